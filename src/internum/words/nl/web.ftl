# De browser. Wat bij één spel hoort, staat in het bestand van dat spel.

first-motto = Vier spellen van de binnenzee, om met vrienden en bots te spelen
my-games = Mijn spellen
mine-asked = Wachten op u
mine-waiting = Wachten op anderen
mine-lobby = Nog niet begonnen
mine-over = Afgelopen
open-tables = Open tafels
play-now = Nu spelen
laying-out = Wordt klaargelegd…
with-friends = Met vrienden
play-now-says = Nu spelen: u en { $count } { $count ->
    [one] bot
   *[other] bots
} van het niveau “{ $bot }”.
live-title = Een spel tussen bots
mine-free = { $count ->
    [0] Iedereen is er; het kan beginnen
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
not-here-yet = Nog niet aan deze tafel
game-seats = { $least } tot { $most } spelers
game-empires = Mare Nostrum: Empires
game-empires-facts = 3 tot 5 spelers · 2 tot 3 uur
game-empires-like = Iets voor u als u de beste ruil die vindt waar ook de ander blij mee is.
game-antike = Antike
game-antike-facts = 2 tot 6 spelers · 1½ tot 2 uur
game-antike-like = Iets voor u als u vijf zetten vooruit plant en geluk u ergert: er is er geen.
game-nostrum = Mare Nostrum
game-nostrum-facts = 3 tot 5 spelers · 2 tot 3 uur
game-nostrum-like = Iets voor u als handel oorlog met zachtere middelen is, tot het geen handel meer is.
game-conquest = Conquest of the Empire II
game-conquest-facts = 2 tot 6 spelers · 3 tot 4 uur
game-conquest-like = Iets voor u als bondgenootschappen per jaar en legers per dozijn gekocht worden.

new-who = Wie speelt er
new-seats = Spelers
new-bots = Niveau van de bots
new-title = Naam van de tafel (mag leeg)
new-listed = Toon deze tafel op de eerste pagina
new-corpus = De afgelopen partij mag in een verzameling voor onderzoek: plaatsen en zetten, nooit namen of gesprekken
lobby-corpus = De afgelopen partij van deze tafel mag in een verzameling voor onderzoek: plaatsen en zetten, nooit namen of gesprekken. Wie gaat zitten, stemt toe.
new-edition = Editie
new-rulings = { $count ->
    [0] Alle regelkeuzes
    [one] Alle regelkeuzes · { $count } wijziging
   *[other] Alle regelkeuzes · { $count } wijzigingen
}
new-search = Zoek in de regelkeuzes
new-make = Open de tafel
new-begin = Begin
seat-kind-me = ik
seat-kind-open = een vriend
seat-kind-bot = een bot
your-name = Uw naam
rules-usual = De gewone regels
rules-line = { $edition }, { $count } { $count ->
    [one] wijziging
   *[other] wijzigingen
}

lobby-about = { $game } voor { $seats }, ongeveer { $minutes } minuten
seat-open = vrij
seat-bot = Hier zit een bot
seat-free = Maak deze plaats vrij
sit-down = Ga hier zitten
a-bot = bot
here = hier
away = weg
stand-in = een bot valt in
somebody = iemand
host-starts = De gastheer begint als iedereen er is.
copy-link = Kopieer de link voor vrienden
link-copied = Gekopieerd
start = Begin
start-with-bots = { $open ->
    [one] Begin, met een bot op de vrije plaats
   *[other] Begin, met bots op de { $open } vrije plaatsen
}

you = u
asked-you = u bent aan zet
thinks = denkt na
your-turn = U bent aan zet
round = Ronde { $number }
board = Het bord
board-keys = De pijltjes gaan over het bord, Enter kiest, vraagteken legt uit
board-possible = mogelijk
hand = Uw hand
holdings = Wat u hebt
seats = De plaatsen
tools = Gereedschap
rondel = Het rondel
exchange = De ruil
tiles = Helden en wereldwonderen
know-hows = De knowhows
costs = kost { $count }
take-from = Neem { $what } van { $side }
nothing-open = niets open
nothing = niets
tip-board = Kies op het bord wat oplicht.
tip-send = Tik aan waar ze heen gaan: alles wat kan, gaat. Stel daarna de aantallen bij.
left-to-send = Nog hier
bill = { $cost } van { $purse } Talents
sentence-asked = { $side }: { $question }
sentence-where = Van { $from }: waarheen?
sentence-waiting = Wachten op { $sides }: { $question }
sentence-nothing = Een ogenblik
sentence-over = Het spel is afgelopen
sentence-hand-over = Geef het scherm aan { $side }
i-am = Ik ben { $side }
sending = onderweg…
kept = { $count ->
    [one] één zet is bewaard
   *[other] { $count } zetten zijn bewaard
}
choose = Kies
wait = Wacht
confirm = Doe het
confirm-pay = Betaal
confirm-group = Ga
confirm-count = Ga
confirm-stake = Verzegel
confirm-losses = Deze
confirm-loss = Deze
cancel = Niet doen
back = Terug
good = Goed
undo = Terug
undo-what = Neem terug: { $what }
undo-sealed = Neem terug wat verzegeld ligt
take-back = Neem terug
less = Eén minder
more = Eén meer
owned-by = Van { $side }
owned-by-nobody = Van niemand
not-built = niet gebouwd
no-map = De tekening van dit bord is er niet; alles kan vanuit deze lijst gespeeld worden.
intro-you = U bent { $side }
intro-more = Hoe het gaat
zoom-in = Dichterbij
zoom-out = Verder weg
whole-board = Het hele bord
sheet-peek = Meer
sheet-half = Meer
sheet-full = Minder

log = Verslag
log-search = Zoek
log-more = Eerder
log-undo = { $side } neemt terug
log-withdraw = { $side } neemt een verzegeld antwoord terug
log-sealed = { $side } antwoordt verzegeld
log-plain = { $side }: { $text }
talk = Gesprek
talk-nothing = Nog heeft niemand iets gezegd.
say-something = Aan de tafel
whisper = Alleen aan de gekozenen
send = Stuur
phrase-1 = Veel geluk allemaal
phrase-2 = Goed gespeeld
phrase-3 = Vrede tussen ons, { $side }?
phrase-4 = Afgesproken
phrase-5 = Nee
phrase-6 = Let op { $side }: die wint bijna
phrase-7 = Laat { $good } voor mij liggen
phrase-8 = Ik heb { $good } nodig
phrase-9 = Een ogenblik alstublieft
phrase-10 = Ik ben er weer
phrase-11 = Sorry
phrase-12 = Dank u
phrase-13 = Ik blijf uit { $area } als u dat ook doet, { $side }
phrase-14 = { $area } is van mij; laat het alstublieft met rust
phrase-15 = Ik geef { $good } voor { $good2 }
slot-side = wie
slot-area = waar
slot-good = wat
slot-good2 = waarvoor
shows = kijk naar { $what }
show-to = Toon aan …
everybody = iedereen
somebody-watching = iemand die toekijkt
say-watching = Aan wie toekijkt
wishes = Wensen
wish-for = Ik wens …
wishes-for = wil graag { $what }
wishes-nothing = wenst niets meer
notes = Notities
notes-about = Notities voor uzelf: niemand anders ziet ze en ze blijven in deze browser.
arrows-draw = Pijlen tekenen
arrows-done = Stop met tekenen
arrows-clear = Wis ze
arrows-tip = Tik waar een pijl begint en dan waar hij eindigt; tweemaal dezelfde plaats tekent een ring. Alleen u ziet het.
not-again = Nee, en deze beurt niet meer
ask-back = Vraag terug
ask-back-what = Vraag iedereen om terug te nemen: { $what }
take-back-title = Terugnemen
take-back-asks = { $side } vraagt om terug te gaan tot vóór:
take-back-agreed = Tot nu toe akkoord: { $sides }
agree = Akkoord
refuse = Weiger
replay = Terugkijken
record = Spelverslag
step-back = Een stap terug
step-on = Een stap verder
play = Speel af
pause = Pauze
to-the-present = Naar nu

end = Het einde
end-won = { $count ->
    [one] { $sides } wint
   *[other] { $sides } winnen
}
course = De score van elke plaats in de loop van het spel
end-you-won = U wint met { $sides }
rematch = Nog een keer
sound = Geluid
in-the-log = In het verslag
go-on-from-here = Vanaf hier verder
poster = Affiche
chronicle = Kroniek
chronicle-quiet-1 = Over deze dagen wordt weinig verteld.
chronicle-quiet-2 = De oogst werd binnengehaald, en niemand trok op.
chronicle-quiet-3 = De zee was kalm; de schrijvers rustten.
chronicle-quiet-4 = Velen spraken, weinigen handelden.
chronicle-end = Hier eindigt de kroniek.
share = Deel
see-the-board = Het bord
dice-seed = Elke worp is na te rekenen: zaad { $seed }, zegel { $commitment }

language = Taal
light = Licht
theme-auto = zoals het systeem
theme-light = dag
theme-dark = nacht
ring = Tijd om het einde van een beurt terug te nemen
ring-seconds = { $seconds ->
    [0] de beurt eindigt meteen
   *[other] { $seconds } s om terug te nemen
}

state-loading = De zee is kalm. Een ogenblik.
state-reconnecting = De verbinding is weg; er wordt gezocht
state-newer = Er is een nieuwere versie van deze pagina.
state-gone = De server antwoordt niet. Wat u deed is bewaard.
state-not-found = Op dit adres is niets.
state-no-such-table = Die tafel bestaat niet.
state-other-rules = Dit spel is begonnen met een andere versie van de regels dan deze server heeft. Het kan hier gelezen worden, niet verder gespeeld.
state-no-table = Die tafel bestaat niet.
state-not-allowed = Dit staat niet voor u open.
state-forbidden = Dit staat niet voor u open.
state-no-key = Deze sleutel opent geen plaats meer. Vraag de gastheer om een nieuwe link.
state-wrong-key = Deze sleutel opent geen plaats meer. Vraag de gastheer om een nieuwe link.
state-full = Alle plaatsen van deze tafel zijn bezet. U kunt toekijken.
state-no-seat = Alle plaatsen van deze tafel zijn bezet. U kunt toekijken.
state-taken = Een ander was sneller: die plaats is bezet.
state-closed = Deze tafel is gesloten.
state-wrong-phase = Dat kan aan deze tafel niet meer.
state-stale = Intussen is er iets gebeurd; zo staat het nu.
state-illegal = Dat kan niet.
state-malformed = Dat was niet te lezen.
state-too-fast = Te veel ineens; probeer het zo weer.
state-too-many = Te veel ineens; probeer het zo weer.
state-unknown = Hier ging iets mis. Er is niets verloren.
to-the-front = Naar de eerste pagina
load-again = Laad de pagina opnieuw

import-title = Breng een spelverslag
import-about = Plak het verslag van een spel, of kies het bestand: het wordt een tafel om terug te kijken of verder te spelen.
import-do = Open het

pieces-title = De stukken
pieces-about = Elk stuk is een eigen tekening op één raster: op 16, 24 en 48 pixels, op land, op zee, bij nacht en in grijs.
pieces-figures = Op het bord
pieces-goods = Goederen
pieces-emblems = Helden, wonderen, titels en knowhow

number-score = stand
number-tiles = helden en wereldwonderen
number-provinces = provincies
number-caravans = karavanen
number-cities = steden
number-temples = tempels
number-legions = legioenen
number-triremes = triremen
number-held = grondstoffen in de hand
number-know-how = knowhows
number-marble = marmer
number-iron = ijzer
number-gold = goud
number-coin = munten
season-round = Seizoen { $season } · ronde { $round }
number-markers = invloed op het bord
number-army = militaire landeenheden
number-senators = senatoren in de hand
number-set = grootste set in de hand
number-director_of_commerce = karavanen en markten
number-political_leader = steden en tempels
number-military_leader = legioenen, triremen en forten

phase-setup = Opstelling

# the table: hints, lenses, battles
hint = Een tip
hint-says = Een bot zou:
hint-none = geen idee
hint-nudge = Een bot zou spelen op: { $because }
hint-whole = Toon de zetten
analysis = Analyse
analysis-waits = Terugkijken …
analysis-none = Op deze partij kan nu niet worden teruggekeken.
lens = Volgende lens: inkomsten, verdediging, dreiging …
lens-income = Inkomsten
lens-defence = Verdediging
lens-threat = Dreiging
lens-reach = Bereik
lens-odds = Kans van een aanval, in procenten
ways-about = Wat er ontbreekt om te winnen, of voor het volgende personage
mode = Waarvoor een tik is
since-last = Sinds je laatste beurt
battle = Strijd
battle-hits = { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
}
dice-check = De dobbelstenen nagaan
dice-honest = De seed past bij de belofte van voor de eerste zet. { $rolls ->
    [0] Er is niet gedobbeld.
    [one] De ene worp volgt eruit.
   *[other] Alle { $rolls } worpen volgen eruit.
}
dice-wrong = Er klopt iets niet: { $wrong } van { $rolls } worpen wijken af, of de belofte doet dat.
state-wrong-word = Wie hier een tafel opent, moet het woord van de server kennen.
state-not-agreed = Partijen van deze tafel mogen in een verzameling: alleen wie toestemt, kan gaan zitten.
server-word = Het woord
way-back = Je weg terug, op elk apparaat; wie hem heeft, speelt jouw plaats:
way-back-code = Dezelfde link als QR-code
number-trade = handelsniveau
number-culture = cultuurniveau
number-military = militair niveau
number-points = overwinningspunten
number-cash = talenten
number-chaos = chaos
phase-commerce = Handel
phase-construction = Bouw
phase-military = Oorlog
phase-alliances = Bondgenootschappen
phase-placement = Opstelling
phase-actions = Acties
let-bot = Laat een bot invallen
come-back = Ik ben terug
nudge = Aansporen
rules = Regels
rules-search = Zoek in de regels
