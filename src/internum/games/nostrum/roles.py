"""The three roles (N2.5): who holds them at the start (N4.3.3), and how they change (5.2 to 5.5)."""

from internum.core.slots import CHANCE, SP, A, B, C
from internum.core.state import State
from internum.core.step import Step
from internum.core.verb import Verb
from internum.core.why import Why
from internum.games.nostrum import events
from internum.games.nostrum.board import ROLES
from internum.games.nostrum.realm import counts, neutral
from internum.games.nostrum.state import ROLE
from internum.games.nostrum.table import Table


def held(s: State, side: int, besides: int) -> int:
    """How many roles a player has, one of them not counted."""
    return sum(1 for role in range(3) if role != besides and s.v[ROLE + role] == side + 1)


def rivals(s: State, table: Table, role: int) -> list[int]:
    """N5.3, N5.4 Those with the largest count, when it is larger than the holder's."""
    count = counts(s, table)
    holder = s.v[ROLE + role] - 1
    best = count[3 * holder + role] if holder >= 0 else 0
    out: list[int] = []
    for side in range(table.n):
        if neutral(s, side) or side == holder or held(s, side, role) >= table.max_roles:
            continue
        own = count[3 * side + role]
        if own > best:
            best = own
            out = [side]
        elif own == best and out:
            out.append(side)
    return out


def entitled(s: State, table: Table, role: int) -> list[int]:
    """N4.3.3 Those without a role who have the largest count among themselves."""
    count = counts(s, table)
    able = [side for side in range(table.n) if not neutral(s, side) and held(s, side, -1) == 0]
    best = max((count[3 * side + role] for side in able), default=0)
    return [side for side in able if count[3 * side + role] == best]


def hand_over(s: State, side: int) -> None:
    """The role that is being settled has its holder; on to the next."""
    fp = s.v[SP]
    role = s.v[fp + A]
    if s.v[ROLE + role] != side + 1:
        s.v[ROLE + role] = side + 1
        s.tell(events.ROLE_WON, role, side)
    s.v[fp + A] = role + 1


class Award(Verb):
    """N5.3 Who held the role decides between several who are ahead of him."""

    def __init__(self, table: Table) -> None:
        super().__init__("award", "N5.3", (table.empires,))
        self.table = table

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg not in rivals(s, self.table, s.v[s.v[SP] + A] % 3):
            if why is not None:
                why.add("N5.3", "not-the-highest", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        hand_over(s, arg)


class Lot(Verb):
    """N4.3.3 Chance decides between those who are level at the start."""

    def __init__(self, table: Table) -> None:
        super().__init__("lot", "N4.3.3", (table.empires,))
        self.table = table
        self.chance = True

    def allows(self, s: State, side: int, arg: int, why: Why | None) -> bool:
        if arg not in entitled(s, self.table, s.v[s.v[SP] + A] % 3):
            if why is not None:
                why.add("N4.3.3", "not-the-highest", self.params[0].words[arg])
            return False
        return True

    def carry_out(self, s: State, side: int, arg: int) -> None:
        hand_over(s, arg)


class Roles(Step):
    """N4.3.3 at the start, N5.2 later. A: the next role, B: the first not settled here, C: 1 at the start."""

    def __init__(self, table: Table) -> None:
        super().__init__("roles", "N5.2")
        self.table = table
        self.usual = [-1, -1, -1]
        for side, empire in enumerate(table.board.empires):
            if empire.role and not table.advanced:  # N4.2.4 the points decide there
                self.usual[ROLES.index(empire.role)] = side

    def go(self, s: State) -> None:
        v = s.v
        fp = v[SP]
        if v[fp + C] == 1:
            v[fp + C] = 2
            for role, side in enumerate(self.usual):
                if side >= 0 and not neutral(s, side):
                    v[ROLE + role] = side + 1
                    s.tell(events.ROLE_WON, role, side)
        while v[fp + A] < v[fp + B]:
            role = v[fp + A]
            if v[fp + C] and v[ROLE + role]:
                v[fp + A] = role + 1
                continue
            best = entitled(s, self.table, role) if v[fp + C] else rivals(s, self.table, role)
            if len(best) > 1:
                s.ask(CHANCE if v[fp + C] else v[ROLE + role] - 1)
                return
            if best:
                hand_over(s, best[0])
            else:
                v[fp + A] = role + 1
        s.done()

    def legal(self, s: State, side: int, out: list[int]) -> None:
        self.verbs[1 if side == CHANCE else 0].legal(s, side, out)

    def branch(self, s: State, side: int, out: list[int]) -> None:
        self.legal(s, side, out)
