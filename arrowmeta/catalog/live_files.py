"""Relations of live files: `files`, `data_files`, `delete_files`, and `column_stats` of them.

Takes a source; returns tables or batches in the order of entries. `catalog.live` finds live entries
by their identity; other columns are decoded for live entries only (late materialization, see
`docs/decisions/duckdb_merges.md`). Main names: `live_table`, `live_batches`.
"""

from __future__ import annotations

from collections import deque
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
from arrowmeta.columns.ids import entries_of, is_among, ordinals_of
from arrowmeta.model.entries import DECIDING_COLUMNS, IDENTITY_COLUMNS, column_field
from arrowmeta.model.source import EntryFilter, Source, read_relation

#: Whether each relation contains data files, and delete files.
LIVE_RELATIONS = {"files": (True, True), "data_files": (True, False), "delete_files": (False, True)}

_ROWS = "record_count"

#: Contents of manifests with entries; others have index files or changelogs.
ENTRY_CONTENTS = ("data", "deletes")

#: Rows of a batch that are left out without copying the others.
_FEW_ROWS = 16

#: Bytes of manifests up to which decoded columns are cached for the next query. Above it, memory
#: counts for more than the time to decode them again.
_KEPT_LEN = 8 << 20


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
    if not source.deletes_are_replayed or not LIVE_RELATIONS[name][0]:
        return _live_table(source, name, schema)
    from arrowmeta.catalog.live import check_rows

    wanted = schema
    if _ROWS not in schema.names and _is_kept(source, name):
        wanted = schema.append(column_field(source.schema_of("entries"), _ROWS))
    table = _live_table(source, name, wanted)
    if _ROWS in wanted.names:
        check_rows(source, table[_ROWS])
    return table.select(schema.names)


