"""The steps, in the order of the rules page: see `engine.slugs` for what is called after them."""

from __future__ import annotations

from typing import Final

SEATING: Final = 0
DEAL: Final = 1
EXCHANGE: Final = 2
LEAD: Final = 3
SIZE_NAMING: Final = 4
FOLLOW: Final = 5
SCORING: Final = 6
