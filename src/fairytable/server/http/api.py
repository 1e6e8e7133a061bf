"""REST: everything that can be asked for at `/api`."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from fairytable.server.http import games, matches, reports, tables
from fairytable.server.http.asking import address_asking, language_wanted, must_be_person, person_asking
from fairytable.server.http.description import PERSON

for_everybody = Router(
    "/",
    route_handlers=[
        games.health,
        games.new_person,
        games.games,
        games.rules,
        games.on_one_page,
        games.box_pages,
        games.content,
        matches.finished_match,
        matches.match_replay,
        matches.match_record,
        matches.replay,
        matches.draft_lesson,
    ],
)
for_people = Router(
    "/",
    route_handlers=[
        games.look_through_pack,
        tables.my_tables,
        tables.new_room,
        tables.take_lesson,
        tables.put_table_away,
        tables.choose_pack_of_room,
        matches.record,
        matches.room_replay,
        matches.room_guide,
        matches.room_hints,
        matches.room_moments,
        matches.room_why,
        reports.report,
    ],
    dependencies={"person": Provide(person_asking), "address": Provide(address_asking)},
    guards=[must_be_person],
    security=[{PERSON: []}],
)
api = Router("/api", route_handlers=[for_everybody, for_people], dependencies={"language": Provide(language_wanted)})
