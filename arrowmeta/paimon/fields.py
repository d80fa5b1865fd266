"""How columns of `entries` and `manifests` are built of Paimon's files.

`fields.txt` declares each column; a function builds those that are not fields as they are, and has
the name that the line says. Statistics of a column that cannot be decoded are unknown, that is
null; other damage costs the entries of one manifest.

A row of statistics has no column names: its columns are those of the schema of the file, or the
subset that the entry lists. Entries with the same columns are decoded as one group; values are
matched to columns of the current schema by field id. If the type of a column has changed, bounds
and null counts are kept only if the cast preserves them (`keeps_order`, `keeps_nulls`); otherwise
they are unknown.

Spec: Paimon 1.x, ManifestEntry.SCHEMA, DataFileMeta.SCHEMA, ManifestFileMeta.SCHEMA,
SimpleStatsConverter, SimpleStatsEvolution, SchemaEvolutionUtil, DataFileMeta.valueStatsCols.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from msgspec import Struct, field
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
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.options import is_on
from arrowmeta.kernels.buffers import (
    I64,
    Flags,
    filled,
    flag_array,
    join_text,
    lists_of_text,
    new_array,
    null_array,
    number_array,
    suffixes,
    text_array,
    text_scalar,
    to_flags,
    to_numbers,
)
from arrowmeta.kernels.rows import Rows, Spans, distinct_rows, file_ids
from arrowmeta.model.scan import Computed
from arrowmeta.model.shape import FIELD_ID, LOCAL_MILLIS, TableShape
from arrowmeta.paimon.binary_row import PREFIX_LEN, countable, decode_spans, values_not_held
from arrowmeta.paimon.buckets import bucket_folders, partition_folders
from arrowmeta.paimon.schema import TableSchema, field_id, is_postponed, keeps_nulls, keeps_order

T = TypeVar("T")

_UPPER, _NULLS = "_PARTITION_STATS._MAX_VALUES", "_PARTITION_STATS._NULL_COUNTS"
#: Bytes of arity and null bits of a BinaryRow; each field adds 8 bytes.
_EMPTY_ROW_LEN = 12
#: Suffixes of compressed text files.
#: Spec: Paimon 1.4, format/HadoopCompressionType.java.
_PACKED = frozenset(["gz", "bz2", "deflate", "snappy", "lz4", "zst"])
#: Columns that identify the deletion vector of a file.
_DELETED_ROWS_OF = ("partition_bytes", "bucket", "file_name")


class TableContext(Struct, frozen=True):
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
        schemas = (("current", self.current), *self.schemas.items())
        columns = {n: [(f.name, str(f.type), field_id(f)) for f in each] for n, each in schemas}
        parts = (self.location, self.shape.identity, columns, self.keys, self.table_schema)
        return "\n".join(map(repr, parts))

    @property
    def unstored_columns(self) -> Mapping[str, Computed]:
        """Columns that depend on the snapshot, or follow from others."""
        count = self.deleted_rows or (lambda files: null_array(files.num_rows, pa.int64()))
        return {
            "deleted_record_count": Computed(_DELETED_ROWS_OF, count),
            "partition_path": Computed(("partition", "partition_is_known"), self._partition_path),
        }

    def _partition_path(self, entries: pa.RecordBatch) -> pa.Array:
        """Return partitions as text, the folders of all keys; null if a value is not known."""
        folders = partition_folders(entries["partition"], self.table_schema)
        empty = pa.repeat(text_scalar(""), len(entries))
        paths = pc.binary_join_element_wise(*folders, text_scalar("/")) if folders else empty
        return pc.if_else(entries["partition_is_known"], paths, null_array(1, pa.string())[0])


# -- bounds and null counts ------------------------------------------------------------------------

#: Separates column names that are joined into one text; no column name contains it.
_SEPARATOR = "\x00"


class StatsGroup(Struct, frozen=True):
    """Entries whose statistics have the same columns.

    Attributes:
        rows: positions of the entries; int64[n].
        fields: columns of their statistics in order, with the types in the file.
        file_ids: field ids of all columns of the files; None if not known.
    """

    rows: I64
    fields: tuple[pa.Field, ...]
    file_ids: frozenset[int] | None = None

    def positions(self, ids: Collection[int]) -> dict[int, int]:
        """Return the positions of the fields that have one of the ids, by id.

        Columns of the current schema are matched to them.
        Spec: Paimon 1.x, SimpleStatsEvolution, SchemaEvolutionUtil.
        """
        fields = ((at, f) for at, f in enumerate(self.fields) if FIELD_ID in (f.metadata or ()))
        return {field_id(f): at for at, f in fields if field_id(f) in ids}


#: Stands for a null schema id; no schema has it.
_NO_SCHEMA = -1
#: System columns after those of the schema in a file that stores row ids.
#: Spec: Paimon 1.3, table/SpecialFields.java (rowTypeWithRowTracking).
_ROW_TRACKING = (pa.field("_ROW_ID", pa.null()), pa.field("_SEQUENCE_NUMBER", pa.null()))


def value_stats_groups(rows: Rows, schemas: Mapping[int, pa.Schema]) -> list[StatsGroup]:
    """Group entries by the columns of their value statistics.

    `_VALUE_STATS_COLS`, if there, names exactly these columns (an empty list: none); else
    `_WRITE_COLS` does; else they are all columns of the file's schema. Paimon 1.3 lists no columns
    if a file stores row ids, but their statistics are there.
    Spec: Paimon 1.x, SimpleStatsEvolution; DataFileMeta.valueStatsCols, writeCols.
    """
    schema_ids = filled(rows.field("_FILE._SCHEMA_ID", pa.int64()), _NO_SCHEMA)
    names, codes = _listed_names(rows)
    groups = []
    for (schema_id, code), members in _grouped(schema_ids, codes):
        schema = schemas.get(schema_id)
        file_ids = None if schema is None else frozenset(map(field_id, schema))
        fields = _stats_fields(schema, names[code])
        has_more = np.zeros(len(members), dtype=bool)
        if names[code] is None:
            has_more = _have_arity(rows, members, len(fields) + len(_ROW_TRACKING))
        parts = ((members[has_more], (*fields, *_ROW_TRACKING)), (members[~has_more], fields))
        groups += [StatsGroup(some, of_some, file_ids) for some, of_some in parts if len(some)]
    return groups


def stored_row_ids(rows: Rows, groups: Sequence[StatsGroup]) -> pa.Array:
    """Return whether each file stores the ids of its rows.

    The metadata always shows it: by the columns that were written, or by those of the statistics,
    where the system columns have statistics in every mode.

    Args:
        rows: entries.
        groups: the same by the columns of their value statistics.
    """
    is_stored = np.zeros(len(rows), dtype=bool)
    for group in groups:
        is_stored[group.rows] = group.fields[-len(_ROW_TRACKING) :] == _ROW_TRACKING
    for path in ("_FILE._VALUE_STATS_COLS", "_FILE._WRITE_COLS"):
        names = rows.field(path, pa.list_(pa.string()))
        is_named = pc.equal(pc.list_flatten(names), _ROW_TRACKING[0].name)
        is_stored[to_numbers(pc.list_parent_indices(names).filter(is_named))] = True
    return flag_array(is_stored)


def _have_arity(rows: Rows, members: I64, arity: int) -> Flags:
    """Return which files with a first row id have statistics of so many columns."""
    first_ids = rows.field("_FILE._FIRST_ROW_ID", pa.int64())
    has_id = np.zeros(len(members), dtype=bool)
    if first_ids.null_count == len(first_ids):
        return has_id
    spans = rows.spans("_FILE._VALUE_STATS._MIN_VALUES").take(members)
    at = np.flatnonzero(to_flags(first_ids.is_valid())[members] & (spans.lengths >= PREFIX_LEN))
    prefixes = spans.data[spans.starts[at, None] + np.arange(PREFIX_LEN)]
    has_id[at] = (prefixes == list(arity.to_bytes(PREFIX_LEN, "big"))).all(axis=1)
    return has_id


def key_stats_groups(
    rows: Rows, schemas: Mapping[int, pa.Schema], keys: Mapping[int, tuple[str, ...]]
) -> list[StatsGroup]:
    """Group entries by the columns of their keys: the trimmed primary key of the file's schema."""
    schema_ids = filled(rows.field("_FILE._SCHEMA_ID", pa.int64()), _NO_SCHEMA)
    fields = {number: tuple(map(schemas[number].field, names)) for number, names in keys.items()}
    grouped = _grouped(schema_ids, np.zeros(len(rows), dtype=np.int32))
    return [StatsGroup(members, fields.get(number, ())) for (number, _), members in grouped]


