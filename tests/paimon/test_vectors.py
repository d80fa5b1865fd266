"""Deletion vectors: index files and their damage, and the relation that lists them."""

import shutil
import struct
import warnings
import zlib
from copy import deepcopy
from pathlib import Path
from typing import Any

import fastavro
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.kernels.deletion_vectors import decode_positions
from arrowmeta.paimon.index_files import read_vectors
from tests.bundled import DATA
from tests.corpus import NO_CORPUS
from tests.paimon.tables import open_at
from tests.reconcile.copies import PaimonCopy, set_options
from tests.reconcile.copies import read as read_rows
from tests.reference.roaring import (
    decode_record,
    encode_32,
    encode_64,
    encode_index_file,
    encode_record,
)
from tests.reference.truth import paimon_tables

BUNDLED = DATA / "pk_deletion_vectors"
#: Partition 1 of the bundled table: the arity, null bits, and an INT in its slot.
PARTITION = bytes([0, 0, 0, 1, *[0] * 8, 1, *[0] * 7])


def record(name, **kinds):
    """An Avro record of fields of these types."""
    fields = [{"name": field, "type": kind} for field, kind in kinds.items()]
    return {"type": "record", "name": name, "fields": fields}


def array_of(*items):
    return ["null", {"type": "array", "items": items[0] if len(items) == 1 else list(items)}]


PLACE = {"f0": "string", "f1": "int", "f2": "int"}
RANGE = record("range", **PLACE, _CARDINALITY=["null", "long"])
#: Avro types of the list of ranges, by writer; no writer has the last three.
RANGES = {
    "java": array_of("null", RANGE),
    "python": array_of(RANGE),
    "java_0_9": array_of("null", record("range", **PLACE)),
    "two_lengths": array_of("null", record("range", **PLACE | {"f2": ["int", "string"]})),
    "text": "string",
    "numbers": {"type": "array", "items": "int"},
}


def range_of(name, offset, length, cardinality=None):
    return {"f0": name, "f1": offset, "f2": length, "_CARDINALITY": cardinality}


def ranges_of(offsets, lengths, *cardinality):
    """Ranges of the data files `data-0`, `data-1`, and so on."""
    counts = cardinality or (None,) * len(offsets)
    places = zip(offsets, lengths, counts, strict=True)
    return [range_of(f"data-{i}", *place) for i, place in enumerate(places)]


def entry(ranges, **fields):
    plain = {"_VERSION": 1, "_KIND": 0, "_PARTITION": PARTITION, "_BUCKET": 0}
    plain |= {"_INDEX_TYPE": "DELETION_VECTORS", "_FILE_NAME": "index-1", "_FILE_SIZE": 100}
    return {**plain, "_ROW_COUNT": 1, "_DELETIONS_VECTORS_RANGES": ranges, **fields}


def index_manifest(location):
    name = arrowmeta.open(location).snapshots()["index_manifest"].to_pylist()[-1]
    return location / "manifest" / name


def write_entries(path, entries, writer="java"):
    """Write an index manifest."""
    kinds: dict[str, Any] = dict.fromkeys(("_VERSION", "_KIND", "_BUCKET"), "int")
    kinds |= {"_FILE_SIZE": "long", "_ROW_COUNT": "long", "_PARTITION": "bytes"}
    kinds |= {"_INDEX_TYPE": "string", "_FILE_NAME": "string"}
    kinds |= {"_DELETIONS_VECTORS_RANGES": RANGES[writer], "_EXTERNAL_PATH": ["null", "string"]}
    with path.open("wb") as file:
        fastavro.writer(file, record("entry", **kinds), entries)


def write_table(folder, entries, writer="java", files=(), options=()):
    """Copy the bundled table with these entries as the index manifest of its latest snapshot."""
    location = Path(shutil.copytree(BUNDLED, folder / "t"))
    write_entries(index_manifest(location), entries, writer)
    for name, content in dict(files).items():
        (location / name).parent.mkdir(parents=True, exist_ok=True)
        (location / name).write_bytes(content)
    set_options(location, dict(options))
    return location


INCOMPLETE = "ignore:the answer is incomplete"


