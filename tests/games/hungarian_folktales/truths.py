"""What only Hungarian Folktales knows of its reasons: whether their numbers are true, and which verbs need none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales.agenda import MeetDemand
from fairytable.games.hungarian_folktales.chances import band_of, points
from fairytable.games.hungarian_folktales.content import OUTCOMES
from fairytable.games.hungarian_folktales.goods import tradable
from fairytable.games.hungarian_folktales.movement import steps_of
from fairytable.games.hungarian_folktales.table import FolktaleTable
from fairytable.games.hungarian_folktales.trading import MOST_OFFERS

Values = Mapping[str, Any]
NEVER_MISSING = {
    "walk_by": "where several ways lead to a field, each of them is offered",
    "number": "a blank can be any number from 1 to 5",
    "take_for_toad": "every toad can make room for a find",
    "make_room": "every tile can make room for the Trickster",
    "make_room_of_toad": "every toad can make room for the Trickster",
    "refuse": "whoever says no may give any of the reasons",
}
RARELY_MISSING = {
    "comb": "test_tiles.py::test_the_comb_throws_again_before_anything_is_added_and_works_twice",
    "discard_toad": "test_why_not.py::test_free_actions_have_their_moments",
    "key": "test_why_not.py::test_what_does_not_count_in_a_throw",
    "lose": "test_why_not.py::test_what_an_unlucky_throw_never_takes",
    "offer": "test_why_not.py::test_why_the_sorcerer_does_nothing",
    "offer_toad": "test_why_not.py::test_why_the_sorcerer_does_nothing",
    "pay": "test_why_not.py::test_how_bad_luck_cannot_be_settled",
    "pluck": "test_why_not.py::test_what_cannot_be_changed_into_what",
    "table": "test_why_not.py::test_how_a_meal_cannot_be_settled",
    "take": "test_why_not.py::test_what_a_full_satchel_does_not_take",
    "take_for": "test_why_not.py::test_what_a_full_satchel_does_not_take",
    "trickster": "test_why_not.py::test_what_does_not_count_in_a_throw",
    "try_gate": "test_why_not.py::test_the_gate_says_what_is_missing_in_words",
    "turn_to": "test_why_not.py::test_no_branch_leads_back_where_one_came_from",
    "wield": "test_why_not.py::test_what_does_not_count_in_a_throw",
    "wish": "test_why_not.py::test_a_young_player_wishes_only_for_what_the_tale_asks_for",
}


def _held(table: FolktaleTable, question: Question, thing: str) -> int:
    hero = table.hero(question.seat)
    return {"biscuits": len(hero.biscuits), "advice": hero.advice, "gold_coins": hero.gold}[thing]


def _too_few(table: FolktaleTable, question: Question, option: str, values: Values) -> bool:
    needed = {
        "swap_advice": 2,
        "swap_biscuits": 2,
        "ask_advice": 1,
        "eat_off": 1,
        "talk_off": 2,
        "buy_advice": 1,
        "pay_advice": 1,
        "forge": 2,
    }
    verb, *words = option.split()
    if verb == "enter":
        right = table.content.board.shortcuts[words[0]].biscuits
    elif verb == "pay":
        right = table.next_is(MeetDemand).count
    else:
        right = int(words[0]) if verb == "advice" else needed[verb]
    held = _held(table, question, values["thing"])
    return bool(values["needed"] == right > held == values["held"])


def _no_room(table: FolktaleTable, question: Question, _option: str, values: Values) -> bool:
    limit = {"biscuits": 7, "advice": 7}[values["thing"]]
    return bool(_held(table, question, values["thing"]) == values["limit"] == limit)


def _satchel_full(table: FolktaleTable, question: Question, _option: str, values: Values) -> bool:
    hero = table.hero(question.seat)
    return bool(len(hero.satchel) + len(hero.toads) == values["count"] == 5)


def _too_dear(table: FolktaleTable, question: Question, option: str, values: Values) -> bool:
    hero, kind = table.hero(question.seat), option.split()[1]
    price = (2, 1) if table.tile(kind).kind == "magical" else (1, 0)
    told = (values["has_gold"], values["has"])
    return (
        (values["gold"], values["biscuits"]) == price
        and told == (hero.gold, len(hero.biscuits))
        and any(has < costs for has, costs in zip(told, price, strict=True))
    )


def _gift_missing(table: FolktaleTable, question: Question, option: str, values: Values) -> bool:
    hero = table.hero(question.seat)
    ((thing, count),) = table.content.tales[option.split()[1]].hand_over.items()
    held = {"gold": hero.gold, "biscuit": len(hero.biscuits)}.get(thing, hero.satchel.count(thing))
    return bool(values["held"] == held < count)


def _whole_number(table: FolktaleTable, question: Question, option: str, values: Values) -> bool:
    """Nothing of that length ends there; `steps` of a blank are those of its number, which the option names."""
    movement, (_, *number, field) = table.movement, option.split()
    assert movement is not None
    steps = movement.steps
    if movement.awaits_number:
        steps = steps_of(table, table.hero(question.seat), int(number[0]), table.step_tile)
    walks = table.content.board.walks(movement.start, steps, exact=False) or ()
    return all(walk.end != field for walk in walks) and bool(values["steps"] == steps)


def _more_than_deserved(table: FolktaleTable, question: Question, option: str, values: Values) -> bool:
    assert table.throw is not None
    now = points(table, table.hero(question.seat), table.throw)
    return bool(values["points"] == now) and OUTCOMES.index(option.split()[1]) > band_of(now)


def _enough_offers(table: FolktaleTable, _question: Question, _option: str, values: Values) -> bool:
    made = [offer for offer in table.proposed if offer.partner == values["partner"]]
    return bool(values["most"] == MOST_OFFERS == len(made) + table.dropped.count(values["partner"]))


def _all_offered(table: FolktaleTable, _question: Question, option: str, values: Values) -> bool:
    assert table.trade is not None
    side = table.trade.gives if option.startswith("give") else table.trade.wants
    held = tradable(table, table.hero(values["who"]))[values["thing"]]
    return bool(values["held"] == held == side[values["thing"]])


Truth = Callable[[FolktaleTable, Question, str, Values], bool]
TRUTHS: dict[str, Truth] = {
    "too_few": _too_few,
    "no_room": _no_room,
    "satchel_full": _satchel_full,
    "too_dear": _too_dear,
    "gift_missing": _gift_missing,
    "whole_number": _whole_number,
    "more_than_deserved": _more_than_deserved,
    "enough_offers": _enough_offers,
    "all_offered": _all_offered,
}
