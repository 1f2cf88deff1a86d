"""Words: everything that a game can tell, ask or refuse has its message, and every message its use."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import internum
from internum.core.bag import Bag
from internum.core.layout import Domain
from internum.core.rules import Rules
from internum.core.verb import Part
from internum.games import OWN, game
from internum.games.antike.board import load, our_board
from internum.games.empires.rules import EmpiresRules
from internum.games.empires.tiles import TILES
from internum.games.empires.victory import WAYS
from internum.testing.rulebook import read_clauses, rules_text
from internum.words import LANGUAGES, UnknownLanguage, Words, messages

ROOM = Path(internum.__file__).parent
SPOKEN = OWN
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PLACES = ("province", "key_province", "sea", "spot", "city")  # their names are Latin in every language
CODES = ("readiness", "place", "chip", "player")  # counters that no sentence names


class Names(Visitor):
    """The ids of a file's messages with the parameters that each uses; what cannot be read."""

    def __init__(self, lang: str, name: str) -> None:
        self.messages: dict[str, set[str]] = {}
        self.twice: list[str] = []
        self.junk: list[str] = []
        self._here: set[str] = set()
        self.visit(FluentParser().parse(messages(lang, name)))

    def visit_Message(self, node: ftl.Message) -> None:  # noqa: N802
        if node.id.name in self.messages:
            self.twice.append(node.id.name)
        self._here = self.messages.setdefault(node.id.name, set())
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self._here.add(node.id.name)

    def visit_Junk(self, node: ftl.Junk) -> None:  # noqa: N802
        self.junk.append(str(node.content))


def tables(name: str) -> Iterator[Rules]:
    """Tables of a game that together have everything to say: the fewest and the most seats, every value."""
    found = game(name)
    for seats in (found.seats[0], found.seats[-1]):
        yield found.rules(seats)
        for option in found.options:
            for value in option.values:
                try:
                    yield found.rules(seats, {option.name: value})
                except ValueError:
                    continue  # not for so many seats


