"""What the entries of a pack may hold: nothing that the game does not read, or a slip of the pen would be read past."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import inspect

from fairytable.engine.game import Game
from fairytable.engine.packs import PackReader, load_pack


def types_that_read_past_slips(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The types of entries in the game's own pack, and of all that is in them, that take fields they do not know."""
    kinds: list[type[Any]] = []
    convert = PackReader._convert

    def noting(self: PackReader, file: str, label: str, raw: object, kind: type[Any]) -> Any:
        kinds.append(kind)
        return convert(self, file, label, raw, kind)

    monkeypatch.setattr(PackReader, "_convert", noting)
    load_pack(game, game.identity.folder / "content")
    assert kinds
    return {
        found.cls.__name__ for found in _structs_in(inspect.multi_type_info(kinds)) if not found.forbid_unknown_fields
    }


def _structs_in(found: object) -> list[inspect.StructType]:
    seen: dict[int, object] = {}
    waiting: list[object] = [found]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen[id(one)] = one
        if isinstance(one, list | tuple):
            waiting += one
        elif isinstance(one, inspect.Type | inspect.Field):
            waiting += [getattr(one, name) for name in one.__struct_fields__]
    return [one for one in seen.values() if isinstance(one, inspect.StructType)]
