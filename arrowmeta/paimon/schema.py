"""Schemas of Paimon tables: types, schema files, and the keys and options derived from them.

Types are parsed from JSON and converted to text and to Arrow types. An unknown type of a newer
writer becomes an `UnknownType` with its text, so that the rest of the table stays readable.
Supports schema files of all Paimon versions. Also tells which casts keep bounds (`keeps_order`),
parses options that several modules use, such as the truncation length of bounds
(`truncated_lengths`), and tells which other branches batch queries read (`reads_of_branches`):
plans and relations cover the open branch only.

Spec: Paimon 2.x, api/types/DataTypeJsonParser.java; core/table/FileStoreTableFactory.java (create,
createChainTable), FallbackReadFileStoreTable.java, ChainTableFileStoreTable.java.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any

import pyarrow as pa
import pyarrow.types as pat
from msgspec import Struct, field
from msgspec.structs import replace

from arrowmeta.avro.decode import OnDamage
from arrowmeta.avro.metadata_reader import read_each
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, NotATableError, errors_of
from arrowmeta.io.document import Int64, Texts, read_document, texts_of
from arrowmeta.io.options import is_on
from arrowmeta.kernels.buffers import is_text_or_bytes
from arrowmeta.model.shape import (
    FIELD_ID,
    FIELD_IDS,
    PartitionSource,
    TableShape,
    distinct_names,
    optional_fields,
    without_nul,
)
from arrowmeta.paimon.history import MAIN_BRANCH, History
from arrowmeta.text import shown

# -- types ---------------------------------------------------------------------------------------

#: Field metadata key with the type's text, if the Arrow type is not specific enough.
STORED_AS = b"paimon:type"

MAX_DEPTH = 64
_MAX_LENGTH = 2**31 - 1


class DataType(Struct, frozen=True):
    """Type of a column, or of a part of one.

    Attributes:
        name: the shortest alias: `INT`, not `INTEGER`; `TIMESTAMP_LTZ` for local time zones. Empty
            for a type of a newer Paimon version.
        args: length, or precision and scale, with defaults; text arguments of a geospatial type;
            text of a type without a name, without NOT NULL.
        parts: fields of a ROW; or `element`, or `key` and `value`, whose ids mean nothing.
        nullable: whether values may be null.
    """

    name: str
    args: tuple[int | str, ...] = ()
    parts: tuple[DataField, ...] = ()
    nullable: bool = True


class DataField(Struct, frozen=True):
    """Column of a table, or part of a nested type.

    Attributes:
        id: stays the same when the field is renamed.
        default: text of the value that replaces null.
    """

    id: int
    name: str
    type: DataType
    description: str | None = None
    default: str | None = None


_SYNONYMS = {
    "INTEGER": "INT",
    "NUMERIC": "DECIMAL",
    "DEC": "DECIMAL",
    "DOUBLE PRECISION": "DOUBLE",
    "TIME WITHOUT TIME ZONE": "TIME",
    "TIMESTAMP WITHOUT TIME ZONE": "TIMESTAMP",
    "TIMESTAMP WITH LOCAL TIME ZONE": "TIMESTAMP_LTZ",
}
_UNBOUNDED = {"VARCHAR": "STRING", "VARBINARY": "BYTES"}

#: Minimum, default and maximum of each numeric argument.
_ARGS: dict[str, tuple[tuple[int, int, int], ...]] = {
    **dict.fromkeys(("CHAR", "VARCHAR", "BINARY", "VARBINARY"), ((0, 1, _MAX_LENGTH),)),
    **dict.fromkeys(("TIMESTAMP", "TIMESTAMP_LTZ"), ((0, 6, 9),)),
    "TIME": ((0, 0, 9),),
    "DECIMAL": ((1, 10, 38), (0, 0, 38)),
}
_GEOSPATIAL = ("GEOMETRY", "GEOGRAPHY")

_ATOMIC_ARROW: dict[str, pa.DataType] = {
    "BOOLEAN": pa.bool_(),
    "TINYINT": pa.int8(),
    "SMALLINT": pa.int16(),
    "INT": pa.int32(),
    "BIGINT": pa.int64(),
    "FLOAT": pa.float32(),
    "DOUBLE": pa.float64(),
    "DATE": pa.date32(),
    "TIME": pa.time32("ms"),
    **dict.fromkeys(("CHAR", "VARCHAR", "STRING"), pa.string()),
    **dict.fromkeys(("BINARY", "VARBINARY", "BYTES", "BLOB", *_GEOSPATIAL), pa.binary()),
    "VARIANT": pa.struct(
        [pa.field(part, pa.binary(), nullable=False) for part in ("value", "metadata")]
    ),
}
_ATOMIC_NAMES = {*_ATOMIC_ARROW, *_ARGS}
#: Types that are not known from their Arrow type.
_WITH_TEXT = {"", "VARIANT", "VECTOR", "TIME", "TIMESTAMP", "TIMESTAMP_LTZ"} | {
    *("CHAR", "VARCHAR", "BINARY", "VARBINARY")
}
#: Bytes of values of fixed length, by Arrow type. Those of decimals and timestamps vary.
WIDTHS = {
    kind: -(-kind.bit_width // 8) for kind in _ATOMIC_ARROW.values() if pat.is_primitive(kind)
}

# For text with single spaces only: runs of spaces, and backtracking into a long word, would take
# quadratic time.
_NULLABILITY = re.compile(r" (NOT )?NULL$", re.IGNORECASE)
_ATOMIC_TEXT = re.compile(r"(\w++) ?(?:\(([^()]*)\))? ?([A-Za-z][A-Za-z ]*)?")
_VECTOR_TEXT = re.compile(r"VECTOR ?<(.*), ?([0-9]{1,9}) ?>", re.IGNORECASE)
_NESTED_NAME = re.compile(r"ARRAY|VECTOR|MULTISET|MAP|ROW")


def parse_field(value: Any, *, depth: int = 0) -> DataField:
    """Parse an element of the `fields` of a schema."""
    match value:
        case {"name": ""}:  # Neither Paimon nor DuckDB allows such names.
            raise CorruptMetadataError(f"a field without a name: {shown(value)}")
        case {"id": int(field_id), "name": str(name), "type": inner} if type(field_id) is int:
            texts = (_optional_text(value, key) for key in ("description", "defaultValue"))
            return DataField(field_id, without_nul(name), parse_type(inner, depth=depth), *texts)
    raise CorruptMetadataError(f"a field needs an integer id, a name and a type: {shown(value)}")


def distinct_fields(fields: Sequence[DataField]) -> tuple[DataField, ...]:
    """Give fields of the same name distinct names."""
    names = distinct_names([field.name for field in fields], [field.id for field in fields])
    return tuple(replace(field, name=name) for field, name in zip(fields, names, strict=True))


def parse_type(value: Any, *, depth: int = 0) -> DataType:
    """Parse a type: a text, or a JSON object for nested types."""
    if depth > MAX_DEPTH:
        raise CorruptMetadataError(f"types are nested more than {MAX_DEPTH} deep")
    match value:
        case str(text):
            return parse_type_text(text, depth=depth)
        case {"type": str(text)}:
            return _parse_nested(text, value, depth + 1)
    raise CorruptMetadataError(f"a type is a text or an object with `type`: {shown(value)}")


def parse_type_text(text: str, *, depth: int = 0) -> DataType:
    """Parse a type such as `DECIMAL(10, 2) NOT NULL`."""
    # Long texts of a hostile file must not stay in a cache.
    return (_parse_text if len(text) <= 200 else _parse_text.__wrapped__)(text, depth)


@lru_cache(maxsize=1024)  # each schema of a table names the same few types
def _parse_text(text: str, depth: int) -> DataType:
    text = " ".join(text.split())
    suffix = _NULLABILITY.search(text)
    nullable = not (suffix and suffix[1])
    bare = text[: suffix.start()] if suffix else text
    if match := _VECTOR_TEXT.fullmatch(bare):
        element = _part("element", match[1], depth + 1)
        return DataType("VECTOR", (int(match[2]),), (element,), nullable)
    if match := _ATOMIC_TEXT.fullmatch(bare):
        words = f"{match[1]} {match[3] or ''}".upper().split()
        name = " ".join(words)
        name = _SYNONYMS.get(name, name)
        args = _parse_args(name, match[2])
        if name in _ATOMIC_NAMES and args is not None:
            if name in _UNBOUNDED and args == (_MAX_LENGTH,):
                name, args = _UNBOUNDED[name], ()
            return DataType(name, args, nullable=nullable)
    return DataType("", (bare,), nullable=nullable)


def _parse_args(name: str, text: str | None) -> tuple[int | str, ...] | None:
    """Return the arguments with defaults filled in; None if they are invalid."""
    if name in _GEOSPATIAL:
        return (text.strip(),) if text else ()
    ranges = _ARGS.get(name, ())
    written = [] if text is None else [part.strip() for part in text.split(",")]
    if len(written) > len(ranges) or not all(re.fullmatch("[0-9]{1,10}", arg) for arg in written):
        return None
    args = (*map(int, written), *(default for _, default, _ in ranges[len(written) :]))
    fits = all(low <= arg <= high for arg, (low, _, high) in zip(args, ranges, strict=True))
    return args if fits and (name != "DECIMAL" or args[1] <= args[0]) else None


def _parse_nested(text: str, value: dict[str, Any], depth: int) -> DataType:
    nullable = "NOT NULL" not in text
    if (name := _NESTED_NAME.match(text)) is None:
        try:
            return DataType("", (json.dumps(value),), nullable=nullable)
        except RecursionError:
            raise CorruptMetadataError("an unknown type is nested too deeply") from None
    args: tuple[int, ...] = ()
    parts: Sequence[DataField]
    match name[0], value:
        case "ARRAY" | "MULTISET", {"element": element}:
            parts = [_part("element", element, depth)]
        case "VECTOR", {"element": element, "length": int(length)} if 0 <= length <= _MAX_LENGTH:
            parts, args = [_part("element", element, depth)], (length,)
        case "MAP", {"key": key, "value": item}:
            parts = [_part("key", key, depth), _part("value", item, depth)]
        case "ROW", {"fields": list(fields)}:
            parts = distinct_fields([parse_field(field, depth=depth) for field in fields])
        case _:
            raise CorruptMetadataError(f"{text} has a missing or invalid part: {shown(value)}")
    return DataType(name[0], args, tuple(parts), nullable)


def _part(name: str, value: Any, depth: int) -> DataField:
    return DataField(-1, name, parse_type(value, depth=depth))


def _optional_text(value: dict[str, Any], key: str) -> str | None:
    text = value.get(key)
    if text is None or isinstance(text, str):
        return text
    raise CorruptMetadataError(f"`{key}` of field {value['name']} is not a string: {shown(text)}")


def to_text(data_type: DataType) -> str:
    """Return the text that Paimon shows for a type, e.g. `MAP<STRING, INT NOT NULL>`.

    Spec: Paimon 2.x, api/types/DataType.java, `asSQLString`.
    """
    args = list(map(str, data_type.args))
    match data_type:
        case DataType("", (text,)):
            pass
        case DataType("TIMESTAMP_LTZ", (precision,)):
            text = f"TIMESTAMP({precision}) WITH LOCAL TIME ZONE"
        case DataType("ROW", _, fields):
            text = f"ROW<{', '.join(f'`{f.name}` {to_text(f.type)}' for f in fields)}>"
        case DataType(name, _, ()):
            text = f"{name}({', '.join(args)})" if args else name
        case DataType(name, _, parts):
            text = f"{name}<{', '.join([*(to_text(part.type) for part in parts), *args])}>"
    return str(text) if data_type.nullable else f"{text} NOT NULL"


def to_arrow(data_type: DataType) -> pa.DataType:
    """Return the Arrow type of a type."""
    match data_type:
        case DataType("DECIMAL", (int(precision), int(scale))):
            return pa.decimal128(precision, scale)
        case DataType("TIMESTAMP" | "TIMESTAMP_LTZ" as name, (int(precision),)):
            unit = "ms" if precision <= 3 else "us" if precision <= 6 else "ns"
            return pa.timestamp(unit, "UTC" if name == "TIMESTAMP_LTZ" else None)
        case DataType("ARRAY" | "VECTOR", _, (element,)):
            return pa.list_(_child(element))
        case DataType("MULTISET", _, (element,)):
            count = pa.field("value", pa.int32(), nullable=False)
            return pa.map_(_child(element, is_key=True), count)
        case DataType("MAP", _, (key, value)):
            return pa.map_(_child(key, is_key=True), _child(value))
        case DataType("ROW", _, fields):
            return pa.struct([to_arrow_field(field) for field in fields])
    return _ATOMIC_ARROW[data_type.name] if data_type.name else pa.binary()


def to_arrow_field(field: DataField) -> pa.Field:
    """Return the Arrow field, with the field id in its metadata."""
    return _child(field).with_metadata({FIELD_ID: str(field.id).encode(), **_stored_as(field.type)})


def _child(part: DataField, *, is_key: bool = False) -> pa.Field:
    # Paimon often declares map keys nullable; Arrow does not allow null keys.
    nullable = part.type.nullable and not is_key
    name, metadata = "key" if is_key else part.name, _stored_as(part.type) or None
    return pa.field(name, to_arrow(part.type), nullable, metadata)


def _stored_as(data_type: DataType) -> dict[bytes | str, bytes | str]:
    name, args = data_type.name, data_type.args
    is_exact = name not in _WITH_TEXT or (name.startswith("TIMESTAMP") and args[0] in (3, 6, 9))
    return {} if is_exact else {STORED_AS: to_text(data_type).encode()}


def field_id(field: pa.Field) -> int:
    """Return the field id in the metadata of a field."""
    return int(field.metadata[FIELD_ID])


def stored_type(field: pa.Field) -> DataType | None:
    """Return the type that a field was made of; None if its Arrow type is specific enough."""
    text = (field.metadata or {}).get(STORED_AS)
    return None if text is None else parse_type_text(text.decode())


# -- casts that keep statistics --------------------------------------------------------------------

#: Decimal digits of the largest integer of each width in bits.
_DIGITS = {8: 3, 16: 5, 32: 10, 64: 19}
_FLOAT32_EXACT_BITS = 16
_FLOAT64_EXACT_BITS = 32
_UNITS = ("s", "ms", "us", "ns")
_PADDED = ("CHAR", "BINARY")


def keeps_order(old: pa.Field, new: pa.Field) -> bool:
    """Return whether a cast is lossless and monotone, so that bounds stay valid.

    Booleans become 0 and 1, and a date becomes midnight. A cast of a date to a timestamp with time
    zone depends on the zone of the reader and is not kept.
    Spec: Paimon 1.x, common/casting/BooleanToNumericCastRule.java, DateToTimestampCastRule.java.
    """
    if old.type == new.type:
        return _is_not_cut(old, new)
    if pat.is_boolean(old.type):
        return pat.is_integer(new.type)
    if pat.is_date32(old.type):
        return pat.is_timestamp(new.type) and new.type.tz is None
    if pat.is_integer(old.type):
        return _holds_integers(old.type.bit_width, new.type)
    if pat.is_decimal(old.type) and pat.is_decimal(new.type):
        more_digits = new.type.precision - old.type.precision
        return 0 <= new.type.scale - old.type.scale <= more_digits
    if pat.is_float32(old.type):
        return pat.is_float64(new.type)
    if pat.is_timestamp(old.type) and pat.is_timestamp(new.type):
        is_finer = _UNITS.index(new.type.unit) > _UNITS.index(old.type.unit)
        return is_finer and old.type.tz == new.type.tz
    return False


def keeps_nulls(old: pa.Field, new: pa.Field) -> bool:
    """Return whether a cast turns no value into null, so that null counts stay valid.

    A value with too many digits for a decimal becomes null, and so does text that does not parse.
    Spec: Paimon 1.x, common/utils/DecimalUtils.java (castFrom), common/casting.
    """
    if keeps_order(old, new) or old.type == new.type:
        return True
    if pat.is_string(old.type):
        return pat.is_binary(new.type)
    return not pat.is_decimal(new.type)


def _holds_integers(bits: int, new: pa.DataType) -> bool:
    """Return whether a type can represent every integer of `bits` bits."""
    if pat.is_integer(new):
        return new.bit_width >= bits
    if pat.is_decimal(new):
        return new.precision - new.scale >= _DIGITS[bits]
    if pat.is_float32(new):
        return bits <= _FLOAT32_EXACT_BITS
    return pat.is_float64(new) and bits <= _FLOAT64_EXACT_BITS


def _is_not_cut(old: pa.Field, new: pa.Field) -> bool:
    """Return whether only a length or precision increases, without padding.

    Spec: Paimon 1.x, common/casting/StringToStringCastRule.java, BinaryToBinaryCastRule.java.
    """
    was, now = stored_type(old), stored_type(new)
    if now is None or now.parts or not now.name:
        return True
    if was is None or not was.name:
        return False
    is_longer = now.name not in _PADDED and was.args <= now.args
    return is_longer or (was.name, was.args) == (now.name, now.args)


# -- schemas -------------------------------------------------------------------------------------

_PAIMON_0_7 = 1
_PAIMON_0_8 = 2

#: Beginnings of options whose values are names of columns.
_OF_KEYS = ("bucket-key", "sequence.field")


class TableSchema(Struct, frozen=True):
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
    options: Mapping[str, str] = field(default_factory=dict)
    comment: str | None = None
    time_millis: int | None = None
    version: int = _PAIMON_0_7

    def __hash__(self) -> int:
        return hash((self.id, self.fields, self.partition_keys, self.primary_keys))

    @property
    def trimmed_primary_keys(self) -> tuple[str, ...]:
        """Primary key without partition keys, i.e. the key within a partition.

        Spec: Paimon 2.x, api/schema/TableSchema.java (trimmedPrimaryKeys).
        """
        return tuple(name for name in self.primary_keys if name not in self.partition_keys)

    @property
    def bucket_keys(self) -> tuple[str, ...]:
        """Columns of the bucket key: the option `bucket-key`, or else the primary key.

        Spec: Paimon 1.x, api/schema/TableSchema.java (bucketKeys).
        """
        return names_in(self.options.get("bucket-key", "")) or self.trimmed_primary_keys

    @property
    def is_clustered(self) -> bool:
        """Whether compaction sorts files by clustering columns, not by the key or not at all."""
        option = "pk-clustering-override" if self.primary_keys else "clustering.incremental"
        return is_on(self.options, option)

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
            if column.type.name.startswith("TIME")
        }

    def to_arrow_schema(self) -> pa.Schema:
        """Return the columns as an Arrow schema, with field ids in the metadata of the fields."""
        return pa.schema([to_arrow_field(column) for column in self.fields])

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
    keys = (written.partition_keys, written.primary_keys)
    partition_keys, primary_keys = (tuple(map(without_nul, names or ())) for names in keys)
    others = (options, written.comment, written.time_millis, version)
    with errors_of(path):
        fields = distinct_fields([parse_field(item) for item in written.fields])
        schema = TableSchema(written.id, fields, partition_keys, primary_keys, *others)
        _check_columns(schema)
    return schema


def _check_columns(schema: TableSchema) -> None:
    """Raise if names or ids of columns repeat: statistics would be those of another column.

    Spec: Paimon 1.x, api/types/RowType.java (collectFieldIds).
    """
    columns = [column.name for column in schema.fields]
    ids = [column.id for column in schema.fields]
    for name, field_id in zip(columns, ids, strict=True):
        if field_id not in FIELD_IDS:
            raise CorruptMetadataError(
                f"column {name} has id {field_id}, which is not a 32-bit field id"
            )
    for verb, values in (("are named", columns), ("have id", ids)):
        for value, count in Counter[object](values).items():
            if count > 1:
                raise CorruptMetadataError(f"{count} columns {verb} {value}")
    for kind, keys in (("partition", schema.partition_keys), ("primary", schema.primary_keys)):
        if len(set(keys)) < len(keys):
            raise CorruptMetadataError(f"a {kind} key is listed twice")
        for name in sorted(set(keys) - set(columns)):
            raise CorruptMetadataError(f"{kind} key {name} is not a column")


def read_schema(history: History, schema_id: int) -> TableSchema:
    """Return a schema of a branch by its id.

    Raises:
        CorruptMetadataError: metadata names this schema, but its file is missing or damaged.
    """
    path = history.layout.path("schema", schema_id)
    try:
        schema = to_table_schema(read_document(history.storage, path, WrittenSchema), path)
    except FileNotFoundError:
        raise CorruptMetadataError("the schema file is missing", path=path) from None
    if schema.id != schema_id:
        raise CorruptMetadataError(f"the file contains schema {schema.id}", path=path)
    return schema


def read_schemas(
    history: History, on_damage: OnDamage, named: int | None = None, read_in: int | None = None
) -> list[TableSchema]:
    """Return the readable schemas of a branch, ordered by id.

    If the schema to read in is damaged, the one before it is used: changes of a schema never affect
    the partition key, and of the primary key only names.
    Spec: Paimon 2.x, core/schema/SchemaManager.java (generateTableSchema).

    Args:
        history: of the branch.
        on_damage: called for schemas that are missing or damaged; files that were written with
            them have no statistics.
        named: id of a schema that must exist, because a snapshot refers to it.
        read_in: id of the schema to read in, for the damage; None for the newest.

    Raises:
        NotATableError: there is no schema.
        CorruptMetadataError: no schema can be read.
    """
    lost: dict[int, ArrowMetaError] = {}
    layout, storage = history.layout, history.storage
    folder = layout.folder("schema")
    if not (existing := history.ids("schema")):
        raise NotATableError(f"{layout.location} is not a Paimon table: no schema-<id> in {folder}")
    # Ids count up from 0, and schemas are never deleted; only a branch can begin with a later one.
    # Only the first id of a gap is read: a damaged name can leave a gap of any width.
    ids = sorted({*existing, *(() if named is None or named < 0 else (named,))})
    first = 0 if layout.branch == MAIN_BRANCH else ids[0]
    ids += [before + 1 for before, after in pairwise([first - 1, *ids]) if after > before + 1]
    read = partial(read_schema, history)
    readable = read_each(read, sorted(ids), storage.at_once, lost.__setitem__)
    schemas = [schema for _, schema in readable]
    if not schemas:
        raise lost[max(lost)]
    used = with_schema_read_in(schemas, read_in)[-1]
    for schema_id, damage in lost.items():
        is_used = schema_id > used.id if read_in is None else schema_id == read_in
        if is_used and isinstance(damage, CorruptMetadataError):
            age = "older" if used.id < schema_id else "newer"
            damage = damage.and_so(f"columns and keys are those of the {age} schema {used.id}")
        on_damage(damage)
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
    used = ([schema for schema in schemas if schema.id <= schema_id] or schemas[:1])[-1]
    options = {key: v for key, v in newest.options.items() if not key.startswith(_OF_KEYS)}
    of_columns = (*_OF_KEYS, "fields.")
    options |= {key: v for key, v in used.options.items() if key.startswith(of_columns)}
    return [*schemas, replace(used, options=options)]


#: Bucket of rows that are assigned to a bucket later; its folder has a fixed name.
#: Spec: Paimon 2.x, core/postpone/PostponeBucketFileStoreWrite.java.
POSTPONE_BUCKET = -2


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
        schemas: every schema of the branch, the current schema last.

    Returns:
        The minimum of all lengths by current name, without columns that are never truncated.
    """
    current = {f.id: f.name for f in schemas[-1].fields if is_text_or_bytes(to_arrow(f.type))}
    least: dict[str, int] = {}
    for schema in schemas:
        for column in schema.fields:
            if (name := current.get(column.id)) is not None:
                for length in _lengths(schema, column.name):
                    least[name] = min(length, least.get(name, length))
    return least


