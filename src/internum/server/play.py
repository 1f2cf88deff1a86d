"""Commands: played on the match, made durable, and only then told."""

import asyncio
import time

from internum.core.errors import InternumError
from internum.core.notation import parse, resolve
from internum.record.entry import Entry as LogEntry
from internum.record.match import Match
from internum.server import log, seats, telling
from internum.server.errors import Refused, refusal
from internum.server.messages import Proposed, to_json
from internum.server.reading import ending_text
from internum.server.store import Conflict, Row, Transaction
from internum.server.table import Eyes, Table, Ticket


async def do(
    table: Table,
    eyes: Eyes,
    side: int,
    seq: int,
    moves: list[list[int]] | None,
    text: str | None,
    ticket: Ticket,
) -> int:
    """A command of a person: one move, or a route of several."""
    async with table.lock:
        await table.load()
        known = table.answered(ticket)
        if known is not None:
            return known
        match = table.playing()
        seat = table.acting(match.state, eyes, side)
        await seats.touch(table, eyes, seat)
        _fresh(table, seq, seat)
        if (moves is None) == (text is None):
            raise Refused("malformed", "a command has either moves or text")
        try:
            route = [resolve(match.state, side, parse(table.rules, text))] if text else moves
            assert route is not None
            await play_route(table, match, side, route, ticket, carried=False)
        except InternumError as error:
            raise refusal(error) from error
        return table.settled(ticket)


async def play_for(table: Table, side: int, move: list[int], seq: int) -> bool:
    """A bot's move; False when the table has gone on without it."""
    async with table.lock:
        await table.load()
        if table.match is None or table.phase != "play" or table.seq != seq:
            return False
        await play_route(table, table.match, side, [move], None, carried=False)
        return True


async def carry_on(table: Table, side: int) -> None:
    """The next move of a halted route; a refusal ends it."""
    async with table.lock:
        await table.load()
        if table.match is None or table.phase != "play" or not table.match.state.asked(side):
            return
        route = table.routes.get(side)
        if not route:
            return
        try:
            await play_route(table, table.match, side, route, None, carried=True)
        except InternumError:
            await drop_route(table, side)


async def drop_route(table: Table, side: int) -> None:
    """End a halted route."""
    name = table.id
    await table.store.do(lambda tx: tx.run("DELETE FROM route WHERE table_id = ? AND side = ?", name, side))
    table.routes.pop(side, None)


async def play_route(
    table: Table, match: Match, side: int, route: list[list[int]], ticket: Ticket | None, carried: bool
) -> None:
    """Play the first move, and the next ones as long as the same side is asked again at once."""
    first = len(match.entries)
    made: list[tuple[LogEntry, Row]] = []
    rest = route
    quiet_before = telling.snapshot(table)
    while rest:
        try:
            entry = match.play(rest[0], side)
        except InternumError:
            if not made:
                raise
            rest = []  # a later move of the route is refused: it ends here
            break
        rest = rest[1:]
        row = log.row_of(entry, first, time.time(), carried)
        made.append((entry, row))
        if not match.state.asked(side) or match.state.over:
            break
    if match.state.over:
        rest = []
    await store_made(table, match, made, ticket, quiet_before, {side: rest})


async def undo(table: Table, eyes: Eyes, seat: int, to: int, seq: int, ticket: Ticket) -> int:
    """Take back a seat's own commands from entry `to` on."""
    async with table.lock:
        await table.load()
        known = table.answered(ticket)
        if known is not None:
            return known
        match = table.playing()
        table.holds(eyes, seat)
        await seats.touch(table, eyes, seat)
        _fresh(table, seq, seat)
        kept = telling.snapshot(table)
        try:
            entry = match.undo(seat, to or _last_command(table, match, seat))
        except InternumError as error:
            refused = refusal(error)
            raise Refused("nothing_to_undo", refused.message, refused.reasons) from error
        dropped: dict[int, list[list[int]]] = {
            side: [] for side in table.routes if match.state.seat(side) == seat
        }
        await store_made(table, match, [(entry, _single(table, entry))], ticket, kept, dropped)
        return table.settled(ticket)


def _last_command(table: Table, match: Match, seat: int) -> int:
    """The first entry of a seat's last command in effect."""
    line = set(match.line)
    for command in reversed(table.commands):
        if command.first in line and match.entries[command.first].seat == seat:
            return command.first
    return 0


async def withdraw(table: Table, eyes: Eyes, side: int, seq: int, ticket: Ticket) -> int:
    """Take back a sealed answer."""
    async with table.lock:
        await table.load()
        known = table.answered(ticket)
        if known is not None:
            return known
        match = table.playing()
        table.check_side(side)
        seat = match.state.seat(side)
        table.holds(eyes, seat)
        await seats.touch(table, eyes, seat)
        _fresh(table, seq, seat)
        kept = telling.snapshot(table)
        try:
            entry = match.withdraw(side)
        except InternumError as error:
            raise refusal(error) from error
        await store_made(table, match, [(entry, _single(table, entry))], ticket, kept, {})
        return table.settled(ticket)


def _single(table: Table, entry: LogEntry) -> Row:
    return log.row_of(entry, entry.number, time.time(), False)


