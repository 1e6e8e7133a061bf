"""Tokens that are taken, multiplied and paid; dice and cards that a card makes one choose."""

from __future__ import annotations

from collections.abc import Iterable

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.dice_upon_a_time import questions
from fairytable.games.dice_upon_a_time.effects import TOKENS
from fairytable.games.dice_upon_a_time.refusals.asking import asked
from fairytable.games.dice_upon_a_time.table import DiceTable
from fairytable.games.dice_upon_a_time.verbs import LOSE, PAY, REPLACE, REROLL, TAKE, TAKE_BACK


def every_taking(table: DiceTable, question: Question) -> Iterable[str]:
    """Every kind of token, in the numbers that are offered; and one more, where a Doubling face was placed."""
    if question.about not in (questions.TakeTokens.about, questions.SnakeToken.about):
        return ()
    counts = {int(TAKE.read(option)[1]) for option in question.options if option in TAKE}
    if question.seat == table.active and table.placed and table.content.face_of[table.placed] == "doubling":
        counts.add(max(counts) + 1)
    return TAKE.all_of(TOKENS, sorted(counts))


def why_not_take(table: DiceTable, question: Question, option: str) -> Reason:
    token, _ = TAKE.read(option)
    offered = [TAKE.read(one) for one in question.options if one in TAKE]
    kinds = list(dict.fromkeys(kind for kind, _ in offered))
    if table.change.fairy_tokens > 1 and question.clause == "DT-7.6":
        return Reason("different_kinds", "DT-18.2", {"event": table.event})
    if token not in kinds:
        return Reason("other_tokens", question.clause, {"token": token, "tokens": tuple(kinds)})
    if question.clause not in ("DT-7.6", "DT-7.8"):
        return Reason("cards_not_doubled", "DT-5.14")
    if table.change.plain_faces:
        return Reason("plain_faces", "DT-18.2", {"event": table.event})
    return Reason("no_doubling", "DT-5.16", {"count": max(int(number) for _, number in offered)})


def every_loss(_table: DiceTable, question: Question) -> Iterable[str]:
    return LOSE.all_of(TOKENS) if question.about == questions.LoseToken.about else ()


def every_payment(_table: DiceTable, question: Question) -> Iterable[str]:
    return PAY.all_of(TOKENS) if question.about == questions.PayToken.about else ()


def why_not_that_token(_table: DiceTable, _question: Question, option: str) -> Reason:
    """To lose or to pay."""
    (token,) = LOSE.read(option) if option in LOSE else PAY.read(option)
    return Reason("token_lacking", "DT-17.19" if option in LOSE else "DT-17.10", {"token": token})


def every_replacement(table: DiceTable, question: Question) -> Iterable[str]:
    you = asked(table, question)
    is_asked = question.about == questions.ReplaceMagic.about
    return REPLACE.all_of((*you.magic.cards, *you.drawn.cards)) if is_asked else ()


def why_not_replace(table: DiceTable, _question: Question, option: str) -> Reason:
    (card,) = REPLACE.read(option)
    if table.content.magic[card].coop:
        return Reason("useful_together", "DT-30.17", {"card": card})
    return Reason("drawn_before", "DT-30.7", {"card": card})


def every_reroll(table: DiceTable, question: Question) -> Iterable[str]:
    return REROLL.all_of(asked(table, question).pool) if question.about == questions.RerollWhich.about else ()


def why_not_reroll(_table: DiceTable, _question: Question, option: str) -> Reason:
    return Reason("chosen_already", "DT-16.13", {"die": REROLL.read(option)[0]})


def every_die_discarded(table: DiceTable, question: Question) -> Iterable[str]:
    return TAKE_BACK.all_of(asked(table, question).spent) if question.about == questions.TakeBackDie.about else ()


def why_not_take_back(_table: DiceTable, _question: Question, option: str) -> Reason:
    return Reason("die_discarded", "DT-4.15", {"die": TAKE_BACK.read(option)[0]})


GIFT_CLAUSES = ("DT-7.6", "DT-7.8", "DT-12.19", "DT-17.3", "DT-17.4", "DT-17.11", "DT-18.5")
"""Where tokens come from."""

EXPECTATIONS = (
    Expectation(LOSE, ("DT-17.19",), every_loss, why_not_that_token),
    Expectation(PAY, ("DT-17.10",), every_payment, why_not_that_token),
    Expectation(REPLACE, ("DT-30.7", "DT-30.17"), every_replacement, why_not_replace),
    Expectation(REROLL, ("DT-16.13",), every_reroll, why_not_reroll),
    Expectation(TAKE, (*GIFT_CLAUSES, "DT-5.14", "DT-5.16", "DT-18.2"), every_taking, why_not_take),
    Expectation(TAKE_BACK, ("DT-4.15",), every_die_discarded, why_not_take_back),
)
