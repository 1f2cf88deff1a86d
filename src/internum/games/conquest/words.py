"""The slots, events and derived facts by name: what positions, cases and views speak."""

from internum.core.layout import SEAT, Domain, Region, numbers
from internum.core.rules import Event, Fact
from internum.core.slots import kernel_regions
from internum.core.state import State
from internum.games.conquest import state as at
from internum.games.conquest.board import FACES
from internum.games.conquest.cards import CARDS, SENATORS, TURNED, USES, VOTES
from internum.games.conquest.reach import Crossing
from internum.games.conquest.recruit import recruiting_ground
from internum.games.conquest.scoring import cities, penalties, province_points
from internum.games.conquest.season import round_of_season, season
from internum.games.conquest.table import COLOURS, Table
from internum.games.conquest.taxes import income
from internum.games.conquest.victory import markers

FIGHTERS = Domain("fighter", ["attacker", "defender"])
PIECES = Domain("piece", ["infantry", "cavalry", "catapult", "general", "caesar", "galley", "influence"])
ENDINGS = Domain("outcome", ["wiped_out", "retreated"])
TEAMS = Domain("alliance", ["odd", "even"])


def regions(table: Table) -> list[Region]:
    """Every slot by name."""
    players, keys = table.players, table.keys
    kinds = Domain("unit", table.units.words[: at.LAND_KINDS])
    keepers = Domain("keeper", [*COLOURS, "out"])
    coasts = numbers("coast", 1, at.COASTS)
    owners = Domain("city_owner", [*COLOURS, "abandoned"])
    lines = table.line_kinds
    colours = Domain("colour", COLOURS)
    return [
        *kernel_regions(),
        Region("units", at.UNITS, (players, table.provinces, kinds), high=20, about="C1.1 land units"),
        Region("caesar", at.CAESAR_IN, (players,), values=table.provinces, about="C1.1 where he stands"),
        Region("galleys", at.GALLEYS, (players, table.seas), high=8, about="C1.1 galleys in a sea zone"),
        Region("influence", at.INFLUENCE, (players, keys), high=18, about="C1.5 influence markers"),
        Region("tokens", at.TOKENS, (keys,), high=99, about="C1.4 province tokens on the board"),
        Region("token_supply", at.POOL, (keys,), high=99, about="C1.4 province tokens in the supply"),
        Region("city", at.CITY, (keys,), values=owners, about="C14.8 who owns a city"),
        Region("cash", at.CASH, (players,), high=30000, about="talents"),
        Region("chaos", at.CHAOS, (players,), high=9999, about="C1.6 chaos points"),
        Region("points", at.POINTS, (players,), low=-9999, high=9999, about="C2.4 victory points"),
        Region("deck", at.DECK, (CARDS,), high=8, about="C2.2 cards in the deck, in no order"),
        Region("available", at.AVAILABLE, (CARDS,), high=8, about="C3.3 cards that can be taken"),
        Region("cards", at.CARDS, (players, CARDS), high=8, about="C6.1.1 cards before a player"),
        Region("used", at.USED, (players, TURNED), high=8, about="C7.2 copies turned face down"),
        Region("senators", at.HAND, (players, SENATORS), high=8, secrecy=SEAT, about="C1.8 in hand"),
        Region("known", at.KNOWN, (players, keepers, SENATORS), high=8, secrecy=SEAT,
            about="what the first knows the second to hold at least; filled in"),
        Region("traced", at.OPEN, (keepers, SENATORS), high=8, about="what everybody knows; filled in"),
        Region("held", at.HELD, (players,), high=28, about="how many senators; filled in"),
        Region("box", at.BOX, (table.places,), values=players, about="C4.1 who stands on which place"),
        Region("opener", at.OPENER, values=players, about="C4.3 who opens the first auction"),
        Region("bid", at.BID, high=995, about="C4.4 the highest bid"),
        Region("bidder", at.BIDDER, values=players, about="C4.4 whose bid it is"),
        Region("box_a", at.BOX_A, values=players, about="C4.5 in proposal box A"),
        Region("box_b", at.BOX_B, values=players, about="C4.5 in proposal box B"),
        Region("reserve", at.RESERVE, (players, table.units), high=20, about="C2.5 not placed yet"),
        Region("actions", at.ACTIONS, high=2, about="C6.0.1 actions left to the player on turn"),
        Region("took_card", at.TOOK, high=1, about="C6.0.2 has he taken a card in this round"),
        Region("bought", at.BOUGHT, (keys,), high=1, about="C20.6 bought there in this action"),
        Region("line", at.LINE, (FIGHTERS, lines), high=20, about="C6.6.1 units in the battle"),
        Region("joined", at.JOINED, (colours, coasts), high=8, about="C6.6.2 galleys in it, by sea beside"),
        Region("losses", at.LOST, (players, lines), high=20, secrecy=SEAT, about="C6.6.7 sealed"),
        Region("losses_at", at.LOST_AT, (players, colours, coasts), high=8, secrecy=SEAT, about="of where"),
        Region("dice", at.DICE, (FIGHTERS,), high=99, about="C6.6.5 dice still to roll"),
        Region("faces", at.FACES, (FIGHTERS, Domain("face", FACES)), high=99, about="C6.6.6 rolled"),
        Region("hits", at.HITS, (FIGHTERS,), high=99, about="C6.6.6 hits to suffer"),
        Region("fought", at.FOUGHT, high=9999, about="C6.6.8 rounds of the battle that are over"),
        Region("half", at.HALF, high=1, about="C6.6.7 has only the city's defender rolled"),
        Region("ended", at.ENDED, (FIGHTERS,), values=ENDINGS, about="C6.6.11 how the battle ended"),
        Region("rebels", at.REBELS, high=20, about="C14.12 rebel infantry"),
        Region("called", at.CALLED, values=CARDS, about="C8.1 the vote that is on"),
        Region("votes", at.VOTES, high=99, about="C8.2 the highest bid"),
        Region("voter", at.VOTER, values=players, about="C8.2 whose bid it is"),
        Region("shown", at.SHOWN, (SENATORS,), high=8, about="C8.2 the senators of the highest bid"),
        Region("passed", at.PASSED, high=99, about="C8.2 passes in a row"),
        Region("won", at.WINNER, (players,), high=1, about="C12.1 has won"),
        Region("alliance", at.TEAM, (players,), values=TEAMS, derived=True, about="C4.1"),
        Region("left", at.LEFT, (players, PIECES), low=-99, high=99, derived=True, about="C1.2 in supply"),
    ]  # fmt: skip


