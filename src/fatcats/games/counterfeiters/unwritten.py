# fatcats: interpreted
"""Moves that no rule ever allows, so that the move table does not have them: nine notes, odd amounts of money."""

from __future__ import annotations

import re

from fatcats.engine.position import STEP, Position

from .model.steps import DINERS, SUPERMARKET_NOTES

NOTES = re.compile(r"hand -?\d+ -?\d+ -?\d+")
FLIGHT = re.compile(r"(deposit|withdraw) -?\$?\d+")
NOTES_CLAUSES = {SUPERMARKET_NOTES: "CF-6.01", DINERS: "CF-11.07"}  # elsewhere a receiver takes the most


def never(text: str, table: Position) -> str:
    if NOTES.fullmatch(text):
        return "CF-7.01" if table.is_over() else NOTES_CLAUSES.get(int(table.frame(STEP)), "CF-7.01")
    return "CF-9.01" if FLIGHT.fullmatch(text) else ""
