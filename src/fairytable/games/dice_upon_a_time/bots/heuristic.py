"""How good a table looks from a seat: what the bots steer by.

Everything is counted in Adventure Points. The greatest part is a plan: the Quests at hand, one after the other, with
the moves that are left (`journeys`). A die is worth the moves it makes possible, so low dice go to the Spirits and high
ones are kept; a placement that brings nobody nearer costs what a move is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from fairytable.engine.questions import Question
from fairytable.engine.worth import beside_victory
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.agenda import (
    Ability,
    DieEffect,
    MagicFace,
    Move,
    Reroll,
    StoryFace,
    Turn,
    Unresolved,
)
from fairytable.games.dice_upon_a_time.bots.journeys import FAR, WORTH_OF_MOVE, Held, Journeys, Plan, journeys
from fairytable.games.dice_upon_a_time.content import NUMBERS, Content
from fairytable.games.dice_upon_a_time.effects import TOKENS, At, Pays, PaysMagic, Rides
from fairytable.games.dice_upon_a_time.magic_items import WORTHS, WORTHS_TOGETHER
from fairytable.games.dice_upon_a_time.moving import end_of_route
from fairytable.games.dice_upon_a_time.placing import height_limit, is_special, opening_at
from fairytable.games.dice_upon_a_time.questing import is_met
from fairytable.games.dice_upon_a_time.scenes import result, score_of, team_rows
from fairytable.games.dice_upon_a_time.table import FOX, RABBIT, SNAKE, Adventurer, DiceTable, Lying

MOVES_OF_VALUE = (0.0, 0.05, 0.3, 0.7, 0.87, 0.97, 1.05)
"""How many moves a die of such a value makes possible."""
LOST_TO_THE_WOLF = 0.2
"""Moves in a chapter to come."""
WORTH_OF_FACE = {"magic": 0.4, "story": 0.0, "ban": 0.05, "doubling": 0.15}
"""What it brings to place a special face, beside the move."""
WORTH_OF_TOKEN = (0.3, 0.15, 0.06, 0.02)
"""A token that no plan asks for; the first of a kind, the second and so on."""
WORTH_OF_MAGIC = 0.4
WORTH_OF_RABBIT_TOKEN = 0.4
WORTH_OF_SNAKE_DIE = 0.3
WORTH_OF_FOX_DIE = 0.25
WORTH_OF_MARKER = 0.05
WORTH_OF_THUMBLING = 0.4
WORTH_OF_ABILITY = 0.08
"""Of a Character card that is not turned over yet."""
WORTH_OF_NEW_QUEST = 0.8
WORTH_OF_STORY = 0.02
"""Of having to draw a Story card."""
WORTH_OF_EASY_MINI_QUEST = 0.25
LOSS_OF_HOPE = 0.35
"""The part of a Side Quest's points that is hoped for long before the end."""
ENVY = 0.15
ROUGH_ENVY = 0.45
VICTORY = 100.0
"""In points: many times what anybody has."""
LATE = 6.0
"""Somebody with fewer moves left than this has little use for what only helps later."""


def heuristic(table: DiceTable, seat: str) -> float:
    """One's own tale; the best of the others' counts a little against it. Together everybody's counts alike."""
    share = share_of_victory(table, seat)
    return beside_victory(prospects_of(table, seat) if share is None else final(table, seat), VICTORY, share)


def share_of_victory(table: DiceTable, seat: str) -> float | None:
    return result(table).share_of(seat) if table.is_over else None


def prospects_of(table: DiceTable, seat: str) -> float:
    if table.rules.coop:
        return together(table, seat)
    own, others = 0.0, -FAR
    for you in table.adventurers:
        worth = worth_of(table, you, seat)
        if you.seat == seat:
            own = worth
        elif worth > others:
            others = worth
    return own - (ROUGH_ENVY if table.rules.rough else ENVY) * others


def final(table: DiceTable, seat: str) -> float:
    if table.rules.coop:
        return float(sum(team_rows(table).values()))
    scores = {you.seat: score_of(table, you) for you in table.adventurers}
    best = max(score for other, score in scores.items() if other != seat)
    return scores[seat] - ENVY * best


