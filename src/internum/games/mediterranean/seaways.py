"""Ways over the sea: what chains of neighbouring seas with one's ships in each of them join together."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from internum.core.masks import beside

if TYPE_CHECKING:
    from internum.core.vector import Slots


def coasts(fleet: i64, links: "Slots", touches: "Slots") -> list[i64]:
    """For each chain of the seas in a mask: the mask of the provinces that it touches."""
    out: list[i64] = []
    rest = fleet
    while rest:
        chain = rest & -rest
        grown = chain
        touched: i64 = 0
        while grown:
            touched |= beside(touches, grown)
            grown = beside(links, grown) & rest & ~chain
            chain |= grown
        out.append(touched)
        rest &= ~chain
    return out


def linked_by(land: "Slots", chains: list[i64], start: i64) -> i64:
    """The mask of provinces next to one of a mask, or joined to one by a chain of seas."""
    out: i64 = 0
    for touched in chains:
        if touched & start:
            out |= touched
    return out | beside(land, start)
