"""Footers of Puffin files: of real files, of files written here, and of damaged ones."""

import json
import os
from pathlib import Path

import pytest

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.relations import read_footer
from tests import corpus
from tests.iceberg.puffin_files import MAGIC, blob, footer, lz4_frame, puffin


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
