"""What the numbers of the reasons in Fantastic Stories should be, seen from the table and not from the code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.fantastic_stories.table import StoryTable


def _too_few_at_home(table: StoryTable, question: Question, option: str, values: Mapping[str, Any]) -> bool:
    """The seven pawns without those out on the board and in the book."""
    reader = table.reader(question.seat)
    away = sum(count for space, count in reader.pawns.items() if space != table.board.castle) + len(reader.book)
    return bool(values["pawns"] == 7 - away < int(option.split()[1]))


def _no_such_die(table: StoryTable, _question: Question, option: str, values: Mapping[str, Any]) -> bool:
    usable = [*table.dice, *([table.shared_die] if table.shared_die else [])]
    return bool(values["die"] == int(option.split()[-1]) not in usable and sorted(values["dice"]) == sorted(usable))


TRUTHS: dict[str, Callable[[StoryTable, Question, str, Mapping[str, Any]], bool]] = {
    "too_few_at_home": _too_few_at_home,
    "no_such_die": _no_such_die,
}

NEVER_MISSING: dict[str, str] = {}

RARELY_MISSING: dict[str, str] = {}
