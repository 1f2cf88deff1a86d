# Conquest of the Empire II

event-first_player = { $player } est le premier joueur
event-drew_token = { $player } tire un jeton de province : { $province }
event-put_back = Le jeton est remis : personne ne commence en { $province }
event-token_placed = Un jeton de province est placé : { $province }
event-dealt = Une carte est révélée : { $card }
event-bid = { $player } mise { $talents } : { $a } en case A, { $b } en case B
event-passed = { $player } passe
event-allied = { $player } remporte l’enchère pour { $talents } : { $a } à la place impaire, { $b } à la place paire
event-placed = { $player } place { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapulte
       *[other] catapultes
    }
    [galley] { $count ->
        [one] galère
       *[other] galères
    }
    [general] { $count ->
        [one] général
       *[other] généraux
    }
   *[other] { $unit }
} : { $province }
event-moored = { $player } place une galère : { $sea }
event-galley_back = { $player } n’a pas de côte : la galère retourne à la réserve
event-turn = C’est le tour de { $player }
event-took = { $player } prend une carte : { $card }
event-recruited = { $player } reçoit { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapulte
       *[other] catapultes
    }
    [galley] { $count ->
        [one] galère
       *[other] galères
    }
    [general] { $count ->
        [one] général
       *[other] généraux
    }
   *[other] { $unit }
} : { $province }
event-launched = { $player } reçoit { $count } { $count ->
    [one] galère
   *[other] galères
} : { $sea }
event-bought_token = { $player } achète { $count } { $count ->
    [one] jeton
   *[other] jetons
} de province : { $province }
event-bought_marker = { $player } achète { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} de { $owner } : { $province }
event-taxed = { $player } prend { $talents } Talents et { $chaos } de chaos
event-marched = { $player } fait marcher { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapulte
       *[other] catapultes
    }
    [galley] { $count ->
        [one] galère
       *[other] galères
    }
    [general] { $count ->
        [one] général
       *[other] généraux
    }
   *[other] { $unit }
} vers { $province }
event-crossed = { $player } embarque { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapulte
       *[other] catapultes
    }
    [galley] { $count ->
        [one] galère
       *[other] galères
    }
    [general] { $count ->
        [one] général
       *[other] généraux
    }
   *[other] { $unit }
} vers { $province }
event-sailed = { $player } déplace { $count } { $count ->
    [one] galère
   *[other] galères
} de { $from } à { $to }
event-land_battle = { $player } attaque { $foe } : { $province }
event-sea_battle = { $player } attaque les galères de { $foe } : { $sea }
event-joined = { $player } participe avec { $count } { $count ->
    [one] galère
   *[other] galères
}
event-lent = { $player } prête à { $to } { $count } { $unit-id ->
    [catapult] { $count ->
        [one] catapulte
       *[other] catapultes
    }
    [galley] { $count ->
        [one] galère
       *[other] galères
    }
    [general] { $count ->
        [one] général
       *[other] généraux
    }
   *[other] { $unit }
}
event-troops = { $card } envoie des troupes à { $player }
event-rolled = { $player } lance : { $face }
event-hit = { $player } inflige { $count } { $count ->
    [one] touche
   *[other] touches
}
event-lost = { $player } perd { $count } × { $fighters }
event-retreated = { $player } se retire vers { $province }
event-fled = Les chefs de { $player } s’échappent vers { $province }
event-defeated = { $player } a perdu la bataille
event-called_off = Vent favorable : { $player } annule la bataille ({ $sea })
event-undecided = La bataille reste indécise : { $sea }
event-city_built = { $player } construit une cité : { $province }
event-city_taken = La cité appartient maintenant à { $player } : { $province }
event-city_abandoned = { $player } a quitté la cité, qui est abandonnée : { $province }
event-used = { $player } utilise { $card }
event-got = { $player } reçoit { $talents } Talents
event-murdered = Un général de { $player } est assassiné : { $province }
event-senator_lost = { $player } perd le sénateur { $senator }
event-senator_lost_unseen = { $player } perd un sénateur
event-bribed = { $player } soudoie le sénateur { $senator } de { $from }
event-bribed_unseen = { $player } soudoie un sénateur de { $from }
event-called = { $player } appelle au vote : { $vote }
event-showed = { $player } montre { $count } × sénateur { $senator }
event-vote_won = { $player } remporte le vote avec { $count } voix : { $vote }
event-vote_lost = Personne ne remporte le vote : { $vote }
event-share = Pour son influence à Rome, { $player } prend le sénateur { $senator }
event-share_unseen = Pour son influence à Rome, { $player } prend un des sénateurs
event-influenced = { $player } gagne { $count } d’influence : { $province }
event-revolt = { $player } soulève les esclaves : { $province }
event-rebels_gone = La révolte est terminée : { $province }
event-taxes = { $player } perçoit { $talents } Talents d’impôts
event-scored = { $player } marque { $count } : { $province }
event-calmed = { $player } perd jusqu’à { $count } de chaos
event-penalty = { $player } perd { $count } points pour chaos
event-season_over = La saison { $season } est terminée
event-won = { $player } gagne la partie
event-points = { $player } marque { $count } { $count ->
    [one] point
   *[other] points
}

