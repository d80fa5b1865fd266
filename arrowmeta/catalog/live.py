"""Live entries: the rule of the view `live_entries`, over decoded columns.

An entry that equals a DELETE entry in all columns of the identity is not live. DuckDB decides about
those with the same file name that differ in another column, and about entries that may add a file
again, which are found by hashes of names. Main names: `is_live`, `Repeats`, `LiveEntries`.
"""

from __future__ import annotations

import threading
from functools import partial

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import sql_file
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import entries_of, is_among, ordinals_of, rows_of
from arrowmeta.columns.text import NameIndex, SeenHashes, hashes_of, repeated_hashes
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.damage import surplus_text
from arrowmeta.model.scan import EntryFilter, Scan, table_of
from arrowmeta.model.source import Source
from arrowmeta.model.tables import FILE_IDENTITY, IDENTITY_COLUMNS
from arrowmeta.records import dataclass

#: Columns of entries that tell most files apart; an offset only deletion vectors in one file.
_NAMED_BY = {"paimon": ("file_name",), "iceberg": ("file_path", "content_offset")}

#: Multiplier that spreads numbers over 64 bits.
_SPREAD = np.uint64(0x9E37_79B9_7F4A_7C15)

#: Columns that the macro `file_identity` reads.
_IDENTITY = (*FILE_IDENTITY["paimon"], *FILE_IDENTITY["iceberg"], "spec_id")

#: Entries that no entry deletes, by the rule of the view `live_entries`; a file may be repeated.
_LEFT = """
WITH identified AS (
    SELECT entry_id, status, file_identity(entry) AS identity
    FROM base_entries AS entry
)
SELECT added.entry_id
FROM identified AS added
ANTI JOIN (FROM identified WHERE status = 'deleted') AS removed
    ON removed.identity = added.identity
WHERE added.status <> 'deleted'
"""

#: Entries of the same file as an earlier one.
_REPEATS = """
SELECT entry_id
FROM base_entries AS entry
WHERE file_identity(entry) IS NOT NULL
QUALIFY row_number() OVER (PARTITION BY file_identity(entry) ORDER BY entry_id) > 1
"""


def deciding_columns(source: Source, *, with_deleted: bool = True) -> tuple[str, ...]:
    """Return the columns of entries that `is_live` reads.

    Args:
        source: the snapshot.
        with_deleted: whether there may be DELETE entries.
    """
    if source.deletes_are_replayed and with_deleted:
        return IDENTITY_COLUMNS
    return ("entry_id", "status", *_NAMED_BY[source.format])


def identity_columns(source: Source) -> tuple[str, ...]:
    """Return the columns that `file_identity` reads, as far as the format has them."""
    names = FILE_IDENTITY[source.format]
    return names if "file_name" in names else (*names, "file_name", "spec_id")


