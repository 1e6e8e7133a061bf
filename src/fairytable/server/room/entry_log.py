"""The log of a match: the answers with which it began, then every entry that still counts. An undo cuts it short and
adds what stays of the last moment, so that only this has to be stored, however long the match is."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from itertools import takewhile

from fairytable.engine.match import Answer, Match
from fairytable.server.storage.stored import Entry, Opening, StoredMatch, Undone

WAITING = 2**32 - 1
"""In place of a number of answers: a window was open, or some had answered in secret while others were waited for."""


class EntryLog:
    """Of each item in the log of a match: how many answers the match had after it, or `WAITING`."""

    __slots__ = ("_answers_after",)

    def __init__(self) -> None:
        self._answers_after = array("I")

    def __iter__(self) -> Iterator[int]:
        return iter(self._answers_after)

    def add(self, match: Match) -> None:
        """An entry was carried out."""
        is_waiting = match.pending or match.window_is_open
        self._answers_after.append(WAITING if is_waiting else len(match.answers))

    def add_given(self, match: Match, given: Iterable[Answer], start: int) -> None:
        """These were given again, when the match had so many answers. The last of them may be secret still."""
        for place, answer in enumerate(given, start):
            self._answers_after.append(place + 1 if match.answers[place : place + 1] == [answer] else WAITING)

    def answers_at(self, length: int) -> int:
        """How many answers the match had when the log had this length."""
        return self._answers_after[length - 1] if length else 0

    def undone(self, before: list[Answer], match: Match) -> Undone:
        """What an undo has to store that has left the match as it is now, and found it with these answers."""
        pairs = zip(before, match.answers, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        kept = len(self._answers_after)
        while self.answers_at(kept) > same:
            kept -= 1
        return Undone(match.answers[self.answers_at(kept) :], dict(match.pending), list(match.branches), kept)

    def cut(self, left: Undone, match: Match) -> None:
        """An undo was carried out, and has left the match as it is now."""
        del self._answers_after[left.kept :]
        self.add_given(match, left.given, self.answers_at(left.kept))


def items_of(stored: StoredMatch, entries: Iterable[Entry]) -> tuple[list[Answer | Entry], Opening]:
    """The log of the match after these entries, and the opening or undo that says where luck was drawn anew."""
    latest = stored.opening
    items: list[Answer | Entry] = [*latest.given]
    for entry in entries:
        if entry.left is None:
            items.append(entry)
        else:
            latest = entry.left
            items[entry.left.kept :] = latest.given
    return items, latest
