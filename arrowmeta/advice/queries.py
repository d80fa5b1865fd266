"""Real queries: scan reports of Iceberg, OpenLineage events and query logs, beside our own plans.

Takes lines of JSON as REST catalogs and OpenLineage receive them, or a log of SQL; returns one row
per scan with the files that the engine read, those that our plan keeps, and a reason for the
difference. Main names: `read_reports`, `compare_reports`.

Engines hide the literals of conditions in reports, so that such a scan cannot be planned again: its
columns and counts are there, and `files_needed` is null.

Spec: Iceberg REST catalog, ReportMetricsRequest; Iceberg ExpressionParser, ExpressionUtil.sanitize;
OpenLineage, IcebergScanReportInputDatasetFacet.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa

from arrowmeta.catalog.query_filters import filters_of
from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.shape import to_schema

if TYPE_CHECKING:
    from arrowmeta.pruning.plan import Plan

#: One row per scan, in the order of the reports.
SCANS = to_schema(
    "table_name: string, reported_at: string, engine: string, snapshot_id: int64, "
    "predicate: string, columns: list<string>!, files_read: int64, bytes_read: int64, "
    "files_needed: int64, reason: string!, kept_because: string"
)

_SANITIZED = re.compile(
    r"\((hash-[0-9a-f]+|[0-9]+-digit-[a-z]+|date|time|timestamp|boolean).*\)|\(.*-ago\)"
)
_REFERENCE = re.compile(r'ref\(name="([^"]+)"\)')
_COMPARED = {"eq": "=", "not-eq": "<>", "lt": "<", "lt-eq": "<=", "gt": ">", "gt-eq": ">="}
_TESTED = {
    "is-null": "{} IS NULL",
    "not-null": "{} IS NOT NULL",
    "is-nan": "isnan({})",
    "not-nan": "NOT isnan({})",
}
#: Checks with which engines skip files that have matching rows.
_SKIPPING = (
    "statistics_impossible",
    "partition_contradicts_bounds",
    "partition_bounds_too_narrow",
    "partition_nulls_wrong",
    "bounds_malformed",
)
HIDDEN = "the report hides literals"
EQUAL = "equal"


class Report(NamedTuple):
    """A scan as reported; None for what the report does not tell.

    Attributes:
        predicate: condition as SQL.
        unknown: why there is no predicate.
    """

    table: str | None = None
    at: str | None = None
    engine: str | None = None
    snapshot_id: int | None = None
    predicate: str | None = None
    unknown: str | None = None
    columns: tuple[str, ...] = ()
    files: int | None = None
    bytes: int | None = None


class Planned(NamedTuple):
    """Table that reports are about, at one snapshot.

    Attributes:
        plan: plans a predicate.
        findings: names of the checks with findings, each with a subject.
        total: live data files.
    """

    plan: Callable[[str | None], Plan]
    findings: Callable[[], Mapping[str, str]]
    total: int


class _UnknownError(Exception):
    """A condition that has no form in SQL, or whose literals are hidden."""


def read_reports(text: str) -> list[Report]:
    """Return the scans of lines of JSON, or the queries of a log of SQL."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or not lines[0].lstrip().startswith("{"):
        return [Report(predicate=one) for one in filters_of(text).predicates]
    return [report for line in lines for report in _of_line(line)]


def _of_line(line: str) -> list[Report]:
    """Return the reports of a line; none of a line that is of another program."""
    try:
        told = json.loads(line)
        return list(_reports_in(told)) if isinstance(told, dict) else []
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return []


def _reports_in(told: dict[str, Any]) -> Iterator[Report]:
    told = told.get("report", told)
    if "metrics" in told and ("table-name" in told or "table_name" in told):
        yield _scan_report({key.replace("_", "-"): value for key, value in told.items()})
    for dataset in told.get("inputs") or ():
        facets = {**(dataset.get("inputFacets") or {}), **(dataset.get("facets") or {})}
        for name, facet in facets.items():
            if name.lower().startswith("icebergscanreport"):
                yield _facet(told, dataset, facet)
    for key in ("query", "sql", "statement"):
        if isinstance(told.get(key), str):
            at = told.get("createTime") or told.get("timestamp")
            for one in filters_of(told[key] + ";\n").predicates:
                yield Report(at=at, engine=told.get("engine"), predicate=one)


def _scan_report(told: Mapping[str, Any]) -> Report:
    """Return a report of the REST catalog."""
    metrics, more = told["metrics"], told.get("metadata") or {}
    predicate, unknown, columns = _predicate(told.get("filter", True))
    return Report(
        table=told["table-name"],
        at=more.get("timestamp") or told.get("timestamp"),
        engine=" ".join(filter(None, (more.get("engine-name"), more.get("engine-version"))))
        or None,
        snapshot_id=told.get("snapshot-id"),
        predicate=predicate,
        unknown=unknown,
        columns=columns,
        files=_value(metrics, "result-data-files"),
        bytes=_value(metrics, "total-file-size-in-bytes"),
    )


def _facet(
    event: Mapping[str, Any], dataset: Mapping[str, Any], facet: Mapping[str, Any]
) -> Report:
    """Return the report in an event of OpenLineage, whose condition is text."""
    metrics, text = (
        facet.get("scanMetrics") or {},
        str(facet.get("filter", facet.get("filterDescription", "true"))),
    )
    is_all = text == "true"
    return Report(
        table=dataset.get("name"),
        at=event.get("eventTime"),
        engine=str(event.get("producer", "")).rpartition("/")[2] or None,
        snapshot_id=facet.get("snapshotId"),
        predicate="true" if is_all else None,
        unknown=None if is_all else HIDDEN,
        columns=tuple(dict.fromkeys(_REFERENCE.findall(text))),
        files=metrics.get("resultDataFiles"),
        bytes=metrics.get("totalFileSizeInBytes"),
    )


def _value(metrics: Mapping[str, Any], name: str) -> int | None:
    value = metrics.get(name)
    value = value.get("value") if isinstance(value, dict) else value
    return value if isinstance(value, int) else None


def _predicate(told: Any) -> tuple[str | None, str | None, tuple[str, ...]]:
    """Return a condition in SQL, or why there is none; and its columns."""
    columns: dict[str, None] = {}
    try:
        return _sql(told, columns), None, tuple(columns)
    except _UnknownError as error:
        return None, str(error), tuple(_columns_in(told))


def _columns_in(told: Any) -> dict[str, None]:
    found: dict[str, None] = {}
    for key, part in told.items() if isinstance(told, dict) else ():
        if key == "term" and isinstance(part, str):
            found[part] = None
        elif isinstance(part, dict):
            found |= _columns_in(part)
    return found


def _sql(told: Any, columns: dict[str, None]) -> str:
    """Return an expression as SQL."""
    if isinstance(told, bool):
        return str(told).lower()
    kind = told.get("type") if isinstance(told, dict) else None
    if kind == "literal":
        return str(bool(told.get("value"))).lower()
    if kind in ("and", "or"):
        left, right = (_sql(told[side], columns) for side in ("left", "right"))
        return f"({left} {kind.upper()} {right})"
    if kind == "not":
        return f"(NOT {_sql(told['child'], columns)})"
    if not isinstance(kind, str) or "term" not in told:
        raise _UnknownError("the condition is not known")
    term = told["term"]
    term = term.get("term") if isinstance(term, dict) and term.get("type") == "reference" else term
    if not isinstance(term, str):
        raise _UnknownError("the condition is over a transform")
    columns[term] = None
    name = ".".join(map(quoted_name, term.split(".")))
    if kind in _TESTED:
        return _TESTED[kind].format(name)
    if kind in _COMPARED:
        return f"{name} {_COMPARED[kind]} {_literal(told['value'])}"
    if kind in ("in", "not-in"):
        values = ", ".join(map(_literal, told["values"]))
        return f"{name} {'NOT IN' if kind == 'not-in' else 'IN'} ({values})"
    if kind in ("starts-with", "not-starts-with"):
        starts = f"starts_with({name}, {_literal(told['value'])})"
        return starts if kind == "starts-with" else f"NOT {starts}"
    raise _UnknownError(f"the condition {kind} is not known")


def _literal(value: Any) -> str:
    value = value.get("value") if isinstance(value, dict) else value
    if isinstance(value, bool) or value is None:
        return str(value).lower() if value is not None else "NULL"
    if isinstance(value, int | float):
        return repr(value)
    if _SANITIZED.fullmatch(str(value)):
        raise _UnknownError(HIDDEN)
    return quoted_text(str(value))


def compare_reports(
    reports: Sequence[Report], find: Callable[[str | None, int | None], Planned]
) -> pa.Table:
    """Return `SCANS`: each scan with our plan of it.

    Args:
        reports: the scans.
        find: returns the table of a name at a snapshot; raises `ArrowMetaError` if there is none.
    """
    found = cache(find)
    return pa.Table.from_pylist([_row(report, found) for report in reports], SCANS)


def _row(report: Report, find: Callable[[str | None, int | None], Planned]) -> dict[str, Any]:
    row = {
        "table_name": report.table,
        "reported_at": report.at,
        "engine": report.engine,
        "snapshot_id": report.snapshot_id,
        "predicate": report.predicate,
        "columns": list(report.columns),
        "files_read": report.files,
        "bytes_read": report.bytes,
    }
    if report.predicate is None:
        return row | {"reason": report.unknown or "the condition is not known"}
    try:
        table = find(report.table, report.snapshot_id)
        plan = table.plan(report.predicate)
        needed, why = len(plan), plan.why()
    except ArrowMetaError as error:
        return row | {"reason": f"not planned: {error}"}
    if not report.columns:
        row["columns"] = sorted(set(filter(None, why["column_name"].to_pylist())))
    told = Counter(why["reason"].to_pylist()).most_common(1)
    return row | {
        "files_needed": needed,
        "reason": _reason(report, table, plan, needed),
        "kept_because": told[0][0] if told else None,
    }


def _reason(report: Report, table: Planned, plan: Plan, needed: int) -> str:
    """Return why an engine read another number of files than a plan keeps."""
    if report.files is None:
        return "the report has no count"
    if report.files == needed:
        return EQUAL
    findings = {check: subject for check, subject in table.findings().items() if check in _SKIPPING}
    told = "; ".join(f"{check} of {subject}" for check, subject in sorted(findings.items()))
    if report.files < needed:
        if told:
            return f"the engine skips files by metadata that contradicts itself: {told}"
        n_nan = sum("NaN" in one for one in plan.why()["reason"].to_pylist())
        if n_nan >= needed - report.files:
            return "the engine takes NaN for no match, and whether files have NaN is not known"
        return "not explained: a limit, a runtime filter, or more than the metadata has"
    if report.files >= table.total:
        return "the engine skips no file"
    stages = [row for row in plan.funnel.to_pylist() if row["kept"] == report.files]
    if stages:
        return f"the engine skips nothing after the stage {stages[0]['stage']}"
    if told:
        return f"the metadata contradicts itself: {told}"
    return "not explained: the engine reads files that bounds or partitions rule out"


def by_column(scans: pa.Table) -> pa.Table:
    """Return `COLUMNS`: files read and needed in scans that were planned, and the first reason."""
    sums: dict[tuple[str | None, str], dict[str, Any]] = {}
    for row in scans.to_pylist():
        for column in row["columns"]:
            of = sums.setdefault(
                (row["table_name"], column),
                {"scans": 0, "read": 0, "needed": 0, "planned": 0, "reasons": Counter()},
            )
            of["scans"] += 1
            of["reasons"][row["reason"]] += 1
            if row["files_needed"] is not None and row["files_read"] is not None:
                of["planned"] += 1
                of["read"] += row["files_read"]
                of["needed"] += row["files_needed"]
    rows = [
        {
            "table_name": table,
            "column_name": column,
            "scans": of["scans"],
            "scans_planned": of["planned"],
            "files_read": of["read"] if of["planned"] else None,
            "files_needed": of["needed"] if of["planned"] else None,
            "most_often": of["reasons"].most_common(1)[0][0],
        }
        for (table, column), of in sums.items()
    ]
    rows.sort(key=lambda row: -((row["files_read"] or 0) - (row["files_needed"] or 0)))
    return pa.Table.from_pylist(rows, COLUMNS)


#: One row per table and column of the conditions, most files read in vain first.
COLUMNS = to_schema(
    "table_name: string, column_name: string!, scans: int64!, scans_planned: int64!, "
    "files_read: int64, files_needed: int64, most_often: string!"
)
