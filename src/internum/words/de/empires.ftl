# Mare Nostrum: Empires

event-dealt = { $player } führt { $empire }
event-lot = Die Reihenfolge unter Gleichen: als Nächstes { $empire }
event-turned_up = { $tile } wird aufgedeckt
event-produced = { $empire } erhält { $count } { $resource-id ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $resource }
}
event-drew = { $empire } zieht { $good } (legendär)
event-drew_unseen = { $empire } zieht ein legendäres Gut, ungesehen von den anderen
event-shuffled = Die ausgegebenen legendären Güter bilden den neuen Stapel
event-announced = { $number ->
    [0] { $empire } lässt den Handel in dieser Runde ausfallen
    [one] { $empire } sagt einen Handel an: { $number } Ressource von jedem
   *[other] { $empire } sagt einen Handel an: { $number } Ressourcen von jedem
}
event-offered = { $empire } bietet { $count } { $resource-id ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $resource }
} an
event-took = { $empire } nimmt { $resource-id ->
    [coin] eine Münze
   *[other] { $resource }
} von { $from }
event-returned = { $empire } nimmt { $count } { $resource-id ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $resource }
} zurück
event-gave = { $empire } gleicht den Handel aus: { $resource-id ->
    [coin] eine Münze
   *[other] { $resource }
} für { $to }
event-gave_unseen = { $empire } gleicht den Handel aus: eine Ressource für { $to }, ungesehen von den anderen
event-claimed = { $empire } ruft Perseus an und baut zuerst
event-named = { $empire } wird aufgerufen
event-paid = { $empire } zahlt { $count } { $resource-id ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $resource }
}
event-marked = { $empire } legt einen Einflussmarker in { $province }
event-built = { $empire } baut: { $site }
event-raised = { $empire } stellt in { $province } auf: { $unit }
event-launched = { $empire } lässt in { $sea } eine Trireme zu Wasser
event-acquired = { $empire } erwirbt { $tile }
event-copied = Castor & Pollux von { $empire } übernehmen die Kraft von: { $tile }
event-mustered = Penthesilea ruft { $count } { $count ->
    [one] Legion
   *[other] Legionen
} in die Hauptstadt von { $empire }
event-kept = { $empire } behält { $count } { $resource-id ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[other] { $resource }
}
event-discarded = { $empire } gibt ungenutzt zurück: { $count } { $resource-id ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
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
    [one] Trireme
   *[other] Triremen
} von { $from } nach { $to }
event-marched = { $empire } zieht mit { $count } { $count ->
    [one] Legion
   *[other] Legionen
} von { $from } nach { $to }
event-sea_battle = { $empire } greift die Triremen von { $foe } in { $sea } an
event-land_battle = { $empire } kämpft gegen { $foe } in { $province }
event-scored = { $empire } erreicht { $total }: { $hits } Treffer
event-lost = { $empire } verliert { $count } { $unit-id ->
    [legion] { $count ->
        [one] Legion
       *[other] Legionen
    }
    [fortress] Festung
   *[other] { $count ->
        [one] Trireme
       *[other] Triremen
    }
}
event-plundered = { $empire } plündert: { $site }
event-occupied = { $empire } besetzt: { $site }
event-marker_occupied = { $empire } besetzt den Einflussmarker von { $province }
event-converted = { $province } geht von { $owner } an { $empire } über
event-marker_removed = { $empire } vertreibt { $owner } aus { $province }, das nun niemandem gehört
event-laid = Circe: eine Legion von { $empire } bringt Güter wie: { $site }
event-title = { $empire } führt jetzt: { $track }
event-released = { $empire } hält in { $province } nichts mehr besetzt
event-won = { $empire } gewinnt das Spiel: { $way }

