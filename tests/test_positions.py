"""The fixed positions of the browser tests can be replayed under the rules of today."""

from pathlib import Path

import pytest

from internum.record.replay import replay
from internum.record.text import parse

RECORDS = sorted((Path(__file__).parent.parent / "web" / "e2e" / "positions").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_position_stands(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    state = replay(record).state
    assert not state.over
    assert state.seat(state.actor) in record.names
