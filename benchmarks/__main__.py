"""The command line: `python -m benchmarks`."""

import argparse
import json
import platform
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.peers import environment
from benchmarks.rounds import Subject, SubjectFailed, of_fairytable, of_peer, run_rounds
from benchmarks.stopwatch import pin_to_one_core
from benchmarks.tables import play_table, ratio_table, size_table
from fairytable import GAMES

PLAYS = {"random_play": "{}", "random_play_with_events": "{}, events kept"}
SIZES = ("copy_in_mid_scene", "load_record", "memory_per_match")
PEERS = {
    "catanatron, Catan": ("catanatron", "lean"),
    "catanatron, Catan as shipped": ("catanatron", "as_shipped"),
    "OpenSpiel, dominoes in Python": ("open_spiel", "dominoes"),
    "OpenSpiel, backgammon in C++": ("open_spiel", "backgammon"),
    "OpenSpiel, all inside C++": ("open_spiel", "inside_cpp"),
    "python-chess, chess": ("chess", "random_moves"),
}
WIDTH_WHEN_PIPED = 140
BUSY = 0.95


def main() -> None:
    wishes = _read_wishes()
    console = Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED)
    notes = Console(stderr=True)

    if wishes.peers and not environment.is_ready():
        folder = environment.FOLDER.name
        notes.print(
            f"Installing the peers in {folder}/, an environment of their own (once, a minute or two) ...",
            soft_wrap=True,
        )
        try:
            environment.install()
        except environment.PeersNotInstalled as error:
            sys.exit(str(error))

    core = pin_to_one_core()
    plays = {
        name.format(slug): of_fairytable(subject, slug) for slug in wishes.games for subject, name in PLAYS.items()
    }
    sizes = {slug: {subject: of_fairytable(subject, slug) for subject in SIZES} for slug in wishes.games}
    peers = {name: of_peer(name, *where) for name, where in PEERS.items()} if wishes.peers else {}
    subjects = [*plays.values(), *(size for of_game in sizes.values() for size in of_game.values()), *peers.values()]

    try:
        _measure(subjects, wishes.repeats, wishes.seconds, notes)
    except SubjectFailed as error:
        sys.exit(str(error))

    players = {**plays, **peers}
    where = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}, "
    where += "not pinned" if core is None else f"pinned to core {core}"
    console.print(f"{where}; {wishes.repeats} rounds of {wishes.seconds:g} s for each subject\n")
    console.print("Random play", play_table(players), "", sep="\n")
    console.print("One match, with the lowest and highest of the rounds", size_table(sizes), "", sep="\n")
    if peers:
        ratios = ratio_table({slug: plays[slug] for slug in wishes.games}, peers)
        console.print(
            "Answers per second of fairytable divided by the peer's, and the same for questions with a real choice",
            ratios,
            "",
            sep="\n",
        )
    idle_part = min(subject.part_of_the_core for subject in players.values())
    if idle_part < BUSY:
        notes.print(
            f"The machine was busy: one subject had only {idle_part:.0%} of its core. Better measure again.",
            soft_wrap=True,
        )
    if wishes.json:
        told = {"where": where, "rounds": wishes.repeats, "seconds": wishes.seconds}
        wishes.json.write_text(json.dumps({**told, **_all_found(plays, sizes, peers)}, indent=1) + "\n")


def _measure(subjects: list[Subject], rounds: int, seconds: float, notes: Console) -> None:
    columns = (MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=notes, transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=len(subjects) * rounds)
        for subject in run_rounds(subjects, rounds, seconds):
            progress.update(task, description=subject.name)
            progress.refresh()
            progress.advance(task)


def _all_found(
    plays: dict[str, Subject], sizes: dict[str, dict[str, Subject]], peers: dict[str, Subject]
) -> dict[str, Any]:
    """What every subject said in every round, and the ratios."""
    return {
        "plays": {name: subject.rounds for name, subject in plays.items()},
        "sizes": {slug: {name: size.rounds for name, size in of_game.items()} for slug, of_game in sizes.items()},
        "peers": {name: peer.rounds for name, peer in peers.items()},
        "ratios": {
            name: {peer_name: subject.times_as_fast_as(peer) for peer_name, peer in peers.items()}
            for name, subject in plays.items()
        },
    }


def _read_wishes() -> argparse.Namespace:
    slugs = [game.slug for game in GAMES]
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Measure fairytable's speed and size side by side with its peers."
    )
    parser.add_argument(
        "--games", default=",".join(slugs), metavar="SLUG,...", help="the games to measure (default: all)"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each subject plays in each round")
    parser.add_argument("--repeats", type=int, default=5, help="the number of rounds")
    parser.add_argument("--no-peers", dest="peers", action="store_false", help="measure fairytable alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all that was found to this file")
    wishes = parser.parse_args()
    wishes.games = wishes.games.split(",")
    for slug in wishes.games:
        if slug not in slugs:
            parser.error(f"there is no game '{slug}'; there are: {', '.join(slugs)}")
    if wishes.repeats < 1 or wishes.seconds <= 0:
        parser.error("--repeats and --seconds must be more than nothing")
    return wishes


if __name__ == "__main__":
    main()
