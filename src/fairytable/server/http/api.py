"""REST: every route below `/api`."""

from __future__ import annotations

from litestar import Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from fairytable.server.http import games, matches, reports, tables
from fairytable.server.http.api_page import api_looks, api_page
from fairytable.server.http.asking import (
    address_asking,
    language_wanted,
    must_be_person,
    person_asking,
    visitor_asking,
)
from fairytable.server.http.description import PERSON

for_everybody = Router(
    "/",
    route_handlers=[
        api_page,
        api_looks,
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
        matches.room_why_not,
        reports.report,
    ],
    dependencies={
        "person": Provide(person_asking),
        "address": Provide(address_asking),
        "visitor": Provide(visitor_asking),
    },
    guards=[must_be_person],
    security=[{PERSON: []}],
)
COMPRESSION = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5)
"""Compressing smaller responses costs more than it saves. The page's files are compressed when they are built."""
api = Router(
    "/api",
    route_handlers=[for_everybody, for_people],
    dependencies={"language": Provide(language_wanted)},
    middleware=[DefineMiddleware(CompressionMiddleware, config=COMPRESSION)],
)
