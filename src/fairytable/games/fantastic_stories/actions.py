"""What a die can do: walk, ride the ferry, pass a tunnel, fly, and complete an adventure."""

from __future__ import annotations

from collections.abc import Sequence

from fairytable.engine.questions import ask, ask_all
from fairytable.engine.verbs import NO, YES
from fairytable.games.fantastic_stories import events, questions
from fairytable.games.fantastic_stories.content import Move, Quest
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, Reader, StoryTable

MOVES = {"walk": (events.Walk, "FS-5.2"), "tunnel": (events.Tunnel, "FS-12.2"), "fly": (events.Fly, "FS-10.1")}
BOARDING = (YES(), NO())


def action_options(table: StoryTable, reader: Reader, ready: Sequence[str]) -> list[str]:
    """Every legal move and completion, with the dice that are left or with the die that Move Two shares."""
    options: list[str] = []
    if table.expert:
        if table.shared_die:
            _add_actions(options, table, reader, (table.shared_die,), free_pawns(table, reader), ready)
        if table.dice:
            _add_actions(options, table, reader, tuple(table.dice), reader.pawns, ready)
        return list(dict.fromkeys(options)) if table.shared_die else options
    if table.dice and table.actions < (2 if table.magic == "move_two" else 1):
        pawns = free_pawns(table, reader) if table.actions else reader.pawns
        _add_actions(options, table, reader, tuple(table.dice), pawns, ready)
    return options


def free_pawns(table: StoryTable, reader: Reader) -> dict[str, int]:
    """FS-8.8: the pawns of the reader without the one that acted last."""
    pawns = reader.pawns
    if pawns.get(table.acted_at) == 1:
        pawns = pawns.copy()
        del pawns[table.acted_at]
    return pawns


def _add_actions(
    options: list[str],
    table: StoryTable,
    reader: Reader,
    dice: tuple[int, ...],
    pawns: dict[str, int],
    ready: Sequence[str],
) -> None:
    board = table.board
    walks, quests = board.walks, board.quests
    for space in pawns:
        options += walks[space][dice]
        if space in quests:
            quest = quests[space]
            if quest.die in dice and quest.item in reader.pawns and space not in reader.book:
                options.append(quest.option)
    if table.ferry in pawns:
        options += board.rides[table.ferry][dice]
    if "keys" in ready:
        for space in pawns:
            options += board.tunnels[space][dice]
    if "trumpet" in ready:
        for space in pawns:
            options += board.flights[space][dice]


def move(table: StoryTable, reader: Reader, way: Move) -> None:
    """FS-5.2: one pawn goes over one path, alone."""
    if way.kind != "walk":
        table.magic = "keys" if way.kind == "tunnel" else "trumpet"
    use_die(table, reader, way.start, way.die)
    reader.take(way.start)
    reader.place(way.end)
    table.acted_at = way.end
    moved, clause = MOVES[way.kind]
    table.tell(moved(seat=reader.seat, start=way.start, end=way.end, die=way.die), clause)


async def ride(table: StoryTable, reader: Reader, way: Move) -> None:
    """FS-6: the pawn, the ferry, and one pawn of everybody else at the dock who wants to come along."""
    waiting = [
        other.seat
        for other in table.others_clockwise()
        if other.stands_on(way.start) and other.seat not in table.absent
    ]
    boarding = await ask_all(
        waiting,
        lambda seat: ask(
            questions.Board(seat, captain=reader.seat, dock=way.start, end=way.end), BOARDING, "FS-6.7", default=NO()
        ),
    )
    use_die(table, reader, way.start, way.die)
    passengers = [seat for seat in waiting if boarding[seat] in YES]
    for traveller in (reader, *map(table.reader, passengers)):
        traveller.take(way.start)
        traveller.place(way.end)
    table.ferry = way.end
    table.acted_at = way.end
    clause = "FS-6.7" if passengers else "FS-6.4"
    table.tell(
        events.Ride(seat=reader.seat, start=way.start, end=way.end, die=way.die, passengers=tuple(passengers)), clause
    )
    for seat in waiting:
        if seat not in passengers:
            table.tell(events.StayedAshore(seat=seat, dock=way.start), "FS-6.9")


def complete(table: StoryTable, reader: Reader, quest: Quest) -> None:
    """FS-14: the pawn goes from the adventure into the book; the item's pawn stays."""
    use_die(table, reader, quest.space, quest.die)
    reader.take(quest.space)
    reader.book.append(quest.space)
    table.acted_at = ""
    table.tell(
        events.Completed(seat=reader.seat, adventure=quest.space, die=quest.die, done=len(reader.book)), "FS-14.3"
    )
    if len(reader.book) == ADVENTURES_TO_END and not table.ending:
        table.ending = True
        table.tell(events.EndTriggered(seat=reader.seat), "FS-15.1")


def use_die(table: StoryTable, reader: Reader, space: str, die: int) -> None:
    """Take the die for an action from the space, and keep account of what Move Two allows.

    A pawn that may use the shared die takes it before an unused one with the same number: that is never worse.
    """
    table.actions += 1
    table.last_die = die
    if table.shared_die == die and space in free_pawns(table, reader):
        table.shared_die = 0
    else:
        table.dice.remove(die)
        table.shared_die = die if table.two_declared else 0
    table.two_declared = False
