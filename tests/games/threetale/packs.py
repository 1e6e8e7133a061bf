"""Packs of ThreeTale that tests have changed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fairytable.engine.packs import PackReader
from fairytable.games import threetale
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.reading import read_content
from tests.games.toml import written

CONTENT = Path(threetale.__file__).parent / "content"

Change = Callable[[dict[str, Any]], None]


def pack_with(folder: Path, file: str, change: Change) -> PackReader:
    """The default pack in this folder, with one file changed, and read."""
    for path in CONTENT.glob("*.toml"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    content = tomllib.loads((CONTENT / file).read_text(encoding="utf-8"))
    change(content)
    (folder / file).write_text(written(content), encoding="utf-8")
    reader = PackReader(folder)
    read_content(reader)
    return reader


def faults_of(folder: Path, file: str, change: Change) -> list[str]:
    return [str(fault) for fault in pack_with(folder, file, change).faults]


def content_with(folder: Path, file: str, change: Change) -> Content:
    content = read_content(pack_with(folder, file, change))
    assert content is not None
    return content