def event_kinds(table: Table) -> list[Event]:
    """The events in the order of events.py."""
    player, count = ("player", table.players), ("count", None)
    side, key, card = ("player", table.sides), ("province", table.keys), ("card", CARDS)
    province, sea = ("province", table.provinces), ("sea", table.seas)
    unit, senator, talents = ("unit", table.units), ("senator", SENATORS), ("talents", None)
    other = Domain("boxed", ["nobody", *table.players.words])
    a, b = ("a", other), ("b", other)
    return [
        Event("first_player", player),
        Event("drew_token", player, key),
        Event("put_back", player, key),
        Event("token_placed", key),
        Event("dealt", card),
        Event("bid", player, talents, a, b),
        Event("passed", player),
        Event("allied", player, talents, a, b),
        Event("placed", player, unit, province, count),
        Event("moored", player, sea),
        Event("galley_back", player),
        Event("turn", player),
        Event("took", player, card),
        Event("recruited", player, unit, province, count),
        Event("launched", player, sea, count),
        Event("bought_token", player, key, count),
        Event("bought_marker", player, key, ("owner", table.players), count),
        Event("taxed", player, talents, ("chaos", None)),
        Event("marched", player, unit, province, count),
        Event("crossed", player, unit, province, count),
        Event("sailed", player, ("from", table.seas), ("to", table.seas), count),
        Event("land_battle", side, province, ("foe", table.players)),
        Event("sea_battle", player, sea, ("foe", table.players)),
        Event("joined", player, count),
        Event("lent", player, ("to", table.players), unit, count),
        Event("troops", player, card),
        Event("rolled", side, ("face", table.faces)),
        Event("hit", side, count),
        Event("lost", side, ("fighters", table.line_kinds), count),
        Event("retreated", player, province),
        Event("fled", player, province),
        Event("defeated", player),
        Event("called_off", player, sea),
        Event("undecided", sea),
        Event("city_built", player, province),
        Event("city_taken", player, province),
        Event("city_abandoned", player, province),
        Event("used", player, ("card", USES)),
        Event("got", player, talents),
        Event("murdered", player, province),
        Event("senator_lost", player, senator),
        Event("senator_lost_unseen", player),
        Event("bribed", player, ("from", table.players), senator),
        Event("bribed_unseen", player, ("from", table.players)),
        Event("called", player, ("vote", VOTES)),
        Event("showed", player, count, senator),
        Event("vote_won", player, ("vote", VOTES), count),
        Event("vote_lost", ("vote", VOTES)),
        Event("share", player, senator),
        Event("share_unseen", player),
        Event("influenced", player, key, count),
        Event("revolt", player, province),
        Event("rebels_gone", province),
        Event("taxes", player, talents),
        Event("scored", player, key, count),
        Event("calmed", player, count),
        Event("penalty", player, count),
        Event("season_over", ("season", None)),
        Event("won", player),
        Event("points", player, count),
    ]