def worth_of(table: DiceTable, you: Adventurer, seat: str) -> float:
    """Points made, points in reach, and what will help, as this seat sees it."""
    moves = moves_left(table, you)
    return (
        points_in_reach(table, you, seat, moves)
        + belongings(table, you, moves)
        + hand(you, moves, knows=you.seat == seat)
    )


def points_in_reach(table: DiceTable, you: Adventurer, seat: str, moves: float) -> float:
    """Those made among them."""
    done = sum([table.content.quests[quest].points for quest in you.done])
    errands = (*you.quests, *[lying.card for lying in you.stories]) if you.stories else you.quests
    return done + stories(table, you, you.stories) + prospects(table, you, errands, moves, ahead=you.seat == seat)[0]


def together(table: DiceTable, seat: str) -> float:
    """The points of the team, and a plan for everybody, the seat first: no two plan for the same Quest."""
    worth = float(team_rows(table)["quests"])
    free: tuple[str, ...] = table.open_quests
    for lying in table.common:
        if not table.content.stories[lying.card].applies_together:
            continue
        free = (*free, lying.card)
        worth += max([stories(table, you, [lying]) for you in table.adventurers])
    carried = {quest: you.seat for you in table.adventurers for quest in you.fetched}
    for other in table.clockwise(seat):
        you = table.adventurer(other)
        moves = moves_left(table, you)
        errands = free
        if carried:
            errands = tuple([errand for errand in free if carried.get(errand, other) == other])
        gain, claimed = prospects(table, you, errands, moves, ahead=other == seat)
        worth += gain + belongings(table, you, moves) + hand(you, moves, knows=other == seat, together=True)
        free = tuple([errand for errand in free if errand not in claimed])
    return worth


def ways_of(table: DiceTable) -> Journeys:
    return journeys(table.content, together=table.rules.coop)


def moves_left(table: DiceTable, you: Adventurer) -> float:
    """With the dice at hand and those of the chapters to come."""
    last = table.chapter + 2 if table.rules.chapters is None else table.rules.chapters
    chapters = last - table.chapter
    moves = max(0, chapters) * moves_of_a_roll(table.content) + you.rabbits * (chapters > 0 or not you.has_passed)
    if you.pool and not you.has_passed:
        values = moves_of_dice(table.content)
        moves += sum([values[die] for die in you.pool])
        reroll = table.agenda[-1] if table.agenda else None
        if type(reroll) is Reroll and reroll.seat == you.seat:
            moves += sum([better_again(table.content, die, is_chosen=die in reroll.dice) for die in you.pool])
    return moves


@lru_cache(8)
def moves_of_dice(content: Content) -> dict[str, float]:
    return {die: MOVES_OF_VALUE[value] for die, value in content.value_of.items()}


@lru_cache(8)
def moves_of_a_roll(content: Content) -> float:
    """Of all dice of a player, on average, the Wolf considered."""
    return sum(moves_of_kind(content, kind) for kind in content.dice) - LOST_TO_THE_WOLF


def moves_of_kind(content: Content, kind: str) -> float:
    faces = content.faces(kind)
    return sum([moves_of_dice(content)[f"{kind}_{face}"] for face in faces if f"{kind}_{face}" in content.value_of
                and (face in NUMBERS or kind in content.dice)]) / len(faces)  # fmt: skip


@lru_cache(200)
def better_again(content: Content, die: str, *, is_chosen: bool) -> float:
    """What a reroll of this die brings on average; one that is not chosen yet will be rolled again only if it pays."""
    better = moves_of_kind(content, content.kind_of[die]) - moves_of_dice(content)[die]
    return better if is_chosen else max(0.0, better)


def held_by(you: Adventurer) -> Held:
    tokens = you.tokens
    return tokens["coin"], tokens["bread"], tokens["apple"]


