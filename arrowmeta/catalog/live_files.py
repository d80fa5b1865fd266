"""Relations of live files: `files`, `data_files`, `delete_files`, and `column_stats` of them.

Takes a source; returns tables or batches in the order of entries. `catalog.live` finds live entries
by their files. A table is decoded in one pass; batches in two, the first of which reads what is
deleted, so that other columns are decoded for live entries only. Main names: `live_table`,
`live_batches`.
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
from arrowmeta.columns.ids import is_among
from arrowmeta.columns.rows import filtered
from arrowmeta.model.scan import EntryFilter, Scan, WrappedScan, table_of
from arrowmeta.model.source import Source, read_relation
from arrowmeta.model.tables import DECIDING_COLUMNS
from arrowmeta.records import dataclass

#: Whether each relation contains data files, and delete files.
LIVE_RELATIONS = {"files": (True, True), "data_files": (True, False), "delete_files": (False, True)}

_ROWS = "record_count"

#: Columns that decide whether an entry is a live file of a relation.
_COLUMNS = (*DECIDING_COLUMNS, "content")

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
    """Return columns of a relation of live files.

    All entries are decoded, in one pass, if most are live or the table is small.
    """
    from arrowmeta.catalog.live import check_rows, is_live

    is_cached = _is_cached(source, name)
    if not is_cached and not _are_mostly_live(source):
        return pa.Table.from_batches(live_batches(source, name, schema, None), schema)
    counts_rows = source.deletes_are_replayed and LIVE_RELATIONS[name][0]
    wanted = list(dict.fromkeys([*schema.names, *([_ROWS] if counts_rows else [])]))
    columns = dict.fromkeys([*wanted, *_COLUMNS])
    only = None if is_cached else EntryFilter()
    entries = table_of(source.scan(), list(columns), only)
    if source.deletes_are_replayed and source.damage().num_rows:
        # A manifest with damage in other columns still deletes files.
        deciding = read_relation(source, "entries", DECIDING_COLUMNS)
        live = to_numbers(whole(deciding["entry_id"]))[is_live(source, deciding)]
        mask = is_among(to_numbers(whole(entries["entry_id"])), np.sort(live))
    else:
        mask = is_live(source, entries)
    mask &= _is_of(name, entries["content"])
    if not mask.all():
        ends = np.cumsum([batch.num_rows for batch in entries.to_batches()])
        entries = pa.Table.from_batches(
            [
                filtered(batch.select(wanted), flag_array(mask[end - batch.num_rows : end]))
                for batch, end in zip(entries.to_batches(), ends.tolist(), strict=True)
            ],
            entries.select(wanted).schema,
        )
    if counts_rows:
        check_rows(source, entries[_ROWS])
    return entries.select(schema.names)


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

    reading = _Reading(source, "files")
    n_left = sum(
        batch.num_rows for batch in reading.batches(source.scan(), ["entry_id"], None, None)
    )
    return surplus_ids(source) if reading.repeats.may_repeat and n_left else np.zeros(0, np.int64)


def cached_columns(source: Source, names: Sequence[str]) -> tuple[str, ...]:
    """Return the columns of entries from which `live_table` makes columns of files, in a cache.

    Empty if the table is large.
    """
    if not _are_few(source):
        return ()
    return tuple(dict.fromkeys([*names, *DECIDING_COLUMNS, "content", _ROWS]))


def _are_mostly_live(source: Source) -> bool:
    """Return whether at least half of the entries are live, by the counts of their manifests.

    Else the columns of the others would take more memory than the answer, and more time than
    reading deleted files first (`bench/live_routes.py`).
    """
    names = ("added_files_count", "existing_files_count", "deleted_files_count")
    counts = entry_manifests(source, names)
    n_added, n_existing, n_deleted = (int(filled(whole(counts[name]), 0).sum()) for name in names)
    # In Paimon, each entry that deletes a file has one that adds it.
    n_live = n_added + n_existing - (n_deleted if source.deletes_are_replayed else 0)
    return 2 * n_live >= n_added + n_existing + n_deleted


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
        yield from _Reading(self.source, self.name).batches(self.inner, columns, only, batch_size)


class _Reading:
    """One pass over entries of live files of a relation.

    Args:
        source: the snapshot. If it replays deletes, all DELETE entries are read first.

    Attributes:
        repeats: whether entries repeat a file.
    """

    def __init__(self, source: Source, name: str) -> None:
        from arrowmeta.catalog.live import Repeats, deleted_files

        self._name = name
        self.repeats = Repeats(source)
        self._deleted = deleted_files(source.scan()) if source.deletes_are_replayed else None

    def batches(
        self, scan: Scan, columns: Collection[str], only: EntryFilter | None, batch_size: int | None
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of the live entries of a scan, in their order."""
        names = dict.fromkeys([*columns, "entry_id"] if self.repeats.drops else columns)
        for batch in scan.batches(names, self._filter(only), batch_size):
            # `_is_live` had the batch before it arrives here.
            if not self.repeats.drops:
                self.repeats.record()
                yield batch
                continue
            mask = self.repeats.are_counted(batch["entry_id"])
            counted = batch if mask.all() else batch.filter(flag_array(mask))
            yield counted.select(list(columns))

    def _filter(self, only: EntryFilter | None) -> EntryFilter:
        """Return a filter that also leaves out entries that are not live."""
        if only is None or only.keep is None:
            return EntryFilter(_COLUMNS, self._is_live)
        columns, also = tuple(dict.fromkeys([*_COLUMNS, *only.columns])), only.keep

        def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
            return self._is_live(batch) & also(batch.select(only.columns))

        return EntryFilter(columns, keep)

    def _is_live(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
        """Return a mask of entries of live files of the relation; see `EntryFilter`."""
        from arrowmeta.catalog.live import is_deleted

        mask = ~is_deleted(batch["status"])
        if self._deleted is not None:
            mask &= ~self._deleted.has(batch["file_id"])
        self.repeats.look_at(batch, mask)
        return mask & _is_of(self._name, batch["content"])


def _is_of(name: str, content: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of files of a relation, by content."""
    with_data, with_deletes = LIVE_RELATIONS[name]
    if with_data and with_deletes:
        return np.ones(len(content), dtype=bool)
    flags = pc.equal(content, text_scalar("data"))
    is_data = to_flags(whole(flags) if isinstance(flags, pa.ChunkedArray) else flags)
    return is_data if with_data else ~is_data
