"""A hand-made judgement of a position, for the greedy bot."""

from internum.core.state import State
from internum.games.nostrum.realm import counts
from internum.games.nostrum.state import COUNT
from internum.games.nostrum.table import Table


def judge(s: State, table: Table, side: int) -> float:
    """Heroes, wonders and the three counts."""
    own = counts(s, table)
    cards: int = s.v[COUNT + side]
    return 20.0 * cards + sum(own[3 * side : 3 * side + 3])
