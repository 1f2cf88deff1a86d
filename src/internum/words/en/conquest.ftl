# Conquest of the Empire II

event-first_player = { $player } is the first player
event-drew_token = { $player } draws a token of { $province }
event-put_back = The token goes back: nobody starts in { $province }
event-token_placed = A province token is placed in { $province }
event-dealt = A card is turned up: { $card }
event-bid = { $player } bids { $talents }: { $a } to box A, { $b } to box B
event-passed = { $player } passes
event-allied = { $player } wins the auction for { $talents }: { $a } on the odd place, { $b } on the even place
event-placed = { $player } places { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapult
       *[other] catapults
    }
    [galley] { $count ->
        [one] galley
       *[other] galleys
    }
    [general] { $count ->
        [one] general
       *[other] generals
    }
   *[other] { $unit }
} in { $province }
event-moored = { $player } places a galley in { $sea }
event-galley_back = { $player } has no coast: the galley goes back to the supply
event-turn = { $player } is on turn
event-took = { $player } takes a card: { $card }
event-recruited = { $player } receives { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapult
       *[other] catapults
    }
    [galley] { $count ->
        [one] galley
       *[other] galleys
    }
    [general] { $count ->
        [one] general
       *[other] generals
    }
   *[other] { $unit }
} in { $province }
event-launched = { $player } receives { $count } { $count ->
    [one] galley
   *[other] galleys
} in { $sea }
event-bought_token = { $player } buys { $count } { $count ->
    [one] province token
   *[other] province tokens
} in { $province }
event-bought_marker = { $player } buys { $count } { $count ->
    [one] marker
   *[other] markers
} of { $owner } in { $province }
event-taxed = { $player } takes { $talents } Talents and { $chaos } chaos
event-marched = { $player } marches { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapult
       *[other] catapults
    }
    [galley] { $count ->
        [one] galley
       *[other] galleys
    }
    [general] { $count ->
        [one] general
       *[other] generals
    }
   *[other] { $unit }
} to { $province }
event-crossed = { $player } ships { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapult
       *[other] catapults
    }
    [galley] { $count ->
        [one] galley
       *[other] galleys
    }
    [general] { $count ->
        [one] general
       *[other] generals
    }
   *[other] { $unit }
} to { $province }
event-sailed = { $player } sails { $count } { $count ->
    [one] galley
   *[other] galleys
} from { $from } to { $to }
event-land_battle = { $player } attacks { $foe } in { $province }
event-sea_battle = { $player } attacks the galleys of { $foe } in { $sea }
event-joined = { $player } joins with { $count } { $count ->
    [one] galley
   *[other] galleys
}
event-lent = { $player } lends { $to } { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapult
       *[other] catapults
    }
    [galley] { $count ->
        [one] galley
       *[other] galleys
    }
    [general] { $count ->
        [one] general
       *[other] generals
    }
   *[other] { $unit }
}
event-troops = { $card } sends troops to { $player }
event-rolled = { $player } rolls: { $face }
event-hit = { $player } scores { $count } { $count ->
    [one] hit
   *[other] hits
}
event-lost = { $player } loses { $count } { $fighters }
event-retreated = { $player } retreats to { $province }
event-fled = The leaders of { $player } escape to { $province }
event-defeated = { $player } has lost the battle
event-called_off = Favorable Wind: { $player } calls off the battle in { $sea }
event-undecided = The battle in { $sea } ends undecided
event-city_built = { $player } builds a city in { $province }
event-city_taken = The city in { $province } belongs to { $player } now
event-city_abandoned = { $player } has left the city in { $province }: it is abandoned
event-used = { $player } uses { $card }
event-got = { $player } receives { $talents } Talents
event-murdered = A general of { $player } is murdered in { $province }
event-senator_lost = { $player } loses senator { $senator }
event-senator_lost_unseen = { $player } loses a senator
event-bribed = { $player } bribes senator { $senator } of { $from }
event-bribed_unseen = { $player } bribes a senator of { $from }
event-called = { $player } calls a vote: { $vote }
event-showed = { $player } shows { $count } × senator { $senator }
event-vote_won = { $player } wins the vote on { $vote } with { $count } { $count ->
    [one] vote
   *[other] votes
}
event-vote_lost = Nobody wins the vote on { $vote }
event-share = For influence in Rome { $player } takes senator { $senator }
event-share_unseen = For influence in Rome { $player } takes one of the senators
event-influenced = { $player } gains { $count } influence in { $province }
event-revolt = { $player } stirs up the slaves in { $province }
event-rebels_gone = The revolt in { $province } is over
event-taxes = { $player } takes { $talents } Talents of taxes
event-scored = { $player } scores { $count } in { $province }
event-calmed = { $player } loses up to { $count } chaos
event-penalty = { $player } loses { $count } points for chaos
event-season_over = Season { $season } is over
event-won = { $player } wins the game
event-points = { $player } scores { $count } points

