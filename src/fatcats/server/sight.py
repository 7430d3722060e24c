# fatcats: compiled
"""What can be seen of one position. What everybody sees is worked out once, and written out once for all of them."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import astuple

from fatcats.engine.view import View
from fatcats.live import LiveMatch

_encode = msgspec.json.Encoder().encode


class Sight:
    """Of the position that the match is in now; of no use any more when it has gone on."""

    def __init__(self, match: LiveMatch) -> None:
        self._match = match
        self._public = match.view(None)
        self._keys = keys(type(self._public))
        self._values = astuple(self._public)
        self._texts = [key + _encode(value) for key, value in zip(self._keys, self._values, strict=True)]

    def view(self, viewer: int | None, draft: list[int]) -> View:
        """As the viewer sees it, an unfinished choice included; raises IllegalMove if that is no longer possible."""
        if viewer is None:
            return self._public
        return self._match.view_of(viewer, draft, self._public)

    def written(self, view: View) -> bytes:
        """The view as the wire has it: what it shares with the public one is not written again."""
        parts = []
        for i, value in enumerate(astuple(view)):
            parts.append(self._texts[i] if value is self._values[i] else self._keys[i] + _encode(value))
        return b"{" + b",".join(parts) + b"}"


@cache
def keys(view: type[View]) -> list[bytes]:
    """The names of a view's fields, as they stand before their values."""
    return [_encode(name) + b":" for name in view.__struct_encode_fields__]
