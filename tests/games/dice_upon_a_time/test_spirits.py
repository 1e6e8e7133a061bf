"""Forest Spirits, rolls and the end of a chapter (DT-2, DT-12, DT-13)."""

from __future__ import annotations

import pytest

from fairytable.bots import Observation, new_bot
from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.agenda import Turn
from fairytable.games.dice_upon_a_time.rolling import faces_to_turn_to
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, lying, options, tokens, told, you

LAND = load_pack(GAME).content
SIX = [6, 6, 6, 6, 6]


@clause("DT-6.6", "DT-6.7")
def test_a_rabbit_token_is_said_to_be_spent() -> None:
    match = land(red={"rabbits": 1}, blue={})
    play(match, "red: rabbit inn")
    keys = [event.key for event in match.events or ()]
    assert keys[-2:] == ["rabbit_token_used", "moved"]
    assert you(match).rabbits == 0


@clause("DT-12.12")
def test_whoever_has_no_die_for_the_wolf_is_named() -> None:
    match = land(red={}, blue={"pool": []}, green={})
    play(match, "red: place plain_3 wolf")
    assert told(match, "nothing_happened") == [{"seat": "blue", "why": "no_die_for_wolf"}]


@clause("DT-12.5")
def test_when_all_rabbit_tokens_are_taken_the_winner_gets_the_marker_alone() -> None:
    most = LAND.numbers.rabbit_tokens
    match = land(phase="end_of_chapter", sockets={"rabbit": ["blue plain_3"]}, red={"rabbits": most}, blue={})
    assert told(match, "nothing_happened") == [{"seat": "blue", "why": "no_rabbit_tokens"}]
    assert (match.table.marker, you(match, "blue").rabbits) == ("blue", 0)


@clause("DT-13.3")
def test_the_end_of_a_chapter_is_announced() -> None:
    match = land(phase="end_of_chapter", chapter=2, sockets={"fox": ["red twin_1"]}, red={}, blue={})
    assert told(match, "chapter_ends") == [{"chapter": 2}]


@clause("DT-12.4", "DT-12.5", "DT-12.6", "DT-13.2")
def test_the_top_die_on_the_rabbit_wins_marker_and_token() -> None:
    match = land(phase="end_of_chapter", sockets={"rabbit": ["red twin_1", "blue plain_3"]}, red={}, blue={}, green={})
    assert asked(match) == "blue: take_rabbit_token"
    play(match, "blue: yes")
    assert (you(match, "blue").rabbits, match.table.marker) == (1, "blue")
    assert cited(match, "rabbit_token_won") == [("DT-12.5", {"seat": "blue"})]


@clause("DT-12.5")
def test_the_rabbit_token_may_be_left_but_not_the_marker() -> None:
    match = land(phase="end_of_chapter", sockets={"rabbit": ["blue plain_3"]}, red={}, blue={})
    play(match, "blue: no")
    assert (you(match, "blue").rabbits, match.table.marker) == (0, "blue")


@clause("DT-12.6")
def test_without_a_die_on_the_rabbit_the_marker_stays() -> None:
    match = land(phase="end_of_chapter", marker="blue", red={}, blue={})
    assert match.table.marker == "blue"


@clause("DT-12.9", "DT-12.11", "DT-12.13", "DT-12.25", "DT-5.3")
def test_the_wolf_takes_a_die_from_everybody_else_before_the_face_works() -> None:
    blue: Has = {"pool": ["potion_magic", "plain_3"]}
    green: Has = {"pool": ["twin_1", "book_2"]}
    match = land(red={"pool": ["potion_magic", "twin_1"]}, blue=blue, green=green)
    play(match, "red: place potion_magic wolf", "blue: wolf_die potion_magic", "green: wolf_die twin_1")
    assert asked(match) == "red: draw_magic", "the face of the die placed works, those given do not"
    assert match.table.wolf_dice == lying("blue potion_magic", "green twin_1")
    assert match.table.spirits_with_dice_of("blue") == 1


