"""Artifacts: when one may be used, why it cannot be now, and what that does (TT-10).

Each power of Artifacts is one entry below: the windows in which it can be used, whether it then lasts for the
turn, what it is worth to a bot, why it would do nothing now, and what it does. A pack puts these powers together with
numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import LoseBonus, ReadOwnDice
from fairytable.games.threetale.changes import discard_artifact, draw_bonus, gain, roll_dice
from fairytable.games.threetale.content import Artifact
from fairytable.games.threetale.goods import NOTHING
from fairytable.games.threetale.powers import (
    AnyPower,
    Block,
    BonusCards,
    CancelNext,
    CrossTrees,
    DealDamage,
    Diagonal,
    Escape,
    IfWon,
    MoreActions,
    MoreDamage,
    MoreDice,
    MoreSpeed,
    MoreSteps,
    Power,
    PowerToGain,
    Reroll,
    RollDice,
    TurnDice,
    WeakenNext,
)
from fairytable.games.threetale.table import FULL_SPIRIT, Hero, Opponent, Roll, TaleTable

START, ACT, BEGIN, ATTACK_BEFORE, ENEMY_BEFORE = "start", "act", "begin", "attack_before", "enemy_before"
ATTACK, ENEMY, TREASURE, TRIAL, ARTIFACT = "attack", "enemy", "treasure", "trial", "artifact"
DAMAGE, ESCAPE = "damage", "escape"
OWN_DICE = (ATTACK, TREASURE, TRIAL, ARTIFACT)
"""When an Artifact may be used: at points of the turn and of a fight, and after rolls. Blocks and escapes are answers
of their own."""

Does = Callable[[TaleTable, Hero, Artifact, Any], None]
WhyIdle = Callable[[TaleTable, Hero, str, Any], Reason | None]


class Use(Struct, frozen=True):
    """The use of a power. `worth` is what a bot gives for an Artifact with it, less for one that is used `once`."""

    windows: tuple[str, ...]
    lasts: bool = False
    worth: float = 1.5
    worth_once: float = 1.5
    why_idle: WhyIdle | None = None


USES: dict[type[Power], Use] = {}
WINDOWS: dict[str, set[type[Power]]] = {}
"""The powers that can be used in each window."""
LASTING: set[type[Power]] = set()
"""Passive powers that, once used, work for the rest of the turn, in every round (TT-10.5, R-28)."""
_DOES: dict[type[Power], Does] = {}


def power(kind: type[Power], *windows: str, **use: Any) -> Callable[[Does], Does]:
    """Declares a power that can be used in these windows, with what it does then."""
    passive_power(kind, *windows, **use)

    def declared(does: Does) -> Does:
        _DOES[kind] = does
        return does

    return declared


def passive_power(kind: type[Power], *windows: str, **use: Any) -> None:
    """Declares a power that the rules look up as long as its Artifact is fixed."""
    USES[kind] = Use(windows, **use)
    for window in windows:
        WINDOWS.setdefault(window, set()).add(kind)
    if USES[kind].lasts:
        LASTING.add(kind)


def worth_of(card: Artifact, power: AnyPower) -> float:
    """What a bot gives for a power of an Artifact."""
    use = USES.get(type(power), OTHER)
    return use.worth_once if card.use == "once" else use.worth


OTHER = Use(())


# What is gained


def _spirit_is_full(_table: TaleTable, hero: Hero, artifact: str, power: PowerToGain) -> Reason | None:
    full = power.goods.spirit and hero.spirit >= FULL_SPIRIT
    return Reason("spirit_full", "TT-8.8", {"artifact": artifact}) if full else None


@power(
    PowerToGain,
    *(ACT, BEGIN, ATTACK_BEFORE, ENEMY_BEFORE, ATTACK, ENEMY, TREASURE, TRIAL),
    worth=2.6,
    worth_once=2.6,
    why_idle=_spirit_is_full,
)
def gain_goods(table: TaleTable, hero: Hero, _card: Artifact, power: PowerToGain) -> None:
    for other in table.by_turn() if power.who == "everybody" else [hero]:
        gain(table, other, power.goods, "TT-10.9")


@power(BonusCards, START)
def draw_bonus_cards(table: TaleTable, hero: Hero, _card: Artifact, power: BonusCards) -> None:
    for _ in range(power.draw):
        draw_bonus(table, hero, "TT-7.23", from_faith=False)
    for _ in range(min(power.discard, len(hero.bonus))):
        table.owe(LoseBonus(hero.seat, "TT-7.23", 1, from_faith=False), first=True)


# Steps and Actions


@power(MoreSpeed, ACT, BEGIN, lasts=True)
def speed_up(_table: TaleTable, hero: Hero, card: Artifact, power: MoreSpeed) -> None:
    """Of a one-timer, which is gone; others are looked up."""
    if card.use == "once":
        hero.more_steps += power.speed


@power(MoreActions, ACT)
def act_more(_table: TaleTable, hero: Hero, card: Artifact, power: MoreActions) -> None:
    """Of a one-timer, which is gone; others are looked up."""
    if card.use == "once":
        hero.more_actions += power.actions


passive_power(MoreSteps, ACT, lasts=True)
passive_power(CrossTrees, ACT, lasts=True)
passive_power(Diagonal, ACT, lasts=True)


# Dice


def why_no_dice(table: TaleTable, source: str) -> Reason | None:
    roll = table.roll
    spent = roll is None or len(roll.dice) == roll.dice.count(2)
    return Reason("no_dice_to_change", "TT-10.19", {"artifact": source}) if spent else None


def _no_dice_to_change(table: TaleTable, _hero: Hero, artifact: str, _power: Reroll | TurnDice) -> Reason | None:
    return why_no_dice(table, artifact)


@power(Reroll, *OWN_DICE, why_idle=_no_dice_to_change)
def roll_again(table: TaleTable, _hero: Hero, _card: Artifact, power: Reroll) -> None:
    if table.roll is not None:
        table.roll.rerolls = power.dice


@power(TurnDice, *OWN_DICE, ENEMY, why_idle=_no_dice_to_change)
def turn_dice(table: TaleTable, _hero: Hero, _card: Artifact, power: TurnDice) -> None:
    if table.roll is not None:
        table.roll.turns = power.dice or len(table.roll.dice)


def _only_in_fights(table: TaleTable, _hero: Hero, artifact: str, power: RollDice) -> Reason | None:
    if table.fight is None and power.goods == NOTHING:
        return Reason("artifact_elsewhere", "TT-10.18", {"artifact": artifact, "when": ATTACK})
    return None


@power(RollDice, ACT, ATTACK, TREASURE, why_idle=_only_in_fights)
def roll_own_dice(table: TaleTable, hero: Hero, card: Artifact, power: RollDice) -> None:
    """TT-10.17: what lies on the table waits until these dice are read."""
    table.aside = table.roll
    dice = roll_dice(table, power.dice)
    table.roll = Roll(hero.seat, "artifact", dice, artifact=card.id)
    table.then(ReadOwnDice())
    table.tell(events.ArtifactRolled(seat=hero.seat, artifact=card.id, dice=len(dice), positive=sum(dice)), "TT-10.17")


def read_own_dice(table: TaleTable, hero: Hero, roll: Roll) -> None:
    """The reward for enough positive dice of an Artifact; then the roll that waited continues."""
    table.roll, table.aside = table.aside, None
    for power in table.content.artifacts[roll.artifact].powers:
        if isinstance(power, RollDice):
            table.tell(
                events.ArtifactResult(
                    seat=hero.seat, artifact=roll.artifact, positive=roll.positives, needs=power.at_least
                ),
                "TT-10.17",
            )
            if roll.positives >= power.at_least:
                gain(table, hero, power.goods, "TT-10.17")
                if table.fight is not None:
                    table.fight.extra += power.damage


# Fights


passive_power(MoreDice, ATTACK_BEFORE, lasts=True, worth=3.0)
passive_power(Block, DAMAGE)
passive_power(Escape, ESCAPE)


def _enemy_was_first(table: TaleTable, _hero: Hero, artifact: str, power: MoreDamage) -> Reason | None:
    if power.if_first and (table.fight is None or table.fight.first != "hero"):
        return Reason("enemy_was_first", "TT-10.18", {"artifact": artifact})
    return None


passive_power(MoreDamage, ATTACK, lasts=True, worth=3.0, why_idle=_enemy_was_first)


@power(DealDamage, ATTACK, worth=3.0)
def deal_more_damage(table: TaleTable, _hero: Hero, _card: Artifact, power: DealDamage) -> None:
    if table.fight is not None:
        table.fight.extra += power.damage


@power(CancelNext, ATTACK)
def cancel_next(table: TaleTable, hero: Hero, _card: Artifact, power: CancelNext) -> None:
    _prepare_for(table, hero)
    hero.cancel += power.dice


@power(WeakenNext, ATTACK)
def weaken_next(table: TaleTable, hero: Hero, _card: Artifact, power: WeakenNext) -> None:
    _prepare_for(table, hero)
    hero.weaken += power.dice


def _promised_already(table: TaleTable, _hero: Hero, artifact: str, _power: IfWon) -> Reason | None:
    if table.fight is None or artifact in table.fight.promises:
        return Reason("promised_already", "TT-10.18", {"artifact": artifact})
    return None


@power(IfWon, ATTACK, why_idle=_promised_already)
def promise(table: TaleTable, _hero: Hero, card: Artifact, _power: IfWon) -> None:
    if table.fight is not None:
        table.fight.promises.append(card.id)


def _prepare_for(table: TaleTable, hero: Hero) -> None:
    """What waits for an enemy's next round waits for this enemy only."""
    enemy = waiting_enemy(table)
    if hero.waits_for != enemy:
        hero.waits_for, hero.cancel, hero.weaken = enemy, 0, 0


