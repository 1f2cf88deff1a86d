"""`internum arena …`: bots against bots, and what came of it."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from internum.arena.plan import plan_of
from internum.arena.report import as_text, meetings, rated
from internum.arena.run import play_out, read
from internum.cli.settings import Options, Seats, read_table
from internum.core.errors import InternumError
from internum.games import game_names

app = typer.Typer(
    help="Ladders and round-robins of bots; ratings with intervals.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@app.command()
def run(
    words: Annotated[
        list[str], typer.Argument(help="The game (else antike), then more bots.", metavar="[GAME] [BOT]…")
    ] = [],  # noqa: B006 - typer reads it, nobody writes to it
    bots: Annotated[
        str, typer.Option("--bots", help="Weakest first: names with commas, or followed by others.")
    ] = "",
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-k", help="Of each pairing, at least.")] = 100,
    style: Annotated[str, typer.Option("--format", help="ladder, round-robin or free.")] = "ladder",
    table: Annotated[str, typer.Option("--table", help="one against the others, or split seats.")] = "one",
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Another seed plays other games.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep the games here; goes on if it exists.")
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="Processes; else one for each core.")
    ] = os.cpu_count() or 1,
    ray: Annotated[bool, typer.Option("--ray", help="On a Ray cluster; needs internum[ray].")] = False,
) -> int:
    """Play a tournament: seats permuted, dice paired, stopped and resumed as you like."""
    name = words[0] if words and words[0] in game_names() else "antike"
    named = [word.strip() for word in bots.split(",") if word.strip()]
    named += words[1:] if words and words[0] in game_names() else words
    if jobs < 1:
        raise InternumError("jobs are a whole number above 0")
    plan = plan_of(read_table(name, seats, option), named, style, table, games, seed)
    typer.echo(as_text(plan, play_out(plan, out, jobs, ray)))
    return 0


@app.command()
def report(
    path: Annotated[Path, typer.Argument(help="A file that `arena run --out` made.", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", help="Write the games here too; needs internum[arena].")
    ] = None,
) -> int:
    """What a run has found so far."""
    plan, done = read(path)
    outcomes = list(done.values())
    if not outcomes:
        raise InternumError(f"{path}: no game is finished yet")
    if parquet is not None:
        from internum.arena.columns import write_parquet

        write_parquet(plan, outcomes, parquet)
    if as_json:
        whole = {
            "plan": plan.plain(),
            "games": len(outcomes),
            "meetings": [asdict(row) for row in meetings(plan, outcomes)],
            "ratings": [asdict(row) for row in rated(plan, outcomes)],
        }
        typer.echo(json.dumps(whole, indent=2))
    else:
        typer.echo(as_text(plan, outcomes))
    return 0
