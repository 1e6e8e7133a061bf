"""Spaces with two functions: a door, a pasture or a dock may lie at any space, except a dock at the castle."""

from __future__ import annotations

from pathlib import Path

from fairytable.engine.verbs import verb_of
from fairytable.games.fantastic_stories.verbs import VERBS
from fairytable.testing import clause, play
from tests.claims import not_offered, refused
from tests.games.fantastic_stories.packs import Content, Edit, edited_practice, with_entry, with_tag
from tests.games.fantastic_stories.story import book, offered, pawns, rolled, situation


def dock_moved(old: str, new: str) -> Edit:
    """The ferry calls at another space instead of this dock."""

    def edit(content: Content) -> None:
        for space in content["space"]:
            space["tags"] = [tag for tag in space["tags"] if (space["id"], tag) != (old, "dock")]
            if space["id"] == new:
                space["tags"].append("dock")
        for link in content["ferry"]:
            for end in ("from", "to"):
                link[end] = new if link[end] == old else link[end]

    return edit


def door_moved(old: str, new: str) -> Edit:
    """A tunnel ends at another space instead of this one."""

    def edit(content: Content) -> None:
        for tunnel in content["tunnel"]:
            for door in tunnel["doors"]:
                if door["space"] == old:
                    door["space"] = new
                    tag = f"door:{tunnel['colour']}"
        for space in content["space"]:
            if space["id"] == old:
                space["tags"].remove(tag)
            if space["id"] == new:
                space["tags"].append(tag)

    return edit


@clause("FS-6.2", "FS-14.1")
def test_at_an_adventure_with_a_dock_one_may_ride_and_complete(tmp_path: Path) -> None:
    pack = edited_practice(tmp_path, dock_moved("east_dock", "lair"))
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2, 5], ferry="lair", pack=pack)
    assert offered(match, "ride", "complete") == {"ride lair south_dock 5", "complete lair 2"}
    play(match, "red: complete lair 2")
    assert book(match, "red") == ["lair"]
    match = rolled(red={"lair": 1, "sword": 1}, dice=[2, 5], ferry="lair", pack=pack)
    play(match, "red: ride lair south_dock 5")
    assert pawns(match, "red") == {"castle": 3, "sword": 1, "south_dock": 1}


@clause("FS-12.2", "FS-13.1")
def test_at_an_item_with_a_door_one_holds_the_item_and_may_pass(tmp_path: Path) -> None:
    pack = edited_practice(tmp_path, door_moved("sun_gate", "sword"))
    match = rolled(red={"lair": 1, "sword": 1, "keys": 1}, dice=[2, 4], pack=pack)
    assert offered(match, "tunnel", "complete") == {"tunnel sword sun_cave 4", "complete lair 2"}
    play(match, "red: tunnel sword sun_cave 4", "red: end")
    assert pawns(match, "red") == {"castle": 2, "lair": 1, "keys": 1, "sun_cave": 1}


@clause("FS-12.5")
def test_the_pawn_on_the_keys_may_pass_itself_if_a_door_is_there(tmp_path: Path) -> None:
    pack = edited_practice(tmp_path, door_moved("sun_gate", "keys"))
    match = rolled(red={"keys": 1}, dice=[4, 2], pack=pack, expert=True)
    play(match, "red: tunnel keys sun_cave 4")
    assert pawns(match, "red") == {"castle": 4, "sun_cave": 1}
    refused(match, "red: tunnel sun_cave keys 2", "no_keys", "FS-12.4")


@clause("FS-10.3", "FS-10.5")
def test_the_castle_may_be_a_pasture_and_have_a_door(tmp_path: Path) -> None:
    pack = edited_practice(
        tmp_path,
        with_tag("castle", "pasture"),
        with_entry("flight", to="castle", number=5),
        door_moved("sun_gate", "castle"),
    )
    match = rolled(red={"trumpet": 1, "mill": 1, "keys": 1}, dice=[4, 5], then=[1] * 12, pack=pack)
    assert offered(match, "fly", "tunnel") == {"fly mill castle 5", "fly keys castle 5", "tunnel castle sun_cave 4"}
    not_offered(match, "red: fly castle castle 5")
    play(match, "red: fly mill castle 5", "red: end", "blue: castle 1", "blue: end", "red: castle 0")
    assert pawns(match, "red") == {"trumpet": 1, "keys": 1}


@clause("FS-11.1")
def test_a_bell_at_a_dock_calls_the_ferry_to_its_own_pawn(tmp_path: Path) -> None:
    pack = edited_practice(tmp_path, dock_moved("east_dock", "bell"))
    match = situation(red={"bell": 1}, dice=[4], pack=pack)
    play(match, "red: call_ferry bell", "red: castle 5")
    assert match.table.ferry == "bell"
    play(match, "red: ride bell north_dock 4")
    assert pawns(match, "red") == {"castle": 5, "north_dock": 1}


@clause("FS-10.4")
def test_a_pasture_at_the_trumpet_can_be_flown_to_but_not_from(tmp_path: Path) -> None:
    pack = edited_practice(tmp_path, with_tag("trumpet", "pasture"), with_entry("flight", to="trumpet", number=5))
    match = rolled(red={"trumpet": 1, "mill": 1}, dice=[5, 6], pack=pack)
    assert {"fly mill trumpet 5", "fly mill high_pasture 6"} <= offered(match)
    refused(match, "red: fly trumpet high_pasture 6", "pawn_on_trumpet", "FS-10.4")


@clause("FS-10.4", "FS-7.2")
def test_with_two_trumpet_spaces_a_pawn_on_either_cannot_fly(tmp_path: Path) -> None:
    pack = edited_practice(
        tmp_path,
        with_entry("space", id="hill", tags=["magic:trumpet"]),
        with_entry("road", between=["castle", "hill"], numbers=[2]),
    )
    match = rolled(red={"hill": 1, "mill": 1}, dice=[6], pack=pack)
    assert "fly mill high_pasture 6" in offered(match)
    refused(match, "red: fly hill high_pasture 6", "pawn_on_trumpet", "FS-10.4")


@clause("FS-5.10")
def test_door_dock_and_pasture_may_share_one_space(tmp_path: Path) -> None:
    pack = edited_practice(
        tmp_path,
        door_moved("sun_gate", "north_dock"),
        with_tag("north_dock", "pasture"),
        with_entry("flight", to="north_dock", number=1),
    )
    match = rolled(red={"north_dock": 1, "keys": 1, "trumpet": 1}, dice=[1, 3, 4, 6], pack=pack)
    assert {option for option in offered(match) if verb_of(option, VERBS).read(option)[:1] == ("north_dock",)} == {
        "walk north_dock bridge 3",
        "ride north_dock east_dock 3",
        "tunnel north_dock sun_cave 4",
        "fly north_dock high_pasture 6",
    }
    assert "fly keys north_dock 1" in offered(match)


@clause("FS-12.1")
def test_a_space_may_have_a_door_of_each_tunnel(tmp_path: Path) -> None:
    pack = edited_practice(tmp_path, door_moved("moon_gate", "sun_gate"))
    match = rolled(red={"sun_gate": 1, "keys": 1}, dice=[3, 4], pack=pack)
    assert offered(match, "tunnel") == {"tunnel sun_gate sun_cave 4", "tunnel sun_gate moon_cave 3"}
