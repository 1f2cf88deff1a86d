"""Prices and payment (7.2): one set of taxes, or of commodities that are all different."""

from typing import Final

from mypy_extensions import i64

from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.state import State
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.hands import add, hand
from internum.games.nostrum.realm import has
from internum.games.nostrum.state import HAND, KEEP, KINDS, PAY, TAX, TERMS, USED, WEIGHT, wipe
from internum.games.nostrum.table import Table

MOST: Final = 13


def price(s: State, table: Table, side: int, item: int) -> int:
    """N7.2, N10.1a, N10.1b, N10.2e, N10.4 What an item costs a player for good: the lowest price counts."""
    best: int = table.prices[item]
    cards = table.powers.cut_by[item]
    for i in range(len(cards)):
        if table.powers.cut_to[item][i] < best and has(s, side, cards[i]):
            best = table.powers.cut_to[item][i]
    return best


def first_card(s: State, table: Table, side: int, item: int) -> int:
    """N10.1d, N10.3d The place of the lowest price once a round that is not used up; -1: none."""
    best = -1
    cards = table.powers.first_by[item]
    for i in range(len(cards)):
        if s.v[USED + cards[i]] == 0 and has(s, side, cards[i]):
            if best < 0 or table.powers.first_to[item][i] < table.powers.first_to[item][best]:
                best = i
    return best


def first_price(s: State, table: Table, side: int, item: int) -> int:
    """The price once a round; -1: none; -2 less the price: it is used up."""
    powers = table.powers
    i = first_card(s, table, side, item)
    if i >= 0:
        return powers.first_to[item][i]
    held = [to for card, to in zip(powers.first_by[item], powers.first_to[item]) if has(s, side, card)]
    return -2 - min(held) if held else -1


def largest(held: list[int]) -> int:
    """N7.2.1 The size of the largest set in a hand; every smaller one can be made, too."""
    kinds = 0
    for kind in range(1, KINDS):
        if held[kind]:
            kinds += 1
    return held[TAX] if held[TAX] > kinds else kinds


def largest_set(s: State, side: int) -> i64:
    """The same for what a player holds."""
    v = s.v
    if v[WEIGHT + side] == 0:
        return 0
    at = HAND + side * KINDS
    kinds: i64 = 0
    for i in range(at + 1, at + KINDS):
        if v[i]:
            kinds += 1
    taxes = v[at + TAX]
    return taxes if taxes > kinds else kinds


def payable(s: State, table: Table, side: int, item: int, best: i64) -> bool:
    """N7.2.1 Does the largest set in a hand pay for an item?"""
    if best >= price(s, table, side, item):
        return True
    once = first_price(s, table, side, item)
    return 0 <= once <= best


