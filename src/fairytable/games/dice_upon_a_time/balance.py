"""What the lab counts in Dice Upon a Time."""

from __future__ import annotations

from fairytable.engine.balance import EVERYBODY, Balance, Measure, Mention, PlayedMatch, Things
from fairytable.games.dice_upon_a_time.scenes import score_of
from fairytable.games.dice_upon_a_time.table import DiceTable

POINTS_THAT_WIN = 20
MOST_POINTS = 4


def progress(table: DiceTable, seat: str) -> float:
    """Adventure Points, and a little for Quests begun."""
    you = table.adventurer(seat)
    return (score_of(table, you) + len(you.quests) / 10) / POINTS_THAT_WIN


def first_quests(played: PlayedMatch) -> tuple[float, float]:
    """The chapters in which players completed their first Quest."""
    chapter = 0
    chapters: dict[str, int] = {}
    for event in played.events:
        if event.key == "chapter_begins":
            chapter = event.values["chapter"]
        elif event.key == "quest_completed":
            chapters.setdefault(event.values["seat"], chapter)
    return sum(chapters.values()), len(chapters)


def walks(played: PlayedMatch) -> tuple[float, float]:
    """Moves to an adjacent field; who jumps from Steed to Steed does not walk."""
    ways = played.table.content.ways
    return sum(event.values["end"] in ways[event.values["start"]] for event in played.told("moved")), len(played.seats)


def lost_to_curses(played: PlayedMatch) -> tuple[float, float]:
    stories = played.table.content.stories
    lying = [stories[lying.card] for you in played.table.adventurers for lying in you.stories]
    return -sum(story.points for story in lying if story.kind == "curse"), len(played.seats)


def points_of_the_dearest(played: PlayedMatch) -> tuple[float, float]:
    """Points from Quests of the deck of 4, out of the points of all Quests."""
    points = [event.values["points"] for event in played.told("quest_completed")]
    return sum(number for number in points if number == MOST_POINTS), sum(points)


def level_of_team(played: PlayedMatch) -> tuple[float, float]:
    level = played.result.level
    return (float(level), 1) if level else (0, 0)


BALANCE = Balance(
    progress=progress,
    first="chapter_begins",
    things=(
        Things(
            "character",
            "Characters",
            lambda content: content.characters,
            held=(Mention("character", "character"),),
            used=(Mention("ability_used", "character"), Mention("thumbling_sent", thing="thumbling")),
            alike=False,
        ),
        Things(
            "quest",
            "Main Quests",
            lambda content: content.quests,
            held=(Mention("quest_drawn", "quest"), Mention("quest_stolen", "quest")),
            used=(Mention("quest_completed", "quest"),),
            alike=False,
        ),
        Things(
            "magic_item",
            "Magic Items",
            lambda content: content.magic,
            held=(Mention("magic_drawn", "card"), Mention("magic_stolen", "cards")),
            used=(Mention("magic_played", "card"),),
            alike=False,
        ),
        Things("story", "Story cards", lambda content: content.stories, used=(Mention("story_drawn", "card"),)),
        Things(
            "event",
            "Events",
            lambda content: content.events,
            used=(Mention("event_revealed", "event", seat=EVERYBODY),),
        ),
        Things("field", "Fields", lambda content: content.fields, used=(Mention("moved", "end"),), alike=False),
    ),
    measures=(
        Measure(
            "placements", "dice placed by a player", lambda played: (played.count("die_placed"), len(played.seats))
        ),
        Measure("moves", "moves of a player along routes", walks),
        Measure(
            "quests",
            "Main Quests completed by a player",
            lambda played: (played.count("quest_completed"), len(played.seats)),
        ),
        Measure(
            "points",
            "Adventure Points of a player",
            lambda played: (sum(played.result.scores.values()), len(played.seats)),
        ),
        Measure("first_quest", "the chapter of a player's first Quest", first_quests),
        Measure("curses", "Adventure Points that a player loses to Curses", lost_to_curses),
        Measure("from_the_dearest", "points from the deck of 4", points_of_the_dearest, is_share=True),
        Measure("level", "the level of a team", level_of_team),
    ),
    tie_breaks=("DT-19.7",),
)
