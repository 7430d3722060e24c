"""The clauses that can forbid a move: CF_4_05 is clause CF-4.05 of the rules page. Their sentences are in `texts/`."""

from __future__ import annotations

from typing import Final

CF_3_02: Final = 302
CF_3_04: Final = 304
CF_3_06: Final = 306
CF_4_01: Final = 401
CF_4_02: Final = 402
CF_4_05: Final = 405
CF_6_01: Final = 601
CF_6_03: Final = 603
CF_7_01: Final = 701
CF_9_01: Final = 901
CF_9_02: Final = 902
CF_9_03: Final = 903
CF_9_05: Final = 905
CF_11_07: Final = 1107
CF_11_08: Final = 1108
CF_12_05: Final = 1205
CF_12_07: Final = 1207
CF_12_08: Final = 1208
CF_12_09: Final = 1209
