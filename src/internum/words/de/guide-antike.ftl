# Antike: was ein Neuling liest. Die Karte sind die ersten beiden Teile, der Überblick der dritte.

guide-like = Etwas für dich, wenn du gern mehrere Züge vorausplanst, ohne Geheimnisse und ohne Würfel.
guide-length = { $seats } Völker, etwa { $minutes } Minuten
guide-gentle = Vier Völker auf der Ostseite des Plans, die üblichen Regeln.
guide-goal = Das erste Volk mit { $goal } antiken Persönlichkeiten gewinnt. Jede Art verdient man mit einer großen Tat.

guide-win-king = König: fünf Städte besitzen, dann zehn, fünfzehn …
    .clause = A4.3
guide-win-citizen = Bürger: drei Tempel besitzen, dann sechs, neun …
    .clause = A4.6
guide-win-navigator = Seefahrer: Galeeren in sieben Meeren haben, dann in vierzehn
    .clause = A4.7
guide-win-scholar = Gelehrter: als Allererster ein Know-how haben
    .clause = A4.4
guide-win-general = Feldherr: eine Stadt mit Tempel erobern
    .clause = A4.5

guide-round-rondel = Rondell
guide-round-action = Aktion
guide-round-founding = Städte gründen
guide-round-personages = Persönlichkeiten

guide-overview-1 = Du führst ein Volk mit drei Städten: eine bringt Marmor, eine Eisen, eine Gold. Zu Beginn jeder Runde erhält jedes Volk eine Münze, die für jeden Rohstoff zählt.
guide-overview-2 = In deinem Zug rückt dein Stein auf dem Rondell vor, einem Rad mit acht Aktionen. Bis zu drei Schritte sind frei; jeder weitere kostet einen Rohstoff. Zweimal hintereinander dasselbe geht also nicht, und du siehst, was die anderen als Nächstes können.
guide-overview-3 = Marmor, Eisen und Gold bringen Ertrag: eins für jede Stadt dieser Art, drei mit Tempel.
guide-overview-4 = Auf dem Tempelfeld baust du Tempel für je 5 Marmor. Auf dem Rüstungsfeld stellst du Legionen und Galeeren für je 1 Eisen auf. Auf dem Know-how-Feld lernst du für Gold; wer der Erste ist, zahlt mehr und gewinnt einen Gelehrten.
guide-overview-5 = Auf den beiden Manöverfeldern ziehen deine Einheiten, Legionen über Landgrenzen, Galeeren über Seegrenzen. Einheiten vernichten sich eins zu eins; niemand muss kämpfen.
guide-overview-6 = Um eine Stadt zu erobern, brauchst du dort so viele aktive Einheiten, wie ihre Verteidigung zählt: eins für die Stadt, drei mit Tempel, und eins für jede verteidigende Einheit. Ebenso viele der deinen verlassen den Plan, und alle Verteidiger; ein Tempel wird zerstört und bringt einen Feldherrn.
guide-overview-7 = Nach deiner Aktion darfst du Städte gründen, wo deine Einheiten stehen: je 1 Marmor, 1 Eisen und 1 Gold.
guide-overview-8 = Persönlichkeiten werden am Ende deines eigenen Zuges gezählt und gehen nie wieder verloren. Die Stapel sind begrenzt: wer spät kommt, geht leer aus.
