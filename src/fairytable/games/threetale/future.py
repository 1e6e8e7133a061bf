"""What happens in the Future: effects of scenarios carried out one after the other, enemies, marks, the verdict."""

from __future__ import annotations

from typing import Any, assert_never

from fairytable.games.threetale import fight
from fairytable.games.threetale.board import beside, distance
from fairytable.games.threetale.changes import end_story, gain, lose, owe
from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.dice import roll_dice
from fairytable.games.threetale.effects import (
    VIRTUES,
    ActionsNextTurn,
    AnyEffect,
    Attack,
    Count,
    DamageEnemy,
    DrawCard,
    Effect,
    EnemiesAct,
    FightBattle,
    Gain,
    HealsAlone,
    Lose,
    LosePerMark,
    Losses,
    Mark,
    MoveEnemies,
    Moves,
    PlaceEnemy,
    PlaceToken,
    Reaches,
    RemoveToken,
    Special,
    StepsNextTurn,
)
from fairytable.games.threetale.moving import distances
from fairytable.games.threetale.placing import (
    find_places,
    free_spaces,
    main_land,
    places_of,
    put_token,
    step_towards_heroes,
    would_cut,
)
from fairytable.games.threetale.specials import find_rule
from fairytable.games.threetale.table import Doing, Enemy, Future, Hero, Owed, TaleTable

TRANCE = "trance"


def hook(table: TaleTable, name: str) -> Any:
    """A rule of the scenario that the common rules ask, or None."""
    return find_rule(table.scenario.sheet.number, name) if table.future is not None else None


# The course of a scenario


def open_future(table: TaleTable, scenario: str) -> None:
    """TT-18.6: the box is opened; the decks are shuffled; what stands in the set-up list is placed."""
    sheet = table.content.scenarios[scenario]
    decks = {name: sheet.deck(name) for name in sheet.decks()}
    for cards in decks.values():
        table.chance.shuffle(cards)
    table.future = Future(scenario, dict.fromkeys(sheet.sheet.counters, 0), decks, {name: [] for name in decks})
    table.tell("future_opened", "TT-18.6", scenario=scenario, rounds=sheet.sheet.rounds)
    land = main_land(table)
    for hero in table.heroes:
        if hero.at not in land:
            owe(table, hero, "move", "TT-19.2")
    do(table, "setup")


def do(table: TaleTable, script: str, *, about: str = "", hero: Hero | None = None, target: str = "") -> None:
    """Effects are to be carried out next, before those that wait already."""
    table.doing.append(Doing(script, about, 0, hero.seat if hero else "", target))


def script_of(table: TaleTable, doing: Doing) -> tuple[AnyEffect, ...]:
    scenario = table.scenario
    sheet = scenario.sheet
    match doing.script:
        case "setup":
            return sheet.setup
        case "round_start":
            return sheet.round_start
        case "turn_start":
            return sheet.turn_start
        case "threat":
            return sheet.threat
        case "stone":
            return sheet.stone.effects
        case "card":
            return scenario.cards[doing.about].effects
        case "claim":
            return scenario.tokens[doing.about].on_claim
        case "action":
            return scenario.actions[doing.about].effects
        case "beaten":
            return scenario.enemies[doing.about].on_beaten
        case _:
            raise ValueError(f"there is no script '{doing.script}'")


async def carry_on(table: TaleTable) -> None:
    """The next effect of what is being done. Nothing is asked here."""
    doing = table.doing[-1]
    if doing.script == "enemies":
        _next_enemy(table, doing)
    else:
        script = script_of(table, doing)
        if doing.place >= len(script):
            table.doing.remove(doing)
        else:
            doing.place += 1
            carry_out(table, script[doing.place - 1], doing)
    check_verdict(table)


def check_verdict(table: TaleTable) -> None:
    """TT-20.1, 20.3, 20.5: the win is tested after every effect; a breach by the same effect loses."""
    if table.future is None or table.phase != "future" or table.verdict:
        return
    sheet = table.scenario.sheet
    for condition in sheet.losses:
        if holds(table, condition):
            table.tell("requirement_breached", "TT-20.4", scenario=sheet.id)
            end_story(table, "breached")
    if holds(table, sheet.win):
        table.tell("objective_met", "TT-20.1", scenario=sheet.id)
        end_story(table, "won")


# Effects


