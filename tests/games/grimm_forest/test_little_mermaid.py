"""GF-21: the Little Mermaid and the Gather cards under her."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.testing import clause, play
from tests.claims import heard, refused
from tests.games.grimm_forest.forest import Has, asked, forest, friend, go, imagined, offered, place, skip, with_luck

WALLS: Has = {"wood": 4, "houses": ["wood_floor"]}


def cards(match: Match, seat: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Gather cards in the hand of the seat, and those under the Little Mermaid."""
    builder = match.table.builder(seat)
    return builder.gather_cards, builder.locked


def tavern(answer: str, **more: Has) -> Match:
    """Blue plays the Fields, meets the Little Mermaid while Fables are revealed, and keeps some cards."""
    match = forest(
        friends=["little_mermaid", "robin_hood", "goldilocks", "aladdin", "ali_baba", "snow_white"],
        blue={"plays": "fields night_at_the_tavern"},
        green=more.get("green", {"plays": "brickyard"}),
        orange=more.get("orange", {"plays": "forest hired_help", "wood": 2}),
    )
    return play(match, "blue: friend little_mermaid", f"blue: keep_cards {answer}")


@clause("GF-21.34")
def test_who_draws_the_little_mermaid_keeps_two_gather_cards_and_locks_the_others() -> None:
    match = forest(window="build", friends=["little_mermaid"], blue=WALLS, green={}, orange={})
    play(match, "blue: build wood walls", "blue: keep_friend")
    assert asked(match) == "blue: keep_cards"
    assert offered(match) == {"keep_cards fields forest", "keep_cards fields brickyard", "keep_cards forest brickyard"}
    play(match, "blue: keep_cards fields brickyard")
    assert cards(match, "blue") == (("fields", "brickyard"), ("forest",))
    assert match.view("green")["builders"][0]["locked"] == ["forest"]
    assert heard(match, "cards_locked") == [{"seat": "blue", "locations": ("forest",)}]


@clause("GF-21.34")
def test_who_is_given_the_little_mermaid_chooses_in_the_turn_of_another() -> None:
    match = forest(window="build", friends=["little_mermaid"], blue=WALLS, green={}, orange={})
    play(match, "blue: build wood walls", "blue: give_friend orange")
    assert asked(match) == "orange: keep_cards"
    play(match, "orange: keep_cards fields forest")
    assert cards(match, "orange") == (("fields", "forest"), ("brickyard",))
    assert asked(match) == "blue: build_turn"


@clause("GF-21.34")
def test_of_four_gather_cards_two_are_locked() -> None:
    match = forest(window="build", friends=["little_mermaid"], blue=WALLS, green={}, orange={}, purple={})
    play(match, "blue: build wood walls", "blue: keep_friend")
    assert len(match.questions[0].options) == 6
    play(match, "blue: keep_cards forest market")
    assert cards(match, "blue") == (("forest", "market"), ("fields", "brickyard"))


@clause("GF-21.34")
def test_a_locked_gather_card_cannot_be_chosen() -> None:
    match = forest(
        blue={"friend": "little_mermaid", "locked": ["forest"], "hand": ["roar"]},
        green={},
        orange={},
    )
    possible = ("fields no_fable", "fields roar", "brickyard no_fable", "brickyard roar")
    assert offered(match) == {f"choose {chosen}" for chosen in possible}
    refused(match, "blue: choose forest no_fable", "card_locked", "GF-21.34", location="forest")
    refused(match, "blue: choose forest roar", "card_locked", "GF-21.34", location="forest")


@clause("GF-21.34")
def test_a_played_card_that_is_kept_counts_and_another_is_locked_at_once() -> None:
    match = tavern("fields brickyard")
    assert cards(match, "blue") == (("fields", "brickyard"), ("forest",))
    skip(match)
    assert place(match, "blue") == "fields"
    assert cards(match, "blue") == (("fields", "brickyard"), ("forest",))


@clause("GF-21.34")
def test_a_played_card_that_is_not_kept_still_counts_and_is_locked_in_the_wrap_up() -> None:
    match = tavern("forest brickyard")
    assert cards(match, "blue") == (("fields", "forest", "brickyard"), ())
    skip(match)
    assert place(match, "blue") == "fields"
    assert cards(match, "blue") == (("forest", "brickyard"), ("fields",))


