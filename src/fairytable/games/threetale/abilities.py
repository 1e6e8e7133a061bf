"""What heroes can do with what they have: Spirit, Talents, Artifacts, what they carry. Each ability is one class.

They are offered in this order. What each power of an Artifact does is in artifacts.py, one entry for each. What happens
by itself (more dice, a Virtue that counts double) is looked up where it counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import MeetDamage
from fairytable.games.threetale.artifacts import (
    artifacts_with,
    fix_slot,
    use_artifact,
    why_no_dice,
    why_not_free,
    why_not_use,
)
from fairytable.games.threetale.board import distance
from fairytable.games.threetale.changes import discard, draw_bonus, lose_spirit, lower_virtue
from fairytable.games.threetale.dice import settle_rerolls
from fairytable.games.threetale.enemies import traits_of
from fairytable.games.threetale.enemy_round import after_enemy_round
from fairytable.games.threetale.fight_end import finish
from fairytable.games.threetale.future import do
from fairytable.games.threetale.future_actions import why_no_stone
from fairytable.games.threetale.goods import VIRTUES
from fairytable.games.threetale.hero_round import throw, throwable
from fairytable.games.threetale.moments import (
    ABILITIES,
    ACT,
    ATTACK,
    BEFORE_FIGHT,
    DAMAGE,
    END_STEP,
    ENEMY_DICE,
    FACE,
    FIGHT_DICE,
    OWN_DICE,
    START_OF_TURN,
    TO_ESCAPE,
    TREASURE_DICE,
    TRIAL_DICE,
    TaleAbility,
    dice_lie,
    why_begun,
)
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.powers import Block, CoolingTouch, Escape, LeadTheWay, Power, Reroll, SwapBonus, Thirst
from fairytable.games.threetale.rounds import can_escape
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.verbs import (
    BLOCK,
    BLOCK_WITH,
    COOL,
    ESCAPE,
    ESCAPE_WITH,
    LEAD,
    STONE,
    SWAP,
    THIRST,
    USE,
)


def why_used(hero: Hero, talent: str) -> Reason | None:
    """A Talent that works once in a turn, or once in a round of attack."""
    return Reason("talent_used", "TT-9.6", {"talent": talent}) if talent in hero.used else None


def why_away(other: Hero) -> Reason | None:
    return Reason("has_left", "TT-19.9", {"player": other.seat}) if other.away else None


def talents_with(table: TaleTable, hero: Hero, kind: type[Power]) -> list[str]:
    """The hero's Talents that have a power of this kind."""
    return [source for source, _ in table.powers(hero, kind) if source in hero.talents]


@ABILITIES.declare
class DrinkDeep(TaleAbility):
    """TT-9.6: a Virtue for more dice, never the last point."""

    verb = THIRST
    moments = (ATTACK,)
    clauses = ("TT-1.14", "TT-9.6")

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        return THIRST.all_of(VIRTUES) if table.has_power(hero, Thirst) else ()

    def why_not(self, table: TaleTable, hero: Hero, _moment: str, option: str) -> Reason | None:
        ((talent, _), *_) = table.powers(hero, Thirst)
        (virtue,) = THIRST.read(option)
        if reason := why_used(hero, talent):
            return reason
        if not hero.virtues[virtue]:
            return Reason("virtue_is_zero", "TT-1.14", {"virtue": virtue})
        return None if hero.total > 1 else Reason("last_virtue", "TT-9.6", {"talent": talent})

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        (virtue,) = THIRST.read(option)
        for talent, power in table.powers(hero, Thirst):
            hero.used.append(talent)
            table.the_fight.thirst += power.dice
            table.tell(events.TalentUsed(seat=hero.seat, talent=talent), "TT-9.6")
        lower_virtue(table, hero, virtue, "TT-9.6")


# Damage


