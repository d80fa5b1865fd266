"""`read_avro` against fastavro: whatever fastavro can write, we read as the same values."""

import io
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.avro import metadata_reader as loading
from arrowmeta.errors import UsageError
from arrowmeta.model import scan
from tests import corpus
from tests.avro.container_files import block, container, long, record
from tests.reference.avro import columns_of, expected_columns, expected_schema
from tests.strategies import CODECS, any_types, avro_files, record_types, write_file

ROW = record(a="int", b="string", c=["null", "long"])
ROWS = [{"a": i, "b": f"row {i}", "c": None if i % 3 == 0 else i << 33} for i in range(100)]
COLUMNS = {name: [row[name] for row in ROWS] for name in "abc"}


# Against fastavro


@given(avro_files(record_types()))
def test_random_records_equal_fastavro(file):
    table = read_avro(file)
    table.validate(full=True)
    assert table.schema == expected_schema(file)
    assert columns_of(table) == expected_columns(file)


@given(avro_files(any_types()))
def test_random_top_level_types_equal_fastavro(file):
    table = read_avro(file)
    table.validate(full=True)
    assert table.schema == expected_schema(file)
    assert columns_of(table) == expected_columns(file)


@given(avro_files(record_types()), st.data())
def test_any_subset_of_columns_equals_those_of_the_full_read(file, data):
    full = columns_of(read_avro(file))
    wanted = data.draw(
        st.lists(st.sampled_from(sorted(full)), unique=True) if full else st.just([])
    )
    table = read_avro(file, columns=wanted)
    table.validate(full=True)
    assert columns_of(table) == {name: full[name] for name in wanted}


@given(avro_files(record_types(depth=4)), st.data())
def test_one_field_of_nested_records_equals_that_of_the_full_read(file, data):
    full = read_avro(file)
    structs = [column for column in full.schema if pa.types.is_struct(column.type)]
    paths = [f"{column.name}.{child.name}" for column in structs for child in column.type.fields]
    if not paths:
        return
    column, child = data.draw(st.sampled_from(paths)).split(".")
    table = read_avro(file, columns=[f"{column}.{child}"])
    assert table.column_names == [column]
    assert columns_of(table)[column] == [
        None if row is None else {child: row[child]} for row in columns_of(full)[column]
    ]


#: Tables of the corpus whose files break Avro's rules, and how.
INVALID = {
    "core_decimal_fixed_uuid_parts_v": "a fixed value with a length before it",
    "duck_equality_delete_extra_column_warehouse_ns_t": "a snapshot id over 64 bits",
}


def real_files():
    """Avro files of the corpus that are not large."""
    found = [one.values[0] for one in corpus.files("*/*/*/*", magic=b"Obj\x01") if one.values[0]]
    valid = [path for path in found if path.parts[-3] not in INVALID]
    return corpus.sample([path for path in valid if path.stat().st_size <= 16_000], 100)


@pytest.mark.skipif(not corpus.root(), reason="ARROWMETA_CORPUS is not set")
def test_real_files_equal_fastavro():
    paths = real_files()
    assert len(paths) >= 100
    for path in paths:
        file = path.read_bytes()
        table = read_avro(path)
        assert table.schema == expected_schema(file), path
        assert columns_of(table) == expected_columns(file), path


@given(st.lists(st.sampled_from([0, 1, 7, 100]), min_size=1, max_size=4), st.sampled_from(CODECS))
def test_many_files_are_read_in_order(lengths, codec):
    files = [write_file(ROW, ROWS[:n], codec, 200) for n in lengths]
    rows = [row for n in lengths for row in ROWS[:n]]
    assert read_avro(files).to_pylist() == rows


# Sources


def test_every_kind_of_source_gives_the_same_table(tmp_path):
    file = write_file(ROW, ROWS)
    path = tmp_path / "rows.avro"
    path.write_bytes(file)
    in_memory = (file, bytearray(file), memoryview(file), pa.py_buffer(file), io.BytesIO(file))
    for source in (*in_memory, path, str(path), path.as_uri()):
        assert columns_of(read_avro(source)) == COLUMNS
    with path.open("rb") as opened:
        sources = [file, path, pa.py_buffer(file), opened]
        assert columns_of(read_avro(sources)) == {name: COLUMNS[name] * 4 for name in "abc"}


@pytest.mark.parametrize("group_files", [1, 2, 100])
@pytest.mark.parametrize("threads", [1, 3])
def test_file_order_is_kept_for_any_group_size(tmp_path, monkeypatch, group_files, threads):
    monkeypatch.setattr(loading, "GROUP_FILES", group_files)
    monkeypatch.setattr(scan, "PARALLEL_LEN", 0)
    sources: list[Any] = []
    for n in range(5):
        path = tmp_path / f"{n}.avro"
        path.write_bytes(write_file(ROW, ROWS[n : n + 2]))
        sources += [path, write_file(ROW, [ROWS[50 + n]])]
    rows = [row for n in range(5) for row in (*ROWS[n : n + 2], ROWS[50 + n])]
    assert read_avro(sources, threads=threads).to_pylist() == rows
    with pytest.raises(FileNotFoundError, match=r"nowhere\.avro"):
        read_avro([*sources, tmp_path / "nowhere.avro"], threads=threads)


