"""Predicates of the ground truth as SQL text."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pyarrow as pa

_COMPARE = {"eq": "=", "ne": "<>", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_ICEBERG = {"eq": "=", "not-eq": "<>", "lt": "<", "lt-eq": "<=", "gt": ">", "gt-eq": ">="}
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def paimon_sql(predicate: dict[str, Any], schema: pa.Schema) -> str:
    """A predicate as Java's and pypaimon's builders had it."""
    op = predicate["op"]
    if op in ("and", "or"):
        parts = [f"({paimon_sql(one, schema)})" for one in predicate["args"]]
        return f" {op.upper()} ".join(parts)
    name = _quoted(predicate["field"])
    kind = schema.field(predicate["field"]).type
    values = [_paimon_value(one, kind) for one in predicate.get("literals", [])]
    if op in _COMPARE:
        return f"{name} {_COMPARE[op]} {values[0]}"
    if op in ("in", "notIn"):
        return f"{name} {'NOT ' if op == 'notIn' else ''}IN ({', '.join(values)})"
    if op in ("isNull", "isNotNull"):
        return f"{name} IS {'NOT ' if op == 'isNotNull' else ''}NULL"
    if op == "between":
        return f"{name} BETWEEN {values[0]} AND {values[1]}"
    assert op == "startsWith"
    return f"starts_with({name}, {values[0]})"


def _paimon_value(text: str, kind: pa.DataType) -> str:
    if pa.types.is_timestamp(kind):
        millis, nanos = text.split(".")
        return _timestamp(int(millis), int(nanos), kind)
    if pa.types.is_time(kind):
        return f"TIME '{(_EPOCH + timedelta(milliseconds=int(text))).time().isoformat()}'"
    if pa.types.is_floating(kind):
        return f"CAST('{text}' AS {'FLOAT' if pa.types.is_float32(kind) else 'DOUBLE'})"
    if pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind):
        return f"from_hex('{text}')"
    if pa.types.is_integer(kind) or pa.types.is_decimal(kind) or pa.types.is_boolean(kind):
        return text
    return _text(text)


def _timestamp(millis: int, nanos: int, kind: pa.DataType) -> str:
    total = millis * 1_000_000 + nanos
    moment = pa.array([total], pa.int64()).cast(pa.timestamp("ns")).cast(pa.string())[0].as_py()
    if kind.tz:
        return f"TIMESTAMPTZ '{moment[:26]}+00'"
    return f"'{moment}'" if kind.unit == "ns" else f"TIMESTAMP '{moment[:26]}'"


def iceberg_sql(expression: Any, schema: pa.Schema) -> str:
    """An expression of Iceberg's JSON."""
    if isinstance(expression, bool):
        return str(expression).lower()
    kind = expression["type"]
    if kind in ("and", "or"):
        left, right = (iceberg_sql(expression[side], schema) for side in ("left", "right"))
        return f"({left}) {kind.upper()} ({right})"
    if kind == "not":
        return f"NOT ({iceberg_sql(expression['child'], schema)})"
    term = expression["term"]
    name = ".".join(map(_quoted, _path(schema, term)))
    field = _field(schema, term)
    if kind in ("is-null", "not-null"):
        return f"{name} IS {'NOT ' if kind == 'not-null' else ''}NULL"
    if kind in ("is-nan", "not-nan"):
        return f"{'NOT ' if kind == 'not-nan' else ''}isnan({name})"
    if kind in ("in", "not-in"):
        values = ", ".join(_iceberg_value(one, field) for one in expression["values"])
        return f"{name} {'NOT ' if kind == 'not-in' else ''}IN ({values})"
    value = _iceberg_value(expression["value"], field)
    if kind in ("starts-with", "not-starts-with"):
        return f"{'NOT ' if kind == 'not-starts-with' else ''}starts_with({name}, {value})"
    return f"{name} {_ICEBERG[kind]} {value}"


def _path(schema: pa.Schema, term: str) -> list[str]:
    """Return the parts of a column's name; a dot may be one of its letters."""
    return [term] if term in schema.names else term.split(".")


def _field(schema: pa.Schema, term: str) -> pa.Field:
    name, *rest = _path(schema, term)
    field = schema.field(name)
    for part in rest:
        field = field.type.field(part)
    return field


def _iceberg_value(value: Any, field: pa.Field) -> str:
    kind = field.type
    if pa.types.is_floating(kind):
        return f"CAST('{value}' AS {'FLOAT' if pa.types.is_float32(kind) else 'DOUBLE'})"
    is_bytes = pa.types.is_binary(kind) or pa.types.is_fixed_size_binary(kind)
    if is_bytes and "-" not in str(value):
        return f"from_hex('{value}')"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) or pa.types.is_decimal(kind):
        return str(value)
    if pa.types.is_timestamp(kind) and kind.unit != "ns":
        return f"{'TIMESTAMPTZ' if kind.tz else 'TIMESTAMP'} '{value}'"
    return _text(str(value))


def _text(value: str) -> str:
    return "'" + value.replace("'", "''") + "'"


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
