# Conquest of the Empire II

event-first_player = { $player } ist der erste Spieler
event-drew_token = { $player } zieht einen Provinzmarker: { $province }
event-put_back = Der Marker geht zurück: niemand beginnt in { $province }
event-token_placed = Ein Provinzmarker kommt nach { $province }
event-dealt = Eine Karte wird aufgedeckt: { $card }
event-bid = { $player } bietet { $talents }: { $a } in Feld A, { $b } in Feld B
event-passed = { $player } passt
event-allied = { $player } gewinnt die Auktion für { $talents }: { $a } auf dem ungeraden Platz, { $b } auf dem geraden Platz
event-placed = { $player } stellt { $count } { $unit-id ->
    [catapult] { $count ->
        [one] Katapult
       *[other] Katapulte
    }
    [galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
    [general] { $count ->
        [one] General
       *[other] Generäle
    }
   *[other] { $unit }
} nach { $province }
event-moored = { $player } stellt eine Galeere nach { $sea }
event-galley_back = { $player } hat keine Küste: Die Galeere geht zurück in den Vorrat
event-turn = { $player } ist am Zug
event-took = { $player } nimmt eine Karte: { $card }
event-recruited = { $player } erhält { $count } { $unit-id ->
    [catapult] { $count ->
        [one] Katapult
       *[other] Katapulte
    }
    [galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
    [general] { $count ->
        [one] General
       *[other] Generäle
    }
   *[other] { $unit }
} in { $province }
event-launched = { $player } erhält { $count } { $count ->
    [one] Galeere
   *[other] Galeeren
} in { $sea }
event-bought_token = { $player } kauft { $count } Provinzmarker in { $province }
event-bought_marker = { $player } kauft { $count } Einflussmarker von { $owner } in { $province }
event-taxed = { $player } nimmt { $talents } Talente und { $chaos } Unruhe
event-marched = { $player } marschiert mit { $count } { $unit-id ->
    [catapult] { $count ->
        [one] Katapult
       *[other] Katapulte
    }
    [galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
    [general] { $count ->
        [one] General
       *[other] Generäle
    }
   *[other] { $unit }
} nach { $province }
event-crossed = { $player } verschifft { $count } { $unit-id ->
    [catapult] { $count ->
        [one] Katapult
       *[other] Katapulte
    }
    [galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
    [general] { $count ->
        [one] General
       *[other] Generäle
    }
   *[other] { $unit }
} nach { $province }
event-sailed = { $player } segelt mit { $count } { $count ->
    [one] Galeere
   *[other] Galeeren
} von { $from } nach { $to }
event-land_battle = { $player } greift { $foe } in { $province } an
event-sea_battle = { $player } greift die Galeeren von { $foe } in { $sea } an
event-joined = { $player } beteiligt sich mit { $count } { $count ->
    [one] Galeere
   *[other] Galeeren
}
event-lent = { $player } leiht { $to } { $count } { $unit-id ->
    [catapult] { $count ->
        [one] Katapult
       *[other] Katapulte
    }
    [galley] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
    [general] { $count ->
        [one] General
       *[other] Generäle
    }
   *[other] { $unit }
}
event-troops = Truppen für { $player }: { $card }
event-rolled = { $player } würfelt: { $face }
event-hit = { $player } erzielt { $count } Treffer
event-lost = { $player } verliert { $count } × { $fighters }
event-retreated = { $player } zieht sich nach { $province } zurück
event-fled = Die Anführer von { $player } entkommen nach { $province }
event-defeated = { $player } hat die Schlacht verloren
event-called_off = Günstiger Wind: { $player } sagt die Schlacht in { $sea } ab
event-undecided = Die Schlacht in { $sea } endet unentschieden
event-city_built = { $player } baut eine Stadt in { $province }
event-city_taken = Die Stadt in { $province } gehört jetzt { $player }
event-city_abandoned = { $player } hat die Stadt in { $province } verlassen: sie ist herrenlos
event-used = { $player } nutzt: { $card }
event-got = { $player } erhält { $talents } Talente
event-murdered = Ein General von { $player } wird in { $province } ermordet
event-senator_lost = { $player } verliert Senator { $senator }
event-senator_lost_unseen = { $player } verliert einen Senator
event-bribed = { $player } besticht Senator { $senator } von { $from }
event-bribed_unseen = { $player } besticht einen Senator von { $from }
event-called = { $player } ruft zur Abstimmung: { $vote }
event-showed = { $player } zeigt { $count } × Senator { $senator }
event-vote_won = { $player } gewinnt die Abstimmung mit { $count } { $count ->
    [one] Stimme
   *[other] Stimmen
}: { $vote }
event-vote_lost = Niemand gewinnt die Abstimmung: { $vote }
event-share = Für Einfluss in Rom nimmt { $player } Senator { $senator }
event-share_unseen = Für Einfluss in Rom nimmt { $player } einen der Senatoren
event-influenced = { $player } gewinnt { $count } Einfluss in { $province }
event-revolt = { $player } wiegelt die Sklaven in { $province } auf
event-rebels_gone = Der Aufstand in { $province } ist vorbei
event-taxes = { $player } nimmt { $talents } Talente an Steuern ein
event-scored = { $player } erhält { $count } in { $province }
event-calmed = { $player } verliert bis zu { $count } Unruhe
event-penalty = { $player } verliert { $count } Punkte wegen Unruhe
event-season_over = Saison { $season } ist vorbei
event-won = { $player } gewinnt das Spiel
event-points = { $player } erhält { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}

ask-auction = bieten Sie, mit Ihrem Vorschlag für die beiden Felder, oder passen Sie
ask-placement = stellen Sie Ihre Starteinheiten auf
ask-turn = was tun Sie?
ask-buying = wo kaufen Sie noch Einfluss? Danach fertig
ask-vote = zeigen Sie Senatoren mit mehr Stimmen, oder passen Sie
ask-revolt = welche Armee greifen die Aufständischen als nächste an?
ask-land_battle = Galeeren einsetzen, verleihen, Verluste wählen, Rückzug oder bleiben
ask-sea_battle = absagen, verleihen, oder Verluste wählen

part-a = wer kommt in Feld A, den ungeraden Platz?
part-b = wer kommt in Feld B, den geraden Platz?
part-box = in welches Feld kommt der letzte Spieler?
part-count = wie viele?
part-recruits = was rekrutieren Sie, und wo?
part-wares = was kaufen Sie?
part-columns = wer geht wohin?
part-galleys = welche Galeeren segeln?
part-against = greifen Sie dort an?
part-help = was schicken Sie?
part-loss = was verlieren Sie?
part-zones1 = Galeeren aus welchen Zonen verlieren Sie?
part-zones2 = und vom nächsten Besitzer?
part-zones3 = und vom letzten Besitzer?
part-senators = welche Senatoren zeigen Sie?
part-strike = ein General oder ein Senator?
part-of = von welchem Spieler?
part-in = in welcher Provinz?
part-from = von wo?
part-troops = welche vier Einheiten gehen?
part-leaders = welche Anführer gehen mit?

refused-actions-left = Sie haben noch { $have } { $have ->
    [one] Aktion
   *[other] Aktionen
}; passen Sie stattdessen
refused-already-there = Sie stehen schon dort: { $have }
refused-bought-there = In dieser Aktion haben Sie dort schon gekauft: { $have }
refused-cannot-be-carried-out = Jetzt nicht ausführbar: { $have }
refused-cannot-pay = Sie haben { $have }; es kostet { $need }
refused-enemy-army-there = Eine feindliche Armee steht in { $have }
refused-enemy-galleys-there = Feindliche Galeeren liegen in { $have }
refused-first-player-known = Der erste Spieler ist bekannt
refused-has-no-coast = { $have } hat keine Küste
refused-has-none = { $have } kann nicht gewählt werden: Es gibt nichts zu nehmen
refused-no-action-left = Sie haben in dieser Runde keine Aktion mehr
refused-no-army-there = In { $have } steht keine Armee
refused-no-building-there = Mit dieser Karte können Sie jetzt nicht in { $have } bauen
refused-no-enemy = { $have } ist in dieser Saison nicht Ihr Feind
refused-no-enemy-galley = { $have } hat dort keine Galeere
refused-no-expedition-from-there = Die Expedition kann nicht aus { $have } aufbrechen
refused-no-galley-elsewhere = Sie haben keine Galeere außerhalb von { $have }
refused-no-galley-from-there = Keine Ihrer Galeeren kann aus { $have } kommen
refused-no-galley-room = Die Galeeren haben noch Platz für { $have }, nicht für { $need }
refused-no-galley-there = Keine eigene Galeere bei { $have } ist erreichbar, ohne feindlichen Galeeren zu begegnen
refused-no-general-there = Kein solcher General steht in { $have }
refused-no-marker-left = Alle Ihre Einflussmarker liegen auf dem Plan
refused-no-own-army = Sie haben keine Armee in { $have }
refused-no-own-galley = Sie haben keine Galeere in { $have }
refused-no-own-influence = Sie haben keinen Einfluss in { $have }
refused-no-own-leader = Sie haben keinen Anführer in { $have }
refused-no-recruiting-ground = Sie haben keine Provinz mit Einfluss und Anführer zugleich
refused-no-recruiting-there = Dort können Sie nicht rekrutieren: { $have }
refused-no-such-card = Sie haben diese Karte nicht: { $have }
refused-no-such-face = Kein Würfel hat diese Seite: { $have }
refused-no-token-left = Kein Marker mehr übrig: { $have }
refused-no-way-by-sea = Keine Ihrer Galeeren kommt nach { $have }
refused-no-way-out = Kein Weg führt aus { $have } hinaus
refused-nobody-has-one = Niemand hat so eine: { $have }
refused-nobody-to-attack = { $have } kann dort nicht angegriffen werden
refused-none-in-reserve = Alle schon aufgestellt: { $have }
refused-none-left = Ihr Vorrat hat zu wenig: { $have }
refused-none-of-this-value = Kein Senator { $have } ist zu ziehen
refused-not-adjacent = { $have } grenzt nicht an
refused-not-available = Nicht unter den offenen Karten: { $have }
refused-not-beside-influence = { $have } berührt keine Provinz mit Ihrem Einfluss
refused-not-higher = { $have } ist zu niedrig; mindestens { $need }
refused-not-in-hand = So viele Senatoren haben Sie nicht: { $have }
refused-not-in-reach = { $have } ist zu Fuß nicht erreichbar
refused-not-in-the-deck = Nicht im Stapel: { $have }
refused-not-the-first-victim = Der Aufstand kann nicht mit { $have } beginnen
refused-not-the-next-army = Die Aufständischen können sich jetzt nicht gegen { $have } wenden
refused-nothing-for-sale = Nichts, was Sie kaufen könnten, liegt in { $have }
refused-nothing-to-recruit = Mit { $have } Talenten und Ihrem Vorrat können Sie nichts rekrutieren
refused-nothing-to-send = Sie haben nichts zu schicken
refused-one-card-a-round = Sie haben in dieser Runde schon eine Karte genommen
refused-only-in-the-turn = Nur im eigenen Zug, vor, zwischen oder nach Ihren Aktionen
refused-opener-must-bid = Wer die Auktion eröffnet, muss bieten; 0 genügt
refused-origin-has-no-coast = Kein Schiff fährt aus { $have }: es gibt keine Küste
refused-placed-already = { $have } steht schon in der Bündnisleiste
refused-placed-bidder = Sie stehen schon in der Bündnisleiste
refused-proposed-twice = { $have } kann nicht in beide Felder
refused-strait-closed = Eine feindliche Galeere sperrt die Meerenge: { $have }
refused-used-already = In dieser Saison schon genutzt: { $have }

name-nobody = niemand
alliance-box = Bündnisse
alliance-odd = Das Bündnis der ungeraden Plätze
alliance-even = Das Bündnis der geraden Plätze
highest-bid = Höchstes Gebot
no-bid-yet = noch keines
your-bid = Dein Gebot
your-proposal = Dein Vorschlag für die Plätze { $odd } und { $even }
nobody-yet = niemand
actions-left = noch { $count } Aktionen
cards-for-sale = Karten zu kaufen
cards-mine = Meine Karten
card-use = Nutzen
card-call = Ausrufen
special-tax = Sondersteuer
votes-of = { $side }: { $count } Stimmen
no-votes-yet = Noch hat niemand einen Senator gezeigt.
effect-vote-emergency-tax = Wer die Abstimmung gewinnt, nimmt 40 Talents
effect-vote-bread-and-circuses = Wer die Abstimmung gewinnt, verliert 10 Chaos
effect-vote-hail-caesar = Wer die Abstimmung gewinnt, erhält 15 Punkte
effect-vote-new-legions = Wer die Abstimmung gewinnt, setzt 6 Infanterie in Italia oder Neapolis ein
effect-vote-influence-in-rome = Wer die Abstimmung gewinnt, erhält 2 Einfluss in Italia
effect-merchant = Einmal je Saison { $card-id ->
    [merchant_hispania] 5
    [merchant_italia] 5
    [merchant_achaia] 5
   *[other] 10
} Talents für jeden deiner Marker dort
effect-diplomacy = In dieser Saison in jeder deiner Schlachten { $card-id ->
    [diplomacy_italia] in Italia: 4 Infanterie, 1 Kavallerie
    [diplomacy_mesopotamia] in Mesopotamia: 3 Kavallerie
    [diplomacy_numidia] in Numidia: 4 Infanterie
    [diplomacy_egypt] in Egypt: 2 Infanterie, 1 Galeere
    [diplomacy_achaia] in Achaia: 2 Infanterie, 2 Galeeren
   *[other] zur See: 2 Galeeren
}
effect-barbarians = Sofort: vier deiner militärischen Landeinheiten ziehen hin, für { $card-id ->
    [barbarians_moesia] 3 Infanterie und 1 Kavallerie
    [barbarians_dacia] 3 Infanterie und 1 Kavallerie
    [barbarians_armenia] 40 Talents
    [barbarians_pannonia] 40 Talents
   *[other] 10 Punkte
}
way-points = hinter dem Führenden
name-rebels = die Aufständischen
name-a = A
name-b = B
name-blank = leer
name-caesar = Caesar
name-catapult = Katapult
name-cavalry = Kavallerie
name-galley = Galeere
name-general = General
name-infantry = Infanterie
name-senator = Senator
name-token = Provinzmarker

name-loot-the-countryside = Das Land plündern
name-vote-emergency-tax = Abstimmung über die Notsteuer
name-vote-bread-and-circuses = Abstimmung über Brot und Spiele
name-vote-hail-caesar = Abstimmung über Heil Caesar
name-vote-new-legions = Abstimmung über neue Legionen
name-vote-influence-in-rome = Abstimmung über Einfluss in Rom
name-emergency-tax = Notsteuer
name-bread-and-circuses = Brot und Spiele
name-hail-caesar = Heil Caesar
name-new-legions = Neue Legionen
name-influence-in-rome = Einfluss in Rom
name-merchant-egypt = Händler aus Egypt
name-merchant-sicilia = Händler aus Sicilia
name-merchant-asia = Händler aus Asia
name-merchant-hispania = Händler aus Hispania
name-merchant-italia = Händler aus Italia
name-merchant-achaia = Händler aus Achaia
name-assassin = Meuchelmörder
name-senator-1 = Senator I
name-senator-2 = Senator II
name-senator-3 = Senator III
name-senator-4 = Senator IV
name-i = I
name-ii = II
name-iii = III
name-iv = IV
name-diplomacy-italia = Diplomatie mit dem Senat
name-diplomacy-mesopotamia = Diplomatie mit Parthien
name-diplomacy-numidia = Diplomatie mit den Numidern
name-diplomacy-egypt = Diplomatie mit Ägypten
name-diplomacy-achaia = Diplomatie mit den griechischen Städten
name-diplomacy-pirates = Diplomatie mit den Piraten
name-commandeer-aegaeum = Flotte beschlagnahmen: Mare Aegaeum
name-commandeer-alexandria = Flotte beschlagnahmen: Mare Alexandria
name-build-city-egypt-numidia = Stadt bauen: Egypt oder Numidia
name-build-city-hispania-sicilia = Stadt bauen: Hispania oder Sicilia
name-build-city-italia-neapolis = Stadt bauen: Italia oder Neapolis
name-build-city-italia-mesopotamia = Stadt bauen: Italia oder Mesopotamia
name-build-city-narbonensis-achaia = Stadt bauen: Narbonensis oder Achaia
name-build-city-asia-galacia = Stadt bauen: Asia oder Galacia
name-barbarians-moesia = Barbaren vor den Toren: Moesia
name-barbarians-dacia = Barbaren vor den Toren: Dacia
name-barbarians-armenia = Barbaren vor den Toren: Armenia
name-barbarians-pannonia = Barbaren vor den Toren: Pannonia
name-barbarians-germania = Barbaren vor den Toren: Germania
name-barbarians-britannia = Barbaren vor den Toren: Britannia
name-politician = Politiker
name-bribe-senator = Senator bestechen
name-slave-revolt = Sklavenaufstand
name-army-training = Heeresausbildung
name-naval-training = Flottenausbildung
name-favorable-wind = Günstiger Wind

# Meerengen
name-gibraltar = Gibraltar (Fretum Gaditanum)
name-hellespont = Hellespont und Bosporus
name-messina = Messina (Fretum Siculum)
name-bonifacio = Bonifacio (Fretum Gallicum)
name-fretum-britannicum = Ärmelkanal (Fretum Britannicum)

# wer kämpft
name-red-infantry = Infanterie von Rot
name-red-cavalry = Kavallerie von Rot
name-red-catapult = Katapult von Rot
name-red-galley = Galeere von Rot
name-blue-infantry = Infanterie von Blau
name-blue-cavalry = Kavallerie von Blau
name-blue-catapult = Katapult von Blau
name-blue-galley = Galeere von Blau
name-green-infantry = Infanterie von Grün
name-green-cavalry = Kavallerie von Grün
name-green-catapult = Katapult von Grün
name-green-galley = Galeere von Grün
name-yellow-infantry = Infanterie von Gelb
name-yellow-cavalry = Kavallerie von Gelb
name-yellow-catapult = Katapult von Gelb
name-yellow-galley = Galeere von Gelb
name-purple-infantry = Infanterie von Violett
name-purple-cavalry = Kavallerie von Violett
name-purple-catapult = Katapult von Violett
name-purple-galley = Galeere von Violett
name-black-infantry = Infanterie von Schwarz
name-black-cavalry = Kavallerie von Schwarz
name-black-catapult = Katapult von Schwarz
name-black-galley = Galeere von Schwarz
name-troop-infantry = Infanterie der Truppen
name-troop-cavalry = Kavallerie der Truppen
name-troop-galley = Galeere der Truppen

# Spieler
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-purple = Violett
name-black = Schwarz

# was auf den Knöpfen steht
phase-alliances = Bündnisse
phase-placement = Aufstellung
phase-actions = Aktionen
do-bid = { $talents } bieten
do-pass = Passen
do-place = Aufstellen in { $key_province }: { $unit }
do-moor = Galeere nach { $sea } stellen
do-take = Karte nehmen: { $card }
do-recruit = Rekrutieren
do-influence = Einfluss kaufen in { $key_province }
do-tax = Sondersteuer: { $talents } Talents
do-march = Aus { $province } marschieren
do-attack = { $player } in { $province } angreifen
do-sail = Nach { $sea } segeln
do-engage = { $player } in { $sea } angreifen
do-use = Karte nutzen: { $card }
do-call = Abstimmung ausrufen: { $vote }
do-done = Fertig
do-done-buying = Nichts mehr kaufen
do-show = Senatoren zeigen
do-raise = Legionen nach { $province } stellen
do-turn-on = Gegen { $player } wenden
do-commit = Galeeren einsetzen
do-lend = Einheiten verleihen
do-decline = Nichts schicken
do-lose = Verluste wählen
do-retreat = Rückzug nach { $province }
do-stay = Bleiben
do-flee = Anführer fliehen nach { $province }
do-call-off = Schlacht absagen
confirm-bid = Bieten
confirm-recruit = Rekrutieren
confirm-march = Marschieren
confirm-sail = Segeln
confirm-show = Zeigen
