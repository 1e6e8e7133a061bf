"""What somebody would probably answer, and what is worth a second thought: how bots imagine the choices of others and
keep wide questions narrow."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import NO, YES
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.bots.heuristic import (
    arrival,
    arriving,
    better_again,
    held_by,
    moves_left,
    moves_of_dice,
    ways_of,
)
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.moving import end_of_route
from fairytable.games.dice_upon_a_time.placing import opening_at
from fairytable.games.dice_upon_a_time.scenes import score_of
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import (
    CAP,
    COMPLETE,
    COUNTER,
    DECK,
    DECLINE,
    DISCARD_DIE,
    EXCHANGE,
    FETCH,
    JUMP,
    KNOCK,
    LIFT,
    PLACE,
    PLACE_WITH,
    RABBIT,
    RIDE,
    ROLL,
    STAY,
    SWAP,
    TAKE,
    TAKE_BACK,
    THUMBLING,
    WOLF_DIE,
    YARN,
)

DICE_OF_A_CHAPTER = 100
"""More than all players have together."""
WORTH_OF_SPIRIT = 0.15
"""Of a die on a Forest Spirit, in points."""
SOCKETS_TO_BLOCK = 3
FIELDS_TO_WISH_FOR = 3
DICE_TO_TAKE_BACK = 2
WORTH_OF_ROLLING_AGAIN = 0.4
"""The average number of moves that the Ball of Yarn has to bring."""
OUT_OF_REACH = 8
"""A player who is this many points behind no longer hopes to win the extra long game."""
PRIZES = (questions.TakeSnakeDie.about, questions.TakeRabbitToken.about)
"""They cost nothing."""
MOVES_FOR_HARD_QUESTS = 9.0
"""With fewer moves left, a Quest of the second deck is hard enough."""


def policy(table: DiceTable, question: Question, chance: Chance) -> str:
    """A rule of thumb: walk, take what is needed, give low dice, keep cards for later."""
    options, about = question.options, question.about
    if about in (questions.Move.about, questions.DrawMagic.about):
        return options[0]
    if about == questions.Turn.about:
        return likely_turn(table, question)
    if about == questions.Quests.about:
        return next((option for option in options if is_deed(option)), question.default_answer)
    if about == questions.TakeTokens.about:
        return most_needed(table, question)
    if about == questions.Wolf.about:
        return min(options, key=lambda option: table.content.value_of[WOLF_DIE.read(option)[0]])
    if about == questions.DiscardDie.about:
        return min(options, key=lambda option: table.content.value_of[DISCARD_DIE.read(option)[0]])
    if about == questions.RerollWhich.about:
        return ROLL()
    if about == questions.Steed.about:
        return best_fields(table, table.adventurer(question.seat), options, 1)[0]
    if about in PRIZES:
        return YES()
    if about == questions.StopHere.about:
        return about_the_end(table, question.seat)
    if DECLINE() in options and about != questions.DrawQuest.about:
        return DECLINE()
    return chance.pick(without_counter_offer(options))


def without_counter_offer(options: tuple[str, ...]) -> tuple[str, ...]:
    """Bots say yes or no."""
    return tuple([option for option in options if option not in COUNTER]) if COUNTER() in options else options


def about_the_end(table: DiceTable, seat: str) -> str:
    """Players of the extra long game want a long one. Once it is as long as any other, the leader, and anybody who is
    too far behind, agrees to end it."""
    if table.rules.coop:
        return YES()
    if table.chapter < table.content.numbers.chapters:
        return NO()
    behind = max([score_of(table, other) for other in table.adventurers]) - score_of(table, table.adventurer(seat))
    return NO() if 0 < behind < OUT_OF_REACH else YES()


def dice_used(table: DiceTable) -> int:
    """The clock of rollouts: it advances with every die that is placed, and jumps with a new chapter."""
    return DICE_OF_A_CHAPTER * table.chapter - sum([len(you.pool) for you in table.adventurers])


def is_deed(option: str) -> bool:
    """Whether it finishes something, or brings it nearer."""
    return option in COMPLETE or option in FETCH or option in LIFT


def likely_turn(table: DiceTable, question: Question) -> str:
    """The step that opens up most, with the lowest die that makes it; a die that makes none goes to a Spirit."""
    you, content = table.adventurer(question.seat), table.content
    ways, moves, held = ways_of(table), moves_left(table, you), held_by(you)
    errands = table.open_quests if table.rules.coop else you.quests
    values, moves_of = content.value_of, moves_of_dice(content)
    answers: list[tuple[float, str]] = []
    goals = {route: field for field, route in content.ways[you.at].items()}
    for socket in (*goals, *content.spirits):
        opening = opening_at(table, socket)
        if opening is None or opening.above > 0 or opening.is_banned_to(you.seat):
            continue
        dice = [die for die in you.pool if values[die] >= opening.least]
        if not dice:
            continue
        die = min(dice, key=values.__getitem__)
        left = moves - moves_of[die]
        if socket in goals:
            worth = arriving(table, you, goals[socket], errands, held, left)[0]
        else:
            worth = ways.reachable(you.at, held, errands, you.fetched, left)[0] + WORTH_OF_SPIRIT
        answers.append((worth, PLACE(die, socket)))
    if you.rabbits:
        answers += [
            (arriving(table, you, field, errands, held, moves - 1)[0], RABBIT(field)) for field in content.ways[you.at]
        ]
    answers.sort(reverse=True)
    options = question.options
    return next((answer for _, answer in answers if answer in options), question.default_answer)


def most_needed(table: DiceTable, question: Question) -> str:
    """As many tokens as there are, of the kind that most is missing of."""
    you = table.adventurer(question.seat)
    quests = [table.content.quests[quest] for quest in (table.open_quests if table.rules.coop else you.quests)]
    missing = {
        token: sum([max(0, quest.tokens.get(token, 0) - you.tokens[token]) for quest in quests]) for token in TOKENS
    }

    def worth(option: str) -> tuple[int, int]:
        if option not in TAKE:
            return (-1, 0)
        token, count = TAKE.read(option)
        return (int(count), missing[token])

    return max(question.options, key=worth)


def best_fields(table: DiceTable, you: Adventurer, options: tuple[str, ...], most: int) -> list[str]:
    """Of the options that carry the figure to a field, the best ones; the others are kept."""
    ways, moves, held = ways_of(table), moves_left(table, you), held_by(you)
    errands = table.open_quests if table.rules.coop else you.quests
    worths = {}
    for option in options:
        for verb in (CAP, RIDE, JUMP):
            if option in verb:
                (field,) = verb.read(option)
                there, extra = arrival(table, you, field, held)
                worths[option] = ways.reachable(field, there, errands, you.fetched, moves)[0] + extra
    best = sorted(worths, key=worths.__getitem__, reverse=True)[:most]
    return best + [option for option in options if option not in worths]


def worth_trying(table: DiceTable, question: Question) -> tuple[str, ...]:
    """Of wide questions only what a player would think about; nobody makes one offer after the other."""
    options, about = question.options, question.about
    you = table.adventurer(question.seat)
    if about == questions.Turn.about:
        return placements_worth_trying(table, you, tuple(best_fields(table, you, options, FIELDS_TO_WISH_FOR)))
    if about == questions.StopHere.about:
        return (about_the_end(table, question.seat),)
    if about == questions.Quests.about:
        at_hand = tuple([option for option in options if option in COMPLETE or option in FETCH or option in LIFT])
        if at_hand:
            return at_hand
        bargains = () if table.offers else questions.Quests.of(question).bargains
        left = [
            option
            for option in options
            if option not in EXCHANGE and (option not in SWAP or option in bargains) and is_sensible(table, you, option)
        ]
        return tuple(best_fields(table, you, tuple(left), FIELDS_TO_WISH_FOR))
    if about == questions.Steed.about:
        return tuple(best_fields(table, you, options, FIELDS_TO_WISH_FOR))
    if about == questions.Move.about and not table.rules.coop:
        wrong = STAY() if is_worth_walking(table, you) else options[0]
        return tuple([option for option in options if option != wrong and is_sensible(table, you, option)])
    if about == questions.Steal.about and table.rules.coop:
        return (DECLINE(),)
    if about in PRIZES:
        return (YES(),)
    if about == questions.KingsDeck.about:
        hard = moves_left(table, you) > MOVES_FOR_HARD_QUESTS
        decks = [option for option in options if option in DECK]
        return (decks[-1] if hard else decks[0],)
    return without_counter_offer(options)


def is_worth_walking(table: DiceTable, you: Adventurer) -> bool:
    """By what is known: what a Story card at the end of the way may say is left to luck."""
    ways, moves, held = ways_of(table), moves_left(table, you), held_by(you)
    errands = table.open_quests if table.rules.coop else you.quests
    end = end_of_route(table, you)
    walked = arriving(table, you, end, errands, held, moves)
    return walked[0] >= ways.reachable(you.at, held, errands, you.fetched, moves)[0]


def is_sensible(table: DiceTable, you: Adventurer, option: str) -> bool:
    """Nobody sends Thumbling for a Quest too many, or rolls dice again that are high already."""
    if option in YARN:
        return sum([better_again(table.content, die, is_chosen=False) for die in you.pool]) > WORTH_OF_ROLLING_AGAIN
    return option not in THUMBLING or len(you.quests) < table.content.numbers.most_quests


def placements_worth_trying(table: DiceTable, you: Adventurer, options: tuple[str, ...]) -> tuple[str, ...]:
    """The lowest die and each special one on the routes that lead from here, the lowest ones on the spirits, and among
    rough players some of the ways on which others wait."""
    content = table.content
    near = set(content.ways[you.at].values())
    blocks = routes_of_rivals(table, you.seat) - near if table.rules.rough else set()
    values = content.value_of
    lowest: dict[tuple[str, str], tuple[int, str]] = {}
    kept: list[str] = []
    for option in options:
        if option in PLACE:
            die, socket = PLACE.read(option)
            key = (socket, "" if content.face_of[die].isdecimal() else die)
        elif option in PLACE_WITH:
            means, die, socket = PLACE_WITH.read(option)
            key = (socket, means)
        elif option in KNOCK:
            if KNOCK.read(option)[0] in near:
                kept.append(option)
            continue
        else:
            if is_sensible(table, you, option):
                kept.append(option)
            continue
        is_useful = socket in near or socket in blocks or (socket in content.spirits and option in PLACE)
        if is_useful and (key not in lowest or values[die] < lowest[key][0]):
            lowest[key] = (values[die], option)
    there = [option for (socket, _), (_, option) in lowest.items() if socket not in blocks]
    elsewhere = [option for (socket, _), (_, option) in lowest.items() if socket in blocks]
    back = sorted((option for option in kept if option in TAKE_BACK), key=lambda o: -values[TAKE_BACK.read(o)[0]])
    kept = [option for option in kept if option not in back[DICE_TO_TAKE_BACK:]]
    return tuple(there + elsewhere[:SOCKETS_TO_BLOCK] + kept) or options


def routes_of_rivals(table: DiceTable, seat: str) -> set[str]:
    """The routes from the fields where the others stand."""
    return {
        route
        for other in table.adventurers
        if other.seat != seat and not other.has_passed
        for route in table.content.ways[other.at].values()
    }
