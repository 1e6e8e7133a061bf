"""Content packs: a folder of TOML files with the cards and boards of a game, checked when loaded.

Every pack has a `pack.toml` that names its game. A game's `read_content` reads the other files through a `PackReader`,
which collects all faults, so that an author sees them together. A pack may come from a stranger: `pack_files.py` bounds
what is read, and nothing in a checked pack can harm a terminal.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from fairytable.engine.errors import FairytableError, FaultyPack
from fairytable.engine.languages import ENGLISH, in_language
from fairytable.engine.pack_faults import WORD, Fault, in_plain_words, misspelt, short, unshowable
from fairytable.engine.pack_files import (
    LONGEST_TEXT,
    MOST_COPIES,
    MOST_ENTRIES,
    MOST_LEVELS,
    MOST_NUMBER,
    files_in,
    overfull,
    too_deep,
)

if TYPE_CHECKING:
    from fairytable.engine.game import Game

Entry = TypeVar("Entry")
TITLE = "pack.toml"


class PackTitle(Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says about a pack."""

    game: str
    name: str
    note: str = ""


class Pack(Struct, frozen=True, eq=False):
    """A checked pack. `content` is what the rules of its game work with; `files` are the texts that it was read from,
    with which it can be stored with a match. Packs with the same `hash` play alike, those with the same `edition` are
    identical.
    """

    game: str
    name: str
    hash: str
    content: Any
    warnings: tuple[Fault, ...] = ()
    note: str = ""
    files: Mapping[str, str] = {}
    edition: str = ""


class PackReader:
    """The files of one pack, and the faults found in them so far."""

    def __init__(self, source: Path | Mapping[str, bytes]) -> None:
        self.faults: list[Fault] = []
        self.warnings: list[Fault] = []
        self.files: dict[str, dict[str, Any]] = {}
        self.texts: dict[str, str] = {}
        self._unread: set[str] = set()
        self._used: set[str] = set()
        self._misread = False
        self._lines: dict[tuple[str, str], int] = {}
        files = files_in(source, self._leave_unread) if isinstance(source, Path) else dict(source)
        if problem := overfull(files):
            self.faults.append(Fault("", "", problem))
            self._misread, files = True, {}
        for name, content in sorted(files.items()):
            self._read(name, content)

    def fault(self, file: str, entry: str, reason: str) -> None:
        """Faults that merely follow from a file that cannot be read are not reported."""
        if file not in self._unread:
            self._tell(self.faults, file, entry, reason)

    def warn(self, file: str, entry: str, reason: str) -> None:
        self._tell(self.warnings, file, entry, reason)

    @property
    def is_whole(self) -> bool:
        """Whether all entries could be read. Otherwise some would be reported as missing that are not."""
        return not self._misread

    def entries(self, file: str, key: str, kind: type[Entry]) -> list[Entry]:
        """All `[[key]]` entries of a file that fit their type; the others become faults."""
        found = self._content(file).get(key, [])
        if not isinstance(found, list):
            self._misreads(file, key, f"write each entry under its own [[{key}]]")
            return []
        if len(found) > MOST_ENTRIES:
            self._misreads(file, key, f"there are {len(found)} of these; {MOST_ENTRIES} are the most")
            return []
        headers = [
            number
            for number, line in enumerate(self.texts.get(file, "").splitlines(), start=1)
            if re.match(rf"\s*\[\[\s*{re.escape(key)}\s*\]\]", line)
        ]
        entries = []
        for place, raw in enumerate(found):
            label = entry_label(key, raw, place + 1)
            if len(headers) == len(found):
                self._lines[file, label] = headers[place]
            entry = self._convert(file, label, raw, kind)
            if entry is not None:
                entries.append(entry)
        return entries

    def section(self, file: str, key: str, kind: type[Entry]) -> Entry | None:
        """The `[key]` section of a file, if it is there and fits its type."""
        content = self._content(file)
        if key not in content:
            if file in self.files:
                self._misreads(file, key, "this section is missing")
            return None
        return self._convert(file, key, content[key], kind)

    def only_keys(self, file: str, *known: str) -> None:
        """Report anything else at the top of the file: most likely a misspelt name."""
        for key in self._content(file):
            if key not in known:
                self._misreads(file, key, f"unknown; {misspelt(key, known, 'this file has')}")

    def only_used_files(self) -> None:
        """Report every file that the game has not read: most likely a misspelt name."""
        for name in self.files:
            if name not in self._used:
                self.fault(name, "", f"the game has no such file; {misspelt(name, sorted(self._used), 'it has')}")

    def hash(self) -> str:
        """The same for all packs that play alike: neither words nor the layout of the files count, so a corrected
        sentence leaves every record valid."""
        return _digest({name: _without_words(file) for name, file in self.files.items() if name != TITLE})

    def edition(self) -> str:
        """The hash, followed by a hash of the title and the words of the pack."""
        return f"{self.hash()}-{_digest(self.files)[:8]}"

    def _tell(self, where: list[Fault], file: str, entry: str, reason: str) -> None:
        fault = Fault(short(file), short(entry), short(reason), self._lines.get((file, entry.partition(",")[0]), 0))
        if fault not in where:
            where.append(fault)

    def _content(self, file: str) -> dict[str, Any]:
        self._used.add(file)
        if file not in self.files:
            self._leave_unread(file, "the file is missing")
            return {}
        return self.files[file]

    def _convert(self, file: str, label: str, raw: object, kind: type[Entry]) -> Entry | None:
        if problem := _unfit(raw) or _unfit_entry(raw):
            self._misreads(file, label, problem)
            return None
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            self._misreads(file, label, in_plain_words(str(error), kind))
            return None

    def _read(self, name: str, content: bytes) -> None:
        try:
            self.texts[name] = content.decode("utf-8-sig")
            if problem := too_deep(self.texts[name]):
                self._leave_unread(name, problem)
            else:
                self.files[name] = tomllib.loads(self.texts[name])
        except UnicodeDecodeError:
            self._leave_unread(name, "it has letters in another encoding; save the file as UTF-8")
        except ValueError as error:  # also for numbers with thousands of digits
            self._leave_unread(name, f"it cannot be read: {_first_small(str(error))}")

    def _misreads(self, file: str, entry: str, reason: str) -> None:
        self._misread = self._misread or file != TITLE
        self.fault(file, entry, reason)

    def _leave_unread(self, file: str, reason: str) -> None:
        self._misreads(file, "", reason)
        self._unread.add(file)


