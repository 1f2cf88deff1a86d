"""Rows of slots in which every value has its place: turn orders, lots, seats."""

from internum.core.state import State


def make_way(s: State, at: int, usual: list[int], given: set[int]) -> None:
    """Where a written row says a value too often, one that was not given makes way for what is missing."""
    row = list(s.v[at : at + len(usual)])
    missing = [value for value in dict.fromkeys(usual) for _ in range(usual.count(value) - row.count(value))]
    for i, value in enumerate(usual):
        if missing and row[i] == value and at + i not in given and row.count(value) > usual.count(value):
            row[i] = missing.pop(0)
            s.v[at + i] = row[i]


def too_often(s: State, at: int, usual: list[int]) -> list[int]:
    """The values, but for none, that stand in a row more often than they can."""
    row = list(s.v[at : at + len(usual)])
    return [value for value in dict.fromkeys(row) if value and row.count(value) > max(1, usual.count(value))]
