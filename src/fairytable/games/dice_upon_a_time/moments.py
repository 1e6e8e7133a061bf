"""The moments at which Magic Items and Characters can do something, and what each of them says of itself.

    @MAGIC.declare
    class FlyingCarpet(MagicItem):
        card, window, worth = "flying_carpet", TURN, 0.5
        verb, moments, clause, clauses = FLY, (TURN,), "DT-16.3", ("DT-16.3",)

        def plays(self, table, occasion): ...
        def why_not(self, table, occasion, moment, option): ...
        async def work(self, table, occasion, option): ...

A moment is the question at which a card is offered, or one of the moments in a turn named below. Magic Items stand in
magic_items.py, Characters in characters.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple, Protocol

from fairytable.engine.abilities import Abilities, Ability
from fairytable.engine.questions import Decision, Question, Reason
from fairytable.engine.verbs import Verb
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.agenda import GainTokens, MagicFace
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import PLACE_WITH, PLAY

TURN, INSTEAD, BOUNDARY, RIDING = questions.Turn.about, "instead", "boundary", "riding"
"""In one's own turn: before a die is placed, in the place of a die, between the phases, on a Steed."""
STEAL_TOKENS, STEAL_MAGIC, STEAL_QUESTS = "steal_tokens", "steal_magic", "steal_quests"
"""The question is the same for all three: who steals with which card."""
OWN_ROLL, OPENING_ROLL, SNAKE_ROLL = questions.GoldenBird.about, questions.Rapunzel.about, questions.CharmSnake.about
DRAW, GAIN_TOKENS, STORY = questions.LookAhead.about, questions.Increase.about, questions.WardOffStory.about
LOSE, ANSWER, CURSE = questions.Save.about, questions.Answer.about, questions.WardOffCurse.about

OWN = (
    questions.Turn.about,
    questions.BeforeStory.about,
    questions.DrawMagic.about,
    questions.Move.about,
    questions.Steed.about,
    questions.TakeTokens.about,
    questions.DrawQuest.about,
    questions.KingsDeck.about,
    questions.Quests.about,
    questions.AfterTurn.about,
)
"""The questions of one's own turn at which one looks over all that one has."""
BETWEEN_PHASES = (
    questions.Turn.about,
    questions.BeforeStory.about,
    questions.Move.about,
    questions.Quests.about,
    questions.AfterTurn.about,
)


def is_between_phases(table: DiceTable, moment: str) -> bool:
    """Whether it is the moment between the phases, or one of the questions of the turn at which that comes up."""
    if moment == questions.DrawMagic.about:
        return isinstance(table.agenda[-1], MagicFace)
    return moment == BOUNDARY or moment in BETWEEN_PHASES


def is_as(table: DiceTable, you: Adventurer, character: str) -> bool:
    """Whether the adventurer is that Character, in a match with abilities."""
    return table.rules.abilities and you.character == character


def has_used(table: DiceTable, you: Adventurer) -> Reason | None:
    """DT-14.2: the ability was used in this chapter."""
    if table.has_ability(you, you.character):
        return None
    return Reason("ability_used", "DT-14.2", {"character": you.character})


def is_in_phase_5(about: str) -> bool:
    return about in (questions.Quests.about, questions.AfterTurn.about)


class Occasion(NamedTuple):
    """An adventurer who may use something, what it is asked, and the tokens that it is about to take."""

    you: Adventurer
    decision: Decision | None = None
    gain: dict[str, int] = {}

    @classmethod
    def of(cls, table: DiceTable, question: Question) -> Occasion:
        """What everybody can see of it who looks at an open question."""
        you = table.adventurer(question.seat)
        if question.about != GAIN_TOKENS:
            return cls(you)
        gains = [entry for entry in table.agenda if isinstance(entry, GainTokens) and entry.seat == question.seat]
        gain = {token: entry.tokens.count(token) for entry in gains[-1:] for token in entry.tokens}
        return cls(you, questions.Increase.of(question), gain)


class Situation(Protocol):
    """What a good player weighs at the beginning of a turn. Bots have one (bots/rollout_policy.py)."""

    @property
    def table(self) -> DiceTable: ...

    def arriving(self, field: str) -> float:
        """What can be done from that field."""

    def staying(self) -> float:
        """What can be done from here."""

    def rolling_again(self) -> float:
        """What it would bring to roll low dice again."""


class DiceAbility(Ability[DiceTable, Occasion]):
    """What a card can do. A turn does not come back to the moment after one that `ends_moment`."""

    ends_moment: ClassVar[bool] = False

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        raise NotImplementedError


