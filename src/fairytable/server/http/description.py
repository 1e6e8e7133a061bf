"""The parts of the OpenAPI description that Litestar cannot read from the handlers."""

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
"""The description's name for a browser's token."""
ALWAYS_POSSIBLE = {400, 413, 421, 422, 429, 503}
"""The request cannot be read, is too large, uses a wrong host name, or asks for something impossible; there are too
many requests; the database is unavailable."""
PROBLEM = "application/problem+json"
"""The media type of problem details."""


def problem_of(status: int, reason: str, sentence: str) -> Problem:
    return Problem(HTTPStatus(status).phrase, status, sentence, reason)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The status codes with which a request can fail, in addition to those that are always possible."""
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
    """Only msgspec, which decodes the messages, knows the bounds of dictionaries and that unknown fields are refused.
    So it generates their schemas, and Litestar includes them in the description."""

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
