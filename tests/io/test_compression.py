"""Decompression by codec, and the C functions of installed packages."""

from __future__ import annotations

import bz2
import lzma
import random
import zlib
from functools import cache

import pytest
import zstandard

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io import compression
from arrowmeta.io.compression import ByteBuffer, codec_function, decompress
from tests.avro.container_files import block, container, record, text

#: Bytes per piece in these tests; with the size of the package, bzip2 would take half a minute.
PIECE = 1 << 16
PACKERS = {
    "deflate": lambda content: zlib.compress(content, wbits=-15),
    "zstandard": zstandard.ZstdCompressor().compress,
    "bzip2": bz2.compress,
    "xz": lzma.compress,
}
SIZES = (0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 2 * PIECE + 1)


@cache
def contents(size: int) -> list[bytes]:
    return [bytes(size), random.Random(size).randbytes(size // 64) * 64 + bytes(size % 64)]


@cache
def packed_contents(codec: str, size: int) -> list[tuple[bytes, bytes]]:
    """Contents, and each compressed; cached, as some codecs take a second."""
    return [(content, PACKERS[codec](content)) for content in contents(size)]


@pytest.fixture(autouse=True)
def piece_len(monkeypatch):
    monkeypatch.setattr(compression, "_PIECE_LEN", PIECE)


@pytest.mark.sampled(14)
@pytest.mark.parametrize("codec", PACKERS)
@pytest.mark.parametrize("size", SIZES)
def test_content_of_any_size_is_decompressed_up_to_the_limit(codec, size):
    for content, packed_bytes in packed_contents(codec, size):
        packed = memoryview(packed_bytes)
        out = ByteBuffer()
        out.append(b"before")
        decompress(codec, packed, out, len(content))
        assert bytes(out.view()[: out.length]) == b"before" + content
        if size:
            with pytest.raises(LimitError):
                decompress(codec, packed, out, size - 1)
            assert out.length == size + 6


@pytest.mark.parametrize("codec", ["deflate", "bzip2", "xz"])
@pytest.mark.parametrize("size", SIZES[1:])
def test_truncated_stream_is_corrupt(codec, size):
    for content, packed in packed_contents(codec, size):
        for length in (1, len(packed) // 2, len(packed) - 1):
            out = ByteBuffer()
            with pytest.raises(CorruptMetadataError):
                decompress(codec, memoryview(packed)[:length], out, len(content))
            assert out.length == 0


@pytest.mark.parametrize("size", [1, 600_000])
def test_bytes_after_a_deflate_stream_are_ignored(size):
    for content, stream in packed_contents("deflate", size):
        out = ByteBuffer()
        packed = stream + b"part of a checksum"
        decompress("deflate", memoryview(packed), out, len(content))
        assert bytes(out.view()[: out.length]) == content


# -- C functions in the packages that wrap them, present and missing


@pytest.fixture(autouse=True)
def _clear_function_cache():
    codec_function.cache_clear()
    yield
    codec_function.cache_clear()


@pytest.mark.parametrize("codec", ["null", "snappy", "bzip2", "xz", "no such codec"])
def test_codec_without_c_function_has_none(codec):
    assert codec_function(codec) is None


@pytest.mark.parametrize(
    "place",
    [
        ("no_such_package._module", "f", "g", "h"),
        ("zstandard.no_such_module", "f", "g", "h"),
        ("zstandard.backend_c", "ZSTD_no_such_function", "g", "h"),
        ("json.decoder", "f", "g", "h"),  # a file that is not a library
        ("sys", "f", "g", "h"),  # in no file
    ],
    ids=lambda place: place[0],
)
def test_blocks_are_read_without_the_c_library(monkeypatch, place):
    monkeypatch.setattr(compression, "_FUNCTIONS", {"zstandard": place, "deflate": place})
    packers = {
        "zstandard": zstandard.ZstdCompressor().compress,
        "deflate": lambda content: zlib.compress(content, wbits=-15),
    }
    for codec, pack in packers.items():
        assert codec_function(codec) is None
        file = container(record(x="string"), block(1, pack(text("value"))), codec=codec)
        assert read_avro(file)["x"].to_pylist() == ["value"]


def test_context_that_cannot_be_allocated_raises_memory_error(monkeypatch):
    function = compression.CodecFunction("zstandard", 1, lambda: None, lambda _: None)
    with pytest.raises(MemoryError, match="zstandard"), function.context():
        pass
