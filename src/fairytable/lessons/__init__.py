"""Lessons: recorded matches with a teacher's words at certain moments, to be played along."""

from fairytable.lessons.lesson import (
    FaultyLesson,
    Lesson,
    Moment,
    Otherwise,
    Thought,
    find_lesson,
    lessons_in,
    load_lesson,
)
from fairytable.lessons.words import LessonWords

__all__ = [
    "FaultyLesson",
    "Lesson",
    "LessonWords",
    "Moment",
    "Otherwise",
    "Thought",
    "find_lesson",
    "lessons_in",
    "load_lesson",
]
