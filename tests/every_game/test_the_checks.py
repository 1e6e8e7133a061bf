"""The checks pass a good game, and each of them finds the games that break what it checks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Annotated, Any

import pytest
from msgspec import Struct, defstruct
from msgspec.structs import replace

from fairytable import game_checks as checks
from fairytable.engine.chance import Chance
from fairytable.engine.events import Happening, Secret
from fairytable.engine.facts import OneOf, Public
from fairytable.engine.game import Game, Result
from fairytable.engine.packs import PackReader
from fairytable.engine.questions import Question, Reason
from fairytable.game_checks import CHECKS, Check, settings_of
from tests.engine.orchard_game import an_orchard_game, only_holders, orchard
from tests.engine.practice_games import Market, Rested, changed, goblin_market, read_wares

OPTIONS = settings_of(goblin_market)[0]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_good_game_passes_every_check(check: Check, seats: int) -> None:
    for seed in range(4):
        check(goblin_market, seats, OPTIONS, seed)


def test_a_good_game_declares_its_facts_and_has_a_good_pack() -> None:
    checks.check_declarations(goblin_market)
    checks.check_pack(goblin_market)


def after_each_scene(spoil: Callable[[Market], None]) -> Game[Any]:
    """Goblin Market, but at the end of every scene something happens to the table."""

    async def scene(table: Market) -> None:
        await goblin_market.rules.next_scene(table)
        spoil(table)

    return changed(goblin_market, next_scene=scene)


def with_questions(spoil: Callable[[Question], Question]) -> Game[Any]:
    """Goblin Market, but the questions in a trader's turn are others."""

    class Scene:
        """Passes answers on to the true scene."""

        def __init__(self, table: Market) -> None:
            self.true_scene = goblin_market.rules.next_scene(table)

        def send(self, value: Any) -> Any:
            asked = self.true_scene.send(value)
            return spoil(asked) if isinstance(asked, Question) and asked.about == "trade" else asked

    return changed(goblin_market, next_scene=Scene)


def with_values(**changes: Any) -> Callable[[Question], Question]:
    return lambda question: replace(question, **changes)


def forgetful(table: Market) -> None:
    table.sold.clear()


def with_memory() -> Callable[[Market], None]:
    """A memory outside of the table, which copies share and records do not know."""
    scenes_played = count(1)

    def remember(table: Market) -> None:
        table.traders[0].coins = next(scenes_played)

    return remember


def listening(table: Market) -> None:
    if table.event_log is not None:
        table.traders[0].coins += 1


def babbling(table: Market) -> None:
    table.tell(Rested(seat="red"), "GM-9.9")


def misdeclared(name: str, **values: Any) -> Any:
    """Another event of this name, with other values."""
    return defstruct(name, list(values.items()), bases=(Happening,), kw_only=True)


def careless(table: Market) -> None:
    table.tell(misdeclared("Rested", hand=list)(hand=table.traders[0].hand), "GM-2.7")


class Danced(Happening):
    seat: str


def inventive(table: Market) -> None:
    table.tell(Danced(seat="red"), "GM-2.7")


def wordy(table: Market) -> None:
    table.tell(misdeclared("Rested", seat=str, day=int)(seat="red", day=table.day), "GM-2.7")


def wrong(table: Market) -> None:
    table.tell(Rested(seat=table.day), "GM-2.7")  # type: ignore[arg-type]


def secretive(table: Market) -> None:
    table.tell_in_secret(misdeclared("Rested", seat=Secret[str])(seat="red"), "GM-2.7", ["red"])


def half_told(table: Market) -> None:
    table.tell_in_secret(misdeclared("Peeked", ware=Secret[str])(ware="ward"), "GM-2.2", ["red"])


class Dreaming(Market, kw_only=True):
    def determinize(self, seat: str | None, chance: Chance) -> None:  # noqa: ARG002
        self.traders[0].coins += 1


class Stone(Struct, frozen=True):
    colour: str


class Stony(Market, kw_only=True):
    stone: Public[Stone] = Stone("grey")


class Snowy(Market, kw_only=True):
    weather: Public[Annotated[str, OneOf(("sun", "rain"))]] = "snow"


class Silent(Market, kw_only=True):
    unsaid: int = 0


def laid_as(kind: type[Market]) -> Game[Any]:
    def lay(*arguments: Any) -> Market:
        market = goblin_market.rules.lay_table(*arguments)
        return kind(**{name: getattr(market, name) for name in Market.__struct_fields__})

    return changed(goblin_market, lay_table=lay, table_type=kind)


def half_a_result(_table: Market) -> Result:
    return Result(("red",), {"red": 1.0}, "GM-4.1")


