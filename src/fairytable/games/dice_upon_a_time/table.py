"""The facts of Dice Upon a Time: adventurers with their dice and cards, the sockets of the land, the decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, TypeVar

from msgspec import Struct

from fairytable.engine.agenda import AgendaTable
from fairytable.engine.facts import Constant, Facts, FixedFacts, Hidden, Public, hidden, private
from fairytable.engine.piles import Pile
from fairytable.games.dice_upon_a_time import events
from fairytable.games.dice_upon_a_time.agenda import ON_TOP, DiceEntry
from fairytable.games.dice_upon_a_time.content import NO_EVENT, SNAKE_DIE, SPIRITS, Content, Event, Story

WOLF, FOX, RABBIT, SNAKE = "wolf", "fox", "rabbit", "snake"

Thing = TypeVar("Thing")


class Rules(Struct, frozen=True):
    """What the options of a match have decided. There is no number of `chapters` if the end is open (DT-34.1)."""

    coop: bool
    story: bool
    magic: bool
    abilities: bool
    chapters: int | None
    height: int
    events: str
    thumblings: int
    chapter_limit: int
    standstill: int
    chosen: bool
    fly_swat: bool
    rough: bool


def has_abilities(options: Mapping[str, str]) -> bool:
    """DT-14.4: whether the Characters have their abilities; as usual, not in the game for beginners."""
    return options["abilities"] == "on" or (options["abilities"] == "usual" and options["cards"] != "beginner")


def has_stories(options: Mapping[str, str]) -> bool:
    """DT-17.17, DT-30.14 and DT-31.1: whether there are Story cards in the match."""
    return options["cards"] == "full" and options["mode"] != "coop-hard-5"


def has_magic(options: Mapping[str, str]) -> bool:
    """DT-30.14 and DT-31.1: whether there are Magic Items."""
    return options["cards"] != "beginner" and options["mode"] != "coop-hard-5"


class Lying(Facts):
    """A Side Quest, Curse or Mini Quest that lies open. `visitors` have come to its place since (DT-17.13)."""

    card: Public[str]
    visitors: Public[tuple[str, ...]] = ()


class PlacedDie(FixedFacts, frozen=True):  # type: ignore[misc]
    """A die in the land or beside the Wolf: whose it is, and how it lies."""

    seat: Public[str]
    die: Public[str]


class Adventurer(Facts):
    """A player. Dice are words such as `book_story` or `plain_5`: the kind of die and the face it shows.

    `pool` are the unused dice, `spent` those that were discarded, `foxed` the kinds that may be set, `fresh` the dice
    of the latest roll. `drawn` are Magic Items just drawn, which somebody may still take. `uses` counts the uses of the
    Character's ability in this chapter. `fetched` are the Quests whose item is carried.
    """

    seat: Public[str]
    at: Public[str]
    tokens: Public[dict[str, int]]
    magic: Annotated[Pile, private("magic")]
    drawn: Annotated[Pile, private("magic")]
    pool: Public[tuple[str, ...]] = ()
    spent: Public[tuple[str, ...]] = ()
    foxed: Public[tuple[str, ...]] = ()
    fresh: Public[tuple[str, ...]] = ()
    quests: Public[tuple[str, ...]] = ()
    done: Public[tuple[str, ...]] = ()
    fetched: Public[tuple[str, ...]] = ()
    stories: Public[list[Lying]] = []
    character: Public[str] = ""
    uses: Public[int] = 0
    rabbits: Public[int] = 0
    thumblings: Public[int] = 0
    has_passed: Public[bool] = False

    def total(self) -> int:
        """How many tokens lie before the adventurer."""
        return sum(self.tokens.values())

    def owned(self) -> list[str]:
        """The kinds of which there is at least one token."""
        return [token for token, count in self.tokens.items() if count]

    def can_pay(self, tokens: dict[str, int]) -> bool:
        return all(self.tokens[token] >= count for token, count in tokens.items())

    def holds_magic(self) -> bool:
        """A public fact, unlike which cards they are."""
        return bool(self.magic.cards or self.drawn.cards)


class DiceTable(AgendaTable, kw_only=True):
    """Everything on the table. `adventurers` sit clockwise.

    `sockets` holds the dice in routes and spirits, the top last; empty ones are left out. `wolf_dice` lie beside the
    Wolf. Of the turn going on: `active` has it; `placed` is the die placed, `moved_by` what moved the figure instead;
    `route` the route that may be walked; `doubles` waits for tokens; `was_moved` shows that a card carried the figure
    off; `mount` is the Steed from which King Thrushbeard may still ride once he `has_completed` a Quest there;
    `being_read` are the Story cards drawn and not yet resolved; `shown` are the Quests that the King shows; `offers`
    were begun in this turn, `refusals` of them turned down.
    """

    layout: ClassVar[int] = 2

    content: Constant[Content]
    rules: Constant[Rules]
    agenda: Public[list[DiceEntry]]
    adventurers: Public[list[Adventurer]]
    sockets: Public[dict[str, tuple[PlacedDie, ...]]]
    decks: Annotated[dict[str, Pile], hidden("quests", each=True)]
    shown: Annotated[dict[str, Pile], hidden("quests", each=True)]
    magic_deck: Annotated[Pile, hidden("magic")]
    magic_discard: Public[list[str]]
    story_deck: Annotated[Pile, hidden("stories")]
    story_discard: Public[list[str]]
    events_to_come: Hidden[list[str]]
    event_row: Public[list[str]]
    events_past: Public[list[str]]
    open_quests: Public[tuple[str, ...]] = ()
    common: Public[list[Lying]] = []
    common_done: Public[tuple[str, ...]] = ()
    wolf_dice: Public[tuple[PlacedDie, ...]] = ()
    wolf_was_here: Public[bool] = False
    chapter: Public[int] = 0
    event: Public[str] = ""
    marker: Public[str] = ""
    snake: Public[str] = ""
    active: Public[str] = ""
    placed: Public[str] = ""
    moved_by: Public[str] = ""
    route: Public[str] = ""
    doubles: Public[bool] = False
    must_walk: Public[bool] = False
    was_moved: Public[bool] = False
    mount: Public[str] = ""
    has_completed: Public[bool] = False
    looks_ahead: Public[bool] = False
    offers: Public[int] = 0
    refusals: Public[int] = 0
    being_read: Public[tuple[str, ...]] = ()
    offered_magic: Annotated[Pile, hidden("magic")]
    returned_magic: Annotated[Pile, hidden("magic")]
    last_drawn: Public[bool] = False
    stirred: Public[bool] = False
    idle_chapters: Public[int] = 0
    all_done_in: Public[int | None] = None
    swatters: Public[tuple[str, ...]] = ()

    def adventurer(self, seat: str) -> Adventurer:
        for adventurer in self.adventurers:
            if adventurer.seat == seat:
                return adventurer
        raise KeyError(seat)

    @property
    def you(self) -> Adventurer:
        """Whose turn it is."""
        return self.adventurer(self.active)

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def phase(self) -> type[DiceEntry] | None:
        """What is going on or comes next, whatever waits on top of it; nothing once the match is over."""
        for entry in reversed(self.agenda):
            kind = type(entry)
            if kind not in ON_TOP:
                return kind
        return None

    @property
    def change(self) -> Event:
        """What the Event of this chapter changes."""
        return self.content.events[self.event] if self.event else NO_EVENT

    def clockwise(self, first: str) -> tuple[str, ...]:
        """All seats, from this one on."""
        place = self.seats.index(first)
        return self.seats[place:] + self.seats[:place]

    def others(self, seat: str) -> tuple[str, ...]:
        """Everybody else, clockwise from the left of the seat."""
        return self.clockwise(seat)[1:]

    def order(self, concerned: Iterable[str]) -> list[str]:
        """DT-16.34 and DT-2.12: those to whom it happens, then the others; each clockwise from the active player."""
        first = tuple(concerned)
        around = self.clockwise(self.active or self.marker or self.seats[0])
        return [seat for seat in around if seat in first] + [seat for seat in around if seat not in first]

    def has_company(self, you: Adventurer) -> bool:
        return any(other.at == you.at for other in self.adventurers if other is not you)

    def is_at(self, you: Adventurer, place: str) -> bool:
        """DT-8.14: a place may be any field of a group."""
        return you.at in self.content.places[place]

    def has_ability(self, you: Adventurer, character: str) -> bool:
        """Whether the adventurer is that Character and may use the ability now."""
        if you.character != character or not self.rules.abilities:
            return False
        most = self.content.characters[character].per_chapter
        return most is None or you.uses < most

    def use_ability(self, you: Adventurer, clause: str) -> None:
        """DT-14.2: the card is turned over."""
        you.uses += 1
        self.tell(events.AbilityUsed(seat=you.seat, character=you.character), clause)

    def dice_on_board(self, seat: str) -> list[tuple[str, str]]:
        """The dice of a seat on the board: where each lies, and the die."""
        return [
            (socket, lying.die)
            for socket, stack in (*self.sockets.items(), (WOLF, self.wolf_dice))
            for lying in stack
            if lying.seat == seat
        ]

    def take_die_off(self, seat: str, die: str) -> None:
        """DT-4.16: a die leaves the board; the others close up."""
        lying = PlacedDie(seat, die)
        if lying in self.wolf_dice:
            self.wolf_dice = without(self.wolf_dice, lying)
            return
        for socket, stack in self.sockets.items():
            if lying in stack:
                left = without(stack, lying)
                if left:
                    self.sockets[socket] = left
                else:
                    del self.sockets[socket]
                return
        raise ValueError(f"{seat} has no {die} on the board")

    def put_die(self, you: Adventurer, die: str, socket: str) -> None:
        you.pool = without(you.pool, die)
        self.sockets[socket] = (*self.sockets.get(socket, ()), PlacedDie(you.seat, die))

    def spend_die(self, you: Adventurer, die: str) -> None:
        """DT-4.15: a die that is discarded lies beside the Character card."""
        you.pool = without(you.pool, die)
        you.spent = (*you.spent, die)

    def spirits_with_dice_of(self, seat: str) -> int:
        """DT-19.8: the Forest Spirits on which the seat has a die, however it got there."""
        return len({socket for socket, _ in self.dice_on_board(seat) if socket in SPIRITS})

    def draw_pile_of_magic(self) -> int:
        """DT-16.29: the discard pile is shuffled into a new one when it is needed. How many cards there are."""
        if not self.magic_deck.cards and self.magic_discard:
            self.magic_deck.put_below(_shuffled(self, self.magic_discard))
            self.tell(events.MagicReshuffled(), "DT-16.29")
        return len(self.magic_deck)

    def draw_pile_of_stories(self) -> int:
        """DT-17.18: likewise, without what lies before players."""
        if not self.story_deck.cards and self.story_discard:
            self.story_deck.put_below(_shuffled(self, self.story_discard))
            self.tell(events.StoriesReshuffled(), "DT-17.15")
        return len(self.story_deck)

    def can_draw_magic(self) -> bool:
        return bool(self.magic_deck.cards or self.magic_discard)

    def open_decks(self) -> tuple[str, ...]:
        """DT-15.8: the decks of Main Quests that are not empty."""
        return tuple([points for points, deck in self.decks.items() if deck.cards])

    def put_under_deck(self, quest: str, seen_by: Iterable[str]) -> None:
        """DT-15.7: a Quest goes face down under its deck."""
        deck = self.decks[str(self.content.quests[quest].points)]
        deck.put_one_below(quest, frozenset(seen_by))

    def play_card(self, seat: str, card: str, clause: str) -> None:
        """DT-16.4: a Magic Item is shown, works and lies on the discard pile."""
        adventurer = self.adventurer(seat)
        pile = adventurer.magic if card in adventurer.magic else adventurer.drawn
        pile.remove(card)
        self.magic_discard.append(card)
        self.tell(events.MagicPlayed(seat=seat, card=card), clause)

    def discard_quest(self, you: Adventurer, quest: str, clause: str) -> None:
        """DT-15.7 and DT-8.9: under its deck; an item on it goes back to the supply."""
        you.quests = without(you.quests, quest)
        if quest in you.fetched:
            you.fetched = without(you.fetched, quest)
        self.put_under_deck(quest, self.seats)
        self.tell(events.QuestDiscarded(seat=you.seat, quest=quest), clause)

    def discard_story(self, card: str) -> None:
        """DT-17.15."""
        self.story_discard.append(card)

    def hand_marker(self, seat: str, clause: str) -> None:
        self.marker = seat
        self.tell(events.MarkerMoved(seat=seat), clause)

    def counts(self, story: Story) -> bool:
        """DT-30.17: a card that is useless when playing together does nothing."""
        return not self.rules.coop or story.applies_together

    def lay_before(self, you: Adventurer) -> list[Lying]:
        """DT-30.9: where Story cards that stay are laid: before the player, or in the middle for all."""
        return self.common if self.rules.coop else you.stories


def without(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def _shuffled(table: DiceTable, cards: list[str]) -> Pile:
    """The cards of an open pile, as a pile that nobody knows the order of."""
    pile = Pile.of(cards)
    cards.clear()
    pile.shuffle(table.chance)
    return pile


def is_snake_die(die: str) -> bool:
    return die.startswith(f"{SNAKE_DIE}_")
