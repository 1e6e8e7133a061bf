"""Every combination of modes that makes a game plays to an end, and the others are refused."""

from __future__ import annotations

from itertools import product

import pytest

from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.scenes import fits
from fairytable.lab import play_match
from fairytable.testing import clause

COMBINED = ("mode", "cards", "abilities", "length", "events")
FEW_CHAPTERS = {"chapter-limit": "2", "standstill": "1"}


@clause("DT-35.1")
def test_all_modes_play_to_an_end_in_every_combination_that_makes_a_game() -> None:
    choices = [next(option for option in GAME.rules.options if option.key == key).values for key in COMBINED]
    played = 0
    for number, chosen in enumerate(product(*choices)):
        others = {"characters": ("random", "chosen")[number % 2], **FEW_CHAPTERS}
        options = GAME.check_options({**dict(zip(COMBINED, chosen, strict=True)), **others})
        seats = 5 if options["mode"] == "coop-hard-5" else 2 + number % 4
        if fits(options, GAME.seats[:seats]) is None:
            match = play_match(GAME, seats, seed=number, options=options)
            assert match.is_over, options
            played += 1
    assert played > 100


@clause("DT-30.14", "DT-34.1", "DT-18.3", "DT-34.2")
@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        ({"length": "extra-long", "mode": "coop"}, 3, "coop_is_not_endless"),
        ({"length": "extra-long", "events": "face-up"}, 3, "no_row_of_events"),
        ({"events": "off"}, 3, "events_count_the_chapters"),
        ({"mode": "coop-hard-5"}, 4, "five_for_the_hard_game"),
        ({"mode": "coop-hard-5"}, 5, None),
        ({"length": "extra-long", "events": "off"}, 3, None),
        ({"mode": "coop", "length": "short", "cards": "beginner"}, 2, None),
    ],
)
def test_combinations_that_make_no_game_are_refused(options: dict[str, str], seats: int, reason: str | None) -> None:
    refusal = fits(GAME.check_options(options), GAME.seats[:seats])
    assert (refusal and refusal.key) == reason
