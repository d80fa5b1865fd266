"""Comparisons over the distinct values of a column, as indexes other than bloom filters have them.

Answers are exact, except where different values have the same key. Main names: `KeySet`,
`has_match`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from arrowmeta.model.locks import cached_property
from arrowmeta.paimon.file_index.keys import Key, Keys


@dataclass(frozen=True)
class Blocks:
    """Ascending keys in blocks, which are read on demand.

    Attributes:
        heads: the first key of each block.
        read: reads the keys of a block, its first one among them or not.
    """

    heads: Keys
    read: Callable[[int], Keys]

    def greatest(self) -> Key | None:
        """Return the largest key."""
        if not len(self.heads):
            return None
        last = self.read(len(self.heads) - 1)
        return last[-1] if len(last) else self.heads[-1]

    def first_from(self, key: Key) -> Key | None:
        """Return the smallest key that is not below another."""
        at = bisect_right(self.heads, key) - 1
        if at < 0 or self.heads[at] == key:
            return self.heads[max(at, 0)] if len(self.heads) else None
        block = self.read(at)
        place = bisect_left(block, key)
        if place < len(block):
            return block[place]
        return self.heads[at + 1] if at + 1 < len(self.heads) else None


class KeySet(ABC):
    """The distinct values of a column in one data file."""

    #: How many rows the file has, as the index says; None if it does not.
    n_rows: int | None = None

    @property
    @abstractmethod
    def n_keys(self) -> int:
        """How many distinct values there are, without null."""

    @abstractmethod
    def has_null(self) -> bool:
        """Tell whether a row is null."""

    @cached_property
    def blocks(self) -> Blocks:
        """The keys, read on demand."""
        return Blocks((), lambda _: ())

    def least(self) -> Key | None:
        """Return the smallest key; None if there is none."""
        return self.blocks.heads[0] if len(self.blocks.heads) else None

    def greatest(self) -> Key | None:
        """Return the largest key; None if there is none."""
        return self.blocks.greatest()

    def first_from(self, key: Key) -> Key | None:
        """Return the smallest key that is not below another; None if there is none."""
        return self.blocks.first_from(key)


class NoKeys(KeySet):
    """The set of an index that has no bytes: every row is null."""

    n_keys = 0

    def has_null(self) -> bool:
        """Nulls are all there is."""
        return True


def has_match(keys: KeySet, op: str, literals: Keys) -> bool:
    """Tell whether some value of the file fulfils a comparison.

    Args:
        keys: the values of the file.
        op: one of `OPERATORS`.
        literals: what is compared with, distinct and ascending; null is not among them.
    """
    return bool(_RULES[op](keys, literals))


def _count_common(keys: KeySet, literals: Keys, enough: int) -> int:
    """Count the literals that are among the keys, up to a number that is enough.

    Each search skips literals or keys, so the shorter of the two decides how long it takes.
    """
    found = at = 0
    while at < len(literals) and found < enough:
        key = keys.first_from(literals[at])
        if key is None:
            break
        at = bisect_left(literals, key, at)
        if at < len(literals) and literals[at] == key:
            found += 1
            at += 1
    return found


def _has_any(keys: KeySet, literals: Keys) -> bool:
    return _count_common(keys, literals, 1) > 0


def _has_other(keys: KeySet, literals: Keys) -> bool:
    return keys.n_keys > _count_common(keys, literals, keys.n_keys)


def _is_least(test: Callable[[Key, Key], bool]) -> Callable[[KeySet, Keys], bool]:
    def rule(keys: KeySet, literals: Keys) -> bool:
        least = keys.least()
        return least is not None and test(least, literals[0])

    return rule


def _is_greatest(test: Callable[[Key, Key], bool]) -> Callable[[KeySet, Keys], bool]:
    def rule(keys: KeySet, literals: Keys) -> bool:
        greatest = keys.greatest()
        return greatest is not None and test(greatest, literals[0])

    return rule


def _has_prefix(keys: KeySet, literals: Keys) -> bool:
    first = keys.first_from(literals[0])
    return first is not None and first.startswith(literals[0])


_RULES: dict[str, Callable[[KeySet, Keys], bool]] = {
    "=": _has_any,
    "IN": _has_any,
    "<>": _has_other,
    "NOT IN": _has_other,
    "<": _is_least(lambda least, literal: least < literal),
    "<=": _is_least(lambda least, literal: least <= literal),
    ">": _is_greatest(lambda greatest, literal: greatest > literal),
    ">=": _is_greatest(lambda greatest, literal: greatest >= literal),
    "STARTS WITH": _has_prefix,
    "IS NULL": lambda keys, _: keys.has_null(),
    "IS NOT NULL": lambda keys, _: keys.n_keys > 0,
}

#: The comparisons that indexes answer.
OPERATORS = tuple(_RULES)
