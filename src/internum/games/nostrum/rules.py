"""Mare Nostrum (2003) put together: the sequence of play, the vocabulary, positions, the end.

Chance plays five verbs (N14.5): `deal`, `first`, `lot`, `draw` and `roll`.
"""

from typing import Final

from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.layout import Domain, Layout
from internum.core.rules import Game, Rules
from internum.core.slots import OVER, ROUND, ROUND_LIMIT
from internum.core.state import State
from internum.core.vector import slots
from internum.core.verb import Part, Verb
from internum.games.mediterranean.turns import Count, Stage
from internum.games.nostrum import state as at
from internum.games.nostrum.attack import Battle, Fight
from internum.games.nostrum.battle import BattleStep, BringBack, Entice, LetGo, Lose, Resist, Retain, Roll
from internum.games.nostrum.board import Board
from internum.games.nostrum.cards import told
from internum.games.nostrum.conquest import Claim, Conquest, Occupy, Plunder, PlunderTrireme
from internum.games.nostrum.construction import Building, Construction, Finish, Swap
from internum.games.nostrum.counting import physical, refresh
from internum.games.nostrum.exchange import (
    Announce,
    Balance,
    Draw,
    DrawCard,
    Exchange,
    Give,
    Offer,
    Offers,
    Rob,
    Spare,
    Take,
    Taking,
)
from internum.games.nostrum.free_setup import Begin, Found, Recruit, Settle, Station
from internum.games.nostrum.income import Choose, Income, NoChoice
from internum.games.nostrum.insight import insight
from internum.games.nostrum.keeping import Keep, Keeping
from internum.games.nostrum.military import Campaign, DeclarePeace, Military, NoPeace, Round, Window
from internum.games.nostrum.movement import Done, Launch, March, Sail
from internum.games.nostrum.order import Name
from internum.games.nostrum.payment import Payment
from internum.games.nostrum.positions import complete, enter, entries, ground
from internum.games.nostrum.purchases import Build, Buy, Mark, Raise, TakeOver
from internum.games.nostrum.realm import counts
from internum.games.nostrum.roles import Award, Lot, Roles
from internum.games.nostrum.secrets import redraw
from internum.games.nostrum.setup import First, Placing, SeatEmpires, Seating
from internum.games.nostrum.show import board_text
from internum.games.nostrum.table import Table
from internum.games.nostrum.value import judge
from internum.games.nostrum.words import derived_facts, event_kinds, regions

A_CARD: Final = 100  # N5.7 what a hero or wonder scores when the limit of rounds ends the game


