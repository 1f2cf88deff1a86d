"""What a table tells: the whole picture to who comes, changes to who is there, to each what they may know."""

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import msgspec.structs

from internum.core.rules import Rules
from internum.core.slots import SP
from internum.server.audience import changes, entry_for, insight_of, status_of, view_of
from internum.server.errors import reasons_of
from internum.server.messages import (
    Entry,
    Have,
    InsightNow,
    Lobby,
    LobbyNow,
    LobbySeat,
    Mine,
    Missed,
    Presence,
    PresentSeat,
    Prompt,
    Said,
    to_json,
)
from internum.server.messages import Table as TableFrame
from internum.server.prompts import prompt_of
from internum.server.table import (
    COUNT_AFTER,
    MISSED,
    RECENT,
    Command,
    Eyes,
    Listener,
    Table,
    read_table,
)


class _Moved(msgspec.Struct, tag_field="t", tag="moved"):
    """`Moved` with the parts that many see alike, encoded once."""

    table: str
    seq: int
    entry: Entry
    changes: msgspec.Raw
    prompts: list[Prompt]
    mine: list[Mine]
    status: msgspec.Raw


def snapshot(table: Table) -> dict[int | None, list[int]]:
    """What everybody who listens sees now, to tell them later what has changed."""
    assert table.match is not None
    s = table.match.state
    for listener in table.listeners.values():
        if listener.seat not in table.views:
            table.views[listener.seat] = view_of(s, listener.seat)
    return table.views


def tell_all(table: Table, frame: Any) -> None:
    """The same frame to everybody."""
    data = to_json(frame)
    for listener in list(table.listeners):
        listener.send(data)


def tell_lobby(table: Table) -> None:
    """How the table stands, to each as it is theirs."""
    for listener, eyes in list(table.listeners.items()):
        listener.send(to_json(LobbyNow(table.id, lobby(table, eyes))))


def tell_presence(table: Table, nudged: int | None = None) -> None:
    """Who is here."""
    tell_all(table, presence(table, nudged))


def tell_moved(table: Table, before: dict[int | None, list[int]]) -> None:
    assert table.match is not None
    match = table.match
    command = table.commands[-1]
    entries = match.entries[command.first : command.last + 1]
    status = msgspec.Raw(to_json(status_of(match.state, table.asked_since)))
    views: dict[int | None, list[int]] = {}
    frames: dict[tuple[int | None, frozenset[int]], bytes] = {}
    open_rules = not table.rules.secrets
    shared: list[int] | None = None
    changed: dict[int | None, msgspec.Raw] = {}
    for listener, eyes in list(table.listeners.items()):
        kind = (eyes.seat, eyes.seats)
        if kind not in frames:
            seat = eyes.seat
            if seat not in views:
                if open_rules and shared is not None:
                    views[seat] = shared
                    changed[seat] = next(iter(changed.values()))
                else:
                    views[seat] = shared = view_of(match.state, seat)
                    changed[seat] = msgspec.Raw(to_json(changes(before[seat], shared)))
            entry = entry_for(table.rules, entries, seat, command.at, command.carried)
            frame = _Moved(
                table.id,
                table.seq,
                entry,
                changed[seat],
                prompts_for(table, eyes.seats),
                mine(table, eyes.seats),
                status,
            )
            frames[kind] = to_json(frame)
        listener.send(frames[kind])
    table.views = views
    if table.counting is None and any(eyes.insight for eyes in table.listeners.values()):
        table.counting = asyncio.get_running_loop().create_task(_count(table))


async def _count(table: Table) -> None:
    """Send derived numbers a moment later: moves that follow fast on each other need them once."""
    await asyncio.sleep(COUNT_AFTER)
    async with table.lock:
        table.counting = None
        if table.match is None:
            return
        told: dict[int | None, bytes] = {}
        for listener, eyes in list(table.listeners.items()):
            if eyes.insight:
                seat = eyes.seat if table.rules.secrets else None
                if seat not in told:
                    s = table.match.state
                    numbers = await table.costs.carry_out("insight", partial(insight_of, s, seat))
                    if numbers is None:
                        return
                    told[seat] = to_json(InsightNow(table.id, table.seq, numbers))
                    await asyncio.sleep(0)  # others may have their turn between
                listener.send(told[seat])


