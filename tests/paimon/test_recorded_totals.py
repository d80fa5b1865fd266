"""Recorded counts of partitions and buckets, and metadata files that no writer produces.

`tests/reconcile/test_clean_tables.py` compares totals of snapshots and manifests with entries.
"""

import io
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

import fastavro
import numpy as np
import pyarrow as pa
import pyarrow.orc
import pyarrow.parquet
import pytest

import arrowmeta
from arrowmeta.avro import columnar_file
from arrowmeta.avro.container import AvroFile, Limits
from arrowmeta.avro.decode import decode_files
from arrowmeta.avro.schema import path_of
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from tests.corpus import NO_CORPUS
from tests.reference.truth import paimon_tables

TRUTH = paimon_tables() or NO_CORPUS


def opened_at(table, snapshot_id):
    if table.branch is None:
        return arrowmeta.open(table.folder, snapshot_id=snapshot_id, strict=True)
    opened = arrowmeta.open(table.folder, ref=table.branch, strict=True)
    return opened if opened.snapshot_id == snapshot_id else None


def n_rows(files):
    """Rows, each once: those of files with row ids are the union of their ranges."""
    plain = sum(file["record_count"] for file in files if file.get("first_row_id") is None)
    numbered: set[int] = set()
    for file in files:
        if (first := file.get("first_row_id")) is not None:
            numbered |= set(range(first, first + file["record_count"]))
    return plain + len(numbered)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("table", TRUTH, ids=str)
def test_bucket_and_partition_totals_match_other_readers(table):
    for listed in table.truth.get("raw", []):
        files = listed.get("files", [])
        if not files or not all("size" in file for file in files):
            continue  # of older snapshots the truth has names only, of large ones the first files
        opened = opened_at(table, listed["snapshot_id"])
        if opened is None:
            continue
        # The truth spells partition values in its own way, so that groups are compared as sets.
        by_bucket, by_partition = defaultdict(list), defaultdict(list)
        for file in files:
            by_bucket[str(file["partition"]), file["bucket"]].append(file)
            by_partition[str(file["partition"])].append(file)
        assert totals(opened.buckets()) == Counter(map(totals_of, by_bucket.values()))
        assert totals(opened.partitions()) == Counter(map(totals_of, by_partition.values()))


def totals(relation):
    names = ("file_count", "record_count", "file_size_in_bytes")
    return Counter(zip(*(relation[name].to_pylist() for name in names), strict=True))


def totals_of(files):
    return len(files), n_rows(files), sum(file["size"] for file in files)


Write = Callable[[pa.Table, io.BytesIO], Any]


def to_orc(table, stream):
    pyarrow.orc.write_table(table, stream, compression="zstd", dictionary_key_size_threshold=1.0)


def to_parquet(table, stream):
    pyarrow.parquet.write_table(table, stream, compression="zstd")


#: Limits of a few mebibytes and rows.
FEW = Limits(columns_len=12 << 20, rows=1 << 19)


def read(write, table, fields, limits=Limits()):  # noqa: B008  # it is frozen
    stream = io.BytesIO()
    write(table, stream)
    damage: list[ArrowMetaError] = []
    file = AvroFile.of("a manifest", stream.getvalue(), limits)
    found = list(
        decode_files([file], list(map(path_of, fields)), lambda rows: rows, on_damage=damage.append)
    )
    return found, damage


@pytest.mark.parametrize("write", [to_orc, to_parquet])
@pytest.mark.parametrize(("n_rows", "length"), [(1_000_000, 10), (60_000, 1000)])
def test_small_file_of_many_equal_rows_is_over_the_limit(write, n_rows, length):
    table = pa.table({"_FILE_NAME": pa.repeat(pa.scalar("x" * length), n_rows)})
    found, damage = read(write, table, ["_FILE_NAME"], FEW)
    assert found == []
    (error,) = damage
    assert isinstance(error, LimitError)
    assert str(error).startswith("a manifest")
    found, damage = read(write, table, ["_FILE_NAME"])
    assert (sum(len(rows) for rows in found), damage) == (n_rows, [])


