"""Folds names in the way of Sources/RainCore/Places/FoldedName.swift.

What a character beyond ASCII becomes is a table that goes into the data file: rain reads it there,
so both fold alike by construction. The rules for ASCII and for Hangul are written down twice; the
tests compare them over the whole list.
"""

import unicodedata

DROPPED = set("'.`\"")
PARTING = set("-,/()_&+;:")

# Letters whose stroke or tail Unicode counts as part of the letter, and those that keyboards of
# neighboring languages exchange.
REPLACED = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
    "ı": "i", "ŧ": "t", "ŋ": "n", "ə": "e", "ɓ": "b", "ɗ": "d", "ƙ": "k", "ƴ": "y", "ς": "σ",
    "ی": "ي", "ى": "ي", "ک": "ك", "ة": "ه", "ہ": "ه",
}

SPACES = [0xA0, 0x1680, *range(0x2000, 0x200B), *range(0x2010, 0x2016), 0x202F, 0x205F, 0x2212,
          0x3000, 0x3001, 0x60C, 0x5BE, 0x30A0]

SIGNS = [0xAD, 0xB4, 0xB7, *range(0x2B9, 0x2C0), 0x2C8, *range(0x200B, 0x2010),
         *range(0x2018, 0x2020), *range(0x202A, 0x202F), 0x2032, 0x2033, *range(0x2060, 0x206A),
         0x5F3, 0x5F4, 0x640, 0x30FB, *range(0xFE00, 0xFE10), 0xFEFF]

MARKS = [*range(0x300, 0x370), *range(0x483, 0x488), *range(0x591, 0x5BE), 0x5BF, 0x5C1, 0x5C2,
         0x5C4, 0x5C5, 0x5C7, *range(0x610, 0x61B), *range(0x64B, 0x660), 0x670,
         *range(0x6D6, 0x6DD), *range(0x6DF, 0x6E5), 0x6E7, 0x6E8, *range(0x6EA, 0x6EE),
         *range(0x1AB0, 0x1AC1), *range(0x1DC0, 0x1E00), *range(0x20D0, 0x20F1)]

# Blocks whose characters can fold to something else, without those that Unicode still fills.
BLOCKS = [(0x80, 0x1C89), (0x1C90, 0x3100), (0xA640, 0xA6A0), (0xA720, 0xA788), (0xF900, 0xFB50),
          (0xFE00, 0xFE10), (0xFEFF, 0xFFE0)]


def table():
    """The characters beyond ASCII that fold to something else than themselves."""
    special = {code: " " for code in SPACES} | {code: "" for code in SIGNS + MARKS}
    folded = {}
    for start, end in BLOCKS:
        for code in range(start, end):
            result = special[code] if code in special else _letter(chr(code), special)
            if result != chr(code) and len(result.encode()) <= 7:
                folded[chr(code)] = result
    return folded


def _letter(character, special):
    if 0xFF00 <= ord(character) < 0xFFE0 or 0xFB00 <= ord(character) < 0xFB07:
        character = unicodedata.normalize("NFKC", character)
        if character.isascii():
            return "".join(_ascii(byte) for byte in character)
    result = ""
    for part in unicodedata.normalize("NFD", character.lower()):
        part = special.get(ord(part), part)
        result += REPLACED.get(part, part)
    return result


def _ascii(character):
    if character in DROPPED:
        return ""
    return " " if character in PARTING or character <= " " else character.lower()


def _hangul(character):
    """The letters of a Korean syllable."""
    index = ord(character) - 0xAC00
    letters = [0x1100 + index // 588, 0x1161 + index % 588 // 28, 0x11A7 + index % 28]
    return "".join(map(chr, letters if letters[2] > 0x11A7 else letters[:2]))


class Folding:
    """Folds names; keeps the table."""

    def __init__(self):
        self.table = table()

    def __call__(self, name):
        result = ""
        for character in name:
            if character < "\x80":
                result += _ascii(character)
            elif "\uac00" <= character <= "\ud7a3":
                result += _hangul(character)
            else:
                result += self.table.get(character, character)
        return " ".join(word for word in result.split(" ") if word)
