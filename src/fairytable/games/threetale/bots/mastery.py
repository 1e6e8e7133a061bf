"""What a hard bot does beside the plans of the others: it trades at Altars, is quick, and at last looks to the end.

Of everything that a team had when the Future began, Sacred Stones and the Speed of the slowest hero predicted victory
best; Artifacts did not predict it at all. Two of level 3 make a Stone.
"""

from __future__ import annotations

from functools import partial

from fairytable.engine.questions import Question
from fairytable.engine.worth import beside_victory
from fairytable.games.threetale import questions
from fairytable.games.threetale.altar import SHEVITSA_FOR
from fairytable.games.threetale.bots.plans import best_answer, goals_of
from fairytable.games.threetale.bots.policy import RULES, Answer, act_for, first
from fairytable.games.threetale.goals import Goal
from fairytable.games.threetale.table import PRICES, Hero, TaleTable
from fairytable.games.threetale.verbs import CLAIM, DONE, SACRIFICE

STONE_IN_THE_PAST, STONE_IN_THE_FUTURE = 20.0, 12.0
"""What the way to an Altar is worth for each Stone; in the Future there is little time for it."""
TALENT = 6.0
FEW_SHEVITSA = 3
"""A hero who has learned all Talents goes to an Altar for this many Virtues, one for each Shevitsa."""
BLACK_STONE = 5.0
QUICK = 10
"""A hero with this Speed needs no more Black Stones than the others think."""


LAST_ROUNDS, MOST_CONTENDERS = 2, 4
"""When and how widely it looks to the end: earlier a match is too long for it, and luck decides too much."""


def plan(table: TaleTable, question: Question) -> str:
    rule = MASTERLY.get(question.about)
    return rule(table, table.hero(question.seat), question.options) if rule else ""


def contenders(table: TaleTable, question: Question) -> tuple[str, ...]:
    """At the beginning of a turn near the end: what is planned, and the ways to other goals, the greatest first."""
    hero = table.hero(question.seat)
    if table.future is None or question.about != questions.Act.about or hero.steps_used or hero.actions_used:
        return ()
    if table.scenario.sheet.rounds - table.future.round >= LAST_ROUNDS:
        return ()
    goals: dict[str, list[Goal]] = {}
    for goal in sorted(masterly_goals(table, hero), key=lambda goal: goal.worth, reverse=True):
        goals.setdefault(goal.option, []).append(goal)
    ways = [best_answer(table, hero, question.options, each) for each in goals.values()]
    return tuple(dict.fromkeys([plan(table, question), *filter(None, ways)]))[:MOST_CONTENDERS]


def victory(table: TaleTable, _seat: str) -> float:
    """What counts when a match was played to its end."""
    return beside_victory(0.0, 1.0, float(table.verdict == "won") if table.verdict else None)


def masterly_goals(table: TaleTable, hero: Hero) -> list[Goal]:
    goals = goals_of(table, hero)
    if table.future is None and hero.speed < QUICK:
        goals = [goal._replace(worth=BLACK_STONE) if _is_black_stone(goal) else goal for goal in goals]
    worth = _worth_of_altar(table, hero)
    if worth:
        option = SACRIFICE(next_sacrifice(table, hero))
        goals += [Goal(worth, space, option) for space, ground in table.ground.items() if ground == "altar"]
    return goals


def _is_black_stone(goal: Goal) -> bool:
    return goal.option in CLAIM and CLAIM.read(goal.option)[0] == "black_stone"


def _worth_of_altar(table: TaleTable, hero: Hero) -> float:
    stones = stones_to_gain(levels_of(table, hero))
    if table.future is not None:
        return STONE_IN_THE_FUTURE if stones else 0.0
    if stones:
        return STONE_IN_THE_PAST * stones
    if len(hero.talents) == len(PRICES):
        return float(hero.unused) if hero.unused >= FEW_SHEVITSA else 0.0
    return TALENT if _sold_for_a_talent(table, hero) else 0.0


def levels_of(table: TaleTable, hero: Hero) -> dict[int, int]:
    """How many Artifacts of each level the hero has."""
    levels = [table.content.artifacts[artifact].level for artifact in hero.artifacts]
    return {level: levels.count(level) for level in (1, 2, 3)}


def stones_to_gain(levels: dict[int, int]) -> int:
    """TT-16.2: two of a level make one of the next, two of level 3 a Stone."""
    second = levels[2] + levels[1] // 2
    return (levels[3] + second // 2) // 2


def next_sacrifice(table: TaleTable, hero: Hero) -> str:
    """On the way to a Stone as few Artifacts as possible; then a Talent, then Virtues for the Shevitsa left over."""
    levels = levels_of(table, hero)
    if stones_to_gain(levels):
        if levels[3] >= 2:
            return "pair_3"
        return "pair_2" if levels[3] + levels[2] // 2 >= 2 else "pair_1"
    if len(hero.talents) == len(PRICES):
        return "shevitsa" if hero.unused else ""
    return _sold_for_a_talent(table, hero)


def _sold_for_a_talent(table: TaleTable, hero: Hero) -> str:
    """The least Artifact, if those of the lower levels bring the Shevitsa for the next Talent."""
    level = {artifact: table.content.artifacts[artifact].level for artifact in hero.artifacts}
    lower = sorted([artifact for artifact in hero.artifacts if level[artifact] < 3], key=level.__getitem__)
    gained = hero.unused + sum([SHEVITSA_FOR[level[artifact]] for artifact in lower])
    return lower[0] if lower and gained >= PRICES[len(hero.talents) + 1] else ""


def _sacrifice(table: TaleTable, hero: Hero, _options: tuple[str, ...]) -> str:
    what = next_sacrifice(table, hero)
    return SACRIFICE(what) if what else DONE()


MASTERLY: dict[str, Answer] = {about: rule for about, rule in RULES.items() if rule is not first}
MASTERLY |= {
    questions.Act.about: partial(act_for, masterly_goals),
    questions.Sacrifice.about: _sacrifice,
}
"""Where others take the first option, there is no plan."""
