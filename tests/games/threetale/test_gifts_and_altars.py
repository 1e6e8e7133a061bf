"""Gifts, Offerings, Quests, Altars and Sacred Stones."""

from __future__ import annotations

import pytest

from fairytable.games.threetale.changes import draw
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import about, hero, options, tale, told

ALTAR = {"0,0": "altar"}


@clause("TT-6.13", "TT-10.15", "TT-4.11", "TT-6.14", "TT-10.20")
def test_an_artifact_is_given_to_a_neighbour_also_diagonally() -> None:
    match = tale(red={"artifacts": ["hazel_staff"]}, blue={"at": "1,1"})
    assert "give hazel_staff green" not in options(match)
    play(match, "red: give hazel_staff blue")
    assert hero(match, "blue").artifacts == ["hazel_staff"]
    assert (hero(match).actions_used, hero(match, "blue").actions_used) == (1, 0)
    assert cited(match, "gave") == [("TT-6.13", {"seat": "red", "thing": "hazel_staff", "player": "blue"})]


@clause("TT-4.12")
def test_trees_do_not_hinder_a_gift() -> None:
    match = tale(red={"artifacts": ["sling"]}, blue={"at": "1,1"}, ground={"1,0": "trees", "0,1": "trees"})
    assert "give sling blue" in options(match)


@clause("TT-17.3", "TT-17.2", "TT-6.17")
def test_a_sacred_stone_can_be_given_but_virtues_cannot() -> None:
    match = tale(red={"stones": 1, "unused": 1}, blue={"at": "0,1"})
    assert [option for option in options(match) if option.startswith("give")] == ["give sacred_stone blue"]
    play(match, "red: give sacred_stone blue")
    assert (hero(match).stones, hero(match, "blue").stones) == (0, 1)


@clause("TT-13.6", "TT-13.4")
def test_a_quest_that_is_given_away_is_counted_from_zero() -> None:
    match = tale(red={"quests": ["white_harvest"]}, blue={"at": "0,1"})
    hero(match).quests[0].deeds["white_stones"] = 4
    play(match, "red: give white_harvest blue")
    assert hero(match, "blue").quests[0].deeds == {}


@clause("TT-9.6", "TT-4.11")
def test_the_stream_carries_gifts_three_spaces_far() -> None:
    match = tale(red={"artifacts": ["sling"], "talents": ["stream"]}, blue={"at": "3,3"}, green={"at": "4,0"})
    assert "give sling blue" in options(match)
    assert "give sling green" not in options(match)


@clause("TT-11.2", "TT-6.11", "TT-6.15", "TT-16.7", "TT-1.10")
def test_an_offering_is_claimed_from_its_altar_and_the_altar_stays() -> None:
    match = tale(red={"endeavour": 3}, ground=ALTAR, things={"0,0": "offering"})
    assert "sacrifice virtues" in options(match), "the Altar works beside the Offering"
    play(match, "red: claim offering 0,0")
    assert hero(match).offerings == 1
    assert "sacrifice virtues" in options(match), "and without it"


@pytest.mark.parametrize(("given", "level"), [(0, 1), (1, 2), (2, 3), (3, 3), (7, 3)])
@clause("TT-11.3", "TT-11.4", "TT-11.5", "TT-11.7", "TT-11.10", "TT-11.11")
def test_the_number_of_the_blessing_tells_the_level(given: int, level: int) -> None:
    """V-17."""
    match = tale(red={"offerings": 1}, blue={"at": "1,1"}, blessings=given)
    play(match, "red: bless blue")
    assert about(match) == "keep"
    assert all(match.table.content.artifacts[o.split()[1]].level == level for o in options(match))
    assert hero(match).offerings == 0


@clause("TT-11.6", "TT-11.10", "TT-10.11")
def test_giver_or_receiver_keeps_the_blessed_artifact() -> None:
    decks = {"artifacts_1": ["sling", "hazel_staff", "blue_bead"]}
    match = tale(red={"offerings": 1}, blue={"at": "1,1"}, decks=decks)
    play(match, "red: bless blue", "red: keep sling")
    assert set(options(match)) == {"keeper red", "keeper blue"}
    play(match, "red: keeper blue")
    assert hero(match, "blue").artifacts == ["sling"]
    assert match.table.discards["artifacts_1"] == ["hazel_staff", "blue_bead"]
    assert cited(match, "artifact_won") == [("TT-11.6", {"seat": "blue", "artifact": "sling"})]


