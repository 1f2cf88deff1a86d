"""Games of a version of their rules that this server does not have: they cannot be played on, but be read.

Nothing is played again here: moves and results of chance stand as text in the rows of the log. Who may know
what of them only the engine of that version could tell. So while such a game has not ended, a seat reads its
own moves in full, and of all others and of chance the first word, unless the rules hide nothing.
"""

from typing import Final

import msgspec

from internum.core.rules import Rules
from internum.record.entry import BACK, MOVE, UNDO
from internum.record.match import Match
from internum.record.replay import ending_of
from internum.record.text import SPECTATOR, Ending, Line, Record
from internum.server.errors import Refused
from internum.server.store import Row

ALL: Final = -2  # the eyes that see everything: of the host's own export


def other_rules(version: str, rules: Rules) -> Refused:
    """Why a game cannot be opened."""
    return Refused(
        "other_rules",
        f"this game has version {version} of the rules of {rules.game.title}, this server has version"
        f" {rules.game.version}: it cannot be played on here, but its record can be read",
    )


def record_of_rows(
    rules: Rules, row: Row, rows: list[Row], names: dict[int, str], eyes: int | None = ALL
) -> Record:
    """The record of a table as these eyes may read it, from its rows alone."""
    over = row[6] == "over"
    whole = over or eyes == ALL
    record = Record(
        rules.game.name,
        row[13],
        row[2],
        dict(msgspec.json.decode(row[3])),
        rules.board_digest,
        [],
        board_text=row[4],
        commitment=row[15],
        forked=row[16],
        names=names,
    )
    if whole:
        record.position = row[18]
    else:
        record.seen_by = SPECTATOR if eyes is None else f"seat {eyes}"
    if over and row[19] is not None:
        how, returns, scores = msgspec.json.decode(row[19])
        record.ending = Ending(how, [float(share) for share in returns], scores)
        record.seed = None if row[14] is None else bytes.fromhex(row[14])
    for _, _, kind, side, seat, _, text, _, results, back, *_ in rows:
        given: list[str] = msgspec.json.decode(results)
        shown = whole or not rules.secrets
        if not shown:
            given = [_veiled(result) for result in given]
        word = rules.side_name(side)
        if kind == MOVE:
            move = text if shown or seat == eyes else _veiled(text)
            record.lines.append(Line(MOVE, side=word, move=move, results=given))
        elif kind in (UNDO, BACK):
            record.lines.append(Line(kind, back=back))
        else:
            record.lines.append(Line(kind, side="" if not record.lines else word, results=given))
    return record


def ending_text(match: Match) -> str | None:
    """How a match ended, as it is stored; None while it is in play."""
    ending = ending_of(match)
    if ending is None:
        return None
    return msgspec.json.encode([ending.how, ending.returns, ending.scores]).decode()


def _veiled(text: str) -> str:
    """A move or result of which only the first word is told."""
    return f"{text.partition(' ')[0]} ?"
