# Die Wörter des Hauses: Ablehnungen und Fragen, die jedes Spiel hat.

refused-draft-open = Ein Zug ist erst halb gemacht; beende ihn oder geh erst zurück
refused-game-over = Das Spiel ist zu Ende
refused-not-asked = { $have } ist jetzt nicht gefragt; das Spiel wartet auf { $need }
refused-not-now = An dieser Stelle nicht möglich ({ $have })
refused-incomplete = Der Zug ist nicht vollständig: es fehlt noch „{ $need }“
refused-no-such-part = „{ $have }“ gehört nicht zu diesem Zug
refused-no-such-choice = Es gibt keine Wahl { $have }
refused-one-choice = Hier braucht es genau eines
refused-too-many = Es gibt nur { $have }; genannt sind { $need }
refused-wrong-total = Das macht { $have }; es müssen { $need } sein
refused-nothing-to-withdraw = Von dir liegt hier nichts verdeckt
refused-no-own-move = Es gibt keinen Zug von dir, der zurückgenommen werden könnte
refused-chance-spoke = Seitdem wurde gewürfelt oder gezogen
refused-shown = Seitdem wurde etwas bekannt
refused-another-moved = Seitdem hat jemand anderes gezogen
refused-another-answered = Seitdem hat jemand anderes geantwortet

# Der Tisch im Terminal.

table-which-game = Welches Spiel? Eine Zahl von 1 bis { $count }, oder Enter für das erste:{" "}
table-welcome = { $edition ->
    [none] { $title }, { $seats } Plätze
   *[other] { $title }, { $seats } Plätze, Ausgabe { $edition }
}
table-person = Platz { $seat }: du
table-bot = Platz { $seat }: der Bot { $bot }
table-bot-replaced = { $other } spielt an Stelle von { $bot }: { $problem }
table-dice = Siegel der Würfel: { $commitment }
table-help-offer = help hilft jederzeit.
table-hand-over = Gib den Bildschirm an Platz { $seat } und drücke Enter.
table-round = Runde { $number }
table-asked = { $side } (Platz { $seat }): { $question }
table-no-line = Es gibt keine Zeile { $number }.
table-ways = { $text } …  ({ $count } Möglichkeiten)
table-impossible = Nicht möglich:
table-no-undo = Nicht möglich: { $reason }
table-possible = Das ist möglich.
table-hint = { $behind ->
    [0] Rat: { $move }, denn: { $because }
   *[other] Rat: { $move } ({ $behind } Hundertstel eines Sieges dahinter), denn: { $because }
}
table-hint-alone = { $behind ->
    [0] Rat: { $move }
   *[other] Rat: { $move } ({ $behind } Hundertstel eines Sieges dahinter)
}
table-undone = Zurückgenommen.
table-saved = Gespeichert in { $path }
table-not-saved = Nicht gespeichert: { $problem }
table-left = Du verlässt den Tisch.
table-clause = { $id } ({ $kind }): { $text }
table-no-clause = Es gibt keinen Abschnitt { $id }.
table-won = Das Spiel ist zu Ende, gewonnen von { $seats }. Stand: { $scores }
table-limit = Das Spiel ist zu Ende: die Rundengrenze ist erreicht, { $seats } { $count ->
    [one] liegt
   *[other] liegen
} vorn. Stand: { $scores }
table-one-seat = Platz { $seat }
table-and = { $first } und { $second }
table-help =
    eine Zahl       nimmt diese Zeile
    ein Zug         in Worten, wie das Protokoll sie zeigt; Teile hinter einem Doppelpunkt dürfen fehlen, wo nur einer passt
    why ZUG         jeder Grund, warum ein Zug nicht geht, mit seinem Abschnitt
    back            verlässt einen halb gemachten Zug
    undo            nimmt deinen letzten Zug zurück, solange nichts Neues bekannt wurde
    hint            die besten Züge, und warum
    board, log      der Plan, und was geschehen ist
    rules ABSCHNITT ein Abschnitt der Regeln; rules WORT (englisch): die Abschnitte, die davon sprechen
    position        die Stellung als Text
    save DATEI      schreibt das Protokoll bis hierher
    quit            verlässt den Tisch

bag-exact = noch { $least }
bag-range = noch { $least } bis { $most }
bag-at-most = noch höchstens { $most }
bag-so-far = bisher { $bag }, { $rest }
note-pay = kostet { $count }

name-player1 = Platz 1
name-player2 = Platz 2
name-player3 = Platz 3
name-player4 = Platz 4
name-player5 = Platz 5
name-player6 = Platz 6
name-player7 = Platz 7

# was auf den Knöpfen steht
refused-unfit = „{ $have }“ passt hier nicht
refused-taken-back = Seitdem haben alle dem Zurückgehen zugestimmt

# Die Bots, der sanfteste zuerst.

