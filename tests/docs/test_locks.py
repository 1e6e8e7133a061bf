"""The locks: what a server installs is the same everywhere, to the byte."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tests.audit import Audit, audit_of_page, audit_of_python

ROOT = Path(__file__).parents[2]
REGISTRY = "https://registry.npmjs.org/"
REQUIREMENT = re.compile(r"^([a-z0-9-]+)==(\S+)")


def versions(file: str) -> dict[str, str]:
    lines = (ROOT / file).read_text().splitlines()
    return {found[1]: found[2] for line in lines if (found := REQUIREMENT.match(line))}


def name_of(requirement: str) -> str:
    name = re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]
    return re.sub(r"[._]+", "-", name).lower()


def test_the_lock_of_the_server_has_its_libraries_and_what_builds_it_as_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"]]
    for extra in ("metrics", "postgres"):
        wanted += project["project"]["optional-dependencies"][extra]
    wanted += project["build-system"]["requires"]
    locked, tested = versions("server-lock.txt"), versions("constraints.txt")
    assert {name_of(requirement) for requirement in wanted} <= set(locked)
    assert {name: tested.get(name) for name in locked} == locked
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_every_library_of_the_lock_is_known_by_its_hashes() -> None:
    text = (ROOT / "server-lock.txt").read_text()
    for library in re.split(r"\n(?=[a-z])", text.strip()):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", library), library


def packages() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    return found


def test_the_lock_of_the_page_has_the_programs_of_every_system() -> None:
    """npm may leave out those of other systems than the one where it made the lock; `npm ci` needs them there."""
    found = packages()
    for place, package in found.items():
        for optional in package.get("optionalDependencies", {}):
            homes, home = [], place
            while home:
                homes.append(f"{home}/")
                home = home.rpartition("node_modules/")[0].rstrip("/")
            assert any(f"{home}node_modules/{optional}" in found for home in [*homes, ""]), f"{place} needs {optional}"


def test_every_package_of_the_page_is_known_by_its_hash_and_comes_from_the_registry() -> None:
    for place, package in packages().items():
        if place:
            assert package["integrity"].startswith("sha512-"), place
            assert package.get("resolved", REGISTRY).startswith(REGISTRY), place


def test_the_build_installs_exactly_the_lock_and_only_when_that_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, page = tmp_path / "web", tmp_path / hatch_build.PAGE
    noted = web / "node_modules" / ".package-lock.json"
    noted.parent.mkdir(parents=True)
    page.mkdir(parents=True)
    ran: list[str] = []

    def lock(version: str) -> str:
        there = {"": {}, "node_modules/a": {"version": version}}
        elsewhere = {"node_modules/b": {"version": "1", "optional": True}}
        (web / "package-lock.json").write_text(json.dumps({"packages": there | elsewhere}))
        return json.dumps({"packages": there})

    def npm(_: Path, *arguments: str) -> None:
        ran.append(arguments[0])
        if arguments[0] == "ci":
            noted.write_text(installed)

    monkeypatch.setattr(hatch_build, "_npm", npm)
    installed = lock("1")
    hatch_build.build_page(tmp_path)
    assert ran == ["ci", "run"]
    hatch_build.build_page(tmp_path)
    assert ran == ["ci", "run"]
    (web / "page.ts").write_text("changed")
    hatch_build.build_page(tmp_path)
    assert ran == ["ci", "run", "run"]
    installed = lock("2")
    hatch_build.build_page(tmp_path)
    assert ran == ["ci", "run", "run", "ci", "run"]


def test_an_audit_that_could_not_be_made_is_no_clean_one() -> None:
    fine = {"name": "a", "version": "1", "vulns": []}
    unsafe = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]}
    unknown = {"name": "c", "skip_reason": "Dependency not found"}
    assert audit_of_python({"dependencies": [fine]}) == Audit(1)
    assert audit_of_python({"dependencies": [fine]}).exit_code == 0
    assert audit_of_python({"dependencies": [fine, unknown]}).exit_code == 2
    found = audit_of_python({"dependencies": [fine, unsafe, unknown]})
    assert (found.exit_code, found.unsafe) == (1, ["b 2: PYSEC-1, better 3"])
    assert Audit().exit_code == 2
    refused = audit_of_page({"message": "405 Method Not Allowed", "method": "POST"})
    assert (refused.exit_code, refused.not_asked) == (2, ["npm's registry: 405 Method Not Allowed"])
    clean = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 200}}}
    assert audit_of_page(clean) == Audit(200)
    assert audit_of_page(clean | {"vulnerabilities": {"d": {"severity": "high"}}}).unsafe == ["d: high"]
