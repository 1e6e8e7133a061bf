"""Every lesson that comes with a game is played: along its line, off it, and by somebody who wants to be shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fairytable import GAMES
from fairytable.engine.match import Match
from fairytable.engine.questions import Question
from fairytable.lessons import Lesson, LessonWords, lessons_in, load_lesson
from fairytable.lessons.checking import check_lesson

FOLDERS = [folder for game in GAMES for folder in lessons_in(game.identity.folder)]
every_lesson = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parents[1].name}/{folder.name}")
STEPS_AFTERWARDS = 40
WORDS_A_MINUTE = 130
SECONDS_FOR_AN_ANSWER = 8
SECONDS_FOR_A_THOUGHT = 1.5
"""How fast a lesson is taken: words are read slowly, an answer is found, and one goes on from thought to thought."""
SHORTEST, LONGEST = 5, 8.05
"""Minutes: enough to be able to play afterwards, and not so many that one would rather play."""


@every_lesson
def test_a_lesson_names_nothing_that_does_not_exist(folder: Path) -> None:
    faults, _ = check_lesson(load_lesson(folder))
    assert faults == []


@every_lesson
def test_a_lesson_is_played_along_its_line_to_its_end_and_beyond(folder: Path) -> None:
    lesson = load_lesson(folder)
    match = lesson.new_match()
    told = take(lesson, match, lambda question, wanted: lesson.recorded_answer(question) or wanted[0])
    assert told == list(lesson.moments)
    play_on(lesson, match)


@every_lesson
def test_every_answer_that_a_lesson_does_not_want_gets_a_friendly_reason_with_a_clause(folder: Path) -> None:
    lesson, words = load_lesson(folder), LessonWords(folder, "en")
    match = lesson.new_match()

    def look_and_follow(question: Question, _: tuple[str, ...]) -> str:
        moment = lesson.moment(match)
        assert moment is not None
        for option in question.options:
            reply = words.reply(moment, question, option, lambda wanted: f"rather {', '.join(wanted)}")
            assert (reply is None) == moment.wants(option)
            if reply is not None:
                assert reply.sentence
                assert reply.clause in lesson.game.rulebook
        return lesson.recorded_answer(question) or question.options[0]

    take(lesson, match, look_and_follow)


@every_lesson
@pytest.mark.parametrize("luck", range(3))
def test_whichever_way_a_lesson_allows_one_comes_to_its_end_or_plays_on(folder: Path, luck: int) -> None:
    lesson, chance = load_lesson(folder), Random(luck)
    match = lesson.new_match()
    take(lesson, match, lambda _, wanted: chance.choice(wanted))
    play_on(lesson, match)


@every_lesson
def test_a_lesson_takes_as_many_minutes_as_it_says_and_neither_too_few_nor_too_many(folder: Path) -> None:
    lesson, words = load_lesson(folder), LessonWords(folder, "en")
    thoughts = [thought for moment in lesson.moments.values() for thought in moment.thoughts]
    read = sum(len(words.say(thought.say).split()) for thought in thoughts)
    answers = sum(at < len(lesson.answers) for at in lesson.moments)
    seconds = answers * SECONDS_FOR_AN_ANSWER + len(thoughts) * SECONDS_FOR_A_THOUGHT
    minutes = read / WORDS_A_MINUTE + seconds / 60
    assert lesson.title.minutes == round(minutes)
    assert SHORTEST <= minutes <= LONGEST


def take(lesson: Lesson, match: Match, choose: object) -> list[int]:
    """Play the lesson until it has nothing more to tell. `choose` gets the question and what is wanted."""
    assert callable(choose)
    told: list[int] = []
    while not match.is_over and lesson.is_on(match):
        moment = lesson.moment(match)
        if moment is not None and moment.at not in told:
            told.append(moment.at)
            assert lesson.progress(match) == (list(lesson.moments).index(moment.at) + 1, len(lesson.moments))
        if len(match.answers) >= len(lesson.answers):
            break
        question = next((one for one in match.questions if one.seat != lesson.seat), match.questions[0])
        if question.seat != lesson.seat or lesson.answers_itself(question):
            answer = lesson.recorded_answer(question) or question.default_answer
        else:
            assert moment is not None
            answer = choose(question, moment.do or question.options)
        match.answer(question.seat, answer)
    if match.is_over and len(lesson.answers) in lesson.moments:
        told.append(len(lesson.answers))
    return list(dict.fromkeys(told))


def play_on(lesson: Lesson, match: Match) -> None:
    """After a lesson the match is like any other, and nothing of the lesson is in the way."""
    for _ in range(STEPS_AFTERWARDS):
        if match.is_over:
            return
        question = match.questions[0]
        match.answer(question.seat, question.options[-1])
    assert lesson.moment(match) is None
