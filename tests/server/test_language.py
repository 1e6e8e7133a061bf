"""A made-up language, of which the server has a few words: it speaks them, and English for the rest."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fairytable.engine import words
from fairytable.server.wording import phrasing
from tests.server.serving import PATIENCE, ThreadServer

SHARED = "name-blue = Xlau\n"
OWN = "refusal-unknown_game = Xuch xame xo.\n"


@pytest.fixture
def _made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shared = shutil.copytree(words.SHARED_TEXTS, tmp_path / "shared")
    own = shutil.copytree(phrasing.OWN_TEXTS, tmp_path / "own")
    (shared / "xx.ftl").write_text(SHARED)
    (own / "xx.ftl").write_text(OWN)
    monkeypatch.setattr(words, "SHARED_TEXTS", shared)
    monkeypatch.setattr(phrasing, "SHARED_TEXTS", shared)
    monkeypatch.setattr(phrasing, "OWN_TEXTS", own)
    memories = (phrasing.languages_of, phrasing.languages_spoken, phrasing.server_words)
    for memory in memories:
        memory.cache_clear()
    yield
    for memory in memories:
        memory.cache_clear()


def sentence(server: ThreadServer, wish: str) -> str:
    told = httpx.get(
        server.address + "/api/games/none/rules", headers={"accept-language": wish}, timeout=PATIENCE
    ).json()
    assert told["reason"] == "unknown_game"
    return str(told["detail"])


@pytest.mark.usefixtures("_made_up_language")
def test_a_browser_is_answered_in_the_language_that_it_would_like_to_hear(server: ThreadServer) -> None:
    english = sentence(server, "en")
    assert sentence(server, "xx-XX, en;q=0.5") == "Xuch xame xo."
    assert sentence(server, "en, xx;q=0.5") == english
    assert sentence(server, "yy") == english
    assert sentence(server, "x" * 5000) == english


@pytest.mark.usefixtures("_made_up_language")
@pytest.mark.parametrize(("query", "header"), [("?language=xx", "en"), ("", "xx")])
def test_what_the_language_lacks_is_told_in_english(server: ThreadServer, query: str, header: str) -> None:
    address, headers = f"{server.address}/api/games{query}", {"accept-language": header}
    games = httpx.get(address, headers=headers, timeout=PATIENCE).json()["games"]
    forest = next(game for game in games if game["slug"] == "grimm-forest")
    names = {seat["value"]: seat["words"] for seat in forest["seats"]}
    assert names["blue"] == "Xlau"
    assert names["green"] == "Green"
    assert "xx" in forest["languages"]


@pytest.mark.usefixtures("_made_up_language")
def test_the_setting_of_the_server_counts_where_a_browser_has_no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRYTABLE_LANGUAGE", "xx")
    assert phrasing.language_of("") == "xx"
    assert phrasing.language_of("en") == "en"
    monkeypatch.setenv("FAIRYTABLE_LANGUAGE", "yy")
    assert phrasing.language_of("") == "en"
