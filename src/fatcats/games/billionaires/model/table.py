"""The table: moving cards and Assets about, and the numbers that many rules ask for (BG-0).

Cards, Assets and Roles change place only through `move`, so nothing can get lost.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fatcats.engine.bits import BIT, count, each, lowest, nth
from fatcats.engine.errors import BadChance
from fatcats.engine.table import Table
from fatcats.engine.tally import total

from .cells import (
    ASSETS_OF,
    ASSETS_ON,
    BILLIONAIRES,
    BOARD,
    CAPTOR,
    CARD_ZONES,
    DECK,
    DECK_TABLE,
    DECK_USED,
    DECLARED,
    FACE_DOWN,
    FACE_UP,
    HAND,
    KNOWS,
    N_CELLS,
    PLAYERS,
    POLICY,
    REBELS_ON,
    REVEALED,
    ROLE_HELD,
    ROLE_OF,
    SEATS,
    SEEN,
    TROUBLEMAKER,
    WORTH_ONE,
    WORTH_THREE,
    WORTH_TWO,
)
from .data import (
    ASSETS_OF_A_KIND,
    BANKER,
    BANKERS_HAND_LIMIT,
    CARDS_OF_KIND,
    CARDS_OF_SUIT,
    FILLED,
    HAND_LIMIT,
    KIND_OF,
    MAX_SEATS,
    N_KINDS,
    N_MARKETS,
    N_SUITS,
    NOBODY,
    SETS_OF_FOUR,
    SPACES,
    SUIT_OF_BOARD,
    AssetSet,
    CardSet,
    SeatSet,
)
from .event_parts import OTHER_DECK
from .moves import FIRST_CARD, SECOND_CARD, THIRD_CARD

WORSE_THAN_ANY: Final[i64] = -99


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BillionairesTable(Table):
    def clone(self) -> BillionairesTable:
        copy = BillionairesTable(self.row[:], N_CELLS, self.rng.copy(), self.rules)
        self.copy_into(copy)
        return copy

    def remembered(self) -> i64:
        return N_CELLS - ROLE_HELD

    # --- moving things ---

    def move(self, things: i64, source: i64, target: i64) -> None:
        """Move a set of cards, Assets or Roles. The only way in which anything changes place."""
        row = self.row
        row[source] &= ~things
        row[target] |= things
        if HAND <= source < CARD_ZONES:
            row[SEEN] &= ~things

    def move_all(self, source: i64, target: i64) -> None:
        self.move(self[source], source, target)

    def size(self, zone: i64) -> i64:
        return count(self[zone])

    def draw(self, target: i64) -> i64:
        """Draw one card from the Draw deck, which is not empty."""
        self[DECK_USED] = 1
        return self.draw_from(DECK, target)

    def draw_from(self, source: i64, target: i64) -> i64:
        """Move a random card; returns it. A shuffled pile is a set from which cards come out at random.

        Chance gives a kind; of identical cards the lowest one moves, so a record needs to name kinds only.
        """
        cards = self[source]
        kind = self.scripted_kind()
        if kind < 0:
            kind = self.kind(nth(cards, self.below(count(cards))))
        self.record(kind)
        card = self.card(kind, cards)
        if card == 0:
            raise BadChance("chance draws a card that is not in the pile")
        self.move(card, source, target)
        return lowest(card)

    def scripted_kind(self) -> i64:
        """The kind that the script gives, or -1 if chance decides."""
        if not self.chance_is_scripted():
            return -1
        kind = self.next_scripted()
        if kind < 0 or kind >= N_KINDS:
            raise BadChance("chance draws a card that does not exist")
        return kind

    # --- cards and their kinds ---

    def kind(self, card: i64) -> i64:
        return KIND_OF[self[DECK_TABLE] + card]

    def card(self, kind: i64, cards: CardSet) -> CardSet:
        """One card of this kind out of `cards`, or the empty set.

        Of identical cards one that everybody has seen goes first: which of them it is can never be told.
        """
        found = cards & CARDS_OF_KIND[(self[DECK_TABLE] >> 1) + kind]
        if found & self[SEEN]:
            found &= self[SEEN]
        return found & -found

    def cards_for(self, combination: i64, cards: CardSet) -> CardSet:
        """The cards of this combination out of `cards`, or the empty set if they are not all there."""
        first = self.card(FIRST_CARD[combination], cards)
        if first == 0 or SECOND_CARD[combination] < 0:
            return first
        second = self.card(SECOND_CARD[combination], cards & ~first)
        if second == 0:
            return 0
        if THIRD_CARD[combination] < 0:
            return first | second
        third = self.card(THIRD_CARD[combination], cards & ~first & ~second)
        if third == 0:
            return 0
        return first | second | third

    def shown(self, cards: CardSet) -> i64:
        """Cards as an event tells them."""
        if self[DECK_TABLE]:
            return cards | BIT[OTHER_DECK]
        return cards

    def printed_points(self, cards: CardSet) -> i64:
        """Points without any Policy; a Crisis has none (BG-0.13 to BG-0.15)."""
        row = self.row
        if cards & (cards - 1) == 0:  # a single card, as most often
            if cards & row[WORTH_ONE]:
                return 1
            if cards & row[WORTH_TWO]:
                return 2
            if cards & row[WORTH_THREE]:
                return 3
            return 0
        threes = cards & row[WORTH_THREE]
        return count(cards & row[WORTH_ONE] | threes) + 2 * count(cards & row[WORTH_TWO] | threes)

    def points(self, cards: CardSet) -> i64:
        """BG-0.13: Resource cards of the Suit whose Policy is in effect count double."""
        policy = self[POLICY]
        if policy < N_SUITS and cards & CARDS_OF_SUIT[policy]:
            return self.printed_points(cards) + self.printed_points(cards & CARDS_OF_SUIT[policy])
        return self.printed_points(cards)

    # --- memory ---

    def hide_hand(self, seat: i64) -> None:
        """A card may have left this hand unseen: nothing in it is known to others any more."""
        self[SEEN] &= ~self[HAND + seat]

    def forget(self, cards: CardSet) -> None:
        """Hidden cards that are revealed or mixed: nobody's private knowledge any more."""
        seat: i64
        for seat in range(self.seats()):
            self[KNOWS + seat] &= ~cards

    # --- Markets and Assets (BG-0.03 to BG-0.09) ---

    def is_open(self, market: i64) -> bool:
        return self[ASSETS_ON + market] != 0

    def open_markets(self) -> i64:
        """The set of open Markets."""
        markets: i64 = 0
        market: i64
        for market in range(N_MARKETS):
            if self[ASSETS_ON + market] != 0:
                markets |= BIT[market]
        return markets

    def cards_at(self, market: i64) -> CardSet:
        return self[FACE_UP + market] | self[FACE_DOWN + market]

    def held_assets(self) -> AssetSet:
        held: AssetSet = 0
        billionaire: i64
        for billionaire in range(MAX_SEATS):
            held |= self[ASSETS_OF + billionaire]
        return held

    def assets_on_markets(self) -> AssetSet:
        assets: AssetSet = 0
        market: i64
        for market in range(N_MARKETS):
            assets |= self[ASSETS_ON + market]
        return assets

    def owner_of(self, asset: i64) -> i64:
        """The Billionaire that holds the Asset, or NOBODY."""
        billionaire: i64
        for billionaire in range(MAX_SEATS):
            if self[ASSETS_OF + billionaire] & BIT[asset]:
                return billionaire
        return NOBODY

    def filled(self, billionaire: i64) -> i64:
        """How many spaces of the board are filled (BG-0.06)."""
        return self.filled_with(billionaire, self[ASSETS_OF + billionaire])

    def filled_with(self, billionaire: i64, held: AssetSet) -> i64:
        """How many would be, if the Billionaire held these Assets."""
        place = self[BOARD + billionaire] * N_MARKETS * SETS_OF_FOUR
        number: i64 = 0
        while held:
            number += FILLED[place + (held & (SETS_OF_FOUR - 1))]
            place += SETS_OF_FOUR
            held >>= ASSETS_OF_A_KIND
        return number

    def filled_of(self, billionaire: i64, market: i64, held: AssetSet) -> i64:
        """How many spaces for this Market's Assets would be."""
        place = (self[BOARD + billionaire] * N_MARKETS + market) * SETS_OF_FOUR
        return FILLED[place + ((held >> ASSETS_OF_A_KIND * market) & (SETS_OF_FOUR - 1))]

    def spaces(self, billionaire: i64, market: i64) -> i64:
        """How many spaces the board has for this Market's Assets."""
        return SPACES[self[BOARD + billionaire] * N_MARKETS + market]

    def poorest(self) -> i64:
        """The Poorest Player, never a Puppet; ties are broken at random (BG-0.08, BG-0.10).

        The undeclared Troublemaker always is; a Declared one never (RR-7.03, RR-11.04).
        """
        if self.reformist() != NOBODY:
            return self.reformist()
        return self.extreme(self.owners(), -1)

    def richest(self, among: SeatSet) -> i64:
        """The richest of these Billionaires; ties are broken at random (BG-0.09)."""
        return self.extreme(among, 1)

    def extreme(self, among: SeatSet, sign: i64) -> i64:
        best = WORSE_THAN_ANY
        tied: SeatSet = 0
        for billionaire in each(among):
            wealth = sign * self.filled(billionaire)
            if wealth > best:
                best = wealth
                tied = 0
            if wealth == best:
                tied |= BIT[billionaire]
        return self.pick_member(tied)

    def own_suit(self, billionaire: i64) -> CardSet:
        """All cards of the Billionaire's Suit."""
        return CARDS_OF_SUIT[SUIT_OF_BOARD[self[BOARD + billionaire]]]

    # --- seats and Billionaires (BG-0.01, BG-0.02) ---

    def seats(self) -> i64:
        return self[SEATS]

    def players(self) -> SeatSet:
        """The seats in the game."""
        return self[PLAYERS]

    def owners(self) -> SeatSet:
        """The players with a Billionaire board."""
        return self[PLAYERS] & self[BILLIONAIRES]

    def reformist(self) -> i64:
        """The undeclared Troublemaker, or NOBODY (RR-7.01)."""
        if self[DECLARED]:
            return NOBODY
        return self[TROUBLEMAKER]

    def bribers(self) -> SeatSet:
        """The players who have a Bribe envelope: all but a Declared Revolutionary (RR-11.02)."""
        if self[DECLARED]:
            return self[PLAYERS] & ~BIT[self[TROUBLEMAKER]]
        return self[PLAYERS]

    def next_owner(self, seat: i64) -> i64:
        """The next player clockwise who has a Billionaire board."""
        seat = self.left_of(seat)
        while self[BILLIONAIRES] & BIT[seat] == 0:
            seat = self.left_of(seat)
        return seat

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise."""
        seat = (seat + 1) % self[SEATS]
        while self[PLAYERS] & BIT[seat] == 0:
            seat = (seat + 1) % self[SEATS]
        return seat

    def controller(self, billionaire: i64) -> i64:
        """The seat that decides for this Billionaire."""
        if billionaire >= self[SEATS]:
            return billionaire - self[SEATS]
        return billionaire

    def decider(self, billionaire: i64) -> i64:
        """Who makes this Billionaire's choices in its own turn: a captor comes first (RR-12.16)."""
        if self[CAPTOR] != NOBODY:
            return self[CAPTOR]
        return self.controller(billionaire)

    def witnesses(self, seat: i64) -> SeatSet:
        """Who sees what the active player sees: a captor too (RR-12.16)."""
        if self[CAPTOR] != NOBODY:
            return BIT[seat] | BIT[self[CAPTOR]]
        return BIT[seat]

    def puppets(self) -> SeatSet:
        return self[BILLIONAIRES] & ~(BIT[self[SEATS]] - 1)

    def hand_limit(self, seat: i64) -> i64:
        """BG-0.11: two cards, three for a Revealed Banker."""
        if self[REVEALED] & BIT[seat] and self[ROLE_OF + seat] == BIT[BANKER]:
            return BANKERS_HAND_LIMIT
        return HAND_LIMIT

    def unrevealed(self) -> SeatSet:
        """Seats that have an unrevealed Role: a public fact (BG-0.17)."""
        seats: SeatSet = 0
        seat: i64
        for seat in range(self.seats()):
            if self[ROLE_OF + seat] != 0:
                seats |= BIT[seat]
        return seats & ~self[REVEALED]

    def rebels(self) -> i64:
        """BG-9.13: tokens on Crisis cards now."""
        return total(self[REBELS_ON])
