"""Why can't I? What a builder might expect to do, verb by verb, and the reasons why it cannot be done now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Decision, Question, Reason
from fairytable.engine.verbs import Verb
from fairytable.games.grimm_forest import questions
from fairytable.games.grimm_forest.building import JOBS, cost, is_corner, open_jobs, surcharge_to
from fairytable.games.grimm_forest.components import BASIC_ACTIONS, MATERIALS, SITES
from fairytable.games.grimm_forest.gather import NO_FABLE
from fairytable.games.grimm_forest.table import Builder, ForestTable, seats_of
from fairytable.games.grimm_forest.verbs import (
    BLOW_DOWN,
    BLOW_DOWN_CORNER,
    BUILD,
    CHOOSE,
    CUT_CORNERS,
    DISCARD_FABLE,
    DISMISS,
    DRAW,
    END,
    GAIN,
    GIFT,
    GIVE,
    GLEAN,
    LOOK_FABLE,
    LOSE,
    MOVE,
    PAY,
    PAY_ALONE,
    PLACE,
    PLAY,
    PLAYER,
    REPLACE,
    RETURN_GIFT,
    SPECIAL,
    SPECIAL_ACTION,
    STEAL,
    TAKE,
    TAKE_FROM,
    TRADE,
)
from fairytable.games.grimm_forest.windows import discard_of, special_of


def _asker(table: ForestTable, question: Question) -> Builder:
    return table.builder(question.seat)


# The Gather phase


def _all_choices(table: ForestTable, question: Question) -> Iterable[str]:
    you = _asker(table, question)
    return CHOOSE.all_of((*you.gather_cards, *you.locked), (*dict.fromkeys(you.hand.cards), NO_FABLE))


def _why_not_choose(table: ForestTable, question: Question, option: str) -> Reason:
    """Gather cards under the Little Mermaid; Fables for one who dreams; no Fable where the Huntsman wants one."""
    location, card = CHOOSE.read(option)
    if location in _asker(table, question).locked:
        return Reason("card_locked", "GF-21.34", {"location": location})
    if card != NO_FABLE:
        return Reason("dreaming", "GF-4.8", {"card": card})
    hunter = table.holder_of("huntsman")
    assert hunter is not None
    return Reason("huntsman_demands", "GF-4.7", {"player": hunter.seat})


def _why_not_place(table: ForestTable, question: Question, option: str) -> Reason:
    """Grandma's House calls every Monster; elsewhere there is room for one, as for Unique Locations."""
    (location,) = PLACE.read(option)
    if question.about == questions.Harvest.about:
        return Reason("pigs_there", "GF-20.35", {"location": location, "players": tuple(seats_of(table.at(location)))})
    if question.about == questions.PlaceUniqueLocation.about:
        there = next(unique.card for unique in table.unique_locations if unique.location == location)
        return Reason("unique_location_there", "GF-7.2", {"location": location, "card": there})
    for unique in table.unique_locations:
        if unique.card == "grandmas_house":
            return Reason("grandma_calls", "GF-20.31", {"location": unique.location})
    return Reason("monster_there", "GF-6.3", {"location": location, "card": table.monsters_at(location)[0].fable})


def _houses_of_the_victim(verb: Verb, table: ForestTable, question: Question) -> Iterable[str]:
    sites = table.builder(questions.BlowDown.of(question).player).sites
    corner = verb == BLOW_DOWN_CORNER
    return [verb(*house.split("_")) for place, house in enumerate(sites) if house and is_corner(place) == corner]


def _brick_stands(*_: object) -> Reason:
    return Reason("brick_stands", "GF-20.4")


def _why_not_replace(table: ForestTable, question: Question, option: str) -> Reason:
    (location,) = REPLACE.read(option)
    if location in _asker(table, question).locked:
        return Reason("card_locked", "GF-21.34", {"location": location})
    return Reason("card_played", "GF-20.17", {"location": location})


def _why_not_player(table: ForestTable, question: Question, option: str) -> Reason:
    (player,) = PLAYER.read(option)
    you = _asker(table, question)
    if question.about == questions.ThoughtfulGift.about:
        return Reason("no_fair_gift", "GF-20.63", {"player": player})
    if question.about == questions.Squeeze.about:
        return Reason("not_at_the_troll", "GF-20.7", {"player": player, "location": you.monster_at})
    return Reason("not_where_you_are", "GF-20.1", {"player": player, "location": you.location})


def _all_opponents(verb: Verb) -> Callable[[ForestTable, Question], Iterable[str]]:
    return lambda table, question: verb.all_of(seats_of(table.opponents(_asker(table, question))))


