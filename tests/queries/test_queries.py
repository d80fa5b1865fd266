"""Scan reports beside our plans: counts are equal or explained, and planted faults are named."""

import json
from datetime import date

import pytest
from pyiceberg.expressions import parser

import arrowmeta
from arrowmeta.apps.queries import HIDDEN, read_reports
from arrowmeta.cli import main
from arrowmeta.errors import UsageError
from tests import corpus
from tests.readers.engines import WrittenTable, pyiceberg_table
from tests.readers.test_reproduced import changed_table

pytestmark = pytest.mark.filterwarnings("ignore")

COMPARED = {"=": "eq", "<>": "not-eq", "<": "lt", "<=": "lt-eq", ">": "gt", ">=": "gt-eq"}


def compared(column, operator, value):
    """Return a condition as PyIceberg's text and as the JSON of reports."""
    text = f"'{value}'" if isinstance(value, str) else str(value)
    condition = {"type": COMPARED[operator], "term": column, "value": value}
    return f"{column} {operator} {text}", condition


def both(kind, left, right):
    text = f"{left[0]} {kind.upper()} {right[0]}"
    return text, {"type": kind, "left": left[1], "right": right[1]}


CONDITIONS = [
    *(compared("id", operator, n) for operator in COMPARED for n in range(-1, 8)),
    *(compared("name", operator, text) for operator in COMPARED for text in ("", "a", "ab", "c")),
    *(compared("x", operator, n / 2) for operator in COMPARED for n in range(-1, 7, 2)),
    *(compared("day", operator, str(date(2024, 1, n))) for operator in COMPARED for n in (1, 4, 9)),
    ("id IS NULL", {"type": "is-null", "term": "id"}),
    ("name IS NOT NULL", {"type": "not-null", "term": "name"}),
    ("id in (1, 5)", {"type": "in", "term": "id", "values": [1, 5]}),
    ("id not in (1, 5)", {"type": "not-in", "term": "id", "values": [1, 5]}),
    both("and", compared("id", ">", 3), compared("name", "=", "a")),
    both("or", compared("id", ">", 4), compared("id", "<", 1)),
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


#: Changes of tables, and the check that names them.
FAULTS = {
    "inverted bounds": "statistics_impossible",
    "partitions of a manifest without some values": "partition_bounds_too_narrow",
    "partition of another value": "partition_contradicts_bounds",
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_named_where_counts_differ(fault, tmp_path, capsys):
    written = changed_table(fault, tmp_path / "t")
    rows = told(written, by_pyiceberg(written), tmp_path, capsys, 2)
    differing = [row for row in rows if row["reason"] != "equal"]
    assert any(FAULTS[fault] in row["reason"] for row in differing)
    unexplained = [row for row in differing if row["reason"].startswith("not ")]
    assert len(unexplained) <= len(rows) // 100, unexplained


def test_engine_that_skips_nothing_is_shown_with_the_files_needed(tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    reports = [report(written, compared("id", "=", 5)[1], 3)]
    reports.append(report(written, True, 3, **{"snapshot-id": 42}))
    skipped, gone = told(written, reports, tmp_path, capsys)
    assert (skipped["files_read"], skipped["files_needed"]) == (3, 1)
    assert skipped["reason"] == "the engine skips no file"
    assert (skipped["columns"], skipped["engine"]) == (["id"], "pyiceberg 0.12")
    assert gone["reason"].startswith("not planned: ")
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps(reports[0]))
    assert main(["queries", str(path), str(written.metadata_path)]) == 0
    captured = capsys.readouterr()
    assert "the engine skips no file" in captured.out
    assert "1 of 1 scan equal or explained" in captured.err
    path.write_text("{}\n")
    assert main(["queries", str(path), str(written.metadata_path)]) == 1
    assert "no scan report" in capsys.readouterr().err
    assert arrowmeta.open(written.metadata_path).name == "t"


BUCKET = {"type": "transform", "transform": "bucket[4]", "term": "id"}
HIDING = [
    {"type": "eq", "term": "id", "value": "(2-digit-int)"},
    {"type": "in", "term": "id", "values": ["(hash-0a1b2c3d)", "(hash-00112233)"]},
    {"type": "lt", "term": "day", "value": "(date-7-days-ago)"},
    {"type": "eq", "term": BUCKET, "value": 1},
]


@pytest.mark.parametrize("condition", HIDING)
def test_scan_whose_literals_are_hidden_has_no_count_of_ours(condition, tmp_path, capsys):
    written = WrittenTable(tmp_path / "t")
    (row,) = told(written, [report(written, condition, 2)], tmp_path, capsys)
    assert row["files_needed"] is None
    assert row["files_read"] == 2
    assert row["reason"] in (HIDDEN, "the condition is over a transform")


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


LINES = ["{}", "no json", '["a list"]', '{"report": 3}', '{"table-name": "t", "metrics": 3}']


@pytest.mark.parametrize("line", [*LINES, '{"x": ' + 100_000 * "["])
def test_line_of_another_program_has_no_report(line):
    right = '{"table-name": "t", "metrics": {}}'
    assert len(read_reports(f"{right}\n{line}\n{right}")) == 2
