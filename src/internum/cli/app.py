"""The commands held together, and what becomes of errors."""

import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

import internum
from internum.cli import (
    analyse,
    arena,
    balance,
    benchmark,
    bot,
    checks,
    corpus,
    facts,
    mcp,
    measure,
    play,
    records,
    selfplay,
    serve,
    server,
)
from internum.core.errors import InternumError
from internum.words import UnknownLanguage

INTERRUPTED = 130  # what typer makes of Ctrl-C

app = typer.Typer(
    name="internum",
    help="Board games of the ancient Mediterranean: play, check, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if internum.compiled() else "plain Python"
        rules = ", ".join(f"{name} rules {internum.game(name).version}" for name in internum.game_names())
        typer.echo(f"internum {internum.__version__} ({build}; {rules})")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Version and build.")
    ] = False,
) -> None:
    """Board games of the ancient Mediterranean: play, check, measure."""


app.command("games")(facts.list_games)
app.command("sources")(facts.sources)
app.command("words")(facts.words)
app.command("clauses")(facts.clauses)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(server.app, name="server")
app.add_typer(arena.app, name="arena")
app.command("balance")(balance.balance)
app.command("benchmark")(benchmark.benchmark)
app.add_typer(corpus.app, name="corpus")
app.command("mcp")(mcp.mcp)
app.command("bot")(bot.bot)
app.command("selfplay")(selfplay.selfplay)
app.command("replay")(records.replay_file)
app.command("analyse")(analyse.analyse_file)
app.command("scenario")(checks.scenario)
app.command("conform")(checks.conform_games)
app.command("fuzz")(checks.fuzz_game)
app.command("bench")(measure.bench)


def run(words: list[str]) -> int:
    """The exit code: 0 fine, 1 a check did not hold, 2 something was wrong with the call."""
    try:
        result = app(words or ["--help"], standalone_mode=False)
    except TyperException as error:
        describe = getattr(error, "format_message", error.__str__)  # names the option or argument
        return _complain(describe())
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        return _complain(where + (error.strerror or str(error)))
    except (InternumError, UnknownLanguage) as error:
        return _complain(str(error))
    except (typer.Abort, KeyboardInterrupt):
        return _complain("stopped")
    if result == INTERRUPTED:
        return _complain("stopped")
    return result if isinstance(result, int) else 0


def _complain(text: str) -> int:
    print("internum: " + " ".join(text.split()), file=sys.stderr)
    return 2