def refusals(folder: Path) -> set[str]:
    """The message ids in the code: `why.add(clause, id, …)`, `Reason(clause, id, …)`, `_wall(n, id, …)`."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            called = node.func
            adds = isinstance(called, ast.Attribute) and called.attr in ("add", "_wall")
            if adds or (isinstance(called, ast.Name) and called.id == "Reason"):
                found |= {n.value for n in ast.walk(node.args[1]) if isinstance(n, ast.Constant)}
    return {value for value in found if isinstance(value, str) and value}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["house", "web", *SPOKEN])
def test_every_file_can_be_read(lang: str, name: str) -> None:
    names = Names(lang, name)
    assert (names.junk, names.twice) == ([], [])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["house", "web", *SPOKEN])
def test_no_language_invents_messages_or_parameters(lang: str, name: str) -> None:
    english = Names("en", name).messages
    nouns = things(name) if name in SPOKEN else set()
    for message, params in Names(lang, name).messages.items():
        assert message in english or message in nouns
        assert params <= english.get(message, set()) | {f"{param}-id" for param in english.get(message, ())}


def latin(name: str) -> set[str]:
    """The names of places, which are the same in every language."""
    kept = set()
    for rules in tables(name):
        for domain in domains(rules):
            if domain.name in PLACES:
                kept |= {f"name-{word.replace('_', '-')}" for word in domain.words}
    return kept


def domains(rules: Rules) -> Iterator[Domain]:
    """Every list of words that a table can speak of."""
    for verb in rules.verbs:
        yield from verb.params
        if isinstance(verb, Bag):
            yield verb.kinds
    for event in rules.events:
        yield from (domain for _, domain in event.params if domain is not None)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", ["house", "web", *SPOKEN])
def test_every_language_has_every_message(lang: str, name: str) -> None:
    exempt = latin(name) if name in SPOKEN else set()
    assert set(Names("en", name).messages) - set(Names(lang, name).messages) - exempt == set()


def things(name: str) -> set[str]:
    """The names of everything that a sentence of this game may name, save places."""
    found = set()
    for rules in tables(name):
        for domain in domains(rules):
            if domain.name not in (*PLACES, *CODES):
                found |= {one for word in domain.words for one in word.split("+") if not one.isdigit()}
    return {f"name-{word.replace('_', '-')}" for word in found} - latin(name)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", SPOKEN)
def test_every_language_has_a_name_for_every_thing(lang: str, name: str) -> None:
    assert things(name) - set(Names(lang, "house").messages) - set(Names(lang, name).messages) == set()


@pytest.mark.parametrize("name", SPOKEN)
def test_every_event_has_its_sentence_and_the_sentence_its_parameters(name: str) -> None:
    known = Names("en", name).messages
    words = Words("en", name)
    for rules in tables(name):
        for event in rules.events:
            params: dict[str, str | int] = {}
            for param, domain in event.params:
                params[param] = 2 if domain is None else domain.words[0]
                if domain is not None:
                    params[f"{param}-id"] = domain.words[0]
            assert known[f"event-{event.name}"] <= set(params)
            assert "{" not in words.say(f"event-{event.name}", params)


def test_every_refusal_of_the_house_has_its_sentence() -> None:
    wanted = refusals(ROOM / "core") | refusals(ROOM / "record")
    assert {"not-asked", "wrong-total", "another-moved", "nothing-to-withdraw"} <= wanted
    known = Names("en", "house").messages
    assert {f"refused-{message}" for message in wanted} == {n for n in known if n.startswith("refused-")}


@pytest.mark.parametrize("name", SPOKEN)
def test_every_refusal_of_a_game_has_its_sentence(name: str) -> None:
    wanted = refusals(ROOM / "games" / name)
    house = Names("en", "house").messages
    own = Names("en", name).messages
    spoken = {n.removeprefix("refused-") for n in own if n.startswith("refused-")}
    assert wanted - {n.removeprefix("refused-") for n in house} == spoken
    for message in spoken:
        assert own[f"refused-{message}"] <= {"have", "need"}


@pytest.mark.parametrize("name", SPOKEN)
def test_every_question_has_its_words(name: str) -> None:
    words = Words("en", name)
    for rules in tables(name):
        for step in rules.steps:
            if any(not verb.chance for verb in step.verbs):
                assert words.has(f"ask-{step.name}")
        for verb in rules.verbs:
            if isinstance(verb, Part):
                assert words.has(f"part-{verb.word}")


def test_the_cities_of_antike_have_their_printed_names() -> None:
    words = Words("en", "antike")
    for name in ("east", "west"):
        side = load(our_board(), name)
        for word, city in zip(side.provinces.words, side.city, strict=True):
            assert words.name(word) == city or word == "athenae"
        for word in side.nations.words:
            assert words.name(word)[0].isupper()


def test_every_noun_of_empires_has_its_name() -> None:
    words = Words("en", "empires")
    rules = game("empires").rules(5)
    assert isinstance(rules, EmpiresRules)
    table = rules.table
    named = [
        *table.empires.words,
        *table.provinces.words,
        *table.seas.words,
        *table.sites.words,
        *TILES.words,
        *WAYS.words,
    ]
    for word in named:
        assert words.has(f"name-{word.replace('_', '-')}"), word
    assert words.name("latium_metal") == "the metal caravan in Latium"


def test_coins_are_counted_and_goods_are_not() -> None:
    words = Words("en", "empires")
    received: dict[str, str | int] = {"empire": "Rome", "count": 2}
    assert words.say("event-produced", {**received, "resource-id": "coin"}) == "Rome receives 2 coins"
    assert (
        words.say("event-produced", {**received, "resource": "wine", "resource-id": "wine"})
        == "Rome receives 2 wine"
    )


def test_words_are_named_one_by_one() -> None:
    words = Words("en", "antike")
    assert words.name("3 gold germanic_tribes") == "3 gold Germanic tribes"
    assert words.name("") == ""
    assert words.name("somewhere_else") == "somewhere else"


def test_a_message_that_nobody_wrote_is_shown_by_its_id() -> None:
    assert Words("en", "antike").say("event-nothing", {"nation": "x", "count": 3}) == "event-nothing x 3"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no words in 'la'; known: en, nl, fr, de"):
        Words("la", "antike")


def test_numbers_take_their_plural() -> None:
    words = Words("en", "antike")
    there = {"from": "Saba", "to": "Mecca"}
    assert (
        words.say("event-moved", {"unit-id": "legion", "count": 1, **there})
        == "1 legion moves from Saba to Mecca"
    )
    assert (
        words.say("event-moved", {"unit-id": "galley", "count": 2, **there})
        == "2 galleys move from Saba to Mecca"
    )


def test_bags_say_what_they_still_need() -> None:
    assert any(isinstance(verb, Bag) for verb in game("antike").rules(4).verbs)
    words = Words("en", "antike")
    for message in ("bag-exact", "bag-range", "bag-at-most", "bag-so-far"):
        assert words.has(message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SPOKEN)
def test_the_guide_of_a_game_is_whole_and_cites_clauses_that_are_there(lang: str, name: str) -> None:
    guide = Names(lang, f"guide-{name}")
    assert (guide.junk, guide.twice) == ([], [])
    assert guide.messages == Names("en", f"guide-{name}").messages
    assert {"guide-like", "guide-length", "guide-gentle", "guide-goal", "guide-overview-1"} <= set(
        guide.messages
    )
    cited = set(re.findall(r"\b[AENC]\d+(?:\.\d+)+[a-z]?\b", messages(lang, f"guide-{name}")))
    assert cited
    assert cited <= set(read_clauses(rules_text(name)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SPOKEN)
def test_every_clause_that_can_refuse_or_explain_has_its_sentence(lang: str, name: str) -> None:
    sentences = Names(lang, f"clauses-{name}")
    assert (sentences.junk, sentences.twice) == ([], [])
    clauses = read_clauses(rules_text(name)).items()
    wanted = {clause for clause, text in clauses if text.kind in ("rule", "definition")}
    assert set(sentences.messages) == {f"clause-{clause.replace('.', '-')}" for clause in wanted}
