"""Which checks can be asked of a part of the entries, and to which part an entry belongs.

What must be in one part, for a check's answers over the parts to be its answer over the whole, is
declared in the head of its SQL file. A check that declares nothing is asked of the whole table by
one task: always right, but not shared out.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.catalog.checks import check_names, checks
from arrowmeta.columns.buffers import to_numbers
from arrowmeta.duck.quoting import quoted_name
from arrowmeta.duck.session import new_session

#: Columns of a file of each kind: the least of these, and what tells the kinds apart.
_LEAST = ("entry_id", "file_path", "first_row_id")
_KIND = ("partition", "partition_is_known", "bucket", "total_buckets", "schema_id", "content")
KIND_COLUMNS = (*_LEAST, *_KIND)
_KINDS = f"""
SELECT {", ".join(f"min({name}) AS {name}" for name in _LEAST)}
FROM live
GROUP BY {", ".join(_KIND)}
"""


def split_checks(split: str | None, table_format: str) -> list[str]:
    """Return the checks that are split in a way, as their heads declare; see `catalog.sql_files`.

    Args:
        split: `manifest`, `file`, `bucket` or `kind`; None for checks of the whole table.
        table_format: only checks that can find anything in its tables.
    """
    names = set(check_names(table_format))
    return [one.name for one in checks() if one.name in names and one.declared("Split") == split]


def files_of_buckets(table_format: str) -> str:
    """Return the condition on live files that checks of buckets look at."""
    names = set(split_checks("bucket", table_format))
    looked_at = [one.declared("Files") or "true" for one in checks() if one.name in names]
    return " OR ".join(f"({condition})" for condition in looked_at)


def checks_of_table(kinds: pa.Table, table_format: str) -> list[str]:
    """Return the checks of the whole table, but for those that need files that it does not have.

    Args:
        kinds: a live file of each kind.
        table_format: of the table.
    """
    names = set(split_checks(None, table_format))
    needs = {one.name: one.declared("Needs") for one in checks() if one.name in names}
    return [
        name
        for name, needed in needs.items()
        if needed is None or rows_where(kinds, needed).num_rows
    ]


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
