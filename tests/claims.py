"""What tests of games say of a match: what was told, and what is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.errors import IllegalAnswer
from fairytable.engine.match import Match
from fairytable.engine.questions import Reason


def heard(match: Match, key: str) -> list[dict[str, Any]]:
    """The values of every event of this kind so far, as everybody may know them."""
    return [dict(event.values) for event in match.events or [] if event.key == key]


def cited(match: Match, key: str) -> list[tuple[str, dict[str, Any]]]:
    """The same, with the clause of each."""
    return [(event.clause, dict(event.values)) for event in match.events or [] if event.key == key]


def refused(match: Match, line: str, key: str, clause: str, **values: object) -> None:
    """The line is not possible, for this reason; and trying it has changed nothing."""
    assert _refusal(match, line) == Reason(key, clause, values)


def not_offered(match: Match, line: str) -> None:
    """The line is not possible, and nobody would expect it to be; trying it has changed nothing."""
    assert _refusal(match, line) is None


def _refusal(match: Match, line: str) -> Reason | None:
    seat, _, option = line.partition(": ")
    before = (match.table_fingerprint, match.questions, list(match.answers))
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(seat, option)
    assert (match.table_fingerprint, match.questions, match.answers) == before
    assert caught.value.reason == match.why_not(seat, option)
    return caught.value.reason
