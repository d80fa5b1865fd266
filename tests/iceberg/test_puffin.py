"""Footers of Puffin files: real ones, made ones, and everything that can be wrong with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.puffin import read_footer
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
def test_blobs_of_real_files_follow_each_other_from_the_magic_on(path: Path) -> None:
    content = path.read_bytes()
    placed = read_footer(memoryview(content), str(path))
    ends = [len(MAGIC), *(one.offset + one.length for one in placed)]
    assert [one.offset for one in placed] == ends[:-1]
    assert content[ends[-1] :].startswith(MAGIC + b"{")
    for one in placed:
        assert one.blob.type in ("deletion-vector-v1", "apache-datasketches-theta-v1")
        assert {"ndv", "cardinality"} & set(one.blob.properties)


@pytest.mark.parametrize("is_lz4", [False, True])
def test_blobs_have_what_the_footer_says(is_lz4: bool) -> None:
    described = [blob("a", [1, 2], 4, 3, ndv="7"), blob("b", [], 7, 0)]
    described[1]["compression-codec"] = "zstd"
    first, second = read_footer(memoryview(puffin([b"abc"], described, is_lz4=is_lz4)), "p")
    assert (first.offset, first.length, first.codec) == (4, 3, None)
    assert (first.blob.type, first.blob.fields, first.blob.snapshot_id) == ("a", (1, 2), 1)
    assert first.blob.properties == {"ndv": "7"}
    assert (second.offset, second.length, second.codec) == (7, 0, "zstd")


def test_every_cut_is_an_error() -> None:
    content = puffin([b"abc"], [blob("a", [1], 4, 3)])
    for n_bytes in range(len(content)):
        with pytest.raises(CorruptMetadataError):
            read_footer(memoryview(content[:n_bytes]), "p")


@pytest.mark.parametrize("is_lz4", [False, True])
@given(at=st.integers(0, 10_000), mask=st.integers(1, 255))
def test_flipped_bits_are_our_error_or_another_footer(is_lz4: bool, at: int, mask: int) -> None:
    content = bytearray(puffin([b"abc"], [blob("a", [1], 4, 3, ndv="1")], is_lz4=is_lz4))
    content[at % len(content)] ^= mask
    try:
        placed = read_footer(memoryview(bytes(content)), "p")
    except ArrowMetaError:
        return
    assert all(4 <= one.offset <= one.offset + one.length <= len(content) for one in placed)


@pytest.mark.spec("iceberg: puffin footer")
@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (0, "a Puffin file begins and ends"),
        (1, "the footer begins with PFA1"),
        (2, "a Puffin file begins and ends"),
    ],
)
def test_each_magic_number_is_looked_at(place: int, reason: str) -> None:
    parts = puffin([b"abc"], [blob("a", [1], 4, 3)]).split(MAGIC)
    magics = [b"PFA2" if i == place else MAGIC for i in range(3)]
    content = b"".join(part + magic for part, magic in zip(parts, [*magics, b""], strict=True))
    with pytest.raises(CorruptMetadataError, match=reason):
        read_footer(memoryview(content), "p")


def test_compressed_footer_of_many_blobs_is_in_proportion() -> None:
    described = [blob("a", [field], 4, 3) for field in range(2_000)]
    content = puffin([b"abc"], described, is_lz4=True)
    assert len(json.dumps(described)) > 1 << 16 > len(content)
    assert len(read_footer(memoryview(content), "p")) == 2_000


@pytest.mark.parametrize("size", [-1, -(2**31), 2**31 - 1, 1_000])
def test_size_that_leads_out_of_the_file_is_an_error(size: int) -> None:
    content = puffin([], [])
    wrong = content[:-12] + size.to_bytes(4, "little", signed=True) + content[-8:]
    with pytest.raises(CorruptMetadataError, match="leads out of the file") as caught:
        read_footer(memoryview(wrong), "p")
    assert caught.value.byte == len(content) - 12


@pytest.mark.parametrize(
    ("offset", "length"), [(3, 1), (4, 4), (4, -1), (-1, 4), (8, 1), (2**62, 2**62)]
)
def test_blob_outside_of_the_blobs_is_an_error(offset: int, length: int) -> None:
    content = puffin([b"abc"], [blob("a", [1], offset, length)])
    with pytest.raises(CorruptMetadataError, match="outside of the blobs"):
        read_footer(memoryview(content), "p")


def test_flags_of_a_newer_version_are_not_guessed_at() -> None:
    with pytest.raises(UnsupportedError, match="0x2"):
        read_footer(memoryview(MAGIC + footer(b"{}", 2)), "p")


def test_footer_that_grows_out_of_proportion_is_a_limit() -> None:
    payload = json.dumps({"blobs": [], "properties": {"x": " " * 50_000_000}}).encode()
    with pytest.raises(LimitError, match="decompresses to more than"):
        read_footer(memoryview(MAGIC + footer(lz4_frame(payload), 1)), "p")


@pytest.mark.parametrize("payload", [b"", b"[]", b'{"blobs": [1]}', b'{"blobs": [{}]}', b"\xff"])
@pytest.mark.parametrize("is_lz4", [False, True])
def test_payload_that_makes_no_sense_is_an_error(payload: bytes, is_lz4: bool) -> None:
    written = lz4_frame(payload) if is_lz4 else payload
    with pytest.raises(CorruptMetadataError) as caught:
        read_footer(memoryview(MAGIC + footer(written, int(is_lz4))), "p")
    assert caught.value.path == "p"


def test_footer_that_is_no_lz4_frame_is_an_error() -> None:
    with pytest.raises(CorruptMetadataError, match="not LZ4 data"):
        read_footer(memoryview(MAGIC + footer(b"{}", 1)), "p")