def prospects(table: DiceTable, you: Adventurer, errands: tuple[str, ...], moves: float, *, ahead: bool) -> Plan:
    """What can still be done from here; in the own turn with a look one step ahead."""
    held = held_by(you)
    here = ways_of(table).reachable(you.at, held, errands, you.fetched, moves)
    if not ahead or you.seat != table.active:
        return here
    phase = table.phase
    if phase is Ability:
        return arriving(table, you, you.at, errands, held, moves)
    if phase is Turn:
        return max(here, *steps_ahead(table, you, errands, held, moves)) if you.pool else here
    is_in_phase_2 = phase in (DieEffect, MagicFace, StoryFace)
    if not is_in_phase_2 and phase is not Move:
        return here
    if end := end_of_route(table, you):
        here = max(here, arriving(table, you, end, errands, held, moves))
    if is_in_phase_2 and table.placed:
        here = (here[0] + WORTH_OF_FACE.get(is_special(table, table.placed), 0.0), here[1])
    return here


def steps_ahead(
    table: DiceTable, you: Adventurer, errands: tuple[str, ...], held: Held, moves: float
) -> Iterator[Plan]:
    """What a step to each adjacent field would open up, with the lowest die that fits."""
    values = table.content.value_of
    yield -FAR, ()
    for field, route in table.content.ways[you.at].items():
        opening = opening_at(table, route)
        if opening is None or opening.above > 0 or opening.is_banned_to(you.seat):
            continue
        dice = [die for die in you.pool if values[die] >= opening.least]
        if dice:
            lowest = min(dice, key=values.__getitem__)
            yield arriving(table, you, field, errands, held, moves - moves_of_dice(table.content)[lowest])


def arriving(table: DiceTable, you: Adventurer, field: str, errands: tuple[str, ...], held: Held, moves: float) -> Plan:
    """What can be done from a field once it has given what it gives; from a Steed one may ride on to another."""
    ways = ways_of(table)
    held, extra = arrival(table, you, field, held)
    if field in ways.steeds and not table.change.steeds_closed:
        return max([ways.reachable(steed, held, errands, you.fetched, moves) for steed in ways.steeds])
    worth, done = ways.reachable(field, held, errands, you.fetched, moves)
    return worth + extra, done


def arrival(table: DiceTable, you: Adventurer, field: str, held: Held) -> tuple[Held, float]:
    """What a field gives to whoever arrives: the tokens held then, and what the rest is worth."""
    offer = table.content.fields[field].ability
    if offer in TOKENS:
        count = table.change.resource_tokens + table.doubles
        coin, bread, apple = (has + count * (token == offer) for token, has in zip(TOKENS, held, strict=True))
        return (coin, bread, apple), 0.0
    if offer == "magic" and table.rules.magic:
        return held, WORTH_OF_MAGIC
    if offer == "story" and table.rules.story:
        return held, WORTH_OF_STORY
    if offer in ("town", "king") and not table.rules.coop:
        return held, WORTH_OF_NEW_QUEST * (len(you.quests) < table.content.numbers.most_quests)
    if offer == "fairy":
        return held, WORTH_OF_TOKEN[0] * (table.change.fairy_tokens + table.doubles)
    return held, 0.0


def belongings(table: DiceTable, you: Adventurer, moves: float) -> float:
    """Tokens, faces, Spirits and abilities. Near the end of the match they are worth less and less."""
    worth = sum([sum(WORTH_OF_TOKEN[:count]) for count in you.tokens.values() if count])
    worth += WORTH_OF_MARKER * (table.marker == you.seat)
    worth += WORTH_OF_THUMBLING * you.thumblings
    if not you.uses:
        worth += WORTH_OF_ABILITY
    if table.chapter != table.rules.chapters:
        worth += (WORTH_OF_RABBIT_TOKEN - WORTH_OF_MOVE) * you.rabbits
        worth += spirits(table, you)
    worth *= min(1.0, moves / LATE)
    if not you.has_passed:
        faces = table.content.face_of
        worth += sum([WORTH_OF_FACE.get(faces[die], 0.0) for die in you.pool])
    return worth


