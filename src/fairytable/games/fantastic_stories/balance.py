"""What the lab counts in Fantastic Stories."""

from __future__ import annotations

from fairytable.engine.balance import Balance, Measure, Mention, PlayedMatch, Things
from fairytable.games.fantastic_stories.content import MAGICS
from fairytable.games.fantastic_stories.table import ADVENTURES_TO_END, StoryTable

ROLLS = ("rolled", "no_dice")
ACTIONS = ("walk", "ride", "tunnel", "fly", "completed")


def progress(table: StoryTable, seat: str) -> float:
    """Adventures in the book, and a little for every pawn at an item or adventure still to be done."""
    reader = table.reader(seat)
    under_way = 0
    for name, quest in table.board.quests.items():
        if name not in reader.book:
            under_way += (quest.space in reader.pawns) + (quest.item in reader.pawns)
    return (len(reader.book) + under_way / 10) / ADVENTURES_TO_END


def idle_turns(played: PlayedMatch) -> tuple[float, float]:
    """Turns in which nobody moved and nothing was completed, out of all."""
    turns = active = 0
    is_waiting = False
    for event in played.events:
        if event.key in ROLLS:
            turns += 1
            is_waiting = True
        elif event.key in ACTIONS and is_waiting:
            active += 1
            is_waiting = False
    return turns - active, turns


BALANCE = Balance(
    progress=progress,
    first="begins",
    things=(
        Things("adventure", "Adventures", lambda board: board.quests, used=(Mention("completed", "adventure"),)),
        Things(
            "magic",
            "Magics",
            lambda _board: MAGICS,
            used=(
                Mention("move_two_declared", thing="move_two"),
                Mention("rerolled", thing="reroll"),
                Mention("fly", thing="trumpet"),
                Mention("ferry_called", thing="bell"),
                Mention("tunnel", thing="keys"),
            ),
            alike=False,
        ),
        Things(
            "space",
            "Spaces",
            lambda board: board.spaces,
            used=tuple(Mention(way, "end") for way in ("walk", "ride", "tunnel", "fly")),
            alike=False,
        ),
    ),
    measures=(
        Measure("idle_turns", "turns without an action", idle_turns, is_share=True),
        Measure("rides", "ferry rides in a match", lambda played: played.count("ride")),
        Measure(
            "castle_steps",
            "castle steps that change nothing",
            lambda played: (
                played.count("rolled", "no_dice") - played.count("pawns_to_castle", "pawns_to_reserve"),
                played.count("rolled", "no_dice"),
            ),
            is_share=True,
        ),
    ),
    tie_breaks=("FS-16.2", "FS-16.4", "FS-19.3"),
)
