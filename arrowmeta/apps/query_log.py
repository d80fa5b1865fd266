"""Conditions of queries, and the scans that engines report: one `Report` for each scan.

Takes the text of a log: scan reports of Iceberg, one line of JSON each, as REST catalogs receive
them; or SQL, or one condition per line. Main name: `read_reports`.

`compare_reports` plans the scans again, and returns the files that the engine read beside those
that our plan keeps, with a reason for the difference. A scan whose condition the report hides
cannot be planned: its columns and counts are there, and `files_needed` is null. Java hides the
literals of conditions in its reports.

Spec: Iceberg REST catalog, ReportMetricsRequest; Iceberg ExpressionParser, ExpressionUtil.sanitize.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import duckdb
import pyarrow as pa

from arrowmeta.apps.describe import has_many_small
from arrowmeta.errors import ArrowMetaError, PredicateError, UsageError
from arrowmeta.io.local_files import read_text
from arrowmeta.io.options import integer_in
from arrowmeta.io.sql_access import quoted_name, quoted_path, quoted_text
from arrowmeta.model.nouns import counted
from arrowmeta.model.shape import to_schema
from arrowmeta.predicate.parse import Engine, Query

if TYPE_CHECKING:
    from arrowmeta.pruning.plan import Plan

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
    filters = filters_of(text)
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
    predicates = predicates_of(read_reports(read_text(log)), table_name)
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
    return integer_in(str(counter.get("value") if isinstance(counter, dict) else counter))


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


class Planned(NamedTuple):
    """Table that reports are about, at one snapshot.

    Attributes:
        plan: plans a predicate.
        findings: names of the checks with findings, each with a subject.
        total: live data files.
        sql: runs a query over the relations.
    """

    plan: Callable[[str | None], Plan]
    findings: Callable[[], Mapping[str, str]]
    total: int
    sql: Callable[[str], pa.Table]


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
        (SELECT sum(small_file_count) FROM partitions) AS n_small
    FROM files
"""


def _fault(table: Planned, column: str) -> str | None:
    """Return why a column rules out few files of a table; None if nothing tells."""
    try:
        query = _FAULTS.format(name=quoted_name(column), text=quoted_text(column))
        (row,) = table.sql(query).to_pylist()
    except ArrowMetaError:
        return None
    many = table.total / 2
    if row["n_unknown"] > many:
        return f"{counted(row['n_unknown'], 'file')} without bounds of {column}"
    if row["n_cut"] > many:
        return f"bounds of {column} are cut after {row['length']} characters, which values share"
    if row["n_unpartitioned"]:
        n_files = counted(row["n_unpartitioned"], "file")
        return f"{n_files} of specs without a partition by {column}"
    if (row["depth"] or 0) > max(2, table.total / 4):
        return (
            f"not sorted by {column}, a value is in the range of {row['depth']:.1f} of "
            f"{counted(table.total, 'file')}"
        )
    if has_many_small(table.total, row["n_small"], None):
        return f"{counted(row['n_small'], 'file')} of {table.total:,} are small"
    return None


def compare_reports(
    reports: Sequence[Report], find: Callable[[str | None, int | None], Planned]
) -> pa.Table:
    """Return `SCANS`: each scan with our plan of it.

    Args:
        reports: the scans.
        find: returns the table of a name at a snapshot; raises `ArrowMetaError` if there is none.
    """
    finder, faults = cache(find), cache(_fault)
    return pa.Table.from_pylist([_row(report, finder, faults) for report in reports], SCANS)


def _row(
    report: Report,
    find: Callable[[str | None, int | None], Planned],
    fault: Callable[[Planned, str], str | None],
) -> dict[str, Any]:
    row: dict[str, Any] = report._asdict()
    if report.predicate is None:
        return row | {"reason": report.unknown or "the condition is not known"}
    try:
        table = find(report.table_name, report.snapshot_id)
        plan = table.plan(report.predicate)
        needed, why = len(plan), plan.why()
    except ArrowMetaError as error:
        return row | {"reason": f"not planned: {error}"}
    if not report.columns:
        row["columns"] = sorted(set(filter(None, why["column_name"].to_pylist())))
    pairs = zip(why["reason"].to_pylist(), why["column_name"].to_pylist(), strict=True)
    reasons = Counter(pairs).most_common(1)
    because, column = reasons[0][0] if reasons else (None, None)
    if needed > 1 and column is not None and (named := fault(table, column)):
        because = f"{because}: {named}"
    return row | {
        "files_needed": needed,
        "reason": _reason(report, table, plan, needed),
        "kept_because": because,
    }


