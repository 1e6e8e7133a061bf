"""How good a table looks from a seat: what the bots steer by.

Everything is counted in Adventure Points. A Quest under way is worth the more of its points, the fewer placements are
still needed for it: the tokens that are missing must be fetched, then the figure must walk to its place.
"""

from __future__ import annotations

from math import exp

from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time.content import Quest
from fairytable.games.dice_upon_a_time.journeys import Journeys, journeys
from fairytable.games.dice_upon_a_time.scenes import score_of, team_rows
from fairytable.games.dice_upon_a_time.table import FOX, RABBIT, SNAKE, Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.vocabulary import Pays, PaysMagic, Visits

PATIENCE = 5.0
"""After so many placements still needed, a Quest is worth about a third of what it is at its end."""
JOY_OF_COMPLETING = 0.6
"""What is done is so much better than what could be done now."""
USE_OF_QUESTS = (1.0, 0.7, 0.5, 0.35)
"""How much the best Quest counts, the second best and so on: one cannot be everywhere."""
WORTH_OF_TOKEN = (0.1, 0.07, 0.04, 0.01)
"""A token that no Quest asks for yet; the first of a kind, the second and so on."""
WORTH_OF_MAGIC = 0.16
WORTH_OF_ITEM = {
    "cudgel_in_the_sack": 0.3,
    "magic_mirror": 0.1,
    "spirit_in_the_bottle": 0.18,
    "starwort": 0.2,
    "wishing_cap": 0.35,
    "golden_horse": 0.2,
    "wishing_table": 0.3,
    "hazel_branch": 0.2,
    "cursed_ring": 0.08,
    "golden_ball": 0.08,
}
WORTH_OF_PIP = 0.018
"""Of every pip of an unused die, so that low dice are spent first."""
WORTH_OF_DIE = 0.05
WORTH_OF_RABBIT_TOKEN = 0.22
WORTH_OF_SPIRIT = {RABBIT: 0.12, SNAKE: 0.1, FOX: 0.08}
WORTH_OF_MARKER = 0.05
FEAR_OF_DEAD_ENDS = 0.4
WORTH_OF_QUEST = 0.06
WORTH_OF_MINI_QUEST = 0.1
CURSE_LEFT = 0.6
"""The part of a Curse that is feared before the last chapter."""
ENVY = 0.25
ROUGH_ENVY = 0.45
PLACEMENTS_IN_A_CHAPTER = 5


def appraise(table: DiceTable, seat: str) -> float:
    """One's own tale; the best of the others' counts a little against it. Together everybody's counts alike."""
    if table.over:
        return final(table, seat)
    if table.rules.coop:
        return together(table, seat)
    worths = {you.seat: worth_of(table, you, seat) for you in table.adventurers}
    others = [worth for other, worth in worths.items() if other != seat]
    return worths[seat] - (ROUGH_ENVY if table.rules.rough else ENVY) * max(others, default=0.0)


def final(table: DiceTable, seat: str) -> float:
    if table.rules.coop:
        return float(sum(team_rows(table).values()))
    scores = {you.seat: score_of(table, you) for you in table.adventurers}
    best = max(score for other, score in scores.items() if other != seat)
    return scores[seat] - ENVY * best + 5.0 * (scores[seat] > best)


def placements_left(table: DiceTable) -> float:
    """Of one player, to the end of the match, about."""
    chapters = (table.rules.chapters or table.chapter + 2) - table.chapter
    return PLACEMENTS_IN_A_CHAPTER * max(0, chapters)


def worth_of(table: DiceTable, you: Adventurer, seat: str) -> float:
    """Points made, Quests in sight, and what will help, as this seat sees it."""
    left = placements_left(table) + (0 if you.has_passed else len(you.pool))
    return (
        score_of(table, you)
        + quests_in_sight(table, you, you.quests, left)
        + belongings(table, you, left)
        + hand(you, knows=you.seat == seat)
        + stories_in_sight(table, you)
    )


def together(table: DiceTable, seat: str) -> float:
    """Each common Quest counts for whoever is nearest to it; then the next."""
    left = placements_left(table)
    worth = float(sum(team_rows(table).values()))
    ways = journeys(table.content)
    for you in table.adventurers:
        left_of_you = left + (0 if you.has_passed else len(you.pool))
        worth += quests_in_sight(table, you, table.open_quests, left_of_you, ways) * 0.9
        worth += belongings(table, you, left_of_you) + hand(you, knows=you.seat == seat)
    return worth


