"""Before anything is spent on a Lucky Throw, its player knows the sum, each part with its clause, and the chances."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.games.hungarian_folktales.chances import Summand, chances, lifts, sum_of
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.hungarian_folktales.tales import folktale, hero, landing
from tests.games.hungarian_folktales.test_castle import TREASURES, at_the_gate
from tests.games.hungarian_folktales.test_tiles import meeting


def values(match: Match) -> dict[str, Any]:
    return match.questions[0].values


def said(match: Match) -> str:
    return text_layer.words_for(match).question(match.questions[0])


@clause("HF-13.9", "HF-13.10", "HF-13.11", "HF-13.12")
@pytest.mark.parametrize(
    ("plus", "eighths"),
    [
        (-4, (5, 3, 0, 0, 0)), (-3, (4, 3, 1, 0, 0)), (-2, (3, 3, 2, 0, 0)), (-1, (2, 3, 2, 1, 0)),
        (0, (1, 3, 2, 2, 0)), (1, (0, 3, 2, 2, 1)), (2, (0, 2, 2, 2, 2)), (3, (0, 1, 2, 2, 3)),
    ],
)  # fmt: skip
def test_each_outcome_has_its_chance_in_eighths(plus: int, eighths: tuple[int, ...]) -> None:
    assert chances("fox", plus) == eighths


@clause("HF-20.2", "HF-21.5")
def test_the_sorcerer_and_the_gate_have_two_outcomes() -> None:
    assert chances("sorcerer", 0) == (3, 5)
    assert chances("sorcerer", 3) == (0, 8)
    assert chances("gate", 0) == (7, 1)
    assert chances("gate", 4) == (3, 5)


@clause("HF-13.4", "HF-13.5", "HF-13.17")
def test_before_the_die_is_thrown_the_chances_are_told_with_and_without_advice() -> None:
    match = landing("woods_east_1", start="woods_gate", satchel="staff dog", advice=1)
    told = values(match)
    assert (told["sources"], told["numbers"]) == (("wolves", "staff", "dog"), (-2, 1, 2))
    assert told["sides"] == (("3x", "miss"), ("2x", "biscuit"), ("2x", "advice"), ("1x", "magic"))
    assert told["sides_with_advice"] == (("2x", "miss"), ("2x", "biscuit"), ("2x", "advice"), ("2x", "magic"))
    assert said(match) == (
        "Red, you meet the Wolves. Throw the yellow die! Of its 8 sides: 3x losing a turn, 2x a Biscuit, 2x Advice and "
        "1x a Magical Item; with all your Advice: 2x losing a turn, 2x a Biscuit, 2x Advice and 2x a Magical Item."
    )


@clause("HF-13.4", "HF-6.10")
def test_after_the_die_the_player_knows_what_each_advice_would_bring() -> None:
    match = meeting("wolves", die=3, advice=6, satchel="golden_comb")
    told = values(match)
    assert told["points"] == 1
    assert told["lifts"] == (("+1 =", "miss"), ("+4 =", "biscuit"), ("+6 =", "advice"))
    assert told["again_sides"] == (("3x", "lose"), ("3x", "miss"), ("2x", "biscuit"))
    assert said(match) == (
        "Red, 3 on the die and -2 the Wolves make 1: losing something. With Advice: +1 = losing a turn, +4 = a Biscuit "
        "and +6 = Advice. Another throw, of 8 sides: 3x losing something, 3x losing a turn and 2x a Biscuit. "
        "Do you leave it at that?"
    )
    play(match, "red: advice 1")
    assert values(match)["lifts"] == (("+3 =", "biscuit"), ("+5 =", "advice"))
    assert values(match)["again_sides"] == (), "it is too late to comb"


def test_advice_that_changes_nothing_is_not_counted() -> None:
    assert lifts("fox", 5, 1) == ()
    assert lifts("fox", 5, 4) == ((2, "advice"), (4, "magic"))
    assert lifts("gate", 6, 4) == ((2, "opened"),)
    assert lifts("gate", 6, 1) == ()


@clause("HF-8.6", "HF-21.8")
def test_the_trickster_and_the_key_tell_what_they_would_make_of_it() -> None:
    match = meeting("wolves", die=6, satchel="trickster key")
    assert (values(match)["helpers"], values(match)["helpers_bring"]) == (("trickster",), ("magic",))
    assert "With the Trickster: a Magical Item." in said(match)
    match = play(at_the_gate(dice=(5,), advice=0, satchel=f"{TREASURES} key"), "red: try_gate")
    assert values(match)["sides"] == (("7x", "shut"), ("1x", "opened"))
    play(match, "red: throw")
    assert (values(match)["helpers"], values(match)["helpers_bring"]) == (("key",), ("opened",))


@clause("HF-13.4", "HF-13.5", "HF-11.1", "HF-7.1", "HF-9.11", "HF-10.4", "HF-8.6", "HF-6.10")
def test_every_part_of_the_sum_has_its_clause() -> None:
    match = meeting("robbers", die=2, hero="son_of_the_white_mare", satchel="enchanted_sword dog trickster", advice=2)
    play(match, "red: trickster", "red: advice 1")
    table = match.table
    assert sum_of(table, hero(match), table.throw) == [
        Summand("die", 2, "HF-13.4"),
        Summand("robbers", -3, "HF-13.5"),
        Summand("son_of_the_white_mare", 1, "HF-11.1"),
        Summand("enchanted_sword", 2, "HF-9.11"),
        Summand("dog", 2, "HF-10.4"),
        Summand("trickster", 5, "HF-8.6"),
        Summand("advice", 1, "HF-6.10"),
    ]
    play(match, "red: accept")
    told = heard(match, "points_counted")[-1]
    assert told["clauses"] == ("HF-13.5", "HF-11.1", "HF-9.11", "HF-10.4", "HF-8.6", "HF-6.10")
    assert (told["points"], told["outcome"]) == (10, "magic")


@clause("HF-21.5", "HF-21.6", "HF-21.8", "HF-21.11")
def test_the_sum_of_the_winning_throw_is_told_too() -> None:
    match = play(at_the_gate(dice=(3,), advice=2, satchel=f"{TREASURES} key"), "red: try_gate", "red: throw")
    play(match, "red: key key", "red: advice 2")
    assert match.is_over
    told = heard(match, "points_counted")[-1]
    assert (told["sources"], told["numbers"], told["clauses"]) == (
        ("key", "advice"), (3, 2), ("HF-21.8", "HF-21.6"),
    )  # fmt: skip


@clause("HF-13.17")
def test_before_the_throw_the_best_weapon_counts_in_the_chances() -> None:
    match = landing("woods_east_1", start="woods_gate", satchel="staff enchanted_sword")
    assert values(match)["sources"] == ("wolves", "enchanted_sword")
    match = folktale(red={"at": "castle", "done": 1, "satchel": "seven_league_boots enchanted_sword", "advice": 3})
    play(match, "red: try_gate")
    told = values(match)["sides_with_advice"]
    assert told == (("3x", "shut"), ("5x", "opened")), "one Advice more at the beginning of the turn"
