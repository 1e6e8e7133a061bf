"""`/api/docs`: the OpenAPI description as a readable page, with links between its parts. It needs no script."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from litestar import Request, get
from litestar.datastructures import State

STYLE = "/api/docs.css"
LOOKS = """\
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: 0.3rem 0; }
code, pre { font: 0.9rem/1.4 ui-monospace, monospace; }
pre { overflow: auto; padding: 0.8rem; border: 1px solid; border-radius: 0.4rem; }
b.method { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; }
td, th { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; vertical-align: top; }
"""
_SCHEMAS = "#/components/schemas/"


@get("/docs", media_type="text/html", include_in_schema=False, sync_to_thread=False)
def api_page(request: Request[Any, Any, State]) -> str:
    """The description as a page."""
    return page_of(request.app.openapi_schema.to_schema())


@get("/docs.css", media_type="text/css", include_in_schema=False, sync_to_thread=False)
def api_looks() -> str:
    return LOOKS


def page_of(description: dict[str, Any]) -> str:
    """The page for a description."""
    info = description["info"]
    calls = [
        _call(path, method, call)
        for path, methods in description["paths"].items()
        for method, call in methods.items()
        if isinstance(call, dict)
    ]
    schemas = [
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
        f"<p>{escape(schema.get('description', ''))}</p>{_json(schema)}</details>"
        for name, schema in sorted(description["components"]["schemas"].items())
    ]
    title = f"{escape(info['title'])} {escape(info['version'])}"
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}: API</title><link rel="stylesheet" href="{STYLE}">'
        f"<h1>{title}: API</h1><p>{escape(info.get('summary', ''))} "
        f'<a href="/api/openapi.json">The OpenAPI description</a> is for programs.</p>'
        f"<h2>Requests</h2>{''.join(calls)}<h2>Schemas</h2>{''.join(schemas)}</html>"
    )


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    parameters = [
        f"<tr><td><code>{escape(each['name'])}</code></td><td>{escape(each['in'])}</td>"
        f"<td>{_links(each['schema'])}</td></tr>"
        for each in call.get("parameters", ())
    ]
    body = call.get("requestBody", {}).get("content", {})
    answers = [
        f"<tr><td>{escape(status)}</td><td>{escape(answer.get('description', ''))}</td>"
        f"<td>{' '.join(_links(content.get('schema', {})) for content in answer.get('content', {}).values())}</td></tr>"
        for status, answer in sorted(call.get("responses", {}).items())
    ]
    return (
        f'<details><summary><b class="method">{method.upper()}</b> <code>{escape(path)}</code> '
        f"{escape(call.get('summary', ''))}</summary><p>{escape(call.get('description', ''))}</p>"
        + ("<p>For a person: send the token as <code>Authorization: Bearer</code>.</p>" if call.get("security") else "")
        + (f"<h4>Parameters</h4><table>{''.join(parameters)}</table>" if parameters else "")
        + "".join(f"<h4>Body, {escape(kind)}</h4>{_links(each['schema'])}" for kind, each in body.items())
        + f"<h4>Answers</h4><table>{''.join(answers)}</table></details>"
    )


def _links(schema: dict[str, Any]) -> str:
    """A schema: its name as a link if it has one, otherwise in full."""
    name = schema.get("$ref", "").removeprefix(_SCHEMAS)
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else _json(schema)


def _json(schema: dict[str, Any]) -> str:
    """A schema as it is in the description; other schemas are links."""
    text = escape(json.dumps(schema, indent=2, ensure_ascii=False), quote=False)
    before, *others = text.split(_SCHEMAS)
    linked = [
        f"<a href='#{name}'>{name}</a>{mark}{rest}" for name, mark, rest in (one.partition('"') for one in others)
    ]
    return f"<pre>{before}{''.join(linked)}</pre>"