class Blocking(TaleAbility):
    """TT-15.18: a block cancels the damage of the whole round."""

    moments = (DAMAGE,)
    expected_at = (ENEMY_DICE,)
    ends_moment = True

    def why_not(self, table: TaleTable, _hero: Hero, moment: str, _option: str) -> Reason | None:
        return why_begun(table) if moment == DAMAGE else Reason("no_damage_yet", "TT-15.17")

    def cancel_damage(self, table: TaleTable, hero: Hero, clause: str) -> None:
        table.the_fight.to_take = 0
        table.tell(events.Blocked(seat=hero.seat, enemy=table.the_fight.card), clause)


@ABILITIES.declare
class BlockWithSpirit(Blocking):
    verb = BLOCK
    clauses = ("TT-15.17", "TT-15.18")

    def at_hand(self, table: TaleTable, _hero: Hero) -> Iterable[str]:
        return (BLOCK(),) if table.fight is not None else ()

    def do(self, table: TaleTable, hero: Hero, _option: str) -> None:
        fight = table.the_fight
        self.cancel_damage(table, hero, "TT-8.2")
        lose_spirit(table, hero, "TT-15.18")
        for trait in traits_of(table, fight):
            trait.was_blocked(table, hero)
        after_enemy_round(table, hero, fight, hurt=False)


