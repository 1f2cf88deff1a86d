"""Golden traces: whole games in words with a hash after every choice, to be read and reviewed as a diff.

A trace is written by playing at random with a fixed generator, and checked by playing the choices that the
file names. So it says what changed in a game, and proves that the compiled and the plain engine, another
machine and another version of Python play it alike.

    python -m internum.testing.traces regenerate tests/golden
    python -m internum.testing.traces check tests/golden
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from internum.core.chance import Rng
from internum.core.errors import Malformed
from internum.core.rules import Game, Rules
from internum.core.state import State
from internum.games import game as installed
from internum.testing.conform import option_sets, takes
from internum.testing.moves import choice_text
from internum.testing.players import Eager, Rare

FORMAT = "internum trace 1"
ROUNDS = 25
CHOICES = 800  # a longer game is cut, so that a file stays below 60 kB

# Of these options every value is played with every number of seats; every value of the others once.
CROSSED = {
    "antike": ("board",),
    "conquest": (),
    "empires": ("edition", "tile_display"),
    "nostrum": ("setup",),
}


class Traced(NamedTuple):
    """One trace that there is to be."""

    name: str
    seats: int
    options: dict[str, object]
    seed: int


def table(game: Game) -> list[Traced]:
    """The traces of a game: players by edition, and each variant; beside named editions all at once."""
    editions: list[dict[str, object]] = [{}]
    crossed = CROSSED.get(game.name, ())
    values = {option.name: option.values for option in game.options}
    values["edition"] = tuple(game.editions)
    for name in crossed:
        editions = [{**edition, name: value} for edition in editions for value in values[name]]
    rows = [(seats, edition) for edition in editions for seats in game.seats if takes(game, seats, edition)]
    if game.editions:
        seats = game.seats[-1]
        free = [option for option in game.options if option.values and option.name not in crossed]
        others: dict[str, object] = {option.name: option.values[-1] for option in free}
        row = Traced(f"{game.name}-{seats}-all_other", seats, others, len(rows) + 1)
        return [*_traced(game, rows), row]
    usual = [option_sets(game, seats) for seats in game.seats]
    variants = {str(options): options for sets in usual for options in sets if options}
    for i, variant in enumerate(variants.values()):
        if not set(variant) <= set(crossed):
            able = [seats for seats, sets in zip(game.seats, usual, strict=True) if variant in sets]
            rows.append((able[i % len(able)], variant))
    return _traced(game, rows)


def _traced(game: Game, rows: list[tuple[int, dict[str, object]]]) -> list[Traced]:
    """Each with its name and its seed."""
    return [
        Traced("-".join([game.name, str(seats), *_words(options)]), seats, options, seed)
        for seed, (seats, options) in enumerate(rows, 1)
    ]


def _words(options: dict[str, object]) -> list[str]:
    """An option in a file's name: its value where that is a word of its own, else with the option's name."""
    return [
        str(value) if str(value) not in ("true", "false") and not str(value).isdigit() else f"{name}_{value}"
        for name, value in options.items()
    ]


def write(path: Path, game: Game, seats: int, options: dict[str, object], seed: int) -> None:
    """Play one random game and write its trace."""
    given: dict[str, object] = {"round_limit": ROUNDS, **options}
    s = game.rules(seats, given).start()
    written = " ".join(f"{name}={value}" for name, value in s.rules.options.items())
    head = [
        FORMAT,
        f"game {game.name} {game.version}",
        f"seats {seats}",
        f"options {written}",
        f"seed {seed}",
    ]
    path.write_text("\n".join([*head, *play(s, random_answers(s, seed))]) + "\n", encoding="utf-8")


Answers = Iterator[tuple[int, int]]  # side and choice


def random_answers(s: State, seed: int) -> Answers:
    """The answers of a random player, one with an eye for rare verbs or for better positions in turn."""
    player = (Eager, Rare)[seed % 2](Rng(seed))
    for _ in range(CHOICES):
        answer = player.answer(s)
        if answer is not None:
            yield answer


def written_answers(s: State, lines: list[str]) -> Answers:
    """The answers that the lines of a trace name; Malformed where one is not legal."""
    for line in lines:
        said = line.split(" | ")[0].split(" ", 2)
        if len(said) < 3 or not said[0].isdigit():
            return
        side = s.rules.side(said[1])
        found = [choice for choice in s.legal(side) if choice_text(s.rules, choice) == said[2]]
        if not found:
            raise Malformed(f"{said[1]} may not {said[2]!r}")
        yield side, found[0]


def play(s: State, answers: Answers) -> Iterator[str]:
    """Play, and give the lines of the trace: number, side, choice, how many were legal, hash after it."""
    rules: Rules = s.rules
    yield f"digest {rules.digest()}"
    yield f"start {s.hash():016x}"
    number = 0
    while not s.over:
        answer = next(answers, None)
        if answer is None:
            break
        number += 1
        side, choice = answer
        legal = len(s.legal(side))
        s.play(choice, side)
        text = f"{rules.side_name(side)} {choice_text(rules, choice)}"
        yield f"{number} {text} | {legal} | {s.hash():016x}"
    if s.over:
        yield "returns " + " ".join(f"{share:.6f}" for share in s.returns)
        yield "scores " + " ".join(str(score) for score in s.scores)
    else:
        yield "cut"


def check_file(path: Path, game: Game) -> str:
    """Play a trace again; the first line that differs, in words, or nothing."""
    lines = path.read_text(encoding="utf-8").splitlines()
    head = {word: rest for word, _, rest in (line.partition(" ") for line in lines[:5])}
    if lines[:1] != [FORMAT] or not {"game", "seats", "options"} <= set(head):
        return f"{path}:1: this is no trace in the form {FORMAT!r}"
    if head["game"] != f"{game.name} {game.version}":
        return f"{path}:2: the trace is of {head['game']}, the game is {game.name} {game.version}"
    pairs = [pair.partition("=") for pair in head["options"].split()]
    options: dict[str, object] = {name: value for name, _, value in pairs}
    number = 5
    try:
        s = game.rules(int(head["seats"]), options).start()
        for now in play(s, written_answers(s, lines[7:])):
            written = lines[number] if number < len(lines) else "the end of the file"
            number += 1
            if now != written:
                return f"{path}:{number}: written {written!r}, now {now!r}"
    except ValueError as error:  # ours and those of int
        return f"{path}:{number + 1}: {error}"
    return f"{path}:{number + 1}: the trace goes on after the end" if number < len(lines) else ""


def check(folder: Path, find: Callable[[str], Game]) -> list[str]:
    """Play all traces of a folder again; the first difference of each that differs, and what is missing."""
    found = []
    names = set()
    for path in sorted(folder.glob("*.txt")):
        name = path.name.split("-")[0]
        names.add(name)
        found.append(check_file(path, find(name)))
    for name in sorted(names):
        missing = [row.name for row in table(find(name)) if not (folder / f"{row.name}.txt").exists()]
        found += [f"{folder / f'{row}.txt'} is missing" for row in missing]
    if not names:
        found.append(f"{folder}: there are no traces")
    return [problem for problem in found if problem]


def regenerate(folder: Path, game: Game) -> list[Path]:
    """Write all traces of a game anew; traces that there are no more go."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob(f"{game.name}-*.txt"):
        path.unlink()
    paths = []
    for row in table(game):
        paths.append(folder / f"{row.name}.txt")
        write(paths[-1], game, row.seats, row.options, row.seed)
    return paths


def main(words: list[str]) -> int:
    """The command: what to do, and the folder."""
    if len(words) != 2 or words[0] not in ("check", "regenerate"):
        print("python -m internum.testing.traces regenerate DIR | check DIR")
        return 2
    folder = Path(words[1])
    if words[0] == "regenerate":
        for name in CROSSED:
            for path in regenerate(folder, installed(name)):
                print(f"{path} {path.stat().st_size} bytes")
        return 0
    problems = check(folder, installed)
    print("\n".join(problems) or f"{len(list(folder.glob('*.txt')))} traces hold")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
