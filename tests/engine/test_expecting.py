"""What a player could expect to do is offered, or there is a reason."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from fairytable.coverage import explain
from fairytable.engine.errors import IllegalAnswer
from fairytable.engine.expecting import Expectation
from fairytable.engine.facts import Public
from fairytable.engine.match import Match
from fairytable.engine.questions import Question, Reason, ask
from fairytable.engine.table import Table
from fairytable.engine.verbs import Verb
from fairytable.testing import play
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match, goblin_market

EAT, SLEEP = Verb("eat", "fruit"), Verb("sleep")
TIRED = Reason("not_tired", "LG-1.3")


class Basket(Table, kw_only=True):
    """Somebody eats the fruit in the basket, the ripe ones only."""

    fruit: Public[list[str]] = msgspec.field(default_factory=lambda: ["apple", "pear", "plum"])
    unripe: Public[tuple[str, ...]] = ("plum",)


async def eat(table: Basket) -> None:
    ripe = EAT.all_of(fruit for fruit in table.fruit if fruit not in table.unripe)
    answer = await ask(decisions.What("red"), ripe, "LG-1.1", why_not=lambda: {SLEEP(): TIRED})
    table.fruit.remove(EAT.read(answer)[0])


def only_unripe_is_left(table: Basket) -> bool:
    return set(table.fruit) <= set(table.unripe)


def fruit_at_hand(table: Basket, _: Question) -> Iterable[str]:
    return EAT.all_of(table.fruit)


def why_not_eat(table: Basket, _: Question, option: str) -> Reason:
    return Reason("unripe", "LG-1.2", {"fruit": EAT.read(option)[0], "left": len(table.fruit)})


def why_not_sleep(_table: Basket, _question: Question, _option: str) -> Reason:
    raise AssertionError("the question has explained this already")


EXPECTATIONS = (
    Expectation(EAT, ("LG-1.2",), fruit_at_hand, why_not_eat),
    Expectation(SLEEP, ("LG-1.3",), lambda _table, _question: (SLEEP(),), why_not_sleep),
)


def a_basket() -> Match:
    game = a_game(Basket, eat, only_unripe_is_left, verbs=(EAT, SLEEP), expectations=EXPECTATIONS)
    return a_little_match(game)


def test_what_is_at_hand_and_not_offered_has_a_reason() -> None:
    match = a_basket()
    assert match.refusals(match.questions[0]) == {
        SLEEP(): TIRED,
        EAT("plum"): Reason("unripe", "LG-1.2", {"fruit": "plum", "left": 3}),
    }
    assert match.why_not("red", EAT("plum")) == Reason("unripe", "LG-1.2", {"fruit": "plum", "left": 3})


def test_what_is_offered_or_not_at_hand_has_none() -> None:
    match = play(a_basket(), "red: eat pear")
    assert match.why_not("red", EAT("apple")) is None
    assert match.why_not("red", EAT("pear")) is None


def test_an_illegal_answer_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        a_basket().answer("red", EAT("plum"))
    assert caught.value.reason == Reason("unripe", "LG-1.2", {"fruit": "plum", "left": 3})


def test_offers_and_explanations_are_counted_by_verb() -> None:
    counted = explain(goblin_market, matches=3)
    assert list(counted) == [verb.word for verb in goblin_market.vocabulary.verbs]
    assert counted["offer"].offered > 0
    assert counted["rest"].explained > 0
    assert counted["offer"].gone > 0, "a ware that was sold is no longer offered, and the market explains no offers"
