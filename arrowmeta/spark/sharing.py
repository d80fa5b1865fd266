"""Which checks can be asked of a part of the entries, and to which part an entry belongs.

Knows of each check what has to be together for its answer over the parts to be its answer over the
whole. A check that is not named here is asked of the whole table by one task: always right, though
not shared out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.findings import checks, is_of_format
from arrowmeta.catalog.sql_files import RECONCILE
from arrowmeta.columns.buffers import to_numbers
from arrowmeta.duck.quoting import quoted_name
from arrowmeta.duck.session import new_session

#: Checks that compare a manifest with what its list says: all entries of a manifest together.
OF_MANIFEST = frozenset(
    (
        "manifest_counts_wrong",
        "manifest_ranges_wrong",
        "partition_bounds_too_narrow",
        "partition_bounds_too_wide",
        "partition_nulls_wrong",
    )
)

#: Checks of one file: all entries, added and deleted, and all deletion vectors of a path together.
#: A path is made of what makes a file itself, so that whether a file is live is known here, too.
OF_FILE = frozenset(
    (
        "bucket_out_of_range",
        "counts_impossible",
        "delete_of_nothing",
        "deletion_vector_dangling",
        "deletion_vector_too_long",
        "deletion_vector_twice",
        "equality_field_missing",
        "file_at_two_levels",
        "file_live_twice",
        "partition_contradicts_bounds",
        "row_ids_beyond_next",
        "sequence_number_impossible",
        "sequence_number_missing",
        "statistics_impossible",
    )
)

#: Checks of neighbours in a bucket: live files of a bucket together, those of them that have been
#: compacted or have row ids.
OF_BUCKET = frozenset(("key_ranges_overlap", "row_ranges_contradict"))
BUCKET_COLUMNS = (
    "entry_id",
    "file_path",
    "file_format",
    "content",
    "partition_bytes",
    "bucket",
    "level",
    "min_key",
    "max_key",
    "first_row_id",
    "record_count",
)
IS_OF_BUCKET = "level > 0 OR first_row_id IS NOT NULL"

#: Checks that look at one live file of each kind only: the least path of each.
OF_KIND = frozenset(("index_without_files", "schema_missing", "total_buckets_disagree"))
_LEAST = ("entry_id", "file_path", "first_row_id")
_KIND = ("partition", "partition_is_known", "bucket", "total_buckets", "schema_id", "content")
KIND_COLUMNS = (*_LEAST, *_KIND)
_KINDS = f"""
SELECT {", ".join(f"min({name}) AS {name}" for name in _LEAST)}
FROM live
GROUP BY {", ".join(_KIND)}
"""

#: Checks for which files far from each other have to be together, and what a live file must be like
#: for them to find anything. One task asks them, and only where there is such a file.
OF_TABLE = {
    "delete_file_without_target": "content <> 'data'",
    "row_ids_overlap": "first_row_id IS NOT NULL",
}


def names_among(some: Collection[str], table_format: str) -> list[str]:
    """Return those of some checks that can find anything in tables of a format."""
    return [name for name in _all_names(table_format) if name in some]


def names_besides(some: Collection[str], table_format: str) -> list[str]:
    """Return the other checks that can find anything in tables of a format."""
    return [name for name in _all_names(table_format) if name not in some]


def _all_names(table_format: str) -> list[str]:
    return [one.name for one in checks(RECONCILE) if is_of_format(one, table_format)]


def parts_of(rows: pa.Table, columns: Sequence[str], n_parts: int) -> NDArray[np.int64]:
    """Return for each row the part in which all rows are that have the same in some columns."""
    names = ", ".join(map(quoted_name, columns))
    with new_session() as session:
        session.register("given", rows.select(list(columns)))
        query = f"SELECT (hash({names}) % {n_parts})::BIGINT AS part FROM given"
        return to_numbers(session.sql(query).to_arrow_table()["part"].combine_chunks())


def kinds_of(live: pa.Table) -> pa.Table:
    """Return one live file of each kind: with the least path that any of its kind has."""
    with new_session() as session:
        session.register("live", live)
        least = session.sql(_KINDS).to_arrow_table()
    # Through DuckDB, types would come back as others that look different as text.
    rows = pc.index_in(least["entry_id"], live["entry_id"].combine_chunks())
    kinds = live.select(_KIND).take(rows)
    schema = pa.schema([live.schema.field(name) for name in KIND_COLUMNS])
    return pa.Table.from_arrays([*least.columns, *kinds.columns], schema=schema)


def rows_where(rows: pa.Table, condition: str) -> pa.Table:
    """Return the rows for which a condition in SQL is true, in the types that they have."""
    with new_session() as session:
        session.register("given", rows)
        query = f"SELECT entry_id FROM given WHERE {condition}"
        ids = session.sql(query).to_arrow_table()["entry_id"]
    return rows.filter(pc.is_in(rows["entry_id"], ids.combine_chunks()))
