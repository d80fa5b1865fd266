"""Iceberg types and table schemas: columns, identifier fields, leaves that have statistics.

Types are structs as in JSON, and converted to text and to Arrow types. An unknown type of a newer
writer keeps its text and becomes binary in Arrow, so that the rest of the table stays readable. A
leaf is a primitive column or a field of structs, named `address.street`, and found by id in the
maps of statistics. Items of lists and maps may have counts, too, but not of rows, so no predicate
uses them (`IcebergSchema.repeated`).

Spec: Iceberg v3, Schemas and Data Types; Appendix C, Schemas.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import pyarrow as pa
from msgspec import UNSET, Struct
from msgspec.structs import force_setattr, replace

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.document import Int64
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import FIELD_ID, FieldId, distinct_names, without_nul

# -- types ---------------------------------------------------------------------------------------

#: Field metadata key with the type's text, if the Arrow type is not specific enough.
STORED_AS = b"iceberg:type"

#: Depth of types; Python's own limit is higher.
MAX_DEPTH = 64


class PrimitiveType(NamedTuple):
    """Primitive type.

    Attributes:
        name: `long`, `decimal`, `fixed`, …; the whole text of an unknown type.
        args: precision and scale, or length; text arguments of a geospatial type.
    """

    name: str
    args: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        begin, end = "[]" if self.name == "fixed" else "()"
        args = ", ".join(map(str, self.args))
        return f"{self.name}{begin}{args}{end}" if self.args else self.name


class NestedField(Struct, frozen=True, rename="kebab"):
    """Column of a table, field of a struct, or element, key or value.

    Attributes:
        id: stays the same when the field is renamed.
        initial_default: JSON of the value in rows that were written before the field was added;
            `UNSET` if there is none.
        write_default: JSON of the value that writers use for missing values.
    """

    id: FieldId
    name: str
    type: IcebergType
    required: bool = False
    doc: str | None = None
    initial_default: Any = UNSET
    write_default: Any = UNSET


class _Fields(Struct, frozen=True):
    """Named fields; a name that several have, or with NUL, is another one here."""

    fields: tuple[NestedField, ...]

    def __post_init__(self) -> None:
        written = [without_nul(field.name) for field in self.fields]
        names = distinct_names(written, [field.id for field in self.fields])
        if names != [field.name for field in self.fields]:
            named = zip(self.fields, names, strict=True)
            force_setattr(self, "fields", tuple(replace(field, name=name) for field, name in named))


class StructType(_Fields, frozen=True, tag="struct"):
    """Type with named fields."""


class ListType(Struct, frozen=True, tag="list", rename="kebab"):
    """Type of lists."""

    element_id: FieldId
    element: IcebergType
    element_required: bool = False

    @property
    def fields(self) -> tuple[NestedField, ...]:
        """The element."""
        return (NestedField(self.element_id, "element", self.element, self.element_required),)


class MapType(Struct, frozen=True, tag="map", rename="kebab"):
    """Type of maps."""

    key_id: FieldId
    key: IcebergType
    value_id: FieldId
    value: IcebergType
    value_required: bool = False

    @property
    def fields(self) -> tuple[NestedField, ...]:
        """Key and value."""
        key = NestedField(self.key_id, "key", self.key, required=True)
        return key, NestedField(self.value_id, "value", self.value, self.value_required)


#: Type as it is in JSON; a text is a primitive type, which `parse_primitive` parses.
IcebergType: TypeAlias = str | StructType | ListType | MapType


#: Types whose bounds are not values of the type: points, or bounds of parts of a variant.
_WITH_OTHER_BOUNDS = ("variant", "geometry", "geography")

_PRIMITIVE_ARROW: dict[str, pa.DataType] = {
    "unknown": pa.null(),
    "boolean": pa.bool_(),
    "int": pa.int32(),
    "long": pa.int64(),
    "float": pa.float32(),
    "double": pa.float64(),
    "date": pa.date32(),
    "time": pa.time64("us"),
    "timestamp": pa.timestamp("us"),
    "timestamptz": pa.timestamp("us", "UTC"),
    "timestamp_ns": pa.timestamp("ns"),
    "timestamptz_ns": pa.timestamp("ns", "UTC"),
    "string": pa.string(),
    "uuid": pa.binary(16),
    **dict.fromkeys(("binary", *_WITH_OTHER_BOUNDS), pa.binary()),
}

_DECIMAL = re.compile(r"decimal\(\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*\)", re.IGNORECASE)
_FIXED = re.compile(r"fixed\[\s*([0-9]{1,10})\s*\]", re.IGNORECASE)
_GEOSPATIAL = re.compile(r"(geometry|geography)\s*\(([^()]*)\)", re.IGNORECASE)


def parse_primitive(text: str) -> PrimitiveType:
    """Parse a type such as `decimal(9, 2)`; an unknown type keeps its text.

    Names are case-insensitive, as in the reference implementation.
    Spec: Iceberg v3, Primitive Types.
    """
    # Long texts of a hostile file must not stay in a cache.
    return (_parse if len(text) <= 200 else _parse.__wrapped__)(text.strip())


@lru_cache(maxsize=1024)
def _parse(text: str) -> PrimitiveType:
    if match := _DECIMAL.fullmatch(text):
        precision, scale = int(match[1]), int(match[2])
        if 1 <= precision <= 38 and scale <= precision:
            return PrimitiveType("decimal", (precision, scale))
    elif match := _FIXED.fullmatch(text):
        if int(match[1]) < 2**31:
            return PrimitiveType("fixed", (int(match[1]),))
    elif match := _GEOSPATIAL.fullmatch(text):
        return PrimitiveType(match[1].lower(), (match[2].strip(),))
    elif text.lower() in _PRIMITIVE_ARROW:
        return PrimitiveType(text.lower())
    return PrimitiveType(text)


def is_type(text: str) -> bool:
    """Return whether readers of version 3 know a primitive type.

    They take a decimal whose scale is above its precision, which Arrow cannot represent.
    """
    name = parse_primitive(text).name
    match = _DECIMAL.fullmatch(name)
    return name in ("decimal", "fixed", *_PRIMITIVE_ARROW) or (
        match is not None and 1 <= int(match[1]) <= 38
    )


def to_text(data_type: IcebergType) -> str:
    """Return the text that Iceberg shows for a type, e.g. `map<string, list<int>>`.

    Spec: Iceberg 1.x, api/types/Types.java, `toString`.
    """
    match data_type:
        case str():
            return str(parse_primitive(data_type))
        case StructType(fields=fields):
            needs = ["required" if field.required else "optional" for field in fields]
            named = zip(fields, needs, strict=True)
            texts = [f"{it.id}: {it.name}: {need} {to_text(it.type)}" for it, need in named]
            return f"struct<{', '.join(texts)}>"
        case ListType():
            return f"list<{to_text(data_type.element)}>"
        case MapType():
            return f"map<{to_text(data_type.key)}, {to_text(data_type.value)}>"


def to_arrow(data_type: IcebergType) -> pa.DataType:
    """Return the Arrow type of a type."""
    match data_type:
        case str():
            return _primitive_arrow(parse_primitive(data_type))
        case StructType(fields=fields):
            return pa.struct(list(map(to_arrow_field, fields)))
        case ListType():
            return pa.list_(*map(to_arrow_field, data_type.fields))
        case MapType():
            key, value = map(to_arrow_field, data_type.fields)
            return pa.map_(key.with_nullable(False), value)  # not even those of type unknown


def _primitive_arrow(data_type: PrimitiveType) -> pa.DataType:
    match data_type:
        case PrimitiveType("decimal", (int(precision), int(scale))):
            return pa.decimal128(precision, scale)
        case PrimitiveType("fixed", (int(length),)):
            return pa.binary(length)
    return _PRIMITIVE_ARROW.get(data_type.name, pa.binary())


def to_arrow_field(field: NestedField) -> pa.Field:
    """Return the Arrow field, with the field id in its metadata."""
    arrow_type = to_arrow(field.type)
    metadata: dict[bytes | str, bytes | str] = {FIELD_ID: str(field.id).encode()}
    if isinstance(field.type, str) and arrow_type in (pa.binary(), pa.binary(16)):
        kind = parse_primitive(field.type)
        if kind.name not in ("decimal", "fixed", "binary"):
            metadata[STORED_AS] = str(kind).encode()
    # The Arrow type null has only nulls.
    nullable = not field.required or pa.types.is_null(arrow_type)
    return pa.field(field.name, arrow_type, nullable, metadata)


def statistics_type(data_type: PrimitiveType) -> pa.DataType:
    """Return the Arrow type of bounds; bounds of `fixed` may be truncated, so they are binary.

    Spec: Iceberg 1.x, parquet/ParquetMetrics.java (truncation of bounds).
    """
    return pa.binary() if data_type.name == "fixed" else _primitive_arrow(data_type)


# -- schemas -------------------------------------------------------------------------------------

#: Maximum total length of the dotted names of a schema; real schemas have some thousand characters.
_MAX_NAMES_LEN = 16 * 1024 * 1024


class Leaf(NamedTuple):
    """A primitive column, or field of structs, that can have statistics.

    Attributes:
        name: dotted name: `address.street`.
        arrow_type: type of its bounds.
        in_optional_struct: whether it is inside of a nullable struct.
    """

    name: str
    id: int
    type: PrimitiveType
    arrow_type: pa.DataType
    in_optional_struct: bool

    def to_arrow_field(self) -> pa.Field:
        """Return the field of the leaf in structs by column."""
        return field_with_id(self.name, self.arrow_type, self.id)

    @property
    def has_values_as_bounds(self) -> bool:
        """Whether bounds are values of the type with a known order.

        Spec: Iceberg v3, Appendix D, Bound serialization.
        """
        has_bounds = self.type.name in ("decimal", "fixed", *_PRIMITIVE_ARROW)
        return has_bounds and self.type.name not in _WITH_OTHER_BOUNDS


def field_with_id(
    name: str, arrow_type: pa.DataType, field_id: int, *, is_uuid: bool = False
) -> pa.Field:
    """Return a nullable Arrow field with its id in the metadata, and whether it has UUIDs."""
    marks = {FIELD_ID: str(field_id).encode()} | ({STORED_AS: b"uuid"} if is_uuid else {})
    return pa.field(name, arrow_type, metadata=marks)


class IcebergSchema(Struct, frozen=True, dict=True):
    """A table schema.

    Attributes:
        id: schema id; 0 for the only schema of an old table.
        fields: the columns in order.
        identifier_field_ids: fields that identify a row; can be inside of structs.
    """

    id: int
    fields: tuple[NestedField, ...]
    identifier_field_ids: tuple[int, ...] = ()

    def to_arrow_schema(self) -> pa.Schema:
        """Return the columns as an Arrow schema, with field ids in the metadata of the fields."""
        return pa.schema([to_arrow_field(column) for column in self.fields])

    def leaves(self) -> tuple[Leaf, ...]:
        """Return the primitive fields outside of lists and maps, in schema order.

        Fields inside of lists and maps have no bounds.
        Spec: Iceberg v3, Data file fields (`lower_bounds`), field ids of nested types.
        """
        return tuple(
            Leaf(name, field.id, kind, statistics_type(kind), in_optional_struct)
            for name, field, in_optional_struct, is_repeated in self.places
            if isinstance(field.type, str) and not is_repeated
            for kind in (parse_primitive(field.type),)
        )

    def repeated(self) -> pa.StructType:
        """Return the lists and maps whose items can have statistics; see `TableShape.repeated`.

        Fields with the id or name of another field are left out, since they are ambiguous.
        """
        leaves = self.leaves()
        ids = {leaf.id for leaf in leaves}
        distinct: dict[str, pa.Field | None] = {leaf.name: None for leaf in leaves}
        for name, field, _, is_repeated in self.places:
            is_outermost = isinstance(field.type, ListType | MapType) and not is_repeated
            if is_outermost and (statistics := _repeated(name, field, ids)) is not None:
                distinct.setdefault(name, statistics)
        return pa.struct([field for field in distinct.values() if field is not None])

    @cached_property
    def types(self) -> Mapping[int, PrimitiveType | None]:
        """The type of each field outside of lists and maps, by id; None for nested types."""
        return {
            it.field.id: parse_primitive(it.field.type) if isinstance(it.field.type, str) else None
            for it in self.places
            if not it.is_repeated
        }

    @cached_property
    def places(self) -> Sequence[Place]:
        """The fields at any depth, each after the field that it is inside of."""
        return tuple(_places(self.fields))


def column_names(schemas: Iterable[IcebergSchema]) -> dict[int, str]:
    """Return the name of each leaf by field id, in the last schema that has it."""
    return {leaf.id: leaf.name for schema in schemas for leaf in schema.leaves()}


class Place(NamedTuple):
    """A field at any depth, with its dotted name; `is_repeated` inside of a list or map."""

    name: str
    field: NestedField
    in_optional_struct: bool
    is_repeated: bool


def _places(
    fields: Sequence[NestedField],
    prefix: str = "",
    in_optional_struct: bool = False,
    is_repeated: bool = False,
    depth: int = 0,
) -> Iterator[Place]:
    """Yield fields and, after each, those inside of it.

    Raises:
        CorruptMetadataError: types are nested too deeply.
    """
    if depth == MAX_DEPTH:
        raise CorruptMetadataError(f"types are nested more than {MAX_DEPTH} deep")
    for field in fields:
        yield Place(prefix + field.name, field, in_optional_struct, is_repeated)
        if not isinstance(field.type, str):
            yield from _places(
                field.type.fields,
                f"{prefix}{field.name}.",
                in_optional_struct or not field.required,
                is_repeated or not isinstance(field.type, StructType),
                depth + 1,
            )


def _repeated(name: str, field: NestedField, ids: set[int]) -> pa.Field | None:
    """Return the Arrow field of a list or map, or of its items; None if it has no leaves.

    Args:
        name: its name in the struct around it.
        field: a list or map, or an item of one.
        ids: field ids that are in use; those of the leaves are added.
    """
    if not isinstance(field.type, str):
        inner = [_repeated(part.name, part, ids) for part in field.type.fields]
        fields = [part for part in inner if part is not None]
        return pa.field(name, pa.struct(fields)) if fields else None
    if field.id in ids:
        return None
    ids.add(field.id)
    return field_with_id(name, statistics_type(parse_primitive(field.type)), field.id)


class WrittenSchema(_Fields, frozen=True, rename="kebab"):
    """A schema as it is in metadata.

    Spec: Iceberg v3, Appendix C, Schemas.
    """

    schema_id: Int64 | None = None
    identifier_field_ids: tuple[Int64, ...] | None = None


def to_schema(written: WrittenSchema) -> IcebergSchema:
    """Return a schema; without `schema-id`, as in old tables of version 1, its id is 0.

    Raises:
        CorruptMetadataError: names or ids of fields repeat, or types are nested too deeply.
        LimitError: the dotted names are too long.
    """
    ids = written.identifier_field_ids or ()
    schema = IcebergSchema(written.schema_id or 0, written.fields, ids)
    _check_unique(schema)
    return schema


def _check_unique(schema: IcebergSchema) -> None:
    """Raise if dotted names of leaves or ids of fields repeat; those of columns are distinct.

    Spec: Iceberg 1.x, api/types/IndexByName.java.
    """
    names, ids, n_chars = Counter[str](), Counter[int](), 0
    for name, field, _, is_repeated in _places(schema.fields):
        is_leaf = isinstance(field.type, str)
        n_chars += len(name) * is_leaf
        if n_chars > _MAX_NAMES_LEN:
            raise LimitError(
                f"the dotted names of schema {schema.id} are longer than {_MAX_NAMES_LEN:,} "
                "characters"
            )
        if not is_repeated:
            ids[field.id] += 1
            names[name] += is_leaf
    for what, counts in (("named", names), ("of id", ids)):
        for value, count in counts.items():
            if count > 1:
                raise CorruptMetadataError(f"schema {schema.id} has {count} fields {what} {value}")
