"""How good the table looks from a seat, in turns: what the bots steer by."""

from __future__ import annotations

from functools import cache

from fairytable.engine.questions import Question
from fairytable.engine.worth import beside_victory
from fairytable.games.hungarian_folktales import questions, verbs
from fairytable.games.hungarian_folktales.abilities import (
    Advise,
    LayTable,
    SwapAdvice,
    SwapTile,
    Wield,
)
from fairytable.games.hungarian_folktales.bots.journeys import BLUE
from fairytable.games.hungarian_folktales.bots.plans import (
    MARKET_PRICE,
    Need,
    Plan,
    goals_of,
    is_before_throw,
    plan_of,
    planner_of,
    wanted_tiles,
    way_from,
)
from fairytable.games.hungarian_folktales.chances import GATE, SORCERER, TO_ENTER, band_of, lifts, points
from fairytable.games.hungarian_folktales.content import ADVICE, BISCUIT, Content
from fairytable.games.hungarian_folktales.moments import (
    ABILITIES,
    AFTER_THROW,
    BEFORE_THROW,
    DEMANDS,
    FREE,
    MEETINGS,
    WALKING,
    able,
)
from fairytable.games.hungarian_folktales.quests import asked_for, is_eligible, spare_biscuits, things_to_hand_over
from fairytable.games.hungarian_folktales.scenes import is_over, result
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero
from fairytable.games.hungarian_folktales.trading import NEEDED, TOO_HELPFUL, TOO_LITTLE

VICTORY = 100.0
MEALS = (0.9, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05)
"""What the first, second ... spare Biscuit is worth as food, in turns."""
A_STEP = 0.1
"""What a step on a Biscuit is worth."""
SPARE_COIN = 0.25
A_BOOT = 0.3
"""What a level of the Boot token costs in each turn to come; never more than MOST_OF_A_BOOT."""
MOST_OF_A_BOOT = 1.2
SALT = 0.2
NO_ROOM = 0.5
"""A full satchel, as long as something is still to be put into it."""
MOST_SAVED = 0.4
"""Food and tools save at most this part of the way; what is left of them at the gate was worth nothing."""
A_TILE = 0.1
BEST_WALKS = 4
SATCHEL = 0.8
FAIR = 0.1
"""A bot agrees to a trade from this gain on."""
A_FAVOUR = 2.0
"""It lets the other gain so many turns more than itself, for both gain against the rest of the table."""
PAYMENTS = {LayTable.verb(), verbs.PAY_ADVICE(), *verbs.PAY.all_of(("1", "2", "3", "5"))}
"""A hero who can pay does not swap for something to pay with."""
SETTLED = (*FREE, questions.ChooseHero.about, questions.ChooseItem.about, questions.Rest.about, questions.Compose.about)
"""Questions at which nothing is under way."""


def heuristic(table: FolktaleTable, seat: str) -> float:
    """The fewer turns to the Castle the better, on average over a team."""
    hero = table.hero(seat)
    team = table.team(hero)
    turns = sum(turns_to_go(table, member) for member in team) / len(team) if hero.tales else 0.0
    return beside_victory(-turns, VICTORY, result(table).share_of(seat) if is_over(table) else None)


def turns_to_go(table: FolktaleTable, hero: Hero) -> float:
    """The tour and the gate, with what the hero has to help him."""
    plan = plan_of(table, hero)
    way = way_from(table, hero, plan, hero.at)
    turns = way + gate_turns(*for_the_gate(table, hero))
    turns += hero.turns_to_miss + (2 if hero.is_resting else 0)
    if hero.boot:
        turns += hero.boot * min(MOST_OF_A_BOOT, A_BOOT * way)
    turns -= min(way * MOST_SAVED, _food(table, hero) + SALT * hero.salt + _tools(table, hero)) + SPARE_COIN * plan.gold
    if plan.needs and not table.has_room(hero) and wanted_tiles(plan):
        turns += NO_ROOM
    if hero.at == table.content.board.castle and is_eligible(table, hero):
        turns -= 0.5
    if is_before_throw(table, hero):
        turns += planner_of(table.content).journeys.landing(hero.at)
    return turns


