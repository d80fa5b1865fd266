"""The column `partition_path`: the folders that writers gave to files of each partition."""

from uuid import UUID

import pytest

import arrowmeta
from tests.bundled import DATA
from tests.case_tables import CASES
from tests.corpus import NO_CORPUS
from tests.iceberg.manifests import Column
from tests.iceberg.one_manifest import table_of_schema
from tests.iceberg.tables import schema_json
from tests.reconcile.changes import change, copied
from tests.reference.truth import iceberg_tables

#: Tables of writers that name folders otherwise: lower-case names, digits of another type.
OTHERWISE = ("case_sensitivity", "legacy_partition_schema_evolution")


def paths_by_folder(table):
    """Return pairs of the partition folders in paths of files, and their partition paths."""
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
    pairs = paths_by_folder(arrowmeta.open(DATA / name))
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
    pairs = paths_by_folder(arrowmeta.open(where))
    assert [path for _, path in pairs] == [folder for folder, _ in pairs]


DATE, LONG = {"type": "int", "logicalType": "date"}, "long"
TIME = {"type": LONG, "logicalType": "time-micros"}
MICROS = {"type": LONG, "logicalType": "timestamp-micros"}
DECIMAL = {"type": "bytes", "logicalType": "decimal", "precision": 20, "scale": 11}
UUIDS = {"type": "fixed", "name": "uuid", "size": 16, "logicalType": "uuid"}
ONE = UUID("f79c3e09-677c-4bbd-a479-3f349cb785e7")
#: Transform, type of the column, type in Avro, value, and its text in the path.
VALUES = [
    ("year", "date", "int", 52, "2022"),
    ("month", "date", "int", -1, "1969-12"),
    ("day", "date", DATE, 19000, "2022-01-08"),
    ("day", "timestamp", "int", 19000, "2022-01-08"),
    ("hour", "timestamp", "int", 420034, "2017-12-01-10"),
    ("identity", "date", DATE, 19000, "2022-01-08"),
    ("identity", "timestamp", MICROS, 1512122400000000, "2017-12-01T10%3A00%3A00"),
    ("identity", "timestamptz", MICROS, 1512151975038194, "2017-12-01T18%3A12%3A55.038194Z"),
    ("identity", "time", TIME, 36775038194, "10%3A12%3A55.038194"),
    ("bucket[4]", "int", "int", 3, "3"),
    ("identity", "string", "string", "a b/c~*é", "a+b%2Fc%7E*%C3%A9"),
    ("identity", "boolean", "boolean", True, "true"),
    ("identity", "double", "double", 1e10, "1.0E10"),
    ("identity", "decimal(20, 11)", DECIMAL, b"\1", "1E-11"),
    ("identity", "binary", "bytes", b"\x01\x02\x03", "AQID"),
    ("identity", "uuid", UUIDS, ONE.bytes, str(ONE)),
    ("void", "string", "string", None, "null"),
]


def test_values_are_printed_as_iceberg_does(tmp_path):
    """Also names are escaped, as of the field `f/0 x`."""
    names = [f"f/{at} x" for at in range(len(VALUES))]
    fields = [
        {"source-id": at, "field-id": 999 + at, "name": name, "transform": value[0]}
        for at, (name, value) in enumerate(zip(names, VALUES, strict=True), 1)
    ]
    table = table_of_schema(
        tmp_path,
        schema_json(*(value[1] for value in VALUES)),
        [{"partition": {name: value[3] for name, value in zip(names, VALUES, strict=True)}}],
        [Column(999 + at, names[at - 1], value[2]) for at, value in enumerate(VALUES, 1)],
        **{"format-version": 3, "partition-specs": [{"spec-id": 0, "fields": fields}]},
    )
    [path] = table.files(["partition_path"])["partition_path"].to_pylist()
    assert path.split("/") == [f"f%2F{at}+x={value[4]}" for at, value in enumerate(VALUES)]


def test_path_has_the_fields_of_the_own_spec_only():
    """The partition of this table was changed three times."""
    table = arrowmeta.open(CASES / "iceberg_v4_partitioned", allow_moved_paths=True)
    pairs = paths_by_folder(table)
    assert len({tuple(part.split("=")[0] for part in path.split("/")) for _, path in pairs}) > 1
    assert [path for _, path in pairs] == [folder for folder, _ in pairs]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("changed", "spec_id"),
    [
        ("list: [0].partition_spec_id = 9", 9),
        ("metadata: partition-specs[0].fields[0].source-id = 99", 0),
    ],
)
def test_path_of_an_unknown_spec_or_type_is_null(changed, spec_id, tmp_path):
    copy = copied("iceberg_v3_deletion_vectors", tmp_path)
    change(copy, changed)
    files = arrowmeta.open(copy.root, allow_moved_paths=True).files(["spec_id", "partition_path"])
    paths = {row["partition_path"] for row in files.to_pylist() if row["spec_id"] == spec_id}
    assert paths == {None}


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
    for name, ask in (
        ("iceberg_v3_deletion_vectors", arrowmeta.Table.delete_files),
        ("pk_deletion_vectors", arrowmeta.Table.deletion_vectors),
    ):
        table = arrowmeta.open(DATA / name)
        sizes = ask(table, ["content_size_in_bytes"])["content_size_in_bytes"].to_pylist()
        found = table.partitions(["deleted_size_in_bytes"])["deleted_size_in_bytes"].to_pylist()
        assert sum(found) == sum(sizes) > 0
