"""Why not change what one holds? Swaps, Wand and Feather, Boot tokens, throwing things away."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.goods import COLLECTED, advice_room, biscuit_room, distinct
from fairytable.games.hungarian_folktales.refusals.moments import (
    AFTER_THROW,
    BEFORE_THROW,
    DEMANDS,
    FREE,
    IN_TURN,
    WAITING_CLAUSES,
    asked,
    too_few,
    why_not_tile,
    why_unready,
    why_wait,
)
from fairytable.games.hungarian_folktales.swaps import (
    ADVICE_FOR_A_BISCUIT,
    ADVICE_OFF_A_BOOT,
    is_clever_now,
)
from fairytable.games.hungarian_folktales.table import WORST_BOOT, FolktaleTable, Hero
from fairytable.games.hungarian_folktales.throws import BISCUITS_FOR_ADVICE, TWO_FOR_ONE, why_bound

CHANGES = (*FREE, *BEFORE_THROW)
"""HF-1.14 (i), (ii)."""
SWAPS = (*CHANGES, *AFTER_THROW, *DEMANDS)
"""HF-1.14 (i) to (iv)."""
BOUND = ("HF-20.11", "HF-21.16")


def _why_bound(table: FolktaleTable, question: Question, option: str) -> Reason | None:
    return why_bound(table, asked(table, question), table.throw, option) if table.throw is not None else None


def _why_no_biscuit(table: FolktaleTable, hero: Hero) -> Reason | None:
    """HF-5.14: why a swap would bring no Biscuit."""
    if biscuit_room(table, hero) > 0:
        return None
    return _full_or_gone("biscuits", table.content.limits.biscuits, len(hero.biscuits))


def why_no_advice(table: FolktaleTable, hero: Hero) -> Reason | None:
    """HF-5.14: why a swap or a purchase would bring no Advice."""
    if advice_room(table, hero) > 0:
        return None
    return _full_or_gone("advice", table.content.limits.advice, hero.advice)


def _full_or_gone(thing: str, limit: int, held: int) -> Reason:
    if held >= limit:
        return Reason("no_room", "HF-5.14", {"thing": thing, "limit": limit})
    return Reason("none_left_to_get", "HF-5.14", {"thing": thing})


def _tile_swaps(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        hero = asked(table, question)
        yield from (verbs.SWAP_TILE(kind) for kind in distinct(hero.satchel) if table.tile(kind).worth)


def _why_not_swap_tile(table: FolktaleTable, question: Question, option: str) -> Reason:
    found = why_wait(table, question, *SWAPS) or _why_bound(table, question, option)
    found = found or _why_no_biscuit(table, asked(table, question))
    assert found is not None
    return found


def _advice_swaps(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN and asked(table, question).advice:
        yield verbs.SWAP_ADVICE()


def _why_not_swap_advice(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    if not table.rules.advice_to_biscuit:
        return Reason("not_played", "HF-6.12")
    if waits := why_wait(table, question, *SWAPS):
        return waits
    if hero.advice < ADVICE_FOR_A_BISCUIT:
        return too_few("advice", ADVICE_FOR_A_BISCUIT, hero.advice, "HF-6.12")
    found = _why_no_biscuit(table, hero)
    assert found is not None
    return found


def _clever_swaps(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN and table.card(asked(table, question)).clever:
        yield verbs.ASK_ADVICE()


def _why_not_ask(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    if not is_clever_now(table, hero):
        return Reason("clever_once", "HF-11.5")
    if waits := why_wait(table, question, *SWAPS):
        return waits
    if not len(hero.biscuits):
        return too_few("biscuits", 1, 0, "HF-11.5")
    found = why_no_advice(table, hero)
    assert found is not None
    return found


def _biscuit_swaps(table: FolktaleTable, question: Question) -> Iterator[str]:
    """HF-6.9: before a throw; and who has Biscuits to give thinks of it after the throw too."""
    if question.about in BEFORE_THROW or (
        question.about in (*FREE, *AFTER_THROW) and len(asked(table, question).biscuits) >= BISCUITS_FOR_ADVICE
    ):
        yield verbs.SWAP_BISCUITS()


def _why_not_swap_biscuits(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    if not table.rules.biscuits_to_advice:
        return Reason("not_played", "HF-6.9")
    if TWO_FOR_ONE in table.used:
        return Reason("biscuits_swapped", "HF-6.9")
    if question.about not in BEFORE_THROW:
        return Reason("before_throw_only", "HF-6.9")
    if len(hero.biscuits) < BISCUITS_FOR_ADVICE:
        return too_few("biscuits", BISCUITS_FOR_ADVICE, len(hero.biscuits), "HF-6.9")
    found = why_no_advice(table, hero)
    assert found is not None
    return found


def _waves(table: FolktaleTable, question: Question) -> Iterator[str]:
    """With every tile of one's own, for every other one that the supply can have."""
    hero = asked(table, question)
    if question.about in CHANGES and table.holds(hero, "changes_tiles"):
        wishes = [kind for kind, tile in table.content.tiles.items() if tile.kind != "trickster"]
        for kind in distinct(hero.satchel):
            yield from (verbs.WAVE(kind, wish) for wish in wishes if wish != kind)


