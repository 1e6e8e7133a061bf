"""What the page is told of the cards."""

from __future__ import annotations

from pathlib import Path

from fairytable.engine.packs import load_pack
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.page import show_cards
from tests.games.grimm_forest.packs import edited, with_card


def test_a_card_is_told_with_its_kind_its_windows_and_its_words() -> None:
    cards = load_pack(GAME).content
    shown = show_cards(cards, "en").cards
    assert set(shown) == {*cards.fables, *cards.friends}
    assert shown["wolf"].kind == "monster"
    assert shown["grandmas_house"].kind == "unique_location"
    assert shown["rapunzel"].kind == "friend"
    assert shown["wolf"].windows == ("reveal_fables", "before_collecting")
    assert shown["rapunzel"].windows == ("start_of_round", "special_action")
    assert shown["wolf"].words == cards.fables["wolf"].text["en"]
    assert shown["rapunzel"].ability == cards.friends["rapunzel"].ability["en"]


def test_a_card_speaks_the_language_of_the_page_and_english_where_it_cannot(tmp_path: Path) -> None:
    pack = edited(tmp_path, with_card("wolf", text={"en": "Howl.", "hu": "Vonyít."}))
    shown = show_cards(pack.content, "hu").cards
    assert shown["wolf"].words == "Vonyít."
    assert shown["giant"].words == pack.content.fables["giant"].text["en"]
