"""Card packs to be edited by tests: the cards are read, changed in Python, and written again."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.errors import FaultyPack
from fairytable.engine.pack_faults import Fault
from fairytable.engine.packs import Pack, copy_default_pack, load_pack
from fairytable.games.grimm_forest import GAME
from tests.games.toml import written

FILE = "cards.toml"
Content = dict[str, Any]
Edit = Callable[[Content], object]


def faults_of(folder: Path, *edits: Edit) -> tuple[Fault, ...]:
    """What is wrong with the game's own cards after these edits."""
    with pytest.raises(FaultyPack) as caught:
        edited(folder, *edits)
    return tuple(Fault(fault.file, fault.entry, fault.reason) for fault in caught.value.faults)


def edited(folder: Path, *edits: Edit) -> Pack:
    """The game's own cards after edits that leave them whole."""
    pack = copy_default_pack(GAME, folder / "pack")
    cards = pack / FILE
    content = tomllib.loads(cards.read_text(encoding="utf-8"))
    for edit in edits:
        edit(content)
    cards.write_text(written(content), encoding="utf-8")
    return load_pack(GAME, pack)


def card(content: Content, identity: str) -> dict[str, Any]:
    """The entry of a Fable or Friend."""
    found: dict[str, Any] = next(one for one in content["fable"] + content["friend"] if one["id"] == identity)
    return found


def with_card(identity: str, **values: object) -> Edit:
    """Change values of one card."""
    return lambda content: card(content, identity).update(values)
