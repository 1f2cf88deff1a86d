# Mare Nostrum: Empires: what a newcomer reads. The card is the first two parts, the overview the third; the options of the table are parameters.

guide-like = You will like it if you enjoy trading, building and the threat of war, and never quite trust your neighbours.
guide-length = { $seats } empires, about { $minutes } minutes
guide-gentle = Three empires, the rules of the academy edition, five heroes and wonders open at a time.
guide-goal = Four ways lead to victory. Watch all of them, for everybody.

guide-win-pyramids = { $pyramids_win ->
    [culture_leader] Prestige: build the Pyramids, a set of 12, as culture leader; else they count at the end of the building phase
   *[builder] Prestige: build the Pyramids, a set of 12
}
    .clause = { $pyramids_win ->
        [culture_leader] E10.1b
       *[builder] E10.1a
    }
guide-win-tiles = { $fifth_tile_win ->
    [culture_leader_at_once] Fame: acquire your fifth hero or wonder, the starting hero included; at once as culture leader, else at the end of the building phase
   *[end_of_phase] Fame: acquire your fifth hero or wonder, your starting hero included
}
    .clause = { $fifth_tile_win ->
        [culture_leader_at_once] E10.2b
       *[end_of_phase] E10.2a
    }
guide-win-conquest = Conquest: control four capital or legendary cities
    .clause = E10.3a
guide-win-titles = Leadership: hold all three titles at once
    .clause = E10.4a

guide-round-collect = Collect
guide-round-trade = Trade
guide-round-build = Build
guide-round-war = Move and fight
guide-round-leaders = Leaders

guide-overview-1 = You lead an empire with three provinces and a hero. Each round has five phases.
guide-overview-2 = Collect: each caravan yields its good, two if a market stands in the province; each city yields a coin, two with a temple. Legendary cities yield a good drawn by lot.
guide-overview-3 = Trade: the trade leader says how many resources everybody puts up. All are turned up at once; then you take one from somebody, who takes one from somebody else, and so on. You pay with sets of different goods, so rare ones are what you want.
guide-overview-4 = Build: the culture leader names who builds, one after another. Everything costs a set: either coins only, or goods that are all different. You place control markers, caravans, markets, cities, temples, legions, triremes, fortresses, heroes and wonders.
guide-overview-5 = What is left over is lost, but for two coins.
guide-overview-6 = Move and fight: the military leader names who moves. First triremes, which carry legions across their seas; then legions. Legions that meet others must fight, each side rolling a die for each unit; every 5 points are a hit, and the loser chooses what is lost.
guide-overview-7 = Where your legions stand alone in another’s province they may plunder a building once, occupy buildings and collect for you, or occupy the control marker and take the province over in a later turn.
guide-overview-8 = Leaders: who has the most caravans and markets leads trade, the most cities and temples culture, the most units the military. Heroes and wonders add to these levels and have powers of their own.
