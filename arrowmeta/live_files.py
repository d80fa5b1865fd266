"""The relations of live files: `files`, `data_files`, `delete_files`, and `column_stats` of them.

Takes a source; gives tables or batches in the order of entries. Which entries are live is decided
first, from their identity alone (`catalog.live`). The other columns are then decoded of live
entries only (late materialization): see `docs/decisions/duckdb_merges.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, flag_array, text_scalar, to_flags, to_numbers, whole
from arrowmeta.columns.ids import entries_of, is_among
from arrowmeta.model.entries import DECIDING_COLUMNS, IDENTITY_COLUMNS
from arrowmeta.model.source import BATCH_SIZE, EntryFilter, Source, read_relation

#: The relations, and whether data files and delete files are among their rows.
LIVE_RELATIONS = {
    "files": (True, True),
    "data_files": (True, False),
    "delete_files": (False, True),
}

#: Bytes of manifests up to which decoded columns are kept for the next question. Above it, memory
#: counts for more than the time to decode them again.
_KEPT_LEN = 8 << 20


def live_table(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    """Return some columns of a relation of live files."""
    if _is_kept(source, name):
        return _of_kept_entries(source, name, schema)
    return pa.Table.from_batches(live_batches(source, name, schema, None), schema)


def live_batches(
    source: Source, name: str, schema: pa.Schema, batch_size: int | None
) -> Iterator[pa.RecordBatch]:
    """Return the same in batches, or `column_stats` of live files, in the order of entries.

    In memory are a few manifests and, where deleted entries take back added ones, the identity of
    all entries while live ones are found, then the ids of live ones.
    """
    relation, kind = ("entries", name) if name in LIVE_RELATIONS else (name, "files")
    yield from source.batches(relation, schema.names, batch_size, _live_entries(source, kind))


def _is_kept(source: Source, name: str) -> bool:
    """Tell whether to read columns of all entries, which the source keeps, and filter them.

    A large table is worth it only where no entry is left out: then nothing is copied.
    """
    manifests = read_relation(source, "manifests", ["length", "deleted_files_count"])
    length = int(filled(whole(manifests["length"]), 0).sum())
    if length <= _KEPT_LEN:
        return True
    return name == "files" and not filled(whole(manifests["deleted_files_count"]), 1).any()


def _of_kept_entries(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    needed = dict.fromkeys([*schema.names, *_deciding_columns(source)])
    entries = read_relation(source, "entries", list(needed))
    if source.deletes_are_replayed and source.damage().num_rows:
        # A manifest that cannot be read in the columns asked for still says which files are gone.
        ids = _wanted_ids(source, name, read_relation(source, "entries", DECIDING_COLUMNS))
        entries = read_relation(source, "entries", list(dict.fromkeys([*schema.names, "entry_id"])))
        mask = is_among(to_numbers(whole(entries["entry_id"])), ids)
    else:
        mask = _is_wanted(source, name, entries)
    chosen = entries.select(schema.names)
    return chosen if mask.all() else chosen.filter(flag_array(mask))


def _live_entries(source: Source, name: str) -> EntryFilter:
    """Return the filter that keeps the entries which stand for a file of a relation."""
    if not source.deletes_are_replayed:
        columns = _deciding_columns(source)
        return EntryFilter(columns=columns, keep=lambda batch: _is_wanted(source, name, batch))
    if _is_kept(source, name):
        identities = read_relation(source, "entries", DECIDING_COLUMNS)
    else:
        identities = read_relation(source, "entries", DECIDING_COLUMNS, batch_size=BATCH_SIZE)
    return entries_of(_wanted_ids(source, name, identities))


def _deciding_columns(source: Source) -> tuple[str, ...]:
    return DECIDING_COLUMNS if source.deletes_are_replayed else ("status", "content")


def _wanted_ids(source: Source, name: str, entries: pa.Table) -> NDArray[np.int64]:
    """Return the ids of the entries that stand for a file of a relation, sorted."""
    return np.sort(to_numbers(whole(entries["entry_id"]))[_is_wanted(source, name, entries)])


def _is_wanted(source: Source, name: str, entries: pa.Table | pa.RecordBatch) -> NDArray[np.bool_]:
    """Mark the entries that stand for a file of a relation."""
    from arrowmeta.catalog.live import is_live

    with_data, with_deletes = LIVE_RELATIONS[name]
    if not source.deletes_are_replayed:
        mask = is_live(entries, False)
    else:
        mask = is_live(entries.select(IDENTITY_COLUMNS), True)
    if with_data and with_deletes:
        return mask
    content = pc.equal(entries["content"], text_scalar("data"))
    is_data = to_flags(whole(content) if isinstance(content, pa.ChunkedArray) else content)
    return mask & (is_data if with_data else ~is_data)