ask-auction = misez, avec votre proposition pour les deux cases, ou passez
ask-placement = placez vos unités de départ
ask-turn = que faites-vous ?
ask-buying = où achetez-vous encore de l’influence ? Puis terminé
ask-vote = montrez des sénateurs valant plus de voix, ou passez
ask-revolt = quelle armée les rebelles attaquent-ils ensuite ?
ask-land_battle = engagez des galères, prêtez, choisissez vos pertes, retirez-vous ou restez
ask-sea_battle = annulez, prêtez, ou choisissez vos pertes

part-a = qui va en case A, la place impaire ?
part-b = qui va en case B, la place paire ?
part-box = dans quelle case va le dernier joueur ?
part-count = combien ?
part-recruits = que recrutez-vous, et où ?
part-wares = qu’achetez-vous ?
part-columns = qui va où ?
part-galleys = quelles galères naviguent ?
part-against = y attaquez-vous ?
part-help = qu’envoyez-vous ?
part-loss = que perdez-vous ?
part-zones1 = des galères de quelles zones perdez-vous ?
part-zones2 = et du propriétaire suivant ?
part-zones3 = et du dernier propriétaire ?
part-senators = quels sénateurs montrez-vous ?
part-strike = un général ou un sénateur ?
part-of = de quel joueur ?
part-in = dans quelle province ?
part-from = d’où ?
part-troops = quelles quatre unités partent ?
part-leaders = quels chefs les accompagnent ?

