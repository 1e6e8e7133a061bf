"""Story cards: drawing, warding off and resolving them, and what their effects do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fairytable.engine.questions import ask, ask_openly, ask_yes_no
from fairytable.games.dice_upon_a_time import agenda, events, questions
from fairytable.games.dice_upon_a_time.boundary import take_back
from fairytable.games.dice_upon_a_time.content import Story
from fairytable.games.dice_upon_a_time.draws import (
    choose_deck,
    choose_top,
    discard_magic,
    draw_magic,
    draw_quest,
    gain_quests,
    may_look_ahead,
)
from fairytable.games.dice_upon_a_time.effects import (
    AnyEffect,
    DrawMagic,
    DrawQuest,
    GiveMarker,
    GoTo,
    LoseDie,
    LoseMagic,
    LoseQuest,
    LoseTokens,
    Reroll,
    TakeBackDie,
    TakeMarker,
    TakeTokens,
    Who,
    concern_quests,
)
from fairytable.games.dice_upon_a_time.moments import MAGIC, STORY, Occasion, options_in
from fairytable.games.dice_upon_a_time.rolling import reroll_any
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable, Lying
from fairytable.games.dice_upon_a_time.tokens import choose_tokens, gain_tokens, lose_tokens
from fairytable.games.dice_upon_a_time.verbs import (
    DECK,
    DECLINE,
    DISCARD_DIE,
    DRAW,
    GIVE_UP,
    RESOLVE,
    SUFFER,
    TAKE_BACK,
)
from fairytable.games.dice_upon_a_time.windows import answers, declare_alone, keeps, on_the_agenda

Arrive = Callable[[DiceTable, Adventurer, str], Awaitable[None]]


async def draw_story(table: DiceTable, you: Adventurer, clause: str, arrive: Arrive) -> None:
    """DT-17.1 and DT-17.2: a card is drawn and read out. With two storytellers the drawer picks one of two."""
    await may_look_ahead(table, you)
    shown: list[str] = []
    while len(shown) < table.change.story_cards and table.draw_pile_of_stories():
        await choose_top(table, you, table.story_deck, "DT-16.28")
        shown += table.story_deck.take_top(1)
        table.being_read = tuple(shown)
        table.tell(events.StoryDrawn(seat=you.seat, card=shown[-1]), clause)
        useless = table.rules.coop and not table.content.stories[shown[-1]].applies_together
        if useless and await ask_yes_no(questions.ReplaceStory(you.seat, card=shown[-1]), "DT-30.7"):
            table.discard_story(shown[-1])
            table.tell(events.StoryDiscarded(seat=you.seat, card=shown.pop()), "DT-30.7")
            table.being_read = tuple(shown)
    if not shown:
        table.tell(events.NothingHappened(seat=you.seat, why="no_stories"), "DT-17.18")
        return
    card = shown[0]
    if len(shown) > 1:
        answer = await ask(questions.WhichStory(you.seat), RESOLVE.all_of(dict.fromkeys(shown)), "DT-18.2")
        (card,) = RESOLVE.read(answer)
        shown.remove(card)
        table.discard_story(shown[0])
        table.tell(events.StoryDiscarded(seat=you.seat, card=shown[0]), "DT-18.2")
    table.being_read = (card,)
    with on_the_agenda(table, agenda.ReadStory(you.seat, card)):
        draws_again = await resolve(table, you, table.content.stories[card], arrive)
    if draws_again:
        await draw_story(table, you, "DT-16.8", arrive)


async def resolve(table: DiceTable, you: Adventurer, story: Story, arrive: Arrive) -> bool:
    """STORY: the drawer may ward the card off before anything is chosen (DT-16.31); then it takes effect. Whether
    another card has to be drawn in its place (DT-16.8)."""
    if story.kind in ("bad_luck", "curse"):
        asked = questions.WardOffStory(you.seat, card=story.id)
        warding = Occasion(you, asked)
        answer = await declare_alone(table, asked, lambda _: options_in(STORY, table, warding), "DT-16.31")
        if ward := MAGIC.of(answer):
            await ward.do(table, warding, answer)
            return ward.draws_again
    if story.stays:
        lay(table, you, story)
    elif story.either:
        await suffer(table, you, story, arrive)
    else:
        table.being_read = ()
        table.discard_story(story.id)
        for effect in story.effects:
            if not (table.rules.coop and concern_quests((effect,))):
                await carry_out(table, you, effect, "DT-17.3", arrive, card=story.id)
    return False


def ward_off(table: DiceTable, you: Adventurer, story: Story) -> None:
    """DT-16.31: the card is discarded without effect."""
    table.being_read = ()
    table.discard_story(story.id)
    table.tell(events.WardedOff(seat=you.seat, card=story.id), "DT-16.31")


def lay(table: DiceTable, you: Adventurer, story: Story) -> None:
    """DT-17.8, 17.9, 17.11: the card lies open, before the drawer or in the middle (DT-30.9)."""
    table.being_read = ()
    table.lay_before(you).append(Lying(story.id))
    table.tell(
        events.StoryLaid(seat=you.seat, card=story.id),
        {"side_quest": "DT-17.8", "curse": "DT-17.9", "mini_quest": "DT-17.11"}[story.kind],
    )


async def suffer(table: DiceTable, you: Adventurer, story: Story, arrive: Arrive) -> None:
    """DT-17.4 to DT-17.6: one of the two ways that can be carried out, if any can."""
    possible = [
        number
        for number, way in enumerate(story.either, start=1)
        if all(is_possible(table, you, effect) for effect in way.effects)
    ]
    if not possible:
        table.being_read = ()
        table.discard_story(story.id)
        table.tell(events.StoryWithoutEffect(seat=you.seat, card=story.id), "DT-17.6")
        return
    options = SUFFER.all_of([f"{story.id}.{number}" for number in possible])
    (way,) = SUFFER.read(await ask_openly(questions.BadLuck(you.seat, card=story.id), options, "DT-17.4"))
    number = int(way.rpartition(".")[2])
    table.being_read = ()
    table.discard_story(story.id)
    table.tell(events.WayChosen(seat=you.seat, way=f"{story.id}.{number}"), "DT-17.4")
    for effect in story.either[number - 1].effects:
        await carry_out(table, you, effect, "DT-17.4", arrive, card=story.id)


def is_possible(table: DiceTable, you: Adventurer, effect: AnyEffect) -> bool:
    """DT-17.19: whether the effect can be carried out in full; gifts always can (but see DT-18.4 and DT-30.17)."""
    if (effect.concerns == "magic" and not table.rules.magic) or (effect.concerns == "quests" and table.rules.coop):
        return False
    match effect:
        case LoseTokens(token, count):
            return (you.total() if token == "any" else you.tokens[token]) >= count
        case LoseMagic():
            return you.holds_magic()
        case LoseQuest():
            return bool(you.quests)
        case LoseDie():
            return bool(you.pool)
        case GiveMarker():
            return table.marker == you.seat
        case GoTo(place):
            return you.at != place
        case _:
            return True


async def carry_out(
    table: DiceTable,
    you: Adventurer,
    effect: AnyEffect,
    clause: str,
    arrive: Arrive,
    *,
    card: str,
) -> None:
    """What one effect does to whom."""
    match effect:
        case TakeTokens(token, count, who):
            gains = {}
            for seat in receivers(table, you, who):
                receiver = table.adventurer(seat)
                gains[seat] = await choose_tokens(receiver, token, count, clause, may=who != "self")
            await gain_tokens(table, gains, clause)
        case DrawQuest(who):
            await give_quests(table, receivers(table, you, who), clause)
        case DrawMagic(who):
            await give_magic(table, receivers(table, you, who), clause)
        case TakeBackDie():
            dice = [die for _, die in table.dice_on_board(you.seat)]
            if dice:
                answer = await ask(questions.TakeBackDie(you.seat), TAKE_BACK.all_of(dice), clause)
                take_back(table, you, TAKE_BACK.read(answer)[0], clause)
            else:
                table.tell(events.NothingHappened(seat=you.seat, why="no_dice_on_board"), clause)
        case Reroll():
            if not you.pool:
                table.tell(events.NothingHappened(seat=you.seat, why="no_dice_to_roll"), clause)
            await reroll_any(table, you, clause)
        case TakeMarker():
            holder = table.marker
            if holder == you.seat:
                table.tell(events.NothingHappened(seat=you.seat, why="has_marker"), "DT-12.6")
            elif not await answers(table, card, (holder,)):
                table.hand_marker(you.seat, "DT-12.6")
        case LoseTokens(token, count):
            await lose_tokens(table, you, token, count, clause)
        case LoseMagic():
            if you.magic.cards and not await keeps(table, you, agenda.LoseMagic(you.seat)):
                await discard_magic(table, you, "DT-16.32")
        case LoseQuest():
            if you.quests and not await keeps(table, you, agenda.LoseQuest(you.seat)):
                answer = await ask(questions.GiveUpQuest(you.seat), GIVE_UP.all_of(you.quests), clause)
                table.discard_quest(you, GIVE_UP.read(answer)[0], clause)
        case LoseDie():
            if you.pool and not await keeps(table, you, agenda.LoseDie(you.seat)):
                answer = await ask(questions.DiscardDie(you.seat, left=1), DISCARD_DIE.all_of(you.pool), clause)
                (die,) = DISCARD_DIE.read(answer)
                table.spend_die(you, die)
                table.tell(events.DieDiscarded(seat=you.seat, die=die), "DT-4.15")
        case GiveMarker():
            if table.marker == you.seat and not await keeps(table, you, agenda.LoseMarker(you.seat)):
                table.hand_marker(table.others(you.seat)[0], "DT-12.29")
        case GoTo(place):
            await go_to(table, you, place, arrive)


def receivers(table: DiceTable, you: Adventurer, who: Who) -> tuple[str, ...]:
    """DT-17.21: clockwise from the left of the drawer, the drawer last."""
    if who == "self":
        return (you.seat,)
    return table.others(you.seat) if who == "others" else (*table.others(you.seat), you.seat)


async def give_quests(table: DiceTable, seats: tuple[str, ...], clause: str) -> None:
    """Each may draw a Quest card; it is one gain for all (DT-17.21)."""
    if table.rules.coop:
        return
    gains: dict[str, tuple[str, ...]] = {}
    for seat in seats:
        you = table.adventurer(seat)
        if not table.open_decks():
            table.tell(events.NothingHappened(seat=seat, why="no_quests"), "DT-15.8")
            continue
        answer = await choose_deck(table, questions.DrawQuest(seat), clause, DECLINE())
        if answer in DECK:
            gains[seat] = (await draw_quest(table, you, DECK.read(answer)[0], clause),)
    await gain_quests(table, gains)


async def give_magic(table: DiceTable, seats: tuple[str, ...], clause: str) -> None:
    """Each may draw a Magic Item; it is one gain for all."""
    if not table.rules.magic:
        return
    if not table.can_draw_magic():
        table.tell(events.NothingHappened(seat=seats[0], why="no_magic"), "DT-16.29")
        return
    willing = []
    for seat in seats:
        if await ask(questions.DrawMagic(seat), (DRAW(), DECLINE()), clause, default=DECLINE()) in DRAW:
            willing.append(seat)
    await draw_magic(table, willing, clause)


async def go_to(table: DiceTable, you: Adventurer, place: str, arrive: Arrive) -> None:
    """DT-6.4 and DT-6.9: the figure is carried off and loses its way; on the field where it stands nothing happens."""
    if you.at == place:
        table.tell(events.NothingHappened(seat=you.seat, why="already_there"), "DT-6.9")
        return
    table.was_moved = True
    await arrive(table, you, place)
