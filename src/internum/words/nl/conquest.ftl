# Conquest of the Empire II

event-first_player = { $player } is de eerste speler
event-drew_token = { $player } trekt een provinciemarker van { $province }
event-put_back = De marker gaat terug: niemand begint in { $province }
event-token_placed = Een provinciemarker komt in { $province }
event-dealt = Een kaart wordt opengelegd: { $card }
event-bid = { $player } biedt { $talents }: { $a } in box A, { $b } in box B
event-passed = { $player } past
event-allied = { $player } wint de veiling voor { $talents }: { $a } op de oneven plaats, { $b } op de even plaats
event-placed = { $player } plaatst { $count } { $unit-id ->
    [catapult] { $count ->
        [one] katapult
       *[other] katapulten
    }
    [galley] { $count ->
        [one] galei
       *[other] galeien
    }
    [general] { $count ->
        [one] generaal
       *[other] generaals
    }
   *[other] { $unit }
} in { $province }
event-moored = { $player } plaatst een galei in { $sea }
event-galley_back = { $player } heeft geen kust: de galei gaat terug naar de voorraad
event-turn = { $player } is aan de beurt
event-took = { $player } pakt een kaart: { $card }
event-recruited = { $player } ontvangt { $count } { $unit-id ->
    [catapult] { $count ->
        [one] katapult
       *[other] katapulten
    }
    [galley] { $count ->
        [one] galei
       *[other] galeien
    }
    [general] { $count ->
        [one] generaal
       *[other] generaals
    }
   *[other] { $unit }
} in { $province }
event-launched = { $player } ontvangt { $count } { $count ->
    [one] galei
   *[other] galeien
} in { $sea }
event-bought_token = { $player } koopt { $count } { $count ->
    [one] provinciemarker
   *[other] provinciemarkers
} in { $province }
event-bought_marker = { $player } koopt { $count } { $count ->
    [one] invloedmarker
   *[other] invloedmarkers
} van { $owner } in { $province }
event-taxed = { $player } neemt { $talents } Talents en { $chaos } onrust
event-marched = { $player } trekt met { $count } { $unit-id ->
    [catapult] { $count ->
        [one] katapult
       *[other] katapulten
    }
    [galley] { $count ->
        [one] galei
       *[other] galeien
    }
    [general] { $count ->
        [one] generaal
       *[other] generaals
    }
   *[other] { $unit }
} naar { $province }
event-crossed = { $player } verscheept { $count } { $unit-id ->
    [catapult] { $count ->
        [one] katapult
       *[other] katapulten
    }
    [galley] { $count ->
        [one] galei
       *[other] galeien
    }
    [general] { $count ->
        [one] generaal
       *[other] generaals
    }
   *[other] { $unit }
} naar { $province }
event-sailed = { $player } vaart met { $count } { $count ->
    [one] galei
   *[other] galeien
} van { $from } naar { $to }
event-land_battle = { $player } valt { $foe } aan in { $province }
event-sea_battle = { $player } valt de galeien van { $foe } aan in { $sea }
event-joined = { $player } doet mee met { $count } { $count ->
    [one] galei
   *[other] galeien
}
event-lent = { $player } leent { $to } { $count } { $unit-id ->
    [catapult] { $count ->
        [one] katapult
       *[other] katapulten
    }
    [galley] { $count ->
        [one] galei
       *[other] galeien
    }
    [general] { $count ->
        [one] generaal
       *[other] generaals
    }
   *[other] { $unit }
}
event-troops = { $card } stuurt troepen naar { $player }
event-rolled = { $player } gooit: { $face }
event-hit = { $player } scoort { $count } { $count ->
    [one] treffer
   *[other] treffers
}
event-lost = { $player } verliest { $count } × { $fighters }
event-retreated = { $player } trekt zich terug naar { $province }
event-fled = De leiders van { $player } ontsnappen naar { $province }
event-defeated = { $player } heeft de slag verloren
event-called_off = Gunstige wind: { $player } gelast de slag in { $sea } af
event-undecided = De slag in { $sea } blijft onbeslist
event-city_built = { $player } bouwt een stad in { $province }
event-city_taken = De stad in { $province } is nu van { $player }
event-city_abandoned = { $player } heeft de stad in { $province } verlaten: ze staat leeg
event-used = { $player } gebruikt { $card }
event-got = { $player } ontvangt { $talents } Talents
event-murdered = Een generaal van { $player } wordt vermoord in { $province }
event-senator_lost = { $player } verliest senator { $senator }
event-senator_lost_unseen = { $player } verliest een senator
event-bribed = { $player } koopt senator { $senator } van { $from } om
event-bribed_unseen = { $player } koopt een senator van { $from } om
event-called = { $player } roept een stemming uit: { $vote }
event-showed = { $player } toont { $count } × senator { $senator }
event-vote_won = { $player } wint de stemming met { $count } { $count ->
    [one] stem
   *[other] stemmen
}: { $vote }
event-vote_lost = Niemand wint de stemming: { $vote }
event-share = Voor invloed in Rome neemt { $player } senator { $senator }
event-share_unseen = Voor invloed in Rome neemt { $player } een van de senatoren
event-influenced = { $player } wint { $count } invloed in { $province }
event-revolt = { $player } hitst de slaven op in { $province }
event-rebels_gone = De opstand in { $province } is voorbij
event-taxes = { $player } int { $talents } Talents belasting
event-scored = { $player } scoort { $count } in { $province }
event-calmed = { $player } verliest tot { $count } onrust
event-penalty = { $player } verliest { $count } punten door onrust
event-season_over = Seizoen { $season } is voorbij
event-won = { $player } wint het spel
event-points = { $player } scoort { $count } { $count ->
    [one] punt
   *[other] punten
}

