"""Advice: the best few moves, what they are worth, and why: the numbers people count that differ most.

It knows what the advised seat knows and nothing else.
"""

from dataclasses import dataclass
from typing import Final, Literal

from internum.bots.bot import Sight
from internum.bots.search.settings import Settings
from internum.bots.search.tree import Tree
from internum.bots.search_bot import scale_of
from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.rules import Rules

SETTINGS: Final = Settings(simulations=48, seconds=1.5, turns=1)
MOVES: Final = 3
REASONS: Final = 3

# What one more of a number is worth telling, game by game; what is not listed is not told.
TELLING: Final[dict[str, dict[str, float]]] = {
    "antike": {
        "score": 10.0,
        "cities": 5.0,
        "temples": 5.0,
        "can_know_hows": 3.0,
        "can_temples": 3.0,
        "can_cities": 2.0,
        "income_marble": 2.0,
        "income_iron": 2.0,
        "income_gold": 2.0,
        "legions": 1.5,
        "galleys": 1.5,
        "seas": 1.0,
        "can_units": 0.5,
    },
    "empires": {
        "tiles": 10.0,
        "great_cities": 6.0,
        "income_legendary": 4.0,
        "income_coin": 3.0,
        "income_goods": 3.0,
        "sets_of_three": 3.0,
        "trade": 2.0,
        "culture": 2.0,
        "military": 2.0,
        "largest_set": 2.0,
        "holds": 0.5,
    },
    "nostrum": {
        "cards": 10.0,
        "income_kinds": 3.0,
        "income_tax": 3.0,
        "income_commodities": 3.0,
        "sets_of_three": 3.0,
        "largest_set": 2.0,
        "holds": 0.5,
    },
    "conquest": {
        "cities": 4.0,
        "points": 3.0,
        "markers": 3.0,
        "points_to_come": 2.0,
        "penalty_to_come": 2.0,
        "senators": 2.0,
        "army": 1.5,
        "votes_at_least": 1.0,
        "income": 0.3,
    },
}
OPEN: Final = 2.5  # what it is worth telling that a place lies open, or no longer does


@dataclass(frozen=True)
class Because:
    """One reason: a number (`what` is its name) that changes, or a place that lies open to a side."""

    kind: Literal["number", "open", "safe"]
    what: str
    change: int = 0
    side: int = -1


@dataclass(frozen=True)
class Advised:
    """A move, what it is worth beside the best in hundredths of a win, and why."""

    move: list[int]
    worth: float
    because: list[Because]


def advise(sight: Sight, rng: Rng, settings: Settings = SETTINGS) -> list[Advised]:
    """The best moves, the best first."""
    rules = sight.rules
    tree = Tree(sight, sight.side, settings, scale_of(rules), rng)
    tree.run()
    root = tree.root
    trust = settings.trust
    order = sorted(range(len(root.moves)), key=lambda i: (-root.visits[i], -root.mean(i, trust)))[:MOVES]
    order = order[:1] + sorted(order[1:], key=lambda i: -root.mean(i, trust))
    now = rules.insight(sight.view)
    best = root.mean(order[0], trust)
    out = []
    for i in order:
        then = rules.insight(tree.end_of_turn(root.moves[i]).view(sight.side))
        worth = min(0.0, round(100.0 * (root.mean(i, trust) - best), 1))
        out.append(Advised(root.moves[i], worth, reasons(rules, sight.side, now, then)))
    return out


def reasons(rules: Rules, side: int, now: Insight, then: Insight) -> list[Because]:
    """What differs most between two moments, the most telling first."""
    telling = TELLING.get(rules.game.name, {})
    found: list[tuple[float, Because]] = []
    before, after = now.standing(side).numbers, then.standing(side).numbers
    for name, weight in telling.items():
        change = after.get(name, 0) - before.get(name, 0)
        if change > 0 or (change and not name.startswith("can_")):  # what is bought can be bought no more
            found.append((weight * abs(change), Because("number", name, change)))
    places = place_words(rules)
    lay, lies = lying_open(side, now), lying_open(side, then)
    for place in sorted(lay.keys() ^ lies.keys()):
        if place < len(places):
            if place in lies:
                found.append((OPEN, Because("open", places[place], side=lies[place])))
            else:
                found.append((OPEN, Because("safe", places[place], side=lay[place])))
    found.sort(key=lambda one: (one[1].change < 0 or one[1].kind == "open", -one[0]))  # gains first
    return [one for _, one in found[:REASONS]]


def lying_open(side: int, seen: Insight) -> dict[int, int]:
    """The places of a side that somebody could take as things stand, with the strongest who could."""
    held = {place: number for place, owner, number in seen.lenses.get("defence", []) if owner == side}
    out: dict[int, int] = {}
    strongest: dict[int, int] = {}
    for place, other, number in seen.lenses.get("threat", []):
        if place in held and other != side and number >= held[place] and number > strongest.get(place, 0):
            strongest[place] = number
            out[place] = other
    return out


def place_words(rules: Rules) -> list[str]:
    """The places that lenses number, by their words."""
    for verb in rules.verbs:
        for param in verb.params:
            if param.name == "province":
                return list(param.words)
    return []
