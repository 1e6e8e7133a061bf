"""What the smaller benchmarks have in common: one subject in every game, in turns with peers, on one core."""

import argparse
import sys
from collections.abc import Callable, Mapping

from rich.console import Console

from benchmarks.peers import environment
from benchmarks.rounds import Subject, SubjectFailed, of_fairytable, of_peer, run_rounds
from benchmarks.stopwatch import pin_to_one_core
from fairytable import GAMES

WIDTH_WHEN_PIPED = 140
Subjects = dict[str, Subject]


def measure(
    subject: str, where: Mapping[str, tuple[str, str]], more_peers: Callable[[], Subjects] = dict
) -> tuple[Subjects, Subjects, Console]:
    """Ours and the peers', measured as the command line wishes, and where to print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--no-peers", dest="peers", action="store_false")
    wishes = parser.parse_args()
    if wishes.peers and not environment.is_ready():
        environment.install()
    pin_to_one_core()
    ours = {game.slug: of_fairytable(subject, game.slug) for game in GAMES}
    peers: Subjects = {}
    if wishes.peers:
        peers = {name: of_peer(name, *place) for name, place in where.items()} | more_peers()
    try:
        for _ in run_rounds([*ours.values(), *peers.values()], wishes.repeats, wishes.seconds):
            pass
    except SubjectFailed as error:
        sys.exit(str(error))
    return ours, peers, Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED)