def is_live(source: Source, entries: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of live entries; surplus is recorded as damage.

    Args:
        source: the snapshot.
        entries: `deciding_columns` of all entries, or of those that a query keeps.
    """
    mask = is_left(source, entries)
    repeats = Repeats(source)
    repeats.look_at(entries, mask)
    return mask & repeats.are_counted(entries["entry_id"])


def is_left(source: Source, entries: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of entries that no entry deletes; see `is_live`."""
    mask = ~is_deleted(entries["status"])
    if not source.deletes_are_replayed or mask.all():
        return mask
    deleted = entries.select(IDENTITY_COLUMNS).filter(flag_array(~mask))
    return DeletedFiles(deleted).leave(entries)


class Repeats:
    """Finds out whether entries of a source repeat a file. Thread-safe.

    Args:
        source: the snapshot, or a part of it.

    Attributes:
        columns: columns of entries that `look_at` reads, beside `entry_id`.
        may_repeat: whether one of the entries so far may repeat the file of another.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._entire = source.entire
        self.columns = _NAMED_BY[source.format]
        self._seen = SeenHashes()
        self._lock = threading.Lock()
        self.may_repeat = False

    def look_at(self, entries: pa.Table | pa.RecordBatch, mask: NDArray[np.bool_]) -> None:
        """Look at the entries in a mask, which no entry deletes; each is given once.

        Args:
            entries: `columns` and `entry_id` of some entries.
            mask: which of them.
        """
        if self._entire is None:
            return
        hashes = _hashes(entries, self._source.format)
        with self._lock:
            self.may_repeat |= self._seen.add(hashes if mask.all() else hashes[mask])

    @property
    def drops(self) -> bool:
        """Whether surplus entries are not live; Iceberg's readers read a file once per entry."""
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


def check_rows(source: Source, counts: pa.Array | pa.ChunkedArray) -> None:
    """Record damage if the snapshot counts other rows than all of its live data files have.

    Args:
        source: the snapshot; nothing is compared for a part of it.
        counts: rows of the files, or of groups of them; nothing is compared if one is unknown.
    """
    if source.entire is source and not counts.null_count:
        source.check_row_total(pc.sum(counts).as_py() or 0)


def _hashes(entries: pa.Table | pa.RecordBatch, format_name: str) -> NDArray[np.uint64]:
    """Return a hash of the file of each entry; entries without a name have one of their own."""
    name, *offsets = (entries[column] for column in _NAMED_BY[format_name])
    hashes = hashes_of(name)
    for offset in offsets:
        if offset.null_count < len(offset):
            hashes ^= filled(_array(offset), 0).astype(np.uint64) * _SPREAD
    if name.null_count:
        is_null = ~to_flags(_array(name.is_valid()))
        hashes[is_null] = _numbers(entries["entry_id"])[is_null].astype(np.uint64) * _SPREAD
    return hashes


def _array(column: pa.Array | pa.ChunkedArray) -> pa.Array:
    return whole(column) if isinstance(column, pa.ChunkedArray) else column


def _numbers(column: pa.Array | pa.ChunkedArray) -> NDArray[np.int64]:
    return to_numbers(_array(column))


def surplus_ids(source: Source) -> NDArray[np.int64]:
    """Return the sorted ids of entries that add a file which an earlier live entry adds.

    Reads all entries, once, and records the surplus as damage. Call it only where something shows
    that there is some.
    """
    surplus = source.remembered("surplus entries", partial(_surplus, source))
    return _numbers(surplus["entry_id"])


def _surplus(source: Source) -> pa.Table:
    columns = ["entry_id", "status", *identity_columns(source)]
    entries = table_of(source.scan(), columns, EntryFilter())
    mask = is_left(source, entries)
    mask[mask] = repeated_hashes(_hashes(entries, source.format)[mask])
    ids = np.sort(_asked(_REPEATS, entries.filter(flag_array(mask))))
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
        told = surplus_text(own, is_counted_once=source.deletes_are_replayed)
        path = own["manifest_path"][0].as_py()
        error = CorruptMetadataError(told, path=path, is_read=True)
        source.damage_log.add("repeated entries", None, error)


class DeletedFiles:
    """Files that DELETE entries of any manifest remove.

    Args:
        identities: columns `IDENTITY_COLUMNS` of all `deleted` entries.
    """

    def __init__(self, identities: pa.Table) -> None:
        # In one chunk, or each call of `leave` would pay for many.
        self._identities = identities.select(IDENTITY_COLUMNS).combine_chunks()
        self._names = NameIndex(self._identities["file_name"])

    @classmethod
    def of(cls, scan: Scan) -> DeletedFiles:
        """Return the files that the DELETE entries of a scan remove."""
        only = EntryFilter(("status",), lambda batch: is_deleted(batch["status"]))
        return cls(table_of(scan, IDENTITY_COLUMNS, only))

    def __len__(self) -> int:
        return int(self._identities.num_rows)

    def leave(self, entries: pa.Table) -> NDArray[np.bool_]:
        """Return a mask of live entries. Thread-safe.

        Args:
            entries: columns `IDENTITY_COLUMNS` of some entries.
        """
        mask = ~is_deleted(entries["status"])
        if not len(self):
            return mask
        deleting = self._names.first_rows(entries["file_name"])
        rows = np.flatnonzero(mask & (deleting >= 0))
        in_doubt = _taken(entries.select(IDENTITY_COLUMNS), rows)
        # Most are the same in every column. A query has a fixed cost, which each batch would pay.
        is_same = _same_files(in_doubt, self._identities.take(number_array(deleting[rows])))
        mask[rows] = ~is_same
        if not is_same.all():
            in_doubt, rows = in_doubt.filter(flag_array(~is_same)), rows[~is_same]
            named = self._names.all_rows(in_doubt["file_name"])
            deleted = self._identities.take(number_array(named))
            live = _asked(_LEFT, pa.concat_tables([in_doubt, deleted]))
            mask[rows] = is_among(to_numbers(whole(in_doubt["entry_id"])), np.sort(live))
        return mask


def _same_files(entries: pa.Table, others: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of entries that equal the others, row by row, in all columns of the identity.

    Where lists of any row differ, no entry is marked.
    """
    mask = to_flags(whole(entries["file_name"].is_valid()))
    for name in IDENTITY_COLUMNS:
        values, other = entries[name], others[name]
        if name in ("entry_id", "status") or values.equals(other):
            continue
        if pat.is_nested(values.type):
            return np.zeros(len(mask), dtype=bool)
        are_null = pc.and_(values.is_null(), other.is_null())
        mask &= to_flags(whole(pc.or_(are_null, pc.fill_null(pc.equal(values, other), False))))
    return mask


def _taken(table: pa.Table, rows: NDArray[np.int64]) -> pa.Table:
    """Return some rows in ascending order; Arrow would first copy columns of several chunks."""
    batches, start = table.to_batches(), 0
    for i, batch in enumerate(batches):
        end = start + batch.num_rows
        first, last = np.searchsorted(rows, (start, end))
        batches[i] = batch.take(number_array(rows[first:last] - start))
        start = end
    return pa.Table.from_batches(batches, table.schema)


@dataclass(frozen=True)
class LiveEntries:
    """Live entries of a snapshot.

    Attributes:
        starts: number of entries in the manifests before each manifest; int64[manifests].
        flags: whether each entry is live; bool[entries].
    """

    starts: NDArray[np.int64]
    flags: NDArray[np.bool_]

    @classmethod
    def stored(cls, source: Source) -> LiveEntries | None:
        """Return the live entries that the store has of a snapshot that replays deletes.

        None without a store, or if the store lacks a manifest.
        """
        if not source.deletes_are_replayed:
            return None
        code = f"live entries\n{_LEFT}{_REPEATS}{sql_file('file_identity').definition}"
        table = source.derived(code, lambda: _derive_live(source))
        if table is None:
            return None
        counts, flags = (whole(table[name])[0].values for name in ("rows", "is_live"))
        rows = to_numbers(counts)
        return cls(np.cumsum(rows) - rows, to_flags(flags))

    def among(self, ids: pa.Array | pa.ChunkedArray) -> NDArray[np.bool_]:
        """Return a mask of the ids of live entries."""
        numbers = _numbers(ids)
        return self.flags[self.starts[ordinals_of(numbers)] + rows_of(numbers)]


def _derive_live(source: Source) -> pa.Table:
    """Return one row: entries per manifest, and whether each entry is live."""
    deleted = DeletedFiles.of(source.scan())
    repeats = Repeats(source)

    def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        mask = deleted.leave(pa.Table.from_batches([batch]))
        repeats.look_at(batch, mask)
        return mask

    columns = deciding_columns(source, with_deleted=len(deleted) > 0)
    every, left = (
        table_of(source.scan(), ["entry_id"], kept)["entry_id"]
        for kept in (EntryFilter(), EntryFilter(columns, keep))
    )
    chosen = _numbers(left)[repeats.are_counted(left)]
    ids = _numbers(every)
    rows = np.bincount(ordinals_of(ids)).astype(np.int64)
    flags = np.zeros(len(ids), dtype=bool)
    flags[(np.cumsum(rows) - rows)[ordinals_of(chosen)] + rows_of(chosen)] = True
    columns_of_row = {"rows": number_array(rows), "is_live": flag_array(flags)}
    lists = [
        pa.ListArray.from_arrays(number_array(np.array([0, len(kept)], dtype=np.int32)), kept)
        for kept in columns_of_row.values()
    ]
    return pa.table(lists, names=list(columns_of_row))


def is_deleted(status: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of entries with the status `deleted`."""
    flags = pc.equal(status, text_scalar("deleted"))
    return to_flags(whole(flags) if isinstance(flags, pa.ChunkedArray) else flags)


def _asked(query: str, entries: pa.Table) -> NDArray[np.int64]:
    """Return the ids that a query over `base_entries` returns, with deletes replayed."""
    # Most snapshots have no file in doubt, and need no DuckDB.
    from arrowmeta.catalog.macros import session_over
    from arrowmeta.duck.session import answered

    entries = with_identity(entries)

    def answer() -> NDArray[np.int64]:
        with session_over(query, {"base_entries": entries}) as session:
            ids = session.execute(query).fetchnumpy()["entry_id"]
            return np.asarray(ids, dtype=np.int64)

    return answered(answer)


def with_identity(entries: pa.Table) -> pa.Table:
    """Return entries with all columns that `file_identity` reads.

    Those added are null: they follow from the others, or the format does not have them.
    """
    for name in _IDENTITY:
        if name not in entries.schema.names:
            entries = entries.append_column(name, pa.nulls(entries.num_rows))
    return entries
