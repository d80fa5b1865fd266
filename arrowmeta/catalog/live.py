"""Which entries are live: the view of that name, asked over columns that are decoded already.

The view is the same that a connection has. Here it stands alone, so that a small table need not
wait for the others and for what makes relations lazy; and it is asked of those entries only that
can be taken back.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.columns.buffers import (
    flag_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.ids import is_among
from arrowmeta.columns.text import may_equal_members
from arrowmeta.duck.session import IdleSessions, PreparedQuery, answered, new_session

#: The view where it is bound and not in use, by the columns of identities.
_views: dict[pa.Schema, IdleSessions[PreparedQuery]] = {}


def live_entry_ids(identities: pa.Table, deletes_are_replayed: bool) -> NDArray[np.int64]:
    """Return the ids of the entries that stand for a live file, sorted; see `is_live`."""
    mask = is_live(identities, deletes_are_replayed)
    return np.sort(to_numbers(whole(identities["entry_id"]))[mask])


def is_live(identities: pa.Table, deletes_are_replayed: bool) -> NDArray[np.bool_]:
    """Mark the entries that stand for a live file.

    Args:
        identities: the columns `IDENTITY_COLUMNS` of all entries.
        deletes_are_replayed: whether an entry `deleted` takes back an `added` of another manifest.
    """
    mask = ~is_deleted(identities["status"])
    if not deletes_are_replayed or mask.all():
        return mask
    # What no `deleted` has the name of is live; the view has a word on all others.
    in_doubt = may_equal_members(identities["file_name"], ~mask)
    rows = np.flatnonzero(in_doubt)
    if len(rows):
        live = _live_ids(identities.filter(flag_array(in_doubt | ~mask)))
        ids = to_numbers(whole(identities["entry_id"]))
        mask[rows] = is_among(ids[rows], np.sort(live))
    return mask


def is_deleted(status: pa.ChunkedArray | pa.Array) -> NDArray[np.bool_]:
    """Mark the entries that say `deleted`."""
    flags = pc.equal(status, text_scalar("deleted"))
    return to_flags(whole(flags) if isinstance(flags, pa.ChunkedArray) else flags)


def _live_ids(identities: pa.Table) -> NDArray[np.int64]:
    """Ask the view, where deletes are replayed."""
    views = _views.setdefault(identities.schema, IdleSessions())

    def answer() -> NDArray[np.int64]:
        with views.lend(lambda: _view_over(identities)) as view:
            return np.asarray(view.ask(identities)["entry_id"], dtype=np.int64)

    return answered(answer)


def _view_over(identities: pa.Table) -> PreparedQuery:
    view = next(file.definition for file in sql_files() if file.name == "live_entries")
    replayed = pa.table([flag_array(np.array([True]))], names=["deletes_are_replayed"])
    session = new_session()
    session.register("base_table", replayed)
    return PreparedQuery(session, view.partition(" AS\n")[2], "base_entries", identities)
