# Antike

event-dealt = { $player } leads the { $nation }
event-tossed = The coin falls: { $player } begins
event-settled = The { $nation } start in { $province }
event-coin = The { $nation } receive a coin
event-substituted = No coin is left: the { $nation } take 1 { $resource }
event-rondel = The { $nation } go to { $field }
event-produced = The { $nation } receive { $count } { $resource }
event-temple = The { $nation } build a temple in { $province }
event-armed = The { $nation } arm a { $unit } in { $province }
event-learned = { $first ->
    [1] The { $nation } are the first of all with { $know_how }
   *[other] The { $nation } acquire { $know_how }
}
event-moved = { $count } { $unit-id ->
    [legion] { $count ->
        [one] legion moves
       *[other] legions move
    }
   *[other] { $count ->
        [one] galley moves
       *[other] galleys move
    }
} from { $from } to { $to }
event-battle = { $unit-id ->
    [legion] Legions
   *[other] Galleys
} of the { $nation } and the { $foe } fight in { $province }
event-lost = The { $nation } lose { $count } { $unit-id ->
    [legion] { $count ->
        [one] legion
       *[other] legions
    }
   *[other] { $count ->
        [one] galley
       *[other] galleys
    }
} in { $province }
event-conquered = The { $nation } conquer { $province } from the { $owner }
event-destroyed = The temple of { $province } is destroyed
event-gave_up = The { $nation } give up { $province }
event-founded = The { $nation } found { $province }
event-awarded = The { $nation } win a { $personage }
event-awarded_extra = The { $nation } know everything and win a { $personage } more
event-exchanged = The { $nation } exchange { $given } for 1 { $resource }
event-won = The { $nation } win the game

ask-seating = which nation do you lead?
ask-order = which of your nations plays first?
ask-start_cities = which start city?
ask-round = no coin is left: which resource instead?
ask-turn = where does your stone go on the rondel?
ask-temple = build temples
ask-arming = arm legions and galleys
ask-know_how = acquire know-how
ask-movement = move and fight, then done
ask-reaction = units have entered: do you demand a battle?
ask-losses = which of your units are lost?
ask-conquest = conquer cities, then done
ask-founding = found cities, then done
ask-personages = from which stack is the extra personage?

part-pay = how do you pay?
part-group = how many units go? (left-2: with two actions left)
part-losses = which units are lost?
part-force = with which units?
part-pairs = how many pairs fight?
part-give_up = which city is given up for its stone?

refused-nation-taken = { $have } already have a player
refused-not-your-nation = { $have } are not your nation
refused-city-taken = { $have } is taken
refused-one-of-each-kind = You already have a start city of that kind: { $have }
refused-no-start-city = { $have } is not one of your start cities
refused-cannot-pay = You can pay { $have }; it costs { $need }
refused-not-your-city = You own no city in { $have }
refused-has-temple = { $have } has a temple
refused-no-temple-left = All { $need } temples are on the board
refused-province-full = { $have } new units stand there this turn; { $need } is the most
refused-no-border-to-cross = { $have } has no border that a { $need } could cross
refused-no-unit-left = No such unit is left in your supply
refused-known-already = You own { $have }
refused-basic-one-missing = { $need } comes first
refused-no-such-border = No { $have } can cross between these provinces
refused-no-own-unit = You have no { $need } in { $have }
refused-other-type = They have units in { $have }, but of the other type; only equals fight
refused-no-foreign-unit = They have no { $need } in { $have }
refused-no-action-left = No { $need } in { $have } has an action left
refused-not-two-nations = A battle needs two nations
refused-too-many-pairs = At most { $have } pairs can fight
refused-no-foreign-city = There is no foreign city in { $have }
refused-too-weak = You have { $have } active units there; the defence is { $need }
refused-last-city = { $have } is the last city of its nation
refused-settled = { $have } is settled
refused-no-unit-there = No unit of yours stands in { $have }
refused-no-stone-left = All your city stones are on the board
refused-not-all-know-hows = Only a nation with all eight know-hows may exchange
refused-not-held = You do not hold { $need }
refused-not-the-fullest = That stack has { $have } cards; the fullest has { $need }

