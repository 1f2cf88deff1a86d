"""Cities and their owners (C6.6.12, C14.8)."""

from internum.core.slots import BITS
from internum.core.state import State
from internum.games.conquest import events
from internum.games.conquest.state import ABANDONED, ARMIES, CITY, PRESENT
from internum.games.conquest.table import Table


def owner(s: State, table: Table, province: int) -> int:
    """The player who owns the city of a province; -1: there is none, or nobody does."""
    key = table.key_of[province]
    if key < 0 or s.v[CITY + key] == ABANDONED:
        return -1
    return s.v[CITY + key] - 1


def give(s: State, table: Table, province: int, side: int) -> None:
    """A city passes to a player."""
    key = table.key_of[province]
    if s.v[CITY + key] != side + 1:
        s.v[CITY + key] = side + 1
        s.tell(events.CITY_TAKEN, side, province)


def entered(s: State, table: Table, side: int, province: int) -> None:
    """C14.8 Land units have come to a province: an abandoned city is theirs."""
    key = table.key_of[province]
    if key >= 0 and s.v[CITY + key] == ABANDONED and s.v[PRESENT + side] & BITS[province]:
        give(s, table, province, side)


def left_behind(s: State, table: Table, province: int) -> None:
    """C14.8 Land units have left a province: a city without its owner's is abandoned.

    It goes at once to the only other player with military land units there (A42).
    """
    side = owner(s, table, province)
    if side < 0 or s.v[PRESENT + side] & BITS[province]:
        return
    s.v[CITY + table.key_of[province]] = ABANDONED
    s.tell(events.CITY_ABANDONED, side, province)
    others = [other for other in range(table.n) if s.v[ARMIES + other] & BITS[province]]
    if len(others) == 1:
        give(s, table, province, others[0])
