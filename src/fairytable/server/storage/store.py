"""The store: one thread writes, with many answers in one transaction, and reports afterwards what was accepted.

Every writer learns whether it was the first. Nothing is overwritten: an entry whose number is taken, or a room that has
changed in the meantime, is simply not written.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite

from fairytable.engine.errors import FairytableError
from fairytable.server.settings import SECONDS_WITHOUT_DATABASE
from fairytable.server.storage.stored import Entry, StoredLine, StoredMatch, StoredRoom, Undone
from fairytable.server.storage.tables import answers, chat, matches, members, packs, rooms
from fairytable.server.wording.refusals import Refusal

T = TypeVar("T")

Insert = Callable[[sql.Connection, list[Entry]], set[tuple[str, int]] | None]
"""Inserts entries and returns those that were accepted; None means all."""

CHANNEL = "fairytable"
ROOMS_IN_A_NOTICE = 100
READERS = 3
WORTH_GATHERING = 8
"""If this many writes came together the last time, the next ones wait for each other. A few do not wait for a batch
that nobody else fills."""
SECONDS_BETWEEN_TRIES = 0.2
SECONDS_TO_CONNECT = 5
RIGHT_ADDRESS = "write sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE"

SQLITE_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",  # pages: answers of many matches touch the same pages again and again
    "cache_size=-1000",  # kilobytes, for each connection
    "temp_store=MEMORY",  # no temporary file beside the database for every batch
    "busy_timeout=10000",
    "foreign_keys=ON",
)

INSERT_ENTRIES = """
INSERT INTO answers (match, number, kind, seat, option, question, kept)
SELECT value ->> 0, CAST(value ->> 1 AS integer), value ->> 2, value ->> 3, value ->> 4,
    CAST(value ->> 5 AS integer), value ->> 6
FROM {rows} WHERE true
ON CONFLICT DO NOTHING
"""
"""All entries of a batch are passed as one JSON list of lists: the quickest way to pass many."""

ROWS = {"sqlite": "json_each(:rows)", "postgresql": "json_array_elements(CAST(:rows AS json))"}


class SomebodyWasFirst(Exception):
    """The number of an entry in the batch is taken already."""


class NoDatabase(FairytableError):
    """The configured database does not exist or cannot be reached."""


class DatabaseInUse(FairytableError):
    """Another server has this SQLite file open; only one may."""


class FileMoved(Exception):
    """The SQLite file is not where it was when it was opened."""


class NewRoom(Struct):
    """A new room, with its first match if it has begun."""

    room: StoredRoom
    match: StoredMatch | None = None


class ChangeRoom(Struct):
    """The new form of a room, written only if the stored one still has the version that was changed."""

    room: StoredRoom
    version: int
    match: StoredMatch | None = None
    member: str | None = None

    @property
    def is_over(self) -> bool:
        return self.room.match is not None and self.room.over == self.room.match


class Write(Struct):
    """A write, and the callback that receives whether it was the first (None: it could not be written)."""

    what: Entry | ChangeRoom | NewRoom | StoredLine
    room: str
    told: Callable[[bool | None], None]


class LoadedRoom(Struct, frozen=True):
    """Everything that the store knows of a room; of its match, the entries from the requested number on."""

    room: StoredRoom
    version: int
    match: StoredMatch | None
    entries: list[Entry]
    chat: list[StoredLine]
    chat_count: int


NOT_REACHED = (sql.exc.OperationalError, sql.exc.InterfaceError, sql.exc.TimeoutError)
"""The exceptions that mean that the database does not respond."""


FAILED = (sql.exc.DBAPIError, sql.exc.TimeoutError)
READ_ONLY = "25006"
"""PostgreSQL's code for a database that accepts no writes because another one has replaced it."""


def is_away(error: Exception) -> bool:
    """Whether the database cannot be written to at the moment but may be soon."""
    said = getattr(error, "orig", None)
    return isinstance(error, NOT_REACHED) or getattr(said, "sqlstate", None) == READ_ONLY


def reason_of(error: Exception) -> str:
    """The first line of the database's message."""
    said = str(error.orig if isinstance(error, sql.exc.DBAPIError) else error)
    return said.splitlines()[0] if said else type(error).__name__


