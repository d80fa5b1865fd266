"""Data skipping rules of Paimon tables.

Maps columns to statistics of manifests and entries, computes the buckets that can match, asks the
file indexes in manifest entries, and groups files that hold versions or columns of the same rows.
Conditions that no index decides (unknown index or operator, damaged index) may match. The rows of a
file have consecutive ids, so `first_row_id` and `record_count` are bounds of `_ROW_ID` like those
of other columns; a file that stores ids, or has invalid ones, has no bounds. With data evolution
several files have columns of the same rows: which of them have a column (`write_cols`, by its name
in the schema of the file), and which has it last (by sequence number). Main name: `PaimonRules`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain, product
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from arrowmeta.errors import ArrowMetaError, UnsupportedError
from arrowmeta.io.options import is_on
from arrowmeta.kernels.buffers import Flags, filled, flag_array, number_array, to_flags, whole
from arrowmeta.model.locks import cached_property
from arrowmeta.paimon.buckets import HashedBuckets, hashed_buckets
from arrowmeta.paimon.file_index import (
    Container,
    Key,
    hashes_of,
    read_container,
    read_index,
    to_values,
)
from arrowmeta.paimon.index_files import (
    GROUP_COLUMNS,
    IndexGroup,
    IndexGroups,
    may_be_indexed,
    read_index_groups,
)
from arrowmeta.paimon.schema import STORED_AS, TableSchema, field_id, is_postponed, keeps_order
from arrowmeta.paimon.table import PaimonSource
from arrowmeta.predicate import formula
from arrowmeta.predicate.formula import (
    NULL,
    ZERO,
    AskRows,
    ColumnOfParts,
    Facts,
    Formula,
    LeftOut,
    RowParts,
    RowVersions,
    Rules,
    StatsRule,
    both,
    compared,
    either,
    first_of,
    if_true,
    is_not_null,
    is_unambiguous,
    may_match,
    of_partition,
    ordered_bounds,
)
from arrowmeta.predicate.tree import (
    TRUE,
    Column,
    Comparison,
    Constant,
    IsNull,
    Leaf,
    Literal,
    Membership,
    Tree,
    Unjudged,
    columns_of,
    leaves,
    map_leaves,
    may_be_true,
)
from arrowmeta.text import quoted_text

# -- row ids -------------------------------------------------------------------------------------

#: The system column of row ids.
#: Spec: Paimon 1.x, table/SpecialFields.java.
ROW_ID = "_ROW_ID"
#: Columns of entries with the row ids of a file, beside `record_count`.
ROW_ID_COLUMNS = ("first_row_id", "stores_row_ids")


def _row_ids(has_ids: Formula, first: Formula, last: Formula, count: Formula) -> Facts:
    """Return the statistics of the column of row ids where they are known."""
    lower, upper, null_count = (if_true(has_ids, fact) for fact in (first, last, ZERO))
    return Facts(lower, upper, null_count, NULL, count)


#: Range of row ids of a file: one per row, in order, unless the file stores them: Paimon 1.3
#: assigns such a file a first row id, which readers replace with the stored ids.
#: Spec: Paimon 1.x, core/io/DataFileMeta.java (nonNullRowIdRange).
_HAS_ROW_IDS = Formula(
    "(first_row_id >= 0 AND record_count > 0 AND first_row_id <= 9223372036854775807 - record_count"
    " AND NOT stores_row_ids)"
)
_LAST_ROW_ID, _N_ROWS = Formula("first_row_id + (record_count - 1)"), formula.column("record_count")
ROW_IDS_OF_FILE = _row_ids(_HAS_ROW_IDS, formula.column("first_row_id"), _LAST_ROW_ID, _N_ROWS)

#: Row id range of a manifest; null if invalid, as in damaged lists.
_MIN_ROW_ID, _MAX_ROW_ID = formula.column("min_row_id"), formula.column("max_row_id")
_IS_RANGE = both(compared(_MIN_ROW_ID, ">=", ZERO), compared(_MIN_ROW_ID, "<=", _MAX_ROW_ID))
#: Number of files whose partitions and row ids a manifest summarizes.
_N_FILES = Formula(
    "(added_files_count + deleted_files_count)",
    lambda manifests: pc.add(manifests["added_files_count"], manifests["deleted_files_count"]),
)
#: Spec: Paimon 1.x, core/manifest/ManifestFileMeta.java (minRowId, maxRowId).
ROW_IDS_OF_MANIFEST = _row_ids(_IS_RANGE, _MIN_ROW_ID, _MAX_ROW_ID, _N_FILES)


#: Columns of entries that identify files with columns of the same rows.
PARTS_COLUMNS = (
    *("partition_bytes", "bucket", "first_row_id", "record_count", "schema_id", "file_name"),
    *("write_cols", "write_cols_sequences", "min_sequence_number", "max_sequence_number"),
)
#: Large values are in separate files, without statistics or with a wrong null count.
#: Spec: Paimon 2.x, core/operation/DataEvolutionFileStoreScan.java (evolutionStats); pypaimon 2.1,
#: manifest/schema/data_file_meta.py (is_blob_file), write/writer/blob_writer.py.
IS_APART = "(file_name LIKE '%.blob' OR file_name LIKE '%.video' OR file_name LIKE '%.vector.%')"


def column_of_parts(
    identifier: str, column: Column, facts: Facts, schemas: Sequence[TableSchema]
) -> ColumnOfParts:
    """Return SQL for the files that have a column, by its name in the schema of the file.

    After a compaction of such files, each column has its own sequence number.
    Spec: Paimon 2.x, core/io/DataFileMeta.java (_WRITE_COLS, _WRITE_COLS_SEQUENCES).

    Args:
        identifier: SQL identifier of the column.
        column: column of the newest schema.
        schemas: schemas of the table, the newest last.
    """
    number = next(field.id for field in schemas[-1].fields if field.name == column.name)
    named: dict[str | None, list[str]] = {}
    for schema in schemas:
        name = next((field.name for field in schema.fields if field.id == number), None)
        named.setdefault(name, []).append(str(schema.id))
    are_there, sequences = "", ""
    for name, ids in named.items():
        when = f" WHEN schema_id IN ({', '.join(ids)}) THEN "
        if name is None:
            are_there += f"{when} false"
        else:
            written = quoted_text(name)
            are_there += f"{when} coalesce(list_contains(write_cols, {written}), true)"
            sequences += f"{when} write_cols_sequences[list_position(write_cols, {written})]"
    return ColumnOfParts(
        identifier,
        facts,
        f"(CASE{are_there} ELSE true END)",
        "(CASE WHEN min_sequence_number > max_sequence_number THEN NULL"
        " WHEN write_cols_sequences IS NULL THEN max_sequence_number"
        f" ELSE CASE{sequences} END END)",
    )


# -- indexes -------------------------------------------------------------------------------------

#: Statistics of one key of an index, or of the keys of an index file.
_COLUMNS_OF_KEYS = ("lower_key", "upper_key", "null_count", "nan_count", "row_count")
_KEYS_OF_INDEX = Facts(*map(formula.column, _COLUMNS_OF_KEYS))


def ruled_out(may_match: Flags, keys: pa.Table, n_indexes: int) -> list[int]:
    """Return the indexes none of whose keys may match.

    Args:
        may_match: which keys may match.
        keys: with the `position` of the index of each.
        n_indexes: number of indexes.
    """
    positions = set(keys["position"].filter(flag_array(may_match)).to_pylist())
    return [position for position in range(n_indexes) if position not in positions]


def may_match_indexes(
    tree: Tree, files: pa.Table, schemas: Sequence[TableSchema], ask: AskRows
) -> Flags | None:
    """Return which files may match by the indexes in their entries; None if no file has one.

    Args:
        tree: predicate over the columns of the current schema.
        files: columns `embedded_index`, `schema_id` and `record_count`, one row per file.
        schemas: schemas of the table, the current schema last.
        ask: evaluates a condition over keys.
    """
    indexes = files["embedded_index"].combine_chunks()
    if tree == TRUE or indexes.null_count == len(indexes):
        return None
    schema_ids = filled(files["schema_id"].combine_chunks(), -1)
    fields = {schema.id: _fields(schema, schemas[-1]) for schema in schemas}
    n_rows = filled(files["record_count"].combine_chunks(), -1)
    indexed: dict[int, _Indexed] = {}
    for row in np.flatnonzero(to_flags(pc.is_valid(indexes))).tolist():
        with suppress(ArrowMetaError):
            container = read_container(indexes[row].as_buffer(), int(n_rows[row]))
            indexed[row] = container, fields.get(int(schema_ids[row]), {})
    by_column: dict[str, dict[int, Leaf]] = defaultdict(dict)
    for leaf in leaves(tree):
        if not isinstance(leaf, Constant | Unjudged) and leaf.column.is_plain:
            by_column[leaf.column.name][id(leaf)] = leaf
    of_columns = (files_ruled_out(name, some, indexed, ask) for name, some in by_column.items())
    excluded = set(chain.from_iterable(of_columns))

    def may_match_file(row: int) -> bool:
        return may_be_true(tree, lambda leaf: (id(leaf), row) not in excluded)

    mask = np.ones(len(indexes), dtype=bool)
    mask[list(indexed)] = list(map(may_match_file, indexed))
    return mask


#: Indexes of a file, and the fields of its schema by current name; see `_fields`.
_Indexed: TypeAlias = tuple[Container, Mapping[str, pa.Field]]


def files_ruled_out(
    name: str, conditions: Mapping[int, Leaf], files: Mapping[int, _Indexed], ask: AskRows
) -> Iterator[tuple[int, int]]:
    """Yield which conditions no row of a file fulfils by an index, each with the file.

    An index that cannot be read, or is of another type, excludes nothing.

    Args:
        name: current name of a column.
        conditions: those on the column, by id: their hash visits all values.
        files: by position.
        ask: evaluates a condition over keys.
    """
    keys: dict[pa.DataType, list[tuple[int, Sequence[Key]]]] = defaultdict(list)
    hashes = cache(lambda condition, kind: _hashes(conditions[condition], kind))
    column_type = next(iter(conditions.values())).column.type
    null_tests = [at for at, leaf in conditions.items() if leaf == IsNull(leaf.column)]
    for row, (container, fields) in files.items():
        if (field := fields.get(name)) is None:
            continue
        for span in (each for each in container.spans if each.column == field.name):
            with suppress(ArrowMetaError):
                index = read_index(container, span)
                if index and index.keys:
                    if null_tests and not index.has_null(field.type):
                        yield from product(null_tests, (row,))
                    of_file = row, index.keys(field.type)
                    keys[field.type].append(of_file)
                elif index and index.may_have:
                    for condition in conditions:
                        some = hashes(condition, field.type)
                        if some is not None and not index.may_have(some):
                            yield condition, row
    for kind, indexes in keys.items():
        with suppress(pa.ArrowException):
            rows, of_each = zip(*indexes, strict=True)
            table = _key_table(of_each, kind, column_type)
            for condition in conditions.keys() - null_tests:
                mask = _may_match(conditions[condition], table, ask)
                for position in ruled_out(mask, table, len(rows)):
                    yield condition, rows[position]


def _key_table(
    keys: Sequence[Sequence[Key]], kind: pa.DataType, column_type: pa.DataType
) -> pa.Table:
    """Return the values of indexes as columns of `_KEYS_OF_INDEX`.

    Args:
        keys: of each index.
        kind: type of the column in the schema of the files.
        column_type: current type of the column, to which a cast keeps the order.
    """
    lower = upper = to_values(list(chain(*keys)), kind).cast(column_type)
    if pa.types.is_timestamp(kind) and kind.unit == "ns":  # stored as microseconds
        upper = pc.add_checked(lower.cast(pa.int64()), number_array(np.full(len(lower), 999)))
    none = number_array(np.zeros(len(lower), dtype=np.int64))
    is_nan = pc.is_nan(lower) if pa.types.is_floating(column_type) else none
    columns = {
        "position": number_array(np.repeat(np.arange(len(keys)), list(map(len, keys)))),
        "lower_key": lower,
        "upper_key": upper.cast(column_type),
        "null_count": none,
        "nan_count": is_nan.cast(pa.int64()),
        "row_count": number_array(np.ones(len(lower), dtype=np.int64)),
    }
    return pa.table(columns)


def _may_match(leaf: Leaf, keys: pa.Table, ask: AskRows) -> Flags:
    """Return which keys may match a condition; lists of values can be long."""
    kind, values = leaf.column.type, _values_of(leaf)
    is_exact = not pa.types.is_floating(kind) and keys["lower_key"].equals(keys["upper_key"])
    if not isinstance(leaf, Membership) or values is None or not is_exact:
        return ask(may_match(leaf, lambda _: _KEYS_OF_INDEX), keys)
    return to_flags(whole(pc.is_in(keys["lower_key"], value_set=values))) ^ leaf.negated


def _hashes(leaf: Leaf, kind: pa.DataType) -> NDArray[np.uint64] | None:
    """Return the hashes of the values that a condition looks for; None if it has none."""
    values = _values_of(leaf)
    is_negated = isinstance(leaf, Membership) and leaf.negated
    with suppress(UnsupportedError):
        return None if values is None or is_negated else hashes_of(values, kind)
    return None


def _values_of(leaf: Leaf) -> pa.Array | None:
    """Return the values that =, IN or NOT IN name; None for other conditions, or inexact values."""
    match leaf:
        case Comparison(_, "=", literal):
            literals: Sequence[Literal] = (literal,)
        case Membership(_, literals):
            pass
        case _:
            return None
    values = [literal.exact for literal in literals]
    return None if None in values else pa.array(values, leaf.column.type)


def _fields(schema: TableSchema, current: TableSchema) -> dict[str, pa.Field]:
    """Return the fields of an older schema by current name, matched by field id.

    Columns whose values may change when cast to the current type are left out.
    """
    was = {field_id(field): field for field in schema.to_arrow_schema()}
    fields = ((was.get(field_id(now)), now) for now in current.to_arrow_schema())
    return {now.name: field for field, now in fields if field and keeps_order(field, now)}


# -- rules ---------------------------------------------------------------------------------------

#: Merge engines that combine several rows into one, which may match although none of them does.
_COMBINING = ("partial-update", "aggregation")
_BOUNDS = ("lower_bounds", "upper_bounds")
_KEY_BOUNDS = ("key_lower_bounds", "key_upper_bounds")
_KEYS = ("min_key", "max_key")
#: Aggregations that return one of their inputs, unlike `sum`.
#: Spec: Paimon 1.x, core/mergetree/compact/aggregate/factory.
_CHOOSING = {
    *("first_value", "first_non_null_value", "first_not_null_value"),
    *("last_value", "last_non_null_value", "min", "max", "bool_and", "bool_or"),
}


class PaimonRules(Rules, frozen=True, dict=True):
    """Data skipping rules of one table."""

    source: PaimonSource

    @cached_property
    def _partition(self) -> list[str]:
        return [field.name for field in self.source.shape.partition]

    @cached_property
    def _key(self) -> list[str]:
        return [field.name for field in self.source.shape.primary_key]

    def _is_on(self, option: str) -> bool:
        return is_on(self.source.options, option)

    @cached_property
    def _merge_engine(self) -> str:
        """Merge engine in lower case; Paimon accepts upper case, too.

        Spec: Paimon 1.x, api/options/OptionsUtils.java (convertToEnum).
        """
        return self.source.options.get("merge-engine", "").lower()

    @cached_property
    def _with_default(self) -> frozenset[str]:
        """Columns whose nulls readers up to 1.2 replace with a default value.

        Later readers return null, so conditions on these columns are not used.
        Spec: Paimon 1.2, core/operation/DefaultValueAssigner.java (getFieldDefaultValues).
        """
        keys = self.source.options
        names = (field.name for field in self.columns)
        return frozenset(name for name in names if f"fields.{name}.default-value" in keys)

    def _on_values_as_read(self, tree: Tree) -> Tree:
        """Return the part of a predicate over columns without a default for nulls."""
        with_default = self._with_default
        return _part_over(tree, [name for name in self.columns.names if name not in with_default])

    @cached_property
    def columns(self) -> pa.Schema:
        """Columns of the table, and the row id column."""
        row_id = (pa.field(name, pa.int64()) for name in self._row_id)
        return pa.schema([*self.source.schema, *row_id])

    @cached_property
    def _row_id(self) -> frozenset[str]:
        """System column of row ids, if the table has it and no column has its name.

        Spec: Paimon 1.x, api/CoreOptions.java (row-tracking.enabled), table/SpecialFields.java.
        """
        is_tracked = self._is_on("row-tracking.enabled") or self._is_on("data-evolution.enabled")
        names = {name.casefold() for name in self.source.schema.names}
        is_there = is_tracked and not self._key and ROW_ID.casefold() not in names
        return frozenset([ROW_ID] if is_there else [])

    # -- files that readers skip -----------------------------------------------------------------

    @cached_property
    def _skips_level_zero(self) -> bool:
        """Whether batch readers skip level 0, since they read without merging.

        True with deletion vectors unless they are merged on read, and with the merge engine
        `first-row`.
        Spec: Paimon 2.x, api/CoreOptions.java (batchScanSkipLevel0).
        """
        if not self._key or self._merges_postponed:
            return False
        if self._is_on("deletion-vectors.enabled"):
            return not self._is_on("deletion-vectors.merge-on-read")
        return self._merge_engine == "first-row"

    @cached_property
    def read_differently(self) -> Collection[str]:
        """CHAR columns: some readers pad values to the declared length."""
        kinds = {field.name: (field.metadata or {}).get(STORED_AS, b"") for field in self.columns}
        return [name for name, kind in kinds.items() if kind.startswith(b"CHAR")]

    @cached_property
    def left_out(self) -> LeftOut:
        """Level 0 if readers skip it, and the postpone bucket of tables with a primary key.

        Spec: Paimon 1.x, core/operation/AbstractFileStoreScan.java (onlyReadRealBuckets).
        """
        is_left_out = bool(self._key) and not self._merges_postponed
        return LeftOut(level_zero=self._skips_level_zero, unassigned_buckets=is_left_out)

    @cached_property
    def _merges_postponed(self) -> bool:
        """Whether readers of tables with keys merge postponed rows with those that have a bucket.

        They read all levels then, with or without deletion vectors.
        Spec: Paimon 2.x, core/table/source/PostponeMergeReadBuilder.java (plan).
        """
        return is_postponed(self.source.options) and self._is_on("postpone.merge-on-read")

    def has_values_of_files(self, column: Column) -> bool:
        """Return False if versions of a row are aggregated to a value that may be in no file.

        Columns without an aggregation of their own use that of the table, or else the last value.
        Spec: Paimon 1.x, core/mergetree/compact/aggregate/AggregateMergeFunction.java
        (getAggFuncName); PartialUpdateMergeFunction.java (createFieldAggregators).
        """
        name = column.path[0]
        if self._merge_engine not in _COMBINING or name in (*self._key, *self._partition):
            return True
        of_table = self.source.options.get("fields.default-aggregate-function", "last_value")
        function = self.source.options.get(f"fields.{name}.aggregate-function", of_table)
        return function in _CHOOSING

    # -- partitions and buckets -----------------------------------------------------------------

    def partition_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the conditions on partition columns, which are columns of the table."""
        return {None: _part_over(tree, self._partition)}

    def manifest_conditions(self, tree: Tree) -> Mapping[int | None, Tree]:
        """Return the conditions on partitions and row ids, since manifests record ranges of both.

        A DELETE entry has the row ids and the partition of the file that it deletes: if a manifest
        with such entries is skipped, statistics rule out the file as well.
        Spec: Paimon 2.x, core/operation/ManifestsReader.java.
        """
        return {None: _part_over(tree, (*self._partition, *self._row_id))}

    def bucket_choice(self, tree: Tree) -> HashedBuckets | None:
        """Return the buckets whose keys can match."""
        return hashed_buckets(self._on_values_as_read(tree), self.source.schemas)

    # -- statistics -----------------------------------------------------------------------------

    def manifest_facts(self, column: Column) -> Facts | None:
        """Return the partition statistics of manifests, which cover ADD and DELETE entries.

        Row id ranges are recorded only if all files of the manifest have row ids, and are right
        only if no file stores others, as with data evolution.
        Spec: Paimon 1.x, core/manifest/ManifestFileMeta.java (partitionStats, minRowId, maxRowId).
        """
        if column.name in self._row_id:
            schemas = self.source.schemas
            is_evolved = all(is_on(each.options, "data-evolution.enabled") for each in schemas)
            return ROW_IDS_OF_MANIFEST if is_evolved else None
        if not is_unambiguous(column.name, self._partition):
            return None
        lower, upper, nulls = (
            formula.member(f"partition_{name}", column.name)
            for name in ("lower", "upper", "null_counts")
        )
        # Only nulls beside bounds contradict each other: neither is known.
        is_bounded = either(is_not_null(lower), is_not_null(upper))
        differ = both(compared(nulls, ">=", _N_FILES), is_bounded)
        lower, upper, nulls = (if_true(differ, NULL, fact) for fact in (lower, upper, nulls))
        return Facts(*ordered_bounds(column, lower, upper), nulls, NULL, _N_FILES)

    def file_facts(self, column: Column) -> Facts | None:
        """Return the statistics of a column in a file; a partition column has one value.

        None for nested columns, which have no statistics.
        """
        statistics = self._statistics(column)
        return statistics and statistics[0]

    def _statistics(self, column: Column) -> tuple[Facts, list[str]] | None:
        """Return the statistics of a column in a file, and the columns of entries they are of."""
        name, names = column.name, [field.name for field in self.source.shape.columns]
        if len(column.path) > 1 or not is_unambiguous(name, names):
            return None
        if name in self._row_id:
            return ROW_IDS_OF_FILE, [*ROW_ID_COLUMNS, "record_count"]
        if name in self._partition:
            return of_partition(column), [f"partition.{name}", "partition_is_known"]
        bounds = self._bounds_of(column)
        # Other bounds of a key column must not contradict these.
        kinds = [*(_KEYS if name in self._key else ()), *(kind for both in bounds for kind in both)]
        lower, upper = (
            first_of(*(formula.flat(kind, name) for kind in kinds))
            for kinds in zip(*bounds, strict=True)
        )
        lower, upper = ordered_bounds(column, lower, upper)
        if pa.types.is_timestamp(column.type) and column.type.unit == "ns":
            kind = "TIMESTAMPTZ_NS" if column.type.tz else "TIMESTAMP_NS"
            upper = Formula(f"CAST(latest_instant({upper}) AS {kind})")
        nulls = formula.flat("null_value_counts", name)
        # Key columns are NOT NULL from the first schema on.
        # Spec: Paimon 1.x, api/schema/Schema.java (normalizeFields).
        if name in self._key and not self.columns.field(name).nullable:
            nulls = ZERO
        else:
            kinds.append("null_value_counts")
            if name in self._with_default:
                has_none = compared(nulls, "=", ZERO)
                lower, upper, nulls = (if_true(has_none, fact) for fact in (lower, upper, nulls))
        columns = ["record_count", *(f"{kind}.{name}" for kind in kinds)]
        return Facts(lower, upper, nulls, NULL, formula.column("record_count")), columns

    def _bounds_of(self, column: Column) -> list[tuple[str, str]]:
        """Return the columns of entries that bound a column, the tightest first.

        Keys sort by their first column, so the first and last key, which are never truncated, bound
        it. Key statistics may exist, untruncated, where an option limits value statistics; old
        writers truncate them, too. pypaimon writes value statistics only with an option.
        Spec: Paimon 1.x, core/io/KeyValueDataFileWriter.java (keyStats); pypaimon 2.1,
        write/writer/data_writer.py (value_stats_enabled).
        """
        if column.name not in self._key:
            return [_BOUNDS]
        is_first = column.name == self._key[0]
        return [*([_KEYS] if is_first else []), _KEY_BOUNDS, _BOUNDS]

    @cached_property
    def rows_are_whole(self) -> bool:
        """Whether each row is in one file only, and readers do not merge rows."""
        is_unversioned = not self._key and not self._is_on("data-evolution.enabled")
        return is_unversioned or self._skips_level_zero

    @property
    def row_parts(self) -> tuple[str, ...]:
        """Columns that tell which rows files have, with data evolution."""
        are_parts = not self._key and not self.rows_are_whole
        return ("partition_bytes", "bucket", "first_row_id", "record_count") if are_parts else ()

    def decides_alone(self, tree: Tree) -> Tree:
        """Return the part of a predicate that may rule out a file without regard to others.

        If a file with an old version of a key is dropped and the file with the newer version kept,
        or the other way round, the result changes; so only conditions on key columns, which are the
        same in all versions, may do so. With deletion vectors or `first-row`, readers do not merge,
        and all conditions may. If columns of a row are in several files, only row ids may.
        Spec: Paimon 1.x, core/operation/{KeyValueFileStoreScan,DataEvolutionFileStoreScan}.java.
        """
        if self.rows_are_whole:
            return tree
        return _part_over(tree, (*self._key, *self._partition, *self._row_id))

    def stats_rule(self, tree: Tree) -> StatsRule:
        """Return the rule for statistics; files with the same rows are kept or dropped together.

        The group is a bucket, or a partition if postponed rows are merged. It is dropped if none of
        its files may match; if versions are combined, as in aggregations, it is always kept.
        Spec: Paimon 1.x, core/operation/KeyValueFileStoreScan.java (noOverlapping,
        filterWholeBucketPerFile, filterWholeBucketAllFiles).
        """
        columns = self.stats_columns(tree)
        alone = self.decides_alone(tree)
        condition = may_match(alone, self.file_facts)
        if alone == tree:
            return StatsRule(columns, condition)
        whole = may_match(tree, self.file_facts)
        if self._key:
            combines = self._merge_engine in _COMBINING
            versions = RowVersions(whole, combines, self._merges_postponed)
            return StatsRule((*columns, "partition_bytes", "bucket", "level"), condition, versions)
        parts = self._row_parts(tree, condition, whole)
        return StatsRule((*columns, *PARTS_COLUMNS), condition, parts)

    def _row_parts(self, tree: Tree, alone: Formula, whole: Formula) -> RowParts:
        """Return the rule for files with columns of the same row ids; the newest file counts.

        Spec: Paimon 2.x, core/operation/DataEvolutionFileStoreScan.java (evolutionStats).
        """
        parts: dict[str, ColumnOfParts] = {}
        for name, column in columns_of(tree).items():
            facts = self.file_facts(column)
            if facts is not None and name not in (*self._partition, *self._row_id):
                identifier = f"part_{len(parts)}"
                parts[name] = column_of_parts(identifier, column, facts, self.source.schemas)

        def facts_of(column: Column) -> Facts | None:
            if column.name in self._row_id:  # of the file, not of the whole row range
                return None
            part = parts.get(column.name)
            return self.file_facts(column) if part is None else part.facts_of_range

        matches = may_match(tree, facts_of)
        if not self._row_id.isdisjoint(columns_of(tree)):
            matches = both(alone, matches)
        return RowParts(tuple(parts.values()), matches, whole, IS_APART)

    # -- remedies --------------------------------------------------------------------

    def why_no_bounds(self, column: Column) -> str:
        """Name the table option that disables bounds of a column.

        Spec: Paimon 2.x, api/CoreOptions.java (metadata.stats-mode and its relatives).
        """
        options, names = self.source.options, self.columns.names
        ours, first = f"fields.{column.name}.stats-mode", "metadata.stats-keep-first-n-columns"
        position, limit = names.index(column.path[0]) + 1, options.get(first, "-1")
        for name in (ours, "metadata.stats-mode"):
            if options.get(name, "").lower() in ("none", "counts"):
                cause = f"the table option {name} is {options[name]}: set {ours} to truncate(16)"
                return f"{cause}, then compact the files"
            if name in options:
                break
        if limit.isdecimal() and position > int(limit):
            cause = f"{column.name} is column {position} of {len(names)}, and {first} is {limit}"
            return f"{cause}: unset it, then compact the files"
        return (
            "the writer of these files recorded none, as PyPaimon by default, or before the "
            "column was added: compact them with Flink or Spark"
        )

    def how_to_narrow(self, column: Column, *, is_equality: bool) -> str:
        """Suggest file indexes for equality conditions."""
        indexes = [
            name
            for name, columns in self.source.options.items()
            if name.startswith("file-index.")
            and name.endswith(".columns")
            and column.name in map(str.strip, columns.split(","))
        ]
        if is_equality and indexes:
            return (
                f"{indexes[0]} has the column, but indexes above file-index.in-manifest-threshold "
                "are in separate files, which plans do not read"
            )
        schema = self.source.schemas[-1]
        clustered_by = schema.clustering_columns if self._key and schema.is_clustered else None
        if column.name in (self._key if clustered_by is None else clustered_by):
            what = "keys" if clustered_by is None else column.name
            advice = f"compact the files, so that fewer ranges of {what} overlap"
        elif self._key:
            by = "the primary key" if clustered_by is None else "clustering columns"
            advice = f"files are sorted by {by}, not by this column"
        else:
            advice = f"sort the files by {column.name}"
        add = "add the column to file-index.bloom-filter.columns"
        return f"{advice}; or {add}" if is_equality else advice

    @cached_property
    def index_columns(self) -> tuple[str, ...]:
        """Columns of entries with embedded indexes."""
        of_global = GROUP_COLUMNS if may_be_indexed(self.source.schemas) else ()
        return ("embedded_index", "schema_id", "record_count", *of_global)

    def index_mask(self, tree: Tree, files: pa.Table, ask: AskRows) -> Flags | None:
        """Return which files may match by embedded indexes and by global indexes."""
        as_read = self._on_values_as_read(self.decides_alone(tree))
        mask = may_match_indexes(as_read, files, self.source.schemas, ask)
        for name in columns_of(tree):
            groups = self._indexes.of_column(name)
            for alone in {group.is_of_file for group in groups}:
                whole = as_read if alone else self._on_values_as_read(tree)
                some = [group for group in groups if group.is_of_file is alone]
                of_index = self._by_global_index(_part_over(whole, [name]), name, some, files, ask)
                if of_index is not None:
                    mask = of_index if mask is None else mask & of_index
        return mask

    def _by_global_index(
        self, tree: Tree, name: str, groups: list[IndexGroup], files: pa.Table, ask: AskRows
    ) -> Flags | None:
        rows = self._indexes.rows(name, groups) if tree != TRUE else None
        if rows is None:
            return None
        mask = ask(may_match(tree, lambda _: _KEYS_OF_INDEX), rows)
        excluded = [groups[position] for position in ruled_out(mask, rows, len(groups))]
        return self._indexes.mask(name, excluded, files) if excluded else None

    @cached_property
    def _indexes(self) -> IndexGroups:
        schemas, on_damage = self.source.schemas, self.source.reader.on_damage("index manifest")
        files = self.source.indexes.manifests() if may_be_indexed(schemas) else ()
        return IndexGroups(read_index_groups(files, on_damage), schemas)

    def stats_columns(self, tree: Tree) -> tuple[str, ...]:
        """Return the columns of entries with statistics of a predicate, by flat names."""
        facts = filter(None, map(self._statistics, columns_of(tree).values()))
        return tuple(dict.fromkeys(name for _, names in facts for name in names))


def _part_over(tree: Tree, names: Collection[str]) -> Tree:
    """Return the part of a predicate over some columns; the predicate implies it."""
    return map_leaves(
        tree,
        lambda leaf: leaf if leaf.column.path[0] in names else TRUE,
        lambda row: row if all(column.path[0] in names for column in row.columns) else None,
    )
