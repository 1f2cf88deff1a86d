"""Mare Nostrum: Empires put together: the sequence of play, the vocabulary, positions, victory.

Chance plays five verbs (E15.6): `deal`, `lot`, `turn_up`, `draw` and `roll`.
"""

from typing import Final

from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.layout import Domain, Layout
from internum.core.rules import Game, Rules
from internum.core.slots import OVER, ROUND_LIMIT
from internum.core.state import State
from internum.core.vector import slots
from internum.core.verb import Part, Verb
from internum.games.empires import state as at
from internum.games.empires.acquire import Acquire, BuildPhase, Claim, Muster, Wait, Window
from internum.games.empires.attack import Fight, LandBattles
from internum.games.empires.battle import ON_LAND, SEA, Battle
from internum.games.empires.board import Board
from internum.games.empires.build import Build, Building, Finish, Launch, Mark, Raise
from internum.games.empires.campaign import Campaign, DeclarePeace, NoPeace, Round, War
from internum.games.empires.collect import ChooseGood, ChooseLegendary, Collect, Draw, DrawLegendary, NoGood
from internum.games.empires.conquest import Conquest, Occupy, OccupyMarker, Plunder, Release
from internum.games.empires.conversion import Conversion, Convert, Lay, Sheba
from internum.games.empires.counting import physical, refresh
from internum.games.empires.insight import insight
from internum.games.empires.leaders import Award, Leaders
from internum.games.empires.movement import Done, March, Sail
from internum.games.empires.offers import Offer, Offers
from internum.games.empires.order import Name
from internum.games.empires.payment import Payment
from internum.games.empires.people import beyond_powers, misplaced, seat
from internum.games.empires.positions import ENTRIES, complete, enter, ground
from internum.games.empires.realm import levels
from internum.games.empires.secrets import redraw
from internum.games.empires.setup import (
    Display,
    DrawLots,
    Lot,
    SeatEmpires,
    Seating,
    TurnUp,
    players,
)
from internum.games.empires.show import board_text
from internum.games.empires.table import Table
from internum.games.empires.tiles import CLAUSES, TILES
from internum.games.empires.trade import Announce, Balance, Give, Starter, Take, Taking, Trade
from internum.games.empires.value import judge
from internum.games.empires.words import SYNONYMS, derived_facts, event_kinds, regions
from internum.games.mediterranean.turns import Count, Stage


