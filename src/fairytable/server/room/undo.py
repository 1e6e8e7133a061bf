"""Undo, as browsers see it: whether the last answer can be taken back, alone or with the others' agreement."""

from __future__ import annotations

from msgspec.structs import replace

from fairytable.engine.match import Match
from fairytable.engine.rewinding import Choice
from fairytable.server.messages.socket import UndoAsked, UndoTold
from fairytable.server.room.room import Room, UndoWorded
from fairytable.server.wording.phrasing import server_words

NOT_EVEN_BY_AGREEMENT = ("nothing", "left")
"""Refusals of an undo that the others cannot overrule."""


def undo_asked_told(room: Room, language: str) -> UndoAsked | None:
    asked = room.undo_asked
    if asked is None:
        return None
    undone = _undone_with(room, asked.seat, language)
    more = len(undone) - 1 if undone else "none"
    seat = room.name_of(asked.seat, language)
    sentence = server_words("undo-ask", language, seat=seat, what=undone[0] if undone else "", more=more)
    waiting = [seat for seat in others_than(room, asked.seat) if seat not in asked.agreed]
    return UndoAsked(asked.number, asked.seat, sentence, waiting, asked.agreed)


def _undone_with(room: Room, seat: str, language: str) -> list[str]:
    """The events since the seat's last answer that everybody saw, in words. The answer itself may be a secret, and so
    may be whether it was a choice."""
    answers = room.match.answers if room.match else []
    place = next((place for place in range(len(answers) - 1, -1, -1) if answers[place][0] == seat), None)
    if place is None:
        return []
    phrasing, fill = room.phrasing(language), room.fill(language)
    seen = room.live.event_log.told_after(None, place)
    told = [phrasing.event(number, event, fill) for number, event in enumerate(seen)]
    return [event.sentence for event in told if event.sentence]


def others_than(room: Room, seat: str) -> list[str]:
    """The other people at the table, who have to agree to an undo. People who share a browser can simply talk."""
    asker = room.stored.seat(seat)
    absent = room.match.table.absent if room.match else ()
    return [
        other.seat
        for other in room.stored.seats
        if other.kind == "person"
        and other.seat != seat
        and other.seat not in absent
        and not set(other.holders) & set(asker.holders)
    ]


def undo_told(room: Room, match: Match, seat: str, language: str) -> UndoTold:
    """Whether a seat may take back its last answer. As long as that is the same answer, so are the words."""
    if match.is_over:
        return UndoTold(seat, "no", "over", server_words("refusal-over", language))
    refusal = match.undo_refusal(seat, own=room.shared_with(seat))
    choice = match.last_choice(seat)
    if choice is not None and choice.place is None:  # a secret choice that can still be changed
        told = _undo_worded(room, seat, refusal, _answer_words(room, choice, language), language)
        return replace(told, is_secret=True)
    place = choice.place if choice is not None else None
    worded = room.undo_worded.get((seat, language))
    if worded is None or worded.place != place:
        answer = _answer_words(room, choice, language)
    elif worded.refusal != refusal:
        answer = worded.told.answer
    else:
        return worded.told
    told = _undo_worded(room, seat, refusal, answer, language)
    room.undo_worded[seat, language] = UndoWorded(place, refusal, told)
    return told


def _undo_worded(room: Room, seat: str, refusal: str | None, answer: str, language: str) -> UndoTold:
    if refusal in NOT_EVEN_BY_AGREEMENT:
        return UndoTold(seat, "no", refusal, server_words(f"refusal-undo_{refusal}", language))
    if refusal is None or not others_than(room, seat):
        words = server_words("undo-freely", language, seat=room.name_of(seat, language))
        return UndoTold(seat, "freely", "", words, answer)
    return UndoTold(seat, "by_agreement", refusal, server_words(f"refusal-undo_{refusal}", language), answer)


def _answer_words(room: Room, choice: Choice | None, language: str) -> str:
    """The answer that the seat would take back, in words, for the person who gave it."""
    if choice is None:
        return ""
    return room.phrasing(language).option(choice.option, room.fill(language), choice.question).words
