"""The Characters: when each ability can be used, why not, and what it does.

Their names, their words and the numbers in them stand in the pack. What Little Red Riding Hood and the Musicians of
Bremen do for a die that is placed stands with the placements (placing.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.agenda import scene
from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason, ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import Sleepwalk, Turn
from fairytable.games.dice_upon_a_time.content import DECKS, SLEEPER, STEED
from fairytable.games.dice_upon_a_time.draws import draw_one, draw_quest, gain_quests
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.items import (
    ABILITIES,
    BOUNDARY,
    DRAW_MAGIC,
    INSTEAD,
    OPENING_ROLL,
    RIDING,
    TURN,
    ability,
)
from fairytable.games.dice_upon_a_time.moving import ride
from fairytable.games.dice_upon_a_time.placing import HOOD, MUSICIANS
from fairytable.games.dice_upon_a_time.refusals.asking import (
    as_character,
    asked,
    has_used,
    is_character,
    is_in_phase_5,
    is_own,
)
from fairytable.games.dice_upon_a_time.rolling import LOW, reroll
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable, without
from fairytable.games.dice_upon_a_time.turns import replace_placement
from fairytable.games.dice_upon_a_time.verbs import CONVERT, DISCARD_DIE, KEEP, KNOCK, REROLL, RIDE, SLEEP, THUMBLING

PUSS, TAILOR, SNOW_WHITE, KING = "puss_in_boots", "brave_little_tailor", "snow_white", "king_thrushbeard"
SMALL, RAPUNZEL = "thumbling", "rapunzel"

# Puss in Boots

EVERY_CONVERSION = [CONVERT(token, wanted) for token in TOKENS for wanted in TOKENS if token != wanted]


def conversions(_table: DiceTable, you: Adventurer) -> Iterable[str]:
    return [CONVERT(token, wanted) for token in you.owned() for wanted in TOKENS if wanted != token]


@ability(PUSS, BOUNDARY, CONVERT, options=conversions)
async def puss_in_boots(table: DiceTable, you: Adventurer, token: str, wanted: str) -> None:
    table.use_ability(you, "DT-14.7")
    you.tokens[token] -= 1
    you.tokens[wanted] += 1
    table.tell(events.TokenConverted(seat=you.seat, token=token, wanted=wanted), "DT-14.7")


def why_not_convert(table: DiceTable, question: Question, option: str) -> Reason:
    token, _ = CONVERT.read(option)
    you = asked(table, question)
    if used := has_used(table, you):
        return used
    if not you.tokens[token]:
        return Reason("token_lacking", "DT-14.7", {"token": token})
    return Reason("between_phases", "DT-14.7")


# The Brave Little Tailor


def knockable(table: DiceTable, _you: Adventurer) -> Iterable[str]:
    """DT-14.8: the sockets with a top die that may be knocked off."""
    return [
        KNOCK(socket)
        for socket, stack in table.sockets.items()
        if socket not in (WOLF, FOX) and (table.content.face_of[stack[-1].die] != "ban" or table.change.plain_faces)
    ]


@ability(TAILOR, TURN, KNOCK, options=knockable)
async def brave_little_tailor(table: DiceTable, you: Adventurer, socket: str) -> None:
    """DT-4.15: the die lies beside its owner's card, used for this chapter."""
    table.then(Turn())
    table.use_ability(you, "DT-14.8")
    top = table.sockets[socket][-1]
    table.take_die_off(top.seat, top.die)
    loser = table.adventurer(top.seat)
    loser.spent = (*loser.spent, top.die)
    table.tell(events.DieKnockedOff(seat=you.seat, player=top.seat, die=top.die, socket=socket), "DT-4.15")


def why_not_knock(table: DiceTable, question: Question, option: str) -> Reason:
    (socket,) = KNOCK.read(option)
    if used := has_used(table, asked(table, question)):
        return used
    if question.about != questions.Turn.about:
        return Reason("before_placing", "DT-14.5")
    return Reason("knock_no_stack" if socket in (WOLF, FOX) else "knock_no_ban", "DT-14.8", {"socket": socket})


# Snow White


