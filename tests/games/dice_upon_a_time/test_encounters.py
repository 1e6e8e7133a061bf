"""What the page is told at an Encounter and before a corner: swaps that help both, and moves that may trap one."""

from __future__ import annotations

import pytest

from fairytable.engine.match import Match
from fairytable.games.dice_upon_a_time.agenda import Exchange, Quests
from fairytable.testing import clause, play
from tests.claims import cited
from tests.games.dice_upon_a_time.land import Has, asked, land, options, tokens, told, you


def value_of(match: Match, key: str) -> list[str]:
    """What the first question tells beside its options."""
    return list(match.questions[0].values[key])


NEEDS_COINS, NEEDS_APPLES = "star_money", "apples_for_the_sow"


@clause("DT-11.1")
def test_what_each_has_to_spare_and_the_other_needs_is_suggested() -> None:
    match = land(
        phase="quests",
        red={"apple": 1, "bread": 1, "quests": [NEEDS_COINS]},
        blue={"coin": 1, "bread": 1, "quests": [NEEDS_APPLES]},
        green={"at": "hell", "coin": 3},
    )
    tokens_first, quests_then = value_of(match, "bargains")
    assert (tokens_first, quests_then) == ("swap blue apple coin", f"swap blue {NEEDS_COINS} {NEEDS_APPLES}")
    play(match, "red: swap blue apple coin", "blue: yes")
    assert (tokens(match), tokens(match, "blue")) == ((1, 1, 0), (0, 1, 1))


@clause("DT-11.1")
@pytest.mark.parametrize(
    "blue",
    [
        {"coin": 2, "quests": [NEEDS_COINS]},
        {"coin": 1, "quests": []},
        {"coin": 1, "at": "well", "quests": [NEEDS_APPLES]},
    ],
    ids=["blue needs the coin too", "blue needs nothing", "blue stands elsewhere"],
)
def test_what_would_help_only_one_is_not_suggested(blue: Has) -> None:
    match = land(phase="quests", red={"apple": 1, "quests": [NEEDS_COINS], "character": "puss_in_boots"}, blue=blue)
    assert value_of(match, "bargains") == []


@clause("DT-11.2")
def test_quests_change_hands_if_each_has_what_the_other_quest_asks_for() -> None:
    match = land(
        phase="quests",
        red={"apple": 2, "quests": [NEEDS_COINS], "character": "puss_in_boots"},
        blue={"coin": 2, "quests": [NEEDS_APPLES]},
    )
    assert f"swap blue {NEEDS_COINS} {NEEDS_APPLES}" in value_of(match, "bargains")
    play(match, f"red: swap blue {NEEDS_COINS} {NEEDS_APPLES}", "blue: yes")
    assert (you(match).quests, you(match, "blue").quests) == ((NEEDS_APPLES,), (NEEDS_COINS,))


@clause("DT-11.1", "DT-30.3")
def test_together_a_swap_is_suggested_that_completes_a_quest_here() -> None:
    match = land(
        phase="quests",
        red={"at": "hell", "coin": 1, "apple": 1},
        blue={"at": "hell", "bread": 1, "coin": 1},
        options={"mode": "coop"},
    )
    assert value_of(match, "bargains") == ["swap blue apple coin"]


@clause("DT-20.2", "DT-7.7")
def test_a_move_to_the_king_warns_unless_a_second_six_is_left() -> None:
    alone = land(red={"at": "church", "pool": ["plain_6", "book_5"]}, blue={})
    assert value_of(alone, "traps") == ["place plain_6 church-king"]
    assert "place plain_6 church-king" in options(alone)
    play(alone, "red: place plain_6 church-king")
    assert value_of(alone, "traps") == ["walk king"]
    with_another = land(red={"at": "church", "pool": ["plain_6", "book_story", "cross_2"]}, blue={})
    assert value_of(with_another, "traps") == []
    play(with_another, "red: place plain_6 church-king")
    assert (asked(with_another), value_of(with_another, "traps")) == ("red: move", [])


@clause("DT-20.2")
def test_away_from_the_corners_nobody_is_warned() -> None:
    match = land(red={"at": "town", "pool": ["plain_6", "book_5"]}, blue={})
    assert value_of(match, "traps") == []


SIX_AND_FIVE = ["plain_6", "book_5"]


