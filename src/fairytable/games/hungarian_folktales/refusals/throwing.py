"""Why not in a Lucky Throw? Gifts, lesser outcomes, losses and wishes."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import questions, verbs
from fairytable.games.hungarian_folktales.board import KING
from fairytable.games.hungarian_folktales.chances import band_of, points
from fairytable.games.hungarian_folktales.content import ADVICE, BISCUIT, OUTCOMES
from fairytable.games.hungarian_folktales.goods import distinct, told_goods
from fairytable.games.hungarian_folktales.moments import (
    AFTER_THROW,
    FREE,
    asked,
    why_not_tile,
)
from fairytable.games.hungarian_folktales.quests import can_hand_over, held_of
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable


def _encounter_here(table: FolktaleTable, question: Question) -> str:
    """Whose gift could be handed over where the hero is: on an Adventure Field, or to the King in the Palace."""
    if question.about == questions.BeforeThrow.about:
        return table.throw_now().place
    here = table.field(asked(table, question)) if question.about in FREE else None
    if here is None:
        return ""
    return KING if here.kind == "palace" else here.encounter


def _gifts(table: FolktaleTable, question: Question) -> Iterator[str]:
    """All that the hero and his team still have to bring here, on whichever of their cards."""
    encounter = _encounter_here(table, question)
    for member in table.team(asked(table, question)) if encounter else ():
        for tale in member.tales[member.done :]:
            found = table.content.tales[tale]
            if found.hand_over and found.encounter == encounter:
                yield verbs.HAND_OVER(tale)


def _why_not_hand_over(table: FolktaleTable, question: Question, option: str) -> Reason:
    hero, (name,) = asked(table, question), verbs.HAND_OVER.read(option)
    tale = table.content.tales[name]
    owner = next(member for member in table.team(hero) if name in member.tales[member.done :])
    if owner.tales[owner.done] != name:
        return Reason("quest_in_order", "HF-31.2", {"tale": owner.tales[owner.done]})
    if not can_hand_over(hero, tale):
        (thing,) = tale.hand_over
        return Reason("gift_missing", "HF-14.4", {"gift": told_goods(tale.hand_over), "held": held_of(hero, thing)})
    if tale.encounter == KING:
        return Reason("gift_to_guest", "HF-14.11")
    return Reason("gift_before_throw", "HF-14.12")


def _throws(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in AFTER_THROW:
        yield verbs.THROW()


def _why_not_throw(_table: FolktaleTable, _question: Question, _option: str) -> Reason:
    return Reason("thrown_already", "HF-13.4")


def _outcomes(table: FolktaleTable, question: Question) -> Iterator[str]:
    """Every other outcome than the one that the points bring."""
    if question.about == questions.AfterThrow.about:
        band = band_of(points(table, asked(table, question), table.throw_now()))
        yield from verbs.SETTLE_FOR.all_of([outcome for outcome in OUTCOMES if outcome != OUTCOMES[band]])


def _why_not_settle_for(table: FolktaleTable, question: Question, option: str) -> Reason:
    if not table.rules.lesser_outcome:
        return Reason("not_played", "HF-13.13")
    now = points(table, asked(table, question), table.throw_now())
    if OUTCOMES.index(verbs.SETTLE_FOR.read(option)[0]) > band_of(now):
        return Reason("more_than_deserved", "HF-13.13", {"points": now})
    return Reason("nothing_to_lose", "HF-13.13")


def _losses(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Lose.about:
        hero = asked(table, question)
        tokens = [*([BISCUIT] if len(hero.biscuits) else []), *([ADVICE] if hero.advice else [])]
        yield from verbs.LOSE.all_of([*distinct(hero.satchel), *tokens])


def _why_not_lose(table: FolktaleTable, _question: Question, option: str) -> Reason:
    (thing,) = verbs.LOSE.read(option)
    kind = table.tile(thing).kind if thing in table.content.tiles else NOTHING
    if kind == "trickster":
        return Reason("trickster_stays", "HF-8.12")
    if kind == "animal":
        return Reason("animals_stay", "HF-10.6")
    return Reason("tokens_stay", "HF-13.9")


def _wishes(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Wish.about:
        yield from verbs.WISH.all_of(table.content.classes["magical"])


def _why_not_wish(table: FolktaleTable, question: Question, option: str) -> Reason:
    found = why_not_tile(table, asked(table, question), verbs.WISH.read(option)[0], "HF-5.9")
    return found or Reason("not_on_card", "HF-13.14")


EXPECTATIONS = (
    Expectation(verbs.HAND_OVER, ("HF-14.4", "HF-14.11", "HF-14.12", "HF-31.2"), _gifts, _why_not_hand_over),
    Expectation(verbs.THROW, ("HF-13.4",), _throws, _why_not_throw),
    Expectation(verbs.SETTLE_FOR, ("HF-13.13",), _outcomes, _why_not_settle_for),
    Expectation(verbs.LOSE, ("HF-8.12", "HF-10.6", "HF-13.9"), _losses, _why_not_lose),
    Expectation(verbs.WISH, ("HF-3.13", "HF-5.5", "HF-5.9", "HF-13.14"), _wishes, _why_not_wish),
)
