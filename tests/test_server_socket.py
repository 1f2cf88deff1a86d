"""The socket: what is stale, repeated, malformed, oversized or foreign changes nothing and says so."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from protocol_client import Client, Http, Refusal
from serving import Served, served
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

import internum.games

QUICK = {"bot_pause": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as one:
        yield one


SITTINGS: list["Sitting"] = []


@pytest.fixture(autouse=True)
def all_leave() -> Iterator[None]:
    yield
    while SITTINGS:
        SITTINGS.pop().close()


class Sitting:
    """A table with persons in its first seats, each at a socket of their own."""

    def __init__(
        self, server: Served, persons: int = 2, bots: int = 0, game: str = "antike", **settings: Any
    ) -> None:
        self.http = Http(server.base)
        seating = [{"kind": "me", "name": f"P{i}"} for i in range(persons)]
        seating += [{"kind": "bot", "name": "", "bot": "random"} for _ in range(bots)]
        asked = {
            "game": game,
            "seats": persons + bots,
            "seating": seating,
            "settings": {**QUICK, **settings},
            "options": {"round_limit": "3"},
        }
        self.made = self.http.post("/api/tables", asked)
        self.table = self.made["table"]
        self.http.post(f"/api/tables/{self.table}/start")
        self.keys = [one["key"] for one in self.made["seats"]]
        SITTINGS.append(self)
        self.people = [Client(server.base, self.table, [key], seed=i) for i, key in enumerate(self.keys)]
        for person in self.people:
            person.open()

    def asked(self) -> tuple[Client, dict[str, Any]]:
        """Somebody who is asked, and their prompt."""
        for person in self.people:
            catch_up(person)
        for person in self.people:
            if person.prompts:
                return person, person.prompts[0]
        raise AssertionError("nobody is asked")

    def do(self, moves: list[list[int]] | None = None, **more: Any) -> tuple[Client, dict[str, Any]]:
        person, prompt = self.asked()
        moves = moves or [person.move(prompt)]
        message = {"t": "do", "table": self.table, "seq": person.seq, "side": prompt["side"], "moves": moves}
        message.update(more)
        person.ask(message)
        return person, message

    def close(self) -> None:
        for person in self.people:
            person.close()
        self.http.close()


def catch_up(client: Client) -> None:
    """Take every frame that is on its way: what is asked is answered after them."""
    client.ask({"t": "rest"})


def take_all(client: Client) -> None:
    """Take frames as long as there are any."""
    while True:
        client.receive()


def refused(client: Client, message: dict[str, Any]) -> str:
    with pytest.raises(Refusal) as caught:
        client.ask(message)
    return str(caught.value.code)


def test_everybody_hears_of_a_move_with_the_changes_of_their_view(server: Served) -> None:
    sitting = Sitting(server)
    watcher = Client(server.base, sitting.table, [])
    watcher.open()
    assert watcher.state["seat"] is None
    assert watcher.prompts == []
    for _ in range(4):
        person, _ = sitting.do()
        catch_up(watcher)
        assert watcher.seq == person.seq
        assert watcher.log[-1]["moves"] == [move[:1] for move in person.log[-1]["moves"]]
        assert watcher.log[-1]["text"] == person.log[-1]["text"]
        again = Client(server.base, sitting.table, [])
        again.open()
        assert again.view == watcher.view
        again.close()
    watcher.close()


def test_a_repeated_message_is_carried_out_once_and_answered_alike(server: Served) -> None:
    sitting = Sitting(server)
    person, message = sitting.do()
    seq = person.seq
    assert person.ask(message)["seq"] == seq
    person.close()
    person.open()
    assert person.ask(message)["seq"] == seq
    assert person.seq == seq


def test_a_stale_command_is_refused_after_what_is_missing(server: Served) -> None:
    sitting = Sitting(server)
    person, prompt = sitting.asked()
    old = person.seq
    move = person.move(prompt)
    sitting.do()
    other = {"t": "do", "table": sitting.table, "seq": old, "side": prompt["side"], "moves": [move]}
    before = person.seq
    assert refused(person, other) == "stale"
    assert refused(person, {**other, "seq": before + 5}) == "stale"
    assert person.seq == before


def test_sealed_answers_of_others_make_nothing_stale(server: Served) -> None:
    sitting = Sitting(server, 3, game="empires")
    for _ in range(200):
        person, prompt = sitting.asked()
        if len(person.state["status"]["asked"]) > 1:
            break
        sitting.do()
    waiting = [p for p in sitting.people if p.prompts]
    assert len(waiting) == 3
    old = waiting[0].seq
    first, second = waiting[0], waiting[1]
    for one in (first, second):
        prompt = one.prompts[0]
        move = one.move(prompt)
        one.ask({"t": "do", "table": sitting.table, "seq": old, "side": prompt["side"], "moves": [move]})
    catch_up(first)
    catch_up(second)
    assert first.log[-1]["moves"] == []
    assert "?" in first.log[-1]["text"]
    assert second.log[-1]["moves"]
    status = second.state["status"]
    assert len(status["sealed"]) == 2
    side = next(entry["side"] for entry in second.log[::-1] if entry["seat"] == second.state["seat"])
    message = {"t": "withdraw", "table": sitting.table, "seq": second.seq, "side": side}
    assert refused(first, message) == "no_key"
    second.ask({**message, "id": "w1"})
    assert len(second.state["status"]["asked"]) == 2
    assert second.prompts
    assert refused(second, {**message, "seq": second.seq, "id": "w2"}) == "illegal"


def test_undo_by_the_rule_of_the_engine(server: Served) -> None:
    sitting = Sitting(server)
    person, _ = sitting.do()
    view = list(person.view)
    mine = person.state["mine"][0]
    message = {"t": "undo", "table": sitting.table, "seq": person.seq, "seat": mine["seat"]}
    assert mine["can_undo"][0] == person.seq
    person.ask({**message, "to": mine["can_undo"][0]})
    assert person.log[-1]["kind"] == "undo"
    assert person.view != view
    other = next(p for p in sitting.people if p is not person)
    catch_up(other)
    assert refused(other, {**message, "seq": other.seq}) == "no_key"
    assert refused(person, {**message, "seq": person.seq, "id": "again"}) == "nothing_to_undo"
    assert person.state["mine"][0]["why_no_undo"]["message"]


def test_a_route_is_one_command(server: Served) -> None:
    sitting = Sitting(server)
    person, prompt = sitting.asked()
    while True:  # two free exchanges or the first two moves of a turn make a route
        first = person.move(prompt)
        person, _ = sitting.do([first])
        again, prompt = sitting.asked()
        if again is person and person.state["mine"][0]["can_undo"]:
            break
    start = person.log[-1]["first"]
    seq = person.seq
    second = person.move(prompt)
    person.ask({"t": "undo", "table": sitting.table, "seq": seq, "seat": prompt["seat"], "to": start})
    person.ask(
        {
            "t": "do",
            "table": sitting.table,
            "seq": person.seq,
            "side": prompt["side"],
            "moves": [first, second],
        }
    )
    entry = person.log[-1]
    assert entry["moves"] == [first, second]
    assert (entry["first"], entry["n"]) == (seq + 2, seq + 3)
    assert person.seq == seq + 3
    catch_up(person)
    if person.state["mine"][0]["can_undo"]:
        assert person.state["mine"][0]["can_undo"][0] == entry["first"]


def test_illegal_moves_say_every_reason(server: Served) -> None:
    sitting = Sitting(server)
    person, prompt = sitting.asked()
    wrong = {"t": "do", "table": sitting.table, "seq": person.seq, "side": prompt["side"]}
    illegal = next(c for c in range(2000) if c not in prompt["legal"])
    with pytest.raises(Refusal) as caught:
        person.ask({**wrong, "moves": [[illegal]]})
    assert caught.value.code == "illegal"
    assert caught.value.error["reasons"]
    why = person.ask({"t": "why", "table": sitting.table, "side": prompt["side"], "move": [illegal]})
    assert not why["legal"]
    assert why["reasons"] == caught.value.error["reasons"]
    legal = person.move(prompt)
    assert person.ask({"t": "why", "table": sitting.table, "side": prompt["side"], "move": legal})["legal"]
    assert refused(person, {**wrong, "moves": [[10**6]]}) == "illegal"
    assert refused(person, {**wrong, "text": "dance with wolves"}) == "malformed"
    assert refused(person, {**wrong, "text": "pass", "moves": [[1]]}) == "malformed"
    assert refused(person, wrong) == "malformed"
    other = next(p for p in sitting.people if p is not person)
    assert refused(other, {**wrong, "moves": [legal]}) == "no_key"
    assert refused(person, {**wrong, "side": 40, "moves": [legal]}) == "malformed"
    catch_up(person)
    assert person.seq == 0


def test_offers_hints_and_ways_agree_with_the_engine(server: Served) -> None:
    sitting = Sitting(server, 1, 1)
    person = sitting.people[0]
    for _ in range(12):
        while not person.prompts:
            person.receive()
        prompt = person.prompts[0]
        ask = {"t": "offers", "table": sitting.table, "side": prompt["side"]}
        assert person.ask({**ask, "draft": []})["legal"] == prompt["legal"]
        for head in prompt["legal"][:5]:
            offered = person.ask({**ask, "draft": [head]})
            part = prompt["part_of"].get(str(head))
            assert offered["settled"] == (part is None)
            if part is not None:
                assert offered["part"]["ways"] == prompt["parts"][part]["ways"]
                assert {way[0] for way in offered["part"]["ways"]} <= set(offered["legal"])
        hints = person.ask({"t": "hint", "table": sitting.table, "side": prompt["side"]})["moves"]
        assert 1 <= len(hints) <= 3
        assert [hint["worth"] for hint in hints] == sorted([hint["worth"] for hint in hints], reverse=True)
        hint = hints[0]
        assert hint["worth"] == 0
        why = {"t": "why", "table": sitting.table, "side": prompt["side"], "move": hint["text"]}
        assert person.ask(why)["legal"]
        assert person.ask({**ask, "draft": hint["move"]})["settled"]
        person.ask(
            {
                "t": "do",
                "table": sitting.table,
                "seq": person.seq,
                "side": prompt["side"],
                "moves": [hint["move"]],
            }
        )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"t":"dance"}',
        '{"t":"do"}',
        '{"t":"do","table":"TABLE","seq":"0","side":0,"moves":[[1]]}',
        '{"t":"do","table":"TABLE","seq":0,"side":0,"moves":[]}',
        '{"t":"do","table":"TABLE","seq":0,"side":0,"moves":[[]]}',
        '{"t":"do","table":"TABLE","seq":0,"side":0,"moves":[[-1]]}',
        '{"t":"do","table":"TABLE","seq":0,"side":0,"moves":[[1.5]]}',
        '{"t":"do","table":"TABLE","seq":0,"side":0,"moves":[[1]],"extra":1}',
        '{"t":"do","table":"TABLE","seq":-1,"side":0,"moves":[[1]]}',
        '{"t":"open","table":"' + "x" * 50 + '"}',
        '{"t":"say","table":"TABLE","seat":0,"text":""}',
        "[" * 5000,
        "\u0000",
    ],
)
def test_malformed_messages(server: Served, text: str) -> None:
    sitting = Sitting(server, 1, 1)
    person = sitting.people[0]
    assert person.socket is not None
    person.socket.send(text.replace("TABLE", sitting.table))
    while (frame := person.receive())["t"] != "error":
        pass
    assert frame["code"] == "malformed"
    catch_up(person)
    assert person.seq >= 0


def test_an_error_finds_its_message(server: Served) -> None:
    sitting = Sitting(server, 1, 1)
    person = sitting.people[0]
    assert refused(person, {"t": "do", "id": "mine", "nonsense": 1}) == "malformed"


def test_oversized_and_binary_messages(server: Served) -> None:
    sitting = Sitting(server, 1, 1)
    person = sitting.people[0]
    assert person.socket is not None
    person.socket.send(json.dumps({"t": "rest", "pad": "x" * 70_000}))
    while (frame := person.receive())["t"] != "error":
        pass
    assert frame["code"] == "too_large"
    person.socket.send(b"\x00\x01")
    while (frame := person.receive())["t"] != "error":
        pass
    assert frame["code"] == "malformed"
    person.socket.send("x" * 300_000)
    with pytest.raises(ConnectionClosed):
        take_all(person)


def test_tables_must_be_opened_and_keys_held(server: Served) -> None:
    sitting = Sitting(server, 1, 1)
    stranger = Client(server.base, sitting.table, [])
    stranger.open()
    prompt = sitting.people[0].prompts
    do = {"t": "do", "table": sitting.table, "seq": 0, "side": 0, "moves": [[1]]}
    assert refused(stranger, do) == "no_key"
    assert refused(stranger, {**do, "table": "elsewhere0"}) == "not_open"
    assert refused(stranger, {"t": "open", "table": "elsewhere0"}) == "no_such_table"
    assert refused(stranger, {"t": "open", "table": sitting.table, "seat": 0}) == "no_key"
    keys = ["x" * 32]
    stranger.ask({"t": "open", "table": sitting.table, "keys": keys})
    assert stranger.state["lobby"]["mine"] == []
    say = {"t": "say", "table": sitting.table, "seat": 0, "text": "hello"}
    assert refused(stranger, say) == "no_key"
    assert refused(stranger, {"t": "hint", "table": sitting.table, "side": 0}) == "no_key"
    assert refused(stranger, {"t": "offers", "table": sitting.table, "side": 0}) == "no_key"
    assert refused(stranger, {"t": "why", "table": sitting.table, "side": 0, "move": [1]}) == "no_key"
    nudge = {"t": "seat", "table": sitting.table, "seat": 0, "what": "nudge"}
    assert refused(stranger, nudge) == "no_key"
    stranger.ask({"t": "close", "table": sitting.table})
    assert refused(stranger, do) == "not_open"
    assert prompt is not None
    stranger.close()


def test_foreign_pages_and_old_clients(server: Served) -> None:
    address = server.base.replace("http", "ws") + "/api/ws"
    ours = [Subprotocol("internum.1")]
    with (
        pytest.raises(InvalidStatus),
        connect(address, subprotocols=ours, origin=Origin("http://evil.example")),
    ):
        pass
    with pytest.raises(InvalidStatus), connect(address, subprotocols=ours):
        pass
    with connect(address, origin=Origin(server.base)) as old:
        assert json.loads(old.recv())["t"] == "again"


def test_talk_goes_to_whom_it_is_meant_for(server: Served) -> None:
    sitting = Sitting(server, 3)
    ann, ben, cid = sitting.people
    say = {"t": "say", "table": sitting.table, "seat": 0}
    ann.ask({**say, "to": None, "text": "salvete"})
    ann.ask({**say, "to": [1], "phrase": "peace", "params": {"rounds": "2"}})
    for person in sitting.people:
        catch_up(person)
    heard = [[f["n"] for f in p.frames if f["t"] == "said"] for p in sitting.people]
    assert heard == [[0, 1], [0, 1], [0]]
    cid.ask({"t": "open", "table": sitting.table})
    assert [said["text"] for said in cid.state["talk"]] == ["salvete"]
    assert refused(ann, {**say, "text": "a", "phrase": "b"}) == "malformed"
    assert refused(ann, {**say, "to": [9], "text": "a"}) == "no_such_seat"
    assert refused(ben, {**say, "text": "not me"}) == "no_key"


def test_spectators_talk_apart(server: Served) -> None:
    sitting = Sitting(server, 2)
    watching = [Client(server.base, sitting.table, []) for _ in range(2)]
    for one in watching:
        one.open()
    say = {"t": "say", "table": sitting.table, "seat": -1, "text": "he should have built"}
    watching[0].ask(dict(say))
    for client in [*sitting.people, *watching]:
        catch_up(client)
    heard = [[f["text"] for f in c.frames if f["t"] == "said"] for c in [*sitting.people, *watching]]
    assert heard == [[], [], [say["text"]], [say["text"]]]
    ann = sitting.people[0]
    ann.open()
    assert ann.state["talk"] == []
    assert refused(ann, dict(say)) == "malformed"
    assert refused(watching[0], {**say, "to": [0]}) == "malformed"
    for one in watching:
        one.close()


def test_resigning_makes_the_seat_a_bots(server: Served) -> None:
    sitting = Sitting(server, 2)
    ann, ben = sitting.people
    ann.ask({"t": "seat", "table": sitting.table, "seat": 0, "what": "resign"})
    catch_up(ann)
    assert ann.state["lobby"]["seats"][0]["kind"] == "bot"
    assert ann.state["lobby"]["mine"] == []
    assert ann.prompts == []
    seq = ben.seq
    for _ in range(10):
        ben.turn()
    assert any(entry["seat"] == 0 for entry in ben.log if entry["n"] > seq)


def test_a_bot_stands_in_for_who_is_away_and_hands_back(server: Served) -> None:
    sitting = Sitting(server, 2, away_after=10)
    ann, ben = sitting.people
    ask = {"t": "seat", "table": sitting.table, "seat": 0, "what": "stand_in"}
    assert refused(ben, ask) == "not_away"
    ann.close()
    time.sleep(0.2)
    with pytest.raises(Refusal) as caught:
        ben.ask({**ask, "id": "early"})
    assert 5 < caught.value.error["retry_after"] <= 10
    server.table(sitting.table).places[0].since -= 60
    ben.ask({**ask, "id": "late"})
    seat = ben.state["lobby"]["seats"][0]
    assert (seat["kind"], seat["stand_in"], seat["name"], seat["here"]) == ("person", True, "P0", False)
    while ben.prompts:
        ben.turn()
    while not ben.prompts:  # the bot plays for Ann
        ben.receive()
    assert any(entry["seat"] == 0 for entry in ben.log)
    ann.open()
    ann.ask({"t": "seat", "table": sitting.table, "seat": 0, "what": "back"})
    assert not ann.state["lobby"]["seats"][0]["stand_in"]
    assert ann.state["lobby"]["mine"] == [0]


def test_who_is_waited_for_is_nudged_once(server: Served) -> None:
    sitting = Sitting(server, 2)
    person, prompt = sitting.asked()
    other = next(p for p in sitting.people if p is not person)
    nudge = {"t": "seat", "table": sitting.table, "seat": prompt["seat"], "what": "nudge"}
    other.ask(nudge)
    catch_up(person)
    assert [f["nudged"] for f in person.frames if f["t"] == "presence"][-1] == prompt["seat"]
    with pytest.raises(Refusal) as caught:
        other.ask({**nudge, "id": "again"})
    assert caught.value.code == "too_many"
    assert caught.value.error["retry_after"] > 0
    assert refused(person, {**nudge, "id": "third", "seat": 1 - prompt["seat"]}) == "not_away"


def test_all_agree_to_go_back(server: Served) -> None:
    sitting = Sitting(server, 3)
    views = [list(person.view) for person in sitting.people]
    for _ in range(6):
        sitting.do()
    for person in sitting.people:
        catch_up(person)
    ann, ben, cid = sitting.people
    back = {"t": "take_back", "table": sitting.table, "to": 1}
    assert refused(ben, {**back, "seat": 1, "answer": "agree"}) == "no_proposal"
    assert refused(ann, {**back, "seat": 0, "to": 99}) == "no_such_entry"
    ann.ask({**back, "seat": 0})
    ben.ask({**back, "seat": 1, "answer": "refuse"})
    ann.ask({**back, "seat": 0, "answer": "propose", "id": "once more"})
    ben.ask({**back, "seat": 1, "answer": "agree"})
    catch_up(cid)
    assert [f["agreed"] for f in cid.frames if f["t"] == "proposed"][-1] == [0, 1]
    cid.ask({**back, "seat": 2, "answer": "agree"})
    for person, view in zip(sitting.people, views):
        catch_up(person)
        assert person.log[-1]["kind"] == "back"
        assert person.view == view
    sitting.do()


def test_a_hotseat_holds_several_seats(server: Served) -> None:
    sitting = Sitting(server, 3, game="empires")
    both = Client(server.base, sitting.table, sitting.keys[:2], seat=1)
    both.open()
    assert both.state["seat"] == 1
    assert both.state["lobby"]["mine"] == [0, 1]
    assert {prompt["seat"] for prompt in both.prompts} <= {0, 1}
    assert both.view == sitting.people[1].view
    both.ask({"t": "open", "table": sitting.table, "keys": sitting.keys[:2], "seat": 0})
    assert both.view == sitting.people[0].view
    both.close()


def test_derived_numbers_come_a_moment_later(server: Served) -> None:
    sitting = Sitting(server, 2)
    person, _ = sitting.do()
    assert person.state["insight"]["sides"]
    while (frame := person.receive())["t"] != "insight":
        pass
    assert frame["seq"] == person.seq
    rules = internum.games.game("antike").rules(2, {"round_limit": "3"})
    assert frame["insight"] == json.loads(json.dumps(rules.insight(person.view).plain()))
    person.ask({"t": "open", "table": sitting.table, "keys": person.keys, "insight": False})
    assert person.state["insight"] is None


def test_the_log_before_an_entry(server: Served) -> None:
    sitting = Sitting(server, 2, game="antike")
    for _ in range(5):
        sitting.do()
    ann = sitting.people[0]
    catch_up(ann)
    path = f"/api/tables/{sitting.table}/entries"
    told = sitting.http.get(f"{path}?before={ann.seq + 1}")
    assert told == [
        sitting.http.get(f"/api/tables/{sitting.table}/state?at={one['n']}")["entry"] for one in told
    ]
    assert told[0]["n"] == 0
    assert told[-1]["n"] == ann.seq
    assert sitting.http.get(f"{path}?before={ann.seq}") == told[:-1]
    assert sitting.http.get(f"{path}?before=0") == []
    with pytest.raises(Refusal, match="malformed"):
        sitting.http.get(f"{path}?before=soon")


def test_replay_shows_each_their_own(server: Served) -> None:
    sitting = Sitting(server, 2, game="antike")
    seen = []
    for _ in range(5):
        sitting.do()
    ann = sitting.people[0]
    catch_up(ann)
    for at in range(ann.seq + 1):
        seen.append(sitting.http.get(f"/api/tables/{sitting.table}/state?at={at}"))
    assert seen[-1]["view"] == ann.view
    assert [one["entry"]["n"] for one in seen] == list(range(ann.seq + 1))
    with pytest.raises(Refusal, match="no_such_entry"):
        sitting.http.get(f"/api/tables/{sitting.table}/state?at=99")
