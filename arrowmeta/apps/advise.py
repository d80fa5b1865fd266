"""Recommend columns to sort by, and find columns without bounds, for a set of queries.

Takes the relations of an open table and plans of predicates; returns an `Advice`: what each
predicate scans, and what sorting by each of its columns would save. Estimates use bounds alone: no
data file is opened. Main name: `advise`.
"""

from __future__ import annotations

import math
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias

import pyarrow as pa
from msgspec.structs import replace

from arrowmeta.apps.rules import limit
from arrowmeta.errors import ArrowMetaError, PredicateError, UsageError
from arrowmeta.io.sql_access import quoted_name
from arrowmeta.kernels.buffers import within_64_bits
from arrowmeta.model.nouns import counted, to_size
from arrowmeta.model.shape import TableShape, to_schema
from arrowmeta.model.value_text import is_number
from arrowmeta.output.formats import to_page_piece
from arrowmeta.output.grid import BOLD, Screen, painted, printable, shorten, to_grid
from arrowmeta.predicate.sql import check_row_condition
from arrowmeta.reconcile.findings import remedies_for
from arrowmeta.tables.methods import Relations

if TYPE_CHECKING:
    from arrowmeta.pruning.plan import Plan

_Row: TypeAlias = dict[str, Any]
_Sql: TypeAlias = "Callable[[str], pa.Table]"
#: From a cause and its subject to a statement.
_Remedy: TypeAlias = "Callable[[str, str], str]"

#: Causes as in the view `remedy_causes`.
_CAUSES = to_schema(
    "check_name: string!, cause_count: int64, is_limit: bool, unit: string, bytes: int64, "
    "subject: string, expected: string, is_needed: bool"
)

#: One row per predicate, most bytes first.
PREDICATES = to_schema(
    "predicate: string!, query_count: int64!, files: int64, bytes: int64, total_files: int64!, "
    "manifests: int64, manifests_if_rewritten: int64, total_manifests: int64, "
    "columns: list<string>!, error: string"
)
#: One row per column of the predicates, largest saving first.
COLUMNS = to_schema(
    "column_name: string!, query_count: int64!, files_read: int64!, files_if_sorted: int64, "
    "bytes_read: int64, bytes_if_sorted: int64, average_depth: double, "
    "files_without_bounds: int64!, advice: string!"
)

#: One row per column of the predicates of two snapshots: what queries on it read at the older one,
#: what was predicted there if files were sorted by it, and what they read now.
OUTCOME = to_schema(
    "column_name: string!, query_count: int64!, files_before: int64!, files_predicted: int64, "
    "files_now: int64!, bytes_before: int64, bytes_predicted: int64, bytes_now: int64"
)

#: Maximum number of predicates on the screen.
_SHOWN = 5
_ASSUMPTIONS = (
    "Files read now are those of a plan. Files if sorted are estimated from the bounds of files: "
    "values are spread evenly, and the table has one sort order at a time."
)


