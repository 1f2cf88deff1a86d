"""What one table of the game plays with: the board and the options as ints, and the steps by name."""

from typing import Final, final

from internum.core.errors import Malformed
from internum.core.layout import Domain
from internum.core.slots import BITS
from internum.core.step import Step
from internum.core.vector import slots
from internum.games.empires.board import CITY_KINDS, Board, in_play
from internum.games.empires.state import SEAS, SITES
from internum.games.empires.tiles import PERSEUS, TILES
from internum.games.mediterranean.dice import chances

CARAVAN: Final = 0
MARKET: Final = 1
ORDINARY: Final = 2
CAPITAL: Final = 3
LEGENDARY_CITY: Final = 4
TEMPLE: Final = 5


@final
class Table:
    """Built once for a table; every verb and step holds it."""

    def __init__(self, board: Board, seats: int, options: dict[str, str]) -> None:
        self.board: Final = board
        self.seats: Final = seats
        self._options(options)
        rows, empires, self.provinces = in_play(board, seats)
        names = self.provinces.index
        self.empires: Final = Domain("empire", [empire.name for empire in empires])
        self.starts: Final = empires
        self.n: Final = seats  # one empire each
        short = {sea.partition("_")[2]: sea for sea in board.seas}  # ionium for mare_ionium
        self.seas: Final = Domain("sea", board.seas, SEAS, short)
        self.goods: Final = Domain("good", board.goods)
        kinds = [*board.goods, "coin", *(f"legendary_{good}" for good in board.goods)]
        self.kinds: Final = Domain("resource", kinds)

        # E3.1 neighbours: of a province the provinces by land and the seas, of a sea the seas and provinces
        self.land: Final = slots([sum(BITS[names[w]] for w in row.land if w in names) for row in rows])
        self.coast: Final = slots([sum(BITS[self.seas.index[w]] for w in row.seas) for row in rows])
        self.links: Final = slots([sum(BITS[self.seas.index[w]] for w in row) for row in board.sea_links])
        self.touches: Final = slots([sum(BITS[names[w]] for w in row if w in names) for row in board.touches])
        self.capital: Final = slots([names[empire.capital] for empire in empires])  # E3.5 by empire
        self.capital_of: Final = slots([-1] * len(rows))  # by province: the empire
        for side, empire in enumerate(empires):
            self.capital_of[names[empire.capital]] = side

        # the sites in the order of the provinces: province, kind of building, good of a caravan
        site_province: list[int] = []
        site_kind: list[int] = []
        site_good: list[int] = []
        self.sites_of: Final[list[list[int]]] = []
        self.market_of: Final = slots([-1] * len(rows))
        self.temple_of: Final = slots([-1] * len(rows))
        words: list[str] = []
        for p, row in enumerate(rows):
            here = [(CARAVAN, self.goods.of(good), good) for good in row.caravans]
            here += [(MARKET, 0, "market")] if row.market else []
            here += [(ORDINARY + CITY_KINDS.index(kind), 0, kind) for kind in row.cities]
            here += [(TEMPLE, 0, "temple")] if row.temple else []
            self.sites_of.append(list(range(len(words), len(words) + len(here))))
            for kind, good, word in here:
                if kind == MARKET:
                    self.market_of[p] = len(words)
                elif kind == TEMPLE:
                    self.temple_of[p] = len(words)
                site_province.append(p)
                site_kind.append(kind)
                site_good.append(good)
                words.append(f"{row.name}_{word}")
        if len(words) > SITES:
            raise Malformed(f"board file: {len(words)} sites are more than {SITES}")
        turned = {"_".join(reversed(word.rsplit("_", 1))): word for word in words}  # market_italia
        self.sites: Final = Domain("site", words, SITES, turned)
        self.site_province: Final = slots(site_province)
        self.site_kind: Final = slots(site_kind)
        self.site_good: Final = slots(site_good)
        self.great_sites: Final = [i for i, kind in enumerate(site_kind) if kind in (CAPITAL, LEGENDARY_CITY)]
        # what a legion of one province can stand on, as words of a bag (E9.3)
        self.posts: Final = Domain("post", [*board.goods, "market", *CITY_KINDS, "temple"])
        self.post: Final = slots(
            [
                site_good[i] if kind == CARAVAN else len(board.goods) + kind - 1
                for i, kind in enumerate(site_kind)
            ]
        )

        # E11.0, E11.2a bonuses by tile: trade, culture, military
        bonus = [board.bonus[word][0] for word in TILES.words]
        if options["perseus_bonus"] == "1_2_1":
            bonus[PERSEUS] = board.bonus[TILES.words[PERSEUS]][1]
        self.bonus: Final = slots([level for row in bonus for level in row])
        self.heroes: Final = [TILES.of(empire.hero) for empire in empires]  # E2.1 by empire
        # E7.4 goods that pay alone, by unit: Spartacus, Gilgamesh, Pharos (-1: a board without that good)
        self.single: Final = [self.goods.index.get(word, -1) for word in ("gladiators", "stone", "wood")]
        # E8.7 the chance of each sum, by where (at sea, on land) and by the number of dice
        most = max(board.legions, board.triremes) + 2
        dice = (board.sea_die, board.land_die)
        self.throws: Final = [[chances(faces, count) for count in range(most)] for faces in dice]
        self.steps: Final[dict[str, Step]] = {}

    def _options(self, options: dict[str, str]) -> None:
        """The options as truths (chapter 17)."""
        self.picked = options["empire_deal"] == "pick"
        self.first_games = options["tile_display"] == "first_games"
        self.choose_late = options["temple_choice"] == "after_draw"
        self.short_sits_out = options["short_of_offer"] == "no_part"
        self.empty_leader_starts = options["leader_without_offer"] == "starts"
        self.gift_open = options["balance_gift"] == "open"
        self.new_tile_waits = options["new_tile"] == "after_the_turn"
        self.seas_closed = options["seas_beside_war"] == "closed"
        self.losses_in_turn = options["losses"] == "active_first"
        self.capital_freed = options["occupied_capital"] == "freed"
        self.convert_at_end = options["conversion_moment"] == "end"
        self.unlinked_stays = options["unconnected_conversion"] == "nothing"
        self.pyramids_leader = options["pyramids_win"] == "culture_leader"
        self.fifth_leader = options["fifth_tile_win"] == "culture_leader_at_once"
        self.circe_anywhere = options["circe_places"] == "any"
        self.circe_needs_free = options["circe_with_enemies"] == "nothing"
        self.circe_trade = options["circe_trade_level"] == "true"
        self.zeus_both = options["zeus_sends_home"] == "both"
        self.zeus_units = options["zeus_ban"] == "provinces_and_units"
        self.markerless_neutral = options["markerless_conversion"] == "neutral"
        self.sheba_needs_link = options["sheba_link"] == "needed"
        self.conquest_each_turn = options["conquest_win"] == "end_of_turn"
        self.circe_in_phase_1 = options["circe_moment"] == "phase_1"

    def player(self, seat: int) -> int:
        """The side of a player as such, who acts before leading an empire (E2.1)."""
        return self.n + seat

    def step(self, name: str) -> Step:
        """A step of the sequence of play by its name."""
        return self.steps[name]
