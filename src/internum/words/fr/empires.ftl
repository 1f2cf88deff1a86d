# Mare Nostrum: Empires

event-dealt = { $player } mène { $empire }
event-lot = L’ordre entre égaux : ensuite { $empire }
event-turned_up = { $tile } : tuile retournée
event-produced = { $empire } reçoit { $count } { $resource-id ->
    [coin] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-drew = { $empire } pioche un bien légendaire : { $good }
event-drew_unseen = { $empire } pioche un bien légendaire, sans que les autres le voient
event-shuffled = Les biens légendaires dépensés forment la nouvelle pioche
event-announced = { $number ->
    [0] { $empire } annule le commerce de ce tour
    [one] { $empire } annonce un commerce de { $number } ressource chacun
   *[other] { $empire } annonce un commerce de { $number } ressources chacun
}
event-offered = { $empire } propose { $count } { $resource-id ->
    [coin] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-took = { $empire } prend { $resource-id ->
    [coin] un impôt
   *[other] { $resource }
} chez { $from }
event-returned = { $empire } reprend { $count } { $resource-id ->
    [coin] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-gave = { $empire } équilibre le commerce : { $resource-id ->
    [coin] un impôt
   *[other] { $resource }
} pour { $to }
event-gave_unseen = { $empire } équilibre le commerce : une ressource pour { $to }, sans que les autres la voient
event-claimed = { $empire } invoque Persée et achète en premier
event-named = { $empire } est appelé
event-paid = { $empire } paie { $count } { $resource-id ->
    [coin] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-marked = { $empire } pose un marqueur Influence : { $province }
event-built = { $empire } construit { $site }
event-raised = { $empire } recrute en { $province } : { $unit }
event-launched = { $empire } met une trirème à l’eau : { $sea }
event-acquired = { $empire } acquiert { $tile }
event-copied = Castor & Pollux ({ $empire }) prennent le pouvoir : { $tile }
event-mustered = Penthésilée appelle { $count } { $count ->
    [one] légion
   *[other] légions
} dans la capitale : { $empire }
event-kept = { $empire } garde { $count } { $resource-id ->
    [coin] { $count ->
        [one] impôt
       *[other] impôts
    }
   *[other] { $resource }
}
event-discarded = { $empire } rend { $count } { $resource-id ->
    [coin] { $count ->
        [one] impôt non dépensé
       *[other] impôts non dépensés
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
event-marched = { $empire } fait marcher { $count } { $count ->
    [one] légion
   *[other] légions
} : { $from } → { $to }
event-sea_battle = { $empire } attaque les trirèmes de { $foe } : { $sea }
event-land_battle = { $empire } combat { $foe } : { $province }
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
event-plundered = { $empire } pille { $site }
event-occupied = { $empire } occupe { $site }
event-marker_occupied = { $empire } occupe le marqueur Influence : { $province }
event-converted = { $province } passe de { $owner } à { $empire }
event-marker_removed = { $empire } chasse { $owner } : { $province } n’est plus à personne
event-laid = Circé : une légion de { $empire } collecte comme { $site }
event-title = { $empire } détient maintenant le titre : { $track }
event-released = { $empire } n’occupe plus rien : { $province }
event-won = { $empire } gagne la partie : { $way }

ask-seating = quel empire menez-vous ?
ask-collect = votre choix avant la collecte
ask-trade = combien de ressources chacun propose-t-il ? (0 : pas de commerce)
ask-offers = que proposez-vous ? Personne ne le voit avant que tous aient choisi
ask-taking = que prenez-vous, et à qui ?
ask-balance = vous avez une ressource de trop : laquelle donnez-vous ?
ask-perseus = Persée peut vous donner le premier tour : il faut y acheter la cinquième tuile ou les Pyramides
ask-build = qui achète ensuite ?
ask-building = achetez, puis terminez
ask-war = qui se déplace ensuite ?
ask-zeus = avec qui la Statue de Zeus fait-elle la paix ce tour-ci ?
ask-conversion = convertissez les marqueurs Influence que vous occupez, puis terminez
ask-triremes = faites voguer vos trirèmes, puis terminez
ask-sea_battles = attaquez en mer, puis terminez
ask-legions = faites marcher vos légions, puis terminez
ask-land_battles = quelle bataille d’abord ?
ask-battle = que perdez-vous, ou que tiennent les survivants ?
ask-conquest = que font vos conquérants ? Puis terminez
ask-circe = posez des légions pour Circé, puis terminez
ask-leaders = égalité : à qui le titre ?

part-pay = comment payez-vous ?
part-keep = que gardez-vous ?
part-stake = que proposez-vous ?
part-count = combien partent ?
part-loss = quelles unités sont perdues ?
part-posts = où restent les survivants ?
part-buildings = quels bâtiments ?
part-gain = un impôt ou un bien légendaire ?
part-copy = le pouvoir de qui ?

refused-no-empire = C’est pour un empire, pas pour un joueur à la mise en place
refused-empire-taken = { $have } a déjà un joueur
refused-lot-drawn = Le sort de { $have } est déjà tiré
refused-not-face-down = { $have } n’est pas face cachée
refused-none-left = Il n’en reste plus dans la réserve : { $have }
refused-not-in-the-pile = Ce bien légendaire n’est pas dans la pioche : { $have }
refused-no-colossus = Vous n’avez pas le Colosse
refused-not-the-trade-leader = Vous n’êtes pas Maître du Commerce
refused-chip-used = Le jeton d’échange avec { $have } est utilisé
refused-offers-all = Vous avez trop peu pour le jeton et proposez tout : { $need }
refused-cannot-begin = { $have } ne peut pas commencer
refused-not-from-oneself = On ne prend pas à soi-même
refused-not-offered = { $have } n’a plus devant lui : { $need }
refused-not-back-again = { $have } vient de vous prendre ce que vous aviez pris : prenez à un autre
refused-not-held = Vous n’avez pas : { $have }
refused-not-the-leader = Vous n’êtes pas le leader qui appelle
refused-had-its-turn = { $have } a déjà joué
refused-no-perseus = Vous n’avez pas Persée
refused-out-of-reach = Vous avez trop peu pour la cinquième tuile ou les Pyramides
refused-claim-open = Tenez d’abord parole : la cinquième tuile ou les Pyramides
refused-claim-needs-it = Après cela, vous ne pourriez plus payer la cinquième tuile ou les Pyramides
refused-has-owner = { $have } la possède
refused-not-free = Des unités adverses sont présentes : { $have }
refused-not-in-reach = { $have } n’est ni adjacente ni reliée
refused-no-marker-left = Tous vos marqueurs Influence sont sur le plateau
refused-no-unit-left = Il n’en reste plus dans votre réserve : { $have }
refused-no-set = Il faut une combinaison de { $need } : des impôts seuls, ou des biens tous différents
refused-not-your-province = { $have } n’est pas à vous
refused-site-taken = Déjà construit : { $have }
refused-has-fortress = Vous avez une forteresse : { $have }
refused-no-free-coast = Aucune de vos provinces libres d’ennemis ne touche { $have }
refused-beside-war = { $have } touche une de vos provinces en guerre
refused-tile-taken = { $need } appartient à { $have }
refused-not-face-up = { $have } n’est pas face visible
refused-built-already = Vous avez déjà construit les Pyramides
refused-five-tiles = Vous avez { $have } tuiles ; personne n’en a plus
refused-cannot-be-copied = Ce pouvoir ne peut pas être pris : { $have }
refused-no-penthesilea = Vous n’avez pas Penthésilée
refused-once-a-round = Une seule fois par tour
refused-too-many-coins = On garde { $have } impôts au plus, pas { $need }
refused-too-many-goods = On garde { $have } biens au plus, pas { $need }
refused-goods-are-not-kept = Les biens ne se gardent pas
refused-same-kind = Ce que l’on garde doit être de sortes différentes
refused-no-zeus = Vous n’avez pas la Statue de Zeus
refused-not-oneself = La paix se fait avec un autre
refused-not-twice-running = Vous étiez déjà en paix avec { $have } au tour précédent
refused-no-trireme = Vous n’avez pas de trirème : { $have }
refused-no-legion = Vous n’avez pas de légion : { $have }
refused-moved-already = Toutes vos unités de { $have } se sont déplacées
refused-not-adjacent = { $have } n’est pas adjacente
refused-must-leave = La paix renvoie vos légions : déplacez-les d’abord
refused-at-peace = La Statue de Zeus garde la paix : { $have }
refused-no-own-unit = Vous n’avez pas d’unité : { $have }
refused-no-foreign-unit = Ils n’ont pas d’unité : { $have }
refused-fought-already = Vous avez déjà combattu ce tour-ci : { $have }
refused-no-such-face = Aucun dé n’a de { $have }
refused-no-conqueror = Vous n’êtes pas le conquérant : { $have }
refused-chosen-already = Vous avez déjà choisi : { $have }
refused-nothing-occupied = Vous n’occupez rien : { $have }
refused-not-built = Pas construit : { $have }
refused-no-building = Il n’y a pas de bâtiment : { $have }
refused-capital-province = { $have } est une province de capitale
refused-marker-not-occupied = Vous n’occupez pas le marqueur Influence : { $have }
refused-not-linked = { $have } n’est ni adjacente ni reliée à une de vos provinces
refused-not-since-an-earlier-turn = Vous n’occupez ce marqueur Influence que depuis ce tour : { $have }
refused-no-sheba = Vous n’avez pas la Reine de Saba
refused-no-circe = Vous n’avez pas Circé
refused-no-empty-caravan-site = Pas d’emplacement Caravane vide : { $have }
refused-no-idle-legion = Vous y avez { $have } légions ; toutes occupent quelque chose
refused-not-in-this-province = La province doit être à vous ou neutre, et libre d’ennemis : { $have }
refused-not-the-highest = { $have } n’a pas le plus haut niveau

name-pyramids = les Pyramides
name-tiles = cinq Héros et Merveilles
name-conquest = la conquête
name-titles = les trois titres
name-nobody = personne

name-rome = Rome
name-greece = Grèce
name-babylon = Babylone
name-egypt = Égypte
name-carthage = Carthage

name-caesar = César
name-pericles = Périclès
name-hammurabi = Hammourabi
name-cleopatra = Cléopâtre
name-hannibal = Hannibal
name-antigone = Antigone
name-castor-pollux = Castor & Pollux
name-circe = Circé
name-gilgamesh = Gilgamesh
name-hamilcar = Hamilcar
name-hercules = Hercule
name-nebuchadnezzar = Nabuchodonosor
name-penthesilea = Penthésilée
name-perseus = Persée
name-queen-of-sheba = la Reine de Saba
name-ramses-ii = Ramsès II
name-spartacus = Spartacus
name-colossus = le Colosse
name-hanging-gardens = les Jardins Suspendus
name-pharos = le Phare
name-statue-of-zeus = la Statue de Zeus
name-temple-of-artemis = le Temple d’Artémis

name-ceramics = céramique
name-gems = diamants
name-papyrus = papyrus
name-metal = métal
name-spices = parfum
name-stone = marbre
name-wood = bois
name-gold = or
name-grain = céréales
name-oil = huile
name-sheep = moutons
name-wine = vin
name-gladiators = gladiateurs
name-coin = impôt
name-legion = légion
name-fortress = forteresse
name-trireme = trirème
name-market = marché
name-ordinary = cité ordinaire
name-capital = capitale
name-legendary = légendaire
name-temple = temple
name-trade = Commerce
name-culture = Politique
name-military = Militaire

# les biens légendaires
name-legendary-ceramics = céramique légendaire
name-legendary-gems = diamants légendaires
name-legendary-papyrus = papyrus légendaire
name-legendary-metal = métal légendaire
name-legendary-spices = parfum légendaire
name-legendary-stone = marbre légendaire
name-legendary-wood = bois légendaire
name-legendary-gold = or légendaire
name-legendary-grain = céréales légendaires
name-legendary-oil = huile légendaire
name-legendary-sheep = moutons légendaires
name-legendary-wine = vin légendaire
name-legendary-gladiators = gladiateurs légendaires

# les bâtiments sur leurs emplacements
name-gallia-grain = la caravane de céréales (Gallia)
name-gallia-sheep = la caravane de moutons (Gallia)
name-gallia-market = le marché (Gallia)
name-germania-gems = la caravane de diamants (Germania)
name-germania-market = le marché (Germania)
name-dalmatia-wood = la caravane de bois (Dalmatia)
name-dalmatia-gladiators = la caravane de gladiateurs (Dalmatia)
name-dalmatia-market = le marché (Dalmatia)
name-latium-metal = la caravane de métal (Latium)
name-latium-wine = la caravane de vin (Latium)
name-latium-market = le marché (Latium)
name-latium-capital = la capitale (Latium)
name-latium-temple = le temple (Latium)
name-italia-metal = la caravane de métal (Italia)
name-italia-oil = la caravane d’huile (Italia)
name-italia-market = le marché (Italia)
name-macedonia-grain = la caravane de céréales (Macedonia)
name-macedonia-wine = la caravane de vin (Macedonia)
name-macedonia-market = le marché (Macedonia)
name-dacia-wine = la caravane de vin (Dacia)
name-dacia-stone = la caravane de marbre (Dacia)
name-dacia-market = le marché (Dacia)
name-thracia-stone = la caravane de marbre (Thracia)
name-thracia-market = le marché (Thracia)
name-thracia-ordinary = la cité (Thracia)
name-thracia-temple = le temple (Thracia)
name-achaea-oil = la caravane d’huile (Achaea)
name-achaea-market = le marché (Achaea)
name-achaea-capital = la capitale (Achaea)
name-achaea-ordinary = la cité (Achaea)
name-achaea-temple = le temple (Achaea)
name-sicilia-legendary = la cité légendaire (Sicilia)
name-sicilia-temple = le temple (Sicilia)
name-numidia-gold = la caravane d’or (Numidia)
name-numidia-gladiators = la caravane de gladiateurs (Numidia)
name-numidia-market = le marché (Numidia)
name-africa-sheep = la caravane de moutons (Africa)
name-africa-spices = la caravane de parfum (Africa)
name-africa-market = le marché (Africa)
name-africa-capital = la capitale (Africa)
name-africa-temple = le temple (Africa)
name-phasania-gladiators = la caravane de gladiateurs (Phasania)
name-phasania-market = le marché (Phasania)
name-libya-oil = la caravane d’huile (Libya)
name-libya-sheep = la caravane de moutons (Libya)
name-libya-market = le marché (Libya)
name-garamantia-oil = la caravane d’huile (Garamantia)
name-garamantia-gems = la caravane de diamants (Garamantia)
name-garamantia-market = le marché (Garamantia)
name-cyrenaica-papyrus = la caravane de papyrus (Cyrenaica)
name-cyrenaica-market = le marché (Cyrenaica)
name-cyrenaica-ordinary = la cité (Cyrenaica)
name-cyrenaica-temple = le temple (Cyrenaica)
name-nubia-gladiators = la caravane de gladiateurs (Nubia)
name-nubia-market = le marché (Nubia)
name-aegyptus-papyrus = la caravane de papyrus (Aegyptus)
name-aegyptus-market = le marché (Aegyptus)
name-aegyptus-capital = la capitale (Aegyptus)
name-aegyptus-ordinary = la cité (Aegyptus)
name-aegyptus-temple = le temple (Aegyptus)
name-aethiopia-grain = la caravane de céréales (Aethiopia)
name-aethiopia-gold = la caravane d’or (Aethiopia)
name-aethiopia-market = le marché (Aethiopia)
name-crete-ceramics = la caravane de céramique (Crete)
name-crete-market = le marché (Crete)
name-crete-ordinary = la cité (Crete)
name-crete-temple = le temple (Crete)
name-judaea-legendary = la cité légendaire (Judaea)
name-judaea-temple = le temple (Judaea)
name-cilicia-ordinary = la cité (Cilicia)
name-cilicia-temple = le temple (Cilicia)
name-cappadocia-wood = la caravane de bois (Cappadocia)
name-cappadocia-market = le marché (Cappadocia)
name-asia-legendary = la cité légendaire (Asia)
name-asia-temple = le temple (Asia)
name-armenia-gold = la caravane d’or (Armenia)
name-armenia-market = le marché (Armenia)
name-assyria-wine = la caravane de vin (Assyria)
name-assyria-market = le marché (Assyria)
name-assyria-ordinary = la cité (Assyria)
name-assyria-temple = le temple (Assyria)
name-mesopotamia-sheep = la caravane de moutons (Mesopotamia)
name-mesopotamia-market = le marché (Mesopotamia)
name-mesopotamia-ordinary = la cité (Mesopotamia)
name-mesopotamia-temple = le temple (Mesopotamia)
name-babylonia-spices = la caravane de parfum (Babylonia)
name-babylonia-grain = la caravane de céréales (Babylonia)
name-babylonia-market = le marché (Babylonia)
name-babylonia-capital = la capitale (Babylonia)
name-babylonia-temple = le temple (Babylonia)
name-arabia-gladiators = la caravane de gladiateurs (Arabia)
name-arabia-market = le marché (Arabia)

# ce que disent les boutons
phase-collect = Production
phase-trade = Commerce
phase-build = Achats
phase-war = Militaire
phase-leaders = Titres
do-deal = Mener { $empire }
do-legendary = { $count ->
    [one] { $count } bien légendaire
   *[other] { $count } biens légendaires
}
do-colossus = Le Colosse rapporte { $good }
do-no-colossus = Ne pas user du Colosse
do-announce = { $number ->
    [0] Pas de commerce ce tour-ci
    [one] Chacun propose { $number }
   *[other] Chacun propose { $number }
}
do-starter = { $empire } commence
do-offer = Faire une offre
do-take = { $resource } chez { $empire }
do-give = Donner { $resource }
do-name = { $empire }
do-claim = Invoquer Persée
do-wait = Laisser
do-mark = Prendre { $province }
do-build = Construire { $site }
do-raise = Recruter en { $province } : { $unit }
do-launch = Mettre une trirème à l’eau : { $sea }
do-acquire = Acquérir { $tile }
do-muster = Appeler { $count } { $count ->
    [one] légion
   *[other] légions
}
do-finish = Fin des achats
do-peace = Paix avec { $empire }
do-no-peace = Pas de paix
do-convert = Convertir { $province }
do-sail = Voguer : { $sea } → { $sea2 }
do-fight = Attaquer { $empire } : { $sea }
do-march = Marcher : { $province } → { $province2 }
do-battle = Combattre { $empire } : { $province }
do-plunder = Piller { $site }
do-occupy = Occuper des bâtiments : { $province }
do-occupy-marker = Occuper le marqueur Influence : { $province }
do-sheba = La Reine de Saba gagne { $province }
do-lay = Circé : poser une légion sur { $site }
do-lose = Choisir vos pertes
do-retain = Choisir ce que tiennent les survivants
do-award = { $empire }
do-done = Terminé
do-done-conversion = Ne plus rien convertir
do-done-triremes = Assez vogué
do-done-sea-battles = Pas d’attaque en mer
do-done-legions = Assez marché
do-done-conquest = Fin de la campagne
do-done-circe = Fin de la campagne
confirm-acquire = Acquérir
confirm-offer = Sceller l’offre
confirm-finish = Fin des achats
name-city = cité
name-asyncron = l’édition Asyncron
name-academy = l’édition Academy
way-pyramids = Pyramides
way-tiles = Héros
way-conquest = Cités
way-titles = Titres
