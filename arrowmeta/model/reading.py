"""Read the relations of a snapshot by name; which entries are live files.

Takes a source, the name of a relation that a format decodes or of one of live files, and columns;
gives them as Arrow (`read_relation`, `batches_of`), rows of entries in their order.

Paimon: an entry that adds a file is live unless an entry of any manifest deletes the file; a file
that is added again is one file, of its first entry. Iceberg: an entry is live unless it says that
the file is deleted; readers return the rows of a file as often as it is listed. A file is its
`file_id`. The view `live_entries` is the same rule.

A table of live files is decoded in one pass. Batches take two, the first of which reads what is
deleted, so that other columns are decoded for live entries only. In a share of a snapshot
(`Source.only`), live is what no entry of the share deletes.

`column_stats` has a row per entry and column, with bounds as text and whether they are exact.

Spec: Paimon 1.3, AbstractFileStoreScan and FileEntry.mergeEntries; Iceberg v3, Manifests.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.kernels.buffers import (
    filled,
    flag_array,
    int_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.kernels.byte_strings import DEAD, SURPLUS
from arrowmeta.kernels.rows import (
    FileSet,
    SeenFiles,
    is_among,
    keep_rows,
    mark_live,
    ordinals_of,
    words_of,
)
from arrowmeta.model.damage import surplus_text
from arrowmeta.model.scan import EntryFilter, Request, Scan, entries_of, table_of
from arrowmeta.model.shape import FIELD_ID, TableShape, fill
from arrowmeta.model.source import Source
from arrowmeta.model.tables import (
    DECIDING_COLUMNS,
    EVIDENCE,
    base_schema,
    column_field,
    decoded_columns,
    decoded_schema,
    options_table,
    with_aliases,
)
from arrowmeta.model.value_text import exact_text, points_to_text

#: Whether each relation contains data files, and delete files.
LIVE_RELATIONS = {"files": (True, True), "data_files": (True, False), "delete_files": (False, True)}

#: Columns that decide whether an entry is a live file of a relation.
_COLUMNS = (*DECIDING_COLUMNS, "content")

_ROWS = "record_count"

#: Bytes of manifests up to which decoded columns are cached for the next query
#: (`bench/live_routes.py`). Above it, memory counts for more than the time to decode them again.
_CACHED_LEN = 8 << 20


# -- relations -----------------------------------------------------------------------------------


def read_relation(
    source: Source, relation: str, columns: Collection[str] | None = None
) -> pa.Table:
    """Return columns of a relation, all by default, as one table; see `batches_of`."""
    # Files have all columns of entries, internal columns included.
    declared = source.schema_of("entries" if relation in LIVE_RELATIONS else relation)
    names = declared.names if columns is None else list(columns)
    schema = pa.schema([column_field(declared, name) for name in names])
    return pa.Table.from_batches(batches_of(source, relation, names), schema)


def batches_of(
    source: Source, relation: str, columns: Collection[str], batch_size: int | None = None
) -> Iterator[pa.RecordBatch]:
    """Read columns of a relation, in batches of at most `batch_size` rows.

    Args:
        source: the snapshot.
        relation: one of `model.relations.BASE_RELATIONS` or of `LIVE_RELATIONS`.
        columns: wanted columns, in order; of entries and files also flat names of struct fields,
            see `model.tables.column_field`.
        batch_size: streams without caching; None returns cached columns.
    """
    if relation in ("entries", "all_entries"):
        yield from source.scan(relation).batches(columns, None, batch_size)
    elif relation in LIVE_RELATIONS and batch_size is not None:
        yield from live_batches(source, relation, columns, batch_size)
    elif relation in LIVE_RELATIONS:
        yield from live_table(source, relation, list(columns)).to_batches()
    elif relation == "column_stats":
        yield from _statistics(source, source.scan(), columns, batch_size)
    else:
        table = _with_placeholders(_table(source, relation, columns), source.schema_of(relation))
        yield from table.to_batches(max_chunksize=batch_size)


def _table(source: Source, relation: str, columns: Collection[str]) -> pa.Table:
    if relation == "options":
        return options_table(source.options).select(list(columns))
    if read := source.tables.get(relation):
        decoded = read(source, decoded_columns(relation, columns))
    else:
        decoded = decoded_schema(relation, source.shape).empty_table()
    return with_aliases(relation, decoded, columns)


def _with_placeholders(table: pa.Table, shown: pa.Schema) -> pa.Table:
    """Return columns in the types that relations have: no struct is without fields."""
    for at, name in enumerate(table.column_names):
        field = shown.field(name)
        column = table.column(at)
        if column.type != field.type:
            chunks = [fill(chunk, field.type) for chunk in column.chunks]
            table = table.set_column(at, field, pa.chunked_array(chunks, field.type))
    return table


def evidence_table(source: Source, name: str) -> pa.Table:
    """Return one of `model.tables.EVIDENCE`."""
    read = source.tables.get(name)
    return EVIDENCE[name].empty_table() if read is None else read(source, ())


def live_statistics(
    source: Source, columns: Collection[str], batch_size: int | None
) -> Iterator[pa.RecordBatch]:
    """Return columns of `column_stats` of live files, in the order of entries."""
    return _statistics(source, live_scan(source), columns, batch_size)


def _statistics(
    source: Source, scan: Scan, columns: Collection[str], batch_size: int | None
) -> Iterator[pa.RecordBatch]:
    entries = scan.batches(needed_columns(columns), None, batch_size)
    ids, lengths = source.field_ids, source.truncated_lengths
    return column_stats(entries, source.shape, ids, columns, lengths, batch_size)


# -- the rule ------------------------------------------------------------------------------------


def _deleted_files(source: Source) -> FileSet:
    """Return the files that DELETE entries of the snapshot delete."""
    only = EntryFilter(("status",), lambda batch: is_deleted(batch["status"]))
    return FileSet(table_of(source.scan(), ["file_id"], only)["file_id"])


def is_live(source: Source, entries: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of live entries; surplus is recorded as damage.

    Args:
        source: the snapshot.
        entries: `DECIDING_COLUMNS` of all entries, or of those that a query keeps.
    """
    replays = source.deletes_are_replayed
    marks = mark_live(entries["file_id"], is_deleted(entries["status"]), replays=replays)
    mask = marks != DEAD
    if ((marks == SURPLUS) & mask).any():
        surplus = surplus_ids(source)
        if replays:
            mask &= ~is_among(to_numbers(whole(entries["entry_id"])), surplus)
    return mask


