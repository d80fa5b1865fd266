"""Manifests: the entries of a snapshot, translated into the relation `entries`.

Knows which field each column comes from. Only the fields that the wanted columns need are decoded,
and of entries that a filter drops only the columns that it looks at.

Spec: Paimon 1.x, ManifestEntry.SCHEMA, DataFileMeta.SCHEMA.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.file import AvroFile
from arrowmeta.avro.task import OnDamage
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    int_array,
    number_array,
    text_array,
    text_scalar,
    to_flags,
)
from arrowmeta.columns.text import suffixes
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.source import EntryFilter
from arrowmeta.model.tables import (
    INTERNAL_ENTRY_FIELDS,
    SCHEMAS,
    STRUCT_COLUMNS,
    TableShape,
    column_field,
)
from arrowmeta.paimon.data_path import data_file_paths
from arrowmeta.paimon.rows import Rows, decode_spans, read_rows
from arrowmeta.paimon.schema import TableSchema
from arrowmeta.paimon.stats import StatsGroup, field_id, key_stats_groups, value_stats_groups
from arrowmeta.paimon.stats_evolution import decode_null_counts, decode_stats, known_bounds

STATUS = ("added", "deleted")  # by _KIND; Spec: Paimon 1.x, FileKind
SOURCE = ("APPEND", "COMPACT")  # by _FILE_SOURCE; Spec: Paimon 1.x, FileSource

#: BinaryRows, which are decoded where they lie.
_SPANS = (
    "_PARTITION",
    "_FILE._MIN_KEY",
    "_FILE._MAX_KEY",
    "_FILE._VALUE_STATS._MIN_VALUES",
    "_FILE._VALUE_STATS._MAX_VALUES",
)
_STATS_COLUMNS = ("_FILE._SCHEMA_ID", "_FILE._VALUE_STATS_COLS", "_FILE._WRITE_COLS")

#: Columns of the relation that are a field of their own, with the field.
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
    "extra_files": "_FILE._EXTRA_FILES",
    "embedded_index": "_FILE._EMBEDDED_FILE_INDEX",
    "external_path": "_FILE._EXTERNAL_PATH",
}


@dataclass(frozen=True)
class ManifestFile:
    """A manifest of a snapshot.

    Attributes:
        file: its bytes, under its recorded path.
        ordinal: of the manifest among those of the table's state, whether they are there or not.
        snapshot_id: the snapshot that made its changes; None where that is not recorded.
        content: `data`, or `changelog` if its files hold changes and no rows of the table's state.
    """

    file: AvroFile
    ordinal: int
    snapshot_id: int | None
    content: str = "data"


@dataclass(frozen=True)
class TableContext:
    """What entries cannot be read without.

    Attributes:
        location: recorded paths of data files start with it.
        shape: columns, partition and key of the table as it is today.
        current: the table's current schema; fields carry their ids.
        schemas: the schema of every schema id of the branch.
        keys: the trimmed primary key of every schema id.
        table_schema: the table's current schema in the format's own words.
    """

    location: str
    shape: TableShape
    current: pa.Schema
    schemas: Mapping[int, pa.Schema]
    keys: Mapping[int, tuple[str, ...]]
    table_schema: TableSchema

    @property
    def ids(self) -> dict[str, int]:
        """The field id of every column of today."""
        return {f.name: field_id(f) for f in self.current}


def entries_schema(shape: TableShape) -> pa.Schema:
    """Return the columns `read_manifests` knows: the relation's, and those only SQL needs."""
    return pa.schema([*SCHEMAS["entries"](shape), *INTERNAL_ENTRY_FIELDS])


