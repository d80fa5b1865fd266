"""Columns and types whose bounds can be compared."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.model.shape import TableShape


def ordered_columns(shape: TableShape) -> list[pa.Field]:
    """Return the columns whose bounds can be compared with each other and with values."""
    fields = shape.by_column().fields
    return [f for f in fields if is_ordered(f.type) and f.name not in shape.without_value_bounds]


def is_ordered(kind: pa.DataType) -> bool:
    """Return whether Arrow sorts values of a type like bounds."""
    # Java sorts UUIDs as signed integers, others as bytes.
    unordered = (pa.types.is_nested, pa.types.is_null, pa.types.is_fixed_size_binary)
    return not (any(is_a(kind) for is_a in unordered) or pa.types.is_boolean(kind))
