# Mare Nostrum (2003)

event-dealt = { $player } mène { $empire }
event-left_out = Personne ne mène { $empire } : ce peuple est neutre
event-begins = { $player } place en premier
event-role = { $empire } est maintenant { $role }
event-received = { $empire } reçoit { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-short = Il manque dans la réserve : { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-announced = { $number ->
    [0] { $empire } annule l’échange de ce tour
    [one] { $empire } annonce un échange de { $number } carte chacun
   *[other] { $empire } annonce un échange de { $number } cartes chacun
}
event-offered = { $empire } étale { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-took = { $empire } prend { $resource-id ->
    [tax] un impôt
   *[other] { $resource }
} chez { $from }
event-returned = { $empire } reprend { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-gave = { $empire } équilibre l’échange : { $resource-id ->
    [tax] un impôt
   *[other] { $resource }
} pour { $to }
event-gave_unseen = { $empire } équilibre l’échange : une carte pour { $to }, sans que les autres la voient
event-drew = { $empire } pioche dans la main de { $from } : { $resource-id ->
    [tax] un impôt
   *[other] { $resource }
}
event-drew_unseen = { $empire } pioche une carte dans la main de { $from }, sans que les autres la voient
event-named = { $empire } est appelé
event-paid = { $empire } paie { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-marked = { $empire } pose un marqueur d’influence : { $province }
event-built = { $empire } construit { $site }
event-raised = { $empire } recrute en { $province } : { $unit }
event-bought = { $empire } s’attache { $card }
event-taken_over = { $empire } prend possession de { $province }, qui était à { $owner }
event-swapped = { $empire } donne { $given-id ->
    [tax] un impôt
   *[other] { $given }
} contre { $taken-id ->
    [tax] un impôt
   *[other] { $taken }
}
event-kept = { $empire } garde { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-discarded = { $empire } rend sans les avoir dépensés : { $count } { $resource-id ->
    [tax] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-peace = Par la Statue de Zeus, { $empire } est en paix avec { $foe } ce tour-ci
event-sent_home = { $count } { $count ->
    [one] légion doit
   *[other] légions doivent
} rentrer ({ $empire }, { $province })
event-sailed = { $empire } fait voguer { $count } { $count ->
    [one] trirème
   *[other] trirèmes
} : { $from } → { $to }
event-launched = { $empire } met à l’eau { $count } { $count ->
    [one] trirème
   *[other] trirèmes
} : { $province } → { $sea }
event-marched = { $empire } fait marcher { $count } { $count ->
    [one] légion
   *[other] légions
} : { $from } → { $to }
event-sea_battle = { $empire } attaque les trirèmes de { $foe } : { $sea }
event-land_battle = { $empire } attaque { $foe } : { $province }
event-changed_sides = Une légion de { $foe } passe à { $empire } : { $province }
event-scored = { $empire } atteint { $total } : { $hits } { $hits ->
    [one] touche
   *[other] touches
}
event-lost = { $empire } perd { $count } { $unit-id ->
    [legion] { $count ->
        [one] légion
       *[other] légions
    }
    [fortress] forteresse
   *[other] { $count ->
        [one] trirème
       *[other] trirèmes
    }
}
event-brought_back = Une légion tombée de { $empire } revient : { $province }
event-plundered = { $empire } pille { $site }
event-plundered_trireme = { $empire } brûle une trirème de { $owner } sur la plage : { $province }
event-occupied = { $empire } occupe { $site }
event-marker_occupied = { $empire } pose une légion sur le marqueur d’influence : { $province }
event-won = { $empire } gagne la partie : { $way }

ask-seating = quel peuple menez-vous ?
ask-placing = dépensez vos points, puis commencez
ask-roles = plusieurs vous dépassent : à qui le rôle ?
ask-income = quelle marchandise prenez-vous en plus ?
ask-exchange = combien de cartes chacun étale-t-il ? (0 : pas d’échange)
ask-offers = qu’étalez-vous ? Personne ne le voit avant que tous aient choisi
ask-taking = quelle carte prenez-vous, et à qui ?
ask-balance = vous avez une carte de trop : laquelle donnez-vous ?
ask-draw = dans la main de qui piochez-vous une carte ?
ask-construction = qui construit ensuite ?
ask-building = construisez, puis terminez
ask-keeping = que gardez-vous ? Tout le reste est rendu
ask-military = qui se déplace ensuite ?
ask-peace = avec qui faites-vous la paix ce tour-ci ?
ask-triremes = mettez vos trirèmes à l’eau et voguez, puis terminez
ask-sea_battles = attaquez en mer, puis terminez
ask-legions = faites marcher vos légions et combattez, puis terminez
ask-land_battles = quelle bataille d’abord ?
ask-battle = que se passe-t-il dans la bataille ?
ask-conquest = que deviennent les provinces que vous tenez ? Puis terminez

part-pay = comment payez-vous ?
part-keep = que gardez-vous ?
part-stake = qu’étalez-vous ?
part-count = combien partent ?
part-loss = quelles pièces sont perdues ?
part-posts = où restent les survivants ?
part-buildings = quels bâtiments ?

refused-empire-taken = { $have } a déjà un joueur
refused-left-out = { $have } reste de côté avec ce nombre de joueurs
refused-begun-already = On sait déjà qui commence
refused-too-few-points = Il vous reste { $have } points ; cela coûte { $need }
refused-not-your-province = { $have } n’a pas de marqueur à vous
refused-not-a-start-province = { $have } n’est ni votre province de capitale ni sa voisine
refused-has-owner = Il y a là un marqueur de { $have }
refused-capital-first = Le premier marqueur va dans votre province de capitale
refused-no-marker-left = Tous vos marqueurs d’influence sont sur le plateau
refused-site-taken = Déjà construit : { $have }
refused-no-token-left = Il ne reste plus de jeton dans la réserve : { $have }
refused-has-fortress = Il y a déjà une forteresse : { $have }
refused-no-coast = Aucune mer ne touche { $have }
refused-no-unit-left = Il n’en reste plus dans votre réserve : { $have }
refused-card-taken = Déjà pris : { $have }
refused-of-another-people = Réservé au peuple { $need } : { $have }
refused-not-the-highest = { $have } n’a pas le plus grand nombre
refused-no-such-card = Vous n’avez pas de carte avec ce pouvoir
refused-none-left = Il n’en reste plus dans la réserve : { $have }
refused-not-the-director = Vous n’êtes pas Maître du Commerce
refused-more-than-you-hold = Vous n’avez que { $have } cartes
refused-not-from-oneself = On ne prend pas à soi-même
refused-not-offered = { $have } n’a plus devant lui : { $need }
refused-not-back-again = { $have } vient de vous prendre ce que vous aviez pris : prenez à un autre
refused-not-held = Vous n’avez pas : { $have }
refused-took-no-part = { $have } n’a pas participé ou n’a pas de cartes
refused-wrong-price = Cela coûte une combinaison de { $need } cartes, pas { $have }
refused-taxes-do-not-mix = Impôts et marchandises ne se mélangent pas
refused-kind-twice = Les marchandises d’un paiement sont toutes différentes
refused-no-set = Cela coûte { $need } ; votre plus grande combinaison a { $have } cartes : des impôts seuls, ou des marchandises toutes différentes
refused-too-many-taxes = On garde { $have } impôts au plus, pas { $need }
refused-too-many-goods = On garde { $have } marchandises au plus, pas { $need }
refused-goods-are-not-kept = Les marchandises ne se gardent pas
refused-same-kind = Ce que l’on garde doit être de sortes différentes
refused-not-the-leader = Ce n’est pas vous qui appelez
refused-neutral = Personne ne mène { $have }
refused-had-its-turn = { $have } a déjà joué
refused-marker-is-new = Votre marqueur est de ce tour : construisez-y dès le prochain ({ $have })
refused-foreign-units = Des unités adverses sont présentes : { $have }
refused-not-in-reach = { $have } n’est ni adjacente ni reliée
refused-marker-not-held = Aucune de vos légions n’est sur le marqueur : { $have }
refused-once-a-round = Une seule fois par tour
refused-tax-for-commodity = On échange un impôt contre une marchandise ou une marchandise contre un impôt
refused-not-oneself = La paix se fait avec un autre
refused-not-twice-running = Vous étiez déjà en paix avec { $have } au tour précédent
refused-battle-due = Combattez d’abord : { $have }
refused-no-trireme = Vous n’avez pas de trirème : { $have }
refused-moved-already = Toutes vos unités de { $have } se sont déplacées
refused-not-adjacent = { $have } n’est pas adjacente
refused-no-legion = Vous n’avez pas de légion : { $have }
refused-in-a-war = Les légions en guerre ne peuvent pas partir : { $have }
refused-fought-already = Vous avez déjà combattu ce tour-ci : { $have }
refused-at-peace = La paix y règne : { $have }
refused-no-own-unit = Vous n’avez pas d’unité : { $have }
refused-no-foreign-unit = Ils n’ont pas d’unité : { $have }
refused-owner-first = Il faut d’abord attaquer le propriétaire : { $have }
refused-not-conquered = Vous n’y êtes pas seul, ou il n’y a pas de marqueur adverse : { $have }
refused-chosen-already = Vous avez déjà choisi : { $have }
refused-stands-already = Vos légions y sont déjà : les laisser, c’est ne rien choisir
refused-not-built = Pas construit : { $have }
refused-no-trireme-on-land = Ils n’ont pas de trirème à terre : { $have }
refused-no-building = Il n’y a pas de bâtiment : { $have }
refused-capital-province = { $have } est une province de capitale

name-by-pyramids = les Pyramides
name-by-cards = Héros et Merveilles
way-by-pyramids = Pyramides
way-by-cards = Héros et Merveilles
item-influence = les marqueurs d’influence
item-caravan = les caravanes
item-city = les villes
item-market = les marchés
item-temple = les temples
item-legion = les légions
item-fortress = les forteresses
item-trireme = les trirèmes
item-hero = les héros
item-wonder = les merveilles
item-pyramids = les Pyramides
power-price = { $of } coûtent { $count }
power-first-price = { $count ->
    [0] une fois par tour, un exemplaire gratuit : { $of }
    [one] une fois par tour, un exemplaire pour 1 carte : { $of }
   *[other] une fois par tour, un exemplaire pour { $count } cartes : { $of }
}
power-income = au revenu, { $of-id ->
    [tax] impôts : { $count }
   *[other] marchandises au choix : { $count }
}
power-die = { $of } ajoutent { $count } à chacun de leurs dés
power-dice = dés de plus dans les batailles terrestres de votre tour : { $count }
power-points = { $count } points de plus dans les batailles terrestres sous votre marqueur
power-fortress = chacune de vos forteresses vaut { $count } en défense
power-swap = une fois par tour, à votre tour de construction : une marchandise contre un impôt ou l’inverse
power-draw = après un échange : une carte au hasard d’un autre participant
power-keep = gardez en outre autant de marchandises différentes : { $count }
power-peace = paix avec un autre joueur pour une phase, pas deux fois de suite avec le même
power-turncoat = attaqué sur terre : une légion attaquante change de camp avant les dés
power-return = une fois par tour une légion tout juste perdue revient dans votre province capitale
power-win = gagne aussitôt la partie

name-director-of-commerce = Maître du Commerce
name-political-leader = Leader Politique
name-military-leader = Chef Militaire

name-rome = Rome
name-carthage = Carthage
name-greece = Grèce
name-egypt = Égypte
name-babylon = Babylone

name-caesar = Jules César
name-hannibal = Hannibal
name-hammurabi = Hammourabi
name-pericles = Périclès
name-cleopatra = Cléopâtre
name-agamemnon = Agamemnon
name-archimedes = Archimède
name-helen = Hélène de Troie
name-nebuchadnezzar = Nabuchodonosor
name-solomon = Salomon
name-ulysses = Ulysse
name-colossus = le Colosse de Rhodes
name-hanging-gardens = les Jardins Suspendus
name-temple-of-artemis = le Temple d’Artémis
name-statue-of-zeus = la Statue de Zeus
name-lighthouse = le Phare
name-mausoleum = le Mausolée
name-pyramids = les Pyramides

name-tax = impôt
name-slaves = esclaves
name-livestock = bétail
name-grain = céréales
name-fruit = fruits
name-olive-oil = huile d’olive
name-wine = vin
name-gold = or
name-gems = gemmes
name-metal = métal
name-papyrus = papyrus
name-perfume = parfum
name-fish = poisson

name-legion = légion
name-fortress = forteresse
name-trireme = trirème
name-market = marché
name-city = cité
name-second-city = seconde cité
name-temple = temple

# les bâtiments sur leurs emplacements
name-corsica-fruit = la caravane de fruits (Corsica)
name-corsica-market = le marché (Corsica)
name-sardinia-fish = la caravane de poisson (Sardinia)
name-sardinia-market = le marché (Sardinia)
name-sicilia-syracusae = Syracusae, la cité (Sicilia)
name-sicilia-temple = le temple (Sicilia)
name-gallia-grain = la caravane de céréales (Gallia)
name-gallia-livestock = la caravane de bétail (Gallia)
name-gallia-market = le marché (Gallia)
name-latium-metal = la caravane de métal (Latium)
name-latium-wine = la caravane de vin (Latium)
name-latium-market = le marché (Latium)
name-latium-roma = Roma, la cité (Latium)
name-latium-temple = le temple (Latium)
name-italia-metal = la caravane de métal (Italia)
name-italia-olive-oil = la caravane d’huile d’olive (Italia)
name-italia-market = le marché (Italia)
name-germania-gems = la caravane de gemmes (Germania)
name-germania-market = le marché (Germania)
name-dalmatia-slaves = la caravane d’esclaves (Dalmatia)
name-dalmatia-market = le marché (Dalmatia)
name-dacia-wine = la caravane de vin (Dacia)
name-dacia-market = le marché (Dacia)
name-thracia-fish = la caravane de poisson (Thracia)
name-thracia-market = le marché (Thracia)
name-thracia-byzantium = Byzantium, la cité (Thracia)
name-thracia-temple = le temple (Thracia)
name-macedonia-grain = la caravane de céréales (Macedonia)
name-macedonia-wine = la caravane de vin (Macedonia)
name-macedonia-market = le marché (Macedonia)
name-achaea-olive-oil = la caravane d’huile d’olive (Achaea)
name-achaea-market = le marché (Achaea)
name-achaea-athenae = Athenae, la cité (Achaea)
name-achaea-thebae = Thebae, la cité (Achaea)
name-achaea-temple = le temple (Achaea)
name-creta-fruit = la caravane de fruits (Creta)
name-creta-market = le marché (Creta)
name-creta-cnossus = Cnossus, la cité (Creta)
name-creta-temple = le temple (Creta)
name-asia-olive-oil = la caravane d’huile d’olive (Asia)
name-asia-market = le marché (Asia)
name-asia-troas = Troas, la cité (Asia)
name-asia-temple = le temple (Asia)
name-cappadocia-fruit = la caravane de fruits (Cappadocia)
name-cappadocia-market = le marché (Cappadocia)
name-cilicia-tarsus = Tarsus, la cité (Cilicia)
name-cilicia-temple = le temple (Cilicia)
name-armenia-gold = la caravane d’or (Armenia)
name-armenia-market = le marché (Armenia)
name-cyprus-salamis = Salamis, la cité (Cyprus)
name-cyprus-temple = le temple (Cyprus)
name-judaea-ierusalem = Ierusalem, la cité (Judaea)
name-judaea-temple = le temple (Judaea)
name-assyria-wine = la caravane de vin (Assyria)
name-assyria-market = le marché (Assyria)
name-assyria-ninive = Ninive, la cité (Assyria)
name-assyria-temple = le temple (Assyria)
name-mesopotamia-fruit = la caravane de fruits (Mesopotamia)
name-mesopotamia-market = le marché (Mesopotamia)
name-mesopotamia-nippur = Nippur, la cité (Mesopotamia)
name-mesopotamia-temple = le temple (Mesopotamia)
name-babylonia-grain = la caravane de céréales (Babylonia)
name-babylonia-perfume = la caravane de parfum (Babylonia)
name-babylonia-market = le marché (Babylonia)
name-babylonia-babylon = Babylon, la cité (Babylonia)
name-babylonia-temple = le temple (Babylonia)
name-arabia-slaves = la caravane d’esclaves (Arabia)
name-arabia-market = le marché (Arabia)
name-aegyptus-papyrus = la caravane de papyrus (Aegyptus)
name-aegyptus-market = le marché (Aegyptus)
name-aegyptus-alexandria = Alexandria, la cité (Aegyptus)
name-aegyptus-memphis = Memphis, la cité (Aegyptus)
name-aegyptus-temple = le temple (Aegyptus)
name-nubia-slaves = la caravane d’esclaves (Nubia)
name-nubia-market = le marché (Nubia)
name-aethiopia-grain = la caravane de céréales (Aethiopia)
name-aethiopia-gold = la caravane d’or (Aethiopia)
name-aethiopia-market = le marché (Aethiopia)
name-cyrenaica-papyrus = la caravane de papyrus (Cyrenaica)
name-cyrenaica-market = le marché (Cyrenaica)
name-cyrenaica-cyrene = Cyrene, la cité (Cyrenaica)
name-cyrenaica-temple = le temple (Cyrenaica)
name-garamantia-gems = la caravane de gemmes (Garamantia)
name-garamantia-livestock = la caravane de bétail (Garamantia)
name-garamantia-market = le marché (Garamantia)
name-libya-livestock = la caravane de bétail (Libya)
name-libya-olive-oil = la caravane d’huile d’olive (Libya)
name-libya-market = le marché (Libya)
name-phasania-slaves = la caravane d’esclaves (Phasania)
name-phasania-market = le marché (Phasania)
name-africa-livestock = la caravane de bétail (Africa)
name-africa-perfume = la caravane de parfum (Africa)
name-africa-market = le marché (Africa)
name-africa-carthago = Carthago, la cité (Africa)
name-africa-temple = le temple (Africa)
name-numidia-gold = la caravane d’or (Numidia)
name-numidia-slaves = la caravane d’esclaves (Numidia)
name-numidia-market = le marché (Numidia)

# ce que disent les boutons
phase-setup = Mise en place
phase-commerce = Commerce
phase-construction = Construction
phase-military = Militaire
do-deal = Mener { $empire }
do-settle = Poser un marqueur : { $province }
do-found = Construire { $site }
do-station = Recruter en { $province } : { $unit }
do-recruit = S’attacher votre Héros
do-begin = Commencer
do-award = { $empire }
do-choose = Prendre { $commodity }
do-no-choice = Ne prendre aucune marchandise
do-announce = { $number ->
    [0] Pas d’échange ce tour-ci
    [one] Chacun étale { $number }
   *[other] Chacun étale { $number }
}
do-offer = Étaler des cartes
do-take = { $resource } chez { $empire }
do-give = Donner { $resource }
do-rob = Piocher une carte chez { $empire }
do-spare = Ne pas piocher
do-name = { $empire }
do-mark = Prendre { $province }
do-take-over = Prendre possession de { $province }
do-build = Construire { $site }
do-raise = Recruter en { $province } : { $unit }
do-buy = S’attacher { $card }
do-swap = Échanger { $resource } contre { $resource2 }
do-finish = Fin de la construction
do-keep = Choisir ce que vous gardez
do-peace = Paix avec { $empire }
do-no-peace = Pas de paix
do-launch = Mettre à l’eau : { $province } → { $sea }
do-sail = Voguer : { $sea } → { $sea2 }
do-fight = Attaquer { $empire } : { $sea }
do-march = Marcher : { $province } → { $province2 }
do-battle = Attaquer { $empire } : { $province }
do-plunder = Piller { $site }
do-plunder-trireme = Brûler une trirème de { $empire } : { $province }
do-occupy = Occuper des bâtiments : { $province }
do-claim = Préparer la prise de { $province }
do-entice = Hélène : une légion change de camp
do-resist = Ne pas user d’Hélène
do-lose = Choisir vos pertes
do-bring-back = Mausolée : une légion revient
do-let-go = Ne pas user du Mausolée
do-retain = Choisir ce que tiennent les survivants
do-done = Terminé
do-done-triremes = Assez vogué
do-done-sea-battles = Pas d’attaque en mer
do-done-legions = Assez marché
do-done-conquest = Fin de la campagne
confirm-buy = S’attacher
confirm-offer = Sceller l’offre
confirm-keep = Garder
confirm-finish = Fin de la construction
