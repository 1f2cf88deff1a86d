# Mare Nostrum : Empires : ce que lit un nouveau venu. La carte en est les deux premières parties, l’aperçu la troisième; les options de la table sont des paramètres.

guide-like = Pour vous si vous aimez échanger, bâtir et la menace de la guerre, sans jamais vous fier tout à fait à vos voisins.
guide-length = { $seats } empires, environ { $minutes } minutes
guide-gentle = Trois empires, les règles de l’édition academy, cinq Héros et Merveilles visibles à la fois.
guide-goal = Quatre chemins mènent à la victoire. Surveillez-les tous, chez tous.

guide-win-pyramids = { $pyramids_win ->
    [culture_leader] Prestige : construire les Pyramides, une combinaison de 12, en étant Leader Politique ; sinon elles comptent à la fin des Achats
   *[builder] Prestige : construire les Pyramides, une combinaison de 12
}
    .clause = { $pyramids_win ->
        [culture_leader] E10.1b
       *[builder] E10.1a
    }
guide-win-tiles = { $fifth_tile_win ->
    [culture_leader_at_once] Renommée : acquérir son cinquième Héros ou Merveille, Héros de départ compris ; aussitôt pour le Leader Politique, sinon à la fin des Achats
   *[end_of_phase] Renommée : acquérir son cinquième Héros ou Merveille, Héros de départ compris
}
    .clause = { $fifth_tile_win ->
        [culture_leader_at_once] E10.2b
       *[end_of_phase] E10.2a
    }
guide-win-conquest = Conquête : contrôler quatre Capitales ou Cités Légendaires
    .clause = E10.3a
guide-win-titles = Domination : détenir les trois titres à la fois
    .clause = E10.4a

guide-round-collect = Production
guide-round-trade = Commerce
guide-round-build = Achats
guide-round-war = Militaire
guide-round-leaders = Titres

guide-overview-1 = Vous menez un empire de trois Provinces et un Héros. Chaque tour a cinq phases.
guide-overview-2 = Production : chaque Caravane rapporte son Bien, deux si un Marché est dans la Province ; chaque Cité rapporte un Impôt, deux avec un Temple. Les Cités Légendaires rapportent un Bien tiré au sort.
guide-overview-3 = Commerce : le Maître du Commerce dit combien de Ressources chacun propose. Tout est révélé d’un coup ; puis vous en prenez une à quelqu’un, qui en prend une à un autre, et ainsi de suite. On paie avec des Biens différents : ce sont les rares qu’il vous faut.
guide-overview-4 = Achats : le Leader Politique appelle les joueurs l’un après l’autre. Tout coûte une combinaison : des Impôts seuls, ou des Biens tous différents. On place marqueurs Influence, Caravanes, Marchés, Cités, Temples, Légions, Trirèmes, Forteresses, Héros et Merveilles.
guide-overview-5 = Ce qui reste est perdu, sauf deux Impôts.
guide-overview-6 = Militaire : le Chef Militaire appelle qui se déplace. D’abord les Trirèmes, qui font traverser leurs Mers aux Légions ; puis les Légions. Celles qui en rencontrent d’autres doivent se battre, un dé par unité ; chaque tranche de 5 points touche une fois, et le perdant choisit ses pertes.
guide-overview-7 = Là où vos Légions sont seules chez un autre, elles peuvent piller un bâtiment, occuper des bâtiments qui produisent pour vous, ou occuper le marqueur Influence et convertir la Province à un tour suivant.
guide-overview-8 = Titres : le plus de Caravanes et Marchés donne le Commerce, le plus de Cités et Temples la Politique, le plus d’Unités le Militaire. Héros et Merveilles s’y ajoutent et ont leurs propres pouvoirs.