class Advice(Screen, frozen=True):
    """Recommendations for scanning fewer files.

    Attributes:
        predicates: what each predicate scans now, and how many manifests it would read if the same
            number of manifests were rewritten sorted by partition.
        columns: by column, over all predicates on it: files scanned now, and the estimate if files
            were sorted by it: those of the share of values that a condition may hold for, assuming
            values spread evenly between bounds and one sort order at a time.
        remarks: further recommendations, in sentences.
        outcome: what was predicted at an older snapshot beside what is read now; None without one.
    """

    predicates: pa.Table
    columns: pa.Table
    remarks: tuple[str, ...] = ()
    outcome: pa.Table | None = None

    @property
    def headline(self) -> str:
        """What all queries together scan now."""
        rows = [row for row in self.predicates.to_pylist() if row["error"] is None]
        n_queries = sum(row["query_count"] for row in rows)
        n_files, n_all, n_bytes = (_sum(rows, name) for name in ("files", "total_files", "bytes"))
        verb = "reads" if n_queries == 1 else "read"
        files = f"{n_files:,} of {counted(n_all, 'file')}"
        return f"{counted(n_queries, 'query', 'queries')} {verb} {files}, {to_size(n_bytes)}"

    def __repr__(self) -> str:
        return f"<advice: {self.headline}>"

    def to_text(self, width: int, *, is_colored: bool = False) -> str:
        """Return lines for a terminal of `width` columns."""
        lines = [painted(self.headline, BOLD, is_colored=is_colored)]
        planned = [row for row in self.predicates.to_pylist() if row["error"] is None]
        lines += [
            shorten(f"  {_touched(row)}: {printable(row['predicate'])}", width)
            for row in planned[:_SHOWN]
        ]
        if len(planned) > _SHOWN:
            lines.append(f"  and {len(planned) - _SHOWN:,} more that read less")
        if self.columns.num_rows:
            numbers = self.columns.drop_columns(["advice"])
            grid = to_grid(numbers, width=width, first=numbers.column_names, is_colored=is_colored)
            lines += ["", *grid.splitlines(), ""]
        names: dict[str, list[str]] = {}
        for row in self.columns.to_pylist():
            names.setdefault(row["advice"], []).append(row["column_name"])
        advice = (f"{', '.join(columns)}: {text}" for text, columns in names.items())
        for text in (*advice, *self.remarks):
            lines += textwrap.wrap(
                printable(text), width, subsequent_indent="  ", break_on_hyphens=False
            )
        for row in () if self.outcome is None else self.outcome.to_pylist():
            lines += textwrap.wrap(_turned_out(row), width, subsequent_indent="  ")
        lines += ["", *textwrap.wrap(_ASSUMPTIONS, width)]
        return "\n".join(lines) + "\n"

    def _repr_html_(self) -> str:
        notes = [*self.remarks, _ASSUMPTIONS]
        return to_page_piece(self.columns, title=self.headline, notes=notes)


def _sum(rows: Sequence[_Row], name: str) -> int:
    """Return the sum over all queries."""
    return sum((row.get(name) or 0) * row["query_count"] for row in rows)


def compared(older: Advice, newer: Advice) -> Advice:
    """Return the newer advice with the outcome since the older one, of the same predicates."""
    after = {row["column_name"]: row for row in newer.columns.to_pylist()}
    rows = []
    for row in older.columns.to_pylist():
        if now := after.get(row["column_name"]):
            for unit in ("files", "bytes"):
                row[f"{unit}_before"] = row[f"{unit}_read"]
                row[f"{unit}_predicted"] = row[f"{unit}_if_sorted"]
                row[f"{unit}_now"] = now[f"{unit}_read"]
            rows.append(row)
    return replace(newer, outcome=pa.Table.from_pylist(rows, OUTCOME))


def _turned_out(row: _Row) -> str:
    before, predicted, now = (
        f"{counted(row[f'files_{when}'], 'file')}, {to_size(row[f'bytes_{when}'] or 0)}"
        if row[f"files_{when}"] is not None
        else "unknown"
        for when in ("before", "predicted", "now")
    )
    return (
        f"{printable(row['column_name'])}: before {before}; predicted if sorted {predicted}; "
        f"now {now}"
    )


def _touched(row: _Row) -> str:
    times = f"{row['query_count']:,} x " if row["query_count"] > 1 else ""
    files = f"{row['files']:,} of {counted(row['total_files'], 'file')}"
    return f"{times}{files}, {to_size(row['bytes'])}"


def advise(
    relations: Relations, plan: Callable[[str], Plan], predicates: Sequence[str], sql: _Sql
) -> Advice:
    """Return what each predicate scans, and recommendations; repeated predicates have more weight.

    Args:
        relations: those of the table.
        plan: plans a predicate.
        predicates: of the queries.
        sql: runs a query over the relations.

    Raises:
        UsageError: there are no predicates, or a string instead of a list.
    """
    if isinstance(predicates, str) or not predicates:
        raise UsageError(
            "advise needs a list of predicates, which are SQL conditions, or the pathlib.Path of a "
            "log"
        )
    n_files = relations.relation("data_files", ["file_path"]).num_rows
    rows = [_predicate(plan, text, count, n_files) for text, count in Counter(predicates).items()]
    rows.sort(key=lambda row: -row["query_count"] * row.get("bytes", 0))
    remedy = _remedies(relations)
    columns = _columns(relations, rows, sql, remedy)
    remarks = (*_of_manifests(rows, remedy), *_of_bounds(columns))
    return Advice(
        pa.Table.from_pylist(rows, PREDICATES), pa.Table.from_pylist(columns, COLUMNS), remarks
    )


