"""A preview of a pack: lists of its entries, and a drawing of its board."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from math import dist
from typing import Any
from xml.sax.saxutils import escape

from fairytable.engine.languages import in_language
from fairytable.engine.packs import TITLE, Pack, entry_label

WIDTH, HEIGHT, MARGIN = 1200, 800, 90
NAME = 170, 16
"""The width and height reserved for a name; a name that would overlap another is drawn above its space."""
PAPER, INK = "#f8efdb", "#2a1f16"
Point = tuple[float, float]


def contents(pack: Pack) -> Iterator[str]:
    """Every file with its entries, and the number of entries and copies of each kind."""
    for file, entries in _entries(pack):
        kinds: dict[str, list[dict[str, Any]]] = {}
        for key, entry in entries:
            kinds.setdefault(key, []).append(entry)
        for key, found in kinds.items():
            copies = sum(entry.get("copies", 1) for entry in found)
            counted = f"{len(found)}" + (f", with copies {copies}" if copies != len(found) else "")
            yield f"{file}, {key}: {counted}"
            for place, entry in enumerate(found, start=1):
                yield f"  {_line(key, entry, place)}"


def picture(pack: Pack) -> str | None:
    """The board as an SVG drawing, or None if nothing in the pack has a position."""
    entries = [entry for _, found in _entries(pack) for _, entry in found]
    places: dict[str, Point] = {
        entry["id"]: (float(entry["at"][0]), float(entry["at"][1])) for entry in entries if {"id", "at"} <= entry.keys()
    }
    if not places:
        return None
    names = {entry["id"]: in_language(entry.get("name", {}), "en", entry["id"]) for entry in entries if "id" in entry}
    holds = {entry["id"]: _held(entry) for entry in entries if "id" in entry}
    bends = [point for entry in entries for point in entry.get("bend", ())]
    scale = _scale([*places.values(), *((float(across), float(down)) for across, down in bends)])
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="15" text-anchor="middle"><title>{escape(pack.name)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
    ]
    spots = {identity: scale(place) for identity, place in places.items()}
    for entry in sorted(entries, key=lambda entry: not spots.keys() >= set(entry.get("between", ()))):
        ends = [spots[end] for end in entry.get("between", ()) if end in spots]
        if not ends or (len(ends) < 2 and not entry.get("bend")):
            continue
        line = [ends[0], *map(scale, entry.get("bend", ())), *ends[1:]]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in line)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="#8f6541" stroke-width="3"/>')
        fields = list(_fields(line, entry.get("fields", ()), is_dead_end=len(ends) == 1))
        spots |= {f"{entry['id']}_{number}": at for number, (at, _) in enumerate(fields, start=1)}
        drawn += [told for _, told in fields]
        numbers = entry.get("numbers", [entry["value"]] if "value" in entry else [])
        if numbers:
            label = ",".join(map(str, numbers)) + (" →" if entry.get("oneway") else "")
            drawn += _disc(_between(line[0], line[-1], 0.5), label)
    for start, end, number, colour in _links(entries):
        if start in places and end in places:
            line = [scale(places[start]), scale(places[end])]
            path = " ".join(f"{x:.0f},{y:.0f}" for x, y in line)
            drawn.append(f'<polyline points="{path}" stroke="{colour}" stroke-width="2" stroke-dasharray="7 6"/>')
            drawn += _disc(_between(line[0], line[1], 0.28), str(number))
    named: list[Point] = []
    for identity, place in places.items():
        x, y = scale(place)
        below, above = (x, y + 27), (x, y - 17)
        is_free = all(abs(x - other[0]) > NAME[0] or abs(below[1] - other[1]) > NAME[1] for other in named)
        named.append(below if is_free else above)
        drawn.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="9" fill="#7a2e22"/>')
        drawn.append(_text(named[-1], names[identity], 15, INK))
        if holds[identity]:
            drawn.append(_text(above if is_free else below, holds[identity], 11, "#7a2e22"))
    return "\n".join([*drawn, "</svg>", ""])


def _held(entry: dict[str, Any]) -> str:
    """What a space holds, as its entry says it."""
    told = entry.get("tags") or [entry.get("field", "")]
    return ", ".join(map(str, told)).replace("_", " ")


def _text(at: Point, words: str, size: int, colour: str) -> str:
    """Text that stays legible on a road."""
    x, y = at
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{colour}" paint-order="stroke" stroke="{PAPER}" '
        f'stroke-width="5">{escape(words)}</text>'
    )


def _fields(line: list[Point], fields: Sequence[str], *, is_dead_end: bool) -> Iterator[tuple[Point, str]]:
    """The fields of a road, at equal distances on its line; on a dead end the last one stands at its end."""
    steps = len(fields) + (0 if is_dead_end else 1)
    for number, field in enumerate(fields, start=1):
        x, y = _along(line, number / steps)
        told = field.replace("_", " ")
        title = f"<title>{escape(told)}</title>"
        dot = f'<circle cx="{x:.0f}" cy="{y:.0f}" r="5" fill="{PAPER}" stroke="{INK}">{title}</circle>'
        label = "" if field == "plain" else _text((x, y + (14 if number % 2 else -8)), told, 9, INK)
        yield (x, y), dot + label


def _along(line: list[Point], part: float) -> Point:
    """The point at this fraction of the length of a line."""
    left = part * sum(dist(start, end) for start, end in pairwise(line))
    for start, end in pairwise(line):
        length = dist(start, end)
        if left <= length and length:
            return _between(start, end, left / length)
        left -= length
    return line[-1]


def _links(entries: list[dict[str, Any]]) -> Iterator[tuple[str, str, int, str]]:
    """Ferries and tunnels: start, end, the number at the start, and the colour of the line."""
    for entry in entries:
        if {"from", "to", "number"} <= entry.keys():
            yield entry["from"], entry["to"], entry["number"], "#1d6f8a"
        doors = entry.get("doors", ())
        for start, end in permutations(doors, 2):
            yield start["space"], end["space"], start["number"], "#6b4a8a"


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _disc(at: Point, label: str) -> list[str]:
    """The number of a road, drawn on it."""
    x, y = at
    return [
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="14" fill="#fffaee" stroke="{INK}"/>',
        f'<text x="{x:.0f}" y="{y + 5:.0f}" font-weight="bold">{escape(label)}</text>',
    ]


def _entries(pack: Pack) -> Iterator[tuple[str, list[tuple[str, dict[str, Any]]]]]:
    for file, text in pack.files.items():
        if file == TITLE:
            continue
        found = []
        for key, value in tomllib.loads(text).items():
            if isinstance(value, list):
                found += [(key, entry) for entry in value if isinstance(entry, dict)]
        yield file, found


def _line(key: str, entry: dict[str, Any], place: int) -> str:
    """One entry: its name, what it connects or is, and its number of copies."""
    label = entry_label(key, entry, place).removeprefix(f"{key} ")
    name = in_language(entry["name"], "en") if isinstance(entry.get("name"), dict) else ""
    parts = [label if not name else f"{name} ({label})"]
    for field in ("tags", "numbers", "number", "value", "field", "level", "kind"):
        if entry.get(field):
            told = entry[field]
            if isinstance(told, dict):
                parts += [f"{of.replace('_', ' ')} {number}" for of, number in told.items()]
            else:
                parts.append(", ".join(map(str, told)) if isinstance(told, list) else f"{field} {told}")
    if entry.get("copies", 1) != 1:
        parts.append(f"{entry['copies']} copies")
    return "; ".join(parts)


def _scale(points: list[Point]) -> Any:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across = (max(x for x, _ in points) - left) or 1.0
    down = (max(y for _, y in points) - top) or 1.0

    def scaled(point: Point) -> Point:
        return (
            MARGIN + (float(point[0]) - left) / across * (WIDTH - 2 * MARGIN),
            MARGIN / 2 + (float(point[1]) - top) / down * (HEIGHT - 1.5 * MARGIN),
        )

    return scaled
