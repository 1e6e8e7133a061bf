"""Fuzzing: packs, records, messages and HTTP, bent out of shape. What comes of them is a result or a refusal, never
anything else.

`tests/server/test_fuzzing.py` tries the same few in every run. By hand: `make fuzz SECONDS=600 SEED=7`, or
`python -m tests.fuzzing --only packs`; with `--coverage` and atheris installed (`pip install atheris`, on Linux),
guided by the lines of code that an input reaches.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import cache
from random import Random
from time import monotonic, process_time
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from fairytable import GAMES, new_match
from fairytable.engine.errors import FairytableError
from fairytable.engine.packs import load_pack
from fairytable.engine.records import Record
from fairytable.games import find_game
from fairytable.matches import load_match
from fairytable.server.limits.pack_process import read_pack
from fairytable.server.messages.socket import FromClient
from fairytable.server.room.replays import Replayer
from fairytable.server.settings import Limits
from fairytable.server.socket.connections import understood
from fairytable.server.wording.refusals import Refusal

WORDS = "true nan inf red a.b.c.d [[x]] { } [ ] = # . , -1 0 1e999 99999999999 leave"
SIGNS = ["", "\x00", '"', "'", "\n", '"""', "\\", "\u202e", "🐉", "é" * 50, "[" * 40, *WORDS.split()]
NUMBERS: list[Any] = [None, True, -1, 0, 2**31, 2**63, 10**30, 1.5]
ODD: list[Any] = [*NUMBERS, "", "red", "\x00", "🐉" * 50, "a" * 5_000, [], {}, [[[]]], {"type": "hello"}, "__proto__"]
ANSWERS = 40
"""So long are the records that are bent; longer ones take longer and go wrong alike."""
LIMITS = Limits()


# Bending


def bent_text(text: str, luck: Random) -> str:
    """The text with a few places changed: a word, a line, a sign."""
    for _ in range(luck.randint(1, 4)):
        at = luck.randint(0, len(text))
        to = min(len(text), at + luck.choice([0, 1, 5, 60, 400]))
        piece = luck.choice(SIGNS) if luck.randint(0, 2) else text[luck.randint(0, len(text)) :][:60]
        text = text[:at] + piece * luck.choice([1, 1, 1, 30]) + text[to:]
    return text


def bent_value(value: Any, luck: Random) -> Any:
    """The value with something inside exchanged, left out, or twice there."""
    if isinstance(value, dict) and value and luck.randint(0, 5):
        key = luck.choice(sorted(value))
        rest = {name: inside for name, inside in value.items() if name != key}
        return rest if luck.randint(0, 5) == 0 else {**rest, key: bent_value(value[key], luck)}
    if isinstance(value, list) and value and luck.randint(0, 5):
        place = luck.randint(0, len(value) - 1)
        inside = [[], [value[place]] * 2, [bent_value(value[place], luck)]][luck.randint(0, 2)]
        return [*value[:place], *inside, *value[place + 1 :]]
    if isinstance(value, str) and luck.randint(0, 2):
        return bent_text(value, luck)
    return luck.choice(ODD)


def say(refusal: str) -> None:
    """A refusal says why."""
    assert refusal


# What is fuzzed: each makes something, hands it over, and lets only refusals pass


def packs(luck: Random) -> None:
    game = luck.choice(GAMES)
    files = dict(load_pack(game).files)
    name = luck.choice(sorted(files))
    if luck.randint(0, 9) == 0:
        files[luck.choice(["", "x.toml", "../x.toml", "pack.toml"])] = files.pop(name)
    else:
        files[name] = bent_text(files[name], luck)
    try:
        read_pack(files)
    except (FairytableError, ValueError) as refused:
        say(str(refused))
    except (MemoryError, RecursionError):
        pass  # the process of packs says that it was too much


def archives(luck: Random) -> None:
    content = bytearray(_archive())
    for _ in range(luck.randint(1, 6)):
        content[luck.randint(0, len(content) - 1)] = luck.randint(0, 255)
    try:
        read_pack({}, bytes(content[: luck.choice([len(content), luck.randint(1, len(content))])]))
    except (FairytableError, ValueError) as refused:
        say(str(refused))


def records(luck: Random) -> None:
    told = bent_value(_record(luck.choice(GAMES).slug), luck)
    try:
        if luck.randint(0, 3):  # as its author would seal it
            told = json.loads(msgspec.convert(told, Record).sealed().to_json())
        record = Replayer(LIMITS).checked(told)
        load_match(record)
    except (FairytableError, Refusal, msgspec.ValidationError) as refused:
        say(str(refused))


