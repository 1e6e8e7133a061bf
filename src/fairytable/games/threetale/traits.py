"""Traits: what an enemy can do beside its three numbers."""

from __future__ import annotations

from msgspec import Struct


class Trait(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What an enemy can do beside its three numbers."""


class Stronger(Trait, frozen=True, tag="stronger"):
    """Other numbers than printed."""

    speed: int = 0
    defence: int = 0
    strength: int = 0


class StrongerByCounter(Trait, frozen=True, tag="stronger_by_counter"):
    """Strength grows by 1 with each point of a counter above a number."""

    counter: str
    above: int = 0


class AttacksFirst(Trait, frozen=True, tag="attacks_first"):
    """It attacks first, whatever the Speeds."""


class DoublesOnDie(Trait, frozen=True, tag="doubles_on_die"):
    """In each of its rounds it rolls a die; if positive, the damage left after all changes is doubled."""


class ExtraRoundAtHalf(Trait, frozen=True, tag="extra_round_at_half"):
    """When its Defence first falls to half or less it makes one extra round of attack."""


class IgnoresDamage(Trait, frozen=True, tag="ignores_damage"):
    """The first damage of each round of the hero does nothing."""

    damage: int


class NoHope(Trait, frozen=True, tag="no_hope"):
    """Hope cannot be used against it."""


class Frightens(Trait, frozen=True, tag="frightens"):
    """Before each round of the hero it rolls a die; if positive, the hero rolls fewer dice (at least 1)."""

    dice: int


class Regains(Trait, frozen=True, tag="regains"):
    """It loses marked damage after each of its rounds that inflicted damage."""

    defence: int


class HitsHighestVirtue(Trait, frozen=True, tag="hits_highest_virtue"):
    """Each point of damage is taken from the Virtue that is highest then."""


class MirrorsLove(Trait, frozen=True, tag="mirrors_love"):
    """Its Strength is the Love of the hero at the start, if that is higher, up to a number."""

    most: int


class RerollsBlanks(Trait, frozen=True, tag="rerolls_blanks"):
    """It rolls all its blank dice again in its first round."""


class BlockCosts(Trait, frozen=True, tag="block_costs"):
    """Who blocks it with Spirit also loses Virtues."""

    virtues: int


class MarksOnHit(Trait, frozen=True, tag="marks_on_hit"):
    """A hero that takes damage from it gets a mark, as long as fewer than `most` are there in all."""

    mark: str
    most: int = 0


class HealsAlone(Trait, frozen=True, tag="heals_alone"):
    """At the end of a round in which nobody attacked it, it loses marked damage."""

    damage: int


class Moves(Trait, frozen=True, tag="moves"):
    """It moves so many Steps in the Threat step."""

    steps: int


class Reaches(Trait, frozen=True, tag="reaches"):
    """In the Threat step it attacks from so many spaces away."""

    spaces: int


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
