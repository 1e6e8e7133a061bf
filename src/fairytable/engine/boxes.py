"""Boxes: parts of a pack that stay shut until a match opens them, and the pages that are read then.

A game with several endings in boxes, of which a match opens one, has `Game.boxes`. Whatever is shown at a table (cards
in the terminal, the page's drawing of the pack) comes from a pack without the boxes that are still shut.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct

from fairytable.engine.rulebook import Clause


class Piece(Struct, frozen=True):
    """A thing in the box, with its description and the clause about it."""

    id: str
    title: str
    words: list[str]
    clause: str = ""


class Chapter(Struct, frozen=True):
    """A part of the pages: its clauses, what the pack says about it, and its pieces."""

    title: str
    clauses: list[Clause] = []
    lines: list[str] = []
    pieces: list[Piece] = []


class BoxPages(Struct, frozen=True):
    """What is read when a box is opened."""

    id: str
    number: int
    title: str
    story: str
    goal: str
    chapters: list[Chapter]


class Boxes(Struct, frozen=True):
    """`numbers(content)` are the boxes by number; `opened(view, content)` names those that a match has opened.
    `without_shut(content, opened)` is the content with only these boxes; `pages(content, box, words)` are its pages.
    """

    numbers: Callable[[Any], Mapping[int, str]]
    opened: Callable[[Mapping[str, Any], Any], tuple[str, ...]]
    without_shut: Callable[[Any, Collection[str]], Any]
    pages: Callable[..., BoxPages]
