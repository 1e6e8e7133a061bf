"""Views and options as numbers: every fact is mapped to one of a fixed number of places by hashing its name.

No game declares an encoding, so a new game or pack works at once. Two facts may share a place; with the default of a
thousand places that hardly hurts (K. Weinberger and others, "Feature hashing for large scale multitask learning").

Seats are named from the observer's point of view: `me`, then `next 1`, `next 2` in the order of play. So what was
learned in one seat applies to the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log1p
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from fairytable.engine.questions import Question

Numbers = NDArray[np.float32]

MOST_KEPT = 200_000
"""The number of names of facts, and parts of them, that are cached with their places."""
MOST_ROWS_KEPT = 20_000
"""The number of options that are cached as rows."""


class Name:
    """The name of a fact from one observer's point of view, its place, and the names that begin with it: its possible
    text values, and the facts below it. They are found once, since every view has the same ones."""

    __slots__ = ("below", "name", "place", "words")

    def __init__(self, name: str) -> None:
        self.name = name
        self.place = crc32(name.encode())
        self.below: dict[Any, Name] = {}
        self.words: dict[str, int] = {}


_beginnings: dict[tuple[tuple[str, str], ...], tuple[Name, Name]] = {}
_rows: dict[tuple[str, str, tuple[tuple[str, str], ...], int], Numbers] = {}
_kept = 0


def seats_as_seen_by(seat: str, seats: Sequence[str]) -> dict[str, str]:
    """The observer's name for each seat."""
    own = seats.index(seat)
    after = [*seats[own + 1 :], *seats[:own]]
    return {seat: "me"} | {other: f"next {distance}" for distance, other in enumerate(after, start=1)}


def encode_view(view: Mapping[str, Any], question: Question | None, seen: Mapping[str, str], size: int) -> Numbers:
    """The view of a seat, and its question, as a vector."""
    if _kept > MOST_KEPT:
        _forget()
    observer = tuple(seen.items())
    if observer not in _beginnings:
        _beginnings[observer] = Name(""), Name("asked")
    facts, asked = _beginnings[observer]
    places: list[int] = []
    values: list[float] = []
    _collect(view, facts, seen, places, values)
    if question is not None:
        places.append(_place_of_word(asked, question.about, {}))
        values.append(1.0)
        _collect(question.values, asked, seen, places, values)
    return np.bincount(np.array(places, np.int64) % size, values, size).astype(np.float32)


def encode_options(question: Question, options: Sequence[str], seen: Mapping[str, str], into: Numbers) -> None:
    """Each option as a row: its words, each at its place behind the verb, alone and together with the question."""
    about, size, observer = question.about, into.shape[1], tuple(seen.items())
    for number, option in enumerate(options[: len(into)]):
        row = _rows.get((about, option, observer, size))
        if row is None:
            if len(_rows) >= MOST_ROWS_KEPT:
                _rows.clear()
            row = _rows[about, option, observer, size] = _row(about, option, seen, size)
        into[number] = row


def _row(about: str, option: str, seen: Mapping[str, str], size: int) -> Numbers:
    verb, *arguments = option.split(" ")
    names = [verb, f"{about}:{verb}"]
    for place, word in enumerate(arguments):
        said = f"{verb}.{place}={seen.get(word, word)}"
        names += [said, f"{about}:{said}"]
    names.append(f"{about}:{' '.join([verb, *(seen.get(word, word) for word in arguments)])}")
    row = np.zeros(size, np.float32)
    for name in names:
        row[crc32(name.encode()) % size] += 1.0
    return row


def _collect(value: Any, name: Name, seen: Mapping[str, str], places: list[int], values: list[float]) -> None:
    """The places and the values of all facts with this name and below it; absent values have none."""
    kind = type(value)
    if kind is str:
        place = name.words.get(value)
        places.append(_place_of_word(name, value, seen) if place is None else place)
        values.append(1.0)
    elif kind is int or kind is float:
        places.append(name.place)
        values.append(log1p(value) if value > 0 else -log1p(-value))
    elif kind is bool:
        places.append(name.place)
        values.append(1.0)
    elif kind is list or kind is tuple:
        below = name.below
        for place, inner in enumerate(value):
            if not inner:
                continue
            if type(inner) is str:
                _collect(inner, name, seen, places, values)
            else:
                key = inner["seat"] if type(inner) is dict and inner.get("seat") in seen else place
                _collect(inner, below.get(key) or _name_below(name, key, seen), seen, places, values)
    elif kind is dict or isinstance(value, Mapping):
        below = name.below
        for key, inner in value.items():
            if inner:
                _collect(inner, below.get(key) or _name_below(name, key, seen), seen, places, values)


def _place_of_word(name: Name, word: str, seen: Mapping[str, str]) -> int:
    if word not in name.words:
        name.words[word] = crc32(f"{name.name}={seen.get(word, word)}".encode())
        _keep_one_more()
    return name.words[word]


def _name_below(name: Name, key: Any, seen: Mapping[str, str]) -> Name:
    found = name.below[key] = Name(f"{name.name}.{seen.get(key, key)}")
    _keep_one_more()
    return found


def _keep_one_more() -> None:
    global _kept  # noqa: PLW0603
    _kept += 1


def _forget() -> None:
    global _kept  # noqa: PLW0603
    _kept = 0
    _beginnings.clear()
