"""Why a move is refused: reasons with their clause, gathered by the conditions themselves.

A condition is stated once. Listing the legal choices asks it without a `Why` and stops at the first
failure; explaining a refusal passes a `Why`, which gathers every failure in the order of the rulebook.
"""

from typing import Final, final


@final
class Reason:
    """One failing condition: the clause, a message id, what is there and what is needed."""

    def __init__(self, clause: str, message: str, have: str = "", need: str = "") -> None:
        self.clause: Final = clause
        self.message: Final = message
        self.have: Final = have
        self.need: Final = need

    def __repr__(self) -> str:
        detail = f", have {self.have}" if self.have else ""
        detail += f", need {self.need}" if self.need else ""
        return f"{self.clause} {self.message}{detail}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@final
class Why:
    """Gathers the reasons of one refusal."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def add(self, clause: str, message: str, have: object = "", need: object = "") -> None:
        self.reasons.append(Reason(clause, message, str(have), str(need)))
