"""GF-6: Monsters are put on Locations, act at their own time and leave."""

from __future__ import annotations

import pytest

from fairytable.games.grimm_forest.content import MONSTER, all_fables
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import (
    asked,
    by_clause,
    forest,
    gathered,
    hand,
    houses,
    offered,
    pile,
    places,
    resources,
    stock,
)

FIVE = ("big_bad_wolf", "bridge_troll", "dragon", "giant", "wolf")


@clause("GF-6.1")
@pytest.mark.parametrize("monster", FIVE)
def test_five_fables_are_monsters_and_each_is_put_on_a_location(monster: str) -> None:
    assert set(all_fables(MONSTER)) == set(FIVE)
    match = forest(blue={"plays": f"fields {monster}"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert asked(match) == "blue: place_monster"
    assert match.questions[0].values["card"] == monster


@clause("GF-6.2")
def test_a_monster_must_be_placed_anywhere_also_where_its_owner_goes() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest"}, orange={"plays": "forest"})
    assert offered(match) == {"place fields", "place forest", "place brickyard"}
    play(match, "blue: place fields")
    assert heard(match, "monster_placed") == [{"seat": "blue", "card": "wolf", "location": "fields"}]
    assert gathered(match, "blue") == {}


@clause("GF-6.2", "GF-23.3")
def test_a_monster_may_be_placed_on_the_market() -> None:
    match = forest(
        blue={"plays": "fields dragon"},
        green={"plays": "market", "wood": 2},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    play(match, "blue: place market")
    assert resources(match, "green") == {"straw": 1, "wood": 1, "brick": 1}


@clause("GF-6.3")
def test_a_location_with_a_monster_cannot_be_chosen() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest dragon"}, orange={"plays": "forest giant"})
    play(match, "blue: place forest")
    assert offered(match) == {"place fields", "place brickyard"}
    refused(match, "green: place forest", "monster_there", "GF-6.3", location="forest", card="wolf")
    play(match, "green: place brickyard")
    assert heard(match, "monster_placed")[2]["location"] == "fields"


@clause("GF-6.3", "GF-20.31")
def test_grandmas_house_takes_in_several_monsters() -> None:
    match = forest(
        unique=["orange grandmas_house brickyard"],
        blue={"plays": "fields wolf"},
        green={"plays": "forest dragon"},
        orange={"plays": "forest giant"},
    )
    assert [event["location"] for event in heard(match, "monster_placed")] == ["brickyard"] * 3


@clause("GF-6.4")
def test_a_monster_without_a_figure_is_its_card_and_acts_all_the_same() -> None:
    match = forest(
        blue={"plays": "fields dragon", "straw": 3},
        green={"plays": "forest dragon", "wood": 3},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place fields")
    assert heard(match, "monster_without_figure") == []
    play(match, "green: place forest")
    assert heard(match, "monster_without_figure") == [{"card": "dragon"}]
    assert resources(match, "blue") == {"straw": 5}
    assert resources(match, "green") == {"wood": 4}


@clause("GF-6.4")
def test_there_are_two_figures_of_the_wolf_and_one_of_each_other_monster() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest wolf"}, orange={"plays": "brickyard"})
    play(match, "blue: place fields", "green: place forest")
    assert heard(match, "monster_without_figure") == []
    match = forest(blue={"plays": "fields giant"}, green={"plays": "forest dragon"}, orange={"plays": "brickyard"})
    play(match, "blue: place fields", "green: place forest")
    assert heard(match, "monster_without_figure") == []


@clause("GF-6.5")
@pytest.mark.parametrize("monster", ["dragon", "wolf"])
def test_dragon_and_wolf_act_before_collecting(monster: str) -> None:
    match = forest(
        blue={"plays": f"fields {monster}"}, green={"plays": "forest", "straw": 2}, orange={"plays": "brickyard"}
    )
    play(match, "blue: place forest")
    assert resources(match, "green") == ({"wood": 4} if monster == "dragon" else {"straw": 2})


@clause("GF-6.5")
def test_the_giant_acts_after_collecting() -> None:
    match = forest(blue={"plays": "fields giant"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    play(match, "blue: place forest")
    assert gathered(match, "green") == {"wood": 4}
    assert resources(match, "green") == {"wood": 3}


@clause("GF-6.5")
def test_the_bridge_troll_acts_after_collecting() -> None:
    match = forest(blue={"plays": "fields bridge_troll"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    play(match, "blue: place forest")
    assert (resources(match, "blue"), resources(match, "green")) == ({"straw": 5, "wood": 2}, {"wood": 2})


@clause("GF-6.5")
def test_monsters_act_in_the_turn_order_of_their_owners() -> None:
    """Green's Giant takes Fables and resources only after blue's Big Bad Wolf asked about the house."""
    match = forest(
        blue={"plays": "fields big_bad_wolf"},
        green={"plays": "fields giant"},
        orange={"plays": "forest", "houses": ["straw_walls", "wood_floor"], "hand": ["roar"]},
        unique=["orange grandmas_house forest"],
    )
    assert asked(match) == "blue: blow_down"
    assert hand(match, "orange") == ["roar"]
    play(match, "blue: blow_down straw walls")
    assert hand(match, "orange") == []


@clause("GF-6.6")
def test_a_monster_hits_its_owner_too() -> None:
    match = forest(
        blue={"plays": "fields dragon", "brick": 4},
        green={"plays": "fields", "brick": 3},
        orange={"plays": "forest", "brick": 2},
    )
    play(match, "blue: place fields")
    assert [resources(match, seat) for seat in ("blue", "green", "orange")] == [
        {"straw": 2},
        {"straw": 2},
        {"wood": 4, "brick": 2},
    ]


@clause("GF-6.7")
@pytest.mark.parametrize("monster", ["big_bad_wolf", "bridge_troll", "dragon", "giant"])
def test_a_monster_stays_where_it_is_and_does_not_stop_the_gathering(monster: str) -> None:
    match = forest(
        blue={"plays": f"brickyard {monster}"},
        green={"plays": "forest", "houses": ["straw_floor", "wood_floor"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place forest")
    assert gathered(match, "green") == gathered(match, "orange") == {"wood": 2}
    if monster in ("big_bad_wolf", "bridge_troll"):
        assert match.table.builder("blue").monster_at == "forest"


@clause("GF-6.8")
@pytest.mark.parametrize("monster", FIVE)
def test_a_monster_in_an_empty_location_does_nothing(monster: str) -> None:
    match = forest(
        blue={"plays": f"fields {monster}", "wood": 2},
        green={"plays": "forest", "friend": "wood_cutter", "hand": ["roar"], "houses": ["straw_floor"]},
        orange={"plays": "forest"},
    )
    play(match, "blue: place brickyard")
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-6.8"]
    assert [resources(match, seat) for seat in ("blue", "green")] == [{"straw": 5, "wood": 2}, {"wood": 2}]
    assert (hand(match, "green"), houses(match, "green")) == (["roar"], ["straw_floor"])
    assert stock(match, "brickyard") == {"brick": 3}


@clause("GF-6.12")
def test_at_the_end_of_the_gather_phase_monsters_leave_and_their_cards_are_discarded() -> None:
    match = forest(
        blue={"plays": "fields wolf"}, green={"plays": "forest giant"}, orange={"plays": "brickyard"}, discard=["roar"]
    )
    play(match, "blue: place brickyard", "green: place fields")
    assert asked(match) == "blue: build_turn"
    assert [builder.monster_at for builder in match.table.builders] == ["", "", ""]
    assert pile(match) == ["giant", "wolf", "roar"]
    assert places(match) == ["fields", "forest", "brickyard"]


@clause("GF-6.13")
def test_with_a_monster_of_everybody_there_is_a_location_for_each() -> None:
    match = forest(
        blue={"plays": "fields wolf"},
        green={"plays": "fields dragon"},
        orange={"plays": "fields giant"},
        purple={"plays": "fields bridge_troll"},
    )
    play(match, "blue: place forest", "green: place fields", "orange: place brickyard")
    assert heard(match, "monster_placed")[3] == {"seat": "purple", "card": "bridge_troll", "location": "market"}


@clause("GF-6.13")
def test_between_two_grandmas_houses_the_owner_of_the_monster_chooses() -> None:
    match = forest(
        unique=["orange grandmas_house brickyard", "green grandmas_house fields"],
        blue={"plays": "forest wolf"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert offered(match) == {"place brickyard", "place fields"}
    refused(match, "blue: place forest", "grandma_calls", "GF-20.31", location="brickyard")
