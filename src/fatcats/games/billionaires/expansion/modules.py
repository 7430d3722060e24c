# fatcats: interpreted
"""RR-1: which modules of the expansion go with what."""

from __future__ import annotations

from fatcats.engine.errors import BadOption
from fatcats.engine.options import OptionValues

MAX_BILLIONAIRES = 5
FEWEST_WITH_TROUBLEMAKER = 4


def check_modules(seats: int, options: OptionValues) -> None:
    """RR-1.02 to RR-1.05."""
    level = int(options["level"])
    if options["space_program"] and level < 3:
        raise BadOption("the Space Program needs level 3 or 4 (RR-1.02)")
    if not options["troublemakers"]:
        if seats > MAX_BILLIONAIRES:
            raise BadOption("six can play only with Troublemakers (RR-1.03)")
        return
    if level != 4:
        raise BadOption("Troublemakers needs level 4 (RR-1.04)")
    if seats < FEWEST_WITH_TROUBLEMAKER:
        raise BadOption("Troublemakers is for 4 to 6 players (RR-1.03)")
    if options["troublemaker_seat"] == "named" and int(options["named_troublemaker"]) > seats:
        raise BadOption(f"named_troublemaker must be a player at the table, from 1 to {seats} (RR-6.02)")
