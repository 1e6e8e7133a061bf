"""Colours of the full screen: a library at dusk, and the seats in their own colours."""

from __future__ import annotations

import re

from textual.content import Content, Span
from textual.style import Style
from textual.theme import Theme

from fairytable.engine.match import Match
from fairytable.engine.words import Words
from fairytable.terminal.text_layer import Line, seat_mark

DUSK = Theme(
    name="dusk",
    primary="#d9a650",
    secondary="#4f9a94",
    accent="#e0b566",
    foreground="#e9dfc9",
    background="#1b1816",
    surface="#231f1b",
    panel="#2e2823",
    success="#8abf6a",
    warning="#e3c65b",
    error="#e06c5c",
    dark=True,
    variables={"border": "#6b5a41", "border-blurred": "#4a4034", "footer-key-foreground": "#d9a650"},
)

SEAT_COLOURS = {
    "red": "#ec7a68",
    "blue": "#74aae6",
    "green": "#93c873",
    "yellow": "#ecd06a",
    "orange": "#ee9f52",
    "purple": "#c096e0",
}
OTHER_COLOURS = tuple(SEAT_COLOURS.values())
FAINT = "#8f836e"
STRONG = "bold #f4ecd8"
HEADING = "bold $primary"
FAINT_STYLE = Style.parse(FAINT)


def seat_colour(match: Match, seat: str) -> str:
    """The colour after which the seat is named, or one of its own."""
    return SEAT_COLOURS.get(seat) or OTHER_COLOURS[match.game.seats.index(seat) % len(OTHER_COLOURS)]


class Painter:
    """Paints the names and the marks of seats; things that only have a colour in their name stay as they are."""

    def __init__(self, match: Match, words: Words) -> None:
        self._seats = {words.name(seat): seat_colour(match, seat) for seat in match.seats}
        self._marks = {seat_mark(seat, words): seat_colour(match, seat) for seat in match.seats}
        things = [name for identity, name in words.names.items() if identity not in match.seats]
        self._name = _any_of([*things, *self._seats])
        self._mark = re.compile(rf"(?<![A-Za-z])(?P<mark>{'|'.join(map(re.escape, self._marks))})\d+|[─│·]+")

    def sentence(self, text: str) -> Content:
        """A text with the names of seats in their colours."""
        return Content(text, [_span(found, self._seats.get(found[0])) for found in self._name.finditer(text)])

    def map(self, text: str) -> Content:
        """A map with marks of seats, such as R2, in their colours, and with faint roads."""
        return Content(
            text, [_span(found, self._marks.get(found["mark"]), FAINT) for found in self._mark.finditer(text)]
        )

    def line(self, line: Line) -> Content:
        """An event with its clause, which can be clicked."""
        return Content.assemble(self.sentence(line.text), " ", self.clause(line.clause))

    def clause(self, number: str) -> Content:
        """The number of a clause; a click shows the rule."""
        return Content.styled(number, Style.from_meta({"@click": f"screen.show_rule({number!r})"}) + FAINT_STYLE)


def _any_of(names: list[str]) -> re.Pattern[str]:
    longest_first = sorted(filter(None, names), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)")


def _span(found: re.Match[str], colour: str | None, otherwise: str = "") -> Span:
    return Span(found.start(), found.end(), f"bold {colour}" if colour else otherwise)
