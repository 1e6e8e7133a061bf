"""A cluster plays the same matches as this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from fairytable.games import find_game
from fairytable.lab.clusters import NoCluster, cluster
from fairytable.lab.playing import count_matches
from fairytable.lab.runs import new_run

GAME = find_game("fantastic-stories")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A real scheduler with two workers, each a process of its own."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as scheduler:
        yield str(scheduler.scheduler_address)


@pytest.mark.filterwarnings("default")
def test_two_workers_of_a_scheduler_give_the_same_rows(address: str) -> None:
    run = new_run(GAME, 2, bots="random", options={"round-limit": "30"})
    alone = list(count_matches(GAME, run, range(10)))
    with cluster(address) as executor:
        assert list(count_matches(GAME, run, range(10), executor)) == alone


@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairytable.lab.clusters.SECONDS_TO_ANSWER", 1)
    for nowhere in ("tcp://127.0.0.1:1", "not an address"):
        with pytest.raises(NoCluster, match=f"There is no cluster at {nowhere}"), cluster(nowhere):
            pass
