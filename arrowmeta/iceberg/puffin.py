"""Puffin files: entries in the table metadata, footers, deletion vectors; statistics relations.

A Puffin file is a sequence of blobs and a footer that describes them. Deletion vectors are read
without the footer, which some writers omit: manifest entries have their offsets.
`columns.deletion_vectors` validates and counts their bytes. The relations `statistics`,
`partition_statistics` and `index_files` take the files that the metadata lists: a Puffin file is
opened only if the metadata lacks a property; partition statistics files are read completely.

Spec: Iceberg, Puffin file format, blob types; Iceberg v3, Table Statistics; Partition Statistics;
Deletion Vectors.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from msgspec import Struct, field
from numpy.typing import NDArray

from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.fields import Conversion, Field, FieldTable, Files, read_table
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import (
    filled,
    number_array,
    table_of_rows,
    text_scalar,
    to_numbers,
    whole,
)
from arrowmeta.columns.deletion_vectors import WIDE, read_records, sizes_and_cardinalities
from arrowmeta.columns.rows import Rows, nested
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.iceberg.partition_spec import UnifiedPartition, unify_partitions
from arrowmeta.io.document import MAX_JSON_BYTES, Int64, Texts, decode, texts_of
from arrowmeta.io.options import NOT_NEGATIVE, integer_in
from arrowmeta.model.relations import RELATIONS
from arrowmeta.model.shape import FIELD_IDS, TableShape
from arrowmeta.model.tables import decoded_schema, to_batch, to_table
from arrowmeta.output.nouns import counted


class Blob(Struct, frozen=True, rename="kebab"):
    """Description of a blob, in the table metadata or in the footer.

    Attributes:
        fields: ids of the columns that it is about.
    """

    type: str
    snapshot_id: Int64 | None = None
    sequence_number: Int64 | None = None
    fields: tuple[Int64, ...] | None = None
    properties: Texts | None = None

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
_TAIL = struct.Struct("<iI4s")
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
        if blob.offset < len(MAGIC) or blob.length < 0 or blob.offset + blob.length > end:
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
    tail_pos = len(data) - _TAIL.size
    if tail_pos < 2 * len(MAGIC) or data[-len(MAGIC) :] != MAGIC or data[: len(MAGIC)] != MAGIC:
        raise CorruptMetadataError("a Puffin file begins and ends with PFA1", path=path)
    size, flags, _ = _TAIL.unpack_from(data, tail_pos)
    payload_pos = tail_pos - size
    footer_pos = payload_pos - len(MAGIC)
    if size < 0 or footer_pos < len(MAGIC):
        reason = f"the footer's size is {size:,}, which leads out of the file"
        raise CorruptMetadataError(reason, path=path, byte=tail_pos)
    if data[footer_pos:payload_pos] != MAGIC:
        raise CorruptMetadataError("the footer begins with PFA1", path=path, byte=footer_pos)
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


#: Required columns of entries.
VECTOR_COLUMNS = (
    "status", "content", "file_path", "file_size_in_bytes", "record_count", "partition",
    "referenced_data_file", "content_offset", "content_size_in_bytes", "manifest_path",
    "manifest_pos",
)  # fmt: skip
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
        sound = vectors.filter(vectors[name].is_valid())
        if len(sound) < len(vectors):
            (first,) = vectors.filter(vectors[name].is_null()).slice(0, 1).to_pylist()
            reason, row = f"a deletion vector without {name}", first["manifest_pos"]
            on_damage(CorruptMetadataError(reason, path=first["manifest_path"], row=row))
        vectors = sound
    return vectors


def deletion_vectors_table(
    vectors: pa.Table, schema: pa.Schema, reader: MetadataReader
) -> pa.Table:
    """Return columns of the relation `deletion_vectors`.

    The metadata has offset, length and cardinality of a vector. If the length is wanted, they are
    compared with the bytes of the vector: on a contradiction the length is null. If the file is
    missing, the length is the recorded one.

    Args:
        vectors: result of `live_vectors`.
        schema: wanted columns.
        reader: reads Puffin files, each once, and records vectors that cannot be read.
    """

    def read(rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        return _read(vectors.take(number_array(rows)), reader)

    recorded = filled(whole(vectors["record_count"]), -1)
    file_of = to_numbers(whole(vectors["file_path"]).dictionary_encode().indices)
    columns = {
        "data_file_path": whole(vectors["referenced_data_file"]),
        **{name: whole(vectors[name]) for name in ("file_path", "content_offset", "partition")},
        **sizes_and_cardinalities(schema.names, file_of, recorded, read),
    }
    return pa.Table.from_batches([to_batch(columns, schema, len(vectors))])


def _read(vectors: pa.Table, reader: MetadataReader) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return length and cardinality of vectors in one file; -1 for invalid ones.

    A vector that is listed twice is read once.
    """
    offsets = to_numbers(whole(vectors["content_offset"]))
    stated = filled(whole(vectors["content_size_in_bytes"]), -1)
    path = vectors["file_path"][0].as_py()
    file = reader.load(path, "puffin file") if reader.storage.exists(path) else None
    if file is None:
        return stated, np.full(len(vectors), -1, dtype=np.int64)
    data = np.frombuffer(file.data, dtype=np.uint8)
    spans, place_of = np.unique(np.stack([offsets, stated], 1), axis=0, return_inverse=True)
    first, second = np.ascontiguousarray(spans.T)
    decoded = read_records(data, first, second, (WIDE,)).take(place_of.reshape(-1))
    decoded.check_counts(filled(whole(vectors["record_count"]), -1))
    fault = decoded.error(file.path, vectors["referenced_data_file"])
    if fault is not None:
        reader.on_damage("puffin file")(fault)
    return decoded.record_lens, decoded.counts


