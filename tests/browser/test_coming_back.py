"""The server is killed while people play, and comes back."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.records import a_record, a_table_from, words_of
from tests.server.serving import PATIENCE, Served, ThreadServer

SLUG = "fantastic-stories"
BROKEN_LINE = re.compile("ERR_CONNECTION|WebSocket connection to .* failed")


class CommandServer(Served):
    """`fairytable serve`, as people start it."""

    def __init__(self, database: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "fairytable", "serve", "--host", "127.0.0.1", "--port", str(port)]
        self._process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{database}"],
            env=os.environ | {"FAIRYTABLE_SAME_LUCK": "yes"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found, f"the server did not start: {said}"
        self.port = int(found[1])

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)


@contextmanager
def serving(database: Path, port: int = 0) -> Iterator[CommandServer]:
    server = CommandServer(database, port)
    try:
        yield server
    finally:
        server.kill()


def test_a_killed_server_comes_back_and_nothing_is_lost(tmp_path: Path, newcomer: Newcomer) -> None:
    database = tmp_path / "table.sqlite"
    record = a_record(SLUG)
    answers = [(seat, words_of(SLUG, option)) for seat, option in record.given_answers()]
    with serving(database) as server:
        room, keys = a_table_from(server, record, 0)
        people = {seat: newcomer(server.address) for seat in record.seats}
        for seat, person in people.items():
            person.come_to(room, keys[seat])
        for seat, words in answers[:4]:
            people[seat].choose(words)
        asked, words = answers[4]
        people[asked].is_asked()
        told = people[asked].told()

    line = "Connection lost. Reconnecting…"
    for person in people.values():
        expect(person.page.get_by_text(line)).to_be_visible()
        expect(person.chronicle).to_have_text(told)
    people[asked].press(words)
    expect(people[asked].bar).to_contain_text(f"Your answer is saved: {words}.")

    with serving(database, server.port):
        for person in people.values():
            expect(person.page.get_by_text(line)).to_have_count(0)
        people[answers[5][0]].is_asked()
        for seat, words in answers[5:8]:
            people[seat].choose(words)
        people[answers[8][0]].is_asked()
        one, other = people.values()
        expect(one.chronicle).to_have_text(other.told())
        assert one.told()[: len(told)] == told
        assert len(one.told()) > len(told)
    for person in people.values():
        person.complaints[:] = [words for words in person.complaints if not BROKEN_LINE.search(words)]


def test_a_link_that_was_cut_short_says_so(server: ThreadServer, newcomer: Newcomer) -> None:
    """Whatever was lost of it: a bit of the key, all but a bit of it, or a bit of the room."""
    room, keys = a_table_from(server, a_record(SLUG), 0)
    key = keys[a_record(SLUG).seats[0]]
    for link in (f"{room}/{key[:-4]}", f"{room}/{key[:3]}", room[:5]):
        person = newcomer()
        person.go(f"#/room/{link}")
        expect(person.page.get_by_role("heading", name="This door stays shut")).to_be_visible()
