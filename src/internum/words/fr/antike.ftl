# Antike

event-dealt = { $player } mène les { $nation }
event-tossed = La pièce tombe : { $player } commence
event-settled = Les { $nation } commencent à { $province }
event-coin = Les { $nation } reçoivent une pièce
event-substituted = Il ne reste plus de pièce : les { $nation } prennent 1 { $resource }
event-rondel = Les { $nation } vont sur { $field }
event-produced = Les { $nation } reçoivent { $count } { $resource }
event-temple = Les { $nation } construisent un temple à { $province }
event-armed = Les { $nation } arment à { $province } : 1 { $unit }
event-learned = { $first ->
    [1] Les { $nation } sont les premiers à connaître { $know_how }
   *[other] Les { $nation } acquièrent { $know_how }
}
event-moved = { $count } { $unit-id ->
    [legion] { $count ->
        [one] légion va
       *[other] légions vont
    }
   *[other] { $count ->
        [one] galère va
       *[other] galères vont
    }
} de { $from } à { $to }
event-battle = Des { $unit-id ->
    [legion] légions
   *[other] galères
} des { $nation } et des { $foe } se battent à { $province }
event-lost = Les { $nation } perdent { $count } { $unit-id ->
    [legion] { $count ->
        [one] légion
       *[other] légions
    }
   *[other] { $count ->
        [one] galère
       *[other] galères
    }
} à { $province }
event-conquered = Les { $nation } conquièrent { $province } sur les { $owner }
event-destroyed = Le temple de { $province } est détruit
event-gave_up = Les { $nation } abandonnent { $province }
event-founded = Les { $nation } fondent { $province }
event-awarded = Les { $nation } gagnent un { $personage }
event-awarded_extra = Les { $nation } savent tout et gagnent encore un { $personage }
event-exchanged = Les { $nation } échangent { $given } contre 1 { $resource }
event-won = Les { $nation } gagnent la partie

ask-seating = quelle nation menez-vous ?
ask-order = laquelle de vos nations joue la première ?
ask-start_cities = quelle ville de départ ?
ask-round = il ne reste plus de pièce : quelle ressource à la place ?
ask-turn = où va votre pierre sur la roue ?
ask-temple = construisez des temples
ask-arming = armez des légions et des galères
ask-know_how = acquérez du savoir-faire
ask-movement = déplacez et combattez, puis terminez
ask-reaction = des unités sont entrées : exigez-vous un combat ?
ask-losses = lesquelles de vos unités sont perdues ?
ask-conquest = conquérez des villes, puis terminez
ask-founding = fondez des villes, puis terminez
ask-personages = de quelle pile vient le personnage supplémentaire ?

part-pay = comment payez-vous ?
part-group = combien d’unités partent ? (left-2 : avec encore deux actions)
part-losses = quelles unités sont perdues ?
part-force = avec quelles unités ?
part-pairs = combien de paires combattent ?
part-give_up = quelle ville est abandonnée pour sa pierre ?

refused-nation-taken = { $have } : déjà un joueur
refused-not-your-nation = { $have } : ce n’est pas votre nation
refused-city-taken = { $have } est prise
refused-one-of-each-kind = Vous avez déjà une ville de départ de cette sorte : { $have }
refused-no-start-city = { $have } n’est pas une de vos villes de départ
refused-cannot-pay = Vous pouvez payer { $have } ; il faut { $need }
refused-not-your-city = Vous n’avez pas de ville à { $have }
refused-has-temple = { $have } a un temple
refused-no-temple-left = Les { $need } temples sont tous sur le plateau
refused-province-full = Il y a déjà { $have } nouvelles unités ce tour-ci ; { $need } au plus
refused-no-border-to-cross = { $have } n’a aucune frontière pour cette unité : { $need }
refused-no-unit-left = Il ne reste plus d’unité de cette sorte dans votre réserve
refused-known-already = Vous possédez déjà : { $have }
refused-basic-one-missing = Il faut d’abord : { $need }
refused-no-such-border = Aucune { $have } ne peut passer entre ces provinces
refused-no-own-unit = Vous n’avez pas de { $need } à { $have }
refused-no-foreign-unit = Ils n’ont pas de { $need } à { $have }
refused-no-action-left = Aucune { $need } à { $have } n’a encore d’action
refused-not-two-nations = Il faut deux nations pour un combat
refused-too-many-pairs = { $have } paires au plus peuvent combattre
refused-no-foreign-city = Il n’y a pas de ville étrangère à { $have }
refused-too-weak = Vous y avez { $have } unités actives ; la défense est de { $need }
refused-last-city = { $have } est la dernière ville de sa nation
refused-settled = { $have } est habitée
refused-no-unit-there = Aucune de vos unités n’est à { $have }
refused-no-stone-left = Toutes vos pierres de ville sont sur le plateau
refused-not-all-know-hows = Seule une nation qui a les huit savoir-faire peut échanger
refused-not-held = Vous n’avez pas : { $need }
refused-not-the-fullest = Cette pile a { $have } cartes ; la plus haute en a { $need }

name-marble = marbre
name-iron = fer
name-gold = or
name-coin = pièce
name-legion = légion
name-galley = galère
name-temple = temple
name-arming = armement
name-know-how = savoir-faire
name-maneuver-1 = la première manœuvre
name-maneuver-2 = la seconde manœuvre
name-wheel = la roue
name-roads = les routes
name-sailing = la voile
name-navigation = la navigation
name-market = le marché
name-currency = la monnaie
name-monarchy = la monarchie
name-democracy = la démocratie
name-king = roi
name-scholar = savant
name-general = général
name-citizen = citoyen
name-navigator = navigateur
name-carthaginians = Carthaginois
name-germanic-tribes = Germains
name-greeks = Grecs
name-romans = Romains
name-phoenicians = Phéniciens
name-persians = Perses
name-arabs = Arabes
name-egyptians = Égyptiens
name-babylonians = Babyloniens

# ce que disent les boutons
refused-other-type = Ils ont des unités à { $have }, mais de l’autre sorte ; seules les pareilles combattent
phase-rondel = Roue
phase-action = Action
phase-conquest = Conquête
phase-founding = Fondation
do-lead = Mener les { $nation }
do-start = Commencer à { $province }
do-take = { $resource }
do-rondel = { $field }
do-temple = Construire un temple à { $province }
do-arm = Armer à { $province } : { $unit }
do-research = Acquérir { $know_how }
do-move = Aller avec { $unit } de { $province } à { $province2 }
do-battle = Combattre les { $nation } avec vos { $unit } à { $province }
do-demand = Exiger le combat
do-decline = Laisser passer
do-lose = Choisir vos pertes
do-conquer = Conquérir { $province }
do-found = Fonder { $province }
do-personage = Gagner un { $personage }
do-exchange = Échanger { $given } contre 1 { $resource }
do-done = Terminé
do-done-temple = Plus de temples
do-done-arming = Assez armé
do-done-know-how = Plus de savoir-faire
do-done-movement = Assez déplacé
do-done-conquest = Plus de conquêtes
do-done-founding = Fin du tour
confirm-battle = Combattre
confirm-conquer = Conquérir
name-rondel = la roue
name-spent = épuisée
name-left-1 = active, une action
name-left-2 = active, deux actions
name-left-3 = active, trois actions
way-victory = Pour gagner
way-king = Roi
way-citizen = Citoyen
way-navigator = Navigateur
way-scholar = Savant
way-general = Général
way-all-know-hows = Tous les savoir-faire