@clause("TT-10.11", "TT-10.12", "TT-10.14")
def test_an_empty_deck_is_filled_in_the_middle_of_a_draw() -> None:
    match = tale(red={"offerings": 1}, blue={"at": "1,1"})
    match.table.decks["artifacts_1"][:] = ["sling"]
    match.table.discards["artifacts_1"] = ["hazel_staff", "blue_bead", "leather_cap"]
    drawn = [draw(match.table, "artifacts_1") for _ in range(5)]
    assert drawn[0] == "sling"
    assert sorted(card for card in drawn[1:4] if card) == ["blue_bead", "hazel_staff", "leather_cap"]
    assert drawn[4] is None
    assert cited(match, "refilled") == [("TT-10.14", {"deck": "artifacts_1"})]


@clause("TT-6.10", "TT-13.1", "TT-12.7")
def test_a_quest_token_gives_a_quest_card_that_lies_open() -> None:
    match = tale(things={"0,0": "quest"}, decks={"quests": ["wolf_at_the_door"]})
    play(match, "red: claim quest 0,0")
    assert match.view(None)["heroes"][0]["quests"][0]["card"] == "wolf_at_the_door"
    assert cited(match, "quest_drawn") == [("TT-6.10", {"seat": "red", "quest": "wolf_at_the_door"})]


@clause("TT-13.5", "TT-13.2")
def test_a_quest_that_is_met_already_pays_at_once() -> None:
    match = tale(red={"speed": 6}, things={"0,0": "quest"}, decks={"quests": ["faster_than_the_wind"]})
    play(match, "red: claim quest 0,0")
    assert hero(match).quests == []
    assert match.table.discards["quests"] == ["faster_than_the_wind"]
    assert about(match) == "keep"


@clause("TT-13.5", "TT-13.8")
def test_mercy_of_another_can_fulfil_a_quest() -> None:
    match = tale(red={"mercy": 3}, blue={"all": 3, "love": 2, "quests": ["six_candles"]})
    play(match, "red: end", "red: mercy blue love")
    assert told(match, "quest_fulfilled") == [{"seat": "blue", "quest": "six_candles"}]


@clause("TT-13.4", "TT-13.2", "TT-12.8")
def test_nine_mountains_over_asks_for_five_treasures_since_the_card_is_held() -> None:
    """V-21."""
    match = tale(red={"quests": ["nine_mountains_over"], "deeds": {"treasures": 3}}, things={"0,0": "treasure_1"})
    hero(match).quests[0].deeds["treasures"] = 4
    play(match, "red: claim treasure_1 0,0")
    assert hero(match).stones == 1
    assert hero(match).quests == []


@clause("TT-13.7")
def test_any_number_of_quests_can_be_held() -> None:
    match = tale(
        red={"quests": ["wolf_at_the_door", "red_thread", "white_harvest"]},
        things={"0,0": "quest"},
        decks={"quests": ["pilgrims_vow"]},
    )
    play(match, "red: claim quest 0,0")
    assert len(hero(match).quests) == 4


@clause("TT-16.1", "TT-16.2", "TT-16.3", "TT-6.12")
def test_three_virtues_of_any_kind_become_a_shevitsa_and_more_may_follow_in_the_same_action() -> None:
    match = play(tale(ground=ALTAR), "red: sacrifice virtues", "red: lose love", "red: lose hope", "red: lose hope")
    assert hero(match).unused == 1
    assert about(match) == "sacrifice"
    play(match, "red: sacrifice shevitsa", "red: raise mercy", "red: done")
    assert hero(match).unused == 0
    assert hero(match).virtues["mercy"] == 3
    assert hero(match).actions_used == 1


