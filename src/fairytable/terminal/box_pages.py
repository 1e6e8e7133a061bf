"""The pages of a box that a match has opened, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from fairytable.engine.boxes import BoxPages
from fairytable.engine.match import Match
from fairytable.engine.words import Verbatim, Words
from fairytable.terminal.text_layer import plain


class PageLine(Struct, frozen=True):
    text: str
    is_heading: bool = False


def open_boxes(match: Match) -> tuple[str, ...]:
    """The boxes that everybody at the table may look into now."""
    boxes = match.game.rules.boxes
    return boxes.opened(match.view(None), match.pack.content) if boxes else ()


def open_pages(match: Match, words: Words) -> list[BoxPages]:
    boxes = match.game.rules.boxes
    return [boxes.pages(match.pack.content, box, words) for box in open_boxes(match)] if boxes else []


def lines_of(pages: BoxPages, words: Words) -> Iterator[PageLine]:
    yield PageLine(pages.title, is_heading=True)
    yield PageLine(pages.story)
    yield PageLine(pages.goal)
    for chapter in pages.chapters:
        yield PageLine("")
        yield PageLine(chapter.title, is_heading=True)
        for clause in chapter.clauses:
            yield PageLine(words.say("rule", clause=clause.number, text=Verbatim(plain(clause.text))))
        for line in chapter.lines:
            yield PageLine(f"- {line}")
        for piece in chapter.pieces:
            told = " ".join([*piece.words, f"({piece.clause})" if piece.clause else ""]).strip()
            yield PageLine(f"- {piece.title}: {told}" if told else f"- {piece.title}")
