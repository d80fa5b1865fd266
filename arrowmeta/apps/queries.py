"""Queries of a log: what they read and need, and which columns to sort by.

The text of a log is scan reports of Iceberg, one line of JSON each, as REST catalogs receive them;
or SQL, or one condition per line: `read_reports`.

`compare_reports` plans the scans again, and returns the files that the engine read beside those
that our plan keeps, with a reason for the difference. A scan whose condition the report hides
cannot be planned: its columns and counts are there, and `files_needed` is null. Java hides the
literals of conditions in its reports.

`advise` returns what each predicate scans, and what sorting by each of its columns would save.
Estimates use bounds alone: no data file is opened.

Spec: Iceberg REST catalog, ReportMetricsRequest; Iceberg ExpressionParser, ExpressionUtil.sanitize.
"""

from __future__ import annotations

import json
import math
import os
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pyarrow as pa

import arrowmeta
from arrowmeta.apps.describe import has_many_small
from arrowmeta.apps.output.formats import to_page_piece
from arrowmeta.apps.output.rows import to_schema
from arrowmeta.apps.output.screen import BOLD, Screen, painted, shorten, to_grid
from arrowmeta.apps.rules import limit
from arrowmeta.errors import ArrowMetaError, PredicateError, UsageError
from arrowmeta.text import counted, printable, quoted_name, quoted_path, quoted_text, to_size

HIDDEN = "the report hides literals"
_SANITIZED = re.compile(
    r"\((hash-[0-9a-f]+|[0-9]+-digit-[a-z]+|date|time|timestamp|boolean).*\)|\(.*-ago\)"
)
_SIGNS = {"eq": "=", "not-eq": "<>", "lt": "<", "lt-eq": "<=", "gt": ">", "gt-eq": ">="}
#: Conditions in SQL, over a column, or over a column and a value or values.
_CONDITIONS = {kind: f"{{}} {sign} {{}}" for kind, sign in _SIGNS.items()} | {
    "is-null": "{} IS NULL",
    "not-null": "{} IS NOT NULL",
    "is-nan": "isnan({})",
    "not-nan": "NOT isnan({})",
    "in": "{} IN ({})",
    "not-in": "{} NOT IN ({})",
    "starts-with": "starts_with({}, {})",
    "not-starts-with": "NOT starts_with({}, {})",
}


_NUMBER = re.compile("[0-9]{1,18}")


class Report(NamedTuple):
    """A scan as reported; None for what the report does not say.

    Attributes:
        predicate: condition as SQL.
        unknown: why there is no predicate.
    """

    table_name: str | None = None
    reported_at: str | None = None
    engine: str | None = None
    snapshot_id: int | None = None
    predicate: str | None = None
    columns: tuple[str, ...] = ()
    files_read: int | None = None
    bytes_read: int | None = None
    unknown: str | None = None


class _UnknownError(Exception):
    """A condition that has no form in SQL, or whose literals are hidden."""


def read_reports(text: str) -> list[Report]:
    """Return the scans of a log, in its order."""
    lines = [line for line in text.splitlines() if line.strip()]
    if lines and lines[0].lstrip().startswith("{"):
        return [report for report in map(_scan_report, lines) if report is not None]
    filters = arrowmeta.filters_of(text)
    skipped = [Report(unknown="not a query over one table")] * filters.n_skipped
    return [*(Report(predicate=predicate) for predicate in filters.predicates), *skipped]


def predicates_of(reports: Sequence[Report], table_name: str) -> list[str]:
    """Return the conditions of scans of a table: those that name it, or no table.

    If none names it and all name one other table, it has another name there.
    """
    named = {report.table_name.rpartition(".")[2] for report in reports if report.table_name}
    names = {table_name, ""} if table_name in named or len(named) != 1 else {*named, ""}
    return [
        report.predicate
        for report in reports
        if report.predicate is not None and (report.table_name or "").rpartition(".")[2] in names
    ]


def predicates_in(log: str | os.PathLike[str], table_name: str) -> list[str]:
    """Return the conditions in the file of a log, as `predicates_of`.

    Raises:
        UsageError: the file is no text, or has none.
    """
    try:
        text = Path(log).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{os.fspath(log)} is not UTF-8 text: {error}") from error
    predicates = predicates_of(read_reports(text), table_name)
    if not predicates:
        raise UsageError(f"{os.fspath(log)} has no query over the table {table_name} alone")
    return predicates


