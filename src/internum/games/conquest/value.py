"""A hand-made judgement of a position, for the greedy bot."""

from internum.core.state import State
from internum.games.conquest.state import CASH
from internum.games.conquest.table import Table


def judge(s: State, table: Table, side: int) -> float:
    """Placeholder."""
    return float(s.v[CASH + side])
