"""Chromium, for whoever looks at the page: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

from tests.server.serving import PATIENCE

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first draws pages and nothing else, no window and no tabs around them, and so is quicker."""
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
MISSING = (
    "There is no Chromium here. On Debian: apt install chromium-headless-shell. "
    "If it is installed but not on the path, set CHROMIUM to where it is."
)


def find_chromium() -> str | None:
    """$CHROMIUM, or what is on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright, path: str) -> Browser:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(
        executable_path=path, args=QUIET, chromium_sandbox=not is_root, timeout=PATIENCE * 1000
    )
