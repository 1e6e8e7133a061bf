"""The Magic Items: when each can be played, why not, what it does, what it is worth to a bot, when it is played well.

Their names and words and how many there are of each stand in the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from fairytable.engine.questions import Reason
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import PlayItem, ReadStory, SufferEvent
from fairytable.games.dice_upon_a_time.boundary import curses_of, take_back
from fairytable.games.dice_upon_a_time.content import Story
from fairytable.games.dice_upon_a_time.draws import steal_magic, steal_quests
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.moments import (
    ANSWER,
    BOUNDARY,
    CURSE,
    DRAW,
    GAIN_TOKENS,
    LOSE,
    MAGIC,
    OWN,
    OWN_ROLL,
    SNAKE_ROLL,
    STEAL_MAGIC,
    STEAL_QUESTS,
    STEAL_TOKENS,
    STORY,
    TURN,
    MagicItem,
    Occasion,
    Situation,
    Thief,
    is_between_phases,
    options_in,
    play,
)
from fairytable.games.dice_upon_a_time.placing import (
    BEANS,
    BOOTS,
    dice_that_need_help,
    why_no_lift,
    why_no_raise,
)
from fairytable.games.dice_upon_a_time.rolling import (
    LOW,
    faces_to_turn_to,
    low_dice,
    reroll_any,
    roll_snake_die,
    turn_die,
)
from fairytable.games.dice_upon_a_time.stories import lay, ward_off
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying
from fairytable.games.dice_upon_a_time.tokens import Gain, steal_tokens
from fairytable.games.dice_upon_a_time.turns import replace_placement
from fairytable.games.dice_upon_a_time.verbs import (
    BIRD,
    BRANCH,
    CAP,
    HORSE,
    PLACE_WITH,
    PLAY,
    RING,
    TABLE,
    TABLE_AND_BRANCH,
    TAKE_BACK,
    YARN,
)
from fairytable.games.dice_upon_a_time.windows import declare_alone, on_the_agenda

TOGETHER = 0.05
"""What is worth a card that harms others when nobody is a rival."""

# In the place of a die, or before it


class Carrying(MagicItem):
    """It carries its player to another field."""

    window = TURN
    moments = (TURN,)
    ends_moment = True

    def plays(self, table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return self.verb.all_of(table.content.fields)

    def why_not(self, _table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        (field,) = self.verb.read(option)
        if moment != TURN:
            return Reason("instead_of_placing", "DT-3.2")
        return Reason("already_here", "DT-6.10", {"field": field}) if field == occasion.you.at else None

    async def work(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        (field,) = self.verb.read(option)
        replace_placement(table, occasion.you, field, self.card, self.clause)


@MAGIC.declare
class GoldenHorse(Carrying):
    """DT-16.14: to another adventurer."""

    card = "golden_horse"
    worth = 0.5
    verb = HORSE
    clause = "DT-16.14"
    clauses = ("DT-3.2", "DT-6.10", "DT-16.14")

    def why_not(self, table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        (field,) = self.verb.read(option)
        if found := super().why_not(table, occasion, moment, option):
            return found
        is_empty = all(other.at != field for other in table.adventurers)
        return Reason("nobody_there", "DT-16.14", {"field": field}) if is_empty else None

    def playable(self, table: DiceTable, occasion: Occasion, _moment: str) -> Iterable[str]:
        """Most fields are empty."""
        at = occasion.you.at
        return HORSE.all_of(dict.fromkeys(other.at for other in table.adventurers if other.at != at))

    def tries(self, situation: Situation) -> Iterable[tuple[float, str]]:
        return [(situation.arriving(other.at), HORSE(other.at)) for other in situation.table.adventurers]


@MAGIC.declare
class WishingCap(Carrying):
    """DT-16.6: anywhere."""

    card = "wishing_cap"
    worth = 1.0
    verb = CAP
    clause = "DT-16.6"
    clauses = ("DT-3.2", "DT-6.10")

    def tries(self, situation: Situation) -> Iterable[tuple[float, str]]:
        return [(situation.arriving(field), CAP(field)) for field in situation.table.content.fields]


@MAGIC.declare
class BallOfYarn(MagicItem):
    """DT-16.13: any of one's dice again."""

    card = "ball_of_yarn"
    window = TURN
    worth = 0.35
    verb = YARN
    clause = "DT-16.13"
    moments = (TURN,)
    clauses = ("DT-16.13",)

    def plays(self, _table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return (YARN(),)

    def why_not(self, _table: DiceTable, occasion: Occasion, moment: str, _option: str) -> Reason | None:
        if moment != TURN:
            return Reason("before_placing", "DT-16.13")
        return None if occasion.you.pool else Reason("no_dice_to_roll", "DT-16.13")

    def tries(self, situation: Situation) -> Iterable[tuple[float, str]]:
        return [(situation.staying() + situation.rolling_again(), YARN())]

    async def work(self, table: DiceTable, occasion: Occasion, _option: str) -> None:
        await reroll_any(table, occasion.you, "DT-16.13")


# With a die that is placed. What they allow together with each other, and with abilities, stands in placing.py.


class Helping(MagicItem):
    """It helps a die onto a socket. It is offered with the placements, alone and with others."""

    window = "place"
    verb = PLACE_WITH
    moments = ()
    expected_at = (TURN,)

    def plays(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        return dice_that_need_help(table, occasion.you, self.card)


@MAGIC.declare
class SevenLeagueBoots(Helping):
    """DT-16.17: a die that is too low, or bars nobody."""

    card = BOOTS
    worth = 0.35
    clause = "DT-16.17"
    clauses = ("DT-4.14", "DT-16.17")

    def why_not(self, table: DiceTable, _occasion: Occasion, _moment: str, option: str) -> Reason | None:
        _, _, socket = PLACE_WITH.read(option)
        return why_no_lift(table, socket, "DT-16.17")


@MAGIC.declare
class MagicBeans(Helping):
    """DT-16.18: one level above the height limit."""

    card = BEANS
    worth = 0.15
    clause = "DT-16.18"
    clauses = ("DT-4.14", "DT-4.17", "DT-16.18")

    def why_not(self, table: DiceTable, occasion: Occasion, _moment: str, option: str) -> Reason | None:
        _, die, socket = PLACE_WITH.read(option)
        return why_no_raise(table, occasion.you, die, socket, "DT-16.18")


# Between the phases


@MAGIC.declare
class BlueLight(MagicItem):
    """DT-16.16: a die back from the board."""

    card = "blue_light"
    window = BOUNDARY
    worth = 0.35
    verb = TAKE_BACK
    clause = "DT-16.16"
    moments = (BOUNDARY,)
    clauses = ("DT-4.15", "DT-16.16")

    def plays(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        """Dice on the board, and those discarded."""
        you = occasion.you
        return TAKE_BACK.all_of((*[die for _, die in table.dice_on_board(you.seat)], *you.spent))

    def why_not(self, table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        (die,) = TAKE_BACK.read(option)
        if die in occasion.you.spent:
            return Reason("die_discarded", "DT-4.15", {"die": die})
        return None if is_between_phases(table, moment) else Reason("between_phases", "DT-16.16")

    async def work(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        (die,) = TAKE_BACK.read(option)
        take_back(table, occasion.you, die, "DT-16.16")


# Rolls and draws


@MAGIC.declare
class GoldenBird(MagicItem):
    """DT-16.19: a low die that has just been rolled is turned."""

    card = "golden_bird"
    window = "own_roll"
    worth = 0.4
    verb = BIRD
    clause = "DT-16.19"
    moments = (OWN_ROLL,)
    expected_at = (TURN, OWN_ROLL)
    clauses = ("DT-16.19", "DT-12.28")

    def plays(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        content = table.content
        for die in occasion.you.pool:
            yield from BIRD.all_of((die,), dict.fromkeys(content.faces(content.kind_of[die])))

    def why_not(self, table: DiceTable, occasion: Occasion, _moment: str, option: str) -> Reason | None:
        die, face = BIRD.read(option)
        if table.content.face_of[die] not in LOW:
            return Reason("bird_high", "DT-16.19", {"die": die})
        if die not in occasion.you.fresh:
            return Reason("bird_late", "DT-16.19", {"die": die})
        return None if face in faces_to_turn_to(table, die) else Reason("snake_numbers", "DT-12.28", {"die": die})

    def playable(self, table: DiceTable, occasion: Occasion, _moment: str) -> Iterable[str]:
        """Few dice are low."""
        low = low_dice(table, occasion.you)
        return [BIRD(die, face) for die in low for face in faces_to_turn_to(table, die)]

    async def work(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        die, face = BIRD.read(option)
        turn_die(table, occasion.you, die, face, "DT-16.19")


@MAGIC.declare
class WhiteSnake(MagicItem):
    """DT-16.15: the Snake Die that somebody loses."""

    card = "white_snake"
    window = "snake_roll"
    worth = 0.15
    clause = "DT-16.15"
    moments = (SNAKE_ROLL,)

    async def work(self, table: DiceTable, occasion: Occasion, _option: str) -> None:
        await roll_snake_die(table, occasion.you)


@MAGIC.declare
class CrystalBall(MagicItem):
    """DT-16.28: one of three cards instead of the top one."""

    card = "crystal_ball"
    window = "draw"
    worth = 0.2
    clause = "DT-16.28"
    moments = (DRAW,)

    async def work(self, table: DiceTable, _occasion: Occasion, _option: str) -> None:
        table.looks_ahead = True


# Tokens that somebody is about to get


class Increasing(MagicItem):
    """More of the tokens that its player is about to take."""

    window = "gain_tokens"
    moments = (GAIN_TOKENS,)
    expected_at: ClassVar[tuple[str, ...]] = (*OWN, GAIN_TOKENS)

    def plays(self, _table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        return self.verb.all_of(TOKENS)


class OfTheTable(Increasing):
    """DT-16.7: what a field gives becomes three of a kind. Also together with the branch."""

    card = "wishing_table"
    worth = 0.55
    clause = "DT-16.7"
    clauses = ("DT-16.7",)

    def why_not(self, table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        decision, (token,) = occasion.decision, self.verb.read(option)
        if moment != GAIN_TOKENS or not isinstance(decision, questions.Increase):
            return self.waits("DT-16.7")
        if not decision.on_field:
            return Reason("not_on_field", "DT-16.7")
        if token not in occasion.gain:
            return Reason("not_gained", "DT-16.7", {"token": token})
        count, most = sum(occasion.gain.values()), table.content.numbers.table_tokens
        return None if count < most else Reason("table_not_more", "DT-16.7", {"count": count, "most": most})

    async def work(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        occasion.gain.clear()
        occasion.gain[self.verb.read(option)[0]] = table.content.numbers.table_tokens


@MAGIC.declare
class WishingTable(OfTheTable):
    verb = TABLE


@MAGIC.declare
class HazelBranch(Increasing):
    """DT-16.9: one more of a kind."""

    card = "hazel_branch"
    worth = 0.3
    verb = BRANCH
    clause = "DT-16.9"
    clauses = ("DT-16.9",)

    def why_not(self, _table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        (token,) = BRANCH.read(option)
        if moment != GAIN_TOKENS:
            return self.waits("DT-16.9")
        return None if token in occasion.gain else Reason("not_gained", "DT-16.9", {"token": token})

    def playable(self, _table: DiceTable, occasion: Occasion, _moment: str) -> Iterable[str]:
        """In the order in which they are taken."""
        return BRANCH.all_of(occasion.gain)

    async def work(self, _table: DiceTable, occasion: Occasion, option: str) -> None:
        (token,) = BRANCH.read(option)
        occasion.gain[token] += 1


@MAGIC.declare
class TableAndBranch(OfTheTable):
    """DT-16.34: first three of a kind, then one more."""

    verb = TABLE_AND_BRANCH
    also = HazelBranch.card
    expected_at = (GAIN_TOKENS,)

    async def work(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        await super().work(table, occasion, option)
        await play(table, occasion, BRANCH(*TABLE_AND_BRANCH.read(option)))


# What others have gained


@MAGIC.declare
class CudgelInTheSack(Thief):
    """DT-16.11: their tokens."""

    card = "cudgel_in_the_sack"
    worth = 0.5
    worth_together = TOGETHER
    clause = "DT-16.11"
    window = STEAL_TOKENS
    moments = (STEAL_TOKENS,)

    async def steal(self, table: DiceTable, thief: Adventurer, robbed: Mapping[str, Gain]) -> None:
        await steal_tokens(table, thief, robbed)


@MAGIC.declare
class SpiritInTheBottle(Thief):
    """DT-16.11: the Magic Items that they have drawn."""

    card = "spirit_in_the_bottle"
    worth = 0.4
    worth_together = TOGETHER
    clause = "DT-16.11"
    window = STEAL_MAGIC
    moments = (STEAL_MAGIC,)

    async def steal(self, table: DiceTable, thief: Adventurer, robbed: Mapping[str, None]) -> None:
        steal_magic(table, thief, robbed)


@MAGIC.declare
class MagicMirror(Thief):
    """DT-16.11: the Quests that they have drawn."""

    card = "magic_mirror"
    worth = 0.35
    worth_together = TOGETHER
    clause = "DT-16.11"
    window = STEAL_QUESTS
    moments = (STEAL_QUESTS,)

    async def steal(self, table: DiceTable, thief: Adventurer, robbed: Mapping[str, tuple[str, ...]]) -> None:
        steal_quests(table, thief, robbed)


# What is about to harm somebody


def story_read(table: DiceTable) -> Story:
    """The Story card that is about to take effect."""
    return table.content.stories[table.next_is(ReadStory).card]


@MAGIC.declare
class CloakOfInvisibility(MagicItem):
    """DT-16.8: another card instead of Bad Luck."""

    card = "cloak_of_invisibility"
    window = "story"
    worth = 0.15
    clause = "DT-16.8"
    moments = (STORY,)
    draws_again = True

    def why_not(self, table: DiceTable, _occasion: Occasion, moment: str, _option: str) -> Reason | None:
        is_bad_luck = moment == STORY and story_read(table).kind == "bad_luck"
        return None if is_bad_luck else self.waits("DT-16.3")

    async def work(self, table: DiceTable, occasion: Occasion, _option: str) -> None:
        ward_off(table, occasion.you, story_read(table))


@MAGIC.declare
class Starwort(MagicItem):
    """DT-16.20: what a card, an Event or a Curse does to its player; not what one's own Story card takes (DT-16.31)."""

    card = "starwort"
    window = "answer"
    worth = 0.35
    clause = "DT-16.20"
    moments = (LOSE, ANSWER, STORY, CURSE)
    clauses = ("DT-16.3", "DT-16.24", "DT-16.31")

    def why_not(self, table: DiceTable, _occasion: Occasion, moment: str, _option: str) -> Reason | None:
        if moment == LOSE:
            is_taken_by_event = isinstance(table.agenda[-2], SufferEvent)
            return None if is_taken_by_event else Reason("starwort_late", "DT-16.31")
        if moment == STORY:
            story = story_read(table)
            does_harm = story.kind == "curse" or any(effect.hostile for way in story.either for effect in way.effects)
            return None if does_harm else Reason("gifts_do_no_harm", "DT-16.24", {"card": story.id})
        return super().why_not(table, _occasion, moment, _option)

    async def do(self, table: DiceTable, occasion: Occasion, _option: str) -> None:
        """Against the Cursed Ring: that is used up for nothing, and the Curse stays where it was."""
        seat = occasion.you.seat
        match occasion.decision:
            case questions.WardOffStory():
                table.play_card(seat, self.card, "DT-16.22")
                ward_off(table, occasion.you, story_read(table))
            case questions.WardOffCurse():
                table.play_card(seat, self.card, "DT-16.30")
                table.tell(events.WardedOff(seat=seat, card=CursedRing.card), "DT-16.30")
            case _:
                table.play_card(seat, self.card, self.clause)


@MAGIC.declare
class GoldenBall(MagicItem):
    """DT-16.10: nothing is lost."""

    card = "golden_ball"
    window = "lose"
    worth = 0.12
    clause = "DT-16.10"
    moments = (LOSE, ANSWER)

    def why_not(self, table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        if moment == ANSWER and is_sent_away(table, occasion.you):
            return self.waits("DT-16.3")
        return super().why_not(table, occasion, moment, option)


def is_sent_away(table: DiceTable, you: Adventurer) -> bool:
    """Whether an Event is about to carry off the figure itself, so that there is nothing to keep."""
    entry = table.agenda[-1]
    return isinstance(entry, SufferEvent) and entry.seat == you.seat


@MAGIC.declare
class CursedRing(MagicItem):
    """DT-16.27: a Curse goes to somebody else."""

    card = "cursed_ring"
    window = BOUNDARY
    worth = 0.2
    verb = RING
    clause = "DT-16.27"
    worth_together = TOGETHER
    moments = (BOUNDARY, CURSE, STORY)
    clauses = ("DT-16.27",)

    def plays(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        """Every Curse of one's own, to everybody else."""
        you = occasion.you
        return RING.all_of(curses_of(table, you), table.others(you.seat))

    def why_not(self, table: DiceTable, _occasion: Occasion, moment: str, _option: str) -> Reason | None:
        is_moment = is_between_phases(table, moment) and not table.rules.coop
        return None if is_moment else Reason("between_phases", "DT-16.27")

    def playable(self, table: DiceTable, occasion: Occasion, _moment: str) -> Iterable[str]:
        """First the Curse that has just come."""
        if table.rules.coop:
            return ()
        you = occasion.you
        new: tuple[str, ...] = ()
        match occasion.decision:
            case questions.WardOffStory(card=card) if table.content.stories[card].kind == "curse":
                new = (card,)
            case questions.WardOffStory():
                return ()
            case questions.WardOffCurse(card=card):
                new = (card,)
        return RING.all_of(dict.fromkeys((*new, *curses_of(table, you))), table.others(you.seat))

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        """DT-16.30: Starwort stops it, a second Ring sends the Curse on."""
        you, (curse, player) = occasion.you, RING.read(option)
        if isinstance(occasion.decision, questions.WardOffStory):
            lay(table, you, story_read(table))
        table.play_card(you.seat, self.card, self.clause)
        receiver = table.adventurer(player)
        asked = questions.WardOffCurse(player, card=curse, player=you.seat)
        answering = Occasion(receiver, asked)
        with on_the_agenda(table, PlayItem(you.seat, self.card, curse)):
            answer = await declare_alone(table, asked, lambda _: options_in(CURSE, table, answering), "DT-16.30")
        if answer not in PLAY:
            lying = next(lying for lying in you.stories if lying.card == curse)
            you.stories.remove(lying)
            receiver.stories.append(Lying(curse))
            table.tell(events.CursePassedOn(seat=you.seat, player=player, card=curse), "DT-16.27")
        if answer:
            await play(table, answering, answer)


ITEMS = {item.card: item for item in MAGIC if not item.also}
"""All that the rules know."""
WORTHS = {card: item.worth for card, item in ITEMS.items()}
"""What each Magic Item is worth to a bot, in Adventure Points."""
WORTHS_TOGETHER = {
    card: item.worth if item.worth_together is None else item.worth_together for card, item in ITEMS.items()
}
"""The same when playing together."""
PLAYED_BY = {item.verb.word: (item.card, item.also) if item.also else (item.card,) for item in MAGIC if not item.thing}
"""The Magic Items that the verbs of their own play."""
EXPECTATIONS = MAGIC.expectations(Occasion.of)
