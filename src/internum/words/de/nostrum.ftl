# Mare Nostrum (2003)

event-dealt = { $player } führt { $empire }
event-left_out = Niemand führt { $empire }: das Volk ist neutral
event-begins = { $player } setzt zuerst
event-role = { $empire } ist jetzt { $role }
event-received = { $empire } erhält { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
}
event-short = Im Vorrat fehlt: { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
}
event-announced = { $number ->
    [0] { $empire } lässt den Tausch in dieser Runde ausfallen
    [one] { $empire } sagt einen Tausch an: { $number } Karte von jedem
   *[other] { $empire } sagt einen Tausch an: { $number } Karten von jedem
}
event-offered = { $empire } legt aus: { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
}
event-took = { $empire } nimmt { $resource-id ->
    [tax] eine Steuer
   *[other] { $resource }
} von { $from }
event-returned = { $empire } nimmt { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
} zurück
event-gave = { $empire } gleicht den Tausch aus: { $resource-id ->
    [tax] eine Steuer
   *[other] { $resource }
} für { $to }
event-gave_unseen = { $empire } gleicht den Tausch aus: eine Karte für { $to }, ungesehen von den anderen
event-drew = { $empire } zieht { $resource-id ->
    [tax] eine Steuer
   *[other] { $resource }
} aus der Hand von { $from }
event-drew_unseen = { $empire } zieht eine Karte aus der Hand von { $from }, ungesehen von den anderen
event-named = { $empire } wird aufgerufen
event-paid = { $empire } zahlt { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
}
event-marked = { $empire } legt einen Einflussmarker in { $province }
event-built = { $empire } baut: { $site }
event-raised = { $empire } stellt in { $province } auf: { $unit }
event-bought = { $empire } gewinnt für sich: { $card }
event-taken_over = { $empire } übernimmt { $province } von { $owner }
event-swapped = { $empire } gibt { $given-id ->
    [tax] eine Steuer
   *[other] { $given }
} für { $taken-id ->
    [tax] eine Steuer
   *[other] { $taken }
}
event-kept = { $empire } behält { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
}
event-discarded = { $empire } gibt ungenutzt zurück: { $count } { $resource-id ->
    [tax] { $count ->
        [one] Steuer
       *[other] Steuern
    }
   *[other] { $resource }
}
event-peace = Durch die Zeusstatue hat { $empire } in dieser Runde Frieden mit { $foe }
event-sent_home = { $count } { $count ->
    [one] Legion
   *[other] Legionen
} von { $empire } { $count ->
    [one] muss
   *[other] müssen
} heim aus { $province }
event-sailed = { $empire } fährt mit { $count } { $count ->
    [one] Flotte
   *[other] Flotten
} von { $from } nach { $to }
event-launched = { $empire } lässt { $count } { $count ->
    [one] Flotte
   *[other] Flotten
} zu Wasser: von { $province } nach { $sea }
event-marched = { $empire } zieht mit { $count } { $count ->
    [one] Legion
   *[other] Legionen
} von { $from } nach { $to }
event-sea_battle = { $empire } greift die Flotten von { $foe } in { $sea } an
event-land_battle = { $empire } greift { $foe } in { $province } an
event-changed_sides = Eine Legion von { $foe } in { $province } läuft zu { $empire } über
event-scored = { $empire } erreicht { $total }: { $hits } Treffer
event-lost = { $empire } verliert { $count } { $unit-id ->
    [legion] { $count ->
        [one] Legion
       *[other] Legionen
    }
    [fortress] Festung
   *[other] { $count ->
        [one] Flotte
       *[other] Flotten
    }
}
event-brought_back = Eine gefallene Legion von { $empire } kehrt nach { $province } zurück
event-plundered = { $empire } plündert: { $site }
event-plundered_trireme = { $empire } verbrennt eine Flotte von { $owner } am Strand von { $province }
event-occupied = { $empire } besetzt: { $site }
event-marker_occupied = { $empire } stellt eine Legion auf den Einflussmarker von { $province }
event-won = { $empire } gewinnt das Spiel: { $way }

