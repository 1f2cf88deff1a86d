# The browser client. What belongs to one game stands in the file of that game.

# the first page
first-motto = Four games of the inner sea, to play with friends and bots
my-games = My games
mine-asked = Waiting for you
mine-waiting = Waiting for others
mine-lobby = Not begun
mine-over = Finished
open-tables = Open tables
play-now = Play now
laying-out = Laying out…
with-friends = With friends
play-now-says = Play now: you and { $count } { $count ->
    [one] bot
   *[other] bots
} of the level “{ $bot }”.
live-title = A game between bots
mine-free = { $count ->
    [0] Everybody is there; it can begin
    [one] One seat is free
   *[other] { $count } seats are free
}
not-here-yet = Not at this table yet
game-seats = { $least } to { $most } players
game-empires = Mare Nostrum: Empires
game-empires-facts = 3 to 5 players · 2 to 3 hours
game-empires-like = You will like it if the best bargain is the one the other side is glad of, too.
game-antike = Antike
game-antike-facts = 2 to 6 players · 1½ to 2 hours
game-antike-like = You will like it if you plan five moves ahead and luck annoys you: there is none.
game-nostrum = Mare Nostrum
game-nostrum-facts = 3 to 5 players · 2 to 3 hours
game-nostrum-like = You will like it if trade is war by kinder means, until it is not.
game-conquest = Conquest of the Empire II
game-conquest-facts = 2 to 6 players · 3 to 4 hours
game-conquest-like = You will like it if alliances are bought by the year and armies by the dozen.

# a new table
new-who = Who plays
new-seats = Players
new-bots = Level of the bots
new-title = Name of the table (optional)
new-listed = Show this table on the first page
new-corpus = The finished game may enter a corpus for research: seats and moves, never names or talk
lobby-corpus = The finished game of this table may enter a corpus for research: seats and moves, never names or talk. Whoever sits down agrees.
new-edition = Edition
new-rulings = { $count ->
    [0] All rulings
    [one] All rulings · { $count } change
   *[other] All rulings · { $count } changes
}
new-search = Search the rulings
new-make = Open the table
new-begin = Begin
seat-kind-me = me
seat-kind-open = a friend
seat-kind-bot = a bot
your-name = Your name
rules-usual = The usual rules
rules-line = { $edition }, { $count } { $count ->
    [one] change
   *[other] changes
}

# the lobby
lobby-about = { $game } for { $seats }, about { $minutes } minutes
seat-open = free
seat-bot = A bot sits here
seat-free = Free this seat
sit-down = Sit down here
a-bot = bot
here = here
away = away
stand-in = a bot stands in
somebody = somebody
host-starts = The host begins when everybody is here.
copy-link = Copy the link for friends
link-copied = Copied
start = Start
start-with-bots = { $open ->
    [one] Start, a bot in the free seat
   *[other] Start, bots in the { $open } free seats
}

