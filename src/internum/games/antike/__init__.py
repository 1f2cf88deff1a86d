"""Antike (Mac Gerdts, 2005), both sides of the board and all variants. Rules: docs/rules/antike.md."""

from internum.core.boardfile import digest
from internum.core.errors import InternumError
from internum.core.rules import Game, Rules
from internum.games.antike.board import load, our_board
from internum.games.antike.options import OPTIONS, check_together
from internum.games.antike.rules import AntikeRules

RULES_VERSION = "1"


class AntikeGame(Game):
    """Antike, as it can be asked for."""

    def make(self, seats: int, settled: dict[str, str], board: str | None) -> Rules:
        check_together(seats, settled)
        text = our_board() if board is None else board
        side = load(text, settled["board"])
        nations = 4 if seats == 2 else seats
        if settled["two_player_free_setup"] == "false" and nations not in side.start:
            raise InternumError(f"this board has no start cities for {nations} nations")
        return AntikeRules(self, seats, settled, side, digest(text))


GAME = AntikeGame("antike", "Antike", range(2, 7), RULES_VERSION, OPTIONS, clause_seats="A3.1")
