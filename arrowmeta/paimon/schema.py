"""Table schemas: read schema files, and derive Arrow schemas, keys and options from them.

Supports schema files of all Paimon versions; `types` parses types. Also parses options that several
modules use, such as the truncation length of bounds (`truncated_lengths`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from itertools import pairwise
from typing import Any

import pyarrow as pa
from msgspec import Struct

from arrowmeta.avro.metadata_reader import read_each
from arrowmeta.columns.names import without_nul
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, NotATableError, StorageError
from arrowmeta.io.document import Int64, Texts, read_document, texts_of
from arrowmeta.io.storage import Storage
from arrowmeta.model.kinds import is_text_or_bytes
from arrowmeta.model.shape import FIELD_IDS, PartitionSource, TableShape, optional_fields
from arrowmeta.paimon.data_path import POSTPONE_BUCKET
from arrowmeta.paimon.layout import MAIN_BRANCH, Layout, to_ids
from arrowmeta.paimon.types import (
    AtomicType,
    DataField,
    distinct_fields,
    parse_field,
    to_arrow_field,
)
from arrowmeta.records import dataclass

_PAIMON_0_7 = 1
_PAIMON_0_8 = 2

#: Beginnings of options whose values are names of columns.
_OF_KEYS = ("bucket-key", "sequence.field")


@dataclass(frozen=True)
class TableSchema:
    """Table schema: columns, keys and options.

    Attributes:
        id: schema id; the first schema of a branch has 0.
        fields: columns in order.
        partition_keys: partition columns, outermost first.
        primary_keys: primary key columns, including partition keys; empty without a key.
        options: table options, with values that old versions left implicit.
        comment: comment of the table; None without one.
        time_millis: creation time of the schema, if recorded.
        version: version of the format; 1 in files that record none.
    """

    id: int
    fields: tuple[DataField, ...]
    partition_keys: tuple[str, ...] = ()
    primary_keys: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    comment: str | None = None
    time_millis: int | None = None
    version: int = _PAIMON_0_7

    @property
    def trimmed_primary_keys(self) -> tuple[str, ...]:
        """Primary key without partition keys, i.e. the key within a partition.

        Spec: Paimon 2.x, api/schema/TableSchema.java (trimmedPrimaryKeys).
        """
        partition_keys = set(self.partition_keys)
        return tuple(name for name in self.primary_keys if name not in partition_keys)

    @property
    def bucket_keys(self) -> tuple[str, ...]:
        """Columns of the bucket key."""
        return bucket_keys(self.options, self.trimmed_primary_keys)

    @property
    def is_clustered(self) -> bool:
        """Whether compaction sorts files by clustering columns, not by the key or not at all."""
        own = "pk-clustering-override" if self.primary_keys else "clustering.incremental"
        return is_on(self.options, own)

    @property
    def clustering_columns(self) -> tuple[str, ...]:
        """Columns that files are clustered by.

        Spec: Paimon 2.x, api/CoreOptions.java (clustering.columns, sink.clustering.by-columns).
        """
        former = self.options.get("sink.clustering.by-columns", "")
        return names_in(self.options.get("clustering.columns") or former)

    @property
    def partition_precision(self) -> dict[str, int]:
        """Precision of each partition column that is a time."""
        return {
            column.name: int(column.type.args[0])
            for column in self._select(self.partition_keys)
            if isinstance(column.type, AtomicType) and column.type.name.startswith("TIME")
        }

    def to_arrow_schema(self) -> pa.Schema:
        """Return the columns as an Arrow schema, with field ids in the metadata of the fields."""
        return pa.schema([to_arrow_field(column) for column in self.fields])

    def to_bounds_schema(self) -> pa.Schema:
        """Return the columns with the types of their bounds, which are null if unknown."""
        return pa.schema(optional_fields(self.to_arrow_schema()))

    def shape(self) -> TableShape:
        """Return columns, partition and key of the table's relations."""
        return TableShape(
            columns=_bounds_struct(self.fields),
            partition=_bounds_struct(self._select(self.partition_keys)),
            primary_key=_bounds_struct(self._select(self.trimmed_primary_keys)),
            partition_sources=tuple(PartitionSource(name, name) for name in self.partition_keys),
        )

    def _select(self, names: tuple[str, ...]) -> tuple[DataField, ...]:
        by_name = {column.name: column for column in self.fields}
        return tuple(by_name[name] for name in names)


def names_in(text: str) -> tuple[str, ...]:
    """Return the names in an option, separated by commas."""
    return tuple(name for part in text.split(",") if (name := part.strip()))


def bucket_keys(options: Mapping[str, str], primary_keys: Sequence[str]) -> tuple[str, ...]:
    """Return the columns of the bucket key: the option `bucket-key`, or else the primary key.

    Spec: Paimon 1.x, api/schema/TableSchema.java (bucketKeys).
    """
    named = options.get("bucket-key", "").strip()
    return tuple(name.strip() for name in named.split(",")) if named else tuple(primary_keys)


