"""What goes over the wire, as structs. docs/protocol.md says the same in words; a test compares them.

The browser's types are generated from here (`internum server schema`).
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

VERSION = 1
SUBPROTOCOL = "internum.1"

to_json = msgspec.json.Encoder().encode

Text = Annotated[str, Meta(max_length=2000)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=20)]
Key = Annotated[str, Meta(min_length=32, max_length=32)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNo = Annotated[int, Meta(ge=0, le=61)]
Speaker = Annotated[int, Meta(ge=-1, le=61)]  # a seat, or -1: somebody who only watches
Move = Annotated[list[Number], Meta(min_length=1, max_length=200)]
Options = Annotated[dict[str, str], Meta(max_length=100)]


# --- what several messages hold --------------------------------------------------------------------


class Reason(Struct):
    """One failing condition: the clause, a message id, what is there and what is needed."""

    clause: str
    message: str
    have: str = ""
    need: str = ""


class Settings(Struct, forbid_unknown_fields=True):
    """What the host decides beside the rules."""

    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = False
    latecomers: bool = True  # may somebody who comes later take a bot's seat
    away_after: Annotated[int, Meta(ge=10, le=86400)] = 120  # seconds until a bot may stand in
    corpus: bool = False  # may the finished game enter a corpus of play, by seats and without talk
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.7  # seconds before a bot's move, for people to follow


class LobbySeat(Struct):
    """One place at the table as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str  # the level of the bot that holds the seat or stands in, else empty
    stand_in: bool  # a bot plays for the person until they touch the table
    here: bool  # a person with the key is connected
    since: float  # when that last changed


class Lobby(Struct):
    """A table as a link shows it before it asks anything."""

    table: str
    game: str
    title: str  # of the game
    phase: Literal["lobby", "play", "over", "closed"]
    edition: str  # the nearest named set of options, or empty
    options: dict[str, str]
    changed: dict[str, str]  # what differs from that edition, or from the defaults
    board: str  # the digest
    seats: list[LobbySeat]
    settings: Settings
    minutes: int  # how long such a table takes, about
    rules: str  # the digest of `Rules`
    seq: int  # the last entry of the log; -1 in the lobby
    host: bool  # is the host's key with the one who asks
    mine: list[int]  # the seats whose keys are with the one who asks
    created: float
    started: float | None
    ended: float | None
    commitment: str | None
    seed: str | None  # published when the game is over
    fork_of: str | None


class Entry(Struct):
    """One line of the log as a seat reads it: one command. `n` is the last number of those it unfolds to."""

    n: int
    first: int
    kind: Literal["start", "move", "undo", "withdraw", "back"]
    side: int
    seat: int
    at: float
    text: str
    moves: list[list[int]]  # whole for whoever made them, else the heads; empty for who may not know them
    results: list[str]
    events: list[list[int]]  # event, then its parameters
    back: int = 0
    route: bool = False  # the server carried a halted route on


class Part(Struct):
    """What completes the moves of one or more heads."""

    verb: int  # the first part; its verb in `Rules.verbs`
    word: str
    least: int
    most: int
    limits: list[int] | None  # of a plain bag: the most by kind; else null: ask `offers` step by step
    ways: list[list[int]]  # complete fillings of all parts, the suggestion first
    all: bool  # there are no other ways


class Route(Struct):
    """Several moves that lead a piece to where it can be in one command."""

    start: int = field(name="from")  # the head that begins it
    to: str
    moves: list[list[int]]


class Prompt(Struct):
    """What one side of mine is asked, with all that is needed to compose the command."""

    side: int
    seat: int
    step: int
    clause: str
    legal: list[int]
    part_of: dict[int, int]
    parts: list[Part]
    routes: list[Route]
    default: list[int]
    route: Literal["halted"] | None


class Mine(Struct):
    """What a seat of mine can take back, whether it is asked or not."""

    seat: int
    can_undo: list[int]  # the entries that `undo` can go back to, the latest first
    why_no_undo: Reason | None  # why there is none


class Asked(Struct):
    """Who is waited for."""

    side: int
    seat: int
    since: float


class Status(Struct):
    """How the game stands, for everybody."""

    over: bool
    round: int
    asked: list[Asked]
    scores: list[int]
    returns: list[float]
    how: str  # the word of the ending, or empty
    step: int  # where the game stands; -1 when it is over
    clause: str
    sealed: list[int]  # the sides whose answers lie sealed: they can still withdraw them


class Said(Struct, tag_field="t", tag="said"):
    """Something that was said at the table, or to one seat."""

    table: str
    n: int
    seat: int  # -1: somebody who only watches; those with a seat do not hear it
    to: list[int] | None
    at: float
    text: str = ""
    phrase: str = ""
    params: dict[str, str] = {}
    show: list[str] = []


# --- from the client -------------------------------------------------------------------------------