ask-seating = welches Volk führst du?
ask-placing = gib deine Punkte aus, dann beginne
ask-roles = mehrere liegen vor dir: wer bekommt das Amt?
ask-income = welchen Rohstoff nimmst du dazu?
ask-exchange = wie viele Karten legt jeder aus? (0: kein Tausch)
ask-offers = was legst du aus? Niemand sieht es, bevor alle gewählt haben
ask-taking = welche Karte nimmst du, und von wem?
ask-balance = du hast eine Karte zu viel: welche gibst du?
ask-draw = aus wessen Hand ziehst du eine Karte?
ask-construction = wer baut als Nächstes?
ask-building = baue, dann fertig
ask-keeping = was behältst du? Alles andere geht zurück
ask-military = wer zieht als Nächstes?
ask-peace = mit wem schließt du in dieser Runde Frieden?
ask-triremes = lass deine Flotten zu Wasser und fahre, dann fertig
ask-sea_battles = greife auf See an, dann fertig
ask-legions = ziehe mit deinen Legionen und kämpfe, dann fertig
ask-land_battles = welcher Kampf kommt zuerst?
ask-battle = was geschieht im Kampf?
ask-conquest = was wird aus den Provinzen, die du hältst? Dann fertig

part-pay = wie zahlst du?
part-keep = was behältst du?
part-stake = was legst du aus?
part-count = wie viele ziehen?
part-loss = welche Spielsteine gehen verloren?
part-posts = wo bleiben die Überlebenden?
part-buildings = welche Bauwerke?

refused-empire-taken = { $have } hat schon einen Spieler
refused-left-out = { $have } bleibt bei so vielen Spielern frei
refused-begun-already = Wer beginnt, steht schon fest
refused-too-few-points = Du hast noch { $have } Punkte; es kostet { $need }
refused-not-your-province = In { $have } liegt nicht dein Marker
refused-not-a-start-province = { $have } ist weder deine Hauptstadtprovinz noch grenzt es an sie
refused-has-owner = Dort liegt ein Marker von { $have }
refused-capital-first = Der erste Marker kommt in deine Hauptstadtprovinz
refused-no-marker-left = Alle deine Einflussmarker liegen auf dem Plan
refused-site-taken = Schon gebaut: { $have }
refused-no-token-left = Kein Plättchen mehr im Vorrat: { $have }
refused-has-fortress = In { $have } steht schon eine Festung
refused-no-coast = Kein Seegebiet grenzt an { $have }
refused-no-unit-left = In deinem Vorrat ist nicht mehr: { $have }
refused-card-taken = Schon vergeben: { $have }
refused-of-another-people = Das gehört dem Volk { $need }: { $have }
refused-not-the-highest = { $have } hat nicht die größte Anzahl
refused-no-such-card = Du hast keine Karte mit dieser Kraft
refused-none-left = Im Vorrat ist nicht mehr: { $have }
refused-not-the-director = Du bist nicht der Kaufmann
refused-more-than-you-hold = Du hast nur { $have } Karten
refused-not-from-oneself = Niemand nimmt von sich selbst
refused-not-offered = { $have } hat nicht offen liegen: { $need }
refused-not-back-again = { $have } hat gerade von dir genommen, was du zuvor nahmst: nimm von jemand anderem
refused-not-held = Du hast nicht: { $have }
refused-took-no-part = { $have } hat nicht teilgenommen oder hat keine Karten
refused-wrong-price = Das kostet einen Satz von { $need } Karten, nicht { $have }
refused-taxes-do-not-mix = Steuern und Rohstoffe werden nicht gemischt
refused-kind-twice = Die Rohstoffe einer Zahlung sind alle verschieden
refused-no-set = Das kostet { $need }; dein größter Satz hat { $have } Karten: nur Steuern, oder lauter verschiedene Rohstoffe
refused-too-many-taxes = Höchstens { $have } Steuern werden behalten, nicht { $need }
refused-too-many-goods = Höchstens { $have } Rohstoffe werden behalten, nicht { $need }
refused-goods-are-not-kept = Rohstoffe werden nicht behalten
refused-same-kind = Was behalten wird, muss verschieden sein
refused-not-the-leader = Du bist nicht der, der aufruft
refused-neutral = Niemand führt { $have }
refused-had-its-turn = { $have } war schon an der Reihe
refused-marker-is-new = Dein Marker in { $have } kam in dieser Runde: baue dort ab der nächsten
refused-foreign-units = In { $have } stehen fremde Einheiten
refused-not-in-reach = { $have } ist weder benachbart noch verbunden
refused-marker-not-held = Auf dem Marker von { $have } steht keine Legion von dir
refused-once-a-round = Nur einmal in der Runde
refused-tax-for-commodity = Man tauscht eine Steuer gegen einen Rohstoff oder einen Rohstoff gegen eine Steuer
refused-not-oneself = Frieden schließt man mit jemand anderem
refused-not-twice-running = Du hattest in der Runde zuvor Frieden mit { $have }
refused-battle-due = Kämpfe zuerst in { $have }
refused-no-trireme = Du hast keine Flotte in { $have }
refused-moved-already = Alle deine Einheiten von { $have } sind gezogen
refused-not-adjacent = { $have } ist nicht benachbart
refused-no-legion = Du hast keine Legion in { $have }
refused-in-a-war = Legionen im Krieg von { $have } können nicht fort
refused-fought-already = Du hast in diesem Zug schon in { $have } gekämpft
refused-at-peace = Dort ist Frieden: { $have }
refused-no-own-unit = Du hast keine Einheit in { $have }
refused-no-foreign-unit = Sie haben keine Einheit in { $have }
refused-owner-first = Der Besitzer von { $have } muss zuerst angegriffen werden
refused-not-conquered = Du bist in { $have } nicht allein, oder dort liegt kein fremder Marker
refused-chosen-already = Für { $have } hast du schon gewählt
refused-stands-already = Deine Legionen stehen schon so: sie zu lassen heißt nichts zu wählen
refused-not-built = Nicht gebaut: { $have }
refused-no-trireme-on-land = Sie haben keine Flotte an Land in { $have }
refused-no-building = In { $have } steht kein Bauwerk
refused-capital-province = { $have } ist eine Hauptstadtprovinz

