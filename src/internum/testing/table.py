"""One game under test: somebody plays it choice by choice, and the oracles look on."""

from collections.abc import Callable
from dataclasses import dataclass

from internum.core.chance import Rng
from internum.core.notation import head_text, parse, resolve
from internum.core.rules import Game
from internum.core.slots import BITS, CHANCE, OVER, ROUND, ROUND_LIMIT, SP
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Part
from internum.testing.moves import choice_text, joined
from internum.testing.report import Failure, Report

KEEP = 200  # so many states of a game are kept, to see at its end that nothing touched them
WITHDRAWN = "(withdraws)"  # stands in the list of moves for a sealed answer taken back


class BrokenError(Exception):
    """An oracle does not hold."""


@dataclass(frozen=True)
class Oracle:
    """A property of every game. `check` raises if it does not hold, and says if it could be asked here."""

    name: str
    when: str  # "choice", "settled" or "end"
    every: int  # asked once in so many times, drawn by the seed
    check: Callable[["Table"], bool]
    about: str
    dear: bool = False  # long runs ask it more rarely, `Table.sample`

    def rate(self, sample: int) -> int:
        """Asked once in so many times; a sample of 0 is thorough and asks every time."""
        return 1 if sample == 0 else self.every * sample if self.dear else self.every

    def often(self, sample: int) -> str:
        """That rate in words."""
        moment = {"choice": "choice", "settled": "settled point", "end": "game"}[self.when]
        rate = self.rate(sample)
        return f"at every {moment}" if rate == 1 else f"at 1 in {rate} {moment}s"


