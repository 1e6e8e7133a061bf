"""Runs the subjects in turns, each in a process of its own, and keeps what every round found."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.peers import environment

ROOT = Path(__file__).parents[1]
SEEDS_BETWEEN_ROUNDS = 1_000_000
PATIENCE = 300.0
"""Seconds that a subject may need beyond its measured time."""


class SubjectFailed(Exception):
    """A measuring process ended with an error."""


@dataclass
class Subject:
    """Something to measure, the command that measures it, and what it said in each round."""

    name: str
    command: tuple[str, ...]
    rounds: list[dict[str, Any]] = field(default_factory=list)
    folder: Path = ROOT

    def run(self, seconds: float, seed: int) -> None:
        command = [*self.command, "--seconds", str(seconds), "--seed", str(seed)]
        surroundings = {**os.environ, "PYTHONHASHSEED": "0"}
        ended = subprocess.run(
            command,
            cwd=self.folder,
            env=surroundings,
            capture_output=True,
            text=True,
            timeout=seconds + PATIENCE,
            check=False,
        )
        if ended.returncode:
            raise SubjectFailed(f"{self.name} could not be measured:\n{ended.stderr}")
        self.rounds.append(json.loads(ended.stdout))

    @property
    def version(self) -> str:
        return str(self.rounds[0]["version"])

    @property
    def answers_per_second(self) -> list[float]:
        return [told["decisions"] / told["seconds"] for told in self.rounds]

    @property
    def choices_per_second(self) -> list[float] | None:
        """Answers to questions that had two options or more; None if that share is not known."""
        share = self.with_a_choice
        return None if share is None else [answers * share for answers in self.answers_per_second]

    @property
    def matches_per_second(self) -> list[float]:
        return [told["matches"] / told["seconds"] for told in self.rounds]

    @property
    def answers_per_match(self) -> float:
        return self._total("decisions") / self._total("matches")

    @property
    def with_a_choice(self) -> float | None:
        shares = [told["with_a_choice"] for told in self.rounds]
        return None if None in shares else median(shares)

    @property
    def part_of_the_core(self) -> float:
        """How much of its core the subject had while it played: less than 1 on a busy machine."""
        return self._total("seconds") / self._total("wall_seconds")

    def found(self, unit: str) -> list[float]:
        return [told[unit] for told in self.rounds]

    def times_as_fast_as(self, other: "Subject") -> list[float]:
        """The ratio of answers per second in each round."""
        return _ratios(self.answers_per_second, other.answers_per_second)

    def times_as_many_choices_as(self, other: "Subject") -> list[float]:
        """The ratio of choices per second in each round; nothing if it is not known."""
        ours, theirs = self.choices_per_second, other.choices_per_second
        return _ratios(ours, theirs) if ours and theirs else []

    def _total(self, key: str) -> float:
        return float(sum(told[key] for told in self.rounds))


def _ratios(ours: list[float], theirs: list[float]) -> list[float]:
    return [our / their for our, their in zip(ours, theirs, strict=True)]


def of_fairytable(subject: str, slug: str) -> Subject:
    return Subject(f"{slug} {subject}", (sys.executable, "-m", "benchmarks.subjects", subject, slug))


def of_peer(name: str, script: str, play: str) -> Subject:
    return Subject(name, (str(environment.PYTHON), "-m", f"benchmarks.peers.{script}", play))


def run_rounds(subjects: list[Subject], rounds: int, seconds: float) -> Iterator[Subject]:
    """Let every subject have its turn in every round; yields each one that is about to begin."""
    for number in range(1, rounds + 1):
        for subject in Random(number).sample(subjects, len(subjects)):
            yield subject
            subject.run(seconds, number * SEEDS_BETWEEN_ROUNDS)
