"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once in NumPy.

Needs the extra `fatcats[envs]`, and for `fatcats.envs.open_spiel` the extra `fatcats[open-spiel]`.
"""

from __future__ import annotations

try:
    from fatcats.envs.aec import FatcatsAEC, aec
    from fatcats.envs.batch import BatchEnv, Step
    from fatcats.envs.board import close_browser
    from fatcats.envs.parallel import FatcatsParallel, parallel
    from fatcats.envs.single import FatcatsSeat, register_all, single
    from fatcats.envs.spec import Setup, setup
except ModuleNotFoundError as error:
    if (error.name or "").startswith("fatcats"):
        raise
    raise ModuleNotFoundError(f'fatcats.envs needs more: pip install "fatcats[envs]" ({error})') from error

register_all()

__all__ = [
    "BatchEnv",
    "FatcatsAEC",
    "FatcatsParallel",
    "FatcatsSeat",
    "Setup",
    "Step",
    "aec",
    "close_browser",
    "parallel",
    "setup",
    "single",
]
