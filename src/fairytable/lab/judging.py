"""Judging: whether the targets of a game are met, missed or undecided, and how many more matches would decide."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fairytable.lab.families import family
from fairytable.lab.figures import Figure, more_matches
from fairytable.lab.results import Results
from fairytable.lab.runs import Run
from fairytable.lab.targets import Target, When, read_targets
from fairytable.lab.wording import place_in_words

Standing = Literal["met", "missed", "undecided"]


class Judged(Struct, frozen=True):
    """The judgement of a target. `member` is the family member nearest to a bound or farthest outside. `more` is how
    many more matches would decide it; `None` if it is decided or unknown."""

    target: Target
    standing: Standing
    figure: Figure
    member: str = ""
    more: int | None = None

    @property
    def found_in(self) -> str:
        """The member, unless the target names it itself."""
        return "" if self.target.of else self.member


def about_in_words(results: Results, judged: Judged) -> str:
    """What a target is about, and which member of a family."""
    member = judged.found_in
    if not member:
        return judged.target.about
    name = place_in_words(int(member)) if judged.target.measure.endswith(":place") else results.name_of(member)
    return f"{judged.target.about} ({name})"


def judge_targets(results: Results) -> list[Judged]:
    """Every target of the game on which these matches have something to say."""
    return [judge(results, target) for target in read_targets(results.game) if applies(target.when, results.run)]


def targets_elsewhere(results: Results) -> list[Target]:
    """The targets that need other seats, bots or options."""
    return [target for target in read_targets(results.game) if not applies(target.when, results.run)]


def applies(when: When, run: Run) -> bool:
    """Whether a run plays the matches that a target is about."""
    seats = not when.seats or len(run.seats) in when.seats
    bots = sorted(set(when.bots)) == sorted(set(run.bots)) and (
        len(set(when.bots)) == 1 or sorted(when.bots) == sorted(run.bots_of(0))
    )
    return seats and bots and all(run.options.get(key) == value for key, value in when.options.items())


def judge(results: Results, target: Target) -> Judged:
    """Met if the whole interval lies within the bounds, missed if it lies outside."""
    if target.family is None:
        return _judged(target, results.measured(target.measure, target.statistic))
    figures = family(results, *target.family)
    if target.of:
        figures = {target.of: figures[target.of]} if target.of in figures else {}
    if not figures:
        return _judged(target, _UNSEEN)
    return max((_judged(target, figure, member) for member, figure in figures.items()), key=_urgency)


def figure_of(results: Results, measure: str, of: str = "") -> Figure:
    """One figure by its name."""
    what, colon, sort = measure.partition(":")
    if not colon:
        return results.measured(measure)
    return family(results, what, sort).get(of, _UNSEEN)


def _judged(target: Target, figure: Figure, member: str = "") -> Judged:
    low, high = target.between
    if figure.matches and low <= figure.low and figure.high <= high:
        return Judged(target, "met", figure, member)
    if figure.matches and (figure.high < low or figure.low > high):
        return Judged(target, "missed", figure, member)
    bound = low if figure.low < low and (figure.high <= high or figure.value - low < high - figure.value) else high
    return Judged(target, "undecided", figure, member, more_matches(figure, bound))


_ORDER = {"met": 0, "undecided": 1, "missed": 2}
_UNSEEN = Figure(0.0, float("-inf"), float("inf"), 0)


def _urgency(judged: Judged) -> tuple[int, float]:
    """The sort order: missed, undecided, met; among equals, the most extreme first."""
    low, high = judged.target.between
    return _ORDER[judged.standing], max(low - judged.figure.value, judged.figure.value - high)
