"""Throws of several dice: how often each sum comes."""


def sums(faces: list[int], count: int) -> list[int]:
    """In how many ways so many dice show each sum, from 0 up."""
    ways = [1]
    for _ in range(count):
        thrown = [0] * (len(ways) + max(faces))
        for total, number in enumerate(ways):
            for face in faces:
                thrown[total + face] += number
        ways = thrown
    return ways


def chances(faces: list[int], count: int) -> list[float]:
    """The chance of each sum, from 0 up."""
    ways = sums(faces, count)
    whole = float(sum(ways))
    return [number / whole for number in ways]