# -- reports --------------------------------------------------------------------------------------


def _scan_report(line: str) -> Report | None:
    """Return the report in a line; None for a line of another program."""
    try:
        report = json.loads(line)
        report = report.get("report", report)
        metrics, more = report["metrics"], report.get("metadata") or {}
        engine = " ".join(filter(None, (more.get("engine-name"), more.get("engine-version"))))
        return _of_json(report.get("filter", True))._replace(
            table_name=report["table-name"],
            reported_at=more.get("timestamp") or report.get("timestamp"),
            engine=engine or None,
            snapshot_id=report.get("snapshot-id"),
            files_read=_number(metrics.get("result-data-files")),
            bytes_read=_number(metrics.get("total-file-size-in-bytes")),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _number(counter: Any) -> int | None:
    text = str(counter.get("value") if isinstance(counter, dict) else counter)
    return int(text) if _NUMBER.fullmatch(text) else None


def _of_json(condition: Any) -> Report:
    """Return a condition in SQL, or why there is none; and its columns."""
    columns = tuple(dict.fromkeys(_columns_in(condition)))
    try:
        return Report(predicate=_sql(condition), columns=columns)
    except _UnknownError as error:
        return Report(unknown=str(error), columns=columns)


def _columns_in(condition: Any) -> Iterator[str]:
    for key, part in condition.items() if isinstance(condition, dict) else ():
        if key == "term" and isinstance(part, str):
            yield part
        else:
            yield from _columns_in(part)


def _sql(condition: Any) -> str:
    """Return an expression as SQL."""
    if isinstance(condition, bool):
        return str(condition).lower()
    kind = condition.get("type") if isinstance(condition, dict) else None
    if kind == "literal":
        return str(bool(condition.get("value"))).lower()
    if kind in ("and", "or"):
        return f"({_sql(condition['left'])} {kind.upper()} {_sql(condition['right'])})"
    if kind == "not":
        return f"(NOT {_sql(condition['child'])})"
    if not isinstance(kind, str) or "term" not in condition:
        raise _UnknownError("the condition is not known")
    term = condition["term"]
    term = term.get("term") if isinstance(term, dict) and term.get("type") == "reference" else term
    if not isinstance(term, str):
        raise _UnknownError("the condition is over a transform")
    if kind not in _CONDITIONS:
        raise _UnknownError(f"the condition {kind} is not known")
    values: list[Any] = []
    if kind not in ("is-null", "not-null", "is-nan", "not-nan"):
        values = condition["values"] if kind in ("in", "not-in") else [condition["value"]]
    return _CONDITIONS[kind].format(quoted_path(term.split(".")), ", ".join(map(_literal, values)))


def _literal(value: Any) -> str:
    value = value.get("value") if isinstance(value, dict) else value
    if isinstance(value, bool) or value is None:
        return str(value).lower() if value is not None else "NULL"
    if isinstance(value, int | float):
        return repr(value)
    if _SANITIZED.fullmatch(str(value)):
        raise _UnknownError(HIDDEN)
    return quoted_text(str(value))


# -- beside our own plans --------------------------------------------------------------------------

#: One row per scan, in the order of the reports.
SCANS = to_schema(
    "table_name: string, reported_at: string, engine: string, snapshot_id: int64, "
    "predicate: string, columns: list<string>!, files_read: int64, bytes_read: int64, "
    "files_needed: int64, reason: string!, kept_because: string"
)

#: Checks with which engines skip files that have matching rows.
_SKIPPING = (
    *("statistics_impossible", "partition_contradicts_bounds", "partition_bounds_too_narrow"),
    *("partition_nulls_wrong", "bounds_malformed"),
)
EQUAL = "equal"


#: Facts of a column that tell why its bounds rule out few files.
_FAULTS = """
    WITH files AS (
        SELECT
            spec_id, lower_bounds.{name} AS low, upper_bounds.{name} AS high,
            low::VARCHAR AS low_text, high::VARCHAR AS high_text
        FROM data_files
    ), of_column AS (
        SELECT spec_id, is_default FROM specs WHERE list_contains(split(source_column, ','), {text})
    )
    SELECT
        count(*) FILTER (low IS NULL OR high IS NULL) AS n_unknown,
        count(*) FILTER (
            typeof(low) = 'VARCHAR' AND low <> high AND length(low_text) = length(high_text)
            AND left(low_text, -1) = left(high_text, -1)
            AND ord(right(high_text, 1)) = ord(right(low_text, 1)) + 1
        ) AS n_cut,
        max(length(low_text)) AS length,
        count(*) FILTER (
            (SELECT count(*) FILTER (is_default) FROM of_column) > 0
            AND spec_id NOT IN (SELECT spec_id FROM of_column)
        ) AS n_unpartitioned,
        (SELECT max(average_depth) FROM clustering WHERE unit = 'file' AND column_name = {text})
            AS depth,
        (SELECT sum(small_file_count) FROM partitions) AS n_small,
        count(*) AS total
    FROM files
"""


def _fault(table: arrowmeta.Table, column: str) -> str | None:
    """Return why a column rules out few files of a table; None if nothing tells."""
    try:
        query = _FAULTS.format(name=quoted_name(column), text=quoted_text(column))
        (row,) = table.sql(query).to_pylist()
    except ArrowMetaError:
        return None
    total, many = row["total"], row["total"] / 2
    if row["n_unknown"] > many:
        return f"{counted(row['n_unknown'], 'file')} without bounds of {column}"
    if row["n_cut"] > many:
        return f"bounds of {column} are cut after {row['length']} characters, which values share"
    if row["n_unpartitioned"]:
        n_files = counted(row["n_unpartitioned"], "file")
        return f"{n_files} of specs without a partition by {column}"
    if (row["depth"] or 0) > max(2, total / 4):
        return (
            f"not sorted by {column}, a value is in the range of {row['depth']:.1f} of "
            f"{counted(total, 'file')}"
        )
    if has_many_small(total, row["n_small"], None):
        return f"{counted(row['n_small'], 'file')} of {total:,} are small"
    return None


def compare_reports(
    reports: Sequence[Report], find: Callable[[str | None, int | None], arrowmeta.Table]
) -> pa.Table:
    """Return `SCANS`: each scan with our plan of it.

    Args:
        reports: the scans.
        find: returns the table of a name at a snapshot; raises `ArrowMetaError` if there is none.
    """
    table_of, fault, contradictions = cache(find), cache(_fault), cache(_contradictions)

    def row_of(report: Report) -> dict[str, Any]:
        row: dict[str, Any] = report._asdict()
        if report.predicate is None:
            return row | {"reason": report.unknown or "the condition is not known"}
        try:
            table = table_of(report.table_name, report.snapshot_id)
            plan = table.plan(report.predicate)
            needed, why = len(plan), plan.why()
        except ArrowMetaError as error:
            return row | {"reason": f"not planned: {error}"}
        if not report.columns:
            row["columns"] = sorted(set(filter(None, why["column_name"].to_pylist())))
        pairs = zip(why["reason"].to_pylist(), why["column_name"].to_pylist(), strict=True)
        because, column = _most_often(pairs) or (None, None)
        if needed > 1 and column is not None and (named := fault(table, column)):
            because = f"{because}: {named}"
        return row | {
            "files_needed": needed,
            "reason": _reason(report, table, plan, needed, contradictions),
            "kept_because": because,
        }

    return pa.Table.from_pylist(list(map(row_of, reports)), SCANS)


def _contradictions(table: arrowmeta.Table) -> str:
    """Return the findings of `_SKIPPING`, one of each check."""
    rows = table.findings(["check_name", "subject"]).to_pylist()
    subjects = {row["check_name"]: row["subject"] for row in rows if row["check_name"] in _SKIPPING}
    return "; ".join(f"{check} of {subject}" for check, subject in sorted(subjects.items()))


def _reason(
    report: Report,
    table: arrowmeta.Table,
    plan: arrowmeta.Plan,
    needed: int,
    contradictions: Callable[[arrowmeta.Table], str],
) -> str:
    """Return why an engine read another number of files than a plan keeps."""
    if report.files_read is None:
        return "the report has no count"
    if report.files_read == needed:
        return EQUAL
    if report.files_read < needed:
        if findings := contradictions(table):
            return f"the engine skips files by metadata that contradicts itself: {findings}"
        n_nan = sum("NaN" in reason for reason in plan.why()["reason"].to_pylist())
        if n_nan >= needed - report.files_read:
            return "the engine takes NaN for no match, and whether files have NaN is not known"
        return "not explained: a limit, a runtime filter, or more than the metadata has"
    if report.files_read >= table.data_files(["file_path"]).num_rows:
        return "the engine skips no file"
    stages = [row for row in plan.funnel.to_pylist() if row["kept"] == report.files_read]
    if stages:
        return f"the engine skips nothing after the stage {stages[0]['stage']}"
    if findings := contradictions(table):
        return f"the metadata contradicts itself: {findings}"
    return "not explained: the engine reads files that bounds or partitions rule out"


def by_column(scans: pa.Table) -> pa.Table:
    """Return `SCANNED_COLUMNS`, of scans that were planned, with the most frequent reasons."""
    scans_of: dict[tuple[str | None, str], list[dict[str, Any]]] = {}
    for row in scans.to_pylist():
        for column in row["columns"]:
            scans_of.setdefault((row["table_name"], column), []).append(row)
    rows: list[dict[str, Any]] = []
    for (table, column), of in scans_of.items():
        numbers = [(row["files_read"], row["files_needed"]) for row in of]
        planned = [pair for pair in numbers if None not in pair]
        read, needed = map(sum, zip(*planned, strict=True)) if planned else (None, None)
        causes = (row["kept_because"] for row in of if row["kept_because"] is not None)
        rows.append(
            {
                "table_name": table,
                "column_name": column,
                "scans": len(of),
                "scans_planned": len(planned),
                "files_read": read,
                "files_needed": needed,
                "most_often": _most_often(row["reason"] for row in of),
                "kept_because": _most_often(causes),
            }
        )
    rows.sort(key=lambda row: -((row["files_read"] or 0) - (row["files_needed"] or 0)))
    return pa.Table.from_pylist(rows, SCANNED_COLUMNS)


def _most_often(texts: Iterable[Any]) -> Any:
    """Return the most frequent text, the first of several; None if there is none."""
    return next((text for text, _ in Counter(texts).most_common(1)), None)


#: One row per table and column of the conditions, most files read in vain first.
SCANNED_COLUMNS = to_schema(
    "table_name: string, column_name: string!, scans: int64!, scans_planned: int64!, "
    "files_read: int64, files_needed: int64, most_often: string!, kept_because: string"
)


# -- advice ---------------------------------------------------------------------------------------

_Row: TypeAlias = dict[str, Any]
#: From a cause and its subject to a statement.
_Remedy: TypeAlias = "Callable[[str, str], str]"

#: Causes as in the view `remedy_causes`.
_CAUSES = to_schema(
    "check_name: string!, cause_count: int64, is_limit: bool, unit: string, bytes: int64, "
    "subject: string, expected: string, is_needed: bool"
)

_FOR_SPARK = "FROM remedies WHERE engine = 'spark'"

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
    """

    predicates: pa.Table
    columns: pa.Table
    remarks: tuple[str, ...] = ()

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
        lines += ["", *textwrap.wrap(_ASSUMPTIONS, width)]
        return "\n".join(lines) + "\n"

    def _repr_html_(self) -> str:
        notes = [*self.remarks, _ASSUMPTIONS]
        return to_page_piece(self.columns, title=self.headline, notes=notes)


def _sum(rows: Sequence[_Row], name: str) -> int:
    """Return the sum over all queries."""
    return sum((row.get(name) or 0) * row["query_count"] for row in rows)


def _touched(row: _Row) -> str:
    times = f"{row['query_count']:,} x " if row["query_count"] > 1 else ""
    files = f"{row['files']:,} of {counted(row['total_files'], 'file')}"
    return f"{times}{files}, {to_size(row['bytes'])}"


def advise(
    table: arrowmeta.Table, plan: Callable[[str], arrowmeta.Plan], predicates: Sequence[str]
) -> Advice:
    """Return what each predicate scans, and recommendations; repeated predicates have more weight.

    Args:
        table: the table.
        plan: plans a predicate.
        predicates: of the queries.

    Raises:
        UsageError: there are no predicates, or a string instead of a list.
    """
    if isinstance(predicates, str) or not predicates:
        raise UsageError(
            "advise needs a list of predicates, which are SQL conditions, or the pathlib.Path of a "
            "log"
        )
    n_files = table.data_files(["file_path"]).num_rows
    rows = [_predicate(plan, text, count, n_files) for text, count in Counter(predicates).items()]
    rows.sort(key=lambda row: -row["query_count"] * row.get("bytes", 0))
    remedy = _remedies(table)
    columns = _columns(table, rows, remedy)
    remarks = (*_of_manifests(rows, remedy), *_of_bounds(columns))
    return Advice(
        pa.Table.from_pylist(rows, PREDICATES), pa.Table.from_pylist(columns, COLUMNS), remarks
    )


def _predicate(plan: Callable[[str], arrowmeta.Plan], text: str, count: int, n_files: int) -> _Row:
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
        "plan": planned,
    }


def _columns(table: arrowmeta.Table, rows: Sequence[_Row], remedy: _Remedy) -> list[_Row]:
    clustering = table.clustering().to_pylist()
    depths = {row["column_name"]: row for row in clustering if row["unit"] == "file"}
    advised = []
    for name in sorted({name for row in rows for name in row["columns"]}):
        about = [row for row in rows if name in row["columns"]]
        facts = depths.get(name, {"average_depth": None, "unknown_count": 0})
        read, n_bytes = _sum(about, "files"), _sum(about, "bytes")
        sorted_ = _if_sorted(about, name, facts["average_depth"])
        if_sorted = sorted_ and n_bytes * sorted_ // read
        advised.append(
            {
                "column_name": name,
                "query_count": sum(row["query_count"] for row in about),
                "files_read": read,
                "files_if_sorted": sorted_,
                "bytes_read": _in_64_bits(n_bytes),
                "bytes_if_sorted": if_sorted and _in_64_bits(if_sorted),
                "average_depth": facts["average_depth"],
                "files_without_bounds": facts["unknown_count"],
                "advice": _advice(table, name, read, sorted_, facts["unknown_count"], remedy),
            }
        )
    return sorted(advised, key=lambda row: (row["files_if_sorted"] or 0) - row["files_read"])


def _in_64_bits(number: int) -> int | None:
    return number if number < 1 << 63 else None


def _if_sorted(about: Sequence[_Row], name: str, depth: float | None) -> int | None:
    """Return the files that queries on a column read if files were sorted by it.

    A condition reads the files of its share of the values, and most often a part of one more.
    """
    if depth is None:
        return None
    total = 0
    for row in about:
        share = row["plan"].share(name)
        if share is None:  # a query for one value reads as many files as the depth
            files = round(row["files"] - depth + 1)
        else:
            files = math.floor(share * row["total_files"] + 0.75)
        total += min(row["files"], max(1, files)) * row["query_count"]
    return total


def _advice(
    table: arrowmeta.Table,
    name: str,
    read: int,
    if_sorted: int | None,
    n_without: int,
    remedy: _Remedy,
) -> str:
    is_iceberg = table.format == "iceberg"
    parts = []
    if n_without:
        option = "write.metadata.metrics.column.{}" if is_iceberg else "fields.{}.stats-mode"
        existing = f"for the {n_without:,} files without bounds: {remedy('bounds_missing', name)}"
        parts.append(f"set {option.format(name)} = truncate(16); {existing}")
    partition = table.schema_of("partitions").field("partition").type.names
    if name in partition:
        parts.append("nothing to run: the table is partitioned by it")
    elif if_sorted is not None and read - if_sorted >= limit("worth_sorting") * read and read:
        keys = [key for key in table.primary_key if key not in partition]
        parts.append(
            _of_keyed_table(table, name, keys, remedy) if keys else remedy("column_unsorted", name)
        )
    return "; ".join(parts) or "nothing: little would be saved"


def _of_keyed_table(table: arrowmeta.Table, name: str, keys: Sequence[str], remedy: _Remedy) -> str:
    """Return what compaction does for a column of a table with a primary key."""
    sorted_by = table.sort_orders(["source_column"])["source_column"].to_pylist()
    clustered_by = sorted_by if sorted_by[: len(keys)] != keys else []
    if name in (clustered_by or keys):
        what = f"ranges of {name}" if clustered_by else "keys"
        return f"{remedy('key_ranges_shared', name)}, so that fewer files share {what}"
    if clustered_by:
        return f"cannot be sorted by: files of the table are clustered by {', '.join(clustered_by)}"
    return "cannot be sorted by: files of a table with a primary key are in its order"


def _remedies(table: arrowmeta.Table) -> _Remedy:
    """Return a function for the statement of `remedies` against a cause, or why there is none."""
    findings = cache(table.findings)

    def remedy(check_name: str, subject: str) -> str:
        cause = {"check_name": check_name, "subject": subject}
        causes = pa.Table.from_pylist([cause], _CAUSES)
        relations = {"findings": findings(), "remedy_causes": causes}
        (row,) = table.sql(_FOR_SPARK, relations=relations).to_pylist()
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
