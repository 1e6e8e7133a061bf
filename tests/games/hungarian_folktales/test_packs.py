"""The pack: what our own board holds, and which faults of an owner's pack are told."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.chance import Chance
from fairytable.engine.errors import FaultyPack
from fairytable.engine.packs import Pack, copy_default_pack, load_pack
from fairytable.games.hungarian_folktales import GAME
from fairytable.games.hungarian_folktales.bots.policy import policy
from fairytable.games.hungarian_folktales.content import Content
from fairytable.testing import play
from tests.claims import heard
from tests.games.hungarian_folktales.tales import folktale, hero, options_of
from tests.games.hungarian_folktales.test_castle import TREASURES
from tests.games.strictness import types_that_read_past_slips
from tests.games.toml import written

Edit = Callable[[dict[str, Any]], object]
BUDGET = {
    "adventure": 37, "red": 13, "bonus": 6, "bad_luck": 8, "shortcut": 12, "advice": 6, "gold": 5, "tile": 18,
    "plain": 32, "apple": 3, "grape": 1, "wild_pear": 4, "gourd": 1, "wheat": 4, "village": 1, "city": 1, "palace": 1,
    "castle": 1, "sorcerer": 1,
}  # fmt: skip


@pytest.fixture
def content() -> Content:
    found: Content = load_pack(GAME).content
    return found


def edited(folder: Path, file: str, edit: Edit) -> Pack:
    pack = copy_default_pack(GAME, folder / "pack")
    values = tomllib.loads((pack / file).read_text(encoding="utf-8"))
    edit(values)
    tables = {name: value for name, value in values.items() if isinstance(value, dict)}
    rest = {name: value for name, value in values.items() if name not in tables}
    text = written(rest)
    for name, table in tables.items():
        text += f"\n[{name}]\n" + written(table)
    (pack / file).write_text(text, encoding="utf-8")
    return load_pack(GAME, pack)


def entry(values: dict[str, Any], kind: str, identity: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in values[kind] if one["id"] == identity)
    return found


def change(what: str, identity: str, **values: Any) -> Edit:
    return lambda content: entry(content, what, identity).update(values)


def drop(kind: str, identity: str) -> Edit:
    return lambda content: content[kind].remove(entry(content, kind, identity))


def test_the_board_meets_its_budget(content: Content) -> None:
    assert len(content.board.fields) == 155
    assert Counter(field.kind for field in content.board.fields.values()) == BUDGET
    spaces = Counter(len(fields) for name, fields in content.board.spaces.items() if name != "king")
    assert spaces == {1: 3, 2: 8, 3: 6}


@pytest.mark.parametrize(
    ("place", "steps"),
    [("city", 19), ("castle", 34), ("palace", 31), ("west_foot", 18), ("woods_gate", 28), ("islands_4", 14)],
)
def test_the_way_from_the_village(content: Content, place: str, steps: int) -> None:
    assert content.board.distances["village"][place] == steps


def test_no_two_equal_special_fields_are_neighbours(content: Content) -> None:
    board = content.board
    for field in board.fields.values():
        if field.kind in ("red", "bonus", "bad_luck", "gold", "advice"):
            assert all(board.fields[other].kind != field.kind for other in board.neighbours[field.id])
    dead_ends = [field for field, others in board.neighbours.items() if len(others) == 1]
    assert dead_ends == ["castle", "islands_4"]


def test_every_field_has_a_place_on_the_map_and_no_two_touch(content: Content) -> None:
    places = [field.at for field in content.board.fields.values()]
    assert all(0 < across < 160 and 0 < down < 100 for across, down in places)
    nearest = min(
        (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
        for number, one in enumerate(places)
        for other in places[number + 1 :]
    )
    assert nearest > 4**2


def test_on_our_board_an_end_says_the_way(content: Content) -> None:
    for field in content.board.fields:
        for steps in range(1, 9):
            walks = content.board.walks(field, steps, exact=False)
            assert walks is not None
            assert len({walk.end for walk in walks}) == len(walks) <= 9


FAULTS: list[tuple[str, Edit, str]] = [
    ("board.toml", drop("land", "dark_woods"), "the rules speak of seven lands; 'dark_woods' is missing"),
    ("board.toml", change("junction", "city", at=[300, 5]), "is not on the map"),
    ("board.toml", change("junction", "city", field="town"), "there is no kind of field 'town'"),
    ("board.toml", change("junction", "city", field="plain"), "it needs exactly one"),
    ("board.toml", change("junction", "city", name={"de": "Stadt"}), "needed in English"),
    ("board.toml", change("junction", "crossroads", land="moon"), "there is no land 'moon'"),
    ("board.toml", change("junction", "crossroads", id="cross roads"), "an id is one word"),
    ("board.toml", change("road", "castle_road", between=["crossroads", "tower"]), "there is no place 'tower'"),
    ("board.toml", change("road", "castle_road", between=["castle_road_2"]), "a field of its own"),
    ("board.toml", change("road", "castle_road", id="kings_road"), "2 roads have this id"),
    ("board.toml", change("road", "castle_road", between=[]), "a road is between two places"),
    ("board.toml", change("road", "castle_road", fields=[]), "at least one field"),
    ("board.toml", change("road", "castle_road", fields=["adventure wolf"]), "there is no adventure 'wolf'"),
    ("board.toml", change("road", "castle_road", fields=["tile"]), "which tile is it?"),
    ("board.toml", change("road", "castle_road", fields=["red rose"]), "'red' stands alone"),
    (
        "board.toml",
        change("road", "castle_road", lands=[{"land": "dark_woods", "fields": 12}]),
        "more fields than the road",
    ),
    ("board.toml", change("road", "castle_road", lands=[{"land": "moon", "fields": 1}]), "there is no land 'moon'"),
    (
        "board.toml",
        change(
            "road", "islands", fields=["plain", "plain", "tile golden_comb"], lands=[{"land": "great_sea", "fields": 3}]
        ),
        "of which there are 4",
    ),
    ("board.toml", change("road", "islands", fields=["plain", "plain", "plain", "bonus"]), "a dead end cannot end on"),
    (
        "board.toml",
        change(
            "road",
            "mountain_south",
            fields=["bonus", "tile white_stallion", "gold", "tile key"],
            lands=[{"land": "glass_mountain", "fields": 4}],
        ),
        "cannot be held here",
    ),
    (
        "board.toml",
        change(
            "road",
            "mountain_south",
            fields=["bonus", "adventure giant", "gold", "adventure giant", "plain", "tile key"],
        ),
        "do not adjoin",
    ),
    (
        "board.toml",
        change(
            "road",
            "hill_road",
            fields=["grape"] + ["adventure lion"] * 4 + ["tile magic_wand", "adventure dwarf", "gold", "grape"],
        ),
        "too many",
    ),
    ("board.toml", change("shortcut", "gorge", path=3), "a path has 1 or 2 fields"),
    ("board.toml", change("shortcut", "gorge", biscuits=1), "a tile or a number of Biscuits"),
    ("board.toml", change("shortcut", "gorge", tile="ladder"), "there is no tile 'ladder'"),
    ("board.toml", drop("shortcut", "gorge"), "there is no shortcut 'gorge'"),
    ("board.toml", drop("kind", "red"), "every kind of field needs a name; 'red' is missing"),
    ("board.toml", drop("road", "castle_road"), "no road leads here"),
    ("tiles.toml", change("tile", "rope", copies=0), "at least one copy"),
    ("tiles.toml", change("tile", "rope", uses=1), "`uses` belongs to"),
    ("tiles.toml", change("tile", "flute", boosts={"mouse": 1}), "there is no encounter 'mouse'"),
    ("tiles.toml", change("tile", "dove", cancels=["moon"]), "there is no land 'moon'"),
    ("tiles.toml", change("tile", "feather", opens=["door"]), "there is no shortcut 'door'"),
    ("tiles.toml", change("tile", "sword", forged_into="rope"), "is not a tile of the class magical"),
    ("tiles.toml", change("tile", "rope", **{"class": "starting"}), "is not collected on a field"),
    ("tiles.toml", change("tile", "dog", id="rope"), "2 entries have this id"),
    ("tiles.toml", change("tile", "dog", id="nothing"), "the rules use this word"),
    ("encounters.toml", change("encounter", "bear", id="gate"), "the rules use this word for something else"),
    ("tiles.toml", lambda values: values["tokens"]["biscuits"].update({"4": 1}), "1, 2, 3 or 5, not 4"),
    ("tiles.toml", lambda values: values["tokens"]["biscuits"].update({"5": 9}), "there are 43 Biscuits"),
    ("tiles.toml", lambda values: values["tokens"]["biscuits"].update({"1": 5, "3": 16}), "at least 6 Biscuits show 1"),
    ("tiles.toml", lambda values: values["tokens"].update(gold=2), "too few"),
    ("tiles.toml", lambda values: values["limits"].update(tiles=0), "at least one of everything"),
    ("heroes.toml", drop("hero", "clever_girl"), "there are 5 heroes"),
    ("heroes.toml", change("hero", "fairy_beauty_ilona", flies_over=["moon"]), "there is no shortcut 'moon'"),
    (
        "encounters.toml",
        change("encounter", "bear", kind="enemy"),
        "there is no 'enemy'; there are: foe",
    ),
    ("tales.toml", change("tale", "bear_tale", encounter="fox", hand_over={"flute": 1}), "cannot be handed over"),
    ("tales.toml", change("tale", "bear_tale", encounter="lion"), "2 cards name the encounter 'lion'"),
    ("tales.toml", change("tale", "bear_tale", hold=["rope"]), "is not a Magical Item"),
    ("tales.toml", change("tale", "bear_tale", hand_over={"rope": 2}), "2 of 'rope' cannot be handed over"),
    ("tales.toml", change("tale", "bear_tale", hand_over={"rope": 1, "key": 1}), "one kind of thing"),
]


@pytest.mark.parametrize(("file", "edit", "reason"), FAULTS, ids=[reason for _, _, reason in FAULTS])
def test_a_fault_is_told_with_its_place(tmp_path: Path, file: str, edit: Edit, reason: str) -> None:
    with pytest.raises(FaultyPack) as caught:
        edited(tmp_path, file, edit)
    assert any(reason in fault.reason for fault in caught.value.faults), [str(fault) for fault in caught.value.faults]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    def spoil(values: dict[str, Any]) -> None:
        entry(values, "junction", "city")["field"] = "town"
        entry(values, "shortcut", "gorge")["path"] = 3

    with pytest.raises(FaultyPack) as caught:
        edited(tmp_path, "board.toml", spoil)
    assert len(caught.value.faults) >= 2


def net(values: dict[str, Any]) -> None:
    """Many short roads between the junctions: more walks than anybody would read."""
    places = [junction["id"] for junction in values["junction"] if junction["id"] not in ("city", "palace", "castle")]
    for one in places:
        for other in places:
            if one < other:
                road = {
                    "id": f"lane_{one}_{other}",
                    "name": {"en": "a lane"},
                    "between": [one, other],
                    "fields": ["plain"],
                }
                values["road"].append(road)


def test_a_board_like_a_net_is_warned_of_and_walked_branch_by_branch(tmp_path: Path) -> None:
    pack = edited(tmp_path, "board.toml", net)
    assert "branch by branch" in pack.warnings[0].reason
    match = folktale(red={"at": "crossroads", "biscuits": "5"}, pack=pack)
    play(match, "red: bite 5", "red: turn_to lane_crossroads_village_1", "red: turn_to lane_south_gate_village_1")
    assert all(option.startswith("turn_to ") for option in options_of(match))
    while match.table.movement is not None and match.questions[0].about == "walk":
        match.answer("red", options_of(match)[0])
    (walked,) = heard(match, "walked")
    way = (walked["start"], *walked["way"])
    assert len(way) == 6, "the whole number is walked"
    assert all(way[place] != way[place + 2] for place in range(len(way) - 2)), "and nobody turns straight back"
    assert hero(match).at == way[-1]


def test_bots_walk_on_a_board_like_a_net_too(tmp_path: Path) -> None:
    pack = edited(tmp_path, "board.toml", net)
    match = folktale(red={"at": "crossroads", "biscuits": "5", "done": 1, "satchel": TREASURES}, pack=pack)
    play(match, "red: bite 5")
    chance = Chance.from_seed("net")
    while match.questions[0].about == "walk":
        match.answer("red", policy(match.table, match.questions[0], chance))
    (walked,) = heard(match, "walked")
    assert len(walked["way"]) == 5


def test_no_entry_reads_past_a_field_that_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert types_that_read_past_slips(GAME, monkeypatch) == set()
