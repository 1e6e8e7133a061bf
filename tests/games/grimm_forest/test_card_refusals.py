"""Why can't I? Every reason that the game knows is given somewhere, and its clause and numbers are true."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.engine.words import Words
from fairytable.games.grimm_forest import GAME, refusals
from fairytable.games.grimm_forest.content import FRIENDS, SPECIAL
from fairytable.testing import clause, play
from tests.claims import refused
from tests.games.grimm_forest import truths
from tests.games.grimm_forest.forest import Has, forest

CONDITIONS = ("fairy_godmother", "goldilocks", "puss_in_boots", "rapunzel", "red_riding_hood", "rumpelstiltskin")
"""Friends whose Special Action is not always of use (GF-14.16)."""


def reasons_known() -> set[str]:
    """The keys of all reasons in the source."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(refusals.__file__).parent.glob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    keys = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    written = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return written | {f"nothing_for_{friend}" for friend in CONDITIONS}


def building(**told: Has) -> Match:
    return forest(window="build", short=True, blue=told["blue"], green=told.get("green", {}), orange={})


def situations() -> list[Match]:
    """Tables at which, taken together, everything goes wrong."""
    dreaming = forest(window="start_of_round", blue={"hand": ["roar"]}, green={"friend": "sleeping_beauty"}, orange={})
    full = ["straw_roof", "straw_roof", "wood_walls", "wood_walls", "brick_floor"]
    return [
        forest(blue={"friend": "little_mermaid", "locked": ["forest"]}, green={}, orange={}),
        play(dreaming, "green: player blue"),
        forest(blue={"hand": ["roar"]}, green={"friend": "huntsman"}, orange={}),
        forest(blue={"friend": "evil_queen"}, green={"plays": "fields"}, orange={"plays": "fields"}),
        forest(
            unique=["green grandmas_house fields", "orange grandmas_house forest"],
            blue={"plays": "fields wolf"},
            green={"plays": "fields"},
            orange={"plays": "fields"},
        ),
        play(
            forest(blue={"plays": "fields wolf"}, green={"plays": "fields dragon"}, orange={"plays": "fields"}),
            "blue: place forest",
        ),
        forest(
            unique=["green lonely_castle fields"],
            blue={"plays": "fields royal_wedding"},
            green={"plays": "fields"},
            orange={"plays": "fields"},
        ),
        forest(blue={"plays": "fields harvest_moon"}, green={"plays": "fields"}, orange={"plays": "fields"}),
        play(
            forest(
                blue={"plays": "fields big_bad_wolf"},
                green={"plays": "forest", "houses": ["brick_roof", "straw_floor", "wood_floor"]},
                orange={"plays": "fields"},
            ),
            "blue: place forest",
        ),
        building(blue={"hand": ["roar"]}),
        building(blue={"wood": 9, "houses": full, "friend": "cinderella"}, green={"friend": "hansel_gretel"}),
        building(blue={"houses": ["straw_floor", "wood_floor"]}, green={"friend": "hansel_gretel"}),
        building(blue={"friend": "golden_goose", "actions": 0}),
        play(building(blue={"friend": "wood_cutter"}), "blue: special wood_cutter"),
        forest(window="build", sections={"wood_floor": 0}, blue={"wood": 5}, green={}, orange={}),
        *(building(blue={"friend": friend, "hand": ["roar"]}) for friend in CONDITIONS),
        *(match() for match in CHOICES),
    ]


def looked() -> Match:
    """Blue has the Little Mermaid, has played the card for the Fields and may take another."""
    blue: Has = {"plays": "fields crystal_ball", "friend": "little_mermaid", "locked": ["forest"]}
    return play(forest(blue=blue, green={"plays": "fields"}, orange={"plays": "fields"}), "blue: look_gather green")


def running_away() -> Match:
    match = forest(
        blue={"plays": "fields chinny_chin_chin"}, green={"plays": "fields wolf"}, orange={"plays": "forest"}
    )
    return play(match, "green: place fields")