def read_manifests(
    manifests: Sequence[ManifestFile],
    table: TableContext,
    columns: Collection[str],
    *,
    only: EntryFilter | None = None,
    threads: int | None = None,
    on_damage: OnDamage | None = None,
) -> Iterator[pa.RecordBatch]:
    """Return the wanted columns of entries, in the order of the manifests.

    Args:
        manifests: what to read.
        table: what the table is like.
        columns: names of `entries_schema`, or flat names of fields of its struct columns.
        only: the entries wanted; its choice of manifests is the caller's to heed.
        threads: how many to decode with.
        on_damage: is told of what cannot be decoded; without it the first error raises.
    """
    schema = entries_schema(table.shape)
    keep = None if only is None else only.keep
    looked_at = [column_field(schema, name) for name in only.columns] if only and keep else []
    wanted = [column_field(schema, name) for name in columns]
    names = [f.name for f in (*looked_at, *wanted)]
    needed = sorted({path for name in names for path in _needs(name)} | {"_KIND"})
    structs = _struct_fields(schema, names)

    def convert(rows: Rows) -> pa.RecordBatch:
        entries = _Entries(rows, manifests, table, structs, on_damage)
        if keep is not None:
            entries.keep(keep(entries.batch(looked_at)))
        return entries.batch(wanted)

    return read_rows(
        [manifest.file for manifest in manifests],
        needed,
        [path for path in _SPANS if path in needed],
        convert,
        threads=threads,
        on_damage=on_damage,
    )


def _struct_fields(schema: pa.Schema, names: Sequence[str]) -> dict[str, pa.StructType]:
    """Return the fields to decode of every struct column: all, or those with a flat name."""
    structs = {}
    for root in STRUCT_COLUMNS:
        whole = schema.field(root).type
        is_whole = root in names or (root == "partition" and "file_path" in names)
        chosen = [f for f in whole.fields if is_whole or f"{root}.{f.name}" in names]
        structs[root] = pa.struct(chosen)
    return structs


def _needs(name: str) -> tuple[str, ...]:
    """Return the fields a column is made of."""
    column, _, _ = name.partition(".")
    if column in _PLAIN:
        return (_PLAIN[column],)
    return {
        "status": ("_KIND",),
        "partition": ("_PARTITION",),
        "partition_bytes": ("_PARTITION",),
        "file_path": ("_FILE._FILE_NAME", "_FILE._EXTERNAL_PATH", "_PARTITION", "_BUCKET"),
        "file_format": ("_FILE._FILE_NAME",),
        "creation_time": ("_FILE._CREATION_TIME",),
        "file_source": ("_FILE._FILE_SOURCE",),
        "min_key": ("_FILE._MIN_KEY", "_FILE._SCHEMA_ID"),
        "max_key": ("_FILE._MAX_KEY", "_FILE._SCHEMA_ID"),
        "lower_bounds": ("_FILE._VALUE_STATS._MIN_VALUES", *_STATS_COLUMNS),
        "upper_bounds": ("_FILE._VALUE_STATS._MAX_VALUES", *_STATS_COLUMNS),
        "null_value_counts": (
            "_FILE._VALUE_STATS._NULL_COUNTS",
            "_FILE._ROW_COUNT",
            "_FILE._FIRST_ROW_ID",
            *_STATS_COLUMNS,
        ),
    }.get(column, ())


