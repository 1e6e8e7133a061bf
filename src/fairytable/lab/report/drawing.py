"""Drawing: charts of Altair become pictures that lie in the page itself, in its colours by day and by night."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import blake2b
from math import floor, log10
from typing import Any

import altair as alt
import polars as pl
import vl_convert

INK, SOFT, LINE, ACCENT, COOL, GOOD, BAD, WASH = (
    "#1b1b1c",
    "#6b6b6c",
    "#d9d9da",
    "#b1521d",
    "#2f6f8f",
    "#3f7d4e",
    "#a3323b",
    "#efe7d9",
)
"""Colours that stand for colours of the page."""

NAMES = {INK: "ink", SOFT: "soft", LINE: "line", ACCENT: "accent", COOL: "cool", GOOD: "good", BAD: "bad", WASH: "wash"}
FONT = "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
NUMBER = ",.4~r"
"""How numbers stand at an axis: 0.5, 10, 1,500."""

WIDTH = 640
ROW = 24
FEWEST_BARS, MOST_BARS = 7, 24

CONFIG: dict[str, Any] = {
    "background": "transparent",
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "domain": False,
        "ticks": False,
        "gridColor": LINE,
        "gridWidth": 0.7,
        "labelColor": SOFT,
        "titleColor": SOFT,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelPadding": 8,
        "labelFlush": False,
        "labelLimit": 240,
    },
    "axisY": {"grid": False, "labelColor": INK},
}


def draw(chart: Any, words: str) -> str:
    """A chart as a picture in the page; `words` describe it for readers who cannot see it."""
    svg = vl_convert.vegalite_to_svg(chart.configure(**CONFIG).to_dict())
    for colour, name in NAMES.items():
        svg = re.sub(re.escape(colour), f"var(--{name})", svg, flags=re.IGNORECASE)
    svg = re.sub(r'font-family="[^"]*"', f'font-family="{FONT}"', svg)
    svg = re.sub(r' (aria-\w+|role)="[^"]*"', "", svg)
    svg = _named_apart(svg)
    label = words.replace("&", "and").replace('"', "").replace("<", "")
    return svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)


def _named_apart(svg: str) -> str:
    """Names of parts that no other picture of the page has, and that do not depend on what was drawn before."""
    found = list(dict.fromkeys(re.findall(r"\bclip\d+\b", svg)))
    for place, name in enumerate(found):
        svg = re.sub(rf"\b{name}\b", f"part-{place}", svg)
    picture = blake2b(svg.encode(), digest_size=6).hexdigest()
    return re.sub(r"\bpart-(\d+)\b", rf"part-{picture}-\1", svg)


def intervals(rows: list[dict[str, Any]], axis: str, fair: float | None, *, percent: bool) -> Any:
    """A dot with its interval for each row: name, value, low, high, odd (whether it stands out)."""
    frame = pl.DataFrame(rows, infer_schema_length=None)
    order = [row["name"] for row in rows]
    form = ".0%" if percent else NUMBER
    y = alt.Y("name:N", sort=order, title=None)
    scale = alt.Scale(zero=False, nice=True)
    base = alt.Chart(frame)
    colour = alt.condition("datum.odd", alt.value(BAD), alt.value(COOL))
    bars = base.mark_rule(strokeWidth=2.4, strokeCap="round", opacity=0.45).encode(
        y=y, x=alt.X("low:Q", title=axis, scale=scale, axis=alt.Axis(format=form)), x2="high:Q", color=colour
    )
    dots = base.mark_point(filled=True, size=80, opacity=1).encode(y=y, x=alt.X("value:Q", scale=scale), color=colour)
    layers = [bars, dots]
    if fair is not None:
        rule = alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(color=INK, strokeDash=[3, 3], strokeWidth=1)
        layers.insert(0, rule.encode(x="fair:Q"))
    return alt.layer(*layers).properties(width=WIDTH - 180, height=max(2 * ROW, ROW * len(rows)))


def histogram(values: list[float], axis: str, *, percent: bool = False) -> Any:
    """How many matches came to each value. They are counted here, for there may be many."""
    first, step = _steps(values)
    if percent:
        first, step, values = 0.0, 0.05, [min(value, 0.99) for value in values]
    counts = Counter(int((value - first) / step + 1e-9) for value in values)
    rows = [
        {
            "low": first + (place + 0.04) * step,
            "high": first + (place + 0.96) * step,
            "matches": counts[place],
        }
        for place in range(max(counts) + 1)
    ]
    most = max(counts.values())
    whole = list(range(0, most + 1, _round_up(most / 4)))
    beside = max(0, FEWEST_BARS - len(rows)) // 2 * step
    scale = alt.Scale(domain=[first - beside, first + len(rows) * step + beside], nice=False)
    ticks = alt.Axis(format=".0%" if percent else NUMBER, tickCount=6, grid=False, tickMinStep=min(1.0, step))
    return (
        alt.Chart(pl.DataFrame(rows))
        .mark_rect(color=COOL, opacity=0.75, cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
        .encode(
            x=alt.X("low:Q", title=axis, axis=ticks, scale=scale),
            x2="high:Q",
            y=alt.Y("matches:Q", title="matches", axis=alt.Axis(grid=True, values=whole, format=NUMBER)),
            y2=alt.datum(0),
        )
        .properties(width=WIDTH / 2 - 70, height=150)
    )


def _round_up(number: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    tens = int(10.0 ** floor(log10(max(number, 1))))
    return next(tens * times for times in (1, 2, 5, 10) if tens * times >= number)


def _steps(values: list[float]) -> tuple[float, float]:
    """Where the first bar begins and how wide each is: a round number that gives about two dozen bars at most."""
    low, high = min(values), max(values)
    if all(value == round(value) for value in values) and high - low < MOST_BARS:
        return low - 0.5, 1.0
    step = 10.0 ** floor(log10(max(high - low, 1e-6) / MOST_BARS))
    step *= next(times for times in (1, 2, 5, 10) if (high - low) / (step * times) <= MOST_BARS)
    return floor(low / step) * step, step


def bars(rows: list[dict[str, Any]], axis: str, *, percent: bool) -> Any:
    """A bar for each row: name, value, odd."""
    order = [row["name"] for row in rows]
    form = ".0%" if percent else NUMBER
    return (
        alt.Chart(pl.DataFrame(rows, infer_schema_length=None))
        .mark_bar(height=12, opacity=0.8, cornerRadiusEnd=3)
        .encode(
            y=alt.Y("name:N", sort=order, title=None),
            x=alt.X("value:Q", title=axis, axis=alt.Axis(format=form, tickMinStep=0.01 if percent else 0)),
            color=alt.condition("datum.odd", alt.value(BAD), alt.value(COOL)),
        )
        .properties(width=WIDTH - 180, height=max(2 * ROW, 0.8 * ROW * len(rows)))
    )


def curve(points: list[tuple[float, float]], across: str, up: str, fair: float) -> Any:
    """A line through points, and what would be fair."""
    frame = pl.DataFrame({"x": [x for x, _ in points], "y": [y for _, y in points]})
    line = (
        alt.Chart(frame)
        .mark_line(color=ACCENT, strokeWidth=2.4, point=alt.OverlayMarkDef(filled=True, size=50, color=ACCENT))
        .encode(
            x=alt.X("x:Q", title=across, axis=alt.Axis(format=".0%", grid=False), scale=alt.Scale(domain=[0, 1])),
            y=alt.Y("y:Q", title=up, axis=alt.Axis(format=".0%", grid=True), scale=alt.Scale(domain=[0, 1])),
        )
    )
    rule = alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(color=INK, strokeDash=[3, 3]).encode(y="fair:Q")
    return alt.layer(rule, line).properties(width=WIDTH - 120, height=190)
