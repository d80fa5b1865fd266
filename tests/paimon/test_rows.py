"""Metadata files in ORC and Parquet that no writer made: never more memory than in proportion."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet
import pytest

from arrowmeta.avro.file import AvroFile
from arrowmeta.columns.rows import Rows
from arrowmeta.errors import ArrowMetaError, LimitError
from arrowmeta.paimon.rows import read_rows

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
