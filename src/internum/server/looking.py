"""What is asked and changes nothing: drafts, reasons, records, positions of the past, forks."""

import secrets
from typing import Final

from internum.core.chance import Rng
from internum.core.errors import InternumError
from internum.core.notation import parse, resolve
from internum.core.state import State
from internum.record.match import Match
from internum.record.position import position
from internum.record.replay import record_of
from internum.record.seat import seat_record
from internum.record.text import write
from internum.server import log, telling
from internum.server.audience import side_of, status_of, view_of
from internum.server.beside import beside
from internum.server.errors import Refused, reasons_of, refusal
from internum.server.lots import Lots
from internum.server.messages import Analysis, Asked, At, Entry, Guessed, Lobby, Offered, WhyNot
from internum.server.prompts import part_after, sendings_after
from internum.server.reading import record_of_rows
from internum.server.table import AT_ONCE, Eyes, Table, read_table
from internum.server.thinkers import Thinkers

PAGE: Final = 1000  # entries of the log in one answer


async def offers(table: Table, eyes: Eyes, side: int, draft: list[int], id: str | None) -> Offered:  # noqa: A002
    """What is open to a side after a draft of its own."""
    async with table.lock:
        await table.load()
        match = table.playing()
        table.acting(match.state, eyes, side)
        t = match.state.copy()
        try:
            for i, choice in enumerate(draft):
                if i and t.settled:
                    raise Refused("illegal", "the draft goes on after its end")
                t.play(choice, side)
        except InternumError as error:
            raise refusal(error) from error
        if draft and t.settled:
            part = sendings_after(match.state, side, draft)
            return Offered(id, table.id, side, draft, True, [], part)
        part = (sendings_after(match.state, side, draft) or part_after(t, side)) if draft else None
        return Offered(id, table.id, side, draft, False, t.legal(side), part)


async def why(table: Table, eyes: Eyes, side: int, move: list[int] | str, id: str | None) -> WhyNot:  # noqa: A002
    """Every reason against a move, as far as this seat's own knowledge goes."""
    async with table.lock:
        await table.load()
        match = table.playing()
        table.acting(match.state, eyes, side)
        s = match.state
        try:
            if isinstance(move, str):
                reasons = s.why_not(move, side)
                if reasons is not None:
                    return WhyNot(id, table.id, False, reasons_of(reasons))
                resolve(s, side, parse(table.rules, move))
            else:
                head, *rest = move
                if head not in s.legal(side):
                    if not 0 <= head < table.rules.choices:
                        raise Refused("malformed", f"there is no choice {head}")
                    return WhyNot(id, table.id, False, reasons_of(s.rules.refusal(s, head, side).reasons))
                s.copy().do(move, side) if rest else None
        except InternumError as error:
            refused = refusal(error)
            if refused.code != "illegal":
                raise refused from error
            return WhyNot(id, table.id, False, refused.reasons)
        return WhyNot(id, table.id, True, [])


async def guess(table: Table, eyes: Eyes, side: int, id: str | None) -> Guessed:  # noqa: A002
    """A position that may be the real one. The chance of it is ours: a client that chose it could compare."""
    async with table.lock:
        await table.load()
        s = table.playing().state
        table.acting(s, eyes, side)
        drawn = s.guess(side, Rng(secrets.randbits(62)))
        return Guessed(id, table.id, side, table.seq, list(drawn.v[: table.rules.layout.content]))


async def shown(table: Table, eyes: Eyes) -> Lobby:
    """The same for whoever asks once."""
    async with table.lock:
        await table.load()
        return telling.lobby(table, eyes)


async def record(table: Table, eyes: Eyes) -> str:
    """The record as text: a seat's while the game runs, the full one with its seed after the end."""
    async with table.lock:
        await table.load()
        names = {i: name for i, p in enumerate(table.places) if (name := p.name or p.bot)}
        if table.other:
            row, rows = await table.store.do(
                lambda tx: (read_table(tx, table.id)[0], log.rows_of(tx, table.id))
            )
            assert row is not None
            return write(record_of_rows(table.rules, row, rows, names, eyes.seat))
        if table.match is None:
            raise Refused("wrong_phase", "the game has not begun")
        if table.match.state.over:
            return write(record_of(table.match, names, publish=table.match.seed is not None))
        return write(seat_record(table.match, eyes.seat, names))


