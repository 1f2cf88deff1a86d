# Der Browser. Was zu einem Spiel gehört, steht in der Datei dieses Spiels.

first-motto = Vier Spiele vom inneren Meer, mit Freunden und Bots zu spielen
my-games = Meine Partien
mine-asked = Warten auf dich
mine-waiting = Warten auf andere
mine-lobby = Noch nicht begonnen
mine-over = Beendet
open-tables = Offene Tische
play-now = Jetzt spielen
laying-out = Wird aufgebaut…
with-friends = Mit Freunden
play-now-says = Jetzt spielen: du und { $count } { $count ->
    [one] Bot
   *[other] Bots
} der Stärke „{ $bot }“.
live-title = Eine Partie unter Bots
mine-free = { $count ->
    [0] Alle sind da: es kann beginnen
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
not-here-yet = Noch nicht an diesem Tisch
game-seats = { $least } bis { $most } Spieler
game-empires = Mare Nostrum: Empires
game-empires-facts = 3 bis 5 Spieler · 2 bis 3 Stunden
game-empires-like = Etwas für dich, wenn der beste Handel der ist, über den sich auch der andere freut.
game-antike = Antike
game-antike-facts = 2 bis 6 Spieler · 1½ bis 2 Stunden
game-antike-like = Etwas für dich, wenn du fünf Züge vorausplanst und Glück dich ärgert: es gibt keines.
game-nostrum = Mare Nostrum
game-nostrum-facts = 3 bis 5 Spieler · 2 bis 3 Stunden
game-nostrum-like = Etwas für dich, wenn Handel Krieg mit sanfteren Mitteln ist, bis er es nicht mehr ist.
game-conquest = Conquest of the Empire II
game-conquest-facts = 2 bis 6 Spieler · 3 bis 4 Stunden
game-conquest-like = Etwas für dich, wenn man Bündnisse jahrweise kauft und Heere im Dutzend.

new-who = Wer spielt
new-seats = Spieler
new-bots = Stärke der Bots
new-title = Name des Tisches (wenn gewünscht)
new-listed = Diesen Tisch auf der ersten Seite zeigen
new-corpus = Die fertige Partie darf in eine Sammlung für die Forschung: Plätze und Züge, nie Namen oder Gespräche
lobby-corpus = Die fertige Partie dieses Tisches darf in eine Sammlung für die Forschung: Plätze und Züge, nie Namen oder Gespräche. Wer sich setzt, ist einverstanden.
new-edition = Ausgabe
new-rulings = { $count ->
    [0] Alle Regelwahlen
    [one] Alle Regelwahlen · { $count } Änderung
   *[other] Alle Regelwahlen · { $count } Änderungen
}
new-search = Regelwahlen durchsuchen
new-make = Tisch öffnen
new-begin = Beginnen
seat-kind-me = ich
seat-kind-open = ein Freund
seat-kind-bot = ein Bot
your-name = Dein Name
rules-usual = Die üblichen Regeln
rules-line = { $edition }, { $count } { $count ->
    [one] Änderung
   *[other] Änderungen
}

lobby-about = { $game } zu { $seats }, etwa { $minutes } Minuten
seat-open = frei
seat-bot = Hier sitzt ein Bot
seat-free = Diesen Platz freigeben
sit-down = Hier setzen
a-bot = Bot
here = da
away = weg
stand-in = ein Bot springt ein
somebody = jemand
host-starts = Der Gastgeber beginnt, wenn alle da sind.
copy-link = Link für Freunde kopieren
link-copied = Kopiert
start = Los
start-with-bots = { $open ->
    [one] Los, mit einem Bot auf dem freien Platz
   *[other] Los, mit Bots auf den { $open } freien Plätzen
}

you = du
asked-you = du bist dran
thinks = denkt nach
your-turn = Du bist dran
round = Runde { $number }
board = Der Plan
board-keys = Pfeiltasten wandern über den Plan, Enter wählt, Fragezeichen erklärt
board-possible = möglich
hand = Deine Hand
holdings = Was du hast
seats = Die Plätze
tools = Werkzeug
rondel = Das Rondell
exchange = Der Tausch
tiles = Helden und Weltwunder
know-hows = Die Errungenschaften
costs = kostet { $count }
take-from = { $what } von { $side } nehmen
nothing-open = nichts offen
nothing = nichts
tip-board = Wähle auf dem Plan, was leuchtet.
tip-send = Tippe an, wohin sie gehen: was kann, geht. Dann stelle die Zahlen ein.
left-to-send = Noch hier
bill = { $cost } von { $purse } Talents
sentence-asked = { $side }: { $question }
sentence-where = Von { $from }: wohin?
sentence-waiting = Warten auf { $sides }: { $question }
sentence-nothing = Einen Augenblick
sentence-over = Das Spiel ist zu Ende
sentence-hand-over = Gib den Bildschirm an { $side }
i-am = Ich bin { $side }
sending = unterwegs…
kept = { $count ->
    [one] ein Zug ist aufgehoben
   *[other] { $count } Züge sind aufgehoben
}
choose = Wählen
wait = Warten
confirm = Machen
confirm-pay = Zahlen
confirm-group = Los
confirm-count = Los
confirm-stake = Versiegeln
confirm-losses = Diese
confirm-loss = Diese
cancel = Abbrechen
back = Zurück
good = Gut
undo = Zurück
undo-what = Zurücknehmen: { $what }
undo-sealed = Versiegeltes zurücknehmen
take-back = Zurücknehmen
less = Eins weniger
more = Eins mehr
owned-by = Gehört: { $side }
owned-by-nobody = Gehört niemandem
not-built = nicht gebaut
no-map = Das Bild dieses Plans fehlt; alles lässt sich aus dieser Liste spielen.
intro-you = Du bist { $side }
intro-more = Wie es geht
zoom-in = Näher
zoom-out = Ferner
whole-board = Der ganze Plan
sheet-peek = Mehr
sheet-half = Mehr
sheet-full = Weniger

log = Protokoll
log-search = Suchen
log-more = Früher
log-undo = { $side } nimmt zurück
log-withdraw = { $side } nimmt eine versiegelte Antwort zurück
log-sealed = { $side } antwortet versiegelt
log-plain = { $side }: { $text }
talk = Gespräch
talk-nothing = Noch hat niemand etwas gesagt.
say-something = An den Tisch
whisper = Nur an die Gewählten
send = Senden
phrase-1 = Viel Glück allen
phrase-2 = Gut gespielt
phrase-3 = Frieden zwischen uns, { $side }?
phrase-4 = Abgemacht
phrase-5 = Nein
phrase-6 = Seht auf { $side }: kurz vor dem Sieg
phrase-7 = Lass { $good } für mich liegen
phrase-8 = Ich brauche { $good }
phrase-9 = Einen Augenblick bitte
phrase-10 = Ich bin wieder da
phrase-11 = Entschuldigung
phrase-12 = Danke
phrase-13 = Ich bleibe aus { $area }, wenn du es auch tust, { $side }
phrase-14 = { $area } gehört mir; bitte lass es
phrase-15 = Ich gebe { $good } für { $good2 }
slot-side = wen
slot-area = wo
slot-good = was
slot-good2 = wofür
shows = seht auf { $what }
show-to = Zeigen …
everybody = allen
somebody-watching = jemand, der zusieht
say-watching = An alle, die zusehen
wishes = Wünsche
wish-for = Ich wünsche …
wishes-for = hätte gern { $what }
wishes-nothing = wünscht nichts mehr
notes = Notizen
notes-about = Notizen für dich: niemand sonst sieht sie, und sie bleiben in diesem Browser.
arrows-draw = Pfeile zeichnen
arrows-done = Zeichnen beenden
arrows-clear = Löschen
arrows-tip = Tippe, wo ein Pfeil beginnt, dann, wo er endet; zweimal derselbe Ort zeichnet einen Ring. Nur du siehst es.
not-again = Nein, und in diesem Zug nicht mehr
ask-back = Bitten
ask-back-what = Alle bitten, zurückzunehmen: { $what }
take-back-title = Zurücknehmen
take-back-asks = { $side } bittet, zurückzugehen bis vor:
take-back-agreed = Bisher einverstanden: { $sides }
agree = Einverstanden
refuse = Ablehnen
replay = Nachspielen
record = Aufzeichnung
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
play = Abspielen
pause = Pause
to-the-present = Zur Gegenwart

end = Das Ende
end-won = { $count ->
    [one] { $sides } gewinnt
   *[other] { $sides } gewinnen
}
course = Der Punktestand jedes Platzes im Lauf des Spiels
end-you-won = Du gewinnst mit { $sides }
rematch = Revanche
sound = Ton
in-the-log = Im Verlauf
go-on-from-here = Von hier weiter
poster = Plakat
chronicle = Chronik
chronicle-quiet-1 = Von diesen Tagen wird wenig berichtet.
chronicle-quiet-2 = Die Ernte wurde eingebracht, und niemand zog aus.
chronicle-quiet-3 = Das Meer war ruhig; die Schreiber ruhten.
chronicle-quiet-4 = Viele redeten, wenige handelten.
chronicle-end = Hier endet die Chronik.
share = Teilen
see-the-board = Der Plan
dice-seed = Jeder Wurf lässt sich prüfen: Keim { $seed }, Siegel { $commitment }

language = Sprache
light = Licht
theme-auto = wie das System
theme-light = Tag
theme-dark = Nacht
ring = Zeit, ein Zugende zurückzunehmen
ring-seconds = { $seconds ->
    [0] der Zug endet sofort
   *[other] { $seconds } s zum Zurücknehmen
}

state-loading = Die See ist ruhig. Einen Augenblick.
state-reconnecting = Die Verbindung ist weg; sie wird gesucht
state-newer = Es gibt eine neuere Fassung dieser Seite.
state-gone = Der Server antwortet nicht. Was du getan hast, ist aufgehoben.
state-not-found = Unter dieser Adresse ist nichts.
state-no-such-table = Diesen Tisch gibt es nicht.
state-other-rules = Diese Partie wurde mit einer anderen Fassung der Regeln begonnen, als dieser Server hat. Man kann sie hier lesen, nicht weiterspielen.
state-no-table = Diesen Tisch gibt es nicht.
state-not-allowed = Das steht dir nicht offen.
state-forbidden = Das steht dir nicht offen.
state-no-key = Dieser Schlüssel öffnet keinen Platz mehr. Bitte den Gastgeber um einen neuen Link.
state-wrong-key = Dieser Schlüssel öffnet keinen Platz mehr. Bitte den Gastgeber um einen neuen Link.
state-full = Alle Plätze dieses Tisches sind besetzt. Du kannst zusehen.
state-no-seat = Alle Plätze dieses Tisches sind besetzt. Du kannst zusehen.
state-taken = Jemand war schneller: dieser Platz ist besetzt.
state-closed = Dieser Tisch ist geschlossen.
state-wrong-phase = Das geht an diesem Tisch nicht mehr.
state-stale = Inzwischen ist etwas geschehen; so steht es jetzt.
state-illegal = Das geht nicht.
state-malformed = Das war nicht zu lesen.
state-too-fast = Zu viel auf einmal; versuch es gleich wieder.
state-too-many = Zu viel auf einmal; versuch es gleich wieder.
state-unknown = Hier ging etwas schief. Nichts ist verloren.
to-the-front = Zur ersten Seite
load-again = Seite neu laden

import-title = Eine Aufzeichnung mitbringen
import-about = Füge die Aufzeichnung einer Partie ein oder wähle ihre Datei: sie wird ein Tisch zum Nachspielen oder Weiterspielen.
import-do = Öffnen

pieces-title = Die Steine
pieces-about = Jeder Stein ist eine eigene Zeichnung auf einem Raster: mit 16, 24 und 48 Pixeln, auf Land, auf See, bei Nacht und in Grau.
pieces-figures = Auf dem Plan
pieces-goods = Güter
pieces-emblems = Helden, Wunder, Titel und Know-how

number-score = Wertung
number-tiles = Helden und Weltwunder
number-provinces = Provinzen
number-caravans = Karawanen
number-cities = Städte
number-temples = Tempel
number-legions = Legionen
number-triremes = Triremen
number-held = Ressourcen auf der Hand
number-know-how = Errungenschaften
number-marble = Marmor
number-iron = Eisen
number-gold = Gold
number-coin = Münzen
season-round = Saison { $season } · Runde { $round }
number-markers = Einfluss auf dem Plan
number-army = militärische Landeinheiten
number-senators = Senatoren auf der Hand
number-set = größter Satz auf der Hand
number-director_of_commerce = Karawanen und Märkte
number-political_leader = Städte und Tempel
number-military_leader = Legionen, Trieren und Festungen

phase-setup = Aufbau

# der Tisch: Tipps, Linsen, Kämpfe
hint = Ein Tipp
hint-says = Ein Bot würde:
hint-none = keine Idee
hint-nudge = Ein Bot würde spielen auf: { $because }
hint-whole = Die Züge zeigen
analysis = Analyse
analysis-waits = Rückblick …
analysis-none = Auf diese Partie kann jetzt nicht zurückgeblickt werden.
lens = Nächste Linse: Einkommen, Verteidigung, Bedrohung …
lens-income = Einkommen
lens-defence = Verteidigung
lens-threat = Bedrohung
lens-reach = Reichweite
lens-odds = Aussicht eines Angriffs, in Prozent
ways-about = Was zum Sieg fehlt, oder zur nächsten Persönlichkeit
mode = Wofür ein Tippen gilt
since-last = Seit deinem letzten Zug
battle = Kampf
battle-hits = { $hits ->
    [one] { $hits } Treffer
   *[other] { $hits } Treffer
}
dice-check = Die Würfel prüfen
dice-honest = Der Startwert passt zum Versprechen vor dem ersten Zug. { $rolls ->
    [0] Niemand hat gewürfelt.
    [one] Der eine Wurf folgt daraus.
   *[other] Alle { $rolls } Würfe folgen daraus.
}
dice-wrong = Etwas stimmt nicht: { $wrong } von { $rolls } Würfen weichen ab, oder das Versprechen.
state-wrong-word = Wer hier einen Tisch öffnet, muss das Wort des Servers kennen.
state-not-agreed = Partien dieses Tisches dürfen in eine Sammlung: nur wer einverstanden ist, kann sich setzen.
server-word = Das Wort
way-back = Dein Weg zurück, auf jedem Gerät; wer ihn hat, spielt deinen Platz:
way-back-code = Derselbe Link als QR-Code
number-trade = Handelsstufe
number-culture = Kulturstufe
number-military = Militärstufe
number-points = Siegpunkte
number-cash = Talente
number-chaos = Chaos
phase-commerce = Handel
phase-construction = Bau
phase-military = Krieg
phase-alliances = Bündnisse
phase-placement = Aufstellung
phase-actions = Aktionen
let-bot = Einen Bot einspringen lassen
come-back = Ich bin zurück
nudge = Anstupsen
rules = Regeln
rules-search = In den Regeln suchen
