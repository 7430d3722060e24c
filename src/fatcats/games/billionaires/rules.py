"""The game: every step of the rules in its place, and the table on which a game begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import FRAME
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules

from .action import Action
from .bribes import BribeStep
from .buy import ClaimChoice, Inflation, MarketReveal
from .cells import (
    BUNKER,
    CAPTOR,
    ENDING,
    MAX_FRAMES,
    N_CELLS,
    PANIC_CARD,
    PANIC_LEADER,
    PLAYERS,
    POLICY,
    ROUND,
    SEATS,
    TROUBLEMAKER,
    WINNERS,
)
from .crisis import CrisisActivation
from .data import NO_POLICY, NOBODY
from .determinize import determinize
from .discard_down import DiscardDown
from .early_end import EarlyEndProposal, EarlyEndVote
from .envelopes import EnvelopeOpening, HoldUpChoice, VultureWindow
from .game_the_market import GamedBuy
from .level_up import LevelVote
from .negotiation import Negotiation, Proposal
from .panic import BrokerWindow, Dictate, PanicCheck, RebelRemoval
from .policy import Dig, NewRolePick, PolicyAudit, PolicyChoice, Repression
from .puppets import PuppetAudit, PuppetStep, PuppetTrade, RollShift
from .purchase import Payment, PurchaseWindow
from .reveals import ConAnswer
from .role_step import RoleDraw, RolePick, RoleReturn, RoleStep
from .roles import RoleChoice
from .round_end import EmergencyMeasures, Gathering, NewRound, Refill, RoundEndCrisis, RoundEndPolicy
from .setup import BoardChoice, Deal, StartingPlayer
from .space_program.launch import Boarding, LaunchWindow
from .space_program.pacts import PactAnswer, PactProposal, PuppetPact
from .special import GangsterWindow
from .table import BillionairesTable
from .tax import Tax
from .troublemakers.boycott import Boycotting, ComradeLook, ComradeMove
from .troublemakers.declare import DeclareChoice
from .troublemakers.fix import FixAcceptance, FixCommitment, FixHelp
from .troublemakers.fix_outcome import FixOutcome, FixReveal
from .troublemakers.hostages import ControlEnd, HostageChoice, Takeover
from .troublemakers.infiltrator import Infiltration, InfiltratorPlay
from .troublemakers.organize import Organizing
from .troublemakers.reformist import ReformAction
from .troublemakers.revolution_cards import Alliance, Donation, OwnersRemoval, PropagandaChoice, RebelSacrifice
from .troublemakers.revolutionary import RevolutionDone, RevolutionDraw, RevolutionPlay
from .troublemakers.sabotage import Sabotaging
from .troublemakers.thugs import ThugsPayment
from .troublemakers.troubled_turn import TroubledTurn
from .troublemakers.troublemaker import LowestCard, RoundDraw, icons_collected
from .turn import DrawStep, FirstTurn, TurnChange, TurnEnd
from .windows import CelebrityWindow, InsiderWindow, Speculation, SpeculatorWindow

RULES_VERSION: Final = "1"
EMPTY_ROW: Final = vec[i64]([0] * (N_CELLS + FRAME * MAX_FRAMES))


class BillionairesRules(Rules[BillionairesTable]):
    def determinize(self, t: BillionairesTable, seat: i64, rng: Rng) -> None:
        determinize(t, seat, rng)

    def place(self, t: BillionairesTable, seat: i64) -> i64:
        """The winners are first; all others, or all if nobody won, come second."""
        if t[WINNERS] & BIT[seat]:
            return 1
        return 2

    def score(self, t: BillionairesTable, seat: i64) -> i64:
        """Spaces filled; for the Troublemaker the icons collected."""
        if seat == t[TROUBLEMAKER]:
            return icons_collected(t)
        return t.filled(seat)

    def ending(self, t: BillionairesTable) -> i64:
        return t[ENDING]


RULES: Final = BillionairesRules(  # the steps, in the order of their names in `steps`
    [
        StartingPlayer(), BoardChoice(), Deal(), RoleChoice(), FirstTurn(),
        DrawStep(), Action(), TurnEnd(), EarlyEndProposal(), EarlyEndVote(), TurnChange(),
        MarketReveal(), ClaimChoice(), Inflation(), GangsterWindow(), GamedBuy(),
        LevelVote(), Gathering(), EmergencyMeasures(), Refill(), RoundEndCrisis(),
        RoleStep(), RoleReturn(), RoleDraw(), RolePick(), RoundEndPolicy(), NewRound(),
        CrisisActivation(), CelebrityWindow(), PanicCheck(), BrokerWindow(), Dictate(),
        Negotiation(), Proposal(), RebelRemoval(),
        SpeculatorWindow(), Speculation(), DiscardDown(), ConAnswer(),
        BribeStep(), InsiderWindow(), HoldUpChoice(), EnvelopeOpening(), VultureWindow(),
        PolicyChoice(), Dig(), PolicyAudit(), NewRolePick(), Repression(), Tax(),
        PurchaseWindow(), Payment(), PuppetStep(), RollShift(), PuppetAudit(), PuppetTrade(),
        LaunchWindow(), PactProposal(), PactAnswer(), PuppetPact(), Boarding(),
        RoundDraw(), TroubledTurn(), LowestCard(), DeclareChoice(), ReformAction(),
        FixCommitment(), FixHelp(), FixAcceptance(), FixReveal(), FixOutcome(),
        RevolutionDraw(), RevolutionPlay(), RevolutionDone(), Boycotting(), ComradeLook(), ComradeMove(),
        HostageChoice(), Takeover(), ControlEnd(), ThugsPayment(), Infiltration(), InfiltratorPlay(),
        Donation(), OwnersRemoval(), Organizing(), PropagandaChoice(), RebelSacrifice(), Sabotaging(), Alliance(),
    ]
)  # fmt: skip


def blank_table(seats: i64, rng: Rng) -> BillionairesTable:
    """Nothing laid out; options are still to be set."""
    t = BillionairesTable(EMPTY_ROW[:], N_CELLS, rng, RULES)
    t[SEATS] = seats
    t[PLAYERS] = BIT[seats] - 1
    t[POLICY] = NO_POLICY  # BG-2.10
    t[ROUND] = 1
    t[BUNKER] = NOBODY  # BG-2.06
    t[PANIC_CARD] = NOBODY
    t[PANIC_LEADER] = NOBODY
    t[TROUBLEMAKER] = NOBODY
    t[CAPTOR] = NOBODY
    return t
