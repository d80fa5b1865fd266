"""Read what engines and catalogs log of scans: reports, events and queries.

Takes the text of a log; returns one `Report` for each scan. Main name: `read_reports`. It knows

- scan reports of Iceberg, one line of JSON each, as REST catalogs receive them;
- exports of the table `scan_metrics_report` of Polaris, as CSV, JSON lines or a JSON array;
- events of OpenLineage with the facet of scan reports;
- event logs of Spark, with the metrics of Iceberg's scans;
- events of Trino's HTTP event listener, and other lines of JSON with a query;
- SQL, or one condition per line.

`compare_reports` plans the scans again, and returns the files that the engine read beside those
that our plan keeps, with a reason for the difference. A scan whose condition the report hides
cannot be planned: its columns and counts are there, and `files_needed` is null.

Java hides the literals of conditions in its reports; Spark's event log and queries have them.

Spec: Iceberg REST catalog, ReportMetricsRequest; Iceberg ExpressionParser, ExpressionUtil.sanitize,
SparkScan.description; Polaris 1.6, schema-v4.sql; OpenLineage, IcebergScanReportInputDatasetFacet;
Trino 480, QueryCompletedEvent, IcebergInputInfo.
"""

from __future__ import annotations

import csv
import io
import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import duckdb
import pyarrow as pa

from arrowmeta.apps.describe import has_many_small
from arrowmeta.errors import ArrowMetaError, PredicateError, UsageError
from arrowmeta.io.local_files import read_text
from arrowmeta.io.options import integer_in
from arrowmeta.io.sql_access import quoted_name, quoted_text
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
_REFERENCE = re.compile(r'ref\(name="([^"]+)"\)')
_TRANSFORM = re.compile(r'\w(\[[0-9]+\])?\(ref\(name="[^"]+"\)\)')
#: Parts of a condition as text of Java, and what they are in SQL.
_TEXT = re.compile(
    r'(?P<test>is_null|not_null|is_nan|not_nan)\(ref\(name="(?P<tested>[^"]+)"\)\)'
    r'|ref\(name="(?P<begun>[^"]+)"\) (?P<no>notS|s)tartsWith "(?P<begin>[^"]*)"'
    r'|ref\(name="(?P<name>[^"]+)"\)|"(?P<text>[^"]*)"|(?P<operator>==|!=)'
    r"|\b(?P<word>not in|in|and|or|not)\b"
)
_OPERATORS = {"==": "=", "!=": "<>"}
#: A scan in the plan of Spark: table, and conditions that Iceberg was given.
_BATCH_SCAN = re.compile(
    r"BatchScan (?P<table>[^\[ ]+)\[.*?\[filters=(?P<filters>.*), groupedBy=", re.DOTALL
)
_FILES, _BYTES = "number of result data files", "total data file size (bytes)"


class Report(NamedTuple):
    """A scan as reported; None for what the report does not tell.

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
    first = lines[0].strip() if lines else ""
    if first.startswith("["):
        return [report for told in _json(text) or () for report in _safely(_of_object, told)]
    if first.startswith("{"):
        spark = _SparkLog()
        return [
            report
            for told in map(_json, lines)
            for report in (*_safely(_of_object, told), *_safely(spark.of_event, told))
        ]
    if "result_data_files" in first.lower().replace('"', "").split(","):
        rows = csv.DictReader(io.StringIO(text))
        return [report for row in rows for report in _safely(_of_object, row)]
    told = filters_of(text)
    skipped = [Report(unknown="not a query over one table")] * told.n_skipped
    return [*(Report(predicate=predicate) for predicate in told.predicates), *skipped]


def predicates_of(reports: Sequence[Report], table_name: str) -> list[str]:
    """Return the conditions of scans of a table: those that name it, or no table.

    If none names it and all name one other table, it is known by another name there.
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


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _safely(read: Callable[[Any], Iterator[Report]], entry: Any) -> list[Report]:
    """Return the reports in an object; none of one that is of another program."""
    try:
        return list(read(entry))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return []


