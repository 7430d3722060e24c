"""The steps, in the order of the rules page: see `engine.slugs` for what is called after them."""

from __future__ import annotations

from typing import Final

LOOT_REVEAL: Final = 0
ROLE_CHOICE: Final = 1
CENTRE_CARDS: Final = 2
ANNOUNCEMENT: Final = 3
NEGOTIATION: Final = 4
ANSWER: Final = 5
VOTE: Final = 6
LIVE_NEGOTIATION: Final = 7
CALL: Final = 8
TECH_TARGET: Final = 9
MENTALIST_VICTIM: Final = 10
SHARING: Final = 11
NEXT_HEIST: Final = 12
SET_UP: Final = 13