def _live_table(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    if _is_kept(source, name):
        return _of_kept_entries(source, name, schema)
    if not source.deletes_are_replayed:
        return pa.Table.from_batches(live_batches(source, name, schema, None), schema)
    deleting = frozenset(deleting_manifests(source))
    if source.store is None and _has_many(source, deleting):
        table = _read_once(source, name, schema)
        # A manifest that is damaged in other columns still has deleted entries.
        if not source.damage().num_rows:
            return table
        del table
    live = _LiveEntries(source, name, deleting)
    found = pa.Table.from_batches(live.read("entries", schema, None), schema)
    if live.deleting <= deleting:
        return found
    # The manifest list misses deleted entries: read those of all manifests.
    return pa.Table.from_batches(live_batches(source, name, schema, None), schema)


def _has_many(source: Source, deleting: Collection[int]) -> bool:
    """Return whether at least half of the manifests have deleted entries."""
    return 2 * len(deleting) >= len(entry_manifests(source, ["length"]))


def _read_once(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    """Return columns of live files, decoding all entries once; valid only without damage.

    Which entries are live is known after all deleted ones were decoded. An entry that is deleted in
    the same batch is dropped before most of its columns are decoded.
    """
    from arrowmeta.catalog.live import DeletedFiles, Repeats, is_deleted

    deleted: list[pa.RecordBatch] = []

    def keep(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        own = batch.filter(flag_array(is_deleted(batch["status"])))
        deleted.append(own)
        left = DeletedFiles(pa.Table.from_batches([own])).leave(pa.Table.from_batches([batch]))
        return left & _is_of(name, batch["content"])

    columns = list(dict.fromkeys([*schema.names, *IDENTITY_COLUMNS]))
    only = EntryFilter(columns=DECIDING_COLUMNS, keep=keep)
    found = deque(source.batches("entries", columns, only=only))
    if not found:
        return schema.empty_table()
    identities = pa.Table.from_batches([batch.select(IDENTITY_COLUMNS) for batch in found])
    mask = DeletedFiles(pa.Table.from_batches(deleted)).leave(identities)
    repeats = Repeats(source)
    repeats.look_at(identities, mask)
    mask &= repeats.are_counted(identities["entry_id"])
    del identities
    live: list[pa.RecordBatch] = []
    while found:  # each is released before the next one is copied
        batch = found.popleft().select(schema.names)
        live += _marked(batch, mask[: batch.num_rows])
        mask = mask[batch.num_rows :]
    return pa.Table.from_batches(live, schema)


def _marked(batch: pa.RecordBatch, mask: NDArray[np.bool_]) -> list[pa.RecordBatch]:
    """Return the rows that a mask marks; copied unless few are left out."""
    left_out = np.flatnonzero(~mask)
    if len(left_out) > _FEW_ROWS:
        return [batch.filter(flag_array(mask))]
    starts, ends = [0, *(left_out + 1).tolist()], [*left_out.tolist(), len(mask)]
    slices = zip(starts, ends, strict=True)
    return [batch.slice(start, end - start) for start, end in slices if start < end]


def live_batches(
    source: Source, name: str, schema: pa.Schema, batch_size: int | None
) -> Iterator[pa.RecordBatch]:
    """Return a relation of live files, or their `column_stats`, in batches in the order of entries.

    Holds a few manifests in memory and, if deletes are replayed, the identity of all DELETE
    entries.
    """
    batches = _live_batches(source, name, schema, batch_size)
    has_rows = _ROWS in schema.names and LIVE_RELATIONS.get(name, (False, False))[0]
    if not has_rows or not source.deletes_are_replayed:
        yield from batches
        return
    from arrowmeta.catalog.live import check_rows

    sums: list[int | None] = []
    for batch in batches:
        counts = batch[_ROWS]
        sums.append(None if counts.null_count else pc.sum(counts).as_py())
        yield batch
    check_rows(source, int_array(sums))


def _live_batches(
    source: Source, name: str, schema: pa.Schema, batch_size: int | None
) -> Iterator[pa.RecordBatch]:
    relation, kind = ("entries", name) if name in LIVE_RELATIONS else (name, "files")
    if source.store is None and source.deletes_are_replayed and _is_kept(source, kind):
        identities = read_relation(source, "entries", DECIDING_COLUMNS)
        only = entries_of(_wanted_ids(source, kind, identities))
        yield from source.batches(relation, schema.names, batch_size, only)
        return
    live = _LiveEntries(source, kind, is_streamed=batch_size is not None)
    yield from live.read(relation, schema, batch_size)


def surplus_of(source: Source) -> NDArray[np.int64]:
    """Return the sorted ids of entries that add a file again, after looking at all entries.

    They are recorded as damage.
    """
    from arrowmeta.catalog.live import surplus_ids

    live = _LiveEntries(source, "files")
    ids = pa.schema([pa.field("entry_id", pa.int64())])
    n_left = sum(batch.num_rows for batch in live.read("entries", ids, None))
    return surplus_ids(source) if live.may_repeat and n_left else np.zeros(0, dtype=np.int64)


def _is_kept(source: Source, name: str) -> bool:
    """Return whether to read columns of all entries into the cache of the source, and filter them.

    For a large table only if no entry is left out, since then nothing is copied.
    """
    manifests = read_relation(source, "manifests", ["length", "deleted_files_count"])
    length = int(filled(whole(manifests["length"]), 0).sum())
    if length <= _KEPT_LEN:
        return True
    return name == "files" and not filled(whole(manifests["deleted_files_count"]), 1).any()


def _of_kept_entries(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    from arrowmeta.catalog.live import deciding_columns

    needed = dict.fromkeys([*schema.names, *deciding_columns(source), "content"])
    entries = read_relation(source, "entries", list(needed))
    if source.deletes_are_replayed and source.damage().num_rows:
        # A manifest with damage in these columns still has deleted entries.
        ids = _wanted_ids(source, name, read_relation(source, "entries", DECIDING_COLUMNS))
        entries = read_relation(source, "entries", list(dict.fromkeys([*schema.names, "entry_id"])))
        mask = is_among(to_numbers(whole(entries["entry_id"])), ids)
    else:
        mask = _is_wanted(source, name, entries)
    chosen = entries.select(schema.names)
    return chosen if mask.all() else chosen.filter(flag_array(mask))


class _LiveEntries:
    """Filter for entries of live files of a relation, batch by batch.

    Args:
        source: the snapshot. If it replays deletes, all DELETE entries are read first.
        manifests: ordinals of the manifests to read DELETE entries from; None for all.
        is_streamed: whether to decode few manifests at a time.

    Attributes:
        deleting: ordinals of the manifests with DELETE entries.
    """

    def __init__(
        self,
        source: Source,
        name: str,
        manifests: frozenset[int] | None = None,
        *,
        is_streamed: bool = False,
    ) -> None:
        from arrowmeta.catalog.live import DeletedFiles, LiveEntries, Repeats, is_deleted

        self._source = source
        self._name = name
        self.deleting: set[int] = set()
        self._deleted: DeletedFiles | None = None
        self._stored = LiveEntries.stored(source)
        self._repeats = Repeats(source)
        self._columns: tuple[str, ...] = ("entry_id", "status", "content", *self._repeats.columns)
        if self._stored is not None:
            self._columns = ("entry_id", "content")
        elif source.deletes_are_replayed:
            only = EntryFilter(
                manifests,
                ("status",),
                lambda batch: is_deleted(batch["status"]),
                is_streamed=is_streamed,
            )
            identities = read_relation(source, "entries", IDENTITY_COLUMNS, only=only)
            self._deleted = DeletedFiles(identities)
            self._columns = DECIDING_COLUMNS if len(self._deleted) else self._columns

    @property
    def may_repeat(self) -> bool:
        """Whether an entry that was read may add a file again."""
        return self._repeats.may_repeat

    def read(
        self, relation: str, schema: pa.Schema, batch_size: int | None
    ) -> Iterator[pa.RecordBatch]:
        """Read columns of `entries` or `column_stats` of these entries, in their order."""
        only = EntryFilter(columns=self._columns, keep=self._keep)
        drops = self._repeats.drops and self._stored is None
        names = dict.fromkeys([*schema.names, "entry_id"] if drops else schema.names)
        for batch in self._source.batches(relation, names, batch_size, only):
            # `_keep` had the batch before it arrives here.
            if not drops:
                self._repeats.record()
                yield batch
                continue
            mask = self._repeats.are_counted(batch["entry_id"])
            counted = batch if mask.all() else batch.filter(flag_array(mask))
            yield counted.select(schema.names)

    def _keep(self, batch: pa.RecordBatch) -> NDArray[np.bool_]:
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
        self._repeats.look_at(batch, mask)
        return mask & _is_of(self._name, batch["content"])


def _wanted_ids(source: Source, name: str, entries: pa.Table) -> NDArray[np.int64]:
    """Return the sorted ids of entries of live files of a relation."""
    return np.sort(to_numbers(whole(entries["entry_id"]))[_is_wanted(source, name, entries)])


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
