"""Magic Items and their windows (DT-16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.engine.packs import Pack, copy_default_pack, load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.agenda import FinishRoll, RevealEvent
from fairytable.games.dice_upon_a_time.magic_items import ITEMS
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, lying, options, stories, tokens, told, unresolved, you

LAND = load_pack(GAME).content
SIX = [6, 6, 6, 6, 6]


def at_the_apples(*magic: str, die: str = "plain_3", **others: Has) -> Match:
    """Red has walked to the Apple field and is asked what to take."""
    match = land(red={"at": "well", "pool": [die], "magic": magic}, seated=others)
    return play(match, f"red: place {die} well-apple", "red: walk apple")


@clause("DT-16.6", "DT-16.3")
def test_the_pack_has_all_eighteen_items_each_with_its_window() -> None:
    assert {item.id: item.window for item in LAND.magic.values()} == {card: item.window for card, item in ITEMS.items()}
    assert len(ITEMS) == 18


@clause("DT-16.1")
def test_a_hand_is_secret_but_for_its_number() -> None:
    match = land(red={"magic": ["starwort", "blue_light"]}, blue={})
    assert match.view("blue")["adventurers"][0]["magic"] == [None, None]
    assert match.view("red")["adventurers"][0]["magic"] == ["starwort", "blue_light"]


@clause("DT-16.2")
def test_items_come_from_the_face_and_the_field() -> None:
    assert any("magic" in die.faces for die in LAND.dice.values())
    assert [field.id for field in LAND.fields.values() if field.ability == "magic"] == ["magic_items"]


@clause("DT-16.4", "DT-16.5")
def test_an_item_is_played_once_or_kept() -> None:
    match = at_the_apples("wishing_table", blue={})
    play(match, "red: take apple 1")
    assert options(match) == ["decline", "wishing_table apple"]
    play(match, "red: decline")
    assert you(match).magic.cards == ["wishing_table"]
    played = play(at_the_apples("wishing_table", blue={}), "red: take apple 1", "red: wishing_table apple")
    assert (you(played).magic.cards, played.table.magic_discard) == ([], ["wishing_table"])


@clause("DT-16.7")
def test_the_wishing_table_makes_three_of_one_kind_doubling_included() -> None:
    match = at_the_apples("wishing_table", die="twin_doubling", blue={})
    play(match, "red: take apple 2", "red: wishing_table apple")
    assert tokens(match) == (0, 0, 3)


@clause("DT-16.9")
def test_the_branch_adds_one_to_any_gain_and_on_top_of_the_table() -> None:
    match = at_the_apples("wishing_table", "hazel_branch", blue={})
    play(match, "red: take apple 1", "red: table_and_branch apple")
    assert tokens(match) == (0, 0, 4)
    card = land(red={"magic": ["wishing_cap", "hazel_branch", "wishing_table"]}, blue={}, story=["windfall"])
    play(card, "red: cap soldier")
    assert options(card) == ["decline", "branch apple"], "the Table is for fields only"
    play(card, "red: branch apple")
    assert tokens(card) == (0, 0, 2)


@clause("DT-16.33", "DT-16.11")
def test_the_thief_waits_for_all_increases() -> None:
    """TV-6."""
    match = at_the_apples("hazel_branch", die="twin_doubling", blue={"magic": ["cudgel_in_the_sack"]}, green={})
    play(match, "red: take apple 2")
    assert match.waiting_for == ("red",)
    play(match, "red: branch apple")
    assert asked(match) == "blue: steal"
    play(match, "blue: play cudgel_in_the_sack")
    assert (tokens(match), tokens(match, "blue")) == ((0, 0, 0), (0, 0, 3))


@clause("DT-16.23", "DT-16.20")
def test_starwort_keeps_the_tokens_and_both_cards_are_spent() -> None:
    """TV-7."""
    match = at_the_apples("starwort", die="twin_doubling", blue={"magic": ["cudgel_in_the_sack"]})
    play(match, "red: take apple 2", "blue: play cudgel_in_the_sack")
    assert options(match) == ["decline", "play starwort"]
    play(match, "red: play starwort")
    assert (tokens(match), tokens(match, "blue")) == ((0, 0, 2), (0, 0, 0))
    assert match.table.magic_discard == ["cudgel_in_the_sack", "starwort"]


@clause("DT-16.10")
def test_the_golden_ball_saves_tokens_from_a_thief_but_not_from_a_payment() -> None:
    match = at_the_apples("golden_ball", blue={"magic": ["cudgel_in_the_sack"]})
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", "red: play golden_ball")
    assert tokens(match) == (0, 0, 1)
    quest = land(
        phase="quests", red={"coin": 2, "quests": ["star_money"], "magic": ["golden_ball"]}, blue={"at": "hell"}
    )
    play(quest, "red: complete star_money")
    assert (tokens(quest), you(quest).magic.cards) == ((0, 0, 0), ["golden_ball"])
    assert cited(quest, "tokens_paid") == [("DT-8.3", {"seat": "red", "token": "coin", "count": 2})]


@clause("DT-16.34", "DT-16.35")
def test_a_window_asks_all_who_hold_cards_and_nobody_sees_who_could_have_played() -> None:
    match = at_the_apples(blue={"magic": ["cudgel_in_the_sack"]}, green={"magic": ["blue_light"]}, yellow={})
    play(match, "red: take apple 1")
    assert match.waiting_for == ("blue", "green"), "green can only pass, and that is not to be seen"
    play(match, "blue: decline")
    assert told(match, "magic_played") == []
    assert you(match, "blue").magic.cards == ["cudgel_in_the_sack"]


@clause("DT-16.34")
def test_victims_come_first_then_the_active_player_then_clockwise() -> None:
    match = land(active="green", red={}, blue={}, green={}, yellow={})
    assert match.table.order(("blue", "red")) == ["red", "blue", "green", "yellow"]


@clause("DT-16.34")
def test_nobody_is_asked_to_steal_what_only_they_gain() -> None:
    match = at_the_apples("cudgel_in_the_sack", blue={"magic": ["starwort"]})
    play(match, "red: take apple 1")
    assert tokens(match) == (0, 0, 1)
    assert "steal" not in [question.about for question in match.questions]
    assert match.waiting_for == ("blue",), "only blue could have stolen"


def two_cudgels(folder: Path) -> Pack:
    """A pack in which the Cudgel is there twice."""
    pack = copy_default_pack(GAME, folder / "pack")
    text = (pack / "magic.toml").read_text(encoding="utf-8")
    (pack / "magic.toml").write_text(
        text.replace('"Cudgel in the Sack" }\ncopies = 1', '"Cudgel in the Sack" }\ncopies = 2')
    )
    return load_pack(GAME, pack)


@clause("DT-16.34")
def test_of_two_thieves_the_first_clockwise_from_the_active_player_steals(tmp_path: Path) -> None:
    cudgel: Has = {"magic": ["cudgel_in_the_sack"]}
    match = land(pack=two_cudgels(tmp_path), active="blue", red=cudgel, blue={"at": "well"}, green=cudgel)
    play(match, "blue: place plain_3 well-apple", "blue: walk apple", "blue: take apple 1")
    play(match, "red: play cudgel_in_the_sack", "green: play cudgel_in_the_sack")
    assert (tokens(match, "red"), tokens(match, "green")) == ((0, 0, 0), (0, 0, 1))


@clause("DT-16.35", "DT-16.37")
def test_a_second_thief_may_still_take_what_was_warded_off(tmp_path: Path) -> None:
    cudgel: Has = {"magic": ["cudgel_in_the_sack"]}
    match = land(pack=two_cudgels(tmp_path), red={"at": "well", "magic": ["starwort"]}, blue=cudgel, green=cudgel)
    play(match, "red: place plain_3 well-apple", "red: walk apple", "red: take apple 1")
    play(match, "blue: play cudgel_in_the_sack", "green: play cudgel_in_the_sack", "red: play starwort")
    assert asked(match) == "green: steal", "green may think again"
    play(match, "green: play cudgel_in_the_sack")
    assert tokens(match, "green") == (0, 0, 1)


@clause("DT-16.11", "DT-16.38", "DT-17.21", "DT-16.25")
def test_one_cudgel_takes_what_several_get_at_once_and_each_answers_for_the_own_part() -> None:
    red: Has = {"magic": ["wishing_cap"]}
    match = land(
        red=red,
        blue={"magic": ["golden_ball"]},
        green={"magic": ["cudgel_in_the_sack", "hazel_branch"]},
        yellow={},
        story=["the_sweet_porridge"],
    )
    play(match, "red: cap soldier", "blue: take coin 1", "green: decline", "yellow: take apple 1", "red: take bread 1")
    play(match, "green: play cudgel_in_the_sack", "blue: play golden_ball", "green: branch bread")
    assert tokens(match, "blue") == (1, 0, 0)
    assert tokens(match, "green") == (0, 2, 1)
    assert tokens(match) == tokens(match, "yellow") == (0, 0, 0)


@clause("DT-16.11")
def test_a_thief_who_gains_too_is_not_asked_to_answer_the_own_card() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier"},
        blue={"magic": ["cudgel_in_the_sack", "starwort"]},
        green={},
        story=["the_split_sack"],
    )
    play(match, "red: suffer the_split_sack.1", "blue: take coin 1", "green: take coin 1")
    play(match, "blue: play cudgel_in_the_sack")
    assert (tokens(match, "blue"), tokens(match, "green")) == ((2, 0, 0), (0, 0, 0))
    assert you(match, "blue").magic.cards == ["starwort"]


@clause("DT-16.36")
def test_the_ball_and_starwort_are_one_window_when_a_thief_comes() -> None:
    match = at_the_apples("golden_ball", "starwort", blue={"magic": ["cudgel_in_the_sack"]})
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack")
    assert options(match) == ["decline", "play starwort", "play golden_ball"]


@clause("DT-16.10", "DT-16.20")
@pytest.mark.parametrize(("ward", "named"), [("golden_ball", "DT-16.10"), ("starwort", "DT-16.20")])
def test_against_a_thief_each_ward_is_told_with_its_own_clause(ward: str, named: str) -> None:
    match = at_the_apples(ward, blue={"magic": ["cudgel_in_the_sack"]})
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", f"red: play {ward}")
    clauses = {event.values["card"]: event.clause for event in match.events or () if event.key == "magic_played"}
    assert clauses == {"cudgel_in_the_sack": "DT-16.11", ward: named}


@clause("DT-16.38", "DT-16.23")
def test_a_thief_who_gets_nothing_has_no_loot_to_add_to() -> None:
    match = at_the_apples("starwort", blue={"magic": ["cudgel_in_the_sack", "hazel_branch"]})
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", "red: play starwort")
    assert match.answers[-1] == ("red", "play starwort"), "no window followed in which blue could only have passed"
    assert you(match, "blue").magic.cards == ["hazel_branch"]


@clause("DT-16.11")
def test_the_spirit_in_the_bottle_takes_new_magic_items() -> None:
    match = land(red={"pool": ["potion_magic"]}, blue={"magic": ["spirit_in_the_bottle"]}, green={}, magic=["starwort"])
    play(match, "red: place potion_magic fox", "red: draw", "blue: play spirit_in_the_bottle", "red: decline")
    assert (you(match).magic.cards, you(match, "blue").magic.cards) == ([], ["starwort"])
    secret = [event for event in match.events_for("green") if event.key.startswith("magic_stolen")]
    assert [event.key for event in secret] == ["magic_stolen-unseen"]


@clause("DT-16.37")
def test_a_starwort_just_drawn_answers_but_a_spirit_just_drawn_comes_too_late() -> None:
    match = land(red={"pool": ["potion_magic"]}, blue={"magic": ["spirit_in_the_bottle"]}, green={}, magic=["starwort"])
    play(match, "red: place potion_magic fox", "red: draw", "blue: play spirit_in_the_bottle", "red: play starwort")
    assert you(match, "blue").magic.cards == []
    assert match.table.magic_discard == ["spirit_in_the_bottle", "starwort"]
    late = land(
        red={"magic": ["wishing_cap"]},
        blue={},
        green={},
        story=["the_wise_womens_feast"],
        magic=["spirit_in_the_bottle", "golden_ball", "blue_light"],
    )
    play(late, "red: cap soldier", "blue: draw", "green: draw", "red: draw")
    assert you(late, "blue").magic.cards == ["spirit_in_the_bottle"]
    assert you(late, "green").magic.cards == ["golden_ball"]


@clause("DT-16.11", "DT-16.12")
def test_the_mirror_takes_new_quests_and_the_limit_holds() -> None:
    four = ["star_money", "the_late_pay", "the_unpaid_bill", "toll_for_the_troll"]
    match = land(red={"at": "church"}, blue={"magic": ["magic_mirror"], "quests": four}, decks={"4": ["the_wedding"]})
    play(match, "red: place plain_3 town-church", "red: walk town", "red: deck 4", "blue: play magic_mirror")
    assert asked(match) == "blue: give_up_quest"
    play(match, "blue: give_up star_money")
    assert you(match, "blue").quests == (*four[1:], "the_wedding")
    assert you(match).quests == ()


@clause("DT-16.10")
def test_the_golden_ball_saves_a_quest_from_the_mirror() -> None:
    match = land(
        red={"at": "church", "magic": ["golden_ball"]}, blue={"magic": ["magic_mirror"]}, decks={"4": ["the_wedding"]}
    )
    play(match, "red: place plain_3 town-church", "red: walk town", "red: deck 4", "blue: play magic_mirror")
    play(match, "red: play golden_ball")
    assert (you(match).quests, you(match, "blue").quests) == (("the_wedding",), ())
    assert you(match).magic.cards == []


@clause("DT-16.10")
def test_the_golden_ball_saves_magic_items_from_the_spirit_in_the_bottle() -> None:
    match = land(
        phase="ability",
        red={"at": "magic_items", "magic": ["golden_ball"]},
        blue={"magic": ["spirit_in_the_bottle"]},
        magic=["starwort"],
    )
    play(match, "red: draw", "blue: play spirit_in_the_bottle", "red: play golden_ball")
    assert (you(match).magic.cards, you(match, "blue").magic.cards) == (["starwort"], [])


LOSSES: dict[str, tuple[str, Has]] = {
    "spilled_basket.2": ("lose_magic", {"magic": ["golden_ball", "starwort"], "coin": 1}),
    "a_broken_promise.2": ("lose_quest", {"magic": ["golden_ball"], "quests": ["star_money"], "coin": 2}),
    "a_hundred_years_sleep.1": ("lose_die", {"magic": ["golden_ball"], "coin": 1}),
    "the_hedgehogs_race.1": ("lose_marker", {"magic": ["golden_ball"], "coin": 1}),
}


def losing(way: str, red: Has) -> Match:
    red = {**red, "magic": ["wishing_cap", *red["magic"]]}
    match = land(red=red, blue={}, story=[way.partition(".")[0]])
    play(match, "red: cap soldier")
    if asked(match) == "red: ward_off_story":
        play(match, "red: decline")
    return play(match, f"red: suffer {way}")


@clause("DT-16.10")
@pytest.mark.parametrize("way", LOSSES)
def test_the_golden_ball_saves_whatever_a_story_card_would_take(way: str) -> None:
    what, red = LOSSES[way]
    match = losing(way, red)
    assert asked(match) == "red: save"
    assert match.questions[0].values["what"] == what
    assert [one["type"] for one in unresolved(match)] == ["read_story", what]
    before = (you(match).quests, you(match).pool, match.table.marker)
    play(match, "red: play golden_ball")
    assert (you(match).quests, you(match).pool, match.table.marker) == before
    assert "golden_ball" not in you(match).magic
    assert len(you(match).magic) == len(red["magic"]) - 1


@clause("DT-16.10", "DT-17.4")
@pytest.mark.parametrize("way", LOSSES)
def test_without_the_golden_ball_the_thing_is_lost(way: str) -> None:
    what, red = LOSSES[way]
    match = losing(way, red)
    play(match, "red: decline")
    follows = {
        "lose_magic": "red: discard_magic starwort",
        "lose_quest": "red: give_up star_money",
        "lose_die": "red: discard_die plain_3",
    }
    play(match, *([follows[what]] if what in follows else []))
    gone = {
        "lose_magic": "starwort" not in you(match).magic,
        "lose_quest": not you(match).quests,
        "lose_die": you(match).spent == ("plain_3",),
        "lose_marker": match.table.marker == "blue",
    }
    assert gone[what]


@clause("DT-16.10", "DT-16.39")
def test_the_golden_ball_keeps_the_marker_that_somebody_would_take() -> None:
    match = land(
        marker="blue",
        red={"magic": ["wishing_cap"]},
        blue={"magic": ["golden_ball"]},
        story=["the_cock_crows_first"],
    )
    play(match, "red: cap soldier", "blue: play golden_ball")
    assert match.table.marker == "blue"
    assert told(match, "warded_off") == [{"seat": "blue", "card": "the_cock_crows_first"}]


@clause("DT-16.10", "DT-16.21")
def test_the_golden_ball_is_no_use_against_curses_the_wolf_or_being_sent_away() -> None:
    for card in ("the_north_wind", "iron_shoes"):
        match = land(red={"magic": ["wishing_cap", "golden_ball"]}, blue={}, story=[card])
        play(match, "red: cap soldier")
        assert asked(match) not in ("red: save", "red: ward_off_story")
    wolf = land(red={}, blue={"magic": ["golden_ball"]})
    play(wolf, "red: place plain_3 wolf")
    assert wolf.table.wolf_dice == lying("blue plain_3")
    assert cited(wolf, "die_given_to_wolf") == [("DT-12.9", {"seat": "blue", "die": "plain_3"})]
    assert cited(match, "story_laid") == [("DT-17.9", {"seat": "red", "card": "iron_shoes"})]


@clause("DT-16.8")
def test_the_cloak_swaps_bad_luck_for_a_new_story_even_bad_luck_again() -> None:
    match = land(
        red={"magic": ["wishing_cap", "cloak_of_invisibility"], "coin": 1},
        blue={},
        story=["spilled_basket", "robbers_in_the_inn"],
    )
    play(match, "red: cap soldier", "red: play cloak_of_invisibility")
    assert tokens(match) == (0, 0, 0), "the second card took the coin"
    assert match.table.story_discard == ["spilled_basket", "robbers_in_the_inn"]


@clause("DT-16.22", "DT-16.31", "DT-16.36")
def test_starwort_negates_a_curse() -> None:
    match = land(red={"magic": ["wishing_cap", "starwort", "cloak_of_invisibility"]}, blue={}, story=["iron_shoes"])
    play(match, "red: cap soldier")
    assert options(match) == ["decline", "play starwort"], "the Cloak is for Bad Luck only"
    play(match, "red: play starwort")
    assert (stories(match), match.table.story_discard) == ([], ["iron_shoes"])


@clause("DT-16.24", "DT-17.7")
def test_starwort_does_not_help_against_gifts_to_others() -> None:
    match = land(red={"magic": ["wishing_cap", "starwort"]}, blue={}, story=["the_split_sack"])
    play(match, "red: cap soldier")
    assert asked(match) == "red: bad_luck"


@clause("DT-16.21")
def test_starwort_does_not_help_against_the_wolf() -> None:
    match = land(red={"pool": ["twin_1", "book_1"]}, blue={"pool": ["plain_3"], "magic": ["starwort"]})
    play(match, "red: place twin_1 wolf")
    assert match.table.wolf_dice == lying("blue plain_3")


@clause("DT-16.26", "DT-16.39")
def test_starwort_cannot_be_answered() -> None:
    match = at_the_apples("golden_ball", blue={"magic": ["cudgel_in_the_sack", "starwort"]})
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", "red: play golden_ball")
    assert asked(match) != "blue: answer"
    assert you(match, "blue").magic.cards == ["starwort"]


@clause("DT-16.39", "DT-12.6")
def test_starwort_keeps_the_marker() -> None:
    match = land(
        marker="blue", red={"magic": ["wishing_cap"]}, blue={"magic": ["starwort"]}, story=["the_cock_crows_first"]
    )
    play(match, "red: cap soldier", "blue: play starwort")
    assert match.table.marker == "blue"


@clause("DT-16.39")
def test_a_loss_that_was_prevented_counts_as_carried_out() -> None:
    match = land(red={"magic": ["wishing_cap", "golden_ball"], "coin": 1}, blue={}, story=["spilled_basket"])
    play(match, "red: cap soldier", "red: suffer spilled_basket.1", "red: play golden_ball")
    assert tokens(match) == (1, 0, 0)
    assert match.table.story_discard == ["spilled_basket"]


@clause("DT-16.13")
def test_the_ball_of_yarn_rerolls_any_dice_and_the_choice_is_free_again() -> None:
    match = land(red={"pool": ["twin_1", "book_1", "plain_3"], "magic": ["ball_of_yarn"]}, blue={}, dice=[6, 5])
    play(match, "red: yarn", "red: reroll twin_1", "red: reroll book_1", "red: roll")
    assert you(match).pool == ("plain_3", "twin_doubling", "book_5")
    assert asked(match) == "red: turn"
    assert cited(match, "rolled") == [("DT-2.2", {"seat": "red", "dice": ("twin_doubling", "book_5")})]


@clause("DT-16.14")
def test_the_golden_horse_rides_to_another_figure_and_the_field_works() -> None:
    match = land(red={"magic": ["golden_horse"]}, blue={"at": "apple"}, green={"at": "hell"})
    assert options(match, "horse") == ["horse apple", "horse hell"]
    play(match, "red: horse apple", "red: take apple 1")
    assert (you(match).at, tokens(match)) == ("apple", (0, 0, 1))


@clause("DT-16.6")
def test_the_wishing_cap_goes_anywhere() -> None:
    match = land(red={"magic": ["wishing_cap"]}, blue={})
    assert len(options(match, "cap")) == len(LAND.fields) - 1
    play(match, "red: cap fairy", "red: take coin 1")
    assert (you(match).at, tokens(match)) == ("fairy", (1, 0, 0))


@clause("DT-16.15")
def test_the_white_snake_rolls_the_lost_snake_die_and_the_token_stays_with_its_roller() -> None:
    match = land(phase="open_chapter", snake="red", red={}, blue={"magic": ["white_snake"]}, dice=[*SIX, 6, *SIX, 1])
    play(match, "red: take apple 1", "blue: play white_snake")
    assert tokens(match) == (0, 0, 1)
    assert "snake_5" in you(match, "blue").pool
    own = land(phase="open_chapter", snake="red", red={"magic": ["white_snake"]}, blue={}, dice=[*SIX, 3, *SIX, 2])
    play(own, "red: play white_snake")
    assert "snake_6" in you(own).pool


@clause("DT-2.13", "DT-16.15", "DT-16.19")
def test_ones_own_white_snake_leaves_the_other_dice_of_the_reroll_to_the_golden_bird() -> None:
    match = land(
        snake="red",
        red={"pool": ["snake_5", "twin_4"], "magic": ["ball_of_yarn", "white_snake", "golden_bird"]},
        blue={},
        dice=[3, 1, 2],
    )
    play(match, "red: yarn", "red: reroll snake_5", "red: reroll twin_4", "red: play white_snake")
    assert "snake_6" in you(match).pool
    assert asked(match) == "red: golden_bird"
    assert {option.split(" ")[1] for option in options(match, "bird")} == {"twin_1"}
    play(match, "red: bird twin_1 5")
    assert sorted(you(match).pool) == ["snake_6", "twin_5"]
    assert asked(match) == "red: turn", "the Bird looks at a roll once"
    assert you(match).fresh == ()


@clause("DT-2.13", "DT-16.15")
def test_whoever_charms_the_snake_die_of_another_has_rolled_only_that_die() -> None:
    match = land(
        snake="red",
        red={"pool": ["snake_5", "plain_3"], "magic": ["ball_of_yarn"]},
        blue={"pool": ["twin_1"], "magic": ["white_snake", "golden_bird"]},
        dice=[3, 1],
    )
    play(match, "red: yarn", "red: reroll snake_5", "red: roll", "blue: play white_snake")
    assert you(match, "blue").pool == ("twin_1", "snake_5")
    assert (asked(match), you(match, "blue").fresh) == ("red: turn", ())


@clause("DT-16.9", "DT-16.38")
def test_what_the_branch_adds_to_stolen_tokens_is_told() -> None:
    match = at_the_apples(blue={"magic": ["cudgel_in_the_sack", "hazel_branch"]})
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", "blue: branch apple")
    assert tokens(match, "blue") == (0, 0, 2)
    assert {"seat": "blue", "token": "apple", "count": 1} in told(match, "tokens_taken")
    assert [event.clause for event in match.events or () if event.key == "tokens_taken"][-1] == "DT-16.9"


@clause("DT-3.8", "DT-12.28")
@pytest.mark.parametrize("instead", ["cap hell", "horse well", "take_back twin_5"])
def test_whoever_loses_the_last_die_to_the_yarn_may_still_do_something_else(instead: str) -> None:
    magic = ["ball_of_yarn", {"cap": "wishing_cap", "horse": "golden_horse"}.get(instead.split(" ")[0], "blue_light")]
    match = land(
        snake="red",
        red={"pool": ["snake_5"], "magic": magic},
        blue={"at": "well"},
        sockets={"town-inn": ["red twin_5"]},
        dice=[3],
    )
    play(match, "red: yarn", "red: reroll snake_5")
    assert (asked(match), you(match).pool) == ("red: turn", ())
    assert instead in options(match)
    play(match, f"red: {instead}")
    assert you(match).at in ("hell", "well") or you(match).pool == ("twin_5",)


@clause("DT-16.16")
def test_the_blue_light_fetches_any_own_die_the_snake_die_too_but_no_discarded_one() -> None:
    sockets = {"town-inn": ["red twin_2", "blue plain_5"], "snake": ["red snake_5"]}
    match = land(snake="red", sockets=sockets, wolf=["red book_1"], red={"magic": ["blue_light"]}, blue={}, green={})
    assert sorted(options(match, "take_back")) == ["take_back book_1", "take_back snake_5", "take_back twin_2"]
    play(match, "red: take_back twin_2")
    assert told(match, "die_taken_back") == [{"seat": "red", "die": "twin_2"}]
    assert match.table.sockets["town-inn"] == lying("blue plain_5")
    assert "twin_2" in you(match).pool


@clause("DT-16.27", "DT-16.30")
def test_the_cursed_ring_passes_an_old_curse_on_unless_starwort_stops_it() -> None:
    match = land(red={"magic": ["cursed_ring"], "stories": ["iron_shoes"]}, blue={}, green={})
    assert options(match, "ring") == ["ring iron_shoes blue", "ring iron_shoes green"]
    play(match, "red: ring iron_shoes green")
    assert (stories(match), stories(match, "green")) == ([], ["iron_shoes"])
    stopped = land(red={"magic": ["cursed_ring"], "stories": ["iron_shoes"]}, blue={"magic": ["starwort"]})
    play(stopped, "red: ring iron_shoes blue", "blue: play starwort")
    assert (stories(stopped), stories(stopped, "blue")) == (["iron_shoes"], [])
    assert stopped.table.magic_discard == ["cursed_ring", "starwort"]
    assert cited(match, "curse_passed_on") == [("DT-16.27", {"seat": "red", "player": "green", "card": "iron_shoes"})]


@clause("DT-16.27", "DT-16.36")
def test_a_new_curse_may_be_passed_on_at_once() -> None:
    match = land(red={"magic": ["wishing_cap", "cursed_ring"]}, blue={}, story=["iron_shoes"])
    play(match, "red: cap soldier", "red: ring iron_shoes blue")
    assert (stories(match), stories(match, "blue")) == ([], ["iron_shoes"])


@clause("DT-16.28")
def test_the_crystal_ball_chooses_every_card_of_this_turn() -> None:
    magic = ["starwort", "golden_ball", "blue_light", "wishing_cap"]
    match = land(red={"pool": ["potion_magic", "twin_1"], "magic": ["crystal_ball"]}, blue={"at": "hell"}, magic=magic)
    play(match, "red: place potion_magic fox", "red: draw", "red: play crystal_ball")
    assert options(match) == ["keep starwort", "keep golden_ball", "keep blue_light"]
    play(match, "red: keep golden_ball", "red: lowest starwort")
    assert you(match).magic.cards == ["golden_ball"]
    assert match.table.magic_deck.cards[:2] == ["starwort", "blue_light"]
    assert match.table.magic_deck.cards[-1] == "wishing_cap"
    assert not match.table.looks_ahead, "it ends with the turn"


@clause("DT-16.19", "DT-2.6")
def test_the_golden_bird_turns_a_die_just_rolled() -> None:
    match = land(phase="open_chapter", red={"magic": ["golden_bird"]}, blue={}, dice=[1, 1, 6, 6, 6, *SIX])
    assert asked(match) == "red: golden_bird"
    play(match, "red: bird potion_1 magic")
    assert "potion_magic" in you(match).pool
    assert cited(match, "die_set") == [("DT-16.19", {"seat": "red", "die": "potion", "face": "magic"})]


@clause("DT-16.19")
def test_the_golden_bird_is_too_late_for_dice_rolled_before() -> None:
    """TV-10."""
    match = land(red={"pool": ["twin_1", "book_1"], "magic": ["golden_bird", "ball_of_yarn"]}, blue={}, dice=[1])
    assert options(match, "bird") == []
    play(match, "red: yarn", "red: reroll twin_1", "red: roll")
    assert options(match, "bird")[0] == "bird twin_1 1"
    assert not [option for option in options(match, "bird") if "book" in option]


@clause("DT-16.29")
def test_the_discard_pile_is_shuffled_anew_and_with_no_card_at_all_nothing_is_drawn() -> None:
    match = land(red={"pool": ["potion_magic"]}, blue={}, only=True)
    match.table.magic_discard.append("starwort")
    play(match, "red: place potion_magic fox", "red: draw")
    assert you(match).magic.cards == ["starwort"]
    nothing = land(red={"pool": ["potion_magic"]}, blue={}, only=True)
    play(nothing, "red: place potion_magic fox")
    assert asked(nothing) == "blue: turn"
    assert cited(match, "magic_reshuffled") == [("DT-16.29", {})]


@clause("DT-16.32")
def test_a_magic_item_to_be_discarded_is_chosen_by_its_owner_and_has_no_effect() -> None:
    """TV-8."""
    match = land(red={"magic": ["wishing_cap", "starwort", "blue_light"]}, blue={}, story=["spilled_basket"])
    play(match, "red: cap soldier", "red: decline", "red: discard_magic blue_light")
    assert (you(match).magic.cards, match.table.magic_discard) == (["starwort"], ["wishing_cap", "blue_light"])


@clause("DT-14.9")
def test_snow_white_draws_two_and_keeps_one_also_by_a_card() -> None:
    match = land(
        red={"magic": ["wishing_cap"], "character": "snow_white"},
        blue={},
        story=["a_gift_of_the_dwarf"],
        magic=["starwort", "golden_ball"],
    )
    play(match, "red: cap soldier", "red: draw", "red: keep golden_ball")
    assert (you(match).magic.cards, match.table.magic_discard) == (["golden_ball"], ["wishing_cap", "starwort"])


@pytest.mark.parametrize("others", [("starwort",), ("blue_light",)])
def test_what_others_hold_does_not_change_who_is_waited_for(others: tuple[str, ...]) -> None:
    match = at_the_apples(blue={"magic": others}, green={"magic": ["cudgel_in_the_sack"]})
    play(match, "red: take apple 1")
    assert match.waiting_for == ("blue", "green")


@clause("DT-2.11", "DT-2.13", "DT-16.19")
def test_a_snake_die_charmed_in_the_opening_roll_waits_for_the_charmers_own_moment() -> None:
    """Blue charms the die that red lost, and the Golden Bird looks at blue's whole roll when blue's turn comes."""
    match = land(
        phase="open_chapter",
        snake="red",
        red={},
        blue={"magic": ["white_snake", "golden_bird"]},
        dice=[*SIX, 3, 1, 1, 1, 1, 1, 1],
    )
    play(match, "blue: play white_snake")
    assert asked(match) == "blue: golden_bird"
    low = [die for die in you(match, "blue").fresh if LAND.value_of[die] <= 2]
    assert {option.split(" ")[1] for option in options(match, "bird")} == set(low)
    assert "snake_5" in you(match, "blue").fresh
    assert match.table.agenda == [RevealEvent(), FinishRoll("blue")]