def test_no_files_is_a_usage_error():
    with pytest.raises(UsageError):
        read_avro([])


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"nowhere\.avro"):
        read_avro(tmp_path / "nowhere.avro")


def test_a_file_without_blocks_has_columns_and_no_rows():
    table = read_avro(container(ROW))
    assert table.num_rows == 0
    assert table.schema == expected_schema(container(ROW))


def test_blocks_without_rows_are_skipped():
    rows = block(1, long(7)), block(0, b""), block(1, long(8))
    assert read_avro(container(record(x="int"), *rows))["x"].to_pylist() == [7, 8]


# Columns


def test_unknown_column_is_a_usage_error_that_names_it():
    with pytest.raises(UsageError, match="nowhere"):
        read_avro(write_file(ROW, ROWS), columns=["a", "nowhere"])


def test_empty_column_list_keeps_the_row_count():
    assert read_avro(write_file(ROW, ROWS), columns=[]).num_rows == len(ROWS)


def test_records_without_fields_keep_the_row_count():
    file = write_file(record(), [{}] * 5)
    assert read_avro(file).num_rows == 5


# Several schemas


def test_files_of_different_schemas_are_united_by_column_name():
    old = write_file(record(a="int", b="string"), [{"a": 1, "b": "x"}])
    new = write_file(record(b="string", c="long"), [{"b": "y", "c": 2}])
    table = read_avro([old, new])
    assert columns_of(table) == {"a": [1, None], "b": ["x", "y"], "c": [None, 2]}
    assert [table.schema.field(name).nullable for name in "abc"] == [True, False, True]


def test_column_of_only_some_files_can_be_selected():
    files = [write_file(record(a="int"), [{"a": 1}]), write_file(record(b="int"), [{"b": 2}])]
    assert read_avro(files, columns=["b"])["b"].to_pylist() == [None, 2]


def test_a_column_nullable_in_one_file_is_nullable():
    files = [write_file(record(a=t), [{"a": 1}]) for t in ("int", ["null", "int"])]
    table = read_avro(files)
    assert table.schema == pa.schema([pa.field("a", pa.int32(), nullable=True)])
    assert table["a"].to_pylist() == [1, 1]


def test_nested_records_of_different_schemas_are_united():
    inner = [
        {"type": "record", "name": "n", "fields": record(**f)["fields"]}
        for f in ({"x": "int"}, {"x": "int", "y": ["null", "string"]})
    ]
    files = [
        write_file(record(a=inner[0]), [{"a": {"x": 1}}]),
        write_file(record(a=inner[1]), [{"a": {"x": 2, "y": "z"}}]),
    ]
    assert read_avro(files)["a"].to_pylist() == [{"x": 1, "y": None}, {"x": 2, "y": "z"}]


def test_incompatible_types_are_a_usage_error_that_names_the_column():
    files = [write_file(record(a="int"), [{"a": 1}]), write_file(record(a="string"), [{"a": "x"}])]
    with pytest.raises(UsageError, match="a"):
        read_avro(files)


# Sizes


LISTS = record(
    a={"type": "array", "items": ["null", "long"]},
    b={"type": "array", "items": {"type": "map", "values": "string"}},
    c=["null", "string"],
    d=["int", {"type": "array", "items": "double"}],
)


def rows_of_size(n):
    """A row whose lists and strings have about `n` items."""
    return {
        "a": [None if i % 5 == 0 else i for i in range(n)],
        "b": [{f"k{j}": "é" * (n // 10) for j in range(i % 3)} for i in range(n // 3)],
        "c": "x" * n if n else None,
        "d": [0.5] * n if n % 2 else n,
    }


@pytest.mark.parametrize("threads", [1, 3])
def test_rows_far_larger_than_earlier_rows_are_read(threads):
    sizes = [0, 1, 2, 0, 301, 0, 5, 1200, 1, 0]
    rows = [rows_of_size(n) for n in sizes]
    files = [write_file(LISTS, rows, "deflate", n) for n in (1, 1000, 10**6)]
    table = read_avro(files, threads=threads)
    table.validate(full=True)
    expected = expected_columns(write_file(LISTS, rows))
    assert columns_of(table) == {name: values * 3 for name, values in expected.items()}


@pytest.mark.parametrize("threads", [1, 3])
def test_files_of_many_megabytes_keep_their_order(threads):
    rows = [{"i": i, "b": bytes([i % 256]) * 5000} for i in range(1500)]
    file = write_file(record(i="int", b="bytes"), rows, "null", 60_000)
    table = read_avro([file, file], columns=["i", "b"], threads=threads)
    assert table["i"].to_pylist() == [*range(1500), *range(1500)]
    assert table["b"].to_pylist() == [row["b"] for row in rows] * 2


@pytest.mark.parametrize("sources", [None, 5, [5]])
def test_sources_that_are_not_files_are_a_usage_error(sources):
    with pytest.raises(UsageError, match="sources must be files or bytes, got"):
        read_avro(sources)
