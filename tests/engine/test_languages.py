"""One place decides which language is spoken, and English stands in for what it lacks, key by key."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine import words as words_module
from fairytable.engine.languages import (
    VARIABLES,
    bundles_for,
    chosen_from,
    in_language,
    language_here,
    languages_in,
    missing_words,
    wishes_in,
)
from fairytable.engine.words import MissingWords, Words
from tests.engine.practice_games import changed, goblin_market


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """A game and a program of which a made-up language has some words."""
    shared, own = tmp_path / "shared", tmp_path / "game" / "texts"
    for folder in (shared, own):
        folder.mkdir(parents=True)
    (shared / "en.ftl").write_text("list-none = nothing\nhello = Hello\n")
    (shared / "xx.ftl").write_text("hello = Xallo\n")
    (own / "en.ftl").write_text("event-rolled = You rolled { $dice }.\nevent-rested = You rested.\n")
    (own / "xx.ftl").write_text("event-rolled = Xou xolled { $dice }.\n")
    return tmp_path


def in_made_up_language(texts: Path, monkeypatch: pytest.MonkeyPatch, language: str | None = "xx") -> Words:
    monkeypatch.setattr(words_module, "SHARED_TEXTS", texts / "shared")
    return Words(changed(goblin_market, folder=texts / "game"), language)


def test_what_a_language_lacks_is_said_in_english_key_by_key(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = in_made_up_language(texts, monkeypatch)
    assert words.say("event-rolled", dice=3) == "Xou xolled 3."
    assert words.say("event-rested") == "You rested."
    assert words.say("hello") == "Xallo"
    assert words.say("list-none") == "nothing"
    assert words.has("event-rested")
    with pytest.raises(MissingWords):
        words.say("event-danced")


def test_a_language_without_any_file_is_english(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_made_up_language(texts, monkeypatch, "yy").say("hello") == "Hello"


def test_without_a_language_that_of_the_machine_is_spoken(texts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLES[0], "xx")
    assert in_made_up_language(texts, monkeypatch, None).say("hello") == "Xallo"


def test_what_is_missing_can_be_told(texts: Path) -> None:
    assert missing_words("xx", texts / "shared") == ["list-none"]
    assert missing_words("xx", texts / "game" / "texts") == ["event-rested"]
    assert missing_words("yy", texts / "shared") == ["list-none", "hello"]
    assert missing_words("en", texts / "shared") == []


def test_the_languages_of_folders_are_found_english_first(texts: Path) -> None:
    assert languages_in(texts / "shared", texts / "nowhere") == ["en", "xx"]
    assert [bundle.locales[0] for bundle in bundles_for("xx", texts / "shared")] == ["xx", "en"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "de_DE", "LC_ALL": "es_ES@euro"}, "es"),
        ({"LC_ALL": "es_ES", "FAIRYTABLE_LANGUAGE": "hu"}, "hu"),
    ],
)
def test_the_environment_tells_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_here() == language


@pytest.mark.parametrize(
    ("header", "wishes"),
    [
        ("hu-HU, en;q=0.5, de;q=0.7", ["hu-HU", "de", "en"]),
        ("de, hu;q=0", ["de"]),
        ("*", ["*"]),
        ("", []),
        (";;;,q=2,", ["q=2"]),
    ],
)
def test_a_browser_says_what_it_would_like_to_hear(header: str, wishes: list[str]) -> None:
    assert wishes_in(header) == wishes


def test_the_first_wish_that_can_be_fulfilled_is_chosen() -> None:
    assert chosen_from(["en", "hu", "de"], ["fr-FR", "hu-HU", "de"]) == "hu"
    assert chosen_from(["en", "hu"], ["fr"]) == "en"


def test_a_pack_speaks_english_where_it_has_no_other_words() -> None:
    assert in_language({"en": "Wolf", "hu": "Farkas"}, "hu") == "Farkas"
    assert in_language({"en": "Wolf"}, "hu") == "Wolf"
    assert in_language({}, "hu", "wolf") == "wolf"
