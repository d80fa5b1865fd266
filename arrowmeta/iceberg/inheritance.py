"""Inheritance from the manifest: snapshot id, sequence numbers and first row ids of entries.

A writer does not know these numbers before its commit succeeds: it writes nulls, which readers
replace with values from the manifest list. Row ids are counted: a file without one begins where the
files without one before it in the manifest end, from the manifest's first row id on.

Spec: Iceberg v3, Sequence Number Inheritance; First Row ID Inheritance.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, flag_array, int_array, number_array, to_flags
from arrowmeta.records import dataclass

ADDED, DELETED = 1, 2  # indexed by status; Spec: Iceberg v3, Manifests
#: Number of possible row ids.
_N_IDS = 2**63


def inherit_snapshot_id(stored: pa.Array, of_manifest: pa.Array) -> pa.Array:
    """Replace null snapshot ids with that of the snapshot that added the manifest.

    Spec: Iceberg v3, Manifest Entry Fields (snapshot_id); core/InheritableMetadataFactory.java.
    """
    return pc.coalesce(stored, of_manifest)


def inherit_sequence_number(stored: pa.Array, status: pa.Array, of_manifest: pa.Array) -> pa.Array:
    """Replace null sequence numbers of added entries with that of the manifest.

    In manifests of format version 1, whose sequence number is 0, all entries inherit it. Any other
    entry without one is damage; its number stays null.
    Spec: Iceberg v3, Sequence Number Inheritance; core/InheritableMetadataFactory.java.
    """
    if not stored.null_count:
        return stored
    numbers = filled(of_manifest, -1)
    inherits = (filled(status, DELETED) == ADDED) | (numbers == 0)
    return pc.coalesce(stored, number_array(numbers, ~inherits | (numbers < 0)))


@dataclass(frozen=True)
class Part:
    """Consecutive rows of one manifest.

    Attributes:
        first_row: ordinal of the first row in the manifest.
        end_row: one past the ordinal of the last.
        n_taken: row ids that the files of these rows inherit.
    """

    file_idx: int
    first_row: int
    end_row: int
    n_taken: int


@dataclass(frozen=True)
class RowIds:
    """First row ids of some rows, relative to their part.

    Attributes:
        stored: first row ids in the manifest; null if inherited.
        takes: whether a file inherits its row ids.
        before: row ids that files before it in the part inherit.
        part_idx: part of each row.
    """

    stored: pa.Array
    takes: NDArray[np.bool_]
    before: NDArray[np.int64]
    part_idx: NDArray[np.int64]
    parts: Sequence[Part]

    def where(self, keep: NDArray[np.bool_]) -> RowIds:
        """Return the rows that `keep` marks."""
        return RowIds(
            self.stored.filter(flag_array(keep)),
            self.takes[keep],
            self.before[keep],
            self.part_idx[keep],
            self.parts,
        )


def count_row_ids(
    stored: pa.Array,
    status: pa.Array,
    record_counts: pa.Array,
    file_idx: NDArray[np.int32],
    row_idx: NDArray[np.int64],
) -> RowIds:
    """Count the row ids that files before each one inherit; deleted files inherit none.

    Spec: Iceberg v3, First Row ID Inheritance; core/ManifestReader.java (idAssigner).
    """
    takes = ~to_flags(stored.is_valid()) & (filled(status, DELETED) != DELETED)
    taken = np.where(takes, np.maximum(filled(record_counts, 0), 0), 0)
    before = np.cumsum(taken) - taken
    is_start = np.ones(len(file_idx), dtype=bool)
    is_start[1:] = (np.diff(file_idx) != 0) | (np.diff(row_idx) != 1)
    starts = np.flatnonzero(is_start).tolist()
    parts = []
    for start, end in zip(starts, [*starts[1:], len(file_idx)], strict=False):
        is_sound = taken[start:end].sum(dtype=np.float64) < _N_IDS
        n_taken = int(taken[start:end].sum()) if is_sound else _N_IDS
        rows = (int(row_idx[start]), int(row_idx[end - 1]) + 1)
        parts.append(Part(int(file_idx[start]), *rows, n_taken))
        before[start:end] -= before[start]
    return RowIds(stored, takes, before, np.cumsum(is_start) - 1, parts)


class RowIdAssigner:
    """Assigns first row ids; must be given all rows of all manifests, in order.

    Args:
        first_row_ids: of each manifest; None where it has none.
    """

    def __init__(self, first_row_ids: Sequence[int | None]) -> None:
        self._has_ids = np.array([first is not None for first in first_row_ids], dtype=bool)
        self._next_ids = np.array([first or 0 for first in first_row_ids], dtype=np.int64)
        self._next_rows = np.zeros(len(first_row_ids), dtype=np.int64)
        self._is_whole = self._has_ids.copy()

    def assign(self, rows: RowIds) -> pa.Array:
        """Return the first row id of the file of each row.

        If the manifest has none, stored ids are ignored: the table had no row ids yet. After rows
        that could not be read, ids are unknown.
        Spec: Iceberg v3, First Row ID Inheritance; core/ManifestReader.java (idAssigner).
        """
        files = np.array([part.file_idx for part in rows.parts], dtype=np.int64)
        bases = np.zeros(len(files), dtype=np.int64)
        is_known = np.zeros(len(files), dtype=bool)
        for i, part in enumerate(rows.parts):
            self._is_whole[part.file_idx] &= part.first_row == self._next_rows[part.file_idx]
            next_id = int(self._next_ids[part.file_idx]) + part.n_taken
            # Counts that overflow are damage: the ids after them are unknown.
            self._is_whole[part.file_idx] &= 0 <= next_id < _N_IDS
            is_known[i] = self._is_whole[part.file_idx]
            bases[i] = self._next_ids[part.file_idx]
            self._next_ids[part.file_idx] = next_id if is_known[i] else 0
            self._next_rows[part.file_idx] = part.end_row
        is_inherited = rows.takes & is_known[rows.part_idx]
        inherited = number_array(bases[rows.part_idx] + rows.before, ~is_inherited)
        of_table = flag_array(self._has_ids[files[rows.part_idx]])
        return pc.if_else(of_table, pc.coalesce(rows.stored, inherited), int_array([None])[0])