@clause("DT-12.10", "DT-12.27")
def test_the_wolf_comes_once_in_a_chapter_even_if_its_socket_is_free_again() -> None:
    match = land(red={"pool": ["twin_1", "book_1"], "magic": ["blue_light"], "at": "well"}, blue={"pool": []})
    play(match, "red: place twin_1 wolf", "red: take_back twin_1")
    assert "wolf" not in match.table.sockets
    assert not [option for option in options(match) if option.endswith(" wolf")]
    reason = match.why_not("red", "place book_1 wolf")
    assert reason is not None
    assert reason.key == "wolf_was_here"


@clause("DT-12.12")
def test_who_has_no_dice_gives_the_wolf_nothing() -> None:
    match = land(red={"pool": ["twin_1", "book_1"]}, blue={"pool": []})
    play(match, "red: place twin_1 wolf")
    assert match.table.wolf_dice == ()
    assert asked(match) == "red: turn"


@clause("DT-12.14", "DT-12.15", "DT-12.16", "DT-2.3", "DT-12.17")
def test_the_snake_die_is_won_rolled_and_used() -> None:
    match = land(phase="end_of_chapter", sockets={"snake": ["blue plain_3"]}, red={}, blue={}, dice=[*SIX, *SIX, 1])
    play(match, "blue: yes")
    assert "snake_5" in you(match, "blue").pool
    assert len(you(match, "blue").pool) == 6
    assert cited(match, "snake_die_won") == [("DT-12.15", {"seat": "blue"})]


@clause("DT-12.15")
def test_the_snake_die_may_be_left() -> None:
    match = land(phase="end_of_chapter", sockets={"snake": ["blue plain_3"]}, red={}, blue={})
    play(match, "blue: no")
    assert match.table.snake == ""


@clause("DT-12.18")
def test_the_lose_face_sends_the_snake_die_home() -> None:
    match = land(phase="open_chapter", snake="red", red={}, blue={}, dice=[*SIX, 3, *SIX])
    assert match.table.snake == ""
    assert len(you(match).pool) == 5
    assert told(match, "snake_die_lost") == [{"seat": "red"}]


@clause("DT-12.19", "DT-2.13", "DT-2.11")
def test_a_token_face_gives_its_token_and_then_the_die_goes_home() -> None:
    match = land(phase="open_chapter", snake="blue", red={}, blue={}, dice=[*SIX, *SIX, 4])
    assert asked(match) == "blue: snake_token"
    assert match.table.snake == "blue"
    play(match, "blue: take coin 1")
    assert (tokens(match, "blue"), match.table.snake) == ((1, 0, 0), "")


@clause("DT-12.20", "DT-12.21", "DT-12.26")
def test_a_snake_die_on_top_wins_even_its_own_field_before_it_goes_home() -> None:
    sockets = {"snake": ["red twin_1", "blue snake_5"]}
    match = land(phase="end_of_chapter", snake="blue", sockets=sockets, red={}, blue={}, dice=[*SIX, *SIX, 2])
    assert asked(match) == "blue: take_snake_die"
    play(match, "blue: yes")
    assert "snake_6" in you(match, "blue").pool


@clause("DT-12.20")
def test_a_snake_die_that_nobody_won_goes_home() -> None:
    match = land(phase="end_of_chapter", snake="blue", sockets={"town-inn": ["blue snake_5"]}, red={}, blue={})
    assert match.table.snake == ""
    assert all(not die.startswith("snake") for one in match.table.adventurers for die in one.pool)


@clause("DT-12.22", "DT-12.23", "DT-2.4", "DT-2.5")
def test_dice_on_the_fox_are_set_after_the_others_were_rolled() -> None:
    """One player may use both sockets."""
    sockets = {"fox": ["red twin_1", "red book_2"]}
    match = land(phase="end_of_chapter", sockets=sockets, red={}, blue={}, dice=[6, 6, 6, *SIX])
    assert asked(match) == "red: set_die"
    assert you(match).pool == ("plain_6", "potion_magic", "cross_ban")
    assert match.table.event == "", "the Event is still face down"
    assert options(match) == [f"set twin {face}" for face in ("1", "2", "3", "4", "5", "doubling")] + ["roll_fox twin"]
    play(match, "red: set twin doubling", "red: set book 5")
    assert set(you(match).pool) == {"plain_6", "potion_magic", "cross_ban", "twin_doubling", "book_5"}


