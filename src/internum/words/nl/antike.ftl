# Antike

event-dealt = { $player } leidt de { $nation }
event-tossed = De munt valt: { $player } begint
event-settled = De { $nation } beginnen in { $province }
event-coin = De { $nation } krijgen een munt
event-substituted = Er is geen munt meer: de { $nation } nemen 1 { $resource }
event-rondel = De { $nation } gaan naar { $field }
event-produced = De { $nation } krijgen { $count } { $resource }
event-temple = De { $nation } bouwen een tempel in { $province }
event-armed = De { $nation } bewapenen { $province }: 1 { $unit }
event-learned = { $first ->
    [1] De { $nation } hebben als eersten { $know_how }
   *[other] De { $nation } verwerven { $know_how }
}
event-moved = { $count } { $unit-id ->
    [legion] { $count ->
        [one] legioen trekt
       *[other] legioenen trekken
    }
   *[other] { $count ->
        [one] galei vaart
       *[other] galeien varen
    }
} van { $from } naar { $to }
event-battle = { $unit-id ->
    [legion] Legioenen
   *[other] Galeien
} van de { $nation } en de { $foe } vechten in { $province }
event-lost = De { $nation } verliezen { $count } { $unit-id ->
    [legion] { $count ->
        [one] legioen
       *[other] legioenen
    }
   *[other] { $count ->
        [one] galei
       *[other] galeien
    }
} in { $province }
event-conquered = De { $nation } veroveren { $province } op de { $owner }
event-destroyed = De tempel van { $province } wordt verwoest
event-gave_up = De { $nation } geven { $province } op
event-founded = De { $nation } stichten { $province }
event-awarded = De { $nation } winnen een { $personage }
event-awarded_extra = De { $nation } weten alles en winnen nog een { $personage }
event-exchanged = De { $nation } ruilen { $given } tegen 1 { $resource }
event-won = De { $nation } winnen het spel

ask-seating = welk volk leidt u?
ask-order = welk van uw volken speelt het eerst?
ask-start_cities = welke beginstad?
ask-round = er is geen munt meer: welke grondstof in plaats daarvan?
ask-turn = waarheen gaat uw steen op het rondel?
ask-temple = bouw tempels
ask-arming = bewapen legioenen en galeien
ask-know_how = verwerf knowhow
ask-movement = trek en vecht, daarna klaar
ask-reaction = er zijn eenheden binnengekomen: eist u een gevecht?
ask-losses = welke van uw eenheden gaan verloren?
ask-conquest = verover steden, daarna klaar
ask-founding = sticht steden, daarna klaar
ask-personages = van welke stapel komt het extra personage?

part-pay = hoe betaalt u?
part-group = hoeveel eenheden gaan er? (left-2: met nog twee acties)
part-losses = welke eenheden gaan verloren?
part-force = met welke eenheden?
part-pairs = hoeveel paren vechten er?
part-give_up = welke stad wordt voor haar steen opgegeven?

refused-nation-taken = { $have } hebben al een speler
refused-not-your-nation = { $have } zijn niet uw volk
refused-city-taken = { $have } is bezet
refused-one-of-each-kind = U hebt al een beginstad van die soort: { $have }
refused-no-start-city = { $have } is geen van uw beginsteden
refused-cannot-pay = U kunt { $have } betalen; het kost { $need }
refused-not-your-city = U bezit geen stad in { $have }
refused-has-temple = { $have } heeft een tempel
refused-no-temple-left = Alle { $need } tempels staan op het bord
refused-province-full = Daar staan deze beurt al { $have } nieuwe eenheden; { $need } is het hoogste
refused-no-border-to-cross = { $have } heeft geen grens die een { $need } kan oversteken
refused-no-unit-left = Van die eenheden is er geen meer in uw voorraad
refused-known-already = U bezit { $have } al
refused-basic-one-missing = Eerst komt { $need }
refused-no-such-border = Geen { $have } kan tussen deze provincies oversteken
refused-no-own-unit = U hebt geen { $need } in { $have }
refused-no-foreign-unit = Zij hebben geen { $need } in { $have }
refused-no-action-left = Geen { $need } in { $have } heeft nog een actie
refused-not-two-nations = Voor een gevecht zijn twee volken nodig
refused-too-many-pairs = Er kunnen hoogstens { $have } paren vechten
refused-no-foreign-city = In { $have } is geen vreemde stad
refused-too-weak = U hebt daar { $have } actieve eenheden; de verdediging is { $need }
refused-last-city = { $have } is de laatste stad van haar volk
refused-settled = In { $have } staat al een stad
refused-no-unit-there = In { $have } staat geen eenheid van u
refused-no-stone-left = Al uw stadsstenen staan op het bord
refused-not-all-know-hows = Alleen een volk met alle acht knowhows mag ruilen
refused-not-held = U hebt geen { $need }
refused-not-the-fullest = Die stapel heeft { $have } kaarten; de hoogste heeft er { $need }

name-marble = marmer
name-iron = ijzer
name-gold = goud
name-coin = munt
name-legion = legioen
name-galley = galei
name-temple = tempel
name-arming = bewapening
name-know-how = knowhow
name-maneuver-1 = de eerste manoeuvre
name-maneuver-2 = de tweede manoeuvre
name-wheel = wiel
name-roads = wegen
name-sailing = zeilen
name-navigation = navigatie
name-market = markt
name-currency = deviezen
name-monarchy = monarchie
name-democracy = democratie
name-king = koning
name-scholar = geleerde
name-general = generaal
name-citizen = burger
name-navigator = zeevaarder
name-carthaginians = Carthagers
name-germanic-tribes = Germanen
name-greeks = Grieken
name-romans = Romeinen
name-phoenicians = Feniciërs
name-persians = Perzen
name-arabs = Arabieren
name-egyptians = Egyptenaren
name-babylonians = Babyloniërs

# wat men op de knoppen leest
refused-other-type = Zij hebben eenheden in { $have }, maar van de andere soort; alleen gelijke vechten
phase-rondel = Rondel
phase-action = Actie
phase-conquest = Verovering
phase-founding = Stichting
do-lead = Leid de { $nation }
do-start = Begin in { $province }
do-take = { $resource }
do-rondel = { $field }
do-temple = Bouw een tempel in { $province }
do-arm = Bewapen { $province }: { $unit }
do-research = Verwerf { $know_how }
do-move = Trek met { $unit } van { $province } naar { $province2 }
do-battle = Bevecht de { $nation } met uw { $unit } in { $province }
do-demand = Eis het gevecht
do-decline = Laat ze door
do-lose = Kies uw verliezen
do-conquer = Verover { $province }
do-found = Sticht { $province }
do-personage = Win een { $personage }
do-exchange = Ruil { $given } tegen 1 { $resource }
do-done = Klaar
do-done-temple = Geen tempels meer
do-done-arming = Genoeg bewapend
do-done-know-how = Geen knowhow meer
do-done-movement = Genoeg getrokken
do-done-conquest = Geen veroveringen meer
do-done-founding = Einde van de beurt
confirm-battle = Vecht
confirm-conquer = Verover
name-rondel = het rondel
name-spent = verbruikt
name-left-1 = actief, één actie
name-left-2 = actief, twee acties
name-left-3 = actief, drie acties
way-victory = Om te winnen
way-king = Koning
way-citizen = Burger
way-navigator = Zeevaarder
way-scholar = Geleerde
way-general = Generaal
way-all-know-hows = Alle knowhow
