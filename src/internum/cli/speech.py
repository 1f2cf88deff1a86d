"""What a table says, in the language of its people: events, refusals, questions, clauses."""

import re
from typing import Final

from internum.bots.advice import Advised, Because
from internum.core.bag import Bag
from internum.core.errors import Unknown
from internum.core.layout import Domain
from internum.core.notation import head_text
from internum.core.rules import Rules
from internum.core.slots import BITS, DRAFT_PART, OVER, ROUND_LIMIT, SP
from internum.core.state import State, Told
from internum.core.why import Reason
from internum.testing.rulebook import Clause, read_clauses, rules_text
from internum.words import Words

MOST_CLAUSES: Final = 5


class Speech:
    """The words of one game in one language."""

    def __init__(self, rules: Rules, lang: str) -> None:
        self.rules: Final = rules
        self.words: Final = Words(lang, rules.game.name)
        self._clauses: dict[str, Clause] | None = None

    def clauses(self) -> dict[str, Clause]:
        """The numbered clauses of the game; none where it comes without a page of them."""
        if self._clauses is None:
            try:
                self._clauses = read_clauses(rules_text(self.rules.game.name))
            except Unknown:
                self._clauses = {}
        return self._clauses

    def events(self, told: list[Told], seat: int) -> list[str]:
        """What happened, as far as this seat (or a spectator) hears it."""
        return [self.event(event) for event in told if event[5] & (BITS[seat] if seat >= 0 else BITS[61])]

    def event(self, told: Told) -> str:
        """One sentence."""
        kind = self.rules.events[told[0]]
        params: dict[str, str | int] = {}
        for (name, domain), value in zip(kind.params, told[1:], strict=False):
            if domain is None:
                params[name] = value
            else:
                params[name] = self.name(domain, value)
                params[f"{name}-id"] = domain.words[value]
        return self._sentence(f"event-{kind.name}", params)

    def name(self, domain: Domain, value: int) -> str:
        """A thing by its name."""
        return self.words.name(domain.words[value])

    def reason(self, reason: Reason) -> str:
        """A refusal with its clause."""
        have = self.words.name(reason.have)
        need = self.words.name(reason.need)
        sentence = self._sentence(f"refused-{reason.message}", {"have": have, "need": need})
        return f"{sentence} ({reason.clause})" if reason.clause else sentence

    def question(self, s: State, side: int, draft: list[int]) -> str:
        """What is asked of a side: the step, or the part of a half-made move with what is in it so far."""
        if not draft:
            step = self.rules.steps[s.v[s.v[SP]] - 1].name
            return self._say_or_name(f"ask-{step}", step)
        trial = after(s, side, draft)
        part = self.rules.verbs[trial.v[DRAFT_PART] - 1]
        text = f"{head_text(self.rules, draft[0])} : {self._say_or_name(f'part-{part.word}', part.word)}"
        return f"{text} ({self._progress(part, trial)})" if isinstance(part, Bag) else text

    def note(self, s: State, side: int, choice: int) -> str:
        """What a move that begins so will cost, where there is a message for such a part; else nothing."""
        verb = self.rules.verbs[self.rules.verb_of[choice]]
        message = next(
            (f"note-{part.word}" for part in verb.parts if self.words.has(f"note-{part.word}")), ""
        )
        if not message:
            return ""
        trial = after(s, side, [choice])
        if trial.filled:  # there is only one way to pay
            return self.words.say(message, {"count": " : ".join(trial.filled)})
        part = self.rules.verbs[trial.v[DRAFT_PART] - 1]
        if trial.settled or not isinstance(part, Bag):
            return ""
        return self.words.say(message, {"count": part.still_open(trial)[1]})

    def advice(self, s: State, side: int, advised: Advised) -> str:
        """A move that is advised, what it is worth and why."""
        params: dict[str, str | int] = {
            "move": self.move(s, side, advised.move),
            "behind": round(-advised.worth),
            "because": "; ".join(self.because(one) for one in advised.because),
        }
        return self.words.say("table-hint" if advised.because else "table-hint-alone", params)

    def because(self, one: Because) -> str:
        """One reason: a number and its change, or a place that lies open to somebody."""
        if one.kind == "number":
            label = self.words.say(f"gain-{one.what.replace('_', '-')}", {})
            return f"{label} {one.change:+}"
        params: dict[str, str | int] = {
            "place": self.words.name(one.what),
            "side": self.words.name(self.rules.side_name(one.side)),
        }
        return self.words.say(f"gain-{one.kind}", params)

    def move(self, s: State, side: int, choices: list[int]) -> str:
        """A move in notation."""
        return " : ".join([head_text(self.rules, choices[0]), *(after(s, side, choices).filled or [])])

    def _progress(self, bag: Bag, s: State) -> str:
        """What a bag still needs, and what it holds."""
        least, most = bag.still_open(s)
        kind = "bag-exact" if least == most else "bag-range" if least > 0 else "bag-at-most"
        rest = self.words.say(kind, {"least": least, "most": most})
        held = any(bag.picked(s, k) for k in range(bag.n))
        return self.words.say("bag-so-far", {"bag": bag.text(s), "rest": rest}) if held else rest

    def _sentence(self, message: str, params: dict[str, str | int]) -> str:
        """A message with a capital first, whatever name it begins with."""
        text = self.words.say(message, params)
        return text[:1].upper() + text[1:] if self.words.has(message) else text

    def _say_or_name(self, message: str, word: str) -> str:
        return self.words.say(message, {}) if self.words.has(message) else self.words.name(word)

    def clause(self, name: str) -> str:
        """A clause of the rulebook, or those that speak of a word."""
        wanted = name[:1].upper() + name[1:]
        found = [wanted] if wanted in self.clauses() else self._about(name.replace("_", " ").lower())
        if not found:
            return self.words.say("table-no-clause", {"id": repr(name)})
        return "\n".join(self._clause(found_id) for found_id in found)

    def _clause(self, name: str) -> str:
        clause = self.clauses()[name]
        return self.words.say("table-clause", {"id": name, "kind": clause.kind, "text": clause.text})

    def _about(self, word: str) -> list[str]:
        """The few rules and definitions that speak of a word soonest."""
        texts = {
            name: re.sub("`[^`]*`", "", clause.text.lower())
            for name, clause in self.clauses().items()
            if clause.kind in ("rule", "definition")
        }
        found = [name for name, text in texts.items() if word and word in text]
        return sorted(found, key=lambda name: texts[name].index(word))[:MOST_CLAUSES]

    def ending(self, s: State) -> str:
        """Who has won."""
        shares = s.returns
        best = [seat for seat, share in enumerate(shares) if share == max(shares)]
        seats = self.words.say("table-one-seat", {"seat": best[0] + 1})
        for seat in best[1:]:
            other = self.words.say("table-one-seat", {"seat": seat + 1})
            seats = self.words.say("table-and", {"first": seats, "second": other})
        how = "table-limit" if s.v[OVER] == ROUND_LIMIT else "table-won"
        scores = ", ".join(map(str, s.scores))
        return self.words.say(how, {"seats": seats, "count": len(best), "scores": scores})


def after(s: State, side: int, choices: list[int]) -> State:
    """A copy after these choices; `filled` are the parts that are complete, in words."""
    trial = s.copy()
    trial.filled = []
    for choice in choices:
        trial.push(choice, side)
    return trial
