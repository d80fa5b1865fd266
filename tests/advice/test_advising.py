"""Advice for logged queries: parsed predicates, planned files, and estimates."""

import json
import math
import random
import re

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture
def table(data):
    return arrowmeta.open(data / "iceberg_v2_position_deletes", allow_moved_paths=True)


LOG = """
-- of yesterday
SELECT a FROM orders o WHERE o.id > 5 AND ORDERS.cat = 'x';
SELECT * FROM db.orders WHERE orders.s.x = 1 AND s.y = 2;
SELECT count(*) FROM orders;
"""
ONE = ";\nSELECT * FROM t WHERE k = 1;"


@pytest.mark.parametrize(
    ("log", "predicates", "n_skipped"),
    [
        # Names of columns have no qualifiers; a statement without a filter counts for nothing.
        (LOG, ["((id > 5) AND (cat = 'x'))", "((s.x = 1) AND (s.y = 2))"], 0),
        # Statements without a filter on one table are skipped.
        (f"SELECT * FROM a JOIN b USING (k) WHERE a.x = 1{ONE}", ["(k = 1)"], 1),
        (f"SELECT 1 WHERE true{ONE}", ["(k = 1)"], 1),
        (f"DELETE FROM a WHERE x = 1{ONE}", ["(k = 1)"], 1),
        (f"this is no SQL{ONE}", ["(k = 1)"], 1),
        (f"SELECT * FROM (SELECT * FROM a) WHERE x = 1{ONE}", ["(k = 1)"], 1),
        (
            "SELECT * FROM t WHERE s = ';' AND k = 3" + ONE,
            ["((s = ';') AND (k = 3))", "(k = 1)"],
            0,
        ),
        # A log without SQL has a predicate in each line.
        ("id > 5\n\n# note\ncat = 'x'\n", ["id > 5", "cat = 'x'"], 0),
    ],
)
def test_filters_of_logs(log, predicates, n_skipped):
    assert arrowmeta.filters_of(log) == (predicates, n_skipped)


def test_advised_files_and_bytes_equal_those_of_the_plan(table):
    advice = table.advise(["id = 17", "v > 3", "id = 17"])
    rows = {row["predicate"]: row for row in advice.predicates.to_pylist()}
    assert rows["id = 17"]["query_count"] == 2
    for predicate, row in rows.items():
        files = table.plan(predicate).files
        assert row["files"] == files.num_rows
        assert row["bytes"] == sum(files["file_size_in_bytes"].to_pylist())
        assert row["total_files"] == table.data_files().num_rows


def test_advice_per_filtered_column_estimates_no_more_files_than_now(table):
    advised = table.advise(["id = 17", "v > 3"]).columns.to_pylist()
    columns = {row["column_name"]: row for row in advised}
    assert set(columns) == {"id", "v"}
    (clustering,) = table.clustering(where="unit = 'file' AND column_name = 'id'").to_pylist()
    assert columns["id"]["average_depth"] == clustering["average_depth"]
    assert columns["id"]["files_if_sorted"] == 1
    for row in columns.values():
        assert row["files_if_sorted"] <= row["files_read"]
    assert "sort_order => 'id'" in columns["id"]["advice"]
    assert "'`data`.`iceberg_v2_position_deletes`'" in columns["id"]["advice"]
    assert columns["v"]["files_without_bounds"] == 7
    assert "write.metadata.metrics.column.v" in columns["v"]["advice"]


def test_invalid_predicates_and_columns_that_are_no_reason_for_a_file_are_left_out(table):
    (row,) = table.advise(["nothing = 1"]).predicates.to_pylist()
    assert "nothing" in row["error"]
    assert row["files"] is None
    for predicates in ([], "id = 1"):
        with pytest.raises(arrowmeta.UsageError, match="a list of predicates"):
            table.advise(predicates)
    advice = table.advise(
        [r"cat > CAST('\x7F' AS BLOB)::VARCHAR OR id = 3", "id = 3 OR v IS NOT NULL"]
    )
    assert "id" in advice.columns["column_name"].to_pylist()


