# fatcats: interpreted
"""What a view is made of where the expansion is played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Names = tuple[str, ...]
EnvelopeStage = Literal["none", "closed", "open", "gone"]


class PartyView(Struct, frozen=True):
    """A Billionaire in a launch, in play or not."""

    billionaire: str
    suit: str
    seat: int | None  # who plays it, also as a Puppet
    is_puppet: bool
    score: int
    partner: str  # of a pact, or nothing
    together: int  # the score with the partner's
    faces: int  # on how many faces of the die they would escape


class SpaceView(Struct, frozen=True):
    """The Space Program."""

    envelope: EnvelopeStage  # it lies open in a launch
    number: int
    cards: Names  # while it lies open, or with the memory aid
    scores: dict[str, int]  # in a launch: Billionaire and Launch Score, also of those not in play
    pacts: tuple[tuple[int, int], ...]  # Billionaires as numbered below: seats, then Puppets
    parties: tuple[PartyView, ...]  # in a launch: one for each board, with its pact
    has_memory_aid: bool


class FixView(Struct, frozen=True):
    """A Fix under way."""

    crisis: str
    committed: int
    own_committed: Names  # for the Troublemaker; for all when they are turned up
    offers: tuple[int, ...]  # who has offered a card
    own_offer: Names  # the viewer's; all of them when they are turned up
    drawn: Names


class TroublemakerView(Struct, frozen=True):
    seat: int
    is_declared: bool
    alignment: str | None  # for the Troublemaker, and for all once it was shown
    collected: Names
    icons: int
    face_up: Names  # Revolution cards to be played
    organized: int  # Organize! cards in the row
    deck: int
    discard: Names
    drawn: Names  # by the Infiltrator
    is_strike: bool
    hostages: tuple[tuple[int, int], ...]  # hostage and who may take over the next turn
    turns_to_miss: tuple[int, ...]  # by seat
    captor: int | None  # who makes the choices of this turn
    hostage: int | None  # whose turn was taken over
    fix: FixView | None
