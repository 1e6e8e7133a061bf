"""Whose thoughts come next: one visitor who asks for much does not keep another one waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
import pytest

from fairytable import new_match
from fairytable.engine.match import Match
from fairytable.server.limits.turns import WHO_ASKS, Length, Turns, Visitor
from fairytable.server.people import hashed
from fairytable.server.room.bot_processes import BotProcesses
from fairytable.server.settings import Limits
from fairytable.server.storage.stored import StoredMatch
from fairytable.server.wording.library import Library
from fairytable.server.wording.refusals import Refusal
from tests.server.memory_rooms import MemoryRoom
from tests.server.orchards import ORCHARD
from tests.server.people import Browser, a_person, a_room
from tests.server.serving import PATIENCE, ThreadServer

GREEDY, MODEST, FAR = (Visitor(f"192.0.2.{place}", name) for place, name in enumerate(("greedy", "modest", "far"), 1))
Wish = tuple[str, Visitor, Length, bool]


def order_of(wishes: list[Wish], places: int = 1, *, busy: int = 1) -> list[str]:
    """In which order these get their turn who all wait, for `busy` long thoughts and one slow one are under way. Each
    ends before the next begins."""

    async def think_in_turn() -> list[str]:
        turns, order = Turns(places, Limits()), []
        for _ in range(busy):
            await turns.take(GREEDY, Length.LONG)
        for length in (Length.QUICK, Length.SLOW):
            await turns.take(GREEDY, length)

        async def think(name: str, visitor: Visitor, length: Length, first: bool) -> None:
            await turns.take(visitor, length, first=first)
            order.append(name)
            turns.give(length)

        tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
        await asyncio.wait(tasks, timeout=0)  # all of them wait for their turn
        assert order == []
        for length in (Length.QUICK, Length.SLOW, *[Length.LONG] * busy):
            turns.give(length)
        await asyncio.gather(*tasks)
        return order

    return asyncio.run(think_in_turn())


def test_whoever_had_no_turn_for_the_longest_time_comes_next() -> None:
    greedy: list[Wish] = [(f"greedy {place}", GREEDY, Length.LONG, True) for place in range(3)]
    assert order_of([*greedy, ("modest", MODEST, Length.LONG, True)]) == ["modest", "greedy 0", "greedy 1", "greedy 2"]


def test_many_people_of_one_address_wait_like_one_and_take_turns_among_each_other() -> None:
    crowd = [Visitor("2001:db8::1", "one"), Visitor("2001:db8::2", "one"), Visitor("2001:db8::3", "two")]
    wishes: list[Wish] = [(f"crowd {place}", one, Length.LONG, True) for place, one in enumerate(crowd)]
    wishes.append(("modest", MODEST, Length.LONG, True))
    assert order_of(wishes) == ["crowd 0", "modest", "crowd 2", "crowd 1"]


def test_bots_that_people_wait_for_think_before_the_others() -> None:
    wishes: list[Wish] = [("alone", MODEST, Length.LONG, False), ("for a person", GREEDY, Length.LONG, True)]
    assert order_of(wishes) == ["for a person", "alone"]


@pytest.mark.parametrize("length", [Length.QUICK, Length.LONG])
def test_a_thought_never_waits_for_longer_ones(length: Length) -> None:
    async def think() -> int:
        turns = Turns(2, Limits())
        taken = 0
        for longer in [other for other in reversed(Length) if other > length for _ in range(5)]:
            task = asyncio.create_task(turns.take(GREEDY, longer))
            await asyncio.wait([task], timeout=0)
            taken += task.done()
        await turns.take(MODEST, length)
        return taken

    assert asyncio.run(think()) == (3 if length is Length.QUICK else 1)


def test_who_waits_no_longer_takes_no_turn() -> None:
    async def think() -> None:
        turns = Turns(1, Limits())
        await turns.take(GREEDY, Length.LONG)
        gone = asyncio.create_task(turns.take(GREEDY, Length.LONG))
        await asyncio.wait([gone], timeout=0)
        gone.cancel()
        turns.give(Length.LONG)
        await turns.take(MODEST, Length.LONG)

    asyncio.run(think())


@pytest.mark.parametrize(
    ("bounds", "visitor"),
    [
        ({"thoughts_waiting_per_person": 2}, Visitor("192.0.2.9", "greedy")),
        ({"thoughts_waiting_per_address": 2}, Visitor("192.0.2.1", "somebody else")),
        ({"thoughts_waiting": 2}, MODEST),
    ],
)
def test_what_waits_is_bounded(bounds: dict[str, int], visitor: Visitor) -> None:
    async def think() -> None:
        turns = Turns(1, msgspec.structs.replace(Limits(), **bounds))
        await turns.take(GREEDY, Length.LONG)
        waiting = [asyncio.create_task(turns.take(GREEDY, Length.LONG, refusable=True)) for _ in range(2)]
        await asyncio.wait(waiting, timeout=0)
        with pytest.raises(Refusal, match="much_to_think"):
            await turns.take(visitor, Length.LONG, refusable=True)
        bot = asyncio.create_task(turns.take(visitor, Length.LONG))  # a bot at a table waits for its turn
        await asyncio.wait([bot], timeout=0)
        assert not bot.done()

    asyncio.run(think())


class Counted(BotProcesses):
    """Counts what is worked out, and works nothing out until it is told to."""

    def __init__(self) -> None:
        super().__init__(1, Limits())
        self.calls = 0
        self.go_on = asyncio.Event()

    async def _in_turn(self, call: Callable[[], Any], length: Length) -> Any:  # noqa: ARG002
        self.calls += 1
        await self.go_on.wait()
        self._turns.give(length)
        return []


def test_sixty_who_look_back_at_one_match_wait_for_one_computation() -> None:
    match = new_match("fantastic-stories", 2, 1)
    stored = StoredMatch(
        match="m", room="r", game="g", rules_version=1, pack="p", options={}, seats=match.seats, seed=1
    )

    def askers(thinkers: BotProcesses, match: Match) -> list[Coroutine[Any, Any, Any]]:
        return [
            *(thinkers.look_back(stored, match, Visitor("", str(place))) for place in range(60)),
            *(thinkers.explain(stored, match, 3, Visitor("", str(place))) for place in range(60)),
            *(thinkers.advise(stored, match, "red", Visitor("", str(place))) for place in range(60)),
        ]

    async def ask() -> int:
        thinkers = Counted()
        tasks = [asyncio.create_task(asker) for asker in askers(thinkers, match)]
        await asyncio.wait(tasks, timeout=0)
        tasks[0].cancel()  # who asked first goes, and the others still hear of it
        thinkers.go_on.set()
        await asyncio.gather(*tasks[1:])
        return thinkers.calls

    assert asyncio.run(ask()) == 3


def test_who_asks_for_what_somebody_greedy_waits_for_already_does_not_wait_as_long() -> None:
    """Two at one table look back at the same match; one of them waits for much else, too."""

    async def ask() -> list[str]:
        turns, order = Turns(1, Limits()), []
        await turns.take(GREEDY, Length.LONG)

        async def think(name: str, visitor: Visitor, others: list[Visitor]) -> None:
            await turns.take(visitor, Length.LONG, refusable=True, others=others)
            order.append(name)
            turns.give(Length.LONG)

        shared: list[Visitor] = []
        wishes = [("greedy 1", GREEDY, []), ("greedy 2", GREEDY, []), ("shared", GREEDY, shared), ("far", FAR, [])]
        tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
        await asyncio.wait(tasks, timeout=0)
        shared.append(MODEST)
        turns.give(Length.LONG)
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(ask()) == ["shared", "far", "greedy 1", "greedy 2"]


def test_whoever_joins_a_computation_is_known_to_the_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[Visitor]] = []

    async def take(*_: Any, others: list[Visitor], **__: Any) -> None:
        told.append(others)
        await asyncio.sleep(0)

    async def ask() -> None:
        monkeypatch.setattr(Turns, "take", take)
        thinkers = Counted()
        thinkers.go_on.set()
        thinkers._turns.give = lambda _: None  # type: ignore[method-assign,assignment]
        match = new_match("fantastic-stories", 2, 1)
        stored = StoredMatch(
            match="m", room="r", game="g", rules_version=1, pack="p", options={}, seats=match.seats, seed=1
        )
        await asyncio.gather(*(thinkers.advise(stored, match, "red", visitor) for visitor in (GREEDY, MODEST, FAR)))

    asyncio.run(ask())
    assert told == [[MODEST, FAR]]


def test_bots_think_on_behalf_of_whoever_is_at_their_table(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitors: list[Visitor] = []
    take = Turns.take

    async def noting(turns: Turns, visitor: Visitor, length: Length, **named: Any) -> None:
        visitors.append(visitor)
        await take(turns, visitor, length, **named)

    monkeypatch.setattr(Turns, "take", noting)
    host = a_person(server)
    seats = [{"seat": "red", "kind": "here"}, {"seat": "blue", "kind": "bot", "level": "medium"}]
    made = a_room(server, host, "fantastic-stories", seats, options={"start-player": "blue"})
    red = Browser(server, made["room"], host)
    red.until(lambda message: message["type"] == "state" and message["waiting_for"] == ["red"])
    server.get(f"/api/rooms/{made['room']}/hints", host, seat="red")
    assert {visitor.address for visitor in visitors} == {"127.0.0.1"}
    assert {visitor.person for visitor in visitors} == {server.worker.rooms[made["room"]].stored.host}


def test_whoever_brings_many_records_does_not_keep_another_one_waiting() -> None:
    async def bring() -> list[str]:
        turns, order, all_wait = Turns(1, Limits(), "busy"), [], asyncio.Event()

        async def play(name: str, visitor: Visitor) -> None:
            WHO_ASKS.set(visitor)
            try:
                async with turns.of_whoever_asks():
                    await all_wait.wait()
                    order.append(name)
            except Refusal as refused:
                order.append(f"{name} {refused.reason}")

        greedy = [asyncio.create_task(play("greedy", GREEDY)) for _ in range(7)]
        tasks = [*greedy, asyncio.create_task(play("modest", MODEST))]
        await asyncio.sleep(0)
        all_wait.set()
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(bring()) == ["greedy busy"] * 2 + ["greedy", "modest"] + ["greedy"] * 4


def test_whoever_takes_back_at_many_tables_does_not_keep_another_one_waiting() -> None:
    """Long matches are played again in one thread, whoever sits there; so whoever had no turn comes next."""

    async def take_back() -> list[str]:
        table = MemoryRoom(Library((ORCHARD,)), ORCHARD.slug, ("red", "blue"), {})
        begun, may_end, order = threading.Event(), threading.Event(), []

        def work(name: str) -> None:
            begun.set()
            assert may_end.wait(PATIENCE)
            order.append(name)

        def wish(name: str, visitor: Visitor) -> asyncio.Task[None]:
            return asyncio.create_task(table.shared.in_thread(partial(work, name), visitor))

        tasks = [wish(f"greedy {number}", GREEDY) for number in range(4)]
        await asyncio.to_thread(begun.wait, PATIENCE)
        tasks.append(wish("modest", MODEST))
        await asyncio.sleep(0)
        may_end.set()
        await asyncio.gather(*tasks)
        await table.close()
        return order

    assert asyncio.run(take_back()) == ["greedy 0", "modest", "greedy 1", "greedy 2", "greedy 3"]


def test_to_come_in_to_take_back_and_to_begin_again_is_done_on_behalf_of_whoever_asks(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[Visitor] = []
    take = Turns.take

    async def noting(turns: Turns, visitor: Visitor, length: Length, **named: Any) -> None:
        noted.append(visitor)
        await take(turns, visitor, length, **named)

    def turns_taken() -> int:
        number = len(noted)
        assert set(noted) == {Visitor("127.0.0.1", hashed(host))}
        noted.clear()
        return number

    monkeypatch.setattr(Turns, "take", noting)
    host = a_person(server)
    seats = [{"seat": seat, "kind": "here"} for seat in ("red", "blue")]
    made = a_room(server, host, "fantastic-stories", seats, start=False)
    browser = Browser(server, made["room"], host)
    browser.until_type("room")
    assert turns_taken() == 1
    browser.do(type="start")
    assert turns_taken() == 1
    browser.until_type("state")
    seat = browser.state["waiting_for"][0]
    browser.do(type="look", seat=seat)
    browser.settle()
    browser.answer(browser.state["question"]["options"][0]["option"])
    browser.do(type="undo", seat=seat, ask=True)
    assert turns_taken() == 1
