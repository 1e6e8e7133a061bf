"""The same few bent packs, records, messages and requests in every run. (More of them: `make fuzz`.)"""

from __future__ import annotations

import logging
import socket
from contextlib import suppress
from random import Random

import pytest
from hypothesis import seed

from tests.fuzzing import TARGETS, a_request, tried
from tests.server.serving import PATIENCE, ThreadServer

TIMES = {"packs": 60, "archives": 60, "records": 80, "messages": 1_500}
REQUESTS = 250


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_bent_is_refused_or_taken_and_nothing_else(target: str) -> None:
    seed(7)(tried(TARGETS[target], TIMES[target]))()


def test_a_bent_request_is_answered_or_hung_up_on_and_nothing_is_logged(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    luck = Random(7)
    answered = 0
    for _ in range(REQUESTS):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(a_request(luck))
            line.shutdown(socket.SHUT_WR)
            heard = b""
            with suppress(ConnectionResetError):
                while more := line.recv(65_536):
                    heard += more
        assert heard == b"" or heard.startswith(b"HTTP/1.1 "), heard[:80]
        assert b" 500 " not in heard[:20]
        answered += heard != b""
    assert answered > REQUESTS / 2
    assert server.get("/api/health").status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
