"""Makes a lesson from the record of any match, and records it again when its game has changed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec import Struct

from fairytable.bots import Observation, new_bot
from fairytable.engine.errors import FairytableError
from fairytable.engine.languages import ENGLISH
from fairytable.engine.match import Match
from fairytable.engine.records import Record
from fairytable.engine.words import Words
from fairytable.games import find_game
from fairytable.lessons.checking import LONGEST_THOUGHT
from fairytable.lessons.lesson import RECORD, SCRIPT, FaultyLesson, LessonFiles, answered_by, match_of, pack_for
from fairytable.matches import load_match

STANDS_IN = "greedy"
"""The bot that answers where the recorded answer is no longer possible."""
SECONDS_FOR_A_MOMENT = 20

HEAD = """\
# A lesson: what is told at the moments of the match in {record}. The words stand in {texts}.
# A moment stands before the answer of that number. Of the answers in `do` any is right; without `do` every answer is.
# What to look at: things of the game by their ids, seats, or one of: board, goal, hand, dice, question, answers,
# seats, chronicle, rules, undo.
# An answer that is not wanted gets a reply: otherwise = [{{ answer = "walk *", say = "not-there", clause = "XX-1.1" }}]
# When it is written: fairytable lesson check DIR

[lesson]
seat = {seat}
minutes = {minutes}
begin = {begin}
"""
MOMENT = """
[[moment]]
at = {at}
do = [{do}]
thoughts = [{{ say = "{say}" }}]
"""


class LessonMade(Struct, frozen=True):
    """The files of a new lesson, by their names."""

    seat: str
    files: dict[str, str]

    def archive(self) -> bytes:
        """The files as a zip archive."""
        whole = BytesIO()
        with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
            for name, text in self.files.items():
                archive.writestr(name, text)
        return whole.getvalue()

    def save(self, folder: Path) -> None:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise FairytableError(f"{folder} is not an empty folder; name a new one for the lesson")
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")


def new_lesson(
    record: Record, seat: str | None = None, pack: Path | None = None, *, answers: int | None = None
) -> LessonMade:
    """The draft of a lesson from a record."""
    return draft_of(load_match(record, pack), seat, answers=answers)


def draft_of(whole: Match, seat: str | None = None, *, answers: int | None = None) -> LessonMade:
    """The draft of a lesson from a match: every answer of the seat becomes a moment, with draft words. It takes this
    many answers of the match, and then as many more as are needed until the seat is asked."""
    game = whole.game
    taught = seat or whole.seats[0]
    if taught not in whole.seats:
        raise FairytableError(f"The record has no seat '{taught}'; it has: {', '.join(whole.seats)}")
    words = Words(game, ENGLISH, game.texts.names(whole.pack.content, ENGLISH))
    match = Match(game, whole.pack, whole.seats, whole.seed, whole.options)
    moments, texts = [], []
    for asked, option in answered_by(match, whole.answers):
        if answers is not None and len(match.answers) >= answers and match.question_for(taught) and not match.pending:
            break
        if asked.seat == taught and len(asked.options) > 1:
            key = f"answer-{asked.number}"
            moments.append(MOMENT.format(at=asked.number, do=json.dumps(option, ensure_ascii=False), say=key))
            question, answer = _plain(words.question(asked)), f"{_plain(words.option(option, asked))}!"
            draft = f"{question} {answer}"
            texts.append(f"{key} = {draft if len(draft) <= LONGEST_THOUGHT else answer}\n")
        match.answer(asked.seat, option)
    closing = f'\n[[moment]]\nat = {len(match.answers)}\nthoughts = [{{ say = "the-end" }}]\n'
    head = HEAD.format(
        record=RECORD,
        texts=f"{ENGLISH}.ftl",
        seat=json.dumps(taught),
        minutes=max(1, len(moments) * SECONDS_FOR_A_MOMENT // 60),
        begin=0,
    )
    title = f"title = A match of {game.title}\nabout = What is to be learned here?\n\n"
    end = "the-end = So ends the lesson; from here the tale is yours.\n"
    return LessonMade(
        taught,
        {
            SCRIPT: head + "".join(moments) + closing,
            f"{ENGLISH}.ftl": title + "".join(texts) + end,
            RECORD: match.record().to_json().decode(),
        },
    )


def record_again(folder: Path) -> tuple[Record, list[str]]:
    """Play the match of a lesson again with the present rules and pack, and report what changed. Everybody answers as
    recorded, or as the moment wants; where that is no longer possible, as a bot would."""
    files = LessonFiles(folder)
    if files.record is None or files.title is None:
        raise FaultyLesson(str(folder), files.reader.faults)
    game = find_game(files.record.game)
    match = match_of(files.record, game, pack_for(folder, game), 0)
    wanted = {moment.at: moment.do for moment in files.moments}
    changed: list[str] = []
    recorded = list(files.record.given_answers())
    while len(match.answers) < len(recorded) and not match.is_over:
        question = match.questions[0]
        seat, option = recorded[question.number] if question.number < len(recorded) else ("", "")
        hopes: Sequence[str] = [option] if seat == question.seat else []
        if question.seat == files.title.seat:
            hopes = [*hopes, *wanted.get(question.number, ())]
        answer = next((hope for hope in hopes if hope in question.options), None)
        if answer is None:
            answer = new_bot(STANDS_IN).choose(Observation(match.copy(), question.seat))
            changed.append(f"answer {question.number}: {question.seat} says '{answer}', no longer '{option}'")
        match.answer(question.seat, answer)
    return match.record(), changed


def _plain(text: str) -> str:
    """On one line, without characters that have a meaning in a Fluent file."""
    return " ".join(text.split()).replace("{", "(").replace("}", ")")