# -- relations -----------------------------------------------------------------------------------

#: Blob type with the estimated number of distinct values of a column.
_THETA = "apache-datasketches-theta-v1"


def statistics_table(
    files: Sequence[StatisticsFile],
    schema_ids: Mapping[int, int | None],
    names: Mapping[int, str],
    reader: MetadataReader,
) -> pa.Table:
    """Return the relation `statistics`: one row per column with statistics."""
    rows = (
        {
            "snapshot_id": snapshot_id,
            "schema_id": schema_ids.get(snapshot_id),
            "file_path": file.path,
            "field_id": field_id,
            "column_name": names.get(field_id),
            "distinct_count": count,
        }
        for file in files
        for snapshot_id, field_id, count in _distinct_counts(file, reader)
    )
    return to_table("statistics", rows)


def _distinct_counts(
    file: StatisticsFile, reader: MetadataReader
) -> Iterator[tuple[int, int, int | None]]:
    """Yield snapshot, column and property `ndv`, the distinct count, of single columns' sketches.

    The metadata repeats the properties of blobs; if it does not, the footer is read.

    Spec: Iceberg, Puffin file format, apache-datasketches-theta-v1 blob type.
    """
    sketches = [it for it in file.blobs or () if it.type == _THETA and len(it.fields or ()) == 1]
    in_footer: dict[tuple[int, ...] | None, str | None] = {}
    on_damage = reader.on_damage("statistics file")
    if any(blob.property("ndv") is None for blob in sketches):
        puffin = reader.load(file.path, "statistics file")
        try:
            placed = read_footer(puffin.data, file.path, puffin.limits.json_len) if puffin else ()
            in_footer = {it.fields: it.property("ndv") for it in placed if it.type == _THETA}
        except ArrowMetaError as error:
            on_damage(error)
    for blob in sketches:
        (field_id,) = blob.fields or ()
        text = blob.property("ndv")
        if text is None:
            text = in_footer.get(blob.fields)
        count = integer_in(text, NOT_NEGATIVE)
        if field_id not in FIELD_IDS:
            reason = f"{field_id} is not a field id"
        elif text is not None and count is None:
            reason = f"property ndv is {text[:40]!a}, not a number"
        else:
            snapshot_id = file.snapshot_id if blob.snapshot_id is None else blob.snapshot_id
            yield snapshot_id, field_id, count
            continue
        on_damage(CorruptMetadataError(reason, path=file.path))


def partition_statistics_table(
    files: Sequence[StatisticsFile],
    unified: UnifiedPartition,
    shape: TableShape,
    reader: MetadataReader,
) -> pa.Table:
    """Return the relation `partition_statistics`: one row per partition.

    Spec: Iceberg v3, Partition Statistics File.
    """
    listed = [file for file in files if file.is_by_partition]
    loaded = reader.load_all([file.path for file in listed], "partition statistics")
    readable = [file for file in loaded if file is not None]
    pairs = zip(listed, loaded, strict=True)
    facts: dict[str, list[Any]] = {
        "snapshot_id": [it.snapshot_id for it, file in pairs if file is not None],
        "file_path": [file.path for file in readable],
    }
    opened = Files(readable, facts, reader.on_damage("partition statistics"))
    schema = decoded_schema("partition_statistics", shape)
    return read_table(_PARTITION_STATISTICS, opened, unified, schema)


def _partitions(of: Conversion[Rows, UnifiedPartition], declared: Field) -> pa.Array:
    """Return the partition of each row; those that are not known are null."""
    unified, values = of.context, nested(of.rows.batch, declared.at)
    if values is not None and not pa.types.is_struct(values.type):
        raise CorruptMetadataError(f"partition is of type {values.type}, not a struct")
    spec_ids = filled(of.rows.field("spec_id", pa.int32()), -1)
    partitions, _, errors = unify_partitions(values, spec_ids, unified, unified.struct)
    for error in errors:
        of.report(error)
    return partitions


#: Where files have the columns of `partition_statistics`: of the same name, but for four.
_PARTITION_STATISTICS = FieldTable(
    (
        *(Field(column.name, column.name) for column in RELATIONS["partition_statistics"].columns),
        Field("snapshot_id", of_file="snapshot_id"),
        Field("file_path", of_file="file_path"),
        Field("partition", "partition", _partitions, ("spec_id",)),
        Field("deletion_vector_count", "dv_count"),
    )
)


def index_files_table(
    files: Sequence[StatisticsFile], vectors: pa.Table, shape: TableShape
) -> pa.Table:
    """Return the relation `index_files`: statistics files, and Puffin files of deletion vectors."""
    schema = decoded_schema("index_files", shape)
    listed = [
        {
            "index_type": "partition-statistics" if file.is_by_partition else "statistics",
            "file_path": file.path,
            "file_size_in_bytes": file.size,
            "record_count": None if file.is_by_partition else len(file.blobs or ()),
        }
        for file in files
    ]
    by_file = vectors.group_by("file_path", use_threads=False).aggregate(
        [("file_size_in_bytes", "max"), ("file_path", "count")]
    )
    puffins = {
        "index_type": pa.repeat(text_scalar("deletion-vector-v1"), len(by_file)),
        "file_path": whole(by_file["file_path"]),
        "file_size_in_bytes": whole(by_file["file_size_in_bytes_max"]),
        "record_count": whole(by_file["file_path_count"]),
    }
    of_vectors = pa.Table.from_batches([to_batch(puffins, schema, len(by_file))])
    return pa.concat_tables([table_of_rows(listed, schema), of_vectors])
