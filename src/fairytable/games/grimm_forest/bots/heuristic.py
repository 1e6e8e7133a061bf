"""How good a table looks from a seat: what the bots steer by.

Everything is counted in resources: one that will certainly be built with is worth 1.
"""

from __future__ import annotations

from fairytable.engine.questions import Question
from fairytable.engine.worth import beside_victory
from fairytable.games.grimm_forest import questions
from fairytable.games.grimm_forest.bots.worths import WORTH_OF_FABLE, WORTH_OF_FRIEND, houses
from fairytable.games.grimm_forest.components import BASIC_ACTIONS, HOUSES_TO_WIN, MATERIALS, PRODUCE
from fairytable.games.grimm_forest.content import WORTHS, WORTHS_LYING, WORTHS_NOW
from fairytable.games.grimm_forest.scenes import result
from fairytable.games.grimm_forest.table import Builder, ForestTable

RESOURCES_IN_SIGHT = 6
"""This many resources of a type beyond the next section will soon be useful."""
WORTH_OF_RESOURCE = 0.9
WORTH_OF_SPARE_RESOURCE = 0.35
WORTH_OF_NEED = 0.1
"""In addition, for a resource that the next section of an unfinished house needs."""

USE_OF_FABLES = (1.0, 0.8, 0.6, 0.3, 0.1)
"""How much the best Fable in a hand counts, the second best and so on: only one can be played each round."""
WORTH_OF_HAND = tuple(1.4 * sum(USE_OF_FABLES[:held]) for held in range(len(USE_OF_FABLES) + 1))
"""Of so many Fables that one does not know."""

TIME_FOR_CARDS = (1.0, 0.85, 0.6, 0.2)
"""The part of what Friends and Fables bring that is left when somebody has finished so many houses: then it is time
to gain resources rather than to draw, and to send the Golden Goose or the Fairy Godmother away for them."""
WORTH_OF_ACTION = 1.0
"""About what it gains; so what costs no action, such as sending a Friend away, may come first."""
WORTH_OF_TOKEN = 0.5
LOSS_OF_LOCKED_CARD = 0.8
LOSS_OF_LOCKED_NEED = 0.35
"""What lies under the Little Mermaid is missing; more so for each resource that the next sections need from there."""

VICTORY = 100.0
FEAR_OF_STRONGEST = 0.4
FEAR_OF_ALL = 0.4
"""How much the progress of the strongest opponent and of the average opponent worries."""


def in_suspense(table: ForestTable, question: Question) -> bool:
    """In the Gather phase what was chosen has yet to show what it brings; in the Build phase, an action begun."""
    if table.window == "build":
        return question.about != questions.BuildTurn.about
    return table.window != "end_of_build"


def heuristic(table: ForestTable, seat: str) -> float:
    return beside_victory(lead(table, seat), VICTORY, share_of_victory(table, seat))


def share_of_victory(table: ForestTable, seat: str) -> float | None:
    return result(table).share_of(seat) if table.over else None


def lead(table: ForestTable, seat: str) -> float:
    """Own progress, less a part of the progress of the opponents."""
    mine, others = 0.0, []
    most_houses = max([builder.finished_houses() for builder in table.builders])
    time_left = TIME_FOR_CARDS[min(most_houses, HOUSES_TO_WIN)]
    for place, builder in enumerate(table.builders):
        worth = progress(table, builder, place, time_left)
        if builder.seat == seat:
            mine = worth + time_left * worth_of_hand(builder.hand.cards)
        else:
            others.append(worth + time_left * WORTH_OF_HAND[min(len(builder.hand), len(WORTH_OF_HAND) - 1)])
    return mine - FEAR_OF_STRONGEST * max(others) - FEAR_OF_ALL * sum(others) / len(others)


def progress(table: ForestTable, builder: Builder, place: int, time_left: float) -> float:
    """Houses, resources by their use, the Friend, and what else is waiting. `place` is the place in the turn order."""
    worth, prices = houses(tuple(builder.sites))
    for count, price in zip(builder.resources.values(), prices, strict=True):
        useful = price + RESOURCES_IN_SIGHT
        worth += WORTH_OF_RESOURCE * min(count, useful) + WORTH_OF_SPARE_RESOURCE * max(0, count - useful)
        worth += WORTH_OF_NEED * min(count, price)
    if builder.friend:
        worth += time_left * WORTHS.get(builder.friend, WORTH_OF_FRIEND)
        if more := WORTHS_NOW.get(builder.friend):
            worth += more(table)
    worth += WORTH_OF_ACTION * extra_actions(table, builder, place)
    if builder.next_turn:
        worth += WORTHS_LYING[builder.next_turn]
    for unique in table.unique_locations:
        if unique.seat == builder.seat:
            worth += WORTHS_LYING[unique.card]
    for location in builder.locked:
        worth -= LOSS_OF_LOCKED_CARD
        for material in PRODUCE[location]:
            lacking = prices[MATERIALS.index(material)] - builder.resources[material]
            worth -= LOSS_OF_LOCKED_NEED * max(0, lacking)
    return worth + WORTH_OF_TOKEN * len(builder.first_builder)


def extra_actions(table: ForestTable, builder: Builder, place: int) -> int:
    """How many more actions than the basic two the builder has left; less than none in and after the turn."""
    used = 0
    if table.window == "build" and place <= table.turn:
        used = table.actions_taken if place == table.turn else builder.actions
    return builder.actions - used - BASIC_ACTIONS


def worth_of_hand(fables: list[str]) -> float:
    worths = sorted([WORTHS.get(card, WORTH_OF_FABLE) for card in fables], reverse=True)
    return sum([worth * use for worth, use in zip(worths, USE_OF_FABLES, strict=False)])