def _of_object(entry: Any) -> Iterator[Report]:
    if not isinstance(entry, dict):
        return
    entry = entry.get("report", entry)
    keys = {str(key).lower() for key in entry}
    if {"result_data_files", "filter_expression"} <= keys:
        yield _of_polaris({str(key).lower(): value or None for key, value in entry.items()})
    elif "metrics" in entry and ("table-name" in entry or "table_name" in entry):
        yield _scan_report({key.replace("_", "-"): value for key, value in entry.items()})
    elif "ioMetadata" in entry or isinstance(entry.get("metadata"), dict):
        yield from _of_trino(entry)
    for dataset in entry.get("inputs") or ():
        facets = {**(dataset.get("inputFacets") or {}), **(dataset.get("facets") or {})}
        for name, facet in facets.items():
            if name.lower().startswith("icebergscanreport"):
                yield _facet(entry, dataset, facet)
    for key in ("query", "sql", "statement"):
        if isinstance(entry.get(key), str):
            at = entry.get("createTime") or entry.get("timestamp")
            for predicate in _conditions(entry[key]):
                yield Report(reported_at=at, engine=entry.get("engine"), predicate=predicate)


def _conditions(query: Any) -> list[str]:
    """Return the condition of a query over one table; nothing of others."""
    if not isinstance(query, str):
        return []
    return [predicate or "true" for predicate in filters_of(f"{query.rstrip('; ')};\n").predicates]


def _at(millis: Any) -> str | None:
    if not str(millis or "").isdigit():
        return millis if isinstance(millis, str) else None
    return datetime.fromtimestamp(int(millis) / 1000, UTC).isoformat(timespec="seconds")


def _number(value: Any) -> int | None:
    value = value.get("value") if isinstance(value, dict) else value
    return integer_in(str(value))


# -- reports --------------------------------------------------------------------------------------


def _scan_report(report: Mapping[str, Any]) -> Report:
    """Return a report of the REST catalog."""
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


def _of_polaris(row: Mapping[str, Any]) -> Report:
    """Return a row of Polaris, whose condition is JSON or text."""
    text = row["filter_expression"] or "true"
    condition = _json(text)
    names = filter(None, (row.get("namespace"), row.get("table_name")))
    return (_of_text(text) if condition is None else _of_json(condition))._replace(
        table_name=".".join(names) or None,
        reported_at=_at(row.get("timestamp_ms")),
        engine=row.get("principal_name"),
        snapshot_id=_number(row.get("snapshot_id")),
        files_read=_number(row["result_data_files"]),
        bytes_read=_number(row.get("total_file_size_bytes")),
    )


def _facet(
    event: Mapping[str, Any], dataset: Mapping[str, Any], facet: Mapping[str, Any]
) -> Report:
    """Return the report in an event of OpenLineage: literals that it hides are in the query."""
    metrics = facet.get("scanMetrics") or {}
    report = _of_text(str(facet.get("filter", facet.get("filterDescription", "true"))))
    sql = (((event.get("job") or {}).get("facets") or {}).get("sql") or {}).get("query")
    conditions = _conditions(sql) if report.unknown == HIDDEN else []
    if len(conditions) == 1:
        report = report._replace(predicate=conditions[0], unknown=None)
    return report._replace(
        table_name=dataset.get("name"),
        reported_at=event.get("eventTime"),
        engine=str(event.get("producer", "")).rpartition("/")[2] or None,
        snapshot_id=_number(facet.get("snapshotId")),
        files_read=_number(metrics.get("resultDataFiles")),
        bytes_read=_number(metrics.get("totalFileSizeInBytes")),
    )


def _of_trino(event: Mapping[str, Any]) -> Iterator[Report]:
    """Yield the scan of an event of Trino over one table, which has no count of files."""
    inputs = (event.get("ioMetadata") or {}).get("inputs") or []
    conditions = _conditions((event.get("metadata") or {}).get("query"))
    if len(inputs) > 1 or len(conditions) != 1:
        return
    table = inputs[0] if inputs else {}
    yield Report(
        table_name=".".join(filter(None, (table.get("schema"), table.get("table")))) or None,
        reported_at=event.get("createTime"),
        engine=f"Trino {(event.get('context') or {}).get('serverVersion') or ''}".strip(),
        snapshot_id=_number((table.get("connectorInfo") or {}).get("snapshotId")),
        predicate=conditions[0],
        bytes_read=_number(table.get("physicalInputBytes")),
    )


_Scan: TypeAlias = tuple[re.Match[str], dict[str, int]]