def test_advice_text_shows_files_read_and_statements_to_run(table):
    text = table.advise(["id = 17", "id = 17", "v > 3"]).to_text(80)
    assert text.startswith("3 queries read ")
    assert re.search(r"^  2 x \d+ of 117 files, .*: id = 17$", text, re.MULTILINE)
    assert "sort_order => 'id')" in " ".join(text.split())
    assert "7 files without bounds of v, which 1 query filters" in text
    assert max(map(len, text.splitlines())) <= 80


def test_manifests_if_rewritten_is_estimated_by_partition_order(table):
    where = "ts < TIMESTAMP '1970-01-01'"
    (row,) = table.advise([where]).predicates.to_pylist()
    n_all = table.plan("true").manifests.num_rows
    assert row["total_manifests"] == n_all
    assert row["manifests"] == table.plan(where).manifests.num_rows
    # The day of the literal has to be read, too: transforms round down.
    n_in_partitions = table.data_files(where="partition.ts_day <= DATE '1970-01-01'").num_rows
    rewritten = math.ceil(n_all * n_in_partitions / row["total_files"])
    assert 0 < row["manifests_if_rewritten"] == min(rewritten, row["manifests"]) < n_all


@pytest.mark.parametrize(
    ("where", "advice"),
    [
        ("vc = 'p1'", "files of a table with a primary key"),
        ("k = 17", "sys.compact"),
        ("pt = 'p1'", "partitioned by it"),
    ],
)
def test_advice_for_primary_key_tables_is_applicable(data, where, advice):
    advised = arrowmeta.open(data / "pk_all_types").advise([where])
    assert advice in advised.columns["advice"][0].as_py()


def test_advise_command_prints_columns_and_counts_skipped_statements(data, tmp_path, capsys):
    log = tmp_path / "log.sql"
    log.write_text("SELECT * FROM t WHERE id = 17;\nnonsense;\nSELECT * FROM t WHERE nothing = 1;")
    where = str(data / "iceberg_v2_position_deletes")
    words = ["advise", where, "--allow-moved-paths", "--queries", str(log), "-o", "ndjson"]
    assert main(words) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["column_name"] == "id"
    assert "1 query skipped" in captured.err
    assert "no column nothing" in captured.err
    log.write_text("SELECT 1;")
    assert main(words) == 1
    assert "has no query over the table" in capsys.readouterr().err


def test_prediction_holds_after_a_real_rewrite(tmp_path):
    from pyiceberg.catalog.sql import SqlCatalog
    from pyiceberg.expressions import AlwaysTrue

    numbers = random.Random(5).sample(range(400), 400)
    catalog = SqlCatalog("c", uri=f"sqlite:///{tmp_path}/c.db", warehouse=str(tmp_path))
    catalog.create_namespace("db")
    written = catalog.create_table("db.t", schema=pa.schema([("id", pa.int64())]))
    for n in range(0, 400, 80):
        written.append(pa.table({"id": numbers[n : n + 80]}))
    before = written.current_snapshot().snapshot_id
    with written.transaction() as rewrite:
        rewrite.delete(AlwaysTrue())
        for n in range(0, 400, 80):
            rewrite.append(pa.table({"id": range(n, n + 80)}))
    now = arrowmeta.open(written.metadata_location.removeprefix("file://"))
    log = tmp_path / "log.sql"
    log.write_text("".join(f"SELECT * FROM t WHERE id = {n};\n" for n in range(3, 400, 66)))
    for queries in (["id > 50 AND id <= 145"], ["id < 77"], ["id >= 200"], ["id IN (5, 7)"], log):
        (earlier,) = now.at(before).advise(queries).columns.to_pylist()
        (later,) = now.advise(queries).columns.to_pylist()
        assert abs(earlier["files_if_sorted"] - later["files_read"]) <= (queries is not log)
    assert later["files_read"] == later["query_count"] == 7
    assert earlier["files_read"] > 3 * 7


@pytest.mark.parametrize("part", ["random() < 0", "length(repeat(id::VARCHAR, 99999)) < 0"])
def test_parts_that_wait_or_take_memory_are_not_estimated(part):
    """Both are false: an estimate by rows would say that one sorted file is read, not 8."""
    table = arrowmeta.open(DATA / "iceberg_v1_to_v2")
    (row,) = table.advise([f"id > 3 AND {part}"]).columns.to_pylist()
    assert (row["files_read"], row["files_if_sorted"]) == (10, 8)
