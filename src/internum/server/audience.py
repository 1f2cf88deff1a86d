"""What each pair of eyes may see: its view, what changed in it, its reading of the log.

Eyes are a seat's, or a spectator's (None), who knows least. Everything that leaves a running game goes
through here or through `prompts`.
"""

from typing import Final

from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import OVER, ROUND, SP
from internum.core.state import State
from internum.record.entry import Entry as LogEntry
from internum.record.seat import seen_move, sees, veiled
from internum.server.messages import Asked, Entry, Status

RUN: Final = 64  # slots compared at once


def side_of(s: State, seat: int) -> int | None:
    """A side that this seat leads; None when it leads none just now."""
    return s.side_of(seat)


def view_of(s: State, eyes: int | None) -> list[int]:
    """The slots as these eyes see them."""
    return s.view(None if eyes is None else side_of(s, eyes))


def changes(before: list[int], after: list[int]) -> list[int]:
    """Slot and value of every slot that differs, flat."""
    out: list[int] = []
    for at in range(0, len(after), RUN):
        old = before[at : at + RUN]
        new = after[at : at + RUN]
        if old != new:
            for i, value in enumerate(new):
                if value != old[i]:
                    out.append(at + i)
                    out.append(value)
    return out


def entry_for(rules: Rules, command: list[LogEntry], eyes: int | None, at: float, carried: bool) -> Entry:
    """One command of the log, with all the entries it unfolds to."""
    head = command[0]
    texts: list[str] = []
    moves: list[list[int]] = []
    results: list[str] = []
    events: list[list[int]] = []
    for entry in command:
        if entry.choices:
            texts.append(seen_move(rules, entry, eyes))
            if entry.seat == eyes:
                moves.append(entry.choices)
            elif sees(entry.audience, eyes):  # its parts stand in the text: if they were forced, is a secret
                moves.append(entry.choices[:1])
        for result in entry.results:
            known = sees(result.audience, eyes)
            results.append(head_text(rules, result.choice) if known else veiled(rules, result.choice))
        events += [list(told[:5]) for told in entry.events if sees(told[5], eyes)]
    return Entry(
        command[-1].number,
        head.number,
        head.kind,  # type: ignore[arg-type]
        head.side,
        head.seat,
        at,
        "; ".join(texts),
        moves,
        results,
        events,
        head.back,
        carried,
    )


def move_text(s: State, side: int, choices: list[int]) -> str:
    """A whole move in notation, before it is made."""
    trial = s.copy()
    trial.filled = []
    for choice in choices:
        trial.push(choice, side)
    return " : ".join([head_text(s.rules, choices[0]), *trial.filled])


def status_of(s: State, since: dict[int, float]) -> Status:
    """How the game stands, for everybody."""
    rules = s.rules
    over = rules.layout.region("over")
    step = s.v[s.v[SP]] - 1 if s.v[SP] else -1
    return Status(
        s.over,
        int(s.v[ROUND]),
        [Asked(side, s.seat(side), since.get(side, 0.0)) for side in s.actors],
        s.scores,
        s.returns,
        over.word(s.v[OVER]) if s.over else "",
        step,
        rules.steps[step].clause if step >= 0 else rules.clause_end,
        sealed_sides(s),
    )


def insight_of(s: State, eyes: int | None) -> dict[str, object] | None:
    """What people count in their heads, from this view alone; None where the game has no such numbers."""
    found = s.rules.insight(view_of(s, eyes))
    return found.plain() if found.sides or found.lenses else None


def sealed_sides(s: State) -> list[int]:
    """The sides whose answers lie sealed and can be withdrawn."""
    if not s.v[SP]:
        return []
    bits = s.rules.steps[s.v[s.v[SP]] - 1].sealed(s)
    return [side for side in range(len(s.rules.sides.words)) if bits >> (side + 1) & 1]