def read(content, offsets, lengths):
    places = (np.array(numbers, dtype=np.int64) for numbers in (offsets, lengths))
    return read_vectors(np.frombuffer(content, dtype=np.uint8), *places)


def index_file(*vectors):
    """An index file of rows, each with whether it has 64 bits; its offsets and lengths."""
    records = [
        (encode_64(rows) if is_wide else encode_32(rows), is_wide) for rows, is_wide in vectors
    ]
    return encode_index_file(records)


def error_of(vectors, *names):
    return vectors.error("index-1", pa.chunked_array([names], pa.string()))


def fault_of(content, offset, length):
    vectors = read(content, [offset], [length])
    error = error_of(vectors, "data-1")
    assert error is not None
    assert error.path == "index-1"
    assert vectors.counts.tolist() == vectors.record_lens.tolist() == [-1]
    assert [rows.tolist() for rows in decode_positions(vectors)] == [[0, 0], []]
    return error


ROWS = st.sets(st.integers(0, 200_000), max_size=20)


@pytest.mark.spec("paimon: deletion vector index file")
@given(st.lists(st.tuples(ROWS, st.booleans()), max_size=6))
def test_32_and_64_bit_vectors_in_one_file_are_read(made):
    content, offsets, lengths = index_file(*made)
    vectors = read(content, offsets, lengths)
    assert error_of(vectors) is None
    assert vectors.counts.tolist() == [len(rows) for rows, _ in made]
    assert vectors.is_wide.tolist() == [wide for _, wide in made]
    assert (vectors.offsets + vectors.record_lens).tolist() == [*offsets, len(content)][1:]
    ends, positions = decode_positions(vectors)
    assert ends.tolist() == [0, *np.cumsum([len(rows) for rows, _ in made], dtype=int)]
    assert positions.tolist() == [row for rows, _ in made for row in sorted(rows)]


@pytest.mark.parametrize("is_wide", [True, False])
def test_damaged_bytes_and_wrong_ranges_are_corrupt(is_wide):
    for content in (b"", b"\x02", b"\x02" + bytes(40)):
        with pytest.raises(CorruptMetadataError, match="begins with version 1; found"):
            read(content, [1], [22])
    content, [offset], [length] = index_file(({1, 2, 90_000}, is_wide))
    for at in range(1, len(content)):
        fault_of(content[:at], offset, length)
        flipped = bytearray(content)
        flipped[at] ^= 0x10
        fault_of(bytes(flipped), offset, length)
    outside = "outside of the file"
    of_record = "its length in the manifest is not that of the record"
    for moved, longer, reason in (
        (-1, 0, outside),
        (-(2**31), 0, outside),
        (2**31 - 2, 0, outside),
        (0, 1, of_record),
        (0, -1, of_record),
        (0, -8 if is_wide else 8, of_record),  # the length of the other format
        (0, 2**31 - 100, "its length in the manifest"),
    ):
        assert reason in str(fault_of(content, offset + moved, length + longer))
    for size in (-1, -(2**31), 0, 3, 2**31 - 1):
        sized = b"\x01" + struct.pack(">i", size) + content[5:]
        reason = "its size is negative or past the end of the file"
        assert reason in str(fault_of(sized, offset, size))
    said = str(fault_of(content, offset + 1, length))
    assert "magic number is unknown" in said or "past the end of the file" in said


def test_damaged_bitmap_with_valid_crc_is_reported_with_byte():
    content, [offset], [length] = encode_index_file([(encode_32({1, 2})[:-2] + b"\0\0", False)])
    error = fault_of(content, offset, length)
    assert "data-1: a container of the bitmap is not ascending" in str(error)
    assert error.byte == 1 + 8 + 16


