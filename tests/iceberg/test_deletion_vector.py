"""Puffin files, and the deletion vectors in them."""

import json
import os
import re
from pathlib import Path

import pyarrow as pa
import pytest

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.relations import (
    VECTOR_COLUMNS,
    deletion_vectors_table,
    live_vectors,
    read_footer,
)
from arrowmeta.model.shape import TableShape
from arrowmeta.model.tables import SCHEMAS
from tests import corpus
from tests.iceberg.puffin_files import MAGIC, blob, footer, lz4_frame, puffin, reader_of
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


@pytest.mark.spec("iceberg: puffin footer")
@pytest.mark.parametrize(
    "path",
    [
        *corpus.files("iceberg/**/*.puffin", 10, magic=MAGIC),
        *corpus.files("iceberg/**/*.stats", 10, magic=MAGIC),
    ],
)
def test_blobs_of_real_files_are_contiguous(path):
    content = path.read_bytes()
    placed = read_footer(memoryview(content), str(path))
    ends = [len(MAGIC), *(one.offset + one.length for one in placed)]
    assert [one.offset for one in placed] == ends[:-1]
    assert content[ends[-1] :].startswith(MAGIC + b"{")
    for one in placed:
        assert one.type in ("deletion-vector-v1", "apache-datasketches-theta-v1")
        assert {"ndv", "cardinality"} & set(one.properties)


@pytest.mark.parametrize("is_lz4", [False, True])
def test_blob_metadata_is_read_from_footer(is_lz4):
    described = [blob("a", [1, 2], 4, 3, ndv="7"), blob("b", [], 7, 0)]
    described[1]["compression-codec"] = "zstd"
    first, second = read_footer(memoryview(puffin([b"abc"], described, is_lz4=is_lz4)), "p")
    assert (first.offset, first.length, first.codec) == (4, 3, None)
    assert (first.type, first.fields, first.snapshot_id) == ("a", (1, 2), 1)
    assert first.properties == {"ndv": "7"}
    assert (second.offset, second.length, second.codec) == (7, 0, "zstd")


def test_truncated_puffin_file_is_corrupt():
    content = puffin([b"abc"], [blob("a", [1], 4, 3)])
    for n_bytes in range(len(content)):
        with pytest.raises(CorruptMetadataError):
            read_footer(memoryview(content[:n_bytes]), "p")


@pytest.mark.spec("iceberg: puffin footer")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (0, "a Puffin file begins and ends"),
        (1, "the footer begins with PFA1"),
        (2, "a Puffin file begins and ends"),
    ],
)
def test_each_magic_number_is_checked(place, reason):
    parts = puffin([b"abc"], [blob("a", [1], 4, 3)]).split(MAGIC)
    magics = [b"PFA2" if i == place else MAGIC for i in range(3)]
    content = b"".join(part + magic for part, magic in zip(parts, [*magics, b""], strict=True))
    with pytest.raises(CorruptMetadataError, match=reason):
        read_footer(memoryview(content), "p")


def test_compressed_footer_of_many_blobs_is_below_limit():
    described = [blob("a", [field], 4, 3) for field in range(2_000)]
    content = puffin([b"abc"], described, is_lz4=True)
    assert len(json.dumps(described)) > 1 << 16 > len(content)
    assert len(read_footer(memoryview(content), "p")) == 2_000


@pytest.mark.parametrize("size", [-1, -(2**31), 2**31 - 1, 1_000])
def test_footer_size_outside_of_file_is_corrupt(size):
    content = puffin([], [])
    wrong = content[:-12] + size.to_bytes(4, "little", signed=True) + content[-8:]
    with pytest.raises(CorruptMetadataError, match="leads out of the file") as caught:
        read_footer(memoryview(wrong), "p")
    assert caught.value.byte == len(content) - 12


@pytest.mark.parametrize(
    ("offset", "length"), [(3, 1), (4, 4), (4, -1), (-1, 4), (8, 1), (2**62, 2**62)]
)
def test_blob_outside_of_blob_area_is_corrupt(offset, length):
    content = puffin([b"abc"], [blob("a", [1], offset, length)])
    with pytest.raises(CorruptMetadataError, match="outside of the blobs"):
        read_footer(memoryview(content), "p")


def test_unknown_footer_flags_are_unsupported():
    with pytest.raises(UnsupportedError, match="0x2"):
        read_footer(memoryview(MAGIC + footer(b"{}", 2)), "p")


def test_footer_that_decompresses_beyond_limit_raises_limit_error():
    payload = json.dumps({"blobs": [], "properties": {"x": " " * 50_000_000}}).encode()
    with pytest.raises(LimitError, match="decompresses to more than"):
        read_footer(memoryview(MAGIC + footer(lz4_frame(payload), 1)), "p", 40_000_000)


@pytest.mark.parametrize("payload", [b"", b"[]", b'{"blobs": [1]}', b'{"blobs": [{}]}', b"\xff"])
@pytest.mark.parametrize("is_lz4", [False, True])
def test_invalid_footer_payload_is_corrupt(payload, is_lz4):
    written = lz4_frame(payload) if is_lz4 else payload
    with pytest.raises(CorruptMetadataError) as caught:
        read_footer(memoryview(MAGIC + footer(written, int(is_lz4))), "p")
    assert caught.value.path == "p"


def test_compressed_footer_without_lz4_frame_is_corrupt():
    with pytest.raises(CorruptMetadataError, match="not LZ4 data"):
        read_footer(memoryview(MAGIC + footer(b"{}", 1)), "p")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no figures of memory here")
def test_corrupt_lz4_footers_take_no_memory_for_good():
    content = memoryview(MAGIC + footer(bytes(1 << 20), 1))

    def pages():
        return int(Path("/proc/self/statm").read_text().split()[0])

    def read():
        with pytest.raises(CorruptMetadataError, match="not LZ4 data"):
            read_footer(content, "p")

    read()
    before = pages()
    for _ in range(20):
        read()
    assert (pages() - before) * os.sysconf("SC_PAGESIZE") < 100 << 20
