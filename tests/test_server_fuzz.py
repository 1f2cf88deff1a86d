"""Whatever is sent, the server answers clearly and nothing changes.

The full form, 100,000 messages: `benchmarks/fuzz_server.py`.
"""

from pathlib import Path

from fuzzing import fuzz_http, fuzz_socket


def test_the_api_keeps_to_its_description(tmp_path: Path) -> None:
    assert fuzz_http(tmp_path, examples=6) > 90


def test_no_message_breaks_the_socket(tmp_path: Path) -> None:
    outcome = fuzz_socket(tmp_path, messages=2000, seed=1)
    assert outcome.answered == 2000
    assert outcome.refused > 1300
