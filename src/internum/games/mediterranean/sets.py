"""Sets to pay with: cards that are all different, or money alone."""


def side_by_side(different: list[int], money: int, size: int) -> int:
    """How many sets of a size can be laid at the same time, by what is held of each kind."""
    most = 0
    while sum([min(count, most + 1) for count in different]) >= size * (most + 1):
        most += 1
    return most + money // size
