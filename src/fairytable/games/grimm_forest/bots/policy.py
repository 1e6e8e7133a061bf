"""What somebody would probably answer: how bots imagine the choices of others, and their own later ones.

A guess costs next to nothing, so it weighs what lies in the Locations and on the boards, and looks no further. What
only one card asks is answered where that card stands (fables.py, friends.py, monsters.py).
"""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.games.grimm_forest import questions
from fairytable.games.grimm_forest.asking import RULES_OF_THUMB, likely
from fairytable.games.grimm_forest.bots.worths import (
    get_what_is_missing,
    lose_what_is_spare,
    missing,
    some_rich_location,
    worth_of_friend,
)
from fairytable.games.grimm_forest.building import JOBS
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, SECTIONS
from fairytable.games.grimm_forest.gather import NO_FABLE
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import CHOOSE, DRAW, END, GAIN, KEEP_FRIEND, SPECIAL

FABLES_HELD_BACK = 2
"""One in so many times somebody with Fables plays none, whatever they are."""


def policy(table: ForestTable, question: Question, chance: Chance) -> str:
    """One of the options, by a rule of thumb if there is one for such questions."""
    rule = RULES_OF_THUMB.get(question.about)
    if rule is not None:
        answer = rule(table, table.builder(question.seat), question, chance)
        if answer in question.options:
            return answer
    return chance.pick(question.options)


@likely(questions.ChooseCards)
def choose_cards(table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Where much lies, and now and then with a Fable."""
    location = some_rich_location(table, you.gather_cards, chance)
    options = [option for option in question.options if CHOOSE.read(option)[0] == location]
    without = CHOOSE(location, NO_FABLE)
    return without if without in options and not chance.below(FABLES_HELD_BACK) else chance.pick(options)


def location_of(option: str) -> str:
    """Where the pig goes; of other answers, all."""
    return CHOOSE.read(option)[0] if option in CHOOSE else option


@likely(questions.KeepOrGive)
def keep_or_give(_table: ForestTable, you: Builder, question: Question, chance: Chance) -> str:
    """Keep the better Friend; others get the rest."""
    if not you.friend or worth_of_friend(questions.KeepOrGive.of(question).friend) >= worth_of_friend(you.friend):
        return KEEP_FRIEND()
    return chance.pick(question.options[1:])


@likely(questions.BuildTurn)
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


likely(questions.GainWhich, questions.TakeFromLocation, questions.TakeFromPlayer, questions.ShareTheMarket)(
    get_what_is_missing
)
likely(questions.GiveGathered)(lose_what_is_spare)