ask-auction = bied, met uw voorstel voor de twee boxen, of pas
ask-placement = plaats uw starteenheden
ask-turn = wat doet u?
ask-buying = waar koopt u nog invloed? Daarna klaar
ask-vote = toon senatoren met meer stemmen, of pas
ask-revolt = welk leger vallen de opstandelingen nu aan?
ask-land_battle = zet galeien in, leen uit, kies verliezen, trek terug of blijf
ask-sea_battle = gelast af, leen uit, of kies verliezen

part-a = wie komt in box A, de oneven plaats?
part-b = wie komt in box B, de even plaats?
part-box = in welke box komt de laatste speler?
part-count = hoeveel?
part-recruits = wat rekruteert u, en waar?
part-wares = wat koopt u?
part-columns = wie gaat waarheen?
part-galleys = welke galeien varen?
part-against = valt u daar aan?
part-help = wat stuurt u?
part-loss = wat verliest u?
part-zones1 = galeien uit welke zones verliest u?
part-zones2 = en van de volgende eigenaar?
part-zones3 = en van de laatste eigenaar?
part-senators = welke senatoren toont u?
part-strike = een generaal of een senator?
part-of = van welke speler?
part-in = in welke provincie?
part-from = waarvandaan?
part-troops = welke vier eenheden gaan?
part-leaders = welke leiders gaan mee?

