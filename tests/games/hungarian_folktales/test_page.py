"""What the page is told of the map and the cards of a pack."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from fairytable.engine.packs import load_pack
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.chances import GATE, SORCERER, outcome_of
from fairytable.games.hungarian_folktales.content import Content
from fairytable.games.hungarian_folktales.page import CONSTANTS, PackShown, show_pack
from tests.games.hungarian_folktales.test_packs import change, edited


@pytest.fixture
def content() -> Content:
    found: Content = load_pack(GAME).content
    return found


@pytest.fixture
def shown(content: Content) -> PackShown:
    return show_pack(content, "en")


def test_every_field_is_told_with_its_place_and_its_neighbours(content: Content, shown: PackShown) -> None:
    assert set(shown.fields) == set(content.board.fields)
    for field in shown.fields.values():
        assert field.at == content.board.fields[field.id].at
        assert all(field.id in shown.fields[other].neighbours for other in field.neighbours)
    assert shown.fields["village"].neighbours == ("north_road_1", "dusty_road_1", "sea_road_1")


def test_a_shortcut_leads_from_end_to_end_and_has_a_price(shown: PackShown) -> None:
    tunnel = next(shortcut for shortcut in shown.shortcuts if shortcut.id == "secret_tunnel")
    assert tunnel.ends == ("mountain_road_4", "devils_road_1")
    assert [field.id for field in tunnel.path] == ["secret_tunnel_path_1", "secret_tunnel_path_2"]
    assert (tunnel.tile, tunnel.biscuits) == ("pickaxe", 0)


def test_an_encounter_is_told_with_its_fields(shown: PackShown) -> None:
    assert shown.encounters["bear"].fields == ("forest_north_3", "forest_north_4", "forest_north_5")
    assert shown.encounters["king"].modifier == 1


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
    shown = show_pack(pack.content, "hu")
    assert shown.tiles["rope"].words == "Átvisz."
    assert shown.tiles["key"].words == pack.content.tiles["key"].text["en"]
