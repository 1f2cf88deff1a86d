"""Conquest of the Empire II (Glenn Drover, 2005). Rules: docs/rules/conquest.md."""

from internum.core.boardfile import digest
from internum.core.rules import Game, Rules
from internum.games.conquest.board import facts, load, our_board
from internum.games.conquest.options import OPTIONS
from internum.games.conquest.rules import ConquestRules

RULES_VERSION = "1"


class ConquestGame(Game):
    """Conquest of the Empire II, as it can be asked for."""

    def sources(self) -> list[tuple[str, str, str]]:
        return facts(our_board())

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        loaded = load(our_board() if board is None else board)
        return ConquestRules(self, seats, settled, loaded, "" if board is None else digest(board))


GAME = ConquestGame(
    "conquest", "Conquest of the Empire II", range(2, 7), RULES_VERSION, OPTIONS, clause_seats="C13.1"
)