async def compose(table: Table) -> None:
    """Make the prompts of all who are here and asked, to be at hand when they are told."""
    assert table.match is not None
    s, prompts = table.match.state, table.prompts
    here = frozenset[int]().union(*(eyes.seats for eyes in table.listeners.values()))
    sides = [side for side in s.actors if s.seat(side) in here and side not in prompts]
    if sides:
        made = await table.costs.carry_out(s.v[s.v[SP]], lambda: {side: prompt_of(s, side) for side in sides})
        prompts.update(made)


def prompts_for(table: Table, seats: frozenset[int]) -> list[Prompt]:
    """The prompts of every side that these seats must answer."""
    if table.match is None or not seats or table.phase != "play":
        return []
    s = table.match.state
    out: list[Prompt] = []
    for side in s.actors:
        if s.seat(side) in seats:
            if side not in table.prompts:
                table.prompts[side] = prompt_of(s, side)
            prompt = table.prompts[side]
            halted = bool(table.routes.get(side))
            out.append(msgspec.structs.replace(prompt, route="halted") if halted else prompt)
    return out


def mine(table: Table, seats: frozenset[int]) -> list[Mine]:
    """What these seats can take back."""
    if table.match is None or table.phase != "play":
        return []
    starts = {command.first for command in table.commands[-RECENT:]}
    out: list[Mine] = []
    for seat in sorted(seats):
        points = [n for n in table.match.undo_points(seat) if n in starts]
        reason = None if points else table.match.why_no_undo(seat)
        out.append(Mine(seat, points, None if reason is None else reasons_of([reason])[0]))
    return out


def frame(table: Table, eyes: Eyes, id: str | None = None) -> TableFrame:  # noqa: A002
    """The whole picture."""
    match = table.match
    view: list[int] = []
    entries: list[Entry] = []
    status = None
    if match is not None:
        view = view_of(match.state, eyes.seat)
        table.views.setdefault(eyes.seat, view)
        entries = [entry_of(table, command, eyes.seat) for command in table.commands[-RECENT:]]
        status = status_of(match.state, table.asked_since)
    return TableFrame(
        table.id,
        lobby(table, eyes),
        table.books.digest(table.rules),
        table.seq,
        eyes.seat,
        view,
        prompts_for(table, eyes.seats),
        mine(table, eyes.seats),
        status,
        entries,
        [said for said in table.talk[-RECENT:] if hears(said, eyes)],
        insight_of(match.state, eyes.seat) if match is not None and eyes.insight else None,
        table.proposal,
        time.time(),
        id,
    )


def missed(table: Table, eyes: Eyes, have: Have, id: str | None) -> Missed | None:  # noqa: A002
    """What has changed since the picture that a client has; None: it needs the whole one."""
    match = table.match
    if match is None or have.seat != eyes.seat or have.rules != table.books.digest(table.rules):
        return None
    later: list[Command] = []
    for command in reversed(table.commands[-MISSED:]):
        if command.last <= have.seq:
            break
        later.insert(0, command)
    else:
        return None  # too much, or the table has never been where the client says
    if command.last != have.seq or match.away(have.seq) > MISSED:
        return None
    view = view_of(match.state, eyes.seat)
    table.views.setdefault(eyes.seat, view)
    return Missed(
        table.id,
        lobby(table, eyes),
        have.seq,
        table.seq,
        eyes.seat,
        changes(view_of(match.at(have.seq), eyes.seat), view),
        prompts_for(table, eyes.seats),
        mine(table, eyes.seats),
        status_of(match.state, table.asked_since),
        [entry_of(table, command, eyes.seat) for command in later],
        [said for said in table.talk[have.said :] if hears(said, eyes)],
        insight_of(match.state, eyes.seat) if eyes.insight else None,
        table.proposal,
        time.time(),
        id,
    )


def entry_of(table: Table, command: Command, eyes: int | None) -> Entry:
    assert table.match is not None
    entries = table.match.entries[command.first : command.last + 1]
    return entry_for(table.rules, entries, eyes, command.at, command.carried)


