"""How fair a table is: win shares by empire or nation and by seat, ways to win, lengths, with intervals."""

from collections import Counter
from dataclasses import dataclass

from internum.arena.match import Outcome
from internum.arena.plan import Plan
from internum.arena.rating import share_interval, wilson


@dataclass(frozen=True)
class Row:
    """A share with its 95 % interval; `even` is what it would be if everything were equal."""

    word: str
    count: int  # of the games it is seen in
    share: float
    low: float
    high: float
    even: float | None = None


@dataclass(frozen=True)
class Balance:
    """What self-play of one bot says about a table."""

    plan: Plan
    games: int
    sides: list[Row]
    seats: list[Row]
    ways: list[Row]  # of all games; the round limit among them
    made: list[tuple[str, float]]  # what the winners' scores are made of, on average
    rounds: list[int]  # of every game, sorted
    moves: list[int]


def study(plan: Plan, outcomes: list[Outcome]) -> Balance:
    """The numbers of a study."""
    n = plan.seats
    seats = [_row(f"player{seat + 1}", [one.returns[seat] for one in outcomes], 1 / n) for seat in range(n)]
    by_side: dict[str, list[float]] = {}
    for one in outcomes:
        for seat, words in enumerate(one.sides):
            for word in words:
                by_side.setdefault(word, []).append(one.returns[seat])
    parties = [word for word in by_side if not word.startswith("player")]  # a seat before it has a side
    sides = [_row(word, by_side[word], 1 / n) for word in parties]
    ways = Counter(one.way or one.ending for one in outcomes)
    total = len(outcomes)
    made: Counter[str] = Counter()
    for one in outcomes:
        for seat, share in enumerate(one.returns):
            for word, number in one.made[seat].items():
                made[word] += share * number  # type: ignore[assignment]
    return Balance(
        plan,
        total,
        sorted(sides, key=lambda row: -row.share),
        seats,
        [Row(way, count, count / total, *wilson(count / total, total)) for way, count in ways.most_common()],
        [(word, number / total) for word, number in made.most_common() if number],
        sorted(one.rounds for one in outcomes),
        sorted(one.moves for one in outcomes),
    )


def _row(word: str, shares: list[float], even: float) -> Row:
    share, low, high = share_interval([(won, 1) for won in shares])
    return Row(word, len(shares), share, low, high, even)
