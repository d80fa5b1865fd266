"""Arrow data in the types that Spark takes.

These are the types that `createDataFrame`, `mapInArrow` and a Python data source all accept, in
every supported version of Spark. A type of relations that Spark lacks becomes the nearest one that
keeps the value:

    unsigned integers           the next wider signed one; uint64 becomes decimal(20, 0)
    views, large, fixed size    string, binary, list
    dictionary                  their values
    decimals                    decimal128; text beyond 38 digits
    timestamps                  microseconds (nanoseconds are floored); zoned ones in UTC
    times of day                text such as 12:34:56.000001, which keeps every digit and the order
    uuid                        text; other extension types become their storage

Everything becomes nullable, as in any other source of Spark, and field metadata is dropped. The
null type and structs without fields stay as they are: Spark computes with both, but refuses to
write a struct without fields to Parquet. What no relation has, such as unions, intervals and
encodings by runs, is refused: cast it first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat

from arrowmeta.columns.buffers import filled, to_flags
from arrowmeta.errors import UnsupportedError, UsageError

if TYPE_CHECKING:
    from pyspark.sql.types import StructType

MAX_DECIMAL_DIGITS = 38
LOCAL_MICROS = pa.timestamp("us")
UTC_MICROS = pa.timestamp("us", tz="UTC")


_TAKEN_AS_IT_IS = frozenset(
    (
        *(pa.null(), pa.bool_(), pa.int8(), pa.int16(), pa.int32(), pa.int64()),
        *(pa.float32(), pa.float64(), pa.string(), pa.binary(), pa.date32()),
        *(pa.duration("us"), LOCAL_MICROS, UTC_MICROS),
    )
)


def to_struct_type(schema: pa.Schema) -> StructType:
    """Return Spark's own schema of `schema`, which `to_spark_schema` has made."""
    from pyspark.sql.pandas.types import from_arrow_schema

    # Left to Spark, a timestamp without a zone is one in the session's zone, and moves.
    return from_arrow_schema(schema, prefer_timestamp_ntz=True)


def to_spark_schema(schema: pa.Schema) -> pa.Schema:
    """Return the Arrow schema in which Spark takes data of `schema`.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type for which there is no conversion.
    """
    _check_unique(schema.names, "the table")
    return pa.schema([pa.field(f.name, _type_of_column(f)) for f in schema])


