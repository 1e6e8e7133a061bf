"""Questions: decisions that a scene awaits, with all the legal answers as options.

A game declares each of its questions as a class, whose fields are the values that belong to it:

    class PayTheToll(Decision):
        price: int

    place = await ask(WhereToWalk("red"), ("walk well", "walk mill"), "XX-2.1")
    path = await ask_openly(WhichPath("red"), paths_from(well), "XX-2.2")  # not asked if there is only one
    pays = await ask_yes_no(PayTheToll("blue", price=2), "XX-4.3")
    cards = await ask_all(seats, lambda seat: ask(ChooseCard(seat), hand_of(seat), "XX-1.1"))
    plays = await ask_quietly(seats, lambda seat: ask(WardOff(seat), ("pass", *wards_of(seat)), "XX-5.2"))

The type checker finds a misspelt question or value, and the words and the types of the page are checked against these
declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Self, TypeVar

from msgspec import UNSET, Struct

from fairytable.engine.events import NOTHING, declared_in
from fairytable.engine.facts import key_of


class Reason(Struct, frozen=True):
    """Why an expected option is missing. Words for it: `reason-<key>`."""

    key: str
    clause: str
    values: Mapping[str, Any] = NOTHING


WhyNot = Callable[[], dict[str, Reason]]
Offered = tuple[str, ...] | Callable[[], tuple[str, ...]]
"""The options of a question, or a function that computes them when they are needed."""


class Decision(Struct, gc=False):
    """What a seat is asked, and the values that its words, the page and the bots need.

    Its name in records, words and views, `about`, is the name of the class in lower case: `WhereToWalk` becomes
    `where_to_walk`. A value that is UNSET is left out. A dict gives a value to each of several things (see words.py):
    `price={"mill": 2}` is the value `mill price`.
    """

    seat: str
    about: ClassVar[str] = ""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.about = key_of(cls)

    @classmethod
    def of(cls, question: Question) -> Self:
        """The declaration of the question, which is known to be of this class."""
        decision = question.decision
        assert isinstance(decision, cls), f"'{question.about}' is not '{cls.about}'"
        return decision

    def as_values(self) -> dict[str, Any]:
        """The values by their names."""
        told: dict[str, Any] = {}
        for key, name in _names_of_values(type(self)):
            value = getattr(self, name)
            if isinstance(value, dict):
                told.update((f"{thing} {key}", fact) for thing, fact in value.items())
            elif value is not UNSET:
                told[key] = value
        return told


@cache
def _names_of_values(kind: type[Decision]) -> tuple[tuple[str, str], ...]:
    """Of each value of such a question, its name and that of the field."""
    return tuple(zip(kind.__struct_encode_fields__[1:], kind.__struct_fields__[1:], strict=True))


def questions_in(module: str) -> tuple[type[Decision], ...]:
    """All questions that the module declares, for `Vocabulary.questions`. A class that others there extend does not
    count."""
    declared = declared_in(module, Decision)
    return tuple([kind for kind in declared if not any(kind in other.__bases__ for other in declared)])


ADecision = TypeVar("ADecision", bound=Decision)
Told = Decision | dict[str, Any]


class Question(Struct, gc=False):
    """A decision of one seat. Awaiting it returns the chosen option.

    `told` is what is asked, `default` the answer of an absent player; `why_not` explains, on request, the expected
    options that are missing. `number` is assigned by the match.
    """

    seat: str
    about: str
    options: tuple[str, ...]
    clause: str
    told: Told | Callable[[], Told] = NOTHING
    default: str = ""
    why_not: WhyNot | None = None
    number: int = 0

    def __await__(self) -> Generator[Question, str, str]:
        return (yield self)

    @property
    def decision(self) -> Told:
        """The subject and its values."""
        told = self.told
        if callable(told):
            told = self.told = told()
        return told

    @property
    def values(self) -> dict[str, Any]:
        """The values for the words of the question."""
        decision = self.decision
        return decision if isinstance(decision, dict) else decision.as_values()

    @property
    def default_answer(self) -> str:
        return self.default or self.options[0]

    def settle(self) -> None:
        """Compute whatever is computed lazily, before the answer changes the table."""
        if callable(self.told):
            self.told = self.told()

    def refusals(self) -> dict[str, Reason]:
        """The expected options that are missing, each with the reason."""
        return self.why_not() if self.why_not else {}


class LazyQuestion(Question, gc=False):
    """A question whose options are computed when they are needed.

    A copied match asks its questions again, and nobody looks at their options; so many options, or options that take
    long to find, would make copies slow. It is a class of its own because access takes longer.
    """

    @property  # type: ignore[misc]
    def options(self) -> tuple[str, ...]:  # type: ignore[override]
        """All the legal answers."""
        offered: Any = _OFFERED.__get__(self)
        if type(offered) is not tuple:
            offered = offered()
            _OFFERED.__set__(self, offered)
        return offered  # type: ignore[no-any-return]


_OFFERED: Any = Question.__dict__["options"]
"""Where a question keeps its options, or the function that computes them."""


class OpenQuestion(Question, gc=False):
    """A question that is not asked if there is only one option."""

    def __await__(self) -> Generator[Question, str, str]:
        return (yield self) if len(self.options) > 1 else self.options[0]


class YesNo(Struct, gc=False):
    """A question whose answer is yes or no."""

    question: Question

    def __await__(self) -> Generator[Question, str, bool]:
        return (yield self.question) == "yes"


class Together(Struct, gc=False):
    """Questions that several seats answer simultaneously and in secret; nobody learns anything before all have
    answered.

    If it `is_window`, nobody learns either who had a choice.
    """

    questions: tuple[Question, ...]
    question_for: Callable[[str], Question]
    is_window: bool = False

    def __await__(self) -> Generator[Together, dict[str, str], dict[str, str]]:
        return (yield self) if self.questions else {}

    def has_choice(self, seat: str) -> bool:
        """Whether the seat is asked and has more than one option."""
        return any(question.seat == seat and len(question.options) > 1 for question in self.questions)

    def ask_others_again(self, seat: str) -> None:
        """After the seat has imagined what the others hold, their options follow from what it imagines."""
        for place, old in enumerate(self.questions):
            if old.seat != seat:
                new = self.question_for(old.seat)
                new.number = old.number
                self.questions = (*self.questions[:place], new, *self.questions[place + 1 :])


def ask(
    decision: Decision, options: Offered, clause: str, /, *, default: str = "", why_not: WhyNot | None = None
) -> Question:
    """Await it: the option that the seat chooses. Many options are best given as a function that computes them."""
    kind = Question if type(options) is tuple else LazyQuestion
    return kind(decision.seat, decision.about, options, clause, decision, default, why_not)  # type: ignore[arg-type]


def ask_openly(
    decision: Decision, options: tuple[str, ...], clause: str, /, *, default: str = "", why_not: WhyNot | None = None
) -> OpenQuestion:
    """Await it: the option that the seat chooses. If there is only one, nobody is asked; so this is for options that
    everybody at the table can work out. For secret options, use `ask`, which always asks."""
    return OpenQuestion(decision.seat, decision.about, options, clause, decision, default, why_not)


def ask_yes_no(decision: Decision, clause: str, /, *, default: str = "no") -> YesNo:
    """Await it: whether the seat says yes."""
    return YesNo(Question(decision.seat, decision.about, ("yes", "no"), clause, decision, default))


def ask_lazily(
    kind: type[ADecision],
    seat: str,
    decision: Callable[[], ADecision],
    options: Offered,
    clause: str,
    /,
    *,
    default: str = "",
    why_not: WhyNot | None = None,
) -> Question:
    """Await it, as with `ask`. Its values take long to compute, so they are computed when they are needed."""
    asking = Question if type(options) is tuple else LazyQuestion
    return asking(seat, kind.about, options, clause, decision, default, why_not)  # type: ignore[arg-type]


def ask_all(seats: Iterable[str], question_for: Callable[[str], Question]) -> Together:
    """Await it: the choice of each seat. `question_for` makes the question of one seat."""
    return Together(tuple([question_for(seat) for seat in seats]), question_for)


def ask_quietly(seats: Iterable[str], question_for: Callable[[str], Question]) -> Together:
    """Await it: the choice of each seat, and nobody learns who could have chosen anything. This is a window.

    The first option of each question is to pass, and it is the default. A player who can only pass has passed already,
    without anybody noticing. Which seats are asked must follow from what everybody knows; the options may follow from
    secrets.
    """
    return Together(tuple([question_for(seat) for seat in seats]), question_for, is_window=True)