def hears(said: Said, eyes: Eyes) -> bool:
    if said.seat < 0:  # spectators talk apart: what they see together is no advice to a player
        return not eyes.seats
    return said.to is None or said.seat in eyes.seats or any(seat in eyes.seats for seat in said.to)


def presence(table: Table, nudged: int | None = None) -> Presence:
    """Who is here."""
    seats = [
        PresentSeat(i, table.present(i), place.since, place.bot, place.stand_in)
        for i, place in enumerate(table.places)
    ]
    watching = sum(1 for eyes in table.listeners.values() if not eyes.seats)
    return Presence(table.id, seats, watching, nudged)


def lobby(table: Table, eyes: Eyes) -> Lobby:
    """The table as a link shows it."""
    game = table.rules.game
    edition, changed = nearest_edition(table.rules)
    over = table.phase == "over"
    return Lobby(
        table.id,
        game.name,
        game.title,
        table.phase,
        edition,
        table.rules.options,
        changed,
        table.rules.board_digest,
        [
            LobbySeat(i, p.kind, p.name, p.bot, p.stand_in, table.present(i), p.since)
            for i, p in enumerate(table.places)
        ],
        table.settings,
        30 * table.rules.seats,
        table.books.digest(table.rules),
        table.seq,
        eyes.host,
        sorted(eyes.seats),
        table.created,
        table.started,
        table.ended,
        table.commitment,
        table.seed.hex() if over and table.seed is not None else None,
        table.fork_of,
    )


async def listen(
    table: Table,
    listener: Listener,
    eyes: Eyes,
    id: str | None,  # noqa: A002
    have: Have | None = None,
) -> None:
    """Tell a listener how things stand, or what it has missed, and from now on what happens."""
    async with table.lock:
        await table.load()
        table.known()
        here = {seat for seat in eyes.seats if not table.present(seat)}
        for seat in here:
            table.places[seat].since = time.time()
        table.listeners[listener] = eyes
        if table.phase == "play" and table.match is not None:
            await compose(table)
        rest = None if have is None else missed(table, eyes, have, id)
        listener.send(to_json(rest or frame(table, eyes, id)))
        tell_presence(table)
        table.wake()


def leave(table: Table, listener: Listener) -> None:
    """A listener has gone."""
    eyes = table.listeners.pop(listener, None)
    if eyes is None:
        return
    for seat in eyes.seats:
        if not table.present(seat):
            table.places[seat].since = time.time()
    table.used = time.monotonic()
    with suppress(RuntimeError):
        tell_presence(table)


def nearest_edition(rules: Rules) -> tuple[str, dict[str, str]]:
    """The edition that differs least, and what differs from it; without editions, from the defaults."""
    game = rules.game
    defaults = {option.name: option.default for option in game.options}
    named = {name: {**defaults, **values} for name, values in game.editions.items()} or {"": defaults}
    best = min(named, key=lambda name: sum(rules.options[n] != value for n, value in named[name].items()))
    return best, {n: v for n, v in rules.options.items() if named[best][n] != v}


async def refresh(table: Table) -> None:
    """Another process has changed this table: look again, tell everybody. The caller holds the lock."""
    name = table.id
    row, seats = await table.store.do(lambda tx: read_table(tx, name))
    if row is None:  # it has been removed
        table.phase = "closed"
        tell_lobby(table)
        return
    was = {i: place.key for i, place in enumerate(table.places)}
    seq, said = max(table.seq, 0), len(table.talk)
    table.describe(row, seats)
    await table.look_again()
    if table.match is not None and table.phase == "play":
        await compose(table)
    gone = {i for i, place in enumerate(table.places) if was.get(i) != place.key}
    for listener, eyes in list(table.listeners.items()):
        left = eyes.seats - gone
        look = eyes.seat if eyes.seat in left else min(left, default=None)
        table.listeners[listener] = now = replace(eyes, seat=look, seats=left)
        had = Have(table.books.digest(table.rules), seq, eyes.seat, said)
        listener.send(to_json(missed(table, now, had, None) or frame(table, now)))
    table.wake()
