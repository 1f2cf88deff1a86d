# Le navigateur. Ce qui touche un seul jeu est dans le fichier de ce jeu.

first-motto = Quatre jeux de la mer intérieure, à jouer avec amis et robots
my-games = Mes parties
mine-asked = Vous attendent
mine-waiting = Attendent les autres
mine-lobby = Pas commencées
mine-over = Terminées
open-tables = Tables ouvertes
play-now = Jouer tout de suite
laying-out = Mise en place…
with-friends = Entre amis
play-now-says = Jouer tout de suite : vous et { $count } { $count ->
    [one] robot
   *[other] robots
} de niveau « { $bot } ».
live-title = Une partie entre robots
mine-free = { $count ->
    [0] Tout le monde est là : on peut commencer
    [one] Une place est libre
   *[other] { $count } places sont libres
}
not-here-yet = Pas encore à cette table
game-seats = { $least } à { $most } joueurs
game-empires = Mare Nostrum : Empires
game-empires-facts = 3 à 5 joueurs · 2 à 3 heures
game-empires-like = Pour vous si le meilleur marché est celui dont l’autre se réjouit aussi.
game-antike = Antike
game-antike-facts = 2 à 6 joueurs · 1 h 30 à 2 heures
game-antike-like = Pour vous si vous prévoyez cinq coups et que la chance vous agace : il n’y en a pas.
game-nostrum = Mare Nostrum
game-nostrum-facts = 3 à 5 joueurs · 2 à 3 heures
game-nostrum-like = Pour vous si le commerce est une guerre plus douce, jusqu’à ce qu’il ne le soit plus.
game-conquest = Conquest of the Empire II
game-conquest-facts = 2 à 6 joueurs · 3 à 4 heures
game-conquest-like = Pour vous si les alliances s’achètent à l’année et les armées à la douzaine.

new-who = Qui joue
new-seats = Joueurs
new-bots = Niveau des robots
new-title = Nom de la table (facultatif)
new-listed = Montrer cette table en première page
new-corpus = La partie finie peut entrer dans un corpus de recherche : places et coups, jamais de noms ni de paroles
lobby-corpus = La partie finie de cette table peut entrer dans un corpus de recherche : places et coups, jamais de noms ni de paroles. Qui s’assied est d’accord.
new-edition = Édition
new-rulings = { $count ->
    [0] Tous les choix de règles
    [one] Tous les choix de règles · { $count } changement
   *[other] Tous les choix de règles · { $count } changements
}
new-search = Chercher dans les choix de règles
new-make = Ouvrir la table
new-begin = Commencer
seat-kind-me = moi
seat-kind-open = un ami
seat-kind-bot = un robot
your-name = Votre nom
rules-usual = Les règles habituelles
rules-line = { $edition }, { $count } { $count ->
    [one] changement
   *[other] changements
}

lobby-about = { $game } à { $seats }, environ { $minutes } minutes
seat-open = libre
seat-bot = Un robot est assis ici
seat-free = Libérer cette place
sit-down = S’asseoir ici
a-bot = robot
here = présent
away = absent
stand-in = un robot remplace
somebody = quelqu’un
host-starts = L’hôte commence quand tout le monde est là.
copy-link = Copier le lien pour les amis
link-copied = Copié
start = Commencer
start-with-bots = { $open ->
    [one] Commencer, un robot à la place libre
   *[other] Commencer, des robots aux { $open } places libres
}

you = vous
asked-you = à vous
thinks = réfléchit
your-turn = À vous de jouer
round = Tour { $number }
board = Le plateau
board-keys = Les flèches parcourent le plateau, Entrée choisit, le point d’interrogation explique
board-possible = possible
hand = Votre main
holdings = Ce que vous avez
seats = Les places
tools = Outils
rondel = La roue
exchange = L’échange
tiles = Héros et Merveilles
know-hows = Les savoir-faire
costs = coûte { $count }
take-from = Prendre { $what } chez { $side }
nothing-open = rien de visible
nothing = rien
tip-board = Choisissez sur le plateau ce qui luit.
tip-send = Touchez leur destination : tout ce qui peut partir part. Réglez ensuite les nombres.
left-to-send = Encore ici
bill = { $cost } Talents sur { $purse }
sentence-asked = { $side } : { $question }
sentence-where = De { $from } : vers où ?
sentence-waiting = On attend { $sides } : { $question }
sentence-nothing = Un instant
sentence-over = La partie est terminée
sentence-hand-over = Passez l’écran à { $side }
i-am = Je suis { $side }
sending = en route…
kept = { $count ->
    [one] un coup est gardé
   *[other] { $count } coups sont gardés
}
choose = Choisir
wait = Attendre
confirm = Le faire
confirm-pay = Payer
confirm-group = Aller
confirm-count = Aller
confirm-stake = Sceller
confirm-losses = Celles-ci
confirm-loss = Celles-ci
cancel = Annuler
back = Retour
good = Bien
undo = Annuler
undo-what = Annuler : { $what }
undo-sealed = Reprendre ce qui est scellé
take-back = Reprendre
less = Un de moins
more = Un de plus
owned-by = À { $side }
owned-by-nobody = À personne
not-built = pas construit
no-map = Le dessin de ce plateau manque ; tout peut se jouer depuis cette liste.
intro-you = Vous êtes { $side }
intro-more = Comment on joue
zoom-in = Plus près
zoom-out = Plus loin
whole-board = Tout le plateau
sheet-peek = Plus
sheet-half = Plus
sheet-full = Moins