def messages(luck: Random) -> None:
    raw: bytes
    if luck.randint(0, 3) == 0:
        raw = bytes(luck.randint(0, 255) for _ in range(luck.randint(0, 60)))
    else:
        kind = luck.choice(get_args(FromClient))
        fields = {field.encode_name: luck.choice(ODD) for field in msgspec.structs.fields(kind) if luck.randint(0, 2)}
        told = {"type": kind.__struct_config__.tag, **fields}
        raw = json.dumps(bent_value(told, luck) if luck.randint(0, 1) else told).encode()
    try:
        understood(raw, LIMITS.message_bytes)
    except Refusal as refused:
        say(refused.sentence("en"))


HEAD = "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}"
PATHS = ("/", "/api/games", "/api/rooms", "/api/rooms/x/record", "/api/packs", "/api/replays", "/api/people", "/api/x")


def a_request(luck: Random) -> bytes:
    """The bytes of a request that is hardly one."""
    body = json.dumps(bent_value({"game": "threetale", "seats": [{"seat": "red"}], "options": {}}, luck))
    text = HEAD.format(
        method=luck.choice(["GET", "POST", "DELETE", "HEAD", "PUT", "BREW"]),
        path=luck.choice(PATHS),
        host=luck.choice(["127.0.0.1", "127.0.0.1", "127.0.0.1", "evil.example", ""]),
        length=luck.choice([len(body.encode()), len(body.encode()), 0, 10**9, -1, "x"]),
    )
    text += f"\r\n\r\n{body}"
    return (bent_text(text, luck) if luck.randint(0, 2) else text).encode(errors="replace")


TARGETS: dict[str, Callable[[Random], None]] = {one.__name__: one for one in (packs, archives, records, messages)}


@cache
def _record(slug: str) -> dict[str, Any]:
    game = find_game(slug)
    match = new_match(game, game.seats[: max(2, game.identity.fewest_seats)], 7)
    luck = Random(7)
    while len(match.answers) < ANSWERS and not match.is_over:
        question = match.questions[0]
        match.answer(question.seat, luck.choice(question.options))
    told: dict[str, Any] = json.loads(match.record().to_json())
    return told


@cache
def _archive() -> bytes:
    import io
    import zipfile

    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in load_pack(GAMES[0]).files.items():
            file.writestr(name, text)
    return archive.getvalue()


def tried(target: Callable[[Random], None], times: int) -> Callable[[], None]:
    """Tries the target so many times, and finds the simplest input that goes wrong."""

    @settings(max_examples=times, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.randoms(use_true_random=False))
    def check(luck: Random) -> None:
        target(luck)

    return check


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing", description=__doc__)
    parser.add_argument("--only", choices=list(TARGETS), nargs="*", default=list(TARGETS))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--coverage", action="store_true", help="guided by coverage: one target, atheris installed")
    wanted = parser.parse_args()
    if wanted.coverage:
        _fuzz_by_coverage(TARGETS[wanted.only[0]], wanted.seconds, wanted.seed)
    ends, batch = monotonic() + wanted.seconds, wanted.seed
    longest = dict.fromkeys(wanted.only, 0.0)
    count = dict.fromkeys(wanted.only, 0)

    def timed(name: str, luck: Random) -> None:
        begun = process_time()
        TARGETS[name](luck)
        longest[name] = max(longest[name], process_time() - begun)
        count[name] += 1

    while monotonic() < ends:
        for name in wanted.only:
            seed(batch)(tried(lambda luck, name=name: timed(name, luck), 50))()  # type: ignore[misc]
        batch += 1
    for name in wanted.only:
        print(f"{name}: {count[name]} tried, the longest took {longest[name]:.2f} s of computing")  # noqa: T201


def _fuzz_by_coverage(target: Callable[[Random], None], seconds: float, first_seed: int) -> None:
    import atheris  # type: ignore[import-untyped,import-not-found,unused-ignore]

    atheris.instrument_all()
    arguments = [sys.argv[0], f"-max_total_time={int(seconds)}", f"-seed={first_seed}", "-rss_limit_mb=4096"]
    atheris.Setup(arguments, tried(target, 1).hypothesis.fuzz_one_input)  # type: ignore[attr-defined]
    atheris.Fuzz()


if __name__ == "__main__":
    main()