class MagicItem(DiceAbility):
    """A Magic Item, or one way to play it together with another one (`also`).

    `window` is the moment that packs print, `clause` the rule by which it is played. `worth` is what it is worth to a
    bot, in Adventure Points, `worth_together` the same when playing together.
    """

    card: ClassVar[str]
    window: ClassVar[str]
    worth: ClassVar[float]
    worth_together: ClassVar[float | None] = None
    clause: ClassVar[str]
    also: ClassVar[str] = ""
    draws_again: ClassVar[bool] = False
    """Whether another Story card is drawn in the place of the one that it wards off."""
    verb: ClassVar[Verb] = PLAY
    clauses: ClassVar[tuple[str, ...]] = ("DT-16.3",)
    expected_at: ClassVar[tuple[str, ...]] = OWN

    def __init_subclass__(cls) -> None:
        cls.thing = getattr(cls, "card", "") if cls.verb in (PLAY, PLACE_WITH) else ""

    def plays(self, _table: DiceTable, _occasion: Occasion) -> Iterable[str]:
        """The options that its holder could expect."""
        return (PLAY(self.card),)

    def why_not(self, _table: DiceTable, _occasion: Occasion, moment: str, _option: str) -> Reason | None:
        return None if moment in self.moments else self.waits("DT-16.3")

    def waits(self, clause: str) -> Reason:
        return Reason("card_waits", clause, {"card": self.card, "window": self.window})

    def tries(self, _situation: Situation) -> Iterable[tuple[float, str]]:
        """The plays that a good player weighs at the beginning of a turn, each with what it would lead to."""
        return ()

    async def work(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        """What it does. One that only wards off does nothing more."""

    def at_hand(self, table: DiceTable, occasion: Occasion) -> Iterable[str]:
        hand = occasion.you.magic.cards
        is_held = self.card in hand and (not self.also or self.also in hand)
        return self.plays(table, occasion) if is_held else ()

    def expected(self, table: DiceTable, occasion: Occasion, about: str) -> Iterable[str]:
        """What is played with a word waits for its moment, whoever is asked about whatever; the rest is thought of in
        one's own turn."""
        if self.verb is PLAY:
            return self.at_hand(table, occasion)
        is_moment = about in self.expected_at and (about not in OWN or occasion.you.seat == table.active)
        return self.at_hand(table, occasion) if is_moment else ()

    def playable(self, table: DiceTable, occasion: Occasion, moment: str) -> Iterable[str]:
        """Its plays that nothing speaks against. Where there are many, a quicker way may find the same."""
        plays = self.plays(table, occasion)
        return [option for option in plays if self.why_not(table, occasion, moment, option) is None]

    async def do(self, table: DiceTable, occasion: Occasion, option: str) -> None:
        """DT-16.4: it is shown and discarded; then it works."""
        table.play_card(occasion.you.seat, self.card, self.clause)
        await self.work(table, occasion, option)


class Thief(MagicItem):
    """A Magic Item that takes what others have gained."""

    async def steal(self, table: DiceTable, thief: Adventurer, robbed: Mapping[str, Any]) -> None:
        """`robbed` are those who did not answer, each with what was gained."""
        raise NotImplementedError


class CharacterAbility(DiceAbility):
    """The ability of a Character. Everybody sees who plays that."""

    character: ClassVar[str]
    expected_at: ClassVar[tuple[str, ...]] = OWN

    def __init_subclass__(cls) -> None:
        cls.thing = getattr(cls, "character", "") if getattr(cls, "verb", None) is PLACE_WITH else ""

    def expected(self, table: DiceTable, occasion: Occasion, about: str) -> Iterable[str]:
        you = occasion.you
        is_moment = about in self.expected_at and (about not in OWN or you.seat == table.active)
        return self.at_hand(table, occasion) if is_moment and is_as(table, you, self.character) else ()

    def usable(self, table: DiceTable, occasion: Occasion, moment: str) -> Iterable[str]:
        """What nothing speaks against. Where much is at hand, a quicker way may find the same."""
        at_hand = self.at_hand(table, occasion)
        return [option for option in at_hand if self.why_not(table, occasion, moment, option) is None]

    def why_not(self, table: DiceTable, occasion: Occasion, moment: str, option: str) -> Reason | None:
        return has_used(table, occasion.you) or self.why_not_yet(table, occasion.you, moment, option)

    def why_not_yet(self, table: DiceTable, you: Adventurer, moment: str, option: str) -> Reason | None:
        """The same, while the ability is not used."""
        raise NotImplementedError

    async def draw_more(self, table: DiceTable, you: Adventurer) -> None:
        """What happens by itself when the adventurer has drawn a Magic Item."""


MAGIC: Abilities[MagicItem] = Abilities()
CHARACTERS: Abilities[CharacterAbility] = Abilities()


def options_in(moment: str, table: DiceTable, occasion: Occasion) -> list[str]:
    """What the adventurer could play at this moment. Cards just drawn come too late (DT-16.37), but to answer what came
    after them."""
    you = occasion.you
    hand = you.magic.cards + you.drawn.cards if moment == ANSWER else you.magic.cards
    if not hand:
        return []
    found: list[str] = []
    for item in MAGIC.at(moment):
        if item.card in hand and (not item.also or item.also in hand):
            found += item.playable(table, occasion, moment)
    return found


@cache
def ability_at(moment: str, character: str) -> CharacterAbility | None:
    return next((ability for ability in CHARACTERS.at(moment) if ability.character == character), None)


def abilities_in(moment: str, table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """What the adventurer's Character could do at this moment."""
    ability = ability_at(moment, you.character)
    if ability is None or not table.has_ability(you, you.character):
        return ()
    return tuple(ability.usable(table, Occasion(you), moment))


def used_by(answer: str) -> DiceAbility:
    """The Magic Item or the ability that an answer uses."""
    found = MAGIC.of(answer) or CHARACTERS.of(answer)
    if found is None:
        raise LookupError(f"no Magic Item and no Character offers '{answer}'")
    return found


async def play(table: DiceTable, occasion: Occasion, answer: str) -> None:
    """Does what the answer means."""
    await used_by(answer).do(table, occasion, answer)


def thief_in(moment: str) -> Thief:
    """The Magic Item that steals at this moment."""
    return next(item for item in MAGIC.at(moment) if isinstance(item, Thief))


async def draw_more(table: DiceTable, you: Adventurer) -> None:
    """What the adventurer's Character does by itself when a Magic Item was drawn."""
    for ability in CHARACTERS:
        if table.has_ability(you, ability.character):
            await ability.draw_more(table, you)
