"""The course of the game: set-up, a reader's turn in its three steps, the end of the round and of the match."""

from __future__ import annotations

from collections.abc import Mapping

from fairytable.engine.chance import Chance
from fairytable.engine.errors import UnknownOption
from fairytable.engine.game import MatchOption, Result, Scene, is_number
from fairytable.engine.questions import Question
from fairytable.games.fantastic_stories import actions, events, magic, questions
from fairytable.games.fantastic_stories.content import Board
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, DICE, PAWNS, Reader, StoryTable
from fairytable.games.fantastic_stories.verbs import CALL_FERRY, CASTLE, COMPLETE, END, REROLL

NO_LIMIT = 0
SHORTEST_LIMIT = 30


def _is_age_list(value: str) -> bool:
    pairs = [pair.split(":") for pair in value.split(",")]
    is_once_each = len({pair[0] for pair in pairs}) == len(pairs)
    return is_once_each and all(len(pair) == 2 and is_number(pair[1]) for pair in pairs)


OPTIONS = (
    MatchOption("expert", ("off", "on")),
    MatchOption("start-player", ("youngest", "random"), "the colour of a seat", str.isidentifier),
    MatchOption("ages", ("unknown",), "ages such as red:9,blue:7", _is_age_list),
    MatchOption("ferry-start", ("random",), "the id of a dock", str.isidentifier),
    MatchOption("seats", ("free-choice", "random")),
    MatchOption("boarding-timeout", ("none",), "a number of seconds", is_number),
    MatchOption(
        "round-limit",
        ("off",),
        f"a number of rounds from {SHORTEST_LIMIT} on",
        lambda value: is_number(value) and int(value) >= SHORTEST_LIMIT,
    ),
)


def lay_table(board: Board, seats: tuple[str, ...], options: Mapping[str, str], chance: Chance) -> StoryTable:
    """The table before anybody has done anything: luck is left to the set-up scene. The books are printed on the board,
    so the order is clockwise, whoever sits where (FS-1.9)."""
    ferry_start = options["ferry-start"]
    if ferry_start not in ("random", *board.docks):
        raise UnknownOption(f"'ferry-start' is not a dock: '{ferry_start}'; docks are: {', '.join(board.docks)}")
    limit = options["round-limit"]
    readers = [Reader(book.colour, PAWNS - 1, {board.castle: 1}, []) for book in board.books if book.colour in seats]
    return StoryTable(
        seats=seats,
        chance=chance,
        board=board,
        expert=options["expert"] == "on",
        ferry_start=ferry_start,
        start_player=_start_player(seats, options),
        round_limit=NO_LIMIT if limit == "off" else int(limit),
        readers=readers,
    )


def _start_player(seats: tuple[str, ...], options: Mapping[str, str]) -> str:
    """The seat that begins, or several seats between which luck decides."""
    wanted = options["start-player"]
    if wanted in seats:
        return wanted
    if wanted not in ("youngest", "random"):
        raise UnknownOption(f"'start-player' is not at the table: '{wanted}'; seats are: {', '.join(seats)}")
    if wanted == "random" or options["ages"] == "unknown":
        return " ".join(seats)
    ages = {seat: int(age) for seat, age in (pair.split(":") for pair in options["ages"].split(","))}
    for seat in ages:
        if seat not in seats:
            raise UnknownOption(f"'ages' names '{seat}', who is not at the table; seats are: {', '.join(seats)}")
    youngest = min(ages.values())
    return " ".join(seat for seat in seats if ages.get(seat) == youngest)


def next_scene(table: StoryTable) -> Scene:
    return turn(table) if table.round else set_up(table)


async def set_up(table: StoryTable) -> None:
    """The ferry and the black disc find their places; whoever has the disc sits first in the turn order."""
    table.ferry = table.ferry_start if table.ferry_start != "random" else table.chance.pick(table.board.docks)
    starter = table.chance.pick(table.start_player.split())
    first = next(place for place, reader in enumerate(table.readers) if reader.seat == starter)
    table.readers[:] = table.readers[first:] + table.readers[:first]
    table.round = 1
    table.tell(events.FerryPlaced(dock=table.ferry), "FS-6.1")
    table.tell(events.Begins(seat=starter, order=tuple([reader.seat for reader in table.readers])), "FS-1.9")
    table.tell(events.RoundBegins(round=1), "FS-1.3")


async def turn(table: StoryTable) -> None:
    """FS-2.1: the castle step, the roll, the move."""
    reader = table.readers[table.turn]
    if reader.seat in table.absent:
        table.tell(events.TurnSkipped(seat=reader.seat), "FS-19.1")
    else:
        await castle_step(table, reader)
        roll(table, reader)
        await move_step(table, reader)
    pass_the_turn(table)


