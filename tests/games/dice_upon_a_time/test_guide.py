"""What the guide says in a first match."""

from __future__ import annotations

from fairytable.engine.packs import load_pack
from fairytable.games.dice_upon_a_time import GAME
from fairytable.games.dice_upon_a_time.content import Content
from fairytable.games.dice_upon_a_time.guide_values import nearest

CONTENT: Content = load_pack(GAME).content


def test_of_many_quests_the_two_nearest_are_named() -> None:
    here = next(quest for quest in CONTENT.quests.values() if quest.kind == "visit")
    [field, *_] = CONTENT.places[here.place]
    own = {"at": field, "tokens": {}}
    first, *others = nearest(list(CONTENT.quests), own, CONTENT)
    assert CONTENT.quests[first].place == here.place
    assert len(others) == 1
    assert nearest([here.id], own, CONTENT) == [here.id]
