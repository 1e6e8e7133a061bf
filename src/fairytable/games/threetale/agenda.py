"""What can be on the agenda of ThreeTale. The scene or step of each entry is beside its rules.

Debts always lie on top: they are settled before anything else continues (TT-1.12). At the bottom lies the moment of the
turn or of the chapter; between them a fight, a Treasure, or effects that are being carried out.
"""

from __future__ import annotations

from fairytable.engine.agenda import Entry
from fairytable.engine.facts import Public


class TaleEntry(Entry):
    """Something that is still to be done."""


class Decision(TaleEntry):
    """TT-25.1: the first of `seats` proposes, the others agree. `proposal` and `refused` are places in the list of what
    can be chosen; -1 if nothing is proposed."""

    seats: Public[tuple[str, ...]]
    proposal: Public[int] = -1
    refused: Public[tuple[int, ...]] = ()


# Before the Past, and between it and the Future (together.py, present.py)


class PickHero(Decision):
    """TT-2.4: for the seat of `player`."""

    player: Public[str] = ""


class ChooseOrder(Decision):
    """TT-3.1, TT-18.10."""


class ChooseDifficulty(Decision):
    """TT-18.7."""


class RevealProphecy(TaleEntry):
    """TT-18.2."""


# Turns and rounds (turns.py, scenes.py)


class NextTurn(TaleEntry):
    """TT-3.13, TT-3.14."""


class BeginTurn(TaleEntry):
    """TT-3.4, TT-19.8."""


class DrawForTurn(TaleEntry):
    """TT-7.12."""


class OwnTurn(TaleEntry):
    """What a hero does in its own turn, up to the end step."""


class StartOfTurn(OwnTurn):
    """TT-3.4."""


class LayTile(OwnTurn):
    """TT-3.3."""


class EnterMap(OwnTurn):
    """TT-3.6."""


class Act(OwnTurn):
    """TT-3.8."""


class AtAltar(OwnTurn):
    """TT-16.1: more of the conversions of one Action."""


class EndTurn(TaleEntry):
    """TT-3.11."""


class BeginRound(TaleEntry):
    """TT-26.1."""


class Threaten(TaleEntry):
    """TT-26.4."""


class EndRound(TaleEntry):
    """TT-20.3."""


# Fights and dice (fight.py, enemy_round.py, treasure.py)


class EnterBattle(TaleEntry):
    """TT-15.1: with a card of this level."""

    seat: Public[str]
    level: Public[int]


class BeforeFight(TaleEntry):
    """TT-15.28."""


class BeforeRoll(TaleEntry):
    """TT-15.8, TT-15.14."""


class AfterRoll(TaleEntry):
    """TT-15.9, TT-15.15."""


class MeetDamage(TaleEntry):
    """TT-15.17."""


class ChooseTreasure(TaleEntry):
    """TT-9.6: of several cards."""


class ReadTreasure(TaleEntry):
    """TT-12.2."""


class ReadTrial(TaleEntry):
    """TT-7.8: dice that a scenario asked for."""


class ReadOwnDice(TaleEntry):
    """TT-10.17: dice of an Artifact."""


# Effects of a scenario (future_effects.py, future_enemies.py)


class CarryOut(TaleEntry):
    """Effects, one after the other. `script` names the list and `about` the card, token, Action or enemy it belongs to;
    `place` is how far it is. `seat` is the hero and `target` the space or hero that they are about."""

    script: Public[str]
    about: Public[str]
    place: Public[int]
    seat: Public[str]
    target: Public[str]


class EnemiesMove(TaleEntry):
    """TT-26.4: the enemies with these numbers move and attack, one after the other."""

    numbers: Public[tuple[int, ...]]


# What is owed (settle.py)


class Owed(TaleEntry):
    """Something that a hero still has to settle, by this clause."""

    seat: Public[str]
    clause: Public[str]


class Several(Owed):
    """Those of the same kind come together."""

    count: Public[int]


class OwedGain(Several):
    """TT-1.12: gains whose order the controller chooses. The one that was `chosen` comes next."""


class RaiseVirtue(OwedGain):
    """TT-6.5."""

    chosen: Public[bool] = False


class DrawArtifacts(OwedGain):
    """TT-10.11. Of a Blessing, `receiver` is the hero for whom it was given."""

    level: Public[int]
    receiver: Public[str] = ""
    chosen: Public[bool] = False


class KeepArtifact(Owed):
    """TT-10.11: one of those that are offered."""

    level: Public[int]
    receiver: Public[str] = ""


class ChooseKeeper(Decision):
    """TT-11.6: of an Artifact from a Blessing."""

    giver: Public[str] = ""
    receiver: Public[str] = ""


class RegainVirtue(Several):
    """TT-9.6: of the Virtues `lost` in a fight, once for each point."""

    lost: Public[tuple[str, ...]]


class LearnTalent(Owed):
    """TT-9.4."""

    level: Public[int]


class TakeAward(Owed):
    """TT-18.8."""


class LoseVirtue(Several):
    """TT-12.5, TT-16.3."""


class LoseArtifact(Several):
    """TT-12.5, TT-16.2: of this level; 0 if any will do."""

    level: Public[int] = 0


class LoseBonus(Several):
    """TT-7.14: a card from Faith that is not used. TT-7.23: any card of the turn."""

    from_faith: Public[bool]


class CoverVirtue(Several):
    """TT-19.7."""


class UncoverVirtue(Several):
    """TT-19.7: whose Trance is taken away says which Virtue wakes up."""


class Cure(Owed):
    """TT-19.1: all marks of a kind are taken from one hero."""

    mark: Public[str]


class ChooseCard(Owed):
    """TT-9.6: one of the `cards` that were drawn for a claim on the space `target`."""

    deck: Public[str]
    target: Public[str]
    cards: Public[tuple[str, ...]]


class ChooseSpace(Owed):
    """Where a `rule` of the scenario works on a `thing`."""

    rule: Public[str]
    thing: Public[str]


class HandIn(Owed):
    """The number of different tokens for a `rule` of the scenario that works on this space."""

    count: Public[int]
    rule: Public[str]
    space: Public[str]


class DropToken(Owed):
    """One of these falls on the hero's space."""

    tokens: Public[tuple[str, ...]]


class MoveAway(Owed):
    """TT-26.10: to the nearest free space."""


class HitEnemy(Owed):
    """TT-26.9: damage to an enemy of a kind. `damaged_only`: to one that has some; `silence`: its traits are off for
    good."""

    enemy: Public[str]
    damage: Public[int]
    damaged_only: Public[bool] = False
    silence: Public[bool] = False


# What needs no choice, but waits until other things are settled (settle.py)


class GainForVirtues(Owed):
    """TT-16.2."""


class FinishPair(Owed):
    """TT-16.2: two Artifacts of this level are given."""

    level: Public[int]


class MarkHero(Several):
    """TT-19.1: `most` are there in all."""

    mark: Public[str]
    most: Public[int]


class WasHurt(Owed):
    """TT-26.4."""

    enemy: Public[str]
    damage: Public[int]


class HasBeaten(Owed):
    """TT-15.12: the enemy with this number."""

    enemy: Public[str]
    number: Public[int]
