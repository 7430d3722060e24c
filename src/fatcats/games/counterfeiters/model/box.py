"""The board, the cards and the options of one table, made ready for the rules: read only, shared by all copies.

What differs by board side is a row with one entry for each number of players; entries 0 and 1 are empty.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .parts import MAX_COST, MAX_SPACES, MAX_TRACK, CardSet, Money, SpaceSet


@final
@mypyc_attr(acyclic=True)
class Box:
    def __init__(
        self,
        board: dict[str, list[int]],
        cards: dict[str, int],
        lists: dict[str, list[int]],
        options: dict[str, int],
        space_ids: list[list[str]],
        card_ids: list[str],
    ) -> None:
        # The board: sets of spaces
        self.spaces: Final = vec[i64](board["spaces"])
        self.hats: Final = vec[i64](board["hats"])
        self.bins: Final = vec[i64](board["bins"])
        self.sunglasses: Final = vec[i64](board["sunglasses"])
        self.costs: Final = vec[i64](board["costs"])
        self.within: Final = vec[i64](board["within"])
        # The police track
        self.start: Final = vec[i64](board["start"])
        self.last: Final = vec[i64](board["last"])
        self.effects: Final = vec[i64](board["effects"])
        # The cards: sets of cards
        self.decks: Final = vec[i64](board["decks"])
        self.categories: Final = vec[i64](lists["categories"])
        self.kind: Final = vec[i64](lists["kind"])
        self.value: Final = vec[i64](lists["value"])
        self.printers: Final[CardSet] = cards["printer"]
        self.inks: Final[CardSet] = cards["ink"]
        self.papers: Final[CardSet] = cards["paper"]
        self.holograms: Final[CardSet] = cards["hologram"]
        self.diners: Final[CardSet] = cards["diner"]
        self.jets: Final[CardSet] = cards["private_jet"]
        self.tickets: Final[CardSet] = cards["lottery_ticket"]
        self.great_lawyer: Final[CardSet] = cards["great_lawyer"]
        self.bad_lawyer: Final[CardSet] = cards["bad_lawyer"]
        self.starting_printers: Final[CardSet] = cards["starting printers"]
        self.starting_components: Final[CardSet] = cards["starting components"]
        # What was agreed
        self.chosen_start: Final[bool] = options["start_player"] != 0
        self.open_money: Final[bool] = options["money_visibility"] != 0
        self.open_godfather: Final[bool] = options["godfather_amounts_public"] != 0
        self.empty_actions: Final[bool] = options["allow_empty_actions"] != 0
        self.printed_supply: Final[bool] = options["note_supply"] != 0
        self.last_from_first: Final[bool] = options["last_turn_order"] != 0
        self.rematch: Final[bool] = options["tie_rule"] != 0
        self.max_rounds: Final[i64] = options["max_rounds"]
        # For views
        self.space_ids: Final = space_ids  # by number of players and space
        self.card_ids: Final = card_ids

    def cost(self, players: i64, space: i64) -> Money:
        return self.costs[players * MAX_SPACES + space]

    def spaces_within(self, players: i64, cash: Money) -> SpaceSet:
        """The spaces with a cost that this cash can pay."""
        return self.within[players * (MAX_COST + 1) + min(cash, MAX_COST)]

    def effect(self, players: i64, index: i64) -> i64:
        return self.effects[players * MAX_TRACK + index]
