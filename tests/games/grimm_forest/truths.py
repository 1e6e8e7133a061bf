"""What the numbers of the reasons in The Grimm Forest should be, seen from the table and not from the code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.grimm_forest.table import Builder, ForestTable

Truth = Callable[[ForestTable, Question, str, Mapping[str, Any]], bool]


def _asker(table: ForestTable, question: Question) -> Builder:
    return table.builder(question.seat)


def _prices(table: ForestTable, question: Question, option: str, values: Mapping[str, Any]) -> bool:
    """GF-15.1, GF-20.21 and GF-21.24, counted once more."""
    verb, material, section = option.split()
    price = {"floor": 2, "walls": 4, "roof": 6}[section] - (verb == "cut_corners")
    others = [builder.friend for builder in table.builders if builder.seat != question.seat]
    if section == "walls" and "hansel_gretel" in others:
        price += table.cards.numbers["hansel_gretel"]["surcharge"]
    return bool(values["price"] == price > values["has"] == _asker(table, question).resources[material])


def _no_action_left(table: ForestTable, question: Question, _option: str, values: Mapping[str, Any]) -> bool:
    return bool(values["count"] == _asker(table, question).actions == table.actions_taken)


def _actions_must_be_used(table: ForestTable, question: Question, _option: str, values: Mapping[str, Any]) -> bool:
    return bool(0 < values["count"] == min(2, _asker(table, question).actions) - table.actions_taken)


def _fables_needed(table: ForestTable, question: Question, _option: str, values: Mapping[str, Any]) -> bool:
    return bool(values["wanted"] > values["count"] == len(_asker(table, question).hand))


def _fewer_than(table: ForestTable, question: Question, option: str, values: Mapping[str, Any]) -> bool:
    owned = _asker(table, question).resources[option.split()[1]]
    wanted = question.values["paid"] if option.startswith("trade") else int(option.split()[2])
    return bool(values["has"] == owned < values["count"] == wanted)


def _no_fair_return(table: ForestTable, question: Question, option: str, values: Mapping[str, Any]) -> bool:
    _, given, count = option.split()
    partner = table.builder(values["player"])
    others = [owned for material, owned in partner.resources.items() if material != given]
    return bool(values["count"] == int(count) > max(others) and question.values["player"] == partner.seat)


def _not_gathered(table: ForestTable, question: Question, option: str, values: Mapping[str, Any]) -> bool:
    return bool(values["count"] == _asker(table, question).gathered[option.split()[1]])


def _one_too_few(table: ForestTable, question: Question, _option: str, values: Mapping[str, Any]) -> bool:
    return bool(values["has"] == _asker(table, question).resources[values["material"]])


TRUTHS: dict[str, Truth] = {
    "too_few": _prices,
    "too_few_with_surcharge": _prices,
    "too_few_for_puss_in_boots": _prices,
    "no_action_left": _no_action_left,
    "actions_must_be_used": _actions_must_be_used,
    "fables_needed": _fables_needed,
    "fewer_than": _fewer_than,
    "no_fair_return": _no_fair_return,
    "not_gathered": _not_gathered,
    "one_too_few": _one_too_few,
}

NEVER_MISSING = {
    "announce": "all Locations, or alone and with others, can be announced",
    "bonus": "all three rewards can be chosen",
    "first": "anybody may have eaten bacon",
    "friend": "all guests of the tavern can be chosen",
    "give_fable": "any Fable in the hand can be given",
    "give_friend": "a Friend can be given to any opponent",
    "keep_cards": "any two Gather cards can be kept",
    "look_gather": "every opponent has played a Gather card",
    "on_top": "any card that is left can lie on top",
    "put": "where more than one type fits, all do",
    "resolve": "all cards that work can be next",
    "swap": "any two players' plans can be swapped",
    "take_fable": "all cards that are shown can be taken",
}

RARELY_MISSING = {
    "blow_down": "test_brick_houses_stand_on_every_site",
    "blow_down_corner": "test_brick_houses_stand_on_every_site",
    "cut_corners": "test_each_way_in_which_a_section_on_a_corner_cannot_be_built_has_its_reason",
    "discard_fable": "test_only_fables_that_were_just_drawn_can_be_discarded",
    "draw": "test_without_fables_to_draw_the_draw_is_refused",
    "gain": "test_without_an_action_left_everything_is_refused_for_that",
    "gift": "test_a_gift_that_cannot_be_given_or_returned_says_what_is_missing",
    "give": "test_only_what_was_gathered_is_given_to_share_the_wealth",
    "glean": "test_what_does_not_lie_there_cannot_be_taken",
    "look_fable": "test_the_queen_looks_at_no_fable_where_none_lies",
    "lose": "test_nobody_pays_or_loses_what_is_not_there",
    "move": "test_running_away_leads_to_a_different_location",
    "pay": "test_nobody_pays_or_loses_what_is_not_there",
    "pay_alone": "test_puss_in_boots_adds_one_resource_of_an_opponent_who_has_it",
    "place": "test_each_location_without_room_says_why",
    "player": "test_only_pigs_in_the_right_location_can_be_chosen",
    "replace": "test_after_a_look_only_another_free_card_can_be_played",
    "return_gift": "test_a_gift_that_cannot_be_given_or_returned_says_what_is_missing",
    "steal": "test_what_does_not_lie_there_cannot_be_taken",
    "take_from": "test_puss_in_boots_adds_one_resource_of_an_opponent_who_has_it",
    "trade": "test_a_trade_takes_two_of_a_type",
}
"""The tests are in test_card_refusals.py."""
