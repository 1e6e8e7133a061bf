"""What houses and cards are worth to bots, and which resources are missing: what heuristics and guesses have in common.

Everything is counted in resources: one that will certainly be built with is worth 1.
"""

from __future__ import annotations

from functools import cache, lru_cache

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import verb_of
from fairytable.games.grimm_forest.building import FINISHED, ON_TOP, is_corner
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, MATERIALS, SITES
from fairytable.games.grimm_forest.content import WORTHS
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import DECLINE, VERBS

WORTH_OF_HOUSE = {"floor": 2.6, "walls": 8.0, "roof": 17.0}
"""The resources in a house so far, and about 1 for each action; a Roof also brings the end nearer."""
WORTH_OF_BRICK_HOUSE = 0.3
"""Brick decides between players with three houses each."""
WORTH_OF_SPARE_HOUSE = 0.2
"""The part of its worth that a fourth house still has: a Big Bad Wolf may come."""
WORTH_OF_CORNER = 2.0
"""Cutting Corners saves one resource for each section of a house."""
WORTH_OF_FABLE = 1.8
"""What to hope for from a Fable in the hand, unless the card says otherwise; it should be played when it brings more.
Those that depend on a guess, such as Monsters, are worth less and played sooner."""
WORTH_OF_FRIEND = 1.5
"""What a Friend brings over the rest of a game, unless the card says otherwise: roughly the resources of two or three
rounds."""


@lru_cache(maxsize=100_000)
def houses(sites: tuple[str, ...]) -> tuple[float, tuple[int, ...]]:
    """The worth of all houses and of Cutting Corners, and for each material what the next sections will cost."""
    prices = dict.fromkeys(MATERIALS, 0)
    worths = []
    worth = WORTH_OF_CORNER * (len(sites) - SITES)
    for place, house in enumerate(sites):
        if house:
            material, top = house.split("_")
            worths.append(WORTH_OF_HOUSE[top] + WORTH_OF_BRICK_HOUSE * (material == "brick"))
            if house not in FINISHED:
                prices[material] += ON_TOP[house, is_corner(place)].price
    worths.sort(reverse=True)
    worth += sum(worths[:HOUSES_TO_WIN]) + WORTH_OF_SPARE_HOUSE * sum(worths[HOUSES_TO_WIN:])
    return worth, tuple(prices.values())


def missing(you: Builder, material: str) -> int:
    """How much of it the next sections need, less what is there."""
    _, prices = houses(tuple(you.sites))
    return prices[MATERIALS.index(material)] - you.resources[material]


def worth_of_friend(friend: str) -> float:
    return WORTHS.get(friend, WORTH_OF_FRIEND)


@cache
def worth_of_fable(option: str) -> float:
    """What the Fable named by an option is worth to its holder."""
    return WORTHS.get(str(verb_of(option, VERBS).named(option)["card"]), WORTH_OF_FABLE)


@cache
def material_of(option: str) -> str:
    """What is gained, taken, given or paid."""
    return str(verb_of(option, VERBS).named(option)["material"])


def some_rich_location(table: ForestTable, locations: tuple[str, ...], chance: Chance) -> str:
    """Where a pig that thinks would go, and expects others to think as well."""
    expected = table.crowds()
    return chance.pick_weighted(locations, [expected[location] for location in locations])


def share_at(table: ForestTable, location: str, pigs: int) -> int:
    return table.stock_total(location) // max(1, pigs)


# Rules of thumb that many questions share


def get_what_is_missing(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    return max(question.options, key=lambda option: (missing(you, material_of(option)), chance.below(100)))


def lose_what_is_spare(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    spare = [option for option in question.options if option not in DECLINE]
    return min(spare, key=lambda option: (missing(you, material_of(option)), chance.below(100)))


def take_best_fable(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return max(question.options, key=worth_of_fable)


def lose_worst_fable(_table: ForestTable, _you: Builder, question: Question, _chance: Chance) -> str:
    return min(question.options, key=worth_of_fable)
