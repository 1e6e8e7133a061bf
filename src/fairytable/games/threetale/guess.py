"""What somebody would probably answer, quickly found; and which options a bot need look at."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.threetale.appraise import pull, value_of
from fairytable.games.threetale.board import cell_of, distance, position, spaces_of, turned
from fairytable.games.threetale.content import STONES
from fairytable.games.threetale.powers import DealDamage, MoreDamage, MoreDice, PowerToGain, Reroll, TurnDice
from fairytable.games.threetale.rounds import attack_dice
from fairytable.games.threetale.table import Fight, Hero, TaleTable, thresholds
from fairytable.games.threetale.verbs import (
    AGREE,
    ATTACK_NOW,
    BEGIN,
    BLOCK,
    BLOCK_WITH,
    CHOOSE_BONUS,
    CLAIM,
    COOL,
    DISCARD,
    DONE,
    ESCAPE,
    FACE,
    FLIP,
    GO,
    KEEP,
    LAY,
    LOSE,
    MERCY,
    RAISE,
    REROLL,
    RESULT,
    STONE,
    TAKE,
    TURN_DIE,
    USE,
)

Answer = Callable[[TaleTable, Hero, tuple[str, ...]], str]

FEW_WAYS = 5
"""So many places to go are tried, the ones that lie best."""
FEW_CELLS = 6
"""So many cells for a tile are tried, the nearest ones."""
WANTED = {"love": 9, "hope": 7, "faith": 3, "endeavour": 7, "endurance": 7, "mercy": 3}
"""Virtues that a bot builds up in this order of need."""


def in_suspense(table: TaleTable, question: Question) -> bool:
    """A fight, a Treasure, gains that are not settled: what comes of them is not seen yet."""
    return bool(table.fight or table.treasure or table.roll or table.owed) and question.about != "award"


def guess(table: TaleTable, question: Question, chance: Chance) -> str:
    """By rule of thumb where there is one; else one of the options."""
    answer = rule_of_thumb(table, question)
    if answer:
        return answer
    options = worth_trying(table, question)
    return chance.pick(options)


def worth_trying(table: TaleTable, question: Question) -> tuple[str, ...]:
    """Where a rule of thumb is good enough, only what it says; of ways and cells the few that lie well."""
    answer = rule_of_thumb(table, question)
    if answer:
        return (answer,)
    if question.about == "act":
        return _worth_doing(table, question)
    if question.about == "lay":
        return _worth_laying(table, question)
    return question.options


def rule_of_thumb(table: TaleTable, question: Question) -> str:
    rule = RULES.get(question.about)
    if rule is None:
        return ""
    return rule(table, table.hero(question.seat), question.options)


# Fights


def _before_own_roll(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """More dice first; escape only when death is near."""
    if answer := _use(table, options, MoreDice):
        return answer
    if answer := next((option for option in options if option in CHOOSE_BONUS and option.endswith("dice")), ""):
        return answer
    fight = table.fight
    assert fight is not None
    if ESCAPE() in options and _is_lost(table, hero, fight):
        return ESCAPE()
    return ATTACK_NOW()


def _is_lost(table: TaleTable, hero: Hero, fight: Fight) -> bool:
    """The next two rounds of the enemy could take everything, and the enemy will still stand."""
    left = fight.defence - fight.damage
    return hero.spirit > 1 and hero.total <= fight.strength and left > attack_dice(table, hero, fight)


def _before_enemy_roll(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    fight = table.fight
    assert fight is not None
    if ESCAPE() in options and hero.spirit > 1 and hero.total <= fight.strength * 0.6:
        return ESCAPE()
    return FACE()


def _own_dice(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """Damage that costs fewer dice than it deals; then blanks are turned or rolled again."""
    for kind in (MoreDamage, DealDamage):
        if answer := _use(table, options, kind):
            return answer
    for option in options:
        if option in REROLL and option.endswith("blank"):
            return option
        if option in TURN_DIE and option.endswith("blank"):
            return option
    roll = table.roll
    assert roll is not None
    fight = table.fight
    enough = fight is not None and roll.positives + fight.extra >= fight.defence - fight.damage
    if roll.blanks and not enough:
        if answer := _use(table, options, Reroll):
            return answer
        matters = fight is None or roll.positives + fight.extra + 2 >= fight.defence - fight.damage or roll.hope
        sources = [option for option in options if option in FLIP and option.endswith(" blank")]
        if sources and (matters or "hope" not in sources[0]):
            return sources[0]
    return RESULT()


def _use(table: TaleTable, options: tuple[str, ...], kind: type[object]) -> str:
    """An Artifact among the options that has a power of this kind and is worth its dice."""
    for option in options:
        if option in USE:
            (name,) = USE.read(option)
            card = table.content.artifacts.get(name)
            powers = card.powers if card else table.content.talents[name].powers
            if any(isinstance(power, kind) for power in powers):
                if card and kind is DealDamage:
                    damage = sum(power.damage for power in card.powers if isinstance(power, DealDamage))
                    if damage <= card.needs or not _wants_damage(table, damage, once=card.use == "once"):
                        continue
                return option
    return ""


def _wants_damage(table: TaleTable, damage: int, *, once: bool) -> bool:
    """A one-timer is kept until it decides something."""
    fight, roll = table.fight, table.roll
    if fight is None or roll is None:
        return False
    left = fight.defence - fight.damage - fight.extra - roll.positives
    return left > 0 and (not once or left <= damage or fight.mode != "battle")


def _treasure_dice(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    roll = table.roll
    assert roll is not None
    if roll.blanks:
        for option in options:
            if option in (REROLL("blank"), TURN_DIE("blank")) or (option in FLIP and option.endswith(" blank")):
                return option
        for kind in (Reroll, TurnDice):
            if answer := _use(table, options, kind):
                return answer
    return RESULT()


def _enemy_dice(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """A die that would double the blow first, then positive dice."""
    roll = table.roll
    assert roll is not None
    for option in options:
        if option in FLIP and option.endswith((" die", " positive") if roll.trait == 1 else " positive"):
            return option
        if option == TURN_DIE("positive"):
            return option
    return RESULT()


def _damage(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Cool it, block what is large, else let those Virtues take it that lose least."""
    fight = table.fight
    assert fight is not None
    for option in options:
        if option in COOL:
            return option
    if fight.to_take >= 3:
        for option in options:
            if option in BLOCK_WITH:
                return option
    deadly = fight.to_take >= hero.total
    if BLOCK() in options and (deadly or (hero.spirit > 1 and fight.to_take >= 3 + 2 * hero.spirit)):
        return BLOCK() if hero.spirit > 1 or not deadly or ESCAPE() not in options else ESCAPE()
    takers = [option for option in options if option in TAKE]
    return min(takers, key=lambda option: _pain(hero, TAKE.read(option)[0]))


