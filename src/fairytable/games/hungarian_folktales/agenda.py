"""What can be on the agenda of Hungarian Folktales. The scene or step of each entry is beside its rules.

A movement that meets a Red Field puts the meal on top of the rest of the way; whatever is paid for lies below the
payment.
"""

from __future__ import annotations

from fairytable.engine.agenda import Entry
from fairytable.engine.facts import Public


class FolktaleEntry(Entry):
    """Something that is still to be done."""


# Before the first turn (scenes.py)


class ChooseHero(FolktaleEntry):
    """HF-0.2."""


class Deal(FolktaleEntry):
    """HF-0.4."""


class ChooseItem(FolktaleEntry):
    """HF-0.13."""


# The turn (turns.py)


class BeginTurn(FolktaleEntry):
    """HF-1.13."""


class Rest(FolktaleEntry):
    """HF-3.20."""


class LookForActions(FolktaleEntry):
    """HF-34.4."""


class FreeMoment(FolktaleEntry):
    """HF-1.2."""


class BuyTile(FolktaleEntry):
    """HF-18.4: paid for, and not yet taken."""

    tile: Public[str]


class ForgeTile(FolktaleEntry):
    """HF-7.6."""

    tile: Public[str]


class EndTurn(FolktaleEntry):
    """HF-1.1."""


class FinishQuest(FolktaleEntry):
    """HF-14.5: its Biscuits are paid for (quests.py)."""

    tale: Public[str]


# Movement (movement.py)


class LookForWays(FolktaleEntry):
    """HF-2.12."""


class ChooseWay(FolktaleEntry):
    """HF-2.1."""


class WalkOn(FolktaleEntry):
    """HF-2.13."""


# Fields (fields.py)


class Arrive(FolktaleEntry):
    """HF-2.6."""


class TakeTile(FolktaleEntry):
    """HF-12.8: the tile that was found on its field."""


class RollBonus(FolktaleEntry):
    """HF-16.1."""


class FaceShortcut(FolktaleEntry):
    """HF-17.3."""


class EnterShortcut(FolktaleEntry):
    """HF-17.4."""

    shortcut: Public[str]


class AskSorcerer(FolktaleEntry):
    """HF-20.1."""


class AskSorcererAgain(FolktaleEntry):
    """HF-20.6."""


class BeginMagic(FolktaleEntry):
    """HF-20.1: a tile, or a toad that was one, lies before the Sorcerer, to become another."""

    tile: Public[str]
    wish: Public[str]
    of_toad: Public[bool]


# Throws (throws.py)


class BeforeThrow(FolktaleEntry):
    """HF-13.4 (1)."""


class AfterThrow(FolktaleEntry):
    """HF-13.4 (3)."""


class LoseThing(FolktaleEntry):
    """HF-13.9."""


class TakeWonTile(FolktaleEntry):
    """HF-13.15: the tile that a throw has won for a full satchel; `clause` says how."""

    clause: Public[str]


class WishForTile(FolktaleEntry):
    """HF-13.14."""


class TricksterComes(FolktaleEntry):
    """HF-8.8: to `seat`. `sender` used it or, if it comes out of the supply, met it on a Red Field."""

    seat: Public[str]
    sender: Public[str]


class ReceiveTrickster(FolktaleEntry):
    """HF-8.11: the satchel of `seat` is full."""

    seat: Public[str]
    sender: Public[str]


# Payments (paying.py, swaps.py)


class Debt(FolktaleEntry):
    """The number of Biscuits that somebody has to pay, to the supply or to another hero."""

    seat: Public[str]
    count: Public[int]
    taker: Public[str] = ""


class Due(Debt):
    """HF-6.2: nobody has looked yet whether there is a choice."""


class Pay(Debt):
    """HF-6.2."""


class Need(FolktaleEntry):
    """HF-15, HF-19: so many Biscuits that a hero needs for a meal or for bad luck."""

    seat: Public[str]
    count: Public[int]
    reason: Public[str]


class Demand(Need):
    """HF-9.22: nobody has looked yet whether there is a choice."""


class MeetDemand(Need):
    """HF-9.22."""


class GainAdvice(FolktaleEntry):
    """HF-6.9, HF-11.5: an Advice for Biscuits."""

    clause: Public[str]


class EaseBoot(FolktaleEntry):
    """HF-3.17."""


# Meetings (trading.py)


class ComposeOffer(FolktaleEntry):
    """HF-22.2."""


class AnswerOffer(FolktaleEntry):
    """HF-22.1."""


class ExchangeGoods(FolktaleEntry):
    """HF-22.5."""


class AnswerTest(FolktaleEntry):
    """HF-32.1."""
