"""Plugins: games and bots that other installed packages offer by entry points.

In the `pyproject.toml` of such a package:

    [project.entry-points."fairytable.games"]
    goose-market = "goose_market:GAME"

    [project.entry-points."fairytable.bots"]
    patient = "goose_market.bots:Patient"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from fairytable.engine.errors import FairytableError


class BrokenPlugin(FairytableError):
    """Another package offers a game or a bot that cannot be used."""


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """What other packages offer in this group, in the order of the names."""
    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


@cache
def find_plugin(group: str, name: str) -> Any:
    """The object that an entry point names."""
    entry = plugins(group)[name]
    try:
        return entry.load()
    except Exception as error:
        package = entry.dist.name if entry.dist else entry.value
        raise BrokenPlugin(f"'{name}' of the package {package} cannot be loaded: {error!r}") from error
