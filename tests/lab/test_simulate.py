"""Bots play: equal seeds give equal matches, however and wherever they are played."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from fairytable import FairytableError, verify
from fairytable.bots import BOTS, Observation
from fairytable.engine.errors import FaultyPack, UnknownGame, UnknownOption, WrongSeats
from fairytable.engine.packs import copy_default_pack
from fairytable.games import find_game
from fairytable.lab import WrongBots, play_match, simulate
from fairytable.lab.workers import ERRANDS_AHEAD, MATCHES_TOGETHER

GAME = "fantastic-stories"
SHORT = {"round-limit": "30"}


class PatientExecutor(Executor):
    """Begins nothing before somebody waits for it, and remembers what it was given."""

    def __init__(self) -> None:
        self.futures: list[LateFuture] = []

    def submit(self, task: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        self.futures.append(LateFuture(lambda: task(*given, **named)))
        return self.futures[-1]


class LateFuture(Future[Any]):
    def __init__(self, task: Callable[[], Any]) -> None:
        super().__init__()
        self.task = task

    def result(self, timeout: float | None = None) -> Any:
        self.set_result(self.task())
        return super().result(timeout)


def test_a_match_is_played_to_its_end() -> None:
    match = play_match(GAME, 3, seed=1)
    assert match.is_over
    assert match.options["round-limit"] == "200", "only bots play"
    assert match.events is None, "nobody listens"


def test_equal_calls_give_equal_matches() -> None:
    assert play_match(GAME, 2, seed=4).answers == play_match(GAME, 2, seed=4).answers
    assert play_match(GAME, 2, seed=4).answers != play_match(GAME, 2, seed=5).answers


def test_a_match_can_be_heard_while_it_is_played() -> None:
    asked: list[str] = []
    match = play_match(GAME, 2, seed=1, options=SHORT, quiet=False, on_question=lambda q: asked.append(q.seat))
    assert asked == [seat for seat, _ in match.answers]
    assert match.events_for("red")[-1].key == "match_ends"


def test_every_bot_has_luck_of_its_own_that_comes_from_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks: list[int] = []

    class Bystander:
        def __init__(self, luck: int) -> None:
            lucks.append(luck)

        def choose(self, observation: Observation) -> str:
            return observation.question.default_answer

    monkeypatch.setitem(BOTS, "bystander", Bystander)
    for seed in (1, 2, 1):
        play_match(GAME, 2, seed, "bystander", SHORT)
    assert len(set(lucks)) == 4
    assert lucks[:2] == lucks[4:]


def test_match_number_i_has_the_seed_s_plus_i() -> None:
    outcomes = list(simulate(GAME, 2, 3, seed=10, options=SHORT, keep_records=True))
    assert [outcome.seed for outcome in outcomes] == [10, 11, 12]
    for outcome in outcomes:
        match = play_match(GAME, 2, outcome.seed, options=SHORT)
        assert outcome.record == match.record()
        assert (outcome.answers, outcome.rounds, outcome.result) == (
            len(match.answers),
            match.table.round,
            match.result,
        )


def test_a_word_as_seed_counts_on_behind_the_word() -> None:
    assert [outcome.seed for outcome in simulate(GAME, 2, 2, seed="goose", options=SHORT)] == ["goose-0", "goose-1"]


def test_records_are_kept_only_on_request() -> None:
    (without,) = simulate(GAME, 2, 1, options=SHORT)
    (with_record,) = simulate(GAME, 2, 1, options=SHORT, keep_records=True)
    assert without.record is None
    assert with_record.record is not None
    assert verify(with_record.record).result == with_record.result
    assert without.to_json() == with_record.to_json()


def test_any_executor_gives_the_same_outcomes_in_the_same_order() -> None:
    alone = list(simulate(GAME, 2, 6, options=SHORT))
    with ThreadPoolExecutor(3) as executor:
        assert list(simulate(GAME, 2, 6, options=SHORT, executor=executor)) == alone
    assert list(simulate(GAME, 2, 6, options=SHORT, executor=PatientExecutor())) == alone


def test_an_executor_is_not_given_everything_at_once() -> None:
    executor = PatientExecutor()
    outcomes = simulate(GAME, 2, 10**9, options=SHORT, executor=executor)
    for _ in range(MATCHES_TOGETHER + 1):
        next(outcomes)
    assert len(executor.futures) == ERRANDS_AHEAD + 1


def test_who_stops_listening_stops_the_matches_that_have_not_begun() -> None:
    executor = PatientExecutor()
    outcomes = simulate(GAME, 2, 10 * MATCHES_TOGETHER, options=SHORT, executor=executor)
    next(outcomes)
    outcomes.close()  # type: ignore[attr-defined]
    assert [future.cancelled() for future in executor.futures] == [False] + [True] * 9


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "goose-market"}, UnknownGame),
        ({"seats": 7}, WrongSeats),
        ({"seats": ["red", "pink"]}, WrongSeats),
        ({"bots": ["random"] * 3}, WrongBots),
        ({"bots": "wizard"}, FairytableError),
        ({"options": {"ferry-start": "moon"}}, UnknownOption),
        ({"pack": "no-such-folder"}, FairytableError),
    ],
)
def test_mistakes_are_told_before_anything_is_played(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(**dict[str, Any](game=GAME, seats=2, games=1) | wrong)


def test_a_pack_that_was_changed_is_read_again(tmp_path: Path) -> None:
    folder = copy_default_pack(find_game(GAME), tmp_path / "mine")
    (before,) = simulate(GAME, 2, 1, options=SHORT, pack=folder, keep_records=True)
    title = folder / "pack.toml"
    title.write_text(title.read_text(encoding="utf-8").replace("Dusk", "Dawn"), encoding="utf-8")
    (after,) = simulate(GAME, 2, 1, options=SHORT, pack=folder, keep_records=True)
    assert before.record is not None
    assert after.record is not None
    assert after.record.pack_name == before.record.pack_name.replace("Dusk", "Dawn")
    assert after.record.pack == before.record.pack, "other words play alike"


def test_a_pack_that_is_changed_between_two_matches_is_noticed(tmp_path: Path) -> None:
    folder = copy_default_pack(find_game(GAME), tmp_path / "mine")
    outcomes = simulate(GAME, 2, 2, options=SHORT, pack=folder)
    (folder / "board.toml").write_text("", encoding="utf-8")
    with pytest.raises(FaultyPack):
        next(outcomes)
