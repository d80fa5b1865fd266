"""Folders of buckets and partitions."""

import math
from decimal import Decimal

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.fs as pafs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import UnsupportedError
from arrowmeta.paimon.buckets import bucket_folders, folder_of_python, partition_folders
from arrowmeta.paimon.schema import DataField, DataType, TableSchema
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


SQL_NAMES = {"partition.legacy-name": "false"}


def names(array, options=None, precision=None, key="p"):
    """Return names of a partition key, which is declared as a time if there is a precision."""
    fields = [] if precision is None else [DataField(0, key, DataType("TIME", (precision,)))]
    schema = TableSchema(0, tuple(fields), tuple(f.name for f in fields), options=options or {})
    (folders,) = partition_folders(pa.StructArray.from_arrays([array], names=[key]), schema)
    return [name.removeprefix(f"{key}=") for name in folders.to_pylist()]


def name(value, arrow_type, options=None, precision=None):
    return names(pa.array([value], arrow_type), options, precision)[0]


def instant(value, unit, tz=None):
    return pa.array([value], pa.int64()).cast(pa.timestamp(unit, tz))


@pytest.mark.spec("paimon: partition.legacy-name")
@pytest.mark.parametrize(
    ("value", "arrow_type", "legacy", "sql"),
    [
        (True, pa.bool_(), "true", "true"),
        (-7, pa.int8(), "-7", "-7"),
        ("a b", pa.string(), "a b", "a b"),
        (Decimal("1.20"), pa.decimal128(10, 2), "1.20", "1.20"),
        (Decimal("0E-12"), pa.decimal128(30, 12), "0.000000000000", "0.000000000000"),
        (1.0, pa.float64(), "1.0", "1.0"),
        (-0.0, pa.float64(), "-0.0", "-0.0"),
        (0.1, pa.float32(), "0.1", "0.1"),
        (1e7, pa.float64(), "1.0E7", "1.0E7"),
        (123456.789, pa.float64(), "123456.789", "123456.789"),
        (0.00012, pa.float64(), "1.2E-4", "1.2E-4"),
        # Java has at least two digits: the closest ones, where one digit would identify the value.
        (5e-324, pa.float64(), "4.9E-324", "4.9E-324"),
        (2e-323, pa.float64(), "2.0E-323", "2.0E-323"),
        (-1e-45, pa.float32(), "-1.4E-45", "-1.4E-45"),
        (1e30, pa.float32(), "1.0E30", "1.0E30"),
        (math.nan, pa.float64(), "NaN", "NaN"),
        (-math.inf, pa.float32(), "-Infinity", "-Infinity"),
    ],
)
def test_partition_value_is_formatted_as_in_java(value, arrow_type, legacy, sql):
    assert name(value, arrow_type) == legacy
    assert name(value, arrow_type, SQL_NAMES) == sql


@pytest.mark.parametrize(
    ("day", "sql"),
    [
        (0, "1970-01-01"),
        (-1, "1969-12-31"),
        (19844, "2024-05-01"),
        (-719163, "0000-12-31"),
        (-719529, "-0001-12-31"),
        (2932897, "+10000-01-01"),
    ],
)
def test_date_is_day_number_in_legacy_name_else_iso_date(day, sql):
    dates = pa.array([day], pa.int32()).cast(pa.date32())
    assert names(dates) == [str(day)]
    assert names(dates, SQL_NAMES) == [sql]


@pytest.mark.parametrize(
    ("value", "unit", "legacy", "precision", "sql"),
    [
        (0, "ms", "1970-01-01T00%3A00", 3, "1970-01-01 00%3A00%3A00.000"),
        (0, "ms", "1970-01-01T00%3A00", None, "1970-01-01 00%3A00%3A00.000"),
        (5_000, "ms", "1970-01-01T00%3A00%3A05", 0, "1970-01-01 00%3A00%3A05"),
        (30_000, "ms", "1970-01-01T00%3A00%3A30", 1, "1970-01-01 00%3A00%3A30.0"),
        (1, "ms", "1970-01-01T00%3A00%3A00.001", 3, "1970-01-01 00%3A00%3A00.001"),
        (-1, "us", "1969-12-31T23%3A59%3A59.999999", 6, "1969-12-31 23%3A59%3A59.999999"),
        (500_000, "us", "1970-01-01T00%3A00%3A00.500", 6, "1970-01-01 00%3A00%3A00.500000"),
        (1_000, "ns", "1970-01-01T00%3A00%3A00.000001", 7, "1970-01-01 00%3A00%3A00.0000010"),
    ],
)
def test_timestamp_is_formatted_as_java_legacy_or_sql(value, unit, legacy, precision, sql):
    assert names(instant(value, unit)) == [legacy]
    assert names(instant(value, unit, "UTC"), SQL_NAMES, precision) == [sql]


