"""Hypothesis strategies for Paimon types, and for rows of them as `tests.reference` takes them."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from arrowmeta.paimon.schema import (
    ArrayType,
    AtomicType,
    DataField,
    DataType,
    MapType,
    MultisetType,
    RowType,
    VectorType,
)

_INTEGER_BITS = {"TINYINT": 8, "SMALLINT": 16, "INT": 32, "DATE": 32, "BIGINT": 64}
_DAY_MILLIS = 86_400_000
_VECTOR_ELEMENTS = ("BOOLEAN", "TINYINT", "SMALLINT", "INT", "BIGINT", "FLOAT", "DOUBLE")


def _signed(bits: int) -> SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def _decimal_types() -> SearchStrategy[AtomicType]:
    precisions = st.integers(1, 38)
    args = precisions.flatmap(lambda p: st.tuples(st.just(p), st.integers(0, p)))
    return args.map(lambda pair: AtomicType("DECIMAL", pair))


ATOMIC = st.one_of(
    st.sampled_from(
        [AtomicType(name) for name in ("BOOLEAN", *_INTEGER_BITS, "FLOAT", "DOUBLE", "VARIANT")]
    ),
    st.sampled_from([AtomicType("STRING"), AtomicType("CHAR", (5,)), AtomicType("BYTES")]),
    st.sampled_from([AtomicType("VARBINARY", (9,)), AtomicType("BLOB"), AtomicType("TIME", (0,))]),
    st.builds(
        lambda name, precision: AtomicType(name, (precision,)),
        st.sampled_from(["TIMESTAMP", "TIMESTAMP_LTZ"]),
        st.integers(0, 9),
    ),
    _decimal_types(),
)


def not_null(data_type: DataType) -> DataType:
    """The type without null."""
    return type(data_type)(**{**vars(data_type), "nullable": False})


def row_type(types: list[DataType]) -> RowType:
    return RowType(tuple(DataField(i, f"f{i}", t) for i, t in enumerate(types)))


def _nested(children: SearchStrategy[DataType]) -> SearchStrategy[DataType]:
    keys = st.sampled_from(["INT", "STRING", "BIGINT"]).map(lambda n: AtomicType(n, (), False))
    element = st.sampled_from(_VECTOR_ELEMENTS).map(lambda n: AtomicType(n, (), False))
    return st.one_of(
        children.map(ArrayType),
        st.builds(MapType, keys, children),
        keys.map(MultisetType),
        st.builds(VectorType, element, st.integers(0, 4)),
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
        case AtomicType("BOOLEAN"):
            return st.booleans()
        case AtomicType(name) if name in _INTEGER_BITS:
            return _signed(_INTEGER_BITS[name])
        case AtomicType("TIMESTAMP" | "TIMESTAMP_LTZ"):
            return _signed(64)
        case AtomicType("TIME"):
            return st.integers(0, _DAY_MILLIS - 1)
        case AtomicType("FLOAT" | "DOUBLE" as name):
            return st.floats(width=32 if name == "FLOAT" else 64, allow_nan=False)
        case AtomicType("DECIMAL", (int(precision), int(scale))):
            largest = 10**precision - 1
            return st.integers(-largest, largest).map(lambda n: decimal(n, scale))
        case AtomicType("VARIANT"):
            part = st.binary(max_size=9)
            return st.fixed_dictionaries({"value": part, "metadata": part})
        case AtomicType("STRING" | "CHAR"):
            return st.text(max_size=9)
        case AtomicType():
            return st.binary(max_size=20)
        case ArrayType(element):
            return st.lists(values_of(element), max_size=4)
        case VectorType(element, length):
            return st.lists(values_of(element), min_size=length, max_size=length)
        case MapType(key, value):
            return st.lists(st.tuples(values_of(key), values_of(value)), max_size=3)
        case MultisetType(element):
            return st.lists(st.tuples(values_of(element), st.integers(1, 9)), max_size=3)
        case RowType(fields):
            return st.fixed_dictionaries({f.name: values_of(f.type) for f in fields})
    raise AssertionError(data_type)


def decimal(unscaled: int, scale: int) -> Decimal:
    digits = tuple(int(digit) for digit in str(abs(unscaled)))
    return Decimal((int(unscaled < 0), digits, -scale))


@st.composite
def tables(draw: DrawFn) -> tuple[RowType, list[list[Any] | None]]:
    """A row type with some rows of it, None among them."""
    types = draw(st.lists(TYPES, max_size=5) | st.lists(ATOMIC, min_size=55, max_size=60))
    row = st.tuples(*map(values_of, types)).map(list)
    return row_type(types), draw(st.lists(st.none() | row, max_size=6))
