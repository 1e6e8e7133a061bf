"""GF-18 and GF-19: Clean Up, and how the game ends."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import UnknownOption
from fairytable.engine.match import Match
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.games.grimm_forest.verbs import DRAW, GAIN
from fairytable.matches import new_match
from fairytable.testing import arranged, clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import Has, about, asked, forest, go, places, skip, stock

BRICK, WOOD, STRAW = "brick_roof", "wood_roof", "straw_roof"


def ended(**builders: Has) -> Match:
    """After the last Build turn of a round."""
    return forest(window="end_of_build", seated=builders)


def winners(match: Match) -> tuple[tuple[str, ...], str]:
    assert match.result is not None
    return match.result.winners, match.result.clause


@clause("GF-18.1")
def test_the_starting_player_token_goes_on_clockwise() -> None:
    match = forest(window="clean_up", blue={}, green={}, orange={})
    orders = []
    for _ in range(4):
        orders.append([builder.seat for builder in match.table.builders])
        go(match, blue="fields", green="fields", orange="fields")
        assert asked(match) == f"{orders[-1][0]}: build_turn"
        skip(match, to="choose_cards")
    assert orders == [
        ["green", "orange", "blue"],
        ["orange", "blue", "green"],
        ["blue", "green", "orange"],
        ["green", "orange", "blue"],
    ]
    assert heard(match, "starting_player")[:2] == [{"seat": "green"}, {"seat": "orange"}]


@clause("GF-18.2")
def test_pigs_go_home_and_everybody_has_the_gather_cards_but_those_under_the_mermaid() -> None:
    match = forest(
        window="clean_up",
        blue={"at": "fields"},
        green={"at": "fields", "friend": "little_mermaid", "locked": ["brickyard"]},
        orange={"at": "forest"},
    )
    assert places(match) == ["", "", ""]
    options = {question.seat: len(question.options) for question in match.questions}
    assert options == {"blue": 3, "green": 2, "orange": 3}


@clause("GF-18.3")
def test_five_straw_four_wood_and_three_brick_are_added_to_what_is_left() -> None:
    match = forest(window="clean_up", stock={"fields": 1, "forest": 0, "brickyard": 7}, blue={}, green={}, orange={})
    assert [stock(match, location) for location in match.table.locations] == [{"straw": 6}, {"wood": 4}, {"brick": 10}]


@clause("GF-18.4", "GF-23.2")
def test_with_four_players_one_of_each_is_added_at_the_market() -> None:
    match = forest(
        window="clean_up", stock={"market": {"straw": 2, "brick": 1}}, blue={}, green={}, orange={}, purple={}
    )
    assert stock(match, "market") == {"straw": 3, "wood": 1, "brick": 2}


@clause("GF-18.5")
def test_resources_pile_up_without_limit() -> None:
    match = forest(
        window="clean_up", stock={"fields": 400, "market": {"wood": 99}}, blue={}, green={}, orange={}, purple={}
    )
    assert (stock(match, "fields"), stock(match, "market")) == ({"straw": 405}, {"straw": 1, "wood": 100, "brick": 1})


@clause("GF-18.5", "GF-22.3")
def test_only_with_two_players_somebody_minds_more_than_ten() -> None:
    three = forest(window="clean_up", stock={"fields": 10}, blue={}, green={}, orange={})
    assert stock(three, "fields") == {"straw": 15}
    two = forest(window="clean_up", stock={"fields": 10}, blue={}, green={})
    assert stock(two, "fields") == {"straw": 8}


@clause("GF-19.1")
def test_the_third_house_does_not_stop_the_phase() -> None:
    match = forest(
        window="build",
        blue={"houses": [BRICK, BRICK, "wood_walls"], "wood": 6, "tokens": ["wood"]},
        green={"houses": [BRICK, BRICK, "brick_walls"], "brick": 6},
        orange={},
    )
    play(match, "blue: build wood roof", "blue: gain straw")
    assert asked(match) == "green: build_turn"
    play(match, "green: build brick roof", "green: bonus resources", "green: gain straw")
    assert (asked(match), match.is_over, match.result) == ("orange: build_turn", False, None)
    play(match, "orange: gain straw", "orange: gain straw")
    assert match.is_over
    assert winners(match) == (("green",), "GF-19.4")
    assert heard(match, "match_ends") == [{"winners": ("green",)}]


@clause("GF-19.1", "GF-19.8")
def test_two_houses_do_not_end_the_game() -> None:
    match = ended(blue={"houses": [BRICK, BRICK, "wood_walls"]}, green={}, orange={})
    assert (match.is_over, about(match), match.table.round) == (False, "choose_cards", 3)


@clause("GF-19.1", "GF-20.6")
def test_a_house_without_its_roof_is_not_counted_at_the_end() -> None:
    match = forest(
        blue={"plays": "forest big_bad_wolf"},
        green={"plays": "fields", "houses": [STRAW, BRICK, BRICK]},
        orange={"plays": "forest"},
    )
    skip(play(match, "blue: place fields"), to="choose_cards")
    assert not match.is_over


@clause("GF-19.2", "GF-19.3")
@pytest.mark.parametrize("houses", [[STRAW] * 3, [WOOD, WOOD, STRAW], [STRAW, WOOD, BRICK], [BRICK] * 3, [STRAW] * 4])
def test_three_houses_of_any_materials_win(houses: list[str]) -> None:
    match = ended(blue={"houses": [BRICK, BRICK], "brick": 99}, green={"houses": houses}, orange={})
    assert winners(match) == (("green",), "GF-19.3")


@clause("GF-19.2")
def test_a_house_on_cutting_corners_counts_too() -> None:
    assert winners(ended(blue={"houses": [BRICK, WOOD], "corners": [STRAW]}, green={}, orange={}))[0] == ("blue",)


@clause("GF-19.4")
def test_of_several_the_one_with_most_brick_houses_wins() -> None:
    match = ended(
        blue={"houses": [WOOD, WOOD, BRICK], "tokens": ["brick", "wood"]},
        green={"houses": [STRAW, BRICK, BRICK]},
        orange={"houses": [WOOD, WOOD, WOOD]},
    )
    assert winners(match) == (("green",), "GF-19.4")


@clause("GF-19.5")
def test_then_the_one_with_most_wood_houses_wins() -> None:
    match = ended(
        blue={"houses": [STRAW, STRAW, BRICK], "tokens": ["brick"]},
        green={"houses": [STRAW, WOOD, BRICK]},
        orange={"houses": [WOOD, WOOD, WOOD]},
    )
    assert winners(match) == (("green",), "GF-19.5")


@clause("GF-19.6")
@pytest.mark.parametrize(
    ("blue", "green", "winner"),
    [
        (["straw", "wood"], ["brick"], "green"),
        (["wood"], ["straw"], "blue"),
        (["straw"], [], "blue"),
        ([], ["straw"], "green"),
    ],
)
def test_then_the_token_of_the_sturdiest_material_decides(blue: list[str], green: list[str], winner: str) -> None:
    three = [STRAW, WOOD, BRICK]
    match = ended(blue={"houses": three, "tokens": blue}, green={"houses": three, "tokens": green}, orange={})
    assert winners(match) == ((winner,), "GF-19.6")


@clause("GF-19.7")
def test_without_a_token_those_still_tied_win_together() -> None:
    three = [STRAW, WOOD, BRICK]
    match = ended(blue={"houses": three}, green={"houses": three}, orange={"houses": [BRICK], "tokens": ["brick"]})
    assert winners(match) == (("blue", "green"), "GF-19.7")
    assert match.result is not None
    assert [match.result.share_of(seat) for seat in ("blue", "green", "orange")] == [0.5, 0.5, 0]


@clause("GF-19.8")
def test_who_has_fewer_than_three_finished_houses_never_wins() -> None:
    match = ended(
        blue={"houses": [BRICK, BRICK, "brick_walls", "wood_walls"], "tokens": ["brick", "wood"]},
        green={"houses": [STRAW, STRAW, STRAW]},
        orange={},
    )
    assert winners(match) == (("green",), "GF-19.3")


@clause("GF-19.9")
def test_after_the_end_there_is_no_clean_up_and_nothing_to_ask() -> None:
    match = ended(blue={"houses": [BRICK] * 3, "at": "fields"}, green={"at": "forest"}, orange={"at": "forest"})
    assert match.is_over
    assert (heard(match, "replenished"), heard(match, "starting_player")) == ([], [])
    assert ([builder.seat for builder in match.table.builders], places(match)[0]) == (
        ["blue", "green", "orange"],
        "fields",
    )
    assert (match.questions, stock(match, "fields")) == ((), {"straw": 5})
    assert match.result is not None
    assert match.result.scores == {"blue": 3.0, "green": 0.0, "orange": 0.0}


@clause("GF-19.10")
def test_all_finished_houses_are_compared_also_a_fourth() -> None:
    match = ended(blue={"houses": [BRICK, WOOD, STRAW, WOOD]}, green={"houses": [BRICK, WOOD, STRAW]}, orange={})
    assert winners(match) == (("blue",), "GF-19.5")


@clause("GF-19.10")
def test_straw_houses_are_not_compared() -> None:
    match = ended(
        blue={"houses": [BRICK, WOOD, STRAW, STRAW]},
        green={"houses": [BRICK, WOOD, STRAW], "tokens": ["straw"]},
        orange={},
    )
    assert winners(match) == (("green",), "GF-19.6")


@clause("GF-19.10", "GF-19.6")
def test_only_the_tokens_of_those_still_tied_count() -> None:
    match = ended(
        blue={"houses": [BRICK, WOOD, WOOD], "tokens": ["straw"]},
        green={"houses": [BRICK, WOOD, WOOD]},
        orange={"houses": [BRICK, WOOD, STRAW], "tokens": ["brick", "wood"]},
    )
    assert winners(match) == (("blue",), "GF-19.6")


@clause("GF-19.11")
def test_there_is_no_limit_of_rounds() -> None:
    match = forest(in_round=500, window="end_of_build", blue={}, green={}, orange={})
    assert (match.is_over, match.table.round) == (False, 501)
    assert match.options["round-limit"] == "off"


@clause("GF-19.11")
def test_matches_of_bots_stop_after_sixty_rounds_without_a_winner() -> None:
    match = new_match(GAME, 2, 1, GAME.bots.options)
    while not match.is_over:
        question = match.questions[0]
        draws = [option for option in question.options if option in DRAW or option in GAIN]
        match.answer(question.seat, draws[0] if draws else question.default_answer)
    assert match.table.round == 60
    assert winners(match) == ((), "GF-19.11")
    assert heard(match, "match_stops") == [{"round": 60}]


@clause("GF-19.11")
def test_three_houses_in_the_last_round_of_the_limit_win_as_always() -> None:
    def finish(table: ForestTable) -> None:
        table.window, table.round = "end_of_build", 1
        table.builder("green").sites[:3] = [BRICK, WOOD, STRAW]

    match = arranged(new_match(GAME, ["blue", "green"], 1, {"round-limit": 1}), finish)
    assert winners(match) == (("green",), "GF-19.3")
    assert heard(match, "match_stops") == []


@clause("GF-19.11")
@pytest.mark.parametrize("limit", ["0", "-1", "soon"])
def test_a_limit_is_a_number_of_rounds(limit: str) -> None:
    with pytest.raises(UnknownOption, match="a number of rounds"):
        new_match(GAME, 2, 1, {"round-limit": limit})
