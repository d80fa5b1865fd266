"""Index manifests and index files: deletion vectors, and data skipping with global indexes.

`read_index_manifests` returns index files, `read_vector_ranges` the byte ranges of deletion
vectors; neither opens an index file. `SnapshotIndexes` reads the index files of one snapshot: one
is opened only if a wanted column needs its bytes, and only once. `columns.deletion_vectors`
validates and decodes records.

`IndexGroups.rows` returns key ranges of sorted global indexes for evaluation in SQL,
`IndexGroups.mask` the data files that remain.

Spec: Paimon 1.x, IndexManifestEntry.SCHEMA, IndexManifestFile, core/index/DeletionVectorMeta.java,
core/deletionvectors/{DeletionVector,BitmapDeletionVector,Bitmap64DeletionVector,
DeletionVectorsIndexFile}.java; Paimon 2.x, common/globalindex/btree/{BTreeIndexMeta,
KeySerializer}.java, core/index/pk/PrimaryKeyIndexSourceMeta.java.
"""

from __future__ import annotations

import math
import struct
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from functools import partial
from typing import Any, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import DamageReport, OnDamage
from arrowmeta.avro.fields import (
    Conversion,
    Field,
    FieldTable,
    Files,
    declared_fields,
    read_table,
    words,
)
from arrowmeta.avro.metadata_reader import MetadataReader
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, LimitError
from arrowmeta.io.options import is_on
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
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
from arrowmeta.kernels.deletion_vectors import (
    FRAME_LEN,
    NARROW,
    WIDE,
    Vectors,
    read_records,
    sizes_and_cardinalities,
)
from arrowmeta.kernels.rows import Rows, child
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import PLAIN_TYPES, TableShape, to_schema
from arrowmeta.model.tables import LOST_VECTORS, decoded_schema, to_batch
from arrowmeta.paimon.binary_row import decode_spans
from arrowmeta.paimon.buckets import bucket_folders
from arrowmeta.paimon.history import Layout, Snapshot
from arrowmeta.paimon.schema import STORED_AS, WIDTHS, TableSchema

# -- index manifests -----------------------------------------------------------------------------


#: What the paths of index files depend on: location and schema of the table.
_Entries: TypeAlias = Conversion[Rows, tuple[str, TableSchema]]


status = words(("added", "deleted"))  # indexed by _KIND; Spec: Paimon 1.x, FileKind


def partition(of: _Entries, declared: Field) -> pa.StructArray:
    """Return the partition of data files."""
    _, table_schema = of.context
    return decode_spans(of.rows.spans(declared.at), table_schema.shape().by_partition())


def partition_bytes(of: _Entries, declared: Field) -> pa.Array:
    """Return serialized partitions."""
    return of.rows.spans(declared.at).to_array()


def folder(of: _Entries, declared: Field) -> pa.Array:
    """Return the bucket folder of data files."""
    location, table_schema = of.context
    bucket = of.rows.field(declared.at, pa.int32())
    return bucket_folders(location, of.once("partition"), bucket, table_schema).dictionary_decode()


def file_path(of: _Entries, declared: Field) -> pa.Array:
    """Return paths of index files, and along with them the other ones where they may be.

    A file is outside the table, in the folder `index`, or beside the data files. The option that
    chooses between the latter two may have changed since: `other_path` has the other folder; null
    for files outside the table.
    Spec: Paimon 1.2, IndexPathFactory; option `index-file-in-data-file-dir`.
    """
    location, table_schema = of.context
    names, external = (of.rows.field(at, pa.string()) for at in (declared.at, *declared.reads))
    folders, slash = (text_scalar(f"{location}/index"), of.once("folder")), text_scalar("/")
    first, second = (pc.binary_join_element_wise(it, names, slash) for it in folders)
    if is_on(table_schema.options, "index-file-in-data-file-dir"):
        first, second = second, first
    nowhere = pa.nulls(len(of.rows), pa.string())
    of.add_column("other_path", pc.if_else(external.is_null(), second, nowhere))
    return pc.coalesce(external, first)


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
    paths = {"path": [file.path for file in files]}
    context = (location, table_schema)
    return read_table(_INDEX_FILES, Files(files, paths, on_damage), context, schema)


