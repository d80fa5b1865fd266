"""What is written to a file of a store is read again, and every damaged bit of it is noticed."""

import hashlib
from types import SimpleNamespace
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from arrowmeta.model.scan import Decoded, Request
from arrowmeta.model.store_file import (
    DamagedFileError,
    Folder,
    Manifest,
    RowRange,
    StoredFile,
    read_derived,
    stored_names,
    write,
)

NAN = float("nan")
NUMBER, TEXT = pa.int64(), pa.string()
COLUMNS = {
    "one number": pa.array([7] * 4, pa.int32()),
    "one number or null": pa.array([7, None, 7, 7], NUMBER),
    "one text": pa.array(["added"] * 4),
    "texts": pa.array(["added", "deleted", None, "added"]),
    "no number": pa.nulls(4, NUMBER),
    "no text": pa.nulls(4, TEXT),
    "numbers that leave out NaN": pa.array([1.0, NAN, 1.0, 1.0]),
    "one flag": pa.array([True] * 4),
    "one time": pa.array([5] * 4, pa.timestamp("ms", "UTC")),
    "a decimal": pa.array([1, 2, None, -4], pa.decimal128(12, 2)),
    "maps": pa.array([[("a", 1)], None, [], [("b", None)]], pa.map_(TEXT, pa.int32())),
    "lists": pa.array([["a", None], None, [], ["b"]], pa.list_(TEXT)),
    "null structs": pa.array([None, {"a.b": None}, None, {"a.b": 1}], pa.struct([("a.b", NUMBER)])),
    "nested": pa.array(
        [{"a": {"b": None}}, {"a": None}, None, {"a": {"b": 1}}],
        pa.struct([("a", pa.struct([("b", NUMBER)]))]),
    ),
    "structs of nulls": pa.array([{"a": None}] * 4, pa.struct([("a", pa.struct([]))])),
    "no fields": pa.array([None, {}, {}, None], pa.struct([])),
    "struct": pa.array([{"a": 1, "b": "x"}] * 4, pa.struct([("a", NUMBER), ("b", TEXT)])),
}


def scan_of(rows, **options):
    """Return a scan with the columns of a table."""
    nothing: Any = SimpleNamespace(ids={}, identity="", unstored_columns={})
    paths = pa.table({"manifest_path": ["m", "n"], "length": [1, 1]})
    chosen: dict[str, Any] = {"facts": (), "of_manifest": {}, "threads": 1, **options}
    return Decoded(
        location="t",
        format="paimon",
        context=nothing,
        schema=rows.schema,
        manifests=paths,
        decode=lambda *_: iter(()),
        is_local=True,
        versions=lambda paths: [""] * len(paths),
        **chosen,
    )


def of_paths(columns, paths=("a/b",) * 4):
    names = [None if path is None else path.rpartition("/")[2] for path in paths]
    return pa.table(
        {"file_path": pa.array(paths, TEXT), "file_name": pa.array(names, TEXT), **columns}
    )


def stored(folder, rows):
    n_first = rows.num_rows // 2
    counts = {Manifest("m", "1"): n_first, Manifest("n", "1"): rows.num_rows - n_first}
    file = write(Folder.at(folder), rows.select(stored_names(scan_of(rows))), counts)
    opened = StoredFile.open(Folder.at(folder), file.name)
    assert {key: found.n_rows for key, found in opened.ranges.items()} == counts
    return file


def read(file, rows, names):
    every = dict(enumerate(file.ranges.values()))
    return pa.Table.from_batches(file.batches(scan_of(rows), every, Request(names)))


@pytest.mark.parametrize("name", COLUMNS)
def test_columns_round_trip(name, tmp_path):
    column = "upper_bounds" if pa.types.is_struct(COLUMNS[name].type) else "x"
    rows = of_paths({column: COLUMNS[name], "status": ["added"] * 4})
    found = read(stored(tmp_path, rows), rows, [column, "status", "file_path", "file_name"])
    assert found.schema.field(column).type == COLUMNS[name].type
    assert repr(found.to_pylist()) == repr(rows.select(found.column_names).to_pylist())
    found.validate(full=True)


def test_fields_of_a_struct_are_read_alone(tmp_path):
    nested = pa.struct([("y", NUMBER)])
    kind = pa.struct([("a.b", NUMBER), ("c", TEXT), ("d", TEXT), ("x", nested)])
    bounds = pa.array([{"a.b": 1, "c": "x", "x": {"y": 7}}, None] * 2, kind)
    rows = of_paths({"lower_bounds": bounds})
    names = [f"lower_bounds.{field}" for field in ("c", "a.b", "d", "x")]
    file = stored(tmp_path, rows)
    assert read(file, rows, []).num_rows == 4
    assert read(file, rows, names).to_pydict() == dict(
        zip(names, (["x", None] * 2, [1, None] * 2, [None] * 4, [{"y": 7}, None] * 2), strict=True)
    )


def test_manifests_without_entries_are_stored(tmp_path):
    rows = of_paths({"x": pa.array([], TEXT)}, ())
    file = stored(tmp_path, rows)
    file.check()
    assert list(file.batches(scan_of(rows), {0: RowRange(file.name, 0, 0)}, Request(["x"]))) == []


@pytest.mark.parametrize(
    ("paths", "names", "is_joined"),
    [
        (["s3://b/x/1", "s3://b/x/2", "/3"], ["1", "2", "3"], True),
        (["s3://b/x/1", "2"], ["1", "2"], False),
        (["s3://b/x/1", "s3://b/x/"], ["1", ""], False),
        (["s3://b/x/1", None], ["1", None], False),
        (["s3://b/ü/1"], ["1"], True),
        (["s3://b/x/1"], ["other"], False),
    ],
)
def test_folder_is_stored_if_path_is_folder_and_name(paths, names, is_joined, tmp_path):
    rows = pa.table({"file_path": pa.array(paths, TEXT), "file_name": pa.array(names, TEXT)})
    file = stored(tmp_path, rows)
    places = {"file_folder", "file_path"} & set(file.columns)
    assert places == {"file_folder" if is_joined else "file_path"}
    assert read(file, rows, rows.column_names).equals(rows)


@pytest.mark.parametrize(
    "about",
    [
        None, b"{}", b"[1]", b"[" * 100_000, b'[["m", "1"]]', b'[["m", "1", 5]]',
        b'[["m", "1", 2], ["m", "1", 2]]', b'[["m", "1", -1], ["n", "1", 5]]', b'[[{}, "1", 4]]',
        b'[["m", "1", "4"]]',
    ],
    ids=range(10),
)  # fmt: skip
def test_footer_of_another_program_that_does_not_fit_is_damage(about):
    sink = pa.BufferOutputStream()
    metadata = None if about is None else {b"arrowmeta.manifests": about}
    pq.write_table(pa.table({"x": [1] * 4}).replace_schema_metadata(metadata), sink)
    with pytest.raises(DamagedFileError, match="cannot be read"):
        StoredFile.of(Folder.at("."), sink.getvalue())


def test_derived_data_that_is_no_arrow_stream_is_damage():
    for stream in (b"no stream", b"", b"\xff\xff\xff\xff\x10\0\0\0" + 16 * b"\xff"):
        with pytest.raises(DamagedFileError, match="not an Arrow stream"):
            read_derived(pa.py_buffer(hashlib.sha256(stream).digest() + stream))
