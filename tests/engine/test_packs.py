"""Packs: checked as a whole when they are loaded, and known by what is in them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.pack_files import STRING_OR_COMMENT
from fairytable.engine.packs import PackReader, copy_default_pack, load_pack, pack_title
from tests.engine.practice_games import Ware, goblin_market

TITLE = '[pack]\ngame = "goblin-market"\nname = "My wares"\n'
QUOTED = '"a".'
WARES = '[[ware]]\nid = "acorn"\n\n[[ware]]\nid = "bell"\ncopies = 3\n'


def a_pack(folder: Path, **files: str) -> Path:
    """A folder with these files; without a word about them, a good one."""
    folder.mkdir(exist_ok=True)
    for name, text in ({"pack": TITLE, "wares": WARES} | files).items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def faults_of(folder: Path) -> list[str]:
    with pytest.raises(FaultyPack) as caught:
        load_pack(goblin_market, folder)
    assert str(folder) in str(caught.value)
    for fault in caught.value.faults:
        assert str(fault) in str(caught.value)
    return [str(fault) for fault in caught.value.faults]


def test_a_good_pack_is_loaded(tmp_path: Path) -> None:
    pack = load_pack(goblin_market, a_pack(tmp_path))
    assert (pack.game, pack.name) == ("goblin-market", "My wares")
    assert pack.content == ("acorn", "bell", "bell", "bell")
    assert pack.warnings == ()
    assert pack_title(tmp_path).name == "My wares"


def test_without_a_folder_a_game_plays_with_its_own_pack() -> None:
    pack = load_pack(goblin_market)
    assert pack.name == "Practice wares"
    assert load_pack(goblin_market) is pack


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    wares = """
        [[ware]]
        id = 7
        [[ware]]
        id = "bell"
        copies = "many"
        [[ware]]
        id = "egg"
        price = 3
        [[wear]]
        id = "hat"
    """
    faults = faults_of(a_pack(tmp_path, pack=TITLE + "author = 1\n[extra]\n", wares=wares))
    assert faults == [
        "pack.toml, extra: unknown; this file has: pack",
        "pack.toml, pack: there is no 'author' here; it can have: game, name, note",
        "wares.toml, wear: unknown; did you mean 'ware'?",
        "wares.toml, line 2, ware 7: 'id': this should be a text in \"quotes\", not a whole number",
        "wares.toml, line 4, ware bell: 'copies': this should be a whole number, not a text in \"quotes\"",
        "wares.toml, line 7, ware egg: there is no 'price' here; it can have: id, copies",
    ]
    with pytest.raises(FaultyPack, match="has 6 faults"):
        load_pack(goblin_market, tmp_path)


def test_a_file_that_is_not_toml_is_one_fault_that_says_where(tmp_path: Path) -> None:
    (fault,) = faults_of(a_pack(tmp_path, wares='[[ware]]\nid = "acorn\n'))
    assert fault.startswith("wares.toml: it cannot be read: ")
    assert "line 2" in fault
    (fault,) = faults_of(a_pack(tmp_path, pack="[pack", wares=WARES))
    assert fault.startswith("pack.toml: it cannot be read: ")


def test_a_file_in_another_encoding_is_a_fault(tmp_path: Path) -> None:
    folder = a_pack(tmp_path)
    (folder / "wares.toml").write_bytes('[[ware]]\nid = "Märchen"\n'.encode("latin-1"))
    assert faults_of(folder) == ["wares.toml: it has letters in another encoding; save the file as UTF-8"]


def test_a_file_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    (a_pack(tmp_path) / "more.toml").mkdir()
    assert faults_of(tmp_path) == ["more.toml: cannot be read: Is a directory"]


def test_a_missing_file_is_one_fault(tmp_path: Path) -> None:
    folder = a_pack(tmp_path)
    (folder / "wares.toml").unlink()
    assert faults_of(folder) == ["wares.toml: the file is missing"]
    (folder / "pack.toml").unlink()
    assert faults_of(folder) == ["pack.toml: the file is missing", "wares.toml: the file is missing"]


def test_a_missing_section_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(a_pack(tmp_path, pack="")) == ["pack.toml, pack: this section is missing"]


def test_a_single_section_where_several_belong_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(a_pack(tmp_path, wares='[ware]\nid = "acorn"\n')) == [
        "wares.toml, ware: write each entry under its own [[ware]]"
    ]


def test_a_pack_of_another_game_is_not_read_any_further(tmp_path: Path) -> None:
    folder = a_pack(tmp_path, pack='[pack]\ngame = "chess"\nname = "Pawns"\n', wares="rubbish = 1")
    assert faults_of(folder) == ["pack.toml, pack: the pack is for the game 'chess', not for 'goblin-market'"]
    assert pack_title(folder).game == "chess"


@pytest.mark.parametrize("load", [lambda folder: load_pack(goblin_market, folder), pack_title])
def test_a_folder_that_is_not_there_is_named(load: object, tmp_path: Path) -> None:
    with pytest.raises(FairytableError, match=r"There is no folder .*nowhere; a pack is a folder with a pack\.toml"):
        load(tmp_path / "nowhere")  # type: ignore[operator]


def test_a_title_with_faults_is_no_title(tmp_path: Path) -> None:
    with pytest.raises(FaultyPack, match="'name' is missing"):
        pack_title(a_pack(tmp_path, pack='[pack]\ngame = "goblin-market"\n'))


def test_warnings_do_not_stop_a_pack(tmp_path: Path) -> None:
    reader = PackReader(a_pack(tmp_path))
    reader.warn("wares.toml", "ware 1", "rather dear")
    assert [str(warning) for warning in reader.warnings] == ["wares.toml, ware 1: rather dear"]
    assert reader.faults == []
    assert reader.entries("wares.toml", "ware", Ware) == [Ware("acorn"), Ware("bell", 3)]


def hash_of(folder: Path) -> str:
    return PackReader(folder).hash()


def test_the_hash_does_not_depend_on_the_layout_of_the_files(tmp_path: Path) -> None:
    one = a_pack(tmp_path / "one")
    other = a_pack(
        tmp_path / "other",
        pack='# Mine\n[pack]\nname = "My wares"\ngame   = "goblin-market"\n',
        wares='ware = [{ id = "acorn" }, { copies = 3, id = "bell" }] # all of them\n',
    )
    (other / "notes.txt").write_text("not part of the pack")
    assert hash_of(one) == hash_of(other)


def test_every_edition_of_a_pack_has_a_mark_of_its_own(tmp_path: Path) -> None:
    one, other = (PackReader(a_pack(tmp_path / name, more=f"x = {{ en = '{name}' }}")) for name in "ab")
    titled = PackReader(a_pack(tmp_path / "c", pack=TITLE.replace("My", "Your"), more="x = { en = 'a' }"))
    assert one.hash() == other.hash() == titled.hash()
    assert len({one.edition(), other.edition(), titled.edition()}) == 3
    assert all(pack.edition().startswith(f"{one.hash()}-") for pack in (one, other, titled))


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ('"\\u001b[2J"', "a text has the character U+001B, which cannot be shown; take it out"),
        ('"left\\u202eright"', "a text has the character U+202E, which cannot be shown; take it out"),
        (f'"{"a" * 2001}"', "a text has 2001 characters; 2000 are the most"),
        ("10_000_000_000", "10000000000 is too large; 10000 is the most"),
        ("nan", "nan is too large; 10000 is the most"),
        (f"[{'1,' * 301}]", "a list has 301 parts; 300 are the most"),
        ("{a.b.c.d.e.f.g = {a.b.c.d.e.f.g = 1}}", "lists within lists go too deep"),
    ],
)
def test_what_belongs_into_no_pack_is_a_fault(tmp_path: Path, value: str, reason: str) -> None:
    (fault,) = faults_of(a_pack(tmp_path, wares=f'[[ware]]\nid = "acorn"\nprice = {value}\n'))
    assert fault == f"wares.toml, line 1, ware acorn: {reason}"


def test_a_pack_has_bounds(tmp_path: Path) -> None:
    assert faults_of(a_pack(tmp_path / "copies", wares='[[ware]]\nid = "acorn"\ncopies = 61\n')) == [
        "wares.toml, line 1, ware acorn: 61 copies are too many; 60 are the most"
    ]
    many = "".join(f'[[ware]]\nid = "ware{number}"\n' for number in range(301))
    assert faults_of(a_pack(tmp_path / "many", wares=many)) == [
        "wares.toml, ware: there are 301 of these; 300 are the most"
    ]
    assert "the files are larger than 500 kilobytes together" in faults_of(
        a_pack(tmp_path / "large", wares="#" * 500_001)
    )
    assert "the pack has more than 40 files" in faults_of(
        a_pack(tmp_path / "files", **{f"more{number}": "" for number in range(40)})
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{'a.' * 14_000}a = 1", "a key has more than 12 parts"),
        (f"[{'a . ' * 14_000}a]", "a key has more than 12 parts"),
        (f"{QUOTED * 14_000}a = 1", "a key has more than 12 parts"),
        (f"x = {{{'a.' * 13}a = 1}}", "a key has more than 12 parts"),
        (f"{'a' * 61} = 1", "a key has more than 60 characters"),
        ("x = " + "[" * 1500 + "]" * 1500, "lists within lists go too deep"),
        ("x = " + "{a=" * 13 + "1" + "}" * 13, "lists within lists go too deep"),
    ],
)
def test_a_file_that_would_take_the_parser_too_long_is_never_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    parsed: list[str] = []
    parse = tomllib.loads

    def loads(text: str) -> dict[str, object]:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", loads)
    assert faults_of(a_pack(tmp_path, wares=text)) == [f"wares.toml: {reason}"]
    assert parsed == [TITLE]


@pytest.mark.parametrize("text", ['"' + '\\"' * 9, '"""\n' + '\\"""\n' * 9, '"""\\', "'''\n''", "'x", '"x', "#x"])
def test_a_text_without_an_end_is_passed_over_in_one_go(text: str) -> None:
    """Otherwise the rest of a file would be looked through anew from every quotation mark in it."""
    found = STRING_OR_COMMENT.match(text)
    assert found is not None
    assert found.end() == len(text)


