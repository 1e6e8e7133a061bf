"""Actions of a turn: how many there are, what they cost, and the Artifacts that a hero may use (TT-6, TT-10, TT-14)."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale.changes import discard_artifact, draw_bonus, gain, owe, roll_dice
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
from fairytable.games.threetale.table import FULL_SPIRIT, Hero, Roll, TaleTable

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
    return [
        artifact for artifact in dict.fromkeys(hero.artifacts) if why_not_use(table, hero, artifact, window) is None
    ]


def why_not_use(table: TaleTable, hero: Hero, artifact: str, window: str) -> Reason | None:
    """Why an Artifact cannot be used now, if it cannot."""
    if reason := why_not_free(table, hero, artifact):
        return reason
    card = table.content.artifacts[artifact]
    kinds = WINDOWS[window]
    fitting = [power for power in card.powers if isinstance(power, kinds)]
    if card.use == "passive" and card.slot in hero.slots and isinstance((fitting or card.powers)[0], LASTING):
        return Reason("artifact_works", "TT-10.5", {"artifact": artifact})
    if card.use == "active" and (reason := _why_not_pay(table, hero, artifact, card.needs)):
        return reason
    if not fitting:
        return Reason("artifact_elsewhere", "TT-10.18", {"artifact": artifact, "when": _when(card)})
    return next((reason for power in fitting if (reason := _why_idle(table, hero, artifact, power))), None)


def why_not_free(table: TaleTable, hero: Hero, artifact: str) -> Reason | None:
    """TT-10.3, 10.5, 10.10: whether its slot is taken by another one, or the round or the turn has seen it."""
    slot = table.content.artifacts[artifact].slot
    fixed = hero.slots.get(slot, artifact)
    if fixed != artifact:
        return Reason("slot_fixed", "TT-10.3", {"slot": slot, "artifact": fixed})
    if _note_of_use(table, artifact) in hero.used:
        if table.fight is not None:
            return Reason("artifact_used_in_round", "TT-10.7", {"artifact": artifact})
        return Reason("artifact_used_in_turn", "TT-10.10", {"artifact": artifact})
    return None


def _when(card: Artifact) -> str:
    """The window in which an Artifact can be used, as a word."""
    for power in card.powers:
        for window, kinds in WINDOWS.items():
            if isinstance(power, kinds):
                return window
    return "damage" if any(isinstance(power, Block) for power in card.powers) else "escape"


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


def _note_of_use(table: TaleTable, artifact: str) -> str:
    """TT-10.5, 10.10: in a fight an Artifact is used once in every round, outside of fights once in a turn."""
    return artifact if table.fight is not None else f"{artifact} in_turn"


def _why_idle(table: TaleTable, hero: Hero, artifact: str, power: AnyPower) -> Reason | None:
    """What would do nothing at all is not offered."""
    fight, roll = table.fight, table.roll
    if isinstance(power, PowerToGain) and power.goods.spirit and hero.spirit >= FULL_SPIRIT:
        return Reason("spirit_full", "TT-8.8", {"artifact": artifact})
    if isinstance(power, MoreDamage) and power.if_first and (fight is None or fight.first != "hero"):
        return Reason("enemy_was_first", "TT-10.18", {"artifact": artifact})
    if isinstance(power, IfWon) and (fight is None or artifact in fight.promises):
        return Reason("promised_already", "TT-10.18", {"artifact": artifact})
    if isinstance(power, RollDice) and fight is None and power.goods == NOTHING:
        return Reason("artifact_elsewhere", "TT-10.18", {"artifact": artifact, "when": "attack"})
    if isinstance(power, TurnDice | Reroll) and (roll is None or len(roll.dice) == roll.dice.count(2)):
        return Reason("no_dice_to_change", "TT-10.19", {"artifact": artifact})
    return None


def has_slot_for(table: TaleTable, hero: Hero, kind: type[Power]) -> list[str]:
    """Artifacts with a power of this kind that may be used now, apart from the windows of dice."""
    return [artifact for artifact in artifacts_with(table, hero, kind) if why_not_free(table, hero, artifact) is None]


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