# the table
you = you
asked-you = your turn
thinks = thinks
your-turn = Your turn
round = Round { $number }
board = The board
board-keys = Arrow keys travel over the board, Enter chooses, question mark explains
board-possible = possible
hand = Your hand
holdings = What you hold
seats = The seats
tools = Tools
rondel = The rondel
exchange = The exchange
tiles = Heroes and wonders
know-hows = The know-hows
costs = costs { $count }
take-from = Take { $what } from { $side }
nothing-open = nothing open
nothing = nothing
tip-board = Choose on the board what is lit.
tip-send = Touch where they go: all that can go, go. Then set the numbers.
left-to-send = Still here
bill = { $cost } of { $purse } Talents
sentence-asked = { $side }: { $question }
sentence-where = From { $from }: where to?
sentence-waiting = Waiting for { $sides }: { $question }
sentence-nothing = One moment
sentence-over = The game is over
sentence-hand-over = Hand the screen to { $side }
i-am = I am { $side }
sending = on its way…
kept = { $count ->
    [one] one move is kept
   *[other] { $count } moves are kept
}
choose = Choose
wait = Wait
confirm = Do it
confirm-pay = Pay
confirm-group = Go
confirm-count = Go
confirm-stake = Seal
confirm-losses = These
confirm-loss = These
cancel = Cancel
back = Back
good = Good
undo = Undo
undo-what = Undo: { $what }
undo-sealed = Take back what lies sealed
take-back = Take back
since-last = Since your last turn
battle = Battle
battle-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
hint = A hint
hint-says = A bot would:
hint-none = no idea
hint-nudge = A bot would play for: { $because }
hint-whole = Show the moves
analysis = Analysis
analysis-waits = Looking back …
analysis-none = This game cannot be looked back upon now.
ways-about = What is missing to win, or for the next personage
lens = Next lens: income, defence, threat …
lens-income = Income
lens-defence = Defence
lens-threat = Threat
lens-reach = Reach
lens-odds = Odds of an attack, in percent
number-trade = trade level
number-culture = culture level
number-military = military level
mode = What a tap is for
less = One less
more = One more
owned-by = Belongs to { $side }
owned-by-nobody = Belongs to nobody
not-built = not built
no-map = The picture of this board is not here; everything can be played from this list.
intro-you = You are { $side }
intro-more = How it goes
zoom-in = Nearer
zoom-out = Farther
whole-board = The whole board
sheet-peek = More
sheet-half = More
sheet-full = Less

# log, talk, replay
log = Log
log-search = Search
log-more = Earlier
log-undo = { $side } takes back
log-withdraw = { $side } takes a sealed answer back
log-sealed = { $side } answers under seal
log-plain = { $side }: { $text }
talk = Talk
talk-nothing = Nobody has said anything yet.
say-something = To the table
whisper = Only to the chosen
send = Send
phrase-1 = Good luck, everybody
phrase-2 = Well played
phrase-3 = Peace between us, { $side }?
phrase-4 = Agreed
phrase-5 = No
phrase-6 = Look at { $side }: close to winning
phrase-7 = Leave { $good } for me
phrase-8 = I need { $good }
phrase-9 = One moment, please
phrase-10 = I am back
phrase-11 = Sorry
phrase-12 = Thank you
phrase-13 = I stay out of { $area } if you do, { $side }
phrase-14 = { $area } is mine; please leave it
phrase-15 = I give { $good } for { $good2 }
slot-side = whom
slot-area = where
slot-good = what
slot-good2 = for what
shows = look at { $what }
show-to = Show to …
everybody = everybody
somebody-watching = somebody watching
say-watching = To those who watch
wishes = Wishes
wish-for = I wish for …
wishes-for = would like { $what }
wishes-nothing = wishes for nothing any more
notes = Notes
notes-about = Notes for yourself: nobody else sees them, and they stay in this browser.
arrows-draw = Draw arrows
arrows-done = Stop drawing
arrows-clear = Erase them
arrows-tip = Tap where an arrow begins, then where it ends; twice the same place draws a ring. Only you see it.
not-again = No, and not again this turn
ask-back = Ask back
ask-back-what = Ask everybody to take back: { $what }
take-back-title = Taking back
take-back-asks = { $side } asks to go back to before:
take-back-agreed = Agreed so far: { $sides }
agree = Agree
refuse = Refuse
replay = Replay
record = Record
step-back = One step back
step-on = One step on
play = Play
pause = Pause
to-the-present = To the present