def _listed_names(rows: Rows) -> tuple[list[str | None], NDArray[np.int32]]:
    """Return the distinct lists of columns as text, and the list of each entry."""
    paths = ("_FILE._VALUE_STATS_COLS", "_FILE._WRITE_COLS")
    lists = pc.coalesce(*(rows.field(path, pa.list_(pa.string())) for path in paths))
    if lists.null_count == len(lists):
        return [None], np.zeros(len(lists), dtype=np.int32)
    # A leading number tells an empty list from a list with one empty name.
    counts = pc.list_value_length(lists).cast(pa.string())
    between = text_scalar(_SEPARATOR)
    joined = pc.binary_join_element_wise(counts, pc.binary_join(lists, between), between)
    encoded = joined.dictionary_encode(null_encoding="encode")
    return encoded.dictionary.to_pylist(), to_numbers(encoded.indices)


def _grouped(first: I64, second: NDArray[np.int32]) -> list[tuple[tuple[int, int], I64]]:
    """Group positions by pairs of values."""
    if not len(first):
        return []
    if (first == first[0]).all() and (second == second[0]).all():
        return [((int(first[0]), int(second[0])), np.arange(len(first)))]
    pairs, codes = distinct_rows([number_array(first), number_array(second)])
    firsts = to_numbers(pairs)
    values = zip(first[firsts].tolist(), second[firsts].tolist(), strict=True)
    order = np.argsort(codes, kind="stable")
    parts = np.split(order, np.cumsum(np.bincount(codes))[:-1])
    return list(zip(values, parts, strict=True))


