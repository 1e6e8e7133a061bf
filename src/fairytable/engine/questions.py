"""Questions: decisions that a scene awaits, with all the legal answers as options.

place = await ask("red", "where_to_walk", ("walk well", "walk mill"), "XX-2.1")
pays = await ask_yes_no("blue", "pay_the_toll", "XX-4.3", price=2)
cards = await ask_all(seats, lambda seat: ask(seat, "choose_card", hand_of(seat), "XX-1.1"))
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

    def refusals(self) -> dict[str, Reason]:
        """The expected options that are missing, each with the reason."""
        return self.why_not() if self.why_not else {}


class YesNo(Struct, gc=False):
    """A question whose answer is a truth."""

    question: Question

    def __await__(self) -> Generator[Question, str, bool]:
        return (yield self.question) == "yes"


class Together(Struct, gc=False):
    """Questions that several seats answer at once and in secret; nobody learns anything before all have."""

    questions: tuple[Question, ...]
    question_for: Callable[[str], Question]

    def __await__(self) -> Generator[Together, dict[str, str], dict[str, str]]:
        return (yield self) if self.questions else {}

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
    options: tuple[str, ...],
    clause: str,
    *,
    default: str = "",
    why_not: WhyNot | None = None,
    **values: Any,
) -> Question:
    """Await it: the option that the seat chooses."""
    return Question(seat, about, options, clause, values, default, why_not)


def ask_yes_no(seat: str, about: str, clause: str, *, default: str = "no", **values: Any) -> YesNo:
    """Await it: whether the seat says yes."""
    return YesNo(Question(seat, about, ("yes", "no"), clause, values, default))


def ask_all(seats: Iterable[str], question_for: Callable[[str], Question]) -> Together:
    """Await it: what each of the seats chose. `question_for` makes the question of one seat."""
    return Together(tuple([question_for(seat) for seat in seats]), question_for)
