"""Iceberg types and table schemas: columns, identifier fields, leaves that have statistics.

Types are parsed from JSON and converted to text and to Arrow types. An unknown type of a newer
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
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

import pyarrow as pa
from msgspec import Struct

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.document import Int64, shown
from arrowmeta.model.locks import cached_property
from arrowmeta.model.shape import FIELD_ID, FIELD_IDS, distinct_names, without_nul
from arrowmeta.records import dataclass

# -- types ---------------------------------------------------------------------------------------

#: Field metadata key with the type's text, if the Arrow type is not specific enough.
STORED_AS = b"iceberg:type"

MAX_DEPTH = 64


class PrimitiveType(NamedTuple):
    """Primitive type.

    Attributes:
        name: `long`, `decimal`, `fixed`, …; the whole text of an unknown type.
        args: precision and scale, or length; text arguments of a geospatial type.
    """

    name: str
    args: tuple[int | str, ...] = ()


class NestedType(NamedTuple):
    """Type with parts that are fields with ids.

    Attributes:
        kind: `struct`, `list` or `map`; the columns of a table are a struct.
        fields: fields of a struct, the element of a list, or key and value of a map.
    """

    kind: str
    fields: tuple[NestedField, ...]


IcebergType: TypeAlias = PrimitiveType | NestedType


@dataclass(frozen=True)
class NestedField:
    """Column of a table, field of a struct, or element, key or value.

    Attributes:
        id: stays the same when the field is renamed.
        initial_default: JSON of the value in rows that were written before the field was added.
        write_default: JSON of the value that writers use for missing values.
    """

    id: int
    name: str
    required: bool
    type: IcebergType
    doc: str | None = None
    initial_default: Any = None
    write_default: Any = None


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


def parse_field(value: Any, *, depth: int = 0) -> NestedField:
    """Parse an element of the `fields` of a struct."""
    match value:
        case {"id": int(field_id), "name": str(name), "type": inner}:
            return NestedField(
                id=_field_id(field_id),
                name=without_nul(name),
                required=_is_required(value, "required"),
                type=parse_type(inner, depth=depth),
                doc=_doc(value),
                initial_default=value.get("initial-default"),
                write_default=value.get("write-default"),
            )
    raise CorruptMetadataError(f"a field needs an integer id, a name and a type: {shown(value)}")


def parse_type(value: Any, *, depth: int = 0) -> IcebergType:
    """Parse a type: a text, or a JSON object for nested types."""
    if depth > MAX_DEPTH:
        raise CorruptMetadataError(f"types are nested more than {MAX_DEPTH} deep")
    match value:
        case str(text):
            return parse_primitive(text)
        case {"type": "struct", "fields": list(fields)}:
            parts = [parse_field(field, depth=depth + 1) for field in fields]
            names = distinct_names([part.name for part in parts], [part.id for part in parts])
            renamed = (replace(part, name=name) for part, name in zip(parts, names, strict=True))
            return NestedType("struct", tuple(renamed))
        case {"type": "list", "element": _}:
            return NestedType("list", (_child(value, "element", depth),))
        case {"type": "map", "key": _, "value": _}:
            parts = [_child(value, part, depth) for part in ("key", "value")]
            return NestedType("map", tuple(parts))
    raise CorruptMetadataError(f"not a type, or an incomplete one: {shown(value)}")


def parse_primitive(text: str) -> PrimitiveType:
    """Parse a type such as `decimal(9, 2)`; an unknown type keeps its text.

    Names are case-insensitive, as in the reference implementation.
    Spec: Iceberg v3, Primitive Types.
    """
    text = text.strip()
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


def _child(value: Mapping[str, Any], part: str, depth: int) -> NestedField:
    return NestedField(
        id=_field_id(value.get(f"{part}-id")),
        name=part,
        required=part == "key" or _is_required(value, f"{part}-required"),
        type=parse_type(value[part], depth=depth + 1),
    )


def _field_id(value: Any) -> int:
    if type(value) is not int or value not in FIELD_IDS:
        raise CorruptMetadataError(f"{shown(value)} is not a 32-bit field id")
    return value


def _is_required(value: Mapping[str, Any], name: str) -> bool:
    required = value.get(name, False)
    if not isinstance(required, bool):
        raise CorruptMetadataError(f"`{name}` is not a boolean: {shown(required)}")
    return required


def _doc(value: Mapping[str, Any]) -> str | None:
    doc = value.get("doc")
    if doc is None or isinstance(doc, str):
        return doc
    raise CorruptMetadataError(f"`doc` of field {value['name']} is not a string: {shown(doc)}")


def to_text(data_type: IcebergType) -> str:
    """Return the text that Iceberg shows for a type, e.g. `map<string, list<int>>`.

    Spec: Iceberg 1.x, api/types/Types.java, `toString`.
    """
    match data_type:
        case PrimitiveType("fixed", (length,)):
            return f"fixed[{length}]"
        case PrimitiveType(name, args):
            return f"{name}({', '.join(map(str, args))})" if args else name
        case NestedType(kind, fields):
            texts = [to_text(field.type) for field in fields]
            if kind == "struct":
                needs = ["required" if field.required else "optional" for field in fields]
                named = zip(fields, needs, texts, strict=True)
                texts = [f"{it.id}: {it.name}: {need} {text}" for it, need, text in named]
            return f"{kind}<{', '.join(texts)}>"


def to_arrow(data_type: IcebergType) -> pa.DataType:
    """Return the Arrow type of a type."""
    match data_type:
        case PrimitiveType("decimal", (int(precision), int(scale))):
            return pa.decimal128(precision, scale)
        case PrimitiveType("fixed", (int(length),)):
            return pa.binary(length)
        case PrimitiveType(name):
            return _PRIMITIVE_ARROW.get(name, pa.binary())
        case NestedType("struct", parts):
            return pa.struct(list(map(to_arrow_field, parts)))
        case NestedType("list", parts):
            return pa.list_(*map(to_arrow_field, parts))
        case NestedType(_, parts):
            key, value = map(to_arrow_field, parts)
            return pa.map_(key.with_nullable(False), value)  # not even those of type unknown


def to_arrow_field(field: NestedField) -> pa.Field:
    """Return the Arrow field, with the field id in its metadata."""
    kind, arrow_type = field.type, to_arrow(field.type)
    metadata: dict[bytes | str, bytes | str] = {FIELD_ID: str(field.id).encode()}
    if (
        isinstance(kind, PrimitiveType)
        and kind.name not in ("decimal", "fixed", "binary")
        and arrow_type in (pa.binary(), pa.binary(16))
    ):
        metadata[STORED_AS] = to_text(kind).encode()
    # The Arrow type null has only nulls.
    nullable = not field.required or kind == PrimitiveType("unknown")
    return pa.field(field.name, arrow_type, nullable, metadata)


def statistics_type(data_type: PrimitiveType) -> pa.DataType:
    """Return the Arrow type of bounds; bounds of `fixed` may be truncated, so they are binary.

    Spec: Iceberg 1.x, parquet/ParquetMetrics.java (truncation of bounds).
    """
    return pa.binary() if data_type.name == "fixed" else to_arrow(data_type)


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
        is_known = self.type.name in ("decimal", "fixed", *_PRIMITIVE_ARROW)
        return is_known and self.type.name not in _WITH_OTHER_BOUNDS


def field_with_id(name: str, arrow_type: pa.DataType, field_id: int) -> pa.Field:
    """Return a nullable Arrow field with its id in the metadata."""
    return pa.field(name, arrow_type, metadata={FIELD_ID: str(field_id).encode()})


@dataclass(frozen=True)
class IcebergSchema:
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
            Leaf(name, field.id, field.type, statistics_type(field.type), in_optional_struct)
            for name, field, in_optional_struct, is_repeated in self._places
            if isinstance(field.type, PrimitiveType) and not is_repeated
        )

    def repeated(self) -> pa.StructType:
        """Return the lists and maps whose items can have statistics; see `TableShape.repeated`.

        Fields with the id or name of another one are left out, since they are ambiguous.
        """
        leaves = self.leaves()
        ids = {leaf.id for leaf in leaves}
        distinct: dict[str, pa.Field | None] = {leaf.name: None for leaf in leaves}
        for name, field, _, is_repeated in self._places:
            match field.type:
                case NestedType("list" | "map") if not is_repeated:
                    if (statistics := _repeated(name, field, ids)) is not None:
                        distinct.setdefault(name, statistics)
        return pa.struct([field for field in distinct.values() if field is not None])

    @cached_property
    def types(self) -> Mapping[int, IcebergType]:
        """The type of each field outside of lists and maps, by id."""
        return {it.field.id: it.field.type for it in self._places if not it.is_repeated}

    @cached_property
    def _places(self) -> Sequence[_Place]:
        return tuple(_places(self.fields))


def column_names(schemas: Iterable[IcebergSchema]) -> dict[int, str]:
    """Return the name of each leaf by field id, in the last schema that has it."""
    return {leaf.id: leaf.name for schema in schemas for leaf in schema.leaves()}


class _Place(NamedTuple):
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
) -> Iterator[_Place]:
    """Yield fields and, after each, those inside of it."""
    for field in fields:
        yield _Place(prefix + field.name, field, in_optional_struct, is_repeated)
        if isinstance(field.type, NestedType):
            yield from _places(
                field.type.fields,
                f"{prefix}{field.name}.",
                in_optional_struct or not field.required,
                is_repeated or field.type.kind != "struct",
            )


def _repeated(name: str, field: NestedField, ids: set[int]) -> pa.Field | None:
    """Return the Arrow field of a list or map, or of its items; None if it has no leaves.

    Args:
        name: its name in the struct around it.
        field: a list or map, or an item of one.
        ids: field ids that are in use; those of the leaves are added.
    """
    if isinstance(field.type, NestedType):
        inner = [_repeated(part.name, part, ids) for part in field.type.fields]
        fields = [part for part in inner if part is not None]
        return pa.field(name, pa.struct(fields)) if fields else None
    if field.id in ids:
        return None
    ids.add(field.id)
    return field_with_id(name, statistics_type(field.type), field.id)


class WrittenSchema(Struct, frozen=True, rename="kebab"):
    """A schema as it is in metadata.

    Spec: Iceberg v3, Appendix C, Schemas.
    """

    fields: list[Any]
    schema_id: Int64 | None = None
    identifier_field_ids: tuple[Int64, ...] | None = None


def to_schema(written: WrittenSchema, path: str) -> IcebergSchema:
    """Parse a schema; without `schema-id`, as in old tables of version 1, its id is 0."""
    try:
        columns = parse_type({"type": "struct", "fields": written.fields})
    except CorruptMetadataError as error:
        raise error.in_file(path) from None
    assert isinstance(columns, NestedType)
    ids = written.identifier_field_ids or ()
    schema = IcebergSchema(written.schema_id or 0, columns.fields, ids)
    _check_unique(schema, path)
    return schema


def _check_unique(schema: IcebergSchema, path: str) -> None:
    """Raise if dotted names of leaves or ids of fields repeat; `parse_type` renames columns.

    Spec: Iceberg 1.x, api/types/IndexByName.java.
    """
    names, ids, n_chars = Counter[str](), Counter[int](), 0
    for name, field, _, is_repeated in _places(schema.fields):
        is_leaf = isinstance(field.type, PrimitiveType)
        n_chars += len(name) * is_leaf
        if n_chars > _MAX_NAMES_LEN:
            raise LimitError(
                f"{path}: the dotted names of schema {schema.id} are longer than "
                f"{_MAX_NAMES_LEN:,} characters"
            )
        if not is_repeated:
            ids[field.id] += 1
            names[name] += is_leaf
    for what, counts in (("named", names), ("of id", ids)):
        for value, count in counts.items():
            if count > 1:
                message = f"schema {schema.id} has {count} fields {what} {value}"
                raise CorruptMetadataError(message, path=path)
