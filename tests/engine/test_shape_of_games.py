"""Every game has the same files for the same thing (docs/architecture.md); what it has beside them is declared here."""

from pathlib import Path

import pytest

from fairytable.games import SLUGS

GAMES = Path(__file__).parents[2] / "src" / "fairytable" / "games"

EVERY_GAME = {
    *("RULES.md", "__init__", "table", "scenes", "questions", "verbs", "events", "refusals"),
    *("content", "reading", "targets.toml", "balance", "bots"),
    *("describe", "guide_values", "page", "guide", "one_page", "lessons", "tale", "texts"),
}
"""What a folder of a game contains: names of modules and packages, and of what is no Python as it is."""

SHARED = {"abilities", "agenda", "board", "effects", "moments", "names", "overview", "turns", "windows"}
"""What some games have, for the same thing in each."""

OWN = {
    "dice_upon_a_time": (
        "bargains boundary chapters characters corners draws exchange magic_items moving placing questing "
        "rolling stories tokens"
    ),
    "fantastic_stories": "actions magic",
    "grimm_forest": (
        "asking building choices components crowds fables friends friendship gather monsters planned_cards"
    ),
    "hungarian_folktales": "chances fields goods movement paying progress quests throws trading",
    "threetale": (
        "actions aims altar artifacts bonus_cards book changes conditions dice enemies enemy_round fight fight_end "
        "future future_actions future_effects future_enemies futures goals goods hero_round moving own_rules places "
        "placing powers present requirements risk rounds scoring settle terrain together traits treasure"
    ),
}
"""The parts of the rules that only one game has."""

BOTS = {"__init__", "heuristic", "policy", "parts"}
"""What bots know of every game; more is the game's own."""


def names_in(folder: Path) -> set[str]:
    """Its modules and folders. A module and a folder of TOML files of the same name are one: `content`. A folder of
    which Python has left only its cache is none."""
    here = {path.relative_to(folder).parts for path in folder.rglob("*") if path.is_file()}
    return {
        Path(first).stem if first.endswith(".py") else first
        for first, *more in here
        if "__pycache__" not in (first, *more)
    }


@pytest.mark.parametrize("game", [slug.replace("-", "_") for slug in SLUGS])
def test_a_game_has_the_files_of_every_game_and_those_that_it_declares(game: str) -> None:
    found = names_in(GAMES / game)
    assert EVERY_GAME - found == set(), "every game has these"
    assert found - EVERY_GAME - SHARED == set(OWN[game].split()), "declare what only this game has in OWN"


@pytest.mark.parametrize("game", [slug.replace("-", "_") for slug in SLUGS])
def test_what_bots_know_of_a_game_is_in_one_package(game: str) -> None:
    assert BOTS - names_in(GAMES / game / "bots") == set()


def test_what_is_called_shared_is_in_more_than_one_game() -> None:
    folders = [names_in(GAMES / game) for game in OWN]
    assert [name for name in sorted(SHARED) if sum(name in found for found in folders) < 2] == []


def test_the_architecture_tells_the_shape_of_a_game() -> None:
    told = (GAMES.parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    shape = told.partition("## The shape of a game")[2].partition("\n## ")[0]
    missing = [name for name in sorted(EVERY_GAME - {"__init__"}) if f"`{name}" not in shape]
    assert missing == []
