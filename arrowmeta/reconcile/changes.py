"""What changed between two snapshots of a table, file by file.

Reads only the manifests that one of the two has and the other has not: what is the same in both
cannot have changed anything.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.model.source import EntryFilter, Source
from arrowmeta.model.tables import SCHEMAS

#: Columns that tell a file of a snapshot from every other one.
_IDENTITY = ("file_path", "level", "content", "content_offset")
_READ = ("entry_id", "status", *_IDENTITY)


def changed_files(before: Source, after: Source) -> pa.Table:
    """Return the files that became live or ceased to be from one snapshot to another.

    Args:
        before: a snapshot.
        after: another one of the same table; an earlier one, too.

    Returns:
        `change` (`added` or `removed`) and the columns of `files`, as the snapshot has them in
        which the file is live.
    """
    old, new = _manifests(before), _manifests(after)
    only_old = _entries(before, [old[path] for path in old.keys() - new.keys()])
    only_new = _entries(after, [new[path] for path in new.keys() - old.keys()])
    balance = _balance(only_old, only_new)
    parts = [
        _files(after, _ids(only_new, balance, 1), "added"),
        _files(before, _ids(only_old, balance, -1), "removed"),
    ]
    return pa.concat_tables(parts, promote_options="default")


def _manifests(source: Source) -> Mapping[str, int]:
    """Return the ordinals of the manifests of the snapshot's state by their paths."""
    columns = ("manifest_path", "content")
    rows = [row for batch in source.batches("manifests", columns) for row in batch.to_pylist()]
    state = [row["manifest_path"] for row in rows if row["content"] in ("data", "deletes")]
    return {path: ordinal for ordinal, path in enumerate(state)}


def _entries(source: Source, manifests: list[int]) -> pa.Table:
    """Return what some manifests say, with `weight`: 1 for a live file, -1 for one taken back."""
    known = source.schema_of("entries")
    schema = pa.schema([known.field(name) for name in _READ])
    only = EntryFilter(manifests=frozenset(manifests))
    batches = source.batches("entries", _READ, only=only) if manifests else ()
    table = pa.Table.from_batches(batches, schema)
    taken_back = -1 if source.deletes_are_replayed else 0
    is_deleted = pc.equal(table["status"], "deleted")
    return table.append_column("weight", pc.if_else(is_deleted, taken_back, 1))


def _balance(old: pa.Table, new: pa.Table) -> pa.Table:
    """Return by file whether it is live once more (1) or once less (-1) than before."""
    before = old.set_column(
        old.schema.get_field_index("weight"), "weight", pc.negate(old["weight"])
    )
    together = pa.concat_tables([before, new]).select([*_IDENTITY, "weight"])
    summed = together.group_by(list(_IDENTITY)).aggregate([("weight", "sum")])
    return summed.filter(pc.not_equal(summed["weight_sum"], 0))


def _ids(entries: pa.Table, balance: pa.Table, sign: int) -> NDArray[np.int64]:
    """Return the ids of the live entries of files whose balance has a sign, sorted."""
    live = entries.filter(pc.equal(entries["weight"], 1))
    changed = balance.filter(pc.equal(pc.sign(balance["weight_sum"]), sign)).drop(["weight_sum"])
    # A join finds no nulls equal, so these become values that no file has.
    keyed = [_without_nulls(table) for table in (live, changed)]
    joined = keyed[0].join(keyed[1], keys=list(_IDENTITY), join_type="left semi")
    ids = to_numbers(joined["entry_id"].combine_chunks())
    return np.sort(ids)


def _without_nulls(table: pa.Table) -> pa.Table:
    for name, nothing in (("level", -1), ("content_offset", -1)):
        at = table.schema.get_field_index(name)
        filled = pc.fill_null(table[name], pa.scalar(nothing, table[name].type))
        table = table.set_column(at, name, filled)
    return table


def _files(source: Source, ids: NDArray[np.int64], change: str) -> pa.Table:
    schema = SCHEMAS["files"](source.shape)

    def is_wanted(batch: pa.RecordBatch) -> NDArray[np.bool_]:
        return np.isin(to_numbers(batch.column("entry_id")), ids)

    only = EntryFilter(frozenset((ids >> 32).tolist()), ("entry_id",), is_wanted)
    batches = source.batches("entries", schema.names, only=only) if len(ids) else ()
    files = pa.Table.from_batches(batches, schema)
    changes = pa.repeat(pa.scalar(change), files.num_rows)
    return files.add_column(0, pa.field("change", pa.string(), nullable=False), changes)