refused-actions-left = Il vous reste { $have } { $have ->
    [one] action
   *[other] actions
} ; passez plutôt
refused-already-there = Ils y sont déjà : { $have }
refused-bought-there = Vous y avez déjà acheté dans cette action : { $have }
refused-cannot-be-carried-out = Ne peut pas être exécuté maintenant : { $have }
refused-cannot-pay = Vous avez { $have } ; cela coûte { $need }
refused-enemy-army-there = Une armée ennemie s’y trouve : { $have }
refused-enemy-galleys-there = Des galères ennemies s’y trouvent : { $have }
refused-first-player-known = Le premier joueur est connu
refused-has-no-coast = { $have } n’a pas de côte
refused-has-none = { $have } ne peut pas être choisi : il n’y a rien à prendre
refused-no-action-left = Il ne vous reste plus d’action dans cette manche
refused-no-army-there = Aucune armée ne s’y trouve : { $have }
refused-no-building-there = Vous ne pouvez pas y construire maintenant avec cette carte : { $have }
refused-no-enemy = { $have } n’est pas votre ennemi cette saison
refused-no-enemy-galley = { $have } n’y a pas de galère
refused-no-expedition-from-there = L’expédition ne peut pas partir de là : { $have }
refused-no-galley-elsewhere = Vous n’avez pas de galère ailleurs : { $have }
refused-no-galley-from-there = Aucune de vos galères ne peut en venir : { $have }
refused-no-galley-room = Les galères ont encore de la place pour { $have }, pas pour { $need }
refused-no-galley-there = Aucune de vos galères voisines n’est accessible sans croiser de galères ennemies : { $have }
refused-no-general-there = Aucun général de ce genre ne s’y trouve : { $have }
refused-no-marker-left = Tous vos marqueurs d’influence sont sur le plateau
refused-no-own-army = Vous n’y avez pas d’armée : { $have }
refused-no-own-galley = Vous n’y avez pas de galère : { $have }
refused-no-own-influence = Vous n’y avez pas d’influence : { $have }
refused-no-own-leader = Vous n’y avez pas de chef : { $have }
refused-no-recruiting-ground = Vous n’avez aucune province avec à la fois de l’influence et un chef
refused-no-recruiting-there = Vous ne pouvez pas recruter là : { $have }
refused-no-such-card = Vous n’avez pas cette carte : { $have }
refused-no-such-face = Aucun dé n’a cette face : { $have }
refused-no-token-left = Il n’en reste aucun jeton : { $have }
refused-no-way-by-sea = Aucune de vos galères ne peut y aller : { $have }
refused-no-way-out = Il n’y a pas d’issue : { $have }
refused-nobody-has-one = Personne n’en a : { $have }
refused-nobody-to-attack = { $have } ne peut pas y être attaqué
refused-none-in-reserve = Vous les avez tous placés : { $have }
refused-none-left = Votre réserve n’en a pas assez : { $have }
refused-none-of-this-value = Il n’y a pas de sénateur { $have } à tirer
refused-not-adjacent = { $have } n’est pas adjacente
refused-not-available = Pas parmi les cartes ouvertes : { $have }
refused-not-beside-influence = { $have } ne touche aucune province où vous avez de l’influence
refused-not-higher = { $have } est trop bas ; { $need } est le minimum
refused-not-in-hand = Vous n’avez pas autant de sénateurs { $have }
refused-not-in-reach = { $have } ne peut pas être atteinte à pied
refused-not-in-the-deck = Pas dans la pioche : { $have }
refused-not-the-first-victim = La révolte ne peut pas commencer par { $have }
refused-not-the-next-army = Les rebelles ne peuvent pas se tourner maintenant contre { $have }
refused-nothing-for-sale = Rien à acheter pour vous : { $have }
refused-nothing-to-recruit = Avec { $have } Talents et votre réserve, vous ne pouvez rien recruter
refused-nothing-to-send = Vous n’avez rien à envoyer
refused-one-card-a-round = Vous avez déjà pris une carte dans cette manche
refused-only-in-the-turn = Seulement à votre tour, avant, entre ou après vos actions
refused-opener-must-bid = Qui ouvre l’enchère doit miser ; 0 suffit
refused-origin-has-no-coast = Aucun navire ne part de { $have } : il n’y a pas de côte
refused-placed-already = { $have } est déjà dans la case d’alliance
refused-placed-bidder = Vous êtes déjà dans la case d’alliance
refused-proposed-twice = { $have } ne peut pas aller dans les deux cases
refused-strait-closed = Une galère ennemie ferme le détroit : { $have }
refused-used-already = Déjà utilisé cette saison : { $have }

