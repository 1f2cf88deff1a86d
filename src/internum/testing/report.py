"""What a run of the kit found: how often every oracle was really asked, and what broke."""

from dataclasses import dataclass, field

KEPT = 3  # so many failures of one oracle are kept whole; the rest is only counted


@dataclass(frozen=True)
class Failure:
    """One oracle that did not hold, with all that is needed to play the game again up to there."""

    oracle: str
    detail: str
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: list[str]  # `side move`, as `Table.follow` reads them
    draft: str = ""  # the move that was half-made

    @property
    def number(self) -> int:
        """How many moves were played before it."""
        return len(self.moves)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        head = f"{self.oracle}: {self.detail}\n  {self.game} seats={self.seats} seed={self.seed} {options}"
        half = f" (half-made: {self.draft})" if self.draft else ""
        return f"{head}\n  after {self.number} moves{half}: " + "; ".join(self.moves)


@dataclass
class Report:
    """Counts by oracle and failures, over any number of games."""

    games: int = 0
    limited: int = 0  # games that the round limit ended
    cut: int = 0  # games that the clock of the fuzzer cut short
    moves: int = 0
    choices: int = 0
    counts: dict[str, int] = field(default_factory=dict)  # how often an oracle was evaluated
    rates: dict[str, str] = field(default_factory=dict)  # how often it was to be asked, in words
    broken: dict[str, int] = field(default_factory=dict)  # in how many games it did not hold
    failures: list[Failure] = field(default_factory=list)
    verbs: dict[str, int] = field(default_factory=dict)  # how often a verb was played; 0: never
    masks: dict[str, list[int]] = field(default_factory=dict)  # see oracles.masks

    @property
    def ok(self) -> bool:
        """Did everything hold?"""
        return not self.broken

    @property
    def silent(self) -> list[str]:
        """The oracles that were never evaluated: nothing is known about them."""
        return [name for name, count in self.counts.items() if count == 0]

    @property
    def unplayed(self) -> list[str]:
        """The verbs that were never played."""
        return [word for word, count in self.verbs.items() if count == 0]

    def add(self, failure: Failure) -> None:
        """Note a failure."""
        seen = self.broken.get(failure.oracle, 0)
        self.broken[failure.oracle] = seen + 1
        if seen < KEPT:
            self.failures.append(failure)

    def text(self) -> str:
        """The whole report in words."""
        lines = [
            f"{self.games} games, {self.moves} moves, {self.choices} choices; "
            f"{self.limited} games reached the round limit"
            + (f", {self.cut} were cut short" if self.cut else "")
        ]
        for name, count in self.counts.items():
            bad = f"   broken in {self.broken[name]} games" if name in self.broken else ""
            rate = self.rates.get(name, "")
            lines.append(
                f"{name:>12} {count:>9}  {rate}{bad}{'   never exercised' if not count else ''}".rstrip()
            )
        if self.unplayed:
            lines.append("never played: " + ", ".join(self.unplayed))
        lines += [str(failure) for failure in self.failures]
        return "\n".join(lines)
