"""Index manifests and index files: the relation `deletion_vectors`, and deleted rows by data file.

`read_index_manifests` returns index files, `read_vector_ranges` the byte ranges of deletion
vectors; neither opens an index file. `SnapshotIndexes` reads the index files of one snapshot: one
is opened only if a wanted column needs its bytes, and only once. `columns.deletion_vectors`
validates and decodes records.

Spec: Paimon 1.x, IndexManifestEntry.SCHEMA, IndexManifestFile, core/index/DeletionVectorMeta.java,
core/deletionvectors/{DeletionVector,BitmapDeletionVector,Bitmap64DeletionVector,
DeletionVectorsIndexFile}.java.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import declared_fields, read_rows
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.columns.buffers import (
    build,
    filled,
    flag_array,
    join_text,
    number_array,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
    to_offsets,
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
from arrowmeta.columns.rows import Rows, child, file_by_file
from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.model.evidence import LOST_VECTORS
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import TableShape, to_schema
from arrowmeta.model.tables import decoded_schema, to_batch
from arrowmeta.paimon.binary_row import decode_spans
from arrowmeta.paimon.data_path import bucket_folders
from arrowmeta.paimon.history import Layout, Snapshot
from arrowmeta.paimon.schema import TableSchema, is_on
from arrowmeta.records import dataclass

# -- index manifests -----------------------------------------------------------------------------

T = TypeVar("T")

#: Columns with a field of their own in index manifests.
_FIELDS = declared_fields(__package__, "index_files", {})
_DELETE = 1  # indexed by _KIND; Spec: Paimon 1.x, FileKind
#: Fields that tell the paths of an index file.
_PLACE = ("_PARTITION", "_BUCKET", "_FILE_NAME", "_EXTERNAL_PATH")


def listed_index_files_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `index_files`, with `other_path` and `index_manifest`.

    `other_path` is where the file is if it is not at `file_path`; null if it can only be there.
    `index_manifest` is the file of the entry.
    """
    more = to_schema("other_path: string, index_manifest: string!")
    return pa.schema([*decoded_schema("index_files", shape), *more])


def read_index_manifests(
    files: Sequence[AvroFile], location: str, table_schema: TableSchema, on_damage: OnDamage
) -> pa.Table:
    """Decode index manifests to the columns of `listed_index_files_schema`."""
    schema = listed_index_files_schema(table_schema.shape())
    manifests = text_array([file.path for file in files])

    def to_batch(rows: Rows) -> pa.RecordBatch:
        columns = {f.column: rows.field(f.at, schema.field(f.column).type) for f in _FIELDS}
        is_deleted = pc.equal(rows.field("_KIND", pa.int32()), _DELETE)
        columns["status"] = pc.if_else(is_deleted, "deleted", "added")
        columns["index_manifest"] = manifests.take(number_array(rows.file_idx))
        columns |= _places(rows, location, table_schema)
        return pa.RecordBatch.from_arrays([columns[name] for name in schema.names], schema=schema)

    fields = (*(field.at for field in _FIELDS), "_KIND", *_PLACE)
    return pa.Table.from_batches(_converted(files, fields, to_batch, on_damage), schema)


def at_their_places(
    files: pa.Table, sizes: Callable[[Sequence[str]], Sequence[int | None]]
) -> pa.Table:
    """Return listed index files, each under the one of its two paths where it is.

    Args:
        files: the columns of `listed_index_files_schema`.
        sizes: returns the sizes of files; None for those that do not exist.
    """
    first, other = whole(files["file_path"]), whole(files["other_path"])
    is_lost = pc.invert(pc.is_in(first, value_set=_existing(first, sizes)))
    found = _existing(other.filter(is_lost).drop_null(), sizes)
    path = pc.if_else(pc.and_(is_lost, pc.is_in(other, value_set=found)), other, first)
    at = files.schema.get_field_index("file_path")
    return files.set_column(at, files.schema.field(at), path)


def _existing(paths: pa.Array, sizes: Callable[[Sequence[str]], Sequence[int | None]]) -> pa.Array:
    distinct = paths.unique().to_pylist()
    found = zip(distinct, sizes(distinct), strict=True)
    return text_array([path for path, size in found if size is not None])


