"""Break one rule at a time and see whether a case turns red.

    python scripts/mutate.py antike [--jobs 2] [--only battle.py] [--kit] [--list survivors.txt]

Each mutant changes one place of src/internum/games/GAME: a comparison, a sign, a number, a condition, a
truth value, or a statement left out. The case book runs until its first failure. A mutant under which every
case passes survives; with --kit it is first tried in the tests of the game's board files and in a few games
of the conformance kit. Strings, imports and what only people read (`SKIPPED`) stay as they are.
"""

import argparse
import ast
import copy
import functools
import os
import resource
import sys
import tomllib
from collections.abc import Iterator
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path

import pytest

from internum.games import game as find
from internum.testing.conform import conform
from internum.testing.scenario import load, run

ROOT = Path(__file__).parents[1]
SKIPPED = {"__init__.py", "value.py", "reach.py", "insight.py", "show.py", "events.py", "words.py"}
ALIVE = 200
KIT = 201
TESTS = 202
KILLED = {KIT: " (killed by the kit alone)", TESTS: " (killed by the tests alone)"}
TOLD = {"entries", "event_kinds", "derived_facts", "regions", "value", "board_text"}
COMPARE = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd}


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Every way to break one node: what is done, and the node in its place."""
    new = copy.copy(node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
        assert isinstance(new, ast.Compare)
        new.ops = [COMPARE[type(node.ops[0])]()]
        yield "comparison", new
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not isinstance(node.left, ast.List):
        assert isinstance(new, ast.BinOp)
        new.op = ARITHMETIC[type(node.op)]()
        yield "arithmetic", new
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        assert isinstance(new, ast.AugAssign)
        new.op = ARITHMETIC[type(node.op)]()
        yield "sign", new
    elif isinstance(node, ast.BoolOp):
        assert isinstance(new, ast.BoolOp)
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or", new
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not left out", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "truth", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "number", ast.Constant(node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp):
        for value in (True, False):
            forced = copy.copy(node)
            forced.test = ast.Constant(value)
            yield f"condition always {value}", forced
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "call left out", ast.Pass()
    elif isinstance(node, ast.Assign | ast.AugAssign) and not isinstance(
        above(node), ast.Module | ast.ClassDef
    ):
        yield "statement left out", ast.Pass()


def above(node: ast.AST) -> ast.AST | None:
    """The node around this one."""
    found: ast.AST | None = getattr(node, "above", None)
    return found


class Mutator(ast.NodeTransformer):
    """Replaces the node of one number."""

    def __init__(self, target: ast.AST, new: ast.AST) -> None:
        self.target = target
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        """The new node in the place of the target."""
        return self.new if node is self.target else self.generic_visit(node)


def mutants(path: Path) -> Iterator[tuple[str, str]]:
    """A name and the source of every mutant of a module."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    for parent in ast.walk(tree):
        for child in ast.iter_child_nodes(parent):
            setattr(child, "above", parent)  # noqa: B010
    lines = source.splitlines()
    for node in list(ast.walk(tree)):
        if not hasattr(node, "lineno") or told_only(node):
            continue
        for what, new in changes(node):
            line = node.lineno
            mutated = Mutator(node, ast.copy_location(new, node)).visit(copy.copy(tree))
            text = ast.unparse(ast.fix_missing_locations(mutated))
            restore(tree, new, node)
            yield f"{path.name}:{line} {what}: {lines[line - 1].strip()}", text


def restore(tree: ast.Module, new: ast.AST, old: ast.AST) -> None:
    """NodeTransformer works in place: put the node back."""
    Mutator(new, old).visit(tree)


def told_only(node: ast.AST) -> bool:
    """Is this only a part of what is told of a refusal or of a type? Then no rule depends on it."""
    up: ast.AST | None = node
    while up is not None:
        if (
            isinstance(up, ast.Call)
            and isinstance(up.func, ast.Attribute)
            and up.func.attr == "add"
            and up is not node
        ):
            return True
        if isinstance(up, ast.FunctionDef) and up.name in TOLD:
            return True
        up = above(up)
    return False


