"""Actions of a turn: how many there are, what they cost, and the Artifacts that a hero may use (TT-6, TT-10, TT-14)."""

from __future__ import annotations

from fairytable.games.threetale.changes import discard_artifact, draw_bonus, gain, owe, roll_dice
from fairytable.games.threetale.goods import NOTHING
from fairytable.games.threetale.powers import (
    AnyPower,
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
from fairytable.games.threetale.table import Hero, Roll, TaleTable

LASTING = (MoreSpeed, MoreSteps, CrossTrees, Diagonal, MoreDice, MoreDamage)
"""Passive powers that, once used, work for the rest of the turn, in every round (TT-10.5, R-28)."""

WINDOWS: dict[str, tuple[type[Power], ...]] = {
    "start": (BonusCards,),
    "act": (PowerToGain, RollDice, MoreSpeed, MoreSteps, MoreActions, CrossTrees, Diagonal),
    "begin": (PowerToGain, MoreSpeed),
    "attack_before": (PowerToGain, MoreDice),
    "enemy_before": (PowerToGain,),
    "attack": (PowerToGain, RollDice, Reroll, TurnDice, MoreDamage, DealDamage, CancelNext, WeakenNext, IfWon),
    "enemy": (PowerToGain, TurnDice),
    "treasure": (PowerToGain, RollDice, Reroll, TurnDice),
    "trial": (PowerToGain, Reroll, TurnDice),
    "artifact": (Reroll, TurnDice),
}
"""Which powers of Artifacts can be used when."""


def actions_without_cards(table: TaleTable, hero: Hero) -> int:
    total = 1 + hero.works("endeavour") + sum([power.actions for _, power in table.powers(hero, MoreActions)])
    return max(1, total + hero.more_actions)


def actions_left(table: TaleTable, hero: Hero) -> int:
    """TT-6.1: 1, and one for each threshold of Endeavour, and what cards add, minus those done."""
    return max(0, actions_without_cards(table, hero) + table.bonus_sum(hero, "actions") - hero.actions_used)


def spend_action(table: TaleTable, hero: Hero) -> None:
    """TT-14.11: a Bonus card whose Action is needed counts as used."""
    hero.actions_used += 1
    needed = hero.actions_used - actions_without_cards(table, hero)
    for held in hero.bonus:
        if needed <= 0:
            return
        actions = sum(effect.actions for effect in table.effects_in_force(hero, held))
        if actions:
            held.used = True
            needed -= actions


def usable_artifacts(table: TaleTable, hero: Hero, window: str) -> list[str]:
    """Artifacts that may be used now: their slot is free, the dice are there, the round has not seen them."""
    if not hero.artifacts:
        return []
    kinds, roll = WINDOWS[window], table.roll
    own_roll = roll is not None and roll.kind != "enemy" and roll.seat == hero.seat
    usable = []
    for artifact in dict.fromkeys(hero.artifacts):
        card = table.content.artifacts[artifact]
        if hero.slots.get(card.slot, artifact) != artifact or _was_used(table, hero, artifact):
            continue
        fitting = [power for power in card.powers if isinstance(power, kinds)]
        if not fitting or not all(_makes_sense(table, hero, artifact, power) for power in fitting):
            continue
        if card.use == "active" and not (own_roll and roll is not None and roll.positives >= card.needs):
            continue
        if card.use == "passive" and isinstance(fitting[0], LASTING) and card.slot in hero.slots:
            continue
        usable.append(artifact)
    return usable


def _note_of_use(table: TaleTable, artifact: str) -> str:
    """TT-10.5, 10.10: in a fight an Artifact is used once in every round, outside of fights once in a turn."""
    return artifact if table.fight is not None else f"{artifact} in_turn"


def _was_used(table: TaleTable, hero: Hero, artifact: str) -> bool:
    return _note_of_use(table, artifact) in hero.used


def _makes_sense(table: TaleTable, hero: Hero, artifact: str, power: AnyPower) -> bool:
    """What would do nothing at all is not offered."""
    fight = table.fight
    if isinstance(power, PowerToGain) and power.goods.spirit:
        return hero.spirit < 3
    if isinstance(power, MoreDamage):
        return not power.if_first or (fight is not None and fight.first == "hero")
    if isinstance(power, IfWon):
        return fight is not None and artifact not in fight.promises
    if isinstance(power, RollDice):
        return fight is not None or power.goods != NOTHING
    if isinstance(power, TurnDice | Reroll):
        return table.roll is not None and len(table.roll.dice) > table.roll.dice.count(2)
    return True


def has_slot_for(table: TaleTable, hero: Hero, kind: type[Power]) -> list[str]:
    """Artifacts with a power of this kind that may be used now, apart from the windows of dice."""
    found = []
    for artifact in dict.fromkeys(hero.artifacts):
        card = table.content.artifacts[artifact]
        is_free = hero.slots.get(card.slot, artifact) == artifact and not _was_used(table, hero, artifact)
        fits = is_free and card.use != "active"
        if fits and any(isinstance(power, kind) for power in card.powers):
            found.append(artifact)
    return found


def fix_slot(table: TaleTable, hero: Hero, artifact: str) -> None:
    """TT-10.4, 10.9: the slot is fixed for the turn; a one-timer is discarded."""
    card = table.content.artifacts[artifact]
    table.tell("artifact_used", "TT-10.4", seat=hero.seat, artifact=artifact)
    hero.slots[card.slot] = artifact
    hero.used.append(_note_of_use(table, artifact))
    if card.use == "once":
        discard_artifact(table, hero, artifact)


def use_artifact(table: TaleTable, hero: Hero, artifact: str) -> None:
    """What an Artifact does when it is used. Dice pay first (TT-10.6)."""
    card = table.content.artifacts[artifact]
    fix_slot(table, hero, artifact)
    roll, fight = table.roll, table.fight
    if card.use == "active" and roll is not None:
        for _ in range(card.needs):
            dice = roll.dice if 1 in roll.dice else roll.fresh
            dice[dice.index(1)] = 2
    for power in card.powers:
        match power:
            case PowerToGain():
                for other in table.by_turn() if power.who == "everybody" else [hero]:
                    gain(table, other, power.goods, "TT-10.9")
            case Reroll() if roll is not None:
                roll.rerolls = power.dice
            case TurnDice() if roll is not None:
                roll.turns = power.dice or len(roll.dice)
            case RollDice():
                _roll_own_dice(table, hero, artifact, power.dice)
            case DealDamage() if fight is not None:
                fight.extra += power.damage
            case CancelNext():
                _prepare_for(table, hero)
                hero.cancel += power.dice
            case WeakenNext():
                _prepare_for(table, hero)
                hero.weaken += power.dice
            case IfWon() if fight is not None:
                fight.promises.append(artifact)
            case MoreActions() if card.use == "once":
                hero.more_actions += power.actions
            case MoreSpeed() if card.use == "once":
                hero.more_steps += power.speed
            case BonusCards():
                for _ in range(power.draw):
                    draw_bonus(table, hero, "TT-7.23", from_faith=False)
                for _ in range(min(power.discard, len(hero.bonus))):
                    owe(table, hero, "discard_bonus", "TT-7.23", first=True)
            case _:
                pass


def _roll_own_dice(table: TaleTable, hero: Hero, artifact: str, count: int) -> None:
    """TT-10.17: what lies on the table waits until these dice are read."""
    table.aside = table.roll
    dice = roll_dice(table, count)
    table.roll = Roll(hero.seat, "artifact", dice, artifact=artifact)
    table.tell("artifact_rolled", "TT-10.17", seat=hero.seat, artifact=artifact, dice=len(dice), positive=sum(dice))


def read_own_dice(table: TaleTable, hero: Hero, roll: Roll) -> None:
    """What enough positive dice of an Artifact bring; then the roll that waited goes on."""
    table.roll, table.aside = table.aside, None
    for power in table.content.artifacts[roll.artifact].powers:
        if isinstance(power, RollDice):
            table.tell(
                "artifact_result",
                "TT-10.17",
                seat=hero.seat,
                artifact=roll.artifact,
                positive=roll.positives,
                needs=power.at_least,
            )
            if roll.positives >= power.at_least:
                gain(table, hero, power.goods, "TT-10.17")
                if table.fight is not None:
                    table.fight.extra += power.damage


def _prepare_for(table: TaleTable, hero: Hero) -> None:
    """What waits for an enemy's next round waits for this enemy only."""
    enemy = waiting_enemy(table)
    if hero.waits_for != enemy:
        hero.waits_for, hero.cancel, hero.weaken = enemy, 0, 0


def waiting_enemy(table: TaleTable) -> str:
    """The enemy of the fight going on, as a word."""
    fight = table.fight
    return f"{fight.card} {fight.enemy}" if fight is not None else ""


def can_escape_with(table: TaleTable, hero: Hero) -> list[str]:
    return has_slot_for(table, hero, Escape)
