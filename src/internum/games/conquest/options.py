"""The options of Conquest of the Empire II (chapter 20), each with its clause."""

from typing import Final

from internum.core.rules import Option

OPTIONS: Final = [
    Option("seasons", ("4", "5"), "4", "C20.1", "How many campaign seasons are played."),
    Option("channel", ("closed", "open"), "closed", "C20.2", "Whether an arrow joins Belgica and Britannia."),
    Option("chaos_totals", ("veiled", "open"), "veiled", "C20.3", "Whether tables show others' chaos."),
    Option(
        "placed_bidders",
        ("may", "may_not"),
        "may",
        "C20.4",
        "Whether players who stand in the alliance box bid in later auctions.",
    ),
    Option(
        "recruit_places",
        ("several", "one"),
        "several",
        "C20.5",
        "Whether one recruiting action serves several provinces.",
    ),
    Option(
        "influence_places",
        ("one", "every"),
        "one",
        "C20.6",
        "Whether one action buys influence in one province or in every province with a leader.",
    ),
    Option(
        "influence_generals",
        ("one", "each"),
        "one",
        "C20.7",
        "Whether several generals in a province buy one marker or one each.",
    ),
    Option(
        "galley_room",
        ("shared", "each_landing"),
        "shared",
        "C20.8",
        "Whether the landings of an action share the room of a galley.",
    ),
    Option(
        "landing_zone",
        ("blocked", "open"),
        "blocked",
        "C20.9",
        "Whether an enemy galley in the zone of the landing stops a crossing.",
    ),
    Option(
        "sail_to_enemy", ("may", "may_not"), "may", "C20.10", "Whether a sea move may end at enemy galleys."
    ),
    Option(
        "leader_die",
        ("own_or_lender", "own"),
        "own_or_lender",
        "C20.11",
        "Whose leader in the province gives the extra die.",
    ),
    Option(
        "galleys_alone",
        ("fight_on", "lost"),
        "fight_on",
        "C20.12",
        "Whether a side that has only galleys left goes on fighting on land (A24).",
    ),
    Option(
        "lone_leaders",
        ("attackable", "safe"),
        "attackable",
        "C20.13",
        "Whether a leader without troops can be attacked.",
    ),
    Option(
        "mutual_destruction",
        ("both_lose", "nobody_loses"),
        "both_lose",
        "C20.14",
        "Who takes chaos when both sides are wiped out.",
    ),
    Option(
        "called_off",
        ("spent", "kept"),
        "spent",
        "C20.15",
        "Whether Favorable Wind costs the attacker his action.",
    ),
    Option(
        "italia_counted",
        ("before", "after"),
        "before",
        "C20.16",
        "Whether Influence in Rome is counted before or after its markers are placed.",
    ),
    Option(
        "level_chaos",
        ("free", "penalty"),
        "free",
        "C20.17",
        "Whether players lose points when all have the same chaos.",
    ),
    Option("points_below_zero", ("may", "may_not"), "may", "C20.18", "Whether victory points fall below 0."),
    Option(
        "expedition",
        ("four", "at_least_four"),
        "four",
        "C20.19",
        "How many military units march with Barbarians at the Gate.",
    ),
]