def spirits(table: DiceTable, you: Adventurer) -> float:
    """What the Forest Spirits will pay at the end of the chapter, as far as others cannot take it away any more."""
    worth, sockets = 0.0, table.sockets
    for spirit, prize in ((RABBIT, WORTH_OF_RABBIT_TOKEN), (SNAKE, WORTH_OF_SNAKE_DIE)):
        stack = sockets.get(spirit)
        if stack:
            top = stack[-1]
            if top.seat == you.seat:
                worth += prize * stays_on_top(table, spirit, you, top.die)
    for lying in sockets.get(FOX, ()):
        if lying.seat == you.seat:
            worth += WORTH_OF_FOX_DIE
    return worth


def stays_on_top(table: DiceTable, spirit: str, you: Adventurer, top: str) -> float:
    """How likely nobody covers this die before the chapter ends."""
    if len(table.sockets[spirit]) >= height_limit(table) or table.content.face_of[top] == "ban":
        return 1.0
    value = table.content.value_of[top]
    values = table.content.value_of
    rivals = [other for other in table.adventurers if other is not you and not other.has_passed]
    dice = sum([values[die] >= value for other in rivals for die in other.pool])
    return 1.0 / (1.0 + 0.3 * dice)


def hand(you: Adventurer, moves: float, *, knows: bool, together: bool = False) -> float:
    """The Magic Items; those of others only by their number, so that what one imagines makes no difference."""
    cards = you.magic.cards + you.drawn.cards
    if not cards:
        return 0.0
    if knows:
        known = WORTHS_TOGETHER if together else WORTHS
        worth = sum([known.get(card, WORTH_OF_MAGIC) for card in cards])
    else:
        worth = WORTH_OF_MAGIC * len(cards)
    return worth * min(1.0, moves / LATE)


def stories(table: DiceTable, you: Adventurer, lying: list[Lying]) -> float:
    """Curses cost their points until they are lifted; a Side Quest is hoped for, in the last chapter with reason; a
    Mini Quest that only wants to be paid is a small joy."""
    worth = 0.0
    for one in lying:
        story = table.content.stories[one.card]
        condition = story.condition
        if story.kind == "curse":
            worth += story.points
            if isinstance(condition, Rides):
                worth += 0.3 * ways_of(table).to_place["steed"][you.at]
        elif story.kind == "side_quest":
            worth += story.points * hope(table, you, one)
        elif isinstance(condition, Pays | PaysMagic):
            worth += WORTH_OF_EASY_MINI_QUEST
    return worth


def hope(table: DiceTable, you: Adventurer, lying: Lying) -> float:
    """How likely a Side Quest will be met at the end."""
    is_so = is_met(table, you, lying)
    if table.chapter != table.rules.chapters:
        return LOSS_OF_HOPE + 0.02 * is_so
    if is_so:
        return 1.0 - 0.02 * len(you.pool)
    condition = table.content.stories[lying.card].condition
    if isinstance(condition, At):
        ways = ways_of(table).to_place
        moves = min(ways[place][you.at] for place in condition.places)
        return max(0.0, 0.8 - 0.25 * moves) if moves <= len(you.pool) + you.rabbits else 0.0
    return 0.1 * min(3, len(you.pool))


def in_suspense(table: DiceTable, question: Question) -> bool:
    """What was begun and not yet carried out is first imagined to its end; what a card gives too, for several may get
    it, and all at once."""
    return question.about in SUSPENSE or (question.about in GIFTS and isinstance(table.agenda[-1], Unresolved))


GIFTS = (questions.TakeTokens.about, questions.DrawMagic.about, questions.DrawQuest.about)
SUSPENSE = frozenset(
    (
        questions.Wolf.about,
        questions.Increase.about,
        questions.Steal.about,
        questions.Answer.about,
        questions.LookAhead.about,
        questions.DiscardDie.about,
        questions.ReplaceMagic.about,
        questions.ReplaceStory.about,
        questions.WardOffStory.about,
        questions.CharmSnake.about,
        questions.Save.about,
    )
)
