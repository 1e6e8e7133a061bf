"""Three levels that one would tell apart: easy beats random play, medium beats easy, and hard finds what medium
overlooks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fairytable import GAMES, Match
from fairytable.bots import Observation, new_bot
from fairytable.engine.packs import load_pack
from fairytable.games import find_game
from fairytable.lab.arena import errands, fight
from fairytable.lab.simulate import play_match
from fairytable.testing import play
from tests.games.dice_upon_a_time.land import land
from tests.games.fantastic_stories.story import rolled
from tests.games.grimm_forest.forest import forest
from tests.games.hungarian_folktales.tales import folktale
from tests.games.threetale.tale import tale

RIVALS = [game.slug for game in GAMES if game.slug != "threetale"]


def share(slug: str, bot: str, other: str, matches: int) -> float:
    """What part of the matches with two seats the first of them wins."""
    game = find_game(slug)
    duels = [fight(game, duel, {}) for duel in errands(game, 2, (bot, other), matches, together=False)]
    return sum(duel.share for duel in duels) / len(duels)


@pytest.mark.parametrize("slug", RIVALS)
def test_easy_beats_random(slug: str) -> None:
    assert share(slug, "easy", "random", 4) >= 0.75


@pytest.mark.parametrize("slug", ["fantastic-stories", "grimm-forest"])
def test_medium_beats_easy(slug: str) -> None:
    assert share(slug, "medium", "easy", 10) >= 0.7


def a_ferry_on_the_other_side() -> Match:
    """The Bell calls the ferry to the dock where a pawn waits. Of 400 matches played on by medium bots it won 292, and
    239 if a pawn went for the Keys first."""
    return rolled(
        pack=load_pack(find_game("fantastic-stories")),
        dice=(4, 6, 6),
        ferry="north_east_dock",
        in_round=5,
        red={"bell": 1, "castle_dock": 1, "sword": 1, "castle": 1},
        blue={"keys": 1, "red_mountain_door": 1, "castle": 1, "lantern": 1},
    )


def a_brick_short_of_a_roof() -> Match:
    """A Brick with the first action and the roof with the second: of 150 matches played on by medium bots it won 144,
    and 122 if Wood came first."""
    return forest(
        window="build",
        blue={"straw": 4, "wood": 3, "brick": 5, "houses": ["straw_roof", "wood_walls", "brick_walls", "straw_floor"]},
        green={"brick": 2, "houses": ["straw_roof", "wood_roof", "brick_walls"]},
    )


def a_way_that_is_closed() -> Match:
    """The way by the Well is a little shorter, but its second route asks for a 6; over the Bridge both dice fit."""
    return land(
        chapter=6,
        wolf_was_here=True,
        sockets={"well-woodsman": ["blue plain_6"]},
        red={"at": "town", "bread": 1, "quests": ["the_woodsmans_supper"], "pool": ["plain_4", "plain_3"]},
        blue={"at": "hell", "pool": ["plain_3", "plain_4"]},
    )


def two_coins_before_the_city() -> Match:
    """Two steps bring an Advice at once, or to the market, where two Coins buy what shortens the whole way."""
    red = {"at": "city_road_2", "gold": 2, "biscuits": "2", "tales": "palace_tale"}
    return play(folktale(dice=(2,), red=red, blue={"at": "forest_south_1"}), "red: roll")


def two_great_artifacts_at_an_altar() -> Match:
    """Two Artifacts of level 3 make a Sacred Stone; medium bots go on to the White Stone."""
    return tale(
        red={"at": "0,0", "artifacts": ["orphic_laurel", "odrysian_helm"]},
        ground={"0,0": "altar"},
        things={"1,0": "white_stone"},
    )


@pytest.mark.parametrize(
    ("situation", "better"),
    [
        (a_ferry_on_the_other_side, "call_ferry castle_dock"),
        (a_brick_short_of_a_roof, "gain brick"),
        (a_way_that_is_closed, "place plain_4 town-bridge"),
        (two_coins_before_the_city, "walk city"),
        (two_great_artifacts_at_an_altar, "sacrifice pair_3"),
    ],
)
def test_hard_finds_what_medium_overlooks(situation: Callable[[], Match], better: str) -> None:
    """Whatever the luck, it answers well where medium does so by luck at best. Without its looks ahead, or its plan, it
    would not."""
    match = situation()
    observation = Observation(match, match.questions[0].seat)
    answers = {level: [new_bot(level, luck).choose(observation) for luck in range(6)] for level in ("medium", "hard")}
    assert answers["hard"] == [better] * 6
    assert answers["medium"].count(better) <= 2


def test_in_a_team_medium_does_better_than_easy_and_easy_better_than_random() -> None:
    def score(bot: str) -> float:
        result = play_match("threetale", 3, "team", bot).result
        assert result is not None
        return max(result.scores.values())

    assert score("medium") > score("easy") > score("random")
