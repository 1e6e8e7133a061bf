"""HF-13 and HF-14: the Lucky Throw, its outcomes, and the quests of the tales."""

from __future__ import annotations

from typing import Any

import pytest

from fairytable.games.hungarian_folktales.chances import band_of
from fairytable.testing import clause, play
from tests.claims import cited, heard, refused
from tests.games.hungarian_folktales.tales import about, folktale, hero, landing, options_of, verbs_of
from tests.games.hungarian_folktales.test_tiles import added, meeting

TALES = {
    "giant_tale": "gold", "lion_tale": "dove", "bear_tale": "rope", "kind_fairy_tale": "golden_comb",
    "cottage_tale": "biscuit", "beggar_tale": "dog", "dwarf_tale": "pickaxe", "old_man_tale": "black_cat",
}  # fmt: skip


@clause("HF-13.1")
def test_whoever_lands_on_an_adventure_field_must_throw() -> None:
    match = landing("forest_north_1")
    assert about(match) == "before_throw"
    assert "pass" not in verbs_of(match)


@clause("HF-13.4", "HF-13.5", "HF-13.8")
def test_the_sum_lists_everything_that_counts() -> None:
    match = meeting("dragon", die=2, satchel="sword", advice=3)
    play(match, "red: advice 2")
    assert added(match) == {"dragon": -4, "sword": 1, "advice": 2}
    assert match.questions[0].values["points"] == 1
    match = meeting("dwarf", die=8)
    assert match.questions[0].values["points"] == 10
    play(match, "red: accept")
    assert heard(match, "points_counted")[-1]["points"] == 10


