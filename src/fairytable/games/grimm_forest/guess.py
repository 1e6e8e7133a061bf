"""What somebody would probably answer: how bots imagine the choices of others, and their own later ones.

A guess costs next to nothing, so it weighs what lies in the Locations and on the boards, and looks no further.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import NO, YES, verb_of
from fairytable.games.grimm_forest import questions
from fairytable.games.grimm_forest.appraise import (
    WORTH_OF_FABLE,
    WORTH_OF_FRIEND,
    houses,
)
from fairytable.games.grimm_forest.building import JOBS
from fairytable.games.grimm_forest.cards import WORTHS
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, MATERIALS, PRODUCE, SECTIONS
from fairytable.games.grimm_forest.gather import NO_FABLE
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import (
    CHOOSE,
    DECLINE,
    DRAW,
    END,
    FRIEND,
    GAIN,
    KEEP_CARDS,
    KEEP_FRIEND,
    KEEP_PLAN,
    MOVE,
    PLACE,
    REPLACE,
    SPECIAL,
    STAY,
    TRADE,
    VERBS,
)

EXTRA_FOR_NEED = 0.2
"""How much more a resource is worth that the next sections need."""

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


def location_of(option: str) -> str:
    """Where the pig goes; of other answers, all."""
    return CHOOSE.read(option)[0] if option in CHOOSE else option


def some_rich_location(table: ForestTable, locations: tuple[str, ...], chance: Chance) -> str:
    """Where a pig that thinks would go, and expects others to think as well."""
    expected = table.crowds()
    return chance.weigh(locations, [expected[location] for location in locations])


def place_monster(table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Where others are likely to go, but not you."""
    assert table.plans is not None
    plan = table.plans.plan_of(you.seat)
    places = tuple([place for option in question.options for place in PLACE.read(option)])
    return PLACE(some_rich_location(table, tuple([place for place in places if place != plan]) or places, chance))


def place_where_you_go(table: ForestTable, you: Builder, _question: Question, _chance: Chance) -> str:
    assert table.plans is not None
    return PLACE(table.plans.plan_of(you.seat))


def change_plan(table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """After a look into the Crystal Ball: where most is left for you, now that one of the others is known."""
    expected = table.crowds()
    look = questions.ChangePlan.of(question)
    strangers = len(table.builders) - 2

    def share(location: str) -> float:
        pigs = 1 + (location == look.location) + strangers * expected[location]
        return use_of_stock(table, you, location) / pigs

    best = max((look.plan, *(REPLACE.read(option)[0] for option in question.options if option in REPLACE)), key=share)
    return KEEP_PLAN() if best == look.plan else REPLACE(best)


def use_of_stock(table: ForestTable, you: Builder, location: str) -> float:
    """What lies there, and a little more for what the next sections need."""
    use = 0.0
    for material, count in table.stock[location].items():
        use += count + EXTRA_FOR_NEED * max(0, min(count, missing(you, material)))
    return use


def run_away(table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    """From a Monster to where most lies and no Monster is."""
    safe = [option for option in question.options if option in MOVE and not table.monsters_at(*MOVE.read(option))]
    return max(safe, key=lambda option: table.stock_total(*MOVE.read(option))) if safe else STAY()


def keep_cards(table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """The Little Mermaid leaves the two Locations that the houses need most."""
    return max(
        question.options, key=lambda option: sum(need_of(you, location, table) for location in KEEP_CARDS.read(option))
    )


def need_of(you: Builder, location: str, table: ForestTable) -> float:
    """How much a Location gives of what is missing; and what lies there."""
    lacking = sum(max(0, missing(you, material)) for material in PRODUCE[location])
    return 2 * lacking + table.stock_total(location)


def trade(_table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    """What is spare for what is missing."""
    best, most = DECLINE(), 0
    for option in question.options:
        if option in TRADE:
            given, wanted = TRADE.read(option)
            gain = min(missing(you, wanted), 3) - max(0, missing(you, given) + 2)
            if gain > most:
                best, most = option, gain
    return best


def take_best_fable(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return max(question.options, key=worth_of_fable)


def lose_worst_fable(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return min(question.options, key=worth_of_fable)


@cache
def worth_of_fable(option: str) -> float:
    """What the Fable that an option speaks of is worth to whoever has it."""
    return WORTHS.get(str(verb_of(option, VERBS).named(option)["card"]), WORTH_OF_FABLE)


def say_yes(_table: ForestTable, _you: Builder, _question: Question, _chance: Chance) -> str:
    return YES()


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
    if not you.friend or worth_of_friend(questions.KeepOrGive.of(question).friend) >= worth_of_friend(you.friend):
        return KEEP_FRIEND()
    return chance.pick(question.options[1:])


def worth_of_friend(friend: str) -> float:
    return WORTHS.get(friend, WORTH_OF_FRIEND)


def choose_friend(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return max(question.options, key=lambda option: worth_of_friend(*FRIEND.read(option)))


def cancel_monster(_table: ForestTable, you: Builder, question: Question, _chance: Chance) -> str:
    return YES() if you.seat in questions.CancelMonster.of(question).victims else NO()


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
    elsewhere = [
        share_at(table, location, pigs[location] + 1) for location in questions.Thumbelina.of(question).locations
    ]
    return YES() if sum(elsewhere) / len(elsewhere) > share_at(table, you.plan, pigs[you.plan]) else NO()


RuleOfThumb = Callable[[ForestTable, Builder, Question, Chance], str]

RULES_OF_THUMB: dict[str, RuleOfThumb] = {
    questions.ChooseCards.about: choose_cards,
    questions.BuildTurn.about: build_turn,
    questions.PlaceMonster.about: place_monster,
    questions.PlaceUniqueLocation.about: place_where_you_go,
    questions.Harvest.about: harvest,
    questions.GainWhich.about: get_what_is_missing,
    questions.TakeFromLocation.about: get_what_is_missing,
    questions.TakeFromPlayer.about: get_what_is_missing,
    questions.ShareTheMarket.about: get_what_is_missing,
    questions.PlantBeans.about: get_what_is_missing,
    questions.LoseWhich.about: lose_what_is_spare,
    questions.GiveGathered.about: lose_what_is_spare,
    questions.PayHiredHelp.about: lose_what_is_spare,
    questions.PayMoreForHiredHelp.about: lose_what_is_spare,
    questions.KeepOrGive.about: keep_or_give,
    questions.ChooseFriend.about: choose_friend,
    questions.CancelMonster.about: cancel_monster,
    questions.GingerbreadMan.about: gingerbread_man,
    questions.Thumbelina.about: thumbelina,
    questions.ChangePlan.about: change_plan,
    questions.RunAway.about: run_away,
    questions.KeepCards.about: keep_cards,
    questions.Trade.about: trade,
    questions.SearchThePast.about: take_best_fable,
    questions.Goldilocks.about: take_best_fable,
    questions.GoldilocksOrder.about: take_best_fable,
    questions.GhostlyWhispers.about: lose_worst_fable,
    questions.SnowWhite.about: lose_worst_fable,
    questions.GiveToRobinHood.about: lose_what_is_spare,
    questions.Rapunzel.about: get_what_is_missing,
    questions.ConsultTheOracle.about: say_yes,
}
"""What to do about a question, by its name."""
