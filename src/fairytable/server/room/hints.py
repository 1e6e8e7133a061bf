"""What may help at a question: the guide, why options are missing, and hints; and looking back at a match.

Hints and looking back are found in the processes of bots and told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fairytable.bots.wording import reason, standing
from fairytable.engine.guide import guidance
from fairytable.server.messages.rest import Explanation, GuideTold, Hints, HintTold, Moments, MomentTold, Reasons
from fairytable.server.wording.refusals import Refusal

if TYPE_CHECKING:
    from fairytable.engine.match import Match
    from fairytable.engine.words import Words
    from fairytable.server.limits.turns import Visitor
    from fairytable.server.messages.socket import ReasonTold
    from fairytable.server.room.room import Room
    from fairytable.server.storage.stored import StoredMatch


async def hints(room: Room, visitor: Visitor, seat: str, language: str) -> Hints:
    """For the holder of the seat, about its own open question, based only on what the seat may know."""
    person = visitor.person
    room.own_seat(person, seat)
    match, stored = _match_of(room)
    question = match.question_for(seat)
    if question is None:
        raise Refusal("not_asked", seat=room.name_of(seat, language))
    if person in room.advised:
        raise Refusal("still_thinking")
    room.advised.add(person)
    try:
        advised = await room.shared.bot_processes.advise(stored, match, seat, visitor)
    finally:
        room.advised.discard(person)
    words = _words(room, language)
    told = [
        HintTold(
            advice.option,
            words.option(advice.option, question),
            standing(advice, place),
            reason(advice, words),
            advice.clause,
        )
        for place, advice in enumerate(advised)
    ]
    return Hints(seat, room.live.number_of(question), told, sum(advice.share > 0 for advice in advised) > 1)


def guide(room: Room, person: str, seat: str, language: str) -> GuideTold:
    """For the holder of the seat, about its own open question: what matters there, with the numbers of this table."""
    room.own_seat(person, seat)
    match, _ = _match_of(room)
    question = match.question_for(seat)
    if question is None:  # it has been answered in the meantime
        return GuideTold(seat, 0, "")
    return GuideTold(seat, room.live.number_of(question), guidance(match, question, _words(room, language)))


def why_not(room: Room, person: str, seat: str, language: str) -> Reasons:
    """For whoever holds the seat: why options that one would expect are missing from its question. Found once, until
    something changes."""
    room.own_seat(person, seat)
    match = room.playing()
    question = match.question_for(seat)
    if question is None:
        raise Refusal("not_asked", seat=room.name_of(seat, language))
    place = ("reasons", seat, language)
    reasons: list[ReasonTold] | None = room.told.get(place)
    if reasons is None:
        phrasing, fill = room.phrasing(language), room.fill(language)
        missing = match.refusals(question).items()
        reasons = room.told[place] = [phrasing.reason(option, reason, fill, question) for option, reason in missing]
    return Reasons(seat, room.live.number_of(question), reasons)


async def moments(room: Room, visitor: Visitor, language: str) -> Moments:
    """What decided the match, once it is over."""
    match, stored = _match_of(room)
    _must_be_over(match)
    found = await room.shared.bot_processes.look_back(stored, match, visitor)
    words = _words(room, language)
    return Moments(
        [
            MomentTold(
                moment.answers,
                moment.seat,
                room.name_of(moment.seat, language),
                words.option(moment.chosen, moment.question),
                words.option(moment.better.option, moment.question),
                reason(moment.better, words),
            )
            for moment in found
        ]
    )


async def explanation(room: Room, visitor: Visitor, answers: int, language: str) -> Explanation:
    """Why the answer after the given number of others was chosen. Only once the match is over, since earlier it could
    reveal a secret."""
    match, stored = _match_of(room)
    _must_be_over(match)
    if answers >= len(match.answers):
        raise Refusal("beyond_the_end", answers=len(match.answers))
    advice = await room.shared.bot_processes.explain(stored, match, answers, visitor)
    words = _words(room, language)
    told = "" if advice is None else reason(advice, words) or words.say("because-uncounted")
    return Explanation(answers, match.answers[answers][0], told)


def _match_of(room: Room) -> tuple[Match, StoredMatch]:
    match, stored = room.playing(), room.live.stored
    assert stored is not None
    return match, stored


def _must_be_over(match: Match) -> None:
    if not match.is_over:
        raise Refusal("not_over")


def _words(room: Room, language: str) -> Words:
    names = {stored.seat: room.name_of(stored.seat, language) for stored in room.stored.seats}
    return room.phrasing(language).words_at(room.playing(), names)
