"""Why can't I? The reasons for what a hero might expect to do and cannot do now."""

from __future__ import annotations

from fairytable.engine.questions import Reason
from fairytable.games.threetale.actions import actions_left
from fairytable.games.threetale.board import beside, reach
from fairytable.games.threetale.dice import object_of
from fairytable.games.threetale.moving import blocked_spaces, is_free_to_stay, steps_left, ways
from fairytable.games.threetale.powers import LongReach
from fairytable.games.threetale.table import Fight, Hero, TaleTable
from fairytable.games.threetale.verbs import BLESS, CLAIM, END, ESCAPE, FLIP, GIVE, GO, SACRIFICE, USE


def why_not_act(table: TaleTable, hero: Hero) -> dict[str, Reason]:
    """Steps, claims, gifts, the Altar, Artifacts and the end of the turn."""
    return _why_not_go(table, hero) | _why_no_action(table, hero) | _why_not_use(table, hero)


def _why_not_go(table: TaleTable, hero: Hero) -> dict[str, Reason]:
    reasons: dict[str, Reason] = {}
    reachable, left, blocked = ways(table, hero), steps_left(table, hero), blocked_spaces(table)
    for space in beside(hero.at):
        if space in reachable or space not in table.ground:
            continue
        if space in blocked:
            reasons[GO(space)] = Reason("space_blocked", "TT-19.1")
        elif table.ground[space] == "trees":
            reasons[GO(space)] = Reason("trees_there", "TT-4.10")
        elif not left:
            reasons[GO(space)] = Reason("no_steps_left", "TT-5.3", {"steps": hero.steps_used})
        elif table.heroes_at(space):
            reasons[GO(space)] = Reason("no_step_to_go_on", "TT-5.11", {"player": table.heroes_at(space)[0].seat})
    return reasons


def _why_no_action(table: TaleTable, hero: Hero) -> dict[str, Reason]:
    reasons: dict[str, Reason] = {}
    stays, left = is_free_to_stay(table, hero), actions_left(table, hero)
    why = Reason("no_action_left", "TT-6.1", {"actions": hero.actions_used})
    if not stays:
        why = Reason("space_shared", "TT-5.10")
        reasons[END()] = Reason("space_shared", "TT-5.9")
    if not stays or not left:
        if hero.at in table.things:
            reasons[CLAIM(table.things[hero.at], hero.at)] = why
        if table.ground.get(hero.at) == "altar":
            reasons[SACRIFICE("virtues")] = why
    elif table.ground.get(hero.at) == "altar" and hero.total <= 3:
        reasons[SACRIFICE("virtues")] = Reason("last_virtues", "TT-16.5", {"total": hero.total})
    far = max([power.spaces for _, power in table.powers(hero, LongReach)], default=1)
    for other in table.others(hero):
        too_far = not other.at or not 1 <= reach(hero.at, other.at) <= far
        if stays and left and not too_far:
            continue
        reason = Reason("too_far_to_give", "TT-4.11", {"player": other.seat}) if stays and left else why
        for artifact in hero.artifacts:
            reasons[GIVE(artifact, other.seat)] = reason
        if hero.offerings:
            reasons[BLESS(other.seat)] = reason
    return reasons


def _why_not_use(table: TaleTable, hero: Hero) -> dict[str, Reason]:
    """TT-10.3: one Artifact of each slot in a turn."""
    reasons: dict[str, Reason] = {}
    for artifact in hero.artifacts:
        slot = table.content.artifacts[artifact].slot
        fixed = hero.slots.get(slot, artifact)
        if fixed != artifact:
            reasons[USE(artifact)] = Reason("slot_fixed", "TT-10.3", {"slot": slot, "artifact": fixed})
    return reasons


def why_not_in_fight(table: TaleTable, hero: Hero, fight: Fight) -> dict[str, Reason]:
    """Hope that was used, slots that are fixed, dice that are missing, no escape from an Exchange."""
    reasons = _why_not_use(table, hero)
    roll = table.roll
    if fight.mode != "battle":
        reasons[ESCAPE()] = Reason("no_escape", "TT-19.4")
    if roll is not None:
        about = object_of(table)
        used = roll.hope == 0 and f"hope {about}" in hero.used
        for side, there in (("blank", roll.blanks), ("positive", roll.positives)):
            if not there:
                continue
            if used:
                reasons[FLIP("hope", side)] = Reason("hope_used", "TT-7.9")
            elif not hero.works("hope"):
                reasons[FLIP("hope", side)] = Reason("too_little_hope", "TT-7.1", {"hope": hero.virtues["hope"]})
        for artifact in hero.artifacts:
            card = table.content.artifacts[artifact]
            if card.use == "active" and roll.kind == "enemy":
                reasons[USE(artifact)] = Reason("only_own_dice_pay", "TT-10.18", {"artifact": artifact})
            elif card.use == "active" and roll.positives < card.needs and USE(artifact) not in reasons:
                reasons[USE(artifact)] = Reason(
                    "too_few_positive", "TT-10.8", {"artifact": artifact, "needs": card.needs, "has": roll.positives}
                )
    return reasons
