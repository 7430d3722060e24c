"""What is in the box: names, numbers and the tables derived from them. No rules.

A thing is an integer (its row in a table here); a set of cards, Assets, seats or Roles is one integer with a bit for
each member. Identical cards have different numbers but the same *kind*; moves and views speak of kinds only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fatcats.engine.bits import set_of

CardSet = i64
AssetSet = i64
SeatSet = i64
RoleSet = i64

MAX_SEATS: Final = 6  # cells are laid out for the expansion's sixth seat too
NOBODY: Final = -1

# --- Markets and Assets ---------------------------------------------------------------------------------------------

MARKETS: Final = ("Influence", "Legacy", "Toys", "Power", "Vanity")  # numbered 1 to 5
N_MARKETS: Final = 5

ASSETS: Final = (  # four for each Market, in Market order; the fourth is starred
    "Political Lobbyists", "Think Tank", "Tabloid Empire", "Pyramid Scheme",
    "Corporate Enclave", "Scam Charity", "Art Hoard", "Cryogenic Lab",
    "Mega Yacht", "Personal Zoo", "Private Island", "Luxury Jet",
    "Mercenary Army", "Social Media Company", "Hedge Fund", "Gang of Lawyers",
    "Golf Plantation", "Noble Estate", "Celebrity Spouse", "Cult of Personality",
)  # fmt: skip
N_ASSETS: Final = 20
ASSETS_OF_A_KIND: Final = 4
BUNKER_NAMES: Final = (  # BG-11.01
    "Corporate Enclave", "Mercenary Army", "Noble Estate", "Political Lobbyists", "Private Island",
)  # fmt: skip
ALL_ASSETS: Final[i64] = set_of(range(N_ASSETS))
BUNKER_ASSETS: Final[i64] = set_of([ASSETS.index(name) for name in BUNKER_NAMES])
MARKET_OF_ASSET: Final = vec[i64]([a // 4 for a in range(N_ASSETS)])
ASSETS_OF_MARKET: Final = vec[i64]([set_of(range(4 * m, 4 * m + 4)) for m in range(N_MARKETS)])
UNSTARRED: Final = vec[i64]([set_of(range(4 * m, 4 * m + 3)) for m in range(N_MARKETS)])
STARRED: Final = vec[i64]([4 * m + 3 for m in range(N_MARKETS)])
MAX_ASSETS: Final = 3  # on one Market (BG-0.04)
INFLATION_CARDS: Final = vec[i64]([0, 4, 3, 2])  # new cards by Assets left on the Market (BG-4.13)

# --- Billionaire boards: name, Suit, two spaces of, does not need ---------------------------------------------------

SUITS: Final = ("Bombs", "Electrical Bolts", "Diamonds", "Satellite Dishes", "Locks")
N_SUITS: Final = 5
BOARDS: Final = (
    ("War Profiteer", "Bombs", "Power", "Vanity"),
    ("Tech Overlord", "Electrical Bolts", "Toys", "Legacy"),
    ("Aristocrat", "Diamonds", "Legacy", "Power"),
    ("Media Baron", "Satellite Dishes", "Influence", "Toys"),
    ("Property Speculator", "Locks", "Vanity", "Influence"),
)
N_BOARDS: Final = 5
SPACES_TO_FILL: Final = 5
BOARD_NAMES: Final = tuple(row[0] for row in BOARDS)
SUIT_OF_BOARD: Final = vec[i64]([SUITS.index(row[1]) for row in BOARDS])
DOUBLED_MARKET: Final = vec[i64]([MARKETS.index(row[2]) for row in BOARDS])
SPACES: Final = vec[i64]([2 if m == row[2] else 0 if m == row[3] else 1 for row in BOARDS for m in MARKETS])
# How many spaces the Assets of one Market fill, for each set of the four: asked in every decision of a playout.
SETS_OF_FOUR: Final = 16
FILLED: Final = vec[i64]([min(held.bit_count(), spaces) for spaces in SPACES for held in range(SETS_OF_FOUR)])

# --- Cards: 45 Resources, 4 Special Actions, 12 Crises --------------------------------------------------------------

CRISES: Final = (  # name, Rebel icons
    ("Killer Robots!", 3), ("Militias", 3), ("Doomsday Cults", 2), ("Pandemic", 2), ("Debt Crisis", 2), ("Floods", 2),
    ("Poverty", 2), ("Housing Collapse", 2), ("Wildfires", 1), ("Drought", 1), ("Famine", 1), ("Cyberattack", 1),
)  # fmt: skip
N_CRISES: Final = 12
CRISIS_NAMES: Final = tuple(name for name, _ in CRISES)
CYBERATTACK: Final = 11
CRISIS_POINTS: Final = 3  # against a buyer, whatever its icons (BG-9.06)

KIND_NAMES: Final = (
    *[f"{suit} {value}" for suit in SUITS for value in (1, 2, 3)],
    "Audit", "Game the Market", "Scam",
    *CRISIS_NAMES,
)  # fmt: skip
N_KINDS: Final = 30
AUDIT_KIND: Final = 15
GAME_THE_MARKET_KIND: Final = 16
SCAM_KIND: Final = 17
FIRST_CRISIS_KIND: Final = 18

N_CARDS: Final = 61
FIRST_CRISIS: Final = 49  # the card of crisis c is FIRST_CRISIS + c
VALUES_AS_RULED: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3)  # of the nine cards of a Suit (BG-R01)
VALUES_AS_OPTION: Final = (1, 1, 1, 2, 2, 2, 3, 3, 1)  # `4-3-2`: one of the threes is a fourth one
OTHER_KINDS: Final = (AUDIT_KIND, AUDIT_KIND, GAME_THE_MARKET_KIND, SCAM_KIND, *range(FIRST_CRISIS_KIND, N_KINDS))


def card_kinds(values: tuple[int, ...]) -> list[int]:
    """The kind of each card, if these are the values of a Suit."""
    return [3 * suit + value - 1 for suit in range(N_SUITS) for value in values] + list(OTHER_KINDS)


CARD_KINDS: Final = (card_kinds(VALUES_AS_RULED), card_kinds(VALUES_AS_OPTION))  # by the option `resource_values`
# Both tables in one row; the cell DECK_TABLE says where the one in use begins.
KIND_TABLE: Final = 64
KIND_OF: Final = vec[i64]([(kinds + [0] * 3)[c] for kinds in CARD_KINDS for c in range(KIND_TABLE)])
CARD_TABLE: Final = 32
CARDS_OF_KIND: Final = vec[i64](
    [set_of([c for c in range(N_CARDS) if kinds[c] == k]) for kinds in CARD_KINDS for k in range(CARD_TABLE)]
)
CARDS_OF_SUIT: Final = vec[i64]([set_of(range(9 * s, 9 * s + 9)) for s in range(N_SUITS)])
ALL_CARDS: Final[i64] = set_of(range(N_CARDS))
RESOURCES: Final[i64] = set_of(range(45))
AUDITS: Final[i64] = set_of([45, 46])
GAME_THE_MARKET_CARD: Final[i64] = set_of([47])
SCAM_CARD: Final[i64] = set_of([48])
SPECIAL_ACTIONS: Final[i64] = set_of(range(45, 49))
ALL_CRISES: Final[i64] = set_of(range(FIRST_CRISIS, N_CARDS))
CRISES_IN_DECK: Final = 4  # BG-2.02
CRISES_IN_DECK_WITH_PUPPETS: Final = 3  # BG-2.03

# --- Panic! cards: name, three Asset types --------------------------------------------------------------------------

PANIC_CARDS: Final = (
    ("Fascist Rule", ("Influence", "Legacy", "Power")),
    ("Martial Law", ("Legacy", "Toys", "Power")),
    ("Bread and Circuses", ("Toys", "Power", "Vanity")),
    ("Scapegoats", ("Influence", "Toys", "Vanity")),
    ("Foreign War", ("Influence", "Legacy", "Vanity")),
)
N_PANIC_CARDS: Final = 5
PANIC_NAMES: Final = tuple(name for name, _ in PANIC_CARDS)
PANIC_TYPES: Final = vec[i64]([MARKETS.index(name) for _, types in PANIC_CARDS for name in types])
TYPES_ON_CARD: Final = 3

# --- Roles and Policies ---------------------------------------------------------------------------------------------

ROLES: Final = (  # six red ones, then three green ones (BG-2.07), then the expansion's
    "Banker", "Celebrity", "Disaster Speculator", "Gangster", "Power Broker", "Scam Artist",
    "Insider Trader", "Toady", "Vulture Capitalist",
    "Space Cowboy",  # only with the Space Program (RR-2.01)
)  # fmt: skip
N_ROLES: Final = 10
MAX_ROLES: Final = 10
BANKER: Final = 0
CELEBRITY: Final = 1
DISASTER_SPECULATOR: Final = 2
GANGSTER: Final = 3
POWER_BROKER: Final = 4
SCAM_ARTIST: Final = 5
INSIDER_TRADER: Final = 6
TOADY: Final = 7
VULTURE_CAPITALIST: Final = 8
SPACE_COWBOY: Final = 9
NO_ROLE: Final = -1
RED_ROLES: Final[i64] = set_of(range(6))
GREEN_ROLES: Final[i64] = set_of([INSIDER_TRADER, TOADY, VULTURE_CAPITALIST])
ROLES_TO_CHOOSE_FROM: Final = 2  # BG-2.08
TOADY_POINTS: Final = 4  # BG-12.30

POLICIES: Final = (  # the first five double the Suit with the same number
    "Weapons Galore!", "Big Tech Unleashed", "Inheritance Tax Abolished", "Media Megaplex", "Real Estate Bonanza",
    "Archeological Dig", "Billionaire Audited", "New Role", "Repress the Rebels", "Tax Tyranny", "none",
)  # fmt: skip
ARCHEOLOGICAL_DIG: Final = 5
BILLIONAIRE_AUDITED: Final = 6
NEW_ROLE: Final = 7
REPRESS_THE_REBELS: Final = 8
TAX_TYRANNY: Final = 9
NO_POLICY: Final = 10
TAX_POINTS: Final = 3  # BG-13.24

# --- Numbers --------------------------------------------------------------------------------------------------------

HAND_LIMIT: Final = 2
BANKERS_HAND_LIMIT: Final = 3
REBELS: Final = 10
REBELS_FOR_PANIC: Final = 7
PUPPET_POINTS: Final = 6  # BG-14.12
PURCHASE_POINTS: Final = 3  # BG-14.18
