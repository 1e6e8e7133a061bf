"""Every card of the pack: Artifacts, Talents, Treasures, Battles, Quests and Bonus cards, one test each."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from fairytable import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.showing import shown
from fairytable.games.threetale import GAME
from fairytable.games.threetale.agenda import (
    DrawArtifacts,
    KeepArtifact,
    LearnTalent,
    LoseVirtue,
    RaiseVirtue,
    StartOfTurn,
)
from fairytable.games.threetale.changes import learn
from fairytable.games.threetale.conditions import hero_meets
from fairytable.games.threetale.content import Artifact, Content
from fairytable.games.threetale.goods import VIRTUES, Goods
from fairytable.games.threetale.moving import speed_of
from fairytable.games.threetale.page import MORE
from fairytable.games.threetale.powers import (
    Block,
    BonusCards,
    CancelNext,
    CrossTrees,
    DealDamage,
    Escape,
    IfWon,
    MoreActions,
    MoreDamage,
    MoreDice,
    MoreSpeed,
    PowerToGain,
    Reroll,
    TurnDice,
    WeakenNext,
)
from fairytable.terminal import text_layer
from fairytable.testing import clause, play
from tests.claims import heard
from tests.games.threetale.tale import BLANK, POSITIVE, about, hero, options, tale, told

P, B = POSITIVE, BLANK
CONTENT: Content = load_pack(GAME).content
STRONG = {"love": 6, "speed": 9, "all": 4, "hope": 2}


def fighting(artifact: str, dice: list[int], **red: Any) -> Match:
    """In a Battle against the Whirlwind, the hero attacking first, with six dice."""
    facts = {**STRONG, "artifacts": [artifact], **red}
    match = tale(red=facts, things={"0,0": "battle_1"}, decks={"battles_1": ["whirlwind"]}, dice=dice)
    return play(match, "red: claim battle_1 0,0")


def named(kind: type) -> list[str]:
    """The Artifacts that have a power of this kind."""
    return [card.id for card in CONTENT.artifacts.values() if any(isinstance(power, kind) for power in card.powers)]


def power_of(artifact: str, kind: type) -> Any:
    return next(power for power in CONTENT.artifacts[artifact].powers if isinstance(power, kind))


def start(match: Match) -> Match:
    return play(match, "red: begin") if about(match) == "before_fight" else match


@pytest.mark.parametrize("artifact", named(MoreDice))
def test_an_artifact_with_dice_adds_them(artifact: str) -> None:
    match = fighting(artifact, [])
    play(match, f"red: use {artifact}")
    assert match.questions[0].values["dice"] == 6 + power_of(artifact, MoreDice).dice


@pytest.mark.parametrize("artifact", named(MoreDamage))
def test_an_artifact_with_damage_adds_it_if_a_die_is_positive(artifact: str) -> None:
    match = play(fighting(artifact, [P, B, B, B, B, B]), "red: attack_now", f"red: use {artifact}")
    assert match.table.fight.damage == 1 + power_of(artifact, MoreDamage).damage


@pytest.mark.parametrize("artifact", named(DealDamage))
def test_an_artifact_deals_its_damage(artifact: str) -> None:
    card = CONTENT.artifacts[artifact]
    damage = power_of(artifact, DealDamage).damage
    match = play(fighting(artifact, [P, P, B, B, B, B]), "red: attack_now", f"red: use {artifact}")
    assert match.table.fight is None or match.table.fight.damage == min(7, 2 - card.needs + damage)
    assert (artifact in hero(match).artifacts) == (card.use != "once")


@pytest.mark.parametrize("artifact", named(Reroll))
def test_an_artifact_rolls_dice_again(artifact: str) -> None:
    dice = power_of(artifact, Reroll).dice
    match = play(fighting(artifact, [B] * 6 + [P] * 3), "red: attack_now", f"red: use {artifact}")
    for _ in range(dice):
        play(match, "red: reroll blank")
    assert match.table.fight.damage == dice


@pytest.mark.parametrize("artifact", named(TurnDice))
def test_an_artifact_turns_dice_to_any_side(artifact: str) -> None:
    dice = power_of(artifact, TurnDice).dice or 6
    match = play(fighting(artifact, [B] * 6), "red: attack_now", f"red: use {artifact}")
    for _ in range(dice):
        play(match, "red: turn_die blank")
    assert match.table.fight.damage == dice


@pytest.mark.parametrize("artifact", named(CancelNext))
def test_an_artifact_cancels_positive_dice_of_the_next_round(artifact: str) -> None:
    dice = power_of(artifact, CancelNext).dice
    match = play(fighting(artifact, [P, B, B, B, B, B, P, P, P]), "red: attack_now", f"red: use {artifact}")
    play(match, "red: face")
    assert (match.questions[0].values.get("damage", 0)) == 3 - dice
    assert hero(match).cancel == 0


@pytest.mark.parametrize("artifact", named(WeakenNext))
def test_an_artifact_takes_dice_from_the_next_round(artifact: str) -> None:
    dice = power_of(artifact, WeakenNext).dice
    match = play(fighting(artifact, [P, B, B, B, B, B, P, P, P]), "red: attack_now", f"red: use {artifact}")
    play(match, "red: face")
    assert (match.questions[0].values.get("damage", 0)) == 3 - dice
    assert [one["dice"] for one in told(match, "enemy_rolled")] == [3 - dice]
    assert hero(match).weaken == 0, "and from no other"


@pytest.mark.parametrize("artifact", named(IfWon))
def test_an_artifact_keeps_its_promise_when_the_fight_is_won(artifact: str) -> None:
    power = power_of(artifact, IfWon)
    match = fighting(artifact, [P] * 9, love=9, talents=["early_riser", "apple_guard", "lower_world"])
    hero(match).used.append("lower_world")
    play(match, "red: attack_now", f"red: use {artifact}")
    assert match.table.fight is None
    assert hero(match).more_steps == power.steps
    assert hero(match).more_actions == power.actions
    virtues = sum(owed.count for owed in match.table.owed if isinstance(owed, RaiseVirtue))
    assert virtues == power.goods.virtues


@pytest.mark.parametrize("artifact", named(Escape))
def test_an_artifact_helps_to_escape(artifact: str) -> None:
    match = play(fighting(artifact, []), f"red: escape_with {artifact}")
    assert match.table.fight is None
    assert hero(match).spirit == 3


@pytest.mark.parametrize("artifact", named(Block))
def test_an_artifact_blocks_a_round(artifact: str) -> None:
    match = play(fighting(artifact, [P, P, P], speed=1), "red: face", f"red: block_with {artifact}")
    assert hero(match).spirit == 3
    assert hero(match).total == 24
    assert artifact not in hero(match).artifacts


@pytest.mark.parametrize("artifact", named(MoreSpeed))
def test_shoes_give_speed_in_the_turn_in_which_they_are_used(artifact: str) -> None:
    match = play(tale(red={"artifacts": [artifact], "speed": 2}), f"red: use {artifact}")
    assert speed_of(match.table, hero(match)) == 2 + power_of(artifact, MoreSpeed).speed
    play(match, "red: end")
    assert speed_of(match.table, hero(match)) == 2


@pytest.mark.parametrize("artifact", named(CrossTrees))
def test_boots_cross_trees(artifact: str) -> None:
    match = tale(red={"artifacts": [artifact], "speed": 2}, ground={"1,0": "trees", "0,1": "trees", "1,1": "trees"})
    assert not [option for option in options(match) if option.startswith("go")]
    play(match, f"red: use {artifact}")
    assert "go 2,0" in options(match)


@pytest.mark.parametrize("artifact", named(MoreActions))
def test_an_artifact_gives_actions(artifact: str) -> None:
    match = play(tale(red={"artifacts": [artifact]}), f"red: use {artifact}")
    assert match.questions[0].values["actions"] == 1 + power_of(artifact, MoreActions).actions


@pytest.mark.parametrize("artifact", named(BonusCards))
def test_an_artifact_draws_bonus_cards_at_the_start_of_the_turn(artifact: str) -> None:
    power = power_of(artifact, BonusCards)
    match = tale(moment=StartOfTurn(), red={"artifacts": [artifact], "bonus": ["tailwind"]})
    play(match, f"red: use {artifact}")
    if power.discard:
        play(match, "red: discard tailwind")
    assert len(hero(match).bonus) == 1 + power.draw - power.discard


@pytest.mark.parametrize("artifact", named(PowerToGain))
def test_an_artifact_gives_its_goods_and_is_gone(artifact: str) -> None:
    goods = power_of(artifact, PowerToGain).goods
    match = play(tale(red={"artifacts": [artifact], "speed": 2, "spirit": 1}), f"red: use {artifact}")
    assert hero(match).speed == 2 + goods.speed
    assert hero(match).spirit == 1 + goods.spirit
    assert sum(owed.count for owed in match.table.owed if isinstance(owed, RaiseVirtue)) == goods.virtues
    assert hero(match).artifacts == []


def test_every_artifact_is_in_one_of_these_tests() -> None:
    kinds = (
        MoreDice, MoreDamage, DealDamage, Reroll, TurnDice, CancelNext, WeakenNext, IfWon, Escape, Block, MoreSpeed,
        CrossTrees, MoreActions, BonusCards, PowerToGain,
    )  # fmt: skip
    assert set(CONTENT.artifacts) == {artifact for kind in kinds for artifact in named(kind)}


@clause("TT-10.19")
def test_dice_of_a_treasure_may_pay_for_an_active_artifact_and_then_do_not_count() -> None:
    """V-27, with an Artifact that no pack of ours has."""
    spoon = Artifact(
        "spoon", 1, "head", "active", {"en": "Spoon"}, {"en": "Gain 1 Speed."}, (PowerToGain(Goods(speed=1)),), 1
    )
    content = msgspec.structs.replace(CONTENT, artifacts={**CONTENT.artifacts, "spoon": spoon})
    match = tale(
        things={"0,0": "treasure_1"}, decks={"treasures_1": ["shepherds_purse"]}, dice=[P] * 3, content=content
    )
    hero(match).artifacts.append("spoon")
    play(match, "red: claim treasure_1 0,0", "red: use spoon")
    assert hero(match).speed == 4
    assert match.questions[0].values["count"] == 2, "the row for one or two"


def gained(match: Match, goods: Goods, virtues: int, speed: int) -> None:
    """The hero, who had so many Virtues and so much Speed, has got these goods, or they are owed to it."""
    table, red = match.table, hero(match)
    owed_virtues = sum(owed.count for owed in table.owed if isinstance(owed, RaiseVirtue) and owed.seat == "red")
    artifacts = {owed.level: owed.count for owed in table.owed if isinstance(owed, DrawArtifacts)}
    artifacts |= {owed.level: 1 for owed in table.owed if isinstance(owed, KeepArtifact)}
    named_virtues = sum(getattr(goods, virtue) for virtue in VIRTUES)
    assert owed_virtues + red.total == virtues + goods.virtues + named_virtues
    assert artifacts == {n: getattr(goods, f"artifact_{n}") for n in (1, 2, 3) if getattr(goods, f"artifact_{n}")}
    assert red.speed == speed + goods.speed
    assert red.stones == goods.stones
    owed_talent = sum(owed.level * 2 for owed in table.owed if isinstance(owed, LearnTalent))
    assert red.unused + red.invested + owed_talent == goods.shevitsa


ONE_TIME = [talent for talent in CONTENT.talents.values() if isinstance(talent.powers[0], PowerToGain)]


@pytest.mark.parametrize("talent", ONE_TIME, ids=lambda talent: talent.id)
@clause("TT-9.7")
def test_a_one_time_talent_gives_what_it_says(talent: Any) -> None:
    match = tale(red={"spirit": 2}, blue={"spirit": 2}, green={"spirit": 2})
    learn(match.table, hero(match), talent.id)
    everybody = [power for power in talent.powers if power.who == "everybody"]
    for power in talent.powers:
        if power.who == "hero":
            assert hero(match).speed == 3 + power.goods.speed
            for virtue in VIRTUES:
                assert hero(match).virtues[virtue] == 2 + getattr(power.goods, virtue)
    for power in everybody:
        assert all(other.spirit == 2 + power.goods.spirit for other in match.table.heroes)
        owed = {owed.seat for owed in match.table.owed if isinstance(owed, RaiseVirtue)}
        assert owed == ({"red", "blue", "green"} if power.goods.virtues else set())


ROWS = [(card.id, row) for card in CONTENT.treasures.values() for row in ("none", "some", "three")]


@pytest.mark.parametrize(("card", "row"), ROWS, ids=str)
@clause("TT-12.3", "TT-12.4")
def test_a_row_of_a_treasure_gives_or_takes_what_it_says(card: str, row: str) -> None:
    treasure = CONTENT.treasures[card]
    entry = getattr(treasure, row)
    dice = {"none": [B] * 3, "some": [P, B, B], "three": [P] * 3}[row]
    thing = f"treasure_{treasure.level}"
    match = tale(things={"0,0": thing}, decks={f"treasures_{treasure.level}": [card]}, dice=dice)
    play(match, f"red: claim {thing} 0,0")
    positive = {"none": 0, "some": 1, "three": 3}[row]
    assert treasure.row(positive) == entry
    assert heard(match, "treasure_opened") == [{"seat": "red", "cards": (card,)}]
    assert heard(match, "treasure_rolled") == [{"seat": "red", "positive": positive}]
    assert [event["points"] for event in heard(match, "speed_lost")] == [entry.losses.speed] * bool(entry.losses.speed)
    lost = sum(owed.count for owed in match.table.owed if isinstance(owed, LoseVirtue))
    assert lost == entry.losses.virtues + 2 * entry.losses.shevitsa
    assert hero(match).speed == 3 + entry.goods.speed - entry.losses.speed
    assert hero(match).stones == entry.goods.stones


@pytest.mark.parametrize("card", CONTENT.battles.values(), ids=lambda card: card.id)
@clause("TT-15.2", "TT-15.13")
def test_an_enemy_has_its_numbers_and_pays_its_prize(card: Any) -> None:
    thing = f"battle_{card.level}"
    match = tale(
        red={"love": 13, "speed": 20, "hope": 0, "faith": 0, "endeavour": 0, "endurance": 0, "mercy": 0},
        things={"0,0": thing},
        decks={f"battles_{card.level}": [card.id], "enemy_bonus": ["yawn", "stumble", "hot_trail"]},
        dice=[P] * 14,
    )
    play(match, f"red: claim {thing} 0,0")
    fight = match.table.fight
    assert len(fight.bonus) == card.bonus
    assert fight.defence == card.defence
    play(match, "red: attack_now")
    assert match.table.fight is None
    gained(match, card.prize, virtues=13, speed=20)


@pytest.mark.parametrize(
    ("quest", "facts"),
    [
        ("nine_mountains_over", {"deeds": {"treasures": 5}}),
        ("wolf_at_the_door", {"deeds": {"battles": 3}}),
        ("hundredth_head", {"deeds": {"battles_3": 1}}),
        ("white_harvest", {"deeds": {"white_stones": 5}}),
        ("red_thread", {"deeds": {"red_stones": 3}}),
        ("faster_than_the_wind", {"speed": 6}),
        ("gift_for_a_friend", {"deeds": {"gifts": 2}}),
        ("pilgrims_vow", {"deeds": {"altars": 2}}),
        ("six_candles", {"all": 3}),
        ("dressed_for_the_feast", {"artifacts": ["leather_cap", "sling", "hares_foot"]}),
    ],
)
@clause("TT-13.2")
def test_a_quest_is_met_by_what_it_asks_for_and_not_before(quest: str, facts: dict[str, Any]) -> None:
    needs = CONTENT.quests[quest].needs
    plain, done = hero(tale()), hero(tale(red=facts))
    assert not hero_meets(CONTENT, plain, needs, {})
    assert hero_meets(CONTENT, done, needs, facts.get("deeds", {}))


@pytest.mark.parametrize("card", [card for card in CONTENT.bonus.values() if card.deck == "hero"], ids=lambda c: c.id)
@clause("TT-14.2", "TT-14.4")
def test_a_bonus_card_of_a_hero_counts_for_what_it_shows(card: Any) -> None:
    match = tale(red={"bonus": [card.id]})
    table, red = match.table, hero(match)
    for effect in card.effects:
        red.bonus[0].effect = effect.kind
        assert table.bonus_sum(red, effect.kind) == getattr(effect, effect.kind)
    if len(card.effects) == 2:
        red.bonus[0].effect = ""
        assert not any(table.bonus_sum(red, kind) for kind in ("dice", "flips", "speed", "actions"))
        red.talents = ["day_and_night"]
        assert all(table.bonus_sum(red, effect.kind) for effect in card.effects)


@pytest.mark.parametrize("card", [card for card in CONTENT.bonus.values() if card.deck == "enemy"], ids=lambda c: c.id)
@clause("TT-14.3")
def test_a_bonus_card_of_an_enemy_is_added_to_its_numbers(card: Any) -> None:
    match = tale(things={"0,0": "battle_2"}, decks={"battles_2": ["ford_maiden"], "enemy_bonus": [card.id]})
    play(match, "red: claim battle_2 0,0")
    fight = match.table.fight
    more = [sum(getattr(effect, kind) for effect in card.effects) for kind in ("speed", "defence", "strength")]
    assert [fight.speed - 4, fight.defence - 6, fight.strength - 3] == more


@clause("TT-10.1")
def test_every_card_of_the_past_tells_a_story_and_every_artifact_one_of_two_sentences() -> None:
    for cards in (CONTENT.artifacts, CONTENT.battles, CONTENT.treasures, CONTENT.quests):
        assert [card.id for card in cards.values() if not card.story.get("en")] == []
    stories = [card.story["en"] for card in CONTENT.artifacts.values()]
    assert len(set(stories)) == len(stories) == 54
    assert [story for story in stories if len(re.findall(r"[.!?](?= [A-Z]|$)", story)) != 2] == []


def test_the_story_of_an_artifact_is_shown_to_the_page_and_in_the_terminal() -> None:
    match = tale()
    story = match.table.content.artifacts["rue_wreath"].story["en"]
    assert shown(match.table.content, "en", MORE)["artifacts"]["rue_wreath"]["story"] == story
    (card,) = text_layer.cards(match, text_layer.words_for(match), "rue wreath")
    assert card.text.endswith(story)