class EmpiresRules(Rules):
    """One table of the game. The sides are the empires, then the players as such."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], board: Board, digest: str) -> None:
        super().__init__(game, seats, options)
        self.board_digest = digest
        self.clause_turn, self.clause_end = "E4.1", "E4.1"
        self.synonyms = SYNONYMS
        self.enough = ["done", "finish"]
        table = Table(board, seats, options)
        self.table: Final = table
        steps = table.steps
        done = Done(table)
        heads: list[Verb] = [done]
        self._set_up(table, heads)
        self._collect(table, heads)
        self._trade(table, heads)
        self._build(table, heads)
        self._war(table, heads, done)
        steps["leaders"] = Leaders(table)
        steps["leaders"].verbs = [Award(table)]
        heads += steps["leaders"].verbs
        parts: list[Part] = []
        for verb in heads:
            for part in verb.parts:
                if part not in parts:
                    parts.append(part)
        steps["taking"].fields = [None, None, table.empires, None]
        steps["balance"].fields = [table.empires, None, None, None]
        steps["battle"].fields = [None, table.empires, None, None]
        self.printed = {"clause": dict(zip(TILES.words, CLAUSES))}
        self.events = event_kinds(table)
        self.facts = derived_facts(table)
        sides = Domain("side", [*table.empires.words, *players(seats).words])
        layout = Layout(at.SIZE, regions(table), at.CONTENT)
        self.finish(sides, layout, list(steps.values()), [*heads, *parts])

    def _set_up(self, table: Table, heads: list[Verb]) -> None:
        """Chapter 2."""
        steps = table.steps
        seating = Seating("pick" if table.picked else "deal", table)
        seating.chance = not table.picked
        steps["seating"] = SeatEmpires(table)
        steps["lots"] = DrawLots(table)
        steps["display"] = Display(table)
        steps["round"] = Round(table)
        steps["seating"].verbs = [seating]
        steps["lots"].verbs = [Lot(table)]
        steps["display"].verbs = [TurnUp()]
        heads += [seating, *steps["lots"].verbs, *steps["display"].verbs]

    def _collect(self, table: Table, heads: list[Verb]) -> None:
        """Chapter 5."""
        steps = table.steps
        steps["collect"] = Collect(table)
        steps["draw"] = Draw()
        steps["collect"].verbs = [ChooseLegendary(table), ChooseGood(table), NoGood()]
        steps["draw"].verbs = [DrawLegendary(table)]
        heads += [*steps["collect"].verbs, *steps["draw"].verbs]

    def _trade(self, table: Table, heads: list[Verb]) -> None:
        """Chapter 6."""
        steps = table.steps
        trade = Trade(table)
        steps["trade"] = trade
        steps["offers"] = Offers(table)
        steps["taking"] = Taking()
        steps["balance"] = Balance()
        announce, starter = Announce(table), Starter(table, trade)
        trade.verbs = [announce, starter]
        steps["offers"].verbs = [Offer(table)]
        steps["taking"].verbs = [Take(table)]
        steps["balance"].verbs = [Give(table)]
        heads += [announce, starter, *steps["offers"].verbs, *steps["taking"].verbs, *steps["balance"].verbs]

    def _build(self, table: Table, heads: list[Verb]) -> None:
        """Chapter 7."""
        steps = table.steps
        payment = Payment(table.kinds)
        name = Name(table)
        steps["build"] = BuildPhase(table)
        steps["perseus"] = Window("perseus", "E11.2")
        steps["building"] = Building()
        steps["build"].verbs = [name]
        steps["perseus"].verbs = [Claim(table), Wait()]
        steps["building"].verbs = [
            Mark(table, payment),
            Build(table, payment),
            Raise(table, payment),
            Launch(table, payment),
            Acquire(table, payment),
            Muster(table),
            Finish(table),
        ]
        heads += [name, *steps["perseus"].verbs, *steps["building"].verbs]

    def _war(self, table: Table, heads: list[Verb], done: Done) -> None:
        """Chapters 8 and 9."""
        steps = table.steps
        most = max(table.board.legions, table.board.triremes)
        count = Count("E8.5", most, at.PICKED, at.MOST)
        sail, march = Sail(table, count), March(table, count)
        at_sea, on_land = Fight(table, SEA), Fight(table, ON_LAND)
        convert, sheba, lay = Convert(table), Sheba(table), Lay(table)
        choices: list[Verb] = [Plunder(table), Occupy(table), OccupyMarker(table), Release(table)]
        steps["war"] = War(table)
        steps["zeus"] = Window("zeus", "E11.4")
        steps["campaign"] = Campaign(table)
        steps["conversion"] = Conversion(table, convert, done)
        steps["triremes"] = Stage("triremes", "E8.3", [sail], [done])
        steps["sea_battles"] = Stage("sea_battles", "E8.4", [at_sea], [done])
        steps["legions"] = Stage("legions", "E8.5", [march], [done])
        steps["land_battles"] = LandBattles(on_land)
        steps["conquest"] = Conquest(table, choices, sheba, done)
        steps["circe"] = Stage("circe", "E11.1", [lay], [done])
        steps["battle"] = Battle(table)
        steps["war"].verbs = steps["build"].verbs
        steps["zeus"].verbs = [DeclarePeace(table), NoPeace()]
        heads += [*steps["zeus"].verbs, convert, sail, at_sea, march, on_land, *choices, sheba, lay]
        heads += steps["battle"].verbs

    def begin(self, s: State) -> None:
        refresh(s, self.table)
        s.call(self.table.step("seating"))

    def seat_of(self, s: State, side: int) -> int:
        n = self.table.n
        return s.v[at.SEATED + side] - 1 if side < n else side - n

    def returns(self, s: State) -> list[float]:
        won = [0] * self.seats
        if s.v[OVER] == ROUND_LIMIT:  # E17.19
            scores = self.scores(s)
            won = [1 if score == max(scores) else 0 for score in scores]
        else:
            for side in range(self.table.n):
                won[s.v[at.SEATED + side] - 1] = s.v[at.WON + side]
        return [share / sum(won) for share in won]

    def scores(self, s: State) -> list[int]:
        """E17.19 The sum of the three levels."""
        out = [0] * self.seats
        own = levels(s, self.table)
        for side in range(self.table.n):
            seat = s.v[at.SEATED + side] - 1
            if seat >= 0:
                out[seat] = own[3 * side] + own[3 * side + 1] + own[3 * side + 2]
        return out

    def refresh(self, s: State) -> None:
        refresh(s, self.table)

    def ground(self, s: State) -> None:
        ground(s, self.table)

    def complete(self, s: State, given: set[int]) -> None:
        seat(s, self.table, given)
        complete(s, self.table, given)

    def entries(self) -> list[str]:
        return ENTRIES

    def enter(self, s: State, words: list[str]) -> bool:
        return enter(s, self.table, words)

    def physical(self, s: State) -> list[str]:
        wrong = [*misplaced(s, self.table), *beyond_powers(s, self.table)]
        return [*wrong, *physical(s, self.table)] if s.v[at.LOT + self.table.n - 1] else wrong

    def redraw(self, s: State, seat: int, rng: Rng) -> None:
        redraw(s, self.table, seat, rng)

    def value(self, s: State, side: int) -> float:
        return judge(s, self.table, side)

    def insight(self, view: list[int]) -> Insight:
        return insight(State(self, slots(view)), self.table)

    def board_text(self, s: State, side: int | None) -> str:
        return board_text(s, self.table, side)