def test_overlapping_vectors_are_corrupt_and_too_many_rows_a_limit_error():
    content, [offset], [length] = index_file(({1, 2}, False))
    inner = encode_record(encode_32({3}), False)
    outer = struct.pack(">iI", len(inner) + 4, 1581511376) + inner
    nested = b"\x01" + outer + struct.pack(">I", zlib.crc32(outer[4:]))
    assert read(content, [offset, offset], [length, length]).counts.tolist() == [2, -1]
    vectors = read(nested, [9, 1], [len(inner) - 8, len(inner) + 4])
    assert vectors.counts.tolist() == [-1, -1]
    assert "shares bytes" in str(error_of(vectors, "a", "b"))
    full = struct.pack("<IBHHHHH", 12347, 1, 0, 65_535, 1, 0, 65_535)
    content, offsets, lengths = encode_index_file([(full, False)] * 3)
    vectors = read(content, offsets, lengths)
    assert len(decode_positions(vectors, 3 * 65_536)[1]) == 3 * 65_536
    with pytest.raises(LimitError, match="196,608 deleted rows"):
        decode_positions(vectors, 3 * 65_536 - 1)


def listed_vectors(table):
    """What other readers list by snapshot, each range with its index file's entry."""
    return {
        listed["snapshot_id"]: [
            entry | found
            for entry in listed.get("index_entries") or []
            for found in entry.get("dv") or []
        ]
        for listed in table.truth.get("raw", [])
    }


def record_of(table, row):
    content = Path(table.resolve(row["file_path"])).read_bytes()
    return content[row["content_offset"] :][: row["content_size_in_bytes"]]


TABLES = [table for table in paimon_tables() if any(listed_vectors(table).values())]


@pytest.mark.parametrize("table", TABLES or NO_CORPUS, ids=str)
def test_vectors_match_other_readers_at_every_snapshot(table):
    for snapshot_id, expected in listed_vectors(table).items():
        opened = open_at(table, snapshot_id)
        known = ["data_file_path", "file_path", "content_offset", "bucket"]
        found = opened.deletion_vectors(known).to_pylist()
        ours = [[str(value).rpartition("/")[2] for value in row.values()] for row in found]
        assert ours == [
            [row["f0"], row["file"], str(row["f1"]), str(row["bucket"])] for row in expected
        ]
        files = set(opened.files(["file_path"])["file_path"].to_pylist())
        assert {row["data_file_path"] for row in found} <= files
        external = [row["external"] for row in expected if row.get("external")]
        assert [row["file_path"] for row in found if row["file_path"] in external] == external
        if external:
            continue  # the index files were outside of the table
        for row, said in zip(opened.deletion_vectors().to_pylist(), expected, strict=True):
            assert row["content_size_in_bytes"] == said["f2"] + 8
            assert len(decode_record(record_of(opened, row))) == row["cardinality"]
            assert said.get("_CARDINALITY") in (None, row["cardinality"])


def test_bundled_table_has_vectors_of_its_live_files():
    table = arrowmeta.open(BUNDLED, strict=True)
    vectors = table.deletion_vectors().to_pylist()
    for column, relation in (("data_file_path", table.files()), ("file_path", table.index_files())):
        assert {row[column] for row in vectors} == set(relation["file_path"].to_pylist())
    assert [row["cardinality"] for row in vectors] == [6, 6, 9]
    assert [len(decode_record(record_of(table, row))) for row in vectors] == [6, 6, 9]


@pytest.mark.parametrize("writer", ["java", "python", "java_0_9"])
def test_ranges_of_every_writer_and_both_record_formats_are_read(tmp_path, writer):
    made = [(encode_32({1, 5}), False), (encode_64({2**33, 2, 3}), True), (encode_32([]), False)]
    content, *places = encode_index_file(made)
    ranges = ranges_of(*places)
    nulls = [None] if writer != "python" else []
    entries = [
        entry(None, _FILE_NAME="hash", _INDEX_TYPE="HASH"),
        entry([*nulls, *ranges[:2], *nulls]),
        entry([]),
        entry(None),
        entry(ranges[2:], _BUCKET=3),
    ]
    location = write_table(tmp_path, entries, writer, {"index/index-1": content})
    table = arrowmeta.open(location, strict=True)
    vectors = table.deletion_vectors().to_pylist()
    assert [row["cardinality"] for row in vectors] == [2, 3, 0]
    assert [row["bucket"] for row in vectors] == [0, 0, 3]
    assert [row["partition"] for row in vectors] == [{"pt": 1}] * 3
    paths = [f"{location}/pt=1/bucket-{n}" for n in ("0/data-0", "0/data-1", "3/data-2")]
    assert [row["data_file_path"] for row in vectors] == paths
    rows = [decode_record(record_of(table, row)) for row in vectors]
    assert rows == [[1, 5], [2, 3, 2**33], []]
    entries = [entry([], _FILE_NAME="a"), entry([], _FILE_NAME="b", _KIND=1)]
    table = arrowmeta.open(write_table(tmp_path / "deleted", entries))
    assert table.index_files(["status"])["status"].to_pylist() == ["added", "deleted"]


