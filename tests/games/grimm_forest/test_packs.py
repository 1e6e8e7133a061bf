"""GF-24 and the card packs: what a pack may hold, which faults are told, and what our own pack says of itself."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from fairytable.engine.errors import FaultyPack, UnknownOption
from fairytable.engine.pack_faults import Fault
from fairytable.engine.packs import Pack, copy_default_pack, load_pack
from fairytable.engine.words import Words
from fairytable.games.grimm_forest import GAME
from fairytable.games.grimm_forest.building import PRICES
from fairytable.games.grimm_forest.components import HOUSES_TO_WIN, REPLENISHMENT, SECTIONS_OF_A_KIND, SITES
from fairytable.games.grimm_forest.content import FABLES, FRIENDS, MONSTER, NUMBERS, Cards, Fable, Friend, all_fables
from fairytable.matches import new_match
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.grimm_forest.forest import Has, forest, stock
from tests.games.grimm_forest.packs import FILE, Content, Edit, card, edited, faults_of, with_card
from tests.games.strictness import types_that_read_past_slips

ADVANCED_FABLES = {
    "curse_of_darkness",
    "fairy_food",
    "grandmas_house",
    "hired_help",
    "lonely_castle",
    "royal_wedding",
    "taxation",
    "wishing_well",
}
HUNGRY: Has = {"friend": "hansel_gretel"}
ADVANCED_FRIENDS = {"evil_queen", "gingerbread_man", "huntsman", "little_mermaid", "rapunzel", "sleeping_beauty"}


@pytest.fixture
def cards() -> Cards:
    content: Cards = load_pack(GAME).content
    return content


def fault(entry: str, reason: str) -> Fault:
    return Fault(FILE, entry, reason)


def test_our_own_pack_has_no_fault_and_no_warning() -> None:
    assert load_pack(GAME).warnings == ()


@clause("GF-24.1", "GF-24.3")
def test_the_basic_game_leaves_the_advanced_cards_out() -> None:
    match = new_match(GAME, 3, 1, {"cards": "basic"})
    fables, friends = set(match.table.fable_deck), set(match.table.friend_deck)
    assert fables == set(FABLES) - ADVANCED_FABLES
    assert friends == set(FRIENDS) - ADVANCED_FRIENDS
    assert (len(match.table.fable_deck), len(match.table.friend_deck)) == (48, 19)


@clause("GF-24.2")
def test_the_full_game_has_every_card_and_is_the_normal_setting() -> None:
    for options in ({}, {"cards": "full"}):
        match = new_match(GAME, 3, 1, options)
        assert (len(match.table.fable_deck), len(match.table.friend_deck)) == (56, 25)
        assert set(match.table.fable_deck) == set(FABLES)
        assert set(match.table.friend_deck) == set(FRIENDS)


@clause("GF-24.2")
def test_both_decks_are_shuffled() -> None:
    one, other = (new_match(GAME, 3, seed).table for seed in (1, 2))
    assert (one.fable_deck.cards != other.fable_deck.cards, one.friend_deck != other.friend_deck) == (True, True)
    assert Counter(one.fable_deck) == Counter(other.fable_deck)


@clause("GF-24.3")
def test_the_pack_says_which_cards_are_advanced(tmp_path: Path) -> None:
    pack = edited(tmp_path, with_card("wolf", advanced=True), with_card("huntsman", advanced=False))
    match = new_match(GAME, 2, 1, {"cards": "basic"}, pack)
    assert ("wolf" in match.table.fable_deck, "huntsman" in match.table.friend_deck) == (False, True)


@clause("GF-24.4")
def test_the_advice_stands_beside_the_option_and_changes_nothing() -> None:
    words = Words(GAME)
    assert words.say("setting-cards-help") == "Leave the advanced cards out unless all of you know the game."
    assert GAME.check_options({})["cards"] == "full"


def test_other_card_sets_and_seats_that_are_not_there_are_refused() -> None:
    with pytest.raises(UnknownOption, match="full, basic"):
        new_match(GAME, 2, 1, {"cards": "some"})
    with pytest.raises(UnknownOption, match="not at the table: 'purple'"):
        new_match(GAME, ["blue", "green"], 1, {"first-player": "purple"})


def test_the_rules_say_what_the_pack_holds(cards: Cards) -> None:
    text = GAME.rulebook.text
    copies = Counter(fable.copies for fable in cards.fables.values())
    assert copies == {2: 24, 1: 8}
    assert (
        f"{sum(fable.copies for fable in cards.fables.values())} cards with {len(cards.fables)} different names" in text
    )
    assert f"{copies[2]} names come twice and {copies[1]} names once" in text
    assert f"Friend cards: {len(cards.friends)}, all different." in text
    names = cards.names("en")
    marked = re.search(r"marks these Fables as advanced: (.+?)\. And these Friends: (.+?)\.\n", text)
    assert marked is not None
    assert set(marked[1].split(", ")) == {names[card.id] for card in cards.fables.values() if card.advanced}
    assert set(marked[2].split(", ")) == {names[card.id] for card in cards.friends.values() if card.advanced}
    assert {card.id for card in cards.fables.values() if card.advanced} == ADVANCED_FABLES
    assert {card.id for card in cards.friends.values() if card.advanced} == ADVANCED_FRIENDS
    assert Counter(cards.prince_die) == {"straw": 2, "wood": 2, "brick": 2}
    assert cards.minis == {"dragon": 1, "giant": 1, "bridge_troll": 1, "big_bad_wolf": 1, "wolf": 2}


def test_the_rules_state_the_numbers_that_the_game_plays_with() -> None:
    text = GAME.rulebook.text
    for section, price in PRICES.items():
        assert f"- {section.capitalize()}: {price} resources of its material." in text
    house = sum(PRICES.values())
    assert f"A whole house: {house} resources" in text
    assert f"Three houses: {house * HOUSES_TO_WIN} resources" in text
    assert "5 Straw on the Fields, 4 Wood in the Forest, 3 Brick in the Brickyard" in text
    assert REPLENISHMENT == {
        "fields": {"straw": 5},
        "forest": {"wood": 4},
        "brickyard": {"brick": 3},
        "market": {"straw": 1, "wood": 1, "brick": 1},
    }
    assert f"{9 * SECTIONS_OF_A_KIND}, namely 5 Floors, 5 Walls and 5 Roofs" in text
    assert (SITES, SECTIONS_OF_A_KIND, HOUSES_TO_WIN) == (5, 5, 3)


def test_every_card_has_names_in_two_languages_and_a_text(cards: Cards) -> None:
    every: list[Fable | Friend] = [*cards.fables.values(), *cards.friends.values()]
    for one in every:
        assert one.name["en"]
        assert one.name["es"]
        assert len(one.text["en"]) > 20
    assert all(friend.ability["en"] for friend in cards.friends.values())
    assert cards.names("es")["dragon"] == cards.fables["dragon"].name["es"]
    assert cards.names("de")["wolf"] == "Wolf"


@clause("GF-22.2")
def test_a_pack_may_bring_another_die(tmp_path: Path) -> None:
    pack = edited(tmp_path, lambda content: content.update(prince_die=["brick"] * 6))
    match = forest(window="prince", dice=[1], pack=pack, blue={}, green={})
    assert heard(match, "prince_took")[0]["material"] == "brick"
    assert stock(match, "brickyard") == {"brick": 2}


@pytest.mark.parametrize(("copies", "total"), [(1, 55), (3, 57), (0, 54)])
def test_a_pack_that_has_not_56_fables_gives_only_a_warning(tmp_path: Path, copies: int, total: int) -> None:
    pack = edited(tmp_path, with_card("wolf", copies=copies))
    assert pack.warnings == (fault("fable", f"the pack has {total} Fables; the box has 56"),)
    assert len(new_match(GAME, 2, 1, pack=pack).table.fable_deck) == total


def plain_fables(number: int) -> Edit:
    """So many Fables that are not advanced, all of one name."""

    def edit(content: Content) -> None:
        plain = [one for one in content["fable"] if not one.get("advanced")]
        for one in plain:
            one["copies"] = 0
        plain[0]["copies"] = number

    return edit


def test_the_basic_game_needs_thirty_fables(tmp_path: Path) -> None:
    reason = "29 Fables are not advanced; the basic game needs 30 or more"
    assert faults_of(tmp_path / "29", plain_fables(29)) == (fault("fable", reason),)
    basic = {"cards": "basic"}
    match = new_match(GAME, 2, 1, basic, edited(tmp_path / "30", plain_fables(30)))
    assert len(match.table.fable_deck) == 30


def test_the_basic_game_needs_twelve_friends(tmp_path: Path) -> None:
    plain = [name for name in FRIENDS if name not in ADVANCED_FRIENDS]
    reason = "11 Friends are not advanced; the basic game needs 12 or more"
    eight = [with_card(name, advanced=True) for name in plain[:8]]
    assert faults_of(tmp_path / "11", *eight) == (fault("friend", reason),)
    assert edited(tmp_path / "12", *eight[1:]).warnings == ()


def test_a_card_of_the_game_may_be_missing_with_a_warning(tmp_path: Path) -> None:
    pack = edited(tmp_path, lambda content: content["friend"].remove(card(content, "aladdin")))
    assert pack.warnings == (fault("friend aladdin", "this card of the game is not in the pack"),)


def test_all_faults_are_told_at_once_each_with_file_entry_and_reason(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        with_card("wolf", copies=-1),
        with_card("dragon", type="ordinary"),
        with_card("roar", windows=["end_of_gather"]),
        with_card("snow_white", windows=["start_of_round"]),
        lambda content: content["fable"].append(dict(card(content, "giant"))),
        lambda content: content["friend"].append(dict(card(content, "aladdin"), id="ogre")),
        lambda content: content.update(prince_die=["straw"] * 4 + ["gold"]),
        lambda content: content["minis"].update(unicorn=1, giant=-2),
        lambda content: content.update(fabel=[1]),
        lambda content: card(content, "taxation").pop("copies"),
        lambda content: card(content, "thumbelina").update(abillity={"en": "Fly"}),
    )
    assert {(one.file, one.entry) for one in found} == {
        (FILE, "fabel"),
        (FILE, "fable taxation"),
        (FILE, "friend thumbelina"),
        (FILE, "fable giant"),
        (FILE, "friend ogre"),
        (FILE, "fable wolf"),
        (FILE, "fable dragon"),
        (FILE, "fable roar"),
        (FILE, "friend snow_white"),
        (FILE, "prince_die"),
        (FILE, "minis unicorn"),
        (FILE, "minis giant"),
    }
    reasons = {one.entry: one.reason for one in found if one.entry != "prince_die"}
    assert reasons["fable wolf"] == "-1 copies; there can be 0 or more"
    assert reasons["fable dragon"] == "its type is 'monster', not 'ordinary'"
    assert reasons["fable roar"] == "its windows are before_collecting"
    assert reasons["fable giant"] == "2 entries have this id; use 'copies' for more cards"
    assert reasons["friend ogre"].startswith("the rules have no friend of this id; they have: aladdin, ali_baba")
    assert reasons["minis unicorn"] == f"no Monster has this id; there are: {', '.join(all_fables(MONSTER))}"
    assert reasons["minis giant"] == "-2 figures; there can be 0 or more"
    gold = "'gold' is no material; there are: straw, wood, brick"
    assert [one.reason for one in found if one.entry == "prince_die"] == [gold]
    short = lambda content: content.update(prince_die=["straw"] * 5)  # noqa: E731
    assert faults_of(tmp_path / "die", short) == (fault("prince_die", "the die has 5 faces; it needs 6"),)


def test_a_pack_without_cards_says_so(tmp_path: Path) -> None:
    pack = copy_default_pack(GAME, tmp_path / "pack")
    (pack / FILE).unlink()
    with pytest.raises(FaultyPack, match=r"cards\.toml: the file is missing"):
        load_pack(GAME, pack)
    (pack / FILE).write_text("prince_die = ['straw', 'straw', 'wood', 'wood', 'brick', 'brick']\n[minis]\n")
    with pytest.raises(FaultyPack, match="the pack has no Fables"):
        load_pack(GAME, pack)


def test_a_pack_with_names_of_its_own_can_be_played(tmp_path: Path) -> None:
    pack = edited(tmp_path, with_card("wolf", name={"en": "Grey Wolf"}, copies=30))
    match = new_match(GAME, 2, 7, pack=pack)
    assert match.game.texts.names(pack.content, "en")["wolf"] == "Grey Wolf"
    play(match, "blue: choose fields no_fable")
    assert match.waiting_for == ("green",)


NUMBERS_IN_WORDS = {1: "a|an|one", 3: "three"}


def test_every_number_of_a_card_stands_in_its_text(cards: Cards) -> None:
    every: list[Fable | Friend] = [*cards.fables.values(), *cards.friends.values()]
    assert sum(bool(one.numbers) for one in every) == 30
    for one in every:
        assert tuple(one.numbers) == NUMBERS[one.id]
        for number in one.numbers.values():
            assert re.search(rf"\b({number}|{NUMBERS_IN_WORDS.get(number, number)})\b", one.text["en"]), one.id


@pytest.mark.parametrize(
    ("identity", "numbers", "reason"),
    [
        ("fable hidden_vault", {}, "the number 'resources' is missing"),
        ("fable hidden_vault", {"resources": 0}, "'resources' is 0; it can be 1 to 20"),
        ("friend cinderella", {"resources": 21}, "'resources' is 21; it can be 1 to 20"),
        (
            "friend cinderella",
            {"resources": 2, "apples": 2},
            "the rules know no number 'apples' of this card; its numbers are: resources",
        ),
        ("fable dragon", {"fire": 2}, "the rules know no number 'fire' of this card; it has no numbers"),
        ("fable ghostly_whispers", {"fables": 2, "kept": 3}, "of 2 Fables 3 cannot be kept"),
    ],
)
def test_a_pack_prints_the_numbers_that_a_card_needs_and_no_nonsense(
    identity: str, numbers: dict[str, int], reason: str, tmp_path: Path
) -> None:
    found = faults_of(tmp_path, with_card(identity.split()[1], numbers=numbers))
    assert found == (fault(identity, reason),)


def printed(folder: Path, identity: str, **numbers: int) -> Pack:
    """Our own pack with other numbers on one card."""
    return edited(folder, with_card(identity, numbers=numbers))


def test_cinderella_takes_what_is_printed(tmp_path: Path) -> None:
    match = forest(
        pack=printed(tmp_path, "cinderella", resources=3),
        stock={"fields": 6},
        blue={"plays": "fields", "friend": "cinderella"},
        green={"plays": "forest"},
        orange={"plays": "forest"},
    )
    assert [event["count"] for event in heard(match, "took_from")] == [3]


def test_hansel_and_gretel_take_what_is_printed(tmp_path: Path) -> None:
    pack = printed(tmp_path, "hansel_gretel", surcharge=2)
    poor = forest(pack=pack, window="build", blue={"wood": 5, "houses": ["wood_floor"]}, green=HUNGRY, orange={})
    assert "build wood walls" not in poor.questions[0].options
    rich = forest(pack=pack, window="build", blue={"wood": 6, "houses": ["wood_floor"]}, green=HUNGRY, orange={})
    play(rich, "blue: build wood walls")
    assert [event["count"] for event in heard(rich, "surcharge_paid")] == [2]
    assert rich.table.builder("green").resources["wood"] == 2


def test_goldilocks_looks_at_what_is_printed_and_lays_all_but_one_back_in_order(tmp_path: Path) -> None:
    match = forest(
        pack=printed(tmp_path, "goldilocks", fables=4),
        window="build",
        deck=["wolf", "dragon", "giant", "roar", "fairy_food"],
        blue={"friend": "goldilocks"},
        green={},
        orange={},
    )
    play(match, "blue: special goldilocks", "blue: take_fable giant", "blue: on_top dragon", "blue: on_top roar")
    assert match.table.fable_deck.cards[-3:][::-1] == ["dragon", "roar", "wolf"]


def test_the_giant_crushes_what_is_printed_or_what_there_is(tmp_path: Path) -> None:
    match = forest(
        pack=printed(tmp_path, "giant", resources=2),
        blue={"plays": "fields giant"},
        green={"plays": "forest", "straw": 5, "brick": 1},
    )
    play(match, "blue: place forest")
    lost = {event["material"]: event["count"] for event in heard(match, "lost")}
    assert lost == {"straw": 2, "wood": 2, "brick": 1}


def test_the_lonely_castle_falls_when_as_many_meet_as_is_printed(tmp_path: Path) -> None:
    match = forest(
        pack=printed(tmp_path, "lonely_castle", players=2),
        unique=["blue lonely_castle forest"],
        blue={"plays": "forest"},
        green={"plays": "forest"},
        orange={"plays": "fields"},
    )
    assert [event["card"] for event in heard(match, "unique_location_ends")] == ["lonely_castle"]


def test_the_fairy_godmother_wants_what_is_printed(tmp_path: Path) -> None:
    pack = printed(tmp_path, "fairy_godmother", fables=1, discarded=1, resources=3)
    match = forest(pack=pack, window="build", blue={"friend": "fairy_godmother", "hand": ["roar"]}, green={})
    play(match, "blue: dismiss fairy_godmother", "blue: gain straw", "blue: gain straw", "blue: gain brick")
    assert match.table.builder("blue").resources == {"straw": 2, "wood": 0, "brick": 1}


WHAT_A_CARD_MUST_SAY = {
    "grandmas_house": ("even several", "discarded at the end of a Gather phase in which a Monster is there"),
    "lonely_castle": ("discarded at the end of a Gather phase in which three or more players are there", "both"),
    "royal_wedding": ("discarded at the end of a Gather phase in which nobody came",),
    "taxation": ("next round", "half of their resources, rounded down", "Brick first, then Wood, then Straw"),
    "hidden_vault": ("you too", "At the Market each player chooses"),
    "roar": ("every opponent", "the played one too", "goes there or stays"),
    "share_the_wealth": ("5 or more", "the giver chooses"),
    "magic_flute": ("all Monsters", "placed or not", "do nothing this round"),
    "jack_the_giant_slayer": ("from the Supply", "at the Market you choose", "discard him to cancel a Giant"),
    "goldilocks": ("top 3", "put the others back on top, in any order", "Only you see them"),
    "ali_baba": ("your choice", "collect in the same Location", "give one of that type back, if you have one"),
    "robin_hood": ("more resources than you", "the giver chooses"),
    "cinderella": ("not gathered", "collect as usual"),
    "gingerbread_man": ("instead of going anywhere", "gathers nothing", "neither alone nor with others"),
    "bridge_troll": ("half of what that pig gathered this round, rounded down", "the giver chooses"),
}


@pytest.mark.parametrize("identity", WHAT_A_CARD_MUST_SAY)
def test_a_card_leaves_nothing_out_that_its_rule_says(identity: str, cards: Cards) -> None:
    text = (cards.fables.get(identity) or cards.friends[identity]).text["en"]
    assert [words for words in WHAT_A_CARD_MUST_SAY[identity] if words not in text] == []


def test_no_entry_reads_past_a_field_that_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert types_that_read_past_slips(GAME, monkeypatch) == set()
