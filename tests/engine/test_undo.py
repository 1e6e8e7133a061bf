"""Undo: free until luck was used, something was revealed, or somebody else was asked or answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import pytest

from fairytable.engine.chance import Chance
from fairytable.engine.errors import UndoRefused
from fairytable.engine.facts import Public, hidden
from fairytable.engine.match import LEAVE, Match
from fairytable.engine.piles import Pile
from fairytable.engine.questions import ask, ask_all, ask_lazily
from fairytable.engine.table import Table
from fairytable.looking import everything, heard_by
from fairytable.testing import LoadedChance, arranged, play
from tests.engine import decisions
from tests.engine.practice_games import Market, a_game, a_little_match, a_market, night_watch
from tests.engine.scenarios import everybody_passes, with_hands


class Dice(Table, kw_only=True):
    rolled: Public[int] = 0


class Days(Table, kw_only=True):
    day: Public[int] = 0


class Theatre(Table, kw_only=True):
    """Everybody at the table has seen the card; onlookers have not."""

    card: Annotated[Pile, hidden("cards")]
    shown: Public[list[str]] = []


class Race(Table, kw_only=True):
    last_round: Public[bool] = False


def looks(match: Match) -> tuple[bytes, ...]:
    return (everything(match), *(heard_by(match, seat) for seat in ("red", "blue", "green", None)))


def refused(match: Match, seat: str) -> str:
    """The key of the refusal; the match must not change."""
    before = looks(match)
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert looks(match) == before
    assert match.undo_refusal(seat) == caught.value.reason
    assert str(caught.value).startswith(f"{seat} cannot take an answer back: ")
    return caught.value.reason


def test_an_answer_that_revealed_nothing_can_be_taken_back() -> None:
    match = everybody_passes(a_market())
    before = looks(match)
    play(match, "red: rest")
    assert match.undo_refusal("red") is None
    match.undo("red")
    assert looks(match) == before
    play(match, "red: rest")


def test_undo_goes_back_again_and_again() -> None:
    match = with_hands(red="egg")
    moments = [looks(match)]
    for line in ("red: rest", "red: steal blue", "red: steal green"):
        play(match, line)
        moments.append(looks(match))
    while moments:
        assert looks(match) == moments.pop()
        if moments:
            match.undo("red")
    assert refused(match, "red") == "nothing"


def test_a_match_remembers_what_each_seat_chose_last_without_playing_anything_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = everybody_passes(a_market())
    asked = {}
    for line in ("red: rest", "red: done", "blue: rest", "blue: done", "green: rest"):
        question = match.questions[0]
        asked[question.seat] = (question.options, line.partition(": ")[2], len(match.answers))
        play(match, line)
    monkeypatch.delattr("fairytable.engine.rewinding.match_at")
    for seat in match.seats:
        choice = match.last_choice(seat)
        assert choice is not None
        assert (choice.question.options, choice.option, choice.place) == asked[seat]


def test_a_secret_answer_is_the_last_choice_while_others_think() -> None:
    match = a_market()
    assert match.last_choice("red") is None
    play(match, "red: pass")
    choice = match.last_choice("red")
    assert choice is not None
    assert (choice.option, choice.place) == ("pass", None)
    everybody_passes(match)
    choice = match.last_choice("red")
    assert choice is not None
    assert (choice.option, choice.place) == ("pass", 0)


def test_values_that_are_worked_out_late_are_those_of_the_moment_of_the_answer() -> None:
    async def day(table: Days) -> None:
        await ask_lazily(decisions.Go, "red", lambda: decisions.Go("red", day=table.day), ("on",), "LG-1.1")
        table.day += 1

    match = a_little_match(a_game(Days, day, lambda _table: False))
    play(match, "red: on", "red: on")
    choice = match.last_choice("red")
    assert choice is not None
    assert choice.question.values == {"day": 1}
    match.undo("red")
    choice = match.last_choice("red")
    assert choice is not None
    assert choice.question.values == {"day": 0}


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    match = a_market()
    before = looks(match)
    play(match, "red: pass")
    play(match, "blue: pass")
    assert match.undo_refusal("red") is None
    match.undo("red")
    match.undo("blue")
    assert looks(match) == before
    assert match.waiting_for == ("red", "blue", "green")


def test_taking_back_a_secret_answer_does_not_touch_those_of_others() -> None:
    match = play(a_market(), "red: pass", "blue: pass")
    match.undo("red")
    assert match.pending == {"blue": "pass"}
    assert match.waiting_for == ("red", "green")


@pytest.mark.parametrize("seat", ["red", "blue", "green"])
def test_no_secret_answer_can_be_taken_back_once_all_have_answered(seat: str) -> None:
    assert refused(everybody_passes(a_market()), seat) == "answered"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("red: roll", "luck"),
        ("red: stir", "luck"),
        ("red: peek", "revealed"),
        ("red: draw", "revealed"),
        ("red: read_omen", "revealed"),
        ("red: turn_fate", "revealed"),
        ("red: give egg blue", "revealed"),
    ],
)
def test_luck_and_whatever_anybody_learned_cannot_be_taken_back(line: str, reason: str) -> None:
    match = play(with_hands(red="egg bell", blue="candle"), "red: rest", line)
    assert refused(match, "red") == reason


def test_the_answer_before_a_refused_one_stays_out_of_reach() -> None:
    match = play(with_hands(red="egg"), "red: rest", "red: roll", "red: steal blue")
    match.undo("red")
    assert refused(match, "red") == "luck"


def test_loaded_dice_are_luck_too() -> None:
    match = play(arranged(with_hands(red="egg"), dice=[3, 3]), "red: roll")
    assert isinstance(match.table.chance, LoadedChance)
    assert refused(match, "red") == "luck"


def test_a_card_that_was_seen_already_reveals_nothing() -> None:
    match = play(with_hands(red="egg"), "red: peek")
    before = looks(match)
    play(match, "red: draw")
    match.undo("red")
    assert looks(match) == before


def test_what_only_onlookers_learn_is_revealed_too() -> None:
    def lay(_content: object, seats: tuple[str, ...], _options: object, chance: Chance) -> Theatre:
        return Theatre(seats=seats, chance=chance, card=Pile(["moon"], [frozenset(seats)]))

    async def scene(table: Theatre) -> None:
        if await ask(decisions.TurnItOver("red"), ("yes", "no"), "LG-1.1") == "yes":
            table.shown.append(table.card.cards[0])
            table.card.remove("moon")
        await ask(decisions.GoOn("red"), ("go_on",), "LG-1.1")

    game = a_game(Theatre, scene, lambda _: False, lay_table=lay)
    assert refused(play(a_little_match(game), "red: yes"), "red") == "revealed"
    assert play(a_little_match(game), "red: no").undo_refusal("red") is None


def test_nothing_was_answered_yet() -> None:
    match = play(everybody_passes(arranged(a_market(2))), "red: rest")
    assert refused(a_market(), "red") == "nothing"
    assert refused(with_hands(), "red") == "nothing"
    assert refused(match, "green") == "nothing"


def test_somebody_else_was_asked_because_of_the_answer() -> None:
    match = play(with_hands(red="ward", blue="ward"), "red: steal blue")
    assert refused(match, "red") == "asked"


def test_somebody_else_has_answered_since() -> None:
    match = play(with_hands(red="ward", blue="ward"), "red: steal blue", "blue: no")
    assert refused(match, "red") == "answered"
    assert refused(match, "blue") == "asked"


def test_somebody_else_was_asked_at_the_same_time_because_of_the_answer() -> None:
    async def scene(table: Table) -> None:
        await ask(decisions.Begin("red"), ("begin",), "LG-1.1")
        await ask_all(table.seats, lambda seat: ask(decisions.Choose(seat), ("a", "b"), "LG-1.1"))

    match = play(a_little_match(a_game(Table, scene, lambda _: False)), "red: begin")
    assert refused(match, "red") == "asked"
    play(match, "blue: a")
    assert refused(match, "red") == "answered"
    play(match, "red: a")
    match.undo("red")
    assert match.pending == {"blue": "a"}


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_has_answered() -> None:
    match = play(everybody_passes(a_market()), "red: rest")
    before = looks(match)
    play(match, "red: done")
    assert match.waiting_for == ("blue",)
    match.undo("red")
    assert looks(match) == before
    play(match, "red: done", "blue: rest")
    assert refused(match, "red") == "answered"
    match.undo("blue")
    match.undo("red")
    assert looks(match) == before


def test_an_end_of_turn_after_which_luck_was_used_cannot_be_taken_back() -> None:
    async def scene(table: Dice) -> None:
        table.rolled = table.chance.roll()
        await ask(decisions.GoOn("red"), ("yes",), "LG-1.1")

    match = play(a_little_match(a_game(Dice, scene, lambda _: False)), "red: yes")
    assert refused(match, "red") == "luck"


def test_scenes_without_a_question_do_not_stand_in_the_way_of_undo() -> None:
    async def scene(table: Days) -> None:
        table.day += 1
        if table.day % 4 == 1:
            await ask(decisions.GoOn("red", day=table.day), ("yes",), "LG-1.1")

    match = a_little_match(a_game(Days, scene, lambda table: table.day == 20))
    moments = []
    while not match.is_over:
        moments.append(looks(match))
        play(match, "red: yes")
    while moments:
        match.undo("red")
        assert looks(match) == moments.pop()


def test_the_last_answer_of_a_match_can_be_taken_back() -> None:
    match = play(a_little_match(night_watch), "watch: yes", "watch: yes")
    before = everything(match)
    play(match, "watch: yes")
    assert match.is_over
    match.undo("watch")
    assert everything(match) == before
    assert not match.is_over


AGREED: list[tuple[str, Callable[[], Match]]] = [
    ("luck", lambda: play(with_hands(red="egg"), "red: roll")),
    ("revealed", lambda: play(with_hands(red="egg"), "red: draw")),
    ("asked", lambda: play(with_hands(red="egg", blue="ward"), "red: steal blue")),
    ("answered", lambda: play(with_hands(red="egg", blue="ward"), "red: steal blue", "blue: yes")),
]


@pytest.mark.parametrize(("reason", "begin"), AGREED, ids=[reason for reason, _ in AGREED])
def test_with_agreement_an_answer_is_taken_back_whatever_happened_since(
    reason: str, begin: Callable[[], Match]
) -> None:
    match = begin()
    assert match.undo_refusal("red") == reason
    match.undo("red", by_agreement=True)
    assert match.answers == []
    assert match.waiting_for == ("red",)
    assert len(match.table.trader("red").hand) == 1


def test_even_agreement_cannot_take_back_what_was_not_said() -> None:
    with pytest.raises(UndoRefused, match="it has not answered anything yet"):
        a_market().undo("red", by_agreement=True)


def test_with_agreement_a_whole_secret_choice_is_taken_back() -> None:
    match = everybody_passes(a_market())
    match.undo("red", by_agreement=True)
    assert match.pending == {}
    assert [question.seat for question in match.questions] == ["red", "blue", "green"]
    everybody_passes(match)
    match.undo("green", by_agreement=True)
    assert [question.seat for question in match.questions] == ["green"]
    assert match.pending == {"red": "pass", "blue": "pass"}


def test_who_has_left_takes_nothing_back_and_stays_away_when_others_do() -> None:
    match = play(everybody_passes(a_market()), "red: rest", "red: roll", f"blue: {LEAVE}")
    assert refused(match, "red") == "answered"
    assert refused(match, "blue") == "left"
    with pytest.raises(UndoRefused, match="it has left the table"):
        match.undo("blue", by_agreement=True)
    match.undo("red", by_agreement=True)
    assert match.table.absent == ["blue"]
    assert match.answers[-2:] == [("red", "rest"), ("blue", LEAVE)]
    assert everything(Match.from_record(match.game, match.pack, match.record())) == everything(match)


def test_leavings_that_end_the_match_earlier_than_before_are_not_recorded_twice() -> None:

    async def scene(table: Race) -> None:
        await ask(decisions.LastRound("red"), ("yes",), "LG-1.1")
        table.last_round = True
        await ask(decisions.Run("red"), ("run",), "LG-1.1")

    game = a_game(Race, scene, lambda table: len(table.absent) >= 1 and not table.last_round)
    match = play(a_little_match(game), "red: yes", f"blue: {LEAVE}", f"green: {LEAVE}")
    match.undo("red", by_agreement=True)
    assert match.is_over
    assert match.answers == [("blue", LEAVE)]


def test_an_imagined_match_cannot_be_undone_however_far_it_went() -> None:
    match = everybody_passes(a_market()).determinize("red", 1)
    play(match, "red: rest")
    assert match.undo_refusal("red") == "imagined"
    match.copy()
    play(match, "red: done", "blue: done")
    assert match.undo_refusal("blue") == "imagined"
    with pytest.raises(UndoRefused, match="this match is only imagined"):
        match.undo("blue", by_agreement=True)


def test_after_an_undo_copies_and_records_tell_the_same_match() -> None:
    match = play(everybody_passes(a_market()), "red: peek", "red: done", "blue: rest")
    match.undo("blue")
    assert everything(match.copy()) == everything(match)
    assert everything(Match.from_record(match.game, match.pack, match.record())) == everything(match)
    play(match, "blue: draw")
    assert everything(match.copy()) == everything(match)


def test_an_undo_keeps_the_events_up_to_there_for_everybody() -> None:
    match = play(with_hands(red="egg bell", blue="candle"), "red: give egg blue", "red: rest")
    told = [event.key for event in match.events_for("green")]
    assert told[-2:] == ["gave-unseen", "rested"]
    match.undo("red")
    assert [event.key for event in match.events_for("green")] == told[:-1]
    assert match.events_for("blue")[-1].values["ware"] == "egg"
    play(match, "red: rest")
    assert [event.key for event in match.events_for("green")] == told


def test_a_quiet_match_stays_quiet_after_an_undo() -> None:
    match = play(everybody_passes(a_market(quiet=True)), "red: rest")
    match.undo("red")
    assert match.events is None


def test_an_arranged_table_is_not_undone() -> None:
    def rich(table: Market) -> None:
        table.traders[0].coins = 7
        table.turn = 1

    match = play(arranged(everybody_passes(a_market()), rich), "red: rest")
    match.undo("red")
    assert match.table.trader("red").coins == 7
    assert refused(match, "red") == "nothing"


def test_one_person_goes_back_over_all_own_seats() -> None:
    match = everybody_passes(a_market())
    moments = [looks(match)]
    for line in ("red: rest", "red: done", "blue: rest", "blue: done", "green: rest"):
        play(match, line)
        moments.append(looks(match))
    assert refused(match, "blue") == "answered"
    assert match.undo_refusal("blue", own=("red",)) == "answered"
    assert match.undo_refusal("blue", own=("red", "green")) is None
    match.undo("blue", own=("red", "green"))
    assert looks(match) == moments[3], "the answer of green is taken back with it"
    match.undo("red", own=("blue",))
    assert looks(match) == moments[1]


def test_over_own_seats_too_nobody_goes_back_over_luck_or_what_was_revealed() -> None:
    match = play(everybody_passes(a_market()), "red: done", "blue: roll", "blue: done")
    assert match.undo_refusal("red", own=match.seats) == "luck"
    match = play(everybody_passes(a_market()), "red: done", "blue: draw", "blue: done")
    assert match.undo_refusal("red", own=match.seats) == "revealed"


def test_who_was_asked_because_of_an_answer_may_be_oneself() -> None:
    match = with_hands(red="egg", blue="ward")
    before = looks(match)
    play(match, "red: steal blue")
    assert refused(match, "red") == "asked"
    match.undo("red", own=("blue",))
    assert looks(match) == before


def test_a_secret_choice_of_ones_own_seats_is_taken_back_whole() -> None:
    match = a_market()
    before = looks(match)
    play(match, "red: pass", "blue: pass", "green: pass")
    assert refused(match, "red") == "answered"
    match.undo("red", own=match.seats)
    assert looks(match) == before
