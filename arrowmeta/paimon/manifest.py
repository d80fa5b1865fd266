"""Decode manifests into the relation `entries`.

`read_entries` takes rows of manifest lists and returns record batches. It decodes only the fields
that the wanted columns need; with a filter, entries are dropped before their other columns are
decoded.

Spec: Paimon 1.x, ManifestEntry.SCHEMA, DataFileMeta.SCHEMA.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field
from typing import ClassVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.announced import AnnouncedFiles
from arrowmeta.avro.containers import read_rows
from arrowmeta.avro.decode import Pipeline
from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.metadata_reader import MetadataReader, manifest_groups
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    int_array,
    null_array,
    number_array,
    text_scalar,
)
from arrowmeta.columns.entries import EntryColumns, WantedColumns, made_of
from arrowmeta.columns.rows import Rows, Spans, count_codes
from arrowmeta.columns.text import repeat_text, suffixes
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.scan import DecodeRequest, EntryFilter, MadeColumn
from arrowmeta.model.shape import LOCAL_MILLIS, TableShape
from arrowmeta.model.tables import decoded_schema
from arrowmeta.paimon.binary_row import countable, decode_spans, values_not_held
from arrowmeta.paimon.data_path import bucket_folders, data_file_paths, partition_folders
from arrowmeta.paimon.schema import TableSchema, is_on, is_postponed
from arrowmeta.paimon.stats import (
    StatsGroup,
    decode_null_counts,
    decode_stats,
    field_id,
    key_stats_groups,
    known_bounds,
    value_stats_groups,
)
from arrowmeta.records import dataclass

STATUS = ("added", "deleted")  # indexed by _KIND; Spec: Paimon 1.x, FileKind
SOURCE = ("APPEND", "COMPACT")  # indexed by _FILE_SOURCE; Spec: Paimon 1.x, FileSource

#: Fields that are BinaryRows, decoded without copying.
_SPANS = (
    "_PARTITION",
    "_FILE._MIN_KEY",
    "_FILE._MAX_KEY",
    "_FILE._KEY_STATS._MIN_VALUES",
    "_FILE._KEY_STATS._MAX_VALUES",
    "_FILE._VALUE_STATS._MIN_VALUES",
    "_FILE._VALUE_STATS._MAX_VALUES",
)
#: Bytes of arity and null bits of a BinaryRow; each field adds 8 bytes.
_EMPTY_ROW_LEN = 12
_STATS_COLUMNS = ("_FILE._SCHEMA_ID", "_FILE._VALUE_STATS_COLS", "_FILE._WRITE_COLS")

#: Columns with a field of their own in manifests.
_PLAIN = {
    "file_name": "_FILE._FILE_NAME",
    "bucket": "_BUCKET",
    "total_buckets": "_TOTAL_BUCKETS",
    "level": "_FILE._LEVEL",
    "record_count": "_FILE._ROW_COUNT",
    "delete_record_count": "_FILE._DELETE_ROW_COUNT",
    "file_size_in_bytes": "_FILE._FILE_SIZE",
    "schema_id": "_FILE._SCHEMA_ID",
    "min_sequence_number": "_FILE._MIN_SEQUENCE_NUMBER",
    "max_sequence_number": "_FILE._MAX_SEQUENCE_NUMBER",
    "first_row_id": "_FILE._FIRST_ROW_ID",
    "write_cols": "_FILE._WRITE_COLS",
    "value_stats_cols": "_FILE._VALUE_STATS_COLS",
    "write_cols_sequences": "_FILE._WRITE_COLS_SEQUENCES",
    "extra_files": "_FILE._EXTRA_FILES",
    "embedded_index": "_FILE._EMBEDDED_FILE_INDEX",
    "external_path": "_FILE._EXTERNAL_PATH",
}

#: Columns that identify the deletion vector of a file.
_DELETED_ROWS_OF = ("partition_bytes", "bucket", "file_name")


@dataclass(frozen=True)
class ManifestFile:
    """Manifest of a snapshot, with values from its row in the manifest list.

    Attributes:
        file: content, under its recorded path.
        ordinal: position among the manifests of the snapshot, missing ones included.
        snapshot_id: snapshot that wrote it; None if not recorded.
        content: `data`, or `changelog` if its files are not part of the table's state.
    """

    file: AvroFile
    ordinal: int
    snapshot_id: int | None
    content: str = "data"


@dataclass(frozen=True)
class TableContext:
    """Table state that decoding entries depends on.

    Attributes:
        location: prefix of the recorded paths of data files.
        shape: current columns, partition and key of the table.
        current: current schema; fields have their ids in the metadata.
        schemas: schemas of the branch by id.
        keys: trimmed primary keys by schema id.
        table_schema: current schema as a Paimon schema.
        deleted_rows: returns the number of rows that deletion vectors delete, given
            partition_bytes, bucket and file_name of files; None for entries of several snapshots,
            or of one without vectors.
    """

    location: str
    shape: TableShape
    current: pa.Schema
    schemas: Mapping[int, pa.Schema]
    keys: Mapping[int, tuple[str, ...]]
    table_schema: TableSchema
    deleted_rows: Callable[[pa.Table], pa.Array] | None = None

    @property
    def ids(self) -> dict[str, int]:
        """Field id of each current column."""
        return {f.name: field_id(f) for f in self.current}

    @property
    def identity(self) -> str:
        """Key of everything that decoded entries depend on; deletion vectors are added later."""
        columns = {
            name: [(f.name, str(f.type), field_id(f)) for f in schema]
            for name, schema in (("current", self.current), *self.schemas.items())
        }
        parts = (self.location, self.shape, columns, self.keys, self.table_schema)
        return "\n".join(map(repr, parts))

    @property
    def unstored_columns(self) -> Mapping[str, MadeColumn]:
        """Columns that depend on the snapshot, or follow from others."""
        return {
            "deleted_record_count": MadeColumn(_DELETED_ROWS_OF, self.deleted_record_count),
            "partition_path": MadeColumn(
                ("partition", "partition_is_known"),
                lambda batch: known_paths(
                    self.partition_path(batch["partition"]), batch["partition_is_known"]
                ),
            ),
        }

    def partition_path(self, partition: pa.StructArray) -> pa.Array:
        """Return partitions as text: the folders of all keys."""
        schema = self.table_schema
        folders = partition_folders(partition, schema.options, schema.partition_precision)
        if not folders:
            return pa.repeat(text_scalar(""), len(partition))
        return pc.binary_join_element_wise(*folders, text_scalar("/"))

    def deleted_record_count(self, files: pa.RecordBatch) -> pa.Array:
        """Return the number of deleted rows of files, given the columns `_DELETED_ROWS_OF`."""
        if self.deleted_rows is None:
            return null_array(files.num_rows, pa.int64())
        return self.deleted_rows(pa.Table.from_batches([files]))


def known_paths(paths: pa.Array, is_known: pa.Array) -> pa.Array:
    """Return paths of partitions; null for those with a value that could not be read."""
    return pc.if_else(is_known, paths, null_array(1, pa.string())[0])


def read_manifests(
    manifests: Sequence[ManifestFile],
    table: TableContext,
    columns: Collection[str],
    *,
    only: EntryFilter | None = None,
    pipeline: Pipeline[pa.RecordBatch] | None = None,
    on_damage: OnDamage | None = None,
    announced: AnnouncedFiles | None = None,
) -> Iterator[pa.RecordBatch]:
    """Yield the wanted columns of entries, in the order of the manifests.

    Args:
        columns: of the base relation `entries`, or flat names of fields of its struct columns.
        only: filter of entries; the caller has applied its choice of manifests.
        pipeline: see `decode_files`.
        on_damage: called with what cannot be decoded; without it, the first error is raised.
        announced: counts the entries by status.
    """
    schema = decoded_schema("entries", table.shape)
    wanted = WantedColumns.of(
        schema, columns, only, of_whole_partition=("file_path", "partition_path")
    )
    fields = _Entries.fields_of(wanted.names) | {"_KIND"}
    files = [manifest.file for manifest in manifests]
    paths = [file.path for file in files]
    ordinals = np.array([manifest.ordinal for manifest in manifests], dtype=np.int64)
    counted = announced.of(files) if announced else None

    def convert(rows: Rows) -> pa.RecordBatch:
        if counted is not None:
            count_codes(rows, "_KIND", counted.add)
        return wanted.read(_Entries(rows, paths, ordinals, on_damage, manifests, table))

    return read_rows(
        files,
        sorted(fields),
        [path for path in _SPANS if path in fields],
        convert,
        pipeline=pipeline,
        on_damage=on_damage,
    )


@dataclass
class _Entries(EntryColumns):
    """Decoded rows that are converted to columns of the model."""

    manifests: Sequence[ManifestFile]
    table: TableContext
    _value_groups: list[StatsGroup] | None = field(default=None, init=False)
    _partition_codes: tuple[NDArray[np.int64], NDArray[np.int32]] | None = field(
        default=None, init=False
    )

    plain: ClassVar[Mapping[str, str]] = _PLAIN

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Drop the entries that are not marked."""
        super().keep(is_kept)
        self._value_groups = self._partition_codes = None

    # -- columns made of fields -----------------------------------------------------------------

    @made_of("_KIND")
    def status(self) -> pa.Array:
        return self.words("_KIND", STATUS)

    @made_of("_FILE._EXTERNAL_PATH")
    def is_external(self) -> pa.Array:
        return self.rows.field("_FILE._EXTERNAL_PATH", pa.string()).is_valid()

    @made_of("_FILE._FILE_SOURCE")
    def file_source(self) -> pa.Array:
        return self.words("_FILE._FILE_SOURCE", SOURCE)

    @made_of()
    def content(self) -> pa.Array:
        return repeat_text([manifest.content for manifest in self.manifests], self.rows.file_idx)

    @made_of()
    def snapshot_id(self) -> pa.Array:
        ids = int_array([manifest.snapshot_id for manifest in self.manifests])
        return ids.take(number_array(self.rows.file_idx))

    @made_of(columns=("coded_partition",))
    def partition(self) -> pa.StructArray:
        return _decoded_dictionary(self.once("coded_partition"))

    @made_of("_PARTITION")
    def coded_partition(self) -> pa.DictionaryArray:
        """Return partitions as a dictionary, each distinct one decoded once.

        A time that Arrow or DuckDB cannot represent becomes null; its partition is marked as
        unknown, and the manifest as damaged.
        """
        firsts, codes = self._distinct_partitions()
        whole = self.table.shape.by_partition()
        places = [whole.get_field_index(f.name) for f in self.structs["partition"].fields]
        spans = self.rows.spans("_PARTITION").take(firsts)
        try:
            values = decode_spans(spans, whole, places)
        except CorruptMetadataError as error:
            error.row = int(firsts[error.row or 0])
            raise
        is_known = np.ones(len(spans), dtype=bool)
        for place, column in zip(places, values.flatten(), strict=True):
            is_missing = values_not_held(spans, place, column)
            is_known &= ~is_missing
            if is_missing.any():
                name = whole.field(place).name
                message = f"the value of partition column {name} does not fit {column.type}"
                self.report_each(message, is_missing[codes])
        self.made_along("partition_is_known", flag_array(is_known[codes]))
        return pa.DictionaryArray.from_arrays(number_array(codes), values)

    @made_of(columns=("coded_partition",))
    def partition_is_known(self) -> pa.Array:
        return self.made_with("coded_partition", "partition_is_known")

    @made_of(columns=("coded_partition",))
    def partition_path(self) -> pa.Array:
        coded = self.once("coded_partition")
        paths = self.table.partition_path(coded.dictionary).take(coded.indices)
        return known_paths(paths, self.partition_is_known())

    @made_of("_PARTITION")
    def partition_bytes(self) -> pa.Array:
        firsts, codes = self._distinct_partitions()
        return self.rows.spans("_PARTITION").take(firsts).to_array().take(number_array(codes))

    @made_of("_FILE._FILE_NAME", "_PARTITION", "_BUCKET")
    def deleted_record_count(self) -> pa.Array:
        if self.table.deleted_rows is None:
            return null_array(len(self.rows), pa.int64())
        columns = (
            self.partition_bytes(),
            self.rows.field("_BUCKET", pa.int32()),
            self.rows.field("_FILE._FILE_NAME", pa.string()),
        )
        files = pa.RecordBatch.from_arrays(list(columns), list(_DELETED_ROWS_OF))
        return self.table.deleted_record_count(files)

    @made_of("_BUCKET", columns=("coded_partition",))
    def folder(self) -> pa.DictionaryArray:
        return bucket_folders(
            self.table.location,
            self.once("coded_partition"),
            self.rows.field("_BUCKET", pa.int32()),
            self.table.table_schema.options,
            precision=self.table.table_schema.partition_precision,
        )

    @made_of("_FILE._FILE_NAME", "_FILE._EXTERNAL_PATH", columns=("folder",))
    def file_path(self) -> pa.Array:
        return data_file_paths(
            self.once("folder"),
            self.rows.field("_FILE._FILE_NAME", pa.string()),
            self.rows.field("_FILE._EXTERNAL_PATH", pa.string()),
        )

    @made_of("_FILE._FILE_NAME")
    def file_format(self) -> pa.Array:
        """Suffix of the file name."""
        return suffixes(self.rows.field("_FILE._FILE_NAME", pa.string()))

    @made_of("_FILE._CREATION_TIME")
    def creation_time(self) -> pa.Array:
        """Local time of the writer; the format records no zone."""
        instants = self.rows.field("_FILE._CREATION_TIME", pa.timestamp("ms", "UTC"))
        return countable(instants.cast(pa.int64()).cast(LOCAL_MILLIS))

    @made_of("_FILE._MIN_KEY", "_FILE._SCHEMA_ID", "_FILE._LEVEL", "_BUCKET")
    def min_key(self) -> pa.StructArray:
        return self._key("_FILE._MIN_KEY", self.structs["min_key"])

    @made_of("_FILE._MAX_KEY", "_FILE._SCHEMA_ID", "_FILE._LEVEL", "_BUCKET")
    def max_key(self) -> pa.StructArray:
        return self._key("_FILE._MAX_KEY", self.structs["max_key"])

    @made_of("_FILE._KEY_STATS._MIN_VALUES", "_FILE._SCHEMA_ID")
    def key_lower_bounds(self) -> pa.StructArray:
        return self._key_bounds("_FILE._KEY_STATS._MIN_VALUES", self.structs["key_lower_bounds"])

    @made_of("_FILE._KEY_STATS._MAX_VALUES", "_FILE._SCHEMA_ID")
    def key_upper_bounds(self) -> pa.StructArray:
        return self._key_bounds("_FILE._KEY_STATS._MAX_VALUES", self.structs["key_upper_bounds"])

    @made_of("_FILE._KEY_STATS._NULL_COUNTS", "_FILE._SCHEMA_ID")
    def key_null_value_counts(self) -> pa.StructArray:
        counts = self.rows.field("_FILE._KEY_STATS._NULL_COUNTS", pa.list_(pa.int64()))
        wanted = self.structs["key_null_value_counts"]
        if not wanted.num_fields:
            return null_array(len(self.rows), wanted)
        chosen = _chosen(self.table.shape.primary_key, wanted)
        absent = null_array(len(self.rows), pa.int64())
        return decode_null_counts(counts, self._key_groups(), chosen, self.table.ids, absent)

    @made_of("_FILE._VALUE_STATS._MIN_VALUES", *_STATS_COLUMNS)
    def lower_bounds(self) -> pa.StructArray:
        return self._bounds("_FILE._VALUE_STATS._MIN_VALUES", self.structs["lower_bounds"])

    @made_of("_FILE._VALUE_STATS._MAX_VALUES", *_STATS_COLUMNS)
    def upper_bounds(self) -> pa.StructArray:
        return self._bounds("_FILE._VALUE_STATS._MAX_VALUES", self.structs["upper_bounds"])

    @made_of(
        "_FILE._VALUE_STATS._NULL_COUNTS",
        "_FILE._ROW_COUNT",
        "_FILE._FIRST_ROW_ID",
        *_STATS_COLUMNS,
    )
    def null_value_counts(self) -> pa.StructArray:
        counts = self.rows.field("_FILE._VALUE_STATS._NULL_COUNTS", pa.list_(pa.int64()))
        chosen = _chosen(self.table.shape.columns, self.structs["null_value_counts"])
        return decode_null_counts(
            counts, self._groups(), chosen, self.table.ids, self._absent_null_counts()
        )

    def _absent_null_counts(self) -> pa.Array:
        """Return the null count of columns that a file lacks: all of its rows.

        Null if another file may have the column for the same rows.
        """
        counts = self.rows.field("_FILE._ROW_COUNT", pa.int64())
        first_row_ids = self.rows.field("_FILE._FIRST_ROW_ID", pa.int64())
        return pc.if_else(first_row_ids.is_null(), counts, int_array([None])[0])

    def _bounds(self, path: str, target: pa.StructType) -> pa.StructArray:
        return known_bounds(self._stats(self._statistics(path), self._groups(), target))

    def _key(self, path: str, target: pa.StructType) -> pa.StructArray:
        """Decode the first and last keys of files; null for files that are not sorted by key."""
        spans = self.rows.spans(path)
        is_bound = self._is_sorted_by_key()
        if is_bound.all():
            return self._of_key(spans, target)
        keys = self._of_key(spans.without(~is_bound), target)
        return pc.if_else(flag_array(is_bound), keys, null_array(len(keys), target))

    def _is_sorted_by_key(self) -> NDArray[np.bool_]:
        """Return which files are sorted by key, so that first and last key are bounds.

        Rows without a bucket are in the order of writing. Compaction that clusters by other columns
        stores values of those columns in the key fields.
        Spec: Paimon 1.x, core/postpone/PostponeBucketWriter.java; Paimon 1.4,
        core/io/KeyValueClusteringFileWriter.java (minClusteringFields).
        """
        options = self.table.table_schema.options
        is_sorted = np.ones(len(self.rows), dtype=bool)
        if is_postponed(options):
            is_sorted &= filled(self.rows.field("_BUCKET", pa.int32()), 0) >= 0
        if is_on(options, "pk-clustering-override"):
            is_sorted &= filled(self.rows.field("_FILE._LEVEL", pa.int32()), 1) == 0
        return is_sorted

    def _key_bounds(self, path: str, target: pa.StructType) -> pa.StructArray:
        return known_bounds(self._of_key(self._statistics(path), target))

    def _statistics(self, path: str) -> Spans:
        """Return rows of statistics; rows without fields are null.

        pypaimon writes those for vector files, although the entry lists their columns.
        Spec: pypaimon 2.1, write/writer/vector_writer.py (SimpleStats.empty_stats).
        """
        spans = self.rows.spans(path)
        return spans.without(spans.lengths == _EMPTY_ROW_LEN)

    def _of_key(self, spans: Spans, target: pa.StructType) -> pa.StructArray:
        if not target.num_fields:
            return null_array(len(self.rows), target)
        return self._stats(spans, self._key_groups(), target)

    def _key_groups(self) -> list[StatsGroup]:
        return key_stats_groups(self.rows, self.table.schemas, self.table.keys)

    def _stats(
        self, spans: Spans, groups: list[StatsGroup], target: pa.StructType
    ) -> pa.StructArray:
        """Decode statistics; invalid ones make all statistics of their manifest null."""
        while True:
            try:
                return decode_stats(spans, groups, target, self.table.ids)
            except CorruptMetadataError as error:
                spans = spans.without(self.report(error))

    def _distinct_partitions(self) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return the first entry of each distinct partition, and each entry's partition number."""
        if self._partition_codes is None:
            self._partition_codes = self.rows.spans("_PARTITION").distinct()
        return self._partition_codes

    def _groups(self) -> list[StatsGroup]:
        if self._value_groups is None:
            self._value_groups = value_stats_groups(self.rows, self.table.schemas)
        return self._value_groups


