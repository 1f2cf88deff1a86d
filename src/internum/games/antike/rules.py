"""Antike put together: the sequence of play, the vocabulary, positions, victory."""

from typing import Final

from internum.core.bag import Bag
from internum.core.insight import Insight
from internum.core.layout import Domain, Layout
from internum.core.rows import make_way, too_often
from internum.core.rules import Game, Rules
from internum.core.slots import OVER, ROUND_LIMIT, SP, STACK, WHO
from internum.core.state import State
from internum.core.vector import slots
from internum.core.verb import Verb
from internum.games.antike import state as at
from internum.games.antike.action import Action, Done
from internum.games.antike.arming import TYPES, Arm, Arming
from internum.games.antike.battle import (
    READINESS,
    Battle,
    ChooseLosses,
    Decline,
    Demand,
    Lose,
    Pairs,
    Reaction,
)
from internum.games.antike.board import RESOURCES, Side
from internum.games.antike.conquest import Conquer, GiveUp
from internum.games.antike.exchange import Exchange
from internum.games.antike.founding import Found
from internum.games.antike.insight import insight
from internum.games.antike.know_how import Research
from internum.games.antike.movement import Maneuver, Move, refresh_actions
from internum.games.antike.personages import PERSONAGES, ChooseStack, WinPersonages, score
from internum.games.antike.production import Production
from internum.games.antike.rondel import FIELDS, Rondel
from internum.games.antike.setup import (
    Lead,
    Seating,
    SeatNations,
    StartCities,
    StartCity,
    Toss,
    TurnOrder,
)
from internum.games.antike.show import board_text
from internum.games.antike.table import Table
from internum.games.antike.temple import BuildTemple
from internum.games.antike.turn import Round, TakeSubstitute, Turn
from internum.games.antike.value import judge
from internum.games.antike.words import (
    GOODS,
    HOLDINGS,
    SAID,
    SYNONYMS,
    derived_facts,
    event_kinds,
    on_turn,
    regions,
)


