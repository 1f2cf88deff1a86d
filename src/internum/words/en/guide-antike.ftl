# Antike: what a newcomer reads. The card is the first two parts, the overview the third.

guide-like = You will like it if you enjoy planning several turns ahead, with nothing hidden and no dice.
guide-length = { $seats } nations, about { $minutes } minutes
guide-gentle = Four nations on the eastern board, the usual rules.
guide-goal = The first nation with { $goal } ancient personages wins. Each kind is earned by one great deed.

guide-win-king = King: own five cities, then ten, fifteen …
    .clause = A4.3
guide-win-citizen = Citizen: own three temples, then six, nine …
    .clause = A4.6
guide-win-navigator = Navigator: have galleys in seven seas, then fourteen
    .clause = A4.7
guide-win-scholar = Scholar: be the first of all with a know-how
    .clause = A4.4
guide-win-general = General: conquer a city that has a temple
    .clause = A4.5

guide-round-rondel = Rondel
guide-round-action = Action
guide-round-founding = Found cities
guide-round-personages = Personages

guide-overview-1 = You lead a nation with three cities: one yields marble, one iron, one gold. At the start of every round each nation receives a coin, which counts as one of any resource.
guide-overview-2 = In your turn your stone moves on the rondel, a wheel of eight actions. Up to three steps are free; every further step costs one resource. So you cannot do the same thing twice in a row, and you see what the others can do next.
guide-overview-3 = Marble, iron and gold fields produce: one unit for each city of that kind, three if it has a temple.
guide-overview-4 = On the temple field you build temples for 5 marble each. On the arming field you raise legions and galleys for 1 iron each. On the know-how field you learn for gold; who is first pays more and wins a scholar.
guide-overview-5 = On the two maneuver fields your units move, legions over land borders and galleys over sea borders. Units destroy each other one for one; nobody is forced to fight.
guide-overview-6 = To conquer a city you need as many ready units there as its defence: one for the city, three with a temple, and one for every unit that defends. As many of yours leave the board, and all that defend; a temple is destroyed and earns a general.
guide-overview-7 = After your action you may found cities where your units stand: 1 marble, 1 iron and 1 gold each.
guide-overview-8 = Personages are counted at the end of your own turn and are never lost again. The stacks are limited, so who comes late goes without.
