"""What the page receives of a board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fairytable.engine.packs import load_pack
from fairytable.engine.showing import shown
from fairytable.games.fantastic_stories import GAME
from fairytable.games.fantastic_stories.content import COLOURS
from fairytable.games.fantastic_stories.page import MORE
from tests.games.fantastic_stories.packs import edited_default

BOARD = load_pack(GAME).content
TOLD = shown(BOARD, "en", MORE)
SPACES: dict[str, Any] = TOLD["spaces"]


def test_an_adventure_is_told_with_its_die_and_the_space_of_its_item() -> None:
    quest = BOARD.quests["dragons_lair"]
    adventure, item = SPACES["dragons_lair"]["adventure"], SPACES[quest.item]["item"]
    assert (adventure["number"], adventure["item"]) == (quest.die, quest.item)
    assert (item["adventure"], item["index"]) == ("dragons_lair", adventure["index"])
    assert item["english"]


def test_both_doors_of_a_tunnel_lead_to_each_other() -> None:
    near, far = SPACES["red_castle_door"]["door"], SPACES["red_mountain_door"]["door"]
    assert (near["end"], far["end"]) == ("red_mountain_door", "red_castle_door")
    assert near["tunnel"] == far["tunnel"]
    assert SPACES["blue_castle_door"]["door"]["tunnel"] != near["tunnel"]


def test_every_kind_of_space_is_told_as_what_it_is() -> None:
    assert [space for space, facts in SPACES.items() if facts["is_castle"]] == [TOLD["castle"]]
    assert [space for space, facts in SPACES.items() if facts["is_dock"]] == TOLD["docks"]
    assert SPACES["north_pasture"]["pasture"] == BOARD.pastures["north_pasture"]
    magics = {facts["magic"] for facts in SPACES.values() if facts["magic"]}
    assert magics == {"move_two", "reroll", "trumpet", "bell", "keys"}
    assert {space for space, facts in SPACES.items() if facts["adventure"]} == set(TOLD["adventures"])


def test_a_board_that_says_nothing_of_books_has_one_for_each_colour(tmp_path: Path) -> None:
    pack = edited_default(tmp_path, lambda content: content.pop("book", None))
    assert tuple(book["colour"] for book in shown(pack.content, "en", MORE)["books"]) == COLOURS