@clause("DT-20.2", "DT-6.6", "DT-14.15", "DT-4.5", "DT-4.8")
@pytest.mark.parametrize(
    ("red", "lying", "warns"),
    [
        ({"pool": SIX_AND_FIVE, "rabbits": 1}, [], False),
        ({"pool": [*SIX_AND_FIVE, "cross_1"], "character": "sleeping_beauty"}, [], False),
        ({"pool": SIX_AND_FIVE, "character": "little_red_riding_hood"}, [], False),
        ({"pool": ["plain_6", "book_story"]}, ["blue plain_6"], True),
        ({"pool": ["plain_6", "book_story"], "character": "musicians_of_bremen"}, ["blue plain_6"], False),
        ({"pool": SIX_AND_FIVE, "character": "musicians_of_bremen"}, ["blue plain_6"], True),
    ],
    ids=["rabbit", "sleeping beauty", "red riding hood", "two high", "musicians", "no second six"],
)
def test_whoever_sees_a_way_out_is_not_warned(red: Has, lying: list[str], warns: bool) -> None:
    match = land(red={**red, "at": "church"}, blue={}, sockets={"church-king": lying} if lying else {})
    assert ("place plain_6 church-king" in value_of(match, "traps")) == warns


@clause("DT-20.2", "DT-6.6")
def test_the_last_rabbit_token_may_trap_one_too() -> None:
    match = land(red={"at": "church", "pool": ["plain_5"], "rabbits": 1}, blue={})
    assert "rabbit king" in value_of(match, "traps")
    saved = land(red={"at": "church", "pool": ["plain_6"], "rabbits": 1}, blue={})
    assert "rabbit king" not in value_of(saved, "traps")


@clause("DT-20.2")
def test_with_the_last_die_of_the_last_chapter_nobody_is_trapped() -> None:
    for chapter, warns in ((5, True), (6, False)):
        match = land(red={"at": "church", "pool": ["plain_6"]}, blue={}, chapter=chapter)
        assert bool(value_of(match, "traps")) == warns


@clause("DT-11.1")
def test_a_token_that_an_own_quest_asks_for_is_not_to_spare() -> None:
    both: Has = {"quests": ["table_donkey_and_stick"], "apple": 1}
    match = land(phase="quests", red=both, blue={"coin": 2, "quests": [NEEDS_APPLES]})
    assert value_of(match, "bargains") == [], "the inn asks red for apples and a coin"
    rich = land(phase="quests", red={**both, "apple": 3}, blue={"coin": 2, "quests": [NEEDS_APPLES]})
    assert "swap blue apple coin" in value_of(rich, "bargains")


@clause("DT-11.7")
def test_whoever_gets_a_quest_too_many_gives_one_up() -> None:
    four = ["star_money", "toll_for_the_troll", "the_late_pay", "the_unpaid_bill"]
    match = land(phase="quests", red={"quests": [NEEDS_APPLES]}, blue={"quests": four})
    play(match, "red: exchange blue", f"red: give {NEEDS_APPLES}", "red: propose", "blue: yes")
    assert asked(match) == "blue: give_up_quest"


@clause("DT-11.10", "DT-11.6")
def test_three_refusals_are_enough_for_a_turn_and_the_next_begins_anew() -> None:
    match = land(phase="quests", red={"apple": 2, "pool": []}, blue={"coin": 1, "pool": ["plain_3"]})
    for _ in range(3):
        play(match, "red: swap blue apple coin", "blue: no")
    assert asked(match) == "blue: turn", "red could offer nothing more"
    play(match, "blue: place plain_3 town-inn", "blue: stay")
    assert "swap red coin apple" in options(match)


@clause("DT-11.10")
def test_offers_that_were_accepted_do_not_use_up_the_refusals() -> None:
    match = land(phase="quests", red={"apple": 2, "coin": 1}, blue={"coin": 4})
    for _ in range(2):
        play(match, "red: swap blue apple coin", "blue: yes", "red: swap blue coin apple", "blue: yes")
    assert match.table.refusals == 0
    play(match, "red: swap blue apple coin", "blue: no")
    assert (match.table.refusals, match.table.offers) == (1, 5)


@clause("DT-11.9", "DT-11.1")
def test_one_bargains_with_several_partners_in_a_turn_and_passes_on_what_came() -> None:
    match = land(
        phase="quests", red={"apple": 1}, blue={"coin": 1}, green={"bread": 1}, yellow={"at": "hell", "coin": 9}
    )
    play(match, "red: swap blue apple coin", "blue: yes", "red: exchange green", "red: give coin", "red: want bread")
    play(match, "red: propose", "green: yes")
    assert [tokens(match, seat) for seat in ("red", "blue", "green")] == [(0, 1, 0), (0, 0, 1), (1, 0, 0)]


