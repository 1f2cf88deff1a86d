"""Which room imports which: dependencies go one way, from the kernel up, and this holds them to it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# A room may import itself and these. A room that is not listed is an error: decide first what it may know.
ROOMS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},  # and of the games a game knows only itself and what is in SHARED
    "record": {"core", "games"},
    "words": {"core"},
    "testing": {"core", "games", "record", "words"},
    "bots": {"core", "games", "record", "words"},
    "arena": {"core", "games", "record", "words", "testing", "bots"},
    "env": {"core", "games", "record", "words", "testing", "bots"},
    "server": {"core", "games", "record", "words", "testing", "bots"},
    "cli": {"", "core", "games", "record", "words", "testing", "bots", "arena", "env", "server"},
    "__main__": {"", "cli"},
    "": {"core"},  # internum/__init__.py itself, at import; inside its functions it loads any room but cli
}

SHARED = {"mediterranean"}  # pieces for several games, which know no game

# The kernel and the rules do nothing but compute: no clock, no chance of their own, no files, no threads,
# no network. `pathlib` and `importlib.resources` are open to a game's module `board`, which loads its board.
PURE = {"core", "games"}
IMPURE = {
    *("asyncio", "concurrent", "multiprocessing", "queue", "sched", "signal", "subprocess", "threading"),
    *("datetime", "time"),
    *("random", "secrets", "uuid"),
    *("glob", "importlib.resources", "io", "mmap", "os", "pathlib", "shutil", "sqlite3", "tempfile"),
    *("http", "select", "selectors", "socket", "socketserver", "ssl", "urllib"),
    "logging",
}
IMPURE_CALLS = {"breakpoint", "input", "open", "print"}
FOR_THE_BOARD = {"pathlib", "importlib.resources"}
THIRD_PARTY = {"mypy_extensions", "librt"}  # all that the compiled rooms need besides the standard library


def violations(src: Path) -> list[str]:
    """Every import below src/internum that goes the wrong way, as `file:line: what is wrong`."""
    modules = {name(src, path): path for path in sorted((src / "internum").rglob("*.py"))}
    found = []
    for module, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        where = path.relative_to(src).as_posix()
        if room(module) not in ROOMS:
            found.append(f"{where}:1: {room(module)} is no known room")
            continue
        for line, target, deferred in imports(tree, module, path.name == "__init__.py", modules):
            problem = judge(module, target, deferred)
            if problem:
                found.append(f"{where}:{line}: {module} {problem}")
        if room(module) in PURE:
            found += [f"{where}:{line}: {module} calls {call}" for line, call in impure_calls(tree)]
    return found


def judge(module: str, target: str, deferred: bool) -> str:
    """What is wrong with this import, or nothing."""
    top = target.partition(".")[0]
    if top != "internum":
        return judge_foreign(module, target, top) if room(module) in PURE else ""
    mine, theirs = room(module), room(target)
    if theirs not in ROOMS:
        return f"imports {target}: {theirs} is no known room"
    if mine == "" and deferred:
        return "imports cli" if theirs == "cli" else ""
    if theirs != mine and theirs not in ROOMS[mine]:
        allowed = ", ".join(sorted(ROOMS[mine] - {""})) or "nothing"
        return f"imports {target}: of the other rooms it may import {allowed}"
    if mine == theirs == "games" and game(target) not in ("", game(module), *SHARED):
        return f"imports {target}: a game knows no other game"
    return ""


def judge_foreign(module: str, target: str, top: str) -> str:
    """What is wrong with this import from outside internum in a room that only computes, or nothing."""
    impure = next((name for name in IMPURE if f"{target}.".startswith(f"{name}.")), "")
    if impure and not (impure in FOR_THE_BOARD and game(module) and module.split(".")[3:4] == ["board"]):
        return f"imports {target}: the kernel and the rules do no I/O and know no clock, chance or threads"
    if top not in sys.stdlib_module_names and top not in THIRD_PARTY:
        return f"imports {target}: the kernel and the rules need the standard library only"
    return ""


def room(module: str) -> str:
    """`internum.games.antike.war` → `games`; `internum` → ``."""
    return module.split(".")[1] if "." in module else ""


def game(module: str) -> str:
    """`internum.games.antike.war` → `antike`; of what is in no game: nothing."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def name(src: Path, path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(
    tree: ast.Module, module: str, is_package: bool, modules: dict[str, Path]
) -> Iterator[tuple[int, str, bool]]:
    """Line and target of every import, and whether it waits: inside a function, or for type checkers only.

    Only `internum/__init__.py` may do by waiting what it may not do at once: elsewhere, to know is to depend.
    """
    deferred = {id(node) for block in ast.walk(tree) if waits(block) for node in ast.walk(block)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom | ast.Call):
            continue
        targets: list[str] = []
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module, is_package)
            names = [f"{base}.{alias.name}" for alias in node.names]
            targets = [n if n in modules or n in IMPURE or is_room(n) else base for n in names]
        elif last_word(node.func) in ("import_module", "__import__"):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                targets = [first.value]
        for target in targets:
            yield node.lineno, target, id(node) in deferred


def absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """The module that a `from … import` names, its leading dots resolved."""
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    parts = parts[: len(parts) - node.level + is_package]
    return ".".join([*parts, node.module] if node.module else parts)


