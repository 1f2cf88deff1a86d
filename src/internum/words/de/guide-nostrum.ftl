# Mare Nostrum (2003): was ein Neuling liest. Die Karte sind die ersten beiden Teile, der Überblick der dritte; die Optionen des Tisches sind Parameter.

guide-like = Etwas für dich, wenn du gern mit dem tauschst, was du hast, ruhig unter drohendem Krieg wächst und einen Tisch magst, an dem drei bestimmen, wer wann dran ist.
guide-length = { $seats } Völker, etwa { $minutes } Minuten
guide-gentle = Fünf Spieler, der einfache Aufbau und alle Optionen auf ihrem üblichen Wert, sodass kein Volk neutral bleibt.
guide-goal = Zwei Wege führen zum Sieg, und beide enden in deinem eigenen Zug der Bauphase. Achte darauf, was deine Nachbarn bezahlen können.

guide-win-pyramids = Die Pyramiden bauen: { $pyramids_price } Steuern oder { $pyramids_price } lauter verschiedene Rohstoffe
    .clause = N10.3g
guide-win-cards = { $cards_to_win } Helden und Monumente haben, den Startheld mitgezählt
    .clause = N1.1

guide-round-commerce = Handelsphase
guide-round-construction = Bauphase
guide-round-military = Strategiephase

guide-overview-1 = Du führst ein Volk mit drei Provinzen, einer Festung und einem Helden. Jede Runde hat drei Phasen und jede Phase ihr Amt: es hat, wer dafür am meisten zählt.
guide-overview-2 = Einkünfte: jede Stadt bringt eine Steuer, zwei mit einem Tempel in der Provinz; jede Karawane bringt den Rohstoff ihres Platzes, zwei mit einem Markt. Wer ein Bauwerk besetzt, bekommt seine Einkünfte.
guide-overview-3 = Tausch: der Kaufmann, mit den meisten Karawanen und Märkten, sagt, wie viele Karten jeder auslegt. Alle werden zugleich aufgedeckt; er nimmt eine von jemandem, der eine von jemand anderem nimmt, und so fort. Wer zu wenige Karten hat, nimmt nicht teil.
guide-overview-4 = Bauen: der Staatsmann, mit den meisten Städten und Tempeln, ruft nacheinander auf, wer baut. Alles kostet einen eigenen Satz: nur Steuern oder lauter verschiedene Rohstoffe. Das meiste kostet 3, Märkte und Tempel 6, Helden und Monumente 9.
guide-overview-5 = Du baust nur, wo dein Einflussmarker schon seit der vorigen Runde liegt. Neue Marker kommen neben deine Provinzen oder über Seegebiete mit deinen Flotten. Am Ende behältst du höchstens zwei Steuern; alles andere geht zurück.
guide-overview-6 = Strategie: der Heerführer, mit den meisten Legionen, Flotten und Festungen, ruft auf, wer zieht. Zuerst Flotten, die vom Land ins Seegebiet fahren und Legionen von Küste zu Küste tragen; dann Legionen.
guide-overview-7 = Legionen, die auf fremde Legionen oder eine Festung treffen, müssen angreifen. Jede Seite würfelt für jede Legion, eine verteidigende Festung zählt 6, und je volle 5 Punkte verliert die andere Seite einen Spielstein ihrer Wahl. Überleben beide, ist in der Provinz Krieg.
guide-overview-8 = Stehst du allein in fremder Provinz, wählst du am Ende deines Zuges eines: ein Bauwerk plündern, Bauwerke besetzen und ihre Einkünfte bekommen, oder auf den Marker treten und die Provinz in deinem nächsten Zug der Bauphase kaufen.