@clause("GF-21.34")
def test_with_four_cards_one_is_locked_at_once_and_the_played_one_later() -> None:
    match = forest(
        friends=["little_mermaid", "robin_hood", "goldilocks", "snow_white"],
        blue={"plays": "fields night_at_the_tavern"},
        green={"plays": "brickyard"},
        orange={"plays": "forest hired_help", "wood": 2},
        purple={"plays": "brickyard"},
    )
    play(match, "blue: friend little_mermaid", "blue: keep_cards forest brickyard")
    assert cards(match, "blue") == (("fields", "forest", "brickyard"), ("market",))
    assert imagined(match, "orange", plan_of_blue) == {"fields", "forest", "brickyard"}
    skip(match)
    assert cards(match, "blue") == (("forest", "brickyard"), ("market", "fields"))


def plan_of_blue(table: ForestTable) -> str:
    assert table.plans is not None
    return table.plans.plan_of("blue")


@clause("GF-21.34")
def test_the_others_only_know_that_the_played_card_is_none_of_the_locked_ones() -> None:
    assert imagined(tavern("fields brickyard"), "orange", plan_of_blue) == {"fields", "brickyard"}
    assert imagined(tavern("forest brickyard"), "orange", plan_of_blue) == {"fields", "forest", "brickyard"}
    hidden, shown = tavern("forest brickyard"), tavern("fields brickyard")
    assert hidden.view("orange")["builders"][0]["locked"] == []
    assert hidden.view("orange")["builders"][0]["lock_later"] == ""
    assert shown.view("orange")["builders"][0]["locked"] == ["forest"]


@clause("GF-20.47")
def test_whoever_meets_her_at_the_tavern_does_not_know_yet_whom_the_others_meet() -> None:
    match = forest(
        friends=["little_mermaid", "robin_hood", "goldilocks"],
        blue={"plays": "fields night_at_the_tavern"},
        green={"plays": "brickyard"},
        orange={"plays": "forest"},
    )
    play(match, "blue: friend little_mermaid")
    ideas = [play(match.determinize("blue", luck), "blue: keep_cards fields forest") for luck in range(20)]
    assert {friend(idea, "green") for idea in ideas} == {"robin_hood", "goldilocks"}


@clause("GF-21.34", "GF-5.7")
@pytest.mark.parametrize(
    ("kept", "possible"),
    [("forest brickyard", {"fields", "forest", "brickyard"}), ("fields brickyard", {"fields", "brickyard"})],
)
def test_a_played_card_that_is_not_kept_takes_part_in_a_curse_of_this_round(kept: str, possible: set[str]) -> None:
    def cursed(seed: int) -> Match:
        match = forest(
            seed=seed,
            friends=["little_mermaid", "robin_hood"],
            blue={"plays": "fields night_at_the_tavern"},
            green={"plays": "brickyard curse_of_darkness"},
        )
        play(match, "blue: friend little_mermaid", f"blue: keep_cards {kept}")
        return match

    assert with_luck(cursed, lambda match: place(match, "blue")) == possible
    locked = "forest" if kept.startswith("fields") else "fields"
    assert with_luck(cursed, lambda match: cards(match, "blue")[1]) == {(locked,)}