name-gentle = sanft
name-steady = besonnen
name-sharp = scharf
name-strong = stark
name-greedy = gierig
name-random = zufällig
about-gentle = übersieht vieles; für eine erste Partie
about-steady = denkt den eigenen Zug zu Ende
about-sharp = sieht weiter, auch was die anderen tun können
about-strong = nimmt sich Zeit, bis zu einer Sekunde pro Zug
about-greedy = nimmt, was jetzt am besten aussieht
about-random = macht irgendeinen erlaubten Zug

# Was ein Rat über einen Zug sagt: auf jedes folgt die Änderung.

gain-open = lässt { $place } für { $side } offen
gain-safe = { $place } liegt nicht mehr offen für { $side }
gain-score = Wertung
gain-cities = Städte
gain-temples = Tempel
gain-can-know-hows = Kenntnisse in Reichweite
gain-can-temples = Tempel in Reichweite
gain-can-cities = Städte in Reichweite
gain-can-units = Einheiten in Reichweite
gain-income-marble = Marmor vom Feld
gain-income-iron = Eisen vom Feld
gain-income-gold = Gold vom Feld
gain-legions = Legionen
gain-galleys = Galeeren
gain-seas = Meere
gain-tiles = Helden und Wunder
gain-cards = Helden und Wunder
gain-great-cities = legendäre Städte und Hauptstädte
gain-income-legendary = legendäre Waren pro Runde
gain-income-coin = Münzen pro Runde
gain-income-goods = Waren pro Runde
gain-income-kinds = Arten von Waren pro Runde
gain-income-tax = Steuern pro Runde
gain-income-commodities = Waren pro Runde
gain-sets-of-three = Dreiersätze
gain-largest-set = größter Satz
gain-trade = Handelsstufe
gain-culture = Kulturstufe
gain-military = Militärstufe
gain-holds = im Besitz
gain-points = Siegpunkte
gain-markers = Einfluss
gain-points-to-come = Punkte bei der nächsten Wertung
gain-penalty-to-come = Punkte verloren durch Chaos
gain-senators = Senatoren
gain-army = Heer
gain-votes-at-least = Stimmen
gain-income = Einkommen
# Eine Untersuchung der Ausgewogenheit (internum balance)
balance-title = Wie ausgewogen ist { $game } zu { $seats } Plätzen?
balance-made = { $games } Partien des Bots { $bot } gegen sich selbst.
balance-how-to-read = Jeder Balken ist ein Anteil an den Siegen. Die dünne Linie an seinem Ende ist der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt: je mehr Partien, desto kürzer. Die gestrichelte Linie ist der gleiche Anteil. Nur ein Balken, dessen dünne Linie die gestrichelte nicht erreicht, sagt etwas.
balance-sides = Nach Seite
balance-sides-about = Wie oft gewann, wer sie führte.
balance-seats = Nach Platz
balance-seats-about = Plätze in der Reihenfolge des Tisches zu Beginn.
balance-ways = Wege zum Sieg
balance-ways-about = Wie die Partien endeten.
balance-made-of = Was die Sieger hatten
balance-made-of-about = Im Mittel, nach Art, bei denen, die gewannen.
balance-length = Dauer
balance-length-about = Wie viele Partien so viele Runden dauerten.
balance-axis-rounds = Runden
balance-side-high = { $name } gewinnt öfter als der Anteil wäre: { $share } statt { $even }.
balance-side-low = { $name } gewinnt seltener als der Anteil wäre: { $share } statt { $even }.
balance-sides-even = Keine Seite gewinnt deutlich öfter oder seltener, als ihr Anteil wäre.
balance-seat-high = { $name } gewinnt öfter als der Anteil wäre: { $share } statt { $even }.
balance-seat-low = { $name } gewinnt seltener als der Anteil wäre: { $share } statt { $even }.
balance-seats-even = Kein Platz gewinnt deutlich öfter oder seltener, als sein Anteil wäre.
balance-rounds = Die Hälfte der Partien dauert höchstens { $middle } Runden; acht von zehn dauern { $low } bis { $high }.
balance-foot = Optionen: { $options }. Regeln { $rules }. Startwert { $seed }. Was ein Bot tut, ist nicht, was Menschen tun: andere Spieler finden vielleicht ein anderes Gleichgewicht.
name-won = Auf dem Brett gewonnen
name-round-limit = Rundengrenze

# Rückblick auf eine beendete Partie.

analysis-chances = Siegchancen je Runde, Platz für Platz:
analysis-turns = Was die Partie wendete (Nummer des Zugs, Änderung aller Chancen in Hundertsteln):
analysis-luck = Was Züge und Würfel jedem brachten, in Hundertsteln eines Sieges:
analysis-seat = { $seat }: Züge { $moves }, Würfel { $dice }
