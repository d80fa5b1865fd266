"""The table schema: columns, keys and options, and what follows from them.

Knows the JSON of a schema file and the rules for old ones; types are `types`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pyarrow as pa

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, NotATableError
from arrowmeta.io.json_file import JsonObject, read_json
from arrowmeta.io.storage import Storage
from arrowmeta.model.tables import TableShape
from arrowmeta.paimon.layout import Layout, to_ids
from arrowmeta.paimon.types import AtomicType, DataField, parse_field, to_arrow_field

_FIELD_IDS = range(2**31)
_PAIMON_0_7 = 1
_PAIMON_0_8 = 2


@dataclass(frozen=True)
class TableSchema:
    """One version of a table's columns, keys and options.

    Attributes:
        id: of the schema; versions of a branch count up from 0.
        fields: the columns in order.
        partition_keys: columns whose values name the partition, outermost first.
        primary_keys: columns that identify a row, partition keys among them; empty without key.
        options: of the table, those that old versions left implicit filled in.
    """

    id: int
    fields: tuple[DataField, ...]
    partition_keys: tuple[str, ...] = ()
    primary_keys: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    comment: str | None = None
    time_millis: int | None = None

    @property
    def trimmed_primary_keys(self) -> tuple[str, ...]:
        """The primary key without partition keys: what identifies a row inside its partition.

        Spec: Paimon 2.x, api/schema/TableSchema.java (trimmedPrimaryKeys).
        """
        partition_keys = set(self.partition_keys)
        return tuple(name for name in self.primary_keys if name not in partition_keys)

    @property
    def partition_precision(self) -> dict[str, int]:
        """The precision of each partition column that is a time."""
        return {
            column.name: int(column.type.args[0])
            for column in self._select(self.partition_keys)
            if isinstance(column.type, AtomicType) and column.type.name.startswith("TIME")
        }

    def to_arrow_schema(self) -> pa.Schema:
        """Return the columns as an Arrow schema, with field ids in the metadata of the fields."""
        return pa.schema([to_arrow_field(column) for column in self.fields])

    def shape(self) -> TableShape:
        """Return what the relations of this table take their columns from."""
        return TableShape(
            columns=_nullable_struct(self.fields),
            partition=_nullable_struct(self._select(self.partition_keys)),
            primary_key=_nullable_struct(self._select(self.trimmed_primary_keys)),
        )

    def _select(self, names: tuple[str, ...]) -> tuple[DataField, ...]:
        by_name = {column.name: column for column in self.fields}
        return tuple(by_name[name] for name in names)


def _nullable_struct(fields: tuple[DataField, ...]) -> pa.StructType:
    # Bounds of a column that is never null can be unknown.
    return pa.struct([to_arrow_field(column).with_nullable(True) for column in fields])


def to_table_schema(json: JsonObject) -> TableSchema:
    """Translate a schema's JSON.

    Spec: Paimon 2.x, api/schema/SchemaSerializer.java.
    """
    if not isinstance(json.values.get("fields"), list):
        json.refuse("fields", json.values.get("fields"), "a list")
    schema = TableSchema(
        id=json.integer("id"),
        fields=tuple(_to_field(item, json.path) for item in json.values["fields"]),
        partition_keys=json.texts("partitionKeys"),
        primary_keys=json.texts("primaryKeys"),
        options=_options(json),
        comment=json.optional_text("comment"),
        time_millis=json.optional_integer("timeMillis"),
    )
    _check_names(schema, json.path)
    return schema


def _to_field(item: object, path: str) -> DataField:
    try:
        column = parse_field(item)
    except CorruptMetadataError as error:
        raise error.in_file(path) from None
    if column.id not in _FIELD_IDS:
        raise CorruptMetadataError(
            f"column {column.name} has id {column.id}, which is no 32-bit field id", path=path
        )
    return column


def _options(json: JsonObject) -> dict[str, str]:
    """Schemas of before 0.8 mean one bucket, those of before 0.9 the format ORC, if silent.

    Spec: Paimon 2.x, api/schema/SchemaSerializer.java.
    """
    version = json.optional_integer("version") or _PAIMON_0_7
    options = json.text_map("options")
    if version <= _PAIMON_0_7:
        options.setdefault("bucket", "1")
    if version <= _PAIMON_0_8:
        options.setdefault("file.format", "orc")
    return options


def _check_names(schema: TableSchema, path: str) -> None:
    columns = [column.name for column in schema.fields]
    for name, count in Counter(columns).items():
        if count > 1:
            raise CorruptMetadataError(f"{count} columns are named {name}", path=path)
    for kind, keys in (("partition", schema.partition_keys), ("primary", schema.primary_keys)):
        if len(set(keys)) < len(keys):
            raise CorruptMetadataError(f"a {kind} key is listed twice", path=path)
        for name in sorted(set(keys) - set(columns)):
            raise CorruptMetadataError(f"{kind} key {name} is no column", path=path)


def read_schema(storage: Storage, layout: Layout, schema_id: int) -> TableSchema:
    """Return a schema of a branch by its id.

    Raises:
        CorruptMetadataError: metadata names this schema, but its file is missing or damaged.
    """
    path = layout.schema(schema_id)
    try:
        return to_table_schema(read_json(storage, path))
    except FileNotFoundError:
        raise CorruptMetadataError("the schema's file is missing", path=path) from None


def schema_ids(storage: Storage, layout: Layout) -> list[int]:
    """List the ids of a branch's schemas, in order.

    Raises:
        NotATableError: there is none, and every Paimon table has one.
    """
    ids = to_ids(storage.list_names(layout.schema_folder), "schema-")
    if not ids:
        raise NotATableError(
            f"{layout.location} is no Paimon table: no schema-<id> in {layout.schema_folder}"
        )
    return ids


def read_schemas(
    storage: Storage, layout: Layout, on_damage: Callable[[ArrowMetaError], None] | None = None
) -> list[TableSchema]:
    """Return all schemas of a branch in order of their ids.

    Args:
        storage: where the table is.
        layout: of the branch.
        on_damage: is told of an older schema that cannot be read, which is left out; files that
            were written with it then have no statistics. The current schema has to be there.
    """
    *older, current = schema_ids(storage, layout)
    schemas: list[TableSchema] = []
    for schema_id in older:
        try:
            schemas.append(read_schema(storage, layout, schema_id))
        except ArrowMetaError as error:
            if on_damage is None:
                raise
            on_damage(error)
    return [*schemas, read_schema(storage, layout, current)]
