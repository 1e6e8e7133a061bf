"""The agenda: what is still to be done in a match, as facts on its table. The last entry is done first.

    class Meal(InnEntry):                         # an entry says what is to be done, and with what
        seat: Public[str]
        count: Public[int]

    @scene                                        # the scene (or `@step`, which asks nobody) that does it
    async def eat(table: InnTable, meal: Meal) -> None:
        answer = await ask(meal.seat, "eat", breads(table, meal), "XX-1.1", count=meal.count)

    table.then(Meal("red", 2), Walk("mill"))      # in a rule: the meal first, then the rest of the way

Whatever interrupts a turn lies on top of what it interrupts, and everything pending can be copied, saved and shown like
any other fact. A game declares one base for its entries (`class InnEntry(Entry)`), has a table with `agenda:
Public[list[InnEntry]]`, and its `next_scene` is `play_next`. A scene that is never interrupted needs none of this: it
remains one straight `async def`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

from fairytable.engine.facts import Entry, Public, fields_of, unchangeable
from fairytable.engine.game import Scene, SceneOver
from fairytable.engine.table import Table

__all__ = ["AgendaTable", "Entry", "carry_on", "play_next", "scene", "step"]

AnEntry = TypeVar("AnEntry", bound=Entry)
OneTable = TypeVar("OneTable", bound="AgendaTable")
SceneOf = Callable[[OneTable, AnEntry], Scene]
StepOf = Callable[[OneTable, AnEntry], None]

_SCENES: dict[type[Entry], SceneOf[Any, Any]] = {}
_STEPS: dict[type[Entry], StepOf[Any, Any]] = {}


class AgendaTable(Table, kw_only=True):
    """A table with an agenda. The game declares the kind of entries: `agenda: Public[list[InnEntry]]`."""

    agenda: Public[list[Any]]

    def then(self, entry: Entry, *later: Entry) -> None:
        """Put these on top of the agenda, the first one to be done next; what is there already comes later."""
        agenda = self.agenda
        if later:
            agenda.extend(later[::-1])
        agenda.append(entry)

    def then_only(self, entry: Entry) -> None:
        """Replace the whole agenda by these."""
        self.agenda[:] = (entry,)

    def next_is(self, kind: type[AnEntry]) -> AnEntry:
        """The next entry, where it can only be of this kind: that of the open question."""
        entry = self.agenda[-1]
        if type(entry) is not kind:
            raise LookupError(f"'{entry.key()}' is to be done next, not '{kind.key()}'")
        return entry


def scene(play: SceneOf[OneTable, AnEntry]) -> SceneOf[OneTable, AnEntry]:
    """Declares the scene for entries of the type of its second argument.

    The entry stays on the agenda until the scene is over; what the scene adds lies on top of it. So nothing has changed
    when its first question is asked, and bots need not imagine the table again for every option. A scene may ask
    nobody, but a step needs no checkpoint of its own.
    """
    _SCENES[_kind_done_by(play)] = play
    return play


def step(do: StepOf[OneTable, AnEntry]) -> StepOf[OneTable, AnEntry]:
    """Declares the step for entries of the type of its second argument: it asks nobody."""
    _STEPS[_kind_done_by(do)] = do
    return do


async def play_next(table: AgendaTable) -> None:
    """The next scene of the agenda and the steps that follow it: the `next_scene` of a game."""
    agenda = table.agenda
    entry, place = agenda[-1], len(agenda) - 1
    play = _SCENES.get(type(entry))
    if play is not None:
        try:
            await play(table, entry)
        except SceneOver:
            _take_off(agenda, entry, place)
            raise
        if place < len(agenda) and agenda[place] is entry:  # as in `_take_off`: every scene passes here
            del agenda[place]
    while agenda:  # the same as `carry_on`
        do = _STEPS.get(type(agenda[-1]))
        if do is None:
            return
        do(table, agenda.pop())


def _take_off(agenda: list[Entry], entry: Entry, place: int) -> None:
    """The scene is over: its entry is removed, unless everything was replaced, and what the scene added on top
    stays."""
    if place < len(agenda) and agenda[place] is entry:
        del agenda[place]


def carry_on(table: AgendaTable) -> None:
    """Do the next steps of the agenda, up to a scene or to the end."""
    agenda = table.agenda
    while agenda:
        do = _STEPS.get(type(agenda[-1]))
        if do is None:
            return
        do(table, agenda.pop())


def _kind_done_by(do: Callable[[Any, Any], Any]) -> type[Entry]:
    """The type of entries for which a scene or step is declared. Everybody knows what is still to be done, and entries
    never change, so copies of a table share them."""
    name, *_ = list(get_type_hints(do))[1:]
    kind: type[Entry] = get_type_hints(do)[name]
    if kind in _SCENES or kind in _STEPS:
        raise TypeError(f"{kind.__name__} is done by two scenes or steps")
    for field in fields_of(kind):
        if field.secrecy is None or field.secrecy.known_to != "everybody" or not unchangeable(field.kind):
            raise TypeError(f"{kind.__name__}.{field.name} must be Public, and of a kind that cannot change")
    return kind
