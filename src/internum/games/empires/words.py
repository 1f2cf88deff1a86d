"""The slots, events and derived facts by name: what positions, cases and views speak."""

from internum.core.layout import HIDDEN, PUBLIC, SEAT, Domain, Region
from internum.core.rules import Event, Fact
from internum.core.slots import kernel_regions
from internum.core.state import State
from internum.games.empires import state as at
from internum.games.empires.board import BUILDINGS
from internum.games.empires.build import LAND_UNITS
from internum.games.empires.collect import CHOICES, LEGENDARY_GOODS, production
from internum.games.empires.realm import controller, great_cities, levels, reach
from internum.games.empires.sets import best_set, by_good
from internum.games.empires.setup import players
from internum.games.empires.table import Table
from internum.games.empires.tiles import CLEOPATRA, HANNIBAL, TILES
from internum.games.empires.victory import WAYS

TRACKS = Domain("track", ["trade", "culture", "military"])
UNITS = Domain("unit", ["legion", "fortress", "trireme"])
PIECES = Domain("piece", [*UNITS.words, "marker"])
CHIPS = Domain("chip", ["chip1", "chip2", "chip3"])
SIDES = Domain("fighter", ["active", "opponent"])

# words for verbs and facts that are understood, and never written
SYNONYMS = {
    "pass": "done", "end step": "done", "next": "done",
    "end turn": "finish", "end build": "finish", "end building": "finish",
    "chip": "announce", "play chip": "announce", "choose chip": "announce", "show": "announce",
    "balance": "give", "begin": "starter", "first taker": "starter",
    "appoint": "name", "choose": "name", "choose player": "name", "next player": "name",
    "claim first": "claim", "perseus": "claim", "no claim": "wait",
    "control marker": "mark", "marker": "mark", "place marker": "mark", "build marker": "mark",
    "buy marker": "mark", "build control marker": "mark", "buy control marker": "mark",
    "place control marker": "mark", "build legion": "raise legion", "buy legion": "raise legion",
    "build fortress": "raise fortress", "buy fortress": "raise fortress", "build tile": "acquire",
    "recruit": "raise", "build trireme": "launch", "buy trireme": "launch", "place trireme": "launch",
    "trireme": "launch", "buy tile": "acquire", "buy": "acquire", "get": "acquire",
    "penthesilea": "muster", "zeus": "peace", "declare peace": "peace", "make peace": "peace",
    "move trireme": "sail", "move triremes": "sail", "move legion": "march", "move legions": "march",
    "move": "march",
    "sea battle": "fight", "attack sea": "fight", "land battle": "battle", "attack": "battle",
    "pillage": "plunder", "destroy": "plunder", "occupy building": "occupy", "leave": "release",
    "queen of sheba": "sheba", "lay legion": "lay", "place legion": "lay",
    "lose unit": "lose", "retain post": "retain", "title": "award", "give title": "award",
    "resource": "hand", "resources": "hand", "goods": "hand", "buildings": "built", "heroes": "tile",
    "wonders": "tile", "ships": "triremes", "fort": "fortresses", "forts": "fortresses",
    "has": "hand", "hold": "hand",
    "control": "owner", "influence": "owner", "controlled by": "controls", "controller": "controls",
    "building": "built", "site": "built", "occupied": "held", "occupier": "held", "occupied by": "held",
    "leadership": "leader", "chip used": "used_chip", "hero": "tile", "wonder": "tile", "open": "face_up",
    "display": "face_up", "fleet": "triremes", "ship": "triremes", "army": "legions",
    "supply": "stock", "in supply": "left", "builders": "pyramids",
    "victor": "won", "great city": "great_cities", "production": "yield", "connected": "linked",
}  # fmt: skip