def quests_in_sight(
    table: DiceTable, you: Adventurer, quests: tuple[str, ...], left: float, ways: Journeys | None = None
) -> float:
    """The nearest Quests count most; those that cannot be done any more count nothing."""
    ways = ways or journeys(table.content)
    worths = []
    for name in quests:
        quest = table.content.quests[name]
        steps = steps_to(quest, you, ways)
        if steps <= left:
            worths.append((quest.points - JOY_OF_COMPLETING) * exp(-steps / PATIENCE))
    worths.sort(reverse=True)
    return sum(worth * use for worth, use in zip(worths, USE_OF_QUESTS, strict=False))


def nearness(steps: float) -> float:
    """1 for what is done, less and less for what is far."""
    near = PATIENCE / (PATIENCE + steps)
    return near * near


def steps_to(quest: Quest, you: Adventurer, ways: Journeys) -> float:
    """Placements from here to the end of the Quest, fetching what is missing on the way."""
    price = ways.price
    at, steps = you.at, 0.0
    if quest.item and quest.id not in you.fetched:
        source = quest.source
        steps += ways.to_place[source][at]
        at = source if source in price else at
    for token, count in quest.tokens.items():
        missing = count - you.tokens[token]
        if missing > 0:
            source = min(ways.sources[token], key=lambda field: price[at][field], default="")
            if not source:
                return 99.0
            steps += (price[at][source] or 2.4) + 2.4 * (missing - 1)
            at = source
    if quest.place:
        steps += ways.to_place[quest.place][at]
    return steps


def belongings(table: DiceTable, you: Adventurer, left: float) -> float:
    """Tokens, cards, dice and spirits. Near the end of the match they are worth less and less."""
    fade = min(1.0, left / 12)
    worth = 0.0
    for count in you.tokens.values():
        worth += sum(WORTH_OF_TOKEN[:count])
    worth += WORTH_OF_RABBIT_TOKEN * you.rabbits
    worth += WORTH_OF_MARKER * (table.marker == you.seat)
    if not table.rules.coop:
        worth += WORTH_OF_QUEST * min(3, len(you.quests))
    if table.chapter < (table.rules.chapters or table.chapter + 1):
        for spirit, value in WORTH_OF_SPIRIT.items():
            stack = table.sockets.get(spirit, ())
            if spirit == FOX:
                worth += value * sum(lying.startswith(f"{you.seat} ") for lying in stack)
            elif stack and stack[-1].startswith(f"{you.seat} "):
                worth += value
    if not you.has_passed:
        values = table.content.value_of
        worth += sum(WORTH_OF_DIE + WORTH_OF_PIP * values[die] for die in you.pool)
        exits = [table.content.routes[route].value for route in table.content.ways[you.at].values()]
        if exits == [6] and not you.rabbits and all(values[die] < 6 for die in you.pool):
            worth -= FEAR_OF_DEAD_ENDS
    return worth * fade


def hand(you: Adventurer, *, knows: bool) -> float:
    """The Magic Items; those of others only by their number, so that what one imagines makes no difference."""
    if knows:
        return sum([WORTH_OF_ITEM.get(card, WORTH_OF_MAGIC) for card in (*you.magic, *you.drawn)])
    return WORTH_OF_MAGIC * (len(you.magic) + len(you.drawn))


def stories_in_sight(table: DiceTable, you: Adventurer) -> float:
    """Mini Quests bring something, and Curses that are easily lifted are feared less."""
    worth = 0.0
    ways = journeys(table.content)
    for lying in you.stories:
        story = table.content.stories[lying.card]
        condition = story.condition
        if isinstance(condition, Visits):
            near = nearness(ways.to_place[condition.place][you.at])
        elif isinstance(condition, Pays | PaysMagic):
            near = 0.6
        else:
            near = 0.4
        if story.kind == "curse":
            worth -= story.points * (1 - CURSE_LEFT) * near
        elif story.kind == "mini_quest":
            worth += WORTH_OF_MINI_QUEST * near
    return worth


def in_suspense(_table: DiceTable, question: Question) -> bool:
    """Between the placement and phase 5 little has come of what was decided."""
    return question.about in SUSPENSE


SUSPENSE = frozenset(
    (
        "move",
        "take_tokens",
        "draw_magic",
        "draw_quest",
        "steed",
        "wolf",
        "increase",
        "steal",
        "answer",
        "look_ahead",
        "before_story",
        "discard_die",
        "reroll_which",
    )
)
