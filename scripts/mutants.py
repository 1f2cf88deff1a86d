"""What can be broken in a module: one place at a time.

A comparison, a sign, a number, a condition, a truth value, or a statement left out. Strings, imports and what
only people read (`SKIPPED`, `TOLD`) stay as they are.
"""

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

SKIPPED = {"__init__.py", "value.py", "reach.py", "insight.py", "show.py", "events.py", "odds.py", "words.py"}
TOLD = {"entries", "event_kinds", "derived_facts", "regions", "value", "board_text", "made_of"}
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


@final
class Mutant:
    """One place of a module, broken in one way."""

    def __init__(self, module: "Module", node: ast.AST, what: str, new: ast.AST) -> None:
        self.module: Final = module
        self.node: Final = node
        self.new: Final = ast.copy_location(new, node)
        self.line: Final[int] = node.lineno  # type: ignore[attr-defined]
        self.name: Final = f"{module.path.name}:{self.line} {what}: {module.lines[self.line - 1].strip()}"
        self.statement: Final = statement(node)
        self.function: Final = function(node)
        self.placed = node  # what stands in the place now

    def source(self) -> ast.Module:
        """The broken module. It is whole again when the next one is asked for."""
        self.module.restore()
        self.module.broken = self
        self.put(ast.fix_missing_locations(self.new))
        return self.module.tree

    def alone(self) -> ast.Module:
        """Of the broken module only the function or method that is broken, in classes of the same names."""
        self.source()
        inside, up = self.node, above(self.node)
        while up is not None and not isinstance(inside, ast.FunctionDef):
            inside, up = up, above(up)
        assert isinstance(inside, ast.FunctionDef)
        body: list[ast.stmt] = [inside]
        while isinstance(up, ast.ClassDef):
            body = [ast.copy_location(ast.ClassDef(up.name, [], [], body, []), up)]
            up = above(up)
        return ast.Module(body, [])

    def put(self, node: ast.AST) -> None:
        """Set this node in the place that is broken."""
        parent = above(self.node)
        for name, value in ast.iter_fields(parent) if parent else ():
            if value is self.placed:
                setattr(parent, name, node)
            elif isinstance(value, list) and self.placed in value:
                value[value.index(self.placed)] = node
        self.placed = node


@final
class Module:
    """A module that is broken in one place after the other."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        source = path.read_text(encoding="utf-8")
        self.lines: Final = source.splitlines()
        self.tree: Final = ast.parse(source)
        self.broken: Mutant | None = None
        for parent in ast.walk(self.tree):
            for child in ast.iter_child_nodes(parent):
                setattr(child, "above", parent)  # noqa: B010

    def mutants(self) -> list[Mutant]:
        """Every mutant."""
        self.restore()
        found = []
        for node in ast.walk(self.tree):
            if hasattr(node, "lineno") and not told_only(node):
                found += [Mutant(self, node, what, new) for what, new in changes(node)]
        return found

    def restore(self) -> None:
        """Put back the node that is broken."""
        if self.broken is not None:
            self.broken.put(self.broken.node)
            self.broken = None


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


def statement(node: ast.AST) -> range:
    """The lines of the statement around a node; of a statement with a body, its head."""
    up: ast.AST | None = node
    while not isinstance(up, ast.stmt):
        assert up is not None
        up = above(up)
    first = min([up.lineno, *(part.lineno for part in getattr(up, "decorator_list", []))])
    body = getattr(up, "body", None)
    last = body[0].lineno - 1 if body else up.end_lineno
    return range(first, max(last or first, first) + 1)


def function(node: ast.AST) -> list[str] | None:
    """The names that lead to the function or method around a node; None outside and in nested functions."""
    names: list[str] = []
    functions = 0
    inside, up = node, above(node)
    while up is not None:
        if isinstance(up, ast.Lambda):
            return None
        if isinstance(up, ast.FunctionDef | ast.ClassDef):
            if inside not in up.body:
                return None
            functions += isinstance(up, ast.FunctionDef)
            names.insert(0, up.name)
        inside, up = up, above(up)
    return names if functions == 1 else None