async def analysis(table: Table, eyes: Eyes, thinkers: Thinkers) -> Analysis:
    """A finished game looked back upon, worked out once."""
    if table.phase != "over":
        raise Refused("wrong_phase", "the game is not over")
    if table.analysis is None:
        table.analysis = await thinkers.analysis(table.rules.game.name, await record(table, eyes))
    if table.analysis is None:
        raise Refused("wrong_phase", "this game is too long to look back upon now")
    return table.analysis


async def entries(table: Table, eyes: Eyes, before: int) -> list[Entry]:
    """The log before an entry, as these eyes may read it: the nearest of it."""
    async with table.lock:
        await table.load()
        if table.match is None:
            raise Refused("wrong_phase", "the game has not begun")
        earlier = [command for command in table.commands if command.last < before]
        return [telling.entry_of(table, command, eyes.seat) for command in earlier[-PAGE:]]


async def fork(table: Table, eyes: Eyes, at: int, lots: Lots) -> Match:
    """A match of its own, with its own seed; of a running game with secrets from a guess of these eyes."""
    async with table.lock:
        await table.load()
        table.known()
        match = table.match
        if match is None:
            raise Refused("wrong_phase", "the game has not begun")
        if not 0 <= at <= table.seq:
            raise Refused("no_such_entry", f"the log has the entries 0 to {table.seq}, not {at}")
        seed = lots.seed(table.settings.title)
        if match.state.over or not table.rules.secrets:
            forked = await beside(match.fork, at, seed)
        else:
            then = await past(match, at)
            forked = await beside(as_guessed, then, table.board, eyes.seat, seed)
        if forked.state.over:
            raise Refused("no_such_entry", "the game is over there: fork from an earlier entry")
        return forked


def as_guessed(s: State, board: str | None, eyes: int | None, seed: bytes) -> Match:
    """A match that begins from a position as these eyes guess it, with a fresh seed and no log.

    What they know is as it was, what they cannot know is drawn anew from the seed. So the new match tells
    nothing of the old one but what they have seen.
    """
    side = None if eyes is None else side_of(s, eyes)
    guess = s.guess(side, Rng(int.from_bytes(seed[:4], "big")))
    return Match(s.rules, seed, board=board, position=position(guess).rstrip("\n"))


async def past(match: Match, at: int) -> State:
    """The position after an entry; far from all that is at hand it is found beside the loop."""
    if match.away(at) > AT_ONCE:
        return await beside(match.at, at)
    return match.at(at)


async def to_advise(table: Table, eyes: Eyes, side: int, at: int | None) -> State:
    """Where a side is to be advised: its own table now, or any moment of a game that is over."""
    async with table.lock:
        await table.load()
        if at is None:
            s = table.playing().state
            table.holds(eyes, s.seat(side) if 0 <= side < len(s.rules.sides.words) else -1)
        else:
            table.known()
            if table.match is None or table.phase != "over":
                raise Refused("wrong_phase", "the past of a running game is not advised upon")
            if not 0 <= at <= table.seq:
                raise Refused("no_such_entry", f"the log has the entries 0 to {table.seq}, not {at}")
            s = await past(table.match, at)
        if not s.asked(side):
            raise Refused("illegal", "this side is not asked")
        return s


async def state_at(table: Table, eyes: Eyes, at: int) -> At:
    """The position after an entry, as these eyes saw it then."""
    async with table.lock:
        await table.load()
        table.known()
        match = table.match
        if match is None:
            raise Refused("wrong_phase", "the game has not begun")
        command = next((c for c in table.commands if c.first <= at <= c.last), None)
        if command is None:
            raise Refused("no_such_entry", f"the log has the entries 0 to {table.seq}, not {at}")
        then = await past(match, at)
        status = status_of(then, {})
        status.asked = [Asked(one.side, one.seat, command.at) for one in status.asked]
        return At(table.id, at, view_of(then, eyes.seat), telling.entry_of(table, command, eyes.seat), status)