ask-auction = bid, with your proposal for the two boxes, or pass
ask-placement = place your starting units
ask-turn = what do you do?
ask-buying = where else do you buy influence? Then done
ask-vote = show senators with more votes, or pass
ask-revolt = which army do the rebels attack next?
ask-land_battle = send galleys, lend, choose losses, retreat or stay
ask-sea_battle = call it off, lend, or choose losses

part-a = who goes to box A, the odd place?
part-b = who goes to box B, the even place?
part-box = to which box goes the last player?
part-count = how many?
part-recruits = what do you recruit, and where?
part-wares = what do you buy?
part-columns = who goes where?
part-galleys = which galleys sail?
part-against = do you attack there?
part-help = what do you send?
part-loss = what do you lose?
part-zones1 = galleys of which zones do you lose?
part-zones2 = and of the next owner?
part-zones3 = and of the last owner?
part-senators = which senators do you show?
part-strike = a general or a senator?
part-of = of which player?
part-in = in which province?
part-from = from where?
part-troops = which four units go?
part-leaders = which leaders go along?

refused-actions-left = You have { $have } { $have ->
    [one] action
   *[other] actions
} left; pass instead
refused-already-there = They stand in { $have } already
refused-bought-there = You have bought in { $have } in this action
refused-cannot-be-carried-out = { $have } cannot be carried out now
refused-cannot-pay = You have { $have }; it costs { $need }
refused-enemy-army-there = An enemy army stands in { $have }
refused-enemy-galleys-there = Enemy galleys lie in { $have }
refused-first-player-known = The first player is known
refused-has-no-coast = { $have } has no coast
refused-has-none = { $have } cannot be chosen: there is none to take
refused-no-action-left = You have no action left in this round
refused-no-army-there = No army stands in { $have }
refused-no-building-there = You cannot build in { $have } with this card now
refused-no-enemy = { $have } is no enemy of yours in this season
refused-no-enemy-galley = { $have } has no galley there
refused-no-expedition-from-there = The expedition cannot set out from { $have }
refused-no-galley-elsewhere = You have no galley outside { $have }
refused-no-galley-from-there = No galley of yours can come from { $have }
refused-no-galley-room = The galleys have room for { $have } more, not for { $need }
refused-no-galley-there = No own galley beside { $have } can be reached without meeting enemy galleys
refused-no-general-there = No such general stands in { $have }
refused-no-marker-left = All your influence markers are on the board
refused-no-own-army = You have no army in { $have }
refused-no-own-galley = You have no galley in { $have }
refused-no-own-influence = You have no influence in { $have }
refused-no-own-leader = You have no leader in { $have }
refused-no-recruiting-ground = You have no province with both influence and a leader
refused-no-recruiting-there = You cannot recruit there: { $have }
refused-no-such-card = You do not have this card: { $have }
refused-no-such-face = No die has this face: { $have }
refused-no-token-left = No token of { $have } is left
refused-no-way-by-sea = None of your galleys can come to { $have }
refused-no-way-out = There is no way out of { $have }
refused-nobody-has-one = Nobody has a { $have }
refused-nobody-to-attack = { $have } cannot be attacked there
refused-none-in-reserve = You have placed all of these: { $have }
refused-none-left = Your supply holds too few: { $have }
refused-none-of-this-value = There is no senator { $have } to draw
refused-not-adjacent = { $have } is not adjacent
refused-not-available = Not among the open cards: { $have }
refused-not-beside-influence = { $have } touches no province with your influence
refused-not-higher = { $have } is too low; { $need } is the least
refused-not-in-hand = You do not hold so many senators { $have }
refused-not-in-reach = { $have } cannot be reached on foot
refused-not-in-the-deck = Not in the deck: { $have }
refused-not-the-first-victim = The revolt cannot begin with { $have }
refused-not-the-next-army = The rebels cannot turn on { $have } now
refused-nothing-for-sale = Nothing that you could buy lies in { $have }
refused-nothing-to-recruit = With { $have } Talents and what is in your supply you can recruit nothing
refused-nothing-to-send = You have nothing to send
refused-one-card-a-round = You have taken a card in this round
refused-only-in-the-turn = Only in your own turn, before, between or after your actions
refused-opener-must-bid = Who opens the auction must bid; 0 is enough
refused-origin-has-no-coast = No ship sails from { $have }: it has no coast
refused-placed-already = { $have } stands in the alliance box already
refused-placed-bidder = You stand in the alliance box already
refused-proposed-twice = { $have } cannot go to both boxes
refused-strait-closed = An enemy galley closes the strait: { $have }
refused-used-already = Used already in this season: { $have }

