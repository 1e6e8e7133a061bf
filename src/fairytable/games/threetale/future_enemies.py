"""Enemies of the Future: they come, move, attack, are attacked and beaten (TT-26)."""

from __future__ import annotations

from fairytable.engine.agenda import step
from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import EnemiesMove, HitEnemy
from fairytable.games.threetale.board import beside, distance
from fairytable.games.threetale.changes import gain
from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.effects import EnemiesAct, Mark
from fairytable.games.threetale.enemies import numbers_of_enemy, traits_of_enemy
from fairytable.games.threetale.fight import begin_fight
from fairytable.games.threetale.future import check_verdict, do, draw_future, hook
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.placing import clause_of_coming, step_towards_heroes, way_towards_heroes
from fairytable.games.threetale.requirements import Counted
from fairytable.games.threetale.table import Enemy, Hero, TaleTable


def put_enemy(table: TaleTable, kind: str, space: str, *, group: str = "") -> Enemy:
    """An enemy comes on the map, with a trait card if its kind has such a deck."""
    future = table.the_future
    sheet = table.scenario.enemies[kind]
    speed, defence, strength = sheet.forms[0]
    future.numbers += 1
    enemy = Enemy(future.numbers, kind, space, speed, defence, strength, group=group)
    if sheet.trait_deck:
        card = draw_future(table, sheet.trait_deck)
        if card is not None:
            enemy.trait = card
    future.enemies.append(enemy)
    table.tell(events.EnemyPlaced(enemy=kind, space=space), clause_of_coming(table, kind))
    if enemy.trait:
        table.tell(events.EnemyTrait(enemy=kind, card=enemy.trait), cite(table, sheet.trait_deck, "TT-19.1"))
    return enemy


@step
def move_enemies(table: TaleTable, moving: EnemiesMove) -> None:
    """Each enemy first moves, then attacks (9.11)."""
    if moving.numbers:
        first, *others = moving.numbers
        table.then(EnemiesMove(tuple(others)))
        _move_and_attack(table, first)
    check_verdict(table)


def _move_and_attack(table: TaleTable, number: int) -> None:
    future = table.the_future
    enemy = next((other for other in future.enemies if other.number == number), None)
    if enemy is None:
        return
    step_towards_heroes(table, enemy, _steps_of(table, enemy))
    for hero in _in_reach_from(table, enemy, enemy.at)[:1]:
        begin_fight(table, hero, enemy, "threat")


def threats(table: TaleTable) -> list[tuple[int, str]]:
    """Which enemies would attack or mark which heroes if the Threat step came now: of each its number and the seat."""
    found: dict[tuple[int, str], None] = {}
    there = [hero for hero in table.by_turn() if not hero.away]
    own_rule = hook(table, "attacking")
    acting: list[Enemy] = own_rule(table) if own_rule else []
    for effect in table.scenario.sheet.threat:
        if isinstance(effect, EnemiesAct):
            acting = acting + [enemy for enemy in table.the_future.enemies if effect.enemy in ("", enemy.kind)]
        elif isinstance(effect, Mark) and effect.who == "within":
            marking = [enemy for enemy in table.the_future.enemies if enemy.kind == effect.of]
            for enemy in marking:
                near = [hero for hero in there if distance(hero.at, enemy.at) <= effect.spaces]
                found |= dict.fromkeys((enemy.number, hero.seat) for hero in near)
    for enemy in acting:
        ends = way_towards_heroes(table, enemy, _steps_of(table, enemy))[-1]
        found |= dict.fromkeys((enemy.number, hero.seat) for hero in _in_reach_from(table, enemy, ends))
    return list(found)


def _steps_of(table: TaleTable, enemy: Enemy) -> int:
    """How far it walks in the Threat step."""
    kind = table.scenario.enemies[enemy.kind]
    usual = numbers_of_enemy(table, enemy)[0] if kind.runs else kind.moves
    return next((steps for trait in traits_of_enemy(table, enemy) if (steps := trait.goes()) is not None), usual)


def _in_reach_from(table: TaleTable, enemy: Enemy, space: str) -> list[Hero]:
    """The heroes whom an enemy that attacks at all could attack from a space, the next in turn order first."""
    if not table.scenario.enemies[enemy.kind].attacks:
        return []
    return [hero for hero in table.by_turn() if not hero.away and _reaches(table, enemy, space, hero)]


def is_in_reach(table: TaleTable, enemy: Enemy, hero: Hero) -> bool:
    """Whether an enemy attacks a hero there in the Threat step."""
    return _reaches(table, enemy, enemy.at, hero)


def _reaches(table: TaleTable, enemy: Enemy, space: str, hero: Hero) -> bool:
    """Whether a hero is beside the space, or as near as the traits of the enemy say."""
    far = distance(hero.at, space)
    return far <= 1 or any(far <= trait.reach() for trait in traits_of_enemy(table, enemy))