refused-actions-left = U hebt nog { $have } { $have ->
    [one] actie
   *[other] acties
}; pas in plaats daarvan
refused-already-there = Ze staan al in { $have }
refused-bought-there = U hebt in deze actie al gekocht in { $have }
refused-cannot-be-carried-out = { $have } kan nu niet uitgevoerd worden
refused-cannot-pay = U hebt { $have }; het kost { $need }
refused-enemy-army-there = Er staat een vijandelijk leger in { $have }
refused-enemy-galleys-there = Er liggen vijandelijke galeien in { $have }
refused-first-player-known = De eerste speler is bekend
refused-has-no-coast = { $have } heeft geen kust
refused-has-none = { $have } kan niet gekozen worden: er is niets te nemen
refused-no-action-left = U hebt geen actie meer in deze ronde
refused-no-army-there = Er staat geen leger in { $have }
refused-no-building-there = Met deze kaart kunt u nu niet bouwen in { $have }
refused-no-enemy = { $have } is dit seizoen geen vijand van u
refused-no-enemy-galley = { $have } heeft daar geen galei
refused-no-expedition-from-there = De expeditie kan niet vertrekken uit { $have }
refused-no-galley-elsewhere = U hebt geen galei buiten { $have }
refused-no-galley-from-there = Geen galei van u kan komen uit { $have }
refused-no-galley-room = De galeien hebben nog plaats voor { $have }, niet voor { $need }
refused-no-galley-there = Geen eigen galei bij { $have } is te bereiken zonder vijandelijke galeien te ontmoeten
refused-no-general-there = Zo’n generaal staat niet in { $have }
refused-no-marker-left = Al uw invloedmarkers liggen op het bord
refused-no-own-army = U hebt geen leger in { $have }
refused-no-own-galley = U hebt geen galei in { $have }
refused-no-own-influence = U hebt geen invloed in { $have }
refused-no-own-leader = U hebt geen leider in { $have }
refused-no-recruiting-ground = U hebt geen provincie met zowel invloed als een leider
refused-no-recruiting-there = Daar kunt u niet rekruteren: { $have }
refused-no-such-card = U hebt deze kaart niet: { $have }
refused-no-such-face = Geen dobbelsteen heeft deze zijde: { $have }
refused-no-token-left = Er is geen provinciemarker van { $have } meer
refused-no-way-by-sea = Geen galei van u kan komen in { $have }
refused-no-way-out = Er is geen uitweg uit { $have }
refused-nobody-has-one = Niemand heeft er een: { $have }
refused-nobody-to-attack = { $have } kan daar niet aangevallen worden
refused-none-in-reserve = U hebt ze allemaal geplaatst: { $have }
refused-none-left = Uw voorraad heeft er te weinig: { $have }
refused-none-of-this-value = Er is geen senator { $have } te trekken
refused-not-adjacent = { $have } grenst er niet aan
refused-not-available = Niet bij de open kaarten: { $have }
refused-not-beside-influence = { $have } raakt geen provincie met uw invloed
refused-not-higher = { $have } is te laag; { $need } is het minste
refused-not-in-hand = Zoveel senatoren hebt u niet: { $have }
refused-not-in-reach = { $have } is te voet niet te bereiken
refused-not-in-the-deck = Niet in de stapel: { $have }
refused-not-the-first-victim = De opstand kan niet beginnen met { $have }
refused-not-the-next-army = De opstandelingen kunnen zich nu niet keren tegen { $have }
refused-nothing-for-sale = Er ligt niets dat u kunt kopen in { $have }
refused-nothing-to-recruit = Met { $have } Talents en uw voorraad kunt u niets rekruteren
refused-nothing-to-send = U hebt niets te sturen
refused-one-card-a-round = U hebt deze ronde al een kaart gepakt
refused-only-in-the-turn = Alleen in uw eigen beurt, voor, tussen of na uw acties
refused-opener-must-bid = Wie de veiling opent moet bieden; 0 is genoeg
refused-origin-has-no-coast = Uit { $have } vaart geen schip: er is geen kust
refused-placed-already = { $have } staat al in de alliantiebox
refused-placed-bidder = U staat al in de alliantiebox
refused-proposed-twice = { $have } kan niet in beide boxen
refused-strait-closed = Een vijandelijke galei sluit de zeestraat: { $have }
refused-used-already = Dit seizoen al gebruikt: { $have }

