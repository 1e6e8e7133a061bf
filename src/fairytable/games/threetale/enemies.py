"""An enemy: its traits, and its numbers with what they add."""

from __future__ import annotations

from fairytable.games.threetale.table import Enemy, Fight, TaleTable
from fairytable.games.threetale.traits import AnyTrait


def traits_of(table: TaleTable, fight: Fight) -> tuple[AnyTrait, ...]:
    if fight.enemy < 0:
        return table.content.battles[fight.card].traits
    return traits_of_enemy(table, table.enemy(fight.enemy))


def traits_of_enemy(table: TaleTable, enemy: Enemy) -> tuple[AnyTrait, ...]:
    """Those of its kind, of its own card, and of the card that is in force for all of its kind."""
    scenario = table.scenario
    kind = scenario.enemies[enemy.kind]
    if enemy.silenced or enemy.broken:
        return ()
    traits = kind.traits
    if enemy.trait:
        traits += scenario.cards[enemy.trait].traits
    if kind.shared_traits and (card := table.the_future.in_force.get(kind.shared_traits)):
        traits += scenario.cards[card].traits
    return traits


def numbers_of_enemy(table: TaleTable, enemy: Enemy) -> tuple[int, int, int]:
    """Speed, Defence and Strength with what its traits add."""
    speed, defence, strength = enemy.speed, enemy.defence, enemy.strength
    for trait in traits_of_enemy(table, enemy):
        more = trait.adds(table)
        speed, defence, strength = speed + more[0], defence + more[1], strength + more[2]
    return speed, max(1, defence), max(0, strength)


def attacks_first(traits: tuple[AnyTrait, ...]) -> bool:
    """Whether the enemy does, whatever the Speeds."""
    return any(trait.attacks_first for trait in traits)