class OneModule(MetaPathFinder, InspectLoader):
    """Imports one module from a text instead of its file."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """Only for that module."""
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def get_source(self, fullname: str) -> str:
        """The text."""
        return self.text


def start(game: str, module: str, text: str, books: list[Path], kit: bool) -> int:
    """A child process that runs the cases with this source.

    It ends with the place of the book that turned red, `TESTS`, `KIT` for the conformance kit, or `ALIVE`.
    """
    child = os.fork()
    if child:
        return child
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))  # a mutant may run for ever; a busy machine is no proof
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    sys.meta_path.insert(0, OneModule(f"internum.games.{game}.{module[:-3]}", text))
    code = 0
    try:
        for path in books:
            if not all(run(case).passed for case in load(path)):
                break
            code += 1
        else:
            code = judged(game) if kit else ALIVE
    finally:
        os._exit(code)


def judged(game: str) -> int:
    """What the tests of board files and the conformance kit say of code that keeps every case."""
    tests = [str(path) for path in (ROOT / "tests").glob(f"test_{game}_board.py")]
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if tests and pytest.main(["-q", "-x", "-p", "no:cacheprovider", *tests]):
        return TESTS
    seats = find(game).seats
    return ALIVE if conform(find(game), [seats[0], seats[-1]], games=3, round_limit=6).ok else KIT


def main() -> int:
    """Try all mutants and list the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", action="append", default=[], help="a module, repeatable")
    parser.add_argument("--kit", action="store_true", help="try survivors in the conformance kit, too")
    parser.add_argument("--list", type=Path, help="write the survivors here")
    parser.add_argument("--every", type=int, default=1, help="a sample: each so-manieth mutant")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them, from 0")
    given = parser.parse_args()
    folder = ROOT / "src" / "internum" / "games" / given.game
    # every child reads the same board
    tomllib.loads = functools.cache(tomllib.loads)
    for text in folder.glob("*.toml"):
        tomllib.loads(text.read_text(encoding="utf-8"))
    work: list[tuple[str, str, str]] = []
    for path in sorted(folder.glob("*.py")):
        if path.name not in SKIPPED and (not given.only or path.name in given.only):
            work += [(name, path.name, text) for name, text in mutants(path)]
    sound = work[0][1], (folder / work[0][1]).read_text(encoding="utf-8")
    work = work[given.first :: given.every]
    books = sorted((ROOT / "scenarios" / given.game).rglob("*.case"))
    if os.waitstatus_to_exitcode(os.waitpid(start(given.game, *sound, books, given.kit), 0)[1]) != ALIVE:
        print("the cases fail without any mutant")
        return 2
    running: dict[int, tuple[int, list[Path]]] = {}
    alive: list[int] = []
    for number in range(len(work) + given.jobs):
        if number < len(work):
            _, module, text = work[number]
            running[start(given.game, module, text, books, given.kit)] = number, books
        if len(running) >= given.jobs or number >= len(work):
            if not running:
                break
            child, status = os.wait()
            ended, order = running.pop(child)
            code = os.waitstatus_to_exitcode(status)
            if code == ALIVE:
                alive.append(ended)
            if code == ALIVE or code in KILLED:
                print(work[ended][0] + KILLED.get(code, ""), flush=True)
            elif code > 0:  # what has just killed will soon kill again
                books = [order[code], *(path for path in books if path != order[code])]
        if number % 200 == 199 and number < len(work):
            print(f"… {number + 1} of {len(work)} tried, {len(alive)} survive", file=sys.stderr, flush=True)
    print(f"{len(work)} mutants, {len(work) - len(alive)} killed, {len(alive)} survive")
    if given.list:
        given.list.write_text("".join(f"{work[i][0]}\n" for i in sorted(alive)), encoding="utf-8")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
