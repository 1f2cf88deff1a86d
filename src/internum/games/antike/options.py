"""The options of Antike, each with its clause (chapter 12)."""

from typing import Final

from internum.core.errors import InternumError
from internum.core.rules import Option

NO_YES: Final = ("false", "true")

OPTIONS: Final = [
    Option(
        "board", ("east", "west"), "east", "A12.9", "The side of the board: the Orient or the Roman Empire."
    ),
    Option("nation_deal", ("random", "pick"), "random", "A12.10", "Nations are dealt or chosen."),
    Option("expert", NO_YES, "false", "A12.1", "No extra personage for all eight know-hows."),
    Option("military", NO_YES, "false", "A12.2", "Victory points: a general counts two."),
    Option("longer_game", NO_YES, "false", "A12.3", "Everybody starts with one city."),
    Option("three_nations_goal", ("10", "12"), "10", "A12.4", "Personages to win with three nations."),
    Option("two_player_free_setup", NO_YES, "false", "A12.6", "Two players choose their start cities."),
    Option("battle_pairs", ("all", "chosen"), "all", "A12.11", "Battles are fought out or as far as wanted."),
    Option("free_unit_placement", NO_YES, "false", "A12.12", "Units may be armed where they cannot move."),
]


def check_together(seats: int, options: dict[str, str]) -> None:
    """A12.8 Which options go together."""
    if options["three_nations_goal"] == "12" and seats != 3:
        raise InternumError("three_nations_goal=12 needs three nations (A12.8)")
    if options["two_player_free_setup"] == "true":
        if seats != 2:
            raise InternumError("two_player_free_setup needs two players (A12.8)")
        for name in ("military", "longer_game"):
            if options[name] == "true":
                raise InternumError(f"two_player_free_setup does not go together with {name} (A12.8)")


def goal(nations: int, options: dict[str, str]) -> int:
    """A4.1, A12.2, A12.4, A12.6 What a nation needs to win."""
    if options["two_player_free_setup"] == "true":
        return 15
    if options["military"] == "true":
        return {3: 13, 4: 11, 5: 9, 6: 8}[nations]
    if nations == 3:
        return int(options["three_nations_goal"])
    return {4: 9, 5: 8, 6: 7}[nations]
