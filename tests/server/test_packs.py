"""Packs over the network: those of the server are offered, and a host can bring one for a table."""

from __future__ import annotations

import asyncio
import io
import zipfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fairytable import GAMES, new_match
from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.packs import copy_default_pack, load_pack
from fairytable.games import find_game
from fairytable.server.http.games import looked_through
from fairytable.server.limits.pack_process import PackProcess, read_on, set_limits
from fairytable.server.messages.rest import PackLookedThrough, PackWanted
from fairytable.server.room.new_match import deal_seats
from fairytable.server.settings import Limits, Settings
from fairytable.server.storage.stored import StoredRoom, StoredSeat
from fairytable.server.wording.library import Library
from fairytable.server.wording.refusals import Refusal
from tests.server.people import Browser, a_person
from tests.server.serving import ThreadServer

GAME = find_game("fantastic-stories")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_default_pack(GAME, tmp_path / "mine", "My Own Board")


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")}


def zipped(files: dict[str, str], within: str = "") -> str:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in files.items():
            file.writestr(f"{within}{name}", text)
    return b64encode(archive.getvalue()).decode()


@pytest.fixture(scope="module")
def packs() -> Iterator[PackProcess]:
    packs = PackProcess(Limits())
    yield packs
    packs.close()


LookThrough = Callable[..., PackLookedThrough]


@pytest.fixture
def look_through(packs: PackProcess) -> LookThrough:
    def look_through(**wanted: object) -> PackLookedThrough:
        return asyncio.run(looked_through(packs, PackWanted(**wanted)))  # type: ignore[arg-type]

    return look_through


def test_the_packs_of_the_server_are_offered_beside_the_game_s_own(folder: Path) -> None:
    library = Library((), [folder, folder])
    own, mine = library.told(GAME.slug, "en").packs
    assert (own.name, mine.name) == (load_pack(GAME).name, "My Own Board")
    assert own.pack != mine.pack, "even if only the title differs"
    found = library.find(GAME.slug, mine.pack)
    assert found is not None
    assert found.pack.name == "My Own Board"


def test_a_pack_that_plays_alike_stands_in_for_one_with_older_words(folder: Path) -> None:
    library = Library((), [folder])
    found = library.find(GAME.slug, f"{load_pack(GAME).hash}-0a1b2c3d")
    assert found is not None
    assert found.pack.name == load_pack(GAME).name
    assert library.find(GAME.slug, "0" * 32) is None


@pytest.mark.parametrize("within", ["", "mine/"])
def test_a_pack_is_looked_through_as_files_and_as_an_archive(
    folder: Path, within: str, look_through: LookThrough
) -> None:
    files = texts(folder)
    extra = {"README.md": "not read", "__MACOSX/._pack.toml": "\0"} if not within else {}
    for found in (look_through(files=files), look_through(archive=zipped(files | extra, within))):
        assert (found.game, found.name, found.faults, found.files) == (GAME.slug, "My Own Board", [], files)


def test_faults_are_told_with_their_places(folder: Path, look_through: LookThrough) -> None:
    files = texts(folder) | {"board.toml": texts(folder)["board.toml"].replace("numbers = [1]", "numbers = [7]", 1)}
    (fault,) = look_through(files=files).faults
    assert fault.place.startswith("board.toml, line ")
    assert fault.reason == "7 is not on a die; numbers go from 1 to 6"


BOMB = {"pack.toml": "#" * 5_000_000}


