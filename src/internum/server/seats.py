"""Who sits where: joining, the host's changes, the start; resigning and standing in during the game."""

import time
from dataclasses import replace
from typing import Literal

from internum.record.match import Match
from internum.server import log, telling
from internum.server.errors import Refused
from internum.server.ids import digest, key
from internum.server.limits import Bucket
from internum.server.lots import Lots
from internum.server.messages import to_json
from internum.server.store import Transaction
from internum.server.table import DEFAULT_BOT, NUDGE, Eyes, Place, Table, Ticket, called


async def start(table: Table, lots: Lots) -> None:
    """Draw the seed, commit to it, set the game up. Open seats become bots; latecomers take them."""
    async with table.lock:
        await table.load()
        if table.phase != "lobby":
            raise Refused("wrong_phase", f"this table is not in the lobby but {table.phase}")
        seed = lots.seed(table.settings.title)
        match = Match(table.rules, seed, board=table.board)
        now = time.time()
        row = log.row_of(match.entries[0], 0, now, False)
        link = log.chained(log.genesis(table.id), row)
        filled = [i for i, place in enumerate(table.places) if place.kind == "open"]
        name = table.id

        def work(tx: Transaction) -> None:
            for i in filled:
                tx.run(
                    "UPDATE seat SET kind = 'bot', bot = ? WHERE table_id = ? AND seat = ?",
                    DEFAULT_BOT,
                    name,
                    i,
                )
            log.append(tx, name, row, link)
            tx.run(
                "UPDATE game_table SET phase = 'play', started = ?, seed = ?, commitment = ?, touched = ?,"
                " rules = ? WHERE id = ?",
                now,
                seed.hex(),
                match.commitment,
                now,
                table.rules.game.version,
                name,
            )
            table.mark(tx, name)

        await table.store.do(work)
        for i in filled:
            table.places[i].kind, table.places[i].bot = "bot", DEFAULT_BOT
        table.phase, table.started, table.seed, table.commitment = "play", now, seed, match.commitment
        table.match, table.link = match, link
        table.note(match.entries[0], row)
        for listener, eyes in list(table.listeners.items()):
            listener.send(to_json(telling.frame(table, eyes)))
        table.wake()


async def sit(
    table: Table, seat: int | None, name: str, owners: list[str], agreed: bool = False
) -> tuple[int, str]:
    """Take a seat: an open one, or after the start a bot's; where games enter a corpus, by agreement only."""
    async with table.lock:
        await table.load()
        table.known()
        if table.settings.corpus and not agreed:
            raise Refused(
                "not_agreed", "the finished game may enter a corpus: agree to that, or sit elsewhere"
            )
        if table.phase not in ("lobby", "play"):
            raise Refused("wrong_phase", f"nobody can join a table that is {table.phase}")
        if seat is None:
            free = [i for i in range(len(table.places)) if _free(table, i)]
            if not free:
                raise Refused("seat_taken", "there is no free seat")
            seat = min(free, key=lambda i: table.places[i].kind != "open")
        if not 0 <= seat < len(table.places):
            raise Refused("no_such_seat", f"there are seats 0 to {len(table.places) - 1}, not {seat}")
        if not _free(table, seat):
            raise Refused("seat_taken", f"seat {seat} is taken")
        secret = key()
        place = Place("person", called(name, seat), key=digest(secret))
        await set_seat(table, seat, place, owners)
        return seat, secret


def _free(table: Table, seat: int) -> bool:
    kind = table.places[seat].kind
    return kind == "open" or (kind == "bot" and table.phase == "play" and table.settings.latecomers)


async def change(table: Table, seat: int, what: str, bot: str, owners: list[str]) -> str | None:
    """What the host does with a seat; the key where a new one is made."""
    async with table.lock:
        await table.load()
        if not 0 <= seat < len(table.places):
            raise Refused("no_such_seat", f"there are seats 0 to {len(table.places) - 1}, not {seat}")
        if table.phase not in ("lobby", "play"):
            raise Refused("wrong_phase", f"this table is {table.phase}")
        old = table.places[seat]
        if what == "reissue":
            if old.kind != "person":
                raise Refused("not_open", f"nobody sits in seat {seat}")
            secret = key()
            await set_seat(table, seat, Place("person", old.name, old.bot, old.stand_in, digest(secret)), [])
            return secret
        if what == "me":
            if not _free(table, seat):
                raise Refused("seat_taken", f"seat {seat} is taken")
            secret = key()
            await set_seat(table, seat, Place("person", f"Guest {seat + 1}", key=digest(secret)), owners)
            return secret
        if what == "open" and table.phase == "play":
            raise Refused("wrong_phase", "in play a seat is a person's or a bot's; latecomers take a bot's")
        if what == "remove" and old.kind != "person":
            raise Refused("not_open", f"nobody sits in seat {seat}")
        kind: Literal["open", "bot"] = (
            "bot" if what == "bot" or (what == "remove" and table.phase == "play") else "open"
        )
        await set_seat(table, seat, Place(kind, bot=(bot or DEFAULT_BOT) if kind == "bot" else ""), [])
        return None


