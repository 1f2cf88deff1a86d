# Mare Nostrum (2003) : ce que lit un nouveau venu. La carte en est les deux premières parties, l’aperçu la troisième ; les options de la table sont des paramètres.

guide-like = Pour vous si vous aimez échanger ce que vous avez, grandir sous la menace de la guerre, et une table où trois joueurs décident de l’ordre de tous.
guide-length = { $seats } peuples, environ { $minutes } minutes
guide-gentle = Cinq joueurs, la mise en place de base et toutes les options à leur valeur ordinaire, pour qu’aucun peuple ne reste neutre.
guide-goal = Deux chemins mènent à la victoire, et tous deux aboutissent à votre propre tour de construction. Surveillez ce que vos voisins peuvent payer.

guide-win-pyramids = Construire les Pyramides : { $pyramids_price } impôts, ou { $pyramids_price } marchandises toutes différentes
    .clause = N10.3g
guide-win-cards = Avoir { $cards_to_win } Héros et Merveilles, Héros de départ compris
    .clause = N1.1

guide-round-commerce = Commerce
guide-round-construction = Construction
guide-round-military = Militaire

guide-overview-1 = Vous menez un peuple avec trois provinces, une forteresse et un Héros. Chaque tour a trois phases, et chaque phase son rôle : il va à qui en compte le plus.
guide-overview-2 = Revenus : chaque cité paie un impôt, deux avec un temple dans la province ; chaque caravane paie la marchandise de son emplacement, deux avec un marché. Qui occupe un bâtiment en reçoit le revenu.
guide-overview-3 = Échange : le Maître du Commerce, qui a le plus de caravanes et marchés, dit combien de cartes chacun étale. Tout est révélé d’un coup ; il en prend une à quelqu’un, qui en prend une à un autre, et ainsi de suite. Qui a trop peu de cartes ne participe pas.
guide-overview-4 = Construction : le Leader Politique, qui a le plus de cités et temples, appelle les joueurs l’un après l’autre. Tout coûte sa propre combinaison : des impôts seuls, ou des marchandises toutes différentes. Presque tout coûte 3, marchés et temples 6, Héros et Merveilles 9.
guide-overview-5 = On ne construit que là où son marqueur d’influence est posé depuis le tour précédent. Les nouveaux marqueurs vont à côté de vos provinces, ou au-delà des mers où voguent vos trirèmes. À la fin, vous gardez deux impôts au plus ; tout le reste est rendu.
guide-overview-6 = Militaire : le Chef Militaire, qui a le plus de légions, trirèmes et forteresses, appelle qui se déplace. D’abord les trirèmes, qui quittent la terre pour la mer et portent les légions de côte en côte ; puis les légions.
guide-overview-7 = Les légions qui rencontrent des légions ou une forteresse adverses doivent attaquer. Chaque camp lance un dé par légion, une forteresse qui défend compte 6, et chaque tranche de 5 points coûte à l’autre une pièce de son choix. Si les deux survivent, la province est en guerre.
guide-overview-8 = Là où vous êtes seul chez un autre, vous choisissez une chose à la fin de votre tour : piller un bâtiment, occuper des bâtiments et en toucher les revenus, ou vous tenir sur le marqueur et acheter la province à votre prochain tour de construction.