ask-seating = welches Reich führst du?
ask-collect = deine Wahl, bevor du einnimmst
ask-trade = wie viele Ressourcen bietet jeder an? (0: kein Handel)
ask-offers = was bietest du an? Niemand sieht es, bevor alle gewählt haben
ask-taking = was nimmst du, und von wem?
ask-balance = du hast eine Ressource zu viel: welche gibst du?
ask-perseus = Perseus kann dir den ersten Zug geben: darin musst du die fünfte Tafel oder die Pyramiden kaufen
ask-build = wer baut als Nächstes?
ask-building = baue, dann fertig
ask-war = wer zieht als Nächstes?
ask-zeus = mit wem schließt die Zeusstatue in dieser Runde Frieden?
ask-conversion = übernimm die Einflussmarker, die du besetzt, dann fertig
ask-triremes = fahre mit deinen Triremen, dann fertig
ask-sea_battles = greife auf See an, dann fertig
ask-legions = ziehe mit deinen Legionen, dann fertig
ask-land_battles = welcher Kampf kommt zuerst?
ask-battle = was geht verloren, oder was halten die Überlebenden?
ask-conquest = was tun deine Eroberer? Dann fertig
ask-circe = lege Legionen für Circe, dann fertig
ask-leaders = Gleichstand: wer bekommt den Titel?

part-pay = wie zahlst du?
part-keep = was behältst du?
part-stake = was bietest du an?
part-count = wie viele ziehen?
part-loss = welche Einheiten gehen verloren?
part-posts = wo bleiben die Überlebenden?
part-buildings = welche Gebäude?
part-gain = eine Münze oder ein legendäres Gut?
part-copy = wessen Kraft?

refused-no-empire = Das ist für ein Reich, nicht für einen Spieler beim Aufbau
refused-empire-taken = { $have } hat schon einen Spieler
refused-lot-drawn = Das Los von { $have } ist gezogen
refused-not-face-down = { $have } liegt nicht verdeckt
refused-none-left = Im Vorrat ist nicht mehr: { $have }
refused-not-in-the-pile = Das legendäre Gut liegt nicht im Stapel: { $have }
refused-no-colossus = Du hast den Koloss nicht
refused-not-the-trade-leader = Du führst nicht im Handel
refused-chip-used = Der Tauschchip mit { $have } ist benutzt
refused-offers-all = Du hast zu wenig für den Chip und bietest alles an: { $need }
refused-cannot-begin = { $have } kann nicht beginnen
refused-not-from-oneself = Niemand nimmt von sich selbst
refused-not-offered = { $have } hat nicht offen liegen: { $need }
refused-not-back-again = { $have } hat gerade von dir genommen, was du zuvor nahmst: nimm von jemand anderem
refused-not-held = Du hast nicht: { $have }
refused-not-the-leader = Du bist nicht der Leiter, der aufruft
refused-had-its-turn = { $have } war schon an der Reihe
refused-no-perseus = Du hast Perseus nicht
refused-out-of-reach = Du hast zu wenig für die fünfte Tafel oder die Pyramiden
refused-claim-open = Halte erst dein Wort: die fünfte Tafel oder die Pyramiden
refused-claim-needs-it = Danach könntest du die fünfte Tafel oder die Pyramiden nicht mehr bezahlen
refused-has-owner = { $have } besitzt es
refused-not-free = In { $have } stehen Einheiten von anderen
refused-not-in-reach = { $have } ist weder benachbart noch verbunden
refused-no-marker-left = Alle deine Einflussmarker liegen auf dem Plan
refused-no-unit-left = In deinem Vorrat ist nicht mehr: { $have }
refused-no-set = Das kostet einen Satz von { $need }: nur Münzen, oder lauter verschiedene Güter
refused-not-your-province = { $have } gehört nicht dir
refused-site-taken = Schon gebaut: { $have }
refused-has-fortress = Du hast eine Festung in { $have }
refused-no-free-coast = Keine deiner Provinzen ohne fremde Einheiten liegt an { $have }
refused-beside-war = { $have } liegt an einer deiner Provinzen, in der Krieg ist
refused-tile-taken = { $need } hat { $have }
refused-not-face-up = { $have } liegt nicht offen
refused-built-already = Du hast die Pyramiden schon gebaut
refused-five-tiles = Du hast { $have } Tafeln; mehr hat niemand
refused-cannot-be-copied = Diese Kraft kann nicht übernommen werden: { $have }
refused-no-penthesilea = Du hast Penthesilea nicht
refused-once-a-round = Nur einmal in der Runde
refused-too-many-coins = Höchstens { $have } Münzen werden behalten, nicht { $need }
refused-too-many-goods = Höchstens { $have } Güter werden behalten, nicht { $need }
refused-goods-are-not-kept = Güter werden nicht behalten
refused-same-kind = Was behalten wird, muss verschieden sein
refused-no-zeus = Du hast die Zeusstatue nicht
refused-not-oneself = Frieden schließt man mit jemand anderem
refused-not-twice-running = Du hattest in der Runde zuvor Frieden mit { $have }
refused-no-trireme = Du hast keine Trireme in { $have }
refused-no-legion = Du hast keine Legion in { $have }
refused-moved-already = Alle deine Einheiten von { $have } sind gezogen
refused-not-adjacent = { $have } ist nicht benachbart
refused-must-leave = Der Frieden schickt Legionen von dir fort: ziehe erst mit ihnen
refused-at-peace = Die Zeusstatue wahrt den Frieden: { $have }
refused-no-own-unit = Du hast keine Einheit in { $have }
refused-no-foreign-unit = Sie haben keine Einheit in { $have }
refused-fought-already = Du hast in diesem Zug schon in { $have } gekämpft
refused-no-such-face = Kein Würfel hat eine { $have }
refused-no-conqueror = Du bist nicht der Eroberer von { $have }
refused-chosen-already = Für { $have } hast du schon gewählt
refused-nothing-occupied = Du hältst in { $have } nichts besetzt
refused-not-built = Nicht gebaut: { $have }
refused-no-building = In { $have } steht kein Gebäude
refused-capital-province = { $have } ist eine Hauptstadtprovinz
refused-marker-not-occupied = Du besetzt den Einflussmarker von { $have } nicht
refused-not-linked = { $have } ist mit keiner deiner Provinzen benachbart oder verbunden
refused-not-since-an-earlier-turn = Du besetzt den Einflussmarker von { $have } erst seit diesem Zug
refused-no-sheba = Du hast die Königin von Saba nicht
refused-no-circe = Du hast Circe nicht
refused-no-empty-caravan-site = Kein leerer Karawanenplatz: { $have }
refused-no-idle-legion = Du hast dort { $have } Legionen; alle halten etwas besetzt
refused-not-in-this-province = Die Provinz muss dir gehören oder neutral sein, und frei von anderen: { $have }
refused-not-the-highest = { $have } hat nicht den höchsten Stand