def is_room(target: str) -> bool:
    """Whether this is a room, present or not."""
    return target.count(".") == 1 and target.startswith("internum.") and room(target) in ROOMS


def waits(block: ast.AST) -> bool:
    """Whether what stands in here is not carried out when the module is imported."""
    if isinstance(block, ast.If):
        return last_word(block.test) == "TYPE_CHECKING"
    return isinstance(block, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def last_word(expression: ast.expr) -> str:
    """The last word of a dotted name; of anything else: nothing."""
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


def impure_calls(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Calls of builtins that read or write."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield node.lineno, node.func.id


def test_rooms_import_one_way() -> None:
    assert (SRC / "internum" / "core").is_dir()
    found = violations(SRC)
    assert not found, "\n".join(found)


def test_internum_loads_no_higher_room() -> None:
    script = "import internum, sys; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    higher = {f"internum.{room}" for room in ROOMS if room not in ("", "core")}
    assert "internum" in loaded
    assert not loaded & (higher | {"typer", "rich", "fluent", "numpy", "starlette", "sqlite3"})


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small platform in which nothing is wrong."""
    files = {
        "__init__.py": "def f():\n    import internum.server\nif TYPE_CHECKING:\n    import internum.bots\n",
        "server/__init__.py": "from internum import bots, testing\n",
        "testing/__init__.py": "import os\nfrom internum.words import text\n",
        "__main__.py": "from internum.cli import main\n",
        "core/__init__.py": "",
        "core/state.py": "import hashlib\nfrom mypy_extensions import i64\nfrom . import chance\n",
        "core/chance.py": "from internum.core.state import State\n",
        "games/__init__.py": "from importlib.metadata import entry_points\n",
        "games/antike/__init__.py": "from .war import War\n",
        "games/antike/board.py": "from importlib import resources\nimport tomllib\n",
        "games/antike/war.py": "from internum.games.antike import board\nfrom ...core import state\n",
        "games/empires/__init__.py": "import internum.core.state\n",
        "games/mediterranean/__init__.py": "",
        "record/__init__.py": "import time\nfrom internum.games import antike\n",
        "words/__init__.py": "from fluent.runtime import FluentBundle\n",
        "bots/__init__.py": "import random\nfrom internum import record\n",
        "cli/__init__.py": "import internum\nfrom internum import bots, words\n",
    }
    for file, text in files.items():
        path = tmp_path / "internum" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_a_clean_tree_passes(tree: Path) -> None:
    assert violations(tree) == []


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("__init__.py", "from internum import bots", "imports internum.bots"),
        ("__init__.py", "def main():\n    import internum.cli", "imports cli"),
        ("core/state.py", "import internum", "imports internum:"),
        ("core/state.py", "from internum import games", "imports internum.games"),
        ("core/state.py", "from internum.games.antike import GAME", "imports internum.games.antike"),
        ("core/state.py", "from ..record import replay", "imports internum.record"),
        ("core/state.py", "from .. import server", "imports internum.server"),
        ("core/__init__.py", "from ..games import antike", "imports internum.games.antike"),
        ("core/state.py", "def f():\n    import internum.bots.greedy", "imports internum.bots.greedy"),
        ("core/state.py", "if TYPE_CHECKING:\n    from internum.games import x", "imports internum.games"),
        ("core/state.py", "importlib.import_module('internum.words')", "imports internum.words"),
        ("core/state.py", "import random", "imports random"),
        ("core/state.py", "from time import monotonic", "imports time"),
        ("core/state.py", "from importlib.resources.abc import Traversable", "imports importlib.resources"),
        ("core/state.py", "import os.path", "imports os.path"),
        ("core/state.py", "from concurrent import futures", "imports concurrent"),
        ("core/state.py", "from pathlib import Path", "imports pathlib"),
        ("core/state.py", "import numpy as np", "imports numpy"),
        ("core/state.py", "print(1)", "calls print"),
        ("games/antike/war.py", "def f(path):\n    return open(path)", "calls open"),
        ("games/antike/war.py", "from importlib import resources", "imports importlib.resources"),
        ("games/antike/war.py", "import importlib.resources", "imports importlib.resources"),
        ("games/antike/war.py", "from internum.games import empires", "imports internum.games.empires"),
        ("games/antike/war.py", "from ..empires import GAME", "imports internum.games.empires"),
        ("games/mediterranean/masks.py", "from ..empires import GAME", "imports internum.games.empires"),
        ("games/__init__.py", "from internum.games.antike import GAME", "imports internum.games.antike"),
        ("games/antike/war.py", "from internum.words import text", "imports internum.words"),
        ("games/antike/board.py", "import socket", "imports socket"),
        ("record/__init__.py", "from internum import testing", "imports internum.testing"),
        ("words/__init__.py", "from internum.games import antike", "imports internum.games.antike"),
        ("bots/__init__.py", "from internum.cli import main", "imports internum.cli"),
        ("bots/__init__.py", "from internum.testing import conform", "imports internum.testing"),
        ("helpers.py", "", "helpers is no known room"),
        ("core/state.py", "from internum.helpers import x", "helpers is no known room"),
    ],
)
def test_a_planted_violation_is_found(tree: Path, file: str, line: str, complaint: str) -> None:
    path = tree / "internum" / file
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(before + line + "\n", encoding="utf-8")
    found = violations(tree)
    assert len(found) == 1
    assert found[0].startswith(f"internum/{file}:")
    assert complaint in found[0]
