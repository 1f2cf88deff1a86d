"""Records the game between bots that the first page shows: `python web/live.py [SEED]` writes public/live/empires.json.

The client replays it by the clock, so it costs the server nothing. A spectator's view, with the rules' own
description beside it: it stays readable when the rules change. Only what moves on the board or is told counts.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from internum.bots.greedy_bot import GreedyBot
from internum.bots.bot import Sight
from internum.core.chance import Rng
from internum.core.slots import ROUND
from internum.games import game
from internum.record.match import Match
from internum.server.audience import changes, entry_for, view_of
from internum.server.describe import describe

OUT = Path(__file__).parent / "public" / "live" / "empires.json"
SEATS = 5
NEEDED = ("owner", "built", "held", "legions", "triremes", "fortresses", "tiles", "tile", "leader", "seat")


def main() -> None:
    """Play one game and write what a spectator sees of it."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    rules = game("empires").rules(SEATS, {})
    match = Match(rules, sha256(b"internum live %d" % seed).digest())
    rng, bot = Rng(seed), GreedyBot()
    about = describe(rules)
    shown = {slot for region in about["layout"] if region["name"] in NEEDED for slot in slots_of(region)}
    view = view_of(match.state, None)
    first, frames = list(view), []
    while not match.state.over:
        side = match.state.actor
        entry = match.play(bot.choose(Sight(match.state, side), rng), side)
        now = view_of(match.state, None)
        told = entry_for(rules, [entry], None, 0, False)
        moved = changes(view, now)
        seen = [n for at in range(0, len(moved), 2) if moved[at] in shown for n in moved[at : at + 2]]
        if seen or told.events:
            frames.append({"s": side, "r": int(match.state.v[ROUND]), "c": seen, "e": told.events})
        view = now
    about = {key: about[key] for key in ("game", "seats", "options", "board", "sides", "domains", "layout", "events")}
    about["layout"] = [region for region in about["layout"] if region["name"] in NEEDED]
    print(len(frames), "frames,", match.state.scores)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps({"rules": about, "view": first, "frames": frames}, separators=(",", ":")), encoding="utf-8")


def slots_of(region: dict[str, object]) -> range:
    """The slots of a region of the layout."""
    size = 1
    for n in region["size"]:  # type: ignore[attr-defined]
        size *= n
    return range(region["at"], region["at"] + size)  # type: ignore[operator, arg-type]


if __name__ == "__main__":
    main()