name-pyramids = die Pyramiden
name-tiles = fünf Helden und Weltwunder
name-conquest = Eroberung
name-titles = alle drei Titel
name-nobody = niemand

name-rome = Rom
name-greece = Griechenland
name-babylon = Babylon
name-egypt = Ägypten
name-carthage = Karthago

name-caesar = Caesar
name-pericles = Perikles
name-hammurabi = Hammurabi
name-cleopatra = Kleopatra
name-hannibal = Hannibal
name-antigone = Antigone
name-castor-pollux = Castor & Pollux
name-circe = Circe
name-gilgamesh = Gilgamesch
name-hamilcar = Hamilkar
name-hercules = Herkules
name-nebuchadnezzar = Nebukadnezar
name-penthesilea = Penthesilea
name-perseus = Perseus
name-queen-of-sheba = die Königin von Saba
name-ramses-ii = Ramses II.
name-spartacus = Spartakus
name-colossus = der Koloss von Rhodos
name-hanging-gardens = die Hängenden Gärten
name-pharos = der Leuchtturm von Pharos
name-statue-of-zeus = die Zeusstatue
name-temple-of-artemis = der Tempel der Artemis

name-ceramics = Keramik
name-gems = Edelsteine
name-papyrus = Papyrus
name-metal = Metall
name-spices = Gewürze
name-stone = Stein
name-wood = Holz
name-gold = Gold
name-grain = Getreide
name-oil = Öl
name-sheep = Schafe
name-wine = Wein
name-gladiators = Gladiatoren
name-coin = Münze
name-legion = Legion
name-fortress = Festung
name-trireme = Trireme
name-market = Markt
name-ordinary = gewöhnliche Stadt
name-capital = Hauptstadt
name-legendary = legendär
name-temple = Tempel
name-trade = Handel
name-culture = Kultur
name-military = Militär

