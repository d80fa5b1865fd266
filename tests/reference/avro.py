"""What a decoded Avro file must look like, read by fastavro and turned over value by value.

The slow and obvious counterpart of `arrowmeta.avro`: `expected_columns` and `expected_schema` say
what a file must become, `columns_of` brings our table into the same comparable form.
"""

from __future__ import annotations

import io
from datetime import datetime
from typing import Any
from uuid import UUID

import fastavro
import pandas as pd
import pyarrow as pa
from fastavro.schema import expand_schema

PRIMITIVES = {
    "null": pa.null(),
    "boolean": pa.bool_(),
    "int": pa.int32(),
    "long": pa.int64(),
    "float": pa.float32(),
    "double": pa.float64(),
    "bytes": pa.binary(),
    "string": pa.string(),
}
UNITS = {"millis": "ms", "micros": "us", "nanos": "ns"}


def columns_of(table: pa.Table) -> dict[str, list[Any]]:
    """Bring our table into comparable form."""
    return {
        name: plain(column.to_pylist())
        for name, column in zip(table.column_names, table.columns, strict=True)
    }


def expected_columns(file: bytes) -> dict[str, list[Any]]:
    """Read `file` with fastavro into the form of `columns_of`."""
    reader = fastavro.reader(io.BytesIO(file), return_named_type=True)
    schema = expand_schema(reader.writer_schema)
    rows = [_value(schema, value) for value in reader]
    fields = _row_fields(schema)
    if fields is None:
        return {"value": rows}
    return {
        field["name"]: [None if row is None else row[field["name"]] for row in rows]
        for field in fields
    }


def expected_schema(file: bytes) -> pa.Schema:
    """The Arrow schema that the writer's schema of `file` stands for."""
    schema = expand_schema(fastavro.reader(io.BytesIO(file)).writer_schema)
    fields = _row_fields(schema)
    if fields is None:
        return pa.schema([_field("value", schema)])
    columns = [_field(field["name"], field["type"]) for field in fields]
    if isinstance(schema, list) and "null" in schema:
        columns = [column.with_nullable(True) for column in columns]
    return pa.schema(columns)


def plain(value: Any) -> Any:
    """Make equal what is the same: NaN, zones that the type already tells, nanoseconds, UUIDs."""
    match value:
        case dict():
            return {name: plain(child) for name, child in value.items()}
        case list():
            return [plain(child) for child in value]
        case tuple():
            return tuple(plain(child) for child in value)
        case bool():
            return str(value)  # else True would equal the 1 of another union branch
        case float():
            return value.hex()  # tells -0.0 from 0.0, and NaN equals NaN
        case pd.Timestamp():
            return value.value  # fastavro leaves nanoseconds as the number they are
        case datetime():
            return value.replace(tzinfo=None)
        case UUID():
            return str(value)
    return value


def _value(schema: Any, value: Any) -> Any:
    """Turn a fastavro value into what `to_pylist` gives: a map becomes a list of pairs."""
    if isinstance(schema, list):
        branch, value = _branch(schema, value)
        return _value(branch, value)
    match schema["type"] if isinstance(schema, dict) else schema:
        case "array":
            return [_value(schema["items"], item) for item in value]
        case "map":
            return [(key, _value(schema["values"], item)) for key, item in value.items()]
        case "record":
            return {f["name"]: _value(f["type"], value[f["name"]]) for f in schema["fields"]}
    return plain(value)


def _branch(union: list[Any], value: Any) -> tuple[Any, Any]:
    """Find the branch a value was written as; scalars need none, as they look the same in each."""
    by_name = {_type_name(branch): branch for branch in union}
    if isinstance(value, tuple):
        return by_name[value[0]], value[1]
    if isinstance(value, list | dict):
        return by_name["array" if isinstance(value, list) else "map"], value
    return "a scalar", value


def _type_name(schema: Any) -> str:
    return schema.get("name", schema["type"]) if isinstance(schema, dict) else schema


def _row_fields(schema: Any) -> list[dict[str, Any]] | None:
    """The fields that become columns: those of a record, alone or in a union with null."""
    if isinstance(schema, list):
        others = [branch for branch in schema if branch != "null"]
        schema = others[0] if len(others) == 1 else None
    is_record = isinstance(schema, dict) and schema["type"] == "record"
    return schema["fields"] if is_record else None


def _field(name: str, schema: Any) -> pa.Field:
    nullable = "null" in schema if isinstance(schema, list) else _type_name(schema) == "null"
    return pa.field(name, _type(schema), nullable=nullable)


def _type(schema: Any) -> pa.DataType:
    if isinstance(schema, list):
        return _union(schema)
    if isinstance(schema, str):
        return PRIMITIVES[schema]
    if logical := _logical(schema):
        return logical
    match schema["type"]:
        case "array":
            return pa.list_(_field("item", schema["items"]))
        case "map":
            return pa.map_(pa.string(), _field("value", schema["values"]))
        case "record":
            return pa.struct([_field(f["name"], f["type"]) for f in schema["fields"]])
        case "enum":
            return pa.dictionary(pa.int32(), pa.string())
        case "fixed":
            return pa.binary(schema["size"])
    return PRIMITIVES[schema["type"]]


def _union(union: list[Any]) -> pa.DataType:
    others = [branch for branch in union if branch != "null"]
    if not others:
        return pa.null()
    if len(others) == 1:
        return _type(others[0])
    return pa.dense_union([_field(_type_name(branch), branch) for branch in union])


def _logical(schema: dict[str, Any]) -> pa.DataType | None:
    name = schema.get("logicalType", "")
    match schema["type"], name:
        case (("bytes" | "fixed"), "decimal") if schema["precision"] <= 38:
            return pa.decimal128(schema["precision"], schema.get("scale", 0))
        case (("bytes" | "fixed"), "decimal") if schema["precision"] <= 76:
            return pa.decimal256(schema["precision"], schema.get("scale", 0))
        case "int", "date":
            return pa.date32()
        case "int", "time-millis":
            return pa.time32("ms")
        case "long", "time-micros":
            return pa.time64("us")
        case "long", _ if name.startswith("local-timestamp-"):
            return pa.timestamp(UNITS[name.rpartition("-")[2]])
        case "long", _ if name.startswith("timestamp-"):
            tz = "UTC" if schema.get("adjust-to-utc", True) else None
            return pa.timestamp(UNITS[name.rpartition("-")[2]], tz=tz)
    return None