def derived_facts(table: Table) -> list[Fact]:
    """Numbers that people count in their heads and cases check."""
    players = table.players

    def reached(s: State, i: list[int]) -> str:
        return "1" if Crossing(s, table, i[0], i[1]).reach() >> i[2] & 1 else "0"

    def recruiting(s: State, i: list[int]) -> str:
        return str(recruiting_ground(s, table, i[0]) >> table.province_of[i[1]] & 1)

    def in_deck(s: State, i: list[int]) -> str:
        return str(sum(s.v[at.DECK : at.DECK + len(CARDS.words)]))

    def price(s: State, i: list[int]) -> str:
        return str(table.prices[i[0]])

    return [
        Fact("season", (), lambda s, i: str(season(s, table)), "C3.1 1 to 5, from the round"),
        Fact("round_of_season", (), lambda s, i: str(round_of_season(s, table)), "C6.0.1 1 to 4"),
        Fact("cards_in_deck", (), in_deck, "C2.2 how many"),
        Fact("price", (CARDS,), price, "C6.1.1 of a card"),
        Fact("cost", (table.units,), lambda s, i: str(table.costs[i[0]]), "C1.1 of a unit"),
        Fact(
            "income", (players,), lambda s, i: str(income(s, table, i[0])), "C9.1 what taxes would bring now"
        ),
        Fact(
            "scores",
            (players, table.keys),
            lambda s, i: str(province_points(s, table, i[1])[i[0]]),
            "C10.1 what the province would score now",
        ),
        Fact(
            "penalty",
            (players,),
            lambda s, i: str(penalties(s, table)[i[0]]),
            "C10.3 points lost by the chaos of now, before cities",
        ),
        Fact("cities", (players,), lambda s, i: str(cities(s, i[0])), "C14.8 how many it owns"),
        Fact("markers", (players,), lambda s, i: str(markers(s, i[0])), "C1.5 on the board"),
        Fact(
            "reach",
            (players, table.provinces, table.provinces),
            reached,
            "C6.5.2 to C6.5.4 can a unit march from the first to the second",
        ),
        Fact("recruits", (players, table.keys), recruiting, "C6.2.2 can land units be recruited there"),
    ]
