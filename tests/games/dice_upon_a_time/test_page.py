"""What the page is told of the land, the dice and the cards."""

from __future__ import annotations

from pathlib import Path

from fairytable.engine.packs import load_pack
from fairytable.engine.showing import shown
from fairytable.engine.words import Words
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.page import MORE
from fairytable.matches import new_match
from fairytable.terminal.text_layer import map_text, table_text, words_for
from fairytable.testing import clause
from tests.claims import cited
from tests.games.dice_upon_a_time.land import land
from tests.games.dice_upon_a_time.test_packs import change, edited

CONTENT = load_pack(GAME).content


LAND = shown(CONTENT, "en", MORE)


def test_every_field_route_and_spirit_is_told_with_its_place_and_its_words() -> None:
    assert set(LAND["fields"]) == set(CONTENT.fields)
    assert set(LAND["routes"]) == set(CONTENT.routes)
    assert set(LAND["spirits"]) == set(CONTENT.spirits)
    assert tuple(LAND["fields"]["town"]["at"]) == CONTENT.fields["town"].at
    assert LAND["fields"]["town"]["text"] == CONTENT.fields["town"].text["en"]
    assert LAND["routes"]["town-old_woman"] == {"id": "town-old_woman", "between": ["town", "old_woman"], "value": 3}


def test_only_the_dead_ends_behind_a_6_are_traps() -> None:
    assert [field for field, facts in LAND["fields"].items() if facts["is_trap"]] == ["king", "fairy"]


def test_a_die_is_told_with_its_kind_its_face_and_what_it_is_worth() -> None:
    assert LAND["dice"]["book_story"] == {"kind": "book", "face": "story", "value": 6}
    assert LAND["dice"]["plain_5"]["value"] == 5
    assert tuple(LAND["faces"]["snake"]) == CONTENT.snake.faces


def test_a_quest_is_told_with_what_it_asks_for() -> None:
    quests = LAND["quests"]
    assert set(quests) == set(CONTENT.quests)
    fetching = next(quest for quest in quests.values() if quest["item"])
    assert fetching["place"]
    assert (quests["star_money"]["place"], quests["star_money"]["tokens"]) == ("", {"coin": 2})


def test_a_story_card_is_told_with_its_ways() -> None:
    stories = LAND["stories"]
    assert [sorted(way) for way in stories["the_split_sack"]["either"]] == [["text"], ["text"]]
    assert stories["windfall"]["either"] == []


def test_a_pack_of_an_owner_is_told_in_the_language_of_the_page_and_in_english_where_it_cannot(tmp_path: Path) -> None:
    pack = edited(tmp_path, "board.toml", change("field", "well", text={"en": "Deep.", "hu": "Mély."}, at=[10, 20]))
    fields = shown(pack.content, "hu", MORE)["fields"]
    assert fields["well"]["text"] == "Mély."
    assert fields["well"]["at"] == [10, 20]
    assert fields["inn"]["text"] == pack.content.fields["inn"].text["en"]


def test_in_words_everybody_learns_what_the_cards_say_and_where_the_ways_lead() -> None:
    match = land(
        event="dry_roads",
        red={"quests": ["apples_for_the_angels"], "magic": ["starwort"], "stories": ["iron_shoes"]},
        blue={"magic": ["golden_ball"]},
    )
    words = words_for(match, {})
    text = table_text(match, "red", words)
    assert "Apples for the Angels, 4 points: Bring 3 Apples to the Clouds." in text
    assert all(f"\n{name}: " in text for name in ("Dry Roads", "Starwort", "Iron Shoes"))
    assert "Golden Ball" not in text
    ways = map_text(match, "red", words)
    assert "From the Church: " in ways
    assert "the King (5)" in ways  # on dry roads
    assert "Here: Red and Blue." in ways
    assert max(map(len, map_text(match, "red", words, 60).split("\n"))) <= 60


def test_in_words_whose_turn_it_is_comes_first_with_the_ways_what_lies_on_them_and_the_quests() -> None:
    match = land(
        active="blue",
        marker="blue",
        red={"character": "rapunzel", "rabbits": 1},
        blue={"at": "fairy", "quests": ["star_money"], "rabbits": 2},
        sockets={"old_woman-fairy": ["red plain_6"]},
    )
    text = table_text(match, "red", words_for(match, language="en"))
    turn, ways, quest, other, *_ = text.split("\n")[1:]
    assert turn.startswith("Blue has the turn, at the Fairy: no tokens; ")
    assert "starting player marker; 2 Rabbit Tokens" in turn
    assert ways == "From the Fairy: the Old Woman (6, on top Red\N{RIGHT SINGLE QUOTATION MARK}s 6 (plain die))."
    assert quest == "Star Money, 2 points: Give 2 Gold Coins away, wherever you are."
    assert other.startswith("Red, Rapunzel, at the Town: ")
    assert "; 1 Rabbit Token;" in other


@clause("DT-14.4")
def test_in_words_a_character_is_described_only_in_a_match_with_abilities() -> None:
    for chosen, is_described in (({}, True), ({"abilities": "off"}, False), ({"cards": "beginner"}, False)):
        match = land(options=chosen, red={"character": "rapunzel"}, blue={})
        text = table_text(match, "red", words_for(match, language="en"))
        assert ("\nRapunzel: " in text) == is_described
        assert ("The Characters have no abilities in this match." in text) != is_described


def test_in_words_all_characters_are_described_to_who_chooses_one() -> None:
    match = new_match(GAME, 2, 1, {"characters": "chosen"})
    text = table_text(match, match.questions[0].seat, words_for(match, language="en"))
    assert all(f"\n{words_for(match, language='en').name(one)}: " in text for one in CONTENT.characters)
    assert cited(match, "marker_moved") == [("DT-1.4", {"seat": "blue"})]


def test_in_words_tokens_of_a_kind_are_counted_and_cards_are_named() -> None:
    words = Words(GAME, "en", CONTENT.names("en"))
    assert words.listing(["coin", "apple", "coin", "star_money"]) == "2 Gold Coins, 1 Apple and Star Money"


@clause("DT-30.13", "DT-30.15")
def test_in_words_a_team_learns_its_score_and_in_a_match_of_all_chapters_where_the_levels_begin() -> None:
    levels = "Levels 2 to 5 begin at 45, 60, 75 and 90."
    for length, is_levelled in (("standard", True), ("short", False)):
        match = new_match(GAME, 3, 1, {"mode": "coop", "length": length})
        match.table.common_done = ("the_wedding", "star_money")
        text = table_text(match, "red", words_for(match, language="en"))
        assert "Together you have 6 Adventure Points." in text
        assert (levels in text) == is_levelled


def test_the_button_of_sleeping_beauty_names_the_dice_that_her_card_asks_for(tmp_path: Path) -> None:
    dearer = edited(tmp_path, "characters.toml", change("character", "sleeping_beauty", dice=2))
    for content, said in ((CONTENT, "Discard a die and "), (dearer.content, "Discard 2 dice and ")):
        words = Words(GAME, "en", content.names("en"))
        assert words.option("sleep inn") == f"{said}sleepwalk to the Inn"