# die legendären Güter
name-legendary-ceramics = legendäres Gut Keramik
name-legendary-gems = legendäres Gut Edelsteine
name-legendary-papyrus = legendäres Gut Papyrus
name-legendary-metal = legendäres Gut Metall
name-legendary-spices = legendäres Gut Gewürze
name-legendary-stone = legendäres Gut Stein
name-legendary-wood = legendäres Gut Holz
name-legendary-gold = legendäres Gut Gold
name-legendary-grain = legendäres Gut Getreide
name-legendary-oil = legendäres Gut Öl
name-legendary-sheep = legendäres Gut Schafe
name-legendary-wine = legendäres Gut Wein
name-legendary-gladiators = legendäres Gut Gladiatoren

# die Gebäude auf ihren Plätzen
name-gallia-grain = Karawane (Getreide) in Gallia
name-gallia-sheep = Karawane (Schafe) in Gallia
name-gallia-market = Markt in Gallia
name-germania-gems = Karawane (Edelsteine) in Germania
name-germania-market = Markt in Germania
name-dalmatia-wood = Karawane (Holz) in Dalmatia
name-dalmatia-gladiators = Karawane (Gladiatoren) in Dalmatia
name-dalmatia-market = Markt in Dalmatia
name-latium-metal = Karawane (Metall) in Latium
name-latium-wine = Karawane (Wein) in Latium
name-latium-market = Markt in Latium
name-latium-capital = Hauptstadt in Latium
name-latium-temple = Tempel in Latium
name-italia-metal = Karawane (Metall) in Italia
name-italia-oil = Karawane (Öl) in Italia
name-italia-market = Markt in Italia
name-macedonia-grain = Karawane (Getreide) in Macedonia
name-macedonia-wine = Karawane (Wein) in Macedonia
name-macedonia-market = Markt in Macedonia
name-dacia-wine = Karawane (Wein) in Dacia
name-dacia-stone = Karawane (Stein) in Dacia
name-dacia-market = Markt in Dacia
name-thracia-stone = Karawane (Stein) in Thracia
name-thracia-market = Markt in Thracia
name-thracia-ordinary = Stadt in Thracia
name-thracia-temple = Tempel in Thracia
name-achaea-oil = Karawane (Öl) in Achaea
name-achaea-market = Markt in Achaea
name-achaea-capital = Hauptstadt in Achaea
name-achaea-ordinary = Stadt in Achaea
name-achaea-temple = Tempel in Achaea
name-sicilia-legendary = Legendäre Stadt in Sicilia
name-sicilia-temple = Tempel in Sicilia
name-numidia-gold = Karawane (Gold) in Numidia
name-numidia-gladiators = Karawane (Gladiatoren) in Numidia
name-numidia-market = Markt in Numidia
name-africa-sheep = Karawane (Schafe) in Africa
name-africa-spices = Karawane (Gewürze) in Africa
name-africa-market = Markt in Africa
name-africa-capital = Hauptstadt in Africa
name-africa-temple = Tempel in Africa
name-phasania-gladiators = Karawane (Gladiatoren) in Phasania
name-phasania-market = Markt in Phasania
name-libya-oil = Karawane (Öl) in Libya
name-libya-sheep = Karawane (Schafe) in Libya
name-libya-market = Markt in Libya
name-garamantia-oil = Karawane (Öl) in Garamantia
name-garamantia-gems = Karawane (Edelsteine) in Garamantia
name-garamantia-market = Markt in Garamantia
name-cyrenaica-papyrus = Karawane (Papyrus) in Cyrenaica
name-cyrenaica-market = Markt in Cyrenaica
name-cyrenaica-ordinary = Stadt in Cyrenaica
name-cyrenaica-temple = Tempel in Cyrenaica
name-nubia-gladiators = Karawane (Gladiatoren) in Nubia
name-nubia-market = Markt in Nubia
name-aegyptus-papyrus = Karawane (Papyrus) in Aegyptus
name-aegyptus-market = Markt in Aegyptus
name-aegyptus-capital = Hauptstadt in Aegyptus
name-aegyptus-ordinary = Stadt in Aegyptus
name-aegyptus-temple = Tempel in Aegyptus
name-aethiopia-grain = Karawane (Getreide) in Aethiopia
name-aethiopia-gold = Karawane (Gold) in Aethiopia
name-aethiopia-market = Markt in Aethiopia
name-crete-ceramics = Karawane (Keramik) in Crete
name-crete-market = Markt in Crete
name-crete-ordinary = Stadt in Crete
name-crete-temple = Tempel in Crete
name-judaea-legendary = Legendäre Stadt in Judaea
name-judaea-temple = Tempel in Judaea
name-cilicia-ordinary = Stadt in Cilicia
name-cilicia-temple = Tempel in Cilicia
name-cappadocia-wood = Karawane (Holz) in Cappadocia
name-cappadocia-market = Markt in Cappadocia
name-asia-legendary = Legendäre Stadt in Asia
name-asia-temple = Tempel in Asia
name-armenia-gold = Karawane (Gold) in Armenia
name-armenia-market = Markt in Armenia
name-assyria-wine = Karawane (Wein) in Assyria
name-assyria-market = Markt in Assyria
name-assyria-ordinary = Stadt in Assyria
name-assyria-temple = Tempel in Assyria
name-mesopotamia-sheep = Karawane (Schafe) in Mesopotamia
name-mesopotamia-market = Markt in Mesopotamia
name-mesopotamia-ordinary = Stadt in Mesopotamia
name-mesopotamia-temple = Tempel in Mesopotamia
name-babylonia-spices = Karawane (Gewürze) in Babylonia
name-babylonia-grain = Karawane (Getreide) in Babylonia
name-babylonia-market = Markt in Babylonia
name-babylonia-capital = Hauptstadt in Babylonia
name-babylonia-temple = Tempel in Babylonia
name-arabia-gladiators = Karawane (Gladiatoren) in Arabia
name-arabia-market = Markt in Arabia

