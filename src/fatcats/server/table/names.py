"""What people type: plain text in which nothing is invisible or upsets a line, and names that look like no other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from fatcats.server.errors import Refusal

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, direction marks, surrogates, private use, line breaks
BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
JOINER, EMOJI_STYLE, TEXT_STYLE = "\u200d", "\ufe0f", "\ufe0e"
SKIN = range(0x1F3FB, 0x1F400)  # colours of skin, which follow an emoji
MAX_MARKS = 2  # accents on one letter; more of them reach into other lines

# Letters of other alphabets, and figures, that look like Latin letters; by what they are folded to.
LOOKS_LIKE = {
    "a": "аα",
    "b": "ьв",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еε",
    "g": "ց",
    "h": "нһ",
    "i": "іιɩl1ӏ|",
    "j": "јϳ",
    "k": "кκ",
    "m": "м",
    "n": "ոпη",
    "o": "оοօσ0",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "t": "тτ",
    "u": "υս",
    "v": "ѵν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγү",
}
FOLDED = {ord(other): letter for letter, others in LOOKS_LIKE.items() for other in others}
# Greek capitals that look like another Latin letter than their small ones do.
CAPITALS = str.maketrans("ΗΝΥΖ", "HNYZ")


def clean(text: str) -> str:
    """One line without invisible characters."""
    shown, marks = "", 0
    normal = unicodedata.normalize("NFC", text)
    for at, character in enumerate(normal):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if is_shown(shown, character, normal[at + 1 : at + 2]) and marks <= MAX_MARKS:
            shown += character
        elif not marks:
            shown += " "
    return " ".join(shown.split())


def is_shown(before: str, character: str, after: str) -> bool:
    """A joiner stands between two emoji only, and what chooses the style of an emoji behind one."""
    if character == JOINER:
        return is_emoji(before[-1:]) and is_emoji(after)
    if character in (EMOJI_STYLE, TEXT_STYLE):
        return is_emoji(before[-1:]) or before[-1:] in tuple("#*0123456789")
    return character not in BLANK and unicodedata.category(character) not in HIDDEN


def is_emoji(character: str) -> bool:
    is_one = bool(character) and (unicodedata.category(character) == "So" or ord(character) in SKIN)
    return is_one or character == EMOJI_STYLE


def skeleton(name: str) -> str:
    """What a name looks like: two with the same skeleton are taken for each other."""
    wide = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold().translate(FOLDED)
    bare = [character for character in unicodedata.normalize("NFD", wide) if unicodedata.category(character) != "Mn"]
    return "".join(bare).translate(FOLDED).replace(" ", "").replace("rn", "m").replace("vv", "w")


def read_name(text: str, taken: Iterable[str]) -> str:
    name = clean(text)
    if not any(character.isalnum() for character in name):
        raise Refusal("bad-name", "name-empty")
    for other in taken:
        if name.casefold() == other.casefold():
            raise Refusal("bad-name", "name-taken", name=name)
        if skeleton(name) == skeleton(other):
            raise Refusal("bad-name", "name-alike", other=other)
    return name
