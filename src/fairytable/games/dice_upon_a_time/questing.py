"""Phase 5: completing Quests, Mini Quests and Curses, and all else that may still be done in the turn."""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.agenda import scene
from fairytable.engine.questions import ask_lazily
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import EndOfTurn, Quests
from fairytable.games.dice_upon_a_time.bargains import bargains
from fairytable.games.dice_upon_a_time.boundary import open_options, secret_options, use_boundary
from fairytable.games.dice_upon_a_time.draws import discard_magic
from fairytable.games.dice_upon_a_time.effects import (
    ANY,
    At,
    DiceOnSpirits,
    HoldsMagic,
    HoldsMarker,
    OneOfEach,
    Pays,
    PaysMagic,
    Visits,
    WithAnother,
)
from fairytable.games.dice_upon_a_time.exchange import exchange_options, start_exchange, swap
from fairytable.games.dice_upon_a_time.moments import RIDING, Occasion, abilities_in, play
from fairytable.games.dice_upon_a_time.moving import arrive_by_card
from fairytable.games.dice_upon_a_time.stories import carry_out
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying, without
from fairytable.games.dice_upon_a_time.tokens import pay, pay_any
from fairytable.games.dice_upon_a_time.verbs import (
    COMPLETE,
    END,
    EXCHANGE,
    FETCH,
    FULFIL,
    LIFT,
    RIDE,
    SWAP,
)
from fairytable.games.dice_upon_a_time.windows import NONE, declare_alone

ITEM, PLACE = "item", "place"


@scene
async def quests(table: DiceTable, _entry: Quests) -> None:
    """One thing after the other, until the player ends the turn (DT-8.13). Who can do nothing that others could see is
    asked quietly, for a Magic Item may still be played."""
    you = table.you
    known = known_options(table, you)
    if known:
        options = (END(), *known, *secret_options(table, you))
        kind = questions.Quests
        answer = await ask_lazily(kind, you.seat, lambda: kind(you.seat, bargains(table, you)), options, "DT-8.2")
    else:
        asked = questions.AfterTurn(you.seat)
        answer = await declare_alone(table, asked, lambda you: secret_options(table, you), "DT-13.7") or END()
    if answer in END or answer == NONE:
        table.then(EndOfTurn())
        return
    table.then(Quests())
    if answer in SWAP:
        await swap(table, you, *SWAP.read(answer))
    elif answer in EXCHANGE:
        start_exchange(table, *EXCHANGE.read(answer))
    elif answer in COMPLETE:
        complete(table, you, *COMPLETE.read(answer))
    elif answer in FETCH:
        fetch(table, you, *FETCH.read(answer))
    elif answer in FULFIL:
        await fulfil(table, you, *FULFIL.read(answer))
    elif answer in LIFT:
        await lift(table, you, *LIFT.read(answer))
    elif answer in RIDE:
        table.mount = ""
        await play(table, Occasion(you), answer)
    else:
        await use_boundary(table, you, answer)


def known_options(table: DiceTable, you: Adventurer) -> list[str]:
    """Everything that everybody can see to be possible."""
    tasks = open_to(table, you)
    options = [COMPLETE(quest) for quest in tasks if can_complete(table, you, quest)]
    options += [FETCH(quest) for quest in tasks if can_fetch(table, you, quest)]
    for lying in lying_before(table, you):
        story = table.content.stories[lying.card]
        if story.kind != "side_quest" and table.counts(story) and is_met(table, you, lying):
            options.append(LIFT(lying.card) if story.kind == "curse" else FULFIL(lying.card))
    if table.mount == you.at and table.has_completed:
        options += abilities_in(RIDING, table, you)
    options += open_options(table, you)
    options += exchange_options(table, you)
    return list(dict.fromkeys(options))


def open_to(table: DiceTable, you: Adventurer) -> tuple[str, ...]:
    """DT-30.3: the own Quests; together, all of them."""
    return table.open_quests if table.rules.coop else you.quests


def lying_before(table: DiceTable, you: Adventurer) -> list[Lying]:
    return table.common if table.rules.coop else you.stories


def can_complete(table: DiceTable, you: Adventurer, quest: str) -> bool:
    return next(lacking(table, you, quest), None) is None


