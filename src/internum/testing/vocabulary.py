"""A game's words: all that a case book, a position or a move of this table can say."""

from internum.core.bag import Bag
from internum.core.layout import HIDDEN, PUBLIC, Domain, Region
from internum.core.rules import Event, Fact, Rules
from internum.core.sendings import Sendings
from internum.core.step import Step
from internum.core.verb import Part, Pick, Verb
from internum.record.written import ground

WIDTH = 100


class Labels:
    """How the forms name a list of words: in capitals, and with a number where another list has that name."""

    def __init__(self, rules: Rules) -> None:
        self._labels: dict[tuple[str, ...], str] = {}
        taken: dict[str, int] = {}
        for domain in domains(rules):
            taken[domain.name] = number = taken.get(domain.name, 0) + 1
            self._labels[domain.name, *domain.words] = domain.name.upper() + (
                f"_{number}" if number > 1 else ""
            )

    def __call__(self, domain: Domain) -> str:
        return self._labels.get((domain.name, *domain.words), domain.name.upper())

    def indexed(self, name: str, dims: tuple[Domain, ...]) -> str:
        """A name with the lists of the words that follow it."""
        return " ".join([name, *(self(dim) for dim in dims)])


def describe(rules: Rules) -> str:
    """Every word of a table, section by section, as `internum words` prints it."""
    game = rules.game
    label = Labels(rules)
    verbs = [verb for verb in rules.verbs if not isinstance(verb, Part)]
    parts = [verb for verb in rules.verbs if isinstance(verb, Part)]
    lines = [
        f"{game.title}: book {game.name}",
        f"seats: {game.seats[0]} to {game.seats[-1]}; here {rules.seats}",
    ]
    regions = rules.layout.regions
    given = [_fact(rules, label, region) for region in regions if not region.derived]
    derived = [_fact(rules, label, region) for region in regions if region.derived]
    derived += [_derived(label, fact) for fact in rules.facts]
    options = [_option(rules, name) for name in rules.options]
    _section(lines, "options  NAME=VALUE", [*options, *_editions(game.editions)])
    _section(lines, "sides", _wrapped(rules.sides.words))
    _section(lines, "entry points  at …", rules.entries())
    _section(lines, "steps  at STEP > STEP", [_step(label, step) for step in rules.steps])
    _section(lines, "facts  given, and checked", given)
    _section(lines, "derived facts  only checked", derived)
    _section(lines, "moves  SIDE: …", [_verb(label, verb) for verb in verbs if not verb.chance])
    _section(lines, "parts of moves", [_part(label, part) for part in parts])
    _section(lines, "results of chance  chance: …", [_verb(label, verb) for verb in verbs if verb.chance])
    _section(lines, "events", [_event(label, event) for event in rules.events])
    also: dict[str, list[str]] = {}
    for said, meant in rules.synonyms.items():
        also.setdefault(meant, []).append(said)
    if also:
        lines_of = [f"{meant}: {', '.join(said)}" for meant, said in also.items()]
        _section(lines, "understood as well", lines_of)
    for domain in domains(rules):
        _section(lines, label(domain), _wrapped(domain.words))
    return "\n".join(lines) + "\n"


def _section(lines: list[str], title: str, entries: list[str]) -> None:
    lines += ["", title, *(f"  {entry}" for entry in entries or ["none"])]


def _option(rules: Rules, name: str) -> str:
    option = next(option for option in rules.game.options if option.name == name)
    values = "|".join(option.values) or "NUMBER|none"
    clause = f"{option.clause} " if option.clause else ""
    return f"{name}={values}  usually {option.default}; here {rules.options[name]}. {clause}{option.about}"