def waiting_enemy(table: TaleTable) -> Opponent | None:
    """The enemy of the fight going on."""
    fight = table.fight
    return Opponent(fight.card, fight.enemy) if fight is not None else None


# When they may be used


def why_not_use(table: TaleTable, hero: Hero, artifact: str, window: str) -> Reason | None:
    """Why an Artifact cannot be used now, if it cannot."""
    if reason := why_not_free(table, hero, artifact):
        return reason
    card = table.content.artifacts[artifact]
    kinds = WINDOWS[window]
    fitting = [power for power in card.powers if type(power) in kinds]
    if card.use == "passive" and card.slot in hero.slots and type((fitting or card.powers)[0]) in LASTING:
        return Reason("artifact_works", "TT-10.5", {"artifact": artifact})
    if card.use == "active" and (reason := _why_not_pay(table, hero, artifact, card.needs)):
        return reason
    if not fitting:
        return Reason("artifact_elsewhere", "TT-10.18", {"artifact": artifact, "when": card_window(card)})
    return next((reason for power in fitting if (reason := why_idle(table, hero, artifact, power))), None)


def why_not_free(table: TaleTable, hero: Hero, artifact: str) -> Reason | None:
    """TT-10.3, 10.5, 10.10: whether its slot is taken by another one, or the round or the turn has seen it."""
    slot = table.content.artifacts[artifact].slot
    fixed = hero.slots.get(slot, artifact)
    if fixed != artifact:
        return Reason("slot_fixed", "TT-10.3", {"slot": slot, "artifact": fixed})
    if artifact in _used(table, hero):
        if table.fight is not None:
            return Reason("artifact_used_in_round", "TT-10.7", {"artifact": artifact})
        return Reason("artifact_used_in_turn", "TT-10.10", {"artifact": artifact})
    return None


