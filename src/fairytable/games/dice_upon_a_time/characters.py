"""The Characters: when each ability can be used, why not, and what it does.

Their names, their words and the numbers in them stand in the pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from fairytable.engine.agenda import scene
from fairytable.engine.questions import Reason, ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import Sleepwalk
from fairytable.games.dice_upon_a_time.content import DECKS, SLEEPER, STEED
from fairytable.games.dice_upon_a_time.draws import draw_one, draw_quest, gain_quests
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.moments import (
    BOUNDARY,
    CHARACTERS,
    INSTEAD,
    OPENING_ROLL,
    RIDING,
    TURN,
    CharacterAbility,
    Occasion,
    has_used,
    is_between_phases,
    is_in_phase_5,
)
from fairytable.games.dice_upon_a_time.moving import ride
from fairytable.games.dice_upon_a_time.placing import (
    HOOD,
    MUSICIANS,
    dice_that_need_help,
    has_no_stacks,
    opening_at,
    why_no_lift,
    why_no_raise,
)
from fairytable.games.dice_upon_a_time.rolling import LOW, low_dice, reroll
from fairytable.games.dice_upon_a_time.table import FOX, WOLF, Adventurer, DiceTable, without
from fairytable.games.dice_upon_a_time.turns import replace_placement
from fairytable.games.dice_upon_a_time.verbs import (
    CONVERT,
    DISCARD_DIE,
    KEEP,
    KNOCK,
    PLACE_WITH,
    REROLL,
    RIDE,
    SLEEP,
    THUMBLING,
)

CONVERSIONS = {token: [CONVERT(token, wanted) for wanted in TOKENS if token != wanted] for token in TOKENS}


@CHARACTERS.declare
class SleepingBeauty(CharacterAbility):
    """DT-14.12: she walks in her sleep, instead of placing a die."""

    character = SLEEPER
    verb = SLEEP
    ends_moment = True
    moments = (INSTEAD,)
    clauses = ("DT-3.2", "DT-14.2", "DT-14.12")

    def at_hand(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        return SLEEP.all_of(table.content.ways[occasion.you.at])

    def why_not_yet(self, table: DiceTable, you: Adventurer, moment: str, _option: str) -> Reason | None:
        if moment not in (INSTEAD, TURN):
            return Reason("instead_of_placing", "DT-3.2")
        dice, has = table.content.characters[SLEEPER].dice, len(you.pool)
        return Reason("dice_missing", "DT-14.12", {"count": dice, "has": has}) if has < dice else None

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        table.use_ability(occasion.you, "DT-14.12")
        table.then(Sleepwalk(*SLEEP.read(option)))


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


@CHARACTERS.declare
class BraveLittleTailor(CharacterAbility):
    """DT-14.8: the top die of a stack is knocked off."""

    character = "brave_little_tailor"
    verb = KNOCK
    moments = (TURN,)
    clauses = ("DT-14.2", "DT-14.5", "DT-14.8")

    def at_hand(self, table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return KNOCK.all_of(table.sockets)

    def why_not_yet(self, table: DiceTable, _you: Adventurer, moment: str, option: str) -> Reason | None:
        (socket,) = KNOCK.read(option)
        if moment != TURN:
            return Reason("before_placing", "DT-14.5")
        if socket in (WOLF, FOX):
            return Reason("knock_no_stack", "DT-14.8", {"socket": socket})
        return Reason("knock_no_ban", "DT-14.8", {"socket": socket}) if is_banned(table, socket) else None

    def usable(self, table: DiceTable, _occasion: Occasion, _moment: str) -> Iterable[str]:
        """Most dice may be knocked off."""
        sockets = table.sockets
        return [KNOCK(socket) for socket in sockets if socket not in (WOLF, FOX) and not is_banned(table, socket)]

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        """DT-4.15: the die lies beside its owner's card, used for this chapter."""
        you, (socket,) = occasion.you, KNOCK.read(option)
        table.use_ability(you, "DT-14.8")
        top = table.sockets[socket][-1]
        table.take_die_off(top.seat, top.die)
        loser = table.adventurer(top.seat)
        loser.spent = (*loser.spent, top.die)
        table.tell(events.DieKnockedOff(seat=you.seat, player=top.seat, die=top.die, socket=socket), "DT-4.15")


