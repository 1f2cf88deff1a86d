"""Tables before and around the game, over HTTP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import config
from starlette.testclient import TestClient

from internum.core.errors import InternumError
from internum.record.replay import replay
from internum.record.text import parse
from internum.server.app import make_app

ORIGIN = {"Origin": "http://testserver"}
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(config(tmp_path)), headers=ORIGIN) as client:
        yield client


def browser(app: TestClient) -> TestClient:
    """Another browser at the same server."""
    return TestClient(app.app, headers=ORIGIN)


def make(app: TestClient, seating: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    asked = {"game": "antike", "seats": 3, "seating": seating, "settings": {"bot_pause": 0}, **more}
    response = app.post("/api/tables", json=asked)
    assert response.status_code == 201, response.text
    return dict(response.json())


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def test_about_and_games(app: TestClient) -> None:
    about = app.get("/api/about").json()
    assert about["protocol"] == 1
    games = {game["name"]: game for game in app.get("/api/games").json()}
    assert games["antike"]["seats"] == [2, 6]
    assert {"random", "greedy"} <= set(games["empires"]["bots"])
    assert all(option["about"] for game in games.values() for option in game["options"])


def test_the_status_counts_and_names_nobody(app: TestClient) -> None:
    table = make(app, [ME, BOT, BOT])["table"]
    make(app, [BOT])
    app.post(f"/api/tables/{table}/start")
    status = app.get("/api/status").json()
    assert (status["tables_play"], status["tables_lobby"], status["people_here"]) == (1, 1, 0)
    page = app.get("/status").text
    assert "Internum is well" in page
    assert table not in page
    assert "Ann" not in page


def test_rules_are_kept_by_their_digest(app: TestClient) -> None:
    rules = app.post("/api/rules", json={"game": "antike", "seats": 3}).json()
    again = app.get(f"/api/rules/{rules['digest']}")
    assert again.json() == rules
    assert "immutable" in again.headers["cache-control"]
    assert code(app.get("/api/rules/0000")) == (404, "no_such_rules")
    assert code(app.post("/api/rules", json={"game": "chess", "seats": 3})) == (404, "no_such_game")
    assert code(app.post("/api/rules", json={"game": "antike", "seats": 9})) == (400, "bad_options")
    wrong = {"game": "antike", "seats": 3, "options": {"board": "north"}}
    assert code(app.post("/api/rules", json=wrong)) == (400, "bad_options")


def test_clauses_maps_and_words(app: TestClient) -> None:
    clauses = app.get("/api/games/antike/clauses").json()
    assert {"id", "kind", "chapter", "text"} <= set(clauses[0])
    assert "Turn" in next(c["chapter"] for c in clauses if c["id"] == "A5.1")
    assert app.get("/api/words/en/house.ftl").text.startswith("#")
    assert code(app.get("/api/words/en/nothing.ftl")) == (404, "no_such_file")
    assert code(app.get("/api/words/../house.ftl")) == (404, "no_such_path")
    assert app.get("/api/maps/antike-east.map.json").json()
    for name in ("antike-north", "antike-..%2Fboard", "chess-east", "antike"):
        assert app.get(f"/api/maps/{name}.map.json").status_code == 404


def test_a_link_shows_the_table_before_it_asks_anything(app: TestClient) -> None:
    made = make(app, [ME, BOT], options={"battle_pairs": "chosen"})
    lobby = browser(app).get(f"/api/tables/{made['table']}").json()
    assert lobby["phase"] == "lobby"
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "bot", "open"]
    assert lobby["changed"] == {"battle_pairs": "chosen"}
    assert lobby["mine"] == []
    assert not lobby["host"]
    assert lobby["minutes"] > 0
    own = app.get(f"/api/tables/{made['table']}").json()
    assert (own["mine"], own["host"]) == ([0], True)


def test_friends_join_and_the_host_starts(app: TestClient) -> None:
    made = make(app, [ME])
    path = f"/api/tables/{made['table']}"
    ben, cid, dan = browser(app), browser(app), browser(app)
    assert ben.post(f"{path}/join", json={"seat": 2, "name": "Ben"}).json()["seat"] == 2
    assert code(cid.post(f"{path}/join", json={"seat": 2, "name": "Cid"})) == (409, "seat_taken")
    assert code(cid.post(f"{path}/join", json={"seat": 7})) == (404, "no_such_seat")
    assert code(ben.post(f"{path}/start")) == (403, "host_only")
    seated = cid.post(f"{path}/join", json={"seat": None, "name": "Cid"}).json()
    assert seated["seat"] == 1
    assert code(dan.post(f"{path}/join", json={})) == (409, "seat_taken")
    assert app.post(f"{path}/start").json() == {"seq": 0}
    assert code(app.post(f"{path}/start")) == (409, "wrong_phase")
    lobby = ben.get(path).json()
    assert [seat["name"] for seat in lobby["seats"]] == ["Ann", "Cid", "Ben"]
    assert lobby["commitment"]
    assert lobby["seed"] is None
    key = {"Authorization": f"Key {seated['key']}"}
    assert dan.get(path, headers=key).json()["mine"] == [1]


def test_open_seats_become_bots_and_latecomers_take_them(app: TestClient) -> None:
    made = make(app, [ME])
    path = f"/api/tables/{made['table']}"
    app.post(f"{path}/start")
    assert [seat["kind"] for seat in app.get(path).json()["seats"]] == ["person", "bot", "bot"]
    late = browser(app)
    assert late.post(f"{path}/join", json={"name": "Late"}).json()["seat"] == 1
    assert late.get(path).json()["mine"] == [1]
    shut = make(app, [ME], settings={"latecomers": False})
    app.post(f"/api/tables/{shut['table']}/start")
    assert code(late.post(f"/api/tables/{shut['table']}/join", json={})) == (409, "seat_taken")


def test_a_key_brings_a_person_back_and_can_be_reissued(app: TestClient) -> None:
    made = make(app, [BOT])
    path = f"/api/tables/{made['table']}"
    ben, phone = browser(app), browser(app)
    key = ben.post(f"{path}/join", json={"name": "Ben"}).json()["key"]
    answer = phone.get(f"/k/{key}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{made['table']}")
    assert phone.get(path).json()["mine"] == [1]
    fresh = app.post(f"{path}/seats/1", json={"what": "reissue"}).json()["key"]
    assert fresh != key
    assert ben.get(path).json()["mine"] == []
    assert phone.get(path).json()["mine"] == []
    assert code(phone.get(f"/k/{key}")) == (403, "no_key")
    phone.get(f"/k/{fresh}", follow_redirects=False)
    assert phone.get(path).json()["mine"] == [1]
    phone.get(f"/k/{made['host_key']}", follow_redirects=False)
    assert phone.get(path).json()["host"]


def test_the_host_arranges_the_seats(app: TestClient) -> None:
    made = make(app, [ME])
    path = f"/api/tables/{made['table']}/seats"
    assert app.post(f"{path}/1", json={"what": "bot", "bot": "random"}).json()["key"] is None
    assert code(app.post(f"{path}/1", json={"what": "bot", "bot": "nobody"})) == (400, "bad_options")
    assert app.post(f"{path}/2", json={"what": "me"}).json()["key"]
    lobby = app.get(f"/api/tables/{made['table']}").json()
    assert (lobby["mine"], lobby["seats"][1]["bot"]) == ([0, 2], "random")
    app.post(f"{path}/2", json={"what": "remove"})
    assert app.get(f"/api/tables/{made['table']}").json()["seats"][2]["kind"] == "open"
    assert code(app.post(f"{path}/2", json={"what": "reissue"})) == (409, "not_open")
    assert code(app.post(f"{path}/9", json={"what": "bot"})) == (404, "no_such_seat")
    assert code(browser(app).post(f"{path}/1", json={"what": "open"})) == (403, "host_only")
    assert code(app.post(f"{path}/1", json={"what": "dance"})) == (400, "malformed")


def test_writes_of_other_sites_are_refused(app: TestClient) -> None:
    body = {"game": "antike", "seats": 3}
    for origin in ("http://evil.example", "null", "http://testserver.evil.example", ""):
        assert code(app.post("/api/tables", json=body, headers={"Origin": origin})) == (403, "foreign_origin")
    bare = TestClient(app.app)
    assert code(bare.post("/api/tables", json=body)) == (403, "foreign_origin")
    assert app.get("/api/tables").json() == {"mine": [], "listed": []}


def test_what_is_malformed_or_too_large_is_refused(app: TestClient) -> None:
    def post(body: bytes) -> Any:
        return app.post("/api/tables", content=body)

    seat = {"game": "antike", "seats": 3, "seating": [{"kind": "me", "name": "An\nn"}]}
    assert code(app.post("/api/tables", json=seat)) == (400, "malformed")
    for body in (b"", b"[]", b"{", b"\xff", b'{"game":"antike"}', b"[" * 100_000):
        assert code(post(body)) == (400, "malformed")
    assert code(post(b'{"game":"antike","seats":3,"word":"' + b"x" * 300_000 + b'"}')) == (413, "too_large")
    assert code(post(b'{"game":"antike","seats":3,"extra":1}')) == (400, "malformed")
    assert code(app.get("/api/tables/nowhere")) == (404, "no_such_table")
    assert code(app.get("/api/nothing")) == (404, "no_such_path")
    assert code(app.delete("/api/about")) == (405, "wrong_method")


def test_my_tables_and_the_listed_ones(app: TestClient) -> None:
    mine = make(app, [ME, BOT, BOT], settings={"listed": False})["table"]
    listed = make(browser(app), [BOT], settings={"listed": True, "title": "Friday"})["table"]
    make(browser(app), [BOT])
    app.post(f"/api/tables/{mine}/start")
    found = app.get("/api/tables").json()
    assert [one["lobby"]["table"] for one in found["mine"]] == [mine]
    assert [one["lobby"]["settings"]["title"] for one in found["listed"]] == ["Friday"]
    assert [one["lobby"]["table"] for one in found["listed"]] == [listed]


def test_the_cookie_is_bound_to_the_host_under_https_and_plain_in_a_local_network(tmp_path: Path) -> None:
    body = {"game": "antike", "seats": 3}
    for scheme, name in (("http", "internum"), ("https", "__Host-internum")):
        base = f"{scheme}://testserver"
        with TestClient(make_app(config(tmp_path)), base, headers={"Origin": base}) as app:
            cookie = app.post("/api/tables", json=body).headers["set-cookie"]
            assert cookie.startswith(f"{name}=")
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert ("Secure" in cookie) == (scheme == "https")
            assert len(app.get("/api/tables").json()["mine"]) == 1


def test_security_headers_and_a_missing_client(app: TestClient) -> None:
    page = app.get("/")
    assert page.status_code == 503
    assert "make web" in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "unsafe" not in page.headers["content-security-policy"]
    for path in ("/", "/api/about", "/nothing"):
        headers = app.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_client_is_served(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Internum</title>")
    (web / "app.js").write_text("export {}")
    with TestClient(make_app(config(tmp_path)), headers=ORIGIN) as app:
        assert "Internum" in app.get("/").text
        assert "javascript" in app.get("/app.js").headers["content-type"]
        assert app.get("/../x.db").status_code == 404
        table = make(app, [ME])["table"]
        assert "Internum" in app.get(f"/t/{table}").text


def test_a_link_has_a_preview_that_shows_nothing_hidden(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><head><title>Internum</title></head>")
    with TestClient(make_app(config(tmp_path)), headers=ORIGIN) as app:
        table = make(app, [ME], settings={"title": "<b>Friday & co</b>"})["table"]
        page = app.get(f"/t/{table}").text
        assert 'property="og:title" content="&lt;b&gt;Friday &amp; co&lt;/b&gt;"' in page
        assert "Antike: 1 of 3 seats are taken" in page
        assert f"http://testserver/t/{table}/preview.png" in page
        assert "og:" not in app.get("/t/nowhere").text
        before = app.get(f"/t/{table}/preview.png")
        assert before.headers["content-type"] == "image/png"
        assert before.content.startswith(b"\x89PNG")
        app.post(f"/api/tables/{table}/start")
        assert app.get(f"/t/{table}/preview.png").content == before.content
        assert code(app.get("/t/nowhere/preview.png")) == (404, "no_such_table")


def test_who_opens_tables_may_need_the_servers_word(tmp_path: Path) -> None:
    with TestClient(make_app(config(tmp_path, word="olive")), headers=ORIGIN) as app:
        assert app.get("/api/about").json()["open_tables"] == "word"
        body = {"game": "antike", "seats": 3}
        assert code(app.post("/api/tables", json=body)) == (403, "wrong_word")
        assert code(app.post("/api/tables", json={**body, "word": "öl"})) == (403, "wrong_word")
        assert app.post("/api/tables", json={**body, "word": "olive"}).status_code == 201


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    with TestClient(make_app(config(tmp_path, limits=True)), headers=ORIGIN) as app:
        body = {"game": "antike", "seats": 3}  # a write costs five times as much
        answers = [app.post("/api/tables", json=body)]
        while answers[-1].status_code == 201:
            answers.append(app.post("/api/tables", json=body))
        assert len(answers) > 30
        assert code(answers[-1]) == (429, "too_many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["error"]["retry_after"] > 0


def test_a_guest_who_makes_an_account_keeps_all(app: TestClient) -> None:
    table = make(app, [ME])["table"]
    who = {"name": "Ann", "password": "correct horse"}
    assert app.get("/api/account").json() == {"name": None}
    assert app.post("/api/account", json=who).status_code == 201
    assert app.get("/api/account").json() == {"name": "Ann"}
    assert app.get(f"/api/tables/{table}").json()["mine"] == [0]
    assert code(browser(app).post("/api/account", json={**who, "name": "ＡNN"})) == (409, "name_taken")
    app.post("/api/account/logout")
    assert app.get(f"/api/tables/{table}").json()["mine"] == []
    other = browser(app)
    wrong = {**who, "password": "wrong horse"}
    assert code(other.post("/api/account/login", json=wrong)) == (403, "wrong_password")
    nobody = {**who, "name": "Nobody"}
    assert code(other.post("/api/account/login", json=nobody)) == (403, "wrong_password")
    assert code(other.post("/api/account/login", json={**who, "password": "short"})) == (400, "malformed")
    guest = make(other, [BOT, ME])["table"]
    assert other.post("/api/account/login", json=who).json() == {"name": "Ann"}
    assert {one["lobby"]["table"] for one in other.get("/api/tables").json()["mine"]} == {table, guest}


def test_who_comes_from_outside_needs_a_word_by_default(tmp_path: Path) -> None:
    body = {"game": "antike", "seats": 2}
    outside = [("http://games.example.org", "192.168.1.9"), ("http://192.168.1.20:8150", "93.184.216.34")]
    inside = [
        ("http://localhost:8150", "127.0.0.1"),
        ("http://box.local", "192.168.1.9"),
        ("http://box", "10.0.0.2"),
    ]
    application = make_app(config(tmp_path, word_outside="olive"))
    with TestClient(application):
        for base, address in [*outside, *inside]:
            client = TestClient(application, base, headers={"Origin": base}, client=(address, 5000))
            asked = client.get("/api/about").json()["open_tables"]
            assert asked == ("word" if (base, address) in outside else "anyone"), base
            status = client.post("/api/tables", json=body).status_code
            assert status == (403 if (base, address) in outside else 201), base
            assert client.post("/api/tables", json={**body, "word": "olive"}).status_code == 201


def test_a_link_becomes_a_qr_code(app: TestClient) -> None:
    drawn = app.post("/api/qr", json={"text": f"http://192.168.1.20:8150/k/{'x' * 32}"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.headers["cache-control"] == "no-store"
    assert drawn.text.startswith("<svg")
    assert code(app.post("/api/qr", json={"text": "x" * 301})) == (400, "malformed")
    assert code(app.post("/api/qr", json={"text": ""})) == (400, "malformed")


def test_records_are_imported_and_forked(app: TestClient) -> None:
    table = make(app, [ME, BOT, BOT])["table"]
    app.post(f"/api/tables/{table}/start")
    text = app.get(f"/api/tables/{table}/record").text
    assert "seen by seat 0" in text
    assert "seed" not in text
    assert code(app.post("/api/import", json={"record": text})) == (400, "bad_record")
    forked = app.post(f"/api/tables/{table}/fork", json={"at": 0, "seating": [ME]})
    assert forked.status_code == 201
    path = f"/api/tables/{forked.json()['table']}"
    lobby = app.get(path).json()
    assert (lobby["phase"], lobby["fork_of"], lobby["mine"]) == ("play", table, [0])
    assert lobby["commitment"] != app.get(f"/api/tables/{table}").json()["commitment"]
    assert code(app.post(f"/api/tables/{table}/fork", json={"at": 5})) == (404, "no_such_entry")
    for wrong in ("", "internum record 1", "x" * 1000):
        assert code(app.post("/api/import", json={"record": wrong})) == (400, "bad_record")


def test_the_record_of_a_running_game_with_secrets_does_not_replay(app: TestClient) -> None:
    table = make(app, [ME, BOT, BOT], game="empires")["table"]
    app.post(f"/api/tables/{table}/start")
    text = app.get(f"/api/tables/{table}/record").text
    with pytest.raises(InternumError, match="secrets"):
        replay(parse(text))


def test_what_is_not_there_is_a_page_to_a_person_and_an_error_to_a_program(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<title>the client</title>")
    person = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with TestClient(make_app(config(tmp_path)), headers=ORIGIN) as app:
        for path, status in ((f"/k/{'x' * 32}", 403), ("/nothing/here", 404)):
            shown = app.get(path, headers=person)
            assert (shown.status_code, "the client" in shown.text) == (status, True)
            told = app.get(path)
            assert (told.status_code, "the client" in told.text) == (status, False)
        assert app.get("/assets/old.js").status_code == 404
