"""The Prophecy phase, the Present, the common frame of all Futures, the end and the count."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from fairytable import Match, new_match
from fairytable.engine.packs import load_pack
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import BeginTurn, TakeAward, Threaten
from fairytable.games.threetale.changes import gain
from fairytable.games.threetale.content import Bars, Content
from fairytable.games.threetale.goods import Goods
from fairytable.games.threetale.scoring import future_points, hero_rows, score_rows
from fairytable.testing import arranged, clause, play
from tests.claims import cited
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK
CONTENT: Content = load_pack(GAME).content


@clause("TT-1.2", "TT-22.1", "TT-1.1")
def test_there_are_always_three_heroes() -> None:
    assert (GAME.identity.fewest_seats, GAME.identity.most_seats) == (3, 3)


@clause("TT-2.1", "TT-2.2", "TT-2.3", "TT-23.4")
def test_three_regular_prophecies_lie_open_and_none_is_chosen_yet() -> None:
    for seed in range(20):
        table = new_match(GAME, 3, seed, {"mode": "standard"}).table
        assert len(set(table.prophecies)) == 3
        assert not any(table.content.prophecies[card].tutorial for card in table.prophecies)
        assert table.prophecy == ""


@clause("TT-23.1", "TT-23.5")
def test_the_tutorial_has_its_own_prophecy_only() -> None:
    table = new_match(GAME, 3, 1, {"mode": "tutorial"}).table
    assert table.prophecies == ["prophecy_of_the_beginning"]


@clause("TT-2.4", "TT-2.7", "TT-22.2")
def test_each_hero_is_picked_once_and_starts_as_printed() -> None:
    match = play(new_match(GAME, 3, 1, {"control": "solo"}), "red: hero vampires_bride")
    assert "hero vampires_bride" not in options(match)
    assert hero(match).virtues == match.table.content.heroes["vampires_bride"].virtues
    assert (hero(match).speed, hero(match).spirit) == (2, 3)
    assert match.waiting_for == ("red",), "one person decides for all three"
    assert cited(match, "hero_picked") == [("TT-2.4", {"seat": "red", "hero": "vampires_bride"})]


@pytest.mark.parametrize("control", ["trio", "duo-split"])
@clause("TT-2.4", "TT-22.1", "TT-22.3")
def test_everybody_picks_the_hero_of_their_own_seat_and_nobody_has_to_agree(control: str) -> None:
    match = play(new_match(GAME, 3, 1, {"control": control}), "red: hero starred_boy", "blue: hero sun_and_moon")
    assert match.waiting_for == ("green",)
    assert "hero starred_boy" not in options(match)
    play(match, "green: hero silver_deer")
    assert [hero.hero for hero in match.table.heroes] == ["starred_boy", "sun_and_moon", "silver_deer"]


@clause("TT-2.4", "TT-22.4", "TT-25.1")
def test_two_people_pick_the_hero_that_they_share_together() -> None:
    match = new_match(GAME, 3, 1, {"control": "duo-shared"})
    play(match, "red: hero starred_boy", "blue: hero sun_and_moon", "red: hero silver_deer")
    assert match.waiting_for == ("blue",)
    play(match, "blue: agree")
    assert hero(match, "green").hero == "silver_deer"


def at_the_difficulty(control: str) -> Match:
    return play(tale(tiles_left=0, control=control, prophecies=["prophecy_of_the_beginning"]), "red: end")


@clause("TT-25.1", "TT-22.1")
def test_three_people_agree_and_what_was_refused_is_not_proposed_again() -> None:
    match = play(at_the_difficulty("trio"), "red: difficulty daring")
    assert match.waiting_for == ("blue", "green")
    play(match, "blue: agree", "green: refuse")
    assert options(match) == ("difficulty smooth", "difficulty brutal")
    play(match, "red: difficulty smooth", "blue: agree", "green: agree")
    assert match.table.difficulty == "smooth"


@pytest.mark.parametrize(
    ("named", "chosen"),
    [
        (("daring", "brutal", "brutal"), "brutal"),
        (("smooth", "smooth", "brutal"), "smooth"),
        (("smooth", "daring", "brutal"), "daring"),
    ],
)
@clause("TT-25.1", "TT-18.7")
def test_two_refused_difficulties_do_not_impose_the_third(named: tuple[str, str, str], chosen: str) -> None:
    match = play(at_the_difficulty("trio"), "red: difficulty daring", "blue: refuse", "green: agree")
    play(match, "red: difficulty smooth", "blue: refuse", "green: refuse")
    assert match.waiting_for == ("red", "blue", "green")
    assert options(match) == ("difficulty daring", "difficulty smooth", "difficulty brutal")
    play(match, *(f"{seat}: difficulty {level}" for seat, level in zip(match.seats, named, strict=True)))
    assert match.table.difficulty == chosen


@pytest.mark.parametrize("control", ["duo-split", "duo-shared"])
@clause("TT-22.3", "TT-22.4")
def test_two_people_have_two_voices(control: str) -> None:
    match = play(at_the_difficulty(control), "red: difficulty daring")
    assert match.waiting_for == ("blue",)


@clause("TT-22.6", "TT-22.5", "TT-1.3")
def test_one_two_or_three_people_play_and_every_hero_has_its_own_turn_and_award() -> None:
    assert GAME.identity.people == (1, 3)
    for control in ("solo", "duo-split", "duo-shared", "trio"):
        match = play(tale(tiles_left=0, control=control, prophecies=["prophecy_of_the_beginning"]), "red: end")
        match.answer("red", "difficulty smooth")
        while match.questions[0].about == "agree_difficulty":
            match.answer(match.questions[0].seat, "agree")
        assert [owed.seat for owed in match.table.owed if isinstance(owed, TakeAward)] == ["red", "blue", "green"]
    assert cited(match, "past_ended") == [("TT-18.1", {})]
    assert cited(match, "prophecy_came_true") == [("TT-18.2", {"prophecy": "prophecy_of_the_beginning"})]
    assert cited(match, "difficulty_chosen") == [("TT-18.7", {"level": "smooth"})]
    assert cited(match, "future_opened") == [("TT-18.6", {"scenario": "the_beginning", "rounds": 4})]


@clause("TT-2.5")
def test_the_bars_change_nothing_in_play() -> None:
    """The same seed, the same answers, all bars at 0: the same tale."""
    tables = []
    for blank in (False, True):
        match = new_match(GAME, 3, 4, {"mode": "tutorial", "control": "solo"}, quiet=True)
        table = match.table
        if blank:
            none = Bars(0, 0, 0, 0, 0, 0)
            heroes = {name: replace(board, bars=none) for name, board in table.content.heroes.items()}
            prophecies = {name: replace(card, bars=none) for name, card in table.content.prophecies.items()}
            table.content = replace(table.content, heroes=heroes, prophecies=prophecies)
            match.begin_at(table)
        for number in range(150):
            if match.questions:
                question = match.questions[0]
                match.answer(question.seat, question.options[number % len(question.options)])
        tables.append(match.view(None))
    assert tables[0] == tables[1]


@clause("TT-23.3")
def test_recommended_heroes_come_first_in_the_tutorial() -> None:
    first = new_match(GAME, 3, 1, {"mode": "tutorial", "recommended-heroes": "on"})
    assert options(first)[:3] == ("hero youngest_son", "hero queen_of_living_water", "hero silver_deer")
    assert len(options(first)) == 7


@clause("TT-2.6")
def test_the_six_bars_are_the_same_for_heroes_and_prophecies() -> None:
    content = new_match(GAME, 3, 1).table.content
    names = {board.bars.__struct_fields__ for board in content.heroes.values()}
    names |= {prophecy.bars.__struct_fields__ for prophecy in content.prophecies.values()}
    assert names == {("fighting", "supporting", "mobility", "gathering", "talents", "consistency")}


def test_parallel_land_suits_three_heroes() -> None:
    """V-23."""
    content = new_match(GAME, 3, 1).table.content
    assert content.prophecies["prophecy_of_parallel_land"].suits == ("youngest_son", "silver_deer", "sun_and_moon")


@clause("TT-3.1", "TT-18.10")
def test_the_order_is_one_of_six() -> None:
    match = new_match(GAME, 3, 1, {"control": "solo", "mode": "tutorial"})
    play(match, "red: hero youngest_son", "red: hero silver_deer", "red: hero starred_boy")
    assert set(options(match)) == {f"order {' '.join(order)}" for order in permutations(("red", "blue", "green"))}
    play(match, "red: order green red blue")
    assert match.table.active.seat == "green"


@clause("TT-3.1", "TT-18.10")
def test_the_order_is_chosen_by_its_own_clause_at_the_start_and_before_the_future() -> None:
    match = new_match(GAME, 3, 1, {"control": "solo", "mode": "tutorial"})
    play(match, "red: hero youngest_son", "red: hero silver_deer", "red: hero starred_boy")
    assert match.questions[0].clause == "TT-3.1"
    match = play(tale(tiles_left=0, prophecies=["prophecy_of_the_beginning"]), "red: end", "red: difficulty brutal")
    assert (about(match), match.questions[0].clause) == ("order", "TT-18.10")


def at_the_present(**facts: object) -> object:
    """The Past is over when the red hero ends its turn."""
    return play(tale(tiles_left=0, **facts), "red: end")  # type: ignore[arg-type]


@clause("TT-18.1", "TT-11.8", "TT-11.9", "TT-13.3", "TT-18.3", "TT-1.4", "TT-19.2")
def test_when_the_past_is_over_the_map_is_cleared_and_quests_are_gone() -> None:
    match = at_the_present(
        red={"quests": ["red_thread"], "offerings": 1},
        things={"3,3": "offering", "4,4": "white_stone"},
        ground={"3,3": "altar", "6,6": "portal", "5,0": "trees"},
    )
    table = match.table  # type: ignore[attr-defined]
    assert table.things == {}
    assert table.ground["3,3"] == "altar"
    assert table.hero("red").quests == []
    assert table.hero("red").offerings == 1
    assert table.hero("red").at == "0,0"
    assert table.discards["quests"] == ["red_thread"]
    assert table.phase == "present"
    assert cited(match, "quest_unfinished") == [("TT-13.3", {"seat": "red", "quest": "red_thread"})]  # type: ignore[arg-type]


@clause("TT-18.2", "TT-18.6", "TT-2.9", "TT-20.4")
def test_one_of_the_three_prophecies_comes_true_and_its_scenario_is_set_up() -> None:
    match = at_the_present()
    table = match.table  # type: ignore[attr-defined]
    assert table.prophecy in table.prophecies
    assert table.future.scenario == table.content.prophecies[table.prophecy].scenario
    assert about(match) == "difficulty"  # type: ignore[arg-type]
    assert cited(match, "tile_marked") == [("TT-66.6", {"cell": "0,0"}), ("TT-66.6", {"cell": "0,3"})]  # type: ignore[arg-type]


@clause("TT-18.4", "TT-18.5", "TT-2.8", "TT-17.1")
def test_who_met_the_quest_of_the_drawn_prophecy_gets_a_sacred_stone() -> None:
    match = at_the_present(red={"love": 10, "hope": 2}, blue={"speed": 9}, prophecies=["prophecy_of_parallel_land"])
    stones = [h.stones for h in match.table.heroes]  # type: ignore[attr-defined]
    assert stones == [0, 1, 0]
    assert cited(match, "prophecy_quest_met") == [  # type: ignore[arg-type]
        ("TT-18.4", {"seat": "blue", "prophecy": "prophecy_of_parallel_land"})
    ]


@clause("TT-18.5")
def test_deeds_of_the_whole_past_count_for_a_prophecy() -> None:
    match = at_the_present(red={"deeds": {"claims": 20}}, prophecies=["prophecy_of_five_rings"])
    assert [h.stones for h in match.table.heroes] == [1, 0, 0]  # type: ignore[attr-defined]


@clause("TT-18.7", "TT-18.8", "TT-18.9", "TT-24.1", "TT-18.11")
def test_each_hero_takes_one_award_of_the_level() -> None:
    match = at_the_present(prophecies=["prophecy_of_the_beginning"])
    play(match, "red: difficulty smooth")  # type: ignore[arg-type]
    assert options(match) == ("award virtues 12", "award shevitsa 4", "award speed 4", "award artifact_3 1")  # type: ignore[arg-type]
    play(match, "red: award speed 4", "blue: award shevitsa 4", "blue: talent fleet_hoof")  # type: ignore[arg-type]
    assert match.table.hero("red").speed == 7  # type: ignore[attr-defined]
    assert match.questions[0].seat == "green"  # type: ignore[attr-defined]
    assert cited(match, "award_taken") == [  # type: ignore[arg-type]
        ("TT-18.8", {"seat": "red", "goods": "speed", "count": 4}),
        ("TT-18.8", {"seat": "blue", "goods": "shevitsa", "count": 4}),
    ]


@clause("TT-18.8")
def test_on_brutal_there_is_no_award() -> None:
    match = play(at_the_present(prophecies=["prophecy_of_the_beginning"]), "red: difficulty brutal")  # type: ignore[arg-type]
    assert about(match) == "order"


BEGINNING = {"enemies": ["first_shadow 2,0"], "tokens": ["light 0,0", "gloom 0,1"]}


@clause("TT-19.1", "TT-26.8", "TT-6.16", "TT-60.6", "TT-60.7")
def test_a_turn_in_the_future_is_like_one_in_the_past_with_other_actions() -> None:
    match = tale(future=BEGINNING, mode="tutorial")
    assert "claim light 0,0" in options(match)
    assert "do clear_gloom 0,1" in options(match)
    play(match, "red: claim light 0,0")
    assert hero(match).carried == ["light"]
    assert match.table.future.counters["lights"] == 1
    match = play(tale(future=BEGINNING, mode="tutorial"), "red: do clear_gloom 0,1")
    assert [token.kind for token in match.table.future.tokens] == ["light"]


@clause("TT-19.1")
def test_an_action_beside_something_is_offered_for_that_alone_and_only_beside_it() -> None:
    match = tale(future={**BEGINNING, "tokens": ["light 1,0", "gloom 0,1", "gloom 3,3"]}, mode="tutorial")
    assert [option for option in options(match) if option.startswith("do ")] == ["do clear_gloom 0,1"]


@clause("TT-26.2", "TT-19.4", "TT-26.5")
def test_in_an_exchange_each_side_attacks_once_and_damage_stays() -> None:
    match = tale(red={"love": 4, "speed": 4, "at": "1,0"}, future=BEGINNING, mode="tutorial", dice=[P, P, B, B, P, B])
    assert "go 2,0" not in options(match), "nobody enters the space of an enemy"
    play(match, "red: attack first_shadow 2,0")
    assert "escape" not in options(match)
    play(match, "red: take hope")
    assert match.table.fight is None
    assert match.table.future.enemies[0].damage == 2
    assert hero(match).actions_used == 1


@pytest.mark.parametrize(("speed", "dice"), [(9, [B, B, B, B]), (1, [B, B, B, B])], ids=["hero first", "enemy first"])
@clause("TT-26.2")
def test_an_exchange_with_nothing_to_decide_is_told_to_its_end(speed: int, dice: list[int]) -> None:
    future = {"enemies": ["first_shadow 1,0"]}
    match = tale(red={"love": 1, "speed": speed}, future=future, dice=dice, decks={"enemy_bonus": ["yawn"]})
    left = match.table.future.enemies[0].defence
    play(match, "red: attack first_shadow 1,0")
    assert about(match) == "act", "nothing was asked"
    assert told(match, "exchange_ended") == [{"seat": "red", "enemy": "first_shadow", "left": left}]


@clause("TT-26.12", "TT-20.1", "TT-60.1", "TT-60.8")
def test_a_beaten_form_is_followed_by_the_next_until_the_last_wins() -> None:
    forms = CONTENT.scenarios["the_beginning"].enemies["first_shadow"].forms
    match = tale(red={"love": 9, "speed": 9, "at": "1,0"}, future=BEGINNING, mode="tutorial", dice=[P] * 9)
    match.table.future.enemies[0].damage = forms[0][1] - 3
    play(match, "red: attack first_shadow 2,0")
    shadow = match.table.future.enemies[0]
    assert (shadow.form, shadow.damage) == (1, 0), "damage that is left over is lost"
    assert (shadow.speed, shadow.defence, shadow.strength) == forms[1]
    future = {**BEGINNING, "counters": {"lights": 3}, "beaten": {"first_shadow": 2}}
    match = tale(red={"love": 9, "speed": 9, "at": "1,0"}, future=future, mode="tutorial", dice=[P] * 9)
    match.table.future.enemies[0].damage = forms[0][1] - 3
    play(match, "red: attack first_shadow 2,0")
    assert match.is_over
    assert match.result is not None
    assert match.result.winners == ("red", "blue", "green")
    assert match.result.clause == "TT-20.1"


@clause("TT-7.24")
def test_hope_is_used_once_against_an_enemy_in_a_turn_and_again_in_the_threat_step() -> None:
    """V-29."""
    red = {"love": 2, "speed": 9, "hope": 3, "endeavour": 3, "at": "1,0"}
    match = tale(red=red, future=BEGINNING, mode="tutorial", dice=[B, B, B, B, B, B, B, B])
    play(match, "red: attack first_shadow 2,0", "red: flip hope blank")
    play(match, "red: attack first_shadow 2,0")
    assert about(match) == "act", "no flip is offered in the second Exchange"
    assert any(flip.source == "hope" for flip in hero(match).flips)
    threat = tale(
        red=red,
        future={**BEGINNING, "decks": {"events": ["stillness"]}},
        mode="tutorial",
        moment=Threaten(),
        dice=[P, P],
        turn=3,
    )
    assert "flip hope positive" in options(threat)


@clause("TT-26.4", "TT-19.5", "TT-10.16", "TT-10.22", "TT-60.4")
def test_in_the_threat_step_an_enemy_attacks_a_hero_beside_it_and_the_hero_only_answers() -> None:
    match = tale(
        red={"at": "1,0", "artifacts": ["iron_sickle"]},
        future={**BEGINNING, "decks": {"events": ["stillness"]}},
        mode="tutorial",
        moment=Threaten(),
        dice=[P, P],
        turn=3,
    )
    assert about(match) == "damage"
    assert "escape" not in options(match)
    play(match, "red: block")
    assert hero(match).spirit == 2
    assert match.table.future.round == 2


@clause("TT-26.1", "TT-20.3", "TT-19.3", "TT-20.6")
def test_the_time_is_up_after_the_threat_step_of_the_last_round() -> None:
    far = {"enemies": ["first_shadow 7,0"], "tokens": [], "round": 5, "decks": {"events": ["stillness"]}}
    match = tale(future=far, mode="tutorial", moment=Threaten(), turn=3)
    assert match.is_over
    assert match.table.verdict == "late"
    assert match.result is not None
    assert match.result.clause == "TT-20.3"
    assert cited(match, "time_is_up") == [("TT-20.3", {"rounds": 5})]


@clause("TT-26.6", "TT-60.9")
def test_what_an_event_takes_is_a_loss() -> None:
    match = tale(future={**BEGINNING, "decks": {"events": ["cold_breath"]}}, mode="tutorial", moment=Threaten(), turn=3)
    assert about(match) == "lose"
    assert all(option.startswith("lose ") for option in options(match))


@clause("TT-26.9", "TT-19.6", "TT-17.2", "TT-60.5")
def test_a_sacred_stone_is_used_without_an_action() -> None:
    match = tale(red={"stones": 1}, future=BEGINNING, mode="tutorial")
    shadow = match.table.future.enemies[0]
    shadow.damage = shadow.defence - 5
    play(match, "red: stone")
    assert hero(match).stones == 0
    assert hero(match).actions_used == 0
    assert told(match, "next_form") == [{"enemy": "first_shadow", "form": 2}], "5 damage beat the first form"


@clause("TT-19.6", "TT-11.9")
def test_an_offering_can_still_be_blessed_in_the_future() -> None:
    match = tale(red={"offerings": 1}, blue={"at": "1,1"}, future=BEGINNING, mode="tutorial")
    assert "bless blue" in options(match)


@clause("TT-19.8", "TT-62.9")
def test_a_scenario_takes_its_toll_before_faith_draws() -> None:
    """V-32."""
    match = tale(
        red={"faith": 3, "marks": {"poison": 1}},
        future={"enemies": ["maw 4,4"]},
        scenario="the_grasp",
        moment=BeginTurn(),
    )
    play(match, "red: lose faith")
    assert told(match, "bonus_drawn") == []


@clause("TT-26.7")
def test_fewer_steps_and_actions_never_mean_none() -> None:
    match = tale(red={"next_steps": -9, "next_actions": -5}, future=BEGINNING, mode="tutorial", moment=BeginTurn())
    assert match.questions[0].values["actions"] == 1
    assert "go 1,0" in options(match)


@clause("TT-26.3")
def test_a_strong_enemy_draws_a_bonus_card_whose_defence_is_only_a_shield() -> None:
    match = tale(
        red={"love": 9, "speed": 12, "at": "1,0"},
        future={"enemies": ["hypnotist 2,0"]},
        scenario="the_iron_clasp",
        decks={"enemy_bonus": ["stone_skin"]},
        dice=[P] * 9,
    )
    play(match, "red: attack hypnotist 2,0")
    assert match.table.future.enemies[0].damage == 6
    assert match.table.fight.shield == 0, "it is used up"


@clause("TT-20.4", "TT-20.5", "TT-19.7", "TT-64.2", "TT-64.1")
def test_a_breach_loses_even_if_the_objective_is_met_at_the_same_time() -> None:
    future = {"enemies": ["ruler_of_salt 2,0"], "counters": {"tributes": 8, "rulers_beaten": 4}}
    match = tale(future=future, scenario="the_heartless_court", moment=Threaten(), turn=3)
    assert match.table.verdict == "won", "the goal was reached before the ninth Tribute"
    assert match.table.future.counters["tributes"] == 8
    late = {**future, "counters": {"tributes": 8, "rulers_beaten": 3}, "decks": {"decrees": ["court_holiday"]}}
    match = tale(future=late, scenario="the_heartless_court", moment=Threaten(), turn=3)
    assert match.table.verdict == "breached"
    match = tale(future={**future, "counters": {"tributes": 9, "rulers_beaten": 4}}, scenario="the_heartless_court")
    play(match, "red: go 1,0")
    assert match.table.verdict == "breached"


@clause("TT-19.9", "TT-67.9")
def test_who_has_left_the_map_takes_no_more_turns_and_gets_nothing() -> None:
    future = {"enemies": ["guardian 7,0"], "beaten": {"guardian": 2}, "tokens": ["exit 0,0 true"]}
    match = tale(red={"mercy": 3}, future=future, scenario="the_wood_without_paths")
    play(match, "red: do leave_wood 0,0")
    assert hero(match).away
    assert match.questions[0].seat == "blue"
    assert match.table.others(hero(match, "blue")) == [hero(match, "green")]


@clause("TT-26.10", "TT-26.11")
def test_a_hero_outside_the_main_land_is_moved_there_when_the_future_begins() -> None:
    wall = {"1,0": "trees", "0,1": "trees"}
    match = tale(tiles_left=0, ground=wall, prophecies=["prophecy_of_the_beginning"])
    play(match, "red: end")
    if about(match) == "move_to":
        play(match, f"red: {options(match)[0]}")
    assert hero(match).at != "0,0"
    assert all(token.at != "0,0" for token in match.table.future.tokens)


@clause("TT-21.1", "TT-21.2", "TT-21.4", "TT-21.5", "TT-21.3")
def test_points_are_counted_by_rows() -> None:
    match = tale(
        red={
            "speed": 5,
            "unused": 1,
            "talents": ["third_try"],
            "artifacts": ["sling", "sica", "rhomphaia"],
            "stones": 1,
        },
        future=BEGINNING,
        mode="tutorial",
        verdict="",
    )
    rows = hero_rows(match.table, hero(match))
    assert rows == {"virtues": 12, "shevitsa": 6, "speed": 10, "artifacts": 21, "stones": 30, "spirit": 45}
    match.table.verdict = "won"
    assert future_points(match.table) == 300
    match.table.verdict = "late"
    assert dict(score_rows(match.table))["future_quests"] == 0


@clause("TT-21.2")
def test_the_published_count_comes_to_six_hundred_and_twenty_one() -> None:
    """V-19 and V-20: the rows of the example."""
    first = {"love": 9, "hope": 10, "speed": 8, "unused": 1, "talents": ["third_try", "giants_bane"], "spirit": 1}
    second = {"love": 12, "speed": 12, "unused": 3, "talents": ["fleet_hoof"], "spirit": 1}
    third = {"love": 13, "speed": 9, "unused": 3, "talents": ["stream", "cooling_touch"], "spirit": 2, "stones": 1}
    match = tale(
        red={"all": 0, **first, "artifacts": ["rhomphaia", "star_iron_dart", "sica", "sling"]},
        blue={"all": 0, **second, "artifacts": ["winged_boots", "golden_mask", "peony_crown"]},
        green={"all": 0, **third, "artifacts": ["bridal_diadem", "orphic_laurel"]},
        future=BEGINNING,
        mode="tutorial",
    )
    match.table.verdict = "won"
    by_hero = [list(hero_rows(match.table, other).values()) for other in match.table.heroes]
    assert by_hero == [[19, 14, 16, 33, 0, 15], [12, 10, 24, 30, 0, 15], [13, 18, 18, 24, 30, 30]]
    assert GAME.rules.result(match.table).scores == {"red": 621, "blue": 621, "green": 621}


@clause("TT-25.2")
def test_the_heroes_of_who_leaves_stay_and_end_their_turns() -> None:
    match = tale(control="trio")
    play(match, "red: leave the table")
    assert match.questions[0].seat == "blue"


@clause("TT-1.8")
def test_cubes_and_tokens_never_run_out() -> None:
    """The box has 110 cubes and 9 Sacred Stones."""
    rich = {"all": 13, "speed": 40, "unused": 60, "talents": ["third_try", "giants_bane", "lower_world"], "stones": 12}
    full = {"all": 13, "love": 12}
    match = tale(red={**rich, "love": 12}, blue=full, green=full, things={"0,0": "white_stone"})
    play(match, "red: claim white_stone 0,0")
    assert sum(other.total for other in match.table.heroes) == 3 * 78 - 3
    play(match, "red: raise love")
    assert hero(match).total == 78
    gain(match.table, hero(match), Goods(stones=1, shevitsa=1, speed=1), "TT-1.8")
    assert (hero(match).stones, hero(match).unused, hero(match).speed) == (13, 61, 41)


@clause("TT-1.7", "TT-1.11")
def test_dice_are_not_limited() -> None:
    match = tale(
        red={"love": 13, "speed": 12, "at": "1,0", "artifacts": ["rhomphaia"], "carried": ["light"] * 3},
        future=BEGINNING,
        mode="tutorial",
        dice=[P] * 19,
    )
    play(match, "red: attack first_shadow 2,0", "red: use rhomphaia")
    assert told(match, "attack_rolled")[0]["dice"] == 19


def test_a_whole_tutorial_is_played_to_its_end() -> None:
    match = arranged(new_match(GAME, 3, 5, {"mode": "tutorial", "control": "solo"}))
    while match.questions:
        question = match.questions[0]
        match.answer(question.seat, question.default_answer)
    assert match.table.verdict == "late"
    rounds = CONTENT.scenarios["the_beginning"].sheet.rounds
    assert match.table.turns == 9 + 3 * rounds, "three turns each in the Past, then every round of the Future"


@clause("TT-21.3", "TT-21.1")
def test_after_a_defeat_quests_that_were_done_still_count_and_those_that_last_do_not() -> None:
    counters = {"guards_beaten": 10, "tributes": 2}
    match = tale(future={"counters": counters}, scenario="the_heartless_court")
    match.table.verdict = "late"
    assert future_points(match.table) == 50, "ten Guards, and no prize for few Tributes"
    match.table.verdict = "won"
    assert future_points(match.table) == 300


@clause("TT-26.3")
def test_defence_that_a_trait_adds_draws_no_enemy_bonus_card() -> None:
    match = tale(red={"at": "1,0"}, future={"enemies": ["segment 2,0"]}, scenario="the_grasp")
    match.table.future.enemies[0].defence = 9
    match.table.future.enemies[0].trait = "armoured_tentacle"
    play(match, "red: attack segment 2,0")
    assert told(match, "enemy_bonus") == []
    assert cited(match, "damage_comes") == [("TT-15.16", {"seat": "red", "enemy": "segment", "damage": 3})]


@clause("TT-25.6", "TT-21.1")
def test_the_points_can_be_counted_after_every_match_and_nobody_decides_it_before() -> None:
    assert "scoring" not in [option.key for option in GAME.rules.options]
    match = tale(verdict="late")
    result = GAME.rules.result(match.table)
    assert dict(result.rows)["spirit"] == 135
    assert result.scores == dict.fromkeys(match.seats, float(sum(points for _, points in result.rows)))
    assert result.winners == ()
