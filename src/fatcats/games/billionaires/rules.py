"""The game: every step of the rules in its place, and the table on which a game begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import BIT
from fatcats.engine.position import FRAME
from fatcats.engine.rng import Rng
from fatcats.engine.rules import Rules

from .expansion.space_program.launch import Boarding, LaunchWindow
from .expansion.space_program.pacts import PactAnswer, PactProposal, PuppetPact
from .expansion.troublemakers.boycott import Boycotting, ComradeLook, ComradeMove
from .expansion.troublemakers.declare import DeclareChoice
from .expansion.troublemakers.fix import FixAcceptance, FixCommitment, FixHelp
from .expansion.troublemakers.fix_outcome import FixOutcome, FixReveal
from .expansion.troublemakers.hostages import ControlEnd, HostageChoice, Takeover
from .expansion.troublemakers.infiltrator import Infiltration, InfiltratorPlay
from .expansion.troublemakers.organize import Organizing
from .expansion.troublemakers.reformist import ReformAction
from .expansion.troublemakers.revolution_cards import (
    Alliance,
    Donation,
    OwnersRemoval,
    PropagandaChoice,
    RebelSacrifice,
)
from .expansion.troublemakers.revolutionary import RevolutionDone, RevolutionDraw, RevolutionPlay
from .expansion.troublemakers.sabotage import Sabotaging
from .expansion.troublemakers.thugs import ThugsPayment
from .expansion.troublemakers.troubled_turn import TroubledTurn
from .expansion.troublemakers.troublemaker import LowestCard, RoundDraw, icons_collected
from .knowledge.determinize import determinize
from .model import steps
from .model.cells import (
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
from .model.data import NO_POLICY, NOBODY
from .model.table import BillionairesTable
from .sections.action import Action
from .sections.bribes import BribeStep
from .sections.buy import ClaimChoice, Inflation, MarketReveal
from .sections.crisis import CrisisActivation
from .sections.discard_down import DiscardDown
from .sections.early_end import EarlyEndProposal, EarlyEndVote
from .sections.envelopes import EnvelopeOpening, HoldUpChoice, VultureWindow
from .sections.game_the_market import GamedBuy
from .sections.level_up import LevelVote
from .sections.negotiation import Negotiation, Proposal
from .sections.panic import BrokerWindow, Dictate, PanicCheck, RebelRemoval
from .sections.policy import Dig, NewRolePick, PolicyAudit, PolicyChoice, Repression
from .sections.puppets import PuppetAudit, PuppetStep, PuppetTrade, RollShift
from .sections.purchase import Payment, PurchaseWindow
from .sections.reveals import ConAnswer
from .sections.role_step import RoleDraw, RolePick, RoleReturn, RoleStep
from .sections.roles import RoleChoice
from .sections.round_end import EmergencyMeasures, Gathering, NewRound, Refill, RoundEndCrisis, RoundEndPolicy
from .sections.setup import BoardChoice, Deal, StartingPlayer
from .sections.special import GangsterWindow
from .sections.tax import Tax
from .sections.turn import DrawStep, FirstTurn, TurnChange, TurnEnd
from .sections.windows import CelebrityWindow, InsiderBetweenTurns, InsiderWindow, Speculation, SpeculatorWindow

RULES_VERSION: Final = "3"
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


RULES: Final = BillionairesRules(
    steps,
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
        InsiderBetweenTurns(),
    ],
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
