"""Iceberg types: parse them from JSON, convert them to text and to Arrow types.

An unknown type of a newer writer keeps its text and becomes binary in Arrow, so that the rest of
the table stays readable.

Spec: Iceberg v3, Schemas and Data Types; Appendix C, Schemas.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import pyarrow as pa

from arrowmeta.columns.names import distinct_names, without_nul
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.document import shown
from arrowmeta.model.shape import FIELD_ID, FIELD_IDS
from arrowmeta.records import dataclass

#: Field metadata key with the type's text, if the Arrow type is not specific enough.
STORED_AS = b"iceberg:type"

MAX_DEPTH = 64


@dataclass(frozen=True)
class PrimitiveType:
    """Primitive type.

    Attributes:
        name: `long`, `decimal`, `fixed`, …; the whole text of an unknown type.
        args: precision and scale, or length; text arguments of a geospatial type.
    """

    name: str
    args: tuple[int | str, ...] = ()


@dataclass(frozen=True)
class StructType:
    """A struct, or the columns of a table."""

    fields: tuple[NestedField, ...]


@dataclass(frozen=True)
class ListType:
    """List; its element is a field with an id."""

    element: NestedField


@dataclass(frozen=True)
class MapType:
    """Map; its key and value are fields with ids."""

    key: NestedField
    value: NestedField


IcebergType: TypeAlias = PrimitiveType | StructType | ListType | MapType


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


def parts_of(data_type: IcebergType) -> tuple[NestedField, ...]:
    """Return the fields of a struct, the element of a list, or the key and value of a map."""
    match data_type:
        case StructType(fields):
            return fields
        case ListType(element):
            return (element,)
        case MapType(key, value):
            return (key, value)
    return ()


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
    "binary": pa.binary(),
    "variant": pa.binary(),
    "geometry": pa.binary(),
    "geography": pa.binary(),
}

#: Types whose bounds are not values of the type: points, or bounds of parts of a variant.
_WITH_OTHER_BOUNDS = ("variant", "geometry", "geography")

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
            return _struct([parse_field(field, depth=depth + 1) for field in fields])
        case {"type": "list", "element": _}:
            return ListType(_child(value, "element", depth))
        case {"type": "map", "key": _, "value": _}:
            return MapType(_child(value, "key", depth), _child(value, "value", depth))
    raise CorruptMetadataError(f"not a type, or an incomplete one: {shown(value)}")


def _struct(fields: Sequence[NestedField]) -> StructType:
    """Return a struct type; fields with the same name are renamed."""
    names = distinct_names([field.name for field in fields], [field.id for field in fields])
    return StructType(
        tuple(replace(field, name=name) for field, name in zip(fields, names, strict=True))
    )


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
        case ListType(element):
            return f"list<{to_text(element.type)}>"
        case MapType(key, value):
            return f"map<{to_text(key.type)}, {to_text(value.type)}>"
        case StructType(fields):
            return f"struct<{', '.join(map(_field_text, fields))}>"


def _field_text(field: NestedField) -> str:
    need = "required" if field.required else "optional"
    return f"{field.id}: {field.name}: {need} {to_text(field.type)}"


def to_arrow(data_type: IcebergType) -> pa.DataType:
    """Return the Arrow type of a type."""
    match data_type:
        case PrimitiveType("decimal", (int(precision), int(scale))):
            return pa.decimal128(precision, scale)
        case PrimitiveType("fixed", (int(length),)):
            return pa.binary(length)
        case PrimitiveType(name):
            return _PRIMITIVE_ARROW.get(name, pa.binary())
        case ListType(element):
            return pa.list_(to_arrow_field(element))
        case MapType(key, value):
            # Keys are never null, not even those of type unknown.
            return pa.map_(to_arrow_field(key).with_nullable(False), to_arrow_field(value))
        case StructType(fields):
            return pa.struct([to_arrow_field(field) for field in fields])


def to_arrow_field(field: NestedField) -> pa.Field:
    """Return the Arrow field, with the field id in its metadata."""
    metadata: dict[bytes | str, bytes | str] = {FIELD_ID: str(field.id).encode()}
    if _says_more_than_arrow(field.type):
        metadata[STORED_AS] = to_text(field.type).encode()
    # The Arrow type null has only nulls.
    nullable = not field.required or field.type == PrimitiveType("unknown")
    return pa.field(field.name, to_arrow(field.type), nullable, metadata)


def _says_more_than_arrow(data_type: IcebergType) -> bool:
    if not isinstance(data_type, PrimitiveType) or data_type.name in ("decimal", "fixed", "binary"):
        return False
    arrow_type = _PRIMITIVE_ARROW.get(data_type.name, pa.binary())
    return arrow_type in (pa.binary(), pa.binary(16))


def statistics_type(data_type: PrimitiveType) -> pa.DataType:
    """Return the Arrow type of bounds; bounds of `fixed` may be truncated, so they are binary.

    Spec: Iceberg 1.x, parquet/ParquetMetrics.java (truncation of bounds).
    """
    return pa.binary() if data_type.name == "fixed" else to_arrow(data_type)


def is_bounded_by_values(data_type: PrimitiveType) -> bool:
    """Return whether bounds are values of the type with a known order.

    Spec: Iceberg v3, Appendix D, Bound serialization.
    """
    is_known = data_type.name in ("decimal", "fixed", *_PRIMITIVE_ARROW)
    return is_known and data_type.name not in _WITH_OTHER_BOUNDS


def is_bounded_by_points(data_type: PrimitiveType) -> bool:
    """Return whether bounds are the corners of a box: x, y, and z and m if there are more axes."""
    return data_type.name in ("geometry", "geography")