# Resources that are given, taken and traded


def _all_materials(verb: Verb) -> Callable[[ForestTable, Question], Iterable[str]]:
    return lambda _table, _question: verb.all_of(MATERIALS)


def _you_have_none(_table: ForestTable, question: Question, option: str) -> Reason:
    return Reason("you_have_none", question.clause, {"material": option.split()[1]})


def _why_not_give(table: ForestTable, question: Question, option: str) -> Reason:
    (material,) = GIVE.read(option)
    you = _asker(table, question)
    if not you.resources[material]:
        return _you_have_none(table, question, option)
    return Reason("not_gathered", "GF-20.72", {"material": material, "count": you.gathered[material]})


def _why_not_take(_table: ForestTable, question: Question, option: str) -> Reason:
    (material,) = TAKE.read(option)
    if question.about == questions.TakeFromPlayer.about:
        player = questions.TakeFromPlayer.of(question).player
        return Reason("they_have_none", question.clause, {"player": player, "material": material})
    from_market = question.about == questions.ShareTheMarket.about
    location = "market" if from_market else questions.TakeFromLocation.of(question).location
    return Reason("none_lies_there", question.clause, {"location": location, "material": material})


def _why_not_glean(_table: ForestTable, _question: Question, option: str) -> Reason:
    location, material = GLEAN.read(option)
    return Reason("none_lies_there", "GF-21.58", {"location": location, "material": material})


def _why_not_steal(_table: ForestTable, _question: Question, option: str) -> Reason:
    player, material = STEAL.read(option)
    return Reason("they_have_none", "GF-21.62", {"player": player, "material": material})


def _why_not_take_from(_table: ForestTable, question: Question, option: str) -> Reason:
    (player,) = TAKE_FROM.read(option)
    material = questions.PussInBootsPays.of(question).material
    return Reason("they_have_none", "GF-21.40", {"player": player, "material": material})


def _why_not_pay_alone(table: ForestTable, question: Question, _option: str) -> Reason:
    material = questions.PussInBootsPays.of(question).material
    has = _asker(table, question).resources[material]
    return Reason("one_too_few", "GF-21.40", {"material": material, "has": has})


def _fewer_than(you: Builder, material: str, count: int, clause: str) -> Reason:
    return Reason("fewer_than", clause, {"material": material, "has": you.resources[material], "count": count})


def _all_gifts(table: ForestTable, _question: Question) -> Iterable[str]:
    return GIFT.all_of(MATERIALS, range(1, table.cards.numbers["thoughtful_gift"]["most"] + 1))


def _why_not_gift(table: ForestTable, question: Question, option: str) -> Reason:
    material, number = GIFT.read(option)
    you, count = _asker(table, question), int(number)
    if you.resources[material] < count:
        return _fewer_than(you, material, count, "GF-20.62")
    player = questions.WhichGift.of(question).player
    return Reason("no_fair_return", "GF-20.63", {"player": player, "material": material, "count": count})


def _why_not_return_gift(table: ForestTable, question: Question, option: str) -> Reason:
    material, number = RETURN_GIFT.read(option)
    if material == questions.ReturnGift.of(question).material:
        return Reason("same_type", "GF-20.62", {"material": material})
    return _fewer_than(_asker(table, question), material, int(number), "GF-20.62")


def _all_trades(_table: ForestTable, _question: Question) -> Iterable[str]:
    return [TRADE(given, wanted) for given in MATERIALS for wanted in MATERIALS if wanted != given]


def _why_not_trade(table: ForestTable, question: Question, option: str) -> Reason:
    return _fewer_than(_asker(table, question), TRADE.read(option)[0], questions.Trade.of(question).paid, "GF-20.65")


# The Build turn


def _no_action_left(you: Builder) -> Reason:
    return Reason("no_action_left", "GF-14.3", {"count": you.actions})


def _why_not_draw(table: ForestTable, question: Question, _option: str) -> Reason:
    if not table.can_draw_fable():
        return Reason("no_fables_left", "GF-1.18")
    return _no_action_left(_asker(table, question))


def _why_not_gain(table: ForestTable, question: Question, _option: str) -> Reason:
    if question.about == questions.SpinStraw.about:
        return Reason("straw_is_spun", "GF-21.50")
    return _no_action_left(_asker(table, question))


def _all_jobs(_table: ForestTable, _question: Question) -> Iterable[str]:
    return [job.option for job in JOBS.values() if not job.on_corner]


def _jobs_on_corners(table: ForestTable, question: Question) -> Iterable[str]:
    if len(_asker(table, question).sites) == SITES:
        return ()
    return [job.option for job in JOBS.values() if job.on_corner]


