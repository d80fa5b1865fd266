"""Puffin files: deletion vectors, statistics, and their footers."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.relations import read_footer
from tests import corpus
from tests.iceberg.manifests import Column, data_file, entry, row, written
from tests.iceberg.one_manifest import damage_of, spec_json, table_of_manifests
from tests.iceberg.puffin_files import MAGIC, blob, footer, lz4_frame, puffin
from tests.iceberg.tables import schema_json, write
from tests.reference.roaring import decode_record, encode_64, encode_record

pytestmark = pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning")

ONE, TWO = (encode_record(encode_64(rows), True) for rows in ({1, 5}, {2**33}))
ENTRY = entry(data_file([Column(1000, "p", "int")]))


def with_vectors(folder, content: bytes | None, *entries: dict[str, Any]) -> arrowmeta.Table:
    """Write a table with a file `v` of deletion vectors, and the entries of these."""
    path = folder / "metadata" / "v"
    if content is not None:
        write(folder, "v", content)
    shared = {"content": 1, "file_format": "PUFFIN", "referenced_data_file": "f"}
    rows = [row(one.get("file_path", str(path)), **shared | one) for one in entries]
    specs = {"partition-specs": [spec_json(0, (1, 1000, "p", "identity"))], "format-version": 3}
    manifest = (written(ENTRY, rows), {"content": 1})
    return table_of_manifests(folder, [manifest], schemas=[schema_json("int")], **specs)


def place(offset: int, record: bytes, count: int | None, **fields: Any) -> dict[str, Any]:
    file = {"content_offset": offset, "content_size_in_bytes": len(record), "record_count": count}
    return {"partition": {"p": 1}, **file, **fields}


def vectors(table: arrowmeta.Table, *columns: str) -> list[tuple[Any, ...]]:
    return [tuple(one.values()) for one in table.deletion_vectors(columns).to_pylist()]


def test_deletion_vectors_are_read_at_their_offsets(tmp_path):
    content = puffin([ONE, TWO], [blob("deletion-vector-v1", [2147483645], 4, len(ONE))])
    rows = (
        place(4 + len(ONE), TWO, 1, referenced_data_file="g", partition={"p": None}),
        place(4, ONE, 2),
        place(4, ONE, 2, status=2),
        place(4, ONE, 3, file_format="PARQUET"),
    )
    table = with_vectors(tmp_path, content, *rows)
    names = ("data_file_path", "content_offset", "content_size_in_bytes", "cardinality")
    assert vectors(table, *names, "partition", "bucket") == [
        ("g", 4 + len(ONE), len(TWO), 1, {"p": None}, None),
        ("f", 4, len(ONE), 2, {"p": 1}, None),
    ]
    [(path, index_type, size, count)] = {
        (one["file_path"], *map(one.get, ("index_type", "file_size_in_bytes", "record_count")))
        for one in table.index_files().to_pylist()
    }
    assert (Path(path).name, index_type, size, count) == ("v", "deletion-vector-v1", 10, 2)
    assert damage_of(table) == []


# fmt: off
#: What a file has, the entries; length and cardinality of the vectors, and damage.
READ: dict[str, tuple[bytes | None, list[dict[str, Any]], list[tuple[Any, ...]], str]] = {
    "a file without footer": (ONE, [place(0, ONE, 2)], [(len(ONE), 2)], ""),
    "one vector twice": (
        ONE, [place(0, ONE, 2), place(0, ONE, 2), place(0, ONE, 3)],
        [(len(ONE), 2), (len(ONE), 2), (len(ONE), 3)], "does not delete as many rows"),
    "a missing file": (None, [place(4, ONE, 2)], [(len(ONE), 2)], ""),
    "a missing file of unknown length": (
        None, [place(4, ONE, -1, content_size_in_bytes=None)], [(None, None)], ""),
    "no rows": (None, [place(4, ONE, 0)], [(len(ONE), 0)], ""),
    "an unknown count": (ONE, [place(0, ONE, -1)], [(len(ONE), 2)], ""),
    "no data file": (
        ONE, [place(0, ONE, 2, referenced_data_file=None), place(0, ONE, 2)], [(len(ONE), 2)],
        "m0, row 0: a deletion vector without referenced_data_file"),
    "no offset": (
        ONE, [place(0, ONE, 2, content_offset=None), place(0, ONE, 2)], [(len(ONE), 2)],
        "m0, row 0: a deletion vector without content_offset"),
    **{
        f"wrong {fields}": (
            puffin([ONE], []), [place(4, ONE, 2, **fields)],
            [(length, fields.get("record_count", 2))], f"^v, byte .*({reason})")
        for fields, length, reason in (
            ({"record_count": 3}, len(ONE), "does not delete as many rows"),
            ({"content_size_in_bytes": 7}, None, "its length in the manifest"),
            ({"content_size_in_bytes": None}, None, "its length in the manifest"),
            ({"content_offset": 5}, None, "magic number is unknown|past the end"),
            ({"content_offset": -(2**63)}, None, "outside of the file"),
            ({"content_offset": 2**63 - 1}, None, "outside of the file"),
        )
    },
}
# fmt: on


@pytest.mark.parametrize(("content", "entries", "expected", "damage"), READ.values(), ids=READ)
def test_length_and_cardinality_of_vectors(tmp_path, content, entries, expected, damage):
    table = with_vectors(tmp_path, content, *entries)
    assert vectors(table, "content_size_in_bytes", "cardinality") == expected
    said = damage_of(table)
    assert len(said) == bool(damage)
    assert re.search(damage, "".join(said))


def test_files_are_opened_only_for_columns_that_need_blobs(tmp_path):
    other = str(write(tmp_path, "w", b"123456789" + ONE))
    table = with_vectors(tmp_path, b"?", place(4, ONE, 2), place(9, ONE, -1, file_path=other))
    assert len(vectors(table, "data_file_path", "content_offset")) == 2
    assert vectors(table, "cardinality") == [(2,), (2,)]
    assert damage_of(table) == []


def test_truncated_or_changed_blob_is_damage(tmp_path):
    broken = [ONE[:n] for n in range(len(ONE))]
    broken += [ONE[:at] + bytes([ONE[at] ^ 8]) + ONE[at + 1 :] for at in range(len(ONE))]
    table = with_vectors(tmp_path, b"".join(broken), place(0, ONE, 2))
    for content in broken:
        write(tmp_path, "v", content)
        table = arrowmeta.open(tmp_path)
        assert vectors(table, "content_size_in_bytes") == [(None,)]
        assert len(damage_of(table)) == 1


@pytest.mark.parametrize("path", corpus.files("iceberg/**/*.puffin", 10, magic=MAGIC))
def test_cardinality_of_real_vectors_matches_their_footers(path, tmp_path):
    content = path.read_bytes()
    rows = [
        place(one.offset, b"", int(one.properties["cardinality"]), content_size_in_bytes=one.length)
        for one in read_footer(memoryview(content), str(path))
    ]
    table = with_vectors(tmp_path, content, *rows)
    for offset, length, count in vectors(
        table, "content_offset", "content_size_in_bytes", "cardinality"
    ):
        assert len(decode_record(content[offset : offset + length])) == count
    assert damage_of(table) == []


# -- Footers


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


ABC = puffin([b"abc"], [blob("a", [1], 4, 3)])
EMPTY = puffin([], [])


def with_magic(at: int) -> bytes:
    """Return a file whose first, second or third magic number is wrong."""
    parts = ABC.split(MAGIC)
    magics = [b"PFA2" if one == at else MAGIC for one in range(3)]
    return b"".join(part + magic for part, magic in zip(parts, [*magics, b""], strict=True))


def of_size(size: int) -> bytes:
    return EMPTY[:-12] + size.to_bytes(4, "little", signed=True) + EMPTY[-8:]


# fmt: off
BAD_FOOTERS = [
    *((with_magic(at), "a Puffin file begins and ends") for at in (0, 2)),
    (with_magic(1), "the footer begins with PFA1"),
    *((of_size(size), f"byte {len(EMPTY) - 12}.*leads out of the file")
      for size in (-1, -(2**31), 2**31 - 1, 1_000)),
    *((puffin([b"abc"], [blob("a", [1], *one)]), "outside of the blobs")
      for one in ((3, 1), (4, 4), (4, -1), (-1, 4), (8, 1), (2**62, 2**62))),
    *((MAGIC + footer(pack(payload), flags), "^p")
      for payload in (b"", b"[]", b'{"blobs": [1]}', b'{"blobs": [{}]}', b"\xff")
      for flags, pack in ((0, bytes), (1, lz4_frame))),
    (MAGIC + footer(b"{}", 1), "not LZ4 data"),
    *((ABC[:length], "^p") for length in range(len(ABC))),
]
# fmt: on


@pytest.mark.spec("iceberg: puffin footer")
def test_invalid_footers_are_corrupt():
    for content, reason in BAD_FOOTERS:
        with pytest.raises(CorruptMetadataError, match=reason):
            read_footer(memoryview(content), "p")


def test_footers_beyond_limits_and_of_unknown_flags():
    described = [blob("a", [field], 4, 3) for field in range(2_000)]
    content = puffin([b"abc"], described, is_lz4=True)
    assert len(json.dumps(described)) > 1 << 16 > len(content)
    assert len(read_footer(memoryview(content), "p")) == 2_000
    with pytest.raises(UnsupportedError, match="0x2"):
        read_footer(memoryview(MAGIC + footer(b"{}", 2)), "p")
    payload = json.dumps({"blobs": [], "properties": {"x": " " * 50_000_000}}).encode()
    with pytest.raises(LimitError, match="decompresses to more than"):
        read_footer(memoryview(MAGIC + footer(lz4_frame(payload), 1)), "p", 40_000_000)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no figures of memory here")
def test_corrupt_lz4_footers_take_no_memory_for_good():
    content = memoryview(MAGIC + footer(bytes(1 << 20), 1))

    def pages_after(times: int) -> int:
        for _ in range(times):
            with pytest.raises(CorruptMetadataError, match="not LZ4 data"):
                read_footer(content, "p")
        return int(Path("/proc/self/statm").read_text().split()[0])

    before = pages_after(1)
    assert (pages_after(20) - before) * os.sysconf("SC_PAGESIZE") < 100 << 20


# -- Statistics

THETA = "apache-datasketches-theta-v1"


def sketch(*fields: int, snapshot_id: int | None = 1, kind: str = THETA, **properties: str) -> Any:
    of_blob = {"type": kind, "snapshot-id": snapshot_id, "sequence-number": 1}
    return of_blob | {"fields": list(fields), "properties": properties}


def with_statistics(folder, content: bytes | None, *blobs: Any) -> arrowmeta.Table:
    path = f"{folder}/metadata/stats"
    if content is not None:
        write(folder, "stats", content)
    file = {"snapshot-id": 1, "statistics-path": path, "file-size-in-bytes": 100}
    changes = {"statistics": [{**file, "blob-metadata": list(blobs)}]}
    by_partition = {"snapshot-id": 1, "statistics-path": f"{folder}/metadata/partitions"}
    changes |= {"partition-statistics": [by_partition | {"file-size-in-bytes": 9}]}
    return table_of_manifests(folder, [], schemas=[schema_json("int")], **changes)


def distinct(table: arrowmeta.Table) -> list[tuple[Any, ...]]:
    names = ["snapshot_id", "schema_id", "field_id", "column_name", "distinct_count"]
    return [tuple(one.values()) for one in table.statistics(names).to_pylist()]


WITH_NDV = puffin([b"ab"], [blob(THETA, [1], 4, 1, ndv="11"), blob("x", [2], 5, 1, ndv="12")])


@pytest.mark.spec("iceberg: table statistics")
def test_distinct_counts_come_from_single_column_theta_sketches(tmp_path):
    others = (sketch(1, 2, ndv="9"), sketch(1, kind="another-v1", ndv="9"), sketch(ndv="9"))
    of_others = sketch(2, snapshot_id=4, ndv="0")
    table = with_statistics(tmp_path, WITH_NDV, sketch(1, ndv="7"), of_others, *others)
    assert distinct(table) == [(1, 0, 1, "c1", 7), (4, None, 2, None, 0)]
    files = table.index_files(["index_type", "file_size_in_bytes", "record_count"]).to_pylist()
    assert [tuple(one.values()) for one in files] == [
        ("statistics", 100, 5),
        ("partition-statistics", 9, None),
    ]
    # What the metadata does not say is in the footer.
    table = with_statistics(tmp_path, WITH_NDV, sketch(1), sketch(2), sketch(3, ndv="3"))
    assert [count for *_, count in distinct(table)] == [11, None, 3]
    assert damage_of(table) == []


@pytest.mark.parametrize(
    ("content", "wrong", "reason"),
    [
        (b"not a puffin file, however long", sketch(1), "a Puffin file begins and ends with PFA1"),
        (None, sketch(1, ndv="-1"), "property ndv is '-1', not a number"),
        (None, sketch(1, ndv="9" * 19), f"property ndv is '{'9' * 19}', not a number"),
        (None, sketch(1, ndv="٣"), r"property ndv is '\u0663', not a number"),
        (None, sketch(2**31, ndv="1"), "2147483648 is not a field id"),
        (None, sketch(-1, ndv="1"), "-1 is not a field id"),
    ],
)
def test_invalid_ndv_or_field_id_is_damage_and_others_are_read(tmp_path, content, wrong, reason):
    table = with_statistics(tmp_path, content, wrong, sketch(3, ndv="4"))
    assert [count for *_, count in distinct(table)] == [None] * bool(content) + [4]
    assert damage_of(table) == [f"stats: {reason}"]
