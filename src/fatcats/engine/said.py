# fatcats: interpreted
"""A sentence before it is in any language: which text it is, and what fills its blanks.

What is at stake, why not, why this: such sentences are made from a view, so that they can tell nothing that their
reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Named(NamedTuple):
    """A value that has a name in the texts: `Named("seat", 2)`, `Named("asset", "Art Hoard")`."""

    kind: str
    value: object


class Said(NamedTuple):
    """A text by its path, and its values. A value is called as the names of its kind are, or says which they are."""

    text: str
    values: Mapping[str, object] = {}


def said(text: str, **values: object) -> Said:
    """`said("stakes.Follow", rank="Bankrupt", by=Named("seat", 2))`."""
    return Said(text, values)
