"""Finds the fixed positions of the browser tests and writes them as records into web/e2e/positions.

    python web/e2e/positions.py [NAME…]

Bots play numbered games until a position fits. The record ends there; the seat whose turn it is carries a name.
Made anew when a rule changes that they contain: tests/test_positions.py replays them.
"""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from internum.bots.bot import Sight
from internum.bots.registry import bot
from internum.core.chance import Rng
from internum.core.slots import SP
from internum.core.state import State
from internum.games import game
from internum.record.match import Match
from internum.record.replay import record_of
from internum.record.text import write

FOLDER = Path(__file__).parent / "positions"
GAMES = 40
MOVES = 1500


def step(s: State) -> str:
    """The step that is asked."""
    return s.rules.steps[s.v[s.v[SP]] - 1].name


def get(s: State, region: str, *words: str | int) -> int:
    """A fact by name."""
    found = s.rules.layout.region(region)
    indices = [
        dim.words.index(word) if isinstance(word, str) else word for dim, word in zip(found.dims, words)
    ]
    return int(s.v[found.slot(indices)])


def can(s: State, side: int, word: str) -> list[list[str]]:
    """The parameters of every head of a verb that is legal."""
    verbs = s.rules.verbs
    found = []
    for head in s.legal(side):
        verb = verbs[s.rules.verb_of[head]]
        if verb.word == word:
            found.append(verb.words(head - verb.base))
    return found


def first(s: State, side: int) -> list[int]:
    """A whole move: the first of what can be done, and of numbers the last."""
    if step(s) == "auction" and s.default(side):
        return s.default(side)  # nobody bids more
    t = s.copy()
    move: list[int] = []
    while not move or not t.settled:
        legal = t.legal(side)
        verb = t.rules.verbs[t.rules.verb_of[legal[0]]]
        move.append(legal[-1] if verb.word == "count" else legal[0])
        t.push(move[-1], side)
    return move


@dataclass
class Wanted:
    """A position: the table, and what must hold for the side that is asked."""

    game: str
    seats: int
    fits: Callable[[State, int], bool]
    options: dict[str, object] = field(default_factory=dict)
    bot: str = "greedy"  # or `first`, who takes the first of what can be done, and of numbers the last


def building(s: State, side: int) -> bool:
    """Something that costs three goods, and as many in hand."""
    return step(s) == "building" and bool(can(s, side, "build")) and bool(can(s, side, "mark"))


def strongest(s: State, side: int) -> int:
    """The most military land units of Conquest that a player has in one province."""
    here = s.rules.layout.region("units")
    return max(
        sum(s.v[here.slot([side, p, kind])] for kind in range(3)) for p in range(len(here.dims[1].words))
    )


def free(s: State, side: int, field: str) -> bool:
    """Does a field of the rondel of Antike cost nothing?"""
    if [field] not in can(s, side, "rondel"):
        return False
    verb = next(verb for verb in s.rules.verbs if verb.word == "rondel")
    after = s.copy()
    after.push(verb.base + verb.encode([verb.params[0].index[field]]), side)
    return after.settled


def groups(s: State, side: int) -> int:
    """In how many places of Antike a nation has units."""
    regions = [s.rules.layout.region(name) for name in ("legions", "galleys")]
    return sum(1 for one in regions for i in range(len(one.dims[1].words)) if s.v[one.slot([side, i])])


def campaign(s: State, side: int) -> bool:
    """Can a maneuver of Antike move four groups, take a city and found one? Prints one that does."""
    field_ = next((one for one in ("maneuver_1", "maneuver_2") if free(s, side, one)), None)
    rng = Rng(1)
    return field_ is not None and any(tried(s, side, field_, rng) for _ in range(25))


def heads(s: State, side: int, word: str) -> list[tuple[int, list[str]]]:
    """The heads of a verb that are legal, with their parameters."""
    if not s.asked(side):
        return []
    verb = next(verb for verb in s.rules.verbs if verb.word == word)
    return [
        (head, verb.words(head - verb.base)) for head in s.legal(side) if s.rules.verb_of[head] == verb.id
    ]


def tried(s: State, side: int, field_: str, rng: Rng) -> bool:
    """One such campaign at random, each group whole and to a place that leaves nothing to ask."""
    t = s.copy()
    t.push(next(head for head, words in heads(t, side, "rondel") if words == [field_]), side)
    moved: list[str] = []
    for _ in range(4):
        every = [(head, words) for head, words in heads(t, side, "move") if words[1] not in moved]
        plain = [one for one in every if [other[1][1:] for other in every].count(one[1][1:]) == 1]
        if not plain:
            return False
        head, words = plain[rng.below(len(plain))]
        t.push(head, side)
        while not t.settled:
            t.push(t.legal(side)[-1], side)
        moved += words[1:]
    for word in ("done", "conquer", "done", "found"):
        found = heads(t, side, word)
        if word == "done" and not found and t.asked(side):
            continue  # there was only one city to take
        if not found:
            return False
        t.push(found[0][0], side)
        if not t.settled and word != "found":
            return False
        moved += [word, *found[0][1]]
    print(*moved)
    return True


WANTED = {
    "empires-offer": Wanted("empires", 4, lambda s, side: step(s) == "offers"),
    "empires-take": Wanted("empires", 4, lambda s, side: step(s) == "taking"),
    "empires-build": Wanted("empires", 4, building),
    "antike-rondel": Wanted("antike", 3, lambda s, side: ["marble"] in can(s, side, "rondel")),
    "conquest-bid": Wanted(
        "conquest", 4, lambda s, side: step(s) == "auction" and get(s, "bidder") > 0, bot="first"
    ),
    "conquest-turn": Wanted(
        "conquest", 4, lambda s, side: step(s) == "turn" and strongest(s, side) >= 10, bot="first"
    ),
    "conquest-battle": Wanted(
        "conquest",
        4,
        lambda s, side: step(s) == "turn" and bool(can(s, side, "attack")) and strongest(s, side) >= 8,
        bot="first",
    ),
    "nostrum-offer": Wanted("nostrum", 4, lambda s, side: step(s) == "offers"),
    "nostrum-build": Wanted(
        "nostrum", 4, lambda s, side: step(s) == "building" and bool(can(s, side, "buy"))
    ),
    "antike-maneuver": Wanted(
        "antike",
        4,
        lambda s, side: step(s) == "turn" and groups(s, side) >= 4 and campaign(s, side),
    ),
    "antike-arming": Wanted(
        "antike",
        3,
        lambda s, side: (
            free(s, side, "arming") and get(s, "holds", side, "iron") >= 7 and get(s, "cities", side) >= 7
        ),
    ),
}


def find(wanted: Wanted) -> str:
    """The record of the first position that fits."""
    rules = game(wanted.game).rules(wanted.seats, dict(wanted.options))
    for number in range(GAMES):
        seed = hashlib.sha256(b"position %d" % number).digest()
        rng = Rng(number)
        match = Match(rules, seed)
        player = bot(wanted.bot) if wanted.bot != "first" else None
        for _ in range(MOVES):
            s = match.state
            if s.over:
                break
            side = s.actor
            if wanted.fits(s, side):
                return write(record_of(match, {s.seat(side): "Ada"}))
            match.play(player.choose(Sight(s, side), rng) if player else first(s, side), side)
    sys.exit("no game came to such a position")


def main() -> None:
    """Those that are named, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or WANTED:
        (FOLDER / f"{name}.txt").write_text(find(WANTED[name]), encoding="utf-8")
        print(name, flush=True)


if __name__ == "__main__":
    main()
