"""Hero and wonder cards (chapter 10): what a card can do is data (N10.5), compiled into tables here."""

from typing import Any, Final, final

ITEMS: Final = [
    "influence", "caravan", "city", "market", "temple", "legion", "fortress", "trireme",
    "hero", "wonder", "pyramids",
]  # fmt: skip
INFLUENCE: Final = 0
HERO: Final = 8
WONDER: Final = 9
PYRAMIDS: Final = 10
ITEM_OF_BUILDING: Final = [1, 3, 2, 4]  # caravan, market, city, temple
ITEM_OF_UNIT: Final = [5, 6, 7]  # legion, fortress, trireme

KINDS_OF_CARD: Final = ["specific_hero", "general_hero", "wonder"]
UNIQUE: Final = ["swap", "draw", "keep", "peace", "turncoat", "return", "win"]  # of one card only
SHARED: Final = ["price", "first_price", "income", "die", "dice", "points", "fortress"]
POWERS: Final = UNIQUE + SHARED


@final
class Card:
    """A card of the board file."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final = str(row.get("id", ""))
        self.kind: Final = str(row.get("kind", ""))
        self.empire: Final = str(row.get("empire", ""))
        self.cost: Final = int(row["cost"])
        self.confidence: Final = str(row["confidence"])
        self.powers: Final[list[dict[str, Any]]] = list(row["powers"])


def told(card: Card) -> str:
    """The powers of a card as words: what it does, to what, how many."""
    out = []
    for power in card.powers:
        of = power.get("of", "-")
        count = next((power[key] for key in ("cards", "adds", "points") if key in power), 0)
        out.append(f"{power['does']} {'+'.join(of) if isinstance(of, list) else of} {count}")
    return "; ".join(out)


@final
class Powers:
    """What the cards of a table do, by the place where it counts; cards are numbers, in the file's order."""

    def __init__(self, cards: list[Card], sourced_only: bool) -> None:
        self.cut_by: Final[list[list[int]]] = [[] for _ in ITEMS]  # a lasting price: the cards,
        self.cut_to: Final[list[list[int]]] = [[] for _ in ITEMS]  # and the prices beside them
        self.first_by: Final[list[list[int]]] = [[] for _ in ITEMS]  # a price once a round
        self.first_to: Final[list[list[int]]] = [[] for _ in ITEMS]
        self.taxes: Final[list[int]] = []  # taxes at income: card by card
        self.choices: Final[list[int]] = []  # commodities of choice at income
        self.die_land: Final = [0] * len(cards)  # added for each legion
        self.die_sea: Final = [0] * len(cards)  # added for each trireme
        self.dice: Final = [0] * len(cards)  # dice more on land for the active player
        self.points: Final = [0] * len(cards)  # added on land under the own marker
        self.fortress: Final = [0] * len(cards)  # points of a defending fortress
        self.keeps = 0  # commodities kept with `one["keep"]`
        self.one: Final = dict.fromkeys(UNIQUE, -1)  # the card that has a power only one can have
        for i, card in enumerate(cards):
            if not (sourced_only and card.confidence == "reconstructed"):
                for power in card.powers:
                    self._add(i, power)

    def _add(self, card: int, power: dict[str, Any]) -> None:
        does = str(power["does"])
        if does in ("price", "first_price"):
            by, to = (self.cut_by, self.cut_to) if does == "price" else (self.first_by, self.first_to)
            for word in power["of"]:
                by[ITEMS.index(word)].append(card)
                to[ITEMS.index(word)].append(int(power["cards"]))
        elif does == "income":
            (self.taxes if power["of"] == "tax" else self.choices).extend([card] * int(power["cards"]))
        elif does == "die":
            (self.die_land if power["of"] == "legion" else self.die_sea)[card] = int(power["adds"])
        elif does == "dice":
            self.dice[card] = int(power["adds"])
        elif does == "points":
            self.points[card] = int(power["adds"])
        elif does == "fortress":
            self.fortress[card] = int(power["points"])
        else:
            self.one[does] = card
            if does == "keep":
                self.keeps = int(power["cards"])


def check_powers(card: Card) -> str:
    """What is wrong with the powers of a card, or nothing."""
    for power in card.powers:
        does = str(power.get("does"))
        if does not in POWERS:
            return f"a power is one of {', '.join(POWERS)}, not {does!r}"
        if does in ("price", "first_price"):
            wrong = [word for word in power.get("of", [""]) if word not in ITEMS]
            if wrong or not isinstance(power.get("cards"), int) or not 0 <= power["cards"] <= 13:
                return f"a price needs `of`, some of {', '.join(ITEMS)}, and `cards`, 0 to 13"
            if does == "price" and power["cards"] == 0:
                return "a lasting price is 1 card at least"
        elif does == "income":
            if power.get("of") not in ("tax", "any") or power.get("cards") not in (1, 2, 3):
                return "an income needs `of`, tax or any, and `cards`, 1 to 3"
        elif does == "die":
            if power.get("of") not in ("legion", "trireme") or power.get("adds") not in range(1, 7):
                return "a die needs `of`, legion or trireme, and `adds`, 1 to 6"
        elif does in ("dice", "points"):
            if power.get("adds") not in range(1, 21):
                return f"{does} need `adds`, 1 to 20"
        elif does == "fortress":
            if power.get("points") not in range(1, 31):
                return "a fortress needs `points`, 1 to 30"
        elif does == "keep" and power.get("cards") not in range(1, 14):
            return "keep needs `cards`, 1 to 13"
    return ""
