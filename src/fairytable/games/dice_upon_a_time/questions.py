"""Everything that is asked in Dice Upon a Time. `left` counts what is still to be chosen, this time included."""

from __future__ import annotations

from typing import Annotated

from fairytable.engine.facts import OneOf
from fairytable.engine.questions import Decision, questions_in

Cards = tuple[str, ...]
Dice = tuple[str, ...]
Options = tuple[str, ...]
Things = tuple[str, ...]
Gains = Annotated[str, OneOf(("tokens", "items", "quests"))]

# Before the first chapter


class Character(Decision):
    pass


class FirstQuest(Decision):
    pass


# Rolling


class SetDie(Decision):
    """A kind of die that the Fox kept."""

    die: str


class Rapunzel(Decision):
    pass


class GoldenBird(Decision):
    pass


class SnakeToken(Decision):
    pass


class CharmSnake(Decision):
    player: str


class RerollWhich(Decision):
    """The dice chosen so far."""

    dice: Dice


# A turn


class Turn(Decision):
    """Which of the options may lead into a corner, and the routes that lead from here."""

    left: int
    traps: Options
    near: tuple[str, ...]


class Wolf(Decision):
    pass


class DiscardDie(Decision):
    left: int


class BeforeStory(Decision):
    pass


class DrawMagic(Decision):
    pass


class Move(Decision):
    field: str
    traps: Options


class Steed(Decision):
    pass


class DrawQuest(Decision):
    pass


class KingsDeck(Decision):
    """The decks named so far."""

    decks: tuple[str, ...]


class KeepQuest(Decision):
    pass


class TakeTokens(Decision):
    left: int


class Quests(Decision):
    """Which of the options help both."""

    bargains: Options


class AfterTurn(Decision):
    pass


# What is given up, paid, kept


class GiveUpQuest(Decision):
    pass


class PayToken(Decision):
    left: int


class LoseToken(Decision):
    left: int


class DiscardMagic(Decision):
    pass


class KeepMagic(Decision):
    pass


class ChooseCard(Decision):
    pass


class LowestCard(Decision):
    pass


class TakeBackDie(Decision):
    pass


# The end of a chapter


class TakeSnakeDie(Decision):
    pass


class TakeRabbitToken(Decision):
    pass


class StopHere(Decision):
    pass


# Story cards


class WhichStory(Decision):
    pass


class BadLuck(Decision):
    card: str


class ReplaceStory(Decision):
    card: str


# Windows


class ReplaceMagic(Decision):
    pass


class LookAhead(Decision):
    pass


class WardOffStory(Decision):
    card: str


class WardOffCurse(Decision):
    card: str
    player: str


class Increase(Decision):
    """Whether a field gives the tokens."""

    on_field: bool


class Save(Decision):
    """The key of the loss."""

    what: str


class Steal(Decision):
    """With this card, from these players."""

    card: str
    players: tuple[str, ...]
    what: Gains


class Answer(Decision):
    card: str


# Encounters


class Swap(Decision):
    player: str
    given: str
    wanted: str


class Offer(Decision):
    """As far as it is put together: `magic` counts the Magic Items that are offered, `wanted` those that are wanted."""

    player: str
    given: Things
    received: Things
    magic: int
    wanted: int


class Agree(Decision):
    """`magic` counts the Magic Items that are wanted; `cards` are those that are offered."""

    player: str
    magic: int
    given: Things
    received: Things
    cards: Cards


class WhichMagic(Decision):
    left: int


class AgreeAgain(Decision):
    player: str
    cards: Cards


QUESTIONS = questions_in(__name__)
