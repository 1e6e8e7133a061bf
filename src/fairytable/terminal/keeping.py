"""Small files in which the terminal stores the preferences of this account."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from platformdirs import user_config_path

T = TypeVar("T")


def settings_file(name: str) -> Path:
    return user_config_path("fairytable", appauthor=False) / name


class Kept(Generic[T]):
    """A value in a file. Without a file, or where it cannot be written, the value is forgotten at the end."""

    def __init__(self, file: Path | None, usual: T) -> None:
        self._file = file
        self._usual = usual

    def read(self, kind: type[T]) -> T:
        """The stored value; the default if the file cannot be read."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=kind) if self._file is not None else self._usual
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return self._usual

    def write(self, value: T) -> None:
        if self._file is None:
            return
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(msgspec.json.encode(value))
        except OSError:
            self._file = None