def _bounds_struct(fields: tuple[DataField, ...]) -> pa.StructType:
    return pa.struct(optional_fields(map(to_arrow_field, fields)))


class WrittenSchema(Struct, rename="camel"):
    """A schema as it is in its file."""

    id: Int64
    fields: list[Any]
    version: Int64 | None = None
    partition_keys: list[str] | None = None
    primary_keys: list[str] | None = None
    options: Texts | None = None
    comment: str | None = None
    time_millis: Int64 | None = None


def to_table_schema(written: WrittenSchema, path: str) -> TableSchema:
    """Parse a schema; before 0.8 the default is one bucket, before 0.9 the format ORC.

    Spec: Paimon 2.x, api/schema/SchemaSerializer.java.
    """
    version = written.version or _PAIMON_0_7
    options = texts_of(written.options)
    if version <= _PAIMON_0_7:
        options.setdefault("bucket", "1")
    if version <= _PAIMON_0_8:
        options.setdefault("file.format", "orc")
    schema = TableSchema(
        id=written.id,
        fields=distinct_fields([_to_field(item, path) for item in written.fields]),
        partition_keys=tuple(map(without_nul, written.partition_keys or ())),
        primary_keys=tuple(map(without_nul, written.primary_keys or ())),
        options=options,
        comment=written.comment,
        time_millis=written.time_millis,
        version=version,
    )
    _check_unique(schema, path)
    return schema


def _to_field(item: object, path: str) -> DataField:
    try:
        column = parse_field(item)
    except CorruptMetadataError as error:
        raise error.in_file(path) from None
    if column.id not in FIELD_IDS:
        raise CorruptMetadataError(
            f"column {column.name} has id {column.id}, which is not a 32-bit field id", path=path
        )
    return column


def _check_unique(schema: TableSchema, path: str) -> None:
    """Raise if names or ids of columns repeat: statistics would be those of another column.

    Spec: Paimon 1.x, api/types/RowType.java (collectFieldIds).
    """
    columns = [column.name for column in schema.fields]
    for name, count in Counter(columns).items():
        if count > 1:
            raise CorruptMetadataError(f"{count} columns are named {name}", path=path)
    for field_id, count in Counter(column.id for column in schema.fields).items():
        if count > 1:
            raise CorruptMetadataError(f"{count} columns have id {field_id}", path=path)
    for kind, keys in (("partition", schema.partition_keys), ("primary", schema.primary_keys)):
        if len(set(keys)) < len(keys):
            raise CorruptMetadataError(f"a {kind} key is listed twice", path=path)
        for name in sorted(set(keys) - set(columns)):
            raise CorruptMetadataError(f"{kind} key {name} is not a column", path=path)


def read_schema(storage: Storage, layout: Layout, schema_id: int) -> TableSchema:
    """Return a schema of a branch by its id.

    Raises:
        CorruptMetadataError: metadata names this schema, but its file is missing or damaged.
    """
    path = layout.path("schema", schema_id)
    try:
        schema = to_table_schema(read_document(storage, path, WrittenSchema), path)
    except FileNotFoundError:
        raise CorruptMetadataError("the schema file is missing", path=path) from None
    if schema.id != schema_id:
        raise CorruptMetadataError(f"the file contains schema {schema.id}", path=path)
    return schema


def schema_ids(storage: Storage, layout: Layout) -> list[int]:
    """List the ids of the schemas of a branch, in order.

    Raises:
        NotATableError: there is no schema.
    """
    ids = to_ids(storage.list_names(layout.folder("schema")), "schema-")
    if not ids:
        raise NotATableError(
            f"{layout.location} is not a Paimon table: no schema-<id> in {layout.folder('schema')}"
        )
    return ids


def read_schemas(
    storage: Storage,
    layout: Layout,
    on_damage: Callable[[ArrowMetaError], None] | None = None,
    named: int | None = None,
    read_in: int | None = None,
) -> list[TableSchema]:
    """Return the readable schemas of a branch, ordered by id.

    If the schema to read in is damaged, the one before it is used: changes of a schema never affect
    the partition key, and of the primary key only names.
    Spec: Paimon 2.x, core/schema/SchemaManager.java (generateTableSchema).

    Args:
        layout: paths of the branch.
        on_damage: called for schemas that are missing or damaged; files that were written with
            them have no statistics. Without it the first error raises.
        named: id of a schema that must exist, because a snapshot refers to it.
        read_in: id of the schema to read in, for the damage; None for the newest.

    Raises:
        NotATableError: there is no schema.
        CorruptMetadataError: no schema can be read.
    """
    schemas: list[TableSchema] = []
    lost: dict[int, ArrowMetaError] = {}
    ids = _expected_ids(schema_ids(storage, layout), layout, named)
    for schema_id, schema in read_each(partial(read_schema, storage, layout), ids, storage.at_once):
        if not isinstance(schema, ArrowMetaError):
            schemas.append(schema)
        elif on_damage is None or isinstance(schema, StorageError):
            raise schema
        else:
            lost[schema_id] = schema
    if not schemas:
        raise lost[max(lost)]
    used = with_schema_read_in(schemas, read_in)[-1]
    for schema_id, damage in lost.items():
        if on_damage is not None:
            is_used = schema_id > used.id if read_in is None else schema_id == read_in
            on_damage(_standing_in(damage, schema_id, used.id) if is_used else damage)
    return schemas


