"""For the documentation site: pages made from files outside `docs/`, and links to them."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

CHECKOUT = Path(__file__).parents[1]
LINK = re.compile(r"(?<!!)\[([^]\[]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")

EXAMPLE = re.compile(r"^\[`(examples/\w+\.py)`\]\(\S+\)$", re.MULTILINE)
"""A line that is only a link to an example becomes the example."""

OTHER_HOSTS = re.compile(r"https://(unpkg\.com|api\.github\.com)/[^\"'`]*")
"""From where the scripts of the theme would load what this site does not use."""

PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "docs/decisions": "decisions.md",
    "README.md": "index.md",
    **{
        path.relative_to(CHECKOUT).as_posix(): f"rules/{path.parent.name.replace('_', '-')}.md"
        for path in CHECKOUT.glob("src/fairytable/games/*/RULES.md")
    },
}
"""Where on the site a file or folder of the project is."""


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made from files elsewhere."""
    for source, page in PAGES.items():
        path = CHECKOUT / source
        if path.is_file() and page != "index.md":
            files.append(_page(config, page, _text(source)))
    decisions = sorted((CHECKOUT / "docs" / "decisions").glob("*.md"))
    titles = [(path.name, path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")) for path in decisions]
    lines = "\n".join(f"- [{title}](decisions/{name})" for name, title in titles)
    files.append(_page(config, "decisions.md", f"# Decisions\n\nWhy things are as they are.\n\n{lines}\n"))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links to files of the project lead to their pages; those to files without a page become plain text."""
    here = next((source for source, made in PAGES.items() if made == page.file.src_uri), f"docs/{page.file.src_uri}")
    here = "docs/index.md" if page.file.src_uri == "index.md" else here
    clauses = page.file.src_uri.startswith("rules/")

    def moved(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(here), target))
        to = next((made for source, made in PAGES.items() if path == source or path.startswith(f"{source}/")), "")
        if path.startswith("docs/") and path != "docs/decisions":
            to = path.removeprefix("docs/")
        if not to:
            return words
        start = posixpath.dirname(page.file.src_uri)
        return f"[{words}]({posixpath.relpath(to, start or '.')}{anchor})"

    markdown = EXAMPLE.sub(lambda found: f"`{found[1]}`\n\n```python\n{_text(found[1])}```", markdown)
    markdown = LINK.sub(moved, markdown)
    return (
        re.sub(r"^- \*\*([A-Z]+-[\d.]+)\*\*", r'- <span id="\1"></span>**\1**', markdown, flags=re.M)
        if clauses
        else markdown
    )


def on_post_build(config: Any) -> None:
    """Nothing is loaded from other hosts, whatever happens."""
    for script in Path(config["site_dir"]).glob("assets/javascripts/*.js"):
        script.write_text(OTHER_HOSTS.sub("", script.read_text(encoding="utf-8")), encoding="utf-8")


def _text(path: str) -> str:
    return (CHECKOUT / path).read_text(encoding="utf-8")


def _page(config: Any, name: str, text: str) -> File:
    return File.generated(config, name, content=text)