def _editions(editions: dict[str, dict[str, str]]) -> list[str]:
    """The editions of a game, which are options written together; what is written besides goes before."""
    if not editions:
        return []
    usual, *others = editions
    lines = [f"edition={'|'.join(editions)}  usually {usual}. Fills in the options that are not written."]
    for name in others:
        given = editions[name].items() - editions[usual].items()
        lines.append(f"edition={name} means {', '.join(sorted(f'{key}={value}' for key, value in given))}")
    return lines


def _step(label: Labels, step: Step) -> str:
    numbers = [label(domain) if domain is not None else "NUMBER" for domain in step.fields]
    while numbers and step.fields[len(numbers) - 1] is None:
        numbers.pop()
    return " ".join([step.name, "[SIDE]", *numbers]) + _clause(step.clause)


def _fact(rules: Rules, label: Labels, region: Region) -> str:
    """A region: its form, what it means, its values, and what a written position begins with."""
    if region.values is not None:
        values = f"{label(region.values)} or none"
    else:
        values = f"{region.low} to {region.high}"
    out = f"{label.indexed(region.name, region.dims)} = {values}"
    if region.secrecy != PUBLIC:
        seen = "nobody" if region.secrecy == HIDDEN else f"the seat of its {label(region.dims[0])}"
        out += f"; seen by {seen}"
    if not region.derived:
        out += f"; usually {_usual(rules, region)}"
    return f"{out}. {region.about}" if region.about else out


def _derived(label: Labels, fact: Fact) -> str:
    out = label.indexed(fact.name, fact.dims)
    return f"{out}. {fact.about}" if fact.about else out


def _usual(rules: Rules, region: Region) -> str:
    v = ground(rules).v
    cells = [(indices, region.word(v[slot])) for indices, slot in region.cells()]
    if len({word for _, word in cells}) == 1:
        return cells[0][1]
    rows = []
    for indices, word in cells:
        names = [dim.words[i] for dim, i in zip(region.dims, indices, strict=True)]
        rows.append(" ".join([*names, word]))
    return ", ".join(rows)


def _verb(label: Labels, verb: Verb) -> str:
    parts = " : ".join(part.word for part in verb.parts)
    return label.indexed(verb.word, verb.params) + (f" : {parts}" if parts else "") + _clause(verb.clause)


def _part(label: Labels, part: Part) -> str:
    if isinstance(part, Bag):
        kind = label(part.kinds)
        form = f"COUNT {kind} COUNT {kind} …, or nothing"
    elif isinstance(part, Sendings):
        kind = label.indexed("COUNT", part.params)
        form = f"{kind} {kind} …"
    elif isinstance(part, Pick):
        form = label.indexed(part.word, part.params)
    else:
        form = "in words of its own"
    return f"{part.word}: {form}{_clause(part.clause)}"


def _clause(clause: str) -> str:
    return f"  ({clause})" if clause else ""


def _event(label: Labels, event: Event) -> str:
    words = [event.name]
    for name, domain in event.params:
        either = "PROVINCE OR SEA" if name == "place" else "NUMBER"
        kind = either if domain is None else label(domain)
        words.append(name.upper() if name.upper() == kind else f"{name.upper()}({kind})")
    return " ".join(words)


def domains(rules: Rules) -> list[Domain]:
    """Every domain that a form of the words names, once."""
    named: list[Domain | None] = []
    for step in rules.steps:
        named += step.fields
    for region in rules.layout.regions:
        named += [*region.dims, region.values]
    for fact in rules.facts:
        named += fact.dims
    for verb in rules.verbs:
        named += [*verb.params, verb.kinds if isinstance(verb, Bag) else None]
    for event in rules.events:
        named += [domain for _, domain in event.params]
    sides = (rules.sides.name, *rules.sides.words)  # these have a section of their own
    found: dict[tuple[str, ...], Domain] = {}
    for domain in named:
        if domain is not None and (domain.name, *domain.words) != sides:
            found.setdefault((domain.name, *domain.words), domain)
    return list(found.values())


def _wrapped(words: list[str]) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) < WIDTH:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return lines
