# Mare Nostrum (2003)

event-dealt = { $player } leads { $empire }
event-left_out = Nobody leads { $empire }: it is neutral
event-begins = { $player } places first
event-role = { $empire } is { $role } now
event-received = { $empire } receives { $count } { $resource-id ->
    [tax] { $count ->
        [one] tax
       *[other] taxes
    }
   *[other] { $resource }
}
event-short = { $count } { $resource-id ->
    [tax] { $count ->
        [one] tax is
       *[other] taxes are
    }
   *[other] { $resource } { $count ->
        [one] is
       *[other] are
    }
} missing in the stock
event-announced = { $number ->
    [0] { $empire } calls off the exchange of this round
    [one] { $empire } announces an exchange of { $number } card each
   *[other] { $empire } announces an exchange of { $number } cards each
}
event-offered = { $empire } lays down { $count } { $resource-id ->
    [tax] { $count ->
        [one] tax
       *[other] taxes
    }
   *[other] { $resource }
}
event-took = { $empire } takes { $resource-id ->
    [tax] a tax
   *[other] { $resource }
} from { $from }
event-returned = { $empire } takes back { $count } { $resource-id ->
    [tax] { $count ->
        [one] tax
       *[other] taxes
    }
   *[other] { $resource }
}
event-gave = { $empire } evens the exchange out: { $resource-id ->
    [tax] a tax
   *[other] { $resource }
} for { $to }
event-gave_unseen = { $empire } evens the exchange out: a card for { $to }, unseen by the others
event-drew = { $empire } draws { $resource-id ->
    [tax] a tax
   *[other] { $resource }
} from the hand of { $from }
event-drew_unseen = { $empire } draws a card from the hand of { $from }, unseen by the others
event-named = { $empire } is named
event-paid = { $empire } pays { $count } { $resource-id ->
    [tax] { $count ->
        [one] tax
       *[other] taxes
    }
   *[other] { $resource }
}
event-marked = { $empire } places an influence marker in { $province }
event-built = { $empire } builds { $site }
event-raised = { $empire } raises a { $unit } in { $province }
event-bought = { $empire } wins over { $card }
event-taken_over = { $empire } takes { $province } over from { $owner }
event-swapped = { $empire } gives { $given-id ->
    [tax] a tax
   *[other] { $given }
} for { $taken-id ->
    [tax] a tax
   *[other] { $taken }
}
event-kept = { $empire } keeps { $count } { $resource-id ->
    [tax] { $count ->
        [one] tax
       *[other] taxes
    }
   *[other] { $resource }
}
event-discarded = { $empire } gives back { $count } unspent { $resource-id ->
    [tax] { $count ->
        [one] tax
       *[other] taxes
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
event-launched = { $empire } launches { $count } { $count ->
    [one] trireme
   *[other] triremes
} from { $province } into { $sea }
event-marched = { $empire } marches { $count } { $count ->
    [one] legion
   *[other] legions
} from { $from } to { $to }
event-sea_battle = { $empire } attacks the triremes of { $foe } in { $sea }
event-land_battle = { $empire } attacks { $foe } in { $province }
event-changed_sides = A legion of { $foe } in { $province } goes over to { $empire }
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
event-brought_back = A fallen legion of { $empire } comes back in { $province }
event-plundered = { $empire } plunders { $site }
event-plundered_trireme = { $empire } burns a trireme of { $owner } on the beach of { $province }
event-occupied = { $empire } occupies { $site }
event-marker_occupied = { $empire } puts a legion on the influence marker of { $province }
event-won = { $empire } wins the game by { $way }

ask-seating = which civilization do you lead?
ask-placing = spend your points, then begin
ask-roles = several are ahead of you: who gets the role?
ask-income = which commodity do you take besides?
ask-exchange = how many cards does everybody lay down? (0: no exchange)
ask-offers = what do you lay down? Nobody sees it until all have chosen
ask-taking = which card do you take, and from whom?
ask-balance = you have one card too many: which do you give?
ask-draw = from whose hand do you draw a card?
ask-construction = who builds next?
ask-building = build, then finish
ask-keeping = what do you keep? All else goes back
ask-military = who moves next?
ask-peace = with whom do you make peace this round?
ask-triremes = launch and sail your triremes, then done
ask-sea_battles = attack at sea, then done
ask-legions = march your legions and fight, then done
ask-land_battles = which battle comes first?
ask-battle = what happens in the battle?
ask-conquest = what becomes of the provinces that you hold? Then done

part-pay = how do you pay?
part-keep = what do you keep?
part-stake = what do you lay down?
part-count = how many go?
part-loss = which pieces are lost?
part-posts = where do the survivors stay?
part-buildings = which buildings?

refused-empire-taken = { $have } has a player already
refused-left-out = { $have } is left out with so many players
refused-begun-already = It is settled who begins
refused-too-few-points = You have { $have } points left; it costs { $need }
refused-not-your-province = { $have } does not have your marker
refused-not-a-start-province = { $have } is neither your capital province nor next to it
refused-has-owner = { $have } has a marker there
refused-capital-first = The first marker goes into your capital province
refused-no-marker-left = All your influence markers are on the board
refused-site-taken = Built already: { $have }
refused-no-token-left = No token is left in the stock for { $have }
refused-has-fortress = There is a fortress in { $have }
refused-no-coast = No sea touches { $have }
refused-no-unit-left = No { $have } is left in your supply
refused-card-taken = { $have } is taken
refused-of-another-people = { $have } belongs to { $need }
refused-not-the-highest = { $have } does not have the largest count
refused-no-such-card = You have no card with this power
refused-none-left = No { $have } is left in the stock
refused-not-the-director = You are not the Director of Commerce
refused-more-than-you-hold = You hold { $have } cards only
refused-not-from-oneself = Nobody takes from himself
refused-not-offered = { $have } has no open { $need }
refused-not-back-again = { $have } has just taken from you what you took before: take from somebody else
refused-not-held = You do not hold { $have }
refused-took-no-part = { $have } took no part or holds nothing
refused-wrong-price = This costs a set of { $need } cards, not { $have }
refused-taxes-do-not-mix = Taxes and commodities do not mix
refused-kind-twice = Commodities in a payment are all different
refused-no-set = This costs { $need }; your largest set has { $have } cards: taxes only, or commodities that are all different
refused-too-many-taxes = At most { $have } taxes are kept, not { $need }
refused-too-many-goods = At most { $have } commodities are kept, not { $need }
refused-goods-are-not-kept = Commodities are not kept
refused-same-kind = What is kept must be of different kinds
refused-not-the-leader = You are not the one who names
refused-neutral = Nobody leads { $have }
refused-had-its-turn = { $have } has had its turn
refused-marker-is-new = Your marker in { $have } came in this round: build there from the next
refused-foreign-units = Units of others stand in { $have }
refused-not-in-reach = { $have } is neither adjacent nor connected
refused-marker-not-held = No legion of yours stands on the marker of { $have }
refused-once-a-round = Only once a round
refused-tax-for-commodity = It is a tax for a commodity or a commodity for a tax
refused-not-oneself = Peace is made with another
refused-not-twice-running = You had peace with { $have } in the round before
refused-battle-due = First fight in { $have }
refused-no-trireme = You have no trireme in { $have }
refused-moved-already = All your units of { $have } have moved
refused-not-adjacent = { $have } is not adjacent
refused-no-legion = You have no legion in { $have }
refused-in-a-war = Legions in the war of { $have } cannot leave
refused-fought-already = You have fought in { $have } this turn
refused-at-peace = There is peace: { $have }
refused-no-own-unit = You have no unit in { $have }
refused-no-foreign-unit = They have no unit in { $have }
refused-owner-first = The owner of { $have } must be attacked first
refused-not-conquered = You are not alone in { $have }, or it has no foreign marker
refused-chosen-already = You have chosen for { $have }
refused-stands-already = Your legions stand there already: to leave them is to choose nothing
refused-not-built = Not built: { $have }
refused-no-trireme-on-land = They have no trireme on land in { $have }
refused-no-building = No building stands in { $have }
refused-capital-province = { $have } is a capital province

name-by-pyramids = the Pyramids
name-by-cards = heroes and wonders
way-by-pyramids = Pyramids
way-by-cards = Heroes and wonders
item-influence = influence markers
item-caravan = caravans
item-city = cities
item-market = markets
item-temple = temples
item-legion = legions
item-fortress = fortresses
item-trireme = triremes
item-hero = heroes
item-wonder = wonders
item-pyramids = the Pyramids
power-price = { $of } cost { $count }
power-first-price = { $count ->
    [0] once a round one is free: { $of }
    [one] once a round one costs 1 card: { $of }
   *[other] once a round one costs { $count } cards: { $of }
}
power-income = at income, { $of-id ->
    [tax] taxes: { $count }
   *[other] commodities of your choice: { $count }
}
power-die = { $of } add { $count } to each of their dice
power-dice = dice more in land battles of your own turn: { $count }
power-points = { $count } points more in land battles under your own marker
power-fortress = each of your fortresses counts { $count } in defence
power-swap = once a round, in your turn of construction: a commodity for a tax, or a tax for a commodity
power-draw = after an exchange: a card by chance from another who took part
power-keep = keep so many different commodities besides: { $count }
power-peace = peace with another player for a phase, not with the same one twice running
power-turncoat = attacked on land: one attacking legion changes sides before the dice
power-return = once a round a legion just lost comes back in your capital province
power-win = wins the game at once

name-director-of-commerce = Director of Commerce
name-political-leader = Political Leader
name-military-leader = Military Leader

name-rome = Rome
name-carthage = Carthage
name-greece = Greece
name-egypt = Egypt
name-babylon = Babylon

name-caesar = Julius Caesar
name-hannibal = Hannibal
name-hammurabi = Hammurabi
name-pericles = Pericles
name-cleopatra = Cleopatra
name-agamemnon = Agamemnon
name-archimedes = Archimedes
name-helen = Helen of Troy
name-nebuchadnezzar = Nebuchadnezzar
name-solomon = Solomon
name-ulysses = Ulysses
name-colossus = the Colossus of Rhodes
name-hanging-gardens = the Hanging Gardens
name-temple-of-artemis = the Temple of Artemis
name-statue-of-zeus = the Statue of Zeus
name-lighthouse = the Lighthouse
name-mausoleum = the Mausoleum
name-pyramids = the Pyramids

name-olive-oil = olive oil

# provinces
name-corsica = Corsica
name-sardinia = Sardinia
name-sicilia = Sicilia
name-gallia = Gallia
name-latium = Latium
name-italia = Italia
name-germania = Germania
name-dalmatia = Dalmatia
name-dacia = Dacia
name-thracia = Thracia
name-macedonia = Macedonia
name-achaea = Achaea
name-creta = Creta
name-rhodus = Rhodus
name-asia = Asia
name-cappadocia = Cappadocia
name-cilicia = Cilicia
name-armenia = Armenia
name-cyprus = Cyprus
name-judaea = Judaea
name-assyria = Assyria
name-mesopotamia = Mesopotamia
name-babylonia = Babylonia
name-arabia = Arabia
name-aegyptus = Aegyptus
name-nubia = Nubia
name-aethiopia = Aethiopia
name-cyrenaica = Cyrenaica
name-garamantia = Garamantia
name-libya = Libya
name-phasania = Phasania
name-africa = Africa
name-numidia = Numidia

# seas
name-mare-ligusticum = Mare Ligusticum
name-mare-tyrrhenum = Mare Tyrrhenum
name-mare-sardum = Mare Sardum
name-mare-hadriaticum = Mare Hadriaticum
name-mare-ionium = Mare Ionium
name-mare-africum = Mare Africum
name-mare-aegaeum = Mare Aegaeum
name-pontus-euxinus = Pontus Euxinus
name-mare-aegyptum = Mare Aegyptum
name-mare-cyprium = Mare Cyprium

# the buildings on their sites
name-corsica-fruit = the fruit caravan in Corsica
name-corsica-market = the market in Corsica
name-sardinia-fish = the fish caravan in Sardinia
name-sardinia-market = the market in Sardinia
name-sicilia-syracusae = Syracusae, the city in Sicilia
name-sicilia-temple = the temple in Sicilia
name-gallia-grain = the grain caravan in Gallia
name-gallia-livestock = the livestock caravan in Gallia
name-gallia-market = the market in Gallia
name-latium-metal = the metal caravan in Latium
name-latium-wine = the wine caravan in Latium
name-latium-market = the market in Latium
name-latium-roma = Roma, the city in Latium
name-latium-temple = the temple in Latium
name-italia-metal = the metal caravan in Italia
name-italia-olive-oil = the olive oil caravan in Italia
name-italia-market = the market in Italia
name-germania-gems = the gems caravan in Germania
name-germania-market = the market in Germania
name-dalmatia-slaves = the slaves caravan in Dalmatia
name-dalmatia-market = the market in Dalmatia
name-dacia-wine = the wine caravan in Dacia
name-dacia-market = the market in Dacia
name-thracia-fish = the fish caravan in Thracia
name-thracia-market = the market in Thracia
name-thracia-byzantium = Byzantium, the city in Thracia
name-thracia-temple = the temple in Thracia
name-macedonia-grain = the grain caravan in Macedonia
name-macedonia-wine = the wine caravan in Macedonia
name-macedonia-market = the market in Macedonia
name-achaea-olive-oil = the olive oil caravan in Achaea
name-achaea-market = the market in Achaea
name-achaea-athenae = Athenae, the city in Achaea
name-achaea-thebae = Thebae, the city in Achaea
name-achaea-temple = the temple in Achaea
name-creta-fruit = the fruit caravan in Creta
name-creta-market = the market in Creta
name-creta-cnossus = Cnossus, the city in Creta
name-creta-temple = the temple in Creta
name-asia-olive-oil = the olive oil caravan in Asia
name-asia-market = the market in Asia
name-asia-troas = Troas, the city in Asia
name-asia-temple = the temple in Asia
name-cappadocia-fruit = the fruit caravan in Cappadocia
name-cappadocia-market = the market in Cappadocia
name-cilicia-tarsus = Tarsus, the city in Cilicia
name-cilicia-temple = the temple in Cilicia
name-armenia-gold = the gold caravan in Armenia
name-armenia-market = the market in Armenia
name-cyprus-salamis = Salamis, the city in Cyprus
name-cyprus-temple = the temple in Cyprus
name-judaea-ierusalem = Ierusalem, the city in Judaea
name-judaea-temple = the temple in Judaea
name-assyria-wine = the wine caravan in Assyria
name-assyria-market = the market in Assyria
name-assyria-ninive = Ninive, the city in Assyria
name-assyria-temple = the temple in Assyria
name-mesopotamia-fruit = the fruit caravan in Mesopotamia
name-mesopotamia-market = the market in Mesopotamia
name-mesopotamia-nippur = Nippur, the city in Mesopotamia
name-mesopotamia-temple = the temple in Mesopotamia
name-babylonia-grain = the grain caravan in Babylonia
name-babylonia-perfume = the perfume caravan in Babylonia
name-babylonia-market = the market in Babylonia
name-babylonia-babylon = Babylon, the city in Babylonia
name-babylonia-temple = the temple in Babylonia
name-arabia-slaves = the slaves caravan in Arabia
name-arabia-market = the market in Arabia
name-aegyptus-papyrus = the papyrus caravan in Aegyptus
name-aegyptus-market = the market in Aegyptus
name-aegyptus-alexandria = Alexandria, the city in Aegyptus
name-aegyptus-memphis = Memphis, the city in Aegyptus
name-aegyptus-temple = the temple in Aegyptus
name-nubia-slaves = the slaves caravan in Nubia
name-nubia-market = the market in Nubia
name-aethiopia-grain = the grain caravan in Aethiopia
name-aethiopia-gold = the gold caravan in Aethiopia
name-aethiopia-market = the market in Aethiopia
name-cyrenaica-papyrus = the papyrus caravan in Cyrenaica
name-cyrenaica-market = the market in Cyrenaica
name-cyrenaica-cyrene = Cyrene, the city in Cyrenaica
name-cyrenaica-temple = the temple in Cyrenaica
name-garamantia-gems = the gems caravan in Garamantia
name-garamantia-livestock = the livestock caravan in Garamantia
name-garamantia-market = the market in Garamantia
name-libya-livestock = the livestock caravan in Libya
name-libya-olive-oil = the olive oil caravan in Libya
name-libya-market = the market in Libya
name-phasania-slaves = the slaves caravan in Phasania
name-phasania-market = the market in Phasania
name-africa-livestock = the livestock caravan in Africa
name-africa-perfume = the perfume caravan in Africa
name-africa-market = the market in Africa
name-africa-carthago = Carthago, the city in Africa
name-africa-temple = the temple in Africa
name-numidia-gold = the gold caravan in Numidia
name-numidia-slaves = the slaves caravan in Numidia
name-numidia-market = the market in Numidia

# The table in the browser: the round, what can be done, how one wins.

phase-setup = Set-up
phase-commerce = Commerce
phase-construction = Construction
phase-military = Military

do-deal = Lead { $empire }
do-settle = Place a marker in { $province }
do-found = Build { $site }
do-station = Raise a { $unit } in { $province }
do-recruit = Win your hero over
do-begin = Begin
do-award = { $empire }
do-choose = Take { $commodity }
do-no-choice = Take no commodity
do-announce = { $number ->
    [0] No exchange this round
    [one] Everybody lays down { $number }
   *[other] Everybody lays down { $number }
}
do-offer = Lay cards down
do-take = { $resource } from { $empire }
do-give = Give { $resource }
do-rob = Draw a card from { $empire }
do-spare = Draw no card
do-name = { $empire }
do-mark = Control { $province }
do-take-over = Take { $province } over
do-build = Build { $site }
do-raise = Raise a { $unit } in { $province }
do-buy = Win over { $card }
do-swap = Give { $resource } for { $resource2 }
do-finish = Finish building
do-keep = Choose what you keep
do-peace = Peace with { $empire }
do-no-peace = No peace
do-launch = Launch from { $province } into { $sea }
do-sail = Sail from { $sea } to { $sea2 }
do-fight = Attack { $empire } in { $sea }
do-march = March from { $province } to { $province2 }
do-battle = Attack { $empire } in { $province }
do-plunder = Plunder { $site }
do-plunder-trireme = Burn a trireme of { $empire } in { $province }
do-occupy = Occupy buildings in { $province }
do-claim = Prepare to take { $province } over
do-entice = Helen: a legion changes sides
do-resist = Leave Helen unused
do-lose = Choose your losses
do-bring-back = Mausoleum: a legion comes back
do-let-go = Leave the Mausoleum unused
do-retain = Choose what the survivors hold
do-done = Done
do-done-triremes = Enough sailed
do-done-sea-battles = No attack at sea
do-done-legions = Enough marched
do-done-conquest = End the campaign

confirm-buy = Win over
confirm-offer = Seal the offer
confirm-keep = Keep
confirm-finish = Finish building

