"""A pack of one's own: a copy of the default pack in which one card is stronger, checked and played.

python examples/own_pack.py [FOLDER]
"""

import sys
from pathlib import Path

from fairytable.engine.packs import copy_default_pack, load_pack
from fairytable.games import find_game
from fairytable.lab import play_match

CARD = """id = "a_friendly_game"
name = { en = "A Friendly Game", es = "Un juego amistoso" }
copies = 2
numbers = { resources = 2 }
text = { en = "Pick an opponent whose pig is in your Location and take 2 resources"""


def make_pack(folder: Path) -> Path:
    """A Friendly Game takes 4 resources instead of 2. The number and the text of a card must agree."""
    game = find_game("grimm-forest")
    copy_default_pack(game, folder, "A rougher forest")
    cards = folder / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    stronger = CARD.replace("resources = 2", "resources = 4").replace("take 2", "take 4")
    cards.write_text(text.replace(CARD, stronger), encoding="utf-8")
    load_pack(game, folder)  # raises an error that lists every fault
    return folder


if __name__ == "__main__":
    folder = make_pack(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("rough-forest"))
    match = play_match("grimm-forest", seats=3, seed=1, bots="medium", pack=folder)
    print(f"Played with '{match.pack.name}' in {len(match.answers)} answers; won by {', '.join(match.result.winners)}.")
    print(f"In the browser: fairytable serve --pack {folder}")
