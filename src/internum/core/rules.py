"""The rules of one table: a game with its options, seats and board, made into tables of ints.

A `Game` is what one can ask for; `Rules` is what one plays by. All tables hang here, none in a state.
"""

import hashlib
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError, Unknown
from internum.core.insight import Insight
from internum.core.layout import PUBLIC, SEAT, Domain, Layout
from internum.core.notation import head_text, illegal
from internum.core.slots import CHANCE, OVER, ROUND, ROUND_LIMIT, SP
from internum.core.state import State
from internum.core.step import Step
from internum.core.vector import slots
from internum.core.verb import Verb
from internum.core.why import Reason, Why

KEPT: Final = 64  # tables of rules that a game keeps at hand
NO_YES: Final = ("false", "true")  # the values of an option that is on or off


@final
class Option:
    """A named switch with its clause. Without `values` it is a whole number, or none."""

    def __init__(self, name: str, values: tuple[str, ...], default: str, clause: str, about: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.clause: Final = clause
        self.about: Final = about

    def check(self, value: object) -> str:
        """The value as text, or an error that names what is possible."""
        text = str(value).lower()
        if self.values == NO_YES and text in ("no", "yes"):
            text = NO_YES[("no", "yes").index(text)]
        if self.values:
            if text not in self.values:
                raise Unknown(f"option {self.name}: {text!r} is none of {', '.join(self.values)}")
        elif text != "none" and not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
            raise Unknown(f"option {self.name}: {text!r} is neither a whole number above 0 nor none")
        return text


@final
class Event:
    """A kind of happening: a message id with typed parameters. Sentences live in words/, never here."""

    def __init__(self, name: str, *params: tuple[str, Domain | None]) -> None:
        self.name: Final = name
        self.params: Final = params  # name and domain; no domain: a number


@final
class Fact:
    """A derived number that cases and people ask for, by name."""

    def __init__(
        self, name: str, dims: tuple[Domain, ...], ask: Callable[[State, list[int]], str], about: str = ""
    ) -> None:
        self.name: Final = name
        self.dims: Final = dims
        self.ask: Final = ask
        self.about: Final = about  # its clause and what it means


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Subclassed by each game, which fills the tables and calls `finish`."""

    def __init__(self, game: "Game", seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.board_digest = ""
        limit = options.get("round_limit", "none")
        self.round_limit = 0 if limit == "none" else int(limit)
        self.sides = Domain("side", [])
        self.layout = Layout(0, [])
        self.steps: list[Step] = []
        self.verbs: list[Verb] = []
        self.events: list[Event] = []
        self.facts: list[Fact] = []
        self.verb_of: list[int] = []
        self.choices = 0
        self.secrets: list[tuple[int, int, int]] = []
        self.clause_turn = ""  # the clause that says whose turn it is
        self.clause_end = ""  # the clause that ends the game
        self.synonyms: dict[str, str] = {}  # of verbs and facts: understood, never written
        # what a picture of the board shows beside the state, by what it is about
        self.printed: dict[str, dict[str, str]] = {}
        self.enough: list[str] = []  # the moves that leave a step which still offers something

    def finish(self, sides: Domain, layout: Layout, steps: list[Step], verbs: list[Verb]) -> None:
        """Number the steps, verbs and choices, and find the secret slots."""
        self.sides = sides
        self.layout = layout
        self.steps = steps
        self.verbs = verbs
        for i, step in enumerate(steps):
            step.id = i
            for verb in step.free:
                verb.free = True
        base = 0
        for i, verb in enumerate(verbs):
            verb.id = i
            verb.base = base
            base += verb.size
            self.verb_of.extend([i] * verb.size)
        self.choices = base
        for region in layout.regions:
            if region.secrecy == SEAT:
                each = region.size // region.dims[0].room
                for i in range(len(region.dims[0].words)):
                    self.secrets.append((region.at + i * each, region.at + (i + 1) * each, i))
            elif region.secrecy != PUBLIC:
                self.secrets.append((region.at, region.at + region.size, -1))

    def digest(self) -> str:
        """Names this choice space: game, rules version, options, seats, board and every verb."""
        lines = [self.game.name, self.game.version, str(self.seats), self.board_digest]
        lines += [f"{name}={value}" for name, value in sorted(self.options.items())]
        for verb in self.verbs:
            words = ["/".join(param.words) for param in verb.params]
            lines.append(f"{verb.word} {verb.base} {verb.size} {' '.join(words)}")
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def blank(self) -> State:
        """A state with every slot at its default, before anything is set up."""
        return State(self, slots(self.layout.blank()))

    def start(self) -> State:
        """The state before the first answer."""
        s = self.blank()
        self.begin(s)
        s.run()
        return s

    # --- what a game says --------------------------------------------------------------------------

    def begin(self, s: State) -> None:
        """Set the slots of the start and call the first step."""
        raise NotImplementedError

    def seat_of(self, s: State, side: int) -> int:
        """The seat that leads a side, or -1."""
        return side

    def returns(self, s: State) -> list[float]:
        """A share of one win per seat, when the game is over."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        """The game's own measure per seat."""
        raise NotImplementedError

    def made_of(self, s: State, seat: int) -> dict[str, int]:
        """What the score of a seat is made of, by word; empty where it is one number."""
        return {}

    def refresh(self, s: State) -> None:
        """Recompute every derived slot from the others."""

    def ground(self, s: State) -> None:
        """Set what a written position begins from: an empty board, everybody seated, full supplies."""

    def complete(self, s: State, given: set[int]) -> None:
        """Fill in what a written position leaves out; `given` are the slots of the facts it gives."""

    def physical(self, s: State) -> list[str]:
        """What is impossible in this position, whatever was played: supplies, one piece a site."""
        return []

    def enter(self, s: State, words: list[str]) -> bool:
        """Set the stack for an entry point in the rulebook's words; False: not one of this game's."""
        return False

    def entries(self) -> list[str]:
        """The entry points, as they are written."""
        return []

    def redraw(self, s: State, seat: int, rng: Rng) -> None:
        """Draw anew what this seat cannot know, weighted as chance dealt it."""
        if self.secrets:
            raise NotImplementedError

    def value(self, s: State, side: int) -> float:
        """A hand-made judgement of a position for a side, between settled points; for the greedy bot."""
        return 0.0

    def board_text(self, s: State, side: int | None) -> str:
        """The position as text for the terminal, as this side sees it."""
        return ""

    def insight(self, view: list[int]) -> Insight:
        """Derived numbers that people count in their heads, from what a view shows and nothing else."""
        return Insight()

    # --- what it gives -----------------------------------------------------------------------------

    def side_name(self, side: int) -> str:
        """A side in words."""
        if side == CHANCE:
            return "chance"
        return self.sides.words[side] if 0 <= side < len(self.sides.words) else "nobody"

    def check_side(self, side: int) -> None:
        """Refuse a number that is no side of this table."""
        if not CHANCE <= side < len(self.sides.words):
            raise Unknown(f"there are sides 0 to {len(self.sides.words) - 1}, not {side}")

    def side(self, word: str) -> int:
        """The side of a word."""
        return CHANCE if word == "chance" else self.sides.of(word)

    def next_round(self, s: State) -> bool:
        """Count a round; False when the limit of our own option ends the game here."""
        if self.round_limit and s.v[ROUND] >= self.round_limit:
            s.end(ROUND_LIMIT)
            return False
        s.v[ROUND] += 1
        return True

    def refusal(self, s: State, choice: int, side: int) -> Illegal:
        """The error for a choice that is not open, with its reasons."""
        self.check_side(side)
        if not 0 <= choice < self.choices:
            return illegal(f"choice {choice}", [Reason("", "no-such-choice", str(choice), str(self.choices))])
        verb = self.verbs[self.verb_of[choice]]
        text = head_text(self, choice) if verb.params else verb.word
        why = Why()
        if not s.settled:
            why.add(self.clause_turn, "draft-open")
        elif s.v[OVER]:
            why.add(self.clause_end, "game-over")
        elif not s.asked(side):
            why.add(self.clause_turn, "not-asked", self.side_name(side))
        else:
            if verb.played_by(side):
                verb.allows(s, side, choice - verb.base, why)
            if not why.reasons:
                why.add(verb.clause, "not-now", self.steps[s.v[s.v[SP]] - 1].name, verb.word)
        return illegal(text, why.reasons)

    def audience(self, s: State, side: int, choice: int) -> int:
        """Bits of the seats that see the parameters of a move."""
        verb = self.verbs[self.verb_of[choice]]
        return verb.audience(s, side, choice - verb.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What can be asked of a game before anybody sits down."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: range,
        version: str,
        options: list[Option],
        editions: dict[str, dict[str, str]] | None = None,
        clause_seats: str = "",
    ) -> None:
        self.name = name
        self.clause_seats = clause_seats  # the clause that says for how many the game is
        self.title = title
        self.seats = seats
        self.version = version
        self.editions = editions or {}  # values of options by the name of an edition, the usual one first
        limit = Option(
            "round_limit", (), "none", "", "Ours: end after so many rounds; the best score shares the win."
        )
        self.options = [*options, limit]
        self._kept: dict[tuple[object, ...], Rules] = {}  # rules never change, so they are made once

    def settle(self, seats: int, options: dict[str, object] | None) -> dict[str, str]:
        """Every option with its value, checked; an `edition` fills in, then the defaults do."""
        if seats not in self.seats:
            clause = f" ({self.clause_seats})" if self.clause_seats else ""
            raise InternumError(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}{clause}"
            )
        known = {option.name: option for option in self.options}
        given = dict(options or {})
        if self.editions and "edition" in given:
            given = {**self.edition(str(given.pop("edition")).lower()), **given}
        for name in given:
            if name not in known:
                raise Unknown(f"unknown option {name!r} of {self.name}; known: {', '.join(known)}")
        return {n: o.check(given[n]) if n in given else o.default for n, o in known.items()}

    def edition(self, name: str) -> dict[str, str]:
        """The options of an edition."""
        if name not in self.editions:
            raise Unknown(f"option edition: {name!r} is none of {', '.join(self.editions)}")
        return self.editions[name]

    def rules(self, seats: int, options: dict[str, object] | None = None, board: str | None = None) -> Rules:
        """The rules of a table; `board` is the text of a board file of one's own."""
        settled = self.settle(seats, options)
        key = (seats, *settled.values(), board)
        if key not in self._kept:
            while len(self._kept) >= KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = self.make(seats, settled, board)
        return self._kept[key]

    def sources(self) -> list[tuple[str, str, str]]:
        """How sure the facts of the board file are: what, the mark, a note; none where all is printed."""
        return []

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        """Make the tables; every option has its value."""
        raise NotImplementedError

    def new(
        self,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int | None = None,
        board: str | None = None,
    ) -> State:
        """A new game. With a seed, the chance of the set-up is drawn; later chance is the caller's."""
        s = self.rules(seats, options, board).start()
        if seed is not None:
            s.push_chance(Rng(seed))
        return s
