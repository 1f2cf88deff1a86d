# Conquest of the Empire II : ce que lit un débutant. La carte est faite des deux premières parties, l’aperçu de la troisième.

guide-like = Pour vous si vous aimez les alliances changeantes, les enchères qui les décident et les batailles pour quelques riches provinces.
guide-length = { $seats } joueurs, environ { $minutes } minutes
guide-gentle = Quatre joueurs, quatre saisons : deux contre deux, chacun a donc un allié.
guide-goal = Le plus de points de victoire après la dernière saison gagne. L’influence dans les provinces clés en rapporte le plus.

guide-win-points = Le plus de points de victoire après la dernière saison ; à égalité, le plus d’influence sur le plateau
    .clause = C12.1

guide-round-tokens = Placer les jetons de province
guide-round-cards = Révéler les cartes
guide-round-alliances = Enchères d’alliance
guide-round-placement = Placer les unités de départ (saison 1)
guide-round-actions = Quatre manches de deux actions
guide-round-taxes = Percevoir les impôts
guide-round-points = Marquer les points, compter le chaos
guide-round-end = Fin de la saison

guide-overview-1 = Vous voulez être le prochain César. Vous commencez avec une petite armée, 80 Talents, trois sénateurs et de l’influence dans quatre au plus des onze provinces clés.
guide-overview-2 = Chaque saison s’ouvre sur de nouveaux jetons de province et cartes. Puis des enchères décident qui est allié à qui, et l’ordre du tour. Les alliés ne peuvent pas s’attaquer et peuvent se prêter des unités.
guide-overview-3 = Suivent quatre manches de deux actions : prendre une carte (une fois par manche), recruter, acheter de l’influence, lever un impôt spécial, marcher, combattre sur terre, naviguer et combattre en mer, ou passer.
guide-overview-4 = Vos généraux et votre César sont la clé : vous ne recrutez, n’achetez de l’influence et ne marchez que là où l’un d’eux se trouve. L’influence ennemie est à vendre là où l’ennemi n’a pas d’unité militaire terrestre.
guide-overview-5 = Sur terre, chaque camp lance trois dés, quelle que soit sa taille, et plus pour un chef, une cité ou l’entraînement. Une face ne touche que si vous avez des unités de ce type : une armée mixte est forte.
guide-overview-6 = Les sénateurs sont des voix. Dans un vote du Sénat, le plus haut total gagne de l’argent, le calme, des points, des légions ou de l’influence à Rome, et le gagnant perd ses sénateurs.
guide-overview-7 = En fin de saison, les impôts rentrent pour toute votre influence, et dans chaque province clé le plus d’influence marque la première valeur, le suivant la deuxième.
guide-overview-8 = Recruter, lever des impôts spéciaux et perdre des batailles donnent du chaos. Vos cités le réduisent ; puis le plus de chaos coûte 10 points, le suivant 5.
