"""Abilities: what a player can do with a card, an item or a talent. Everything about one of them is in one class.

    @ABILITIES.declare
    class RingTheBell(InnAbility):                       # class InnAbility(Ability[InnTable, Guest]): what they share
        verb = RING                                      # RING = Verb("ring")
        moments = ("supper", "night")                    # the questions at which it can be done
        clauses = ("XX-4.1", "XX-4.2")                   # the rules that its reasons cite

        def at_hand(self, table, guest):
            return [RING()] if "bell" in guest.pack else []

        def why_not(self, table, guest, moment, option):
            return Reason("cracked", "XX-4.2") if guest.bell_is_cracked else None

        def do(self, table, guest, option):
            table.wake_everybody()

A scene offers `ABILITIES.options(table, guest, "supper")` and hands the answer to `ABILITIES.of(answer)`. The answers
to "Why can't I?" come from the same `why_not`, so that no condition is written twice: the game's expectations include
`ABILITIES.expectations(guest_asked)`, where `guest_asked(table, question)` is who is asked. What an ability is worth to
bots, and when others would use it, are methods of the game's own base class. Numbers and names stand in the pack,
words in the Fluent file.

Cards that share a verb, such as `play <card>`, each name theirs: `thing = "bell"`. What asks questions of its own is an
`async def do`, which the scene awaits.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb

OneTable = TypeVar("OneTable")
Doer = TypeVar("Doer")
AnAbility = TypeVar("AnAbility", bound="Ability[Any, Any]")


class Ability(Generic[OneTable, Doer]):
    """One ability: when it can be used, on what, why not now, and what it does. It holds no facts.

    `expected_at` are the questions at which a player could expect it, where these are more than its `moments`. `thing`
    is the word after the verb that means this ability, where several share the verb.
    """

    verb: ClassVar[Verb]
    thing: ClassVar[str] = ""
    moments: ClassVar[tuple[str, ...]]
    expected_at: ClassVar[tuple[str, ...]] = ()
    clauses: ClassVar[tuple[str, ...]]

    def at_hand(self, table: OneTable, doer: Doer) -> Iterable[str]:
        """The options that a player could expect from what they have, whether or not they work now."""
        raise NotImplementedError

    def why_not(self, table: OneTable, doer: Doer, moment: str, option: str) -> Reason | None:
        """Why an option at hand cannot be chosen now; None if it can. It depends only on what the player may know."""
        raise NotImplementedError

    def expected(self, table: OneTable, doer: Doer, about: str) -> Iterable[str]:
        """The options that a player could expect at this question."""
        return self.at_hand(table, doer) if about in self.moments or about in self.expected_at else ()

    def options(self, table: OneTable, doer: Doer, moment: str) -> Iterable[str]:
        """What can be chosen at one of its moments. Where much is at hand, a subclass may compute the same more
        quickly."""
        at_hand = self.at_hand(table, doer)
        if not at_hand:
            return ()
        return [option for option in at_hand if self.why_not(table, doer, moment, option) is None]

    def do(self, table: OneTable, doer: Doer, option: str) -> Awaitable[None] | None:
        """Carries it out: a coroutine, if that takes questions."""
        raise NotImplementedError


class Abilities(Generic[AnAbility]):
    """The abilities of a game, offered in the order in which they are declared."""

    def __init__(self) -> None:
        self._declared: dict[str, AnAbility] = {}
        self._at: dict[str, tuple[AnAbility, ...]] = {}

    def declare(self, kind: type[AnAbility]) -> type[AnAbility]:
        """Decorates the class of an ability."""
        words = f"{kind.verb.word} {kind.thing}" if kind.thing else kind.verb.word
        if words in self._declared:
            raise TypeError(f"{kind.__name__} and {type(self._declared[words]).__name__} are both called by '{words}'")
        ability = self._declared[words] = kind()
        for moment in kind.moments:
            self._at[moment] = (*self._at.get(moment, ()), ability)
        return kind

    def __iter__(self) -> Iterator[AnAbility]:
        return iter(self._declared.values())

    def at(self, moment: str) -> tuple[AnAbility, ...]:
        """Those that can be used at this moment."""
        return self._at.get(moment, ())

    def of(self, option: str) -> AnAbility | None:
        """The ability that an option uses; None if it is about something else."""
        verb, _, words = option.partition(" ")
        return self._declared.get(verb) or self._declared.get(f"{verb} {words.partition(' ')[0]}")

    def options(self, table: Any, doer: Any, moment: str) -> list[str]:
        """Everything that they offer at this moment."""
        found: list[str] = []
        for ability in self._at.get(moment, ()):
            found += ability.options(table, doer, moment)
        return found

    def expectations(self, doer_of: Callable[[Any, Question], Any]) -> tuple[Expectation, ...]:
        """The options that players could expect, with the reasons against them. `doer_of(table, question)` is
        the player who is asked. An ability that happens by itself has no moments, and nobody expects it."""
        chosen = [ability for ability in self._declared.values() if ability.moments or ability.expected_at]
        return tuple([_expectation_of(ability, doer_of) for ability in chosen])


def _expectation_of(ability: Ability[Any, Any], doer_of: Callable[[Any, Question], Any]) -> Expectation:
    def at_hand(table: Any, question: Question) -> Iterable[str]:
        return ability.expected(table, doer_of(table, question), question.about)

    def why_not(table: Any, question: Question, option: str) -> Reason | None:
        return ability.why_not(table, doer_of(table, question), question.about, option)

    return Expectation(ability.verb, ability.clauses, at_hand, why_not)