@dataclass
class _Entries:
    """Some decoded rows on their way to the model.

    Attributes:
        structs: the fields wanted of every struct column.
    """

    rows: Rows
    manifests: Sequence[ManifestFile]
    table: TableContext
    structs: Mapping[str, pa.StructType]
    on_damage: OnDamage | None
    _value_groups: list[StatsGroup] | None = field(default=None, init=False)
    _made: dict[str, pa.Array] = field(default_factory=dict, init=False)

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Forget the entries that are not marked, and keep what was made of the others."""
        if is_kept.all():
            return
        self.rows = self.rows.where(is_kept)
        flags = flag_array(is_kept)
        self._made = {name: array.filter(flags) for name, array in self._made.items()}
        self._value_groups = None

    def batch(self, wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        """Return the entries, without those of a manifest that makes no sense."""
        while True:
            try:
                columns = [self._column(f) for f in wanted]
            except CorruptMetadataError as error:
                if error.path is not None:  # has its place in the file, and ends the work
                    raise
                self.keep(~self._report(error))
            else:
                return self._of_columns(columns, wanted)

    def _of_columns(self, columns: list[pa.Array], wanted: Sequence[pa.Field]) -> pa.RecordBatch:
        if columns:
            return pa.RecordBatch.from_arrays(columns, schema=pa.schema(wanted))
        return self.rows.batch.select([])

    def _report(self, error: CorruptMetadataError) -> NDArray[np.bool_]:
        """Say in which manifest the damage is; return which rows are of that manifest."""
        at = error.row or 0
        file_idx = self.rows.file_idx[at]
        error.row = int(self.rows.row_idx[at])
        error.in_file(self.manifests[file_idx].file.path)
        if self.on_damage is None:
            raise error
        self.on_damage(error)
        return np.equal(self.rows.file_idx, file_idx)

    def _column(self, wanted: pa.Field) -> pa.Array:
        column, _, name = wanted.name.partition(".")
        if column in _PLAIN:
            array = self.rows.field(_PLAIN[column], wanted.type)
        elif column not in _COLUMNS:
            return pa.nulls(len(self.rows), wanted.type)
        elif name:
            struct = self._once(column)
            return pc.struct_field(struct, [struct.type.get_field_index(name)])
        else:
            array = self._once(column)
        if not wanted.nullable and array.null_count:
            row = int(np.flatnonzero(to_flags(array.is_null()))[0])
            raise CorruptMetadataError(f"an entry without {column}", row=row)
        return array

    def _once(self, column: str) -> pa.Array:
        if column not in self._made:
            self._made[column] = _COLUMNS[column](self)
        return self._made[column]

    # -- columns made of fields -----------------------------------------------------------------

    def entry_id(self) -> pa.Array:
        """The same number whichever columns are read, and whatever else is damaged."""
        ordinals = np.array([manifest.ordinal for manifest in self.manifests], dtype=np.int64)
        return number_array((ordinals[self.rows.file_idx] << 32) + self.rows.row_idx)

    def status(self) -> pa.Array:
        return self._word("_KIND", STATUS)

    def file_source(self) -> pa.Array:
        return self._word("_FILE._FILE_SOURCE", SOURCE)

    def content(self) -> pa.Array:
        contents = [manifest.content for manifest in self.manifests]
        if len(set(contents)) == 1:
            return pa.repeat(text_scalar(contents[0]), len(self.rows))
        return text_array(contents).take(number_array(self.rows.file_idx))

    def snapshot_id(self) -> pa.Array:
        ids = int_array([manifest.snapshot_id for manifest in self.manifests])
        return ids.take(number_array(self.rows.file_idx))

    def manifest_path(self) -> pa.Array:
        paths = text_array([manifest.file.path for manifest in self.manifests])
        return paths.take(number_array(self.rows.file_idx))

    def manifest_pos(self) -> pa.Array:
        return number_array(self.rows.row_idx)

    def partition(self) -> pa.StructArray:
        whole = self.table.shape.by_partition()
        places = [whole.get_field_index(f.name) for f in self.structs["partition"].fields]
        return decode_spans(self.rows.spans("_PARTITION"), whole, places)

    def partition_bytes(self) -> pa.Array:
        return self.rows.spans("_PARTITION").to_array()

    def file_path(self) -> pa.Array:
        return data_file_paths(
            self.table.location,
            self._once("partition"),
            self.rows.field("_BUCKET", pa.int32()),
            self.rows.field("_FILE._FILE_NAME", pa.string()),
            self.rows.field("_FILE._EXTERNAL_PATH", pa.string()),
            self.table.table_schema.options,
            precision=self.table.table_schema.partition_precision,
        )

    def file_format(self) -> pa.Array:
        """The suffix of the file's name."""
        return suffixes(self.rows.field("_FILE._FILE_NAME", pa.string()))

    def creation_time(self) -> pa.Array:
        """The writer's wall clock; the format has no zone for it."""
        instants = self.rows.field("_FILE._CREATION_TIME", pa.timestamp("ms", "UTC"))
        return instants.cast(pa.int64()).cast(pa.timestamp("ms"))

    def min_key(self) -> pa.StructArray:
        return self._key("_FILE._MIN_KEY", self.structs["min_key"])

    def max_key(self) -> pa.StructArray:
        return self._key("_FILE._MAX_KEY", self.structs["max_key"])

    def lower_bounds(self) -> pa.StructArray:
        return self._bounds("_FILE._VALUE_STATS._MIN_VALUES", self.structs["lower_bounds"])

    def upper_bounds(self) -> pa.StructArray:
        return self._bounds("_FILE._VALUE_STATS._MAX_VALUES", self.structs["upper_bounds"])

    def null_value_counts(self) -> pa.StructArray:
        counts = self.rows.field("_FILE._VALUE_STATS._NULL_COUNTS", pa.list_(pa.int64()))
        columns = self.table.shape.columns
        chosen = pa.struct(
            [columns.field(f.name) for f in self.structs["null_value_counts"].fields]
        )
        return decode_null_counts(
            counts, self._groups(), chosen, self.table.ids, self._absent_null_counts()
        )

    def _absent_null_counts(self) -> pa.Array:
        """A file without a column has only nulls in it, unless another file has it for its rows."""
        counts = self.rows.field("_FILE._ROW_COUNT", pa.int64())
        first_row_ids = self.rows.field("_FILE._FIRST_ROW_ID", pa.int64())
        return pc.if_else(first_row_ids.is_null(), counts, int_array([None])[0])

    def _bounds(self, path: str, target: pa.StructType) -> pa.StructArray:
        return known_bounds(self._stats(path, self._groups(), target))

    def _key(self, path: str, target: pa.StructType) -> pa.StructArray:
        if not target.num_fields:
            return pa.nulls(len(self.rows), target)
        groups = key_stats_groups(self.rows, self.table.schemas, self.table.keys)
        return self._stats(path, groups, target)

    def _stats(self, path: str, groups: list[StatsGroup], target: pa.StructType) -> pa.StructArray:
        """Decode statistics; those of a manifest where they make no sense are unknown, so null."""
        spans = self.rows.spans(path)
        while True:
            try:
                return decode_stats(spans, groups, target, self.table.ids)
            except CorruptMetadataError as error:
                spans = spans.without(self._report(error))

    def _groups(self) -> list[StatsGroup]:
        if self._value_groups is None:
            self._value_groups = value_stats_groups(self.rows, self.table.schemas)
        return self._value_groups

    def _word(self, path: str, words: tuple[str, ...]) -> pa.Array:
        """Return the words for a field's numbers; null stays null."""
        codes = self.rows.field(path, pa.int32())
        numbers = filled(codes, 0)
        wrong = np.flatnonzero((numbers < 0) | (numbers >= len(words)))
        if len(wrong):
            raise CorruptMetadataError(f"{path} is {numbers[wrong[0]]}", row=int(wrong[0]))
        return text_array(words).take(codes)


_COLUMNS: dict[str, Callable[[_Entries], pa.Array]] = {
    make.__name__: make
    for make in (
        _Entries.entry_id,
        _Entries.status,
        _Entries.file_source,
        _Entries.content,
        _Entries.snapshot_id,
        _Entries.manifest_path,
        _Entries.manifest_pos,
        _Entries.partition,
        _Entries.partition_bytes,
        _Entries.file_path,
        _Entries.file_format,
        _Entries.creation_time,
        _Entries.min_key,
        _Entries.max_key,
        _Entries.lower_bounds,
        _Entries.upper_bounds,
        _Entries.null_value_counts,
    )
}
