"""Hero and wonder tiles (chapter 11): their names and kinds. What each does stands where it acts."""

from typing import Final

from internum.core.layout import Domain

TILES: Final = Domain(
    "tile",
    [
        "caesar", "pericles", "hammurabi", "cleopatra", "hannibal",
        "antigone", "castor_pollux", "circe", "gilgamesh", "hamilcar", "hercules", "nebuchadnezzar",
        "penthesilea", "perseus", "queen_of_sheba", "ramses_ii", "spartacus",
        "colossus", "hanging_gardens", "pharos", "statue_of_zeus", "temple_of_artemis", "pyramids",
    ],
)  # fmt: skip

CLAUSES: Final = [
    "E11.5", "E11.6", "E11.7", "E11.8", "E11.9", "E11.10", "E11.11", "E11.1", "E11.12", "E11.13", "E11.18",
    "E11.14", "E11.15", "E11.2", "E11.3", "E11.16", "E11.17", "E11.19", "E11.20", "E11.21", "E11.4", "E11.23",
]  # fmt: skip  # what each tile but the Pyramids does

CAESAR: Final = 0
PERICLES: Final = 1
HAMMURABI: Final = 2
CLEOPATRA: Final = 3
HANNIBAL: Final = 4
ANTIGONE: Final = 5
CASTOR: Final = 6
CIRCE: Final = 7
GILGAMESH: Final = 8
HAMILCAR: Final = 9
NEBUCHADNEZZAR: Final = 11
PENTHESILEA: Final = 12
PERSEUS: Final = 13
SHEBA: Final = 14
RAMSES: Final = 15
SPARTACUS: Final = 16
COLOSSUS: Final = 17
GARDENS: Final = 18
PHAROS: Final = 19
ZEUS: Final = 20
ARTEMIS: Final = 21
PYRAMIDS: Final = 22

FIRST_HERO: Final = 5  # E1.7 those before are starting heroes
FIRST_WONDER: Final = 17
