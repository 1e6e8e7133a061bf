"""Two workers behind a real nginx, as docs/hosting.md tells it: HTTPS, sockets, and the addresses of those who come."""

from __future__ import annotations

import random
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.people import Browser, a_person, play_on
from tests.server.serving import PATIENCE, UNHURRIED, Served, ThreadServer, quick_settings

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
ROOMS_PER_ADDRESS = 2

AROUND = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 200; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


class Proxied(Served):
    """The workers, as somebody finds them who comes from this address to the proxy."""

    def __init__(self, port: int, certificate: ssl.SSLContext, comes_from: str) -> None:
        self.port = port
        self.certificate = certificate
        self.comes_from = comes_from

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"wss://localhost:{self.port}/api/socket"


@pytest.fixture
def workers(serve: Callable[..., ThreadServer], postgres_database: str) -> list[ThreadServer]:
    limits = msgspec.structs.replace(UNHURRIED, rooms_per_address=ROOMS_PER_ADDRESS)
    settings = msgspec.structs.replace(quick_settings(postgres_database), proxies=("127.0.0.1",), limits=limits)
    return [serve(settings), serve(settings)]


@pytest.fixture
def proxy(workers: list[ThreadServer], tmp_path: Path) -> Iterator[Callable[[str], Proxied]]:
    """The proxy for those who come from an address of this machine."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        pytest.fail("This test needs nginx. On Debian and Ubuntu: apt install nginx-light openssl.")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    made = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run([*made.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    file = tmp_path / "nginx.conf"
    file.write_text(AROUND.format(folder=tmp_path, site=site_for(workers, port, certificate, key)))
    with subprocess.Popen([nginx, "-p", str(tmp_path), "-c", str(file)], stderr=subprocess.PIPE) as process:
        try:
            until_it_listens(port, process)
            trusted = ssl.create_default_context(cafile=certificate)
            yield lambda comes_from: Proxied(port, trusted, comes_from)
        finally:
            process.terminate()


def site_for(workers: list[ThreadServer], port: int, certificate: Path, key: Path) -> str:
    """What the guide says, with the ports and files of this test."""
    (site,) = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    for told, here in {
        "127.0.0.1:8001": f"127.0.0.1:{workers[0].port}",
        "127.0.0.1:8002": f"127.0.0.1:{workers[1].port}",
        "listen 443": f"listen 127.0.0.1:{port}",
        "tales.example;": "localhost;",
        "/etc/letsencrypt/live/tales.example/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/tales.example/privkey.pem": str(key),
    }.items():
        assert told in site
        site = site.replace(told, here)
    return str(site)


def until_it_listens(port: int, process: subprocess.Popen[bytes]) -> None:
    while True:
        assert process.poll() is None, process.stderr.read() if process.stderr else ""
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        except ConnectionRefusedError:
            continue
        return


def test_people_play_through_the_proxy_at_whichever_worker_they_are(
    workers: list[ThreadServer], proxy: Callable[[str], Proxied]
) -> None:
    home, elsewhere = proxy("127.0.0.2"), proxy("127.0.0.3")
    host = a_person(home)
    wanted = {"game": "fantastic-stories", "seats": [{"seat": "red"}, {"seat": "blue"}], "start": True, "pause": 0}
    made = home.post("/api/rooms", host, wanted).json()
    red = Browser(home, made["room"], host, made["seat_keys"]["red"])
    red.until_type("state")
    guest = a_person(elsewhere)
    blue = Browser(elsewhere, made["room"], guest, made["seat_keys"]["blue"])
    blue.until_type("state")
    while any(worker.worker.connections == 0 for worker in workers):  # it takes turns, over all that is asked
        Browser(elsewhere, made["room"], guest).until_type("state")
    play_on([red, blue], random.Random(5), 30)

    # Every worker knows from where its browsers come.
    homes = {address for worker in workers for address in worker.worker.addresses._open}
    assert {"127.0.0.2", "127.0.0.3"} <= homes

    # A worker ends; its people come back to the other one, and nothing is lost.
    answers = red.state["answers"]
    workers[0].stop()
    back = []
    for browser, way, person in ((red, home, host), (blue, elsewhere, guest)):
        try:
            browser.settle()
            back.append(browser)
        except ConnectionClosed:
            again = Browser(way, made["room"], person, bookmark=browser.bookmark)
            again.until_type("state")
            back.append(again)
    assert all(browser.state["answers"] == answers for browser in back)
    play_on(back, random.Random(6), 5)


def test_bounds_are_kept_for_the_address_behind_the_proxy_whatever_a_visitor_says(
    workers: list[ThreadServer], proxy: Callable[[str], Proxied]
) -> None:
    wanted = {"game": "fantastic-stories", "seats": [{"seat": "red"}, {"seat": "blue"}]}

    def statuses(comes_from: str, says: str = "") -> list[int]:
        way = proxy(comes_from)
        person = a_person(way)
        said = {"x-forwarded-for": says} if says else {}
        tries = range(ROOMS_PER_ADDRESS * len(workers) + 1)
        return [way.post("/api/rooms", person, wanted, **said).status_code for _ in tries]

    assert statuses("127.0.0.2").count(200) == ROOMS_PER_ADDRESS * len(workers)
    assert set(statuses("127.0.0.2", says="127.0.0.9")) == {429}
    assert 200 in statuses("127.0.0.3")


def test_pages_from_elsewhere_open_no_socket_through_the_proxy(proxy: Callable[[str], Proxied]) -> None:
    way = proxy("127.0.0.2")

    def open_from(origin: str) -> None:
        named = Origin(origin)
        with connect(way.socket_address, ssl=way.certificate, origin=named, open_timeout=PATIENCE):
            pass

    open_from(way.address)
    with pytest.raises(InvalidStatus, match="403"):
        open_from("https://foreign.example")
