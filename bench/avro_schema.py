"""Shorthand for Avro schemas."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]


def record(name: str, **fields: Any) -> Schema:
    """Return a record; fields that may be null have null as their default, as writers do it."""
    return {"type": "record", "name": name, "fields": [_field(*one) for one in fields.items()]}


def nullable(schema: Any) -> list[Any]:
    """Return the union of null and something."""
    return ["null", schema]


def _field(name: str, schema: Any) -> Schema:
    """Return a field; its schema is a type, or a pair of its field id and a type."""
    field_id: Schema = {}
    if isinstance(schema, tuple):
        number, schema = schema
        field_id = {"field-id": number}
    default = {"default": None} if isinstance(schema, list) else {}
    return {"name": name, "type": schema, **default, **field_id}