def friendly_game() -> Match:
    return forest(
        blue={"plays": "fields a_friendly_game"},
        green={"plays": "fields", "straw": 1, "brick": 1},
        orange={"plays": "fields"},
        purple={"plays": "forest"},
    )


def squeezing() -> Match:
    match = forest(
        blue={"plays": "fields bridge_troll"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
        purple={"plays": "fields"},
    )
    return play(match, "blue: place forest")


def gift() -> Match:
    """After gathering everybody has one more Straw."""
    return forest(
        blue={"plays": "fields thoughtful_gift", "straw": 2},
        green={"plays": "fields", "wood": 2, "brick": 2},
        orange={"plays": "fields"},
    )


def whispering() -> Match:
    return forest(
        deck=["wolf", "dragon", "giant", "magic_flute"],
        blue={"plays": "fields ghostly_whispers", "hand": ["roar"]},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )


def hiring() -> Match:
    return forest(
        blue={"plays": "fields hired_help", "straw": 1, "wood": 1},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )


def wedding() -> Match:
    return forest(
        unique=["green royal_wedding fields"],
        blue={"plays": "forest", "straw": 1},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )


def stealing() -> Match:
    return forest(window="start_of_round", blue={"friend": "ali_baba"}, green={"straw": 1, "wood": 1}, orange={})


def gleaning() -> Match:
    return forest(window="start_of_round", stock={"fields": 0}, blue={"friend": "tom_thumb"}, green={}, orange={})


def sharing_the_wealth() -> Match:
    """Green gathers Straw and Wood at the Market and had a Brick before."""
    return forest(
        stock={"market": {"straw": 1, "wood": 5}},
        blue={"plays": "fields share_the_wealth"},
        green={"plays": "market", "brick": 1},
        orange={"plays": "forest"},
        purple={"plays": "forest"},
    )


def market() -> Match:
    return forest(
        stock={"market": {"straw": 2, "wood": 2}},
        blue={"plays": "market"},
        green={"plays": "market"},
        orange={"plays": "fields"},
        purple={"plays": "fields"},
    )


def playing_with_snow_white() -> Match:
    return forest(
        blue={"plays": "fields", "friend": "snow_white"},
        green={"plays": "fields", "wood": 1},
        orange={"plays": "forest"},
    )


def trading() -> Match:
    return forest(
        blue={"plays": "fields wandering_trader", "wood": 2, "brick": 1},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )


def puss_in_boots() -> Match:
    match = forest(
        window="build",
        blue={"friend": "puss_in_boots", "straw": 1, "wood": 2},
        green={"straw": 1, "wood": 1},
        orange={"straw": 1},
    )
    return play(match, "blue: special puss_in_boots")


def spinning() -> Match:
    match = forest(window="build", blue={"friend": "rumpelstiltskin", "straw": 2}, green={}, orange={})
    return play(match, "blue: special rumpelstiltskin")


CHOICES = (
    looked,
    running_away,
    friendly_game,
    squeezing,
    gift,
    lambda: play(gift(), "blue: player green"),
    lambda: play(gift(), "blue: player green", "blue: gift straw 2"),
    whispering,
    hiring,
    wedding,
    stealing,
    gleaning,
    sharing_the_wealth,
    market,
    playing_with_snow_white,
    trading,
    puss_in_boots,
    lambda: play(puss_in_boots(), "blue: build straw floor"),
    spinning,
)


def test_every_reason_of_the_game_is_given_somewhere() -> None:
    given = {reason.key for match in situations() for reason in match.refusals(match.questions[0]).values()}
    assert given == reasons_known()


def test_every_reason_names_a_clause_of_the_rules_and_has_words() -> None:
    words = Words(GAME, "en")
    for match in situations():
        for reason in match.refusals(match.questions[0]).values():
            assert reason.clause in GAME.rulebook
            assert words.has(f"reason-{reason.key}")


def test_nothing_on_offer_is_refused() -> None:
    for match in situations():
        assert not set(match.refusals(match.questions[0])) & set(match.questions[0].options)


def test_the_numbers_of_every_reason_are_true() -> None:
    for match in situations():
        question = match.questions[0]
        for option, reason in match.refusals(question).items():
            if any(isinstance(value, int) for value in reason.values.values()):
                assert truths.TRUTHS[reason.key](match.table, question, option, reason.values), (option, reason)


def test_every_verb_that_is_rarely_missing_has_a_test_here() -> None:
    assert set(truths.RARELY_MISSING.values()) <= set(globals())


def test_there_is_no_reason_for_nonsense() -> None:
    match = building(blue={"wood": 5})
    assert match.why_not("blue", "dance") is None
    assert match.why_not("green", "build wood roof") is None


@pytest.mark.parametrize("friend", CONDITIONS)
def test_a_special_action_without_use_is_refused_with_its_own_reason(friend: str) -> None:
    match = building(blue={"friend": friend})
    refused(match, f"blue: special {friend}", f"nothing_for_{friend}", "GF-14.16")


@pytest.mark.parametrize("friend", [name for name, windows in FRIENDS.items() if SPECIAL not in windows])
def test_a_friend_without_a_special_action_says_so(friend: str) -> None:
    match = building(blue={"friend": friend})
    refused(match, f"blue: special {friend}", "no_special_action", "GF-14.8", friend=friend)


@pytest.mark.parametrize("friend", [name for name in FRIENDS if name not in ("golden_goose", "fairy_godmother")])
def test_only_two_friends_can_be_dismissed_in_the_turn(friend: str) -> None:
    match = building(blue={"friend": friend})
    refused(match, f"blue: dismiss {friend}", "cannot_be_dismissed", "GF-14.11", friend=friend)


def test_without_a_friend_there_is_no_special_action() -> None:
    refused(building(blue={}), "blue: special_action", "no_friend", "GF-14.8")


def test_the_two_basic_actions_must_be_used_before_the_end() -> None:
    match = building(blue={"actions": 3})
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=2)
    play(match, "blue: gain straw")
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=1)
    match = building(blue={"actions": 1})
    refused(match, "blue: end", "actions_must_be_used", "GF-14.15", count=1)


