"""How long windows are open: nobody can tell from a time who had a choice.

Here time stands still while anything is done, and passes at once where everybody waits; so every time is exact.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

from fairytable.server.messages.socket import Level
from fairytable.server.room.bot_processes import BotAnswer
from fairytable.server.room.live_match import Proposal
from fairytable.server.room.room import Room
from fairytable.server.storage.stored import StoredRoom, StoredUndo
from fairytable.server.wording.library import Library
from tests.server.memory_rooms import Listener, MemoryRoom
from tests.server.orchards import ORCHARD, deal

LIBRARY = Library((ORCHARD,))
SETTINGS = (0, 100, 300, 2_000, 10_000)
"""Milliseconds of a window, as hosts may set them."""
THOUGHTS = (0.0, 0.3, 0.55, 1.9, 60.0)
"""Seconds that a bot may need."""
SEATS = ("red", "blue", "green")
TABLES: dict[str, dict[str, Level]] = {
    "people": {},
    "people and a hard bot": {"blue": "hard"},
    "people and an easy bot": {"blue": "easy"},
    "alone among hard bots": {"blue": "hard", "green": "medium"},
    "alone among easy bots": {"blue": "easy", "green": "easy"},
}


class TimePassesAtOnce(asyncio.SelectorEventLoop):
    """A loop in which whoever sleeps wakes up as soon as there is nothing else to do."""

    def __init__(self) -> None:
        super().__init__(_Impatient(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Impatient(selectors.DefaultSelector):
    def __init__(self, loop: TimePassesAtOnce) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        self._loop.now += timeout or 0.0
        return super().select(0)


class Listening(Listener):
    """Notes when it is told something, and what."""

    def __init__(self, room: Room, person: str) -> None:
        super().__init__(room, person)
        self.noted: list[tuple[float, Any]] = []

    def wake(self) -> None:
        self.tell()

    def tell(self) -> None:
        super().tell()
        told = {name: self.state.get(name) for name in ("waiting_for", "question", "window", "answers", "number")}
        self.noted.append((round(asyncio.get_running_loop().time(), 6), told))


def what_red_notices(
    blue: str,
    bots: Mapping[str, Level],
    window: int,
    thought: float,
    patch: pytest.MonkeyPatch,
    happens: Callable[[MemoryRoom], Awaitable[None]] | None = None,
    watchers: int = 0,
) -> list[tuple[float, Any]]:
    """Red picks while blue, with this card, may have a choice. Something may happen half a second later."""

    async def play() -> list[tuple[float, Any]]:
        deal({"red": "thorn", "blue": blue, "green": "branch"})
        table = MemoryRoom(LIBRARY, ORCHARD.slug, SEATS, {}, bots, window)

        async def choose(*_: Any, **__: Any) -> BotAnswer:
            await asyncio.sleep(thought)
            return BotAnswer("pass")

        async def in_thread(work: Callable[[], Any], *_: Any) -> Any:
            return work()

        patch.setattr(table.shared.bot_processes, "choose", choose)
        patch.setattr(table.shared, "in_thread", in_thread)
        red = Listening(table.room, "red's")
        table.room.connections.add(red)
        for number in range(watchers):
            table.come_in(f"onlooker {number}")
        table.room.wake_up()
        question = table.playing.questions[0]
        await table.room.live.proposed(Proposal("answer", "red", option="pass", question=question.number))
        while window > 0 and table.playing.waiting_for == ("red",):  # a window in which only red is asked
            await asyncio.sleep(0.05)
        asked = table.playing.question_for("blue")
        if window > 0:
            assert table.playing.waiting_for == ("blue", "green")
            assert "blue" in bots or (asked is not None) == (blue == "cudgel")
        if happens is not None:
            await asyncio.sleep(0.05)
            await happens(table)
        if asked is not None and asked.about == "react" and "blue" not in bots:
            await asyncio.sleep(thought)
            number = table.room.live.number_of(asked)
            table.room.live.propose(Proposal("answer", "blue", option="pass", question=number))
        await asyncio.sleep(30)
        red.noted.append((0, table.playing.answers[:]))
        await table.close()
        return red.noted

    with asyncio.Runner(loop_factory=TimePassesAtOnce) as runner:
        return runner.run(play())


def both_ways(*given: Any, **named: Any) -> tuple[list[Any], list[Any]]:
    return what_red_notices("cudgel", *given, **named), what_red_notices("thorn", *given, **named)


@pytest.mark.parametrize("window", SETTINGS)
@pytest.mark.parametrize("table", TABLES)
def test_a_window_takes_as_long_whoever_has_a_choice(table: str, window: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for thought in THOUGHTS:
        could, could_not = both_ways(TABLES[table], window, thought, monkeypatch)
        assert could == could_not, thought


def after_a_kill(table: MemoryRoom) -> Any:
    """Another process takes over what was stored, and the browsers come back to it."""

    async def happens(_: MemoryRoom) -> None:
        before, table.room = table.room, table.loaded()
        before.window.stop()
        for task in list(table.shared._tasks):
            task.cancel()
        for listener in before.connections:
            listener.room = table.room  # type: ignore[attr-defined]
            table.room.connections.add(listener)
        table.room.wake_up()

    return happens(table)


def after_an_undo(table: MemoryRoom) -> Any:
    async def happens() -> None:
        await table.take_back("red")
        question = table.playing.questions[0]
        number = table.room.live.number_of(question)
        await table.room.live.proposed(Proposal("answer", "red", option="pass", question=number))

    return happens()


def after_a_leaving(table: MemoryRoom) -> Any:
    return table.leave("green")


def after_an_onlooker_has_come(table: MemoryRoom) -> Any:
    async def happens() -> None:
        table.come_in("somebody's")
        table.room.note_presence()

    return happens()


def after_the_onlooker_has_gone(table: MemoryRoom) -> Any:
    async def happens() -> None:
        room = table.room
        room.connections.discard(next(one for one in room.connections if one.person == "onlooker 0"))
        room.note_presence()

    return happens()


HAPPENINGS = (after_a_kill, after_an_undo, after_a_leaving, after_an_onlooker_has_come, after_the_onlooker_has_gone)


@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda happening: happening.__name__)
@pytest.mark.parametrize("table", TABLES)
def test_nobody_can_tell_either_when_something_happens_meanwhile(
    table: str, happening: Callable[[MemoryRoom], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    watchers = 1 if happening is after_the_onlooker_has_gone else 0
    for thought in THOUGHTS:
        could, could_not = both_ways(TABLES[table], 2_000, thought, monkeypatch, happening, watchers)
        assert could == could_not, thought


def test_an_undo_that_is_asked_for_stays_asked_whoever_answers_in_a_window() -> None:
    """Otherwise everybody would hear that somebody had a choice."""

    async def play() -> None:
        deal({"red": "thorn", "blue": "cudgel", "green": "branch"})
        table = MemoryRoom(LIBRARY, ORCHARD.slug, SEATS, {})
        question = table.playing.questions[0]
        await table.room.live.proposed(Proposal("answer", "red", option="pass", question=question.number))
        table.room.window.time_is_up()
        table.room.stored.undo_asked = StoredUndo(1, "red", table.room.live.entries_told)
        asked = table.playing.question_for("blue")
        assert asked is not None
        number = table.room.live.number_of(asked)
        await table.room.live.proposed(Proposal("answer", "blue", option="pass", question=number))
        undo = table.room.undo_asked
        assert undo is not None
        await table.room.live.proposed(Proposal("undo", "red", by_agreement=True, expected=undo.entries))
        assert table.playing.answers == []
        await table.close()

    asyncio.run(play())


def test_a_window_closes_when_the_database_is_back() -> None:
    async def play() -> None:
        deal({"red": "thorn", "blue": "cudgel", "green": "branch"})
        table = MemoryRoom(LIBRARY, ORCHARD.slug, SEATS, {}, {}, 300)
        table.room.wake_up()
        question = table.playing.questions[0]
        await table.room.live.proposed(Proposal("answer", "red", option="pass", question=question.number))
        write = table.store.write
        table.store.write = lambda write: write.told(None)  # type: ignore[method-assign]
        await asyncio.sleep(5)
        before = table.playing.waiting_for
        table.store.write = write  # type: ignore[method-assign]
        await asyncio.sleep(5)
        assert (before, table.playing.waiting_for) == (("red",), ("blue",))
        await table.close()

    with asyncio.Runner(loop_factory=TimePassesAtOnce) as runner:
        runner.run(play())


def test_a_window_closes_when_somebody_alone_lets_a_bot_sit_in() -> None:
    async def play() -> None:
        deal({"red": "thorn", "blue": "cudgel", "green": "branch"})
        table = MemoryRoom(LIBRARY, ORCHARD.slug, SEATS, {}, {"red": "easy", "green": "easy"}, 2_000)
        question = table.playing.questions[0]
        table.room.wake_up()
        await table.room.live.proposed(Proposal("answer", "red", option="pass", question=question.number))
        await asyncio.sleep(60)
        before = table.playing.waiting_for  # whoever is alone may think as long as they like

        def sit_in(stored: StoredRoom) -> None:
            stored.seat("blue").sat_in = "easy"

        await table.room.change(sit_in)
        await asyncio.sleep(1)
        assert (before, table.playing.waiting_for) == (("blue", "green"), ("blue",))
        await table.close()

    with asyncio.Runner(loop_factory=TimePassesAtOnce) as runner:
        runner.run(play())
