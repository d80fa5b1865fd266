import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta.paimon.buckets import bucket_folders
from arrowmeta.paimon.schema import TableSchema
from tests.bundled import DATA

SCHEMA = TableSchema(0, ())


def partition(**columns):
    arrays = list(columns.values())
    return pa.StructArray.from_arrays(arrays, names=list(columns))


def paths_in(folders, names):
    texts = pa.array(names, pa.string())
    return pc.binary_join_element_wise(folders.dictionary_decode(), texts, "/")


def test_path_has_location_partition_bucket_and_file_name():
    partitions = partition(dt=pa.array(["a", "b", "a"]), hh=pa.array([1, None, 1]))
    folders = bucket_folders("/t", partitions, pa.array([0, 12, -2], pa.int32()), SCHEMA)
    paths = paths_in(folders, ["f1", "f2", "f3"])
    assert paths.to_pylist() == [
        "/t/dt=a/hh=1/bucket-0/f1",
        "/t/dt=b/hh=__DEFAULT_PARTITION__/bucket-12/f2",
        "/t/dt=a/hh=1/bucket-postpone/f3",
    ]
    assert paths.type == pa.string()


@pytest.mark.parametrize("n_rows", [0, 2])
def test_path_of_unpartitioned_file_has_no_partition_folder(n_rows):
    no_partition = pa.array([{}] * n_rows, pa.struct([]))
    folders = bucket_folders("/t", no_partition, pa.array([0] * n_rows, pa.int32()), SCHEMA)
    paths = paths_in(folders, ["f"] * n_rows)
    assert paths.to_pylist() == ["/t/bucket-0/f"] * n_rows


def test_data_directory_option_precedes_partition_folder():
    options = {"data-file.path-directory": "data/x/", "partition.default-name": "nobody"}
    schema = TableSchema(0, (), options=options)
    folders = bucket_folders("/t", partition(p=pa.array([1])), pa.array([0]), schema)
    assert folders.to_pylist() == ["/t/data/x/p=1/bucket-0"]


def test_dictionary_encoded_partitions_are_supported():
    """Some values of the dictionary are unused, and one is there twice."""
    coded = pa.DictionaryArray.from_arrays(
        pa.array([2, 0, 2, 3], pa.int32()), partition(p=pa.array(["a", "nowhere", "b", "a"]))
    )
    buckets = pa.array([0, 0, 1, 0])
    assert bucket_folders("/t", coded, buckets, SCHEMA).to_pylist() == [
        "/t/p=b/bucket-0",
        "/t/p=a/bucket-0",
        "/t/p=b/bucket-1",
        "/t/p=a/bucket-0",
    ]


def test_eight_partition_keys_do_not_build_all_combinations():
    numbers = pa.array(range(100))
    rows = partition(**{f"k{place}": numbers for place in range(8)})
    folders = bucket_folders("/t", rows, numbers, SCHEMA).to_pylist()
    assert folders[0] == "/t/" + "".join(f"k{place}=0/" for place in range(8)) + "bucket-0"
    assert len(set(folders)) == len(numbers)


def test_sliced_partition_array_uses_its_own_rows():
    rows = partition(p=pa.array(["a", "b", "c"])).slice(1)
    assert bucket_folders("/t", rows, pa.array([0, 1]), SCHEMA).to_pylist() == [
        "/t/p=b/bucket-0",
        "/t/p=c/bucket-1",
    ]


def test_paths_of_seven_partition_keys_match_real_folders():
    """The partition values are read off the real folders; the path made of them must be there."""
    root = DATA / "append_partition_types"
    data_files = sorted(root.rglob("*.parquet"))
    rows = [
        dict(part.split("=", 1) for part in path.relative_to(root).parts if "=" in part)
        for path in data_files
    ]
    values = partition(
        b=pa.array([row["b"] == "true" for row in rows]),
        i8=pa.array([int(row["i8"]) for row in rows], pa.int8()),
        i16=pa.array([int(row["i16"]) for row in rows], pa.int16()),
        i32=pa.array([int(row["i32"]) for row in rows], pa.int32()),
        i64=pa.array([int(row["i64"]) for row in rows], pa.int64()),
        d=pa.array([int(row["d"]) for row in rows], pa.int32()).cast(pa.date32()),
        st=pa.array([row["st"].replace("__DEFAULT_PARTITION__", "") for row in rows]),
    )
    folders = bucket_folders(str(root), values, pa.array([0] * len(rows)), SCHEMA)
    made = paths_in(folders, [path.name for path in data_files])
    assert len(made) == 20
    assert made.to_pylist() == list(map(str, data_files))


def test_table_at_filesystem_root_has_paths_with_single_slash():
    """Paths with two slashes do not match those of indexes and of a listing."""
    folder = DATA / "pk_deletion_vectors"
    there = pafs.SubTreeFileSystem(str(folder), pafs.LocalFileSystem())
    table, elsewhere = arrowmeta.open("/", filesystem=there), arrowmeta.open(folder)
    paths = table.files(["file_path"])["file_path"].to_pylist()
    assert paths == [
        path.removeprefix(str(folder))
        for path in elsewhere.files(["file_path"])["file_path"].to_pylist()
    ]
    assert set(table.deletion_vectors()["data_file_path"].to_pylist()) == set(paths)
    assert len(table.deleted_rows(paths[0])) > 0
    assert table.reconcile(storage=True).num_rows == 0
