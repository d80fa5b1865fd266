"""Results of the commands: relations, columns, snapshots, SQL over one table and several."""

import json

import duckdb
import pyarrow as pa
import pytest
from pyarrow import parquet

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.cli.answers import select
from arrowmeta.command_line import FORMATS
from arrowmeta.errors import UsageError
from arrowmeta.model.relations import RELATIONS
from arrowmeta.output.formats import WRITERS


@pytest.fixture
def orders(data):
    return str(data / "pk_deletion_vectors")


@pytest.fixture
def answer(capsys):
    """Run a command and return its rows."""

    def run(*arguments):
        assert main([*arguments, "-o", "ndjson"]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_every_output_format_has_a_writer():
    assert set(FORMATS) == {"table", *WRITERS}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("relation", RELATIONS)
def test_relation_command_returns_rows_of_python_api(relation, orders, answer):
    expected = arrowmeta.open(orders).relation(relation)
    found = answer(relation, orders)
    assert len(found) == expected.num_rows
    assert all(list(row) == expected.column_names for row in found)


def test_select_keeps_column_order_and_reads_struct_fields(orders, answer):
    rows = answer("files", orders, "--select", "level, partition.pt,lower_bounds.k", "--limit", "1")
    assert [list(row) for row in rows] == [["level", "partition.pt", "lower_bounds.k"]]
    assert rows[0]["partition.pt"] in {0, 1, 2}


def test_select_finds_field_with_dot_in_name():
    table = pa.table({"s": [{"a.b": 1, "a": {"c": 2}}]})
    assert select(table, ["s.a.b", "s.a.c"]).to_pylist() == [{"s.a.b": 1, "s.a.c": 2}]
    with pytest.raises(UsageError, match="no 'x' among a"):
        select(table, ["s.x"])


def test_limit_applies_to_ndjson_and_table_output(orders, answer, capsys):
    assert len(answer("snapshots", orders, "--limit", "2")) == 2
    assert main(["snapshots", orders, "--limit", "2"]) == 0
    assert "(hidden rows: 8 of 10)" in capsys.readouterr().out


def test_snapshot_as_of_and_ref_options_select_the_snapshot(orders, data, answer):
    def bytes_of(*moment):
        rows = answer("files", orders, "--select", "file_name", *moment)
        return sorted(row["file_name"] for row in rows)

    table = arrowmeta.open(orders)
    second = table.snapshots(columns=["committed_at"])["committed_at"][1].as_py()
    expected = sorted(table.at(snapshot_id=2).files(columns=["file_name"])["file_name"].to_pylist())
    assert bytes_of("--snapshot", "2") == expected
    assert bytes_of("--as-of", second.isoformat()) == expected
    assert bytes_of() != expected

    tagged = str(data / "pk_tags_branches")
    n_tagged = arrowmeta.open(tagged, ref="t1").files(columns=["level"]).num_rows
    assert len(answer("files", tagged, "--ref", "t1", "--select", "level")) == n_tagged


def test_snapshot_and_ref_together_are_refused(orders, capsys):
    assert main(["files", orders, "--snapshot", "2", "--ref", "x"]) == 1
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--path-map", "=b"], ["--limit", "-1"]])
def test_invalid_option_value_is_refused(orders, wrong, capsys):
    assert main(["files", orders, *wrong]) == 1
    assert wrong[0] in capsys.readouterr().err


def test_sql_queries_one_table(orders, answer):
    assert answer("sql", orders, "SELECT level, count(*) AS n FROM files GROUP BY level") == [
        {"level": 5, "n": 3}
    ]


def test_sql_reads_the_query_from_a_file(orders, answer, tmp_path):
    query = tmp_path / "query.sql"
    query.write_text("SELECT count(*) AS n FROM files")
    assert answer("sql", orders, "-f", str(query)) == [{"n": 3}]


@pytest.mark.parametrize("tables", [["{orders}"], ["a={orders}", "b={orders}"]])
@pytest.mark.parametrize(
    ("options", "is_read"),
    [
        ([], True),
        (["--safe"], False),
        (["--safe-root", "{folder}"], True),
        (["--safe-root", "/no/such/folder"], False),
    ],
)
def test_safe_sql_reads_allowed_folders_only(orders, tmp_path, capsys, tables, options, is_read):
    (tmp_path / "notes.csv").write_text("a\n1\n")
    filled = [one.format(orders=orders, folder=tmp_path) for one in (*tables, *options)]
    code = main(["sql", *filled, f"FROM read_csv('{tmp_path}/notes.csv')"])
    assert code == (0 if is_read else 1)
    assert ("Permission" in capsys.readouterr().err) != is_read


def test_query_from_a_file_is_safe_unless_no_safe_is_given(orders, tmp_path, capsys):
    (tmp_path / "notes.csv").write_text("a\n1\n")
    query = tmp_path / "question.sql"
    query.write_text(f"FROM read_csv('{tmp_path}/notes.csv')")
    assert main(["sql", orders, "--file", str(query)]) == 1
    assert "Permission" in capsys.readouterr().err
    assert main(["sql", orders, "--file", str(query), "--no-safe"]) == 0
    query.write_text(f"COPY files TO '{tmp_path}/written.csv'")
    assert main(["sql", orders, "--file", str(query)]) == 1
    assert "queries only" in capsys.readouterr().err
    assert not (tmp_path / "written.csv").exists()


def test_sql_queries_several_tables_by_name(orders, data, answer):
    query = "SELECT (SELECT count(*) FROM a.files) AS a, (SELECT count(*) FROM b.files) AS b"
    other = data / "append_snappy"
    assert answer("sql", f"a={orders}", f"b={other}", query) == [{"a": 3, "b": 15}]


def test_output_format_follows_file_suffix(orders, tmp_path):
    path = tmp_path / "files.parquet"
    assert main(["files", orders, "--output", str(path)]) == 0
    assert parquet.read_table(path).num_rows == 3
    path = tmp_path / "files.csv"
    assert main(["files", orders, "--output", str(path)]) == 0
    assert duckdb.sql(f"SELECT count(*) FROM '{path}'").fetchall() == [(3,)]


def test_binary_output_goes_to_pipe_but_not_to_terminal(orders, capfdbinary, monkeypatch):
    assert main(["files", orders, "-o", "arrow"]) == 0
    assert pa.ipc.open_stream(capfdbinary.readouterr().out).read_all().num_rows == 3
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["files", orders, "-o", "parquet"]) == 1
    captured = capfdbinary.readouterr()
    assert captured.out == b""
    assert b"--output FILE" in captured.err


