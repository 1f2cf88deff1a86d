"""The end of the game (chapter 12)."""

from internum.core.slots import WON
from internum.core.state import State
from internum.games.conquest import events
from internum.games.conquest.state import INFLUENCE, KEYS, POINTS, WINNER
from internum.games.conquest.table import Table


def markers(s: State, side: int) -> int:
    """How many influence markers a player has on the board."""
    total: int = 0
    for key in range(KEYS):
        total += s.v[INFLUENCE + side * KEYS + key]
    return total


def winners(s: State, table: Table) -> list[int]:
    """C12.1 Most points, then most influence on the board; who is still level shares the victory."""
    ranks = [(int(s.v[POINTS + side]), markers(s, side)) for side in range(table.n)]
    best = max(ranks)
    return [side for side, rank in enumerate(ranks) if rank == best]


def finish(s: State, table: Table) -> None:
    """C12.1 The game is over."""
    for side in winners(s, table):
        s.v[WINNER + side] = 1
        s.tell(events.WON_GAME, side)
    s.end(WON)
