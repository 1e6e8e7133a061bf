"""Why can't I? The reasons for what a builder might expect to do and cannot do now."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.grimm_forest.building import JOBS, Job, cost, is_corner, open_jobs, surcharge_to
from fairytable.games.grimm_forest.table import BASIC_ACTIONS, SITES, Builder, ForestTable
from fairytable.games.grimm_forest.verbs import (
    BLOW_DOWN,
    BLOW_DOWN_CORNER,
    CHOOSE,
    DISMISS,
    DRAW,
    END,
    GAIN,
    LOOK_FABLE,
    PLACE,
    PLAY,
    SPECIAL,
    SPECIAL_ACTION,
)
from fairytable.games.grimm_forest.windows import discard_of, special_of

NO_FABLE = "no_fable"


def why_not_choose(table: ForestTable, you: Builder) -> dict[str, Reason]:
    """Gather cards under the Little Mermaid; Fables for one who dreams; no Fable where the Huntsman wants one."""
    reasons: dict[str, Reason] = {}
    hand = tuple(dict.fromkeys(you.hand.cards))
    dreaming = table.dreamer == you.seat
    hunter = table.holder_of("huntsman")
    for location in (*you.gather_cards, *you.locked):
        if location in you.locked:
            for card in (*hand, NO_FABLE):
                reasons[CHOOSE(location, card)] = Reason("card_locked", "GF-21.34", {"location": location})
        elif dreaming:
            for card in hand:
                reasons[CHOOSE(location, card)] = Reason("dreaming", "GF-4.8", {"card": card})
        elif hand and hunter is not None and hunter is not you:
            reasons[CHOOSE(location, NO_FABLE)] = Reason("huntsman_demands", "GF-4.7", {"player": hunter.seat})
    return reasons


def why_not_look(table: ForestTable, queen: Builder) -> dict[str, Reason]:
    """The Evil Queen can look at a Fable only where one lies."""
    playing = table.plans.fable_of if table.plans else {}
    return {
        LOOK_FABLE(other.seat): Reason("plays_no_fable", "GF-21.11", {"player": other.seat})
        for other in table.opponents(queen)
        if other.seat not in playing and other.seat != table.dreamer
    }


def why_not_place_monster(table: ForestTable) -> dict[str, Reason]:
    """Grandma's House calls every Monster; elsewhere there is room for one."""
    calling = [unique.location for unique in table.unique_locations if unique.card == "grandmas_house"]
    reasons = {}
    for location in table.stock:
        if calling and location not in calling:
            reasons[PLACE(location)] = Reason("grandma_calls", "GF-20.31", {"location": calling[0]})
        elif not calling and (there := table.monsters_at(location)):
            values = {"location": location, "card": there[0].fable}
            reasons[PLACE(location)] = Reason("monster_there", "GF-6.3", values)
    return reasons


def why_not_place_unique_location(table: ForestTable) -> dict[str, Reason]:
    return {
        PLACE(unique.location): Reason(
            "unique_location_there", "GF-7.2", {"location": unique.location, "card": unique.card}
        )
        for unique in table.unique_locations
    }


def why_not_harvest(table: ForestTable) -> dict[str, Reason]:
    return {
        PLACE(location): Reason("pigs_there", "GF-20.35", {"location": location, "players": tuple(pigs)})
        for location in table.stock
        if (pigs := [builder.seat for builder in table.at(location)])
    }


def why_not_blow_down(victim: Builder) -> dict[str, Reason]:
    reasons = {}
    for place, house in enumerate(victim.sites):
        if house.startswith("brick"):
            verb = BLOW_DOWN_CORNER if is_corner(place) else BLOW_DOWN
            reasons[verb(*house.split("_"))] = Reason("brick_stands", "GF-20.4")
    return reasons


def why_not_act(table: ForestTable, you: Builder) -> dict[str, Reason]:
    """Everything that a Build turn can hold and that is not on offer."""
    reasons: dict[str, Reason] = {}
    left = you.actions - table.actions_taken
    none_left = Reason("no_action_left", "GF-14.3", {"count": you.actions})
    if not table.can_draw_fable():
        reasons[DRAW()] = Reason("no_fables_left", "GF-1.18")
    elif not left:
        reasons[DRAW()] = none_left
    for material in you.resources:
        if not left:
            reasons[GAIN(material)] = none_left
    has_corner = len(you.sites) > SITES
    for job in JOBS.values():
        if job.on_corner and not has_corner:
            continue
        if (reason := _why_not_build(table, you, job)) or not left:
            reasons[job.option] = reason or none_left
    if (reason := _why_not_special(table, you)) or not left:
        reasons[SPECIAL(you.friend) if you.friend else SPECIAL_ACTION()] = reason or none_left
    if you.friend and (reason := _why_not_dismiss(table, you)):
        reasons[DISMISS(you.friend)] = reason
    for card in you.hand:
        reasons[PLAY(card)] = Reason("fable_in_build_phase", "GF-14.13", {"card": card})
    if table.actions_taken < min(BASIC_ACTIONS, you.actions):
        must = min(BASIC_ACTIONS, you.actions) - table.actions_taken
        reasons[END()] = Reason("actions_must_be_used", "GF-14.15", {"count": must})
    return reasons


def _why_not_build(table: ForestTable, you: Builder, job: Job) -> Reason | None:
    """None if it can be built and paid."""
    values = {"material": job.material, "section": job.section}
    if job in open_jobs(table, you):
        price, has = cost(table, you, job), you.resources[job.material]
        if has >= price:
            return None
        owner = surcharge_to(table, you) if job.section == "walls" else None
        if owner is not None:
            return Reason(
                "too_few_with_surcharge", "GF-21.25", values | {"price": price, "has": has, "player": owner.seat}
            )
        clause = "GF-20.21" if job.on_corner else "GF-15.1"
        return Reason("too_few", clause, values | {"price": price, "has": has})
    sites = [house for place, house in enumerate(you.sites) if is_corner(place) == job.on_corner]
    if job.below and job.below not in sites:
        return Reason("nothing_below", "GF-15.2", values | {"below": job.below.split("_")[1]})
    unfinished = (f"{job.material}_floor", f"{job.material}_walls")
    if not job.below and any(house in unfinished for house in you.sites):
        return Reason("house_unfinished", "GF-15.5", values)
    if not job.below and "" not in sites:
        return Reason("no_free_site", "GF-15.3", values)
    return Reason("no_section_left", "GF-15.7", values)


def _why_not_special(table: ForestTable, you: Builder) -> Reason | None:
    special = special_of(you)
    if not you.friend:
        return Reason("no_friend", "GF-14.8")
    if special is None:
        return Reason("no_special_action", "GF-14.8", {"friend": you.friend})
    if you.friend in table.specials_used:
        return Reason("special_used", "GF-14.8", {"friend": you.friend})
    if not special.works(table, you):
        return Reason(f"nothing_for_{you.friend}", "GF-14.16")
    return None


def _why_not_dismiss(table: ForestTable, you: Builder) -> Reason | None:
    leaving = discard_of(you)
    if leaving is None:
        return Reason("cannot_be_dismissed", "GF-14.11", {"friend": you.friend})
    if not leaving.works(table, you):
        wanted = table.cards.numbers["fairy_godmother"]["discarded"]
        return Reason("fables_needed", "GF-21.14", {"wanted": wanted, "count": len(you.hand)})
    return None
