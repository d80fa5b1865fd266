"""Relation `deletion_vectors`, and deleted row counts by data file.

`SnapshotIndexes` reads the index files of one snapshot. An index file is opened only if a wanted
column needs its bytes, and only once. `columns.deletion_vectors` validates and decodes records.

Spec: Paimon 1.x, core/deletionvectors/{DeletionVector,BitmapDeletionVector,
Bitmap64DeletionVector,DeletionVectorsIndexFile}.java.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    join_text,
    number_array,
    text_scalar,
    to_numbers,
    whole,
)
from arrowmeta.columns.deletion_vectors import (
    FRAME_LEN,
    NARROW,
    WIDE,
    Vectors,
    read_records,
    sizes_and_cardinalities,
)
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.evidence import LOST_VECTORS
from arrowmeta.model.locks import cached_property
from arrowmeta.model.tables import to_batch
from arrowmeta.paimon.history import Layout, Snapshot
from arrowmeta.paimon.manifest_list import VectorRanges, read_index_manifests, read_vector_ranges
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.records import dataclass

FILE_VERSION = 1

_NARROW = replace(NARROW, n_unstated=FRAME_LEN)


def read_vectors(
    data: NDArray[np.uint8], offsets: NDArray[np.int64], lengths: NDArray[np.int64]
) -> Vectors:
    """Validate the vectors of an index file and count their rows.

    A file may contain both kinds of records. The recorded length covers magic and bitmap for the
    first kind, and the whole record for the second.

    Args:
        offsets: recorded offset of each record.
        lengths: recorded length of each record.

    Raises:
        CorruptMetadataError: the file has an unknown version.
    """
    if not len(data) or data[0] != FILE_VERSION:
        start = f"version {data[0]}" if len(data) else "nothing"
        raise CorruptMetadataError(
            f"a deletion vector index file begins with version {FILE_VERSION}; found {start}",
            byte=0,
        )
    return read_records(data, offsets, lengths, (_NARROW, WIDE), first_pos=1)


#: Opens an index file at the first path, else at the second; returns None if unreadable.
OpenIndexFile = Callable[[str, str | None], AvroFile | None]

#: Columns of entries that identify data files outside the table.
EXTERNAL_COLUMNS = ("partition_bytes", "bucket", "file_name", "external_path")


def deletion_vectors_table(
    ranges: VectorRanges,
    schema: pa.Schema,
    open_file: OpenIndexFile,
    external_paths: Callable[[], pa.Table],
    on_damage: OnDamage,
) -> pa.Table:
    """Return columns of the relation `deletion_vectors`.

    Offset and size are those of the whole record: size, magic, bitmap and CRC-32, which is what
    Iceberg calls the blob. The length in the manifest is not used for the size: it includes the
    size field and the CRC-32 only for one of the two kinds of bitmaps.

    Args:
        open_file: opens an index file.
        external_paths: returns `EXTERNAL_COLUMNS` of the data files outside of the table.
        on_damage: called for index files and vectors that cannot be read.
    """
    files, vectors = ranges.files, ranges.vectors
    reader = _VectorReader(ranges, open_file, on_damage)
    # Several entries can name one index file.
    path_of = to_numbers(whole(files["file_path"]).dictionary_encode().indices)
    index_file = path_of[ranges.file_idx]
    columns = sizes_and_cardinalities(schema.names, index_file, reader.recorded, reader.read)
    file_idx = number_array(ranges.file_idx)
    first, second = whole(files["file_path"]), whole(files["other_path"])
    columns |= {
        "file_path": pc.if_else(flag_array(reader.is_moved), second, first).take(file_idx),
        "content_offset": whole(vectors["offset"]),
        "partition": whole(files["partition"]).take(file_idx),
        "bucket": whole(files["bucket"]).take(file_idx),
    }
    if "data_file_path" in schema.names:
        columns["data_file_path"] = _data_file_paths(ranges, external_paths)
    return pa.Table.from_batches([to_batch(columns, schema, len(ranges))])


class _VectorReader:
    """Reads the records of vectors.

    Attributes:
        recorded: number of positions of each vector, as the manifest has it; -1 if not recorded.
        is_moved: for each index file, whether it was opened at its second path.
    """

    def __init__(self, ranges: VectorRanges, open_file: OpenIndexFile, on_damage: OnDamage) -> None:
        self._ranges, self._open_file, self._on_damage = ranges, open_file, on_damage
        vectors = ranges.vectors
        self._offsets = to_numbers(whole(vectors["offset"]))
        self._lengths = to_numbers(whole(vectors["length"]))
        self.recorded = filled(whole(vectors["cardinality"]), -1)
        self.is_moved = np.zeros(len(ranges.files), dtype=bool)

    def read(self, rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return sizes and cardinalities of some vectors in one index file; -1 if unreadable."""
        unknown = np.full(len(rows), -1, dtype=np.int64)
        entries = self._ranges.file_idx[rows]
        files, first = self._ranges.files, int(entries[0])
        path, other = (files[name][first].as_py() for name in ("file_path", "other_path"))
        file = self._open_file(path, other)
        if file is None:
            return unknown, unknown
        self.is_moved[entries] = file.path != path
        try:
            data = np.frombuffer(file.data, dtype=np.uint8)
            records = read_vectors(data, self._offsets[rows], self._lengths[rows])
        except CorruptMetadataError as error:
            self._on_damage(error.in_file(file.path))
            return unknown, unknown
        records.check_counts(self.recorded[rows])
        names = self._ranges.vectors["data_file_name"].take(number_array(rows))
        if (fault := records.error(file.path, names)) is not None:
            self._on_damage(fault)
        return records.record_lens, records.counts


