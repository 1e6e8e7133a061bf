"""GF-9, GF-10 and GF-11: Gather cards are revealed, pigs go, and collect."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import Has, asked, forest, gathered, offered, places, resources, stock


@clause("GF-9.1")
def test_all_gather_cards_are_revealed_together() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "gingerbread_man"}, green={"plays": "forest"}, orange={"plays": "brickyard"}
    )
    assert asked(match) == "blue: gingerbread_man"
    assert heard(match, "gather_card_revealed") == [
        {"seat": "blue", "location": "fields"},
        {"seat": "green", "location": "forest"},
        {"seat": "orange", "location": "brickyard"},
    ]
    assert [builder["plan"] for builder in match.view(None)["builders"]] == ["fields", "forest", "brickyard"]


@clause("GF-9.2")
def test_friends_of_the_gather_cards_act_in_turn_order_before_any_pig_is_placed() -> None:
    match = forest(
        stock={"market": {"straw": 2, "wood": 2}},
        purple={"plays": "fields", "friend": "thumbelina"},
        blue={"plays": "market", "friend": "cinderella"},
        orange={"plays": "market", "friend": "jack_the_giant_slayer"},
        green={"plays": "fields", "friend": "gingerbread_man"},
    )
    order = []
    while asked(match) != "blue: share_the_market":
        assert places(match) == [""] * 4
        order.append(asked(match))
        question = match.questions[0]
        match.answer(question.seat, question.default_answer)
    assert list(dict.fromkeys(order)) == [
        "purple: thumbelina",
        "blue: take_from_location",
        "orange: plant_beans",
        "green: gingerbread_man",
    ]


@clause("GF-9.3")
def test_every_pig_goes_to_the_location_of_its_card() -> None:
    match = forest(blue={"plays": "brickyard"}, green={"plays": "fields"}, orange={"plays": "forest"})
    assert places(match) == ["brickyard", "fields", "forest"]


@clause("GF-9.3", "GF-21.19")
def test_a_pig_whose_gingerbread_man_ran_is_nowhere() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "gingerbread_man"}, green={"plays": "fields"}, orange={"plays": "forest"}
    )
    play(match, "blue: yes")
    assert places(match) == ["", "fields", "forest"]
    assert (resources(match, "blue"), gathered(match, "green")) == (
        {"straw": 1, "wood": 1, "brick": 1},
        {"straw": 4},
    )


@clause("GF-9.4")
@pytest.mark.parametrize("location", ["fields", "forest", "brickyard", "market"])
def test_any_number_of_pigs_may_be_in_one_location(location: str) -> None:
    pig: Has = {"plays": location}
    match = forest(blue=pig, green=pig, orange=pig, purple=pig)
    assert places(match) == [location] * 4


@clause("GF-10.1")
def test_fables_before_collecting_work_in_turn_order() -> None:
    """The Wolf of Blue eats the Fields; then the Roar of Green; then Orange runs from the Dragon of Purple."""
    match = forest(
        stock={"fields": 4},
        blue={"plays": "fields wolf"},
        green={"plays": "brickyard roar"},
        orange={"plays": "fields chinny_chin_chin", "brick": 3},
        purple={"plays": "brickyard dragon"},
    )
    play(match, "blue: place fields", "purple: place forest")
    assert asked(match) == "orange: run_away"
    told = [event.key for event in match.events or [] if event.key in ("wolf_struck", "frightened", "ran_away", "lost")]
    assert told == ["wolf_struck", "frightened"]
    play(match, "orange: move forest")
    told = [event.key for event in match.events or [] if event.key in ("wolf_struck", "frightened", "ran_away", "lost")]
    assert told == ["wolf_struck", "frightened", "ran_away", "lost"]
    assert heard(match, "lost") == [{"seat": "orange", "material": "brick", "count": 3}]


@clause("GF-10.2")
def test_a_dragon_whose_owner_comes_earlier_strikes_first() -> None:
    match = forest(
        blue={"plays": "forest dragon"},
        green={"plays": "fields chinny_chin_chin", "wood": 3},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", "green: move brickyard")
    assert resources(match, "green") == {"brick": 3}


@clause("GF-10.2")
def test_a_dragon_whose_owner_comes_later_finds_nobody() -> None:
    match = forest(
        green={"plays": "fields chinny_chin_chin", "wood": 3},
        blue={"plays": "forest dragon"},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", "green: move brickyard")
    assert resources(match, "green") == {"wood": 3, "brick": 3}


@clause("GF-10.2")
@pytest.mark.parametrize("wolf_first", [True, False])
def test_a_wolf_strikes_by_the_place_of_its_owner(*, wolf_first: bool) -> None:
    wolf: Has = {"plays": "forest wolf"}
    runner: Has = {"plays": "fields chinny_chin_chin"}
    if wolf_first:
        match = forest(blue=wolf, green=runner, orange={"plays": "forest"})
    else:
        match = forest(green=runner, blue=wolf, orange={"plays": "forest"})
    play(match, "blue: place fields", "green: move brickyard")
    assert stock(match, "fields") == ({} if wolf_first else {"straw": 5})


@clause("GF-10.3")
@pytest.mark.parametrize("monster", ["big_bad_wolf", "bridge_troll", "giant"])
def test_who_runs_always_escapes_the_monsters_of_the_end(monster: str) -> None:
    match = forest(
        blue={"plays": f"forest {monster}"},
        green={"plays": "fields chinny_chin_chin", "wood": 1, "houses": ["straw_floor"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields", "green: move brickyard")
    green = match.table.builder("green")
    assert (resources(match, "green"), green.sites[0]) == ({"wood": 1, "brick": 3}, "straw_floor")


@clause("GF-10.4")
def test_a_moved_pig_counts_for_its_new_location_in_every_respect() -> None:
    match = forest(
        stock={"forest": 5},
        blue={"plays": "fields chinny_chin_chin", "friend": "golden_goose"},
        green={"plays": "forest bridge_troll"},
        orange={"plays": "fields little_helpers"},
        purple={"plays": "brickyard giant"},
    )
    play(match, "green: place fields", "purple: place forest", "blue: move forest")
    assert (gathered(match, "blue"), gathered(match, "green")) == ({"wood": 2}, {"wood": 2})
    assert gathered(match, "orange") == {"straw": 5}
    assert match.table.builder("orange").actions == 4
    assert heard(match, "squeezed")[0]["player"] == "orange"
    assert [event["seat"] for event in heard(match, "lost_friend")] == ["blue"]
    assert not [event for event in heard(match, "gained") if event["seat"] == "blue"]


@clause("GF-11.1")
def test_a_pig_alone_takes_everything() -> None:
    match = forest(
        stock={"fields": 9, "brickyard": 1},
        blue={"plays": "fields"},
        green={"plays": "forest", "wood": 1},
        orange={"plays": "brickyard"},
    )
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [
        {"straw": 9},
        {"wood": 5},
        {"brick": 1},
    ]
    assert [stock(match, location) for location in ("fields", "forest", "brickyard")] == [{}, {}, {}]


@clause("GF-11.2", "GF-11.3")
@pytest.mark.parametrize(
    ("lying", "pigs", "each"), [(5, 2, 2), (4, 2, 2), (7, 3, 2), (2, 3, 0), (3, 3, 1), (1, 2, 0), (0, 2, 0), (11, 4, 2)]
)
def test_several_pigs_divide_and_the_rest_stays(lying: int, pigs: int, each: int) -> None:
    seats = ("blue", "green", "orange", "purple")
    going: dict[str, Has] = {
        seat: {"plays": "fields" if place < pigs else "forest"} for place, seat in enumerate(seats)
    }
    match = forest(stock={"fields": lying}, seated=going)
    assert [match.table.builder(seat).gathered["straw"] for seat in seats[:pigs]] == [each] * pigs
    assert match.table.stock["fields"]["straw"] == lying - each * pigs


@clause("GF-11.4")
def test_what_lies_where_no_pig_is_stays() -> None:
    match = forest(blue={"plays": "fields"}, green={"plays": "fields"}, orange={"plays": "fields"})
    assert (stock(match, "forest"), stock(match, "brickyard")) == ({"wood": 4}, {"brick": 3})


@clause("GF-11.5")
def test_one_pig_at_the_market_takes_everything() -> None:
    match = forest(
        stock={"market": {"straw": 2, "wood": 1, "brick": 4}},
        blue={"plays": "market"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
        purple={"plays": "fields"},
    )
    assert (resources(match, "blue"), stock(match, "market")) == ({"straw": 2, "wood": 1, "brick": 4}, {})
    assert gathered(match, "blue") == {"straw": 2, "wood": 1, "brick": 4}


@clause("GF-11.5", "GF-23.4")
def test_several_pigs_at_the_market_pick_one_by_one_until_all_have_their_share() -> None:
    match = forest(
        stock={"market": {"straw": 2, "wood": 2, "brick": 1}},
        green={"plays": "market"},
        orange={"plays": "fields"},
        blue={"plays": "market"},
        purple={"plays": "fields"},
    )
    assert (asked(match), offered(match)) == ("green: share_the_market", {"take straw", "take wood", "take brick"})
    play(match, "green: take brick")
    assert (asked(match), offered(match)) == ("blue: share_the_market", {"take straw", "take wood"})
    play(match, "blue: take straw", "green: take wood", "blue: take wood")
    assert asked(match) == "green: build_turn"
    assert (resources(match, "green"), resources(match, "blue")) == ({"wood": 1, "brick": 1}, {"straw": 1, "wood": 1})
    assert (gathered(match, "green"), stock(match, "market")) == ({"wood": 1, "brick": 1}, {"straw": 1})


@clause("GF-11.6")
def test_the_table_remembers_what_each_player_gathered_of_each_type() -> None:
    match = forest(
        stock={"market": {"straw": 1, "brick": 2}, "fields": 6},
        blue={"plays": "market", "brick": 5},
        green={"plays": "fields"},
        orange={"plays": "fields"},
        purple={"plays": "forest"},
    )
    assert [gathered(match, seat) for seat in ("blue", "green", "orange", "purple")] == [
        {"straw": 1, "brick": 2},
        {"straw": 3},
        {"straw": 3},
        {"wood": 4},
    ]
    play(match, "blue: gain wood")
    assert gathered(match, "blue") == {"straw": 1, "brick": 2}


@clause("GF-11.7", "GF-20.39")
def test_hired_help_doubles_what_was_gathered_from_the_supply() -> None:
    match = forest(
        stock={"market": {"straw": 1, "brick": 2}},
        blue={"plays": "market", "next_turn": "hired_help", "straw": 7},
        green={"plays": "fields"},
        orange={"plays": "fields"},
        purple={"plays": "fields"},
    )
    assert resources(match, "blue") == {"straw": 9, "brick": 4}
    assert gathered(match, "blue") == {"straw": 1, "brick": 2}
    assert stock(match, "fields") == {"straw": 2}


@clause("GF-11.8", "GF-11.9", "GF-21.6")
def test_right_after_collecting_come_all_hired_helps_and_then_ali_babas_return() -> None:
    match = forest(
        window="start_of_round",
        blue={"friend": "ali_baba", "hand": ["wolf"]},
        green={"brick": 1},
        orange={"next_turn": "hired_help", "hand": ["hidden_vault"]},
    )
    assert resources(match, "blue") == {"brick": 1}
    play(match, "blue: choose fields no_fable", "green: choose fields no_fable", "orange: choose forest hidden_vault")
    told = [(event.key, event.clause) for event in match.events or []]
    after = told[told.index(("gathered", "GF-11.1")) + 1 :]
    assert [key for key, _ in after[:3]] == ["gained", "handed_over", "gained"]
    assert [clause for _, clause in after[:3]] == ["GF-11.7", "GF-21.6", "GF-20.36"]
    assert (resources(match, "blue"), resources(match, "green")) == ({"straw": 2}, {"straw": 2, "brick": 1})


@clause("GF-21.6")
def test_a_thief_who_meets_the_robbed_and_has_nothing_left_of_it_is_told_to_give_nothing() -> None:
    match = forest(window="start_of_round", blue={"friend": "ali_baba"}, green={"brick": 1}, orange={})
    match.table.builder("blue").resources["brick"] = 0
    play(match, *[f"{seat}: choose fields no_fable" for seat in ("blue", "green", "orange")])
    assert heard(match, "nothing_to_give") == [{"seat": "blue", "card": "ali_baba"}]
    assert not resources(match, "green").get("brick")
