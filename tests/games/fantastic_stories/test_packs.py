"""What a board must have: every check when a pack is loaded, each fault with its file, entry and reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fairytable.engine.errors import FaultyPack
from fairytable.engine.pack_faults import Fault
from fairytable.engine.packs import copy_default_pack, load_pack
from fairytable.games.fantastic_stories import GAME
from fairytable.games.fantastic_stories.content import COLOURS, MAGICS
from fairytable.testing import clause
from tests.games.fantastic_stories.packs import (
    Content,
    Edit,
    edited_default,
    faults_of,
    tagged,
    with_entry,
    with_tag,
    with_value,
    without,
    without_lines,
)
from tests.games.fantastic_stories.story import PRACTICE
from tests.games.strictness import types_that_read_past_slips

FILE = "board.toml"
KINDS = [f"{kind}:{index}" for kind in ("adventure", "item") for index in (1, 2, 3, 4)]


def fault(entry: str, reason: str) -> Fault:
    return Fault(FILE, entry, reason)


def test_the_boards_of_the_game_and_of_these_tests_have_no_fault_and_no_warning() -> None:
    assert load_pack(GAME).warnings == ()
    assert {warning.entry for warning in PRACTICE.warnings} == {"space", "road bridge - well"}


@pytest.mark.parametrize(("tag", "number"), [("castle", 1), ("dock", 3), *((kind, 1) for kind in KINDS)])
def test_castle_docks_adventures_and_items_have_their_exact_number(tmp_path: Path, tag: str, number: int) -> None:
    more = with_entry("space", id="more", tags=[tag])
    reason = "{} spaces have this tag; it belongs to exactly {}"
    assert fault(f"tag {tag}", reason.format(number + 1, number)) in faults_of(tmp_path / "more", more)
    assert fault(f"tag {tag}", reason.format(0, number)) in faults_of(tmp_path / "none", without(tag))


@clause("FS-7.1")
@pytest.mark.parametrize("tag", ["pasture", *(f"magic:{magic}" for magic in MAGICS)])
def test_there_is_a_pasture_and_a_space_of_every_magic(tmp_path: Path, tag: str) -> None:
    def elsewhere(content: Content) -> None:
        """The space of a magic may be called like it only while it has the tag."""
        text = msgspec.json.encode(content).decode()
        for magic in MAGICS:
            text = text.replace(f'"{magic}"', f'"{magic}_place"')
        content.update(msgspec.json.decode(text))

    found = faults_of(tmp_path, elsewhere, without(tag))
    assert found == (fault(f"tag {tag}", "no space has this tag; at least one needs it"),)


@pytest.mark.parametrize("magic", MAGICS)
def test_a_magic_may_have_a_second_space(tmp_path: Path, magic: str) -> None:
    pack = edited_default(
        tmp_path,
        with_entry("space", id="m2", tags=[f"magic:{magic}"]),
        with_entry("road", between=["castle", "m2"], numbers=[1]),
    )
    assert len(pack.content.magics[magic]) == 2


@clause("FS-12.1")
def test_there_are_two_tunnels_of_different_colours(tmp_path: Path) -> None:
    def drop(content: Content) -> None:
        content["tunnel"].pop()

    def twice(content: Content) -> None:
        content["tunnel"][1] = content["tunnel"][0]

    assert fault("tunnel", "the board has 1 tunnel; it needs exactly 2") in faults_of(tmp_path / "one", drop)
    assert fault("tunnel", "each tunnel needs a colour of its own") in faults_of(tmp_path / "twice", twice)


@clause("FS-12.1")
def test_a_tunnel_has_two_doors_on_two_spaces_that_are_marked_as_its_doors(tmp_path: Path) -> None:
    def one_space(content: Content) -> None:
        tunnel = content["tunnel"][0]
        tunnel["colour"] = "grey"
        tunnel["doors"] = [{"space": "mill", "number": 1}, {"space": "mill", "number": 2}]

    def one_door(content: Content) -> None:
        content["tunnel"][0]["doors"].pop()

    mill = with_entry("space", id="mill", tags=["door:grey"])
    assert fault("tunnel grey", "it leads from 'mill' to itself") in faults_of(tmp_path / "space", mill, one_space)
    assert faults_of(tmp_path / "door", one_door) == (
        fault("tunnel red", "'doors': this needs 2 parts in its list, not 1"),
    )
    grey = with_entry("space", id="stray", tags=["door:rad"])
    assert faults_of(tmp_path / "grey", grey) == (
        fault("space stray", "there is no tunnel of the colour 'rad'; did you mean 'red'?"),
    )
    stray = with_entry("space", id="stray", tags=["door:red"])
    assert fault("space stray", "it has the tag door:red, but the tunnel has its doors elsewhere") in faults_of(
        tmp_path / "stray", stray
    )
    door = load_pack(GAME).content.doors[0].doors[0].space
    assert faults_of(tmp_path / "untagged", without("door:red"))[0] == fault(
        "tunnel red", f"the space '{door}' is a door of it and lacks the tag door:red"
    )


@pytest.mark.parametrize("number", [0, 7, -1])
def test_every_number_is_on_a_die(tmp_path: Path, number: int) -> None:
    def tunnel(content: Content) -> None:
        content["tunnel"][1]["doors"][0]["number"] = number

    found = faults_of(
        tmp_path,
        with_value("road", 0, "numbers", [1, number]),
        with_value("ferry", 2, "number", number),
        with_value("flight", 1, "number", number),
        with_value("adventure", 3, "number", number),
        tunnel,
    )
    wrong = [one.entry for one in found if one.reason == f"{number} is not on a die; numbers go from 1 to 6"]
    assert [entry.split()[0] for entry in wrong] == ["road", "ferry", "flight", "tunnel", "adventure"]
    assert all(len(entry.split()) > 1 for entry in wrong), "each is told by its name"
    assert {one.file for one in found} == {FILE}


@clause("FS-10.2")
def test_every_pasture_has_one_flight_number(tmp_path: Path) -> None:
    reason = "{} to this pasture; it needs exactly one"
    meadow = with_entry("space", id="meadow", tags=["pasture"])
    assert fault("space meadow", reason.format("no flight leads")) in faults_of(tmp_path / "none", meadow)
    twice = [with_entry("flight", to="meadow", number=number) for number in (1, 2)]
    assert fault("space meadow", reason.format("2 flights lead")) in faults_of(tmp_path / "two", meadow, *twice)


@clause("FS-6.3")
def test_every_dock_can_be_left_and_reached_by_ferry(tmp_path: Path) -> None:
    def cut(end: str) -> Edit:
        def edit(content: Content) -> None:
            dock = tagged(content, "dock")["id"]
            content["ferry"] = [link for link in content["ferry"] if link[end] != dock]

        return edit

    dock = load_pack(GAME).content.docks[0]
    assert fault(f"space {dock}", "no ferry link leaves this dock") in faults_of(tmp_path / "from", cut("from"))
    assert fault(f"space {dock}", "no ferry link leads to this dock") in faults_of(tmp_path / "to", cut("to"))


def test_every_space_can_be_reached_from_the_castle(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        with_entry("space", id="cloud", tags=[]),
        with_entry("road", between=["cloud", "castle"], numbers=[1], oneway=True),
    )
    assert found == (fault("space cloud", "no way leads here from the castle"),)


def test_the_castle_can_be_reached_from_every_space(tmp_path: Path) -> None:
    """From a Trumpet space nobody flies, so a one-way road to a second one is a trap."""
    found = faults_of(
        tmp_path,
        with_entry("space", id="cloud", tags=["magic:trumpet"]),
        with_entry("road", between=["castle", "cloud"], numbers=[1], oneway=True),
    )
    assert found == (fault("space cloud", "no way leads back from here to the castle"),)


def test_a_space_without_a_road_gives_only_a_warning(tmp_path: Path) -> None:
    pack = edited_default(
        tmp_path,
        with_entry("space", id="cloud", tags=["pasture"]),
        with_entry("flight", to="cloud", number=1),
    )
    dead_end = "a dead end: only the winged horse leads away from here"
    assert without_lines(pack.warnings) == (fault("space cloud", dead_end),)


def test_a_way_by_ferry_or_tunnel_counts_as_reached(tmp_path: Path) -> None:
    def island(content: Content) -> None:
        dock = tagged(content, "dock")["id"]
        door = content["tunnel"][0]["doors"][1]["space"]
        content["road"] = [road for road in content["road"] if not {dock, door} & set(road["between"])]
        content["road"] += [
            {"between": ["castle", space["id"]], "numbers": [6]}
            for space in content["space"]
            if space["id"] not in ("castle", dock, door)
            and not any({"castle", space["id"]} == {*road["between"]} for road in content["road"])
        ]

    warned = edited_default(tmp_path, island).warnings
    assert [warning.reason for warning in warned] == ["no road leads here from the castle"] * 2


@clause("FS-17.2")
def test_the_castle_is_not_a_dock(tmp_path: Path) -> None:
    assert fault("space castle", "the castle cannot be a dock") in faults_of(tmp_path, with_tag("castle", "dock"))


@clause("FS-17.3")
@pytest.mark.parametrize("first", ["castle", "adventure:1", "item:2", "magic:bell"])
@pytest.mark.parametrize("second", ["adventure:3", "item:4", "magic:keys"])
def test_castle_adventure_item_and_magic_exclude_each_other(tmp_path: Path, first: str, second: str) -> None:
    found = faults_of(tmp_path, without(second), with_tag(first, second))
    assert [one.reason for one in found if "share" in one.reason] == [f"{first} and {second} cannot share a space"]


def test_tags_and_ends_that_do_not_exist_are_faults(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path / "tag", with_tag("castle", "moat"), with_value("road", 0, "between", ["castle", "nowhere"])
    )
    assert [one.entry for one in found] == ["space castle"], "what may follow from it is not told"
    assert found[0].reason.startswith("unknown tag 'moat'; known are: castle, dock")
    assert faults_of(tmp_path / "end", with_value("road", 0, "between", ["castle", "bel"])) == (
        fault("road castle - bel", "there is no space 'bel'; did you mean 'bell'?"),
    )
    ways = faults_of(tmp_path / "ways", with_value("ferry", 0, "to", "castle"), with_value("flight", 0, "to", "castle"))
    assert fault("flight castle", "'castle' is not a pasture; its space lacks the tag pasture") in ways
    assert any(one.reason == "'castle' is not a dock; its space lacks the tag dock" for one in ways)


def test_no_road_and_no_ferry_leads_to_where_it_began(tmp_path: Path) -> None:
    dock = load_pack(GAME).content.docks[0]
    found = faults_of(
        tmp_path,
        with_entry("road", between=["castle", "castle"], numbers=[1]),
        with_entry("ferry", from_=dock, to=dock, number=1),
    )
    assert {one.reason for one in found} == {"it leads from 'castle' to itself", f"it leads from '{dock}' to itself"}


def test_a_road_needs_a_number(tmp_path: Path) -> None:
    (found,) = faults_of(tmp_path / "empty", with_value("road", 2, "numbers", []))
    road = " - ".join(load_pack(GAME).content.roads[2].between)
    assert found == fault(f"road {road}", "a road needs at least one number")
    (missing,) = faults_of(tmp_path / "missing", lambda content: content["road"][2].pop("numbers"))
    assert missing == fault(f"road {road}", "'numbers' is missing")


def test_ids_are_words_and_belong_to_one_space(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        with_entry("space", id="castle", tags=[]),
        with_entry("space", id="big oak", tags=[]),
        with_entry("space", id="7up", tags=[]),
    )
    assert fault("space castle", "2 spaces have this id") in found
    reason = "an id is one word of small letters, digits and underscores, and begins with a letter"
    assert [one.entry for one in found if one.reason == reason] == ["space big oak", "space 7up"]


def test_each_adventure_has_one_entry(tmp_path: Path) -> None:
    reason = "the board needs the adventures 1, 2, 3 and 4; "
    found = faults_of(tmp_path / "5", with_value("adventure", 0, "index", 5))
    assert fault("adventure", f"{reason}1 is missing") in found
    assert fault("adventure 5", "the adventures have the numbers 1, 2, 3 and 4 as their index") in found
    (found_twice,) = faults_of(tmp_path / "2", with_entry("adventure", index=1, number=2, item={"en": "Lamp"}))
    assert found_twice == fault("adventure", f"{reason}1 is there twice")


@clause("FS-1.9")
def test_books_are_left_out_or_six_with_each_colour_and_place_in_clockwise_order(tmp_path: Path) -> None:
    def swap(content: Content) -> None:
        books = content["book"]
        books[0], books[1] = books[1], books[0]

    def turned(content: Content) -> None:
        content["book"] = content["book"][2:] + content["book"][:2]

    assert {one.reason[:43] for one in faults_of(tmp_path / "5", lambda content: content["book"].pop())} == {
        "the books need each of the six colours once",
        "the books need each of the six places once:",
    }
    (found,) = faults_of(tmp_path / "same", with_value("book", 0, "colour", "blue"))
    assert found == fault("book", f"the books need each of the six colours once: {', '.join(COLOURS)}")
    (order,) = faults_of(tmp_path / "swap", swap)
    assert order.reason.startswith("list the books clockwise")
    books = edited_default(tmp_path / "turned", turned).content.books
    assert [book.colour for book in books] == ["green", "yellow", "orange", "purple", "red", "blue"]


def test_names_places_and_books_may_be_left_out(tmp_path: Path) -> None:
    def bare(content: Content) -> None:
        del content["book"]
        for space in content["space"]:
            space.pop("name", None)
            space.pop("at", None)
        for adventure in content["adventure"]:
            adventure.pop("name", None)
        content["adventure"][0]["item"] = {"en": "Lamp", "de": "Lampe"}
        tagged(content, "pasture")["name"] = {"en": "Meadow", "de": "Wiese"}

    board = edited_default(tmp_path, bare).content
    assert tuple(book.colour for book in board.books) == COLOURS
    first = next(iter(board.quests.values()))
    meadow = next(space.id for space in board.spaces.values() if space.name)
    assert board.names("de")["castle"] == "castle"
    assert {"Wiese", "Meadow"} == {board.names("de")[meadow], board.names("bg")[meadow]}
    assert (board.names("de")[first.item], board.names("hu")[first.item]) == ("Lampe", "Lamp")
    assert board.names("en")[first.space] == first.space


def test_a_misspelt_word_is_a_fault(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        lambda content: content.update(raod=content["road"][:1]),
        with_value("road", 0, "one_way", value=True),
    )
    assert found == (
        fault("raod", "unknown; did you mean 'road'?"),
        fault("road castle - bell", "there is no 'one_way' here; did you mean 'oneway'?"),
    )


def test_all_faults_are_told_at_once_each_with_file_entry_and_reason(tmp_path: Path) -> None:
    pack = copy_default_pack(GAME, tmp_path / "pack")
    (pack / "pack.toml").write_text("[pack]\nname = 'Nameless'\n", encoding="utf-8")
    (pack / FILE).write_text("[[space]]\nid = 'castle'\ntags = ['dock']\n", encoding="utf-8")
    with pytest.raises(FaultyPack) as caught:
        load_pack(GAME, pack)
    assert len(caught.value.faults) > 10
    assert "pack.toml, pack: 'game' is missing" in str(caught.value)
    assert "board.toml, tag castle: 0 spaces have this tag; it belongs to exactly 1" in str(caught.value)
    assert "board.toml, tag dock: 1 space has this tag; it belongs to exactly 3" in str(caught.value)


def test_a_pack_without_a_board_says_so(tmp_path: Path) -> None:
    pack = copy_default_pack(GAME, tmp_path / "pack")
    (pack / FILE).unlink()
    with pytest.raises(FaultyPack, match=r"board\.toml: the file is missing"):
        load_pack(GAME, pack)


@pytest.mark.parametrize("name", [*COLOURS, "random"])
def test_no_space_is_called_like_a_seat_or_like_chance(tmp_path: Path, name: str) -> None:
    (found,) = faults_of(tmp_path, with_entry("space", id=name, tags=[]))
    assert found.entry == f"space {name}"
    assert found.reason.endswith(f"give the space another id, such as '{name}_space'")


def test_no_other_space_is_called_like_a_magic(tmp_path: Path) -> None:
    def renamed(content: Content) -> None:
        next(space for space in content["space"] if space["id"] == "bell")["tags"] = ["magic:keys"]

    (found,) = faults_of(tmp_path, renamed)
    assert found == fault("space bell", "'bell' is a magic; only a space with the tag magic:bell has this id")


def test_every_space_has_a_place_of_its_own_on_the_drawing(tmp_path: Path) -> None:
    def same(content: Content) -> None:
        content["space"][1]["at"] = content["space"][0]["at"]

    first, second = list(load_pack(GAME).content.spaces)[:2]
    assert faults_of(tmp_path / "same", same) == (
        fault(f"space {second}", f"it lies on the drawing where '{first}' lies"),
    )
    assert faults_of(tmp_path / "missing", lambda content: content["space"][1].pop("at")) == (
        fault(f"space {second}", "its place on the drawing is missing: at = [across, down]"),
    )


def test_no_way_is_there_twice(tmp_path: Path) -> None:
    road, link = load_pack(GAME).content.roads[0], load_pack(GAME).content.ferry_links[0]
    back = with_entry("road", between=list(road.between[::-1]), numbers=list(road.numbers))
    number = f"the number {road.numbers[0]} leads this way on 2 roads; one is enough"
    assert faults_of(tmp_path / "road", back) == (
        fault(f"road {' - '.join(road.between)}", number),
        fault(f"road {' - '.join(road.between[::-1])}", number),
    )
    again = with_entry("ferry", from_=link.start, to=link.end, number=link.number)
    assert faults_of(tmp_path / "ferry", again) == (
        fault(f"ferry {link.start} - {link.end}", f"this link with the number {link.number} is there twice"),
    )
    other = with_entry("road", between=list(road.between), numbers=[road.numbers[0] % 6 + 1])
    (warning,) = edited_default(tmp_path / "other", other).warnings
    assert warning.reason == "2 roads join these; write all numbers into one"


@pytest.mark.parametrize("magic", ["keys", "trumpet"])
def test_no_magic_lies_behind_what_only_it_opens(tmp_path: Path, magic: str) -> None:
    """All roads to the Keys are taken away, but for one from a door; the Trumpet gets a pasture of its own."""

    def locked(content: Content) -> None:
        space = tagged(content, f"magic:{magic}")["id"]
        door = content["tunnel"][0]["doors"][0]["space"]
        behind = {space, door} if magic == "keys" else {space, "cloud"}
        content["road"] = [road for road in content["road"] if not behind & set(road["between"])]
        content["road"].append({"between": sorted(behind), "numbers": [1]})
        if magic == "trumpet":
            content["space"].append({"id": "cloud", "tags": ["pasture"], "at": [20, 20]})
            content["flight"].append({"to": "cloud", "number": 1})

    (found, *more) = faults_of(tmp_path, locked)
    assert not more
    assert found.entry == f"space {magic}"
    assert "before" in found.reason
    assert found.reason.endswith("and for that a pawn must be here already")


def test_a_dead_end_without_a_use_and_equal_names_are_warned_of(tmp_path: Path) -> None:
    pack = edited_default(
        tmp_path,
        with_entry("space", id="nook", tags=[], name={"en": "Moonstone"}),
        with_entry("road", between=["castle", "nook"], numbers=[6]),
    )
    assert [warning.reason for warning in pack.warnings] == [
        "a dead end without a use: one road leads here, and nothing is here",
        "2 spaces are called 'Moonstone'; at the table nobody can tell them apart",
    ]


def test_a_board_without_places_is_laid_in_rings_around_the_castle(tmp_path: Path) -> None:
    board = edited_default(tmp_path, lambda content: [space.pop("at") for space in content["space"]]).content
    assert board.spaces["castle"].at == (5, 5)
    assert len({space.at for space in board.spaces.values()}) == len(board.spaces)


@pytest.mark.parametrize("kind", ["road", "ferry", "flight", "tunnel", "adventure", "book"])
def test_a_word_that_no_entry_knows_is_a_fault(tmp_path: Path, kind: str) -> None:
    found = faults_of(tmp_path, with_value(kind, 0, "colur", "red"))
    assert any("colur" in fault.reason or "colur" in fault.entry for fault in found)


def test_a_word_that_no_door_knows_is_a_fault(tmp_path: Path) -> None:
    def misspelt(content: Content) -> None:
        content["tunnel"][0]["doors"][0]["numbre"] = 3

    assert any("numbre" in fault.reason for fault in faults_of(tmp_path, misspelt))


def test_no_entry_reads_past_a_field_that_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert types_that_read_past_slips(GAME, monkeypatch) == set()
