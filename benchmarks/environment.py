"""How fast the environment is: `python -m benchmarks.environment`, part of `make bench`.

Random play through PettingZoo's interface with every observation looked at, beside environments of others that are
played in the same way, in turns.
"""

from benchmarks.beside_peers import measure
from benchmarks.tables import play_table, ratio_table

PEERS = {
    "PettingZoo, chess": ("classic_environments", "chess"),
    "PettingZoo, connect four": ("classic_environments", "connect_four"),
    "rlcard, Uno": ("classic_environments", "uno"),
}


def main() -> None:
    ours, peers, console = measure("environment_steps", PEERS)
    console.print("Steps of the environment, each observed", play_table({**ours, **peers}), "", sep="\n")
    if peers:
        console.print("Steps per second of fairytable divided by the peer's", ratio_table(ours, peers), sep="\n")


if __name__ == "__main__":
    main()
