# Antike : ce que lit un nouveau venu. La carte en est les deux premières parties, l’aperçu la troisième.

guide-like = Pour vous si vous aimez prévoir plusieurs tours, sans rien de caché et sans dés.
guide-length = { $seats } nations, environ { $minutes } minutes
guide-gentle = Quatre nations sur le plateau oriental, les règles habituelles.
guide-goal = La première nation qui a { $goal } personnages antiques gagne. Chaque sorte récompense un haut fait.

guide-win-king = Roi : posséder cinq villes, puis dix, quinze …
    .clause = A4.3
guide-win-citizen = Citoyen : posséder trois temples, puis six, neuf …
    .clause = A4.6
guide-win-navigator = Navigateur : avoir des galères dans sept mers, puis quatorze
    .clause = A4.7
guide-win-scholar = Savant : être le tout premier à connaître un savoir-faire
    .clause = A4.4
guide-win-general = Général : conquérir une ville qui a un temple
    .clause = A4.5

guide-round-rondel = Roue
guide-round-action = Action
guide-round-founding = Fonder des villes
guide-round-personages = Personnages

guide-overview-1 = Vous menez une nation de trois villes : l’une produit du marbre, l’autre du fer, la dernière de l’or. Au début de chaque tour de table, chaque nation reçoit une pièce, qui vaut n’importe quelle ressource.
guide-overview-2 = À votre tour, votre pierre avance sur la roue aux huit actions. Jusqu’à trois pas sont gratuits ; chaque pas de plus coûte une ressource. On ne fait donc pas deux fois de suite la même chose, et l’on voit ce que les autres pourront faire.
guide-overview-3 = Les cases marbre, fer et or produisent : une unité par ville de cette sorte, trois si elle a un temple.
guide-overview-4 = La case temple permet d’en construire pour 5 marbres chacun. La case armement lève légions et galères pour 1 fer chacune. La case savoir-faire fait apprendre contre de l’or ; le premier paie plus et gagne un savant.
guide-overview-5 = Sur les deux cases manœuvre, vos unités se déplacent : les légions par les frontières de terre, les galères par celles de mer. Les unités s’éliminent une pour une ; personne n’est obligé de se battre.
guide-overview-6 = Pour conquérir une ville, il y faut autant d’unités actives que sa défense : un pour la ville, trois avec un temple, et un par unité qui la défend. Autant des vôtres quittent le plateau, et tous les défenseurs ; un temple est détruit et vaut un général.
guide-overview-7 = Après votre action, vous pouvez fonder des villes là où sont vos unités : 1 marbre, 1 fer et 1 or chacune.
guide-overview-8 = Les personnages se comptent à la fin de votre propre tour et ne se perdent plus jamais. Les piles sont limitées : qui vient tard n’a rien.