def chosen(table: TaleTable, effect: Effect, hero: Hero | None) -> list[Hero]:
    """Whom an effect concerns; ties: the next in turn order."""
    there = [other for other in table.by_turn() if not other.away]
    if not there:
        return []
    if effect.who not in ("hero", "everybody", "others"):
        there = [other for other in there if not other.immune] or there
    of = effect.of
    match effect.who:
        case "hero":
            return [hero] if hero is not None and not hero.away else []
        case "everybody":
            return there
        case "others":
            return [other for other in there if other is not hero]
        case "most_virtues":
            return [max(there, key=lambda other: other.total)]
        case "least_hope":
            return [min(there, key=lambda other: other.virtues["hope"])]
        case "most_speed":
            return [max(there, key=lambda other: other.speed)]
        case "most_marks":
            return [max(there, key=lambda other: other.marks.get(of, 0))]
        case "most_carried":
            return [max(there, key=lambda other: other.carried.count(of))]
        case "nearest":
            spots = places_of(table, of)
            return [min(there, key=lambda other: min(distance(other.at, spot) for spot in spots))] if spots else []
        case "within":
            spots = places_of(table, of)
            return [other for other in there if any(distance(other.at, spot) <= effect.spaces for spot in spots)]
        case "beside":
            spots = places_of(table, of)
            return [other for other in there if any(other.at in beside(spot) for spot in spots)]
        case _:
            assert_never(effect.who)


def carry_out(table: TaleTable, effect: AnyEffect, doing: Doing) -> None:
    """One effect. What a hero has to choose is owed."""
    future = table.future
    assert future is not None
    hero = table.hero(doing.seat) if doing.seat else None
    match effect:
        case Gain():
            for other in chosen(table, effect, hero):
                gain(table, other, effect.goods, "TT-19.1")
        case Lose():
            for other in chosen(table, effect, hero):
                lose(table, other, effect.losses, "TT-19.1")
        case Count():
            count(table, effect.counter, effect.by)
        case Mark():
            for other in chosen(table, effect, hero):
                for _ in range(abs(effect.by)):
                    if effect.by > 0:
                        mark_hero(table, other, effect.mark, effect.most)
                    else:
                        unmark_hero(table, other, effect.mark)
        case PlaceToken():
            _place_tokens(table, effect, hero, doing)
        case RemoveToken():
            remove_token(table, doing)
        case PlaceEnemy():
            _place_enemies(table, effect)
        case DrawCard():
            _draw_card(table, effect, hero, doing)
        case FightBattle():
            for other in chosen(table, effect, hero):
                owe(table, other, "battle", "TT-19.4", level=effect.level)
        case Attack():
            if hero is not None:
                enemy = table.enemy(int(doing.target))
                fight.begin_fight(table, hero, enemy, table.scenario.enemies[enemy.kind].mode)
        case EnemiesAct():
            numbers = [str(enemy.number) for enemy in future.enemies if effect.enemy in ("", enemy.kind)]
            table.doing.append(Doing("enemies", effect.enemy, target=" ".join(numbers)))
        case MoveEnemies():
            for enemy in future.enemies:
                if enemy.kind == effect.enemy:
                    step_towards_heroes(table, enemy, effect.steps)
        case DamageEnemy():
            if hero is not None:
                word = f"{effect.enemy} {'damaged' if effect.damaged_only else 'any'}"
                word += " silence" if effect.silence else ""
                owe(table, hero, "target", "TT-19.6", level=effect.damage, about=word)
        case StepsNextTurn():
            for other in chosen(table, effect, hero):
                if doing.script == "turn_start" and other is not hero:
                    continue
                if effect.now or doing.script == "turn_start":
                    other.more_steps += effect.steps
                else:
                    other.next_steps += effect.steps
                table.tell("steps_changed", "TT-19.1", seat=other.seat, steps=effect.steps)
        case ActionsNextTurn():
            for other in chosen(table, effect, hero):
                other.next_actions += effect.actions
                table.tell("actions_changed", "TT-19.1", seat=other.seat, actions=effect.actions)
        case LosePerMark():
            for other in chosen(table, effect, hero):
                if marks := other.marks.get(effect.mark, 0):
                    lose(table, other, Losses(virtues=marks), "TT-19.8")
        case Special():
            rule = find_rule(table.scenario.sheet.number, effect.rule)
            assert rule is not None
            rule(table, hero, effect, doing.target)
        case _:
            assert_never(effect)


def count(table: TaleTable, counter: str, by: int = 1) -> None:
    assert table.future is not None
    value = table.future.counters[counter] = max(0, table.future.counters[counter] + by)
    table.tell("counted", "TT-19.3", counter=counter, value=value)


def mark_hero(table: TaleTable, hero: Hero, mark: str, most: int = 0) -> None:
    """A mark such as Poison; Trance also covers a Virtue."""
    together = sum(other.marks.get(mark, 0) for other in table.heroes)
    if hero.away or (most and together >= most) or (mark == TRANCE and hero.immune):
        return
    hero.marks[mark] = hero.marks.get(mark, 0) + 1
    table.tell("marked", "TT-19.1", seat=hero.seat, mark=mark, count=hero.marks[mark])
    if mark == TRANCE:
        owe(table, hero, "cover", "TT-19.7", first=True)
    check_verdict(table)