@ABILITIES.declare
class BlockWith(Blocking):
    """With an Artifact or a Talent."""

    verb = BLOCK_WITH
    clauses = ("TT-9.6", "TT-10.3", "TT-10.7", "TT-15.17", "TT-15.18")

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        if table.fight is None:
            return ()
        return BLOCK_WITH.all_of((*artifacts_with(table, hero, Block), *talents_with(table, hero, Block)))

    def why_not(self, table: TaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        (source,) = BLOCK_WITH.read(option)
        if reason := super().why_not(table, hero, moment, option):
            return reason
        return why_used(hero, source) if source in hero.talents else why_not_free(table, hero, source)

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        (source,) = BLOCK_WITH.read(option)
        if source in hero.talents:
            hero.used.append(source)
            self.cancel_damage(table, hero, "TT-9.6")
        else:
            fix_slot(table, hero, source)
            self.cancel_damage(table, hero, "TT-10.9")
        after_enemy_round(table, hero, table.the_fight, hurt=False)


@ABILITIES.declare
class Cool(TaleAbility):
    """TT-9.6: the touch of a hero who is near; once between the starts of two of its own turns."""

    verb = COOL
    moments = (DAMAGE,)
    clauses = ("TT-9.6", "TT-15.18", "TT-19.9")
    ends_moment = True

    def at_hand(self, table: TaleTable, _hero: Hero) -> Iterable[str]:
        return [COOL(other.seat) for other in table.heroes if table.has_power(other, CoolingTouch)]

    def why_not(self, table: TaleTable, hero: Hero, _moment: str, option: str) -> Reason | None:
        other = table.hero(COOL.read(option)[0])
        ((talent, power), *_) = table.powers(other, CoolingTouch)
        if reason := why_away(other) or why_begun(table):
            return reason
        if talent in other.spent_talents:
            return Reason("talent_spent", "TT-9.6", {"talent": talent, "player": other.seat})
        far = distance(other.at, hero.at)
        if far > power.spaces:
            return Reason("too_far_to_cool", "TT-9.6", {"player": other.seat, "far": far, "most": power.spaces})
        return None

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        fight, (seat,) = table.the_fight, COOL.read(option)
        other = table.hero(seat)
        talent, power = table.powers(other, CoolingTouch)[0]
        other.spent_talents.append(talent)
        fight.to_take = fight.taken = max(0, fight.to_take - power.damage)
        table.tell(events.Cooled(seat=seat, player=hero.seat, damage=power.damage), "TT-9.6")
        if fight.to_take:
            table.then(MeetDamage())
        else:
            after_enemy_round(table, hero, fight, hurt=False)


# Sacred Stones


@ABILITIES.declare
class UseStone(TaleAbility):
    """TT-19.6: it takes no Action, and does what the scenario says."""

    verb = STONE
    moments = (ACT,)
    clauses = ("TT-17.2", "TT-26.9")

    def at_hand(self, _table: TaleTable, hero: Hero) -> Iterable[str]:
        return (STONE(),) if hero.stones else ()

    def why_not(self, table: TaleTable, hero: Hero, _moment: str, _option: str) -> Reason | None:
        return Reason("stone_sleeps", "TT-17.2") if table.future is None else why_no_stone(table, hero)

    def do(self, table: TaleTable, hero: Hero, _option: str) -> None:
        hero.stones -= 1
        table.tell(events.StoneUsed(seat=hero.seat), cite(table, "stone", "TT-26.9"))
        do(table, "stone", hero=hero)


# Artifacts, Talents that roll dice again, and what is thrown


@ABILITIES.declare
class Use(TaleAbility):
    """TT-10.4 to 10.10: an Artifact, whose powers say in artifacts.py when it works; TT-9.6: a Talent that rolls own
    dice again; a carried token that is thrown at an enemy."""

    verb = USE
    windows: ClassVar[dict[str, str]] = {
        START_OF_TURN: "start",
        ACT: "act",
        BEFORE_FIGHT: "begin",
        ATTACK: "attack_before",
        FACE: "enemy_before",
        DAMAGE: "enemy_before",
        OWN_DICE: "attack",
        ENEMY_DICE: "enemy",
        TREASURE_DICE: "treasure",
        TRIAL_DICE: "",
    }
    """When powers of Artifacts work, by the moment; dice of a trial or an Artifact are named as they were rolled."""
    moments = tuple(windows)
    clauses = (
        *("TT-8.8", "TT-9.6", "TT-10.3", "TT-10.5", "TT-10.7", "TT-10.8", "TT-10.10", "TT-10.18", "TT-10.19"),
        "TT-15.18",
    )

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        if not dice_lie(table):
            return USE.all_of(dict.fromkeys(hero.artifacts)) if hero.artifacts else ()
        thrown = throwable(table, hero) if table.the_roll.kind == "attack" else ()
        return USE.all_of((*talents_with(table, hero, Reroll), *dict.fromkeys(hero.artifacts), *thrown))

    def why_not(self, table: TaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        (thing,) = USE.read(option)
        if thing in hero.carried:
            return None
        if thing in hero.talents:
            return self.why_not_again(table, hero, thing)
        window = self.windows[moment] or table.the_roll.kind
        return why_not_use(table, hero, thing, window) or why_begun(table)

    def options(self, table: TaleTable, hero: Hero, moment: str) -> Iterable[str]:
        """Apart from dice only Artifacts can be used: so they need not be made into options first."""
        if table.roll is not None and dice_lie(table):
            return super().options(table, hero, moment)
        if not hero.artifacts or why_begun(table):
            return ()
        window = self.windows[moment]
        artifacts = dict.fromkeys(hero.artifacts)
        return [USE(artifact) for artifact in artifacts if why_not_use(table, hero, artifact, window) is None]

    def why_not_again(self, table: TaleTable, hero: Hero, talent: str) -> Reason | None:
        """Why a Talent does not roll these dice again."""
        roll = table.the_roll
        if roll.kind == "enemy":
            return Reason("only_own_dice", "TT-9.6", {"talent": talent})
        return why_used(hero, talent) or why_no_dice(table, talent)

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        (thing,) = USE.read(option)
        if thing in hero.carried:
            throw(table, hero, table.the_fight, thing)
            return
        if dice_lie(table):
            settle_rerolls(table.the_roll)
            table.the_roll.turns = 0
        if thing in hero.talents:
            hero.used.append(thing)
            powers = dict(table.powers(hero, Reroll))
            table.the_roll.rerolls = powers[thing].dice
            table.tell(events.TalentUsed(seat=hero.seat, talent=thing), "TT-9.6")
        else:
            use_artifact(table, hero, thing)


# Escape


class Escaping(TaleAbility):
    """TT-15.24, 15.25: the fight is over."""

    moments = TO_ESCAPE
    expected_at = FIGHT_DICE
    ends_moment = True

    def why_not(self, table: TaleTable, _hero: Hero, moment: str, _option: str) -> Reason | None:
        fight = table.the_fight
        if not can_escape(fight):
            return Reason("no_escape", "TT-19.4", {"enemy": fight.card})
        if moment in FIGHT_DICE:
            return Reason("dice_first", "TT-15.24")
        return why_begun(table)

    def escape(self, table: TaleTable, hero: Hero) -> None:
        fight = table.the_fight
        table.tell(events.Escaped(seat=hero.seat, enemy=fight.card), "TT-15.24")
        finish(table, hero, fight)


@ABILITIES.declare
class EscapeWithSpirit(Escaping):
    verb = ESCAPE
    clauses = ("TT-15.18", "TT-15.24", "TT-19.4")

    def at_hand(self, table: TaleTable, _hero: Hero) -> Iterable[str]:
        return (ESCAPE(),) if table.fight is not None else ()

    def do(self, table: TaleTable, hero: Hero, _option: str) -> None:
        self.escape(table, hero)
        lose_spirit(table, hero, "TT-15.24")


@ABILITIES.declare
class EscapeWith(Escaping):
    """With an Artifact."""

    verb = ESCAPE_WITH
    clauses = ("TT-10.3", "TT-10.7", "TT-15.18", "TT-15.24", "TT-19.4")

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        return ESCAPE_WITH.all_of(artifacts_with(table, hero, Escape)) if table.fight is not None else ()

    def why_not(self, table: TaleTable, hero: Hero, moment: str, option: str) -> Reason | None:
        (artifact,) = ESCAPE_WITH.read(option)
        return super().why_not(table, hero, moment, option) or why_not_free(table, hero, artifact)

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        (artifact,) = ESCAPE_WITH.read(option)
        fix_slot(table, hero, artifact)
        self.escape(table, hero)


# The start and the end of a turn


@ABILITIES.declare
class SwapCard(TaleAbility):
    """TT-9.6: one Bonus card for another."""

    verb = SWAP
    moments = (START_OF_TURN,)
    clauses = ("TT-9.6",)

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        return [SWAP(held.card) for held in hero.bonus] if table.powers(hero, SwapBonus) else ()

    def why_not(self, table: TaleTable, hero: Hero, _moment: str, _option: str) -> Reason | None:
        ((talent, _), *_) = table.powers(hero, SwapBonus)
        return why_used(hero, talent)

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        (card,) = SWAP.read(option)
        hero.used += [talent for talent, _ in table.powers(hero, SwapBonus)]
        hero.bonus.remove(next(held for held in hero.bonus if held.card == card))
        discard(table, "hero_bonus", card)
        table.tell(events.BonusLost(seat=hero.seat, card=card), "TT-9.6")
        draw_bonus(table, hero, "TT-9.6", from_faith=False)


@ABILITIES.declare
class Lead(TaleAbility):
    """TT-9.6: another hero gets more Steps for its next turn."""

    verb = LEAD
    moments = (END_STEP,)
    clauses = ("TT-9.6", "TT-19.9")

    def at_hand(self, table: TaleTable, hero: Hero) -> Iterable[str]:
        if not table.powers(hero, LeadTheWay):
            return ()
        return [LEAD(other.seat) for other in table.by_turn() if other is not hero]

    def why_not(self, table: TaleTable, hero: Hero, _moment: str, option: str) -> Reason | None:
        ((talent, _), *_) = table.powers(hero, LeadTheWay)
        return why_away(table.hero(LEAD.read(option)[0])) or why_used(hero, talent)

    def do(self, table: TaleTable, hero: Hero, option: str) -> None:
        other = table.hero(LEAD.read(option)[0])
        for talent, power in table.powers(hero, LeadTheWay):
            hero.used.append(talent)
            other.next_steps += power.steps
            table.tell(events.Led(seat=hero.seat, player=other.seat, steps=power.steps), "TT-9.6")
