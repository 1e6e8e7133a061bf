"""The guide to a first match in the terminal: which kinds of question are known, and whether a guide is wanted.

It is stored for each game in a small file beside other settings of this account.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from fairytable.engine.game import Game
from fairytable.terminal.keeping import Kept, settings_file


def usual_file() -> Path:
    return settings_file("guide.json")


class Learned(Struct, frozen=True):
    """The contents of the file: the kinds of question that are known, for each game."""

    is_on: bool = True
    known: dict[str, tuple[str, ...]] = {}


class Guide:
    """What the player knows of one game. `is_silent` silences the guide in this match, whatever is stored."""

    def __init__(self, game: Game[Any], file: Path | None = None, *, is_silent: bool = False) -> None:
        self._game = game
        self._kept = Kept(file, Learned())
        self._learned = self._kept.read(Learned)
        self._is_silent = is_silent

    @property
    def is_on(self) -> bool:
        return self._learned.is_on and not self._is_silent

    def turn(self, is_on: bool) -> None:
        """After it is switched on again, it starts from the beginning."""
        self._is_silent = False
        self._keep(Learned() if is_on else Learned(False, self._learned.known))

    def is_new(self, about: str) -> bool:
        """Whether the guide has something to say about such a question."""
        return self.is_on and about not in self._learned.known.get(self._game.slug, ())

    def learn(self, about: str) -> None:
        if self.is_new(about):
            slug, known = self._game.slug, self._learned.known
            self._keep(Learned(True, {**known, slug: (*known.get(slug, ()), about)}))

    def _keep(self, learned: Learned) -> None:
        self._learned = learned
        self._kept.write(learned)
