"""What is measured of fairytable: plain functions, each for one game, that return what they found.

Every function takes the game, the seconds it may use and a seed. As a program, this module measures one
subject of one game and prints a line of JSON.
"""

import argparse
import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random
from time import perf_counter, process_time
from typing import Any

from msgspec import structs

from benchmarks.stopwatch import play_matches, print_line, seconds_each
from fairytable import GAMES, Match, load_match, new_match
from fairytable.bots import Observation, SearchBot, new_bot
from fairytable.environment import environment
from fairytable.games import find_game

SEATS = 4
MATCHES_TO_COPY_FROM = 10
POSITIONS_OF_EACH = 20
RECORDS_TO_LOAD = 10
FEWEST_LIVE_MATCHES = 10
MOST_LIVE_MATCHES = 200
POSITIONS_TO_SEARCH = 12
OPTIONS_TO_SEARCH = 3


def random_play(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """Random players, and nobody listens."""
    return play_matches(partial(_play_match, slug, True), seconds, seed)


def random_play_with_events(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """Random players, and everything that happens is told and kept."""
    return play_matches(partial(_play_match, slug, False), seconds, seed)


def copy_in_mid_scene(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """Copies of positions taken from everywhere in random matches."""
    positions: list[Match] = []
    for number in range(MATCHES_TO_COPY_FROM):
        length = _play_match(slug, True, seed + number, Random(number))
        stops = Random(seed + number).choices(range(length), k=POSITIONS_OF_EACH)
        match, luck = _begin(slug, seed + number), Random(number)
        for place in range(length):
            positions += [match.copy() for _ in range(stops.count(place))]
            _answer_at_random(match, luck)

    def copy_them_all() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return {"microseconds": seconds_each(copy_them_all, seconds) * 1e6}


def load_record(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """Whole matches, loaded from the JSON of their records, with all their events."""
    luck = Random(seed)
    records = []
    for number in range(RECORDS_TO_LOAD):
        match = _begin(slug, seed + number)
        while not match.is_over:
            _answer_at_random(match, luck)
        records.append(match.record().to_json())

    def load_them_all() -> int:
        for record in records:
            load_match(record)
        return len(records)

    return {"milliseconds": seconds_each(load_them_all, seconds) * 1e3}


def memory_per_match(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """What live matches hold when they are half played, without what all matches share.

    There are two hundred of them, or fewer if their matches are so long that the time is up before.
    """
    lengths: list[int] = []
    start = process_time()
    while len(lengths) < FEWEST_LIVE_MATCHES or (len(lengths) < MOST_LIVE_MATCHES and process_time() - start < seconds):
        number = len(lengths)
        lengths.append(_play_match(slug, True, seed + number, Random(number)))
    gc.collect()
    tracemalloc.start()
    live_matches: list[Match] = []
    for number, length in enumerate(lengths):
        match, luck = _begin(slug, seed + number), Random(number)
        for _ in range(length // 2):
            _answer_at_random(match, luck)
        live_matches.append(match)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"kilobytes": held / len(live_matches) / 1000, "live_matches": len(live_matches)}


def environment_steps(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """Random players in the environment for research, who look at every observation."""
    game = find_game(slug)
    env = environment(game, min(SEATS, game.identity.most_seats))

    def play_match(seed: int, luck: Random) -> int:
        env.reset(seed=seed)
        steps = 0
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(luck.choice(mask.nonzero()[0].tolist()))
            steps += 1
        return steps

    return play_matches(play_match, seconds, seed)


def search(slug: str, seconds: float, seed: int) -> dict[str, Any]:
    """A hard bot thinks about questions with several options from everywhere in matches of easy bots."""
    positions: list[Match] = []
    for number in range(POSITIONS_TO_SEARCH):
        match = _begin(slug, seed + number, seats=find_game(slug).identity.fewest_seats)
        player = new_bot("easy", number)
        left = Random(seed + number).randrange(10, 80)
        while match.questions and (left > 0 or len(match.questions[0].options) < OPTIONS_TO_SEARCH):
            question = match.questions[0]
            match.answer(question.seat, player.choose(Observation(match, question.seat)))
            left -= 1
        if match.questions:
            positions.append(match)
    search = structs.replace(find_game(slug).bots.search, expectimax=None)  # exact values need no rollouts
    bot = SearchBot(seed, search=search)
    answers = 0
    answer = Match.answer

    def counted_answer(self: Match, seat: str, option: str, number: int | None = None) -> None:
        nonlocal answers
        answers += 1
        answer(self, seat, option, number)

    thought = 0
    gc.collect()
    wall_start = perf_counter()
    start = now = process_time()
    while now - start < seconds:
        position = positions[thought % len(positions)]
        bot.evaluate(Observation(position, position.questions[0].seat))
        thought += 1
        now = process_time()
    rollouts = bot.rollouts
    wall = perf_counter() - wall_start
    Match.answer = counted_answer  # type: ignore[method-assign]
    for position in positions[: min(thought, len(positions))]:
        bot.evaluate(Observation(position, position.questions[0].seat))
    Match.answer = answer  # type: ignore[method-assign]
    each = answers / max(1, bot.rollouts - rollouts)
    return {
        "decisions": rollouts,
        "matches": thought,
        "seconds": now - start,
        "wall_seconds": wall,
        "with_a_choice": None,
        "answers": rollouts * each,
    }


SUBJECTS: dict[str, Callable[[str, float, int], dict[str, Any]]] = {
    "random_play": random_play,
    "random_play_with_events": random_play_with_events,
    "copy_in_mid_scene": copy_in_mid_scene,
    "load_record": load_record,
    "memory_per_match": memory_per_match,
    "environment_steps": environment_steps,
    "search": search,
}


def _begin(slug: str, seed: int, *, quiet: bool = True, seats: int = SEATS) -> Match:
    """A match of four, or of as many as the game has, with the options that the game has for bots."""
    game = find_game(slug)
    return new_match(game, min(seats, game.identity.most_seats), seed, game.bots.options, quiet=quiet)


def _play_match(slug: str, quiet: bool, seed: int, luck: Random) -> int:
    match = _begin(slug, seed, quiet=quiet)
    choose = luck.choice
    answers = 0
    while not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, choose(question.options))
        answers += 1
    return answers


def _answer_at_random(match: Match, luck: Random) -> None:
    question = match.questions[0]
    match.answer(question.seat, luck.choice(question.options))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("game", choices=[game.slug for game in GAMES])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    measured = SUBJECTS[chosen.subject](chosen.game, chosen.seconds, chosen.seed)
    print_line({**measured, "version": version("fairytable")})


if __name__ == "__main__":
    main()