def card_window(card: Artifact) -> str:
    """The first window in which an Artifact can be used, as a word."""
    return next((USES[type(power)].windows[0] for power in card.powers if type(power) in USES), ESCAPE)


def why_idle(table: TaleTable, hero: Hero, artifact: str, power: AnyPower) -> Reason | None:
    """What would do nothing at all is not offered."""
    why = USES[type(power)].why_idle
    return why(table, hero, artifact, power) if why else None


def _why_not_pay(table: TaleTable, hero: Hero, artifact: str, needs: int) -> Reason | None:
    """TT-10.6, 10.8, 10.18, 10.19: positive dice of the own roll on the table."""
    roll = table.roll
    if roll is None:
        return Reason("no_dice_to_pay", "TT-10.19", {"artifact": artifact, "needs": needs})
    if roll.kind == "enemy" or roll.seat != hero.seat:
        return Reason("only_own_dice_pay", "TT-10.18", {"artifact": artifact})
    if roll.positives < needs:
        return Reason("too_few_positive", "TT-10.8", {"artifact": artifact, "needs": needs, "has": roll.positives})
    return None


def _used(table: TaleTable, hero: Hero) -> list[str]:
    """TT-10.5, 10.10: in a fight an Artifact is used once in every round, outside of fights once in a turn."""
    return hero.used if table.fight is not None else hero.used_in_turn


def artifacts_with(table: TaleTable, hero: Hero, kind: type[Power]) -> list[str]:
    """The hero's Artifacts that have a power of this kind and no price in dice."""
    artifacts = table.content.artifacts
    return [
        artifact
        for artifact in dict.fromkeys(hero.artifacts)
        if artifacts[artifact].use != "active" and any(isinstance(power, kind) for power in artifacts[artifact].powers)
    ]


def fix_slot(table: TaleTable, hero: Hero, artifact: str) -> None:
    """TT-10.4, 10.9: the slot is fixed for the turn; a one-timer is discarded."""
    card = table.content.artifacts[artifact]
    table.tell(events.ArtifactUsed(seat=hero.seat, artifact=artifact), "TT-10.4")
    hero.slots[card.slot] = artifact
    _used(table, hero).append(artifact)
    if card.use == "once":
        discard_artifact(table, hero, artifact)


def use_artifact(table: TaleTable, hero: Hero, artifact: str) -> None:
    """Dice pay first (TT-10.6), then each power works."""
    card = table.content.artifacts[artifact]
    fix_slot(table, hero, artifact)
    roll = table.roll
    if card.use == "active" and roll is not None:
        for _ in range(card.needs):
            dice = roll.dice if 1 in roll.dice else roll.fresh
            dice[dice.index(1)] = 2
    for power in card.powers:
        if does := _DOES.get(type(power)):
            does(table, hero, card, power)
