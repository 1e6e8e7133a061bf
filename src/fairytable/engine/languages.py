"""Languages: which one is spoken, and what stands in for words that it lacks. Everything asks here."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH = "en"
"""What everything is written in, and what stands in for words that a language lacks."""


def in_language(texts: Mapping[str, str], language: str, otherwise: str = "") -> str:
    """What a pack says in several languages, in this one: `{ en = "Wolf", hu = "Farkas" }`."""
    return texts.get(language) or texts.get(ENGLISH) or otherwise