def _predicate(plan: Callable[[str], Plan], text: str, count: int, n_files: int) -> _Row:
    row: _Row = {"predicate": text, "query_count": count, "total_files": n_files, "columns": []}
    try:
        planned = plan(text)
        explanation = planned.explain()
        named = set(planned.why()["column_name"].to_pylist()) - {None}
    except PredicateError as error:
        return {**row, "error": str(error)}
    *_, last = steps = explanation.steps.to_pylist()
    kept_by = {step["step"]: step["files_kept"] for step in steps}
    manifests = explanation.manifests
    in_partitions = kept_by["partitions"] / max(n_files, 1)
    return {
        **row,
        "files": last["files_kept"],
        "bytes": last["bytes_kept"] or 0,
        "manifests": manifests.kept,
        "manifests_if_rewritten": min(manifests.kept, math.ceil(manifests.total * in_partitions)),
        "total_manifests": manifests.total,
        "columns": sorted(named),
    }


def _columns(relations: Relations, rows: Sequence[_Row], sql: _Sql, remedy: _Remedy) -> list[_Row]:
    clustering = relations.relation("clustering").to_pylist()
    depths = {row["column_name"]: row for row in clustering if row["unit"] == "file"}
    advised = []
    for name in sorted({name for row in rows for name in row["columns"]}):
        about = [row for row in rows if name in row["columns"]]
        facts = depths.get(name, {"average_depth": None, "unknown_count": 0})
        read, n_bytes = _sum(about, "files"), _sum(about, "bytes")
        sorted_ = _if_sorted(about, name, facts["average_depth"], relations.source.shape, sql)
        if_sorted = sorted_ and n_bytes * sorted_ // read
        advised.append(
            {
                "column_name": name,
                "query_count": sum(row["query_count"] for row in about),
                "files_read": read,
                "files_if_sorted": sorted_,
                "bytes_read": within_64_bits(n_bytes),
                "bytes_if_sorted": if_sorted and within_64_bits(if_sorted),
                "average_depth": facts["average_depth"],
                "files_without_bounds": facts["unknown_count"],
                "advice": _advice(relations, name, read, sorted_, facts["unknown_count"], remedy),
            }
        )
    return sorted(advised, key=lambda row: (row["files_if_sorted"] or 0) - row["files_read"])


def _if_sorted(
    about: Sequence[_Row], name: str, depth: float | None, shape: TableShape, sql: _Sql
) -> int | None:
    """Return the files that queries on a column read if files were sorted by it.

    A condition reads the files of its share of the values, and most often a part of one more.
    """
    if depth is None:
        return None
    total = 0
    for row in about:
        share = _share(row["predicate"], name, row["columns"], shape, sql)
        if share is None:  # a query for one value reads as many files as the depth
            files = round(row["files"] - depth + 1)
        else:
            files = math.floor(share * row["total_files"] + 0.75)
        total += min(row["files"], max(1, files)) * row["query_count"]
    return total


#: Share of rows that a condition may be true for, if all it is about but a column is unknown.
_SHARE = """
    WITH points AS (
        SELECT record_count, {point} AS {name}, {others}
        FROM (SELECT *, lower_bounds.{name} AS low, upper_bounds.{name} AS high FROM data_files)
        CROSS JOIN range({count} + 1) AS drawn(i)
        WHERE low IS NOT NULL AND high IS NOT NULL
    )
    SELECT
        coalesce(sum(record_count) FILTER (({predicate}) IS DISTINCT FROM false), 0)
        / nullif(sum(record_count), 0) AS share
    FROM points
"""
#: Intervals between values that are drawn of the range of a file.
_INTERVALS = 16