def _data_file_paths(ranges: VectorRanges, external_paths: Callable[[], pa.Table]) -> pa.Array:
    """Return the path of the data file of each vector."""
    names = whole(ranges.vectors["data_file_name"])
    folders = whole(ranges.files["folder"])
    inside = join_text(folders, ranges.file_idx.astype(np.int32), names)
    if not len(names):  # decodes no entries
        return inside
    return pc.coalesce(_outside(ranges, names, external_paths()), inside)


@dataclass(frozen=True)
class DeletedRows:
    """Number of rows deleted by deletion vectors, by data file, as recorded in the index manifest.

    Attributes:
        identities: of the data files; see `_identities`.
        counts: deleted rows of each file; null if not recorded.
    """

    identities: pa.Array
    counts: pa.Array

    @classmethod
    def of(cls, ranges: VectorRanges) -> DeletedRows:
        """Return the recorded counts of vectors by data file."""
        return cls(_range_identities(ranges), whole(ranges.vectors["cardinality"]))

    @classmethod
    def none(cls) -> DeletedRows:
        """Return the counts of a snapshot without vectors."""
        return cls(pa.nulls(0, pa.binary()), pa.nulls(0, pa.int64()))

    def of_files(self, files: pa.Table) -> pa.Array:
        """Return the counts of files by partition_bytes, bucket and file_name; null if unknown."""
        if not len(self.identities):
            return pa.nulls(len(files), pa.int64())
        ours = _identities(files, whole(files["file_name"]))
        return self.counts.take(pc.index_in(ours, self.identities, skip_nulls=True))


def _outside(ranges: VectorRanges, names: pa.Array, external: pa.Table) -> pa.Array:
    """Return the paths of data files outside the table; null for the others.

    A vector range has only the name of its data file; manifest entries have the path.
    """
    if not external.num_rows:
        return pa.nulls(len(names), pa.string())
    ours = _range_identities(ranges)
    theirs = _identities(external, whole(external["file_name"]))
    return whole(external["external_path"]).take(pc.index_in(ours, theirs, skip_nulls=True))


def _range_identities(ranges: VectorRanges) -> pa.Array:
    in_files = ranges.files.select(["partition_bytes", "bucket"])
    names = whole(ranges.vectors["data_file_name"])
    return _identities(in_files.take(number_array(ranges.file_idx)), names)


def _identities(files: pa.Table, name: pa.Array) -> pa.Array:
    """Return one value per data file: partition, bucket and name."""
    bucket = whole(files["bucket"]).cast(pa.string()).cast(pa.binary())
    parts = (whole(files["partition_bytes"]), bucket, name.cast(pa.binary()))
    return pc.binary_join_element_wise(*parts, text_scalar("/").cast(pa.binary()))


@dataclass
class SnapshotIndexes:
    """The index files of a snapshot."""

    snapshot: Snapshot | None
    layout: Layout
    table_schema: TableSchema
    reader: MetadataReader

    def files(self) -> pa.Table:
        """Return the index files in the columns of `listed_index_files_schema`."""
        return read_index_manifests(
            self.manifests(),
            self.layout.location,
            self.table_schema,
            self.reader.on_damage("index manifest"),
        )

    def deletion_vectors(self, schema: pa.Schema, external: Callable[[], pa.Table]) -> pa.Table:
        """Return columns of the relation `deletion_vectors`.

        Args:
            external: returns `EXTERNAL_COLUMNS` of the data files outside of the table.
        """
        return deletion_vectors_table(
            self._ranges,
            schema,
            lambda path, other: self.reader.load(path, "index file", other),
            external,
            self.reader.on_damage("index file"),
        )

    def lost_since(
        self, before: SnapshotIndexes, changed_by: int, external: Callable[[], pa.Table]
    ) -> pa.Table:
        """Return the vectors of an earlier snapshot that are not here, or have fewer rows here.

        Args:
            before: the indexes of that snapshot.
            changed_by: the snapshot after it.
            external: returns `EXTERNAL_COLUMNS` of the data files outside of the table.

        Returns:
            Rows of `model.evidence.LOST_VECTORS`. Unrecorded cardinalities are not compared.
        """
        had, has = before._ranges, self._ranges
        at = pc.index_in(_range_identities(had), value_set=_range_identities(has))
        count, kept_count = whole(had.vectors["cardinality"]), whole(has.vectors["cardinality"])
        is_fewer = pc.fill_null(pc.less(kept_count.take(at), count), False)
        if not pc.any(is_lost := pc.or_(at.is_null(), is_fewer)).as_py():
            return LOST_VECTORS.empty_table()
        path = pa.schema([LOST_VECTORS.field("data_file_path")])
        columns = {
            "data_file_path": before.deletion_vectors(path, external)["data_file_path"],
            "snapshot_id": pa.repeat(changed_by, len(had)),
            "cardinality": count,
            "kept_cardinality": kept_count.take(at),
        }
        return pa.table(columns, LOST_VECTORS).filter(is_lost)

    @cached_property
    def deleted_rows(self) -> DeletedRows:
        """Deleted rows by data file, as the index manifest records them."""
        has_vectors = self.snapshot is not None and self.snapshot.index_manifest
        return DeletedRows.of(self._ranges) if has_vectors else DeletedRows.none()

    @cached_property
    def _ranges(self) -> VectorRanges:
        return read_vector_ranges(
            self.manifests(),
            self.layout.location,
            self.table_schema,
            self.reader.on_damage("index manifest"),
        )

    def manifests(self) -> list[AvroFile]:
        """Return the index manifest, if there is one."""
        name = self.snapshot.index_manifest if self.snapshot else None
        path = self.layout.manifest(name) if name else None
        file = self.reader.load(path, "index manifest") if path else None
        return [file] if file else []
