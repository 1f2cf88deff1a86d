"""`internum mcp`: a language model sits down at a table, by the Model Context Protocol (official SDK).

Everything it is told is what its seat may know; everything it may do goes through the same moves as
everybody's.
"""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final

import typer

import internum
from internum.bots.moves import whole_moves
from internum.bots.remote import read_link
from internum.cli.seated import OwnTable, ServerTable
from internum.cli.settings import read_table
from internum.cli.speech import Speech, after
from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError
from internum.core.notation import head_text, parse, resolve
from internum.core.slots import ROUND
from internum.games import game, game_names

MOST_WAYS: Final = 60
HOW: Final = """\
You play a board game of the ancient Mediterranean. Call sit_down (or sit_at with the link of a seat) first,
then repeat: look, legal, play. Moves are written in the game's notation, exactly as legal shows them: a head
and its parts, separated by colons. ways shows the complete moves of a head. why_not explains what is not
possible, with the clause of the rulebook; rules quotes a clause or finds those that speak of a word."""


class Room:
    """The table that the model sits at, and its answers in text."""

    def __init__(self) -> None:
        self.table: OwnTable | ServerTable | None = None

    def seated(self) -> OwnTable | ServerTable:
        """The table, or what to do first."""
        if self.table is None:
            raise InternumError("sit down first: sit_down(game), or sit_at(link)")
        return self.table

    def games(self) -> str:
        """Which games there are, for how many seats, and their editions."""
        rows = []
        for name in game_names():
            found = game(name)
            seats = f"{found.seats[0]} to {found.seats[-1]} seats"
            editions = f"; editions {', '.join(found.editions)}" if found.editions else ""
            rows.append(f"{name}: {found.title}, {seats}{editions}")
        return "\n".join(rows)

    def sit_down(
        self,
        name: str,
        seats: int | None = None,
        seat: int = 1,
        bots: str = "greedy",
        options: dict[str, str] | None = None,
    ) -> str:
        """Begin a game against bots, in one of its seats (from 1)."""
        given = [f"{option}={value}" for option, value in (options or {}).items()]
        rules = read_table(name, seats, given)
        if any(":" in one for one in bots.split(",")):
            raise InternumError("here the bots are ours alone: name one without a file")
        self.table = OwnTable(rules, seat - 1, bots)
        return self.look()

    def sit_at(self, link: str) -> str:
        """Take a seat at a running server, by the link of its key."""
        self.table = ServerTable(read_link(link))
        self.table.wait()
        return self.look()

    def look(self) -> str:
        """What has happened, the board as this seat sees it, and what is asked."""
        table = self.seated()
        if isinstance(table, ServerTable) and table.side() is None:
            table.wait()
        news = table.news()
        parts = ["Since you looked last:", *(f"  {line}" for line in news), ""] if news else []
        if isinstance(table, ServerTable) and table.over:
            return "\n".join([*parts, table.ending()])
        s = table.state()
        side = table.side()
        mine = side if side is not None else s.side_of(table.seat)
        parts += [
            f"Round {int(s.v[ROUND])}. You are {s.rules.side_name(mine) if mine is not None else 'seated'}"
        ]
        parts[-1] += f" (seat {table.seat + 1})."
        parts += [s.rules.board_text(s, mine), ""]
        if s.over:
            parts.append(table.speech.ending(s))
        elif side is None:
            waiting = ", ".join(s.rules.side_name(one) for one in s.actors)
            parts.append(f"Not your turn: {waiting} to move. Look again later.")
        else:
            question = table.speech.question(s, side, [])
            parts.append(f"{s.rules.side_name(side)}, you are asked: {question}. See legal.")
        return "\n".join(parts)

    def legal(self) -> str:
        """Every move that may begin now; one with an ellipsis has parts to choose, see ways."""
        table = self.seated()
        s, side = table.state(), self._asked()
        lines = []
        for choice in s.legal(side):
            head = head_text(s.rules, choice)
            trial = after(s, side, [choice])
            lines.append(head if trial.settled else f"{head} : …")
        return "\n".join(lines)

    def ways(self, head: str) -> str:
        """The complete moves that begin with a head, as legal shows it."""
        table = self.seated()
        s, side = table.state(), self._asked()
        parsed = parse(s.rules, head.replace("…", "").strip().rstrip(":"))
        first = parsed.verb.base + parsed.arg
        if first not in s.legal(side):
            return self.why_not(head_text(s.rules, first))
        start = after(s, side, [first])
        if start.settled:
            return head_text(s.rules, first)
        moves = whole_moves(start, side, MOST_WAYS, Rng(1))
        told = [table.speech.move(s, side, [first, *rest]) for rest, _ in moves]
        more = f"\n(these are {len(told)} of more)" if len(told) >= MOST_WAYS else ""
        return "\n".join(dict.fromkeys(told)) + more

    def play(self, move: str) -> str:
        """Make a move; what it brought, or every reason why it is not possible."""
        table = self.seated()
        try:
            table.play(move)
        except Illegal as error:
            return f"Not possible: {move}\n{self._reasons(table.speech, error)}"
        return self.look()

    def why_not(self, move: str) -> str:
        """Every reason why a move is not possible now, with the clauses."""
        table = self.seated()
        reasons = table.why_not(move)
        if reasons is None:
            s, side = table.state(), table.side()
            if side is not None:
                resolve(s, side, parse(s.rules, move))
            return "It is possible."
        return self._reasons(table.speech, Illegal(move, reasons))

    def rules(self, about: str, name: str = "") -> str:
        """A clause by its number, such as E7.4, or the clauses that speak of a word."""
        if name:
            return Speech(read_table(name, None, None), "en").clause(about)
        return self.seated().speech.clause(about)

    def _asked(self) -> int:
        side = self.seated().side()
        if side is None:
            raise InternumError("you are not asked just now: look again")
        return side

    def _reasons(self, speech: Speech, error: Illegal) -> str:
        lines = [f"- {speech.reason(reason)}" for reason in error.reasons] or [str(error)]
        known = [r.clause for r in error.reasons if r.clause in speech.clauses()]
        return "\n".join([*lines, *(speech.clause(clause) for clause in dict.fromkeys(known))])


def server(seat: str | None = None) -> Any:
    """The MCP server, with a room of its own; `seat` is the link of a seat to sit down in at once."""
    try:
        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise InternumError("this needs the MCP SDK: pip install 'internum[mcp]'") from None
    room = Room()
    if seat is not None:
        room.table = ServerTable(read_link(seat))

    def told(tool: Callable[..., str]) -> Callable[..., str]:
        """What the caller can mend is told; anything else is a defect, and the SDK says so."""

        @wraps(tool)
        def call(*given: Any, **named: Any) -> str:
            try:
                return tool(*given, **named)
            except InternumError as error:
                raise ToolError(str(error)) from error

        return call

    made = MCPServer("internum", instructions=HOW, version=internum.__version__, log_level="WARNING")
    for tool in (
        room.games,
        room.sit_down,
        room.sit_at,
        room.look,
        room.legal,
        room.ways,
        room.play,
        room.why_not,
        room.rules,
    ):
        made.tool(structured_output=False)(told(tool))
    return made


def mcp(
    seat: Annotated[
        str | None, typer.Option("--seat", help="Sit at a running server: http://HOST/k/KEY.")
    ] = None,
) -> int:
    """Let a language model play, on standard input and output (Model Context Protocol)."""
    server(seat).run("stdio")
    return 0