@clause("GF-21.34")
def test_who_gets_the_little_mermaid_at_the_end_of_the_gather_phase_locks_the_played_card_in_the_wrap_up() -> None:
    match = forest(
        friends=["little_mermaid"],
        blue={"plays": "fields mysterious_stranger"},
        green={"plays": "forest mysterious_stranger"},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: give_friend green", "green: keep_cards fields brickyard")
    assert asked(match) == "green: keep_or_give"
    assert cards(match, "green") == (("fields", "forest", "brickyard"), ())
    assert match.view("blue")["builders"][1]["lock_later"] == "forest"
    play(match, "green: give_friend blue")
    skip(match)
    assert cards(match, "green") == (("fields", "brickyard"), ("forest",))


@clause("GF-21.35")
def test_when_the_little_mermaid_leaves_the_cards_return_at_once() -> None:
    match = forest(
        window="build",
        friends=["robin_hood"],
        blue=WALLS | {"friend": "little_mermaid", "locked": ["fields"]},
        green={},
        orange={},
    )
    play(match, "blue: build wood walls", "blue: keep_friend")
    assert cards(match, "blue") == (("fields", "forest", "brickyard"), ())
    skip(match, to="choose_cards")
    (question,) = (question for question in match.questions if question.seat == "blue")
    assert len(question.options) == 3


@clause("GF-21.35")
def test_if_she_leaves_before_the_wrap_up_the_played_card_is_not_locked() -> None:
    match = tavern("forest brickyard", green={"plays": "brickyard giant"}, orange={"plays": "forest"})
    play(match, "green: place fields")
    assert friend(match, "blue") == ""
    assert cards(match, "blue") == (("fields", "forest", "brickyard"), ())


@clause("GF-21.35", "GF-21.37")
@pytest.mark.parametrize(("kept", "locked"), [("fields brickyard", ("forest",)), ("forest brickyard", ())])
def test_if_she_leaves_while_fables_are_revealed_all_cards_take_part_again(kept: str, locked: tuple[str, ...]) -> None:
    """What blue has locked or was to lock is free again before orange's Curse of Darkness."""

    def cursed(seed: int) -> Match:
        match = forest(
            seed=seed,
            friends=["little_mermaid", "robin_hood", "goldilocks", "golden_goose", "frog_prince", "aladdin"],
            blue={"plays": "fields night_at_the_tavern"},
            green={"plays": "brickyard night_at_the_tavern"},
            orange={"plays": "brickyard curse_of_darkness"},
        )
        play(match, "blue: friend little_mermaid", f"blue: keep_cards {kept}")
        assert cards(match, "blue")[1] == locked
        return play(match, "green: friend aladdin")

    assert with_luck(cursed, lambda match: place(match, "blue")) == {"fields", "forest", "brickyard"}
    match = skip(cursed(1))
    assert cards(match, "blue") == (("fields", "forest", "brickyard"), ())


@clause("GF-21.37")
def test_locked_cards_are_not_offered_by_the_crystal_ball() -> None:
    match = forest(
        blue={"plays": "fields crystal_ball", "friend": "little_mermaid", "locked": ["forest"]},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    play(match, "blue: look_gather green")
    assert offered(match) == {"keep_plan", "replace brickyard"}


@clause("GF-21.37")
@pytest.mark.parametrize("fable", ["roar", "curse_of_darkness"])
def test_locked_cards_are_not_drawn_for_curse_and_roar(fable: str) -> None:
    def drawn(seed: int) -> Match:
        return forest(
            seed=seed,
            blue={"plays": f"fields {fable}"},
            green={"plays": "fields", "friend": "little_mermaid", "locked": ["forest"]},
            orange={"plays": "brickyard"},
        )

    assert with_luck(drawn, lambda match: place(match, "green")) == {"fields", "brickyard"}


@clause("GF-21.34", "GF-20.51")
def test_the_little_mermaid_after_a_roar_locks_by_the_card_that_was_drawn() -> None:
    """Roar gives green a new played card; not kept, that card goes under her in the wrap-up."""

    def roared(seed: int) -> Match:
        return forest(
            seed=seed,
            friends=["little_mermaid"],
            blue={"plays": "fields roar"},
            green={"plays": "fields mysterious_stranger"},
            orange={"plays": "forest"},
        )

    match = next(match for match in map(roared, range(40)) if place(match, "green") == "brickyard")
    play(match, "green: keep_friend", "green: keep_cards fields forest")
    assert cards(match, "green") == (("fields", "forest"), ("brickyard",))


@clause("GF-21.34", "GF-21.37")
def test_in_the_next_round_only_the_two_kept_cards_can_be_chosen() -> None:
    match = tavern("forest brickyard", orange={"plays": "forest"})
    skip(match, to="choose_cards")
    (question,) = (question for question in match.questions if question.seat == "blue")
    assert question.options == ("choose forest no_fable", "choose brickyard no_fable")
    go(match, green="fields", orange="fields", blue="forest")
    assert place(match, "blue") == "forest"
