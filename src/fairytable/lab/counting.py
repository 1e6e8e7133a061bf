"""Counting: one match is played, and what happens in it becomes rows of figures.

A match gives a row for itself, one for each seat, for each kind of event and of question by each clause, for each thing
that was held or used, and for each measure (see `Row`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from fairytable.engine.balance import EVERYBODY, Balance, Mention, PlayedMatch
from fairytable.engine.events import Event
from fairytable.engine.game import Game, Result
from fairytable.engine.match import Match
from fairytable.engine.packs import Pack
from fairytable.lab.playthrough import Playthrough
from fairytable.lab.runs import Run
from fairytable.lab.thinking import Kind, seconds_for, time_to_think

Figures = dict[str, tuple[float, float]]
"""Measures of one match by name: an amount, and out of how many."""


class Row(NamedTuple):
    """One line of the results. What the columns mean depends on the kind of row.

    | row | seat | sort | name | times | amount | out of |
    |---|---|---|---|---|---|---|
    | match | | print of all answers | clause of the result | answers | rounds | |
    | seat | seat | bot | | place in the order of play | share of the victory | score |
    | ahead | seat | | | | how far ahead of the average it began | |
    | event | | clause | key | how often | | |
    | question | | clause | about | how often | options, all together | those with only one |
    | thing | whose | sort | thing | things of its sort used | share of the victory | things of its sort held |
    | sort | whose | sort | | | share of the victory | |
    | measure | | | measure | | amount | out of |

    `held`, `used` and `helped` belong to things: how often. In a row of a sort they count the different things that a
    seat held, used and was helped by. Only where seats begin unequal there are rows that say who is ahead. Where all
    play together things are the whole table's and have no seat.
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
    """Counts of one kind of question: how many, with how many options, and how many with only one option."""

    times: int = 0
    options: int = 0
    lone: int = 0


def count_match(game: Game[Any], pack: Pack, run: Run, number: int) -> list[Row]:
    """Play match number i of a run and count what happens."""
    playthrough = Playthrough(game, pack, run, number)
    playthrough.play()
    return rows_of(playthrough, number)


def rows_of(playthrough: Playthrough, number: int) -> list[Row]:
    """The rows of a match that was played."""
    match, balance = playthrough.match, playthrough.balance
    result, events = match.result, match.events or []
    assert result is not None
    told: Tellings = defaultdict(list)
    for event in events:
        told[event.key, event.clause].append(event)
    kinds = Counter(playthrough.kinds)
    asked = _sum_up(kinds)
    counts: Counter[str] = Counter()
    for (key, _), those in told.items():
        counts[key] += len(those)
    played = PlayedMatch(match.table, events, result, match.seats, counts, playthrough.noted)
    rounds = float(match.game.rules.rounds(match.table))
    rows = [Row(number, "match", None, print_of(match), result.clause, len(match.answers), amount=rounds)]
    rows += _seats(balance, number, match, result, playthrough.bots)
    rows += _ahead(number, match.seats, playthrough.beginning, result)
    rows += [Row(number, "event", None, clause, key, len(those)) for (key, clause), those in told.items()]
    rows += [
        Row(number, "question", None, clause, about, kind.times, None, None, None, kind.options, kind.lone)
        for (clause, about), kind in asked.items()
    ]
    rows += _things(balance, number, match.seats, result, _count_things(playthrough, told, result))
    rows += [
        Row(number, "measure", None, None, key, None, None, None, None, float(amount), float(out_of))
        for key, (amount, out_of) in _figures(playthrough, played, kinds, asked.values()).items()
    ]
    return rows


def _sum_up(kinds: Counter[Kind]) -> dict[tuple[str, str], Asked]:
    """Questions by clause and about."""
    asked: dict[tuple[str, str], Asked] = {}
    for (clause, about, options), times in kinds.items():
        kind = asked.setdefault((clause, about), Asked())
        kind.times += times
        kind.options += options * times
        kind.lone += times if options == 1 else 0
    return asked


def _seats(balance: Balance, number: int, match: Match, result: Result, bots: tuple[str, ...]) -> list[Row]:
    order = _order(balance, match.seats, match.events or [])
    scores = result.scores
    return [
        Row(number, "seat", seat, bot, None, order.index(seat) + 1, None, None, None, share, scores.get(seat, 0.0))
        for seat, bot in zip(match.seats, bots, strict=True)
        for share in (result.share_of(seat),)
    ]


def _ahead(number: int, seats: tuple[str, ...], beginning: list[float], result: Result) -> list[Row]:
    if result.is_of_one_side or len(set(beginning)) == 1:
        return []
    average = sum(beginning) / len(beginning)
    return [
        Row(number, "ahead", seat, amount=progress - average) for seat, progress in zip(seats, beginning, strict=True)
    ]


