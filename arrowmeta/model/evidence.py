"""What checks and measures look at beside the relations: hints, listings, footers, damage.

Knows the columns only; who finds the rows is the business of other layers.
"""

from __future__ import annotations

import pyarrow as pa

#: The name by which damage is a relation beside those of `model.tables`.
DAMAGE_RELATION = "damage"
#: The base relation of all damage with what is lost by it.
WHOLE_DAMAGE = "whole_damage"

#: Hint files, with what they say and what is true: names of snapshots or metadata files as text.
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

#: Statistics of entries that cannot be: a lower bound above the upper one, more nulls than rows; or
#: that cannot be in their partition, of which `partition` is the column.
STATISTICS_FAULTS = FOOTER_FAULTS.append(pa.field("partition", pa.string()))

#: Bytes of the statistics of each column, decoded, over the entries that have any.
COLUMN_BYTES = pa.schema(
    [
        pa.field("column_name", pa.string(), nullable=False),
        pa.field("entry_count", pa.int64(), nullable=False),
        pa.field("bytes", pa.int64(), nullable=False),
    ]
)

#: Files found in storage; `below` is what follows the table's folder in the path, null outside. One
#: that may be an orphan lies in that folder, where only snapshots lead to files, and is too old to
#: belong to a commit that is being made. One in a folder that is recorded under another name is
#: there twice: where it is, and, as no orphan, under the recorded name.
STORAGE = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("size", pa.int64()),
        pa.field("last_modified", pa.timestamp("ms", tz="UTC")),
        pa.field("below", pa.string()),
        pa.field("may_be_orphan", pa.bool_(), nullable=False),
    ]
)

#: Files in use that entries of the open branch do not name: those of metadata, spelled as a listing
#: spells them, and those of other branches.
USED_FILES = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("file_name", pa.string(), nullable=False),
        pa.field("extra_files", pa.list_(pa.string())),
    ]
)

#: What the footers of data files say, where they were read.
FOOTERS = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("record_count", pa.int64()),
        pa.field("reason", pa.string()),
    ]
)

#: What differs between two tables: `difference` says in what, `a` and `b` what each of them has.
DIFFERENCES = pa.schema(
    [
        pa.field("difference", pa.string(), nullable=False),
        pa.field("subject", pa.string(), nullable=False),
        pa.field("a", pa.string()),
        pa.field("b", pa.string()),
        pa.field("detail", pa.string()),
    ]
)

#: Files with damage: what could not be read, so that nothing is missing without a word.
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

#: What is lost by damage to a manifest or manifest list; null where nothing tells.
LOSSES = pa.schema(
    [
        pa.field("lost_files", pa.int64()),
        pa.field("lost_rows", pa.int64()),
        pa.field("partitions", pa.string()),
        pa.field("recoverable_from", pa.list_(pa.int64())),
    ]
)

#: What is not in the metadata, by the base relation it is asked as; empty until it is looked for.
OUTSIDE = {
    "storage": STORAGE,
    "used_files": USED_FILES,
    "footers": FOOTERS,
    "footer_faults": FOOTER_FAULTS,
}
