"""A sitting: people and bots at one screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable import load_match
from fairytable.engine.errors import UndoRefused
from fairytable.engine.secrecy import keeps_private_secrets
from fairytable.games.fantastic_stories.table import StoryTable
from fairytable.terminal.sitting import Sitting
from fairytable.testing import arranged, play
from tests.engine.practice_games import Market
from tests.terminal.tables import a_story, a_walk, a_whispering, an_orchard_sitting
from tests.terminal.whispers import Room


def test_secrets_are_found_in_the_declarations() -> None:
    assert keeps_private_secrets(Room)
    assert keeps_private_secrets(Market)
    assert not keeps_private_secrets(StoryTable)


def test_one_person_at_several_seats_needs_no_cover() -> None:
    sitting = a_whispering("red=Anna", "blue=Anna")
    assert sitting.looker == "red"
    assert not any(map(sitting.needs_cover, sitting.match.questions))


def test_one_person_takes_back_the_last_answer_of_any_own_seat() -> None:
    sitting = a_whispering("red=Anna", "blue=Anna")
    play(sitting.match, "red: keep", "blue: keep", "red: tell 3")
    assert [sitting.undo(), sitting.undo(), sitting.undo()] == ["red", "blue", "red"]
    assert sitting.match.answers == []
    others = a_whispering("red=Anna", "blue=Bert")
    play(others.match, "red: keep", "blue: keep")
    with pytest.raises(UndoRefused):
        others.undo()


def test_a_bot_is_asked_before_a_person() -> None:
    sitting = a_whispering("red")
    assert sitting.question is None
    assert sitting.bot_question is sitting.match.question_for("blue")
    play(sitting.match, "blue: keep")
    assert sitting.bot_question is None
    assert sitting.question is sitting.match.question_for("red")


def test_a_bot_thinks_about_a_twin_and_leaves_the_match_alone() -> None:
    sitting = a_story("blue")
    question = sitting.bot_question
    assert question
    before = sitting.match.table_fingerprint
    assert sitting.bot_thought(question)() in question.options
    assert sitting.match.table_fingerprint == before
    assert sitting.match.answers == []


def test_the_screen_is_covered_between_two_people_with_secrets() -> None:
    sitting = a_whispering("red=Anna", "blue=Bert")
    red, blue = sitting.match.questions
    assert sitting.looker is None
    assert sitting.needs_cover(red)
    sitting.looker = "red"
    assert not sitting.needs_cover(red)
    assert sitting.needs_cover(blue)
    play(sitting.match, "red: keep", "blue: keep")
    sitting.looker = "blue"
    assert sitting.needs_cover(sitting.match.questions[0])


def test_one_person_alone_needs_no_cover() -> None:
    sitting = a_whispering("blue")
    assert not any(map(sitting.needs_cover, sitting.match.questions))


def all_at_the_ferry(sitting: Sitting) -> None:
    """Everybody waits at the dock with the ferry, and red rides."""

    def arrange(table: StoryTable) -> None:
        table.ferry = "castle_dock"
        for reader in table.readers:
            reader.pawns, reader.reserve = {"castle_dock": 1}, 6

    arranged(sitting.match, arrange, dice=[6, 6, 6, 6, 6, 6])
    play(sitting.match, "red: castle 0", "red: ride castle_dock north_east_dock 6")


def test_in_a_game_without_secrets_only_answers_given_together_are_covered() -> None:
    sitting = a_story("red", "blue", "green")
    all_at_the_ferry(sitting)
    assert all(map(sitting.needs_cover, sitting.match.questions))
    play(sitting.match, "blue: yes")
    sitting.looker = "blue"
    (green,) = sitting.match.questions
    assert sitting.needs_cover(green)
    play(sitting.match, "green: no")
    assert not any(map(sitting.needs_cover, sitting.match.questions))


def test_one_person_among_bots_on_the_ferry_needs_no_cover() -> None:
    sitting = a_story("red", "blue")
    all_at_the_ferry(sitting)
    blue = sitting.match.question_for("blue")
    assert blue
    assert not sitting.needs_cover(blue)


def test_a_person_takes_back_the_own_answer_first() -> None:
    sitting = a_story("red", "blue", seats=2)
    play(sitting.match, "red: castle 2")
    play(sitting.match, f"red: {a_walk(sitting)}")
    assert sitting.undo() == "red"
    assert sitting.match.answers == [("red", "castle 2")]


def test_the_next_person_at_the_screen_can_take_back_what_the_last_one_said() -> None:
    sitting = a_story("red", "blue", seats=2)
    play(sitting.match, "red: castle 2", "red: end")
    sitting.looker = "blue"
    assert sitting.undo() == "red"
    assert sitting.match.answers == [("red", "castle 2")]


def test_taking_back_is_refused_with_a_reason() -> None:
    sitting = a_story("red", "blue", seats=2)
    with pytest.raises(UndoRefused) as refused:
        sitting.undo()
    assert refused.value.reason == "nothing"
    play(sitting.match, "red: castle 2")
    with pytest.raises(UndoRefused) as refused:
        sitting.undo()
    assert refused.value.reason == "luck"


def test_where_only_bots_play_there_is_nothing_to_take_back() -> None:
    sitting = a_story("nobody")
    assert sitting.people == ()
    with pytest.raises(UndoRefused):
        sitting.undo()


def test_a_saved_match_loads_again_and_says_how(tmp_path: Path) -> None:
    sitting = a_story("red=Anna O'Hara", "blue", seats=2)
    play(sitting.match, "red: castle 2")
    was_saved = sitting.is_saved
    path = sitting.save(tmp_path / "new" / "a match.json")
    assert (was_saved, sitting.is_saved) == (False, True)
    assert load_match(path).table_fingerprint == sitting.match.table_fingerprint
    assert sitting.saved_lines() == [
        f"Saved in '{path}'.",
        f"""Go on later with: fairytable play --resume '{path}' --seat 'red=Anna O'"'"'Hara' --seat blue=blue""",
    ]
    play(sitting.match, "red: end")
    assert not sitting.is_saved


def test_without_a_name_each_sitting_saves_to_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = a_story()
    first = sitting.save()
    assert first.parent == Path("saves")
    assert first.name.startswith("fantastic-stories-")
    assert sitting.save() == first
    assert a_story().save() != first


def test_a_match_just_loaded_has_nothing_to_lose(tmp_path: Path) -> None:
    saved = a_story(seats=2)
    path = saved.save(tmp_path / "match.json")
    loaded = Sitting(load_match(path), saved.players, path, is_saved=True)
    assert loaded.is_saved
    play(loaded.match, "red: castle 2")
    assert not Sitting(loaded.match, saved.players, path).is_saved


def handed_round(sitting: Sitting) -> list[str]:
    """To whom the screen goes while the windows of red's turn are open, if everybody passes."""
    turn = sitting.match.table.turn
    handed = []
    while sitting.match.table.turn == turn:
        question = sitting.question
        assert question is not None
        handed.append(f"{question.seat} {'covered' if sitting.needs_cover(question) else ''}")
        sitting.looker = question.seat
        sitting.answer(question, question.options[0])
    return handed


