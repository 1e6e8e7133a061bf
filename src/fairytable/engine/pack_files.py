"""The files of a pack, from a folder or from an archive: read within bounds, and never written anywhere."""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Callable, Mapping
from io import BytesIO
from lzma import LZMAError
from pathlib import Path, PurePosixPath

from fairytable.engine.errors import FairytableError

MOST_FILES = 40
MOST_BYTES = 500_000
"""The largest total size of a pack's files."""
MOST_PARTS = 200
"""The largest number of files in an archive, including files that do not belong to the pack."""
MOST_ENTRIES = 300
MOST_COPIES = 60
MOST_NUMBER = 10_000
MOST_LEVELS = 12
LONGEST_TEXT = 2_000
LONGEST_KEY = 60
FILE_NAME = re.compile(r"[\w-]{1,60}\.toml", re.ASCII)

STRING_OR_COMMENT = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\\?\Z)|\'\'\'.*?(?:\'\'\'|\Z)|"(?:\\.|[^"\\\n])*+"?|\'[^\'\n]*+\'?|#[^\n]*+', re.DOTALL
)
"""One without an end goes as far as it can. A parser stops there, and no place is looked at twice."""
DOTTED_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_LEVELS}}}")
LONG_WORD = re.compile(rf"[\w-]{{{LONGEST_KEY + 1}}}")


class WrongArchive(FairytableError):
    """The archive cannot be read."""


def files_in(folder: Path, unread: Callable[[str, str], None]) -> dict[str, bytes]:
    """The TOML files of a folder; those that cannot be read are reported by `unread(name, reason)`."""
    files: dict[str, bytes] = {}
    for path in sorted(folder.glob("*.toml"))[: MOST_FILES + 1]:
        try:
            with path.open("rb") as file:
                files[path.name] = file.read(MOST_BYTES + 1)
        except OSError as error:
            unread(path.name, f"cannot be read: {error.strerror}")
    return files


def overfull(files: Mapping[str, bytes]) -> str:
    """Why these files are too many or too large, if they are."""
    if len(files) > MOST_FILES:
        return f"the pack has more than {MOST_FILES} files"
    if sum(map(len, files.values())) > MOST_BYTES:
        return f"the files are larger than {MOST_BYTES // 1000} kilobytes together"
    return ""


def too_deep(text: str) -> str:
    """Why a file is not parsed, if so: a parser may need quadratic time for long dotted keys and recurses into nested
    lists, so both are limited before parsing."""
    bare = STRING_OR_COMMENT.sub("text", text)
    if DOTTED_KEY.search(bare):
        return f"a key has more than {MOST_LEVELS} parts"
    if LONG_WORD.search(bare):
        return f"a key has more than {LONGEST_KEY} characters"
    depth = 0
    for bracket in re.findall(r"[][{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > MOST_LEVELS:
            return "lists within lists go too deep"
    return ""


def files_of_archive(content: bytes) -> dict[str, bytes]:
    """The TOML files of a zip archive, at its top or in its only folder; other files are ignored. Nothing is unpacked
    beyond the limits of a pack, whatever the archive claims about its sizes."""
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            return _unpacked(archive)
    except (zipfile.BadZipFile, zlib.error, LZMAError, NotImplementedError, ValueError, OSError, EOFError) as error:
        raise WrongArchive("This is not a zip archive that can be read") from error
    except RuntimeError as error:  # so says zipfile of one with a password
        raise WrongArchive("The archive is locked with a password") from error


def _unpacked(archive: zipfile.ZipFile) -> dict[str, bytes]:
    parts = archive.infolist()
    if len(parts) > MOST_PARTS:
        raise WrongArchive(f"The archive has more than {MOST_PARTS} files")
    found = [part for part in parts if _belongs(PurePosixPath(part.filename)) and not part.is_dir()]
    if len({PurePosixPath(part.filename).parent for part in found}) > 1:
        raise WrongArchive("The archive has TOML files in several folders; a pack is one folder")
    if not found:
        raise WrongArchive("There is no TOML file in the archive; a pack has a pack.toml and others beside it")
    files: dict[str, bytes] = {}
    room = MOST_BYTES
    for part in found[: MOST_FILES + 1]:
        with archive.open(part) as file:
            text = file.read(room + 1)
        room -= len(text)
        if room < 0 or len(files) == MOST_FILES:
            raise WrongArchive(
                f"The archive is too large: a pack has at most {MOST_FILES} files "
                f"and {MOST_BYTES // 1000} kilobytes together"
            )
        files[PurePosixPath(part.filename).name] = text
    return files


def _belongs(path: PurePosixPath) -> bool:
    """Whether a path in an archive is that of a file of the pack; some systems add hidden twins of every file."""
    is_hidden = any(part.startswith((".", "__")) for part in path.parts)
    return len(path.parts) <= 2 and not is_hidden and FILE_NAME.fullmatch(path.name) is not None
