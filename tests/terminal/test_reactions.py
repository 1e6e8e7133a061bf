"""Who plays alone among bots may wish not to be asked about a card again, and is asked again on request."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.match import Match
from fairytable.games.dice_upon_a_time import GAME
from fairytable.terminal.reactions import Reactions, played_by
from fairytable.terminal.sitting import Player, Sitting
from tests.games.dice_upon_a_time.land import land
from tests.terminal.tables import play_plain


def a_gain() -> Match:
    """Red has taken an Apple, and blue could play the Cudgel."""
    match = land(
        red={"at": "well", "pool": ["plain_3", "twin_4"]}, blue={"magic": ["cudgel_in_the_sack"], "pool": ["plain_3"]}
    )
    for answer in ("place plain_3 well-apple", "walk apple", "take apple 1"):
        match.answer("red", answer)
    return match


def blue_among(red: Player, file: Path | None = None) -> Sitting:
    reactions = Reactions(GAME, file)
    return Sitting(a_gain(), {"red": red, "blue": Player("blue", name="Grete")}, reactions=reactions)


BOT = Player("red", bot="random")


def test_who_wishes_so_passes_now_and_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "settings" / "never-ask.json"
    sitting = blue_among(BOT, file)
    assert sitting.question is not None
    assert sitting.question.about == "steal"
    assert sitting.do_not_ask_again() == ["cudgel_in_the_sack"]
    assert sitting.match.table.adventurer("blue").magic.cards == ["cudgel_in_the_sack"]
    assert sitting.match.table.adventurer("red").tokens["apple"] == 1
    again = blue_among(BOT, file)
    assert not again.match.window_is_open, "it was kept in the file"
    again.reactions.ask_again()
    assert blue_among(BOT, file).match.window_is_open


def test_another_card_is_asked_about_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "never-ask.json"
    file.write_text('{"dice-upon-a-time": ["starwort"]}')
    assert blue_among(BOT, file).match.window_is_open


def test_where_several_people_share_the_screen_nobody_passes_unasked(tmp_path: Path) -> None:
    """Otherwise it would be seen who had a choice."""
    file = tmp_path / "never-ask.json"
    file.write_text('{"dice-upon-a-time": ["cudgel_in_the_sack"]}')
    sitting = blue_among(Player("red", name="Hans"), file)
    assert sitting.question is not None
    assert sitting.question.about == "steal"
    assert sitting.do_not_ask_again() == []


@pytest.mark.parametrize("content", ["", "[]", '{"dice-upon-a-time": 7}', "\x00"])
def test_a_file_that_cannot_be_read_says_nothing(content: str, tmp_path: Path) -> None:
    file = tmp_path / "never-ask.json"
    file.write_text(content)
    assert Reactions(GAME, file).never == ()


def test_where_no_file_can_be_written_it_holds_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "settings").write_text("a file where a folder should be")
    sitting = blue_among(BOT, tmp_path / "settings" / "never-ask.json")
    sitting.do_not_ask_again()
    assert sitting.reactions.never == ("cudgel_in_the_sack",)


def test_at_the_table_line_by_line_n_and_a_do_it() -> None:
    sitting = blue_among(BOT)
    shown = play_plain(sitting, "n", "n", "a")
    assert "do not ask me about this again" in shown
    assert "You will not be asked about Cudgel in the Sack again." in shown
    assert "Only where a card may be played" in shown
    assert "you are asked about every card again" in shown
    assert sitting.reactions.never == ()


def test_what_an_option_plays() -> None:
    assert played_by("play starwort", GAME.vocabulary.verbs) == "starwort"
    assert played_by("bird plain_1 6", GAME.vocabulary.verbs) == "bird"
    assert played_by("ring iron_shoes red", GAME.vocabulary.verbs) == "ring"
