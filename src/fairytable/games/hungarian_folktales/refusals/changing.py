"""Why not throw something away?"""

from __future__ import annotations

from collections.abc import Iterator

from fairytable.engine.expecting import Expectation
from fairytable.engine.questions import Question, Reason
from fairytable.games.hungarian_folktales import verbs
from fairytable.games.hungarian_folktales.abilities import BOUND, CHANGES, why_bound, why_toad_bound
from fairytable.games.hungarian_folktales.goods import distinct
from fairytable.games.hungarian_folktales.moments import IN_TURN, WAITING_CLAUSES, asked, why_wait
from fairytable.games.hungarian_folktales.table import FolktaleTable


def _discards(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield from verbs.DISCARD.all_of(distinct(asked(table, question).satchel))


def _why_not_discard(table: FolktaleTable, question: Question, option: str) -> Reason | None:
    (kind,) = verbs.DISCARD.read(option)
    if table.tile(kind).kind == "trickster":
        return Reason("trickster_stays", "HF-8.12")
    return why_wait(table, question.about, CHANGES) or why_bound(table, asked(table, question), kind)


def _toads(table: FolktaleTable, question: Question) -> Iterator[str]:
    if question.about in IN_TURN:
        yield from verbs.DISCARD_TOAD.all_of(distinct(asked(table, question).toads))


def _why_not_discard_toad(table: FolktaleTable, question: Question, option: str) -> Reason | None:
    (kind,) = verbs.DISCARD_TOAD.read(option)
    return why_wait(table, question.about, CHANGES) or why_toad_bound(table, asked(table, question), kind)


EXPECTATIONS = (
    Expectation(verbs.DISCARD, ("HF-8.12", *BOUND, *WAITING_CLAUSES), _discards, _why_not_discard),
    Expectation(verbs.DISCARD_TOAD, (*BOUND, *WAITING_CLAUSES), _toads, _why_not_discard_toad),
)
