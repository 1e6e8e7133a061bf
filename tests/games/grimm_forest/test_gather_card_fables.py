"""GF-20: Crystal Ball, Curse of Darkness and Wishing Well, and how they meet (GF-5.7)."""

from __future__ import annotations

from fairytable.engine.match import Match
from fairytable.games.grimm_forest.table import ForestTable
from fairytable.testing import clause, play
from tests.games.grimm_forest.forest import (
    Has,
    asked,
    forest,
    imagined,
    offered,
    pile,
    place,
    places,
    plan_seen_by,
    skip,
    told,
    with_luck,
)

ALL = {"fields", "forest", "brickyard"}
WAITS: Has = {"plays": "forest hired_help", "wood": 2}
"""Who plays this is asked something while Gather cards still lie face down."""


def plans(table: ForestTable) -> tuple[str, ...]:
    """Where everybody plans to go, in turn order."""
    assert table.plans is not None
    return tuple(table.plans.plan_of(builder.seat) for builder in table.builders)


def own_card(table: ForestTable, seat: str) -> str:
    assert table.plans is not None
    return table.plans.own_card_of(seat)


def around_the_glance(table: ForestTable) -> tuple[str, ...]:
    """Plan and played card of who looked into the Crystal Ball, before the look and after it."""
    assert table.plans is not None
    (glance,) = table.plans.glances
    cards = table.plans.cards.cards
    return tuple(cards[place] for place in (glance.old_plan, glance.old_own, glance.plan, glance.own))


def ball(answer: str = "keep_plan") -> Match:
    """Blue, on the way to the Fields, has looked at green's card, and then answered; orange is asked next."""
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "brickyard"}, orange=WAITS)
    return play(match, "blue: look_gather green", f"blue: {answer}")


@clause("GF-20.16")
def test_crystal_ball_shows_its_owner_the_card_of_another_player() -> None:
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "brickyard"}, orange={"plays": "forest"})
    assert asked(match) == "blue: crystal_ball"
    assert offered(match) == {"look_gather green", "look_gather orange"}
    assert plan_seen_by(match, "blue", "green") is None
    play(match, "blue: look_gather green")
    assert plan_seen_by(match, "blue", "green") == "brickyard"
    assert plan_seen_by(match, "blue", "orange") is plan_seen_by(match, "orange", "green") is None
    seen = {"seat": "blue", "whose": "green"}
    assert told(match, "blue", "looked_at_gather_card") == [seen | {"location": "brickyard"}]
    assert told(match, "orange", "looked_at_gather_card-unseen") == [seen]


@clause("GF-20.16")
def test_what_the_crystal_ball_showed_is_certain_in_imagination_and_the_rest_is_open() -> None:
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "brickyard"}, orange={"plays": "forest"})
    play(match, "blue: look_gather green")
    assert imagined(match, "blue", plans) == {("fields", "brickyard", card) for card in ALL}


@clause("GF-20.17")
def test_after_the_look_one_may_play_another_own_card() -> None:
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "brickyard"}, orange={"plays": "forest"})
    play(match, "blue: look_gather orange")
    assert offered(match) == {"keep_plan", "replace forest", "replace brickyard"}
    play(match, "blue: replace brickyard")
    assert places(match) == ["brickyard", "brickyard", "forest"]
    assert pile(match) == ["crystal_ball"]


@clause("GF-20.17")
def test_after_the_look_one_may_keep_the_card() -> None:
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "brickyard"}, orange={"plays": "forest"})
    play(match, "blue: look_gather orange", "blue: keep_plan")
    assert places(match) == ["fields", "brickyard", "forest"]


@clause("GF-20.17")
def test_nobody_else_learns_whether_the_card_was_changed() -> None:
    kept, changed = ball(), ball("replace forest")
    for seat in ("green", "orange", None):
        assert kept.view(seat) == changed.view(seat)
        assert kept.events_for(seat) == changed.events_for(seat)
    assert plan_seen_by(changed, "blue", "blue") == "forest"
    assert told(changed, "blue", "settled_plan") == [{"seat": "blue", "location": "forest"}]
    for match in (kept, changed):
        assert {plan for plan, _, _ in imagined(match, "orange", plans)} == ALL


