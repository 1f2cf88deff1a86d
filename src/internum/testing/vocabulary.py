"""A game's words: all that a case book, a position or a move of this table can say."""

from internum.core.bag import Bag
from internum.core.layout import HIDDEN, PUBLIC, Domain, Region
from internum.core.rules import Event, Rules
from internum.core.sendings import Sendings
from internum.core.step import Step
from internum.core.verb import Part, Pick, Verb
from internum.record.written import ground

WIDTH = 100


def describe(rules: Rules) -> str:
    """Every word of a table, section by section, as `internum words` prints it."""
    game = rules.game
    verbs = [verb for verb in rules.verbs if not isinstance(verb, Part)]
    parts = [verb for verb in rules.verbs if isinstance(verb, Part)]
    lines = [
        f"{game.title}: book {game.name}",
        f"seats: {game.seats[0]} to {game.seats[-1]}; here {rules.seats}",
    ]
    regions = rules.layout.regions
    given = [_fact(rules, region) for region in regions if not region.derived]
    derived = [_fact(rules, region) for region in regions if region.derived]
    derived += [_indexed(fact.name, fact.dims) for fact in rules.facts]
    options = [_option(rules, name) for name in rules.options]
    _section(lines, "options  NAME=VALUE", [*options, *_editions(game.editions)])
    _section(lines, "sides", _wrapped(rules.sides.words))
    _section(lines, "entry points  at …", rules.entries())
    _section(lines, "steps  at STEP > STEP", [_step(step) for step in rules.steps])
    _section(lines, "facts  given, and checked", given)
    _section(lines, "derived facts  only checked", derived)
    _section(lines, "moves  SIDE: …", [_verb(verb) for verb in verbs if not verb.chance])
    _section(lines, "parts of moves", [_part(part) for part in parts])
    _section(lines, "results of chance  chance: …", [_verb(verb) for verb in verbs if verb.chance])
    _section(lines, "events", [_event(event) for event in rules.events])
    also: dict[str, list[str]] = {}
    for said, meant in rules.synonyms.items():
        also.setdefault(meant, []).append(said)
    if also:
        lines_of = [f"{meant}: {', '.join(said)}" for meant, said in also.items()]
        _section(lines, "understood as well", lines_of)
    for domain in domains(rules):
        _section(lines, domain.name.upper(), _wrapped(domain.words))
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


def _step(step: Step) -> str:
    numbers = [domain.name.upper() if domain is not None else "NUMBER" for domain in step.fields]
    while numbers and step.fields[len(numbers) - 1] is None:
        numbers.pop()
    return " ".join([step.name, "[SIDE]", *numbers]) + _clause(step.clause)


def _fact(rules: Rules, region: Region) -> str:
    """A region: its form, what it means, its values, and what a written position begins with."""
    if region.values is not None:
        values = f"{region.values.name.upper()} or none"
    else:
        values = f"{region.low} to {region.high}"
    out = f"{_indexed(region.name, region.dims)} = {values}"
    if region.secrecy != PUBLIC:
        seen = "nobody" if region.secrecy == HIDDEN else f"the seat of its {region.dims[0].name.upper()}"
        out += f"; seen by {seen}"
    if not region.derived:
        out += f"; usually {_usual(rules, region)}"
    return f"{out}. {region.about}" if region.about else out


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


def _verb(verb: Verb) -> str:
    parts = " : ".join(part.word for part in verb.parts)
    return _indexed(verb.word, verb.params) + (f" : {parts}" if parts else "") + _clause(verb.clause)


def _part(part: Part) -> str:
    if isinstance(part, Bag):
        kind = part.kinds.name.upper()
        form = f"COUNT {kind} COUNT {kind} …, or nothing"
    elif isinstance(part, Sendings):
        kind = _indexed("COUNT", part.params)
        form = f"{kind} {kind} …"
    elif isinstance(part, Pick):
        form = _indexed(part.word, part.params)
    else:
        form = "in words of its own"
    return f"{part.word}: {form}{_clause(part.clause)}"


def _clause(clause: str) -> str:
    return f"  ({clause})" if clause else ""


def _indexed(name: str, dims: tuple[Domain, ...]) -> str:
    return " ".join([name, *(dim.name.upper() for dim in dims)])


def _event(event: Event) -> str:
    words = [event.name]
    for name, domain in event.params:
        either = "province or sea" if name == "place" else "number"
        kind = either if domain is None else domain.name
        words.append(name.upper() if name == kind else f"{name.upper()}({kind.upper()})")
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
