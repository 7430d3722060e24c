"""The steps, in the order of the rules page: see `engine.slugs` for what is called after them. And the sequences that
they form."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SETUP: Final = 0
TURN: Final = 1
SUPERMARKET_NOTES: Final = 2
RECEIVER_NOTES: Final = 3
FLIGHT: Final = 4
HENCHMEN_RETURN: Final = 5
MARKET_REFILL: Final = 6
DINERS: Final = 7
NEXT_ROUND: Final = 8
LAST_HENCHMEN: Final = 9
GREAT_LAWYER: Final = 10
BAD_LAWYER: Final = 11
LAWYER_PLACEMENT: Final = 12
FINAL_PAYOUT: Final = 13

END_OF_ROUND: Final = vec[i64]([HENCHMEN_RETURN, MARKET_REFILL, DINERS, NEXT_ROUND])  # CF-11
CLOSING_SEQUENCE: Final = vec[i64]([LAST_HENCHMEN, GREAT_LAWYER, BAD_LAWYER, DINERS, FINAL_PAYOUT])  # CF-12
