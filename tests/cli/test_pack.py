"""`fairytable pack`: begin a pack, find its faults, see what it is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from fairytable.engine.packs import load_pack
from fairytable.games import GAMES, find_game

Run = Callable[..., Result]
GAME = find_game("fantastic-stories")
WIDTH_OF_A_LETTER, HEIGHT_OF_A_NAME = 7.2, 12


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    assert run("pack", "new", GAME.slug, folder).exit_code == 0
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_new_pack_is_a_good_copy_of_the_game_s_own(run: Run, folder: Path) -> None:
    own = load_pack(GAME)
    result = run("pack", "check", folder)
    assert result.exit_code == 0
    assert result.stdout == f"{folder} is a good pack for fantastic-stories: {folder.name} ({own.hash})\n"


def test_a_new_pack_overwrites_nothing(run: Run, folder: Path) -> None:
    result = run("pack", "new", GAME.slug, folder)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"fairytable: {folder} is not ")
    assert "name a new" in result.stderr


def test_a_new_pack_cannot_take_the_place_of_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run("pack", "new", GAME.slug, tmp_path / "file")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


def test_all_faults_are_told_at_once_with_their_places(run: Run, folder: Path) -> None:
    change(
        folder / "board.toml",
        'between = ["castle", "bell"]\nnumbers = [1]',
        'between = ["castle", "bell"]\nnumbers = [7]',
    )
    change(folder / "board.toml", "[[flight]]", "[[fligth]]")
    result = run("pack", "check", folder)
    assert result.exit_code == 1
    assert "road castle - bell: 7 is not on a die; numbers go from 1 to 6\n" in result.stdout
    assert "board.toml, fligth: unknown; did you mean 'flight'?\n" in result.stdout
    assert result.stderr == f"fairytable: The pack in {folder} has {len(result.stdout.splitlines())} faults\n"


def test_a_file_that_is_no_toml_is_a_fault(run: Run, folder: Path) -> None:
    (folder / "board.toml").write_text("[[space", encoding="utf-8")
    result = run("pack", "check", folder)
    assert result.exit_code == 1
    assert result.stdout.startswith("board.toml: it cannot be read: ")
    assert result.stdout.count("\n") == 1, "what is missing only because of that is not told"


def test_a_file_that_is_not_there_is_one_fault(run: Run, folder: Path) -> None:
    (folder / "board.toml").unlink()
    assert run("pack", "check", folder).stdout == "board.toml: the file is missing\n"


def test_a_file_may_begin_with_the_mark_that_some_editors_write(run: Run, folder: Path) -> None:
    board = folder / "board.toml"
    board.write_text(board.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run("pack", "check", folder).exit_code == 0


def test_a_pack_for_an_unknown_game_is_refused(run: Run, folder: Path) -> None:
    change(folder / "pack.toml", "fantastic-stories", "goose-market")
    result = run("pack", "check", folder)
    assert result.exit_code == 1
    assert result.stderr.startswith("fairytable: There is no game 'goose-market'")


def test_a_warning_does_not_make_a_pack_bad(run: Run, folder: Path) -> None:
    for road in ('["moonstone", "north_pasture"]\nnumbers = [6]', '["north_pasture", "larch_bridge"]\nnumbers = [4]'):
        change(folder / "board.toml", f"[[road]]\nbetween = {road}\n", "")
    result = run("pack", "check", folder)
    assert result.exit_code == 0
    warned = (
        "warning: board.toml, line 17, space north_pasture: a dead end: only the winged horse leads away from here\n"
    )
    assert result.stdout.startswith(warned)


def test_a_game_that_is_played_with_a_faulty_pack_complains_in_one_line(run: Run, folder: Path) -> None:
    change(folder / "board.toml", "[[road]]", "[[raod]]")
    result = run("simulate", GAME.slug, "--pack", folder)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"fairytable: The pack in {folder} has ")
    assert result.stderr.count("\n") == 1


def test_a_pack_shows_its_name_and_hash(run: Run, folder: Path) -> None:
    own = load_pack(GAME)
    change(folder / "pack.toml", f'"{folder.name}"', '"My Own Board"')
    mine = load_pack(GAME, folder)
    assert run("pack", "show", GAME.slug).stdout.startswith(f"{own.name}\n  game  {GAME.slug}\n  hash  {own.hash}\n")
    assert run("pack", "show", folder).stdout.startswith(f"My Own Board\n  game  {GAME.slug}\n  hash  {mine.hash}\n")
    assert mine.edition != own.edition
    assert own.name in run("pack", "show").stdout


@pytest.mark.parametrize("game", ["fantastic-stories", "hungarian-folktales", "dice-upon-a-time"])
def test_a_pack_shows_what_is_in_it_and_draws_its_board(run: Run, tmp_path: Path, game: str) -> None:
    result = run("pack", "show", game, "--picture", tmp_path / "board.svg")
    assert result.exit_code == 0
    drawing = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert drawing.count("<circle") >= 15
    if game == "fantastic-stories":
        assert drawing.count("stroke-dasharray") == 6 + 4, "six links of the ferry, and two tunnels there and back"
        assert "\nboard.toml, road: " in result.stdout
        assert "\n  castle - bell; 1\n" in result.stdout
        assert "\n  Magic Bell (bell); magic:bell\n" in result.stdout
        assert ">magic:bell</text>" in drawing, "what a space holds"


@pytest.mark.parametrize("game", ["fantastic-stories", "hungarian-folktales", "dice-upon-a-time"])
def test_no_name_in_the_drawing_of_a_board_lies_upon_another(run: Run, tmp_path: Path, game: str) -> None:
    run("pack", "show", game, "--picture", tmp_path / "board.svg")
    texts = ElementTree.parse(tmp_path / "board.svg").getroot().iterfind(".//{*}text[@font-size='15']")
    names = [(float(text.attrib["x"]), float(text.attrib["y"]), text.text or "") for text in texts]
    assert len(names) >= 15
    for one, other in combinations(names, 2):
        is_beside = abs(one[0] - other[0]) > (len(one[2]) + len(other[2])) / 2 * WIDTH_OF_A_LETTER
        assert is_beside or abs(one[1] - other[1]) > HEIGHT_OF_A_NAME, (one, other)


def test_the_drawing_of_the_folktales_tells_every_field_of_every_road(run: Run, tmp_path: Path) -> None:
    run("pack", "show", "hungarian-folktales", "--picture", tmp_path / "board.svg")
    told = [
        title.text or ""
        for title in ElementTree.parse(tmp_path / "board.svg").getroot().iterfind(".//{*}circle/{*}title")
    ]
    roads = tomllib.loads(load_pack(find_game("hungarian-folktales")).files["board.toml"])["road"]
    assert sorted(told) == sorted(field.replace("_", " ") for road in roads for field in road["fields"])


def test_a_pack_of_cards_shows_its_copies_and_has_no_picture(run: Run, tmp_path: Path) -> None:
    shown = run("pack", "show", "grimm-forest").stdout
    assert "\ncards.toml, fable: 32, with copies 56\n" in shown
    assert "\n  Wolf (wolf); 2 copies\n" in shown
    result = run("pack", "show", "grimm-forest", "--picture", tmp_path / "board.svg")
    assert result.exit_code == 1
    assert "there is no picture" in result.stderr


@pytest.mark.parametrize(
    ("game", "kind", "thing", "other"),
    [
        ("fantastic-stories", "space", "larch_bridge", "mountain_temple"),
        ("hungarian-folktales", "junction", "south_gate", "village"),
        ("dice-upon-a-time", "field", "fairy", "king"),
    ],
)
def test_things_that_lie_at_one_place_of_the_drawing_are_found_in_every_game(
    run: Run, tmp_path: Path, game: str, kind: str, thing: str, other: str
) -> None:
    run("pack", "new", game, tmp_path / "own")
    board = tmp_path / "own" / "board.toml"
    entries = {entry["id"]: entry["at"] for entry in tomllib.loads(board.read_text(encoding="utf-8"))[kind]}
    there, here = (re.compile(rf"at = \[{at[0]:g}, {at[1]:g}\]") for at in (entries[thing], entries[other]))
    written = board.read_text(encoding="utf-8")
    place = here.search(written)
    assert place is not None
    board.write_text(there.sub(place[0], written, count=1), encoding="utf-8")
    found = run("pack", "check", tmp_path / "own").stdout
    assert f"{kind} {thing}: it lies on the drawing where '{other}' lies" in found
    assert ", line " in found


def test_an_id_that_is_a_seat_is_found_in_every_game_and_a_misspelt_one_with_what_was_meant(
    run: Run, tmp_path: Path
) -> None:
    run("pack", "new", "hungarian-folktales", tmp_path / "own")
    change(tmp_path / "own" / "board.toml", 'tile = "pickaxe"', 'tile = "pickax"')
    found = run("pack", "check", tmp_path / "own").stdout
    assert "shortcut secret_tunnel: there is no tile 'pickax'; did you mean 'pickaxe'?" in found
    run("pack", "new", "dice-upon-a-time", tmp_path / "other")
    events = tmp_path / "other" / "events.toml"
    first = re.search(r'id = "\w+"', events.read_text(encoding="utf-8"))
    assert first is not None
    change(events, first[0], 'id = "blue"')
    found = run("pack", "check", tmp_path / "other").stdout
    assert "event blue: 'blue' is the seat of that colour; give the event another id, such as 'blue_event'" in found


OWNERS_SLIPS = [
    ("fantastic-stories", "board.toml", '"pasture"', '"pastur"', "pasture"),
    ("fantastic-stories", "board.toml", '"castle", "bell"', '"castle", "bel"', "bell"),
    ("grimm-forest", "cards.toml", '"bridge_troll"', '"bridge_trol"', "bridge_troll"),
    ("grimm-forest", "cards.toml", "resources = 2", "resorces = 2", "resources"),
    ("grimm-forest", "cards.toml", '"straw", "straw"', '"strow", "straw"', "straw"),
    ("hungarian-folktales", "board.toml", '["wheat"', '["wheet"', "wheat"),
    ("hungarian-folktales", "tales.toml", '"seven_league_boots"', '"seven_leage_boots"', "seven_league_boots"),
    ("dice-upon-a-time", "board.toml", '"building"', '"bilding"', "building"),
    ("dice-upon-a-time", "dice.toml", '"magic"]', '"magick"]', "magic"),
    ("dice-upon-a-time", "quests.toml", "apple = 2", "aple = 2", "apple"),
    ("threetale", "tiles.toml", '"white_stone"', '"wite_stone"', "white_stone"),
    ("threetale", "artifacts.toml", '"reroll"', '"rerol"', "reroll"),
]


@pytest.mark.parametrize(("game", "file", "right", "slip", "meant"), OWNERS_SLIPS)
def test_a_misspelt_word_is_one_fault_that_says_what_was_meant(
    run: Run, tmp_path: Path, game: str, file: str, right: str, slip: str, meant: str
) -> None:
    run("pack", "new", game, tmp_path / "own")
    change(tmp_path / "own" / file, right, slip)
    (told,) = run("pack", "check", tmp_path / "own").stdout.splitlines()
    assert told.startswith(f"{file}, ")
    assert told.endswith(f"; did you mean '{meant}'?")


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r'^id = "(\w+)"', r'id = "\1 \1"', "an id is one word of small letters, digits and underscores"),
        (r"^name = \{ en = ", "name = { hu = ", "its name is needed in English"),
        (r'^name = \{ en = "', r'name = { en = "\\u001b[2J', "a text has the character U+001B, which cannot be shown"),
    ],
)
def test_in_every_game_things_have_an_id_that_is_a_word_and_a_name_that_can_be_shown(
    run: Run, tmp_path: Path, game: str, old: str, new: str, reason: str
) -> None:
    run("pack", "new", game, tmp_path / "own")
    for path in (tmp_path / "own").glob("*.toml"):
        written = path.read_text(encoding="utf-8")
        if "\n[[" in written and re.search(old, written, re.MULTILINE):
            path.write_text(re.sub(old, new, written, count=1, flags=re.MULTILINE), encoding="utf-8")
            break
    (told,) = run("pack", "check", tmp_path / "own").stdout.splitlines()
    assert f": {reason}" in told
    assert "\x1b" not in told


def test_a_number_that_the_text_of_its_card_does_not_say_is_warned_of(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "grimm-forest", tmp_path / "own")
    change(tmp_path / "own" / "cards.toml", "resources = 2", "resources = 3")
    told = run("pack", "check", tmp_path / "own")
    assert told.exit_code == 0
    warned = "warning: cards.toml, line 15, fable a_friendly_game: 'resources' is 3, and its text does not say so\n"
    assert told.stdout.startswith(warned)
