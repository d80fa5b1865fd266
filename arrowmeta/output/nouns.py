"""How many of what, in words: `1 file`, `1,204 files`; `sql/10_macros/counted.sql` in SQL."""

from __future__ import annotations


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with thousands set apart, and what it counts: `1,204 files`."""
    return f"{number:,} {word_of(number, noun, plural)}"


def word_of(number: int, one: str, several: str = "") -> str:
    """Return the word for so many: a noun, or a verb that stands with it (`is`, `are`)."""
    return one if number == 1 else several or plural_of(one)


def plural_of(noun: str) -> str:
    """Return what several of them are called, of those nouns that metadata is made of."""
    return f"{noun[:-1]}ies" if noun.endswith("ry") else f"{noun}s"