def _lengths(schema: TableSchema, column: str) -> Iterator[int]:
    """Yield the lengths that files of one schema can be truncated to."""
    options = schema.options
    of_column = options.get(f"fields.{column}.stats-mode")
    # Changelog files can have another mode, but are not live files.
    of_levels = options.get("metadata.stats-mode.per.level", "").split(",")
    modes = [options.get("metadata.stats-mode", _DEFAULT_MODE)]
    modes += [level.partition(":")[2] for level in of_levels]
    for mode in modes if of_column is None else [of_column]:
        if match := _TRUNCATE.fullmatch(mode.strip().lower()):
            yield int(match[1])
    if is_on(options, "data-file.thin-mode") and column in schema.primary_keys:
        yield _KEY_LEN


# -- other branches that queries read ------------------------------------------------------------

_CHAIN = ("scan.fallback-snapshot-branch", "scan.fallback-delta-branch")
_FALLBACK = "scan.fallback-branch"
_PRIMARY = "scan.primary-branch"
#: What queries read, by the options in use: 0 is the open branch, others are those of the options.
_READS: Mapping[tuple[str, ...], str] = {
    _CHAIN: "this is a chain table, whose partitions that branch {0} lacks are read from branches"
    " {1} and {2}",
    (_FALLBACK,): _FALLBACK
    + " is set, so partitions that branch {0} lacks are read from branch {1}",
    (_PRIMARY,): _PRIMARY
    + " is set, so partitions that branch {1} has are read from there instead of branch {0}",
}


def reads_of_branches(
    options: Mapping[str, str], branch: str, existing: Callable[[], Collection[str]]
) -> str | None:
    """Return what batch queries read of other branches, as a sentence; None if nothing.

    Args:
        options: options of the table in the open branch.
        branch: the open branch.
        existing: returns the branches of the table; the main branch is always one.
    """
    is_chain = is_on(options, "chain-table.enabled")
    used = _CHAIN if is_chain else (_FALLBACK,) if _named(options, _FALLBACK) else (_PRIMARY,)
    others = [_named(options, option) for option in used]
    # The branches of a chain, which have its options, too, are read on their own.
    if not all(others) or branch.casefold() in map(str.casefold, others):
        return None
    there = {MAIN_BRANCH, *existing()}
    lost = [name for name in others if name not in there]
    if lost and is_chain:
        return f"Queries of this chain table fail: branch {lost[0]} does not exist."
    if lost:
        return f"{used[0]} names branch {lost[0]}, which does not exist: queries do not read it."
    reads = _READS[used].format(branch, *others)
    return f"The files of branch {branch} are not all that batch queries read: {reads}."


def _named(options: Mapping[str, str], option: str) -> str:
    return options.get(option, "").strip()