name-by-pyramids = die Pyramiden
name-by-cards = Helden und Monumente
way-by-pyramids = Pyramiden
way-by-cards = Helden und Monumente
item-influence = Einflussmarker
item-caravan = Karawanen
item-city = Städte
item-market = Märkte
item-temple = Tempel
item-legion = Legionen
item-fortress = Festungen
item-trireme = Trieren
item-hero = Helden
item-wonder = Wunder
item-pyramids = die Pyramiden
power-price = { $of } kosten { $count }
power-first-price = { $count ->
    [0] einmal je Runde ist eines frei: { $of }
    [one] einmal je Runde kostet eines 1 Karte: { $of }
   *[other] einmal je Runde kostet eines { $count } Karten: { $of }
}
power-income = beim Einkommen { $of-id ->
    [tax] Steuern: { $count }
   *[other] Waren nach Wahl: { $count }
}
power-die = { $of } zählen { $count } zu jedem ihrer Würfel
power-dice = mehr Würfel in Landschlachten deines eigenen Zuges: { $count }
power-points = { $count } Punkte mehr in Landschlachten unter deinem Marker
power-fortress = jede deiner Festungen zählt { $count } in der Verteidigung
power-swap = einmal je Runde in deinem Bauzug: eine Ware gegen eine Steuer oder eine Steuer gegen eine Ware
power-draw = nach einem Tausch: eine zufällige Karte von einem anderen, der teilnahm
power-keep = behalte außerdem so viele verschiedene Waren: { $count }
power-peace = Frieden mit einem anderen Spieler für eine Phase, nicht zweimal nacheinander mit demselben
power-turncoat = an Land angegriffen: eine angreifende Legion wechselt vor dem Wurf die Seite
power-return = einmal je Runde kehrt eine eben verlorene Legion in deine Hauptstadtprovinz zurück
power-win = gewinnt sofort das Spiel

name-director-of-commerce = Kaufmann
name-political-leader = Staatsmann
name-military-leader = Heerführer

name-rome = Rom
name-carthage = Karthago
name-greece = Griechenland
name-egypt = Ägypten
name-babylon = Babylon

name-caesar = Julius Caesar
name-hannibal = Hannibal
name-hammurabi = Hammurabi
name-pericles = Perikles
name-cleopatra = Kleopatra
name-agamemnon = Agamemnon
name-archimedes = Archimedes
name-helen = Helena von Troja
name-nebuchadnezzar = Nebukadnezar
name-solomon = Salomo
name-ulysses = Odysseus
name-colossus = der Koloss von Rhodos
name-hanging-gardens = die Hängenden Gärten
name-temple-of-artemis = der Tempel der Artemis
name-statue-of-zeus = die Zeusstatue
name-lighthouse = der Leuchtturm
name-mausoleum = das Mausoleum
name-pyramids = die Pyramiden