def only_who_is_there(table: Market) -> dict[str, int]:
    return {trader.seat: 1 for trader in table.traders if trader.seat not in table.absent}


def meddling(question: Question) -> Question:
    """Asking why not costs a roll of the dice."""

    def why_not() -> dict[str, Reason]:
        meddler.append(1)
        asked.told = {**question.values, "day": len(meddler)}
        return {}

    meddler: list[int] = []
    asked = replace(question, why_not=why_not)
    return asked


def lucky(table: Market, _seat: str) -> float:
    return float(table.chance.roll())


BROKEN: list[tuple[Check, Game[Any]]] = [
    (checks.check_matches_end, changed(goblin_market, is_over=lambda _table: False)),
    (checks.check_matches_end, changed(goblin_market, result=half_a_result)),
    (checks.check_matches_end, changed(orchard, has_windows=False)),
    (checks.check_matches_end, changed(goblin_market, rounds=lambda table: -table.day)),
    (checks.check_copies, after_each_scene(with_memory())),
    (checks.check_records, after_each_scene(with_memory())),
    (checks.check_undo, after_each_scene(with_memory())),
    (checks.check_seeds, after_each_scene(with_memory())),
    (checks.check_seeds, after_each_scene(listening)),
    (checks.check_secrets, laid_as(Dreaming)),
    (checks.check_silence, an_orchard_game(only_holders)),
    (checks.check_views, laid_as(Stony)),
    (checks.check_views, laid_as(Snowy)),
    (checks.check_components, after_each_scene(forgetful)),
    (checks.check_questions, with_questions(with_values(options=()))),
    (checks.check_questions, with_questions(with_values(options=("rest", "rest", "done")))),
    (checks.check_questions, with_questions(with_values(default="fly"))),
    (checks.check_questions, with_questions(with_values(clause="GM-9.9"))),
    (checks.check_questions, with_questions(with_values(options=("done", "fly")))),
    (checks.check_questions, with_questions(with_values(options=("done", "rest twice")))),
    (checks.check_questions, with_questions(with_values(told={"days": [1, 2]}))),
    (checks.check_refusals, with_questions(with_values(why_not=lambda: {"done": Reason("because", "GM-2.1")}))),
    (checks.check_refusals, with_questions(with_values(why_not=lambda: {"steal nobody": Reason("because", "GM-9.9")}))),
    (checks.check_refusals, with_questions(with_values(why_not=lambda: {"fly": Reason("because", "GM-2.1")}))),
    (checks.check_refusals, with_questions(meddling)),
    (checks.check_bad_answers, with_questions(meddling)),
    (checks.check_events, after_each_scene(babbling)),
    (checks.check_events, after_each_scene(careless)),
    (checks.check_events, after_each_scene(inventive)),
    (checks.check_events, after_each_scene(wordy)),
    (checks.check_events, after_each_scene(wrong)),
    (checks.check_events, after_each_scene(secretive)),
    (checks.check_events, after_each_scene(half_told)),
    (checks.check_leaving, changed(goblin_market, count_components=only_who_is_there)),
    (checks.check_heuristic, changed(goblin_market, heuristic=lambda _table, _seat: float("nan"))),
    (checks.check_heuristic, changed(goblin_market, heuristic=lucky)),
    (checks.check_heuristic, changed(goblin_market, worth_trying=lambda _table, _question: ())),
    (checks.check_heuristic, changed(goblin_market, worth_trying=lambda _table, _question: ("fly",))),
]


@pytest.mark.parametrize(
    ("check", "game"), BROKEN, ids=[f"{check.__name__} {number}" for number, (check, _) in enumerate(BROKEN, start=1)]
)
def test_a_check_finds_a_game_that_breaks_its_promise(
    check: Check, game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "MOST_ANSWERS", 1000)

    def check_some_matches() -> None:
        for seed in range(5):
            check(game, 3, settings_of(game)[0], seed)

    with pytest.raises(AssertionError):
        check_some_matches()


def test_every_check_of_a_match_was_seen_to_fail() -> None:
    assert {check for check, _ in BROKEN} == set(CHECKS)


def test_facts_that_do_not_say_who_may_know_them_are_found() -> None:
    with pytest.raises(AssertionError, match=r"Silent\.unsaid"):
        checks.check_declarations(laid_as(Silent))


def test_a_pack_with_a_warning_is_found() -> None:
    def read(reader: PackReader) -> tuple[str, ...]:
        reader.warn("wares.toml", "", "rather few")
        return read_wares(reader)

    with pytest.raises(AssertionError, match="rather few"):
        checks.check_pack(replace(goblin_market, read_content=read))
