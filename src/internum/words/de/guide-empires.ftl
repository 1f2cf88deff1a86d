# Mare Nostrum: Empires: was ein Neuling liest. Die Karte sind die ersten beiden Teile, der Überblick der dritte; die Optionen des Tisches sind Parameter.

guide-like = Etwas für dich, wenn du Handel, Aufbau und drohenden Krieg magst und deinen Nachbarn nie ganz traust.
guide-length = { $seats } Reiche, etwa { $minutes } Minuten
guide-gentle = Drei Reiche, die Regeln der Academy-Ausgabe, je fünf Helden und Weltwunder offen.
guide-goal = Vier Wege führen zum Sieg. Achte auf alle vier, bei allen.

guide-win-pyramids = { $pyramids_win ->
    [culture_leader] Prestige: als Erster in der Kultur die Pyramiden bauen, ein Satz von 12; sonst zählen sie am Ende der Bauphase
   *[builder] Prestige: die Pyramiden bauen, ein Satz von 12
}
    .clause = { $pyramids_win ->
        [culture_leader] E10.1b
       *[builder] E10.1a
    }
guide-win-tiles = { $fifth_tile_win ->
    [culture_leader_at_once] Ruhm: den fünften Helden oder das fünfte Weltwunder erwerben, der Startheld zählt mit; als Erster in der Kultur sofort, sonst am Ende der Bauphase
   *[end_of_phase] Ruhm: den fünften Helden oder das fünfte Weltwunder erwerben, der Startheld zählt mit
}
    .clause = { $fifth_tile_win ->
        [culture_leader_at_once] E10.2b
       *[end_of_phase] E10.2a
    }
guide-win-conquest = Eroberung: vier Hauptstädte oder legendäre Städte kontrollieren
    .clause = E10.3a
guide-win-titles = Führung: alle drei Titel zugleich innehaben
    .clause = E10.4a

guide-round-collect = Einnehmen
guide-round-trade = Handel
guide-round-build = Bauen
guide-round-war = Ziehen und kämpfen
guide-round-leaders = Titel

guide-overview-1 = Du führst ein Reich mit drei Provinzen und einem Helden. Jede Runde hat fünf Phasen.
guide-overview-2 = Einnehmen: jede Karawane bringt ihr Gut, zwei mit einem Markt in der Provinz; jede Stadt bringt eine Münze, zwei mit einem Tempel. Legendäre Städte bringen ein Gut, das gelost wird.
guide-overview-3 = Handel: der Erste im Handel sagt, wie viele Ressourcen jeder anbietet. Alle werden zugleich aufgedeckt; dann nimmst du eine von jemandem, der eine von jemand anderem nimmt, und so fort. Bezahlt wird mit Sätzen verschiedener Güter: seltene willst du also haben.
guide-overview-4 = Bauen: der Erste in der Kultur ruft nacheinander auf, wer baut. Alles kostet einen Satz: nur Münzen oder lauter verschiedene Güter. Du setzt Einflussmarker, Karawanen, Märkte, Städte, Tempel, Legionen, Triremen, Festungen, Helden und Weltwunder.
guide-overview-5 = Was übrig bleibt, verfällt, bis auf zwei Münzen.
guide-overview-6 = Ziehen und kämpfen: der Erste im Militär ruft auf, wer zieht. Zuerst Triremen, die Legionen über ihre Meere tragen; dann Legionen. Treffen sie auf andere, müssen sie kämpfen, ein Würfel je Einheit; je 5 Punkte sind ein Treffer, und der Verlierer wählt seine Verluste.
guide-overview-7 = Stehen deine Legionen allein in fremder Provinz, dürfen sie ein Gebäude plündern, Gebäude besetzen, die dann dir Ertrag bringen, oder den Einflussmarker besetzen und die Provinz in einem späteren Zug übernehmen.
guide-overview-8 = Titel: die meisten Karawanen und Märkte führen im Handel, die meisten Städte und Tempel in der Kultur, die meisten Einheiten im Militär. Helden und Weltwunder zählen mit und haben eigene Kräfte.
