"""Rows of slots in which every value has its place."""

import proving_written
import pytest

from internum.core.rows import make_way, too_often


@pytest.mark.parametrize(
    ("usual", "row", "given", "after"),
    [
        ([1, 2, 3, 4], [1, 2, 3, 4], {0}, [1, 2, 3, 4]),
        ([1, 2, 3, 4], [4, 2, 3, 4], {0}, [4, 2, 3, 1]),
        ([1, 2, 3, 4], [4, 3, 3, 4], {0, 1}, [4, 3, 1, 2]),
        ([1, 2, 3, 4], [2, 2, 3, 4], {0, 1}, [2, 2, 3, 4]),
        ([1, 2, 3, 4], [0, 2, 3, 4], {0}, [0, 2, 3, 4]),
        ([1, 2, 1, 2], [2, 2, 1, 2], {0}, [2, 1, 1, 2]),
        ([1, 2, 1, 2], [2, 2, 1, 1], {0, 3}, [2, 2, 1, 1]),
    ],
)
def test_what_is_not_given_makes_way(
    usual: list[int], row: list[int], given: set[int], after: list[int]
) -> None:
    s = proving_written.GAME.rules(2).start()
    at = 40
    for i, value in enumerate(row):
        s.v[at + i] = value
    make_way(s, at, usual, {at + i for i in given})
    assert list(s.v[at : at + 4]) == after


def test_none_is_never_too_often() -> None:
    s = proving_written.GAME.rules(2).start()
    for i, value in enumerate([0, 0, 3, 3]):
        s.v[40 + i] = value
    assert too_often(s, 40, [1, 2, 3, 4]) == [3]
