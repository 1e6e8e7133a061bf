"""Lesson: a record and what is told at its moments. Where somebody is in it, the match alone says.

A lesson is a folder: `record.json` is the match, `lesson.toml` says what is told and asked at which of its answers, and
`en.ftl` has the words. One person plays one seat of it; the other seats answer as they did when it was recorded, and so
does the person's own seat where the lesson is silent. At a moment the person answers in one of the ways that it names,
or, where it names none, as they like. Whoever is led away from the record by that plays on with bots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from msgspec import Struct

from fairytable.engine.errors import DamagedRecord, FairytableError, IllegalAnswer
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.pack_faults import Fault
from fairytable.engine.packs import Pack, PackReader, load_pack
from fairytable.engine.questions import Question
from fairytable.engine.records import Record, read_record
from fairytable.games import find_game

RECORD, SCRIPT = "record.json", "lesson.toml"


class FaultyLesson(FairytableError):
    """The lesson cannot be played; `faults` lists everything that is wrong."""

    def __init__(self, folder: str, faults: Sequence[Fault]) -> None:
        self.folder = folder
        self.faults = tuple(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        lines = "".join(f"\n  {fault}" for fault in self.faults)
        super().__init__(f"The lesson in {folder} has {count}:{lines}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.folder, self.faults)


class LessonTitle(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[lesson]`: the learner's seat, the duration, and the number of answers given before it begins."""

    seat: str
    minutes: int
    begin: int = 0


class Thought(Struct, frozen=True, forbid_unknown_fields=True):
    """One thought: the key of its words, what to look at meanwhile, and the rule behind it."""

    say: str
    look: tuple[str, ...] = ()
    clause: str = ""


class Otherwise(Struct, frozen=True, forbid_unknown_fields=True):
    """The reply to an answer that the moment does not want. `answer` may contain `*`; without it, it applies to any
    other answer."""

    say: str
    answer: str = "*"
    clause: str = ""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before the answer of that number, and which answers are wanted: any one of `do`, or, if it is empty,
    whatever the person likes."""

    at: int
    thoughts: tuple[Thought, ...]
    do: tuple[str, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()

    def wants(self, option: str) -> bool:
        return not self.do or option in self.do

    def reply_to(self, option: str) -> Otherwise | None:
        """The lesson's reply to an answer that is not wanted here."""
        return next((other for other in self.otherwise if fnmatchcase(option, other.answer)), None)


class Lesson(Struct, frozen=True, eq=False):
    """A playable lesson. `places` are those of its moments as they are written; `asked` is what each answer of the
    record was asked about."""

    name: str
    folder: Path
    game: Game[Any]
    pack: Pack
    record: Record
    title: LessonTitle
    moments: dict[int, Moment]
    places: tuple[int, ...]
    answers: tuple[tuple[str, str], ...]
    asked: tuple[str, ...]

    @property
    def seat(self) -> str:
        return self.title.seat

    def new_match(self, *, holds_windows: bool = False) -> Match:
        """The match where the lesson begins."""
        return match_of(self.record, self.game, self.pack, self.title.begin, holds_windows=holds_windows)

    def is_on(self, match: Match) -> bool:
        """Whether the lesson has anything left to say."""
        if len(match.answers) == len(self.answers):
            return self.moment(match) is not None
        return any(self._is_at(question) for question in match.questions)

    def moment(self, match: Match) -> Moment | None:
        """What the lesson says to the person now."""
        if len(match.answers) == len(self.answers) and not match.pending:
            return self.moments.get(len(self.answers))
        question = match.question_for(self.seat)
        if question is None or not self._is_at(question):
            return None
        moment = self.moments.get(question.number)
        if moment is None or not moment.do:
            return moment
        possible = tuple(option for option in moment.do if option in question.options)
        return Moment(moment.at, moment.thoughts, possible, moment.otherwise)

    def answers_itself(self, question: Question) -> bool:
        """Whether the lesson answers this question for its person, because it has nothing to say about it."""
        return (
            question.seat == self.seat
            and question.number not in self.moments
            and self.recorded_answer(question) is not None
        )

    def recorded_answer(self, question: Question) -> str | None:
        """The recorded answer to this question, if it is possible now."""
        if not self._is_at(question):
            return None
        option = self.answers[question.number][1]
        return option if option in question.options else None

    def progress(self, match: Match) -> tuple[int, int]:
        """The index of the current or latest moment."""
        told = self.moment(match)
        reached = len(match.answers) if told is None else told.at
        return sum(at <= reached for at in self.moments), len(self.moments)

    def _is_at(self, question: Question) -> bool:
        """Whether it is the recorded question."""
        number = question.number
        return (
            number < len(self.answers)
            and self.answers[number][0] == question.seat
            and self.asked[number] == question.about
        )


