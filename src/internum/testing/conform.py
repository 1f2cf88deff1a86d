"""The conformance kit: random games of any `Game`, with every oracle looking on.

    report = conform(game, seats=4, games=100)
    assert report.ok, report.text()

A failure names game, seats, options, seed and moves. Its seed alone plays the same game again:
`conform(game, seats=…, options=…, games=1, seed=…)`.
"""

from collections.abc import Callable, Iterable

from internum.core.chance import Rng
from internum.core.errors import InternumError
from internum.core.rules import Game
from internum.testing.oracles import ORACLES
from internum.testing.oracles.secrecy import masks
from internum.testing.players import PLAYERS, Player
from internum.testing.report import Failure, Report
from internum.testing.table import Table, crash

ROUNDS = 20
CHOICES = 50_000  # a game with a round limit that goes on so long does not end


def conform(
    game: Game,
    seats: int | Iterable[int] | None = None,
    options: dict[str, object] | None = None,
    games: int = 20,
    seed: int = 1,
    round_limit: int = ROUNDS,
    report: Report | None = None,
    sample: int = 1,
) -> Report:
    """Play random games, so many for each number of seats, and check everything on the way.

    Goes on with a given report. The games are played in turn by each kind of player there is. With a `sample`
    of N the dear oracles are asked N times more rarely; with 0 every oracle is asked every time.
    """
    found = Report() if report is None else report
    settings: dict[str, object] = {"round_limit": round_limit, **(options or {})}
    numbers = game.seats if seats is None else [seats] if isinstance(seats, int) else seats
    for number in numbers:
        for i in range(games):
            examine(game, number, settings, seed + i, found, sample=sample)
    judge_masks(game, settings, seed, found)
    return found


def option_sets(game: Game, seats: int, given: dict[str, object] | None = None) -> list[dict[str, object]]:
    """The given options, the other editions, every other value of each option alone, as the game takes it."""
    fixed = given or {}
    sets: list[dict[str, object]] = [{}]
    for name in list(game.editions)[1:]:
        sets.append({"edition": name})
    for option in game.options:
        for value in option.values:
            if value != option.default:
                sets.append({option.name: value})
    free = [{**fixed, **options} for options in sets if not options.keys() & fixed.keys()]
    return [options for options in free if takes(game, seats, options)]


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
    late: Callable[[], bool] = lambda: False,
    sample: int = 1,
) -> None:
    """Play one random game with every oracle looking on; `late` cuts it short."""
    for oracle in ORACLES:
        report.counts.setdefault(oracle.name, 0)
        report.rates[oracle.name] = oracle.often(sample)
    for name in ("end", "crash"):
        report.counts.setdefault(name, 0)
    table = Table(game, seats, options, seed, report, sample)
    player = PLAYERS[seed % len(PLAYERS)](Rng(2 * seed))  # the table has the odd ones
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
        if not step(table, player):
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


def step(table: Table, player: Player) -> bool:
    """One choice of one of the sides that are asked; False where the game cannot go on."""
    table.report.counts["crash"] += 1
    try:
        answer = player.answer(table.s)
        if answer is None:
            return False  # `dead-end` has told
        table.play(answer[1], answer[0])
    except Exception as error:  # noqa: BLE001  # whatever a game raises in play is a finding
        table.fail("crash", crash(error))
        return False
    return True


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