@clause("HF-13.9", "HF-13.10", "HF-13.11", "HF-13.12")
@pytest.mark.parametrize(
    ("points", "band"),
    [(-3, 0), (1, 0), (2, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (14, 4)],
)
def test_points_fall_into_five_outcomes(points: int, band: int) -> None:
    assert band_of(points) == band


@clause("HF-13.9")
def test_one_or_less_costs_something_of_the_players_choice() -> None:
    match = play(meeting("dragon", die=1, satchel="rope", gold=1, advice=0), "red: accept", "red: lose rope")
    assert (hero(match).satchel, hero(match).gold) == ([], 1)
    match = play(meeting("dragon", die=1, gold=0, advice=0), "red: accept")
    assert heard(match, "nothing_to_lose") == [{"seat": "red"}]


@clause("HF-13.10")
def test_two_to_four_cost_the_next_turn() -> None:
    match = play(meeting("fox", die=2), "red: accept")
    assert (hero(match).turns_to_miss, match.waiting_for) == (1, ("red",))
    assert "roll" in options_of(match), "the present turn goes on"


@clause("HF-13.11")
@pytest.mark.parametrize(("die", "biscuits", "advice"), [(5, 1, 1), (6, 1, 1), (7, 0, 2), (8, 0, 2)])
def test_five_to_eight_bring_a_biscuit_or_an_advice(die: int, biscuits: int, advice: int) -> None:
    match = play(meeting("fox", die=die), "red: accept")
    assert (len(hero(match).biscuits), hero(match).advice) == (biscuits, advice)


@clause("HF-13.12", "HF-9.1")
def test_nine_brings_a_magical_item_that_one_does_not_hold() -> None:
    held = "magic_cloak golden_comb magic_wand wishing_table"
    match = play(meeting("kind_fairy", die=8, satchel=held, supply={"seven_league_boots": 0}), "red: accept")
    assert hero(match).satchel == [*held.split(), "enchanted_sword"]
    gone = dict.fromkeys(("seven_league_boots", "enchanted_sword"), 0)
    match = play(meeting("kind_fairy", die=8, satchel=held, supply=gone), "red: accept")
    assert heard(match, "none_suitable") == [{"seat": "red"}]


@clause("HF-13.15", "HF-5.4")
def test_with_a_full_satchel_the_prize_is_seen_before_it_is_taken() -> None:
    match, left = (
        play(meeting("kind_fairy", die=8, satchel="rope rope key key flute"), "red: accept") for _ in range(2)
    )
    found = {"seat": "red", "tile": match.table.found}
    assert (about(match), match.questions[0].clause) == ("take", "HF-13.15")
    assert cited(play(left, "red: decline"), "tile_declined") == [("HF-13.15", found)]
    play(match, f"red: take_for {found['tile']} flute")
    assert found["tile"] in hero(match).satchel
    assert cited(match, "tile_taken") == [("HF-13.12", found)]


@clause("HF-13.13", "HF-30.4")
def test_a_lesser_outcome_may_be_taken() -> None:
    match = meeting("fox", die=7, gold=0)
    assert {"settle_for miss", "settle_for biscuit"} <= set(options_of(match))
    assert "settle_for lose" not in options_of(match), "red has nothing to lose"
    play(match, "red: settle_for biscuit")
    assert heard(match, "settled_for") == [{"seat": "red", "outcome": "biscuit"}]
    assert (len(hero(match).biscuits), hero(match).advice) == (1, 1)
    assert "settle_for lose" in options_of(meeting("fox", die=7, gold=1))
    match = meeting("fox", die=7, options={"lesser-outcome": "off"})
    assert "settle_for" not in verbs_of(match)


@clause("HF-13.14", "HF-30.3")
def test_a_young_player_chooses_what_the_own_card_needs() -> None:
    match = play(meeting("kind_fairy", die=8, options={"young-choice": "red"}), "red: accept")
    assert options_of(match) == ("wish seven_league_boots", "wish enchanted_sword")
    assert hero(play(match, "red: wish enchanted_sword")).satchel == ["enchanted_sword"]


@clause("HF-14.1", "HF-14.2", "HF-14.10")
@pytest.mark.parametrize("foe", ["witch", "dragon", "devil", "wolves", "robbers"])
def test_a_foe_without_a_thing_has_only_to_be_faced(foe: str) -> None:
    match = meeting(foe, die=1, tales=f"{foe}_tale")
    assert hero(match).done == 1
    assert heard(match, "quest_done") == [{"seat": "red", "tale": f"{foe}_tale", "by": "red"}]
    assert hero(meeting("fox", tales=f"{foe}_tale")).done == 0


def needs(tale: str) -> dict[str, Any]:
    """What red must hold for this tale."""
    thing = TALES[tale]
    if thing == "gold":
        return {"gold": 2}
    return {"biscuits": "1 2 3"} if thing == "biscuit" else {"satchel": thing}


@clause("HF-14.3", "HF-14.4", "HF-14.5", "HF-14.6", "HF-14.8", "HF-6.14")
@pytest.mark.parametrize("tale", TALES)
def test_a_tale_with_a_thing_is_done_when_it_is_handed_over(tale: str) -> None:
    encounter = tale.removesuffix("_tale")
    board = folktale().table.content.board
    field = board.spaces[encounter][0]
    start = next(one for one in board.neighbours[field] if one not in board.spaces[encounter])
    match = landing(field, start=start, tales=tale, **needs(tale))
    play(match, f"red: hand_over {tale}")
    assert (hero(match).done, about(match)) == (1, "before_throw"), "the throw follows"
    assert hero(match).satchel == []
    assert hero(match).gold == (0 if tale == "giant_tale" else 1)
    assert len(hero(match).biscuits) == 0
    without: dict[str, Any] = {"gold": 0} if tale == "giant_tale" else {"satchel": ""}
    match = landing(field, start=start, tales=tale, **without)
    assert "hand_over" not in verbs_of(match)
    assert hero(play(match, "red: throw")).done == 0


@clause("HF-14.4")
def test_handing_over_is_optional() -> None:
    match = landing("forest_north_3", start="forest_north_2", tales="bear_tale", satchel="rope")
    play(match, "red: throw", "red: accept")
    assert (hero(match).done, hero(match).satchel) == (0, ["rope"])


@clause("HF-14.7", "HF-14.11")
def test_the_key_is_delivered_in_the_palace_and_one_throw_follows() -> None:
    match = folktale(red={"at": "hill_road_9", "tales": "palace_tale", "satchel": "key"}, dice=[1, 3])
    play(match, "red: roll", "red: walk palace", "red: hand_over palace_tale")
    assert (hero(match).done, hero(match).satchel, about(match)) == (1, [], "before_throw")
    play(match, "red: throw")
    assert added(match) == {"king": 1}
    play(match, "red: accept")
    assert "buy_advice" in verbs_of(match), "purchases are still open"
    match = folktale(red={"at": "palace", "tales": "palace_tale", "satchel": "key"})
    assert "hand_over" not in verbs_of(match)
    assert "hand_over" in verbs_of(play(match, "red: stay"))


@clause("HF-14.9")
def test_treasures_may_be_gathered_before_or_after_the_quest() -> None:
    match = landing("dusty_road_8", tales="witch_tale")
    assert "take enchanted_sword" in options_of(match)
    match = meeting("witch", tales="witch_tale", satchel="")
    assert hero(match).done == 1


@clause("HF-14.12")
def test_a_thing_got_after_the_throw_needs_another_landing() -> None:
    match = landing("forest_north_3", start="forest_north_2", tales="bear_tale", satchel="key magic_wand", dice=[5])
    play(match, "red: throw", "red: accept", "red: wave key rope")
    assert "hand_over" not in verbs_of(match)
    refused(match, "red: hand_over bear_tale", "gift_before_throw", "HF-14.12")
