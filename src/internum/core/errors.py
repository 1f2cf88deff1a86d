"""What can go wrong, as a small family under ValueError."""

from internum.core.why import Reason


class InternumError(ValueError):
    """The base of every error that a caller can mend."""


class Unknown(InternumError):
    """A word that does not exist: a game, an option, a province, a verb."""


class Malformed(InternumError):
    """Text that is not in the form it should have; says where."""


class Illegal(InternumError):
    """A well-formed move that the rules refuse, with every reason."""

    def __init__(self, text: str, reasons: list[Reason]) -> None:
        self.reasons = reasons
        super().__init__(text)
