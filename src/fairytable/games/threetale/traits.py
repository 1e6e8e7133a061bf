"""Traits: what an enemy can do beside its three numbers. All about one of them is its class.

The rules of fights and of the Future ask an enemy's traits at the moments that `Trait` lists. Packs put traits together
with numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import LoseVirtue, MarkHero
from fairytable.games.threetale.own_rules import cite

if TYPE_CHECKING:
    from fairytable.games.threetale.table import Enemy, Fight, Hero, TaleTable


class Trait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What an enemy can do beside its three numbers."""

    attacks_first: ClassVar[bool] = False
    """Whatever the Speeds."""
    bars_hope: ClassVar[bool] = False
    rolls_die: ClassVar[bool] = False
    """With the dice of its round; if that is positive, the damage left after all changes is doubled."""
    rerolls_blanks: ClassVar[bool] = False
    """In its first round."""
    strikes_at_half: ClassVar[bool] = False
    """When its Defence first falls to half or less it makes one extra round of attack."""
    frightens: ClassVar[bool] = False
    """It rolls a die before each round of the hero; if that is positive, there is `fear`."""

    def adds(self, _table: TaleTable) -> tuple[int, int, int]:
        """To Speed, Defence and Strength."""
        return 0, 0, 0

    def begin_battle(self, hero: Hero, fight: Fight) -> None:
        """When its Battle card is open."""

    def fear(self) -> int:
        """So many dice a frightened hero rolls less."""
        return 0

    def ignores(self) -> int:
        """So much damage of each round of the hero does nothing."""
        return 0

    def choose(self, _hero: Hero, able: list[str]) -> list[str]:
        """Of the Virtues that could take a point of damage, those that may."""
        return able

    def was_blocked(self, table: TaleTable, hero: Hero) -> None:
        """When a hero has blocked it with Spirit."""

    def has_hit(self, table: TaleTable, hero: Hero, fight: Fight) -> None:
        """After each of its rounds that inflicted damage."""

    def was_left_alone(self, table: TaleTable, enemy: Enemy) -> None:
        """At the end of a round in which nobody attacked it."""

    def goes(self) -> int | None:
        """How many Steps it moves in the Threat step, if other than its kind."""
        return None

    def reach(self) -> int:
        """From so many spaces away it attacks in the Threat step."""
        return 1


class Stronger(Trait, frozen=True, tag="stronger"):
    """Other numbers than printed."""

    speed: int = 0
    defence: int = 0
    strength: int = 0

    def adds(self, _table: TaleTable) -> tuple[int, int, int]:
        return self.speed, self.defence, self.strength


class StrongerByCounter(Trait, frozen=True, tag="stronger_by_counter"):
    """Strength grows by 1 with each point of a counter above a number."""

    counter: str
    above: int = 0

    def adds(self, table: TaleTable) -> tuple[int, int, int]:
        return 0, 0, max(0, table.the_future.counters[self.counter] - self.above)


class AttacksFirst(Trait, frozen=True, tag="attacks_first"):
    """It attacks first, whatever the Speeds."""

    attacks_first = True


class DoublesOnDie(Trait, frozen=True, tag="doubles_on_die"):
    """In each of its rounds it rolls a die; if positive, the damage left after all changes is doubled."""

    rolls_die = True


class ExtraRoundAtHalf(Trait, frozen=True, tag="extra_round_at_half"):
    """When its Defence first falls to half or less it makes one extra round of attack."""

    strikes_at_half = True


class IgnoresDamage(Trait, frozen=True, tag="ignores_damage"):
    """The first damage of each round of the hero does nothing."""

    damage: int

    def ignores(self) -> int:
        return self.damage


class NoHope(Trait, frozen=True, tag="no_hope"):
    """Hope cannot be used against it."""

    bars_hope = True


class Frightens(Trait, frozen=True, tag="frightens"):
    """Before each round of the hero it rolls a die; if positive, the hero rolls fewer dice (at least 1)."""

    dice: int
    frightens = True

    def fear(self) -> int:
        return self.dice


class Regains(Trait, frozen=True, tag="regains"):
    """It loses marked damage after each of its rounds that inflicted damage."""

    defence: int

    def has_hit(self, table: TaleTable, _hero: Hero, fight: Fight) -> None:
        healed = min(fight.damage, self.defence)
        fight.damage -= healed
        table.mark_damage(fight)
        if healed:
            table.tell(events.Regained(enemy=fight.card, points=healed), "TT-15.33")


class HitsHighestVirtue(Trait, frozen=True, tag="hits_highest_virtue"):
    """Each point of damage is taken from the Virtue that is highest then."""

    def choose(self, hero: Hero, able: list[str]) -> list[str]:
        highest = max(hero.virtues.values())
        return [virtue for virtue in able if hero.virtues[virtue] == highest]


class MirrorsLove(Trait, frozen=True, tag="mirrors_love"):
    """Its Strength is the Love of the hero at the start, if that is higher, up to a number."""

    most: int

    def begin_battle(self, hero: Hero, fight: Fight) -> None:
        fight.strength = max(fight.strength, min(self.most, hero.virtues["love"]))


class RerollsBlanks(Trait, frozen=True, tag="rerolls_blanks"):
    """It rolls all its blank dice again in its first round."""

    rerolls_blanks = True


class BlockCosts(Trait, frozen=True, tag="block_costs"):
    """A hero who blocks it with Spirit also loses Virtues."""

    virtues: int

    def was_blocked(self, table: TaleTable, hero: Hero) -> None:
        table.owe(LoseVirtue(hero.seat, "TT-15.18", self.virtues))


class MarksOnHit(Trait, frozen=True, tag="marks_on_hit"):
    """A hero that takes damage from it gets a mark, as long as fewer than `most` are there in all."""

    mark: str
    most: int = 0

    def has_hit(self, table: TaleTable, hero: Hero, _fight: Fight) -> None:
        table.owe(MarkHero(hero.seat, cite(table, self.mark, "TT-19.1"), 1, self.mark, self.most))


class HealsAlone(Trait, frozen=True, tag="heals_alone"):
    """At the end of a round in which nobody attacked it, it loses marked damage."""

    damage: int

    def was_left_alone(self, table: TaleTable, enemy: Enemy) -> None:
        if enemy.damage:
            healed = min(enemy.damage, self.damage)
            enemy.damage -= healed
            table.tell(events.Regained(enemy=enemy.kind, points=healed), cite(table, enemy.kind, "TT-19.1"))


class Moves(Trait, frozen=True, tag="moves"):
    """It moves so many Steps in the Threat step."""

    steps: int

    def goes(self) -> int:
        return self.steps


class Reaches(Trait, frozen=True, tag="reaches"):
    """In the Threat step it attacks from so many spaces away."""

    spaces: int

    def reach(self) -> int:
        return self.spaces


AnyTrait = (
    Stronger
    | StrongerByCounter
    | AttacksFirst
    | DoublesOnDie
    | ExtraRoundAtHalf
    | IgnoresDamage
    | NoHope
    | Frightens
    | Regains
    | HitsHighestVirtue
    | MirrorsLove
    | RerollsBlanks
    | BlockCosts
    | MarksOnHit
    | HealsAlone
    | Moves
    | Reaches
)