name-know-how = know-how
name-maneuver-1 = the first maneuver
name-maneuver-2 = the second maneuver
name-marble = marble
name-carthaginians = Carthaginians
name-germanic-tribes = Germanic tribes
name-greeks = Greeks
name-romans = Romans
name-phoenicians = Phoenicians
name-persians = Persians
name-arabs = Arabs
name-egyptians = Egyptians
name-babylonians = Babylonians

# the cities of both sides of the board
name-adane = Adane
name-adulis = Adulis
name-alexandria = Alexandria
name-ammonion = Ammonion
name-ancona = Ancona
name-antiochia = Antiochia
name-aquileia = Aquileia
name-artaxata = Artaxata
name-athenae = Athenae
name-attalia = Attalia
name-babylon = Babylon
name-berenice = Berenice
name-brigantium = Brigantium
name-burdigala = Burdigala
name-bycantium = Bycantium
name-caesarea = Caesarea
name-carales = Carales
name-carthago = Carthago
name-castra-regina = Castra Regina
name-charax = Charax
name-colonia-agrippina = Colonia Agrippina
name-corniclanum = Corniclanum
name-cyrene = Cyrene
name-dioscoridis = Dioscoridis
name-dyrrhachion = Dyrrhachion
name-ephesos = Ephesos
name-gerrha = Gerrha
name-gesocribate = Gesocribate
name-glevum = Glevum
name-gordion = Gordion
name-harmotia = Harmotia
name-knossos = Knossos
name-leptis-magna = Leptis Magna
name-londinium = Londinium
name-lugdunum = Lugdunum
name-lutetia = Lutetia
name-massilia = Massilia
name-mecca = Mecca
name-mediolanum = Mediolanum
name-melitene = Melitene
name-memphis = Memphis
name-meroe = Meroe
name-messana = Messana
name-moscha = Moscha
name-napoca = Napoca
name-neapolis = Neapolis
name-ninive = Ninive
name-olbia = Olbia
name-olisipo = Olisipo
name-ommana = Ommana
name-opone = Opone
name-palmyra = Palmyra
name-paphos = Paphos
name-pella = Pella
name-persepolis = Persepolis
name-petra = Petra
name-phasis = Phasis
name-punt = Punt
name-rhagai = Rhagai
name-roma = Roma
name-saba = Saba
name-salonae = Salonae
name-sinope = Sinope
name-sirmium = Sirmium
name-sparta = Sparta
name-susa = Susa
name-syracus = Syracus
name-tacape = Tacape
name-taima = Taima
name-theben = Theben
name-tingis = Tingis
name-toletum = Toletum
name-tomis = Tomis
name-tyros = Tyros
name-valentia = Valentia
name-vindobona = Vindobona
name-zadrakarta = Zadrakarta

# The table in the browser: the turn, what can be done, how one wins.

phase-rondel = Rondel
phase-action = Action
phase-conquest = Conquest
phase-founding = Founding

do-lead = Lead the { $nation }
do-start = Start in { $province }
do-take = { $resource }
do-rondel = { $field }
do-temple = Build a temple in { $province }
do-arm = { $unit ->
   *[other] Arm a { $unit } in { $province }
}
do-research = Acquire { $know_how }
do-move = Move by { $unit } from { $province } to { $province2 }
do-battle = Fight the { $nation } with your { $unit } in { $province }
do-demand = Demand battle
do-decline = Let them pass
do-lose = Choose your losses
do-conquer = Conquer { $province }
do-found = Found { $province }
do-personage = Win a { $personage }
do-exchange = Exchange { $given } for 1 { $resource }
do-done = Done
do-done-temple = No more temples
do-done-arming = Enough armed
do-done-know-how = No more know-how
do-done-movement = Enough moved
do-done-conquest = No more conquests
do-done-founding = End the turn

confirm-battle = Fight
confirm-conquer = Conquer

name-rondel = the rondel
name-temple = temple
name-arming = arming
name-iron = iron
name-gold = gold
name-coin = coin
name-legion = legion
name-galley = galley
name-spent = spent
name-left-1 = fresh, one action
name-left-2 = fresh, two actions
name-left-3 = fresh, three actions
way-victory = To win
way-king = King
way-citizen = Citizen
way-navigator = Navigator
way-scholar = Scholar
way-general = General
way-all-know-hows = All know-how