def entry_label(key: str, raw: object, place: int) -> str:
    """The name of an entry in a fault: its id, what it joins, its first word or number, or else its position."""
    if not isinstance(raw, dict):
        return f"{key} {place}"
    if isinstance(raw.get("id"), str):
        return f"{key} {raw['id']}"
    words = [value for value in raw.values() if isinstance(value, str)]
    for value in raw.values():
        if isinstance(value, list) and len(value) == 2 and all(isinstance(end, str) for end in value):
            words = value
    numbers = [value for value in raw.values() if isinstance(value, int)]
    if words:
        return f"{key} {' - '.join(words[:2])}"
    return f"{key} {numbers[0] if numbers else place}"


_default_packs: dict[str, Pack] = {}


def load_pack(game: Game[Any], folder: Path | str | None = None) -> Pack:
    """The checked pack in the folder; without a folder the game's own pack."""
    if folder is not None:
        return _load(game, _folder(folder), str(folder))
    if game.slug not in _default_packs:
        _default_packs[game.slug] = _load(game, game.identity.folder / "content", str(game.identity.folder / "content"))
    return _default_packs[game.slug]


def pack_of_files(game: Game[Any], files: Mapping[str, str | bytes]) -> Pack:
    """The checked pack made of these files: an uploaded one, or one stored with a match."""
    return _load(game, {name: _bytes(text) for name, text in files.items()}, "these files")


def pack_title(source: Path | str | Mapping[str, str | bytes]) -> PackTitle:
    """The contents of `pack.toml`, to find out which game a pack belongs to."""
    if isinstance(source, Mapping):
        name, reader = "these files", PackReader({name: _bytes(text) for name, text in source.items()})
    else:
        name, reader = str(source), PackReader(_folder(source))
    title = _read_title(reader)
    if title is None:
        raise FaultyPack(name, [fault for fault in reader.faults if fault.file in ("", TITLE)])
    return title


