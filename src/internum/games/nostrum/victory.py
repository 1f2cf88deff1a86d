"""How the game is won (chapter 1); there is no other end, and nobody drops out (N1.3)."""

from typing import Final

from internum.core.layout import Domain
from internum.core.slots import WON as GAME_WON
from internum.core.state import State
from internum.games.nostrum import events
from internum.games.nostrum.state import COUNT, WON
from internum.games.nostrum.table import Table

WAYS: Final = Domain("way", ["by_pyramids", "by_cards"])
BY_PYRAMIDS: Final = 0
BY_CARDS: Final = 1


def bought(s: State, table: Table, side: int, card: int) -> None:
    """N1.1, N1.2 The game ends at once with the Pyramids or the last card that is needed."""
    if card == table.pyramids:
        win(s, side, BY_PYRAMIDS)
    elif s.v[COUNT + side] >= table.cards_to_win:
        win(s, side, BY_CARDS)


def win(s: State, side: int, way: int) -> None:
    """This player has won alone."""
    s.v[WON + side] = 1
    s.tell(events.WON_GAME, side, way)
    s.end(GAME_WON)
