"""What Magic Items and Characters can do: the moments for it, and what declares it (magic_items.py, characters.py).

    magic_item("flying_carpet", TURN, worth=0.5, expects=Expectation(FLY, ...), tries=...)

    @use("flying_carpet", TURN, "DT-16.3", FLY, options=...)
    async def flying_carpet(table, you, field): ...

`magic_item` says in which window a card works, as a pack prints it, what it is worth to a bot, and why it cannot be
played at other times. `use` says what playing it does: its options are what may be answered with it at such a moment,
whoever holds the card; the card is shown and discarded first. A card that works at several moments has several uses.
`ability` says the same of a Character, whose card everybody sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.engine.verbs import Verb
from fairytable.games.dice_upon_a_time.table import Adventurer, DiceTable
from fairytable.games.dice_upon_a_time.verbs import PLAY

if TYPE_CHECKING:
    from fairytable.games.dice_upon_a_time.bots.rollout_policy import Situation

TURN, BOUNDARY, PLACE = "turn", "boundary", "place"
OWN_ROLL, SNAKE_ROLL, DRAW = "own_roll", "snake_roll", "draw"
GAIN_TOKENS, LOSE, ANSWER, STORY = "gain_tokens", "lose", "answer", "story"
STEAL_TOKENS, STEAL_MAGIC, STEAL_QUESTS = "steal_tokens", "steal_magic", "steal_quests"
CURSE = "curse"
"""Somebody is about to pass a Curse on: no pack prints this, for the cards that answer it have windows of their own."""

INSTEAD, RIDING, OPENING_ROLL, DRAW_MAGIC = "instead", "riding", "opening_roll", "draw_magic"
"""More moments for the abilities of Characters: in the place of a die, on a Steed, after the roll that opens a chapter,
with the first Magic Item that is drawn."""

WINDOWS = (
    *(TURN, BOUNDARY, PLACE, OWN_ROLL, SNAKE_ROLL, DRAW),
    *(GAIN_TOKENS, LOSE, ANSWER, STORY, CURSE, STEAL_TOKENS, STEAL_MAGIC, STEAL_QUESTS),
)

Run: TypeAlias = Callable[..., Awaitable[Any]]
Options: TypeAlias = Callable[..., Iterable[str]]
WhyNot: TypeAlias = Callable[[DiceTable, Question, str], Reason | None]
Tries: TypeAlias = "Callable[[Situation], Iterable[tuple[float, str]]]"


class Item(Struct, frozen=True):
    """What is always so of a Magic Item.

    `expects` says which options its holder may expect, and why they are missing; `too_late` why it cannot be played
    with a word, where that is more than that its window has not come. `tries` are the plays that a good player weighs
    at the beginning of a turn, each with what it would lead to.
    """

    id: str
    window: str
    expects: tuple[Expectation, ...]
    too_late: WhyNot | None
    tries: Tries | None


class Deed(Struct, frozen=True):
    """What a card does. The answer is one of its verb; `options` are those that may be given now."""

    card: str
    verb: Verb
    options: Options
    run: Run


class Use(Deed, frozen=True):
    """One way to play a Magic Item, perhaps together with another one (`also`)."""

    clause: str
    also: str

    def is_meant(self, answer: str) -> bool:
        return answer in self.verb and (self.verb is not PLAY or PLAY.read(answer) == (self.card,))


ITEMS: dict[str, Item] = {}
USES: dict[str, list[Use]] = {window: [] for window in WINDOWS}
ABILITIES: dict[str, dict[str, Deed]] = {
    window: {} for window in (TURN, BOUNDARY, INSTEAD, RIDING, OPENING_ROLL, DRAW_MAGIC)
}
"""In each window, what the Characters can do then."""
WORTHS: dict[str, float] = {}
"""What each Magic Item is worth to a bot, in Adventure Points."""
WORTHS_TOGETHER: dict[str, float] = {}
"""The same when playing together."""


def magic_item(
    card: str,
    window: str,
    *,
    worth: float,
    worth_together: float | None = None,
    expects: Expectation | tuple[Expectation, ...] = (),
    too_late: WhyNot | None = None,
    tries: Tries | None = None,
) -> None:
    """Declares a Magic Item."""
    expected = (expects,) if isinstance(expects, Expectation) else expects
    ITEMS[card] = Item(card, window, expected, too_late, tries)
    WORTHS[card] = worth
    WORTHS_TOGETHER[card] = worth if worth_together is None else worth_together


def use(
    card: str, window: str, clause: str, verb: Verb = PLAY, *, also: str = "", options: Options | None = None
) -> Callable[[Run], Run]:
    """Declares what playing a Magic Item in a window does. One that is played with a word has no options to choose."""

    def remember(run: Run) -> Run:
        USES[window].append(Use(card, verb, options or (lambda *_: (PLAY(card),)), run, clause, also))
        return run

    return remember


def options_in(window: str, table: DiceTable, you: Adventurer, *moment: Any, also_drawn: bool = False) -> list[str]:
    """What the adventurer could play in this window now; `moment` is what the uses of this window want to know of it.
    Cards just drawn mostly come too late (DT-16.37)."""
    hand = you.magic.cards + you.drawn.cards if also_drawn else you.magic.cards
    if not hand:
        return []
    found: list[str] = []
    for one in USES[window]:
        if one.card in hand and (not one.also or one.also in hand):
            found += one.options(table, you, *moment)
    return found


def use_in(window: str, answer: str) -> Use | None:
    """The use of this window that the answer means, if it means one."""
    return next((one for one in USES[window] if one.is_meant(answer)), None)


def show(table: DiceTable, you: Adventurer, window: str, answer: str) -> Use:
    """The Magic Item that the answer means is shown and discarded (DT-16.4)."""
    found = use_in(window, answer)
    if found is None:
        raise LookupError(f"'{answer}' plays nothing in the window '{window}'")
    table.play_card(you.seat, found.card, found.clause)
    return found


async def play(table: DiceTable, you: Adventurer, window: str, answer: str, *moment: Any) -> None:
    """The Magic Item that the answer means is shown, and does what it does."""
    found = show(table, you, window, answer)
    chosen = () if found.verb is PLAY else found.verb.read(answer)
    await found.run(table, you, *moment, *chosen)


def thief_in(window: str) -> str:
    """The Magic Item that steals in this window."""
    return USES[window][0].card


def ability(
    character: str, window: str, verb: Verb = PLAY, *, options: Options = lambda *_: ()
) -> Callable[[Run], Run]:
    """Declares what a Character can do. Without options it is done whenever its moment comes."""

    def remember(run: Run) -> Run:
        ABILITIES[window][character] = Deed(character, verb, options, run)
        return run

    return remember


def abilities_in(window: str, table: DiceTable, you: Adventurer, *moment: Any) -> tuple[str, ...]:
    """What the adventurer's Character could do now."""
    found = ABILITIES[window].get(you.character)
    if found is None or not table.has_ability(you, found.card):
        return ()
    return tuple(found.options(table, you, *moment))


async def be_able(table: DiceTable, you: Adventurer, window: str, answer: str, *moment: Any) -> bool:
    """Does what the answer means; whether it means an ability."""
    found = ABILITIES[window].get(you.character)
    if found is None or answer not in found.verb:
        return False
    await found.run(table, you, *moment, *found.verb.read(answer))
    return True


async def work(table: DiceTable, you: Adventurer, window: str) -> None:
    """What the adventurer's Character does whenever this moment comes."""
    found = ABILITIES[window].get(you.character)
    if found and table.has_ability(you, found.card):
        await found.run(table, you)
