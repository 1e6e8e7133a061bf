"""A cluster: other machines that play matches, behind the same interface as local processes."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from fairytable.engine.errors import FairytableError

SECONDS_TO_ANSWER = 10


class NoCluster(FairytableError):
    """No cluster answers at the address, or the library to reach it is missing."""


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler, such as `tcp://192.168.1.7:8786`. They need fairytable too."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("A cluster needs more than is installed; run: pip install 'fairytable[cluster]'") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise NoCluster(f"There is no cluster at {address}") from None
    try:
        if not client.scheduler_info()["workers"]:
            raise NoCluster(f"The cluster at {address} has no workers")
        yield client.get_executor(pure=False)
    finally:
        client.close()
