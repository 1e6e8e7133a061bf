"""The Goose Market of the guide as a package of its own, installed beside fairytable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.conftest import CHECKOUT, Document

IN_CHECKOUT = "src/fairytable/games/goose_market/"


def write_package(folder: Path) -> Path:
    """The sources of the package: what the guide has in a checkout, and what the page about extending adds to it."""
    guide, extending = (Document(CHECKOUT / "docs" / f"{name}.md").files() for name in ("adding-a-game", "extending"))
    game = {
        f"goose_market/{name.removeprefix(IN_CHECKOUT)}": text.replace("fairytable.games.goose_market", "goose_market")
        for name, text in guide.items()
        if name.startswith(IN_CHECKOUT)
    }
    for name, text in (game | extending).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def install(package: Path, target: Path) -> dict[str, str]:
    """Installed as any package is, in a folder of its own; the environment in which it is found there."""
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *flags, "--target", str(target), str(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(target), *filter(None, sys.path)])}
