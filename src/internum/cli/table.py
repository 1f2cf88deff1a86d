"""The table in the terminal: shows the board, asks who is asked, lets bots move, takes moves back."""

from pathlib import Path
from typing import Final

from rich.console import Console

from internum.bots.bot import Bot, Sight
from internum.bots.registry import bot
from internum.cli.menu import Line, lines
from internum.cli.speech import Speech
from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError
from internum.core.notation import parse, resolve
from internum.core.why import Reason
from internum.record.entry import MOVE, Entry
from internum.record.match import Match
from internum.record.position import position
from internum.record.replay import record_of
from internum.record.seat import seat_record
from internum.record.text import write

HELP: Final = """\
  a number        takes that line
  a move          in words, for example: rondel marble    found athenae : 1 marble 1 iron 1 coin
  why MOVE        every reason why a move is not possible, with its clause
  back            leaves a half-made move
  undo            takes your last move back, as far as nothing new was learned
  hint            what the greedy bot would do
  board, log      the board, and what has happened
  rules CLAUSE    a clause of the rulebook, for example: rules A7.6b
  position        the position as text;   save FILE   the record so far
  quit            leaves the table"""


class Leave(Exception):
    """Somebody leaves the table."""


class TerminalTable:
    """One match at one keyboard."""

    def __init__(self, match: Match, bots: dict[int, Bot], lang: str, console: Console) -> None:
        self.match = match
        self.rules = match.rules
        self.bots = bots
        self.speech = Speech(match.rules, lang)
        self.console = console
        self.rng = Rng(1 if match.seed is None else int.from_bytes(match.seed[:4], "big"))
        self.shown = 0  # entries of the log that have been told
        self.looking = -1  # the seat that sat at the screen last

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        rules = self.rules
        usual = {option.name: option.default for option in rules.game.options}
        changed = [f", {name}={value}" for name, value in rules.options.items() if value != usual[name]]
        self.console.print(f"[bold]{rules.game.title}[/bold], {rules.seats} seats{''.join(changed)}")
        for seat in range(self.rules.seats):
            self.console.print(f"  seat {seat + 1}: {'a bot' if seat in self.bots else 'you'}")
        self.console.print(f"commitment of the dice: {self.match.commitment}")
        self.console.print("Type help at any time.\n")
        try:
            while not self.match.state.over:
                self.turn()
        except (Leave, EOFError):
            self.tell()
            self.console.print("You leave the table.")
            return
        self.tell()
        self.console.print(self.rules.board_text(self.match.state, None), markup=False)
        self.console.print(self.speech.ending(self.match.state), markup=False)

    def turn(self) -> None:
        """One move of whoever is asked first; bots answer at once."""
        s = self.match.state
        asked = s.actors
        for side in asked:
            player = self.bots.get(s.seat(side))
            if player is not None:
                self.match.play(player.choose(Sight(s, side), self.rng), side)
                return
        self.ask(asked[0])

    def ask(self, side: int) -> None:
        """Let a person answer, in words or by numbers, until a move is made."""
        s = self.match.state
        seat = s.seat(side)
        if self.looking not in (-1, seat) and self.rules.secrets:
            self.console.print(f"\nHand the screen to seat {seat + 1}, then press Enter.")
            self.read("")
            self.console.clear()
        self.looking = seat
        self.tell()
        self.console.print()
        self.console.print(self.rules.board_text(s, side), markup=False)
        draft: list[int] = []
        narrowed: list[int] | None = None
        while True:
            offers = narrowed if narrowed is not None else s.offers(draft, side) if draft else s.legal(side)
            menu = lines(self.rules, offers)
            self.show(side, draft, menu)
            text = self.read(f"{self.rules.side_name(side)}> ").strip()
            if text.isdigit() and 1 <= int(text) <= len(menu):
                line = menu[int(text) - 1]
                if len(line.choices) > 1:
                    narrowed = line.choices
                    continue
                narrowed = None
                draft.append(line.choices[0])
                trial = s.copy()
                for choice in draft:
                    trial.push(choice, side)
                if trial.settled:
                    self.match.play(draft, side)
                    return
            elif text == "back" or not text:
                draft, narrowed = [], None
            elif self.command(text, side):
                if self.match.state is not s:
                    return
            elif self.attempt(text, side):
                return

    def attempt(self, text: str, side: int) -> bool:
        """A move in words; True when it was made."""
        try:
            self.match.play(text, side)
        except Illegal as error:
            self.console.print("Not possible:", markup=False)
            self.refuse(error.reasons)
            return False
        except InternumError as error:
            self.console.print(str(error), markup=False)
            return False
        return True

    def command(self, text: str, side: int) -> bool:
        """Carry out a word that is no move; False when it is none."""
        word, _, rest = text.partition(" ")
        s = self.match.state
        if word == "quit":
            raise Leave
        if word == "help":
            self.console.print(HELP, markup=False)
        elif word == "board":
            self.console.print(self.rules.board_text(s, side), markup=False)
        elif word == "log":
            for entry in self.match.entries:
                self.say(entry)
        elif word == "why":
            self.why(rest, side)
        elif word == "rules":
            self.console.print(self.speech.clause(rest.strip()), markup=False)
        elif word == "position":
            self.console.print(position(s), markup=False)
        elif word == "hint":
            move = bot("greedy").choose(Sight(s, side), Rng(1))
            self.console.print("hint: " + self.speech.move(s, side, move), markup=False)
        elif word == "save" and rest:
            self.save(Path(rest.strip()))
        elif word == "undo":
            self.undo(s.seat(side))
        else:
            return False
        return True

    def why(self, text: str, side: int) -> None:
        """Every reason against a move."""
        try:
            reasons = self.match.state.why_not(text, side)
            if reasons is None:
                resolve(self.match.state, side, parse(self.rules, text))
                self.console.print("That is possible.")
        except InternumError as error:
            self.console.print(str(error), markup=False)
            return
        self.refuse(reasons or [])

    def refuse(self, reasons: list[Reason]) -> None:
        """Each reason, then what the clauses say."""
        for reason in reasons:
            self.console.print("  " + self.speech.reason(reason), markup=False)
        for clause in dict.fromkeys(reason.clause for reason in reasons if reason.clause):
            self.console.print("    " + self.speech.clause(clause), markup=False, style="dim")

    def undo(self, seat: int) -> None:
        """Take the last move of this seat back."""
        reason = self.match.why_no_undo(seat)
        if reason is not None:
            self.console.print("Not possible: " + self.speech.reason(reason), markup=False)
            return
        self.match.undo(seat)
        self.shown = len(self.match.entries)
        self.console.print("Taken back.")

    def save(self, path: Path) -> None:
        """The record so far; with the seed only when the game is over."""
        over = self.match.state.over
        alone = over or not self.rules.secrets
        record = record_of(self.match, publish=over) if alone else seat_record(self.match, self.looking)
        try:
            path.write_text(write(record), encoding="utf-8")
        except OSError as error:
            self.console.print(f"Not saved: {error}", markup=False)
            return
        self.console.print(f"Saved in {path}", markup=False)

    def show(self, side: int, draft: list[int], menu: list[Line]) -> None:
        """What is asked, and the lines to choose from."""
        s = self.match.state
        heading = (
            f"{self.rules.side_name(side)} (seat {s.seat(side) + 1}): {self.speech.question(s, side, draft)}"
        )
        self.console.print("\n" + heading, markup=False, style="bold")
        for i, line in enumerate(menu, 1):
            self.console.print(f"{i:4}  {line.text}", markup=False)

    def tell(self) -> None:
        """What has happened since this was last told."""
        for entry in self.match.entries[self.shown :]:
            self.say(entry)
        self.shown = len(self.match.entries)

    def say(self, entry: Entry) -> None:
        """An entry of the log in sentences, as the seat at the screen may hear them."""
        if entry.kind == MOVE and not entry.events:
            self.console.print(
                f"  {self.rules.side_name(entry.side)}: {entry.text}", markup=False, style="dim"
            )
        for sentence in self.speech.events(entry.events, self.looking):
            self.console.print(f"  {sentence}", markup=False, style="dim")

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        return input(prompt)
