"""What somebody would probably answer: how bots imagine the choices of others, and their own later ones."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.verbs import (
    DECLINE,
    EXCHANGE,
    KNOCK,
    PLACE,
    PLACE_WITH,
    ROLL,
    SWAP,
    TAKE,
    WOLF_DIE,
)

SOCKETS_TO_BLOCK = 3


def guess(table: DiceTable, question: Question, chance: Chance) -> str:
    """A rule of thumb: walk, take what there is, give low dice, keep cards for later."""
    options = question.options
    about = question.about
    if about == "move":
        return options[0]
    if about == "take_tokens":
        takes = [option for option in options if option in TAKE]
        most = max(takes, key=lambda option: int(TAKE.read(option)[1]))
        best = [option for option in takes if TAKE.read(option)[1] == TAKE.read(most)[1]]
        return chance.pick(best)
    if about == "wolf":
        return min(options, key=lambda option: table.content.value_of[WOLF_DIE.read(option)[0]])
    if about == "reroll_which":
        return ROLL()
    if DECLINE() in options and about != "draw_magic" and about != "draw_quest":
        return DECLINE()
    if about == "draw_magic":
        return options[0]
    return chance.pick(options)


def worth_trying(table: DiceTable, question: Question) -> tuple[str, ...]:
    """For a placement: the lowest die and each special one on the routes that lead from here and on the spirits, and
    some of the ways on which others wait; offers are left to people, but for simple swaps."""
    if question.about == "quests":
        return tuple([option for option in question.options if option not in EXCHANGE])
    if question.about != "turn":
        return question.options
    you = table.adventurer(question.seat)
    near = set(table.content.ways[you.at].values())
    blocks = routes_of_rivals(table, question.seat) if table.rules.rough else set()
    values = table.content.value_of
    lowest: dict[str, tuple[int, str]] = {}
    kept: list[str] = []
    for option in question.options:
        if option in PLACE:
            die, socket = PLACE.read(option)
            special = not table.content.face_of[die].isdecimal()
            if socket in near or special or socket in table.content.spirits or socket in blocks:
                key = f"{socket} {special and die}"
                if key not in lowest or values[die] < lowest[key][0]:
                    lowest[key] = (values[die], option)
        elif option in PLACE_WITH:
            if PLACE_WITH.read(option)[2] in near:
                kept.append(option)
        elif option in KNOCK:
            if KNOCK.read(option)[0] in near:
                kept.append(option)
        elif option not in SWAP:
            kept.append(option)
    useful = near.union(table.content.spirits)
    there = [option for key, (_, option) in lowest.items() if key.split(" ")[0] in useful]
    elsewhere = [option for key, (_, option) in lowest.items() if key.split(" ")[0] not in useful]
    return tuple(there + elsewhere[:SOCKETS_TO_BLOCK] + kept) or question.options


def routes_of_rivals(table: DiceTable, seat: str) -> set[str]:
    """The routes from the fields where the others stand."""
    return {
        route
        for other in table.adventurers
        if other.seat != seat and not other.has_passed
        for route in table.content.ways[other.at].values()
    }
