"""Everything that is asked in Hungarian Folktales."""

from __future__ import annotations

from fairytable.engine.questions import Decision, questions_in

Words = tuple[str, ...]
Together = tuple[tuple[str, ...], ...]
"""Lists of words that belong together, to be read in one breath."""

# Set-up


class ChooseHero(Decision):
    pass


class ChooseItem(Decision):
    pass


# The turn


class Rest(Decision):
    pass


class Turn(Decision):
    """Before the white roll."""

    field: str


class AnythingElse(Decision):
    """After it, or without one."""

    field: str


# Moving


class Walk(Decision):
    """Which way so many steps go. A way passes so many `meals` before it ends on a field."""

    steps: int
    meals: dict[str, int]


class Blank(Decision):
    """The number for the blank, and the way."""

    steps: int
    meals: dict[str, int]


# Fields


class Take(Decision):
    tile: str


class Bonus(Decision):
    pass


class Shortcut(Decision):
    """Whether to pay with a tile, if it asks for one, and so many Biscuits."""

    shortcut: str
    tile: str
    biscuits: int


class Sorcerer(Decision):
    pass


# Paying


class Pay(Decision):
    count: int


class Meal(Decision):
    count: int


class BadLuck(Decision):
    count: int


# The Lucky Throw


class LuckyThrow(Decision):
    """What counts beside the die: the sources of it, their numbers and their clauses."""

    encounter: str
    sources: Words
    numbers: tuple[int, ...]
    clauses: Words


class Ahead(LuckyThrow):
    """Before the die is thrown: how many sides of it come to each outcome, as it is and with all Advice."""

    sides: Together
    sides_with_advice: Together


class BeforeThrow(Ahead):
    """On an Adventure Field."""


class BeforeMagic(Ahead):
    """With the Sorcerer."""


class BeforeGate(Ahead):
    """At the Castle."""


class Thrown(LuckyThrow):
    """The sum and its outcome, what Advice or a helper would make of it, and the sides of the die for another throw."""

    summands: Together
    points: int
    outcome: str
    lifts: Together
    helpers: Words
    helpers_bring: Words
    again_sides: Together


class AfterThrow(Thrown):
    """On an Adventure Field."""


class AfterMagic(Thrown):
    """With the Sorcerer."""


class AfterGate(Thrown):
    """At the Castle."""


class Lose(Decision):
    pass


class Wish(Decision):
    pass


class ReceiveTrickster(Decision):
    pass


# Others on the field


class Compose(Decision):
    """An offer, as far as it is put together."""

    partner: str
    gives: Together
    wants: Together


class AnswerTrade(Decision):
    partner: str
    gives: Together
    wants: Together


class AnswerTest(Decision):
    partner: str


QUESTIONS = questions_in(__name__)
