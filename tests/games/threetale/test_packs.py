"""Packs of ThreeTale: what the loader accepts, and what it tells about faults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.packs import PackReader, load_pack
from fairytable.games.threetale import GAME
from fairytable.games.threetale.reading import read_content
from tests.games.threetale.packs import CONTENT, Change, faults_of, pack_with


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