def _chosen(columns: pa.StructType, wanted: pa.StructType) -> pa.StructType:
    """Return some fields as a struct type."""
    return pa.struct([columns.field(field.name) for field in wanted.fields])


def _decoded_dictionary(coded: pa.DictionaryArray) -> pa.Array:
    """Decode a dictionary array, also of structs, which Arrow's cast does not support."""
    return coded.dictionary.take(coded.indices)


#: Columns of entries with one value per manifest, and the column of its row.
OF_MANIFEST = {"snapshot_id": "added_snapshot_id", "content": "content"}

#: Entry counts of a manifest, in the order of `manifest.STATUS`.
COUNTS = ("added_files_count", "deleted_files_count")


def read_entries(
    manifests: pa.Table,
    context: TableContext,
    columns: Collection[str],
    reader: MetadataReader,
    *,
    only: DecodeRequest | None = None,
    threads: int | None = None,
) -> Iterator[pa.RecordBatch]:
    """Yield columns of the entries of manifests, in their order.

    Args:
        manifests: path, length, `added_snapshot_id`, `content` and `COUNTS` of each; the row number
            is the ordinal of the manifest in entry ids and in `only`.
        columns: of the base relation `entries`, or flat names of fields.
    """
    announced = AnnouncedFiles()
    facts = tuple(OF_MANIFEST.values())
    groups = manifest_groups(manifests, facts, only, reader, counts=COUNTS)
    with Pipeline[pa.RecordBatch](threads) as pipeline:
        for group in groups:
            yield from read_manifests(
                [ManifestFile(file, ordinal, *facts) for file, ordinal, facts in group],
                context,
                columns,
                only=only,
                pipeline=pipeline,
                on_damage=reader.on_damage("manifest"),
                announced=announced,
            )
        yield from pipeline.rest()
    announced.check(reader, "manifest")