def copy_default_pack(game: Game[Any], folder: Path | str, name: str = "") -> Path:
    """A copy of the game's own pack to edit, with a name of its own if one is given."""
    target = Path(folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise FairytableError(f"{target} is not an empty folder; name a new one for the pack")
    shutil.copytree(game.identity.folder / "content", target, dirs_exist_ok=True)
    if name:
        quoted = msgspec.json.encode(name).decode()
        (target / TITLE).write_text(f'[pack]\ngame = "{game.slug}"\nname = {quoted}\nnote = ""\n', encoding="utf-8")
    return target


def _check_entries(reader: PackReader, seats: Mapping[str, str]) -> None:
    """For every game: nothing has the id of a seat (`seats` are those that the table would call by the name of
    something else), and no two things of a kind have the same position on the drawing."""
    for file, kinds in reader.files.items():
        for kind, entries in kinds.items():
            things = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
            first: dict[str, str] = {}
            for thing in things:
                name, at = thing.get("id"), thing.get("at")
                if not isinstance(name, str):
                    continue
                if name in seats and seats[name] == in_language(thing.get("name", {}), ENGLISH, name):
                    advice = f"give the {kind} another id, such as '{name}_{kind}'"
                    reader.fault(file, f"{kind} {name}", f"'{name}' is the seat of that colour; {advice}")
                if at is not None and (other := first.setdefault(str(at), name)) != name:
                    reader.fault(file, f"{kind} {name}", f"it lies on the drawing where '{other}' lies")


def _load(game: Game[Any], source: Path | Mapping[str, bytes], place: str) -> Pack:
    reader = PackReader(source)
    title = _read_title(reader)
    if title is not None and title.game != game.slug:
        reader.fault(TITLE, "pack", f"the pack is for the game '{title.game}', not for '{game.slug}'")
        raise FaultyPack(place, reader.faults)
    content = game.read_content(reader)
    if reader.is_whole:
        reader.only_used_files()
    names = game.texts.names(content, ENGLISH) if content is not None else {}
    _check_entries(reader, {seat: names[seat] for seat in game.seats if seat in names})
    if reader.faults or title is None:
        raise FaultyPack(place, reader.faults)
    return Pack(
        game.slug,
        title.name,
        reader.hash(),
        content,
        tuple(reader.warnings),
        title.note,
        reader.texts,
        reader.edition(),
    )


def _read_title(reader: PackReader) -> PackTitle | None:
    reader.only_keys(TITLE, "pack")
    title = reader.section(TITLE, "pack", PackTitle)
    if title is not None and not title.name.strip():
        reader.fault(TITLE, "pack", "the pack needs a name")
    return title


def _folder(folder: Path | str) -> Path:
    if not Path(folder).is_dir():
        raise FairytableError(f"There is no folder {folder}; a pack is a folder with a {TITLE}")
    return Path(folder)


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text


def _digest(content: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:32]


def _without_words(content: Any) -> Any:
    """Leaves out every translated text, `{ en = "Wolf", hu = "Farkas" }`, wherever it is."""
    if isinstance(content, dict):
        return {key: _without_words(value) for key, value in content.items() if not _is_words(value)}
    if isinstance(content, list):
        return [_without_words(value) for value in content]
    return content


def _is_words(value: Any) -> bool:
    return isinstance(value, dict) and ENGLISH in value and all(isinstance(said, str) for said in value.values())


def _unfit(value: object, key: str = "", depth: int = 0) -> str:
    """Why a value cannot be in any pack: too long, too large, too deep, or with characters that belong on no card."""
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            return f"a text has {len(value)} characters; {LONGEST_TEXT} are the most"
        if strange := unshowable(value):
            return f"a text has the character {strange}, which cannot be shown; take it out"
    elif isinstance(value, bool):
        return ""
    elif isinstance(value, int | float):
        if not abs(value) <= MOST_NUMBER:  # also for what is not a number at all
            return f"{_first_small(str(value)[:20])} is too large; {MOST_NUMBER} is the most"
        if key == "copies" and value > MOST_COPIES:
            return f"{value} copies are too many; {MOST_COPIES} are the most"
    elif depth > MOST_LEVELS:
        return "lists within lists go too deep"
    elif isinstance(value, dict):
        return next(filter(None, (_unfit(name) or _unfit(item, name, depth + 1) for name, item in value.items())), "")
    elif isinstance(value, list):
        if len(value) > MOST_ENTRIES:
            return f"a list has {len(value)} parts; {MOST_ENTRIES} are the most"
        return next(filter(None, (_unfit(item, key, depth + 1) for item in value)), "")
    return ""


def _unfit_entry(raw: object) -> str:
    """Why an entry cannot have its id, which has to be a word of an answer, or its name."""
    if not isinstance(raw, dict):
        return ""
    identity, name = raw.get("id"), raw.get("name")
    if isinstance(identity, str) and not WORD.fullmatch(identity):
        return "an id is one word of small letters, digits and underscores, and begins with a letter"
    if isinstance(name, dict) and not name.get(ENGLISH):
        return 'its name is needed in English: name = { en = "..." }'
    return ""


def _first_small(text: str) -> str:
    return text[:1].lower() + text[1:]
