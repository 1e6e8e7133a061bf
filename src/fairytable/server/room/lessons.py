"""Lessons at a table: the bots follow the record, and the person receives the lesson's comments.

The position within a lesson follows from the answers of the match, so only the lesson's name is stored.
"""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.match import Match
from fairytable.lessons import Lesson, LessonWords
from fairytable.server.messages.socket import LessonTold, ThoughtTold
from fairytable.server.room.room import Room
from fairytable.server.wording.phrasing import server_words
from fairytable.server.wording.refusals import Refusal


def lesson_of(room: Room) -> Lesson | None:
    """The lesson at this table."""
    stored = room.live.stored
    if stored is None or not stored.lesson:
        return None
    return room.shared.library.lesson(stored.game, stored.pack, stored.lesson)


def check_wanted(room: Room, seat: str, option: str, language: str) -> None:
    """Refuse, with a friendly reason, an answer that the lesson does not ask for."""
    lesson, match = lesson_of(room), room.match
    if lesson is None or match is None or seat != lesson.seat:
        return
    moment, question = lesson.moment(match), match.question_for(seat)
    if moment is None or question is None or option not in question.options:
        return
    phrasing, fill = room.phrasing(language), room.fill(language)

    def usual(wanted: Iterable[str]) -> str:
        words = " / ".join(phrasing.option(one, fill, question).words for one in wanted)
        return server_words("lesson-otherwise", language, wanted=words)

    reply = LessonWords(lesson.folder, language).reply(moment, question, option, usual)
    if reply is not None:
        raise Refusal("lesson", reply.clause, because=reply.sentence)


def lesson_told(room: Room, match: Match, seat: str | None, language: str) -> LessonTold | None:
    """What the lesson says to its person now; None for everybody else, and after its end."""
    lesson = lesson_of(room)
    if lesson is None or seat != lesson.seat or not lesson.is_on(match):
        return None
    words, moment = LessonWords(lesson.folder, language), lesson.moment(match)
    question = match.question_for(lesson.seat)
    place, places = lesson.progress(match)
    is_last = len(match.answers) == len(lesson.answers) and not match.pending
    return LessonTold(
        lesson=lesson.name,
        title=words.say("title"),
        moment=-1 if moment is None else moment.at,
        place=place,
        places=places,
        thoughts=[
            ThoughtTold(words.say(thought.say), list(thought.look), thought.clause)
            for thought in (moment.thoughts if moment else ())
        ],
        wanted=list(moment.do) if moment and not is_last else [],
        shown=(lesson.recorded_answer(question) or "") if question and moment and not is_last else "",
        is_last=is_last,
    )
