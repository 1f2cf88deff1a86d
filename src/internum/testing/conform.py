"""The conformance kit: random games of any `Game`, with every oracle looking on.

    report = conform(game, seats=4, games=100)
    assert report.ok, report.text()

A failure names game, seats, options, seed and moves. Its seed alone plays the same game again:
`conform(game, seats=…, options=…, games=1, seed=…)`.
"""

from collections.abc import Callable, Iterable

from internum.core.errors import InternumError
from internum.core.rules import Game
from internum.core.slots import CHANCE
from internum.testing.moves import rarely
from internum.testing.oracles import ORACLES
from internum.testing.oracles.secrecy import masks
from internum.testing.report import Failure, Report
from internum.testing.table import Table, crash

ROUNDS = 20
CHOICES = 50_000  # a game with a round limit that goes on so long does not end

Style = Callable[[Table, int], int]  # picks a choice for a side, or -1 where there is none


def conform(
    game: Game,
    seats: int | Iterable[int] | None = None,
    options: dict[str, object] | None = None,
    games: int = 20,
    seed: int = 1,
    round_limit: int = ROUNDS,
    report: Report | None = None,
) -> Report:
    """Play random games, so many for each number of seats, and check everything on the way.

    Goes on with a given report. Half of the games pick among all choices, half prefer verbs rarely used.
    """
    found = Report() if report is None else report
    settings: dict[str, object] = {"round_limit": round_limit, **(options or {})}
    numbers = game.seats if seats is None else [seats] if isinstance(seats, int) else seats
    for number in numbers:
        for i in range(games):
            examine(game, number, settings, seed + i, found, (uniform, rare)[(seed + i) % 2])
    judge_masks(game, settings, seed, found)
    return found


def option_sets(game: Game, seats: int) -> list[dict[str, object]]:
    """The usual options, then every other value of each option alone, where the game takes it."""
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        sets += [{option.name: value} for value in option.values if value != option.default]
    return [options for options in sets if takes(game, seats, options)]


def takes(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Does the game take these options for so many seats?"""
    try:
        game.rules(seats, options)
    except InternumError:
        return False
    return True


def examine(
    game: Game,
    seats: int,
    options: dict[str, object],
    seed: int,
    report: Report,
    style: Style,
    late: Callable[[], bool] = lambda: False,
) -> None:
    """Play one random game with every oracle looking on; `late` cuts it short."""
    for oracle in ORACLES:
        report.counts.setdefault(oracle.name, 0)
    for name in ("end", "crash"):
        report.counts.setdefault(name, 0)
    table = Table(game, seats, options, seed, report)
    first = report.choices
    report.games += 1
    while not table.s.over:
        if late():
            report.cut += 1
            break
        if report.choices - first > CHOICES:
            table.fail("end", f"the game goes on after {CHOICES} choices")
            break
        look(table)
        if not step(table, style):
            break
    if table.s.over:
        look(table)
        report.counts["end"] += 1
        report.limited += table.limited
    table.look(ORACLES, "end")


def look(table: Table) -> None:
    """Let the oracles of this moment look."""
    table.look(ORACLES, "choice")
    if table.s.settled:
        table.look(ORACLES, "settled")


def step(table: Table, style: Style) -> bool:
    """One random choice of one of the sides that are asked; False where the game cannot go on."""
    sides = table.s.actors
    table.report.counts["crash"] += 1
    try:
        side = sides[table.luck.below(len(sides))]
        if side == CHANCE:
            out = table.s.legal(CHANCE)
            choice = out[table.luck.weighted(table.s.weights())] if out else -1
        else:
            choice = style(table, side)
        if choice < 0:
            return False  # `dead-end` has told
        table.play(choice, side)
    except Exception as error:  # noqa: BLE001  # whatever a game raises in play is a finding
        table.fail("crash", crash(error))
        return False
    return True


def uniform(table: Table, side: int) -> int:
    """Any choice, of `legal` or of `branch`."""
    out = table.s.branch(side) if table.luck.below(2) else table.s.legal(side)
    return out[table.luck.below(len(out))] if out else -1


def rare(table: Table, side: int) -> int:
    """A verb, the rarer it was played in this game the likelier; then any of its choices."""
    out = table.s.legal(side)
    return rarely(table.rules, out, table.uses, table.luck) if out else -1


def judge_masks(game: Game, options: dict[str, object], seed: int, report: Report) -> None:
    """What is hidden from the audience and shows in every view was never hidden: a verdict on a whole run."""
    report.counts["masks"] = sum(pairs for pairs, _ in report.masks.values())
    if "masks" in report.broken:
        return
    for word in masks(report):
        pairs = report.masks[word][0]
        detail = f"the hidden words of {word!r} showed in the view in all of {pairs} cases"
        written = {name: str(value) for name, value in options.items()}
        report.add(Failure("masks", detail, game.name, 0, written, seed, []))
