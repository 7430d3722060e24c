"""What is in the box of the expansion: the Revolution cards and a few numbers. No rules.

A Revolution card is a number; identical cards have different numbers but the same *kind*, as in `data`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import set_of

from ..model.data import ASSETS

RevolutionSet = i64

REVOLUTION_CARDS: Final = (  # name, copies
    ("Bide Your Time", 3), ("Boycott", 1), ("Comrade on the Inside", 1), ("Hostages", 1), ("Fascist Thugs", 1),
    ("General Strike", 1), ("Infighting", 1), ("Infiltrator", 1), ("Involuntary Donation", 1), ("Media Slander", 1),
    ("Organize!", 4), ("Pacification", 1), ("Propaganda of the Deed", 1), ("Riots", 1), ("Sabotage!", 1),
    ("Uncomfortable Alliance", 1),
)  # fmt: skip
REVOLUTION_NAMES: Final = tuple(name for name, _ in REVOLUTION_CARDS)
N_REVOLUTION_KINDS: Final = 16
N_REVOLUTION_CARDS: Final = 21
KINDS_IN_BOX: Final = [kind for kind, (_, copies) in enumerate(REVOLUTION_CARDS) for _ in range(copies)]
REVOLUTION_KIND: Final = vec[i64](KINDS_IN_BOX)
REVOLUTION_CARDS_OF_KIND: Final = vec[i64](
    [set_of([c for c, k in enumerate(KINDS_IN_BOX) if k == kind]) for kind in range(N_REVOLUTION_KINDS)]
)
ALL_REVOLUTION_CARDS: Final[i64] = set_of(range(N_REVOLUTION_CARDS))
BIDE_YOUR_TIME: Final = 0
BOYCOTT: Final = 1
COMRADE: Final = 2
HOSTAGES_CARD: Final = 3
FASCIST_THUGS: Final = 4
GENERAL_STRIKE: Final = 5
INFIGHTING: Final = 6
INFILTRATOR: Final = 7
INVOLUNTARY_DONATION: Final = 8
MEDIA_SLANDER: Final = 9
ORGANIZE: Final = 10
PACIFICATION: Final = 11
PROPAGANDA: Final = 12
RIOTS: Final = 13
SABOTAGE: Final = 14
UNCOMFORTABLE_ALLIANCE: Final = 15

CARDS_TO_DRAW: Final = 3  # RR-11.05
CARDS_FOR_INFILTRATOR: Final = 2  # RR-12.39
CARDS_TO_ORGANIZE: Final = 3  # RR-12.22
REBELS_ORGANIZED: Final = 2
ICONS_TO_WIN: Final = 7  # RR-9.23
CRISES_AT_SET_UP: Final = 2  # RR-6.09
RIOT_POINTS: Final = 5  # RR-12.43
MAX_COMMITTED: Final = 2  # RR-9.03, RR-12.25
THUGS_PRICE: Final = 3  # RR-12.26
BOYCOTT_CARDS: Final = 3  # RR-12.06

TABLOID_EMPIRE: Final[i64] = ASSETS.index("Tabloid Empire")
MERCENARY_ARMY: Final[i64] = ASSETS.index("Mercenary Army")
RANSOM_ASSETS: Final[i64] = set_of([ASSETS.index(name) for name in ("Mega Yacht", "Celebrity Spouse", "Scam Charity")])

ALIGNMENTS: Final = ("Reformist", "Revolutionary")
