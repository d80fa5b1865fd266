"""Relations of live files: `files`, `data_files`, `delete_files`, and `column_stats` of them.

Takes a source; returns tables or batches in the order of entries. `catalog.live` finds live entries
by their identity; other columns are decoded for live entries only (late materialization, see
`docs/decisions/duckdb_merges.md`). Main names: `live_table`, `live_batches`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    int_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import is_among, ordinals_of
from arrowmeta.model.scan import EntryFilter, Scan, WrappedScan
from arrowmeta.model.source import Source, read_relation
from arrowmeta.model.tables import DECIDING_COLUMNS, column_field
from arrowmeta.records import dataclass

#: Whether each relation contains data files, and delete files.
LIVE_RELATIONS = {"files": (True, True), "data_files": (True, False), "delete_files": (False, True)}

_ROWS = "record_count"

#: Contents of manifests with entries; others have index files or changelogs.
ENTRY_CONTENTS = ("data", "deletes")

#: Bytes of manifests up to which decoded columns are cached for the next query. Above it, memory
#: counts for more than the time to decode them again.
_CACHED_LEN = 8 << 20


def entry_manifests(source: Source, columns: Sequence[str]) -> pa.Table:
    """Return columns of the manifests with entries; the row number is the ordinal."""
    manifests = read_relation(source, "manifests", [*columns, "content"])
    return manifests.filter(pc.is_in(manifests["content"], text_array(ENTRY_CONTENTS))).select(
        list(columns)
    )


def deleting_manifests(source: Source) -> list[int]:
    """Return the ordinals of manifests that may have DELETE entries, by their counts."""
    counts = entry_manifests(source, ["deleted_files_count"])["deleted_files_count"]
    return np.flatnonzero(filled(whole(counts), 1)).tolist()


def live_table(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    """Return columns of a relation of live files."""
    if not _is_cached(source, name):
        return pa.Table.from_batches(live_batches(source, name, schema, None), schema)
    wanted = schema
    counts_rows = source.deletes_are_replayed and LIVE_RELATIONS[name][0]
    if counts_rows and _ROWS not in schema.names:
        wanted = schema.append(column_field(source.schema_of("entries"), _ROWS))
    table = _of_cached_entries(source, name, wanted)
    if counts_rows:
        from arrowmeta.catalog.live import check_rows

        check_rows(source, table[_ROWS])
    return table.select(schema.names)


def live_batches(
    source: Source, name: str, schema: pa.Schema, batch_size: int | None
) -> Iterator[pa.RecordBatch]:
    """Return a relation of live files, or their `column_stats`, in batches in the order of entries.

    Holds a few manifests in memory and, if deletes are replayed, the identity of all DELETE
    entries.
    """
    if name not in LIVE_RELATIONS:
        yield from source.column_stats(LiveScan.of(source), schema.names, batch_size)
        return
    batches = LiveScan.of(source, name).batches(schema.names, batch_size=batch_size)
    if not (_ROWS in schema.names and LIVE_RELATIONS[name][0] and source.deletes_are_replayed):
        yield from batches
        return
    from arrowmeta.catalog.live import check_rows

    sums: list[int | None] = []
    for batch in batches:
        counts = batch[_ROWS]
        sums.append(None if counts.null_count else pc.sum(counts).as_py())
        yield batch
    check_rows(source, int_array(sums))


def surplus_of(source: Source) -> NDArray[np.int64]:
    """Return the sorted ids of entries that add a file again, after looking at all entries.

    They are recorded as damage.
    """
    from arrowmeta.catalog.live import surplus_ids

    reading = _Reading(source, "files", None)
    n_left = sum(
        batch.num_rows for batch in reading.batches(source.scan(), ["entry_id"], None, None)
    )
    return surplus_ids(source) if reading.repeats.may_repeat and n_left else np.zeros(0, np.int64)


def cached_columns(source: Source, names: Sequence[str]) -> tuple[str, ...]:
    """Return the columns of entries from which `live_table` makes columns of files, in a cache.

    Empty if the table is large.
    """
    from arrowmeta.catalog.live import deciding_columns

    if not _are_few(source):
        return ()
    return tuple(dict.fromkeys([*names, *deciding_columns(source), "content", _ROWS]))


def _are_few(source: Source) -> bool:
    manifests = read_relation(source, "manifests", ["length"])
    return int(filled(whole(manifests["length"]), 0).sum()) <= _CACHED_LEN


def _is_cached(source: Source, name: str) -> bool:
    """Return whether to read columns of all entries into the cache of the source, and filter them.

    For a large table only if no entry is left out, since then nothing is copied.
    """
    if _are_few(source):
        return True
    counts = read_relation(source, "manifests", ["deleted_files_count"])["deleted_files_count"]
    return name == "files" and not filled(whole(counts), 1).any()


def _of_cached_entries(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    from arrowmeta.catalog.live import deciding_columns

    needed = dict.fromkeys([*schema.names, *deciding_columns(source), "content"])
    entries = read_relation(source, "entries", list(needed))
    if source.deletes_are_replayed and source.damage().num_rows:
        # A manifest with damage in these columns still has deleted entries.
        deciding = read_relation(source, "entries", DECIDING_COLUMNS)
        mask = _is_wanted(source, name, deciding)
        ids = np.sort(to_numbers(whole(deciding["entry_id"]))[mask])
        entries = read_relation(source, "entries", list(dict.fromkeys([*schema.names, "entry_id"])))
        mask = is_among(to_numbers(whole(entries["entry_id"])), ids)
    else:
        mask = _is_wanted(source, name, entries)
    chosen = entries.select(schema.names)
    return chosen if mask.all() else chosen.filter(flag_array(mask))


@dataclass(frozen=True)
class LiveScan(WrappedScan):
    """Scan of the entries of live files; see `model.scan.Scan`.

    Which entries are live is known after all DELETE entries have been read, those of manifests that
    are not selected included; other columns are decoded for live entries only.

    Attributes:
        source: the snapshot whose entries, or some manifests, the inner scan reads.
        name: which files, of `LIVE_RELATIONS`.
    """

    source: Source
    name: str = "files"

    @classmethod
    def of(cls, source: Source, name: str = "files") -> LiveScan:
        """Return the scan of all live files of a relation."""
        return cls(source.scan(), source, name)

    @property
    def schema(self) -> pa.Schema:
        """See `Scan.schema`."""
        return self.inner.schema

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of live entries; see `Scan.batches`."""
        if batch_size is None and self.source.deletes_are_replayed:
            deleting = frozenset(deleting_manifests(self.source))
            reading = _Reading(self.source, self.name, deleting)
            batches = list(reading.batches(self.inner, columns, only, None))
            if reading.deleting <= deleting:
                yield from batches
                return
            # The manifest list misses deleted entries: read those of all manifests.
            del batches
        reading = _Reading(self.source, self.name, None)
        yield from reading.batches(self.inner, columns, only, batch_size)


