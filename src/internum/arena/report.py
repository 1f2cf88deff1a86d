"""What a run of the arena found, as numbers and as text."""

from dataclasses import dataclass

from internum.arena.match import Outcome
from internum.arena.plan import Plan
from internum.arena.rating import ratings, share_interval
from internum.games import game


@dataclass(frozen=True)
class Meeting:
    """One bot in its seats at tables with another."""

    bot: str
    others: str
    games: int
    share: float
    low: float
    high: float
    even: float  # the share of its seats
    seconds: float  # a move of the bot, on average


@dataclass(frozen=True)
class Rated:
    """One bot over the whole run."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    seconds: float  # a move, on average
    slowest: float
    faults: int  # games in which it was replaced


def meetings(plan: Plan, outcomes: list[Outcome]) -> list[Meeting]:
    """By pairing, what the bot with fewer seats won of the tables; of a free table, every bot."""
    rows: dict[tuple[str, str], list[Outcome]] = {}
    for one in outcomes:
        names = sorted(set(one.bots), key=lambda name: (one.bots.count(name), -plan.bots.index(name)))
        for name in names if plan.format == "free" else names[:1]:
            others = ", ".join(other for other in names if other != name)
            rows.setdefault((name, others), []).append(one)
    out = []
    for (name, others), games in rows.items():
        blocks: dict[str, tuple[float, int]] = {}
        for one in games:
            wins, count = blocks.get(one.seed, (0.0, 0))
            won = sum(share for bot, share in zip(one.bots, one.returns) if bot == name)
            blocks[one.seed] = (wins + won, count + 1)
        share, low, high = share_interval(list(blocks.values()))
        even = sum(one.bots.count(name) for one in games) / sum(len(one.bots) for one in games)
        seconds, _ = pace(games, name)
        out.append(Meeting(name, others, len(games), share, low, high, even, seconds))
    return out


def pace(outcomes: list[Outcome], name: str) -> tuple[float, float]:
    """Seconds a move of a bot, on average and at most."""
    spent = 0.0
    asked = 0
    slowest = 0.0
    for one in outcomes:
        for seat, bot in enumerate(one.bots):
            if bot == name:
                spent += one.seconds[seat]
                asked += one.asked[seat]
                slowest = max(slowest, one.slowest[seat])
    return spent / max(1, asked), slowest


def rated(plan: Plan, outcomes: list[Outcome]) -> list[Rated]:
    """Every bot that played, the strongest first."""
    names = [name for name in plan.bots if any(name in one.bots for one in outcomes)]
    out = []
    for name, (rating, low, high) in ratings(outcomes, names).items():
        games = [one for one in outcomes if name in one.bots]
        seconds, slowest = pace(games, name)
        faults = sum(1 for one in games if any(one.bots[int(seat)] == name for seat, _ in one.faults))
        out.append(Rated(name, rating, low, high, len(games), seconds, slowest, faults))
    return sorted(out, key=lambda row: -row.rating)


def as_text(plan: Plan, outcomes: list[Outcome]) -> str:
    """The tables of a run, as Markdown that also reads well in a terminal."""
    limited = sum(one.ending == "round_limit" for one in outcomes)
    changed = {k: v for k, v in plan.options.items() if v != _defaults(plan).get(k)}
    named = "".join(f", {name}={value}" for name, value in changed.items())
    head = f"{plan.game}, {plan.seats} seats{named}; {plan.format}, {len(outcomes)} games, seed {plan.seed}"
    lines = [
        f"{head} (rules {plan.rules})",
        "",
        "| bot | against | games | wins | 95 % | even | s a move |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for row in meetings(plan, outcomes):
        lines.append(
            f"| {row.bot} | {row.others} | {row.games} | {row.share:.1%} | {row.low:.1%} to {row.high:.1%}"
            f" | {row.even:.1%} | {row.seconds:.3f} |"
        )
    lines += [
        "",
        "| bot | strength | 95 % | games | s a move | slowest | replaced |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for one in rated(plan, outcomes):
        lines.append(
            f"| {one.bot} | {one.rating:.0f} | {one.low:.0f} to {one.high:.0f} | {one.games}"
            f" | {one.seconds:.3f} | {one.slowest:.2f} | {one.faults} |"
        )
    reasons = dict.fromkeys(why for one in outcomes for _, why in one.faults)
    lines += ["", f"{limited} of {len(outcomes)} games reached the round limit."]
    lines += [f"Replaced: {why}" for why in list(reasons)[:5]]
    return "\n".join(lines)


def _defaults(plan: Plan) -> dict[str, str]:
    return {option.name: option.default for option in game(plan.game).options}