def test_dots_and_brackets_in_texts_and_comments_do_not_count(tmp_path: Path) -> None:
    text = f"# {'a.' * 50}{'[' * 50}\n" + WARES
    assert load_pack(goblin_market, a_pack(tmp_path, wares=text)).content == ("acorn", "bell", "bell", "bell")
    strange = f"""[[ware]]\nid = "acorn"\nprice = '{"a." * 20}{"{" * 20}'\n"""
    assert [fault for fault in faults_of(a_pack(tmp_path, wares=strange)) if "price" not in fault] == []


def test_a_file_that_the_game_does_not_know_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(a_pack(tmp_path, waers=WARES)) == [
        "waers.toml: the game has no such file; did you mean 'wares.toml'?"
    ]


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000, "x = " + "{a=" * 2000])
def test_a_file_that_would_break_the_reader_is_a_fault(tmp_path: Path, text: str) -> None:
    (fault,) = faults_of(a_pack(tmp_path, wares=text))
    assert fault.startswith("wares.toml: ")
    assert len(fault) < 400


def test_no_fault_does_anything_to_a_terminal(tmp_path: Path) -> None:
    faults = faults_of(
        a_pack(tmp_path, wares='"\\u001b[2J" = 1\n[[ware]]\nid = "\\u001b]0;gotcha\\u0007"\nname = "\\u202e"\n')
    )
    assert all(fault.isprintable() for fault in faults)
    assert len(faults) == 2


