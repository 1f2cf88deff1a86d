# Les mots de la maison : refus et questions communs à tous les jeux.

refused-draft-open = Un coup est à moitié joué ; terminez-le ou revenez d’abord en arrière
refused-game-over = La partie est terminée
refused-not-asked = Ce n’est pas à { $have } de répondre ; la partie attend { $need }
refused-not-now = Impossible à ce moment ({ $have })
refused-incomplete = Le coup n’est pas complet : il manque « { $need } »
refused-no-such-part = « { $have } » ne fait pas partie de ce coup
refused-no-such-choice = Il n’y a pas de choix { $have }
refused-one-choice = Il en faut exactement un ici
refused-too-many = Il n’y en a que { $have } ; vous en demandez { $need }
refused-wrong-total = Cela fait { $have } ; il faut { $need }
refused-nothing-to-withdraw = Vous n’avez rien de scellé ici
refused-no-own-move = Vous n’avez aucun coup à reprendre
refused-chance-spoke = Depuis, des dés ou une pioche ont été vus
refused-shown = Depuis, quelque chose a été révélé
refused-another-moved = Depuis, un autre joueur a joué
refused-another-answered = Depuis, un autre joueur a répondu

# La table dans le terminal.

table-which-game = Quel jeu ? Un numéro de 1 à { $count }, ou Entrée pour le premier :{" "}
table-welcome = { $edition ->
    [none] { $title }, { $seats } places
   *[other] { $title }, { $seats } places, édition { $edition }
}
table-person = place { $seat } : vous
table-bot = place { $seat } : le robot { $bot }
table-bot-replaced = { $other } remplace { $bot } : { $problem }
table-dice = sceau des dés : { $commitment }
table-help-offer = Tapez help à tout moment.
table-hand-over = Passez l’écran à la place { $seat }, puis appuyez sur Entrée.
table-round = Tour { $number }
table-asked = { $side } (place { $seat }) : { $question }
table-no-line = Il n’y a pas de ligne { $number }.
table-ways = { $text } …  ({ $count } façons)
table-impossible = Impossible :
table-no-undo = Impossible : { $reason }
table-possible = C’est possible.
table-hint = { $behind ->
    [0] conseil : { $move }, car : { $because }
   *[other] conseil : { $move } ({ $behind } centièmes de victoire de moins), car : { $because }
}
table-hint-alone = { $behind ->
    [0] conseil : { $move }
   *[other] conseil : { $move } ({ $behind } centièmes de victoire de moins)
}
table-undone = Coup repris.
table-saved = Enregistré dans { $path }
table-not-saved = Non enregistré : { $problem }
table-left = Vous quittez la table.
table-clause = { $id } ({ $kind }) : { $text }
table-no-clause = Il n’y a pas d’article { $id }.
table-won = La partie est terminée, gagnée par { $seats }. Scores : { $scores }
table-limit = La partie est terminée : la limite de tours est atteinte, { $seats } { $count ->
    [one] est
   *[other] sont
} en tête. Scores : { $scores }
table-one-seat = la place { $seat }
table-and = { $first } et { $second }
table-help =
    un numéro       prend cette ligne
    un coup         en mots, comme le journal les montre ; les parties après deux-points peuvent manquer s’il n’y en a qu’une
    why COUP        toutes les raisons pour lesquelles un coup est impossible, avec l’article
    back            abandonne un coup à moitié joué
    undo            reprend votre dernier coup, tant que rien de nouveau n’a été appris
    hint            les meilleurs coups, et pourquoi
    board, log      le plateau, et ce qui s’est passé
    rules ARTICLE   un article des règles ; rules MOT (anglais) : les articles qui en parlent
    position        la position en texte
    save FICHIER    écrit la partie jusqu’ici
    quit            quitte la table

bag-exact = encore { $least }
bag-range = encore { $least } à { $most }
bag-at-most = encore { $most } au plus
bag-so-far = jusqu’ici { $bag }, { $rest }
note-pay = coûte { $count }

name-player1 = Place 1
name-player2 = Place 2
name-player3 = Place 3
name-player4 = Place 4
name-player5 = Place 5
name-player6 = Place 6
name-player7 = Place 7

# ce que disent les boutons
refused-unfit = « { $have } » ne convient pas ici
refused-taken-back = Depuis, tous ont accepté de revenir en arrière