def test_table_output_fits_the_terminal(orders, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "70")
    assert main(["files", orders]) == 0
    out = capsys.readouterr().out
    assert all(len(line) <= 70 for line in out.splitlines())
    assert "hidden columns (" in out


@pytest.mark.parametrize("output_format", FORMATS)
def test_limit_stops_reading(orders, monkeypatch, tmp_path, output_format):
    read = []

    def reader(table, name, columns=None):
        def batches():
            for number in range(100):
                read.append(number)
                yield pa.record_batch({"n": pa.array([number] * 40, pa.int64())})

        return pa.RecordBatchReader.from_batches(pa.schema([("n", pa.int64())]), batches())

    monkeypatch.setattr(arrowmeta.Table, "reader", reader)
    sink = tmp_path / "answer"
    words = ["files", orders, "-o", output_format, "--output", str(sink), "--limit", "50"]
    assert main(words) == 0
    assert len(read) <= 3
    if output_format == "ndjson":
        assert len(sink.read_text().splitlines()) == 50


def test_table_output_shows_first_rows_and_says_that_more_exist(orders, monkeypatch, capsys):
    def reader(table, name, columns=None):
        batches = (pa.record_batch({"n": range(40)}) for _ in range(100))
        return pa.RecordBatchReader.from_batches(pa.schema([("n", pa.int64())]), batches)

    monkeypatch.setattr(arrowmeta.Table, "reader", reader)
    assert main(["files", orders]) == 0
    assert "(first 50 of more than 80 rows)" in capsys.readouterr().out
