"""The seed and its commitment."""

import hashlib

import pytest
from hypothesis import given
from proving import GAME, ProvingRules
from test_match import RULES, SEED, SEEDS

from internum.core.errors import Malformed
from internum.record.seed import check, commitment, fresh

PUBLISHED = """internum record 1
game proving
rules 1
seats 2
option dull no
option round_limit 2
board none
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"""


def test_the_commitment_is_the_hash_of_the_documented_bytes() -> None:
    assert commitment(RULES[2], SEED) == hashlib.sha256(PUBLISHED.encode("utf-8")).hexdigest()


def test_a_board_of_its_own_is_named_by_its_digest() -> None:
    rules = ProvingRules(GAME, 2, RULES[2].options)
    rules.board_digest = "beef"
    text = PUBLISHED.replace("board none", "board beef")
    assert commitment(rules, SEED) == hashlib.sha256(text.encode()).hexdigest()


@given(SEEDS)
def test_check_knows_the_seed_and_the_rules(seed: bytes) -> None:
    committed = commitment(RULES[2], seed)
    assert check(committed, RULES[2], seed)
    assert not check(committed, RULES[3], seed)
    assert not check(committed, GAME.rules(2), seed)
    assert not check(committed, RULES[2], bytes([seed[0] ^ 1]) + seed[1:])


def test_a_fresh_seed_has_256_bits() -> None:
    assert len({fresh() for _ in range(9)}) == 9
    assert {len(fresh()) for _ in range(9)} == {32}


def test_nothing_else_is_a_seed() -> None:
    with pytest.raises(Malformed, match="32 bytes, not 31"):
        commitment(RULES[2], bytes(31))
