"""The record that one seat may read while the game runs: secrets as `?`, no seed, no hashes."""

from internum.core.errors import Unknown
from internum.core.rules import Rules
from internum.core.slots import BITS
from internum.core.verb import EVERYBODY
from internum.record.entry import Entry
from internum.record.match import Match
from internum.record.replay import frame, line_of
from internum.record.text import SPECTATOR, Record


def seat_record(match: Match, seat: int | None, names: dict[int, str] | None = None) -> Record:
    """What a seat, or with None a spectator, may know of the log."""
    if seat is not None and not 0 <= seat < match.rules.seats:
        raise Unknown(f"there are seats 0 to {match.rules.seats - 1}, not {seat}")
    record = frame(match, names)
    record.seen_by = SPECTATOR if seat is None else f"seat {seat}"
    for entry in match.entries:
        line = line_of(match, entry)
        if entry.choices:
            line.move = seen_move(match.rules, entry, seat)
        line.results = [
            result.text if sees(result.audience, seat) else veiled(match.rules, result.choice)
            for result in entry.results
        ]
        record.lines.append(line)
    return record


def seen_move(rules: Rules, entry: Entry, seat: int | None) -> str:
    """A move of the log as a seat reads it."""
    return entry.text if sees(entry.audience, seat) else veiled(rules, entry.choices[0])


def veiled(rules: Rules, choice: int) -> str:
    """A move of which only the verb is known: one `?` a parameter, and one for all parts it may have.

    How many parts there are would tell something, so it is not shown.
    """
    verb = rules.verbs[rules.verb_of[choice]]
    text = " ".join([verb.word, *("?" for _ in verb.params)])
    return f"{text} : ?" if verb.parts else text


def sees(audience: int, seat: int | None) -> bool:
    """Do these bits of seats hold this one? A spectator sees what everybody sees, also those at no table."""
    if seat is None:
        return audience & EVERYBODY == EVERYBODY
    return audience & BITS[seat] != 0