def _stats_fields(schema: pa.Schema | None, listed: str | None) -> tuple[pa.Field, ...]:
    """Return the fields of a row of statistics; names missing in the schema have the null type.

    `_WRITE_COLS` may end with system columns, which are in no schema.
    """
    if listed is None:
        return tuple(schema) if schema is not None else ()
    count, *names = listed.split(_SEPARATOR)
    if int(count) != len(names) or count == "0":
        return ()  # a name with the separator in it makes the others unknown
    fields = {f.name: f for f in schema} if schema is not None else {}
    return tuple(fields.get(name, pa.field(name, pa.null())) for name in names)


_UNKNOWN_COUNT = -1


#: Attempts to find the rows of a column that cannot be decoded; then those near them count, too.
_MOST_ATTEMPTS = 256

#: Called with a column, rows in which it cannot be decoded, and the reason.
OnOdd = Callable[[str, I64, str], None]


def decode_stats(
    spans: Spans,
    groups: list[StatsGroup],
    target: pa.StructType,
    ids: Mapping[str, int],
    on_odd: OnOdd,
) -> pa.StructArray:
    """Decode one row of values per entry to `target`, columns of the current schema.

    Columns that are not in `target` are not decoded. A value that cannot be decoded is unknown.

    Returns:
        One struct per entry; unknown values are null.
    """
    names = {ids[f.name]: f.name for f in target.fields}

    def decode(group: StatsGroup) -> pa.Array:
        positions = group.positions(names)
        part, whole = spans.take(group.rows), pa.struct(group.fields)
        try:
            values = decode_spans(part, whole, list(positions.values())).flatten()
        except CorruptMetadataError:
            values = []
            for number, position in positions.items():
                is_sound, reason = _sound_rows(part, whole, position)
                if reason is not None:
                    on_odd(names[number], group.rows[~is_sound], reason)
                values += decode_spans(part.without(~is_sound), whole, [position]).flatten()
        fields = (group.fields[at] for at in positions.values())
        of_file = dict(zip(positions, zip(fields, values, strict=True), strict=True))
        columns = [_promoted(of_file.get(ids[f.name]), f, len(part)) for f in target.fields]
        return to_struct(columns, len(part), target)

    return _scatter([(group.rows, decode(group)) for group in groups], len(spans.starts), target)


