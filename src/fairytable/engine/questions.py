"""Questions: decisions that a scene awaits, with all the legal answers as options.

place = await ask("red", "where_to_walk", ("walk well", "walk mill"), "XX-2.1")
path = await ask_openly("red", "which_path", paths_from(well), "XX-2.2")  # not asked if there is only one
pays = await ask_yes_no("blue", "pay_the_toll", "XX-4.3", price=2)
cards = await ask_all(seats, lambda seat: ask(seat, "choose_card", hand_of(seat), "XX-1.1"))
plays = await ask_quietly(seats, lambda seat: ask(seat, "ward_off", ("pass", *wards_of(seat)), "XX-5.2"))
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any

from msgspec import Struct

from fairytable.engine.events import NOTHING


class Reason(Struct, frozen=True):
    """Why an option that a person would expect is missing. Words for it: `reason-<key>`."""

    key: str
    clause: str
    values: Mapping[str, Any] = NOTHING


WhyNot = Callable[[], dict[str, Reason]]
Offered = tuple[str, ...] | Callable[[], tuple[str, ...]]
"""The options of a question, or a function that works them out when somebody looks."""


class Question(Struct, gc=False):
    """A decision of one seat. Awaiting it gives the option that was chosen.

    `default` is what an absent player is taken to say; `why_not` explains, when somebody asks, the
    options that one would expect and that are not there. `number` is given by the match.
    """

    seat: str
    about: str
    options: tuple[str, ...]
    clause: str
    values: dict[str, Any] = NOTHING
    default: str = ""
    why_not: WhyNot | None = None
    number: int = 0

    def __await__(self) -> Generator[Question, str, str]:
        return (yield self)

    @property
    def default_answer(self) -> str:
        return self.default or self.options[0]

    def settle(self) -> None:
        """Work out what is worked out late, before the table changes by the answer."""

    def refusals(self) -> dict[str, Reason]:
        """The expected options that are missing, each with the reason."""
        return self.why_not() if self.why_not else {}


class LazyQuestion(Question, gc=False):
    """A question whose options, and perhaps some of its values, are worked out when somebody looks at them.

    A match that is copied asks its questions again, and nobody looks at their options; so many options, or options
    that are hard to find, make copies slow. It is a kind of its own because looking takes longer.
    """

    @property  # type: ignore[misc]
    def options(self) -> tuple[str, ...]:  # type: ignore[override]
        """All the legal answers."""
        offered: Any = _OFFERED.__get__(self)
        if type(offered) is not tuple:
            offered = offered()
            _OFFERED.__set__(self, offered)
        return offered  # type: ignore[no-any-return]

    @property  # type: ignore[misc]
    def values(self) -> dict[str, Any]:  # type: ignore[override]
        """What the words of the question speak of."""
        told: Any = _VALUES.__get__(self)
        if callable(told):
            told = told()
            _VALUES.__set__(self, told)
        return told  # type: ignore[no-any-return]

    def settle(self) -> None:
        _VALUES.__set__(self, self.values)


_OFFERED: Any = Question.__dict__["options"]
"""Where a question keeps its options, or the function that works them out."""
_VALUES: Any = Question.__dict__["values"]
"""The same for its values."""


class OpenQuestion(Question, gc=False):
    """A question that nobody needs to be asked where there is only one way."""

    def __await__(self) -> Generator[Question, str, str]:
        return (yield self) if len(self.options) > 1 else self.options[0]


class YesNo(Struct, gc=False):
    """A question whose answer is a truth."""

    question: Question

    def __await__(self) -> Generator[Question, str, bool]:
        return (yield self.question) == "yes"


class Together(Struct, gc=False):
    """Questions that several seats answer at once and in secret; nobody learns anything before all have.

    If it `is_window`, nobody learns either who had anything to choose.
    """

    questions: tuple[Question, ...]
    question_for: Callable[[str], Question]
    is_window: bool = False

    def __await__(self) -> Generator[Together, dict[str, str], dict[str, str]]:
        return (yield self) if self.questions else {}

    def has_choice(self, seat: str) -> bool:
        """Whether the seat is asked, and can answer in more than one way."""
        return any(question.seat == seat and len(question.options) > 1 for question in self.questions)

    def ask_others_again(self, seat: str) -> None:
        """After the seat has imagined what the others hold, their options come from what it imagines."""
        for place, old in enumerate(self.questions):
            if old.seat != seat:
                new = self.question_for(old.seat)
                new.number = old.number
                self.questions = (*self.questions[:place], new, *self.questions[place + 1 :])


def ask(
    seat: str,
    about: str,
    options: Offered,
    clause: str,
    /,
    *,
    default: str = "",
    why_not: WhyNot | None = None,
    later: Callable[[], dict[str, Any]] | None = None,
    **values: Any,
) -> Question:
    """Await it: the option that the seat chooses. Many options are best given as a function that works them out, and
    so are values that take long and that only some look at (`later`)."""
    told: Any = values if later is None else lambda: {**values, **later()}
    if type(options) is tuple and later is None:
        return Question(seat, about, options, clause, told, default, why_not)
    return LazyQuestion(seat, about, options, clause, told, default, why_not)  # type: ignore[arg-type]


def ask_openly(
    seat: str,
    about: str,
    options: tuple[str, ...],
    clause: str,
    /,
    *,
    default: str = "",
    why_not: WhyNot | None = None,
    **values: Any,
) -> OpenQuestion:
    """Await it: the option that the seat chooses. Where there is only one way, nobody is asked; so this is for options
    that everybody at the table can work out. Who is asked about a secret is asked in any case, with `ask`."""
    return OpenQuestion(seat, about, options, clause, values, default, why_not)


def ask_yes_no(seat: str, about: str, clause: str, /, *, default: str = "no", **values: Any) -> YesNo:
    """Await it: whether the seat says yes."""
    return YesNo(Question(seat, about, ("yes", "no"), clause, values, default))


def ask_all(seats: Iterable[str], question_for: Callable[[str], Question]) -> Together:
    """Await it: what each of the seats chose. `question_for` makes the question of one seat."""
    return Together(tuple([question_for(seat) for seat in seats]), question_for)


def ask_quietly(seats: Iterable[str], question_for: Callable[[str], Question]) -> Together:
    """Await it: what each of the seats chose, and nobody learns who could have chosen anything. This is a window.

    The first option of each question is to pass, and it is the default. Who can only pass has passed already, without
    anybody noticing. Who is asked must follow from what everybody knows; what is offered may follow from secrets.
    """
    return Together(tuple([question_for(seat) for seat in seats]), question_for, is_window=True)
