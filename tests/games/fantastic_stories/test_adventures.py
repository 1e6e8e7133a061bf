"""FS-13 and FS-14: items, and completing adventures with them."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.fantastic_stories.story import book, offered, pawns, reserve, rolled

TALES = {"temple": ("lamp", 1), "forest": ("moon", 6), "treasure": ("map", 3), "lair": ("sword", 2)}


@clause("FS-13.1")
def test_an_item_is_held_while_a_pawn_stands_on_its_space() -> None:
    match = rolled(red={"lair": 1}, blue={"sword": 1}, dice=[2])
    refused(match, "red: complete lair 2", "item_missing", "FS-13.1", adventure="lair", item="sword")
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2])
    assert "complete lair 2" in offered(match)


@clause("FS-13.2")
def test_the_item_is_lost_when_the_last_pawn_leaves() -> None:
    match = rolled(red={"lair": 1, "sword": 2}, dice=[2, 2, 2], expert=True)
    play(match, "red: walk sword tower 2")
    assert "complete lair 2" in offered(match)
    play(match, "red: walk sword tower 2")
    refused(match, "red: complete lair 2", "item_missing", "FS-13.1", adventure="lair", item="sword")


@clause("FS-13.3")
@pytest.mark.parametrize("adventure", TALES)
def test_each_adventure_needs_its_own_item(adventure: str) -> None:
    item, number = TALES[adventure]
    others = [other for other, _ in TALES.values() if other != item]
    match = rolled(red={adventure: 1, **dict.fromkeys(others, 1)}, dice=[number])
    refused(match, f"red: complete {adventure} {number}", "item_missing", "FS-13.1", adventure=adventure, item=item)
    match = rolled(red={adventure: 1, item: 1}, dice=[number])
    play(match, f"red: complete {adventure} {number}")
    assert book(match, "red") == [adventure]


@clause("FS-13.4")
def test_several_players_may_hold_the_same_item() -> None:
    match = rolled(red={"sword": 1, "tower": 1}, blue={"sword": 1, "lair": 1}, dice=[2], then=[2] * 5)
    play(match, "red: walk tower sword 2", "red: end", "blue: castle 0", "blue: complete lair 2")
    assert book(match, "blue") == ["lair"]
    assert pawns(match, "red")["sword"] == 2


@clause("FS-13.5")
def test_a_pawn_may_leave_its_item_before_the_adventure_is_done() -> None:
    match = rolled(red={"sword": 1, "lair": 1}, dice=[2])
    play(match, "red: walk sword tower 2")
    assert pawns(match, "red") == {"castle": 4, "tower": 1, "lair": 1}


@clause("FS-13.6")
def test_after_completing_the_item_is_no_longer_needed() -> None:
    match = rolled(red={"sword": 1, "lair": 1}, dice=[2], then=[1] * 6 + [2])
    play(match, "red: complete lair 2", "red: end", "blue: castle 1", "blue: end")
    play(match, "red: castle 4", "red: walk sword tower 2")
    assert book(match, "red") == ["lair"]
    assert pawns(match, "red") == {"castle": 4, "tower": 1}


@clause("FS-13.7")
def test_the_item_matters_only_at_the_moment_of_completing() -> None:
    match = rolled(red={"tower": 1, "lair": 1}, dice=[2, 2, 2], expert=True)
    play(match, "red: walk tower sword 2", "red: complete lair 2", "red: walk sword tower 2")
    assert book(match, "red") == ["lair"]
    assert pawns(match, "red") == {"castle": 2, "tower": 1}


@clause("FS-14.1")
def test_completing_needs_the_pawn_the_item_and_the_die() -> None:
    match = rolled(red={"sword": 1}, blue={"lair": 1}, dice=[2])
    refused(match, "red: complete lair 2", "nobody_at_adventure", "FS-14.1", adventure="lair")
    match = rolled(red={"lair": 1, "lamp": 1}, dice=[2])
    refused(match, "red: complete lair 2", "item_missing", "FS-13.1", adventure="lair", item="sword")
    match = rolled(red={"lair": 1, "sword": 1}, dice=[1, 1])
    refused(match, "red: complete lair 2", "no_such_die", "FS-14.1", die=2, dice=(1, 1))
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2, 1])
    assert offered(match, "complete") == {"complete lair 2"}


@clause("FS-14.1")
def test_a_die_that_is_used_already_does_not_complete() -> None:
    match = rolled(red={"tower": 1, "lair": 1, "sword": 1}, dice=[2, 1], expert=True)
    play(match, "red: walk tower sword 2")
    refused(match, "red: complete lair 2", "no_such_die", "FS-14.1", die=2, dice=(1,))


@clause("FS-14.1", "FS-14.2", "FS-14.3", "FS-14.4")
def test_the_pawn_goes_into_the_book_and_the_pawn_at_the_item_stays() -> None:
    """FS-T13."""
    match = rolled(red={"lair": 1, "sword": 1, "mill": 1}, dice=[2, 5])
    play(match, "red: complete lair 2")
    assert book(match, "red") == ["lair"]
    assert pawns(match, "red") == {"castle": 2, "sword": 1, "mill": 1}
    assert offered(match) == {"end"}
    assert heard(match, "completed") == [{"seat": "red", "adventure": "lair", "die": 2, "done": 1}]


@clause("FS-14.2")
def test_in_the_base_game_a_turn_has_a_move_or_a_completion() -> None:
    match = rolled(red={"lair": 1, "sword": 1, "mill": 1}, dice=[2, 5])
    play(match, "red: complete lair 2")
    refused(match, "red: walk mill well 5", "action_done", "FS-2.2")
    match = rolled(red={"lair": 1, "sword": 1, "mill": 1}, dice=[2, 5])
    play(match, "red: walk mill well 5")
    refused(match, "red: complete lair 2", "action_done", "FS-2.2")


@clause("FS-14.3")
def test_only_one_of_several_pawns_at_the_adventure_goes_into_the_own_book() -> None:
    match = rolled(red={"lair": 2, "sword": 1}, blue={"lair": 1, "sword": 1}, dice=[2])
    play(match, "red: complete lair 2")
    assert (pawns(match, "red")["lair"], book(match, "red")) == (1, ["lair"])
    assert (pawns(match, "blue"), book(match, "blue")) == ({"lair": 1, "sword": 1}, [])


@clause("FS-14.5")
def test_completing_is_never_automatic() -> None:
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2])
    play(match, "red: end")
    assert (book(match, "red"), pawns(match, "red")["lair"]) == ([], 1)


@clause("FS-14.6")
def test_a_pawn_in_the_book_never_comes_back() -> None:
    match = rolled(red={"lair": 1, "sword": 1, "castle": 1}, dice=[2] * 4, then=[1] * 6)
    play(match, "red: complete lair 2", "red: end", "blue: castle 1", "blue: end")
    assert offered(match) == {f"castle {number}" for number in range(6)}
    play(match, "red: castle 0")
    assert (reserve(match, "red"), pawns(match, "red"), book(match, "red")) == (5, {"sword": 1}, ["lair"])


@clause("FS-14.7")
def test_the_same_adventure_cannot_be_completed_twice() -> None:
    """FS-T22."""
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2], books={"red": "lair"})
    refused(match, "red: complete lair 2", "completed_before", "FS-14.7", adventure="lair")


@clause("FS-14.8")
def test_an_adventure_stays_open_to_the_others() -> None:
    match = rolled(red={"lair": 1, "sword": 1}, blue={"castle": 1}, dice=[2], books={"blue": "lair"})
    play(match, "red: complete lair 2")
    assert book(match, "red") == book(match, "blue") == ["lair"]


@clause("FS-14.9")
@pytest.mark.parametrize("first", TALES)
def test_the_adventures_may_be_completed_in_any_order(first: str) -> None:
    for second in TALES:
        item, number = TALES[second]
        if first != second:
            match = rolled(red={second: 1, item: 1}, dice=[number], books={"red": first})
            play(match, f"red: complete {second} {number}")
            assert book(match, "red") == [first, second]


@clause("FS-14.10")
def test_a_pawn_that_walks_in_cannot_complete_before_the_next_turn() -> None:
    match = rolled(red={"tower": 1, "sword": 1}, dice=[2, 4], then=[1] * 6 + [2, 2])
    play(match, "red: walk tower lair 4")
    refused(match, "red: complete lair 2", "action_done", "FS-2.2")
    play(match, "red: end", "blue: castle 1", "blue: end", "red: castle 3", "red: complete lair 2")
    assert book(match, "red") == ["lair"]


@clause("FS-14.11")
def test_an_item_reached_in_this_very_turn_counts() -> None:
    match = rolled(red={"inn": 1, "forest": 1}, dice=[1, 6], expert=True)
    refused(match, "red: complete forest 6", "item_missing", "FS-13.1", adventure="forest", item="moon")
    play(match, "red: walk inn moon 1", "red: complete forest 6")
    assert book(match, "red") == ["forest"]
