"""What everybody is told when a match is over."""

from __future__ import annotations

from fairytable.lab.simulate import play_match
from fairytable.server.room.updates import result_told
from fairytable.server.wording.phrasing import Phrasing


def test_a_winner_who_is_called_like_a_seat_is_named_as_anybody_else() -> None:
    match = play_match("fantastic-stories", 2, seed=1)
    assert match.result is not None
    (winner,) = match.result.winners
    for name in ("Rosa", "red", "blue"):
        told = result_told(match, Phrasing(match.game, match.pack, "en"), {winner: name})
        assert told is not None
        assert told.sentence == f"{name} won."
