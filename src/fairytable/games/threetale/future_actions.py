"""Actions that only the Future has: claiming tokens, attacking, the scenario's own Actions, Sacred Stones."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale import events
from fairytable.games.threetale.actions import spend_action
from fairytable.games.threetale.board import around, beside
from fairytable.games.threetale.changes import gain, lose
from fairytable.games.threetale.conditions import holds
from fairytable.games.threetale.content import FutureAction
from fairytable.games.threetale.effects import DamageEnemy
from fairytable.games.threetale.fight import begin_fight
from fairytable.games.threetale.future import check_verdict, do, hook, the_rule
from fairytable.games.threetale.future_effects import unmark_hero
from fairytable.games.threetale.future_enemies import may_attack, targets
from fairytable.games.threetale.goods import Goods, Losses
from fairytable.games.threetale.own_rules import cite
from fairytable.games.threetale.powers import StarOnTheBrow, TokenReach
from fairytable.games.threetale.table import Hero, TaleTable
from fairytable.games.threetale.verbs import ATTACK, CLAIM, DO

HERE = "here"


def claimable_tokens(table: TaleTable, hero: Hero) -> list[str]:
    """Tokens on the hero's space; beside it for who reaches them."""
    spaces = {hero.at}
    if table.has_power(hero, TokenReach):
        spaces.update(beside(hero.at))
    kinds = table.scenario.tokens
    there = [token for token in table.the_future.tokens if token.at in spaces and kinds[token.kind].claim]
    return list(dict.fromkeys([CLAIM(token.kind, token.at) for token in there]))


def extra_actions(table: TaleTable, hero: Hero) -> list[str]:
    """Attacks and the scenario's own Actions."""
    options = [ATTACK(enemy.kind, enemy.at) for enemy in table.the_future.enemies if may_attack(table, hero, enemy)]
    options += [option for option, reason in actions_at_hand(table, hero).items() if reason is None]
    return list(dict.fromkeys(options))


def actions_at_hand(table: TaleTable, hero: Hero) -> dict[str, Reason | None]:
    """The scenario's own Actions for which the hero stands right, each with why it cannot be done, if it cannot."""
    found = {
        DO(action.id, target): why_not_do(table, hero, action)
        for action in table.scenario.actions.values()
        for target in targets_of(table, hero, action)
    }
    rule = hook(table, "actions_at_hand")
    return found | rule(table, hero) if rule else found


def why_not_do(table: TaleTable, hero: Hero, action: FutureAction) -> Reason | None:
    """What the hero cannot pay, or what must hold first."""
    if action.pays.virtues and (reason := why_not_virtues(hero, action.pays.virtues)):
        return reason
    if hero.unused < action.pays.shevitsa:
        return too_few("shevitsa", hero.unused, action.pays.shevitsa)
    for token, needs in action.gives_up.items():
        if hero.carried.count(token) < needs:
            return too_few(token, hero.carried.count(token), needs)
    if action.needs is not None and not holds(table, action.needs):
        return Reason("action_closed", "TT-6.16", {"action": action.id})
    return None


def why_not_virtues(hero: Hero, needs: int) -> Reason | None:
    """TT-8.5: nobody pays with the last Virtue."""
    if hero.total > needs:
        return None
    return Reason("too_few_virtues", "TT-6.16", {"has": hero.total, "needs": needs})


def too_few(thing: str, has: int, needs: int) -> Reason:
    return Reason("too_few_things", "TT-6.16", {"thing": thing, "has": has, "needs": needs})


def targets_of(table: TaleTable, hero: Hero, action: FutureAction) -> list[str]:
    """The spaces or heroes that an Action can be about; `here` if it is about nothing."""
    if action.on == "altar":
        return [HERE] if table.ground.get(hero.at) == "altar" else []
    if action.on:
        return [hero.at] if any(token.kind == action.on for token in table.tokens_at(hero.at)) else []
    if action.beside in ("hero", "neighbour"):
        spaces = beside(hero.at) if action.beside == "hero" else around(hero.at)
        heroes = [other for other in table.others(hero) if other.at in spaces]
        if action.itself:
            heroes.append(hero)
        return [other.seat for other in heroes if not action.unmark or other.marks.get(action.unmark)]
    if action.beside:
        near = beside(hero.at)
        return [token.at for token in table.the_future.tokens if token.kind == action.beside and token.at in near]
    return [HERE]


def why_no_stone(table: TaleTable, hero: Hero) -> Reason | None:
    """A Sacred Stone that would do nothing now is not offered."""
    stone = table.scenario.sheet.stone
    if stone.passive or not stone.effects:
        return Reason("stone_by_itself", "TT-26.9")
    rule = hook(table, "stone_helps")
    helps = (
        rule(table, hero)
        if rule
        else all(
            targets(table, effect.enemy, damaged_only=effect.damaged_only)
            for effect in stone.effects
            if isinstance(effect, DamageEnemy)
        )
    )
    return None if helps else Reason("stone_does_nothing", "TT-26.9")


def take_extra(table: TaleTable, hero: Hero, answer: str) -> None:
    """Carry out what the Future offers."""
    future, scenario = table.the_future, table.scenario
    if answer in CLAIM:
        kind, space = CLAIM.read(answer)
        token = next(token for token in future.tokens if token.kind == kind and token.at == space)
        future.tokens.remove(token)
        table.tell(events.Claimed(seat=hero.seat, thing=kind, space=space), cite(table, kind, "TT-26.8"))
        if scenario.tokens[kind].keep:
            hero.carried.append(kind)
        if table.has_power(hero, StarOnTheBrow):
            gain(table, hero, Goods(virtues=1), "TT-9.6")
        do(table, "claim", about=kind, hero=hero, target=space)
        rule = hook(table, "was_claimed")
        if rule:
            rule(table, hero, kind)
    elif answer in ATTACK:
        kind, space = ATTACK.read(answer)
        spend_action(table, hero)
        there = [enemy for enemy in future.enemies if enemy.kind == kind and enemy.at == space]
        enemy = next(enemy for enemy in reversed(there) if may_attack(table, hero, enemy))
        begin_fight(table, hero, enemy, scenario.enemies[kind].mode)
    else:
        name, target = DO.read(answer)
        spend_action(table, hero)
        clause = cite(table, name, "TT-6.16")
        table.tell(events.ActionDone(seat=hero.seat, action=name), clause)
        action = scenario.actions.get(name)
        if action is None:
            the_rule(table, name)(table, hero, None, target)
            check_verdict(table)
            return
        for kind, count in action.gives_up.items():
            for _ in range(count):
                hero.carried.remove(kind)
        if action.pays.virtues or action.pays.shevitsa:
            lose(table, hero, Losses(virtues=action.pays.virtues, shevitsa=action.pays.shevitsa), clause)
        if action.unmark:
            unmark_hero(table, table.hero(target), action.unmark)
        do(table, "action", about=name, hero=hero, target=target)
