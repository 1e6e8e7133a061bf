"""HF-0: heroes, cards, tokens, Starting Items, and who goes first."""

from __future__ import annotations

import pytest

from fairytable.engine.errors import WrongSeats
from fairytable.engine.match import Match
from fairytable.engine.words import Words
from fairytable.games.hungarian_folktales import GAME
from fairytable.matches import new_match
from fairytable.testing import arranged, clause, play
from tests.claims import heard


def choose_heroes(match: Match) -> Match:
    while match.questions[0].about == "choose_hero":
        question = match.questions[0]
        match.answer(question.seat, question.options[-1])
    return match


def set_up(seats: int, **options: str) -> Match:
    match = choose_heroes(new_match(GAME, seats, 3, {name.replace("_", "-"): value for name, value in options.items()}))
    while match.questions[0].about == "choose_item":
        question = match.questions[0]
        match.answer(question.seat, question.options[0])
    return match


@clause("HF-0.1")
@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(WrongSeats):
        new_match(GAME, players)


@clause("HF-0.2", "HF-0.3")
def test_every_hero_can_be_chosen_once() -> None:
    match = play(new_match(GAME, 2, 1), "red: hero clever_girl")
    assert len(match.questions[0].options) == 5
    assert "hero clever_girl" not in match.questions[0].options
    play(match, "blue: hero littlest_princess")
    assert [hero.hero for hero in match.table.heroes] == ["clever_girl", "littlest_princess"]


@clause("HF-0.4", "HF-0.8")
def test_everybody_draws_a_tale_of_his_own_and_the_rest_stay_out() -> None:
    table = set_up(4).table
    drawn = [hero.tales for hero in table.heroes]
    assert [len(tales) for tales in drawn] == [1, 1, 1, 1]
    assert len({tale for tales in drawn for tale in tales} | set(table.tales_left)) == 14
    assert set(table.content.tales) > {tale for tales in drawn for tale in tales}
    assert all(table.tale(hero).encounter in table.content.board.spaces for hero in table.heroes)


@clause("HF-0.5", "HF-0.9", "HF-6.1")
def test_everybody_begins_with_a_one_a_two_an_advice_and_a_coin() -> None:
    table = set_up(3).table
    for hero in table.heroes:
        assert sorted(hero.biscuits) == ["1", "2"]
        assert (hero.advice, hero.gold) == (1, 1)
    assert len(table.biscuits) == 36 - 2 * 3
    assert (table.advice, table.gold) == (24 - 3, 15 - 3)
    match = set_up(3)
    assert match.view("red")["biscuits"].count(None) == 30, "the supply lies face down"


@clause("HF-0.6")
def test_only_the_princess_has_salt() -> None:
    match = play(new_match(GAME, 2, 1), "red: hero littlest_princess", "blue: hero clever_girl")
    assert [hero.salt for hero in match.table.heroes] == [3, 0]


@clause("HF-0.7", "HF-3.3")
def test_all_begin_in_the_village_in_the_wheat_fields() -> None:
    table = set_up(2).table
    assert {hero.at for hero in table.heroes} == {"village"}
    assert table.content.board.fields["village"].land == "wheat_fields"


@clause("HF-0.10", "HF-33.7")
def test_the_supplies_hold_five_four_and_three_of_each() -> None:
    table = set_up(2).table
    for kind, copies in (("magical", 5), ("useful", 4), ("animal", 3)):
        assert {table.tiles[tile] for tile in table.content.classes[kind]} == {copies}
    scarce = set_up(4, teams="2x2", scarce_magic="on").table
    assert {scarce.tiles[tile] for tile in scarce.content.classes["magical"]} == {3}
    assert {scarce.tiles[tile] for tile in scarce.content.classes["animal"]} == {3}


@clause("HF-0.11", "HF-8.4")
def test_the_trickster_comes_only_with_four_or_more() -> None:
    assert [new_match(GAME, seats, 1).table.trickster_waits for seats in range(2, 7)] == [
        False,
        False,
        True,
        True,
        True,
    ]


@clause("HF-0.12", "HF-4.3")
def test_the_highest_blue_roll_goes_first_and_ties_roll_again() -> None:
    match = play(new_match(GAME, 3, 1), "red: hero clever_girl", "blue: hero littlest_princess")
    arranged(match, dice=[5, 2, 5, 3, 4])
    play(match, "green: hero peter_carved_of_wood")
    assert [told["die"] for told in heard(match, "rolled_for_first")] == [5, 2, 5, 3, 4]
    assert match.table.first == 2
    assert match.table.active.seat == "green"


@clause("HF-0.13", "HF-0.14")
def test_the_last_player_takes_the_first_starting_item() -> None:
    match = play(new_match(GAME, 3, 1), "red: hero clever_girl", "blue: hero littlest_princess")
    arranged(match, dice=[1, 6, 2])
    play(match, "green: hero peter_carved_of_wood")
    assert match.waiting_for == ("red",), "blue goes first, so red is last"
    play(match, "red: start_with flute")
    assert "start_with flute" not in match.questions[0].options
    play(match, "green: start_with staff", "blue: start_with sword")
    assert [hero.satchel for hero in match.table.heroes] == [["flute"], ["sword"], ["staff"]]
    assert match.waiting_for == ("blue",)
    assert set(match.table.starting_items) == {"feather", "satchel", "leather_boots"}


@clause("HF-0.15", "HF-31.1")
@pytest.mark.parametrize("cards", ["3", "4"])
def test_in_a_chain_of_quests_everybody_draws_as_many_cards(cards: str) -> None:
    table = set_up(3, quest_chain=cards).table
    assert {len(hero.tales) for hero in table.heroes} == {int(cards)}
    assert len({tale for hero in table.heroes for tale in hero.tales}) == 3 * int(cards)


@clause("HF-34.5", "HF-31.1", "HF-0.4")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_everybody_draws_one_card_unless_a_chain_is_chosen(players: int) -> None:
    assert {len(hero.tales) for hero in set_up(players).table.heroes} == {1}


@clause("HF-34.5")
def test_the_chain_is_the_first_setting_and_suggested_to_few_players() -> None:
    assert GAME.rules.options[0].key == "quest-chain"
    assert Words(GAME).say("setting-quest-chain-help").startswith("A tip for 2 or 3 players: draw 3 Folktale cards")


@clause("HF-33.1", "HF-33.2", "HF-33.8")
@pytest.mark.parametrize(("teams", "seated"), [("2x2", "0101"), ("2x3", "010101"), ("3x2", "012012")])
def test_teams_alternate_around_the_table_and_everybody_draws_a_card(teams: str, seated: str) -> None:
    table = set_up(len(seated), teams=teams).table
    assert "".join(str(hero.team) for hero in table.heroes) == seated
    assert {len(hero.tales) for hero in table.heroes} == {1}