class _SparkLog:
    """Scans of Iceberg tables: the plan names conditions, later events the counts."""

    def __init__(self) -> None:
        self._engine: str | None = None
        #: By execution: when it started, and its scans with the numbers of their counters.
        self._scans: dict[int, tuple[str | None, dict[str, _Scan]]] = {}
        self._counts: dict[int, dict[int, int]] = {}

    def of_event(self, event: Any) -> Iterator[Report]:
        """Yield the scans of an execution when it ends."""
        if not isinstance(event, dict):
            return
        kind = str(event.get("Event", "")).rpartition(".")[2]
        execution = int(event.get("executionId", -1))
        if kind == "SparkListenerLogStart":
            self._engine = f"Spark {event.get('Spark Version', '')}".strip()
        elif kind == "SparkListenerSQLExecutionStart":
            scans = dict(_nodes(event.get("sparkPlanInfo")))
            self._scans[execution] = (_at(event.get("time")), scans)
        elif kind == "SparkListenerSQLAdaptiveExecutionUpdate" and execution in self._scans:
            self._scans[execution][1].update(_nodes(event.get("sparkPlanInfo")))
        elif kind == "SparkListenerDriverAccumUpdates":
            self._counts.setdefault(execution, {}).update(event.get("accumUpdates") or ())
        elif kind == "SparkListenerSQLExecutionEnd":
            at, scans = self._scans.pop(execution, (None, {}))
            counts = self._counts.pop(execution, {})
            for scan, counters in scans.values():
                parts = (f"({part})" for part in _parts(scan["filters"]))
                yield Report(
                    table_name=scan["table"],
                    reported_at=at,
                    engine=self._engine,
                    predicate=" AND ".join(parts) or "true",
                    files_read=counts.get(counters.get(_FILES, -1)),
                    bytes_read=counts.get(counters.get(_BYTES, -1)),
                )


def _nodes(plan: Any) -> Iterator[tuple[str, _Scan]]:
    """Yield the text of each scan in a plan of Spark, its parts, and its counters by name."""
    if not isinstance(plan, dict):
        return
    if scan := _BATCH_SCAN.search(str(plan.get("simpleString", ""))):
        metrics = plan.get("metrics", ())
        yield scan.string, (scan, {each["name"]: each["accumulatorId"] for each in metrics})
    for child in plan.get("children", ()):
        yield from _nodes(child)


def _parts(text: str) -> Iterator[str]:
    """Yield the conditions that Spark joins by commas, which values in brackets have, too."""
    depth, start, is_quoted = 0, 0, False
    for at, character in enumerate(f"{text}, "):
        if character == "'":
            is_quoted = not is_quoted
        elif not is_quoted:
            depth += (character == "(") - (character == ")")
            if character == "," and not depth:
                if part := text[start:at].strip():
                    yield part
                start = at + 1


# -- conditions -----------------------------------------------------------------------------------


def _of_text(text: str) -> Report:
    """Return a condition as text of Java in SQL, or why there is none; and its columns."""
    report = Report(columns=tuple(dict.fromkeys(_REFERENCE.findall(text))))
    if _SANITIZED.search(text):
        return report._replace(unknown=HIDDEN)

    def in_sql(match: re.Match[str]) -> str:
        if match["test"]:
            kind = match["test"].replace("_", "-")
            return _CONDITIONS[kind].format(_column(match["tested"]))
        if match["begun"]:
            kind = "starts-with" if match["no"] == "s" else "not-starts-with"
            return _CONDITIONS[kind].format(_column(match["begun"]), quoted_text(match["begin"]))
        if match["name"]:
            return _column(match["name"])
        if match["text"] is not None:
            return quoted_text(match["text"])
        return _OPERATORS.get(match["operator"]) or match["word"].upper()

    sql = _TEXT.sub(in_sql, text)
    others = re.sub(r"(is|not)_(null|nan)\(|not\(", "(", text)
    if _TRANSFORM.search(others):
        return report._replace(unknown="the condition is over a transform")
    return report._replace(predicate=sql)


def _column(name: str) -> str:
    return ".".join(map(quoted_name, name.split(".")))


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
    return _CONDITIONS[kind].format(_column(term), ", ".join(map(_literal, values)))


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