class _Reading:
    """One pass over entries of live files of a relation.

    Args:
        source: the snapshot. If it replays deletes, all DELETE entries are read first.
        manifests: ordinals of the manifests to read DELETE entries from; None for all.

    Attributes:
        deleting: ordinals of the manifests with DELETE entries that were found.
        repeats: whether entries repeat a file.
    """

    def __init__(self, source: Source, name: str, manifests: frozenset[int] | None) -> None:
        from arrowmeta.catalog.live import DeletedFiles, LiveEntries, Repeats

        self._name = name
        self.deleting: set[int] = set()
        self._deleted: DeletedFiles | None = None
        self._stored = LiveEntries.stored(source)
        self.repeats = Repeats(source)
        self._columns: tuple[str, ...] = ("entry_id", "status", "content", *self.repeats.columns)
        if self._stored is not None:
            self._columns = ("entry_id", "content")
        elif source.deletes_are_replayed:
            self._deleted = DeletedFiles.of(source.scan().select(manifests))
            self._columns = DECIDING_COLUMNS if len(self._deleted) else self._columns

    def batches(
        self, scan: Scan, columns: Collection[str], only: EntryFilter | None, batch_size: int | None
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of the live entries of a scan, in their order."""
        drops = self.repeats.drops and self._stored is None
        names = dict.fromkeys([*columns, "entry_id"] if drops else columns)
        for batch in scan.batches(names, self._filter(only), batch_size):
            # `_is_live` had the batch before it arrives here.
            if not drops:
                self.repeats.record()
                yield batch
                continue
            mask = self.repeats.are_counted(batch["entry_id"])
            counted = batch if mask.all() else batch.filter(flag_array(mask))
            yield counted.select(list(columns))

    def _filter(self, only: EntryFilter | None) -> EntryFilter:
        """Return a filter that also leaves out entries that are not live."""
        if only is None or only.keep is None:
            return EntryFilter(self._columns, self._is_live)
        columns, also = tuple(dict.fromkeys([*self._columns, *only.columns])), only.keep

        def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            return self._is_live(batch) & also(batch.select(only.columns))

        return EntryFilter(columns, keep)

    def _is_live(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Return a mask of entries of live files of the relation; see `EntryFilter`."""
        from arrowmeta.catalog.live import is_deleted

        if self._stored is not None:
            return self._stored.among(batch["entry_id"]) & _is_of(self._name, batch["content"])
        mask = ~is_deleted(batch["status"])
        if self._deleted is not None and not mask.all():
            ids = to_numbers(batch["entry_id"])[~mask]
            self.deleting.update(np.unique(ordinals_of(ids)).tolist())
        if self._deleted is not None and len(self._deleted):
            mask = self._deleted.leave(pa.Table.from_batches([batch]))
        self.repeats.look_at(batch, mask)
        return mask & _is_of(self._name, batch["content"])


def _is_wanted(source: Source, name: str, entries: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of entries of live files of a relation."""
    from arrowmeta.catalog.live import is_live

    return is_live(source, entries) & _is_of(name, entries["content"])


def _is_of(name: str, content: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of files of a relation, by content."""
    with_data, with_deletes = LIVE_RELATIONS[name]
    if with_data and with_deletes:
        return np.ones(len(content), dtype=bool)
    flags = pc.equal(content, text_scalar("data"))
    is_data = to_flags(whole(flags) if isinstance(flags, pa.ChunkedArray) else flags)
    return is_data if with_data else ~is_data