def located_index_files(
    paths: Sequence[str],
    location: str,
    table_schema: TableSchema,
    reader: MetadataReader,
    sizes: Callable[[Sequence[str]], Sequence[int | None]],
    expected: Sequence[bool] | None = None,
) -> pa.Table:
    """Return the files of index manifests, each under the one of its two paths where it is.

    Args:
        paths: index manifests.
        sizes: returns the sizes of files; None for those that do not exist.
        expected: whether each manifest must exist; all must by default.
    """
    readable = list(filter(None, reader.load_all(paths, "index manifest", expected)))
    on_damage = reader.on_damage("index manifest")
    files = read_index_manifests(readable, location, table_schema, on_damage)
    first, other = whole(files["file_path"]), whole(files["other_path"])
    is_lost = pc.invert(pc.is_in(first, value_set=_existing(first, sizes)))
    existing = _existing(other.filter(is_lost).drop_null(), sizes)
    path = pc.if_else(pc.and_(is_lost, pc.is_in(other, value_set=existing)), other, first)
    at = files.schema.get_field_index("file_path")
    return files.set_column(at, files.schema.field(at), path)


def _existing(paths: pa.Array, sizes: Callable[[Sequence[str]], Sequence[int | None]]) -> pa.Array:
    distinct = paths.unique().to_pylist()
    files = zip(distinct, sizes(distinct), strict=True)
    return text_array([path for path, size in files if size is not None])


T = TypeVar("T")

_INDEX_TYPE = "DELETION_VECTORS"

#: Deletion vectors of an index file; before Paimon 1.0, `cardinality` is null.
_VECTORS = to_schema("data_file_name: string!, offset: int64!, length: int64!, cardinality: int64")
#: Their fields in a range.
_RANGE_FIELDS = ("f0", "f1", "f2", "_CARDINALITY")

#: Columns of `read_vector_ranges`, beside the partition.
_FILES = to_schema(
    "vectors: vectors, index_type: string, file_path: string!, other_path: string, "
    "folder: string, partition_bytes: binary, bucket: int32!",
    {**PLAIN_TYPES, "vectors": pa.list_(pa.struct(list(_VECTORS)))},
)

#: Limit on bytes of partition values after copying them from each entry to its vectors.
_MAX_PARTITION_LEN = 1 << 28


class VectorRanges(Struct, frozen=True):
    """Deletion vectors of a snapshot, and the index files that contain them.

    Attributes:
        files: of each index file `file_path` and `other_path` (see `listed_index_files_schema`),
            and `folder`, `partition`, `partition_bytes` and `bucket` of its data files.
        file_idx: index file of each vector; int64.
        vectors: `data_file_name`, `offset`, `length` and `cardinality` of each vector.
    """

    files: pa.Table
    file_idx: I64
    vectors: pa.Table


def read_vector_ranges(
    files: Sequence[AvroFile], location: str, table_schema: TableSchema, on_damage: OnDamage
) -> VectorRanges:
    """Return the deletion vectors of index manifests, in their order."""
    of_partition = table_schema.shape().by_partition()
    schema = _FILES.append(pa.field("partition", of_partition, nullable=False))
    listed = Files(files, {}, on_damage)
    table = read_table(_INDEX_FILES, listed, (location, table_schema), schema, _with_vectors)
    vectors = whole(table["vectors"])
    return VectorRanges(
        table.drop_columns("vectors").combine_chunks(),
        to_numbers(pc.list_parent_indices(vectors)),
        pa.Table.from_struct_array(pc.list_flatten(vectors)),
    )


def _with_vectors(rows: Rows, _: DamageReport) -> Rows:
    """Return the entries of index files with deletion vectors."""
    kinds = rows.field("_INDEX_TYPE", pa.string())
    is_vectors = pc.equal(kinds, text_scalar(_INDEX_TYPE))
    return rows.where(to_flags(is_vectors) & to_flags(kinds.is_valid()))


