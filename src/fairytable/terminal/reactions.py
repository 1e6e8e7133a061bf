"""What somebody does not want to be asked about when it could be played into somebody else's doings.

It is kept for whoever plays on this machine, for each game, in a small file beside other settings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_config_path

from fairytable.engine.game import Game
from fairytable.engine.questions import Question
from fairytable.engine.verbs import Verb, verb_of


def usual_file() -> Path:
    return user_config_path("fairytable", appauthor=False) / "never-ask.json"


def played_by(option: str, verbs: tuple[Verb, ...]) -> str:
    """What an option of a window plays: the card that it names, or else what it does."""
    verb = verb_of(option, verbs)
    return str(verb.named(option).get("card", verb.word))


class Reactions:
    """Cards that somebody does not want to be asked about in one game. Without a file they are forgotten at the end."""

    def __init__(self, game: Game[Any], file: Path | None = None) -> None:
        self._game = game
        self._file = file
        self.never: tuple[str, ...] = self._kept().get(game.slug, ())

    def do_not_ask(self, question: Question) -> list[str]:
        """Never again about what this question offers to play: what that is."""
        things = self._played(question)
        self._set((*self.never, *[thing for thing in things if thing not in self.never]))
        return things

    def ask_again(self) -> None:
        """About everything."""
        self._set(())

    def wants(self, question: Question) -> bool:
        """Whether there is anything in a question of a window about which somebody wants to be asked."""
        return any(thing not in self.never for thing in self._played(question))

    def _played(self, question: Question) -> list[str]:
        return list(dict.fromkeys(played_by(option, self._game.verbs) for option in question.options[1:]))

    def _set(self, never: tuple[str, ...]) -> None:
        """Where the file cannot be written, it holds until the end of the sitting."""
        self.never = never
        if self._file is None:
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(msgspec.json.encode({**self._kept(), self._game.slug: never}))
        except OSError:
            self._file = None

    def _kept(self) -> dict[str, tuple[str, ...]]:
        """What the file says; one that cannot be read says nothing."""
        try:
            read = self._file.read_bytes() if self._file is not None else b"{}"
            return msgspec.json.decode(read, type=dict[str, tuple[str, ...]])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return {}
