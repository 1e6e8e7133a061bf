"""Views and options as numbers: every fact falls into one of a fixed number of places, found by hashing its name.

No game says how it is to be encoded, and a new game or pack needs nothing. Two facts may share a place; with the usual
thousand places that hardly hurts (K. Weinberger and others, "Feature hashing for large scale multitask learning").

A seat is named as the observer sees it: `me`, then `next 1`, `next 2` in the order of play. So what was learned in one
seat holds in the others.
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
"""So many names of facts are remembered with their places."""

_places: dict[str, int] = {}


def seats_as_seen_by(seat: str, seats: Sequence[str]) -> dict[str, str]:
    """What the observer calls each seat."""
    own = seats.index(seat)
    after = [*seats[own + 1 :], *seats[:own]]
    return {seat: "me"} | {other: f"next {distance}" for distance, other in enumerate(after, start=1)}


def encode_view(view: Mapping[str, Any], question: Question | None, seen: Mapping[str, str], size: int) -> Numbers:
    """The view of a seat, and what it is asked, as a vector."""
    vector = np.zeros(size, np.float32)
    found: list[tuple[str, float]] = []
    _collect(view, "", seen, found)
    if question is not None:
        found.append((f"asked={question.about}", 1.0))
        _collect(question.values, "asked", seen, found)
    for name, value in found:
        vector[_place(name) % size] += value
    return vector


def encode_options(question: Question, options: Sequence[str], seen: Mapping[str, str], into: Numbers) -> None:
    """Each option as a row: its words, each at its place behind the verb, alone and together with the question."""
    size = into.shape[1]
    for row, option in zip(into, options, strict=False):
        verb, *arguments = option.split(" ")
        names = [verb, f"{question.about}:{verb}"]
        for place, word in enumerate(arguments):
            said = f"{verb}.{place}={seen.get(word, word)}"
            names += [said, f"{question.about}:{said}"]
        names.append(f"{question.about}:{' '.join([verb, *(seen.get(word, word) for word in arguments)])}")
        for name in names:
            row[_place(name) % size] += 1.0


def _collect(value: Any, name: str, seen: Mapping[str, str], found: list[tuple[str, float]]) -> None:
    """All facts below this one, with their names."""
    kind = type(value)
    if kind is str:
        if value:
            found.append((f"{name}={seen.get(value, value)}", 1.0))
    elif kind is int or kind is float:
        if value:
            found.append((name, log1p(value) if value > 0 else -log1p(-value)))
    elif kind is bool:
        if value:
            found.append((name, 1.0))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            _collect(inner, f"{name}.{seen.get(key, key)}", seen, found)
    elif kind is list or kind is tuple:
        for place, inner in enumerate(value):
            if type(inner) is str:
                _collect(inner, name, seen, found)
            elif isinstance(inner, Mapping) and inner.get("seat") in seen:
                _collect(inner, f"{name}.{seen[inner['seat']]}", seen, found)
            else:
                _collect(inner, f"{name}.{place}", seen, found)


def _place(name: str) -> int:
    """The same on every machine and in every process."""
    place = _places.get(name)
    if place is None:
        if len(_places) >= MOST_KEPT:
            _places.clear()
        place = _places[name] = crc32(name.encode())
    return place
