"""Phase 1: placing dice, stacks and Bans (DT-3, DT-4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.errors import IllegalAnswer
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, lying, options, told, you
from tests.games.dice_upon_a_time.test_packs import change, edited

FULL = ["blue plain_3", "green plain_3", "blue book_3"]


@clause("DT-3.1", "DT-4.1", "DT-4.9", "DT-6.1")
def test_a_turn_places_a_die_and_then_walks_along_its_route() -> None:
    match = land(red={"pool": ["plain_3"]}, blue={})
    play(match, "red: place plain_3 town-church")
    assert match.table.sockets == {"town-church": lying("red plain_3")}
    assert you(match).pool == ()
    assert asked(match) == "red: move"
    play(match, "red: walk church")
    assert you(match).at == "church"


@clause("DT-4.2")
def test_a_die_may_be_placed_far_from_the_figure_and_then_nobody_walks() -> None:
    match = land(red={"pool": ["plain_5", "twin_1"]}, blue={})
    play(match, "red: place plain_5 apple-hell")
    assert you(match).at == "town"
    assert asked(match) == "blue: turn"


@clause("DT-4.3")
@pytest.mark.parametrize(("die", "fits"), [("plain_3", False), ("plain_4", True), ("plain_5", True)])
def test_an_empty_socket_asks_for_its_value(die: str, fits: bool) -> None:
    match = land(red={"pool": [die]}, blue={})
    assert (f"place {die} town-bridge" in options(match)) == fits


@clause("DT-4.4", "DT-4.11")
def test_only_the_top_die_counts_and_everybody_may_lie_in_a_stack() -> None:
    match = land(
        sockets={"town-bridge": ["blue plain_6"], "town-inn": ["red book_2", "blue plain_5"]},
        red={"pool": ["plain_5", "cross_5"]},
        blue={},
        green={},
    )
    assert "place plain_5 town-bridge" not in options(match)
    play(match, "red: place plain_5 town-inn")
    assert match.table.sockets["town-inn"] == lying("red book_2", "blue plain_5", "red plain_5")


@clause("DT-4.5", "DT-4.7", "DT-1.7")
def test_a_stack_of_three_closes_the_route() -> None:
    match = land(sockets={"town-inn": FULL}, red={"pool": ["plain_6"]}, blue={}, green={})
    assert "place plain_6 town-inn" not in options(match)
    reason = match.why_not("red", "place plain_6 town-inn")
    assert reason is not None
    assert (reason.key, reason.clause) == ("full", "DT-4.5")


@clause("DT-4.6")
def test_special_faces_are_worth_six() -> None:
    match = land(
        sockets={"town-inn": ["blue plain_6"], "town-well": ["blue twin_doubling"]},
        red={"pool": ["book_story", "plain_5", "potion_magic"]},
        blue={},
        green={},
    )
    placed = options(match, "place")
    assert "place book_story town-inn" in placed
    assert "place potion_magic town-well" in placed
    assert "place plain_5 town-well" not in placed


@clause("DT-4.8", "DT-5.9", "DT-5.10")
def test_a_ban_is_covered_only_by_its_owner_or_by_another_ban() -> None:
    sockets = {"town-inn": ["blue cross_ban"]}
    pool = ["plain_6", "cross_ban", "book_story"]
    match = land(sockets=sockets, red={"pool": pool}, blue={"pool": ["plain_6", "twin_5"]}, green={})
    assert [option for option in options(match) if option.endswith("town-inn")] == ["place cross_ban town-inn"]
    reason = match.why_not("red", "place plain_6 town-inn")
    assert reason is not None
    assert reason.key == "banned"
    play(match, "red: pass")
    assert [option for option in options(match) if option.endswith("town-inn")] == ["place plain_6 town-inn"]


@clause("DT-5.11", "DT-5.12")
def test_a_covered_ban_is_gone_and_bans_work_on_spirits_too() -> None:
    match = land(
        sockets={"town-inn": ["blue cross_ban", "blue plain_6"], "rabbit": ["blue cross_ban"]},
        red={"pool": ["plain_6"]},
        blue={},
        green={},
    )
    assert "place plain_6 town-inn" in options(match)
    assert "place plain_6 rabbit" not in options(match)


@clause("DT-4.10")
def test_a_die_of_an_earlier_turn_opens_no_way_back() -> None:
    """TV-12."""
    match = land(sockets={"town-inn": ["red plain_3"]}, red={"at": "inn", "pool": ["twin_1", "book_1"]}, blue={})
    play(match, "red: place twin_1 rabbit")
    assert asked(match) == "blue: turn"


@clause("DT-4.12", "DT-12.1", "DT-12.2")
def test_any_die_fits_an_empty_spirit_and_no_figure_moves() -> None:
    match = land(red={"pool": ["twin_1"]}, blue={}, green={})
    assert {option.split(" ")[2] for option in options(match, "place")} == {"rabbit", "wolf", "snake", "fox"}
    play(match, "red: place twin_1 snake")
    assert asked(match) == "blue: turn"
    assert you(match).at == "town"


@clause("DT-4.13", "DT-12.3")
def test_placed_dice_stay_until_the_end_of_the_chapter_and_spirits_pay_only_then() -> None:
    """TV-11."""
    match = land(red={"pool": ["twin_1", "book_1"]}, blue={"pool": ["plain_3"]})
    play(match, "red: place twin_1 rabbit", "blue: pass")
    assert match.table.sockets["rabbit"] == lying("red twin_1")
    assert (you(match).rabbits, match.table.marker) == (0, "red")


@clause("DT-4.14", "DT-12.8")
def test_wolf_and_fox_have_no_stacks_whatever_helps() -> None:
    match = land(
        sockets={"fox": ["blue twin_1", "blue book_1"], "wolf": ["blue plain_3"]},
        wolf_was_here=True,
        red={"pool": ["plain_6"], "magic": ["magic_beans", "seven_league_boots"]},
        blue={},
        green={},
    )
    assert not [option for option in options(match) if option.endswith((" fox", " wolf"))]


@clause("DT-4.14", "DT-4.5")
def test_a_height_limit_never_falls_below_one() -> None:
    match = land(event="low_branches", sockets={"town-inn": ["blue twin_2"]}, red={"pool": ["plain_6"]}, blue={})
    assert "place plain_6 town-inn" not in options(match)
    assert "place plain_6 town-well" in options(match)


@clause("DT-4.16")
def test_a_stack_closes_up_when_a_die_leaves_it_and_the_route_stays_open_for_the_turn() -> None:
    match = land(
        sockets={"town-inn": ["red twin_2", "blue plain_5"]},
        red={"pool": ["cross_5", "book_1"], "magic": ["blue_light"]},
        blue={},
        green={},
    )
    play(match, "red: place cross_5 town-inn", "red: take_back cross_5")
    assert match.table.sockets["town-inn"] == lying("red twin_2", "blue plain_5")
    assert you(match).pool == ("book_1", "cross_5")
    assert "walk inn" in options(match)


@clause("DT-4.16")
def test_an_emptied_socket_has_its_printed_value_again() -> None:
    match = land(sockets={"town-inn": ["red plain_6"]}, red={"pool": ["twin_2"], "magic": ["blue_light"]}, blue={})
    assert "place twin_2 town-inn" not in options(match)
    play(match, "red: take_back plain_6")
    assert "place twin_2 town-inn" in options(match)
    assert "town-inn" not in match.table.sockets


@clause("DT-4.17", "DT-16.18", "DT-14.15")
def test_beans_and_musicians_together_pass_the_limit_by_two_and_no_more() -> None:
    red: Has = {"pool": ["plain_6", "twin_1"], "magic": ["magic_beans"], "character": "musicians_of_bremen"}
    match = land(sockets={"town-inn": FULL}, red=red, blue={}, green={})
    ways = [option for option in options(match, "place_with") if option.endswith("town-inn")]
    assert sorted(ways) == [
        "place_with magic_beans plain_6 town-inn",
        "place_with musicians_of_bremen plain_6 town-inn",
    ]
    four = land(sockets={"town-inn": [*FULL, "green plain_3"]}, red=red, blue={}, green={})
    both = "place_with magic_beans+musicians_of_bremen plain_6 town-inn"
    assert [option for option in options(four, "place_with") if option.endswith("town-inn")] == [both]
    play(four, f"red: {both}")
    assert len(four.table.sockets["town-inn"]) == 5
    assert four.table.magic_discard == ["magic_beans"]
    five = land(sockets={"town-inn": [*FULL, "green plain_3", "green book_3"]}, red=red, blue={}, green={})
    assert not [option for option in options(five, "place_with") if option.endswith("town-inn")]


@clause("DT-14.15")
def test_the_musicians_pass_the_limit_in_turn_after_turn() -> None:
    red: Has = {"pool": ["plain_6", "twin_5"], "character": "musicians_of_bremen"}
    match = land(sockets={"town-inn": FULL, "town-well": FULL}, red=red, blue={}, green={})
    play(match, "red: place_with musicians_of_bremen twin_5 town-inn")
    assert you(match).uses == 1
    assert match.table.has_ability(you(match), "musicians_of_bremen")


@clause("DT-16.17", "DT-16.40")
def test_the_boots_override_value_and_ban_but_not_the_height() -> None:
    match = land(
        sockets={"town-inn": ["blue cross_ban"], "town-well": FULL, "town-bridge": ["blue plain_6"]},
        red={"pool": ["twin_1"], "magic": ["seven_league_boots"]},
        blue={},
        green={},
    )
    ways = options(match, "place_with")
    assert "place_with seven_league_boots twin_1 town-inn" in ways
    assert "place_with seven_league_boots twin_1 town-bridge" in ways
    assert "place_with seven_league_boots twin_1 town-well" not in ways
    with pytest.raises(IllegalAnswer):
        match.answer("red", "place_with seven_league_boots twin_1 town-well")
    assert "seven_league_boots" in you(match).magic, "a placement that is refused shows nothing"
    play(match, "red: place_with seven_league_boots twin_1 town-inn")
    assert match.table.magic_discard == ["seven_league_boots"]
    assert told(match, "magic_played") == [{"seat": "red", "card": "seven_league_boots"}]


@clause("DT-16.18")
def test_beans_lift_only_the_height() -> None:
    match = land(
        sockets={"town-inn": [*FULL[:2], "blue plain_5"]},
        red={"pool": ["twin_4", "plain_5"], "magic": ["magic_beans"]},
        blue={},
        green={},
    )
    ways = [option for option in options(match, "place_with") if option.endswith("town-inn")]
    assert ways == ["place_with magic_beans plain_5 town-inn"]


@clause("DT-3.2", "DT-10.1", "DT-10.5")
def test_passing_is_always_possible_and_the_only_way_if_nothing_fits() -> None:
    match = land(
        wolf_was_here=True,
        sockets={"rabbit": ["blue plain_6"], "snake": ["blue plain_5"], "fox": ["blue twin_1", "blue book_1"]},
        red={"pool": ["cross_1"]},
        blue={},
        green={},
    )
    assert options(match) == ["pass"]


@clause("DT-3.3")
def test_exactly_one_die_is_placed_in_a_turn() -> None:
    match = land(red={"pool": ["twin_1", "book_1"]}, blue={})
    play(match, "red: place twin_1 fox")
    assert asked(match) == "blue: turn"
    assert you(match).pool == ("book_1",)


@clause("DT-3.5", "DT-3.9")
def test_who_has_no_dice_is_passed_over_and_the_last_one_goes_on_alone() -> None:
    match = land(red={"pool": ["twin_1", "book_1"]}, blue={"pool": []}, green={"pool": [], "rabbits": 1})
    play(match, "red: place twin_1 fox")
    assert asked(match) == "green: turn"
    play(match, "green: pass")
    assert asked(match) == "red: turn"
    assert options(match, "place")


@clause("DT-3.6", "DT-13.7")
def test_who_takes_a_die_back_after_the_last_turn_has_another_one() -> None:
    match = land(red={"pool": ["twin_1"], "magic": ["blue_light"]}, blue={"pool": [], "at": "hell"})
    play(match, "red: place twin_1 fox")
    assert asked(match) == "red: after_turn"
    play(match, "red: take_back twin_1")
    assert asked(match) == "red: turn"
    assert match.table.chapter == 2


@clause("DT-3.8")
def test_effects_before_the_placement_stay_used_even_if_one_passes() -> None:
    match = land(red={"coin": 1, "character": "puss_in_boots", "magic": ["ball_of_yarn"]}, blue={}, dice=[1])
    play(match, "red: convert coin apple", "red: yarn", "red: reroll plain_3", "red: pass")
    assert you(match).tokens["apple"] == 1
    assert match.table.magic_discard == ["ball_of_yarn"]
    assert asked(match) == "blue: turn"


@clause("DT-3.10", "DT-10.2")
def test_who_has_passed_gets_no_turn_any_more() -> None:
    match = land(red={"pool": ["twin_1", "book_1"]}, blue={"pool": ["plain_3", "twin_5"]})
    play(match, "red: pass", "blue: place plain_3 fox")
    assert asked(match) == "blue: turn"
    assert you(match).has_passed


@clause("DT-10.3")
def test_a_passed_turn_has_no_phase_five() -> None:
    match = land(red={"quests": ["star_money"], "coin": 2}, blue={})
    play(match, "red: pass")
    assert asked(match) == "blue: turn"
    assert you(match).quests == ("star_money",)


@clause("DT-10.4")
def test_who_has_passed_still_feeds_the_wolf_and_plays_cards() -> None:
    match = land(red={"pool": ["twin_1"], "at": "well"}, blue={"pool": ["plain_3", "book_1"], "passed": True}, green={})
    play(match, "red: place twin_1 wolf")
    assert asked(match) == "blue: wolf"
    assert cited(match, "wolf_comes") == [("DT-12.9", {"seat": "red"})]


@clause("DT-14.6")
def test_red_riding_hood_ignores_the_value_and_then_must_walk() -> None:
    match = land(
        sockets={"town-church": ["blue cross_ban"]},
        red={"pool": ["twin_1"], "character": "little_red_riding_hood"},
        blue={},
        green={},
    )
    ways = [option.split(" ")[3] for option in options(match, "place_with")]
    assert sorted(ways) == ["town-bridge", "town-inn", "town-old_woman", "town-well"]
    play(match, "red: place_with little_red_riding_hood twin_1 town-bridge")
    assert you(match).at == "bridge"
    assert you(match).uses == 1


@clause("DT-14.2", "DT-14.6")
def test_an_ability_is_used_once_in_a_chapter() -> None:
    match = land(red={"pool": ["twin_1"], "character": "little_red_riding_hood", "uses": 1}, blue={})
    assert options(match, "place_with") == []


@clause("DT-14.8", "DT-4.15", "DT-14.5")
def test_the_tailor_knocks_a_die_off_but_never_a_ban() -> None:
    match = land(
        sockets={"town-inn": ["blue plain_6"], "snake": ["blue cross_ban"], "fox": ["blue twin_1"]},
        red={"pool": ["plain_3"], "character": "brave_little_tailor"},
        blue={},
        green={},
    )
    assert options(match, "knock") == ["knock town-inn"]
    play(match, "red: knock town-inn")
    assert you(match, "blue").spent == ("plain_6",)
    assert you(match, "blue").pool == ("plain_3",)
    assert "place plain_3 town-inn" in options(match)
    assert options(match, "knock") == []
    assert cited(match, "die_knocked_off") == [
        ("DT-4.15", {"seat": "red", "player": "blue", "die": "plain_6", "socket": "town-inn"})
    ]


@clause("DT-14.12", "DT-5.3")
def test_sleeping_beauty_discards_a_die_and_walks_past_anything() -> None:
    match = land(
        sockets={"town-inn": FULL},
        red={"pool": ["book_story", "twin_1"], "character": "sleeping_beauty"},
        blue={},
        green={},
    )
    play(match, "red: sleep inn", "red: discard_die book_story")
    assert (you(match).at, you(match).pool) == ("inn", ("twin_1",))
    assert you(match).spent == ("book_story",)
    assert told(match, "story_drawn") == []


@clause("DT-14.12", "DT-5.3")
def test_the_pack_says_how_many_dice_sleeping_beauty_discards(tmp_path: Path) -> None:
    pack = edited(tmp_path, "characters.toml", change("character", "sleeping_beauty", dice=2))
    alone: Has = {"pool": ["potion_magic"], "character": "sleeping_beauty"}
    assert options(land(pack=pack, red=alone, blue={}), "sleep") == []
    red: Has = {"pool": ["book_story", "potion_magic", "twin_1"], "character": "sleeping_beauty"}
    match = land(pack=pack, red=red, blue={})
    play(match, "red: sleep inn", "red: discard_die book_story", "red: discard_die potion_magic")
    assert you(match).spent == ("book_story", "potion_magic")
    assert told(match, "magic_drawn") == []


@clause("DT-14.3", "DT-14.4", "DT-35.2")
def test_without_abilities_nobody_has_one() -> None:
    match = land(options={"abilities": "off"}, red={"pool": ["twin_1"], "character": "little_red_riding_hood"}, blue={})
    assert options(match, "place_with") == []


@clause("DT-32.1", "DT-32.2", "DT-32.3", "DT-32.4")
def test_with_two_players_stacks_are_two_high_and_beans_allow_a_third() -> None:
    stacks = {"town-inn": ["blue plain_3", "red book_3"], "rabbit": ["blue plain_3", "red book_3"]}
    match = land(sockets=stacks, red={"pool": ["plain_6"], "magic": ["magic_beans"]}, blue={})
    assert not [option for option in options(match, "place") if option.endswith(("town-inn", "rabbit"))]
    assert "place_with magic_beans plain_6 town-inn" in options(match)
    higher = land(event="long_ladders", sockets=stacks, red={"pool": ["plain_6"]}, blue={})
    assert "place plain_6 town-inn" in options(higher)
    assert "place plain_6 town-church" in options(match)


def test_a_stack_of_five_and_three_dice() -> None:
    """TV-1."""
    match = land(red={"pool": ["plain_5"]}, blue={"pool": ["plain_5"]}, green={"pool": ["twin_doubling"]})
    play(
        match,
        "red: place plain_5 apple-hell",
        "blue: place plain_5 apple-hell",
        "green: place twin_doubling apple-hell",
    )
    assert told(match, "die_placed")[-1]["socket"] == "apple-hell"


def test_red_riding_hood_walks_to_the_old_woman_with_a_three() -> None:
    """TV-2."""
    match = land(red={"pool": ["plain_3"], "character": "little_red_riding_hood"}, blue={}, story=["windfall"])
    play(match, "red: place plain_3 town-old_woman", "red: walk old_woman")
    assert told(match, "story_drawn") == [{"seat": "red", "card": "windfall"}]
