"""The log of a match: the answers with which it began, then every entry that still counts. An undo truncates it and
adds what remains of the last moment, so only that has to be stored, however long the match is."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from itertools import takewhile

from fairytable.engine.match import Answer, Match
from fairytable.server.storage.stored import Entry, Opening, StoredMatch, Undone

WAITING = 2**32 - 1
"""Stands for the number of answers while a window is open, or while some have answered in secret and others have
not."""


class EntryLog:
    """For each item in the log, the number of answers after it, or `WAITING`."""

    __slots__ = ("_answers_after",)

    def __init__(self) -> None:
        self._answers_after = array("I")

    def __iter__(self) -> Iterator[int]:
        return iter(self._answers_after)

    def add(self, match: Match) -> None:
        """An entry was applied."""
        is_waiting = match.pending or match.window_is_open
        self._answers_after.append(WAITING if is_waiting else len(match.answers))

    def add_given(self, match: Match, given: Iterable[Answer], start: int) -> None:
        """These were given again when the match had the given number of answers. The last of them may still be
        secret."""
        for place, answer in enumerate(given, start):
            self._answers_after.append(place + 1 if match.answers[place : place + 1] == [answer] else WAITING)

    def answers_at(self, length: int) -> int:
        """The number of answers when the log had this length."""
        return self._answers_after[length - 1] if length else 0

    def undone(self, before: list[Answer], match: Match) -> Undone:
        """What an undo has to store if it leads to the match as it is now, from the match with these answers."""
        pairs = zip(before, match.answers, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        kept = len(self._answers_after)
        while self.answers_at(kept) > same:
            kept -= 1
        return Undone(match.answers[self.answers_at(kept) :], dict(match.pending), list(match.branches), kept)

    def cut(self, left: Undone, match: Match) -> None:
        """An undo was applied and leads to the match as it is now."""
        del self._answers_after[left.kept :]
        self.add_given(match, left.given, self.answers_at(left.kept))


def items_of(stored: StoredMatch, entries: Iterable[Entry]) -> tuple[list[Answer | Entry], Opening]:
    """The log of the match after these entries, and the opening or undo after which the luck was drawn anew."""
    latest = stored.opening
    items: list[Answer | Entry] = [*latest.given]
    for entry in entries:
        if entry.left is None:
            items.append(entry)
        else:
            latest = entry.left
            items[entry.left.kept :] = latest.given
    return items, latest
