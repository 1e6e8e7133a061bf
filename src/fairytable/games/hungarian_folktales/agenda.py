"""The agenda of a turn: what is still to be done, the last entry first.

A *scene* begins with a question; a *step* asks nobody. Whoever does something puts what follows from it on the agenda:
a movement that meets a Red Field puts the meal on top of the rest of the way. So everything that a turn has open lies
on the table, and every question is a scene of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from types import coroutine

from fairytable.engine.game import Scene
from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales.table import FolktaleTable

SceneOf = Callable[[FolktaleTable], Scene]
StepOf = Callable[[FolktaleTable], None]

SCENES: dict[str, SceneOf] = {}
STEPS: dict[str, StepOf] = {}


def scene(name: str) -> Callable[[SceneOf], SceneOf]:
    """The scene of this name on the agenda."""

    def register(play: SceneOf) -> SceneOf:
        SCENES[name] = play
        return play

    return register


def step(name: str) -> Callable[[StepOf], StepOf]:
    """The step of this name on the agenda."""

    def register(do: StepOf) -> StepOf:
        STEPS[name] = do
        return do

    return register


async def play_next(table: FolktaleTable) -> None:
    """The scene on top of the agenda, and all that follows from it without a question."""
    await SCENES[table.agenda[-1]](table)
    carry_on(table)


@coroutine
def reply_to(table: FolktaleTable, question: Question) -> Generator[Question, str, str]:
    """The answer to the question of a scene. Only then does anything change: the scene leaves the agenda."""
    answer = yield question
    table.agenda.pop()
    return answer


def carry_on(table: FolktaleTable) -> None:
    agenda = table.agenda
    while not table.winners and agenda and agenda[-1] in STEPS:
        STEPS[agenda.pop()](table)


def finish_turn(table: FolktaleTable) -> None:
    """Nothing more happens in this turn."""
    table.agenda[:] = ["end_turn"]
