"""Verbs make options and read them again."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import WrongWords
from fairytable.engine.verbs import Verb, by_word, verb_of

BUILD, END = Verb("build", "material", "section"), Verb("end")
GIFT = Verb("gift", "material", "count")


def test_a_verb_makes_an_option_and_reads_it_again() -> None:
    assert BUILD("wood", "roof") == "build wood roof"
    assert BUILD.read("build wood roof") == ("wood", "roof")
    assert END() == "end"
    assert END.read("end") == ()


def test_words_can_be_numbers_and_are_read_as_they_are_written() -> None:
    assert GIFT("straw", 2) == "gift straw 2"
    assert GIFT.read("gift straw 2") == ("straw", "2")
    assert GIFT.named("gift straw 2") == {"material": "straw", "count": 2}


def test_an_answer_is_of_the_verb_that_it_begins_with() -> None:
    assert "build wood roof" in BUILD
    assert "building wood roof" not in BUILD
    assert "rebuild wood roof" not in BUILD
    assert "end" in END
    assert "ending" not in END


def test_all_of_makes_every_combination_once_in_order() -> None:
    assert BUILD.all_of(["wood", "straw"], ("floor", "roof")) == (
        "build wood floor",
        "build wood roof",
        "build straw floor",
        "build straw roof",
    )
    assert BUILD.all_of(iter(["wood", "brick", "wood"]), ["roof"]) == ("build wood roof", "build brick roof")
    assert BUILD.all_of([], ["roof"]) == ()
    assert END.all_of() == ("end",)


@pytest.mark.parametrize("words", [(), ("wood",), ("wood", "roof", "now"), ("wood", "flat roof"), ("wood", "")])
def test_an_option_with_words_that_do_not_fit_cannot_be_made(words: tuple[str, ...]) -> None:
    for _ in range(2):
        with pytest.raises(WrongWords, match="build <material> <section>"):
            BUILD(*words)


@pytest.mark.parametrize("answer", ["gift wood 2", "build wood", "build wood roof now", "end", ""])
def test_reading_the_answer_of_another_verb_is_an_error(answer: str) -> None:
    with pytest.raises(WrongWords, match=f"'{answer}' does not read 'build <material> <section>'"):
        BUILD.read(answer)
    with pytest.raises(WrongWords, match=f"'{answer}' does not read 'build <material> <section>'"):
        BUILD.named(answer)


def test_the_verb_of_an_option_is_found_by_its_first_word() -> None:
    assert verb_of("gift wood 1", (BUILD, GIFT, END)) is GIFT
    with pytest.raises(WrongWords, match="no verb for 'fly home'; it has: build, gift, end"):
        verb_of("fly home", (BUILD, GIFT, END))


def test_two_verbs_of_a_game_cannot_share_a_word() -> None:
    with pytest.raises(WrongWords, match="two verbs of the game are called 'end'"):
        by_word((BUILD, END, Verb("end", "turn")))


def test_options_are_remembered_only_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.engine.verbs.MOST_REMEMBERED", 3)
    say = Verb("say", "word")
    assert [say(number) for number in range(10)] == [f"say {number}" for number in range(10)]
    assert len(say._made) <= 3
