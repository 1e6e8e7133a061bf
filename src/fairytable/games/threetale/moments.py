"""The moments at which heroes can use what they have, and the abilities that are offered then."""

from __future__ import annotations

from typing import ClassVar

from fairytable.engine.abilities import Abilities, Ability
from fairytable.engine.questions import Question, Reason
from fairytable.games.threetale import questions
from fairytable.games.threetale.agenda import AfterRoll, MeetDamage, ReadOwnDice, ReadTreasure, ReadTrial, TaleEntry
from fairytable.games.threetale.table import Hero, TaleTable

START_OF_TURN, ACT, END_STEP = questions.StartOfTurn.about, questions.Act.about, questions.EndStep.about
BEFORE_FIGHT, ATTACK, FACE = questions.BeforeFight.about, questions.Attack.about, questions.Face.about
OWN_DICE, ENEMY_DICE, DAMAGE = questions.OwnDice.about, questions.EnemyDice.about, questions.Damage.about
TREASURE_DICE, TRIAL_DICE = questions.TreasureDice.about, questions.TrialDice.about

FIGHT_DICE = (OWN_DICE, ENEMY_DICE)
DICE = (*FIGHT_DICE, TREASURE_DICE, TRIAL_DICE)
"""With dice on the table that still can be changed."""
READINGS = (AfterRoll, ReadTreasure, ReadTrial, ReadOwnDice)
TO_ESCAPE = (ATTACK, FACE, DAMAGE)


class TaleAbility(Ability[TaleTable, Hero]):
    """An ability of heroes. Nothing more is asked at this moment after one that `ends_moment`."""

    ends_moment: ClassVar[bool] = False


ABILITIES: Abilities[TaleAbility] = Abilities()
"""Declared in abilities.py."""


def offered(table: TaleTable, hero: Hero, moment: str) -> list[str]:
    """What a hero can do in its turn with what it has. In the Past only Artifacts and Talents help."""
    if table.future is None and not hero.artifacts and not hero.talents:
        return []
    return ABILITIES.options(table, hero, moment)


def use(table: TaleTable, hero: Hero, answer: str, moment: TaleEntry) -> None:
    """Do what the chosen ability does; then the moment continues, unless the ability ends it."""
    ability = ABILITIES.of(answer)
    if ability is None:
        raise LookupError(f"no ability offers '{answer}'")
    if not ability.ends_moment:
        table.then(moment)
    ability.do(table, hero, answer)


def asked(table: TaleTable, question: Question) -> Hero:
    return table.hero(question.seat)


def certain(reason: Reason | None) -> Reason:
    """The reason why an option is missing, from a rule that also decides whether to offer it."""
    if reason is None:
        raise ValueError("An option is missing, but the rule that decides about it has nothing against it")
    return reason


def dice_lie(table: TaleTable) -> bool:
    """Whether dice on the table wait to be read, and still can be changed."""
    return table.roll is not None and isinstance(table.agenda[-1], READINGS)


def why_begun(table: TaleTable) -> Reason | None:
    """TT-15.18: half of each cannot be done, so once a point of the damage is taken, all of it is."""
    fight = table.fight
    if fight is None or not isinstance(table.agenda[-1], MeetDamage):
        return None
    taken = fight.taken - fight.to_take
    return Reason("damage_begun", "TT-15.18", {"taken": taken}) if taken else None
