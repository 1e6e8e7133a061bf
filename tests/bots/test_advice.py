"""Hints with reasons, and looking back at what decided a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from fairytable import GAMES, Game, new_match
from fairytable.bots import Observation, new_bot
from fairytable.bots.advice import Advice, Difference, advise, explain, reasons_for
from fairytable.bots.option_value import OptionValue
from fairytable.bots.review import turning_points, why
from fairytable.bots.wording import reason, standing
from fairytable.engine.facts import Public
from fairytable.engine.match import Match
from fairytable.engine.questions import ask
from fairytable.engine.table import Table
from fairytable.engine.words import Words
from fairytable.engine.worth import Part, parts_at_the_end
from tests.bots.test_search import a_pond
from tests.engine import decisions
from tests.engine.practice_games import a_game, a_little_match

ANSWERS = 40

Parts = dict[str, list[Mapping[str, Part]]]
"""The parts of the value in each imagined match, for every option."""


def some_tables(game: Game[Any]) -> list[Any]:
    """Tables of a match, as they stand at some questions."""
    match = new_match(game, game.identity.fewest_seats, seed="parts", options=game.bots.options, quiet=True)
    player = new_bot("easy", 2)
    tables = []
    while match.questions and len(match.answers) < ANSWERS:
        question = match.questions[0]
        match.answer(question.seat, player.choose(Observation(match, question.seat)))
        tables.append(match.table.copy())
    return tables


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_part_of_the_worth_has_words(game: Game[Any]) -> None:
    words = Words(game)
    assert game.bots.parts is not None
    names = {name for table in some_tables(game) for seat in table.seats for name in game.bots.parts(table, seat)}
    assert len(names) >= 2
    for name in names | {"victory", "defeat"}:
        more, less = (words.say(f"part-{name}-{than}", amount=3.5) for than in ("more", "less"))
        assert more != less
        assert "3.5" in more
        assert "3.5" in less


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.slug != "fantastic-stories"], ids=lambda game: game.slug
)
def test_the_parts_add_up_to_what_a_look_ahead_counts(game: Game[Any]) -> None:
    """In Fantastic Stories the heuristic is a chance to win, and its parts are rounds."""
    assert game.bots.parts is not None
    rollout_heuristic = game.bots.search.rollout_heuristic or game.bots.heuristic
    for table in some_tables(game):
        for seat in table.seats:
            assert sum(part.worth for part in game.bots.parts(table, seat).values()) == pytest.approx(
                rollout_heuristic(table, seat)
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_advice_is_legal_has_a_reason_in_words_and_is_the_same_whatever_is_hidden(game: Game[Any]) -> None:
    match = new_match(game, game.identity.fewest_seats, seed="advice", options=game.bots.options, quiet=True)
    words, player = Words(game), new_bot("easy", 3)
    for number in range(16):
        question = match.questions[0]
        if len(question.options) > 1 and number % 5 == 0:
            advised = advise(Observation(match, question.seat), luck=1, iterations=20)
            assert 1 <= len(advised) <= 3
            assert {advice.option for advice in advised} <= set(question.options)
            reasons = [reason(advice, words) for advice in advised]
            assert all(told.endswith(".") and any(map(str.isdigit, told)) for told in reasons if told)
            elsewhere = match.determinize(question.seat, 5)
            assert advise(Observation(elsewhere, question.seat), luck=1, iterations=20) == advised
        match.answer(question.seat, player.choose(Observation(match, question.seat)))


def test_the_best_answer_comes_first_and_says_what_it_brings() -> None:
    best, *rest = advise(Observation(a_pond(2), "red"), iterations=24)
    assert (best.option, best.gain, best.loss, best.share) == ("wait", Difference("fish", 3.0), None, 1.0)
    assert not rest, "a fish less is clearly worse"
    assert standing(best, 0) == "best"


class Lots(Table, kw_only=True):
    """Red draws a lot: a blank one, or one that brings nothing but luck."""

    drawn: Public[str] = ""
    luck: Public[int] = 0


def lots() -> Match:
    async def scene(table: Lots) -> None:
        table.drawn = await ask(decisions.Draw("red"), ("blank", "lucky"), "LG-1.1")
        table.luck = table.chance.below(20)

    def parts(table: Lots, _seat: str) -> dict[str, Part]:
        drawn, luck = float(table.drawn == "blank"), float(table.luck)
        return {"peace": Part(5.0 * drawn, drawn), "luck": Part(luck, luck)}

    game = a_game(
        Lots,
        scene,
        lambda table: bool(table.drawn),
        heuristic=lambda table, seat: sum(part.worth for part in parts(table, seat).values()),
        parts=parts,
    )
    return a_little_match(game)


def test_what_is_only_luck_is_no_reason_and_another_answer_is_held_to_the_best() -> None:
    weighed = [OptionValue("blank", 14.5, 8, 1.0), OptionValue("lucky", 9.5, 8, 0.0)]
    blank, lucky = explain(Observation(lots(), "red"), weighed, ["blank", "lucky"])
    assert (blank.gain, blank.loss, blank.is_beside_best) == (Difference("peace", 1.0), None, False)
    assert (lucky.gain, lucky.loss, lucky.is_beside_best) == (None, Difference("peace", -1.0), True)


class Gates(Table, kw_only=True):
    """Behind one gate the match is won, behind the other there are apples."""

    gate: Public[str] = ""


def test_who_wins_hears_of_nothing_else() -> None:
    async def scene(table: Gates) -> None:
        table.gate = await ask(decisions.Choose("red"), ("castle", "orchard"), "LG-1.1")

    def parts(table: Gates, _seat: str) -> dict[str, Part]:
        return parts_at_the_end(9.0, 1.0) if table.gate == "castle" else {"apples": Part(5.0, 5.0)}

    game = a_game(
        Gates,
        scene,
        lambda table: bool(table.gate),
        heuristic=lambda table, seat: sum(part.worth for part in parts(table, seat).values()),
        parts=parts,
    )
    weighed = [OptionValue("castle", 9.0, 8, 1.0), OptionValue("orchard", 5.0, 8, 0.0)]
    castle, orchard = explain(Observation(a_little_match(game), "red"), weighed, ["castle", "orchard"])
    assert (castle.gain, castle.loss) == (Difference("victory", 100.0), None)
    assert (orchard.gain, orchard.loss) == (None, Difference("victory", -100.0))


def test_looking_back_compares_with_what_was_done() -> None:
    weighed = [OptionValue("blank", 14.5, 8, 0.0), OptionValue("lucky", 9.5, 8, 1.0)]
    (lucky,) = explain(Observation(lots(), "red"), weighed, ["lucky"], instead_of="blank")
    assert (lucky.gain, lucky.loss) == (None, None), "it is worse: nothing speaks for it"


def test_a_reason_says_amounts_and_nothing_is_said_where_nothing_can_be_counted() -> None:
    words = Words(GAMES[0])
    sooner, slower = Difference("way", 1.25), Difference("rivals", -12.4)
    told = [
        Advice("end", 0.0, 1.0, "FS-2.2"),
        Advice("end", 0.9, 0.0, "FS-2.2", is_beside_best=True),
        Advice("end", 0.0, 1.0, "FS-2.2", gain=sooner, loss=slower),
        Advice("end", 0.9, 0.0, "FS-2.2", loss=Difference("way", -1.0), is_beside_best=True),
    ]
    assert [reason(each, words) for each in told] == [
        "",
        "",
        "So your third adventure comes about 1.2 rounds sooner, though the fastest of the others needs about 12 rounds"
        " less.",
        "Compared with the best, your third adventure comes about 1 round later.",
    ]


def test_a_part_whose_worth_changes_without_an_amount_is_no_reason() -> None:
    """Nobody could count it."""
    found: Parts = {
        option: [{"charm": Part(worth, 2.0), "coins": Part(coins, coins)}] * 24
        for option, worth, coins in (("sing", 9.0, 1.0), ("dig", 1.0, 0.0))
    }
    assert reasons_for(found, "sing", ["dig"], 1.0, is_better=True) == (Difference("coins", 1.0), None, None)


def test_what_speaks_against_the_advice_is_not_given_as_its_reason() -> None:
    found: Parts = {option: [{"coins": Part(coins, coins)}] * 24 for option, coins in (("sing", 0.0), ("dig", 5.0))}
    assert reasons_for(found, "sing", ["dig"], 1.0, is_better=True) == (None, None, None)
    assert reasons_for(found, "sing", ["dig"], 1.0, is_better=False) == (None, Difference("coins", -5.0), None)


def test_parts_are_not_compared_with_a_match_that_is_over() -> None:
    """Whoever has won has no way left, which is not a way saved."""
    on_the_way: Mapping[str, Part] = {"way": Part(-4.0, -4.0)}
    found: Parts = {
        "go": [on_the_way] * 22 + [parts_at_the_end(9.0, 1.0)] * 2,
        "stay": [on_the_way] * 24,
    }
    assert reasons_for(found, "go", ["stay"], 1.0, is_better=True) == (None, None, None)


def test_looking_back_finds_the_answer_that_cost_most() -> None:
    match = a_pond(2)
    for option in ("take", "wait", "wait", "wait"):
        match.answer("red", option)
    assert match.is_over
    first, *_ = turning_points(match)
    assert (first.answers, first.seat, first.chosen, first.better.option) == (0, "red", "take", "wait")
    assert first.loss == pytest.approx(3.0)
    assert (first.question.about, first.question.clause) == ("fish", "LG-1.1"), "its words know what was asked"


def test_somebodys_answer_can_be_explained_afterwards() -> None:
    match = a_pond(2)
    for option in ("wait", "wait", "take", "take"):
        match.answer("red", option)
    told = why(match, 0)
    assert told is not None
    assert (told.option, told.gain) == ("wait", Difference("fish", 3.0))
    assert why(match, 4) is None


def test_looking_back_passes_over_windows_in_which_somebody_had_no_choice() -> None:
    """Who can only pass has passed already, and what is asked next is another question."""
    match = new_match("dice-upon-a-time", 2, seed="windows", quiet=True)
    player = new_bot("random", 1)
    while match.questions and len(match.answers) < ANSWERS:
        question = match.questions[0]
        match.answer(question.seat, player.choose(Observation(match, question.seat)))
    assert match.windows
    found = turning_points(match)
    assert found
    for moment in found:
        assert match.answers[moment.answers] == (moment.seat, moment.chosen)
        told = why(match, moment.answers)
        assert told is not None
        assert told.option == moment.chosen
