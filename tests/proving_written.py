"""The proving game with all that positions and cases ask of a game: entry points, defaults, facts."""

from proving import COLOURS, HAND, KINDS, MOST, PILE, UNITS, ProvingRules, put

from internum.core.errors import InternumError, Unknown
from internum.core.rules import Event, Fact, Game, Option, Rules
from internum.core.state import State

TOKENS = (9, 6, 6, 6)


class WrittenRules(ProvingRules):
    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        sides = self.sides
        self.steps[4].fields = [sides, None, None, None]
        self.facts = [
            Fact("strength", (sides,), lambda s, at: str(s.v[UNITS + 2 * at[0]] + s.v[UNITS + 2 * at[0] + 1]))
        ]
        self.events = [
            Event("drew", ("side", sides), ("token", KINDS)),
            Event("passed"),
            Event("gave", ("side", sides), ("to", sides), ("token", KINDS)),
            Event("bought", ("side", sides), ("change", None)),
            Event("hit", ("side", sides), ("foe", sides)),
        ]

    def ground(self, s: State) -> None:
        s.v[4] = 1
        put(s, PILE, TOKENS)

    def complete(self, s: State, given: set[int]) -> None:
        """The pile is what no hand holds; a side has two soldiers and a ship unless its units are given."""
        for k in range(4):
            if PILE + k not in given:
                s.v[PILE + k] = TOKENS[k] - sum(s.v[HAND + 4 * i + k] for i in range(self.seats + 1))
        for side in range(self.seats + 1):
            at = UNITS + 2 * side
            if at not in given and at + 1 not in given:
                put(s, at, (2, 1))

    def entries(self) -> list[str]:
        return ["draw SIDE", "offers", "SIDE turn", "SIDE attacks SIDE"]

    def enter(self, s: State, words: list[str]) -> bool:
        n = self.seats + 1
        try:
            match words:
                case ["draw", side]:
                    s.call(self.steps[0], a=self.side(side))
                case ["offers"]:
                    s.call(self.steps[0], a=n)
                case [side, "turn"]:
                    s.call(self.steps[0], a=n + self.side(side) + 2)
                    s.call(self.steps[3], self.side(side))
                case [side, "attacks", foe]:
                    s.call(self.steps[0], a=n + self.side(side) + 2)
                    s.call(self.steps[3], self.side(side))
                    s.call(self.steps[4], self.side(side), self.side(foe))
                case _:
                    return False
        except Unknown:
            return False
        return True

    def physical(self, s: State) -> list[str]:
        out = super().physical(s)
        for side in range(self.seats + 1):
            if s.v[UNITS + 2 * side] > MOST:
                out.append(f"P3.2 {COLOURS[side]} has at most {MOST} soldiers")
        return out


class WrittenGame(Game):
    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        if settled["short"] == "yes" and seats == 4:
            raise InternumError("short is not for four seats (P5)")
        return WrittenRules(self, seats, settled)


GAME = WrittenGame(
    "proving", "The proving game", range(2, 5), "1", [Option("short", ("no", "yes"), "no", "P5", "Nothing.")]
)


def find(name: str) -> Game:
    """The proving game for `book proving`, and nothing else."""
    if name != GAME.name:
        raise Unknown(f"unknown game {name!r}; known: {GAME.name}")
    return GAME