@clause("DT-2.4", "DT-2.11")
def test_a_fox_die_may_be_rolled_and_belongs_to_the_opening_roll() -> None:
    match = land(
        phase="finish_roll", red={"pool": ["plain_3"], "foxed": ["twin"], "character": "rapunzel"}, blue={}, dice=[1, 4]
    )
    play(match, "red: roll_fox twin")
    assert options(match) == ["reroll twin_1", "decline"]
    play(match, "red: reroll twin_1")
    assert you(match).pool == ("plain_3", "twin_4")


@clause("DT-12.24")
def test_the_fox_does_not_keep_the_snake_die() -> None:
    match = land(phase="end_of_chapter", snake="red", sockets={"fox": ["red snake_5"]}, red={}, blue={})
    assert you(match).foxed == ()
    assert asked(match) != "red: set_die"


@clause("DT-12.28", "DT-2.13")
def test_a_rerolled_snake_die_may_be_lost_and_the_bird_turns_it_only_to_numbers() -> None:
    match = land(
        snake="red", red={"pool": ["snake_5", "twin_3"], "magic": ["ball_of_yarn"], "at": "well"}, blue={}, dice=[3]
    )
    play(match, "red: yarn", "red: reroll snake_5", "red: roll")
    assert you(match).pool == ("twin_3",)
    assert faces_to_turn_to(match.table, "snake_5") == ["5", "6"]


@clause("DT-12.29")
def test_a_marker_moved_in_mid_chapter_counts_from_the_next_one() -> None:
    match = land(
        red={"pool": ["book_story", "twin_1"]}, blue={}, green={}, marker="blue", story=["the_cock_crows_first"]
    )
    play(match, "red: place book_story fox")
    assert match.table.marker == "red"
    assert asked(match) == "blue: turn"


@clause("DT-13.1", "DT-13.3", "DT-13.4", "DT-13.5")
def test_a_chapter_ends_when_all_are_done_and_everything_is_taken_back() -> None:
    red: Has = {
        "pool": ["twin_1"],
        "at": "well",
        "coin": 2,
        "quests": ["the_wedding"],
        "uses": 1,
        "character": "rapunzel",
    }
    match = land(red=red, blue={"pool": [], "passed": True})
    play(match, "red: place twin_1 fox")
    assert match.table.chapter == 3
    assert match.table.sockets == {}
    assert (you(match).at, tokens(match), you(match).quests, you(match).uses) == (
        "well",
        (2, 0, 0),
        ("the_wedding",),
        0,
    )
    assert not you(match, "blue").has_passed


@clause("DT-13.1", "DT-3.5")
def test_a_rabbit_token_keeps_the_chapter_going() -> None:
    match = land(red={"pool": ["twin_1"], "at": "well"}, blue={"pool": [], "rabbits": 1})
    play(match, "red: place twin_1 snake")
    assert asked(match) == "blue: turn"
    assert options(match, "place") == []


@clause("DT-2.1", "DT-2.2", "DT-1.4", "DT-1.5", "DT-2.10")
def test_all_roll_five_dice_that_all_can_see_and_the_marker_begins() -> None:
    match = land(phase="open_chapter", marker="blue", red={}, blue={}, green={}, dice=[1, 2, 3, 4, 5, *SIX, *SIX])
    assert you(match, "blue").pool == ("plain_3", "potion_2", "book_3", "cross_4", "twin_5")
    assert match.view("green")["adventurers"][1]["pool"] == list(you(match, "blue").pool)
    assert asked(match) == "blue: turn"


@clause("DT-2.6", "DT-14.14")
def test_rapunzel_rerolls_one_low_die_once_and_the_result_stands() -> None:
    match = land(phase="open_chapter", red={"character": "rapunzel"}, blue={}, dice=[1, 1, 2, 6, 6, *SIX, 1])
    assert options(match) == ["reroll potion_1", "reroll book_2", "decline"]
    play(match, "red: reroll potion_1")
    assert "potion_1" in you(match).pool
    assert asked(match) == "red: turn"


