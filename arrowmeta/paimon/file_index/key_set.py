"""Comparisons with the distinct values of a column, for all index types but bloom filters.

Plans read the indexes in manifest entries only, which are small (`file-index.in-manifest-threshold`
is 500 bytes by default), so a key set reads all keys of its index. Answers are exact unless
different values share a key. Main names: `KeySet`, `has_match`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arrowmeta.model.locks import cached_property
from arrowmeta.paimon.file_index.keys import Key
from arrowmeta.records import dataclass


@dataclass(frozen=True)
class KeySet:
    """Distinct values of a column in one data file.

    Attributes:
        read: reads the keys, ascending.
        has_null: returns whether a row is null.
        n_rows: rows of the file as recorded in the index; None if it does not record them.
    """

    read: Callable[[], Sequence[Key]]
    has_null: Callable[[], bool]
    n_rows: int | None = None

    @cached_property
    def keys(self) -> Sequence[Key]:
        """All keys, ascending."""
        return self.read()


#: Key set of an empty index: every row is null.
NO_KEYS = KeySet(tuple, lambda: True)


def has_match(values: KeySet, op: str, literals: Sequence[Key]) -> bool:
    """Return whether a value of the file satisfies a comparison.

    Args:
        values: distinct values of the file.
        op: one of `OPERATORS`.
        literals: keys to compare with, distinct and ascending, without null.
    """
    return _RULES[op](values, literals)


def _has_any(values: KeySet, literals: Sequence[Key]) -> bool:
    return not set(literals).isdisjoint(values.keys)


def _has_other(values: KeySet, literals: Sequence[Key]) -> bool:
    return not set(literals).issuperset(values.keys)


_RULES: dict[str, Callable[[KeySet, Sequence[Key]], bool]] = {
    "=": _has_any,
    "IN": _has_any,
    "<>": _has_other,
    "NOT IN": _has_other,
    "<": lambda values, literals: any(key < literals[0] for key in values.keys[:1]),
    "<=": lambda values, literals: any(key <= literals[0] for key in values.keys[:1]),
    ">": lambda values, literals: any(key > literals[0] for key in values.keys[-1:]),
    ">=": lambda values, literals: any(key >= literals[0] for key in values.keys[-1:]),
    "STARTS WITH": lambda values, literals: any(key.startswith(literals[0]) for key in values.keys),
    "IS NULL": lambda values, _: values.has_null(),
    "IS NOT NULL": lambda values, _: bool(values.keys),
}

#: Comparisons that indexes support.
OPERATORS = tuple(_RULES)
