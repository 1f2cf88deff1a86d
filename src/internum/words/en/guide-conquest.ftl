# Conquest of the Empire II: what a newcomer reads. The card is the first two parts, the overview the third.

guide-like = You will like it if you enjoy shifting alliances, bargaining over them, and battles for a few rich provinces.
guide-length = { $seats } players, about { $minutes } minutes
guide-gentle = Four players, four seasons: two against two, so everybody has one ally.
guide-goal = The most victory points after the last season win. Influence in the key provinces brings most of them.

guide-win-points = Most victory points after the last season; on a tie, more influence on the board
    .clause = C12.1

guide-round-tokens = Place province tokens
guide-round-cards = Lay out cards
guide-round-alliances = Bid for alliances
guide-round-placement = Place starting units (season 1)
guide-round-actions = Four rounds of two actions
guide-round-taxes = Collect taxes
guide-round-points = Score points, count chaos
guide-round-end = End the season

guide-overview-1 = You want to be the next Caesar. You start with a small army, 80 Talents, three senators and influence in up to four of the eleven key provinces.
guide-overview-2 = Each season opens with new province tokens and cards. Then auctions decide who is allied with whom, and in which order you play. Allies cannot attack each other and may lend units.
guide-overview-3 = Four rounds follow, with two actions each: take a card (once a round), recruit, buy influence, raise a special tax, move on land, fight on land, sail and fight at sea, or pass.
guide-overview-4 = Your generals and your Caesar are the key: you recruit, buy influence and march only where one of them stands. Influence of enemies is for sale where they have no military land unit.
guide-overview-5 = On land each side rolls three dice, whatever its size, and more for a leader, a city or training. A face hits only if you have units of its kind, so a mixed army is a strong one.
guide-overview-6 = Senators are votes. In a Senate vote the highest total wins money, calm, points, legions or influence in Rome, and the winner’s senators are spent.
guide-overview-7 = At the end of a season taxes come in for all your influence, and in each key province the most influence scores the first value, the next most the second.
guide-overview-8 = Recruiting, special taxes and lost battles bring chaos. Your cities lower it; then the most chaos costs 10 points, the next most 5.
