"""A plugin for mutation testing: a test that never ends is ended by the CPU time it takes.

The wall clock will not do. On a busy machine every test is slow, and one that is only slow has noticed nothing.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

CPU_SECONDS_FOR_A_TEST = 120
ENDED_BY = signal.SIGPROF
"""Nobody handles it, so it ends the process."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS_FOR_A_TEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
