"""GF-20: what each of the five Monsters does."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.grimm_forest.forest import (
    asked,
    forest,
    friend,
    friend_pile,
    gathered,
    hand,
    houses,
    offered,
    pile,
    resources,
    stock,
)


@clause("GF-20.3")
def test_the_big_bad_wolf_takes_the_top_of_one_house_of_each_player_as_its_owner_chooses() -> None:
    match = forest(
        blue={"plays": "fields big_bad_wolf", "houses": ["straw_roof"]},
        green={"plays": "forest", "houses": ["straw_walls", "wood_roof", "wood_roof"]},
        orange={"plays": "forest", "houses": ["wood_floor", "straw_roof"]},
    )
    play(match, "blue: place forest")
    assert asked(match) == "blue: blow_down"
    assert match.questions[0].values == {"player": "green"}
    assert offered(match) == {"blow_down straw walls", "blow_down wood roof"}
    supply = match.table.sections["wood_roof"]
    play(match, "blue: blow_down wood roof")
    assert (match.questions[0].values, match.questions[0].clause) == ({"player": "orange"}, "GF-20.3")
    play(match, "blue: blow_down wood floor")
    assert houses(match, "green") == ["straw_walls", "wood_walls", "wood_roof"]
    assert houses(match, "orange") == ["straw_roof"]
    assert houses(match, "blue") == ["straw_roof"]
    assert match.table.sections["wood_roof"] == supply + 1


@clause("GF-20.3")
def test_a_house_on_cutting_corners_can_be_blown_down_too() -> None:
    match = forest(
        blue={"plays": "fields big_bad_wolf"},
        green={"plays": "forest", "houses": ["straw_walls"], "corners": ["straw_walls", ""]},
        orange={"plays": "fields"},
    )
    play(match, "blue: place forest")
    assert offered(match) == {"blow_down straw walls", "blow_down_corner straw walls"}
    play(match, "blue: blow_down_corner straw walls")
    assert match.table.builder("green").sites[:1] == ["straw_walls"]
    assert match.table.builder("green").sites[5:] == ["straw_floor", ""]


@clause("GF-20.4")
def test_brick_houses_are_safe_from_the_big_bad_wolf() -> None:
    match = forest(
        blue={"plays": "fields big_bad_wolf"},
        green={"plays": "forest", "houses": ["brick_roof", "straw_floor", "wood_walls"], "corners": ["brick_walls"]},
        orange={"plays": "forest", "houses": ["brick_walls"]},
    )
    play(match, "blue: place forest")
    refused(match, "blue: blow_down brick roof", "brick_stands", "GF-20.4")
    refused(match, "blue: blow_down_corner brick walls", "brick_stands", "GF-20.4")
    play(match, "blue: blow_down straw floor")
    assert heard(match, "wolf_finds_no_house") == [{"seat": "orange"}]
    assert houses(match, "orange") == ["brick_walls"]
    assert houses(match, "green") == ["brick_roof", "wood_walls", "brick_walls"]


@clause("GF-20.4")
def test_with_only_brick_houses_the_big_bad_wolf_has_no_effect() -> None:
    match = forest(
        blue={"plays": "fields big_bad_wolf"},
        green={"plays": "forest", "houses": ["brick_roof"]},
        orange={"plays": "fields"},
    )
    play(match, "blue: place forest")
    assert asked(match) == "blue: build_turn"
    assert houses(match, "green") == ["brick_roof"]


@clause("GF-20.5")
def test_the_big_bad_wolf_spares_its_owner_as_little_as_the_others() -> None:
    match = forest(
        blue={"plays": "fields big_bad_wolf", "houses": ["straw_roof", "wood_floor"]},
        green={"plays": "fields", "houses": ["straw_floor"]},
        orange={"plays": "forest", "houses": ["straw_floor"]},
    )
    play(match, "blue: place fields")
    assert offered(match) == {"blow_down straw roof", "blow_down wood floor"}
    assert match.questions[0].clause == "GF-20.5"
    play(match, "blue: blow_down straw roof")
    assert houses(match, "blue") == ["straw_walls", "wood_floor"]
    assert (houses(match, "green"), houses(match, "orange")) == ([], ["straw_floor"])


@clause("GF-20.6")
def test_without_its_roof_a_house_is_unfinished_but_token_and_friend_stay() -> None:
    match = forest(
        blue={"plays": "fields big_bad_wolf"},
        green={"plays": "forest", "houses": ["straw_roof"], "tokens": ["straw"], "friend": "robin_hood"},
        orange={"plays": "brickyard"},
    )
    assert match.table.builder("green").finished_houses() == 1
    play(match, "blue: place forest")
    green = match.table.builder("green")
    assert (green.finished_houses(), green.first_builder, green.friend) == (0, ("straw",), "robin_hood")


@clause("GF-20.7", "GF-20.10")
@pytest.mark.parametrize(("lying", "half"), [(4, 2), (5, 2), (7, 3)])
def test_the_bridge_troll_takes_half_of_what_was_gathered_rounded_down(lying: int, half: int) -> None:
    match = forest(
        stock={"forest": lying},
        blue={"plays": "fields bridge_troll"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place forest")
    assert resources(match, "blue") == {"straw": 5, "wood": half}
    assert heard(match, "squeezed") == [{"seat": "blue", "player": "green", "count": half}]
    assert resources(match, "green") == {"wood": lying - half}


@clause("GF-20.7")
def test_the_owner_of_the_troll_chooses_one_opponent_and_never_himself() -> None:
    match = forest(
        stock={"forest": 6},
        blue={"plays": "forest bridge_troll"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, "blue: place forest")
    assert asked(match) == "blue: squeeze"
    assert offered(match) == {"player green", "player orange"}
    play(match, "blue: player orange")
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [{"wood": 3}, {"wood": 2}, {"wood": 1}]


@clause("GF-20.8")
def test_the_troll_does_not_count_what_was_owned_or_came_from_cards() -> None:
    """Green owns 6 Wood, Cinderella takes 2 and Hired Help doubles 4: only the 4 gathered are halved."""
    match = forest(
        stock={"forest": 6},
        blue={"plays": "fields bridge_troll"},
        green={"plays": "forest", "wood": 6, "friend": "cinderella", "next_turn": "hired_help"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place forest")
    assert gathered(match, "green") == {"wood": 4}
    assert resources(match, "green") == {"wood": 6 + 2 + 4 + 4 - 2}
    assert resources(match, "blue") == {"straw": 5, "wood": 2}


@clause("GF-20.8")
def test_the_troll_does_not_count_what_tom_thumb_took() -> None:
    match = forest(
        window="start_of_round",
        blue={"hand": ["bridge_troll"]},
        green={"friend": "tom_thumb"},
        orange={},
    )
    play(match, "green: glean forest wood", "blue: choose fields bridge_troll", "green: choose forest no_fable")
    play(match, "orange: choose brickyard no_fable", "blue: place forest")
    assert gathered(match, "green") == {"wood": 3}
    assert resources(match, "green") == {"wood": 3}


@clause("GF-20.9", "GF-20.72")
def test_at_the_market_the_giver_chooses_what_the_troll_gets() -> None:
    match = forest(
        stock={"market": {"straw": 2, "wood": 1, "brick": 1}},
        blue={"plays": "fields bridge_troll"},
        green={"plays": "market", "wood": 4},
        orange={"plays": "brickyard"},
        purple={"plays": "brickyard"},
    )
    play(match, "blue: place market")
    assert asked(match) == "green: give_gathered"
    assert offered(match) == {"give straw", "give wood", "give brick"}
    assert "give straw" in offered(play(match.copy(), "green: give straw"))
    play(match, "green: give wood")
    assert offered(match) == {"give straw", "give brick"}
    play(match, "green: give straw")
    assert resources(match, "blue") == {"straw": 6, "wood": 1}
    assert resources(match, "green") == {"straw": 1, "wood": 4, "brick": 1}


@clause("GF-20.72")
def test_the_giver_gives_the_troll_no_more_than_there_still_is() -> None:
    """Of the 6 Wood that green gathers 2 go to A Friendly Game and 2 to the Wandering Trader before half is due."""
    match = forest(
        stock={"forest": 12},
        orange={"plays": "forest a_friendly_game"},
        green={"plays": "forest wandering_trader"},
        blue={"plays": "fields bridge_troll"},
    )
    play(match, "blue: place forest")
    assert gathered(match, "green") == {"wood": 6}
    play(match, "orange: decline", "green: trade wood brick", "blue: player green")
    assert resources(match, "green") == {"brick": 3}
    assert resources(match, "blue") == {"straw": 5, "wood": 2}


@clause("GF-20.23", "GF-20.24")
def test_the_dragon_burns_all_resources_on_the_boards_there_and_then_they_collect() -> None:
    match = forest(
        blue={"plays": "fields dragon", "straw": 1},
        green={"plays": "forest", "straw": 2, "wood": 3, "brick": 1},
        orange={"plays": "forest", "brick": 6},
    )
    play(match, "blue: place forest")
    assert resources(match, "green") == resources(match, "orange") == {"wood": 2}
    assert resources(match, "blue") == {"straw": 6}
    assert stock(match, "forest") == {}
    assert pile(match) == ["dragon"]


@clause("GF-20.29")
def test_the_giant_takes_friend_fables_and_one_resource_of_each_type() -> None:
    match = forest(
        blue={"plays": "fields giant", "friend": "robin_hood"},
        green={"plays": "forest", "straw": 2, "brick": 1, "friend": "robin_hood", "hand": ["roar", "wolf", "roar"]},
        orange={"plays": "forest", "straw": 3},
    )
    play(match, "blue: place forest")
    assert (friend(match, "green"), friend_pile(match)) == ("", ["robin_hood"])
    assert hand(match, "green") == []
    assert heard(match, "discarded_fables") == [{"seat": "green", "cards": ("roar", "wolf", "roar")}]
    assert pile(match) == ["giant", "roar", "wolf", "roar"]
    assert resources(match, "green") == {"straw": 1, "wood": 1}
    assert resources(match, "orange") == {"straw": 2, "wood": 1}
    assert (friend(match, "blue"), resources(match, "blue")) == ("robin_hood", {"straw": 5})


@clause("GF-20.29", "GF-6.6")
def test_the_giant_robs_its_owner_too() -> None:
    match = forest(
        blue={"plays": "fields giant", "friend": "robin_hood", "hand": ["roar"]},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, "blue: place fields")
    assert (friend(match, "blue"), hand(match, "blue"), resources(match, "blue")) == ("", [], {"straw": 4})


@clause("GF-20.30")
def test_the_giant_sends_the_resources_on_rapunzel_to_the_supply() -> None:
    match = forest(
        rapunzel={"brick": 4},
        blue={"plays": "fields giant"},
        green={"plays": "forest", "friend": "rapunzel"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place forest")
    assert match.table.on_rapunzel == {"straw": 0, "wood": 0, "brick": 0}
    assert resources(match, "green") == {"wood": 3}


@clause("GF-20.30")
def test_the_giant_sends_the_cards_under_the_little_mermaid_back_to_the_hand() -> None:
    match = forest(
        blue={"plays": "fields giant"},
        green={"plays": "forest", "friend": "little_mermaid", "locked": ["fields"]},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place forest")
    assert match.table.builder("green").gather_cards == ("fields", "forest", "brickyard")
    assert match.table.builder("green").locked == ()
    assert cited(match, "cards_unlocked") == [("GF-21.35", {"seat": "green"})]


@clause("GF-20.69", "GF-20.71")
def test_the_wolf_scatters_what_lies_there_and_nothing_on_the_boards() -> None:
    match = forest(
        blue={"plays": "fields wolf", "straw": 1},
        green={"plays": "forest", "wood": 2},
        orange={"plays": "forest", "brick": 2},
    )
    play(match, "blue: place forest")
    assert stock(match, "forest") == {}
    assert gathered(match, "green") == gathered(match, "orange") == {}
    assert (resources(match, "green"), resources(match, "orange")) == ({"wood": 2}, {"brick": 2})
    assert (stock(match, "brickyard"), gathered(match, "blue")) == ({"brick": 3}, {"straw": 5})


@clause("GF-20.69", "GF-23.3")
def test_the_wolf_scatters_every_type_at_the_market() -> None:
    match = forest(
        blue={"plays": "fields wolf"},
        green={"plays": "market"},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    play(match, "blue: place market")
    assert stock(match, "market") == {}
    assert heard(match, "wolf_struck") == [{"seat": "blue", "location": "market", "count": 3}]


@clause("GF-20.70")
def test_a_wolf_without_pigs_scatters_nothing() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest"}, orange={"plays": "forest"})
    play(match, "blue: place brickyard")
    assert stock(match, "brickyard") == {"brick": 3}
    assert heard(match, "wolf_struck") == []
