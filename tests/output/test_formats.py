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
from arrowmeta.errors import UsageError

TABLE = pa.table(
    {
        "id": [1, 2, None],
        "name": ["a,b", 'quo"te', None],
        "partition": pa.array([{"dt": "x"}, None, {"dt": None}]),
        "ratio": [0.5, float("nan"), None],
    }
)


def written(name, table=TABLE):
    write = write_raw_csv if name == "raw csv" else WRITERS[name]
    write(table, sink := io.BytesIO())
    return sink.getvalue()


def csv_rows(table, name="csv"):
    return [*csv.reader(io.StringIO(written(name, table).decode(), newline=""))]


def test_json_output_is_one_valid_document():
    assert json.loads(written("json")) == [
        {"id": 1, "name": "a,b", "partition": {"dt": "x"}, "ratio": 0.5},
        {"id": 2, "name": 'quo"te', "partition": None, "ratio": "NaN"},
        {"id": None, "name": None, "partition": {"dt": None}, "ratio": None},
    ]
    table = pa.Table.from_arrays([pa.array([1]), pa.array([2])], ["a", "a"])
    assert written("ndjson", table) == b'{"a":1,"a":2}\n'


@pytest.mark.parametrize(
    "chunks",
    [
        *([range(n_rows)] for n_rows in (0, 1, 10_000, 25_001)),
        *([[], [1]], [[1], []], [[1], [], [2]]),
    ],
    ids=lambda chunks: str(chunks)[:20],
)
def test_json_and_ndjson_have_the_rows_of_all_batches(chunks):
    table = pa.table({"n": pa.chunked_array(chunks, pa.int64())})
    rows = [{"n": n} for chunk in chunks for n in chunk]
    assert json.loads(written("json", table)) == rows
    assert [json.loads(line) for line in written("ndjson", table).splitlines()] == rows


def test_csv_has_nested_values_as_json_text_and_null_is_not_empty(tmp_path):
    rows = csv_rows(TABLE)
    assert rows[:2] == [
        ["id", "name", "partition", "ratio"],
        ["1", "a,b", '{"dt":"x"}', "0.5"],
    ]
    assert json.loads(rows[3][2]) == {"dt": None}
    path = tmp_path / "t.csv"
    path.write_bytes(written("csv", pa.table({"n": [1, 2], "a": ["", None]})))
    found = duckdb.sql(f"SELECT a FROM read_csv('{path}', allow_quoted_nulls = false)").fetchall()
    assert found == [("",), (None,)]


def test_csv_escapes_spreadsheet_formulas_and_control_characters():
    formulas = ["=cmd|'/C calc'!A0", "+1+2", "-2+3", "@SUM(A1)", "\t=1", "\uff1d1"]
    texts = [*formulas, "a\x1b[31m\x9b", "a\nb"]
    numbers = ["-5", "+1.5e-3", "-.5", "=1", None, "a=b", "", "-"]
    names, *rows = csv_rows(pa.table({"t": texts, "=n": numbers}))
    assert names == ["t", "'=n"]
    steering = ["a\\x1b[31m\\x9b", "a\nb"]
    assert [row[0] for row in rows] == [*(f"'{text}" for text in formulas), *steering]
    assert [row[1] for row in rows] == ["-5", "+1.5e-3", "-.5", "'=1", "", "a=b", "", "'-"]
    raw = ["=1+1", "a\x1b[31m"]
    assert csv_rows(pa.table({"=t": raw}), "raw csv") == [["=t"], *([text] for text in raw)]


@pytest.mark.parametrize(
    ("table", "lines"),
    [
        (
            {"a|b": ["x|y\n<i>"], "n": [1]},
            [r"| a\|b | n |", "| --- | ---: |", r"| x\|y\\n&lt;i> | 1 |"],
        ),
        # SQL such as `SELECT lower_bounds.*` returns columns with names of the table.
        (
            {"a\n|\x1b[31m\u202e": [1]},
            [r"| a\\n\|\\x1b[31m\\u202e |", "| ---: |", "| 1 |"],
        ),
    ],
)
def test_markdown_escapes_what_would_break_the_table(table, lines):
    assert written("md", pa.table(table)).decode().splitlines() == lines


@pytest.mark.parametrize("name", ["json", "ndjson", "csv", "md"])
def test_batches_are_limited_by_the_length_of_their_text(name, monkeypatch):
    # Text of 10,000 rows with 1,000 columns was too long for one Arrow array.
    wide = pa.table({"s": [{"x" * 40: n, "l": ["y" * n]} for n in range(200)], "e": [None] * 200})
    table = pa.concat_tables([wide, wide.slice(0, 0), wide])
    expected, sizes = written(name, table), []

    def noted(make):
        def texts(*args):
            made = make(*args)
            sizes.append(sum(len(str(text)) for text in made))
            return made

        return texts

    monkeypatch.setattr(formats, "_BATCH_BYTES", 2000)
    for function in ("to_text", "to_cells"):
        monkeypatch.setattr(formats, function, noted(getattr(formats, function)))
    assert written(name, table) == expected
    assert sum(1 for size in sizes if size) > 100
    assert max(sizes) < 2000


def test_parquet_and_arrow_output_is_read_back():
    assert parquet.read_table(io.BytesIO(written("parquet"))).num_rows == 3
    assert pa.ipc.open_stream(written("arrow")).read_all().schema == TABLE.schema
    table = pa.table({"n": [1], "partition": pa.array([{}], pa.struct([]))})
    found = parquet.read_table(io.BytesIO(written("parquet", table)))
    assert found.to_pylist() == [{"n": 1, "partition": None}]
    table = pa.table({"i": pa.array([(1, 2, 3)], pa.month_day_nano_interval())})
    with pytest.raises(UsageError, match="-o ndjson"):
        written("parquet", table)


@pytest.mark.parametrize("name", WRITERS)
@pytest.mark.parametrize("n_rows", [0, 25_001])
def test_record_batch_reader_is_written_like_its_table(name, n_rows):
    table = pa.table({"n": pa.array(range(n_rows), pa.int64())})
    of_reader = written(name, table.to_reader(max_chunksize=10_000))
    if name == "parquet":
        assert parquet.read_table(pa.BufferReader(of_reader)).equals(table)
    elif name == "arrow":
        assert pa.ipc.open_stream(pa.BufferReader(of_reader)).read_all().equals(table)
    else:
        assert of_reader == written(name, table)


def test_ndjson_of_a_reader_is_written_1000_rows_at_a_time():
    """Text of more rows would take most of the memory of a command that streams."""
    n_lines = []

    class Sink(io.BytesIO):
        def write(self, text):
            n_lines.append(bytes(text).count(b"\n"))
            return super().write(text)

    WRITERS["ndjson"](pa.table({"x": pa.array(range(10_000))}).to_reader(), Sink())
    assert n_lines == [1_000] * 10
