"""The games of a run as a table of columns, for those who study them with other tools."""

from pathlib import Path

from internum.arena.match import Outcome
from internum.arena.plan import Plan
from internum.core.errors import InternumError


def write_parquet(plan: Plan, outcomes: list[Outcome], path: Path) -> None:
    """One row a seat of a game."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise InternumError("Parquet needs pyarrow: pip install 'internum[arena]'") from None
    rows = [
        {
            "game": plan.game,
            "rules": plan.rules,
            "number": one.number,
            "seed": one.seed,
            "seat": seat,
            "bot": bot,
            "sides": one.sides[seat],
            "share": one.returns[seat],
            "score": one.scores[seat],
            "ending": one.ending,
            "way": one.way,
            "rounds": one.rounds,
            "moves": one.asked[seat],
            "seconds": one.seconds[seat],
            "slowest": one.slowest[seat],
        }
        for one in outcomes
        for seat, bot in enumerate(one.bots)
    ]
    pq.write_table(pa.Table.from_pylist(rows), path)
