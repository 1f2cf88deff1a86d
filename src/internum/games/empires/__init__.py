"""Mare Nostrum: Empires (Serge Laget, 2015), both editions. Rules: docs/rules/empires.md."""

from internum.core.rules import Game, Option, Rules
from internum.games.empires.board import digest, load, our_board
from internum.games.empires.options import OPTIONS, PRESETS, preset
from internum.games.empires.rules import EmpiresRules

RULES_VERSION = "1"


class EmpiresGame(Game):
    """Mare Nostrum: Empires, as it can be asked for; `presets` are the two editions."""

    def __init__(self, name: str, title: str, seats: range, version: str, options: list[Option]) -> None:
        super().__init__(name, title, seats, version, options)
        self.presets = PRESETS

    def settle(self, seats: int, options: dict[str, object] | None) -> dict[str, str]:
        """E17 The word `edition` fills in what the other options do not say."""
        given = dict(options or {})
        return super().settle(seats, {**preset(given.pop("edition", "academy")), **given})

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        loaded = load(our_board() if board is None else board)
        return EmpiresRules(self, seats, settled, loaded, "" if board is None else digest(board))


GAME = EmpiresGame("empires", "Mare Nostrum: Empires", range(3, 6), RULES_VERSION, OPTIONS)
