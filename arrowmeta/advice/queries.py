"""Real queries beside our own plans: files that engines read against files that are needed.

Takes scans as `reports` reads them; returns one row per scan with the files that the engine read,
those that our plan keeps, and a reason for the difference. Main name: `compare_reports`.

A scan whose condition the report hides cannot be planned again: its columns and counts are there,
and `files_needed` is null.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from statistics import mode
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa

from arrowmeta.advice.describe import has_many_small
from arrowmeta.advice.reports import Report
from arrowmeta.duck.access import quoted_name, quoted_text
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.shape import to_schema
from arrowmeta.output.nouns import counted

if TYPE_CHECKING:
    from arrowmeta.pruning.plan import Plan

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
    rows = []
    for (table, column), of in scans_of.items():
        numbers = [(row["files_read"], row["files_needed"]) for row in of]
        planned = [pair for pair in numbers if None not in pair]
        read, needed = map(sum, zip(*planned, strict=True)) if planned else (None, None)
        causes = [row["kept_because"] for row in of if row["kept_because"] is not None]
        rows.append(
            {
                "table_name": table,
                "column_name": column,
                "scans": len(of),
                "scans_planned": len(planned),
                "files_read": read,
                "files_needed": needed,
                "most_often": mode(row["reason"] for row in of),
                "kept_because": mode(causes) if causes else None,
            }
        )
    rows.sort(key=lambda row: -((row["files_read"] or 0) - (row["files_needed"] or 0)))
    return pa.Table.from_pylist(rows, COLUMNS)


#: One row per table and column of the conditions, most files read in vain first.
COLUMNS = to_schema(
    "table_name: string, column_name: string!, scans: int64!, scans_planned: int64!, "
    "files_read: int64, files_needed: int64, most_often: string!, kept_because: string"
)
