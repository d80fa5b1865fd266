"""Decompression by codec, and the C functions of installed packages."""

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
from tests.refusals import refuses

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
def packed_contents(codec, size):
    """Contents, and each compressed; cached, as some codecs take a second."""
    contents = [bytes(size), random.Random(size).randbytes(size // 64) * 64 + bytes(size % 64)]
    return [(content, PACKERS[codec](content)) for content in contents]


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    monkeypatch.setattr(compression, "_PIECE_LEN", PIECE)
    codec_function.cache_clear()
    yield
    codec_function.cache_clear()


@pytest.mark.sampled(21)
@pytest.mark.parametrize("codec", PACKERS)
@pytest.mark.parametrize("size", SIZES)
def test_content_of_any_size_is_decompressed_up_to_the_limit(codec, size):
    for content, packed in packed_contents(codec, size):
        out = ByteBuffer()
        out.append(b"before")
        decompress(codec, memoryview(packed), out, len(content))
        assert bytes(out.view()[: out.length]) == b"before" + content
        if size:
            refuses(LimitError, "", decompress, codec, memoryview(packed), out, size - 1)
            assert out.length == size + 6
        cuts = (1, len(packed) // 2, len(packed) - 1) if size and codec != "zstandard" else ()
        for length in cuts:
            out, cut = ByteBuffer(), memoryview(packed)[:length]
            refuses(CorruptMetadataError, "", decompress, codec, cut, out, len(content))
            assert out.length == 0


@pytest.mark.parametrize("size", [1, 600_000])
def test_bytes_after_a_deflate_stream_are_ignored(size):
    for content, stream in packed_contents("deflate", size):
        out = ByteBuffer()
        decompress("deflate", memoryview(stream + b"part of a checksum"), out, len(content))
        assert bytes(out.view()[: out.length]) == content


def test_codec_without_c_function_has_none():
    codecs = ("null", "snappy", "bzip2", "xz", "no such codec")
    assert [codec_function(codec) for codec in codecs] == [None] * 5


@pytest.mark.parametrize(("module", "function"), [
    ("no_such_package._module", "f"), ("zstandard.no_such_module", "f"),
    ("zstandard.backend_c", "ZSTD_no_such_function"),
    ("json.decoder", "f"), ("sys", "f"),  # a file that is not a library, and no file
])  # fmt: skip
def test_blocks_are_read_without_the_c_library(monkeypatch, module, function):
    place = (module, function, "g", "h")
    monkeypatch.setattr(compression, "_FUNCTIONS", {"zstandard": place, "deflate": place})
    for codec in ("zstandard", "deflate"):
        assert codec_function(codec) is None
        file = container(record(x="string"), block(1, PACKERS[codec](text("value"))), codec=codec)
        assert read_avro(file)["x"].to_pylist() == ["value"]


def test_context_that_cannot_be_allocated_raises_memory_error():
    function = compression.CodecFunction("zstandard", 1, lambda: None, lambda _: None)
    with pytest.raises(MemoryError, match="zstandard"), function.context():
        pass