@clause("DT-11.11")
def test_whoever_is_offered_a_swap_may_make_a_counter_offer() -> None:
    match = land(phase="quests", red={"apple": 2}, blue={"coin": 1})
    play(match, "red: swap blue apple coin", "blue: counter")
    assert asked(match) == "blue: offer"
    assert told(match, "offer_countered") == [{"seat": "blue", "player": "red"}]
    play(match, "blue: want apple", "blue: want apple", "blue: give coin", "blue: propose", "red: yes")
    assert (tokens(match), tokens(match, "blue")) == ((1, 0, 0), (0, 0, 2))
    assert asked(match) == "red: quests"
    assert match.table.refusals == 1, "a counter-offer is a refusal"


@clause("DT-11.11", "DT-11.9")
def test_a_counter_offer_gives_back_the_magic_items_that_were_shown() -> None:
    match = land(phase="quests", red={"magic": ["starwort"]}, blue={"coin": 1})
    play(match, "red: exchange blue", "red: give_magic starwort", "red: propose", "blue: counter")
    assert you(match).magic.cards == ["starwort"]
    play(
        match,
        "blue: want_magic",
        "blue: give coin",
        "blue: propose",
        "red: yes",
        "red: give_magic starwort",
        "blue: yes",
    )
    assert (you(match, "blue").magic.cards, tokens(match)) == (["starwort"], (1, 0, 0))


@clause("DT-11.10", "DT-11.11")
def test_counter_offers_end_with_the_refusals() -> None:
    match = land(phase="quests", red={"apple": 1}, blue={"coin": 1})
    play(match, "red: swap blue apple coin", "blue: counter", "blue: give coin", "blue: propose", "red: counter")
    play(match, "red: give apple", "red: propose")
    assert options(match) == ["yes", "no"], "the third refusal is the last word"
    play(match, "blue: no")
    assert asked(match) == "blue: turn"


def test_nobody_offers_anything_to_a_player_who_has_left() -> None:
    match = land(red={"apple": 1, "character": "puss_in_boots"}, blue={"coin": 1}, green={"at": "hell"})
    match.leave("blue")
    play(match, "red: place plain_3 town-inn", "red: stay")
    assert [option for option in options(match) if "blue" in option] == []


@clause("DT-11.9")
def test_a_dropped_offer_leaves_nothing_for_the_next_one() -> None:
    match = land(phase="quests", red={"coin": 2}, blue={"apple": 1, "magic": ["starwort"]}, green={"bread": 1})
    play(match, "red: exchange blue", "red: give coin", "red: want apple", "red: want_magic", "red: drop")
    assert match.table.agenda == [Quests()]
    play(match, "red: exchange green")
    assert match.table.agenda == [Quests(), Exchange("red", "green")]
    values = match.questions[0].values
    assert (values["given"], values["received"], values["magic"], values["wanted"]) == ((), (), 0, 0)
    assert "propose" not in options(match)


@clause("DT-11.7", "DT-8.9")
def test_whoever_makes_the_offer_keeps_to_the_limit_too_and_an_item_travels_with_its_quest() -> None:
    four = ["star_money", "toll_for_the_troll", "the_late_pay", "the_unpaid_bill"]
    quest = "crossbow_of_the_angels"
    match = land(phase="quests", red={"quests": four}, blue={"quests": [quest], "fetched": [quest]})
    play(match, "red: exchange blue", f"red: want {quest}", "red: propose", "blue: yes")
    assert asked(match) == "red: give_up_quest"
    assert (you(match).fetched, you(match, "blue").fetched) == ((quest,), ())
    play(match, f"red: give_up {quest}")
    assert (you(match).fetched, len(you(match).quests)) == ((), 4)
    assert cited(match, "quest_discarded") == [("DT-15.7", {"seat": "red", "quest": "crossbow_of_the_angels"})]


@clause("DT-11.10", "DT-11.11")
def test_every_new_turn_begins_without_refusals() -> None:
    match = land(phase="quests", red={"apple": 1, "pool": []}, blue={"coin": 1, "pool": ["plain_3"]})
    play(match, "red: swap blue apple coin", "blue: no", "red: end")
    assert (match.table.active, match.table.refusals, match.table.offers) == ("blue", 0, 0)
