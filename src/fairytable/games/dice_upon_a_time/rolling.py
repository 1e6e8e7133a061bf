"""Rolling: the opening roll of a chapter, rerolls, the Snake Die, and what may follow a roll."""

from __future__ import annotations

from fairytable.engine.questions import ask
from fairytable.games.dice_upon_a_time.content import NUMBERS, SNAKE_DIE, die_word
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Pending, is_snake_die, without
from fairytable.games.dice_upon_a_time.tokens import gain_tokens
from fairytable.games.dice_upon_a_time.verbs import BIRD, DECLINE, REROLL, ROLL, ROLL_FOX, SET, TAKE
from fairytable.games.dice_upon_a_time.windows import declare, declare_alone, held, unresolved

LOW = ("1", "2")


def rolled(table: DiceTable, kind: str) -> str:
    """A die as it falls."""
    faces = table.content.faces(kind)
    return die_word(kind, faces[table.chance.roll(len(faces)) - 1])


async def open_chapter(table: DiceTable) -> None:
    """DT-2.1 and DT-2.3: all roll all their dice but those from the Fox; who won the Snake Die rolls it too."""
    table.chapter += 1
    table.tell("chapter_begins", "DT-1.3", chapter=table.chapter, seat=table.marker)
    table.queue = table.clockwise(table.marker)
    for seat in table.queue:
        you = table.adventurer(seat)
        kinds = [kind for kind in table.content.dice if kind not in you.foxed]
        if table.snake == seat:
            kinds.append(SNAKE_DIE)
        you.pool = you.fresh = tuple([rolled(table, kind) for kind in kinds])
        table.tell("rolled", "DT-2.1", seat=seat, dice=you.pool)
    table.phase = "snake_result" if table.snake else "finish_roll"


async def snake_result(table: DiceTable) -> None:
    """DT-2.11: the Snake Die comes before anything else that follows the opening roll."""
    await look_at_snake_die(table, table.adventurer(table.snake))
    table.phase = "finish_roll"


async def look_at_snake_die(table: DiceTable, you: Adventurer) -> None:
    """DT-12.17 to DT-12.19 and DT-2.13: a number stays; otherwise a token is taken, the die goes home, and whoever has
    the White Snake may roll it."""
    die = next((die for die in you.pool if is_snake_die(die)), "")
    face = table.content.face_of[die] if die else ""
    if not die or face in NUMBERS:
        return
    if face != "lose":
        options = (TAKE(face, 1), DECLINE())
        if await ask(you.seat, "snake_token", options, "DT-12.19") in TAKE:
            await gain_tokens(table, {you.seat: {face: 1}}, "DT-12.19")
    you.pool = without(you.pool, die)
    you.fresh = tuple([other for other in you.fresh if other != die])
    table.snake = ""
    table.tell("snake_die_lost", "DT-12.18", seat=you.seat)
    with unresolved(table, Pending(you.seat, "snake_die", things=(face,))):
        charmers = await declare(
            table,
            table.order((you.seat,)),
            "charm_snake",
            lambda you: held(you, "white_snake"),
            "DT-16.15",
            player=you.seat,
        )
    if charmers:
        charmer = table.adventurer(next(iter(charmers)))
        table.play_card(charmer.seat, "white_snake", "DT-16.15")
        await roll_snake_die(table, charmer)
        if charmer is not you and not is_to_finish_roll(table, charmer):
            await offer_golden_bird(table, charmer)
            charmer.fresh = ()


async def roll_snake_die(table: DiceTable, charmer: Adventurer) -> None:
    """The holder of the White Snake rolls the lost die for himself. Whoever is in the middle of a roll adds it to that
    roll: the Golden Bird looks at all of it afterwards (DT-2.13)."""
    table.snake = charmer.seat
    die = rolled(table, SNAKE_DIE)
    charmer.pool = (*charmer.pool, die)
    charmer.fresh = (*charmer.fresh, die)
    table.tell("rolled", "DT-16.15", seat=charmer.seat, dice=(die,))
    await look_at_snake_die(table, charmer)


