"""What somebody would probably answer, quickly found; and which options a bot need look at."""

from __future__ import annotations

from collections.abc import Callable

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.threetale.actions import actions_left
from fairytable.games.threetale.board import beside, cell_of, distance, spaces_of, turned
from fairytable.games.threetale.plans import best_answer, goals_of, value_of, worth_of_goods
from fairytable.games.threetale.powers import (
    DealDamage,
    MoreActions,
    MoreDamage,
    MoreDice,
    MoreSpeed,
    PowerToGain,
    Reroll,
    TurnDice,
)
from fairytable.games.threetale.rounds import attack_dice
from fairytable.games.threetale.table import PRICES, Fight, Hero, TaleTable, thresholds
from fairytable.games.threetale.verbs import (
    AGREE,
    ATTACK_NOW,
    AWARD,
    BEGIN,
    BLOCK,
    BLOCK_WITH,
    CHOOSE_BONUS,
    COOL,
    DISCARD,
    DONE,
    END,
    ESCAPE,
    FACE,
    FLIP,
    GO,
    HERO,
    KEEP,
    LAY,
    LOSE,
    MERCY,
    RAISE,
    REROLL,
    RESULT,
    STONE,
    TAKE,
    TALENT,
    TURN_DIE,
    USE,
)

Answer = Callable[[TaleTable, Hero, tuple[str, ...]], str]

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
    """Where a rule of thumb is good enough, only what it says; all difficulties are liked alike."""
    answer = rule_of_thumb(table, question)
    return (answer,) if answer else question.options


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
    if answer := _harpoon(table, options):
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
            talent = table.content.talents.get(name)
            powers = card.powers if card else talent.powers if talent else ()
            if any(isinstance(power, kind) for power in powers):
                if card and kind is DealDamage:
                    damage = sum(power.damage for power in card.powers if isinstance(power, DealDamage))
                    if damage <= card.needs or not _wants_damage(table, damage, once=card.use == "once"):
                        continue
                return option
    return ""


def _harpoon(table: TaleTable, options: tuple[str, ...]) -> str:
    """A Harpoon is thrown at the Maw, or where it decides something."""
    tokens = table.scenario.tokens if table.future is not None else {}
    for option in options:
        if option in USE and (name := USE.read(option)[0]) in tokens and table.fight is not None:
            damage = tokens[name].damage
            if _wants_damage(table, damage, once=table.fight.defence < 2 * damage + 20):
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


# Acting


def _act(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """What costs nothing first, then the best goal, then what gives one more Action; else the turn is over."""
    if answer := _free(table, hero, options):
        return answer
    if answer := best_answer(table, hero, options):
        return answer
    if not actions_left(table, hero) and goals_of(table, hero):
        if answer := _use(table, options, MoreActions):
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
            if any(isinstance(power, PowerToGain) for power in powers):
                return option
            if any(isinstance(power, MoreSpeed) for power in powers) and hero.steps_used == 0:
                return option
    return ""


def _wants_stone(table: TaleTable, hero: Hero) -> bool:
    """In the Iron Clasp a Stone is for who sleeps; elsewhere it is never too early."""
    return table.scenario.sheet.number != 3 or sum(hero.marks.values()) >= 2


def _sacrifice(_table: TaleTable, _hero: Hero, _options: tuple[str, ...]) -> str:
    return DONE()


def _first(_table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    return options[0]


def _hero(table: TaleTable, _hero: Hero, options: tuple[str, ...]) -> str:
    """Who is good at what the Prophecies ask for."""
    content = table.content
    wanted = [content.prophecies[prophecy].bars for prophecy in table.prophecies]

    def fits(option: str) -> int:
        bars = content.heroes[HERO.read(option)[0]].bars
        return sum(getattr(bars, name) * getattr(asked, name) for asked in wanted for name in bars.__struct_fields__)

    return max(options, key=fits)


def _lay(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Where its things lie near to those who can use them, and where the map stays round."""
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
        return goods if goods else LASTING_WORTH.get(talent.id, 0.3) * turns

    return max(options, key=worth)


def _award(table: TaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Speed where the way is long, else Virtues; who is a step from a Talent takes the Shevitsa."""
    number = table.scenario.sheet.number
    missing = PRICES.get(len(hero.talents) + 1, 99) - hero.unused
    for option in options:
        kind, count = AWARD.read(option)
        if kind == "speed" and number in (5, 6) and hero.speed < 9:
            return option
        if kind == "shevitsa" and missing <= int(count) and len(hero.talents) == 2:
            return option
    return options[0]


LASTING_WORTH = {"giants_bane": 0.9, "lower_world": 0.8, "spring_of_life": 1.6, "eclipse": 1.8, "not_yet_born": 1.4}
"""What a lasting Talent is worth in a turn, where it is more than a little."""

PRINTED = {"", "trees", "portal", "altar"}

RULES |= {
    "act": _act,
    "sacrifice": _sacrifice,
    "settle_next": _first,
    "hero": _hero,
    "talent": _talent,
    "award": _award,
    "order": _first,
    "lay": _lay,
    "enter": _first,
    "regain": _raise,
    "cure": _first,
    "which_card": _first,
    "where": _first,
    "hand_in": _first,
    "drop": _first,
    "move_to": _first,
    "keeper": _first,
    "agree_keeper": _agree,
}