def unmark_hero(table: TaleTable, hero: Hero, mark: str) -> None:
    if hero.marks.get(mark, 0):
        hero.marks[mark] -= 1
        table.tell("unmarked", "TT-19.1", seat=hero.seat, mark=mark, count=hero.marks[mark])
        if mark == TRANCE and hero.covered:
            hero.covered.remove(max(hero.covered, key=lambda virtue: hero.virtues[virtue]))


def cover_options(hero: Hero) -> list[str]:
    return [virtue for virtue in VIRTUES if virtue not in hero.covered]


def _place_tokens(table: TaleTable, effect: PlaceToken, hero: Hero | None, doing: Doing) -> None:
    future = table.future
    assert future is not None
    kind = table.scenario.tokens[effect.token]
    of, place = effect.of, effect.place
    starts: list[str] = []
    if place == "beside":
        heroes = chosen(table, effect, hero) if effect.who != "hero" or of == "hero" else []
        starts = [other.at for other in heroes] if heroes else places_of(table, of)
        if doing.target and not of:
            starts = [doing.target]
    for start in starts if place == "beside" else [""]:
        for _ in range(effect.count):
            out = sum(token.kind == effect.token for token in future.tokens)
            if effect.most and out >= effect.most:
                return
            if effect.on_die and not roll_dice(table, 1)[0]:
                continue
            if start:
                free = [space for space in free_spaces(table) if space in beside(start)]
                if kind.blocks and kind.lasting:
                    free = [space for space in free if not would_cut(table, space)]
                spaces = [table.chance.pick(free)] if free else []
            else:
                spaces = find_places(table, place, 1, of=of, spaces=effect.spaces)
            for space in spaces:
                put_token(table, effect.token, space)


def remove_token(table: TaleTable, doing: Doing) -> None:
    """The token that the Action is about: `doing.target` is its space."""
    assert table.future is not None
    action = table.scenario.actions[doing.about]
    wanted = action.on or action.beside
    for token in table.future.tokens:
        if token.at == doing.target and token.kind == wanted:
            table.future.tokens.remove(token)
            table.tell("token_removed", "TT-19.1", token=token.kind, space=token.at)
            return


def _place_enemies(table: TaleTable, effect: PlaceEnemy) -> None:
    future = table.future
    assert future is not None
    for _ in range(effect.count):
        out = sum(enemy.kind == effect.enemy for enemy in future.enemies)
        ever = out + future.beaten.get(effect.enemy, 0)
        if (effect.most and out >= effect.most) or (effect.in_all and ever >= effect.in_all):
            return
        for space in find_places(table, effect.place, 1, of=effect.of, spaces=effect.spaces):
            put_enemy(table, effect.enemy, space)


def put_enemy(table: TaleTable, kind: str, space: str, *, group: str = "") -> Enemy:
    """An enemy comes on the map, with a trait card if its kind has such a deck."""
    future = table.future
    assert future is not None
    sheet = table.scenario.enemies[kind]
    speed, defence, strength = sheet.forms[0]
    future.numbers += 1
    enemy = Enemy(future.numbers, kind, space, speed, defence, strength, group=group)
    if sheet.trait_deck:
        card = draw_future(table, sheet.trait_deck)
        if card is not None:
            enemy.trait = card
    future.enemies.append(enemy)
    table.tell("enemy_placed", "TT-18.6" if table.phase == "present" else "TT-19.1", enemy=kind, space=space)
    if enemy.trait:
        table.tell("enemy_trait", "TT-19.1", enemy=kind, card=enemy.trait)
    return enemy


def draw_future(table: TaleTable, deck: str) -> str | None:
    """The next card of a deck of the scenario; an empty deck is shuffled anew from its discards."""
    future = table.future
    assert future is not None
    cards, discards = future.decks[deck], future.discards[deck]
    if not cards and discards:
        cards.extend(discards)
        discards.clear()
        table.chance.shuffle(cards)
    return cards.pop() if cards else None


def _draw_card(table: TaleTable, effect: DrawCard, hero: Hero | None, doing: Doing) -> None:
    future = table.future
    assert future is not None
    card = draw_future(table, effect.deck)
    if card is None:
        return
    if effect.in_force:
        if old := future.in_force.get(effect.deck):
            future.discards[effect.deck].append(old)
        future.in_force[effect.deck] = card
    else:
        future.discards[effect.deck].append(card)
    table.tell("card_drawn", "TT-19.1", card=card)
    do(table, "card", about=card, hero=hero, target=doing.target)


# Enemies