@pytest.mark.parametrize("beside_data", ["true", "false"])
@pytest.mark.parametrize("folder", ["index", "pt=1/bucket-0", "external"])
def test_index_file_is_found_in_index_or_bucket_folder_or_outside(tmp_path, beside_data, folder):
    content, *places = encode_index_file([(encode_32({4}), False)])
    outside, path = tmp_path / "index-1", f"{folder}/index-1"
    external = {"_EXTERNAL_PATH": f"FILE:{outside}"} if folder == "external" else {}
    outside.write_bytes(content)
    entries, files = [entry(ranges_of(*places), **external)], {} if external else {path: content}
    options = {"index-file-in-data-file-dir": beside_data}
    location = write_table(tmp_path, entries, files=files, options=options)
    found = arrowmeta.open(location, strict=True).deletion_vectors().to_pylist()
    assert [(row["file_path"], row["cardinality"]) for row in found] == [
        (f"FILE:{outside}" if external else f"{location}/{path}", 1)
    ]


def test_recorded_cardinality_needs_no_index_file(tmp_path):
    location = write_table(tmp_path, [entry(ranges_of([1, 31], [22, 22], 5, 6))])
    table = arrowmeta.open(location, strict=True)
    chosen = [name for name in table.schema_of("deletion_vectors").names if "size" not in name]
    assert table.deletion_vectors(chosen)["cardinality"].to_pylist() == [5, 6]
    with pytest.raises(CorruptMetadataError, match="the file is missing"):
        table.deletion_vectors()


def damaged_vectors(location, reason):
    """Return the vectors of a table, and the damage of reading them."""
    table = arrowmeta.open(location)
    with pytest.warns(UserWarning, match=reason):
        rows = table.deletion_vectors().to_pylist()
    assert not table.complete
    return rows, table.damage.to_pylist()


def test_vectors_of_missing_or_damaged_index_files_are_reported_once(tmp_path):
    for cardinality in (None, -3):
        entries = [entry([range_of("data-0", 1, 22, cardinality)])]
        location = write_table(tmp_path / str(cardinality), entries)
        [row], [damage] = damaged_vectors(location, "the file is missing")
        sizes = (row["cardinality"], row["content_size_in_bytes"], row["content_offset"])
        assert sizes == (None, None, 1)
        assert damage["path"] == f"{location}/index/index-1"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            assert arrowmeta.open(location).sql("FROM deletion_vectors").to_pylist() == [row]
    content, offsets, lengths = index_file(*(({n}, n == 2) for n in range(4)))
    damaged = bytearray(content)
    damaged[offsets[1] + 9] ^= 1
    damaged[offsets[2] + 20] ^= 1
    files = {"index/index-1": bytes(damaged)}
    location = write_table(tmp_path / "damaged", [entry(ranges_of(offsets, lengths))], files=files)
    rows, [damage] = damaged_vectors(location, "deletion vector of data-1: its CRC-32")
    assert [row["cardinality"] for row in rows] == [1, None, None, 1]
    assert [row["content_size_in_bytes"] for row in rows] == [30, None, None, 30]
    assert damage["byte"] == offsets[1]
    assert damage["reason"].endswith("; vectors of the file with a fault: 2")
    # A wrong cardinality that is recorded is kept.
    content, *places = index_file(({1, 2}, False))
    entries, files = [entry(ranges_of(*places, 7))], {"index/index-1": content}
    location = write_table(tmp_path / "wrong", entries, files=files)
    rows, _ = damaged_vectors(location, "does not delete as many rows")
    assert [row["cardinality"] for row in rows] == [7]


LONG = entry(ranges_of([1] * 300, [22] * 300), _PARTITION=bytes(1 << 20))


