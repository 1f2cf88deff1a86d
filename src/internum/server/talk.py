"""What people say to each other at a table."""

import time

from internum.server import telling
from internum.server.errors import Refused
from internum.server.messages import Said, Say, to_json
from internum.server.store import Transaction
from internum.server.table import Eyes, Table, Ticket


async def say(table: Table, eyes: Eyes, message: Say, ticket: Ticket) -> int:
    """Say something to the table or to some seats."""
    async with table.lock:
        await table.load()
        known = table.answered(ticket)
        if known is not None:
            return known
        if message.seat < 0:
            if eyes.seats or message.to is not None:
                raise Refused("malformed", "seat -1 speaks for those who only watch, to all of them")
        else:
            table.holds(eyes, message.seat)
        if sum(part is not None for part in (message.text, message.phrase, message.show)) != 1:
            raise Refused("malformed", "one of text, phrase and show is said")
        for seat in message.to or []:
            if seat >= len(table.places):
                raise Refused("no_such_seat", f"there are seats 0 to {len(table.places) - 1}, not {seat}")
        said = Said(
            table.id,
            len(table.talk),
            message.seat,
            message.to,
            time.time(),
            message.text or "",
            message.phrase or "",
            message.params,
            message.show or [],
        )
        name = table.id

        def work(tx: Transaction) -> None:
            body = to_json(said).decode()
            tx.run(
                "INSERT INTO talk (table_id, n, seat, at, body) VALUES (?, ?, ?, ?, ?)",
                name,
                said.n,
                said.seat,
                said.at,
                body,
            )
            table.mark(tx, name)
            if ticket.id is not None:
                ticket.note(tx, name, table.seq)

        await table.store.do(work)
        table.talk.append(said)
        data = to_json(said)
        for listener, other in list(table.listeners.items()):
            if telling.hears(said, other):
                listener.send(data)
        return table.settled(ticket)
