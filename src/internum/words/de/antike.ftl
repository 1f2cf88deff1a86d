# Antike

event-dealt = { $player } führt die { $nation }
event-tossed = Die Münze fällt: { $player } beginnt
event-settled = Die { $nation } beginnen in { $province }
event-coin = Die { $nation } erhalten eine Münze
event-substituted = Keine Münze ist übrig: die { $nation } nehmen 1 { $resource }
event-rondel = Die { $nation } gehen auf { $field }
event-produced = Die { $nation } erhalten { $count } { $resource }
event-temple = Die { $nation } bauen einen Tempel in { $province }
event-armed = Die { $nation } rüsten in { $province }: 1 { $unit }
event-learned = { $first ->
    [1] Die { $nation } haben als Erste { $know_how }
   *[other] Die { $nation } erwerben { $know_how }
}
event-moved = { $count } { $unit-id ->
    [legion] { $count ->
        [one] Legion zieht
       *[other] Legionen ziehen
    }
   *[other] { $count ->
        [one] Galeere fährt
       *[other] Galeeren fahren
    }
} von { $from } nach { $to }
event-battle = { $unit-id ->
    [legion] Legionen
   *[other] Galeeren
} der { $nation } und der { $foe } kämpfen in { $province }
event-lost = Die { $nation } verlieren { $count } { $unit-id ->
    [legion] { $count ->
        [one] Legion
       *[other] Legionen
    }
   *[other] { $count ->
        [one] Galeere
       *[other] Galeeren
    }
} in { $province }
event-conquered = Die { $nation } erobern { $province }; es gehörte bisher: { $owner }
event-destroyed = Der Tempel von { $province } wird zerstört
event-gave_up = Die { $nation } geben { $province } auf
event-founded = Die { $nation } gründen { $province }
event-awarded = Die { $nation } gewinnen eine Persönlichkeit: { $personage }
event-awarded_extra = Die { $nation } wissen alles und gewinnen noch eine Persönlichkeit: { $personage }
event-exchanged = Die { $nation } tauschen { $given } gegen 1 { $resource }
event-won = Die { $nation } gewinnen das Spiel

ask-seating = welches Volk führst du?
ask-order = welches deiner Völker spielt zuerst?
ask-start_cities = welche Startstadt?
ask-round = keine Münze ist übrig: welcher Rohstoff stattdessen?
ask-turn = wohin geht dein Stein auf dem Rondell?
ask-temple = baue Tempel
ask-arming = rüste Legionen und Galeeren
ask-know_how = erwirb Know-how
ask-movement = ziehe und kämpfe, dann fertig
ask-reaction = Einheiten sind gekommen: verlangst du einen Kampf?
ask-losses = welche deiner Einheiten gehen verloren?
ask-conquest = erobere Städte, dann fertig
ask-founding = gründe Städte, dann fertig
ask-personages = von welchem Stapel kommt die weitere Persönlichkeit?

part-pay = wie zahlst du?
part-group = wie viele Einheiten ziehen? (left-2: mit noch zwei Aktionen)
part-losses = welche Einheiten gehen verloren?
part-force = mit welchen Einheiten?
part-pairs = wie viele Paare kämpfen?
part-give_up = welche Stadt wird für ihren Stein aufgegeben?