def test_without_an_action_left_everything_is_refused_for_that() -> None:
    match = forest(
        window="build",
        blue={"friend": "golden_goose", "wood": 5, "hand": ["roar"], "actions": 0},
        green={},
        orange={},
    )
    for line in ("draw", "gain straw", "gain wood", "gain brick", "build wood floor"):
        refused(match, f"blue: {line}", "no_action_left", "GF-14.3", count=0)
    refused(match, "blue: play roar", "fable_in_build_phase", "GF-14.13", card="roar")


def test_without_fables_to_draw_the_draw_is_refused() -> None:
    refused(building(blue={}), "blue: draw", "no_fables_left", "GF-1.18")


def test_each_way_in_which_a_section_cannot_be_built_has_its_reason() -> None:
    full = ["straw_roof", "straw_roof", "wood_walls", "wood_walls", "brick_floor"]
    match = forest(window="build", blue={"straw": 9, "wood": 4, "houses": full}, green={}, orange={})
    named = {"material": "straw", "section": "floor"}
    refused(match, "blue: build straw floor", "no_free_site", "GF-15.3", **named)
    named = {"material": "straw", "section": "roof"}
    refused(match, "blue: build straw roof", "nothing_below", "GF-15.2", **named, below="walls")
    named = {"material": "wood", "section": "floor"}
    refused(match, "blue: build wood floor", "house_unfinished", "GF-15.5", **named)
    named = {"material": "wood", "section": "roof"}
    refused(match, "blue: build wood roof", "too_few", "GF-15.1", **named, price=6, has=4)
    match = forest(window="build", sections={"wood_floor": 0}, blue={"wood": 5}, green={}, orange={})
    refused(match, "blue: build wood floor", "no_section_left", "GF-15.7", material="wood", section="floor")


