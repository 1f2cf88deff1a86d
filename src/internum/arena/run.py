"""A run on disk: a file of lines, the plan first, then one game a line. What is there is not played again."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from internum.arena.cluster import on_ray
from internum.arena.match import Job, Outcome, play_one
from internum.arena.plan import FORM, Plan, jobs
from internum.arena.processes import in_turn
from internum.core.errors import InternumError, Malformed


def play_out(
    plan: Plan, path: Path | None, processes: int = 1, ray: bool = False, board: str | None = None
) -> list[Outcome]:
    """Play what is missing of a plan; every game is on disk before the next one is counted."""
    done: dict[int, Outcome] = {}
    if path is not None and path.exists() and path.stat().st_size:
        found, done = read(path)
        if found != plan:
            differs = [name for name, value in plan.plain().items() if found.plain()[name] != value]
            raise InternumError(f"{path} holds another run: {', '.join(differs)} differ; name another file")
        _mend(path)
    missing = [job for job in jobs(plan, board) if job.number not in done]
    played = _played(missing, processes, ray, f"{plan.game}, {plan.seats} seats")
    for outcome in _kept(plan, played, path) if path is not None else played:
        done[outcome.number] = outcome
    return [done[number] for number in sorted(done)]


def _kept(plan: Plan, played: Iterator[Outcome], path: Path) -> Iterator[Outcome]:
    """Write each game down before it is handed on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if not file.tell():
            file.write(json.dumps(plan.plain()) + "\n")
        for outcome in played:
            file.write(json.dumps(asdict(outcome)) + "\n")
            file.flush()
            yield outcome


def _played(work: list[Job], processes: int, ray: bool, title: str) -> Iterator[Outcome]:
    if ray:
        return on_ray(play_one, work, title)
    return in_turn(play_one, work, processes, title)


def read(path: Path) -> tuple[Plan, dict[int, Outcome]]:
    """A run as it lies on disk; a last line that broke off does not count."""
    lines = path.read_text(encoding="utf-8").split("\n")
    try:
        head = json.loads(lines[0])
        if head.get("form") != FORM:
            raise ValueError
        plan = Plan(**head)
    except (ValueError, TypeError, AttributeError):
        raise Malformed(f"{path}: line 1 is not the head of a run of the arena") from None
    done: dict[int, Outcome] = {}
    for number, line in enumerate(lines[1:-1], 2):
        try:
            outcome = Outcome(**json.loads(line))
        except (ValueError, TypeError):
            raise Malformed(f"{path}: line {number} is no game of a run") from None
        done[outcome.number] = outcome
    return plan, done


def _mend(path: Path) -> None:
    """Cut off a last line that broke off."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with path.open("r+b") as file:
            file.truncate(whole)
