"""GF-20: Fables that bring actions, a building site or Friends, and Fables that need no Location."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.grimm_forest.verbs import GIVE_FRIEND
from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    by_clause,
    forest,
    friend,
    friend_pile,
    friends,
    gathered,
    hand,
    houses,
    offered,
    pile,
    places,
    resources,
    skip,
    with_luck,
)


def actions(match: Match) -> list[int]:
    return [builder.actions for builder in match.table.builders]


@clause("GF-20.20")
def test_alone_one_gets_a_building_site_with_cutting_corners_and_the_card_stays() -> None:
    full = ["brick_roof", "brick_roof", "straw_walls", "straw_walls", "wood_walls"]
    match = forest(
        blue={"plays": "fields cutting_corners", "houses": full, "brick": 1},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert heard(match, "corner_gained") == [{"seat": "blue"}]
    assert len(match.table.builder("blue").sites) == 6
    assert pile(match) == []
    assert offered(match, "cut_corners", "build") == {"cut_corners brick floor"}
    skip(match, to="choose_cards")
    assert len(match.table.builder("blue").sites) == 6
    assert pile(match) == []


@clause("GF-20.21")
def test_each_section_on_cutting_corners_costs_one_less() -> None:
    match = forest(
        window="build",
        friends=["robin_hood"],
        blue={"straw": 1 + 3 + 5, "corners": [""], "actions": 3, "tokens": ["straw"]},
        green={},
        orange={},
    )
    play(match, "blue: cut_corners straw floor")
    assert resources(match, "blue") == {"straw": 8}
    play(match, "blue: cut_corners straw walls", "blue: keep_friend")
    assert resources(match, "blue") == {"straw": 5}
    play(match, "blue: cut_corners straw roof")
    assert resources(match, "blue") == {}
    assert match.table.builder("blue").sites == ["", "", "", "", "", "straw_roof"]


@clause("GF-20.21")
def test_who_begins_a_house_chooses_an_ordinary_site_or_the_corner() -> None:
    match = forest(window="build", blue={"wood": 2, "corners": [""]}, green={}, orange={})
    assert offered(match, "build", "cut_corners") == {"build wood floor", "cut_corners wood floor"}
    twin = play(match.copy(), "blue: build wood floor")
    assert twin.table.builder("blue").sites == ["wood_floor", "", "", "", "", ""]
    assert resources(twin, "blue") == {}
    match = forest(window="build", blue={"wood": 1, "corners": [""]}, green={}, orange={})
    assert offered(match, "build", "cut_corners") == {"cut_corners wood floor"}
    refused(match, "blue: build wood floor", "too_few", "GF-15.1", material="wood", section="floor", price=2, has=1)
    refused(
        match, "blue: cut_corners straw floor", "too_few", "GF-20.21", material="straw", section="floor", price=1, has=0
    )


@clause("GF-20.22")
def test_only_one_house_stands_on_a_corner() -> None:
    match = forest(window="build", blue={"wood": 9, "straw": 9, "corners": ["straw_roof"]}, green={}, orange={})
    assert offered(match, "cut_corners") == set()
    refused(match, "blue: cut_corners wood floor", "no_free_site", "GF-15.3", material="wood", section="floor")


@clause("GF-20.22")
def test_a_corner_does_not_allow_a_second_unfinished_house_of_a_material() -> None:
    match = forest(window="build", blue={"wood": 9, "houses": ["wood_floor"], "corners": [""]}, green={}, orange={})
    assert offered(match, "build", "cut_corners") == {"build wood walls"}
    refused(match, "blue: cut_corners wood floor", "house_unfinished", "GF-15.5", material="wood", section="floor")
    match = forest(window="build", blue={"wood": 9, "corners": ["wood_floor"]}, green={}, orange={})
    assert offered(match, "build", "cut_corners") == {"cut_corners wood walls"}


@clause("GF-20.22")
def test_a_corner_whose_house_is_gone_can_be_used_again() -> None:
    match = forest(
        green={"plays": "fields", "corners": ["wood_floor"]},
        blue={"plays": "forest big_bad_wolf"},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields")
    assert asked(match) == "green: build_turn"
    assert houses(match, "green") == []
    assert "cut_corners straw floor" in offered(match)
    assert cited(match, "blown_down") == [("GF-20.3", {"seat": "green", "material": "wood", "section": "floor"})]


@clause("GF-20.22")
def test_cutting_corners_in_company_is_discarded_without_effect() -> None:
    match = forest(blue={"plays": "fields cutting_corners"}, green={"plays": "fields"}, orange={"plays": "forest"})
    assert len(match.table.builder("blue").sites) == 5
    assert pile(match) == ["cutting_corners"]
    assert by_clause(match, "no_effect") == ["GF-20.22"]


@clause("GF-20.40")
def test_little_helpers_bring_two_extra_actions_to_who_is_alone() -> None:
    match = forest(blue={"plays": "fields little_helpers"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert actions(match) == [4, 2, 2]
    assert heard(match, "actions_gained") == [{"seat": "blue", "count": 2, "total": 4}]
    play(match, *["blue: gain brick"] * 4)
    assert (asked(match), resources(match, "blue")) == ("green: build_turn", {"straw": 5, "brick": 4})
    assert pile(match) == ["little_helpers"]
    skip(match, to="choose_cards")
    assert actions(match) == [2, 2, 2]


@clause("GF-20.40")
def test_in_company_little_helpers_do_not_come() -> None:
    match = forest(blue={"plays": "fields little_helpers"}, green={"plays": "fields"}, orange={"plays": "forest"})
    assert actions(match) == [2, 2, 2]
    assert by_clause(match, "no_effect") == ["GF-20.40"]


@clause("GF-20.50")
def test_powerful_friends_take_an_action_of_every_opponent_there() -> None:
    match = forest(
        blue={"plays": "fields powerful_friends"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
        purple={"plays": "forest"},
    )
    assert actions(match) == [4, 1, 1, 2]
    play(match, *["blue: gain brick"] * 4, "green: gain brick")
    assert asked(match) == "orange: build_turn"


@clause("GF-20.50")
def test_powerful_friends_find_nothing_where_nobody_has_an_action_left() -> None:
    match = forest(
        blue={"plays": "fields powerful_friends"},
        green={"plays": "fields", "actions": 0},
        orange={"plays": "forest"},
    )
    assert actions(match) == [2, 0, 2]
    assert by_clause(match, "no_effect") == ["GF-20.50"]


@clause("GF-20.50")
def test_who_has_no_action_left_cannot_lose_one() -> None:
    match = forest(
        blue={"plays": "fields powerful_friends"},
        green={"plays": "fields powerful_friends"},
        orange={"plays": "fields powerful_friends"},
        purple={"plays": "fields"},
    )
    assert actions(match) == [2 + 3 - 1 - 1, 2 - 1 + 3 - 1, 2 - 1 - 1 + 2, 0]
    assert heard(match, "no_effect") == []
    assert [event["seat"] for event in heard(match, "action_lost")] == [
        *("green", "orange", "purple"),
        *("blue", "orange", "purple"),
        *("blue", "green"),
    ]


@clause("GF-20.46")
@pytest.mark.parametrize(
    ("answer", "owners"),
    [
        ("keep_friend", {"blue": "robin_hood", "green": "", "orange": "snow_white"}),
        ("give_friend green", {"blue": "seven_dwarfs", "green": "robin_hood", "orange": "snow_white"}),
        ("give_friend orange", {"blue": "seven_dwarfs", "green": "", "orange": "robin_hood"}),
    ],
)
def test_the_mysterious_stranger_is_a_friend_to_keep_or_to_give_away(answer: str, owners: dict[str, str]) -> None:
    match = forest(
        friends=["robin_hood"],
        blue={"plays": "fields mysterious_stranger", "friend": "seven_dwarfs"},
        green={"plays": "forest"},
        orange={"plays": "brickyard", "friend": "snow_white"},
    )
    assert asked(match) == "blue: keep_or_give"
    assert offered(match) == {"keep_friend", "give_friend green", "give_friend orange"}
    play(match, f"blue: {answer}")
    assert friends(match) == owners
    given = [event["receiver"] for event in heard(match, "gave_friend")]
    assert given == ([*GIVE_FRIEND.read(answer)] if answer in GIVE_FRIEND else [])
    assert pile(match) == ["mysterious_stranger"]


@clause("GF-20.46")
def test_no_stranger_comes_to_who_is_not_alone() -> None:
    match = forest(blue={"plays": "fields mysterious_stranger"}, green={"plays": "fields"}, orange={"plays": "forest"})
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-20.46"]


TAVERN: Has = {"plays": "fields night_at_the_tavern", "friend": "snow_white"}


@clause("GF-20.47", "GF-20.73")
def test_at_the_tavern_one_chooses_first_and_chance_deals_the_rest() -> None:
    def night(seed: int) -> Match:
        match = forest(
            seed=seed,
            friends=["robin_hood", "goldilocks", "puss_in_boots"],
            blue=TAVERN,
            green={"plays": "forest"},
            orange={"plays": "brickyard"},
        )
        assert heard(match, "tavern_opened") == [
            {"seat": "blue", "friends": ("robin_hood", "goldilocks", "puss_in_boots")}
        ]
        assert offered(match) == {"friend robin_hood", "friend goldilocks", "friend puss_in_boots"}
        return play(match, "blue: friend goldilocks")

    dealt = with_luck(night, lambda match: tuple(friends(match).values()))
    assert dealt == {("goldilocks", "robin_hood", "puss_in_boots"), ("goldilocks", "puss_in_boots", "robin_hood")}
    assert asked(night(1)) == "blue: build_turn"


@clause("GF-20.47", "GF-22.7")
@pytest.mark.parametrize("players", [2, 4])
def test_the_tavern_has_as_many_guests_as_there_are_players(players: int) -> None:
    seats: list[Has] = [{"plays": "forest"} for _ in range(3)]
    if players == 2:
        match = forest(blue=TAVERN, green=seats[0])
    else:
        match = forest(blue=TAVERN, green=seats[0], orange=seats[1], purple=seats[2])
    assert len(match.questions[0].options) == players


@clause("GF-20.48")
def test_everybody_must_leave_the_old_friend_for_the_new_one() -> None:
    match = forest(
        friends=["robin_hood", "goldilocks", "puss_in_boots"],
        blue=TAVERN,
        green={"plays": "forest", "friend": "cinderella"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: friend robin_hood")
    assert set(friends(match).values()) == {"robin_hood", "goldilocks", "puss_in_boots"}
    assert friend_pile(match) == ["cinderella", "snow_white"]
    assert heard(match, "took_from") == []
    assert pile(match) == ["night_at_the_tavern"]


@clause("GF-20.49")
def test_a_friend_from_the_tavern_helps_in_the_later_windows_of_the_round() -> None:
    match = forest(
        friends=["cinderella", "seven_dwarfs"],
        blue=TAVERN,
        green={"plays": "forest"},
    )
    play(match, "blue: friend cinderella")
    assert heard(match, "took_from") == [{"seat": "blue", "location": "fields", "material": "straw", "count": 2}]
    assert actions(match) == [2, 3]


@clause("GF-20.73")
def test_the_old_friends_cannot_come_to_the_tavern() -> None:
    """The Friend deck must be renewed for the night, and nobody's old Friend is in it."""

    def night(seed: int) -> Match:
        return forest(
            seed=seed,
            short=True,
            friends=["robin_hood"],
            friend_discard=["goldilocks", "puss_in_boots"],
            blue=TAVERN,
            green={"plays": "forest", "friend": "cinderella"},
            orange={"plays": "brickyard", "friend": "aladdin"},
        )

    guests = with_luck(night, lambda match: frozenset(match.table.shown_friends))
    assert guests == {frozenset({"robin_hood", "goldilocks", "puss_in_boots"})}
    assert friends(night(1)) == {"blue": "snow_white", "green": "cinderella", "orange": "aladdin"}