# was auf den Knöpfen steht
phase-collect = Einnehmen
phase-trade = Handel
phase-build = Bauen
phase-war = Krieg
phase-leaders = Titel
do-deal = { $empire } führen
do-legendary = { $count ->
    [one] { $count } legendäres Gut
   *[other] { $count } legendäre Güter
}
do-colossus = Der Koloss bringt { $good }
do-no-colossus = Den Koloss nicht nutzen
do-announce = { $number ->
    [0] Kein Handel in dieser Runde
    [one] Jeder bietet { $number } an
   *[other] Jeder bietet { $number } an
}
do-starter = { $empire } beginnt
do-offer = Ein Angebot machen
do-take = { $resource } von { $empire }
do-give = { $resource } geben
do-name = { $empire }
do-claim = Perseus anrufen
do-wait = Es lassen
do-mark = { $province } nehmen
do-build = Bauen: { $site }
do-raise = In { $province } aufstellen: { $unit }
do-launch = Eine Trireme zu Wasser lassen: { $sea }
do-acquire = Erwerben: { $tile }
do-muster = { $count } { $count ->
    [one] Legion
   *[other] Legionen
} rufen
do-finish = Bauen beenden
do-peace = Frieden mit { $empire }
do-no-peace = Kein Frieden
do-convert = { $province } übernehmen
do-sail = Von { $sea } nach { $sea2 } fahren
do-fight = { $empire } in { $sea } angreifen
do-march = Von { $province } nach { $province2 } ziehen
do-battle = Gegen { $empire } in { $province } kämpfen
do-plunder = Plündern: { $site }
do-occupy = Gebäude in { $province } besetzen
do-occupy-marker = Den Einflussmarker von { $province } besetzen
do-sheba = Die Königin von Saba gewinnt { $province }
do-lay = Circe: eine Legion legen, { $site }
do-lose = Deine Verluste wählen
do-retain = Wählen, was die Überlebenden halten
do-award = { $empire }
do-done = Fertig
do-done-conversion = Nichts mehr übernehmen
do-done-triremes = Genug gefahren
do-done-sea-battles = Kein Angriff auf See
do-done-legions = Genug gezogen
do-done-conquest = Feldzug beenden
do-done-circe = Feldzug beenden
confirm-acquire = Erwerben
confirm-offer = Angebot versiegeln
confirm-finish = Bauen beenden
name-city = Stadt
name-asyncron = die Asyncron-Ausgabe
name-academy = die Academy-Ausgabe
way-pyramids = Pyramiden
way-tiles = Helden
way-conquest = Städte
way-titles = Titel
