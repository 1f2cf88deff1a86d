"""Conquest of the Empire II put together: the sequence of play, the vocabulary, positions, victory.

Chance plays five verbs: `first`, `token`, `card`, `roll` and `senator`.
"""

from typing import Final

from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.layout import Layout
from internum.core.rules import Game, Rules
from internum.core.slots import OVER, WON
from internum.core.state import State
from internum.core.vector import slots
from internum.core.verb import Part, Verb
from internum.games.conquest import state as at
from internum.games.conquest.action import Done, Turn
from internum.games.conquest.auction import Alliances, Auction, Bid
from internum.games.conquest.battle import Commit, Decline, Lose, Roll, help_bag
from internum.games.conquest.board import Board
from internum.games.conquest.cards import CARDS, CLAUSES
from internum.games.conquest.counting import physical, refresh
from internum.games.conquest.influence import BuyInfluence, Buying
from internum.games.conquest.insight import insight
from internum.games.conquest.land_battle import Attack, LandBattle
from internum.games.conquest.march import March
from internum.games.conquest.multi_use import Use
from internum.games.conquest.passing import Pass
from internum.games.conquest.placement import Count, Moor, Place, Placement
from internum.games.conquest.positions import ENTRIES, complete, enter, ground
from internum.games.conquest.recruit import Recruit
from internum.games.conquest.revolt import Revolt, TurnOn
from internum.games.conquest.sailing import Engage, Sail
from internum.games.conquest.sea_battle import SeaBattle
from internum.games.conquest.season import Actions, Season
from internum.games.conquest.secrets import redraw
from internum.games.conquest.senate import Call, Raise, Show, Vote
from internum.games.conquest.senators import Drawing, DrawSenator
from internum.games.conquest.setup import Card, Cards, First, SetUp, Token, Tokens, equip
from internum.games.conquest.show import board_text
from internum.games.conquest.table import Table
from internum.games.conquest.take import Take
from internum.games.conquest.taxes import SpecialTax
from internum.games.conquest.value import judge
from internum.games.conquest.victory import winners
from internum.games.conquest.words import derived_facts, event_kinds, regions


