"""Builds the page when its sources have changed, once for all tests that run side by side."""

from __future__ import annotations

import fcntl
from pathlib import Path
from runpy import run_path


def build_once(checkout: Path) -> None:
    """After this, the server serves what the sources say."""
    script = checkout / "hatch_build.py"
    with script.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run_path(str(script))["build_page"](checkout)
