"""The storyteller: retells a match in one paragraph that is worth reading aloud.

Consecutive sentences of a kind are never phrased alike. Words that all games share, such as "Soon after", are in
`texts/tale/`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count, pairwise
from typing import Any

from msgspec import Struct

from fairytable.engine.events import ObservedEvent
from fairytable.engine.match import Match
from fairytable.engine.tales import Beat, Tale
from fairytable.engine.words import Words

MOST_BEATS = 7
"""The number of events retold between the opening and the ending."""
FIRST_TIME = 2
"""The bonus for something that has not happened before."""
LEAD = 4
"""The bonus for something that takes the lead."""
DECISIVE = 100
"""What decided the match is always retold: the last step of the winner, and the last change of the lead."""


class Turn(Struct, frozen=True):
    """A turning point: the number of answers before it, the round (0 if rounds are not counted), the seat, what
    happened, and whether the seat took the lead by it."""

    moment: int
    round: int
    seat: str
    sentence: str
    leads: bool


class TaleTold(Struct, frozen=True):
    """The tale of a match: the paragraph, and the turning points in it."""

    paragraph: str
    turns: tuple[Turn, ...]


class _Happened(Struct):
    """A beat that happened."""

    beat: Beat
    told: ObservedEvent
    round: int
    worth: int
    leads: bool = False

    @property
    def seat(self) -> str:
        seat = self.told.values.get("seat", "")
        return seat if isinstance(seat, str) else ""


def tell_tale(match: Match, words: Words) -> TaleTold:
    """The tale of a finished match. It is always the same."""
    tale = match.game.texts.tale
    if tale is None or match.result is None:
        return TaleTold("", ())
    rivals = () if match.result.is_of_one_side else match.seats
    happened = list(_follow(tale, match.events_for(None), rivals))
    ways = _Ways(words, str(match.seed))
    chosen = _choose(happened, match.result.winners, ways)
    facts = _facts(match)
    overtaken = [one for one in chosen if one.leads]
    sentences = [ways.say("tale-opening", **facts)]
    turns: list[Turn] = []
    before: _Happened | None = None
    for one in chosen:
        what = ways.say(f"tale-{one.beat.key}", **one.told.values)
        # The ending names the last round itself.
        told_round = 0 if one.round == facts["rounds"] else one.round
        sentences.append(_capital(ways.say(_link(before, one), what=what, round=told_round)))
        if one.beat.forward is not None or one.leads:
            turns.append(Turn(one.told.moment, one.round, one.seat, f"{_capital(what)}.", one.leads))
        if overtaken and one in (overtaken[0], overtaken[-1]):
            sentences.append(_capital(ways.say("tale-leads", seat=one.seat)))
        before = one
    sentences.append(ways.say(_ending(match, words), **facts))
    return TaleTold(" ".join(sentences), tuple(turns))


def _follow(tale: Tale, events: list[ObservedEvent], rivals: tuple[str, ...]) -> Iterator[_Happened]:
    """The events worth retelling, in order, and which of the rivals took the lead by them."""
    beats: dict[str, list[Beat]] = {}
    for beat in tale.beats:
        beats.setdefault(beat.event, []).append(beat)
    come = dict.fromkeys(rivals, 0.0)
    leader, rounds = "", 0
    seen: set[str] = set()
    for told in events:
        if told.key == tale.round_event:
            rounds = int(told.values[tale.round_value])
        fitting = [beat for beat in beats.get(told.key, ()) if beat.when(told.values)]
        if not fitting:
            continue
        beat = fitting[0]
        one = _Happened(beat, told, rounds, beat.worth + (0 if beat.key in seen else FIRST_TIME))
        seen.add(beat.key)
        if beat.forward is not None and one.seat in come:
            come[one.seat] += beat.forward(told.values)
            if one.seat != leader and _is_alone_in_front(one.seat, come):
                one.leads, leader = leader != "", one.seat
                one.worth += LEAD if one.leads else 0
        yield one


def _is_alone_in_front(seat: str, come: Mapping[str, float]) -> bool:
    return all(come[seat] > far for other, far in come.items() if other != seat)


def _choose(happened: list[_Happened], winners: tuple[str, ...], ways: _Ways) -> list[_Happened]:
    """The most valuable events, in the order in which they happened; of those caused by one answer only the best.
    Events that bring nobody forward are retold only as often as they can be phrased differently."""
    forward = [one for one in happened if one.beat.forward is not None and one.seat in winners]
    for decisive in (forward[-1:], [one for one in happened if one.leads][-1:]):
        for one in decisive:
            one.worth += DECISIVE
    best: dict[int, _Happened] = {}
    for one in happened:
        known = best.get(one.told.moment)
        if known is None or one.worth > known.worth:
            best[one.told.moment] = one
    told: list[_Happened] = []
    often: Counter[str] = Counter()
    for one in sorted(best.values(), key=lambda one: (-one.worth, one.told.moment)):
        if one.beat.forward is not None or often[one.beat.key] < ways.count_of(f"tale-{one.beat.key}"):
            often[one.beat.key] += 1
            told.append(one)
    return sorted(told[:MOST_BEATS], key=lambda one: one.told.moment)


def _link(before: _Happened | None, one: _Happened) -> str:
    """How a sentence is connected to the one before it."""
    if before is None:
        return "tale-first"
    if one.round - before.round > 2:
        return "tale-later"
    if one.seat and one.seat == before.seat and one.beat.forward is not None:
        return "tale-again"
    if one.round and one.round == before.round:
        return "tale-meanwhile"
    return "tale-then"


def _ending(match: Match, words: Words) -> str:
    """The key of the ending: that of this kind of ending, if the game has one."""
    result = match.result
    assert result is not None
    if result.is_of_one_side or (result.sides and not result.winners):
        kind = "won" if result.winners else "lost"
    elif not result.winners:
        kind = "none"
    elif len(result.winners) > 1 and not result.sides:
        kind = "shared"
    else:
        kind = "close" if _margin(match) == 0 else "one"
    special = f"tale-ending-{kind}"
    return special if words.has(f"{special}-1") else "tale-ending"


def _margin(match: Match) -> float:
    """How far the winner was ahead of the next."""
    assert match.result is not None
    ordered = sorted(map(match.result.part_done, match.result.scores), reverse=True)
    return min((one - other for one, other in pairwise(ordered[:2])), default=1)


def _facts(match: Match) -> dict[str, Any]:
    """The values that opening and ending may mention."""
    result = match.result
    assert result is not None
    others = [seat for seat in match.seats if seat not in result.winners]
    best = max(map(result.part_done, others), default=0)
    return {
        "seats": list(match.seats),
        "winners": list(result.winners),
        "others": others,
        "next": [seat for seat in others if result.part_done(seat) == best],
        "rounds": match.game.rules.rounds(match.table),
    }


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


class _Ways:
    """Phrases the same thing differently each time: `<key>-1`, `<key>-2` and so on, starting where the seed says."""

    def __init__(self, words: Words, seed: str) -> None:
        self._words = words
        self._start = sum(seed.encode())
        self._used: dict[str, int] = {}

    def say(self, key: str, **values: Any) -> str:
        ways = self.count_of(key)
        self._used[key] = self._used.get(key, -1) + 1
        return self._words.say(f"{key}-{1 + (self._start + self._used[key]) % ways}", **values)

    def count_of(self, key: str) -> int:
        return next(number for number in count(1) if not self._words.has(f"{key}-{number + 1}"))
