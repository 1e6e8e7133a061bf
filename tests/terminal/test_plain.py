"""The table line by line."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import TextIO, cast

import pytest

from fairytable import new_match, verify
from fairytable.engine.errors import FairytableError
from fairytable.terminal import text_layer
from fairytable.terminal.plain import BLANK_LINES, RECAP, Lines, PlainTable
from fairytable.terminal.sitting import Player, Sitting
from fairytable.testing import play
from tests.terminal.tables import Typist, a_saved_whisper, a_story, a_walk, a_whispering, play_plain, sitting_of


@pytest.fixture(autouse=True)
def saves_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_table_greets_tells_describes_and_asks() -> None:
    shown = play_plain(a_story("red=Anna", seats=2))
    greeting, seats, hint, ferry, *_ = shown.splitlines()
    assert greeting == "Fantastic Stories, with the pack “The Library at Dusk”."
    assert seats == "At the table: Anna (Red) and Blue (random bot)."
    assert hint == "Answer with a number; h helps."
    assert ferry.startswith("The ferry lay at ")
    assert ferry.endswith(" [FS-6.1]")
    assert "\nAnna: 6 in reserve; 1 at Castle; book: still empty.\n" in shown
    question = "Anna, how many pawns shall stand in the castle (now 1, with 6 in reserve as your dice)?"
    assert f"\n{question} [FS-3.4]\n" in shown
    assert "\n0. No pawn in the castle\n1. 1 pawn in the castle\n2. 2 pawns in the castle\n" in shown


@pytest.mark.parametrize("line", ["2", "castle 2", "  castle   2 "])
def test_a_number_and_the_option_itself_are_answers(line: str) -> None:
    sitting = a_story(seats=2)
    shown = play_plain(sitting, line)
    assert sitting.match.answers == [("red", "castle 2")]
    assert "\nRed sent a pawn into the castle, which made 2. [FS-3.1]\n" in shown


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("8", "“8” is not a choice. Type a number from 0 to 7, or h for help."),
        ("-1", "“-1” is not a choice. Type a number from 0 to 7, or h for help."),
        ("castle", "“castle” is not a choice. Type a number from 0 to 7, or h for help."),
        ("²", "“²” is not a choice. Type a number from 0 to 7, or h for help."),
        ("", "Type a number from 0 to 7, or h for help."),
        ("move_two", "Not now: None of your pawns stands at Move Two. [FS-7.2]"),
        ("u", "There is nothing to take back yet."),
        ("r", "Type r and a number, such as r 5.2, or words to look for."),
        ("r zebra", "Neither a choice nor a rule has all the words “zebra”."),
        ("? zebra castle", "Neither a choice nor a rule has all the words “zebra castle”."),
        ("s /dev/null/x.json", "Nothing was saved: /dev/null: File exists."),
    ],
)
def test_a_wrong_line_gets_one_line_and_loses_nothing(line: str, reply: str) -> None:
    calm, sitting = a_story(seats=2), a_story(seats=2)
    calm.save_to = sitting.save_to = Path("match.json")
    without, shown = play_plain(calm, "2"), play_plain(sitting, line, "2")
    assert sitting.match.answers == [("red", "castle 2")]
    new_lines = [text for text in shown.splitlines() if text not in without.splitlines()]
    assert new_lines == [reply]


def test_many_choices_stand_under_headings() -> None:
    sitting = a_story(seats=2, expert="on")
    table = sitting.match.table
    table.reader("red").pawns.update({"bell": 1, "castle_dock": 1, "sword": 1, "trumpet": 1, "keys": 1})
    shown = play_plain(sitting, "1", "end")
    assert "\nMagic Bell:\n" in shown
    last = max(int(line.split(".")[0]) for line in shown.splitlines() if line[:1].isdecimal())
    assert f"\n{last}. End your turn\n" in shown


def test_of_a_wall_of_choices_what_is_near_is_listed_and_the_rest_is_counted_and_listed_by_its_words() -> None:
    sitting = sitting_of(new_match("dice-upon-a-time", 2, 5, {"mode": "coop"}), "red")
    shown = play_plain(sitting, "l plain gold", "l zebra", "2")
    asked, _, answered = shown.partition("Type l to hear them all")
    near = [f"3 (plain die) on the way from the Town to the {end}" for end in ("Old Woman", "Inn", "Church", "Well")]
    listed = "".join(f"{number}. Place {where}\n" for number, where in enumerate(near, 1))
    assert f"\n3 (plain die):\n{listed}5 to 21: the same elsewhere\n" in asked
    assert "\n167. Pass for this chapter\n" in asked
    _, heading, first, *_ = answered.splitlines()
    assert (heading, first) == ("3 (plain die):", "9. Place 3 (plain die) on the way from the Inn to the Gold Coin")
    assert "\nNo choice has the words “zebra”.\n" in answered
    assert sitting.match.answers[-1][1] == "place plain_3 town-inn"


def test_everything_that_is_missing_is_explained_under_its_reason() -> None:
    sitting = a_story(seats=2)
    shown = play_plain(sitting, "?")
    assert "The rule behind this question:\nFS-3.4: Step 1 is one single choice." in shown
    assert "The rule behind what happened last:\nFS-1.3: " in shown
    _, _, why = shown.partition("What you might expect and cannot do now:\n")
    assert "\nNone of your pawns stands at Re-roll. [FS-7.2]\n- Roll the dice again\n" in why


def test_words_find_what_is_missing_and_rules_about_it() -> None:
    shown = play_plain(a_story(seats=2), "? dragon", "? castle")
    assert "None of your pawns stands at Dragon's Lair. [FS-14.1]\n- Complete Dragon's Lair with the 2\n" in shown
    assert " more rules have these words.\nSee all of them with: r castle\n" in shown


def test_a_rule_is_shown_by_its_number() -> None:
    shown = play_plain(a_story(seats=2), "r FS-4.2", "r 6.1")
    assert "\nFS-4.2: You never roll more than 6 dice." in shown
    assert "\nFS-6.1: There are three docks." in shown


def test_what_a_card_says_and_a_place_is_good_for_is_shown_on_demand() -> None:
    shown = play_plain(a_story(seats=2), "c bell", "c", "c dragon egg")
    assert "\nMagic Bell (magic: the ferry comes to a dock of yours): 1 to Castle, " in shown
    assert "\nType c and words on a card or the name of a place, such as c wolf.\n" in shown
    assert "\nNo card and no place has all the words “dragon egg”.\n" in shown
    forest = Sitting(new_match("grimm-forest", 2, seed=1), {seat: Player(seat) for seat in ("blue", "green")})
    cards = text_layer.cards(forest.match, forest.words, "wolf")
    assert [card.name for card in cards] == ["Big Bad Wolf", "Wolf"]
    assert len(text_layer.cards(forest.match, forest.words)) == 57


def test_the_board_is_shown_again_with_roads_and_question() -> None:
    shown = play_plain(a_story(seats=2), "b")
    assert "\nCastle: 1 to Magic Bell, 2 to Blue Castle Door, 3 to Red Castle Door, 4 to Magic Keys, " in shown
    assert shown.count("0. No pawn in the castle") == 2


def test_an_answer_is_taken_back_and_given_anew() -> None:
    sitting = a_story(seats=2)
    play(sitting.match, "red: castle 2")
    walk = a_walk(sitting)
    shown = play_plain(sitting, walk, "u", "u")
    assert sitting.match.answers == [("red", "castle 2")]
    assert "\nRed took the last answer back.\n" in shown
    assert "\nThis cannot be taken back: dice were rolled or cards shuffled since.\n" in shown
    assert play_plain(sitting, walk).count("Red walked from Castle") == 1


def test_the_end_of_the_input_saves_the_match_and_says_how_to_go_on() -> None:
    sitting = a_story(seats=2)
    shown = play_plain(sitting, "2")
    (path,) = Path("saves").iterdir()
    assert verify(path).answers == [("red", "castle 2")]
    assert f"The input has ended before the match.\nSaved in {path}.\nGo on later with: fairytable play" in shown


def test_the_end_of_the_input_is_a_mistake_if_nothing_can_be_saved() -> None:
    Path("saves").write_text("in the way")
    with pytest.raises(FairytableError, match="could not be saved"):
        play_plain(a_story(seats=2), "2")


@pytest.mark.parametrize(("answer", "saved"), [("y", True), ("n", False), ("N", False)])
def test_leaving_asks_whether_to_save(answer: str, saved: bool) -> None:
    shown = play_plain(a_story(seats=2), "q", "perhaps", answer, "2")
    assert "Please type y to save or n to leave without saving.\n" in shown
    assert Path("saves").exists() == saved


def test_leaving_a_saved_match_asks_nothing() -> None:
    shown = play_plain(a_story(seats=2), "s kept.json", "q")
    assert "Save the match before you leave?" not in shown
    assert verify(Path("kept.json")).answers == []


@pytest.mark.parametrize("folder", [".", "/", "..", "here"])
def test_a_folder_is_no_file_to_save_in_and_nothing_is_lost(folder: str) -> None:
    Path("here").mkdir()
    shown = play_plain(a_story(seats=2), f"s {folder}", "s kept.json")
    assert f"\nNothing was saved: {folder}: it is a folder; name a file in it.\n" in shown
    assert verify(Path("kept.json")).answers == []
    assert sorted(path.name for path in Path().iterdir()) == ["here", "kept.json"]


@pytest.mark.parametrize("name", ["~nobody-of-this-name/match", "ma\0tch"])
def test_a_strange_file_name_loses_nothing(name: str) -> None:
    sitting = a_story(seats=2)
    play_plain(sitting, f"s {name}")
    assert sitting.is_saved


@pytest.mark.parametrize("command", ["", "? ", "r ", "castle ", "s "])
def test_a_very_long_line_is_answered_like_any_other(command: str) -> None:
    shown = play_plain(a_story(seats=2), command + "9" * 5000, "2")
    assert "99…" in shown
    assert "\nRed rolled " in shown


def test_giving_up_is_asked_twice_and_the_others_play_on() -> None:
    sitting = a_story("red", "blue", "green")
    shown = play_plain(sitting, "g", "perhaps", "n", "g", "y", "q", "n")
    assert shown.count("Shall Red leave for good? The others play on, and this cannot be taken back.\n") == 2
    assert "Please type y to leave for good or n to stay.\n" in shown
    assert "\nRed left the table for good. [FS-19.1]\n" in shown
    assert sitting.match.table.absent == ["red"]
    assert sitting.match.waiting_for == ("blue",)


def test_the_last_player_cannot_give_up() -> None:
    sitting = a_whispering("red", "blue")
    shown = play_plain(sitting, "g", "y", "g", "y", "q", "n")
    assert sitting.match.table.absent == ["red"]
    assert "Nobody else is left at the table; whoever is last cannot give up.\n" in shown


def test_help_names_every_command() -> None:
    shown = play_plain(a_story(seats=2), "h")
    for command in "?ubrsqgh":
        assert f"\n{command} " in shown


def a_typist(sitting: Sitting, luck: int) -> Typist:
    """Plays, and now and then asks, takes back and mistypes."""
    random = Random(luck)

    def think() -> str:
        if sitting.match.is_over:
            return "q\n"
        question = sitting.question
        assert question
        strange = random.choice(["u", "?", "? ferry", "b", "r 3", "h", "", "walk", "99", "s game.json", "castle 9"])
        return f"{strange if random.random() < 0.1 else random.choice(question.options)}\n"

    return Typist(think)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_can_be_played_by_a_script(seed: int) -> None:
    options = {"round-limit": "30", "expert": "on" if seed % 2 else "off"}
    sitting = a_story("red=Anna", "green", seats=3, seed=seed, **options)
    shown = io.StringIO()
    PlainTable(sitting, Lines(cast("TextIO", a_typist(sitting, seed)), shown)).play()
    assert sitting.match.is_over
    text = shown.getvalue()
    assert "\x1b" not in text
    assert " won" in text
    assert "\nThe match is over: w tells what decided it, s saves it, " in text


def test_after_the_end_the_match_can_be_saved_taken_back_and_left() -> None:
    sitting = a_whispering("red", "blue")
    shown = play_plain(sitting, "keep", "keep", "3", "2", "dance", "s end.json", "u", "1", "q")
    assert a_saved_whisper(Path("end.json")).answers[-1] == ("blue", "tell 1")
    assert sitting.match.answers[-1] == ("blue", "tell 1")
    assert "Watch it again with: fairytable replay end.json\n" in shown
    assert "Check that it is true with: fairytable verify end.json\n" in shown


def test_a_match_with_a_file_name_is_saved_when_it_ends() -> None:
    sitting = a_whispering("red", "blue")
    sitting.save_to = Path("end.json")
    play_plain(sitting, "keep", "keep", "3", "2")
    assert a_saved_whisper(Path("end.json")).is_over


def test_bots_alone_play_to_the_end_without_a_word_from_anybody() -> None:
    sitting = a_whispering("nobody")
    shown = play_plain(sitting)
    assert sitting.match.is_over
    assert "Answer with a number" not in shown
    assert " won" in shown


def test_secrets_are_told_only_to_whoever_looks() -> None:
    shown = play_plain(a_whispering("red=Anna", "blue=Bert"), "keep", "give")
    start, _, rest = shown.partition("Pass the screen to Anna.\n")
    before, cover, after = rest.partition("Pass the screen to Bert.\n")
    assert cover
    assert "holds" not in start
    assert "Anna holds a card." not in before
    assert "Bert holds a card.\n" in before
    assert "Anna holds a card.\n" in after.partition("Pass the screen to Anna.")[0]
    assert "Anna got a card." in after
    assert "Anna chose" not in before + after.partition("Bert, keep or give?")[0]


def test_in_a_pipe_the_cover_takes_no_line_but_by_hand_it_waits_for_enter() -> None:
    piped, by_hand = a_whispering("red", "blue"), a_whispering("red", "blue")
    play_plain(piped, "keep", "give")
    shown = play_plain(by_hand, "", "keep", "", "give", by_hand=True)
    assert piped.match.answers == by_hand.match.answers == [("red", "keep"), ("blue", "give")]
    assert "\n" * BLANK_LINES in shown
    assert "Press Enter when nobody else is looking.\n> " in shown


def test_a_bot_s_question_is_never_shown() -> None:
    shown = play_plain(a_whispering("red", seats=3), "keep", "1")
    assert "Red, keep or give?" in shown
    assert "Blue, keep or give?" not in shown
    assert "Blue, what do you tell?" not in shown


def test_a_match_that_goes_on_tells_only_what_happened_last() -> None:
    sitting = a_story(seats=2)
    for _ in range(3):
        play(sitting.match, "red: castle 1", "red: end", "blue: castle 1", "blue: end")
    shown = play_plain(sitting).splitlines()
    place = shown.index("The match goes on after 12 answers. This is what happened last:")
    told = [line for line in shown[place + 1 :] if line.endswith("]")]
    assert len(told) == RECAP + 1
    assert told[-2] == "Round 4 began. [FS-1.3]"


def test_a_secret_answer_can_be_taken_back_until_everybody_has_answered() -> None:
    sitting = a_whispering("red", "blue", "green", seats=3)
    shown = play_plain(sitting, "keep", "u", "give", "keep", "keep")
    assert [option for _, option in sitting.match.answers] == ["give", "keep", "keep"]
    assert shown.count("Red, keep or give?") == 2


def test_the_future_book_is_read_once_its_future_is_no_secret() -> None:
    def shown(mode: str) -> str:
        match = new_match("threetale", 3, 1, {"mode": mode, "control": "solo"})
        return play_plain(Sitting(match, {seat: Player(seat) for seat in match.seats}), "f")

    assert "There is no Future Book to read here, or it is still shut." in shown("standard")
    assert "The Future Book lies open: type f to read it." not in shown("standard")
    assert "The Future Book lies open: type f to read it." in shown("tutorial")
    assert "\nTT-60.7: Gloom: " in shown("tutorial")