def regions(table: Table) -> list[Region]:
    """Every slot by name."""
    empires = table.empires
    provinces, seas, sites = table.provinces, table.seas, table.sites
    goods, kinds = table.goods, table.kinds
    places = Domain("place", [f"place{i + 1}" for i in range(table.n)])
    seated = players(table.seats)
    held = Domain("resource", kinds.words[: at.LEGENDARY])
    open_losses = PUBLIC if table.losses_in_turn else SEAT
    return [
        *kernel_regions(),
        Region("seat", at.SEATED, (empires,), values=seated, about="E2.1 the player who leads an empire"),
        Region("lot", at.LOT, (places,), values=empires, about="E5.4a the order among equal trade levels"),
        Region("leader", at.TITLE, (TRACKS,), values=empires, about="E10.0 who holds a title"),
        Region("used_chip", at.CHIP, (CHIPS,), high=1, about="E6.1 is the chip used"),
        Region("tile", at.TILE, (TILES,), values=empires, about="E7.8 who has a hero or wonder"),
        Region("face_up", at.FACE, (TILES,), high=1, about="E2.6 does a tile lie open, to be acquired"),
        Region("copied", at.COPY, values=TILES, about="E11.11 the hero whose power Castor & Pollux have"),
        Region("pyramids", at.PYRAMID, (empires,), high=1, about="E10.1b built in this phase"),
        Region("owner", at.OWNER, (provinces,), values=empires, about="E3.3 whose control marker lies there"),
        Region("built", at.BUILT, (sites,), high=1, about="E7.6c does the building stand"),
        Region("held", at.HELD, (sites,), values=empires, about="E9.3, E11.1 whose legion stands on a site"),
        Region("conqueror", at.CONQUEROR, (provinces,), values=empires, about="E3.8 filled in where needed"),
        Region("marker_held", at.MARKER_HELD, (provinces,), high=9999, about="E9.5 since which round"),
        Region("legions", at.LEGIONS, (empires, provinces), high=8, about="legions in a province"),
        Region("fortresses", at.FORTS, (empires, provinces), high=1, about="fortresses in a province"),
        Region("triremes", at.TRIREMES, (empires, seas), high=5, about="triremes in a sea"),
        Region("hand", at.HAND, (empires, kinds), high=99, secrecy=SEAT, about="E2.7 what an empire holds"),
        Region(
            "drawn", at.DRAWN, (empires, goods), high=2, secrecy=SEAT,
            about="E5.4 legendary goods drawn and not seen by others yet; 2: before the last shuffle",
        ),
        Region("gift", at.GIFT, (empires,), values=kinds, secrecy=SEAT, about="E6.6 given or received"),
        Region("giver", at.GIVER, values=empires, about="E6.6 who gave the unseen gift of this round"),
        Region("receiver", at.RECEIVER, values=empires, about="E6.6 who got it"),
        Region("pile", at.PILE, (goods,), high=1, secrecy=HIDDEN, about="E5.4 tokens in the legendary pile"),
        Region("discard", at.DISCARD, (goods,), high=1, about="E5.4 tokens in the legendary discard"),
        Region("offer", at.OFFER, (empires, kinds), high=5, secrecy=SEAT, about="E6.2 sealed offers"),
        Region("open_offer", at.SHOWN, (empires, kinds), high=5, about="E6.3 offers turned up, not taken"),
        Region("extra", at.EXTRA, (empires,), high=4, about="E5.1c legendary goods chosen, + 1"),
        Region("due", at.DUE, (empires,), high=6, about="E5.4 legendary goods still to draw"),
        Region("had_turn", at.DONE, (empires,), high=1, about="E7.1 had its turn of this phase"),
        Region("new_marker", at.NEW, (provinces,), high=1, about="E7.5c was it placed in this phase"),
        Region("used_power", at.USED, (TILES,), high=1, about="once-a-round powers used in this turn"),
        Region("claimed", at.CLAIMED, high=1, about="E11.2 has Perseus claimed the turn that is on"),
        Region("peace", at.PEACE, values=empires, about="E11.4 with whom the holder of Zeus has peace"),
        Region("peace_before", at.PEACE_BEFORE, values=empires, about="E11.4 the same a round ago"),
        Region("ready", at.READY, (provinces,), high=8, about="E8.5 legions on turn that have not moved"),
        Region("afloat", at.AFLOAT, (seas,), high=5, about="E8.3 triremes on turn that have not moved"),
        Region("fought", at.FOUGHT, (provinces,), high=1, about="E8.6 was there a battle in this turn"),
        Region("fought_at_sea", at.FOUGHT + at.PROVINCES, (seas,), high=1, about="E8.4 the same at sea"),
        Region("decided", at.DECIDED, (provinces,), high=1, about="E9.1 has the conqueror chosen"),
        Region("dice", at.DICE, (SIDES,), high=9, about="E8.7 dice still to roll"),
        Region("rolled", at.DICE + 2, (SIDES,), high=99, about="E8.7 the sum of the dice"),
        Region("hits", at.HITS, (SIDES,), high=9, about="E8.7b hits to suffer"),
        Region("losses", at.LOST, (empires, LAND_UNITS), high=8, secrecy=open_losses, about="E8.7c sealed"),
        Region("won", at.WON, (empires,), high=1, about="chapter 10: has it won"),
        Region("known", at.KNOWN, (empires, kinds), low=-99, high=99, derived=True, about="hand as followed"),
        Region("unseen", at.UNSEEN, (empires,), high=13, derived=True, about="tokens drawn unseen"),
        Region("unseen_old", at.UNSEEN_OLD, (empires,), high=13, derived=True, about="before the shuffle"),
        Region("old", at.OLD, (goods,), high=1, derived=True, about="which tokens these are"),
        Region("holds", at.WEIGHT, (empires,), high=99, derived=True, about="resources held"),
        Region("stock", at.STOCK, (held,), low=-99, high=44, derived=True, about="E1.4 in the supply"),
        Region("left", at.LEFT, (empires, PIECES), low=-99, high=8, derived=True, about="E1.4 in supply"),
        Region("tiles", at.TILE_COUNT, (empires,), high=9, derived=True, about="E7.3 tiles of an empire"),
    ]  # fmt: skip


