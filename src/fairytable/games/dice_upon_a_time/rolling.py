"""Rolling: the opening roll of a chapter, rerolls, the Snake Die, and what may follow a roll."""

from __future__ import annotations

from fairytable.engine.agenda import scene, step
from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import (
    FinishRoll,
    LoseSnakeDie,
    OpenChapter,
    Reroll,
    RevealEvent,
    SnakeResult,
)
from fairytable.games.dice_upon_a_time.content import NUMBERS, SNAKE_DIE, die_word
from fairytable.games.dice_upon_a_time.moments import (
    OPENING_ROLL,
    OWN_ROLL,
    SNAKE_ROLL,
    Occasion,
    abilities_in,
    options_in,
    play,
)
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, is_snake_die, without
from fairytable.games.dice_upon_a_time.tokens import gain_tokens
from fairytable.games.dice_upon_a_time.verbs import DECLINE, REROLL, ROLL, ROLL_FOX, SET, TAKE
from fairytable.games.dice_upon_a_time.windows import declare, declare_alone, on_the_agenda

LOW = ("1", "2")


def rolled(table: DiceTable, kind: str) -> str:
    """A die as it falls."""
    faces = table.content.faces(kind)
    return die_word(kind, faces[table.chance.roll(len(faces)) - 1])


@step
def open_chapter(table: DiceTable, _entry: OpenChapter) -> None:
    """DT-2.1 and DT-2.3: all roll all their dice but those from the Fox; who won the Snake Die rolls it too. The result
    of that comes before anything else that follows the opening roll (DT-2.11)."""
    table.chapter += 1
    table.tell(events.ChapterBegins(chapter=table.chapter, seat=table.marker), "DT-1.3")
    around = table.clockwise(table.marker)
    for seat in around:
        you = table.adventurer(seat)
        kinds = [kind for kind in table.content.dice if kind not in you.foxed]
        if table.snake == seat:
            kinds.append(SNAKE_DIE)
        you.pool = you.fresh = tuple([rolled(table, kind) for kind in kinds])
        table.tell(events.Rolled(seat=seat, dice=you.pool), "DT-2.1")
    table.then(*[FinishRoll(seat) for seat in around], RevealEvent())
    if table.snake:
        table.then(SnakeResult(table.snake))


@scene
async def snake_result(table: DiceTable, result: SnakeResult) -> None:
    await look_at_snake_die(table, table.adventurer(result.seat))


async def look_at_snake_die(table: DiceTable, you: Adventurer) -> None:
    """DT-12.17 to DT-12.19 and DT-2.13: a number stays; otherwise a token is taken, the die goes home, and somebody may
    charm it."""
    die = next((die for die in you.pool if is_snake_die(die)), "")
    face = table.content.face_of[die] if die else ""
    if not die or face in NUMBERS:
        return
    if face != "lose":
        options = (TAKE(face, 1), DECLINE())
        if await ask(questions.SnakeToken(you.seat), options, "DT-12.19") in TAKE:
            await gain_tokens(table, {you.seat: {face: 1}}, "DT-12.19")
    you.pool = without(you.pool, die)
    you.fresh = tuple([other for other in you.fresh if other != die])
    table.snake = ""
    table.tell(events.SnakeDieLost(seat=you.seat), "DT-12.18")
    with on_the_agenda(table, LoseSnakeDie(you.seat, face)):
        charmers = await declare(
            table,
            table.order((you.seat,)),
            lambda seat: questions.CharmSnake(seat, player=you.seat),
            lambda you: options_in(SNAKE_ROLL, table, Occasion(you)),
            "DT-16.15",
        )
    if charmers:
        seat, answer = next(iter(charmers.items()))
        charmer = table.adventurer(seat)
        await play(table, Occasion(charmer), answer)
        if charmer is not you and not is_to_finish_roll(table, charmer):
            await after_roll(table, charmer)
            charmer.fresh = ()


async def roll_snake_die(table: DiceTable, charmer: Adventurer) -> None:
    """The charmer rolls the lost die for himself. Whoever is in the middle of a roll adds it to that roll, of
    which any low die may be turned afterwards (DT-2.13)."""
    table.snake = charmer.seat
    die = rolled(table, SNAKE_DIE)
    charmer.pool = (*charmer.pool, die)
    charmer.fresh = (*charmer.fresh, die)
    table.tell(events.Rolled(seat=charmer.seat, dice=(die,)), "DT-16.15")
    await look_at_snake_die(table, charmer)