@clause("GF-20.17", "GF-21.11")
def test_who_had_seen_the_old_card_is_not_sure_of_the_new_one() -> None:
    match = forest(
        blue={"plays": "fields crystal_ball"},
        green={"plays": "brickyard"},
        orange={"friend": "evil_queen", "hand": ["hired_help"], "wood": 2},
    )
    play(match, "orange: look_gather blue", "orange: choose forest hired_help")
    assert plan_seen_by(match, "orange", "blue") == "fields"
    play(match, "blue: look_gather green", "blue: replace forest")
    assert plan_seen_by(match, "orange", "blue") is None
    assert {plan for plan, _, _ in imagined(match, "orange", plans)} == ALL


@clause("GF-20.17", "GF-20.67")
def test_who_gets_the_changed_card_from_a_well_is_sure_of_it() -> None:
    match = forest(blue={"plays": "fields crystal_ball"}, green={"plays": "brickyard wishing_well"}, orange=WAITS)
    play(match, "blue: look_gather green", "blue: replace brickyard", "green: swap blue orange")
    assert imagined(match, "orange", plans) == {("forest", card, "brickyard") for card in ALL}


@clause("GF-20.17")
def test_who_changed_the_card_is_sure_of_it() -> None:
    """Blue is asked again while cards lie face down, because green's Tavern brings the Little Mermaid."""
    match = forest(
        friends=["little_mermaid", "robin_hood"],
        blue={"plays": "fields crystal_ball"},
        green={"plays": "forest night_at_the_tavern"},
    )
    play(match, "blue: replace brickyard", "green: friend robin_hood")
    assert asked(match) == "blue: keep_cards"
    assert imagined(match, "blue", plans) == {("brickyard", "forest")}
    assert imagined(match, "blue", played_by_blue) == {"brickyard"}


def played_by_blue(table: ForestTable) -> str:
    assert table.plans is not None
    return table.plans.own_card_of("blue")


@clause("GF-20.18")
def test_the_curse_of_darkness_gives_every_opponent_a_random_card_of_the_own_set() -> None:
    def cursed(seed: int) -> Match:
        return forest(
            seed=seed,
            blue={"plays": "fields curse_of_darkness"},
            green={"plays": "brickyard", "friend": "little_mermaid", "locked": ["forest"]},
            orange={"plays": "forest"},
        )

    assert with_luck(cursed, lambda match: place(match, "orange")) == ALL
    assert with_luck(cursed, lambda match: place(match, "green")) == {"fields", "brickyard"}
    assert pile(cursed(1)) == ["curse_of_darkness"]


@clause("GF-20.19")
def test_the_curse_spares_its_owner_and_only_the_victim_sees_the_new_card() -> None:
    def cursed(seed: int) -> Match:
        return forest(
            seed=seed,
            blue={"plays": "fields curse_of_darkness"},
            green=WAITS,
            orange={"plays": "brickyard", "hand": ["roar"]},
        )

    assert with_luck(cursed, lambda match: plan_seen_by(match, "blue", "blue")) == {"fields"}
    assert with_luck(cursed, lambda match: plan_seen_by(match, "green", "green")) == ALL
    match = cursed(1)
    assert asked(match) == "green: pay_hired_help"
    assert plan_seen_by(match, "green", "orange") is plan_seen_by(match, "blue", "green") is None
    (news,) = told(match, "orange", "cursed")
    assert news == {"seat": "orange", "location": plan_seen_by(match, "orange", "orange")}
    assert told(match, "blue", "cursed") == []
    mine = plan_seen_by(match, "green", "green")
    assert imagined(match, "green", plans, tries=90) == {(blue, mine, orange) for blue in ALL for orange in ALL}


@clause("GF-20.66")
def test_the_wishing_well_exchanges_the_cards_of_any_two_players() -> None:
    match = forest(blue={"plays": "fields wishing_well"}, green={"plays": "forest"}, orange={"plays": "brickyard"})
    assert asked(match) == "blue: wishing_well"
    assert offered(match) == {"swap blue green", "swap blue orange", "swap green orange"}
    assert places(play(match.copy(), "blue: swap blue orange")) == ["brickyard", "forest", "fields"]
    assert places(play(match, "blue: swap green orange")) == ["fields", "brickyard", "forest"]
    assert pile(match) == ["wishing_well"]


