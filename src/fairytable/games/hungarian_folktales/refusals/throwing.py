"""Why not in a Lucky Throw? Gifts, the Comb, weapons, Advice, Trickster, Key, Cloak, lesser outcomes and losses."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.board import KING
from fairytable.games.hungarian_folktales.chances import GATE, band_of, encounter_of, points
from fairytable.games.hungarian_folktales.content import ADVICE, BISCUIT, OUTCOMES
from fairytable.games.hungarian_folktales.goods import distinct, told_goods
from fairytable.games.hungarian_folktales.quests import can_hand_over, held_of
from fairytable.games.hungarian_folktales.refusals.moments import (
    AFTER_THROW,
    FREE,
    asked,
    too_few,
    why_not_tile,
    why_unready,
)
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Throw
from fairytable.games.hungarian_folktales.throws import can_slip_away


def _thrown(table: FolktaleTable) -> Throw:
    throw = table.throw
    assert throw is not None
    return throw


def _encounter_here(table: FolktaleTable, question: Question) -> str:
    """Whose gift could be handed over where the hero is: on an Adventure Field, or to the King in the Palace."""
    if question.about == "before_throw":
        return _thrown(table).place
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


def _combs(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in AFTER_THROW and table.holds(asked(table, question), "throws_again"):
        yield verbs.COMB()


def _why_not_comb(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    comb = table.holds(hero, "throws_again")
    if unready := why_unready(table, hero, comb):
        return unready
    if _thrown(table).offers(comb):
        return Reason("on_offer", "HF-20.11", {"tile": comb})
    return Reason("comb_before_advice", "HF-9.8", {"tile": comb})


def _weapons(table: FolktaleTable, question: Question) -> Iterator[str]:
    """Every weapon in the satchel but the one in use; and none, for a hero who has one in use."""
    if question.about not in AFTER_THROW:
        return
    in_use = _thrown(table).weapon
    held = [kind for kind in distinct(asked(table, question).satchel) if table.tile(kind).weapon]
    yield from verbs.WIELD.all_of([kind for kind in held if kind != in_use])


def _why_not_wield(table: FolktaleTable, _question: Question, option: str) -> Reason:
    (kind,) = verbs.WIELD.read(option)
    throw = _thrown(table)
    if encounter_of(table, throw) is None:
        return Reason("no_weapon_here", "HF-21.9" if throw.place == GATE else "HF-20.9")
    return Reason("useless_here", "HF-13.6", {"tile": kind, "encounter": throw.place})


def _advice(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in AFTER_THROW:
        yield verbs.ADVICE(asked(table, question).advice + 1)


def _why_not_advice(table: FolktaleTable, question: Question, option: str) -> Reason:
    needed = int(verbs.ADVICE.read(option)[0])
    return too_few("advice", needed, asked(table, question).advice, "HF-6.10")


def _tricksters(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in AFTER_THROW and table.holds(asked(table, question), "trickery"):
        yield verbs.TRICKSTER()


def _why_not_trickster(_table: FolktaleTable, _question: Question, _option: str) -> Reason:
    return Reason("no_trickster_at_gate", "HF-8.7")


def _keys(table: FolktaleTable, question: Question) -> Iterator[str]:
    key = table.holds(asked(table, question), "gate")
    if question.about in AFTER_THROW and key:
        yield verbs.KEY(key)


def _why_not_key(_table: FolktaleTable, _question: Question, option: str) -> Reason:
    return Reason("key_at_gate_only", "HF-8.3", {"tile": verbs.KEY.read(option)[0]})


def _escapes(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in AFTER_THROW and table.holds(asked(table, question), "steps_away"):
        yield verbs.SLIP_AWAY()


def _why_not_slip_away(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    cloak = table.holds(hero, "steps_away")
    if unready := why_unready(table, hero, cloak):
        return unready
    encounter = encounter_of(table, _thrown(table))
    if encounter is None or not can_slip_away(table, hero, encounter):
        return Reason("only_from_foes", "HF-9.7", {"tile": cloak})
    return Reason("fits_nowhere", "HF-30.8")


def _outcomes(table: FolktaleTable, question: Question) -> Iterator[str]:
    """Every other outcome than the one that the points bring."""
    if question.about == "after_throw":
        band = band_of(points(table, asked(table, question), _thrown(table)))
        yield from verbs.SETTLE_FOR.all_of([outcome for outcome in OUTCOMES if outcome != OUTCOMES[band]])


def _why_not_settle_for(table: FolktaleTable, question: Question, option: str) -> Reason:
    if not table.rules.lesser_outcome:
        return Reason("not_played", "HF-13.13")
    now = points(table, asked(table, question), _thrown(table))
    if OUTCOMES.index(verbs.SETTLE_FOR.read(option)[0]) > band_of(now):
        return Reason("more_than_deserved", "HF-13.13", {"points": now})
    return Reason("nothing_to_lose", "HF-13.13")


def _losses(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == "lose":
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
    if question.about == "wish":
        yield from verbs.WISH.all_of(table.content.classes["magical"])


def _why_not_wish(table: FolktaleTable, question: Question, option: str) -> Reason:
    found = why_not_tile(table, asked(table, question), verbs.WISH.read(option)[0], "HF-5.9")
    return found or Reason("not_on_card", "HF-13.14")


EXPECTATIONS = (
    Expectation(verbs.HAND_OVER, ("HF-14.4", "HF-14.11", "HF-14.12", "HF-31.2"), _gifts, _why_not_hand_over),
    Expectation(verbs.COMB, ("HF-9.4", "HF-9.5", "HF-9.8", "HF-20.11"), _combs, _why_not_comb),
    Expectation(verbs.WIELD, ("HF-13.6", "HF-20.9", "HF-21.9"), _weapons, _why_not_wield),
    Expectation(verbs.ADVICE, ("HF-6.10",), _advice, _why_not_advice),
    Expectation(verbs.TRICKSTER, ("HF-8.7",), _tricksters, _why_not_trickster),
    Expectation(verbs.KEY, ("HF-8.3",), _keys, _why_not_key),
    Expectation(verbs.SLIP_AWAY, ("HF-9.4", "HF-9.5", "HF-9.7", "HF-30.8"), _escapes, _why_not_slip_away),
    Expectation(verbs.SETTLE_FOR, ("HF-13.13",), _outcomes, _why_not_settle_for),
    Expectation(verbs.LOSE, ("HF-8.12", "HF-10.6", "HF-13.9"), _losses, _why_not_lose),
    Expectation(verbs.WISH, ("HF-3.13", "HF-5.5", "HF-5.9", "HF-13.14"), _wishes, _why_not_wish),
)
