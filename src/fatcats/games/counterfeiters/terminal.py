# fatcats: interpreted
from __future__ import annotations

from fatcats.engine.game import Words

from .view import CounterfeitersView


def draw(view: CounterfeitersView, words: Words, width: int) -> list[str]:
    return []
