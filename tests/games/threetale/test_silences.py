"""What happens without a question is told all the same."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable import Match
from fairytable.games.threetale.effects import Special
from fairytable.games.threetale.future_enemies import heal_those_left_alone
from fairytable.games.threetale.futures.the_unravelling import thread_found, tiles_vanish
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, tale, told


def without_cards(match: Match, deck: str) -> Match:
    match.table.decks[deck].clear()
    match.table.discards[deck].clear()
    return match


@pytest.mark.parametrize(
    ("thing", "deck"),
    [("quest", "quests"), ("battle_2", "battles_2"), ("treasure_3", "treasures_3")],
)
@clause("TT-1.13")
def test_a_claim_for_which_no_card_is_left_is_told(thing: str, deck: str) -> None:
    match = without_cards(tale(things={"0,0": thing}), deck)
    play(match, f"red: claim {thing} 0,0")
    assert told(match, "nothing_to_draw") == [{"seat": "red", "deck": deck}]
    assert about(match) == "act"


@clause("TT-1.13", "TT-10.14")
def test_an_artifact_for_which_no_card_is_left_is_told() -> None:
    match = without_cards(tale(ground={"0,0": "altar"}, red={"artifacts": ["sling", "hazel_staff"]}), "artifacts_2")
    play(match, "red: sacrifice pair_1", "red: lose_artifact sling")
    assert told(match, "nothing_to_draw") == [{"seat": "red", "deck": "artifacts_2"}]


@clause("TT-1.13", "TT-14.8")
def test_a_bonus_card_that_is_not_there_is_told() -> None:
    match = without_cards(tale(red={"faith": 2}, things={"0,0": "white_stone"}), "hero_bonus")
    play(match, "red: claim white_stone 0,0", "red: raise faith")
    assert told(match, "nothing_to_draw") == [{"seat": "red", "deck": "hero_bonus"}]


def grasp(**facts: Any) -> Match:
    return tale(scenario="the_grasp", **facts)


def test_who_cuts_a_tentacle_is_told_to_take_the_root_and_the_maw_is_told_to_be_weaker() -> None:
    future = {"enemies": ["segment 1,0 tentacle_1", "maw 4,4"], "tokens": ["root 2,0 tentacle_1"]}
    match = play(grasp(red={"stones": 1}, future=future), "red: stone")
    assert told(match, "token_taken") == [{"seat": "red", "token": "root"}]
    maw = next(enemy for enemy in match.table.future.enemies if enemy.kind == "maw")
    assert told(match, "enemy_weaker") == [{"enemy": "maw", "defence": maw.defence}]


@clause("TT-62.11")
@pytest.mark.parametrize("harpoon", ["light_harpoon", "sound_harpoon", "heavy_harpoon"])
def test_the_harpoon_that_a_hero_finds_is_the_one_on_the_card_and_is_told(harpoon: str) -> None:
    match = grasp(future={"tokens": ["harpoon 0,0"], "decks": {"harpoons": [f"found_{harpoon}"]}})
    play(match, "red: claim harpoon 0,0")
    assert hero(match).carried == [harpoon]
    assert cited(match, "token_taken") == [("TT-62.11", {"seat": "red", "token": harpoon})]


def test_a_mirror_that_closes_is_told() -> None:
    future = {"tokens": ["mirror 0,0"], "enemies": ["reflection 0,0"]}
    match = tale(red={"love": 9, "speed": 9}, future=future, scenario="parallel_land", dice=[POSITIVE] * 9)
    play(match, "red: attack reflection 0,0")
    assert told(match, "token_removed") == [{"token": "mirror", "space": "0,0"}]


def test_a_riddle_of_chance_that_stays_unsolved_is_told() -> None:
    future = {"tokens": ["clue 0,0 riddle_of_chance"]}
    match = tale(future=future, scenario="the_five_rings", dice=[POSITIVE] + [BLANK] * 6)
    play(match, "red: do try_chance 0,0")
    needs = match.table.number("trial_positives")
    assert told(match, "riddle_unsolved") == [{"seat": "red", "positive": 1, "needs": needs}]
    assert cited(match, "trial_rolled") == [("TT-65.8", {"seat": "red", "dice": 7, "positive": 1})]


def test_finds_that_are_handed_in_are_told() -> None:
    future = {"tokens": ["path 0,0"]}
    match = tale(red={"carried": ["berry", "bark", "bone"]}, future=future, scenario="the_wood_without_paths")
    play(match, "red: do open_path 0,0")
    assert told(match, "handed_in") == [{"seat": "red", "tokens": ("berry", "bark", "bone")}]


def test_a_token_that_slides_off_a_tile_that_vanishes_is_told() -> None:
    future = {"tokens": ["thread 7,0"], "marked": ["3,0"]}
    match = tale(future=future, scenario="the_unravelling")
    tiles_vanish(match.table, None, Special(rule="tiles_vanish"), "")
    (moved,) = told(match, "token_moved")
    assert (moved["token"], moved["start"]) == ("thread", "7,0")
    assert moved["space"] == match.table.future.tokens[0].at
    assert cited(match, "tile_vanished") == [("TT-66.7", {"cell": "3,0"})]


def test_a_tile_that_stays_after_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tale(future={"marked": ["3,0"], "counters": {"threads": 3}}, scenario="the_unravelling")
    monkeypatch.setattr("fairytable.games.threetale.futures.the_unravelling.find_places", lambda *_: ["7,0"])
    thread_found(match.table, hero(match), Special(rule="thread_found"), "")
    assert told(match, "tile_spared") == [{"cell": "3,0"}]


@clause("TT-15.33")
def test_an_enemy_that_heals_alone_is_told_with_what_it_heals_and_no_more() -> None:
    future = {"enemies": ["guardian 4,4"]}
    match = tale(future=future, scenario="the_wood_without_paths")
    (guardian,) = match.table.future.enemies
    guardian.trait, guardian.damage = "slow_sap", 2
    heal_those_left_alone(match.table)
    assert guardian.damage == 0
    assert told(match, "regained") == [{"enemy": "guardian", "points": 2}]
    guardian.damage, guardian.fought = 2, True
    heal_those_left_alone(match.table)
    assert (guardian.damage, guardian.fought) == (2, False)
