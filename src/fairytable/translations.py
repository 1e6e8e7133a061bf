"""Missing translations: `python -m fairytable.translations hu` lists them, file by file and key by key.

Whatever is missing is shown in English: nothing breaks, and a new language needs no other change.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fairytable.engine.languages import ENGLISH, missing_words
from fairytable.games import GAMES

PACKAGE = Path(__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"


def text_folders() -> list[Path]:
    """Every folder of words: those of the program, of the server, of each game with its tales, its page and its lessons
    and, in a checkout, of the browser page."""
    games = [game.identity.folder / name for game in GAMES for name in ("texts", "guide", "tale", "one_page")]
    some = ("names", "lessons/*")
    games += [
        path.parent
        for game in GAMES
        for name in some
        for path in sorted(game.identity.folder.glob(f"{name}/{ENGLISH}.ftl"))
    ]
    page = sorted({path.parent for path in PAGE.rglob(f"{ENGLISH}.ftl")})
    own = [PACKAGE / "texts", PACKAGE / "texts" / "tale", PACKAGE / "server" / "wording" / "texts"]
    return [*own, *games, *page]


def missing_in(language: str) -> dict[Path, list[str]]:
    """For each file of words, and each file of the games' own packs, what the language lacks."""
    found = {folder / f"{language}.ftl": missing_words(language, folder) for folder in text_folders()}
    for game in GAMES:
        for path in sorted((game.identity.folder / "content").glob("*.toml")):
            found[path] = list(_untranslated(tomllib.loads(path.read_text(encoding="utf-8")), language))
    return {path: keys for path, keys in found.items() if keys}


def _untranslated(entry: Any, language: str, place: str = "") -> Iterator[str]:
    """The positions of texts such as `name = { en = ... }` without this language."""
    if isinstance(entry, dict):
        if isinstance(entry.get(ENGLISH), str):
            if language not in entry:
                yield place
            return
        named = entry.get("id")
        for key, inside in entry.items():
            yield from _untranslated(inside, language, f"{place} {named} {key}" if named else f"{place} {key}")
    elif isinstance(entry, list):
        for inside in entry:
            yield from _untranslated(inside, language, place)


def main() -> None:
    for path, keys in missing_in(sys.argv[1]).items():
        sys.stdout.write("\n    ".join([f"{path}: {len(keys)}", *map(str.strip, keys)]) + "\n")


if __name__ == "__main__":
    main()
