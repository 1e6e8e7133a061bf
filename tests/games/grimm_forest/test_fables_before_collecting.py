"""GF-20: Chinny Chin Chin and Roar move pigs before anything is collected."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    by_clause,
    forest,
    gathered,
    hand,
    offered,
    pile,
    place,
    places,
    resources,
    skip,
    told,
    with_luck,
)


@clause("GF-20.11")
def test_chinny_chin_chin_lets_the_pig_run_to_any_other_location_once() -> None:
    match = forest(
        blue={"plays": "fields bridge_troll"},
        green={"plays": "brickyard chinny_chin_chin"},
        orange={"plays": "fields"},
        stock={"forest": 5},
    )
    play(match, "blue: place brickyard")
    assert asked(match) == "green: run_away"
    assert offered(match) == {"stay", "move fields", "move forest"}
    play(match, "green: move forest")
    assert places(match) == ["fields", "forest", "fields"]
    assert gathered(match, "green") == {"wood": 5}
    assert pile(match) == ["chinny_chin_chin", "bridge_troll"]


@clause("GF-20.11")
def test_with_chinny_chin_chin_one_may_also_stay() -> None:
    match = forest(
        blue={"plays": "fields giant"}, green={"plays": "forest chinny_chin_chin"}, orange={"plays": "fields"}
    )
    play(match, "blue: place forest", "green: stay")
    assert place(match, "green") == "forest"
    assert resources(match, "green") == {"wood": 3}


@clause("GF-20.11", "GF-10.2")
def test_chinny_chin_chin_saves_from_a_dragon_only_if_it_comes_first() -> None:
    runs: Has = {"plays": "forest chinny_chin_chin", "brick": 3}
    match = forest(blue={"plays": "fields dragon"}, green=runs, orange={"plays": "fields"})
    play(match, "blue: place forest", "green: move brickyard")
    assert resources(match, "green") == {"brick": 3}
    match = forest(green=runs, blue={"plays": "fields dragon"}, orange={"plays": "fields"})
    play(match, "blue: place forest", "green: move brickyard")
    assert resources(match, "green") == {"brick": 6}


@clause("GF-20.12")
def test_one_may_run_to_another_monster_and_cannot_run_again() -> None:
    match = forest(
        blue={"plays": "fields wolf"},
        green={"plays": "forest chinny_chin_chin", "brick": 2},
        orange={"plays": "fields dragon"},
    )
    play(match, "blue: place forest", "orange: place brickyard")
    assert "move brickyard" in offered(match)
    play(match, "green: move brickyard")
    assert asked(match) == "blue: build_turn"
    assert place(match, "green") == "brickyard"
    assert resources(match, "green") == {"brick": 3}


@clause("GF-20.13")
def test_without_a_monster_chinny_chin_chin_draws_a_fable() -> None:
    match = forest(
        blue={"plays": "fields roar"},
        green={"plays": "forest chinny_chin_chin"},
        orange={"plays": "brickyard"},
        deck=["giant", "wolf"],
    )
    assert hand(match, "green") == ["giant"]
    assert told(match, "green", "drew_fables") == [{"seat": "green", "count": 1, "cards": ("giant",)}]
    assert told(match, "blue", "drew_fables-unseen") == [{"seat": "green", "count": 1}]


@clause("GF-20.14")
def test_with_a_monster_elsewhere_one_neither_moves_nor_draws() -> None:
    match = forest(
        blue={"plays": "fields wolf"}, green={"plays": "forest chinny_chin_chin"}, orange={"plays": "brickyard"}
    )
    play(match, "blue: place fields")
    assert asked(match) == "blue: build_turn"
    assert (place(match, "green"), hand(match, "green")) == ("forest", [])
    assert by_clause(match, "no_effect") == ["GF-20.14"]


@clause("GF-20.14", "GF-20.43")
@pytest.mark.parametrize("flute_first", [True, False])
def test_a_monster_taken_by_the_magic_flute_was_played_and_is_nowhere(*, flute_first: bool) -> None:
    match = forest(
        blue={"plays": "fields magic_flute" if flute_first else "fields dragon"},
        green={"plays": "forest chinny_chin_chin"},
        orange={"plays": "brickyard dragon" if flute_first else "brickyard magic_flute"},
    )
    if not flute_first:
        play(match, "blue: place forest")
    assert asked(match) == "blue: build_turn"
    assert (place(match, "green"), hand(match, "green")) == ("forest", [])
    assert by_clause(match, "no_effect") == ["GF-20.14"]


@clause("GF-20.14")
def test_a_unique_location_of_an_earlier_round_is_no_monster() -> None:
    match = forest(
        unique=["blue grandmas_house forest"],
        blue={"plays": "fields"},
        green={"plays": "brickyard chinny_chin_chin"},
        orange={"plays": "fields"},
    )
    assert len(hand(match, "green")) == 1


@clause("GF-20.51", "GF-20.52")
def test_roar_sends_every_opponent_in_the_location_to_a_card_drawn_at_random() -> None:
    def roared(seed: int) -> Match:
        return forest(
            seed=seed,
            blue={"plays": "fields roar"},
            green={"plays": "fields"},
            orange={"plays": "fields", "friend": "little_mermaid", "locked": ["forest"]},
            purple={"plays": "forest"},
        )

    assert with_luck(roared, lambda match: place(match, "green"), 60) == {"fields", "forest", "brickyard", "market"}
    assert with_luck(roared, lambda match: place(match, "orange")) == {"fields", "brickyard", "market"}
    assert with_luck(roared, lambda match: (place(match, "blue"), place(match, "purple"))) == {("fields", "forest")}
    assert pile(skip(roared(1))) == ["roar"]


@clause("GF-20.51")
def test_everybody_sees_where_a_frightened_pig_runs_and_it_gathers_there() -> None:
    match = forest(seed=1, blue={"plays": "fields roar"}, green={"plays": "fields"}, orange={"plays": "brickyard"})
    stays = place(match, "green") == "fields"
    assert heard(match, "frightened") == [{"seat": "green", "location": place(match, "green"), "stays": stays}]
    produce = {"fields": "straw", "forest": "wood", "brickyard": "brick"}
    assert list(gathered(match, "green")) == [produce[place(match, "green")]]


@clause("GF-20.51")
def test_roar_frightens_nobody_who_is_elsewhere() -> None:
    match = forest(blue={"plays": "fields roar"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    assert places(match) == ["fields", "forest", "brickyard"]
    assert by_clause(match, "no_effect") == ["GF-20.51"]


@clause("GF-20.51", "GF-20.11")
def test_roar_finds_a_pig_where_it_has_run() -> None:
    """Green runs to blue; blue, who comes later, roars."""

    def roared(seed: int) -> Match:
        match = forest(
            seed=seed,
            green={"plays": "forest chinny_chin_chin"},
            blue={"plays": "fields roar"},
            orange={"plays": "fields wolf"},
        )
        return play(match, "orange: place forest", "green: move fields")

    assert with_luck(roared, lambda match: place(match, "green")) == {"fields", "forest", "brickyard"}
