"""Drawing cards: Magic Items, Main Quests and Story cards, with all that may come between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from fairytable.engine.piles import Pile
from fairytable.engine.questions import Decision, ask
from fairytable.games.dice_upon_a_time import events, questions
from fairytable.games.dice_upon_a_time.agenda import GainMagic, GainQuests
from fairytable.games.dice_upon_a_time.moments import (
    DRAW,
    STEAL_MAGIC,
    STEAL_QUESTS,
    Occasion,
    draw_more,
    options_in,
    play,
)
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, without
from fairytable.games.dice_upon_a_time.verbs import DECK, DISCARD_MAGIC, GIVE_UP, KEEP, LOWEST, REPLACE
from fairytable.games.dice_upon_a_time.windows import declare, declare_alone, on_the_agenda, thefts


async def may_look_ahead(table: DiceTable, you: Adventurer) -> None:
    """DRAW: before a card is drawn in their own turn, a player may arrange to have a choice (DT-16.28)."""
    if you.seat != table.active or table.looks_ahead:
        return
    drawing, asked = Occasion(you), questions.LookAhead(you.seat)
    if answer := await declare_alone(table, asked, lambda _: options_in(DRAW, table, drawing), "DT-16.28"):
        await play(table, drawing, answer)


async def choose_top(table: DiceTable, you: Adventurer, pile: Pile, clause: str) -> None:
    """Bring the card that is drawn to the top: a player who looks ahead takes one of the top three, the others go under
    the deck."""
    if not table.looks_ahead or you.seat != table.active:
        return
    count = min(table.content.numbers.crystal_cards, len(pile))
    pile.look_at_top(count, you.seat)
    seen = tuple(reversed(pile.cards[-count:]))
    answer = await ask(questions.ChooseCard(you.seat), KEEP.all_of(seen), clause)
    (kept,) = KEEP.read(answer)
    rest = list(pile.take_top(count))
    rest.remove(kept)
    pile.add(kept, frozenset((you.seat,)))
    await put_below_in_order(pile, you, rest, clause)


async def put_below_in_order(pile: Pile, you: Adventurer, cards: list[str], clause: str) -> None:
    """Cards that only the drawer knows go under a pile, in the order of choice."""
    seen_by = frozenset((you.seat,))
    for card in cards:
        pile.put_one_below(card, seen_by)
    for above in range(len(cards) - 1):
        names = tuple(pile.cards[above : len(cards)])
        if len(set(names)) < 2:
            break
        (lowest,) = LOWEST.read(await ask(questions.LowestCard(you.seat), LOWEST.all_of(names), clause))
        place = pile.cards.index(lowest, above)
        pile.cards.insert(above, pile.cards.pop(place))


# Magic Items


async def draw_magic(table: DiceTable, seats: Sequence[str], clause: str) -> None:
    """GAIN-M: each draws; then others may take all that was drawn (DT-16.11)."""
    gainers = []
    for seat in seats:
        you = table.adventurer(seat)
        if table.can_draw_magic():
            await may_look_ahead(table, you)
            await draw_one(table, you, clause)
            await draw_more(table, you)
            gainers.append(seat)
    if not gainers:
        return
    with on_the_agenda(table, *[GainMagic(seat) for seat in gainers]):
        await thefts(table, STEAL_MAGIC, dict.fromkeys(gainers), "items")
    for adventurer in table.adventurers:
        keep_drawn(adventurer)


def steal_magic(table: DiceTable, thief: Adventurer, robbed: Iterable[str]) -> None:
    """DT-16.11: all that these players have just drawn."""
    for seat in robbed:
        drawn = table.adventurer(seat).drawn
        taken = tuple(drawn.cards)
        while drawn.cards:
            drawn.move_in_secret(0, thief.drawn, (seat, thief.seat))
        stolen = events.MagicStolen(seat=thief.seat, player=seat, count=len(taken), cards=taken)
        table.tell_in_secret(stolen, "DT-16.11", [thief.seat, seat])


def keep_drawn(you: Adventurer) -> None:
    """From now on the Magic Items just drawn are in the hand."""
    while you.drawn.cards:
        you.drawn.move_top(you.magic)


async def draw_one(table: DiceTable, you: Adventurer, clause: str) -> None:
    """The top card of the pile; together, another one for what is of no use, as often as it happens (DT-30.17)."""
    if table.draw_pile_of_magic():
        await choose_top(table, you, table.magic_deck, "DT-16.28")
        take_magic(table, you, clause)
        while table.rules.coop and await replace_useless(table, (you.seat,)):
            pass


def take_magic(table: DiceTable, you: Adventurer, clause: str) -> None:
    card = table.magic_deck.move_top(you.drawn)
    table.tell_in_secret(events.MagicDrawn(seat=you.seat, card=card), clause, [you.seat])


async def replace_useless(table: DiceTable, seats: Sequence[str]) -> bool:
    """DT-30.7: each of these may discard the card drawn last, if it means nothing in the cooperative game, and draw
    another. Whether anybody did."""

    def useless(you: Adventurer) -> list[str]:
        latest = you.drawn.cards[-1:]
        return [REPLACE(card) for card in latest if not table.content.magic[card].coop]

    replaced = await declare(table, seats, questions.ReplaceMagic, useless, "DT-30.7")
    for seat, answer in replaced.items():
        you = table.adventurer(seat)
        (card,) = REPLACE.read(answer)
        you.drawn.remove(card)
        table.magic_discard.append(card)
        table.tell(events.MagicDiscarded(seat=seat, card=card), "DT-30.7")
        if table.draw_pile_of_magic():
            await choose_top(table, you, table.magic_deck, "DT-16.28")
            take_magic(table, you, "DT-30.7")
    return bool(replaced)


async def discard_magic(table: DiceTable, you: Adventurer, clause: str) -> None:
    """DT-16.32: the owner chooses, and the card lies open on the pile without effect."""
    card = you.magic.cards[0]
    if len(you.magic) > 1:
        answer = await ask(questions.DiscardMagic(you.seat), DISCARD_MAGIC.all_of(you.magic.cards), clause)
        (card,) = DISCARD_MAGIC.read(answer)
    you.magic.remove(card)
    table.magic_discard.append(card)
    table.tell(events.MagicDiscarded(seat=you.seat, card=card), clause)


# Main Quests


async def choose_deck(table: DiceTable, asked: Decision, clause: str, *also: str) -> str:
    """DT-15.1: whoever draws a Quest chooses the deck. The answer may be one of the others offered."""
    return await ask(asked, (*DECK.all_of(table.open_decks()), *also), clause, default=also[0] if also else "")


async def draw_quest(table: DiceTable, you: Adventurer, points: str, clause: str) -> str:
    """The top card of a deck, or of three the one that was chosen; it lies open. Nobody may steal it yet."""
    deck = table.decks[points]
    await may_look_ahead(table, you)
    await choose_top(table, you, deck, "DT-16.28")
    (quest,) = deck.take_top(1)
    keep_quest(table, you, quest, clause)
    return quest


def keep_quest(table: DiceTable, you: Adventurer, quest: str, clause: str) -> None:
    you.quests = (*you.quests, quest)
    table.stirred = True
    table.tell(events.QuestDrawn(seat=you.seat, quest=quest, points=table.content.quests[quest].points), clause)
    if table.rules.chapters is None and not table.open_decks() and not table.last_drawn:
        table.last_drawn = True
        table.tell(events.LastQuestDrawn(), "DT-34.1")


async def gain_quests(table: DiceTable, gains: dict[str, tuple[str, ...]]) -> None:
    """GAIN-Q: others may take what was drawn (DT-16.11); then everybody keeps to the limit (DT-15.6)."""
    gains = {seat: quests for seat, quests in gains.items() if quests}
    if table.rules.magic:
        with on_the_agenda(table, *[GainQuests(seat, quests) for seat, quests in gains.items()]):
            await thefts(table, STEAL_QUESTS, gains, "quests")
    for seat in table.order(gains):
        await keep_to_the_limit(table, table.adventurer(seat), "DT-15.6")


def steal_quests(table: DiceTable, thief: Adventurer, robbed: Mapping[str, tuple[str, ...]]) -> None:
    """DT-16.11: all that these players have just drawn."""
    for seat, quests in robbed.items():
        victim = table.adventurer(seat)
        for quest in quests:
            victim.quests = without(victim.quests, quest)
            thief.quests = (*thief.quests, quest)
            table.tell(events.QuestStolen(seat=thief.seat, player=seat, quest=quest), "DT-16.11")


async def keep_to_the_limit(table: DiceTable, you: Adventurer, clause: str) -> None:
    """DT-15.4 and DT-15.6: Quests above the limit are discarded at once, whichever the owner likes."""
    while len(you.quests) > table.content.numbers.most_quests:
        answer = await ask(questions.GiveUpQuest(you.seat), GIVE_UP.all_of(you.quests), clause)
        (quest,) = GIVE_UP.read(answer)
        table.discard_quest(you, quest, "DT-15.7")
