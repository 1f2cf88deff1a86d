"""The 43 different Conquest cards by number, in the order of chapter 14; prices are in the board file."""

from typing import Final

from internum.core.layout import Domain

CARDS: Final = Domain(
    "card",
    [
        "merchant_egypt", "merchant_sicilia", "merchant_asia", "merchant_hispania", "merchant_italia",
        "merchant_achaia", "assassin", "loot_the_countryside",
        "vote_emergency_tax", "vote_bread_and_circuses", "vote_hail_caesar", "vote_new_legions",
        "vote_influence_in_rome",
        "senator_1", "senator_2", "senator_3", "senator_4",
        "diplomacy_italia", "diplomacy_mesopotamia", "diplomacy_numidia", "diplomacy_egypt",
        "diplomacy_achaia", "diplomacy_pirates",
        "commandeer_aegaeum", "commandeer_alexandria",
        "build_city_egypt_numidia", "build_city_hispania_sicilia", "build_city_italia_neapolis",
        "build_city_italia_mesopotamia", "build_city_narbonensis_achaia", "build_city_asia_galacia",
        "barbarians_moesia", "barbarians_dacia", "barbarians_armenia", "barbarians_pannonia",
        "barbarians_germania", "barbarians_britannia",
        "politician", "bribe_senator", "slave_revolt",
        "army_training", "naval_training", "favorable_wind",
    ],
)  # fmt: skip

CHAPTER: Final = 14
CLAUSES: Final = [
    f"C{CHAPTER}.{number}"
    for number, count in enumerate([6, 1, 1, 5, 4, 6, 2, 6, 6, 1, 1, 1, 1, 1, 1], 1)
    for _ in range(count)
]  # what each card does

FIRST_MERCHANT: Final = 0
ASSASSIN: Final = 6
LOOT: Final = 7
FIRST_VOTE: Final = 8
FIRST_SENATOR: Final = 13
FIRST_DIPLOMACY: Final = 17
PIRATES: Final = 22
FIRST_COMMANDEER: Final = 23
FIRST_CITY: Final = 25
FIRST_BARBARIANS: Final = 31
POLITICIAN: Final = 37
BRIBE: Final = 38
SLAVE_REVOLT: Final = 39
ARMY_TRAINING: Final = 40
NAVAL_TRAINING: Final = 41
FAVORABLE_WIND: Final = 42
KINDS: Final = 43

EMERGENCY_TAX: Final = 8
BREAD_AND_CIRCUSES: Final = 9
HAIL_CAESAR: Final = 10
NEW_LEGIONS: Final = 11
INFLUENCE_IN_ROME: Final = 12

USES: Final = Domain("card", CARDS.words[:FIRST_VOTE])  # 7 multi-use cards, once a season
VOTES: Final = Domain("vote", [word[5:] for word in CARDS.words[FIRST_VOTE:FIRST_SENATOR]])
TURNED: Final = Domain("card", CARDS.words[:FIRST_SENATOR])  # 7.2 cards that are turned face down when used
SENATORS: Final = Domain("senator", ["i", "ii", "iii", "iv"])


def is_immediate(card: int) -> bool:
    """C6.1.2 Is the card carried out when it is taken?"""
    return FIRST_COMMANDEER <= card <= SLAVE_REVOLT


def is_senator(card: int) -> bool:
    """Does the card go hidden to the hand?"""
    return FIRST_SENATOR <= card < FIRST_DIPLOMACY