name-nobody = personne
alliance-box = Alliances
alliance-odd = L’alliance des places impaires
alliance-even = L’alliance des places paires
highest-bid = Enchère la plus haute
no-bid-yet = aucune encore
your-bid = Votre enchère
your-proposal = Votre proposition pour les places { $odd } et { $even }
nobody-yet = personne
actions-left = { $count } actions restantes
cards-for-sale = Cartes à vendre
cards-mine = Mes cartes
card-use = Utiliser
card-call = Convoquer
special-tax = Impôt spécial
votes-of = { $side } : { $count } voix
no-votes-yet = Personne n’a encore montré de sénateur.
effect-vote-emergency-tax = Qui remporte le vote prend 40 Talents
effect-vote-bread-and-circuses = Qui remporte le vote perd 10 chaos
effect-vote-hail-caesar = Qui remporte le vote marque 15 points
effect-vote-new-legions = Qui remporte le vote place 6 infanteries en Italia ou à Neapolis
effect-vote-influence-in-rome = Qui remporte le vote gagne 2 influences en Italia
effect-merchant = Une fois par saison { $card-id ->
    [merchant_hispania] 5
    [merchant_italia] 5
    [merchant_achaia] 5
   *[other] 10
} Talents par marqueur à vous dans la province
effect-diplomacy = Cette saison, dans chacune de vos batailles { $card-id ->
    [diplomacy_italia] en Italia : 4 infanteries, 1 cavalerie
    [diplomacy_mesopotamia] en Mesopotamia : 3 cavaleries
    [diplomacy_numidia] en Numidia : 4 infanteries
    [diplomacy_egypt] en Egypt : 2 infanteries, 1 galère
    [diplomacy_achaia] en Achaia : 2 infanteries, 2 galères
   *[other] en mer : 2 galères
}
effect-barbarians = Aussitôt : quatre de vos unités terrestres militaires y marchent, pour { $card-id ->
    [barbarians_moesia] 3 infanteries et 1 cavalerie
    [barbarians_dacia] 3 infanteries et 1 cavalerie
    [barbarians_armenia] 40 Talents
    [barbarians_pannonia] 40 Talents
   *[other] 10 points
}
way-points = derrière le meneur
name-rebels = les rebelles
name-a = A
name-b = B
name-blank = vide
name-caesar = César
name-catapult = catapulte
name-cavalry = cavalerie
name-galley = galère
name-general = général
name-infantry = infanterie
name-senator = sénateur
name-token = jeton de province

name-loot-the-countryside = Piller la campagne
name-vote-emergency-tax = le vote sur l’impôt d’urgence
name-vote-bread-and-circuses = le vote sur du pain et des jeux
name-vote-hail-caesar = le vote sur Ave César
name-vote-new-legions = le vote sur les nouvelles légions
name-vote-influence-in-rome = le vote sur l’influence à Rome
name-emergency-tax = l’impôt d’urgence
name-bread-and-circuses = du pain et des jeux
name-hail-caesar = Ave César
name-new-legions = les nouvelles légions
name-influence-in-rome = l’influence à Rome
name-merchant-egypt = Marchand d’Egypt
name-merchant-sicilia = Marchand de Sicilia
name-merchant-asia = Marchand d’Asia
name-merchant-hispania = Marchand d’Hispania
name-merchant-italia = Marchand d’Italia
name-merchant-achaia = Marchand d’Achaia
name-assassin = Assassin
name-senator-1 = Sénateur I
name-senator-2 = Sénateur II
name-senator-3 = Sénateur III
name-senator-4 = Sénateur IV
name-i = I
name-ii = II
name-iii = III
name-iv = IV
name-diplomacy-italia = Diplomatie avec le Sénat
name-diplomacy-mesopotamia = Diplomatie avec les Parthes
name-diplomacy-numidia = Diplomatie avec les Numides
name-diplomacy-egypt = Diplomatie avec l’Égypte
name-diplomacy-achaia = Diplomatie avec les cités grecques
name-diplomacy-pirates = Diplomatie avec les pirates
name-commandeer-aegaeum = Réquisitionner une flotte : Mare Aegaeum
name-commandeer-alexandria = Réquisitionner une flotte : Mare Alexandria
name-build-city-egypt-numidia = Construire une cité : Egypt ou Numidia
name-build-city-hispania-sicilia = Construire une cité : Hispania ou Sicilia
name-build-city-italia-neapolis = Construire une cité : Italia ou Neapolis
name-build-city-italia-mesopotamia = Construire une cité : Italia ou Mesopotamia
name-build-city-narbonensis-achaia = Construire une cité : Narbonensis ou Achaia
name-build-city-asia-galacia = Construire une cité : Asia ou Galacia
name-barbarians-moesia = Les barbares aux portes : Moesia
name-barbarians-dacia = Les barbares aux portes : Dacia
name-barbarians-armenia = Les barbares aux portes : Armenia
name-barbarians-pannonia = Les barbares aux portes : Pannonia
name-barbarians-germania = Les barbares aux portes : Germania
name-barbarians-britannia = Les barbares aux portes : Britannia
name-politician = Politicien
name-bribe-senator = Soudoyer un sénateur
name-slave-revolt = Révolte d’esclaves
name-army-training = Entraînement de l’armée
name-naval-training = Entraînement naval
name-favorable-wind = Vent favorable

