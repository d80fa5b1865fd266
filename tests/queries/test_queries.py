"""Scan reports beside our plans: counts are equal or explained, and planted faults are named."""

import csv
import io
import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from pyiceberg.expressions import parser

import arrowmeta
from arrowmeta.apps.query_log import HIDDEN, Report, read_reports
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests import corpus
from tests.readers.engines import WrittenTable, pyiceberg_table
from tests.readers.test_reproduced import bounds_of, file

pytestmark = pytest.mark.filterwarnings("ignore")

Json = dict[str, Any]

COMPARED = {"=": "eq", "<>": "not-eq", "<": "lt", "<=": "lt-eq", ">": "gt", ">=": "gt-eq"}


def compared(column, operator, value):
    """Return a condition as PyIceberg's text and as the JSON of reports."""
    text = f"'{value}'" if isinstance(value, str) else str(value)
    condition = {"type": COMPARED[operator], "term": column, "value": value}
    return f"{column} {operator} {text}", condition


CONDITIONS = [
    *(compared("id", operator, n) for operator in COMPARED for n in range(-1, 8)),
    *(compared("name", operator, text) for operator in COMPARED for text in ("", "a", "ab", "c")),
    *(compared("x", operator, n / 2) for operator in COMPARED for n in range(-1, 7, 2)),
    *(compared("day", operator, str(date(2024, 1, n))) for operator in COMPARED for n in (1, 4, 9)),
    ("id IS NULL", {"type": "is-null", "term": "id"}),
    ("name IS NOT NULL", {"type": "not-null", "term": "name"}),
    ("id in (1, 5)", {"type": "in", "term": "id", "values": [1, 5]}),
    ("id not in (1, 5)", {"type": "not-in", "term": "id", "values": [1, 5]}),
    (
        "id > 3 AND name = 'a'",
        {"type": "and", "left": compared("id", ">", 3)[1], "right": compared("name", "=", "a")[1]},
    ),
    (
        "id > 4 OR id < 1",
        {"type": "or", "left": compared("id", ">", 4)[1], "right": compared("id", "<", 1)[1]},
    ),
]
if not corpus.is_all():
    CONDITIONS = corpus.sample(CONDITIONS, 40)


def report(table, condition, n_files, **more):
    """Return a report as the REST catalog receives it."""
    counts = {} if n_files is None else {"result-data-files": {"unit": "count", "value": n_files}}
    return {
        "report-type": "scan-report",
        "table-name": f"c.db.{table.root.name}",
        "snapshot-id": table.metadata["current-snapshot-id"],
        "filter": condition,
        "schema-id": 0,
        "projected-field-ids": [1],
        "projected-field-names": ["id"],
        "metrics": counts,
        "metadata": {"engine-name": "pyiceberg", "engine-version": "0.12"},
        **more,
    }


def by_pyiceberg(table):
    """Return a report of PyIceberg's plan of each condition."""
    opened = pyiceberg_table(table.metadata_path)
    reports = []
    for text, condition in CONDITIONS:
        tasks = opened.scan(parser.parse(text)).plan_files()
        reports.append(report(table, condition, len({task.file.file_path for task in tasks})))
    return reports


def told(table, reports, tmp_path, capsys, code=0):
    path = tmp_path / "reports.jsonl"
    lines = [one if isinstance(one, str) else json.dumps(one) for one in reports]
    path.write_text("\n".join(lines) + "\n")
    assert main(["queries", str(path), str(table.metadata_path), "-o", "json"]) == code
    return json.loads(capsys.readouterr().out)


