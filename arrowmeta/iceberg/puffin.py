"""Puffin files: their entries in the table metadata, footers, and deletion vectors.

A Puffin file is a sequence of blobs and a footer that describes them. Deletion vectors are read
without the footer, which some writers omit: manifest entries have their offsets.
`columns.deletion_vectors` validates and counts their bytes.

Spec: Iceberg, Puffin file format; Iceberg v3, Table Statistics; Deletion Vectors.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import OnDamage
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    number_array,
    text_scalar,
    to_flags,
    to_numbers,
    whole,
)
from arrowmeta.columns.deletion_vectors import WIDE, read_records, sizes_and_cardinalities
from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.io.document import MAX_JSON_BYTES, Int64, Texts, decode, texts_of
from arrowmeta.model.tables import to_batch
from arrowmeta.output.nouns import counted


class Blob(Struct, frozen=True, rename="kebab"):
    """Description of a blob, in the table metadata or in the footer."""

    type: str
    snapshot_id: Int64 | None = None
    sequence_number: Int64 | None = None
    fields: tuple[Int64, ...] | None = None
    properties: Texts | None = None

    @property
    def ids(self) -> tuple[int, ...]:
        """Ids of the columns that it is about."""
        return self.fields or ()

    def property(self, name: str) -> str | None:
        """Return a property as text."""
        return texts_of(self.properties).get(name)


class StatisticsFile(Struct, frozen=True, rename="kebab"):
    """Statistics file of a snapshot, or of partitions, which has no blobs.

    Spec: Iceberg v3, Table Statistics; Partition Statistics.

    Attributes:
        blobs: blobs of a Puffin file.
        is_by_partition: whether its rows are statistics of partitions.
    """

    snapshot_id: Int64
    path: str = field(name="statistics-path")
    size: Int64 | None = field(default=None, name="file-size-in-bytes")
    blobs: tuple[Blob, ...] | None = field(default=(), name="blob-metadata")
    is_by_partition: bool = False


MAGIC = b"PFA1"
#: End of the footer: payload size, flags, magic number.
_SIZE_LEN = 4
_FLAGS_LEN = 4
_TAIL_LEN = _SIZE_LEN + _FLAGS_LEN + len(MAGIC)
#: Magic number before the payload, and before the blobs.
_HEAD_LEN = len(MAGIC)
_PAYLOAD_IS_LZ4 = 1


class PlacedBlob(Blob, frozen=True, rename="kebab", kw_only=True):
    """A blob of a Puffin file."""

    offset: Int64
    length: Int64
    codec: str | None = field(default=None, name="compression-codec")


class _Footer(Struct):
    blobs: tuple[PlacedBlob, ...] | None = None


def read_footer(data: memoryview, path: str, most: int = MAX_JSON_BYTES) -> tuple[PlacedBlob, ...]:
    """Return the blobs in the footer of the file at `path`, of `most` decompressed bytes.

    Raises:
        CorruptMetadataError: the bytes break the format.
        UnsupportedError: the footer has unknown flags.
        LimitError: the decompressed footer exceeds the limit.
    """
    payload, end = _payload(data, path, most)
    blobs = decode(payload, _Footer, path).blobs or ()
    for blob in blobs:
        if blob.offset < _HEAD_LEN or blob.length < 0 or blob.offset + blob.length > end:
            reason = (
                f"a blob of {counted(blob.length, 'byte')} at byte {blob.offset:,} is outside of "
                "the blobs"
            )
            raise CorruptMetadataError(reason, path=path)
    return blobs


def _payload(data: memoryview, path: str, most: int) -> tuple[bytes, int]:
    """Return the decompressed payload, and the offset of the footer.

    The footer is magic, payload, size of the payload, flags and magic, at the end of the file.

    Spec: Iceberg, Puffin file format, Footer structure.
    """
    tail_pos = len(data) - _TAIL_LEN
    if tail_pos < 2 * _HEAD_LEN or data[-len(MAGIC) :] != MAGIC or data[:_HEAD_LEN] != MAGIC:
        raise CorruptMetadataError("a Puffin file begins and ends with PFA1", path=path)
    size = int.from_bytes(data[tail_pos : tail_pos + _SIZE_LEN], "little", signed=True)
    footer_pos = tail_pos - size - _HEAD_LEN
    if size < 0 or footer_pos < _HEAD_LEN:
        reason = f"the footer's size is {size:,}, which leads out of the file"
        raise CorruptMetadataError(reason, path=path, byte=tail_pos)
    payload_pos = footer_pos + _HEAD_LEN
    if data[footer_pos:payload_pos] != MAGIC:
        raise CorruptMetadataError("the footer begins with PFA1", path=path, byte=footer_pos)
    flags_pos = tail_pos + _SIZE_LEN
    flags = int.from_bytes(data[flags_pos : flags_pos + _FLAGS_LEN], "little")
    if flags & ~_PAYLOAD_IS_LZ4:
        raise UnsupportedError(f"{path}: the footer's flags are {flags:#x}; only bit 0 is known")
    payload = data[payload_pos:tail_pos]
    return (_from_lz4(payload, path, most) if flags else bytes(payload)), footer_pos


def _from_lz4(payload: memoryview, path: str, most: int) -> bytes:
    """Decompress one LZ4 frame, up to `most` bytes."""
    try:
        with pa.CompressedInputStream(pa.BufferReader(pa.py_buffer(payload)), "lz4") as stream:
            content = stream.read_buffer(most + 1)  # `read` would leak as many bytes if it fails
    except (OSError, pa.ArrowException) as error:
        raise CorruptMetadataError(f"the footer is not LZ4 data: {error}", path=path) from error
    if content.size > most:
        raise LimitError(f"{path}: the footer decompresses to more than {most:,} bytes")
    return bytes(content)


#: Opens a Puffin file; returns None if it is missing or unreadable.
OpenPuffinFile = Callable[[str], AvroFile | None]

#: Required columns of entries.
VECTOR_COLUMNS = (
    "status",
    "content",
    "file_path",
    "file_size_in_bytes",
    "record_count",
    "partition",
    "referenced_data_file",
    "content_offset",
    "content_size_in_bytes",
    "manifest_path",
    "manifest_pos",
)
#: Columns that are required for deletion vectors.
_REQUIRED = ("referenced_data_file", "content_offset")


def live_vectors(entries: pa.Table, on_damage: OnDamage) -> pa.Table:
    """Return the live entries of deletion vectors.

    Entries without a data file or an offset are damage and left out.

    Args:
        entries: the columns `VECTOR_COLUMNS` of all entries.
        on_damage: called for entries without them.

    Spec: Iceberg v3, Data File Fields (143 to 145 are required for deletion vectors).
    """
    is_vector = pc.equal(entries["content"], text_scalar("deletion_vector"))
    is_live = pc.not_equal(entries["status"], text_scalar("deleted"))
    vectors = entries.filter(pc.and_(is_vector, is_live))
    for name in _REQUIRED:
        is_missing = to_flags(vectors[name].is_null().combine_chunks())
        if is_missing.any():
            on_damage(_without(name, vectors, int(np.flatnonzero(is_missing)[0])))
            vectors = vectors.filter(flag_array(~is_missing))
    return vectors


def _without(name: str, vectors: pa.Table, at: int) -> CorruptMetadataError:
    return CorruptMetadataError(
        f"a deletion vector without {name}",
        path=vectors["manifest_path"][at].as_py(),
        row=vectors["manifest_pos"][at].as_py(),
    )


def deletion_vectors_table(
    vectors: pa.Table, schema: pa.Schema, open_file: OpenPuffinFile, on_damage: OnDamage
) -> pa.Table:
    """Return columns of the relation `deletion_vectors`.

    The metadata has offset, length and cardinality of a vector. If the length is wanted, they are
    compared with the bytes of the vector: on a contradiction the length is null. If the file is
    missing, the length is the recorded one.

    Args:
        vectors: result of `live_vectors`.
        open_file: opens Puffin files, each once.
        on_damage: called for vectors that cannot be read.
    """

    def read(rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        return _read(vectors.take(number_array(rows)), open_file, on_damage)

    recorded = filled(whole(vectors["record_count"]), -1)
    file_of = to_numbers(whole(vectors["file_path"]).dictionary_encode().indices)
    columns = {
        "data_file_path": whole(vectors["referenced_data_file"]),
        **{name: whole(vectors[name]) for name in ("file_path", "content_offset", "partition")},
        **sizes_and_cardinalities(schema.names, file_of, recorded, read),
    }
    return pa.Table.from_batches([to_batch(columns, schema, len(vectors))])


def _read(
    vectors: pa.Table, open_file: OpenPuffinFile, on_damage: OnDamage
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return length and cardinality of vectors in one file; -1 for invalid ones.

    A vector that is listed twice is read once.
    """
    offsets = to_numbers(whole(vectors["content_offset"]))
    stated = filled(whole(vectors["content_size_in_bytes"]), -1)
    file = open_file(vectors["file_path"][0].as_py())
    if file is None:
        return stated, np.full(len(vectors), -1, dtype=np.int64)
    data = np.frombuffer(file.data, dtype=np.uint8)
    spans, place_of = np.unique(np.stack([offsets, stated], 1), axis=0, return_inverse=True)
    first, second = np.ascontiguousarray(spans.T)
    decoded = read_records(data, first, second, (WIDE,)).take(place_of.reshape(-1))
    decoded.check_counts(filled(whole(vectors["record_count"]), -1))
    fault = decoded.error(file.path, vectors["referenced_data_file"])
    if fault is not None:
        on_damage(fault)
    return decoded.record_lens, decoded.counts
