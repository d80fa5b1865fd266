"""Compressed metadata files: told by their first bytes, and never larger than they may be.

Spec: Iceberg v3, Table Metadata and Snapshots (compression); core/TableMetadataParser.java.
"""

from __future__ import annotations

import zlib

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.byte_buffer import ByteBuffer
from arrowmeta.io.compression import decompress
from arrowmeta.io.storage import JSON_LIMIT

#: Tables that keep thousands of snapshots have tens of megabytes.
MAX_METADATA_BYTES = 128 * 1024 * 1024

_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: JSON shrinks to a tenth or so; a file that grows more than this was made to do harm.
_MAX_RATIO = 100
_MAX_SMALL_BYTES = 1024 * 1024


def uncompressed(data: bytes, path: str, most: int = MAX_METADATA_BYTES) -> bytes:
    """Metadata files are compressed if their first bytes say so, whatever their name says.

    Spec: Iceberg 1.x, core/TableMetadataParser.java (Codec); names differ between writers.
    """
    limit = min(most, max(_MAX_SMALL_BYTES, len(data) * _MAX_RATIO))
    if data.startswith(_GZIP_MAGIC):
        return _from_gzip(data, path, limit)
    if data.startswith(_ZSTD_MAGIC):
        out = ByteBuffer()
        try:
            decompress("zstandard", memoryview(data), out, limit)
        except CorruptMetadataError as error:
            raise error.in_file(path) from None
        except LimitError as error:
            raise LimitError(f"{path}: {error}") from None
        return bytes(out.view()[: out.length])
    return data


def _from_gzip(data: bytes, path: str, limit: int) -> bytes:
    stream = zlib.decompressobj(wbits=31)
    try:
        content = stream.decompress(data, limit + 1)
    except zlib.error as error:
        raise CorruptMetadataError(f"not gzip data: {error}", path=path) from error
    if len(content) > limit:
        raise LimitError(
            f"{path} decompresses to more than {limit:,} bytes, a hundred times its own or what "
            f"the storage option {JSON_LIMIT} says"
        )
    if not stream.eof:
        raise CorruptMetadataError("the gzip data ends too early", path=path)
    return content