def _converted(
    files: Sequence[AvroFile], fields: Sequence[str], make: Callable[[Rows], T], on_damage: OnDamage
) -> Iterator[T]:
    """Yield what `make` returns for the entries of index manifests, without damaged files."""
    report = DamageReport(files, on_damage).report

    def convert(rows: Rows) -> list[T]:
        return file_by_file(rows, make, report)

    batches = read_rows(files, fields, ("_PARTITION",), convert, on_damage=on_damage)
    return (part for batch in batches for part in batch)


def _places(rows: Rows, location: str, table_schema: TableSchema) -> dict[str, pa.Array]:
    """Return partition and bucket folder of the data files, and the paths of the index files.

    A file is outside the table, in the folder `index`, or beside the data files. The option that
    chooses between the latter two may have changed since: `other_path` has the other folder; null
    for files outside the table.
    Spec: Paimon 1.2, IndexPathFactory; option `index-file-in-data-file-dir`.
    """
    partition = decode_spans(rows.spans("_PARTITION"), table_schema.shape().by_partition())
    bucket = rows.field("_BUCKET", pa.int32())
    folder = bucket_folders(
        location, partition, bucket, table_schema.options, table_schema.partition_precision
    ).dictionary_decode()
    names = rows.field("_FILE_NAME", pa.string())
    external = rows.field("_EXTERNAL_PATH", pa.string())
    first, second = (
        pc.binary_join_element_wise(within, names, text_scalar("/"))
        for within in (text_scalar(f"{location}/index"), folder)
    )
    if is_on(table_schema.options, "index-file-in-data-file-dir"):
        first, second = second, first
    nowhere = pa.nulls(len(rows), pa.string())
    return {
        "partition": partition,
        "folder": folder,
        "file_path": pc.coalesce(external, first),
        "other_path": pc.if_else(external.is_null(), second, nowhere),
    }


_INDEX_TYPE = "DELETION_VECTORS"
#: Spelled as in files; the documentation omits the first S.
_RANGES = "_DELETIONS_VECTORS_RANGES"

#: Deletion vectors of an index file; before Paimon 1.0, `cardinality` is null.
_VECTORS = to_schema("data_file_name: string!, offset: int64!, length: int64!, cardinality: int64")
#: Their fields in a range.
_RANGE_FIELDS = ("f0", "f1", "f2", "_CARDINALITY")

#: Columns of `read_vector_ranges`, beside the partition.
_FILES = to_schema(
    "file_path: string, other_path: string, folder: string, partition_bytes: binary, bucket: int32"
).append(pa.field("vectors", pa.list_(pa.struct(list(_VECTORS)))))

#: Limit on bytes of partition values after copying them from each entry to its vectors.
_MAX_PARTITION_LEN = 1 << 28


@dataclass(frozen=True)
class VectorRanges:
    """Deletion vectors of a snapshot, and the index files that contain them.

    Attributes:
        files: of each index file `file_path` and `other_path` (see `listed_index_files_schema`),
            and `folder`, `partition`, `partition_bytes` and `bucket` of its data files.
        file_idx: index file of each vector; int64.
        vectors: `data_file_name`, `offset`, `length` and `cardinality` of each vector.
    """

    files: pa.Table
    file_idx: NDArray[np.int64]
    vectors: pa.Table

    def __len__(self) -> int:
        return len(self.file_idx)


def read_vector_ranges(
    files: Sequence[AvroFile], location: str, table_schema: TableSchema, on_damage: OnDamage
) -> VectorRanges:
    """Return the deletion vectors of index manifests, in their order."""
    schema = _FILES.append(pa.field("partition", table_schema.shape().by_partition()))

    def convert(rows: Rows) -> pa.RecordBatch:
        kinds = rows.field("_INDEX_TYPE", pa.string())
        has_vectors = to_flags(pc.equal(kinds, text_scalar(_INDEX_TYPE)))
        has_vectors &= to_flags(kinds.is_valid())
        try:
            columns = _vector_columns(rows.where(has_vectors), location, table_schema)
        except CorruptMetadataError as error:
            if error.row is not None:
                error.row = int(np.flatnonzero(has_vectors)[error.row])
            raise
        return to_batch(columns, schema, int(has_vectors.sum()))

    fields = ("_INDEX_TYPE", *_PLACE, _RANGES)
    table = pa.Table.from_batches(_converted(files, fields, convert, on_damage), schema)
    vectors = whole(table["vectors"])
    return VectorRanges(
        table.drop_columns("vectors").combine_chunks(),
        to_numbers(pc.list_parent_indices(vectors)),
        pa.Table.from_struct_array(pc.list_flatten(vectors)),
    )


