"""Prints the types of all messages as TypeScript: `python -m fairytable.server.types > web/src/lib/messages.ts`."""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from fairytable.server import messages, rest_messages

_HEADING = """\
// Written by `python -m fairytable.server.types` from src/fairytable/server/{messages,rest_messages}.py. Do not edit.
"""


def typescript() -> str:
    """The text of `messages.ts`."""
    heard, sent = get_args(messages.FromServer), get_args(messages.FromClient)
    kinds = (*sent, *heard, *rest_messages.ASKED_OVER_REST, *rest_messages.TOLD_OVER_REST)
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    parts = [_HEADING]
    parts += [_interface(name, schema, asked=_is_asked(name)) for name, schema in sorted(components.items())]
    parts.append(_union("FromClient", sent))
    parts.append(_union("FromServer", heard))
    return "\n".join(parts)


def _is_asked(name: str) -> bool:
    """Fields with a default may be left out of what a browser sends; what it hears is always complete."""
    sent = {kind.__name__ for kind in (*get_args(messages.FromClient), *rest_messages.ASKED_OVER_REST)}
    return name in sent or name == rest_messages.SeatWanted.__name__


def _interface(name: str, schema: dict[str, Any], *, asked: bool) -> str:
    lines = _comment(schema.get("description", ""))
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, kind in schema["properties"].items():
        optional = "?" if asked and field not in required else ""
        lines.append(f"  {field}{optional}: {_type(kind)};")
    return "\n".join([*lines, "}\n"])


def _comment(text: str) -> list[str]:
    words = " ".join(text.split())
    return [f"/** {words} */"] if words else []


def _union(name: str, kinds: tuple[Any, ...]) -> str:
    members = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    return f"export type {name} ={members};\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join("null" if value is None else f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(option) for option in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


if __name__ == "__main__":
    sys.stdout.write(typescript())
