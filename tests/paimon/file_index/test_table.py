"""The relation `file_indexes`: location, liveness and damage of each index."""

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from arrowmeta.model.damage import DamagedMetadataWarning
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import base_schema
from arrowmeta.paimon.relations import SOURCE_COLUMNS, file_indexes_table
from tests.reference import file_index
from tests.sql.given_source import with_file_id

SCHEMA = base_schema("file_indexes", TableShape())
ENTRIES = base_schema("entries", TableShape())
SMALL = file_index.container({"c": {"bsi": file_index.bsi([1, 2])}})
LARGE = file_index.container(
    {"d": {"bitmap": file_index.bitmap_v2([1, None], "int8"), "range-bitmap": None}}
)


def listed(*entries, files=None):
    """Return the relation over some entries, and the damage."""
    rows = [
        with_file_id(
            {"status": "added", "bucket": 0, "level": 0, "extra_files": [], "entry_id": i}
            | {"file_path": f"t/bucket-0/{entry['file_name']}", "content": "data", **entry}
        )
        for i, entry in enumerate(entries)
    ]
    schema = pa.schema([ENTRIES.field(name) for name in SOURCE_COLUMNS])
    damage: list[ArrowMetaError] = []
    table = file_indexes_table(
        pa.Table.from_pylist(rows, schema), SCHEMA, (files or {}).get, damage.append
    )
    return table.to_pylist(), damage


def test_embedded_and_separate_indexes_are_listed_with_offsets():
    rows, damage = listed(
        {"file_name": "a.orc", "embedded_index": SMALL},
        {"file_name": "b.orc", "extra_files": ["b.orc.index", "b.blob"]},
        {"file_name": "c.orc"},
        files={"t/bucket-0/b.orc.index": LARGE},
    )
    assert damage == []
    assert [
        (row["entry_id"], row["data_file_path"], row["index_path"], row["column_name"])
        for row in rows
    ] == [
        (0, "t/bucket-0/a.orc", None, "c"),
        (1, "t/bucket-0/b.orc", "t/bucket-0/b.orc.index", "d"),
        (1, "t/bucket-0/b.orc", "t/bucket-0/b.orc.index", "d"),
    ]
    assert [row["index_type"] for row in rows] == ["bsi", "bitmap", "range-bitmap"]
    assert [row["detail"] for row in rows] == [
        "2 rows",
        "version 2, 2 rows, 1 value, with nulls",
        "no values",
    ]
    first, second, third = ((row["content_offset"], row["content_size_in_bytes"]) for row in rows)
    assert SMALL[first[0] : sum(first)] == file_index.bsi([1, 2])
    assert LARGE[second[0] : sum(second)] == file_index.bitmap_v2([1, None], "int8")
    assert third == (None, 0)


def test_index_files_of_deleted_entries_are_not_opened():
    gone = {"file_name": "a.orc", "extra_files": ["a.orc.index"]}
    rows, damage = listed(
        gone,
        gone | {"level": 3},
        gone | {"status": "deleted"},
        files={"t/bucket-0/a.orc.index": LARGE},
    )
    assert {row["entry_id"] for row in rows} == {1}
    assert damage == []


def test_only_requested_columns_are_returned():
    entries = pa.Table.from_pylist([], pa.schema([ENTRIES.field(name) for name in SOURCE_COLUMNS]))
    schema = pa.schema([SCHEMA.field("column_name")])
    table = file_indexes_table(entries, schema, {}.get, pytest.fail)
    assert table.schema == schema


def test_damaged_container_is_reported_and_the_others_listed():
    rows, damage = listed(
        {"file_name": "a.orc", "embedded_index": b"nothing of the kind"},
        {"file_name": "b.orc", "embedded_index": SMALL},
    )
    assert [row["entry_id"] for row in rows] == [1]
    (error,) = damage
    assert str(error).startswith("t/bucket-0/a.orc (in its entry), byte 0: a file index begins")


def test_damaged_index_header_is_listed_and_reported_with_byte():
    cut = file_index.container({"c": {"bsi": b"\x01\x00"}})
    rows, damage = listed(
        {"file_name": "b.orc", "extra_files": ["b.orc.index"]},
        files={"t/bucket-0/b.orc.index": cut},
    )
    assert [row["detail"] for row in rows] == [None]
    (error,) = damage
    at = len(cut) - 1
    assert str(error).startswith(f"t/bucket-0/b.orc.index, byte {at}: bsi of c: the rows")


def test_index_with_wrong_row_count_is_listed_and_reported():
    entry = {"extra_files": ["b.orc.index"], "record_count": 3}
    rows, damage = listed(
        {"file_name": "a.orc", "embedded_index": SMALL, "record_count": 2},
        {"file_name": "b.orc", **entry},
        {"file_name": "c.orc", "embedded_index": SMALL, "record_count": -1},
        files={"t/bucket-0/b.orc.index": SMALL},
    )
    assert [row["detail"] for row in rows] == ["2 rows", "2 rows", None]
    (error,) = damage
    assert str(error) == "t/bucket-0/b.orc.index: bsi of c: index has 2 rows, the data file 3"


def test_real_table_lists_indexes_of_every_column(corpus_folder):
    table = arrowmeta.open(corpus_folder / "paimon" / "cpp_orc_pk_with_bitmap_dv", strict=True)
    rows = table.file_indexes().to_pylist()
    assert len(rows) == 3 * len({row["index_path"] for row in rows})
    assert {row["column_name"] for row in rows} == {"f0", "f1", "f2"}
    assert {row["data_file_path"] for row in rows} <= set(
        table.files(["file_path"])["file_path"].to_pylist()
    )


def test_missing_index_file_is_damage(corpus_folder):
    table = arrowmeta.open(corpus_folder / "paimon" / "cpp_orc_append_with_bloomfilter")
    with pytest.warns(DamagedMetadataWarning, match=r"\.index: the file is missing"):
        assert table.file_indexes().num_rows == 0
