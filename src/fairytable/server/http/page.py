"""The page: where its built files are, and what is shown at which address."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "page"

_FILE = re.compile(r"[A-Za-z0-9_./-]{1,200}")

WITHOUT_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>fairytable</title>
<h1>fairytable</h1>
<p>The server is running, but the table has not been built. In a checkout, <code>make play</code> builds it.</p>
<p>Games can also be played in the terminal: <code>fairytable play</code>.</p>
</html>"""


def is_built() -> bool:
    return (PAGE / "index.html").exists()


def is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def shown_at(path: str) -> str | None:
    """The file at an address, if there is one. Any address without a dot shows the page, which has addresses of its
    own. What no file of the page could be called is not even looked for."""
    if "." not in path.rpartition("/")[2]:
        return "/index.html"
    return path if _FILE.fullmatch(path) and ".." not in path and (PAGE / path[1:]).is_file() else None
