"""Maps drawn with letters."""

from __future__ import annotations

from fairytable.engine.drawing import Place, Road, draw_map

MILL = Place("mill", "Mill", (0, 0))
WELL = Place("well", "Well", (10, 0))
INN = Place("inn", "Old Inn", (0, 10))


def test_places_stand_where_they_are_and_roads_lead_between_them() -> None:
    drawn = draw_map([MILL, WELL, INN], [Road("mill", "well", "3"), Road("mill", "inn", "1,2")], {}, 20)
    assert drawn
    assert drawn.splitlines() == [
        " Mill ───3─── Well",
        "   │",
        "  1,2",
        "   │",
        "Old Inn",
        "",
    ]


def test_notes_stand_below_the_name_and_nothing_else_moves() -> None:
    roads = [Road("mill", "inn", "1")]
    plain = draw_map([MILL, WELL, INN], roads, {}, 20)
    noted = draw_map([MILL, WELL, INN], roads, {"mill": ["R2"], "inn": ["beds", "B1"]}, 20)
    assert plain
    assert noted
    assert noted.splitlines()[0] == plain.splitlines()[0]
    assert [line.strip() for line in noted.splitlines()[1:]] == ["R2", "│", "1", "Old Inn", "beds", "B1"]


def test_a_narrow_map_breaks_names_and_a_too_narrow_one_is_not_drawn() -> None:
    lanes = [Place("a", "Old Inn", (0, 0)), Place("b", "New Inn", (1, 0)), Place("c", "Far Inn", (2, 0))]
    assert draw_map(lanes, [], {}, 27) == "Old Inn   New Inn   Far Inn\n\n"
    assert draw_map(lanes, [], {}, 15) == "Old   New   Far\nInn   Inn   Inn\n\n"
    assert draw_map(lanes, [], {}, 14) is None


def test_places_on_the_same_spot_cannot_be_drawn() -> None:
    assert draw_map([MILL, Place("barn", "Barn", (0, 0))], [], {}, 100) is None
    assert draw_map([MILL], [], {}, 100) is None


def test_a_road_across_is_dotted() -> None:
    drawn = draw_map([MILL, Place("barn", "Barn", (10, 10))], [Road("mill", "barn", "5")], {}, 30)
    assert drawn
    assert "5" in drawn
    assert drawn.count("·") > 3


def test_long_notes_are_cut_and_places_nowhere_are_not_drawn() -> None:
    drawn = draw_map([MILL, WELL], [], {"mill": ["a very long note about flour", "R1", "too much"]}, 20)
    assert drawn == "Mill            Well\na very\n R1"
    assert draw_map([MILL, Place("moon", "Moon", (float("nan"), 0))], [], {}, 100) is None