class NostrumRules(Rules):
    """One table of the game. The sides are the five civilizations, then the players as such."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], board: Board, digest: str) -> None:
        super().__init__(game, seats, options)
        self.board_digest = digest
        self.clause_turn, self.clause_end = "N5.1", "N1.1"
        self.enough = ["done", "finish"]
        table = Table(board, seats, options)
        self.table: Final = table
        steps = table.steps
        heads: list[Verb] = []
        self._set_up(table, heads)
        self._commerce(table, heads)
        self._construction(table, heads)
        self._military(table, heads)
        parts: list[Part] = []
        for verb in heads:
            for part in verb.parts:
                if part not in parts:
                    parts.append(part)
        steps["exchange"].fields = [None, None, None, None]
        steps["taking"].fields = [None, None, None, None]
        steps["balance"].fields = [table.empires, None, None, None]
        steps["draw"].fields = [None, table.empires, None, None]
        steps["battle"].fields = [None, table.empires, None, None]
        in_effect = [
            card for card in board.cards if not (table.sourced_only and card.confidence == "reconstructed")
        ]
        self.printed = {"power": {card.name: told(card) for card in in_effect}}
        self.events = event_kinds(table)
        self.facts = derived_facts(table)
        sides = Domain("side", [*table.empires.words, *table.players.words])
        layout = Layout(at.SIZE, regions(table), at.CONTENT)
        self.finish(sides, layout, list(steps.values()), [*heads, *parts])

    def _set_up(self, table: Table, heads: list[Verb]) -> None:
        """Chapters 4 and 5."""
        steps = table.steps
        seating = Seating("pick" if table.picked else "deal", table)
        seating.chance = not table.picked
        steps["seating"] = SeatEmpires(table)
        steps["placing"] = Placing(table)
        steps["round"] = Round(table)
        steps["roles"] = Roles(table)
        steps["seating"].verbs = [seating]
        steps["placing"].verbs = [
            First(table),
            Settle(table),
            Found(table),
            Station(table),
            Recruit(table),
            Begin(table),
        ]
        steps["roles"].verbs = [Award(table), Lot(table)]
        heads.append(seating)
        if table.advanced:
            heads += steps["placing"].verbs
        else:
            del steps["placing"]
        heads += steps["roles"].verbs

    def _commerce(self, table: Table, heads: list[Verb]) -> None:
        """Chapter 6."""
        steps = table.steps
        steps["income"] = Income(table)
        steps["exchange"] = Exchange(table)
        steps["offers"] = Offers(table)
        steps["taking"] = Taking(table)
        steps["balance"] = Balance()
        steps["draw"] = Draw(table)
        steps["income"].verbs = [Choose(table), NoChoice()]
        steps["exchange"].verbs = [Announce(table)]
        steps["offers"].verbs = [Offer(table)]
        steps["taking"].verbs = [Take(table)]
        steps["balance"].verbs = [Give(table)]
        steps["draw"].verbs = [Rob(table), Spare(), DrawCard(table)]
        for name in ("income", "exchange", "offers", "taking", "balance", "draw"):
            heads += steps[name].verbs

    def _construction(self, table: Table, heads: list[Verb]) -> None:
        """Chapter 7."""
        steps = table.steps
        payment = Payment(table)
        name = Name(table)
        steps["construction"] = Construction(table)
        steps["building"] = Building()
        steps["keeping"] = Keeping(table)
        steps["construction"].verbs = [name]
        steps["building"].verbs = [
            Mark(table, payment),
            TakeOver(table, payment),
            Build(table, payment),
            Raise(table, payment),
            Buy(table, payment),
            Swap(table),
            Finish(table),
        ]
        steps["keeping"].verbs = [Keep(table)]
        heads += [name, *steps["building"].verbs, *steps["keeping"].verbs]

    def _military(self, table: Table, heads: list[Verb]) -> None:
        """Chapters 8 to 10."""
        steps = table.steps
        count = Count("N8.2", max(table.board.pieces), at.PICKED, at.MOST)
        at_sea, on_land = Fight(table), Battle(table)
        done = Done(table, on_land)
        sail, launch, march = Sail(table, count), Launch(table, count), March(table, count)
        choices: list[Verb] = [Plunder(table), PlunderTrireme(table), Occupy(table), Claim(table)]
        steps["military"] = Military(table)
        steps["peace"] = Window("peace", "N10.3e")
        steps["campaign"] = Campaign(table)
        steps["triremes"] = Stage("triremes", "N8.3", [launch, sail], [done])
        steps["sea_battles"] = Stage("sea_battles", "N8.4", [at_sea], [done])
        moves: list[Verb] = [march, on_land] if table.interleaved else [march]  # N8.12
        steps["legions"] = Stage("legions", "N8.5", moves, [done])
        if not table.interleaved:
            steps["land_battles"] = Stage("land_battles", "N8.7", [on_land], [])
        steps["conquest"] = Conquest("conquest", "N9.3.1", choices, [done])
        steps["battle"] = BattleStep(table)
        steps["military"].verbs = steps["construction"].verbs
        steps["peace"].verbs = [DeclarePeace(table), NoPeace()]
        steps["battle"].verbs = [
            Entice(table),
            Resist(table),
            Roll(table),
            Lose(table),
            BringBack(table),
            LetGo(table),
            Retain(table),
        ]
        heads += [*steps["peace"].verbs, launch, sail, at_sea, march, on_land, *choices, done]
        heads += steps["battle"].verbs

    def begin(self, s: State) -> None:
        s.v[ROUND] = 1
        refresh(s, self.table)
        s.call(self.table.step("seating"))

    def seat_of(self, s: State, side: int) -> int:
        n = self.table.n
        return s.v[at.SEATED + side] - 1 if side < n else side - n

    def returns(self, s: State) -> list[float]:
        won = [0] * self.seats
        if s.v[OVER] == ROUND_LIMIT:  # N5.7
            scores = self.scores(s)
            won = [1 if score == max(scores) else 0 for score in scores]
        else:
            for side in range(self.table.n):
                if s.v[at.WON + side]:
                    won[s.v[at.SEATED + side] - 1] = 1
        return [share / sum(won) for share in won]

    def scores(self, s: State) -> list[int]:
        """N5.7 Heroes and wonders, then the sum of the three counts."""
        out = [0] * self.seats
        own = counts(s, self.table)
        for side in range(self.table.n):
            seat = s.v[at.SEATED + side] - 1
            if seat >= 0:
                out[seat] = A_CARD * s.v[at.COUNT + side] + sum(own[3 * side : 3 * side + 3])
        return out

    def refresh(self, s: State) -> None:
        refresh(s, self.table)

    def ground(self, s: State) -> None:
        ground(s, self.table)

    def complete(self, s: State, given: set[int]) -> None:
        complete(s, self.table, given)

    def entries(self) -> list[str]:
        found = entries(self.table)
        return found if self.table.advanced else [name for name in found if name != "EMPIRE placing"]

    def enter(self, s: State, words: list[str]) -> bool:
        return enter(s, self.table, words)

    def physical(self, s: State) -> list[str]:
        return physical(s, self.table)

    def redraw(self, s: State, seat: int, rng: Rng) -> None:
        redraw(s, self.table, seat, rng)

    def value(self, s: State, side: int) -> float:
        return judge(s, self.table, side)

    def insight(self, view: list[int]) -> Insight:
        return insight(State(self, slots(view)), self.table)

    def board_text(self, s: State, side: int | None) -> str:
        return board_text(s, self.table, side)
