"""The relations `statistics` and `index_files`, from table metadata and Puffin files."""

from types import SimpleNamespace

import pyarrow as pa
import pytest

from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.metadata import Blob, StatisticsFile
from arrowmeta.iceberg.relations import index_files_table, statistics_table
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from tests.iceberg.puffin_files import blob, puffin, reader_of

THETA = "apache-datasketches-theta-v1"


def sketch(*fields, snapshot_id=5, kind=THETA, **properties):
    return Blob(kind, snapshot_id, 1, fields, properties)


def read(*blobs, **files):
    damage: list[ArrowMetaError] = []
    listed = [StatisticsFile(5, "stats", 100, blobs)]
    schema_ids = SimpleNamespace(values_by_id=lambda name: {5: 2})
    metadata = SimpleNamespace(statistics=listed, snapshots=schema_ids)
    table = statistics_table(metadata, {1: "a"}, reader_of(files, damage))
    return table.to_pylist(), [str(error) for error in damage]


@pytest.mark.spec("iceberg: table statistics")
def test_distinct_counts_come_from_single_column_theta_sketches():
    others = (sketch(1, 2, ndv="9"), sketch(1, kind="another-v1", ndv="9"), sketch(ndv="9"))
    found, damage = read(
        sketch(1, ndv="7"), sketch(2, snapshot_id=4, ndv="0"), sketch(3, snapshot_id=None), *others
    )
    known = ("snapshot_id", "schema_id", "file_path", "field_id", "column_name", "distinct_count")
    assert [tuple(row[name] for name in known) for row in found] == [
        (5, 2, "stats", 1, "a", 7),
        (4, None, "stats", 2, None, 0),
        (5, 2, "stats", 3, None, None),
    ]
    assert damage == []


def test_ndv_missing_in_metadata_is_read_from_footer():
    file = puffin([b"ab"], [blob(THETA, [1], 4, 1, ndv="11"), blob("x", [2], 5, 1, ndv="12")])
    found, damage = read(sketch(1), sketch(2), sketch(3, ndv="3"), stats=file)
    assert [row["distinct_count"] for row in found] == [11, None, 3]
    assert damage == []


def test_unreadable_footer_is_damage():
    found, damage = read(sketch(1), stats=b"not a puffin file, however long")
    assert [row["distinct_count"] for row in found] == [None]
    assert damage == ["stats: a Puffin file begins and ends with PFA1"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (sketch(1, ndv="-1"), "property ndv is '-1', not a number"),
        (sketch(1, ndv="9" * 19), "not a number"),
        (sketch(1, ndv="٣"), "not a number"),
        (sketch(2**31, ndv="1"), "2147483648 is not a field id"),
        (sketch(-1, ndv="1"), "-1 is not a field id"),
    ],
)
def test_invalid_ndv_or_field_id_is_damage_and_others_are_read(wrong, reason):
    found, [said] = read(wrong, sketch(3, ndv="4"))
    assert [row["distinct_count"] for row in found] == [4]
    assert said.startswith("stats: ")
    assert reason in said


def test_index_files_are_statistics_and_deletion_vector_files():
    shape = TableShape(partition=pa.struct([("p", pa.int32())]))
    vectors = pa.table(
        {"file_path": ["v1", "v2", "v1"], "file_size_in_bytes": pa.array([10, 20, 10], pa.int64())}
    )
    files = [
        StatisticsFile(5, "stats", 100, (sketch(1), sketch(2))),
        StatisticsFile(5, "partitions", None, is_by_partition=True),
    ]
    table = index_files_table(SimpleNamespace(statistics=files), vectors, shape)
    assert table.schema == SCHEMAS["index_files"](shape)
    known = ("index_type", "file_path", "file_size_in_bytes", "record_count", "partition")
    assert [tuple(row[name] for name in known) for row in table.to_pylist()] == [
        ("statistics", "stats", 100, 2, None),
        ("partition-statistics", "partitions", None, None, None),
        ("deletion-vector-v1", "v1", 10, 2, None),
        ("deletion-vector-v1", "v2", 20, 1, None),
    ]
    empty = SimpleNamespace(statistics=())
    assert index_files_table(empty, vectors.slice(0, 0), shape).num_rows == 0
