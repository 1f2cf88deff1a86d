"""The conformance kit on a board file that gives the start heroes the powers that ask somebody something.

Random players seldom buy a hero, so on our own board the windows are seldom open.
"""

from internum.core.rules import Rules
from internum.games.nostrum import RULES_VERSION, NostrumGame
from internum.games.nostrum.board import load, our_board
from internum.games.nostrum.options import OPTIONS
from internum.games.nostrum.rules import NostrumRules
from internum.testing.conform import conform

POWERS = {
    "hammurabi": '[{ does = "draw" }, { does = "keep", cards = 2 }]',
    "hannibal": '[{ does = "turncoat" }]',
    "pericles": '[{ does = "return" }, { does = "income", of = "any", cards = 1 }]',
    "caesar": '[{ does = "peace" }, { does = "first_price", of = ["trireme"], cards = 1 }]',
    "ulysses": "[]",
    "helen": "[]",
    "mausoleum": "[]",
    "statue_of_zeus": "[]",
    "hanging_gardens": "[]",
}


def armed_board() -> str:
    """Our board with these powers."""
    text = our_board()
    for card, powers in POWERS.items():
        start = text.index("powers = ", text.index(f'id = "{card}"\nname = '))
        text = text[:start] + f"powers = {powers}" + text[text.index("\n", start) :]
    return text


class Windows(NostrumGame):
    """The game on that board."""

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        return NostrumRules(self, seats, settled, load(armed_board() if board is None else board), "")


def test_every_window_stands_before_the_kit() -> None:
    game = Windows("nostrum", "Windows", range(3, 6), RULES_VERSION, OPTIONS)
    report = conform(game, seats=5, games=2, seed=1, round_limit=6, sample=6)
    assert report.ok, report.text()
    text = report.text()
    never = text[text.index("never played") :].splitlines()[0] if "never played" in text else ""
    played = {"rob", "spare", "draw", "choose", "no_choice", "peace", "no_peace"}
    assert not played & set(never.replace(",", "").split())
