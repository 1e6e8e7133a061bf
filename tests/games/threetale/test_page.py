"""What the page is told of the pack, and the risk of a fight before it begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from fairytable.engine.packs import load_pack
from fairytable.engine.words import Words
from fairytable.games.threetale import GAME
from fairytable.games.threetale.book import loss_lines, pages, win_lines
from fairytable.games.threetale.content import Bars, Content, Scenario
from fairytable.games.threetale.effects import Gain
from fairytable.games.threetale.page import awards_that_help, foresee, reach_of, show_tale
from fairytable.games.threetale.reading import read_content
from fairytable.games.threetale.requirements import AnyCondition
from fairytable.games.threetale.risk import Risk, exchange_odds, odds, risks_of, rounds_to_win
from fairytable.games.threetale.verbs import GO
from fairytable.terminal import text_layer
from fairytable.testing import clause
from tests.games.threetale.packs import pack_with
from tests.games.threetale.tale import tale

CONTENT: Content = load_pack(GAME).content


def test_everything_that_lies_on_the_table_is_told_with_its_words() -> None:
    content = load_pack(GAME).content
    shown = show_tale(content, "en")
    assert shown.tiles["tile_01"] == content.tiles["tile_01"].spaces
    assert set(shown.artifacts) == set(content.artifacts)
    assert shown.heroes["youngest_son"].talents[0].words == content.talents["third_try"].text["en"]
    assert shown.bonus.keys() == content.bonus.keys()
    assert {row for card in shown.treasures.values() for row in (*card.none, *card.some, *card.three)}


def test_a_scenario_is_told_with_its_pieces_and_what_can_be_counted_of_its_goal() -> None:
    shown = show_tale(load_pack(GAME).content, "en").scenarios["the_beginning"]
    assert [(aim.kind, aim.what, aim.count) for aim in shown.aims] == [
        ("beaten", "first_shadow", 3),
        ("counter", "lights", 3),
    ]
    assert shown.tokens["gloom"].blocks
    assert shown.enemies["first_shadow"].forms == 3
    assert next(quest.is_main for quest in shown.quests)


def test_a_card_of_the_future_without_words_is_told_by_what_it_gives_or_changes() -> None:
    for scenario in load_pack(GAME).content.scenarios.values():
        for card in scenario.cards.values():
            are_gains = all(isinstance(effect, Gain) for effect in card.effects)
            assert card.text or (are_gains and not card.powers), card.id


def test_a_fight_that_takes_the_last_point_does_not_look_free() -> None:
    fight = odds(1, 0, 3, 4, first=False, virtues=1, spirit=1)
    assert round(100 * fight.wins) == 0
    assert fight.loss > 0.5


def test_every_scenario_says_how_far_its_goal_has_come() -> None:
    for scenario in show_tale(load_pack(GAME).content, "en").scenarios.values():
        assert scenario.aims, scenario.id
        assert scenario.goal
        assert scenario.stone


def test_an_enemy_threatens_as_far_as_it_walks_and_strikes() -> None:
    scenarios = load_pack(GAME).content.scenarios
    assert reach_of(scenarios["the_beginning"], "first_shadow") == 1
    assert show_tale(load_pack(GAME).content, "en").scenarios["the_beginning"].enemies["first_shadow"].runs
    assert reach_of(scenarios["the_iron_clasp"], "hypnotist") >= 3
    assert reach_of(scenarios["parallel_land"], "reflection") == 0


def test_the_hints_of_a_prophecy_speak_for_an_award() -> None:
    bars = Bars(fighting=1, supporting=2, mobility=5, gathering=0, talents=3, consistency=4)
    assert awards_that_help(bars) == {"virtues": 2, "shevitsa": 3, "speed": 5, "artifact": 4}


def test_one_die_beats_one_defence_every_second_time() -> None:
    falls = rounds_to_win(1, 0, 1)
    assert falls[:3] == (0.5, 0.25, 0.125)
    assert rounds_to_win(1, 1, 1)[0] == 1
    assert rounds_to_win(0, 3, 1)[0] == 0


def test_who_attacks_first_loses_less() -> None:
    first = odds(4, 0, 4, 2, first=True, virtues=10, spirit=3)
    second = odds(4, 0, 4, 2, first=False, virtues=10, spirit=3)
    assert first.loss < second.loss
    assert first.wins >= second.wins


def test_a_hopeless_fight_is_called_hopeless() -> None:
    assert odds(0, 0, 5, 3, first=False, virtues=5, spirit=3).wins == 0
    weak = odds(1, 0, 20, 9, first=False, virtues=4, spirit=1)
    assert weak.wins < 0.01


def test_in_an_exchange_each_side_attacks_once() -> None:
    told = exchange_odds(2, 0, 2, 4, first=True)
    assert told.wins == pytest.approx(0.25)
    assert told.loss == pytest.approx(1.5)


def test_the_risk_of_every_battle_on_the_map_is_foreseen() -> None:
    match = tale(things={"1,0": "battle_1", "3,3": "battle_3"}, red={"love": 5, "hope": 3})
    (question,) = match.questions
    risks = foresee(match.table, question).risks
    assert set(risks) == {"battle_1", "battle_3"}
    assert risks["battle_1"].wins > risks["battle_3"].wins
    assert risks["battle_1"].loss < risks["battle_3"].loss


def test_the_steps_to_every_space_in_reach_are_foreseen() -> None:
    match = tale(ground={"1,0": "trees", "0,1": "portal", "5,0": "portal"}, red={"at": "0,0", "speed": 3})
    (question,) = match.questions
    steps = foresee(match.table, question).steps
    assert {GO(space) for space in steps} == {option for option in question.options if option in GO}
    assert (steps["0,1"], steps["5,0"], steps["1,1"]) == (1, 2, 2)


def test_the_risk_does_not_know_what_lies_on_the_deck() -> None:
    def risk(cards: list[str]) -> dict[str, Risk]:
        match = tale(things={"1,0": "battle_1"})
        match.table.decks["battles_1"][:] = cards
        return risks_of(match.table, "red")

    assert risk(["bog_imp", "whirlwind"]) == risk(["whirlwind", "bog_imp"]) == risk(["stone_boar"])


def test_cards_that_have_been_seen_do_not_count_any_more() -> None:
    match = tale(things={"1,0": "battle_1"}, red={"love": 3})
    before = risks_of(match.table, "red")["battle_1"]
    hardest = sorted(match.table.content.battles.values(), key=lambda card: card.defence * card.strength)
    match.table.discards["battles_1"] += [card.id for card in hardest if card.level == 1][-6:]
    after = risks_of(match.table, "red")["battle_1"]
    assert (after.wins, -after.loss) > (before.wins, -before.loss)


def test_the_risk_of_an_enemy_of_the_future_counts_what_is_left_of_it() -> None:
    match = tale(future={"enemies": ["first_shadow 3,3"]}, red={"love": 6})
    fresh = risks_of(match.table, "red")["enemy 1"]
    assert fresh.is_exchange
    enemy = match.table.enemy(1)
    enemy.damage = enemy.defence - 1
    assert risks_of(match.table, "red")["enemy 1"].wins > fresh.wins


def parts_of(condition: AnyCondition) -> list[AnyCondition]:
    """What a condition is made of, down to what the rules look at."""
    inner = getattr(condition, "of", ())
    return [part for one in inner for part in parts_of(one)] if inner else [condition]


def shown_of(condition: AnyCondition) -> set[tuple[str, str, int, bool]]:
    """The kinds and numbers that a page must show of a condition, written down a second time."""
    facts = asdict(condition)
    kind = str(condition.__struct_config__.tag)
    if kind == "everybody_carries":
        return {("carried", token, 3, False) for token in facts["tokens"]}
    if kind in ("everybody_at", "everybody_left"):
        return {(kind.removeprefix("everybody_"), facts.get("token", ""), 3, False)}
    what = next(facts[name] for name in ("counter", "enemy", "token", "mark") if name in facts)
    kind = {"counted": "counter", "marked": "marked_together" if facts.get("together") else "marked"}.get(kind, kind)
    bounds = {("at_least", False), ("at_most", True)}
    return {(kind, what, facts[b], most) for b, most in bounds if b in facts and facts[b] not in (0, 1000)}


def assert_shown(scenario: Scenario, content: Content) -> None:
    """Page, table in words and Future Book show each way to win and to lose that the rules check."""
    sheet = scenario.sheet
    shown = show_tale(content, "en").scenarios[scenario.id]
    for conditions, aims in (((sheet.win,), shown.aims), (sheet.losses, shown.limits)):
        checked = {row for one in conditions for part in parts_of(one) for row in shown_of(part)}
        assert {(aim.kind, aim.what, aim.count, aim.is_most) for aim in aims} == checked, scenario.id
    words = Words(GAME, "en", GAME.texts.names(content, "en"))
    losses, wins = loss_lines(scenario, words), win_lines(scenario, words)
    assert len(losses) == len(sheet.losses) + 2, "each demand, a death, and the time"
    for line, condition in zip(losses, sheet.losses, strict=False):
        assert all(str(count) in line for part in parts_of(condition) for _, _, count, _ in shown_of(part))
    told = [line for chapter in pages(content, scenario.id, words).chapters for line in chapter.lines]
    assert set(told) >= {*losses, *wins}
    table = text_layer.table_text(tale(future={}, scenario=scenario.id), None, words) if content is CONTENT else ""
    assert all(line in table for line in (*losses, *wins) if table)


@pytest.mark.parametrize("scenario", CONTENT.scenarios)
@clause("TT-19.3", "TT-20.4", "TT-63.2")
def test_every_way_to_win_and_to_lose_is_shown(scenario: str) -> None:
    assert_shown(CONTENT.scenarios[scenario], CONTENT)


@clause("TT-20.4", "TT-59.2")
def test_every_way_to_win_and_to_lose_in_a_future_of_a_pack_is_shown(tmp_path: Path) -> None:
    def change(file: dict[str, Any]) -> None:
        file["scenario"]["losses"] = [
            {"is": "on_map", "token": "gloom", "at_least": 8},
            {"is": "marked", "mark": "poison", "at_least": 4},
            {"is": "marked", "mark": "poison", "at_least": 9, "together": True},
            {"is": "any", "of": [{"is": "counted", "counter": "lights", "at_least": 7}]},
        ]
        file["scenario"]["win"] = {
            "is": "all",
            "of": [{"is": "on_map", "token": "gloom", "at_most": 2}, {"is": "everybody_at", "token": "light"}],
        }

    content = read_content(pack_with(tmp_path, "scenario-0.toml", change))
    assert content is not None
    assert_shown(content.scenarios["the_beginning"], content)
