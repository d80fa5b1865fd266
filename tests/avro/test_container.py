"""The container: header, codecs and block frames."""

import zlib

import pyarrow as pa
import pytest

from arrowmeta import read_avro
from arrowmeta.avro.container import iter_blocks, read_header
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from tests.avro.container_files import SYNC, block, container, header, long, record, text
from tests.strategies import CODECS, write_file

SCHEMA = record(a="long", b="string")
ROWS = [{"a": i, "b": f"{i} " * (i % 50)} for i in range(1000)]
DATA = b"".join(long(row["a"]) + text(row["b"]) for row in ROWS)


def compressed(codec, **options):
    """DATA as pyarrow's streaming writer leaves it: a zstd frame without content size, say."""
    sink = pa.BufferOutputStream()
    with pa.CompressedOutputStream(sink, codec) as stream:
        stream.write(DATA)
    return sink.getvalue().to_pybytes()


@pytest.mark.parametrize("codec", CODECS)
@pytest.mark.parametrize("sync_interval", [1000, 10**6], ids=["many blocks", "one block"])
def test_files_of_every_codec_are_read(codec, sync_interval):
    assert read_avro(write_file(SCHEMA, ROWS, codec, sync_interval)).to_pylist() == ROWS


def test_zstandard_frame_without_content_size_is_read():
    frame = compressed("zstd")
    has_content_size = frame[4] >> 6 or frame[4] & 0x20
    assert not has_content_size
    file = container(SCHEMA, block(len(ROWS), frame), codec="zstandard")
    assert read_avro(file).to_pylist() == ROWS


def test_bzip2_stream_of_pyarrow_is_read():
    file = container(SCHEMA, block(len(ROWS), compressed("bz2")), codec="bzip2")
    assert read_avro(file).to_pylist() == ROWS


def test_deflate_stream_without_checksum_is_read():
    stream = zlib.compressobj(wbits=-15)
    data = stream.compress(DATA) + stream.flush()
    assert read_avro(container(SCHEMA, block(len(ROWS), data), codec="deflate")).to_pylist() == ROWS


@pytest.mark.parametrize("codec", [c for c in CODECS if c != "null"])
def test_uncompressed_block_in_a_compressed_file_is_corrupt(codec):
    file = container(SCHEMA, block(len(ROWS), DATA), codec=codec)
    with pytest.raises(CorruptMetadataError, match=codec) as caught:
        read_avro(file)
    assert caught.value.block == 0


@pytest.mark.parametrize("codec", [c for c in CODECS if c != "null"])
def test_a_compressed_stream_that_ends_early_is_corrupt(codec):
    blocks = block_of(write_file(SCHEMA, ROWS, codec, 10**6))
    for length in (0, 1, 3, len(blocks) // 2, len(blocks) - 8):
        with pytest.raises(CorruptMetadataError):
            read_avro(container(SCHEMA, block(len(ROWS), blocks[:length]), codec=codec))


def test_snappy_crc_is_checked():
    data = bytearray(block_of(write_file(SCHEMA, ROWS, "snappy", 10**6)))
    data[-1] ^= 1
    with pytest.raises(CorruptMetadataError, match="CRC"):
        read_avro(container(SCHEMA, block(len(ROWS), bytes(data)), codec="snappy"))


def test_unknown_codec_is_unsupported_and_named():
    with pytest.raises(UnsupportedError, match="lz4"):
        read_avro(container(SCHEMA, block(1, b"\0\0"), codec="lz4"))


def test_a_header_without_codec_means_uncompressed():
    start = b"Obj\x01" + long(1) + text("avro.schema") + text('"int"') + long(0) + SYNC
    assert read_avro(start + block(2, long(1) + long(2)))["value"].to_pylist() == [1, 2]


def test_header_metadata_in_blocks_with_sizes_is_read():
    pieces = [text("avro.schema") + text('"int"'), text("writer.note") + text(b"\xff")]
    start = b"Obj\x01" + b"".join(long(-1) + long(len(p)) + p for p in pieces) + long(0) + SYNC
    parsed = read_header(memoryview(start))
    assert parsed.metadata["writer.note"] == b"\xff"
    assert parsed.sync == SYNC
    assert parsed.length == len(start)
    assert read_avro(start + block(1, long(7)))["value"].to_pylist() == [7]


def test_iter_blocks_returns_row_count_and_byte_range():
    start = header(SCHEMA)
    file = start + block(3, b"abc") + block(0, b"") + block(1, b"z")
    blocks = list(iter_blocks(memoryview(file), SYNC, len(start)))
    assert [n_rows for n_rows, _, _ in blocks] == [3, 0, 1]
    assert [file[start:end] for _, start, end in blocks] == [b"abc", b"", b"z"]


def block_of(file):
    """The compressed bytes of a file's only block."""
    data = memoryview(file)
    head = read_header(data)
    ((_, start, end),) = iter_blocks(data, head.sync, head.length)
    return file[start:end]