class LoadedMatch(Struct, frozen=True):
    """A match, whether or not it is the latest of its room."""

    match: StoredMatch
    entries: list[Entry]
    room: StoredRoom


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The database, with one writing thread and a few reading ones. The writing thread has a connection of its own,
    `_write_connection`, which keeps recently written pages cached."""

    def __init__(
        self,
        url: str,
        gather: float = 0.002,
        worker: str = "",
        seconds_without: float = SECONDS_WITHOUT_DATABASE,
        chat_lines_kept: int = 200,
    ) -> None:
        try:
            self.url = sql.make_url(url)
            self.is_sqlite = self.url.get_backend_name() == "sqlite"
            self.engine = self._new_engine(READERS + 1, pool_pre_ping=not self.is_sqlite)
            # every transaction has an end of its own
            self._write_connection = self._new_engine(1, pool_reset_on_return=None)
        except (sql.exc.ArgumentError, ImportError):
            raise NoDatabase(f"This database address cannot be used; {RIGHT_ADDRESS}") from None
        self.worker = worker
        self._gather = gather
        self._seconds_without = seconds_without
        self._chat_lines_kept = chat_lines_kept
        self.note_commit: Callable[[list[Write], float], None] | None = None
        self._is_closing = threading.Event()
        self._file: tuple[int, int] | None = None
        self._lock_file: Any = None
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        self._insert = {
            table: insert(table).on_conflict_do_nothing().returning(*table.primary_key.columns)
            for table in (rooms, members, matches, chat)
        }
        insert_entries = INSERT_ENTRIES.format(rows=ROWS["sqlite" if self.is_sqlite else "postgresql"])
        self._insert_entries = sql.text(insert_entries)
        self._insert_and_say_which = sql.text(f"{insert_entries} RETURNING match, number")
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="fairytable-read")
        self._writer = threading.Thread(target=self._write_on, name="fairytable-write", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def _new_engine(self, connections: int, **named: Any) -> sql.Engine:
        timeouts = {} if self.is_sqlite else {"connect_timeout": SECONDS_TO_CONNECT}
        engine = sql.create_engine(self.url, pool_size=connections, max_overflow=0, connect_args=timeouts, **named)
        if self.is_sqlite:
            sql.event.listen(engine, "connect", _prepare_sqlite)
        return engine

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Migrate the tables and start the writing thread."""
        self._loop = loop
        self._prepare(alone=True)
        self._writer.start()

    @contextmanager
    def opened_by_keeper(self, *, to_change: bool) -> Iterator[sql.Connection]:
        """The database for operator commands, without threads."""
        if self.is_sqlite and not Path(self.url.database or "").is_file():
            raise NoDatabase(f"There is no database {self.url.database}")
        try:
            self._prepare(alone=to_change)
            with self.engine.begin() as connection:
                yield connection
        finally:
            self.close()

    def _prepare(self, *, alone: bool) -> None:
        """Migrate the tables. `alone`: an SQLite file must not be open elsewhere."""
        try:
            if self.is_sqlite and alone:
                self._open_sqlite_file()
            migrate(self.engine)
            if self.is_sqlite:
                self._file = _identity(Path(self.url.database or ""))
        except (sql.exc.SQLAlchemyError, OSError) as error:
            raise NoDatabase(f"The database cannot be opened: {reason_of(error)}") from error

    def close(self) -> None:
        """Write what is waiting, then close the database."""
        self._is_closing.set()
        if self._writer.is_alive():
            self._writes.put(None)
            self._writer.join()
        self._readers.shutdown(wait=True)
        self._write_connection.dispose()
        self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    def write(self, write: Write) -> None:
        """Queue a write; `told` is called in the event loop when it has been committed."""
        self._writes.put(write)

    async def written(self, what: Entry | ChangeRoom | NewRoom | StoredLine, room: str) -> bool | None:
        """Whether the write was the first, once it has been committed."""
        done: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
        self.write(Write(what, room, lambda taken: None if done.done() else done.set_result(taken)))
        return await done

    async def read_room(self, room: str, match: str | None = None, since: int = 0) -> LoadedRoom | None:
        """The room; if its match is still the given one, only the entries after those known."""
        return await self._read(lambda connection: _read_room(connection, room, match, since))

    async def read_match(self, match: str) -> LoadedMatch | None:
        """A match of any room."""

        def read(connection: sql.Connection) -> LoadedMatch | None:
            chosen = sql.select(matches.c.body.label("match"), rooms.c.body.label("room"))
            row = connection.execute(
                chosen.join(rooms, rooms.c.room == matches.c.room).where(matches.c.match == match)
            ).first()
            if row is None:
                return None
            return LoadedMatch(
                msgspec.json.decode(row.match, type=StoredMatch),
                _read_entries(connection, match, 0),
                _with_pack(connection, msgspec.json.decode(row.room, type=StoredRoom)),
            )

        return await self._read(read)

    async def rooms_of(self, person: str, most: int) -> list[tuple[StoredRoom, bool, str]]:
        """The rooms of a person, the latest first: the room, whether it is over, its last change."""

        def read(connection: sql.Connection) -> list[tuple[StoredRoom, bool, str]]:
            chosen = (
                sql.select(rooms.c.body, rooms.c.is_over, rooms.c.changed)
                .join(members, members.c.room == rooms.c.room)
                .where(members.c.person == person)
                .order_by(rooms.c.is_over, rooms.c.changed.desc())
                .limit(most)
            )
            return [
                (msgspec.json.decode(body, type=StoredRoom), is_over, changed)
                for body, is_over, changed in connection.execute(chosen)
            ]

        return await self._read(read)

    async def count_rooms(self, host: str, since: str) -> tuple[int, int]:
        """The number of unfinished rooms that have changed since then, and how many of them concern this person."""

        def read(connection: sql.Connection) -> tuple[int, int]:
            everywhere = connection.scalar(
                sql.select(sql.func.count())
                .select_from(rooms)
                .where(sql.not_(rooms.c.is_over), rooms.c.changed >= since)
            )
            own = connection.scalar(
                sql.select(sql.func.count())
                .select_from(members.join(rooms, members.c.room == rooms.c.room))
                .where(members.c.person == host, sql.not_(rooms.c.is_over))
            )
            return everywhere or 0, own or 0

        return await self._read(read)

    async def tidied(self, tidy: Callable[[sql.Connection], T]) -> T:
        """Do something that is not part of any match, such as deleting a table."""
        return await self._in_thread(self.engine.begin, tidy)

    async def _read(self, read: Callable[[sql.Connection], T]) -> T:
        return await self._in_thread(self.engine.connect, read)

    async def _in_thread(
        self, opened: Callable[[], AbstractContextManager[sql.Connection]], use: Callable[[sql.Connection], T]
    ) -> T:
        """Use a connection in a thread; refused while the database is unavailable."""

        def in_thread() -> T:
            try:
                with opened() as connection:
                    return use(connection)
            except FAILED as error:
                if not is_away(error):
                    raise
                _log.warning("the database does not answer: %s", reason_of(error))
                raise Refusal("not_stored") from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)

    def _write_on(self) -> None:
        """The writing thread: everything that has arrived goes into one transaction."""
        closing, written_last = False, 0
        while not closing:
            batch: list[Write] = []
            first = self._writes.get()
            if first is None:
                return
            batch.append(first)
            if self._gather and written_last >= WORTH_GATHERING:
                sleep(self._gather)
            while len(batch) < 1000:
                try:
                    write = self._writes.get_nowait()
                except queue.Empty:
                    break
                if write is None:
                    closing = True
                    break
                batch.append(write)
            written_last = len(batch)
            began = perf_counter()
            outcomes = self._commit(batch)
            if self.note_commit is not None:
                self.note_commit(batch, perf_counter() - began)
            assert self._loop is not None
            try:
                self._loop.call_soon_threadsafe(_tell_all, batch, outcomes)
            except RuntimeError:
                return  # the loop is closed: nobody is left to notify

    def _commit(self, batch: list[Write], insert: Insert | None = None) -> list[bool | None]:
        try:
            self._check_file()
            with self._write_connection.begin() as connection:
                return self._write_batch(connection, batch, insert or self._insert_all)
        except SomebodyWasFirst:
            return self._commit(batch, self._insert_some)
        except FileMoved:
            _log.error(
                "%s is not where it was: nothing is written until it is back, or the server starts anew",
                self.url.database,
            )
            return [None] * len(batch)
        except FAILED as error:
            if not self.is_sqlite and is_away(error):
                return self._commit_when_back(batch, error)
            _log.error("a transaction of %d writes failed: %s", len(batch), reason_of(error))
        except Exception:
            _log.exception("a transaction of %d writes failed", len(batch))
        return [self._commit([write])[0] for write in batch] if len(batch) > 1 else [None]

    def _commit_when_back(self, batch: list[Write], error: Exception) -> list[bool | None]:
        """The database is gone: wait for it. It is unknown whether the last transaction was committed, so entries found
        exactly as we wrote them count as ours."""
        _log.warning("the database has gone; %d writes wait for it: %s", len(batch), reason_of(error))
        until = monotonic() + self._seconds_without
        while monotonic() < until and not self._is_closing.wait(SECONDS_BETWEEN_TRIES):
            try:
                with self._write_connection.begin() as connection:
                    outcomes = self._write_batch(connection, batch, self._insert_some)
                    return [
                        taken or _is_there(connection, write.what) for write, taken in zip(batch, outcomes, strict=True)
                    ]
            except FAILED as again:
                if is_away(again):
                    self._write_connection.dispose()  # a database that has taken its place is found by reconnecting
                    continue
                _log.error("a transaction of %d writes failed: %s", len(batch), reason_of(again))
                break
            except Exception:
                _log.exception("a transaction of %d writes failed", len(batch))
                break
        return [None] * len(batch)

    def _check_file(self) -> None:
        """A file that was moved or deleted could still be written to, but nobody would ever find it again."""
        if self._file is not None and _identity(Path(self.url.database or "")) != self._file:
            raise FileMoved

    def _write_batch(self, connection: sql.Connection, batch: list[Write], insert: Insert) -> list[bool | None]:
        entries = [write.what for write in batch if type(write.what) is Entry]
        taken = insert(connection, entries) if entries else None
        outcomes: list[bool | None] = []
        for write in batch:
            what = write.what
            if type(what) is Entry:
                outcomes.append(taken is None or (what.match, what.number) in taken)
            elif type(what) is ChangeRoom:
                outcomes.append(self._change_room(connection, what))
            elif type(what) is NewRoom:
                outcomes.append(self._new_room(connection, what))
            else:
                assert type(what) is StoredLine
                outcomes.append(self._add_line(connection, what))
        if not self.is_sqlite:
            self._notify(connection, {write.room for write, done in zip(batch, outcomes, strict=True) if done})
        return outcomes

    def _insert_all(self, connection: sql.Connection, entries: list[Entry]) -> None:
        """Usually nobody else was faster. Then no rows have to be fetched, each of which would have to wait for the
        event loop."""
        if connection.execute(self._insert_entries, {"rows": _encode(entries)}).rowcount != len(entries):
            raise SomebodyWasFirst

    def _insert_some(self, connection: sql.Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert the entries whose numbers are free, and return them."""
        inserted = connection.execute(self._insert_and_say_which, {"rows": _encode(entries)})
        return {(match, number) for match, number in inserted}

    def _change_room(self, connection: sql.Connection, change: ChangeRoom) -> bool:
        changed = connection.execute(
            sql.update(rooms)
            .where(rooms.c.room == change.room.room, rooms.c.version == change.version)
            .values(version=change.version + 1, body=_body(change.room), is_over=change.is_over, changed=now())
        )
        if not changed.rowcount:
            return False
        _keep_pack(connection, change.room)
        self._add_match(connection, change.match)
        if change.member:
            connection.execute(self._insert[members], {"person": change.member, "room": change.room.room})
        return True

    def _new_room(self, connection: sql.Connection, new: NewRoom) -> bool:
        room = new.room
        row = {"room": room.room, "version": 0, "body": _body(room), "is_over": False, "changed": now()}
        if connection.execute(self._insert[rooms], row).first() is None:
            return False
        _keep_pack(connection, room)
        connection.execute(self._insert[members], {"person": room.host, "room": room.room})
        self._add_match(connection, new.match)
        return True

    def _add_match(self, connection: sql.Connection, match: StoredMatch | None) -> None:
        if match is not None:
            connection.execute(
                self._insert[matches], {"match": match.match, "room": match.room, "body": _encode(match)}
            )

    def _add_line(self, connection: sql.Connection, line: StoredLine) -> bool:
        """Add a line to the chat of its room, if necessary in place of the oldest one."""
        row = {name: getattr(line, name) for name in StoredLine.__struct_fields__}
        if connection.execute(self._insert[chat], row).first() is None:
            return False
        oldest = line.number - self._chat_lines_kept
        connection.execute(sql.delete(chat).where(chat.c.room == line.room, chat.c.number <= oldest))
        return True

    def _notify(self, connection: sql.Connection, changed: set[str]) -> None:
        """Notify the other workers, as soon as the transaction is committed, which rooms have changed."""
        names = sorted(changed)
        for start in range(0, len(names), ROOMS_IN_A_NOTICE):
            self.notify(connection, "changed", names[start : start + ROOMS_IN_A_NOTICE])

    def notify(self, connection: sql.Connection, about: str, names: list[str]) -> None:
        notice = _encode([self.worker, about, *names])
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, notice)))

    async def tell_workers(self, about: str, words: list[str]) -> None:
        """Send something to the other workers, if there can be any and they can be reached."""
        if not self.is_sqlite:
            with suppress(Refusal):
                await self.tidied(lambda connection: self.notify(connection, about, words))

    def _open_sqlite_file(self) -> None:
        file = Path(self.url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it contains secrets
        try:
            import fcntl
        except ImportError:  # not on this system: nothing but care helps there
            return
        self._lock_file = file.with_name(file.name + ".lock").open("w")
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock_file.close()
            raise DatabaseInUse(
                f"Another server has {file} open. Stop it, name another file with --database, or use PostgreSQL."
            ) from None


def migrate(engine: sql.Engine) -> None:
    """Migrate the tables; of several workers, one does it and the others wait.

    Alembic, which takes 10 MB of memory, is loaded only if there is something to do.
    """
    newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(7_401_553)))
        has_version = sql.inspect(connection).has_table("alembic_version")
        if has_version and connection.scalar(sql.text("SELECT version_num FROM alembic_version")) == newest:
            return
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise NoDatabase(f"The database cannot be opened: {reason_of(error)}") from error


MIGRATIONS = Path(__file__).parent / "migrations"

_log = logging.getLogger("fairytable.server")


def _tell_all(batch: list[Write], outcomes: list[bool | None]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        try:
            write.told(outcome)
        except Exception:
            _log.exception("room %s could not go on after a write", write.room)


def _identity(file: Path) -> tuple[int, int] | None:
    """Identifies a file, so that one that has taken its place is noticed."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _is_there(connection: sql.Connection, what: Entry | ChangeRoom | NewRoom | StoredLine) -> bool:
    """Whether exactly this is in the database."""
    if type(what) is Entry:
        return what in _read_entries(connection, what.match, what.number)[:1]
    if type(what) is StoredLine:
        same = [column == getattr(what, column.name) for column in chat.c]
        return connection.execute(sql.select(chat.c.number).where(*same)).first() is not None
    assert isinstance(what, ChangeRoom | NewRoom)
    version = what.version + 1 if type(what) is ChangeRoom else 0
    chosen = sql.select(rooms.c.body).where(rooms.c.room == what.room.room, rooms.c.version == version)
    return connection.scalar(chosen) == _body(what.room)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _body(room: StoredRoom) -> str:
    """A room as it is written: without the files of its pack, which would be written again with every change."""
    return _encode(msgspec.structs.replace(room, content={}) if room.content else room)


def _keep_pack(connection: sql.Connection, room: StoredRoom) -> None:
    """The files of the pack that was brought for a room, unless they are there already."""
    if room.content and room.pack != connection.scalar(sql.select(packs.c.edition).where(packs.c.room == room.room)):
        connection.execute(sql.delete(packs).where(packs.c.room == room.room))
        row = {"room": room.room, "edition": room.pack, "files": _encode(room.content)}
        connection.execute(sql.insert(packs).values(row))


def _with_pack(connection: sql.Connection, room: StoredRoom) -> StoredRoom:
    if room.content == {}:
        files = connection.scalar(sql.select(packs.c.files).where(packs.c.room == room.room))
        room.content = msgspec.json.decode(files, type=dict[str, str]) if files else None
    return room


def _read_room(connection: sql.Connection, room: str, known_match: str | None, since: int) -> LoadedRoom | None:
    row = connection.execute(sql.select(rooms.c.version, rooms.c.body).where(rooms.c.room == room)).first()
    if row is None:
        return None
    stored = _with_pack(connection, msgspec.json.decode(row.body, type=StoredRoom))
    match, entries = None, []
    if stored.match is not None:
        body = connection.scalar(sql.select(matches.c.body).where(matches.c.match == stored.match))
        if body is not None:
            match = msgspec.json.decode(body, type=StoredMatch)
            entries = _read_entries(connection, stored.match, since if stored.match == known_match else 0)
    rows = connection.execute(sql.select(chat).where(chat.c.room == room).order_by(chat.c.number))
    lines = [StoredLine(*line) for line in rows]
    return LoadedRoom(stored, row.version, match, entries, lines, lines[-1].number + 1 if lines else 0)


def _read_entries(connection: sql.Connection, match: str, number: int) -> list[Entry]:
    chosen = sql.select(answers).where(answers.c.match == match, answers.c.number >= number).order_by(answers.c.number)
    return list(_entries(connection.execute(chosen)))


def _entries(rows: Iterable[Any]) -> Iterable[Entry]:
    for row in rows:
        left = msgspec.json.decode(row.kept, type=Undone) if row.kept else None
        yield Entry(row.match, row.number, row.kind, row.seat, row.option, row.question, left)