name-nobody = niemand
alliance-box = Allianties
alliance-odd = De alliantie van de oneven plaatsen
alliance-even = De alliantie van de even plaatsen
highest-bid = Hoogste bod
no-bid-yet = nog geen
your-bid = Uw bod
your-proposal = Uw voorstel voor plaats { $odd } en { $even }
nobody-yet = niemand
actions-left = { $count } acties over
cards-for-sale = Kaarten te koop
cards-mine = Mijn kaarten
card-use = Gebruik
card-call = Roep uit
special-tax = Speciale belasting
votes-of = { $side }: { $count } stemmen
no-votes-yet = Nog niemand heeft een senator getoond.
effect-vote-emergency-tax = Wie de stemming wint neemt 40 Talents
effect-vote-bread-and-circuses = Wie de stemming wint verliest 10 onrust
effect-vote-hail-caesar = Wie de stemming wint scoort 15 punten
effect-vote-new-legions = Wie de stemming wint plaatst 6 infanterie in Italia of Neapolis
effect-vote-influence-in-rome = Wie de stemming wint krijgt 2 invloed in Italia
effect-merchant = Eens per seizoen { $card-id ->
    [merchant_hispania] 5
    [merchant_italia] 5
    [merchant_achaia] 5
   *[other] 10
} Talents per eigen fiche daar
effect-diplomacy = Dit seizoen, in elk van uw gevechten { $card-id ->
    [diplomacy_italia] in Italia: 4 infanterie, 1 cavalerie
    [diplomacy_mesopotamia] in Mesopotamia: 3 cavalerie
    [diplomacy_numidia] in Numidia: 4 infanterie
    [diplomacy_egypt] in Egypt: 2 infanterie, 1 galei
    [diplomacy_achaia] in Achaia: 2 infanterie, 2 galeien
   *[other] op zee: 2 galeien
}
effect-barbarians = Meteen: vier van uw militaire landeenheden gaan erheen, voor { $card-id ->
    [barbarians_moesia] 3 infanterie en 1 cavalerie
    [barbarians_dacia] 3 infanterie en 1 cavalerie
    [barbarians_armenia] 40 Talents
    [barbarians_pannonia] 40 Talents
   *[other] 10 punten
}
way-points = achter op de leider
name-rebels = de opstandelingen
name-a = A
name-b = B
name-blank = leeg
name-caesar = Caesar
name-catapult = katapult
name-cavalry = cavalerie
name-galley = galei
name-general = generaal
name-infantry = infanterie
name-senator = senator
name-token = provinciemarker

name-loot-the-countryside = Plunder het platteland
name-vote-emergency-tax = de stemming over de noodbelasting
name-vote-bread-and-circuses = de stemming over brood en spelen
name-vote-hail-caesar = de stemming over Heil Caesar
name-vote-new-legions = de stemming over nieuwe legioenen
name-vote-influence-in-rome = de stemming over invloed in Rome
name-emergency-tax = de noodbelasting
name-bread-and-circuses = brood en spelen
name-hail-caesar = Heil Caesar
name-new-legions = nieuwe legioenen
name-influence-in-rome = invloed in Rome
name-merchant-egypt = Koopman van Egypt
name-merchant-sicilia = Koopman van Sicilia
name-merchant-asia = Koopman van Asia
name-merchant-hispania = Koopman van Hispania
name-merchant-italia = Koopman van Italia
name-merchant-achaia = Koopman van Achaia
name-assassin = Sluipmoordenaar
name-senator-1 = Senator I
name-senator-2 = Senator II
name-senator-3 = Senator III
name-senator-4 = Senator IV
name-i = I
name-ii = II
name-iii = III
name-iv = IV
name-diplomacy-italia = Diplomatie met de senaat
name-diplomacy-mesopotamia = Diplomatie met Parthië
name-diplomacy-numidia = Diplomatie met de Numidiërs
name-diplomacy-egypt = Diplomatie met Egypte
name-diplomacy-achaia = Diplomatie met de Griekse steden
name-diplomacy-pirates = Diplomatie met de piraten
name-commandeer-aegaeum = Vorder een vloot: Mare Aegaeum
name-commandeer-alexandria = Vorder een vloot: Mare Alexandria
name-build-city-egypt-numidia = Bouw stad: Egypt of Numidia
name-build-city-hispania-sicilia = Bouw stad: Hispania of Sicilia
name-build-city-italia-neapolis = Bouw stad: Italia of Neapolis
name-build-city-italia-mesopotamia = Bouw stad: Italia of Mesopotamia
name-build-city-narbonensis-achaia = Bouw stad: Narbonensis of Achaia
name-build-city-asia-galacia = Bouw stad: Asia of Galacia
name-barbarians-moesia = Barbaren aan de poort: Moesia
name-barbarians-dacia = Barbaren aan de poort: Dacia
name-barbarians-armenia = Barbaren aan de poort: Armenia
name-barbarians-pannonia = Barbaren aan de poort: Pannonia
name-barbarians-germania = Barbaren aan de poort: Germania
name-barbarians-britannia = Barbaren aan de poort: Britannia
name-politician = Politicus
name-bribe-senator = Koop senator om
name-slave-revolt = Slavenopstand
name-army-training = Legertraining
name-naval-training = Vloottraining
name-favorable-wind = Gunstige wind

