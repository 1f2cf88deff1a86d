# The words of the house: refusals and questions that every game has.

refused-draft-open = A move is half-made; finish it or go back first
refused-game-over = The game is over
refused-not-asked = It is not for { $have } to answer now; the game waits for { $need }
refused-not-now = Not possible at this point ({ $have })
refused-incomplete = The move is not complete: it still lacks “{ $need }”
refused-no-such-part = “{ $have }” is no part of this move
refused-no-such-choice = There is no choice { $have }
refused-one-choice = Exactly one is needed here
refused-too-many = There are only { $have }; you named { $need }
refused-unfit = “{ $have }” does not do here
refused-wrong-total = That makes { $have }; it must be { $need }
refused-nothing-to-withdraw = Nothing of yours lies sealed
refused-no-own-move = There is no move of yours to take back
refused-chance-spoke = Dice or a draw have been seen since
refused-taken-back = Everybody has agreed to go back since
refused-shown = Something has been learned since
refused-another-moved = Another player has moved since
refused-another-answered = Another player has answered since

# The table in the terminal.

table-which-game = Which game? A number from 1 to { $count }, or Enter for the first:{" "}
table-welcome = { $edition ->
    [none] { $title }, { $seats } seats
   *[other] { $title }, { $seats } seats, edition { $edition }
}
table-person = seat { $seat }: you
table-bot = seat { $seat }: the bot { $bot }
table-bot-replaced = { $bot } is replaced by { $other }: { $problem }
table-dice = commitment of the dice: { $commitment }
table-help-offer = Type help at any time.
table-hand-over = Hand the screen to seat { $seat }, then press Enter.
table-round = Round { $number }
table-asked = { $side } (seat { $seat }): { $question }
table-no-line = There is no line { $number }.
table-ways = { $text } …  ({ $count } ways)
table-impossible = Not possible:
table-no-undo = Not possible: { $reason }
table-possible = That is possible.
table-hint = { $behind ->
    [0] hint: { $move }, because: { $because }
   *[other] hint: { $move } ({ $behind } hundredths of a win behind), because: { $because }
}
table-hint-alone = { $behind ->
    [0] hint: { $move }
   *[other] hint: { $move } ({ $behind } hundredths of a win behind)
}
table-undone = Taken back.
table-saved = Saved in { $path }
table-not-saved = Not saved: { $problem }
table-left = You leave the table.
table-clause = { $id } ({ $kind }): { $text }
table-no-clause = There is no clause { $id }.
table-won = The game is over: { $seats } won. Scores: { $scores }
table-limit = The game is over: the round limit is reached, { $seats } { $count ->
    [one] is
   *[other] are
} first. Scores: { $scores }
table-one-seat = seat { $seat }
table-and = { $first } and { $second }
table-help =
    a number        takes that line
    a move          in words, as the log shows them; the parts behind a colon may be left out where only one fits
    why MOVE        every reason why a move is not possible, with its clause
    back            leaves a half-made move
    undo            takes your last move back, as far as nothing new was learned
    hint            the best moves there are, and why
    board, log      the board, and what has happened
    rules CLAUSE    a clause of the rulebook; rules WORD: the clauses that speak of it
    position        the position as text
    save FILE       writes the record so far
    quit            leaves the table

bag-exact = { $least } to go
bag-range = { $least } to { $most } to go
bag-at-most = at most { $most } to go
bag-so-far = so far { $bag }, { $rest }
note-pay = costs { $count }

name-player1 = Seat 1
name-player2 = Seat 2
name-player3 = Seat 3
name-player4 = Seat 4
name-player5 = Seat 5
name-player6 = Seat 6
name-player7 = Seat 7

# The bots, the gentlest first.

name-gentle = gentle
name-steady = steady
name-sharp = sharp
name-strong = strong
name-greedy = greedy
name-random = random
about-gentle = overlooks much; for a first game
about-steady = thinks its own turn through
about-sharp = looks further, and at what the others may do
about-strong = takes its time, up to a second a move
about-greedy = takes what looks best now
about-random = makes any move that is allowed

# What a hint says of a move: each is followed by its change.

gain-open = leaves { $place } open to { $side }
gain-safe = { $place } no longer lies open to { $side }
gain-score = score
gain-cities = cities
gain-temples = temples
gain-can-know-hows = know-hows in reach
gain-can-temples = temples in reach
gain-can-cities = cities in reach
gain-can-units = units in reach
gain-income-marble = marble from its field
gain-income-iron = iron from its field
gain-income-gold = gold from its field
gain-legions = legions
gain-galleys = galleys
gain-seas = seas
gain-tiles = heroes and wonders
gain-cards = heroes and wonders
gain-great-cities = legendary cities and capitals
gain-income-legendary = legendary goods a round
gain-income-coin = coins a round
gain-income-goods = goods a round
gain-income-kinds = kinds of commodities a round
gain-income-tax = taxes a round
gain-income-commodities = commodities a round
gain-sets-of-three = sets of three
gain-largest-set = largest set
gain-trade = trade level
gain-culture = culture level
gain-military = military level
gain-holds = held
gain-points = victory points
gain-markers = influence
gain-points-to-come = points at the next scoring
gain-penalty-to-come = points lost to chaos
gain-senators = senators
gain-army = army
gain-votes-at-least = votes
gain-income = income
# A study of balance (internum balance)
balance-title = How fair is { $game } at { $seats } seats?
balance-made = { $games } games of the bot { $bot } against itself.
balance-how-to-read = Each bar is a share of the wins. The thin line across its end is the range in which the true share lies with 95 % certainty: the more games, the shorter. The dashed line is the even share. Only a bar whose thin line does not reach the dashed line says something.
balance-sides = By side
balance-sides-about = How often whoever led it won.
balance-seats = By seat
balance-seats-about = Seats in the order of the table at the start.
balance-ways = Ways to win
balance-ways-about = How the games ended.
balance-made-of = What the winners had
balance-made-of-about = On average, by kind, of those who won.
balance-length = Length
balance-length-about = How many games took so many rounds.
balance-axis-rounds = rounds
balance-side-high = { $name } wins more often than its share: { $share } instead of { $even }.
balance-side-low = { $name } wins less often than its share: { $share } instead of { $even }.
balance-sides-even = No side wins clearly more or less often than its share.
balance-seat-high = { $name } wins more often than its share: { $share } instead of { $even }.
balance-seat-low = { $name } wins less often than its share: { $share } instead of { $even }.
balance-seats-even = No seat wins clearly more or less often than its share.
balance-rounds = Half of the games last { $middle } rounds or fewer; eight in ten last { $low } to { $high }.
balance-foot = Options: { $options }. Rules { $rules }. Seed { $seed }. What one bot does is not what people do: other players may find other balances.
name-won = Won on the board
name-round-limit = Round limit

# A finished game looked back upon.

analysis-chances = Chances of a win by round, seat by seat:
analysis-turns = What turned the game (number of the move, change of everybody’s chances in hundredths):
analysis-luck = What moves and dice brought everybody, in hundredths of a win:
analysis-seat = { $seat }: moves { $moves }, dice { $dice }
