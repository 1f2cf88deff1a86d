"""One line of a log: what a side did, what chance answered, who may know it."""

from dataclasses import dataclass
from typing import Final, final

from internum.core.state import Told

START: Final = "start"  # the set-up, entry 0 of every log
MOVE: Final = "move"
UNDO: Final = "undo"
WITHDRAW: Final = "withdraw"
BACK: Final = "back"  # where undo ends, by agreement of all


@final
@dataclass(frozen=True)
class Result:
    """One result of chance."""

    text: str
    choice: int
    audience: int  # bits of the seats that know it


@final
@dataclass(frozen=True)
class Entry:
    """Never changed once it is in the log."""

    number: int  # its place in the log
    kind: str
    side: int  # who moved, withdrew, or made the move that is undone; NOBODY at the start
    seat: int  # who led that side then; -1: nobody
    text: str  # a move in full: head and every part, the forced ones too
    choices: list[int]
    back: int  # the first entry that an undo (of its seat) or a going back (of everybody) takes back; else 0
    audience: int  # bits of the seats that see more of the move than its verb
    results: list[Result]
    events: list[Told]
    hash: int  # of the state after it; tells small secrets, so it leaves no server before the end
