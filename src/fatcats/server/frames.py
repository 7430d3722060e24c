# fatcats: compiled
"""Whole messages in one frame of a WebSocket (RFC 6455, 5.2), which is how almost all of them come and go."""

from __future__ import annotations

from websockets.utils import apply_mask

TEXT = 0x81  # a whole message in one frame
LAST = MASKED = 0x80  # in the first and in the second byte of a frame
MASK_AT, CONTENT_AT = 2, 6  # of a short frame
MOST_SHORT = 125
MOST_MIDDLING = 65_535


def is_short(data: bytes) -> bool:
    """Is this one whole frame of a client, not a part of a longer message, and nothing else?"""
    length = len(data) - CONTENT_AT
    return 0 <= length <= MOST_SHORT and data[0] >= LAST and data[1] == MASKED + length


def content(data: bytes) -> bytes:
    """Of a short frame."""
    return apply_mask(data[CONTENT_AT:], data[MASK_AT:CONTENT_AT])


def framed(text: bytes) -> bytes:
    """A server does not mask."""
    length = len(text)
    if length <= MOST_SHORT:
        return bytes([TEXT, length]) + text
    if length <= MOST_MIDDLING:
        return bytes([TEXT, 126, length >> 8, length & 255]) + text
    return bytes([TEXT, 127]) + length.to_bytes(8, "big") + text
