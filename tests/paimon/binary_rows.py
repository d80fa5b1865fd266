"""Columns of BinaryRows for tests: their schemas, and rows as the oracle encodes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyarrow as pa

from arrowmeta.paimon.schema import DataType, parse_type_text, to_arrow
from tests.paimon.row_strategies import row_type
from tests.reference import binary_row as oracle


def schema(*texts: str) -> pa.Schema:
    return schema_of(row_type([parse_type_text(text) for text in texts]))


def schema_of(row: DataType) -> pa.Schema:
    return pa.schema(list(to_arrow(row).fields))


def rows_of(*values: bytes | None) -> pa.Array:
    return pa.array(values, pa.binary())


def encode_all(row: DataType, rows: Sequence[list[Any] | None]) -> list[bytes | None]:
    types = [field.type for field in row.parts]
    return [None if values is None else oracle.encode(types, values) for values in rows]
