"""Phrasing: sentences from keys and values, cached so that none is made twice.

Sentences contain a placeholder for each seat, and for each place of a map that is built during the match; the names of
a table's people and places are filled in last. So all tables of a game share one cache.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from fairytable.engine.errors import FairytableError
from fairytable.engine.events import NOTHING, ObservedEvent
from fairytable.engine.game import Game
from fairytable.engine.languages import ENGLISH, bundles_for, chosen_from, language_here, languages_in, wishes_in
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack
from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import verb_of
from fairytable.engine.words import SHARED_TEXTS, NamePlace, Words, facts_in
from fairytable.server.messages.socket import EventTold, OptionTold, QuestionTold, ReasonTold, encode

MARK = "\ue000"
MOST_REMEMBERED = 10_000

OWN_TEXTS = Path(__file__).parent / "texts"
_log = logging.getLogger("fairytable.server")

Fill = Callable[[str], str]


@cache
def languages_of(game: Game[Any]) -> list[str]:
    """The languages in which the program or the game has words, English first."""
    return languages_in(SHARED_TEXTS, game.identity.folder / "texts")


@cache
def languages_spoken() -> list[str]:
    """The languages in which the program or the server itself has words, English first."""
    return languages_in(SHARED_TEXTS, OWN_TEXTS)


def language_of(header: str) -> str:
    """The language for a browser that sends this `Accept-Language`; without a preference, that of the server's
    machine."""
    return chosen_from(languages_spoken(), [*wishes_in(header), language_here()])


class Phrasing:
    """One game, with one pack, in one language. Options that name nobody are the same at every table, and are cached in
    encoded form."""

    def __init__(self, game: Game[Any], pack: Pack, language: str) -> None:
        marks = {seat: marked_seat(seat) for seat in game.seats}
        self.game = game
        self.language = language
        self.content_names = dict(game.texts.names(pack.content, language))
        self.words = self.words_for(marks)
        places = game.texts.places
        if places is not None:
            self.words.name_place = lambda part, place: f"{MARK}{part}|{place}{MARK}" if places.knows(place) else None
        self._own_names = self.words_for({})
        self._sentences: dict[tuple[str, bytes], str] = {}
        self._names: dict[str, str] = {}
        self._options: dict[str, OptionTold] = {}
        self._written: dict[str, Raw] = {}

    def name(self, identity: str) -> str:
        """The name of a thing of the game; of a seat, its colour."""
        name = self._names.get(identity)
        if name is None:
            if len(self._names) >= MOST_REMEMBERED:
                self._names.clear()
            name = self._names[identity] = self._own_names.name(identity)
        return name

    def say(self, key: str, **values: Any) -> str:
        """The game's own words under this key; empty if it has none."""
        return self._own_names.say(key, **values) if self._own_names.has(key) else ""

    def why_unfit(self, reason: Reason) -> str:
        """Why options are incompatible with each other or the seats."""
        return self._worded(f"reason-{reason.key}", lambda: self._own_names.reason(reason))

    def words_for(self, names: Mapping[str, str]) -> Words:
        """Words with these people's names. A game without texts is described by its keys."""
        return Words(self.game, self.language, self.content_names | dict(names))

    def name_place(self, match: Match, part: str, place: str) -> str | None:
        """The name of a place of this match in a sentence."""
        return match.name_place(self._own_names, part, place)

    def words_at(self, match: Match, names: Mapping[str, str]) -> Words:
        """The words for one table in its current state."""
        words = self.words_for(names)
        words.name_place = lambda part, place: self.name_place(match, part, place)
        return words

    def option(self, option: str, fill: Fill, question: Question | None = None) -> OptionTold:
        told = self._options.get(option) or self._new_option(option)
        if question is not None and (facts := facts_in(question.values)):
            words = self._sentence(option, facts, lambda: self.words.option(option, question))
            told = msgspec.structs.replace(told, words=words)
        return msgspec.structs.replace(told, words=fill(told.words)) if MARK in told.words else told

    def event(self, number: int, told: ObservedEvent, fill: Fill) -> EventTold:
        sentence = fill(self._sentence(f"event-{told.key}", told.values, lambda: self.words.event(told)))
        return EventTold(number, told.key, told.clause, told.values, sentence, told.moment)

    def question(
        self,
        question: Question,
        number: int,
        fill: Fill,
        seconds: int | None = None,
        *,
        quiet: bool = False,
        foreseen: dict[str, Any] = NOTHING,
    ) -> QuestionTold:
        values = question.values
        key = f"question-{question.about}"
        sentence = fill(self._sentence(key, (question.seat, values), lambda: self.words.question(question)))
        written = {} if facts_in(values) else self._written
        options: list[Any] = [written.get(option) or self.option(option, fill, question) for option in question.options]
        return QuestionTold(
            number,
            question.seat,
            question.about,
            question.clause,
            values,
            sentence,
            options,
            seconds,
            quiet,
            foreseen,
        )

    def reason(self, option: str, reason: Reason, fill: Fill, question: Question) -> ReasonTold:
        sentence = fill(self._sentence(f"reason-{reason.key}", dict(reason.values), lambda: self.words.reason(reason)))
        told = self.option(option, fill, question)
        return ReasonTold(
            option,
            told.verb,
            told.arguments,
            told.words,
            reason.key,
            reason.clause,
            dict(reason.values),
            sentence,
        )

    def _new_option(self, option: str) -> OptionTold:
        verb = verb_of(option, self.game.vocabulary.verbs)
        words = self._worded(option, lambda: self.words.option(option))
        told = OptionTold(option, verb.word, verb.named(option), words)
        if len(self._options) >= MOST_REMEMBERED:
            self._options.clear()
            self._written.clear()
        self._options[option] = told
        if MARK not in words:
            self._written[option] = Raw(encode(told))
        return told

    def _sentence(self, key: str, values: Any, make: Callable[[], str]) -> str:
        place = (key, encode(values))
        sentence = self._sentences.get(place)
        if sentence is None:
            if len(self._sentences) >= MOST_REMEMBERED:
                self._sentences.clear()
            sentence = self._sentences[place] = self._worded(key, make)
        return sentence

    def _worded(self, key: str, make: Callable[[], str]) -> str:
        """A missing word must not stop a table: the key is shown instead, and the log reports it."""
        try:
            return make()
        except (FairytableError, ValueError) as error:
            _log.warning("no words in %s, language %s: %s", self.game.slug, self.language, error)
            return key.replace("_", " ")


def filler(names: Mapping[str, str], name_place: NamePlace | None = None) -> Fill:
    """Replaces the placeholders by the names of people and places."""

    def named(mark: str) -> str:
        part, _, place = mark.partition("|")
        return (name_place and name_place(part, place)) or place if place else names.get(part, part)

    def fill(sentence: str) -> str:
        if MARK not in sentence:
            return sentence
        parts = sentence.split(MARK)  # every second one is a placeholder
        parts[1::2] = [names.get(mark) or named(mark) for mark in parts[1::2]]
        return "".join(parts)

    return fill


def marked_seat(seat: str) -> str:
    return f"{MARK}{seat}{MARK}"


@lru_cache(10_000)
def server_words(key: str, language: str = ENGLISH, **values: Any) -> str:
    """The server's own words; in English if there are none in the language, whatever a browser calls it."""
    bundles = bundles_for(language if language in languages_spoken() else ENGLISH, OWN_TEXTS)
    bundle = next((bundle for bundle in bundles if bundle.has_message(key)), bundles[-1])
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(message.value, values)
    if errors:
        raise errors[0]
    return str(text)
