"""Hungarian Folktales in English: everything has words, and no id shows through."""

from __future__ import annotations

import re
from random import Random

import pytest

from fairytable.engine.words import Words
from fairytable.game_checks import settings_of
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.scenes import OPTIONS
from fairytable.games.hungarian_folktales.verbs import VERBS
from fairytable.matches import new_match
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.every_game.test_words import messages_in, sayings_in, texts_of, told_of, variables_of
from tests.games.hungarian_folktales.tales import folktale

RAW = re.compile(r"[a-z]_[a-z0-9]|\{|\bNone\b")


@clause("HF-15.1")
@pytest.mark.parametrize(("die", "walk"), [(5, "walk west_shore_1"), (6, "stride 5 west_shore_1")])
def test_a_walk_past_a_red_field_says_so(die: int, walk: str) -> None:
    match = play(folktale(dice=(die,), red={"at": "sea_road_2"}), "red: roll")
    question, words = match.questions[0], text_layer.words_for(match, language="en")
    labels = {each.option: each.label for group in text_layer.choices(question, words) for each in group.choices}
    assert labels[walk].endswith("alk to the Frog (the western shore, 1), past a Red Field")
    others = [option for option in question.options if "sea_road_4" in option or "north" in option]
    assert others
    assert not [option for option in others if "past" in labels[option]]


@pytest.mark.parametrize("seed", range(10))
def test_all_that_happens_is_asked_or_refused_can_be_said_and_names_no_id(seed: int) -> None:
    seats = 2 + seed % 5
    fitting = settings_of(GAME, seats)
    match = new_match(GAME, seats, seed, fitting[seed % len(fitting)] | {"turn-limit": "25"})
    words, luck, told = text_layer.words_for(match), Random(seed), []
    step = 0
    while match.questions:
        question = luck.choice(match.questions)
        told.append(words.question(question))
        told += [words.option(option) for option in question.options]
        if step % 5 == 0:
            for option, reason in match.refusals(question).items():
                told += [words.option(option), words.reason(reason)]
        if step % 20 == 0:
            told.append(text_layer.table_text(match, luck.choice([*match.seats, None]), words))
        match.answer(question.seat, luck.choice(question.options))
        step += 1
    for seat in (*match.seats, None):
        told += [words.event(event) for event in match.events_for(seat)]
    assert [line for line in told if RAW.search(line)] == []


def test_every_key_in_the_source_has_words_that_use_only_its_values() -> None:
    known = messages_in(texts_of(GAME))
    for saying in sayings_in(GAME.identity.folder):
        assert saying.key in known, saying
        if saying.values is not None:
            assert variables_of(known[saying.key]) <= told_of(GAME, saying.values), saying


def test_every_verb_and_setting_has_words() -> None:
    words = Words(GAME)
    assert [verb for verb in VERBS if verb.word not in ("yes", "no") and not words.has(f"option-{verb.word}")] == []
    for option in OPTIONS:
        for key in ("", "-help", *(f"-{value}" for value in option.values)):
            assert words.has(f"setting-{option.key}{key}"), (option.key, key)


def test_the_table_tells_where_everybody_is_and_what_is_missing() -> None:
    match = folktale(
        red={"at": "forest_north_3", "satchel": "enchanted_sword golden_comb", "spent": {"golden_comb": 1}, "boot": 1},
        blue={"toads": "rope", "tales": "dwarf_tale", "turns_to_miss": 1},
    )
    lines = text_layer.table_text(match, "red", text_layer.words_for(match)).splitlines()
    board = match.table.content.board
    far = board.distances["forest_north_3"]
    assert lines[:6] == [
        "Round 1, Red\N{RIGHT SINGLE QUOTATION MARK}s turn.",
        "Red, The Littlest Princess, is at the Bear (the deep forest path, 3) in the Round Forest.",
        f"Tale: The Witch's Well. Face the Witch ({far['woods_west_3']} steps away).",
        "To carry to the Castle: 7-League Boots and Enchanted Sword; "
        f"missing: 7-League Boots ({far[board.sources['seven_league_boots'][0]]} steps away).",
        "Holds 2 Biscuits (steps 1 and 2), 1 Advice and 1 Gold.",
        "Satchel: Enchanted Sword and Golden Comb (1 use left).",
    ]
    assert "Holds 2 Biscuits, 1 Advice and 1 Gold." in lines, "the numbers on others' Biscuits are secret"
    assert "Satchel: a toad that was Rope." in lines


def test_the_throw_lists_what_counts() -> None:
    match = folktale(red={"at": "woods_gate", "satchel": "staff", "biscuits": "1", "advice": 2}, dice=[6])
    play(match, "red: bite 1", "red: walk woods_east_1", "red: throw", "red: advice 2")
    said = text_layer.words_for(match).question(match.questions[0])
    assert said.startswith("Red, 6 on the die, -2 the Wolves, +1 Staff and +2 Advice make 7: Advice.")


def test_a_tile_at_a_crossing_is_gone_to_by_the_name_of_the_place() -> None:
    match = folktale(red={"at": "woods_west_1"}, dice=[2])
    words = text_layer.words_for(match)
    assert words.option("walk woods_gate") == "Walk to the gate of the Woods"
    assert words.option("walk dusty_road_8") == "Walk to the Enchanted Sword (the Dusty Road, 8)"
