"""Everything that ThreeTale says has words, and no word is an id."""

from __future__ import annotations

import re
from random import Random

import pytest

from fairytable import new_match
from fairytable.games.threetale import GAME
from fairytable.games.threetale.verbs import VERBS
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.every_game.test_words import messages_of, sayings_in, told_of, variables_of
from tests.games.threetale.tale import POSITIVE, tale


def test_every_key_in_the_source_has_words_that_use_only_its_values() -> None:
    known = messages_of(GAME)
    for saying in sayings_in(GAME.identity.folder):
        if saying.key in known and saying.values is not None:
            assert variables_of(known[saying.key]) <= told_of(GAME, saying.values), saying
    assert [saying for saying in sayings_in(GAME.identity.folder) if saying.key not in known] == []


def test_every_verb_event_and_setting_has_words() -> None:
    known = messages_of(GAME)
    assert [verb.word for verb in VERBS if f"option-{verb.word}" not in known] == []
    assert [event.key() for event in GAME.vocabulary.events if f"event-{event.key()}" not in known] == []
    for option in GAME.rules.options:
        for key in ("", "-help", *(f"-{value}" for value in option.values)):
            assert f"setting-{option.key}{key}" in known


@pytest.mark.parametrize("mode", ["tutorial", "standard"])
@pytest.mark.parametrize("seed", range(2))
def test_all_that_happens_is_asked_or_refused_can_be_said_and_names_no_id(mode: str, seed: int) -> None:
    match = new_match(GAME, 3, seed, {"mode": mode})
    words, random, told = text_layer.words_for(match), Random(seed), []
    while not match.is_over:
        for question in match.questions:
            told.append(words.question(question))
            told += [words.option(option) for option in question.options[:20]]
            if random.random() < 0.2:
                for option, reason in match.refusals(question).items():
                    told += [words.option(option), words.reason(reason)]
        if random.random() < 0.05:
            told += [text_layer.table_text(match, None, words), text_layer.map_text(match, None, words, 78)]
        question = random.choice(match.questions)
        match.answer(question.seat, random.choice(question.options))
    told += [words.event(event) for event in match.events_for(None)]
    assert [line for line in told if re.search(r"[a-z]_[a-z]|\{|\bNone\b", line)] == []


def test_who_picks_a_hero_for_itself_is_not_spoken_of_by_name() -> None:
    match = new_match(GAME, 3, 1, {"control": "solo"})
    words = text_layer.words_for(match)
    assert words.question(match.questions[0]) == "Red, which hero will you be?"
    play(match, "red: hero starred_boy")
    assert words.question(match.questions[0]) == "Red, which hero shall Blue be?"


@clause("TT-15.17", "TT-15.18")
def test_nobody_is_asked_to_block_when_a_point_is_taken_already() -> None:
    things, decks = {"0,0": "battle_1"}, {"battles_1": ["whirlwind"]}
    match = tale(red={"speed": 1}, things=things, decks=decks, dice=[POSITIVE] * 3)
    play(match, "red: claim battle_1 0,0", "red: face")
    words = text_layer.words_for(match)
    assert "block" in words.question(match.questions[0])
    play(match, "red: take hope")
    assert "block" not in match.questions[0].options
    assert "block" not in words.question(match.questions[0])


def test_a_harpoon_that_can_be_thrown_is_named() -> None:
    facts = {"at": "0,0", "carried": ["heavy_harpoon"], "love": 8}
    future, dice = {"enemies": ["segment 1,0 tentacle_1"]}, [POSITIVE] * 8
    match = tale(red=facts | {"speed": 9}, future=future, scenario="the_grasp", dice=dice)
    play(match, "red: attack segment 1,0")
    assert "use heavy_harpoon" in match.questions[0].options
    assert text_layer.words_for(match).option("use heavy_harpoon") == "Use Heavy Harpoon"
