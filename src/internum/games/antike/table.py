"""What one table of Antike plays with: the board and the options as ints, and the steps by name."""

from typing import Final, final

from internum.core.step import Step
from internum.games.antike.board import Side
from internum.games.antike.options import goal
from internum.games.antike.state import PROVINCES


@final
class Table:
    """Built once for a table; every verb and step holds it."""

    def __init__(self, side: Side, seats: int, options: dict[str, str]) -> None:
        self.side: Final = side
        self.seats: Final = seats
        self.free_setup: Final = options["two_player_free_setup"] == "true"
        # A3.1 nations in play: two for each of two players, else one each
        self.playing: Final = 2 if self.free_setup else 4 if seats == 2 else seats
        # A3.2 the nations that can take part; in the free set-up any two of the side
        if self.free_setup:
            nations = list(range(len(side.nations.words)))
        else:
            nations = sorted(side.start[self.playing])
        self.nations: Final = [side.nations.words[i] for i in nations]
        self.start: Final = [[] if self.free_setup else side.start[self.playing][i] for i in nations]
        self.first: Final = -1 if self.free_setup else nations.index(side.first[self.playing])
        self.picked: Final = options["nation_deal"] == "pick"
        self.longer: Final = options["longer_game"] == "true"
        self.military: Final = options["military"] == "true"
        # A12.1, A12.2 no extra personage
        self.extra: Final = not self.military and options["expert"] == "false"
        self.chosen_pairs: Final = options["battle_pairs"] == "chosen"
        self.free_units: Final = options["free_unit_placement"] == "true"
        self.goal: Final = goal(self.playing, options)

        self.provinces: Final = len(side.provinces.words)
        self.resource: Final = side.resource
        self.kind_mask: Final = [
            sum(1 << p for p in range(self.provinces) if side.resource[p] == kind) for kind in range(3)
        ]
        # A1.7 the seas
        self.sea_mask: Final = sum(1 << p for p in range(self.provinces) if side.borders[1][p])
        # A1.6 the crossings: type of unit, from, to; and those out of a province by type
        self.crossing_type: Final[list[int]] = []
        self.crossing_from: Final[list[int]] = []
        self.crossing_to: Final[list[int]] = []
        self.crossings: Final[list[list[int]]] = [[] for _ in range(2 * PROVINCES)]
        for kind in range(2):
            for p in range(self.provinces):
                for other in sorted(side.borders[kind][p]):
                    self.crossings[kind * PROVINCES + p].append(len(self.crossing_type))
                    self.crossing_type.append(kind)
                    self.crossing_from.append(p)
                    self.crossing_to.append(other)
        self.steps: Final[dict[str, Step]] = {}
        self.actions: Final[list[Step]] = []  # the step of each field of the rondel

    def player(self, seat: int) -> int:
        """The side of a player as such, who acts at set-up before leading a nation (A1.1)."""
        return len(self.nations) + seat

    def step(self, name: str) -> Step:
        """A step of the sequence of play by its name."""
        return self.steps[name]
