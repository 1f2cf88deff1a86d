# De woorden van het huis: weigeringen en vragen die elk spel heeft.

refused-draft-open = Een zet is half gedaan; maak hem af of ga eerst terug
refused-game-over = Het spel is afgelopen
refused-not-asked = { $have } is nu niet aan zet; het spel wacht op { $need }
refused-not-now = Op dit moment niet mogelijk ({ $have })
refused-incomplete = De zet is niet volledig: er ontbreekt nog “{ $need }”
refused-no-such-part = “{ $have }” hoort niet bij deze zet
refused-no-such-choice = Er is geen keuze { $have }
refused-one-choice = Hier is er precies één nodig
refused-too-many = Er zijn er maar { $have }; u noemde er { $need }
refused-wrong-total = Dat is samen { $have }; het moet { $need } zijn
refused-nothing-to-withdraw = Van u ligt hier niets verzegeld
refused-no-own-move = Er is geen zet van u om terug te nemen
refused-chance-spoke = Sindsdien is er gedobbeld of getrokken
refused-shown = Sindsdien is er iets bekend geworden
refused-another-moved = Sindsdien heeft een andere speler gezet
refused-another-answered = Sindsdien heeft een andere speler geantwoord

# De tafel in de terminal.

table-which-game = Welk spel? Een nummer van 1 tot { $count }, of Enter voor het eerste:{" "}
table-welcome = { $edition ->
    [none] { $title }, { $seats } plaatsen
   *[other] { $title }, { $seats } plaatsen, editie { $edition }
}
table-person = plaats { $seat }: u
table-bot = plaats { $seat }: de bot { $bot }
table-bot-replaced = { $other } speelt in plaats van { $bot }: { $problem }
table-dice = zegel van de dobbelstenen: { $commitment }
table-help-offer = Typ help wanneer u wilt.
table-hand-over = Geef het scherm aan plaats { $seat } en druk dan op Enter.
table-round = Ronde { $number }
table-asked = { $side } (plaats { $seat }): { $question }
table-no-line = Er is geen regel { $number }.
table-ways = { $text } …  ({ $count } manieren)
table-impossible = Niet mogelijk:
table-no-undo = Niet mogelijk: { $reason }
table-possible = Dat is mogelijk.
table-hint = { $behind ->
    [0] raad: { $move }, want: { $because }
   *[other] raad: { $move } ({ $behind } honderdsten van een winst minder), want: { $because }
}
table-hint-alone = { $behind ->
    [0] raad: { $move }
   *[other] raad: { $move } ({ $behind } honderdsten van een winst minder)
}
table-undone = Teruggenomen.
table-saved = Bewaard in { $path }
table-not-saved = Niet bewaard: { $problem }
table-left = U verlaat de tafel.
table-clause = { $id } ({ $kind }): { $text }
table-no-clause = Er is geen artikel { $id }.
table-won = Het spel is afgelopen, gewonnen door { $seats }. Stand: { $scores }
table-limit = Het spel is afgelopen: de rondelimiet is bereikt, { $seats } { $count ->
    [one] staat
   *[other] staan
} vooraan. Stand: { $scores }
table-one-seat = plaats { $seat }
table-and = { $first } en { $second }
table-help =
    een nummer      kiest die regel
    een zet         in woorden, zoals het verslag ze toont; delen achter een dubbelepunt mogen weg waar er maar één past
    why ZET         elke reden waarom een zet niet kan, met het artikel
    back            verlaat een half gedane zet
    undo            neemt uw laatste zet terug, zolang er niets nieuws bekend werd
    hint            de beste zetten die er zijn, en waarom
    board, log      het bord, en wat er is gebeurd
    rules ARTIKEL   een artikel van de spelregels; rules WOORD (Engels): de artikelen die ervan spreken
    position        de stelling als tekst
    save BESTAND    schrijft het verslag tot nu toe
    quit            verlaat de tafel

bag-exact = nog { $least }
bag-range = nog { $least } tot { $most }
bag-at-most = nog hoogstens { $most }
bag-so-far = tot nu toe { $bag }, { $rest }
note-pay = kost { $count }

name-player1 = Plaats 1
name-player2 = Plaats 2
name-player3 = Plaats 3
name-player4 = Plaats 4
name-player5 = Plaats 5
name-player6 = Plaats 6
name-player7 = Plaats 7

# wat men op de knoppen leest
refused-unfit = “{ $have }” past hier niet
refused-taken-back = Sindsdien hebben allen met teruggaan ingestemd

