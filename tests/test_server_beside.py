"""Long work runs beside the loop, and what is sent does not depend on where it ran."""

import asyncio
import threading
import time
from functools import partial
from pathlib import Path

import pytest
from protocol_client import Client, Http
from serving import served

from internum.server.beside import LONG, Costs


def test_work_that_was_long_runs_beside_the_loop_the_next_time() -> None:
    ran: list[bool] = []

    def work(busy: float) -> None:
        ran.append(threading.current_thread() is threading.main_thread())
        begun = time.thread_time()
        while time.thread_time() - begun < busy:
            pass

    async def main() -> None:
        costs = Costs()
        for busy in (0.0, 2 * LONG, 0.0, 0.0):
            await costs.carry_out("long", partial(work, busy))
        await costs.carry_out("other", lambda: work(0.0))
        for _ in range(20):
            await costs.carry_out("long", lambda: work(0.0))

    asyncio.run(main())
    assert ran[:5] == [True, True, False, False, True]
    assert ran[-1], "what has become quick comes back to the loop"


def test_an_error_of_work_beside_the_loop_is_raised() -> None:
    async def main() -> None:
        costs = Costs()
        await costs.carry_out("x", lambda: time.sleep(0))
        with pytest.raises(ZeroDivisionError):
            await costs.carry_out("x", lambda: 1 // 0)

    asyncio.run(main())


@pytest.mark.parametrize("game", ["empires", "conquest"])
def test_a_game_whose_prompts_are_all_made_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("internum.server.beside.LONG", -1.0)
    with served(tmp_path) as server:
        http = Http(server.base)
        asked = {"game": game, "seats": 3, "seating": [{"kind": "me"}] * 3, "options": {"round_limit": "1"}}
        made = http.post("/api/tables", asked)
        http.post(f"/api/tables/{made['table']}/start")
        client = Client(server.base, made["table"], [one["key"] for one in made["seats"]])
        client.open()
        client.play()
        assert client.over
        client.close()
        http.close()
