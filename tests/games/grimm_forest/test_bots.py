"""How the greedy bot plays: what it steers by, and that it sees what its choices will bring."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

from fairytable.bots import Glimpse, new_bot
from fairytable.engine.match import Match
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.appraise import WORTH_OF_RESOURCE, appraise, worth_of_hand
from fairytable.games.grimm_forest.cards import FABLES, FRIENDS
from fairytable.lab import grimm_forest_balance as balance
from fairytable.lab import play_match
from fairytable.testing import play
from tests.games.grimm_forest.forest import asked, forest, houses


@dataclass
class Wishes:
    """What greedy bots of different luck answer to the open question of a seat."""

    answers: list[str]

    def __contains__(self, option: object) -> bool:
        return any(str(option) == answer for answer in self.answers)

    def all_are(self, *options: str) -> bool:
        return set(self.answers) <= set(options)


def wishes(match: Match, seat: str) -> Wishes:
    return Wishes([new_bot("greedy", luck).choose(Glimpse(match, seat)) for luck in range(8)])


def test_greedy_finishes_the_third_house() -> None:
    match = forest(
        window="build",
        blue={"brick": 6, "straw": 2, "houses": ["straw_roof", "wood_roof", "brick_walls"]},
        green={},
        orange={},
    )
    assert wishes(match, "blue").all_are("build brick roof")


def test_greedy_draws_a_fable_rather_than_to_go_without() -> None:
    match = forest(window="build", blue={}, green={}, orange={})
    assert wishes(match, "blue").all_are("draw")


def test_greedy_with_a_full_hand_gains_a_resource() -> None:
    match = forest(window="build", blue={"hand": ["dragon", "roar", "wolf", "giant", "taxation"]}, green={}, orange={})
    assert wishes(match, "blue").all_are("gain straw", "gain wood", "gain brick")


def test_greedy_does_not_put_the_dragon_where_it_goes_itself() -> None:
    match = forest(
        blue={"plays": "fields dragon", "brick": 6},
        green={"plays": "forest", "wood": 6},
        orange={"plays": "forest", "straw": 5},
    )
    assert asked(match) == "blue: place_monster"
    assert "place fields" not in wishes(match, "blue")


def test_greedy_sees_that_a_location_with_much_is_worth_a_walk() -> None:
    match = forest(stock={"fields": 0, "forest": 12, "brickyard": 0}, blue={}, green={}, orange={})
    assert wishes(match, "blue").all_are("choose forest no_fable")


def test_greedy_keeps_the_word_it_gave_to_pinocchio() -> None:
    match = forest(
        window="start_of_round",
        stock={"fields": 2, "forest": 2, "brickyard": 2},
        blue={"friend": "pinocchio"},
        green={},
    )
    play(match, "blue: announce brickyard")
    answers = wishes(match, "blue").answers
    assert answers.count("choose brickyard no_fable") > len(answers) / 2


@pytest.mark.parametrize("luck", range(4))
def test_greedy_sends_the_golden_goose_away_for_the_brick_of_the_last_roof(luck: int) -> None:
    match = forest(
        window="build",
        blue={"friend": "golden_goose", "brick": 4, "houses": ["straw_roof", "wood_roof", "brick_walls"]},
        green={},
        orange={},
    )
    bot = new_bot("greedy", luck)
    while match.question_for("blue"):
        match.answer("blue", bot.choose(Glimpse(match, "blue")))
    assert houses(match, "blue") == ["straw_roof", "wood_roof", "brick_roof"]


def test_greedy_keeps_the_golden_goose_while_there_is_time() -> None:
    match = forest(window="build", blue={"friend": "golden_goose"}, green={}, orange={})
    assert "dismiss golden_goose" not in wishes(match, "blue")


def test_greedy_takes_the_best_of_three_cards_with_goldilocks() -> None:
    match = forest(
        window="build",
        deck=["wishing_well", "little_helpers", "wolf"],
        blue={"friend": "goldilocks"},
        green={},
        orange={},
    )
    play(match, "blue: special goldilocks")
    assert wishes(match, "blue").all_are("take_fable little_helpers")


def test_a_table_is_in_suspense_until_what_was_chosen_is_carried_out() -> None:
    match = forest(blue={"brick": 4, "houses": ["brick_floor"]}, green={}, orange={}, friends=["tom_thumb"])
    assert GAME.in_suspense(match.table, match.questions[0])
    play(match, "blue: choose fields no_fable", "green: choose forest no_fable", "orange: choose forest no_fable")
    assert asked(match) == "blue: build_turn"
    assert not GAME.in_suspense(match.table, match.questions[0])
    play(match, "blue: build brick walls")
    assert asked(match) == "blue: keep_or_give"
    assert GAME.in_suspense(match.table, match.questions[0])


def test_each_further_fable_is_worth_less_and_the_first_more_than_a_resource() -> None:
    gains = [worth_of_hand(["roar"] * held) - worth_of_hand(["roar"] * (held - 1)) for held in range(1, 8)]
    assert gains[0] > WORTH_OF_RESOURCE
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize("seat", ["green", "orange"])
def test_what_an_opponent_has_makes_a_table_look_worse(seat: str) -> None:
    poor = forest(window="build", blue={"wood": 3}, green={"wood": 2}, orange={"wood": 2})
    rich = forest(window="build", blue={"wood": 3}, green={"wood": 2}, orange={"wood": 2})
    rich.table.builder(seat).resources["wood"] += 3
    assert appraise(rich.table, "blue") < appraise(poor.table, "blue")


def test_one_greedy_bot_beats_three_random_ones() -> None:
    matches = [play_match(GAME, 4, seed, ["random", "greedy", "random", "random"]) for seed in range(4)]
    assert [match.result.winners for match in matches if match.result] == [("green",)] * 4


def test_the_report_counts_every_match_card_and_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "TABLES", {"two": ("random",) * 2, "four": ("random",) * 4})
    tallies = [balance.play(balance.Errand(name, seed)) for seed in range(3) for name in balance.TABLES]
    report = balance.report(tallies)
    assert [table.matches for table in report.tables.values()] == [3, 3]
    assert set(report.tables["four"].wins) == {"blue", "green", "orange", "purple"}
    for table in report.tables.values():
        assert sum(share.share for share in table.wins.values()) == pytest.approx(table.ended / table.matches)
    named = [*report.clauses_fired, *report.clauses_not_fired, *report.clauses_of_refusals, *report.silent_clauses]
    assert sorted(named) == sorted(GAME.rulebook.clauses)
    assert set(report.fables_played) == set(FABLES)
    assert set(report.friends_used) == set(FRIENDS)
    assert "two: 3 matches" in balance.in_words(report)
    assert msgspec.json.decode(msgspec.json.encode(report))["tables"]["two"]["matches"] == 3


def test_the_report_counts_a_monster_that_meets_nobody() -> None:
    match = forest(blue={"plays": "fields dragon"}, green={"plays": "forest"}, orange={"plays": "forest"})
    play(match, "blue: place brickyard")
    tally = balance.Tally("3 greedy", 2, ())
    balance.count_events(tally, match.events or [])
    assert (tally.monsters, tally.monsters_without_pig, tally.rounds_with_monsters) == (1, 1, 1)
    assert tally.fables == {"dragon": 1}