def event_kinds(table: Table) -> list[Event]:
    """The events in the order of events.py."""
    empire, foe = ("empire", table.empires), ("foe", table.empires)
    province, site, sea = ("province", table.provinces), ("site", table.sites), ("sea", table.seas)
    kind, good, count = ("resource", table.kinds), ("good", table.goods), ("count", None)
    tile = ("tile", TILES)
    return [
        Event("dealt", empire, ("player", players(table.seats))),
        Event("lot", empire),
        Event("turned_up", tile),
        Event("produced", empire, kind, count),
        Event("drew", empire, good),
        Event("drew_unseen", empire),
        Event("shuffled"),
        Event("announced", empire, ("number", None)),
        Event("offered", empire, kind, count),
        Event("took", empire, ("from", table.empires), kind),
        Event("returned", empire, kind, count),
        Event("gave", empire, ("to", table.empires), kind),
        Event("gave_unseen", empire, ("to", table.empires)),
        Event("claimed", empire),
        Event("named", empire),
        Event("paid", empire, kind, count),
        Event("marked", empire, province),
        Event("built", empire, site),
        Event("raised", empire, ("unit", LAND_UNITS), province, count),
        Event("launched", empire, sea),
        Event("acquired", empire, tile),
        Event("copied", empire, tile),
        Event("mustered", empire, count),
        Event("kept", empire, kind, count),
        Event("discarded", empire, kind, count),
        Event("peace", empire, foe),
        Event("sent_home", empire, province, count),
        Event("sailed", empire, ("from", table.seas), ("to", table.seas), count),
        Event("marched", empire, ("from", table.provinces), ("to", table.provinces), count),
        Event("sea_battle", empire, sea, foe),
        Event("land_battle", empire, province, foe),
        Event("scored", empire, ("place", None), ("total", None), ("hits", None)),
        Event("lost", empire, ("unit", UNITS), ("place", None), count),
        Event("plundered", empire, site),
        Event("occupied", empire, site),
        Event("marker_occupied", empire, province),
        Event("converted", empire, province, ("owner", table.empires)),
        Event("marker_removed", empire, province, ("owner", table.empires)),
        Event("laid", empire, site),
        Event("title", ("track", TRACKS), empire),
        Event("won", empire, ("way", WAYS)),
        Event("released", empire, province),
    ]


def derived_facts(table: Table) -> list[Fact]:
    """Numbers that people count in their heads and cases check."""
    empires = table.empires
    collected = Domain("yield", [*table.kinds.words[: at.LEGENDARY], "legendary", "choices"])
    assert collected.words[LEGENDARY_GOODS] == "legendary"
    assert collected.words[CHOICES] == "choices"

    def who(side: int) -> str:
        return empires.words[side] if side >= 0 else "none"

    def largest(s: State, i: list[int]) -> str:
        cleopatra, hannibal = at.power(s, i[0], CLEOPATRA), at.power(s, i[0], HANNIBAL)
        return str(best_set(by_good(s.v, at.HAND + i[0] * at.KINDS), cleopatra, hannibal))

    def unbuilt(s: State, i: list[int]) -> str:
        standing = sum(s.v[at.BUILT + site] for site, kind in enumerate(table.site_kind) if kind == i[0])
        return str(table.board.buildings[i[0]] - standing)

    def linked(s: State, i: list[int]) -> str:
        return str(reach(s, table, i[0], 1 << i[1]) >> i[2] & 1)

    return [
        Fact("level", (empires, TRACKS), lambda s, i: str(levels(s, table)[3 * i[0] + i[1]])),
        Fact("yield", (empires, collected), lambda s, i: str(production(s, table, i[0])[i[1]])),
        Fact("controls", (table.sites,), lambda s, i: who(controller(s, table, i[0]))),
        Fact("unbuilt", (Domain("building", BUILDINGS),), unbuilt),
        Fact("great_cities", (empires,), lambda s, i: str(great_cities(s, table)[i[0]])),
        Fact("largest_set", (empires,), largest),
        Fact("linked", (empires, table.provinces, table.provinces), linked),
        Fact("price", (empires,), lambda s, i: str(6 + s.v[at.TILE_COUNT + i[0]])),
        Fact("power", (empires, TILES), lambda s, i: "1" if at.power(s, i[0], i[1]) else "0"),
    ]
