"""How fast bots look ahead: `python -m benchmarks.search`, part of `make bench`.

Iterations per second of the search bot as it plays in each game, beside searches of others, in turns. An iteration of
ours imagines what the seat cannot know, answers, plays on as far as the game's setting says, and evaluates the table;
one of theirs plays on at random to the end of the match.
"""

import shutil
import subprocess
from pathlib import Path
from statistics import median

from rich.table import Table

from benchmarks.beside_peers import measure
from benchmarks.rounds import ROOT, Subject

NODE_FOLDER = ROOT / ".bench-node"
NODE_PEER = "boardgame.io@0.50.2"
PEERS = {
    "OpenSpiel, ISMCTS in Python, hearts": ("searches", "hearts"),
    "OpenSpiel, MCTS in Python, backgammon": ("searches", "backgammon"),
}


def main() -> None:
    ours, peers, console = measure("search", PEERS, _boardgame_io)
    console.print("Iterations of a search", _table({**ours, **peers}, peers), sep="\n")


def _boardgame_io() -> dict[str, Subject]:
    """boardgame.io's bot, where Node.js is installed."""
    if not shutil.which("node") or not shutil.which("npm"):
        return {}
    if not (NODE_FOLDER / "node_modules" / "boardgame.io").exists():
        NODE_FOLDER.mkdir(exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(NODE_FOLDER), NODE_PEER]
        subprocess.run(command, check=True)
    script = Path(__file__).parent / "peers" / "boardgame_io_search.cjs"
    name = "boardgame.io, MCTS bot"
    return {name: Subject(name, ("node", str(script)), folder=NODE_FOLDER)}


def _table(subjects: dict[str, Subject], peers: dict[str, Subject]) -> Table:
    """Iterations per second, and how many times as many as each peer."""
    table = Table()
    table.add_column("who searches")
    for heading in ("iterations/s", "lowest to highest", "answers/s in them", *(f"times {name}" for name in peers)):
        table.add_column(heading, justify="right")
    for name, subject in subjects.items():
        rates = subject.answers_per_second
        answers = [told["answers"] / told["seconds"] for told in subject.rounds if "answers" in told]
        table.add_row(
            name,
            f"{median(rates):,.0f}",
            f"{min(rates):,.0f} to {max(rates):,.0f}",
            f"{median(answers):,.0f}" if answers else "",
            *(f"{median(subject.times_as_fast_as(peer)):,.1f}" for peer in peers.values()),
        )
    return table


if __name__ == "__main__":
    main()
