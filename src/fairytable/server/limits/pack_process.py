"""Uploaded packs are read in a process of their own, with limits on time and memory that end it in any case.

The result comes back in one piece, so nothing from a stranger is parsed where others wait.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import process_time

from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.pack_faults import Fault
from fairytable.engine.pack_files import files_of_archive
from fairytable.engine.packs import Pack, pack_of_files, pack_title
from fairytable.games import find_game
from fairytable.server.limits.turns import Turns
from fairytable.server.settings import Limits

Files = Mapping[str, str | bytes]

TOO_SLOW = Fault("", "", "it takes too much time or memory to read")
SECONDS_FOR_A_SECOND = 10
"""For each second of computing, wait this many seconds, since the machine may be busy."""


class PackProcess:
    """A process that reads one pack at a time. It is started for the first one, and again after one that exceeded the
    limits."""

    target: Callable[[Connection, int, int], None]

    def __init__(self, limits: Limits) -> None:
        self.target = read_on
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="fairytable-packs")
        self._turns = Turns(1, limits, "busy")
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    async def read(self, files: Files, archive: bytes = b"") -> Pack:
        """The pack made of these files, or of those in the archive; an invalid one raises an error."""
        async with self._turns.of_whoever_asks():
            outcome = await asyncio.get_running_loop().run_in_executor(self._thread, self._read, files, archive)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._end()

    def _read(self, files: Files, archive: bytes) -> Pack | Exception:
        try:
            line = self._line or self._begin()
            line.send((dict(files), archive))
            if line.poll(self._limits.pack_seconds * SECONDS_FOR_A_SECOND):
                outcome: Pack | Exception = line.recv()
                return outcome
        except (EOFError, OSError):
            pass  # it has reached a limit
        self._end()
        return FaultyPack("these files", [TOO_SLOW])

    def _begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        limits = (self._limits.pack_seconds, self._limits.pack_megabytes)
        self._process = context.Process(target=self.target, args=(there, *limits), daemon=True)
        self._process.start()
        there.close()
        return self._line

    def _end(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def read_pack(files: Files, archive: bytes = b"") -> Pack:
    """The pack made of these files, or of those in the archive, for whichever game."""
    read = files_of_archive(archive) if archive else files
    return pack_of_files(find_game(pack_title(read).game), read)


def read_on(line: Connection, seconds: int, megabytes: int) -> None:
    """In the process: read whatever is sent until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            files, archive = line.recv()
        except EOFError:
            return
        set_limits(seconds, megabytes)
        outcome: Pack | Exception
        try:
            outcome = read_pack(files, archive)
        except FaultyPack as error:
            outcome = error
        except (FairytableError, ValueError) as error:
            outcome = FairytableError(str(error))
        except (MemoryError, RecursionError):
            outcome = FaultyPack("these files", [TOO_SLOW])
        line.send(outcome)


def set_limits(seconds: int, megabytes: int) -> None:
    """Limit the CPU time and the memory of this process; the system ends it beyond that."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time()) + 1 + seconds, most))
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, most))
