"""Packs of ThreeTale: what the loader accepts, and what it tells about faults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.packs import PackReader, load_pack
from fairytable.games.threetale import GAME
from fairytable.games.threetale.content import Content
from fairytable.games.threetale.reading import read_content
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.strictness import types_that_read_past_slips
from tests.games.threetale.packs import CONTENT, Change, content_with, faults_of, pack_with
from tests.games.threetale.tale import BLANK, about, hero, options, tale, told


def test_the_pack_that_comes_with_the_game_has_no_faults() -> None:
    reader = PackReader(CONTENT)
    assert read_content(reader) is not None
    assert reader.faults == []


def without(key: str, number: int) -> Change:
    def change(content: dict[str, Any]) -> None:
        del content[key][number]

    return change


def with_value(key: str, number: int, field: str, value: object) -> Change:
    def change(content: dict[str, Any]) -> None:
        content[key][number][field] = value

    return change


def with_talent_power(power: dict[str, Any]) -> Change:
    def change(content: dict[str, Any]) -> None:
        content["hero"][0]["talents"][0]["powers"] = [power]

    return change


@pytest.mark.parametrize(
    ("file", "change", "fault"),
    [
        ("heroes.toml", without("hero", 0), "heroes.toml, hero: the game has 7 heroes, not 6"),
        ("heroes.toml", with_value("hero", 0, "speed", 0), "a hero starts with a Speed of at least 1"),
        ("heroes.toml", with_value("hero", 0, "virtues", {"love": 3}), "its virtues lack: hope, faith"),
        (
            "heroes.toml",
            with_value("hero", 0, "virtues", {"lvoe": 3}),
            "there is no virtue 'lvoe'; did you mean 'love'?",
        ),
        ("heroes.toml", with_value("hero", 0, "talents", []), "level 1 has 0 talents; each level has 2"),
        ("tiles.toml", without("tile", 29), "the tiles are 29; three heroes need equally many"),
        ("tiles.toml", with_value("tile", 0, "golden", False), "the golden tiles are 8; three heroes need"),
        ("tiles.toml", with_value("tile", 0, "spaces", ["trees"] * 4), "at least one space is without Trees"),
        ("tiles.toml", with_value("tile", 0, "spaces", [""] * 3), "a tile has 4 spaces, not 3"),
        ("tiles.toml", with_value("tile", 0, "spaces", ["", "", "", "house"]), "'house' cannot be on a space"),
        ("tiles.toml", with_value("tile", 0, "id", "tile_02"), "tile tile_02: 2 entries have this id"),
        ("artifacts.toml", with_value("artifact", 0, "powers", []), "it has no power"),
        ("artifacts.toml", with_value("artifact", 0, "needs", 2), "an active Artifact needs positive dice"),
        ("artifacts.toml", with_value("artifact", 0, "level", 4), "level 4; there are 1, 2 and 3"),
        (
            "artifacts.toml",
            with_value("artifact", 0, "powers", [{"do": "fly"}]),
            "there is no 'fly'; there are",
        ),
        ("artifacts.toml", with_value("artifact", 0, "slot", "tail"), "'slot': there is no 'tail'; there are: "),
        (
            "artifacts.toml",
            with_value("artifact", 0, "powers", [{"do": "roll_dice", "dice": 2, "at_least": 3, "damage": 1}]),
            "of 2 dice, 3 can never be the positive ones needed",
        ),
        (
            "artifacts.toml",
            with_value("artifact", 0, "powers", [{"do": "roll_dice", "dice": 2}]),
            "its dice bring nothing",
        ),
        (
            "artifacts.toml",
            with_value("artifact", 0, "powers", [{"do": "roll_dice", "dice": 1, "damage": 1}] * 2),
            "an Artifact rolls dice of its own once",
        ),
        (
            "heroes.toml",
            with_talent_power({"do": "roll_dice", "dice": 1, "damage": 1}),
            "only an Artifact rolls dice of its own",
        ),
        ("battles.toml", with_value("battle", 0, "strength", 0), "Defence and Strength of at least 1"),
        ("battles.toml", with_value("battle", 0, "bonus", 1), "an enemy of level 1 has no Bonus cards"),
        ("bonus.toml", with_value("bonus", 0, "effects", [{"dice": 1}] * 3), "at most two effects"),
        ("prophecies.toml", with_value("prophecy", 0, "scenario", "nowhere"), "no file has the scenario 'nowhere'"),
        ("prophecies.toml", with_value("prophecy", 0, "suits", ["nobody"]), "there is no hero 'nobody'"),
        ("awards.toml", without("award", 1), "awards.toml, daring: this difficulty level has no row"),
        ("tiles.toml", with_value("tile", 0, "blocked_edges", [[1, 3]]), "1 and 3 do not lie side by side"),
        ("tiles.toml", with_value("tile", 0, "blocked_edges", [[4, 5]]), "4 and 5 do not lie side by side"),
        (
            "scenario-0.toml",
            with_value("quest", 0, "condition", {"is": "everybody_left"}),
            "exactly one Future Quest is the win itself",
        ),
        ("scenario-0.toml", with_value("quest", 0, "points", 0), "a scenario has a Future Quest with points"),
        ("scenario-0.toml", with_value("enemy", 0, "forms", [[1, 0, 1]]), "Defence and Strength of at least 1"),
        (
            "scenario-0.toml",
            with_value("action", 0, "effects", [{"do": "place_token", "token": "lamp"}]),
            "there is no token 'lamp'",
        ),
        (
            "scenario-0.toml",
            with_value("action", 0, "effects", [{"do": "special", "rule": "fly_away"}]),
            "there is no rule 'fly_away'",
        ),
        (
            "scenario-2.toml",
            with_value("card", 9, "effects", [{"do": "special", "rule": "take_harpoon", "number": 4}]),
            "'take_harpoon' has no number 4; it has: 2 (light_harpoon), 3 (sound_harpoon), 5 (heavy_harpoon)",
        ),
        (
            "scenario-2.toml",
            without("token", 3),
            "card found_light_harpoon: 'take_harpoon' gives the token 'light_harpoon', which is missing",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, file: str, change: Change, fault: str) -> None:
    assert any(fault in told and told.startswith(file) for told in faults_of(tmp_path, file, change))


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("rounds", 0, "a scenario ends after a number of rounds, at least 1"),
        ("stone", {"text": {"en": "Pretty."}}, "a Sacred Stone has an effect in every scenario"),
        ("win", {"is": "counted", "counter": "moons", "at_least": 1}, "there is no counter 'moons'"),
        ("goal", {"hu": "Nyerj!"}, "its goal has no English words"),
    ],
)
def test_a_scenario_needs_an_end_a_win_and_a_use_for_sacred_stones(
    tmp_path: Path, field: str, value: object, fault: str
) -> None:
    def change(content: dict[str, Any]) -> None:
        content["scenario"][field] = value

    assert any(fault in told for told in faults_of(tmp_path, "scenario-0.toml", change))


@pytest.mark.parametrize(
    ("numbers", "fault"),
    [
        ({"tribute": 2}, "its rules read the number 'tributes_back', which is missing"),
        ({"tribute": 2, "tributes_back": 1, "thrones": 4}, "no rule reads the number 'thrones'"),
        ({"tribute": -2, "tributes_back": 1}, "the number 'tribute' is -2; it is at least 0"),
    ],
)
def test_a_scenario_has_the_numbers_that_its_rules_read(tmp_path: Path, numbers: dict[str, int], fault: str) -> None:
    def change(content: dict[str, Any]) -> None:
        content["scenario"]["numbers"] = numbers

    assert any(fault in told for told in faults_of(tmp_path, "scenario-4.toml", change))


def test_the_words_of_a_scenario_tell_its_numbers() -> None:
    scenarios = load_pack(GAME).content.scenarios
    for scenario in scenarios.values():
        assert f"within {scenario.sheet.rounds} rounds" in scenario.sheet.goal["en"]
    told = {
        "parallel_land": (scenarios["parallel_land"].enemies["reflection"].text, "Love and {more_defence}"),
        "the_five_rings": (scenarios["the_five_rings"].tokens["clue"].text, "{dear_price} Virtues"),
    }
    for identity, (text, words) in told.items():
        assert words.format(**scenarios[identity].sheet.numbers) in text["en"]
    riddles = scenarios["the_five_rings"].cards
    for riddle, words in (
        ("riddle_of_the_altar", "paying {altar_price} Virtues"),
        ("riddle_of_chance", "roll {trial_dice} dice, {trial_positives} must be positive"),
        ("riddle_of_the_thread", "paying {thread_price} unused Shevitsa"),
    ):
        assert words.format(**scenarios["the_five_rings"].sheet.numbers) in riddles[riddle].text["en"]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    def change(content: dict[str, Any]) -> None:
        content["hero"][0]["speed"] = 0
        content["hero"][1]["speed"] = -1

    assert len(faults_of(tmp_path, "heroes.toml", change)) == 2


def test_a_pack_with_fewer_cards_than_the_box_is_only_warned(tmp_path: Path) -> None:
    reader = pack_with(tmp_path, "quests.toml", without("quest", 0))
    assert reader.faults == []
    assert any("the box has 10" in str(warning) for warning in reader.warnings)


# What packs may do that the pack of the game does not


def with_entry(key: str, identity: str, **fields: object) -> Change:
    def change(content: dict[str, Any]) -> None:
        next(entry for entry in content[key] if entry["id"] == identity).update(fields)

    return change


DICE_CUP: dict[str, Any] = {"use": "passive", "slot": "head", "needs": 0}


def with_dice_cup(folder: Path, **power: object) -> Content:
    """The sling is a cup that rolls dice of its own."""
    roll = {"do": "roll_dice", "dice": 3, "at_least": 2} | power
    return content_with(folder, "artifacts.toml", with_entry("artifact", "sling", **DICE_CUP, powers=[roll]))


@clause("TT-14.7")
def test_a_card_with_two_flips_turns_over_two_dice_of_each_object(tmp_path: Path) -> None:
    content = content_with(tmp_path, "bonus.toml", with_entry("bonus", "turned_coin", effects=[{"flips": 2}]))
    match = tale(red={"bonus": ["turned_coin"]}, things={"0,0": "treasure_1"}, dice=[BLANK] * 3, content=content)
    play(match, "red: claim treasure_1 0,0", "red: flip turned_coin blank", "red: flip turned_coin blank")
    assert [result["positive"] for result in told(match, "treasure_result")] == [2]
    assert hero(match).bonus[0].used


@clause("TT-14.7")
def test_a_ring_with_two_flips_turns_over_two_dice(tmp_path: Path) -> None:
    change = with_entry("token", "ring_of_flips", gives=[{"do": "more_flips", "dice": 2}])
    content = content_with(tmp_path, "scenario-5.toml", change)
    future = {"tokens": ["clue 0,0 riddle_of_chance"]}
    red = {"carried": ["ring_of_flips"]}
    match = tale(red=red, future=future, scenario="the_five_rings", dice=[BLANK] * 7, content=content)
    play(match, "red: do try_chance 0,0", "red: flip ring_of_flips blank", "red: flip ring_of_flips blank")
    assert about(match) == "act", "both flips are used"


@pytest.mark.parametrize(("dice", "unused"), [([2, 2, 1], 1), ([2, 1, 1], 0)], ids=["enough", "too few"])
@clause("TT-10.17")
def test_an_artifact_rolls_dice_of_its_own_and_enough_positive_ones_bring_goods(
    tmp_path: Path, dice: list[int], unused: int
) -> None:
    content = with_dice_cup(tmp_path, goods={"shevitsa": 1})
    match = play(tale(red={"artifacts": ["sling"]}, dice=dice, content=content), "red: use sling")
    assert hero(match).unused == unused
    assert told(match, "artifact_result") == [
        {"seat": "red", "artifact": "sling", "positive": dice.count(2), "needs": 2}
    ]
    assert match.table.roll is None
    assert "use sling" not in options(match), "once in a turn"


@clause("TT-10.17", "TT-7.9")
def test_outside_of_fights_such_an_artifact_is_an_object_for_hope_by_itself(tmp_path: Path) -> None:
    content = with_dice_cup(tmp_path, goods={"shevitsa": 1})
    red = {"artifacts": ["sling"], "hope": 3}
    match = tale(red=red, things={"0,0": "treasure_1"}, dice=[2, 1, 1, 1, 1, 1], content=content)
    play(match, "red: use sling", "red: flip hope blank")
    assert hero(match).unused == 1
    play(match, "red: claim treasure_1 0,0")
    assert "flip hope blank" in options(match), "the Treasure is another object"
    assert cited(match, "artifact_rolled") == [
        ("TT-10.17", {"seat": "red", "artifact": "sling", "dice": 3, "positive": 1})
    ]


@clause("TT-10.17", "TT-7.10")
def test_in_a_battle_its_dice_are_part_of_the_battle_and_may_deal_damage(tmp_path: Path) -> None:
    content = with_dice_cup(tmp_path, damage=4)
    red = {"artifacts": ["sling"], "hope": 3, "love": 2, "speed": 9}
    match = tale(
        red=red,
        things={"0,0": "battle_1"},
        decks={"battles_1": ["whirlwind"]},
        dice=[2, 1, 2, 1, 1],
        content=content,
    )
    assert "use sling" not in options(match), "without a fight it would do nothing"
    play(match, "red: claim battle_1 0,0", "red: attack_now", "red: use sling", "red: flip hope blank")
    assert not [option for option in options(match) if option.startswith("flip")], "Hope was used in this Battle"
    assert match.table.fight.damage == 5, "1 positive die and 4 from the Artifact"


def test_no_entry_reads_past_a_field_that_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert types_that_read_past_slips(GAME, monkeypatch) == set()
