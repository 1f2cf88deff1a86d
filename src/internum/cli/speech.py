"""What a table says, in the language of its people: events, refusals, questions, clauses."""

from typing import Final

from internum.core.layout import Domain
from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import BITS, DRAFT_PART, OVER, ROUND_LIMIT, SP
from internum.core.state import State, Told
from internum.core.why import Reason
from internum.testing.clauses import Clause, read_clauses, rules_text
from internum.words import Words


class Speech:
    """The words of one game in one language."""

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules: Final = rules
        self.words: Final = Words(lang, rules.game.name)
        self._clauses: dict[str, Clause] | None = None

    def clauses(self) -> dict[str, Clause]:
        """The numbered clauses of the game."""
        if self._clauses is None:
            self._clauses = read_clauses(rules_text(self.rules.game.name))
        return self._clauses

    def events(self, told: list[Told], seat: int) -> list[str]:
        """What happened, as far as this seat (or a spectator) hears it."""
        return [self.event(event) for event in told if event[5] & (BITS[seat] if seat >= 0 else BITS[61])]

    def event(self, told: Told) -> str:
        """One sentence."""
        kind = self.rules.events[told[0]]
        params: dict[str, str | int] = {}
        for (name, domain), value in zip(kind.params, told[1:], strict=False):
            params[name] = value if domain is None else self.name(domain, value)
        return self.words.say(f"event-{kind.name}", params)

    def name(self, domain: Domain, value: int) -> str:
        """A thing by its name."""
        return self.words.name(domain.words[value])

    def reason(self, reason: Reason) -> str:
        """A refusal with its clause."""
        have = self.words.name(reason.have)
        need = self.words.name(reason.need)
        sentence = self.words.say(f"refused-{reason.message}", {"have": have, "need": need})
        return f"{sentence} ({reason.clause})" if reason.clause else sentence

    def question(self, s: State, side: int, draft: list[int]) -> str:
        """What is asked of a side."""
        if draft:
            trial = s.copy()
            for choice in draft:
                trial.push(choice, side)
            part = self.rules.verbs[trial.v[DRAFT_PART] - 1]
            return f"{head_text(self.rules, draft[0])} : {self.words.say(f'part-{part.word}', {})}"
        return self.words.say(f"ask-{self.rules.steps[s.v[s.v[SP]] - 1].name}", {})

    def move(self, s: State, side: int, choices: list[int]) -> str:
        """A move in notation."""
        trial = s.copy()
        trial.filled = []
        for choice in choices:
            trial.push(choice, side)
        return " : ".join([head_text(self.rules, choices[0]), *trial.filled])

    def clause(self, name: str) -> str:
        """A clause of the rulebook."""
        wanted = name[:1].upper() + name[1:]
        clause = self.clauses().get(wanted)
        return f"{wanted} ({clause.kind}): {clause.text}" if clause else f"There is no clause {name!r}."

    def ending(self, s: State) -> str:
        """Who has won."""
        shares = s.returns
        best = [f"seat {seat + 1}" for seat, share in enumerate(shares) if share == max(shares)]
        how = "the round limit is reached; first" if s.v[OVER] == ROUND_LIMIT else "won"
        return f"The game is over: {' and '.join(best)} {how}. Scores: {', '.join(map(str, s.scores))}"
