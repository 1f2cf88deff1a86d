"""Case books: all of ours hold; every check can fail; every error names its file and line."""

import re
from pathlib import Path

import proving_written
import pytest

from internum.core.errors import Unknown
from internum.core.rules import Game
from internum.core.state import State
from internum.games import game as find_game
from internum.games.antike import GAME as ANTIKE
from internum.record.position import position, read_position
from internum.testing.scenario import BadCase, Case, load, main, run
from internum.testing.vocabulary import describe

ROOT = Path(__file__).parent.parent
BOOKS = sorted([*(ROOT / "scenarios").rglob("*.case"), *(ROOT / "tests" / "cases").rglob("*.case")])


def find(name: str) -> Game:
    return proving_written.GAME if name == proving_written.GAME.name else find_game(name)


def everything() -> list[Case | BadCase]:
    """All cases of all books; a book that cannot be read stands for its cases."""
    out: list[Case | BadCase] = []
    for book in BOOKS:
        try:
            out += load(book, find)
        except BadCase as error:
            out.append(error)
    return out


@pytest.mark.parametrize("case", everything(), ids=lambda case: f"{Path(case.file).stem}:{case.line}")
def test_the_case_holds(case: Case | BadCase) -> None:
    if isinstance(case, BadCase):
        raise case
    result = run(case)
    assert result.passed, "\n".join(result.lines())


def test_there_are_books() -> None:
    assert ROOT / "tests" / "cases" / "proving" / "turns.case" in BOOKS