def is_banned(table: DiceTable, socket: str) -> bool:
    """Whether the top die there shows a Ban that counts."""
    return table.content.face_of[table.sockets[socket][-1].die] == "ban" and not table.change.plain_faces


@CHARACTERS.declare
class PussInBoots(CharacterAbility):
    """DT-14.7: a token becomes another one."""

    character = "puss_in_boots"
    verb = CONVERT
    moments = (BOUNDARY,)
    clauses = ("DT-14.2", "DT-14.7")

    def at_hand(self, _table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return chain.from_iterable(CONVERSIONS.values())

    def usable(self, _table: DiceTable, occasion: Occasion, _moment: str) -> Iterable[str]:
        """Of what one has."""
        return chain.from_iterable([CONVERSIONS[token] for token in occasion.you.owned()])

    def why_not_yet(self, table: DiceTable, you: Adventurer, moment: str, option: str) -> Reason | None:
        token, _ = CONVERT.read(option)
        if not you.tokens[token]:
            return Reason("token_lacking", "DT-14.7", {"token": token})
        return None if is_between_phases(table, moment) else Reason("between_phases", "DT-14.7")

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        you, (token, wanted) = occasion.you, CONVERT.read(option)
        table.use_ability(you, "DT-14.7")
        you.tokens[token] -= 1
        you.tokens[wanted] += 1
        table.tell(events.TokenConverted(seat=you.seat, token=token, wanted=wanted), "DT-14.7")


@CHARACTERS.declare
class Thumbling(CharacterAbility):
    """DT-14.13: he is sent for a Quest. His card is not turned over; a token is paid."""

    character = "thumbling"
    verb = THUMBLING
    moments = (BOUNDARY,)
    clauses = ("DT-14.5", "DT-14.13", "DT-15.8", "DT-30.6")

    def at_hand(self, _table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return THUMBLING.all_of(DECKS)

    def why_not_yet(self, table: DiceTable, you: Adventurer, moment: str, option: str) -> Reason | None:
        (points,) = THUMBLING.read(option)
        thumbling = table.content.characters[self.character]
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
        return None if is_between_phases(table, moment) else Reason("between_phases", "DT-14.5")

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        you, (points,) = occasion.you, THUMBLING.read(option)
        you.thumblings -= 1
        table.tell(events.ThumblingSent(seat=you.seat, left=you.thumblings), "DT-14.13")
        quest = await draw_quest(table, you, points, "DT-14.13")
        await gain_quests(table, {you.seat: (quest,)})


@CHARACTERS.declare
class SnowWhite(CharacterAbility):
    """DT-14.9: she draws two Magic Items and keeps one. It happens whenever she draws."""

    character = "snow_white"
    verb = KEEP
    moments = ()
    expected_at = ()
    clauses = ("DT-14.9",)

    async def draw_more(self, table: DiceTable, you: Adventurer) -> None:
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


@CHARACTERS.declare
class KingThrushbeard(CharacterAbility):
    """DT-14.10: from a Steed he rides anywhere; not if the Wishing-cap brought him (DT-14.11)."""

    character = "king_thrushbeard"
    verb = RIDE
    moments = (RIDING,)
    clauses = ("DT-7.12", "DT-14.2", "DT-14.10", "DT-14.11", "DT-18.2")

    def at_hand(self, table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return RIDE.all_of(table.content.fields)

    def expected(self, table: DiceTable, occasion: Occasion, about: str) -> Iterable[str]:
        is_moment = about in (questions.Turn.about, questions.Move.about, questions.Steed.about)
        return super().expected(table, occasion, about) if is_moment or is_in_phase_5(about) else ()

    def why_not_yet(self, table: DiceTable, you: Adventurer, moment: str, option: str) -> Reason | None:
        (field,) = RIDE.read(option)
        if not table.is_at(you, STEED):
            return Reason("ride_from_steed", "DT-14.10")
        if field == you.at:
            return Reason("already_here", "DT-7.12", {"field": field})
        if table.change.steeds_closed:
            return Reason("steeds_closed", "DT-18.2", {"event": table.event})
        if table.moved_by == "wishing_cap":
            return Reason("ride_after_cap", "DT-14.11")
        return None if moment == RIDING else Reason("ride_at_once", "DT-14.10")

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        (field,) = RIDE.read(option)
        table.use_ability(occasion.you, "DT-14.10")
        await ride(table, occasion.you, field, "DT-14.10")


@CHARACTERS.declare
class Rapunzel(CharacterAbility):
    """DT-14.14: one low die of the opening roll is rolled again."""

    character = "rapunzel"
    verb = REROLL
    moments = (OPENING_ROLL,)
    expected_at = (TURN, OPENING_ROLL)
    clauses = ("DT-14.2", "DT-14.14")

    def at_hand(self, _table: DiceTable, occasion: Occasion) -> Iterable[str]:
        return REROLL.all_of(occasion.you.pool)

    def why_not_yet(self, table: DiceTable, you: Adventurer, moment: str, option: str) -> Reason | None:
        (die,) = REROLL.read(option)
        if moment == OPENING_ROLL and table.content.face_of[die] not in LOW:
            return Reason("not_low", "DT-14.14", {"die": die})
        is_fresh = moment == OPENING_ROLL and die in you.fresh
        return None if is_fresh else Reason("opening_roll_only", "DT-14.14")

    def usable(self, table: DiceTable, occasion: Occasion, _moment: str) -> Iterable[str]:
        """In the order in which they were rolled."""
        return REROLL.all_of(low_dice(table, occasion.you))

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        you, (die,) = occasion.you, REROLL.read(option)
        table.use_ability(you, "DT-14.14")
        earlier = without(you.fresh, die)
        await reroll(table, you, (die,))
        you.fresh = tuple([one for one in (*earlier, *you.fresh) if one in you.pool])


# With a die that is placed. What they allow together with each other, and with Magic Items, stands in placing.py.


class Helping(CharacterAbility):
    """It helps a die onto a socket. It is offered with the placements, alone and with others."""

    verb = PLACE_WITH
    moments = ()
    expected_at = (TURN,)

    def at_hand(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        return dice_that_need_help(table, occasion.you, self.character)


@CHARACTERS.declare
class LittleRedRidingHood(Helping):
    """DT-14.6: a die that is too low for a route from where she stands. She has to walk it."""

    character = HOOD
    clauses = ("DT-4.14", "DT-14.2", "DT-14.6")

    def why_not(self, table: DiceTable, occasion: Occasion, _moment: str, option: str) -> Reason | None:
        you, (_, _, socket) = occasion.you, PLACE_WITH.read(option)
        if reason := has_no_stacks(table, socket) or has_used(table, you):
            return reason
        if socket not in table.content.ways[you.at].values():
            return Reason("hood_walks", "DT-14.6", {"socket": socket})
        opening = opening_at(table, socket)
        if opening and opening.ban_of:
            return Reason("hood_banned", "DT-14.6", {"socket": socket})
        return why_no_lift(table, socket, "DT-14.6")


@CHARACTERS.declare
class MusiciansOfBremen(Helping):
    """DT-14.15: one level above the height limit."""

    character = MUSICIANS
    clauses = ("DT-4.14", "DT-4.17", "DT-14.15")

    def why_not(self, table: DiceTable, occasion: Occasion, _moment: str, option: str) -> Reason | None:
        _, die, socket = PLACE_WITH.read(option)
        return why_no_raise(table, occasion.you, die, socket, "DT-14.15")


KNOWN_CHARACTERS = tuple([ability.character for ability in CHARACTERS])
"""All that the rules know."""
EXPECTATIONS = CHARACTERS.expectations(Occasion.of)
