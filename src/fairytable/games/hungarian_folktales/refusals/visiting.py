"""Why not here? Heroes and Starting Items, finds, shortcuts, the Sorcerer, meals and bad luck, the market, the gate."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import questions, verbs
from fairytable.games.hungarian_folktales.abilities import SUPPLY, why_no_advice, why_shut
from fairytable.games.hungarian_folktales.agenda import MeetDemand
from fairytable.games.hungarian_folktales.board import MARKETS
from fairytable.games.hungarian_folktales.fields import price_of
from fairytable.games.hungarian_folktales.goods import PRICES, distinct, told_goods
from fairytable.games.hungarian_folktales.moments import DEMANDS, FREE, asked, too_few, why_not_tile
from fairytable.games.hungarian_folktales.paying import owes_advice
from fairytable.games.hungarian_folktales.quests import missing_at_castle, open_quests
from fairytable.games.hungarian_folktales.table import FolktaleTable


def _heroes(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.ChooseHero.about:
        yield from verbs.HERO.all_of(table.content.heroes)


def _why_not_hero(table: FolktaleTable, _question: Question, option: str) -> Reason:
    (card,) = verbs.HERO.read(option)
    return Reason("hero_taken", "HF-0.2", {"by": next(hero.seat for hero in table.heroes if hero.hero == card)})


def _starting_items(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.ChooseItem.about:
        yield from verbs.START_WITH.all_of(table.content.classes["starting"])


def _why_not_start_with(table: FolktaleTable, _question: Question, option: str) -> Reason:
    (kind,) = verbs.START_WITH.read(option)
    return Reason("item_taken", "HF-0.13", {"by": next(hero.seat for hero in table.heroes if kind in hero.satchel)})


def _finds(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about == questions.Take.about:
        yield verbs.TAKE(table.found)


def _why_not_take(table: FolktaleTable, _question: Question, _option: str) -> Reason:
    return _satchel_full(table)


def _satchel_full(table: FolktaleTable) -> Reason:
    return Reason("satchel_full", "HF-5.4", {"count": table.content.limits.tiles})


def _things_for_finds(table: FolktaleTable, question: Question) -> Iterator[str]:
    hero = asked(table, question)
    if question.about == questions.Take.about and not table.has_room(hero):
        yield from verbs.TAKE_FOR.all_of((table.found,), distinct(hero.satchel))


def _trickster_stays(_table: FolktaleTable, _question: Question, _option: str) -> Reason:
    return Reason("trickster_stays", "HF-8.12")


def _shortcuts(table: FolktaleTable, question: Question) -> Iterator[str]:
    here = table.field(asked(table, question))
    if question.about in (questions.Shortcut.about, *FREE) and here is not None and here.kind == "shortcut":
        yield verbs.ENTER(here.thing)


def _why_not_enter(table: FolktaleTable, question: Question, option: str) -> Reason:
    """The wrong thing in the satchel, or too few Biscuits; the Wishing Table pays nothing here."""
    if question.about in FREE:
        return Reason("enter_on_landing", "HF-17.3")
    hero = asked(table, question)
    tile, biscuits = price_of(table, hero, verbs.ENTER.read(option)[0])
    if tile:
        return Reason("tile_missing", "HF-17.3", {"tile": tile})
    clause = "HF-17.11" if table.holds(hero, "feeds") else "HF-17.3"
    return too_few("biscuits", biscuits, len(hero.biscuits), clause)


def _is_at_sorcerer(table: FolktaleTable, question: Question) -> bool:
    here = table.field(asked(table, question))
    return question.about in (questions.Sorcerer.about, *FREE) and here is not None and here.kind == "sorcerer"


def _offers(table: FolktaleTable, question: Question) -> Iterator[str]:
    if _is_at_sorcerer(table, question):
        yield from verbs.OFFER.all_of(distinct(asked(table, question).satchel), table.content.classes["magical"])


def _toad_offers(table: FolktaleTable, question: Question) -> Iterator[str]:
    if _is_at_sorcerer(table, question):
        yield from verbs.OFFER_TOAD.all_of(distinct(asked(table, question).toads), table.content.classes["magical"])


def _why_not_offer(table: FolktaleTable, question: Question, option: str) -> Reason:
    kind, wish = verbs.OFFER.read(option)
    if table.tile(kind).kind == "trickster":
        return Reason("trickster_stays", "HF-8.12")
    return _why_not_magic(table, question, wish)


def _why_not_offer_toad(table: FolktaleTable, question: Question, option: str) -> Reason:
    return _why_not_magic(table, question, verbs.OFFER_TOAD.read(option)[1])


def _why_not_magic(table: FolktaleTable, question: Question, wish: str) -> Reason:
    hero = asked(table, question)
    if question.about in FREE:
        return Reason("magic_on_landing", "HF-20.1")
    found = why_not_tile(table, hero, wish, "HF-20.7")
    return found or Reason("sorcerer_wants_biscuit", "HF-20.8" if table.holds(hero, "feeds") else "HF-20.1")


def _payments(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in DEMANDS:
        yield from verbs.PAY.all_of(sorted(set(asked(table, question).biscuits)))


def _why_not_pay(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero, demand = asked(table, question), table.next_is(MeetDemand)
    if owes_advice(hero, demand):
        return Reason("advice_first", "HF-19.1")
    return too_few("biscuits", demand.count, len(hero.biscuits), "HF-19.4")


def _advice_payments(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in DEMANDS:
        yield verbs.PAY_ADVICE()


def _why_not_pay_advice(table: FolktaleTable, question: Question, _option: str) -> Reason:
    if question.about == questions.Meal.about:
        return Reason("advice_feeds_nobody", "HF-15.1")
    if asked(table, question).advice:
        return Reason("biscuits_begun", "HF-19.2")
    return too_few("advice", 1, 0, "HF-19.2")


def _fasts(_table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in DEMANDS:
        yield verbs.DO_WITHOUT()


def _why_not_fast(_table: FolktaleTable, question: Question, _option: str) -> Reason:
    return Reason("must_eat", "HF-15.4") if question.about == questions.Meal.about else Reason("must_pay", "HF-19.2")


def _is_at_market(table: FolktaleTable, question: Question) -> bool:
    here = table.field(asked(table, question))
    return question.about in FREE and here is not None and here.kind in MARKETS


def _purchases(table: FolktaleTable, question: Question) -> Iterator[str]:
    if _is_at_market(table, question):
        yield from (verbs.BUY(kind) for kinds in PRICES for kind in table.content.classes[kinds])


def _why_not_buy(table: FolktaleTable, question: Question, option: str) -> Reason:
    hero, (kind,) = asked(table, question), verbs.BUY.read(option)
    if shut := why_shut(table):
        return shut
    if "purchase" in table.used:
        return Reason("bought_already", "HF-18.4")
    if reason := why_not_tile(table, hero, kind, "HF-18.6"):
        return reason
    if not table.has_room(hero):
        return _satchel_full(table)
    price = PRICES[table.tile(kind).kind]
    return Reason("too_dear", "HF-6.13", {**price, "tile": kind, "has_gold": hero.gold, "has": len(hero.biscuits)})


def _advice_purchases(table: FolktaleTable, question: Question) -> Iterator[str]:
    if _is_at_market(table, question):
        yield verbs.BUY_ADVICE()


def _why_not_buy_advice(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    if shut := why_shut(table):
        return shut
    return why_no_advice(table, hero) or too_few("gold_coins", 1, hero.gold, "HF-18.5")


def _tries(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in FREE and asked(table, question).at == table.content.board.castle:
        yield verbs.TRY_GATE()


def _why_not_try(table: FolktaleTable, question: Question, _option: str) -> Reason:
    hero = asked(table, question)
    things = told_goods(missing_at_castle(table, hero))
    return Reason("not_eligible", "HF-21.2", {"quests": open_quests(table, hero), "things": things})


MAGIC = ("HF-20.1", "HF-20.7", "HF-20.8", *SUPPLY)
MARKET = ("HF-18.2", "HF-18.10")
EXPECTATIONS = (
    Expectation(verbs.HERO, ("HF-0.2",), _heroes, _why_not_hero),
    Expectation(verbs.START_WITH, ("HF-0.13",), _starting_items, _why_not_start_with),
    Expectation(verbs.TAKE, ("HF-5.4",), _finds, _why_not_take),
    Expectation(verbs.TAKE_FOR, ("HF-8.12",), _things_for_finds, _trickster_stays),
    Expectation(verbs.ENTER, ("HF-17.3", "HF-17.11"), _shortcuts, _why_not_enter),
    Expectation(verbs.OFFER, ("HF-8.12", *MAGIC), _offers, _why_not_offer),
    Expectation(verbs.OFFER_TOAD, MAGIC, _toad_offers, _why_not_offer_toad),
    Expectation(verbs.PAY, ("HF-19.1", "HF-19.4"), _payments, _why_not_pay),
    Expectation(verbs.PAY_ADVICE, ("HF-15.1", "HF-19.2"), _advice_payments, _why_not_pay_advice),
    Expectation(verbs.DO_WITHOUT, ("HF-15.4", "HF-19.2"), _fasts, _why_not_fast),
    Expectation(verbs.BUY, ("HF-5.4", "HF-6.13", "HF-18.4", "HF-18.6", *SUPPLY, *MARKET), _purchases, _why_not_buy),
    Expectation(verbs.BUY_ADVICE, ("HF-5.14", "HF-18.5", *MARKET), _advice_purchases, _why_not_buy_advice),
    Expectation(verbs.TRY_GATE, ("HF-21.2",), _tries, _why_not_try),
)