@ability(SNOW_WHITE, DRAW_MAGIC)
async def snow_white(table: DiceTable, you: Adventurer) -> None:
    """DT-14.9: she draws two and keeps one."""
    if not table.can_draw_magic():
        return
    table.tell(events.AbilityUsed(seat=you.seat, character=you.character), "DT-14.9")
    await draw_one(table, you, "DT-14.9")
    answer = await ask(questions.KeepMagic(you.seat), KEEP.all_of(you.drawn.cards), "DT-14.9")
    (kept,) = KEEP.read(answer)
    other = next((card for card in you.drawn if card != kept), kept)
    you.drawn.remove(other)
    table.magic_discard.append(other)
    table.tell(events.MagicDiscarded(seat=you.seat, card=other), "DT-14.9")


# King Thrushbeard


def rides(table: DiceTable, you: Adventurer) -> Iterable[str]:
    """DT-14.11: not if the Wishing-cap brought him."""
    if table.moved_by == "wishing_cap":
        return ()
    return [RIDE(field) for field in table.content.fields if field != you.at]


@ability(KING, RIDING, RIDE, options=rides)
async def king_thrushbeard(table: DiceTable, you: Adventurer, field: str) -> None:
    table.use_ability(you, "DT-14.10")
    await ride(table, you, field, "DT-14.10")


RIDING_OUT = (questions.Turn.about, questions.Move.about, questions.Steed.about)


def every_ride(table: DiceTable, question: Question) -> Iterable[str]:
    is_moment = is_own(table, question) and (question.about in RIDING_OUT or is_in_phase_5(question))
    return RIDE.all_of(table.content.fields) if is_moment and is_character(table, question, KING) else ()


def why_not_ride(table: DiceTable, question: Question, option: str) -> Reason:
    (field,) = RIDE.read(option)
    you = asked(table, question)
    if used := has_used(table, you):
        return used
    if not table.is_at(you, STEED):
        return Reason("ride_from_steed", "DT-14.10")
    if field == you.at:
        return Reason("already_here", "DT-7.12", {"field": field})
    if table.change.steeds_closed:
        return Reason("steeds_closed", "DT-18.2", {"event": table.event})
    if table.moved_by == "wishing_cap":
        return Reason("ride_after_cap", "DT-14.11")
    return Reason("ride_at_once", "DT-14.10")


# Sleeping Beauty


def sleepwalks(table: DiceTable, you: Adventurer) -> Iterable[str]:
    is_able = len(you.pool) >= table.content.characters[SLEEPER].dice
    return SLEEP.all_of(table.content.ways[you.at]) if is_able else ()


@ability(SLEEPER, INSTEAD, SLEEP, options=sleepwalks)
async def sleeping_beauty(table: DiceTable, you: Adventurer, field: str) -> None:
    table.use_ability(you, "DT-14.12")
    table.then(Sleepwalk(field))


@scene
async def sleepwalk(table: DiceTable, walk: Sleepwalk) -> None:
    """DT-14.12: she discards dice, whose faces do nothing, and moves."""
    you = table.you
    for left in range(table.content.characters[SLEEPER].dice, 0, -1):
        options = DISCARD_DIE.all_of(you.pool)
        (die,) = DISCARD_DIE.read(await ask(questions.DiscardDie(you.seat, left=left), options, "DT-14.12"))
        table.spend_die(you, die)
        table.tell(events.DieDiscarded(seat=you.seat, die=die), "DT-14.12")
    replace_placement(table, you, walk.field, SLEEPER, "DT-14.12")


def why_not_sleepwalk(table: DiceTable, question: Question, _option: str) -> Reason:
    you, dice = asked(table, question), table.content.characters[SLEEPER].dice
    if used := has_used(table, you):
        return used
    if question.about == questions.Turn.about:
        return Reason("dice_missing", "DT-14.12", {"count": dice, "has": len(you.pool)})
    return Reason("instead_of_placing", "DT-3.2")


# Thumbling


def errands(table: DiceTable, you: Adventurer) -> Iterable[str]:
    """DT-14.5 and DT-30.6."""
    thumbling = table.content.characters[SMALL]
    if table.rules.coop or not you.thumblings or len(you.quests) > thumbling.quests_at_most:
        return ()
    return THUMBLING.all_of([points for points in table.open_decks() if int(points) in thumbling.decks])


