"""Verbs: the first word of an option, and the meaning of the words after it. One declaration creates options and reads
them.

BUILD = Verb("build", "material", "section")
BUILD("wood", "roof")                       # the option "build wood roof"
BUILD.all_of(("wood", "brick"), ("roof",))  # "build wood roof" and "build brick roof"
answer in BUILD                             # whether somebody builds
material, section = BUILD.read(answer)      # the words after the verb
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from typing import TypeAlias

from fairytable.engine.errors import WrongWords

Word: TypeAlias = str | int
MOST_REMEMBERED = 10_000


class Verb:
    """Calling it creates an option. Options are cached, so that creating and reading them again costs next to
    nothing."""

    __slots__ = ("_all_made", "_beginning", "_made", "_words", "arguments", "word")

    def __init__(self, word: str, *arguments: str) -> None:
        self.word = word
        self.arguments = arguments
        self._beginning = f"{word} "
        self._made: dict[tuple[Word, ...], str] = {}
        self._all_made: dict[tuple[tuple[Word, ...], ...], tuple[str, ...]] = {}
        self._words: dict[str, tuple[str, ...]] = {}

    def __repr__(self) -> str:
        return " ".join((self.word, *(f"<{argument}>" for argument in self.arguments)))

    def __call__(self, *words: Word) -> str:
        """The option with these words, one for each argument."""
        try:
            return self._made[words]
        except KeyError:
            return self._make(words)

    def all_of(self, *choices: Iterable[Word]) -> tuple[str, ...]:
        """An option for every combination of possible arguments, without duplicates."""
        words = tuple(map(tuple, choices))
        options = self._all_made.get(words)
        return self._make_all(words) if options is None else options

    def __contains__(self, answer: str) -> bool:
        """Whether the answer begins with this verb."""
        return answer.startswith(self._beginning) or answer == self.word

    def read(self, answer: str) -> tuple[str, ...]:
        """The words after the verb."""
        words = self._words.get(answer)
        return self._take_apart(answer) if words is None else words

    def named(self, answer: str) -> dict[str, Word]:
        """The words after the verb by name; what looks like a number is one."""
        words = self.read(answer)
        return {name: int(word) if word.isdecimal() else word for name, word in zip(self.arguments, words, strict=True)}

    def _make(self, words: tuple[Word, ...]) -> str:
        option = " ".join((self.word, *map(str, words)))
        if len(self._made) >= MOST_REMEMBERED:
            self._forget()
        self._words[option] = self._take_apart(option)
        self._made[words] = option
        return option

    def _take_apart(self, answer: str) -> tuple[str, ...]:
        word, *words = answer.split(" ")
        if word != self.word or len(words) != len(self.arguments) or "" in words:
            raise WrongWords(f"'{answer}' does not read '{self}'")
        return tuple(words)

    def _make_all(self, choices: tuple[tuple[Word, ...], ...]) -> tuple[str, ...]:
        if len(self._all_made) >= MOST_REMEMBERED:
            self._forget()
        made = self._made
        options = tuple(dict.fromkeys([made.get(words) or self._make(words) for words in product(*choices)]))
        self._all_made[choices] = options
        return options

    def _forget(self) -> None:
        self._made.clear()
        self._words.clear()
        self._all_made.clear()


YES, NO = Verb("yes"), Verb("no")
"""The answers to `ask_yes_no`."""


@cache
def by_word(verbs: tuple[Verb, ...]) -> Mapping[str, Verb]:
    """The verbs of a game, to be found by the first word of an option."""
    found = {verb.word: verb for verb in verbs}
    if len(found) < len(verbs):
        twice = next(verb for place, verb in enumerate(verbs) if verb.word in {other.word for other in verbs[:place]})
        raise WrongWords(f"two verbs of the game are called '{twice.word}'")
    return found


def verb_of(option: str, verbs: tuple[Verb, ...]) -> Verb:
    """The verb of an option."""
    verb = by_word(verbs).get(option.partition(" ")[0])
    if verb is None:
        raise WrongWords(f"the game has no verb for '{option}'; it has: {', '.join(by_word(verbs))}")
    return verb
