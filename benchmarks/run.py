"""Measure the peers and Internum, one after the other on one core; put the tables into docs/performance.md.

Needs the standard library only. The peers get an environment of their own, made here if it is missing.
What is missing is said in the results, and the rest is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
REQUIREMENTS = HERE / "requirements-peers.txt"
BUILDS = {"plain": ROOT / ".venv", "compiled": ROOT / ".venv-compiled"}
NAMES = {"open_spiel": "OpenSpiel"}
REFERENCES = (("catanatron", "catan"), ("open_spiel", "chess"))
PAGE = ROOT / "docs" / "performance.md"
MARKS = ("<!-- benchmarks/run.py writes from here -->", "<!-- to here -->")
BUSY = 0.3  # load average above which the results warn of noise

# build, loop, figure, index of the reference in REFERENCES, times
GOALS = (
    ("plain", "stepped", 0, 2),
    ("compiled", "stepped", 0, 10),
    ("compiled", "stepped", 1, 2),
    ("compiled", "inside", 0, 20),
)
COPY_GOAL = 1.0  # µs, compiled

SPEED = ["engine", "game", "loop", "decisions/s", "× catanatron", "× OpenSpiel chess", "moves/s", "games/s"]
STORING = ["engine", "game", "copy µs", "hash µs", "bytes", "bytes are"]
NOTE = """\
Seconds are seconds of the processor, so that other work on the machine counts as little as it can.
*Stepped*: a Python loop lists, picks and plays. *Inside*: the loop is part of the engine. A ratio is between
medians of decisions/s of this run. Games differ in how much work a step is: a ratio between two games is an
order of magnitude, not a ranking."""

Row = dict[str, Any]


def main() -> None:
    """Measure everything that is there, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one sample of the peers")
    parser.add_argument("--games", nargs="*", default=[], help="of ours; all, if none is named")
    args = parser.parse_args()
    report: dict[str, Any] = {"machine": machine(), "date": time.strftime("%Y-%m-%d", time.gmtime())}
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the programs started below inherit it

    problems: list[str] = []
    if report["machine"]["load"] > BUSY:
        problems.append("Other work ran when this started or just before: the figures may be noisy.")
    peers = ROOT / ".venv-peers"
    if install_peers(peers, problems):
        command = [str(HERE / "peers.py"), "--seconds", str(args.seconds)]
        report["peers"] = measure("the peers", peers, command, problems)
        problems += (report["peers"] or {}).get("problems", [])
    for build, home in BUILDS.items():
        command = ["-m", "internum.cli", "bench", *args.games, "--json"]
        result = measure(f"Internum {build}", home, command, problems, build)
        report[build] = result
    report["problems"] = problems

    (HERE / "results.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    PAGE.write_text(f"{before}{MARKS[0]}\n\n{tables(report)}\n{MARKS[1]}{after}", encoding="utf-8")
    print("\n".join([*problems, f"Written: benchmarks/results.json, {PAGE.relative_to(ROOT)}"]))


def machine() -> dict[str, Any]:
    """Tell what the figures depend on, without the machine's name."""
    cpu = platform.processor() or platform.machine()
    if (info := Path("/proc/cpuinfo")).exists():
        models = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = models[0].partition(":")[2].strip() if models else cpu
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return {"system": platform.system(), "cpu": cpu, "cores": os.cpu_count(), "load": round(load, 2)}


def python_of(home: Path) -> Path:
    """Return the interpreter of an environment."""
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def install_peers(home: Path, problems: list[str]) -> bool:
    """Make the peers' environment hold what the requirements name; false if it cannot."""
    stamp = home / REQUIREMENTS.name
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted and python_of(home).exists():
        return True
    print(f"Installing the peers into {home.name}", file=sys.stderr, flush=True)
    create = [sys.executable, "-m", "venv", str(home)]
    install = [str(python_of(home)), "-m", "pip", "install", "--quiet", "-r", str(REQUIREMENTS)]
    for step in (create, install):
        try:
            code = subprocess.run(step, check=False, stdout=sys.stderr).returncode
        except OSError:
            code = -1
        if code:
            problems.append(f"The peers could not be installed into `{home.name}`; the reason was printed.")
            return False
    stamp.write_text(wanted, encoding="utf-8")
    return True


def measure(
    what: str, home: Path, command: list[str], problems: list[str], build: str | None = None
) -> dict[str, Any] | None:
    """Run one program that prints a JSON object with `rows`; say in words why there is none."""
    if not python_of(home).exists():
        problems.append(f"There is no `{home.name}`: {what} was not measured.")
        return None
    print(f"Measuring {what}", file=sys.stderr, flush=True)
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    try:
        run = subprocess.run(
            [str(python_of(home)), *command],
            check=False,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env=inherited | {"PYTHONHASHSEED": "0"},
        )
    except OSError:
        problems.append(f"The Python of `{home.name}` does not start: {what} was not measured.")
        return None
    if run.returncode:
        problems.append(f"Measuring {what} ended with code {run.returncode}; the reason was printed.")
        return None
    try:
        result = json.loads(run.stdout)
        complete = all("game" in row and "decisions_per_s" in row for row in result["rows"])
    except (ValueError, KeyError, TypeError):
        result, complete = {}, False
    if not complete:
        problems.append(f"Measuring {what} printed something else than its figures.")
        return None
    if build and result.get("build") != build:
        problems.append(f"`{home.name}` should hold the {build} build, but says it is {result.get('build')}.")
    return dict(result)


def tables(report: dict[str, Any]) -> str:
    """Return the results as Markdown."""
    here = report["machine"]
    references = [reference(report, peer, game) for peer, game in REFERENCES]
    speed, storing = [], []
    for engine, row in engines(report):
        cells = [engine, game_of(row), row.get("mode", "-"), triple(row.get("decisions_per_s"))]
        cells += [times(row, other) for other in references]
        speed.append([*cells, triple(row.get("moves_per_s")), triple(row.get("games_per_s"))])
        if row.get("copy_us") and row.get("mode") == "stepped":
            cells = [engine, game_of(row), triple(row["copy_us"]), triple(row.get("hash_us"))]
            storing.append([*cells, count(row.get("bytes")), row.get("bytes_how", "the state")])
    lines = [
        f"Measured on {report['date']} on one of {here['cores']} cores ({here['cpu']}, {here['system']}).",
        f"Load before the start: {here['load']}. {pythons(report)}.",
        "Median of the samples, smallest and largest in brackets.",
        "",
        *[f"- {problem}" for problem in report["problems"]],
        *([""] if report["problems"] else []),
        *table(["goal", "game", "least of all seats", "reached"], goals(report, references)),
        "",
        NOTE,
        "",
        *table(SPEED, speed),
        "",
        *table(STORING, storing),
    ]
    return "\n".join(lines) + "\n"


def goals(report: dict[str, Any], references: list[Row]) -> Iterable[list[str]]:
    """Every goal with the figure of the number of seats that is furthest from it."""
    names = ("catanatron", "OpenSpiel chess")
    for build, mode, which, factor in GOALS:
        rows = [row for row in (report.get(build) or {"rows": []})["rows"] if row["mode"] == mode]
        for game in sorted({row["game"] for row in rows}):
            least = min(row["decisions_per_s"][0] for row in rows if row["game"] == game)
            wanted = f"{build}, {mode}: {factor} × {names[which]}"
            base = references[which].get("decisions_per_s", [0])[0]
            reached = "yes" if base and least >= factor * base else "no"
            yield [wanted, game, f"{least / base:.3g} ×" if base else "-", reached]
    rows = (report.get("compiled") or {"rows": []})["rows"]
    for game in sorted({row["game"] for row in rows}):
        most = max(row["copy_us"][0] for row in rows if row["game"] == game)
        reached = "yes" if most <= COPY_GOAL else "no"
        yield [f"compiled: a copy in {COPY_GOAL:.0f} µs", game, f"{most:.3g} µs", reached]


def engines(report: dict[str, Any]) -> Iterable[tuple[str, Row]]:
    """Every row with the name of what was measured, the peers first."""
    peers = report.get("peers") or {"rows": []}
    for row in peers["rows"]:
        yield f"{NAMES.get(row['peer'], row['peer'])} {peers['versions'][row['peer']]}", row
    for build in BUILDS:
        for row in (report.get(build) or {"rows": []})["rows"]:
            yield f"Internum {build}", row


def reference(report: dict[str, Any], peer: str, game: str) -> Row:
    """Return the row that others are compared with; empty if it was not measured."""
    rows = (report.get("peers") or {"rows": []})["rows"]
    return next((row for row in rows if (row["peer"], row["game"]) == (peer, game)), {})


def pythons(report: dict[str, Any]) -> str:
    """Tell which Python ran what."""
    used = {name: (report.get(name) or {}).get("python") for name in ("peers", *BUILDS)}
    return ", ".join(f"{name}: Python {python}" for name, python in used.items() if python) or "Nothing ran"


def game_of(row: Row) -> str:
    """Name the game with its seats."""
    return f"{row['game']}, {row.get('seats', '?')} seats"


def times(row: Row, other: Row) -> str:
    """How many times as many decisions as a reference."""
    own, base = row.get("decisions_per_s"), other.get("decisions_per_s")
    return f"{own[0] / base[0]:.3g}" if own and base and base[0] else "-"


def triple(values: list[float] | None) -> str:
    """Format a median and its spread."""
    if not values:
        return "-"
    shown = [f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" for value in values]
    return f"{shown[0]} ({shown[1]}-{shown[2]})"


def count(value: int | None) -> str:
    """Format a whole number, or a dash."""
    return "-" if value is None else f"{value:,}"


def table(head: list[str], body: Iterable[list[str]]) -> list[str]:
    """Lay out a Markdown table."""
    rows = [head, ["---"] * len(head), *body]
    return ["| " + " | ".join(row) + " |" for row in rows]


if __name__ == "__main__":
    main()
