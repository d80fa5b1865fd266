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


#: Columns of entries that identify data files outside the table.
EXTERNAL_COLUMNS = ("partition_bytes", "bucket", "file_name", "external_path")


def _identities(files: pa.Table | pa.RecordBatch, name: pa.Array) -> pa.Array:
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

        Offset and size are those of the whole record: size, magic, bitmap and CRC-32, which is what
        Iceberg calls the blob. The length in the manifest is not used for the size: it includes the
        size field and the CRC-32 only for one of the two kinds of bitmaps.

        Args:
            schema: the wanted columns.
            external: returns `EXTERNAL_COLUMNS` of the data files outside of the table.
        """
        files, vectors, at = self._ranges.files, self._ranges.vectors, self._ranges.file_idx
        recorded = filled(whole(vectors["cardinality"]), -1)
        is_moved = np.zeros(len(files), dtype=bool)
        # Several entries can name one index file.
        path_of = to_numbers(whole(files["file_path"]).dictionary_encode().indices)
        columns = sizes_and_cardinalities(
            schema.names, path_of[at], recorded, lambda rows: self._read(rows, recorded, is_moved)
        )
        path = pc.if_else(flag_array(is_moved), files["other_path"], files["file_path"])
        of_files = {"file_path": path, "partition": files["partition"], "bucket": files["bucket"]}
        columns |= {name: whole(c).take(number_array(at)) for name, c in of_files.items()}
        columns["content_offset"] = whole(vectors["offset"])
        if "data_file_path" in schema.names:
            columns["data_file_path"] = self._data_file_paths(external)
        return pa.Table.from_batches([to_batch(columns, schema, len(self._ranges))])

    def _read(
        self, rows: NDArray[np.int64], recorded: NDArray[np.int64], out_is_moved: NDArray[np.bool_]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return sizes and cardinalities of some vectors in one index file; -1 if unreadable.

        Args:
            rows: the vectors.
            recorded: the recorded cardinality of each vector; -1 if there is none.
            out_is_moved: by index file, whether it was opened at its second path.
        """
        unknown = np.full(len(rows), -1, dtype=np.int64)
        ranges, on_damage = self._ranges, self.reader.on_damage("index file")
        entries = ranges.file_idx[rows]
        path, other = (
            ranges.files[name][int(entries[0])].as_py() for name in ("file_path", "other_path")
        )
        file = self.reader.load(path, "index file", other)
        if file is None:
            return unknown, unknown
        out_is_moved[entries] = file.path != path
        offsets, lengths = (to_numbers(whole(ranges.vectors[c])) for c in ("offset", "length"))
        try:
            data = np.frombuffer(file.data, dtype=np.uint8)
            records = read_vectors(data, offsets[rows], lengths[rows])
        except CorruptMetadataError as error:
            on_damage(error.in_file(file.path))
            return unknown, unknown
        records.check_counts(recorded[rows])
        names = ranges.vectors["data_file_name"].take(number_array(rows))
        if (fault := records.error(file.path, names)) is not None:
            on_damage(fault)
        return records.record_lens, records.counts

    def _data_file_paths(self, external: Callable[[], pa.Table]) -> pa.Array:
        """Return the path of the data file of each vector.

        A vector range has only the name of its data file; entries of files outside the table have
        the path.
        """
        ranges = self._ranges
        names = whole(ranges.vectors["data_file_name"])
        inside = join_text(whole(ranges.files["folder"]), ranges.file_idx.astype(np.int32), names)
        # Without vectors, no entries are decoded.
        outside = external() if len(names) else None
        if outside is None or not outside.num_rows:
            return inside
        theirs = _identities(outside, whole(outside["file_name"]))
        at = pc.index_in(self._identities, theirs, skip_nulls=True)
        return pc.coalesce(whole(outside["external_path"]).take(at), inside)

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
        count = whole(before._ranges.vectors["cardinality"])
        at = pc.index_in(before._identities, value_set=self._identities)
        kept_count = whole(self._ranges.vectors["cardinality"]).take(at)
        is_fewer = pc.fill_null(pc.less(kept_count, count), False)
        if not pc.any(is_lost := pc.or_(at.is_null(), is_fewer)).as_py():
            return LOST_VECTORS.empty_table()
        path = pa.schema([LOST_VECTORS.field("data_file_path")])
        columns = {
            "data_file_path": before.deletion_vectors(path, external)["data_file_path"],
            "snapshot_id": pa.repeat(changed_by, len(count)),
            "cardinality": count,
            "kept_cardinality": kept_count,
        }
        return pa.table(columns, LOST_VECTORS).filter(is_lost)

    def deleted_rows(self, files: pa.RecordBatch) -> pa.Array:
        """Return the rows that vectors delete of files, as recorded; null if there is no vector.

        Args:
            files: partition_bytes, bucket and file_name of data files.
        """
        if not len(self._identities):
            return pa.nulls(len(files), pa.int64())
        ours = _identities(files, whole(files["file_name"]))
        at = pc.index_in(ours, self._identities, skip_nulls=True)
        return whole(self._ranges.vectors["cardinality"]).take(at)

    @cached_property
    def _ranges(self) -> VectorRanges:
        return read_vector_ranges(
            self.manifests(),
            self.layout.location,
            self.table_schema,
            self.reader.on_damage("index manifest"),
        )

    @cached_property
    def _identities(self) -> pa.Array:
        """The data file of each vector."""
        in_files = self._ranges.files.select(["partition_bytes", "bucket"])
        names = whole(self._ranges.vectors["data_file_name"])
        return _identities(in_files.take(number_array(self._ranges.file_idx)), names)

    def manifests(self) -> list[AvroFile]:
        """Return the index manifest, if there is one."""
        name = self.snapshot.index_manifest if self.snapshot else None
        file = self.reader.load(self.layout.manifest(name), "index manifest") if name else None
        return [file] if file else []
