"""How somebody plays by rules of thumb: the weights of what speaks for a play. People differ in them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Style:
    """The weights of the heuristic bot, found by trial: 12,000 games at a time, one player with other numbers among
    three with the old ones."""

    def __init__(self) -> None:
        # --- leading ---
        self.lead_number = 0.5  # for each card
        self.lead_rank = 1.64  # against each rank above the lowest
        self.lead_wins = -2.2  # by the chance that nobody beats it
        self.lead_run = 21.0  # by that chance, if the rest can follow
        self.lead_stop = 0.0  # by that chance, if somebody is about to go out
        self.lead_large = 0.0  # then, for more cards than that one holds
        # --- answering ---
        self.answer = 6.0
        self.answer_rank = 0.3
        self.answer_rest = 0.3  # for each card that is left
        self.answer_bankrupt = 30.0  # with a Bankroll
        self.winner_losers = 0.125  # against a winner, for each loser that is left
        self.winner_run = 7.2  # for it, if the rest can follow
        self.answer_few = 0.0  # if somebody is about to go out
        self.answer_stop = 0.0  # then, by the chance that nobody beats it
        # --- both ---
        self.break_up = 8.0  # against breaking a group
        self.break_left = 0.9  # for each card of it that is left


FEW: Final[i64] = 3  # cards: somebody who holds no more is about to go out


def watchful() -> Style:
    """Somebody who stops others rather than run, and breaks groups sooner."""
    style = Style()
    style.lead_number = 1.0
    style.lead_rank = 1.0
    style.lead_wins = 0.0
    style.lead_run = 30.0
    style.lead_stop = 10.0
    style.lead_large = 8.0
    style.answer_rank = 0.5
    style.answer_rest = 0.0
    style.answer_bankrupt = 10.0
    style.winner_losers = 0.5
    style.winner_run = 6.0
    style.answer_few = 3.0
    style.answer_stop = 5.0
    style.break_up = 4.0
    style.break_left = 1.0
    return style
