"""Environments for learning, over the same engine: nothing here decides what is legal.

    internum.env.aec("antike", seats=4)                   PettingZoo, one agent a seat
    internum.env.single("antike", bots="greedy")          Gymnasium, one seat against bots
    internum.env.batch("antike", 1024)                    flat numpy, many games stepped together
    import internum.env.spiel                             OpenSpiel's games internum_antike, …

All share one observation (`space.Space`): the view of the seat, slot by slot, then who is asked. Actions are
the choices of the table, a fixed numbering named by `Rules.digest()`, with a mask.
Needs `internum[research]`.

Imports core, games, record, words, testing and bots.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from internum.env.many import Batch
    from internum.env.solo import Single
    from internum.env.zoo import Zoo


def aec(game: str, **options: Any) -> "Zoo":
    """PettingZoo: `seats`, `observation` ("tensor" or "text"), `render_mode`, and options of the game."""
    from internum.env.zoo import Zoo

    return Zoo(game, **options)


def single(game: str, **options: Any) -> "Single":
    """Gymnasium: `seats`, `seat` (None: another each game), `bots`, and options of the game."""
    from internum.env.solo import Single

    return Single(game, **options)


def batch(game: str, n: int, **options: Any) -> "Batch":
    """Games stepped together: `seats`, `seed`, and options of the game."""
    from internum.env.many import Batch

    return Batch(game, n, **options)
