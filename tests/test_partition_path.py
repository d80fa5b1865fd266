"""The column `partition_path`: the folders that writers gave to files of each partition."""

from __future__ import annotations

import datetime
from decimal import Decimal
from uuid import UUID

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.iceberg.partition_spec import (
    PartitionField,
    UnifiedPartition,
    parse_transform,
    partition_paths,
)
from tests.bundled import DATA
from tests.corpus import NO_CORPUS
from tests.reference.truth import iceberg_tables

#: Tables of writers that name folders otherwise: lower-case names, digits of another type.
OTHERWISE = ("case_sensitivity", "legacy_partition_schema_evolution")


def folders_and_paths(table: arrowmeta.Table) -> list[tuple[str, str]]:
    files = table.relation("all_files", ["file_path", "partition_path"]).to_pylist()
    folders = ["/".join(p for p in f["file_path"].split("/")[:-1] if "=" in p) for f in files]
    return [(a, f["partition_path"]) for a, f in zip(folders, files, strict=True) if a]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "example"),
    [
        ("iceberg_v2_position_deletes", "ts_day=1969-12-30/id_bucket=0"),
        ("iceberg_v3_deletion_vectors", "cat=null"),
        ("iceberg_null_structs", "p=orc+without"),
        ("append_float_partition", "p=-Infinity"),
        ("append_partition_types", None),
        ("pk_all_types", "pt=p0"),
    ],
)
def test_path_is_the_folder_that_the_writer_made(name, example):
    pairs = folders_and_paths(arrowmeta.open(DATA / name))
    assert pairs
    assert [path for _, path in pairs] == [folder for folder, _ in pairs]
    assert example is None or example in dict(pairs)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("folder", iceberg_tables() or NO_CORPUS, ids=str)
@pytest.mark.filterwarnings("ignore")
def test_path_is_the_folder_in_real_tables(folder):
    where = folder.folder
    if any(word in str(where) for word in OTHERWISE):
        pytest.skip("the writer names folders otherwise")
    pairs = folders_and_paths(arrowmeta.open(where))
    assert [path for _, path in pairs] == [folder for folder, _ in pairs]


def path_of(value: object, kind: pa.DataType, transform: str, name: str = "f") -> str:
    field = PartitionField((1,), 1000, name, parse_transform(transform))
    partition = pa.array([{"x": value}], pa.struct([("x", kind)]))
    ids = pa.array([0], pa.int32())
    return partition_paths(partition, ids, UnifiedPartition((), {0: ((field, 0),)}))[0].as_py()


@pytest.mark.parametrize(
    ("value", "kind", "transform", "said"),
    [
        (52, pa.int32(), "year", "2022"),
        (-1, pa.int32(), "month", "1969-12"),
        (datetime.date(2022, 1, 8), pa.date32(), "day", "2022-01-08"),
        (19000, pa.int32(), "day", "2022-01-08"),
        (420034, pa.int32(), "hour", "2017-12-01-10"),
        (datetime.date(2022, 1, 8), pa.date32(), "identity", "2022-01-08"),
        (
            datetime.datetime(2017, 12, 1, 10),
            pa.timestamp("us"),
            "identity",
            "2017-12-01T10%3A00%3A00",
        ),
        (
            1512151975038194,
            pa.timestamp("us", "UTC"),
            "identity",
            "2017-12-01T18%3A12%3A55.038194Z",
        ),
        (36775038194, pa.time64("us"), "identity", "10%3A12%3A55.038194"),
        (3, pa.int32(), "bucket[4]", "3"),
        ("a b/c~*é", pa.string(), "identity", "a+b%2Fc%7E*%C3%A9"),
        (True, pa.bool_(), "identity", "true"),
        (1e10, pa.float64(), "identity", "1.0E10"),
        (Decimal("0.00000000001"), pa.decimal128(20, 11), "identity", "1E-11"),
        (b"\x01\x02\x03", pa.binary(), "identity", "AQID"),
        (None, pa.string(), "void", "null"),
    ],
)
def test_value_is_printed_as_iceberg_does(value, kind, transform, said):
    assert path_of(value, kind, transform) == f"f={said}"


def test_uuid_is_printed_as_text():
    value = UUID("f79c3e09-677c-4bbd-a479-3f349cb785e7")
    array = pa.array([{"u": value.bytes}], pa.struct([("u", pa.binary(16))]))
    field = PartitionField((1,), 1000, "u", parse_transform("identity"))
    whole = UnifiedPartition((), {0: ((field, 0),)}, frozenset({1}))
    found = partition_paths(array, pa.array([0], pa.int32()), whole)
    assert found.to_pylist() == [f"u={value}"]


def test_name_is_escaped():
    assert path_of(1, pa.int32(), "identity", "a/b c") == "a%2Fb+c=1"


def test_path_has_the_fields_of_the_own_spec_only():
    day = PartitionField((1,), 1000, "d", parse_transform("day"))
    cat = PartitionField((2,), 1001, "cat", parse_transform("identity"))
    places = {0: ((day, 0),), 1: ((cat, 1), (day, 0)), 2: (), 3: ((day, None),)}
    kind = pa.struct([("d", pa.date32()), ("cat", pa.string())])
    row = {"d": datetime.date(2022, 1, 8), "cat": "x"}
    ids = pa.array([0, 1, 2, 3, 9], pa.int32())
    found = partition_paths(pa.array([row] * 5, kind), ids, UnifiedPartition((), places))
    assert found.to_pylist() == ["d=2022-01-08", "cat=x/d=2022-01-08", "", None, None]


@pytest.mark.parametrize("name", ["iceberg_v3_deletion_vectors", "pk_all_types"])
def test_path_is_the_same_in_every_relation_and_from_a_store(name, tmp_path):
    table = arrowmeta.open(DATA / name)
    files = table.files(["file_path", "partition_path"])
    pairs = {tuple(one.values()) for one in files.to_pylist()}
    stats = table.column_stats(["file_path", "partition_path"]).to_pylist()
    assert {tuple(one.values()) for one in stats} == pairs
    data = set(table.data_files(["partition_path"])["partition_path"].to_pylist())
    partitions = table.partitions(["partition_path"])["partition_path"].to_pylist()
    assert sorted(partitions) == sorted(set(partitions)) == sorted(data)
    arrowmeta.index(table.location, store=tmp_path)
    stored = arrowmeta.open(table.location, store=tmp_path)
    assert stored.files(["file_path", "partition_path"]) == files


def test_deleted_size_counts_delete_files_and_vectors():
    table = arrowmeta.open(DATA / "iceberg_v3_deletion_vectors")
    sizes = table.delete_files(["content_size_in_bytes"])["content_size_in_bytes"].to_pylist()
    found = table.partitions(["deleted_size_in_bytes"])["deleted_size_in_bytes"].to_pylist()
    assert sum(found) == sum(sizes) > 0
    table = arrowmeta.open(DATA / "pk_deletion_vectors")
    sizes = table.deletion_vectors(["content_size_in_bytes"])["content_size_in_bytes"].to_pylist()
    found = table.partitions(["deleted_size_in_bytes"])["deleted_size_in_bytes"].to_pylist()
    assert sum(found) == sum(sizes) > 0
