"""What only this game knows of its reasons: whether their numbers are true, and verbs that are never missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fairytable.engine.questions import Question
from fairytable.games.threetale.altar import VIRTUES_FOR_SHEVITSA
from fairytable.games.threetale.board import distance, reach
from fairytable.games.threetale.futures.the_wood_without_paths import FINDS
from fairytable.games.threetale.moving import steps_left
from fairytable.games.threetale.powers import CoolingTouch, LongReach
from fairytable.games.threetale.table import HIGHEST, Hero, TaleTable, thresholds
from fairytable.games.threetale.verbs import DO, FLIP, LOSE_ARTIFACT, SACRIFICE, TALENT, USE

Values = Mapping[str, Any]


def _hero(table: TaleTable, question: Question) -> Hero:
    return table.hero(question.seat)


def _steps_left(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    return bool(values["left"] == steps_left(table, _hero(table, question)))


def _no_steps_left(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero = _hero(table, question)
    return bool(values["steps"] == hero.steps_used and not steps_left(table, hero))


def _no_action_left(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero = _hero(table, question)
    return bool(values["actions"] == hero.actions_used >= 1)


def _last_virtues(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero = _hero(table, question)
    return bool(values["total"] == sum(hero.virtues.values()) <= values["price"] == VIRTUES_FOR_SHEVITSA)


def _one_of_a_pair(table: TaleTable, question: Question, option: str, values: Values) -> bool:
    levels = [table.content.artifacts[artifact].level for artifact in _hero(table, question).artifacts]
    return SACRIFICE.read(option) == (f"pair_{values['level']}",) and levels.count(values["level"]) == 1


def _too_far_to_give(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero, other = _hero(table, question), table.hero(values["player"])
    has_reach = table.has_power(hero, LongReach)
    is_far = values["far"] == reach(hero.at, other.at) and (values["far"] > values["most"] or values["far"] == 0)
    return bool(is_far and (values["most"] == 1) != has_reach)


def _enemy_waits(table: TaleTable, _question: Question, _option: str, values: Values) -> bool:
    assert table.future is not None
    return bool(values["has"] == table.future.counters[values["counter"]] < values["needs"])


def _too_few_virtues(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    return bool(values["has"] == sum(_hero(table, question).virtues.values()) <= values["needs"])


def _too_few_things(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero, thing = _hero(table, question), values["thing"]
    has = hero.unused if thing == "shevitsa" else hero.carried.count(thing)
    return bool(values["has"] == has < values["needs"])


def _too_few_finds(table: TaleTable, question: Question, option: str, values: Values) -> bool:
    different = {token for token in _hero(table, question).carried if token in FINDS}
    needs = table.scenario.sheet.numbers["finds_needed"]
    return bool(DO.read(option)[0] == "open_path" and values["has"] == len(different) < values["needs"] == needs)


def _guardians_first(table: TaleTable, _question: Question, _option: str, values: Values) -> bool:
    assert table.future is not None
    return bool(values["has"] == table.future.beaten.get("guardian", 0) < values["needs"])


def _price(table: TaleTable, option: str, values: Values) -> bool:
    (artifact,) = USE.read(option)
    return bool(values["artifact"] == artifact and values["needs"] == table.content.artifacts[artifact].needs > 0)


def _no_dice_to_pay(table: TaleTable, _question: Question, option: str, values: Values) -> bool:
    return _price(table, option, values) and table.roll is None


def _too_few_positive(table: TaleTable, _question: Question, option: str, values: Values) -> bool:
    assert table.roll is not None
    dice = [*table.roll.dice, *table.roll.fresh]
    return bool(_price(table, option, values) and values["has"] == dice.count(1) < values["needs"])


def _virtue_full(table: TaleTable, _question: Question, _option: str, values: Values) -> bool:
    value = table.hero(values["player"]).virtues[values["virtue"]]
    return bool(value == values["most"] == HIGHEST)


def _virtue_too_low(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero, virtue = _hero(table, question), values["virtue"]
    return bool(values["value"] == hero.virtues[virtue] < 3 and virtue not in hero.covered)


def _hope_all_turned(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hope = _hero(table, question).virtues["hope"]
    assert table.roll is not None
    return bool(values["hope"] == hope and values["dice"] == thresholds(hope) <= table.roll.hope)


def _flips_used(table: TaleTable, question: Question, option: str, values: Values) -> bool:
    used = [flip for flip in _hero(table, question).flips if flip.source == values["card"]]
    return bool(FLIP.read(option)[0] == values["card"] and 1 <= values["count"] <= len(used))


def _damage_begun(_table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    return bool(values["taken"] == question.values["taken"] > 0)


def _too_far_to_cool(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    hero, other = _hero(table, question), table.hero(values["player"])
    ((_, power),) = table.powers(other, CoolingTouch)
    return bool(values["far"] == distance(hero.at, other.at) > values["most"] == power.spaces)


def _highest_takes(table: TaleTable, question: Question, _option: str, values: Values) -> bool:
    return bool(values["most"] == max(_hero(table, question).virtues.values()))


def _other_level(table: TaleTable, _question: Question, option: str, values: Values) -> bool:
    (artifact,) = LOSE_ARTIFACT.read(option)
    return bool(table.content.artifacts[artifact].level == values["level"] != values["needs"])


def _level_of_talent(table: TaleTable, question: Question, option: str, values: Values) -> bool:
    level = table.content.talents[TALENT.read(option)[0]].level
    return bool(values["level"] == level != question.values["level"] == values.get("now", question.values["level"]))


TRUTHS = {
    "no_step_off_trees": _steps_left,
    "too_few_steps": _steps_left,
    "no_steps_left": _no_steps_left,
    "no_action_left": _no_action_left,
    "last_virtues": _last_virtues,
    "one_of_a_pair": _one_of_a_pair,
    "too_far_to_give": _too_far_to_give,
    "enemy_waits": _enemy_waits,
    "too_few_virtues": _too_few_virtues,
    "too_few_things": _too_few_things,
    "too_few_finds": _too_few_finds,
    "guardians_first": _guardians_first,
    "no_dice_to_pay": _no_dice_to_pay,
    "too_few_positive": _too_few_positive,
    "virtue_full": _virtue_full,
    "virtue_too_low": _virtue_too_low,
    "hope_all_turned": _hope_all_turned,
    "flips_used": _flips_used,
    "damage_begun": _damage_begun,
    "too_far_to_cool": _too_far_to_cool,
    "highest_takes": _highest_takes,
    "other_level": _other_level,
    "level_chosen": _level_of_talent,
    "level_later": _level_of_talent,
}
NEVER_MISSING = {
    "award": "every award of the difficulty is offered",
    "choose_card": "every card that was drawn is offered",
    "drop": "in the only Future where tokens are dropped, all that heroes carry are Rings, and each is offered",
    "hand_in": "every set of different finds that the hero carries is offered",
    "keep": "every Artifact that was drawn is offered",
    "next": "every gain that waits is offered",
    "turn_die": "every side that lies on the table is offered",
}
WHY_NOT = "test_why_not.py::test_"
RARELY_MISSING = {
    "block_with": f"{WHY_NOT}a_block_or_escape_with_something_used_has_its_reason",
    "cool": f"{WHY_NOT}a_touch_that_does_not_cool_says_why",
    "cover": f"{WHY_NOT}what_sleeps_cannot_fall_asleep_and_what_is_awake_cannot_wake_up",
    "difficulty": f"{WHY_NOT}what_is_taken_or_was_refused_says_so",
    "discard": f"{WHY_NOT}falling_faith_takes_neither_used_cards_nor_those_of_others",
    "do": f"{WHY_NOT}in_the_future_the_true_cause_is_given",
    "enter": f"{WHY_NOT}a_hero_enters_on_an_empty_space",
    "escape_with": f"{WHY_NOT}a_block_or_escape_with_something_used_has_its_reason",
    "lead": f"{WHY_NOT}the_way_is_led_once",
    "lose": f"{WHY_NOT}what_cannot_rise_or_fall_or_be_laid_down_says_why",
    "lose_artifact": f"{WHY_NOT}what_cannot_rise_or_fall_or_be_laid_down_says_why",
    "move_to": f"{WHY_NOT}a_hero_that_is_moved_goes_to_the_nearest_free_space",
    "reroll": f"{WHY_NOT}a_die_is_rolled_again_once",
    "stone": f"{WHY_NOT}on_the_map_the_true_cause_is_given",
    "swap": f"{WHY_NOT}a_bonus_card_is_swapped_once",
    "target": f"{WHY_NOT}an_enemy_that_a_stone_does_not_hit_says_why",
    "thirst": f"{WHY_NOT}thirst_says_why_not",
    "uncover": f"{WHY_NOT}what_sleeps_cannot_fall_asleep_and_what_is_awake_cannot_wake_up",
    "unmark": f"{WHY_NOT}mercy_takes_trance_from_others_only",
}
