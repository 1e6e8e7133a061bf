"""Counting: one match is played, and what happens in it becomes rows of figures.

A match gives a row for itself, one for each seat, for each kind of event and of question by each clause, for each thing
that was held or used, and for each measure (see `ROWS`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec import Struct

from fairytable.bots import Glimpse
from fairytable.engine.balance import EVERYBODY, Balance, Played, Told
from fairytable.engine.events import Event
from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack
from fairytable.lab.choices import Choices
from fairytable.lab.course import Course
from fairytable.lab.runs import Run
from fairytable.lab.simulate import seat_bots
from fairytable.lab.thinking import Clock
from fairytable.matches import new_match

MATCHES_LOOKED_INTO = {"random": 24}
"""In one match out of so many some choices are appraised. With bots that think it is done in every match; looking takes
longer than random bots play."""


class Row(NamedTuple):
    """One line of the results. What the columns mean depends on the kind of row.

    | row | seat | sort | name | times | amount | out of |
    |---|---|---|---|---|---|---|
    | match | | print of all answers | clause of the result | answers | rounds | |
    | seat | seat | bot | | place in the order of play | share of the victory | score |
    | event | | clause | key | how often | | |
    | question | | clause | about | how often | options, all together | those with only one |
    | thing | whose | sort | thing | things of its sort used | share of the victory | things of its sort held |
    | sort | whose | sort | | | share of the victory | |
    | measure | | | measure | | amount | out of |

    `held`, `used` and `helped` belong to things: how often. In a row of a sort they count the different things that a
    seat held, used and was helped by. Where all play together things are the whole table's and have no seat.
    """

    match: int
    row: str
    seat: str | None = None
    sort: str | None = None
    name: str | None = None
    times: int | None = None
    held: int | None = None
    used: int | None = None
    helped: int | None = None
    amount: float | None = None
    out_of: float | None = None


class Asked(Struct):
    """Questions of one kind: how many, with how many options, how many of them with only one."""

    times: int = 0
    options: int = 0
    lone: int = 0


def count_match(game: Game[Any], pack: Pack, run: Run, number: int) -> list[Row]:
    """Play match number i of a run, and count."""
    balance = game.balance or NOTHING_DECLARED
    match = new_match(game, run.seats, run.seed_of(number), run.options, pack)
    bots = run.bots_of(number)
    players = seat_bots(match, bots)
    clock, course, choices, notes = (
        Clock(balance.seconds),
        Course(run.seats, balance.progress),
        Choices(),
        _Notes(balance),
    )
    questions: list[tuple[str, str, int]] = []
    acts: list[tuple[str, str]] = []
    is_looked_into = number % MATCHES_LOOKED_INTO.get(run.one_bot, 1) == 0
    while match.questions:
        question = match.questions[0]
        seat, options = question.seat, len(question.options)
        questions.append((question.clause, question.about, options))
        clock.ask(seat, question.about, options, bool(match.pending))
        course.look(match.table, seat, len(questions))
        if is_looked_into and options > 1 and choices.wants(question):
            choices.look_into(match, question)
        answer = players[seat].choose(Glimpse(match, seat))
        if answer not in DECLINING:
            acts.append((question.clause, seat))
        match.answer(seat, answer)
        notes.look(match)
    asked, acted = _sum_up(questions), Counter(acts)
    return _rows(game, balance, match, number, bots, asked, acted, notes.numbers, clock, course, choices)


def _sum_up(questions: list[tuple[str, str, int]]) -> dict[tuple[str, str], Asked]:
    """Questions by clause and about."""
    asked: dict[tuple[str, str], Asked] = {}
    for (clause, about, options), times in Counter(questions).items():
        kind = asked.setdefault((clause, about), Asked())
        kind.times += times
        kind.options += options * times
        kind.lone += times if options == 1 else 0
    return asked


NOTHING_DECLARED = Balance(lambda _table, _seat: 0.0)
"""What is counted in a game that declares nothing."""

DECLINING = frozenset(("no", "decline", "pass"))
"""Answers that do not carry out what the question is about."""


class _Notes:
    """Numbers of the table, taken when something was told."""

    def __init__(self, balance: Balance) -> None:
        self._notes = balance.notes
        self._read = 0
        self.numbers: dict[str, float] = {}

    def look(self, match: Match) -> None:
        if self._notes:
            events = match.events or []
            for event in events[self._read :]:
                if event.key in self._notes:
                    self.numbers.update(self._notes[event.key](match.table))
            self._read = len(events)


def _rows(
    game: Game[Any],
    balance: Balance,
    match: Match,
    number: int,
    bots: tuple[str, ...],
    asked: dict[tuple[str, str], Asked],
    acted: Counter[tuple[str, str]],
    notes: dict[str, float],
    clock: Clock,
    course: Course,
    choices: Choices,
) -> list[Row]:
    result, events = match.result, match.events or []
    assert result is not None
    rounds = float(game.rounds(match.table))
    answers = print_of(match)
    rows = [Row(number, "match", sort=answers, name=result.clause, times=len(match.answers), amount=rounds)]
    order = _order(balance, match.seats, events)
    for seat, bot in zip(match.seats, bots, strict=True):
        share, score = result.share_of(seat), result.scores.get(seat, 0.0)
        rows.append(Row(number, "seat", seat, bot, None, order.index(seat) + 1, None, None, None, share, score))
    told = Counter([(event.clause, event.key) for event in events])
    rows += [Row(number, "event", None, clause, key, times) for (clause, key), times in told.items()]
    rows += [
        Row(number, "question", None, clause, about, kind.times, None, None, None, kind.options, kind.lone)
        for (clause, about), kind in asked.items()
    ]
    rows += _things(balance, number, match, acted)
    keys: Counter[str] = Counter()
    for (_, key), times in told.items():
        keys[key] += times
    played = Played(match.table, events, result, match.seats, keys, notes)
    questions = sum(kind.times for kind in asked.values())
    figures = {
        "rounds": (rounds, 1.0),
        "answers": (float(len(match.answers)), 1.0),
        "minutes": (clock.seconds / 60, 1.0),
        "wait": (clock.waited / 60, float(clock.waits)),
        "won": (float(bool(result.winners)), 1.0),
        "shared": (float(len({result.side_of(seat) for seat in result.winners}) > 1), float(bool(result.winners))),
        "tie_break": (float(result.clause in balance.tie_breaks), 1.0),
        "options": (float(sum(kind.options for kind in asked.values())), float(questions)),
        "lone_options": (float(sum(kind.lone for kind in asked.values())), float(questions)),
        "one_sensible": choices.with_one_sensible(),
    }
    if not result.is_of_one_side:
        figures |= course.told(result)
    for measure in balance.measures:
        counted = measure.count(played)
        figures[measure.key] = counted if isinstance(counted, tuple) else (float(counted), 1.0)
    rows += [
        Row(number, "measure", None, None, key, None, None, None, None, float(amount), float(out_of))
        for key, (amount, out_of) in figures.items()
    ]
    return rows


def print_of(match: Match) -> str:
    """Sixteen letters by which one knows that a match was answered in the same way."""
    return blake2b(repr(match.answers).encode(), digest_size=8).hexdigest()


def _order(balance: Balance, seats: tuple[str, ...], events: Iterable[Event]) -> tuple[str, ...]:
    """The seats in the order in which they play, from the one who begins."""
    if balance.first:
        for event in events:
            if event.key == balance.first:
                place = seats.index(event.values["seat"])
                return event.values.get("order") or seats[place:] + seats[:place]
    return seats


def _things(balance: Balance, number: int, match: Match, acted: Counter[tuple[str, str]]) -> list[Row]:
    """A row for each thing and seat, and one for each sort and seat."""
    result = match.result
    assert result is not None
    is_common = result.is_of_one_side
    shares: dict[str, float | None] = {seat: result.share_of(seat) for seat in match.seats}
    shares[EVERYBODY] = float(bool(result.winners)) if is_common else None
    counts = _count_things(balance, match.events or [], acted, is_common=is_common)
    owners = (EVERYBODY,) if is_common else match.seats
    sums = {(things.key, owner): [0, 0, 0] for things in balance.things for owner in owners}
    for (sort, _, seat), (held, used, helped) in counts.items():
        total = sums.setdefault((sort, seat), [0, 0, 0])
        total[0] += held + used > 0
        total[1] += used > 0
        total[2] += helped > 0
    rows = []
    for (sort, thing, seat), (held, used, helped) in counts.items():
        others = sums[sort, seat]
        had = held or used
        rows.append(
            Row(number, "thing", seat or None, sort, thing, others[1], had, used, helped, shares[seat], others[0])
        )
    rows += [
        Row(number, "sort", seat or None, sort, None, None, held, used, helped, shares[seat])
        for (sort, seat), (held, used, helped) in sums.items()
        if shares[seat] is not None
    ]
    return rows


def _count_things(
    balance: Balance, events: list[Event], acted: Counter[tuple[str, str]], *, is_common: bool
) -> dict[tuple[str, str, str], list[int]]:
    """How often each thing was held, used, and helped, by sort, thing and seat."""
    by_event, by_clause = _listeners(balance)
    counts: dict[tuple[str, str, str], list[int]] = {}

    def note(sort: str, role: int, thing: str, seat: str, times: int = 1) -> None:
        key = (sort, thing, EVERYBODY if is_common else seat)
        entry = counts.get(key)
        if entry is None:
            entry = counts[key] = [0, 0, 0]
        entry[role] += times

    for event in events:
        listeners = by_event.get(event.key, NOBODY)
        if event.clause in by_clause:
            listeners = [*listeners, *by_clause[event.clause]]
        for sort, role, told in listeners:
            if told.clause and told.clause != event.clause:
                continue
            values = event.values if not event.secret else event.values | event.secret
            seat = values.get(told.seat, EVERYBODY) if told.seat else EVERYBODY
            things = told.thing or values[told.value]
            for thing in (things,) if isinstance(things, str) else things:
                note(sort, role, thing, seat)
    for (clause, seat), times in acted.items():
        for sort, role, told in by_clause.get(clause, NOBODY):
            note(sort, role, told.thing, seat, times)
    return counts


Listener = tuple[str, int, Told]
"""The sort of a thing, whether it was held (0), used (1) or helped (2), and what tells so."""

NOBODY: list[Listener] = []

_known: dict[int, tuple[Balance, dict[str, list[Listener]], dict[str, list[Listener]]]] = {}


def _listeners(balance: Balance) -> tuple[dict[str, list[Listener]], dict[str, list[Listener]]]:
    """What is listened to, by the key of the event, and by clause. Worked out once for each game."""
    if id(balance) not in _known:
        by_event: dict[str, list[Listener]] = {}
        by_clause: dict[str, list[Listener]] = {}
        for things in balance.things:
            for role, tellings in enumerate((things.held, things.used, things.helped)):
                for told in tellings:
                    where, key = (by_event, told.event) if told.event else (by_clause, told.clause)
                    where.setdefault(key, []).append((things.key, role, told))
        _known[id(balance)] = balance, by_event, by_clause
    return _known[id(balance)][1:]
