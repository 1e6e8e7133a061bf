"""Three levels that one would tell apart: easy beats random play, and medium beats easy."""

from __future__ import annotations

import pytest

from fairytable import GAMES
from fairytable.games import find_game
from fairytable.lab.arena import errands, fight
from fairytable.lab.simulate import play_match

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


def test_hard_beats_medium_in_the_grimm_forest() -> None:
    """In the arena it wins about seven of ten; here some matches of it, which are the same in every build."""
    assert share("grimm-forest", "hard", "medium", 6) >= 0.5


def test_in_a_team_medium_does_better_than_easy_and_easy_better_than_random() -> None:
    def score(bot: str) -> float:
        result = play_match("threetale", 3, "team", bot).result
        assert result is not None
        return max(result.scores.values())

    assert score("medium") > score("easy") > score("random")