name-nobody = nobody
alliance-box = Alliances
alliance-odd = The alliance of the odd places
alliance-even = The alliance of the even places
highest-bid = Highest bid
no-bid-yet = none yet
your-bid = Your bid
your-proposal = Your proposal for places { $odd } and { $even }
nobody-yet = nobody
actions-left = { $count } actions left
cards-for-sale = Cards for sale
cards-mine = My cards
card-use = Use
card-call = Call
special-tax = Special tax
votes-of = { $side }: { $count } votes
no-votes-yet = Nobody has shown a senator yet.
effect-vote-emergency-tax = Who wins the vote takes 40 Talents
effect-vote-bread-and-circuses = Who wins the vote loses 10 chaos
effect-vote-hail-caesar = Who wins the vote scores 15 points
effect-vote-new-legions = Who wins the vote places 6 infantry in Italia or Neapolis
effect-vote-influence-in-rome = Who wins the vote gains 2 influence in Italia
effect-merchant = Once a season { $card-id ->
    [merchant_hispania] 5
    [merchant_italia] 5
    [merchant_achaia] 5
   *[other] 10
} Talents for each of your markers there
effect-diplomacy = This season, in each of your battles { $card-id ->
    [diplomacy_italia] in Italia: 4 infantry, 1 cavalry
    [diplomacy_mesopotamia] in Mesopotamia: 3 cavalry
    [diplomacy_numidia] in Numidia: 4 infantry
    [diplomacy_egypt] in Egypt: 2 infantry, 1 galley
    [diplomacy_achaia] in Achaia: 2 infantry, 2 galleys
   *[other] at sea: 2 galleys
}
effect-barbarians = At once: four of your military land units march there, for { $card-id ->
    [barbarians_moesia] 3 infantry and 1 cavalry
    [barbarians_dacia] 3 infantry and 1 cavalry
    [barbarians_armenia] 40 Talents
    [barbarians_pannonia] 40 Talents
   *[other] 10 points
}
way-points = behind the leader
name-rebels = the rebels

name-loot-the-countryside = Loot the Countryside
name-vote-emergency-tax = the vote on the Emergency Tax
name-vote-bread-and-circuses = the vote on Bread and Circuses
name-vote-hail-caesar = the vote on Hail Caesar
name-vote-new-legions = the vote on New Legions
name-vote-influence-in-rome = the vote on Influence in Rome
name-emergency-tax = the Emergency Tax
name-bread-and-circuses = Bread and Circuses
name-hail-caesar = Hail Caesar
name-new-legions = New Legions
name-influence-in-rome = Influence in Rome
name-merchant-egypt = Merchant of Egypt
name-merchant-sicilia = Merchant of Sicilia
name-merchant-asia = Merchant of Asia
name-merchant-hispania = Merchant of Hispania
name-merchant-italia = Merchant of Italia
name-merchant-achaia = Merchant of Achaia
name-assassin = Assassin
name-senator-1 = Senator I
name-senator-2 = Senator II
name-senator-3 = Senator III
name-senator-4 = Senator IV
name-i = I
name-ii = II
name-iii = III
name-iv = IV
name-diplomacy-italia = Diplomacy with the Senate
name-diplomacy-mesopotamia = Diplomacy with Parthia
name-diplomacy-numidia = Diplomacy with the Numidians
name-diplomacy-egypt = Diplomacy with Egypt
name-diplomacy-achaia = Diplomacy with the Greek cities
name-diplomacy-pirates = Diplomacy with the Pirates
name-commandeer-aegaeum = Commandeer a Fleet: Mare Aegaeum
name-commandeer-alexandria = Commandeer a Fleet: Mare Alexandria
name-build-city-egypt-numidia = Build City: Egypt or Numidia
name-build-city-hispania-sicilia = Build City: Hispania or Sicilia
name-build-city-italia-neapolis = Build City: Italia or Neapolis
name-build-city-italia-mesopotamia = Build City: Italia or Mesopotamia
name-build-city-narbonensis-achaia = Build City: Narbonensis or Achaia
name-build-city-asia-galacia = Build City: Asia or Galacia
name-barbarians-moesia = Barbarians at the Gate: Moesia
name-barbarians-dacia = Barbarians at the Gate: Dacia
name-barbarians-armenia = Barbarians at the Gate: Armenia
name-barbarians-pannonia = Barbarians at the Gate: Pannonia
name-barbarians-germania = Barbarians at the Gate: Germania
name-barbarians-britannia = Barbarians at the Gate: Britannia
name-politician = Politician
name-bribe-senator = Bribe Senator
name-slave-revolt = Slave Revolt
name-army-training = Army Training
name-naval-training = Naval Training
name-favorable-wind = Favorable Wind

