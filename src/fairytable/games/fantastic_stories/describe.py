"""The table in plain words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import Any

from fairytable.engine.words import Words
from fairytable.games.fantastic_stories.board import Board


def describe(view: dict[str, Any], board: Board, words: Words) -> str:
    """Everything a reader sees on the table."""
    return "\n".join(f"{words.name(reader['seat'])}: {reader['pawns']}" for reader in view["readers"])
