"""Many tables at once, for training: one call answers a question at every table, in this process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fairytable.engine.errors import FairytableError
from fairytable.environment.features import Numbers
from fairytable.environment.one_table import environment


class Moment(Struct, frozen=True, eq=False):
    """The questions at all tables, one row each. `seats` are the seats that are asked, by index; `rewards` are those of
    all seats since the last moment, and `ended` says where a match ended and a new one began."""

    observations: Numbers
    options: Numbers
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: Numbers
    ended: NDArray[np.bool_]


class ManyTables:
    """Tables that each start a new match when one is over.

    Table n starts with seed `seed + n`, and each new match there adds `tables`; so the same actions produce the same
    matches, however many processes are used.
    """

    def __init__(self, game: str, tables: int, *, processes: int = 0, seed: int = 0, **settings: Any) -> None:
        """`settings` are those of `environment`; `processes` is 0 for tables in this process."""
        if tables < 1 or processes < 0:
            raise FairytableError("Many tables are one or more, in 0 processes (here) or more")
        if settings.get("observe", "features") != "features":
            raise FairytableError("Many tables at once are observed as numbers; for text take one table each")
        numbers = np.array_split(np.arange(tables), min(processes, tables) or 1)
        self.tables = tables
        self._rows: list[_Rows | _Far] = []
        for part in numbers:
            rows = (game, [int(number) for number in part], tables, seed, settings)
            self._rows.append(_Far(*rows) if processes else _Rows(*rows))

    def begin(self) -> Moment:
        """New matches everywhere."""
        return self._all([rows.ask("begin", None) for rows in self._rows])

    def answer(self, actions: Sequence[int] | NDArray[Any]) -> Moment:
        """One action for each table, for the seat that is asked there."""
        given = np.asarray(actions, np.int64)
        if given.shape != (self.tables,):
            raise FairytableError(f"There are {self.tables} tables, and actions for {given.size}")
        first = 0
        asked = []
        for rows in self._rows:
            asked.append(rows.ask("answer", given[first : first + rows.count]))
            first += rows.count
        return self._all(asked)

    def close(self) -> None:
        for rows in self._rows:
            rows.close()

    def __enter__(self) -> ManyTables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _all(self, asked: list[Any]) -> Moment:
        parts = [rows.told(answer) for rows, answer in zip(self._rows, asked, strict=True)]
        if len(parts) == 1:
            return parts[0]
        return Moment(*[np.concatenate([getattr(part, name) for part in parts]) for name in Moment.__struct_fields__])


class _Rows:
    """Tables in this process."""

    def __init__(self, game: str, numbers: list[int], tables: int, seed: int, settings: dict[str, Any]) -> None:
        self.count = len(numbers)
        self._seeds = [seed + number for number in numbers]
        self._step = tables
        self._tables = [environment(game, **settings) for _ in numbers]

    def ask(self, what: str, actions: NDArray[np.int64] | None) -> Moment:
        if what == "begin" or actions is None:
            for place in range(self.count):
                self._begin(place)
            return self._moment([dict.fromkeys(self._tables[0].seats, 0.0)] * self.count, [False] * self.count)
        rewards, ended = [], []
        for place, (table, action) in enumerate(zip(self._tables, actions, strict=True)):
            table.step(int(action))
            rewards.append(dict(table.rewards))
            is_over = any(table.terminations.values()) or any(table.truncations.values())
            ended.append(is_over)
            if is_over:
                self._begin(place)
        return self._moment(rewards, ended)

    def told(self, moment: Moment) -> Moment:
        return moment

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, place: int) -> None:
        self._tables[place].reset(seed=self._seeds[place])
        self._seeds[place] += self._step

    def _moment(self, rewards: list[dict[str, float]], ended: list[bool]) -> Moment:
        seen = [table.observe(table.agent_selection) for table in self._tables]
        return Moment(
            np.stack([one["observation"] for one in seen]),
            np.stack([one["options"] for one in seen]),
            np.stack([one["action_mask"] for one in seen]),
            np.array([table.seats.index(table.agent_selection) for table in self._tables]),
            np.array([list(of_seats.values()) for of_seats in rewards], np.float32),
            np.array(ended),
        )


class _Far:
    """Tables in a process of their own."""

    def __init__(self, game: str, numbers: list[int], tables: int, seed: int, settings: dict[str, Any]) -> None:
        self.count = len(numbers)
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(far_end, game, numbers, tables, seed, settings), daemon=True
        )
        self._process.start()
        far_end.close()

    def ask(self, what: str, actions: NDArray[np.int64] | None) -> None:
        self._line.send((what, actions))

    def told(self, _: None) -> Moment:
        try:
            answer = self._line.recv()
        except EOFError:
            raise FairytableError("A process with tables ended unexpectedly") from None
        if isinstance(answer, Exception):
            raise answer
        return answer  # type: ignore[no-any-return]

    def close(self) -> None:
        self._line.close()
        self._process.join()


def _serve(line: Connection, game: str, numbers: list[int], tables: int, seed: int, settings: dict[str, Any]) -> None:
    """Serves requests until the pipe is closed."""
    rows: _Rows | None = None
    while True:
        try:
            what, actions = line.recv()
        except EOFError:
            return
        try:
            rows = rows or _Rows(game, numbers, tables, seed, settings)
            line.send(rows.ask(what, actions))
        except Exception as error:  # whatever it is, the caller has to receive it
            line.send(error)
