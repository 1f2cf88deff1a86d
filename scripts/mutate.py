"""Break one rule at a time and see whether a case turns red.

    python scripts/mutate.py antike [--jobs 2] [--only battle.py] [--kit] [--list survivors.txt]

Each mutant changes one place of src/internum/games/GAME (what can be broken: `mutants.py`). The cases that
come to the place run until the first failure. A mutant under which every case passes survives; with --kit it
is first tried in the tests of the game's board files and in a few games of the conformance kit.

Most mutants lie in a function that only plays: it is replaced in a fork of a process that has read all cases
before. What reading the cases has used already (tables, boards, words) is imported anew, with all cases.
"""

import argparse
import ast
import functools
import gc
import json
import mmap
import os
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest
from mutants import SKIPPED, Module, Mutant

from internum.games import game as find
from internum.testing.conform import conform
from internum.testing.scenario import Case, load, run

ROOT = Path(__file__).parents[1]
DEAD = 0
ALIVE = 1
KIT = 2
TESTS = 3
TOLD = {
    ALIVE: "",
    KIT: " (killed by the kit alone)",
    TESTS: " (killed by the tests alone)",
}
Lines = set[tuple[str, int]]  # module and line


class OneModule(MetaPathFinder, InspectLoader):
    """Imports one module from a mutant instead of its file."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self.name = name
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """Only for that module."""
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def get_source(self, fullname: str) -> str:
        """The text."""
        return ast.unparse(self.mutant.source())


class Trial:
    """A child process that tries a mutant. What it is at stands in `at`, even when a signal ends it."""

    def __init__(self, do: Callable[["Trial"], int]) -> None:
        self.note = mmap.mmap(-1, 4)
        self.at = -1
        self.child = fork(lambda: do(self))

    @property
    def at(self) -> int:
        """The number of the case or book."""
        return int.from_bytes(self.note[:], "big", signed=True)

    @at.setter
    def at(self, number: int) -> None:
        self.note[:] = number.to_bytes(4, "big", signed=True)

    @staticmethod
    def limit(seconds: float) -> None:
        """End it after that time of its own: a mutant may run for ever, and a busy machine is no proof."""
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


class Workshop:
    """All cases, read, with the lines that reading comes to and those that each case comes to."""

    def __init__(self, game: str, kit: bool) -> None:
        self.game = game
        self.kit = kit
        self.folder = ROOT / "src" / "internum" / "games" / game
        self.books = sorted((ROOT / "scenarios" / game).rglob("*.case"))
        self.cases: list[Case] = []
        self.reading = lines(self.folder, self._read)
        gc.freeze()  # children share what is read
        self.ways: list[Lines] = []
        self.times: list[float] = []
        for case in self.cases:
            way, seconds = first_run(self.folder, case)
            self.ways.append(way)
            self.times.append(seconds)
        self.time = 60.0
        self.kills: Counter[int | Path] = Counter()

    def _read(self) -> None:
        for book in self.books:
            self.cases.extend(load(book))

    def sound(self) -> bool:
        """Does every case hold without a mutant? Also measures how long that takes."""
        _, status, used = os.wait4(Trial(lambda trial: self._anew(None, trial, self.books)).child, 0)
        self.time = used.ru_utime + used.ru_stime
        return os.waitstatus_to_exitcode(status) == ALIVE

    def start(self, mutant: Mutant) -> tuple[Trial, list[int] | list[Path]]:
        """Begin to try a mutant: the trial, and in which order it goes through what."""
        replaced = self._function(mutant)
        if replaced is None:
            books = sorted(self.books, key=lambda book: -self.kills[book])
            return Trial(lambda trial: self._anew(mutant, trial, books)), books
        old, new = replaced
        cases = self._cases(mutant)

        def replace(trial: Trial) -> int:
            old.__code__ = new
            for trial.at, number in enumerate(cases):
                Trial.limit(0.5 + 20 * self.times[number])
                if not run(self.cases[number]).passed:
                    return DEAD
            return self._judged()

        return Trial(replace), cases

    def _function(self, mutant: Mutant) -> tuple[FunctionType, CodeType] | None:
        """The function to replace and what by; None where that is not enough."""
        names = mutant.function
        module = mutant.module.path.name
        if names is None or any((module, line) in self.reading for line in mutant.statement):
            return None
        new = compile(mutant.alone(), str(mutant.module.path), "exec")
        old: object = sys.modules[f"internum.games.{self.game}.{module[:-3]}"]
        for name in names:
            old = vars(old)[name]
            new = next(part for part in new.co_consts if isinstance(part, CodeType) and part.co_name == name)
        if isinstance(old, staticmethod | classmethod):
            old = old.__func__
        if not isinstance(old, FunctionType) or old.__code__.co_freevars != new.co_freevars:
            return None
        return old, new

    def _cases(self, mutant: Mutant) -> list[int]:
        """The cases that come to the place; first those that have killed before, then the quick ones."""
        place = {(mutant.module.path.name, line) for line in mutant.statement}
        there = [number for number, way in enumerate(self.ways) if not place.isdisjoint(way)]
        return sorted(there, key=lambda number: (-self.kills[number], self.times[number]))

    def _anew(self, mutant: Mutant | None, trial: Trial, books: list[Path]) -> int:
        """Import the game with the mutant, read and run every case."""
        Trial.limit(2 + 4 * self.time)
        own = f"internum.games.{self.game}"
        for name in [name for name in sys.modules if name == own or name.startswith(own + ".")]:
            del sys.modules[name]
        if mutant is not None:
            sys.meta_path.insert(0, OneModule(f"{own}.{mutant.module.path.stem}", mutant))
        for trial.at, book in enumerate(books):
            if not all(run(case).passed for case in load(book)):
                return DEAD
        return self._judged()

    def _judged(self) -> int:
        """What the tests of board files and the conformance kit say of code that keeps every case."""
        if not self.kit:
            return ALIVE
        Trial.limit(120)
        tests = [str(path) for path in (ROOT / "tests").glob(f"test_{self.game}_board.py")]
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if tests and pytest.main(["-q", "-x", "-p", "no:cacheprovider", *tests]):
            return TESTS
        seats = find(self.game).seats
        return ALIVE if conform(find(self.game), [seats[0], seats[-1]], games=3, round_limit=6).ok else KIT


def fork(do: Callable[[], int]) -> int:
    """Run in a child process, which ends with the answer; an error counts as `DEAD`."""
    child = os.fork()
    if child:
        return child
    code = DEAD
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        code = do()
    finally:
        os._exit(code)


def lines(folder: Path, do: Callable[[], object]) -> Lines:
    """The lines of a folder that are run."""
    seen: Lines = set()
    local: dict[CodeType, Callable[[FrameType, str, object], object] | None] = {}

    def tracer(code: CodeType) -> Callable[[FrameType, str, object], object] | None:
        path = Path(code.co_filename)
        if folder not in path.parents:
            return None
        module = path.name

        def line(frame: FrameType, event: str, arg: object) -> object:
            seen.add((module, frame.f_lineno))
            return line

        return line

    def call(frame: FrameType, event: str, arg: object) -> object:
        code = frame.f_code
        if code not in local:
            local[code] = tracer(code)
        line = local[code]
        return line and line(frame, event, arg)

    sys.settrace(call)
    try:
        do()
    finally:
        sys.settrace(None)
    return seen


def first_run(folder: Path, case: Case) -> tuple[Lines, float]:
    """The lines that a case comes to, and its time, where no other case has worked anything out."""
    come, go = os.pipe()

    def child() -> int:
        start = time.process_time()
        seen = lines(folder, lambda: run(case))
        with os.fdopen(go, "w") as out:
            json.dump([sorted(seen), time.process_time() - start], out)
        return 0

    fork(child)
    os.close(go)
    with os.fdopen(come) as told:
        seen, seconds = json.load(told)
    os.wait()
    return {(module, line) for module, line in seen}, seconds


def try_all(shop: Workshop, work: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, int]]:
    """Each mutant with what came out, in the order in which they end."""
    running: dict[int, tuple[Mutant, Trial, list[int] | list[Path]]] = {}
    waiting = iter(work)
    while True:
        for mutant in waiting:
            trial, order = shop.start(mutant)
            running[trial.child] = mutant, trial, order
            if len(running) >= jobs:
                break
        if not running:
            return
        child, status = os.wait()
        mutant, trial, order = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        if code <= DEAD:
            code = DEAD
            if trial.at >= 0:
                shop.kills[order[trial.at]] += 1
        trial.note.close()
        yield mutant, code


def main() -> int:
    """Try all mutants and list the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", action="append", default=[], help="a module, repeatable")
    parser.add_argument("--kit", action="store_true", help="try survivors in the conformance kit, too")
    parser.add_argument("--list", type=Path, help="write the survivors here")
    given = parser.parse_args()
    tomllib.loads = functools.cache(tomllib.loads)  # every child reads the same board
    shop = Workshop(given.game, given.kit)
    if not shop.sound():
        print("the cases fail without any mutant")
        return 2
    found = [
        Module(path)
        for path in sorted(shop.folder.glob("*.py"))
        if path.name not in SKIPPED and (not given.only or path.name in given.only)
    ]
    work = [mutant for module in found for mutant in module.mutants()]
    number = {mutant: i for i, mutant in enumerate(work)}
    alive: list[int] = []
    table: dict[str, list[int]] = {module.path.name: [0, 0] for module in found}
    for tried, (mutant, code) in enumerate(try_all(shop, work, given.jobs), 1):
        table[mutant.module.path.name][0] += 1
        if code == ALIVE:
            alive.append(number[mutant])
            table[mutant.module.path.name][1] += 1
        if code != DEAD:
            print(mutant.name + TOLD[code], flush=True)
        if tried % 200 == 0:
            print(f"… {tried} of {len(work)} tried, {len(alive)} survive", file=sys.stderr, flush=True)
    for name, (tried, left) in table.items():
        print(f"{name}: {tried} mutants, {left} survive")
    print(f"{len(work)} mutants, {len(work) - len(alive)} killed, {len(alive)} survive")
    if given.list:
        given.list.write_text("".join(f"{work[i].name}\n" for i in sorted(alive)), encoding="utf-8")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
