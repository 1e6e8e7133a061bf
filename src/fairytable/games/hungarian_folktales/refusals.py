"""Why can't I? The reasons for what a hero might expect to do and cannot do now."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.table import NOTHING, FolktaleTable, Hero, Movement, Throw

MAGIC_PRICE = {"gold": 2, "biscuits": 1}
ANIMAL_PRICE = {"gold": 1, "biscuits": 0}


def why_not_walk(table: FolktaleTable, hero: Hero, movement: Movement) -> dict[str, Reason]:
    """Between a die and its movement only Salt may be used, and only on the white die."""
    reasons: dict[str, Reason] = {}
    if hero.salt and movement.kind != "roll":
        reasons[verbs.SALT()] = Reason("salt_white_only", "HF-6.16")
    elif hero.salt and "salt" in table.used:
        reasons[verbs.SALT()] = Reason("salt_used", "HF-6.16")
    return reasons


def why_not_take(table: FolktaleTable, hero: Hero, kind: str) -> dict[str, Reason]:
    if table.has_room(hero):
        return {}
    reasons = {verbs.TAKE(kind): Reason("satchel_full", "HF-5.4", {"count": table.content.limits.tiles})}
    for mine in hero.satchel:
        if table.tile(mine).kind == "trickster":
            reasons[verbs.TAKE_FOR(kind, mine)] = Reason("trickster_stays", "HF-8.12")
    return reasons


def why_not_enter(table: FolktaleTable, hero: Hero) -> dict[str, Reason]:
    """The wrong thing in the satchel, or too few Biscuits; the Wishing Table pays nothing here."""
    field = table.content.board.fields[hero.at]
    shortcut = table.content.board.shortcuts[field.thing]
    option = verbs.ENTER(shortcut.id)
    opened = any(shortcut.id in table.tile(kind).opens for kind in hero.satchel)
    if opened or shortcut.id in table.card(hero).flies_over:
        return {}
    if shortcut.tile and shortcut.tile not in hero.satchel:
        return {option: Reason("tile_missing", "HF-17.3", {"tile": shortcut.tile})}
    if len(hero.biscuits) < shortcut.biscuits:
        clause = "HF-17.11" if table.holds(hero, "feeds") else "HF-17.3"
        return {option: Reason("too_few_biscuits", clause, {"price": shortcut.biscuits, "has": len(hero.biscuits)})}
    return {}


def why_not_at_sorcerer(table: FolktaleTable, hero: Hero) -> dict[str, Reason]:
    reasons: dict[str, Reason] = {}
    for kind in dict.fromkeys(hero.satchel):
        for wish in table.content.classes["magical"]:
            reason = _why_not_magic(table, hero, kind, wish)
            if reason is not None:
                reasons[verbs.OFFER(kind, wish)] = reason
    return reasons


def _why_not_magic(table: FolktaleTable, hero: Hero, kind: str, wish: str) -> Reason | None:
    if table.tile(kind).kind == "trickster":
        return Reason("trickster_stays", "HF-8.12")
    if not len(hero.biscuits):
        return Reason("sorcerer_wants_biscuit", "HF-20.8" if table.holds(hero, "feeds") else "HF-20.1")
    return why_not_tile(table, hero, wish, "HF-20.7")


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


def why_not_after_throw(table: FolktaleTable, hero: Hero, throw: Throw) -> dict[str, Reason]:
    """The Comb that rests or comes too late, the Trickster at the gate, a Cloak against a Friend."""
    reasons: dict[str, Reason] = {}
    comb = table.holds(hero, "throws_again")
    if comb:
        if not table.uses_left(hero, comb):
            reasons[verbs.COMB()] = Reason("used_up", "HF-9.5", {"tile": comb})
        elif comb in table.used:
            reasons[verbs.COMB()] = Reason("once_per_turn", "HF-9.4", {"tile": comb})
        elif comb == throw.offered:
            reasons[verbs.COMB()] = Reason("on_offer", "HF-20.11", {"tile": comb})
        elif throw.advice or throw.trickery or throw.key:
            reasons[verbs.COMB()] = Reason("comb_before_advice", "HF-9.8", {"tile": comb})
    if throw.place == "gate" and table.holds(hero, "trickery"):
        reasons[verbs.TRICKSTER()] = Reason("no_trickster_at_gate", "HF-8.7")
    if throw.place != "gate" and (key := table.holds(hero, "gate")):
        reasons[verbs.KEY(key)] = Reason("key_at_gate_only", "HF-8.3", {"tile": key})
    cloak = table.holds(hero, "steps_away")
    encounter = table.content.encounters.get(throw.place)
    if cloak and not table.uses_left(hero, cloak):
        reasons[verbs.SLIP_AWAY()] = Reason("used_up", "HF-9.5", {"tile": cloak})
    elif cloak and cloak in table.used:
        reasons[verbs.SLIP_AWAY()] = Reason("once_per_turn", "HF-9.4", {"tile": cloak})
    elif cloak and (encounter is None or encounter.kind == "friend"):
        reasons[verbs.SLIP_AWAY()] = Reason("only_from_foes", "HF-9.7", {"tile": cloak})
    if encounter is not None:
        for kind in hero.satchel:
            if table.tile(kind).weapon and not table.tile(kind).boost_against(encounter):
                reasons[verbs.WIELD(kind)] = Reason(
                    "useless_here", "HF-13.6", {"tile": kind, "encounter": encounter.id}
                )
    return reasons


def why_not_now(table: FolktaleTable, hero: Hero, offered: tuple[str, ...]) -> dict[str, Reason]:
    """In the free moments of a turn: rolls, moves, purchases, magic, the gate and the others on the field."""
    reasons = _why_not_move(table, hero) | _why_not_shop(table, hero) | _why_not_wave(table, hero)
    reasons |= _why_not_meet(table, hero)
    return {option: reason for option, reason in reasons.items() if option not in offered}


def _why_not_move(table: FolktaleTable, hero: Hero) -> dict[str, Reason]:
    reasons: dict[str, Reason] = {}
    here = table.field(hero)
    if here is None:
        stop = Reason("on_shortcut", "HF-1.6")
    elif here.kind == "castle":
        stop = Reason("stopped_at_gate", "HF-21.13")
    else:
        stop = Reason("stopped_here", "HF-18.8", {"field": hero.at})
    if table.has_stopped:
        reasons[verbs.ROLL()] = stop
    elif "roll" in table.used:
        reasons[verbs.ROLL()] = Reason("rolled_already", "HF-1.3")
    for steps in dict.fromkeys(hero.biscuits):
        if table.has_stopped:
            reasons[verbs.BITE(steps)] = stop
        elif "bite" in table.used:
            reasons[verbs.BITE(steps)] = Reason("bitten_already", "HF-6.4")
        else:
            reasons[verbs.BITE(steps)] = Reason("fits_nowhere", "HF-30.8")
    cloak = table.holds(hero, "steps_away")
    if cloak and not table.uses_left(hero, cloak):
        reasons[verbs.CLOAK()] = Reason("used_up", "HF-9.5", {"tile": cloak})
    elif cloak and table.has_stopped:
        reasons[verbs.CLOAK()] = stop
    if "roll" not in table.used and not table.has_stopped:
        reasons[verbs.END()] = Reason("roll_first", "HF-1.3")
        for kind in hero.satchel:
            if table.tile(kind).step_tile:
                reasons[verbs.ROLL_WITH(kind)] = Reason("no_more_steps", "HF-3.10", {"tile": kind})
    if here is not None and here.kind == "castle":
        reasons[verbs.TRY_GATE()] = Reason("not_eligible", "HF-21.2")
    return reasons


def _why_not_shop(table: FolktaleTable, hero: Hero) -> dict[str, Reason]:
    here = table.field(hero)
    if here is None or here.kind not in ("city", "palace"):
        return {}
    reasons: dict[str, Reason] = {}
    classes = table.content.classes
    for kinds, price in ((classes["magical"], MAGIC_PRICE), (classes["animal"], ANIMAL_PRICE)):
        for kind in kinds:
            reasons[verbs.BUY(kind)] = _why_not_buy(table, hero, kind, price)
    for kind in hero.satchel:
        if table.tile(kind).forged_into and here.kind == "palace":
            reasons[verbs.FORGE(kind)] = Reason("forged_in_city", "HF-7.6", {"tile": kind})
    return reasons


def _why_not_buy(table: FolktaleTable, hero: Hero, kind: str, price: dict[str, int]) -> Reason:
    if not table.is_shopping:
        return Reason("stay_first", "HF-18.2")
    if "purchase" in table.used:
        return Reason("bought_already", "HF-18.4")
    if reason := why_not_tile(table, hero, kind, "HF-18.6"):
        return reason
    if not table.has_room(hero):
        return Reason("satchel_full", "HF-5.4", {"count": table.content.limits.tiles})
    values = {"gold": price["gold"], "biscuits": price["biscuits"], "tile": kind}
    return Reason("too_dear", "HF-6.13", values)


def _why_not_wave(table: FolktaleTable, hero: Hero) -> dict[str, Reason]:
    """The Wand works within one class, twice in all and once per turn."""
    wand = table.holds(hero, "changes_tiles")
    if not wand:
        return {}
    reasons: dict[str, Reason] = {}
    for kind in dict.fromkeys(hero.satchel):
        for wish in table.content.tiles:
            if wish == kind:
                continue
            option = verbs.WAVE(kind, wish)
            if not table.uses_left(hero, wand):
                reasons[option] = Reason("used_up", "HF-9.18", {"tile": wand})
            elif wand in table.used:
                reasons[option] = Reason("once_per_turn", "HF-9.4", {"tile": wand})
            elif not _is_same_class(table, kind, wish) or kind == wand:
                reasons[option] = Reason("other_class", "HF-9.16", {"tile": kind, "wish": wish})
            elif reason := why_not_tile(table, hero, wish, "HF-9.17"):
                reasons[option] = reason
    return reasons


def _is_same_class(table: FolktaleTable, kind: str, wish: str) -> bool:
    return table.tile(kind).kind == table.tile(wish).kind and table.tile(kind).kind not in ("starting", "trickster")


def _why_not_meet(table: FolktaleTable, hero: Hero) -> dict[str, Reason]:
    reasons: dict[str, Reason] = {}
    for other in table.heroes:
        if other is hero:
            continue
        if other not in table.sharing(hero):
            apart = Reason("not_here", "HF-22.1", {"partner": other.seat})
            reasons[verbs.COMPOSE(other.seat)] = reasons[verbs.TEST(other.seat)] = apart
        else:
            reasons[verbs.COMPOSE(other.seat)] = Reason("enough_offers", "HF-34.2", {"partner": other.seat})
            poor = not len(hero.biscuits) or not len(other.biscuits)
            reasons[verbs.TEST(other.seat)] = (
                Reason("test_needs_biscuits", "HF-32.5") if poor else Reason("tested_already", "HF-32.6")
            )
            for kind in hero.satchel:
                if table.tile(kind).kind in ("starting", "trickster"):
                    option = verbs.BARTER(other.seat, kind, NOTHING)
                    reasons[option] = Reason("not_tradable", "HF-22.3", {"tile": kind})
    return reasons
