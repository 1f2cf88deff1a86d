"""Bots of one's own: `my.py:Ana` names a function or a class in a file.

A function is called as `choose(view, legal, budget)`; a class is made without arguments, once for each seat
of each game, and its method of that name is called. `legal` are the choices that are open, `budget` the
seconds it may think about the whole move. It answers with one of `legal`, and is asked again until the move
is whole; or with a list of choices or the text of the notation, which is the whole move.
"""

import importlib.util
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final, final

from internum.bots.bot import Sight
from internum.bots.view import View
from internum.core.chance import Rng
from internum.core.errors import InternumError, Malformed, Unknown
from internum.core.notation import parse, resolve
from internum.core.state import State

BUDGET: Final = 1.0  # seconds a move, unless the name says otherwise: my.py:Ana@0.2
GRACE: Final = 5.0  # whoever takes so many times the budget is late

Choose = Callable[[View, list[int], float], Any]


class Fault(InternumError):
    """A bot of somebody's own broke, was late, or answered what it may not."""


@final
class OwnBot:
    """Asks `choose` for one choice after another until the move is whole, and takes nothing on trust."""

    def __init__(self, name: str, choose: Choose, budget: float) -> None:
        self.name = name
        self.budget: Final = budget
        self._choose: Final = choose

    def choose(self, sight: Sight, rng: Rng) -> list[int]:
        """The choices of one whole move; raises `Fault`."""
        s = sight.guess(rng)
        move: list[int] = []
        began = time.monotonic()
        while True:
            left = self.budget - (time.monotonic() - began)
            answer = self._ask(View(sight, s, move, rng), s.legal(sight.side), max(0.0, left))
            spent = time.monotonic() - began
            if spent > GRACE * self.budget:
                raise Fault(f"{self.name} took {spent:.1f} s for a move; its budget is {self.budget:g} s")
            for choice in self._read(answer, s, sight.side, move):
                if s.settled and move:
                    raise Fault(f"{self.name} goes on after the end of its move: {answer!r}")
                if choice not in s.legal(sight.side):
                    raise Fault(f"{self.name} answered {answer!r}, but {choice} is not open to it")
                move.append(choice)
                s.push(choice, sight.side)
            if s.settled:
                return move

    def _ask(self, view: View, legal: list[int], left: float) -> Any:
        try:
            return self._choose(view, legal, left)
        except Exception as error:
            where = _innermost(error)
            raise Fault(f"{self.name} broke: {type(error).__name__}: {error}{where}") from error

    def _read(self, answer: Any, s: State, side: int, move: list[int]) -> list[int]:
        """The answer as choices."""
        if isinstance(answer, str) and not move:
            try:
                return resolve(s, side, parse(s.rules, answer))
            except InternumError as error:
                raise Fault(f"{self.name} answered {answer!r}: {error}") from None
        if isinstance(answer, list | tuple) and answer:
            return [self._whole(choice, answer) for choice in answer]
        return [self._whole(answer, answer)]

    def _whole(self, choice: Any, answer: Any) -> int:
        """Whole numbers of other kinds (numpy's) count as such; text, truth values and nothing do not."""
        if isinstance(choice, bool) or not hasattr(choice, "__index__"):
            raise Fault(f"{self.name} answered {answer!r}: that is no choice, no list of choices, no move")
        return int(choice)


def _innermost(error: Exception) -> str:
    """Where in the bot's own file it broke."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        path = Path(trace.tb_frame.f_code.co_filename)
        if path.name != "own.py":
            place = f" ({path.name}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return place


def own_bot(name: str) -> OwnBot:
    """The bot that a name such as `my.py:Ana` or `my.py:Ana@0.2` stands for."""
    where, _, after = name.rpartition(":")
    attribute, _, seconds = after.partition("@")
    budget = _seconds(seconds, name) if seconds else BUDGET
    module = _module(Path(where))
    made = getattr(module, attribute, None)
    if made is None:
        known = [word for word, value in vars(module).items() if _is_bot(value, module)]
        raise Unknown(f"{where} has no bot {attribute!r}; it has: {', '.join(known) or 'none'}")
    if isinstance(made, type):
        try:
            made = made().choose
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise Unknown(f"{where}: {attribute} cannot be seated: {why}") from error
    if not callable(made):
        raise Unknown(
            f"{where}: {attribute} is no function choose(view, legal, budget), nor a class with one"
        )
    return OwnBot(attribute, made, budget)


def _seconds(text: str, name: str) -> float:
    try:
        budget = float(text)
    except ValueError:
        budget = 0.0
    if not 0 < budget < 3600:
        raise Malformed(f"{name!r}: behind @ stand the seconds of a move, not {text!r}")
    return budget


def _is_bot(value: object, module: ModuleType) -> bool:
    if getattr(value, "__module__", "") != module.__name__:
        return False
    return hasattr(value, "choose") if isinstance(value, type) else callable(value)


def _module(path: Path) -> ModuleType:
    """The file as a module, loaded once; what lies beside it can be imported there."""
    if not path.is_file():
        raise Unknown(f"{path}: there is no such file")
    whole = path.resolve()
    name = f"internum_bot_{whole.stem}_{sha256(str(whole).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, whole)
    if spec is None or spec.loader is None:
        raise Malformed(f"{path}: this is no file of Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(whole.parent) not in sys.path:
        sys.path.append(str(whole.parent))
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, Exception):
            raise Malformed(f"{path}: {type(error).__name__}: {error}") from error
        raise
    return module
