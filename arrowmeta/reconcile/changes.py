"""Files added and removed between two snapshots of a table.

Reads only the manifests that one of the snapshots has and the other lacks. Main name:
`changed_files`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.columns.buffers import to_numbers
from arrowmeta.columns.ids import entries_of
from arrowmeta.model.source import EntryFilter, Source
from arrowmeta.model.tables import SCHEMAS

#: Columns that identify a file of a snapshot.
_IDENTITY = ("file_path", "level", "content", "content_offset")
_READ = ("entry_id", "status", *_IDENTITY)


def changed_files(
    before: Source, after: Source, *, columns: Sequence[str] | None = None
) -> pa.Table:
    """Return the files that are live in only one of two snapshots.

    Args:
        after: another snapshot of the same table; can be an earlier one.
        columns: wanted columns of `files`; None for all.

    Returns:
        `change` (`added` or `removed`) and columns of `files`, from the snapshot in which the file
        is live.
    """
    old, new = _manifests(before), _manifests(after)
    only_old = _entries(before, [old[path] for path in old.keys() - new.keys()])
    only_new = _entries(after, [new[path] for path in new.keys() - old.keys()])
    balance = _balance(only_old, only_new)
    added, removed = (_of_sign(balance, sign) for sign in (1, -1))
    wanted = list(SCHEMAS["files"](after.shape).names if columns is None else columns)
    gained = ((after, _having(only_new, 1)), (before, _having(only_old, -1)))
    lost = ((before, _having(only_old, 1)), (after, _having(only_new, -1)))
    parts = [
        *_files_of(added, "added", gained, wanted),
        *_files_of(removed, "removed", lost, wanted),
    ]
    return pa.concat_tables(parts, promote_options="default")


def _manifests(source: Source) -> Mapping[str, int]:
    """Return the ordinals of data and delete manifests by path."""
    columns = ("manifest_path", "content")
    rows = [row for batch in source.batches("manifests", columns) for row in batch.to_pylist()]
    state = [row["manifest_path"] for row in rows if row["content"] in ("data", "deletes")]
    return {path: ordinal for ordinal, path in enumerate(state)}


def _entries(source: Source, manifests: list[int]) -> pa.Table:
    """Return entries of manifests with `weight`: 1 for a live file, -1 for a deleted one."""
    known = source.schema_of("entries")
    schema = pa.schema([known.field(name) for name in _READ])
    only = EntryFilter(manifests=frozenset(manifests))
    batches = source.batches("entries", _READ, only=only) if manifests else ()
    table = pa.Table.from_batches(batches, schema)
    taken_back = -1 if source.deletes_are_replayed else 0
    is_deleted = pc.equal(table["status"], "deleted")
    return table.append_column("weight", pc.if_else(is_deleted, taken_back, 1))


def _balance(old: pa.Table, new: pa.Table) -> pa.Table:
    """Return by file how many times more it is live after than before, without zeros."""
    before = old.set_column(
        old.schema.get_field_index("weight"), "weight", pc.negate(old["weight"])
    )
    together = pa.concat_tables([before, new]).select([*_IDENTITY, "weight"])
    summed = together.group_by(list(_IDENTITY)).aggregate([("weight", "sum")])
    return summed.filter(pc.not_equal(summed["weight_sum"], 0))


def _of_sign(balance: pa.Table, sign: int) -> pa.Table:
    """Return the files whose balance has the given sign."""
    is_meant = pc.equal(pc.sign(balance["weight_sum"]), sign)
    return _without_nulls(balance.filter(is_meant).select(list(_IDENTITY)))


def _having(entries: pa.Table, weight: int) -> pa.Table:
    return _without_nulls(entries.filter(pc.equal(entries["weight"], weight)))


def _files_of(
    files: pa.Table, change: str, places: Sequence[tuple[Source, pa.Table]], columns: Sequence[str]
) -> Iterator[pa.Table]:
    """Yield each file once, from the first of `places` with an entry for it.

    If a shared manifest added a file, only the DELETE entry of another manifest is read; in Paimon
    it has all columns.
    """
    keys = list(_IDENTITY)
    for source, entries in places:
        found = entries.join(files, keys=keys, join_type="left semi")
        firsts = found.group_by(keys).aggregate([("entry_id", "min")])
        ids = np.sort(to_numbers(firsts["entry_id_min"].combine_chunks()))
        yield _files(source, ids, change, columns)
        files = files.join(firsts, keys=keys, join_type="left anti")


def _without_nulls(table: pa.Table) -> pa.Table:
    """Replace nulls with -1, which no file has, since joins do not match nulls."""
    for name in ("level", "content_offset"):
        at = table.schema.get_field_index(name)
        filled = pc.fill_null(table[name], pa.scalar(-1, table[name].type))
        table = table.set_column(at, name, filled)
    return table


def _files(source: Source, ids: NDArray[np.int64], change: str, columns: Sequence[str]) -> pa.Table:
    known = SCHEMAS["files"](source.shape)
    schema = pa.schema([known.field(name) for name in columns])
    batches = source.batches("entries", schema.names, only=entries_of(ids)) if len(ids) else ()
    files = pa.Table.from_batches(batches, schema)
    changes = pa.repeat(pa.scalar(change), files.num_rows)
    return files.add_column(0, pa.field("change", pa.string(), nullable=False), changes)