async def castle_step(table: StoryTable, reader: Reader) -> None:
    """FS-3: one net choice, how many pawns stand in the castle. The Bell may be rung before it."""
    castle = table.board.castle
    while True:
        before = reader.pawns.get(castle, 0)
        options = CASTLE_OPTIONS[reader.reserve + before]
        step = questions.CastleStep(reader.seat, before, reader.reserve)
        answer = await Question(  # in place of `ask`, which takes longer: nothing is asked as often
            step.seat,
            step.about,
            options + magic.bell_options(table, reader, magic.ready_magics(table, reader)),
            "FS-3.4",
            step,
            options[before],
        )
        if answer in options:
            break
        magic.call_ferry(table, reader, answer)
    after = options.index(answer)
    reader.reserve += before - after
    if after:
        reader.pawns[castle] = after
    else:
        reader.pawns.pop(castle, None)
    if after > before:
        table.tell(events.PawnsToCastle(seat=reader.seat, pawns=after - before, castle=after), "FS-3.1")
    elif after < before:
        table.tell(events.PawnsToReserve(seat=reader.seat, pawns=before - after, castle=after), "FS-3.2")


END_TURN = END()
CASTLE_OPTIONS = tuple(CASTLE.all_of(range(at_home + 1)) for at_home in range(PAWNS + 1))


def roll(table: StoryTable, reader: Reader) -> None:
    """FS-4: a die for each pawn in the reserve, six at most."""
    count = min(DICE, reader.reserve)
    table.dice[:] = table.chance.roll_dice(count)
    table.rolled = True
    if not count:
        table.tell(events.NoDice(seat=reader.seat), "FS-4.3")
    elif reader.reserve > DICE:
        table.tell(events.Rolled(seat=reader.seat, dice=tuple(table.dice)), "FS-4.2")
    else:
        table.tell(events.Rolled(seat=reader.seat, dice=tuple(table.dice)), "FS-4.1")


async def move_step(table: StoryTable, reader: Reader) -> None:
    """FS-5 to FS-14, until the reader ends the turn (FS-2.7)."""
    board = table.board
    while True:
        ready = magic.ready_magics(table, reader)
        step = questions.MoveStep(reader.seat, tuple(table.dice))
        answer = await Question(
            step.seat,
            step.about,
            (*actions.action_options(table, reader, ready), *magic.magic_options(table, reader, ready), END_TURN),
            "FS-2.2",
            step,
            END_TURN,
        )
        if way := board.moves.get(answer):
            if way.kind == "ride":
                await actions.ride(table, reader, way)
            else:
                actions.move(table, reader, way)
        elif answer == END_TURN:
            return
        elif answer in COMPLETE:
            adventure, _ = COMPLETE.read(answer)
            actions.complete(table, reader, board.quests[adventure])
        elif answer in CALL_FERRY:
            magic.call_ferry(table, reader, answer)
        elif answer in REROLL:
            magic.reroll(table, reader)
        else:
            magic.declare_move_two(table, reader)


def pass_the_turn(table: StoryTable) -> None:
    """What was not used lapses (FS-2.5); after the last reader of a round the round, and perhaps the match, ends."""
    table.dice.clear()
    table.rolled = False
    table.magic = ""
    table.actions = 0
    table.acted_at = ""
    table.last_die = 0
    table.two_declared = False
    table.shared_die = 0
    table.turn += 1
    if table.turn < len(table.readers):
        return
    table.turn = 0
    if table.ending or table.round == table.round_limit:
        table.over = True
        outcome = result(table)
        table.tell(events.MatchEnds(winners=outcome.winners), outcome.clause)
        return
    table.round += 1
    table.tell(events.RoundBegins(round=table.round), "FS-1.3")


def is_over(table: StoryTable) -> bool:
    return table.over or (bool(table.absent) and not table.ending and len(table.present()) == 1)


def result(table: StoryTable) -> Result:
    """FS-16: three adventures win; then the most pawns on the board; then the victory is shared."""
    scores = {reader.seat: float(len(reader.book)) for reader in table.readers}
    if not table.over:
        return Result((table.present()[0].seat,), scores, "FS-19.2")
    finished = [reader for reader in table.readers if len(reader.book) >= ADVENTURES_TO_END]
    if finished:
        clause = "FS-16.1"
    else:
        most = max(len(reader.book) for reader in table.present())
        finished = [reader for reader in table.present() if len(reader.book) == most]
        clause = "FS-19.3"
    most_pawns = max(reader.pawns_on_board() for reader in finished)
    winners = [reader for reader in finished if reader.pawns_on_board() == most_pawns]
    if clause == "FS-16.1" and len(finished) > 1:
        clause = "FS-16.2" if len(winners) == 1 else "FS-16.4"
    return Result(tuple(reader.seat for reader in winners), scores, clause)


def count_components(table: StoryTable) -> dict[str, int]:
    """FS-17.1 and FS-17.4: seven pawns of every colour, one ferry."""
    pawns = {
        f"pawns of {reader.seat}": reader.reserve + reader.pawns_on_board() + len(reader.book)
        for reader in table.readers
    }
    return pawns | {"ferry": sum(dock == (table.ferry or table.board.docks[0]) for dock in table.board.docks)}
