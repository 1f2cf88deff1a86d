"""`internum balance`: how fair a table is, by self-play, as a page that a player can read."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from internum.arena.balance import study
from internum.arena.page import findings, page
from internum.arena.plan import plan_of
from internum.arena.run import play_out
from internum.cli.settings import GameName, Options, Seats, read_table
from internum.core.errors import InternumError
from internum.words import Words


def balance(
    name: GameName,
    seats: Seats = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays against itself.")] = "greedy",
    games: Annotated[int, typer.Option("--games", "-k", help="How many games.")] = 200,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Another seed plays other games.")] = 1,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="Keep the games here; goes on if it exists.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The page; else GAME-balance.html.")] = None,
    lang: Annotated[str, typer.Option("--lang", help="The language of the page.")] = "en",
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="Processes; else one for each core.")
    ] = os.cpu_count() or 1,
    ray: Annotated[bool, typer.Option("--ray", help="On a Ray cluster; needs internum[ray].")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs; no page.")] = False,
) -> int:
    """Win shares by side and seat, ways to win and lengths, with intervals, as one page."""
    if jobs < 1:
        raise InternumError("jobs are a whole number above 0")
    words = Words(lang, name)
    plan = plan_of(read_table(name, seats, option), [bot], "self", games=games, seed=seed)
    found = study(plan, play_out(plan, keep, jobs, ray))
    if as_json:
        typer.echo(json.dumps(asdict(found), indent=2))
        return 0
    path = out or Path(f"{name}-balance.html")
    path.write_text(page(found, lang), encoding="utf-8")
    for line in findings(found, words):
        typer.echo(line)
    typer.echo(f"{found.games} games: {path}")
    return 0
