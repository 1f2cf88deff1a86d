"""The slots, events and derived facts by name: what positions, cases and views speak."""

from internum.core.layout import SEAT, Domain, Region
from internum.core.rules import Event, Fact
from internum.core.slots import BITS, kernel_regions
from internum.core.state import State
from internum.games.nostrum import state as at
from internum.games.nostrum.battle import LAND_UNITS
from internum.games.nostrum.board import BUILDINGS, ROLES
from internum.games.nostrum.cards import ITEMS
from internum.games.nostrum.income import yields
from internum.games.nostrum.payment import largest_set, price
from internum.games.nostrum.placing import UNITS
from internum.games.nostrum.realm import at_war, controllers, counts, reach
from internum.games.nostrum.table import Table
from internum.games.nostrum.victory import WAYS

ROLE_WORDS = Domain("role", ROLES)
PIECES = Domain("piece", [*UNITS.words, "marker"])
BUILDING_WORDS = Domain("building", BUILDINGS)
FIGHTERS = Domain("fighter", ["active", "opponent"])


def regions(table: Table) -> list[Region]:
    """Every slot by name."""
    empires = table.empires
    provinces, seas, sites = table.provinces, table.seas, table.sites
    kinds, cards = table.kinds, table.cards
    bag = (empires, kinds)
    return [
        *kernel_regions(),
        Region("seat", at.SEATED, (empires,), values=table.players, about="N4.1.1 who leads it, if anybody"),
        Region("first", at.FIRST, values=table.players, about="N4.2.3 who begins the advanced set-up"),
        Region("points_spent", at.POINTS, (empires,), high=99, about="N4.2.1 in the advanced set-up"),
        Region("role", at.ROLE, (ROLE_WORDS,), values=empires, about="N2.5 who holds a role"),
        Region("card", at.CARD, (cards,), values=empires, about="N7.3.7 who has a hero or wonder"),
        Region("used_power", at.USED, (cards,), high=1, about="once-a-round powers used in this round"),
        Region("owner", at.OWNER, (provinces,), values=empires, about="N3.6 whose marker lies there"),
        Region("new_marker", at.NEW, (provinces,), high=1, about="N7.3.1 did it come in this round"),
        Region("built", at.BUILT, (sites,), high=1, about="N7.3.3 does the building stand"),
        Region("held", at.HELD, (sites,), values=empires, about="N9.3.3 whose legion is on it"),
        Region("marker_held", at.MARKER_HELD, (provinces,), values=empires, about="N9.4 by whose legion"),
        Region("legions", at.LEGIONS, (empires, provinces), high=12, about="legions in a province"),
        Region("fortresses", at.FORTS, (empires, provinces), high=12, about="fortresses in a province"),
        Region("ashore", at.ASHORE, (empires, provinces), high=12, about="N7.3.5 triremes on land"),
        Region("triremes", at.AFLOAT, (empires, seas), high=12, about="triremes at sea"),
        Region("hand", at.HAND, bag, high=99, secrecy=SEAT, about="N6.1.6 the cards that a player holds"),
        Region("gift", at.GIFT, (empires,), values=kinds, secrecy=SEAT, about="N6.3.4 given or received"),
        Region("giver", at.GIVER, values=empires, about="N6.3.4 who gave the balance card of this round"),
        Region("receiver", at.RECEIVER, values=empires, about="N6.3.4 who got it"),
        Region("drawn", at.DRAWN, (empires,), values=kinds, secrecy=SEAT, about="N10.2f drawn or lost"),
        Region("drawer", at.DRAWER, values=empires, about="N10.2f who drew a card"),
        Region("victim", at.VICTIM, values=empires, about="N10.2f from whose hand"),
        Region("giver_held", at.GIVER_HELD, (kinds,), high=99, about="N6.3.4 what the giver held then"),
        Region(
            "victim_held", at.VICTIM_HELD, (kinds,), low=-9, high=99, about="N10.2f what he seemed to hold"
        ),
        Region("floor", at.FLOOR, bag, low=-99, high=99, about="the fewest it seemed to hold since then"),
        Region("offer", at.OFFER, bag, high=99, secrecy=SEAT, about="N6.2.3 sealed offers"),
        Region("open_offer", at.SHOWN, bag, high=99, about="N6.3.1 cards turned up and not yet taken"),
        Region("takes_part", at.PART, (empires,), high=1, about="N6.2.2 in the exchange of this round"),
        Region("kept", at.KEPT, bag, high=13, secrecy=SEAT, about="N7.5.1 what is kept, under seal"),
        Region("had_turn", at.DONE, (empires,), high=1, about="N7.1.1, N8.1 had its turn of this phase"),
        Region("peace", at.PEACE, values=empires, about="N10.3e with whom there is peace"),
        Region("peace_before", at.PEACE_BEFORE, values=empires, about="N10.3e the same a round ago"),
        Region("ready", at.READY, (provinces,), high=12, about="N8.2 legions on turn that have not moved"),
        Region("sailing", at.SAILING, (seas,), high=12, about="N8.2 triremes on turn that have not moved"),
        Region("in_war", at.STUCK, (provinces,), high=1, about="N8.9 did the turn begin in a war there"),
        Region("fought", at.FOUGHT, (provinces,), high=1, about="N8.11 was there a battle in this turn"),
        Region("fought_at_sea", at.FOUGHT + at.PROVINCES, (seas,), high=1, about="N8.11 the same at sea"),
        Region("decided", at.DECIDED, (provinces,), high=1, about="N9.3.1 has the player on turn chosen"),
        Region("dice", at.DICE, (FIGHTERS,), high=99, about="N9.1.2 dice still to roll"),
        Region("rolled", at.DICE + 2, (FIGHTERS,), high=999, about="N9.1.2 the sum of the dice"),
        Region("hits", at.HITS, (FIGHTERS,), high=30, about="N9.1.3 pieces to lose"),
        Region("losses", at.LOST, (empires, LAND_UNITS), high=12, secrecy=SEAT, about="N9.1.3 sealed"),
        Region("won", at.WON, (empires,), high=1, about="N1.1 has it won"),
        Region("known", at.KNOWN, bag, low=-99, high=99, derived=True, about="the hand as all can follow it"),
        Region("holds", at.WEIGHT, (empires,), high=123, derived=True, about="N6.1.6 cards held"),
        Region("stock", at.STOCK, (kinds,), low=-99, high=99, derived=True, about="N2.2 cards in the stock"),
        Region("left", at.LEFT, (empires, PIECES), low=-99, high=12, derived=True, about="N2.1 in supply"),
        Region("tokens", at.TOKENS, (BUILDING_WORDS,), low=-112, high=99, derived=True, about="N2.3 left"),
        Region("heroes", at.COUNT, (empires,), high=24, derived=True, about="N1.1 heroes and wonders"),
    ]  # fmt: skip


