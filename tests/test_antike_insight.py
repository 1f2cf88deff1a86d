"""The insight of Antike against the engine: what it counts is what playing it out brings."""

from collections.abc import Iterator

import pytest

from internum.core.bag import Bag
from internum.core.chance import Rng
from internum.core.insight import Standing
from internum.core.masks import places
from internum.core.slots import DRAFT_PART, ROUND, SP
from internum.core.state import State
from internum.games import game
from internum.games.antike.know_how import KNOW_HOWS
from internum.games.antike.rondel import FIELDS
from internum.games.antike.state import KNOWS, MOVABLE, active
from internum.record.position import read_position
from internum.record.stack import stand
from internum.testing.players import Eager

TABLES = [(2, {}), (3, {"board": "west"}), (4, {"military": "true"}), (6, {})]


def positions(seats: int, options: dict[str, object]) -> Iterator[State]:
    """Some settled states of a game in which everybody has an eye for a good move."""
    s = game("antike").new(seats, {**options, "round_limit": 40}, seed=seats)
    player = Eager(Rng(seats))
    moves = 0
    while not s.over:
        answer = player.answer(s)
        assert answer is not None
        s.push(answer[1], answer[0])
        moves += s.settled
        if s.settled and moves % 40 == 0:
            yield s.copy()


def at(s: State, where: str) -> State:
    """The same board at another point of a turn."""
    out = s.copy()
    for name in ("active", "armed"):  # the turn that is going on is forgotten
        for _, slot in out.rules.layout.region(name).cells():
            out.v[slot] = 0
    stand(out, where)
    out.rules.complete(out, set())
    out.rules.refresh(out)
    out.run()
    return out


def standings(s: State) -> list[tuple[str, Standing]]:
    told = s.rules.insight(s.view(None))
    return [(s.rules.side_name(standing.side), standing) for standing in told.sides]