def to_spark_table(data: pa.Table | pa.RecordBatch) -> pa.Table:
    """Return `data` with the schema that `to_spark_schema` gives; a column that fits is not copied.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type without conversion, or a value outside the range of Spark's type.
    """
    table = pa.Table.from_batches([data]) if isinstance(data, pa.RecordBatch) else data
    schema = to_spark_schema(table.schema)
    columns = [
        _to_spark_column(column, field) for column, field in zip(table.columns, schema, strict=True)
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def _type_of_column(field: pa.Field) -> pa.DataType:
    try:
        return to_spark_type(field.type)
    except (UnsupportedError, UsageError) as error:
        raise type(error)(f"column {field.name!r}: {error}") from None


def _to_spark_column(column: pa.ChunkedArray, field: pa.Field) -> pa.ChunkedArray:
    try:
        chunks = [to_spark_array(chunk) for chunk in column.chunks]
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as error:
        raise UnsupportedError(
            f"column {field.name!r}: values of {column.type} do not fit into {field.type}, "
            f"in which Spark takes them: {error}"
        ) from error
    return pa.chunked_array(chunks, type=field.type)


class _Rule(NamedTuple):
    """How one kind of Arrow type becomes one that Spark takes.

    Attributes:
        applies: tells whether a type is of this kind.
        type_of: the type in which Spark takes it.
        convert: makes the array, given the original one and that type.
    """

    applies: Callable[[pa.DataType], bool]
    type_of: Callable[[Any], pa.DataType]
    convert: Callable[[Any, pa.DataType], pa.Array] = pc.cast


def to_spark_type(arrow_type: pa.DataType) -> pa.DataType:
    """Return the Arrow type in which Spark takes values of `arrow_type`."""
    if arrow_type in _TAKEN_AS_IT_IS:
        return arrow_type
    return _rule_for(arrow_type).type_of(arrow_type)


def to_spark_array(array: pa.Array) -> pa.Array:
    """Return `array` in the type that `to_spark_type` gives; itself if that is its own type."""
    target = to_spark_type(array.type)
    return array if target == array.type else _rule_for(array.type).convert(array, target)


def _rule_for(arrow_type: pa.DataType) -> _Rule:
    for rule in _RULES:
        if rule.applies(arrow_type):
            return rule
    raise UnsupportedError(f"Arrow type {arrow_type} is of no relation: cast it first")


def _any(*tests: Callable[[pa.DataType], bool]) -> Callable[[pa.DataType], bool]:
    return lambda arrow_type: any(test(arrow_type) for test in tests)


def _always(arrow_type: pa.DataType) -> Callable[[pa.DataType], pa.DataType]:
    return lambda _: arrow_type


def _decimal_type(arrow_type: pa.Decimal128Type) -> pa.DataType:
    # Arrow allows scales below zero and above the precision; Spark allows neither.
    scale = max(arrow_type.scale, 0)
    precision = max(arrow_type.precision - min(arrow_type.scale, 0), scale)
    if precision > MAX_DECIMAL_DIGITS:
        return pa.string()
    return pa.decimal128(precision, scale)


def _timestamp_type(arrow_type: pa.TimestampType) -> pa.DataType:
    return LOCAL_MICROS if arrow_type.tz is None else UTC_MICROS


def _list_type(arrow_type: pa.ListType) -> pa.DataType:
    return pa.list_(pa.field("element", to_spark_type(arrow_type.value_type)))


def _map_type(arrow_type: pa.MapType) -> pa.DataType:
    return pa.map_(to_spark_type(arrow_type.key_type), to_spark_type(arrow_type.item_type))


def _struct_type(arrow_type: pa.StructType) -> pa.DataType:
    _check_unique([f.name for f in arrow_type.fields], "a struct")
    return pa.struct([(f.name, to_spark_type(f.type)) for f in arrow_type.fields])


def _check_unique(names: Iterable[str], owner: str) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise UsageError(
                f"{owner} has two fields named {name!r}, which Spark cannot distinguish; "
                "rename one of them first"
            )


def _uuid_text(array: pa.Array, _: pa.DataType) -> pa.Array:
    return pa.array([None if one is None else str(one) for one in array.to_pylist()], pa.string())


def _micros(array: pa.Array, target: pa.TimestampType) -> pa.Array:
    # A plain cast of nanoseconds rounds towards 1970.
    return _floored(array, 1000).view(target) if array.type.unit == "ns" else array.cast(target)


def _floored(array: pa.Array, divisor: int) -> pa.Array:
    """Return 64-bit numbers divided, rounded down; Arrow's functions overflow at the least ones."""
    numbers = array.view(pa.int64())
    return pa.array(filled(numbers, 0) // divisor, mask=~to_flags(numbers.is_valid()))


def _dictionary_values(array: pa.Array, _: pa.DataType) -> pa.Array:
    # Converted before they are repeated: less work, and view types cannot be taken from.
    return to_spark_array(array.dictionary).take(array.indices)


def _list_array(array: pa.Array, target: pa.DataType) -> pa.Array:
    if not pat.is_list(array.type):
        array = array.cast(pa.list_(array.type.value_field))
    array = _compacted(array)
    mask = array.is_null() if array.null_count else None
    values = to_spark_array(array.values)
    return pa.ListArray.from_arrays(array.offsets, values, type=target, mask=mask)


def _map_array(array: pa.Array, target: pa.DataType) -> pa.Array:
    array = _compacted(array)
    keys, items = to_spark_array(array.keys), to_spark_array(array.items)
    mask = array.is_null() if array.null_count else None
    return pa.MapArray.from_arrays(array.offsets, keys, items, type=target, mask=mask)


def _struct_array(array: pa.Array, target: pa.DataType) -> pa.Array:
    children = [to_spark_array(array.field(i)) for i in range(array.type.num_fields)]
    # Built from buffers, because from_arrays loses the length of a struct without fields.
    _, validity = array.is_valid().buffers()
    return pa.Array.from_buffers(
        target, len(array), [validity], array.null_count, children=children
    )


def _compacted(array: pa.Array) -> pa.Array:
    """Return a slice as an array of its own, whose children begin where it does."""
    return pa.concat_arrays([array])


_IS_BINARY = _any(pat.is_large_binary, pat.is_binary_view, pat.is_fixed_size_binary)
_IS_LIST = _any(pat.is_list, pat.is_large_list, pat.is_fixed_size_list)

#: Tried from top to bottom; extension types come first because they answer for their storage.
_RULES = (
    _Rule(lambda t: isinstance(t, pa.UuidType), _always(pa.string()), _uuid_text),
    _Rule(
        lambda t: isinstance(t, pa.BaseExtensionType),
        lambda t: to_spark_type(t.storage_type),
        lambda array, _: to_spark_array(array.storage),
    ),
    _Rule(pat.is_dictionary, lambda t: to_spark_type(t.value_type), _dictionary_values),
    _Rule(pat.is_uint8, _always(pa.int16())),
    _Rule(pat.is_uint16, _always(pa.int32())),
    _Rule(pat.is_uint32, _always(pa.int64())),
    _Rule(pat.is_uint64, _always(pa.decimal128(20, 0))),
    _Rule(_any(pat.is_large_string, pat.is_string_view), _always(pa.string())),
    _Rule(_IS_BINARY, _always(pa.binary())),
    _Rule(pat.is_decimal, _decimal_type),
    _Rule(pat.is_timestamp, _timestamp_type, _micros),
    _Rule(pat.is_time, _always(pa.string())),
    _Rule(pat.is_map, _map_type, _map_array),
    _Rule(_IS_LIST, _list_type, _list_array),
    _Rule(pat.is_struct, _struct_type, _struct_array),
)
