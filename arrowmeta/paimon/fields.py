"""How columns of `entries` and `manifests` are built of Paimon's files.

`fields.txt` declares each column; a function builds those that are not fields as they are, and has
the name that the line says. Statistics of a column that cannot be decoded are unknown, that is
null; other damage costs the entries of one manifest.

Spec: Paimon 1.x, ManifestEntry.SCHEMA, DataFileMeta.SCHEMA, ManifestFileMeta.SCHEMA.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.avro.fields import (
    POSITION,
    Conversion,
    Entries,
    EntryDecoder,
    Field,
    FieldTable,
    declared_fields,
    words,
)
from arrowmeta.columns.buffers import (
    filled,
    flag_array,
    join_text,
    lists_of_text,
    null_array,
    number_array,
    suffixes,
    text_array,
    text_scalar,
    to_numbers,
)
from arrowmeta.columns.ids import file_ids
from arrowmeta.columns.rows import Rows, Spans
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.scan import MadeColumn
from arrowmeta.model.shape import LOCAL_MILLIS, TableShape, to_schema
from arrowmeta.paimon.binary_row import countable, decode_spans, values_not_held
from arrowmeta.paimon.data_path import bucket_folders, partition_folders
from arrowmeta.paimon.schema import TableSchema, is_on, is_postponed
from arrowmeta.paimon.stats import (
    StatsGroup,
    decode_null_counts,
    decode_stats,
    field_id,
    key_stats_groups,
    known_bounds,
    list_columns,
    stored_row_ids,
    to_struct,
    value_stats_groups,
)
from arrowmeta.records import dataclass

T = TypeVar("T")

_UPPER, _NULLS = "_PARTITION_STATS._MAX_VALUES", "_PARTITION_STATS._NULL_COUNTS"
#: Bytes of arity and null bits of a BinaryRow; each field adds 8 bytes.
_EMPTY_ROW_LEN = 12
#: Suffixes of compressed text files.
#: Spec: Paimon 1.4, format/HadoopCompressionType.java.
_PACKED = frozenset(["gz", "bz2", "deflate", "snappy", "lz4", "zst"])
#: Columns that identify the deletion vector of a file.
_DELETED_ROWS_OF = to_schema("partition_bytes: binary, bucket: int32, file_name: string")


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
    deleted_rows: Callable[[pa.RecordBatch], pa.Array] | None = None

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
        parts = (self.location, self.shape.identity, columns, self.keys, self.table_schema)
        return "\n".join(map(repr, parts))

    @property
    def unstored_columns(self) -> Mapping[str, MadeColumn]:
        """Columns that depend on the snapshot, or follow from others."""

        def known_paths(batch: pa.RecordBatch) -> pa.Array:
            paths = self.partition_path(batch["partition"])
            return _known_paths(paths, batch["partition_is_known"])

        return {
            "deleted_record_count": MadeColumn(_DELETED_ROWS_OF.names, self.deleted_record_count),
            "partition_path": MadeColumn(("partition", "partition_is_known"), known_paths),
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
        return self.deleted_rows(files)


def is_of_keys(declared: Field) -> bool:
    """Return whether a column is of keys or their statistics, not of those of all columns."""
    return "_KEY" in declared.at


@dataclass
class PaimonEntries(Entries[Rows, TableContext]):
    """Decoded entries, with what several of their columns are built from."""

    #: Entries by the columns of their keys, and by those of their statistics.
    _groups: dict[bool, list[StatsGroup]] = field(default_factory=dict, init=False)
    #: By column: what cannot be decoded as text, and the entries.
    _odd: dict[str, list[tuple[str, NDArray[np.bool_]]]] = field(default_factory=dict, init=False)
    _partition_codes: tuple[NDArray[np.int64], NDArray[np.int32]] | None = field(
        default=None, init=False
    )

    def keep(self, is_kept: NDArray[np.bool_]) -> None:
        """Drop the entries that are not marked."""
        super().keep(is_kept)
        self._groups, self._partition_codes = {}, None
        if not is_kept.all():
            odd = self._odd.items()
            self._odd = {name: [(text, of[is_kept]) for text, of in some] for name, some in odd}

    def distinct_partitions(self) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return the first entry of each distinct partition, and each entry's partition number."""
        if self._partition_codes is None:
            self._partition_codes = self.rows.spans("_PARTITION").distinct()
        return self._partition_codes

    def groups(self, *, of_keys: bool) -> list[StatsGroup]:
        """Return the entries by the columns of their keys, or by those of their statistics."""
        if of_keys not in self._groups:
            rows, schemas = self.rows, self.context.schemas
            self._groups[of_keys] = (
                key_stats_groups(rows, schemas, self.context.keys)
                if of_keys
                else value_stats_groups(rows, schemas)
            )
        return self._groups[of_keys]

    def stats(self, declared: Field, spans: Spans) -> pa.StructArray:
        """Decode a column of statistics or keys, and note what cannot be decoded.

        Columns of keys are null without key columns.
        """
        target, of_keys = self.structs[declared.column], is_of_keys(declared)
        if of_keys and not target.num_fields:
            return null_array(len(self.rows), target)

        def on_odd(name: str, rows: NDArray[np.int64], reason: str) -> None:
            is_odd = np.zeros(len(self.rows), dtype=bool)
            is_odd[rows] = True
            self._odd[declared.column].append((f"{reason}\t{name}", is_odd))

        self.note_odd(declared, "0 bytes", self.rows.spans(declared.at).lengths == 0)
        return decode_stats(spans, self.groups(of_keys=of_keys), target, self.context.ids, on_odd)

    def note_odd(self, declared: Field, reason: str, is_odd: NDArray[np.bool_]) -> None:
        """Note entries in which no field of a struct column can be decoded."""
        names = self.structs[declared.column].names if is_odd.any() else ()
        self._odd[declared.column] = [(f"{reason}\t{name}", is_odd) for name in names]

    def odd(self, columns: Sequence[str]) -> list[tuple[str, NDArray[np.bool_]]]:
        """Return what cannot be decoded of columns as text, and the entries."""
        for column in columns:
            self.once(column)
        return [some for column in columns for some in self._odd.get(column, ())]