class ConquestRules(Rules):
    """One table of the game. The sides are the players, then the rebels, whom nobody leads."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], board: Board, digest: str) -> None:
        super().__init__(game, seats, options)
        self.board_digest = digest
        self.clause_turn, self.clause_end = "C6.0.1", "C12.1"
        self.enough = ["done"]
        table = Table(board, seats, options)
        self.table: Final = table
        passing = Pass(table)
        heads: list[Verb] = [passing]
        self._set_up(table, heads)
        self._alliances(table, heads, passing)
        self._turn(table, heads, passing)
        self._battles(table, heads)
        steps = table.steps
        steps["auction"].fields = [None, None, None, None]
        for name, field in (("land_battle", table.provinces), ("sea_battle", table.seas)):
            steps[name].fields = [field, table.players, None, None]
        steps["revolt"].fields = [table.provinces, table.players, None, None]
        parts: list[Part] = []
        for verb in heads:
            for part in verb.parts:
                if part not in parts:
                    parts.append(part)
        self.events = event_kinds(table)
        self.facts = derived_facts(table)
        self.printed = {
            "cost": {word: str(cost) for word, cost in zip(table.units.words, table.costs)},
            "price": {word: str(price) for word, price in zip(CARDS.words, table.prices)},
            "clause": dict(zip(CARDS.words, CLAUSES)),
            "season": {"rounds": str(table.rounds)},
            "worth": {word: " ".join(map(str, row)) for word, row in zip(table.keys.words, table.values)},
        }
        layout = Layout(at.SIZE, regions(table), at.CONTENT)
        self.finish(table.sides, layout, list(steps.values()), [*heads, *parts])

    def _set_up(self, table: Table, heads: list[Verb]) -> None:
        """Chapters 2 and 3."""
        steps = table.steps
        first, token, card = First(table), Token(table), Card()
        steps["set_up"] = SetUp(table)
        steps["season"] = Season(table)
        steps["tokens"] = Tokens(table)
        steps["cards"] = Cards(table)
        steps["set_up"].verbs = [first, token]
        steps["tokens"].verbs = [token]
        steps["cards"].verbs = [card]
        heads += [first, token, card]

    def _alliances(self, table: Table, heads: list[Verb], passing: Verb) -> None:
        """Chapters 4 and 5."""
        steps = table.steps
        bid, place, moor = Bid(table), Place(table, Count("C5.2", table.counts)), Moor(table)
        steps["alliances"] = Alliances(table)
        steps["auction"] = Auction(table)
        steps["placement"] = Placement(table)
        steps["auction"].verbs = [bid, passing]
        steps["placement"].verbs = [place, moor]
        heads += [bid, place, moor]

    def _turn(self, table: Table, heads: list[Verb], passing: Verb) -> None:
        """Chapters 6 to 8, but for the battles."""
        steps = table.steps
        influence, use, call, done = BuyInfluence(table), Use(table), Call(table), Done(table)
        acts: list[Verb] = [
            Take(table),
            Recruit(table),
            influence,
            SpecialTax(table),
            March(table),
            Attack(table),
            Sail(table),
            Engage(table),
        ]
        show, legions = Show(table), Raise(table)
        steps["actions"] = Actions(table)
        steps["turn"] = Turn(table, [use, call])
        steps["buying"] = Buying(table, influence)
        steps["vote"] = Vote(table)
        steps["draw_senator"] = Drawing()
        steps["revolt"] = Revolt(table)
        draw, turn_on = DrawSenator(table), TurnOn(table)
        steps["turn"].verbs = [*acts, passing, use, call, done]
        steps["buying"].verbs = [influence, done]
        steps["vote"].verbs = [show, passing, legions]
        steps["draw_senator"].verbs = [draw]
        steps["revolt"].verbs = [turn_on]
        heads += [*acts, use, call, done, show, legions, draw, turn_on]

    def _battles(self, table: Table, heads: list[Verb]) -> None:
        """6.6 and 6.7."""
        on_land, at_sea = LandBattle(table), SeaBattle(table)
        table.steps["land_battle"] = on_land
        table.steps["sea_battle"] = at_sea
        bag, roll, lose, decline = help_bag(table), Roll(table), Lose(table), Decline(table)
        heads += [roll, lose, decline]
        own = on_land.equip(bag, roll, lose, decline)
        lend = next(verb for verb in own if isinstance(verb, Commit) and verb.word == "lend")
        heads += [*own, *at_sea.equip(lend, roll, lose, decline)]

    def begin(self, s: State) -> None:
        equip(s, self.table)
        refresh(s, self.table)
        s.call(self.table.step("set_up"))

    def seat_of(self, s: State, side: int) -> int:
        return side if side < self.table.n else -1

    def returns(self, s: State) -> list[float]:
        if s.v[OVER] == WON:
            won = [int(s.v[at.WINNER + side]) for side in range(self.seats)]
        else:
            best = winners(s, self.table)
            won = [1 if side in best else 0 for side in range(self.seats)]
        return [share / sum(won) for share in won]

    def scores(self, s: State) -> list[int]:
        return [int(s.v[at.POINTS + side]) for side in range(self.seats)]

    def refresh(self, s: State) -> None:
        refresh(s, self.table)

    def ground(self, s: State) -> None:
        ground(s, self.table)

    def complete(self, s: State, given: set[int]) -> None:
        complete(s, self.table, given)

    def entries(self) -> list[str]:
        return ENTRIES

    def enter(self, s: State, words: list[str]) -> bool:
        return enter(s, self.table, words)

    def physical(self, s: State) -> list[str]:
        return physical(s, self.table)

    def redraw(self, s: State, seat: int, rng: Rng) -> None:
        redraw(s, self.table, seat, rng)

    def value(self, s: State, side: int) -> float:
        return judge(s, self.table, side)

    def board_text(self, s: State, side: int | None) -> str:
        return board_text(s, self.table, side)

    def insight(self, view: list[int]) -> Insight:
        return insight(State(self, slots(view)), self.table)
