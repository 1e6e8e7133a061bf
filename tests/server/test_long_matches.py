"""Long matches: the last of fifteen hundred answers costs what the tenth did. Work is counted, and no time."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from fairytable.engine.game import Game
from fairytable.games import GAMES
from fairytable.looking import everything
from fairytable.server.storage.stored import Entry, Undone
from fairytable.server.wording.library import Library
from tests.engine.orchard_game import an_orchard_game
from tests.engine.practice_games import goblin_market
from tests.server.memory_rooms import MemoryRoom, counted_work

ORCHARD = an_orchard_game()
LIBRARY = Library((goblin_market, ORCHARD))
LONG = {"dice-upon-a-time": {"length": "extra-long"}}
MOST_ANSWERS = 1_500
PEOPLE = 6
"""So many are told at the larger table; those without a seat look on."""
MOST_BYTES_OF_A_ROW = 200
MOST_IN_TWO_SCENES = 60
"""So many answers have this scene and the one before at most: a copy plays no more again."""


def seats_of(game: Game[Any], *, many: bool) -> tuple[str, ...]:
    return game.seats[: game.identity.most_seats if many else max(2, game.identity.fewest_seats)]


@pytest.mark.parametrize("many", [False, True], ids=["two", "six"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_late_answer_costs_what_an_early_one_does(
    game: Game[Any], many: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(_every_answer_costs_the_same(game, seats_of(game, many=many), many, monkeypatch))


async def _every_answer_costs_the_same(
    game: Game[Any], seats: tuple[str, ...], many: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = MemoryRoom(LIBRARY, game.slug, seats, LONG.get(game.slug, {}))
    store, room = table.store, table.room
    listeners = [table.come_in(f"{seat}'s") for seat in seats]
    while many and len(listeners) < PEOPLE:
        listeners.append(table.come_in(f"onlooker {len(listeners)}"))
    work, luck = counted_work(monkeypatch), Random(5)
    beside_match: list[float] = []
    written: list[int] = []
    undone: list[int] = []
    while len(written) < MOST_ANSWERS and not table.playing.is_over:
        work.clear()
        rows, bytes_before, events = store.rows, store.bytes, len(room.live.event_log)
        sent = sum(one.bytes - one.bytes_of_match for one in listeners)
        messages, heard = [one.messages for one in listeners], [one.events for one in listeners]
        entries = room.live.entries
        await table.answer(luck)
        carried_out = room.live.entries - entries
        assert carried_out, "an answer, or the end of a window and perhaps an answer"
        assert store.rows - rows == carried_out
        assert work["scenes resumed"] <= carried_out
        assert work["matches played again"] == 0
        assert work["views"] <= carried_out * (len(seats) + 1), "one for each who sees something else"
        assert work["overviews"] <= carried_out, "what everybody sees is worked out for all at once"
        happened = len(room.live.event_log) - events
        news = max(one.events - heard[place] for place, one in enumerate(listeners))
        secret = sum(bool(event.secret) for event in room.live.event_log.since(len(room.live.event_log) - news))
        assert work["events worded"] <= news + secret * len(seats), "what is no secret is worded once for all"
        for place, one in enumerate(listeners):
            assert one.messages - messages[place] <= carried_out
            assert one.events - heard[place] in (happened, len(room.live.event_log)), "no event is told twice"
        written.append((store.bytes - bytes_before) // carried_out)
        told = sum(one.messages for one in listeners) - sum(messages)
        beside_match.append((sum(one.bytes - one.bytes_of_match for one in listeners) - sent) / max(1, told))
        if len(written) == 10 or len(written) % 200 == 0:
            _copy_costs_no_more_than_two_scenes(table, work)
            undone.append(await _undo_costs_a_row(table, work))
    assert len(written) > 50
    assert max(written) <= MOST_BYTES_OF_A_ROW
    assert max(undone) <= 2 * MOST_BYTES_OF_A_ROW
    tenth = len(beside_match) // 10
    early, late = sum(beside_match[tenth : 4 * tenth]), sum(beside_match[-3 * tenth :])
    assert late < 1.2 * early, "what is sent beside the table, the question and the events does not grow"
    await table.close()


def test_the_table_is_copied_once_where_a_scene_only_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_copies_once_for_each_scene(monkeypatch))


async def _copies_once_for_each_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each scene of Hungarian Folktales is one answer: its checkpoint is also what undo goes back to."""
    table = MemoryRoom(LIBRARY, "hungarian-folktales", ("red", "blue"), {})
    kind = type(table.playing.table)
    copy, luck, copies = kind.copy, Random(5), 0

    def counted(facts: Any) -> Any:
        nonlocal copies
        copies += 1
        return copy(facts)

    monkeypatch.setattr(kind, "copy", counted)
    for _ in range(40):
        await table.answer(luck)
    assert copies == 40
    await table.close()


