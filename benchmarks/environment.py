"""How fast the environment is: `python -m benchmarks.environment`, part of `make bench`.

Random play through PettingZoo's interface with every observation looked at, beside environments of others that are
played in the same way, in turns.
"""

import argparse
import sys

from rich.console import Console

from benchmarks.peers import environment as peers_environment
from benchmarks.rounds import Subject, SubjectFailed, of_fairytable, of_peer, run_rounds
from benchmarks.stopwatch import pin_to_one_core
from benchmarks.tables import play_table, ratio_table
from fairytable import GAMES

PEERS = {
    "PettingZoo, chess": ("classic_environments", "chess"),
    "PettingZoo, connect four": ("classic_environments", "connect_four"),
    "rlcard, Uno": ("classic_environments", "uno"),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--no-peers", dest="peers", action="store_false")
    wishes = parser.parse_args()
    if wishes.peers and not peers_environment.is_ready():
        peers_environment.install()
    pin_to_one_core()
    ours = {game.slug: of_fairytable("environment_steps", game.slug) for game in GAMES}
    peers: dict[str, Subject] = {name: of_peer(name, *where) for name, where in PEERS.items()} if wishes.peers else {}
    try:
        for _ in run_rounds([*ours.values(), *peers.values()], wishes.repeats, wishes.seconds):
            pass
    except SubjectFailed as error:
        sys.exit(str(error))
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print("Steps of the environment, each observed", play_table({**ours, **peers}), "", sep="\n")
    if peers:
        console.print("Steps per second of fairytable divided by the peer's", ratio_table(ours, peers), sep="\n")


if __name__ == "__main__":
    main()
