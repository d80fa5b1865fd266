"""Paimon types: parse them from JSON, convert them to text and to Arrow types.

`slots` has the storage of values. An unknown type of a newer writer becomes an `UnknownType` with
its text, so that the rest of the table stays readable.

Spec: Paimon 2.x, api/types/DataTypeJsonParser.java.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

import pyarrow as pa

from arrowmeta.columns.names import distinct_names, without_nul
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.document import shown
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.records import dataclass

#: Field metadata key with the type's text, if the Arrow type is not specific enough.
STORED_AS = b"paimon:type"

MAX_DEPTH = 64
_MAX_LENGTH = 2**31 - 1
#: Characters of the longest text whose type is kept.
_CACHED_LEN = 200


@dataclass(frozen=True)
class AtomicType:
    """Type without children.

    Attributes:
        name: the shortest alias: `INT`, not `INTEGER`; `TIMESTAMP_LTZ` for local time zones.
        args: length, precision and scale, with defaults; text arguments of a geospatial type.
    """

    name: str
    args: tuple[int | str, ...] = ()
    nullable: bool = True


@dataclass(frozen=True)
class UnknownType:
    """Type of a newer Paimon version: its text, without NOT NULL."""

    text: str
    nullable: bool = True


@dataclass(frozen=True)
class ArrayType:
    """ARRAY."""

    element: DataType
    nullable: bool = True


@dataclass(frozen=True)
class MultisetType:
    """MULTISET: values with the number of their occurrences."""

    element: DataType
    nullable: bool = True


@dataclass(frozen=True)
class VectorType:
    """VECTOR: an array of fixed length."""

    element: DataType
    length: int
    nullable: bool = True


@dataclass(frozen=True)
class MapType:
    """MAP."""

    key: DataType
    value: DataType
    nullable: bool = True


@dataclass(frozen=True)
class DataField:
    """Column of a table, or field of a ROW.

    Attributes:
        id: stays the same when the field is renamed.
        default: text of the value that replaces null.
    """

    id: int
    name: str
    type: DataType
    description: str | None = None
    default: str | None = None


@dataclass(frozen=True)
class RowType:
    """ROW."""

    fields: tuple[DataField, ...]
    nullable: bool = True


DataType: TypeAlias = (
    AtomicType | UnknownType | ArrayType | MultisetType | VectorType | MapType | RowType
)

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
            return DataField(
                id=field_id,
                name=without_nul(name),
                type=parse_type(inner, depth=depth),
                description=_optional_text(value, "description"),
                default=_optional_text(value, "defaultValue"),
            )
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
    if len(text) <= _CACHED_LEN:
        return _parse_cached(text, depth)
    return _parse_text(text, depth)


def _parse_text(text: str, depth: int) -> DataType:
    text = " ".join(text.split())
    suffix = _NULLABILITY.search(text)
    nullable = not (suffix and suffix[1])
    bare = text[: suffix.start()] if suffix else text
    if match := _VECTOR_TEXT.fullmatch(bare):
        return VectorType(parse_type(match[1], depth=depth + 1), int(match[2]), nullable)
    if match := _ATOMIC_TEXT.fullmatch(bare):
        words = f"{match[1]} {match[3] or ''}".upper().split()
        name = " ".join(words)
        name = _SYNONYMS.get(name, name)
        args = _parse_args(name, match[2])
        if name in _ATOMIC_NAMES and args is not None:
            unbounded = name in _UNBOUNDED and args == (_MAX_LENGTH,)
            return AtomicType(*((_UNBOUNDED[name], ()) if unbounded else (name, args)), nullable)
    return UnknownType(bare, nullable)


#: Each schema of a table names the same few types, which are parsed once.
_parse_cached = lru_cache(maxsize=1024)(_parse_text)


def _parse_args(name: str, text: str | None) -> tuple[int | str, ...] | None:
    """Return the arguments with defaults filled in; None if they are invalid."""
    if name in _GEOSPATIAL:
        return (text.strip(),) if text else ()
    ranges = _ARGS.get(name, ())
    given = [] if text is None else [part.strip() for part in text.split(",")]
    if len(given) > len(ranges) or not all(re.fullmatch("[0-9]{1,10}", part) for part in given):
        return None
    args = tuple(int(part) for part in given)
    args += tuple(default for _, default, _ in ranges[len(args) :])
    fits = all(low <= arg <= high for arg, (low, _, high) in zip(args, ranges, strict=True))
    if name == "DECIMAL" and fits:
        fits = args[1] <= args[0]
    return args if fits else None


def _parse_nested(text: str, value: dict[str, Any], depth: int) -> DataType:
    nullable = "NOT NULL" not in text
    name = _NESTED_NAME.match(text)
    match name[0] if name else None, value:
        case "ARRAY", {"element": element}:
            return ArrayType(parse_type(element, depth=depth), nullable)
        case "MULTISET", {"element": element}:
            return MultisetType(parse_type(element, depth=depth), nullable)
        case "VECTOR", {"element": element, "length": int(length)} if 0 <= length <= _MAX_LENGTH:
            return VectorType(parse_type(element, depth=depth), length, nullable)
        case "MAP", {"key": key, "value": item}:
            return MapType(parse_type(key, depth=depth), parse_type(item, depth=depth), nullable)
        case "ROW", {"fields": list(fields)}:
            parsed = [parse_field(field, depth=depth) for field in fields]
            return RowType(distinct_fields(parsed), nullable)
        case None, _:
            return UnknownType(_json_text(value), nullable)
    raise CorruptMetadataError(f"{text} has a missing or invalid part: {shown(value)}")


def _json_text(value: dict[str, Any]) -> str:
    try:
        return json.dumps(value)
    except RecursionError:
        raise CorruptMetadataError("an unknown type is nested too deeply") from None


def _optional_text(value: dict[str, Any], key: str) -> str | None:
    text = value.get(key)
    if text is None or isinstance(text, str):
        return text
    raise CorruptMetadataError(f"`{key}` of field {value['name']} is not a string: {shown(text)}")


def to_text(data_type: DataType) -> str:
    """Return the text that Paimon shows for a type, e.g. `MAP<STRING, INT NOT NULL>`.

    Spec: Paimon 2.x, api/types/DataType.java, `asSQLString`.
    """
    match data_type:
        case AtomicType("TIMESTAMP_LTZ", (precision,)):
            text = f"TIMESTAMP({precision}) WITH LOCAL TIME ZONE"
        case AtomicType(name, args):
            text = f"{name}({', '.join(map(str, args))})" if args else name
        case UnknownType(text):
            pass
        case ArrayType(element):
            text = f"ARRAY<{to_text(element)}>"
        case MultisetType(element):
            text = f"MULTISET<{to_text(element)}>"
        case VectorType(element, length):
            text = f"VECTOR<{to_text(element)}, {length}>"
        case MapType(key, value):
            text = f"MAP<{to_text(key)}, {to_text(value)}>"
        case RowType(fields):
            text = f"ROW<{', '.join(f'`{f.name}` {to_text(f.type)}' for f in fields)}>"
    return text if data_type.nullable else f"{text} NOT NULL"


def to_arrow(data_type: DataType) -> pa.DataType:
    """Return the Arrow type of a type."""
    match data_type:
        case AtomicType("DECIMAL", (int(precision), int(scale))):
            return pa.decimal128(precision, scale)
        case AtomicType("TIMESTAMP" | "TIMESTAMP_LTZ" as name, (int(precision),)):
            return _timestamp(precision, "UTC" if name == "TIMESTAMP_LTZ" else None)
        case AtomicType(name):
            return _ATOMIC_ARROW[name]
        case UnknownType():
            return pa.binary()
        case ArrayType(element) | VectorType(element):
            return pa.list_(_child("element", element))
        case MultisetType(element):
            return _map(element, AtomicType("INT", nullable=False))
        case MapType(key, value):
            return _map(key, value)
        case RowType(fields):
            return pa.struct([to_arrow_field(field) for field in fields])


def to_arrow_field(field: DataField) -> pa.Field:
    """Return the Arrow field, with the field id in its metadata."""
    return _child(field.name, field.type).with_metadata(
        {FIELD_ID: str(field.id).encode(), **_stored_as(field.type)}
    )


def _timestamp(precision: int, tz: str | None) -> pa.DataType:
    if precision <= 3:
        return pa.timestamp("ms", tz)
    return pa.timestamp("us", tz) if precision <= 6 else pa.timestamp("ns", tz)


def _map(key: DataType, value: DataType) -> pa.DataType:
    return pa.map_(_child("key", key, is_key=True), _child("value", value))


def _child(name: str, data_type: DataType, *, is_key: bool = False) -> pa.Field:
    # Paimon often declares map keys nullable; Arrow does not allow null keys.
    nullable = data_type.nullable and not is_key
    return pa.field(name, to_arrow(data_type), nullable, _stored_as(data_type) or None)


def _stored_as(data_type: DataType) -> dict[bytes | str, bytes | str]:
    match data_type:
        case AtomicType("TIMESTAMP" | "TIMESTAMP_LTZ", (3 | 6 | 9,)):
            return {}
        case (
            AtomicType("VARIANT" | "TIME" | "TIMESTAMP" | "TIMESTAMP_LTZ")
            | AtomicType("CHAR" | "VARCHAR" | "BINARY" | "VARBINARY")
            | VectorType()
            | UnknownType()
        ):
            return {STORED_AS: to_text(data_type).encode()}
    return {}
