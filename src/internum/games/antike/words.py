"""The words of Antike: every slot by name, the events, what follows from the slots, and synonyms."""

from typing import Final

from internum.core.layout import Domain, Region
from internum.core.rules import Event, Fact
from internum.core.slots import FRAME, SP, STACK, TURN, WHO, kernel_regions
from internum.core.state import State
from internum.games.antike import state as at
from internum.games.antike.arming import TYPES
from internum.games.antike.battle import READINESS
from internum.games.antike.board import RESOURCES
from internum.games.antike.exchange import KINDS, PAIRS
from internum.games.antike.know_how import KNOW_HOWS, know_how_price
from internum.games.antike.personages import PERSONAGES, score, seas
from internum.games.antike.production import yields
from internum.games.antike.rondel import FIELDS, rondel_cost
from internum.games.antike.table import Table

HOLDINGS: Final = Domain("kind", KINDS)
GOODS: Final = Domain("resource", RESOURCES)

# Other words for entry points, verbs and facts: understood in case books, never written
SAID: Final = {
    "round_start": "round", "start_of_round": "round",
    "turn": "rondel", "turn_start": "rondel", "start_of_turn": "rondel", "step_1": "rondel",
    "temples": "temple", "arm": "arming", "research": "know_how",
    "maneuver": "movement", "maneuver_1": "movement", "maneuver_2": "movement", "phase_1": "movement",
    "maneuver_phase_1": "movement", "maneuver_movement": "movement",
    "phase_2": "conquest", "maneuver_phase_2": "conquest", "maneuver_conquest": "conquest",
    "found": "founding", "step_2": "founding",
    "end_of_turn": "personages", "turn_end": "personages", "step_3": "personages", "awards": "personages",
}  # fmt: skip
SYNONYMS: Final = {
    "build_temple": "temple", "found_city": "found", "know_how": "research", "learn": "research",
    "fight": "battle", "demand_battle": "demand", "decline_battle": "decline",
    "end_movement": "done", "end_turn": "done", "pass": "done",
    "pick_nation": "pick", "choose_start_city": "start", "choose_coin_substitute": "take",
    "choose_personage_stack": "personage",
    "defense": "defence", "has": "holds", "resources": "holds", "owns": "knows",
}  # fmt: skip


def regions(table: Table, nations: Domain, provinces: Domain, players: Domain) -> list[Region]:
    """Every slot by name. A2.6 Everything is public, so no region is secret."""
    room = Domain("province", provinces.words, at.PROVINCES)
    places = Domain("place", [f"place{i + 1}" for i in range(table.playing)], at.NATIONS)
    left = Domain("readiness", READINESS.words[1:])
    n = at.NATIONS
    stacks = Domain("personage", PERSONAGES.words)
    units = at.NATIONS * at.PROVINCES
    return [
        *kernel_regions(),
        Region("seat", at.SEATED, (nations,), values=players, about="the player who leads a nation"),
        Region("order", at.ORDER, (places,), values=nations, about="A3.6 the turn order, start nation first"),
        Region("city", at.CITY, (room,), values=nations, about="A1.3 whose city stands in a province"),
        Region("temple", at.TEMPLE, (room,), high=1, about="A1.4 is there a temple"),
        Region("legions", at.UNITS, (nations, room), high=17, about="A1.5 legions on the board"),
        Region("galleys", at.UNITS + units, (nations, room), high=17, about="A1.5 galleys on the board"),
        Region(
            "active", at.LEFT, (left, TYPES, room), high=17,
            about="A1.11 units of the nation on turn by actions left; not given: fresh",
        ),
        Region("holds", at.HELD, (nations, HOLDINGS), high=9999, about="resources and coins of a nation"),
        Region("knows", at.KNOWS, (nations, KNOW_HOWS), high=1, about="A6.9 know-how, 1 when owned"),
        Region("earned", at.EARNED, (nations, stacks), high=9, about="A4.10 personages won for deeds"),
        Region("extra", at.EXTRA, (nations,), values=stacks, about="A4.8 the extra personage taken"),
        Region("rondel", at.RONDEL, (nations,), values=FIELDS, about="A5.6 the field; none: not yet moved"),
        Region("firsts", at.FIRSTS, high=8, about="A4.4 know-hows new to all, acquired in this turn"),
        Region("razed", at.RAZED, high=20, about="A4.5 temples destroyed in this turn"),
        Region("winner", at.WINNER, values=nations, about="A4.1 the nation that has won"),
        Region("armed", at.ARMED, (room,), high=3, about="A6.6 units placed in this turn"),
        Region("cities", at.COUNT, (nations,), high=25, derived=True, about="cities of a nation"),
        Region("temples", at.TEMPLES, (nations,), high=25, derived=True, about="temples of a nation"),
        Region("legions_left", at.SUPPLY, (nations,), low=-999, high=17, derived=True, about="in supply"),
        Region("galleys_left", at.SUPPLY + n, (nations,), low=-999, high=17, derived=True, about="in supply"),
        Region("coins_left", at.COINS, low=-999, high=30, derived=True, about="coins in the bank"),
        Region("temples_built", at.BUILT, high=50, derived=True, about="A6.3a temples on the board"),
        Region("stack", at.STACK, (stacks,), low=-9, high=9, derived=True, about="personages left"),
    ]  # fmt: skip


