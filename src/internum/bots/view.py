"""What a bot of one's own is shown: the view of its seat, slot by slot and by name."""

from collections.abc import Iterator, Sequence
from typing import Final, final, overload

from internum.bots.bot import Sight
from internum.bots.greedy_bot import expected
from internum.bots.moves import random_move
from internum.core.chance import Rng
from internum.core.insight import Insight
from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import SP
from internum.core.state import State


@final
class View(Sequence[int]):
    """A flat run of numbers, -1 for what the seat may not know; a half-made move of its own is in it."""

    def __init__(self, sight: Sight, now: State, draft: list[int], rng: Rng) -> None:
        self.rules: Final[Rules] = sight.rules
        self.side: Final = sight.side  # the side that is asked; its number among `rules.sides`
        self.seat: Final = now.seat(sight.side)
        self.draft: Final = draft[:]  # the choices of the move so far; empty when a move begins
        self.rng: Final = rng  # chance of your own: games that use no other are repeatable
        self.__sight: Final = sight
        self.__now: Final = now  # a guess with the draft made
        self.__slots: Final = now.view(sight.side)

    def __len__(self) -> int:
        return len(self.__slots)

    @overload
    def __getitem__(self, i: int) -> int: ...

    @overload
    def __getitem__(self, i: slice) -> list[int]: ...

    def __getitem__(self, i: int | slice) -> int | list[int]:
        return self.__slots[i]

    def __iter__(self) -> Iterator[int]:
        return iter(self.__slots)

    def fact(self, name: str, *words: str) -> int:
        """A slot by its name, as `internum words GAME` lists them: `view.fact("city", "sparta")`."""
        region = self.rules.layout.region(name)
        return self.__slots[region.slot([dim.of(word) for dim, word in zip(region.dims, words, strict=True)])]

    def words(self, choice: int) -> str:
        """A choice in the words of the notation."""
        return head_text(self.rules, choice)

    @property
    def me(self) -> str:
        """The side that is asked, by its name."""
        return self.rules.side_name(self.side)

    @property
    def step(self) -> str:
        """Where the game stands, by the name of its step."""
        return self.rules.steps[self.__slots[self.__slots[SP]] - 1].name

    @property
    def insight(self) -> Insight:
        """The numbers that people count in their heads."""
        return self.rules.insight(list(self.__slots))

    def text(self) -> str:
        """The position as the terminal shows it."""
        return self.rules.board_text(self.__now, self.side)

    def guess(self) -> State:
        """A game to try things on: it may be the real one; what you cannot see is drawn anew each time.

        Your half-made move is made in it, and it waits for your next choice.
        """
        s = self.__sight.guess(self.rng)
        for choice in self.draft:
            s.push(choice, self.side)
        return s

    def worth(self, choice: int) -> float:
        """The game's own judgement of your position after a choice; what the move still lacks is drawn."""
        s = self.guess()
        s.push(choice, self.side)
        if not s.settled:
            random_move(s, self.side, self.rng)
        return expected(s, self.side, self.rng)
