"""How somebody bargains. People differ in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

GREEDY: Final = vec[float]([0.9, 0.8, 0.7])
MODEST: Final = vec[float]([0.65, 0.5, 0.35])


@final
class Temper:
    def __init__(self, greed: vec[float], is_patient: bool) -> None:
        self.greed: Final = greed  # of what there is to gain this much is asked for, by round
        self.is_patient: Final = is_patient  # does not leave while somebody else may still do so first


TEMPERS: Final = [Temper(greed, is_patient) for is_patient in (True, False) for greed in (GREEDY, MODEST)]
USUAL: Final = TEMPERS[0]
MILD: Final = TEMPERS[3]
