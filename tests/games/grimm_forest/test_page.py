"""What the page receives of the cards."""

from __future__ import annotations

from pathlib import Path

from fairytable.engine.packs import load_pack
from fairytable.engine.showing import shown
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.overview import overview
from fairytable.games.grimm_forest.page import MORE
from fairytable.testing import clause
from tests.games.grimm_forest.forest import forest
from tests.games.grimm_forest.packs import edited, with_card


def test_a_card_is_told_with_its_kind_its_windows_and_its_words() -> None:
    cards = load_pack(GAME).content
    told = shown(cards, "en", MORE)
    fables, friends = told["fables"], told["friends"]
    assert (set(fables), set(friends)) == (set(cards.fables), set(cards.friends))
    assert fables["wolf"]["kind"] == "monster"
    assert fables["grandmas_house"]["kind"] == "unique_location"
    assert friends["rapunzel"]["kind"] == "friend"
    assert fables["wolf"]["windows"] == ["reveal_fables", "before_collecting"]
    assert friends["rapunzel"]["windows"] == ["start_of_round", "special_action"]
    assert fables["wolf"]["text"] == cards.fables["wolf"].text["en"]
    assert friends["rapunzel"]["ability"] == cards.friends["rapunzel"].ability["en"]


def test_a_card_speaks_the_language_of_the_page_and_english_where_it_cannot(tmp_path: Path) -> None:
    pack = edited(tmp_path, with_card("wolf", text={"en": "Howl.", "hu": "Vonyít."}))
    fables = shown(pack.content, "hu", MORE)["fables"]
    assert fables["wolf"]["text"] == "Vonyít."
    assert fables["giant"]["text"] == pack.content.fables["giant"].text["en"]


@clause("GF-15.1", "GF-20.21", "GF-21.24")
def test_what_a_section_costs_each_builder_is_told_with_what_an_opponent_adds() -> None:
    table = forest(blue={"friend": "hansel_gretel"}, green={"houses": ["straw_roof"]}).table
    told = overview(table)
    more = table.cards.numbers["hansel_gretel"]["surcharge"]
    assert told.prices == {
        "blue": {"floor": 2, "walls": 4, "roof": 6},
        "green": {"floor": 2, "walls": 4 + more, "roof": 6},
    }
    assert told.corner_prices["green"] == {"floor": 1, "walls": 3 + more, "roof": 5}
    assert told.finished == {"blue": 0, "green": 1}
