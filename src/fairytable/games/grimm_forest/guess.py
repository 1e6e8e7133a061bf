"""What somebody would probably answer: how bots imagine the choices of others, and their own later ones.

A guess costs next to nothing, so it weighs what lies in the Locations and on the boards, and looks no further.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from functools import cache
from itertools import accumulate

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import NO, YES, verb_of
from fairytable.games.grimm_forest.appraise import WORTH_OF_FRIEND, WORTH_OF_OTHER_FRIEND, houses
from fairytable.games.grimm_forest.building import JOBS
from fairytable.games.grimm_forest.gather import NO_FABLE
from fairytable.games.grimm_forest.table import HOUSES_TO_WIN, MATERIALS, SECTIONS, Builder, ForestTable
from fairytable.games.grimm_forest.verbs import (
    CHOOSE,
    DECLINE,
    DRAW,
    END,
    FRIEND,
    GAIN,
    KEEP_FRIEND,
    PLACE,
    SPECIAL,
    VERBS,
)

TASTE_FOR_MUCH = 2
"""How strongly pigs are drawn to where much lies: a Location with twice as much attracts two to this power as many."""

FABLES_HELD_BACK = 2
"""One in so many times somebody with Fables plays none, whatever they are."""


def guess(table: ForestTable, question: Question, chance: Chance) -> str:
    """One of the options, by a rule of thumb if there is one for such questions."""
    rule = RULES_OF_THUMB.get(question.about)
    if rule is not None:
        answer = rule(table, table.builder(question.seat), question, chance)
        if answer in question.options:
            return answer
    return chance.pick(question.options)


def choose_cards(table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Where much lies, and now and then with a Fable."""
    location = some_rich_location(table, you.gather_cards, chance)
    options = [option for option in question.options if CHOOSE.read(option)[0] == location]
    without = CHOOSE(location, NO_FABLE)
    return without if without in options and not chance.below(FABLES_HELD_BACK) else chance.pick(options)


def some_rich_location(table: ForestTable, locations: tuple[str, ...], chance: Chance) -> str:
    attractions = list(accumulate((1 + table.stock_total(location)) ** TASTE_FOR_MUCH for location in locations))
    return locations[bisect(attractions, chance.below(attractions[-1]))]


def place_monster(table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Where others are likely to go, but not you."""
    assert table.plans is not None
    plan = table.plans.plan_of(you.seat)
    places = tuple([place for option in question.options for place in PLACE.read(option)])
    return PLACE(some_rich_location(table, tuple([place for place in places if place != plan]) or places, chance))


def place_where_you_go(table: ForestTable, you: Builder, _question: Question, _chance: Chance) -> str:
    assert table.plans is not None
    return PLACE(table.plans.plan_of(you.seat))


def harvest(table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    """Where most lies."""
    return max(question.options, key=lambda option: table.stock_total(*PLACE.read(option)))


def get_what_is_missing(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    return max(question.options, key=lambda option: (missing(you, material_of(option)), chance.below(100)))


def lose_what_is_spare(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    spare = [option for option in question.options if option not in DECLINE]
    return min(spare, key=lambda option: (missing(you, material_of(option)), chance.below(100)))


@cache
def material_of(option: str) -> str:
    """What is gained, taken, given or paid."""
    return str(verb_of(option, VERBS).named(option)["material"])


def missing(you: Builder, material: str) -> int:
    """How much of it the next sections need, less what is there."""
    _, prices = houses(tuple(you.sites))
    return prices[MATERIALS.index(material)] - you.resources[material]


def keep_or_give(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Keep who is better than the Friend one has; others get the rest."""
    if not you.friend or worth_of_friend(question.values["friend"]) >= worth_of_friend(you.friend):
        return KEEP_FRIEND()
    return chance.pick(question.options[1:])


def worth_of_friend(friend: str) -> float:
    return WORTH_OF_FRIEND.get(friend, WORTH_OF_OTHER_FRIEND)


def choose_friend(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return max(question.options, key=lambda option: worth_of_friend(*FRIEND.read(option)))


def cancel_monster(_table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    return YES() if you.seat in question.values["victims"] else NO()


def share_at(table: ForestTable, location: str, pigs: int) -> int:
    return table.stock_total(location) // max(1, pigs)


def build_turn(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """The highest section that can be paid for, and a Floor where a house is still wanted; else what is missing."""
    options = question.options
    best, highest = "", -1
    wanted = HOUSES_TO_WIN - sum(map(bool, you.sites))
    for option in options:
        job = JOBS.get(option)
        if job is not None:
            height = SECTIONS.index(job.section)
            if (height > highest or (height == highest and job.material == "brick")) and (height or wanted > 0):
                best, highest = option, height
    if best:
        return best
    for option in options:
        if option in SPECIAL:
            return option
    if END() in options:
        return END()
    if not len(you.hand) and DRAW() in options and not chance.below(2):
        return DRAW()
    gains = [option for option in options if option in GAIN]
    return max(gains, key=lambda option: (_use(you, *GAIN.read(option)), chance.below(100))) if gains else options[0]


def _use(you: Builder, material: str) -> int:
    """A resource that the next section lacks is better than one for later, and any is better than one too many."""
    lacking = missing(you, material)
    return 10 - lacking if lacking > 0 else min(0, 3 + lacking)


def gingerbread_man(table: ForestTable, you: Builder, _question: Question, _chance: Chance) -> str:
    """One resource from every Location, or the share of those who go to this one."""
    pigs = sum(other.plan == you.plan for other in table.builders)
    crumbs = sum(table.stock_total(location) > 0 for location in table.stock)
    return YES() if crumbs > share_at(table, you.plan, pigs) else NO()


def thumbelina(table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """Whether the other Locations promise more, on average."""
    pigs = {location: sum(other.plan == location for other in table.builders) for location in table.stock}
    elsewhere = [share_at(table, location, pigs[location] + 1) for location in question.values["locations"]]
    return YES() if sum(elsewhere) / len(elsewhere) > share_at(table, you.plan, pigs[you.plan]) else NO()


RuleOfThumb = Callable[[ForestTable, Builder, Question, Chance], str]

RULES_OF_THUMB: dict[str, RuleOfThumb] = {
    "choose_cards": choose_cards,
    "build_turn": build_turn,
    "place_monster": place_monster,
    "place_unique_location": place_where_you_go,
    "harvest": harvest,
    "gain_which": get_what_is_missing,
    "take_from_location": get_what_is_missing,
    "take_from_player": get_what_is_missing,
    "share_the_market": get_what_is_missing,
    "plant_beans": get_what_is_missing,
    "lose_which": lose_what_is_spare,
    "give_gathered": lose_what_is_spare,
    "pay_hired_help": lose_what_is_spare,
    "pay_more_for_hired_help": lose_what_is_spare,
    "keep_or_give": keep_or_give,
    "choose_friend": choose_friend,
    "cancel_monster": cancel_monster,
    "gingerbread_man": gingerbread_man,
    "thumbelina": thumbelina,
}
"""What to do about a question, by its name."""
