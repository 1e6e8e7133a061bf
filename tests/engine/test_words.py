"""Words: keys and values become sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from fairytable.engine.errors import WrongWords
from fairytable.engine.events import ObservedEvent
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Reason, ask
from fairytable.engine.verbs import Verb
from fairytable.engine.words import MissingWords, Words
from fairytable.games import find_game
from tests.engine import decisions
from tests.engine.practice_games import changed, goblin_market

TEXTS = """
event-earned = { $seat } earns { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
event-drew = You draw { $ware }.
event-drew-unseen = { $seat } draws.
event-rolled = { $seat } rolls { $dice }.
question-offer = { $seat }, what do you offer on day { $day }?
option-give = give { $ware } to { $taker }
option-days = wait { $days ->
    [one] a day
   *[other] { $days } days
}
option-rest = rest
option-buy = buy { $ware } for { $ware-price }
reason-hand_full = You hold { $wares } wares already.
name-acorn = Acorn
name-bell = Bell
truth = { $rested ->
    [yes] rested
   *[no] tired
}
empty =
    .attribute = only this
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(TEXTS)
    verbs = (Verb("give", "ware", "taker"), Verb("days", "days"), Verb("rest"), Verb("buy", "ware"))
    game = changed(goblin_market, folder=tmp_path, verbs=verbs)
    return Words(game, "en", {"red": "Rosa", "blue": "Ben", "acorn price": "2", "bell price": "7"})


def test_an_event_is_told_with_the_names_of_people_and_things(words: Words) -> None:
    assert words.event(ObservedEvent("earned", "GM-1.2", {"seat": "red", "coins": 1}, 0)) == "Rosa earns a coin."
    assert words.event(ObservedEvent("earned", "GM-1.2", {"seat": "blue", "coins": 2}, 0)) == "Ben earns 2 coins."
    assert words.event(ObservedEvent("drew", "GM-2.3", {"seat": "red", "ware": "acorn"}, 0)) == "You draw Acorn."
    assert words.event(ObservedEvent("drew-unseen", "GM-2.3", {"seat": "red"}, 0)) == "Rosa draws."


def test_several_values_become_one_phrase(words: Words) -> None:
    for dice, phrase in [((3,), "3"), ((3, 4), "3 and 4"), ((3, 4, 5), "3, 4 and 5")]:
        assert (
            words.event(ObservedEvent("rolled", "GM-2.5", {"seat": "red", "dice": dice}, 0)) == f"Rosa rolls {phrase}."
        )
    assert words.listing(["acorn", "red"]) == "Acorn and Rosa"
    assert words.listing([("2x", "acorn"), ("red",)]) == "2x Acorn and Rosa"
    assert words.listing([]) == words.say("list-none")


def test_a_question_an_option_and_a_reason_are_said(words: Words) -> None:
    assert (
        words.question(ask(decisions.Offer("red", day=2), ("pass",), "GM-1.1")) == "Rosa, what do you offer on day 2?"
    )
    assert words.option("give bell blue") == "give Bell to Ben"
    assert words.option("rest") == "rest"
    assert words.option("days 1") == "wait a day"
    assert words.option("days 3") == "wait 3 days"
    assert words.reason(Reason("hand_full", "GM-2.3", {"wares": 5})) == "You hold 5 wares already."


def test_a_truth_is_said_as_yes_or_no(words: Words) -> None:
    assert words.say("truth", rested=True) == "rested"
    assert words.say("truth", rested=False) == "tired"


def test_a_thing_without_a_name_is_called_by_its_id(words: Words) -> None:
    assert words.name("acorn") == "Acorn"
    assert words.name("red") == "Rosa"
    assert words.name("dragon") == "dragon"


def test_a_key_without_words_is_named(words: Words) -> None:
    assert words.has("event-earned")
    assert not words.has("event-flew")
    with pytest.raises(MissingWords, match="no words for 'event-flew'"):
        words.event(ObservedEvent("flew", "GM-1.1", {}, 0))
    with pytest.raises(MissingWords, match="words for 'empty' are empty"):
        words.say("empty")


def test_an_option_with_too_few_or_too_many_words_is_named(words: Words) -> None:
    for option in ("give bell", "give bell blue gladly"):
        with pytest.raises(WrongWords, match=f"'{option}' does not read 'give <ware> <taker>'"):
            words.option(option)


def test_words_that_miss_a_value_are_named(words: Words) -> None:
    with pytest.raises(MissingWords, match=r"words for 'event-earned' cannot be said: .*coins"):
        words.event(ObservedEvent("earned", "GM-1.2", {"seat": "red"}, 0))


def test_words_for_no_game_in_particular_are_those_that_all_share() -> None:
    words = Words()
    assert not words.has("event-earned")
    assert words.listing(["a", "b"]) == "a and b"


def test_the_words_learn_what_a_thing_costs_from_the_names_of_the_pack() -> None:
    game = find_game("grimm-forest")
    words = Words(game, "en", game.texts.names(load_pack(game).content, "en"))
    assert words.option("build wood roof") == "Build Wood Roof for 6"
    assert words.option("cut_corners straw floor") == "Build Straw Floor on Cutting Corners for 1"
    assert words.option("dismiss golden_goose") == "Discard The Golden Goose for 2 resources"


def test_what_an_option_costs_just_now_its_question_knows_better_than_the_pack(words: Words) -> None:
    dear = ask(decisions.Offer("red", day=3, price=4), ("buy acorn", "buy bell"), "GM-1.1")
    assert [words.option(option, dear) for option in dear.options] == ["buy Acorn for 4", "buy Bell for 7"]
    usual = ask(decisions.Offer("red", day=3), ("buy acorn",), "GM-1.1")
    assert words.option("buy acorn", usual) == words.option("buy acorn") == "buy Acorn for 2"
