"""Ways over the sea: what chains of neighbouring seas with one's ships in each of them join together."""

from mypy_extensions import i64

from internum.games.mediterranean.masks import places


def coasts(fleet: i64, links: list[int], touches: list[int]) -> list[i64]:
    """For each chain of the seas in a mask: the mask of the provinces that it touches."""
    out: list[i64] = []
    rest = fleet
    while rest:
        chain = rest & -rest
        grown = chain
        touched: i64 = 0
        while grown:
            more: i64 = 0
            for sea in places(grown):
                more |= links[sea]
                touched |= touches[sea]
            grown = more & rest & ~chain
            chain |= grown
        out.append(touched)
        rest &= ~chain
    return out


def reach(start: i64, land: list[int], chains: list[i64]) -> i64:
    """The provinces that border by land on one of a mask, or are joined to one by a chain."""
    out: i64 = 0
    for p in places(start):
        out |= land[p]
    for touched in chains:
        if touched & start:
            out |= touched
    return out
