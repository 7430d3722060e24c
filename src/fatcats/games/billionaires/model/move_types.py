# fatcats: interpreted
"""Moves as people, logs and the web see them."""

from __future__ import annotations

from dataclasses import dataclass, field

from fatcats.engine.moves import Move

CARD = {"names": "card"}  # which names of the text catalogue a part's values have, if not those of its own name
MARKET = {"names": "market"}
ASSET = {"names": "asset"}


@dataclass(frozen=True)
class CardsAtMarket(Move):
    """`buy Vanity: Locks 2 + Bombs 1`."""

    market: str
    cards: tuple[str, ...] = field(metadata=CARD)

    def notation(self) -> str:
        return f"{self.verb} {self.market}: {' + '.join(self.cards)}"

    def aliases(self) -> tuple[str, ...]:
        return tuple({f"{self.verb} {self.market}: {text}" for text in other_orders(self.cards)})


@dataclass(frozen=True)
class CardAtMarket(Move):
    """`invest Toys: Diamonds 1`, `exchange Toys: Locks 3`."""

    market: str
    card: str

    def notation(self) -> str:
        return f"{self.verb} {self.market}: {self.card}"


@dataclass(frozen=True)
class SwapFaceUp(Move):
    """`swap Toys and Power`."""

    market: str
    other_market: str = field(metadata=MARKET)

    def notation(self) -> str:
        return f"{self.verb} {self.market} and {self.other_market}"

    def aliases(self) -> tuple[str, ...]:
        return (f"{self.verb} {self.other_market} and {self.market}",)


@dataclass(frozen=True)
class AboutCards(Move):
    """`tax Locks 2 + Bombs 1`."""

    cards: tuple[str, ...] = field(metadata=CARD)

    def notation(self) -> str:
        return f"{self.verb} {' + '.join(self.cards)}"

    def aliases(self) -> tuple[str, ...]:
        return tuple({f"{self.verb} {text}" for text in other_orders(self.cards)})


@dataclass(frozen=True)
class AboutCard(Move):
    """`discard Audit`, `put Locks 3`, `raise Bombs 1`."""

    card: str


@dataclass(frozen=True)
class AboutAsset(Move):
    """`claim Mega Yacht`, `audit Think Tank`, `sacrifice Art Hoard`."""

    asset: str


@dataclass(frozen=True)
class AboutTwoAssets(Move):
    """`scam Mega Yacht with Art Hoard`: who owns which is plain from the table, so the order does not matter."""

    asset: str
    other_asset: str = field(metadata=ASSET)

    def notation(self) -> str:
        return f"{self.verb} {self.asset} with {self.other_asset}"

    def aliases(self) -> tuple[str, ...]:
        return (f"{self.verb} {self.other_asset} with {self.asset}",)


@dataclass(frozen=True)
class AboutBoard(Move):
    """`choose Aristocrat`."""

    board: str


@dataclass(frozen=True)
class AboutRole(Move):
    """`keep Banker`, `reveal Gangster`."""

    role: str


@dataclass(frozen=True)
class AboutCrisis(Move):
    """`let stay Floods`, `remove rebels Pandemic`."""

    crisis: str


@dataclass(frozen=True)
class AboutPolicy(Move):
    """`set policy Tax Tyranny`."""

    policy: str


@dataclass(frozen=True)
class AboutPlayer(Move):
    """`swap envelopes with player 2`: players are numbered from 1, seats from 0."""

    seat: int

    def notation(self) -> str:
        return f"{self.verb} player {self.seat + 1}"


@dataclass(frozen=True)
class AboutPlayers(Move):
    """`accept help of player 2 + player 4`, `accept help of nobody`."""

    seats: tuple[int, ...] = field(metadata={"names": "seat"})

    def notation(self) -> str:
        return f"{self.verb} {' + '.join(f'player {seat + 1}' for seat in self.seats) or 'nobody'}"


@dataclass(frozen=True)
class AboutMarket(Move):
    """`look at Toys`."""

    market: str


@dataclass(frozen=True)
class AboutRevolutionCard(Move):
    """`play Boycott`."""

    revolution_card: str = field(metadata={"names": "revolution card"})


def other_orders(cards: tuple[str, ...]) -> list[str]:
    """Cards may be named in any order."""
    orders = [cards[i:] + cards[:i] for i in range(len(cards))]
    return [" + ".join(order) for order in (*orders, *(order[::-1] for order in orders)) if order != cards]