@pytest.mark.parametrize(
    ("millis", "precision", "sql"),
    [
        (3_723_004, None, "01%3A02%3A03"),
        (3_723_004, 3, "01%3A02%3A03.004"),
        (500, 3, "00%3A00%3A00.5"),
        (0, 2, "00%3A00%3A00.0"),
    ],
)
def test_time_is_milliseconds_in_legacy_name_else_time_of_day(millis, precision, sql):
    times = pa.array([millis], pa.int32()).cast(pa.time32("ms"))
    assert names(times) == [str(millis)]
    assert names(times, SQL_NAMES, precision) == [sql]


@pytest.mark.spec("paimon: partition path escaping")
def test_special_characters_are_escaped_in_key_and_value():
    array = pa.array(['a/b=c:"%', "\t\x7f{}[]^*?\\#'", "é +&.-_~ ok"])
    assert names(array) == [
        "a%2Fb%3Dc%3A%22%25",
        "%09%7F%7B%7D%5B%5D%5E%2A%3F%5C%23%27",
        "é +&.-_~ ok",
    ]
    key = pa.StructArray.from_arrays([pa.array([1])], names=["a/b"])
    (folders,) = partition_folders(key, TableSchema(0, ()))
    assert folders.to_pylist() == ["a%2Fb=1"]


def test_null_and_blank_values_get_default_partition_name():
    array = pa.array([None, "", " \t", " x ", "\xa0"])
    assert names(array) == [*["__DEFAULT_PARTITION__"] * 3, " x ", "\xa0"]
    assert names(array, {"partition.default-name": "n/a"})[:2] == ["n%2Fa"] * 2


def test_legacy_binary_name_is_python_bytes_literal():
    assert name(b"ab", pa.binary(), SQL_NAMES) == "ab"
    assert name(bytes(4), pa.binary()) == "b%27%5Cx00%5Cx00%5Cx00%5Cx00%27"  # as of pypaimon 2.1


def test_nested_partition_type_is_unsupported():
    with pytest.raises(UnsupportedError, match="cannot be part of a path"):
        name([1], pa.list_(pa.int32()))


@given(st.lists(st.none() | st.text(max_size=5), max_size=6))
def test_any_text_becomes_one_folder_name(values):
    for folder in names(pa.array(values, pa.string())):
        assert folder
        assert not set(folder) & set('/:=?*"\\\0')


@given(st.integers(-(2**63), 2**63 - 1), st.sampled_from(["ms", "us", "ns"]), st.booleans())
def test_any_timestamp_has_a_name(value, unit, is_legacy):
    assert names(instant(value, unit), {} if is_legacy else SQL_NAMES)[0]


@pytest.mark.parametrize(
    ("folder", "renamed"),
    [
        ("/t/f=NaN/s=NaN/g%3D=-Infinity/bucket-0", "/t/f=nan/s=NaN/g%3D=-inf/bucket-0"),
        ("/t/f=Infinity/s=a/g%3D=1.0/bucket-postpone", "/t/f=inf/s=a/g%3D=1.0/bucket-postpone"),
        ("/t/f=1.0/s=Infinity/g%3D=1.0E9/bucket-0", None),
        ("/f=NaN/t/f=1.0/s=a/g%3D=1.0/bucket-0", None),
        ("file", None),
    ],
)
def test_pypaimon_folder_names_differ_for_nan_and_infinity(folder, renamed):
    partition = pa.struct([("f", pa.float32()), ("s", pa.string()), ("g=", pa.float64())])
    assert folder_of_python(folder, partition) == renamed
    assert folder_of_python(folder, pa.struct([])) is None