@clause("GF-20.17", "GF-21.34")
def test_after_a_look_only_another_free_card_can_be_played() -> None:
    refused(looked(), "blue: replace fields", "card_played", "GF-20.17", location="fields")
    refused(looked(), "blue: replace forest", "card_locked", "GF-21.34", location="forest")


@clause("GF-20.11")
def test_running_away_leads_to_a_different_location() -> None:
    refused(running_away(), "blue: move fields", "you_are_there", "GF-20.11", location="fields")


@clause("GF-20.1", "GF-20.7")
def test_only_pigs_in_the_right_location_can_be_chosen() -> None:
    refused(friendly_game(), "blue: player purple", "not_where_you_are", "GF-20.1", player="purple", location="fields")
    refused(squeezing(), "blue: player purple", "not_at_the_troll", "GF-20.7", player="purple", location="forest")


@clause("GF-20.62", "GF-20.63")
def test_a_gift_that_cannot_be_given_or_returned_says_what_is_missing() -> None:
    match = gift()
    refused(match, "blue: player orange", "no_fair_gift", "GF-20.63", player="orange")
    play(match, "blue: player green")
    refused(match, "blue: gift wood 1", "fewer_than", "GF-20.62", material="wood", has=0, count=1)
    named = {"player": "green", "material": "straw", "count": 3}
    refused(match, "blue: gift straw 3", "no_fair_return", "GF-20.63", **named)
    play(match, "blue: gift straw 2")
    refused(match, "green: return_gift straw 2", "same_type", "GF-20.62", material="straw")


@clause("GF-20.28")
def test_only_fables_that_were_just_drawn_can_be_discarded() -> None:
    refused(whispering(), "blue: discard_fable roar", "not_just_drawn", "GF-20.28", card="roar")


@clause("GF-20.37", "GF-20.53")
def test_nobody_pays_or_loses_what_is_not_there() -> None:
    refused(hiring(), "blue: pay brick", "you_have_none", "GF-20.37", material="brick")
    refused(wedding(), "blue: lose brick", "you_have_none", "GF-20.53", material="brick")


@clause("GF-20.72")
def test_only_what_was_gathered_is_given_to_share_the_wealth() -> None:
    match = sharing_the_wealth()
    refused(match, "green: give brick", "not_gathered", "GF-20.72", material="brick", count=0)


@clause("GF-21.58", "GF-21.62", "GF-11.5", "GF-21.56")
def test_what_does_not_lie_there_cannot_be_taken() -> None:
    refused(gleaning(), "blue: glean fields straw", "none_lies_there", "GF-21.58", location="fields", material="straw")
    refused(stealing(), "blue: steal green brick", "they_have_none", "GF-21.62", player="green", material="brick")
    refused(market(), "blue: take brick", "none_lies_there", "GF-11.5", location="market", material="brick")
    match = playing_with_snow_white()
    refused(match, "blue: take brick", "they_have_none", "GF-21.56", player="green", material="brick")


@clause("GF-20.65")
def test_a_trade_takes_two_of_a_type() -> None:
    refused(trading(), "blue: trade brick straw", "fewer_than", "GF-20.65", material="brick", has=1, count=2)


@clause("GF-21.40")
def test_puss_in_boots_adds_one_resource_of_an_opponent_who_has_it() -> None:
    match = puss_in_boots()
    named = {"material": "brick", "section": "floor", "price": 2, "has": 0}
    refused(match, "blue: build brick floor", "too_few_for_puss_in_boots", "GF-21.40", **named)
    play(match, "blue: build straw floor")
    refused(match, "blue: pay_alone", "one_too_few", "GF-21.40", material="straw", has=1)
    match = play(puss_in_boots(), "blue: build wood floor")
    refused(match, "blue: take_from orange", "they_have_none", "GF-21.40", player="orange", material="wood")


