"""Replays a saved match, answer by answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from fairytable.bots.review import why
from fairytable.bots.wording import reason
from fairytable.engine.errors import FairytableError
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.records import read_record
from fairytable.engine.words import Verbatim
from fairytable.matches import load_match
from fairytable.terminal import text_layer
from fairytable.terminal.plain import EndOfInput, Lines
from fairytable.terminal.text_layer import Line


class Replay:
    """A saved match at one of its moments: after `place` of its `length` answers."""

    def __init__(self, record: Path, pack: Path | None = None, seat: str | None = None) -> None:
        self._record = read_record(record)
        self.match = load_match(self._record, pack)
        if seat is not None and seat not in self.match.seats:
            raise FairytableError(f"Nobody sits at '{seat}' in this match; seats are: {', '.join(self.match.seats)}")
        self.seat = seat
        self.words = text_layer.words_for(self.match)
        self.answers = tuple(self.match.answers)
        self.place = self.length

    @property
    def length(self) -> int:
        return len(self.answers)

    def go_to(self, place: int) -> None:
        """Go to the moment after this many answers, as near as possible."""
        self.place = min(max(place, 0), self.length)
        self.match = self._at(self.place)
        self.words = text_layer.words_for(self.match)

    def answer_text(self) -> str:
        """The last answer; before the first, that it is the beginning."""
        if self.place == 0:
            return self.words.say("replay-beginning", length=self.length)
        seat, option = self.answers[self.place - 1]
        label = self.words.say("replay-left") if option == LEAVE else self._answer_words(self.place - 1)
        return self.words.say("replay-answer", number=self.place, length=self.length, seat=seat, label=label)

    def new_lines(self) -> list[Line]:
        """The events that followed the last answer."""
        lines = text_layer.event_lines(self.match, self.seat, self.words)
        return [line for line in lines if line.moment == self.place]

    def table_text(self) -> str:
        return text_layer.table_text(self.match, self.seat, self.words)

    def why_line(self) -> str:
        """The reasons for the last answer, judged by what its seat could know."""
        place = self.place - 1
        advice = why(self._at(self.length), place) if place >= 0 else None
        if advice is None:
            return self.words.say("because-nothing")
        label = Verbatim(self._answer_words(place))
        told = Verbatim(reason(advice, self.words) or self.words.say("because-uncounted"))
        return self.words.say("because", seat=self.answers[place][0], option=label, reason=told)

    def end_lines(self) -> list[str]:
        """The result, or at the end of an unfinished match that it continues."""
        if self.place < self.length:
            return []
        return text_layer.result_lines(self.match, self.words) or [self.words.say("replay-unfinished")]

    def _answer_words(self, place: int) -> str:
        seat, option = self.answers[place]
        return self.words.option(option, self._at(place).question_for(seat))

    def _at(self, place: int) -> Match:
        whole = place == self.length
        told = msgspec.structs.replace(
            self._record, answers=self._record.answers[:place], pending=self._record.pending if whole else {}
        )
        return load_match(told, self.match.pack)


class PlainReplay:
    """A replay line by line."""

    def __init__(self, film: Replay, lines: Lines) -> None:
        self.film = film
        self.lines = lines

    def show(self) -> None:
        try:
            self._say("plain-title", game=self.film.match.game.title, pack=self.film.match.pack.name)
            self._say("replay-hint")
            self._show_step()
            while self._obey(self.lines.read().casefold()):
                self._show_step()
        except (EndOfInput, KeyboardInterrupt):
            return

    def _obey(self, line: str) -> bool:
        """Move on or back; returns False at the end or when the viewer quits."""
        film = self.film
        while not re.fullmatch(r"[nbq]?|[0-9]{1,9}", line):
            if line == "w":
                self.lines.show(film.why_line())
            else:
                self._say("replay-not_understood", line=Verbatim(line), length=film.length)
            line = self.lines.read().casefold()
        if line == "q" or (line in ("", "n") and film.place == film.length):
            return False
        film.go_to(int(line) if line.isdecimal() else film.place + (-1 if line == "b" else 1))
        return True

    def _show_step(self) -> None:
        film = self.film
        self.lines.show()
        self.lines.show(film.answer_text())
        for line in film.new_lines():
            self._say("plain-event", text=line.text, clause=line.clause)
        self.lines.show(film.table_text())
        for end in film.end_lines():
            self.lines.show(end)

    def _say(self, key: str, **values: Any) -> None:
        self.lines.show(self.film.words.say(key, **values))
