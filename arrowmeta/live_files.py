"""The relations of live files, read from entries.

A query decides which entries stand for a live file; it sees their identity only. The columns of
these entries come straight from the decoder: see `docs/decisions/duckdb_merges.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import flag_array, text_scalar, to_numbers, whole
from arrowmeta.columns.ids import is_among
from arrowmeta.model.entries import DECIDING_COLUMNS, IDENTITY_COLUMNS
from arrowmeta.model.source import Source, read_relation

#: The relations, and whether data files and delete files are among their rows.
LIVE_RELATIONS = {
    "files": (True, True),
    "data_files": (True, False),
    "delete_files": (False, True),
}


def live_table(source: Source, name: str, schema: pa.Schema) -> pa.Table:
    """Return some columns of a relation of live files."""
    # One pass decodes what the question of being live needs together with what is asked for.
    needed = list(dict.fromkeys([*schema.names, *DECIDING_COLUMNS]))
    entries = deciding = read_relation(source, "entries", needed)
    if source.deletes_are_replayed and source.damage().num_rows:
        # A manifest that was left out for what is asked for still says which files are gone.
        deciding = read_relation(source, "entries", DECIDING_COLUMNS)
        entries = read_relation(source, "entries", list(dict.fromkeys([*schema.names, "entry_id"])))
    wanted = _wanted_ids(source, name, deciding)
    is_wanted = is_among(to_numbers(whole(entries["entry_id"])), wanted)
    chosen = entries.select(schema.names)
    return chosen if is_wanted.all() else chosen.filter(flag_array(is_wanted))


def live_batches(
    source: Source, name: str, schema: pa.Schema, batch_size: int
) -> Iterator[pa.RecordBatch]:
    """Return the same in batches, or statistics of live files, in the order of entries.

    In memory are the ids of all live entries and a few manifests.
    """
    relation, kind = ("entries", name) if name in LIVE_RELATIONS else (name, "files")
    wanted = _wanted_ids(source, kind, read_relation(source, "entries", DECIDING_COLUMNS))
    for batch in source.batches(relation, [*schema.names, "entry_id"], batch_size):
        is_wanted = is_among(to_numbers(batch.column("entry_id")), wanted)
        yield batch.select(schema.names).filter(flag_array(is_wanted))


def _wanted_ids(source: Source, name: str, entries: pa.Table) -> NDArray[np.int64]:
    """Return the ids of the entries that stand for a file of a relation, sorted."""
    from arrowmeta.catalog.live import live_entry_ids

    with_data, with_deletes = LIVE_RELATIONS[name]
    if not (with_data and with_deletes):
        is_data = pc.equal(entries["content"], text_scalar("data"))
        entries = entries.filter(is_data if with_data else pc.invert(is_data))
    return live_entry_ids(entries.select(IDENTITY_COLUMNS), source.deletes_are_replayed)
