"""What one table of the game plays with: the board and the options as ints, and the steps by name."""

from typing import Final, final

from internum.core.layout import Domain, numbers
from internum.core.slots import BITS
from internum.core.step import Step
from internum.core.vector import slots
from internum.games.conquest.board import FACES, UNITS, Board
from internum.games.conquest.cards import (
    CARDS,
    FIRST_BARBARIANS,
    FIRST_CITY,
    FIRST_COMMANDEER,
    FIRST_DIPLOMACY,
    FIRST_MERCHANT,
    PIRATES,
)
from internum.games.conquest.state import KEYS, PLAYERS, PROVINCES, SEAS, TYPES

COLOURS: Final = ["red", "blue", "green", "yellow", "purple", "black"]
HIGHEST_BID: Final = 995  # C4.4 our bound: nobody ever holds more
TYPE_WORDS: Final = ["infantry", "cavalry", "catapult", "galley"]
TROOP_WORDS: Final = ["troop_infantry", "troop_cavalry", "troop_galley"]


@final
class Table:
    """Built once for a table; every verb and step holds it."""

    def __init__(self, board: Board, seats: int, options: dict[str, str]) -> None:
        self.board: Final = board
        self.n: Final = seats
        self.rebels: Final = seats  # a side without a seat (C14.12)
        self._options(options)
        rows = board.provinces
        self.players: Final = Domain("player", COLOURS[:seats])
        self.sides: Final = Domain("side", [*COLOURS[:seats], "rebels"])
        self.provinces: Final = Domain("province", [p.name for p in rows], PROVINCES)
        self.seas: Final = Domain("sea", board.seas, SEAS)
        self.keys: Final = Domain("key_province", [p.name for p in rows if p.key], KEYS)
        self.units: Final = Domain("unit", UNITS)
        self.land_units: Final = Domain("unit", UNITS[:5])
        self.faces: Final = Domain("face", FACES)
        self.places: Final = Domain("place", [f"place{i + 1}" for i in range(PLAYERS)])
        self.bids: Final = Domain("talents", [str(n) for n in range(0, HIGHEST_BID + 1, 5)])
        self.counts: Final = numbers("count", 1, 20)
        lines = [f"{owner}_{kind}" for owner in COLOURS for kind in TYPE_WORDS]
        self.line_kinds: Final = Domain("fighters", [*lines, *TROOP_WORDS])
        self.steps: Final[dict[str, Step]] = {}

        names = self.provinces.index
        seas = self.seas.index
        # C15.1 as masks: of a province its neighbours and seas, of a sea its neighbours and coasts
        self.land: Final = slots([sum(BITS[names[w]] for w in p.land) for p in rows])
        self.coast: Final = [sum(BITS[seas[w]] for w in p.seas) for p in rows]
        self.links: Final = slots([sum(BITS[seas[w]] for w in row) for row in board.links])
        self.shores: Final = [sum(BITS[names[w]] for w in row) for row in board.coasts]
        self.coast_seas: Final = [[seas[w] for w in p.seas] for p in rows]
        straits = [
            strait
            for strait in board.straits
            if strait.enabled or (strait.name == "fretum_britannicum" and self.channel_open)
        ]
        self.strait_from: Final = [names[strait.ends[0]] for strait in straits]
        self.strait_to: Final = [names[strait.ends[1]] for strait in straits]
        self.strait_sea: Final = [BITS[seas[strait.sea]] for strait in straits]
        self.strait_names: Final = [strait.name for strait in straits]
        # C1.10 key provinces
        self.province_of: Final = [names[w] for w in self.keys.words]
        self.key_of: Final = [self.keys.index.get(p.name, -1) for p in rows]
        self.key_mask: Final = sum(BITS[p] for p in self.province_of)
        self.values: Final = [p.values for p in rows if p.key]
        self.token_supply: Final = [p.tokens for p in rows if p.key]
        self.italia: Final = self.keys.of("italia")
        self.neapolis: Final = self.keys.of("neapolis")
        self._numbers(board)
        self._cards(board)

    def _options(self, options: dict[str, str]) -> None:
        """The options as truths (chapter 20)."""
        self.seasons = int(options["seasons"])
        self.channel_open = options["channel"] == "open"
        self.chaos_open = options["chaos_totals"] == "open"
        self.placed_bid = options["placed_bidders"] == "may"
        self.recruit_one = options["recruit_places"] == "one"
        self.influence_every = options["influence_places"] == "every"
        self.generals_each = options["influence_generals"] == "each"
        self.room_each = options["galley_room"] == "each_landing"
        self.landing_open = options["landing_zone"] == "open"
        self.sail_to_enemy = options["sail_to_enemy"] == "may"
        self.own_leader_only = options["leader_die"] == "own"
        self.galleys_lost = options["galleys_alone"] == "lost"
        self.lone_safe = options["lone_leaders"] == "safe"
        self.nobody_loses = options["mutual_destruction"] == "nobody_loses"
        self.called_off_kept = options["called_off"] == "kept"
        self.italia_after = options["italia_counted"] == "after"
        self.level_penalty = options["level_chaos"] == "penalty"
        self.points_floor = options["points_below_zero"] == "may_not"
        self.expedition_more = options["expedition"] == "at_least_four"

    def _numbers(self, board: Board) -> None:
        """Prices, supplies and the numbers of the rules."""
        self.costs = board.costs[:]
        self.supply = board.supply[:]
        number = board.numbers
        self.markers = number["influence_on_provinces_max"]
        self.rounds = number["rounds_per_season"]
        self.actions = number["actions_per_turn"]
        self.galley_room = number["galley_capacity_military_land"]
        self.loser_chaos = number["battle_loser_chaos"]
        self.recruit_chaos = number["recruit_chaos"]
        self.influence_price = board.influence_price
        self.per_player = number["conquest_cards_per_season_per_player"]
        self.land_dice = number["land_battle_base_dice"]
        self.sea_rounds = number["sea_battle_max_rounds"]
        self.tax = number["tax_per_influence"]
        self.city_tax = number["tax_city_bonus_per_influence"]
        self.city_chaos = number["city_chaos_reduction"]
        self.most_chaos = -number["chaos_most_vp"]
        self.second_chaos = -number["chaos_second_vp"]
        self.weights = board.faces[:]

    def _cards(self, board: Board) -> None:
        """What the cards do, as ints (chapter 14)."""
        names = self.provinces.index
        self.prices = board.prices[:]
        self.copies = board.copies[:]
        effects = board.effects
        self.merchant_key = [self.keys.of(effects[FIRST_MERCHANT + i]["province"]) for i in range(6)]
        self.merchant_talents = [int(effects[FIRST_MERCHANT + i]["talents"]) for i in range(6)]
        # by diplomacy card: its province (-1: the sea) and its infantry, cavalry and galleys
        self.ally_province = [
            names[str(effects[card]["province"])] if card != PIRATES else -1
            for card in range(FIRST_DIPLOMACY, PIRATES + 1)
        ]
        self.ally_troops = [
            [int(effects[card].get(kind, 0)) for kind in ("infantry", "cavalry", "galley")]
            for card in range(FIRST_DIPLOMACY, PIRATES + 1)
        ]
        self.fleet_sea = [self.seas.of(effects[FIRST_COMMANDEER + i]["sea"]) for i in range(2)]
        self.fleet_galleys = [int(effects[FIRST_COMMANDEER + i]["galleys_gained"]) for i in range(2)]
        self.city_sites = [[names[w] for w in effects[FIRST_CITY + i]["provinces"]] for i in range(6)]
        rows = [effects[FIRST_BARBARIANS + i] for i in range(6)]
        self.barbarian_province = [names[str(row["province"])] for row in rows]
        self.barbarian_units = [int(row["units"]) for row in rows]
        self.barbarian_reward = [
            [int(row.get(kind, 0)) for kind in ("infantry", "cavalry", "talents", "victory_points")]
            for row in rows
        ]
        self.loot = [int(effects[CARDS.of("loot_the_countryside")][kind]) for kind in ("talents", "chaos")]
        self.prizes = [int(effects[card]["amount"]) for card in range(8, 13)]
        self.revolt = int(effects[CARDS.of("slave_revolt")]["infantry"])

    def owner_kind(self, owner: int, kind: int) -> int:
        """The kind of fighters of an owner and type in a line."""
        return owner * TYPES + kind

    def coast_index(self, province: int, sea: int) -> int:
        """Which of the seas of a province this is."""
        return self.coast_seas[province].index(sea)

    def step(self, name: str) -> Step:
        """A step of the sequence of play by its name."""
        return self.steps[name]
