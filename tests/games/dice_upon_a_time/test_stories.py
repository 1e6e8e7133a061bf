"""Story cards: every one of them, and the rules around them (DT-17)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.content import Story
from fairytable.games.dice_upon_a_time.effects import Pays, PaysMagic, Visits
from fairytable.games.dice_upon_a_time.reading import SHAPES
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, holding, land, options, stories, tokens, told, you

LAND = load_pack(GAME).content
CAP = "red: cap soldier"


def reading(*cards: str, **others: Has) -> Match:
    """Red draws this Story card with the Soldier; others are blue and green if not told."""
    red = others.pop("red", Has())
    magic = ("wishing_cap", *red.get("magic", ()))
    who = others or {"blue": {}, "green": {}}
    red["magic"] = magic
    match = land(red=red, story=list(cards), seated=who)
    return play(match, CAP)


def of_kind(kind: str) -> list[str]:
    return [story.id for story in LAND.stories.values() if story.kind == kind]


@clause("DT-17.1", "DT-17.3")
def test_the_deck_has_sixty_four_cards_of_five_kinds() -> None:
    kinds = Counter(dict.fromkeys(SHAPES, 0))
    for story in LAND.stories.values():
        kinds[story.kind] += story.copies
    assert kinds == {"good_luck": 16, "bad_luck": 18, "side_quest": 8, "curse": 8, "mini_quest": 14}


@clause("DT-17.2", "DT-17.3")
def test_a_story_is_read_out_and_good_luck_works_at_once() -> None:
    """TV-18."""
    match = reading("windfall")
    assert tokens(match) == (0, 0, 1)
    assert match.table.story_discard == ["windfall"]
    assert {event.key for event in match.events_for("green")} >= {"story_drawn", "tokens_taken"}


GOOD_LUCK: dict[str, tuple[list[str], str]] = {
    "windfall": ([], "apple"),
    "warm_from_the_oven": ([], "bread"),
    "coin_in_the_pocket": ([], "coin"),
    "the_grateful_ant": (["red: take bread 1"], "bread"),
    "a_stranger_asks": (["red: deck 2"], "quest"),
    "a_gift_of_the_dwarf": (["red: draw"], "magic"),
    "the_lost_ball": (["red: take_back twin_5"], "die"),
    "hans_in_luck": (["red: reroll plain_3"], "roll"),
    "the_cock_crows_first": ([], "marker"),
    "the_sweet_porridge": (["blue: take coin 1", "green: decline", "red: take apple 1"], "apple"),
    "the_wise_womens_feast": (["blue: draw", "green: decline", "red: draw"], "magic"),
}


@clause("DT-17.3")
@pytest.mark.parametrize("card", of_kind("good_luck"))
def test_every_good_luck_card_brings_what_it_says(card: str) -> None:
    lines, brings = GOOD_LUCK[card]
    match = land(
        red={"magic": ["wishing_cap"]},
        blue={},
        green={},
        marker="blue",
        sockets={"town-inn": ["red twin_5"]},
        story=[card],
        dice=[6],
    )
    play(match, CAP, *lines)
    red = you(match)
    got = {
        "apple": red.tokens["apple"] == 1,
        "bread": red.tokens["bread"] == 1,
        "coin": red.tokens["coin"] == 1,
        "quest": len(red.quests) == 1,
        "magic": len(red.magic) == 1,
        "die": "twin_5" in red.pool,
        "roll": red.pool == ("plain_6",),
        "marker": match.table.marker == "red",
    }
    assert [what for what, is_so in got.items() if is_so] == [brings]
    assert match.table.story_discard == [card]


@clause("DT-20.5")
@pytest.mark.parametrize(("needed", "way"), [("star_money", 2), ("apples_for_the_sow", 1)])
def test_bots_look_at_the_quests_of_the_others_before_they_choose_a_gift(needed: str, way: int) -> None:
    match = reading("the_split_sack", red={}, blue={"at": "hell", "quests": [needed]})
    assert new_bot("greedy", 1).choose(Observation(match, "red")) == f"suffer the_split_sack.{way}"


GIFTS = {"coin": "take coin 1", "apple": "take apple 1", "bread": "take bread 1", "any": "take apple 1"}


@clause("DT-17.4", "DT-17.7")
@pytest.mark.parametrize("way", [1, 2])
@pytest.mark.parametrize("card", of_kind("bad_luck"))
def test_every_bad_luck_card_can_be_suffered_both_ways(card: str, way: int) -> None:
    red: Has = {"coin": 2, "bread": 2, "apple": 2, "magic": ["starwort"], "quests": ["star_money"]}
    match = reading(card, red=red, blue={}, green={})
    if asked(match) == "red: ward_off_story":
        play(match, "red: decline")
    assert options(match) == [f"suffer {card}.1", f"suffer {card}.2"]
    play(match, f"red: suffer {card}.{way}")
    (effect,) = LAND.stories[card].either[way - 1].effects
    what = type(effect).__name__
    if what in ("TakeTokens", "DrawMagic", "DrawQuest"):
        option = {"DrawMagic": "draw", "DrawQuest": "deck 2"}.get(what) or GIFTS[effect.token]
        play(match, f"blue: {option}", f"green: {option}")
        got = [
            (sum(tokens(match, seat)), len(you(match, seat).magic), len(you(match, seat).quests))
            for seat in ("blue", "green")
        ]
        assert got[0] == got[1]
        assert sum(got[0]) == 1
        assert (sum(tokens(match)), you(match).quests) == (6, ("star_money",)), "the drawer gets nothing"
    elif what == "GoTo":
        assert you(match).at == effect.place
    elif what == "LoseTokens":
        for _ in range(effect.count if effect.token == "any" else 0):
            play(match, f"red: {options(match)[0]}")
        assert sum(tokens(match)) == 6 - effect.count
    elif what == "LoseMagic":
        assert match.table.magic_discard == ["wishing_cap", "starwort"]
    elif what == "LoseQuest":
        play(match, "red: give_up star_money")
        assert you(match).quests == ()
    elif what == "LoseDie":
        play(match, "red: discard_die plain_3")
        assert you(match).spent == ("plain_3",)
    else:
        assert match.table.marker == "blue"
    assert match.table.story_discard == [card]


def test_gifts_may_be_declined_and_the_drawer_gets_none() -> None:
    """TV-9."""
    match = reading("the_split_sack")
    play(match, "red: suffer the_split_sack.2", "blue: take apple 1", "green: decline")
    assert [tokens(match, seat) for seat in match.seats] == [(0, 0, 0), (0, 0, 1), (0, 0, 0)]


@clause("DT-17.5")
def test_the_only_way_that_is_possible_must_be_taken() -> None:
    """TV-8."""
    match = reading("spilled_basket", red={"coin": 1})
    assert tokens(match) == (0, 0, 0)
    assert told(match, "way_chosen") == [{"seat": "red", "way": "spilled_basket.1"}]


@clause("DT-17.6", "DT-17.19")
def test_bad_luck_that_cannot_be_carried_out_in_full_has_no_effect() -> None:
    match = reading("a_broken_promise", red={"coin": 1})
    assert tokens(match) == (1, 0, 0)
    assert told(match, "story_without_effect")
    assert match.table.story_discard == ["a_broken_promise"]


SIDE_QUESTS: dict[str, tuple[Has, Has]] = {
    "home_again": ({"at": "town"}, {"at": "inn"}),
    "friend_of_the_forest": ({"uses": 1}, {"at": "hell"}),
    "in_the_saddle": ({"at": "steed_se"}, {"at": "hell"}),
    "the_end_of_the_world": ({"at": "hell"}, {"at": "town"}),
    "a_full_basket": ({"coin": 1, "bread": 1, "apple": 1}, {"coin": 3}),
    "the_magic_chest": ({"magic": ["starwort", "blue_light"]}, {"magic": ["starwort"]}),
    "first_in_the_tale": ({"uses": 1}, {"at": "hell"}),
    "not_alone": ({"at": "fairy"}, {"at": "hell"}),
}


@clause("DT-17.8", "DT-19.3", "DT-13.6")
@pytest.mark.parametrize("card", of_kind("side_quest"))
@pytest.mark.parametrize("is_met", [True, False])
def test_every_side_quest_counts_if_its_condition_holds_at_the_end(card: str, is_met: bool) -> None:
    """TV-19."""
    has: Has = {**SIDE_QUESTS[card][0 if is_met else 1], "stories": [card]}
    sockets = {"fox": ["red twin_1"], "snake": ["red book_1"]} if is_met else {"fox": ["red twin_1", "red book_1"]}
    match = land(phase="last_count", marker="red" if is_met else "blue", sockets=sockets, red=has, blue={"at": "fairy"})
    assert match.result is not None
    assert match.result.scores["red"] == (LAND.stories[card].points if is_met else 0)


@clause("DT-17.8", "DT-17.9", "DT-17.11")
@pytest.mark.parametrize("card", ["home_again", "iron_shoes", "feathers"])
def test_cards_that_stay_lie_open_before_their_drawer(card: str) -> None:
    match = reading(card)
    assert stories(match) == [card]
    assert match.view("blue")["adventurers"][0]["stories"] == [{"card": card, "visitors": []}]


@clause("DT-17.9", "DT-19.4")
@pytest.mark.parametrize("card", of_kind("curse"))
def test_every_curse_costs_two_points_if_it_is_not_lifted(card: str) -> None:
    match = land(phase="last_count", red={"stories": [card]}, blue={})
    assert match.result is not None
    assert match.result.scores == {"red": -2, "blue": 0}


@clause("DT-17.10", "DT-17.14", "DT-17.20")
@pytest.mark.parametrize("card", [card for card in of_kind("curse") if card != "iron_shoes"])
def test_every_curse_is_lifted_by_what_it_asks_for(card: str) -> None:
    has = ready_for(LAND.stories[card])
    match = land(phase="quests", red=has, blue={"at": has["at"], "coin": 1})
    play(match, f"red: lift {card}")
    assert stories(match) == []
    assert match.table.story_discard[-1] == card
    assert sum(tokens(match)) == 0


def ready_for(story: Story) -> Has:
    """Somebody who meets the condition of a card."""
    condition = story.condition
    has: Has = {"at": "inn"}
    if isinstance(condition, Visits):
        has["at"] = condition.place
        has["came"] = [story.id]
    else:
        has["stories"] = [story.id]
    if isinstance(condition, Pays):
        has = holding(condition.tokens, has)
        has["coin"] += condition.tokens.get("any", 0)
    if isinstance(condition, PaysMagic):
        has["magic"] = ["starwort"]
    return has


@clause("DT-17.11", "DT-17.12", "DT-17.14", "DT-17.13")
@pytest.mark.parametrize("card", of_kind("mini_quest"))
def test_every_mini_quest_brings_its_reward(card: str) -> None:
    match = land(
        phase="quests",
        sockets={"town-inn": ["red twin_5"]},
        red=ready_for(LAND.stories[card]),
        blue={"at": "fairy"},
        magic=["golden_ball"],
    )
    assert f"fulfil {card}" in options(match)
    play(match, f"red: fulfil {card}")
    while asked(match).startswith("red: ") and asked(match) not in ("red: quests", "red: turn"):
        play(match, f"red: {options(match)[-1] if options(match)[-1] != 'decline' else options(match)[0]}")
    red = you(match)
    (effect,) = LAND.stories[card].reward
    what = type(effect).__name__
    got = {"TakeTokens": sum(tokens(match)), "DrawQuest": len(red.quests), "DrawMagic": len(red.magic)}
    assert got.get(what, int("twin_5" in red.pool)) == getattr(effect, "count", 1)
    assert stories(match) == []
    assert match.table.story_discard[-1] == card


@clause("DT-17.13", "DT-17.20")
def test_having_stood_there_already_is_no_visit() -> None:
    match = land(
        phase="quests",
        red={"at": "well", "stories": ["the_bucket", "the_frogs_voice"], "coin": 1, "character": "puss_in_boots"},
        blue={},
    )
    assert options(match, "fulfil") == options(match, "lift") == []
    walked = land(red={"at": "town", "stories": ["the_bucket", "the_frogs_voice"]}, blue={})
    play(walked, "red: place plain_3 town-well", "red: walk well")
    assert options(walked, "fulfil") == ["fulfil the_bucket"]
    assert options(walked, "lift") == ["lift the_frogs_voice"]


@clause("DT-17.12", "DT-20.6")
def test_a_mini_quest_may_be_fulfilled_in_the_turn_it_came_or_kept() -> None:
    """TV-15."""
    match = reading("the_beggars_news", red={"coin": 1})
    assert options(match, "fulfil") == ["fulfil the_beggars_news"]
    play(match, "red: end")
    assert stories(match) == ["the_beggars_news"]


@clause("DT-17.15", "DT-17.18")
def test_discarded_stories_are_shuffled_anew_and_none_at_all_is_no_story() -> None:
    match = land(red={"magic": ["wishing_cap"]}, blue={}, only=True)
    match.table.story_discard.append("windfall")
    play(match, CAP)
    assert tokens(match) == (0, 0, 1)
    nothing = land(red={"magic": ["wishing_cap"]}, blue={}, only=True)
    play(nothing, CAP)
    assert told(nothing, "story_drawn") == []
    assert cited(match, "stories_reshuffled") == [("DT-17.15", {})]


@clause("DT-17.17", "DT-35.1")
def test_without_stories_the_face_is_a_plain_six_and_supporting_characters_are_silent() -> None:
    match = land(
        options={"cards": "no-story"}, red={"pool": ["book_story"], "magic": ["golden_ball"]}, blue={"at": "hell"}
    )
    play(match, "red: place book_story town-old_woman", "red: walk old_woman")
    assert told(match, "story_drawn") == []
    assert asked(match) == "blue: turn"


@clause("DT-17.21")
def test_gifts_are_taken_clockwise_from_the_left_and_the_drawer_comes_last() -> None:
    match = reading("the_sweet_porridge", blue={}, green={})
    asked_in_order = []
    while asked(match).endswith("take_tokens"):
        asked_in_order.append(asked(match).split(":")[0])
        play(match, f"{asked_in_order[-1]}: decline")
    assert asked_in_order == ["blue", "green", "red"]


@clause("DT-17.18")
def test_whoever_must_draw_a_story_card_and_finds_none_is_told_so() -> None:
    match = land(phase="ability", red={"at": "soldier"}, blue={}, story=[], only=True)
    assert told(match, "nothing_happened") == [{"seat": "red", "why": "no_stories"}]


@clause("DT-16.29", "DT-15.8", "DT-18.2")
@pytest.mark.parametrize(
    ("field", "event", "why"),
    [
        ("magic_items", "", "no_magic"),
        ("town", "", "no_quests"),
        ("king", "", "no_quests"),
        ("steed_nw", "horses_in_the_stable", "steeds_closed"),
    ],
)
def test_a_field_that_can_give_nothing_is_told_so(field: str, event: str, why: str) -> None:
    match = land(phase="ability", red={"at": field}, blue={}, only=True, decks={}, event=event)
    assert told(match, "nothing_happened") == [{"seat": "red", "why": why}]


@clause("DT-17.3", "DT-12.6")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("the_lost_ball", "no_dice_on_board"),
        ("hans_in_luck", "no_dice_to_roll"),
        ("the_cock_crows_first", "has_marker"),
    ],
)
def test_good_luck_without_anything_to_work_on_is_told_so(card: str, why: str) -> None:
    match = land(phase="ability", red={"at": "soldier", "pool": []}, blue={}, story=[card])
    assert {"seat": "red", "why": why} in told(match, "nothing_happened")


@clause("DT-18.2")
def test_the_story_that_was_not_chosen_is_seen_to_be_laid_aside() -> None:
    match = land(
        phase="ability",
        event="two_storytellers",
        red={"at": "soldier"},
        blue={},
        story=["windfall", "coin_in_the_pocket"],
    )
    assert match.table.being_read == ("windfall", "coin_in_the_pocket")
    play(match, "red: resolve windfall")
    assert told(match, "story_discarded") == [{"seat": "red", "card": "coin_in_the_pocket"}]
    assert match.table.being_read == ()


@clause("DT-16.31")
def test_a_story_card_that_was_warded_off_is_told() -> None:
    match = reading("the_north_wind", red={"magic": ["starwort"]}, blue={})
    play(match, "red: play starwort")
    assert told(match, "warded_off") == [{"seat": "red", "card": "the_north_wind"}]
