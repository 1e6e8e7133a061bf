"""The documents of the project, and the code in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
BLOCK = re.compile(r"(?:^`(?P<file>[^`\n]+)`\n\n)?^```(?P<language>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


class Document:
    """A page in Markdown and its blocks of code; a line with nothing but a path before a block names its file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")

    def blocks(self, language: str) -> list[str]:
        return [block["body"] for block in BLOCK.finditer(self.text) if block["language"] == language]

    def files(self) -> dict[str, str]:
        return {block["file"]: block["body"] for block in BLOCK.finditer(self.text) if block["file"]}


@pytest.fixture
def readme() -> Document:
    return Document(CHECKOUT / "README.md")


@pytest.fixture
def guide() -> Document:
    return Document(CHECKOUT / "docs" / "adding-a-game.md")