refused-nation-taken = { $have } haben schon einen Spieler
refused-not-your-nation = { $have } sind nicht dein Volk
refused-city-taken = { $have } ist vergeben
refused-one-of-each-kind = Du hast schon eine Startstadt dieser Art: { $have }
refused-no-start-city = { $have } ist keine deiner Startstädte
refused-cannot-pay = Du kannst { $have } zahlen; es kostet { $need }
refused-not-your-city = Du besitzt keine Stadt in { $have }
refused-has-temple = { $have } hat einen Tempel
refused-no-temple-left = Alle { $need } Tempel stehen auf dem Plan
refused-province-full = Dort stehen in diesem Zug schon { $have } neue Einheiten; mehr als { $need } geht nicht
refused-no-border-to-cross = { $have } hat keine Grenze für diese Einheit: { $need }
refused-no-unit-left = Keine solche Einheit ist mehr in deinem Vorrat
refused-known-already = Du besitzt schon { $have }
refused-basic-one-missing = Zuerst kommt { $need }
refused-no-such-border = Keine { $have } kann zwischen diesen Provinzen ziehen
refused-no-own-unit = Du hast keine { $need } in { $have }
refused-no-foreign-unit = Sie haben keine { $need } in { $have }
refused-no-action-left = Keine { $need } in { $have } hat noch eine Aktion
refused-not-two-nations = Zu einem Kampf gehören zwei Völker
refused-too-many-pairs = Höchstens { $have } Paare können kämpfen
refused-no-foreign-city = In { $have } gibt es keine fremde Stadt
refused-too-weak = Du hast dort { $have } aktive Einheiten; die Verteidigung ist { $need }
refused-last-city = { $have } ist die letzte Stadt ihres Volkes
refused-settled = { $have } ist besiedelt
refused-no-unit-there = In { $have } steht keine Einheit von dir
refused-no-stone-left = Alle deine Stadtsteine stehen auf dem Plan
refused-not-all-know-hows = Nur ein Volk mit allen acht Errungenschaften darf tauschen
refused-not-held = Du hast nicht: { $need }
refused-not-the-fullest = Dieser Stapel hat { $have } Karten; der höchste hat { $need }

name-marble = Marmor
name-iron = Eisen
name-gold = Gold
name-coin = Münze
name-legion = Legion
name-galley = Galeere
name-temple = Tempel
name-arming = Rüstung
name-know-how = Know-how
name-maneuver-1 = das erste Manöver
name-maneuver-2 = das zweite Manöver
name-wheel = Rad
name-roads = Straßen
name-sailing = Segel
name-navigation = Navigation
name-market = Markt
name-currency = Währung
name-monarchy = Monarchie
name-democracy = Demokratie
name-king = König
name-scholar = Gelehrter
name-general = Feldherr
name-citizen = Bürger
name-navigator = Seefahrer
name-carthaginians = Karthager
name-germanic-tribes = Germanen
name-greeks = Griechen
name-romans = Römer
name-phoenicians = Phönizier
name-persians = Perser
name-arabs = Araber
name-egyptians = Ägypter
name-babylonians = Babylonier

# was auf den Knöpfen steht
refused-other-type = Sie haben Einheiten in { $have }, aber von der anderen Art; nur gleiche kämpfen
phase-rondel = Rondell
phase-action = Aktion
phase-conquest = Eroberung
phase-founding = Gründung
do-lead = Die { $nation } führen
do-start = In { $province } beginnen
do-take = { $resource }
do-rondel = { $field }
do-temple = Einen Tempel in { $province } bauen
do-arm = In { $province } rüsten: { $unit }
do-research = { $know_how } erwerben
do-move = Mit { $unit } von { $province } nach { $province2 }
do-battle = Gegen die { $nation } in { $province } kämpfen: { $unit }
do-demand = Kampf verlangen
do-decline = Vorbeilassen
do-lose = Deine Verluste wählen
do-conquer = { $province } erobern
do-found = { $province } gründen
do-personage = Gewinnen: { $personage }
do-exchange = { $given } gegen 1 { $resource } tauschen
do-done = Fertig
do-done-temple = Keine Tempel mehr
do-done-arming = Genug gerüstet
do-done-know-how = Kein Know-how mehr
do-done-movement = Genug gezogen
do-done-conquest = Keine Eroberungen mehr
do-done-founding = Zug beenden
confirm-battle = Kämpfen
confirm-conquer = Erobern
name-rondel = das Rondell
name-spent = verbraucht
name-left-1 = aktiv, eine Aktion
name-left-2 = aktiv, zwei Aktionen
name-left-3 = aktiv, drei Aktionen
way-victory = Zum Sieg
way-king = König
way-citizen = Bürger
way-navigator = Seefahrer
way-scholar = Gelehrter
way-general = Feldherr
way-all-know-hows = Alles Know-how
