"""The options of Mare Nostrum: Empires (chapter 17), each with its clause, and the editions."""

from typing import Final

from internum.core.rules import Option

NO_YES: Final = ("false", "true")

OPTIONS: Final = [
    Option("empire_deal", ("random", "pick"), "random", "E17.1", "Empires are dealt or chosen."),
    Option(
        "tile_display", ("first_games", "experienced"), "first_games", "E17.2", "Five tiles lie open, or all."
    ),
    Option(
        "temple_choice",
        ("before_draw", "after_draw"),
        "before_draw",
        "E17.3",
        "Coin or legendary good is named before or after the draw.",
    ),
    Option(
        "short_of_offer",
        ("all_he_has", "no_part"),
        "all_he_has",
        "E17.4",
        "Who holds too little for the chip offers all, or nothing.",
    ),
    Option(
        "leader_without_offer",
        ("steps_aside", "starts"),
        "steps_aside",
        "E17.5",
        "Who begins to take when the trade leader offers nothing.",
    ),
    Option("balance_gift", ("hidden", "open"), "hidden", "E17.21", "Whether others see the gift."),
    Option(
        "new_tile",
        ("at_once", "after_the_turn"),
        "at_once",
        "E17.22",
        "Whether a tile works in the turn it is acquired.",
    ),
    Option(
        "seas_beside_war",
        ("open", "closed"),
        "open",
        "E17.6",
        "Triremes may be built in a sea beside an own province at war.",
    ),
    Option("losses", ("sealed", "active_first"), "sealed", "E17.7", "Both choose losses unseen, or in turn."),
    Option(
        "occupied_capital",
        ("kept", "freed"),
        "kept",
        "E17.8",
        "New units of the owner leave or end the occupation of his capital.",
    ),
    Option("conversion_moment", ("start", "end"), "start", "E17.9", "When in a turn a marker is converted."),
    Option(
        "unconnected_conversion",
        ("neutral", "nothing"),
        "neutral",
        "E17.10",
        "What becomes of an occupied marker without a link.",
    ),
    Option("pyramids_win", ("builder", "culture_leader"), "builder", "E17.11", "Who wins at once by them."),
    Option(
        "fifth_tile_win",
        ("end_of_phase", "culture_leader_at_once"),
        "end_of_phase",
        "E17.12",
        "When and for whom the fifth tile wins.",
    ),
    Option(
        "circe_places", ("own_or_neutral", "any"), "own_or_neutral", "E17.13", "Where Circe's legions lie."
    ),
    Option(
        "circe_with_enemies",
        ("collects", "nothing"),
        "collects",
        "E17.14",
        "Whether they yield goods beside enemy units.",
    ),
    Option("circe_trade_level", NO_YES, "false", "E17.15", "Whether they count for the trade level."),
    Option("perseus_bonus", ("none", "1_2_1"), "none", "E17.16", "The bonus of Perseus."),
    Option("zeus_sends_home", ("opponent", "both"), "opponent", "E17.17", "Whose units go home."),
    Option(
        "zeus_ban",
        ("provinces", "provinces_and_units"),
        "provinces",
        "E17.18",
        "What peace forbids besides battle.",
    ),
    Option(
        "markerless_conversion",
        ("nothing", "neutral"),
        "nothing",
        "E17.23",
        "What becomes of an occupied marker when the conqueror has none left.",
    ),
    Option(
        "sheba_link", ("needed", "not_needed"), "needed", "E17.24", "Whether Sheba converts only with a link."
    ),
    Option(
        "conquest_win",
        ("end_of_phase", "end_of_turn"),
        "end_of_phase",
        "E17.25",
        "When four great cities win.",
    ),
    Option("circe_moment", ("phase_4", "phase_1"), "phase_4", "E17.26", "When Circe's legions are laid."),
]

_ACADEMY: Final = {option.name: option.default for option in OPTIONS}

EDITIONS: Final[dict[str, dict[str, str]]] = {
    "academy": _ACADEMY,
    "asyncron": {
        **_ACADEMY,
        "short_of_offer": "no_part",
        "conversion_moment": "end",
        "unconnected_conversion": "nothing",
        "pyramids_win": "culture_leader",
        "fifth_tile_win": "culture_leader_at_once",
        "circe_with_enemies": "nothing",
        "perseus_bonus": "1_2_1",
        "zeus_sends_home": "both",
        "zeus_ban": "provinces_and_units",
    },
}