@pytest.mark.parametrize(
    ("entries", "writer", "reason"),
    [
        ([entry("data-0")], "text", "not a list of ranges"),
        ([entry([1])], "numbers", "not a list of ranges"),
        # Arrow aborts the process when a union has to take the nulls of its parent.
        ([entry([{"f0": "data-0", "f1": 1, "f2": 22}, None])], "two_lengths",
         "f2 is of type dense_union"),
        ([LONG], "java", "the partition values of 300 deletion vectors"),
        *((content, None, "index manifest") for content in (b"", b"Obj\x01", b"ORC", b"PAR1" * 3)),
    ],
    ids=["text", "numbers", "union", "long", "empty", "avro", "orc", "parquet"],
)  # fmt: skip
def test_index_manifest_that_is_damaged_or_of_other_types_is_reported(
    tmp_path, entries, writer, reason
):
    location = write_table(tmp_path, entries if writer else [], writer or "java")
    if writer is None:
        index_manifest(location).write_bytes(entries)
    rows, _ = damaged_vectors(location, reason)
    assert rows == []


@pytest.mark.filterwarnings(INCOMPLETE)
def test_truncated_index_manifest_has_no_vectors(tmp_path):
    location = write_table(tmp_path, [entry(ranges_of([1], [22], 5))])
    columns = ["data_file_path", "partition", "cardinality"]
    path = index_manifest(location)
    whole = path.read_bytes()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        table = arrowmeta.open(location)
        assert (table.deletion_vectors(columns).num_rows, table.complete) == (0, False)
    for lost in ("_INDEX_TYPE", "_FILE_NAME", "_BUCKET", "_PARTITION"):
        path.write_bytes(whole.replace(lost.encode(), b"x" * len(lost)))
        table = arrowmeta.open(location)
        assert table.deletion_vectors(columns).num_rows == 0
        assert table.complete == (lost == "_INDEX_TYPE")


def test_partitions_sum_cardinality_of_their_vectors(tmp_path):
    table = arrowmeta.open(BUNDLED, strict=True)
    partitions = table.partitions(["partition", "deleted_record_count"]).to_pylist()
    sums = {row["partition"]["pt"]: row["deleted_record_count"] for row in partitions}
    assert sums == {0: 9, 1: 6, 2: 6}
    file = table.files(["file_name", "bucket", "partition"]).to_pylist()[0]
    partition = PARTITION[:-8] + bytes([file["partition"]["pt"]]) + PARTITION[-7:]
    unknown = entry([range_of(file["file_name"], 1, 22)], _BUCKET=file["bucket"])
    location = write_table(tmp_path, [unknown | {"_PARTITION": partition}])
    with pytest.warns(UserWarning, match="index-1: the file is missing"):
        sums = arrowmeta.open(location).partitions(["deleted_record_count"])
    assert sorted(sums["deleted_record_count"].to_pylist(), key=str) == [0, 0, None]


def test_vector_of_external_data_file_has_its_external_path(tmp_path):
    copy = PaimonCopy(DATA / "append_partition_types", tmp_path / "t")
    moved, other = copied_rows = read_rows(copy.manifest("delta"))[:2]
    # One of the same name in another bucket is another file.
    alike = deepcopy(other) | {"_BUCKET": 7}
    moved["_FILE"]["_EXTERNAL_PATH"] = "s3://b/moved"
    alike["_FILE"]["_EXTERNAL_PATH"] = "s3://b/other"
    copy.edit_manifest("delta", lambda rows: [*copied_rows, *rows[2:], alike])
    entries = [
        entry([range_of(row["_FILE"]["_FILE_NAME"], 1, 22, 5)], _PARTITION=row["_PARTITION"])
        for row in copied_rows
    ]
    write_entries(copy.root / "manifest" / "index-manifest-1", entries)
    copy.edit_snapshot(indexManifest="index-manifest-1")
    found = arrowmeta.open(copy.root).deletion_vectors(["data_file_path"])["data_file_path"]
    first, second = found.to_pylist()
    assert first == "s3://b/moved"
    (path,) = copy.root.rglob(other["_FILE"]["_FILE_NAME"])
    assert second == str(path)
