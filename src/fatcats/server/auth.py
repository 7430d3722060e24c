"""Whose seat is it? A person is a random key: in a signed cookie, in a header, or behind the # of a seat link.

The server keeps only hashes of keys, so its database opens no seat.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

COOKIE = "fatcats"
KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")
BEARER = "bearer "


def new_key() -> str:
    return secrets.token_urlsafe(32)


def person(key: str) -> str:
    """What the log knows of a key."""
    return sha256(b"fatcats person " + key.encode()).hexdigest()[:40]


def matches(key: str, hashes: list[str]) -> bool:
    """Is this one of them? Takes the same time whether it nearly is or not at all."""
    mine = person(key)
    found = False
    for other in hashes:
        found |= hmac.compare_digest(mine, other)
    return found


class Signer:
    """Signs the cookie, so that only keys that this server gave out are looked at."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, key: str) -> str:
        return f"{key}.{self._mac(key)}"

    def read(self, cookie: str) -> str | None:
        """The key in the cookie, or None if it was not signed here."""
        key, _, mac = cookie.rpartition(".")
        if not KEY.fullmatch(key) or not hmac.compare_digest(mac.encode(), self._mac(key).encode()):
            return None
        return key

    def _mac(self, key: str) -> str:
        return hmac.new(self._secret, key.encode(), sha256).hexdigest()[:32]


def key_of_headers(cookie: str | None, authorization: str | None, signer: Signer) -> str | None:
    """The key that a request brings. A program brings its own; a browser has the cookie."""
    if authorization and authorization.lower().startswith(BEARER):
        key = authorization[len(BEARER) :].strip()
        return key if KEY.fullmatch(key) else None
    return signer.read(cookie) if cookie else None
