"""Live entries: which entries are files of a snapshot. The view `live_entries` is the same rule.

Paimon: an entry that adds a file is live unless an entry of any manifest deletes the file; a file
that is added again is one file, of its first entry. Iceberg: an entry is live unless it says that
the file is deleted; readers return the rows of a file as often as it is listed. A file is its
`file_id`. Main names: `is_live`, `deleted_files`, `Repeats`.

Spec: Paimon 1.3, AbstractFileStoreScan and FileEntry.mergeEntries; Iceberg v3, Manifests.
"""

from __future__ import annotations

import threading
from functools import partial

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    flag_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import (
    FileSet,
    SeenFiles,
    entries_of,
    is_among,
    mark_live,
    ordinals_of,
    words_of,
)
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.kernels.files import DEAD, SURPLUS
from arrowmeta.model.damage import surplus_text
from arrowmeta.model.scan import EntryFilter, Scan, table_of
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DECIDING_COLUMNS


def is_live(source: Source, entries: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of live entries; surplus is recorded as damage.

    Args:
        source: the snapshot.
        entries: `DECIDING_COLUMNS` of all entries, or of those that a query keeps.
    """
    deleted = is_deleted(entries["status"])
    marks = mark_live(entries["file_id"], deleted, replays=source.deletes_are_replayed)
    mask, entire = marks != DEAD, source.entire
    if entire is not None and (marks == SURPLUS).any():
        surplus = surplus_ids(entire)
        if source.deletes_are_replayed:
            mask &= ~is_among(_numbers(entries["entry_id"]), surplus)
    return mask


def is_deleted(status: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of entries with the status `deleted`."""
    flags = pc.equal(status, text_scalar("deleted"))
    return to_flags(whole(flags) if isinstance(flags, pa.ChunkedArray) else flags)


def deleted_files(scan: Scan) -> FileSet:
    """Return the files that the entries of a scan delete."""
    only = EntryFilter(("status",), lambda batch: is_deleted(batch["status"]))
    return FileSet(table_of(scan, ["file_id"], only)["file_id"])


class Repeats:
    """Finds out whether entries of a source repeat a file. Thread-safe.

    Args:
        source: the snapshot, or a part of it.

    Attributes:
        may_repeat: whether one of the entries so far may repeat the file of another.
    """

    def __init__(self, source: Source) -> None:
        self._entire = source.entire
        self._seen = SeenFiles()
        self._lock = threading.Lock()
        self.may_repeat = False

    def look_at(self, entries: pa.Table | pa.RecordBatch, mask: NDArray[np.bool_]) -> None:
        """Look at the entries in a mask, which no entry deletes; each is given once.

        Args:
            entries: `file_id` of some entries.
            mask: which of them.
        """
        if self._entire is None:
            return
        ids = words_of(entries["file_id"])
        with self._lock:
            self.may_repeat |= self._seen.add(ids if mask.all() else ids[mask])

    @property
    def drops(self) -> bool:
        """Whether surplus entries are not live."""
        return self._entire is not None and self._entire.deletes_are_replayed

    def are_counted(self, ids: pa.Array | pa.ChunkedArray) -> NDArray[np.bool_]:
        """Return a mask of entries that are live, and record surplus; see `record`.

        Args:
            ids: of entries that no entry deletes.
        """
        surplus = self.record()
        if not len(surplus) or not self.drops:
            return np.ones(len(ids), dtype=bool)
        return ~is_among(_numbers(ids), surplus)

    def record(self) -> NDArray[np.int64]:
        """Record the surplus of the snapshot as damage if there may be some; return its ids."""
        if not self.may_repeat or self._entire is None:
            return np.zeros(0, dtype=np.int64)
        return surplus_ids(self._entire)


def surplus_ids(source: Source) -> NDArray[np.int64]:
    """Return the sorted ids of entries that add a file which an earlier live entry adds.

    Reads all entries, once, and records the surplus as damage. Call it only where something shows
    that there is some.
    """
    surplus = source.once("surplus entries", partial(_surplus, source))
    return _numbers(surplus["entry_id"])


def _surplus(source: Source) -> pa.Table:
    entries = table_of(source.scan(), DECIDING_COLUMNS, EntryFilter())
    deleted = is_deleted(entries["status"])
    marks = mark_live(entries["file_id"], deleted, replays=source.deletes_are_replayed)
    ids = np.sort(_numbers(entries["entry_id"])[marks == SURPLUS])
    _record_surplus(source, ids)
    return pa.table([number_array(ids)], names=["entry_id"])


def _record_surplus(source: Source, ids: NDArray[np.int64]) -> None:
    """Record surplus entries by manifest; those of repeated manifests are recorded already."""
    ids = ids[~np.isin(ordinals_of(ids), source.repeated_manifests)]
    if not len(ids):
        return
    columns = ["entry_id", "manifest_path", "record_count", "file_size_in_bytes"]
    surplus = entries_of(source.scan(), ids, columns)
    ordinals = ordinals_of(_numbers(surplus["entry_id"]))
    for ordinal in np.unique(ordinals).tolist():
        own = surplus.filter(flag_array(ordinals == ordinal))
        text = surplus_text(own, is_counted_once=source.deletes_are_replayed)
        path = own["manifest_path"][0].as_py()
        error = CorruptMetadataError(text, path=path, is_read=True)
        source.damage_log.add("repeated entries", None, error)


def check_rows(source: Source, counts: pa.Array | pa.ChunkedArray) -> None:
    """Record damage if the snapshot counts other rows than all of its live data files have.

    Args:
        source: the snapshot; nothing is compared for a part of it.
        counts: rows of the files, or of groups of them; nothing is compared if one is unknown.
    """
    if source.entire is source and not counts.null_count:
        source.check_row_total(pc.sum(counts).as_py() or 0)


def _numbers(column: pa.Array | pa.ChunkedArray) -> NDArray[np.int64]:
    return to_numbers(whole(column) if isinstance(column, pa.ChunkedArray) else column)