@pytest.mark.parametrize(
    "files",
    [
        {"wares": WARES.replace("3", "4")},
        {"wares": WARES.replace("acorn", "egg")},
        {"more": "x = 1"},
        {"more": "rhyme = { en = 1 }"},
    ],
)
def test_the_hash_changes_with_the_content(tmp_path: Path, files: dict[str, str]) -> None:
    assert hash_of(a_pack(tmp_path / "one")) != hash_of(a_pack(tmp_path / "other", **files))


@pytest.mark.parametrize(
    ("files", "mended"),
    [
        ({"pack": TITLE}, {"pack": TITLE.replace("My", "Your")}),
        ({"more": 'names = [{ a = { en = "Wolf" } }]'}, {"more": 'names = [{ a = { en = "Wulf", hu = "Farkas" } }]'}),
    ],
)
def test_other_words_are_the_same_pack(tmp_path: Path, files: dict[str, str], mended: dict[str, str]) -> None:
    assert hash_of(a_pack(tmp_path / "one", **files)) == hash_of(a_pack(tmp_path / "other", **mended))


def test_a_copy_of_the_own_pack_is_the_same_pack(tmp_path: Path) -> None:
    for target in (tmp_path / "new" / "folder", tmp_path / "empty"):
        (tmp_path / "empty").mkdir(exist_ok=True)
        assert copy_default_pack(goblin_market, target) == target
        assert hash_of(target) == load_pack(goblin_market).hash


def test_a_copy_never_overwrites_anything(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    for target in (tmp_path, precious):
        with pytest.raises(FairytableError, match="is not an empty folder; name a new one for the pack"):
            copy_default_pack(goblin_market, target)
    assert list(tmp_path.iterdir()) == [precious]
    assert precious.read_text() == "precious"
