"""Quests, tokens, exchanges (DT-8, DT-9, DT-11, DT-15)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, holding, land, options, stories, tokens, told, you
from tests.games.dice_upon_a_time.test_packs import change, edited

LAND = load_pack(GAME).content


@clause("DT-8.1", "DT-8.2", "DT-8.10", "DT-1.2")
def test_a_quest_is_completed_in_ones_own_phase_five_or_left() -> None:
    match = land(
        phase="quests",
        red={"quests": ["star_money"], "coin": 2},
        blue={"quests": ["toll_for_the_troll"], "coin": 1, "at": "bridge"},
    )
    assert options(match)[:2] == ["end", "complete star_money"]
    play(match, "red: complete star_money")
    assert (you(match).quests, you(match).done, tokens(match)) == ((), ("star_money",), (0, 0, 0))
    assert told(match, "quest_completed") == [{"seat": "red", "quest": "star_money", "points": 2}]


@clause("DT-8.3")
def test_two_quests_cannot_share_their_tokens() -> None:
    """TV-3."""
    red: Has = {"at": "church", "apple": 2, "quests": ["apples_at_harvest", "apples_for_the_sow"]}
    match = land(phase="quests", red=red, blue={})
    assert options(match, "complete") == ["complete apples_at_harvest", "complete apples_for_the_sow"]
    play(match, "red: complete apples_at_harvest")
    assert asked(match) == "blue: turn"
    assert you(match).quests == ("apples_for_the_sow",)


@clause("DT-8.4", "DT-8.13")
def test_one_stay_serves_several_quests_if_each_is_paid_for() -> None:
    red: Has = {"at": "church", "apple": 2, "bread": 1, "quests": ["apples_at_harvest", "bread_for_the_poor"]}
    match = land(phase="quests", red=red, blue={})
    play(match, "red: complete apples_at_harvest", "red: complete bread_for_the_poor")
    assert you(match).done == ("apples_at_harvest", "bread_for_the_poor")


@clause("DT-8.5")
@pytest.mark.parametrize("quest", list(LAND.quests))
def test_every_quest_is_completed_where_and_with_what_it_says(quest: str) -> None:
    task = LAND.quests[quest]
    place = sorted(LAND.places[task.place])[0] if task.place else "town"
    red: Has = {"at": place, "quests": [quest], "fetched": [quest] if task.item else []}
    match = land(phase="quests", red=holding(task.tokens, red), blue={"at": "fairy"})
    assert options(match, "complete") == [f"complete {quest}"]
    play(match, f"red: complete {quest}")
    assert you(match).done == (quest,)
    assert tokens(match) == (0, 0, 0)
    assert you(match).fetched == ()


@clause("DT-8.5")
@pytest.mark.parametrize("quest", [quest.id for quest in LAND.quests.values() if quest.tokens])
def test_a_quest_with_a_token_missing_is_refused_with_the_reason(quest: str) -> None:
    task = LAND.quests[quest]
    first = next(iter(task.tokens))
    has = task.tokens | {first: task.tokens[first] - 1}
    red: Has = {
        "at": task.place or "town",
        "quests": [quest, "mother_holles_beds"],
        "stories": ["feathers"],
    }
    match = land(phase="quests", red=holding(has, red), blue={"at": task.place or "town", "coin": 1})
    reason = match.why_not("red", f"complete {quest}")
    assert reason is not None
    assert (reason.key, reason.values["token"]) == ("tokens_missing", first)


@clause("DT-8.6", "DT-8.11")
def test_presence_is_enough_even_after_a_die_on_a_spirit() -> None:
    match = land(red={"at": "clouds", "pool": ["twin_1"], "quests": ["mother_holles_beds", "the_unpaid_bill"]}, blue={})
    play(match, "red: place twin_1 fox")
    assert options(match, "complete") == ["complete mother_holles_beds"]
    reason = match.why_not("red", "complete the_unpaid_bill")
    assert reason is not None
    assert reason.key == "not_there"


@clause("DT-8.7", "DT-8.8", "DT-8.15")
def test_an_item_is_fetched_by_the_owner_of_its_quest_and_delivered_later() -> None:
    red: Has = {"at": "clouds", "quests": ["crossbow_of_the_angels", "mother_holles_beds"], "pool": ["twin_1"]}
    match = land(phase="quests", red=red, blue={"at": "clouds", "pool": ["twin_1"]})
    play(match, "red: fetch crossbow_of_the_angels", "red: complete mother_holles_beds", "red: end")
    assert you(match).fetched == ("crossbow_of_the_angels",)
    play(match, "blue: place twin_1 fox")
    assert options(match, "fetch") == []
    late = land(
        phase="quests",
        red={
            "at": "huntsman",
            "quests": ["crossbow_of_the_angels"],
            "rabbits": 1,
            "character": "puss_in_boots",
            "coin": 1,
        },
        blue={},
    )
    reason = late.why_not("red", "complete crossbow_of_the_angels")
    assert reason is not None
    assert reason.key == "not_fetched"


@clause("DT-8.9")
def test_an_item_goes_with_its_quest_and_back_to_the_supply() -> None:
    red: Has = {"at": "inn", "quests": ["three_golden_hairs"], "fetched": ["three_golden_hairs"]}
    match = land(phase="quests", red=red, blue={"at": "inn"})
    play(match, "red: exchange blue", "red: give three_golden_hairs", "red: propose", "blue: yes")
    assert you(match, "blue").fetched == ("three_golden_hairs",)
    assert you(match).fetched == ()
    match.table.discard_quest(you(match, "blue"), "three_golden_hairs", "DT-15.7")
    assert you(match, "blue").fetched == ()


@clause("DT-8.12")
def test_a_quest_drawn_in_this_turn_may_be_completed_in_it() -> None:
    match = land(red={"at": "church", "coin": 2}, blue={}, decks={"2": ["star_money"]})
    play(match, "red: place plain_3 town-church", "red: walk town", "red: deck 2", "red: complete star_money")
    assert you(match).done == ("star_money",)


@clause("DT-8.14")
@pytest.mark.parametrize("steed", ["steed_nw", "steed_ne", "steed_se", "steed_sw"])
def test_a_quest_for_the_steed_is_met_on_any_steed(steed: str) -> None:
    match = land(phase="quests", red={"at": steed, "quests": ["the_talking_horse"]}, blue={})
    assert options(match, "complete") == ["complete the_talking_horse"]


@clause("DT-9.1", "DT-9.2", "DT-9.3")
def test_tokens_lie_open_and_are_not_limited() -> None:
    match = land(phase="end_of_chapter", red={"apple": 30}, blue={})
    assert match.view("blue")["adventurers"][0]["tokens"]["apple"] == 30
    assert tokens(match) == (0, 0, 30), "kept into the next chapter"


@clause("DT-9.4", "DT-15.9", "DT-19.5", "DT-19.2", "DT-1.1", "DT-19.6")
def test_only_completed_quests_count() -> None:
    red: Has = {
        "done": ["star_money"],
        "coin": 9,
        "quests": ["the_wedding"],
        "magic": ["starwort"],
        "stories": ["feathers"],
    }
    match = land(phase="last_count", red=red, blue={"done": ["the_magic_pipe"]})
    assert match.result is not None
    assert match.result.scores == {"red": 2, "blue": 4}
    assert match.result.winners == ("blue",)


@clause("DT-11.1", "DT-11.2", "DT-11.5")
def test_players_on_one_field_exchange_what_both_agree_to() -> None:
    match = land(phase="quests", red={"at": "inn", "coin": 1}, blue={"at": "inn", "quests": ["star_money"], "apple": 1})
    play(match, "red: exchange blue", "red: give coin", "red: want star_money", "red: want apple", "red: propose")
    assert asked(match) == "blue: agree"
    play(match, "blue: yes")
    assert (you(match).quests, tokens(match), tokens(match, "blue")) == (("star_money",), (0, 0, 1), (1, 0, 0))


@clause("DT-11.1")
def test_players_on_different_fields_exchange_nothing() -> None:
    match = land(
        phase="quests",
        red={"at": "inn", "coin": 1, "quests": ["star_money"], "character": "puss_in_boots"},
        blue={"coin": 1},
    )
    assert options(match, "exchange") == options(match, "swap") == []


@clause("DT-11.3", "DT-11.4")
def test_curses_completed_quests_and_rabbit_tokens_are_no_goods() -> None:
    red: Has = {"at": "inn", "stories": ["iron_shoes", "feathers", "home_again"], "done": ["star_money"], "rabbits": 1}
    match = land(phase="quests", red=red, blue={"at": "inn"})
    play(match, "red: exchange blue")
    assert options(match, "give") == ["give feathers", "give home_again"]


@clause("DT-11.6")
def test_an_exchange_comes_after_phase_four() -> None:
    match = land(red={"at": "well", "coin": 1}, blue={"at": "well", "apple": 1})
    assert options(match, "swap") == []
    play(match, "red: place plain_3 snake")
    assert options(match, "swap") == ["swap blue coin apple"]
    play(match, "red: swap blue coin apple", "blue: yes")
    assert (tokens(match), tokens(match, "blue")) == ((0, 0, 1), (1, 0, 0))


@clause("DT-11.7", "DT-15.4")
def test_the_limit_of_four_holds_after_an_exchange() -> None:
    four = ["star_money", "the_late_pay", "the_unpaid_bill", "toll_for_the_troll"]
    match = land(phase="quests", red={"at": "inn", "quests": four}, blue={"at": "inn", "quests": ["the_wedding"]})
    play(match, "red: exchange blue", "red: want the_wedding", "red: propose", "blue: yes")
    assert asked(match) == "red: give_up_quest"
    play(match, "red: give_up star_money")
    assert len(you(match).quests) == 4
    assert match.table.decks["2"].cards[0] == "star_money"


@clause("DT-11.8")
def test_an_exchange_is_no_gain_that_a_cudgel_could_take() -> None:
    match = land(
        phase="quests",
        red={"at": "inn", "coin": 1, "magic": ["hazel_branch"]},
        blue={"at": "inn", "apple": 1},
        green={"magic": ["cudgel_in_the_sack"]},
    )
    play(match, "red: swap blue coin apple", "blue: yes")
    assert tokens(match) == (0, 0, 1)
    assert match.waiting_for == ("red",)


@clause("DT-11.9")
def test_magic_items_in_an_exchange_are_seen_by_the_partner_only() -> None:
    match = land(
        phase="quests", red={"at": "inn", "magic": ["starwort"]}, blue={"at": "inn", "magic": ["golden_ball"]}, green={}
    )
    play(match, "red: exchange blue", "red: give_magic starwort", "red: want_magic", "red: propose")
    assert match.view("blue")["offered_magic"] == ["starwort"]
    assert match.view("green")["offered_magic"] == [None]
    play(match, "blue: yes", "blue: give_magic golden_ball", "red: yes")
    assert (you(match).magic.cards, you(match, "blue").magic.cards) == (["golden_ball"], ["starwort"])
    assert match.view("green")["adventurers"][0]["magic"] == [None]
    assert told(match, "exchanged")[0]["magic"] == 2


@clause("DT-11.9")
@pytest.mark.parametrize(
    "refusal", [["blue: no"], ["blue: yes", "blue: decline"], ["blue: yes", "blue: give_magic golden_ball", "red: no"]]
)
def test_a_refused_offer_has_no_effect(refusal: list[str]) -> None:
    match = land(phase="quests", red={"at": "inn", "magic": ["starwort"]}, blue={"at": "inn", "magic": ["golden_ball"]})
    play(match, "red: exchange blue", "red: give_magic starwort", "red: want_magic", "red: propose", *refusal)
    assert (you(match).magic.cards, you(match, "blue").magic.cards) == (["starwort"], ["golden_ball"])
    assert told(match, "offer_refused")


@clause("DT-11.10")
def test_an_offer_that_is_dropped_counts_only_among_the_twelve_of_a_turn() -> None:
    match = land(phase="quests", red={"at": "inn", "coin": 1, "magic": ["starwort"]}, blue={"at": "inn", "apple": 1})
    for _ in range(12):
        assert "exchange blue" in options(match)
        play(match, "red: exchange blue", "red: give_magic starwort", "red: drop")
    assert you(match).magic.cards == ["starwort"]
    assert len(told(match, "offer_dropped")) == 12
    assert asked(match) == "blue: turn"


@clause("DT-15.2", "DT-1.2")
def test_harder_decks_ask_for_more() -> None:
    def asks(points: int) -> Any:
        tasks = [quest for quest in LAND.quests.values() if quest.points == points]
        return sum(sum(task.tokens.values()) + bool(task.place) + bool(task.item) for task in tasks) / len(tasks)

    assert asks(2) < asks(3) < asks(4)
    assert sum(quest.points for quest in LAND.quests.values()) == 116


@clause("DT-15.3")
def test_quests_are_known_to_all() -> None:
    match = land(red={"quests": ["star_money"]}, blue={})
    assert match.view("blue")["adventurers"][0]["quests"] == ["star_money"]


@clause("DT-15.5")
def test_story_cards_do_not_count_towards_the_limit() -> None:
    red: Has = {
        "at": "church",
        "quests": ["star_money", "the_late_pay", "the_unpaid_bill"],
        "stories": ["feathers", "home_again"],
    }
    match = land(red=red, blue={"at": "hell"}, decks={"2": ["toll_for_the_troll"]})
    play(match, "red: place plain_3 town-church", "red: walk town", "red: deck 2")
    assert len(you(match).quests) == 4
    assert asked(match) == "blue: turn"


@clause("DT-15.6", "DT-15.7")
def test_a_fifth_quest_makes_one_give_up_one_even_the_new_one() -> None:
    four = ["star_money", "the_late_pay", "the_unpaid_bill", "toll_for_the_troll"]
    match = land(red={"at": "church", "quests": four}, blue={}, decks={"4": ["the_wedding"]})
    play(match, "red: place plain_3 town-church", "red: walk town", "red: deck 4", "red: give_up the_wedding")
    assert you(match).quests == tuple(four)
    assert match.table.decks["4"].cards[0] == "the_wedding"


@clause("DT-15.8")
def test_an_empty_deck_cannot_be_chosen() -> None:
    match = land(red={"at": "church"}, blue={}, decks={"3": ["apples_at_harvest"]}, only=True)
    play(match, "red: place plain_3 town-church", "red: walk town")
    assert options(match) == ["deck 3", "decline"]
    empty = land(red={"at": "church"}, blue={}, decks={}, only=True)
    play(empty, "red: place plain_3 town-church", "red: walk town")
    assert asked(empty) == "blue: turn"


@clause("DT-14.7")
def test_puss_in_boots_converts_a_token_while_completing_a_quest() -> None:
    red: Has = {"coin": 1, "apple": 1, "quests": ["star_money"], "character": "puss_in_boots"}
    match = land(phase="quests", red=red, blue={"at": "hell"})
    play(match, "red: convert apple coin")
    assert tokens(match) == (2, 0, 0)
    assert told(match, "token_converted") == [{"seat": "red", "token": "apple", "wanted": "coin"}]
    play(match, "red: complete star_money")
    assert (you(match).done, tokens(match)) == (("star_money",), (0, 0, 0))
    assert you(match).uses == 1


@clause("DT-14.13")
def test_thumbling_draws_quests_as_long_as_he_has_tokens() -> None:
    red: Has = {"coin": 2, "character": "thumbling", "thumblings": 2}
    match = land(phase="quests", red=red, blue={"at": "hell"}, decks={"2": ["star_money", "the_late_pay"]})
    play(match, "red: thumbling 2", "red: complete star_money", "red: thumbling 2")
    assert you(match).quests == ("the_late_pay",)
    assert options(match, "thumbling") == []
    assert cited(match, "thumbling_sent") == [
        ("DT-14.13", {"seat": "red", "left": 1}),
        ("DT-14.13", {"seat": "red", "left": 0}),
    ]


@clause("DT-14.13")
def test_the_pack_says_with_how_many_quests_thumbling_still_goes(tmp_path: Path) -> None:
    one: Has = {"character": "thumbling", "thumblings": 1, "quests": ["star_money"]}
    assert options(land(red=one, blue={}), "thumbling") == []
    pack = edited(tmp_path, "characters.toml", change("character", "thumbling", quests_at_most=1))
    assert options(land(red=one, blue={}, pack=pack), "thumbling") == ["thumbling 2"]


@clause("DT-14.13")
def test_the_pack_says_from_which_decks_thumbling_draws(tmp_path: Path) -> None:
    thumbling: Has = {"character": "thumbling", "thumblings": 1}
    assert options(land(red=thumbling, blue={}), "thumbling") == ["thumbling 2"]
    pack = edited(tmp_path, "characters.toml", change("character", "thumbling", decks=[3, 4]))
    assert options(land(red=thumbling, blue={}, pack=pack), "thumbling") == ["thumbling 3", "thumbling 4"]


def test_a_story_card_that_changed_hands_wants_a_new_visit() -> None:
    match = land(phase="quests", red={"at": "inn", "came": ["a_place_by_the_stove"]}, blue={"at": "inn"})
    play(match, "red: exchange blue", "red: give a_place_by_the_stove", "red: propose", "blue: yes")
    assert stories(match, "blue") == ["a_place_by_the_stove"]
    assert you(match, "blue").stories[0].visitors == ()