log = Journal
log-search = Chercher
log-more = Plus tôt
log-undo = { $side } revient en arrière
log-withdraw = { $side } reprend une réponse scellée
log-sealed = { $side } répond sous scellé
log-plain = { $side } : { $text }
talk = Discussion
talk-nothing = Personne n’a encore rien dit.
say-something = À la table
whisper = Aux seuls choisis
send = Envoyer
phrase-1 = Bonne chance à tous
phrase-2 = Bien joué
phrase-3 = La paix entre nous, { $side } ?
phrase-4 = D’accord
phrase-5 = Non
phrase-6 = Regardez { $side } : la victoire est proche
phrase-7 = Laissez-moi { $good }
phrase-8 = Il me faut { $good }
phrase-9 = Un instant, s’il vous plaît
phrase-10 = Me revoilà
phrase-11 = Pardon
phrase-12 = Merci
phrase-13 = Je n’entre pas en { $area } si vous faites de même, { $side }
phrase-14 = { $area } est à moi ; laissez-la, s’il vous plaît
phrase-15 = Je donne { $good } contre { $good2 }
slot-side = qui
slot-area = où
slot-good = quoi
slot-good2 = contre quoi
shows = regardez { $what }
show-to = Montrer à …
everybody = tout le monde
somebody-watching = quelqu’un qui regarde
say-watching = À ceux qui regardent
wishes = Souhaits
wish-for = Je souhaite …
wishes-for = voudrait { $what }
wishes-nothing = ne souhaite plus rien
notes = Notes
notes-about = Des notes pour vous : personne d’autre ne les voit, elles restent dans ce navigateur.
arrows-draw = Tracer des flèches
arrows-done = Cesser de tracer
arrows-clear = Les effacer
arrows-tip = Touchez où commence une flèche, puis où elle finit ; deux fois le même lieu trace un cercle. Vous seul le voyez.
not-again = Non, et plus ce tour-ci
ask-back = Demander
ask-back-what = Demander à tous de reprendre : { $what }
take-back-title = Reprendre un coup
take-back-asks = { $side } demande de revenir avant :
take-back-agreed = D’accord jusqu’ici : { $sides }
agree = D’accord
refuse = Refuser
replay = Revoir
record = Partie écrite
step-back = Un pas en arrière
step-on = Un pas en avant
play = Lire
pause = Pause
to-the-present = Au présent

end = La fin
end-won = { $count ->
    [one] { $sides } gagne
   *[other] { $sides } gagnent
}
course = Le score de chaque place au fil de la partie
end-you-won = Vous gagnez avec { $sides }
rematch = Revanche
sound = Son
in-the-log = Dans le journal
go-on-from-here = Continuer d’ici
poster = Affiche
chronicle = Chronique
chronicle-quiet-1 = On raconte peu de choses de ces jours.
chronicle-quiet-2 = On rentra les moissons, et personne ne marcha.
chronicle-quiet-3 = La mer était calme ; les scribes se reposèrent.
chronicle-quiet-4 = Beaucoup parlèrent, peu agirent.
chronicle-end = Ici finit la chronique.
share = Partager
see-the-board = Le plateau
dice-seed = Chaque jet peut se vérifier : graine { $seed }, sceau { $commitment }

language = Langue
light = Lumière
theme-auto = comme le système
theme-light = jour
theme-dark = nuit
ring = Délai pour reprendre la fin d’un tour
ring-seconds = { $seconds ->
    [0] le tour finit aussitôt
   *[other] { $seconds } s pour reprendre
}

