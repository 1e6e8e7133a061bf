"""The tale in plain words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import Any


def describe(view: dict[str, Any], _content: Any, _words: Any) -> str:
    return str(view)


def draw_map(view: dict[str, Any], _content: Any, _words: Any, _width: int) -> str:
    return str(view)
