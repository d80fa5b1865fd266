"""A generated data file."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.soundness.values import Row, Stats


@dataclass
class DataFile:
    """One file: its rows, in the table's columns of today, and where it lies.

    Attributes:
        lacks: columns that were added later.
        stats: what is said of columns.
        key_bounds: the least and greatest key, where that is said apart.
        first_row_id: of a file that has columns of some rows.
        sequences: of the columns it has.
        write_cols: the list of them, where it is written down.
        is_compacted: whether their sequences are written down, each by itself.
        unread: fields of its partition whose values could not be read.
    """

    rows: list[Row]
    partition: Row = field(default_factory=dict)
    spec_id: int | None = None
    bucket: int | None = None
    total_buckets: int | None = None
    level: int | None = None
    lacks: frozenset[str] = frozenset()
    stats: dict[str, Stats] = field(default_factory=dict)
    key_bounds: tuple[int, int] | None = None
    first_row_id: int | None = None
    sequences: dict[str, int] = field(default_factory=dict)
    write_cols: list[str] | None = None
    is_compacted: bool = False
    unread: frozenset[str] = frozenset()

    @property
    def partition_read(self) -> Row:
        """Its partition as far as it could be read."""
        return self.partition | dict.fromkeys(self.unread)