# Les robots, le plus doux d’abord.

name-gentle = doux
name-steady = posé
name-sharp = vif
name-strong = fort
name-greedy = avide
name-random = au hasard
about-gentle = néglige beaucoup ; pour une première partie
about-steady = réfléchit à son propre tour
about-sharp = voit plus loin, et ce que les autres peuvent faire
about-strong = prend son temps, jusqu’à une seconde par coup
about-greedy = prend ce qui semble le meilleur maintenant
about-random = joue n’importe quel coup permis

# Ce qu’un conseil dit d’un coup : chacun est suivi de son changement.

gain-open = laisse { $place } ouvert à { $side }
gain-safe = { $place } n’est plus ouvert à { $side }
gain-score = score
gain-cities = villes
gain-temples = temples
gain-can-know-hows = savoirs à portée
gain-can-temples = temples à portée
gain-can-cities = villes à portée
gain-can-units = unités à portée
gain-income-marble = marbre de la case
gain-income-iron = fer de la case
gain-income-gold = or de la case
gain-legions = légions
gain-galleys = galères
gain-seas = mers
gain-tiles = héros et merveilles
gain-cards = héros et merveilles
gain-great-cities = cités légendaires et capitales
gain-income-legendary = biens légendaires par tour
gain-income-coin = pièces par tour
gain-income-goods = biens par tour
gain-income-kinds = sortes de denrées par tour
gain-income-tax = taxes par tour
gain-income-commodities = denrées par tour
gain-sets-of-three = lots de trois
gain-largest-set = plus grand lot
gain-trade = niveau de commerce
gain-culture = niveau de culture
gain-military = niveau militaire
gain-holds = en main
gain-points = points de victoire
gain-markers = influence
gain-points-to-come = points au prochain décompte
gain-penalty-to-come = points perdus au chaos
gain-senators = sénateurs
gain-army = armée
gain-votes-at-least = voix
gain-income = revenu
# Une étude de l’équilibre (internum balance)
balance-title = { $game } à { $seats } places est-il équitable ?
balance-made = { $games } parties du robot { $bot } contre lui-même.
balance-how-to-read = Chaque barre est une part des victoires. Le trait fin à son bout est l’intervalle où se trouve la vraie part avec 95 % de certitude : plus il y a de parties, plus il est court. La ligne pointillée est la part égale. Seule une barre dont le trait fin n’atteint pas la ligne pointillée dit quelque chose.
balance-sides = Par camp
balance-sides-about = Combien de fois a gagné qui le menait.
balance-seats = Par place
balance-seats-about = Les places dans l’ordre de la table au début.
balance-ways = Façons de gagner
balance-ways-about = Comment les parties ont fini.
balance-made-of = Ce qu’avaient les vainqueurs
balance-made-of-about = En moyenne, par sorte, de qui a gagné.
balance-length = Durée
balance-length-about = Combien de parties ont duré tant de tours.
balance-axis-rounds = tours
balance-side-high = { $name } gagne plus souvent que sa part : { $share } au lieu de { $even }.
balance-side-low = { $name } gagne moins souvent que sa part : { $share } au lieu de { $even }.
balance-sides-even = Aucun camp ne gagne nettement plus ou moins souvent que sa part.
balance-seat-high = { $name } gagne plus souvent que sa part : { $share } au lieu de { $even }.
balance-seat-low = { $name } gagne moins souvent que sa part : { $share } au lieu de { $even }.
balance-seats-even = Aucune place ne gagne nettement plus ou moins souvent que sa part.
balance-rounds = La moitié des parties dure { $middle } tours au plus ; huit sur dix en durent { $low } à { $high }.
balance-foot = Options : { $options }. Règles { $rules }. Graine { $seed }. Ce que fait un robot n’est pas ce que font les gens : d’autres joueurs peuvent trouver d’autres équilibres.
name-won = Gagné sur le plateau
name-round-limit = Limite de tours

# Retour sur une partie terminée.

analysis-chances = Chances de victoire par tour, place par place :
analysis-turns = Ce qui a fait basculer la partie (numéro du coup, variation des chances de chacun en centièmes) :
analysis-luck = Ce que coups et dés ont apporté à chacun, en centièmes de victoire :
analysis-seat = { $seat } : coups { $moves }, dés { $dice }