# De bots, de zachtste eerst.

name-gentle = zacht
name-steady = bedaard
name-sharp = scherp
name-strong = sterk
name-greedy = gretig
name-random = toevallig
about-gentle = ziet veel over het hoofd; voor een eerste partij
about-steady = denkt de eigen beurt uit
about-sharp = kijkt verder, ook naar wat de anderen kunnen doen
about-strong = neemt de tijd, tot een seconde per zet
about-greedy = neemt wat nu het beste lijkt
about-random = doet zomaar een toegestane zet

# Wat een raad over een zet zegt: op elk volgt de verandering.

gain-open = laat { $place } open voor { $side }
gain-safe = { $place } ligt niet meer open voor { $side }
gain-score = score
gain-cities = steden
gain-temples = tempels
gain-can-know-hows = kennis binnen bereik
gain-can-temples = tempels binnen bereik
gain-can-cities = steden binnen bereik
gain-can-units = eenheden binnen bereik
gain-income-marble = marmer van het veld
gain-income-iron = ijzer van het veld
gain-income-gold = goud van het veld
gain-legions = legioenen
gain-galleys = galeien
gain-seas = zeeën
gain-tiles = helden en wonderen
gain-cards = helden en wonderen
gain-great-cities = legendarische steden en hoofdsteden
gain-income-legendary = legendarische goederen per ronde
gain-income-coin = munten per ronde
gain-income-goods = goederen per ronde
gain-income-kinds = soorten goederen per ronde
gain-income-tax = belastingen per ronde
gain-income-commodities = goederen per ronde
gain-sets-of-three = sets van drie
gain-largest-set = grootste set
gain-trade = handelsniveau
gain-culture = cultuurniveau
gain-military = militair niveau
gain-holds = in bezit
gain-points = overwinningspunten
gain-markers = invloed
gain-points-to-come = punten bij de volgende telling
gain-penalty-to-come = punten verloren aan chaos
gain-senators = senatoren
gain-army = leger
gain-votes-at-least = stemmen
gain-income = inkomen
# Een onderzoek naar het evenwicht (internum balance)
balance-title = Hoe eerlijk is { $game } met { $seats } plaatsen?
balance-made = { $games } partijen van de bot { $bot } tegen zichzelf.
balance-how-to-read = Elke balk is een deel van de overwinningen. De dunne lijn aan het eind is het gebied waarin het ware deel met 95 % zekerheid ligt: hoe meer partijen, hoe korter. De stippellijn is het gelijke deel. Alleen een balk waarvan de dunne lijn de stippellijn niet raakt, zegt iets.
balance-sides = Per partij
balance-sides-about = Hoe vaak won wie haar leidde.
balance-seats = Per plaats
balance-seats-about = Plaatsen in de volgorde van de tafel aan het begin.
balance-ways = Manieren om te winnen
balance-ways-about = Hoe de partijen eindigden.
balance-made-of = Wat de winnaars hadden
balance-made-of-about = Gemiddeld, per soort, van wie won.
balance-length = Lengte
balance-length-about = Hoeveel partijen zoveel ronden duurden.
balance-axis-rounds = ronden
balance-side-high = { $name } wint vaker dan haar deel: { $share } in plaats van { $even }.
balance-side-low = { $name } wint minder vaak dan haar deel: { $share } in plaats van { $even }.
balance-sides-even = Geen partij wint duidelijk vaker of minder vaak dan haar deel.
balance-seat-high = { $name } wint vaker dan haar deel: { $share } in plaats van { $even }.
balance-seat-low = { $name } wint minder vaak dan haar deel: { $share } in plaats van { $even }.
balance-seats-even = Geen plaats wint duidelijk vaker of minder vaak dan haar deel.
balance-rounds = De helft van de partijen duurt hoogstens { $middle } ronden; acht van de tien duren { $low } tot { $high }.
balance-foot = Opties: { $options }. Regels { $rules }. Startgetal { $seed }. Wat één bot doet, is niet wat mensen doen: andere spelers kunnen een ander evenwicht vinden.
name-won = Op het bord gewonnen
name-round-limit = Rondegrens

# Een afgelopen partij nabeschouwd.

analysis-chances = Kansen op winst per ronde, plaats voor plaats:
analysis-turns = Wat de partij deed keren (nummer van de zet, verandering van ieders kansen in honderdsten):
analysis-luck = Wat zetten en dobbelstenen ieder brachten, in honderdsten van een winst:
analysis-seat = { $seat }: zetten { $moves }, dobbelstenen { $dice }
