"""The agenda: everybody sees what waits to be resolved, and in which order (DT-3.7, DT-16.33 to DT-16.36)."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.games.dice_upon_a_time.agenda import UNRESOLVED
from fairytable.terminal.text_layer import table_text, words_for
from fairytable.testing import clause, play
from tests.games.dice_upon_a_time.land import asked, land, unresolved
from tests.games.dice_upon_a_time.test_always_true import moments


def waiting(match: Match, seat: str | None = None) -> list[str]:
    """From the bottom to the top: what, who, and the rest of it."""
    found = []
    for entry in unresolved(match, seat):
        words = [" ".join(part) if isinstance(part, list) else part for part in entry.values()]
        found.append(" ".join(filter(None, words)))
    return found


@clause("DT-3.7", "DT-16.33", "DT-16.36")
def test_a_theft_lies_on_the_gain_until_it_is_answered() -> None:
    match = land(
        red={"at": "well", "pool": ["twin_doubling"], "magic": ["hazel_branch", "starwort"]},
        blue={"magic": ["cudgel_in_the_sack"]},
        green={},
    )
    play(match, "red: place twin_doubling well-apple", "red: walk apple", "red: take apple 2")
    assert (asked(match), waiting(match)) == ("red: increase", ["gain_tokens red apple apple"])
    play(match, "red: branch apple")
    assert (asked(match), waiting(match)) == ("blue: steal", ["gain_tokens red apple apple apple"])
    play(match, "blue: play cudgel_in_the_sack")
    assert asked(match) == "red: answer"
    both = ["gain_tokens red apple apple apple", "play_item blue cudgel_in_the_sack"]
    for seat in ("red", "blue", "green", None):
        assert waiting(match, seat) == both
    play(match, "red: play starwort")
    assert waiting(match) == []


@clause("DT-16.36")
def test_a_curse_on_its_way_lies_on_the_story_it_came_with() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier", "magic": ["cursed_ring"]},
        blue={"magic": ["starwort"]},
        story=["iron_shoes"],
    )
    assert waiting(match) == ["read_story red iron_shoes"]
    play(match, "red: ring iron_shoes blue")
    assert waiting(match) == ["read_story red iron_shoes", "play_item red cursed_ring iron_shoes"]
    play(match, "blue: play starwort")
    assert waiting(match) == []


@clause("DT-16.8")
def test_the_card_that_the_cloak_took_away_waits_no_longer() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier", "magic": ["cloak_of_invisibility", "golden_ball"], "apple": 1, "bread": 1},
        blue={},
        story=["spilled_basket", "the_hungry_birds"],
    )
    play(match, "red: play cloak_of_invisibility")
    assert waiting(match) == ["read_story red the_hungry_birds"]
    play(match, "red: suffer the_hungry_birds.1")
    assert waiting(match) == ["read_story red the_hungry_birds", "lose_tokens red bread"]


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
    assert waiting(match) == ["read_story red the_split_sack", "gain_tokens blue coin", "gain_tokens green coin"]


def test_the_table_in_words_tells_what_waits() -> None:
    match = land(phase="ability", red={"at": "soldier", "magic": ["cursed_ring"]}, blue={}, story=["iron_shoes"])
    said = table_text(match, "blue", words_for(match, language="en"))
    assert "Waiting to be resolved, the first thing first: Iron Shoes, drawn by Red." in said


@clause("DT-3.7")
def test_between_scenes_nothing_is_unresolved() -> None:
    seen = set()
    for seed in range(4):
        for match in moments(seed, 3, {}):
            seen |= {entry["type"] for entry in unresolved(match)}
            if not match.is_over:
                assert match.table_before_scene().agenda[-1].key() not in UNRESOLVED
    assert len(seen) > 2
