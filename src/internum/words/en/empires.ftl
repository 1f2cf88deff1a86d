# Mare Nostrum: Empires

event-dealt = { $player } leads { $empire }
event-lot = The order among equals: { $empire } comes next
event-turned_up = { $tile } is turned up
event-produced = { $empire } receives { $count } { $resource-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
event-drew = { $empire } draws legendary { $good }
event-drew_unseen = { $empire } draws a legendary good, unseen by the others
event-shuffled = The legendary goods that were spent form the new pile
event-announced = { $number ->
    [0] { $empire } calls off the trade of this round
    [one] { $empire } announces a trade of { $number } resource each
   *[other] { $empire } announces a trade of { $number } resources each
}
event-offered = { $empire } offers { $count } { $resource-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
event-took = { $empire } takes { $resource-id ->
    [coin] a coin
   *[other] { $resource }
} from { $from }
event-returned = { $empire } takes back { $count } { $resource-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
event-gave = { $empire } evens the trade out: { $resource-id ->
    [coin] a coin
   *[other] { $resource }
} for { $to }
event-gave_unseen = { $empire } evens the trade out: a resource for { $to }, unseen by the others
event-claimed = { $empire } calls on Perseus and builds first
event-named = { $empire } is named
event-paid = { $empire } pays { $count } { $resource-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
event-marked = { $empire } places a control marker in { $province }
event-built = { $empire } builds { $site }
event-raised = { $empire } raises a { $unit } in { $province }
event-launched = { $empire } launches a trireme in { $sea }
event-acquired = { $empire } acquires { $tile }
event-copied = Castor & Pollux of { $empire } take the power of { $tile }
event-mustered = Penthesilea calls { $count } { $count ->
    [one] legion
   *[other] legions
} to the capital of { $empire }
event-kept = { $empire } keeps { $count } { $resource-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
event-discarded = { $empire } gives back { $count } unspent { $resource-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[other] { $resource }
}
event-peace = By the Statue of Zeus, { $empire } has peace with { $foe } this round
event-sent_home = { $count } { $count ->
    [one] legion
   *[other] legions
} of { $empire } must go home from { $province }
event-sailed = { $empire } sails { $count } { $count ->
    [one] trireme
   *[other] triremes
} from { $from } to { $to }
event-marched = { $empire } marches { $count } { $count ->
    [one] legion
   *[other] legions
} from { $from } to { $to }
event-sea_battle = { $empire } attacks the triremes of { $foe } in { $sea }
event-land_battle = { $empire } fights { $foe } in { $province }
event-scored = { $empire } reaches { $total }: { $hits } { $hits ->
    [one] hit
   *[other] hits
}
event-lost = { $empire } loses { $count } { $unit-id ->
    [legion] { $count ->
        [one] legion
       *[other] legions
    }
    [fortress] fortress
   *[other] { $count ->
        [one] trireme
       *[other] triremes
    }
}
event-plundered = { $empire } plunders { $site }
event-occupied = { $empire } occupies { $site }
event-marker_occupied = { $empire } occupies the control marker of { $province }
event-converted = { $province } passes from { $owner } to { $empire }
event-marker_removed = { $empire } drives { $owner } out of { $province }, which belongs to nobody now
event-laid = Circe: a legion of { $empire } will yield goods like { $site }
event-title = { $empire } is the { $track } leader now
event-released = { $empire } occupies nothing in { $province } any more
event-won = { $empire } wins the game by { $way }

ask-seating = which empire do you lead?
ask-collect = your choice before you collect
ask-trade = how many resources does everybody offer? (0: no trade)
ask-offers = what do you offer? Nobody sees it until all have chosen
ask-taking = what do you take, and from whom?
ask-balance = you have one resource too many: which do you give?
ask-perseus = Perseus can give you the first turn: your fifth tile or the Pyramids must be bought in it
ask-build = who builds next?
ask-building = build, then finish
ask-war = who moves next?
ask-zeus = with whom does the Statue of Zeus make peace this round?
ask-conversion = convert the control markers that you occupy, then done
ask-triremes = sail your triremes, then done
ask-sea_battles = attack at sea, then done
ask-legions = march your legions, then done
ask-land_battles = which battle comes first?
ask-battle = what is lost, or what do the survivors hold?
ask-conquest = what do your conquerors do? Then done
ask-circe = lay legions for Circe, then done
ask-leaders = several are level: who gets the title?

part-pay = how do you pay?
part-keep = what do you keep?
part-stake = what do you offer?
part-count = how many go?
part-loss = which units are lost?
part-posts = where do the survivors stay?
part-buildings = which buildings?
part-gain = a coin or a legendary good?
part-copy = whose power?

refused-no-empire = This is for an empire, not for a player at set-up
refused-empire-taken = { $have } has a player already
refused-lot-drawn = The lot of { $have } has been drawn
refused-not-face-down = { $have } does not lie face down
refused-none-left = No { $have } is left in the supply
refused-not-in-the-pile = Legendary { $have } does not lie in the pile
refused-no-colossus = You do not have the Colossus
refused-not-the-trade-leader = You are not the trade leader
refused-chip-used = The chip with { $have } is used
refused-offers-all = You hold too little for the chip and offer all you have: { $need }
refused-cannot-begin = { $have } cannot begin
refused-not-from-oneself = Nobody takes from himself
refused-not-offered = { $have } has no open { $need }
refused-not-back-again = { $have } has just taken from you what you took before: take from somebody else
refused-not-held = You do not hold { $have }
refused-not-the-leader = You are not the leader who names
refused-had-its-turn = { $have } has had its turn
refused-no-perseus = You do not have Perseus
refused-out-of-reach = You hold too little for your fifth tile or the Pyramids
refused-claim-open = First keep your word: the fifth tile or the Pyramids
refused-claim-needs-it = After that you could not pay for the fifth tile or the Pyramids any more
refused-has-owner = { $have } owns it
refused-not-free = Units of others stand in { $have }
refused-not-in-reach = { $have } is neither adjacent nor connected
refused-no-marker-left = All your control markers are on the board
refused-no-unit-left = No { $have } is left in your supply
refused-no-set = This costs a set of { $need }: coins only, or goods that are all different
refused-not-your-province = { $have } is not yours
refused-site-taken = Built already: { $have }
refused-has-fortress = You have a fortress in { $have }
refused-no-free-coast = No province of yours that is free of others touches { $have }
refused-beside-war = { $have } touches a province of yours that is at war
refused-tile-taken = { $need } has { $have }
refused-not-face-up = { $have } does not lie open
refused-built-already = You have built the Pyramids
refused-five-tiles = You have { $have } tiles; nobody has more
refused-cannot-be-copied = The power of { $have } cannot be copied
refused-no-penthesilea = You do not have Penthesilea
refused-once-a-round = Only once a round
refused-too-many-coins = At most { $have } coins are kept, not { $need }
refused-too-many-goods = At most { $have } goods are kept, not { $need }
refused-goods-are-not-kept = Goods are not kept
refused-same-kind = What is kept must be of different kinds
refused-no-zeus = You do not have the Statue of Zeus
refused-not-oneself = Peace is made with another
refused-not-twice-running = You had peace with { $have } in the round before
refused-no-trireme = You have no trireme in { $have }
refused-no-legion = You have no legion in { $have }
refused-moved-already = All your units of { $have } have moved
refused-not-adjacent = { $have } is not adjacent
refused-must-leave = Peace sends legions of yours away: move them first
refused-at-peace = The Statue of Zeus keeps the peace: { $have }
refused-no-own-unit = You have no unit in { $have }
refused-no-foreign-unit = They have no unit in { $have }
refused-fought-already = You have fought in { $have } this turn
refused-no-such-face = No die has a { $have }
refused-no-conqueror = You are not the conqueror of { $have }
refused-chosen-already = You have chosen for { $have }
refused-nothing-occupied = You occupy nothing in { $have }
refused-not-built = Not built: { $have }
refused-no-building = No building stands in { $have }
refused-capital-province = { $have } is a capital province
refused-marker-not-occupied = You do not occupy the control marker of { $have }
refused-not-linked = { $have } is neither adjacent to a province of yours nor connected with one
refused-not-since-an-earlier-turn = You occupy the control marker of { $have } only since this turn
refused-no-sheba = You do not have the Queen of Sheba
refused-no-circe = You do not have Circe
refused-no-empty-caravan-site = No empty caravan site: { $have }
refused-no-idle-legion = You have { $have } legions there; all of them occupy something
refused-not-in-this-province = The province must be yours or neutral, and free of others: { $have }
refused-not-the-highest = { $have } does not have the highest level

name-pyramids = the Pyramids
name-tiles = five heroes and wonders
name-conquest = conquest
name-titles = all three titles

name-rome = Rome
name-greece = Greece
name-babylon = Babylon
name-egypt = Egypt
name-carthage = Carthage

name-caesar = Caesar
name-pericles = Pericles
name-hammurabi = Hammurabi
name-cleopatra = Cleopatra
name-hannibal = Hannibal
name-antigone = Antigone
name-castor-pollux = Castor & Pollux
name-circe = Circe
name-gilgamesh = Gilgamesh
name-hamilcar = Hamilcar
name-hercules = Hercules
name-nebuchadnezzar = Nebuchadnezzar
name-penthesilea = Penthesilea
name-perseus = Perseus
name-queen-of-sheba = the Queen of Sheba
name-ramses-ii = Ramses II
name-spartacus = Spartacus
name-colossus = the Colossus of Rhodes
name-hanging-gardens = the Hanging Gardens
name-pharos = the Lighthouse of Pharos
name-statue-of-zeus = the Statue of Zeus
name-temple-of-artemis = the Temple of Artemis

# provinces
name-gallia = Gallia
name-germania = Germania
name-dalmatia = Dalmatia
name-latium = Latium
name-italia = Italia
name-macedonia = Macedonia
name-dacia = Dacia
name-thracia = Thracia
name-achaea = Achaea
name-sicilia = Sicilia
name-numidia = Numidia
name-africa = Africa
name-phasania = Phasania
name-libya = Libya
name-garamantia = Garamantia
name-cyrenaica = Cyrenaica
name-nubia = Nubia
name-aegyptus = Aegyptus
name-aethiopia = Aethiopia
name-crete = Crete
name-judaea = Judaea
name-cilicia = Cilicia
name-cappadocia = Cappadocia
name-asia = Asia
name-armenia = Armenia
name-assyria = Assyria
name-mesopotamia = Mesopotamia
name-babylonia = Babylonia
name-arabia = Arabia

# seas
name-mare-tyrrhenum = Mare Tyrrhenum
name-mare-sardum = Mare Sardum
name-mare-hadriaticum = Mare Hadriaticum
name-mare-ionium = Mare Ionium
name-mare-africum = Mare Africum
name-mare-aegaeum = Mare Aegaeum
name-mare-aegyptum = Mare Aegyptum
name-mare-cyprium = Mare Cyprium
name-pontus-euxinus = Pontus Euxinus

# the buildings on their sites
name-gallia-grain = the grain caravan in Gallia
name-gallia-sheep = the sheep caravan in Gallia
name-gallia-market = the market in Gallia
name-germania-gems = the gems caravan in Germania
name-germania-market = the market in Germania
name-dalmatia-wood = the wood caravan in Dalmatia
name-dalmatia-gladiators = the gladiators caravan in Dalmatia
name-dalmatia-market = the market in Dalmatia
name-latium-metal = the metal caravan in Latium
name-latium-wine = the wine caravan in Latium
name-latium-market = the market in Latium
name-latium-capital = the capital in Latium
name-latium-temple = the temple in Latium
name-italia-metal = the metal caravan in Italia
name-italia-oil = the oil caravan in Italia
name-italia-market = the market in Italia
name-macedonia-grain = the grain caravan in Macedonia
name-macedonia-wine = the wine caravan in Macedonia
name-macedonia-market = the market in Macedonia
name-dacia-wine = the wine caravan in Dacia
name-dacia-stone = the stone caravan in Dacia
name-dacia-market = the market in Dacia
name-thracia-stone = the stone caravan in Thracia
name-thracia-market = the market in Thracia
name-thracia-ordinary = the city in Thracia
name-thracia-temple = the temple in Thracia
name-achaea-oil = the oil caravan in Achaea
name-achaea-market = the market in Achaea
name-achaea-capital = the capital in Achaea
name-achaea-ordinary = the city in Achaea
name-achaea-temple = the temple in Achaea
name-sicilia-legendary = the legendary city in Sicilia
name-sicilia-temple = the temple in Sicilia
name-numidia-gold = the gold caravan in Numidia
name-numidia-gladiators = the gladiators caravan in Numidia
name-numidia-market = the market in Numidia
name-africa-sheep = the sheep caravan in Africa
name-africa-spices = the spices caravan in Africa
name-africa-market = the market in Africa
name-africa-capital = the capital in Africa
name-africa-temple = the temple in Africa
name-phasania-gladiators = the gladiators caravan in Phasania
name-phasania-market = the market in Phasania
name-libya-oil = the oil caravan in Libya
name-libya-sheep = the sheep caravan in Libya
name-libya-market = the market in Libya
name-garamantia-oil = the oil caravan in Garamantia
name-garamantia-gems = the gems caravan in Garamantia
name-garamantia-market = the market in Garamantia
name-cyrenaica-papyrus = the papyrus caravan in Cyrenaica
name-cyrenaica-market = the market in Cyrenaica
name-cyrenaica-ordinary = the city in Cyrenaica
name-cyrenaica-temple = the temple in Cyrenaica
name-nubia-gladiators = the gladiators caravan in Nubia
name-nubia-market = the market in Nubia
name-aegyptus-papyrus = the papyrus caravan in Aegyptus
name-aegyptus-market = the market in Aegyptus
name-aegyptus-capital = the capital in Aegyptus
name-aegyptus-ordinary = the city in Aegyptus
name-aegyptus-temple = the temple in Aegyptus
name-aethiopia-grain = the grain caravan in Aethiopia
name-aethiopia-gold = the gold caravan in Aethiopia
name-aethiopia-market = the market in Aethiopia
name-crete-ceramics = the ceramics caravan in Crete
name-crete-market = the market in Crete
name-crete-ordinary = the city in Crete
name-crete-temple = the temple in Crete
name-judaea-legendary = the legendary city in Judaea
name-judaea-temple = the temple in Judaea
name-cilicia-ordinary = the city in Cilicia
name-cilicia-temple = the temple in Cilicia
name-cappadocia-wood = the wood caravan in Cappadocia
name-cappadocia-market = the market in Cappadocia
name-asia-legendary = the legendary city in Asia
name-asia-temple = the temple in Asia
name-armenia-gold = the gold caravan in Armenia
name-armenia-market = the market in Armenia
name-assyria-wine = the wine caravan in Assyria
name-assyria-market = the market in Assyria
name-assyria-ordinary = the city in Assyria
name-assyria-temple = the temple in Assyria
name-mesopotamia-sheep = the sheep caravan in Mesopotamia
name-mesopotamia-market = the market in Mesopotamia
name-mesopotamia-ordinary = the city in Mesopotamia
name-mesopotamia-temple = the temple in Mesopotamia
name-babylonia-spices = the spices caravan in Babylonia
name-babylonia-grain = the grain caravan in Babylonia
name-babylonia-market = the market in Babylonia
name-babylonia-capital = the capital in Babylonia
name-babylonia-temple = the temple in Babylonia
name-arabia-gladiators = the gladiators caravan in Arabia
name-arabia-market = the market in Arabia

# The table in the browser: the round, what can be done, how one wins.

phase-collect = Collect
phase-trade = Trade
phase-build = Build
phase-war = War
phase-leaders = Leaders

do-deal = Lead { $empire }
do-legendary = { $count ->
    [one] { $count } legendary good
   *[other] { $count } legendary goods
}
do-colossus = The Colossus yields { $good }
do-no-colossus = Leave the Colossus unused
do-announce = { $number ->
    [0] No trade this round
    [one] Everybody offers { $number }
   *[other] Everybody offers { $number }
}
do-starter = { $empire } begins
do-offer = Make an offer
do-take = { $resource } from { $empire }
do-give = Give { $resource }
do-name = { $empire }
do-claim = Call on Perseus
do-wait = Leave it
do-mark = Control { $province }
do-build = Build { $site }
do-raise = Raise a { $unit } in { $province }
do-launch = Launch a trireme in { $sea }
do-acquire = Acquire { $tile }
do-muster = Call { $count } { $count ->
    [one] legion
   *[other] legions
}
do-finish = Finish building
do-peace = Peace with { $empire }
do-no-peace = No peace
do-convert = Convert { $province }
do-sail = Sail from { $sea } to { $sea2 }
do-fight = Attack { $empire } in { $sea }
do-march = March from { $province } to { $province2 }
do-battle = Fight { $empire } in { $province }
do-plunder = Plunder { $site }
do-occupy = Occupy buildings in { $province }
do-occupy-marker = Occupy the marker of { $province }
do-sheba = The Queen of Sheba wins { $province }
do-lay = Circe: lay a legion at { $site }
do-lose = Choose your losses
do-retain = Choose what the survivors hold
do-award = { $empire }
do-done = Done
do-done-conversion = Convert no more
do-done-triremes = Enough sailed
do-done-sea-battles = No attack at sea
do-done-legions = Enough marched
do-done-conquest = End the campaign
do-done-circe = End the campaign

confirm-acquire = Acquire
confirm-offer = Seal the offer
confirm-finish = Finish building

name-grain = grain
name-oil = oil
name-wine = wine
name-sheep = sheep
name-coin = coin
name-legion = legion
name-fortress = fortress
name-trireme = trireme
name-city = city
name-market = market
name-temple = temple
name-capital = capital
name-legendary = legendary city
name-trade = trade
name-culture = culture
name-military = military
name-asyncron = the Asyncron edition
name-academy = the Academy edition
way-pyramids = Pyramids
way-tiles = Tiles
way-conquest = Cities
way-titles = Titles
