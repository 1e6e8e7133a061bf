"""The game on one page, for a screen of text."""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fairytable.engine.one_page import OnePage, Sign
from fairytable.engine.words import Words


def page_in_words(page: OnePage) -> Group:
    words = Words()
    return Group(
        Panel(Text(page.goal), title=Text(page.title, style="bold"), title_align="left"),
        _heading(words.say("page-turn")),
        _listed(page.turn),
        _heading(words.say("page-signs")),
        _listed(page.signs),
        _heading(words.say("page-end")),
        Padding(Text(page.end), (0, 2)),
    )


def _heading(words: str) -> Padding:
    return Padding(Text(words, style="bold"), (1, 0, 0, 0))


def _listed(signs: list[Sign]) -> Padding:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", max_width=22)
    table.add_column()
    for sign in signs:
        table.add_row(Text(sign.title), Text(sign.words))
    return Padding(table, (0, 0, 0, 2))
