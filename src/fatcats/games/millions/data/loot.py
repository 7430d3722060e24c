# fatcats: interpreted
"""MD-R04: the Loot cards are data, to be replaced as a whole: JSON rows like those of `standard.json`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from ..model.cards import HEISTS, MAX_AMOUNT, MAX_BONUS, MAX_LOOT_CARDS, ROLE_NAMES, packed_loot

STANDARD = "standard"
SHIPPED = {STANDARD: (files(__package__) / "standard.json").read_text(encoding="utf-8")}
FIELDS = {"id", "label", "amount", "bonus", "roles"}


def check_loot(raw: object) -> list[int]:
    """The cards as the rules keep them; ValueError says which row is wrong and how."""
    if not isinstance(raw, list) or not HEISTS <= len(raw) <= MAX_LOOT_CARDS:
        raise ValueError(f"it must be a list of {HEISTS} to {MAX_LOOT_CARDS} Loot cards")
    cards = [check_card(number, row) for number, row in enumerate(raw, 1)]
    ids = [str(row.get("id", number)) for number, row in enumerate(raw)]
    if len(set(ids)) != len(ids):
        raise ValueError("two Loot cards have the same id")
    return cards


def check_card(number: int, row: Any) -> int:
    if not isinstance(row, dict):
        raise ValueError(f"card {number} must be an object with amount, bonus and roles")
    unknown = sorted(set(row) - FIELDS)
    if unknown:
        raise ValueError(f"card {number} has {unknown[0]!r}; known are {', '.join(sorted(FIELDS))}")
    roles = row.get("roles", [])
    if not isinstance(roles, list) or len({str(role) for role in roles}) != len(roles):
        raise ValueError(f"the roles of card {number} must be a list without repetition")
    return packed_loot(
        check_number(number, row, "amount", least=1, most=MAX_AMOUNT),
        check_number(number, row, "bonus", least=0, most=MAX_BONUS),
        sum(2 ** check_role(number, role) for role in roles),
    )


def check_number(number: int, row: dict[str, Any], field: str, *, least: int, most: int) -> int:
    value = row.get(field, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"the {field} of card {number} must be a whole number from {least} to {most}, not {value!r}")
    return value


def check_role(number: int, role: object) -> int:
    if role not in ROLE_NAMES:
        raise ValueError(f"card {number} names the role {role!r}; the roles are {', '.join(ROLE_NAMES)}")
    return ROLE_NAMES.index(str(role))
