"""An owner brings a pack of their own to the table."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from fairytable.engine.packs import copy_default_pack
from fairytable.engine.records import read_record
from fairytable.games import find_game
from tests.browser.conftest import Newcomer

MOST_TOUCHES_IN_A_MATCH = 400


def a_pack(folder: Path, name: str, old: str, new: str) -> list[Path]:
    """The files of a copy of a game's own pack, in which something was changed."""
    copy_default_pack(find_game("fantastic-stories"), folder, name)
    board = folder / "board.toml"
    written = board.read_text(encoding="utf-8")
    assert old in written
    board.write_text(written.replace(old, new, 1), encoding="utf-8")
    return [board, folder / "pack.toml"]


def test_a_pack_is_looked_through_played_with_and_kept_with_the_record(newcomer: Newcomer, tmp_path: Path) -> None:
    owner = newcomer()
    owner.go("#/book/fantastic-stories")
    own = owner.page.get_by_label("Play with a pack of your own…")

    own.set_input_files(a_pack(tmp_path / "faulty", "Attic", 'id = "larch_bridge"', 'id = "red"'))
    expect(owner.page.get_by_role("alert")).to_contain_text("This pack has a fault")
    expect(owner.page.get_by_text("is the seat of that colour")).to_be_visible()

    own.set_input_files(a_pack(tmp_path / "good", "Attic", 'en = "Larch Bridge"', 'en = "Attic Stairs"'))
    expect(owner.page.get_by_role("alert")).to_have_count(0)
    owner.button("Play now against bots").click()
    owner.is_asked()
    expect(owner.page.get_by_role("button", name=re.compile("^Attic Stairs"))).to_be_visible()

    owner.touch_to_the_end(MOST_TOUCHES_IN_A_MATCH)
    expect(owner.page.locator("figcaption")).not_to_have_count(0)
    expect(owner.button("Play again")).to_be_visible()
    with owner.page.expect_download() as download:
        owner.button("Save the record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    content = read_record(saved).content
    assert isinstance(content, dict)
    assert 'en = "Attic Stairs"' in content["board.toml"]
