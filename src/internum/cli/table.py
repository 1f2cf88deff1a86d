"""The table in the terminal: shows the board, asks who is asked, lets bots move, takes moves back."""

import sys
from pathlib import Path
from textwrap import indent

from rich.console import Console

from internum.bots.advice import advise
from internum.bots.bot import Bot, Sight
from internum.bots.own import Fault
from internum.bots.registry import bot
from internum.cli.menu import Line, lines
from internum.cli.speech import Speech, after
from internum.core.chance import Rng
from internum.core.errors import Illegal, InternumError
from internum.core.notation import parse, resolve
from internum.core.rules import Rules
from internum.core.slots import ROUND
from internum.core.state import State
from internum.core.why import Reason
from internum.record.entry import MOVE, Entry
from internum.record.match import Match
from internum.record.position import position
from internum.record.replay import record_of
from internum.record.seat import seat_record, seen_move
from internum.record.text import write


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
        self.seen = ""  # the lower part of the board as it was last shown

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.welcome()
        try:
            while not self.match.state.over:
                self.turn()
        except (Leave, EOFError):
            self.tell()
            self.put("table-left")
            return
        self.tell()
        self.print("\n" + self.rules.board_text(self.match.state, None))
        self.print("\n" + self.speech.ending(self.match.state), "bold")

    def welcome(self) -> None:
        """What is played, by whom, and that help is near."""
        rules = self.rules
        edition, changed = nearest_edition(rules)
        self.put("table-welcome", title=rules.game.title, seats=rules.seats, edition=edition, style="bold")
        for name in changed:
            self.print(f"  {name}={rules.options[name]}")
        for seat in range(rules.seats):
            if seat in self.bots:
                self.put("table-bot", seat=seat + 1, bot=self.bots[seat].name)
            else:
                self.put("table-person", seat=seat + 1)
        self.put("table-dice", commitment=self.match.commitment or "", style="dim")
        self.put("table-help-offer")

    def turn(self) -> None:
        """One move of whoever is asked first; bots answer at once."""
        s = self.match.state
        asked = s.actors
        for side in asked:
            player = self.bots.get(s.seat(side))
            if player is not None:
                try:
                    move = player.choose(Sight(s, side), self.rng)
                except Fault as fault:
                    self.bots[s.seat(side)] = bot("greedy")
                    self.put("table-bot-replaced", bot=player.name, other="greedy", problem=str(fault))
                    return
                self.match.play(move, side)
                return
        self.ask(asked[0])

    def ask(self, side: int) -> None:
        """Let a person answer, in words or by numbers, until a move is made."""
        s = self.match.state
        self.look(s, side)
        draft: list[int] = []
        narrowed: list[int] | None = None
        while True:
            offers = narrowed if narrowed is not None else s.offers(draft, side) if draft else s.legal(side)
            if not draft and len(offers) == 1 and not after(s, side, offers).settled:
                draft = offers  # one thing to do: on to how it is done
                offers = s.offers(draft, side)
            menu = lines(self.rules, offers)
            self.show(side, draft, menu)
            text = self.read(f"{self.rules.side_name(side)}> ").strip()
            if text.isdigit():
                if not 1 <= int(text) <= len(menu):
                    self.put("table-no-line", number=text)
                    continue
                line = menu[int(text) - 1]
                narrowed = line.choices if len(line.choices) > 1 else None
                if narrowed is None and self.go_on(side, draft, line.choices[0]):
                    return
            elif text == "back" or not text:
                draft, narrowed = [], None
            elif self.command(text, side):
                if self.match.state is not s:
                    return
            else:
                head = self.attempt(text, side)
                if self.match.state is not s:
                    return
                if head is not None:
                    draft, narrowed = [], None
                    self.go_on(side, draft, head)

    def look(self, s: State, side: int) -> None:
        """Show the person of a side what has happened and how things stand."""
        seat = s.seat(side)
        if self.looking not in (-1, seat) and self.rules.secrets:
            self.print("")
            self.put("table-hand-over", seat=seat + 1)
            self.read("")
            self.console.clear()
        new = self.match.entries[self.shown :]
        own = self.looking == seat and all(entry.seat == seat for entry in new)
        same = self.looking == seat
        self.looking = seat
        self.tell()
        self.print("")
        board = self.rules.board_text(s, side)
        top, _, rest = board.partition("\n\n")
        if own or (same and rest == self.seen):  # what stands above the first empty line will do
            self.print(top)
        else:
            self.put("table-round", number=int(s.v[ROUND]), style="bold")
            self.print(board)
            self.seen = rest

    def go_on(self, side: int, draft: list[int], choice: int) -> bool:
        """Add a choice to a draft, and those that nothing else can follow; True when the move is made."""
        s = self.match.state
        draft.append(choice)
        while not after(s, side, draft).settled:
            offers = s.offers(draft, side)
            if len(offers) > 1:
                return False
            draft.append(offers[0])
        self.match.play(draft, side)
        return True

    def attempt(self, text: str, side: int) -> int | None:
        """A move in words: made or refused; the choice it begins with when only its parts are missing."""
        try:
            self.match.play(text, side)
        except Illegal as error:
            parsed = parse(self.rules, text)
            if not parsed.parts and all(reason.message == "incomplete" for reason in error.reasons):
                return parsed.verb.base + parsed.arg
            self.put("table-impossible")
            self.refuse(error.reasons)
        except InternumError as error:
            self.print(str(error))
        return None

    def command(self, text: str, side: int) -> bool:
        """Carry out a word that is no move; False when it is none."""
        word, _, rest = text.partition(" ")
        s = self.match.state
        if word == "quit":
            raise Leave
        if word == "help":
            self.print(indent(self.speech.words.say("table-help", {}), "  "))
        elif word == "board":
            self.print(self.rules.board_text(s, side))
        elif word == "log":
            for entry in self.match.entries:
                self.say(entry)
        elif word == "why":
            self.why(rest, side)
        elif word == "rules":
            self.print(self.speech.clause(rest.strip()))
        elif word == "position":
            self.print(position(s))
        elif word == "hint":
            for advised in advise(Sight(s, side), Rng(1)):
                self.print("  " + self.speech.advice(s, side, advised))
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
                self.put("table-possible")
        except InternumError as error:
            self.print(str(error))
            return
        self.refuse(reasons or [])

    def refuse(self, reasons: list[Reason]) -> None:
        """Each reason, then what the clauses say."""
        for reason in reasons:
            self.print("  " + self.speech.reason(reason))
        for clause in dict.fromkeys(r.clause for r in reasons if r.clause in self.speech.clauses()):
            self.print("    " + self.speech.clause(clause), "dim")

    def undo(self, seat: int) -> None:
        """Take the last move of this seat back."""
        reason = self.match.why_no_undo(seat)
        if reason is not None:
            self.put("table-no-undo", reason=self.speech.reason(reason))
            return
        self.match.undo(seat)
        self.shown = len(self.match.entries)
        self.put("table-undone")

    def save(self, path: Path) -> None:
        """The record so far; with the seed only when the game is over."""
        over = self.match.state.over
        alone = over or not self.rules.secrets
        record = record_of(self.match, publish=over) if alone else seat_record(self.match, self.looking)
        try:
            path.write_text(write(record), encoding="utf-8")
        except OSError as error:
            self.put("table-not-saved", problem=str(error))
            return
        self.put("table-saved", path=str(path))

    def show(self, side: int, draft: list[int], menu: list[Line]) -> None:
        """What is asked, and the lines to choose from."""
        s = self.match.state
        self.print("")
        name = self.speech.words.name(self.rules.side_name(side))
        question = self.speech.question(s, side, draft)
        self.put("table-asked", side=name, seat=s.seat(side) + 1, question=question, style="bold")
        width = max(len(line.text) for line in menu)
        for i, line in enumerate(menu, 1):
            text = f"{i:4}  {line.text}"
            if len(line.choices) > 1:
                text = self.speech.words.say("table-ways", {"text": text, "count": len(line.choices)})
            elif not draft:
                note = self.speech.note(s, side, line.choices[0])
                text = f"{text:{width + 6}}   {note}".rstrip()
            self.print(text)

    def tell(self) -> None:
        """What has happened since this was last told."""
        for entry in self.match.entries[self.shown :]:
            self.say(entry)
        self.shown = len(self.match.entries)

    def say(self, entry: Entry) -> None:
        """An entry of the log in sentences, as the seat at the screen may hear them."""
        if entry.kind == MOVE and not entry.events:
            name = self.speech.words.name(self.rules.side_name(entry.side))
            seat = None if self.looking < 0 else self.looking
            self.print(f"  {name}: {seen_move(self.rules, entry, seat)}", "dim")
        for sentence in self.speech.events(entry.events, self.looking):
            self.print(f"  {sentence}", "dim")

    def put(self, message: str, style: str = "", **params: str | int) -> None:
        """Print a message of the table."""
        self.print(self.speech.words.say(message, params), style)

    def print(self, text: str, style: str = "") -> None:
        """Print text as it stands."""
        self.console.print(text, markup=False, style=style)

    def read(self, prompt: str) -> str:
        """A line from the keyboard; from a pipe it is shown as well, as a keyboard would have."""
        text = input(prompt)
        if not sys.stdin.isatty():
            self.print(text)
        return text


def nearest_edition(rules: Rules) -> tuple[str, list[str]]:
    """The edition that differs least from what is played, and the options in which it does."""
    usual = {option.name: option.default for option in rules.game.options}
    found: dict[str, list[str]] = {}
    for edition, values in (rules.game.editions or {"none": {}}).items():
        settled = {**usual, **values}
        found[edition] = [name for name, value in rules.options.items() if value != settled[name]]
    nearest = min(found, key=lambda edition: len(found[edition]))
    return nearest, found[nearest]