@clause("GF-20.67")
def test_the_two_look_at_their_new_cards_and_the_owner_of_the_well_does_not() -> None:
    match = forest(blue={"plays": "fields wishing_well"}, green={"plays": "brickyard"}, orange=WAITS)
    play(match, "blue: swap green orange")
    assert plan_seen_by(match, "green", "green") == "forest"
    assert plan_seen_by(match, "orange", "orange") == "brickyard"
    assert plan_seen_by(match, "blue", "green") is plan_seen_by(match, "blue", "orange") is None
    assert told(match, "blue", "looked_at_new_plan") == []
    assert told(match, "orange", "looked_at_new_plan") == [{"seat": "orange", "location": "brickyard"}]
    assert imagined(match, "orange", plans) == {(card, "forest", "brickyard") for card in ALL}


@clause("GF-20.67")
def test_the_owner_of_the_well_sees_the_new_card_if_it_is_the_own_one() -> None:
    match = forest(blue={"plays": "fields wishing_well"}, green={"plays": "brickyard"}, orange=WAITS)
    play(match, "blue: swap blue orange")
    assert plan_seen_by(match, "blue", "blue") == "forest"
    assert imagined(match, "orange", plans) == {("forest", card, "fields") for card in ALL}


@clause("GF-20.68")
def test_in_the_wrap_up_the_swapped_cards_return_to_their_owners() -> None:
    match = forest(
        blue={"plays": "fields wishing_well"},
        green={"plays": "forest", "friend": "little_mermaid", "locked": ["brickyard"]},
        orange={"plays": "brickyard"},
    )
    play(match, "blue: swap green orange")
    skip(match, to="choose_cards")
    choices = {question.seat: question.options for question in match.questions}
    assert choices["green"] == ("choose fields no_fable", "choose forest no_fable")
    assert len(choices["orange"]) == 3


@clause("GF-5.6", "GF-5.7")
def test_crystal_ball_sees_a_card_where_the_well_has_put_it() -> None:
    match = forest(
        blue={"plays": "fields wishing_well"}, green={"plays": "forest"}, orange={"plays": "brickyard crystal_ball"}
    )
    play(match, "blue: swap blue green", "orange: look_gather blue")
    assert told(match, "orange", "looked_at_gather_card")[0]["location"] == "forest"


@clause("GF-5.7", "GF-20.17")
def test_after_the_well_crystal_ball_offers_the_own_cards_but_the_one_that_was_played() -> None:
    """Green played the Forest and has orange's Brickyard now; the own Forest lies before orange."""
    match = forest(
        blue={"plays": "fields wishing_well"}, green={"plays": "forest crystal_ball"}, orange={"plays": "brickyard"}
    )
    play(match, "blue: swap green orange", "green: look_gather blue")
    assert offered(match) == {"keep_plan", "replace fields", "replace brickyard"}
    assert places(play(match.copy(), "green: keep_plan")) == ["fields", "brickyard", "forest"]
    assert places(play(match, "green: replace fields")) == ["fields", "fields", "forest"]


@clause("GF-5.7", "GF-20.17")
def test_a_swapped_plan_that_was_kept_may_be_none_of_the_own_cards() -> None:
    """Blue's Forest is locked, but orange cannot know whether blue keeps the card that green had played."""
    match = forest(
        green={"plays": "forest wishing_well"},
        blue={"plays": "fields crystal_ball", "friend": "little_mermaid", "locked": ["forest"]},
        orange=WAITS,
    )
    play(match, "green: swap green blue", "blue: look_gather orange", "blue: keep_plan")
    ideas = imagined(match, "orange", plans)
    assert {blue for _, blue, _ in ideas} == ALL
    assert {green for green, _, _ in ideas} == {"fields", "brickyard"}