# les détroits
name-gibraltar = Gibraltar (Fretum Gaditanum)
name-hellespont = Hellespont et Bosphore
name-messina = Messine (Fretum Siculum)
name-bonifacio = Bonifacio (Fretum Gallicum)
name-fretum-britannicum = La Manche (Fretum Britannicum)

# qui combat
name-red-infantry = infanterie de Rouge
name-red-cavalry = cavalerie de Rouge
name-red-catapult = catapulte de Rouge
name-red-galley = galère de Rouge
name-blue-infantry = infanterie de Bleu
name-blue-cavalry = cavalerie de Bleu
name-blue-catapult = catapulte de Bleu
name-blue-galley = galère de Bleu
name-green-infantry = infanterie de Vert
name-green-cavalry = cavalerie de Vert
name-green-catapult = catapulte de Vert
name-green-galley = galère de Vert
name-yellow-infantry = infanterie de Jaune
name-yellow-cavalry = cavalerie de Jaune
name-yellow-catapult = catapulte de Jaune
name-yellow-galley = galère de Jaune
name-purple-infantry = infanterie de Violet
name-purple-cavalry = cavalerie de Violet
name-purple-catapult = catapulte de Violet
name-purple-galley = galère de Violet
name-black-infantry = infanterie de Noir
name-black-cavalry = cavalerie de Noir
name-black-catapult = catapulte de Noir
name-black-galley = galère de Noir
name-troop-infantry = infanterie des troupes
name-troop-cavalry = cavalerie des troupes
name-troop-galley = galère des troupes

# les joueurs
name-red = Rouge
name-blue = Bleu
name-green = Vert
name-yellow = Jaune
name-purple = Violet
name-black = Noir

# ce qu’on lit sur les boutons
phase-alliances = Alliances
phase-placement = Placement
phase-actions = Actions
do-bid = Miser { $talents }
do-pass = Passer
do-place = Placer en { $key_province } : { $unit }
do-moor = Placer la galère en { $sea }
do-take = Prendre { $card }
do-recruit = Recruter
do-influence = Acheter de l’influence en { $key_province }
do-tax = Impôt spécial : { $talents } Talents
do-march = Marcher depuis { $province }
do-attack = Attaquer { $player } en { $province }
do-sail = Naviguer vers { $sea }
do-engage = Attaquer { $player } en { $sea }
do-use = Utiliser { $card }
do-call = Appeler au vote : { $vote }
do-done = Terminé
do-done-buying = Ne plus rien acheter
do-show = Montrer des sénateurs
do-raise = Placer les légions en { $province }
do-turn-on = Se tourner contre { $player }
do-commit = Engager des galères
do-lend = Prêter des unités
do-decline = Ne rien envoyer
do-lose = Choisir vos pertes
do-retreat = Se retirer en { $province }
do-stay = Rester
do-flee = Les chefs fuient en { $province }
do-call-off = Annuler la bataille
confirm-bid = Miser
confirm-recruit = Recruter
confirm-march = Marcher
confirm-sail = Naviguer
confirm-show = Montrer
