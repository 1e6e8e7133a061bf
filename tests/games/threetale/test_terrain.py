"""What is remembered of the map: shared by copies, and found anew when the map changes."""

from __future__ import annotations

from fairytable.games.threetale.moving import distances, ways
from fairytable.games.threetale.terrain import Terrain
from tests.games.threetale.tale import tale


def test_copies_of_a_table_share_what_is_known_of_the_map() -> None:
    table = tale(red={"at": "0,0"}).table
    steps = distances(table, "0,0")
    twin = table.copy()
    assert twin.terrain is table.terrain
    assert distances(twin, "0,0") is steps


def test_a_map_that_changes_is_looked_at_anew_and_the_other_stays_as_it_is() -> None:
    table = tale(red={"at": "0,0"}).table
    twin = table.copy()
    assert distances(table, "0,0")["1,0"] == 1
    twin.set_ground({"1,0": "trees"})
    assert "1,0" not in distances(twin, "0,0")
    assert "1,0" not in ways(twin, twin.hero("red"))
    twin.set_ground({"1,0": ""}, [("0,0", "1,0")])
    assert distances(twin, "0,0")["1,0"] == 3
    assert distances(table, "0,0")["1,0"] == 1


def test_what_is_known_of_the_map_makes_no_difference_between_tables() -> None:
    table = tale(red={"at": "0,0"}).table
    twin = table.copy()
    twin.chance, twin.event_log = table.chance, table.event_log
    twin.terrain = Terrain(twin.ground, twin.walls)
    assert distances(table, "0,0")
    assert table == twin
