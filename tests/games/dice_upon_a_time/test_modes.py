"""Events, the end of the game, and all variants (DT-1, DT-18, DT-19, DT-30 to DT-36)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.engine.packs import copy_default_pack, load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.agenda import RevealEvent
from fairytable.games.dice_upon_a_time.scenes import characters_in_play, level_of
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.matches import new_match
from fairytable.testing import arranged, clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, options, stories, tokens, told, unresolved, you

LAND = load_pack(GAME).content
TOGETHER = {"mode": "coop"}
SIX = [6, 6, 6, 6, 6]


@clause("DT-18.2", "DT-1.6", "DT-2.9")
@pytest.mark.parametrize("event", list(LAND.events))
def test_every_event_changes_its_chapter(event: str) -> None:
    """What each of the twelve does, against a chapter without an Event."""
    assert outcome_of(event, with_event=True) != outcome_of(event, with_event=False)


def outcome_of(event: str, *, with_event: bool) -> object:
    now = event if with_event else ""
    three = ["blue plain_3", "green plain_3", "blue book_3"]
    if event in ("long_ladders", "low_branches"):
        match = land(
            event=now, sockets={"town-inn": three, "town-well": three[:2]}, red={"pool": ["plain_6"]}, blue={}, green={}
        )
        return [f"place plain_6 {route}" in options(match) for route in ("town-inn", "town-well")]
    if event == "rich_harvest":
        match = land(event=now, red={"magic": ["wishing_cap"]}, blue={})
        return options(play(match, "red: cap apple"), "take")
    if event == "two_wishes":
        match = land(event=now, red={"magic": ["wishing_cap"]}, blue={"at": "hell"})
        play(match, "red: cap fairy", "red: take apple 1")
        return asked(match)
    if event == "horses_in_the_stable":
        match = land(event=now, red={"magic": ["wishing_cap"]}, blue={"at": "hell"})
        return asked(play(match, "red: cap steed_ne"))
    if event in ("dry_roads", "the_flood"):
        match = land(event=now, red={"pool": ["plain_4", "twin_1"]}, blue={})
        return ["place plain_4 apple-hell" in options(match), "place plain_4 town-bridge" in options(match)]
    if event == "open_house":
        match = land(event=now, red={"magic": ["wishing_cap"]}, blue={"at": "hell"})
        play(
            match,
            "red: cap king",
            "red: deck 2",
            "red: deck 3",
            "red: deck 4",
            "red: " + "keep " + str(match.table.decks["2"].cards[-1]),
        )
        return asked(match)
    if event == "a_sober_day":
        match = land(event=now, sockets={"town-inn": ["blue cross_ban"]}, red={"pool": ["potion_magic"]}, blue={})
        covered = "place potion_magic town-inn" in options(match)
        return covered, asked(play(match, "red: place potion_magic fox"))
    if event == "the_wolf_sleeps":
        match = land(event=now, red={}, blue={})
        return "place plain_3 wolf" in options(match)
    if event == "two_storytellers":
        match = land(event=now, red={"magic": ["wishing_cap"]}, blue={}, story=["windfall", "coin_in_the_pocket"])
        play(match, "red: cap soldier")
        return len(told(match, "story_drawn"))
    assert event == "open_gates"
    match = land(event=now, sockets={"town-inn": ["blue cross_ban"]}, red={"pool": ["plain_6"]}, blue={})
    return "place plain_6 town-inn" in options(match)


@clause("DT-18.2")
def test_with_two_storytellers_the_drawer_resolves_one_and_discards_the_other() -> None:
    match = land(
        event="two_storytellers", red={"magic": ["wishing_cap"]}, blue={}, story=["windfall", "coin_in_the_pocket"]
    )
    play(match, "red: cap soldier", "red: resolve coin_in_the_pocket")
    assert tokens(match) == (1, 0, 0)
    assert match.table.story_discard == ["windfall", "coin_in_the_pocket"]


@clause("DT-20.9")
def test_who_loves_plans_and_dislikes_luck_can_have_both() -> None:
    match = new_match(GAME, 3, 1, {"events": "face-up", "cards": "no-story"})
    assert len(match.view("red")["event_row"]) == 6
    assert len(match.table.story_deck) == 0


@clause("DT-18.3", "DT-35.3")
def test_events_face_up_lie_open_in_their_row() -> None:
    match = new_match(GAME, 3, 1, {"events": "face-up"})
    row = match.view("red")["event_row"]
    assert len(row) == 6
    assert match.table.events_to_come == []
    assert match.table.event == ""


@clause("DT-18.4")
def test_cards_without_their_object_stay_in_the_box() -> None:
    match = new_match(GAME, 3, 1, {"cards": "no-story"})
    everywhere = [*match.table.magic_deck, *(card for one in match.table.adventurers for card in one.magic)]
    assert "cloak_of_invisibility" not in everywhere
    assert "cursed_ring" not in everywhere
    beginner = new_match(GAME, 5, 1, {"cards": "beginner", "abilities": "on"})
    assert "snow_white" not in characters_in_play(beginner.table, at_random=True)
    for seed in range(20):
        assert "two_storytellers" not in new_match(GAME, 2, seed, {"cards": "no-story"}).table.events_to_come


@clause("DT-18.5", "DT-16.20")
def test_an_event_with_a_single_effect_hits_player_by_player_and_starwort_answers(tmp_path: Path) -> None:
    folder = copy_default_pack(GAME, tmp_path / "pack")
    text = (folder / "events.toml").read_text(encoding="utf-8")
    storm = 'effects = [{ do = "lose_tokens", count = 1 }]'
    (folder / "events.toml").write_text(text.replace("steeds_closed = true", storm), encoding="utf-8")
    pack = load_pack(GAME, folder)
    has: Has = {"coin": 1, "magic": ["starwort"]}
    match = land(pack=pack, phase="finish_roll", marker="blue", red=has, blue={"apple": 1}, green={})

    def hold_the_storm_ready(table: DiceTable) -> None:
        table.agenda[:] = [RevealEvent()]
        table.event = ""
        table.events_to_come[:] = ["horses_in_the_stable"]

    arranged(match, hold_the_storm_ready)
    assert tokens(match, "blue") == (0, 0, 0)
    assert asked(match) == "red: save"
    play(match, "red: play starwort")
    assert tokens(match) == (1, 0, 0)
    assert cited(match, "token_lost") == [("DT-18.5", {"seat": "blue", "token": "apple"})]


def hit_by(effect: str, tmp_path: Path, red: Has) -> Match:
    """An Event with this effect is turned up, and red is the first whom it reaches."""
    folder = copy_default_pack(GAME, tmp_path / "pack")
    text = (folder / "events.toml").read_text(encoding="utf-8")
    changed = text.replace("steeds_closed = true", f"effects = [{{ {effect} }}]")
    (folder / "events.toml").write_text(changed, encoding="utf-8")
    match = land(pack=load_pack(GAME, folder), phase="finish_roll", red=red, blue={"pool": [], "at": "hell"})

    def hold_it_ready(table: DiceTable) -> None:
        table.agenda[:] = [RevealEvent()]
        table.event = ""
        table.events_to_come[:] = ["horses_in_the_stable"]

    return arranged(match, hold_it_ready)


@clause("DT-18.5", "DT-16.10", "DT-16.20")
@pytest.mark.parametrize("ward", ["golden_ball", "starwort"])
@pytest.mark.parametrize(
    ("effect", "what"),
    [
        ('do = "lose_die"', "lose_die"),
        ('do = "lose_quest"', "lose_quest"),
        ('do = "lose_magic"', "lose_magic"),
        ('do = "give_marker"', "lose_marker"),
        ('do = "lose_tokens", token = "coin"', "lose_tokens"),
    ],
)
def test_ball_and_starwort_save_what_an_event_would_take(effect: str, what: str, ward: str, tmp_path: Path) -> None:
    red: Has = {"coin": 1, "quests": ["star_money"], "magic": [ward, "blue_light"]}
    match = hit_by(effect, tmp_path, red)
    assert (asked(match), match.questions[0].values["what"]) == ("red: save", what)
    assert [one["type"] for one in unresolved(match)] == ["suffer_event", what]
    play(match, f"red: play {ward}")
    assert (tokens(match), you(match).quests, you(match).pool) == ((1, 0, 0), ("star_money",), ("plain_3",))
    assert (you(match).magic.cards, match.table.marker) == (["blue_light"], "red")
    assert asked(match) == "red: turn"


@clause("DT-16.10", "DT-16.20")
def test_only_starwort_helps_against_an_event_that_sends_one_away(tmp_path: Path) -> None:
    match = hit_by('do = "go_to", place = "hell"', tmp_path, {"magic": ["golden_ball", "starwort"]})
    assert asked(match) == "red: answer"
    assert options(match) == ["decline", "play starwort"]
    play(match, "red: play starwort")
    assert you(match).at == "town"
    assert {"seat": "blue", "why": "already_there"} in told(match, "nothing_happened")


@clause("DT-30.7", "DT-30.17")
def test_together_a_useless_story_card_may_be_laid_aside_for_another() -> None:
    red: Has = {"at": "soldier"}
    match = land(phase="ability", options={"mode": "coop"}, red=red, blue={}, story=["first_in_the_tale", "windfall"])
    assert asked(match) == "red: replace_story"
    play(match, "red: yes")
    assert told(match, "story_discarded") == [{"seat": "red", "card": "first_in_the_tale"}]
    assert match.table.story_discard == ["first_in_the_tale", "windfall"]
    assert tokens(match) == (0, 0, 1)


@clause("DT-30.11", "DT-30.10")
def test_together_side_quests_that_mean_something_still_count() -> None:
    useful = [one for one in LAND.stories.values() if type(one.condition).__name__ == "OneOfEach"]
    match = land(
        phase="last_count",
        options={"mode": "coop"},
        red={},
        blue={"coin": 1, "bread": 1, "apple": 1},
        common=[useful[0].id, "iron_shoes"],
    )
    assert match.result is not None
    curse = LAND.stories["iron_shoes"].points
    assert dict(match.result.rows) == {"quests": 0, "side": useful[0].points, "curses": curse}
    assert cited(match, "tale_ends") == [("DT-30.13", {"winners": (), "chapter": 2})]


@clause("DT-19.1", "DT-1.3")
def test_the_game_ends_after_the_sixth_chapter() -> None:
    match = land(chapter=6, red={"pool": []}, blue={"pool": []}, phase="end_of_turn")
    assert match.is_over
    earlier = land(chapter=5, red={"pool": []}, blue={"pool": []}, phase="end_of_turn")
    assert earlier.table.chapter == 6
    assert cited(match, "scored") == [
        ("DT-19.2", {"seat": "red", "points": 0}),
        ("DT-19.2", {"seat": "blue", "points": 0}),
    ]


@clause("DT-19.7")
def test_a_tie_is_shared_or_decided_with_a_fly_swat() -> None:
    shared = land(phase="last_count", red={"done": ["star_money"]}, blue={"done": ["the_late_pay"]}, green={})
    assert shared.result is not None
    assert shared.result.winners == ("red", "blue")
    swat = land(
        phase="last_count",
        options={"tie": "fly-swat"},
        red={"done": ["star_money"]},
        blue={"done": ["the_late_pay"]},
        green={},
        dice=[*SIX, *SIX, 1, 1, 1, 1, 1, *SIX],
    )
    assert swat.result is not None
    assert swat.result.winners == ("blue",)
    assert [event["count"] for event in told(swat, "flies_swatted")] == [4, 4, 0, 4]


@clause("DT-14.1")
def test_characters_are_drawn_or_chosen_without_repetition() -> None:
    drawn = new_match(GAME, 5, 4)
    assert len({one.character for one in drawn.table.adventurers}) == 5
    chosen = new_match(GAME, 3, 4, {"characters": "chosen"})
    first = chosen.questions[0]
    assert first.seat == chosen.table.marker
    assert len(first.options) == 9
    chosen.answer(first.seat, "character rapunzel")
    assert "character rapunzel" not in chosen.questions[0].options


@clause("DT-15.1", "DT-1.4")
def test_everybody_begins_in_the_town_with_two_quests_and_a_magic_item() -> None:
    match = new_match(GAME, 3, 2)
    seats = []
    while asked(match).endswith("first_quest"):
        seats.append(match.questions[0].seat)
        play(match, f"{seats[-1]}: deck 4")
    first = match.table.clockwise(match.table.marker)
    assert sorted(seats) == sorted([*first, *first])
    for one in match.table.adventurers:
        assert (one.at, len(one.quests), len(one.magic)) == ("town", 2, 1)


@clause("DT-30.1", "DT-30.2", "DT-30.5")
def test_together_all_quests_lie_open_and_town_and_king_do_nothing() -> None:
    match = new_match(GAME, 3, 1, TOGETHER)
    assert len(match.table.open_quests) == 40
    assert not any(one.quests for one in match.table.adventurers)
    walk = land(options=TOGETHER, red={"at": "church"}, blue={"at": "hell"})
    play(walk, "red: place plain_3 town-church", "red: walk town")
    assert asked(walk) == "blue: turn"


@clause("DT-30.3", "DT-30.4")
def test_together_anybody_completes_any_quest() -> None:
    match = land(options=TOGETHER, phase="quests", active="blue", red={}, blue={"coin": 2, "at": "inn"})
    play(match, "blue: complete star_money")
    assert match.table.common_done == ("star_money",)
    assert "star_money" not in match.table.open_quests


@clause("DT-30.6", "DT-30.19")
def test_together_thumbling_is_not_drawn_and_has_no_ability() -> None:
    match = new_match(GAME, 3, 1, TOGETHER)
    assert "thumbling" not in characters_in_play(match.table, at_random=True)
    assert "thumbling" in characters_in_play(match.table, at_random=False)
    playing = land(options=TOGETHER, red={"character": "thumbling"}, blue={})
    assert options(playing, "thumbling") == []


@clause("DT-30.7", "DT-30.17")
def test_together_a_card_of_no_use_may_be_replaced() -> None:
    match = land(options=TOGETHER, red={"magic": ["wishing_cap"]}, blue={}, story=["a_stranger_asks", "windfall"])
    play(match, "red: cap soldier")
    assert asked(match) == "red: replace_story"
    play(match, "red: yes")
    assert tokens(match) == (0, 0, 1)
    kept = land(options=TOGETHER, red={"magic": ["wishing_cap"]}, blue={}, story=["a_stranger_asks"])
    play(kept, "red: cap soldier", "red: no")
    assert kept.table.story_discard == ["a_stranger_asks"]
    magic = land(options=TOGETHER, red={"pool": ["potion_magic"]}, blue={}, magic=["magic_mirror", "starwort"])
    play(magic, "red: place potion_magic fox", "red: draw", "red: replace magic_mirror")
    assert you(magic).magic.cards == ["starwort"]
    assert cited(magic, "magic_discarded") == [("DT-30.7", {"seat": "red", "card": "magic_mirror"})]


@clause("DT-30.17")
def test_together_the_way_that_is_left_of_a_card_must_be_taken() -> None:
    match = land(options=TOGETHER, red={"magic": ["wishing_cap"]}, blue={}, story=["loose_talk"])
    play(match, "red: cap soldier")
    assert told(match, "way_chosen") == [{"seat": "red", "way": "loose_talk.2"}]
    assert asked(match) == "blue: take_tokens"


@clause("DT-30.8", "DT-20.8")
def test_together_a_ban_still_bans_and_gifts_reach_the_others() -> None:
    match = land(options=TOGETHER, sockets={"town-inn": ["blue cross_ban"]}, red={"pool": ["plain_6"]}, blue={})
    assert "place plain_6 town-inn" not in options(match)
    gift = land(options=TOGETHER, red={"magic": ["wishing_cap"]}, blue={}, story=["the_split_sack"])
    play(gift, "red: cap soldier", "red: suffer the_split_sack.1", "blue: take coin 1")
    assert tokens(gift, "blue") == (1, 0, 0)


@clause("DT-30.9", "DT-30.18")
def test_together_story_cards_lie_in_the_middle_for_all() -> None:
    match = land(options=TOGETHER, red={"magic": ["wishing_cap"]}, blue={"at": "town"}, story=["the_bucket"])
    play(match, "red: cap soldier")
    assert [lying.card for lying in match.table.common] == ["the_bucket"]
    assert stories(match) == []
    play(match, "blue: place plain_3 town-well", "blue: walk well", "blue: fulfil the_bucket", "blue: take coin 1")
    assert tokens(match, "blue") == (1, 0, 0)
    assert match.table.common == []
    assert cited(match, "mini_quest_fulfilled") == [("DT-17.12", {"seat": "blue", "card": "the_bucket"})]


@clause("DT-30.18")
def test_together_the_drawer_may_ward_a_curse_off() -> None:
    match = land(options=TOGETHER, red={"magic": ["wishing_cap", "starwort"]}, blue={}, story=["iron_shoes"])
    play(match, "red: cap soldier", "red: play starwort")
    assert match.table.common == []


@clause("DT-30.10", "DT-30.11")
def test_together_one_score_counts_quests_side_quests_and_curses() -> None:
    match = land(
        options=TOGETHER,
        phase="last_count",
        common=["home_again", "iron_shoes", "in_the_saddle"],
        red={"at": "hell", "done": ["the_wedding"]},
        blue={"done": ["star_money"]},
    )
    assert match.result is not None
    assert match.result.scores == {"red": 6, "blue": 6}, "4 + 2, +2 for blue in the Town, -2"
    assert dict(match.result.rows) == {"quests": 6, "side": 2, "curses": -2}
    assert match.result.level == "1"
    assert match.result.winners == ()
    assert match.result.sides == (("red", "blue"),)


@clause("DT-30.12")
def test_together_the_one_who_fetched_an_item_must_deliver_it() -> None:
    match = land(options=TOGETHER, phase="quests", red={"at": "clouds"}, blue={"at": "clouds"})
    play(match, "red: fetch crossbow_of_the_angels")
    assert you(match).fetched == ("crossbow_of_the_angels",)
    carried: Has = {"at": "huntsman", "fetched": ["crossbow_of_the_angels"]}
    other: Has = {"at": "huntsman", "bread": 1}
    by_another = land(options=TOGETHER, phase="quests", active="blue", red=carried, blue=other)
    assert options(by_another, "complete") == ["complete a_bite_for_the_hunt"]
    by_the_same = land(options=TOGETHER, phase="quests", red=carried, blue=other)
    assert options(by_the_same, "complete") == ["complete crossbow_of_the_angels"]
    at_the_clouds = land(options=TOGETHER, phase="quests", active="blue", red=carried, blue={"at": "clouds"})
    assert options(at_the_clouds, "fetch") == [], "there is one Crossbow, and red carries it"
    assert cited(match, "item_fetched") == [
        ("DT-8.7", {"seat": "red", "quest": "crossbow_of_the_angels", "item": "crossbow"})
    ]


@clause("DT-30.13")
@pytest.mark.parametrize(
    ("seats", "score", "level"),
    [(3, 75, 4), (3, 74, 3), (2, 29, 1), (2, 30, 2), (2, 60, 5), (4, 115, 4), (5, 116, 5), (4, 59, 1)],
)
def test_together_the_level_follows_from_score_and_players(seats: int, score: int, level: int) -> None:
    """TV-17."""
    assert level_of(new_match(GAME, seats, 1, TOGETHER).table, score) == level


@clause("DT-30.14")
def test_the_hard_game_for_five_has_neither_magic_nor_stories() -> None:
    match = new_match(GAME, 5, 1, {"mode": "coop-hard-5"})
    assert len(match.table.magic_deck) == len(match.table.story_deck) == 0
    assert match.table.rules.coop


@clause("DT-30.15", "DT-33.1")
def test_a_short_game_together_shows_the_score_without_a_level() -> None:
    match = land(
        options=TOGETHER | {"length": "short"}, phase="end_of_turn", chapter=3, red={"pool": []}, blue={"pool": []}
    )
    assert match.result is not None
    assert (match.result.clause, match.result.level) == ("DT-30.15", "")
    assert match.result.winners == ("red", "blue"), "nobody has lost by numbers that are made for six chapters"


@clause("DT-30.16")
def test_together_all_may_agree_to_stop_when_every_quest_is_done() -> None:
    def finished() -> Match:
        match = land(options=TOGETHER, phase="quests", red={"pool": [], "coin": 2}, blue={"pool": [], "at": "hell"})
        match.table.open_quests = ("star_money",)
        return play(match, "red: complete star_money")

    stopped = play(finished(), "red: yes", "blue: yes")
    assert stopped.is_over
    assert stopped.table.all_done_in == 2
    goes_on = play(finished(), "red: yes", "blue: no")
    assert goes_on.table.chapter == 3


@clause("DT-31.1", "DT-31.2", "DT-31.3", "DT-31.4", "DT-31.5")
def test_beginners_play_without_cards() -> None:
    beginner = {"cards": "beginner"}
    match = land(
        options=beginner,
        red={"pool": ["potion_magic"], "at": "bread", "character": "little_red_riding_hood"},
        blue={"at": "hell"},
    )
    assert options(match, "place_with") == []
    assert len(match.table.magic_deck) == len(match.table.story_deck) == 0
    play(match, "red: place potion_magic bread-magic_items", "red: walk magic_items")
    assert asked(match) == "blue: turn"
    doubled = land(options=beginner, event="rich_harvest", red={"pool": ["twin_doubling"], "at": "well"}, blue={})
    play(doubled, "red: place twin_doubling well-apple", "red: walk apple", "red: take apple 3")
    assert tokens(doubled) == (0, 0, 3)
    able = land(
        options=beginner | {"abilities": "on"}, red={"pool": ["twin_1"], "character": "little_red_riding_hood"}, blue={}
    )
    assert options(able, "place_with")


@clause("DT-33.1", "DT-33.2")
def test_the_short_game_has_three_chapters_and_two_thumbling_tokens() -> None:
    match = new_match(GAME, 3, 1, {"length": "short", "characters": "chosen"})
    assert len(match.table.events_to_come) == 3
    seat = match.questions[0].seat
    play(match, f"{seat}: character thumbling")
    assert match.table.adventurer(seat).thumblings == 2


@clause("DT-34.1", "DT-34.4")
def test_the_extra_long_game_ends_with_the_chapter_of_the_last_quest() -> None:
    match = land(
        options={"length": "extra-long"},
        red={"at": "church"},
        blue={"pool": [], "at": "hell"},
        decks={"3": ["apples_at_harvest"]},
        only=True,
    )
    play(match, "red: place plain_3 town-church", "red: walk town", "red: deck 3")
    assert match.is_over
    assert told(match, "last_quest_drawn")


@clause("DT-34.2")
def test_in_the_extra_long_game_events_are_optional_and_reshuffled() -> None:
    off = new_match(GAME, 2, 1, {"length": "extra-long", "events": "off"})
    assert off.table.events_to_come == []
    match = new_match(GAME, 2, 1, {"length": "extra-long"})
    assert len(match.table.events_to_come) == 12
    again = land(options={"length": "extra-long"}, red={}, blue={})

    def use_up(table: DiceTable) -> None:
        table.events_past[:] = sorted(table.events_to_come)
        table.events_to_come.clear()
        table.agenda[:] = [RevealEvent()]

    again = arranged(again, use_up)
    assert len(again.table.events_to_come) == 11
    assert again.table.events_past == []
    assert sorted([again.table.event, *again.table.events_to_come]) == sorted(LAND.events)
    assert [again.table.event, *again.table.events_to_come] != sorted(LAND.events), "they were shuffled"
    without = land(options={"length": "extra-long", "events": "off"}, phase="reveal_event", red={}, blue={})
    assert (without.table.event, asked(without)) == ("", "red: turn")
    assert cited(again, "event_revealed") == [("DT-2.7", {"event": "the_flood"})]


@clause("DT-34.3", "DT-14.13")
def test_in_the_extra_long_game_thumblings_uses_are_agreed_before() -> None:
    match = new_match(GAME, 2, 1, {"length": "extra-long", "thumbling-uses": "4", "characters": "chosen"})
    seat = match.questions[0].seat
    play(match, f"{seat}: character thumbling")
    assert match.table.adventurer(seat).thumblings == 4


@clause("DT-34.4")
@pytest.mark.parametrize(("chapter", "idle", "ends"), [(30, 0, True), (5, 2, True), (5, 1, False), (29, 0, False)])
def test_the_extra_long_game_ends_at_a_standstill_or_after_chapter_thirty(chapter: int, idle: int, ends: bool) -> None:
    match = land(
        options={"length": "extra-long"},
        phase="quests",
        chapter=chapter,
        red={"pool": [], "coin": 1, "character": "puss_in_boots"},
        blue={"pool": [], "at": "hell"},
    )
    match.table.idle_chapters = idle
    play(match, "red: end")
    assert match.is_over == ends
    if not ends:
        assert asked(match) == "red: stop_here"
        play(match, "red: yes", "blue: yes")
        assert match.is_over


@clause("DT-36.1")
def test_the_mood_of_the_table_changes_no_rule() -> None:
    rough, peaceful = (new_match(GAME, 3, 1, {"table-mood": mood}) for mood in ("rough", "peaceful"))
    assert rough.questions[0].options == peaceful.questions[0].options
    assert rough.table.rules.rough
    assert rough.view("red") == peaceful.view("red")


@clause("DT-30.17", "DT-30.19")
def test_together_a_side_quest_that_means_nothing_is_worth_nothing() -> None:
    match = land(phase="last_count", options={"mode": "coop"}, red={}, blue={}, common=["first_in_the_tale"])
    assert match.table.marker == "red"
    assert match.result is not None
    assert dict(match.result.rows) == {"quests": 0, "side": 0, "curses": 0}


@clause("DT-30.17")
def test_together_a_useless_mini_quest_that_was_kept_cannot_be_fulfilled() -> None:
    useless = [one.id for one in LAND.stories.values() if one.kind == "mini_quest" and not one.applies_together]
    assert useless
    match = land(
        phase="quests", options={"mode": "coop"}, red={"coin": 3, "character": "puss_in_boots"}, blue={}, common=useless
    )
    assert options(match, "convert")
    assert options(match, "fulfil") == []


@clause("DT-34.1", "DT-19.1")
def test_only_the_extra_long_game_ends_with_the_last_quest_and_says_so() -> None:
    for length, last in (("standard", False), ("extra-long", True)):
        match = land(
            phase="ability", red={}, blue={}, decks={"2": ["star_money"]}, only=True, options={"length": length}
        )
        play(match, "red: deck 2")
        assert bool(told(match, "last_quest_drawn")) == last
        assert match.table.last_drawn == last


@clause("DT-20.7")
def test_abilities_differ_in_how_often_they_may_be_used() -> None:
    limits = {one.id: (one.per_chapter, one.per_game) for one in LAND.characters.values()}
    assert limits["snow_white"] == (None, 0)
    assert limits["thumbling"] == (None, 3)
    assert len(limits) == 9


@clause("DT-10.2")
def test_who_leaves_the_table_passes_from_then_on() -> None:
    match = land(red={}, blue={}, green={})
    play(match, "red: leave the table")
    assert you(match).has_passed
    assert asked(match) == "blue: turn"
