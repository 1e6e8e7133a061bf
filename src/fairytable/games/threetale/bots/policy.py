"""What somebody would probably answer, quickly found; and which options a bot need look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.threetale import questions
from fairytable.games.threetale.actions import actions_left
from fairytable.games.threetale.agenda import HitEnemy
from fairytable.games.threetale.artifacts import worth_of
from fairytable.games.threetale.board import beside, cell_of, distance, spaces_of, turned
from fairytable.games.threetale.bots.plans import best_answer, goals_of, value_of, worth_of_goods
from fairytable.games.threetale.bots.policy_for_virtues import end_step, lose_least, raise_best
from fairytable.games.threetale.bots.policy_in_fights import (
    before_enemy_roll,
    before_fight,
    before_own_roll,
    enemy_dice,
    own_dice,
    take_damage,
    treasure_dice,
    use_of,
)
from fairytable.games.threetale.enemies import numbers_of_enemy
from fairytable.games.threetale.future import hook
from fairytable.games.threetale.goals import Goal
from fairytable.games.threetale.own_rules import rules_of
from fairytable.games.threetale.powers import (
    MoreActions,
    MoreSpeed,
    PowerToGain,
    RollDice,
)
from fairytable.games.threetale.table import PRICES, Hero, TaleTable
from fairytable.games.threetale.verbs import (
    AGREE,
    AWARD,
    BEGIN,
    CHOOSE_BONUS,
    DISCARD,
    DONE,
    END,
    GO,
    HERO,
    KEEP,
    LAY,
    STONE,
    TALENT,
    TARGET,
    USE,
)

Answer = Callable[[TaleTable, Hero, tuple[str, ...]], str]
Goals = Callable[[TaleTable, Hero], list[Goal]]


def in_suspense(table: TaleTable, question: Question) -> bool:
    """A fight, a Treasure, gains that are not settled: what comes of them is not seen yet."""
    return bool(table.fight or table.treasure or table.roll or table.owed) and question.about != questions.Award.about


def policy(table: TaleTable, question: Question, chance: Chance) -> str:
    """By rule of thumb where there is one; else one of the options."""
    answer = rule_of_thumb(table, question)
    if answer:
        return answer
    options = worth_trying(table, question)
    return chance.pick(options)


def worth_trying(table: TaleTable, question: Question) -> tuple[str, ...]:
    """Where a rule of thumb is good enough, only what it says; all difficulties are liked alike."""
    answer = rule_of_thumb(table, question)
    return (answer,) if answer else question.options


def rule_of_thumb(table: TaleTable, question: Question) -> str:
    rule = RULES.get(question.about)
    if rule is None:
        return ""
    return rule(table, table.hero(question.seat), question.options)


def _keep(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Fighting first, then what is gained for good; a slot that is still empty is better than a full one."""
    slots = {table.content.artifacts[artifact].slot for artifact in hero.artifacts}

    def worth(option: str) -> float:
        card = table.content.artifacts[KEEP.read(option)[0]]
        value = sum(worth_of(card, power) for power in card.powers)
        return value + (0.6 if card.slot not in slots else 0.0)

    return max(options, key=worth)