def _promoted(of_file: tuple[pa.Field, pa.Array] | None, now: pa.Field, n_rows: int) -> pa.Array:
    """Cast bounds of a field if the cast keeps their order; otherwise they are unknown."""
    if of_file is not None and keeps_order(of_file[0], now):
        with suppress(pa.ArrowInvalid):  # a time out of range of the finer unit
            return of_file[1].cast(now.type)
    return null_array(n_rows, now.type)


def _sound_rows(spans: Spans, fields: pa.StructType, position: int) -> tuple[Flags, str | None]:
    """Return the rows in which a field can be decoded, and what is wrong in the first other row."""
    is_sound, reason = np.ones(len(spans), dtype=bool), None
    pending, attempts = [(0, len(spans))], _MOST_ATTEMPTS
    while pending:
        start, end = pending.pop()
        part = Spans(spans.data, spans.starts[start:end], spans.lengths[start:end])
        try:
            decode_spans(part, fields, [position])
        except CorruptMetadataError as error:
            attempts -= 1
            if end - start == 1 or attempts < 0:
                is_sound[start:end], reason = False, error.reason
            else:
                middle = (start + end) // 2
                pending += [(start, middle), (middle, end)]
    return is_sound, reason


def usable_bounds(bounds: pa.StructArray) -> pa.StructArray:
    """Replace NaN bounds with null.

    ORC writers left both bounds NaN if the first value of a file was NaN; newer writers omit them.
    Spec: Paimon 2.x, format/orc/filter/OrcSimpleStatsExtractor.java.
    """
    if not any(pat.is_floating(f.type) for f in bounds.type.fields):
        return bounds
    columns = bounds.flatten()
    for at, column in enumerate(columns):
        if pat.is_floating(column.type) and pc.any(pc.is_nan(column)).as_py():
            unknown = pa.nulls(1, column.type)[0]  # pa.scalar would load pandas
            columns[at] = pc.if_else(pc.is_nan(column), unknown, column)
    return to_struct(columns, len(bounds), bounds.type)


def decode_null_counts(
    counts: pa.Array,
    groups: list[StatsGroup],
    columns: pa.StructType,
    ids: Mapping[str, int],
    absent: pa.Array,
) -> pa.StructArray:
    """Turn the list of null counts of each entry into a struct by columns of the current schema.

    A column that was added after a file was written is null in all rows of the file.
    Spec: Paimon 1.x, core/stats/SimpleStatsEvolution.java.

    Args:
        counts: the list of each entry.
        groups: the entries by the columns of their lists.
        absent: the count of a column that an entry's file does not have; null if not known.
    """
    target = pa.struct([pa.field(f.name, pa.int64()) for f in columns.fields])
    chosen = {ids[f.name] for f in columns.fields}

    def decode(group: StatsGroup) -> pa.Array:
        part, default = _part(counts, group.rows), _part(absent, group.rows)
        positions, unknown = group.positions(chosen), null_array(len(part), pa.int64())
        listed = list_columns(part, len(group.fields), list(positions.values()))
        of_file, results = dict(zip(positions, listed, strict=True)), []
        for now in columns.fields:
            number, position = ids[now.name], positions.get(ids[now.name])
            is_lacking = group.file_ids is not None and number not in group.file_ids
            is_read = is_lacking if position is None else keeps_nulls(group.fields[position], now)
            results.append(of_file.get(number, default) if is_read else unknown)
        return to_struct(results, len(part), target)

    return _scatter([(group.rows, decode(group)) for group in groups], len(counts), target)


