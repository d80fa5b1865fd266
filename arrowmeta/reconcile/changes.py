"""Files added and removed between two snapshots of a table.

Reads only the manifests that one of the snapshots has and the other lacks. Files that only shared
manifests have are the same in both; whether a shared manifest contradicts another is left to
`reconcile`. Main name: `changed_files`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from arrowmeta.model.scan import EntryFilter, entries_of, table_of
from arrowmeta.model.source import Source
from arrowmeta.model.tables import DECIDING_COLUMNS, SCHEMAS

#: Files that are live in one snapshot only, and the entry that has the file. Without an entry in
#: one snapshot, shared manifests decide: they add a file that is deleted in the other snapshot, and
#: do not add a file that is added there. An entry that deletes a file has all of its columns.
_CHANGED = """
WITH stated AS (
    SELECT
        file_id,
        is_new,
        min(entry_id) FILTER (status <> 'deleted') AS adding,
        min(entry_id) FILTER (status = 'deleted') AS deleting
    FROM (
        SELECT *, false AS is_new FROM before
        UNION ALL
        SELECT *, true AS is_new FROM after
    )
    WHERE status <> 'deleted' OR $replays
    GROUP BY file_id, is_new, CASE WHEN file_id IS NULL THEN entry_id END
)
SELECT
    old.deleting IS NULL AND (old.adding IS NOT NULL OR new.adding IS NULL) AS was_live,
    new.deleting IS NULL AND (new.adding IS NOT NULL OR old.adding IS NULL) AS is_added,
    CASE WHEN is_added THEN new.adding IS NOT NULL ELSE old.adding IS NULL END AS is_of_after,
    CASE
        WHEN is_added THEN coalesce(new.adding, old.deleting)
        ELSE coalesce(old.adding, new.deleting)
    END AS entry_id
FROM (FROM stated WHERE NOT is_new) AS old
FULL JOIN (FROM stated WHERE is_new) AS new ON new.file_id = old.file_id
WHERE was_live <> is_added
"""


def changed_files(
    before: Source, after: Source, *, columns: Sequence[str] | None = None
) -> pa.Table:
    """Return the files that are live in only one of two snapshots.

    Args:
        before: a snapshot.
        after: another snapshot of the same table; can be an earlier one.
        columns: columns of `files`; None for all.

    Returns:
        `change` (`added` or `removed`) and columns of `files`, from the snapshot in which the file
        is live.
    """
    # Tasks of Spark import this module, and most need no DuckDB.
    from arrowmeta.views.sql_files import session_over

    old, new = _manifests(before), _manifests(after)
    only_old = _entries(before, [old[path] for path in old.keys() - new.keys()])
    only_new = _entries(after, [new[path] for path in new.keys() - old.keys()])
    with session_over(_CHANGED, {"before": only_old, "after": only_new}) as session:
        changed = session.execute(_CHANGED, {"replays": after.deletes_are_replayed}).fetchnumpy()
    names = list(SCHEMAS["files"](after.shape).names if columns is None else columns)
    parts = []
    for change, is_added in (("added", True), ("removed", False)):
        for source, is_of_after in ((after, True), (before, False)):
            is_chosen = (changed["is_added"] == is_added) & (changed["is_of_after"] == is_of_after)
            ids = np.sort(changed["entry_id"][is_chosen])
            parts.append(_files(source, ids.astype(np.int64), change, names))
    return pa.concat_tables(parts, promote_options="default")


def _manifests(source: Source) -> Mapping[str, int]:
    """Return the ordinals of data and delete manifests by path."""
    paths = source.scan().manifests["manifest_path"].to_pylist()
    return {path: ordinal for ordinal, path in enumerate(paths)}


def _entries(source: Source, manifests: list[int]) -> pa.Table:
    """Return status and identity of the entries of manifests."""
    return table_of(source.scan().select(manifests), DECIDING_COLUMNS, EntryFilter())


def _files(source: Source, ids: NDArray[np.int64], change: str, columns: Sequence[str]) -> pa.Table:
    files = entries_of(source.scan(), ids, columns)
    changes = pa.repeat(pa.scalar(change), files.num_rows)
    return files.add_column(0, pa.field("change", pa.string(), nullable=False), changes)
