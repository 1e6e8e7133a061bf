"""What somebody would probably answer, quickly found: bots imagine others, and the near future, with it."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import Verb
from fairytable.games.hungarian_folktales import questions, verbs
from fairytable.games.hungarian_folktales.abilities import Advise, AskAdvice, EatOff, LayTable, SwapBiscuits, SwapTile
from fairytable.games.hungarian_folktales.bots.heuristic import (
    answer_to_offer,
    end_of,
    worth_trying,
    worths_of_ends,
)
from fairytable.games.hungarian_folktales.bots.journeys import A_MEAL
from fairytable.games.hungarian_folktales.bots.plans import (
    MARKET_PRICE,
    Plan,
    plan_of,
    planner_of,
    wanted_tiles,
    way_from,
)
from fairytable.games.hungarian_folktales.chances import (
    BEST_TOAD,
    GATE,
    SORCERER,
    TO_ENTER,
    band_of,
    lifts,
    outcome_of,
    points,
)
from fairytable.games.hungarian_folktales.moments import (
    ABILITIES,
    BEFORE_THROW,
    DEMANDS,
    FREE,
    WALKING,
    FolktaleAbility,
)
from fairytable.games.hungarian_folktales.quests import asked_for, spare_biscuits
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

A_BITE, A_STEP = 0.5, 0.1
"""What a Biscuit is worth as food, and for each of its steps."""
BITES = {1: 2.0, 2: 1.4, 3: 1.0, 4: 0.6, 5: 0.4, 6: 0.2, 7: 0.0}
"""The last Biscuit is dear, the seventh is not."""
FEWEST_FOR_A_TEST = 3
BEYOND_EVERY_LOOK = 99
"""Nobody looks further ahead than this many turns."""


def policy(table: FolktaleTable, question: Question, chance: Chance) -> str:
    """The answer of somebody who knows where to go and does not think twice."""
    hero, options = table.hero(question.seat), question.options
    match question.about:
        case about if about in WALKING:
            return _walk(table, hero, options)
        case about if about in FREE:
            return _next_deed(table, hero, options)
        case about if about in BEFORE_THROW:
            return _before_throw(table, options)
        case questions.AfterThrow.about:
            return _after_throw(table, hero, options)
        case questions.AfterMagic.about | questions.AfterGate.about:
            return _lift(table, hero, options)
        case about if about in DEMANDS:
            return _meet_demand(table, hero, options)
        case questions.Pay.about:
            return min(options, key=lambda option: verbs.PAY.read(option)[0])
        case questions.Take.about:
            return _take(table, hero, options)
        case questions.Lose.about:
            precious = asked_for(table, hero)
            return min(options, key=lambda option: (verbs.LOSE.read(option)[0] in precious, option != "lose gold"))
        case questions.Bonus.about:
            return _first(options, verbs.BLUE) or options[0]
        case questions.Shortcut.about:
            return _enter(table, hero, options)
        case questions.Sorcerer.about:
            return worth_trying(table, question)[-1]
        case questions.AnswerTrade.about:
            return answer_to_offer(table, hero)
        case questions.AnswerTest.about:
            return verbs.YES() if len(hero.biscuits) >= FEWEST_FOR_A_TEST else verbs.NO()
        case questions.ChooseHero.about | questions.ChooseItem.about:
            return chance.pick(options)
    return question.default_answer


def leave_rivals_out(table: FolktaleTable, seat: str) -> None:
    """Rivals hardly get in each other's way, so rollouts contain only the turns of the player and the team. The others
    miss theirs; like everyone who does (HF-22.7), they still answer offers."""
    team = table.hero(seat).team
    for hero in table.heroes:
        if hero.team != team:
            hero.turns_to_miss = BEYOND_EVERY_LOOK


def _first(options: tuple[str, ...], verb: Verb) -> str:
    return next((option for option in options if option in verb), "")


def _walk(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """To where the tour is shortest from; Salt if that is not forward."""
    plan = plan_of(table, hero)
    walks = {option: end for option in options if (end := end_of(option))}
    if not walks:
        return options[0]
    worths = worths_of_ends(table, plan, set(walks.values()))
    best = max(walks, key=lambda option: worths[walks[option]])
    if verbs.SALT() in options and worths[walks[best]] < -way_from(table, hero, plan, hero.at) + 0.5:
        return verbs.SALT()
    return best


def _next_deed(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    for verb in (verbs.TRY_GATE, verbs.HAND_OVER):
        if deed := _first(options, verb):
            return deed
    plan = plan_of(table, hero)
    wanted, precious = wanted_tiles(plan), asked_for(table, hero)
    for option in options:
        if option in verbs.BUY and verbs.BUY.read(option)[0] in wanted:
            return option
        ability = ABILITIES.of(option)
        if ability and ability.is_best_now(table, option, wanted, precious):
            return option
    if table.is_shopping and not table.has_room(hero) and _will_buy(table, hero, wanted):
        for option in options:
            if option in verbs.DISCARD and verbs.DISCARD.read(option)[0] not in precious:
                return option
    if EatOff.verb() in options and len(hero.biscuits) > 1:
        return EatOff.verb()
    if verbs.STAY() in options and _will_buy(table, hero, wanted):
        return verbs.STAY()
    return _hop(table, hero, plan, options) or _first(options, verbs.ROLL) or verbs.END()


def _will_buy(table: FolktaleTable, hero: Hero, wanted: set[str]) -> bool:
    prices = {kind: MARKET_PRICE[found] for kind in wanted if (found := table.tile(kind).kind) in MARKET_PRICE}
    return any(hero.gold >= price and table.tiles[kind] for kind, price in prices.items())


def _hop(table: FolktaleTable, hero: Hero, plan: Plan, options: tuple[str, ...]) -> str:
    """A Biscuit or a tile that moves the hero, if the move is worth more than the thing."""
    journeys = planner_of(table.content).journeys
    best, most = "", 0.0
    spare = spare_biscuits(table, hero)
    now = -way_from(table, hero, plan, hero.at)
    for option in options:
        ability = ABILITIES.of(option)
        if option in verbs.BITE and spare > 0:
            steps = int(verbs.BITE.read(option)[0])
            price = A_BITE * BITES.get(spare, 1.0) + A_STEP * steps
        elif ability and ability.price:
            steps, price = ability.steps(table, hero), ability.price
        else:
            continue
        walks = journeys.walks(hero.at, steps)
        worths = worths_of_ends(table, plan, {end for end, _ in walks})
        gain = max(worths[end] - reds for end, reds in walks) - now - price
        if gain > most:
            best, most = option, gain
    return best


def _before_throw(table: FolktaleTable, options: tuple[str, ...]) -> str:
    if table.throw is not None and table.throw.place == GATE:
        swap = _first(options, AskAdvice.verb) or _first(options, SwapBiscuits.verb)
        if swap:
            return swap
    return _first(options, verbs.HAND_OVER) or verbs.THROW()


def _after_throw(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """Advice is for the gate; here one is spent at most, against the worst."""
    throw = table.throw_now()
    now = points(table, hero, throw)
    encounter = table.content.encounters[throw.place]
    harmless = band_of(now) >= 2 or (band_of(now) == 1 and table.card(hero).stands_firm and encounter.kind == "foe")
    mending = _mending(options)
    for option, ability in mending:
        if outcome_of(throw.place, now + ability.adds(table, hero, option)) == "magic":
            return option
    if harmless:
        return verbs.ACCEPT()
    if Advise.verb(1) in options and lifts(throw.place, now, 1) and band_of(now) == 1:
        return Advise.verb(1)
    return mending[0][0] if mending else verbs.ACCEPT()


def _mending(options: tuple[str, ...]) -> list[tuple[str, FolktaleAbility]]:
    """What could mend a throw, the best first."""
    found = [(option, ability) for option in options if (ability := ABILITIES.of(option)) and ability.mends]
    return sorted(found, key=lambda one: -one[1].mends)


def _lift(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """At the gate and with the Sorcerer there is one thing to reach, and what reaches it is spent."""
    throw = table.throw_now()
    now = points(table, hero, throw)
    needed = (TO_ENTER if throw.place == GATE else BEST_TOAD + 1) - now
    if needed <= 0:
        return verbs.ACCEPT()
    if Advise.verb(needed) in options:
        return Advise.verb(needed)
    for option, ability in _mending(options):
        is_enough = ability.adds(table, hero, option) + hero.advice >= needed
        if is_enough or ability.is_new_throw or throw.place == SORCERER:
            return option
    return _first(options, AskAdvice.verb) or verbs.ACCEPT()


def _meet_demand(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """The Table if it is there; else the Biscuit with the fewest steps; a Fish or Dove before going hungry."""
    for verb in (LayTable.verb, verbs.PAY_ADVICE, verbs.PAY):
        if found := _first(options, verb):
            return found
    precious = asked_for(table, hero)
    for option in options:
        if option in SwapTile.verb and SwapTile.verb.read(option)[0] not in precious:
            return option
    return options[0]


def _take(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    if options[0] in verbs.TAKE:
        return options[0]
    precious = asked_for(table, hero)
    if table.found in wanted_tiles(plan_of(table, hero)):
        for option in options:
            if option in verbs.TAKE_FOR_TOAD or (
                option in verbs.TAKE_FOR and verbs.TAKE_FOR.read(option)[1] not in precious
            ):
                return option
    return verbs.DECLINE()


def _enter(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    """If it saves more turns than it takes and costs."""
    enter = _first(options, verbs.ENTER)
    if not enter:
        return verbs.PASS()
    board, plan = table.content.board, plan_of(table, hero)
    name = verbs.ENTER.read(enter)[0]
    price = board.shortcuts[name].biscuits * A_MEAL + len(board.path_of(name))
    saved = way_from(table, hero, plan, hero.at) - way_from(table, hero, plan, board.other_end(name, hero.at))
    return enter if saved > price else verbs.PASS()