def event_kinds(nations: Domain, players: Domain, provinces: Domain) -> list[Event]:
    """The events in the order of events.py."""
    nation, province = ("nation", nations), ("province", provinces)
    unit, good = ("unit", TYPES), ("resource", GOODS)
    return [
        Event("dealt", nation, ("player", players)),
        Event("tossed", ("player", players)),
        Event("settled", nation, province),
        Event("coin", nation),
        Event("substituted", nation, good),
        Event("rondel", nation, ("field", FIELDS)),
        Event("produced", nation, good, ("count", None)),
        Event("temple", nation, province),
        Event("armed", nation, unit, province),
        Event("learned", nation, ("know_how", KNOW_HOWS), ("first", None)),
        Event("moved", unit, ("from", provinces), ("to", provinces), ("count", None)),
        Event("battle", unit, province, nation, ("foe", nations)),
        Event("lost", nation, unit, province, ("count", None)),
        Event("conquered", nation, province, ("owner", nations)),
        Event("destroyed", nation, province),
        Event("gave_up", nation, province),
        Event("founded", nation, province),
        Event("awarded", nation, ("personage", PERSONAGES)),
        Event("awarded_extra", nation, ("personage", PERSONAGES)),
        Event("exchanged", nation, ("given", PAIRS), good),
        Event("won", nation),
    ]


def derived_facts(table: Table, nations: Domain, provinces: Domain) -> list[Fact]:
    """Numbers that people count in their heads and cases check."""
    return [
        Fact("defence", (provinces,), lambda s, i: str(at.defence(s, i[0])), "A8.2 against a conquest"),
        Fact("score", (nations,), lambda s, i: str(score(s, table, i[0])), "A4.1 what it has of the goal"),
        Fact("personages", (nations,), lambda s, i: str(at.personages(s, i[0])), "A4.1 personages it has"),
        Fact("seas", (nations,), lambda s, i: str(seas(s, table, i[0])), "A4.7 seas with its galleys"),
        Fact(
            "cost",
            (nations, FIELDS),
            lambda s, i: str(rondel_cost(s, i[0], i[1])),
            "A5.6 what the way to a field costs",
        ),
        Fact("price", (KNOW_HOWS,), lambda s, i: str(know_how_price(s, table, i[0])), "A6.10 in gold"),
        Fact(
            "yield",
            (nations, GOODS),
            lambda s, i: str(yields(s, table, i[0], i[1])),
            "A6.1 what production brings now",
        ),
        Fact(
            "allowance",
            (nations, TYPES),
            lambda s, i: str(at.allowance(s, i[1], i[0])),
            "A1.10 maneuver actions in a turn",
        ),
        Fact("goal", (), lambda s, i: str(table.goal), "A4.1 what wins"),
        Fact(
            "turn",
            (),
            lambda s, i: s.rules.side_name(on_turn(s)) if on_turn(s) >= 0 else "none",
            "A3.6 the nation on turn",
        ),
        Fact(
            "standing",
            (TYPES, provinces),
            lambda s, i: str(at.active(s, i[0], i[1])),
            "A1.11 units on turn that can act",
        ),
        Fact(
            "spent",
            (TYPES, provinces),
            lambda s, i: str(spent(s, table, i[0], i[1])),
            "A1.11 units on turn that cannot",
        ),
        Fact(
            "stones_left",
            (nations,),
            lambda s, i: str(at.STONES - s.v[at.COUNT + i[0]]),
            "A2.2 city stones in supply",
        ),
        Fact(
            "temples_left", (), lambda s, i: str(at.TEMPLES_IN_GAME - s.v[at.BUILT]), "A2.3 temples in stock"
        ),
    ]


def on_turn(s: State) -> int:
    """The nation whose turn it is, or -1."""
    return s.v[s.v[TURN] + WHO] - 1 if s.v[TURN] else -1


def spent(s: State, table: Table, kind: int, province: int) -> int:
    """A1.11 How many units of the nation on turn have no action left, in its maneuver; else none."""
    maneuver = table.step("maneuver").id + 1
    if not any(s.v[fp] == maneuver for fp in range(STACK, s.v[SP] + 1, FRAME)):
        return 0
    return at.units(s, kind, on_turn(s), province) - at.active(s, kind, province)
