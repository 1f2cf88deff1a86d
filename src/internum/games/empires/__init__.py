"""Mare Nostrum: Empires (Serge Laget, 2015), both editions. Rules: docs/rules/empires.md."""

from internum.core.boardfile import digest
from internum.core.rules import Game, Rules
from internum.games.empires.board import load, our_board
from internum.games.empires.options import EDITIONS, OPTIONS
from internum.games.empires.rules import EmpiresRules

RULES_VERSION = "1"


class EmpiresGame(Game):
    """Mare Nostrum: Empires, as it can be asked for."""

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        loaded = load(our_board() if board is None else board)
        return EmpiresRules(self, seats, settled, loaded, "" if board is None else digest(board))


GAME = EmpiresGame(
    "empires", "Mare Nostrum: Empires", range(3, 6), RULES_VERSION, OPTIONS, EDITIONS, clause_seats="E2.1"
)