async def set_seat(table: Table, seat: int, place: Place, owners: list[str] | None) -> None:
    """Change who holds a seat. `owners` hold it from now on, alone; None: those who did."""
    name = table.id

    def work(tx: Transaction) -> None:
        tx.run(
            "UPDATE seat SET kind = ?, name = ?, bot = ?, stand_in = ?, key = ?"
            " WHERE table_id = ? AND seat = ?",
            place.kind,
            place.name,
            place.bot,
            int(place.stand_in),
            place.key,
            name,
            seat,
        )
        table.mark(tx, name)
        if owners is not None:
            tx.run("DELETE FROM holding WHERE table_id = ? AND seat = ?", name, seat)
            for owner in owners:
                tx.run("INSERT INTO holding (owner, table_id, seat) VALUES (?, ?, ?)", owner, name, seat)

    await table.store.do(work)
    table.places[seat] = place
    if owners is not None:
        for listener, eyes in list(table.listeners.items()):
            if seat in eyes.seats:
                left = eyes.seats - {seat}
                now = replace(
                    eyes, seat=eyes.seat if eyes.seat != seat else min(left, default=None), seats=left
                )
                table.listeners[listener] = now
                listener.send(to_json(telling.frame(table, now)))
    telling.tell_lobby(table)
    table.wake()


async def touch(table: Table, eyes: Eyes, seat: int) -> None:
    """A person acts for a seat: a bot that stood in hands it back. The caller holds the lock."""
    if seat in eyes.seats and table.places[seat].stand_in:
        await set_stand_in(table, seat, "")


async def in_play(table: Table, eyes: Eyes, seat: int, what: str, ticket: Ticket) -> int:
    """Resign, ask a bot to stand in for somebody away, take the seat back, or nudge who is waited for."""
    async with table.lock:
        await table.load()
        known = table.answered(ticket)
        if known is not None:
            return known
        match = table.playing()
        if not 0 <= seat < len(table.places):
            raise Refused("no_such_seat", f"there are seats 0 to {len(table.places) - 1}, not {seat}")
        place = table.places[seat]
        if what == "resign":
            table.holds(eyes, seat)
            await set_seat(table, seat, Place("bot", bot=DEFAULT_BOT), [])
        elif what == "back":
            table.holds(eyes, seat)
            await touch(table, eyes, seat)
        elif not eyes.seats:
            raise Refused("no_key", "only who sits at the table can do this")
        elif place.kind != "person":
            raise Refused("not_open", f"nobody sits in seat {seat}")
        elif what == "stand_in":
            away = time.time() - place.since
            if table.present(seat) or away < table.settings.away_after:
                raise Refused(
                    "not_away",
                    "this seat is not away for long enough",
                    None,
                    table.settings.away_after - away,
                )
            await set_stand_in(table, seat, DEFAULT_BOT)
        else:
            if seat not in {match.state.seat(side) for side in match.state.actors}:
                raise Refused("not_away", f"nobody waits for seat {seat}")
            wait = table.nudges.setdefault(seat, Bucket(1 / NUDGE, 1.0)).take(1.0)
            if wait:
                raise Refused("too_many", "this seat has just been nudged", retry_after=wait)
            telling.tell_presence(table, seat)
        if ticket.id is not None:
            seq, name = table.seq, table.id
            await table.store.do(lambda tx: ticket.note(tx, name, seq))
        return table.settled(ticket)


async def set_stand_in(table: Table, seat: int, bot: str) -> None:
    old = table.places[seat]
    await set_seat(table, seat, Place("person", old.name, bot, bool(bot), old.key, old.since), None)