def _part(array: pa.Array, rows: I64) -> pa.Array:
    return array.take(number_array(rows)) if len(rows) < len(array) else array


def list_columns(lists: pa.Array, width: int, positions: Sequence[int]) -> list[pa.Array]:
    """Return one array per position in lists of `width` null counts.

    Null if a list has another length, or the count is unknown.
    """
    offsets, items = to_numbers(lists.offsets).astype(np.int64), lists.values
    fits = np.diff(offsets) == width
    if lists.null_count:
        fits &= to_flags(lists.is_valid())
    if not fits.any():
        return [null_array(len(lists), pa.int64())] * len(positions)
    numbers = to_numbers(items)
    # The Parquet footer had no count: writers omit statistics of columns with very long values.
    # Spec: Paimon 1.x, format/parquet/ParquetSimpleStatsExtractor.java.
    is_unknown = numbers == _UNKNOWN_COUNT
    if items.null_count:
        is_unknown |= to_flags(items.is_null())
    is_lost, all_fit, has_unknown = ~fits, fits.all(), is_unknown.any()
    columns = []
    for position in positions:
        at: Any = slice(offsets[0] + position, offsets[-1], width)
        if not all_fit:
            at = np.where(fits, offsets[:-1] + position, 0)
        values = new_array(len(lists), np.int64)
        values[:] = numbers[at]
        is_null = is_unknown[at] | is_lost if has_unknown else is_lost
        columns.append(number_array(values, is_null if has_unknown or not all_fit else None))
    return columns


def to_struct(columns: list[pa.Array], length: int, target: pa.StructType) -> pa.StructArray:
    """Return structs of `columns`; of no columns, `length` empty structs."""
    if not columns:
        return pa.StructArray.from_buffers(target, length, [None])
    return pa.StructArray.from_arrays(columns, fields=target.fields)


def _scatter(
    parts: list[tuple[I64, pa.Array]], length: int, target: pa.StructType
) -> pa.StructArray:
    """Restore the order of the entries."""
    if not parts:
        return to_struct([pa.nulls(0, f.type) for f in target.fields], 0, target)
    if len(parts) == 1:
        return parts[0][1]
    places = np.empty(length, dtype=np.int64)
    places[np.concatenate([rows for rows, _ in parts])] = np.arange(length)
    return pa.concat_arrays([array for _, array in parts]).take(number_array(places))


# -- columns of entries ----------------------------------------------------------------------------


def is_of_keys(declared: Field) -> bool:
    """Return whether a column is of keys or their statistics, not of those of all columns."""
    return "_KEY" in declared.at


