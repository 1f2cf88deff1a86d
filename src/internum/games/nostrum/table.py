"""What one table of the game plays with: the board and the options as ints, and the steps by name."""

from typing import Final, final

from internum.core.errors import InternumError, Malformed
from internum.core.layout import Domain
from internum.core.slots import BITS
from internum.core.step import Step
from internum.core.vector import slots
from internum.games.mediterranean.dice import chances
from internum.games.nostrum.board import Board
from internum.games.nostrum.cards import HERO, ITEM_OF_BUILDING, PYRAMIDS, WONDER, Powers
from internum.games.nostrum.state import (
    CARAVAN,
    CARDS,
    CITY,
    KINDS,
    MARKET,
    PROVINCES,
    SEAS,
    SITES,
    TEMPLE,
)

LONG_GAME: Final = 13  # N10.3g kinds of commodities that the dearer Pyramids need


@final
class Table:
    """Built once for a table; every verb and step holds it."""

    def __init__(self, board: Board, seats: int, options: dict[str, str]) -> None:
        self.board: Final = board
        self.seats: Final = seats
        self._options(options)
        self.provinces: Final = Domain("province", [place.name for place in board.places], PROVINCES)
        names = self.provinces.index
        self.empires: Final = Domain("empire", [empire.name for empire in board.empires])
        self.n: Final = len(board.empires)  # all take part, led by somebody or neutral (N4.3.1)
        self.players: Final = Domain("player", [f"player{i + 1}" for i in range(seats)])
        self.seas: Final = Domain("sea", board.seas, SEAS)
        self.goods: Final = Domain("commodity", board.goods)
        self.kinds: Final = Domain("resource", ["tax", *board.goods], KINDS)
        self.n_kinds: Final = len(board.goods) + 1
        self.cards: Final = Domain("card", [card.name for card in board.cards], CARDS)
        self.suggested: Final = [self.empires.of(name) for name in board.neutral[seats]]  # N4.3.4

        # N3.2, N3.3 neighbours: of a province the provinces by land and the seas, of a sea seas and provinces
        self.land: Final = slots([sum(BITS[names[w]] for w in row.land) for row in board.places])
        self.coast: Final = slots([sum(BITS[self.seas.index[w]] for w in row.seas) for row in board.places])
        self.links: Final = slots([sum(BITS[self.seas.index[w]] for w in row) for row in board.sea_links])
        self.touches: Final = slots([sum(BITS[names[w]] for w in row) for row in board.touches])
        self.capital: Final = [names[empire.capital] for empire in board.empires]
        self.capital_of: Final = [-1] * len(board.places)  # by province: the empire
        self.start_land: Final = [0] * self.n  # N4.2.2
        for side, p in enumerate(self.capital):
            self.capital_of[p] = side
            also = sum(BITS[names[w]] for w in board.empires[side].also)
            self.start_land[side] = BITS[p] | self.land[p] | also

        # the sites in the order of the provinces: province, kind of building, kind of card of a caravan
        self.site_province: Final[list[int]] = []
        self.site_kind: Final[list[int]] = []
        self.site_good: Final[list[int]] = []
        self.post: Final[list[int]] = []  # and the word for it in a bag (N9.3.3)
        self.sites_of: Final[list[list[int]]] = []
        self.market_of: Final = [-1] * len(board.places)
        self.temple_of: Final = [-1] * len(board.places)
        self.posts: Final = Domain("post", [*board.goods, "city", "second_city", "market", "temple"])
        words: list[str] = []
        for p, row in enumerate(board.places):
            here = [(CARAVAN, good, self.goods.of(good)) for good in row.commodities]
            here += [(MARKET, "market", self.posts.of("market"))] if row.commodities else []
            here += [(CITY, city, len(board.goods) + i) for i, city in enumerate(row.cities)]
            here += [(TEMPLE, "temple", self.posts.of("temple"))] if row.cities else []
            self.sites_of.append(list(range(len(words), len(words) + len(here))))
            for kind, word, post in here:
                if kind == MARKET:
                    self.market_of[p] = len(words)
                elif kind == TEMPLE:
                    self.temple_of[p] = len(words)
                self.site_province.append(p)
                self.site_kind.append(kind)
                self.site_good.append(self.kinds.of(word) if kind == CARAVAN else 0)
                self.post.append(post)
                words.append(f"{row.name}_{word}")
        if len(words) > SITES:
            raise Malformed(f"board file: {len(words)} sites are more than {SITES}")
        self.sites: Final = Domain("site", words, SITES)
        self.site_item: Final = [ITEM_OF_BUILDING[kind] for kind in self.site_kind]  # N7.2

        # chapter 10: what the cards do, what they cost, who may buy them
        self.powers: Final = Powers(board.cards, self.sourced_only)
        self.prices: Final = board.costs[:]
        self.prices[PYRAMIDS] = self.pyramids_price
        self.pyramids: Final = self.powers.one["win"]
        self.card_item: Final = [
            PYRAMIDS if i == self.pyramids else WONDER if card.kind == "wonder" else HERO
            for i, card in enumerate(board.cards)
        ]
        self.card_price: Final = [
            self.pyramids_price if i == self.pyramids else card.cost for i, card in enumerate(board.cards)
        ]
        self.people_of: Final = [
            self.empires.of(card.empire) if card.kind == "specific_hero" else -1 for card in board.cards
        ]
        self.heroes: Final = [self.cards.of(empire.hero) for empire in board.empires]  # by empire
        if self.pyramids_price == LONG_GAME and len(board.goods) < LONG_GAME:
            raise InternumError(
                f"N10.3g pyramids_price=13 needs a board with 13 kinds of commodities, not {len(board.goods)}"
            )
        # N9.1.2 the chance of each sum, by the number of dice
        most = 2 * max(board.pieces) + sum(self.powers.dice) + 1
        faces = list(range(1, board.sides_of_a_die + 1))
        self.throws: Final = [chances(faces, count) for count in range(most)]
        self.steps: Final[dict[str, Step]] = {}

    def _options(self, options: dict[str, str]) -> None:
        """The options as truths and numbers (chapter 11)."""
        self.picked = options["empire_deal"] == "pick"
        self.any_left_out = options["left_out"] == "any"
        self.advanced = options["setup"] == "advanced"
        self.war_legions_move = options["war_legions_may_move"] == "true"
        self.interleaved = options["interleave_move_and_battle"] == "true"
        self.plunder_pays = options["plunder_reward"] == "card"
        self.capitals_fall = options["capital_takeover"] == "true"
        self.takeover_free = options["takeover_price"] == "free"
        self.roles_by_phase = options["role_check"] == "phase_start"
        self.max_roles = int(options["max_roles_per_player"])
        self.fortress_attacks = options["fortress_on_attack"] == "true"
        self.neutral_legions = int(options["neutral_extra_legions"])
        self.build_beside_foes = options["build_under_foreign_legion"] == "true"
        self.cards_to_win = int(options["cards_to_win"])
        self.pyramids_price = int(options["pyramids_price"])
        self.sourced_only = options["card_text_pack"] == "sourced"

    def player(self, seat: int) -> int:
        """The side of a player as such, who acts before leading a civilization (N4.1.1)."""
        return self.n + seat

    def step(self, name: str) -> Step:
        """A step of the sequence of play by its name."""
        return self.steps[name]