@pytest.mark.parametrize(
    ("blue", "green"), [("cudgel", "branch"), ("branch", "cudgel"), ("cudgel", "cudgel"), ("thorn", "branch")]
)
def test_in_a_window_the_screen_goes_round_alike_whoever_has_a_choice(blue: str, green: str) -> None:
    sitting = an_orchard_sitting("red=Anna", "blue=Bert", "green=Carl", blue=blue, green=green)
    assert handed_round(sitting) == ["red covered", "blue covered", "green covered"]


def test_what_was_played_in_a_window_shows_after_everybody_had_the_screen() -> None:
    sitting = an_orchard_sitting("red=Anna", "blue=Bert", "green=Carl", blue="cudgel", green="branch")
    for seat, option in (("red", "pass"), ("blue", "play cudgel")):
        question = sitting.question
        assert question is not None
        assert question.seat == seat
        sitting.answer(question, option)
    with pytest.raises(UndoRefused):
        sitting.undo()
    question = sitting.question
    assert question is not None
    assert (question.seat, question.options) == ("green", ("pass",))
    assert sitting.match.table.played == []
    sitting.answer(question, "pass")
    assert sitting.match.table.played == ["cudgel"]


def test_one_person_at_all_seats_is_asked_only_where_there_is_a_choice() -> None:
    sitting = an_orchard_sitting("red=Anna", "blue=Anna", "green=Anna", blue="branch", green="cudgel")
    assert handed_round(sitting) == ["green "]


def test_a_window_in_which_only_bots_are_asked_closes_by_itself() -> None:
    sitting = an_orchard_sitting("red=Anna", "blue=Bert", blue="branch", green="thorn")
    for seat in ("red", "blue"):
        question = sitting.question
        assert question is not None
        assert question.seat == seat
        sitting.answer(question, "pass")
    assert sitting.match.table.turn == 1


def test_whoever_gives_up_in_a_window_holds_nobody_up() -> None:
    sitting = an_orchard_sitting("red=Anna", "blue=Bert", "green=Carl", blue="cudgel", green="branch")
    for _ in range(2):
        question = sitting.question
        assert question is not None
        sitting.answer(question, "pass")
    sitting.give_up()
    assert sitting.match.table.turn == 1
