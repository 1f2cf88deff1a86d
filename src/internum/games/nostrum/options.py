"""The options of Mare Nostrum (2003), N11.1: each with its clause, the usual value first."""

from typing import Final

from internum.core.rules import Option

NO_YES: Final = ("false", "true")

OPTIONS: Final = [
    Option("empire_deal", ("random", "pick"), "random", "N4.1.1", "Civilizations are dealt or chosen."),
    Option(
        "left_out",
        ("suggested", "any"),
        "suggested",
        "N4.3.4",
        "With fewer than five: the suggested civilizations are neutral, or any.",
    ),
    Option("setup", ("basic", "advanced"), "basic", "N4.2.1", "Everybody starts alike, or spends 36 points."),
    Option(
        "war_legions_may_move", NO_YES, "false", "N8.9", "Legions that begin their turn in a war may leave."
    ),
    Option(
        "interleave_move_and_battle",
        ("true", "false"),
        "true",
        "N8.12",
        "Moves and battles on land in any order, or all moves first.",
    ),
    Option(
        "plunder_reward", ("card", "none"), "card", "N9.3.2", "Plunder of a city or caravan gives a card."
    ),
    Option("capital_takeover", NO_YES, "false", "N9.4", "Capital provinces can be taken over."),
    Option("takeover_price", ("paid", "free"), "paid", "N7.4.1", "Does a takeover cost a marker's price?"),
    Option(
        "role_check",
        ("round_start", "phase_start"),
        "round_start",
        "N5.2",
        "All roles change at the start of a round, or each before its phase.",
    ),
    Option("max_roles_per_player", ("3", "1"), "3", "N5.4", "How many roles a player may have in play."),
    Option("fortress_on_attack", NO_YES, "false", "N9.1.2", "A fortress of the active player counts 6, too."),
    Option("neutral_extra_legions", ("1", "0", "2"), "1", "N4.3.2", "Legions more in each neutral province."),
    Option(
        "build_under_foreign_legion",
        NO_YES,
        "false",
        "N7.3.6",
        "Foreign land units hinder building only in a war.",
    ),
    Option("cards_to_win", ("4", "5"), "4", "N1.1", "So many heroes and wonders win."),
    Option("pyramids_price", ("12", "13"), "12", "N10.3g", "13 needs a board with 13 kinds of commodities."),
    Option(
        "card_text_pack",
        ("reference", "sourced"),
        "reference",
        "N10.5",
        "All powers as the board file has them, or only those that are not reconstructed.",
    ),
]
