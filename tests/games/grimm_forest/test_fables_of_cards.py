"""GF-20: Fables that draw, take and find other Fables, and who knows them afterwards."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import (
    asked,
    by_clause,
    forest,
    hand,
    hand_seen_by,
    imagined,
    offered,
    pile,
    places,
    told,
    with_luck,
)


@clause("GF-20.15")
def test_consult_the_oracle_takes_one_random_fable_of_everybody_who_has_any() -> None:
    def consulted(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "fields consult_the_oracle"},
            green={"plays": "forest", "hand": ["roar", "wolf", "giant"]},
            orange={"plays": "forest"},
            purple={"plays": "brickyard", "hand": ["dragon"]},
        )
        return play(match, "blue: yes")

    assert with_luck(consulted, lambda match: tuple(hand(match, "blue"))) == {
        ("roar", "dragon"),
        ("wolf", "dragon"),
        ("giant", "dragon"),
    }
    match = consulted(1)
    assert (len(hand(match, "green")), hand(match, "orange"), hand(match, "purple")) == (2, [], [])
    assert pile(match) == ["consult_the_oracle"]


@clause("GF-20.15")
def test_one_may_leave_the_oracle_alone_and_then_nobody_loses_a_fable() -> None:
    match = forest(
        blue={"plays": "fields consult_the_oracle"},
        green={"plays": "forest", "hand": ["roar"]},
        orange={"plays": "forest", "hand": ["wolf"]},
    )
    assert (asked(match), match.questions[0].options) == ("blue: consult_the_oracle", ("yes", "no"))
    assert match.questions[0].values == {"players": ("green", "orange")}
    play(match, "blue: no")
    assert [hand(match, seat) for seat in ("blue", "green", "orange")] == [[], ["roar"], ["wolf"]]


@clause("GF-20.15")
@pytest.mark.parametrize(("plays", "fables"), [("forest", ["roar"]), ("fields", [])], ids=["not alone", "no Fables"])
def test_the_oracle_is_silent_for_who_is_not_alone_or_if_there_is_nothing_to_take(
    plays: str, fables: list[str]
) -> None:
    match = forest(
        blue={"plays": f"{plays} consult_the_oracle"},
        green={"plays": "forest", "hand": fables},
        orange={"plays": "brickyard"},
    )
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-20.15"]
    assert hand(match, "green") == fables


@clause("GF-20.74")
def test_only_giver_and_taker_know_what_the_oracle_took() -> None:
    match = forest(
        blue={"plays": "fields consult_the_oracle"},
        green={"plays": "forest", "hand": ["roar", "wolf"]},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: yes")
    (taken,) = hand(match, "blue")
    news = {"seat": "blue", "giver": "green"}
    assert told(match, "blue", "fable_taken") == told(match, "green", "fable_taken") == [news | {"card": taken}]
    assert told(match, "orange", "fable_taken-unseen") == [news]
    assert hand_seen_by(match, "green", "blue") == [taken]
    assert hand_seen_by(match, "orange", "blue") == hand_seen_by(match, None, "blue") == [None]


@clause("GF-20.28")
def test_ghostly_whispers_draw_four_and_keep_two() -> None:
    match = forest(
        deck=["giant", "dragon", "roar", "roar", "wolf"],
        blue={"plays": "fields ghostly_whispers", "hand": ["spy_network"]},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: ghostly_whispers"
    assert match.questions[0].values == {"cards": ("giant", "dragon", "roar", "roar"), "left": 2}
    assert offered(match) == {"discard_fable giant", "discard_fable dragon", "discard_fable roar"}
    play(match, "blue: discard_fable roar", "blue: discard_fable giant")
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == ["spy_network", "dragon", "roar"]
    assert pile(match) == ["ghostly_whispers", "giant", "roar"]


@clause("GF-20.28")
def test_not_alone_one_hears_no_whispers() -> None:
    match = forest(blue={"plays": "fields ghostly_whispers"}, green={"plays": "fields"}, orange={"plays": "forest"})
    assert asked(match) == "blue: build_turn"
    assert by_clause(match, "no_effect") == ["GF-20.28"]
    assert hand(match, "blue") == []


@clause("GF-20.28")
@pytest.mark.parametrize(("left", "discards"), [(4, 2), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_with_too_few_fables_left_one_keeps_two_of_what_there_is(left: int, discards: int) -> None:
    match = forest(
        deck=["giant", "dragon", "roar", "wolf"][:left],
        short=True,
        blue={"plays": "fields ghostly_whispers"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    for _ in range(discards):
        assert asked(match) == "blue: ghostly_whispers"
        play(match, f"blue: {match.questions[0].options[0]}")
    assert asked(match) == "blue: build_turn"
    assert len(hand(match, "blue")) == left - discards


@clause("GF-20.74")
def test_the_discarded_whispers_are_public_and_the_kept_ones_secret() -> None:
    match = forest(
        deck=["giant", "dragon", "roar", "wolf"],
        blue={"plays": "fields ghostly_whispers"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert told(match, "green", "drew_fables-unseen") == [{"seat": "blue", "count": 4}]
    play(match, "blue: discard_fable roar", "blue: discard_fable giant")
    assert heard(match, "discarded_fables") == [{"seat": "blue", "cards": ("roar", "giant")}]
    assert hand_seen_by(match, "green", "blue") == [None, None]
    assert hand_seen_by(match, "blue", "blue") == ["dragon", "wolf"]


@clause("GF-20.74")
def test_a_card_that_all_know_in_the_hand_stays_known_if_an_equal_one_is_discarded() -> None:
    """Blue took a Dragon with the Magic Flute, then draws the other Dragon and discards that."""
    match = forest(
        deck=["giant", "dragon", "roar", "wolf"],
        blue={"plays": "fields ghostly_whispers", "known": ["dragon"]},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, "blue: discard_fable dragon", "blue: discard_fable giant")
    assert hand(match, "blue") == ["dragon", "roar", "wolf"]
    assert hand_seen_by(match, "green", "blue") == ["dragon", None, None]


@clause("GF-20.55")
def test_search_the_past_takes_two_cards_of_choice_from_the_discard_pile() -> None:
    match = forest(
        discard=["giant", "roar", "wolf", "roar"],
        blue={"plays": "fields search_the_past"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: search_the_past"
    assert offered(match) == {"take_fable giant", "take_fable roar", "take_fable wolf"}
    play(match, "blue: take_fable roar")
    assert offered(match) == {"take_fable giant", "take_fable roar", "take_fable wolf"}
    play(match, "blue: take_fable wolf")
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == ["roar", "wolf"]
    assert pile(match) == ["search_the_past", "giant", "roar"]


@clause("GF-20.55")
@pytest.mark.parametrize("lying", [["wolf"], []])
def test_a_pile_with_fewer_than_two_cards_is_taken_whole(lying: list[str]) -> None:
    match = forest(
        discard=lying,
        blue={"plays": "fields search_the_past"},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == lying
    assert pile(match) == ["search_the_past"]


@clause("GF-20.55")
def test_without_an_opponent_there_the_past_stays_closed() -> None:
    match = forest(
        discard=["giant", "roar", "wolf"],
        blue={"plays": "fields search_the_past"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == []
    assert by_clause(match, "no_effect") == ["GF-20.55"]


@clause("GF-20.56")
def test_the_fables_of_this_round_are_not_in_the_past_but_those_discarded_at_once_are() -> None:
    match = forest(
        discard=["roar"],
        green={"plays": "fields hired_help"},
        orange={"plays": "fields giant", "hand": ["wolf"]},
        blue={"plays": "fields search_the_past"},
    )
    play(match, "orange: place fields")
    assert asked(match) == "blue: search_the_past"
    assert offered(match) == {"take_fable roar", "take_fable hired_help", "take_fable wolf"}


@clause("GF-20.74")
def test_everybody_knows_what_was_found_in_the_past() -> None:
    match = forest(
        discard=["giant", "roar"],
        blue={"plays": "fields search_the_past", "hand": ["wolf"]},
        green={"plays": "fields"},
        orange={"plays": "forest"},
    )
    play(match, "blue: take_fable roar")
    assert heard(match, "fables_found") == [{"seat": "blue", "cards": ("roar", "giant")}]
    assert hand_seen_by(match, "orange", "blue") == [None, "roar", "giant"]
    play(match, "blue: gain straw", "blue: gain straw")
    hands = imagined(match, "green", lambda table: tuple(table.builder("blue").hand))
    assert {tuple(cards[1:]) for cards in hands} == {("roar", "giant")}
    assert len({cards[0] for cards in hands}) > 5


@clause("GF-20.59")
@pytest.mark.parametrize(
    ("green", "orange", "drawn"), [("fields", "fields", 3), ("forest", "fields", 2), ("forest", "forest", 1)]
)
def test_spy_network_draws_a_fable_for_every_player_in_the_location(green: str, orange: str, drawn: int) -> None:
    match = forest(
        deck=["giant", "roar", "wolf", "dragon"],
        blue={"plays": "fields spy_network"},
        green={"plays": green},
        orange={"plays": orange},
    )
    assert hand(match, "blue") == ["giant", "roar", "wolf"][:drawn]
    assert hand_seen_by(match, "green", "blue") == [None] * drawn
    assert pile(match) == ["spy_network"]


@clause("GF-20.43")
def test_the_magic_flute_takes_every_monster_of_the_round_into_the_hand() -> None:
    match = forest(
        blue={"plays": "fields wolf"},
        green={"plays": "forest giant"},
        orange={"plays": "brickyard magic_flute", "friend": "robin_hood", "wood": 1},
    )
    play(match, "blue: place brickyard", "green: place fields")
    assert asked(match) == "blue: build_turn"
    assert hand(match, "orange") == ["wolf", "giant"]
    assert pile(match) == ["magic_flute"]
    assert heard(match, "wolf_struck") == heard(match, "lost_friend") == []
    assert heard(match, "gathered")[2]["count"] == 3


@clause("GF-20.43")
def test_the_monsters_of_the_flute_can_be_played_in_a_later_round() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest"}, orange={"plays": "brickyard magic_flute"})
    play(match, "blue: place brickyard")
    while asked(match) != "green: choose_cards":
        play(match, f"{match.questions[0].seat}: gain straw")
    play(match, "green: choose fields no_fable", "orange: choose forest wolf", "blue: choose fields no_fable")
    assert asked(match) == "orange: place_monster"


@clause("GF-20.44")
def test_the_flute_also_takes_a_monster_that_was_not_placed_yet() -> None:
    match = forest(
        blue={"plays": "fields magic_flute"}, green={"plays": "forest wolf"}, orange={"plays": "brickyard dragon"}
    )
    assert asked(match) == "blue: build_turn"
    assert hand(match, "blue") == ["wolf", "dragon"]
    assert heard(match, "monster_placed") == []


@clause("GF-20.44")
def test_a_location_is_free_again_when_its_monster_followed_the_flute() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest magic_flute"}, orange={"plays": "brickyard"})
    play(match, "blue: place brickyard")
    assert [builder.monster_at for builder in match.table.builders] == ["", "", ""]
    assert places(match) == ["fields", "forest", "brickyard"]


@clause("GF-20.45")
def test_of_two_flutes_the_first_takes_all() -> None:
    match = forest(
        blue={"plays": "fields dragon"},
        green={"plays": "forest magic_flute"},
        orange={"plays": "brickyard magic_flute"},
    )
    play(match, "blue: place forest")
    assert (hand(match, "green"), hand(match, "orange")) == (["dragon"], [])
    assert [event["cards"] for event in heard(match, "monsters_taken")] == [("dragon",), ()]


@clause("GF-20.74")
def test_everybody_knows_which_monsters_followed_the_flute() -> None:
    match = forest(
        blue={"plays": "fields wolf"},
        green={"plays": "forest magic_flute", "hand": ["roar"]},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: place forest")
    assert hand_seen_by(match, "orange", "green") == hand_seen_by(match, "blue", "green") == [None, "wolf"]
    assert {cards[1] for cards in imagined(match, "blue", lambda table: tuple(table.builder("green").hand))} == {"wolf"}
