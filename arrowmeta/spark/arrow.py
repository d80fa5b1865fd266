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
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pyarrow as pa
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
    columns = map(_to_spark_column, table.columns, schema)
    return pa.Table.from_arrays([*columns], schema=schema)


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


def to_spark_type(kind: pa.DataType) -> pa.DataType:
    """Return the Arrow type in which Spark takes values of another."""
    if kind in _TAKEN_AS_IT_IS:
        return kind
    if isinstance(kind, pa.BaseExtensionType):  # first: it answers for its storage
        return pa.string() if isinstance(kind, pa.UuidType) else to_spark_type(kind.storage_type)
    if pat.is_dictionary(kind):
        return to_spark_type(kind.value_type)
    if pat.is_decimal(kind):
        # Arrow allows scales below zero and above the precision; Spark allows neither.
        scale = max(kind.scale, 0)
        precision = max(kind.precision - min(kind.scale, 0), scale)
        is_text = precision > MAX_DECIMAL_DIGITS
        return pa.string() if is_text else pa.decimal128(precision, scale)
    if pat.is_timestamp(kind):
        return LOCAL_MICROS if kind.tz is None else UTC_MICROS
    if pat.is_map(kind):
        return pa.map_(to_spark_type(kind.key_type), to_spark_type(kind.item_type))
    if _is_list(kind):
        return pa.list_(pa.field("element", to_spark_type(kind.value_type)))
    if pat.is_struct(kind):
        _check_unique([field.name for field in kind.fields], "a struct")
        return pa.struct([(field.name, to_spark_type(field.type)) for field in kind.fields])
    for is_of, taken in _OTHERS:
        if is_of(kind):
            return taken
    raise UnsupportedError(f"Arrow type {kind} is of no relation: cast it first")


def to_spark_array(array: pa.Array) -> pa.Array:
    """Return `array` in the type that `to_spark_type` gives; itself if that is its own type."""
    kind, target = array.type, to_spark_type(array.type)
    if target == kind:
        return array
    if isinstance(kind, pa.UuidType):
        return pa.array([one and str(one) for one in array.to_pylist()], target)
    if isinstance(kind, pa.BaseExtensionType):
        return to_spark_array(array.storage)
    if pat.is_dictionary(kind):
        # Converted before they are repeated: less work, and view types cannot be taken from.
        return to_spark_array(array.dictionary).take(array.indices)
    if pat.is_timestamp(kind) and kind.unit == "ns":
        # A cast rounds towards 1970, and Arrow's division overflows at the least numbers.
        numbers = array.view(pa.int64())
        micros = filled(numbers, 0) // 1000
        return pa.array(micros, mask=~to_flags(numbers.is_valid())).view(target)
    if pat.is_struct(kind):
        children = [to_spark_array(array.field(at)) for at in range(kind.num_fields)]
        # Built from buffers, because from_arrays loses the length of a struct without fields.
        _, validity = array.is_valid().buffers()
        validities, n_nulls = [validity], array.null_count
        return pa.Array.from_buffers(target, len(array), validities, n_nulls, children=children)
    if not (pat.is_map(kind) or _is_list(kind)):
        return array.cast(target)
    if not (pat.is_map(kind) or pat.is_list(kind)):
        array = array.cast(pa.list_(kind.value_field))
    array = pa.concat_arrays([array])  # of a slice, whose children begin elsewhere
    mask = array.is_null() if array.null_count else None
    if pat.is_map(kind):
        keys, items = to_spark_array(array.keys), to_spark_array(array.items)
        return pa.MapArray.from_arrays(array.offsets, keys, items, type=target, mask=mask)
    values = to_spark_array(array.values)
    return pa.ListArray.from_arrays(array.offsets, values, type=target, mask=mask)


def _is_list(kind: pa.DataType) -> bool:
    return pat.is_list(kind) or pat.is_large_list(kind) or pat.is_fixed_size_list(kind)


def _check_unique(names: Iterable[str], owner: str) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise UsageError(
                f"{owner} has two fields named {name!r}, which Spark cannot distinguish; "
                "rename one of them first"
            )


#: Types that a cast converts.
_OTHERS = (
    (pat.is_uint8, pa.int16()),
    (pat.is_uint16, pa.int32()),
    (pat.is_uint32, pa.int64()),
    (pat.is_uint64, pa.decimal128(20, 0)),
    (pat.is_large_string, pa.string()),
    (pat.is_string_view, pa.string()),
    (pat.is_large_binary, pa.binary()),
    (pat.is_binary_view, pa.binary()),
    (pat.is_fixed_size_binary, pa.binary()),
    (pat.is_time, pa.string()),
)
