"""REST: games, rules, records, replays, reports; and that it is what its description says."""

from __future__ import annotations

import gzip
import json
import logging
import random
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from fairytable import load_match, verify
from fairytable.engine.packs import load_pack
from fairytable.engine.records import Record
from fairytable.games import GAMES
from fairytable.server.messages.rest import ASKED_OVER_REST, TOLD_OVER_REST
from fairytable.server.settings import Limits, Settings
from fairytable.server.wording.library import Library
from tests.engine.practice_games import goblin_market
from tests.server.people import Browser, a_person, a_room, play_on, seated
from tests.server.serving import PATIENCE, ThreadServer


def test_the_games_are_told_in_words(server: ThreadServer) -> None:
    games = server.get("/api/games").json()["games"]
    assert [game["slug"] for game in games[: len(GAMES)]] == [game.slug for game in GAMES]
    for told, game in zip(games, GAMES, strict=False):
        assert [option["key"] for option in told["options"]] == [option.key for option in game.rules.options]
        for option in told["options"]:
            assert option["words"]
            assert option["values"]
            assert all(value["words"] for value in option["values"])
        assert [seat["value"] for seat in told["seats"]] == list(game.seats)
        assert told["packs"][0]["note"]


def test_nobody_waits_for_lessons_to_be_read_when_the_games_are_told(
    serve: Callable[..., ThreadServer], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are read beside the event loop when the server opens, and the same words are told to everybody."""
    readers, is_read = set(), threading.Event()
    make_ready = Library.make_ready

    def noted(library: Library) -> None:
        readers.add(threading.current_thread())
        make_ready(library)
        is_read.set()

    monkeypatch.setattr(Library, "make_ready", noted)
    server = serve(settings)
    assert is_read.wait(PATIENCE)
    assert not any("Thread-" in reader.name for reader in readers), "the server's own thread read them"
    monkeypatch.setattr(Library, "told", lambda *_: pytest.fail("told anew"))
    assert server.get("/api/games").json() == server.get("/api/games", language="xx").json()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_rules_come_clause_by_clause_and_can_be_searched(server: ThreadServer, game: Any) -> None:
    rules = server.get(f"/api/games/{game.slug}/rules").json()
    numbers = [clause["number"] for group in rules["groups"] for clause in group["clauses"]]
    assert sorted(numbers) == sorted(game.rulebook.clauses)
    found = server.get(f"/api/games/{game.slug}/rules", search=numbers[0]).json()
    assert numbers[0] in [clause["number"] for group in found["groups"] for clause in group["clauses"]]
    assert len(str(found)) < len(str(rules))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_content_of_a_pack_is_there_for_drawing(server: ThreadServer, game: Any) -> None:
    content = server.get(f"/api/games/{game.slug}/content").json()
    assert content["names"]
    pack = load_pack(game).content
    pack = game.rules.boxes.without_shut(pack, ()) if game.rules.boxes else pack
    shown = game.page.show(pack, "en") if game.page else None
    assert content["shown"] == msgspec.json.decode(msgspec.json.encode(shown))


def test_boxes_of_a_pack_stay_shut_except_the_one_that_was_opened(server: ThreadServer) -> None:
    shut = server.get("/api/games/threetale/content").json()
    assert shut["shown"]["scenarios"] == {}
    assert "hypnotist" not in shut["names"]
    opened = server.get("/api/games/threetale/content", opened="the_iron_clasp").json()
    assert list(opened["shown"]["scenarios"]) == ["the_iron_clasp"]
    assert opened["names"]["hypnotist"] == "Hypnotist"
    assert "segment" not in opened["names"]


def test_the_pages_of_a_box_can_be_read(server: ThreadServer) -> None:
    pages = server.get("/api/games/threetale/boxes/the_iron_clasp").json()
    assert (pages["number"], pages["title"]) == (3, "The Iron Clasp")
    assert pages["chapters"][1]["clauses"][0]["number"] == "TT-63.2"
    assert server.get("/api/games/threetale/boxes/nothing").status_code == 404
    assert server.get("/api/games/fantastic-stories/boxes/nothing").status_code == 404


def test_what_is_not_there_is_said_in_a_sentence(server: ThreadServer) -> None:
    for path, status, reason in (
        ("/api/games/chess/rules", 404, "unknown_game"),
        ("/api/games/fantastic-stories/content?pack=none", 404, "unknown_pack"),
        ("/api/nothing", 404, "not_found"),
        ("/api/rooms", 401, "no_person"),
    ):
        response = server.get(path) if "?" not in path else httpx.get(server.address + path, timeout=PATIENCE)
        assert (response.status_code, response.json()["reason"]) == (status, reason)
        assert response.json()["detail"].endswith(".") or "Bearer" in response.json()["detail"]


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"pack": "none"}, 404, "unknown_pack"),
        ({"seats": [{"seat": "red"}]}, 422, "wrong_seats"),
        ({"seats": [{"seat": "red"}, {"seat": "red"}]}, 422, "wrong_seats"),
        ({"seats": [{"seat": "red"}, {"seat": "pink"}]}, 422, "no_such_seat"),
        ({"options": {"expert": "perhaps"}}, 422, "wrong_options"),
        ({"options": {"ferry-start": "moon"}}, 422, "wrong_options"),
        ({"colour": "red"}, 400, "malformed"),
        ({"record": {"fairytable": 1}}, 422, "damaged_record"),
    ],
)
def test_a_room_that_could_not_begin_is_not_made(
    server: ThreadServer, change: dict[str, Any], status: int, reason: str
) -> None:
    wanted = {"game": "fantastic-stories", "seats": [{"seat": "red"}, {"seat": "blue"}]} | change
    response = server.post("/api/rooms", a_person(server), wanted)
    assert (response.status_code, response.json()["reason"]) == (status, reason)


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        (
            {"seats": [{"seat": "red"}, {"seat": "blue", "kind": "ghost"}]},
            "'seats[1].kind': there is no 'ghost'; there are: ",
        ),
        (
            {"seats": [{"seat": "red"}, {"seat": 5}]},
            "'seats[1].seat': this should be a text in \"quotes\", not a whole number",
        ),
        ({"colour": "red"}, "there is no 'colour' here; it can have: "),
    ],
)
def test_a_problem_says_exactly_what_is_wrong_and_where(
    server: ThreadServer, change: dict[str, Any], detail: str
) -> None:
    wanted = {"game": "fantastic-stories", "seats": [{"seat": "red"}, {"seat": "blue"}]} | change
    response = server.post("/api/rooms", a_person(server), wanted)
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem.pop("detail").startswith(f"This message could not be understood: {detail}")
    assert problem == {"type": "about:blank", "title": "Bad Request", "status": 400, "reason": "malformed"}


def test_the_record_is_kept_back_while_its_seed_is_a_secret(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    refused = server.get(f"/api/rooms/{red.room_name}/record", red.person)
    assert (refused.status_code, refused.json()["reason"]) == (409, "seed_secret")
    assert server.get(f"/api/rooms/{red.room_name}/record", a_person(server)).status_code == 403
    play_on([red, blue], random.Random(1))
    response = server.get(f"/api/rooms/{red.room_name}/record", blue.person)
    assert response.headers["content-disposition"].startswith("attachment")
    match = verify(response.content)
    assert str(match.seed) == red.state["seed"]
    assert len(match.answers) == red.state["answers"]


def test_who_plays_alone_can_save_at_any_time(server: ThreadServer) -> None:
    host = a_person(server)
    made = a_room(server, host, "fantastic-stories", [{"seat": seat, "kind": "here"} for seat in ("red", "blue")])
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    response = server.get(f"/api/rooms/{made['room']}/record", host)
    assert not load_match(response.content).is_over


def test_a_finished_match_is_seen_again_from_every_seat(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    play_on([red, blue], random.Random(1), most=10)
    path = f"/api/rooms/{red.room_name}/replay"
    assert server.get(path, red.person, seat="blue").json()["reason"] == "not_over"
    public = server.get(path, red.person).json()
    assert public["seed"] is None
    assert not public["whole"]
    assert all(
        card is None for step in public["steps"] for trader in step["view"]["traders"] for card in trader["hand"]
    )
    assert all(step["answer"] is None and step["questions"] == [] for step in public["steps"])
    play_on([red, blue], random.Random(1))
    steps: list[Any] = []
    while True:
        replay = server.get(path, red.person, seat="blue", start=len(steps), count=7).json()
        if not replay["steps"]:
            break
        steps += replay["steps"]
    assert [step["number"] for step in steps] == list(range(replay["answers"] + 1))
    events = [event for step in steps for event in step["events"]]
    assert events == blue.log
    assert steps[-1]["view"] == blue.state["view"]
    assert replay["result"] == blue.state["result"]
    assert replay["seed"] == blue.state["seed"]


def test_a_saved_record_is_looked_at_and_gone_on_from(server: ThreadServer) -> None:
    red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
    play_on([red, blue], random.Random(9))
    record = server.get(f"/api/rooms/{red.room_name}/record", red.person).json()
    replay = server.post("/api/replays", json={"record": record, "seat": "red", "start": 20, "count": 1}).json()
    assert replay["options"] == record["options"]
    view = replay["steps"][0]["view"]
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "here"}]
    made = a_room(server, host, "fantastic-stories", seats, record=record, answers=20)
    browser = Browser(server, made["room"], host)
    browser.until_type("state")
    assert browser.state["answers"] == 20
    assert browser.state["view"] == view
    assert browser.state["seed"] is None
    seat = browser.state["waiting_for"][0]
    browser.do(type="look", seat=seat)
    browser.settle()
    assert browser.question is not None
    assert browser.answer(browser.question["options"][0]["option"])["answers"] == 21
    too_far = {"game": "fantastic-stories", "seats": seats, "record": record, "answers": 10_000}
    assert server.post("/api/rooms", host, too_far).json()["reason"] == "beyond_the_end"
    wrong_seats = {"game": "fantastic-stories", "seats": [{"seat": "red"}, {"seat": "green"}], "record": record}
    assert server.post("/api/rooms", host, wrong_seats).json()["reason"] == "wrong_seats"


def test_a_record_that_was_changed_is_refused(server: ThreadServer) -> None:
    red, blue = seated(server, "goblin-market")
    play_on([red, blue], random.Random(1))
    record = server.get(f"/api/rooms/{red.room_name}/record", red.person).json()
    record["answers"][0] = "red: offer everything"
    for path, body in (
        ("/api/replays", {"record": record}),
        ("/api/rooms", {"game": "goblin-market", "seats": [{"seat": "red"}, {"seat": "blue"}], "record": record}),
    ):
        response = server.post(path, a_person(server), body)
        assert (response.status_code, response.json()["reason"]) == (422, "damaged_record")
        assert "seal" in response.json()["detail"]


def test_a_report_keeps_what_is_needed_to_see_it_again(server: ThreadServer, settings: Settings) -> None:
    red, blue = seated(server, "goblin-market")
    play_on([red, blue], random.Random(1), most=9)
    path = f"/api/rooms/{red.room_name}/reports"
    assert server.post(path, a_person(server), {"text": "hm"}).status_code == 403
    assert server.post(path, red.person, {"text": "hm", "seat": "blue"}).json()["reason"] == "only_own_view"
    response = server.post(path, red.person, {"text": "The goblin cheats", "seat": "red"})
    written = json.loads((settings.reports_folder / response.json()["report"]).read_text())
    assert str(red.state["seed_fingerprint"]) not in response.text
    assert written["text"] == "The goblin cheats"
    assert written["answers"] == red.state["answers"]
    assert written["view"] == red.state["view"]
    assert written["record"]["seed_fingerprint"] == red.state["seed_fingerprint"]


def test_every_answer_carries_headers_that_keep_other_hosts_out(server: ThreadServer) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/missing.js"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "http" not in policy
        assert "unsafe-eval" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_foreign_page_cannot_ask_for_a_room(server: ThreadServer) -> None:
    headers = {"authorization": f"Bearer {a_person(server)}", "origin": "https://elsewhere.example"}
    response = httpx.post(server.address + "/api/rooms", json={}, headers=headers, timeout=PATIENCE)
    assert (response.status_code, response.json()["reason"]) == (403, "wrong_origin")
    headers["origin"] = server.address
    assert (
        httpx.post(server.address + "/api/rooms", json={}, headers=headers, timeout=PATIENCE).json()["reason"]
        == "malformed"
    )


def test_a_body_that_is_too_large_is_refused(serve: Callable[..., ThreadServer], settings: Settings) -> None:
    server = serve(msgspec.structs.replace(settings, limits=Limits(body_bytes=10_000)))
    response = httpx.post(server.address + "/api/replays", content=b"x" * 20_000, timeout=PATIENCE)
    assert (response.status_code, response.json()["reason"]) == (413, "too_large")


def test_the_page_is_served_or_its_absence_explained(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from fairytable.server.http import page

    monkeypatch.setattr(page, "PAGE", tmp_path)
    assert "has not been built" in server.get("/").text
    assert server.post("/").status_code == 405


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_page_is_compressed_as_the_browser_accepts_it(
    serve: Callable[..., ThreadServer],
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    accepted: str,
    encoding: str | None,
) -> None:
    files = {"index.html": b"<p>Once</p>", "assets/a-1.js": b"'upon'", "assets/b-2.js": b"'a'"}
    files |= {"assets/a-1.js.gz": gzip.compress(b"'upon'"), "assets/a-1.js.br": b"shorter"}
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr("fairytable.server.http.page.PAGE", tmp_path)
    monkeypatch.setattr("fairytable.server.http.app.PAGE", tmp_path)
    address = serve(settings).address
    with httpx.stream("GET", f"{address}/assets/a-1.js", headers={"accept-encoding": accepted}) as response:
        body = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == encoding
    assert body == files["assets/a-1.js" + {"br": ".br", "gzip": ".gz", None: ""}[encoding]]
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["vary"] == "accept-encoding"
    plain = httpx.get(f"{address}/assets/b-2.js", headers={"accept-encoding": accepted}, timeout=PATIENCE)
    assert (plain.text, plain.headers.get("content-encoding")) == ("'a'", None)
    start = httpx.get(f"{address}/", headers={"accept-encoding": accepted}, timeout=PATIENCE)
    assert (start.text, start.headers["cache-control"]) == ("<p>Once</p>", "no-cache")


@pytest.mark.parametrize(
    "address",
    [
        "/a%00.js",
        f"/{'x' * 5000}.js",
        "/%ff.js",
        "/..%2fhttp%2fapp.py",
        "/assets/none.js",
        "/index.html/x.js",
        "/room",
        "/room/abc",
        "/assets",
        "/assets/",
    ],
)
def test_an_odd_address_of_the_page_is_not_found(server: ThreadServer, address: str) -> None:
    response = server.get(address)
    assert (response.status_code, response.json()["reason"]) == (404, "not_found")


def test_of_the_board_that_a_package_brings_nothing_but_its_files_is_shown(
    serve: Callable[..., ThreadServer], settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = shutil.copytree(goblin_market.identity.folder, tmp_path / "market")
    for name in ("board/board.js", "board/parts/wheel.js", "secret.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("export {}")
    identity = msgspec.structs.replace(goblin_market.identity, folder=folder)
    server = serve(settings, msgspec.structs.replace(goblin_market, identity=identity))
    board = f"/boards/{goblin_market.slug}"
    for name in ("board.js", "parts/wheel.js"):
        assert server.get(f"{board}/{name}").text == "export {}"
    odd = ("", "/", "/parts", "/board.js/x", "/..%2fsecret.txt", "/a%00.js", f"/{'x' * 300}", f"/{'x' * 5_000}", "/%ff")
    for address in (*(board + name for name in odd), "/boards", "/boards/", "/boards/nothing/board.js"):
        response = server.get(address)
        assert (response.status_code, response.json()["reason"]) == (404, "not_found"), address
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"record": {}, "count": "5"}',
        b'{"record": {"\xff": 1}}',
        b'{"record": ' + b"[" * 9000,
    ],
)
def test_a_body_that_is_no_such_message_is_malformed(server: ThreadServer, body: bytes) -> None:
    response = httpx.post(server.address + "/api/replays", content=body, timeout=PATIENCE)
    assert (response.status_code, response.json()["reason"]) == (400, "malformed")
    assert response.json()["detail"].startswith("This message could not be understood")


def test_the_description_knows_every_bound_of_a_message(server: ThreadServer) -> None:
    """msgspec, which reads the messages, says the same of each of them."""
    described = server.get("/api/openapi.json").json()["components"]["schemas"]
    _, known = msgspec.json.schema_components(
        (*ASKED_OVER_REST, *TOLD_OVER_REST, Record), ref_template="#/components/schemas/{name}"
    )
    assert described == _without_null(known)
    assert described["RoomWanted"]["additionalProperties"] is False
    assert described["RoomWanted"]["properties"]["options"]["maxProperties"] == 20


def _without_null(schema: Any) -> Any:
    """A default of null goes without saying."""
    if isinstance(schema, dict):
        return {key: _without_null(value) for key, value in schema.items() if value is not None}
    return [_without_null(entry) for entry in schema] if isinstance(schema, list) else schema


def test_logs_hold_no_secret(server: ThreadServer, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG"):
        red, blue = seated(server, "fantastic-stories", options={"round-limit": "30"})
        play_on([red, blue], random.Random(1), most=20)
        red.send_raw("nonsense")
        red.settle()
    room = server.worker.rooms[red.room_name]
    assert room.match is not None
    mine = "".join(r.getMessage() for r in caplog.records if not r.name.startswith(("websockets", "httpcore", "httpx")))
    for secret in (red.person, blue.person, str(room.match.seed)):
        assert secret not in mine


def test_the_interface_is_what_its_description_says(server: ThreadServer) -> None:
    """schemathesis asks for everything in every way; each answer must be one that the description promises."""
    person = a_person(server)
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @hypothesis_settings(
            max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            # Whether seats and records fit a game is more than a schema can say, so some valid requests are refused.
            case.call_and_validate(
                headers={"Authorization": f"Bearer {person}"}, excluded_checks=[positive_data_acceptance]
            )

        check()
    assert tried > 200
