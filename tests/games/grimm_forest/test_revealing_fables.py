"""GF-5: Fables are revealed together and carried out one after the other, while Gather cards lie face down."""

from __future__ import annotations

import pytest

from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import Has, asked, forest, hand, offered, places, plan_seen_by, told, with_luck

EVERYWHERE = {"fields", "forest", "brickyard"}


@clause("GF-5.1")
def test_all_fables_are_revealed_before_any_works_and_before_any_gather_card() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "forest"}, orange={"plays": "brickyard spy_network"})
    assert asked(match) == "blue: place_monster"
    assert heard(match, "fable_revealed") == [
        {"seat": "blue", "card": "wolf"},
        {"seat": "orange", "card": "spy_network"},
    ]
    assert heard(match, "gather_card_revealed") == []
    for seat in ("green", None):
        assert [builder["fable"] for builder in match.view(seat)["builders"]] == ["wolf", "", "spy_network"]
    assert (hand(match, "blue"), hand(match, "orange")) == ([], [])


@clause("GF-5.2")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("crystal_ball", "crystal_ball"),
        ("hired_help", "pay_hired_help"),
        ("night_at_the_tavern", "choose_friend"),
        ("wishing_well", "wishing_well"),
        *((card, "place_monster") for card in ("big_bad_wolf", "bridge_troll", "dragon", "giant", "wolf")),
        *((card, "place_unique_location") for card in ("grandmas_house", "lonely_castle", "royal_wedding")),
    ],
)
def test_these_fables_ask_their_player_when_revealed(card: str, question: str) -> None:
    match = forest(
        blue={"plays": f"fields {card}", "wood": 1, "brick": 1}, green={"plays": "forest"}, orange={"plays": "forest"}
    )
    assert (asked(match), match.table.window) == (f"blue: {question}", "reveal_fables")


@clause("GF-5.2")
@pytest.mark.parametrize(("card", "event"), [("curse_of_darkness", "cursed"), ("magic_flute", "monsters_taken")])
def test_these_fables_work_when_revealed_without_asking(card: str, event: str) -> None:
    match = forest(blue={"plays": f"fields {card}"}, green={"plays": "forest wishing_well"}, orange={"plays": "forest"})
    assert asked(match) == "green: wishing_well"
    assert heard(match, event)


@clause("GF-5.2")
def test_revealed_fables_are_carried_out_in_turn_order() -> None:
    match = forest(
        orange={"plays": "fields wishing_well"},
        blue={"plays": "forest wolf"},
        green={"plays": "forest lonely_castle"},
    )
    assert asked(match) == "orange: wishing_well"
    play(match, "orange: swap blue green")
    assert asked(match) == "blue: place_monster"
    play(match, "blue: place fields")
    assert asked(match) == "green: place_unique_location"


@clause("GF-5.3")
def test_a_fable_of_another_window_lies_open_and_waits() -> None:
    match = forest(
        blue={"plays": "fields spy_network"}, green={"plays": "forest wolf"}, orange={"plays": "forest taxation"}
    )
    assert asked(match) == "green: place_monster"
    assert heard(match, "drew_fables") == []
    assert [builder["fable"] for builder in match.view("green")["builders"]] == ["spy_network", "wolf", "taxation"]
    play(match, "green: place brickyard")
    assert [event["seat"] for event in heard(match, "drew_fables")] == ["blue"]


@clause("GF-5.4")
def test_later_players_know_what_earlier_fables_did() -> None:
    match = forest(
        blue={"plays": "fields wolf"}, green={"plays": "forest wishing_well"}, orange={"plays": "forest dragon"}
    )
    play(match, "blue: place brickyard")
    assert match.view("green")["builders"][0]["monster_at"] == "brickyard"
    play(match, "green: swap blue orange")
    assert told(match, "orange", "plans_swapped") == [{"seat": "green", "one": "blue", "other": "orange"}]
    assert plan_seen_by(match, "orange", "orange") == "fields"
    assert (asked(match), offered(match)) == ("orange: place_monster", {"place fields", "place forest"})


@clause("GF-5.5")
def test_gather_cards_stay_face_down_and_everybody_knows_the_own_one() -> None:
    match = forest(
        blue={"plays": "fields wolf"}, green={"plays": "forest"}, orange={"plays": "brickyard lonely_castle"}
    )
    cards = {"blue": "fields", "green": "forest", "orange": "brickyard"}
    for _ in range(2):
        for seat in ("blue", "green", "orange", None):
            for whose, location in cards.items():
                assert plan_seen_by(match, seat, whose) == (location if whose == seat else None)
            assert [builder["plan"] for builder in match.view(seat)["builders"]] == ["", "", ""]
        play(match, f"{match.questions[0].seat}: place forest")
    assert heard(match, "gather_card_revealed")


@clause("GF-5.6")
def test_the_crystal_ball_shows_the_card_that_lies_there_after_a_swap() -> None:
    match = forest(
        blue={"plays": "fields wishing_well"}, green={"plays": "forest"}, orange={"plays": "brickyard crystal_ball"}
    )
    play(match, "blue: swap blue green", "orange: look_gather green")
    assert match.questions[0].values["location"] == "fields"
    assert told(match, "orange", "looked_at_gather_card") == [
        {"seat": "orange", "whose": "green", "location": "fields"}
    ]


