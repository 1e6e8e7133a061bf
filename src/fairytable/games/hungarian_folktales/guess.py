"""What somebody would probably answer, quickly found: bots imagine others, and the near future, with it."""

from __future__ import annotations

from fairytable.engine.chance import Chance
from fairytable.engine.questions import Question
from fairytable.engine.verbs import Verb
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.appraise import worth_trying
from fairytable.games.hungarian_folktales.chances import TO_ENTER, band_of, points
from fairytable.games.hungarian_folktales.plans import precious_tiles, wanted_tiles, way_to_go
from fairytable.games.hungarian_folktales.table import FolktaleTable, Hero

WORTH = {"wheat": 1.0, "apple": 1.0, "grape": 1.0, "wild_pear": 1.0, "gourd": 1.0, "advice": 1.5, "gold": 2.0}
WORTH |= {"bonus": 2.0, "red": -1.0, "bad_luck": -1.5, "tile": 0.5}


def guess(table: FolktaleTable, question: Question, chance: Chance) -> str:
    hero, options = table.hero(question.seat), question.options
    match question.about:
        case "walk" | "blank":
            return max(options, key=lambda option: _worth_of_walk(table, hero, option))
        case "turn" | "anything_else":
            return _next_deed(table, hero, question)
        case "before_throw" | "before_magic" | "before_gate":
            return _first(options, verbs.HAND_OVER) or verbs.THROW()
        case "after_throw" | "after_magic" | "after_gate":
            return _after_throw(table, hero, question)
        case "meal" | "bad_luck":
            return (
                _first(options, verbs.TABLE)
                or _first(options, verbs.PAY_ADVICE)
                or _first(options, verbs.PAY)
                or options[0]
            )
        case "take":
            return _take(table, hero, options)
        case "lose":
            precious = precious_tiles(table, hero)
            return min(options, key=lambda option: verbs.LOSE.read(option)[0] in precious)
        case "shortcut":
            return _enter(table, hero, options)
        case "answer_trade":
            return _answer_trade(table, hero)
        case "answer_test":
            return verbs.YES() if len(hero.biscuits) > 2 else verbs.NO()
        case "choose_hero" | "choose_item":
            return chance.pick(options)
    return question.default_answer


def _first(options: tuple[str, ...], verb: Verb) -> str:
    return next((option for option in options if option in verb), "")


def _worth_of_walk(table: FolktaleTable, hero: Hero, option: str) -> float:
    if option in verbs.WALK or option in verbs.WALK_BY or option in verbs.STRIDE or option in verbs.TURN_TO:
        end = verbs.STRIDE.read(option)[1] if option in verbs.STRIDE else option.split(" ")[1]
        field = table.content.board.fields[end]
        arrived = 2.0 if _is_goal(table, hero, end) else 0.0
        return WORTH.get(field.kind, 0.0) + arrived - way_to_go(table, hero, end)
    return -way_to_go(table, hero) - (1.0 if option in verbs.STAND else 2.5)


def _is_goal(table: FolktaleTable, hero: Hero, end: str) -> bool:
    field = table.content.board.fields[end]
    tale = table.tale(hero)
    return field.thing in wanted_tiles(table, hero) or (
        tale is not None and end in table.content.board.spaces[tale.encounter]
    )


def _next_deed(table: FolktaleTable, hero: Hero, question: Question) -> str:
    options = question.options
    for verb in (verbs.TRY_GATE, verbs.HAND_OVER):
        if deed := _first(options, verb):
            return deed
    wanted = wanted_tiles(table, hero)
    for option in options:
        if option in verbs.BUY and verbs.BUY.read(option)[0] in wanted:
            return option
    return _first(options, verbs.ROLL) or verbs.END()


def _after_throw(table: FolktaleTable, hero: Hero, question: Question) -> str:
    throw, options = table.throw, question.options
    assert throw is not None
    now = points(table, hero, throw)
    if throw.place == "gate":
        for option in options:
            if option in verbs.ADVICE and now + int(verbs.ADVICE.read(option)[0]) >= TO_ENTER:
                return option
        return (
            _first(options, verbs.KEY)
            if now >= 5 and _first(options, verbs.KEY)
            else _first(options, verbs.COMB) or verbs.ACCEPT()
        )
    if throw.place == "sorcerer":
        return worth_trying(table, question)[-1] if now < 4 else verbs.ACCEPT()
    if band_of(now) < 2:
        for option in options:
            if option in verbs.ADVICE and option == verbs.ADVICE(1) and band_of(now + 1) > band_of(now):
                return option
        return _first(options, verbs.TRICKSTER) or _first(options, verbs.COMB) or verbs.ACCEPT()
    return verbs.ACCEPT()


def _take(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    if options[0] in verbs.TAKE:
        return options[0]
    precious = precious_tiles(table, hero)
    if table.found in wanted_tiles(table, hero):
        for option in options:
            if option not in verbs.DECLINE and option.split(" ")[2] not in precious:
                return option
    return verbs.DECLINE()


def _enter(table: FolktaleTable, hero: Hero, options: tuple[str, ...]) -> str:
    if options[0] not in verbs.ENTER:
        return verbs.PASS()
    board = table.content.board
    name = verbs.ENTER.read(options[0])[0]
    gain = way_to_go(table, hero) - way_to_go(table, hero, board.other_end(name, hero.at))
    return options[0] if gain > 4.0 * (len(board.path_of(name)) + 1) else verbs.PASS()


def _answer_trade(table: FolktaleTable, hero: Hero) -> str:
    """Yes to what brings the own tale on, and no to what brings the other's on more."""
    trade = table.trade
    assert trade is not None
    gains = _worth_of_goods(table, hero, trade.gives) - _worth_of_goods(table, hero, trade.wants)
    return verbs.YES() if gains > 0.1 else verbs.NO()


def _worth_of_goods(table: FolktaleTable, hero: Hero, goods: dict[str, int]) -> float:
    needed = wanted_tiles(table, hero) | precious_tiles(table, hero)
    return sum(
        count * (6.0 if thing in needed else 0.6 if thing in ("biscuit", "advice") else 0.8)
        for thing, count in goods.items()
    )