@clause("DT-2.7", "DT-2.8", "DT-2.9", "DT-18.1", "DT-1.3", "DT-1.6")
def test_one_event_is_revealed_after_the_roll_and_those_face_down_count_the_chapters() -> None:
    match = new_match(GAME, 2, 3)
    while match.table.chapter == 0 or match.table.phase is not Turn:
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    table = match.table
    assert table.event
    assert len(table.events_to_come) == 6 - 1
    first = table.event
    while table.chapter == 1:
        question = match.questions[0]
        match.answer(question.seat, "pass" if question.about == "turn" else question.options[0])
    assert table.events_past == [first]
    assert match.view("red")["events_to_come"] == len(table.events_to_come)


@clause("DT-2.12")
def test_without_an_active_player_the_marker_takes_his_place_in_the_order() -> None:
    match = land(phase="finish_roll", marker="green", red={}, blue={}, green={})
    match.table.active = ""
    assert match.table.order(("red",)) == ["red", "green", "blue"]


@clause("DT-13.6", "DT-13.8", "DT-19.8", "DT-12.13")
def test_after_the_last_chapter_dice_still_lie_and_only_the_marker_moves() -> None:
    """TV-13, and the Side Quest of the marker."""
    match = land(
        phase="end_of_chapter",
        chapter=6,
        sockets={"rabbit": ["blue twin_1"], "fox": ["red book_1"]},
        wolf=["red plain_3"],
        red={"stories": ["friend_of_the_forest"]},
        blue={"stories": ["first_in_the_tale"]},
    )
    assert match.is_over
    assert match.result is not None
    assert match.result.scores == {"red": 2, "blue": 2}
    assert you(match, "blue").rabbits == 0


@clause("DT-20.1")
def test_a_one_fits_only_the_spirits_and_there_the_bots_put_it() -> None:
    match = land(red={"pool": ["twin_1", "plain_5"], "quests": ["the_late_pay"]}, blue={})
    places = {option.split(" ")[2] for option in options(match, "place") if "twin_1" in option}
    assert places == {"rabbit", "wolf", "snake", "fox"}
    while match.questions[0].about != "turn" or "twin_1" in you(match).pool:
        seat = match.questions[0].seat
        match.answer(seat, new_bot("greedy", 1).choose(Observation(match, seat)))
    (die,) = lying("red twin_1")
    assert {socket for socket, stack in match.table.sockets.items() if die in stack} < places


@clause("DT-20.2")
def test_king_and_fairy_are_left_only_with_a_six() -> None:
    match = land(red={"at": "king", "pool": ["plain_5", "twin_5"]}, blue={})
    assert not [option for option in options(match) if option.endswith("church-king")]


@clause("DT-20.3")
@pytest.mark.parametrize("place", ["clouds", "hell", "big_sea", "big_mountains"])
def test_from_any_steed_every_far_place_is_two_placements_away(place: str) -> None:
    (steed, route), *_ = [(end, way) for end, way in LAND.ways[place].items() if end in LAND.places["steed"]]
    other = next(field for field in sorted(LAND.places["steed"]) if field != steed)
    match = land(phase="ability", red={"at": other, "pool": ["plain_6"]}, blue={"pool": ["twin_1"]})
    play(match, f"red: jump {steed}", "blue: place twin_1 fox", f"red: place plain_6 {route}", f"red: walk {place}")
    assert you(match).at == place


@clause("DT-20.4")
def test_fox_dice_are_shown_apart_and_not_rolled_with_the_others() -> None:
    match = land(phase="open_chapter", red={"foxed": ["twin"]}, blue={}, dice=[1] * 9)
    view = match.view("red")["adventurers"][0]
    assert view["foxed"] == ["twin"]
    assert view["pool"] == ["plain_3", "potion_1", "book_1", "cross_1"]
    assert cited(match, "chapter_begins") == [("DT-1.3", {"chapter": 3, "seat": "red"})]


@clause("DT-10.6")
@pytest.mark.parametrize("value", ["1", "2"])
def test_a_low_die_need_not_be_passed_with(value: str) -> None:
    match = land(red={"pool": [f"twin_{value}"]}, blue={})
    assert f"place twin_{value} fox" in options(match)
