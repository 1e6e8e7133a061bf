"""Frames: the bytes around a message on a WebSocket (RFC 6455, 5.2).

The library `websockets` knows all of them and takes ten times as long over each. Nearly all that ever goes over a
socket is a whole text message in one frame; those are written and read here.
"""

from __future__ import annotations

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4


def framed(text: bytes) -> bytes:
    """One whole text message as the server sends it."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def text_in(data: bytes) -> bytes | None:
    """The message, if the data is exactly one whole text message as a browser sends it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    begin, end = _bounds(data, 0)
    return apply_mask(data[begin:], data[begin - MASK_BYTES : begin]) if end == len(data) else None


def is_all_whole(data: bytes) -> bool:
    """Whether the last frame in the data is complete."""
    place = 0
    while place < len(data):
        _, place = _bounds(data, place)
    return place == len(data)


def _bounds(data: bytes, place: int) -> tuple[int, int]:
    """Where the payload of the frame begins and ends; beyond the end of the data if there is not enough of it."""
    length = data[place + 1] & 0x7F if place + 1 < len(data) else 0
    begin = place + 2
    if length >= 126:
        size = 2 if length == 126 else 8
        length = int.from_bytes(data[begin : begin + size], "big")
        begin += size
    begin += MASK_BYTES
    return begin, begin + length
