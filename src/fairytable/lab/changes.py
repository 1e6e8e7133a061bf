"""Changes: what differs between two runs, option by option and entry by entry of their packs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from fairytable.engine.game import Game
from fairytable.engine.packs import TITLE
from fairytable.lab.runs import Run, pack_of

Path = tuple[str, ...]


def changes_between(game: Game[Any], here: Run, there: Run) -> tuple[str, ...]:
    """Every difference on one line: what it is, and its value on either side."""
    options = _differing(_values(here.options), _values(there.options))
    found = [f"option {_told(path, *values)}" for path, *values in options]
    files = [pack_of(game, run).files for run in (here, there)]
    for name in sorted((set(files[0]) | set(files[1])) - {TITLE}):
        one, other = (_values(tomllib.loads(texts.get(name, ""))) for texts in files)
        found += [f"{name}: {_told(path, *values)}" for path, *values in _differing(one, other)]
    return tuple(found)


def _differing(here: Mapping[Path, Any], there: Mapping[Path, Any]) -> Iterator[tuple[Path, Any, Any]]:
    for path in dict.fromkeys((*here, *there)):
        if here.get(path) != there.get(path):
            yield path, here.get(path), there.get(path)


def _told(path: Path, here: Any, there: Any) -> str:
    one, other = ("nothing" if value is None else str(value) for value in (here, there))
    return f"{' '.join(path)}: {one} here, {other} there"


def _values(content: Any, path: Path = ()) -> dict[Path, Any]:
    """Every value of a file by its path. List entries are identified by their ids if they have any, otherwise by
    position."""
    if isinstance(content, Mapping):
        inner = {str(key): value for key, value in content.items() if not (path and key == "id")}
    elif isinstance(content, list) and any(isinstance(entry, dict | list) for entry in content):
        inner = {
            str(entry.get("id", place) if isinstance(entry, dict) else place): entry
            for place, entry in enumerate(content, start=1)
        }
    else:
        return {path: content}
    return {found: value for key, below in inner.items() for found, value in _values(below, (*path, key)).items()}