def make(s: State, side: int, head: int) -> State:
    """Play a move whose payment keeps the coins as long as it can."""
    out = s.copy()
    out.push(head, side)
    while not out.settled:
        part = out.rules.verbs[out.v[DRAFT_PART] - 1]
        assert isinstance(part, Bag)
        most = part.most
        picks = [(pick - part.base) for pick in out.branch(side)]
        out.push(part.base + min(picks, key=lambda arg: (arg // most, -arg)), side)
    return out


def heads(s: State, side: int, word: str) -> list[int]:
    return [choice for choice in s.legal(side) if s.rules.verbs[s.rules.verb_of[choice]].word == word]


def most(s: State, side: int, word: str) -> int:
    """How often the move can be made, one after another."""
    number = 0
    while s.asked(side) and (found := heads(s, side, word)):
        base = s.rules.verbs[s.rules.verb_of[found[0]]].base
        places = [(head - base) // 2 for head in found]  # for `arm`: first where only one type can stand
        s = make(s, side, min(found, key=lambda head: places.count((head - base) // 2)))
        number += 1
    return number


def most_know_hows(s: State, side: int) -> int:
    """The longest run of acquisitions, whatever their order."""
    best: dict[tuple[int, ...], int] = {}

    def longest(t: State) -> int:
        known = tuple(t.v[KNOWS + 8 * side : KNOWS + 8 * side + 8])
        if known not in best:
            found = heads(t, side, "research") if t.asked(side) else []
            best[known] = max((1 + longest(make(t, side, head)) for head in found), default=0)
        return best[known]

    return longest(s)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_fields_cost_and_bring(seats: int, options: dict[str, object]) -> None:
    seen = 0
    for s in positions(seats, options):
        for name, standing in standings(s):
            turn = at(s, f"{name} rondel")
            side = standing.side
            for head in heads(turn, side, "rondel"):
                verb = turn.rules.verbs[turn.rules.verb_of[head]]
                field = FIELDS.words[head - verb.base]
                after = make(turn, side, head)
                if after.v[ROUND] > turn.v[ROUND] or after.over:
                    continue  # a coin has come as well
                region = turn.rules.layout.region("holds")
                held = [(turn.v[slot], after.v[slot]) for (owner, _), slot in region.cells() if owner == side]
                gained = sum(b for _, b in held) - sum(a for a, _ in held)
                expected = -standing.numbers[f"cost_{field}"]
                assert gained == expected + standing.numbers.get(f"income_{field}", 0), (name, field)
                seen += 1
    assert seen > 50


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_can_be_afforded(seats: int, options: dict[str, object]) -> None:
    totals = [0, 0, 0, 0]
    for s in positions(seats, options):
        for name, standing in standings(s):
            side = standing.side
            found = [
                most(at(s, f"{name} temple"), side, "temple"),
                most(at(s, f"{name} arming"), side, "arm"),
                most(at(s, f"{name} founding"), side, "found"),
                most_know_hows(at(s, f"{name} know_how"), side),
            ]
            names = ["can_temples", "can_units", "can_cities", "can_know_hows"]
            assert found == [standing.numbers[n] for n in names], name
            totals = [a + b for a, b in zip(totals, found, strict=True)]
    assert min(totals) > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_who_can_come_where(seats: int, options: dict[str, object]) -> None:
    for s in list(positions(seats, options))[::3]:
        told = s.rules.insight(s.view(None))
        reach = {(p, side): n for p, side, n in told.lenses["reach"]}
        threat = {(p, side): n for p, side, n in told.lenses["threat"]}
        cities = {p: owner for p, owner, _ in told.lenses["defence"]}
        for name, standing in standings(s):
            side = standing.side
            come: dict[int, int] = {}
            strong: dict[int, int] = {}
            start = at(s, f"{name} movement")
            for kind in range(2):
                for p in places(start.v[MOVABLE + kind]) if start.asked(side) else []:
                    for place, keeps in walk(start, side, kind, p).items():
                        number = active(start, kind, p)
                        come[place] = come.get(place, 0) + number
                        if keeps:
                            strong[place] = strong.get(place, 0) + number
            assert {p: n for (p, who), n in reach.items() if who == side} == come
            foreign = {p: n for p, n in strong.items() if cities.get(p, side) != side}
            assert {p: n for (p, who), n in threat.items() if who == side} == foreign


def walk(s: State, side: int, kind: int, start: int) -> dict[int, bool]:
    """Where the units of a province can go, alone and unfought; True: they can still act there."""
    alone = s.copy()
    for (_, unit, p), slot in s.rules.layout.region("active").cells():
        if (unit, p) != (kind, start):
            alone.v[slot] = 0
    alone.rules.refresh(alone)
    found = {start: True}
    todo = [(alone, start)]
    while todo:
        here, p = todo.pop()
        for head in heads(here, side, "move"):
            verb = here.rules.verbs[here.rules.verb_of[head]]
            goal = verb.decode(head - verb.base)[2]
            after = moved(here, side, head)
            keeps = active(after, kind, goal) > 0
            if goal not in found or (keeps and not found[goal]):
                found[goal] = keeps
                if keeps:
                    todo.append((after, goal))
    return found


def moved(s: State, side: int, head: int) -> State:
    """All active units of the province move; whoever is asked for a battle declines."""
    out = s.copy()
    out.push(head, side)
    while not out.settled:
        out.push(max(choice for choice in out.branch(side) if not closes(out, choice)), side)
    while not out.over and out.rules.steps[out.v[out.v[SP]] - 1].name == "reaction":
        out.do(out.default(out.actor), out.actor)
    return out


def closes(s: State, choice: int) -> bool:
    """Does it end a bag that could hold more?"""
    part = s.rules.verbs[s.v[DRAFT_PART] - 1]
    return choice == part.base + part.size - 1


def test_ways_to_victory() -> None:
    s = read_position(
        """position antike
seats 4
at greeks rondel
given
  city greeks = athenae, sparta, pella
  city persians = susa, charax
  temple = athenae, susa
  galleys greeks = knossos 1, ephesos 1
  knows greeks = wheel
  earned greeks = king 1, citizen 6, scholar 1
"""
    )
    told = s.rules.insight(s.view(None))
    ways = {way.way: way.missing for way in told.standing(s.rules.side("greeks")).ways}
    assert ways == {
        "victory": 1,
        "king": 7,
        "navigator": 5,
        "scholar": 1,
        "general": 1,
        "all_know_hows": 7,
    }
    persians = {way.way: way.missing for way in told.standing(s.rules.side("persians")).ways}
    assert persians["king"] == 3
    assert "citizen" not in persians  # the stack is empty
    assert len(KNOW_HOWS.words) == 8


def test_a_message_carries_it() -> None:
    s = game("antike").new(4, seed=1)
    plain = s.rules.insight(s.view(0)).plain()
    assert list(plain) == ["sides", "lenses"]
