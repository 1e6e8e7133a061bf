"""People: the tokens that identify them, of which only hashes are stored, and their names."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from itertools import count

NAME_LENGTH = 24


def hashed(token: str) -> str:
    """The stored form of a token. Tokens are long and random, so a plain hash does not give them away."""
    return hashlib.sha256(f"fairytable token: {token}".encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    return bool(one) and hmac.compare_digest(one, other)


def new_key() -> str:
    return secrets.token_urlsafe(24)


def cleaned(text: str, length: int) -> str:
    """The text without control characters, invisible characters and needless spaces, cut to this length."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(" " if sign.isspace() else sign for sign in composed if _is_visible(sign))
    return " ".join(visible.split())[:length].strip()


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has it already, however it is spelt."""
    taken = {_as_read(other) for other in others}
    if not name or _as_read(name) not in taken:
        return name
    number = next(number for number in count(2) if _as_read(f"{name} {number}") not in taken)
    return f"{name} {number}"


def _as_read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


BLANKS = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0))
).union(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters and marks that show nothing, or only choose among the shapes of what stands before them."""


def _is_visible(sign: str) -> bool:
    return sign.isspace() or (unicodedata.category(sign)[0] != "C" and sign not in BLANKS)
