"""Whatever players do, in whatever order: the match, its copies and its records tell the same story."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fairytable.engine.errors import FairytableError
from fairytable.engine.match import Match
from fairytable.looking import everything, heard_by, seen_by
from tests.engine.practice_games import SEATS, a_market, count_wares

REFUSALS = {"answered", "asked", "luck", "left", "nothing", "revealed"}


class AnyHistory(RuleBasedStateMachine):
    """A match of Goblin Market in the hands of players, of a server that copies and saves, and of thinking bots."""

    match: Match

    @initialize(seed=st.integers(0, 1000), seats=st.integers(2, 3))
    def begin(self, seed: int, seats: int) -> None:
        self.match = a_market(seats, seed)

    def is_going_on(self) -> bool:
        return not self.match.is_over

    @rule(choice=st.data())
    @precondition(is_going_on)
    def answer(self, choice: st.DataObject) -> None:
        question = choice.draw(st.sampled_from(self.match.questions))
        before = self.match.copy()
        option = choice.draw(st.sampled_from(question.options))
        self.match.answer(question.seat, option, number=question.number)
        before.answer(question.seat, option, number=question.number)
        assert everything(before) == everything(self.match)

    @rule(seat=st.sampled_from(SEATS), by_agreement=st.booleans())
    def undo(self, seat: str, by_agreement: bool) -> None:
        before = everything(self.match)
        refusal = self.match.undo_refusal(seat)
        assert refusal is None or refusal in REFUSALS
        try:
            self.match.undo(seat, by_agreement=by_agreement)
        except FairytableError:
            assert refusal is not None
            assert everything(self.match) == before
        else:
            assert refusal is None or by_agreement
            assert seat in self.match.waiting_for

    @rule(seat=st.sampled_from(SEATS))
    def leave(self, seat: str) -> None:
        before = everything(self.match)
        try:
            self.match.leave(seat)
        except FairytableError:
            assert everything(self.match) == before
        else:
            assert seat not in self.match.waiting_for

    @rule()
    def save_and_load(self) -> None:
        record = self.match.record()
        loaded = Match.from_record(self.match.game, self.match.pack, record)
        assert everything(loaded) == everything(self.match)
        for seat in (*self.match.seats, None):
            assert heard_by(loaded, seat) == heard_by(self.match, seat)
        assert loaded.record() == record
        self.match = loaded

    @rule(luck=st.integers(0, 2**64 - 1))
    def determinize(self, luck: int) -> None:
        before = everything(self.match)
        for seat in self.match.waiting_for:
            imagined = self.match.determinize(seat, luck)
            assert seen_by(imagined, seat) == seen_by(self.match, seat)
            assert everything(imagined.copy()) == everything(imagined)
        assert everything(self.match) == before

    @invariant()
    def nothing_is_lost(self) -> None:
        table = self.match.table
        assert count_wares(table) == {"wares": len(table.wares), "omens": 3}

    @invariant()
    def a_copy_is_like_the_original(self) -> None:
        assert everything(self.match.copy()) == everything(self.match)


TestAnyHistory = AnyHistory.TestCase
TestAnyHistory.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
