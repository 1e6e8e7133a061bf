"""The page: where its built files are, and which file belongs to a URL."""

from __future__ import annotations

import re
from pathlib import Path

from fairytable.server.wording.library import BOARD, Library

PAGE = Path(__file__).parents[1] / "page"

COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""The compressed forms that the build makes, smallest first, by their names in `Accept-Encoding`."""

_FILE = re.compile(r"[A-Za-z0-9_./-]{1,200}")

WITHOUT_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>fairytable</title>
<h1>fairytable</h1>
<p>The server is running, but the table has not been built. In a checkout, <code>make play</code> builds it.</p>
<p>Games can also be played in the terminal: <code>fairytable play</code>.</p>
</html>"""


def board_folders(library: Library) -> dict[str, Path]:
    """Where the boards are that packages bring, by their games."""
    folders = {slug: game.identity.folder / "board" for slug, game in library.games.items()}
    return {slug: folder for slug, folder in folders.items() if (folder / BOARD).is_file()}


def is_built() -> bool:
    return (PAGE / "index.html").exists()


def is_api(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


def shown_at(path: str, encodings: str = "") -> str | None:
    """The file at an address, if there is one, compressed if the browser accepts that (`Accept-Encoding`).
    Places within the page come after a `#` and are not sent."""
    if path == "/":
        path = "/index.html"
    elif not is_file_below(PAGE, path[1:]):
        return None
    accepted = accepted_encodings(encodings)
    compressed = (path + ending for encoding, ending in COMPRESSED.items() if encoding in accepted)
    return next((file for file in compressed if (PAGE / file[1:]).is_file()), path)


def is_file_below(folder: Path, path: str) -> bool:
    """Whether there is a file of this name. Names that no file of a page could have are not even looked for."""
    return _FILE.fullmatch(path) is not None and ".." not in path and (folder / path).is_file()


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser accepts: `gzip` and `br` of `gzip, br;q=0.5, zstd;q=0`, say."""
    parts = (part.partition(";") for part in header[:200].lower().split(","))
    return {name.strip() for name, _, weight in parts if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)}