def _figures(playthrough: Playthrough, played: PlayedMatch, kinds: Counter[Kind], asked: Iterable[Asked]) -> Figures:
    """Every measure: those of all games, and those that this one declares."""
    result, balance = played.result, playthrough.balance
    questions = float(len(playthrough.kinds))
    figures: Figures = {
        "rounds": (playthrough.match.game.rules.rounds(played.table), 1),
        "answers": (len(playthrough.match.answers), 1),
        "won": (bool(result.winners), 1),
        "shared": (len({result.side_of(seat) for seat in result.winners}) > 1, bool(result.winners)),
        "tie_break": (result.clause in balance.tie_breaks, 1),
        "options": (sum([kind.options for kind in asked]), questions),
        "lone_options": (sum([kind.lone for kind in asked]), questions),
        "one_sensible": playthrough.choices.with_one_sensible(),
    }
    if playthrough.is_followed:
        seconds = {kind: seconds_for(kind, balance.seconds) for kind in kinds}
        thought = time_to_think(playthrough.kinds, playthrough.seats, playthrough.moments, seconds)
        figures |= {"minutes": (thought.seconds / 60, 1), "wait": (thought.waited / 60, thought.waits)}
        if not result.is_of_one_side:
            figures |= playthrough.course.told(result)
    for measure in balance.measures:
        counted = measure.count(played)
        figures[measure.key] = counted if isinstance(counted, tuple) else (float(counted), 1)
    return figures


def print_of(match: Match) -> str:
    """Sixteen characters that identify the answers of a match."""
    return blake2b(msgspec.json.encode(match.answers), digest_size=8).hexdigest()


def _order(balance: Balance, seats: tuple[str, ...], events: Iterable[Event]) -> tuple[str, ...]:
    """The seats in playing order."""
    if balance.first:
        for event in events:
            if event.key == balance.first:
                place = seats.index(event.values["seat"])
                return event.values.get("order") or seats[place:] + seats[:place]
    return seats


Counts = dict[tuple[str, str, str], list[int]]
"""How often each thing was held, used, and helpful, by kind, thing and seat."""


def _things(balance: Balance, number: int, seats: tuple[str, ...], result: Result, counts: Counts) -> list[Row]:
    """A row for each thing and seat, and one for each sort and seat."""
    is_common = result.is_of_one_side
    shares: dict[str, float | None] = {seat: result.share_of(seat) for seat in seats}
    shares[EVERYBODY] = float(bool(result.winners)) if is_common else None
    owners = (EVERYBODY,) if is_common else seats
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


def _count_things(playthrough: Playthrough, told: Tellings, result: Result) -> Counts:
    """What the events report about things, and what was done under the clause of a question."""
    by_event, by_clause = _listeners(playthrough.balance)
    is_common = result.is_of_one_side
    counts: Counts = {}

    def note(sort: str, role: int, thing: str, seat: str, times: int = 1) -> None:
        key = (sort, thing, EVERYBODY if is_common else seat)
        if key not in counts:
            counts[key] = [0, 0, 0]
        counts[key][role] += times

    for (key, clause), those in told.items():
        for sort, role, telling in (*by_event.get(key, NOBODY), *by_clause.get(clause, NOBODY)):
            if telling.clause and telling.clause != clause:
                continue
            for event in those:
                values = event.values if not event.secret else event.values | event.secret
                things = telling.thing or values[telling.value]
                seat = values.get(telling.seat, EVERYBODY) if telling.seat else EVERYBODY
                for thing in (things,) if isinstance(things, str) else things:
                    note(sort, role, thing, seat)
    if by_clause:
        acts = [
            (clause, seat)
            for (clause, _, _), seat, answer in zip(
                playthrough.kinds, playthrough.seats, playthrough.chosen, strict=True
            )
            if clause in by_clause and answer not in DECLINING
        ]
        for (clause, seat), times in Counter(acts).items():
            for sort, role, telling in by_clause[clause]:
                note(sort, role, telling.thing, seat, times)
    return counts


DECLINING = frozenset(("no", "decline", "pass"))
"""Answers that decline what the question is about."""

Tellings = defaultdict[tuple[str, str], list[Event]]
"""Events by key and clause."""

Listener = tuple[str, int, Mention]
"""The kind of a thing, whether it was held (0), used (1) or helpful (2), and the declaration that says so."""

NOBODY: list[Listener] = []

_known: dict[int, tuple[Balance, dict[str, list[Listener]], dict[str, list[Listener]]]] = {}


def _listeners(balance: Balance) -> tuple[dict[str, list[Listener]], dict[str, list[Listener]]]:
    """The declarations by event key and by clause, computed once for each game."""
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
