"""GF-12 and GF-13: the end of the Gather phase and its wrap-up."""

from __future__ import annotations

from random import Random

import pytest

from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    Has,
    about,
    asked,
    by_clause,
    forest,
    friend,
    go,
    hand,
    offered,
    pile,
    places,
    resources,
    skip,
)


@clause("GF-12.1")
def test_everything_of_the_end_works_in_the_turn_order_of_its_owners() -> None:
    """Blue: the Wedding, Taxation and Aladdin. Green: the Castle and the Goose. Orange: a Giant and the Dwarfs."""
    match = forest(
        window="start_of_round",
        stock={"fields": 1},
        unique=["green lonely_castle forest", "blue royal_wedding fields"],
        blue={"friend": "aladdin", "next_turn": "taxation"},
        green={"friend": "golden_goose"},
        orange={"hand": ["giant"], "friend": "seven_dwarfs", "straw": 3},
    )
    play(match, "blue: announce alone")
    go(match, blue="fields", green="forest", orange="brickyard giant")
    play(match, "orange: place brickyard", "blue: resolve aladdin", "blue: resolve taxation", "green: gain wood")
    told = [event.clause for event in match.events or [] if event.clause.startswith(("GF-20", "GF-21"))]
    assert list(dict.fromkeys(told)) == [
        "GF-21.1",
        "GF-21.2",
        "GF-20.61",
        "GF-20.53",
        "GF-20.41",
        "GF-21.21",
        "GF-21.51",
        "GF-20.29",
    ]


@clause("GF-12.1")
@pytest.mark.parametrize(
    ("has", "happens"),
    [
        ({"friend": "frog_prince"}, "drew_friend"),
        ({"friend": "snow_white"}, "fable_taken"),
        ({"plays": "fields spy_network"}, "drew_fables"),
        ({"plays": "fields hidden_vault"}, "gained"),
        ({"plays": "fields powerful_friends"}, "action_lost"),
        ({"plays": "fields search_the_past"}, "fables_found"),
        ({"plays": "fields a_friendly_game"}, "handed_over"),
        ({"next_turn": "taxation"}, "lost"),
    ],
)
def test_cards_of_the_end_work_after_collecting_and_before_the_wrap_up(has: Has, happens: str) -> None:
    match = forest(
        discard=["dragon", "giant"],
        blue={"plays": "fields"} | has,
        green={"plays": "fields", "hand": ["roar"], "straw": 1},
        orange={"plays": "forest hidden_vault"},
    )
    skip(match)
    told = [event.key for event in match.events or []]
    assert (
        max(place for place, key in enumerate(told) if key == "gathered")
        < told.index(happens)
        < told.index("fables_put_away")
    )


@clause("GF-12.2")
def test_no_pig_moves_at_the_end_of_the_gather_phase() -> None:
    luck = Random(1)
    everything = [
        "a_friendly_game",
        "big_bad_wolf",
        "bridge_troll",
        "consult_the_oracle",
        "cutting_corners",
        "ghostly_whispers",
        "giant",
        "harvest_moon",
        "hidden_vault",
        "little_helpers",
        "mysterious_stranger",
        "powerful_friends",
        "search_the_past",
        "share_the_wealth",
        "spy_network",
        "thoughtful_gift",
        "wandering_trader",
    ]
    for seed in range(30):
        cards = luck.sample(everything, 3)
        going: dict[str, Has] = {
            seat: {"plays": f"{luck.choice(['fields', 'forest'])} {card}", "straw": 4, "wood": 4}
            for seat, card in zip(("blue", "green", "orange"), cards, strict=True)
        }
        match = forest(seed=seed, seated=going)
        while about(match) != "build_turn":
            question = match.questions[0]
            play(match, f"{question.seat}: {luck.choice(question.options)}")
            if match.table.window in ("end_of_gather", "build"):
                assert places(match) == [has["plays"].split()[0] for has in going.values()]


@clause("GF-12.3")
def test_several_players_are_asked_in_turn_order() -> None:
    match = forest(
        unique=["blue grandmas_house fields"],
        orange={"plays": "fields"},
        blue={"plays": "forest"},
        green={"plays": "fields"},
    )
    order = []
    while about(match) == "gain_which":
        order.append(match.questions[0].seat)
        play(match, f"{order[-1]}: gain straw")
    assert order == ["orange", "orange", "green", "green"]


@clause("GF-12.4")
def test_a_giant_whose_owner_comes_earlier_takes_the_friend_before_it_works() -> None:
    match = forest(
        blue={"plays": "fields giant"}, green={"plays": "forest", "friend": "golden_goose"}, orange={"plays": "fields"}
    )
    play(match, "blue: place forest")
    assert (asked(match), friend(match, "green")) == ("blue: build_turn", "")
    assert resources(match, "green") == {"wood": 3}