def with_schema_read_in(schemas: Sequence[TableSchema], schema_id: int | None) -> list[TableSchema]:
    """Return schemas, then the one to read in; the newest is the last one already.

    At an older snapshot, readers take columns and keys from its schema, and options from the newest
    one; options that name columns are those of its schema, since columns may have been renamed. For
    a schema that cannot be read, the one before it is used, or else the first one.
    Spec: Paimon 1.x, core/table/AbstractFileStoreTable.java (tryTimeTravel).

    Args:
        schemas: at least one, ordered by id.
        schema_id: the schema to read in; None for the newest.
    """
    newest = schemas[-1]
    if schema_id is None or schema_id >= newest.id:
        return list(schemas)
    older = [schema for schema in schemas if schema.id <= schema_id] or schemas[:1]
    return [*schemas, replace(older[-1], options=_options_at(older[-1], newest))]


def _options_at(schema: TableSchema, newest: TableSchema) -> dict[str, str]:
    others = {key: v for key, v in newest.options.items() if not key.startswith(_OF_KEYS)}
    of_columns = (*_OF_KEYS, "fields.")
    own = {key: v for key, v in schema.options.items() if key.startswith(of_columns)}
    return others | own


def _expected_ids(ids: list[int], layout: Layout, named: int | None) -> list[int]:
    """Return the ids that exist, and ids that are missing between them.

    Ids count up from 0, and schemas are never deleted; only a branch can begin with a later one.
    Only the first id of a gap is returned: a damaged name can leave a gap of any width.
    """
    known = sorted({*ids, *(() if named is None or named < 0 else (named,))})
    first = 0 if layout.branch == MAIN_BRANCH else known[0]
    gaps = (before + 1 for before, after in pairwise([first - 1, *known]) if after > before + 1)
    return sorted({*known, *gaps})


def _standing_in(error: ArrowMetaError, lost: int, used: int) -> ArrowMetaError:
    """Add to the error of a damaged schema which schema is used instead."""
    if not isinstance(error, CorruptMetadataError):
        return error
    age = "older" if used < lost else "newer"
    return error.and_so(f"columns and keys are those of the {age} schema {used}")


def is_on(options: Mapping[str, str], name: str) -> bool:
    """Return whether a boolean option is on; it is off by default, and case-insensitive."""
    return options.get(name, "").lower() == "true"


def is_postponed(options: Mapping[str, str]) -> bool:
    """Return whether new rows go to the postpone bucket first."""
    return options.get("bucket", "").strip() == str(POSTPONE_BUCKET)


_TRUNCATE = re.compile(r"truncate\((\d{1,9})\)")
_DEFAULT_MODE = "truncate(16)"
#: Truncation length of key bounds in thin mode.
_KEY_LEN = 128


def truncated_lengths(schemas: Sequence[TableSchema]) -> dict[str, int]:
    """Return the length from which on bounds of each current column may be truncated.

    Text and binary are truncated to the length in the mode `truncate(n)` of the column, else of the
    level or the table; the default is 16, and 128 for keys of thin data files.
    Spec: Paimon 2.x, core/utils/StatsCollectorFactories.java, options `metadata.stats-mode`,
    `metadata.stats-mode.per.level`, `fields.<column>.stats-mode`, `data-file.thin-mode`.

    Args:
        schemas: every schema of the branch, the current one last.

    Returns:
        The minimum of all lengths by current name, without columns that are never truncated.
    """
    kinds = [(f, to_arrow_field(f).type) for f in schemas[-1].fields]
    current = {f.id: f.name for f, k in kinds if is_text_or_bytes(k)}
    least: dict[str, int] = {}
    for schema in schemas:
        for column in schema.fields:
            if (name := current.get(column.id)) is not None:
                for length in _lengths(schema, column.name):
                    least[name] = min(length, least.get(name, length))
    return least


def _lengths(schema: TableSchema, column: str) -> Iterator[int]:
    """Yield the lengths that files of one schema can be truncated to."""
    for mode in _modes(schema.options, column):
        if match := _TRUNCATE.fullmatch(mode.strip().lower()):
            yield int(match[1])
    if is_on(schema.options, "data-file.thin-mode") and column in schema.primary_keys:
        yield _KEY_LEN


def _modes(options: Mapping[str, str], column: str) -> list[str]:
    of_column = options.get(f"fields.{column}.stats-mode")
    if of_column is not None:
        return [of_column]
    of_levels = options.get("metadata.stats-mode.per.level", "").split(",")
    by_level = [level.partition(":")[2] for level in of_levels]
    # Changelog files can have another mode, but are not live files.
    return [options.get("metadata.stats-mode", _DEFAULT_MODE), *by_level]
