"""Buying influence (6.3)."""

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.masks import places
from internum.core.slots import BITS, SP, WHO, A
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.conquest import events
from internum.games.conquest.action import may_act, spend_action
from internum.games.conquest.state import (
    ARMIES,
    BAG,
    BOUGHT,
    CAESAR_IN,
    CASH,
    INFLUENCE,
    KEYS,
    LEADERS,
    MARKER,
    TOKENS,
    add_influence,
    are_enemies,
    generals,
    left,
    wipe,
)
from internum.games.conquest.table import Table

MOST_BOUGHT = 4


def reach_of_leaders(s: State, table: Table, side: int, province: int) -> int:
    """C6.3.1 How many purchases the leaders in a province allow: 1 by generals, 2 by the Caesar."""
    count = generals(s, side, province)
    most = count if table.generals_each else min(count, 1)
    return max(most, 2) if s.v[CAESAR_IN + side] == province + 1 else most


def open_marker(s: State, side: int, owner: int, key: int, province: int) -> bool:
    """C6.3.3, C6.3.4 Can a player buy a marker of this owner here?"""
    v = s.v
    if v[INFLUENCE + owner * KEYS + key] == 0 or not are_enemies(s, side, owner):
        return False
    return v[ARMIES + owner] & BITS[province] == 0


class Wares(Bag):
    """C6.3.3 Province tokens and markers of enemies."""

    def __init__(self, table: Table) -> None:
        kinds = Domain("ware", ["token", *table.players.words])
        super().__init__("wares", "C6.3.3", kinds, MOST_BOUGHT, BAG, "C6.3.1")
        self.price = table.influence_price

    def too_full(self, s: State, total: int, why: Why) -> bool:
        """C6.3.2, C1.2 The money or the markers do not suffice; else it is the leaders (C6.3.1)."""
        side = s.drafter()
        cash, markers = s.v[CASH + side], left(s, side, MARKER)
        if cash < total * self.price:
            why.add("C6.3.2", "cannot-pay", cash, total * self.price)
        if markers < total:
            why.add("C1.2", "no-marker-left")
        return s.v[BAG + 2 * self.n + 1] == min(cash // self.price, markers)


class BuyInfluence(Verb):
    """C6.3.1 to C6.3.5 Influence in one province."""

    def __init__(self, table: Table) -> None:
        super().__init__("influence", "C6.3.1", (table.keys,))
        self.table = table
        self.wares = Wares(table)
        self.parts = [self.wares]
        self.sides = table.n

    def legal(self, s: State, side: int, out: list[int]) -> None:
        for p in places(s.v[LEADERS + side] & self.table.key_mask):
            key = self.table.key_of[p]
            if self.allows(s, side, key, None):
                out.append(self.base + key)

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        v = s.v
        province = self.table.province_of[arg]
        word = self.table.keys.words[arg]
        buying = v[SP] > 0 and s.rules.steps[v[v[SP]] - 1].name == "buying"
        if buying:
            if v[BOUGHT + arg]:
                if why is None:
                    return False
                why.add("C20.6", "bought-there", word)
        elif not may_act(s, side, why) and why is None:
            return False
        if v[LEADERS + side] & BITS[province] == 0:
            if why is None:
                return False
            why.add("C6.3.1", "no-own-leader", word)
        if v[CASH + side] < self.table.influence_price:
            if why is None:
                return False
            why.add("C6.3.2", "cannot-pay", v[CASH + side], self.table.influence_price)
        if left(s, side, MARKER) == 0:
            if why is None:
                return False
            why.add("C1.2", "no-marker-left")
        if not self.for_sale(s, side, arg, province):
            if why is None:
                return False
            why.add(self.reason(s, side, arg, province), "nothing-for-sale", word)
        return why is None or not why.reasons

    def for_sale(self, s: State, side: int, key: int, province: int) -> bool:
        """Is anything to be bought here?"""
        if s.v[TOKENS + key]:
            return True
        return any(open_marker(s, side, owner, key, province) for owner in range(self.table.n))

    def reason(self, s: State, side: int, key: int, province: int) -> str:
        """The clause that keeps the markers here: protected by an army, of an ally, or none there."""
        found = "C6.3.3"
        for owner in range(self.table.n):
            if owner != side and s.v[INFLUENCE + owner * KEYS + key]:
                if are_enemies(s, side, owner):
                    return "C6.3.3"
                found = "C6.3.4"
        return found

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        v = s.v
        province = self.table.province_of[arg]
        affordable = v[CASH + side] // self.table.influence_price
        most = min(reach_of_leaders(s, self.table, side, province), affordable, left(s, side, MARKER))
        self.wares.limit(s, 0, v[TOKENS + arg])
        for owner in range(self.table.n):
            count = v[INFLUENCE + owner * KEYS + arg] if open_marker(s, side, owner, arg, province) else 0
            self.wares.limit(s, owner + 1, count)
        self.wares.terms(s, 1, most)
        return self.wares.id

    def carry_out(self, s: State, side: int, arg: int) -> None:
        v = s.v
        count = 0
        for kind in range(self.table.n + 1):
            bought = self.wares.picked(s, kind)
            count += bought
            if bought == 0:
                continue
            if kind == 0:
                v[TOKENS + arg] -= bought  # C1.4 out of the game
                s.tell(events.BOUGHT_TOKEN, side, arg, bought)
            else:
                add_influence(s, kind - 1, arg, -bought)
                s.tell(events.BOUGHT_MARKER, side, arg, kind - 1, bought)
        v[CASH + side] -= count * self.table.influence_price
        add_influence(s, side, arg, count)
        if s.rules.steps[v[v[SP]] - 1].name == "turn":
            spend_action(s)
            if self.table.influence_every:
                v[BOUGHT + arg] = 1
                s.call(self.table.step("buying"), side)
        else:
            v[BOUGHT + arg] = 1


class Buying(Step):
    """C20.6 The action goes on in other provinces. A: 1 when the player is done."""

    def __init__(self, table: Table, influence: BuyInfluence) -> None:
        super().__init__("buying", "C20.6")
        self.influence = influence

    def go(self, s: State) -> None:
        fp = s.v[SP]
        if s.v[fp + A] == 0 and self.influence.possible(s, s.v[fp + WHO] - 1):
            s.ask(s.v[fp + WHO] - 1)
            return
        wipe(s, BOUGHT, KEYS)
        s.done()