@clause("TT-16.5")
def test_a_sacrifice_never_takes_the_last_virtue() -> None:
    """V-28."""
    assert "sacrifice virtues" in options(tale(red={"all": 0, "love": 4}, ground=ALTAR))
    match = tale(red={"all": 0, "love": 3}, ground=ALTAR)
    assert "sacrifice virtues" not in options(match)
    reason = match.why_not("red", "sacrifice virtues")
    assert reason is not None
    assert reason.key == "last_virtues"


@pytest.mark.parametrize(
    ("artifact", "shevitsa"), [("hazel_staff", 2), ("sica", 4), ("rhomphaia", 6)], ids=["level 1", "level 2", "level 3"]
)
@clause("TT-16.2", "TT-10.13")
def test_an_artifact_is_worth_shevitsa_at_an_altar(artifact: str, shevitsa: int) -> None:
    talents = ["third_try", "giants_bane", "lower_world"]
    match = tale(red={"artifacts": [artifact], "talents": talents}, ground=ALTAR)
    play(match, f"red: sacrifice {artifact}")
    assert hero(match).unused == shevitsa
    level = match.table.content.artifacts[artifact].level
    assert artifact in match.table.discards[f"artifacts_{level}"]


@clause("TT-16.2", "TT-17.1")
def test_two_artifacts_become_a_better_one_and_two_of_the_best_a_sacred_stone() -> None:
    match = tale(red={"artifacts": ["hazel_staff", "sling", "blue_bead"]}, ground=ALTAR)
    play(match, "red: sacrifice pair_1", "red: lose_artifact sling", "red: lose_artifact blue_bead")
    assert about(match) == "keep"
    assert all(match.table.content.artifacts[o.split()[1]].level == 2 for o in options(match))
    match = tale(red={"artifacts": ["rhomphaia", "zmey_skin_boots"]}, ground=ALTAR)
    play(match, "red: sacrifice pair_3", "red: lose_artifact rhomphaia")
    assert hero(match).stones == 1
    assert hero(match).artifacts == []
    assert cited(match, "stones_gained") == [("TT-16.2", {"seat": "red", "count": 1})]
    assert cited(match, "artifact_lost") == [
        ("TT-16.2", {"seat": "red", "artifact": "rhomphaia"}),
        ("TT-16.2", {"seat": "red", "artifact": "zmey_skin_boots"}),
    ]


@clause("TT-16.4", "TT-16.8")
def test_what_is_gained_may_be_sacrificed_again_and_a_talent_comes_at_once() -> None:
    match = tale(red={"artifacts": ["hazel_staff"]}, ground=ALTAR)
    play(match, "red: sacrifice hazel_staff")
    assert about(match) == "talent"
    play(match, "red: talent third_try")
    assert hero(match).unused == 0
    assert "sacrifice shevitsa" not in options(match)
    assert cited(match, "talent_learned") == [("TT-9.4", {"seat": "red", "talent": "third_try"})]


@clause("TT-16.9", "TT-9.9")
def test_speed_spirit_quests_offerings_and_talents_cannot_be_sacrificed() -> None:
    match = tale(
        red={"stones": 1, "offerings": 1, "quests": ["red_thread"], "talents": ["third_try"], "speed": 9}, ground=ALTAR
    )
    assert [option for option in options(match) if option.startswith("sacrifice")] == ["sacrifice virtues"]


@clause("TT-16.6")
def test_an_altar_can_be_used_again_in_the_same_turn_with_another_action() -> None:
    match = tale(red={"endeavour": 3, "all": 4, "unused": 1}, ground=ALTAR)
    play(match, "red: sacrifice shevitsa", "red: raise love", "red: done")
    assert "sacrifice virtues" in options(match)


@clause("TT-13.4")
def test_a_vow_counts_different_altars_only() -> None:
    match = tale(
        red={"quests": ["pilgrims_vow"], "endeavour": 7, "unused": 2, "speed": 9}, ground={**ALTAR, "2,0": "altar"}
    )
    play(match, "red: sacrifice shevitsa", "red: raise love", "red: done")
    play(match, "red: sacrifice shevitsa", "red: raise love", "red: done")
    assert len(hero(match).quests) == 1
    play(match, "red: go 2,0", "red: sacrifice virtues")
    assert hero(match).quests == []


