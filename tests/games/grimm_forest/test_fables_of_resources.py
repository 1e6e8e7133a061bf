"""GF-20: Fables that take, give and exchange resources at the end of the Gather phase."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import asked, by_clause, forest, gathered, offered, pile, resources, stock


@clause("GF-20.1")
def test_a_friendly_game_takes_two_resources_of_choice_from_an_opponent_there() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields a_friendly_game"},
        green={"plays": "fields", "straw": 2, "brick": 1},
        orange={"plays": "fields", "wood": 3},
        purple={"plays": "forest", "wood": 3},
    )
    assert asked(match) == "blue: friendly_game"
    assert offered(match) == {"player green", "player orange"}
    play(match, "blue: player green")
    assert offered(match) == {"take straw", "take brick"}
    play(match, "blue: take brick")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 1, "brick": 1}
    assert resources(match, "green") == {"straw": 1}
    assert resources(match, "orange") == {"wood": 3}
    assert pile(match) == ["a_friendly_game"]


@clause("GF-20.2")
@pytest.mark.parametrize("brick", [0, 1])
def test_of_an_opponent_with_fewer_than_two_resources_one_takes_what_there_is(brick: int) -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields a_friendly_game"},
        green={"plays": "fields", "brick": brick},
        orange={"plays": "forest", "wood": 3},
    )
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == ({"brick": 1} if brick else {})
    assert resources(match, "green") == {}


@clause("GF-20.2")
def test_a_friendly_game_alone_has_no_effect() -> None:
    match = forest(
        blue={"plays": "fields a_friendly_game"},
        green={"plays": "forest", "brick": 2},
        orange={"plays": "forest", "wood": 3},
    )
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-20.2"]
    assert resources(match, "blue") == {"straw": 5}


@clause("GF-20.35")
@pytest.mark.parametrize(("lying", "half"), [(6, 3), (7, 3), (1, 0)])
def test_harvest_moon_takes_half_of_a_location_without_pigs(lying: int, half: int) -> None:
    match = forest(
        stock={"forest": lying},
        blue={"plays": "fields harvest_moon"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )
    assert offered(match) == {"place forest", "place brickyard"}
    refused(
        match, "blue: place fields", "pigs_there", "GF-20.35", location="fields", players=("blue", "green", "orange")
    )
    play(match, "blue: place forest")
    assert resources(match, "blue") == ({"straw": 1, "wood": half} if half else {"straw": 1})
    assert by_clause(match, "no_effect") == ([] if half else ["GF-20.35"])
    assert stock(match, "forest") == {"wood": lying - half}
    assert gathered(match, "blue") == {"straw": 1}


@clause("GF-20.35")
def test_at_the_market_one_chooses_what_the_harvest_moon_brings() -> None:
    match = forest(
        stock={"market": {"straw": 1, "wood": 1, "brick": 3}},
        blue={"plays": "fields harvest_moon"},
        green={"plays": "forest"},
        orange={"plays": "brickyard"},
        purple={"plays": "brickyard"},
    )
    assert asked(match) == "blue: take_from_location"
    play(match, "blue: take wood")
    assert offered(match) == {"take straw", "take brick"}
    play(match, "blue: take brick")
    assert resources(match, "blue") == {"straw": 5, "wood": 1, "brick": 1}
    assert stock(match, "market") == {"straw": 1, "brick": 2}


@clause("GF-20.35")
def test_with_a_pig_in_every_location_the_harvest_moon_does_nothing() -> None:
    match = forest(blue={"plays": "fields harvest_moon"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-20.35"]
    assert resources(match, "blue") == {"straw": 5}


@clause("GF-20.36")
def test_hidden_vault_gives_everybody_there_two_of_what_the_location_produces() -> None:
    match = forest(blue={"plays": "forest hidden_vault"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    assert resources(match, "blue") == resources(match, "green") == {"wood": 4}
    assert resources(match, "orange") == {"brick": 3}
    assert gathered(match, "blue") == {"wood": 2}
    assert pile(match) == ["hidden_vault"]


@clause("GF-20.36")
def test_at_the_market_each_chooses_what_the_hidden_vault_gives() -> None:
    match = forest(
        stock={"market": {"straw": 0}},
        blue={"plays": "market hidden_vault"},
        green={"plays": "market"},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    play(match, "blue: gain brick", "blue: gain straw", "green: gain wood", "green: gain wood")
    assert asked(match) == "blue: build_turn"
    assert (resources(match, "blue"), resources(match, "green")) == ({"straw": 1, "brick": 1}, {"wood": 2})


@clause("GF-20.57")
def test_who_gathered_five_or_more_shares_two_wherever_he_is() -> None:
    match = forest(
        stock={"fields": 5, "forest": 4, "brickyard": 6},
        blue={"plays": "forest share_the_wealth"},
        green={"plays": "fields"},
        orange={"plays": "brickyard"},
    )
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 2, "wood": 4, "brick": 2}
    assert (resources(match, "green"), resources(match, "orange")) == ({"straw": 3}, {"brick": 4})
    assert pile(match) == ["share_the_wealth"]


@clause("GF-20.57", "GF-21.9")
def test_who_gathered_four_shares_nothing_however_much_came_from_cards() -> None:
    """Green has 7 Wood from before, 2 from Cinderella, and gathers 4."""
    match = forest(
        stock={"forest": 6},
        blue={"plays": "fields share_the_wealth"},
        green={"plays": "forest", "wood": 7, "friend": "cinderella"},
        orange={"plays": "brickyard"},
    )
    assert gathered(match, "green") == {"wood": 4}
    assert resources(match, "green") == {"wood": 13}
    assert resources(match, "blue") == {"straw": 5}
    assert by_clause(match, "no_effect") == ["GF-20.57"]


@clause("GF-20.58", "GF-20.72")
def test_who_gathered_several_types_chooses_which_to_share() -> None:
    match = forest(
        stock={"market": {"straw": 1, "wood": 4}},
        blue={"plays": "fields share_the_wealth"},
        green={"plays": "market", "brick": 2, "straw": 5},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )
    assert asked(match) == "green: give_gathered"
    assert offered(match) == {"give straw", "give wood"}
    play(match, "green: give straw")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 6, "wood": 1}
    assert resources(match, "green") == {"straw": 5, "wood": 3, "brick": 2}


@clause("GF-20.72")
def test_who_has_spent_it_shares_what_is_left_of_it() -> None:
    """Green gathers 5 Wood and loses 4 of them to two cards before blue's place comes."""
    match = forest(
        stock={"forest": 10},
        orange={"plays": "forest a_friendly_game", "brick": 1},
        green={"plays": "forest wandering_trader"},
        blue={"plays": "fields share_the_wealth"},
    )
    play(match, "orange: decline", "green: trade wood straw")
    assert resources(match, "green") == {"straw": 3}
    assert resources(match, "orange") == {"wood": 5, "brick": 1}
    assert resources(match, "blue") == {"straw": 5, "wood": 3}


