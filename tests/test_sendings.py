"""Sendings: kinds that share a limit, in a game that has nothing else, and by their words."""

import pytest
from proving import COLOURS

from internum.core.errors import Illegal, Unknown
from internum.core.layout import Domain, Layout, Region
from internum.core.notation import parse, resolve
from internum.core.rules import Event, Game, Rules
from internum.core.sendings import Sendings, sending_slots
from internum.core.slots import GAME, WON, kernel_regions
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.testing.conform import conform

WARES = Domain("ware", ["wine", "oil"])
PORTS = Domain("port", ["ostia", "pharos", "gades"])
HELD = GAME  # by side and ware
LANDED = HELD + 4  # by port
TURN = LANDED + 3
LOAD = TURN + 1
END = LOAD + sending_slots(6)
ROOM = 5  # S1 one ship for all that is sent


class Cargo(Sendings):
    """S1 Five crates a ship, oil for Gades only."""

    def __init__(self) -> None:
        super().__init__("cargo", "S1", (WARES, PORTS), 9, LOAD)

    def able(self, s: State, kind: int) -> int:
        side = s.drafter()
        ware, port = divmod(kind, 3)
        if side < 0 or (ware == 1 and port != 2):
            return 0
        own = sum(s.v[LOAD + ware * 3 : LOAD + ware * 3 + 3])
        return max(0, min(s.v[HELD + 2 * side + ware] - own, ROOM - sum(s.v[LOAD : LOAD + 6])))


class Ship(Verb):
    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if s.v[HELD + 2 * side] + s.v[HELD + 2 * side + 1] == 0:
            if why is not None:
                why.add("S1", "nothing-left")
            return False
        return True

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        return self.parts[0].id if stage == 0 else -1

    def carry_out(self, s: State, side: int, arg: int) -> None:
        for kind in range(6):
            s.v[HELD + 2 * side + kind // 3] -= s.v[LOAD + kind]
            s.v[LANDED + kind % 3] += s.v[LOAD + kind]
        s.v[TURN] = 1 - side


class Trade(Step):
    def go(self, s: State) -> None:
        for side in (s.v[TURN], 1 - s.v[TURN]):
            if s.v[HELD + 2 * side] + s.v[HELD + 2 * side + 1]:
                s.ask(side)
                return
        s.end(WON)


class Shipping(Rules):
    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.clause_turn = self.clause_end = "S1"
        sides = Domain("side", COLOURS[:2])
        ship, step = Ship("ship", "S1"), Trade("trade", "S1")
        ship.parts = [Cargo()]
        step.verbs = [ship]
        regions = [
            *kernel_regions(),
            Region("held", HELD, (sides, WARES)),
            Region("landed", LANDED, (PORTS,)),
            Region("next", TURN),
        ]
        self.events = [Event("sent")]
        self.finish(sides, Layout(END, regions), [step], [ship, *ship.parts])

    def begin(self, s: State) -> None:
        for side in range(2):
            s.v[HELD + 2 * side], s.v[HELD + 2 * side + 1] = 8, 4
        s.call(self.steps[0])

    def returns(self, s: State) -> list[float]:
        return [0.5, 0.5]

    def scores(self, s: State) -> list[int]:
        return [0, 0]

    def physical(self, s: State) -> list[str]:
        total = sum(s.v[HELD : HELD + 7])
        return [] if total == 24 else [f"S1 there are 24 crates, not {total}"]


class ShippingGame(Game):
    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        return Shipping(self, seats, settled)


GAME_OF_SHIPS = ShippingGame("shipping", "Shipping", range(2, 3), "1", [])


def start() -> State:
    return GAME_OF_SHIPS.rules(2).start()


def test_the_kit_finds_nothing() -> None:
    report = conform(GAME_OF_SHIPS, games=12)
    assert report.ok, report.text()
    assert report.counts["outcomes"] > 0


def test_what_was_sent_bounds_what_may_still_be_sent() -> None:
    s = start()
    s.do(resolve(s, 0, parse(s.rules, "ship : 2 wine ostia 3 wine pharos")), 0)
    assert list(s.v[LANDED : LANDED + 3]) == [2, 3, 0]
    assert list(s.v[LOAD:END]) == [0] * sending_slots(6)
    reasons = s.why_not("ship : 4 wine ostia 2 oil gades", 1)
    assert reasons is not None
    assert [repr(reason) for reason in reasons] == ["S1 too-many, have 1, need 2"]


@pytest.mark.parametrize(
    ("text", "landed"),
    [
        ("ship : 1 oil gades 4 wine ostia", [4, 0, 1]),  # in any order
        ("ship : wine ostia 1 wines ostia", [2, 0, 0]),  # one each, and the same twice is added up
        ("ship : 5 wine gades", [0, 0, 5]),  # full: nobody need say enough
    ],
)
def test_words(text: str, landed: list[int]) -> None:
    s = start()
    s.do(resolve(s, 0, parse(s.rules, text)), 0)
    assert list(s.v[LANDED : LANDED + 3]) == landed


@pytest.mark.parametrize("text", ["ship : 6 wine ostia", "ship : 1 oil ostia", "ship"])
def test_what_cannot_be_sent(text: str) -> None:
    s = start()
    with pytest.raises(Illegal):
        resolve(s, 0, parse(s.rules, text))
    assert list(s.v[LOAD:END]) == [0] * sending_slots(6)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("2 wine", "should read: COUNT WARE PORT COUNT WARE PORT …"),
        ("2 3 wine ostia", "should read: COUNT WARE PORT"),
        ("0 wine ostia", "should read: COUNT WARE PORT"),
        ("2 wine 1 oil gades", "should read: COUNT WARE PORT"),
        ("2 beer ostia", "unknown ware or port 'beer' in cargo"),
        ("2 wine tarsus", "unknown ware or port 'tarsus' in cargo"),
    ],
)
def test_what_cannot_be_read(words: str, message: str) -> None:
    with pytest.raises(Unknown, match=message):
        parse(start().rules, f"ship : {words}")


def test_a_draft_may_end_after_each_kind() -> None:
    s = start()
    ship, cargo = s.rules.verbs[0], s.rules.verbs[1]
    enough = cargo.base + cargo.size - 1
    s.play(ship.base, 0)
    assert enough not in s.legal(0)
    s.play(cargo.base + 1, 0)  # wine pharos
    assert s.legal(0) == [cargo.base + 6 + n for n in range(5)]
    s.play(cargo.base + 6 + 1, 0)  # two
    assert [c - cargo.base for c in s.legal(0)] == [0, 2, 5, cargo.size - 1]
    assert [c - cargo.base for c in s.branch(0)] == [2, 5, cargo.size - 1]
    s.play(enough, 0)
    assert s.settled