class Ask(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """What every message of a client may carry."""

    id: Id | None = None


class Have(Struct, forbid_unknown_fields=True):
    """The picture that a client still has of a table from before its connection was lost."""

    rules: Annotated[str, Meta(max_length=40)]
    seq: Annotated[int, Meta(ge=0, le=2**31)]
    seat: SeatNo | None  # through whose eyes
    said: Annotated[int, Meta(ge=0, le=2**31)] = 0  # the number after the last that it heard said


class Open(Ask, tag="open"):
    table: TableId
    seat: SeatNo | None = None  # through whose eyes, where the client holds several seats
    keys: Annotated[list[Key], Meta(max_length=16)] = []
    insight: bool = True  # shall derived numbers come, too
    have: Have | None = None


class Close(Ask, tag="close"):
    table: TableId


class Do(Ask, tag="do"):
    table: TableId
    seq: Annotated[int, Meta(ge=0, le=2**31)]
    side: SeatNo
    moves: Annotated[list[Move], Meta(min_length=1, max_length=60)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None


class Undo(Ask, tag="undo"):
    table: TableId
    seq: Annotated[int, Meta(ge=0, le=2**31)]
    seat: SeatNo
    to: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Withdraw(Ask, tag="withdraw"):
    table: TableId
    seq: Annotated[int, Meta(ge=0, le=2**31)]
    side: SeatNo


class Offers(Ask, tag="offers"):
    table: TableId
    side: SeatNo
    draft: Annotated[list[Number], Meta(max_length=200)] = []


class Why(Ask, tag="why"):
    table: TableId
    side: SeatNo
    move: Move | Annotated[str, Meta(min_length=1, max_length=1000)]


class Hint(Ask, tag="hint"):
    table: TableId
    side: SeatNo
    at: Number | None = None  # after this entry of a finished game, for any side; else now, for one's own


class Guess(Ask, tag="guess"):
    table: TableId
    side: SeatNo


class Say(Ask, tag="say"):
    table: TableId
    seat: Speaker
    to: Annotated[list[SeatNo], Meta(max_length=16)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    phrase: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    params: Annotated[dict[Name, Name], Meta(max_length=8)] = {}
    show: Annotated[list[Name], Meta(min_length=1, max_length=20)] | None = None


class Seat(Ask, tag="seat"):
    table: TableId
    seat: SeatNo
    what: Literal["resign", "stand_in", "back", "nudge"]


class TakeBack(Ask, tag="take_back"):
    table: TableId
    seat: SeatNo
    to: Annotated[int, Meta(ge=1, le=2**31)]
    answer: Literal["propose", "agree", "refuse"] = "propose"


class Rest(Ask, tag="rest"):
    ms: Annotated[int, Meta(ge=0, le=86_400_000)] = 0
    table: TableId | None = None


ClientMessage = (
    Open | Close | Do | Undo | Withdraw | Offers | Why | Hint | Guess | Say | Seat | TakeBack | Rest
)


# --- from the server -------------------------------------------------------------------------------


class Table(Struct, tag_field="t", tag="table"):
    """The whole picture of a table, for one pair of eyes."""

    table: str
    lobby: Lobby
    rules: str
    seq: int
    seat: int | None  # through whose eyes; null: a spectator's
    view: list[int]
    prompts: list[Prompt]
    mine: list[Mine]
    status: Status | None  # null in the lobby
    entries: list[Entry]
    talk: list[Said]
    insight: Any
    proposed: "Proposed | None"
    now: float  # the server's clock
    id: str | None = None


class Missed(Struct, tag_field="t", tag="missed"):
    """What a client that opens a table again has missed since it lost its connection."""

    table: str
    lobby: Lobby
    since: int  # the entry that the client has
    seq: int
    seat: int | None
    changes: list[int]  # of the view, as in `moved`
    prompts: list[Prompt]
    mine: list[Mine]
    status: Status
    entries: list[Entry]  # those after `since`
    talk: list[Said]  # from the number that the client named
    insight: Any
    proposed: "Proposed | None"
    now: float
    id: str | None = None


class Moved(Struct, tag_field="t", tag="moved"):
    """One more command in the log, and what it changed in this view."""

    table: str
    seq: int
    entry: Entry
    changes: list[int]  # slot, value, slot, value …
    prompts: list[Prompt]
    mine: list[Mine]
    status: Status


class InsightNow(Struct, tag_field="t", tag="insight"):
    """The derived numbers of this view, a moment after what has changed them."""

    table: str
    seq: int
    insight: Any


class PresentSeat(Struct):
    seat: int
    here: bool
    since: float
    bot: str
    stand_in: bool


class Presence(Struct, tag_field="t", tag="presence"):
    table: str
    seats: list[PresentSeat]
    watching: int
    nudged: int | None = None  # a seat that somebody has just nudged


class LobbyNow(Struct, tag_field="t", tag="lobby"):
    table: str
    lobby: Lobby


class Proposed(Struct, tag_field="t", tag="proposed"):
    """A proposal to go back to before entry `to`; `seat` null: it is off."""

    table: str
    to: int
    seat: int | None
    agreed: list[int]


class Ok(Struct, tag_field="t", tag="ok"):
    id: str | None
    seq: int


class Error(Struct, tag_field="t", tag="error"):
    id: str | None
    code: str
    message: str
    reasons: list[Reason] = []
    retry_after: float | None = None


class Offered(Struct, tag_field="t", tag="offers"):
    id: str | None
    table: str
    side: int
    draft: list[int]
    settled: bool  # the draft is a whole move
    legal: list[int]
    part: Part | None  # of sendings even when the draft is whole: what could be sent beside or instead


class WhyNot(Struct, tag_field="t", tag="why"):
    id: str | None
    table: str
    legal: bool
    reasons: list[Reason]


class Because(Struct):
    kind: Literal["number", "open", "safe"]
    what: str  # the name of a number of the insight, or of a place that lies open, or no longer does
    change: int  # of the number
    side: int  # to which the place lies open; -1 for numbers


class HintMove(Struct):
    move: list[int]
    text: str
    worth: float  # in hundredths of a win, beside the best: 0 or less
    because: list[Because]  # what it changes most until the turn ends, gains first


class Hints(Struct, tag_field="t", tag="hint"):
    id: str | None
    table: str
    side: int
    moves: list[HintMove]


class Guessed(Struct, tag_field="t", tag="guess"):
    """A position that looks the same to this seat, its secrets drawn anew: for programs to try moves on."""

    id: str | None
    table: str
    side: int
    seq: int
    slots: list[int]  # those of `Rules.layout` that are not derived


class Again(Struct, tag_field="t", tag="again"):
    reason: Literal["restart", "version", "slow"]


ServerMessage = (
    Table
    | Missed
    | Moved
    | InsightNow
    | Presence
    | LobbyNow
    | Said
    | Proposed
    | Ok
    | Error
    | Offered
    | WhyNot
    | Hints
    | Guessed
    | Again
)


# --- HTTP ------------------------------------------------------------------------------------------


class Seating(Struct, forbid_unknown_fields=True):
    """Who shall sit in one place."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class RulesAsked(Struct, forbid_unknown_fields=True):
    game: Name
    seats: SeatNo
    options: Options = {}
    board: Annotated[str, Meta(max_length=200_000)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    seats: SeatNo
    options: Options = {}
    board: Annotated[str, Meta(max_length=200_000)] | None = None
    seating: Annotated[list[Seating], Meta(max_length=16)] = []
    settings: Settings = field(default_factory=Settings)
    word: Annotated[str, Meta(max_length=100)] = ""  # the server's word, where the host asks for it


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNo | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    corpus: bool = False  # agreed: at a table whose settings say so, nobody sits down without it


class SeatChange(Struct, forbid_unknown_fields=True):
    what: Literal["bot", "open", "reissue", "remove", "me"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Fork(Struct, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, le=2**31)]
    seating: Annotated[list[Seating], Meta(max_length=16)] = []
    word: Annotated[str, Meta(max_length=100)] = ""


class Import(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=2_000_000)]
    seating: Annotated[list[Seating], Meta(max_length=16)] = []
    word: Annotated[str, Meta(max_length=100)] = ""


class ToDraw(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Credentials(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class SeatKey(Struct):
    seat: int
    key: str


class SeatNow(Struct):
    """A seat after the host has changed it."""

    seat: int
    key: str | None  # where a new one was made


class Nothing(Struct, forbid_unknown_fields=True):
    """The body of a call that needs none."""


class Made(Struct):
    """A new table: the keys are shown once."""

    table: str
    host_key: str
    seats: list[SeatKey]


class Seated(Struct):
    table: str
    seat: int
    key: str


class ErrorBody(Struct):
    code: str
    message: str
    reasons: list[Reason] = []
    retry_after: float | None = None


class Problem(Struct):
    error: ErrorBody


class Chances(Struct):
    """Everybody's chances of a win, by seat, when a round had been played."""

    at: int
    round: int
    chances: list[float]


class Turn(Struct):
    """A move after which chances differed much: by seat, what the choice did and what the dice did."""

    at: int
    side: int
    text: str
    moved: list[float]
    rolled: list[float]


class Analysis(Struct):
    """A finished game looked back upon."""

    rounds: list[Chances]
    turns: list[Turn]
    moves: list[float]  # by seat, what its own moves did for its chances
    dice: list[float]  # by seat, what chance did


class At(Struct):
    """The position after an entry, for replay."""

    table: str
    at: int
    view: list[int]
    entry: Entry
    status: Status
