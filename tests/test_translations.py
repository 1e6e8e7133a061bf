"""What a language lacks can be told, and a new language needs nothing but files of words."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fairytable import GAMES
from fairytable.engine.languages import ENGLISH, languages_in
from fairytable.translations import missing_in, text_folders


def test_every_folder_of_words_has_english_and_english_lacks_nothing() -> None:
    assert len(text_folders()) >= 2 + len(GAMES)
    assert all((folder / "en.ftl").exists() for folder in text_folders())
    assert missing_in(ENGLISH) == {}


@pytest.mark.parametrize("language", [*languages_in(*text_folders()), "xx"])
def test_a_language_says_only_what_english_says_and_what_it_lacks_is_known(language: str) -> None:
    missing = missing_in(language)
    for folder in text_folders():
        if (folder / f"{language}.ftl").exists():
            english = set(re.findall(r"^([a-z][\w-]*) *=", (folder / "en.ftl").read_text(encoding="utf-8"), re.M))
            own = set(re.findall(r"^([a-z][\w-]*) *=", (folder / f"{language}.ftl").read_text(encoding="utf-8"), re.M))
            assert own <= english, folder
        else:
            assert missing[folder / f"{language}.ftl"]


def test_texts_of_packs_that_do_not_speak_a_language_are_told_by_their_place() -> None:
    cards = next(game.identity.folder for game in GAMES if game.slug == "grimm-forest") / "content" / "cards.toml"
    assert any("wolf name" in place for place in missing_in("xx")[cards])


def test_the_command_lists_what_a_language_lacks() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fairytable.translations", "xx"], capture_output=True, text=True, check=True
    )
    assert str(Path("texts") / "xx.ftl") in done.stdout
    assert "    event-left\n" in done.stdout