def vectors(of: _Entries, declared: Field) -> pa.ListArray:
    """Return the deletion vectors of each entry.

    Java writes a nullable list of nullable ranges, Python a list of ranges; before 0.8 there are
    none.

    Raises:
        CorruptMetadataError: a required field is null, or a field has the wrong type.
        LimitError: the partition values are too long.
    """
    rows = of.rows
    has_ranges = len(rows) and declared.at in rows.batch.schema.names
    no_ranges = pa.nulls(len(rows), pa.list_(pa.struct([])))
    lists = rows.batch.column(declared.at) if has_ranges else no_ranges
    if not pa.types.is_list(lists.type) or not pa.types.is_struct(lists.type.value_type):
        raise CorruptMetadataError(f"{declared.at} is of type {lists.type}, not a list of ranges")
    ranges = pc.list_flatten(lists)
    entry_of = to_numbers(pc.list_parent_indices(lists).filter(ranges.is_valid()))
    ranges = ranges.filter(ranges.is_valid())
    length = int(rows.spans("_PARTITION").lengths[entry_of].sum())
    if length > _MAX_PARTITION_LEN:
        raise LimitError(
            f"the partition values of {len(entry_of):,} deletion vectors take {length:,} bytes; up "
            f"to {_MAX_PARTITION_LEN:,} are read"
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
        if values.null_count and not column.nullable:
            raise CorruptMetadataError(f"deletion vector entry without {name}")
        columns.append(values)
    items = pa.StructArray.from_arrays(columns, fields=list(_VECTORS))
    counts = np.bincount(entry_of, minlength=len(rows))
    kind = _FILES.field("vectors").type
    return build(kind, len(rows), [None, to_offsets(counts)], [items])


#: Declarations of the columns above. The ranges of vectors are spelled there as in files; the
#: documentation omits the first S.
_INDEX_FILES = FieldTable(declared_fields(__package__, "index_files", globals()))


# -- deletion vectors ----------------------------------------------------------------------------

FILE_VERSION = 1

_NARROW = replace(NARROW, n_unstated=FRAME_LEN)


def read_vectors(data: NDArray[np.uint8], offsets: I64, lengths: I64) -> Vectors:
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
        reason = f"a deletion vector index file begins with version {FILE_VERSION}; found {start}"
        raise CorruptMetadataError(reason, byte=0)
    return read_records(data, offsets, lengths, (_NARROW, WIDE), first_pos=1)


#: Columns of entries that identify data files outside the table.
EXTERNAL_COLUMNS = ("partition_bytes", "bucket", "file_name", "external_path")


def _identities(files: pa.Table | pa.RecordBatch, name: pa.Array) -> pa.Array:
    """Return one value per data file: partition, bucket and name."""
    bucket = whole(files["bucket"]).cast(pa.string()).cast(pa.binary())
    parts = (whole(files["partition_bytes"]), bucket, name.cast(pa.binary()))
    return pc.binary_join_element_wise(*parts, text_scalar("/").cast(pa.binary()))


class SnapshotIndexes(Struct, dict=True):
    """The index files of a snapshot."""

    snapshot: Snapshot | None
    layout: Layout
    table_schema: TableSchema
    reader: MetadataReader

    def files(self) -> pa.Table:
        """Return the index files in the columns of `listed_index_files_schema`."""
        return self._read_by(read_index_manifests)

    def _read_by(self, read: Callable[..., T]) -> T:
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
        read = partial(self._read, recorded=recorded, out_is_moved=is_moved)
        columns = sizes_and_cardinalities(schema.names, path_of[at], recorded, read)
        path = pc.if_else(flag_array(is_moved), files["other_path"], files["file_path"])
        of_files = {"file_path": path, "partition": files["partition"], "bucket": files["bucket"]}
        columns |= {name: whole(c).take(number_array(at)) for name, c in of_files.items()}
        columns["content_offset"] = whole(vectors["offset"])
        if "data_file_path" in schema.names:
            columns["data_file_path"] = self._data_file_paths(external)
        return pa.Table.from_batches([to_batch(columns, schema, len(at))])

    def _read(self, rows: I64, recorded: I64, out_is_moved: Flags) -> tuple[I64, I64]:
        """Return sizes and cardinalities of some vectors in one index file; -1 if unreadable.

        Args:
            rows: the vectors.
            recorded: the recorded cardinality of each vector; -1 if there is none.
            out_is_moved: by index file, whether it was opened at its second path.
        """
        unknown = np.full(len(rows), -1, dtype=np.int64)
        ranges, on_damage = self._ranges, self.reader.on_damage("index file")
        entries = ranges.file_idx[rows]
        first = ranges.files.slice(int(entries[0]), 1)
        path, other = (first[name][0].as_py() for name in ("file_path", "other_path"))
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
        if not len(names) or not (outside := external()).num_rows:
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
            Rows of `model.tables.LOST_VECTORS`. Unrecorded cardinalities are not compared.
        """
        count = whole(before._ranges.vectors["cardinality"])
        at = pc.index_in(before._identities, value_set=self._identities)
        count_now = whole(self._ranges.vectors["cardinality"]).take(at)
        is_fewer = pc.fill_null(pc.less(count_now, count), False)
        if not pc.any(is_lost := pc.or_(at.is_null(), is_fewer)).as_py():
            return LOST_VECTORS.empty_table()
        path = pa.schema([LOST_VECTORS.field("data_file_path")])
        columns = {
            "data_file_path": before.deletion_vectors(path, external)["data_file_path"],
            "snapshot_id": pa.repeat(changed_by, len(count)),
            "cardinality": count,
            "kept_cardinality": count_now,
        }
        return pa.table(columns, LOST_VECTORS).filter(is_lost)

    def deleted_rows(self, files: pa.RecordBatch) -> pa.Array:
        """Return the rows that vectors delete of files, as recorded; null if there is no vector.

        Args:
            files: partition_bytes, bucket and file_name of data files.
        """
        ours = _identities(files, whole(files["file_name"]))
        at = pc.index_in(ours, self._identities, skip_nulls=True)
        return whole(self._ranges.vectors["cardinality"]).take(at)

    @cached_property
    def _ranges(self) -> VectorRanges:
        return self._read_by(read_vector_ranges)

    @cached_property
    def _identities(self) -> pa.Array:
        """The data file of each vector."""
        in_files = self._ranges.files.select(["partition_bytes", "bucket"])
        names = whole(self._ranges.vectors["data_file_name"])
        return _identities(in_files.take(number_array(self._ranges.file_idx)), names)

    def manifests(self) -> list[AvroFile]:
        """Return the index manifest, if there is one."""
        name = self.snapshot.index_manifest if self.snapshot else None
        path = None if name is None else self.layout.file("manifest", name)
        file = None if path is None else self.reader.load(path, "index manifest")
        return [file] if file else []


# -- sorted global indexes -------------------------------------------------------------------------

# A sorted global index (`btree`, `bitmap`) consists of files with a key range each. The index
# manifest records the first and last key of a file (`_INDEX_META`) and the rows that it covers: a
# range of row ids (tables with row tracking) or one data file (tables with a primary key). If a
# condition rules out all files that cover some rows, none of these rows match. Index files are not
# read.

#: Columns of entries that identify the rows of data files.
GROUP_COLUMNS = (
    *("file_name", "partition_bytes", "bucket", "first_row_id", "record_count"),
    *("write_cols", "stores_row_ids"),
)

_SORTED = ("btree", "bitmap")
_START, _END = "row_range_start", "row_range_end"
#: Columns of index manifests that tell what an index covers.
_ENTRY = to_schema(
    "status: string, partition_bytes: binary, bucket: int32, index_type: string, "
    f"record_count: int64, {_START}: int64, {_END}: int64, field_id: int32, "
    "extra_field_ids: list<int32>, meta: binary, source: binary"
)

#: Version of `_INDEX_META` with flags that tell missing keys from empty keys; the flags.
_WITH_FLAGS, _NO_FIRST, _NO_LAST = 1, 1, 2
_SOURCE_VERSION = 1
_MILLION = 1_000_000


_Entry: TypeAlias = Mapping[str, Any]
_Covers: TypeAlias = tuple[int, int] | tuple[int, str]


class IndexGroup(Struct, frozen=True):
    """Index files that together cover some rows of a table.

    Attributes:
        field_id: of the indexed column.
        partition: `_PARTITION` of the rows.
        covers: first and last row id; or bucket and name of a data file.
        files: first key, last key (None for null) and row count of each index file.
    """

    field_id: int
    partition: bytes
    covers: _Covers
    files: tuple[tuple[bytes | None, bytes | None, int], ...]

    @property
    def is_of_file(self) -> bool:
        """Whether it covers a data file, not a range of row ids."""
        return isinstance(self.covers[1], str)


def may_be_indexed(schemas: Sequence[TableSchema]) -> bool:
    """Return whether options allow global indexes, and keep them up to date.

    Spec: Paimon 2.x, api/CoreOptions.java (row-tracking.enabled, global-index.enabled,
    global-index.column-update-action, pk-btree.index.columns).
    """
    options = schemas[-1].options if schemas else {}
    if options.get("global-index.enabled", "true").lower() == "false":
        return False
    action = "global-index.column-update-action"
    if any(schema.options.get(action, "").lower() == "ignore" for schema in schemas):
        return False
    has_row_ids = is_on(options, "row-tracking.enabled") or is_on(options, "data-evolution.enabled")
    return has_row_ids or any(f"pk-{kind}.index.columns" in options for kind in _SORTED)


def read_index_groups(files: Sequence[AvroFile], on_damage: OnDamage) -> list[IndexGroup]:
    """Return the groups of index files whose counts show that all their rows are covered.

    Empty if an index manifest is damaged: the unread part may cover the same rows.
    """
    damage: list[ArrowMetaError] = []
    entries = read_table(_INDEX_FILES, Files(files, {}, damage.append), None, _ENTRY).to_pylist()
    for error in damage:
        on_damage(error)
    return [] if damage else _groups(entries)


def _groups(entries: Iterable[_Entry]) -> list[IndexGroup]:
    """Return the groups of entries: those of one data file, or of row id ranges that overlap."""
    by_identity: dict[tuple[Any, ...], list[_Entry]] = defaultdict(list)
    for entry in entries:
        if entry["index_type"] in _SORTED and entry["field_id"] is not None:
            file = None if entry["source"] is None else (entry["bucket"], entry["source"])
            others = (entry[name] for name in ("field_id", "partition_bytes", "index_type"))
            by_identity[file, *others].append(entry)
    groups = []
    for (file, *_), of_index in by_identity.items():
        for part in _overlapping(of_index) if file is None else [of_index]:
            with suppress(ValueError, struct.error):
                groups.append(_group(part, is_of_file=file is not None))
    return groups


def _rows_of_file(entries: list[_Entry]) -> tuple[_Covers, int]:
    """Return bucket, name and row count of the data file that an index covers.

    Layout of the source: version, level, number of names (1), name, row count.
    """
    source = entries[0]["source"]
    version, _, n_files, name_len = struct.unpack_from(">iiiH", source)
    if version != _SOURCE_VERSION or n_files != 1 or len(source) != 22 + name_len:
        raise ValueError("the index source has another version, or several data files")
    (row_count,) = struct.unpack_from(">q", source, 14 + name_len)
    return (entries[0]["bucket"], source[14 : 14 + name_len].decode()), row_count


def _group(entries: list[_Entry], *, is_of_file: bool) -> IndexGroup:
    """Return the files that cover a data file, or a range of row ids, as a group.

    Raises:
        ValueError: a file is missing, deleted, of several columns, or has no keys recorded.
    """
    if is_of_file:
        covers, row_count = _rows_of_file(entries)
    else:
        first, last = covers = entries[0][_START], max(entry[_END] for entry in entries)
        row_count = last - first + 1
        if first < 0:
            raise ValueError("a row id is negative")
    if any(e["status"] != "added" or e["extra_field_ids"] or e["meta"] is None for e in entries):
        raise ValueError("an index file is deleted, of several columns, or without keys")
    files = tuple((*_keys(entry["meta"]), entry["record_count"] or 0) for entry in entries)
    if sum(n_rows for _, _, n_rows in files) != row_count or row_count <= 0:
        raise ValueError("index files are missing")
    return IndexGroup(entries[0]["field_id"], entries[0]["partition_bytes"], covers, files)


def _meeting(rows: I64, starts: I64, ends: I64) -> list[I64]:
    """Split positions into groups whose row id ranges do not overlap, ascending."""
    if not len(rows):
        return []
    rows = rows[np.argsort(starts[rows], kind="stable")]
    reached = np.maximum.accumulate(ends[rows])
    return np.split(rows, np.flatnonzero(starts[rows][1:] > reached[:-1]) + 1)


def _overlapping(entries: list[_Entry]) -> list[list[_Entry]]:
    """Split entries of one index into groups whose row id ranges do not overlap.

    Files with the same range share its keys; older writers record a range per file, from the first
    to the last row with one of its keys.
    """
    ranges = [entry for entry in entries if None not in (entry[_START], entry[_END])]
    starts, ends = (np.array([e[side] for e in ranges], np.int64) for side in (_START, _END))
    groups = _meeting(np.arange(len(ranges)), starts, ends)
    return [[ranges[at] for at in group] for group in groups]


def _keys(meta: bytes) -> tuple[bytes | None, bytes | None]:
    """Return the first and the last key of an index file; None for a file of nulls only."""
    (first_len,) = struct.unpack_from("<I", meta)
    (last_len,) = struct.unpack_from("<I", meta, 4 + first_len)
    end = 8 + first_len + last_len
    has_nulls, *flags = meta[end:]
    is_of_nulls = has_nulls and not first_len and not last_len
    version, missing = flags or (_WITH_FLAGS, is_of_nulls and _NO_FIRST | _NO_LAST)
    if version != _WITH_FLAGS:
        raise ValueError(f"index metadata has unknown version {version}")
    first = None if missing & _NO_FIRST else meta[4 : 4 + first_len]
    return first, None if missing & _NO_LAST else meta[8 + first_len : end]


class IndexGroups(Struct, frozen=True):
    """Index groups of one table.

    Attributes:
        schemas: schemas of the table, the current schema last.
    """

    groups: Sequence[IndexGroup]
    schemas: Sequence[TableSchema]

    def of_column(self, name: str) -> list[IndexGroup]:
        """Return the groups of a column whose type has never changed.

        Keys have the type that the column had when the index was built, which is not recorded.
        """
        fields = self.schemas[-1].fields if self.groups else ()
        ids = {f.id for f in fields if f.name == name}
        types = {str(f.type) for s in self.schemas for f in s.fields if f.id in ids}
        return [g for g in self.groups if g.field_id in ids] if len(types) == 1 else []

    def rows(self, name: str, groups: Sequence[IndexGroup]) -> pa.Table | None:
        """Return one row per index file of some groups of a column.

        Returns:
            `position` of the group, `lower_key`, `upper_key`, `null_count` and `row_count`; None if
                the key type is not supported. `null_count` is known only for files of nulls: older
                writers do not cover rows with nulls.
        """
        field = self.schemas[-1].to_arrow_schema().field(name)
        if not _is_read(field):
            return None
        files = [(at, *file) for at, group in enumerate(groups) for file in group.files]
        nulls = [n if first is None and last is None else None for _, first, last, n in files]
        columns = {
            "position": pa.array([at for at, *_ in files], pa.int64()),
            "lower_key": _values([first for _, first, _, _ in files], field.type),
            "upper_key": _values([last for _, _, last, _ in files], field.type),
            "null_count": pa.array(nulls, pa.int64()),
            "nan_count": pa.nulls(len(files), pa.int64()),
            "row_count": pa.array([n_rows for *_, n_rows in files], pa.int64()),
        }
        return pa.table(columns)

    def mask(self, name: str, excluded: Sequence[IndexGroup], files: pa.Table) -> Flags:
        """Return which data files contain rows that no excluded group covers.

        Args:
            excluded: groups whose rows do not match.
            files: columns `GROUP_COLUMNS` of the data files.
        """
        mask = np.ones(files.num_rows, dtype=bool)
        if of_files := {(g.partition, *g.covers) for g in excluded if g.is_of_file}:
            parts = (files[c].to_pylist() for c in ("partition_bytes", "bucket", "file_name"))
            mask &= np.array([it not in of_files for it in zip(*parts, strict=True)], dtype=bool)
        if ranges := _merged([g for g in excluded if not g.is_of_file]):
            mask &= self._outside(name, ranges, files)
        return mask

    def _outside(
        self, name: str, ranges: Mapping[bytes, list[tuple[int, int]]], files: pa.Table
    ) -> Flags:
        """Return which files to keep; files with the same rows are kept together.

        Columns of a row may be in several files. If more than one of them has the indexed column,
        the index may be out of date.
        """
        number = next(f.id for f in self.schemas[-1].fields if f.name == name)
        # A file has the name of the column in its own schema.
        names = {f.name for schema in self.schemas for f in schema.fields if f.id == number}
        partitions = files["partition_bytes"].to_pylist()
        written = files["write_cols"].to_pylist()
        starts = filled(files["first_row_id"].combine_chunks(), -1)
        counts = filled(files["record_count"].combine_chunks(), 0)
        stores_ids = to_flags(files["stores_row_ids"].combine_chunks())
        is_range = (starts >= 0) & (counts > 0) & (starts <= np.iinfo(np.int64).max - counts)
        ends = starts + np.where(is_range, counts, 1) - 1
        mask = np.ones(len(starts), dtype=bool)
        for of_rows in _meeting(np.flatnonzero(is_range), starts, ends):
            columns = [written[at] for at in of_rows]
            n_holding = sum(each is None or not names.isdisjoint(each) for each in columns)
            holders = {partitions[at] for at in of_rows}
            if n_holding > 1 or stores_ids[of_rows].any() or len(holders) > 1:
                continue
            first, last = int(starts[of_rows].min()), int(ends[of_rows].max())
            covered = ranges.get(holders.pop(), [])
            at = bisect_right(covered, first, key=lambda pair: pair[0]) - 1
            mask[of_rows] = at < 0 or last > covered[at][1]
        return mask


def _merged(groups: Sequence[IndexGroup]) -> dict[bytes, list[tuple[int, int]]]:
    """Return merged row id ranges of groups by partition, ascending."""
    ranges: dict[bytes, list[tuple[int, int]]] = {}
    for group in sorted(groups, key=lambda group: group.covers):
        first, last = group.covers[0], int(group.covers[1])
        merged = ranges.setdefault(group.partition, [])
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    return ranges


# -- keys as bytes ------------------------------------------------------------------------------


def _is_read(field: pa.Field) -> bool:
    """Return whether keys of a type are supported; CHAR is not, since its padding varies."""
    kind = field.type
    if pat.is_string(kind):
        return not (field.metadata or {}).get(STORED_AS, b"").startswith(b"CHAR")
    if pat.is_timestamp(kind):
        return kind.unit in ("ms", "us")
    return kind in WIDTHS or pat.is_decimal(kind)


def _value(kind: pa.DataType, key: bytes | None) -> Any:
    """Return the value of a key, of times the number; None if its bytes are invalid."""
    try:
        if key is None or pat.is_string(kind):
            return key and key.decode()
        if pat.is_timestamp(kind) and kind.unit == "us":
            return _micros(key)
        if pat.is_floating(kind):
            (value,) = struct.unpack("<f" if kind.bit_width == 32 else "<d", key)
            return None if math.isnan(value) else value  # the greatest key, which bounds nothing
        is_wide = pat.is_decimal(kind) and kind.precision > 18
        number = int.from_bytes(key, "big" if is_wide else "little", signed=True)
        if not is_wide and len(key) != WIDTHS.get(kind, 8):
            return None
        if not pat.is_decimal(kind):
            return number
        digits = Decimal(number).as_tuple()
        fits = len(digits.digits) <= kind.precision
        return Decimal((digits.sign, digits.digits, -kind.scale)) if fits else None
    except (ValueError, struct.error):
        return None


def _micros(key: bytes) -> int:
    """Decode a timestamp key to microseconds: milliseconds, then nanoseconds as a varint."""
    (millis,) = struct.unpack_from("<q", key)
    nanos = 0
    for shift, byte in enumerate(key[8:]):
        nanos |= (byte & 0x7F) << 7 * shift
    if len(key) == 8 or key[-1] & 0x80 or nanos >= _MILLION:
        raise ValueError("the key is not a timestamp")
    return int(millis) * 1000 + nanos // 1000


def _values(keys: Sequence[bytes | None], kind: pa.DataType) -> pa.Array:
    """Return an array of the values of keys; all null if one is out of range."""
    stored, values = kind, [_value(kind, key) for key in keys]
    if pat.is_primitive(kind) and not pat.is_floating(kind):
        stored = pa.from_numpy_dtype(np.dtype(f"i{WIDTHS.get(kind, 8)}"))
    try:
        return pa.array(values, stored).cast(kind)
    except (pa.ArrowInvalid, OverflowError):
        return pa.nulls(len(values), kind)