@pytest.mark.parametrize(
    ("archive", "because"),
    [
        ("AAAA", "not a zip archive"),
        ("%%%", ""),
        (zipped(BOMB), "The archive is too large"),
        (zipped({f"{number}.toml": "" for number in range(41)}), "The archive is too large"),
        (zipped({f"{number}.txt": "" for number in range(201)}), "more than 200 files"),
        (zipped({"a/pack.toml": "", "b/pack.toml": ""}), "in several folders"),
        (zipped({"../pack.toml": "x", "inner.zip": "PK", "a/b/c/pack.toml": ""}), "no TOML file"),
    ],
)
def test_a_wicked_archive_gets_one_sentence(archive: str, because: str, look_through: LookThrough) -> None:
    with pytest.raises(Refusal) as caught:
        look_through(archive=archive)
    assert caught.value.reason == "faulty_pack"
    assert because in str(caught.value.values["because"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_pack_that_was_read_in_another_process_plays_like_the_same_read_here(game: Any, packs: PackProcess) -> None:
    here = load_pack(game)
    there = asyncio.run(packs.read(here.files))
    assert (there.edition, there.hash, there.files) == (here.edition, here.hash, here.files)
    ends = []
    for pack in (here, there):
        match, luck = new_match(game, game.seats[: game.identity.fewest_seats], 5, pack=pack), Random(5)
        while match.questions and len(match.answers) < 300:
            question = match.questions[0]
            match.answer(question.seat, luck.choice(question.options))
        ends.append((match.answers, match.view(None)))
    assert ends[0] == ends[1]


def compute_for_ever(line: Connection, seconds: int, megabytes: int) -> None:
    """Reads no pack, ever."""
    line.recv()
    set_limits(seconds, megabytes)
    while True:
        pass


def test_a_pack_that_takes_too_long_is_refused_and_the_next_one_is_read(folder: Path) -> None:
    packs = PackProcess(Limits(pack_seconds=1))
    packs.target = compute_for_ever
    with pytest.raises(FaultyPack, match="too much time or memory"):
        asyncio.run(packs.read(texts(folder)))
    packs.target = read_on
    assert asyncio.run(packs.read(texts(folder))).name == "My Own Board"
    packs.close()


def ask_for_much_memory(line: Connection, seconds: int, megabytes: int) -> None:
    line.recv()
    set_limits(seconds, megabytes)
    with suppress(MemoryError):
        line.send(FairytableError(f"there was memory for {len(bytearray(2 * megabytes << 20))} bytes"))


def test_a_pack_that_needs_too_much_memory_is_refused(folder: Path) -> None:
    packs = PackProcess(Limits())
    packs.target = ask_for_much_memory
    with pytest.raises(FaultyPack, match="too much time or memory"):
        asyncio.run(packs.read(texts(folder)))
    packs.close()


def test_no_more_packs_than_some_wait_to_be_read(folder: Path) -> None:
    packs = PackProcess(Limits(thoughts_waiting=0))
    with pytest.raises(Refusal, match="busy"):
        asyncio.run(packs.read(texts(folder)))


def test_a_pack_that_was_brought_is_found_again_from_what_the_room_stores(
    folder: Path, serve: Callable[..., ThreadServer], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(settings)
    host = a_person(server)
    wanted = {"game": GAME.slug, "seats": [{"seat": "red", "kind": "here"}, {"seat": "blue"}], "start": True}
    made = server.post("/api/rooms", host, wanted | {"content": texts(folder)}).json()
    server.stop()
    again = serve(settings)
    monkeypatch.setattr("fairytable.engine.packs.tomllib", None)  # nothing is read in the process of the server
    browser = Browser(again, made["room"], host)
    browser.until_type("state")
    game_pack = again.worker.rooms[made["room"]].game_pack
    assert (game_pack.is_brought, game_pack.pack.name) == (True, "My Own Board")
    assert again.get("/api/rooms", host).json()["tables"][0]["status"] == "playing"
    assert asyncio.run(again.worker.bring(texts(folder))) is game_pack  # at hand, by its fingerprint


def a_room(**values: object) -> StoredRoom:
    usual = {
        "room": "r", "game": GAME.slug, "pack": "", "options": GAME.check_options({"seats": "random"}), "host": "h",
        "key": "", "watching": "table", "pause": 0, "created": "",
        "seats": [StoredSeat(seat, name=name) for seat, name in zip(GAME.seats, "ABCD", strict=False)],
    }  # fmt: skip
    return StoredRoom(**(usual | values))  # type: ignore[arg-type]


def test_chance_deals_the_seats_where_the_options_say_so() -> None:
    rooms = [a_room() for _ in range(40)]
    for room in rooms:
        deal_seats(GAME, room)
        assert [seat.seat for seat in room.seats] == list(GAME.seats[:4])
        assert sorted(seat.name for seat in room.seats) == list("ABCD")
    assert len({"".join(seat.name for seat in room.seats) for room in rooms}) > 3
    calm = a_room(options=GAME.check_options({}))
    deal_seats(GAME, calm)
    assert [seat.name for seat in calm.seats] == list("ABCD")
