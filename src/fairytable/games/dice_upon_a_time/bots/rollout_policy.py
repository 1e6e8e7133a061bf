"""Habits: what a good player answers without long situation. Hard imagines everybody this way in rollouts.

A guess leaves much to luck, such as whether a Quest is drawn in the Town, and keeps every card. A habit weighs what
matters from the facts at hand, and no match is copied for it: so whole chapters can be imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.bots.heuristic import (
    LATE,
    WORTH_OF_FACE,
    WORTH_OF_FOX_DIE,
    WORTH_OF_RABBIT_TOKEN,
    WORTH_OF_SNAKE_DIE,
    arrival,
    arriving,
    better_again,
    held_by,
    moves_left,
    moves_of_dice,
    ways_of,
)
from fairytable.games.dice_upon_a_time.bots.journeys import WORTH_OF_MOVE, Held
from fairytable.games.dice_upon_a_time.bots.policy import is_deed, most_needed, policy
from fairytable.games.dice_upon_a_time.bots.rollout_heuristic import PART_OF_BELONGINGS, PART_OF_HAND
from fairytable.games.dice_upon_a_time.content import SLEEPER
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.magic_items import ITEMS, WORTHS
from fairytable.games.dice_upon_a_time.placing import HOOD, MUSICIANS, is_special, opening_at
from fairytable.games.dice_upon_a_time.refusals.asking import DRAWING
from fairytable.games.dice_upon_a_time.table import FOX, SNAKE, WOLF, Adventurer, DiceTable, without
from fairytable.games.dice_upon_a_time.table import RABBIT as RABBIT_SPIRIT
from fairytable.games.dice_upon_a_time.verbs import (
    BIRD,
    DECK,
    DECLINE,
    GIVE_UP,
    JUMP,
    KEEP,
    LOSE,
    PAY,
    PLACE,
    PLACE_WITH,
    RABBIT,
    REROLL,
    RIDE,
    ROLL,
    SET,
    SLEEP,
)

MOVES_FOR_HARD_QUESTS, MOVES_FOR_FAIR_QUESTS = 11.0, 7.0
"""With so many moves left a Quest is drawn from the hardest deck, or from the one in the middle."""
PRIZES = {
    RABBIT_SPIRIT: WORTH_OF_RABBIT_TOKEN,
    SNAKE: WORTH_OF_SNAKE_DIE,
    FOX: WORTH_OF_FOX_DIE,
    WOLF: 0.35,
}
"""What a die with a Spirit may bring; with the Wolf, what it costs the others."""
LOW = 2
"""A die of this value or less is rolled again."""
ODDS_AND_ENDS = (
    questions.Steed.about,
    questions.KeepQuest.about,
    questions.GiveUpQuest.about,
    questions.LoseToken.about,
    questions.PayToken.about,
)
"""Questions after which a plan is better or worse."""
WARDS = (
    questions.Answer.about,
    questions.WardOffStory.about,
    questions.WardOffCurse.about,
    questions.Save.about,
    questions.CharmSnake.about,
)
"""Questions for a card that is played if one has it."""


def plan(table: DiceTable, question: Question) -> str:
    """Hard Quests early, easy ones late: the effect of the deck shows so much later that a rollout cannot see it."""
    if question.about not in DRAWING:
        return ""
    you = table.adventurer(question.seat)
    decks = [option for option in question.options if option in DECK]
    if not decks or len(you.quests) >= table.content.numbers.most_quests:
        return ""
    moves = moves_left(table, you)
    if moves > MOVES_FOR_HARD_QUESTS:
        return decks[-1]
    return decks[len(decks) // 2] if moves > MOVES_FOR_FAIR_QUESTS else decks[0]


def rollout_policy(table: DiceTable, question: Question, chance: Chance) -> str:
    """What comes to mind at once."""
    about = question.about
    if about == questions.Quests.about:
        return next((option for option in question.options if is_deed(option)), question.default_answer)
    rule = RULES.get(about)
    return rule(table, question) if rule else policy(table, question, chance)


class Situation(NamedTuple):
    """The intentions of a player who is about to take a step."""

    table: DiceTable
    you: Adventurer
    moves: float
    held: Held
    errands: tuple[str, ...]

    @classmethod
    def of(cls, table: DiceTable, seat: str) -> Situation:
        you = table.adventurer(seat)
        errands = table.open_quests if table.rules.coop else you.quests
        if you.stories:
            errands = (*errands, *[lying.card for lying in you.stories])
        return cls(table, you, moves_left(table, you), held_by(you), errands)

    def arriving(self, field: str, cost: float = 0.0, *, doubled: bool = False) -> float:
        """What can be done from that field, when the way there has cost so many moves."""
        table, held = self.table, self.held
        if doubled:
            held = counted_with(held, table.content.fields[field].ability, 1)
        return arriving(table, self.you, field, self.errands, held, self.moves - cost)[0]

    def staying(self, cost: float = 0.0) -> float:
        you = self.you
        return ways_of(self.table).reachable(you.at, self.held, self.errands, you.fetched, self.moves - cost)[0]

    def rolling_again(self) -> float:
        """What it would bring to roll again all dice that are worth it."""
        return WORTH_OF_MOVE * sum([better_again(self.table.content, die, is_chosen=False) for die in self.you.pool])

    def price(self, item: str) -> float:
        """What a Magic Item would be worth later."""
        return PART_OF_HAND * WORTHS[item] * min(1.0, self.moves / LATE)


def counted_with(held: Held, token: str, count: int) -> Held:
    coin, bread, apple = (has + count * (kind == token) for kind, has in zip(TOKENS, held, strict=True))
    return coin, bread, apple


def next_step(table: DiceTable, question: Question) -> str:
    """The die, the card or the ability that opens up most."""
    situation = Situation.of(table, question.seat)
    answers = sorted([*steps(situation), *gifts_to_spirits(situation), *cards_to_play(situation)], reverse=True)
    options = question.options
    return next((answer for _, answer in answers if answer in options), question.default_answer)


def steps(situation: Situation) -> Iterator[tuple[float, str]]:
    """To every adjacent field, with the lowest die that fits and with each special one, or without a die."""
    table, you = situation.table, situation.you
    values, moves_of = table.content.value_of, moves_of_dice(table.content)
    dice = sorted(you.pool, key=values.__getitem__)
    has_hood, has_musicians = table.has_ability(you, HOOD), table.has_ability(you, MUSICIANS)
    sleeps = table.has_ability(you, SLEEPER)
    for field, route in table.content.ways[you.at].items():
        if you.rabbits:
            yield situation.arriving(field, 1), RABBIT(field)
        opening = opening_at(table, route)
        if not dice:
            continue
        if sleeps:
            yield situation.arriving(field, moves_of[dice[0]]), SLEEP(field)
        if opening is None or opening.is_banned_to(you.seat):
            continue
        fitting = [die for die in dice if values[die] >= opening.least]
        if opening.above > 0:
            if has_musicians and fitting:
                yield situation.arriving(field, moves_of[fitting[0]]), PLACE_WITH(MUSICIANS, fitting[0], route)
            continue
        if has_hood and dice[0] not in fitting:
            yield situation.arriving(field, moves_of[dice[0]]), PLACE_WITH(HOOD, dice[0], route)
        for number, die in enumerate(fitting):
            face = is_special(table, die)
            if face or not number:
                worth = situation.arriving(field, moves_of[die], doubled=face == "doubling")
                if face != "doubling":
                    worth += (1 - PART_OF_BELONGINGS) * WORTH_OF_FACE.get(face, 0.0)
                yield worth, PLACE(die, route)


def gifts_to_spirits(situation: Situation) -> Iterator[tuple[float, str]]:
    """The lowest die that each of them takes. In the last chapter only the Wolf is worth anything."""
    table, you = situation.table, situation.you
    values, moves_of = table.content.value_of, moves_of_dice(table.content)
    dice = sorted(you.pool, key=values.__getitem__)
    late = min(1.0, situation.moves / LATE)
    for spirit in table.content.spirits if dice else ():
        opening = opening_at(table, spirit)
        if opening is None or opening.above > 0 or opening.is_banned_to(you.seat):
            continue
        die = next((die for die in dice if values[die] >= opening.least), "")
        if die:
            pays = spirit == WOLF or table.chapter != table.rules.chapters
            prize = PART_OF_BELONGINGS * late * PRIZES.get(spirit, 0.0) * pays
            yield situation.staying(moves_of[die]) + prize, PLACE(die, spirit)


def cards_to_play(situation: Situation) -> Iterator[tuple[float, str]]:
    """The Magic Items that help on the way, if that is worth more than to keep them."""
    for card in situation.you.magic.cards:
        tries = ITEMS[card].tries(situation)
        price = situation.price(card) if tries else 0.0
        yield from [(worth - price, option) for worth, option in tries]


def draw_or_not(table: DiceTable, question: Question) -> str:
    return plan(table, question) or question.default_answer


def best_plan(table: DiceTable, question: Question) -> str:
    """What leaves most to be reached."""
    situation = Situation.of(table, question.seat)
    worths = {option: worth_after(situation, option) for option in question.options}
    return max(worths, key=worths.__getitem__)


def worth_after(situation: Situation, option: str) -> float:
    if option in JUMP or option in RIDE:
        (field,) = (JUMP if option in JUMP else RIDE).read(option)
        there, extra = arrival(situation.table, situation.you, field, situation.held)
        ways, you = ways_of(situation.table), situation.you
        return ways.reachable(field, there, situation.errands, you.fetched, situation.moves)[0] + extra
    if option in KEEP:
        situation = situation._replace(errands=(*situation.errands, *KEEP.read(option)))
    elif option in GIVE_UP:
        situation = situation._replace(errands=without(situation.errands, *GIVE_UP.read(option)))
    elif option in LOSE or option in PAY:
        (token,) = (LOSE if option in LOSE else PAY).read(option)
        situation = situation._replace(held=counted_with(situation.held, token, -1))
    return situation.staying()


def highest_face(table: DiceTable, question: Question) -> str:
    """Of a die that may be set or turned."""
    values, kinds = table.content.value_of, table.content.kind_of

    def gain(option: str) -> int:
        if option in SET:
            kind, face = SET.read(option)
            return values[f"{kind}_{face}"]
        if option in BIRD:
            die, face = BIRD.read(option)
            return values[f"{kinds[die]}_{face}"] - values[die]
        return 0

    return max(question.options, key=gain)


def reroll_low(table: DiceTable, question: Question) -> str:
    values = table.content.value_of
    dice = {values[REROLL.read(option)[0]]: option for option in question.options if option in REROLL}
    lowest = min(dice, default=LOW + 1)
    return dice[lowest] if lowest <= LOW else ROLL() if ROLL() in question.options else DECLINE()


def play_it(_table: DiceTable, question: Question) -> str:
    """A card, if there is one: to decline comes first."""
    return question.options[-1]


def steal(table: DiceTable, question: Question) -> str:
    return question.default_answer if table.rules.coop else question.options[-1]


def take_it(_table: DiceTable, question: Question) -> str:
    return question.options[0]


RULES: dict[str, Callable[[DiceTable, Question], str]] = {
    questions.Turn.about: next_step,
    questions.TakeTokens.about: most_needed,
    questions.SetDie.about: highest_face,
    questions.GoldenBird.about: highest_face,
    questions.Rapunzel.about: reroll_low,
    questions.RerollWhich.about: reroll_low,
    questions.SnakeToken.about: take_it,
    questions.Steal.about: steal,
    **dict.fromkeys(DRAWING, draw_or_not),
    **dict.fromkeys(ODDS_AND_ENDS, best_plan),
    **dict.fromkeys(WARDS, play_it),
}
