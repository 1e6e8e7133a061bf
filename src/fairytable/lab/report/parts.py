"""Parts of the report: a section is a heading and pictures, each with one sentence that says what it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from msgspec import Struct

from fairytable.engine.rulebook import Rulebook
from fairytable.lab.report.drawing import draw


class Section(Struct, frozen=True):
    """A heading and what stands below it, as HTML."""

    key: str
    title: str
    blocks: tuple[str, ...]


def picture(chart: Any, sentence: str) -> str:
    return f"<figure>{draw(chart, sentence)}<figcaption>{escape(sentence)}</figcaption></figure>"


def side_by_side(*pictures: str) -> str:
    return f'<div class="pair">{"".join(pictures)}</div>'


def paragraph(words: str, *, kind: str = "") -> str:
    return f"<p{f' class={kind!r}' if kind else ''}>{escape(words)}</p>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of words and numbers; the first column names the row."""
    head = "".join(f"<th scope='col'>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        f"<tr><th scope='row'>{escape(first)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in rest)}</tr>"
        for first, *rest in rows
    )
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def folded(summary: str, block: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{block}</details>"


def rules_in_words(rulebook: Rulebook, numbers: Iterable[str]) -> str:
    """Clauses of the rules by their numbers, each with what it says."""
    known = [rulebook.clauses[number] for number in numbers if number in rulebook.clauses]
    rows = "".join(f"<dt>{each.number}</dt><dd>{escape(re.sub('[*`]', '', each.text))}</dd>" for each in known)
    return f"<dl class='clauses'>{rows}</dl>"


def names(words: Sequence[str]) -> str:
    """A list of names on one line after the other."""
    return f"<p class='names'>{' · '.join(escape(word) for word in words)}</p>"
