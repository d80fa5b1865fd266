"""Comparisons with the distinct values of a column, for all index types but bloom filters.

Index types differ in how they find keys; each is a `KeySet`, which answers with few of them:

    = IN            the smallest key from each literal on: is it the literal?
    <> NOT IN       are there more keys than literals among them?
    < <= > >=       the least, or the greatest, key
    STARTS WITH     the smallest key from the prefix on: does it begin so?

Keys are read by blocks, of which only the first keys are in memory (`Blocks`). Answers are exact
unless different values share a key. Main names: `KeySet`, `has_match`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections.abc import Callable

from arrowmeta.model.locks import cached_property
from arrowmeta.paimon.file_index.keys import Key, Keys
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class Blocks:
    """Ascending keys in blocks that are read on demand.

    Attributes:
        heads: first key of each block.
        read: reads the keys of a block, with or without the first key.
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
        """Return the smallest key >= `key`."""
        at = bisect_right(self.heads, key) - 1
        if at < 0 or self.heads[at] == key:
            return self.heads[max(at, 0)] if len(self.heads) else None
        block = self.read(at)
        position = bisect_left(block, key)
        if position < len(block):
            return block[position]
        return self.heads[at + 1] if at + 1 < len(self.heads) else None


class KeySet(ABC):
    """Distinct values of a column in one data file."""

    #: Rows of the file as recorded in the index; None if it does not record them.
    n_rows: int | None = None

    @property
    @abstractmethod
    def n_keys(self) -> int:
        """Number of distinct values, without null."""

    @abstractmethod
    def has_null(self) -> bool:
        """Return whether a row is null."""

    @cached_property
    def blocks(self) -> Blocks:
        """Keys, read on demand."""
        return Blocks((), lambda _: ())

    def least(self) -> Key | None:
        """Return the smallest key; None if there are no keys."""
        return self.blocks.heads[0] if len(self.blocks.heads) else None

    def greatest(self) -> Key | None:
        """Return the largest key; None if there are no keys."""
        return self.blocks.greatest()

    def first_from(self, key: Key) -> Key | None:
        """Return the smallest key >= `key`; None if there is none."""
        return self.blocks.first_from(key)


class NoKeys(KeySet):
    """Key set of an empty index: every row is null."""

    n_keys = 0

    def has_null(self) -> bool:
        """Return True."""
        return True


def has_match(keys: KeySet, op: str, literals: Keys) -> bool:
    """Return whether a value of the file satisfies a comparison.

    Args:
        keys: distinct values of the file.
        op: one of `OPERATORS`.
        literals: keys to compare with, distinct and ascending, without null.
    """
    return bool(_RULES[op](keys, literals))


def _count_common(keys: KeySet, literals: Keys, enough: int) -> int:
    """Count the literals that are among the keys, up to `enough`.

    Each search skips literals or keys, so the time depends on the shorter of the two.
    """
    n_common = at = 0
    while at < len(literals) and n_common < enough:
        key = keys.first_from(literals[at])
        if key is None:
            break
        at = bisect_left(literals, key, at)
        if at < len(literals) and literals[at] == key:
            n_common += 1
            at += 1
    return n_common


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

#: Comparisons that indexes support.
OPERATORS = tuple(_RULES)
