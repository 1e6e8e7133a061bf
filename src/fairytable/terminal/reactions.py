"""Cards that the player does not want to be asked about when they could be played in somebody else's turn.

They are stored for each game in a small file beside other settings of this account.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fairytable.engine.game import Game
from fairytable.engine.questions import Question
from fairytable.engine.verbs import Verb, verb_of
from fairytable.terminal.keeping import Kept, settings_file


def usual_file() -> Path:
    return settings_file("never-ask.json")


def played_by(option: str, verbs: tuple[Verb, ...]) -> str:
    """What an option of a window plays: the card that it names, or otherwise its verb."""
    verb = verb_of(option, verbs)
    return str(verb.named(option).get("card", verb.word))


class Reactions:
    """The cards that the player does not want to be asked about in one game. Without a file they are forgotten at the
    end."""

    def __init__(self, game: Game[Any], file: Path | None = None) -> None:
        self._game = game
        self._kept = Kept[dict[str, tuple[str, ...]]](file, {})
        self.never: tuple[str, ...] = self._read().get(game.slug, ())

    def do_not_ask(self, question: Question) -> list[str]:
        """Never ask again about what this question offers to play; returns what that is."""
        things = self._played(question)
        self._set((*self.never, *[thing for thing in things if thing not in self.never]))
        return things

    def ask_again(self) -> None:
        """Ask about everything again."""
        self._set(())

    def wants(self, question: Question) -> bool:
        """Whether a question of a window offers anything that the player wants to be asked about."""
        return any(thing not in self.never for thing in self._played(question))

    def _played(self, question: Question) -> list[str]:
        return list(dict.fromkeys(played_by(option, self._game.vocabulary.verbs) for option in question.options[1:]))

    def _set(self, never: tuple[str, ...]) -> None:
        self.never = never
        self._kept.write({**self._read(), self._game.slug: never})

    def _read(self) -> dict[str, tuple[str, ...]]:
        return self._kept.read(dict[str, tuple[str, ...]])