def lacking(table: DiceTable, you: Adventurer, quest: str) -> Iterator[str]:
    """DT-8.5 and DT-8.6: what a Quest still asks for: the place, the item, or tokens of a kind."""
    task = table.content.quests[quest]
    if task.place and not table.is_at(you, task.place):
        yield PLACE
    if task.item and quest not in you.fetched:
        yield ITEM
    for token, count in task.tokens.items():
        if you.tokens[token] < count:
            yield token


def can_fetch(table: DiceTable, you: Adventurer, quest: str) -> bool:
    """DT-8.7: the item is still there, and the figure stands where it is."""
    task = table.content.quests[quest]
    if not task.item or not table.is_at(you, task.source):
        return False
    return not any(quest in adventurer.fetched for adventurer in table.adventurers)


def complete(table: DiceTable, you: Adventurer, quest: str) -> None:
    """DT-8.10: paid for and turned face down."""
    task = table.content.quests[quest]
    pay(table, you, task.tokens, "DT-8.3")
    if quest in you.fetched:
        you.fetched = without(you.fetched, quest)
    if table.rules.coop:
        table.open_quests = without(table.open_quests, quest)
        table.common_done = (*table.common_done, quest)
        if not table.open_quests:
            table.all_done_in = table.chapter
    else:
        you.quests = without(you.quests, quest)
    you.done = (*you.done, quest)
    table.stirred = table.has_completed = True
    clause = "DT-30.4" if table.rules.coop else "DT-8.10"
    table.tell(events.QuestCompleted(seat=you.seat, quest=quest, points=task.points), clause)


def fetch(table: DiceTable, you: Adventurer, quest: str) -> None:
    you.fetched = (*you.fetched, quest)
    table.tell(events.ItemFetched(seat=you.seat, quest=quest, item=table.content.quests[quest].item), "DT-8.7")


async def settle(table: DiceTable, you: Adventurer, card: str) -> None:
    """What the condition of a card costs is paid, and the card goes to the discard pile (DT-17.14)."""
    condition = table.content.stories[card].condition
    if isinstance(condition, Pays):
        await pay_any(table, you, condition.tokens, "DT-17.10")
    elif isinstance(condition, PaysMagic):
        await discard_magic(table, you, "DT-16.32")
    lying_before(table, you).remove(find_or_first(table, you, card))
    table.discard_story(card)


def find_or_first(table: DiceTable, you: Adventurer, card: str) -> Lying:
    """Of equal cards the one whose condition is met; after paying, any."""
    equal = [lying for lying in lying_before(table, you) if lying.card == card]
    return next((lying for lying in equal if you.seat in lying.visitors), equal[0])


async def fulfil(table: DiceTable, you: Adventurer, card: str) -> None:
    """DT-17.11 and DT-17.12: a Mini Quest brings its reward."""
    await settle(table, you, card)
    table.tell(events.MiniQuestFulfilled(seat=you.seat, card=card), "DT-17.12")
    for effect in table.content.stories[card].reward:
        await carry_out(table, you, effect, "DT-17.11", arrive_by_card, card=card)


async def lift(table: DiceTable, you: Adventurer, card: str) -> None:
    await settle(table, you, card)
    table.tell(events.CurseLifted(seat=you.seat, card=card), "DT-17.10")


def is_met(table: DiceTable, you: Adventurer, lying: Lying) -> bool:
    """Whether the condition of a card holds for an adventurer now. Riding is looked at when it happens (DT-17.10)."""
    match table.content.stories[lying.card].condition:
        case At(places):
            return any(table.is_at(you, place) for place in places)
        case DiceOnSpirits(count):
            return table.spirits_with_dice_of(you.seat) >= count
        case OneOfEach():
            return all(you.tokens.values())
        case HoldsMagic(count):
            return len(you.magic) >= count
        case HoldsMarker():
            return table.marker == you.seat
        case WithAnother():
            return table.has_company(you)
        case Visits(place):
            return table.is_at(you, place) and you.seat in lying.visitors
        case Pays(tokens):
            known = {token: count for token, count in tokens.items() if token != ANY}
            return you.can_pay(known) and you.total() >= sum(tokens.values())
        case PaysMagic():
            return bool(you.magic.cards)
        case _:
            return False