class AntikeRules(Rules):
    """The rules of one table of Antike."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], side: Side, digest: str) -> None:
        super().__init__(game, seats, options)
        self.board_digest = digest
        self.clause_turn = "A3.6"
        self.clause_end = "A4.1"
        self.synonyms = SYNONYMS
        self.enough = ["done"]
        self.table = Table(side, seats, options)
        table = self.table
        nations = Domain("nation", table.nations, at.NATIONS)
        players = Domain("player", [f"player{i + 1}" for i in range(seats)])
        provinces = side.provinces
        self.printed = {
            "resource": {name: GOODS.words[side.resource[p]] for p, name in enumerate(provinces.words)},
            "goal": {"personage": str(table.goal)},
        }
        self.nations: Final = nations

        payment = Bag("pay", "A10.1", HOLDINGS, 10, at.PAY)
        ready = Domain("readiness", READINESS.words[1:])
        group = Bag("group", "A7.2", ready, at.UNITS_PER_TYPE, at.GROUP, "A7.10")
        losses = Bag("losses", "A7.7", READINESS, at.UNITS_PER_TYPE, at.LOSSES)
        force = Bag("force", "A8.3", TYPES, at.UNITS_PER_TYPE, at.FORCE, "A8.4")
        pairs = Pairs()
        give_up = GiveUp(provinces)

        seating = Seating("pick" if table.picked else "deal", table, nations)
        seating.chance = not table.picked
        lead = Lead(table, nations)
        toss = Toss(table, players)
        start = StartCity(table, provinces)
        take = TakeSubstitute(GOODS)
        rondel = Rondel(payment)
        build = BuildTemple(provinces, payment)
        arm = Arm(table, provinces, payment)
        research = Research(table, payment)
        move = Move(table, provinces, group)
        battle = Battle(table, provinces, nations, pairs, losses)
        demand = Demand(table, pairs)
        decline = Decline()
        lose = Lose(table, losses)
        conquer = Conquer(provinces, force, give_up)
        found = Found(provinces, payment)
        personage = ChooseStack()
        exchange = Exchange(GOODS)
        done = Done()

        steps = table.steps
        steps["seating"] = SeatNations(table)
        steps["order"] = TurnOrder(table)
        steps["start_cities"] = StartCities(table)
        steps["round"] = Round(table)
        steps["turn"] = Turn(table)
        for kind, name in enumerate(RESOURCES):
            steps[name] = Production(table, name, kind)
        steps["temple"] = Action("temple", "A6.3", [build], done, exchange)
        steps["arming"] = Arming("arming", "A6.5", [arm], done, exchange)
        steps["know_how"] = Action("know_how", "A6.10", [research], done, exchange)
        steps["maneuver"] = Maneuver(table, "maneuver")
        steps["movement"] = Action("movement", "A7.1", [move, battle], done, None)
        steps["reaction"] = Reaction(table)
        steps["losses"] = ChooseLosses(losses)
        steps["conquest"] = Action("conquest", "A8.1", [conquer], done, None)
        steps["founding"] = Action("founding", "A5.2", [found], done, exchange)
        steps["personages"] = WinPersonages(table)
        for field in FIELDS.words:
            table.actions.append(steps["maneuver" if field.startswith("maneuver") else field])

        steps["seating"].verbs = [seating]
        steps["order"].verbs = [lead, toss]
        steps["start_cities"].verbs = [start]
        steps["round"].verbs = [take]
        steps["turn"].verbs = [rondel]
        steps["turn"].free = [exchange]
        steps["reaction"].verbs = [demand, decline]
        steps["losses"].verbs = [lose]
        steps["personages"].verbs = [personage]
        steps["turn"].fields = [None, FIELDS, None, None]
        for name in ("reaction", "losses"):
            steps[name].fields = [TYPES, provinces, None, None]

        verbs: list[Verb] = [seating, lead, toss, start, take, rondel, build, arm, research, move, battle]
        verbs += [demand, decline, lose, conquer, found, personage, exchange, done]
        verbs += [payment, group, losses, force, pairs, give_up]
        for verb in verbs:
            if verb not in (seating, lead, toss):  # A1.1 a player acts at set-up, then its nations do
                verb.sides = len(table.nations)
        self.events = event_kinds(nations, players, provinces)
        self.facts = derived_facts(table, nations, provinces)
        layout = Layout(at.SIZE, regions(table, nations, provinces, players), at.CONTENT)
        self.finish(Domain("side", [*table.nations, *players.words]), layout, list(steps.values()), verbs)
        move.number_rows()

    def begin(self, s: State) -> None:
        at.refresh(s)
        s.call(self.table.step("seating"))

    def seat_of(self, s: State, side: int) -> int:
        n = len(self.table.nations)
        return s.v[at.SEATED + side] - 1 if side < n else side - n

    def scores(self, s: State) -> list[int]:
        out = [0] * self.seats
        for nation in range(len(self.table.nations)):
            seat = s.v[at.SEATED + nation] - 1
            if seat >= 0:
                out[seat] = max(out[seat], score(s, self.table, nation))
        return out

    def made_of(self, s: State, seat: int) -> dict[str, int]:
        """The personages of the seat's best nation, by kind."""
        led = [nation for nation in range(len(self.table.nations)) if s.v[at.SEATED + nation] == seat + 1]
        if not led:
            return {}
        best = max(led, key=lambda nation: score(s, self.table, nation))
        return {word: int(s.v[at.EARNED + 5 * best + kind]) for kind, word in enumerate(PERSONAGES.words)}

    def returns(self, s: State) -> list[float]:
        if s.v[OVER] == ROUND_LIMIT:  # A12.13
            scores = self.scores(s)
            best = max(scores)
            return [1.0 / scores.count(best) if own == best else 0.0 for own in scores]
        winner = s.v[at.SEATED + s.v[at.WINNER] - 1] - 1
        return [1.0 if seat == winner else 0.0 for seat in range(self.seats)]

    def refresh(self, s: State) -> None:
        at.refresh(s)

    # --- written positions ---------------------------------------------------------------------------

    def ground(self, s: State) -> None:
        """Nations sit in the order of the board file, the start nation first to play; they hold nothing."""
        order, seats = self.usual_rows()
        for place, value in enumerate(order):
            s.v[at.ORDER + place] = value
        for nation, value in enumerate(seats):
            s.v[at.SEATED + nation] = value

    def usual_rows(self) -> tuple[list[int], list[int]]:
        """A3.6, A3.1 The order of turns and the seats of the nations, where a position leaves them out."""
        table = self.table
        order = [
            (place if table.free_setup else (table.first + place) % table.playing) + 1
            for place in range(table.playing)
        ]
        seats = [0] * len(table.nations)
        for place, nation in enumerate(order):
            seats[nation - 1] = place % table.seats + 1
        return order, seats

    def complete(self, s: State, given: set[int]) -> None:
        """A secondary know-how implies its basic one; units on turn are fresh where nothing else is said."""
        v = s.v
        order, seats = self.usual_rows()
        make_way(s, at.ORDER, order, given)
        make_way(s, at.SEATED, seats, given)
        for nation in range(len(self.table.nations)):
            for basic in range(0, 8, 2):
                if v[at.KNOWS + 8 * nation + basic + 1]:
                    v[at.KNOWS + 8 * nation + basic] = 1
        if self.on_top(s, "movement") or self.on_top(s, "conquest"):
            kept = {slot: v[slot] for slot in range(at.LEFT, at.HELD) if slot in given}
            at.refresh(s)
            refresh_actions(s, v[v[SP] + WHO] - 1)
            size = 2 * at.PROVINCES
            for slot in kept:  # a place that is spoken of is spoken of in full
                place = (slot - at.LEFT) % size
                for j in range(3):
                    v[at.LEFT + j * size + place] = kept.get(at.LEFT + j * size + place, 0)

    def on_top(self, s: State, name: str) -> bool:
        """Is this step on top of the stack?"""
        return s.v[SP] > 0 and s.v[s.v[SP]] - 1 == self.table.step(name).id

    def entries(self) -> list[str]:
        return [
            "NATION rondel", "NATION temple", "NATION arming", "NATION know_how", "NATION movement",
            "NATION conquest", "NATION founding", "NATION personages", "round",
        ]  # fmt: skip

    def enter(self, s: State, words: list[str]) -> bool:
        steps = self.table.steps
        found = [self.nations.find(word) for word in words if self.nations.find(word) >= 0]
        name = " ".join(word for word in words if self.nations.find(word) < 0)
        name = name.replace(" ", "_").replace("-", "_")
        name = SAID.get(name, name)
        if name == "round" and not found:
            s.call(steps["round"])
            return True
        names = ["rondel", "temple", "arming", "know_how", "movement", "conquest", "founding", "personages"]
        if len(found) != 1 or name not in names:
            return False
        nation = found[0]
        make_way(s, at.ORDER, self.usual_rows()[0], set())
        order = list(s.v[at.ORDER : at.ORDER + self.table.playing])
        if nation + 1 not in order:
            return False
        s.call(steps["round"], -1, self.table.playing, order.index(nation + 1) + 1)
        stage = {"rondel": 0, "founding": 3, "personages": 4}.get(name, 2)
        field = {"movement": "maneuver_1", "conquest": "maneuver_1"}.get(name, name)
        on = FIELDS.index.get(field, s.v[at.RONDEL + nation] - 1)
        s.call(steps["turn"], nation, stage, on if stage and on > 0 else 0)
        if name in ("movement", "conquest"):
            s.call(steps["maneuver"], nation, 1 if name == "movement" else 2)
        if stage:
            s.call(steps[name], nation)
        return True

    def physical(self, s: State) -> list[str]:
        """A2.2 to A2.4, A16.1 What the pieces in the box do not allow."""
        v = s.v
        out: list[str] = []
        for nation, name in enumerate(self.table.nations):
            for kind in range(2):
                count = at.UNITS_PER_TYPE - v[at.SUPPLY + kind * at.NATIONS + nation]
                if count > at.UNITS_PER_TYPE:
                    out.append(f"A2.2 {name} have {at.UNITS_PER_TYPE} of each unit, not {count}")
            if v[at.COUNT + nation] > at.STONES:
                out.append(f"A2.2 {name} have {at.STONES} city stones, not {v[at.COUNT + nation]}")
        if v[at.COINS] < 0:
            out.append(f"A2.3 there are {at.COINS_IN_GAME} coins, not {at.COINS_IN_GAME - v[at.COINS]}")
        if v[at.BUILT] > at.TEMPLES_IN_GAME:
            out.append(f"A2.3 there are {at.TEMPLES_IN_GAME} temples, not {v[at.BUILT]}")
        for kind in range(5):
            if v[at.STACK + kind] < 0:
                out.append(f"A2.4 there are {at.CARDS[kind]} of the kind {PERSONAGES.words[kind]}")
        out += self.misplaced(s)
        owner = on_turn(s)
        for p in range(self.table.provinces):
            if v[at.TEMPLE + p] and not v[at.CITY + p]:
                out.append(f"A1.4 a temple without a city in {self.table.side.provinces.words[p]}")
            for kind in range(2):
                most = at.units(s, kind, owner, p) if owner >= 0 else 0
                if at.active(s, kind, p) > most:
                    out.append(f"A1.11 more active units than units in {self.table.side.provinces.words[p]}")
        return out

    def misplaced(self, s: State) -> list[str]:
        """A3.6, A1.1 Every nation has one place in the order of turns, and a player who leads it."""
        order, seats = self.usual_rows()
        names = self.table.nations
        out = [f"A3.6 {names[nation - 1]} play twice in a round" for nation in too_often(s, at.ORDER, order)]
        out += [f"A1.1 player{seat} leads too many nations" for seat in too_often(s, at.SEATED, seats)]
        if s.v[SP] == 0 or s.v[STACK] - 1 != self.table.step("round").id:
            return out  # still at the set-up
        for place in range(self.table.playing):
            nation = s.v[at.ORDER + place] - 1
            if nation < 0:
                out.append(f"A3.6 nobody plays in place {place + 1}")
            elif s.v[at.SEATED + nation] == 0:
                out.append(f"A1.1 nobody leads the {names[nation]}")
        return out

    def value(self, s: State, side: int) -> float:
        return judge(s, self.table, side)

    def board_text(self, s: State, side: int | None) -> str:
        return board_text(s, self.table)

    def insight(self, view: list[int]) -> Insight:
        return insight(State(self, slots(view)), self.table)
