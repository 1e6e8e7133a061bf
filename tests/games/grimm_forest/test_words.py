"""The Grimm Forest in English: sentences that read well whatever the numbers are."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from fairytable.engine.events import ObservedEvent
from fairytable.engine.match import Match
from fairytable.engine.questions import Question, Reason
from fairytable.engine.words import Words
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.content import FABLES, FRIENDS
from fairytable.games.grimm_forest.scenes import ROUND
from fairytable.matches import new_match
from fairytable.terminal import text_layer
from fairytable.testing import play
from tests.games.grimm_forest.forest import forest, go
from tests.games.grimm_forest.test_always_true import moments


def plain(sentence: str) -> str:
    """The sentence as one would type it."""
    return sentence.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\N{MULTIPLICATION SIGN}", "x")


@pytest.fixture
def match() -> Match:
    return forest(blue={}, green={}, orange={})


@pytest.fixture
def words(match: Match) -> Words:
    return text_layer.words_for(match, {"blue": "Anna"})


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        (
            "begins",
            {"seat": "blue", "order": ("blue", "green", "orange")},
            "Anna got the Starting Player token. The turn order was Anna, Green and Orange.",
        ),
        ("round_begins", {"round": 3, "seat": "blue"}, "Round 3 began, with Anna as Starting Player."),
        ("reminder", {"seat": "blue", "card": "taxation"}, "Anna's Taxation from the last round is due this round."),
        (
            "prince_took",
            {"location": "fields", "material": "straw", "count": 2},
            "The Royal Prince took 2 Straw from the Fields.",
        ),
        (
            "prince_took",
            {"location": "fields", "material": "straw", "count": 0},
            "The Royal Prince came to the Fields and found too little to share.",
        ),
        ("cards_laid", {"seat": "blue", "fable": True}, "Anna laid down a Gather card and a Fable."),
        ("cards_laid", {"seat": "blue", "fable": False}, "Anna laid down a Gather card and no Fable."),
        ("drew_fables", {"seat": "blue", "count": 2, "cards": ("roar", "wolf")}, "Anna drew Roar and Wolf."),
        ("drew_fables", {"seat": "blue", "count": 0, "cards": ()}, "Anna could not draw a Fable."),
        ("drew_fables-unseen", {"seat": "blue", "count": 1}, "Anna drew a Fable."),
        ("drew_fables-unseen", {"seat": "blue", "count": 3}, "Anna drew 3 Fables."),
        (
            "handed_over",
            {"seat": "blue", "giver": "green", "material": "brick", "count": 1},
            "Anna got 1 Brick from Green.",
        ),
        (
            "wolf_struck",
            {"seat": "blue", "location": "forest", "count": 1},
            "The Wolf scattered the only resource in the Forest.",
        ),
        (
            "wolf_struck",
            {"seat": "blue", "location": "forest", "count": 2},
            "The Wolf scattered both resources in the Forest.",
        ),
        (
            "wolf_struck",
            {"seat": "blue", "location": "forest", "count": 4},
            "The Wolf scattered all 4 resources in the Forest.",
        ),
        ("match_ends", {"winners": ("blue",)}, "The King had seen enough: Anna became Royal Builder!"),
        (
            "match_ends",
            {"winners": ("blue", "green")},
            "The King had seen enough: Anna and Green became Royal Builders together!",
        ),
        ("match_stops", {"round": 60}, "The match was stopped after 60 rounds, without a winner."),
        ("left", {"seat": "green"}, "Green left the table for good."),
        (
            "cards_locked",
            {"seat": "blue", "locations": ("fields", "market")},
            "Anna's Gather cards for the Fields and the Market were locked under the Little Mermaid.",
        ),
        (
            "house_finished",
            {"seat": "blue", "material": "brick", "houses": 3},
            "Anna finished a Brick house: all three houses stand!",
        ),
        (
            "house_finished",
            {"seat": "blue", "material": "wood", "houses": 1},
            "Anna finished a Wood house: one house of three stands.",
        ),
        ("has_friend", {"seat": "blue", "friend": "seven_dwarfs"}, "The Seven Dwarfs joined Anna."),
        (
            "announced",
            {"seat": "green", "what": "forest"},
            "Green's Pinocchio announced a trip to the Forest. His nose will tell whether it was a lie.",
        ),
        (
            "nothing_gathered",
            {"location": "fields", "found": 0},
            "Nothing lay in the Fields, so nobody gathered anything there.",
        ),
        (
            "nothing_gathered",
            {"location": "fields", "found": 2},
            "Too little lay in the Fields for all the pigs there, so everything stayed.",
        ),
        (
            "frightened",
            {"seat": "blue", "location": "fields", "stays": True},
            "Anna was frightened, drew the Fields again and stayed.",
        ),
        (
            "frightened",
            {"seat": "blue", "location": "fields", "stays": False},
            "Anna was frightened and ran to the Fields.",
        ),
        ("fables_put_away", {"cards": ("wolf",)}, "Wolf went to the discard pile."),
        (
            "squeezed",
            {"seat": "blue", "player": "green", "count": 1},
            "The Bridge Troll made Green hand 1 resource over to Anna.",
        ),
        (
            "squeezed",
            {"seat": "blue", "player": "green", "count": 0},
            "The Bridge Troll stopped Green, who had nothing gathered to hand over to Anna.",
        ),
    ],
)
def test_events_are_told_in_the_past(words: Words, key: str, values: dict[str, Any], sentence: str) -> None:
    assert plain(words.event(ObservedEvent(key, "GF-1.1", values, 0))) == sentence


@pytest.mark.parametrize(
    ("about", "values", "sentence"),
    [
        ("choose_cards", {"must": False}, "Anna, where will you go, and do you play a Fable?"),
        (
            "choose_cards",
            {"must": True},
            "Anna, where will you go, and which Fable do you play? The Huntsman wants one from you.",
        ),
        ("build_turn", {"left": 2, "surcharge": 0}, "Anna, you have 2 actions left: what will you do?"),
        ("build_turn", {"left": 1, "surcharge": 0}, "Anna, you have 1 action left: what will you do?"),
        ("build_turn", {"left": 0, "surcharge": 0}, "Anna, you have no action left: anything else?"),
        (
            "build_turn",
            {"left": 2, "surcharge": 1},
            "Anna, you have 2 actions left, and Walls cost 1 more: what will you do?",
        ),
        (
            "cancel_monster",
            {"card": "giant", "friend": "wood_cutter", "location": "forest", "victims": ("green",)},
            "Anna, the Giant is about to strike in the Forest, where Green is. "
            "Do you discard The Wood Cutter to stop it?",
        ),
        (
            "cancel_monster",
            {"card": "giant", "friend": "wood_cutter", "location": "forest", "victims": ("green", "orange")},
            "Anna, the Giant is about to strike in the Forest, where Green and Orange are. "
            "Do you discard The Wood Cutter to stop it?",
        ),
        (
            "gain_which",
            {"card": "fairy_food", "left": 2},
            "Anna, which resource do you gain with Fairy Food? 2 more to choose.",
        ),
        (
            "keep_or_give",
            {"friend": "aladdin", "old": "nobody"},
            "Anna, you drew the Friend Aladdin: do you keep the card (now you have nobody), or give it away?",
        ),
    ],
)
def test_a_question_says_who_must_do_what(words: Words, about: str, values: dict[str, Any], sentence: str) -> None:
    assert words.question(Question("blue", about, ("yes", "no"), "GF-1.1", values)) == sentence


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("choose fields no_fable", "Go to the Fields with no Fable"),
        ("choose market grandmas_house", "Go to the Market with Grandma's House"),
        ("build straw floor", "Build Straw Floor for 2"),
        ("cut_corners brick roof", "Build Brick Roof on Cutting Corners for 5"),
        ("bonus resources", "Take 1 Straw, 1 Wood and 1 Brick"),
        ("give_friend green", "Give to Green"),
        ("gift wood 3", "Give 3 Wood"),
        ("trade straw brick", "Give Straw for Brick"),
        ("dismiss golden_goose", "Discard The Golden Goose for 2 resources"),
        ("dismiss fairy_godmother", "Discard Fairy Godmother and 2 Fables for 2 resources"),
        ("yes", "Yes"),
    ],
)
def test_an_option_is_a_short_label(words: Words, option: str, label: str) -> None:
    assert words.option(option) == label


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("no_action_left", {"count": 0}, "You have no actions this round."),
        ("no_action_left", {"count": 1}, "Your only action is used."),
        ("no_action_left", {"count": 4}, "Your 4 actions are used."),
        (
            "too_few",
            {"has": 3, "material": "wood", "section": "walls", "price": 4},
            "You have 3 Wood; the price of Wood Walls is 4 here.",
        ),
        (
            "no_special_action",
            {"friend": "seven_dwarfs"},
            "No Special Action stands on the card of The Seven Dwarfs.",
        ),
        ("actions_must_be_used", {"count": 1}, "You must use one more action."),
        ("actions_must_be_used", {"count": 2}, "You must use 2 more actions."),
        (
            "pigs_there",
            {"location": "fields", "players": ("blue", "green")},
            "Anna and Green are in the Fields; the Harvest Moon shines where no pig is.",
        ),
    ],
)
def test_a_reason_states_the_numbers(words: Words, key: str, values: dict[str, Any], sentence: str) -> None:
    assert words.reason(Reason(key, "GF-1.1", values)) == sentence


def test_every_card_window_verb_and_setting_has_words(words: Words) -> None:
    for identity in (*FABLES, *FRIENDS, *ROUND):
        assert "_" not in words.name(identity)
        assert words.name(identity) != identity
    for verb in GAME.vocabulary.verbs:
        assert words.has(f"option-{verb.word}")
    for option in GAME.rules.options:
        for key in ("", "-help", *(f"-{value}" for value in option.values)):
            assert words.has(f"setting-{option.key}{key}")
    assert [words.say("score", score=score) for score in (1, 3)] == ["1 finished house", "3 finished houses"]


@pytest.mark.parametrize("seed", range(12))
def test_all_that_happens_is_asked_or_refused_can_be_said_and_names_no_id(seed: int) -> None:
    """Along random play: for every seat the table, and for everything in it words without a raw id."""
    luck = Random(seed)
    match = None
    told: list[str] = []
    for step, moment in enumerate(moments(seed, 2 + seed % 3)):
        match = moment.match
        words = text_layer.words_for(match)
        for question in match.questions:
            told.append(words.question(question))
            told += [words.option(option) for option in question.options]
            if step % 4 == 0:
                for option, reason in match.refusals(question).items():
                    told += [words.option(option), words.reason(reason)]
                    assert reason.clause in GAME.rulebook
            assert question.clause in GAME.rulebook
        if step % 10 == 0:
            told.append(text_layer.table_text(match, luck.choice([*match.seats, None]), words))
    assert match is not None
    for seat in (*match.seats, None):
        told += [words.event(event) for event in match.events_for(seat)]
    assert {event.clause for event in match.events or []} <= set(GAME.rulebook.clauses)
    assert [line for line in told if re.search(r"[a-z]_[a-z]|\{|\bNone\b", line)] == []


def test_the_table_is_described_with_everything_that_lies_open() -> None:
    match = forest(
        unique=["green lonely_castle forest"],
        rapunzel={"brick": 2},
        discard=["roar", "wolf"],
        friend_discard=["aladdin"],
        in_round=4,
        blue={
            "straw": 3,
            "hand": ["giant", "dragon"],
            "friend": "rapunzel",
            "houses": ["wood_walls", "brick_roof"],
            "corners": [""],
            "tokens": ["brick"],
        },
        green={"next_turn": "taxation", "hand": ["roar"]},
        orange={"friend": "little_mermaid", "locked": ["brickyard"]},
    )
    words = text_layer.words_for(match, {"blue": "Anna"})
    lines = text_layer.table_text(match, "blue", words).splitlines()
    assert lines[:8] == [
        "Round 4: choosing cards.",
        "Turn order: Anna, Green and Orange.",
        "Fields: 5 Straw.",
        "Forest: 4 Wood; Lonely Castle of Green.",
        "Brickyard: 3 Brick.",
        "Anna: 3 Straw; Wood house with Walls on top; finished Brick house; a free Cutting Corners site; "
        "First Builder of Brick; Friend: Rapunzel; on Rapunzel: 2 Brick; 2 Fables in hand: Giant and Dragon.",
        "Green: no resources; no houses; 1 Fable in hand; Next Turn card: Taxation.",
        "Orange: no resources; no houses; Friend: Little Mermaid; locked Gather cards: the Brickyard; "
        "no Fables in hand.",
    ]
    assert "Discarded Fables, the last on top: Wolf and Roar." in lines
    assert "Discarded Friends: Aladdin." in lines
    assert plain(lines[-1]).startswith(
        "Sections in the Supply: 5 x Straw Floor, 5 x Straw Walls, 5 x Straw Roof, 4 x Wood"
    )


def test_in_a_turn_the_actions_are_told() -> None:
    match = forest(window="build", blue={"actions": 3, "at": "fields"}, green={"at": "fields"}, orange={})
    play(match, "blue: gain straw")
    told = text_layer.table_text(match, None, text_layer.words_for(match))
    assert "It is Blue's turn; actions taken: 1 of 3." in plain(told)
    assert "Fields: 5 Straw; here: Blue and Green." in told


def test_face_down_cards_are_told_only_to_who_knows_them() -> None:
    match = forest(blue={"hand": ["roar"]}, green={}, orange={"friend": "evil_queen"})
    go(match, blue="forest roar", green="fields")
    words = text_layer.words_for(match)
    blue, green = (text_layer.table_text(match, seat, words).splitlines()[5] for seat in ("blue", "green"))
    assert "face-down Gather card: the Forest; face-down Fable: Roar" in blue
    assert green.endswith("1 Fable in hand; face-down Gather card; face-down Fable.")


def test_the_deck_tells_goldilocks_what_she_put_back() -> None:
    match = forest(window="build", deck=["roar", "wolf", "giant"], blue={"friend": "goldilocks"}, green={})
    play(match, "blue: special goldilocks", "blue: take_fable wolf", "blue: on_top giant")
    words = text_layer.words_for(match)
    sentence = "You know the Fables from the top of the deck on: Giant and Roar."
    assert sentence in text_layer.table_text(match, "blue", words)
    assert "You know the Fables" not in text_layer.table_text(match, "green", words)


def test_a_new_match_can_be_described_to_an_onlooker() -> None:
    for seats in (2, 3, 4):
        match = new_match(GAME, seats, 1)
        told = text_layer.table_text(match, None, text_layer.words_for(match))
        assert ("Market: 1 Straw, 1 Wood and 1 Brick." in told) == (seats == 4)