name-tax = Steuer
name-slaves = Sklaven
name-livestock = Vieh
name-grain = Getreide
name-fruit = Obst
name-olive-oil = Olivenöl
name-wine = Wein
name-gold = Gold
name-gems = Edelsteine
name-metal = Metall
name-papyrus = Papyrus
name-perfume = Parfüm
name-fish = Fisch

name-legion = Legion
name-fortress = Festung
name-trireme = Flotte
name-market = Markt
name-city = Stadt
name-second-city = zweite Stadt
name-temple = Tempel

# die Bauwerke auf ihren Plätzen
name-corsica-fruit = Karawane (Obst) in Corsica
name-corsica-market = Markt in Corsica
name-sardinia-fish = Karawane (Fisch) in Sardinia
name-sardinia-market = Markt in Sardinia
name-sicilia-syracusae = Syracusae, Stadt in Sicilia
name-sicilia-temple = Tempel in Sicilia
name-gallia-grain = Karawane (Getreide) in Gallia
name-gallia-livestock = Karawane (Vieh) in Gallia
name-gallia-market = Markt in Gallia
name-latium-metal = Karawane (Metall) in Latium
name-latium-wine = Karawane (Wein) in Latium
name-latium-market = Markt in Latium
name-latium-roma = Roma, Stadt in Latium
name-latium-temple = Tempel in Latium
name-italia-metal = Karawane (Metall) in Italia
name-italia-olive-oil = Karawane (Olivenöl) in Italia
name-italia-market = Markt in Italia
name-germania-gems = Karawane (Edelsteine) in Germania
name-germania-market = Markt in Germania
name-dalmatia-slaves = Karawane (Sklaven) in Dalmatia
name-dalmatia-market = Markt in Dalmatia
name-dacia-wine = Karawane (Wein) in Dacia
name-dacia-market = Markt in Dacia
name-thracia-fish = Karawane (Fisch) in Thracia
name-thracia-market = Markt in Thracia
name-thracia-byzantium = Byzantium, Stadt in Thracia
name-thracia-temple = Tempel in Thracia
name-macedonia-grain = Karawane (Getreide) in Macedonia
name-macedonia-wine = Karawane (Wein) in Macedonia
name-macedonia-market = Markt in Macedonia
name-achaea-olive-oil = Karawane (Olivenöl) in Achaea
name-achaea-market = Markt in Achaea
name-achaea-athenae = Athenae, Stadt in Achaea
name-achaea-thebae = Thebae, Stadt in Achaea
name-achaea-temple = Tempel in Achaea
name-creta-fruit = Karawane (Obst) in Creta
name-creta-market = Markt in Creta
name-creta-cnossus = Cnossus, Stadt in Creta
name-creta-temple = Tempel in Creta
name-asia-olive-oil = Karawane (Olivenöl) in Asia
name-asia-market = Markt in Asia
name-asia-troas = Troas, Stadt in Asia
name-asia-temple = Tempel in Asia
name-cappadocia-fruit = Karawane (Obst) in Cappadocia
name-cappadocia-market = Markt in Cappadocia
name-cilicia-tarsus = Tarsus, Stadt in Cilicia
name-cilicia-temple = Tempel in Cilicia
name-armenia-gold = Karawane (Gold) in Armenia
name-armenia-market = Markt in Armenia
name-cyprus-salamis = Salamis, Stadt in Cyprus
name-cyprus-temple = Tempel in Cyprus
name-judaea-ierusalem = Ierusalem, Stadt in Judaea
name-judaea-temple = Tempel in Judaea
name-assyria-wine = Karawane (Wein) in Assyria
name-assyria-market = Markt in Assyria
name-assyria-ninive = Ninive, Stadt in Assyria
name-assyria-temple = Tempel in Assyria
name-mesopotamia-fruit = Karawane (Obst) in Mesopotamia
name-mesopotamia-market = Markt in Mesopotamia
name-mesopotamia-nippur = Nippur, Stadt in Mesopotamia
name-mesopotamia-temple = Tempel in Mesopotamia
name-babylonia-grain = Karawane (Getreide) in Babylonia
name-babylonia-perfume = Karawane (Parfüm) in Babylonia
name-babylonia-market = Markt in Babylonia
name-babylonia-babylon = Babylon, Stadt in Babylonia
name-babylonia-temple = Tempel in Babylonia
name-arabia-slaves = Karawane (Sklaven) in Arabia
name-arabia-market = Markt in Arabia
name-aegyptus-papyrus = Karawane (Papyrus) in Aegyptus
name-aegyptus-market = Markt in Aegyptus
name-aegyptus-alexandria = Alexandria, Stadt in Aegyptus
name-aegyptus-memphis = Memphis, Stadt in Aegyptus
name-aegyptus-temple = Tempel in Aegyptus
name-nubia-slaves = Karawane (Sklaven) in Nubia
name-nubia-market = Markt in Nubia
name-aethiopia-grain = Karawane (Getreide) in Aethiopia
name-aethiopia-gold = Karawane (Gold) in Aethiopia
name-aethiopia-market = Markt in Aethiopia
name-cyrenaica-papyrus = Karawane (Papyrus) in Cyrenaica
name-cyrenaica-market = Markt in Cyrenaica
name-cyrenaica-cyrene = Cyrene, Stadt in Cyrenaica
name-cyrenaica-temple = Tempel in Cyrenaica
name-garamantia-gems = Karawane (Edelsteine) in Garamantia
name-garamantia-livestock = Karawane (Vieh) in Garamantia
name-garamantia-market = Markt in Garamantia
name-libya-livestock = Karawane (Vieh) in Libya
name-libya-olive-oil = Karawane (Olivenöl) in Libya
name-libya-market = Markt in Libya
name-phasania-slaves = Karawane (Sklaven) in Phasania
name-phasania-market = Markt in Phasania
name-africa-livestock = Karawane (Vieh) in Africa
name-africa-perfume = Karawane (Parfüm) in Africa
name-africa-market = Markt in Africa
name-africa-carthago = Carthago, Stadt in Africa
name-africa-temple = Tempel in Africa
name-numidia-gold = Karawane (Gold) in Numidia
name-numidia-slaves = Karawane (Sklaven) in Numidia
name-numidia-market = Markt in Numidia