def heal_those_left_alone(table: TaleTable) -> None:
    """At the end of a round."""
    for enemy in table.the_future.enemies:
        if not enemy.fought:
            for trait in traits_of_enemy(table, enemy):
                trait.was_left_alone(table, enemy)
        enemy.fought = False


def is_open(table: TaleTable, enemy: Enemy) -> bool:
    """Whether it can be attacked at all yet."""
    closed = table.scenario.enemies[enemy.kind].closed
    return closed is None or holds(table, closed)


def may_attack(table: TaleTable, hero: Hero, enemy: Enemy) -> bool:
    return why_no_attack(table, hero, enemy) is None


def why_no_attack(table: TaleTable, hero: Hero, enemy: Enemy) -> Reason | None:
    """From a side-adjacent space (or its own, for some), unless it is closed."""
    kind = table.scenario.enemies[enemy.kind]
    if not (hero.at == enemy.at if kind.on_space else hero.at in beside(enemy.at)):
        return Reason("not_on_space" if kind.on_space else "not_beside", "TT-26.2", {"enemy": enemy.kind})
    if not is_open(table, enemy):
        return _why_closed(table, enemy)
    rule = hook(table, "why_no_attack")
    reason: Reason | None = rule(table, hero, enemy) if rule else None
    return reason


def _why_closed(table: TaleTable, enemy: Enemy) -> Reason:
    """What has to be counted before it can be attacked, if that is what it waits for."""
    closed = table.scenario.enemies[enemy.kind].closed
    if isinstance(closed, Counted):
        values = {"counter": closed.counter, "has": table.the_future.counters[closed.counter], "needs": closed.at_least}
        return Reason("enemy_waits", "TT-19.4", {"enemy": enemy.kind, **values})
    return Reason("enemy_closed", "TT-19.4", {"enemy": enemy.kind})


def enemy_was_beaten(table: TaleTable, hero: Hero, number: int) -> None:
    """The next form stands up at once; without one the enemy leaves the map."""
    future = table.the_future
    enemy = table.enemy(number)
    kind = table.scenario.enemies[enemy.kind]
    future.beaten[enemy.kind] = future.beaten.get(enemy.kind, 0) + 1
    enemy.form += 1
    if enemy.form < len(kind.forms):
        enemy.speed, enemy.defence, enemy.strength = kind.forms[enemy.form]
        enemy.damage = 0
        table.tell(events.NextForm(enemy=enemy.kind, form=enemy.form + 1), cite(table, enemy.kind, "TT-26.12"))
    else:
        future.enemies.remove(enemy)
        if enemy.trait and kind.trait_deck:
            future.discards[kind.trait_deck].append(enemy.trait)
        gain(table, hero, kind.prize, cite(table, enemy.kind, "TT-19.1"))
        rule = hook(table, "was_beaten")
        if rule:
            rule(table, hero, enemy)
        if kind.on_beaten:
            do(table, "beaten", about=enemy.kind, hero=hero, target=enemy.at)
    check_verdict(table)


def hero_was_hurt(table: TaleTable, hero: Hero, kind: str, damage: int) -> None:
    rule = hook(table, "was_hurt")
    if rule:
        rule(table, hero, kind, damage)


def targets(table: TaleTable, kind: str, *, damaged_only: bool = False) -> list[Enemy]:
    """The enemies of a kind, or of all kinds `<kind>_...`, that damage outside of a fight may hit."""
    return [
        enemy
        for enemy in table.the_future.enemies
        if (enemy.kind == kind or enemy.kind.startswith(f"{kind}_")) and (enemy.damage or not damaged_only)
    ]


def hurt_target(table: TaleTable, hero: Hero, enemy: Enemy, hit: HitEnemy) -> None:
    """Damage without a fight. Enough for all beats it."""
    if hit.silence:
        enemy.broken = True
    _, defence, _ = numbers_of_enemy(table, enemy)
    damage = min(hit.damage, defence - enemy.damage)
    enemy.damage += damage
    left = defence - enemy.damage
    table.tell(events.DamageDealt(seat=hero.seat, enemy=enemy.kind, damage=damage, left=left), hit.clause)
    beat_if_worn_down(table, hero, enemy)


def beat_if_worn_down(table: TaleTable, hero: Hero, enemy: Enemy) -> None:
    """TT-15.12: an enemy whose Defence is used up is beaten, also outside of a fight."""
    if enemy.damage >= numbers_of_enemy(table, enemy)[1]:
        table.tell(events.EnemyBeaten(seat=hero.seat, enemy=enemy.kind), "TT-15.12")
        enemy_was_beaten(table, hero, enemy.number)
