"""Content packs: a folder of TOML files with the cards and boards of a game, checked when loaded.

Every pack has a `pack.toml` that names its game. A game's `read_content` reads the other files through a
`PackReader`, which collects all faults, so that an author sees them at once and not one after the other.
"""

from __future__ import annotations

import hashlib
import shutil
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.languages import ENGLISH

if TYPE_CHECKING:
    from fairytable.engine.game import Game

Entry = TypeVar("Entry")


class Fault(Struct, frozen=True):
    """One thing that is wrong in a pack, and where."""

    file: str
    entry: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}, {self.entry}: {self.reason}" if self.entry else f"{self.file}: {self.reason}"


class PackTitle(Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says about a pack."""

    game: str
    name: str
    note: str = ""


class Pack(Struct, frozen=True, eq=False):
    """A pack that was checked. `content` is what the rules of its game work with."""

    game: str
    name: str
    hash: str
    content: Any
    warnings: tuple[Fault, ...] = ()


class PackReader:
    """The files of one pack, and the faults found in them so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[Fault] = []
        self.warnings: list[Fault] = []
        self.files: dict[str, dict[str, Any]] = {}
        self._unread: set[str] = set()
        for path in sorted(folder.glob("*.toml")):
            self._read(path)

    def fault(self, file: str, entry: str, reason: str) -> None:
        """What follows only from a file that cannot be read is not told beside that."""
        if file not in self._unread:
            self.faults.append(Fault(file, entry, reason))

    def warn(self, file: str, entry: str, reason: str) -> None:
        self.warnings.append(Fault(file, entry, reason))

    def entries(self, file: str, key: str, kind: type[Entry]) -> list[Entry]:
        """All `[[key]]` entries of a file that fit their kind; the others become faults."""
        found = self._content(file).get(key, [])
        if not isinstance(found, list):
            self.fault(file, key, f"write each entry under its own [[{key}]]")
            return []
        entries = []
        for number, raw in enumerate(found, start=1):
            name = raw.get("id", raw.get("name", "")) if isinstance(raw, dict) else ""
            label = f"{key} {number}" + (f" ({name})" if name else "")
            entry = self._convert(file, label, raw, kind)
            if entry is not None:
                entries.append(entry)
        return entries

    def section(self, file: str, key: str, kind: type[Entry]) -> Entry | None:
        """The `[key]` section of a file, if it is there and fits its kind."""
        content = self._content(file)
        if key not in content:
            if file in self.files:
                self.fault(file, key, "this section is missing")
            return None
        return self._convert(file, key, content[key], kind)

    def only_keys(self, file: str, *known: str) -> None:
        """Anything else at the top of the file is a fault: most likely a misspelt name."""
        for key in self._content(file):
            if key not in known:
                self.fault(file, key, f"unknown; this file has: {', '.join(known)}")

    def hash(self) -> str:
        """The same for all packs that play alike: neither words nor the layout of the files count, so that a mended
        sentence leaves every record as good as it was."""
        played = {name: _without_words(file) for name, file in self.files.items() if name != "pack.toml"}
        encoded = msgspec.json.encode(played, order="deterministic")
        return hashlib.sha256(encoded).hexdigest()[:32]

    def _content(self, file: str) -> dict[str, Any]:
        if file not in self.files:
            self._leave_unread(file, "the file is missing")
            return {}
        return self.files[file]

    def _convert(self, file: str, label: str, raw: object, kind: type[Entry]) -> Entry | None:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            self.fault(file, label, str(error))
            return None

    def _read(self, path: Path) -> None:
        try:
            self.files[path.name] = tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self._leave_unread(path.name, f"not valid TOML: {error}")
        except OSError as error:
            self._leave_unread(path.name, f"cannot be read: {error.strerror}")

    def _leave_unread(self, file: str, reason: str) -> None:
        self.fault(file, "", reason)
        self._unread.add(file)


_default_packs: dict[str, Pack] = {}


def load_pack(game: Game[Any], folder: Path | str | None = None) -> Pack:
    """The pack in the folder, checked; without a folder the pack that comes with the game."""
    if folder is not None:
        return _load(game, Path(folder))
    if game.slug not in _default_packs:
        _default_packs[game.slug] = _load(game, game.folder / "content")
    return _default_packs[game.slug]


def pack_title(folder: Path | str) -> PackTitle:
    """What `pack.toml` in the folder says; the way to find out which game a pack belongs to."""
    if not Path(folder).is_dir():
        raise FairytableError(f"There is no folder {folder}; a pack is a folder with a pack.toml")
    reader = PackReader(Path(folder))
    title = _read_title(reader)
    if title is None:
        raise FaultyPack(str(folder), reader.faults)
    return title


def copy_default_pack(game: Game[Any], folder: Path | str) -> Path:
    """A copy of the game's own pack, to be edited."""
    target = Path(folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise FairytableError(f"{target} is not an empty folder; name a new one for the pack")
    shutil.copytree(game.folder / "content", target, dirs_exist_ok=True)
    return target


def _load(game: Game[Any], folder: Path) -> Pack:
    if not folder.is_dir():
        raise FairytableError(f"There is no folder {folder}; a pack is a folder with a pack.toml")
    reader = PackReader(folder)
    title = _read_title(reader)
    if title is not None and title.game != game.slug:
        reader.fault("pack.toml", "game", f"the pack is for '{title.game}', not for '{game.slug}'")
        raise FaultyPack(str(folder), reader.faults)
    content = game.read_content(reader)
    if reader.faults or title is None:
        raise FaultyPack(str(folder), reader.faults)
    return Pack(game.slug, title.name, reader.hash(), content, tuple(reader.warnings))


def _without_words(content: Any) -> Any:
    """What is said in languages, `{ en = "Wolf", hu = "Farkas" }`, is left out wherever it stands."""
    if isinstance(content, dict):
        return {key: _without_words(value) for key, value in content.items() if not _is_words(value)}
    if isinstance(content, list):
        return [_without_words(value) for value in content]
    return content


def _is_words(value: Any) -> bool:
    return isinstance(value, dict) and ENGLISH in value and all(isinstance(said, str) for said in value.values())


def _read_title(reader: PackReader) -> PackTitle | None:
    reader.only_keys("pack.toml", "pack")
    return reader.section("pack.toml", "pack", PackTitle)
