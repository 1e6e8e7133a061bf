"""The words of a lesson, in the learner's language. What a language lacks is said in English."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct

from fairytable.engine.languages import bundles_for, chosen_from, language_here, languages_in
from fairytable.engine.questions import Question
from fairytable.engine.words import MissingWords
from fairytable.lessons.lesson import Moment


class Reply(Struct, frozen=True):
    """The reply to an answer that the lesson does not want here, and the rule behind it."""

    sentence: str
    clause: str


class LessonWords:
    """The messages in the Fluent files of one lesson. Its title is `title`, what it teaches `about`."""

    def __init__(self, folder: Path, language: str | None = None) -> None:
        spoken = chosen_from(languages_in(folder), [language or language_here()])
        self._bundles = bundles_for(spoken, folder)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str) -> str:
        for bundle in self._bundles:
            message: Any = bundle.get_message(key) if bundle.has_message(key) else None
            if message is not None and message.value is not None:
                text, errors = bundle.format_pattern(message.value, {})
                if errors:
                    raise MissingWords(f"The words for '{key}' cannot be said: {errors[0]}")
                return str(text)
        raise MissingWords(f"There are no words for '{key}'")

    def reply(
        self, moment: Moment, question: Question, option: str, usual: Callable[[Iterable[str]], str]
    ) -> Reply | None:
        """Why the answer is not the right one here; `None` if it is. `usual` says what is wanted instead."""
        if moment.wants(option):
            return None
        own = moment.reply_to(option)
        if own is None:
            return Reply(usual(moment.do), question.clause)
        return Reply(self.say(own.say), own.clause or question.clause)