@clause("GF-12.4")
def test_a_giant_whose_owner_comes_later_takes_the_friend_after_it_worked() -> None:
    match = forest(
        green={"plays": "forest", "friend": "golden_goose"}, blue={"plays": "fields giant"}, orange={"plays": "fields"}
    )
    play(match, "blue: place forest")
    assert asked(match) == "green: gain_which"
    play(match, "green: gain wood")
    assert (friend(match, "green"), resources(match, "green")) == ("", {"wood": 4})


@clause("GF-12.5")
def test_a_fable_on_the_table_is_safe_from_the_giant() -> None:
    match = forest(
        blue={"plays": "fields giant"},
        green={"plays": "forest hidden_vault", "hand": ["roar"]},
        orange={"plays": "fields"},
    )
    play(match, "blue: place forest")
    assert heard(match, "discarded_fables") == [{"seat": "green", "cards": ("roar",)}]
    assert heard(match, "gained") == [{"seat": "green", "material": "wood", "count": 2}]


@clause("GF-12.5")
def test_a_fable_on_the_table_is_safe_from_the_oracle() -> None:
    match = forest(
        blue={"plays": "fields consult_the_oracle"},
        green={"plays": "forest hidden_vault"},
        orange={"plays": "forest", "hand": ["roar"]},
    )
    assert match.questions[0].values["players"] == ("orange",)
    play(match, "blue: yes")
    assert hand(match, "blue") == ["roar"]


@clause("GF-12.5")
def test_a_fable_on_the_table_is_safe_from_snow_white() -> None:
    match = forest(
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields spy_network"},
        orange={"plays": "forest"},
    )
    assert heard(match, "handed_over") == [{"seat": "blue", "giver": "green", "material": "straw", "count": 1}]


@clause("GF-13.1")
def test_unique_locations_are_checked_first_so_they_lie_below_the_fables_of_the_round() -> None:
    match = forest(
        unique=["orange royal_wedding brickyard", "blue lonely_castle forest"],
        blue={"plays": "forest spy_network"},
        green={"plays": "forest"},
        orange={"plays": "forest hidden_vault"},
    )
    skip(match)
    assert pile(match) == ["hidden_vault", "spy_network", "royal_wedding", "lonely_castle"]
    assert by_clause(match, "unique_location_ends") == ["GF-20.42", "GF-20.54"]
    assert match.table.unique_locations == []


@clause("GF-13.2")
def test_everybody_has_all_gather_cards_again_after_a_swap() -> None:
    match = forest(blue={"plays": "fields wishing_well"}, green={"plays": "forest"}, orange={"plays": "forest"})
    play(match, "blue: swap blue green")
    assert places(match)[:2] == ["forest", "fields"]
    skip(match, to="choose_cards")
    for question in match.questions:
        assert question.options == ("choose fields no_fable", "choose forest no_fable", "choose brickyard no_fable")
    assert match.table.plans is None
    assert [builder.own_card for builder in match.table.builders] == ["", "", ""]


@clause("GF-13.3")
def test_used_fables_go_to_the_pile_in_turn_order_the_last_on_top() -> None:
    match = forest(
        discard=["wolf"],
        orange={"plays": "fields spy_network"},
        blue={"plays": "fields hidden_vault"},
        green={"plays": "forest little_helpers"},
    )
    assert pile(match) == ["little_helpers", "hidden_vault", "spy_network", "wolf"]
    assert [builder.fable for builder in match.table.builders] == ["", "", ""]


@clause("GF-13.3")
def test_cards_that_stay_do_not_go_to_the_pile() -> None:
    match = forest(
        blue={"plays": "fields cutting_corners"},
        green={"plays": "forest taxation"},
        orange={"plays": "brickyard lonely_castle"},
    )
    play(match, "orange: place forest")
    assert pile(match) == []
    assert len(match.table.builder("blue").sites) == 6
    assert match.table.builder("green").next_turn == "taxation"
    assert [unique.card for unique in match.table.unique_locations] == ["lonely_castle"]


@clause("GF-13.4")
def test_all_monster_figures_leave_the_locations() -> None:
    match = forest(
        blue={"plays": "fields wolf", "hand": ["dragon"]}, green={"plays": "forest giant"}, orange={"plays": "fields"}
    )
    play(match, "blue: place brickyard", "green: place forest")
    assert about(match) == "build_turn"
    assert [builder.monster_at for builder in match.table.builders] == ["", "", ""]
    skip(match, to="choose_cards")
    go(match, green="fields", orange="fields", blue="fields dragon")
    assert offered(match) == {"place fields", "place forest", "place brickyard"}


@clause("GF-13.5", "GF-18.2", "GF-21.43")
def test_pigs_stay_until_clean_up_and_rapunzel_knows_who_was_alone() -> None:
    match = forest(
        rapunzel={"straw": 2},
        blue={"plays": "fields"},
        green={"plays": "forest", "friend": "rapunzel"},
        orange={"plays": "fields"},
    )
    play(match, "blue: gain straw", "blue: gain straw")
    assert places(match) == ["fields", "forest", "fields"]
    assert "special rapunzel" in offered(match)
    play(match, *["green: gain straw"] * 2, *["orange: gain straw"] * 2)
    assert places(match) == ["", "", ""]
