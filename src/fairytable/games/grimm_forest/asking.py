"""What a card declares of its questions, beside what it does: why an answer is missing, and what is a likely one.

    @expect(STEAL, ("GF-21.62",), (questions.AliBaba,), lambda table, question: STEAL.all_of(...))
    def why_not_steal(table, question, option): ...

    @likely(questions.Thumbelina)
    def flies_away(table, you, question, chance): ...

`expect` lists the options of a verb that make sense at these questions, and its function gives the reason why one of
them is not offered. `likely` is a rule of thumb: so bots imagine what others answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from fairytable.engine.chance import Chance
from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Decision, Question, Reason
from fairytable.engine.verbs import Verb
from fairytable.games.grimm_forest.components import MATERIALS
from fairytable.games.grimm_forest.table import Builder, ForestTable, seats_of

Asking: TypeAlias = Callable[[ForestTable, Question], Iterable[str]]
WhyNot: TypeAlias = Callable[[ForestTable, Question, str], Reason]
RuleOfThumb: TypeAlias = Callable[[ForestTable, Builder, Question, Chance], str]

EXPECTATIONS: list[Expectation] = []
RULES_OF_THUMB: dict[str, RuleOfThumb] = {}
"""What to do about a question, by its name."""


def expect(
    verb: Verb, clauses: tuple[str, ...], kinds: tuple[type[Decision], ...], options: Asking
) -> Callable[[WhyNot], WhyNot]:
    """These options of the verb make sense at these questions, and nowhere else; the reasons cite these clauses."""
    abouts = frozenset(kind.about for kind in kinds)

    def at_hand(table: ForestTable, question: Question) -> Iterable[str]:
        return options(table, question) if question.about in abouts else ()

    def declared(why_not: WhyNot) -> WhyNot:
        EXPECTATIONS.append(Expectation(verb, clauses, at_hand, why_not))
        return why_not

    return declared


def likely(*kinds: type[Decision]) -> Callable[[RuleOfThumb], RuleOfThumb]:
    def declared(rule: RuleOfThumb) -> RuleOfThumb:
        RULES_OF_THUMB.update(dict.fromkeys([kind.about for kind in kinds], rule))
        return rule

    return declared


# What several of them have in common


def asker(table: ForestTable, question: Question) -> Builder:
    return table.builder(question.seat)


def all_opponents(verb: Verb) -> Asking:
    return lambda table, question: verb.all_of(seats_of(table.opponents(asker(table, question))))


def all_materials(verb: Verb) -> Asking:
    return lambda _table, _question: verb.all_of(MATERIALS)


def you_have_none(_table: ForestTable, question: Question, option: str) -> Reason:
    return Reason("you_have_none", question.clause, {"material": option.split()[1]})


def fewer_than(you: Builder, material: str, count: int, clause: str) -> Reason:
    return Reason("fewer_than", clause, {"material": material, "has": you.resources[material], "count": count})
