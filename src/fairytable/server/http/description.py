"""What stands in the OpenAPI description beside what Litestar reads from the functions that answer."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from fairytable import __version__
from fairytable.server.messages.rest import Problem

PERSON = "person"
"""How the description calls the token of a browser."""
ALWAYS_POSSIBLE = {400, 413, 421, 422, 429, 503}
"""The request cannot be read, is too large, calls the server by a wrong name, or asks for what cannot be; too many
come; the database is away."""
PROBLEM = "application/problem+json"
"""The media type of problem details."""


def problem_of(status: int, reason: str, sentence: str) -> Problem:
    return Problem(HTTPStatus(status).phrase, status, sentence, reason)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """With which statuses, beside those that are always possible, a request comes back undone."""
    told = ResponseSpec(Problem, description="Not done.", generate_examples=False, media_type=PROBLEM)
    return dict.fromkeys(sorted(ALWAYS_POSSIBLE.union(statuses)), told)


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="fairytable",
        version=__version__,
        summary="Rooms, records and rules. The messages of the socket are described in docs/server.md.",
        path="/api/openapi.json",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path="/")],
        components=Components(security_schemes={PERSON: SecurityScheme(type="http", scheme="bearer")}),
    )


class SchemasOfMessages(OpenAPISchemaPlugin):
    """Bounds of dictionaries, and that unknown fields are refused, are known to msgspec only, which reads the messages.
    So it says what they look like, and Litestar puts it into the description."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        kind = field_definition.annotation
        fields = {
            field.encode_name: FieldDefinition.from_annotation(field.type) for field in msgspec.structs.fields(kind)
        }
        schema: Schema = schema_creator.create_component_schema(field_definition, required=[], property_fields=fields)
        _, exact = msgspec.json.schema_components((kind,), ref_template="#/components/schemas/{name}")
        for key, value in exact[kind.__name__].items():
            setattr(schema, {"additionalProperties": "additional_properties"}.get(key, key), value)
        return schema
