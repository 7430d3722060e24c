"""The clauses that can forbid a move: ZN_5_05 is clause ZN-5.05 of the rules page. Their sentences are in `texts/`."""

from __future__ import annotations

from typing import Final

ZN_3_02: Final = 302
ZN_3_03: Final = 303
ZN_3_04: Final = 304
ZN_4_03: Final = 403
ZN_4_04: Final = 404
ZN_4_05: Final = 405
ZN_5_01: Final = 501
ZN_5_03: Final = 503
ZN_5_05: Final = 505
ZN_5_06: Final = 506
ZN_5_08: Final = 508
ZN_5_17: Final = 517
ZN_5_22: Final = 522