def _vector_columns(rows: Rows, location: str, table_schema: TableSchema) -> dict[str, pa.Array]:
    """Return the columns of entries of index files with deletion vectors.

    Raises:
        CorruptMetadataError: a required field is null, or a field has the wrong type.
        LimitError: the partition values are too long.
    """
    vectors = _vectors(rows)
    columns = _places(rows, location, table_schema)
    return {
        **columns,
        "vectors": vectors,
        "partition": _present("_PARTITION", columns["partition"]),
        "partition_bytes": rows.spans("_PARTITION").to_array(),
        "bucket": _present("_BUCKET", rows.field("_BUCKET", pa.int32())),
        "file_name": _present("_FILE_NAME", rows.field("_FILE_NAME", pa.string())),
    }


def _vectors(rows: Rows) -> pa.ListArray:
    """Return the deletion vectors of each entry.

    Java writes a nullable list of nullable ranges, Python a list of ranges; before 0.8 there are
    none.
    """
    has_ranges = len(rows) and _RANGES in rows.batch.schema.names
    no_ranges = pa.nulls(len(rows), pa.list_(pa.struct([])))
    lists = rows.batch.column(_RANGES) if has_ranges else no_ranges
    if not pa.types.is_list(lists.type) or not pa.types.is_struct(lists.type.value_type):
        raise CorruptMetadataError(f"{_RANGES} is of type {lists.type}, not a list of ranges")
    ranges = pc.list_flatten(lists)
    entry_of = to_numbers(pc.list_parent_indices(lists).filter(ranges.is_valid()))
    ranges = ranges.filter(ranges.is_valid())
    length = int(rows.spans("_PARTITION").lengths[entry_of].sum())
    if length > _MAX_PARTITION_LEN:
        raise LimitError(
            f"the partition values of {len(entry_of):,} deletion vectors take {length:,} bytes;"
            f" up to {_MAX_PARTITION_LEN:,} are read"
        )
    # Not `flatten`, which crashes the process for unions.
    unknown = pa.nulls(len(ranges))
    parts = {name: child(ranges, name) or unknown for name in _RANGE_FIELDS}
    batch = pa.RecordBatch.from_pydict(parts)
    of_ranges = Rows(batch, {}, rows.file_idx[entry_of], rows.row_idx[entry_of])
    columns = []
    for name, column in zip(_RANGE_FIELDS, _VECTORS, strict=True):
        try:
            values = of_ranges.field(name, column.type)
        except CorruptMetadataError as error:
            error.row = None if error.row is None else int(entry_of[error.row])
            raise
        columns.append(values if column.nullable else _present(name, values))
    items = pa.StructArray.from_arrays(columns, fields=list(_VECTORS))
    counts = np.bincount(entry_of, minlength=len(rows))
    kind = _FILES.field("vectors").type
    return build(kind, len(rows), [None, to_offsets(counts)], [items])


def _present(field: str, values: pa.Array) -> pa.Array:
    """Return the values of a required field."""
    if values.null_count:
        raise CorruptMetadataError(f"deletion vector entry without {field}")
    return values


# -- deletion vectors ----------------------------------------------------------------------------

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
        return self._listed(read_index_manifests)

    def _listed(self, read: Callable[[Sequence[AvroFile], str, TableSchema, OnDamage], T]) -> T:
        """Return what a function reads of the index manifest, if there is one."""
        on_damage = self.reader.on_damage("index manifest")
        return read(self.manifests(), self.layout.location, self.table_schema, on_damage)

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
        return self._listed(read_vector_ranges)

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