def _why_not_build(table: ForestTable, question: Question, option: str) -> Reason:
    you, job = _asker(table, question), JOBS[option]
    values = {"material": job.material, "section": job.section}
    if job in open_jobs(table, you):
        price, has = cost(table, you, job), you.resources[job.material]
        if has >= price:
            return _no_action_left(you)
        prices = values | {"price": price, "has": has}
        if question.about == questions.PussInBoots.about:
            return Reason("too_few_for_puss_in_boots", "GF-21.40", prices)
        owner = surcharge_to(table, you) if job.section == "walls" else None
        if owner is not None:
            return Reason("too_few_with_surcharge", "GF-21.25", prices | {"player": owner.seat})
        return Reason("too_few", "GF-20.21" if job.on_corner else "GF-15.1", prices)
    sites = [house for place, house in enumerate(you.sites) if is_corner(place) == job.on_corner]
    if job.below and job.below not in sites:
        return Reason("nothing_below", "GF-15.2", values | {"below": job.below.split("_")[1]})
    unfinished = (f"{job.material}_floor", f"{job.material}_walls")
    if not job.below and any(house in unfinished for house in you.sites):
        return Reason("house_unfinished", "GF-15.5", values)
    if not job.below and "" not in sites:
        return Reason("no_free_site", "GF-15.3", values)
    return Reason("no_section_left", "GF-15.7", values)


def _why_not_special(table: ForestTable, question: Question, _option: str) -> Reason:
    you = _asker(table, question)
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


def _why_not_dismiss(table: ForestTable, question: Question, _option: str) -> Reason:
    you = _asker(table, question)
    if discard_of(you) is None:
        return Reason("cannot_be_dismissed", "GF-14.11", {"friend": you.friend})
    wanted = table.cards.numbers["fairy_godmother"]["discarded"]
    return Reason("fables_needed", "GF-21.14", {"wanted": wanted, "count": len(you.hand)})


def _why_not_end(table: ForestTable, question: Question, _option: str) -> Reason:
    must = min(BASIC_ACTIONS, _asker(table, question).actions) - table.actions_taken
    return Reason("actions_must_be_used", "GF-14.15", {"count": must})


def _friend_if_any(verb: Verb) -> Callable[[ForestTable, Question], Iterable[str]]:
    return lambda table, question: verb.all_of([friend] if (friend := _asker(table, question).friend) else [])


def _expect(
    verb: Verb,
    clauses: tuple[str, ...],
    kinds: tuple[type[Decision], ...],
    options: Callable[[ForestTable, Question], Iterable[str]],
    why_not: Callable[[ForestTable, Question, str], Reason],
) -> Expectation:
    """These options of the verb make sense at these questions, and nowhere else."""
    abouts = frozenset(kind.about for kind in kinds)

    def at_hand(table: ForestTable, question: Question) -> Iterable[str]:
        return options(table, question) if question.about in abouts else ()

    return Expectation(verb, clauses, at_hand, why_not)


TURN = (questions.BuildTurn,)
BUILDING = ("GF-14.3", "GF-15.1", "GF-15.2", "GF-15.3", "GF-15.5", "GF-15.7", "GF-20.21", "GF-21.25", "GF-21.40")
TAKING = ("GF-11.5", "GF-20.1", "GF-20.35", "GF-21.7", "GF-21.18", "GF-21.56")