class LessonFiles:
    """The files of a lesson, and the errors found in them so far."""

    def __init__(self, folder: Path) -> None:
        if not (folder / SCRIPT).is_file():
            raise FairytableError(f"There is no lesson in {folder}; a lesson is a folder with a {SCRIPT}")
        self.folder = folder
        self.reader = PackReader(folder)
        self.reader.only_keys(SCRIPT, "lesson", "moment")
        self.title = self.reader.section(SCRIPT, "lesson", LessonTitle)
        self.moments = self.reader.entries(SCRIPT, "moment", Moment)
        try:
            self.record: Record | None = read_record(folder / RECORD)
        except DamagedRecord as error:
            self.record = None
            self.reader.fault(RECORD, "", str(error))


def load_lesson(folder: Path | str, pack: Pack | None = None) -> Lesson:
    """The lesson in the folder, under the present rules and pack; raises an error if it can no longer be played."""
    files = LessonFiles(Path(folder))
    faults = files.reader.faults
    if files.record is None or files.title is None or faults:
        raise FaultyLesson(str(folder), faults)
    game = find_game(files.record.game)
    found = pack or pack_for(Path(folder), game)
    answers = tuple(files.record.given_answers())
    asked = [""] * len(answers)
    try:
        match = match_of(files.record, game, found, 0)
        for question, option in answered_by(match, answers):
            asked[question.number] = question.about
            match.answer(question.seat, option)
    except IllegalAnswer as error:
        place = f"answer {len(match.answers)}"
        fault = Fault(RECORD, place, f"not possible any more ({error}); record the lesson again")
        raise FaultyLesson(str(folder), [fault]) from None
    except FairytableError as error:
        raise FaultyLesson(str(folder), [Fault(RECORD, "", str(error))]) from None
    moments = {moment.at: moment for moment in sorted(files.moments, key=lambda moment: moment.at)}
    return Lesson(
        Path(folder).resolve().name,
        Path(folder),
        game,
        found,
        files.record,
        files.title,
        moments,
        tuple(moment.at for moment in files.moments),
        answers,
        tuple(asked),
    )


def answered_by(match: Match, answers: Sequence[tuple[str, str]]) -> Iterator[tuple[Question, str]]:
    """Each question that needs an answer, with the answer that these have for it. The caller answers each one before it
    asks for the next. (A player who can only pass in a window has passed already, and is not asked.)"""
    while len(match.answers) < len(answers) and match.questions:
        question = match.questions[0]
        seat, option = answers[question.number]
        if seat != question.seat:
            raise IllegalAnswer(f"{question.seat} is asked, and not {seat}")
        yield question, option


def match_of(record: Record, game: Game[Any], pack: Pack, answers: int, *, holds_windows: bool = False) -> Match:
    """The match of the record after this many answers, regardless of the versions of rules and pack with which it was
    recorded."""
    options = game.check_options(record.options)
    seats = game.check_seats(record.seats)
    game.check_fit(options, seats)
    given = list(record.given_answers())[:answers]
    return Match(game, pack, seats, record.seed, options, answers=given, holds_windows=holds_windows)


def pack_for(folder: Path, game: Game[Any]) -> Pack:
    """The pack of the lesson if the lesson is in that pack's folder `lessons/`; otherwise the game's default."""
    brings = folder.resolve().parent.parent
    is_pack = (brings / "pack.toml").is_file() and folder.resolve().parent.name == "lessons"
    return load_pack(game, brings if is_pack else None)


def lessons_in(folder: Path) -> list[Path]:
    """The folders of the lessons in a game or a pack."""
    return sorted(script.parent for script in (folder / "lessons").glob(f"*/{SCRIPT}"))


def find_lesson(wanted: str, game: Game[Any] | None = None) -> Path:
    """A lesson by its folder, or by its name in a game."""
    if game is not None:
        named = {folder.name: folder for folder in lessons_in(game.identity.folder)}
        if wanted in named:
            return named[wanted]
        if not (Path(wanted) / SCRIPT).is_file():
            raise FairytableError(f"{game.title} has no lesson '{wanted}'; it has: {', '.join(named) or 'none'}")
    return Path(wanted)