# zeestraten
name-gibraltar = Gibraltar (Fretum Gaditanum)
name-hellespont = Hellespont en Bosporus
name-messina = Messina (Fretum Siculum)
name-bonifacio = Bonifacio (Fretum Gallicum)
name-fretum-britannicum = Het Kanaal (Fretum Britannicum)

# wie er vecht
name-red-infantry = infanterie van Rood
name-red-cavalry = cavalerie van Rood
name-red-catapult = katapult van Rood
name-red-galley = galei van Rood
name-blue-infantry = infanterie van Blauw
name-blue-cavalry = cavalerie van Blauw
name-blue-catapult = katapult van Blauw
name-blue-galley = galei van Blauw
name-green-infantry = infanterie van Groen
name-green-cavalry = cavalerie van Groen
name-green-catapult = katapult van Groen
name-green-galley = galei van Groen
name-yellow-infantry = infanterie van Geel
name-yellow-cavalry = cavalerie van Geel
name-yellow-catapult = katapult van Geel
name-yellow-galley = galei van Geel
name-purple-infantry = infanterie van Paars
name-purple-cavalry = cavalerie van Paars
name-purple-catapult = katapult van Paars
name-purple-galley = galei van Paars
name-black-infantry = infanterie van Zwart
name-black-cavalry = cavalerie van Zwart
name-black-catapult = katapult van Zwart
name-black-galley = galei van Zwart
name-troop-infantry = infanterie van de troepen
name-troop-cavalry = cavalerie van de troepen
name-troop-galley = galei van de troepen

# spelers
name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-purple = Paars
name-black = Zwart

# wat men op de knoppen leest
phase-alliances = Allianties
phase-placement = Plaatsen
phase-actions = Acties
do-bid = Bied { $talents }
do-pass = Pas
do-place = Plaats in { $key_province }: { $unit }
do-moor = Plaats de galei in { $sea }
do-take = Pak { $card }
do-recruit = Rekruteer
do-influence = Koop invloed in { $key_province }
do-tax = Speciale belasting: { $talents } Talents
do-march = Trek uit { $province }
do-attack = Val { $player } aan in { $province }
do-sail = Vaar naar { $sea }
do-engage = Val { $player } aan in { $sea }
do-use = Gebruik { $card }
do-call = Roep een stemming uit: { $vote }
do-done = Klaar
do-done-buying = Koop niets meer
do-show = Toon senatoren
do-raise = Plaats de legioenen in { $province }
do-turn-on = Keer u tegen { $player }
do-commit = Zet galeien in
do-lend = Leen eenheden uit
do-decline = Stuur niets
do-lose = Kies uw verliezen
do-retreat = Trek terug naar { $province }
do-stay = Blijf
do-flee = Leiders ontsnappen naar { $province }
do-call-off = Gelast de slag af
confirm-bid = Bied
confirm-recruit = Rekruteer
confirm-march = Trek
confirm-sail = Vaar
confirm-show = Toon
