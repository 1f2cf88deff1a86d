"""Chance on a real server comes from the system alone, whatever a table is called."""

import os

import pytest

from internum.server.config import Config
from internum.server.lots import Lots


def test_the_same_title_never_meets_the_same_seed() -> None:
    lots = Config().lots
    seeds = {lots.seed("the same table") for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_bots_have_whims() -> None:
    lots = Config().lots
    assert len({lots.whim(b"the same position") for _ in range(20)}) > 15


def test_the_environment_reaches_no_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("INTERNUM")]:
        monkeypatch.delenv(name)
    for name in ("INTERNUM_LOTS", "INTERNUM_SEED"):
        monkeypatch.setenv(name, "0")
    assert type(Config().lots) is Lots
