"""Piles: cards in order, and who was shown which."""

from __future__ import annotations

from collections import Counter

import pytest

from fairytable.engine.chance import Chance
from fairytable.engine.piles import NOBODY, Pile

RED, BLUE = frozenset({"red"}), frozenset({"blue"})


def test_a_new_pile_was_seen_by_nobody() -> None:
    pile = Pile.of(["a", "b"])
    assert list(pile) == ["a", "b"]
    assert len(pile) == 2
    assert "b" in pile
    assert "c" not in pile
    assert pile.seen_by == [NOBODY, NOBODY]


def test_a_card_comes_off_the_top_and_whoever_saw_it_still_knows_it() -> None:
    deck, hand = Pile.of(["a", "b"]), Pile.of()
    deck.show(-1, ["red"])
    assert deck.move_top(hand) == "b"
    assert (deck.cards, deck.seen_by) == (["a"], [NOBODY])
    assert (hand.cards, hand.seen_by) == (["b"], [RED])


def test_a_card_is_moved_by_its_name() -> None:
    hand, other = Pile.of(["a", "b", "c"]), Pile.of(["d"])
    hand.show(1, ["blue"])
    assert hand.move("b", other) == "b"
    assert hand.cards == ["a", "c"]
    assert (other.cards, other.seen_by) == (["d", "b"], [NOBODY, BLUE])


def test_of_equal_cards_the_one_that_most_have_seen_goes_first() -> None:
    hand = Pile.of(["a", "a", "a"])
    hand.show(1, ["red", "blue"])
    hand.show(2, ["red"])
    hand.remove("a")
    assert hand.seen_by == [NOBODY, RED]
    hand.remove("a")
    assert hand.seen_by == [NOBODY]


def test_when_one_of_two_equal_cards_goes_nobody_learns_that_there_was_another() -> None:
    hand = Pile.of(["a", "b", "a", "a"])
    hand.show(0, ["red"])
    hand.show(1, ["blue"])
    hand.show(2, ["blue"])
    hand.show(3, ["blue"])
    hand.remove("a")
    assert hand.cards == ["b", "a", "a"]
    assert hand.seen_by == [BLUE, NOBODY, BLUE]
    hand.remove("a")
    assert hand.seen_by == [BLUE, NOBODY]


def test_showing_a_card_adds_to_those_who_know_it() -> None:
    pile = Pile.of(["a", "b"])
    assert pile.show(0, ["red"]) == "a"
    pile.show(0, ["blue"])
    assert pile.seen_by == [RED | BLUE, NOBODY]


def test_a_card_put_on_top_may_be_known() -> None:
    pile = Pile.of(["a"])
    pile.add("b", RED)
    assert (pile.cards, pile.seen_by) == (["a", "b"], [NOBODY, RED])


def test_after_a_shuffle_nobody_knows_where_a_card_is() -> None:
    pile = Pile.of("abcdefgh")
    for place in range(8):
        pile.show(place, ["red", "blue"])
    pile.shuffle(Chance.from_seed(1))
    assert pile.cards != list("abcdefgh")
    assert Counter(pile.cards) == Counter("abcdefgh")
    assert pile.seen_by == [NOBODY] * 8


def test_a_card_that_moves_in_secret_makes_the_others_lose_track_of_the_pile() -> None:
    hand, other = Pile.of(["a", "b"]), Pile.of()
    hand.show(0, ["red", "blue"])
    hand.show(1, ["blue"])
    hand.move_in_secret(0, other, ["red"])
    assert (other.cards, other.seen_by) == (["a"], [RED])
    assert (hand.cards, hand.seen_by) == (["b"], [NOBODY])


def test_the_last_card_of_a_pile_cannot_move_in_secret_from_those_who_know_it() -> None:
    hand, other = Pile.of(["a"]), Pile.of()
    hand.show(0, ["blue"])
    hand.move_in_secret(0, other, ["red"])
    assert other.seen_by == [RED | BLUE]


def test_a_pile_goes_under_another_with_all_that_is_known_of_it() -> None:
    deck, renewed = Pile.of("ab"), Pile.of("cd")
    deck.show(1, ["red"])
    renewed.show(0, ["blue"])
    deck.put_below(renewed)
    assert (deck.cards, deck.seen_by) == (list("cdab"), [BLUE, NOBODY, NOBODY, RED])
    assert (renewed.cards, renewed.seen_by) == ([], [])


def test_whoever_looks_at_the_top_cards_knows_them_from_then_on() -> None:
    deck = Pile.of("abc")
    assert deck.look_at_top(2, "red") == ["c", "b"]
    assert deck.seen_by == [NOBODY, RED, RED]
    assert deck.look_at_top(5, "blue") == ["c", "b", "a"]
    assert deck.seen_by == [BLUE, RED | BLUE, RED | BLUE]


def test_top_cards_leave_the_pile_in_their_order() -> None:
    deck = Pile.of("abc")
    deck.show(0, ["red"])
    assert deck.take_top(2) == ["b", "c"]
    assert (deck.cards, deck.seen_by) == (["a"], [RED])
    assert deck.take_top(0) == []
    assert deck.take_top(5) == ["a"]
    assert (deck.cards, deck.seen_by) == ([], [])


def test_a_seat_learns_of_one_card_of_a_name_and_never_of_a_second() -> None:
    hand = Pile.of("aba")
    hand.show(2, ["blue"])
    hand.show_one("a", "red")
    assert hand.seen_by == [NOBODY, NOBODY, RED | BLUE]
    hand.show_one("a", "red")
    assert hand.seen_by == [NOBODY, NOBODY, RED | BLUE]
    hand.show_one("b", "red")
    assert hand.seen_by == [NOBODY, RED, RED | BLUE]


def test_a_card_that_is_not_there_is_named_together_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="no 'c' in this pile; it holds: a, b"):
        Pile.of(["a", "b"]).move("c", Pile.of())
    with pytest.raises(ValueError, match="no 'c' in this pile; it holds: nothing"):
        Pile.of().remove("c")


def test_a_card_goes_under_a_pile_and_may_be_known_there() -> None:
    deck = Pile.of("ab")
    deck.show(1, ["red"])
    deck.put_one_below("c", BLUE)
    deck.put_one_below("d")
    assert (deck.cards, deck.seen_by) == (list("dcab"), [NOBODY, BLUE, NOBODY, RED])


def test_a_card_is_drawn_from_the_bottom_and_whoever_saw_it_still_knows_it() -> None:
    deck, hand = Pile.of("ab"), Pile.of("c")
    deck.show(0, ["red"])
    assert deck.move_bottom(hand) == "a"
    assert (deck.cards, deck.seen_by) == (["b"], [NOBODY])
    assert (hand.cards, hand.seen_by) == (["c", "a"], [NOBODY, RED])
