# Mare Nostrum (2003): what a newcomer reads. The card is the first two parts, the overview the third; the options of the table are parameters.

guide-like = You will like it if you enjoy bargaining with what you have, quiet growth under the threat of war, and a table where three people decide who goes when.
guide-length = { $seats } civilizations, about { $minutes } minutes
guide-gentle = Five players, the basic set-up and every option at its usual value, so that no civilization stays neutral.
guide-goal = Two ways lead to victory, and both end in your own turn of building. Watch what your neighbours can pay.

guide-win-pyramids = Build the Pyramids: { $pyramids_price } taxes, or { $pyramids_price } commodities that are all different
    .clause = N10.3g
guide-win-cards = Hold { $cards_to_win } heroes and wonders, your start hero among them
    .clause = N1.1

guide-round-commerce = Commerce
guide-round-construction = Construction
guide-round-military = Military

guide-overview-1 = You lead a civilization with three provinces, a fortress and a hero. Each round has three phases, and each phase has its role: whoever has the largest count holds it.
guide-overview-2 = Income: each city pays a tax, two with a temple in the province; each caravan pays the commodity of its site, two with a market. Who occupies a building is paid for it.
guide-overview-3 = Exchange: the Director of Commerce, with the most caravans and markets, says how many cards everybody lays down. All are turned up at once; he takes one from somebody, who takes one from somebody else, and so on. Who holds too few cards takes no part.
guide-overview-4 = Construction: the Political Leader, with the most cities and temples, names who builds, one after another. Everything costs a set of its own: either taxes only, or commodities that are all different. Most things cost 3, markets and temples 6, heroes and wonders 9.
guide-overview-5 = You build only where your influence marker has lain since the round before. New markers go next to your provinces, or over seas with triremes of yours. At the end you keep two taxes at most; all else goes back.
guide-overview-6 = Military: the Military Leader, with the most legions, triremes and fortresses, names who moves. First triremes, which come from land into the sea and carry legions from coast to coast; then legions.
guide-overview-7 = Legions that meet foreign legions or a fortress must attack. Each side rolls a die for each legion, a defending fortress counts 6, and every full 5 points cost the other side a piece of its choice. If both survive, the province is at war.
guide-overview-8 = Where you alone stand in a foreign province you choose one thing at the end of your turn: plunder a building, occupy buildings and be paid for them, or stand on the marker and buy the province in your next turn of construction.
