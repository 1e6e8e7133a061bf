"""What scenarios make happen: the effects of their scripts, carried out one after the other."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from fairytable.engine.agenda import step
from fairytable.games.threetale import events
from fairytable.games.threetale.agenda import (
    CarryOut,
    ChooseCard,
    CoverVirtue,
    EnemiesMove,
    EnterBattle,
    HitEnemy,
    UncoverVirtue,
)
from fairytable.games.threetale.board import beside, distance
from fairytable.games.threetale.changes import gain, lose, roll_dice
from fairytable.games.threetale.effects import (
    ActionsNextTurn,
    AnyEffect,
    Count,
    DamageEnemy,
    DrawCard,
    Effect,
    EnemiesAct,
    FightBattle,
    Gain,
    LayAside,
    Lose,
    LosePerMark,
    Mark,
    MoveEnemies,
    PlaceEnemy,
    PlaceToken,
    RemoveToken,
    Special,
    StepsNextTurn,
)
from fairytable.games.threetale.future import check_verdict, count, do, draw_future, hook, the_rule
from fairytable.games.threetale.future_enemies import put_enemy
from fairytable.games.threetale.goods import VIRTUES, Losses
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.placing import (
    find_places,
    free_spaces,
    places_of,
    put_token,
    step_towards_heroes,
    without_cutting,
)
from fairytable.games.threetale.powers import SecondSight
from fairytable.games.threetale.table import Hero, TaleTable

TRANCE = "trance"


def script_of(table: TaleTable, doing: CarryOut) -> tuple[AnyEffect, ...]:
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


@step
def next_effect(table: TaleTable, doing: CarryOut) -> None:
    """The next effect of what is being done. After the last one and all that it left to settle, the win is tested once
    more."""
    script = script_of(table, doing)
    if doing.place < len(script):
        table.then(replace(doing, place=doing.place + 1))
        carry_out(table, script[doing.place], doing)
    check_verdict(table)


def chosen(table: TaleTable, effect: Effect, hero: Hero | None) -> list[Hero]:
    """The hero to whom an effect applies; ties: the next in turn order."""
    there = [other for other in table.by_turn() if not other.away]
    if not there:
        return []
    if effect.who not in ("hero", "everybody", "others"):
        there = [other for other in there if not other.immune]
        if not there:
            return []
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


def carry_out(table: TaleTable, effect: AnyEffect, doing: CarryOut) -> None:
    """One effect. What a hero has to choose is owed."""
    future = table.the_future
    hero = table.hero(doing.seat) if doing.seat else None
    clause = cite(table, _topic(table, doing), "TT-19.1")
    match effect:
        case Gain():
            for other in chosen(table, effect, hero):
                gain(table, other, effect.goods, clause)
        case Lose():
            for other in chosen(table, effect, hero):
                lose(table, other, effect.losses, clause)
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
            if heroes := chosen(table, effect, hero):
                table.then(*[EnterBattle(other.seat, effect.level) for other in heroes])
        case LayAside():
            if card := future.in_force.pop(effect.deck, ""):
                future.discards[effect.deck].append(card)
        case EnemiesAct():
            kind = effect.enemy
            table.then(EnemiesMove(tuple([enemy.number for enemy in future.enemies if kind in ("", enemy.kind)])))
        case MoveEnemies():
            for enemy in future.enemies:
                if enemy.kind == effect.enemy:
                    step_towards_heroes(table, enemy, effect.steps)
        case DamageEnemy():
            if hero is not None:
                table.owe(
                    HitEnemy(
                        hero.seat,
                        clause,
                        effect.enemy,
                        effect.damage,
                        damaged_only=effect.damaged_only,
                        silence=effect.silence,
                    )
                )
        case StepsNextTurn():
            for other in chosen(table, effect, hero):
                if doing.script == "turn_start" and other is not hero:
                    continue
                if effect.now or doing.script == "turn_start":
                    other.more_steps += effect.steps
                else:
                    other.next_steps += effect.steps
                table.tell(events.StepsChanged(seat=other.seat, steps=effect.steps), clause)
        case ActionsNextTurn():
            for other in chosen(table, effect, hero):
                other.next_actions += effect.actions
                table.tell(events.ActionsChanged(seat=other.seat, actions=effect.actions), clause)
        case LosePerMark():
            for other in chosen(table, effect, hero):
                if marks := other.marks.get(effect.mark, 0):
                    lose(table, other, Losses(virtues=marks), cite(table, effect.mark, "TT-19.8"))
        case Special():
            the_rule(table, effect.rule)(table, hero, effect, doing.target)
        case _:
            assert_never(effect)


def _topic(table: TaleTable, doing: CarryOut) -> str:
    """What the Future Book calls that which is being done: the deck of a card, else the thing or the step."""
    return table.scenario.cards[doing.about].deck if doing.script == "card" else doing.about or doing.script


def mark_hero(table: TaleTable, hero: Hero, mark: str, most: int = 0) -> None:
    """A mark such as Poison; Trance also covers a Virtue."""
    together = sum(other.marks.get(mark, 0) for other in table.heroes)
    if hero.away or (most and together >= most) or (mark == TRANCE and hero.immune):
        return
    hero.marks[mark] = hero.marks.get(mark, 0) + 1
    table.tell(events.Marked(seat=hero.seat, mark=mark, count=hero.marks[mark]), cite(table, mark, "TT-19.1"))
    if mark == TRANCE:
        table.owe(CoverVirtue(hero.seat, cite(table, mark, "TT-19.7"), 1), first=True)
    rule = hook(table, "was_marked")
    if rule:
        rule(table, mark)
    check_verdict(table)


def unmark_hero(table: TaleTable, hero: Hero, mark: str) -> None:
    if hero.marks.get(mark, 0):
        hero.marks[mark] -= 1
        table.tell(events.Unmarked(seat=hero.seat, mark=mark, count=hero.marks[mark]), cite(table, mark, "TT-19.1"))
        if mark == TRANCE and hero.covered:
            table.owe(UncoverVirtue(hero.seat, cite(table, mark, "TT-19.7"), 1), first=True)


def cover_options(hero: Hero) -> list[str]:
    return [virtue for virtue in VIRTUES if virtue not in hero.covered]


def uncover(table: TaleTable, hero: Hero, virtue: str) -> None:
    hero.covered.remove(virtue)
    table.tell(events.Uncovered(seat=hero.seat, virtue=virtue), cite(table, TRANCE, "TT-19.7"))


def _place_tokens(table: TaleTable, effect: PlaceToken, hero: Hero | None, doing: CarryOut) -> None:
    future = table.the_future
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
                    free = without_cutting(table, free)
                spaces = [table.chance.pick(free)] if free else []
            else:
                spaces = find_places(table, place, 1, of=of, spaces=effect.spaces)
            for space in spaces:
                put_token(table, effect.token, space)


def remove_token(table: TaleTable, doing: CarryOut) -> None:
    """The token that the Action is about: `doing.target` is its space."""
    action = table.scenario.actions[doing.about]
    wanted = action.on or action.beside
    for token in table.the_future.tokens:
        if token.at == doing.target and token.kind == wanted:
            table.the_future.tokens.remove(token)
            table.tell(events.TokenRemoved(token=token.kind, space=token.at), cite(table, token.kind, "TT-19.1"))
            return


def _place_enemies(table: TaleTable, effect: PlaceEnemy) -> None:
    future = table.the_future
    for _ in range(effect.count):
        out = sum(enemy.kind == effect.enemy for enemy in future.enemies)
        ever = out + future.beaten.get(effect.enemy, 0)
        if (effect.most and out >= effect.most) or (effect.in_all and ever >= effect.in_all):
            return
        of = effect.enemy if effect.place == "apart" else effect.of
        for space in find_places(table, effect.place, 1, of=of, spaces=effect.spaces):
            put_enemy(table, effect.enemy, space)


def _draw_card(table: TaleTable, effect: DrawCard, hero: Hero | None, doing: CarryOut) -> None:
    future = table.the_future
    if doing.script == "claim" and hero is not None and (sight := _second_sight(table, hero)):
        cards = [card for _ in range(sight) if (card := draw_future(table, effect.deck)) is not None]
        if len(cards) > 1:
            table.owe(ChooseCard(hero.seat, "TT-9.6", effect.deck, doing.target, tuple(cards)), first=True)
            return
        future.decks[effect.deck] += cards
    card = draw_future(table, effect.deck)
    if card is None:
        return
    if effect.in_force:
        if old := future.in_force.get(effect.deck):
            future.discards[effect.deck].append(old)
        future.in_force[effect.deck] = card
    else:
        future.discards[effect.deck].append(card)
    table.tell(events.CardDrawn(card=card), cite(table, effect.deck, "TT-19.1"))
    do(table, "card", about=card, hero=hero, target=doing.target)


def _second_sight(table: TaleTable, hero: Hero) -> int:
    """How many cards a hero draws for a claim if it may choose one of them."""
    return max([power.cards for _, power in table.powers(hero, SecondSight)], default=0)


def use_chosen_card(table: TaleTable, choice: ChooseCard, card: str) -> None:
    """One of the cards that were drawn for a claim is carried out; all of them are discarded."""
    table.the_future.discards[choice.deck] += choice.cards
    table.tell(events.CardDrawn(card=card), "TT-9.6")
    do(table, "card", about=card, hero=table.hero(choice.seat), target=choice.target)
