"""The environment in which the peers are installed, apart from everything that fairytable needs."""

import os
import shutil
import subprocess
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".bench-venv"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
INSTALLED = FOLDER / "installed.txt"


class PeersNotInstalled(Exception):
    """The peers could not be installed."""


def is_ready() -> bool:
    """Whether the environment holds what the requirements say today."""
    return INSTALLED.exists() and INSTALLED.read_text() == REQUIREMENTS.read_text()


def install() -> None:
    """Make the environment anew. Git is told to look away from it."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    venv.create(FOLDER, with_pip=True)
    (FOLDER / ".gitignore").write_text("*\n")
    pip_install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip_install, "--requirement", str(REQUIREMENTS)], check=False).returncode:
        raise PeersNotInstalled(
            f"The peers in {REQUIREMENTS.relative_to(ROOT)} could not be installed. "
            "To measure fairytable alone, add --no-peers."
        )
    INSTALLED.write_text(REQUIREMENTS.read_text())