async def store_made(
    table: Table,
    match: Match,
    made: list[tuple[LogEntry, Row]],
    ticket: Ticket | None,
    before: dict[int | None, list[int]],
    routes: dict[int, list[list[int]]],
) -> None:
    """Make entries durable, then tell everybody."""
    name = table.id
    now = time.time()
    over = match.state.over
    ending = ending_text(match)
    links: list[str] = []
    link = table.link
    for _, row in made:
        link = log.chained(link, row)
        links.append(link)
    number = made[-1][0].number
    stale_proposal = table.proposal is not None
    old_routes = {side for side in routes if table.routes.get(side)}

    def work(tx: Transaction) -> None:
        for (_, row), chained in zip(made, links):
            log.append(tx, name, row, chained)
        if ticket is not None and ticket.id is not None:
            ticket.note(tx, name, number)
        for side, rest in routes.items():
            if side in old_routes:
                tx.run("DELETE FROM route WHERE table_id = ? AND side = ?", name, side)
            if rest:
                body = to_json(rest).decode()
                tx.run("INSERT INTO route (table_id, side, moves) VALUES (?, ?, ?)", name, side, body)
        if over:
            tx.run(
                "UPDATE game_table SET phase = 'over', ended = ?, ending = ? WHERE id = ?", now, ending, name
            )
        if stale_proposal:
            tx.run("DELETE FROM proposal WHERE table_id = ?", name)
        table.mark(tx, name)

    table.prompts = {}
    composing = asyncio.create_task(telling.compose(table))  # while the rows go to the disk
    try:
        await table.store.do(work)
    except Conflict as error:  # another process has moved here, and this move is in memory alone
        table.forget()
        await telling.refresh(table)
        if ticket is not None and table.answered(ticket) is not None:
            return  # it was this very message
        raise Refused("stale", "the table has gone on elsewhere") from error
    except BaseException:
        table.forget()
        raise
    await composing
    table.link = link
    for entry, row in made:
        table.note(entry, row)
    for side, rest in routes.items():
        if rest:
            table.routes[side] = rest
        else:
            table.routes.pop(side, None)
    table.touched = now
    if over:
        table.phase, table.ended = "over", now
    telling.tell_moved(table, before)
    if stale_proposal:
        table.proposal = None
        telling.tell_all(table, Proposed(table.id, 0, None, []))
    if over:
        telling.tell_lobby(table)
    table.wake()


def _fresh(table: Table, seq: int, seat: int) -> None:
    """Refuse a command that was made before what has changed the question."""
    assert table.match is not None
    if seq > table.seq:
        raise Refused("stale", f"the log ends at entry {table.seq}, there is no entry {seq} yet")
    for command in reversed(table.commands):
        if command.last <= seq:
            return
        if not command.quiet or table.match.entries[command.last].seat == seat:
            raise Refused("stale", f"the table has gone on from entry {seq} to {table.seq}")


async def take_back(table: Table, eyes: Eyes, seat: int, to: int, answer: str, ticket: Ticket) -> int:
    """Propose to go back to before entry `to`, or answer such a proposal; all persons must agree."""
    async with table.lock:
        await table.load()
        known = table.answered(ticket)
        if known is not None:
            return known
        match = table.playing()
        table.holds(eyes, seat)
        await seats.touch(table, eyes, seat)
        persons = {i for i, place in enumerate(table.places) if place.kind == "person" and not place.stand_in}
        persons.add(seat)
        if answer == "propose":
            if to not in match.line or to not in {command.first for command in table.commands}:
                raise Refused("no_such_entry", f"entry {to} begins no command that is in effect")
            proposal = Proposed(table.id, to, seat, [seat])
        else:
            old = table.proposal
            if old is None or old.to != to:
                raise Refused("no_proposal", f"nobody proposes to go back to entry {to}")
            if answer == "refuse":
                await _keep_proposal(table, None, ticket)
                telling.tell_all(table, Proposed(table.id, to, None, []))
                return table.settled(ticket)
            proposal = Proposed(table.id, to, old.seat, sorted({*old.agreed, seat}))
        if not persons <= set(proposal.agreed):
            await _keep_proposal(table, proposal, ticket)
            telling.tell_all(table, proposal)
            return table.settled(ticket)
        before = telling.snapshot(table)
        entry = match.go_back(to)
        dropped: dict[int, list[list[int]]] = {side: [] for side in table.routes}
        await store_made(table, match, [(entry, _single(table, entry))], ticket, before, dropped)
        return table.settled(ticket)


async def _keep_proposal(table: Table, proposal: Proposed | None, ticket: Ticket) -> None:
    name, seq = table.id, table.seq

    def work(tx: Transaction) -> None:
        tx.run("DELETE FROM proposal WHERE table_id = ?", name)
        if proposal is not None:
            agreed = to_json(proposal.agreed).decode()
            tx.run(
                "INSERT INTO proposal (table_id, back, seat, agreed) VALUES (?, ?, ?, ?)",
                name,
                proposal.to,
                proposal.seat,
                agreed,
            )
        table.mark(tx, name)
        if ticket.id is not None:
            ticket.note(tx, name, seq)

    await table.store.do(work)
    table.proposal = proposal