def test_the_examples_of_the_documentation_hold(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    books = re.findall(r"^```case\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert len(books) > 5
    for i, example in enumerate(books):
        (tmp_path / f"{i}.case").write_text(example, encoding="utf-8")
        for case in load(tmp_path / f"{i}.case", find):
            result = run(case)
            assert result.passed, "\n".join(result.lines())
    (example,) = re.findall(r"^```position\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert position(read_position(example, find=find)) == example


# --- one case on the spot --------------------------------------------------------------------------

HEAD = ["book proving", "seats 2"]
TURN = ["case one", "at red turn", "given", "  hand red = coin 4, gold 1"]


def book(tmp_path: Path, lines: list[str]) -> list[Case]:
    path = tmp_path / "one.case"
    path.write_text("\n".join(lines), encoding="utf-8")
    return load(path, find)


def failures(tmp_path: Path, lines: list[str]) -> list[tuple[int, str]]:
    """Line and message of everything that does not hold in the book."""
    found = [fail for case in book(tmp_path, lines) for fail in run(case).failures]
    return [(fail.line, fail.message) for fail in found]


def test_a_case_says_what_it_is(tmp_path: Path) -> None:
    lines = [*HEAD, "", "case E7 A Name", "clauses A8.4, A8.2a", "at red turn", "then", "  asked = red"]
    (case,) = book(tmp_path, lines)
    assert (case.name, case.clauses, case.line) == ("E7 A Name", ["A8.4", "A8.2a"], 4)
    assert case.file == str(tmp_path / "one.case")


# Checks on a position that is given, and what they say when they fail.
FAILING = [
    ("hand red coin = 3", "hand red coin: expected 3, there is 4"),
    ("size = red 5, blue 2", "size blue: expected 2, there is 0"),
    ("strength red = 4", "strength red: expected 4, there is 3"),
    ("over = won", "over: expected won, there is none"),
    ("asked = blue", "asked: expected blue, there is red"),
    ("asked = red, blue", "asked: expected red, blue, there is red"),
    ("asked = nobody", "asked: expected nobody, there is red"),
    ("red may attack red", "attack red: expected to be legal, but refused: P3.4 no-attack"),
    ("red may buy : 2 coin", "buy : 2 coin: expected to be legal, but refused: P3.3 no-set"),
    ("blue may pass", "pass: expected to be legal, but refused: P3 not-asked, have blue, need red"),
    ("red may not pass because P3", "pass: expected a refusal because of P3, but it is legal"),
    (
        "red may not gift red coin because P3.1, P3.2",
        "gift red coin: refused, but not because of P3.2; the reasons are: P3.1 to-oneself",
    ),
    ("red can: pass, gift", "red can: expected pass, gift, there is pledge, buy, attack, pass, gift"),
    ("red can: nothing", "red can: expected nothing, there is pledge, buy, attack, pass, gift"),
    ("red can gift: blue coin", "expected blue coin, there is blue coin, blue gold, green coin, green gold"),
    ("red can gift: blue", "red can gift: expected blue, there is blue, green"),
    ("red can gift blue: coin", "red can gift blue: expected coin, there is coin, gold"),
    ("red may not buy : 1 green because P1", "refused, but not because of P1; the reasons are: P3.3"),
    ("red can attack: nothing", "red can attack: expected nothing, there is blue, green"),
    ("red can buy: 3 coin, 2 gold", "red can buy: expected 3 coin, 2 gold, there is 3 coin"),
    ("blue can buy: 3 coin", "blue can buy: expected 3 coin, there is nothing"),
    ("chance can roll: 1", "chance can roll: expected 1, there is nothing"),
    ("chance may roll 1", "expected to be legal, but refused"),
    ("chance of roll 1 = 1/6", "expected chance to be asked, but asked is red"),
    ("blue sees hand red coin = 4", "what blue sees of hand red coin: expected 4, there is ?"),
    ("red sees hand red coin = ?", "what red sees of hand red coin: expected ?, there is 4"),
    ("spectator sees markers red = 1", "what spectator sees of markers red: expected 1, there is 0"),
    ("default red = pass", "default red: expected pass, there is none"),
    ("winners = seat 1", "winners: expected seat 1, there is nobody"),
    ("winner = red", "winners: expected seat 1, there is nobody"),
    ("winners = blue, green", "winners: expected seat 1, seat 2, there is nobody"),
    ("scores = 0, 1", "scores: expected 0, 1, there is 0, 0"),
    ("returns = 1/2, 0.5", "returns: expected 1/2, 1/2, there is 0, 0"),
    ("event passed", "no such event; there is: no event"),
    ("impossible because P1", "expected to be impossible because of P1, but it is possible"),
]


@pytest.mark.parametrize(("check", "message"), FAILING)
def test_every_check_can_fail(tmp_path: Path, check: str, message: str) -> None:
    ((line, said),) = failures(tmp_path, [*HEAD, *TURN, "then", f"  {check}"])
    assert line == 8
    assert message in said


AFTER_PLAY = [
    ("event gave red green", "no such event; there is: gave red blue coin"),
    ("event gave red blue gold", "no such event; there is: gave red blue coin"),
    ("no event gave red", "expected no such event, there is: gave red blue coin"),
    ("no event gave * * coin", "expected no such event, there is: gave red blue coin"),
]


@pytest.mark.parametrize(("check", "message"), AFTER_PLAY)
def test_checks_of_events_can_fail(tmp_path: Path, check: str, message: str) -> None:
    lines = [*HEAD, *TURN, "play", "  red: gift blue coin", "then", f"  {check}"]
    assert failures(tmp_path, lines) == [(10, message)]


def test_odds_can_fail(tmp_path: Path) -> None:
    lines = [*HEAD, "case one", "at draw red", "then", "  chance of draw coin = 1/6"]
    assert failures(tmp_path, lines) == [(6, "chance of draw coin: expected 1/6, there is 1/3")]


def test_the_default_can_be_another(tmp_path: Path) -> None:
    lines = [*HEAD, "case one", "at red attacks blue", "then", "  default blue = dodge"]
    assert failures(tmp_path, lines) == [(6, "default blue: expected dodge, there is stand")]


def test_every_failure_is_reported_but_no_play_after_an_error(tmp_path: Path) -> None:
    lines = [*HEAD, *TURN, "then", "  hand red coin = 1", "  hand red gold = 0", "play", "  red: attack red"]
    lines += ["  red: pass", "then", "  asked = red"]
    assert [line for line, _ in failures(tmp_path, lines)] == [8, 9, 11]


CAMPAIGN = """book empires
seats 5
case one
at rome campaign
given
  triremes = rome mare_ionium 2, egypt mare_africum 2
  legions rome latium = 1
play
"""


@pytest.mark.parametrize("sail", ["1", "2"])  # with a trireme left the step goes on, else it ends by itself
def test_a_step_that_is_left_by_its_name(tmp_path: Path, sail: str) -> None:
    said = [f"  rome: sail mare_ionium mare_africum : {sail}", "  rome: done triremes", "then"]
    lines = [*CAMPAIGN.splitlines(), *said, "  rome can fight: mare_africum egypt"]
    assert failures(tmp_path, [*lines, "play", "  rome: done legions", "then", "  rome can: name"]) == []


def test_done_means_the_word_that_leaves_the_step(tmp_path: Path) -> None:
    lines = ["book empires", "seats 5", "case one", "at greece building", "given", "  hand greece = 3 coin"]
    lines += ["  leader culture = greece", "play", "  greece: done : 2 coin", "then", "  greece can: name"]
    assert failures(tmp_path, [*lines, "  hand greece coin = 2"]) == []
    lines[8] = "  greece: convert thracia"
    ((line, said),) = failures(tmp_path, lines)
    assert line == 9
    assert said.endswith("; greece can: mark, build, raise, launch, finish")


def test_only_who_moved_last_leaves_steps(tmp_path: Path) -> None:
    lines = [*CAMPAIGN.splitlines(), "  egypt: name rome", "  rome: done triremes", "then", "  asked = rome"]
    assert [line for line, _ in failures(tmp_path, lines)] == [9]
    lines = [*CAMPAIGN.splitlines(), "  rome: done circe", "  egypt: done triremes", "then", "  asked = rome"]
    ((line, said),) = failures(tmp_path, lines)
    assert (line, said) == (10, "this does not leave triremes: the game waits for rome")


# --- what goes wrong while a case is played --------------------------------------------------------

PLAYED = [
    (["at red turn", "play", "  red: attack red"], 6, "attack red: P3.4 no-attack"),
    (["at red turn", "play", "  blue: pass"], 6, "pass: P3 not-asked, have blue, need red"),
    (["at red turn", "play", "  withdraw red"], 6, "nothing to withdraw"),
    (["at red turn", "play", "  dice 3"], 6, "'3' is left over: the game waits for red, not for chance"),
    (["at red turn", "play", "  chance: roll 3"], 6, "'roll 3' is left over: the game waits for red"),
    (["at > round 9", "given", "  over = won", "play", "  dice 3"], 8, "'3' is left over: the game is over"),
    (["at draw green", "play", "  draws coin coin"], 6, "'coin' is left over: the game waits for red, blue"),
    (["at draw red", "play", "  draws coin", "  red: offer : 1 coin"], 7, "dice or draws are missing"),
    (["at draw red", "play", "  draws 3"], 6, "'3' is no open result; open: draw coin, draw gold, draw wine"),
    (["at draw red", "play", "  draws coin"], 7, "missing: the game waits for chance (draw coin, draw gold"),
    (["at draw red"], 5, "dice or draws are missing: the game waits for chance (draw coin"),
    (["at red turn", "given", "  pile coin = 3"], 3, "physically impossible: P1 there are 9 coin tokens"),
    (["at red supper"], 4, "'red supper' is no entry point; known: draw SIDE, offers, SIDE turn"),
    (["at red turn", "asked pink"], 5, "unknown side 'pink'; known: red, blue, green"),
    (["from start", "setup", "  dice 3"], 6, "'3' is no open result; open: draw coin"),
]


@pytest.mark.parametrize(("middle", "line", "message"), PLAYED)
def test_a_case_that_cannot_be_played_fails(
    tmp_path: Path, middle: list[str], line: int, message: str
) -> None:
    lines = [*HEAD, "case one", *middle, "then", "  hand red wine = 1"]
    ((number, said),) = failures(tmp_path, lines)
    assert number == line
    assert message in said


CANNOT_FAIL = [
    ("  hand red coin = 4", ["at red turn"]),
    ("  asked = red", ["at red turn", "asked red"]),
    ("  no event gave", ["at red turn"]),
]


@pytest.mark.parametrize(("check", "place"), CANNOT_FAIL)
def test_a_check_that_cannot_fail_is_an_error(tmp_path: Path, check: str, place: list[str]) -> None:
    lines = [*HEAD, "case one", *place, "given", "  hand red = coin 4", "then", check]
    ((line, said),) = failures(tmp_path, lines)
    assert line == len(lines)
    assert said == "this check cannot fail: it repeats what is given, and nothing has happened since"


def test_a_check_may_repeat_what_is_given_when_something_has_happened(tmp_path: Path) -> None:
    given = ["given", "  markers = red 2", "  hand red coin = 4"]
    lines = [*HEAD, "case one", "at > round 7", *given, "then", "  hand red coin = 4", "  over = won"]
    assert failures(tmp_path, lines) == []


# --- files that cannot be read ---------------------------------------------------------------------

CHECK = ["then", "  asked = red"]
MALFORMED = [
    ([], 1, "a case book begins with: book GAME"),
    (["", "# only a comment", "case one"], 3, "a case book begins with: book GAME"),
    (["book chess"], 1, "unknown game 'chess'"),
    (["book proving"], 1, "there is no case in this book"),
    (["book proving", "at red turn"], 2, "'at' stands before the first case; there only seats, options can"),
    (["book proving", "seats 2", "seats 3"], 3, "seats already stands in line 2"),
    (["book proving", "case one", "at red turn", *CHECK], 2, "the number of seats is missing"),
    ([*HEAD, "case"], 3, "should read: case NAME"),
    ([*HEAD, *TURN, *CHECK, "case ONE"], 9, "case ONE already stands in line 3"),
    ([*HEAD, *TURN], 3, "this case has no check: no `then`"),
    ([*HEAD, *TURN, "then"], 7, "nothing stands below then"),
    ([*HEAD, *TURN, "then", "case two"], 7, "nothing stands below then"),
    ([*HEAD, *TURN, "play", *CHECK], 7, "nothing stands below play"),
    ([*HEAD, *TURN, *CHECK, "play", "  red: pass"], 9, "nothing is checked after this play"),
    ([*HEAD, "case one", "dinner"], 4, "unknown heading 'dinner'; known: case, clauses, like, seats"),
    ([*HEAD, "case one", "red: pass"], 4, "Lines below a heading are indented"),
    ([*HEAD, "case one", "  red: pass"], 4, "an indented line belongs below setup, given, play, then"),
    ([*HEAD, "  red: pass"], 3, "an indented line belongs below"),
    ([*HEAD, "case one", "given hand red = coin 3"], 4, "given stands alone; its lines follow indented"),
    ([*HEAD, *TURN, "given", "  hand red coin = 3"], 7, "given stands twice"),
    ([*HEAD, *TURN, *CHECK, "at red turn"], 9, "at stands before the first play and then"),
    (
        [*HEAD, *TURN, *CHECK, "given", "  hand red coin = 3"],
        9,
        "given stands before the first play and then",
    ),
    ([*HEAD, "case one", "at red turn", "at blue turn"], 5, "at already stands in line 4"),
    ([*HEAD, "case one", "at"], 4, "nothing stands behind at"),
    ([*HEAD, "case one", "clauses", *CHECK], 4, "nothing stands behind clauses"),
    ([*HEAD, "case one", "clauses ,", *CHECK], 4, "should read: clauses CLAUSE CLAUSE"),
    ([*HEAD, "case one", "seats two", *CHECK], 4, "should read: seats NUMBER"),
    ([*HEAD, "case one", "seats 7", *CHECK], 4, "proving is for 2 to 4 seats, not 7"),
    ([*HEAD, "case one", "options short=perhaps", *CHECK], 4, "option short: 'perhaps' is none of no, yes"),
    ([*HEAD, "case one", "seats 4", "options short=yes", *CHECK], 5, "short is not for four seats (P5)"),
    ([*HEAD, "case one", "from scratch", *CHECK], 4, "should read: from start, or: from nothing"),
    ([*HEAD, "case one", "setup", "  draws coin", *CHECK], 5, "there is a set-up only with: from start"),
    ([*HEAD, "case one", *CHECK], 3, "it is not said where the game stands: at PLACE, or: from start"),
    ([*HEAD, "case one", "like zero", *CHECK], 4, "no earlier case is called 'zero'"),
    ([*HEAD, "case one", "like one", *CHECK], 4, "no earlier case is called 'one'"),
    (
        [*HEAD, "case a x", *TURN[1:], *CHECK, "case a y", *TURN[1:], *CHECK, "case b", "like a", *CHECK],
        16,
        "several",
    ),
    ([*HEAD, *TURN, "  hand red coin = 4", *CHECK], 7, "hand red coin is already given in line 6"),
    ([*HEAD, *TURN, "  hand red silver = 4", *CHECK], 7, "hand: unknown word 'silver'"),
    ([*HEAD, *TURN, "  strength red = 4", *CHECK], 7, "no fact has its name in 'strength red'"),
    ([*HEAD, *TURN, "play", "  pass", *CHECK], 8, "should read: SIDE: MOVE, dice NUMBERS"),
    ([*HEAD, *TURN, "play", "  pink: pass", *CHECK], 8, "unknown side 'pink'; known: red, blue, green"),
    ([*HEAD, *TURN, "play", "  red: dance", *CHECK], 8, "unknown verb 'dance'; known: attack, buy"),
    ([*HEAD, *TURN, "play", "  red: attack", *CHECK], 8, "'attack' should read: attack SIDE"),
    ([*HEAD, *TURN, "play", "  red: attack pink", *CHECK], 8, "unknown side 'pink'"),
    ([*HEAD, *TURN, "play", "  red:", *CHECK], 8, "an empty move"),
    ([*HEAD, *TURN, "play", "  dice", *CHECK], 8, "dice: no result stands here"),
    ([*HEAD, *TURN, "play", "  dice 7", *CHECK], 8, "unknown result '7'; known: coin, gold, wine, oil, 1, 2"),
    ([*HEAD, *TURN, "play", "  withdraw pink", *CHECK], 8, "unknown side 'pink'"),
]
CHECKS = [
    ("red", "'red' is no check"),
    ("hand red coin", "'hand red coin' is no check"),
    ("hand red coin =", "a value is missing"),
    ("purse red = 3", "no fact has its name in 'purse red'; known facts: over, round, hand, pile"),
    ("hand red coin = x", "hand: 'x' is no number"),
    ("over = x", "unknown ending 'x'"),
    ("asked = pink", "unknown side 'pink'"),
    ("asked =", "the list is empty"),
    ("asked red", "`=` is missing"),
    ("pink may pass", "unknown side 'pink'"),
    ("red may dance", "unknown verb 'dance'"),
    ("red may not pass", "say why not: SIDE may not MOVE because CLAUSE"),
    ("red may not pass because", "no clause stands behind `because`"),
    ("red may not dance because P1", "unknown verb 'dance'"),
    (
        "red may not buy : 1 gold 1 because P2",
        "'1 gold 1' should read: COUNT TOKEN COUNT TOKEN …, or nothing",
    ),
    ("red may not buy : 2 1 gold because P2", "should read: COUNT TOKEN"),
    ("red may not buy : 0 gold because P2", "should read: COUNT TOKEN"),
    ("red may not buy : 1 silver because P2", "unknown token 'silver' in pay"),
    ("red can pass", "should read: SIDE can: VERBS, or SIDE can VERB: WORDS"),
    ("red can:", "the list is empty, or has an empty place; an empty list is written `nothing`"),
    ("red can: pass,", "the list is empty, or has an empty place"),
    ("red can: pass, pass", "'pass' stands twice"),
    ("red can: dance", "unknown verb 'dance'; known: draw, offer, gift"),
    ("red can dance: blue", "unknown verb 'dance'"),
    ("red can pass: blue", "nothing is left to list; write `red may pass`"),
    ("red can gift pink: coin", "unknown side 'pink'"),
    ("red can buy: 1 coin, silver", "unknown token 'silver' in pay"),
    ("red can gift blue: silver", "unknown token 'silver'"),
    ("red can gift: blue coin, green", "'green' should read: SIDE TOKEN"),
    ("red may not buy : 1 silver because P3.3", "unknown token 'silver'"),
    ("pink sees hand red coin = 1", "unknown side 'pink'"),
    ("red sees strength red = 1", "strength red is derived"),
    ("red sees hand red coin = x", "hand: 'x' is no number"),
    ("event", "unknown event ''; known: drew, passed, gave"),
    ("event sang", "unknown event 'sang'"),
    ("no event sang", "unknown event 'sang'"),
    ("event gave pink", "unknown side 'pink'"),
    ("event passed red", "'passed red' should read: passed"),
    ("event bought red many", "change 'many' is no number"),
    ("winners = seat 3", "there are the seats 1 to 2, not 3"),
    ("winners = pink", "unknown side 'pink'"),
    ("scores = 1", "scores: there are 2 seats, not 1"),
    ("returns = 1/0, 1", "'1/0' is no number"),
    ("default red = dance", "unknown verb 'dance'"),
    ("default pink = pass", "unknown side 'pink'"),
    ("chance of roll 7 = 1/6", "unknown die '7'"),
    ("chance of pass = 1/6", "pass is no result of chance"),
    ("impossible", "should read: impossible because CLAUSE"),
    ("impossible because", "should read: impossible because CLAUSE"),
]
MALFORMED += [
    ([*HEAD, *TURN, "then", "  asked = red", f"  {check}"], 9, message) for check, message in CHECKS
]
MALFORMED.append(
    ([*HEAD, *TURN, "then", "  asked = red", "  impossible because P1"], 9, "`impossible` stands alone")
)


@pytest.mark.parametrize(("lines", "line", "message"), MALFORMED)
def test_a_malformed_book_names_file_and_line(
    tmp_path: Path, lines: list[str], line: int, message: str
) -> None:
    with pytest.raises(BadCase) as caught:
        book(tmp_path, lines)
    assert message in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"{tmp_path / 'one.case'}:{line}: ")


def test_a_book_is_text(tmp_path: Path) -> None:
    path = tmp_path / "one.case"
    path.write_bytes(b"book proving\n\xff")
    with pytest.raises(BadCase, match="no text in UTF-8"):
        load(path, find)


# --- taking over another case ----------------------------------------------------------------------


def test_like_takes_over_the_position(tmp_path: Path) -> None:
    base = [
        "case T1 base",
        "clauses P1",
        "seats 3",
        "options round_limit=9",
        *TURN[1:],
        "then",
        "  hand red coin = 1",
    ]
    more = [
        "case T2",
        "like t1",
        "options short=yes",
        "given",
        "  hand red coin = 2",
        "then",
        "  asked = blue",
    ]
    last = ["case T3", "like T2", "at blue turn", "asked green", "then", "  asked = red"]
    one, two, three = book(tmp_path, ["book proving", *base, *more, *last])
    assert (one.clauses, two.clauses, three.clauses) == (["P1"], [], [])
    assert two.rules is three.rules
    assert two.rules is not None
    assert (two.rules.seats, two.rules.options) == (3, {"short": "yes", "round_limit": "9"})
    assert [fail.message for fail in run(two).failures] == ["asked: expected blue, there is red"]
    assert [fail.message for fail in run(three).failures] == ["asked: expected red, there is green"]


def test_a_new_place_forgets_who_was_asked(tmp_path: Path) -> None:
    base = ["case one", "at offers", "asked green", "then", "  red may not pass because P3"]
    lines = [*HEAD, *base, "case two", "like one", "at red turn", "then", "  asked = red"]
    assert failures(tmp_path, lines) == []


def test_from_start_with_set_up_and_facts(tmp_path: Path) -> None:
    setup = ["from start", "setup", "  draws coin gold", "  chance: draw oil"]
    lines = [*HEAD, "case one", *setup, "given", "  markers red = 1", "then", "  asked = red, blue, green"]
    lines += ["  hand = red coin 1, blue gold 1, green oil 1", "  markers red = 1", "  pile coin = 8"]
    assert failures(tmp_path, lines) == []


def test_a_position_is_the_text_of_a_case(tmp_path: Path) -> None:
    s = proving_written.GAME.rules(2).start()
    s.push(1)
    _, *text = position(s).splitlines()
    lines = ["book proving", "case one", *text, "then", "  chance of draw gold = 5/26", "  hand red gold = 1"]
    ((line, said),) = failures(tmp_path, lines)
    assert line == len(lines)
    assert "cannot fail" in said


# --- the whole run ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("checks", "code", "closing"),
    [
        (["  asked = red"], 0, "1 passed, 0 failed"),
        (["  asked = blue", "  over = won"], 1, "0 passed, 1 failed"),
        (["  asked = pink"], 2, "0 passed, 1 failed"),
    ],
)
def test_main(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], checks: list[str], code: int, closing: str
) -> None:
    path = tmp_path / "deep" / "one.case"
    path.parent.mkdir()
    path.write_text("\n".join([*HEAD, *TURN, "then", *checks]), encoding="utf-8")
    assert main([tmp_path], find) == code
    assert main([str(path)], find) == code
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == closing
    half = lines[: len(lines) // 2]
    assert half == lines[len(lines) // 2 :]
    if code == 1:
        assert half[0] == f"{path}:8: case one: asked: expected blue, there is red"
        assert half[1] == f"{path}:9: case one: over: expected won, there is none"
    if code == 2:
        assert half[0] == f"{path}:8: unknown side 'pink'; known: red, blue, green"


def test_no_book_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([tmp_path], find) == 2
    assert main([tmp_path / "nowhere.case"], find) == 2
    out = capsys.readouterr().out
    assert f"{tmp_path}: there is no case book here\n0 passed, 0 failed\n" in out
    assert "nowhere.case" in out


def test_a_bug_in_a_game_names_the_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (case,) = book(tmp_path, [*HEAD, *TURN, "then", "  scores = 0, 0"])

    def scores(rules: object, s: State) -> list[int]:
        raise ZeroDivisionError

    monkeypatch.setattr(proving_written.WrittenRules, "scores", scores)
    with pytest.raises(ZeroDivisionError) as caught:
        run(case)
    assert caught.value.__notes__ == [f"in {tmp_path / 'one.case'}:3: case one"]


# --- words -----------------------------------------------------------------------------------------


def test_the_vocabulary_names_everything() -> None:
    rules = proving_written.GAME.rules(3)
    text = describe(rules)
    for line in (
        "The proving game: book proving",
        "  short=no|yes  usually no; here no. P5 Nothing.",
        "  red, blue, green, black",
        "  SIDE attacks SIDE",
        "  battle [SIDE] SIDE  (P4)",
        "  hand SIDE TOKEN = 0 to 32000; seen by the seat of its SIDE; usually 0",
        "  pile TOKEN = 0 to 32000; seen by nobody; usually coin 9, gold 6, wine 6, oil 6",
        "  over = ENDING or none; usually none",
        "  size SIDE = 0 to 32000",
        "  strength SIDE",
        "  gift SIDE TOKEN  (P3.1)",
        "  buy : pay  (P3.3)",
        "  pay: COUNT TOKEN COUNT TOKEN …, or nothing  (P3.3)",
        "  roll DIE  (P4)",
        "  gave SIDE TO(SIDE) TOKEN",
        "  bought SIDE CHANGE(NUMBER)",
        "DIE",
        "  coin, gold, wine, oil",
    ):
        assert f"{line}\n" in text, line


def test_the_vocabulary_of_antike() -> None:
    text = describe(ANTIKE.rules(4))
    for word in (
        "NATION conquest",
        "tyros",
        "conquer PROVINCE : force : give_up  (A8.1)",
        "give_up: give_up PROVINCE",
    ):
        assert word in text


def test_the_vocabulary_keeps_lists_of_one_name_apart() -> None:
    text = describe(find_game("conquest").rules(4))
    assert "\n  recruits: COUNT UNIT_5 SPOT COUNT UNIT_5 SPOT …  (C6.2.1)\n" in text
    assert "\nUNIT_5\n  infantry, cavalry, catapult, general, galley\n" in text
    assert "\n  use CARD_3 : " in text
    assert "\n  cost UNIT_2. C1.1 of a unit\n" in text


def test_the_vocabulary_tells_the_editions() -> None:
    text = describe(find_game("empires").rules(5))
    assert "  edition=academy|asyncron  usually academy." in text
    assert "  edition=asyncron means circe_with_enemies=nothing, conversion_moment=end, " in text


def test_the_proving_game_is_not_shipped() -> None:
    with pytest.raises(Unknown):
        find_game("proving")


def test_a_malformed_case_leaves_the_others_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.case"
    good, bad = ["then", "  asked = red"], ["then", "  asked = pink", "dance"]
    lines = [*HEAD, "case first", *TURN[1:], *bad, "case second", *TURN[1:], *good, "case second", *good]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main([path], find) == 2
    out = capsys.readouterr().out.splitlines()
    assert "unknown heading 'dance'" in out[0]
    assert "case second already stands" in out[1]
    assert out[2] == "1 passed, 2 failed"
    with pytest.raises(BadCase, match="unknown heading 'dance'"):
        load(path, find)


@pytest.mark.parametrize(
    "line",
    [
        "hands red coins = 1",
        "hand coin red = 1",
        "red = hand coin 1",
        "hand red = 1 coin",
        "hand = 1 coin red",
    ],
)
def test_a_fact_in_other_words(tmp_path: Path, line: str) -> None:
    lines = [*HEAD, "case one", "at red turn", "given", f"  {line}", "then", "  red can gift blue: coin"]
    assert failures(tmp_path, lines) == []


APART = """book empires
seats 5
case one
at rome building
given
  owner rome = italia
  hand rome = 9 coins, 1 legendary wine
  built = italia market
  tile temple of artemis = rome
  triremes rome mare ionium = 1
then
  level rome trade = 1
  tiles rome = 2
  left rome trireme = 4
  rome may build legion italia : 3 coin
  rome may build trireme mare tyrrhenum : 3 coin
  rome may build oil italia : 3 coin
  rome can launch: ionium, mare tyrrhenum, hadriaticum
"""


def test_what_is_one_word_may_be_written_in_several(tmp_path: Path) -> None:
    (case,) = book(tmp_path, [APART])
    assert run(case).lines() == []


def test_a_place_in_an_event_has_its_name(tmp_path: Path) -> None:
    lines = ["book empires", "seats 5", "case one", "at rome land_battles", "given", "  owner italia = rome"]
    lines += ["  legions = rome italia 3, egypt italia 1", "play", "  rome: battle italia egypt"]
    lines += [
        "  dice 5 5 5 1",
        "then",
        "  event lost egypt legion italia 1",
        "  event scored rome italia 18 3",
    ]
    assert failures(tmp_path, [*lines, "  no event lost egypt legion latium"]) == []
    assert failures(tmp_path, [*lines, "  event lost egypt legion latium"]) != []
    with pytest.raises(BadCase, match="place 'rome' is no number"):
        book(tmp_path, [*lines, "  event lost egypt legion rome"])
