"""Output of each format can be read by its readers."""

import csv
import io
import json

import duckdb
import pyarrow as pa
import pytest
from pyarrow import parquet

from arrowmeta.apps.output import formats
from arrowmeta.apps.output.formats import WRITERS, write_raw_csv
from arrowmeta.apps.output.screen import to_cells
from arrowmeta.errors import UsageError
from arrowmeta.model.value_text import to_text

TABLE = pa.table(
    {
        "id": [1, 2, None],
        "name": ["a,b", 'quo"te', None],
        "partition": pa.array([{"dt": "x"}, None, {"dt": None}]),
        "ratio": [0.5, float("nan"), None],
    }
)


def written(name, table=TABLE):
    sink = io.BytesIO()
    WRITERS[name](table, sink)
    return sink.getvalue()


def big(n_rows):
    return pa.table({"n": pa.array(range(n_rows), pa.int64())})


def test_json_output_is_one_valid_document():
    assert json.loads(written("json")) == [
        {"id": 1, "name": "a,b", "partition": {"dt": "x"}, "ratio": 0.5},
        {"id": 2, "name": 'quo"te', "partition": None, "ratio": "NaN"},
        {"id": None, "name": None, "partition": {"dt": None}, "ratio": None},
    ]


@pytest.mark.parametrize("n_rows", [0, 1, 10_000, 25_001])
def test_json_and_ndjson_of_many_batches_have_all_rows(n_rows):
    rows = [{"n": n} for n in range(n_rows)]
    assert json.loads(written("json", big(n_rows))) == rows
    assert [json.loads(line) for line in written("ndjson", big(n_rows)).splitlines()] == rows


@pytest.mark.parametrize("chunks", [[[], [1]], [[1], []], [[1], [], [2]], [[]]])
def test_json_and_ndjson_with_empty_batches_have_all_rows(chunks):
    table = pa.table({"n": pa.chunked_array(chunks, pa.int64())})
    rows = [{"n": n} for chunk in chunks for n in chunk]
    assert json.loads(written("json", table)) == rows
    assert [json.loads(line) for line in written("ndjson", table).splitlines()] == rows


def test_json_keeps_columns_of_the_same_name():
    table = pa.Table.from_arrays([pa.array([1]), pa.array([2])], ["a", "a"])
    assert written("ndjson", table) == b'{"a":1,"a":2}\n'


def test_csv_has_nested_values_as_json_text():
    rows = list(csv.reader(io.StringIO(written("csv").decode())))
    assert rows[0] == ["id", "name", "partition", "ratio"]
    assert rows[1] == ["1", "a,b", '{"dt":"x"}', "0.5"]
    assert json.loads(rows[3][2]) == {"dt": None}


def test_csv_escapes_spreadsheet_formulas_and_control_characters():
    formulas = ["=cmd|'/C calc'!A0", "+1+2", "-2+3", "@SUM(A1)", "\t=1", "\uff1d1"]
    texts = [*formulas, "a\x1b[31m\x9b", "a\nb"]
    numbers = ["-5", "+1.5e-3", "-.5", "=1"]
    table = pa.table({"t": texts, "=n": [*numbers, None, "a=b", "", "-"]})
    rows = list(csv.reader(io.StringIO(written("csv", table).decode(), newline="")))
    assert rows[0] == ["t", "'=n"]
    steering = ["a\\x1b[31m\\x9b", "a\nb"]
    assert [row[0] for row in rows[1:]] == [*(f"'{text}" for text in formulas), *steering]
    assert [row[1] for row in rows[1:]] == ["-5", "+1.5e-3", "-.5", "'=1", "", "a=b", "", "'-"]


def test_raw_csv_keeps_text_unchanged():
    texts = ["=1+1", "a\x1b[31m"]
    sink = io.BytesIO()
    write_raw_csv(pa.table({"=t": texts}), sink)
    rows = list(csv.reader(io.StringIO(sink.getvalue().decode(), newline="")))
    assert rows == [["=t"], *([text] for text in texts)]