def _pain(hero: Hero, virtue: str) -> float:
    """What losing a point of a Virtue costs."""
    value = hero.virtues[virtue]
    if virtue == "love":
        return 1.5 if value > 4 else 2.5
    falls = thresholds(value) - thresholds(value - 1)
    weight = {"hope": 2.5, "faith": 1.0, "endeavour": 2.8, "endurance": 1.6, "mercy": 1.3}[virtue]
    return 0.5 + falls * weight - 0.02 * value


# Settling


def _raise(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    return max(options, key=lambda option: _wish(table, hero, RAISE.read(option)[0]))


def _wish(table: TaleTable, hero: Hero, virtue: str) -> float:
    """How much a point on a Virtue is wanted: a threshold that is near, what is still below its aim."""
    value = hero.virtues[virtue]
    aim = WANTED[virtue] if table.future is None else {"love": 13, "hope": 7}.get(virtue, 5)
    worth = 1.0 if value < aim else 0.2
    steps = next((edge - value for edge in (3, 7, 11) if edge > value), 9)
    if virtue == "love":
        return worth * 1.15
    gain = {"hope": 2.4, "faith": 1.0, "endeavour": 3.0, "endurance": 1.6, "mercy": 1.2}[virtue]
    late = 0.5 if table.future is not None and virtue in ("endurance", "mercy") else 1.0
    return worth * (0.4 + late * gain / (steps + 0.5))


def _lose(_table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    return min(options, key=lambda option: _pain(hero, LOSE.read(option)[0]))


def _keep(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Fighting first, then what is gained for good; a slot that is still empty is better than a full one."""
    slots = {table.content.artifacts[artifact].slot for artifact in hero.artifacts}

    def worth(option: str) -> float:
        card = table.content.artifacts[KEEP.read(option)[0]]
        value = 0.0
        for power in card.powers:
            if isinstance(power, MoreDice | MoreDamage | DealDamage):
                value += 3.0 if card.use != "once" else 1.5
            elif isinstance(power, PowerToGain):
                value += 2.6
            else:
                value += 1.5
        return value + (0.6 if card.slot not in slots else 0.0)

    return max(options, key=worth)


def _end_step(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Endurance for oneself, Mercy for who wants it most; nothing is declined."""
    raises = tuple(option for option in options if option in RAISE)
    if raises:
        return _raise(table, hero, raises)
    mercies = [option for option in options if option in MERCY]
    if mercies:

        def wish(option: str) -> float:
            seat, virtue = MERCY.read(option)
            other = table.hero(seat)
            return _wish(table, other, virtue) + max(0, 12 - other.total) * 0.1

        return max(mercies, key=wish)
    return next((option for option in options if option not in DONE), DONE())


def _start(_table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    return next((option for option in options if option in USE), BEGIN())


def _discard(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """What is worth nothing goes first."""
    return min(options, key=lambda option: len(table.content.bonus[DISCARD.read(option)[0]].effects))


def _before_fight(_table: TaleTable, _hero: Hero, _options: tuple[str, ...]) -> str:
    return BEGIN()


def _agree(_table: TaleTable, _hero: Hero, _options: tuple[str, ...]) -> str:
    return AGREE()


RULES: dict[str, Answer] = {
    "attack": _before_own_roll,
    "face": _before_enemy_roll,
    "own_dice": _own_dice,
    "enemy_dice": _enemy_dice,
    "trial_dice": _treasure_dice,
    "treasure_dice": _treasure_dice,
    "damage": _damage,
    "raise": _raise,
    "lose": _lose,
    "keep": _keep,
    "end_step": _end_step,
    "start_of_turn": _start,
    "discard_bonus": _discard,
    "before_fight": _before_fight,
    "agree_hero": _agree,
    "agree_order": _agree,
    "agree_difficulty": _agree,
}


# What is worth trying


def _worth_doing(table: TaleTable, question: Question) -> tuple[str, ...]:
    """Everything but most of the ways: of those the few that lie best, and those to things and goals."""
    hero = table.hero(question.seat)
    ways = [option for option in question.options if option in GO]
    others = [option for option in question.options if option not in GO and _is_useful(table, hero, option)]
    if len(ways) > FEW_WAYS:
        if table.future is None:
            ways.sort(key=lambda option: -pull(table, hero, GO.read(option)[0]))
            ways = ways[:FEW_WAYS]
        else:
            ways = _ways_in_future(table, ways)
    return (*others, *ways) or question.options


def _is_useful(table: TaleTable, hero: Hero, option: str) -> bool:
    """Gifts, sacrifices and stones are worth a look; hopeless Battles are not."""
    if option in CLAIM and table.future is None:
        thing, _ = CLAIM.read(option)
        return thing in STONES or value_of(table, hero, thing) > 0.6
    return option not in STONE or table.future is not None


def _ways_in_future(table: TaleTable, ways: list[str]) -> list[str]:
    """Spaces on or beside tokens, enemies and altars, and those that come nearest to them."""
    future = table.future
    assert future is not None
    spots = [token.at for token in future.tokens] + [enemy.at for enemy in future.enemies]
    spots += [space for space, ground in table.ground.items() if ground == "altar"]
    good = []
    for option in ways:
        (space,) = GO.read(option)
        near = min((distance(space, spot) for spot in spots), default=9)
        good.append((near, option))
    good.sort()
    close = [option for near, option in good if near <= 1]
    return close[:14] if len(close) >= FEW_WAYS else [option for _, option in good[:10]]


def _worth_laying(table: TaleTable, question: Question) -> tuple[str, ...]:
    """Cells near the hero, one turn each that brings the best thing nearest."""
    hero = table.hero(question.seat)
    cells: dict[str, list[str]] = {}
    for option in question.options:
        cells.setdefault(LAY.read(option)[0], []).append(option)
    home = cell_of(hero.at) if hero.at else "0,0"
    near = sorted(cells, key=lambda cell: (distance(cell, home), position(cell)))[:FEW_CELLS]
    at = hero.at or "0,0"
    tile = table.content.tiles[table.next_tile]

    def worth(option: str) -> float:
        cell, turn = LAY.read(option)
        total = 0.0
        for space, shown in zip(spaces_of(cell), turned(tile.spaces, turn), strict=True):
            if shown == "trees":
                total -= 0.5 / (1 + distance(at, space))
            elif shown and shown != "portal":
                total += value_of(table, hero, shown) / (2 + distance(at, space))
        return total

    return tuple(max(cells[cell], key=worth) for cell in near)
