"""What an operator sees of a running server: its log, its metrics, the page about its interface."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from fairytable.engine.errors import FairytableError
from fairytable.server.http.guarding import CONTENT_SECURITY_POLICY
from fairytable.server.listening import _listen, uvicorn_config, write_log
from fairytable.server.metrics import Metrics, metrics_address
from fairytable.server.settings import Settings, settings_from_environment
from fairytable.server.worker import Worker
from tests.server.people import Browser, a_person, a_room
from tests.server.serving import PATIENCE, ThreadServer, quick_settings


def settings_here(folder: Path, **wishes: object) -> Settings:
    return quick_settings(f"sqlite:///{folder / 'table.sqlite'}", **wishes)


@contextmanager
def measured(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ThreadServer, str]]:
    """A server with metrics, and the address of those."""
    kept: list[Metrics] = []

    def config(worker: Worker) -> uvicorn.Config:
        kept.append(Metrics(worker))
        return uvicorn_config(worker, kept[0])

    monkeypatch.setattr("tests.server.serving.uvicorn_config", config)
    server = ThreadServer(settings_here(folder))
    serving, thread = kept[0].serve("0")
    try:
        yield server, f"http://127.0.0.1:{serving.server_port}/metrics"
    finally:
        serving.shutdown()
        thread.join()
        serving.server_close()
        server.stop()


def test_prometheus_is_told_about_rooms_people_answers_and_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with measured(tmp_path, monkeypatch) as (server, address):
        person = a_person(server)
        made = a_room(server, person, "fantastic-stories", [{"seat": seat, "kind": "here"} for seat in ("red", "blue")])
        browser = Browser(server, made["room"], person)
        browser.until(lambda message: message["type"] == "state")
        question = browser.state["question"]
        option = question["options"][0]["option"]
        browser.send(type="answer", seat=question["seat"], number=question["number"], option=option)
        browser.until(lambda message: message["type"] == "state")
        told = httpx.get(address, timeout=PATIENCE).text
        values = dict(re.findall(r"^fairytable_(\S+) (\S+)$", told, re.MULTILINE))
        assert values["answers_total"] == values["rooms"] == values["rooms_playing"] == "1.0"
        assert values["connections"] == values["people"] == "1.0"
        assert float(values["messages_received"]) >= 1
        assert float(values["commit_seconds_count"]) >= 2
        assert values['request_seconds_count{method="POST",status="200"}'] == "2.0"
        assert values["bots_waiting"] == values["bots_thinking"] == "0.0"
        assert server.get("/metrics").status_code == 404, "the public port has no metrics"


@pytest.mark.parametrize("address", ["0.0.0.0:9100", "8.8.8.8:9100", "[::]:9100", "tales.example:9100", "nine"])
def test_metrics_are_never_for_strangers(address: str) -> None:
    with pytest.raises(FairytableError):
        metrics_address(address)


@pytest.mark.parametrize(
    ("text", "address"),
    [("9100", ("127.0.0.1", 9100)), ("10.0.0.5:9100", ("10.0.0.5", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_metrics_are_for_this_machine_or_a_private_network(text: str, address: tuple[str, int]) -> None:
    assert metrics_address(text) == address


def test_without_the_library_metrics_say_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.server.metrics.find_spec", lambda _: None)
    worker = Worker(settings_here(tmp_path))
    with pytest.raises(FairytableError, match=re.escape("pip install 'fairytable[metrics]'")):
        Metrics(worker)


def test_the_access_log_has_a_line_for_every_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "fairytable.access")
    server = ThreadServer(settings_here(tmp_path, access_log=True))
    try:
        server.get("/api/health")
        server.get("/nowhere%0a")
    finally:
        server.stop()
    lines = [record.getMessage() for record in caplog.records if record.name == "fairytable.access"]
    assert re.fullmatch(r"127\.0\.0\.1 GET /api/health 200 [\d.]+ ms", lines[0])
    assert re.fullmatch(r"127\.0\.0\.1 GET /nowhere\\n 404 [\d.]+ ms", lines[1])


def test_without_being_asked_for_there_is_no_access_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "fairytable.access")
    server = ThreadServer(settings_here(tmp_path))
    server.get("/api/health")
    server.stop()
    assert [record for record in caplog.records if record.name == "fairytable.access"] == []


def test_the_log_has_times_and_the_chosen_level(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers.clear()
    try:
        write_log(Settings(log_level="info"))
        logging.getLogger("fairytable.server").info("a tale begins")
        logging.getLogger("fairytable.server").debug("nobody needs this")
        logging.getLogger("fairytable.access").info("GET /")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        logging.getLogger("fairytable.access").setLevel(logging.NOTSET)
    time = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}"
    assert re.fullmatch(rf"{time} INFO fairytable\.server: a tale begins\n", capsys.readouterr().err)


def test_logs_and_metrics_are_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LOG_LEVEL", "INFO"), ("ACCESS_LOG", "1"), ("METRICS", "9100")):
        monkeypatch.setenv(f"FAIRYTABLE_{name}", value)
    settings = settings_from_environment()
    assert (settings.log_level, settings.access_log, settings.metrics) == ("info", True, "9100")
    monkeypatch.setenv("FAIRYTABLE_LOG_LEVEL", "loud")
    with pytest.raises(FairytableError, match="use one of: debug, info, warning, error"):
        settings_from_environment()


def test_the_page_about_the_interface_has_every_request_and_needs_no_script(tmp_path: Path) -> None:
    server = ThreadServer(settings_here(tmp_path))
    try:
        page, description = server.get("/api/docs"), server.get("/api/openapi.json").json()
        looks = server.get("/api/docs.css")
    finally:
        server.stop()
    assert page.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert looks.headers["content-type"].startswith("text/css")
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert re.findall(r'(?:src|href)="(?!/api/|#)', page.text) == []
    assert all(f"<code>{path}</code>" in page.text for path in description["paths"])
    targets = set(re.findall(r'id="([^"]+)"', page.text))
    assert set(re.findall(r"""href=["']#([^"']+)""", page.text)) <= targets


def test_long_answers_are_compressed_for_those_who_accept_it(tmp_path: Path) -> None:
    server = ThreadServer(settings_here(tmp_path))
    try:
        rules = "/api/games/threetale/rules"
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            compressed = client.get(rules, headers={"accept-encoding": "gzip"})
            plain = client.get(rules, headers={"accept-encoding": "identity"})
            short = client.get("/api/health", headers={"accept-encoding": "gzip"})
    finally:
        server.stop()
    assert compressed.headers["content-encoding"] == "gzip"
    assert compressed.json() == plain.json()
    assert compressed.num_bytes_downloaded < len(plain.content) / 3
    assert "content-encoding" not in short.headers


def test_small_packets_are_not_delayed() -> None:
    """asyncio turns Nagle's algorithm off only if the socket names its protocol."""
    listening = _listen("127.0.0.1", 0)
    assert listening.proto == 6
    listening.close()