def test_counts_of_pyiceberg_are_equal_or_explained(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t", partitioned_by="name")
    rows = told(written, by_pyiceberg(written), tmp_path, capsys)
    assert len(rows) == len(CONDITIONS)
    unknown = [row for row in rows if row["reason"].startswith("not ")]
    assert len(unknown) <= len(rows) // 100, unknown
    assert sum(row["reason"] == "equal" for row in rows) > 0.8 * len(rows)


#: Faults, partitioning, and the check that names them.
FAULTS: dict[str, tuple[Callable[[WrittenTable], Any], str | None, str]] = {
    "inverted bounds": (
        lambda t: t.edit_manifest(
            0, lambda rows: bounds_of(rows, 1, b"\x09" + b"\0" * 7, b"\1" + b"\0" * 7)
        ),
        None,
        "statistics_impossible",
    ),
    "partitions that the list leaves out": (
        lambda t: t.edit_list(
            lambda rows: rows[0]["partitions"][0].update(lower_bound=b"b", upper_bound=b"b")
        ),
        "name",
        "partition_bounds_too_narrow",
    ),
    "partition of another value": (
        lambda t: t.edit_manifest(0, lambda rows: file(rows)["partition"].update(by_name="b0")),
        "name",
        "partition_contradicts_bounds",
    ),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_named_where_counts_differ(fault, tmp_path, capsys):
    edit, partitioned_by, check = FAULTS[fault]
    written = WrittenTable(tmp_path / "t", partitioned_by=partitioned_by)
    edit(written)
    contradictory = 2
    rows = told(written, by_pyiceberg(written), tmp_path, capsys, contradictory)
    differing = [row for row in rows if row["reason"] != "equal"]
    assert any(check in row["reason"] for row in differing)
    unexplained = [row for row in differing if row["reason"].startswith("not ")]
    assert len(unexplained) <= len(rows) // 100, unexplained


def test_engine_that_skips_nothing_is_told_with_the_files_needed(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    condition = compared("id", "=", 5)[1]
    (row,) = told(written, [report(written, condition, 3)], tmp_path, capsys)
    assert (row["files_read"], row["files_needed"]) == (3, 1)
    assert row["reason"] == "the engine skips no file"
    assert row["columns"] == ["id"]
    assert row["engine"] == "pyiceberg 0.12"


HIDING = [
    {"type": "eq", "term": "id", "value": "(2-digit-int)"},
    {"type": "in", "term": "id", "values": ["(hash-0a1b2c3d)", "(hash-00112233)"]},
    {"type": "lt", "term": "day", "value": "(date-7-days-ago)"},
    {
        "type": "eq",
        "term": {"type": "transform", "transform": "bucket[4]", "term": "id"},
        "value": 1,
    },
]  # fmt: skip


@pytest.mark.parametrize("condition", HIDING)
def test_scan_whose_literals_are_hidden_has_no_count_of_ours(condition, tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    (row,) = told(written, [report(written, condition, 2)], tmp_path, capsys)
    assert row["files_needed"] is None
    assert row["files_read"] == 2
    assert row["reason"] in (HIDDEN, "the condition is over a transform")


def test_facets_of_openlineage_and_queries_of_logs_are_scans(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    snapshot_id = written.metadata["current-snapshot-id"]
    facet = {"snapshotId": snapshot_id, "filter": "true", "scanMetrics": {"resultDataFiles": 3}}
    hidden = facet | {"filter": 'ref(name="x") > "(1-digit-float)"'}
    events = [
        {"eventTime": "2026-11-01T00:00:00Z", "producer": "https://x/spark", "inputs": [
            {"name": "db.t", "inputFacets": {"icebergScanReport": one}},
        ]}
        for one in (facet, hidden)
    ]  # fmt: skip
    statement = {"query": "SELECT * FROM db.t WHERE id = 5", "createTime": "2026-11-02"}
    everything, some, log = told(written, [*events, statement, "no json"], tmp_path, capsys)
    assert (everything["files_needed"], everything["reason"]) == (3, "equal")
    assert (some["columns"], some["reason"]) == (["x"], HIDDEN)
    assert (log["files_needed"], log["reason"]) == (1, "the report has no count")
    assert log["reported_at"] == "2026-11-02"


SPARK_PLAN = {
    "nodeName": "WholeStageCodegen (1)",
    "simpleString": "WholeStageCodegen (1)",
    "metrics": [],
    "children": [
        {
            "nodeName": "BatchScan c.db.t",
            "simpleString": "BatchScan c.db.t[id#0L, name#1] c.db.t (branch=null) [filters=id IS"
            " NOT NULL, id IN (4, 5), name = 'a, b', groupedBy=] RuntimeFilters: []",
            "metrics": [
                {"name": "number of result data files", "accumulatorId": 7, "metricType": "v2"},
                {"name": "total data file size (bytes)", "accumulatorId": 9, "metricType": "v2"},
            ],
            "children": [],
        }
    ],
}
_UI = "org.apache.spark.sql.execution.ui"
SPARK_LOG = [
    {"Event": "SparkListenerLogStart", "Spark Version": "4.1.0"},
    {
        "Event": f"{_UI}.SparkListenerSQLExecutionStart",
        "executionId": 3,
        "time": 1_790_000_000_000,
        "sparkPlanInfo": SPARK_PLAN,
    },
    {
        "Event": f"{_UI}.SparkListenerDriverAccumUpdates",
        "executionId": 3,
        "accumUpdates": [[7, 3], [9, 4000]],
    },
    {"Event": f"{_UI}.SparkListenerSQLExecutionEnd", "executionId": 3, "time": 1},
]


def test_event_log_of_spark_has_conditions_with_literals_and_counts():
    (found,) = read_reports("\n".join(map(json.dumps, SPARK_LOG)))
    assert found == Report(
        table_name="c.db.t",
        reported_at="2026-09-21T14:13:20+00:00",
        engine="Spark 4.1.0",
        predicate="(id IS NOT NULL) AND (id IN (4, 5)) AND (name = 'a, b')",
        files_read=3,
        bytes_read=4000,
    )


TRINO = {
    "createTime": "2026-11-02T10:00:00Z",
    "context": {"serverVersion": "480", "catalog": "c"},
    "metadata": {"queryId": "q", "query": "SELECT * FROM c.db.t WHERE id = 5"},
    "ioMetadata": {
        "inputs": [
            {
                "catalogName": "c",
                "schema": "db",
                "table": "t",
                "connectorInfo": {"snapshotId": 42, "totalDataFiles": "3"},
                "physicalInputBytes": 1234,
            }
        ]
    },
}


def test_event_of_trino_has_condition_snapshot_and_bytes():
    (found,) = read_reports(json.dumps(TRINO))
    assert found == Report(
        table_name="db.t",
        reported_at="2026-11-02T10:00:00Z",
        engine="Trino 480",
        snapshot_id=42,
        predicate="(id = 5)",
        bytes_read=1234,
    )
    join = {**TRINO, "ioMetadata": {"inputs": TRINO["ioMetadata"]["inputs"] * 2}}
    assert read_reports(json.dumps(join)) == []


POLARIS = {
    "report_id": "r",
    "namespace": "db",
    "table_name": "t",
    "timestamp_ms": "1790000000000",
    "snapshot_id": "42",
    "filter_expression": 'ref(name="id") == 5 and not_null(ref(name="s.x"))',
    "result_data_files": "3",
    "total_file_size_bytes": "4000",
}


@pytest.mark.parametrize("form", ["csv", "json", "lines"])
def test_rows_of_polaris_are_read_in_each_form(form):
    file = io.StringIO()
    writer = csv.DictWriter(file, POLARIS)
    writer.writeheader()
    writer.writerow(POLARIS)
    text = {"csv": file.getvalue(), "json": json.dumps([POLARIS]), "lines": json.dumps(POLARIS)}
    (found,) = read_reports(text[form])
    assert found == Report(
        table_name="db.t",
        reported_at="2026-09-21T14:13:20+00:00",
        snapshot_id=42,
        predicate='"id" = 5 AND "s"."x" IS NOT NULL',
        columns=("id", "s.x"),
        files_read=3,
        bytes_read=4000,
    )


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("true", "true"),
        ('{"type": "eq", "term": "id", "value": 5}', '"id" = 5'),
        ('(ref(name="a") in ("x", "y") or not(ref(name="b") != 1.5))',
         "(\"a\" IN ('x', 'y') OR NOT(\"b\" <> 1.5))"),
        ('ref(name="id") == "(2-digit-int)"', None),
        ('ref(name="a") startsWith "x"', "starts_with(\"a\", 'x')"),
        ('bucket[4](ref(name="id")) == 1', None),
    ],
)  # fmt: skip
def test_condition_of_java_as_text_is_sql(text, predicate):
    (found,) = read_reports(json.dumps({**POLARIS, "filter_expression": text}))
    assert found.predicate == predicate
    assert (found.unknown is None) == (predicate is not None)


def test_literals_that_a_facet_hides_are_those_of_the_query():
    facet = {"filter": 'ref(name="id") == "(1-digit-int)"', "scanMetrics": {"resultDataFiles": 1}}
    event = {
        "job": {"facets": {"sql": {"query": "SELECT * FROM db.t WHERE id = 5"}}},
        "inputs": [{"name": "db.t", "inputFacets": {"icebergScanReport": facet}}],
    }
    (found,) = read_reports(json.dumps(event))
    assert (found.predicate, found.unknown, found.files_read) == ("(id = 5)", None, 1)


def test_advice_and_counts_are_about_the_reports_of_the_table(tmp_path):
    written = WrittenTable(tmp_path / "t")
    path = tmp_path / "reports.jsonl"
    told = report(written, compared("id", "=", 5)[1], 3)
    path.write_text(f"{json.dumps(told)}\n{json.dumps(told | {'table-name': 'c.db.other'})}\n")
    table = arrowmeta.open(written.metadata_path)
    assert table.plan_many(path)["files"].to_pylist() == [1]
    assert table.advise(path).predicates["query_count"].to_pylist() == [1]
    path.write_text(json.dumps(told | {"filter": HIDING[0]}))
    with pytest.raises(UsageError, match="no query over the table t alone"):
        table.plan_many(path)


def test_sql_log_is_read_like_that_of_advise():
    (one, other) = read_reports("SELECT 1 FROM t WHERE a = 1;\nSELECT 2 FROM t WHERE b > 2;\n")
    assert (one.predicate, other.predicate) == ("(a = 1)", "(b > 2)")


def test_snapshot_that_is_gone_is_told(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    told_of = report(written, True, 3, **{"snapshot-id": 42})
    (row,) = told(written, [told_of], tmp_path, capsys)
    assert row["reason"].startswith("not planned: ")


def test_table_on_the_screen_is_by_column(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps(report(written, compared("id", "=", 5)[1], 3)))
    assert main(["queries", str(path), str(written.metadata_path)]) == 0
    captured = capsys.readouterr()
    assert "the engine skips no file" in captured.out
    assert "1 of 1 scan equal or explained" in captured.err
    path.write_text("{}\n")
    assert main(["queries", str(path), str(written.metadata_path)]) == 1
    assert "no scan report" in capsys.readouterr().err
    assert arrowmeta.open(written.metadata_path).name == "t"


@pytest.mark.parametrize(
    "line",
    [
        '{"inputs": 3}',
        '{"inputs": [3]}',
        '{"inputs": [{"facets": {"icebergScanReport": 3}}]}',
        '{"table-name": "t", "metrics": 3}',
        '{"x": ' + 100_000 * "[",
    ],
)
def test_line_of_another_program_has_no_report(line):
    right = '{"table-name": "t", "metrics": {}}'
    assert len(read_reports(f"{right}\n{line}\n{right}")) == 2
