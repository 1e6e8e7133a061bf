"""A lesson to change and to break: the first one of Fantastic Stories."""

from __future__ import annotations

import shutil
from pathlib import Path

from fairytable.games import find_game
from fairytable.lessons import FaultyLesson, lessons_in, load_lesson
from fairytable.lessons.checking import check_lesson

FIRST = lessons_in(find_game("fantastic-stories").identity.folder)[0]


def a_copy(tmp_path: Path) -> Path:
    """A folder with a good lesson."""
    folder = tmp_path / "mine"
    shutil.copytree(FIRST, folder)
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def faults_in(folder: Path) -> str:
    """Everything that is wrong with the lesson in the folder."""
    try:
        faults, _ = check_lesson(load_lesson(folder))
    except FaultyLesson as error:
        faults = list(error.faults)
    return "\n".join(map(str, faults))
