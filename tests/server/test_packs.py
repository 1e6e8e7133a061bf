"""Packs over the network: those of the server are offered, and a host can bring one for a table."""

from __future__ import annotations

import io
import zipfile
from base64 import b64encode
from pathlib import Path

import pytest

from fairytable.engine.packs import copy_default_pack, load_pack
from fairytable.games import find_game
from fairytable.server.http.games import looked_through
from fairytable.server.messages.rest import PackLookedThrough, PackWanted
from fairytable.server.room.new_match import deal_seats
from fairytable.server.storage.stored import StoredRoom, StoredSeat
from fairytable.server.wording.library import Library
from fairytable.server.wording.refusals import Refusal

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


def look_through(**wanted: object) -> PackLookedThrough:
    return looked_through(Library(), PackWanted(**wanted))  # type: ignore[arg-type]


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
def test_a_pack_is_looked_through_as_files_and_as_an_archive(folder: Path, within: str) -> None:
    files = texts(folder)
    extra = {"README.md": "not read", "__MACOSX/._pack.toml": "\0"} if not within else {}
    for found in (look_through(files=files), look_through(archive=zipped(files | extra, within))):
        assert (found.game, found.name, found.faults, found.files) == (GAME.slug, "My Own Board", [], files)


def test_faults_are_told_with_their_places(folder: Path) -> None:
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
def test_a_wicked_archive_gets_one_sentence(archive: str, because: str) -> None:
    with pytest.raises(Refusal) as caught:
        look_through(archive=archive)
    assert caught.value.reason == "faulty_pack"
    assert because in str(caught.value.values["because"])


def test_a_pack_that_was_brought_is_found_again_from_what_the_room_stores(folder: Path) -> None:
    library = Library()
    brought = library.bring(texts(folder))
    assert brought.is_brought
    assert library.find(GAME.slug, brought.pack.edition) is brought
    later = Library().of(GAME.slug, brought.pack.edition, texts(folder))
    assert later is not None
    assert later.pack.name == "My Own Board"
    assert Library().of(GAME.slug, "0" * 32, {"pack.toml": "rubbish"}) is None


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