@clause("GF-5.7", "GF-20.17")
def test_who_looked_into_the_ball_after_the_well_still_knows_the_own_played_card() -> None:
    """Green has orange's Brickyard after the Well and then plays the own one: equal plans, but not equal cards."""

    def bargaining(seed: int) -> Match:
        match = forest(
            seed=seed,
            friends=["robin_hood", "little_mermaid", "goldilocks"],
            blue={"plays": "fields wishing_well"},
            green={"plays": "forest crystal_ball"},
            orange={"plays": "brickyard night_at_the_tavern"},
        )
        play(match, "blue: swap green orange", "green: look_gather blue", "green: replace brickyard")
        return play(match, "orange: friend robin_hood")

    match = next(match for match in map(bargaining, range(40)) if asked(match) == "green: keep_cards")
    assert imagined(match, "green", lambda table: own_card(table, "green")) == {"brickyard"}


@clause("GF-5.7", "GF-20.17")
def test_after_well_and_ball_nobody_imagines_that_the_played_card_was_played_again() -> None:
    """The Ball allows any own card but the one that was played; so blue has kept both cards, or has a new one."""
    match = forest(green={"plays": "forest wishing_well"}, blue={"plays": "fields crystal_ball"}, orange=WAITS)
    play(match, "green: swap green blue", "blue: look_gather orange", "blue: keep_plan")
    glanced = imagined(match, "orange", around_the_glance, tries=200)
    assert {own == old_own for old_plan, old_own, plan, own in glanced if old_plan != old_own} == {True, False}
    for old_plan, old_own, plan, own in glanced:
        assert (plan, own) == (old_plan, old_own) or plan == own != old_own


@clause("GF-5.7", "GF-20.66")
def test_after_the_well_a_curse_leaves_the_plan_of_its_owner_alone() -> None:
    """Orange keeps green's Forest, whatever the darkness does to green."""

    def cursed(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "fields wishing_well"},
            green={"plays": "forest"},
            orange={"plays": "brickyard curse_of_darkness"},
        )
        return play(match, "blue: swap green orange")

    assert with_luck(cursed, lambda match: place(match, "orange")) == {"forest"}
    assert with_luck(cursed, lambda match: place(match, "green")) == ALL


@clause("GF-5.6", "GF-5.7")
def test_the_well_exchanges_what_the_curse_has_left() -> None:
    def swapped(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "fields curse_of_darkness"},
            green={"plays": "forest wishing_well"},
            orange={"plays": "brickyard", "friend": "little_mermaid", "locked": ["fields"]},
        )
        return play(match, "green: swap blue orange")

    assert with_luck(swapped, lambda match: place(match, "orange")) == {"fields"}
    assert with_luck(swapped, lambda match: place(match, "blue")) == {"forest", "brickyard"}


@clause("GF-5.7", "GF-20.18")
def test_after_the_well_a_cursed_player_still_draws_from_the_own_set() -> None:
    def cursed(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "fields wishing_well"},
            green={"plays": "forest curse_of_darkness"},
            orange={"plays": "brickyard", "friend": "little_mermaid", "locked": ["fields"]},
        )
        return play(match, "blue: swap blue orange")

    assert with_luck(cursed, lambda match: place(match, "orange")) == {"forest", "brickyard"}
    assert with_luck(cursed, lambda match: place(match, "blue")) == ALL


@clause("GF-5.7", "GF-21.57")
def test_after_the_well_thumbelina_flies_to_any_own_card_but_the_played_one() -> None:
    def flown(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "fields wishing_well"},
            green={"plays": "forest", "friend": "thumbelina"},
            orange={"plays": "brickyard"},
        )
        return play(match, "blue: swap green orange", "green: yes")

    assert with_luck(flown, lambda match: place(match, "green")) == {"fields", "brickyard"}
    assert with_luck(flown, lambda match: place(match, "orange")) == {"forest"}


@clause("GF-5.7", "GF-20.51")
def test_after_the_well_roar_draws_from_the_whole_own_set() -> None:
    def roared(seed: int) -> Match:
        match = forest(
            seed=seed,
            blue={"plays": "fields wishing_well"},
            green={"plays": "forest roar"},
            orange={"plays": "forest", "friend": "little_mermaid", "locked": ["brickyard"]},
        )
        return play(match, "blue: swap blue orange")

    assert with_luck(roared, lambda match: place(match, "blue")) == ALL
    assert with_luck(roared, lambda match: place(match, "orange")) == {"fields"}
