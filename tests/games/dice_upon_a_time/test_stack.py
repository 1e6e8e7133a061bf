"""The stack: everybody sees what waits to be resolved, and in which order (DT-3.7, DT-16.33 to DT-16.36)."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.terminal.text_layer import table_text, words_for
from fairytable.testing import clause, play
from tests.games.dice_upon_a_time.land import asked, land


def stack(match: Match, seat: str | None = None) -> list[str]:
    """From the bottom to the top: who, what, which card, and the things."""
    return [
        " ".join(filter(None, (one["seat"], one["what"], one["card"], *one["things"])))
        for one in match.view(seat)["stack"]
    ]


@clause("DT-3.7", "DT-16.33", "DT-16.36")
def test_a_theft_lies_on_the_gain_until_it_is_answered() -> None:
    match = land(
        red={"at": "well", "pool": ["twin_doubling"], "magic": ["hazel_branch", "starwort"]},
        blue={"magic": ["cudgel_in_the_sack"]},
        green={},
    )
    play(match, "red: place twin_doubling well-apple", "red: walk apple", "red: take apple 2")
    assert (asked(match), stack(match)) == ("red: increase", ["red gain_tokens apple apple"])
    play(match, "red: branch apple")
    assert (asked(match), stack(match)) == ("blue: steal", ["red gain_tokens apple apple apple"])
    play(match, "blue: play cudgel_in_the_sack")
    assert asked(match) == "red: answer"
    waiting = ["red gain_tokens apple apple apple", "blue magic_item cudgel_in_the_sack"]
    for seat in ("red", "blue", "green", None):
        assert stack(match, seat) == waiting
    play(match, "red: play starwort")
    assert stack(match) == []


@clause("DT-16.36")
def test_a_curse_on_its_way_lies_on_the_story_it_came_with() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier", "magic": ["cursed_ring"]},
        blue={"magic": ["starwort"]},
        story=["iron_shoes"],
    )
    assert stack(match) == ["red story iron_shoes"]
    play(match, "red: ring iron_shoes blue")
    assert stack(match) == ["red story iron_shoes", "red magic_item cursed_ring iron_shoes"]
    play(match, "blue: play starwort")
    assert stack(match) == []


@clause("DT-16.8")
def test_the_card_that_the_cloak_took_away_waits_no_longer() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier", "magic": ["cloak_of_invisibility", "golden_ball"], "apple": 1, "bread": 1},
        blue={},
        story=["spilled_basket", "the_hungry_birds"],
    )
    play(match, "red: play cloak_of_invisibility")
    assert stack(match) == ["red story the_hungry_birds"]
    play(match, "red: suffer the_hungry_birds.1")
    assert stack(match) == ["red story the_hungry_birds", "red lose_tokens bread"]


@clause("DT-16.11", "DT-17.21")
def test_a_gain_of_several_lies_there_for_each_of_them() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier", "magic": ["cudgel_in_the_sack"]},
        blue={},
        green={},
        story=["the_split_sack"],
    )
    play(match, "red: suffer the_split_sack.1", "blue: take coin 1", "green: take coin 1")
    assert asked(match) == "red: steal"
    assert stack(match) == ["red story the_split_sack", "blue gain_tokens coin", "green gain_tokens coin"]


def test_the_table_in_words_tells_what_waits() -> None:
    match = land(phase="ability", red={"at": "soldier", "magic": ["cursed_ring"]}, blue={}, story=["iron_shoes"])
    said = table_text(match, "blue", words_for(match, language="en"))
    assert "Waiting to be resolved, the first thing first: Iron Shoes, drawn by Red." in said
