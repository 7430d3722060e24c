"""What people type: nothing in it is invisible, and no two people at a table look alike by name."""

from __future__ import annotations

import pytest

from fatcats.server.errors import Refusal
from fatcats.server.table.names import clean, read_name

TYPED = [
    ("  a\tb ", "a b"),
    ("\u202egnp.exe", "gnp.exe"),
    ("e\u0301", "é"),
    ("👩\u200d🚀", "👩\u200d🚀"),
    ("👩🏽\u200d❤\ufe0f\u200d👨", "👩🏽\u200d❤\ufe0f\u200d👨"),
    ("A\u200dnn", "A nn"),
    ("👩\u200d", "👩"),
    ("\u200d🚀", "🚀"),
    ("An\ufe0fn", "Ann"),
    ("A\u3164nn", "A nn"),
    ("n\u0302\u0302\u0302\u0302\u0302", "n\u0302\u0302"),
    ("สวัสดี", "สวัสดี"),
]


@pytest.mark.parametrize("typed, kept", TYPED)
def test_what_people_type_stays_plain(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize("typed", ["", " ", "\u3164", "\u2800\u2800", "\u200b", "\u115f\u1160", "!?", "👩\u200d🚀"])
def test_a_name_that_cannot_be_read_is_none(typed: str) -> None:
    with pytest.raises(Refusal, match="at least one letter"):
        read_name(typed, [])


ALIKE = [("Ann", "ann"), ("Ann", "Аnn"), ("Ann", "Ａｎｎ"), ("Bill", "BiII"), ("Bob", "B0b"), ("Ann", "A nn")]
ALIKE += [("Ann", "Änn"), ("Mina", "Mіnа"), ("Tom", "Torn"), ("Nora", "Νοrа"), ("ﬁn", "fin")]
DIFFERENT = [("Ann", "Anna"), ("P1", "P2"), ("Jo", "Joe"), ("Аня", "Ana"), ("Νίκη", "Vikn"), ("Léa", "Leo")]


@pytest.mark.parametrize("seated, typed", ALIKE)
def test_a_name_that_looks_like_another_is_refused(seated: str, typed: str) -> None:
    with pytest.raises(Refusal, match="at this table is called"):
        read_name(typed, [seated])


@pytest.mark.parametrize("seated, typed", DIFFERENT)
def test_others_are_not(seated: str, typed: str) -> None:
    assert read_name(typed, [seated]) == typed