EXPECTATIONS = (
    _expect(CHOOSE, ("GF-4.7", "GF-4.8", "GF-21.34"), (questions.ChooseCards,), _all_choices, _why_not_choose),
    _expect(
        LOOK_FABLE,
        ("GF-21.11",),
        (questions.EvilQueen,),
        _all_opponents(LOOK_FABLE),
        lambda _table, _question, option: Reason("plays_no_fable", "GF-21.11", {"player": LOOK_FABLE.read(option)[0]}),
    ),
    _expect(
        PLACE,
        ("GF-6.3", "GF-7.2", "GF-20.31", "GF-20.35"),
        (questions.PlaceMonster, questions.PlaceUniqueLocation, questions.Harvest),
        lambda table, _question: PLACE.all_of(table.stock),
        _why_not_place,
    ),
    *(
        _expect(verb, ("GF-20.4",), (questions.BlowDown,), partial(_houses_of_the_victim, verb), _brick_stands)
        for verb in (BLOW_DOWN, BLOW_DOWN_CORNER)
    ),
    _expect(
        REPLACE,
        ("GF-20.17", "GF-21.34"),
        (questions.ChangePlan,),
        lambda table, question: REPLACE.all_of((*(you := _asker(table, question)).gather_cards, *you.locked)),
        _why_not_replace,
    ),
    _expect(
        MOVE,
        ("GF-20.11",),
        (questions.RunAway,),
        lambda table, _question: MOVE.all_of(table.stock),
        lambda _table, _question, option: Reason("you_are_there", "GF-20.11", {"location": MOVE.read(option)[0]}),
    ),
    _expect(
        PLAYER,
        ("GF-20.1", "GF-20.7", "GF-20.63"),
        (questions.FriendlyGame, questions.Squeeze, questions.ThoughtfulGift),
        _all_opponents(PLAYER),
        _why_not_player,
    ),
    _expect(
        DISCARD_FABLE,
        ("GF-20.28",),
        (questions.GhostlyWhispers,),
        lambda table, question: DISCARD_FABLE.all_of(_asker(table, question).hand),
        lambda _table, _question, option: Reason("not_just_drawn", "GF-20.28", {"card": DISCARD_FABLE.read(option)[0]}),
    ),
    _expect(
        GIVE,
        ("GF-20.9", "GF-20.57", "GF-20.72", "GF-21.48"),
        (questions.GiveToRobinHood, questions.GiveGathered),
        _all_materials(GIVE),
        _why_not_give,
    ),
    _expect(LOSE, ("GF-20.53",), (questions.LoseWhich,), _all_materials(LOSE), _you_have_none),
    _expect(
        PAY, ("GF-20.37",), (questions.PayHiredHelp, questions.PayMoreForHiredHelp), _all_materials(PAY), _you_have_none
    ),
    _expect(
        TAKE,
        TAKING,
        (questions.TakeFromLocation, questions.TakeFromPlayer, questions.ShareTheMarket),
        _all_materials(TAKE),
        _why_not_take,
    ),
    _expect(
        GLEAN,
        ("GF-21.58",),
        (questions.TomThumb,),
        lambda table, _question: [GLEAN(place, material) for place, lying in table.stock.items() for material in lying],
        _why_not_glean,
    ),
    _expect(
        STEAL,
        ("GF-21.62",),
        (questions.AliBaba,),
        lambda table, question: STEAL.all_of(seats_of(table.opponents(_asker(table, question))), MATERIALS),
        _why_not_steal,
    ),
    _expect(TAKE_FROM, ("GF-21.40",), (questions.PussInBootsPays,), _all_opponents(TAKE_FROM), _why_not_take_from),
    _expect(PAY_ALONE, ("GF-21.40",), (questions.PussInBootsPays,), lambda *_: PAY_ALONE.all_of(), _why_not_pay_alone),
    _expect(GIFT, ("GF-20.62", "GF-20.63"), (questions.WhichGift,), _all_gifts, _why_not_gift),
    _expect(
        RETURN_GIFT,
        ("GF-20.62",),
        (questions.ReturnGift,),
        lambda _table, question: RETURN_GIFT.all_of(MATERIALS, [questions.ReturnGift.of(question).count]),
        _why_not_return_gift,
    ),
    _expect(TRADE, ("GF-20.65",), (questions.Trade,), _all_trades, _why_not_trade),
    _expect(DRAW, ("GF-1.18", "GF-14.3"), TURN, lambda *_: DRAW.all_of(), _why_not_draw),
    _expect(GAIN, ("GF-14.3", "GF-21.50"), (*TURN, questions.SpinStraw), _all_materials(GAIN), _why_not_gain),
    _expect(BUILD, BUILDING, (*TURN, questions.PussInBoots), _all_jobs, _why_not_build),
    _expect(CUT_CORNERS, BUILDING, (*TURN, questions.PussInBoots), _jobs_on_corners, _why_not_build),
    _expect(SPECIAL, ("GF-14.3", "GF-14.8", "GF-14.16"), TURN, _friend_if_any(SPECIAL), _why_not_special),
    _expect(
        SPECIAL_ACTION,
        ("GF-14.8",),
        TURN,
        lambda table, question: () if _asker(table, question).friend else SPECIAL_ACTION.all_of(),
        _why_not_special,
    ),
    _expect(DISMISS, ("GF-14.11", "GF-21.14"), TURN, _friend_if_any(DISMISS), _why_not_dismiss),
    _expect(
        PLAY,
        ("GF-14.13",),
        TURN,
        lambda table, question: PLAY.all_of(_asker(table, question).hand),
        lambda _table, _question, option: Reason("fable_in_build_phase", "GF-14.13", {"card": PLAY.read(option)[0]}),
    ),
    _expect(END, ("GF-14.15",), TURN, lambda *_: END.all_of(), _why_not_end),
)
