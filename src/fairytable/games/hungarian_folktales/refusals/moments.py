"""The moments of a turn, and what the answer to a question has to wait for (HF-1.14)."""

from __future__ import annotations

from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

FREE = ("turn", "anything_else")
BEFORE_THROW = ("before_throw", "before_magic", "before_gate")
AFTER_THROW = ("after_throw", "after_magic", "after_gate")
DEMANDS = ("meal", "bad_luck")
WALKING = ("walk", "blank")
ON_FIELD = ("take", "bonus", "shortcut", "sorcerer")
IN_TURN = (*FREE, *BEFORE_THROW, *AFTER_THROW, *DEMANDS, *WALKING, *ON_FIELD)
"""The questions at which a hero could think of free actions."""
WAITING = (
    dict.fromkeys(WALKING, "walk_first")
    | dict.fromkeys(BEFORE_THROW, "throw_first")
    | dict.fromkeys(AFTER_THROW, "throw_is_out")
    | dict.fromkeys(DEMANDS, "pay_first")
    | dict.fromkeys(ON_FIELD, "field_first")
)
WAITING_CLAUSES = ("HF-1.14", "HF-1.15")


def asked(table: FolktaleTable, question: Question) -> Hero:
    return table.hero(question.seat)


def why_wait(table: FolktaleTable, question: Question, *open_at: str) -> Reason | None:
    """HF-1.14, HF-1.15: why nothing is done now that belongs to other moments; nothing if this is one of them."""
    if question.about not in open_at:
        return Reason(WAITING[question.about], "HF-1.14")
    return Reason("dead_end", "HF-1.15") if table.is_ending else None


def why_not_tile(table: FolktaleTable, hero: Hero, kind: str, clause: str) -> Reason | None:
    """Why the hero could not have a tile of this kind now, with room or without."""
    if not table.tiles.get(kind, 0):
        return Reason("none_in_supply", "HF-5.5", {"tile": kind})
    if kind in hero.satchel and table.tile(kind).kind in ("magical", "animal"):
        return Reason("held_already", clause, {"tile": kind})
    here = table.field(hero)
    if here is not None and here.land in table.tile(kind).flees:
        return Reason("flees_here", "HF-3.13", {"tile": kind})
    return None


def why_unready(table: FolktaleTable, hero: Hero, kind: str) -> Reason | None:
    """HF-9.4, HF-9.5: why a Magical Item does not work now."""
    if not table.uses_left(hero, kind):
        return Reason("used_up", "HF-9.5", {"tile": kind})
    if kind in table.used:
        return Reason("once_per_turn", "HF-9.4", {"tile": kind})
    return None


def too_few(thing: str, needed: int, held: int, clause: str) -> Reason:
    """`thing` is biscuits, advice or gold_coins."""
    return Reason("too_few", clause, {"thing": thing, "needed": needed, "held": held})
