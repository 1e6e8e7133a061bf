"""What the page is told of the pack, and the risk of a fight before it begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from fairytable.engine.packs import load_pack
from fairytable.engine.showing import shown
from fairytable.engine.words import Words
from fairytable.games.threetale import GAME
from fairytable.games.threetale.book import loss_lines, pages, win_lines
from fairytable.games.threetale.content import Bars, Content, Scenario
from fairytable.games.threetale.effects import Gain
from fairytable.games.threetale.overview import foresee, overview
from fairytable.games.threetale.page import MORE
from fairytable.games.threetale.reading import read_content
from fairytable.games.threetale.requirements import AnyCondition
from fairytable.games.threetale.risk import Risk, exchange_odds, odds, risks_of, rounds_to_win
from fairytable.games.threetale.table import Roll
from fairytable.games.threetale.verbs import GO
from fairytable.terminal import text_layer
from fairytable.testing import clause
from tests.games.threetale.packs import pack_with
from tests.games.threetale.tale import tale

CONTENT: Content = load_pack(GAME).content


TOLD = shown(CONTENT, "en", MORE)


def test_everything_that_lies_on_the_table_is_told_with_its_words() -> None:
    assert TOLD["tiles"]["tile_01"]["spaces"] == list(CONTENT.tiles["tile_01"].spaces)
    assert set(TOLD["artifacts"]) == set(CONTENT.artifacts)
    assert TOLD["heroes"]["youngest_son"]["talents"][0]["text"] == CONTENT.talents["third_try"].text["en"]
    assert TOLD["bonus"].keys() == CONTENT.bonus.keys()
    rows = [card[row] for card in TOLD["treasures"].values() for row in ("none", "some", "three")]
    assert any(row["goods"] for row in rows)
    assert any(row["losses"] for row in rows)


def test_a_scenario_is_told_with_its_pieces_and_what_can_be_counted_of_its_goal() -> None:
    told = TOLD["scenarios"]["the_beginning"]
    assert [(aim["kind"], aim["what"], aim["count"]) for aim in told["aims"]] == [
        ("beaten", "first_shadow", 3),
        ("counter", "lights", 3),
    ]
    assert set(told["tokens"]) == set(CONTENT.scenarios["the_beginning"].tokens)
    assert [quest["is_main"] for quest in told["quests"].values()].count(True) == 1


def test_numbers_and_effects_of_a_future_stay_with_the_rules() -> None:
    told = TOLD["scenarios"]["the_iron_clasp"]
    assert not {"setup", "threat", "win", "losses", "numbers"} & set(told["sheet"])
    assert not {"effects", "powers", "copies"} & set(next(iter(told["cards"].values())))
    assert not {"forms", "prize", "on_beaten"} & set(next(iter(told["enemies"].values())))


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
    for scenario, told in TOLD["scenarios"].items():
        assert told["aims"], scenario
        assert told["sheet"]["goal"]
        assert told["sheet"]["stone"]["text"]
        table = tale(future={}, scenario=scenario).table
        assert len(overview(table).progress) == len(told["aims"]) + len(told["limits"])


@clause("TT-19.3")
def test_how_far_a_goal_has_come_is_counted_as_the_rules_count_it() -> None:
    future = {"counters": {"lights": 2}, "beaten": {"first_shadow": 1}}
    assert overview(tale(future=future).table).progress[:2] == [1, 2]


@clause("TT-26.5")
def test_an_enemy_threatens_whom_it_would_reach_in_the_next_threat_step() -> None:
    near = tale(future={"enemies": ["first_shadow 1,0"]}, red={"at": "0,0"})
    assert (1, "red") in overview(near.table).threats
    far = tale(future={"enemies": ["first_shadow 5,5"]}, red={"at": "0,0"}, blue={"at": "0,0"}, green={"at": "0,0"})
    speed = far.table.enemy(1).speed
    assert speed < 9
    assert overview(far.table).threats == []
    idle = tale(future={"enemies": ["reflection 1,0"]}, scenario="parallel_land", red={"at": "0,0"})
    assert overview(idle.table).threats == []


@clause("TT-7.1")
def test_how_a_hero_stands_is_told_as_the_rules_count_it() -> None:
    table = tale(red={"love": 7, "hope": 3, "covered": ["hope"]}).table
    red = overview(table).standings["red"]
    assert (red.total, red.works.get("love"), red.works.get("hope")) == (table.hero("red").total, 2, None)


@clause("TT-12.3")
def test_the_row_of_a_treasure_is_told_once_the_dice_lie() -> None:
    match = tale()
    assert overview(match.table).row == ""
    for dice, row in (([0, 0, 0], "none"), ([1, 0, 1], "some"), ([1, 1, 1], "three")):
        match.table.roll = Roll("red", "treasure", dice)
        assert overview(match.table).row == row


def test_the_hints_of_a_prophecy_speak_for_an_award() -> None:
    bars = Bars(fighting=1, supporting=2, mobility=5, gathering=0, talents=3, consistency=4)
    hints = replace(next(iter(CONTENT.prophecies.values())), bars=bars)
    awards = shown(replace(CONTENT, prophecies={hints.id: hints}), "en", MORE)["prophecies"][hints.id]["awards"]
    assert awards == {"virtues": 2, "shevitsa": 3, "speed": 5, "artifact": 4}


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


def test_the_way_to_every_space_in_reach_is_foreseen() -> None:
    match = tale(ground={"1,0": "trees", "0,1": "portal", "5,0": "portal"}, red={"at": "0,0", "speed": 3})
    (question,) = match.questions
    foreseen = foresee(match.table, question)
    assert {GO(space) for space in foreseen.before} >= {option for option in question.options if option in GO}
    assert (foreseen.before["0,1"], foreseen.before["5,0"], foreseen.before["1,1"]) == ("0,0", "0,1", "0,1")
    assert foreseen.detours == {}


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
    told = shown(content, "en", MORE)["scenarios"][scenario.id]
    for conditions, aims in (((sheet.win,), told["aims"]), (sheet.losses, told["limits"])):
        checked = {row for one in conditions for part in parts_of(one) for row in shown_of(part)}
        assert {(aim["kind"], aim["what"], aim["count"], aim["is_most"]) for aim in aims} == checked, scenario.id
    words = Words(GAME, "en", GAME.texts.names(content, "en"))
    losses, wins = loss_lines(scenario, words), win_lines(scenario, words)
    assert len(losses) == len(sheet.losses) + 2, "each demand, a death, and the time"
    for line, condition in zip(losses, sheet.losses, strict=False):
        assert all(str(count) in line for part in parts_of(condition) for _, _, count, _ in shown_of(part))
    lines = [line for chapter in pages(content, scenario.id, words).chapters for line in chapter.lines]
    assert set(lines) >= {*losses, *wins}
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
