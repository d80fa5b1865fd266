"""Metadata files that no writer made: fields of odd types, and more rows than bytes account for."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import Any

import fastavro
import numpy as np
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet
import pytest

from arrowmeta.avro import columnar_file
from arrowmeta.avro.containers import read_rows
from arrowmeta.avro.file import AvroFile
from arrowmeta.columns.rows import Rows
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError

Write = Callable[[pa.Table, io.BytesIO], Any]


def to_orc(table: pa.Table, stream: io.BytesIO) -> None:
    pyarrow.orc.write_table(table, stream, compression="zstd", dictionary_key_size_threshold=1.0)


def to_parquet(table: pa.Table, stream: io.BytesIO) -> None:
    pyarrow.parquet.write_table(table, stream, compression="zstd")


def read(write: Write, table: pa.Table, fields: list[str]) -> tuple[list[Rows], list[Any]]:
    stream = io.BytesIO()
    write(table, stream)
    damage: list[ArrowMetaError] = []
    file = AvroFile.of("a manifest", stream.getvalue())
    found = list(read_rows([file], fields, [], lambda rows: rows, on_damage=damage.append))
    return found, damage


@pytest.mark.parametrize("write", [to_orc, to_parquet])
@pytest.mark.parametrize(("n_rows", "length"), [(1_000_000, 10), (60_000, 1000)])
def test_rows_that_are_alike_do_not_multiply_a_small_file(
    write: Write, n_rows: int, length: int
) -> None:
    table = pa.table({"_FILE_NAME": pa.repeat(pa.scalar("x" * length), n_rows)})
    found, damage = read(write, table, ["_FILE_NAME"])
    assert found == []
    (error,) = damage
    assert isinstance(error, LimitError)
    assert str(error).startswith("a manifest")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux holds a process to its memory")
@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_rows_that_are_alike_are_not_made_before_they_are_too_many(write: Write) -> None:
    """Arrow would make all of them before it says how many bytes there are."""
    names = pa.repeat(pa.scalar("x" * 50_000), 5_000)
    found, damage = read(write, pa.table({"_FILE_NAME": names}), ["_FILE_NAME"])
    assert found == []
    (error,) = damage
    assert isinstance(error, LimitError)
    assert "bytes of memory" in str(error)


@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_cores_of_a_machine_take_none_of_the_memory_to_read_in(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each thread takes a stack: with many cores, there was not enough memory to begin them."""
    names = [f"field {i}" for i in range(200)]
    monkeypatch.setenv("OMP_NUM_THREADS", "64")  # by which Arrow counts cores
    columnar_file._CHILD.end()  # it has counted them
    try:
        found, damage = read(write, pa.table({name: [1] * 1000 for name in names}), names)
    finally:
        columnar_file._CHILD.end()
    assert ([len(rows.row_idx) for rows in found], damage) == ([1000], [])


@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_all_rows_are_read_however_many_come_at_once(write: Write) -> None:
    table = pa.table({"_KIND": pa.array(range(10_000), pa.int32()), "other": ["x"] * 10_000})
    found, damage = read(write, table, ["_KIND"])
    values = [value for rows in found for value in rows.field("_KIND", pa.int32()).to_pylist()]
    numbers = [number for rows in found for number in rows.row_idx.tolist()]
    assert (values, numbers, damage) == (list(range(10_000)), list(range(10_000)), [])


@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_file_without_any_of_the_fields_has_its_rows_all_the_same(write: Write) -> None:
    """Without them, a file of something else would pass for a manifest without entries."""
    found, damage = read(write, pa.table({"other": [1, 2, 3]}), ["_KIND"])
    assert [rows.field("_KIND", pa.int32()).to_pylist() for rows in found] == [[None] * 3]
    assert damage == []


def test_views_in_parquet_are_read_and_filtered_like_what_they_are_views_of() -> None:
    """Writers in Rust have them."""
    stats = pa.struct([("_MIN_VALUES", pa.binary_view()), ("_COLS", pa.list_(pa.string_view()))])
    table = pa.table(
        {
            "_FILE_NAME": pa.array(["a", None, "c" * 20], pa.string_view()),
            "_STATS": pa.array([{"_MIN_VALUES": b"x", "_COLS": ["p"]}, None, {}], stats),
        }
    )
    (rows,), damage = read(to_parquet, table, ["_FILE_NAME", "_STATS"])
    rows = rows.where(np.array([True, False, True]))
    assert rows.field("_FILE_NAME", pa.string()).to_pylist() == ["a", "c" * 20]
    assert rows.field("_STATS._MIN_VALUES", pa.binary()).to_pylist() == [b"x", None]
    assert rows.field("_STATS._COLS", pa.list_(pa.string())).to_pylist() == [["p"], None]
    assert damage == []


def test_lists_that_are_views_are_damage() -> None:
    """Arrow casts those with nulls to lists that lack an offset."""
    counts = pa.array([[1], None], pa.list_view(pa.int64()))
    found, damage = read(to_parquet, pa.table({"_NULL_COUNTS": counts}), ["_NULL_COUNTS"])
    assert found == []
    (error,) = damage
    assert isinstance(error, CorruptMetadataError)
    assert "list_view" in str(error)


def avro_rows(kind: Any, values: list[Any], field: str = "_PARTITION") -> Rows:
    """Return the rows of a file whose field `_PARTITION` has some type."""
    fields = [{"name": "_KIND", "type": "int"}, {"name": "_PARTITION", "type": kind}]
    stream = io.BytesIO()
    schema = {"type": "record", "name": "r", "fields": fields}
    fastavro.writer(stream, schema, [{"_KIND": 0, "_PARTITION": value} for value in values])
    file = AvroFile.of("a manifest", stream.getvalue())
    (rows,) = read_rows([file], ["_KIND", field], [field], lambda rows: rows)
    rows.batch.validate(full=True)
    return rows


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (["int", "bytes"], [1, b"abcdefgh", b"x"]),
        ({"type": "array", "items": "bytes"}, [[b"abc", b"defgh"], [], [b"q"]]),
        ({"type": "array", "items": ["null", "bytes"]}, [[b"abc", None], [], [b"q"]]),
        ({"type": "map", "values": "bytes"}, [{"a": b"x"}, {}]),
    ],
)
def test_bytes_inside_of_something_else_are_no_field_of_bytes(kind: Any, values: list[Any]) -> None:
    """They would be taken for places in the file, of which Arrow makes values out of its bounds."""
    rows = avro_rows(kind, values)
    assert rows.batch["_PARTITION"].to_pylist() == [
        list(value.items()) if isinstance(value, dict) else value for value in values
    ]
    with pytest.raises(CorruptMetadataError, match="_PARTITION is of type"):
        rows.spans("_PARTITION")


def test_bytes_in_a_list_of_records_are_not_those_of_rows() -> None:
    record = {"type": "record", "name": "q", "fields": [{"name": "x", "type": "bytes"}]}
    values = [[{"x": b"ab"}] * 2, [], [{"x": b"c"}] * 3]
    rows = avro_rows({"type": "array", "items": record}, values, "_PARTITION.x")
    assert rows.spans("_PARTITION.x").lengths.tolist() == [0, 0, 0]