@ability(SMALL, BOUNDARY, THUMBLING, options=errands)
async def thumbling(table: DiceTable, you: Adventurer, points: str) -> None:
    """DT-14.13: his card is not turned over; a token is paid."""
    you.thumblings -= 1
    table.tell(events.ThumblingSent(seat=you.seat, left=you.thumblings), "DT-14.13")
    quest = await draw_quest(table, you, points, "DT-14.13")
    await gain_quests(table, {you.seat: (quest,)})


def why_not_thumbling(table: DiceTable, question: Question, option: str) -> Reason:
    (points,) = THUMBLING.read(option)
    you, thumbling = asked(table, question), table.content.characters[SMALL]
    if table.rules.coop:
        return Reason("thumbling_together", "DT-30.6")
    if int(points) not in thumbling.decks:
        return Reason("thumbling_small", "DT-14.5", {"points": int(points)})
    if not you.thumblings:
        return Reason("thumbling_tokens", "DT-14.13")
    if len(you.quests) > thumbling.quests_at_most:
        return Reason("thumbling_quests", "DT-14.5", {"has": len(you.quests), "most": thumbling.quests_at_most})
    if points not in table.open_decks():
        return Reason("deck_empty", "DT-15.8", {"points": int(points)})
    return Reason("between_phases", "DT-14.5")


# Rapunzel


@ability(RAPUNZEL, OPENING_ROLL, REROLL, options=lambda _table, _you, low: REROLL.all_of(low))
async def rapunzel(table: DiceTable, you: Adventurer, _low: tuple[str, ...], die: str) -> None:
    """DT-14.14: one low die is rolled again."""
    table.use_ability(you, "DT-14.14")
    earlier = without(you.fresh, die)
    await reroll(table, you, (die,))
    you.fresh = tuple([one for one in (*earlier, *you.fresh) if one in you.pool])


def every_reroll(table: DiceTable, question: Question) -> Iterable[str]:
    """Rapunzel's in her turn too; otherwise the dice of the question."""
    is_late = question.about == questions.Turn.about and is_character(table, question, RAPUNZEL)
    if is_late or question.about in (questions.Rapunzel.about, questions.RerollWhich.about):
        return REROLL.all_of(asked(table, question).pool)
    return ()


def why_not_reroll(table: DiceTable, question: Question, option: str) -> Reason:
    (die,) = REROLL.read(option)
    if question.about == questions.RerollWhich.about:
        return Reason("chosen_already", "DT-16.13", {"die": die})
    if question.about == questions.Turn.about:
        return has_used(table, asked(table, question)) or Reason("opening_roll_only", "DT-14.14")
    if table.content.face_of[die] in LOW:
        return Reason("opening_roll_only", "DT-14.14")
    return Reason("not_low", "DT-14.14", {"die": die})


KNOWN_CHARACTERS = (HOOD, MUSICIANS, *[character for deeds in ABILITIES.values() for character in deeds])
"""All that the rules know."""

EXPECTATIONS = (
    Expectation(
        CONVERT, ("DT-14.2", "DT-14.7"), as_character(PUSS, lambda _table, _you: EVERY_CONVERSION), why_not_convert
    ),
    Expectation(
        KNOCK,
        ("DT-14.2", "DT-14.5", "DT-14.8"),
        as_character(TAILOR, lambda table, _you: KNOCK.all_of(table.sockets)),
        why_not_knock,
    ),
    Expectation(REROLL, ("DT-14.2", "DT-14.14", "DT-16.13"), every_reroll, why_not_reroll),
    Expectation(RIDE, ("DT-7.12", "DT-14.2", "DT-14.10", "DT-14.11", "DT-18.2"), every_ride, why_not_ride),
    Expectation(
        SLEEP,
        ("DT-3.2", "DT-14.2", "DT-14.12"),
        as_character(SLEEPER, lambda table, you: SLEEP.all_of(table.content.ways[you.at])),
        why_not_sleepwalk,
    ),
    Expectation(
        THUMBLING,
        ("DT-14.5", "DT-14.13", "DT-15.8", "DT-30.6"),
        as_character(SMALL, lambda _table, _you: THUMBLING.all_of(DECKS)),
        why_not_thumbling,
    ),
)