@clause("GF-5.6")
def test_a_second_wishing_well_swaps_what_the_first_one_left() -> None:
    match = forest(
        blue={"plays": "fields wishing_well"}, green={"plays": "forest wishing_well"}, orange={"plays": "brickyard"}
    )
    play(match, "blue: swap blue green", "green: swap green orange")
    assert places(match) == ["forest", "brickyard", "fields"]


@clause("GF-5.6", "GF-5.7")
def test_a_curse_after_a_wishing_well_draws_anew_for_the_opponents_and_leaves_its_owner_the_swapped_card() -> None:
    def ends(seed: int) -> tuple[str, ...]:
        match = forest(
            seed=seed,
            blue={"plays": "fields wishing_well"},
            green={"plays": "forest curse_of_darkness"},
            orange={"plays": "brickyard"},
        )
        return tuple(places(play(match, "blue: swap blue green")))

    seen = {ends(seed) for seed in range(60)}
    assert {place for place, _, _ in seen} == {place for _, _, place in seen} == EVERYWHERE
    assert {place for _, place, _ in seen} == {"fields"}


@clause("GF-5.7")
def test_choosing_sets_the_played_card_and_the_plan() -> None:
    match = forest(blue={"plays": "brickyard wolf"}, green={"plays": "fields"}, orange={"plays": "fields"})
    plans = match.table.plans
    assert (plans.own_card_of("blue"), plans.plan_of("blue")) == ("brickyard", "brickyard")


@clause("GF-5.7")
def test_a_wishing_well_swaps_plans_and_not_the_played_cards() -> None:
    match = forest(
        blue={"plays": "fields wishing_well"}, green={"plays": "forest crystal_ball"}, orange={"plays": "brickyard"}
    )
    play(match, "blue: swap green orange", "green: look_gather blue")
    assert match.questions[0].values["plan"] == "brickyard"
    assert offered(match) == {"keep_plan", "replace fields", "replace brickyard"}
    plans = match.table.plans
    assert [plans.own_card_of(seat) for seat in ("green", "orange")] == ["forest", "brickyard"]


@clause("GF-5.7")
def test_a_crystal_ball_sets_only_the_plan_of_its_owner() -> None:
    match = forest(
        blue={"plays": "fields wishing_well"}, green={"plays": "forest crystal_ball"}, orange={"plays": "brickyard"}
    )
    play(match, "blue: swap green orange", "green: look_gather blue", "green: replace fields")
    assert places(match) == ["fields", "fields", "forest"]
    assert match.table.builder("green").gather_cards == ("fields", "forest", "brickyard")


@clause("GF-5.7")
def test_thumbelina_draws_from_the_own_set_without_the_played_card() -> None:
    """Blue played the Fields and has the plan of Green, the Forest, which chance may give again."""

    def fly(seed: int) -> tuple[str, ...]:
        match = forest(
            seed=seed,
            blue={"plays": "fields wishing_well", "friend": "thumbelina"},
            green={"plays": "forest"},
            orange={"plays": "brickyard"},
        )
        play(match, "blue: swap blue green")
        assert match.questions[0].values == {"location": "forest", "locations": ("forest", "brickyard")}
        return tuple(places(play(match, "blue: yes")))

    assert {fly(seed) for seed in range(30)} == {
        ("forest", "fields", "brickyard"),
        ("brickyard", "fields", "brickyard"),
    }


@clause("GF-5.7")
def test_a_roar_draws_from_the_whole_own_set_and_sets_only_that_plan() -> None:
    seen = with_luck(
        lambda seed: forest(
            seed=seed, blue={"plays": "fields roar"}, green={"plays": "fields"}, orange={"plays": "forest"}
        ),
        lambda match: tuple(places(match)),
    )
    assert seen == {("fields", place, "forest") for place in EVERYWHERE}


@clause("GF-5.7", "GF-21.37")
@pytest.mark.parametrize("card", ["roar", "curse_of_darkness"])
def test_cards_under_the_little_mermaid_do_not_belong_to_the_own_set(card: str) -> None:
    locked: Has = {"plays": "fields", "friend": "little_mermaid", "locked": ["forest"]}
    seen = with_luck(
        lambda seed: forest(seed=seed, blue={"plays": f"fields {card}"}, green=locked, orange={"plays": "forest"}),
        lambda match: places(match)[1],
    )
    assert seen == {"fields", "brickyard"}


@clause("GF-5.7")
def test_a_played_card_that_will_be_locked_belongs_to_the_set_until_the_wrap_up() -> None:
    """The Little Mermaid comes to Green in the Tavern; Green keeps two cards, but not the Fields just played."""

    def bargain(seed: int) -> str:
        match = forest(
            seed=seed,
            friends=["aladdin", "little_mermaid", "little_mermaid"],
            blue={"plays": "fields night_at_the_tavern"},
            green={"plays": "fields"},
            orange={"plays": "fields roar"},
        )
        play(match, "blue: friend aladdin", "green: keep_cards forest brickyard", "orange: keep_cards fields forest")
        assert match.table.builder("green").gather_cards == ("forest", "brickyard")
        assert match.table.builder("green").locked == ("fields",)
        return places(match)[1]

    assert {bargain(seed) for seed in range(40)} == EVERYWHERE