class PaimonEntries(Entries[Rows, TableContext]):
    """Decoded entries, with what several of their columns are built from."""

    #: Entries by the columns of their keys, and by those of their statistics.
    _groups: dict[bool, list[StatsGroup]] = field(default_factory=dict)
    #: By column: what cannot be decoded as text, and the entries.
    _odd: dict[str, list[tuple[str, Flags]]] = field(default_factory=dict)
    _partition_codes: tuple[I64, NDArray[np.int32]] | None = None

    def keep(self, mask: Flags) -> None:
        """Drop the entries that are not marked."""
        super().keep(mask)
        self._groups, self._partition_codes = {}, None
        if not mask.all():
            odd = self._odd.items()
            self._odd = {name: [(text, of[mask]) for text, of in some] for name, some in odd}

    def distinct_partitions(self) -> tuple[I64, NDArray[np.int32]]:
        """Return the first entry of each distinct partition, and each entry's partition number."""
        if self._partition_codes is None:
            self._partition_codes = self.rows.spans("_PARTITION").distinct()
        return self._partition_codes

    def groups(self, *, of_keys: bool) -> list[StatsGroup]:
        """Return the entries by the columns of their keys, or by those of their statistics."""
        rows, schemas, keys = self.rows, self.context.schemas, self.context.keys
        if of_keys not in self._groups and of_keys:
            self._groups[True] = key_stats_groups(rows, schemas, keys)
        elif of_keys not in self._groups:
            self._groups[False] = value_stats_groups(rows, schemas)
        return self._groups[of_keys]

    def stats(self, declared: Field, spans: Spans) -> pa.StructArray:
        """Decode a column of statistics or keys, and note what cannot be decoded.

        Columns of keys are null without key columns.
        """
        target, of_keys = self.structs[declared.column], is_of_keys(declared)
        if of_keys and not target.num_fields:
            return null_array(len(self.rows), target)

        def on_odd(name: str, rows: I64, reason: str) -> None:
            is_odd = np.zeros(len(self.rows), dtype=bool)
            is_odd[rows] = True
            self._odd[declared.column].append((f"{reason}\t{name}", is_odd))

        self.note_odd(declared, "0 bytes", self.rows.spans(declared.at).lengths == 0)
        return decode_stats(spans, self.groups(of_keys=of_keys), target, self.context.ids, on_odd)

    def note_odd(self, declared: Field, reason: str, is_odd: Flags) -> None:
        """Note entries in which no field of a struct column can be decoded."""
        names = self.structs[declared.column].names if is_odd.any() else ()
        self._odd[declared.column] = [(f"{reason}\t{name}", is_odd) for name in names]

    def odd(self, columns: Sequence[str]) -> list[tuple[str, Flags]]:
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
    is_decoded = np.ones(len(spans), dtype=bool)
    for position, column in zip(places, values.flatten(), strict=True):
        is_missing = values_not_held(spans, position, column)
        is_decoded &= ~is_missing
        if is_missing.any():
            name = whole.field(position).name
            message = f"the value of partition column {name} does not fit {column.type}"
            of.report_each(message, is_missing[codes])
    is_empty = spans.lengths == 0
    if is_empty.any() and places:
        is_decoded &= ~is_empty
        of.report_each("a partition of 0 bytes, which is no BinaryRow", is_empty[codes])
    of.add_column("partition_is_known", flag_array(is_decoded[codes]))
    return pa.DictionaryArray.from_arrays(number_array(codes), values)


def partition(of: PaimonEntries, declared: Field) -> pa.StructArray:
    """Return partition values."""
    coded = of.once("coded_partition")
    return coded.dictionary.take(coded.indices)  # Arrow's cast does not support structs


def partition_bytes(of: PaimonEntries, declared: Field) -> pa.Array:
    """Return serialized partitions."""
    firsts, codes = of.distinct_partitions()
    return of.rows.spans(declared.at).take(firsts).to_array().take(number_array(codes))


def folder(of: PaimonEntries, declared: Field) -> pa.DictionaryArray:
    """Return the folders of the buckets."""
    partition, bucket = of.once("coded_partition"), of.rows.field(declared.at, pa.int32())
    return bucket_folders(of.context.location, partition, bucket, of.context.table_schema)


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


def _is_sorted_by_key(of: PaimonEntries) -> Flags:
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
    return usable_bounds(of.stats(declared, spans.without(spans.lengths == _EMPTY_ROW_LEN)))


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


# -- columns of manifests --------------------------------------------------------------------------


class ListContext(Struct, frozen=True):
    """What the rows of manifest lists depend on: the columns, and the folder of manifests."""

    shape: TableShape
    folder: str


_Lists: TypeAlias = Conversion[Rows, ListContext]


def manifest_path(of: _Lists, declared: Field) -> pa.Array:
    """Return the paths of manifests, which are in one folder."""
    names = of.rows.field(declared.at, pa.string())
    return pc.binary_join_element_wise(text_scalar(of.context.folder), names, text_scalar("/"))


def partition_range(of: _Lists, declared: Field) -> pa.StructArray:
    """Return lower partitions, and along with them upper partitions and null counts.

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
    of.add_column("partition_upper", upper)
    of.add_column("partition_null_counts", null_counts)
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
