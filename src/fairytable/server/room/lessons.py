"""Lessons at a table: the bots look into the record first, and the person hears what the lesson tells.

Where somebody is in a lesson follows from the answers of the match; so nothing of it is stored but its name.
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
    """The lesson that is taken at this table."""
    stored = room.live.stored
    if stored is None or not stored.lesson:
        return None
    return room.shared.library.lesson(stored.game, stored.pack, stored.lesson)


def check_wanted(room: Room, seat: str, option: str, language: str) -> None:
    """Refuse, with a friendly reason, what is no answer to what the lesson asks for."""
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
    """What the lesson tells its person now; None for everybody else, and when it is over."""
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
