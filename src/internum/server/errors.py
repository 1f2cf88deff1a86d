"""What a client is told when something is refused: a code from a closed set, and one English sentence."""

from typing import Final

from internum.core.errors import Illegal, InternumError, Malformed, Unknown
from internum.core.why import Reason as CoreReason
from internum.server.messages import Error, ErrorBody, Problem, Reason

STATUS: Final = {
    "malformed": 400,
    "too_large": 413,
    "no_such_path": 404,
    "wrong_method": 405,
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_rules": 404,
    "no_such_entry": 404,
    "no_such_seat": 404,
    "no_such_file": 404,
    "bad_options": 400,
    "foreign_origin": 403,
    "no_key": 403,
    "host_only": 403,
    "wrong_word": 403,
    "not_agreed": 403,
    "not_open": 409,
    "seat_taken": 409,
    "wrong_phase": 409,
    "stale": 409,
    "other_rules": 409,
    "illegal": 409,
    "nothing_to_undo": 409,
    "not_away": 409,
    "no_proposal": 409,
    "name_taken": 409,
    "wrong_password": 403,
    "bad_record": 400,
    "too_many": 429,
    "full": 503,
    "failed": 500,
}


class Refused(Exception):
    """A request that changes nothing."""

    def __init__(
        self, code: str, message: str, reasons: list[Reason] | None = None, retry_after: float | None = None
    ) -> None:
        assert code in STATUS, code
        self.code: Final = code
        self.message: Final = message
        self.reasons: Final = reasons or []
        self.retry_after: Final = retry_after
        super().__init__(message)

    @property
    def status(self) -> int:
        """The status of the HTTP answer."""
        return STATUS[self.code]

    def problem(self) -> Problem:
        """The body of the HTTP answer."""
        return Problem(ErrorBody(self.code, self.message, self.reasons, self.retry_after))

    def frame(self, id: str | None) -> Error:  # noqa: A002 - the field's name on the wire
        """The answer on the socket."""
        return Error(id, self.code, self.message, self.reasons, self.retry_after)


def reasons_of(reasons: list[CoreReason]) -> list[Reason]:
    """The engine's reasons on the wire."""
    return [Reason(r.clause, r.message, r.have, r.need) for r in reasons]


def refusal(error: InternumError) -> Refused:
    """What the engine refuses, as an answer."""
    if isinstance(error, Illegal):
        return Refused("illegal", str(error), reasons_of(error.reasons))
    if isinstance(error, Malformed | Unknown):
        return Refused("malformed", str(error))
    return Refused("illegal", str(error))
