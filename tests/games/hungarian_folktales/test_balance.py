"""What the lab counts in Hungarian Folktales."""

from __future__ import annotations

from collections import Counter

import pytest

from fairytable.engine.balance import PlayedMatch
from fairytable.engine.game import Result
from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales.balance import items_from_their_fields
from fairytable.testing import play
from tests.games.hungarian_folktales.tales import folktale, landing
from tests.games.hungarian_folktales.test_tiles import meeting

BOOTS_ARE_LEFT = dict.fromkeys(("magic_cloak", "golden_comb", "magic_wand", "wishing_table", "enchanted_sword"), 0)


def played(match: Match) -> PlayedMatch:
    events = list(match.events or [])
    return PlayedMatch(match.table, events, Result((), {}, "HF-21.14"), match.seats, Counter(e.key for e in events), {})


@pytest.mark.parametrize(
    ("match", "counted"),
    [
        (play(landing("woods_gate", tales="dwarf_tale wolves_tale"), "red: take seven_league_boots"), (1, 1)),
        (play(landing("woods_gate", tales="dwarf_tale wolves_tale"), "red: decline"), (0, 0)),
        (play(meeting("kind_fairy", die=8, tales="wolves_tale", supply=BOOTS_ARE_LEFT), "red: accept"), (0, 1)),
        (folktale(), (0, 0)),
    ],
    ids=["found", "declined", "won", "nothing"],
)
def test_each_needed_magical_item_is_counted_once(match: Match, counted: tuple[int, int]) -> None:
    needs = {thing for tale in match.table.hero("red").tales for thing in match.table.content.tales[tale].hold}
    assert "seven_league_boots" in needs or not any(counted)
    assert items_from_their_fields(played(match)) == counted
