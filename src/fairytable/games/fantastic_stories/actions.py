"""What a die can do: walk, ride the ferry, pass a tunnel, fly, and complete an adventure."""

from __future__ import annotations

from fairytable.engine.questions import Question, ask_all
from fairytable.games.fantastic_stories.board import Move, Quest
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, Reader, StoryTable

CLAUSES = {"walk": "FS-5.2", "ride": "FS-6.4", "tunnel": "FS-12.2", "fly": "FS-10.1"}
BOARDING = ("yes", "no")


def action_options(table: StoryTable, reader: Reader) -> list[str]:
    """Every legal move and completion, with the dice that are left or with the die that Move Two shares."""
    options: list[str] = []
    if table.expert:
        if table.shared_die:
            _add_actions(options, table, reader, (table.shared_die,), free_pawns(table, reader))
        if table.dice:
            _add_actions(options, table, reader, sorted(set(table.dice)), reader.pawns)
        return list(dict.fromkeys(options)) if table.shared_die else options
    if table.dice and table.actions < (2 if table.magic == "move_two" else 1):
        pawns = free_pawns(table, reader) if table.actions else reader.pawns
        _add_actions(options, table, reader, sorted(set(table.dice)), pawns)
    return options


def free_pawns(table: StoryTable, reader: Reader) -> dict[str, int]:
    """FS-8.8: the pawns of the reader without the one that acted last."""
    pawns = reader.pawns
    if pawns.get(table.acted_at) == 1:
        pawns = pawns.copy()
        del pawns[table.acted_at]
    return pawns


def _add_actions(
    options: list[str], table: StoryTable, reader: Reader, dice: tuple[int, ...] | list[int], pawns: dict[str, int]
) -> None:
    board = table.board
    walks, ferry, quests = board.walks, table.ferry, board.quests
    for space in pawns:
        ways = walks[space]
        for die in dice:
            options += ways[die]
        if space == ferry:
            for die in dice:
                options += board.rides[space][die]
        elif space in quests:
            quest = quests[space]
            if quest.die in dice and quest.item in reader.pawns and space not in reader.book:
                options.append(quest.option)
    if table.magic:
        return
    if any(space in reader.pawns for space in board.magics["keys"]):
        for space in pawns:
            for die in dice:
                options += board.tunnels[space][die]
    if any(space in reader.pawns for space in board.magics["trumpet"]):
        for space in pawns:
            for die in dice:
                options += board.flights[space][die]


async def move(table: StoryTable, reader: Reader, way: Move) -> None:
    """FS-5.2: one pawn goes over one path. On the ferry others may come along."""
    if way.kind == "ride":
        await ride(table, reader, way)
        return
    if way.kind != "walk":
        table.magic = "keys" if way.kind == "tunnel" else "trumpet"
    use_die(table, way.die)
    reader.take(way.start)
    reader.place(way.end)
    table.acted_at = way.end
    table.tell(way.kind, CLAUSES[way.kind], seat=reader.seat, start=way.start, end=way.end, die=way.die)


async def ride(table: StoryTable, reader: Reader, way: Move) -> None:
    """FS-6: the pawn, the ferry, and one pawn of everybody else at the dock who wants to come along."""
    waiting = [
        other.seat
        for other in table.others_clockwise()
        if other.stands_on(way.start) and other.seat not in table.absent
    ]
    boarding = await ask_all(
        waiting,
        lambda seat: Question(
            seat, "board", BOARDING, "FS-6.7", {"captain": reader.seat, "dock": way.start, "end": way.end}, "no"
        ),
    )
    use_die(table, way.die)
    passengers = [seat for seat in waiting if boarding[seat] == "yes"]
    for traveller in (reader, *map(table.reader, passengers)):
        traveller.take(way.start)
        traveller.place(way.end)
    table.ferry = way.end
    table.acted_at = way.end
    table.tell("ride", "FS-6.4", seat=reader.seat, start=way.start, end=way.end, die=way.die)
    for seat in waiting:
        if seat in passengers:
            table.tell("boarded", "FS-6.7", seat=seat, end=way.end)
        else:
            table.tell("stayed_ashore", "FS-6.9", seat=seat, dock=way.start)


def complete(table: StoryTable, reader: Reader, quest: Quest) -> None:
    """FS-14: the pawn goes from the adventure into the book; the item's pawn stays."""
    use_die(table, quest.die)
    reader.take(quest.space)
    reader.book.append(quest.space)
    table.acted_at = ""
    table.tell("completed", "FS-14.3", seat=reader.seat, adventure=quest.space, die=quest.die, done=len(reader.book))
    if len(reader.book) == ADVENTURES_TO_END and not table.ending:
        table.ending = True
        table.tell("end_triggered", "FS-15.1", seat=reader.seat)


def use_die(table: StoryTable, die: int) -> None:
    """Take the die for an action, and keep account of what Move Two allows.

    A die that Move Two shares is used before an unused one with the same number: that is never worse.
    """
    table.actions += 1
    table.last_die = die
    if table.shared_die == die:
        table.shared_die = 0
        table.last_die = 0
        return
    table.dice.remove(die)
    table.shared_die = die if table.two_declared and table.expert else 0
    table.two_declared = False
