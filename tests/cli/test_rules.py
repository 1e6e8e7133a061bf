"""`fairytable rules` and `fairytable games`: what the games are and what they say."""

from __future__ import annotations

import json
from collections.abc import Callable

from typer.testing import Result

from fairytable import GAMES
from fairytable.games import find_game

Run = Callable[..., Result]
GAME = find_game("fantastic-stories")


def test_the_whole_rules_are_printed_as_they_are_written(run: Run) -> None:
    assert run("rules", GAME.slug).stdout == GAME.rulebook.text


def test_words_choose_the_clauses_that_have_all_of_them(run: Run) -> None:
    lines = run("rules", GAME.slug, "FERRY", "bell").stdout.splitlines()
    assert any(line.startswith("FS-11.3 ") for line in lines)
    assert all("bell" in line.casefold() and "ferry" in line.casefold() for line in lines)


def test_a_number_chooses_a_clause_or_a_group(run: Run) -> None:
    assert run("rules", GAME.slug, "FS-6.1").stdout == f"FS-6.1 {GAME.rulebook['FS-6.1'].text}\n"
    lines = run("rules", GAME.slug, "fs-6").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [f"FS-6.{number}" for number in range(1, 17)]


def test_clauses_can_be_had_as_json(run: Run) -> None:
    clauses = json.loads(run("rules", GAME.slug, "--json").stdout)
    assert [clause["number"] for clause in clauses] == list(GAME.rulebook.clauses)
    assert clauses[0] == {"number": "FS-1.1", "text": GAME.rulebook["FS-1.1"].text, "group": "FS-1"}


def test_a_game_is_told_on_one_page(run: Run) -> None:
    text = run("rules", GAME.slug, "--page").stdout
    assert "Complete three of the four adventures." in text
    assert "How it ends" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_game_on_one_page_can_be_had_as_json(run: Run) -> None:
    told = json.loads(run("rules", GAME.slug, "--page", "--json").stdout)
    assert [sign["id"] for sign in told["turn"]][:2] == ["castle", "dice"]


def test_coverage_adds_up(run: Run) -> None:
    found = json.loads(run("rules", GAME.slug, "--coverage", "--json", "--games", 0).stdout)
    assert found["game"] == GAME.slug
    assert found["clauses"] == len(GAME.rulebook.clauses)
    assert found["tested"] + len(found["untested"]) == found["clauses"]
    assert [clause for clause, tests in found["tests"].items() if not tests] == found["untested"]


def test_coverage_shows_every_clause_with_its_count_and_tests(run: Run) -> None:
    *clauses, last = run("rules", GAME.slug, "--coverage", "--games", 1).stdout.splitlines()
    assert [line.split()[0] for line in clauses] == list(GAME.rulebook.clauses)
    fired = {line.split()[0]: int(line.split()[2]) for line in clauses}
    assert fired["FS-6.1"] == 1
    assert f"of {len(clauses)} clauses of Fantastic Stories have tests" in last


def test_games_are_listed_with_their_options(run: Run) -> None:
    text = run("games").stdout
    assert "Fantastic Stories: fantastic-stories, 2 to 6 players, 166 clauses" in text
    assert "option round-limit: off (default), a number of rounds from 30 on" in text


def test_games_can_be_had_as_json(run: Run) -> None:
    cards = json.loads(run("games", "--json").stdout)
    assert [card["game"] for card in cards] == [game.slug for game in GAMES]
    card = next(card for card in cards if card["game"] == GAME.slug)
    assert (card["fewest_seats"], card["most_seats"], len(card["seats"])) == (2, 6, 6)
    assert card["options"][0] == {"key": "expert", "values": ["off", "on"], "default": "off", "free": ""}


def test_the_pages_of_a_future_are_printed_with_its_clauses_and_numbers(run: Run) -> None:
    text = run("rules", "threetale", "--future", "3").stdout
    assert text.startswith("The Iron Clasp\n")
    assert "TT-63.7: Trance: " in text
    assert "- At once: Trance on all heroes together: 15 or more." in text
    assert "*" not in text
    told = json.loads(run("rules", "threetale", "--future", "3", "--json").stdout)
    assert (told["id"], told["number"]) == ("the_iron_clasp", 3)
    assert run("rules", "threetale", "--future", "the_iron_clasp").stdout == text


def test_a_future_that_is_not_there_is_refused_with_those_that_are(run: Run) -> None:
    refused = run("rules", "threetale", "--future", "12")
    assert refused.exit_code != 0
    assert "ThreeTale has no Future 12; it has: 0 (the_beginning), 1 (parallel_land), 2 (the_grasp)" in refused.stderr
    assert "Fantastic Stories has no Future Book" in run("rules", GAME.slug, "--future", "1").stderr


def test_explanations_are_counted_by_verb(run: Run) -> None:
    lines = run("rules", GAME.slug, "--why-not", "--games", 1).stdout.splitlines()
    assert [line.split()[0] for line in lines] == [verb.word for verb in GAME.vocabulary.verbs]
    found = json.loads(run("rules", GAME.slug, "--why-not", "--games", 1, "--json").stdout)
    assert list(found) == [verb.word for verb in GAME.vocabulary.verbs]
    assert sum(counts["explained"] for counts in found.values()) > 0