class Table:
    """A game being played, with what the oracles need to know of its past."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object],
        seed: int,
        report: Report,
        sample: int = 1,
    ) -> None:
        self.game = game
        self.sample = sample
        self.seats = seats
        self.given = options
        self.seed = seed
        self.report = report
        self.dice = Rng(2 * seed + 1)  # what the oracles sample never changes the game that a seed plays
        self.rules = game.rules(seats, options)
        self.digest = self.rules.digest()
        self.heads = [
            verb.base + arg
            for verb in self.rules.verbs
            if not isinstance(verb, Part)
            for arg in range(verb.size)
        ]
        used = {slot for region in self.rules.layout.regions for _, slot in region.cells()}
        self.spare = [  # the room of a region beyond the words of its domains
            (r, slot)
            for r in self.rules.layout.regions
            for slot in range(r.at, r.at + r.size)
            if slot not in used and not r.derived
        ]
        self.s = self.rules.start()
        self.s.told = []
        self.settled = self.s.copy()  # the state before the move being made
        self.mover = CHANCE
        self.draft: list[int] = []
        self.moves: list[str] = []
        self.kept: list[tuple[State, bytes]] = []
        self.sealed_from = self.s.copy()  # the last settled state where no answer lay sealed,
        self.since: list[tuple[int, list[int], bool]] = []  # the moves since; are they sealed answers?
        self.turn = (-1, -1)
        self.seen: set[bytes] = set()  # the settled states of this turn since chance spoke last
        self.repeats = False
        self.broken: set[str] = set()
        for verb in self.rules.verbs:
            if not isinstance(verb, Part):
                report.verbs.setdefault(verb.word, 0)
        self._settle()

    # --- playing -----------------------------------------------------------------------------------

    def play(self, choice: int, side: int) -> None:
        """Take one choice in the game itself."""
        s = self.s
        if s.settled:
            self.settled = s.copy()
            self.mover = side
            self.draft = []
            s.filled = []
            s.told = []
        s.play(choice, side)
        self.draft.append(choice)
        self.report.choices += 1
        if s.settled:
            self.report.moves += 1
            self.report.verbs[self.rules.verbs[self.rules.verb_of[self.draft[0]]].word] += 1
            text = joined(head_text(self.rules, self.draft[0]), s.filled or [])
            self.moves.append(f"{self.rules.side_name(side)} {text}")
            self.since.append((side, self.draft, self.sealed() & BITS[side + 1] > 0))
            self._settle()

    def follow(self, moves: list[str]) -> None:
        """Play moves as a failure lists them."""
        for line in moves:
            word, _, text = line.partition(" ")
            side = self.rules.side(word)
            if text == WITHDRAWN:
                self.withdraw(side)
                continue
            for choice in resolve(self.s, side, parse(self.rules, text)):
                self.play(choice, side)

    def drop(self) -> None:
        """Drop the half-made move."""
        self.s.drop()
        self.draft = []

    def withdraw(self, side: int) -> None:
        """Take back a sealed answer in the game itself."""
        self.s.withdraw(side)
        self.since = [(who, move, answer) for who, move, answer in self.since if who != side or not answer]
        self.moves.append(f"{self.rules.side_name(side)} {WITHDRAWN}")
        self.seen.clear()  # going back is no repetition
        self._settle()

    def _settle(self) -> None:
        s = self.s
        now = s.to_bytes()
        if len(self.kept) < KEEP:
            self.kept.append((s.copy(), now))
        if not self.sealed():
            self.sealed_from = s.copy()
            self.since = []
        turn = (s.v[ROUND], s.actor)
        if self.mover == CHANCE or turn != self.turn:
            self.seen.clear()
        self.turn = turn
        self.repeats = now in self.seen
        self.seen.add(now)

    # --- questions ---------------------------------------------------------------------------------

    @property
    def limited(self) -> bool:
        """Did the round limit end the game?"""
        return self.s.v[OVER] == ROUND_LIMIT

    def step(self) -> Step:
        """The step on top."""
        return self.rules.steps[self.s.v[self.s.v[SP]] - 1]

    def sealed(self) -> int:
        """Bits of the sides whose answer lies sealed."""
        return 0 if self.s.over else self.step().sealed(self.s)

    def sides(self) -> list[int]:
        """Every side of the game."""
        return list(range(len(self.rules.sides.words)))

    def viewers(self) -> list[int | None]:
        """One side of each seat, and the spectator."""
        first: dict[int, int] = {}
        for side in self.sides():
            seat = self.s.seat(side)
            if seat >= 0:
                first.setdefault(seat, side)
        return [*first.values(), None]

    def some_side(self) -> int:
        """One of the sides that are asked."""
        actors = self.s.actors
        return actors[self.dice.below(len(actors))]

    # --- oracles -----------------------------------------------------------------------------------

    def look(self, oracles: list[Oracle], when: str) -> None:
        """Ask the oracles of this moment, each as often as it wants."""
        for oracle in oracles:
            if oracle.when == when:
                rate = oracle.rate(self.sample)
                if rate == 1 or self.dice.below(rate) == 0:
                    self.ask(oracle)

    def ask(self, oracle: Oracle) -> None:
        """Ask one oracle; it is reported once a game."""
        if oracle.name in self.broken:
            return
        try:
            asked = oracle.check(self)
        except BrokenError as error:
            self.fail(oracle.name, str(error))
            asked = True
        except Exception as error:  # noqa: BLE001  # whatever a game raises when asked is a finding
            self.fail(oracle.name, crash(error))
            asked = True
        self.report.counts[oracle.name] = self.report.counts.get(oracle.name, 0) + asked

    def fail(self, oracle: str, detail: str) -> None:
        """Report what does not hold."""
        self.broken.add(oracle)
        self.report.add(
            Failure(
                oracle,
                detail,
                self.game.name,
                self.seats,
                self.rules.options,
                self.seed,
                list(self.moves),
                self._half(),
            )
        )

    def _half(self) -> str:
        """The half-made move, as far as it goes."""
        if self.s.settled or not self.draft:
            return ""
        texts = ", ".join(choice_text(self.rules, choice) for choice in self.draft)
        return f"{self.rules.side_name(self.mover)} {texts}"


def crash(error: Exception) -> str:
    """An exception with the place where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return f"{type(error).__name__}: {error}{place}"