@clause("GF-20.62")
def test_a_thoughtful_gift_is_returned_in_another_type() -> None:
    match = forest(
        stock={"fields": 0, "forest": 0, "brickyard": 0},
        blue={"plays": "fields thoughtful_gift", "straw": 4, "brick": 1},
        green={"plays": "forest", "wood": 2, "brick": 3},
        orange={"plays": "brickyard", "wood": 1},
    )
    assert offered(match) == {"player green", "player orange", "decline"}
    play(match, "blue: player green")
    assert offered(match) == {"gift straw 1", "gift straw 2", "gift straw 3", "gift brick 1"}
    play(match, "blue: gift straw 2")
    assert asked(match) == "green: return_gift"
    assert offered(match) == {"return_gift wood 2", "return_gift brick 2"}
    play(match, "green: return_gift wood 2")
    assert resources(match, "blue") == {"straw": 2, "wood": 2, "brick": 1}
    assert resources(match, "green") == {"straw": 2, "brick": 3}


@clause("GF-20.62", "GF-20.63")
def test_what_is_returned_is_as_many_of_one_single_type() -> None:
    match = forest(
        stock={"fields": 0, "forest": 0, "brickyard": 0},
        blue={"plays": "fields thoughtful_gift", "straw": 4},
        green={"plays": "forest", "straw": 9, "wood": 2, "brick": 3},
        orange={"plays": "brickyard", "straw": 3},
    )
    assert offered(match) == {"player green", "decline"}
    play(match, "blue: player green")
    assert "gift straw 4" not in offered(match)
    play(match, "blue: gift straw 3")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 1, "brick": 3}
    assert resources(match, "green") == {"straw": 12, "wood": 2}


@clause("GF-20.63")
def test_a_gift_that_could_not_be_returned_is_not_offered() -> None:
    match = forest(
        stock={"fields": 0, "forest": 0, "brickyard": 0},
        blue={"plays": "fields thoughtful_gift", "straw": 3},
        green={"plays": "forest", "wood": 1, "brick": 2},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: player green")
    assert offered(match) == {"gift straw 1", "gift straw 2"}
    named = {"player": "green", "material": "straw", "count": 3}
    refused(match, "blue: gift straw 3", "no_fair_return", "GF-20.63", **named)


@clause("GF-20.63")
def test_if_nobody_could_return_anything_the_gift_has_no_effect() -> None:
    match = forest(
        stock={"fields": 0, "forest": 0, "brickyard": 0},
        blue={"plays": "fields thoughtful_gift", "straw": 3},
        green={"plays": "forest", "straw": 3},
        orange={"plays": "brickyard"},
    )
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-20.63"]


@clause("GF-20.64")
def test_one_may_give_nothing_at_all() -> None:
    match = forest(blue={"plays": "fields thoughtful_gift"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    assert match.questions[0].default_answer == "decline"
    play(match, "blue: decline")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 5}
    assert heard(match, "declined") == [{"seat": "blue", "card": "thoughtful_gift"}]


@clause("GF-20.65")
def test_the_wandering_trader_gives_everybody_there_three_of_another_type_for_two() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields wandering_trader", "straw": 2, "wood": 1},
        green={"plays": "fields", "brick": 5},
        orange={"plays": "forest", "brick": 5},
    )
    assert asked(match) == "blue: trade"
    assert offered(match) == {"trade straw wood", "trade straw brick", "decline"}
    play(match, "blue: trade straw wood")
    assert asked(match) == "green: trade"
    play(match, "green: trade brick straw")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"wood": 4}
    assert resources(match, "green") == {"straw": 3, "brick": 3}
    assert resources(match, "orange") == {"wood": 4, "brick": 5}


@clause("GF-20.65")
def test_nobody_has_to_trade_and_without_two_alike_nobody_can() -> None:
    match = forest(
        stock={"fields": 0},
        blue={"plays": "fields wandering_trader", "straw": 2},
        green={"plays": "fields", "straw": 1, "wood": 1, "brick": 1},
        orange={"plays": "forest"},
    )
    assert match.questions[0].default_answer == "decline"
    play(match, "blue: decline")
    assert asked(match) == "blue: build_turn"
    assert resources(match, "blue") == {"straw": 2}
    assert heard(match, "declined") == [{"seat": "blue", "card": "wandering_trader"}]
    assert heard(match, "nothing_to_give") == [{"seat": "green", "card": "wandering_trader"}]
