"""Advice in words: sentences for reasons, built from the game's words for its parts."""

from __future__ import annotations

from typing import Literal

from fairytable.bots.advice import Advice
from fairytable.engine.words import Words

NEARLY = 0.3
"""An answer that is behind by less than this fraction of a clear difference is nearly as good as the best."""

LEADS = 0.02
"""An answer that is behind by less than this is the most promising. A cautious player may choose one that is further
behind, as long as nothing else is certainly better."""


def reason(advice: Advice, words: Words) -> str:
    """The reasons as a sentence: gain, cost and risk."""
    kinds = [kind for kind in ("gain", "loss", "fear") if getattr(advice, kind)]
    if advice.fear and advice.fear == advice.loss:
        kinds.remove("fear")
    if not advice.gain and advice.share and not advice.is_beside_best:
        kinds.insert(0, "most" if advice.behind < LEADS else "any")
    elif not kinds and advice.behind >= NEARLY:
        kinds.append("less")
    return words.say(
        "hint-beside" if advice.is_beside_best else "hint-reason",
        kind="-".join(kinds) or "nothing",
        gain=words.say(f"part-{advice.gain}-more") if advice.gain else "",
        loss=words.say(f"part-{advice.loss}-less") if advice.loss else "",
        fear=words.say(f"part-{advice.fear}-less") if advice.fear else "",
    )


def standing(advice: Advice, place: int) -> Literal["best", "nearly", "worse"]:
    """The key of the words that compare an answer with the best."""
    return "best" if place == 0 else "nearly" if advice.behind < NEARLY else "worse"