def _why_not_wave(table: FolktaleTable, question: Question, option: str) -> Reason:
    """The Wand works within one class, twice in all and once per turn."""
    hero, (kind, wish) = asked(table, question), verbs.WAVE.read(option)
    wand = table.holds(hero, "changes_tiles")
    found = why_wait(table, question, *CHANGES) or why_unready(table, hero, wand)
    if found is not None:
        return found
    classes = {table.tile(kind).kind, table.tile(wish).kind}
    if len(classes) > 1 or not classes <= set(COLLECTED) or kind == wand:
        return Reason("other_class", "HF-9.16", {"tile": kind, "wish": wish})
    found = why_not_tile(table, hero, wish, "HF-9.17") or _why_bound(table, question, option)
    assert found is not None
    return found


def _plucks(table: FolktaleTable, question: Question) -> Iterator[str]:
    hero = asked(table, question)
    feather = table.holds(hero, "turns_animals_into")
    if question.about in IN_TURN and feather:
        wish = table.tile(feather).turns_animals_into
        animals = [kind for kind in distinct(hero.satchel) if table.tile(kind).kind == "animal" and kind != wish]
        yield from verbs.PLUCK.all_of(animals, (wish,))


def _why_not_pluck(table: FolktaleTable, question: Question, option: str) -> Reason:
    found = why_wait(table, question, *CHANGES)
    found = found or why_not_tile(table, asked(table, question), verbs.PLUCK.read(option)[1], "HF-7.3")
    found = found or _why_bound(table, question, option)
    assert found is not None
    return found


def _boot_payments(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN and asked(table, question).boot:
        yield verbs.EAT_OFF()


def _why_not_eat_off(table: FolktaleTable, question: Question, _option: str) -> Reason:
    return why_wait(table, question, *CHANGES) or too_few("biscuits", 1, 0, "HF-3.17")


def _boot_talks(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN and asked(table, question).boot:
        yield verbs.TALK_OFF()


def _why_not_talk_off(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    if hero.boot < WORST_BOOT:
        return Reason("advice_for_two", "HF-3.18")
    found = why_wait(table, question, *CHANGES)
    return found or too_few("advice", ADVICE_OFF_A_BOOT, hero.advice, "HF-3.18")


def _discards(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield from verbs.DISCARD.all_of(distinct(asked(table, question).satchel))


def _why_not_discard(table: FolktaleTable, question: Question, option: str) -> Reason:
    if table.tile(verbs.DISCARD.read(option)[0]).kind == "trickster":
        return Reason("trickster_stays", "HF-8.12")
    return _why_not_let_go(table, question, option)


def _why_not_let_go(table: FolktaleTable, question: Question, option: str) -> Reason:
    found = why_wait(table, question, *CHANGES) or _why_bound(table, question, option)
    assert found is not None
    return found


def _toads(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield from verbs.DISCARD_TOAD.all_of(distinct(asked(table, question).toads))


SUPPLY = ("HF-3.13", "HF-5.5")
EXPECTATIONS = (
    Expectation(verbs.SWAP_TILE, ("HF-10.2", "HF-5.14", *BOUND, *WAITING_CLAUSES), _tile_swaps, _why_not_swap_tile),
    Expectation(verbs.SWAP_ADVICE, ("HF-6.12", "HF-5.14", *WAITING_CLAUSES), _advice_swaps, _why_not_swap_advice),
    Expectation(verbs.ASK_ADVICE, ("HF-11.5", "HF-5.14", *WAITING_CLAUSES), _clever_swaps, _why_not_ask),
    Expectation(verbs.SWAP_BISCUITS, ("HF-6.9", "HF-5.14"), _biscuit_swaps, _why_not_swap_biscuits),
    Expectation(
        verbs.WAVE,
        ("HF-9.4", "HF-9.5", "HF-9.16", "HF-9.17", *SUPPLY, *BOUND, *WAITING_CLAUSES),
        _waves,
        _why_not_wave,
    ),
    Expectation(verbs.PLUCK, ("HF-7.3", *SUPPLY, *BOUND, *WAITING_CLAUSES), _plucks, _why_not_pluck),
    Expectation(verbs.EAT_OFF, ("HF-3.17", *WAITING_CLAUSES), _boot_payments, _why_not_eat_off),
    Expectation(verbs.TALK_OFF, ("HF-3.18", *WAITING_CLAUSES), _boot_talks, _why_not_talk_off),
    Expectation(verbs.DISCARD, ("HF-8.12", *BOUND, *WAITING_CLAUSES), _discards, _why_not_discard),
    Expectation(verbs.DISCARD_TOAD, (*BOUND, *WAITING_CLAUSES), _toads, _why_not_let_go),
)
