"""Why can't I? What a builder might expect to do, verb by verb, and the reasons why it cannot be done now.

Questions of single cards explain themselves beside the card (fables.py, friends.py, monsters.py, gather.py); the rest
is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb
from fairytable.games.grimm_forest import questions
from fairytable.games.grimm_forest.asking import EXPECTATIONS as EXPECTED
from fairytable.games.grimm_forest.asking import all_materials, asker, expect, you_have_none
from fairytable.games.grimm_forest.building import (
    JOBS,
    SITES_TAKEN,
    all_jobs,
    cost,
    jobs_on_corners,
    open_jobs,
    surcharge_to,
    why_no_site,
)
from fairytable.games.grimm_forest.components import BASIC_ACTIONS
from fairytable.games.grimm_forest.friends import owner_of_the_huntsman
from fairytable.games.grimm_forest.gather import NO_FABLE
from fairytable.games.grimm_forest.table import Builder, ForestTable
from fairytable.games.grimm_forest.verbs import (
    BUILD,
    CHOOSE,
    CUT_CORNERS,
    DISMISS,
    DRAW,
    END,
    GAIN,
    GIVE,
    PLAY,
    SPECIAL,
    SPECIAL_ACTION,
    TAKE,
)
from fairytable.games.grimm_forest.windows import discard_of, special_of

# The Gather phase


def _all_choices(table: ForestTable, question: Question) -> Iterable[str]:
    you = asker(table, question)
    return CHOOSE.all_of((*you.gather_cards, *you.locked), (*dict.fromkeys(you.hand.cards), NO_FABLE))


@expect(CHOOSE, ("GF-4.7", "GF-4.8", "GF-21.34"), (questions.ChooseCards,), _all_choices)
def _why_not_choose(table: ForestTable, question: Question, option: str) -> Reason:
    """Gather cards under the Little Mermaid; Fables for one who dreams; no Fable where the Huntsman wants one."""
    location, card = CHOOSE.read(option)
    if location in asker(table, question).locked:
        return Reason("card_locked", "GF-21.34", {"location": location})
    if card != NO_FABLE:
        return Reason("dreaming", "GF-4.8", {"card": card})
    hunter = owner_of_the_huntsman(table)
    assert hunter is not None, "nobody but the Huntsman makes others play a Fable"
    return Reason("huntsman_demands", "GF-4.7", {"player": hunter.seat})


# Resources that are given and taken


@expect(GIVE, ("GF-20.9", "GF-20.57", "GF-20.72"), (questions.GiveGathered,), all_materials(GIVE))
def _why_not_give(table: ForestTable, question: Question, option: str) -> Reason:
    (material,) = GIVE.read(option)
    you = asker(table, question)
    if not you.resources[material]:
        return you_have_none(table, question, option)
    return Reason("not_gathered", "GF-20.72", {"material": material, "count": you.gathered[material]})


@expect(
    TAKE,
    ("GF-11.5", "GF-20.1", "GF-20.35", "GF-21.7", "GF-21.18", "GF-21.56"),
    (questions.TakeFromLocation, questions.TakeFromPlayer, questions.ShareTheMarket),
    all_materials(TAKE),
)
def _why_not_take(_table: ForestTable, question: Question, option: str) -> Reason:
    (material,) = TAKE.read(option)
    if question.about == questions.TakeFromPlayer.about:
        player = questions.TakeFromPlayer.of(question).player
        return Reason("they_have_none", question.clause, {"player": player, "material": material})
    from_market = question.about == questions.ShareTheMarket.about
    location = "market" if from_market else questions.TakeFromLocation.of(question).location
    return Reason("none_lies_there", question.clause, {"location": location, "material": material})


# The Build turn

TURN = (questions.BuildTurn,)


def _no_action_left(you: Builder) -> Reason:
    return Reason("no_action_left", "GF-14.3", {"count": you.actions})


@expect(DRAW, ("GF-1.18", "GF-14.3"), TURN, lambda *_: DRAW.all_of())
def _why_not_draw(table: ForestTable, question: Question, _option: str) -> Reason:
    if not table.can_draw_fable():
        return Reason("no_fables_left", "GF-1.18")
    return _no_action_left(asker(table, question))


@expect(GAIN, ("GF-14.3",), TURN, all_materials(GAIN))
def _why_not_gain(table: ForestTable, question: Question, _option: str) -> Reason:
    return _no_action_left(asker(table, question))


BUILDING = ("GF-14.3", "GF-15.1", "GF-20.21", "GF-21.25", *SITES_TAKEN)


@expect(BUILD, BUILDING, TURN, all_jobs)
@expect(CUT_CORNERS, BUILDING, TURN, jobs_on_corners)
def _why_not_build(table: ForestTable, question: Question, option: str) -> Reason:
    you, job = asker(table, question), JOBS[option]
    if job not in open_jobs(table, you):
        return why_no_site(you, job)
    price, has = cost(table, you, job), you.resources[job.material]
    if has >= price:
        return _no_action_left(you)
    prices = {"material": job.material, "section": job.section, "price": price, "has": has}
    owner = surcharge_to(table, you) if job.section == "walls" else None
    if owner is not None:
        return Reason("too_few_with_surcharge", "GF-21.25", prices | {"player": owner.seat})
    return Reason("too_few", "GF-20.21" if job.on_corner else "GF-15.1", prices)


def _friend_if_any(verb: Verb) -> Callable[[ForestTable, Question], Iterable[str]]:
    return lambda table, question: verb.all_of([friend] if (friend := asker(table, question).friend) else [])


def _without_friend(table: ForestTable, question: Question) -> Iterable[str]:
    return () if asker(table, question).friend else SPECIAL_ACTION.all_of()


@expect(SPECIAL, ("GF-14.3", "GF-14.8", "GF-14.16"), TURN, _friend_if_any(SPECIAL))
@expect(SPECIAL_ACTION, ("GF-14.8",), TURN, _without_friend)
def _why_not_special(table: ForestTable, question: Question, _option: str) -> Reason:
    you = asker(table, question)
    special = special_of(you)
    if not you.friend:
        return Reason("no_friend", "GF-14.8")
    if special is None:
        return Reason("no_special_action", "GF-14.8", {"friend": you.friend})
    if you.friend in table.specials_used:
        return Reason("special_used", "GF-14.8", {"friend": you.friend})
    if not special.works(table, you):
        return Reason(f"nothing_for_{you.friend}", "GF-14.16")
    return _no_action_left(you)


@expect(DISMISS, ("GF-14.11", "GF-21.14"), TURN, _friend_if_any(DISMISS))
def _why_not_dismiss(table: ForestTable, question: Question, _option: str) -> Reason:
    you = asker(table, question)
    discard = discard_of(you)
    if discard is None or discard.why_not is None:
        return Reason("cannot_be_dismissed", "GF-14.11", {"friend": you.friend})
    return discard.why_not(table, you)


@expect(PLAY, ("GF-14.13",), TURN, lambda table, question: PLAY.all_of(asker(table, question).hand))
def _why_not_play(_table: ForestTable, _question: Question, option: str) -> Reason:
    return Reason("fable_in_build_phase", "GF-14.13", {"card": PLAY.read(option)[0]})


@expect(END, ("GF-14.15",), TURN, lambda *_: END.all_of())
def _why_not_end(table: ForestTable, question: Question, _option: str) -> Reason:
    must = min(BASIC_ACTIONS, asker(table, question).actions) - table.actions_taken
    return Reason("actions_must_be_used", "GF-14.15", {"count": must})


EXPECTATIONS = tuple(EXPECTED)
"""Those of the cards among them: all modules that declare some are imported before."""
