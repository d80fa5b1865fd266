"""Hypothesis strategies for Paimon types and rows of them, and their schemas, bytes and hashes."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pyarrow as pa
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from msgspec.structs import replace

from arrowmeta.paimon.buckets import hash_keys
from arrowmeta.paimon.schema import DataField, DataType, parse_type_text, to_arrow
from tests.reference import binary_row as oracle

_INTEGER_BITS = {"TINYINT": 8, "SMALLINT": 16, "INT": 32, "DATE": 32, "BIGINT": 64}
_DAY_MILLIS = 86_400_000
_VECTOR_ELEMENTS = ("BOOLEAN", "TINYINT", "SMALLINT", "INT", "BIGINT", "FLOAT", "DOUBLE")


def _signed(bits: int) -> SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def _decimal_types() -> SearchStrategy[DataType]:
    precisions = st.integers(1, 38)
    args = precisions.flatmap(lambda p: st.tuples(st.just(p), st.integers(0, p)))
    return args.map(lambda pair: DataType("DECIMAL", pair))


ATOMIC = st.one_of(
    st.sampled_from(
        [DataType(name) for name in ("BOOLEAN", *_INTEGER_BITS, "FLOAT", "DOUBLE", "VARIANT")]
    ),
    st.sampled_from([DataType("STRING"), DataType("CHAR", (5,)), DataType("BYTES")]),
    st.sampled_from([DataType("VARBINARY", (9,)), DataType("BLOB"), DataType("TIME", (0,))]),
    st.builds(
        lambda name, precision: DataType(name, (precision,)),
        st.sampled_from(["TIMESTAMP", "TIMESTAMP_LTZ"]),
        st.integers(0, 9),
    ),
    _decimal_types(),
)


def not_null(data_type: DataType) -> DataType:
    """The type without null."""
    return replace(data_type, nullable=False)


def row_type(types: list[DataType]) -> DataType:
    return DataType("ROW", (), tuple(DataField(i, f"f{i}", t) for i, t in enumerate(types)))


def array_of(element: DataType, name: str = "ARRAY") -> DataType:
    """An array, or a multiset."""
    return DataType(name, (), (DataField(-1, "element", element),))


def vector_of(element: DataType, length: int) -> DataType:
    return DataType("VECTOR", (length,), (DataField(-1, "element", element),))


def map_of(key: DataType, value: DataType) -> DataType:
    return DataType("MAP", (), (DataField(-1, "key", key), DataField(-1, "value", value)))


def _nested(children: SearchStrategy[DataType]) -> SearchStrategy[DataType]:
    keys = st.sampled_from(["INT", "STRING", "BIGINT"]).map(lambda n: DataType(n, nullable=False))
    element = st.sampled_from(_VECTOR_ELEMENTS).map(lambda n: DataType(n, nullable=False))
    return st.one_of(
        children.map(array_of),
        st.builds(map_of, keys, children),
        keys.map(lambda key: array_of(key, "MULTISET")),
        st.builds(vector_of, element, st.integers(0, 4)),
        st.lists(children, max_size=4).map(row_type),
    )


TYPES = st.recursive(ATOMIC, _nested, max_leaves=5).flatmap(
    lambda t: st.sampled_from([t, t, t, not_null(t)])
)


def values_of(data_type: DataType) -> SearchStrategy[Any]:
    """Values of a type, None among them if it is nullable."""
    values = _present_values(data_type)
    return st.none() | values if data_type.nullable else values


def _present_values(data_type: DataType) -> SearchStrategy[Any]:
    match data_type:
        case DataType("BOOLEAN"):
            return st.booleans()
        case DataType(name) if name in _INTEGER_BITS:
            return _signed(_INTEGER_BITS[name])
        case DataType("TIMESTAMP" | "TIMESTAMP_LTZ"):
            return _signed(64)
        case DataType("TIME"):
            return st.integers(0, _DAY_MILLIS - 1)
        case DataType("FLOAT" | "DOUBLE" as name):
            return st.floats(width=32 if name == "FLOAT" else 64, allow_nan=False)
        case DataType("DECIMAL", (int(precision), int(scale))):
            largest = 10**precision - 1
            return st.integers(-largest, largest).map(lambda n: decimal(n, scale))
        case DataType("VARIANT"):
            part = st.binary(max_size=9)
            return st.fixed_dictionaries({"value": part, "metadata": part})
        case DataType("STRING" | "CHAR"):
            return st.text(max_size=9)
        case DataType("ARRAY", _, (element,)):
            return st.lists(values_of(element.type), max_size=4)
        case DataType("VECTOR", (int(length),), (element,)):
            return st.lists(values_of(element.type), min_size=length, max_size=length)
        case DataType("MAP", _, (key, value)):
            return st.lists(st.tuples(values_of(key.type), values_of(value.type)), max_size=3)
        case DataType("MULTISET", _, (element,)):
            return st.lists(st.tuples(values_of(element.type), st.integers(1, 9)), max_size=3)
        case DataType("ROW", _, fields):
            return st.fixed_dictionaries({f.name: values_of(f.type) for f in fields})
    return st.binary(max_size=20)


def decimal(unscaled: int, scale: int) -> Decimal:
    digits = tuple(int(digit) for digit in str(abs(unscaled)))
    return Decimal((int(unscaled < 0), digits, -scale))


@st.composite
def tables(draw: DrawFn) -> tuple[DataType, list[list[Any] | None]]:
    """A row type with some rows of it, None among them."""
    types = draw(st.lists(TYPES, max_size=5) | st.lists(ATOMIC, min_size=55, max_size=60))
    row = st.tuples(*map(values_of, types)).map(list)
    return row_type(types), draw(st.lists(st.none() | row, max_size=6))


def schema_of(row: DataType) -> pa.Schema:
    return pa.schema(list(to_arrow(row).fields))


def schema(*texts: str) -> pa.Schema:
    """Return the Arrow schema of fields `f0`, `f1`, ... of these types."""
    return schema_of(row_type([*map(parse_type_text, texts)]))


def encode(texts: Sequence[str], values: Sequence[Any]) -> bytes:
    """Return the BinaryRow of values of these types."""
    return oracle.encode([*map(parse_type_text, texts)], values)


def hash_key(key: Sequence[pa.Scalar]) -> int | None:
    """Return the hash of a key; None if it has none."""
    found: int | None = hash_keys([pa.repeat(value, 1) for value in key])[0].as_py()
    return found
