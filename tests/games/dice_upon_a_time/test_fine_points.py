"""Fine points of the rules, where two of them meet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fairytable.engine.errors import FaultyPack
from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.agenda import RevealEvent
from fairytable.games.dice_upon_a_time.chapters import is_last_chapter
from fairytable.games.dice_upon_a_time.placing import board_of, openings
from fairytable.games.dice_upon_a_time.scenes import result
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.matches import new_match
from fairytable.testing import arranged, clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, options, stories, tokens, told, unresolved, you
from tests.games.dice_upon_a_time.test_packs import change, edited

LAND = load_pack(GAME).content


@clause("DT-14.6", "DT-4.8", "DT-5.10")
def test_red_riding_hood_covers_no_ban_with_a_low_die_not_even_her_own() -> None:
    red: Has = {"character": "little_red_riding_hood", "pool": ["plain_3"]}
    sockets = {"town-inn": ["red cross_ban"]}
    own = land(red=red, blue={}, sockets=sockets)
    assert "place_with little_red_riding_hood plain_3 town-inn" not in options(own)
    lifted = land(red=red, blue={}, sockets=sockets, event="open_gates")
    assert "place_with little_red_riding_hood plain_3 town-inn" in options(lifted)
    boots = land(red={"pool": ["plain_3"], "magic": ["seven_league_boots"]}, blue={}, sockets=sockets)
    assert "place_with seven_league_boots plain_3 town-inn" in options(boots)


@clause("DT-14.10")
def test_king_thrushbeard_rides_in_phase_five_only_after_a_quest_on_that_steed() -> None:
    red: Has = {"at": "bread", "pool": ["plain_5"], "character": "king_thrushbeard", "coin": 2}
    without = land(red={**red, "quests": ["star_money"]}, blue={})
    play(without, "red: place plain_5 bread-steed_ne", "red: walk steed_ne", "red: stay")
    assert options(without, "ride") == []
    play(without, "red: complete star_money")
    assert asked(without) == "red: quests"
    assert "ride king" in options(without)


@clause("DT-16.27")
def test_whoever_gets_a_curse_may_pass_an_older_one_on() -> None:
    match = land(
        red={"magic": ["cursed_ring"], "stories": ["iron_shoes"]},
        blue={"magic": ["cursed_ring"], "stories": ["the_frogs_voice"]},
        green={},
    )
    play(match, "red: ring iron_shoes blue", "blue: ring the_frogs_voice green")
    assert (stories(match), stories(match, "blue"), stories(match, "green")) == (
        [],
        ["iron_shoes"],
        ["the_frogs_voice"],
    )


@clause("DT-14.8", "DT-18.2")
def test_on_a_sober_day_the_tailor_knocks_a_ban_face_off_like_any_six() -> None:
    red: Has = {"character": "brave_little_tailor"}
    sockets = {"town-inn": ["blue cross_ban"]}
    assert options(land(red=red, blue={}, sockets=sockets), "knock") == []
    assert options(land(red=red, blue={}, sockets=sockets, event="open_gates"), "knock") == []
    assert options(land(red=red, blue={}, sockets=sockets, event="a_sober_day"), "knock") == ["knock town-inn"]


@clause("DT-5.9", "DT-18.2")
@pytest.mark.parametrize("event", ["a_sober_day", "open_gates"])
def test_on_some_days_a_ban_is_covered_like_any_six(event: str) -> None:
    sockets = {"town-inn": ["blue cross_ban"]}
    red: Has = {"pool": ["plain_6"]}
    assert "place plain_6 town-inn" not in options(land(red=red, blue={}, sockets=sockets))
    assert "place plain_6 town-inn" in options(land(red=red, blue={}, sockets=sockets, event=event))


@clause("DT-6.9")
def test_an_order_to_go_names_one_field(tmp_path: Path) -> None:
    ways = [{"text": {"en": "Go."}, "effects": [{"do": "go_to", "place": place}]} for place in ("steed", "hell")]
    with pytest.raises(FaultyPack, match="'steed' is no field"):
        edited(tmp_path, "story.toml", change("story", "the_north_wind", either=ways))


@clause("DT-4.14", "DT-1.7")
def test_one_die_always_fits_however_low_the_branches_hang(tmp_path: Path) -> None:
    pack = edited(tmp_path, "events.toml", change("event", "low_branches", height=-5))
    match = land(event="low_branches", sockets={"town-inn": ["blue twin_2"]}, red={}, blue={}, pack=pack)
    assert "place plain_3 town-well" in options(match)
    assert "place plain_3 town-inn" not in options(match)
    beans = land(
        event="low_branches",
        sockets={"town-inn": ["blue twin_2"]},
        red={"magic": ["magic_beans"]},
        blue={},
        pack=pack,
    )
    assert "place_with magic_beans plain_3 town-inn" in options(beans)


@clause("DT-18.2")
def test_no_road_is_so_dry_that_a_socket_counts_less_than_one(tmp_path: Path) -> None:
    pack = edited(tmp_path, "events.toml", change("event", "dry_roads", route_value=-9))
    match = land(event="dry_roads", red={"pool": ["twin_1"]}, blue={}, pack=pack)
    assert "place twin_1 church-king" in options(match)
    assert match.questions[0].refusals() == {}
    openings_now = openings(board_of(match.table))
    assert {opening.least for opening in openings_now.values()} == {1}


@clause("DT-16.35", "DT-16.11")
def test_of_two_cudgels_the_second_may_take_what_the_first_was_kept_from(tmp_path: Path) -> None:
    """A copy made while the windows are open goes on like the match itself."""
    pack = edited(tmp_path, "magic.toml", change("item", "cudgel_in_the_sack", copies=2))
    match = land(
        phase="ability",
        red={"at": "apple", "magic": ["starwort"]},
        blue={"magic": ["cudgel_in_the_sack"]},
        green={"magic": ["cudgel_in_the_sack"]},
        yellow={"magic": ["blue_light"]},
        pack=pack,
    )
    play(match, "red: take apple 1", "green: play cudgel_in_the_sack", "blue: play cudgel_in_the_sack")
    assert (asked(match), told(match, "magic_played")[-1]["seat"]) == ("red: answer", "blue")
    play(match, "red: play starwort")
    assert asked(match) == "green: steal", "it was warded off, so it is still there to be taken"
    for again in (match.copy(), match):
        play(again, "green: play cudgel_in_the_sack")
        assert (tokens(again), tokens(again, "green")) == ((0, 0, 0), (0, 0, 1))
        assert unresolved(again) == []


@clause("DT-16.35")
def test_whoever_did_not_declare_cannot_step_in_later(tmp_path: Path) -> None:
    pack = edited(tmp_path, "magic.toml", change("item", "cudgel_in_the_sack", copies=3))
    cudgel: Has = {"magic": ["cudgel_in_the_sack"]}
    match = land(
        phase="ability",
        red={"at": "apple", "magic": ["starwort"]},
        blue=cudgel,
        green=cudgel,
        yellow=cudgel,
        pack=pack,
    )
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", "green: decline")
    play(match, "yellow: play cudgel_in_the_sack", "red: play starwort")
    assert [question.seat for question in match.questions] == ["yellow"]
    withdrawn = match.copy()
    play(withdrawn, "yellow: decline")
    assert tokens(withdrawn) == (0, 0, 1)
    assert you(withdrawn, "yellow").magic.cards == ["cudgel_in_the_sack"], "never shown"


@clause("DT-16.38")
def test_what_a_thief_got_is_not_stolen_again_by_a_second(tmp_path: Path) -> None:
    pack = edited(tmp_path, "magic.toml", change("item", "cudgel_in_the_sack", copies=2))
    cudgel: Has = {"magic": ["cudgel_in_the_sack"]}
    match = land(phase="ability", red={"at": "apple"}, blue=cudgel, green=cudgel, pack=pack)
    play(match, "red: take apple 1", "blue: play cudgel_in_the_sack", "green: play cudgel_in_the_sack")
    assert match.questions[0].about not in ("steal", "answer")
    assert (tokens(match, "blue"), tokens(match, "green")) == ((0, 0, 1), (0, 0, 0))
    assert you(match, "green").magic.cards == ["cudgel_in_the_sack"]
    assert cited(match, "tokens_stolen") == [
        ("DT-16.11", {"seat": "blue", "player": "red", "token": "apple", "count": 1})
    ]


@clause("DT-30.7")
def test_together_the_first_magic_item_may_be_exchanged_too() -> None:
    matches = [new_match(GAME, 5, seed, {"mode": "coop"}) for seed in range(20)]
    match = next(match for match in matches if match.questions[0].about == "replace_magic")
    seat, (_, replaced) = match.questions[0].seat, match.questions[0].options
    assert (asked(match), replaced) in [
        (f"{seat}: replace_magic", f"replace {card}") for card in ("magic_mirror", "cursed_ring")
    ]
    play(match, f"{seat}: {replaced}")
    assert match.table.magic_discard == [replaced.split(" ")[1]]
    assert len(you(match, seat).magic) == 1


@clause("DT-6.4")
def test_a_figure_carried_off_does_not_walk_even_if_its_route_touches_the_new_field() -> None:
    match = land(
        red={"at": "steed_nw", "pool": ["book_story", "plain_3"], "quests": ["the_late_pay"]},
        blue={"at": "hell"},
        story=["the_north_wind"],
    )
    play(match, "red: place book_story steed_nw-big_sea", "red: suffer the_north_wind.1")
    assert (you(match).at, asked(match)) == ("big_sea", "blue: turn")


@clause("DT-5.16")
def test_doubling_is_spent_with_the_first_taking() -> None:
    match = land(
        red={"at": "well", "pool": ["twin_doubling"], "quests": ["apples_for_the_sow"], "character": "puss_in_boots"},
        blue={},
    )
    play(match, "red: place twin_doubling well-apple", "red: walk apple")
    assert match.table.doubles
    play(match, "red: take apple 2")
    assert (asked(match), match.table.doubles) == ("red: quests", False)


@clause("DT-7.3", "DT-18.5")
def test_a_figure_moved_outside_of_its_turn_activates_nothing(tmp_path: Path) -> None:
    pack = edited(tmp_path, "events.toml", change("event", "the_flood", effects=[{"do": "go_to", "place": "apple"}]))
    match = arranged(land(red={}, blue={}, pack=pack), reveal("the_flood"))
    assert (you(match).at, you(match, "blue").at) == ("apple", "apple")
    assert asked(match) == "red: turn"
    assert tokens(match) == (0, 0, 0)


def reveal(event: str) -> Callable[[DiceTable], None]:
    """The next thing that happens is this Event."""

    def arrange(table: DiceTable) -> None:
        table.events_to_come[0] = event
        table.agenda[:], table.active = [RevealEvent()], ""

    return arrange


@clause("DT-16.7")
def test_the_wishing_table_adds_nothing_to_three() -> None:
    red: Has = {"at": "well", "pool": ["twin_doubling"], "magic": ["wishing_table"]}
    match = land(red=red, blue={}, event="rich_harvest")
    play(match, "red: place twin_doubling well-apple", "red: walk apple", "red: take apple 3")
    assert asked(match) != "red: increase"
    fewer = land(red=red, blue={}, event="rich_harvest")
    play(fewer, "red: place twin_doubling well-apple", "red: walk apple", "red: take apple 2")
    assert asked(fewer) == "red: increase"


@clause("DT-17.21", "DT-16.38")
def test_of_a_gift_to_all_the_drawer_takes_last() -> None:
    match = land(phase="ability", red={"at": "soldier"}, blue={}, green={}, story=["the_sweet_porridge"])
    play(match, "blue: take coin 1", "green: take coin 1", "red: take apple 1")
    assert [event["seat"] for event in told(match, "tokens_taken")] == ["blue", "green", "red"]


@clause("DT-16.11", "DT-16.38")
def test_one_of_several_who_gain_may_rob_the_others() -> None:
    match = land(
        phase="ability",
        red={"at": "soldier"},
        blue={"magic": ["cudgel_in_the_sack"]},
        green={},
        story=["the_sweet_porridge"],
    )
    play(match, "blue: take coin 1", "green: take coin 1", "red: take apple 1")
    assert asked(match) == "blue: steal"
    play(match, "blue: play cudgel_in_the_sack")
    assert (tokens(match), tokens(match, "blue"), tokens(match, "green")) == ((0, 0, 0), (2, 0, 1), (0, 0, 0))


@clause("DT-16.28")
def test_the_crystal_ball_is_for_the_own_turn_and_the_own_draws() -> None:
    in_anothers_turn = land(
        phase="ability", red={"at": "soldier"}, blue={"magic": ["crystal_ball"]}, story=["loose_talk"]
    )
    play(in_anothers_turn, "red: suffer loose_talk.1", "blue: deck 2")
    assert "look_ahead" not in asked(in_anothers_turn)
    assert len(you(in_anothers_turn, "blue").quests) == 1
    in_the_own = land(
        phase="ability",
        red={"at": "soldier", "magic": ["crystal_ball"]},
        blue={},
        story=["loose_talk", "windfall", "iron_shoes"],
    )
    play(in_the_own, "red: play crystal_ball", "red: keep loose_talk", "red: lowest windfall")
    play(in_the_own, "red: suffer loose_talk.1", "blue: deck 2")
    assert "choose_card" not in asked(in_the_own)
    assert len(you(in_the_own, "blue").quests) == 1


@clause("DT-17.17", "DT-35.1")
def test_without_stories_a_story_face_is_an_ordinary_six() -> None:
    red: Has = {"character": "puss_in_boots", "coin": 1, "pool": ["book_story", "plain_3"]}
    assert asked(play(land(red=red, blue={}), "red: place book_story town-inn")) == "red: before_story"
    without = land(red=red, blue={}, options={"cards": "no-story"})
    assert asked(play(without, "red: place book_story town-inn")) == "red: move"


@clause("DT-7.17", "DT-18.2")
def test_the_king_keeps_no_more_quests_than_he_has_shown() -> None:
    match = land(
        event="open_house",
        only=True,
        decks={"2": ["star_money"]},
        red={"at": "church", "pool": ["plain_6", "plain_3"]},
        blue={},
    )
    play(match, "red: place plain_6 church-king", "red: walk king", "red: deck 2", "red: keep star_money")
    assert you(match).quests == ("star_money",)


@clause("DT-16.7", "DT-18.2")
def test_the_wishing_table_makes_two_wishes_three_tokens_of_one_kind() -> None:
    match = land(
        event="two_wishes",
        red={"at": "old_woman", "pool": ["plain_6", "plain_3"], "magic": ["wishing_table"]},
        blue={},
    )
    play(
        match,
        "red: place plain_6 old_woman-fairy",
        "red: walk fairy",
        "red: take coin 1",
        "red: take apple 1",
        "red: wishing_table apple",
    )
    assert tokens(match) == (0, 0, 3)


@clause("DT-16.27", "DT-16.30")
def test_a_curse_may_be_sent_back_to_where_it_came_from() -> None:
    match = land(red={"magic": ["cursed_ring"], "stories": ["iron_shoes"]}, blue={"magic": ["cursed_ring"]}, green={})
    play(match, "red: ring iron_shoes blue", "blue: ring iron_shoes red")
    assert (stories(match), stories(match, "blue")) == (["iron_shoes"], [])


@clause("DT-17.11")
def test_whoever_has_no_token_cannot_pay_one_of_choice() -> None:
    poor = land(phase="quests", red={"stories": ["the_beggars_news"]}, blue={"at": "hell"})
    assert asked(poor) != "red: quests"
    rich = land(phase="quests", red={"stories": ["the_beggars_news"], "apple": 1}, blue={"at": "hell"})
    assert "fulfil the_beggars_news" in options(rich)


@clause("DT-12.5", "DT-12.7")
def test_without_rabbit_tokens_in_the_supply_only_the_marker_is_won() -> None:
    match = land(
        phase="end_of_chapter",
        sockets={"rabbit": ["blue twin_1"]},
        red={"rabbits": LAND.numbers.rabbit_tokens},
        blue={},
    )
    assert asked(match) != "blue: take_rabbit_token"
    assert match.table.marker == "blue"
    assert you(match, "blue").rabbits == 0


@clause("DT-34.4")
@pytest.mark.parametrize(("stirred", "is_last"), [(True, False), (False, True)])
def test_a_chapter_with_a_quest_ends_the_standstill(stirred: bool, is_last: bool) -> None:
    table = land(options={"length": "extra-long"}, red={}, blue={}).table
    table.idle_chapters, table.stirred = 2, stirred
    assert is_last_chapter(table) is is_last


@clause("DT-30.13")
@pytest.mark.parametrize(("points", "level", "is_won"), [(39, "2", False), (40, "3", True), (60, "5", True)])
def test_a_team_of_level_three_has_won(points: int, level: str, is_won: bool) -> None:
    table = land(options={"mode": "coop"}, red={}, blue={}).table
    two, three = ([quest.id for quest in LAND.quests.values() if quest.points == worth] for worth in (2, 3))
    threes = points % 2
    table.common_done = (*three[:threes], *two[: (points - 3 * threes) // 2])
    missing = points - sum(LAND.quests[quest].points for quest in table.common_done)
    table.common_done += tuple([quest.id for quest in LAND.quests.values() if quest.points == 4][: missing // 4])
    outcome = result(table)
    assert (outcome.level, bool(outcome.winners)) == (level, is_won)


@clause("DT-31.4", "DT-14.4")
def test_beginners_play_without_abilities_unless_they_want_them() -> None:
    def has_abilities(**options: str) -> bool:
        return bool(new_match(GAME, 2, 1, options).table.rules.abilities)

    assert has_abilities()
    assert not has_abilities(cards="beginner")
    assert has_abilities(cards="beginner", abilities="on")
