"""Words: turns keys and values into sentences, from the Fluent files of the game and of the whole program.

    event-<key>   question-<about>   option-<verb>   reason-<key>   name-<id>   guide-<about>

Values that are ids (spaces, seats, cards) are shown by their names: those of the people at the table, of the content
pack, or `name-<id>` of the Fluent files; the words receive the id itself as `<name>-id`. Costs and gains are passed in
the same way: with `roof price` among the names of the pack, as `<name>-price`; if it differs at the moment, the
question has the same key among its values, and its options use that. A game whose map is built during the match names
its places itself (`Game.places`). Several values are shown as one phrase; the words receive their number as
`<name>-count`. Values that belong together form a tuple: `("2", "wolf")`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fairytable.engine.errors import FairytableError
from fairytable.engine.events import NOTHING, ObservedEvent
from fairytable.engine.game import Game
from fairytable.engine.languages import bundles_for, language_here
from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb, verb_of

LONGEST_VALUE = 1000
"""Fluent refuses longer texts."""
SHARED_TEXTS = Path(__file__).parent.parent / "texts"


class MissingWords(FairytableError):
    """A key has no words, or its words use a value that is missing."""


class Verbatim(str):
    """Text that is shown as it is, even if it happens to be an id: user input, a file name. A very long one is cut."""

    __slots__ = ()


ThingFacts = dict[str, Any]
"""What a thing costs, gives, or has, by the name of the fact."""
NamePlace = Callable[[str, str], str | None]
"""The name of a place, from its part ("space", in an option "go space") and its id; `None` for the default."""


class Words:
    """The words of one table: one game in one language (by default that of the machine), with the names of the people,
    and of the places of a map that is built during the match."""

    def __init__(
        self,
        game: Game[Any] | None = None,
        language: str | None = None,
        names: Mapping[str, str] | None = None,
        name_place: NamePlace | None = None,
    ) -> None:
        self.game = game
        self.names = dict(names or {})
        self._facts = facts_in(self.names)
        self.name_place = name_place
        self.language = language or language_here()
        own = [game.identity.folder / folder for folder in ("texts", "names", "guide", "tale")] if game else []
        self._bundles = bundles_for(self.language, SHARED_TEXTS, *own, SHARED_TEXTS / "tale")

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **values: Any) -> str:
        """The words under a key of the Fluent files."""
        return self._fill(key, self._named(values))

    def event(self, told: ObservedEvent) -> str:
        return self.say(f"event-{told.key}", **told.values)

    def question(self, question: Question) -> str:
        return self.say(f"question-{question.about}", seat=question.seat, **question.values)

    def guide(self, question: Question, values: Mapping[str, Any]) -> str:
        """What matters at such a question, in one or two sentences; empty if the game has no guide for it."""
        key = f"guide-{question.about}"
        return self.say(key, **{**question.values, **values, "seat": question.seat}) if self.has(key) else ""

    def option(self, option: str, question: Question | None = None) -> str:
        """An option in words: `walk castle bell 3` is phrased by its verb with its arguments. Its question knows the
        current costs and gains."""
        verb = self.verb_of(option)
        now = facts_in(question.values) if question else {}
        return self._fill(f"option-{verb.word}", self._named(verb.named(option), f"{verb.word} ", now))

    def note(self, option: str, question: Question) -> str:
        """What a board shows beside an option, for readers who have only words (`note-<verb>`); empty if its question
        has no facts about it."""
        verb, now = self.verb_of(option), facts_in(question.values)
        named, key = verb.named(option), f"note-{verb.word}"
        if not now.keys() & set(map(str, named.values())) or not self.has(key):
            return ""
        return self._fill(key, self._named(named, f"{verb.word} ", now))

    def verb_of(self, option: str) -> Verb:
        """The verb that an option of the game begins with."""
        return verb_of(option, self.game.vocabulary.verbs if self.game else ())

    def reason(self, reason: Reason) -> str:
        return self.say(f"reason-{reason.key}", **reason.values)

    def name(self, identity: str) -> str:
        """The name of a seat, a space, a card."""
        if identity in self.names:
            return self.names[identity]
        if self.has(f"name-{identity}"):
            return self.say(f"name-{identity}")
        return identity

    def name_as(self, part: str, identity: str) -> str:
        """The name of something by its part in an option or event ("lay cell"), which distinguishes kinds of places."""
        return (self.name_place and self.name_place(part, identity)) or self.name(identity)

    def listing(self, items: Iterable[Any]) -> str:
        """Several values as one phrase. Many of the same kind (`several-coin`) are counted."""
        every = list(items)
        counted = {item: every.count(item) for item in every if isinstance(item, str) and self.has(f"several-{item}")}
        named = [self.say(f"several-{item}", count=count) for item, count in counted.items()]
        others = [item for item in every if not (isinstance(item, str) and item in counted)]
        named += [" ".join(str(self._name_of(part, "")) for part in _together(item)) for item in others]
        if not named:
            return self.say("list-none")
        if len(named) == 1:
            return named[0]
        return self._fill("list-and", {"most": ", ".join(named[:-1]), "last": named[-1]})

    def _fill(self, key: str, values: dict[str, Any]) -> str:
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        if bundle is None:
            raise MissingWords(f"There are no words for '{key}'")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"The words for '{key}' are empty")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"The words for '{key}' cannot be said: {errors[0]}")
        return str(text)

    def _named(
        self, values: Mapping[str, Any], of: str = "", now: Mapping[str, ThingFacts] = NOTHING
    ) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in values.items():
            named[name] = self._name_of(value, of + name)
            if isinstance(value, str):
                named[f"{name}-id"] = value
                facts = {**self._facts.get(value, {}), **now.get(value, {})}
                named.update((f"{name}-{fact}", told) for fact, told in facts.items())
            elif isinstance(value, list | tuple):
                named[f"{name}-count"] = len(value)
        return named

    def _name_of(self, value: Any, part: str) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Verbatim):
            return str(value) if len(value) <= LONGEST_VALUE else f"{value[: LONGEST_VALUE - 1]}…"
        if isinstance(value, str):
            return self.name_as(part, value)
        if isinstance(value, list | tuple):
            return self.listing(value)
        return value


def _together(item: Any) -> Sequence[Any]:
    """Values that belong together. What was stored as JSON comes back as a list."""
    return item if isinstance(item, list | tuple) else (item,)


def facts_in(told: Mapping[str, Any]) -> dict[str, ThingFacts]:
    """Facts about single things, from the names of a pack or the values of a question: `"roof price": "6"`."""
    facts: dict[str, ThingFacts] = {}
    for key, value in told.items():
        thing, _, fact = key.partition(" ")
        if fact:
            facts.setdefault(thing, {})[fact] = int(value) if isinstance(value, str) and value.isdecimal() else value
    return facts