@clause("GF-21.50")
def test_straw_is_not_spun_into_straw() -> None:
    refused(spinning(), "blue: gain straw", "straw_is_spun", "GF-21.50")


@clause("GF-20.4")
def test_brick_houses_stand_on_every_site() -> None:
    green: Has = {"plays": "forest", "houses": ["brick_roof", "straw_floor", "wood_floor"], "corners": ["brick_walls"]}
    match = forest(blue={"plays": "fields big_bad_wolf"}, green=green, orange={"plays": "fields"})
    play(match, "blue: place forest")
    refused(match, "blue: blow_down brick roof", "brick_stands", "GF-20.4")
    refused(match, "blue: blow_down_corner brick walls", "brick_stands", "GF-20.4")
    assert match.why_not("blue", "blow_down brick walls") is None


@clause("GF-20.21")
def test_each_way_in_which_a_section_on_a_corner_cannot_be_built_has_its_reason() -> None:
    blue: Has = {"straw": 1, "wood": 2, "houses": ["brick_walls"], "corners": ["straw_floor"]}
    match = forest(window="build", blue=blue, green={"friend": "hansel_gretel"}, orange={})
    named = {"material": "straw", "section": "walls"}
    refused(
        match,
        "blue: cut_corners straw walls",
        "too_few_with_surcharge",
        "GF-21.25",
        **named,
        price=4,
        has=1,
        player="green",
    )
    named = {"material": "wood", "section": "floor"}
    refused(match, "blue: cut_corners wood floor", "no_free_site", "GF-15.3", **named)
    named = {"material": "brick", "section": "roof"}
    refused(match, "blue: cut_corners brick roof", "nothing_below", "GF-15.2", **named, below="walls")
    match = forest(window="build", blue={"corners": [""]}, green={}, orange={})
    named = {"material": "wood", "section": "floor"}
    refused(match, "blue: cut_corners wood floor", "too_few", "GF-20.21", **named, price=1, has=0)
    assert building(blue={}).why_not("blue", "cut_corners wood floor") is None


@clause("GF-21.11")
def test_the_queen_looks_at_no_fable_where_none_lies() -> None:
    match = forest(blue={"friend": "evil_queen"}, green={"plays": "fields"}, orange={"plays": "fields roar"})
    refused(match, "blue: look_fable green", "plays_no_fable", "GF-21.11", player="green")
    assert match.why_not("blue", "look_fable orange") is None


@clause("GF-6.3", "GF-7.2", "GF-20.31", "GF-20.35")
def test_each_location_without_room_says_why() -> None:
    match = forest(blue={"plays": "fields wolf"}, green={"plays": "fields dragon"}, orange={"plays": "fields"})
    play(match, "blue: place forest")
    refused(match, "green: place forest", "monster_there", "GF-6.3", location="forest", card="wolf")
    match = forest(
        unique=["green grandmas_house fields", "orange grandmas_house forest"],
        blue={"plays": "fields wolf"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )
    refused(match, "blue: place brickyard", "grandma_calls", "GF-20.31", location="fields")
    match = forest(
        unique=["green lonely_castle fields"],
        blue={"plays": "fields royal_wedding"},
        green={"plays": "fields"},
        orange={"plays": "fields"},
    )
    named = {"location": "fields", "card": "lonely_castle"}
    refused(match, "blue: place fields", "unique_location_there", "GF-7.2", **named)
    match = forest(blue={"plays": "fields harvest_moon"}, green={"plays": "fields"}, orange={"plays": "fields"})
    seats = ("blue", "green", "orange")
    refused(match, "blue: place fields", "pigs_there", "GF-20.35", location="fields", players=seats)
