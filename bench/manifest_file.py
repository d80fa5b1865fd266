"""A manifest that a table has, as its manifest list describes it.

Days stand for partitions: the value of a partition is its day, as ISO text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.truth import Truth


@dataclass(frozen=True)
class File:
    """A manifest of a table.

    Attributes:
        path: where it lies.
        length: its bytes.
        truth: what is in it.
        first_day: days since 1970; no entry is of an earlier partition.
        last_day: no entry is of a later one.
    """

    path: str
    length: int
    truth: Truth
    first_day: int
    last_day: int


def n_before(manifests: Sequence[File]) -> int:
    """Return how many of a table's manifests its first snapshot has: nine in ten."""
    return len(manifests) * 9 // 10
