"""Wording: numbers and lists for people."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from fairytable.lab.figures import Figure

MINUS = "\N{MINUS SIGN}"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def in_words(number: float, *, percent: bool) -> str:
    """A number for people."""
    if isinf(number):
        return "?"
    if number < 0:
        return f"{MINUS}{in_words(-number, percent=percent)}"
    if percent:
        return f"{number:.0%}" if number >= 0.1 or not number else f"{number:.1%}"
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}".removesuffix(".0") if number >= 10 else f"{number:.2f}".rstrip("0").rstrip(".")


def how_often(number: float) -> str:
    """A frequency in words: once, twice, 2.4 times."""
    told = in_words(number, percent=False)
    return {"1": "once", "2": "twice"}.get(told, f"{told} times")


def span(figure: Figure, *, percent: bool) -> str:
    return f"{in_words(figure.low, percent=percent)} to {in_words(figure.high, percent=percent)}"


def figure_in_words(figure: Figure, *, percent: bool) -> str:
    """A value with its interval."""
    return f"{in_words(figure.value, percent=percent)} ({span(figure, percent=percent)})"


def count_of(number: int, one: str, many: str) -> str:
    return f"1 {one}" if number == 1 else f"{number:,} {many}"


def capital(words: str) -> str:
    """The text with a capital letter."""
    return words[:1].upper() + words[1:]


def place_in_words(place: int) -> str:
    """The position in playing order: first, second, third."""
    return f"who plays {ORDINALS[place - 1]}"


def joined(words: Sequence[str]) -> str:
    """One, two and three."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
