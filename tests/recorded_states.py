"""Recorded matches, shown to the page's own code: Python writes the states, vitest asks what the page would show."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import json as message

from fairytable.engine.game import Game
from fairytable.engine.match import Match
from fairytable.engine.packs import load_pack
from fairytable.engine.questions import Question
from fairytable.engine.verbs import verb_of
from tests.matches.record import read_records

NODE = [str(Path(sys.executable).parent)]
WEB = Path(__file__).parents[1] / "web"

Expected = Callable[[Any, Question], dict[str, Any]]
"""What the rules say about a table and an open question."""


def moments(game: Game[Any], line: int) -> Iterator[tuple[Match, str]]:
    """A recorded match before each of its answers, and the answer."""
    played = Match.from_record(game, load_pack(game), read_records(game)[line - 1])
    match = Match(game, played.pack, played.seats, played.seed, played.options, branches=played.branches)
    for number, answer in enumerate(played.answers):
        if number >= len(match.answers) and match.questions:
            yield match, answer[1]
            match.answer_again([answer], played.branches)


def state_of(game: Game[Any], match: Match, expected: Expected) -> dict[str, Any]:
    """What a page hears at this moment, and what the rules say."""
    (question,) = match.questions[:1]
    options = [
        {"option": option, "verb": verb.word, "arguments": verb.named(option), "words": option}
        for option in question.options
        for verb in [verb_of(option, game.vocabulary.verbs)]
    ]
    return {
        "seat": question.seat,
        "view": match.shown(question.seat),
        "question": {"about": question.about, "options": options, "foreseen": match.foreseen(question)},
        "expected": expected(match.table, question),
    }


def show_in_the_page(game: Game[Any], states: list[dict[str, Any]], folder: Path) -> None:
    """Runs `web/tests/<slug>.recorded.ts` over the states."""
    assert game.page is not None
    content = game.page.show(load_pack(game).content, "en")
    file = folder / "states.json"
    file.write_bytes(message.encode({"content": content, "states": states}))
    done = subprocess.run(
        [str(WEB / "node_modules" / ".bin" / "vitest"), "run", f"tests/{game.slug}.recorded.ts"],
        cwd=WEB,
        env=os.environ | {"PATH": os.pathsep.join([*NODE, os.environ["PATH"]]), "RECORDED_STATES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-5000:]