def for_the_gate(table: FolktaleTable, hero: Hero) -> tuple[int, int, int]:
    """Advice, and the points and throws that tiles will bring at the gate; what a tale takes away will not be there."""
    leaving = things_to_hand_over(table, hero)
    points = throws = 0
    for ability in able(table, hero, questions.AfterGate.about):
        if ability.power and ability.tile(table, hero) not in leaving:
            more, again = ability.at_the_gate(table, hero)
            points, throws = points + more, throws + again
    return hero.advice, points, throws


@cache
def gate_turns(advice: int, points: int = 0, throws: int = 0) -> float:
    """HF-21.4: how many tries the gate takes on average, with one Advice more each turn."""
    chance = min(TO_ENTER, 1 + advice + points) / TO_ENTER
    missed = (1 - chance) ** (2 if throws else 1)
    return 1.0 if chance >= 1 else 1.0 + missed * gate_turns(advice + 1, points, max(0, throws - 1))


def _food(table: FolktaleTable, hero: Hero) -> float:
    """The Biscuits that the hero need not keep for his quest, as food and as steps."""
    held, spare = len(hero.biscuits), spare_biscuits(table, hero)
    if not spare:
        return 0.0
    return sum(MEALS[:spare]) + A_STEP * sum(map(int, hero.biscuits)) * spare / held


def _tools(table: FolktaleTable, hero: Hero) -> float:
    """What the tiles in the satchel are good for on the way."""
    tiles, worth = table.content.tiles, 0.0
    for kind in hero.satchel:
        tile = tiles[kind]
        saved = _saved_by(table.content, kind)
        if saved:
            worth += saved * (table.uses_left(hero, kind) if tile.uses else 1)
        elif tile.fruit:
            worth += SATCHEL
        else:
            worth += A_TILE + A_TILE * tile.worth
    return worth


@cache
def _saved_by(content: Content, kind: str) -> float:
    """The turns that a tile saves each time that it is used, by the first ability that it gives."""
    tile = content.tiles[kind]
    return next((ability.saves for ability in ABILITIES if ability.saves and getattr(tile, ability.power)), 0.0)


def in_suspense(_table: FolktaleTable, question: Question) -> bool:
    """A way, a throw, a payment or an offer is under way and not yet carried out."""
    return question.about not in SETTLED


def worth_trying(table: FolktaleTable, question: Question) -> tuple[str, ...]:
    """Without what is plainly bad: throwing things away, changing what is needed, offers that nobody would accept.

    A good trade comes before everything else, for whoever walks on is alone again; after a no nothing is pressed.
    Trying the gate costs nothing, so it is never put off.
    """
    hero, options = table.hero(question.seat), question.options
    match question.about:
        case about if about in MEETINGS or about in BEFORE_THROW:
            plan, precious = plan_of(table, hero), asked_for(table, hero)
            wanted = wanted_tiles(plan)
            for at_once in (
                _bargains(table, plan, options, wanted),
                _room_for_a_bargain(table, hero, plan, options, precious),
                _planned_changes(table, plan, options, precious),
            ):
                if at_once:
                    return at_once
            chosen = [option for option in options if _is_sensible(table, hero, option, wanted, precious)]
            trades = [option for option in chosen if option in verbs.BARTER]
            if trades and not table.proposed:
                return tuple(trades)
            if verbs.TRY_GATE() in options:
                return (verbs.TRY_GATE(),)
            chosen = [option for option in chosen if option not in trades]
        case about if about in AFTER_THROW:
            chosen = _for_the_throw(table, hero, options)
        case questions.Sorcerer.about:
            wanted, precious = wanted_tiles(plan_of(table, hero)), asked_for(table, hero)
            chosen = [option for option in options if option in verbs.PASS or _is_good_magic(option, wanted, precious)]
        case about if about in WALKING:
            return _best_walks(table, hero, options)
        case about if about in DEMANDS:
            chosen = [option for option in options if option in PAYMENTS]
        case questions.AnswerTrade.about:
            return (answer_to_offer(table, hero),)
        case _:
            return options
    return tuple(chosen) or options


