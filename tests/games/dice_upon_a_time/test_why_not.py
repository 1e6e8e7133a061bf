"""Why can't I? The reasons for what somebody could expect to do and cannot do now, verb by verb."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.words import Words
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.testing import arranged, clause, play
from tests.games.dice_upon_a_time.land import Has, asked, land
from tests.games.dice_upon_a_time.truths import TRUTHS

LAND = load_pack(GAME).content
WORDS = Words(GAME, "en", LAND.names("en"))


def refused(match: Match, option: str, seat: str = "red") -> tuple[str, str]:
    """The key and the clause of the reason why an option is missing; the numbers in it are true."""
    question = match.question_for(seat)
    assert question is not None
    reason = match.why_not(seat, option)
    assert reason is not None, f"{option} is not explained at {question.about}"
    if reason.key in TRUTHS:
        assert TRUTHS[reason.key](match.table, question, option, reason.values), reason
    return reason.key, reason.clause


def said(match: Match, option: str, seat: str = "red") -> str:
    """The reason in words."""
    reason = match.why_not(seat, option)
    assert reason is not None
    return WORDS.reason(reason)


FULL = ["blue plain_3", "green plain_3", "blue twin_4"]


@clause("DT-4.5", "DT-32.1", "DT-32.2", "DT-1.7")
@pytest.mark.parametrize(
    ("players", "event", "dice", "why"),
    [
        (3, "", 3, ("full", "DT-4.5")),
        (2, "", 2, ("full", "DT-32.1")),
        (2, "low_branches", 1, ("full", "DT-32.2")),
        (3, "low_branches", 2, ("full", "DT-1.7")),
        (3, "long_ladders", 4, ("full", "DT-1.7")),
    ],
)
def test_a_full_stack_is_explained_by_the_rule_that_holds_at_this_table(
    players: int, event: str, dice: int, why: tuple[str, str]
) -> None:
    seated: dict[str, Has] = {seat: {} for seat in ("red", "blue", "green")[:players]}
    for socket in ("town-inn", "rabbit"):
        match = land(event=event, sockets={socket: ["blue plain_3"] * dice}, seated=seated)
        assert refused(match, f"place plain_3 {socket}") == why


@clause("DT-3.3")
def test_a_second_die_is_not_placed_in_the_same_turn() -> None:
    match = land(red={"pool": ["plain_3", "twin_4"]}, blue={})
    play(match, "red: place plain_3 town-inn")
    assert refused(match, "place twin_4 town-inn") == ("one_placement", "DT-3.3")


@clause("DT-6.6", "DT-6.7", "DT-3.2", "DT-14.12", "DT-14.2")
def test_a_hop_needs_a_rabbit_token_and_takes_the_place_of_a_die() -> None:
    without = land(red={}, blue={})
    assert refused(without, "rabbit inn") == ("no_rabbit_token", "DT-6.6")
    placed = land(red={"rabbits": 1}, blue={})
    play(placed, "red: place plain_3 town-inn")
    assert refused(placed, "rabbit inn") == ("instead_of_placing", "DT-6.7")


@clause("DT-14.12", "DT-14.2", "DT-3.2")
def test_sleeping_beauty_needs_a_die_and_walks_once_in_a_chapter() -> None:
    beauty: Has = {"character": "sleeping_beauty", "rabbits": 1}
    empty = land(red={**beauty, "pool": []}, blue={})
    assert refused(empty, "sleep inn") == ("dice_missing", "DT-14.12")
    used = land(red={**beauty, "uses": 1}, blue={})
    assert refused(used, "sleep inn") == ("ability_used", "DT-14.2")
    late = land(red={**beauty, "pool": ["plain_3", "twin_4"]}, blue={})
    play(late, "red: place plain_3 town-inn")
    assert refused(late, "sleep inn") == ("instead_of_placing", "DT-3.2")


@clause("DT-3.2", "DT-6.10", "DT-16.13", "DT-16.14")
def test_what_replaces_a_placement_comes_only_in_its_place() -> None:
    red: Has = {"magic": ["wishing_cap", "golden_horse", "ball_of_yarn"], "pool": ["plain_3", "twin_4"], "rabbits": 1}
    match = land(red=red, blue={}, green={"at": "well"})
    assert refused(match, "cap town") == ("already_here", "DT-6.10")
    assert refused(match, "horse town") == ("already_here", "DT-6.10")
    assert refused(match, "horse hell") == ("nobody_there", "DT-16.14")
    play(match, "red: place plain_3 town-inn")
    assert refused(match, "cap hell") == ("instead_of_placing", "DT-3.2")
    assert refused(match, "horse well") == ("instead_of_placing", "DT-3.2")
    assert refused(match, "yarn") == ("before_placing", "DT-16.13")
    empty = land(red={**red, "pool": []}, blue={})
    assert refused(empty, "yarn") == ("no_dice_to_roll", "DT-16.13")


@clause("DT-4.8")
def test_a_ban_refuses_every_other_face_however_high() -> None:
    match = land(red={"pool": ["book_story", "cross_1", "plain_6"]}, blue={}, sockets={"town-inn": ["blue cross_ban"]})
    for die in ("book_story", "cross_1", "plain_6"):
        assert refused(match, f"place {die} town-inn") == ("banned", "DT-4.8")


@clause("DT-4.3", "DT-4.5")
@pytest.mark.parametrize("socket", ["town-inn", "rabbit"])
def test_a_die_that_is_worth_too_little_is_refused_for_that(socket: str) -> None:
    match = land(red={"pool": ["cross_1"]}, blue={}, green={}, sockets={socket: ["blue plain_3"]})
    assert refused(match, f"place cross_1 {socket}") == ("too_low", "DT-4.3")


@clause("DT-14.2", "DT-14.5", "DT-14.8")
def test_the_tailor_knocks_before_placing_once_in_a_chapter_and_never_a_ban() -> None:
    sockets = {"town-inn": ["blue cross_ban"], "fox": ["blue twin_4"], "town-well": ["blue plain_3"]}
    tailor: Has = {"character": "brave_little_tailor", "pool": ["plain_3", "twin_4"]}
    match = land(red=tailor, blue={}, sockets=sockets)
    assert refused(match, "knock town-inn") == ("knock_no_ban", "DT-14.8")
    assert refused(match, "knock fox") == ("knock_no_stack", "DT-14.8")
    play(match, "red: place plain_3 town-church")
    assert refused(match, "knock town-well") == ("before_placing", "DT-14.5")
    used = land(red={**tailor, "uses": 1}, blue={}, sockets=sockets)
    assert refused(used, "knock town-well") == ("ability_used", "DT-14.2")


@clause("DT-4.14", "DT-4.17", "DT-14.2", "DT-14.6", "DT-14.15", "DT-16.17", "DT-16.18")
@pytest.mark.parametrize(
    ("red", "stack", "option", "why"),
    [
        ({"magic": ["seven_league_boots"]}, FULL, "seven_league_boots cross_1 town-inn", ("full", "DT-16.17")),
        ({"magic": ["seven_league_boots"]}, [], "seven_league_boots cross_1 wolf", ("no_stacks", "DT-4.14")),
        (
            {"magic": ["magic_beans"]},
            [*FULL, "blue plain_5"],
            "magic_beans cross_1 town-inn",
            ("full_even_so", "DT-4.17"),
        ),
        ({"magic": ["magic_beans"]}, FULL, "magic_beans cross_1 town-inn", ("too_low", "DT-16.18")),
        (
            {"magic": ["magic_beans"]},
            [*FULL[:2], "blue cross_ban"],
            "magic_beans cross_1 town-inn",
            ("banned", "DT-16.18"),
        ),
        ({"character": "musicians_of_bremen"}, FULL, "musicians_of_bremen cross_1 town-inn", ("too_low", "DT-14.15")),
        ({"character": "little_red_riding_hood"}, FULL, "little_red_riding_hood cross_1 town-inn", ("full", "DT-14.6")),
        (
            {"character": "little_red_riding_hood"},
            ["blue cross_ban"],
            "little_red_riding_hood cross_1 town-inn",
            ("hood_banned", "DT-14.6"),
        ),
        (
            {"character": "little_red_riding_hood"},
            [],
            "little_red_riding_hood cross_1 apple-well",
            ("hood_walks", "DT-14.6"),
        ),
        (
            {"character": "little_red_riding_hood", "uses": 1},
            [],
            "little_red_riding_hood cross_1 town-inn",
            ("ability_used", "DT-14.2"),
        ),
    ],
)
def test_help_for_a_die_names_what_still_stands_in_its_way(
    red: Has, stack: list[str], option: str, why: tuple[str, str]
) -> None:
    far = next(route for route in LAND.routes if "apple" in route and "well" in route)
    sockets = {"town-inn": stack} if stack else {"wolf": ["blue plain_3"]}
    match = land(red={**red, "pool": ["cross_1"]}, blue={}, green={}, sockets=sockets, wolf_was_here="wolf" in sockets)
    assert refused(match, f"place_with {option}".replace("apple-well", far)) == why


@clause("DT-16.19", "DT-12.28", "DT-14.14", "DT-14.2", "DT-16.13")
def test_only_low_dice_of_the_latest_roll_are_turned_or_rolled_again() -> None:
    bird = land(red={"magic": ["golden_bird"], "pool": ["twin_1", "plain_5"]}, blue={})
    assert refused(bird, "bird twin_1 5") == ("bird_late", "DT-16.19")
    assert refused(bird, "bird plain_5 6") == ("bird_high", "DT-16.19")
    rapunzel: Has = {"character": "rapunzel", "pool": ["twin_1", "plain_5"]}
    assert refused(land(red=rapunzel, blue={}), "reroll twin_1") == ("opening_roll_only", "DT-14.14")
    assert refused(land(red={**rapunzel, "uses": 1}, blue={}), "reroll twin_1") == ("ability_used", "DT-14.2")
    opening = land(phase="open_chapter", red=rapunzel, blue={}, dice=[1, 1, 1, 1, 1])
    high = next(die for die in opening.table.adventurer("red").pool if LAND.value_of[die] > 2)
    assert refused(opening, f"reroll {high}") == ("not_low", "DT-14.14")
    yarn = land(red={"magic": ["ball_of_yarn"], "pool": ["twin_1", "plain_5"]}, blue={})
    play(yarn, "red: yarn", "red: reroll twin_1")
    assert refused(yarn, "reroll twin_1") == ("chosen_already", "DT-16.13")


@clause("DT-4.9", "DT-6.1", "DT-6.2", "DT-6.4", "DT-6.10", "DT-12.2")
@pytest.mark.parametrize(
    ("lines", "option", "why"),
    [
        ([], "walk inn", ("place_first", "DT-4.9")),
        (["red: place plain_3 town-inn"], "walk well", ("other_route", "DT-6.1")),
        (["red: place plain_3 town-inn", "red: stay"], "walk inn", ("one_step", "DT-6.1")),
        (["red: place plain_3 rabbit"], "walk inn", ("spirit_no_walk", "DT-12.2")),
        (["red: rabbit inn"], "walk town", ("moved_already", "DT-6.10")),
    ],
)
def test_a_walk_needs_the_route_that_was_opened_and_its_own_moment(
    lines: list[str], option: str, why: tuple[str, str]
) -> None:
    match = land(red={"character": "puss_in_boots", "coin": 1, "rabbits": 1, "pool": ["plain_3", "twin_4"]}, blue={})
    play(match, *[f"{line}" for line in lines])
    assert refused(match, option) == why


@clause("DT-6.2", "DT-6.4")
def test_whoever_was_carried_off_or_opened_a_far_route_does_not_walk() -> None:
    def lose_the_way(table: DiceTable) -> None:
        table.route, table.was_moved = "town-inn", True

    red: Has = {"character": "puss_in_boots", "coin": 1, "at": "hell"}
    match = arranged(land(phase="quests", red=red, blue={}), lose_the_way)
    near = next(iter(LAND.ways["hell"]))
    assert refused(match, f"walk {near}") == ("carried_off", "DT-6.4")

    def open_a_far_route(table: DiceTable) -> None:
        table.route = "town-inn"

    match = arranged(land(phase="quests", red=red, blue={}), open_a_far_route)
    assert refused(match, f"walk {near}") == ("route_elsewhere", "DT-6.2")


@clause("DT-7.12", "DT-7.13", "DT-18.2")
def test_a_steed_carries_one_on_arrival_only() -> None:
    match = land(red={"at": "steed_nw"}, blue={})
    assert refused(match, "jump steed_se") == ("steed_on_arrival", "DT-7.13")
    assert refused(match, "jump steed_nw") == ("already_here", "DT-7.12")
    closed = land(red={"at": "steed_nw"}, blue={}, event="horses_in_the_stable")
    assert refused(closed, "jump steed_se") == ("steeds_closed", "DT-18.2")


@clause("DT-14.2", "DT-14.10", "DT-14.11", "DT-18.2", "DT-7.12")
def test_king_thrushbeard_rides_from_a_steed_when_he_arrives() -> None:
    king: Has = {"character": "king_thrushbeard", "at": "steed_nw"}
    assert refused(land(red={**king, "at": "town"}, blue={}), "ride hell") == ("ride_from_steed", "DT-14.10")
    assert refused(land(red=king, blue={}), "ride hell") == ("ride_at_once", "DT-14.10")
    assert refused(land(red=king, blue={}), "ride steed_nw") == ("already_here", "DT-7.12")
    assert refused(land(red={**king, "uses": 1}, blue={}), "ride hell") == ("ability_used", "DT-14.2")
    closed = land(red=king, blue={}, event="horses_in_the_stable")
    assert refused(closed, "ride hell") == ("steeds_closed", "DT-18.2")
    wished = land(red={**king, "at": "town", "magic": ["wishing_cap"]}, blue={})
    play(wished, "red: cap steed_nw")
    assert refused(wished, "ride hell") == ("ride_after_cap", "DT-14.11")


PUSS: Has = {"character": "puss_in_boots", "coin": 1}


@clause("DT-8.1", "DT-8.6", "DT-8.7", "DT-30.12")
def test_quests_and_their_items_wait_for_the_end_of_the_turn_and_their_place() -> None:
    fetch = next(quest for quest in LAND.quests.values() if quest.item)
    red: Has = {**PUSS, "quests": [fetch.id]}
    match = land(red=red, blue={})
    assert refused(match, f"complete {fetch.id}") == ("quests_come_last", "DT-8.1")
    assert refused(match, f"fetch {fetch.id}") == ("quests_come_last", "DT-8.7")
    late = land(phase="quests", red=red, blue={})
    assert refused(late, f"complete {fetch.id}") == ("not_there", "DT-8.6")
    assert refused(late, f"fetch {fetch.id}") == ("item_elsewhere", "DT-8.7")
    carried = land(phase="quests", red={**red, "fetched": [fetch.id]}, blue={})
    assert refused(carried, f"fetch {fetch.id}") == ("item_carried", "DT-8.7")
    together = land(phase="quests", red=PUSS, blue={"fetched": [fetch.id]}, options={"mode": "coop"})
    assert refused(together, f"fetch {fetch.id}") == ("item_carried", "DT-30.12")


def story_with(kind: str, condition: str) -> str:
    fitting = [one for one in LAND.stories.values() if one.kind == kind and one.applies_together]
    return str(next(one.id for one in fitting if type(one.condition).__name__ == condition))


def place_of(card: str) -> str:
    condition: Any = LAND.stories[card].condition
    return str(next(iter(LAND.places[condition.place])))


@clause("DT-17.10", "DT-17.12", "DT-17.13", "DT-17.20", "DT-30.17")
@pytest.mark.parametrize(
    ("kind", "verb", "phase_5", "visiting"),
    [("mini_quest", "fulfil", "DT-17.12", "DT-17.13"), ("curse", "lift", "DT-17.10", "DT-17.20")],
)
def test_story_cards_that_lie_open_name_what_is_missing(kind: str, verb: str, phase_5: str, visiting: str) -> None:
    visit, pay = story_with(kind, "Visits"), story_with(kind, "Pays")
    red: Has = {"character": "rapunzel", "stories": [visit, pay]}
    early = land(red=red, blue={})
    assert refused(early, f"{verb} {visit}") == ("quests_come_last", phase_5)
    with_tokens: Has = {**red, "character": "puss_in_boots", "coin": 0, "magic": ["blue_light"]}
    late = land(phase="quests", red=with_tokens, blue={}, sockets={"town-inn": ["red twin_4"]})
    assert refused(late, f"{verb} {visit}") == ("not_there", visiting)
    key, clause_of_paying = refused(late, f"{verb} {pay}")
    assert key in ("tokens_missing", "any_tokens_missing")
    assert clause_of_paying == phase_5
    there = land(
        phase="quests", red={**with_tokens, "at": place_of(visit)}, blue={}, sockets={"town-inn": ["red twin_4"]}
    )
    assert refused(there, f"{verb} {visit}") == ("arrive_anew", visiting)


@clause("DT-17.10", "DT-30.17")
def test_a_curse_that_asks_for_a_ride_and_a_card_that_means_nothing_say_so() -> None:
    assert refused(land(red={"stories": ["iron_shoes"]}, blue={}), "lift iron_shoes") == ("curse_rides", "DT-17.10")
    useless = next(one.id for one in LAND.stories.values() if one.kind == "mini_quest" and not one.applies_together)
    match = land(red={}, blue={}, options={"mode": "coop"}, common=[useless])
    assert refused(match, f"fulfil {useless}") == ("useless_together", "DT-30.17")


@clause("DT-17.12")
def test_a_mini_quest_that_asks_for_a_magic_item_says_so() -> None:
    cards = [one for one in LAND.stories.values() if type(one.condition).__name__ == "PaysMagic"]
    for card in cards:
        verb, number = ("fulfil", "DT-17.12") if card.kind == "mini_quest" else ("lift", "DT-17.10")
        match = land(phase="quests", red={**PUSS, "stories": [card.id]}, blue={})
        assert refused(match, f"{verb} {card.id}") == ("no_magic_to_pay", number)
    assert cards


@clause("DT-14.1", "DT-18.4")
def test_a_character_is_taken_or_was_left_out() -> None:
    match = land(
        phase="choose_character",
        red={},
        blue={},
        options={"characters": "chosen", "cards": "beginner", "abilities": "on"},
    )
    assert refused(match, "character snow_white") == ("character_left_out", "DT-18.4")
    play(match, "red: character rapunzel")
    assert refused(match, "character rapunzel", "blue") == ("character_taken", "DT-14.1")


@clause("DT-7.17", "DT-15.8")
def test_a_deck_is_empty_or_named_out() -> None:
    match = land(
        phase="ability", red={"at": "king"}, blue={}, only=True, decks={"2": ["star_money"], "3": ["the_wedding"]}
    )
    assert refused(match, "deck 4") == ("deck_empty", "DT-15.8")
    play(match, "red: deck 2")
    assert refused(match, "deck 2") == ("deck_named_out", "DT-7.17")


@clause("DT-5.14", "DT-5.16", "DT-7.8", "DT-18.2")
def test_tokens_that_are_not_to_be_had_name_what_is() -> None:
    def placing(die: str, event: str = "") -> Match:
        match = land(red={"at": "well", "pool": [die]}, blue={}, event=event)
        return play(match, f"red: place {die} {LAND.ways['well']['apple']}", "red: walk apple")

    plain = placing("plain_6")
    assert refused(plain, "take coin 1") == ("other_tokens", "DT-7.8")
    doubling = next(die for die, face in LAND.face_of.items() if face == "doubling")
    assert refused(placing(doubling), "take apple 3") == ("no_doubling", "DT-5.16")
    assert refused(placing(doubling, "a_sober_day"), "take apple 2") == ("plain_faces", "DT-18.2")
    fairy = land(phase="ability", red={"at": "fairy"}, blue={}, event="two_wishes")
    play(fairy, "red: take coin 1")
    assert refused(fairy, "take coin 1") == ("different_kinds", "DT-18.2")
    assert refused(placing("plain_6", "two_wishes"), "take coin 1") == ("other_tokens", "DT-7.8"), "no Fairy is there"


@clause("DT-5.14", "DT-5.16", "DT-7.6")
def test_a_doubling_face_that_is_spent_or_means_a_card_says_so() -> None:
    def doubling_placed(table: DiceTable) -> None:
        table.placed = next(die for die, face in LAND.face_of.items() if face == "doubling")

    fairy = arranged(land(phase="ability", red={"at": "fairy"}, blue={}), doubling_placed)
    assert refused(fairy, "take coin 2") == ("no_doubling", "DT-5.16")
    story = land(phase="ability", red={"at": "soldier"}, blue={}, story=["the_grateful_ant"])
    assert refused(arranged(story, doubling_placed), "take coin 2") == ("cards_not_doubled", "DT-5.14")


@clause("DT-16.7", "DT-16.9")
def test_what_makes_tokens_more_names_what_stands_in_its_way() -> None:
    both = ["wishing_table", "hazel_branch"]
    waits = land(red={"magic": both}, blue={})
    assert refused(waits, "branch apple") == ("card_waits", "DT-16.9")
    assert refused(waits, "wishing_table apple") == ("card_waits", "DT-16.7")
    field = land(phase="ability", red={"at": "apple", "magic": both}, blue={})
    play(field, "red: take apple 1")
    assert refused(field, "branch coin") == ("not_gained", "DT-16.9")
    assert refused(field, "wishing_table coin") == ("not_gained", "DT-16.7")
    assert refused(field, "table_and_branch coin") == ("not_gained", "DT-16.7")
    story = land(phase="ability", red={"at": "soldier", "magic": both}, blue={}, story=["windfall"])
    assert refused(story, "wishing_table apple") == ("not_on_field", "DT-16.7")
    assert refused(story, "table_and_branch apple") == ("not_on_field", "DT-16.7")
    rich = land(phase="ability", red={"at": "apple", "magic": both}, blue={}, event="rich_harvest")

    def double(table: DiceTable) -> None:
        table.doubles = True

    arranged(rich, double)
    play(rich, "red: take apple 3")
    assert refused(rich, "wishing_table apple") == ("table_not_more", "DT-16.7")


@clause("DT-17.19", "DT-17.10")
def test_a_token_that_one_lacks_cannot_be_lost_or_paid() -> None:
    lost = land(phase="ability", red={"at": "soldier", "coin": 1, "apple": 1}, blue={}, story=["spilled_basket"])
    assert asked(lost) == "red: lose_token"
    assert refused(lost, "lose bread") == ("token_lacking", "DT-17.19")
    cards = [one for one in LAND.stories.values() if type(one.condition).__name__ == "Pays"]
    card = next(one for one in cards if "any" in one.condition.tokens)
    verb = "fulfil" if card.kind == "mini_quest" else "lift"
    paid = land(phase="quests", red={"coin": 3, "apple": 3, "stories": [card.id]}, blue={})
    play(paid, f"red: {verb} {card.id}")
    assert asked(paid) == "red: pay_token"
    assert refused(paid, "pay bread") == ("token_lacking", "DT-17.10")


@clause("DT-14.2", "DT-14.7")
def test_puss_in_boots_swaps_once_in_a_chapter_what_he_has() -> None:
    assert refused(land(red=PUSS, blue={}), "convert apple coin") == ("token_lacking", "DT-14.7")
    assert refused(land(red={**PUSS, "uses": 1}, blue={}), "convert coin apple") == ("ability_used", "DT-14.2")
    busy = land(phase="ability", red={**PUSS, "at": "apple"}, blue={})
    assert refused(busy, "convert coin apple") == ("between_phases", "DT-14.7")


@clause("DT-16.3", "DT-16.24", "DT-16.31")
def test_a_card_outside_its_window_says_what_it_waits_for() -> None:
    words = {
        "starwort": "harm",
        "golden_ball": "take something",
        "cudgel_in_the_sack": "tokens",
        "white_snake": "Snake",
    }
    match = land(red={"magic": list(words)}, blue={})
    for card, word in words.items():
        assert refused(match, f"play {card}") == ("card_waits", "DT-16.3")
        assert word in said(match, f"play {card}")
    gift = land(
        phase="ability",
        red={"at": "soldier", "magic": ["starwort", "cloak_of_invisibility"]},
        blue={},
        story=["the_split_sack"],
    )
    assert refused(gift, "play starwort") == ("gifts_do_no_harm", "DT-16.24")
    red: Has = {"at": "soldier", "magic": ["starwort", "golden_ball"], "coin": 1}
    loss = land(phase="ability", red=red, blue={}, story=["robbers_in_the_inn"])
    play(loss, "red: decline")
    assert refused(loss, "play starwort") == ("starwort_late", "DT-16.31")


@clause("DT-16.16", "DT-16.27", "DT-4.15")
def test_ring_and_light_wait_until_what_has_begun_is_finished() -> None:
    red: Has = {"at": "apple", "magic": ["cursed_ring", "blue_light"], "stories": ["iron_shoes"]}
    busy = land(phase="ability", red=red, blue={}, sockets={"town-inn": ["red twin_4"]})
    assert refused(busy, "ring iron_shoes blue") == ("between_phases", "DT-16.27")
    assert refused(busy, "take_back twin_4") == ("between_phases", "DT-16.16")

    def discard_a_die(table: DiceTable) -> None:
        table.adventurer("red").spent = ("book_3",)

    spent = arranged(land(red=red, blue={}), discard_a_die)
    assert refused(spent, "take_back book_3") == ("die_discarded", "DT-4.15")


@clause("DT-14.5", "DT-14.13", "DT-15.8", "DT-30.6")
def test_thumbling_says_why_he_does_not_go() -> None:
    thumbling: Has = {"character": "thumbling"}
    assert refused(land(red={**thumbling, "thumblings": 0}, blue={}), "thumbling 2") == ("thumbling_tokens", "DT-14.13")
    assert refused(land(red={**thumbling, "quests": ["star_money"]}, blue={}), "thumbling 2") == (
        "thumbling_quests",
        "DT-14.5",
    )
    assert refused(land(red=thumbling, blue={}), "thumbling 3") == ("thumbling_small", "DT-14.5")
    empty = land(red=thumbling, blue={}, only=True, decks={})
    assert refused(empty, "thumbling 2") == ("deck_empty", "DT-15.8")
    together = land(red=thumbling, blue={}, options={"mode": "coop"})
    assert refused(together, "thumbling 2") == ("thumbling_together", "DT-30.6")
    busy = land(phase="ability", red={**thumbling, "at": "apple"}, blue={})
    assert refused(busy, "thumbling 2") == ("between_phases", "DT-14.5")


@clause("DT-30.7", "DT-30.17")
def test_only_a_useless_card_just_drawn_is_replaced() -> None:
    match = land(
        phase="ability",
        red={"at": "magic_items", "magic": ["starwort", "magic_mirror"]},
        blue={},
        magic=["cursed_ring"],
        options={"mode": "coop"},
    )
    play(match, "red: draw")
    assert asked(match) == "red: replace_magic"
    assert refused(match, "replace starwort") == ("useful_together", "DT-30.17")
    assert refused(match, "replace magic_mirror") == ("drawn_before", "DT-30.7")


@clause("DT-11.1", "DT-11.2", "DT-11.6")
def test_an_exchange_needs_company_goods_and_the_end_of_the_turn() -> None:
    early = land(red={"coin": 1}, blue={"apple": 1}, green={"at": "hell"})
    assert refused(early, "exchange blue") == ("after_phase_4", "DT-11.6")
    assert refused(early, "swap blue coin apple") == ("after_phase_4", "DT-11.6")
    late = land(phase="quests", red={"coin": 1}, blue={"apple": 1}, green={"at": "hell"})
    assert refused(late, "exchange green") == ("elsewhere", "DT-11.1")
    poor = land(phase="quests", red={"stories": ["iron_shoes"]}, blue={}, green={"coin": 1})
    assert refused(poor, "exchange blue") == ("nothing_to_swap", "DT-11.2")
    left = land(red={"apple": 1, **PUSS}, blue={"coin": 1}, green={"at": "hell"})
    left.leave("blue")
    play(left, "red: place plain_3 town-inn", "red: stay")
    assert refused(left, "exchange blue") == ("has_left", "DT-11.1")


@clause("DT-11.10")
def test_no_more_offers_after_three_refusals_or_twelve_offers() -> None:
    match = land(phase="quests", red={"apple": 2, **PUSS}, blue={"coin": 1})
    for _ in range(2):
        play(match, "red: swap blue apple coin", "blue: no")
    play(match, "red: swap blue apple coin")
    assert refused(match, "counter", "blue") == ("last_word", "DT-11.10")
    play(match, "blue: no")
    assert refused(match, "swap blue apple coin") == ("refused_enough", "DT-11.10")
    assert refused(match, "exchange blue") == ("refused_enough", "DT-11.10")
    many = land(phase="quests", red={"apple": 2, **PUSS}, blue={"coin": 1})
    for _ in range(12):
        play(many, "red: exchange blue", "red: drop")
    assert refused(many, "exchange blue") == ("offers_enough", "DT-11.10")


@clause("DT-11.3", "DT-11.9")
def test_an_offer_says_what_cannot_be_part_of_it() -> None:
    red: Has = {"coin": 1, "stories": ["iron_shoes"], "done": ["star_money"]}
    match = land(phase="quests", red=red, blue={"apple": 2, "magic": ["starwort"]})
    play(match, "red: exchange blue")
    assert refused(match, "propose") == ("nothing_named", "DT-11.9")
    assert refused(match, "give iron_shoes") == ("never_swapped", "DT-11.3")
    assert refused(match, "give star_money") == ("never_swapped", "DT-11.3")
    play(match, "red: give coin", "red: want apple", "red: want apple", "red: want_magic")
    assert refused(match, "give coin") == ("all_named", "DT-11.9")
    assert refused(match, "want apple") == ("all_named", "DT-11.9")
    assert refused(match, "want_magic") == ("no_more_magic", "DT-11.9")
