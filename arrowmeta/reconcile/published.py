"""Which files of a Paimon table are in the Iceberg metadata that it publishes.

Follows Paimon's commit callback (IcebergCommitCallback). Main name: `is_published`.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import number_array
from arrowmeta.duck.session import new_session
from arrowmeta.io.digits import integer_in
from arrowmeta.model.source import Source
from arrowmeta.paimon.schema import is_on

#: Columns that decide whether a file is published.
PUBLISHED_BY = (
    "content",
    "level",
    "partition_bytes",
    "bucket",
    "delete_record_count",
    "min_key",
    "max_key",
)

_MEETING_KEYS = """
SELECT "row"
FROM ranges
WINDOW
    by_key AS (PARTITION BY partition_bytes, bucket ORDER BY min_key, max_key, "row"),
    before AS (by_key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
QUALIFY min_key <= max(max_key) OVER before OR max_key >= lead(min_key) OVER by_key
"""

_COMPACTION_TRIGGER = 5
#: First Iceberg version with deletion vectors.
_WITH_VECTORS = 3


def published_levels(paimon: Source) -> range | None:
    """Return the levels whose files are all published; None for all levels.

    Readers of Iceberg cannot merge keys. For a table with a primary key only the top level is
    published or, with deletion vectors, every level but level 0.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java.
    """
    if not paimon.shape.primary_key.num_fields:
        return None
    n_levels = _level_count(paimon.options)
    return (
        range(1, n_levels) if publishes_vectors(paimon.options) else range(n_levels - 1, n_levels)
    )


def publishes_vectors(options: Mapping[str, str]) -> bool:
    """Return whether deletion vectors are published: 64-bit bitmaps, with Iceberg version 3.

    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java (needAddDvToIceberg).
    """
    flags = ("deletion-vectors.enabled", "deletion-vectors.bitmap64")
    version = _number(options.get("metadata.iceberg.format-version"), 2)
    return version >= _WITH_VECTORS and all(is_on(options, flag) for flag in flags)


def is_published(
    files: pa.Table, is_listed: pa.Array, levels: range | None, keys_are_disjoint: bool
) -> pa.ChunkedArray:
    """Return a mask of data files that the Iceberg metadata must list, or may list if it does.

    Metadata created from scratch also lists files of other levels that need no merge: no other file
    has their keys, and they delete nothing. They remain until they are compacted.
    Spec: Paimon 1.x, core/iceberg/IcebergCommitCallback.java (createMetadataWithoutBase),
    core/table/source/MergeTreeSplitGenerator.java.

    Args:
        files: `PUBLISHED_BY` of live files.
        is_listed: mask of files that the metadata lists.
        levels: levels whose files are all published; None for all.
        keys_are_disjoint: whether files above level 0 never share a key, even if ranges overlap.
    """
    is_data = pc.equal(files["content"], "data")
    if levels is None:
        return is_data
    level = pc.fill_null(files["level"], -1)
    is_due = pc.and_(pc.greater_equal(level, levels.start), pc.less(level, levels.stop))
    is_extra = pc.and_(is_listed, pc.and_not(is_data, is_due))
    if pc.any(is_extra).as_py():
        # Before Paimon 0.8 the number of deleted rows is unknown, but key ranges are not.
        needs_merge = pc.or_kleene(
            _meets_other_keys(files, is_listed), pc.greater(files["delete_record_count"], 0)
        )
        if keys_are_disjoint:
            needs_merge = pc.and_(needs_merge, pc.less(level, 1))
        is_extra = pc.and_not(is_extra, pc.fill_null(needs_merge, False))
    return pc.and_(is_data, pc.or_(is_due, is_extra))


def keeps_first_rows(paimon: Source) -> bool:
    """Return whether compaction drops rows whose key is in another level."""
    return paimon.options.get("merge-engine", "").lower() == "first-row"


def _meets_other_keys(files: pa.Table, is_listed: pa.Array) -> pa.Array:
    """Return a mask of files whose key range overlaps that of another listed file in the bucket."""
    ranges = files.select(["partition_bytes", "bucket", "min_key", "max_key"])
    ranges = ranges.append_column("row", number_array(np.arange(files.num_rows)))
    with new_session() as session:
        session.register("ranges", ranges.filter(is_listed))
        rows = session.sql(_MEETING_KEYS).to_arrow_table()["row"]
    return pc.is_in(ranges["row"], value_set=rows.combine_chunks())


def _level_count(options: Mapping[str, str]) -> int:
    """Return the number of levels: the option, or the compaction trigger + 1.

    Spec: Paimon 1.x, api/CoreOptions.java (numLevels).
    """
    trigger = _number(options.get("num-sorted-run.compaction-trigger"), _COMPACTION_TRIGGER)
    return _number(options.get("num-levels"), trigger + 1)


def _number(text: str | None, otherwise: int) -> int:
    number = integer_in(text and text.strip())
    return otherwise if number is None else number
