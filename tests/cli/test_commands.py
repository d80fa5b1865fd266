"""Results of the commands: relations, columns, snapshots, SQL over one table and several."""

import json

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.apps.output.formats import WRITERS
from arrowmeta.cli import main
from arrowmeta.cli.answers import select
from arrowmeta.errors import UsageError
from arrowmeta.model.relations import RELATIONS
from arrowmeta.tables.command_line import FORMATS


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


def test_select_finds_field_with_dot_in_name():
    table = pa.table({"s": [{"a.b": 1, "a": {"c": 2}}]})
    assert select(table, ["s.a.b", "s.a.c"]).to_pylist() == [{"s.a.b": 1, "s.a.c": 2}]
    with pytest.raises(UsageError, match="no 'x' among a"):
        select(table, ["s.x"])


def test_sql_reads_the_query_from_a_file(orders, answer, tmp_path):
    query = tmp_path / "query.sql"
    query.write_text("SELECT count(*) AS n FROM files")
    assert answer("sql", orders, "-f", str(query)) == [{"n": 3}]


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


def test_binary_output_goes_to_pipe_but_not_to_terminal(orders, capfdbinary, monkeypatch):
    assert main(["files", orders, "-o", "arrow"]) == 0
    assert pa.ipc.open_stream(capfdbinary.readouterr().out).read_all().num_rows == 3
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["files", orders, "-o", "parquet"]) == 1
    captured = capfdbinary.readouterr()
    assert captured.out == b""
    assert b"--output FILE" in captured.err


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
