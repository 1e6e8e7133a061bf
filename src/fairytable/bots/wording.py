"""Advice in words: sentences for reasons, built from the game's words for its parts."""

from __future__ import annotations

from typing import Literal

from fairytable.bots.advice import Advice, Difference
from fairytable.engine.words import Words

NEARLY = 0.3
"""An answer that is behind by less than this fraction of a clear difference is nearly as good as the best."""
WHOLE_FROM = 10
"""From this amount on tenths are left out."""


def reason(advice: Advice, words: Words) -> str:
    """The reasons as a sentence: gain, cost and risk, in amounts. Empty, if there are none that can be counted."""
    told = {kind: part for kind in ("gain", "loss", "fear") if (part := getattr(advice, kind))}
    if advice.fear and advice.loss and advice.fear.part == advice.loss.part:
        del told["fear"]
    if not told:
        return ""
    phrases = {kind: _phrase(told[kind], words) if kind in told else "" for kind in ("gain", "loss", "fear")}
    return words.say("hint-beside" if advice.is_beside_best else "hint-reason", kind="-".join(told), **phrases)


def _phrase(difference: Difference, words: Words) -> str:
    amount = abs(difference.amount)
    rounded: float = round(amount) if amount >= WHOLE_FROM else round(amount, 1)
    return words.say(
        f"part-{difference.part}-{'more' if difference.amount > 0 else 'less'}",
        amount=int(rounded) if rounded == int(rounded) else rounded,
    )


def standing(advice: Advice, place: int) -> Literal["best", "nearly", "worse"]:
    """The key of the words that compare an answer with the best."""
    return "best" if place == 0 else "nearly" if advice.behind < NEARLY else "worse"
