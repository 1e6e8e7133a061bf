"""The commands `fairytable lesson list`, `lesson new`, `lesson check` and `lesson record`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fairytable import games as shelf
from fairytable.cli.arguments import PackFolder
from fairytable.cli.mistakes import complain
from fairytable.engine.records import read_record
from fairytable.games import find_game
from fairytable.lessons import FaultyLesson, LessonWords, lessons_in, load_lesson
from fairytable.lessons.checking import check_lesson
from fairytable.lessons.lesson import RECORD
from fairytable.lessons.making import new_lesson, record_again

lessons = typer.Typer(no_args_is_help=True, help="List, create, check and re-record lessons.")

LessonFolder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the lesson.")]


@lessons.command("list")
def list_lessons(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only the lessons of this game.")] = None,
) -> None:
    """List the lessons and how to take them."""
    for one in shelf.GAMES if game is None else [find_game(game)]:
        for folder in lessons_in(one.identity.folder):
            words, lesson = LessonWords(folder), load_lesson(folder)
            typer.echo(f"{one.title}: {words.say('title')} ({lesson.title.minutes} minutes)\n  {words.say('about')}")
            typer.echo(f"  fairytable play {one.slug} --lesson {folder.name}")


@lessons.command()
def new(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a saved match.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to create.")],
    seat: Annotated[
        str | None, typer.Option(metavar="COLOUR", help="The learner's seat; the first seat by default.")
    ] = None,
    answers: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="End the lesson after this many answers.")
    ] = None,
    pack: PackFolder = None,
) -> None:
    """Create a lesson from the record of a match."""
    made = new_lesson(read_record(record), seat, pack, answers=answers)
    made.save(folder)
    typer.echo(f"{folder} is ready: write its words in en.ftl and its moments in lesson.toml, then run:")
    typer.echo(f"  fairytable lesson check {folder}")


@lessons.command()
def check(folder: LessonFolder) -> None:
    """List every error in a lesson."""
    try:
        lesson = load_lesson(folder)
        faults, warnings = check_lesson(lesson)
        if faults:
            raise FaultyLesson(str(folder), faults)
    except FaultyLesson as error:
        for fault in error.faults:
            typer.echo(str(fault))
        complain(str(error).splitlines()[0].rstrip(":"))
    for warning in warnings:
        typer.echo(f"warning: {warning}")
    title = LessonWords(folder).say("title")
    typer.echo(f"{folder} is a good lesson for {lesson.game.slug}: {title}, {len(lesson.moments)} moments")


@lessons.command("record")
def record_lesson(folder: LessonFolder) -> None:
    """Record the match of a lesson again after the rules or the pack have changed."""
    record, changed = record_again(folder)
    record.save(folder / RECORD)
    for line in changed:
        typer.echo(line)
    typer.echo(f"{folder / RECORD} is recorded again; now run: fairytable lesson check {folder}")