def _next_enemy(table: TaleTable, doing: Doing) -> None:
    """Each enemy first moves, then attacks (9.11)."""
    future = table.future
    assert future is not None
    numbers = doing.target.split()
    if doing.place >= len(numbers):
        table.doing.remove(doing)
        return
    number = int(numbers[doing.place])
    doing.place += 1
    enemy = next((other for other in future.enemies if other.number == number), None)
    if enemy is None:
        return
    kind = table.scenario.enemies[enemy.kind]
    traits = fight.traits_of_enemy(table, enemy)
    steps = next((trait.steps for trait in traits if isinstance(trait, Moves)), kind.moves)
    step_towards_heroes(table, enemy, steps)
    reach = max([trait.spaces for trait in traits if isinstance(trait, Reaches)], default=1)
    if not kind.attacks:
        return
    for hero in table.by_turn():
        if not hero.away and distance(hero.at, enemy.at) <= reach:
            fight.begin_fight(table, hero, enemy, "threat")
            return


def heal_those_left_alone(table: TaleTable) -> None:
    """At the end of a round."""
    assert table.future is not None
    for enemy in table.future.enemies:
        if not enemy.fought:
            for trait in fight.traits_of_enemy(table, enemy):
                if isinstance(trait, HealsAlone) and enemy.damage:
                    enemy.damage = max(0, enemy.damage - trait.damage)
                    table.tell("regained", "TT-19.1", enemy=enemy.kind, points=trait.damage)
        enemy.fought = False


def may_attack(table: TaleTable, hero: Hero, enemy: Enemy) -> bool:
    """From a side-adjacent space (or its own, for some), unless it is closed."""
    kind = table.scenario.enemies[enemy.kind]
    near = hero.at == enemy.at if kind.on_space else hero.at in beside(enemy.at)
    if not near or (kind.closed is not None and not holds(table, kind.closed)):
        return False
    rule = hook(table, "may_attack")
    return bool(rule(table, hero, enemy)) if rule else True


def enemy_was_beaten(table: TaleTable, hero: Hero, number: int) -> None:
    """The next form stands up at once; without one the enemy leaves the map."""
    future = table.future
    assert future is not None
    enemy = table.enemy(number)
    kind = table.scenario.enemies[enemy.kind]
    future.beaten[enemy.kind] = future.beaten.get(enemy.kind, 0) + 1
    enemy.form += 1
    if enemy.form < len(kind.forms):
        enemy.speed, enemy.defence, enemy.strength = kind.forms[enemy.form]
        enemy.damage = 0
        table.tell("next_form", "TT-19.1", enemy=enemy.kind, form=enemy.form + 1)
    else:
        future.enemies.remove(enemy)
        if enemy.trait and kind.trait_deck:
            future.discards[kind.trait_deck].append(enemy.trait)
        gain(table, hero, kind.prize, "TT-19.1")
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


def targets(table: TaleTable, about: str) -> list[Enemy]:
    assert table.future is not None
    kind, which, *_ = about.split()
    return [
        enemy
        for enemy in table.future.enemies
        if (enemy.kind == kind or enemy.kind.startswith(f"{kind}_")) and (which == "any" or enemy.damage)
    ]


def hurt_target(table: TaleTable, hero: Hero, enemy: Enemy, owed: Owed) -> None:
    """Damage without a fight. `level` is how much; enough for all beats it."""
    if owed.about.endswith("silence"):
        enemy.broken = True
    _, defence, _ = fight.numbers_of_enemy(table, enemy)
    enemy.damage = min(defence, enemy.damage + owed.level)
    left = defence - enemy.damage
    table.tell("damage_dealt", "TT-19.6", seat=hero.seat, enemy=enemy.kind, damage=owed.level, left=left)
    if left <= 0:
        table.tell("enemy_beaten", "TT-15.12", seat=hero.seat, enemy=enemy.kind)
        enemy_was_beaten(table, hero, enemy.number)


# Heroes that are moved


def places_to_move(table: TaleTable, hero: Hero, about: str) -> list[str]:
    """The nearest free spaces of the main land; `about` may hold those allowed instead."""
    if about:
        return [space for space in about.split() if not table.heroes_at(space)]
    free = [space for space in free_spaces(table) if table.ground[space] != "trees"]
    if not free:
        return []
    least = min(distance(hero.at, space) for space in free)
    return [space for space in free if distance(hero.at, space) == least]


def move_hero(table: TaleTable, hero: Hero, space: str, clause: str) -> None:
    table.tell("was_moved", clause, seat=hero.seat, start=hero.at, space=space)
    hero.at = space


def reachable(table: TaleTable, hero: Hero) -> dict[str, int]:
    return distances(table, hero.at, for_hero=hero)
