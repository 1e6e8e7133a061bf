"""Packs to be edited by tests: a board is read, changed in Python, and written again."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.errors import FaultyPack
from fairytable.engine.pack_faults import Fault
from fairytable.engine.packs import Pack, copy_default_pack, load_pack
from fairytable.games.fantastic_stories import GAME
from tests.games.toml import written

Entry = dict[str, Any]
Content = dict[str, list[Entry]]
Edit = Callable[[Content], object]


def faults_of(folder: Path, *edits: Edit) -> tuple[Fault, ...]:
    """What is wrong with the game's own board after these edits."""
    pack = copy_default_pack(GAME, folder / "pack")
    edit_board(pack, *edits)
    with pytest.raises(FaultyPack) as caught:
        load_pack(GAME, pack)
    return without_lines(caught.value.faults)


def without_lines(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults, wherever in the file the entries stand that a test has changed."""
    return tuple(Fault(fault.file, fault.entry, fault.reason) for fault in faults)


def edited_default(folder: Path, *edits: Edit) -> Pack:
    """The game's own board after edits that leave it whole."""
    pack = copy_default_pack(GAME, folder / "pack")
    edit_board(pack, *edits)
    return load_pack(GAME, pack)


def edited_practice(folder: Path, *edits: Edit) -> Pack:
    """The practice board after edits that leave it whole."""
    pack = shutil.copytree(Path(__file__).with_name("practice"), folder / "practice")
    edit_board(pack, *edits)
    return load_pack(GAME, pack)


def edit_board(pack: Path, *edits: Edit) -> None:
    board = pack / "board.toml"
    content = tomllib.loads(board.read_text(encoding="utf-8"))
    for edit in edits:
        edit(content)
    board.write_text(written(content), encoding="utf-8")


def tagged(content: Content, tag: str) -> Entry:
    """The first space with this tag."""
    return next(space for space in content["space"] if tag in space["tags"])


def without(tag: str) -> Edit:
    """Take the tag away from every space."""

    def edit(content: Content) -> None:
        for space in content["space"]:
            space["tags"] = [other for other in space["tags"] if other != tag]

    return edit


def with_tag(there: str, tag: str) -> Edit:
    """Give a tag to the first space that has the other tag, or that is called so."""

    def edit(content: Content) -> None:
        space = next(space for space in content["space"] if there in (*space["tags"], space["id"]))
        space["tags"] = [*space["tags"], tag]

    return edit


def with_entry(kind: str, **entry: Any) -> Edit:
    """Add an entry; an underscore at the end of a name is for words that Python keeps for itself."""

    def edit(content: Content) -> None:
        if kind == "space" and "at" in content["space"][0]:
            entry.setdefault("at", [20.0, float(len(content["space"]))])
        content[kind].append({name.rstrip("_"): value for name, value in entry.items()})

    return edit


def with_value(kind: str, place: int, name: str, value: object) -> Edit:
    """Change one value of one entry."""
    return lambda content: content[kind][place].update({name: value})