# the end
end = The end
end-won = { $count ->
    [one] { $sides } wins
   *[other] { $sides } win
}
course = The score of every seat through the game
end-you-won = You win with { $sides }
rematch = Rematch
sound = Sound
in-the-log = In the log
go-on-from-here = Go on from here
poster = Poster
chronicle = Chronicle
chronicle-quiet-1 = Little is told of these days.
chronicle-quiet-2 = The harvests were brought in, and nobody marched.
chronicle-quiet-3 = The sea was calm; the scribes rested.
chronicle-quiet-4 = Many spoke, few acted.
chronicle-end = Here the chronicle ends.
share = Share
see-the-board = The board
dice-check = Check the dice
dice-honest = The seed fits the promise made before the first move. { $rolls ->
    [0] Nobody rolled a die.
    [one] The one roll follows from it.
   *[other] All { $rolls } rolls follow from it.
}
dice-wrong = Something does not fit: { $wrong } of { $rolls } rolls differ, or the promise does.
dice-seed = Every roll can be checked: seed { $seed }, commitment { $commitment }

# settings
language = Language
light = Light
theme-auto = as the system
theme-light = day
theme-dark = night
ring = Time to take the end of a turn back
ring-seconds = { $seconds ->
    [0] turn ends at once
   *[other] { $seconds } s to take back
}

# every state that is no table
state-loading = The sea is calm. One moment.
state-reconnecting = The connection is lost; looking for it
state-newer = There is a newer version of this page.
state-gone = The server does not answer. What you did is kept.
state-not-found = There is nothing at this address.
state-no-such-table = There is no such table.
state-other-rules = This game was begun by another version of its rules than this server has. It can be read here, not played on.
state-no-table = There is no such table.
state-not-allowed = This is not open to you.
state-forbidden = This is not open to you.
state-no-key = This key opens no seat any more. Ask the host for a new link.
state-wrong-key = This key opens no seat any more. Ask the host for a new link.
state-full = Every seat of this table is taken. You can watch.
state-no-seat = Every seat of this table is taken. You can watch.
state-taken = Somebody else was quicker: that seat is taken.
state-wrong-word = Whoever opens a table here must know the server’s word.
state-not-agreed = Games of this table may enter a corpus: only who agrees can sit down.
server-word = The word
way-back = Your way back, on any device; whoever has it plays your seat:
way-back-code = The same link as a QR code
state-closed = This table is closed.
state-wrong-phase = That is not possible any more at this table.
state-stale = Something happened meanwhile; here is how things stand now.
state-illegal = That is not possible.
state-malformed = That could not be read.
state-too-fast = Too much at once; try again in a moment.
state-too-many = Too much at once; try again in a moment.
state-unknown = Something went wrong here. Nothing is lost.
to-the-front = To the first page
load-again = Load the page again

# a record becomes a table
import-title = Bring a record
import-about = Paste the record of a game, or choose its file: it becomes a table that can be replayed, or played on.
import-do = Open it

# the contact sheet
pieces-title = The pieces
pieces-about = Every piece is a drawing of our own on one grid: at 16, 24 and 48 pixels, on land, on sea, at night and in grey.
pieces-figures = On the board
pieces-goods = Goods
pieces-emblems = Heroes, wonders, titles and know-how

# the numbers of a seat
number-score = score
number-tiles = heroes and wonders
number-provinces = provinces
number-caravans = caravans
number-cities = cities
number-temples = temples
number-legions = legions
number-triremes = triremes
number-held = resources held
number-points = victory points
number-cash = talents
number-chaos = chaos
number-know-how = know-hows
number-marble = marble
number-iron = iron
number-gold = gold
number-coin = coins
season-round = Season { $season } · round { $round }
number-markers = influence on the board
number-army = military land units
number-senators = senators in hand
number-set = largest set in hand
number-director_of_commerce = caravans and markets
number-political_leader = cities and temples
number-military_leader = legions, triremes and fortresses

# the phases of a round
phase-setup = Set-up
phase-commerce = Commerce
phase-construction = Construction
phase-military = Military
phase-alliances = Alliances
phase-placement = Placement
phase-actions = Actions
let-bot = Let a bot stand in
come-back = I am back
nudge = Nudge
rules = Rules
rules-search = Search the rules
