"""`make audit`: which libraries of the server and of the page are known to be unsafe, as their registries say.

A registry that cannot be asked, or does not know a library, is named: that is no clean audit. The exit code is 0 where
everything was asked and nothing found, 1 where something was found, 2 where not everything could be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "server-lock.txt"
SERVICES = ("pypi", "osv")
"""Who keeps advisories about Python libraries; the second is asked where the first does not know."""


class Audit(Struct):
    """What was found: how many libraries were looked up, what is unsafe, and what could not be asked, and why."""

    asked: int = 0
    unsafe: list[str] = []
    not_asked: list[str] = []

    @property
    def exit_code(self) -> int:
        return 1 if self.unsafe else 2 if self.not_asked or not self.asked else 0

    def sentences(self, of: str) -> list[str]:
        known = f"{of}: {self.asked} libraries looked up, {len(self.unsafe)} known to be unsafe"
        return [known, *(f"  unsafe: {one}" for one in self.unsafe), *(f"  not asked: {one}" for one in self.not_asked)]


def audit_of_python(told: dict[str, Any]) -> Audit:
    """From the JSON of pip-audit."""
    audit = Audit()
    for library in told["dependencies"]:
        if "skip_reason" in library:
            audit.not_asked.append(library["skip_reason"])
            continue
        audit.asked += 1
        audit.unsafe += [
            f"{library['name']} {library['version']}: {found['id']}, better {', '.join(found['fix_versions']) or '?'}"
            for found in library["vulns"]
        ]
    return audit


def audit_of_page(told: dict[str, Any]) -> Audit:
    """From the JSON of npm."""
    if "vulnerabilities" not in told:
        error = told.get("error") or {}
        reason = told.get("message") or error.get("summary") or error.get("detail") or "it did not say why"
        return Audit(not_asked=[f"npm's registry: {reason}"])
    unsafe = [f"{name}: {found['severity']}" for name, found in told["vulnerabilities"].items()]
    return Audit(told["metadata"]["dependencies"]["total"], unsafe)


def _told_by(command: Sequence[str]) -> dict[str, Any] | str:
    """The JSON that a program prints, or what it says instead."""
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    try:
        told = json.loads(ran.stdout)
    except ValueError:
        told = None
    return told if isinstance(told, dict) else (ran.stderr.strip().splitlines() or ["it said nothing"])[-1]


def ask_about_python() -> Audit:
    """Of the services, the first that knows the libraries."""
    latest = Audit()
    for service in SERVICES:
        command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
        command += ["--require-hashes", "--disable-pip", "--vulnerability-service", service, "--requirement", str(LOCK)]
        told = _told_by(command)
        found = Audit(not_asked=[f"{service}: {told}"]) if isinstance(told, str) else audit_of_python(told)
        if found.asked:
            return found
        latest = Audit(not_asked=[*latest.not_asked, *found.not_asked])
    return latest


def ask_about_page() -> Audit:
    told = _told_by(["npm", "--prefix", str(ROOT / "web"), "audit", "--json"])
    return Audit(not_asked=[f"npm's registry: {told}"]) if isinstance(told, str) else audit_of_page(told)


def main() -> None:
    audits = {"Python, server-lock.txt": ask_about_python(), "Page, web/package-lock.json": ask_about_page()}
    for of, audit in audits.items():
        print(*audit.sentences(of), sep="\n")  # noqa: T201
    codes = [audit.exit_code for audit in audits.values()]
    sys.exit(1 if 1 in codes else max(codes))


if __name__ == "__main__":
    main()