# was auf den Knöpfen steht
phase-setup = Aufbau
phase-commerce = Handel
phase-construction = Bauen
phase-military = Strategie
do-deal = { $empire } führen
do-settle = Marker in { $province } legen
do-found = Bauen: { $site }
do-station = In { $province } aufstellen: { $unit }
do-recruit = Deinen Helden gewinnen
do-begin = Beginnen
do-award = { $empire }
do-choose = Nehmen: { $commodity }
do-no-choice = Keinen Rohstoff nehmen
do-announce = { $number ->
    [0] Kein Tausch in dieser Runde
    [one] Jeder legt { $number } aus
   *[other] Jeder legt { $number } aus
}
do-offer = Karten auslegen
do-take = { $resource } von { $empire }
do-give = { $resource } geben
do-rob = Eine Karte von { $empire } ziehen
do-spare = Keine Karte ziehen
do-name = { $empire }
do-mark = { $province } nehmen
do-take-over = { $province } übernehmen
do-build = Bauen: { $site }
do-raise = In { $province } aufstellen: { $unit }
do-buy = Gewinnen: { $card }
do-swap = { $resource } gegen { $resource2 } tauschen
do-finish = Bauen beenden
do-keep = Wählen, was du behältst
do-peace = Frieden mit { $empire }
do-no-peace = Kein Frieden
do-launch = Von { $province } nach { $sea } zu Wasser
do-sail = Von { $sea } nach { $sea2 } fahren
do-fight = { $empire } in { $sea } angreifen
do-march = Von { $province } nach { $province2 } ziehen
do-battle = { $empire } in { $province } angreifen
do-plunder = Plündern: { $site }
do-plunder-trireme = Eine Flotte von { $empire } in { $province } verbrennen
do-occupy = Bauwerke in { $province } besetzen
do-claim = Die Übernahme von { $province } vorbereiten
do-entice = Helena: eine Legion läuft über
do-resist = Helena ruhen lassen
do-lose = Deine Verluste wählen
do-bring-back = Mausoleum: eine Legion kehrt zurück
do-let-go = Das Mausoleum nicht nutzen
do-retain = Wählen, was die Überlebenden halten
do-done = Fertig
do-done-triremes = Genug gefahren
do-done-sea-battles = Kein Angriff auf See
do-done-legions = Genug gezogen
do-done-conquest = Feldzug beenden
confirm-buy = Gewinnen
confirm-offer = Auslage versiegeln
confirm-keep = Behalten
confirm-finish = Bauen beenden
