"""`internum bot …`: a bot of one's own, begun, and seated at a running server."""

from pathlib import Path
from typing import Annotated

import typer

from internum.core.errors import InternumError, Malformed

BOT = '''\
"""{title}, a bot for Internum. docs/research.md tells what a view can be asked.

    internum play --bots {name}.py:{title}
    internum arena run antike --bots random {name}.py:{title}
"""


class {title}:
    """Takes the choice after which its position is worth most."""

    def choose(self, view, legal, budget):
        """One of `legal` for the side `view.me`; asked again until the move is whole.

        `view` holds what this seat may know, `budget` the seconds that are left for the move.
        """
        return max(legal, key=view.worth)
'''

TEST = '''\
"""What every bot has to do: `pytest test_{name}.py`."""

from pathlib import Path

import internum
from internum.arena.plan import plan_of
from internum.arena.run import play_out

BOT = f"{{Path(__file__).parent / '{name}.py'}}:{title}"


def test_it_plays_every_game_to_the_end_without_a_fault():
    for game in internum.game_names():
        rules = internum.game(game).rules(3, {{"round_limit": 2}})
        games = play_out(plan_of(rules, ["random", BOT], games=1), None)
        assert [game.faults for game in games] == [[]] * len(games)


def test_it_is_better_than_chance():
    rules = internum.game("antike").rules(2, {{"round_limit": 8}})
    games = play_out(plan_of(rules, ["random", BOT], games=6), None)
    wins = sum(game.returns[game.bots.index(BOT)] for game in games)
    assert wins > len(games) / 2
'''


def bot(
    words: Annotated[
        list[str], typer.Argument(help="A bot to seat, or `new NAME` to begin one.", metavar="BOT | new NAME")
    ],
    seat: Annotated[
        str | None, typer.Option("--seat", help="The link of the seat's key: http://HOST/k/KEY.")
    ] = None,
    folder: Annotated[Path, typer.Option("--into", help="Where `new` writes.")] = Path(),
) -> int:
    """Begin a bot of your own (`bot new NAME`), or seat one at a server (`bot my.py:Ana --seat LINK`)."""
    if words[0] == "new":
        if len(words) != 2:
            raise Malformed("the new bot needs one name: internum bot new NAME")
        begin(words[1], folder)
        return 0
    if len(words) != 1:
        raise Malformed(f"one bot sits in one seat, not {len(words)}")
    if seat is None:
        raise Malformed(
            "where shall it sit? --seat http://HOST/k/KEY, the link that the table gives each seat"
        )
    return sit(words[0], seat)


def begin(name: str, folder: Path) -> None:
    """Write the bot and its test."""
    if not name.isidentifier() or not name.islower():
        raise Malformed(f"the name of a bot is a word of small letters, like ana, not {name!r}")
    files = {folder / f"{name}.py": BOT, folder / f"test_{name}.py": TEST}
    for path in files:
        if path.exists():
            raise InternumError(f"{path} is there already")
    folder.mkdir(parents=True, exist_ok=True)
    title = "".join(part.capitalize() for part in name.split("_"))
    for path, text in files.items():
        path.write_text(text.format(name=name, title=title), encoding="utf-8")
        typer.echo(f"wrote {path}")
    typer.echo(f"Try it: internum play --bots {folder / name}.py:{title}")


def sit(name: str, link: str) -> int:
    """Play a seat to the end of the game."""
    from internum.bots.registry import bot as bot_of_name
    from internum.bots.remote import Remote, Replaced, read_link

    player = bot_of_name(name)
    remote = Remote(read_link(link), player, typer.echo)
    typer.echo(f"{player.name} sits at table {remote.link.table}.")
    try:
        returns = remote.run()
    except Replaced as why:
        typer.echo(f"internum: {why}", err=True)
        return 1
    shares = ", ".join(f"seat {number}: {share:.0%}" for number, share in enumerate(returns, 1))
    typer.echo(f"The game is over; of the win goes to {shares}.")
    return 0
