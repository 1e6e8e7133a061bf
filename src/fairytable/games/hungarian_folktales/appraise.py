"""How good the table looks from a seat, in turns: what the bots steer by."""

from __future__ import annotations

from functools import cache

from fairytable.engine.questions import Question
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.chances import TO_ENTER, band_of, points
from fairytable.games.hungarian_folktales.content import OUTCOMES
from fairytable.games.hungarian_folktales.plans import STEPS_A_TURN, precious_tiles, wanted_tiles, way_to_go
from fairytable.games.hungarian_folktales.quests import is_eligible
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

VICTORY = 100.0
A_BISCUIT = (0.9, 0.45, 0.25, 0.15, 0.1, 0.05, 0.05)
"""What the first, second ... Biscuit is worth as food, in turns."""
A_STEP_ON_A_BISCUIT = 0.09
A_COIN = 0.35
A_TILE = 0.12
A_BOOT = 0.8
NO_ROOM = 0.5
"""A full satchel, as long as something is still to be put into it."""
SETTLED = ("turn", "anything_else", "choose_hero", "choose_item", "rest", "compose")
"""Questions at which nothing is under way."""


def appraise(table: FolktaleTable, seat: str) -> float:
    """The fewer turns to the Castle the better, on average over a team."""
    if table.winners:
        return VICTORY if seat in table.winners else -VICTORY
    hero = table.hero(seat)
    if not hero.tales:
        return 0.0
    team = table.team(hero)
    return -sum(turns_to_go(table, member) for member in team) / len(team)


def turns_to_go(table: FolktaleTable, hero: Hero) -> float:
    turns = way_to_go(table, hero) / STEPS_A_TURN
    key = table.holds(hero, "gate")
    turns += gate_turns(hero.advice, table.tile(key).gate if key else 0)
    if is_eligible(table, hero) and hero.at == table.content.board.castle:
        turns -= 0.5
    turns += hero.turns_to_miss + (2 if hero.is_resting else hero.boot * A_BOOT)
    turns -= sum(A_BISCUIT[: len(hero.biscuits)]) + A_STEP_ON_A_BISCUIT * sum(map(int, hero.biscuits))
    turns -= A_COIN * hero.gold + A_TILE * len(hero.satchel) + 0.2 * hero.salt
    if not table.has_room(hero) and wanted_tiles(table, hero):
        turns += NO_ROOM
    cloak = table.holds(hero, "steps_away")
    if cloak and table.uses_left(hero, cloak):
        turns -= 1.2
    comb = table.holds(hero, "throws_again")
    if comb:
        turns -= 0.4 * table.uses_left(hero, comb)
    return turns


@cache
def gate_turns(advice: int, key: int) -> float:
    """HF-21.4: how many tries the gate takes on average, with one Advice more each turn."""
    chance = min(TO_ENTER, 1 + advice + key) / TO_ENTER
    return 1.0 if chance >= 1 else 1.0 + (1 - chance) * gate_turns(advice + 1, key)


def in_suspense(_table: FolktaleTable, question: Question) -> bool:
    """A way, a throw, a payment or an offer is under way and not yet carried out."""
    return question.about not in SETTLED


def worth_trying(table: FolktaleTable, question: Question) -> tuple[str, ...]:
    """Without what is plainly bad: throwing things away, changing what is needed, offers without a use."""
    hero = table.hero(question.seat)
    options = question.options
    if question.about in ("turn", "anything_else", "bonus", "shortcut", "before_throw", "before_gate", "before_magic"):
        wanted, precious = wanted_tiles(table, hero), precious_tiles(table, hero)
        chosen = [option for option in options if _is_sensible(option, wanted, precious, table, hero)]
    elif question.about in ("after_throw", "after_gate", "after_magic"):
        lifting = _lifting_advice(table, hero)
        chosen = [
            option
            for option in options
            if not (option in verbs.ADVICE and option not in lifting)
            and option not in verbs.SETTLE_FOR
            and option not in verbs.WIELD
            and option not in verbs.SWAP_TILE
            and option not in verbs.SWAP_ADVICE
        ]
    elif question.about == "sorcerer":
        wanted, precious = wanted_tiles(table, hero), precious_tiles(table, hero)
        chosen = [option for option in options if option in verbs.PASS or _is_good_magic(option, wanted, precious)]
    else:
        return options
    return tuple(chosen) or options


def _is_sensible(option: str, wanted: set[str], precious: set[str], table: FolktaleTable, hero: Hero) -> bool:
    verb, *words = option.split(" ")
    if option in verbs.DISCARD:
        return not table.has_room(hero) and words[0] not in precious and table.is_shopping
    if option in verbs.WAVE or option in verbs.PLUCK:
        return words[1] in wanted and words[0] not in precious
    if option in verbs.BARTER:
        return words[2] in wanted and words[1] not in precious
    if option in verbs.BUY:
        return words[0] in wanted or table.tile(words[0]).step_tile
    return verb not in ("compose", "swap_advice", "swap_tile", "discard_toad")


def _is_good_magic(option: str, wanted: set[str], precious: set[str]) -> bool:
    _, *words = option.split(" ")
    return len(words) == 2 and words[1] in wanted and words[0] not in precious


def _lifting_advice(table: FolktaleTable, hero: Hero) -> set[str]:
    """The fewest Advice for each better outcome."""
    throw = table.throw
    assert throw is not None
    now = points(table, hero, throw)
    if throw.place in table.content.encounters:
        counts = {
            next((n for n in range(1, hero.advice + 1) if band_of(now + n) == band), 0)
            for band in range(len(OUTCOMES))
            if band > band_of(now)
        }
    else:
        needed = (TO_ENTER if throw.place == "gate" else 4) - now
        counts = {needed} if needed > 0 else set()
    return {verbs.ADVICE(count) for count in counts if count > 0}