# provinces
name-achaia = Achaia
name-africa-proconsularis = Africa Proconsularis
name-aquitania = Aquitania
name-arabia-petraea = Arabia Petraea
name-armenia = Armenia
name-asia = Asia
name-baetica = Baetica
name-baleares = Baleares
name-belgica = Belgica
name-britannia = Britannia
name-caesariensis = Caesariensis
name-cappadocia = Cappadocia
name-cilicia = Cilicia
name-corsica = Corsica
name-creta = Creta
name-cyprus = Cyprus
name-cyrenaica = Cyrenaica
name-dacia = Dacia
name-dalmatia = Dalmatia
name-egypt = Egypt
name-galacia = Galacia
name-germania = Germania
name-hispania = Hispania
name-italia = Italia
name-lugdunensis = Lugdunensis
name-lusitania = Lusitania
name-macedonia = Macedonia
name-mesopotamia = Mesopotamia
name-moesia = Moesia
name-narbonensis = Narbonensis
name-neapolis = Neapolis
name-noricum = Noricum
name-numidia = Numidia
name-palestina = Palestina
name-pannonia = Pannonia
name-pontus-et-bithynia = Pontus et Bithynia
name-rhaetia = Rhaetia
name-sardinia = Sardinia
name-sicilia = Sicilia
name-syria = Syria
name-thracia = Thracia
name-tingitana = Tingitana

# seas
name-mare-adriaticum = Mare Adriaticum
name-mare-aegaeum = Mare Aegaeum
name-mare-alexandria = Mare Alexandria
name-mare-amisus = Mare Amisus
name-mare-baliaricum = Mare Baliaricum
name-mare-cantabricum = Mare Cantabricum
name-mare-epirus = Mare Epirus
name-mare-hispalis = Mare Hispalis
name-mare-libycum = Mare Libycum
name-mare-narbo = Mare Narbo
name-mare-numidia = Mare Numidia
name-mare-pelusium = Mare Pelusium
name-mare-pontus-euxinus = Mare Pontus Euxinus
name-mare-rhodus = Mare Rhodus
name-mare-sabrata = Mare Sabrata
name-mare-tyrrhenum = Mare Tyrrhenum
name-oceanus-atlanticus = Oceanus Atlanticus
name-oceanus-britannicus = Oceanus Britannicus

# straits
name-gibraltar = Gibraltar (Fretum Gaditanum)
name-hellespont = Hellespont and Bosporus
name-messina = Messina (Fretum Siculum)
name-bonifacio = Bonifacio (Fretum Gallicum)
name-fretum-britannicum = Channel (Fretum Britannicum)

# who fights in a battle
name-red-infantry = infantry of Red
name-red-cavalry = cavalry of Red
name-red-catapult = catapult of Red
name-red-galley = galley of Red
name-blue-infantry = infantry of Blue
name-blue-cavalry = cavalry of Blue
name-blue-catapult = catapult of Blue
name-blue-galley = galley of Blue
name-green-infantry = infantry of Green
name-green-cavalry = cavalry of Green
name-green-catapult = catapult of Green
name-green-galley = galley of Green
name-yellow-infantry = infantry of Yellow
name-yellow-cavalry = cavalry of Yellow
name-yellow-catapult = catapult of Yellow
name-yellow-galley = galley of Yellow
name-purple-infantry = infantry of Purple
name-purple-cavalry = cavalry of Purple
name-purple-catapult = catapult of Purple
name-purple-galley = galley of Purple
name-black-infantry = infantry of Black
name-black-cavalry = cavalry of Black
name-black-catapult = catapult of Black
name-black-galley = galley of Black
name-troop-infantry = infantry of the troops
name-troop-cavalry = cavalry of the troops
name-troop-galley = galley of the troops

# players
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-purple = Purple
name-black = Black

# what the browser shows on its buttons
phase-alliances = Alliances
phase-placement = Placement
phase-actions = Actions
do-bid = Bid { $talents }
do-pass = Pass
do-place = Place in { $key_province }: { $unit }
do-moor = Place the galley in { $sea }
do-take = Take { $card }
do-recruit = Recruit
do-influence = Buy influence in { $key_province }
do-tax = Special tax: { $talents } Talents
do-march = March from { $province }
do-attack = Attack { $player } in { $province }
do-sail = Sail to { $sea }
do-engage = Attack { $player } in { $sea }
do-use = Use { $card }
do-call = Call a vote: { $vote }
do-done = Done
do-done-buying = Buy no more
do-show = Show senators
do-raise = Place the legions in { $province }
do-turn-on = Turn on { $player }
do-commit = Send galleys
do-lend = Lend units
do-decline = Send nothing
do-lose = Choose your losses
do-retreat = Retreat to { $province }
do-stay = Stay
do-flee = Leaders escape to { $province }
do-call-off = Call off the battle
confirm-bid = Bid
confirm-recruit = Recruit
confirm-march = March
confirm-sail = Sail
confirm-show = Show
