"""TOML for packs that tests have changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def written(content: Mapping[str, Any]) -> str:
    """The content as a file: single values first, then each list of entries as tables."""
    lines = [f"{name} = {_value(value)}" for name, value in content.items() if not _holds_entries(value)]
    for kind, entries in content.items():
        if _holds_entries(entries):
            for entry in entries:
                lines += [f"[[{kind}]]", *(f"{name} = {_value(value)}" for name, value in entry.items())]
    return "\n".join(lines)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_value(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)


def _holds_entries(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
