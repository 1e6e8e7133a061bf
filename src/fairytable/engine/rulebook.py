"""Reads RULES.md: the clauses of a game's rules by number, in their groups."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

_GROUP = re.compile(r"^## ([A-Z]+-\d+) (.+)$")
_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$")


class Clause(Struct, frozen=True):
    """A numbered clause of the rules, one or two sentences."""

    number: str
    text: str
    group: str


class Rulebook(Struct, frozen=True):
    """The rules of one game: the whole text, and each clause by its number."""

    text: str
    groups: dict[str, str]
    clauses: dict[str, Clause]

    def __getitem__(self, number: str) -> Clause:
        return self.clauses[number]

    def __contains__(self, number: object) -> bool:
        return number in self.clauses

    def search(self, words: str) -> list[Clause]:
        """The clauses whose number begins with the words, or whose text or group contains them."""
        wanted = words.casefold()
        return [
            clause
            for clause in self.clauses.values()
            if clause.number.casefold() == wanted
            or clause.number.casefold().startswith(wanted + ".")
            or wanted in clause.text.casefold()
            or wanted in self.groups[clause.group].casefold()
        ]


@cache
def read_rulebook(path: Path) -> Rulebook:
    """The rulebook in a file, read once."""
    text = path.read_text(encoding="utf-8")
    groups: dict[str, str] = {}
    clauses: dict[str, Clause] = {}
    for line in text.splitlines():
        if heading := _GROUP.match(line):
            groups[heading[1]] = heading[2]
        elif entry := _CLAUSE.match(line):
            number = entry[1]
            group = number.partition(".")[0]
            if number in clauses:
                raise ValueError(f"{path.name} has two clauses {number}")
            if group not in groups:
                raise ValueError(f"{path.name} has the clause {number} before the heading '## {group} ...'")
            clauses[number] = Clause(number, entry[2], group)
    return Rulebook(text, groups, clauses)