state-loading = La mer est calme. Un instant.
state-reconnecting = La connexion est perdue ; on la cherche
state-newer = Il y a une version plus récente de cette page.
state-gone = Le serveur ne répond pas. Ce que vous avez fait est gardé.
state-not-found = Il n’y a rien à cette adresse.
state-no-such-table = Cette table n’existe pas.
state-other-rules = Cette partie a commencé avec une autre version des règles que celle de ce serveur. On peut la lire ici, pas la continuer.
state-no-table = Cette table n’existe pas.
state-not-allowed = Ceci ne vous est pas ouvert.
state-forbidden = Ceci ne vous est pas ouvert.
state-no-key = Cette clé n’ouvre plus de place. Demandez un nouveau lien à l’hôte.
state-wrong-key = Cette clé n’ouvre plus de place. Demandez un nouveau lien à l’hôte.
state-full = Toutes les places sont prises. Vous pouvez regarder.
state-no-seat = Toutes les places sont prises. Vous pouvez regarder.
state-taken = Un autre fut plus rapide : cette place est prise.
state-closed = Cette table est fermée.
state-wrong-phase = Ce n’est plus possible à cette table.
state-stale = Entre-temps il s’est passé quelque chose ; voici où l’on en est.
state-illegal = Ce n’est pas possible.
state-malformed = Cela n’a pu être lu.
state-too-fast = Trop à la fois ; réessayez dans un instant.
state-too-many = Trop à la fois ; réessayez dans un instant.
state-unknown = Quelque chose a mal tourné ici. Rien n’est perdu.
to-the-front = À la première page
load-again = Recharger la page

import-title = Apporter une partie
import-about = Collez une partie écrite, ou choisissez son fichier : elle devient une table à revoir ou à poursuivre.
import-do = Ouvrir

pieces-title = Les pièces
pieces-about = Chaque pièce est un dessin à nous sur une même grille : à 16, 24 et 48 pixels, sur terre, sur mer, de nuit et en gris.
pieces-figures = Sur le plateau
pieces-goods = Biens
pieces-emblems = Héros, Merveilles, titres et savoir-faire

number-score = score
number-tiles = Héros et Merveilles
number-provinces = provinces
number-caravans = caravanes
number-cities = villes
number-temples = temples
number-legions = légions
number-triremes = trirèmes
number-held = ressources en main
number-know-how = savoir-faire
number-marble = marbre
number-iron = fer
number-gold = or
number-coin = pièces
season-round = Saison { $season } · tour { $round }
number-markers = influence sur le plateau
number-army = unités terrestres militaires
number-senators = sénateurs en main
number-set = plus grand assortiment en main
number-director_of_commerce = caravanes et marchés
number-political_leader = villes et temples
number-military_leader = légions, trirèmes et forteresses

phase-setup = Mise en place

# la table : conseils, lunettes, batailles
hint = Un conseil
hint-says = Un robot ferait :
hint-none = aucune idée
hint-nudge = Un robot viserait : { $because }
hint-whole = Montrer les coups
analysis = Analyse
analysis-waits = Retour en arrière …
analysis-none = Cette partie ne peut pas être analysée maintenant.
lens = Lunette suivante : revenus, défense, menace …
lens-income = Revenus
lens-defence = Défense
lens-threat = Menace
lens-reach = Portée
lens-odds = Chances d’une attaque, en pour cent
ways-about = Ce qui manque pour gagner, ou pour le prochain personnage
mode = Ce que fait un toucher
since-last = Depuis votre dernier tour
battle = Bataille
battle-hits = { $hits ->
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
}
dice-check = Vérifier les dés
dice-honest = La graine correspond à la promesse faite avant le premier coup. { $rolls ->
    [0] Personne n’a lancé de dé.
    [one] Le seul jet en découle.
   *[other] Les { $rolls } jets en découlent.
}
dice-wrong = Quelque chose ne va pas : { $wrong } jets sur { $rolls } diffèrent, ou bien la promesse.
state-wrong-word = Pour ouvrir une table ici, il faut connaître le mot du serveur.
state-not-agreed = Les parties de cette table peuvent entrer dans un corpus : seul qui est d’accord peut s’asseoir.
server-word = Le mot
way-back = Votre chemin de retour, sur tout appareil ; qui l’a joue à votre place :
way-back-code = Le même lien en code QR
number-trade = niveau de commerce
number-culture = niveau de culture
number-military = niveau militaire
number-points = points de victoire
number-cash = talents
number-chaos = chaos
phase-commerce = Commerce
phase-construction = Construction
phase-military = Guerre
phase-alliances = Alliances
phase-placement = Placement
phase-actions = Actions
let-bot = Laisser un robot me remplacer
come-back = Je suis de retour
nudge = Relancer
rules = Règles
rules-search = Chercher dans les règles