def _best_walks(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> tuple[str, ...]:
    """A few walks with the best ends, and the options that are not walks; nobody who could come nearer stands still."""
    walks = {option: end for option in options if (end := end_of(option))}
    if len(walks) <= BEST_WALKS:
        return options
    plan = plan_of(table, hero)
    worths = worths_of_ends(table, plan, set(walks.values()))
    best = sorted(walks, key=lambda option: worths[walks[option]], reverse=True)[:BEST_WALKS]
    stays = worths[walks[best[0]]] < -planner_of(table.content).tour(hero.at, plan)
    others = [option for option in options if option not in walks and (stays or option not in verbs.STAND)]
    return (*best, *others)


def end_of(option: str) -> str:
    """The field that a walk leads to, or nothing."""
    if option in verbs.STRIDE:
        return verbs.STRIDE.read(option)[1]
    if option in verbs.WALK_BY:
        return verbs.WALK_BY.read(option)[0]
    if option in verbs.WALK:
        return verbs.WALK.read(option)[0]
    return verbs.TURN_TO.read(option)[0] if option in verbs.TURN_TO else ""


def worths_of_ends(table: FolktaleTable, plan: Plan, ends: set[str]) -> dict[str, float]:
    """How good it would be to land on each of these fields."""
    planner, goals = planner_of(table.content), goals_of(table, plan)
    board, journeys = table.content.board, planner.journeys
    shortcuts = {end: (name, turns) for name, turns in plan.style.shortcuts for end in board.ends[name]}

    most_gold = table.content.limits.gold

    def worth(end: str) -> float:
        after = _after_landing(plan, goals.get(end))
        if after is plan and board.fields[end].kind == "gold":
            after = plan._replace(gold=min(most_gold, plan.gold + 1))
        return -planner.tour(end, after) - journeys.landing(end)

    worths = {}
    for end in ends:
        worths[end] = worth(end)
        if end in shortcuts:
            name, turns = shortcuts[end]
            worths[end] = max(worths[end], -turns - planner.tour(board.other_end(name, end), plan))
        elif board.fields[end].kind == "bonus":
            rolled = [max(worth(other) - price for other, price in journeys.walks(end, blue)) for blue in BLUE]
            worths[end] = max(worths[end], sum(rolled) / len(rolled))
    return worths


def _after_landing(plan: Plan, met: Need | None) -> Plan:
    """What is left to do when this need is met."""
    if met is None:
        return plan
    needs = tuple(need for need in plan.needs if need is not met)
    if met.kind == "coins" and met.amount > 1:
        needs = tuple(sorted((*needs, met._replace(amount=met.amount - 1))))
    return plan._replace(needs=needs)


def _is_sensible(table: FolktaleTable, hero: Hero, option: str, wanted: set[str], precious: set[str]) -> bool:
    if option in verbs.DISCARD:
        kind = verbs.DISCARD.read(option)[0]
        return table.is_shopping and bool(wanted) and not table.has_room(hero) and kind not in precious
    if option in verbs.BARTER:
        partner, thing, wish = verbs.BARTER.read(option)
        return wish in (*wanted, BISCUIT, ADVICE) and is_good_trade(table, hero, partner, {thing: 1}, {wish: 1})
    if option in verbs.BUY:
        kind = verbs.BUY.read(option)[0]
        return kind in wanted or (table.tile(kind).step_tile and plan_of(table, hero).gold > 0)
    if option in verbs.BUY_ADVICE:
        return plan_of(table, hero).gold > 0
    if ability := ABILITIES.of(option):
        return ability.is_sensible(table, hero, option, wanted, precious)
    return option not in verbs.COMPOSE and option not in verbs.DISCARD_TOAD


def _bargains(table: FolktaleTable, plan: Plan, options: tuple[str, ...], wanted: set[str]) -> tuple[str, ...]:
    """In the market, with Gold to spare, buy what the tale needs, and do not put it off."""
    return tuple(
        option
        for option in options
        if option in verbs.BUY
        and (kind := verbs.BUY.read(option)[0]) in wanted
        and plan.gold >= MARKET_PRICE[table.tile(kind).kind]
    )


def _room_for_a_bargain(
    table: FolktaleTable, hero: Hero, plan: Plan, options: tuple[str, ...], precious: set[str]
) -> tuple[str, ...]:
    """If only a full satchel prevents that, throw something away instead of waiting for better times."""
    if not table.is_shopping or "purchase" in table.used or table.has_room(hero) or not len(hero.biscuits):
        return ()
    classes = [table.tile(need.thing).kind for need in plan.needs if need.kind == "get"]
    if not any(kind in MARKET_PRICE and plan.gold >= MARKET_PRICE[kind] for kind in classes):
        return ()
    return tuple(
        option
        for option in options
        if option in verbs.DISCARD_TOAD or (option in verbs.DISCARD and verbs.DISCARD.read(option)[0] not in precious)
    )


def _planned_changes(table: FolktaleTable, plan: Plan, options: tuple[str, ...], precious: set[str]) -> tuple[str, ...]:
    """To change a tile into something, do it now: a quest waits for it, and there is no reason to delay."""
    planned = {need.thing for need in plan.needs if need.kind == "wave"}
    if not planned:
        return ()
    return tuple(
        option
        for option in options
        if (ability := ABILITIES.of(option)) and ability.is_planned(table, option, planned, precious)
    )


def _is_good_magic(option: str, wanted: set[str], precious: set[str]) -> bool:
    if option in verbs.OFFER_TOAD:
        return verbs.OFFER_TOAD.read(option)[1] in wanted
    kind, wish = verbs.OFFER.read(option) if option in verbs.OFFER else ("", "")
    return wish in wanted and kind not in precious


def _for_the_throw(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> list[str]:
    """Advice only as much as lifts the throw; no lesser outcome but a Biscuit or losing something; the best weapon."""
    throw = table.throw_now()
    now = points(table, hero, throw)
    lifting = {Advise.verb(count) for count, _ in lifts(throw.place, now, hero.advice)}
    is_miss = throw.place not in (GATE, SORCERER) and band_of(now) == 1
    return [
        option
        for option in options
        if not (option in Advise.verb and option not in lifting)
        and not (option in verbs.SETTLE_FOR and not is_miss and option != verbs.SETTLE_FOR(BISCUIT))
        and option not in Wield.verb
        and option not in SwapTile.verb
        and option not in SwapAdvice.verb
    ]


def answer_to_offer(table: FolktaleTable, hero: Hero) -> str:
    """Yes to a gift, and if the offer helps the hero, and him more than the one who makes it; else no, and why."""
    trade = table.trade_now()
    mine = gain_of_trade(table, hero, trade.wants, trade.gives)
    if not trade.wants:
        return verbs.YES() if mine >= 0 else verbs.NO()
    if mine <= FAIR:
        return verbs.REFUSE(TOO_LITTLE if asked_for(table, hero).isdisjoint(trade.wants) else NEEDED)
    if not _is_fair(table, hero, mine, table.active, trade.gives, trade.wants):
        return verbs.REFUSE(TOO_HELPFUL)
    return verbs.YES()


def is_good_trade(table: FolktaleTable, hero: Hero, partner: str, gives: dict[str, int], wants: dict[str, int]) -> bool:
    """Whether the hero gains by it, and the other would probably agree; neither helps the other for next to nothing."""
    other = table.hero(partner)
    gives = {thing: count for thing, count in gives.items() if thing != "nothing"}
    mine = gain_of_trade(table, hero, gives, wants)
    if mine <= FAIR:
        return False
    theirs = gain_of_trade(table, other, wants, gives)
    if theirs <= FAIR:
        return False
    return _is_fair(table, other, theirs, hero, gives, wants) and _is_fair(table, hero, mine, other, wants, gives)


def _is_fair(
    table: FolktaleTable, hero: Hero, gain: float, other: Hero, loses: dict[str, int], gains: dict[str, int]
) -> bool:
    """Whether the other does not gain too much more than the hero. Partners never mind, and two alone always do."""
    if hero.team == other.team:
        return True
    favour = A_FAVOUR if len(table.heroes) > 2 else 0.0
    return gain >= gain_of_trade(table, other, loses, gains) - favour


def gain_of_trade(table: FolktaleTable, hero: Hero, loses: dict[str, int], gains: dict[str, int]) -> float:
    """How many turns the hero would save by it."""
    before = turns_to_go(table, hero)
    satchel, advice = hero.satchel, hero.advice
    hero.satchel = list(satchel)
    for kind in loses:
        if kind in hero.satchel:
            hero.satchel.remove(kind)
    hero.satchel += [kind for kind in gains if kind in table.content.tiles]
    hero.advice += gains.get(ADVICE, 0) - loses.get(ADVICE, 0)
    after = turns_to_go(table, hero)
    hero.satchel, hero.advice = satchel, advice
    biscuits = gains.get(BISCUIT, 0) - loses.get(BISCUIT, 0)
    return before - after + sum(_meals(hero, biscuits))


def _meals(hero: Hero, change: int) -> list[float]:
    held = len(hero.biscuits)
    if change < 0:
        return [-MEALS[place] for place in range(max(0, held + change), held)]
    return [MEALS[place] for place in range(held, min(len(MEALS), held + change))]
