"""Fine points of the rules, where two of them meet."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.errors import FaultyPack
from fairytable.engine.packs import copy_default_pack, load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.games.dice_upon_a_time.land import Has, asked, land, options, stories, you


@clause("DT-14.6", "DT-4.8", "DT-5.10")
def test_red_riding_hood_covers_no_ban_with_a_low_die_not_even_her_own() -> None:
    red: Has = {"character": "little_red_riding_hood", "pool": ["plain_3"]}
    own = land(red=red, blue={}, sockets={"town-inn": ["red cross_ban"]})
    assert "place_with little_red_riding_hood plain_3 town-inn" not in options(own)
    lifted = land(red=red, blue={}, sockets={"town-inn": ["red cross_ban"]}, event="open_gates")
    assert "place_with little_red_riding_hood plain_3 town-inn" in options(lifted)
    boots = land(red={"pool": ["plain_3"], "magic": ["seven_league_boots"]}, blue={}, sockets=own.table.sockets)
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


@clause("DT-6.9")
def test_an_order_to_go_names_one_field(tmp_path: Path) -> None:
    folder = copy_default_pack(GAME, tmp_path / "pack")
    file = folder / "story.toml"
    file.write_text(file.read_text().replace('place = "big_sea"', 'place = "steed"'))
    with pytest.raises(FaultyPack, match="'steed' is no field"):
        load_pack(GAME, folder)


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
