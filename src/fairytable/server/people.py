"""People: the tokens by which they are known, of which only hashes are kept, and their names, cleaned."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

NAME_LENGTH = 24


def hashed(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so a plain hash does not give them away."""
    return hashlib.sha256(f"fairytable token: {token}".encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    return bool(one) and hmac.compare_digest(one, other)


def new_key() -> str:
    return secrets.token_urlsafe(24)


def cleaned(text: str, length: int) -> str:
    """Text without control signs, invisible signs and needless spaces, not longer than this."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(" " if sign.isspace() else sign for sign in composed if _is_visible(sign))
    return " ".join(visible.split())[:length].strip()


def _is_visible(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign)[0] != "C"
