"""What a package index shows, and what a missing extra says."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import fairytable
from fairytable import FairytableError
from fairytable.server.settings import Settings
from hatch_build import index_readme

CHECKOUT = Path(__file__).parents[2]
SETTINGS: dict[str, Any] = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT: dict[str, Any] = SETTINGS["project"]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def test_links_on_a_package_index_lead_to_the_source() -> None:
    shown = index_readme("See [this](docs/a.md), ![a picture](b.png), [that](https://example.org).", "https://forge/x")
    assert shown == (
        "See [this](https://forge/x/blob/HEAD/docs/a.md), ![a picture](https://forge/x/raw/HEAD/b.png), "
        "[that](https://example.org)."
    )


def test_without_a_public_source_nothing_on_a_package_index_is_a_broken_link() -> None:
    shown = index_readme(README, "")
    assert "](docs" in README
    assert re.findall(r"\]\((?!https?:)", shown) == []
    assert "Architecture, on one page." in shown


def test_classifiers_name_every_python_that_is_supported() -> None:
    lowest, highest = re.findall(r"3\.(\d+)", PROJECT["requires-python"])
    named = [int(name.rpartition(".")[2]) for name in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", name)]
    assert named == list(range(int(lowest), int(highest)))


def test_the_version_is_that_of_the_newest_release_in_the_changelog() -> None:
    changes = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\d\S+)", changes, re.MULTILINE)[0] == fairytable.__version__


@pytest.mark.parametrize("library", ["gymnasium", "numpy", "pettingzoo"])
def test_the_environment_says_what_to_install(library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import fairytable.environment"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: The environment needs more than is installed; run: pip install 'fairytable[research]'"
    )


def test_postgresql_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="postgresql://localhost/tales")
    assert settings.database_url == "postgresql+psycopg://localhost/tales"
    monkeypatch.setattr("fairytable.server.settings.find_spec", lambda _: None)
    with pytest.raises(FairytableError, match=re.escape("pip install 'fairytable[postgres]'")):
        settings.database_url  # noqa: B018


def test_a_server_loads_only_what_it_needs(tmp_path: Path) -> None:
    """No driver of PostgreSQL for SQLite, no migrations where nothing is to be migrated, and nothing for a terminal."""
    store = f"Store('sqlite:///{tmp_path / 'table.sqlite'}').open(None)"
    program = f"import sys, fairytable.server.listening\nfrom fairytable.server.storage.store import Store\n{store}"
    again = f"{program}\nprint(*{{'alembic', 'psycopg', 'rich', 'textual'}} & sys.modules.keys())"
    subprocess.run([sys.executable, "-c", program], check=True)
    assert subprocess.run([sys.executable, "-c", again], capture_output=True, text=True, check=True).stdout == "\n"


def test_every_extra_is_explained_when_it_is_missing() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (CHECKOUT / "src").rglob("*.py"))
    for extra in PROJECT["optional-dependencies"]:
        assert f"pip install 'fairytable[{extra}]'" in sources, extra


def test_the_constraints_have_a_fitting_version_of_everything() -> None:
    lines = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    held = {canonicalize_name(Requirement(line).name): Requirement(line) for line in lines}
    extras = [*PROJECT["optional-dependencies"].values(), SETTINGS["dependency-groups"]["dev"]]
    named = [line for lines in extras for line in lines if isinstance(line, str)]  # others include a group
    for wanted in map(Requirement, [*PROJECT["dependencies"], *named, *SETTINGS["dependency-groups"]["build"]]):
        (version,) = held[canonicalize_name(wanted.name)].specifier
        assert version.operator == "=="
        assert wanted.specifier.contains(version.version), wanted
        assert re.search(">=.*<|<.*>=", str(wanted.specifier)), f"{wanted} has a floor and a ceiling"


def test_no_version_of_uvicorn_is_allowed_that_was_not_tested() -> None:
    """The server extends a class of uvicorn that is not public, so any release could break it."""
    (uvicorn,) = (Requirement(line) for line in PROJECT["dependencies"] if line.startswith("uvicorn"))
    (ceiling,) = (each.version for each in uvicorn.specifier if each.operator == "<")
    constraints = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8")
    tested = re.search(r"^uvicorn==0\.(\d+)\.", constraints, re.MULTILINE)
    assert tested
    assert ceiling == f"0.{int(tested[1]) + 1}"


def test_the_citation_has_the_version() -> None:
    citation = (CHECKOUT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {fairytable.__version__}\n" in citation
