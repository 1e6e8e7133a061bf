"""What the page draws of the rules: how far everybody is, what a throw comes to, and where a movement can lead."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.chances import (
    chances,
    modifiers,
    outcome_of,
    outcomes_at,
    points,
)
from fairytable.games.hungarian_folktales.moments import ABILITIES, WALKING
from fairytable.games.hungarian_folktales.movement import NUMBERS, best_step_tile, steps_of, walks_by_option
from fairytable.games.hungarian_folktales.progress import Part, missing_of, parts_of
from fairytable.games.hungarian_folktales.quests import is_eligible
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Movement, Throw


class Count(Struct, frozen=True):
    """An open Lucky Throw: the `addends` beside the die, each with its source, its number and its clause.

    Before the die is thrown, `sides` are how many of its sides come to each outcome, from the worst on; once it is, the
    throw has `points` and an `outcome`.
    """

    addends: tuple[tuple[str, int, str], ...]
    sides: tuple[int, ...] = ()
    points: int = 0
    outcome: str = ""


class Overview(Struct, frozen=True):
    """What follows from the table for everybody: the `goals` of each seat, and in the same order how much of each is
    `missing`; the seats that are `ready` for the Castle; and what the open throw comes to."""

    goals: dict[str, tuple[Part, ...]]
    missing: dict[str, tuple[int, ...]]
    ready: tuple[str, ...]
    count: Count | None


def overview(table: FolktaleTable) -> Overview:
    content, heroes = table.content, table.heroes
    return Overview(
        goals={hero.seat: parts_of(content, hero) for hero in heroes},
        missing=missing_of(content, heroes),
        ready=tuple(hero.seat for hero in heroes if hero.tales and is_eligible(table, hero)),
        count=_count(table, table.active, table.throw) if table.throw else None,
    )


def _count(table: FolktaleTable, hero: Hero, throw: Throw) -> Count:
    addends = tuple(modifiers(table, hero, throw))
    if not throw.die:
        return Count(addends, chances(throw.place, sum(addend.number for addend in addends)))
    final = points(table, hero, throw)
    return Count(addends, (), final, outcome_of(throw.place, final))


class Prospect(Struct, frozen=True, omit_defaults=True):
    """What may come of the options of a question; what does not concern them is left out.

    `ways` are the ways of the options, in their order: each is a list of indices into `fields`, its start first, and is
    empty for an option that is not a walk. `meals` are the indices in `fields` where entering costs a Biscuit. `reach`
    gives, for an option that leads to a movement, its steps by the number that a die or a Biscuit shows, and `ends`
    where a movement of so many steps can end.

    `becomes` gives for an option the points and the outcome that it would bring. For one that throws again, `again` are
    the sides of the die that would be better than what lies there; `sides_with_advice` are those that come to each
    outcome with all Advice.
    `uses` is the tile that an option uses without naming it.
    """

    fields: tuple[str, ...] = ()
    ways: tuple[tuple[int, ...], ...] = ()
    meals: tuple[int, ...] = ()
    reach: dict[str, dict[int, int]] = {}
    ends: dict[int, tuple[str, ...]] = {}
    becomes: dict[str, tuple[int, str]] = {}
    again: dict[str, int] = {}
    sides_with_advice: tuple[int, ...] = ()
    uses: dict[str, str] = {}


def foresee(table: FolktaleTable, question: Question) -> Prospect:
    hero, options = table.hero(question.seat), question.options
    if table.movement and question.about in WALKING:
        return _prospect_of_ways(table, hero, table.movement, options)
    reach = {option: steps for option in options if (steps := _steps_by_number(table, hero, option))}
    lengths = dict.fromkeys(chain.from_iterable(steps.values() for steps in reach.values()))
    throw = table.throw if hero is table.active else None
    plus = sum(addend.number for addend in modifiers(table, hero, throw)) if throw else 0
    return Prospect(
        reach=reach,
        ends={steps: ends for steps in lengths if (ends := _ends_of(table, hero, steps))},
        becomes=_becoming(table, hero, throw, options) if throw and throw.die else {},
        again=_better_sides(throw, plus, options) if throw and throw.die else {},
        sides_with_advice=(chances(throw.place, plus + hero.advice) if throw and not throw.die and hero.advice else ()),
        uses=_tiles_in_use(table, hero, options),
    )


def _tiles_in_use(table: FolktaleTable, hero: Hero, options: Iterable[str]) -> dict[str, str]:
    """The tiles that are used by options without a word for them."""
    found = {option: ability for option in options if (ability := ABILITIES.of(option))}
    return {
        option: ability.tile(table, hero)
        for option, ability in found.items()
        if ability.power and not ability.verb.arguments
    }


def _ends_of(table: FolktaleTable, hero: Hero, steps: int) -> tuple[str, ...]:
    """HF-2, HF-30.1: where so many steps can end."""
    return table.content.board.destinations(hero.at, steps, exact=table.rules.exact_dead_end)


def _steps_by_number(table: FolktaleTable, hero: Hero, option: str) -> dict[int, int]:
    """HF-3.4, HF-6.3, HF-9.6: the steps that an option would give, by what the die may show."""
    if option in verbs.ROLL or option in verbs.ROLL_WITH:
        chosen = verbs.ROLL_WITH.read(option)[0] if option in verbs.ROLL_WITH else best_step_tile(table, hero)
        tile = "" if chosen == NOTHING else chosen
        return {number: steps for number in NUMBERS if (steps := steps_of(table, hero, number, tile)) > 0}
    if option in verbs.BITE:
        steps = int(verbs.BITE.read(option)[0])
        return {steps: steps}
    ability = ABILITIES.of(option)
    steps = ability.steps(table, hero) if ability else 0
    return {steps: steps} if steps else {}


def _prospect_of_ways(table: FolktaleTable, hero: Hero, movement: Movement, options: Iterable[str]) -> Prospect:
    ways = [_way_of(table, hero, movement, option) for option in options]
    fields = tuple(dict.fromkeys(chain.from_iterable(ways)))
    places = {field: place for place, field in enumerate(fields)}
    red = [table.content.board.fields[field].kind == "red" for field in fields]
    entered = {field for way in ways for field in way[1:]}
    return Prospect(
        fields=fields,
        ways=tuple([tuple([places[field] for field in way]) for way in ways]),
        meals=tuple([place for place, field in enumerate(fields) if red[place] and field in entered]),
    )


def _way_of(table: FolktaleTable, hero: Hero, movement: Movement, option: str) -> tuple[str, ...]:
    """The fields of a walk, its start first; none for an option that is not a walk."""
    if option in verbs.TURN_TO:
        return (movement.start, *movement.turned, verbs.TURN_TO.read(option)[0])
    if option in verbs.STRIDE:
        number, field = verbs.STRIDE.read(option)
        steps = steps_of(table, hero, int(number), table.step_tile)
        movement, option = Movement("roll", steps, movement.start), verbs.WALK(field)
    walk = walks_by_option(table, hero, movement).get(option)
    return (movement.start, *walk.way) if walk else ()


def _becoming(table: FolktaleTable, hero: Hero, throw: Throw, options: Iterable[str]) -> dict[str, tuple[int, str]]:
    """HF-13.4 (4): the sum that each option would make of the throw that lies there."""
    now = points(table, hero, throw)
    sums = {}
    for option in options:
        ability = ABILITIES.of(option)
        if ability and (weapon := ability.weapon(option)):
            sums[option] = points(table, hero, replace(throw, weapon=weapon))
        elif ability and (added := ability.adds(table, hero, option)):
            sums[option] = now + added
    return {option: (final, outcome_of(throw.place, final)) for option, final in sums.items()}


def _better_sides(throw: Throw, plus: int, options: Iterable[str]) -> dict[str, int]:
    """How many sides of the die would bring more than the throw that lies there, for each option that throws again."""
    order = outcomes_at(throw.place)
    now = order.index(outcome_of(throw.place, throw.die + plus))
    better = sum(chances(throw.place, plus)[now + 1 :])
    return {option: better for option in options if (ability := ABILITIES.of(option)) and ability.is_new_throw}
