"""Which columns to sort by, and which lack bounds, for queries as they are asked.

Takes the relations of an open table, plans of predicates; gives an `Advice`: what each predicate
touches, and for each column of theirs what sorting by it would save. Estimates are from bounds
alone: no data file is opened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import PredicateError, UsageError
from arrowmeta.relations import Relations

if TYPE_CHECKING:
    from arrowmeta.pruning.plan import Plan

_Row: TypeAlias = dict[str, Any]

#: A row per predicate, the costliest first.
PREDICATES = pa.schema(
    [
        pa.field("predicate", pa.string(), nullable=False),
        pa.field("query_count", pa.int64(), nullable=False),
        pa.field("files", pa.int64()),
        pa.field("bytes", pa.int64()),
        pa.field("total_files", pa.int64(), nullable=False),
        pa.field("columns", pa.list_(pa.string()), nullable=False),
        pa.field("error", pa.string()),
    ]
)
#: A row per column that conditions are about, the most promising first.
COLUMNS = pa.schema(
    [
        pa.field("column_name", pa.string(), nullable=False),
        pa.field("query_count", pa.int64(), nullable=False),
        pa.field("files_read", pa.int64(), nullable=False),
        pa.field("files_if_sorted", pa.int64()),
        pa.field("average_depth", pa.float64()),
        pa.field("files_without_bounds", pa.int64(), nullable=False),
        pa.field("advice", pa.string(), nullable=False),
    ]
)

#: Sorting is advised where it spares at least this share of the files that queries read.
_WORTH = 0.2


@dataclass(frozen=True)
class Advice:
    """What to do so that queries touch fewer files.

    Attributes:
        predicates: what each touches now.
        columns: by column, for all predicates about it: the files that they read now, and the
            estimate if files were sorted by it. The estimate takes `average_depth` - 1 files off
            each query: in files that share no values, a value lies in one, and a range in those
            that it covers. It supposes that values are spread evenly, and one sort order at a time.
    """

    predicates: pa.Table
    columns: pa.Table


def advise(relations: Relations, plan: Callable[[str], Plan], predicates: Sequence[str]) -> Advice:
    """Return what each predicate touches, and what would help.

    Args:
        relations: of an open table.
        plan: plans a predicate.
        predicates: SQL texts; one that is there several times counts as often.

    Raises:
        UsageError: there are no predicates, or they are one text instead of a list.
    """
    if isinstance(predicates, str) or not predicates:
        raise UsageError("advise needs a list of predicates: SQL texts over the table's columns")
    n_files = relations.relation("data_files", ["file_path"]).num_rows
    rows = [_predicate(plan, text, count, n_files) for text, count in Counter(predicates).items()]
    rows.sort(key=lambda row: -row["query_count"] * row.get("bytes", 0))
    columns = _columns(relations, rows)
    return Advice(pa.Table.from_pylist(rows, PREDICATES), pa.Table.from_pylist(columns, COLUMNS))


def _predicate(plan: Callable[[str], Plan], text: str, count: int, n_files: int) -> _Row:
    row: _Row = {"predicate": text, "query_count": count, "total_files": n_files, "columns": []}
    try:
        planned = plan(text)
        sizes = planned.table(["file_size_in_bytes"])["file_size_in_bytes"]
        named = pc.unique(planned.why()["column_name"]).drop_null().to_pylist()
    except PredicateError as error:
        return {**row, "error": str(error)}
    return {
        **row,
        "files": len(sizes),
        "bytes": int(pc.sum(sizes.cast(pa.decimal128(38, 0))).as_py() or 0),
        "columns": sorted(named),
    }


def _columns(relations: Relations, rows: Sequence[_Row]) -> list[_Row]:
    clustering = relations.relation("clustering").to_pylist()
    depths = {row["column_name"]: row for row in clustering if row["unit"] == "file"}
    found = []
    for name in sorted({name for row in rows for name in row["columns"]}):
        about = [row for row in rows if name in row["columns"]]
        facts = depths.get(name, {"average_depth": None, "unknown_count": 0})
        read = sum(row["files"] * row["query_count"] for row in about)
        sorted_ = _if_sorted(about, facts["average_depth"])
        found.append(
            {
                "column_name": name,
                "query_count": sum(row["query_count"] for row in about),
                "files_read": read,
                "files_if_sorted": sorted_,
                "average_depth": facts["average_depth"],
                "files_without_bounds": facts["unknown_count"],
                "advice": _advice(relations, name, read, sorted_, facts["unknown_count"]),
            }
        )
    return sorted(found, key=lambda row: (row["files_if_sorted"] or 0) - row["files_read"])


def _if_sorted(about: Sequence[_Row], depth: float | None) -> int | None:
    if depth is None:
        return None
    return sum(
        min(row["files"], max(1, round(row["files"] - depth + 1))) * row["query_count"]
        for row in about
    )


def _advice(
    relations: Relations, name: str, read: int, if_sorted: int | None, n_without: int
) -> str:
    is_iceberg = relations.source.format == "iceberg"
    parts = []
    if n_without:
        option = (
            f"write.metadata.metrics.column.{name} = truncate(16)"
            if is_iceberg
            else f"fields.{name}.stats-mode = truncate(16)"
        )
        parts.append(f"set {option}, and rewrite the {n_without:,} files without bounds")
    if if_sorted is not None and read - if_sorted >= _WORTH * read and read:
        statement = (
            "CALL catalog.system.rewrite_data_files(table => 'db.table', strategy => 'sort', "
            f"sort_order => '{name}')"
            if is_iceberg
            else "CALL sys.compact(table => 'db.table', order_strategy => 'order', "
            f"order_by => '{name}')"
        )
        if not is_iceberg and relations.source.shape.primary_key.num_fields:
            statement = "files of a table with a primary key are sorted by that key"
        parts.append(statement)
    return "; ".join(parts) or "nothing: little would be saved"
