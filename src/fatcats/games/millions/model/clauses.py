"""The clauses that can forbid a move: MD_4_02 is clause MD-4.02 of the rules page. Their sentences are in `texts/`."""

from __future__ import annotations

from typing import Final

MD_1_02: Final = 102
MD_2_02: Final = 202
MD_3_01: Final = 301
MD_4_02: Final = 402
MD_4_03: Final = 403
MD_4_05: Final = 405
MD_4_06: Final = 406
MD_4_11: Final = 411
MD_4_13: Final = 413
MD_4_14: Final = 414
MD_4_17: Final = 417
MD_4_20: Final = 420
MD_4_22: Final = 422
MD_4_23: Final = 423
MD_4_24: Final = 424
MD_4_27: Final = 427
MD_4_28: Final = 428
MD_5_07: Final = 507
MD_5_09: Final = 509
MD_5_15: Final = 515
MD_8_01: Final = 801
MD_8_04: Final = 804
MD_8_05: Final = 805