def is_to_finish_roll(table: DiceTable, you: Adventurer) -> bool:
    """DT-2.11: whether the moment that follows one's opening roll is still to come."""
    return table.phase in ("snake_result", "finish_roll") and you.seat in table.queue


async def finish_roll(table: DiceTable) -> None:
    """DT-2.11: one player after the other: Rapunzel, the Golden Bird, then the dice from the Fox."""
    you = table.adventurer(table.queue[0])
    await after_opening_roll(table, you)
    while you.foxed:
        kind = you.foxed[0]
        faces = dict.fromkeys(table.content.faces(kind))
        options = (*[SET(kind, face) for face in faces], ROLL_FOX(kind))
        answer = await ask(you.seat, "set_die", options, "DT-2.4", default=ROLL_FOX(kind), die=kind)
        you.foxed = you.foxed[1:]
        if answer in SET:
            die = die_word(kind, SET.read(answer)[1])
            you.pool = (*you.pool, die)
            table.tell("die_set", "DT-12.23", seat=you.seat, die=kind, face=table.content.face_of[die])
        else:
            die = rolled(table, kind)
            you.pool = (*you.pool, die)
            you.fresh = (die,)
            table.tell("rolled", "DT-2.4", seat=you.seat, dice=(die,))
            await after_opening_roll(table, you)
    you.fresh = ()
    table.queue = table.queue[1:]
    if not table.queue:
        table.phase = "reveal_event"


async def after_opening_roll(table: DiceTable, you: Adventurer) -> None:
    """DT-14.14: Rapunzel may roll one low die again; then the Golden Bird."""
    low = low_dice(table, you)
    if low and table.has_ability(you, "rapunzel"):
        answer = await ask(you.seat, "rapunzel", (*REROLL.all_of(low), DECLINE()), "DT-14.14", default=DECLINE())
        if answer in REROLL:
            (die,) = REROLL.read(answer)
            table.use_ability(you, "DT-14.14")
            earlier = without(you.fresh, die)
            await reroll(table, you, (die,))
            you.fresh = tuple([one for one in (*earlier, *you.fresh) if one in you.pool])
    await offer_golden_bird(table, you)


def low_dice(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """The dice of the latest roll that show 1 or 2."""
    return tuple([die for die in you.fresh if die in you.pool and table.content.face_of[die] in LOW])


async def offer_golden_bird(table: DiceTable, you: Adventurer) -> None:
    """DT-16.19: right after a roll one of its dice that shows 1 or 2 may be turned to any face."""
    low = low_dice(table, you)
    if not low:
        return

    def plays(you: Adventurer) -> list[str]:
        if "golden_bird" not in you.magic:
            return []
        return [BIRD(die, face) for die in low for face in faces_to_turn_to(table, die)]

    if answer := await declare_alone(table, you, "golden_bird", plays, "DT-16.19"):
        die, face = BIRD.read(answer)
        table.play_card(you.seat, "golden_bird", "DT-16.19")
        turned = die_word(table.content.kind_of[die], face)
        you.pool = tuple([turned if one == die else one for one in you.pool])
        you.fresh = tuple([one for one in you.fresh if one != die])
        table.tell("die_set", "DT-16.19", seat=you.seat, die=table.content.kind_of[die], face=face)


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
    table.tell("rolled", "DT-2.2", seat=you.seat, dice=you.fresh)
    if any(is_snake_die(die) for die in you.fresh):
        await look_at_snake_die(table, you)


async def reroll_any(table: DiceTable, you: Adventurer, clause: str) -> None:
    """Any number of unused dice, chosen one after the other and rolled once; then the Golden Bird."""
    table.rerolls = you.seat
    while len(table.to_reroll) < len(you.pool):
        left = tuple([die for die in you.pool if die not in table.to_reroll])
        options = (ROLL(), *REROLL.all_of(left))
        answer = await ask(you.seat, "reroll_which", options, clause, dice=table.to_reroll)
        if answer in ROLL:
            break
        table.to_reroll = (*table.to_reroll, *REROLL.read(answer))
    chosen, table.to_reroll, table.rerolls = table.to_reroll, (), ""
    if chosen:
        await reroll(table, you, chosen)
        await offer_golden_bird(table, you)
    you.fresh = ()
