"""What can be on the agenda of Dice Upon a Time. The scene or step of each entry is beside its rules.

A chapter puts the moments of its opening roll there, a turn its next phase. An entry that is `Unresolved` lies on top
of the scene that is in the middle of it, while windows over it stand open (windows.py).
"""

from __future__ import annotations

from fairytable.engine.agenda import Entry
from fairytable.engine.facts import Public


class DiceEntry(Entry):
    """Something that is still to be done."""


# Before the first chapter, and after the last one (scenes.py)


class SetUp(DiceEntry):
    """DT-2."""


class ChooseCharacter(DiceEntry):
    """DT-14.1."""

    seat: Public[str]


class FirstQuest(DiceEntry):
    """DT-15.1."""

    seat: Public[str]


class FirstMagic(DiceEntry):
    """DT-16.1."""


class LastCount(DiceEntry):
    """DT-19."""


# The opening roll (rolling.py)


class OpenChapter(DiceEntry):
    """DT-2.1."""


class SnakeResult(DiceEntry):
    """DT-2.11: the seat rolls the Snake Die too."""

    seat: Public[str]


class FinishRoll(DiceEntry):
    """DT-2.11."""

    seat: Public[str]


class Reroll(DiceEntry):
    """DT-16.13: the seat is choosing these dice, to roll them again together."""

    seat: Public[str]
    dice: Public[tuple[str, ...]] = ()


# The frame of a chapter (chapters.py)


class RevealEvent(DiceEntry):
    """DT-2.7."""


class EndOfChapter(DiceEntry):
    """DT-13."""


# The phases of a turn (turns.py, moving.py, questing.py)


class Turn(DiceEntry):
    """DT-3.1: phase 1, and all that may come before it."""


class Sleepwalk(DiceEntry):
    """DT-14.12: dice are discarded instead of one that is placed (characters.py)."""

    field: Public[str]


class DieEffect(DiceEntry):
    """DT-5: phase 2."""


class MagicFace(DiceEntry):
    """DT-5.5."""


class StoryFace(DiceEntry):
    """DT-5.6."""


class Move(DiceEntry):
    """DT-6: phase 3."""


class Ability(DiceEntry):
    """DT-7: phase 4."""


class Quests(DiceEntry):
    """DT-8: phase 5."""


class EndOfTurn(DiceEntry):
    """DT-3.9."""


# Encounters (exchange.py)


class Exchange(DiceEntry):
    """DT-11.9: `bidder` puts together what the `partner` is asked to agree to. The Magic Items that are offered lie on
    the table; of those that are wanted only the number is named."""

    bidder: Public[str]
    partner: Public[str]
    offered: Public[tuple[str, ...]] = ()
    wanted: Public[tuple[str, ...]] = ()
    wanted_magic: Public[int] = 0


# What has begun and is not finished (windows.py)


class Unresolved(DiceEntry):
    """DT-16.33 to DT-16.36: others may still have their say about it."""

    seat: Public[str]


class GainTokens(Unresolved):
    """Each kind as often as there are tokens of it."""

    tokens: Public[tuple[str, ...]]


class GainMagic(Unresolved):
    """Which Magic Items they are only their drawer knows."""


class GainQuests(Unresolved):
    quests: Public[tuple[str, ...]]


class LoseTokens(Unresolved):
    """Each kind as often as there are tokens of it; `any` are of choice."""

    tokens: Public[tuple[str, ...]]


class LoseMagic(Unresolved):
    """One Magic Item."""


class LoseQuest(Unresolved):
    """One Main Quest."""


class LoseDie(Unresolved):
    """One unused die."""


class LoseMarker(Unresolved):
    """The starting player marker."""


class LoseSnakeDie(Unresolved):
    """It showed this face."""

    face: Public[str]


class ReadStory(Unresolved):
    """The seat has drawn the Story card."""

    card: Public[str]


class PlayItem(Unresolved):
    """The seat has played the Magic Item, perhaps to send a `curse` on."""

    card: Public[str]
    curse: Public[str] = ""


class SufferEvent(Unresolved):
    """The Event of the chapter reaches the seat."""

    event: Public[str]


UNRESOLVED = tuple([kind.key() for kind in Unresolved.kinds()])
ON_TOP: frozenset[type[Entry]] = frozenset((Reroll, *Unresolved.kinds()))
"""What lies on top of the phase that it belongs to."""
