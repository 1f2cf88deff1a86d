"""The flat run of numbers that a state is: a list in plain Python, a packed vector when compiled.

Both are read and written by index and copied by `[:]`, and nothing else is asked of them. Measured in
docs/design.md: compiled, the vector is read four times as fast as a list and copied twenty times as fast.
"""

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec

    Slots: TypeAlias = vec[i64]

COMPILED: Final = not __file__.endswith(".py")


def slots(values: "list[int]") -> "Slots":
    """A fresh run of slots with these values."""
    if COMPILED:
        return vec[i64](values)
    return cast("Slots", list(values))