@pytest.mark.sampled(1)
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux holds a process to its memory")
@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_memory_limit_applies_before_equal_rows_are_expanded(write):
    """Arrow would expand all of them before their size is known."""
    names = pa.repeat(pa.scalar("x" * 50_000), 5_000)
    found, damage = read(write, pa.table({"_FILE_NAME": names}), ["_FILE_NAME"], FEW)
    assert found == []
    (error,) = damage
    assert isinstance(error, LimitError)
    assert "bytes of memory" in str(error)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_many_cores_do_not_use_up_the_memory_limit(write, monkeypatch):
    """Each thread has a stack: with many cores, there was not enough memory to start them."""
    names = [f"field {i}" for i in range(200)]
    monkeypatch.setenv("OMP_NUM_THREADS", "64")  # from which Arrow takes the number of cores
    columnar_file._CHILDREN.end()  # it has read the old number
    try:
        found, damage = read(write, pa.table({name: [1] * 1000 for name in names}), names)
    finally:
        columnar_file._CHILDREN.end()
    assert ([len(rows.row_idx) for rows in found], damage) == ([1000], [])


@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_all_rows_are_read_over_several_batches(write):
    table = pa.table({"_KIND": pa.array(range(10_000), pa.int32()), "other": ["x"] * 10_000})
    found, damage = read(write, table, ["_KIND"])
    values = [value for rows in found for value in rows.field("_KIND", pa.int32()).to_pylist()]
    numbers = [number for rows in found for number in rows.row_idx.tolist()]
    assert (values, numbers, damage) == (list(range(10_000)), list(range(10_000)), [])


@pytest.mark.parametrize("write", [to_orc, to_parquet])
def test_file_without_requested_fields_still_has_its_rows(write):
    """Without them, a file of something else would pass for a manifest without entries."""
    found, damage = read(write, pa.table({"other": [1, 2, 3]}), ["_KIND"])
    assert [rows.field("_KIND", pa.int32()).to_pylist() for rows in found] == [[None] * 3]
    assert damage == []


def test_parquet_string_and_binary_views_are_read_and_filtered():
    """Writers in Rust use view types."""
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


def test_parquet_list_view_is_damage():
    """Arrow casts those with nulls to lists that lack an offset."""
    counts = pa.array([[1], None], pa.list_view(pa.int64()))
    found, damage = read(to_parquet, pa.table({"_NULL_COUNTS": counts}), ["_NULL_COUNTS"])
    assert found == []
    (error,) = damage
    assert isinstance(error, CorruptMetadataError)
    assert "list_view" in str(error)


def avro_rows(kind, values, field="_PARTITION"):
    """Return the rows of a file whose field `_PARTITION` has some type."""
    fields = [{"name": "_KIND", "type": "int"}, {"name": "_PARTITION", "type": kind}]
    stream = io.BytesIO()
    schema = {"type": "record", "name": "r", "fields": fields}
    fastavro.writer(stream, schema, [{"_KIND": 0, "_PARTITION": value} for value in values])
    file = AvroFile.of("a manifest", stream.getvalue())
    paths = list(map(path_of, ("_KIND", field)))
    (rows,) = decode_files([file], paths, lambda rows: rows, spans=[field])
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
def test_nested_bytes_are_not_read_as_a_bytes_field(kind, values):
    """They would be taken for offsets in the file, where Arrow would read out of bounds."""
    rows = avro_rows(kind, values)
    assert rows.batch["_PARTITION"].to_pylist() == [
        list(value.items()) if isinstance(value, dict) else value for value in values
    ]
    with pytest.raises(CorruptMetadataError, match="_PARTITION is of type"):
        rows.spans("_PARTITION")


def test_bytes_in_list_of_records_have_empty_row_spans():
    record = {"type": "record", "name": "q", "fields": [{"name": "x", "type": "bytes"}]}
    values = [[{"x": b"ab"}] * 2, [], [{"x": b"c"}] * 3]
    rows = avro_rows({"type": "array", "items": record}, values, "_PARTITION.x")
    assert rows.spans("_PARTITION.x").lengths.tolist() == [0, 0, 0]
