"""Reviews: which answers decided a match, what would have been better, and why somebody answered that way.

Every answer is judged by what its seat could know when it was given, not by how things turned out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from fairytable.bots.advice import Advice, explain
from fairytable.bots.observation import Observation
from fairytable.bots.option_value import OptionValue
from fairytable.bots.search_bot import SearchBot
from fairytable.engine.match import Match
from fairytable.engine.questions import Question

MOST_MOMENTS = 3
AT_FIRST = 16
"""The number of rollouts that show which answers may have mattered ..."""
CLOSELY = 100
"""... and the number that confirms it."""
LOOKED_AT_CLOSELY = 8
MOST_LOOKED_AT = 200
"""The largest number of answers reviewed in a long match."""
DECIDED = 1.0
"""An answer that lost less than so many clear differences decided nothing; neither did one of which nobody can say what
it lost."""


class TurningPoint(Struct, frozen=True):
    """An answer that cost much: after `answers` answers the seat chose this, and another option was better by `loss`.
    The `question` has what the words need, and no options."""

    answers: int
    question: Question
    chosen: str
    loss: float
    better: Advice

    @property
    def seat(self) -> str:
        return self.question.seat


def turning_points(match: Match, seats: Iterable[str] | None = None) -> list[TurningPoint]:
    """The answers of these seats that decided the match, in the order in which they were given."""
    of_these = set(match.seats if seats is None else seats)
    losses = []
    for place, earlier in _choices(match, of_these):
        seat, option = match.answers[place]
        question = earlier.question_for(seat)
        assert question is not None
        losses.append((_loss(earlier, question, option, AT_FIRST)[0], place))
    losses.sort(reverse=True)
    found = []
    for _, place in losses[:LOOKED_AT_CLOSELY]:
        seat, option = match.answers[place]
        earlier = _match_at(match, place)
        question = earlier.question_for(seat)
        assert question is not None
        loss, weighed = _loss(earlier, question, option, CLOSELY)
        if loss >= DECIDED:
            best = max(weighed, key=lambda each: each.worth).option
            (better,) = explain(Observation(earlier, seat), weighed, [best], place, instead_of=option)
            if not better.gain:
                continue
            asked = Question(seat, question.about, (), question.clause, question.values)
            found.append(TurningPoint(place, asked, option, loss, better))
    found.sort(key=lambda moment: moment.loss, reverse=True)
    return sorted(found[:MOST_MOMENTS], key=lambda moment: moment.answers)


def why(match: Match, place: int) -> Advice | None:
    """The reasons for the answer given after that many others; `None` if there was no choice."""
    if not 0 <= place < len(match.answers):
        return None
    seat, option = match.answers[place]
    earlier = _match_at(match, place)
    question = earlier.question_for(seat)
    if question is None or not _was_choice(question, option):
        return None
    _, weighed = _loss(earlier, question, option, CLOSELY)
    (advice,) = explain(Observation(earlier, seat), weighed, [option], place)
    return advice


def _choices(match: Match, seats: set[str]) -> Iterator[tuple[int, Match]]:
    """The answers of these seats that were real choices, each with the match before it; if there are very many, a
    sample."""
    walking, places = _match_at(match, 0), []
    for place, (seat, option) in enumerate(match.answers):
        if seat in seats and _was_choice(walking.question_for(seat), option):
            places.append(place)
        _go_on(walking, match, place)
    every = 1 + len(places) // MOST_LOOKED_AT
    looked_at, walking = set(places[::every]), _match_at(match, 0)
    for place in range(len(match.answers)):
        if place in looked_at:
            yield place, walking
        _go_on(walking, match, place)


def _was_choice(question: Question | None, option: str) -> bool:
    """Whether the option answers the question, and others would, too. A pass in a window without a choice happens by
    itself, and another question may be open already; leaving answers nothing."""
    return question is not None and len(question.options) > 1 and option in question.options


def _go_on(walking: Match, match: Match, place: int) -> None:
    """One answer further, unless it was a pass that happened by itself."""
    if len(walking.answers) <= place:
        branches = tuple(branch for branch in match.branches if branch.answers <= place + 1)
        walking.answer_again(match.answers[place : place + 1], branches)


def _match_at(match: Match, place: int) -> Match:
    """The match after this many answers."""
    branches = tuple(branch for branch in match.branches if branch.answers <= place)
    return Match(
        match.game,
        match.pack,
        match.seats,
        match.seed,
        match.options,
        quiet=True,
        answers=match.answers[:place],
        branches=branches,
    )


def _loss(match: Match, question: Question, chosen: str, iterations: int) -> tuple[float, list[OptionValue]]:
    """How much worse the answer was than the best, in clear differences, and everything that was considered."""
    weighed = SearchBot(question.number, iterations).evaluate(Observation(match, question.seat), also=(chosen,))
    worths = {each.option: each.worth for each in weighed if each.tries}
    if chosen not in worths:
        return 0.0, weighed
    return (max(worths.values()) - worths[chosen]) / match.game.bots.search.scale, weighed