@clause("GF-20.75")
def test_fables_that_name_no_location_work_for_a_pig_that_is_nowhere() -> None:
    def run(fable: str, green: str = "forest") -> Match:
        match = forest(
            stock={"forest": 13},
            deck=["roar"],
            blue={"plays": f"fields {fable}", "friend": "gingerbread_man"},
            green={"plays": green},
            orange={"plays": "forest"},
        )
        return play(match, "blue: yes")

    assert asked(run("harvest_moon")) == "blue: harvest"
    assert asked(run("thoughtful_gift")) == "blue: thoughtful_gift"
    assert resources(run("share_the_wealth"), "blue") == {"straw": 1, "wood": 1 + 4, "brick": 1}
    assert hand(run("chinny_chin_chin"), "blue") == ["roar"]
    assert hand(run("magic_flute", green="forest wolf"), "blue") == ["wolf"]
    match = run("share_the_wealth")
    assert (places(match), gathered(match, "blue")) == (["", "forest", "forest"], {})


@clause("GF-20.75")
def test_hired_help_may_be_paid_by_who_then_goes_nowhere() -> None:
    match = forest(
        blue={"plays": "fields hired_help", "brick": 2, "friend": "gingerbread_man"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, "blue: pay brick", "blue: yes")
    assert match.table.builder("blue").next_turn == "hired_help"
    assert friend(match, "blue") == "gingerbread_man"