#: Types of the fields that identify a file beside name and partition, which `fields.txt` lists. The
#: level is one of them, since compaction moves a file to another level under its old name.
#: Spec: Paimon 1.3, FileEntry.Identifier.
_IDENTITY_TYPES = (pa.int32(), pa.int32(), pa.list_(pa.string()), pa.binary(), pa.string())


def file_id(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return the identities of files."""
    partition, *names = declared.reads
    others = map(of.rows.field, names, _IDENTITY_TYPES)
    name = of.rows.field(declared.at, pa.string())
    return file_ids([name, of.rows.spans(partition), *others])


def coded_partition(of: PaimonEntries, declared: Field) -> pa.DictionaryArray:
    """Return partitions as a dictionary, each distinct one decoded once.

    A time that Arrow or DuckDB cannot represent becomes null; its partition is marked as unknown,
    and the manifest as damaged.
    """
    firsts, codes = of.distinct_partitions()
    whole = of.context.shape.by_partition()
    places = [whole.get_field_index(f.name) for f in of.structs["partition"].fields]
    spans = of.rows.spans(declared.at).take(firsts)
    try:
        values = decode_spans(spans, whole, places)
    except CorruptMetadataError as error:
        error.row = int(firsts[error.row or 0])
        raise
    is_known = np.ones(len(spans), dtype=bool)
    for position, column in zip(places, values.flatten(), strict=True):
        is_missing = values_not_held(spans, position, column)
        is_known &= ~is_missing
        if is_missing.any():
            name = whole.field(position).name
            message = f"the value of partition column {name} does not fit {column.type}"
            of.report_each(message, is_missing[codes])
    is_empty = spans.lengths == 0
    if is_empty.any() and places:
        is_known &= ~is_empty
        of.report_each("a partition of 0 bytes, which is no BinaryRow", is_empty[codes])
    of.made_along("partition_is_known", flag_array(is_known[codes]))
    return pa.DictionaryArray.from_arrays(number_array(codes), values)


def partition(of: PaimonEntries, declared: Field) -> pa.StructArray:
    """Return partition values."""
    coded = of.once("coded_partition")
    return coded.dictionary.take(coded.indices)  # Arrow's cast does not support structs


def partition_path(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return partitions as text."""
    coded = of.once("coded_partition")
    paths = of.context.partition_path(coded.dictionary).take(coded.indices)
    return _known_paths(paths, of.once("partition_is_known"))


def _known_paths(paths: pa.Array, is_known: pa.Array) -> pa.Array:
    """Return paths of partitions; null for those with a value that could not be read."""
    return pc.if_else(is_known, paths, null_array(1, pa.string())[0])


def partition_bytes(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return serialized partitions."""
    firsts, codes = of.distinct_partitions()
    return of.rows.spans(declared.at).take(firsts).to_array().take(number_array(codes))


def deleted_record_count(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return the rows that the deletion vector of each file deletes."""
    if of.context.deleted_rows is None:
        return null_array(len(of.rows), pa.int64())
    return of.context.deleted_rows(of.batch(list(_DELETED_ROWS_OF)))


def folder(of: PaimonEntries, declared: Field) -> pa.DictionaryArray:
    """Return the folders of the buckets."""
    partition, bucket = of.once("coded_partition"), of.rows.field(declared.at, pa.int32())
    schema = of.context.table_schema
    return bucket_folders(
        of.context.location, partition, bucket, schema.options, schema.partition_precision
    )


def file_path(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return the paths of data files: in the folder of the bucket, unless recorded.

    Spec: Paimon 2.x, core/io/DataFilePathFactory.java.
    """
    folders, names = of.once("folder"), of.rows.field(declared.at, pa.string())
    paths = join_text(folders.dictionary, to_numbers(folders.indices), names)
    external = of.rows.field("_FILE._EXTERNAL_PATH", pa.string())
    return paths if external.null_count == len(external) else pc.coalesce(external, paths)


def is_external(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return whether a path is recorded."""
    return of.rows.field(declared.at, pa.string()).is_valid()


def suffix(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return the suffix of file names, which is the format, before one of a compression.

    Spec: Paimon 1.4, core/io/DataFilePathFactory.java (formatIdentifier).
    """
    names = of.rows.field(declared.at, pa.string())
    last = suffixes(names)
    packed = [text for text in pc.unique(last).to_pylist() if text and text.lower() in _PACKED]
    if not packed:
        return last
    inner = suffixes(pc.replace_substring_regex(names, r"\.[^.]*$", ""))
    return pc.if_else(pc.is_in(last, text_array(packed)), inner, last)


def local_time(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return local times of the writer; the format records no zone."""
    instants = of.rows.field(declared.at, pa.timestamp("ms", "UTC"))
    return countable(instants.cast(pa.int64()).cast(LOCAL_MILLIS))


def key(of: PaimonEntries, declared: Field) -> pa.StructArray:
    """Decode the first or last keys of files; null for files that are not sorted by key."""
    spans, target = of.rows.spans(declared.at), of.structs[declared.column]
    is_bound = _is_sorted_by_key(of)
    if is_bound.all():
        return of.stats(declared, spans)
    keys = of.stats(declared, spans.without(~is_bound))
    return pc.if_else(flag_array(is_bound), keys, null_array(len(keys), target))


def _is_sorted_by_key(of: PaimonEntries) -> NDArray[np.bool_]:
    """Return which files are sorted by key, so that first and last key are bounds.

    Rows without a bucket are in the order of writing. Compaction that clusters by other columns
    stores values of those columns in the key fields.
    Spec: Paimon 1.x, core/postpone/PostponeBucketWriter.java; Paimon 1.4,
    core/io/KeyValueClusteringFileWriter.java (minClusteringFields).
    """
    options = of.context.table_schema.options
    is_sorted = np.ones(len(of.rows), dtype=bool)
    if is_postponed(options):
        is_sorted &= filled(of.rows.field("_BUCKET", pa.int32()), 0) >= 0
    if is_on(options, "pk-clustering-override"):
        is_sorted &= filled(of.rows.field("_FILE._LEVEL", pa.int32()), 1) == 0
    return is_sorted


def bounds(of: PaimonEntries, declared: Field) -> pa.StructArray:
    """Return bounds of columns, or of key columns; rows of statistics without fields are null.

    pypaimon writes those for vector files, although the entry lists their columns.
    Spec: pypaimon 2.1, write/writer/vector_writer.py (SimpleStats.empty_stats).
    """
    spans = of.rows.spans(declared.at)
    return known_bounds(of.stats(declared, spans.without(spans.lengths == _EMPTY_ROW_LEN)))


def odd_bounds(of: PaimonEntries, declared: Field) -> pa.ListArray:
    """Return the bounds and keys of each entry that cannot be decoded, as text."""
    odd = of.odd(declared.columns)
    if not odd:
        return null_array(len(of.rows), pa.list_(pa.string()))
    rows = np.concatenate([np.flatnonzero(is_odd) for _, is_odd in odd])
    codes = np.repeat(np.arange(len(odd)), [np.count_nonzero(is_odd) for _, is_odd in odd])
    return lists_of_text([text for text, _ in odd], codes, rows, len(of.rows))


def stores_row_ids(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return whether files store the ids of their rows."""
    return stored_row_ids(of.rows, of.groups(of_keys=False))


def null_counts(of: PaimonEntries, declared: Field) -> pa.StructArray:
    """Return null counts of columns, or of key columns, and note lists of another length.

    All rows of a file that lacks a column have null in it, unless another file may have the column
    for the same rows. An empty list is unknown.
    """
    target, of_keys, shape = of.structs[declared.column], is_of_keys(declared), of.context.shape
    if of_keys and not target.num_fields:
        return null_array(len(of.rows), target)
    whole = shape.primary_key if of_keys else shape.columns
    columns = pa.struct([whole.field(f.name) for f in target.fields])
    groups, counts = of.groups(of_keys=of_keys), of.rows.field(declared.at, pa.list_(pa.int64()))
    lengths, widths = filled(pc.list_value_length(counts), 0), np.zeros(len(counts), np.int32)
    for group in groups:
        widths[group.rows] = len(group.fields)
    of.note_odd(declared, "a list of another length", (lengths != 0) & (lengths != widths))
    absent = null_array(len(of.rows), pa.int64())
    if not of_keys:
        has_row_ids = of.rows.field("_FILE._FIRST_ROW_ID", pa.int64()).is_valid()
        row_counts = of.rows.field("_FILE._ROW_COUNT", pa.int64())
        absent = pc.if_else(has_row_ids, absent, row_counts)
    return decode_null_counts(counts, groups, columns, of.context.ids, absent)


@dataclass(frozen=True)
class ListContext:
    """What the rows of manifest lists depend on: the columns, and the folder of manifests."""

    shape: TableShape
    folder: str


_Lists: TypeAlias = Conversion[Rows, ListContext]


def manifest_path(of: _Lists, declared: Field) -> pa.Array:
    """Return the paths of manifests, which are in one folder."""
    names = of.rows.field(declared.at, pa.string())
    return pc.binary_join_element_wise(text_scalar(of.context.folder), names, text_scalar("/"))


def partition_range(of: _Lists, declared: Field) -> pa.StructArray:
    """Return lower partitions, and along with them upper ones and null counts.

    They cover ADD and DELETE entries.
    """
    whole, counted = of.context.shape.by_partition(), of.context.shape.by_partition(pa.int64())

    def read() -> tuple[pa.Array, ...]:
        lower, upper = (decode_spans(of.rows.spans(at), whole) for at in (declared.at, _UPPER))
        counts = of.rows.field(_NULLS, pa.list_(pa.int64()))
        columns = list_columns(counts, whole.num_fields, range(whole.num_fields))
        return lower, upper, to_struct(columns, len(of.rows), counted)

    unknown = tuple(pa.nulls(len(of.rows), kind) for kind in (whole, whole, counted))
    lower, upper, null_counts = _unless_damaged(of, read, unknown)
    of.made_along("partition_upper", upper)
    of.made_along("partition_null_counts", null_counts)
    return lower


def extra_files(of: _Lists, declared: Field) -> pa.Array:
    """Return the names of files beside a manifest, such as sidecars."""
    names = pa.list_(pa.string())
    unknown = null_array(len(of.rows), names)
    return _unless_damaged(of, lambda: of.rows.field(declared.at, names), unknown)


def _unless_damaged(of: _Lists, read: Callable[[], T], unknown: T) -> T:
    """Return a part of the rows without which the manifests are still readable."""
    try:
        return read()
    except CorruptMetadataError as error:
        if len(np.unique(of.rows.file_idx)) > 1:
            raise  # each list is then read on its own
        of.report(error)
        return unknown


# -- declarations --------------------------------------------------------------------------------

STATUS = ("added", "deleted")  # indexed by _KIND; Spec: Paimon 1.x, FileKind
SOURCE = ("APPEND", "COMPACT")  # indexed by _FILE_SOURCE; Spec: Paimon 1.x, FileSource
status, source = words(STATUS), words(SOURCE)

#: Entry counts of a manifest, in the order of `STATUS`.
COUNTS = ("added_files_count", "deleted_files_count")

ENTRIES = EntryDecoder(
    FieldTable(
        (*POSITION, *declared_fields(__package__, "entries", globals())),
        noted=("_VALUE_STATS_COLS",),  # pypaimon refuses manifests without it
    ),
    PaimonEntries,
    COUNTS,
    of_whole_partition=("file_path", "partition_path"),
)
#: Facts of a manifest list are those of the snapshot that names it.
MANIFESTS = FieldTable(declared_fields(__package__, "manifests", globals()))
