"""Deletion vectors of entries: offsets, lengths and counts, checked against the blobs."""

import json
import re

import pyarrow as pa
import pytest

from arrowmeta.errors import ArrowMetaError
from arrowmeta.iceberg.relations import VECTOR_COLUMNS, deletion_vectors_table, live_vectors
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from tests import corpus
from tests.iceberg.puffin_files import MAGIC, blob, puffin, reader_of
from tests.reference.roaring import decode_record, encode_64, encode_record

SHAPE = TableShape(partition=pa.struct([("p", pa.int32())]))
SCHEMA = SCHEMAS["deletion_vectors"](SHAPE)


def entries(*rows):
    plain = {
        "status": "added",
        "content": "deletion_vector",
        "file_path": "v.puffin",
        "referenced_data_file": "f",
        "partition": {"p": 1},
        "manifest_path": "m",
    }
    known = SCHEMAS["entries"](SHAPE)
    schema = pa.schema([known.field(name) for name in VECTOR_COLUMNS])
    listed = [plain | {"manifest_pos": i} | row for i, row in enumerate(rows)]
    return pa.Table.from_pylist(listed, schema)


def read(rows, files, *columns):
    """Return rows of the relation, and the messages of damage."""
    damage: list[ArrowMetaError] = []
    schema = pa.schema([SCHEMA.field(name) for name in columns or SCHEMA.names])
    vectors = live_vectors(rows, damage.append)
    assert vectors.num_rows <= rows.num_rows
    table = deletion_vectors_table(vectors, schema, reader_of(files, damage))
    assert table.schema == schema
    return table.to_pylist(), [str(error) for error in damage]


def place(offset, record, count, **fields):
    return {
        "content_offset": offset,
        "content_size_in_bytes": len(record),
        "record_count": count,
    } | fields


ONE, TWO = (encode_record(encode_64(rows), True) for rows in ({1, 5}, {2**33}))


def test_deletion_vectors_are_read_at_their_offsets():
    described = [blob("deletion-vector-v1", [2147483645], 4, len(ONE))]
    content = puffin([ONE, TWO], described)
    rows = entries(
        place(4 + len(ONE), TWO, 1, referenced_data_file="g", partition={"p": None}),
        place(4, ONE, 2),
        place(4, ONE, 2, status="deleted"),
        {"content": "position_deletes", "record_count": 3},
    )
    found, damage = read(rows, {"v.puffin": content})
    assert damage == []
    assert found == [
        {
            "data_file_path": path,
            "file_path": "v.puffin",
            "content_offset": offset,
            "content_size_in_bytes": len(record),
            "cardinality": count,
            "partition": {"p": p},
            "bucket": None,
        }
        for path, offset, record, count, p in (
            ("g", 4 + len(ONE), TWO, 1, None),
            ("f", 4, ONE, 2, 1),
        )
    ]


def test_deletion_vector_file_without_footer_is_read_by_offset():
    found, damage = read(entries(place(0, ONE, 2)), {"v.puffin": ONE})
    assert damage == []
    assert found[0]["content_size_in_bytes"] == len(ONE)


def test_deletion_vector_listed_twice_is_not_damage():
    rows = entries(place(0, ONE, 2), place(0, ONE, 2), place(0, ONE, 3))
    found, [said] = read(rows, {"v.puffin": ONE})
    assert [row["content_size_in_bytes"] for row in found] == [len(ONE)] * 3
    assert "does not delete as many rows" in said


def test_vector_of_missing_file_has_length_and_count_of_the_manifest():
    found, damage = read(entries(place(4, ONE, 2)), {})
    assert (found[0]["content_size_in_bytes"], found[0]["cardinality"]) == (len(ONE), 2)
    assert damage == []


def test_missing_length_and_count_of_missing_file_are_null():
    unsaid = {"content_size_in_bytes": None}
    found, damage = read(entries(place(4, ONE, None, **unsaid)), {})
    assert (found[0]["content_size_in_bytes"], found[0]["cardinality"]) == (None, None)
    assert damage == []


def test_deletion_vector_of_zero_rows_has_cardinality_0():
    assert read(entries(place(4, ONE, 0)), {}, "cardinality") == ([{"cardinality": 0}], [])


def test_files_are_opened_only_for_columns_that_need_blobs():
    rows = entries(place(4, ONE, 2), place(9, ONE, None, file_path="w.puffin"))
    opened = {"w.puffin": b"123456789" + ONE}
    assert read(rows, {}, "data_file_path", "content_offset")[1] == []
    assert read(rows, opened, "cardinality") == ([{"cardinality": 2}] * 2, [])


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"record_count": 3}, "does not delete as many rows"),
        ({"content_size_in_bytes": 7}, "its length in the manifest"),
        ({"content_size_in_bytes": None}, "its length in the manifest"),
        ({"content_offset": 5}, "magic number is unknown|past the end"),
        ({"content_offset": -(2**63)}, "outside of the file"),
        ({"content_offset": 2**63 - 1}, "outside of the file"),
    ],
)
def test_manifest_fields_that_contradict_blob_are_damage(fields, reason):
    content = puffin([ONE], [])
    found, [said] = read(entries(place(4, ONE, 2, **fields)), {"v.puffin": content})
    assert said.startswith("v.puffin, byte ")
    assert re.search(reason, said)
    assert found[0]["cardinality"] == fields.get("record_count", 2)


def test_truncated_or_changed_blob_is_damage():
    rows = entries(place(0, ONE, 2))
    broken = [ONE[:n] for n in range(len(ONE))]
    broken += [ONE[:at] + bytes([ONE[at] ^ 8]) + ONE[at + 1 :] for at in range(len(ONE))]
    for content in broken:
        found, damage = read(rows, {"v.puffin": content})
        assert found[0]["content_size_in_bytes"] is None
        assert len(damage) == 1


@pytest.mark.parametrize("name", ["referenced_data_file", "content_offset"])
def test_vector_without_offset_or_data_file_is_damage_and_others_are_read(name):
    found, damage = read(
        entries(place(0, ONE, 2) | {name: None}, place(0, ONE, 2)), {"v.puffin": ONE}
    )
    assert len(found) == 1
    assert damage == [f"m, row 0: a deletion vector without {name}"]


@pytest.mark.parametrize("path", corpus.files("iceberg/**/*.puffin", 10, magic=MAGIC))
def test_cardinality_of_real_vectors_matches_their_footers(path):
    content = path.read_bytes()
    size = int.from_bytes(content[-12:-8], "little")
    blobs = json.loads(content[-12 - size : -12])["blobs"]
    rows = entries(
        *(
            {
                "file_path": str(path),
                "content_offset": one["offset"],
                "content_size_in_bytes": one["length"],
                "record_count": int(one["properties"]["cardinality"]),
                "referenced_data_file": one["properties"]["referenced-data-file"],
            }
            for one in blobs
        )
    )
    found, damage = read(rows, {str(path): content})
    assert damage == []
    for row in found:
        record = content[row["content_offset"] :][: row["content_size_in_bytes"]]
        assert len(decode_record(record)) == row["cardinality"]
