"""Languages: which one is used, and what replaces missing words. All other code asks here.

Words are in folders, one Fluent file for each language: `texts/en.ftl`, `texts/hu.ftl`. A language may be incomplete;
what it lacks is said in English, key by key, and `missing_words` lists it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
"""The language of the sources, which replaces missing words."""


class Translated(Struct, frozen=True):
    """Marks the texts of a pack: `{ en = "Wolf", hu = "Farkas" }`."""


Text = Annotated[dict[str, str], Translated()]
"""A text of a pack, by language."""

VARIABLES = ("FAIRYTABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the language; the first that is set counts."""


def language_here() -> str:
    """The language of this machine's user: `hu` for `hu_HU.UTF-8`."""
    wish = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return _plain(wish) or ENGLISH


def chosen_from(languages: Collection[str], wishes: Iterable[str], otherwise: str = ENGLISH) -> str:
    """The first requested language that is available, ignoring regions: `hu-HU` is `hu`."""
    return next((language for language in map(_plain, wishes) if language in languages), otherwise)


def wishes_in(header: str) -> list[str]:
    """The languages that a browser requests, preferred first: `Accept-Language: hu-HU, en;q=0.5`."""
    wishes = []
    for place, part in enumerate(header[:200].split(",")):
        language, _, quality = part.partition(";")
        weight = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", quality)
        wishes.append((-float(weight[1]) if weight else -1.0, place, language.strip()))
    return [language for weight, _, language in sorted(wishes) if weight < 0 and language]


def languages_in(*folders: Path) -> list[str]:
    """The languages that have words in these folders, English first."""
    found = {path.stem for folder in folders for path in folder.glob("*.ftl")} | {ENGLISH}
    return sorted(found, key=lambda language: (language != ENGLISH, language))


def in_language(texts: Mapping[str, str], language: str, otherwise: str = "") -> str:
    """The text of a pack in this language: `{ en = "Wolf", hu = "Farkas" }`."""
    return texts.get(language) or texts.get(ENGLISH) or otherwise


@cache
def bundles_for(language: str, *folders: Path) -> tuple[FluentBundle, ...]:
    """The words in the folders, read once: those of the language, then those of English as a fallback."""
    from fluent.runtime import FluentBundle, FluentResource  # with Babel slow to load, and many matches need no words

    bundles = []
    for spoken in dict.fromkeys((language, ENGLISH)):
        bundle = FluentBundle([spoken, ENGLISH], use_isolating=False)
        for path in (folder / f"{spoken}.ftl" for folder in folders):
            if path.exists():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        bundles.append(bundle)
    return tuple(bundles)


def missing_words(language: str, folder: Path) -> list[str]:
    """The keys that exist in English but not in the language."""
    there = keys_in(folder / f"{language}.ftl")
    return [key for key in keys_in(folder / f"{ENGLISH}.ftl") if key not in there]


def keys_in(path: Path) -> list[str]:
    """The keys of a file of words; none if it is not there."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    resource = FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "")
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def _plain(wish: str) -> str:
    """The language without its region, if it is one: not for `C` or `POSIX`."""
    named = re.match("[a-z]{2,3}(?=[-_.@]|$)", wish.lower())
    return named[0] if named else ""
