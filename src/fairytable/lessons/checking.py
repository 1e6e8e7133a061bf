"""Checks a lesson: everything that it names must exist, and every way that it allows must lead to its end."""

from __future__ import annotations

from fairytable.engine.errors import FairytableError
from fairytable.engine.languages import ENGLISH, keys_in
from fairytable.engine.match import Match
from fairytable.engine.pack_faults import Fault
from fairytable.engine.questions import Question
from fairytable.engine.recording import leads_to
from fairytable.lessons.lesson import RECORD, SCRIPT, Lesson, Moment, answered_by
from fairytable.lessons.words import LessonWords

TEXTS = f"{ENGLISH}.ftl"
LONGEST_THOUGHT = 230
"""The largest number of characters in one thought."""
PARTS = ("board", "goal", "hand", "dice", "question", "answers", "seats", "chronicle", "rules", "undo")
"""What a thought can point at besides the things of the game: parts of a table. Some boards show a goal for all, or
dice."""
OF_EVERY_LESSON = ("title", "about")


def check_lesson(lesson: Lesson) -> tuple[list[Fault], list[Fault]]:
    """All errors in a lesson that can be loaded, and what else its author should know."""
    return _Check(lesson).found()


def follow(lesson: Lesson, match: Match, choose: dict[int, str] | None = None) -> Match:
    """Play the lesson along its line to the end or to where it is left, with other answers at some of its moments."""
    chosen = choose or {}
    while not match.is_over and len(match.answers) < len(lesson.answers):
        answered = False
        for question in match.questions:
            option = chosen.get(question.number) if question.seat == lesson.seat else None
            if option is None or option not in question.options:
                option = lesson.recorded_answer(question)
            if option is not None:
                match.answer(question.seat, option)
                answered = True
                break
        if not answered:
            break
    return match


class _Check:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.words = LessonWords(lesson.folder, ENGLISH)
        self.faults: list[Fault] = []
        self.warnings: list[Fault] = []
        self._said: set[str] = set()
        self._names = self._known_things()

    def found(self) -> tuple[list[Fault], list[Fault]]:
        lesson = self.lesson
        if lesson.seat not in lesson.record.seats:
            self._fault("lesson", f"the record has no seat '{lesson.seat}'; it has: {', '.join(lesson.record.seats)}")
            return self.faults, self.warnings
        if not 0 <= lesson.title.begin <= len(lesson.answers):
            self._fault("lesson", f"it cannot begin after {lesson.title.begin} answers of {len(lesson.answers)}")
            return self.faults, self.warnings
        self._check_answers_once()
        self._check_moments()
        self._check_end()
        self._check_words()
        if not self.faults:
            self._check_ways()
        self._compare_with_record()
        return self.faults, self.warnings

    def _fault(self, entry: str, reason: str, file: str = SCRIPT) -> None:
        self.faults.append(Fault(file, entry, reason))

    def _known_things(self) -> set[str]:
        lesson = self.lesson
        names = set(lesson.game.texts.names(lesson.pack.content, ENGLISH))
        texts = [lesson.game.identity.folder / folder / TEXTS for folder in ("texts", "names")]
        keys = {key for path in texts if path.is_file() for key in keys_in(path)}
        return names | {key.removeprefix("name-") for key in keys} | {*lesson.record.seats, *PARTS}

    def _check_answers_once(self) -> None:
        if len(self.lesson.moments) < len(self.lesson.places):
            twice = sorted({at for at in self.lesson.places if self.lesson.places.count(at) > 1})
            self._fault("moment", f"two moments stand at {', '.join(map(str, twice))}")

    def _check_moments(self) -> None:
        lesson, match = self.lesson, self.lesson.new_match()
        asked: dict[int, Question] = {}
        for question, option in answered_by(match, lesson.answers):
            asked[question.number] = question
            match.answer(question.seat, option)
        for at, moment in lesson.moments.items():
            entry = f"moment at {at}"
            if not moment.thoughts:
                self._fault(entry, "it tells nothing; give it at least one thought")
            for thought in moment.thoughts:
                self._check_thought(entry, thought.say, thought.clause, thought.look)
            for other in moment.otherwise:
                self._check_thought(entry, other.say, other.clause, ())
            if at == len(lesson.answers):
                if moment.do:
                    self._fault(entry, "at the end of the record nothing can be asked for any more")
            elif at not in asked or asked[at].seat != lesson.seat:
                self._fault(entry, f"there {lesson.seat} is not asked anything")
            else:
                self._check_answers(entry, moment, asked[at])

    def _check_thought(self, entry: str, say: str, clause: str, look: tuple[str, ...]) -> None:
        self._said.add(say)
        if clause and clause not in self.lesson.game.rulebook:
            self._fault(entry, f"the rules have no clause {clause}")
        for thing in look:
            if thing not in self._names:
                self._fault(entry, f"there is no '{thing}' to look at in {self.lesson.game.title}")
        if not self.words.has(say):
            self._fault(entry, f"there are no words for '{say}'", TEXTS)
        elif len(self.words.say(say)) > LONGEST_THOUGHT:
            self._fault(say, f"{len(self.words.say(say))} letters; at most {LONGEST_THOUGHT} are one thought", TEXTS)

    def _check_answers(self, entry: str, moment: Moment, question: Question) -> None:
        recorded = self.lesson.answers[moment.at][1]
        for option in moment.do:
            if option not in question.options:
                options = ", ".join(f"'{legal}'" for legal in question.options)
                self._fault(entry, f"'{option}' is no answer there; these are: {options}")
        if moment.do and recorded not in moment.do:
            self._fault(entry, f"the record answers '{recorded}', which is not among what is to be done")
        for other in moment.otherwise:
            if not moment.do:
                self._fault(entry, f"'{other.say}' is never said, for every answer is welcome")

    def _check_end(self) -> None:
        lesson = self.lesson
        match = follow(lesson, lesson.new_match())
        if not match.is_over and lesson.seat not in match.waiting_for:
            self._fault("", f"at its end {lesson.seat} must be asked something, to play on from there", RECORD)
        if len(lesson.answers) not in lesson.moments:
            self._fault(
                "moment", f"the last moment is missing: it stands at {len(lesson.answers)}, the end of the record"
            )

    def _check_words(self) -> None:
        for key in OF_EVERY_LESSON:
            if not self.words.has(key):
                self._fault("", f"there are no words for '{key}'", TEXTS)
        for key in keys_in(self.lesson.folder / TEXTS):
            if key not in self._said and key not in OF_EVERY_LESSON:
                self.warnings.append(Fault(TEXTS, key, "nothing says it"))

    def _check_ways(self) -> None:
        """Along each other answer that a moment asks for, the rest of the lesson must still be possible."""
        lesson = self.lesson
        for at, moment in lesson.moments.items():
            for option in moment.do:
                if option == lesson.answers[at][1]:
                    continue
                match = follow(lesson, lesson.new_match(), {at: option})
                if len(match.answers) < len(lesson.answers) and not match.is_over:
                    because = f"after '{option}' the record cannot be followed beyond answer {len(match.answers)}"
                    self._fault(f"moment at {at}", because)

    def _compare_with_record(self) -> None:
        lesson = self.lesson
        try:
            match = follow(lesson, lesson.new_match())
        except FairytableError:
            return
        if not leads_to(lesson.record, match):
            self.warnings.append(
                Fault(RECORD, "", "its match goes another way now: see that the words still fit, and record it again")
            )
