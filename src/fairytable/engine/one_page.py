"""The game on one page: its goal, a turn step by step, what the signs mean, how it ends.

The words stand in the game's folder `one_page/`, one Fluent file for each language. `goal` and `end` are sentences;
steps of a turn are `turn-<sign>` and signs `sign-<sign>`, in the order of the English file, each with a title and
`.words`. The page draws the picture of a sign by its id.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from fairytable.engine.game import Game
from fairytable.engine.languages import ENGLISH, bundles_for, keys_in

FOLDER = "one_page"


class Sign(Struct, frozen=True):
    """A thing with a picture: a step of the turn, a piece, a kind of space."""

    id: str
    title: str
    words: str


class OnePage(Struct, frozen=True):
    title: str
    goal: str
    turn: list[Sign]
    signs: list[Sign]
    end: str


def one_page(game: Game[Any], language: str) -> OnePage | None:
    """The page of this game; `None` if it has none."""
    folder = game.identity.folder / FOLDER
    keys = keys_in(folder / f"{ENGLISH}.ftl")
    if not keys:
        return None
    bundles = bundles_for(language, folder)

    def said(key: str, part: str = "") -> str:
        bundle = next(bundle for bundle in bundles if bundle.has_message(key))
        message: Any = bundle.get_message(key)
        text, errors = bundle.format_pattern(message.attributes[part] if part else message.value, {})
        if errors:
            raise errors[0]
        return str(text)

    def listed(kind: str) -> list[Sign]:
        named = [key for key in keys if key.startswith(f"{kind}-")]
        return [Sign(key.removeprefix(f"{kind}-"), said(key), said(key, "words")) for key in named]

    return OnePage(game.title, said("goal"), listed("turn"), listed("sign"), said("end"))
