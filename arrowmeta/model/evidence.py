"""Schemas of the tables that checks read beside the relations: hints, listings, footers, damage.

Other layers produce the rows.
"""

from __future__ import annotations

import pyarrow as pa

#: Name of the relation of damage, which is not among those of `model.tables`.
DAMAGE_RELATION = "damage"
#: Base relation of all damage, with losses.
WHOLE_DAMAGE = "whole_damage"

#: Hint files: the recorded and the correct snapshot or metadata file, as text.
HINTS = pa.schema(
    [
        pa.field("path", pa.string(), nullable=False),
        pa.field("claim", pa.string()),
        pa.field("truth", pa.string()),
    ]
)

#: Bounds of entries that the footers of their files contradict.
FOOTER_FAULTS = pa.schema(
    [
        pa.field("entry_id", pa.int64(), nullable=False),
        pa.field("column_name", pa.string(), nullable=False),
        pa.field("expected", pa.string()),
        pa.field("actual", pa.string()),
    ]
)

#: Impossible statistics of entries: a lower bound above the upper one, more nulls than rows, or
#: bounds that exclude the value of the partition column `partition`.
STATISTICS_FAULTS = FOOTER_FAULTS.append(pa.field("partition", pa.string()))

#: Decoded bytes of the statistics of each column, over all entries.
COLUMN_BYTES = pa.schema(
    [
        pa.field("column_name", pa.string(), nullable=False),
        pa.field("entry_count", pa.int64(), nullable=False),
        pa.field("bytes", pa.int64(), nullable=False),
    ]
)

#: Files in storage. `below`: path below the table's folder; null outside. `may_be_orphan`: the file
#: is in that folder, not found by its name, and too old for a commit in progress. A file whose
#: folder is recorded under another name is listed under both; the second row is no orphan.
STORAGE = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("size", pa.int64()),
        pa.field("last_modified", pa.timestamp("ms", tz="UTC")),
        pa.field("below", pa.string()),
        pa.field("may_be_orphan", pa.bool_(), nullable=False),
    ]
)

#: Files in use that are no entries of the open branch: metadata files, with paths as in `STORAGE`,
#: and files of other branches.
USED_FILES = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("file_name", pa.string(), nullable=False),
        pa.field("extra_files", pa.list_(pa.string())),
    ]
)

#: Row counts in the footers of data files.
FOOTERS = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("record_count", pa.int64()),
        pa.field("reason", pa.string()),
    ]
)

#: Differences between two tables: the kind, and the values in table `a` and in table `b`.
DIFFERENCES = pa.schema(
    [
        pa.field("difference", pa.string(), nullable=False),
        pa.field("subject", pa.string(), nullable=False),
        pa.field("a", pa.string()),
        pa.field("b", pa.string()),
        pa.field("detail", pa.string()),
    ]
)

#: Damaged places in metadata files.
DAMAGE = pa.schema(
    [
        pa.field("path", pa.string(), nullable=False),
        pa.field("kind", pa.string(), nullable=False),
        pa.field("block", pa.int64()),
        pa.field("row", pa.int64()),
        pa.field("byte", pa.int64()),
        pa.field("reason", pa.string(), nullable=False),
    ]
)

#: Losses by damage of a manifest or manifest list; null if unknown.
LOSSES = pa.schema(
    [
        pa.field("lost_files", pa.int64()),
        pa.field("lost_rows", pa.int64()),
        pa.field("partitions", pa.string()),
        pa.field("recoverable_from", pa.list_(pa.int64())),
    ]
)

#: Base relations about storage; empty unless storage is read.
OUTSIDE = {
    "storage": STORAGE,
    "used_files": USED_FILES,
    "footers": FOOTERS,
    "footer_faults": FOOTER_FAULTS,
}
