"""The same few bent packs, records, messages and requests in every run. (More of them: `make fuzz`.)"""

from __future__ import annotations

import logging
from random import Random

import pytest
from hypothesis import seed

from tests.fuzzing import TARGETS, requests, tables, tried
from tests.server.serving import ThreadServer

TIMES = {"packs": 60, "archives": 60, "records": 80, "messages": 1_500}
REQUESTS = 250
TABLES = 8


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_bent_is_refused_or_taken_and_nothing_else(target: str) -> None:
    seed(7)(tried(TARGETS[target], TIMES[target]))()


def test_a_bent_request_is_answered_or_hung_up_on_and_nothing_is_logged(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    luck = Random(7)
    answered = [requests(luck, server) for _ in range(REQUESTS)]
    assert sum(answered) > REQUESTS / 2
    assert server.get("/api/health").status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_whatever_three_people_do_at_a_table_the_store_knows_what_everybody_is_told(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    luck = Random(7)
    for _ in range(TABLES):
        tables(luck, server)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
