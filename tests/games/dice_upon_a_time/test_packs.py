"""Packs of the land and its cards: every fault is told with its place, and an owner may replace what is ours."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fairytable.engine.errors import FaultyPack
from fairytable.engine.packs import Pack, copy_default_pack, load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.matches import new_match
from tests.games.strictness import types_that_read_past_slips
from tests.games.toml import written

Content = dict[str, Any]
Edit = Callable[[Content], object]


def edited(folder: Path, file: str, edit: Edit) -> Pack:
    """The game's own pack after a change in one of its files."""
    pack = copy_default_pack(GAME, folder / "pack")
    content = tomllib.loads((pack / file).read_text(encoding="utf-8"))
    edit(content)
    (pack / file).write_text(written(content), encoding="utf-8")
    return load_pack(GAME, pack)


def entry(content: Content, key: str, identity: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in content[key] if one.get("id") == identity)
    return found


def change(key: str, identity: str, **values: object) -> Edit:
    return lambda content: entry(content, key, identity).update(values)


def remove(key: str, identity: str) -> Edit:
    return lambda content: content[key].remove(entry(content, key, identity))


FAULTS: list[tuple[str, Edit, str]] = [
    ("board.toml", change("field", "well", ability="swim"), "'swim' is no ability"),
    ("board.toml", change("field", "well", group="pond"), "'pond' is no group"),
    ("board.toml", change("field", "well", at=[5000, 1]), "outside of the drawing"),
    ("board.toml", change("field", "well", id="the well"), "one word"),
    ("board.toml", change("spirit", "fox", stacks=True), "only these have stacks"),
    ("board.toml", remove("spirit", "fox"), "the Forest Spirits are"),
    ("board.toml", lambda content: content["route"][0].update(value=7), "is not from 1 to 6"),
    ("board.toml", lambda content: content["route"][0].update(between=["town", "moon"]), "no field 'moon'"),
    ("board.toml", lambda content: content["route"].append({"between": ["king", "inn"], "value": 3}), "dead end"),
    (
        "board.toml",
        lambda content: content["route"].append({"between": ["inn", "town"], "value": 3}),
        "another route joins",
    ),
    (
        "board.toml",
        lambda content: content.update(route=[one for one in content["route"] if "hell" not in one["between"]]),
        "no routes lead here",
    ),
    ("dice.toml", lambda content: content["die"].pop(), "4 dice"),
    ("dice.toml", change("die", "twin", faces=["1", "2", "3", "4", "5", "seven"]), "neither a number nor"),
    ("dice.toml", change("die", "plain", faces=["1", "2", "3", "4", "5", "ban"]), "one die has no special face"),
    ("dice.toml", lambda content: content["snake"].update(faces=["lose"] * 6), "at least one of them a number"),
    ("dice.toml", lambda content: content["level"].pop(), "2, 3, 4 and 5 players"),
    ("dice.toml", lambda content: content["level"][0].update(scores=[30, 30, 50, 60]), "grow from level to level"),
    ("dice.toml", lambda content: content["faces"].pop("ban"), "the face 'ban' has no name"),
    ("characters.toml", change("character", "rapunzel", id="cinderella"), "no character of this id"),
    ("magic.toml", change("item", "starwort", window="place"), "its window is 'answer'"),
    ("magic.toml", change("item", "starwort", copies=-1), "there can be 0 or more"),
    ("quests.toml", change("quest", "star_money", points=5), "2, 3 or 4"),
    ("quests.toml", change("quest", "the_unpaid_bill", place="moon"), "no place 'moon'"),
    ("quests.toml", change("quest", "star_money", tokens={"pearl": 1}), "'pearl' is no token"),
    ("quests.toml", change("quest", "the_magic_pipe", item="lute"), "no 'lute' under [items]"),
    (
        "story.toml",
        change("story", "windfall", effects=[{"do": "fly"}]),
        "'effects.do': there is no 'fly'; there are: ",
    ),
    ("story.toml", change("story", "windfall", effects=[{"do": "take_tokens", "token": "pearl"}]), "is no token"),
    ("story.toml", change("story", "iron_shoes", points=2), "a Curse takes them"),
    ("story.toml", change("story", "windfall", points=2), "a card of the kind good_luck has just effects"),
    ("story.toml", change("story", "home_again", condition={"is": "at", "places": ["moon"]}), "no place 'moon'"),
    ("events.toml", change("event", "the_flood", place="moon"), "no place 'moon'"),
    ("events.toml", change("event", "the_wolf_sleeps", closed_spirit="bear"), "no spirit 'bear'"),
    ("events.toml", lambda content: content.update(event=content["event"][:5]), "one for each of the chapters"),
]


@pytest.mark.parametrize(("file", "edit", "reason"), FAULTS, ids=[reason for _, _, reason in FAULTS])
def test_every_fault_is_told_with_its_place(tmp_path: Path, file: str, edit: Edit, reason: str) -> None:
    with pytest.raises(FaultyPack) as caught:
        edited(tmp_path, file, edit)
    assert [fault for fault in caught.value.faults if reason in str(fault) and fault.file == file]


def test_all_faults_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    def spoil(content: Content) -> None:
        entry(content, "quest", "star_money")["points"] = 9
        entry(content, "quest", "the_unpaid_bill")["place"] = "moon"

    with pytest.raises(FaultyPack) as caught:
        edited(tmp_path, "quests.toml", spoil)
    assert len(caught.value.faults) == 2


@pytest.mark.parametrize(
    ("file", "edit", "warning"),
    [
        ("quests.toml", change("quest", "star_money", points=3), "in the box probably 116"),
        ("magic.toml", remove("item", "starwort"), "not in the pack"),
    ],
)
def test_what_is_odd_but_playable_is_a_warning(tmp_path: Path, file: str, edit: Edit, warning: str) -> None:
    pack = edited(tmp_path, file, edit)
    assert [fault for fault in pack.warnings if warning in fault.reason]
    assert not new_match(GAME, 2, 1, {}, pack).is_over


def test_everything_that_can_be_named_has_a_name_of_its_own() -> None:
    content = load_pack(GAME).content
    names = content.names("en")
    for part in (content.fields, content.routes, content.quests, content.magic, content.stories, content.value_of):
        assert all(names[identity] for identity in part)
    cards = [names[card] for card in (*content.quests, *content.magic, *content.stories)]
    assert len(set(cards)) == len(cards)


def test_no_routes_of_the_map_cross_and_every_field_is_near_the_town() -> None:
    content = load_pack(GAME).content
    at = {field.id: field.at for field in content.fields.values()}

    def side(one: tuple[int, int], other: tuple[int, int], third: tuple[int, int]) -> int:
        return (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0])

    ways = [route.between for route in content.routes.values()]
    for place, (a, b) in enumerate(ways):
        for c, d in ways[:place]:
            if len({a, b, c, d}) == 4:
                across = side(at[a], at[b], at[c]) * side(at[a], at[b], at[d]) < 0
                assert not (across and side(at[c], at[d], at[a]) * side(at[c], at[d], at[b]) < 0), (a, b, c, d)
    reached = {"town"}
    for _ in range(4):
        reached |= {end for field in reached for end in content.ways[field]}
    assert reached == set(content.fields)


def test_no_entry_reads_past_a_field_that_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert types_that_read_past_slips(GAME, monkeypatch) == set()
