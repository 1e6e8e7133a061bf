"""The full screen: what it shows and what its keys do."""

from __future__ import annotations

import asyncio
import textwrap
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import Input, Static

from fairytable import new_match, verify
from fairytable.games import find_game
from fairytable.lessons import find_lesson, load_lesson
from fairytable.terminal.app import PlayScreen, ReplayScreen, StoryApp
from fairytable.terminal.replay import Replay
from fairytable.terminal.screens import ChoiceList, Cover, Entry, PageScreen
from fairytable.terminal.sitting import Sitting
from fairytable.testing import play
from tests.games.dice_upon_a_time.land import land
from tests.terminal.tables import a_story, a_walk, a_whispering, sitting_of

LARGE, SMALL = (120, 40), (80, 24)
Table = Pilot[tuple[str, ...]]


def on_screen(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


@pytest.fixture(autouse=True)
def saves_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@asynccontextmanager
async def playing(sitting: Sitting, size: tuple[int, int] = SMALL) -> AsyncIterator[Table]:
    async with StoryApp(PlayScreen(sitting, pause=0)).run_test(size=size) as table:
        await settle(table, sitting)
        yield table


async def settle(table: Table, sitting: Sitting) -> None:
    """Until every bot has answered and the screen shows it."""
    await table.pause()
    while sitting.bot_question is not None:
        await table.pause(0.01)
    await table.pause()


async def press(table: Table, sitting: Sitting, *keys: str) -> None:
    for key in keys:
        await table.press(key)
        await settle(table, sitting)


def text_of(table: Table, part: str) -> str:
    content = table.app.screen.query_one(f"#{part}", Static).visual
    assert isinstance(content, Content)
    return content.plain


async def look_for(table: Table, words: str) -> None:
    """Type words into the page that is open; the last letter really by its key."""
    table.app.screen.query_one(Input).value = words[:-1]
    await table.press("end", words[-1])


def choices_of(table: Table) -> list[str]:
    return [f"{entry.number} {entry.label}" for entry in table.app.screen.query_one(ChoiceList).entries]


def messages(table: Table) -> list[str]:
    return [notice.message for notice in table.app._notifications]


@on_screen
async def test_a_large_screen_shows_board_table_chronicle_and_question() -> None:
    async with playing(a_story("red=Anna"), LARGE) as table:
        assert table.app.screen.query_one("#board").display
        assert "Castle" in text_of(table, "map")
        assert "R1G1B1" in text_of(table, "map") or "R1B1G1" in text_of(table, "map")
        assert "Anna: 6 in reserve; 1 at Castle; book: still empty." in text_of(table, "facts")
        assert text_of(table, "events").startswith("The ferry lay at ")
        assert text_of(table, "events").endswith("Round 1 began. FS-1.3")
        assert text_of(table, "sentence").startswith("Anna, how many pawns shall stand in the castle (now 1, ")
        assert choices_of(table)[:2] == ["0 No pawn in the castle", "1 1 pawn in the castle"]
        assert "Anna (Red)" in text_of(table, "seats")


@on_screen
async def test_six_names_fit_beside_a_long_title() -> None:
    sitting = sitting_of(new_match("hungarian-folktales", 6, 1), "red=Anna")
    async with playing(sitting) as table:
        line = text_of(table, "seats")
        assert [name for name in ("Anna", "Blue", "Green", "Yellow", "Orange", "Purple") if name not in line] == []
        assert len("Hungarian Folktales") + len(line) + 4 <= SMALL[0]


@on_screen
async def test_beside_the_scroll_bar_no_word_of_a_choice_is_lost() -> None:
    sitting = sitting_of(land(red={"at": "steed_ne", "pool": ["plain_6"]}, blue={}), "red")
    async with playing(sitting) as table:
        await press(table, sitting, "1")
        choices = table.app.screen.query_one(ChoiceList)
        assert choices.show_vertical_scrollbar
        shown = " ".join("".join(part.text for part in choices.render_line(row)) for row in range(choices.size.height))
        assert "to the Big Mountains" in " ".join(shown.split())


@on_screen
async def test_a_small_screen_keeps_the_map_behind_a_key() -> None:
    async with playing(a_story()) as table:
        assert not table.app.screen.query_one("#board").display
        await table.press("m")
        assert "Mountain ──" in text_of(table, "text")
        await table.press("escape")
        assert isinstance(table.app.screen, PlayScreen)


@on_screen
async def test_a_screen_that_grows_shows_the_map() -> None:
    async with playing(a_story()) as table:
        await table.resize_terminal(*LARGE)
        await table.pause()
        assert table.app.screen.query_one("#board").display
        assert "Castle" in text_of(table, "map")


@on_screen
async def test_a_game_without_a_map_has_no_place_for_one() -> None:
    async with playing(a_whispering("red"), LARGE) as table:
        assert not table.app.screen.query_one("#board").display
        assert "Blue holds a card." in text_of(table, "facts")
        assert table.app.active_bindings["m"].binding.description == "Table"
        await table.press("m")
        assert "Blue holds a card." in text_of(table, "text")


@on_screen
async def test_a_number_key_answers_and_bots_move_on() -> None:
    sitting = a_story()
    async with playing(sitting) as table:
        await press(table, sitting, "2")
        assert sitting.match.answers == [("red", "castle 2")]
        assert "Red sent a pawn into the castle, which made 2. FS-3.1" in text_of(table, "events")
        await press(table, sitting, *str(len(choices_of(table))))
        assert ("red", "end") in sitting.match.answers
        assert {seat for seat, _ in sitting.match.answers} == {"red", "blue", "green"}
        assert text_of(table, "sentence").startswith("Red, how many pawns")


@on_screen
async def test_arrows_and_enter_answer() -> None:
    sitting = a_story()
    async with playing(sitting) as table:
        await press(table, sitting, "down", "down", "down", "enter")
        assert sitting.match.answers == [("red", "castle 3")]


@on_screen
async def test_a_click_answers() -> None:
    sitting = a_story()
    async with playing(sitting) as table:
        await table.click(ChoiceList, offset=(6, 2))
        await settle(table, sitting)
        assert sitting.match.answers == [("red", "castle 2")]


def a_wide_choice() -> Sitting:
    """Red may do more than eight things, the last of them is to end the turn."""
    sitting = a_story(seats=2, expert="on")
    for space in ("bell", "castle_dock", "trumpet", "keys", "sword", "lantern"):
        sitting.match.table.reader("red").place(space)
    play(sitting.match, "red: castle 1")
    assert len(sitting.match.questions[0].options) > 8
    return sitting


@on_screen
async def test_many_choices_come_in_groups_and_escape_goes_back() -> None:
    sitting = a_wide_choice()
    async with playing(sitting) as table:
        groups = choices_of(table)
        place = next(n for n, label in enumerate(groups, start=1) if "Castle …" in label)
        assert groups[-1].endswith(" End your turn")
        await press(table, sitting, str(place))
        assert all("from Castle" in label for label in choices_of(table))
        assert sitting.match.answers == [("red", "castle 1")]
        await press(table, sitting, "escape")
        assert choices_of(table) == groups
        await press(table, sitting, str(place), "1")
        assert sitting.match.answers[-1][1].startswith(("walk castle ", "fly castle "))


@on_screen
async def test_in_a_lesson_d_shows_the_way_however_many_choices_there_are() -> None:
    """On the list "Show me" stands below all choices, where a low screen does not reach."""
    lesson = load_lesson(find_lesson("1-first-steps", find_game("dice-upon-a-time")))
    match = lesson.new_match()
    sitting = sitting_of(match, lesson.seat, lesson=lesson)
    async with playing(sitting) as table:
        frame = table.app.screen.query_one("#question")
        while choices_of(table) == ["1 Go on"] or len(match.questions[0].options) < 100:
            before = len(match.answers)
            is_read = choices_of(table) != ["1 Go on"]
            await press(table, sitting, "d")
            assert (len(match.answers) > before) == is_read, "what is told comes first"
            if not is_read:
                await press(table, sitting, "1")
        before = len(match.answers)
        shown = sitting.shown_way(match.questions[0])
        assert str(frame.border_subtitle) == "d: show me"
        place = next(n for n, label in enumerate(choices_of(table)) if "choices)" in label)
        table.app.screen.query_one(ChoiceList).entries[place].choose()
        await settle(table, sitting)
        assert str(frame.border_subtitle) == "d: show me · Esc goes back"
        assert choices_of(table)[-1].endswith(" Show me")
        await press(table, sitting, "d")
        assert match.answers[before] == (lesson.seat, shown)


@on_screen
async def test_a_number_of_two_digits_waits_for_the_second() -> None:
    async with playing(a_story()) as table:
        chosen: list[int] = []
        choices = table.app.screen.query_one(ChoiceList)
        choices.show([Entry(n, f"choice {n}", partial(chosen.append, n)) for n in range(1, 13)])
        await table.press("1")
        assert chosen == []
        assert choices.highlighted == 0
        await table.press("2")
        assert chosen == [12]
        choices.show(choices.entries)
        await table.press("9", "0", "3")
        assert chosen == [12, 9, 3]


@on_screen
async def test_an_answer_that_comes_late_answers_nothing_else() -> None:
    async with playing(a_story()) as table:
        chosen: list[int] = []
        choices = table.app.screen.query_one(ChoiceList)
        choices.show([Entry(n, f"choice {n}", partial(chosen.append, n)) for n in (1, 2)])
        late = ChoiceList.OptionSelected(choices, choices.options[0], 0)
        for entries in ([], [Entry(1, "something else", partial(chosen.append, 7))]):
            choices.show(entries)
            choices.on_option_list_option_selected(late)
        assert chosen == []


@on_screen
async def test_an_answer_is_taken_back_or_the_refusal_explained() -> None:
    sitting = a_story()
    play(sitting.match, "red: castle 2")
    walk = a_walk(sitting)
    async with playing(sitting) as table:
        await press(table, sitting, "1")
        assert sitting.match.answers[-1] == ("red", walk)
        await press(table, sitting, "u")
        assert sitting.match.answers == [("red", "castle 2")]
        assert "walked" not in text_of(table, "events")
        await press(table, sitting, "u")
        assert messages(table) == [
            "Red took the last answer back.",
            "This cannot be taken back: dice were rolled or cards shuffled since.",
        ]


@on_screen
async def test_why_not_explains_and_is_searched_by_typing() -> None:
    sitting = a_story()
    async with playing(sitting) as table:
        await table.press("question_mark")
        assert isinstance(table.app.screen, PageScreen)
        everything = text_of(table, "text")
        assert everything.startswith("The rule behind this question:\nFS-3.4: ")
        assert "None of your pawns stands at Re-roll. FS-7.2\n- Roll the dice again" in everything
        await look_for(table, "dragon")
        assert text_of(table, "text").startswith("None of your pawns stands at Dragon's Lair. FS-14.1\n")
        assert "Re-roll" not in text_of(table, "text").partition("FS-14.1")[0]
        await look_for(table, "dragon zebra")
        assert text_of(table, "text") == "Neither a choice nor a rule has all the words “dragon zebra”."
        await table.press("escape")
        assert isinstance(table.app.screen, PlayScreen)
        assert sitting.match.answers == []


@on_screen
async def test_the_rules_are_searched_and_a_clause_opens_them() -> None:
    async with playing(a_story()) as table:
        await table.press("r")
        assert text_of(table, "text").startswith("FS-1 Basics\nFS-2 Your turn\n")
        await look_for(table, "trumpet")
        assert "FS-10.1" in text_of(table, "text")
        assert "FS-3.4" not in text_of(table, "text")
        await table.press("escape")
        await table.app.run_action("screen.show_rule('FS-4.2')")
        await table.pause()
        assert table.app.screen.query_one(Input).value == "FS-4.2"
        assert text_of(table, "text").startswith("FS-4.2 You never roll")


@on_screen
async def test_a_click_on_a_clause_shows_its_rule() -> None:
    async with playing(a_story()) as table:
        sentence = text_of(table, "sentence")
        width = table.app.screen.query_one("#sentence").size.width
        line = textwrap.wrap(sentence, width)[1]
        await table.click("#sentence", offset=(line.index("FS-3.4") + 2, 1))
        assert isinstance(table.app.screen, PageScreen)
        assert table.app.screen.query_one(Input).value == "FS-3.4"


@on_screen
async def test_help_is_a_page_that_closes() -> None:
    async with playing(a_story()) as table:
        await table.press("h")
        assert "take your last answer back" in text_of(table, "text")
        await table.press("escape")
        assert isinstance(table.app.screen, PlayScreen)


@on_screen
async def test_a_match_is_saved_and_goes_on_from_its_record() -> None:
    sitting = a_story(seats=2)
    async with playing(sitting) as table:
        await press(table, sitting, "3", "s")
        (path,) = Path("saves").iterdir()
        assert messages(table) == [f"Saved in {path}."]
    resumed = sitting_of(verify(path), "red")
    async with playing(resumed) as table:
        assert "Red sent 2 pawns into the castle, which made 3. FS-3.1" in text_of(table, "events")
        await press(table, resumed, *str(len(choices_of(table))))
        assert resumed.match.answers[1] == ("red", "end")


@on_screen
async def test_what_cannot_be_saved_is_told() -> None:
    sitting = a_story()
    sitting.save_to = Path("/dev/null/match.json")
    async with playing(sitting) as table:
        await table.press("s")
        assert messages(table) == ["Nothing was saved: /dev/null: File exists."]


@on_screen
async def test_leaving_offers_to_save() -> None:
    sitting = a_story()
    async with playing(sitting) as table:
        await press(table, sitting, "2", "q")
        assert text_of(table, "sentence") == "Save the match before you leave?"
        await press(table, sitting, "escape")
        assert text_of(table, "sentence").startswith("Red, your dice show")
        await press(table, sitting, "q", "3")
        assert text_of(table, "sentence").startswith("Red, your dice show")
        await table.press("ctrl+q")
        await table.press("1")
    (path,) = Path("saves").iterdir()
    assert verify(path).answers == [("red", "castle 2")]
    assert table.app.return_value
    assert table.app.return_value[0] == f"Saved in {path}."


@on_screen
async def test_giving_up_is_asked_once_more_and_the_others_play_on() -> None:
    sitting = a_story("red", "blue", "green")
    async with playing(sitting) as table:
        await press(table, sitting, "g")
        assert text_of(table, "sentence").startswith("Shall Red leave for good?")
        await press(table, sitting, "2")
        assert text_of(table, "sentence").startswith("Red, how many pawns")
        await press(table, sitting, "g", "1")
        assert sitting.match.table.absent == ["red"]
        assert text_of(table, "sentence").startswith("Blue, how many pawns")


@on_screen
async def test_the_last_player_is_told_that_giving_up_is_not_possible() -> None:
    sitting = a_whispering("red", "blue")
    async with playing(sitting) as table:
        await press(table, sitting, "enter", "g", "1", "enter", "g", "1")
        assert sitting.match.table.absent == ["red"]
        assert messages(table)[-1] == "Nobody else is left at the table; whoever is last cannot give up."


@on_screen
async def test_leaving_without_saving_saves_nothing() -> None:
    sitting = a_story()
    async with playing(sitting) as table:
        await press(table, sitting, "2", "q")
        await table.press("2")
    assert table.app.return_value == ()
    assert not Path("saves").exists()


@on_screen
async def test_between_two_people_with_secrets_the_screen_is_covered() -> None:
    sitting = a_whispering("red=Anna", "blue=Bert")
    async with playing(sitting) as table:
        assert isinstance(table.app.screen, Cover)
        await press(table, sitting, "enter")
        assert "Bert holds a card." in text_of(table, "facts")
        assert "Anna holds a card." not in text_of(table, "facts")
        await press(table, sitting, "1")
        assert isinstance(table.app.screen, Cover)
        shown = [str(line.visual) for line in table.app.screen.query(Static)]
        assert shown == ["Pass the screen to Bert.", "Press Enter when nobody else is looking."]
        await press(table, sitting, "u", "1", "s", "escape")
        assert isinstance(table.app.screen, Cover)
        assert dict(sitting.match.pending) == {"red": "keep"}
        await press(table, sitting, "enter")
        assert isinstance(table.app.screen, PlayScreen)
        assert "Anna holds a card." in text_of(table, "facts")
        assert "Anna got a card." in text_of(table, "events")
        assert text_of(table, "sentence").startswith("Bert, keep or give?")


@on_screen
async def test_leaving_behind_a_cover_saves_and_shows_nothing() -> None:
    sitting = a_whispering("red", "blue")
    async with playing(sitting) as table:
        await press(table, sitting, "enter", "1")
        await table.press("ctrl+q")
        assert isinstance(table.app.screen, Cover)
    assert sitting.is_saved


@on_screen
async def test_the_end_shows_the_result_and_the_rule_that_decided() -> None:
    sitting = a_whispering("red", "blue")
    sitting.save_to = Path("end.json")
    play(sitting.match, "red: keep", "blue: keep", "red: tell 3")
    sitting.looker = "blue"
    async with playing(sitting) as table:
        await press(table, sitting, "1")
        sentence = text_of(table, "sentence")
        assert sentence == "Red won! WH-2.3\nRed: 3.\nBlue: 1."
        assert choices_of(table) == ["1 Save the match", "2 Leave the table"]
        assert sitting.is_saved
        await table.press("2")
    assert table.app.return_value == (
        "Saved in end.json.",
        "Watch it again with: fairytable replay end.json",
        "Check that it is true with: fairytable verify end.json",
    )


@on_screen
async def test_a_name_full_of_brackets_is_only_a_name() -> None:
    async with playing(a_story("red=[bold]An/na[/x]")) as table:
        assert text_of(table, "sentence").startswith("[bold]An/na[/x], how many pawns")


@on_screen
async def test_a_saved_match_is_watched_step_by_step() -> None:
    sitting = a_story(seats=2)
    play(sitting.match, "red: castle 2", "red: end", "blue: castle 0", "blue: end")
    film = Replay(sitting.save(Path("match.json")))
    film.go_to(0)
    async with StoryApp(ReplayScreen(film)).run_test(size=LARGE) as table:
        await table.pause()
        seen = []
        for key in ("space", "enter", "b", "end", "right", "home", "3"):
            await table.press(key)
            seen.append(text_of(table, "sentence").partition(",")[0])
        assert seen == [
            "Answer 1 of 4",
            "Answer 2 of 4",
            "Answer 1 of 4",
            "Answer 4 of 4",
            "Answer 4 of 4",
            "The beginning",
            "The beginning",
        ]
        await table.press("escape", "3", "enter")
        assert text_of(table, "sentence").startswith(
            "Answer 3 of 4, Blue: No pawn in the castle\nBlue called a pawn home"
        )
        assert "Blue: 7 in reserve" in text_of(table, "facts")
        await table.press("q")