def _share(
    predicate: str, name: str, columns: Sequence[str], shape: TableShape, sql: _Sql
) -> float | None:
    """Return the share of rows for which a condition may hold, by values spread between bounds.

    None if it is not known: without bounds, for what `check_row_condition` refuses, for fields of
    rows, and for text that has only a prefix as bound.
    """
    types = {field.name: field.type for field in shape.columns}
    if not {name, *columns} <= types.keys() or "/*" in predicate or "--" in predicate:
        return None
    kind, part = types[name], f"i / {_INTERVALS}.0"
    if pa.types.is_date(kind):
        point = f"low + CAST((high - low) * {part} AS INTEGER)"
    elif pa.types.is_timestamp(kind):
        point = f"low + (high - low) * ({part})"
    elif is_number(kind):
        point = f"low::DOUBLE + (high::DOUBLE - low::DOUBLE) * {part}"
    else:
        point = f"CASE WHEN i * 2 < {_INTERVALS} THEN low ELSE high END"
    # A condition may name columns that are no reason to keep a file.
    text = predicate.lower()
    named = [column for column in types if column in columns or column.lower() in text]
    others = [
        f"CASE WHEN false THEN lower_bounds.{quoted} END AS {quoted}"
        for quoted in (quoted_name(column) for column in named if column != name)
    ]
    query = _SHARE.format(
        point=point,
        name=quoted_name(name),
        others=", ".join(others) or "NULL AS no_other",
        count=_INTERVALS,
        predicate=predicate,
    )
    try:
        check_row_condition(predicate)
        share: float | None = sql(query)["share"][0].as_py()
    except ArrowMetaError:  # another dialect, or too much for rows
        return None
    return share


def _advice(
    relations: Relations,
    name: str,
    read: int,
    if_sorted: int | None,
    n_without: int,
    remedy: _Remedy,
) -> str:
    is_iceberg = relations.source.format == "iceberg"
    parts = []
    if n_without:
        option = "write.metadata.metrics.column.{}" if is_iceberg else "fields.{}.stats-mode"
        existing = f"for the {n_without:,} files without bounds: {remedy('bounds_missing', name)}"
        parts.append(f"set {option.format(name)} = truncate(16); {existing}")
    if name in (field.name for field in relations.source.shape.partition.fields):
        parts.append("nothing to run: the table is partitioned by it")
    elif if_sorted is not None and read - if_sorted >= limit("worth_sorting") * read and read:
        keys = [field.name for field in relations.source.shape.primary_key.fields]
        parts.append(
            _of_keyed_table(relations, name, keys, remedy)
            if keys
            else remedy("column_unsorted", name)
        )
    return "; ".join(parts) or "nothing: little would be saved"


def _of_keyed_table(relations: Relations, name: str, keys: Sequence[str], remedy: _Remedy) -> str:
    """Return what compaction does for a column of a table with a primary key."""
    sorted_by = relations.relation("sort_orders", ["source_column"])["source_column"].to_pylist()
    clustered_by = sorted_by if sorted_by[: len(keys)] != keys else []
    if name in (clustered_by or keys):
        what = f"ranges of {name}" if clustered_by else "keys"
        return f"{remedy('key_ranges_shared', name)}, so that fewer files share {what}"
    if clustered_by:
        return f"cannot be sorted by: files of the table are clustered by {', '.join(clustered_by)}"
    return "cannot be sorted by: files of a table with a primary key are in its order"


def _remedies(relations: Relations) -> _Remedy:
    """Return a function for the statement of `remedies` against a cause, or why there is none."""
    findings = cache(partial(relations.relation, "findings"))

    def remedy(check_name: str, subject: str) -> str:
        cause = {"check_name": check_name, "subject": subject}
        views = {"remedy_causes": pa.Table.from_pylist([cause], _CAUSES)}
        (row,) = remedies_for(relations.source, findings(), engine="spark", views=views).to_pylist()
        return str(row["statement"] or row["effect"])

    return remedy


def _of_manifests(rows: Sequence[_Row], remedy: _Remedy) -> Iterator[str]:
    """Yield what queries would read of manifests that are rewritten by partition."""
    now, rewritten = (_sum(rows, name) for name in ("manifests", "manifests_if_rewritten"))
    if now - rewritten < limit("worth_sorting") * now or not now:
        return
    yield (
        f"manifests: {now:,} read now, about {rewritten:,} if they were rewritten in the order of "
        f"partitions: {remedy('manifests_unsorted', 'manifests')}"
    )


def _of_bounds(columns: Sequence[_Row]) -> Iterator[str]:
    """Yield the column that queries filter most often and that has no bounds."""
    without = [row for row in columns if row["files_without_bounds"]]
    if without:
        worst = max(without, key=lambda row: row["query_count"])
        n_files = counted(worst["files_without_bounds"], "file")
        queries = counted(worst["query_count"], "query", "queries")
        verb = "filters" if worst["query_count"] == 1 else "filter"
        yield f"bounds: {n_files} without bounds of {worst['column_name']}, which {queries} {verb}"
