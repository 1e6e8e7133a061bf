"""The text layer says what a seat may know, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from fairytable import Result, new_match
from fairytable.engine.questions import Question
from fairytable.engine.verbs import Verb
from fairytable.engine.words import Words
from fairytable.games import find_game
from fairytable.terminal import text_layer
from fairytable.terminal.text_layer import Choice, Group
from fairytable.testing import play
from tests.engine.practice_games import changed
from tests.terminal.whispers import a_whisper


def test_few_choices_are_numbered_from_one_in_one_group_without_a_label() -> None:
    match = play(new_match("fantastic-stories", 2, seed=5, options={"start-player": "red"}), "red: castle 2")
    words = text_layer.words_for(match)
    (group,) = text_layer.choices(match.questions[0], words)
    assert group.label == ""
    assert [choice.number for choice in group.choices] == list(range(1, len(group.choices) + 1))
    assert group.choices[-1] == Choice(len(group.choices), "end", "End your turn")


def test_choices_that_are_numbers_keep_their_numbers() -> None:
    match = new_match("fantastic-stories", 2, seed=5, options={"start-player": "red"})
    (group,) = text_layer.choices(match.questions[0], text_layer.words_for(match))
    assert [(choice.number, choice.option) for choice in group.choices] == [(n, f"castle {n}") for n in range(8)]


def test_choices_after_numbers_go_on_counting() -> None:
    words = text_layer.words_for(new_match("fantastic-stories", 2, seed=5))
    assert text_layer.number_options(["castle 0", "castle 1", "call_ferry castle_dock", "end"], words) == {
        "castle 0": 0,
        "castle 1": 1,
        "call_ferry castle_dock": 2,
        "end": 3,
    }


def test_numbers_that_two_choices_share_are_not_used() -> None:
    verbs = (Verb("pay", "coins"), Verb("take", "coins"), Verb("end"))
    words = Words(changed(find_game("fantastic-stories"), verbs=verbs))
    assert text_layer.number_options(["pay 2", "take 2", "end"], words) == {"pay 2": 1, "take 2": 2, "end": 3}


def test_numbers_behind_another_choice_are_not_used() -> None:
    words = text_layer.words_for(new_match("hungarian-folktales", 2, seed=5))
    assert text_layer.number_options(["roll", "bite 2", "bite 5"], words) == {"roll": 1, "bite 2": 2, "bite 5": 3}


def test_many_choices_are_grouped_by_what_they_act_on() -> None:
    match = new_match("fantastic-stories", 2, seed=5)
    options = (
        *(
            f"walk castle {end} {die}"
            for die, end in enumerate(("bell", "reroll", "keys", "sword", "lantern"), start=1)
        ),
        "complete dragons_lair 2",
        "walk bell castle 1",
        "walk bell moonstone 6",
        "end",
    )
    question = Question("red", "move_step", options, "FS-2.2", {"dice": (1, 2)})
    castle, lair, bell, end = text_layer.choices(question, text_layer.words_for(match))
    assert (castle.label, len(castle.choices)) == ("Castle", 5)
    assert lair == Group("", (Choice(6, "complete dragons_lair 2", "Complete Dragon's Lair with the 2"),))
    assert bell.label == "Magic Bell"
    assert [choice.number for choice in bell.choices] == [7, 8]
    assert end.choices[0].number == 9


def test_a_group_of_one_verb_says_what_is_done_with_its_thing() -> None:
    match = new_match("threetale", 3, seed=1)
    options = (*(f"go {column},0" for column in range(8)), "give sacred_stone blue", "give sacred_stone green", "end")
    groups = text_layer.choices(Question("red", "act", options, "TT-3.8"), text_layer.words_for(match))
    assert [group.label for group in groups if group.label] == ["Go", "Give Sacred Stone to"]


def test_where_even_the_groups_are_many_options_of_one_verb_come_together() -> None:
    match = new_match("threetale", 3, seed=1)
    options = (*(f"go {column},0" for column in range(30)), "claim quest 0,0", "end")
    go, claim, end = text_layer.choices(Question("red", "act", options, "TT-3.8"), text_layer.words_for(match))
    assert (go.label, len(go.choices)) == ("Go", 30)
    assert [group.choices[0].option for group in (claim, end)] == ["claim quest 0,0", "end"]
    assert end.choices[0].number == 32


def test_a_group_that_names_no_thing_is_named_by_its_verb_or_by_its_ends() -> None:
    story = new_match("fantastic-stories", 2, seed=5)
    castle = Question("red", "castle_step", (*(f"castle {n}" for n in range(8)), "end"), "FS-3.4")
    assert text_layer.choices(castle, text_layer.words_for(story))[0].label == "Pawns in the castle"
    whisper = Question("red", "turn", (*(f"tell {n}" for n in range(1, 9)), "look"), "WH-2.1")
    group, look = text_layer.choices(whisper, text_layer.words_for(a_whisper()))
    assert group.label == "From “Tell 1” to “Tell 8”"
    assert look.choices == (Choice(9, "look", "Look at your card again"),)


def test_an_event_is_told_to_each_seat_as_it_may_know_it() -> None:
    match = a_whisper()
    words = text_layer.words_for(match, {"blue": "Bert"})
    own = [line.text for line in text_layer.event_lines(match, "blue", words)]
    assert own[0] == "Red got a card."
    assert own[1] in {f"Bert got {animal}." for animal in ("Owl", "Fox", "Hare")}
    assert [line.text for line in text_layer.event_lines(match, None, words)] == ["Red got a card.", "Bert got a card."]
    assert text_layer.event_lines(match, "blue", words, since=2) == []


def test_the_table_is_told_from_the_view_of_a_seat() -> None:
    match = a_whisper()
    words = text_layer.words_for(match)
    red, blue = text_layer.table_text(match, "red", words).splitlines()
    assert red != "Red holds a card."
    assert blue == "Blue holds a card."
    assert text_layer.table_text(match, None, words) == "Red holds a card.\nBlue holds a card."


def test_a_game_without_a_map_has_no_map_text() -> None:
    match = a_whisper()
    assert text_layer.map_text(match, "red", text_layer.words_for(match), 100) == ""


def test_explanations_say_why_with_numbers_and_clause_and_can_be_searched() -> None:
    match = new_match("fantastic-stories", 2, seed=5, options={"start-player": "red"})
    play(match, "red: castle 6")
    words = text_layer.words_for(match)
    (die,) = match.table.dice
    other = 1 if die != 1 else 6
    end = "bell" if other == 1 else "trumpet"
    (why,) = text_layer.explanations(match, "red", words, f"walk castle {end}")
    assert why.reason == f"This takes a {other}, and your die shows {die}."
    assert why.clause == "FS-5.2"
    assert len(why.labels) == 1
    everything = text_layer.explanations(match, "red", words)
    assert why in everything
    assert len({(one.reason, one.clause) for one in everything}) == len(everything)
    assert text_layer.explanations(match, "red", words, "a road to nowhere") == []
    assert text_layer.explanations(match, "blue", words) == []


def test_what_is_allowed_is_never_explained_away() -> None:
    match = new_match("fantastic-stories", 2, seed=5, options={"start-player": "red"})
    play(match, "red: castle 2")
    words = text_layer.words_for(match)
    allowed = {words.option(option) for option in match.questions[0].options}
    missing = {label for one in text_layer.explanations(match, "red", words) for label in one.labels}
    assert not allowed & missing


@pytest.mark.parametrize("about", ["WH-2.1", "2.1", "wh-2.1", "number card"])
def test_a_rule_is_found_by_its_number_and_by_words_and_told_without_marks(about: str) -> None:
    (rule,) = text_layer.find_rules(a_whisper().game, about)
    assert rule.number == "WH-2.1"
    assert rule.text == "In your turn you tell a number from 1 to 3, or you look at your card again."


def test_rules_are_found_by_their_group_and_unknown_words_find_none() -> None:
    game = a_whisper().game
    assert [rule.number for rule in text_layer.find_rules(game, "WH-1")] == ["WH-1.1", "WH-1.2"]
    assert text_layer.find_rules(game, "dragon") == []
    assert text_layer.rule_text(game, "WH-9.9") == ""


def test_the_result_tells_winners_scores_and_the_rule_that_decided() -> None:
    match = play(a_whisper(), "red: keep", "blue: keep", "red: tell 3", "blue: tell 1")
    assert text_layer.result_lines(match, text_layer.words_for(match, {"red": "Anna"})) == [
        "Anna won!",
        "Anna: 3.",
        "Blue: 1.",
        "WH-2.3: Whoever told the highest number wins.",
    ]


def test_there_is_no_result_before_the_end() -> None:
    match = a_whisper()
    assert text_layer.result_lines(match, text_layer.words_for(match)) == []


def test_shared_victories_are_told_as_such() -> None:
    match = play(a_whisper(), "red: keep", "blue: keep", "red: tell 2", "blue: tell 2")
    assert text_layer.result_lines(match, text_layer.words_for(match))[0] == "Red and Blue won together!"


def whispered_together(winners: tuple[str, ...], **parts: Any) -> list[str]:
    """What is told of a match in which all were on one side."""
    match = play(a_whisper(), "red: keep", "blue: keep", "red: tell 2", "blue: tell 2")
    result = Result(winners, {"red": 84.0, "blue": 84.0}, "WH-2.3", sides=(("red", "blue"),), **parts)
    match.game = changed(match.game, result=lambda _table: result)
    return text_layer.result_lines(match, text_layer.words_for(match))


def test_a_team_wins_or_loses_with_one_score() -> None:
    rule = "WH-2.3: Whoever told the highest number wins."
    assert whispered_together(("red", "blue")) == ["You won together!", "84.", rule]
    assert whispered_together(()) == ["You lost together.", "84.", rule]


def test_how_well_a_team_did_and_what_its_score_is_made_of_is_told() -> None:
    told = whispered_together(("red", "blue"), level="loud", rows=(("whispers", 80), ("echoes", 4)))
    assert told[1:-1] == ["Everybody heard it.", "84.", "Whispers: 80", "Echoes: 4"]


def test_a_side_among_others_has_its_score_told_once() -> None:
    match = play(a_whisper(), "red: keep", "blue: keep", "red: tell 2", "blue: tell 2")
    scores = {"red": 5.0, "blue": 5.0, "green": 2.0}
    result = Result(("red", "blue"), scores, "WH-2.3", sides=(("red", "blue"),))
    match.game = changed(match.game, result=lambda _table: result)
    told = text_layer.result_lines(match, text_layer.words_for(match))
    assert told[:3] == ["Red and Blue won together!", "Red and Blue: 5.", "Green: 2."]


@pytest.mark.parametrize("path", sorted(Path(text_layer.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_the_terminal_never_looks_at_the_true_table(path: Path) -> None:
    looks = [
        ast.unparse(node)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "table" and ast.unparse(node.value).endswith("match")
    ]
    assert looks == []