def is_deleted(status: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of entries with the status `deleted`."""
    return to_flags(whole(pc.equal(status, text_scalar("deleted"))))


def surplus_ids(source: Source) -> NDArray[np.int64]:
    """Return the sorted ids of entries that add a file which an earlier live entry adds.

    Reads all entries, once, and records the surplus as damage. Call it only where something shows
    that there is some.
    """
    surplus = source.once("surplus entries", partial(_surplus, source))
    return to_numbers(whole(surplus["entry_id"]))


def _surplus(source: Source) -> pa.Table:
    replays = source.deletes_are_replayed
    entries = table_of(source.scan(), DECIDING_COLUMNS, EntryFilter())
    marks = mark_live(entries["file_id"], is_deleted(entries["status"]), replays=replays)
    ids = np.sort(to_numbers(whole(entries["entry_id"]))[marks == SURPLUS])
    # Those of repeated manifests are recorded already.
    unknown = ids[~np.isin(ordinals_of(ids), source.repeated_manifests)]
    columns = ["entry_id", "manifest_path", "record_count", "file_size_in_bytes"]
    surplus = entries_of(source.scan(), unknown, columns)
    ordinals = ordinals_of(to_numbers(whole(surplus["entry_id"])))
    for ordinal in np.unique(ordinals).tolist():
        of_manifest = surplus.filter(flag_array(ordinals == ordinal))
        text = surplus_text(of_manifest, is_counted_once=replays)
        path = of_manifest["manifest_path"][0].as_py()
        error = CorruptMetadataError(text, path=path, is_read=True)
        source.damage_log.add("repeated entries", None, error)
    return pa.table([number_array(ids)], names=["entry_id"])


def check_rows(source: Source, counts: pa.Array | pa.ChunkedArray) -> None:
    """Record damage if the snapshot counts other rows than all of its live data files have.

    Args:
        source: the snapshot.
        counts: rows of the files, or of groups of them; nothing is compared if one is unknown, or
            if rows may be missing because of other damage. Nor are those of a share of a snapshot.
    """
    if (
        source.share is not None
        or counts.null_count
        or (total := source.row_total) is None
        or source.damage_log
    ):
        return
    (n_counted, path), n_rows = total, pc.sum(counts).as_py() or 0
    if n_rows != n_counted:
        reason = f"it counts {n_counted:,} rows, the live files of its manifests have {n_rows:,}"
        error = CorruptMetadataError(reason, path=path, is_read=True)
        source.damage_log.add("row total", None, error)


# -- manifests -----------------------------------------------------------------------------------


def _are_mostly_live(source: Source) -> bool:
    """Return whether at least half of the entries are live, by the counts of their manifests.

    Else the columns of the others would take more memory than the answer, and more time than
    reading deleted files first (`bench/live_routes.py`).
    """
    names = ("added_files_count", "existing_files_count", "deleted_files_count")
    counts = source.scan().manifests
    n_added, n_existing, n_deleted = (int(filled(whole(counts[name]), 0).sum()) for name in names)
    # In Paimon, each entry that deletes a file has an entry that adds it.
    n_live = n_added + n_existing - (n_deleted if source.deletes_are_replayed else 0)
    return 2 * n_live >= n_added + n_existing + n_deleted


def _are_few(source: Source) -> bool:
    return int(filled(whole(source.scan().manifests["length"]), 0).sum()) <= _CACHED_LEN


# -- live files ----------------------------------------------------------------------------------


def live_table(source: Source, name: str, columns: Sequence[str]) -> pa.Table:
    """Return columns of a relation of live files, or flat names.

    Records damage if the snapshot counts other rows than the files have.
    """
    counts = _counts(source, name)
    files = live_entries(source, name, list(dict.fromkeys([*columns, *counts])))
    for count in counts:
        check_rows(source, files[count])
    return files.select(list(columns))


def live_entries(source: Source, name: str, columns: Sequence[str]) -> pa.Table:
    """Return columns of the entries of live files of a relation, or flat names.

    All entries are decoded, in one pass, if most are live or the table is small; the columns of a
    small table are cached. So are those of a large one if no entry is left out, since then nothing
    is copied.
    """
    n_deleted = source.scan().manifests["deleted_files_count"]
    is_cached = _are_few(source) or (name == "files" and not filled(whole(n_deleted), 1).any())
    if not is_cached and not _are_mostly_live(source):
        return table_of(live_scan(source, name), columns)
    only = None if is_cached else EntryFilter()
    entries = table_of(source.scan(), list(dict.fromkeys([*columns, *_COLUMNS])), only)
    if source.deletes_are_replayed and source.damage_log:
        # Of two passes, since an entry that is damaged in another column still deletes its file.
        live = to_numbers(whole(table_of(live_scan(source), ["entry_id"])["entry_id"]))
        mask = is_among(to_numbers(whole(entries["entry_id"])), np.sort(live))
    else:
        mask = is_live(source, entries)
    mask &= is_of(name, entries["content"])
    entries = entries.select(list(columns))
    schema, batches = entries.schema, entries.to_batches()
    if not mask.all():
        del entries
        keep_rows(batches, mask)
    return pa.Table.from_batches(batches, schema)


def live_batches(
    source: Source, name: str, columns: Collection[str], batch_size: int
) -> Iterator[pa.RecordBatch]:
    """Return a relation of live files in batches, in the order of entries.

    Holds a few manifests in memory and, if deletes are replayed, the identity of all DELETE
    entries.
    """
    sums: list[int | None] = []
    is_checked = not set(_counts(source, name)).isdisjoint(columns)
    for batch in live_scan(source, name).batches(columns, batch_size=batch_size):
        if is_checked:
            counts = batch[_ROWS]
            sums.append(None if counts.null_count else pc.sum(counts).as_py())
        yield batch
    if is_checked:
        check_rows(source, int_array(sums))


def _counts(source: Source, name: str) -> tuple[str, ...]:
    """Return the column whose sum over a relation the snapshot may state."""
    return (_ROWS,) if source.deletes_are_replayed and LIVE_RELATIONS[name][0] else ()


def cached_columns(source: Source, names: Sequence[str]) -> tuple[str, ...]:
    """Return the columns of entries from which `live_table` makes columns of files, in a cache.

    Empty if the table is large.
    """
    if not _are_few(source):
        return ()
    return tuple(dict.fromkeys([*names, *_COLUMNS, _ROWS]))


def live_scan(source: Source, name: str = "files") -> Scan:
    """Return the scan of the entries of live files of a relation.

    Which entries are live is known after all DELETE entries have been read; other columns are
    decoded for live entries only.
    """
    scan = source.scan()
    return replace(scan, read=lambda asked: _Reading(source, name).batches(scan, asked))


class _Reading:
    """One pass over entries of live files of a relation; for the arguments, see `live_scan`."""

    def __init__(self, source: Source, name: str) -> None:
        self._source, self._name = source, name
        self._deleted = _deleted_files(source) if source.deletes_are_replayed else None
        self._seen, self._lock = SeenFiles(), threading.Lock()
        self._may_repeat = False

    def batches(self, scan: Scan, asked: Request) -> Iterator[pa.RecordBatch]:
        """Read columns of the live entries of a scan, in their order."""
        leaves_out, columns = self._source.deletes_are_replayed, list(asked.columns)
        names = list(dict.fromkeys([*columns, "entry_id"] if leaves_out else columns))
        for batch in scan.read(replace(asked, columns=names, only=self._filter(asked.only))):
            # `_is_live` had the batch before it arrives here.
            surplus = surplus_ids(self._source) if self._may_repeat else np.zeros(0, np.int64)
            if len(surplus) and leaves_out:
                batch = batch.filter(flag_array(~is_among(to_numbers(batch["entry_id"]), surplus)))
            yield batch.select(columns)

    def _filter(self, only: EntryFilter | None) -> EntryFilter:
        """Return a filter that also leaves out entries that are not live."""
        if only is None or only.keep is None:
            return EntryFilter(_COLUMNS, self._is_live)
        columns, also = tuple(dict.fromkeys([*_COLUMNS, *only.columns])), only.keep

        def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            return self._is_live(batch) & also(batch.select(only.columns))

        return EntryFilter(columns, keep)

    def _is_live(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Return a mask of entries of live files of the relation; each entry is given once."""
        mask = ~is_deleted(batch["status"])
        if self._deleted is not None:
            mask &= ~self._deleted.has(batch["file_id"])
        with self._lock:
            self._may_repeat |= self._seen.add(words_of(batch["file_id"])[mask])
        return mask & is_of(self._name, batch["content"])


def is_of(name: str, content: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of files of a relation, by content."""
    with_data, with_deletes = LIVE_RELATIONS[name]
    if with_data and with_deletes:
        return np.ones(len(content), dtype=bool)
    is_data = to_flags(whole(pc.equal(content, text_scalar("data"))))
    return is_data if with_data else ~is_data


# -- statistics of columns -------------------------------------------------------------------------

_SCHEMA = base_schema("column_stats", TableShape())
#: Columns that come from a field of a struct column of entries.
_STATS = {
    "lower": "lower_bounds",
    "upper": "upper_bounds",
    "null_count": "null_value_counts",
    "nan_count": "nan_value_counts",
    "value_count": "value_counts",
    "column_size": "column_sizes",
}
_OF_ENTRY = ("file_path", "partition_path", "content", "entry_id")
_BATCH_ROWS = 8192


def needed_columns(columns: Collection[str]) -> list[str]:
    """Return the columns of entries that the wanted columns are built from."""
    needed = {_STATS.get(name, name) for name in columns if name in _STATS or name in _OF_ENTRY}
    if "exactness" in columns:
        needed |= {"lower_bounds", "upper_bounds"}
    return sorted(needed | {"entry_id"})


def column_stats(
    entries: Iterable[pa.RecordBatch],
    shape: TableShape,
    field_ids: Mapping[str, int],
    names: Collection[str],
    truncated_lengths: Mapping[str, int],
    batch_size: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Return the statistics of each column of each entry; ordered by entry within a column.

    Columns of few entries share a batch: each batch has a cost, and tables can have thousands of
    columns.

    Args:
        entries: batches with at least `needed_columns(wanted)`.
        field_ids: field ids by column.
        names: columns of the relation to return, in this order.
        truncated_lengths: see `Source.truncated_lengths`.
        batch_size: maximum number of rows that columns share a batch up to.
    """
    schema = pa.schema([_SCHEMA.field(name) for name in names])

    def by_column(entries: pa.RecordBatch) -> Iterator[_OneColumn]:
        # Once for all columns, since getting one field of a struct takes time for all its fields.
        stats = {
            name: entries.column(name).flatten()
            for name in set(_STATS.values())
            if name in entries.schema.names
        }
        for at, field in enumerate([*shape.columns.fields, *shape.repeated.fields]):
            name, of_field = field.name, {root: fields[at] for root, fields in stats.items()}
            if at < shape.columns.num_fields:
                has_values = name not in shape.without_value_bounds
                text_of = points_to_text if name in shape.points else exact_text
                length, field_id = truncated_lengths.get(name), field_ids.get(name)
                yield _OneColumn(entries, of_field, field, field_id, length, has_values, text_of)
            else:
                for leaf, of_leaf in _leaves(field, of_field):
                    field_id = int(leaf.metadata[FIELD_ID])
                    yield _OneColumn(entries, of_leaf, leaf, field_id, None, False)

    batches = (
        pa.RecordBatch.from_arrays([statistics.column(field) for field in schema], schema=schema)
        for batch in entries
        for statistics in by_column(batch)
    )
    return _joined(batches, batch_size or _BATCH_ROWS)


def _joined(batches: Iterator[pa.RecordBatch], n_rows: int) -> Iterator[pa.RecordBatch]:
    """Join small batches, up to `n_rows` each."""
    waiting: list[pa.RecordBatch] = []
    n_waiting = 0
    for batch in batches:
        if n_waiting + batch.num_rows > n_rows and waiting:
            yield pa.concat_batches(waiting)
            waiting, n_waiting = [], 0
        waiting.append(batch)
        n_waiting += batch.num_rows
    if waiting:
        yield pa.concat_batches(waiting)


def _leaves(
    field: pa.Field, stats: Mapping[str, pa.Array]
) -> Iterator[tuple[pa.Field, Mapping[str, pa.Array]]]:
    """Yield the leaves of a list or map by dotted names, with their statistics."""
    if not pa.types.is_struct(field.type):
        yield field, stats
        return
    flat = {name: array.flatten() for name, array in stats.items()}
    for at, part in enumerate(field.type.fields):
        named = part.with_name(f"{field.name}.{part.name}")
        yield from _leaves(named, {name: parts[at] for name, parts in flat.items()})


class _OneColumn(Struct, frozen=True):
    """The statistics of one column in some entries.

    Attributes:
        entries: columns of the entries.
        stats: fields of the column in their struct columns, by the names of these.
        field: the column.
        length: length from which bounds may be truncated; None if they never are.
        bounds_are_values: whether bounds can be compared with values.
        text_of: returns bounds as text.
    """

    entries: pa.RecordBatch
    stats: Mapping[str, pa.Array]
    field: pa.Field
    field_id: int | None
    length: int | None
    bounds_are_values: bool
    text_of: Callable[[pa.Array], pa.Array] = exact_text

    def column(self, field: pa.Field) -> pa.Array:
        """Return one column of the relation."""
        name = field.name
        if name in _OF_ENTRY:
            return self.entries.column(name)
        if name in ("lower", "upper"):
            return self.text_of(self._stats(name))
        if name in _STATS:
            return self._stats(name)
        if name == "exactness":
            return self._exactness()
        facts = {"field_id": self.field_id, "column_name": self.field.name}
        value = facts.get(name, str(self.field.type))
        return pa.repeat(pa.scalar(value, field.type), self.entries.num_rows)

    def _stats(self, name: str) -> pa.Array:
        return self.stats[_STATS[name]]

    def _exactness(self) -> pa.Array:
        lower, upper = self._stats("lower"), self._stats("upper")
        has_bounds = pc.and_(lower.is_valid(), upper.is_valid())
        if pa.types.is_nested(self.field.type) or not self.bounds_are_values:
            has_bounds = pa.repeat(pa.scalar(False), len(lower))
        is_cut = pc.fill_null(_may_be_cut(lower, upper, self.length), False)
        word = pc.if_else(is_cut, pa.scalar("truncated"), pa.scalar("exact"))
        return pc.if_else(has_bounds, word, pa.scalar("unknown"))


def _may_be_cut(lower: pa.Array, upper: pa.Array, length: int | None) -> pa.Array:
    """Return a mask of bounds that may not be values of the column.

    A truncated bound of text has the full length. One of binary can be shorter, since rounding up
    drops trailing 0xFF. Equal bounds are not truncated: truncation rounds the upper bound up.
    Writers without a nanosecond clock truncate nanoseconds to microseconds.
    """
    if pa.types.is_timestamp(lower.type) and lower.type.unit == "ns":
        both = [bound.cast(pa.int64()) for bound in (lower, upper)]
        coarse = [pc.equal(pc.multiply(pc.divide(ns, 1000), 1000), ns) for ns in both]
        return pc.or_(*coarse)
    if length is None or pa.types.is_nested(lower.type):
        return pa.repeat(pa.scalar(False), len(lower))
    is_differing = pc.not_equal(lower, upper)
    if not pa.types.is_string(lower.type):
        return is_differing
    is_long = [pc.greater_equal(pc.utf8_length(bound), length) for bound in (lower, upper)]
    return pc.and_(is_differing, pc.or_(*is_long))