def is_to_finish_roll(table: DiceTable, you: Adventurer) -> bool:
    """DT-2.11: whether the moment that follows one's opening roll is still to come."""
    return FinishRoll(you.seat) in table.agenda


@scene
async def finish_roll(table: DiceTable, finishing: FinishRoll) -> None:
    """DT-2.11: one player after the other: Rapunzel, what may turn a die, then the dice from the Fox."""
    you = table.adventurer(finishing.seat)
    await after_opening_roll(table, you)
    while you.foxed:
        kind = you.foxed[0]
        faces = dict.fromkeys(table.content.faces(kind))
        options = (*[SET(kind, face) for face in faces], ROLL_FOX(kind))
        answer = await ask(questions.SetDie(you.seat, die=kind), options, "DT-2.4", default=ROLL_FOX(kind))
        you.foxed = you.foxed[1:]
        if answer in SET:
            die = die_word(kind, SET.read(answer)[1])
            you.pool = (*you.pool, die)
            table.tell(events.DieSet(seat=you.seat, die=kind, face=table.content.face_of[die]), "DT-12.23")
        else:
            die = rolled(table, kind)
            you.pool = (*you.pool, die)
            you.fresh = (die,)
            table.tell(events.Rolled(seat=you.seat, dice=(die,)), "DT-2.4")
            await after_opening_roll(table, you)
    you.fresh = ()


async def after_opening_roll(table: DiceTable, you: Adventurer) -> None:
    """DT-14.14: a Character may roll one low die again; then one may be turned."""
    if again := abilities_in(OPENING_ROLL, table, you):
        answer = await ask(questions.Rapunzel(you.seat), (*again, DECLINE()), "DT-14.14", default=DECLINE())
        if answer not in DECLINE:
            await play(table, Occasion(you), answer)
    await after_roll(table, you)


def low_dice(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """The dice of the latest roll that show 1 or 2."""
    return tuple([die for die in you.fresh if die in you.pool and table.content.face_of[die] in LOW])


async def after_roll(table: DiceTable, you: Adventurer) -> None:
    """DT-16.19: right after a roll one of its dice that shows 1 or 2 may be turned to any face."""
    if not low_dice(table, you):
        return
    rolling, asked = Occasion(you), questions.GoldenBird(you.seat)
    if answer := await declare_alone(table, asked, lambda _: options_in(OWN_ROLL, table, rolling), "DT-16.19"):
        await play(table, rolling, answer)


def turn_die(table: DiceTable, you: Adventurer, die: str, face: str, clause: str) -> None:
    """It shows another face now."""
    kind = table.content.kind_of[die]
    turned = die_word(kind, face)
    you.pool = tuple([turned if one == die else one for one in you.pool])
    you.fresh = tuple([one for one in you.fresh if one != die])
    table.tell(events.DieSet(seat=you.seat, die=kind, face=face), clause)


def faces_to_turn_to(table: DiceTable, die: str) -> list[str]:
    """DT-12.28: the Snake Die only to its numbers."""
    faces = dict.fromkeys(table.content.faces(table.content.kind_of[die]))
    return [face for face in faces if face in NUMBERS] if is_snake_die(die) else list(faces)


async def reroll(table: DiceTable, you: Adventurer, dice: tuple[str, ...]) -> None:
    """These unused dice are rolled again; a Snake Die among them may be lost (DT-12.28)."""
    for die in dice:
        you.pool = without(you.pool, die)
    you.fresh = tuple([rolled(table, table.content.kind_of[die]) for die in dice])
    you.pool = (*you.pool, *you.fresh)
    table.tell(events.Rolled(seat=you.seat, dice=you.fresh), "DT-2.2")
    if any(is_snake_die(die) for die in you.fresh):
        await look_at_snake_die(table, you)


async def reroll_any(table: DiceTable, you: Adventurer, clause: str) -> None:
    """Any number of unused dice, chosen one after the other and rolled once; then one of them may be turned."""
    chosen: tuple[str, ...] = ()
    while len(chosen) < len(you.pool):
        left = tuple([die for die in you.pool if die not in chosen])
        options = (ROLL(), *REROLL.all_of(left))
        with on_the_agenda(table, Reroll(you.seat, chosen)):
            answer = await ask(questions.RerollWhich(you.seat, dice=chosen), options, clause)
        if answer in ROLL:
            break
        chosen = (*chosen, *REROLL.read(answer))
    if chosen:
        await reroll(table, you, chosen)
        await after_roll(table, you)
    you.fresh = ()
