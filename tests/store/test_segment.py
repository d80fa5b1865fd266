from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pytest

from arrowmeta.store.columns import FOLDER, Positions, StoredColumns
from arrowmeta.store.folder import Folder
from arrowmeta.store.segment import SegmentFile, write_segment

NAN = float("nan")
COLUMNS = {
    "one number": pa.array([7] * 4, pa.int32()),
    "one number or null": pa.array([7, None, 7, 7], pa.int64()),
    "one text": pa.array(["added"] * 4),
    "texts": pa.array(["added", "deleted", None, "added"]),
    "no number": pa.nulls(4, pa.int64()),
    "no text": pa.nulls(4, pa.string()),
    "numbers that leave out NaN": pa.array([1.0, NAN, 1.0, 1.0]),
    "one flag": pa.array([True] * 4),
    "one time": pa.array([5] * 4, pa.timestamp("ms", "UTC")),
    "maps": pa.array([[("a", 1)], None, [], [("b", None)]], pa.map_(pa.string(), pa.int32())),
    "empty lists": pa.array([[], None, [], []], pa.list_(pa.string())),
    "null structs": pa.array(
        [None, {"0": None}, None, None], pa.struct([pa.field("0", pa.int64())])
    ),
    "struct": pa.array(
        [{"0": 1, "1": "a"}] * 4, pa.struct([pa.field("0", pa.int64()), pa.field("1", pa.string())])
    ),
}


def plain(array: pa.Array) -> pa.Array:
    if pa.types.is_dictionary(array.type):
        return array.dictionary_decode()
    if pa.types.is_struct(array.type):
        return pa.array(array.to_pylist())
    return array


@pytest.mark.parametrize("name", COLUMNS)
def test_segment_columns_round_trip(name: str, tmp_path: Path) -> None:
    written = pa.table({"x": COLUMNS[name]})
    index = write_segment(Folder.at(tmp_path), "s", written, [("m", "", 4)], ["x", "x.1"])
    file = SegmentFile.open(Folder.at(tmp_path), index)
    read = file.read(0, ["x"], pa.default_memory_pool())["x"]
    assert repr(plain(read).to_pylist()) == repr(COLUMNS[name].to_pylist())
    assert file.read_all()["x"].combine_chunks().type == COLUMNS[name].type
    assert repr(file.read_all()["x"].to_pylist()) == repr(COLUMNS[name].to_pylist())


def test_struct_fields_of_a_segment_can_be_read_alone(tmp_path: Path) -> None:
    written = pa.table({"x": COLUMNS["struct"]})
    index = write_segment(Folder.at(tmp_path), "s", written, [("m", "", 4)], [])
    file = SegmentFile.open(Folder.at(tmp_path), index)
    read = file.read(0, ["x.0", "x.1"], pa.default_memory_pool())
    assert read.to_pylist() == [{"x": {"0": 1, "1": "a"}}] * 4


def test_segment_without_entries_keeps_its_columns(tmp_path: Path) -> None:
    written = pa.table({"x": pa.array([], pa.string())})
    index = write_segment(Folder.at(tmp_path), "s", written, [("m", "", 0)], ["x"])
    file = SegmentFile.open(Folder.at(tmp_path), index)
    file.check()
    assert file.read_all().equals(written)


@pytest.mark.parametrize(
    ("paths", "names", "stored"),
    [
        (["s3://b/x/1", "s3://b/x/2", "/3"], ["1", "2", "3"], [FOLDER, "file_name"]),
        (["s3://b/x/1", "2"], ["1", "2"], ["file_path", "file_name"]),
        (["s3://b/x/1", "s3://b/x/"], ["1", ""], ["file_path", "file_name"]),
        (["s3://b/x/1", "s3://b/x/2"], ["1", "other"], ["file_path", "file_name"]),
        (["s3://b/x/1", None], ["1", None], ["file_path", "file_name"]),
        (["s3://b/ü/1"], ["1"], [FOLDER, "file_name"]),
    ],
)
def test_folder_is_stored_if_path_is_folder_and_name(
    paths: list[str], names: list[str], stored: list[str]
) -> None:
    rows = pa.table({"file_path": pa.array(paths), "file_name": pa.array(names)})
    made = StoredColumns(rows.schema, {}, {}).to_stored(rows)
    assert made.column_names == stored
    if FOLDER in stored:
        pairs = zip(made[FOLDER].to_pylist(), made["file_name"].to_pylist(), strict=True)
        assert [f"{folder}/{name}" for folder, name in pairs] == paths


@pytest.mark.parametrize(
    ("keys", "kind", "is_stored"),
    [
        ([{"id": 1}, {"id": 2}, {"id": None}], pa.int64(), False),
        ([{"id": 1}, {"id": 2}, {"id": 3}], pa.int64(), True),
        ([{"id": 1}, {"id": 2}, None], pa.int64(), True),
        ([{"id": 1}, {"id": 2}, {"id": None}], pa.int32(), True),
        ([{"unknown": 1}, {"unknown": 2}, {"unknown": None}], pa.int64(), True),
    ],
)
def test_keys_are_stored_only_if_they_differ_from_bounds(
    keys: list[dict[str, object] | None], kind: pa.DataType, is_stored: bool
) -> None:
    (name,) = keys[0] or {}
    array = pa.array(keys, pa.struct([(name, kind)]))
    columns = {
        "min_key": array,
        "lower_bounds": pa.array([{"id": one, "other": 7} for one in (1, 2, None)]),
        "file_path": pa.array(["a/b"] * 3),
        "file_name": pa.array(["b"] * 3),
    }
    rows = pa.table(columns)
    made = StoredColumns(rows.schema, {}, {})
    stored = made.to_stored(rows)
    assert ("min_key" in stored.column_names) == is_stored
    positions = Positions(np.arange(3), np.array([[0], [0], [3]]), pa.table({}))
    for wanted in ("min_key", f"min_key.{name}"):
        read = made.read_columns([wanted], stored.column_names)
        (batch,) = stored.select(dict.fromkeys(n.partition(".")[0] for n in read)).to_batches()
        found = made.column(wanted, batch, positions)
        assert found.equals(array if wanted == "min_key" else pc.struct_field(array, name))


@pytest.mark.parametrize("zero", [0.0, -0.0])
def test_floating_point_keys_are_always_stored(zero: float) -> None:
    bounds = pa.array([{"id": 0.0}])
    columns = {"max_key": pa.array([{"id": zero}]), "upper_bounds": bounds}
    texts = {"file_path": pa.array(["b"]), "file_name": pa.array(["b"])}
    rows = pa.table({**columns, **texts})
    assert "max_key" in StoredColumns(rows.schema, {}, {}).to_stored(rows).column_names
