"""Live entries: the view `live_entries`, evaluated over decoded columns.

The same view as in a connection, created alone to save start time for small tables. An entry that
equals a DELETE entry in all columns of the identity is not live; the view decides about those with
the same file name that differ in another column. Main names: `is_live`, `LiveEntries`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.columns.buffers import (
    flag_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import is_among, ordinals_of, rows_of
from arrowmeta.columns.text import NameIndex
from arrowmeta.duck.session import IdleSessions, TableSession, answered, new_session
from arrowmeta.model.entries import IDENTITY_COLUMNS
from arrowmeta.model.source import EntryFilter, Source, read_relation

#: Idle sessions, by the columns of identities.
_views: dict[pa.Schema, IdleSessions[TableSession]] = {}


def live_entry_ids(identities: pa.Table, deletes_are_replayed: bool) -> NDArray[np.int64]:
    """Return the sorted ids of live entries; see `is_live`."""
    mask = is_live(identities, deletes_are_replayed)
    return np.sort(to_numbers(whole(identities["entry_id"]))[mask])


def is_live(identities: pa.Table, deletes_are_replayed: bool) -> NDArray[np.bool_]:
    """Return a mask of live entries.

    Args:
        identities: columns `IDENTITY_COLUMNS` of all entries.
        deletes_are_replayed: whether `deleted` entries cancel `added` ones of other manifests.
    """
    deleted = is_deleted(identities["status"])
    if not deletes_are_replayed or not deleted.any():
        return ~deleted
    return DeletedFiles(identities.filter(flag_array(deleted))).leave(identities)


class DeletedFiles:
    """Files that DELETE entries of any manifest remove.

    Args:
        identities: columns `IDENTITY_COLUMNS` of all `deleted` entries.
    """

    def __init__(self, identities: pa.Table) -> None:
        # In one chunk, or each call of `leave` would pay for many.
        self._identities = identities.select(IDENTITY_COLUMNS).combine_chunks()
        self._names = NameIndex(self._identities["file_name"])

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
            live = _live_ids(pa.concat_tables([in_doubt, deleted]))
            mask[rows] = is_among(to_numbers(whole(in_doubt["entry_id"])), np.sort(live))
        return mask


def _same_files(entries: pa.Table, others: pa.Table) -> NDArray[np.bool_]:
    """Return a mask of entries that equal the others, row by row, in all columns of the identity.

    Where lists of any row differ, no entry is marked.
    """
    mask = to_flags(whole(entries["file_name"].is_valid()))
    for name in IDENTITY_COLUMNS:
        one, other = entries[name], others[name]
        if name in ("entry_id", "status") or one.equals(other):
            continue
        if pat.is_nested(one.type):
            return np.zeros(len(mask), dtype=bool)
        are_null = pc.and_(one.is_null(), other.is_null())
        mask &= to_flags(whole(pc.or_(are_null, pc.fill_null(pc.equal(one, other), False))))
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
        table = source.derived(f"live entries\n{_view()}", lambda: _derive_live(source))
        if table is None:
            return None
        counts, flags = (whole(table[name])[0].values for name in ("rows", "is_live"))
        rows = to_numbers(counts)
        return cls(np.cumsum(rows) - rows, to_flags(flags))

    def among(self, ids: pa.Array | pa.ChunkedArray) -> NDArray[np.bool_]:
        """Return a mask of the ids of live entries."""
        numbers = to_numbers(whole(ids) if isinstance(ids, pa.ChunkedArray) else ids)
        return self.flags[self.starts[ordinals_of(numbers)] + rows_of(numbers)]


def _derive_live(source: Source) -> pa.Table:
    """Return one row: entries per manifest, and whether each entry is live."""
    only = EntryFilter(columns=("status",), keep=lambda batch: is_deleted(batch["status"]))
    deleted = DeletedFiles(read_relation(source, "entries", IDENTITY_COLUMNS, only=only))
    columns = IDENTITY_COLUMNS if len(deleted) else ("status",)
    live = EntryFilter(columns=columns, keep=lambda b: deleted.leave(pa.Table.from_batches([b])))
    every, chosen = (
        to_numbers(whole(read_relation(source, "entries", ["entry_id"], only=one)["entry_id"]))
        for one in (EntryFilter(), live)
    )
    rows = np.bincount(ordinals_of(every)).astype(np.int64)
    flags = np.zeros(len(every), dtype=bool)
    flags[(np.cumsum(rows) - rows)[ordinals_of(chosen)] + rows_of(chosen)] = True
    columns_of_row = {"rows": number_array(rows), "is_live": flag_array(flags)}
    lists = [
        pa.ListArray.from_arrays(number_array(np.array([0, len(one)], dtype=np.int32)), one)
        for one in columns_of_row.values()
    ]
    return pa.table(lists, names=list(columns_of_row))


def is_deleted(status: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Return a mask of entries with the status `deleted`."""
    flags = pc.equal(status, text_scalar("deleted"))
    return to_flags(whole(flags) if isinstance(flags, pa.ChunkedArray) else flags)


def _live_ids(identities: pa.Table) -> NDArray[np.int64]:
    """Return the ids of live entries by the view, with deletes replayed."""
    views = _views.setdefault(identities.schema, IdleSessions())

    def answer() -> NDArray[np.int64]:
        with (
            views.lend(lambda: _session_over(identities)) as one,
            one.over({"base_entries": identities}) as session,
        ):
            found = session.execute(_view()).fetchnumpy()["entry_id"]
            return np.asarray(found, dtype=np.int64)

    return answered(answer)


def _session_over(identities: pa.Table) -> TableSession:
    replayed = pa.table([flag_array(np.array([True]))], names=["deletes_are_replayed"])
    session = new_session()
    session.register("base_table", replayed)
    return TableSession(session, {"base_entries": identities})


@cache
def _view() -> str:
    """Return the query of the view."""
    view = next(file.definition for file in sql_files() if file.name == "live_entries")
    return view.partition(" AS\n")[2]
