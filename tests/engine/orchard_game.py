"""A game for practice with windows: reactions, and reactions to them, that stay secret until they are played.

Whoever is in turn picks two apples. A *branch* of one's own adds one; a *cudgel* of anybody else steals them all; a
*starwort* wards the cudgel off, and a *thorn* of the thief pierces the starwort.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

from fairytable.engine.chance import Chance
from fairytable.engine.events import Happening
from fairytable.engine.facts import Facts, Public, hidden, private
from fairytable.engine.game import Game, Result, Scene
from fairytable.engine.match import Match
from fairytable.engine.piles import Pile
from fairytable.engine.questions import Question, ask, ask_quietly, ask_yes_no
from fairytable.engine.table import Table
from fairytable.engine.verbs import NO, YES, Verb
from fairytable.testing import arranged
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match

FOLDER = Path(__file__).parent / "orchard"
CARDS = ("branch", "cudgel", "starwort", "thorn") * 3
PASS, PLAY = Verb("pass"), Verb("play", "card")


class Picked(Happening):
    seat: str
    apples: int


class Played(Happening):
    seat: str
    card: str


class Took(Happening):
    seat: str
    apples: int


class Picker(Facts):
    """A player."""

    seat: Public[str]
    hand: Annotated[Pile, private("cards")]
    apples: Public[int] = 0


class Orchard(Table, kw_only=True):
    deck: Annotated[Pile, hidden("cards")]
    pickers: Public[list[Picker]]
    played: Public[list[str]] = []
    turn: Public[int] = 0

    def picker(self, seat: str) -> Picker:
        return next(picker for picker in self.pickers if picker.seat == seat)

    def others(self, seat: str) -> list[str]:
        """In the order in which they are served, beginning after the seat."""
        place = self.seats.index(seat)
        return [*self.seats[place + 1 :], *self.seats[:place]]

    def play(self, seat: str, card: str) -> None:
        self.picker(seat).hand.remove(card)
        self.played.append(card)
        self.tell(Played(seat=seat, card=card), "OR-2.1")


Window = Callable[[Orchard, Iterable[str], str], Awaitable[str]]
"""Who plays the card, the first in this order; or nobody."""


async def quietly(table: Orchard, seats: Iterable[str], card: str) -> str:
    def offer(seat: str) -> Question:
        hand = table.picker(seat).hand
        return ask(
            decisions.React(seat, card=card), lambda: (PASS(), *([PLAY(card)] if card in hand else [])), "OR-2.1"
        )

    answers = await ask_quietly([seat for seat in seats if len(table.picker(seat).hand)], offer)
    return next((seat for seat, answer in answers.items() if answer in PLAY), "")


async def only_holders(table: Orchard, seats: Iterable[str], card: str) -> str:
    """This leaks: who is asked must hold the card."""
    for seat in seats:
        if card in table.picker(seat).hand and await ask_yes_no(decisions.React(seat, card=card), "OR-2.1"):
            return seat
    return ""


async def pick(table: Orchard, window: Window) -> None:
    you = table.pickers[table.turn % len(table.pickers)]
    await ask(decisions.Pick(you.seat), (PASS(),), "OR-1.1")
    apples = 2
    table.tell(Picked(seat=you.seat, apples=apples), "OR-1.1")
    if await window(table, [you.seat], "branch"):
        table.play(you.seat, "branch")
        apples += 1
    taker = you
    if thief := await window(table, table.others(you.seat), "cudgel"):
        table.play(thief, "cudgel")
        if not await is_warded_off(table, you.seat, thief, window):
            taker = table.picker(thief)
    taker.apples += apples
    table.tell(Took(seat=taker.seat, apples=apples), "OR-2.1")
    if len(table.deck):
        table.deck.move_top(you.hand)
    table.turn += 1


async def is_warded_off(table: Orchard, victim: str, thief: str, window: Window) -> bool:
    if not await window(table, [victim], "starwort"):
        return False
    table.play(victim, "starwort")
    if not await window(table, [thief], "thorn"):
        return True
    table.play(thief, "thorn")
    return False


def lay_orchard(_content: object, seats: tuple[str, ...], _options: Mapping[str, str], chance: Chance) -> Orchard:
    deck = Pile.of(CARDS)
    deck.shuffle(chance)
    pickers = [Picker(seat, Pile.of()) for seat in seats]
    for picker in pickers:
        deck.move_top(picker.hand)
        deck.move_top(picker.hand)
    return Orchard(seats=seats, chance=chance, deck=deck, pickers=pickers)


def count_cards(table: Orchard) -> dict[str, int]:
    return {"cards": len(table.deck) + len(table.played) + sum(len(picker.hand) for picker in table.pickers)}


def orchard_result(table: Orchard) -> Result:
    scores = {picker.seat: float(picker.apples) for picker in table.pickers}
    best = max(scores.values())
    return Result(tuple(seat for seat in scores if scores[seat] == best), scores, "OR-3.1")


def an_orchard_game(window: Window = quietly, lay_table: Any = lay_orchard) -> Game[Orchard]:
    def next_scene(table: Orchard) -> Scene:
        return pick(table, window)

    return a_game(
        Orchard,
        next_scene,
        lambda table: table.turn == 3 * len(table.pickers),
        lay_table=lay_table,
        slug="orchard",
        title="The Orchard",
        prefix="OR",
        folder=FOLDER,
        fewest_seats=2,
        has_windows=True,
        verbs=(PASS, PLAY, YES, NO),
        events=(Picked, Played, Took),
        leaving_clause="OR-3.2",
        result=orchard_result,
        rounds=lambda table: table.turn // len(table.pickers),
        count_components=count_cards,
        heuristic=lambda table, seat: float(table.picker(seat).apples),
    )


orchard = an_orchard_game()


def an_orchard(game: Game[Orchard] = orchard, **hands: str) -> Match:
    """Red's turn, with these cards in the hands and the others in the deck."""
    match = a_little_match(game)

    def fill(table: Orchard) -> None:
        rest = list(CARDS)
        for picker in table.pickers:
            picker.hand = Pile.of(hands.get(picker.seat, "").split())
            for card in picker.hand:
                rest.remove(card)
        table.deck = Pile.of(sorted(rest, reverse=True))

    return arranged(match, fill)
