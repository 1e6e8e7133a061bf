"""What the page is told of the map and the cards of a pack."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.packs import load_pack
from fairytable.engine.showing import shown
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.chances import GATE, SORCERER, outcome_of
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.page import CONSTANTS, MORE
from tests.games.hungarian_folktales.test_packs import change, edited


@pytest.fixture
def content() -> Content:
    found: Content = load_pack(GAME).content
    return found


@pytest.fixture
def told(content: Content) -> dict[str, Any]:
    return shown(content, "en", MORE)


def test_every_field_is_told_with_its_place_and_its_neighbours(content: Content, told: dict[str, Any]) -> None:
    board = told["board"]
    assert set(board["fields"]) == set(content.board.fields)
    for field, facts in board["fields"].items():
        assert tuple(facts["at"]) == content.board.fields[field].at
        assert all(field in board["neighbours"][other] for other in board["neighbours"][field])
    assert board["neighbours"]["village"] == ["north_road_1", "dusty_road_1", "sea_road_1"]


def test_a_shortcut_leads_from_end_to_end_and_has_a_price(told: dict[str, Any]) -> None:
    board = told["board"]
    assert board["shortcuts"]["secret_tunnel"] == {"id": "secret_tunnel", "tile": "pickaxe", "biscuits": 0}
    assert board["ends"]["secret_tunnel"] == ["mountain_road_4", "devils_road_1"]
    path = [field for field, facts in board["paths"].items() if facts["shortcut"] == "secret_tunnel"]
    assert path == ["secret_tunnel_path_1", "secret_tunnel_path_2"]


def test_an_encounter_is_told_with_its_fields(told: dict[str, Any]) -> None:
    assert told["board"]["spaces"]["bear"] == ["forest_north_3", "forest_north_4", "forest_north_5"]
    assert told["encounters"]["king"]["modifier"] == 1


def test_the_numbers_of_a_tile_stay_with_the_rules(content: Content, told: dict[str, Any]) -> None:
    assert content.tiles["enchanted_sword"].boosts_foes or content.tiles["enchanted_sword"].boosts
    assert not {"boosts", "boosts_foes", "copies"} & set(told["tiles"]["enchanted_sword"])


@pytest.mark.parametrize(
    ("place", "name"), [("", "LADDER"), (SORCERER, "LADDER_AT_SORCERER"), (GATE, "LADDER_AT_GATE")]
)
def test_the_fewest_points_of_each_outcome_are_those_of_the_rules(place: str, name: str) -> None:
    rungs = CONSTANTS[name]
    assert isinstance(rungs, tuple)
    assert rungs[0] == (outcome_of(place, -9), None)
    for (worse, _), (outcome, least) in pairwise(rungs):
        assert outcome_of(place, least) == outcome
        assert outcome_of(place, least - 1) == worse
    assert outcome_of(place, 99) == rungs[-1][0]


def test_words_are_in_the_language_of_the_page_and_in_english_where_there_are_no_others(tmp_path: Path) -> None:
    text = {"en": "Takes you over.", "hu": "Átvisz."}
    pack = edited(tmp_path, "tiles.toml", change("tile", "rope", text=text))
    tiles = shown(pack.content, "hu", MORE)["tiles"]
    assert tiles["rope"]["text"] == "Átvisz."
    assert tiles["key"]["text"] == pack.content.tiles["key"].text["en"]