class Payment(Bag):
    """One set out of what is held. TERMS: the price, `first_price` + 1, 1 when closed."""

    def __init__(self, table: Table) -> None:
        super().__init__("pay", "N7.2.1", table.kinds, MOST, PAY)

    def open(self, s: State, side: int, cost: int, once: int) -> int:
        """Set the terms; the part."""
        v = s.v
        for kind in range(self.n):
            count = v[HAND + side * KINDS + kind]
            most = cost if kind == TAX else 1
            v[self.at + self.n + kind] = count if count < most else most
        v[TERMS] = cost
        v[TERMS + 1] = once + 1
        v[TERMS + 2] = 0
        return self.id

    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        v = s.v
        at = self.at
        n = self.n
        cost = v[TERMS]
        once = v[TERMS + 1] - 1
        taxes = v[at + TAX]
        goods = 0
        fresh = 0
        for kind in range(1, n):
            if v[at + kind]:
                goods += 1
            elif kind >= first and v[at + n + kind]:
                fresh += 1
        if goods + taxes == once:
            out.append(self.base + self.size - 1)
        if goods == 0 and taxes == 0 and first == 0:
            held = v[at + n + TAX]
            if 0 < once <= held and once < cost:
                out.append(self.base + once - 1)
            if held >= cost:
                out.append(self.base + cost - 1)
        if taxes:
            return
        for kind in range(1, n):
            if kind < first or v[at + kind] or v[at + n + kind] == 0:
                continue
            if ascending:
                fresh -= 1
            rest = fresh if ascending else fresh - 1
            if goods + 1 <= cost <= goods + 1 + rest or goods + 1 <= once <= goods + 1 + rest:
                out.append(self.base + kind * self.most)

    def still_open(self, s: State) -> tuple[int, int]:
        left: int = s.v[TERMS] - sum(list(s.v[self.at : self.at + self.n]))
        return left, left

    def add(self, s: State, arg: int) -> None:
        v = s.v
        if arg == self.size - 1:
            v[TERMS + 2] = 1
        else:
            kind = arg // self.most
            v[self.at + kind] = arg - kind * self.most + 1
            v[self.at + 2 * self.n + 2] = kind + 1

    def complete(self, s: State) -> bool:
        v = s.v
        if v[TERMS + 2]:
            return True
        total = 0
        for i in range(self.at, self.at + self.n):
            total += v[i]
        if total == v[TERMS]:
            return True
        if total + 1 != v[TERMS + 1]:
            return False
        out: list[int] = []
        self.offer(s, 0, False, out)
        return len(out) == 1

    def clear(self, s: State) -> None:
        super().clear(s)
        wipe(s, TERMS, 3)

    def forced(self, s: State) -> bool:
        while True:
            out: list[int] = []
            self.offer(s, s.v[self.at + 2 * self.n + 2], True, out)
            if len(out) != 1:
                break
            self.add(s, out[0] - self.base)
            if self.complete(s):
                return True
        wipe(s, self.at, self.n)
        s.v[self.at + 2 * self.n + 2] = 0
        return False

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        picked = [0] * self.n
        for choice in choices:
            arg = choice - self.base
            if arg != self.size - 1:
                picked[arg // self.most] += arg % self.most + 1
        held = hand(s, s.drafter())
        ok = True
        for kind in range(self.n):
            if picked[kind] > held[kind]:
                ok = False
                if why is not None:
                    word = self.kinds.words[kind]
                    why.add("N7.2.1", "too-many", f"{held[kind]} {word}", f"{picked[kind]} {word}")
        cost: int = s.v[TERMS]
        if sum(picked) not in (cost, s.v[TERMS + 1] - 1):
            ok = False
            if why is not None:
                clause = "N7.2.2" if sum(picked) > cost else "N7.2.1"
                why.add(clause, "wrong-price", sum(picked), cost)
                if sum(picked) == -1 - s.v[TERMS + 1]:
                    why.add("N10.3d" if sum(picked) else "N10.1d", "once-a-round")
        if picked[TAX] and sum(picked) != picked[TAX]:
            ok = False
            if why is not None:
                why.add("N7.2.1", "taxes-do-not-mix")
        if max(picked[1:]) > 1:
            ok = False
            if why is not None:
                why.add("N7.2.1", "kind-twice")
        return ok


class Purchase(Verb):
    """A verb whose last condition is that it can be paid, and whose part is the payment."""

    def __init__(
        self, word: str, clause: str, params: tuple[Domain, ...], table: Table, payment: Payment
    ) -> None:
        super().__init__(word, clause, params)
        self.table = table
        self.payment = payment
        self.parts = [payment]
        self.sides = table.n

    def item(self, arg: int) -> int:
        """What is bought, as a line of the price list."""
        raise NotImplementedError

    def cost(self, s: State, side: int, arg: int) -> int:
        """What it costs for good."""
        return price(s, self.table, side, self.item(arg))

    def once(self, s: State, side: int, arg: int) -> int:
        """What it costs once a round, as `first_price` says."""
        return first_price(s, self.table, side, self.item(arg))

    def part(self, s: State, side: int, arg: int, stage: int) -> int:
        if stage:
            return -1
        return self.payment.open(s, side, self.cost(s, side, arg), self.once(s, side, arg))

    def affordable(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        """N7.2.1 Is there a set for this?"""
        best = largest_set(s, side)
        cost = self.cost(s, side, arg)
        if best >= cost:
            return True
        once = self.once(s, side, arg)
        if 0 <= once <= best:
            return True
        if why is not None:
            why.add("N7.2.1", "no-set", best, cost)
        return False

    def pay(self, s: State, side: int, arg: int) -> None:
        """N7.2.1 What lies in the bag goes to the stock; a price once a round is used up."""
        v = s.v
        total = 0
        for kind in range(self.table.n_kinds):
            count = v[PAY + kind]
            if count:
                total += count
                add(s, side, kind, -count)
                s.tell(events.PAID, side, kind, count)
        item = self.item(arg)
        if total != self.cost(s, side, arg):
            v[USED + self.table.powers.first_by[item][first_card(s, self.table, side, item)]] = 1


# --- what is kept at the end of the phase (7.5) --------------------------------------------------------


class Kept(Bag):
    """N7.5.1, N10.3c Some taxes, and with a card that says so commodities of different kinds."""

    def __init__(self, table: Table) -> None:
        super().__init__("keep", "N7.5.1", table.kinds, max(1, table.board.tax_kept), KEEP)
        self.table = table

    def open(self, s: State, side: int) -> int:
        """Set what can be kept; the part. KEEP + 2 n + 3: how many commodities."""
        v = s.v
        goods = self.table.powers.keeps if has(s, side, self.table.powers.one["keep"]) else 0
        for kind in range(self.n):
            most = self.table.board.tax_kept if kind == TAX else (1 if goods else 0)
            count = v[HAND + side * KINDS + kind]
            v[self.at + self.n + kind] = count if count < most else most
        v[self.at + 2 * self.n + 1] = 1  # open
        v[self.at + 2 * KINDS + 3] = goods
        return self.id

    def offer(self, s: State, first: int, ascending: bool, out: list[int]) -> None:
        v = s.v
        goods = 0
        for kind in range(1, self.n):
            goods += v[self.at + kind]
        full = goods >= v[self.at + 2 * KINDS + 3]
        for kind in range(first, self.n):
            limit = v[self.at + self.n + kind]
            if limit == 0 or v[self.at + kind] or (kind != TAX and full):
                continue
            for count in range(1, limit + 1):
                out.append(self.base + kind * self.most + count - 1)
        out.append(self.base + self.size - 1)

    def add(self, s: State, arg: int) -> None:
        v = s.v
        if arg == self.size - 1:
            v[self.at + 2 * self.n + 1] = 0
        else:
            kind = arg // self.most
            v[self.at + kind] = arg - kind * self.most + 1
            v[self.at + 2 * self.n + 2] = kind + 1

    def still_open(self, s: State) -> tuple[int, int]:
        kept: int = sum(list(s.v[self.at : self.at + self.n]))
        return 0, self.table.board.tax_kept + s.v[self.at + 2 * KINDS + 3] - kept

    def complete(self, s: State) -> bool:
        if s.v[self.at + 2 * self.n + 1] == 0:
            return True
        out: list[int] = []
        self.offer(s, 0, False, out)
        return len(out) == 1

    def clear(self, s: State) -> None:
        super().clear(s)
        s.v[self.at + 2 * KINDS + 3] = 0

    def forced(self, s: State) -> bool:
        return self.complete(s)

    def fits(self, s: State, choices: list[int], why: Why | None) -> bool:
        picked = [0] * self.n
        for choice in choices:
            arg = choice - self.base
            if arg != self.size - 1:
                picked[arg // self.most] += arg % self.most + 1
        held = hand(s, s.drafter())
        most: int = s.v[self.at + 2 * KINDS + 3]
        goods = sum(picked[1:])
        ok = True
        for kind in range(self.n):
            if picked[kind] > held[kind]:
                ok = False
                if why is not None:
                    why.add("N7.5.1", "not-held", f"{picked[kind]} {self.kinds.words[kind]}")
        if picked[TAX] > self.table.board.tax_kept:
            ok = False
            if why is not None:
                why.add("N7.5.1", "too-many-taxes", self.table.board.tax_kept, picked[TAX])
        if goods > most:
            ok = False
            if why is not None:
                clause = "N10.3c" if most else "N7.5.1"
                why.add(clause, "too-many-goods" if most else "goods-are-not-kept", most, goods)
        if max(picked[1:]) > 1:
            ok = False
            if why is not None:
                why.add("N10.3c" if most else "N7.5.1", "same-kind")
        return ok