def event_kinds(table: Table) -> list[Event]:
    """The events in the order of events.py."""
    empire, foe = ("empire", table.empires), ("foe", table.empires)
    province, site, sea = ("province", table.provinces), ("site", table.sites), ("sea", table.seas)
    kind, count, card = ("resource", table.kinds), ("count", None), ("card", table.cards)
    return [
        Event("dealt", empire, ("player", table.players)),
        Event("left_out", empire),
        Event("begins", ("player", table.players)),
        Event("role", ("role", ROLE_WORDS), empire),
        Event("received", empire, kind, count),
        Event("short", kind, count),
        Event("announced", empire, ("number", None)),
        Event("offered", empire, kind, count),
        Event("took", empire, ("from", table.empires), kind),
        Event("returned", empire, kind, count),
        Event("gave", empire, ("to", table.empires), kind),
        Event("gave_unseen", empire, ("to", table.empires)),
        Event("drew", empire, ("from", table.empires), kind),
        Event("drew_unseen", empire, ("from", table.empires)),
        Event("named", empire),
        Event("paid", empire, kind, count),
        Event("marked", empire, province),
        Event("built", empire, site),
        Event("raised", empire, ("unit", UNITS), province),
        Event("bought", empire, card),
        Event("taken_over", empire, province, ("owner", table.empires)),
        Event("swapped", empire, ("given", table.kinds), ("taken", table.kinds)),
        Event("kept", empire, kind, count),
        Event("discarded", empire, kind, count),
        Event("peace", empire, foe),
        Event("sent_home", empire, province, count),
        Event("sailed", empire, ("from", table.seas), ("to", table.seas), count),
        Event("launched", empire, province, sea, count),
        Event("marched", empire, ("from", table.provinces), ("to", table.provinces), count),
        Event("sea_battle", empire, sea, foe),
        Event("land_battle", empire, province, foe),
        Event("changed_sides", empire, province, foe),
        Event("scored", empire, ("total", None), ("hits", None)),
        Event("lost", empire, ("unit", UNITS), ("place", None), count),
        Event("brought_back", empire, province),
        Event("plundered", empire, site),
        Event("plundered_trireme", empire, province, ("owner", table.empires)),
        Event("occupied", empire, site),
        Event("marker_occupied", empire, province),
        Event("won", empire, ("way", WAYS)),
    ]


def derived_facts(table: Table) -> list[Fact]:
    """Numbers that people count in their heads and cases check."""
    empires, provinces = table.empires, table.provinces
    items = Domain("item", ITEMS)

    def controls(s: State, i: list[int]) -> str:
        side = controllers(s, table)[i[0]]
        return empires.words[side] if side >= 0 else "none"

    def linked(s: State, i: list[int]) -> str:
        return "1" if reach(s, table, i[0], BITS[i[1]]) & BITS[i[2]] else "0"

    def war(s: State, i: list[int]) -> str:
        return "1" if at_war(s) & BITS[i[0]] else "0"

    return [
        Fact(
            "count",
            (empires, ROLE_WORDS),
            lambda s, i: str(counts(s, table)[3 * i[0] + i[1]]),
            "N2.5 what the role is counted by",
        ),
        Fact(
            "yield",
            (empires, table.kinds),
            lambda s, i: str(yields(s, table)[i[0]][i[1]]),
            "N6.1.1 what income would bring now",
        ),
        Fact("controls", (table.sites,), controls, "N6.1.1 who is paid for a building"),
        Fact("linked", (empires, provinces, provinces), linked, "N3.2, N3.3 adjacent or connected for it"),
        Fact("at_war", (provinces,), war, "N3.4 1 or 0"),
        Fact(
            "price",
            (empires, items),
            lambda s, i: str(price(s, table, i[0], i[1])),
            "N7.2, N10.4 the lasting price; powers once a round not counted",
        ),
        Fact(
            "largest_set",
            (empires,),
            lambda s, i: str(largest_set(s, i[0])),
            "N7.2.1 the largest payment in the hand",
        ),
    ]