def test_duckdb_reads_null_and_empty_text_from_csv(tmp_path):
    path = tmp_path / "t.csv"
    path.write_bytes(written("csv", pa.table({"n": [1, 2], "a": ["", None]})))
    found = duckdb.sql(f"SELECT a FROM read_csv('{path}', allow_quoted_nulls = false)").fetchall()
    assert found == [("",), (None,)]


def test_markdown_escapes_what_would_break_the_table():
    text = written("md", pa.table({"a|b": ["x|y\n<i>"], "n": [1]})).decode()
    assert text.splitlines() == [r"| a\|b | n |", "| --- | ---: |", r"| x\|y\\n&lt;i> | 1 |"]


def test_markdown_header_escapes_newlines_and_control_characters():
    # SQL such as `SELECT lower_bounds.*` returns columns with names of the table.
    text = written("md", pa.table({"a\n|\x1b[31m\u202e": [1]})).decode()
    assert text.splitlines() == [r"| a\\n\|\\x1b[31m\\u202e |", "| ---: |", "| 1 |"]


@pytest.mark.parametrize("name", ["json", "ndjson", "csv", "md"])
def test_batches_are_limited_by_the_length_of_their_text(name, monkeypatch):
    # Text of 10,000 rows with 1,000 columns was too long for one Arrow array.
    wide = pa.table({"s": [{"x" * 40: n, "l": ["y" * n]} for n in range(200)], "e": [None] * 200})
    table = pa.concat_tables([wide, wide.slice(0, 0), wide])
    expected = written(name, table)
    monkeypatch.setattr(formats, "_BATCH_BYTES", 2000)
    sizes = []
    monkeypatch.setattr(formats, "to_text", lambda *args: noted(sizes, to_text(*args)))
    monkeypatch.setattr(formats, "to_cells", lambda a: noted(sizes, to_cells(a)))
    assert written(name, table) == expected
    assert sum(1 for size in sizes if size) > 100
    assert max(sizes) < 2000


def noted(sizes, texts):
    sizes.append(sum(len(str(text)) for text in texts))
    return texts


def test_parquet_and_arrow_output_is_read_back():
    assert parquet.read_table(io.BytesIO(written("parquet"))).num_rows == 3
    assert pa.ipc.open_stream(written("arrow")).read_all().schema == TABLE.schema


def test_struct_without_fields_is_a_column_of_nulls_in_parquet():
    table = pa.table({"n": [1], "partition": pa.array([{}], pa.struct([]))})
    found = parquet.read_table(io.BytesIO(written("parquet", table)))
    assert found.to_pylist() == [{"n": 1, "partition": None}]


def test_type_without_parquet_equivalent_is_refused_with_advice():
    table = pa.table({"i": pa.array([(1, 2, 3)], pa.month_day_nano_interval())})
    with pytest.raises(UsageError, match="-o ndjson"):
        written("parquet", table)


@pytest.mark.parametrize("name", WRITERS)
@pytest.mark.parametrize("n_rows", [0, 25_001])
def test_record_batch_reader_is_written_like_its_table(name, n_rows):
    table = big(n_rows)
    of_reader = written(name, table.to_reader(max_chunksize=10_000))
    if name in ("parquet", "arrow"):
        read = {"parquet": parquet.read_table, "arrow": pa.ipc.open_stream}[name]
        found = read(pa.BufferReader(of_reader))
        assert (found if name == "parquet" else found.read_all()).equals(table)
    else:
        assert of_reader == written(name, table)


def test_ndjson_of_a_reader_is_written_1000_rows_at_a_time():
    """Text of more rows would take most of the memory of a command that streams."""
    n_rows = 10_000
    table = pa.table({"x": pa.array(range(n_rows))})
    written: list[int] = []

    class Sink(io.BytesIO):
        def write(self, text):
            written.append(bytes(text).count(b"\n"))
            return super().write(text)

    WRITERS["ndjson"](table.to_reader(), Sink())
    assert written == [1_000] * 10
