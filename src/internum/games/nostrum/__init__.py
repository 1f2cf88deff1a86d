"""Mare Nostrum (Serge Laget, 2003), the first edition. Rules: docs/rules/nostrum.md."""

from internum.core.boardfile import digest
from internum.core.rules import Game, Rules
from internum.games.nostrum.board import facts, load, our_board
from internum.games.nostrum.options import OPTIONS
from internum.games.nostrum.rules import NostrumRules

RULES_VERSION = "1"


class NostrumGame(Game):
    """Mare Nostrum (2003), as it can be asked for."""

    def sources(self) -> list[tuple[str, str, str]]:
        return facts(our_board())

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        loaded = load(our_board() if board is None else board)
        return NostrumRules(self, seats, settled, loaded, "" if board is None else digest(board))


GAME = NostrumGame(
    "nostrum", "Mare Nostrum (2003)", range(3, 6), RULES_VERSION, OPTIONS, clause_seats="N4.1.1"
)