@clause("TT-1.12")
def test_the_controller_orders_several_gains() -> None:
    match = tale(things={"0,0": "treasure_1"}, decks={"treasures_1": ["beggars_bowl"]}, dice=[2, 2, 2])
    play(match, "red: claim treasure_1 0,0")
    assert about(match) == "settle_next"
    assert set(options(match)) == {"next virtue", "next artifact_1"}
    play(match, "red: next artifact_1")
    assert about(match) == "keep"


@clause("TT-11.6", "TT-25.1")
def test_giver_and_receiver_agree_on_who_keeps_the_artifact() -> None:
    decks = {"artifacts_1": ["sling", "hazel_staff", "blue_bead"]}
    match = tale(red={"offerings": 1}, blue={"at": "1,1"}, decks=decks, control="trio")
    play(match, "red: bless blue", "red: keep sling", "red: keeper red")
    assert match.waiting_for == ("blue",), "nobody else has a say"
    assert match.questions[0].about == "agree_keeper"
    agreed = play(match.copy(), "blue: agree")
    assert hero(agreed).artifacts == ["sling"]
    refused = play(match, "blue: refuse")
    assert refused.waiting_for == ("red", "blue"), "what is left is not forced on the giver: both name one"
    at_odds = play(refused.copy(), "red: keeper red", "blue: keeper blue")
    assert hero(at_odds, "blue").artifacts == ["sling"], "of equals the first: it was a gift"
    play(refused, "red: keeper red", "blue: keeper red")
    assert hero(refused).artifacts == ["sling"]
    assert told(refused, "named_apart") == [{}]
    assert refused.table.offered == []
    assert cited(match, "refused") == [("TT-11.6", {"seats": ("blue",)})]


@clause("TT-12.7", "TT-14.8")
def test_a_deck_is_filled_at_once_when_its_last_card_is_drawn() -> None:
    match = tale()
    match.table.decks["hero_bonus"][:] = ["tailwind"]
    match.table.discards["hero_bonus"] = ["idle_tale"]
    assert draw(match.table, "hero_bonus") == "tailwind"
    assert match.table.decks["hero_bonus"] == ["idle_tale"]
    assert match.table.discards["hero_bonus"] == []


@pytest.mark.parametrize(
    ("gone", "shevitsa"),
    [("red: sacrifice rhomphaia", 6), ("red: give rhomphaia blue", 0)],
    ids=["sacrificed", "given"],
)
@clause("TT-10.20", "TT-10.3")
def test_an_artifact_that_is_gone_gives_nothing_more_and_its_slot_stays_used(gone: str, shevitsa: int) -> None:
    red = {"artifacts": ["rhomphaia", "sica"], "slots": {"hands": "rhomphaia"}, "endeavour": 3}
    red |= {"love": 4, "speed": 9}
    match = tale(
        red=red, blue={"at": "1,1"}, ground=ALTAR, things={"0,1": "battle_1"}, decks={"battles_1": ["whirlwind"]}
    )
    play(match, gone)
    while about(match) == "talent":
        play(match, f"red: {options(match)[0]}")
    if about(match) == "sacrifice":
        play(match, "red: done")
    assert "use sica" not in options(match), "the hands are used in this turn"
    play(match, "red: go 0,1", "red: claim battle_1 0,1")
    assert match.questions[0].values["dice"] == 4, "no dice of Rhomphaia"
    assert hero(match).unused + hero(match).invested == shevitsa


@clause("TT-5.3", "TT-10.20")
def test_steps_of_shoes_that_were_given_away_are_gone() -> None:
    red = {"artifacts": ["messengers_sandals"], "speed": 2, "endeavour": 3}
    match = play(tale(red=red, blue={"at": "1,1"}), "red: use messengers_sandals")
    assert "go 3,0" in options(match)
    play(match, "red: give messengers_sandals blue")
    assert "go 2,0" in options(match)
    assert "go 3,0" not in options(match)