def _copy_costs_no_more_than_two_scenes(table: MemoryRoom, work: Any) -> None:
    """Also the first copy of a match that was just loaded."""
    if table.playing.is_over or table.playing.window_is_open:
        return
    again = table.loaded().playing()
    work.clear()
    assert everything(again.copy()) == everything(table.playing)
    assert work["scenes resumed"] <= MOST_IN_TWO_SCENES


async def _undo_costs_a_row(table: MemoryRoom, work: Any) -> int:
    if table.playing.is_over or not table.playing.answers:
        return 0
    before, answers = table.store.bytes, len(table.playing.answers)
    work.clear()
    await table.take_back(table.playing.answers[-1][0])
    assert work["scenes resumed"] <= answers + 2 * MOST_IN_TWO_SCENES, "the match is played again once"
    _is_the_same_when_loaded(table)
    return table.store.bytes - before


def _is_the_same_when_loaded(table: MemoryRoom) -> None:
    room, again = table.room, table.loaded()
    assert everything(again.playing()) == everything(room.playing())
    assert again.playing().pending == room.playing().pending
    assert list(again.live.log) == list(room.live.log)
    assert again.live.event_log.told_to(None, 0) == room.live.event_log.told_to(None, 0)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", [*GAMES, goblin_market, ORCHARD], ids=lambda game: game.slug)
def test_whatever_is_taken_back_a_loaded_match_is_the_same(game: Game[Any], seed: int) -> None:
    asyncio.run(_take_back_again_and_again(game, seed))


async def _take_back_again_and_again(game: Game[Any], seed: int) -> None:
    table = MemoryRoom(LIBRARY, game.slug, game.seats[:3], {})
    elsewhere, luck = table.loaded(), Random(seed)
    table.come_in("an onlooker")
    undone, known = 0, 0
    for _ in range(60):
        for _ in range(luck.randrange(1, 5)):
            await table.answer(luck)
        if table.playing.is_over:
            break
        if luck.random() < 0.02 and len(table.playing.seats) - len(table.playing.table.absent) > 2:
            await table.leave(
                luck.choice([one for one in table.playing.seats if one not in table.playing.table.absent])
            )
        seat = luck.choice(table.playing.seats)
        if table.playing.last_choice(seat) and seat not in table.playing.table.absent:
            await table.take_back(seat)
            undone += 1
        _is_the_same_when_loaded(table)
        while known < len(table.store.entries):
            await elsewhere.live.apply_from_elsewhere(table.store.entries[known])
            known += 1
        assert everything(elsewhere.playing()) == everything(table.playing)
        assert list(elsewhere.live.log) == list(table.room.live.log)
    assert undone > 5
    await table.close()


def test_an_undo_that_was_stored_whole_still_counts() -> None:
    asyncio.run(_load_an_undo_that_was_stored_whole())


async def _load_an_undo_that_was_stored_whole() -> None:
    table = MemoryRoom(LIBRARY, "fantastic-stories", ("red", "blue"), {})
    luck = Random(1)
    for _ in range(12):
        await table.answer(luck)
    await table.take_back(table.playing.answers[-1][0])
    whole = {"answers": table.playing.answers, "pending": {}, "branches": []}
    left = msgspec.json.decode(msgspec.json.encode(whole), type=Undone)
    undo = table.store.entries[-1]
    table.store.entries[-1] = Entry(undo.match, undo.number, "undo", undo.seat, left=left)
    assert everything(table.loaded().playing()) == everything(table.playing)
    await table.close()


def test_the_next_match_is_not_over_when_it_begins_before_the_end_of_the_last_one_is_stored() -> None:
    asyncio.run(_begins_again_at_once())


async def _begins_again_at_once() -> None:
    table, luck = MemoryRoom(LIBRARY, goblin_market.slug, goblin_market.seats[:2], {}), Random(1)
    while not table.playing.is_over:
        await table.answer(luck)
    first = table.room.stored.match
    await table.room.rematch()  # the end is stored by a task that has not run yet
    await table.room.change(lambda _: None)
    stored = table.room.stored
    assert stored.match != first
    assert stored.over != stored.match
    assert [past.match for past in stored.history] == [first]
    assert table.room.status == "playing"
    await table.close()


def test_a_room_goes_on_after_one_browser_could_not_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_goes_on_after_an_error(monkeypatch))


async def _goes_on_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    table, luck = MemoryRoom(LIBRARY, goblin_market.slug, goblin_market.seats[:2], {}), Random(1)
    listener = table.come_in("red's")
    with monkeypatch.context() as patch:
        patch.setattr(listener, "tell", lambda: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await table.answer(luck)
    assert not table.room.live.is_busy, "the next answer is not waiting for this one"
    await table.answer(luck)
    assert listener.messages
    await table.close()