def _start(_table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    return next((option for option in options if option in USE), BEGIN())


def _discard(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """What is worth nothing goes first."""
    return min(options, key=lambda option: len(table.content.bonus[DISCARD.read(option)[0]].effects))


def _agree(_table: TaleTable, _hero: Hero, _options: tuple[str, ...]) -> str:
    return AGREE()


def act_for(goals_of: Goals, table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """What costs nothing first, then the best goal, then what gives one more Action; else the turn is over."""
    if answer := _free(table, hero, options):
        return answer
    goals = goals_of(table, hero)
    if answer := best_answer(table, hero, options, goals):
        return answer
    if not actions_left(table, hero) and goals:
        if answer := use_of(table, options, MoreActions):
            return answer
        if answer := next((option for option in options if option in CHOOSE_BONUS and option.endswith("actions")), ""):
            return answer
    if END() in options:
        return END()
    return next((option for option in options if option in GO), options[0])


def _free(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Sacred Stones, Artifacts that give something for good, and shoes before the way."""
    if STONE() in options and _wants_stone(table, hero):
        return STONE()
    for option in options:
        if option in USE:
            powers = table.content.artifacts[USE.read(option)[0]].powers
            if any(isinstance(power, PowerToGain | RollDice) for power in powers):
                return option
            if any(isinstance(power, MoreSpeed) for power in powers) and hero.steps_used == 0:
                return option
    return ""


def _wants_stone(table: TaleTable, hero: Hero) -> bool:
    """It is never too early for a Stone, unless the Future says otherwise."""
    rule = hook(table, "wants_stone")
    return rule is None or bool(rule(hero))


def _target(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """An enemy that would fall; otherwise the nearest to a hero, then the nearest to falling; of those, the one that
    strikes hardest."""
    future = table.the_future
    damage = next((owed.damage for owed in table.owed if isinstance(owed, HitEnemy)), 0)
    heroes = [hero.at for hero in table.heroes if not hero.away]

    def price(option: str) -> tuple[bool, int, int, int]:
        kind, space = TARGET.read(option)
        enemy = next(enemy for enemy in future.enemies if enemy.kind == kind and enemy.at == space)
        _, defence, strength = numbers_of_enemy(table, enemy)
        left = defence - enemy.damage
        return left > damage, min(distance(at, space) for at in heroes), left, -strength

    return min(options, key=price)


def _sacrifice(_table: TaleTable, _hero: Hero, _options: tuple[str, ...]) -> str:
    return DONE()


def first(_table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    return options[0]


def _hero(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """Heroes who are good at what the Prophecies ask for."""
    content = table.content
    wanted = [content.prophecies[prophecy].bars for prophecy in table.prophecies]

    def fits(option: str) -> int:
        bars = content.heroes[HERO.read(option)[0]].bars
        return sum(getattr(bars, name) * getattr(asked, name) for asked in wanted for name in bars.__struct_fields__)

    return max(options, key=fits)


def _lay(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Where its things are near to those who can use them, and where the map stays round."""
    tile = table.content.tiles[table.next_tile]
    heroes = [other for other in table.heroes if other.at]
    values = {shown: [value_of(table, other, shown) for other in heroes] for shown in set(tile.spaces) - PRINTED}

    def worth(option: str) -> float:
        cell, turn = LAY.read(option)
        total = 0.25 * sum(place in table.tiles for place in beside(cell))
        for space, shown in zip(spaces_of(cell), turned(tile.spaces, turn), strict=True):
            if shown == "trees":
                total -= sum(0.6 / (1 + distance(other.at, space)) for other in heroes)
            elif shown in values:
                total += max(
                    (
                        value / (2 + distance(other.at, space))
                        for other, value in zip(heroes, values[shown], strict=True)
                    ),
                    default=0.0,
                )
        at = hero.at or "0,0"
        return total - 0.01 * distance(cell, cell_of(at))

    return max(options, key=worth)


def _talent(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """A lasting power while there is time for it, else what is gained at once."""
    turns = len(table.tile_stack) // 3 + (6 if table.future is None else 4)

    def worth(option: str) -> float:
        talent = table.content.talents[TALENT.read(option)[0]]
        goods = sum(worth_of_goods(power.goods) for power in talent.powers if isinstance(power, PowerToGain))
        return goods if goods else sum(power.worth() for power in talent.powers) * turns

    return max(options, key=worth)


def _award(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Speed for a slow hero, above all where the way is long, otherwise Virtues; a hero one step from a Talent takes
    that."""
    quick = 14 if rules_of(table.scenario.sheet.number).long_ways else 5
    missing = PRICES.get(len(hero.talents) + 1, 99) - hero.unused
    for option in options:
        kind, count = AWARD.read(option)
        if kind == "speed" and hero.speed < quick:
            return option
        if kind == "shevitsa" and missing <= int(count) and len(hero.talents) == 2:
            return option
    return options[0]


PRINTED = {"", "trees", "portal", "altar"}

RULES: dict[str, Answer] = {
    questions.Attack.about: before_own_roll,
    questions.Face.about: before_enemy_roll,
    questions.OwnDice.about: own_dice,
    questions.EnemyDice.about: enemy_dice,
    questions.TrialDice.about: treasure_dice,
    questions.TreasureDice.about: treasure_dice,
    questions.Damage.about: take_damage,
    questions.Raise.about: raise_best,
    questions.Lose.about: lose_least,
    questions.Keep.about: _keep,
    questions.EndStep.about: end_step,
    questions.StartOfTurn.about: _start,
    questions.DiscardBonus.about: _discard,
    questions.BeforeFight.about: before_fight,
    questions.AgreeHero.about: _agree,
    questions.AgreeOrder.about: _agree,
    questions.AgreeDifficulty.about: _agree,
    questions.Act.about: partial(act_for, goals_of),
    questions.Sacrifice.about: _sacrifice,
    questions.Target.about: _target,
    questions.SettleNext.about: first,
    questions.Hero.about: _hero,
    questions.Talent.about: _talent,
    questions.Award.about: _award,
    questions.Order.about: first,
    questions.Lay.about: _lay,
    questions.Enter.about: first,
    questions.Regain.about: raise_best,
    questions.Cure.about: first,
    questions.WhichCard.about: first,
    questions.Where.about: first,
    questions.HandIn.about: first,
    questions.Drop.about: first,
    questions.MoveTo.about: first,
    questions.Keeper.about: first,
    questions.AgreeKeeper.about: _agree,
}