def _reason(report: Report, table: Planned, plan: Plan, needed: int) -> str:
    """Return why an engine read another number of files than a plan keeps."""
    if report.files_read is None:
        return "the report has no count"
    if report.files_read == needed:
        return EQUAL
    findings = {check: subject for check, subject in table.findings().items() if check in _SKIPPING}
    contradictions = "; ".join(
        f"{check} of {subject}" for check, subject in sorted(findings.items())
    )
    if report.files_read < needed:
        if contradictions:
            return f"the engine skips files by metadata that contradicts itself: {contradictions}"
        n_nan = sum("NaN" in reason for reason in plan.why()["reason"].to_pylist())
        if n_nan >= needed - report.files_read:
            return "the engine takes NaN for no match, and whether files have NaN is not known"
        return "not explained: a limit, a runtime filter, or more than the metadata has"
    if report.files_read >= table.total:
        return "the engine skips no file"
    stages = [row for row in plan.funnel.to_pylist() if row["kept"] == report.files_read]
    if stages:
        return f"the engine skips nothing after the stage {stages[0]['stage']}"
    if contradictions:
        return f"the metadata contradicts itself: {contradictions}"
    return "not explained: the engine reads files that bounds or partitions rule out"


def by_column(scans: pa.Table) -> pa.Table:
    """Return `COLUMNS`: files read and needed in scans that were planned, and frequent reasons."""
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
    return pa.Table.from_pylist(rows, COLUMNS)


def _most_often(texts: Iterable[str]) -> str | None:
    return next((text for text, _ in Counter(texts).most_common(1)), None)


#: One row per table and column of the conditions, most files read in vain first.
COLUMNS = to_schema(
    "table_name: string, column_name: string!, scans: int64!, scans_planned: int64!, "
    "files_read: int64, files_needed: int64, most_often: string!, kept_because: string"
)


# -- conditions in SQL -----------------------------------------------------------------------------

# Statements are split here, since DuckDB rejects the whole log if one of them does not parse.
_END = re.compile(r";[ \t]*(?:\n|$)")
_COMMENT = re.compile(r"^[^\S\n]*(?:--|#).*$", re.MULTILINE)


class Filters(NamedTuple):
    """Conditions found in a log.

    Attributes:
        predicates: in the order of the log, with repetitions.
        n_skipped: number of statements without a usable condition.
    """

    predicates: list[str]
    n_skipped: int


def filters_of(log: str) -> Filters:
    """Return the conditions in a log: statements ending with `;`, or one predicate per line."""
    engine = Engine(pa.schema([]))
    text = _COMMENT.sub("", log)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if ";" not in text and all(_parsed(engine, f"SELECT 1 WHERE ({line})") for line in lines):
        return Filters(lines, 0)
    pieces = [piece.strip() for piece in _END.split(text) if piece.strip()]
    statements = [text for piece in pieces for text in _statements_in(piece)]
    filters = [_filter_of(engine, statement.rstrip("; ")) for statement in statements]
    return Filters([text for text in filters if text], filters.count(None))


def _statements_in(piece: str) -> list[str]:
    """Return the statements of one line; the line itself if it does not parse."""
    try:
        return [statement.query.strip() for statement in duckdb.extract_statements(piece)]
    except duckdb.Error:
        return [piece]


def _parsed(engine: Engine, statement: str) -> Query | None:
    """Return the parsed SELECT; None for anything else."""
    try:
        return engine.parse(statement)
    except PredicateError:
        return None


def _filter_of(engine: Engine, statement: str) -> str | None:
    """Return the condition of a query over one table; empty text for a query without one."""
    query = _parsed(engine, statement)
    if query is None or query.table is None:
        return None
    condition = query.bare_where()
    try:
        return "" if condition is None else engine.to_text(condition)
    except PredicateError:
        return None
