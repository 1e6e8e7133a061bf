"""The promises of every game, kept in every mode of this one and with every number of seats."""

from __future__ import annotations

from itertools import product

import pytest

from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.scenes import fits
from fairytable.lab import play_match
from fairytable.testing import clause
from tests.every_game.checks import CHECKS, Check, check_declarations, check_pack

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "five": (5, {"table-mood": "rough"}),
    "together": (3, {"mode": "coop"}),
    "together and short": (4, {"mode": "coop", "length": "short", "cards": "no-story"}),
    "the hard game": (5, {"mode": "coop-hard-5"}),
    "beginners": (4, {"cards": "beginner"}),
    "short": (4, {"length": "short", "events": "face-up"}),
    "extra long": (3, {"length": "extra-long", "events": "off", "chapter-limit": "5"}),
    "chosen": (3, {"characters": "chosen", "cards": "beginner", "abilities": "on", "tie": "fly-swat"}),
    "two together, as beginners": (2, {"mode": "coop", "cards": "beginner", "events": "face-up"}),
    "five together without abilities": (5, {"mode": "coop", "abilities": "off", "cards": "no-story"}),
    "no stories, no abilities, events face up": (4, {"cards": "no-story", "abilities": "off", "events": "face-up"}),
    "two and extra long": (2, {"length": "extra-long", "chapter-limit": "4", "cards": "no-story"}),
    "short beginners with abilities": (3, {"length": "short", "cards": "beginner", "abilities": "on"}),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_keeps_what_every_game_promises(mode: str, check: Check) -> None:
    seats, options = MODES[mode]
    check(GAME, seats, options, len(mode))


COMBINED = ("mode", "cards", "abilities", "length", "events")
FEW_CHAPTERS = {"chapter-limit": "2", "standstill": "1"}


@clause("DT-35.1")
def test_all_modes_play_to_an_end_in_every_combination_that_makes_a_game() -> None:
    choices = [next(option for option in GAME.options if option.key == key).values for key in COMBINED]
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


def test_every_fact_says_who_may_know_it_and_the_pack_has_no_faults() -> None:
    check_declarations(GAME)
    check_pack(GAME)


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
