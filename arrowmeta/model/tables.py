"""Arrow schemas of the relations, from the declarations of `model.relations` and a `TableShape`.

Columns that a format does not have are null. `to_table` and `to_batch` build relations from rows
and from columns. Struct columns of `entries` can be read by field (`column_field`).
`readable_metrics` has all statistics of a column as one struct, as in Iceberg's metadata tables.
At the end, the schemas of what checks read beside the relations; other layers produce their rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any, Literal, NamedTuple, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.kernels.buffers import table_of_rows
from arrowmeta.kernels.rows import first_facts
from arrowmeta.model.relations import RELATIONS, Column
from arrowmeta.model.shape import PLAIN_TYPES, TableShape, data_fields, to_schema

# -- readable_metrics ----------------------------------------------------------------------------

#: Fields of the struct of a column, and the columns of entries that have them.
STATISTICS = {
    "column_size": "column_sizes",
    "value_count": "value_counts",
    "null_value_count": "null_value_counts",
    "nan_value_count": "nan_value_counts",
    "lower_bound": "lower_bounds",
    "upper_bound": "upper_bounds",
}


def metrics_type(shape: TableShape) -> pa.StructType:
    """Return the type of the column."""
    of_type: dict[pa.DataType, pa.StructType] = {}
    fields = []
    for name, arrow_type, _ in _leaves(shape.by_statistics()):
        if arrow_type not in of_type:
            of_type[arrow_type] = pa.struct(
                [
                    (statistic, arrow_type if "bound" in statistic else pa.int64())
                    for statistic in STATISTICS
                ]
            )
        fields.append(pa.field(name, of_type[arrow_type]))
    return pa.struct(fields)


def readable_metrics(parts: pa.RecordBatch, kind: pa.StructType) -> pa.Array:
    """Return the column of entries.

    Args:
        parts: with the columns of statistics.
        kind: `metrics_type`, or it with a placeholder.
    """
    n_rows = parts.num_rows
    structs = [parts.column(name) for name in STATISTICS.values()]
    paths = {name: path for name, _, path in _leaves(structs[-1].type)}
    children = []
    for field in kind.fields:
        if field.name not in paths:  # the placeholder
            return pa.nulls(n_rows, kind)
        statistics = [_child(struct, paths[field.name]) for struct in structs]
        children.append(pa.StructArray.from_arrays(statistics, fields=field.type.fields))
    return pa.StructArray.from_arrays(children, fields=kind.fields)


def _leaves(
    struct: pa.StructType, name: str = "", path: tuple[int, ...] = ()
) -> list[tuple[str, pa.DataType, tuple[int, ...]]]:
    """Return dotted name, type and positions of each leaf, in the order of the names."""

    def leaves() -> Iterator[tuple[str, pa.DataType, tuple[int, ...]]]:
        for at, field in enumerate(data_fields(struct)):
            if pa.types.is_struct(field.type):
                yield from _leaves(field.type, f"{name}{field.name}.", (*path, at))
            else:
                yield f"{name}{field.name}", field.type, (*path, at)

    return sorted(leaves(), key=lambda leaf: leaf[0])


def _child(struct: pa.Array, path: tuple[int, ...]) -> pa.Array:
    for at in path:
        if not pa.types.is_struct(struct.type):  # counts of a whole row, of which leaves have none
            return pa.nulls(len(struct), pa.int64())
        struct = struct.field(at)
    return struct


# -- relations -----------------------------------------------------------------------------------

#: Columns that decide whether an entry is a live file; see `model.reading`.
DECIDING_COLUMNS = ("entry_id", "status", "file_id")

#: Maps by field id as manifests have them, which stores do not keep.
MAPS_BY_ID = tuple(
    column.name for column in RELATIONS["entries"].internal if column.name.endswith("_by_id")
)

#: Struct columns of `entries`. A single field can be read as a flat column, named by struct and
#: field: `lower_bounds.amount`.
STRUCT_COLUMNS = tuple(
    column.name
    for column in (*RELATIONS["entries"].columns, *RELATIONS["entries"].internal)
    if column.type.startswith("struct<")
)


def column_field(schema: pa.Schema, name: str) -> pa.Field:
    """Return a column of a relation, or a field of a struct column by its flat name.

    Raises:
        KeyError: there is no such column.
    """
    # Not `schema.names`, which builds a list each time.
    if (place := schema.get_field_index(name)) >= 0:
        return schema.field(place)
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and schema.get_field_index(root) >= 0:
        struct = schema.field(root).type
        at = struct.get_field_index(rest)
        if at >= 0:
            return pa.field(name, struct.field(at).type)
    raise KeyError(name)


#: Summary of a partition field in a manifest, with bounds as text.
FIELD_SUMMARY = pa.struct(
    [
        ("contains_null", pa.bool_()),
        ("contains_nan", pa.bool_()),
        ("lower_bound", pa.string()),
        ("upper_bound", pa.string()),
    ]
)

#: Bounds of columns that only files have.
#: Spec: Iceberg v3, Reserved Field IDs (file_path, pos, _row_id, _last_updated_sequence_number).
_RESERVED = ("deleted_position", "row_id", "updated_sequence_number")
RESERVED_BOUNDS = pa.struct({"deleted_path": pa.string(), **dict.fromkeys(_RESERVED, pa.int64())})

#: Types in declarations of columns that depend on the table, as functions of its shape; the others
#: are in `PLAIN_TYPES`.
TYPES: dict[str, Callable[[TableShape], pa.DataType]] = {
    "struct<column>": TableShape.by_statistics,
    "struct<count>": lambda shape: shape.by_statistics(pa.int64()),
    "struct<metrics>": metrics_type,
    "list<summary>": lambda shape: pa.list_(FIELD_SUMMARY),
    "struct_of_reserved": lambda shape: RESERVED_BOUNDS,
    "struct<key>": lambda shape: shape.primary_key,
    "struct<key,int64>": lambda shape: shape.by_key(pa.int64()),
    "struct<partition>": TableShape.by_partition,
    "struct<partition,bool>": lambda shape: shape.by_partition(pa.bool_()),
    "struct<partition,int64>": lambda shape: shape.by_partition(pa.int64()),
}


class Alias(NamedTuple):
    """Column under the name of another system.

    Attributes:
        column: the column that it names.
        content: `content` of the rows that have its values, others have 0; None for all rows.
    """

    column: str
    content: str | None

    def values(self, table: pa.Table) -> pa.ChunkedArray:
        """Return the values, from a table with the columns of the relation."""
        if self.content is None:
            return table[self.column]
        # Comparison with a constant would import pandas.
        is_counted = pc.match_like(table["content"], self.content)
        return pc.if_else(is_counted, table[self.column], _ZERO)


_ZERO = pa.Array.from_buffers(pa.int64(), 1, [None, pa.py_buffer(bytes(8))])[0]

#: Aliases of columns, by relation.
ALIASES: dict[str, Mapping[str, Alias]] = {
    name: aliases
    for name, relation in RELATIONS.items()
    if (
        aliases := {
            column.name: Alias(column.alias_of, column.of_content)
            for column in relation.columns
            if column.alias_of
        }
    )
}


def decoded_columns(relation: str, columns: Collection[str]) -> set[str]:
    """Return the decoded columns that columns of a relation, aliases among them, are made of."""
    aliases = [alias for name, alias in ALIASES.get(relation, {}).items() if name in columns]
    of_content = {"content"} if any(alias.content for alias in aliases) else set()
    return {*columns, *(alias.column for alias in aliases), *of_content}


def with_aliases(relation: str, table: pa.Table, columns: Collection[str]) -> pa.Table:
    """Return columns of a relation, aliases among them, from its decoded columns."""
    aliases = ALIASES.get(relation, {})
    named = {name: aliases[name] for name in columns if name in aliases}
    sources = [named[name].column if name in named else name for name in columns]
    chosen = table.select(sources).rename_columns(list(columns))
    for at, name in enumerate(columns):
        if name in named:
            chosen = chosen.set_column(at, chosen.schema.field(at), named[name].values(table))
    return chosen


def decoded_schema(relation: str, shape: TableShape) -> pa.Schema:
    """Return the columns that decoders produce, without aliases and placeholders.

    Includes internal columns, which only SQL and plans use.
    """
    schemas = shape.schemas
    if relation not in schemas:
        declared = RELATIONS[relation]
        schemas[relation] = pa.schema(_fields((*declared.columns, *declared.internal), shape))
    return schemas[relation]


def columns_of(relation: str, shape: TableShape, columns: Collection[str]) -> pa.Schema:
    """Return some columns of a relation as decoded."""
    return pa.schema([f for f in decoded_schema(relation, shape) if f.name in columns])


def base_schema(relation: str, shape: TableShape) -> pa.Schema:
    """Return the columns of a base relation, including internal columns."""
    schema = decoded_schema(relation, shape.shown)
    for name, alias in ALIASES.get(relation, {}).items():
        schema = schema.append(schema.field(alias.column).with_name(name))
    return schema


def _shown_schema(relation: str, shape: TableShape) -> pa.Schema:
    schemas, name = shape.schemas, f"{relation} as shown"
    if name not in schemas:
        internal = {column.name for column in RELATIONS[relation].internal}
        fields = [f for f in base_schema(relation, shape) if f.name not in internal]
        schemas[name] = pa.schema(fields)
    return schemas[name]


def _fields(columns: Iterable[Column], shape: TableShape) -> list[pa.Field]:
    fields, types = [], shape.schemas
    for column in columns:
        if column.type in PLAIN_TYPES:
            fields.append(_plain_field(column))
        elif column.alias_of is None:
            if column.type not in types:
                types[column.type] = TYPES[column.type](shape)
            fields.append(pa.field(column.name, types[column.type], nullable=column.nullable))
    return fields


@cache  # tables have the same columns
def _plain_field(column: Column) -> pa.Field:
    return pa.field(column.name, PLAIN_TYPES[column.type], nullable=column.nullable)


#: Schema builders of the relations; no column is, or contains, a struct without fields.
SCHEMAS: dict[str, Callable[[TableShape], pa.Schema]] = {
    relation: partial(_shown_schema, relation) for relation in RELATIONS
}


def to_table(relation: str, rows: Iterable[Mapping[str, object]]) -> pa.Table:
    """Return rows as a relation whose columns are the same for every table."""
    return table_of_rows(list(rows), base_schema(relation, TableShape()))


def to_batch(columns: Mapping[str, pa.Array], schema: pa.Schema, n_rows: int) -> pa.RecordBatch:
    """Return columns in the order of a schema, with nulls for those that are not given."""
    arrays = [columns[f.name] if f.name in columns else pa.nulls(n_rows, f.type) for f in schema]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def options_table(options: Mapping[str, str]) -> pa.Table:
    """Return the relation `options`, ordered by key."""
    return to_table("options", ({"key": key, "value": options[key]} for key in sorted(options)))


#: Columns that are the same for every table.
FINDINGS = SCHEMAS["findings"](TableShape())
CLUSTERING = SCHEMAS["clustering"](TableShape())


#: Kinds of metadata files, in damage and in the relation `metadata_files`.
FileKind: TypeAlias = Literal[
    # of both formats
    "manifest list",
    "manifest",
    "statistics",
    # of Paimon
    "manifest sidecar",
    "snapshot",
    "schema",
    "tag",
    "tag or branch",
    "changelog",
    "consumer",
    "hint",
    "index manifest",
    "index file",
    "file index",
    # of Iceberg
    "table metadata",
    "version hint",
    "partition statistics",
    "statistics file",
    "puffin file",
    # files that can be read, but contradict others; see `SURPLUS`
    "repeated manifest",
    "repeated entries",
    "row total",
]


class MetadataFile(NamedTuple):
    """Metadata file.

    Attributes:
        referenced_by: file that refers to it; None if it was found by listing.
    """

    path: str
    kind: FileKind
    referenced_by: str | None = None


def metadata_files_table(
    files: Iterable[MetadataFile], sizes: Mapping[str, int | None]
) -> pa.Table:
    """Return the relation, with each path once, as the first file that refers to it says.

    The size of a file that is not in `sizes` is null.
    """
    by_path: dict[str, MetadataFile] = {}
    for file in files:
        by_path.setdefault(file.path, file)
    rows = ({**file._asdict(), "size": sizes.get(path)} for path, file in by_path.items())
    return to_table("metadata_files", rows)


def first_references(manifests: pa.Table, path: str, referenced_by: str) -> list[tuple[str, Any]]:
    """Return each value of a column of paths, with the first value of another column."""
    firsts = first_facts(manifests, path, [referenced_by])
    return list(zip(*(firsts[name].to_pylist() for name in (path, referenced_by)), strict=True))


# -- evidence --------------------------------------------------------------------------------------

#: Name of the relation of damage, which is not among those of `model.tables`.
DAMAGE_RELATION = "damage"
#: Base relation of all damage, with losses.
WHOLE_DAMAGE = "whole_damage"

#: Hint files: the recorded and the correct snapshot or metadata file, as text, and what readers do
#: if these differ.
HINTS = to_schema("path: string!, claim: string, truth: string, effect: string")

#: Table metadata files that continue the open one, and whether their metadata log names it.
NEWER_METADATA = to_schema("path: string!, newer_path: string!, is_logged: bool!")

#: Contradictions within the table metadata, named as in `reader_facts`: the engines that refuse it,
#: and what else is wrong.
METADATA_FAULTS = to_schema(
    "path: string!, fact: string!, expected: string!, actual: string!, engines: list<string>!, "
    "harm: string, source: string!"
)

#: Deletion vectors that the open snapshot lacks, or has with fewer rows, since the commit of
#: `snapshot_id`: the last snapshot that changed the vectors.
LOST_VECTORS = to_schema(
    "data_file_path: string!, snapshot_id: int64!, cardinality: int64, kept_cardinality: int64"
)

#: Impossible statistics of entries, by topic: `statistics` that contradict each other (a lower
#: bound above the upper one, more nulls than rows), a `partition` or bucket that the rows of the
#: file cannot have, or the `form` of a bound. `place` names the partition field, bucket or bound.
#: Of `footer_faults`, bounds that the footers of the files contradict, the topic is `footer`.
STATISTICS_FAULTS = to_schema(
    "entry_id: int64!, column_name: string!, expected: string, actual: string, topic: string!, "
    "place: string"
)

#: Evidence that a format reads beside the relations; empty in a format without it.
EVIDENCE = {
    "hints": HINTS,
    "newer_metadata": NEWER_METADATA,
    "metadata_faults": METADATA_FAULTS,
    "lost_vectors": LOST_VECTORS,
}

#: What metadata files say of themselves: see `model.damage.FileHeader`.
HEADERS = to_schema(
    "path: string!, kind: string!, format_version: int64!, content: string, "
    "partition_spec_id: int64, partition_fields: list<int64>, absent: list<string>"
)

#: Decoded bytes of the statistics of each column, over all entries.
COLUMN_BYTES = to_schema("column_name: string!, entry_count: int64!, bytes: int64!")

#: Files in storage. `below`: path below the table's folder; null outside. `may_be_orphan`: the file
#: is in that folder, not found by its name, and too old for a commit in progress. A file whose
#: folder is recorded under another name is listed under both; the second row is no orphan.
STORAGE = to_schema(
    "file_path: string!, size: int64, last_modified: timestamp_utc, below: string, "
    "may_be_orphan: bool!"
)

#: Files in use beside the entries of the open branch: metadata files, with paths as in `STORAGE`,
#: and files of other branches.
USED_FILES = to_schema("file_path: string!, file_name: string!, extra_files: list<string>")

#: Row counts in the footers of data files.
FOOTERS = to_schema("file_path: string!, record_count: int64, reason: string")

#: Differences between two tables: the kind, and the values in table `a` and in table `b`.
DIFFERENCES = to_schema(
    "difference: string!, subject: string!, a: string, b: string, detail: string"
)

#: Damaged positions in metadata files. `is_read`: the file was read in full, but contradicts
#: others.
DAMAGE = to_schema(
    "path: string!, kind: string!, block: int64, row: int64, byte: int64, reason: string!, "
    "is_read: bool!"
)

#: Losses by damage of a manifest or manifest list; null if unknown.
LOSSES = to_schema(
    "lost_files: int64, lost_rows: int64, partitions: string, recoverable_from: list<int64>"
)

#: Tables of facts, each in a file `arrowmeta/views/<name>.csv`: rules about which engines read
#: tables with a fact of `reader_facts`, and the versions of engines that `readers` is about.
#: `since` is the first version of a rule, `until` the first that it is no longer about; null for no
#: limit. `any` stands for all engines, or for both formats. Dates are in ISO 8601. Then there are
#: the statements of `remedies`, with words in braces as in `sql/plans/remedies.sql`, and those
#: that check before whether the snapshot is still the open one. An action is `restores`, `rewrites`
#: or `deletes`: what happens to files. The last are the limits of all advice: numbers and shares
#: above which it is remarked on, and `remedies` are needed, and those above which `check` fails.
FACT_TABLES = {
    "reader_rules": to_schema(
        "engine: string!, format: string!, since: string, until: string, fact: string!, "
        "answer: string!, reason: string!, source: string!, checked_on: string!"
    ),
    "reader_engines": to_schema(
        "engine: string!, format: string!, version: string!, as_of: string!"
    ),
    "remedy_statements": to_schema(
        "check_name: string!, format: string!, engine: string!, action: string!, "
        "statement: string!, effect: string!"
    ),
    "remedy_checks": to_schema("format: string!, engine: string!, statement: string!"),
    "limits": to_schema("name: string!, remark: double!, fail: double"),
}

#: Base relations about storage; empty unless storage is read.
OUTSIDE = {
    "storage": STORAGE,
    "used_files": USED_FILES,
    "footers": FOOTERS,
    "footer_faults": STATISTICS_FAULTS,
}
